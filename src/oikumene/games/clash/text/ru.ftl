# «Столкновение цивилизаций», по-русски, словами книги правил. Сообщения берут ровно те аргументы, что названы в
# words.py; у вещи есть название ($good) и обозначение ($good-id), по которому выбирают слова.

about = От поселения до империи за шесть эпох: города, достижения, чудеса света и войны.

## Счёт

n-food = { $n ->
    [one] { $n } еду
    [few] { $n } еды
   *[many] { $n } еды
}
n-wood = { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
}
n-ore = { $n ->
    [one] { $n } руду
   *[other] { $n } руды
}
n-idea = { $n ->
    [one] { $n } идею
    [few] { $n } идеи
   *[many] { $n } идей
}
n-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
n-mood = { $n ->
    [one] { $n } жетон настроения
    [few] { $n } жетона настроения
   *[many] { $n } жетонов настроения
}
n-culture = { $n ->
    [one] { $n } жетон культуры
    [few] { $n } жетона культуры
   *[many] { $n } жетонов культуры
}
n-good = { $good-id ->
    [food] { n-food }
    [wood] { n-wood }
    [ore] { n-ore }
    [idea] { n-idea }
    [gold] { n-gold }
    [mood] { n-mood }
   *[culture] { n-culture }
}
one-good = { $good-id ->
    [food] 1 еду
    [wood] 1 дерево
    [ore] 1 руду
    [idea] 1 идею
    [gold] 1 золото
    [mood] 1 жетон настроения
   *[culture] 1 жетон культуры
}
of-good = { $for-id ->
    [food] еды
    [wood] дерева
    [ore] руды
    [idea] идеи
    [gold] золота
    [mood] жетона настроения
   *[culture] жетона культуры
}
n-pirates = { $n ->
    [one] { $n } пиратский корабль
    [few] { $n } пиратских корабля
   *[many] { $n } пиратских кораблей
}
n-units = { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}
n-kind = { $kind-id ->
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
a-kind = { $kind-id ->
    [settler] поселенца
    [infantry] пехоту
    [cavalry] конницу
    [elephant] боевого слона
    [leader] лидера
   *[ship] корабль
}
a-building = { $building-id ->
    [academy] академию
    [fortress] крепость
    [port] порт
    [temple] храм
    [market] рынок
    [obelisk] обелиск
   *[observatory] обсерваторию
}

side-first = { $side-id ->
    [4] Варвары
    [5] Пираты
   *[other] { $side }
}

## Что можно ответить

up-to-goods = , не больше { $n }
up-to-units = , не больше { $n }
mood-falls = { $falls ->
    [0] {""}
   *[other] {" "}(настроение упадёт: город уже действовал)
}
untimed = { $action ->
    [0] {", "}не тратя действие
   *[other] {""}
}
fight = { $foe-id ->
    [hidden] {""}
   *[other] {" "}(нападение: { $foe } — { $force-n ->
        [0] отрядов нет
       *[other] { $force }
    })
}
option-civilization = { $civ }
option-settle = Первый поселенец — на клетку { $hex }
option-advance = { $power }{ for-price }
option-buy-advance = Получить достижение{ for-price }
option-found = Возвести город на клетке { $hex }
option-collect = Собрать ресурсы в городе { $hex }{ up-to-goods }{ mood-falls }
option-construct = Построить здание в городе { $hex }{ for-price }{ mood-falls }
option-recruit = Нанять отряды в городе { $hex }{ up-to-units }{ mood-falls }
option-wonder-in = Построить чудо света в городе { $hex }{ mood-falls }
option-wonder-free = Построить чудо света в городе { $hex }, не тратя действие{ mood-falls }
option-move = Переместить отряды
option-cheer-action = Улучшить настроение
option-influence = Распространить культурное влияние
option-special = Использовать: { $ability }{ for-price }{ untimed }
option-play = Разыграть { $card }{ for-price }{ untimed }
option-exchange = Предложить обмен игроку { $seat }
option-end = Закончить ход
option-swap = Заплатить { one-good } вместо { of-good }
option-swap-by = Заплатить { one-good } вместо { of-good } («{ $power }»)
option-take = { $good } с клетки { $hex }
option-build = { $building }{ for-price }
option-port = Порт — на клетку моря { $hex }
option-wonder = { $card }{ for-price }
option-wonder-with = { $card }, «{ $power }»{ for-price }
option-wonder-deck = Из колоды чудес света
option-token = { $good }
option-unit = { $kind }{ for-price }
option-unit-by = { $kind }: «{ $power }»{ for-price }
option-card-by = Взять карту действия: «{ $power }»{ for-price }
option-leader = { $power-id ->
    [any] Случайный лидер
   *[other] { $power }
}{ for-price }
option-recall = Фигурка с клетки { $hex }
option-cheer = Город { $hex }{ for-price }
option-from = С клетки { $hex }
option-target = Город { $hex }{ for-price }
option-boost = Потратить { n-culture }
option-exchange-building = { $building }
option-to = На клетку { $hex }{ for-price }{ fight }
option-road = На клетку { $hex } по дороге{ for-price }{ fight }
option-over = Через клетку { $hex }
option-sail = Плыть на клетку { $hex }{ for-price }{ fight }
option-chart = Разведать регион у клетки { $hex }
option-beach = Высадиться на клетку { $hex }: корабли станут сухопутными отрядами
option-launch = Выйти в море на клетку { $hex }: сухопутные отряды станут кораблями
option-become = { $kind }
option-who = { $kind }{ $marks ->
    [0] {""}
    [1] {" "}(уже перемещался)
    [2] {" "}(в этом ходу был в лесу: не может атаковать)
    [4] {" "}(в этом ходу был в горах)
    [8] {" "}(в этом ходу прошёл равнину)
    [10] {" "}(в этом ходу лес и равнина: не может атаковать)
    [12] {" "}(в этом ходу горы и равнина)
   *[other] {" "}(уже перемещался: { $marks })
}
option-turn = { $turn-id ->
    [a] Как лежит
   *[other] Развернуть
}
option-tactic = Выложить { $card }
option-lose = { $kind }
option-react = Использовать: { $power }{ for-price }
option-place = На клетку { $hex }
option-kind = { $kind }
option-give-up = { $good }
option-sadden = Город { $hex }
option-cancel-with = Сбросить { $card }, чтобы отменить её
option-complete = Выполнить цель «{ $objective }» с карты { $card }
option-route = От клетки { $hex } к городу { $city }
option-good = { $good }
option-goods = { n-good }
option-give = Отдать { one-good }
option-want = Попросить { one-good }
option-give-card = Отдать { $card }, не показывая
option-give-shown = Показать и отдать { $card }
option-want-cards = Попросить { $deck }
option-accept = Принять
option-refuse = Отказаться
option-counter = Сделать встречное предложение
option-raze = Разрушить город { $hex }
option-government = { $group }{ for-price }
option-first = { $seat }
option-siege = { $mark }
option-keep = Оставить { a-kind }
option-hand-out = { $seat }: { n-food }
option-ruin = { $piece } в городе { $hex }
option-ruin-wonder = { $power } в городе { $hex }
option-convert = { $good-id ->
    [mood] { n-mood } — в жетоны культуры
   *[other] { n-culture } — в жетоны настроения
}
option-assign = { $card }
option-player = { $seat }
option-city = Город { $hex }
option-swap-cards = Своя { $own } на { $card }
option-hire-for = Войско за { one-good }
option-lose-at = { $kind }, клетка { $hex }
option-top-discard = { $card } из стопки сброса
option-deck = Из колоды
option-steel = Потратить 1 руду: +{ $n } в каждом раунде
option-discard = Сбросить { $card }
option-collect-tax = { n-good }

## Что спрашивают

ask-civilization = За какую цивилизацию вы играете?
ask-settle = Где встанет ваш первый поселенец?
ask-act = { $n ->
    [0] Действий не осталось. Свободное действие или конец хода?
    [one] Осталось { $n } действие. Что вы делаете?
    [few] Осталось { $n } действия. Что вы делаете?
   *[many] Осталось { $n } действий. Что вы делаете?
}
ask-advance = Какое достижение вы получаете?
ask-free-advance = Какое достижение вы получаете бесплатно?
ask-pay = Платите ли вы { $what } чем-то другим?
ask-collect = Что собирает город { $hex }?
ask-construct = Что вы строите в городе { $hex }?
ask-port = На какой клетке моря встанет порт?
ask-wonder = Какое чудо света вы строите?
ask-draw-wonder = Какую карту чуда света вы берёте?
ask-token = Что вы берёте?
ask-recruit = Кого вы нанимаете в городе { $hex }?
ask-recall = Фигурок не осталось: какую снять с поля ({ $kind })?
ask-cheer = Настроение какого города улучшить?
ask-influence-from = Какой город распространяет влияние?
ask-influence = На какой город распространяет влияние город { $hex }?
ask-influence-building = Какое здание города { $hex } станет вашего цвета?
ask-influence-unit = Какой отряд на клетке { $hex } станет вашим?
ask-boost = Результат броска — { $n }, а нужно 5. Потратить жетоны культуры?
ask-move-from = Какие отряды перемещаются? Осталось формирований: { $n }.
ask-move-to = Куда идут отряды с клетки { $hex }?
ask-who = Кто идёт с клетки { $hex } на клетку { $goal }?
ask-become = Чем станет корабль на клетке { $hex }?
ask-become-ships = Какие отряды станут кораблями на клетке { $hex }?
ask-orient = Как выложить новый регион у клетки { $hex }?
ask-over = Каким путём вы атакуете клетку { $hex }? Отступать придётся туда же.
ask-founder = Какой поселенец возведёт город на клетке { $hex }?
ask-tactic = Разыграете ли вы карту действия в этом раунде сражения?
ask-retreat = Сражение на клетке { $hex } продолжается. Вы отступаете?
ask-casualties = Потери ({ $side }): { n-units }. Кого убрать?
ask-drown = Корабли на клетке { $hex } не увезут всех. Кого убрать?
ask-react = Используете ли вы что-нибудь из этого?
ask-place-unit = Куда поместить { a-kind }?
ask-barbarians-settle = Где появится поселение варваров?
ask-barbarians-kind = Какой отряд варваров поместить на клетку { $hex }?
ask-barbarians-grow = В какое поселение варваров поместить ещё один отряд?
ask-barbarians-from = Какое войско варваров перемещается?
ask-barbarians-to = Куда идут варвары с клетки { $hex }?
ask-hold-back = Удержать варваров на клетке { $hex }?
ask-pirates-from = Пиратских кораблей не осталось: какой снять с поля?
ask-pirates-to = Куда поместить пиратский корабль?
ask-raid = Рейд пиратов. Что вы теряете?
ask-raid-mood = Рейд пиратов. Настроение какого города ухудшится?
ask-exhaust = Какая земля истощена?
ask-event-in-full = Вы берёте событие. Разыграть его полностью (иначе — только символ)?
ask-cancel = { $seat } разыгрывает { $card }. Отменить её?
ask-objective = Выполняете ли вы сейчас цель?
ask-objective-status = Какие цели вы выполняете?
ask-routes = Какие торговые пути вы используете?
ask-route-good = Что принесёт торговый путь к городу { $hex }?
ask-give-card = Какую карту вы отдаёте?
ask-exchange = Что вы отдаёте и о чём просите? Обмен с игроком { $seat }.
ask-exchange-answer = { $seat } предлагает обмен. Вы согласны?
ask-exchange-counter = Что вы предлагаете в ответ? Обмен с игроком { $seat }.
ask-raze = Разрушите ли вы город размера 1, чтобы получить 1 золото?
ask-government = Меняете ли вы форму правления?
ask-government-rows = Какие достижения новой формы правления у вас будут?
ask-first-player = Кто будет первым игроком в следующей эпохе?
ask-siege = Осадные машины: платите ли вы против крепости?
ask-captives = Кого из уничтоженных отрядов вы оставляете пленными?
ask-aztec-gold = Рядом с новым городом горы: что вы отдаёте за 1 золото?
ask-steer = Чем вы платите, чтобы управлять варварами?
ask-immortals = Сколько жетонов культуры вы тратите на «Бессмертных»?
ask-pay-token = Какой жетон вы тратите?
ask-monumental = Что вы берёте?
ask-princeps = Какой картой вы платите?
ask-hand-out = Кому сколько еды вы даёте?
ask-starving-city = Еды не хватает: какой город станет несчастным?
ask-sick-city = Чума: настроение какого города ухудшится?
ask-lose-units = Какой отряд вы теряете?
ask-pandemic = Что вы теряете из-за пандемии?
ask-flooded-city = Наводнение: настроение какого города ухудшится?
ask-left-city = Люди уходят: настроение какого города ухудшится?
ask-civil-war = Гражданская война: в каком городе?
ask-burning-city = В каком городе начнётся пожар?
ask-volcano = Какой город уничтожит вулкан?
ask-earthquake = Что разрушит землетрясение?
ask-revolution-action = Уберёте ли вы военный отряд, чтобы не терять действие?
ask-revolution-government = Уберёте ли вы военный отряд, чтобы не менять форму правления?
ask-uprising = Какие жетоны вы отдаёте (от одного до четырёх)?
ask-new-leader = Какой лидер появится бесплатно? Без него вы получите 2 победных очка.
ask-which-temple = Какой храм станет вашего цвета?
ask-take-great = Возьмёте ли вы { $card } за жетоны культуры (1, если карту взяли вы, иначе 2)?
ask-build-where = Где вы строите здание?
ask-convert = Какие жетоны превратить в другие?
ask-discover-city = Где вы возведёте город за 2 еды?
ask-assign = Какую цель { $seat } возьмёт следующей?
ask-which-player = Какой игрок?
ask-which-city = Какой город?
ask-which-army = Какое войско варваров перемещается?
ask-army-to = Куда идёт войско?
ask-keep-mood = Потратите ли вы 1 жетон настроения, чтобы настроение города { $hex } не изменилось?
ask-uncover = Какой регион вы открываете?
ask-spies = Обменяете ли вы карту?
ask-new-goals = Обменяете ли вы цель на одну из взятых?
ask-mercenaries = Сколько войск варваров вы нанимаете и чем платите?
ask-won-over = Какой отряд появится в городе?
ask-steel = Используете ли вы стальное оружие?
ask-take-back = Какой ресурс вы получаете обратно?
ask-discard-action = Какую карту действия вы сбрасываете?
ask-taxes = Какие налоги вы собираете?
ask-collect-in = Какой город собирает ресурсы?
ask-besieged = Вас осаждают. Потратите ли вы 2 еды, чтобы способности столкновения остались с вами?
ask-withdraw = Куда отступает ваше войско?
ask-library = Какое достижение вы используете в этом ходу?
ask-lighthouse = Где встанет новый корабль?
ask-statue = Какую карту цели сбросить ради действия?
ask-from-discards = Возьмёте ли вы { $card } из стопки сброса, а не из колоды?

## Что произошло

log-begins = { $seat } начинает за цивилизацию «{ $civ }» на клетке { $hex }.
log-gains = { $seat } получает { n-good }.
log-pays = { $seat } тратит { n-good }.
log-loses = { $seat } теряет { n-good }.
log-places = { side-first }: { n-kind } на клетке { $hex }.
log-removes = { $side-id ->
    [4] Варвары теряют
    [5] Пираты теряют
   *[other] { $side } теряет
} { a-kind } на клетке { $hex }.
log-leader = { $seat }: новый лидер — { $power }.
log-leader-gone = { $seat }: лидера больше нет — { $power }.
log-mood = Город { $hex } ({ $side }) теперь { $mood }.
log-builds = { $seat } строит { a-building } на клетке { $hex }.
log-wonder = { $seat } строит { $card } на клетке { $hex }.
log-draws-action = { $seat } берёт карту действия.
log-draws-objective = { $seat } берёт карту цели.
log-draws-wonder = { $seat } берёт карту чуда света.
log-collects = { $seat } собирает ресурсы в городе { $hex }.
log-founds = { $seat } возводит город на клетке { $hex }.
log-recruits = { $seat } нанимает отряды в городе { $hex }.
log-obtains = { $seat } получает достижение «{ $power }».
log-influence = { $seat } распространяет влияние на город { $hex }, результат броска — { $n }.
log-influence-fails = { $seat }: влияние не удалось.
log-influenced = { $seat } распространяет влияние: { $building } в городе { $hex } меняет цвет.
log-moves = { $side-id ->
    [4] Варвары идут
    [5] Пираты идут
   *[other] { $side } идёт
} с клетки { $hex } на клетку { $goal }.
log-shares = { $seat } стоит рядом с пиратами на клетке { $hex }.
log-turned = { $seat }: отряд на клетке { $hex } теперь — { $kind }.
log-explores = { $seat } разведывает регион у клетки { $hex }.
log-attacks = { $side-id ->
    [4] Варвары атакуют
    [5] Пираты атакуют
   *[other] { $side } атакует
} { $foe-id ->
    [4] варваров
    [5] пиратов
   *[other] игрока { $foe }
} на клетке { $hex }.
log-lays-card = { $seat } выкладывает карту действия лицевой стороной вниз.
log-reveals-card = { $seat } разыгрывает в сражении { $card }.
log-rolls = Боевые значения: { $side } — { $n }, { $foe } — { $m }.
log-loses-unit = { $side-id ->
    [4] Варвары теряют
    [5] Пираты теряют
   *[other] { $side } теряет
} { a-kind }.
log-retreats = { $side-id ->
    [4] Варвары отступают
    [5] Пираты отступают
   *[other] { $side } отступает
}.
log-captures = { $side-id ->
    [4] Варвары захватывают
    [5] Пираты захватывают
   *[other] { $side } захватывает
} город { $hex }.
log-barbarians-settle = На клетке { $hex } появляется поселение варваров.
log-barbarians-move = Варвары идут с клетки { $hex } на клетку { $goal }.
log-held-back = { $seat } удерживает варваров на клетке { $hex }.
log-pirates-come = На клетке { $hex } появляется пиратский корабль.
log-event = { $seat } берёт событие { $card }.
log-exhausts = { $seat } выбирает истощённую землю: { $hex }.
log-plays = { $seat } разыгрывает { $card }.
log-aims = { $seat } выбирает игрока { $other }.
log-cancelled = Карта отменена: { $card }.
log-cancels = { $seat } отменяет карту.
log-completes = { $seat } выполняет цель «{ $objective }» с карты { $card }.
log-deal = Обмен: { $seat } и { $other }.
log-no-deal = Обмен не состоялся: { $seat } и { $other }.
log-uses = { $seat } использует: { $power }.
log-turn = Ходит { $seat }.
log-round = Эпоха { $age }, раунд { $n }.
log-status = Фаза состояния эпохи { $age }.
log-end-roll = Бросок на конец игры: { $n }.
log-razes = { $seat } разрушает свой город { $hex }.
log-changes-government = { $seat } меняет форму правления: { $group }.
log-first-player = Первый игрок теперь — { $seat }.
log-takes-card = { $seat } забирает в руку { $card }.
log-takes-great = { $seat } берёт { $card }.
log-swaps = { $seat } обменивает карту: { $other }.
log-pact = { $seat } и { $other } не атакуют друг друга один ход.
log-assassination = { $seat } отнимает действие следующего хода: { $other }.
log-won-over = { $seat } обращает город варваров { $hex }.

## Почему нельзя

why-no-actions = действий не осталось
why-too-dear = не хватает ресурсов
why-needs-advance = нужно достижение «{ $power }»
why-other-government = у вас другая форма правления
why-nothing-to-move = перемещать некого
why-has-fought = в этом ходу они уже сражались
why-has-moved = этим действием они уже перемещены
why-in-mountain = горы держат их до следующего хода
why-foreign-ships = там чужие корабли или пираты
why-no-ship = там нет вашего корабля со свободным местом
why-no-room = больше военных отрядов там не поместится
why-armies-only = на клетку с врагами входят только военные отряды
why-out-of-forest = вошедшие в этом ходу в лес не атакуют
why-no-attack = атаковать эту клетку сейчас нельзя
why-no-mood = мало жетонов настроения или улучшать нечего
why-no-target = нет города, на который можно влиять
why-influenced-already = в этом ходу влияние уже удалось

## Вещи

good-food = еда
good-wood = дерево
good-ore = руда
good-idea = идея
good-gold = золото
good-mood = жетон настроения
good-culture = жетон культуры
building-academy = академия
building-fortress = крепость
building-port = порт
building-temple = храм
building-market = рынок
building-obelisk = обелиск
building-observatory = обсерватория
piece-settlement = поселение
piece-academy = академия
piece-fortress = крепость
piece-port = порт
piece-temple = храм
piece-market = рынок
piece-obelisk = обелиск
piece-observatory = обсерватория
kind-settler = поселенец
kind-infantry = пехота
kind-cavalry = конница
kind-elephant = боевой слон
kind-leader = лидер
kind-ship = корабль
mood-angry = несчастный
mood-neutral = спокойный
mood-happy = счастливый
terrain-plains = равнина
terrain-forest = лес
terrain-mountain = горы
terrain-barren = пустошь
terrain-sea = море
terrain-unknown = неразведано
side-4 = варвары
side-5 = пираты
what-advance = за достижение
what-building = за здание
what-wonder = за чудо света
what-unit = за отряды
what-cheer = за настроение
what-other = за это
mark-no-fort-die = Потратить 2 дерева: крепость не добавляет кубик
mark-no-fort-cancel = Потратить 2 руды: крепость не отменяет попадание
deck-action = карту действия
deck-objective = карту цели
deck-wonder = карту чуда света
group-agriculture = Земледелие
group-construction = Строительство
group-seafaring = Судоходство
group-education = Образование
group-warfare = Военное дело
group-spirituality = Духовность
group-economy = Экономика
group-culture = Традиции
group-science = Наука
group-democracy = Демократия
group-autocracy = Автократия
group-theocracy = Теократия
group-own = Своя цивилизация
ability-sports-1 = Цирк и спорт: улучшить настроение города на 1 уровень за 1 жетон культуры
ability-sports-2 = Цирк и спорт: улучшить настроение города на 2 уровня за 2 жетона культуры
ability-theaters-mood = Театр и музыка: жетон культуры — в жетон настроения
ability-theaters-culture = Театр и музыка: жетон настроения — в жетон культуры
civ-aztecs = Ацтеки
civ-babylon = Вавилон
civ-carthage = Карфаген
civ-celts = Кельты
civ-china = Китай
civ-egypt = Египет
civ-greece = Греция
civ-huns = Гунны
civ-india = Индия
civ-japan = Япония
civ-maya = Майя
civ-persia = Персия
civ-phoenicia = Финикия
civ-rome = Рим
civ-vikings = Викинги
source-pieces = Поселения и здания
source-advances = Достижения
source-objectives = Цели
source-wonders = Чудеса света
source-events = События
source-leaders = Побеждённые лидеры
ending-ages = Последняя эпоха закончилась.
ending-homeless = У кого-то не осталось городов.
ending-lot = Партию закончил бросок кубика.
ending-wonder = Партию закончило чудо света, построенное в последних раундах.

deck-advances = Достижения
    .help = 48 достижений планшета игрока, двенадцать категорий; три из них правительственные.
deck-civilization_advances = Достижения цивилизаций
    .help = По четыре у каждой цивилизации; каждое приходит вместе с другим достижением.
deck-leaders = Лидеры
    .help = По три у каждой цивилизации, у каждого две способности.
deck-wonders = Чудеса света
    .help = Восемь чудес света.
deck-tactics = Тактика
    .help = Нижние половины карт действий, для сражений.
deck-actions = Карты действий
    .help = 42 карты: сверху — что сделать в свой ход, снизу — тактика для сражения.
deck-events = Карты событий
    .help = Сначала символ, для взявшего карту; затем текст карты.
deck-objectives = Карты целей
    .help = На каждой две цели, выполнить можно одну — за 2 победных очка.
deck-regions = Регионы
    .help = Шестнадцать неразведанных регионов по четыре клетки: верхняя, левая, правая, нижняя.

## Как можно играть

setting-expansion = Цивилизации
    .help = С дополнением: цивилизации, лидеры, конница, боевые слоны, ещё три здания, пираты и новые карты.
setting-civilizations = Кто за какую цивилизацию
    .help = По жребию или по выбору игроков.
choice-civilizations-random = по жребию
choice-civilizations-choose = по выбору
setting-events = События
    .help = Полностью; или только символы; или взявший карту заранее говорит, разыграть ли её полностью.
choice-events-all = полностью
choice-events-symbols = только символы
choice-events-optional = по желанию
setting-length = Длина партии
    .help = Шесть эпох; сокращённая игра — четыре эпохи, два поселенца и по два бесплатных достижения; или семь эпох, и в последних пяти раундах игру может закончить бросок или чудо света. Числа, напечатанные для броска, нам неизвестны: в первом из этих раундов игру завершает 1, в следующем 1–2 и так далее до 5.
choice-length-normal = шесть эпох
choice-length-short = четыре эпохи
choice-length-random-end = случайный конец
choice-length-wonder-end = конец по чудесам света
setting-leaders = Лидеры
    .help = Нанимая лидера, игрок выбирает его сам или берёт наугад.
choice-leaders-choose = по выбору
choice-leaders-random = наугад
setting-history = Чьи лидеры
    .help = Лидеры своей цивилизации или три из всех сорока пяти по жребию.
choice-history-own = свои
choice-history-alternate = любые, по жребию
setting-wonders = Карты чудес света
    .help = В руку или открыто, для всех, у кого есть «Проектирование».
choice-wonders-hand = в руку
choice-wonders-open = общедоступные
setting-trading = Обмен между игроками
    .help = Как в книге (не больше двенадцати предложений за ход), три предложения за ход или никакого.
choice-trading-free = свободный
choice-trading-few = три предложения за ход
choice-trading-off = без обмена
setting-government_price = Смена формы правления
    .help = За жетон настроения и жетон культуры или бесплатно: в книге цены нет, она известна из одного другого источника.
choice-government_price-paid = за два жетона
choice-government_price-free = бесплатно
setting-first_settler = Первый поселенец
    .help = Рядом с первым городом, как в книге, или в городе.
choice-first_settler-beside = рядом с городом
choice-first_settler-inside = в городе

# Why a bot likes an answer: what there is more or less of then (outlook.py)
trait-points = очки
trait-cities = выгода от городов
trait-advances = выгода от достижений
trait-goods = ресурсы
trait-cards = карты действий
trait-objectives = цели
trait-wonders = чудеса, до которых недалеко
trait-people = возможности отрядов
trait-actions = оставшиеся действия
trait-danger = угроза городам

## Кто есть кто в рассказе о партии: всякое имя в единственном числе, оно подлежащее

realm-aztecs = Народ ацтеков
realm-babylon = Вавилон
realm-carthage = Карфаген
realm-celts = Народ кельтов
realm-china = Китай
realm-egypt = Египет
realm-greece = Греция
realm-huns = Орда гуннов
realm-india = Индия
realm-japan = Япония
realm-maya = Народ майя
realm-persia = Персия
realm-phoenicia = Финикия
realm-rome = Рим
realm-vikings = Страна викингов

## Окна, в которых отвечают заранее
window-exchange-answer = Обмен, который предлагают другие
window-tactic = Карты действия в сражениях
window-cancel = Отмена карт, которые разыгрывают другие
window-react = То, что можно использовать в такой момент: свойства и карты
