# Стол в терминале.

table-age = Эпоха { $n } из { $of }
table-round = раунд { $n }
table-turn = ходит { $seat }, осталось { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
table-first = первый: { $seat }
table-legend = У города — размер и настроение (+ счастливый, - несчастный); под ним — чей он (1–4, в — варвары), затем о — военные отряды, п — поселенцы, к — корабли, ! — пираты
table-barbarian-letter = в
table-ship-letter = к
table-army-letter = о
table-settler-letter = п
table-pirate-letter = !
table-exhausted = истощено
table-barbarians = Варвары
table-size = размер { $n }
table-n-pirates = { $n ->
    [one] { $n } пиратский корабль
    [few] { $n } пиратских корабля
   *[many] { $n } пиратских кораблей
}
table-units = { $kind ->
    [settler] { $n ->
        [one] { $n } поселенец
        [few] { $n } поселенца
       *[many] { $n } поселенцев
    }
    [infantry] { $n ->
        [one] { $n } пехота
       *[other] { $n } пехоты
    }
    [cavalry] { $n ->
        [one] { $n } конница
       *[other] { $n } конницы
    }
    [elephant] { $n ->
        [one] { $n } боевой слон
        [few] { $n } боевых слона
       *[many] { $n } боевых слонов
    }
    [leader] { $n ->
        [one] { $n } лидер
        [few] { $n } лидера
       *[many] { $n } лидеров
    }
   *[ship] { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    }
}
table-goods = { text-good }
table-decks = Колоды
table-open-wonders = Чудеса света
table-lasting = Действует
table-resolving = Разыграно
table-offer = Предложение
table-offered = отдаёт: { $given }; просит: { $wanted }
table-a-card = карту
table-none = ничего
table-nobody = никого
table-battle = Сражение на клетке { $hex }, раунд { $n }
table-attacker = Атакует
table-defender = Защищается
table-lost = потери
table-rolled = бросок { $dice }: боевое значение { $value }, попаданий: { $hits }
table-laid = карта лицевой стороной вниз
table-points = Очки { $points }
table-cubes = фишек событий: { $n }
table-cities = Города
table-units-title = Отряды
table-activated = активаций: { $n }
table-advances = Достижения
table-leaders = Лидеры
table-waiting = можно нанять: { $names }
table-hand-actions = Карты
table-hand-objectives = Цели
table-hand-wonders = Карты чудес
table-hidden-cards = карт на руке: { $n }
table-great = Великие
table-front = События
table-built = Чудеса света
table-completed = Выполнено
table-captives = Пленные
table-you = вы
table-to-move = решает
table-passed = пас
