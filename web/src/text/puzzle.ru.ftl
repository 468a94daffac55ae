# Задачи, партия недели, рейтинг, по-русски.

puzzle-title = Задача дня
puzzle-today = Сегодня
puzzle-yesterday = Вчера
puzzle-all = Все задачи
puzzle-week = Партия недели
puzzle-number = Задача { $n }
puzzle-of-day = Задача дня { $date }
puzzle-ends = { $ends ->
    [game] Партия кончается: дальше решаете только вы.
    [round] Раунд кончается: дальше в нём решаете только вы.
   *[turn] Ваш ход, до его конца решаете только вы.
}
puzzle-ask = { $what ->
    [points] Сколько очков вы ещё возьмёте?
    [favor] Сколько поддержки вы соберёте?
    [secrets] Сколько тайн вы соберёте?
   *[warbands] Сколько отрядов вы соберёте?
}
puzzle-shut = { $game ->
    [clash] Эта задача о ваших городах: перемещать и нанимать отряды и меняться нельзя.
    [oath] Эта задача о вашем дворе: набеги, предложения вассалитета и показ карт закрыты.
   *[other] Некоторые виды ходов закрыты.
}
puzzle-sure = Случая в задаче нет: где решали бы кубики или закрытая карта, ответ закрыт.
puzzle-score = { $n } из { $all }
puzzle-most = больше { $all } не бывает: перебраны все ходы
puzzle-have = было { $start }, стало { $now }
puzzle-moves = Ваши ходы
puzzle-next = что дальше?
puzzle-undo = Взять назад
puzzle-again = Заново
puzzle-give = Показать лучшее
puzzle-give-sure = Показать лучшее? Тогда эта задача в ряд не пойдёт.
puzzle-give-yes = Показать
puzzle-solved = Решено!
puzzle-solved-late = Решено. В ряд идут только задачи своего дня.
puzzle-solved-shown = Решено. Лучшее уже было показано, в ряд не идёт.
puzzle-not-yet = Можно лучше
puzzle-not-yet-help = { $left ->
    [one] Не хватает { $left } до лучшего. Возьмите ход назад или начните заново.
   *[other] Не хватает { $left } до лучшего. Возьмите ход назад или начните заново.
}
puzzle-best = Лучшее
puzzle-proof = { $n ->
    [one] Проверен { $n } ответ: лучшего нет.
    [few] Проверены { $n } ответа: лучшего нет.
   *[many] Проверено { $n } ответов: лучшего нет.
}
puzzle-trap = Напрашивается
puzzle-trap-at = Напрашивается ({ $before })
puzzle-trap-why = { $gain ->
    [0] Сразу это ничего не даёт, а
   *[other] Сразу это даёт { $gain }, но
} всего после этого выйдет не больше { $most } из { $all }.
puzzle-others = Как у других
puzzle-people = { $n ->
    [one] { $n } человек
    [few] { $n } человека
   *[many] { $n } человек
}
puzzle-others-none = Вы первый, кто дошёл до конца.
puzzle-bar = { $value }: { $share } %
puzzle-streak = Подряд
puzzle-longest = { $n ->
    [one] лучший ряд { $n } день
    [few] лучший ряд { $n } дня
   *[many] лучший ряд { $n } дней
}
puzzle-day = { $state ->
    [ok] { $date }: решена
    [late] { $date }: решена не в свой день
    [today] { $date }: сегодня
   *[no] { $date }: не решена
}
puzzle-share = Поделиться
puzzle-share-title = Когда решите
puzzle-share-help = в строке нет ни одного хода: разгадки она не выдаёт
puzzle-share-head = Ойкумена № { $number }:
puzzle-share-score = { $n } из { $all }
puzzle-share-tries = { $n ->
    [1] с первой попытки
    [2] со второй попытки
    [3] с третьей попытки
   *[other] попыток { $n }
}
puzzle-share-streak = подряд { $n }
puzzle-copied = Строка скопирована
puzzle-copy-failed = Скопируйте строку сами
puzzle-tries = { $n ->
    [0] ещё не решали
    [one] { $n } попытка
    [few] { $n } попытки
   *[many] { $n } попыток
}
puzzle-solve = Решать
puzzle-shelf-about = Каждый день новая, из настоящих партий ботов: «сколько ещё можно взять?» Лучшее доказано перебором. Прежние можно решать когда угодно, но в ряд идут только решённые в свой день (по Гринвичу).
puzzle-list = Прежние задачи
puzzle-table = Доска

week-title = Партия недели
week-about = У всех один и тот же расклад и одни и те же боты. Играют один раз; пока неделя идёт, чужих партий никто не видит.
week-against = { $n ->
    [one] { $n } соперник: { $bot }
    [few] { $n } соперника: { $bot }
   *[many] { $n } соперников: { $bot }
}
week-until = до { $date }
week-play = Сесть за стол
week-back = Вернуться за стол
week-look = Как это было
week-guest = В таблицу попадают те, у кого при посадке была учётная запись.
week-players = { $n ->
    [0] ещё никто не садился
    [one] сел { $n } человек
    [few] сели { $n } человека
   *[many] сели { $n } человек
}
week-results = Кто дошёл до конца
week-none = Ещё никто.
week-last = Прошлая неделя
week-won = победа
week-lost = без победы
week-given = партия брошена

ratings-title = Рейтинг
ratings-about = Люди и боты на одной шкале, по законченным партиям этого сервера. Все начинают с 1500. В списке те, у кого есть учётная запись.
ratings-none = Законченных партий ещё нет.
ratings-counted = { $n ->
    [one] по { $n } партии
   *[other] по { $n } партиям
}
ratings-place = Место
ratings-name = Имя
ratings-rating = Рейтинг
ratings-games = Партий
ratings-wins = Побед

reviews-title = Разбор партий
reviews-about = Ваши законченные партии: итог, ход за ходом и разбор.
reviews-none = Законченных партий ещё нет. Сыграйте одну: разбор появится здесь.
reviews-open = Разобрать
reviews-replay = По ходам

todo-title = Чем заняться
todo-puzzle = Задача дня
todo-puzzle-done = Задача дня решена
todo-puzzle-help = { $game }, { $n ->
    [0] начните ряд
    [one] подряд { $n } день
    [few] подряд { $n } дня
   *[many] подряд { $n } дней
}
todo-week = Партия недели
todo-lesson = Первая партия с подсказками
todo-review = Разобрать последнюю партию
reviews-cost = самое дорогое решение: { $n } побед из 100
reviews-clean = дорогих ошибок нет
