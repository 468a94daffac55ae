# «Империи» по-русски. Сообщения из WORDS берут ровно те аргументы, что названы в words.py; у вещи, например ресурса,
# есть название ($resource) и обозначение ($resource-id), по которому выбирают слова.
# Количества: сообщение, которое на них ссылается, передаёт им свои аргументы. Падеж везде винительный.

n-materials = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[other] { $n } ресурсов
}
n-population = { $n ->
    [one] { $n } население
   *[other] { $n } населения
}
n-progress = { $n ->
    [one] { $n } модернизацию
    [few] { $n } модернизации
   *[other] { $n } модернизаций
}
n-resource = { $resource-id ->
    [materials] { n-materials }
    [population] { n-population }
   *[progress] { n-progress }
}
n-card = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
n-action = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}
n-point = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
a-card = { $card-id ->
    [hidden] карту
   *[other] карту { $card }
}
of-suit = { $suit-id ->
    [region] региона
    [uncivilised] истоков
    [civilised] цивилизации
    [tributary] набегов
    [fame] славы
    [unrest] беспорядков
   *[star] с монетой «*»
}
for-nation = { $nation-id ->
    [arthurians] народ короля Артура
    [atlanteans] атлантов
    [carthaginians] карфагенян
    [celts] кельтов
    [egyptians] египтян
    [greeks] греков
    [macedonians] македонян
    [mauryans] империю Маурьев
    [minoans] минойцев
    [olmecs] ольмеков
    [persians] персов
    [qin] империю Цинь
    [romans] римлян
    [scythians] скифов
    [utopians] просветлённых
   *[vikings] викингов
}

## Что можно ответить

untimed = { $action ->
    [0] {", "}не тратя действие
   *[other] {""}
}
asks-for = { $fee-n ->
    [0] {""}
   *[other] { $must ->
        [0] {" "}(можно { $fee })
       *[other] {" "}({ $fee })
    }
}
idle = { $idle ->
    [0] {""}
   *[other] {" "}— сейчас её текст ничего не даст
}
no-unrest = { $n ->
    [0] {" "}— их там нет, ход пропадёт
   *[other] {""}
}
on-it = { $tokens-n ->
    [0] {""}
   *[other] , получить с неё { $tokens }
}
with-unrest = { $unrest ->
    [0] {""}
   *[other] , вместе с картой беспорядков
}
price-now = { $now-n ->
    [0] {""}
   *[other] {" "}(сейчас — { $now })
}
option-nation = Играть за { for-nation }
option-power = { $face }
option-play = Разыграть карту { $card }{ untimed }{ asks-for }{ idle }
option-exhaust = Эксплуатировать карту { $card }{ asks-for }{ idle }
option-innovate = Инновация: сбросить руку и присвоить карту
option-revolt = Революция: вернуть карты беспорядков с руки{ no-unrest }
option-end = Закончить ход
option-pick = { $card } — { $place }{ for-price }{ on-it }{ with-unrest }
option-deck = { $suit-id ->
    [tributary] Первая карта набегов в основной колоде
    [star] Первая карта с монетой «*» в основной колоде
   *[other] Верхняя карта колоды { of-suit }
}
option-suit = { $suit-id ->
    [region] Регион
    [uncivilised] Истоки
    [civilised] Цивилизация
    [tributary] Набеги
   *[other] { $suit }
}
option-way = { $way }{ price-now }
pay-progress = { $progress ->
    [one] { $progress } модернизацию
    [few] { $progress } модернизации
   *[other] { $progress } модернизаций
}
pay-people = { $population ->
    [one] { $population } население
   *[other] { $population } населения
}
pay-population = { pay-people }{ $progress ->
    [0] { "" }
   *[other] { " " }и { pay-progress }
}
pay-rest = { $population ->
    [0] { $progress ->
        [0] { "" }
       *[other] { " " }и { pay-progress }
    }
   *[other] { $progress ->
        [0] { " " }и { pay-people }
       *[other] , { pay-people } и { pay-progress }
    }
}
option-pay = Потратить { $materials ->
    [0] { $population ->
        [0] { pay-progress }
       *[other] { pay-population }
    }
    [one] { $materials } ресурс{ pay-rest }
    [few] { $materials } ресурса{ pay-rest }
   *[other] { $materials } ресурсов{ pay-rest }
}
option-react = Использовать карту { $card }
option-solstice = { $card }
option-give = { $card } — { $place }
option-search = { $place-id ->
    [nation] Искать в колоде усиления
   *[deck] Искать в личной колоде
}

## Что спрашивают

ask-nation = За какой народ вы играете?
ask-power = Какой стороной положить карту способности?
ask-act = Ваш ход: что делаете?
ask-revolt = Революция: какую карту беспорядков вернуть?
ask-clean-up = Фаза обновления: какие карты сбросить, прежде чем добрать новые?
ask-market-token = Фаза обновления: на какую карту рынка положить { n-resource }?
ask-solstice = Солнцестояние: какая карта следующая?
ask-react = { $card }: применить сейчас?
ask-avoid = { $card-id ->
    [hidden] Карта атакует ({ $by }). Уклониться?
   *[other] Карта { $card } атакует вас ({ $by }). Уклониться?
}
ask-may = { $card }. { $way }?
ask-choose = { $card }: что выбрать?
ask-pay = { $card }: чем заплатить? Модернизация может заменить другие жетоны.
ask-pay-up-to = { $card }: сколько модернизации потратить (не больше { $n })?
ask-acquire = { $card }: какую карту приобрести?
ask-break-through = { $card }: какую карту присвоить?
ask-discard = { $card }: какую карту сбросить? Нужно сбросить: { $n }.
ask-to-hand = { $card }: какую карту взять на руку?
ask-on-top = { $card }: какую карту положить на верх личной колоды?
ask-history = { $card }: какую карту занести в летопись?
ask-sink = { $card }: какую карту затопить?
ask-exile = { $card }: какую карту отправить в изгнание?
ask-exile-market = { $card }: какую карту рынка отправить в изгнание?
ask-return-unrest = { $card }: какую карту беспорядков вернуть?
ask-recall = { $card }: какую карту отозвать?
ask-abandon = { $card }: какую карту разрушить?
ask-garrison = { $card }: какой картой её укрепить?
ask-garrison-in = { $card }: какой регион укрепить этой картой?
ask-develop = { $card }: какую карту прогресса получить?
ask-develop-now = Личная колода перетасовывается: ускорить прогресс?
ask-find = { $card }: какую карту взять или где искать дальше?
ask-free-play = { $card }: какую карту разыграть без жетона действия?
ask-play-from = { $card }: какую карту разыграть из сброса?
ask-place-on-market = { $card }: на какую карту рынка положить { n-resource }?
ask-swap-exiled = { $card }: какую карту из изгнания вернуть на рынок?
ask-swap-market = { $card }: какую карту рынка отправить в изгнание?
ask-swap-nation = { $card }: какую карту с руки положить на верх колоды усиления?
ask-look-bottom = { $card }: { $top-id ->
    [hidden] положить верхнюю карту колоды усиления под низ?
   *[other] наверху колоды усиления лежит { $top }. Положить её под низ?
}
ask-look-shuffle = { $card }: { $top-id ->
    [hidden] верхняя карта колоды усиления осмотрена. Перемешать колоду?
   *[other] наверху колоды усиления лежит { $top }. Перемешать колоду?
}
ask-draw-up-to = { $card }: сколько карт взять (не больше { $n })?
ask-discard-drawn = { $card }: какую из взятых карт сбросить?
ask-mask = { $card }: какая карта заменит маску? Осталось сбросить масок: { $n }.
ask-fame = { $card }: какую карту славы взять?
ask-fame-order = { $card }: какую карту вернуть первой? Последняя ляжет сверху.
ask-give = { $card }: какую карту отдать сопернику ({ $to })?
ask-declare = { $card }: какую категорию назвать?
ask-treat = { $card }: символ какой карты считать за 3 символа производства?
ask-token-back = { $card }: с какой карты снять жетон эксплуатации?
ask-copy = { $card }: чью эксплуатацию применить?
ask-quest = { $card }: какая карта испытаний станет активной?
ask-endgame = { $card }: какую карту беспорядков вернуть перед концом игры?
ask-pay-off = { $card }: отдать сопернику ({ $to }) 1 модернизацию, чтобы атака подействовала?

## Летопись

log-plays-nation = { $seat } играет за { for-nation }.
log-power = { $seat } выкладывает карту способности: { $card }.
log-first-player = Первый игрок: { $seat }.
log-round = Начинается раунд { $n }.
log-turn = Ходит { $seat }.
log-innovates = { $seat }: инновация.
log-revolts = { $seat }: революция, возвращено карт беспорядков: { $n }.
log-plays = { $seat } разыгрывает { a-card }.
log-plays-free = { $seat } разыгрывает без жетона действия { a-card }.
log-exhausts = { $seat } эксплуатирует карту { $card }.
log-reacts = { $seat } использует карту { $card }.
log-gains = { $seat } получает { n-resource }.
log-pays = { $seat } тратит { n-resource }.
log-gains-action = { $seat } получает { n-action }.
log-steals = { $seat } крадёт { n-resource } у соперника ({ $victim }).
log-draws = { $seat } берёт { n-card }.
log-discards = { $seat } сбрасывает { a-card }.
log-acquires = { $seat } приобретает { a-card }.
log-breaks-through = { $seat } присваивает { a-card }.
log-takes-deck = { $seat } берёт из колоды { of-suit } { a-card }.
log-finds-nothing = { $seat } не находит карты { of-suit }.
log-reveals = Открыто: { $card-id ->
    [hidden] неизвестная карта
   *[other] { $card }
}.
log-market = Новое на рынке: { $card-id ->
    [hidden] неизвестная карта
   *[other] { $card }
}.
log-token = { $seat } кладёт { n-resource } на карту { $card }.
log-takes-unrest = { $seat } берёт карту беспорядков.
log-returns-unrest = { $seat } возвращает карту беспорядков.
log-takes-fame = { $seat } берёт { $card-id ->
    [hidden] карту славы
   *[other] карту славы { $card }
}.
log-king = { $seat } применяет карту { $card }.
log-recalls = { $seat } отзывает { a-card }.
log-abandons = { $seat } разрушает { a-card }.
log-history = { $seat } заносит в летопись { a-card }.
log-sinks = { $seat } затапливает { a-card }.
log-exiles = { $seat } отправляет в изгнание { a-card }.
log-exiles-market = { $seat } отправляет в изгнание с рынка { a-card }.
log-swaps = { $seat } возвращает на рынок карту { $card }; в изгнание уходит карта { $other }.
log-garrisons = { $seat } укрепляет карту { $host }, положив под неё { a-card }.
log-develops = { $seat } ускоряет прогресс: { $card }.
log-nation-card = { $seat } перемещает из колоды усиления в сброс { a-card }.
log-to-hand = { $seat } берёт на руку { a-card }.
log-on-top = { $seat } кладёт на верх личной колоды { a-card }.
log-finds = { $seat } находит { a-card }.
log-searches = { $place-id ->
    [nation] { $seat } ищет карту в колоде усиления.
   *[deck] { $seat } ищет карту в личной колоде.
}
log-gives = { $seat } отдаёт сопернику ({ $to }) { a-card }.
log-declares = { $seat } называет категорию: { $suit }.
log-avoids = { $seat } уклоняется: карта { $card } не действует.
log-empire = { $seat } вступает в период цивилизации.
log-reshuffles = { $seat } перемешивает сброс в новую личную колоду.
log-looks = { $seat } смотрит { n-card }.
log-token-back = { $seat } снимает жетон эксплуатации с карты { $card }.
log-treats = { $seat }: символ карты { $card } до конца хода считается за 3 символа производства.
log-flips = { $seat } продолжает путь: { $card }.
log-quest = { $seat } начинает испытание: { $card }.
log-solstice = Солнцестояние.
log-solstice-card = { $seat }: солнцестояние, карта { $card }.
log-cleans-up = { $seat } сбрасывает в фазе обновления { n-card }.
log-end-near = Близится конец: { $why }. Доигрывается этот раунд и ещё один.
log-final-round = Начинается последний раунд.
log-collapse = Упадок: колода беспорядков пуста, игра тотчас окончена.
log-scores = { $seat } набирает { n-point }.
log-unrest-count = Карт беспорядков у игрока { $seat }: { $n }.
log-bot-nation = Противник: { $nation }, уровень: { $level }.
log-bot-rolls = Противник бросает кубик: { $n }.
log-bot-resolves = Противник применяет { a-card }.
log-bot-row = По таблице — { $row }.
log-bot-gains = Противник получает { n-resource }.
log-bot-pays = Противник тратит { n-resource }.
log-bot-steals = Противник крадёт { n-resource }.
log-bot-takes = Противник забирает { a-card }.
log-bot-takes-fame = Противник берёт { $card-id ->
    [hidden] карту славы
   *[other] карту славы { $card }
}.
log-bot-finds-nothing = Противник не находит карты { of-suit }.
log-bot-plays = Противник разыгрывает { a-card }.
log-bot-nothing = Эта карта противнику ничего не даёт: { $card-id ->
    [hidden] неизвестно какая
   *[other] { $card }
}.
log-bot-history = Противник заносит в летопись { a-card }.
log-bot-on-top = Противник кладёт на верх колоды { a-card }.
log-bot-discards = Противник сбрасывает { a-card }.
log-bot-abandons = Противник разрушает { a-card }.
log-bot-recalls = Противник отзывает { a-card }.
log-bot-exiles = Противник отправляет в изгнание с рынка { a-card }.
log-bot-exiles-own = Противник отправляет в изгнание { a-card }.
log-bot-returns = Противник возвращает карту беспорядков.
log-bot-unrest = Противник берёт карту беспорядков.
log-bot-dynasty = Противник добавляет из колоды династии { a-card }.
log-bot-reshuffles = Противник перемешивает сброс в новую колоду.
log-bot-token = Противник кладёт { n-resource } на карту { $card }.
log-bot-empire = Противник вступает в период цивилизации.
log-bot-king = Противник применяет карту «Царь царей».
log-bot-journey = Путь противника: { $card }.
log-bot-flips = Противник продолжает путь: { $card }.
log-bot-scores = Противник набирает { n-point }.

## Почему сейчас нельзя

why-no-action = не осталось жетонов действия
why-state = { $state-id ->
    [empire] разыграть можно только в период цивилизации
   *[barbarian] разыграть можно только в период варварства
}
why-unplayable = эту карту не разыгрывают
why-requires = нет карты, которая для этого нужна
why-cost = нечем заплатить или не к чему применить
why-free-once = без жетона действия она в этот ход уже разыграна
why-tired = на ней уже лежит жетон эксплуатации
why-no-token = не осталось жетонов эксплуатации
why-turn-begun = ход уже начат: это активация

## Вещи игры

side-4 = противник

resource-materials = ресурсы
    .help = Жетон. Им платят за «Реформы», карты прогресса и многое другое. Каждые 2 ресурса при оплате может заменить 1 модернизация.
resource-population = население
    .help = Жетон. Им платят за «Завоевание», карты прогресса и беспорядки. При оплате его может заменить 1 модернизация.
resource-progress = модернизация
    .help = Жетон, в конце игры приносит 1 очко. При оплате 1 модернизация заменяет 1 население или до 2 ресурсов; саму её заменить нечем.

state-barbarian = варварство
    .help = Период, с которого начинает почти каждый народ. Карты с символом периода варварства можно разыгрывать с руки только в нём; то, что уже в игре, действует по-прежнему.
state-empire = цивилизация
    .help = Период наступает, когда карта трансформации уходит из-под колоды усиления в сброс; с тех пор каждая перетасовка вместо карты усиления позволяет ускорить прогресс. Карты с символом этого периода можно разыгрывать с руки только в нём, а приобретать и присваивать — всегда.

suit-region = регион
    .help = Земли вашего народа. Большинство остаётся в игре, их можно укреплять, на них бывают символы производства, реки и плодородия. На рынке под регионами нет беспорядков.
suit-uncivilised = истоки
    .help = Ремёсла и обычаи до цивилизации. На рынке под каждой лежит карта беспорядков.
suit-civilised = цивилизация
    .help = Ремёсла и обычаи цивилизации. На рынке под каждой лежит карта беспорядков.
suit-tributary = набеги
    .help = Покорённые народы. Своей колоды у них нет, они лежат в основной; на рынке под каждой лежит карта беспорядков.
suit-fame = слава
    .help = Великие деяния. На рынке их не бывает: карты позволяют посмотреть верх колоды славы и взять одну или взять верхнюю.
suit-unrest = беспорядки
    .help = Отнимает 2 очка. Чтобы вернуть карту, разыграйте её: потратьте 1 население, сбросьте 2 карты или потратьте 3 ресурса. Когда колода беспорядков кончается, наступает упадок.
suit-power = способность
suit-star = с монетой «*»

symbol-lands = производство, река, плодородие
    .help = Типы регионов. Сами они ничего не делают; их считают другие карты, чаще всего производство.
symbol-types = город, метрополия, рыцарь, маска, свиток
    .help = Типы карт. Сами они ничего не делают; их считают или требуют другие карты.
symbol-pinned = карта постоянного действия
    .help = Остаётся после розыгрыша в вашей игровой области, пока её что-нибудь не уберёт. Отозвать можно только такую карту.
symbol-attack = карта атаки
    .help = Вредит соперникам. Прежде чем она подействует, каждый из них может использовать карту, которая спасает от атак.

place-hand = на руке
place-deck = в личной колоде
place-discard = в сбросе
place-play = в игре
place-powers = в игре
place-history = в летописи
place-garrison = в укреплении
place-nation = в колоде усиления
place-bottom = под колодой усиления
place-area = в области прогресса
place-journey = под картой пути
place-market = на рынке
place-exile = в изгнании
place-fame = в колоде славы
place-unrest = в колоде беспорядков
place-king = под колодой славы

level-chieftain = вождь
level-warlord = полководец
level-imperator = император
level-sovereign = повелитель
level-overlord = властелин
level-supreme = верховный правитель

turn-activate = активация
    .help = Разыгрывайте карты с руки (по 1 действию) и эксплуатируйте карты в игре (по 1 жетону эксплуатации) в любом порядке, сколько можете и хотите. В начале хода у вас 3 действия и 5 жетонов эксплуатации.
turn-innovate = инновация
    .help = Вместо активации: сбросьте всю руку и присвойте карту региона, истоков, цивилизации или набегов.
turn-revolt = революция
    .help = Вместо активации: верните любое число карт беспорядков с руки.
turn-clean-up = фаза обновления
    .help = Положите 1 модернизацию на любую карту рынка; жетоны действия и эксплуатации возвращаются; сбросьте сколько угодно карт и доберите руку до предела, обычно до 5.
word-acquire = приобрести
    .help = Возьмите на руку карту рынка нужной категории со всеми жетонами на ней и с картой беспорядков под ней. Место заполняется из колоды той же категории или из основной.
word-break-through = присвоить
    .help = Назовите категорию и возьмите карту рынка с её жетонами (беспорядки из-под неё возвращаются в колоду) или, не глядя, верхнюю карту колоды этой категории. Карту набегов, и вообще если колода пуста, ищут в основной колоде, открывая карты по одной; не нашлось — получите 2 ресурса.
word-exile = изгнание
    .help = Карта уходит в колоду изгнания. Карту рынка, на которой есть жетоны, изгнать нельзя; беспорядки из-под изгнанной возвращаются. Карта истоков, цивилизации или набегов, приобретённая из изгнания, приносит с собой 1 карту беспорядков. При обмене жетоны остаются на новой карте.
word-garrison = укрепить
    .help = Положите карту с руки лицом вверх под карту в игре. Карта укрепления не считается картой в игре, но приносит очки в конце. Когда укреплённая карта уходит, укрепление уходит туда же.
word-recall = отозвать
    .help = Своя карта постоянного действия возвращается из игры на руку вместе с укреплением.
word-abandon = разрушить
    .help = Своя карта уходит из игры в сброс вместе с укреплением.
word-history = летопись
    .help = Карты под картой способности: больше не используются, но приносят очки. Смотреть их может только хозяин. Атланты и викинги летописи не ведут.
word-sink = затопить
    .help = Атланты кладут карту под карту способности: она приносит очки, но летописью не считается. У других народов такая карта уходит в сброс.
word-find = найти
    .help = Ищите карту на руке, в сбросе, в личной колоде и в колоде усиления, где захотите; колоды после поиска перемешиваются. Карту под колодой усиления так не найти.
word-take-unrest = взять и вернуть беспорядки
    .help = Взятая карта идёт из колоды беспорядков на руку; возвращённая — обратно в колоду, с руки, если не сказано иное.
word-develop = ускорить прогресс
    .help = Заплатите цену карты из области прогресса и положите её в сброс. При перетасовке в период цивилизации это можно сделать раз за ход, за жетон эксплуатации; эффект карты позволяет это всегда. Взята последняя — начинается подсчёт очков.
word-nation-deck = колода усиления
    .help = Перетасовывая личную колоду в период варварства, сначала положите в сброс верхнюю карту колоды усиления: раз за ход, за жетон эксплуатации. Внизу лежит карта трансформации: с ней наступает период цивилизации.
word-solstice = солнцестояние
    .help = В конце раунда каждый применяет эффекты солнцестояния своих карт в игре, в любом порядке и настолько, насколько возможно; если на карте сказано «можете», решаете вы.
word-exhaust = эксплуатация
    .help = Переложите жетон эксплуатации с карты периода на карту в игре и примените её эффект. Карту можно эксплуатировать раз за ход и только при активации; всё, что стоит до слова «чтобы», нужно оплатить сполна.
word-free-play = не требует жетона действия
    .help = Карту разыгрывают без жетона действия, но каждую только раз за ход.
word-while-in-play = пока в игре
    .help = Правило действует, пока карта лежит в вашей игровой области; у карты способности — всю игру.
word-if-able = если возможно
    .help = Берите только то, что осталось в личной колоде: ради этого она не перетасовывается.
word-scoring = подсчёт очков
    .help = Начинается, когда кончилась основная колода, кто-то взял последнюю карту прогресса, перевёрнут «Царь царей» или народ пришёл к своему собственному концу. Доигрывается раунд и ещё один. Затем: 1 очко за каждую модернизацию и очки всех карт в игре, в укреплениях, на руке, в личной колоде, сбросе и летописи; монета «*» приносит не больше 10.
word-collapse = упадок
    .help = Когда кончается колода беспорядков, игра тотчас прекращается: побеждает тот, у кого меньше карт беспорядков, при равенстве — у кого больше очков.
word-king-of-kings = «Царь царей»
    .help = Лежит под колодой славы. Его применяет тот, кто должен посмотреть или взять карту славы, когда других не осталось: сторону А — один раз за игру, после чего карта переворачивается и начинается подсчёт очков; сторону Б — каждый игрок один раз.
word-quest = испытание
    .help = В области прогресса короля Артура лежат карты испытаний. Неактивная карта, которой укреплён «Двор короля Артура», становится активной; активной может быть только одна. «Святой Грааль» — последнее испытание.
word-journey = путь
    .help = Просветлённые идут в Шангри-Ла: верхняя карта пути лежит в игре рядом с картой способности, а её солнцестояние ведёт дальше.

nation-arthurians = народ короля Артура
    .help = Сложно. Всегда период варварства. Рыцари укрепляют регионы, испытания проходят при Дворе одно за другим, а «Святой Грааль» завершает игру.
nation-atlanteans = атланты
    .help = Средне. С самого начала период цивилизации; нет ни колоды усиления, ни летописи: регионы тонут и приносят то, что нужно.
nation-carthaginians = карфагеняне
    .help = Просто. Торговцы: кладут на рынок ресурсы вместо модернизации и получают за ресурсы очки.
nation-celts = кельты
    .help = Просто. Нападают: собирают карты истоков и сеют беспорядки. «Процветания» нет.
nation-egyptians = египтяне
    .help = Средне. Восемь карт прогресса и очки за карты цивилизации.
nation-greeks = греки
    .help = Города и наука: чем больше карт, тем больше очков.
nation-macedonians = македоняне
    .help = Просто. Прежде всего регионы, которые снова и снова разыгрываются из сброса.
nation-mauryans = империя Маурьев
    .help = Слоны и завоевания или мир Ашоки и долгая летопись.
nation-minoans = минойцы
    .help = Всё превращают в модернизацию.
nation-olmecs = ольмеки
    .help = Маски вместо «Реформ», «Завоевания», «Величия» и «Процветания»: их сбрасывают ради того, что нужно.
nation-persians = персы
    .help = Просто. Покоряют народы и получают за карты набегов очки.
nation-qin = империя Цинь
    .help = Конфуцианство или легизм под Небесным мандатом и Великая стена. Кладут на рынок население вместо модернизации.
nation-romans = римляне
    .help = Просто. Быстрая экспансия, затем слава.
nation-scythians = скифы
    .help = Кочевники со множеством регионов; напасть на них трудно.
nation-utopians = просветлённые
    .help = Сложно. Ни колоды усиления, ни карт прогресса, 3 жетона эксплуатации: они идут в Шангри-Ла, где 24 населения завершают игру.
nation-vikings = викинги
    .help = Сложно. Всегда период варварства, летописи нет: тринадцать карт усиления приходят в любом порядке, последняя завершает игру.

deck-classics = Базовая колода: Классика
    .help = Регионы, истоки, цивилизация, набеги, слава и беспорядки первой коробки.
deck-legends = Базовая колода: Легенды
    .help = Регионы, истоки, цивилизация, набеги, слава и беспорядки второй коробки.
deck-arthurians = Король Артур
deck-atlanteans = Атланты
deck-carthaginians = Карфагеняне
deck-celts = Кельты
deck-egyptians = Египтяне
deck-greeks = Греки
deck-macedonians = Македоняне
deck-mauryans = Империя Маурьев
deck-minoans = Минойцы
deck-olmecs = Ольмеки
deck-persians = Персы
deck-qin = Империя Цинь
deck-romans = Римляне
deck-scythians = Скифы
deck-utopians = Просветлённые
deck-vikings = Викинги

setting-base = Базовая колода
    .help = classics («Классика») или legends («Легенды»): из чего рынок, слава и беспорядки. Народы могут быть из обеих коробок.
setting-pool = Из каких народов выбирать
    .help = any — из всех шестнадцати; classics или legends — из восьми этой коробки.
setting-nations = Народы
    .help = random — по жребию; choose — сами, начиная с первого места.
setting-powers = Сторона карты способности
    .help = choose — каждый выбирает сам; a или b — у всех эта сторона. Сторона Б проще.
setting-nation_1 = Народ игрока 1
    .help = Определённый народ для этого места или any — любой.
setting-nation_2 = Народ игрока 2
    .help = Определённый народ для этого места или any — любой.
setting-nation_3 = Народ игрока 3
    .help = Определённый народ для этого места или any — любой.
setting-nation_4 = Народ игрока 4
    .help = Определённый народ для этого места или any — любой.
setting-opponent = Народ противника (игра в одиночку)
    .help = Для игры в одиночку: определённый народ для противника или any — любой.
setting-level = Уровень противника (игра в одиночку)
    .help = Легче всего chieftain, труднее всего supreme; обычный — imperator.
setting-active_quest = Активное испытание в конце игры
    .help = Приносит ли карта испытаний под «Двором короля Артура» очки в конце, как любое укрепление (scores), или нет (worthless); в правилах об этом не сказано.

setting-solo_dynasty_order = В одиночку: порядок колоды династии
    .help = Карты прогресса противника лежат по возрастанию очков (rising) или по убыванию (falling), считая сверху.
setting-solo_unrest = В одиночку: куда идут беспорядки противника
    .help = Карта беспорядков, которую берёт противник, ложится на верх его колоды (deck) или в его сброс (discard).
setting-solo_unrest_order = В одиночку: беспорядки с приобретённой картой
    .help = Карта беспорядков, пришедшая с картой, которую приобрёл противник, ложится в его колоду над ней (above) или под ней (below).
setting-solo_tables = В одиночку: таблицы
    .help = Таблицы противника, как напечатаны (printed) или с исправленными опечатками (corrected).
setting-solo_rows = В одиночку: строка, по которой ничего не сделать
    .help = Если по строке нельзя сделать ничего, берётся следующая подходящая (next) или никакая (first).
setting-solo_per_region = В одиночку: два жетона за регион
    .help = «1 X и 1 Y за регион» считает регионы для обоих жетонов (both) или только для второго (second).
setting-solo_draw = В одиночку: карты, по которым противник берёт или сбрасывает
    .help = Он сбрасывает верхнюю карту своей колоды (discard), или ничего не происходит (nothing).
setting-solo_quests = В одиночку: испытания короля Артура
    .help = Карты испытаний противника лежат отдельной стопкой (pile) или в колоде династии (dynasty).
setting-solo_tie = В одиночку: кто выигрывает при равенстве
    .help = opponent — очков у вас должно быть больше; human — достаточно столько же.

source-progress = Модернизация
source-region = Регионы
source-uncivilised = Истоки
source-civilised = Цивилизация
source-tributary = Набеги
source-fame = Слава
source-unrest = Беспорядки
source-nation = Прочие карты народа
source-power = Карта способности
source-opponent-progress = Противник: модернизация
source-opponent-tokens = Противник: другие жетоны
source-opponent-cards = Противник: карты

why-main-deck = кончилась основная колода
why-developments = взята последняя карта прогресса
why-king = перевёрнут «Царь царей»
why-zenith = карта зенита викингов ушла в сброс
why-graal = найден «Святой Грааль»
why-shangri-la = достигнута Шангри-Ла
why-dynasty = кончилась колода династии противника
ending-main-deck = Кончилась основная колода.
ending-developments = Взята последняя карта прогресса.
ending-king = Перевёрнут «Царь царей».
ending-zenith = «Харальд III Суровый» покинул колоду усиления викингов.
ending-graal = Найден «Святой Грааль».
ending-shangri-la = Достигнута Шангри-Ла.
ending-dynasty = Кончилась колода династии противника.
ending-collapse = Упадок: кончилась колода беспорядков. Побеждает тот, у кого их меньше.

## Отказы

error-nation-seat = Настройка { $name } называет народ для места, которого нет.
error-nation-twice = Двое не могут вместе играть за { $nation ->
    [arthurians] народ короля Артура
    [atlanteans] атлантов
    [carthaginians] карфагенян
    [celts] кельтов
    [egyptians] египтян
    [greeks] греков
    [macedonians] македонян
    [mauryans] империю Маурьев
    [minoans] минойцев
    [olmecs] ольмеков
    [persians] персов
    [qin] империю Цинь
    [romans] римлян
    [scythians] скифов
    [utopians] просветлённых
   *[vikings] викингов
}.
error-opponent-seat = Настройка opponent нужна только для игры в одиночку.

## Что говорит об игре зал, и какими бывают настройки

about = Проведите народ от варварства к цивилизации, собирая колоду.
choice-base-classics = Классика
choice-base-legends = Легенды
choice-pool-any = обе коробки
choice-pool-classics = Классика
choice-pool-legends = Легенды
choice-nations-random = по жребию
choice-nations-choose = выбирают игроки
choice-powers-choose = выбирают игроки
choice-powers-a = сторона А
choice-powers-b = сторона Б
choice-nation-any = любой
choice-nation-arthurians = народ короля Артура
choice-nation-atlanteans = атланты
choice-nation-carthaginians = карфагеняне
choice-nation-celts = кельты
choice-nation-egyptians = египтяне
choice-nation-greeks = греки
choice-nation-macedonians = македоняне
choice-nation-mauryans = империя Маурьев
choice-nation-minoans = минойцы
choice-nation-olmecs = ольмеки
choice-nation-persians = персы
choice-nation-qin = империя Цинь
choice-nation-romans = римляне
choice-nation-scythians = скифы
choice-nation-utopians = просветлённые
choice-nation-vikings = викинги
choice-opponent-any = любой
choice-opponent-arthurians = народ короля Артура
choice-opponent-atlanteans = атланты
choice-opponent-carthaginians = карфагеняне
choice-opponent-celts = кельты
choice-opponent-egyptians = египтяне
choice-opponent-greeks = греки
choice-opponent-macedonians = македоняне
choice-opponent-mauryans = империя Маурьев
choice-opponent-minoans = минойцы
choice-opponent-olmecs = ольмеки
choice-opponent-persians = персы
choice-opponent-qin = империя Цинь
choice-opponent-romans = римляне
choice-opponent-scythians = скифы
choice-opponent-utopians = просветлённые
choice-opponent-vikings = викинги
choice-solo_dynasty_order-rising = сверху наименьшие очки
choice-solo_dynasty_order-falling = сверху наибольшие очки
choice-solo_unrest-deck = на его колоду
choice-solo_unrest-discard = в его сброс
choice-solo_unrest_order-above = над картой
choice-solo_unrest_order-below = под картой
choice-solo_tables-printed = как напечатаны
choice-solo_tables-corrected = исправленные
choice-solo_rows-next = следующая строка
choice-solo_rows-first = никакая
choice-solo_per_region-both = для обоих
choice-solo_per_region-second = только для второго
choice-solo_draw-discard = сбрасывает карту
choice-solo_draw-nothing = ничего
choice-solo_quests-pile = отдельная стопка
choice-solo_quests-dynasty = в колоде династии
choice-solo_tie-opponent = противник
choice-solo_tie-human = вы
choice-level-chieftain = вождь
choice-level-warlord = полководец
choice-level-imperator = император
choice-level-sovereign = повелитель
choice-level-overlord = властелин
choice-level-supreme = верховный правитель
choice-active_quest-scores = приносит очки
choice-active_quest-worthless = очков не приносит

## Текст карт

# Глаголы по наклонениям: do и now — указание, inf и way — что можно сделать, they — что делает другой игрок; now и way
# начинают строку. Глаголы на l- её не начинают.
v-gain = { $mood ->
    [they] получает
    [now] Получите
    [way] Получить
    [inf] получить
   *[do] получите
}
v-pay = { $mood ->
    [they] тратит
    [now] Потратьте
    [way] Потратить
    [inf] потратить
   *[do] потратьте
}
v-spend = { $mood ->
    [they] тратит
    [now] Потратьте
    [way] Потратить
    [inf] потратить
   *[do] потратьте
}
v-steal = { $mood ->
    [they] крадёт
    [now] Украдите
    [way] Украсть
    [inf] украсть
   *[do] украдите
}
v-put = { $mood ->
    [they] кладёт
    [now] Положите
    [way] Положить
    [inf] положить
   *[do] положите
}
v-move = { $mood ->
    [they] перемещает
    [now] Переместите
    [way] Переместить
    [inf] переместить
   *[do] переместите
}
v-return = { $mood ->
    [they] возвращает
    [now] Верните
    [way] Вернуть
    [inf] вернуть
   *[do] верните
}
l-return = { $mood ->
    [they] возвращает
    [way] вернуть
    [inf] вернуть
   *[do] верните
}
v-treat = { $mood ->
    [they] считает
    [now] Считайте
    [way] Считать
    [inf] считать
   *[do] считайте
}
v-take = { $mood ->
    [they] берёт
    [now] Возьмите
    [way] Взять
    [inf] взять
   *[do] возьмите
}
l-take = { $mood ->
    [they] берёт
    [way] взять
    [inf] взять
   *[do] возьмите
}
v-draw = { $mood ->
    [they] берёт
    [now] Возьмите
    [way] Взять
    [inf] взять
   *[do] возьмите
}
v-discard = { $mood ->
    [they] сбрасывает
    [now] Сбросьте
    [way] Сбросить
    [inf] сбросить
   *[do] сбросьте
}
v-give = { $mood ->
    [they] отдаёт
    [now] Отдайте
    [way] Отдать
    [inf] отдать
   *[do] отдайте
}
v-acquire = { $mood ->
    [they] приобретает
    [now] Приобретите
    [way] Приобрести
    [inf] приобрести
   *[do] приобретите
}
v-break-through = { $mood ->
    [they] присваивает
    [now] Присвойте
    [way] Присвоить
    [inf] присвоить
   *[do] присвойте
}
v-exile = { $mood ->
    [they] отправляет
    [now] Отправьте
    [way] Отправить
    [inf] отправить
   *[do] отправьте
}
v-swap = { $mood ->
    [they] меняет местами
    [now] Поменяйте местами
    [way] Поменять местами
    [inf] поменять местами
   *[do] поменяйте местами
}
v-look = { $mood ->
    [they] смотрит
    [now] Посмотрите
    [way] Посмотреть
    [inf] посмотреть
   *[do] посмотрите
}
v-recall = { $mood ->
    [they] отзывает
    [now] Отзовите
    [way] Отозвать
    [inf] отозвать
   *[do] отзовите
}
v-abandon = { $mood ->
    [they] разрушает
    [now] Разрушьте
    [way] Разрушить
    [inf] разрушить
   *[do] разрушьте
}
v-history = { $mood ->
    [they] заносит
    [now] Занесите
    [way] Занести
    [inf] занести
   *[do] занесите
}
l-history = { $mood ->
    [they] заносит
    [way] занести
    [inf] занести
   *[do] занесите
}
v-sink = { $mood ->
    [they] затапливает
    [now] Затопите
    [way] Затопить
    [inf] затопить
   *[do] затопите
}
v-garrison = { $mood ->
    [they] укрепляет
    [now] Укрепите
    [way] Укрепить
    [inf] укрепить
   *[do] укрепите
}
v-apply = { $mood ->
    [they] применяет
    [now] Примените
    [way] Применить
    [inf] применить
   *[do] примените
}
v-develop = { $mood ->
    [they] ускоряет прогресс
    [now] Ускорьте прогресс
    [way] Ускорить прогресс
    [inf] ускорить прогресс
   *[do] ускорьте прогресс
}
v-find = { $mood ->
    [they] находит
    [now] Найдите
    [way] Найти
    [inf] найти
   *[do] найдите
}
v-play = { $mood ->
    [they] разыгрывает
    [now] Разыграйте
    [way] Разыграть
    [inf] разыграть
   *[do] разыграйте
}
v-declare = { $mood ->
    [they] называет
    [now] Назовите
    [way] Назвать
    [inf] назвать
   *[do] назовите
}
v-trigger = { $mood ->
    [they] объявляет
    [now] Объявите
    [way] Объявить
    [inf] объявить
   *[do] объявите
}
v-flip = { $mood ->
    [they] переворачивает
    [now] Переверните
    [way] Перевернуть
    [inf] перевернуть
   *[do] переверните
}
v-show = { $mood ->
    [they] показывает
    [now] Покажите
    [way] Показать
    [inf] показать
   *[do] покажите
}
l-show = { $mood ->
    [they] показывает
    [way] показать
    [inf] показать
   *[do] покажите
}
v-replace = { $mood ->
    [they] заменяет
    [now] Замените
    [way] Заменить
    [inf] заменить
   *[do] замените
}
v-ignore = { $mood ->
    [they] не учитывает
    [now] Не учитывайте
    [way] Не учитывать
    [inf] не учитывать
   *[do] не учитывайте
}
every-token = за { $every ->
    [one] каждый жетон
    [few] каждые { $every } жетона
   *[other] каждые { $every } жетонов
}
every-symbol = за { $every ->
    [one] каждый символ
    [few] каждые { $every } символа
   *[other] каждые { $every } символов
}
every-card = за { $every ->
    [one] каждую карту
    [few] каждые { $every } карты
   *[other] каждые { $every } карт
}
every-your-card = за { $every ->
    [one] каждую вашу карту
    [few] каждые { $every } ваши карты
   *[other] каждые { $every } ваших карт
}

text-amount = { n-resource }
text-amount-more = ещё { n-resource }
text-semicolon = { $first }; { $second }
text-lines = { $first } { $second }

kind-region = региона
kinds-region = регионов
kind-uncivilised = истоков
kind-civilised = цивилизации
kind-tributary = набегов
kind-fame = славы
kind-unrest = беспорядков
kind-city = города
kind-metropolis = метрополии
kind-knight = рыцаря
kind-mask = маски
kind-scroll = свитка
kind-production = производства
kind-river = реки
kind-fertile = плодородия
kind-pinned = постоянного действия
kind-attack = атаки
kind-with = с символом { $of }
kind-not = (кроме карт { $but })
kind-but = { $of } (кроме { $but })

cards = { n-card }
cards-up-to = до { $n } карт
cards-of = { n-card } { $of }
cards-of-more = ещё { n-card } { $of }
cards-of-up-to = до { $n } карт { $of }
cards-any = { n-card } любой категории
cards-named = карту { $name }

from-hand = с руки
from-discard = из сброса
from-history = из летописи
from-play = из игры
from-garrison = из укреплений
in-deck = личной колоде
in-discard = сбросе
to-hand = на руку
to-discard = в сброс
goes-hand = (она идёт на руку)
goes-discard = (она уходит в сброс)
goes-history = (она уходит в летопись)

symbol-city = город
symbol-metropolis = метрополия
symbol-knight = рыцарь
symbol-mask = маска
symbol-scroll = свиток
symbol-production = производство
symbol-river = река
symbol-fertile = плодородие
symbol-times = { $symbol } ×{ $n }

text-power = Карта способности, сторона { $side ->
    [a] А
   *[b] Б
}.
text-side = Сторона { $side ->
    [a] А
   *[b] Б
}.
text-suits = Категория: { $suits }.
text-no-suit = Без категории.
text-symbols = Символы: { $symbols }.
text-pinned = Карта постоянного действия.
text-attack = Карта атаки.
text-state-barbarian = Только в период варварства.
text-state-empire = Только в период цивилизации.
text-price = Карта прогресса, стоит { $price }.
text-start-quest = Карта испытаний: сначала лежит в области прогресса.
text-start-accession = Карта трансформации: лежит под колодой усиления.
text-start-zenith = Карта зенита: лежит под колодой усиления; когда она уходит оттуда в сброс, начинается подсчёт очков.
text-start-nadir = Карта надира: лежит под колодой усиления и выходит оттуда сразу в игру.
text-start-nation_deck = Из колоды усиления.
text-start-starting_deck = Из стартовой колоды.
text-start-in_play = Лежит рядом с картой способности.
text-players = Используется { $n ->
    [4] только вчетвером
   *[other] при { $n } и более игроках
}.

text-requires = Можно разыграть, только если { $conditions }.
text-unplayable = Разыграть нельзя.
text-ungarrisonable = Ею нельзя укреплять карты.
text-fixed = Она не покидает игру.
text-play = Розыгрыш: { $effect }.
text-play-must = Розыгрыш (только если можете заплатить): { $effect }.
text-free = Розыгрыш (не требует жетона действия): { $effect }.
text-free-must = Розыгрыш (не требует жетона действия; только если можете заплатить): { $effect }.
text-free-only = Розыгрыш не требует жетона действия.
text-king-a = Когда нужно посмотреть или взять карту славы, а других не осталось, один раз за игру: { $effect }. Затем переверните карту: начинается подсчёт очков.
text-king-b = Когда нужно посмотреть или взять карту славы, а других не осталось, один раз для каждого игрока: { $effect }.
text-exhaust = Эксплуатация: { $effect }.
text-exhaust-when = Эксплуатация, когда вы { $moment }: { $effect }.
text-when = Каждый раз, когда вы { $moment }: { $effect }.
text-whenever = Каждый раз, когда { $moment }: { $effect }.
text-avoid-exhaust = Эксплуатация, когда другой игрок разыгрывает карту атаки: атака на вас не действует.
text-avoid-exhaust-for = Эксплуатация, когда другой игрок разыгрывает карту атаки: вы можете { $price }, чтобы атака на вас не подействовала.
text-avoid-for = Когда другой игрок разыгрывает карту атаки, вы можете { $price }, чтобы атака на вас не подействовала.
text-solstice = Солнцестояние: { $effect }.
face-side = Сторона { $side ->
    [a] А
   *[b] Б
}. { $text }

text-points = Приносит { n-point }.
text-points-lost = Отнимает { n-point }.
text-points-lost-cases = Отнимает { $cases }.
text-points-star = Приносит { $counts } (не больше 10).
text-points-cases = Приносит { $cases }.
points-garrisoned = { n-point }, если укрепляет другую карту
points-in-history = { n-point }, если занесена в летопись
points-in-play = { n-point }, если она в игре
points-not-in-play = { n-point }, если она не в игре
points-otherwise = { n-point } в остальных случаях
points-per-token = { n-point } { every-token } { $resource-id ->
    [materials] ресурсов
    [population] населения
   *[progress] модернизации
}
points-per-symbol = { n-point } { every-symbol } { $of } на ваших картах
points-per-symbol-in-play = { n-point } { every-symbol } { $of } на ваших картах в игре
points-per-card-in-play = { n-point } { every-your-card } { $of } в игре
points-per-named = { n-point } { every-your-card } { $name } в игре
points-per-star = { n-point } { every-your-card } с монетой «*», считая эту
points-per-cards-all = { n-point } { every-your-card }
points-per-cards-exile = { n-point } { every-card } в изгнании
points-per-cards-history = { n-point } { every-card } в вашей летописи
points-per-cards-here = { n-point } { every-card } её укрепления
points-per-unrest-of-others = { n-point } { every-card } беспорядков у остальных игроков
points-per-poorer = { n-point } за { $every ->
    [one] каждого из остальных игроков
   *[other] каждых { $every } из остальных игроков
}, у которого модернизации меньше, чем у вас

per-in-play = за каждый символ { $of } на ваших картах в игре
per-garrisoned = за каждую карту { $of } в ваших укреплениях
per-unrest-returned = за каждую возвращённую карту беспорядков
per-abandoned-city = за каждый разрушенный город
per-region-abandoned = за каждый разрушенный регион
each-card-discarded = каждую сброшенную карту
per-progress-paid = за каждую потраченную модернизацию

if-barbarian = у вас период варварства
if-empire = у вас период цивилизации
if-named-in-play = у вас в игре { $n ->
    [one] карта
   *[other] не меньше { $n } карт
} { $name }
if-all-in-play = у вас в игре карты { $names }
if-in-history = в вашей летописи карта { $name }
if-that-card-has-no-production = на ней нет символа производства
if-the-exiled-card-is-attack = изгнанная карта — карта атаки
if-resource = у вас не меньше { $resource-id ->
    [materials] { $n } ресурсов
    [population] { $n } населения
   *[progress] { $n } модернизаций
}
if-no-quest = нет активной карты испытаний
if-garrisoned = эту карту укрепляют не меньше { $n } карт { $of }
that-empire = , у которого период цивилизации
that-in-play = , у которого в игре есть карта { $of }
that-had-fewer-than-2-materials = , у которого было меньше 2 ресурсов
that-had-no-progress-to-give = , у которого модернизации не было
that-was-given = , которому досталась карта { $of }

moment-acquire = приобретаете карту { $of }
moment-acquire-or-break-through = приобретаете или присваиваете карту { $of }
moment-acquire-from-exile = приобретаете из изгнания карту { $of }
moment-play = разыгрываете карту { $of }
moment-play-from-discard = разыгрываете из сброса карту { $of }
moment-gain-market-card-materials-on-it = забираете с рынка карту с ресурсами на ней
moment-gain-market-card-population-on-it = забираете с рынка карту с населением на ней
moment-gain-materials-from-river-in-play = получаете ресурсы от своей карты в игре, на которой есть символ реки
moment-gain-materials-from-fertile-in-play = получаете ресурсы от своей карты в игре, на которой есть символ плодородия
moment-return-unrest = возвращаете карту беспорядков
moment-take-unrest = берёте карту беспорядков
moment-sink-card = затапливаете карту
moment-pay-population = тратите население
moment-draw-deck-empty = ваша личная колода заканчивается
moment-leaves-play = карта { $name } покидает игру

text-gain = { v-gain } { $goods }
text-gain-per = { v-gain } { n-resource } { $per }
text-gain-again = { v-gain } ещё столько же { $resource-id ->
    [materials] ресурсов
    [population] населения
   *[progress] модернизации
}, сколько на ней лежало
text-gain-action = { v-gain } { n-action }
text-spend-action = { v-spend } { n-action }
text-pay = { v-pay } { $price }
text-pay-all = { v-pay } всю модернизацию (не меньше { $least })
text-pay-up-to = { v-pay } до { $most } модернизаций
text-steal = { v-steal } { n-resource } у каждого из остальных игроков
text-steal-that = { v-steal } { n-resource } у каждого из остальных игроков{ $that }
text-place-on-market = { v-put } { n-resource } на любую карту рынка
text-place-on-self = { v-put } { $n ->
    [one] { $n } модернизацию
    [few] { $n } модернизации
   *[other] { $n } модернизаций
} на эту карту
text-take-from-self = { v-gain } всю модернизацию, что на ней лежит
text-token-back = { v-return } 1 жетон эксплуатации с одной из своих карт на карту периода
text-treat = { v-treat } до конца хода 1 символ { $of } на своей карте в игре за 3 символа производства
text-draw = { v-draw } { n-card }
text-draw-able = { v-draw }, если возможно, { n-card }
text-draw-up-to = { v-draw } до { $n } карт
text-draw-up-to-able = { v-draw }, если возможно, до { $n } карт
text-draw-per = { v-draw } { n-card } { $per }
text-discard = { v-discard } { $cards }
text-discard-any = { v-discard } любое число карт { $of }
text-discard-drawn = { v-discard } 1 из взятых карт
text-to-hand = { v-move } { $cards } { $places } на руку
text-on-top = { v-put } { $cards } { $places } на верх личной колоды
text-it-discard = { v-discard } её
text-it-on-top = { v-put } её на верх личной колоды
text-it-history = { v-history } её в летопись
text-give = { v-give } каждому из остальных игроков на руку 1 карту со своей руки или из своего сброса
text-acquire = { v-acquire } { $cards }
text-acquire-or-exiled = { v-acquire } { $cards } с рынка или из изгнания
text-acquire-with = { v-acquire } { $cards }, на которой лежат жетоны { $resource-id ->
    [materials] ресурсов
    [population] населения
   *[progress] модернизации
}
text-acquire-exiled = { v-acquire } из изгнания { $cards }
text-break-through = { v-break-through } { $cards }
text-break-through-or-exiled = { v-break-through } { $cards } (можно и из изгнания)
text-break-through-star = { v-break-through } карту с монетой «*»
text-exile-market = { v-exile } 1 карту рынка в изгнание
text-swap-exiled = { v-swap } 1 карту из изгнания и 1 карту рынка
text-take-fame = { v-take } верхнюю карту славы
text-look-fame = { v-look } { $n ->
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[other] { $n } верхних карт
} славы и { l-take } одну из них
text-take-unrest = { v-take } { n-card } беспорядков
text-return = { v-return } 1 карту беспорядков { $places }
text-return-up-to = { v-return } до { $n } карт беспорядков { $places }
text-return-self = { v-return } эту карту в колоду беспорядков
text-recall = { v-recall } { $cards }
text-recall-any = { v-recall } любую карту { $name }
text-recall-garrison = { v-recall } { $cards } из укрепления этой карты
text-self-recall = { v-recall } эту карту
text-self-abandon = { v-abandon } эту карту
text-self-history = { v-history } эту карту в летопись
text-self-exile = { v-exile } эту карту в изгнание
text-self-sink = { v-sink } эту карту
text-abandon = { v-abandon } { $cards }
text-abandon-over = { v-abandon } { $cards }, укреплённую картой { $of }
text-abandon-over-named = { v-abandon } { $cards }, укреплённую картой { $name }
text-abandon-garrison = { v-abandon } { $cards } в укреплении
text-abandon-garrison-region = { v-abandon } { $cards } в укреплениях регионов
text-history = { v-history } { $cards } { $places } в летопись
text-exile = { v-exile } { $cards } { $places } в изгнание
text-sink = { v-sink } { $cards } { $places }
text-garrison = { v-garrison } эту карту 1 картой с руки
text-garrison-of = { v-garrison } эту карту 1 картой { $of } с руки
text-garrison-self = { v-garrison } этой картой один из своих регионов
text-resolve-host = { v-apply } ещё раз эффект розыгрыша этого региона
text-develop = { v-develop }
text-develop-free = { v-develop } бесплатно
text-nation-card = { v-move } верхнюю карту колоды усиления в сброс
text-look-nation = { v-look } верхнюю карту колоды усиления (кроме карты трансформации)
text-look-nation-bottom = { v-look } верхнюю карту колоды усиления; её можно положить под низ этой колоды
text-look-nation-shuffle = { v-look } верхнюю карту колоды усиления; эту колоду можно перемешать
text-swap-nation = { v-swap } 1 карту с руки и верхнюю карту колоды усиления (кроме карты трансформации)
text-find = { v-find } { $cards } { $to }
text-find-in = { v-find } в { $places } { $cards } { $to }
text-free-play = { v-play } { $cards } с руки без жетона действия (цена на ней всё равно уплачивается)
text-free-play-empire = { v-play } без жетона действия карту с символом периода цивилизации с руки, хотя у вас период варварства
text-free-play-it = { v-play } её тотчас же без жетона действия
text-play-from-discard = { v-play } { $cards } из сброса
text-ignore-empire = { v-ignore } символ периода цивилизации на следующей карте, которую разыграете в этот ход
text-end-game = { v-trigger } начало подсчёта очков (конец игры)
text-copy-exhaust = { v-apply } эффект эксплуатации карты постоянного действия из игровой области другого игрока, как если бы она была вашей
text-declare = { v-declare } категорию и { l-show } верхнюю карту основной колоды: если категория та, карта идёт вам на руку, если нет — в изгнание
text-take-quest = { v-garrison } эту карту 1 неактивной картой испытаний: теперь она активна
text-exile-quest = { v-exile } в изгнание 1 неактивную карту испытаний (кроме карты «Святой Грааль»)
text-exile-twrch = { v-exile } в изгнание { $cards } — из игры или из активных испытаний
text-quest-to = { v-move } активную карту испытаний { $to }
text-history-attacks = { v-show } руку, личную колоду и сброс: { l-history } все карты атаки оттуда в летопись
text-next-side = { v-flip } эту карту на сторону Б
text-next-journey = { v-replace } эту карту картой { $name }
text-abandon-returning = { v-abandon } эту карту и { l-return } все укреплявшие её карты беспорядков в колоду беспорядков

text-rule-hand-size = Пока в игре: предел вашей руки больше на { $n }.
text-rule-ignore = Пока в игре: на ваших картах { $of } нет символа периода варварства.
text-rule-ignore-named = Пока в игре: на ваших картах { $name } нет символа периода варварства.
text-rule-unrest-cards = Пока в игре: чтобы разыграть карту беспорядков сбросом карт, нужно сбросить на { n-card } меньше (но не меньше 1).
text-rule-unrest-materials = Пока в игре: чтобы разыграть карту беспорядков за ресурсы, нужно потратить на { n-materials } меньше (но не меньше 1).
text-rule-develop-cost = Пока в игре: карты прогресса стоят на { n-resource } меньше (но не меньше 0).
text-rule-acquire-from-exile = Пока в игре: каждый раз, приобретая карту { $of }, вы можете взять её из изгнания так, будто она на рынке.
text-rule-play-free = Пока в игре: вы можете разыгрывать карты { $of } без жетона действия.
text-rule-instead-of-materials = Вместо того чтобы получить ресурсы, сколько бы их ни было: каждый из остальных игроков получает 1 модернизацию, а вы получаете 2 населения.
text-rule-market-token = В фазе обновления вы кладёте на карту рынка { n-resource } вместо 1 модернизации.
text-rule-better-look = Каждый раз, когда вы смотрите карты славы, смотрите на 1 карту больше и получайте 1 модернизацию.
text-rule-no-history = Летописи у вас нет: карта, которую нужно занести в летопись, уходит в сброс.
text-rule-twice = Считается за 2 карты региона.
text-rule-quests = Карта, которая укрепляет эту, — ваша активная карта испытаний; она может быть только одна.
text-rule-last-quest = Не может стать активной картой испытаний, пока есть другие неактивные.
text-rule-fewer-masks = Эксплуатация, когда вы сбрасываете карты с символом маски ради эффекта: сбросьте на 1 меньше.
text-rule-masks-under = Сбрасывая карты с символом маски ради эффекта, вы можете вместо них разрушить любое число карт, укрепляющих эту: каждая заменяет одну.
text-rule-pay-off = Когда другой игрок разыгрывает карту атаки, он может отдать вам 1 модернизацию; если он этого не делает, атака на вас не действует.
text-rule-endgame = В конце игры, до объявления победителя: верните до { $n } карт беспорядков с руки, из игровой области, сброса, личной колоды или летописи.
text-rule-empire-at-once = Когда карта входит в игру, у вас начинается период цивилизации.

named-advance = «Реформы»
named-alexander = «Царевич Александр»
named-arthashastra = «Артхашастра»
named-ashoka = «Ашока»
named-city-of-camelot = «Камелот»
named-city-of-rome = «Рим»
named-confucianism = «Конфуцианство»
named-conquer = «Завоевание»
named-duke-zhuang-of-qin = «Чжуан-гун, правитель Цинь»
named-excalibur = «Экскалибур»
named-gates-of-shangri-la = «Врата Шангри-Ла»
named-graal = «Святой Грааль»
named-graenland = «Гренландия»
named-guennuvar = «Гвиневра»
named-indian-elephants = «Индийские слоны»
named-king-arthur = «Король Артур»
named-king-wu-of-qin = «У-ван, правитель Цинь»
named-legalism = «Легизм»
named-long-walls = «Великая стена»
named-longships = «Драккары»
named-mandate-of-heaven = «Небесный мандат»
named-mountain-of-atlantis = «Гора Атлантиды»
named-myrddin-wyllt-merlin = «Мерлин»
named-palace-of-poseidon = «Дворец Посейдона»
named-scandinavia = «Скандинавия»
named-step-pyramids = «Ступенчатые пирамиды»
named-twrch-trwyth = «Турх Труйт»
named-viviane-of-the-lake = «Вивиана, Владычица Озера»
named-ynys-afallach-avalon = «Авалон»

## Таблицы противника в игре в одиночку

n-token = { $resource ->
    [materials] { n-materials }
    [population] { n-population }
   *[progress] { n-progress }
}
token = { $resource ->
    [materials] ресурсов
    [population] населения
   *[progress] модернизации
}
solo-row = карта { $on }: { $does }
solo-kind = { $kind ->
    [any] любой категории
    [any4] любой категории
    [pinned] постоянного действия
    [barbarian] периода варварства
    [empire] периода цивилизации
    [region] региона
    [uncivilised] истоков
    [civilised] цивилизации
    [tributary] набегов
    [fame] славы
    [unrest] беспорядков
    [attack] атаки
    [knight] с символом рыцаря
    [mask] с символом маски
    [scroll] с символом свитка
    [river] с символом реки
    [quest] испытаний
   *[other] из прочих
}
solo-kind-named = { $name ->
    [advance] «Реформы»
    [cacao] «Какао»
    [charity] «Милосердие»
    [conquer] «Завоевание»
    [glory] «Величие»
    [meditation] «Медитация»
    [myths-and-legends] «Мифы и легенды»
    [prosperity] «Процветание»
    [ritual-sacrifice] «Ритуальное жертвоприношение»
   *[twrch-trwyth] «Турх Труйт»
}
solo-kind-or = { $one } или { $other }
solo-cost = { $cost } и за это { $then }
solo-gain = получает { n-token }
solo-gain-per = получает { $gains } за каждый регион в игре
solo-token = { n-token }
solo-pay = тратит { n-token }
solo-pay-all = тратит все жетоны { token }
solo-gain-as-many = получает столько же жетонов { token }
solo-discard-half = сбрасывает вдвое меньше карт с верха своей колоды
solo-steal = крадёт у вас { n-token }
solo-place = кладёт { n-token } на карту рынка, номер которой выпал
solo-top-discard = сбрасывает { n-card } с верха своей колоды
solo-dynasty-discard = сбрасывает верхнюю карту колоды династии
solo-self-return = возвращает эту карту в колоду беспорядков
solo-self-history = заносит эту карту в летопись
solo-self-play = выкладывает эту карту в игру
solo-self-top = кладёт эту карту на верх своей колоды
solo-self-exile = отправляет эту карту в изгнание
solo-acquire = приобретает карту { $kind }
solo-acquire-exiled = приобретает из изгнания карту { $kind }
solo-acquire-token = приобретает карту рынка, на которой лежат жетоны { token }
solo-break-through = присваивает карту { $kind }
solo-exile-market = отправляет в изгнание карту рынка
solo-take-fame = берёт верхнюю карту славы
solo-take-unrest = берёт карту беспорядков
solo-take-unrest-discard = берёт карту беспорядков в свой сброс
solo-return-unrest = возвращает карту беспорядков из своего сброса
solo-abandon = разрушает { n-card } { $kind }
solo-bring-play = выкладывает в игру карту { $kind } { solo-from }
solo-bring-top = кладёт на верх своей колоды карту { $kind } { solo-from }
solo-bring-history = заносит в летопись карту { $kind } { solo-from }
solo-from = { $place ->
    [play] из игры
   *[discard] из своего сброса
}
solo-you-gain = вы получаете { n-token }
solo-you-may-draw = вы можете взять { n-card }
solo-you-may-return-unrest = вы можете вернуть карту беспорядков
solo-you-abandon = вы разрушаете карту { $kind }
solo-you-recall = вы отзываете карту { $kind }
solo-you-discard = вы сбрасываете { n-card }
solo-you-take-unrest = вы берёте карту беспорядков
solo-you-have = у вас в игре есть карта { $kind }
solo-you-are-empire = у вас период цивилизации
solo-none-discarded = в его сбросе нет карты { $kind }
solo-more = у него больше чем { n-token }
solo-gain-quest = берёт следующую карту испытаний
solo-exile-quest = отправляет в изгнание следующую карту испытаний
solo-flip-journey = переворачивает карту пути
solo-next-journey = переходит ко второй карте пути
solo-end-game = объявляет подсчёт очков

## Стол в терминале

table-round = Раунд { $round }
table-first = Первый игрок: { $seat }
table-triggered = близится подсчёт очков: { $why }
table-final = последний раунд: { $why }
table-none = нет
table-market = Рынок
table-unrest = { $n ->
    [one] беспорядки
   *[other] беспорядки ×{ $n }
}
table-decks = Колоды
table-deck-region = регионы { $n }
table-deck-uncivilised = истоки { $n }
table-deck-civilised = цивилизация { $n }
table-deck-main = основная { $n }
table-deck-fame = слава { $n }
table-deck-unrest = беспорядки { $n }
table-king = Под славой
table-fame-seen = В колоде славы известны: { $cards }
table-exile = Изгнание
table-nation = { $seat }: { $nation }
table-you = (вы)
table-to-move = ходит
table-points = очки { $n }
table-actions = действия { $n }
table-exhausts = эксплуатация { $n }
table-power = Способность
table-side = { $side ->
    [a] сторона А
   *[other] сторона Б
}
table-journey = Путь
table-nation-deck = Усиление
table-area = Прогресс
table-quests = Испытания
table-play = В игре
table-hand = Рука
table-discard = Сброс
table-history = Летопись
table-sunken = Затоплены
table-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
table-known = известны: { $cards }
table-bottom = внизу { $cards }
table-token-on-it = здесь лежит жетон эксплуатации
table-can = хватает
table-deck-n = личная колода { $n }
table-deck-seen = в ней известны: { $cards }
table-discard-n = сброс { $n }
table-history-n = летопись { $n }
table-sunken-n = затоплено { $n }
table-nation-deck-n = колода усиления { $n }
table-area-n = область прогресса { $n }
table-hand-size = предел руки { $n }
table-n-materials = { n-materials }
table-n-population = { n-population }
table-n-progress = { $n ->
    [one] { $n } модернизация
    [few] { $n } модернизации
   *[other] { $n } модернизаций
}
table-pinned = постоянная
table-attack = атака
table-only-barbarian = период варварства
table-only-empire = период цивилизации
table-mark-exhausted = эксплуатируется
table-mark-treated = { $land } считается за 3 производства
table-mark-garrison = укрепление: { $cards }
table-opponent = Противник: { $nation } · уровень: { $level }
table-slots = Ячейки
table-face-down = рубашкой вверх
table-die = последний бросок { $n }
table-dynasty = колода династии { $n }

# Why a bot likes an answer: what there is more or less of then (sense.py)
trait-points = очки
trait-materials = ресурсы
trait-population = население
trait-progress = модернизация
trait-rich = запасы с избытком
trait-empire = период цивилизации
trait-nation-left = карты в колоде усиления
trait-area-left = карты в области прогресса
trait-actions = оставшиеся действия
trait-exhausts = оставшиеся жетоны эксплуатации
trait-hand = карты на руке
trait-hand-able = сильные карты на руке
trait-unrest = беспорядки
trait-unrest-hand = беспорядки на руке
trait-deck-worth = сила колоды
trait-deck-size = размер колоды
trait-regions = регионы в игре
trait-production = производство
trait-lands = земли
trait-cities = города
trait-permanents = постоянные карты в игре
trait-engines = карты, работающие каждый ход
trait-solstices = карты солнцестояния
trait-garrisons = гарнизоны
trait-tributaries = карты набегов
trait-uncivilised = карты истоков
trait-civilised = карты цивилизации
trait-fame = слава
trait-history = карты в летописи
trait-attacks = атаки
trait-rules = карты, меняющие правила
trait-few-unrest = беспорядки, когда их колода пустеет
trait-calm = пустеющая колода беспорядков
trait-hand-worth = сила карт на руке
trait-market = жетоны на рынке
trait-collapse = грозящий упадок

## Кто есть кто в рассказе о партии: всякое имя в единственном числе, оно подлежащее

realm-arthurians = Камелот
realm-atlanteans = Атлантида
realm-carthaginians = Карфаген
realm-celts = Народ кельтов
realm-egyptians = Египет
realm-greeks = Эллада
realm-macedonians = Македония
realm-mauryans = Держава Маурьев
realm-minoans = Крит
realm-olmecs = Народ ольмеков
realm-persians = Персия
realm-qin = Цинь
realm-romans = Рим
realm-scythians = Скифия
realm-utopians = Шангри-Ла
realm-vikings = Страна викингов

## Окна, в которых отвечают заранее
window-avoid = Уклонение от атак с помощью ваших карт
