# О времени: за столом и там, где стол накрывают.

clock-kind = Часы
clock-kind-help = Часы идут у каждого, кого спрашивают, и стоят, пока стоит сервер.
clock-kind-none = без часов
clock-kind-move = на каждое решение
clock-kind-game = на всю партию
clock-move-seconds = Секунд на решение
clock-move-hours = Часов на решение
clock-game-minutes = Минут на партию
clock-game-days = Дней на партию
clock-plus-seconds = Секунд сверху за решение
clock-plus-hours = Часов сверху за решение
clock-out = Когда время вышло
clock-out-vote = остальные могут позвать бота
clock-out-bot = играет бот, пока человек не вернётся
clock-out-resign = человек сдаётся, бот доигрывает
clock-out-host = решает тот, кто накрыл стол
clock-votes = Чтобы играть дальше без кого-то
clock-votes-help = Место того, кто ушёл, пропал или просрочил время, займёт бот; вернуться можно.
clock-votes-all = согласны должны быть все остальные
clock-votes-majority = хватит больше половины
clock-vacation = Выходных у каждого
clock-night = Тихие часы
clock-night-help = Ночью часы стоят.
clock-night-zone = Часы в это время стоят; пояс: { $zone }.
clock-night-when = С какого и по какой час
clock-night-from = Тихо с
clock-night-to = Тихо до

time-move-seconds = { $n } с на решение
time-move-minutes = { $n } мин на решение
time-move-hours = { $n } ч на решение
time-move-days = { $n ->
    [one] { $n } день на решение
    [few] { $n } дня на решение
   *[many] { $n } дней на решение
}
time-game-seconds = { $n } с на партию
time-game-minutes = { $n } мин на партию
time-game-hours = { $n } ч на партию
time-game-days = { $n ->
    [one] { $n } день на партию
    [few] { $n } дня на партию
   *[many] { $n } дней на партию
}
time-plus = за решение ещё { $n } с
time-night = тихо с { $from } до { $to } ({ $zone })
time-vacation = { $n ->
    [one] { $n } выходной
    [few] { $n } выходных
   *[many] { $n } выходных
}
time-out-vote = опоздавшего может сменить бот, если согласны остальные
time-out-bot = за опоздавшего играет бот, пока он не вернётся
time-out-resign = опоздавший сдаётся
time-out-host = об опоздавшем решает тот, кто накрыл стол

clock-days = { $n } д
clock-hours = { $n } ч
clock-minutes = { $n } мин
clock-away = выходной
clock-stands = часы стоят: тихое время
clock-call = { $n ->
    [one] Осталась { $n } секунда
    [few] Осталось { $n } секунды
   *[many] Осталось { $n } секунд
}
clock-out-now = Ваше время вышло.

late-head = Время вышло
late-text = У игрока { $name } не осталось времени
late-help = Вы накрыли стол: решите, как быть.
late-time = Дать ещё времени
late-bot = Бот, пока не вернётся
late-resign = Бот до конца партии
ask-absent = Играть дальше без игрока { $name }
back-head = За вас играет бот
back-text = Вернуться на своё место?
back-help = Пока вы не вернётесь, играет бот.
back-sit = Сесть снова
menu-holiday = { $n ->
    [one] Взять выходной (остался { $n })
    [few] Взять выходной (осталось { $n })
   *[many] Взять выходной (осталось { $n })
}
menu-holiday-sure = Ваши часы постоят сутки, а выходных станет на один меньше.
menu-home = Выходной кончился, я здесь
off-title = Кто когда не играет
off-quiet = { $name }: тихо с { $from } до { $to } по вашему времени
off-days = { $name }: выходные с { $from } по { $to }
vote-most = Согласны { $agreed } из { $needed }; хватит больше половины
