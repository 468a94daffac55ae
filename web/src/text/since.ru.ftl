# Что сделали другие с вашего хода; загружается, когда открывают.

since-title = С вашего хода
since-away = Пока вас не было
since-at = { $head }, { $n } из { $all }
since-before = Как вы это оставили
since-unseen = { $name }: решение, которого вам не видно
since-back = Назад
since-on = Вперёд
since-play = За три секунды
since-play-short = 3 с
since-to-turn = К моему ходу
since-to-table = К столу
since-more = За столом уже пошли дальше: увидите там.
since-count = { $n ->
    [one] { $n } событие
    [few] { $n } события
   *[many] { $n } событий
}
since-left-out = { $n ->
    [one] { $n } более раннее событие пропущено.
    [few] { $n } более ранних события пропущены.
   *[many] { $n } более ранних событий пропущено.
}
since-points = Очки за это время
since-deadline-mine = Ваш ход
since-deadline = Чужой ход
since-until = до { $when }
since-passed = Прошло часов: { $n } из { $all }

# Что это меняет для того, кто вернулся, по играм.
since-means = Что это меняет
mean-first-now = Теперь вы первый игрок.
mean-clash-attacked = Вас атакуют на { $hex } ({ $name }): вы устоите в { $won } случаях из 100{ $even ->
    [0] .
   *[other] , в { $even } не останется никого.
}
mean-clash-attack = Ваша битва за { $hex } (против: { $name }): победа в { $won } случаях из 100{ $even ->
    [0] .
   *[other] , в { $even } не останется никого.
}
mean-clash-razed = Вашего города на { $hex } больше нет.
mean-clash-lost = Ваш город на { $hex } теперь в других руках: { $name }.
mean-clash-near = { $hex } под угрозой: { $name } { $n ->
    [one] на соседней клетке
    [few] в { $n } переходах
   *[many] в { $n } переходах
}, а войск в городе нет.
mean-clash-learned = { $name } уже умеет, а вы нет: { $what }.
mean-oath-attacked = { $name } нападает на вас: победа в { $won } случаях из 100, ещё в { $dear } с жертвами.
mean-oath-ally = { $name } нападает, вы среди защитников: победа в { $won } случаях из 100, ещё в { $dear } с жертвами.
mean-oath-usurps = { $name } теперь узурпатор и победит, если останется им к началу своего хода.
mean-oath-you-usurp = Теперь вы узурпатор: продержитесь до своего хода.
mean-oath-title = Верность обету теперь хранит { $name }.
mean-oath-you-title = Верность обету теперь храните вы.
mean-oath-lost = Локацией «{ $site }» правите уже не вы: { $name }.
mean-oath-free = Локацией «{ $site }» правите уже не вы, а никто.
mean-oath-banner = Теперь { $banner } держит { $name }.
mean-oath-vision = { $name }: открыто видение «{ $vision }».
mean-oath-warbands = С вашего планшета { $n ->
    [one] ушёл { $n } отряд
    [few] ушли { $n } отряда
   *[many] ушло { $n } отрядов
}, осталось { $left }.
mean-imperium-ending = Конец партии объявлен.
mean-imperium-final = Это последний раунд.
mean-imperium-unrest = К вам { $n ->
    [one] пришла { $n } карта беспорядков
    [few] пришли { $n } карты беспорядков
   *[many] пришло { $n } карт беспорядков
}.
mean-imperium-goods = У вас: { $what }.
mean-imperium-left = С рынка ушли: { $what }.
mean-imperium-came = На рынке теперь: { $what }.
mean-settlers-razed = У вас разрушено: { $what }.
mean-settlers-may-raze = { $name }: { $n ->
    [one] { $n } жетон разрушений
    [few] { $n } жетона разрушений
   *[many] { $n } жетонов разрушений
}, хватит против: { $what }.
mean-settlers-passed = Спасовали до конца раунда: { $names }. Целью их уже не выбрать.
mean-world-lost = Ваш город потерял: { $what }.
mean-world-closed = Ваши готовые граждане больше не дотягивают сюда: { $what }.
mean-world-titan = { $name } побеждает титана «{ $titan }».
mean-world-sold = Из рядов ушли: { $what }.
mean-world-passed = Спасовали до конца раунда: { $names }.
