# «Столкновение цивилизаций»: слова поля в браузере. Предложения самой игры — в ru.ftl.

board-map = Карта
board-north = север
board-closer = Ближе
board-farther = Дальше
board-whole = Вся карта
board-terra = Terra
board-incognita = incognita
board-hex-name = { $hex }, { $terrain }
board-terrain-plains = равнина
board-terrain-forest = лес
board-terrain-mountain = горы
board-terrain-barren = пустошь
board-terrain-sea = море
board-terrain-unknown = неизведанное
board-terrain-plains-help = Равнина даёт еду.
board-terrain-forest-help = Лес даёт дерево. Вошедший сюда может идти дальше, но не сражаться в этот ход.
board-terrain-mountain-help = Горы дают руду. Вошедший сюда стоит до конца хода.
board-terrain-barren-help = Пустошь даёт еду, но только с достижением «Орошение». Городов на ней обычно не основывают.
board-terrain-sea-help = Море даёт еду, но только с достижением «Рыболовство».
board-terrain-unknown-help = Кто сюда войдёт, откроет весь регион: там может быть суша, море или варвары.
board-city-name = { $who }: город размера { $n }, { $mood }
board-city-says = Сбор { $n }{ $acts ->
    [0] {""}
   *[other] ; в этот ход активирован, раз: { $acts }
}
board-unit-says = { $kind }: { $what }
board-orient = Как выложить регион
board-city-n = город размера { $n }
board-mood-happy = счастливый
board-mood-neutral = спокойный
board-mood-angry = несчастный
board-of-other = { $piece } ({ $who })
board-units-name = { $who }: { $what }
board-pirates-n = { $n ->
    [one] { $n } пиратский корабль
    [few] { $n } пиратских корабля
   *[many] { $n } пиратских кораблей
}
board-exhausted = земля истощена
board-side-barbarians = Варвары
board-side-pirates = Пираты
board-kind-settler = Поселенец
board-kind-infantry = Пехота
board-kind-cavalry = Конница
board-kind-elephant = Боевой слон
board-kind-leader = Лидер
board-kind-ship = Корабль
board-n-settler = { $n ->
    [one] { $n } поселенец
    [few] { $n } поселенца
   *[many] { $n } поселенцев
}
board-n-infantry = пехота { $n }
board-n-cavalry = конница { $n }
board-n-elephant = { $n ->
    [one] { $n } слон
    [few] { $n } слона
   *[many] { $n } слонов
}
board-n-leader = лидер
board-n-ship = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
}
board-mark-moved = уже ходил
board-mark-forest = вошёл в лес: сегодня не нападает
board-mark-mountain = вошёл в горы: сегодня не ходит
board-mark-plains = на равнине
board-mark-fought = бился: сегодня не ходит
board-piece-settlement = поселение
board-piece-academy = академия
board-piece-fortress = крепость
board-piece-port = порт
board-piece-temple = храм
board-piece-market = рынок
board-piece-obelisk = обелиск
board-piece-observatory = обсерватория
board-good-food = еда
board-good-wood = дерево
board-good-ore = руда
board-good-idea = идея
board-good-gold = золото
board-good-mood = настроение
board-good-culture = культура
board-group-agriculture = Земледелие
board-group-construction = Строительство
board-group-seafaring = Судоходство
board-group-education = Образование
board-group-warfare = Военное дело
board-group-spirituality = Духовность
board-group-economy = Экономика
board-group-culture = Традиции
board-group-science = Наука
board-group-democracy = Демократия
board-group-autocracy = Автократия
board-group-theocracy = Теократия
board-deck-advances = достижение
board-deck-leaders = лидер
board-deck-wonders = чудо света
board-deck-tactics = тактика
board-deck-actions = карта действия
board-deck-events = событие
board-deck-objectives = цель
board-takes-action = тратит действие
board-price = Цена
board-requires = Нужно достижение
board-needs = нужно: { $n }
board-first-first = сначала первое
board-for-nothing = даром
board-beside = Нужно в городе
board-border = Сразу даёт
board-unlocks = Открывает здание
board-trigger = Приходит с достижением
board-any-government = любая форма правления
board-tactic = В бою
board-or = или
board-advances = Достижения
board-advances-of = { $who }: достижений { $n }
board-gives-mood = даёт настроение
board-gives-culture = даёт культуру
board-gives-none = без жетона
board-civ-advances = Достижения цивилизации
board-come-alone = приходят сами
board-own-government = ваше правление
board-owned = получено
board-short-public-education = Просвещение
board-short-free-education = Беспл. образование
board-short-state-religion = Гос. религия
board-short-civil-liberties = Гражд. свободы
board-short-free-economy = Экон. свобода
board-short-separation-of-power = Раздел. властей
board-short-forced-labor = Принудит. труд
board-realm = Моя держава
board-treasury = Казна
board-of-limit = из { $n }
board-cubes = { $n ->
    [one] До события { $n } достижение
    [few] До события { $n } достижения
   *[many] До события { $n } достижений
}
board-cities = Города
board-cities-n = { $n }, предел размера { $most }
board-collects = сбор { $n }
board-hand = Рука
board-hand-n = действий { $actions }, целей { $objectives }{ $wonders ->
    [0] {""}
   *[other] , чудес { $wonders }
}
board-no-cards = карт нет
board-completed = Достигнуто целей: { $n }
board-first = ходит первым
board-has = города: { $cities }, отряды: { $units }; карты: { $cards }, цели: { $objectives }
board-rival-all = Правление: { $government }. Поселений в запасе { $settlements }, пленных { $captives }.
board-no-government = нет
board-leader = Лидер
board-leaders = Лидеры, которых можно нанять
board-wonders-built = Чудеса света
board-objectives-done = Достигнутые цели
board-lies-before = Лежат открыто
board-mine = Моё
board-players = Игроки
board-scale-round = раунд { $n }
board-actions = Действия
board-act-buy-advance = Достижение
board-act-move = Перемещение
board-act-cheer-action = Настроение
board-act-influence = Влияние
board-action-buy-advance = Получить одно достижение за его цену.
board-action-move = Переместить до трёх групп отрядов.
board-action-cheer-action = Поднять настроение городов за жетоны настроения.
board-action-influence = Попробовать заменить здание в городе своим.
board-verb-collect = Собрать ресурсы
board-verb-construct = Строить
board-verb-recruit = Нанимать
board-verb-found = Основать город
board-verb-wonder-in = Чудо света
board-verb-wonder-free = Чудо света без действия
board-verb-to = Идти
board-verb-road = По дороге
board-verb-sail = Плыть
board-verb-chart = Разведать с моря
board-verb-special = Применить
board-verb-advance = Получить
board-verb-play = Разыграть
board-verb-exchange = Предложить обмен
board-where-battle = Битва за { $n }
board-where-other = Ваше решение
board-where-move = Перемещение
board-where-turn = Ваш ход, { $left ->
    [0] действия кончились
   *[other] действие { $n } из { $most }
}
board-group = Группа
board-groups = Перемещение
board-groups-left = ещё групп: { $n }
board-group-from = Группа из { $n }
board-waits = { $n } ждёт в { $hex }
board-of-n = из { $n }
board-add-unit = { $n }: взять ещё один отряд
board-going = В { $goal } идут: { $n }; остаются: { $stay }.
board-where-to = Куда
board-where-from = Откуда
board-lit-n = подсвечено { $n }
board-move-help = Кто из отрядов пойдёт, спросят после цели.
board-tag-explore = разведать
board-tag-attack = напасть
board-tag-road = дорога
board-tag-roll = бросок { $n }+
board-explore-help = плитку увидят все
board-enter-forest = сегодня отсюда не нападут
board-enter-mountain = сегодня дальше не пойдут
board-by-road = по дороге, за еду и руду
board-if-attack = Если напасть на { $n }
board-forecast-all = Если пойдут все, кто может ({ $n }); без карт, отступлений и платных усилений.
board-odds = Победа { $won } из 100, никого не останется { $even }, поражение { $lost }
board-percent = { $n } %
board-battle = Битва
board-battle-for = Битва за { $n }
board-battle-round = раунд { $n }
board-step-cards = Карты
board-step-roll = Бросок
board-step-losses = Потери
board-step-after = Итог
board-forecast = Прогноз
board-forecast-assumes = Победа нападающего, никого не осталось, поражение. Точно по кубикам, если никто не играет карт и не отступает; первой гибнет пехота, лидер последним.
board-outcome = Итог броска
board-outcome-says = { $one }: потерь { $a }. { $other }: потерь { $b }.
board-comes-from = нападает из { $n }
board-attacks = нападает
board-defends = обороняется
board-strength = сила
board-units = Отряды
board-card = Карта
board-dice = Кубики
board-dice-n = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
board-nobody = никого
board-lost-unit = { $n }: погиб
board-fortress-help = Крепость: ещё кубик и один удар долой в первом раунде
board-laid-down = лежит закрытой
board-no-card = карт не играет
board-no-card-yet = не выложена
board-count-dice = кубики
board-count-infantry = пехота
board-count-cavalry = конница
board-count-more = карты и достижения
board-die = { $n }, { $symbol }
board-die-more = { $n }, { $symbol }: ещё { $more }
board-die-cancels = { $n }, { $symbol }: отменяет удар, сам не считается
board-minus-hit = −удар
board-hits = { $n ->
    [one] { $n } удар
    [few] { $n } удара
   *[many] { $n } ударов
}{ $saved ->
    [0] {""}
   *[other] , из них отменено { $saved }
}
board-exchange = Обмен
board-you-give = Вы отдаёте
board-gives = { $n } отдаёт
board-gives-nothing = пока ничего
board-is-left = из { $all }, останется { $left }
board-cards-action = карта действия на выбор владельца
board-cards-objective = цель на выбор владельца
board-cards-wonder = карта чуда на выбор владельца
board-hidden-card = карта, какая — не сказано
board-is-shown = показана вместе с предложением
board-is-face-down = лицом вниз
board-if-agreed = Если согласиться
board-exchange-help = Всё сразу переходит из рук в руки. Что сверх предела, пропадёт.
board-kind-pirate = Пираты на вашей стороне
board-kind-city = Город
board-n-pirate = { $n ->
    [one] { $n } союзный пиратский корабль
    [few] { $n } союзных пиратских корабля
   *[many] { $n } союзных пиратских кораблей
}
board-n-city = город
board-mark-fresh = только что нанят
board-mark-voyaged = уже плыл
board-less-unit = { $n }: вернуть последний отряд
board-by-sail = морем
board-by-chart = флот разведает край
board-by-assault = напасть на пиратов
board-by-beach = корабли станут отрядами на суше
board-by-launch = отряды станут кораблями
board-tag-beach = высадка
board-tag-launch = в море
board-odds-won = победа { $n } %
board-odds-lost = поражение { $n } %
board-influence-of = Влияние из { $n }
board-influence-help = Процент — без добавочной культуры: после броска её можно доложить.
board-reach-costs = { $n ->
    [one] { $n } жетон культуры за дальность
    [few] { $n } жетона культуры за дальность
   *[many] { $n } жетонов культуры за дальность
}
board-decks = Колоды и события
board-pile-actions = Колода действий: { $n }
board-pile-objectives = Колода целей: { $n }
board-pile-wonders = Колода чудес света: { $n }
board-pile-events = Колода событий: { $n }
board-discards-events = Сброшенные события: { $n }
board-discards-actions = Сброшенные карты действий: { $n }
board-resolving = происходит
board-lasts = действует
board-comes-next = следующее, знаете только вы
board-open-wonder = открытое чудо
board-supply = В запасе варваров: пехота { $infantry }, конница { $cavalry }, слоны { $elephants }, поселения { $settlements }, пиратские корабли { $pirates }.
board-forecast-was = Прогноз до броска
board-retreat = отступление

# Что дают достижения, в двух словах; между звёздочками — жетоны.
board-gist-farming = еда с равнин, дерево
board-gist-storage = предел еды 7
board-gist-irrigation = еда с пустошей; голод мимо
board-gist-husbandry = сбор за 2 клетки, раз в ход
board-gist-mining = руда с гор
board-gist-engineering = карта чуда; чудеса
board-gist-sanitation = поселенец за *mood*; без чумы
board-gist-roads = *food* *ore* : 2 клетки
board-gist-fishing = еда с моря
board-gist-navigation = вдоль края карты
board-gist-war-ships = в 1-м раунде −1 удар
board-gist-cartography = *idea* за плавание
board-gist-writing = карта действия и цель
board-gist-public-education = академия: *idea* при сборе
board-gist-free-education = *idea* -> *mood* за достижение
board-gist-philosophy = *idea* ; и за каждую науку
board-gist-tactics = войско ходит, карты
board-gist-siegecraft = 2*wood* 2*ore* : без крепости
board-gist-steel-weapons = *ore* : +2 в бою на суше
board-gist-draft = пехота за *mood*
board-gist-myths = *mood* : город не грустит
board-gist-rituals = счастье за любой ресурс
board-gist-priesthood = раз в ход наука без еды
board-gist-state-religion = раз в ход храм без еды
board-gist-bartering = карта -> *gold* или *culture*
board-gist-taxes = *mood* : ресурс за город
board-gist-trade-routes = еда за путь, до 4
board-gist-currency = пути и налоги золотом
board-gist-arts = *culture* : влияние без действия
board-gist-sports = *culture* : настроение +1
board-gist-monuments = карта чуда; город цел
board-gist-theaters = *culture* и *mood* меняются
board-gist-math = стройка и дороги без еды
board-gist-astronomy = навигация, карты без еды
board-gist-medicine = вернуть ресурс за наём
board-gist-metallurgy = 2 руды: одна в золото
board-gist-voting = *mood* : счастье без действия
board-gist-separation-of-power = счастливых не перекупить
board-gist-civil-liberties = действие: 3*mood*
board-gist-free-economy = *mood* : сбор без действия
board-gist-nationalism = войско: *mood* или *culture*
board-gist-totalitarianism = где войско, не перекупить
board-gist-absolute-power = 2*mood* : ещё действие
board-gist-forced-labor = *mood* : несчастные работают
board-gist-dogma = храм даёт достижение; идей 2
board-gist-devotion = где храм, не перекупить
board-gist-conversion = влияние +1; успех: *culture*
board-gist-fanaticism = бой у храма: +2 в 1-м раунде
board-gist-azt-captives = разбитые отряды в плен, до 4
board-gist-azt-human-sacrifice = пленный вместо события, *mood*, *culture*
board-gist-azt-gold = *gold* за город и за горы рядом
board-gist-azt-tribute = сбор и с вражеских городов
board-gist-bab-canals = ровно 1 еда: ещё 1
board-gist-bab-code-of-laws = успех влияния: карта действия
board-gist-bab-star-catalogues = перед событием *idea* или *culture*
board-gist-bab-ziggurats = 7 идей; храм идеями
board-gist-car-warbeasts = слоны без рынка за *gold* или *culture*
board-gist-car-hegemony = действие: корабль -> город
board-gist-car-pirate-allies = пираты — союзники
board-gist-car-mercenaries = призыв за *gold* ; и корабли
board-gist-cel-tribal-warfare = +1 за город варваров рядом
board-gist-cel-tribal-allies = действие: варвары приходят
board-gist-cel-druidic-influence = влияние на варваров: очки
board-gist-cel-tribal-trade = торговля и с варварами
board-gist-chi-rice = поселенец на равнине: +1 еда
board-gist-chi-expansion = после найма поселенцы идут
board-gist-chi-fireworks = *ore* *wood* : −1 удар в 1-м раунде
board-gist-chi-imperial-army = действие: поселенцы и пехота
board-gist-egy-flood-plains = города на пустошах; еда, дерево
board-gist-egy-architecture = *mood* за любое при стройке
board-gist-egy-embalming = *culture* после боя, если их до 4
board-gist-egy-man-god = теократия даёт и автократию
board-gist-gre-study = наём у академии: *idea*
board-gist-gre-sparta = призыв за *culture* ; враг без карт
board-gist-gre-hellenistic = влияние и из чужих городов
board-gist-gre-city-states = активация за другой город
board-gist-hun-nomads = города размера 1 кочуют
board-gist-hun-mounted-archers = конница без рынка, сразу в путь
board-gist-hun-raiders = чужие поселенцы рядом замирают
board-gist-hun-tribes = *culture* или *gold* : вести варваров
board-gist-ind-elephants = слоны из лесных городов
board-gist-ind-proselytism = поселенцы влияют на города
board-gist-ind-prosperity = путь: *mood* или *culture*
board-gist-ind-peace-poetry = *mood* вместо 2*food* за достижение
board-gist-jap-pottery = сбор 3 еды: *culture*
board-gist-jap-horsemanship = конница у крепости
board-gist-jap-ninjutsu = картой отменить чужую карту
board-gist-jap-shogunate = карты-действия без действия
board-gist-may-terracing = с гор еда, дерево, руда
board-gist-may-stelas = обелиск, город: *culture* или *idea*
board-gist-may-ballcourts = *mood* : город на 1 больше
board-gist-may-calendar = видеть событие; *culture* : под колоду
board-gist-per-elephants = слоны у пустошей
board-gist-per-immortals = *culture* : +1 в раунде, до 4
board-gist-per-zoroastrianism = влияние на вражеский отряд
board-gist-per-banking = есть золото: *gold* или *culture*
board-gist-pho-city-independence = порты ваши навек, по 1½ очка
board-gist-pho-biremes = +2 в морских боях
board-gist-pho-alphabet = 2 пути: *culture* или 2*idea*
board-gist-pho-cedars-dyes = пути кораблей на 3 клетки
board-gist-rom-aqueduct = голод мимо; гигиена без еды
board-gist-rom-roads = дорогой до 4 клеток
board-gist-rom-captivi = победа: *gold* и *mood*
board-gist-rom-provinces = дальние города: конница
board-gist-vik-ship-construction = корабли и отряды меняются
board-gist-vik-longships = после боя плывут; по 3 отряда
board-gist-vik-raiding = торгуя, грабят
board-gist-vik-rune-stones = 2 потери в бою: обелиск, 1 очко

## In a lesson an empty row says what will stand in it.

board-lesson-cards = здесь лягут карты действий, цели и чудеса; их видите только вы
board-lesson-cities = здесь будут ваши города
