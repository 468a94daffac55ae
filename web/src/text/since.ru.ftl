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
