# Imperium: слова доски в браузере. Фразы самой игры лежат в ru.ftl.

board-market = Рынок
board-market-note = карта приходит с тем, что на ней и под ней
board-deck-region = регионы
board-deck-uncivilised = истоки
board-deck-civilised = цивилизация
board-deck-main = основная
board-deck-fame = слава
board-deck-unrest = беспорядки
board-exile = изгнание
board-king-taken = Царь царей взят
board-with-unrest = с беспорядками
board-empty-slot = пусто
board-barbarian = Варварство
board-empire = Цивилизация
board-actions = Жетоны действия
board-exhausts = Жетоны эксплуатации
board-power = Способность
board-deck = личная колода
board-deck-short = колода
board-discard = сброс
board-history = летопись
board-sunken = затоплено
board-nation = усиление
board-accession = под ней
board-journey = путь, следующий
board-area = Область прогресса
board-quests = Испытания
board-area-short = Прогресс
board-hand = рука
board-points = Очки на сейчас
board-points-note = Если бы игра кончилась сейчас. Карты в колоде усиления и в области прогресса не считаются.
board-resolving = разыгрывается
board-under = под ней
board-under-card = под картой «{ $card }»
board-price = цена
board-token-used = жетон уже здесь: снова после обновления
board-first = первый игрок
board-turn = Ход
board-turn-activate = Активация
board-turn-innovate = Инновация
board-turn-revolt = Революция
board-innovate-does = сбросить руку, присвоить карту
board-revolt-does = вернуть беспорядки с руки
board-solstice = солнцестояние
board-setup = подготовка
board-round = раунд
board-left-main = до конца: основная колода, ещё
board-end-near = конец близок: ещё один раунд после этого
board-end-final = последний раунд
board-actions-left = действий
board-exhausts-left = эксплуатаций
board-mine = Моё
board-stock = Запасы
board-board = Рынок и я
board-choose = Выберите
board-from-hand = С руки
board-from-discard = Из сброса
board-from-deck = Из колоды
board-from-nation = Из колоды усиления
board-from-history = Из летописи
board-from-exile = Из изгнания
board-from-fame = Из колоды славы
board-from-garrison = Из гарнизона
board-from-area = Область прогресса
board-from-market = С рынка
board-from-play = В игре
board-from-powers = В игре
board-from-bottom = Под колодой усиления
board-from-journey = Путь
board-from-unrest = Беспорядки
board-from-king = Царь царей
board-nations = Народы
board-power-sides = Карта способности: одна из сторон на всю игру
board-side = Сторона
board-opponent = Соперник
board-dynasty = династия
board-slots = Карты перед ним
board-die = кубик
board-level = уровень
board-none = Здесь пусто
board-watching = Держава
board-unknown = карта лицом вниз
board-play = Разыграть
board-exhaust = Эксплуатация
board-pay = Заплатить
board-row-state = Период
board-row-pin = Постоянная
board-row-attack = Атака
board-row-price = Цена
board-row-points = Очки
board-row-start = В начале
board-start-power = рядом с картой периода
board-start-in_play = в игре
board-start-nation_deck = в колоде усиления
board-start-accession = под колодой усиления
board-start-development = в области прогресса
board-start-starting_deck = в личной колоде
board-start-commons = базовая колода
board-start-fame_deck = колода славы
board-start-fame_bottom = под колодой славы
board-start-unrest_pile = колода беспорядков
board-start-unrest_supply = колода беспорядков
board-kind-own = Карта народа
board-kind-power = Способность
board-suit-region = Регион
board-suit-uncivilised = Истоки
board-suit-civilised = Цивилизация
board-suit-tributary = Набеги
board-suit-fame = Слава
board-suit-unrest = Беспорядки
board-res-materials = ресурсы
board-res-population = население
board-res-progress = модернизация
board-action = жетон действия
board-exhaust-token = жетон эксплуатации
board-icon-city = город
board-icon-metropolis = метрополия
board-icon-knight = рыцарь
board-icon-mask = маска
board-icon-scroll = свиток
board-land-production = производство
board-land-river = река
board-land-fertile = плодородие
board-pinned = постоянная
board-attack = атака

## the glossary

board-help-materials = Ресурсы: ими платят за эффекты и карты прогресса. Модернизация может заменить 2 ресурса.
board-help-population = Население: им платят за эффекты и карты прогресса. Модернизация может заменить 1 население.
board-help-progress = Модернизация: в конце 1 очко за жетон. Её можно отдать вместо 1 населения или 2 ресурсов.
board-help-action = Жетон действия: по одному за карту с руки. Три в начале каждого хода.
board-help-exhaust = Жетон эксплуатации: кладётся на карту в игре ради её эффекта «Эксплуатация», на колоду усиления и в область прогресса при перетасовке.
board-help-barbarian = Период варварства: карты с символом цивилизации пока не разыграть. Период сменится, когда карта из-под колоды усиления попадёт в сброс.
board-help-empire = Период цивилизации: карты с символом варварства больше не разыграть.
board-help-region = Регионы: постоянные карты с символами производства, реки и плодородия; под регион можно положить гарнизон.
board-help-uncivilised = Истоки: под картой на рынке лежат беспорядки.
board-help-civilised = Цивилизация: под картой на рынке лежат беспорядки.
board-help-tributary = Набеги: лежат в основной колоде; под картой на рынке лежат беспорядки.
board-help-main = Основная колода: из неё пополняется рынок, когда маленькая колода кончилась. Когда она опустеет, начнётся конец игры.
board-help-fame = Колода славы; под ней «Царь царей». Карты славы дают много очков.
board-help-unrest = Беспорядки: −2 очка. Если колода опустеет, наступит упадок: побеждает тот, у кого беспорядков меньше.
board-help-exile = Изгнание: карты вне игры, лежат открыто.
board-help-king = Царь царей: достаётся, когда карты славы кончились. Сторона Б начинает конец игры.
board-help-deck = Личная колода. Когда она кончилась: карта усиления и карта прогресса могут лечь в сброс, потом сброс тасуется.
board-help-discard = Личный сброс лежит открыто.
board-help-history = Летопись: карты под картой способности. Смотрит только хозяин, очки считаются.
board-help-sunken = Затопленные карты: в игру не вернутся, очки считаются.
board-help-nation = Колода усиления: при каждой перетасовке верхняя карта идёт в сброс, за жетон эксплуатации.
board-help-accession = Последняя карта колоды усиления: с ней меняется период.
board-help-area = Область прогресса: при перетасовке можно купить одну карту, за жетон эксплуатации. Без последней карты начнётся конец игры.
board-help-quests = Испытания: не покупаются; одно активно под «Двором короля Артура».
board-help-pinned = Постоянная карта: остаётся в игре, когда разыграна.
board-help-attack = Карта атаки: соперники могут избежать её картами, на которых это сказано.
board-help-city = Город: символ, о котором говорят другие карты.
board-help-metropolis = Метрополия: символ, о котором говорят другие карты.
board-help-knight = Рыцарь: символ, о котором говорят карты артурианцев.
board-help-mask = Маска: символ, о котором говорят карты ольмеков.
board-help-scroll = Свиток: символ, о котором говорят карты просветлённых.
board-help-production = Производство: считается символами на картах в игре.
board-help-river = Река: считается символами на картах в игре.
board-help-fertile = Плодородие: считается символами на картах в игре.
board-help-garrison = Гарнизон лежит под картой и уходит вместе с ней; в игре не считается, в конце приносит очки.
board-help-points = Столько очков у вас было бы, если бы игра кончилась сейчас.

## how sentences are cut short on a card: pattern ⇒ what stands there instead ⇒ flags (g: everywhere, i: large letters as small ones)

board-shorten =
    {"^Розыгрыш( \\(только если можете заплатить\\))?: "} ⇒ {""} ⇒ -
    {"^Розыгрыш \\(не требует жетона действия\\): "} ⇒ {"Без действия: "} ⇒ -
    {" без жетона действия"} ⇒ {" без действия"} ⇒ g
    {"([Кк]аждый) из остальных игроков"} ⇒ {"$1 другой"} ⇒ g
    {"каждого из остальных игроков"} ⇒ {"каждого другого"} ⇒ g
    {"каждому из остальных игроков"} ⇒ {"каждому другому"} ⇒ g
    {"^Пока в игре: "} ⇒ {""} ⇒ -
    {",? чтобы выбрать: "} ⇒ {" → "} ⇒ g
    {"(^|[.:] )выберите: "} ⇒ {"$1"} ⇒ gi
    {",? чтобы "} ⇒ {" → "} ⇒ g
    {"вы можете "} ⇒ {"можно "} ⇒ g
    {"Вы можете "} ⇒ {"Можно "} ⇒ g
    {"(^|[ ,:.→])получи(?:те|ть|т) (?=\\d+ (?:ресурс|населени|модернизаци|действи))"} ⇒ {"$1"} ⇒ gi
    {"(^|: )Приносит (\\d+) очк\\S+ за кажд"} ⇒ {"$1$2 ★ за кажд"} ⇒ -
    {" на ваших картах в игре"} ⇒ {" у вас в игре"} ⇒ g
    {" на ваших картах"} ⇒ {""} ⇒ g
    {" \\(не больше 10\\)"} ⇒ {""} ⇒ g
    {"1 карту с руки"} ⇒ {"карту с руки"} ⇒ g

## words that a token can stand for, and how a line begins that matters only until the card is played

board-token-materials = ^ресурс
board-token-population = ^населени
board-token-progress = ^модернизац
board-token-action = ^действи
board-line-play = ^Розыгрыш

## In a lesson an empty row says what will stand in it.

board-lesson-play = здесь встанет то, что остаётся в игре: регионы и постоянные карты
