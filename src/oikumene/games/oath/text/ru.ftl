# «Обет» по-русски. Сообщения словаря берут ровно те аргументы, которые названы в words.py.

n-favor = { $n ->
    [one] { $n } жетон поддержки
    [few] { $n } жетона поддержки
   *[many] { $n } жетонов поддержки
}
n-secrets = { $n ->
    [one] { $n } жетон тайны
    [few] { $n } жетона тайны
   *[many] { $n } жетонов тайны
}
n-warbands = { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}
n-supply = { $n ->
    [one] { $n } провиант
   *[many] { $n } провианта
}
n-burnt-favor = { n-favor } (сжечь)
n-burnt-secrets = { n-secrets } (сжечь)
n-dark = { n-secrets } (лицом вниз)
n-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}

# Масть в тексте карты, где она дана своим именем в данных.
suit-said = { $suit ->
    [discord] раздор
    [arcane] магия
    [order] порядок
    [hearth] очаг
    [beast] звери
   *[nomad] кочевье
}

## Что можно ответить

option-stand = Начать здесь: { $slot }
option-keep = Оставить: { $card }
option-discard = Сбросить следующей: { $card }
option-people-place = Поместить 1 поддержку на знамя народной поддержки
option-people-leave = Оставить как есть
option-people-return = Вернуть 1 поддержку со знамени в резерв масти «{ $suit }»
major-search = Поиск
major-muster = Созыв
major-trade = Торговля
major-recover = Обретение
major-campaign = Набег
major-travel = Перемещение
costs-supply = (провиант { $varies ->
    [0] {""}
   *[1] от{" "}
}{ $supply })
trade-brings = { $gains-n ->
    [0] : ничего не даст
   *[other] { brings }
}
with-dice = { $dice ->
    [0] {""}
    [one] {" "}(+{ $dice } кубик защиты)
    [few] {" "}(+{ $dice } кубика защиты)
   *[many] {" "}(+{ $dice } кубиков защиты)
}
option-search = { major-search } { costs-supply }
option-muster = { major-muster } { costs-supply }
option-trade = { major-trade } { costs-supply }
option-recover = { major-recover } { costs-supply }
option-campaign = { major-campaign } { costs-supply }
option-travel = { major-travel } { costs-supply }
option-use = Использовать: { $card }{ for-price }
nth = { $n ->
    [0] первого
    [1] второго
    [2] третьего
    [3] четвёртого
   *[other] следующего
}
nth-adviser = { $n ->
    [0] первый
    [1] второй
    [2] третий
    [3] четвёртый
   *[other] следующий
}
nth-relic = { $n ->
    [0] первая
    [1] вторая
    [2] третья
   *[other] следующая
}
option-adviser = Разыграть или сбросить { nth } закрытого советника
option-look-relic = Посмотреть { $n ->
    [0] первую
    [1] вторую
    [2] третью
   *[other] следующую
} реликвию вашей локации
option-look-reliquary = Посмотреть реликвию реликвария: { $space }
option-show = Показать { nth } закрытого советника: { $seat }
option-march = Перенести отряды в вашу локацию или из неё
option-give-warbands = Отдать отряды: { $seat }
option-take-warbands = Забрать отряды: { $seat }
option-offer = Предложить вассалитет: { $seat }
option-exile = Изгнать: { $seat }
option-self-exile = Изгнать себя
option-end = Закончить фазу действий
option-with = Применить: { $card }{ for-price }
option-search-deck = Взять из колоды земель { costs-supply }
option-search-pile = Взять из стопки сброса: { $region } { costs-supply }
option-play-site = Разыграть в локации: { $slot }
option-play-adviser = Разыграть в совете лицом вверх
option-play-facedown = Разыграть в совете лицом вниз
option-play-discard = Сбросить
option-heap-top = На верх стопки сброса ({ $region })
option-heap-under = Под низ стопки сброса ({ $region })
option-heap-deck = Под низ колоды земель
option-heap-usual = В обычную стопку сброса
option-reveal-vision = Открыть видение
option-play-conspiracy = Разыграть «Заговор»
option-clear = Сначала сбросить: { $card }
option-oust = Сбросить советника: { $card }
option-oust-facedown = Сбросить { nth } закрытого советника
option-take-relic = Забрать: { $card }
option-take-banner = Забрать: { $banner }
option-muster-with = Созвать отряды: { $card }{ for-price }{ brings }
option-travel-to = Переместиться: { $slot }{ for-price }
option-trade-favor = Торговать за поддержку: { $card }{ for-price }{ trade-brings }
option-trade-secrets = Торговать за тайны: { $card }{ for-price }{ trade-brings }
option-recover-relic = Реликвия этой локации, { nth-relic }{ for-price }
option-recover-banner = { $banner } не меньше чем за { $price }
option-bank = Резерв масти «{ $suit }»
option-attack = Напасть: { $side }
option-target-site = Цель: { $slot }{ with-dice }
option-target-relic = Цель: { $card }{ with-dice }
option-target-banner = Цель: { $banner }{ with-dice }
option-target-pawn = Цель: фигурка и поддержка{ with-dice }
option-plan = Использовать схему сражения: { $card }{ for-price }
option-dead-site = { $slot }: { n-warbands }
option-dead-board = Планшет игрока { $seat }: { n-warbands }
option-post = { $slot }: { n-warbands }
option-banish = Депортировать фигурку: { $slot }
option-space = Реликвия с клетки «{ $space }»
option-purple-board = Планшет игрока { $seat }: { n-warbands }
option-purple-site = { $slot }: { n-warbands }
option-give = Отдать: 1 { $token }
option-give-banner = Отдать: { $banner }
option-give-relic = Отдать: { $card }
option-want = Попросить: 1 { $token }
option-want-banner = Попросить: { $banner }
option-want-relic = Попросить: { $card }
option-title = Титул получает { $seat }
option-board-citizen = Планшет стороной с вассалом
option-board-exile = Планшет стороной с изгнанником
option-lay-favor = { $slot }: { n-favor }
option-swear = Дать { $oath }
option-build = Возвести на месте карты { $card }
option-repair = Восстановить: { $card }
option-new-suit = Масть: { $suit }
option-site-favor = Забрать 1 поддержку из локации
option-site-secret = Забрать 1 тайну из локации
option-accept = Принять
option-refuse = Отказаться
option-counter = Предложить взамен своё

## О чём спрашивают

ask-first-site = Где начнёт ваша фигурка?
ask-first-adviser = Какую карту вы оставите закрытым советником?
ask-people = Народная поддержка: поместить жетон или вернуть?
ask-act = Что вы делаете?
ask-modify-search = Что вы примените при поиске?
ask-modify-muster = Что вы примените при созыве?
ask-modify-trade = Что вы примените при торговле?
ask-modify-recover = Что вы примените при обретении?
ask-modify-campaign = Что вы примените при набеге?
ask-modify-travel = Что вы примените при перемещении?
ask-search = Где вы ищете?
ask-keep = Какую карту вы оставите?
ask-keep-second = Оставить вторую карту? Хотя бы одну из двух нужно разыграть в локации.
ask-heap = Куда пойдут все карты, сброшенные при этом поиске?
ask-discard-next = Какую карту вы сбросите следующей?
ask-play = { $card-id ->
    [hidden] Что сделать с картой?
   *[other] Что вы сделаете с картой { $card }?
}
ask-clear = Сбросить сначала карту из локации?
ask-clear-must = Локация заполнена: какую карту вы сбросите сначала?
ask-oust = Совет полон: какого советника вы сбросите?
ask-conspiracy = «Заговор»: сжечь тайну и забрать что-то из этого?
ask-muster = С помощью какой карты вы созываете отряды?
ask-trade = Как вы торгуете?
ask-recover = Что вы обретаете?
ask-recover-pf = Сколько поддержки вы поместите на знамя народной поддержки?
ask-recover-ds = Сколько тайн вы поместите на знамя страшной тайны?
ask-recover-bank = С какого резерва начать раскладывать лежавшую на знамени поддержку?
ask-travel = Куда вы перемещаетесь?
ask-march = Сколько отрядов должно стоять здесь: { $slot }?
ask-march-allow = { $seat } хочет забрать { n-warbands } отсюда: { $slot }. Вы разрешаете?
ask-give-warbands = Сколько отрядов отдать? Получает { $seat }
ask-give-warbands-allow = { $seat } хочет отдать вам { n-warbands }. Вы согласны?
ask-take-warbands = Сколько отрядов попросить? Отдаёт { $seat }
ask-take-warbands-allow = { $seat } хочет забрать с вашего планшета { n-warbands }. Вы согласны?
ask-campaign = На кого вы нападаете?
ask-targets = Что ещё объявить целью? Защищается { $side }
ask-attack-dice = Сколько кубиков нападения вы берёте?
ask-join = { $seat } нападает, защищается { $other }. Вы присоединитесь к защите?
ask-join-allow = { $seat } хочет защищаться с вами. Вы разрешаете?
ask-plans = Какую схему сражения вы используете?
ask-sacrifice = Пожертвовать { n-warbands }, чтобы победить?
ask-dead = Где гибнут отряды проигравшей армии? Всего { n-warbands }
ask-post = Сколько отрядов отправить в завоёванные локации?
ask-post-ruled = В какие из ваших локаций отправить по отряду?
ask-banish = Куда депортировать фигурку? Проигравшая сторона: { $seat }
ask-burn-favor = Сжечь { n-favor }? Теряет { $seat }
ask-offer-relic = Какую реликвию реликвария вы обещаете?
ask-offer-show = Какие реликвии реликвария дать посмотреть? Смотрит { $seat }
ask-offer-more = Обменяться чем-нибудь ещё? Второй игрок: { $seat }
ask-citizenship = { $seat } предлагает вам вассалитет и реликвию из реликвария. Вы принимаете?
ask-board = Какой стороной планшет вы берёте из оставшихся?
ask-site-favor = Поддержки на все локации не хватает. Куда она пойдёт?
ask-swear = Хроника: какой обет вы даёте на следующую партию?
ask-offer-heir = Хроника: предложить вассалитет в вашей державе? Игрок: { $seat }
ask-become-heir = { $seat } предлагает вам вассалитет в новой державе. Вы принимаете?
ask-edifice = Хроника: возвести или восстановить строение?
ask-new-suit = Хроника: из какой масти придут новые карты?
ask-purple = Лиловых отрядов не хватает: какие из ваших заменить?
ask-title = Кто получает титул?
ask-opportunity = Что забрать из локации?
ask-homeland-relic = Забрать реликвию этой локации?
ask-become-citizen = Стать вассалом?
ask-plan-sacrifice = Каким отрядом пожертвовать ради кубика защиты?
ask-exchange = Что вы отдаёте и что просите? Второй игрок: { $seat }
ask-exchange-answer = { $seat } предлагает вассалитет и обмен. Вы принимаете?
ask-exchange-counter = Что вы предложите взамен? Второй игрок: { $seat }

## Что произошло

log-turn = Ходит { $seat }.
log-round = Начинается раунд { $n }.
log-stands = { $seat } начинает здесь: { $card }.
log-keeps-adviser = { $seat } оставляет закрытого советника.
log-gains-favor = { $seat } получает { n-favor } из резерва масти «{ $suit }».
log-gains-secrets = { $seat } получает { n-secrets }.
log-gains-supply = { $seat } получает { n-supply }.
log-burns-favor = { $seat } сжигает { n-favor }.
log-burns-secrets = { $seat } сжигает { n-secrets }.
log-gives-favor = { $seat } отдаёт { n-favor }. Получает { $other }.
log-gains-warbands = { $seat } получает { n-warbands }.
log-loses-warbands = { $seat } теряет { n-warbands }.
log-loses-warbands-at = { $card }: { $n ->
    [one] убит
   *[other] убито
} { n-warbands }.
log-posts = { $seat } отправляет { n-warbands } в локацию: { $card }.
log-withdraws = { $seat } забирает { n-warbands } из локации: { $card }.
log-discards = { $seat } сбрасывает { $card-id ->
    [hidden] карту
   *[other] карту { $card }
} в стопку сброса ({ $region }).
log-discards-under = { $seat } сбрасывает { $card-id ->
    [hidden] карту
   *[other] карту { $card }
} под низ стопки сброса ({ $region }).
log-discards-under-deck = { $seat } сбрасывает { $card-id ->
    [hidden] карту
   *[other] карту { $card }
} под низ колоды земель.
log-takes-relic = { $seat } забирает реликвию: { $card }.
log-gets-relic = { $seat } получает реликвию: { $card }.
log-gets-banner = { $seat } получает: { $banner }.
log-seizes = { $seat } захватывает: { $banner }; сожжено жетонов: { $n }.
log-turns-up = Открыта локация: { $card }.
log-travels = { $seat } перемещается: { $card }.
log-stays = { $seat } не может туда переместиться и остаётся на месте.
log-people-place = { $seat } помещает 1 поддержку на знамя народной поддержки.
log-people-return = { $seat } возвращает 1 поддержку со знамени в резерв масти «{ $suit }».
log-mob-rises = Поднимается чернь.
log-usurps = { $seat } теперь узурпатор.
log-takes-title = { $seat } забирает титул.
log-draws = { $seat } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
log-draws-vision = { $seat } берёт видение; всего взято видений: { $n }.
log-plays-at-site = { $seat } разыгрывает карту { $card } в локации { $site }.
log-plays-adviser = { $seat } разыгрывает советника: { $card }.
log-plays-facedown = { $seat } разыгрывает закрытого советника.
log-reveals-vision = { $seat } открывает видение: { $card }.
log-conspires = { $seat } разыгрывает «Заговор».
log-uses = { $seat } использует: { $card }.
log-modifies = { $seat } применяет к действию: { $card }.
log-musters = { $seat } созывает отряды: { $card }.
log-trades-favor = { $seat } торгует за поддержку: { $card }.
log-trades-secrets = { $seat } торгует за тайны: { $card }.
log-recovers = { $seat } обретает: { $banner }; уплачено { $n }.
log-looks-relic = { $seat } смотрит реликвию локации.
log-looks-reliquary = { $seat } смотрит реликвию с клетки «{ $space }».
log-shows = { $seat } показывает закрытого советника. Смотрит { $other }.
log-march-refused = { $seat } не получает разрешения забрать отряды.
log-hands-warbands = { $seat } передаёт { n-warbands }. Получает { $other }.
log-handover-refused = { $seat } не соглашается.
log-attacks = { $seat } нападает. Защищается { $side }.
log-targets-site = { $seat } объявляет целью локацию: { $card }.
log-targets-relic = { $seat } объявляет целью реликвию: { $card }.
log-targets-banner = { $seat } объявляет целью: { $banner }.
log-targets-pawn = { $seat } объявляет целью фигурку и поддержку. Защищается { $other }.
log-joins = { $seat } присоединяется к защите.
log-uses-plan = { $side }: схема сражения { $card }.
log-rolls-defence = Защита: пустых { $blank }, с одним щитом { $shield }, с двумя { $shields }, удвоений { $double }; вместе с отрядами { $n }.
log-rolls-attack = { $seat } бросает кубики нападения: пустых мечей { $hollow }, мечей { $sword }, черепов { $skull }; всего { $n }.
log-sacrifices = { $seat } жертвует { n-warbands }.
log-campaign-won = { $seat } — триумфатор.
log-campaign-lost = { $seat } проигрывает набег.
log-shows-relic = { $seat } даёт посмотреть реликвию реликвария: { $space }. Смотрит { $other }.
log-offers = { $seat } предлагает вассалитет и реликвию с клетки «{ $space }». Отвечает { $other }.
log-refuses = { $seat } отказывается. Предлагает { $other }.
log-citizen = { $seat } становится вассалом.
log-exiled = { $seat } становится изгнанником.
log-rests = { $seat } отдыхает; теперь { n-supply }.
log-end-die = На кубике завершения { $n }; партия заканчивается начиная с { $least }.
log-wins = { $seat } побеждает: { $victory }.
log-takes-board = { $seat } берёт планшет: { $role }.
log-swears = { $seat } даёт { $oath }.
log-heir = { $seat } будет вассалом. Правит { $other }.
log-no-heir = { $seat } отказывается от вассалитета. Предлагает { $other }.
log-builds = { $seat } возводит строение: { $card } (вместо карты { $other }).
log-site-goes = { $card } уходит с поля.
log-new-cards = Новые карты колоды земель по совету игрока { $seat }: сначала { $suit }.
log-archive-heals = В архиве нет нужных карт: ссылка возвращается в архив, шесть её карт — в колоду земель.
log-dispossesses = Шесть карт отправлены в ссылку, никто не знает какие.
log-chronicle-done = Хроника правления составлена; в следующей партии правит { $seat }.
log-takes-site-favor = { $seat } забирает 1 поддержку из локации: { $card }.
log-takes-site-secret = { $seat } забирает 1 тайну из локации: { $card }.

## Почему нельзя

why-need-supply = нужно { n-supply }
why-no-search = искать негде: ни колоды, ни стопки
why-no-search-dear = любой поиск дороже, чем вам позволено
why-no-toll = нечем заплатить пошлину
why-no-muster = нет поддержки или подходящей карты в вашей локации
why-no-trade = нечего поместить или нет подходящей карты в вашей локации
why-no-recover = вы не можете оплатить ни реликвию вашей локации, ни знамя
why-no-campaign = в вашей локации не на кого напасть
why-may-not-campaign = ваша карта это запрещает

## Вещи

slot-c1 = столица, первая локация
slot-c2 = столица, вторая локация
slot-p1 = провинции, первая локация
slot-p2 = провинции, вторая локация
slot-p3 = провинции, третья локация
slot-h1 = окраины, первая локация
slot-h2 = окраины, вторая локация
slot-h3 = окраины, третья локация
region-cradle = столица
region-provinces = провинции
region-hinterland = окраины
suit-discord = раздор
suit-arcane = магия
suit-order = порядок
suit-hearth = очаг
suit-beast = звери
suit-nomad = кочевье
banner-pf = знамя народной поддержки
    .help = В фазе подъёма владелец кладёт на знамя 1 поддержку или возвращает с него 1 в самый бедный резерв (если лежит одна, кладёт); с чернью дважды. От 6 жетонов поднимается чернь. Разыгрывая карту в локацию, владелец может сначала сбросить карту из любой локации своего региона и выбрать любую из них.
banner-ds = знамя страшной тайны
    .help = Владелец ищет в колоде земель за 2 провианта. Обрести знамя у другого можно, если в его локации есть карта масти, которой нет у его открытых советников.
space-brutal = Жестокость
    .help = Открытая клетка: когда нападает канцлер, проигравший, будь то и сам канцлер, теряет всю армию, а не половину.
space-decadent = Праздность
    .help = Открытая клетка: в столицу из других регионов канцлер перемещается, не тратя провиант; на окраины на 1 дороже.
space-careless = Беспечность
    .help = Открытая клетка: торгуя, канцлер получает на 1 поддержку больше, а торгуя за тайны, ещё и на 1 тайну меньше.
space-greedy = Алчность
    .help = Открытая клетка: при поиске канцлер берёт на 2 карты больше, но не ищет там, где поиск стоит больше 2 провианта.
token-favor = поддержка
token-secret = тайна
side-6 = империя
side-7 = банды
side-8 = никто
victory-usurper = победа узурпатора
victory-visionary = победа ясновидца
victory-stable-regime = победа устойчивого режима
victory-war-exhaustion = победа в затяжной войне
ending-usurper = Узурпатор удержал титул до следующего хода.
ending-visionary = Видение исполнилось.
ending-stable-regime = Устойчивый режим: кубик закончил партию, пока титул хранила империя.
ending-war-exhaustion = Война затянулась: восьмой раунд был последним.

deck-denizen = Обитатели
    .help = 198 обитателей державы, шесть мастей.
deck-vision = Видения
    .help = Четыре собственные цели для изгнанника и Заговор.
deck-relic = Реликвии
    .help = Сокровища: Большой скипетр, реликвии реликвария и те, что лежат в локациях.
deck-site = Локации
    .help = Места карты: сколько карт вмещает каждое и что там лежит.
deck-edifice = Строения и руины
    .help = Шесть построек, у каждой на обороте руина. Входят в игру с летописью.

oath-supremacy = обет главенства
oath-people = обет служения
oath-protection = обет спасения
oath-devotion = обет мудрости
role-chancellor = канцлер
role-citizen = вассал
role-exile = изгнанник
colour-purple = лиловый
colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-white = зелёный
colour-black = чёрный

## История серии

story-reign = Правление { $n } — { $oath }
story-won = Победитель: { $who }, раунд { $n }: { $how }.
story-named = { $name } ({ $colour }, { $role })
story-unnamed = { $colour } ({ $role })
story-players = Игроки
story-title = титул
story-then = Затем
story-ruled = { $n ->
    [0] правление: { $who }
    [one] правление: { $who }, { $n } отряд
    [few] правление: { $who }, { $n } отряда
   *[other] правление: { $who }, { $n } отрядов
}
story-empire = империя
story-bandits = банды
story-hidden = закрытая локация
story-sworn = На следующее правление: { $oath }.
story-built = Возведено или восстановлено: { $card }.
story-ruined = Разрушено: { $cards }.
story-citizens = Планшеты стороной с вассалом: { $who }.
story-realm = Начинается правление { $n } — { $oath }

setting-series = Серия
    .help = Когда партия выиграна, победитель составляет хронику (раздел 8 свода), и следующая партия может начаться с того, чем закончилась эта.
setting-chronicle = Хроника
    .help = То, что осталось от другой партии: файл её хроники. Никто за столом не может его прочесть. Обет в нём свой.

error-chronicle-json = Это не хроника: текст не читается ({ $why }).
error-chronicle-size = Для хроники это слишком много: в ней не больше { $n } знаков.
error-chronicle-foreign = Это не хроника «Обета».
error-chronicle-version = Эту хронику записала более поздняя версия программы ({ $theirs }); эта читает версию { $ours }.
error-chronicle-seal = Печать хроники не держит: документ обрезан или изменён, либо его записала другая программа.
error-chronicle-field = Хроника повреждена: в ней нет того, что должно стоять здесь ({ $where }), или стоит не то.
error-chronicle-unknown = Хроника повреждена: в «Обете» нет карты { $card }.
error-chronicle-count = Хроника повреждена: карта { $card } встречается в ней { $n } раз, а каждая карта коробки должна быть в ней один раз.
error-chronicle-room = Хроника повреждена: в локации { $site } лежит больше карт, чем она вмещает.

setting-oath = Обет
    .help = Цель титула. Первая партия играется с обетом главенства; остальные три — вариант этого дома.
about = Канцлер хранит обет, изгнанники рвутся к власти, а следующая партия начнётся с того, чем кончится эта.
choice-oath-supremacy = главенства
choice-oath-people = служения
choice-oath-protection = спасения
choice-oath-devotion = мудрости
setting-oath-supremacy = Главенство
setting-oath-people = Служение
setting-oath-protection = Спасение
setting-oath-devotion = Мудрость

## Что говорят карты

text-unbuilt = Способность этой карты ещё не построена: карта ничего не делает.
text-only-site = Только в локации.
text-only-adviser = Только в совете.
text-locked = Разыгранную карту нельзя сбросить, перенести или поменять.
text-lawful-grand-scepter = Владелец может смотреть реликварий, предлагать вассалитет и изгонять вассалов, но не в тот ход, когда забрал скипетр.
text-lawful-vision-of-conquest = Изгнанник с этим открытым видением побеждает в фазе подъёма, если правит наибольшим числом локаций и взято хотя бы три видения.
text-lawful-vision-of-rebellion = Изгнанник с этим открытым видением побеждает в фазе подъёма, если владеет народной поддержкой и взято хотя бы три видения.
text-lawful-vision-of-sanctuary = Изгнанник с этим открытым видением побеждает в фазе подъёма, если у него больше всех реликвий и знамён и взято хотя бы три видения.
text-lawful-vision-of-faith = Изгнанник с этим открытым видением побеждает в фазе подъёма, если владеет страшной тайной и взято хотя бы три видения.
text-lawful-conspiracy = Сожгите тайну, чтобы забрать реликвию или знамя у игрока в вашей локации, если два ваших советника совпадают мастью с его советниками. Затем карта уходит из партии.
text-plan-attacker = Схема сражения нападающего: { $effect }
text-plan-defender = Схема сражения защитника: { $effect }
text-plan-either = Схема сражения: { $effect }
text-plan-if-attacker = Схема сражения нападающего, если { $when }: { $effect }
text-plan-if-defender = Схема сражения защитника, если { $when }: { $effect }
text-plan-if-either = Схема сражения, если { $when }: { $effect }
text-plan-now = { $effect }
text-plan-more = { $one }; { $more }
text-plan-win = если вы победили, { $effect }
text-plan-lose = если вы проиграли, { $effect }
text-plan-discards = в конце сбросьте эту карту
text-action = Действие: { $effect }
text-when-played = При розыгрыше: { $effect }
text-gain-favor = получите { n-favor } из резерва масти «{ suit-said }»
text-gain-secrets = получите { n-secrets }
text-gain-supply = получите { n-supply }
text-gain-warbands = { $mood ->
    [inf] получить
    [way] Получить
   *[do] получите
} { n-warbands }
text-gain-warbands-per-site = получите { n-warbands } за каждую локацию под вашим правлением
text-post-everywhere = перенесите по отряду с планшета в каждую локацию, которой правите
text-citizenship = будучи изгнанником, можете стать вассалом
text-when-exiles-fight = вы и другая сторона — изгнанники
text-attack-more = на { n-dice } нападения больше
text-attack-fewer = на { n-dice } нападения меньше
text-defence-dice = на { n-dice } защиты больше
text-sway-dice = { $mood ->
    [inf] добавить { n-dice } своему нападению или убрать столько же у нападающего на вас
    [way] Добавить { n-dice } своему нападению или убрать столько же у нападающего на вас
   *[do] на { n-dice } больше вашему нападению или меньше нападающему на вас
}
text-kill-attackers = убейте { n-warbands } на планшете нападающего
text-sacrifice-for-dice = можете пожертвовать отрядом армии: на { n-dice } защиты больше
text-when-site-is-target = эта локация объявлена целью
text-muster-on-occupied = Вы можете созывать отряды с помощью карт, на которых лежат поддержка или тайны.
text-site-coast = Отсюда на другое побережье: 1 провиант.
text-site-leaving = Уход отсюда дороже на { n-supply }.
text-site-free-leave = Вы можете перевернуть тайну лицом вниз, чтобы уйти отсюда, не тратя провиант.
text-site-ground-more = Если цель здесь, у нападающего на { n-dice } больше.
text-site-ground-fewer = Если цель здесь, у нападающего на { n-dice } меньше.
text-site-fewer = При поиске отсюда берут меньше карт: на { $n }.
text-site-more-musters = Если вы правите локацией, при созыве здесь вы можете получить ещё { n-warbands }.
text-site-crowded = Прежде чем разыграть или перенести сюда карту, можете сбросить карту отсюда.
text-site-homeland = Разыграв здесь карту масти «{ suit-said }», { $effect }, если не сбрасывали отсюда карту этой масти в этот ход.
text-take-relic-here = заберите реликвию этой локации
text-site-opportunity = В конце вашей фазы подъёма можете забрать лежащую здесь поддержку или тайну.
text-take-from-site = заберите поддержку или тайну этой локации

## Модификаторы и постоянные способности

option-guise = С советниками игрока { $seat }
ask-guise = Чьи советники заменят ваших?
log-catches-favor = { $seat } получает сожжённое: { n-favor }.
log-pays-toll = { $seat } платит пошлину, 1 поддержку: { $card }.
log-guises = { $seat } торгует с советниками игрока { $other }.
text-chosen = Вы можете выбрать её в начале действия.
text-chosen-begins = В начале действия вы можете { $effect }.
text-muster-free-on = Созыв на карте масти «{ suit-said }» не стоит провианта.
text-muster-poorest = Созывая на карте, в резерве масти которой меньше поддержки, чем в любом другом, вы можете получить ещё { n-warbands }.
text-muster-more = Ваши созывы дают ещё { n-warbands }.
text-muster-here = Созывая на этой карте, вы можете получить ещё { n-warbands }.
text-muster-kin = Вы обязаны созывать на карте масти одного из ваших советников.
text-muster-secret = Для созыва вы обязаны поместить тайну вместо поддержки.
text-versatile = При торговле эта карта может считаться картой масти «{ suit-said }» или «{ other-suit-said }» вместо своей.
text-counts-twice = Считается за двух советников своей масти, но за одного в вашем совете.
text-trade-tip = Если торговля приносит вам ровно 1 поддержку, получите ещё 1.
text-trade-no-favor = Торговля не приносит вам поддержки.
text-trade-here = Торговля на этой карте ради тайн приносит на 1 больше, если у вас есть советник масти «{ suit-said }».
text-trade-free-on = Торговля на картах мастей «{ suit-said }» и «{ other-suit-said }» не стоит провианта.
text-trade-free-kin = Торговля на карте масти одного из ваших советников не стоит провианта.
text-trade-region = Если ваша фигурка здесь, вы можете торговать на любой карте в локациях региона.
text-trade-elsewhere = Вы можете торговать так, будто ваша фигурка в локации с картой масти «{ suit-said }».
text-trade-there = Действуют модификаторы той локации, а не вашей.
text-trade-free = Тогда торговля не стоит провианта.
text-sacrifice-one = пожертвовать отряд со своего планшета
text-disguise = торговать с советниками другого игрока вместо своих

## Реликвии, локации и строения, меняющие правила

ask-rest-power = Какую способность «Отдых» использовать сейчас?
ask-sway-end = На кубике завершения { $n }. Сделать { $other }?
log-sways-end = { $seat } меняет кубик завершения: теперь { $n }.
log-turns-dark = { $seat } переворачивает лицом вниз { n-secrets }.
text-no-posting = Вы никак не можете помещать отряды в локации.
text-leads-bandits = Считайте банды своими отрядами, кроме тех локаций, которыми правит враг: локации без отрядов — ваши, и последний отряд может уйти из локации. Банды нельзя убивать, переносить и жертвовать.
text-rules-imperial-cards = Если вы изгнанник, на своём ходу картами в имперских локациях (кроме схем сражений) правите вы, а не имперские игроки.
text-sways-end = Правитель этой карты может изменить выпавшее на кубике завершения на 1; вассал не может.
ask-swap-drawn = { $card }: каких из взятых обитателей поменять на случайных из ссылки?
ask-lay-next = { $card }: какую карту положить на стопку следующей?
log-exchanges-drawn = { $seat } меняет взятые карты на карты из ссылки: { $n }.
log-reveals = { $seat } показывает карту: { $card }.
text-draw-fewer = При этом возьмите на { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} меньше.
text-search-openly = Тогда покажите всем взятые карты и ту, которую оставляете.
text-under-deck = Все карты, сбрасываемые при поиске, можно положить под колоду земель.
text-swap-drawn = вы можете поменять любых взятых обитателей на случайных из ссылки
text-when-drawn = Взяв карты, { $effect }.
text-keeps-sites = При составлении хроники локации с картой масти «{ suit-said }» остаются на поле.
text-site-hidden = Чтобы переместиться сюда, переверните тайну лицом вниз.
text-site-hidden-target = То же делает тот, кто объявляет цель здесь, один раз за набег.
text-deal-promises = заключите договор с игроком: { $kinds }; обещания о будущем игроки обсуждают сами

## Схемы сражений и то, что относится к набегам

option-find = { $slot }: реликвия, { nth-relic }
option-way = { $way }
way-sway-1 = 1 кубик, карта остаётся
way-sway-3-discard-at-end = 3 кубика, в конце карта сбрасывается
option-campaign-from = Набег отсюда: { $slot }
option-release = { $seat }: { n-warbands }
ask-reroll = { $card }: заплатить и перебросить все эти кубики?
ask-post-from = Сколько отрядов отправить отсюда в завоёванные локации: { $slot }?
ask-relic-under = { $card-id ->
    [hidden] Положить реликвию под колоду реликвий?
   *[other] Положить под колоду реликвий: { $card }?
}
ask-may = { $card }: { $way }?
ask-choose = { $card }: как?
ask-find-relics = Какие закрытые реликвии тоже объявить целями?
ask-rearrange = Сколько отрядов отправить в каждую из ваших локаций сверх одного, который остаётся?
ask-discard-instead = Сбросить карту вместо схем сражений? Их { $n }
ask-kill-force = Убить уцелевших ({ n-warbands }) и отдать за это 1 поддержку? Проигравшая сторона: { $seat }
ask-release = Какие отряды отпустить?
ask-campaign-from = Из какой локации устроить набег?
ask-free-travel = Переместиться, не тратя провиант?
ask-free-travel-led = Переместиться, не тратя провиант? Место выбирает { $seat }.
log-rerolls = { $seat } использует карту { $card } и перебрасывает кубики.
log-warbands-come-to = { $card }: сюда приходят спасённые, { n-warbands }.
log-targets-find = { $seat } объявляет целью закрытую реликвию: { $card }.
log-cages = { $seat }: { n-warbands } теперь на карте { $card }.
log-releases = { $seat }: { n-warbands } { $n ->
    [one] уходит
   *[other] уходят
} с карты { $card }.
banner-said = { $banner ->
    [pf] знамя народной поддержки
   *[ds] знамя страшной тайны
}
text-plan-alone = ваша сторона не использует других схем сражений
text-plan-tail = после набега, если вы победили, { $effect }
text-plan-discards-unless = в конце сбросьте эту карту, кроме случая, когда { $when }
text-sway-dice-per = на 1 кубик больше вашему нападению или меньше нападающему на вас { $per }
text-defence-dice-per = на 1 кубик защиты больше { $per }
text-per-targeted-site = за каждую локацию, объявленную целью
text-per-own-adviser = за каждого вашего советника масти «{ suit-said }»
text-per-ruled-card = за каждую карту масти «{ suit-said }», которой правите
text-per-ruled-suit = за каждую масть, которой правите, кроме масти «{ suit-said }»
text-per-card-at-sites = за каждую карту масти «{ suit-said }» в локациях
text-own-skulls-ignored = ваши черепа никого не убивают
text-hollow-ignored = пустые мечи не считаются
text-twos-ignored = грани другой стороны с двумя мечами или двумя щитами не считаются (черепа на них убивают)
text-one-shield-ignored = грани с одним щитом не считаются
text-attack-doubled = весь бросок нападения считается дважды, черепа тоже
text-attack-halved = нападающий бросает половину кубиков, округляя вниз
text-dear-sacrifices = каждый отряд, которым вы жертвуете, считается за три
text-no-defending-plans = защищающаяся сторона не использует схем сражений
text-force-spared = если вы проиграли, никто в вашей армии не убит, что бы её ни убивало
text-stand-or-fall = если вы проиграли, вся ваша армия убита
text-win-now = вы сразу побеждаете, без бросков
text-buy-peace = отдайте другой стороне по поддержке за каждый кубик защиты; вы сразу побеждаете, и никто не убит
text-find-relics = закрытые реликвии в локациях-целях тоже могут быть целями, каждая даёт кубик защиты; забранные можете положить под колоду реликвий
text-rearrange = перенесите отряды между планшетом и локациями, которыми правите, кроме последнего в локации
text-discard-this = сбросьте эту карту
text-doom-this = { $mood ->
    [inf] в конце сбросить эту карту
    [way] В конце сбросить эту карту
   *[do] в конце сбросьте эту карту
}
text-favor-per-foe-adviser = получите по поддержке за каждого советника другой стороны из резерва его масти
text-warbands-per-dead = получите по отряду за каждый отряд другой стороны, убитый в этом набеге
text-burn-defenders-secrets = защитник сжигает все тайны с планшета, кроме одной
text-burn-defenders-favor = защитник сжигает всю поддержку с планшета
text-take-in-dead = ваши отряды, которые были бы убиты, в конце приходят в эту локацию, если вы ею правите
text-kill-left-over = можете убить всех уцелевших в армии другой стороны; тогда отдайте ей поддержку, если она есть
text-cage-left-over = уцелевшие из армии другой стороны переходят на эту реликвию
text-release-caged = любое число отрядов с этой реликвии уходит на планшеты своего цвета
text-discard-instead = вместо всех схем масти «{ lost-said }», которые вы сбросили бы, можете сбросить карту масти «{ suit-said }», которой правите
lost-said = { $lost ->
   *[nomad] кочевье
}
text-dearer-plans = { $secret ->
    [0] Каждая схема сражения другой стороны дороже на сожжённую поддержку.
   *[other] Каждая схема сражения другой стороны дороже на тайну.
}
text-even-targets = Нападающий на вас объявляет цели с чётным общим числом кубиков защиты.
text-roll-again = Бросив кубики нападения или защиты, вы можете заплатить и один раз перебросить их все.
text-campaign-from-ruled = устройте набег, не тратя провиант, как если бы ваша фигурка стояла в локации, которой вы правите; ваши отряды оттуда входят в армию
text-campaign-from-suit = устройте набег, не тратя провиант, как если бы ваша фигурка стояла в локации с картой масти «{ suit-said }»; ваши отряды оттуда входят в армию
text-after-campaign = Когда набег другого игрока закончился, { $effect }.
text-campaign-back = можете устроить набег на этого игрока, не тратя провиант
text-travel-and-campaign = можете переместиться, затем можете устроить набег, не тратя на это провиант
text-when-side-holds = у вас { banner-said }
text-when-foe-lacks =
    { $banner ->
        [pf] у другой стороны нет знамени народной поддержки
       *[ds] у другой стороны нет знамени страшной тайны
    }
text-when-foe-has-adviser = у другой стороны есть советник масти «{ suit-said }»
text-when-target-has-card = в локации-цели есть карта масти «{ suit-said }»
text-when-stronger = ваша армия больше
text-when-weaker = защищающаяся армия больше вашей
text-when-defence-pool = кубиков защиты хотя бы { $n }
text-when-pawn-is-target = фигурка и поддержка объявлены целью
text-when-foe-is-here = фигурка другой стороны в вашей локации и вы можете отдать всю эту поддержку

## Способности «Действие» и «При розыгрыше»

option-player = { $seat }
option-pick = { $card }
option-to-site = { $slot }
option-of-suit = { $suit }
option-from-bank = { $suit }: { n-favor }
option-pile = Стопка сброса региона «{ $region }»
option-hidden-adviser = { $seat }: закрытый советник, { nth-adviser }
option-hidden-relic = { $slot }: реликвия, { nth-relic }
option-hidden-site = Закрытая локация: { $slot }
option-sell-secret = Отдать тайну и забрать 2 поддержки: { $seat }
option-buy-secret = Отдать 2 поддержки и забрать тайну: { $seat }
option-ds-place = Положить тайну на страшную тайну
option-ds-burn = Сжечь тайну со страшной тайны
option-relic-take = Забрать реликвию
option-relic-under = Положить под колоду реликвий
option-give-adviser = Отдать: { $card }
option-give-hidden = Отдать своего закрытого советника, { nth }
option-give-site = Отдать: { $slot }
option-want-adviser = Попросить: { $card }
option-want-hidden = Попросить закрытого советника, { nth }
option-want-site = Попросить: { $slot }

ask-whose = { $card }: какой игрок?
ask-which = { $card }: что именно?
ask-which-other = { $card }: и что ещё?
ask-which-goes = { $card }: какая карта освободит место?
ask-where = { $card }: какая локация?
ask-which-bank = { $card }: какой резерв?
ask-richest-bank = { $card }: из какого самого полного резерва?
ask-poorest-bank = { $card }: в какой самый пустой резерв?
ask-which-suit = { $card }: какая масть?
ask-which-pile = { $card }: какая стопка сброса?
ask-which-space = { $card }: какая реликвия реликвария?
ask-each-bank = { $card }: по 1 поддержке из разных резервов, всего { $n }.
ask-banks = { $card }: { n-favor } из любых резервов.
ask-move-banks = { $card }: перенесите { n-favor } из любых резервов.
ask-kill = { $card }: убейте { n-warbands }
ask-redeploy = { $card }: разместите до { $n } отрядов; остальные останутся на планшете.
ask-bargain = { $card }: ещё одна сделка?
ask-burn-for-secrets = { $card }: сколько поддержки сжечь ради стольких же тайн?
ask-sacrifice-pairs = { $card }: сколько тайн, по 2 отряда за каждую?
ask-tend-ds = { $card }: положить тайну или сжечь?
ask-exchange-pile = { $card }: сколько карт?
ask-peek = { $card }: какую карту посмотреть?
ask-drawn-relic = { $card }: вы взяли реликвию — { $relic }
ask-take-seen = { $card }: забрать реликвию? { $relic }
ask-extort = { $seat } хочет забрать реликвию: { $card }. Отдать взамен { n-favor }?
ask-come = { $card }: поставить свою фигурку сюда? { $slot }
ask-steal = { $card }: заплатить и бросить кубики за реликвии ({ $n })? Только что забрал: { $seat }
ask-deal-with = { $card }: кому предложить договор?
ask-deal = Что вы отдаёте и что просите? Второй игрок: { $seat }
ask-deal-answer = { $seat } предлагает договор. Вы принимаете?
ask-deal-counter = Что вы предложите взамен? Второй игрок: { $seat }

log-takes-favor = { $seat } забирает { n-favor }. Лишается { $other }.
log-takes-secrets = { $seat } забирает { n-secrets }. Лишается { $other }.
log-gives-secrets = { $seat } отдаёт { n-secrets }. Получает { $other }.
log-given-favor = { $seat } получает { n-favor } с карты.
log-given-secrets = { $seat } получает { n-secrets } с карты.
log-places-favor = { $seat } кладёт { n-favor } в резерв масти «{ $suit }».
log-places-on = { $seat } кладёт на карту { $card } { n-favor }.
log-moves-favor = { n-favor }: из резерва масти «{ $suit }» в резерв масти «{ $other }».
log-ds-place = { $seat } кладёт на страшную тайну { n-secrets }.
log-ds-burn = { $seat } сжигает со страшной тайны { n-secrets }.
log-rolls-shields = { $seat } бросает кубики, щитов: { $n }.
log-banks-favor = { $seat }: { n-favor } с планшета идёт в резерв масти «{ $suit }».
log-follows = { $seat } помещает отряд на карту { $card }: теперь она действует и для этого игрока.
log-moves-to-site = { $seat } переносит карту { $card } в локацию { $site }.
log-moves-to-council = Карта { $card } переходит в совет: { $seat }.
log-swaps = { $seat } меняет местами карты { $card } и { $other }.
log-swaps-facedown = Скрытые советники меняются местами: { $seat } и { $other }.
log-moves-pile = { $seat } кладёт стопку региона «{ $region }» на стопку региона «{ $other }».
log-pilgrimage = { $seat } отправляет карты в ссылку и берёт столько же: { $n }.
log-exchanges-pile = { $seat } меняет карты стопки на карты из ссылки: { $n }.
log-turns-over = { $seat } переворачивает сооружение: { $card }.
log-turns-up-top = { $seat } открывает верхнюю карту стопки: { $card }.
log-relic-under = { $seat } кладёт реликвию под колоду реликвий: { $card }.
log-puts-pawn = { $seat } ставит фигурку: { $card }.
log-peeks = { $seat } смотрит скрытые карты: { $n }.
log-deal = { $seat } и { $other } заключают договор.

# Вторая масть в тексте карты.
other-suit-said = { $other ->
    [discord] раздор
    [arcane] магия
    [order] порядок
    [hearth] очаг
    [beast] звери
   *[nomad] кочевье
}
text-each-at-sites = за каждую карту масти «{ suit-said }» в локациях
text-per-card-ruled = за каждую карту масти «{ suit-said }», которой правите
text-when-you-hold = вы владеете { $banner ->
    [pf] народной поддержкой
   *[ds] страшной тайной
}
text-when-mob = народная поддержка лежит стороной с чернью вверх
text-when-more-secrets = вы изгнанник и у вас больше тайн, чем у канцлера, считая тайны на картах
text-when-more-sites = вы изгнанник и правите большим числом локаций, чем канцлер
text-gain-from-banks = получите { n-favor } из любых резервов
text-gain-of-each = получите по 1 поддержке из разных резервов, всего { $banks }
text-from-one-bank = возьмите { n-favor } из одного резерва
text-from-one-bank-per = возьмите из одного резерва { n-favor } { $per }
text-gamble = бросьте кубики защиты ({ $dice }) и возьмите из одного резерва столько поддержки, сколько выпало щитов
text-draw-to-bank = перенесите из любых резервов в резерв масти «{ suit-said }» 1 поддержку { $per }
text-whole-bank = перенесите всю поддержку одного резерва в резерв масти «{ suit-said }»
text-level = перенесите { n-favor } из самого полного резерва в самый пустой
text-take-favor = заберите { n-favor } у игрока в вашей локации
text-take-secret = заберите 1 тайну у игрока в вашей локации, но не последнюю
text-tax = заберите { n-favor } у каждого игрока, чья фигурка стоит в локации вашего региона, которой вы правите
text-bargain = сколько угодно раз отдайте игроку в вашей локации тайну и заберите 2 поддержки либо отдайте 2 поддержки и заберите тайну; с одним игроком только в одну сторону
text-burn-for-secrets = каждый игрок, начиная с канцлера, может сжечь любое число жетонов поддержки и получить столько же тайн
text-pay-for-sites = каждый игрок кладёт в резерв масти «{ suit-said }» 1 поддержку за каждую локацию, которой правит
text-pay-for-suits = каждый игрок, кроме владельца народной поддержки, кладёт сюда 1 поддержку за каждую масть карт, которыми правит
text-burn-to-last = каждый игрок сжигает все тайны с планшета и карт, кроме одной; у вас остаётся только лежащая здесь
text-come-back = поддержка и тайны возвращаются с карт, ваши тайны открываются, как в фазе отдыха, кроме поддержки на этой карте
text-place-on-ds = положите тайну на страшную тайну
text-burn-of-ds = сожгите все тайны со страшной тайны, кроме одной
text-tend-ds = положите тайну на страшную тайну или сожгите с неё одну, но не последнюю
text-end-act = { $mood ->
    [now] Ваша
   *[do] ваша
} фаза действий заканчивается
text-gain-warbands-per = получите 1 отряд { $per }
text-kill-on-board = убейте 1 отряд на любом планшете
text-kill-on-board-of = убейте 1 отряд на планшете игрока, у которого есть советник масти «{ suit-said }» или «{ other-suit-said }»
text-kill-in-region = убейте { n-warbands } в вашем регионе, в локациях или на планшетах
text-kill-at-site = убейте { n-warbands } в одной локации вашего региона
text-kill-at-each-site = убейте по 1 отряду в каждой локации
text-seize-site = если фигурки правителя здесь нет, убейте здесь все отряды, получите 1 отряд и поместите его сюда
text-sacrifice-for-secrets = пожертвуйте любым числом пар отрядов с планшета и получите по 1 тайне за каждую пару
text-redeploy = перераспределите свои отряды между планшетом и локациями, которыми правите, не забирая последний отряд локации
text-discard-in-region = сбросьте все другие карты мастей «{ suit-said }» и «{ other-suit-said }» в локациях вашего региона
text-discard-commonest = сбросьте все другие карты масти, которой больше всего в локациях
text-tame = сбросьте карту масти «{ suit-said }» или «{ other-suit-said }» в вашей локации и получите { n-favor } из резерва её масти
text-discard-adviser = сбросьте открытого советника игрока в вашей локации или своего
text-discard-adviser-dark = сбросьте открытого советника владельца страшной тайны, если у него нет и народной поддержки
text-rove = сбросьте обитателя в другой локации и перенесите туда эту карту
text-move-to-other = перенесите эту карту в совет другого игрока и заберите у него { n-favor }
text-settle = перенесите одного своего открытого советника в вашу локацию
text-resettle = перенесите открытого советника масти «{ suit-said }» любого игрока в любую локацию
text-swap-here = поменяйте местами своего открытого советника и карту в вашей локации
text-swap-adviser = поменяйте местами эту карту и открытого советника другого игрока
text-swap-adviser-of = можете поменять местами эту карту и открытого советника масти «{ suit-said }» другого игрока
text-swap-at-sites = можете поменять местами эту карту и любую карту масти «{ suit-said }» в локации
text-swap-facedown = поменяйте местами двух закрытых советников разных игроков
text-convoy = положите всю стопку сброса другого региона на стопку вашего региона
text-pilgrimage = перенесите всех обитателей вашей локации в ссылку и перемешайте их; возьмите столько же карт, посмотрите и положите на стопку сброса вашего региона в любом порядке
text-exchange-pile = поменяйте до { $n } верхних обитателей стопки сброса вашего региона на случайные карты из ссылки
text-turn-over = переверните эту карту на целую сторону
text-peek-pile = посмотрите целую стопку сброса
text-peek-deck = посмотрите верхние карты колоды земель: { $n }
text-peek-top = посмотрите верхние карты стопки сброса вашего региона: { $n }
text-peek-any = посмотрите закрытую локацию, закрытого советника или реликвию в локации
text-draw-relic = возьмите реликвию из колоды и заберите её или положите под колоду реликвий
text-trade-relic = возьмите реликвию из колоды и заберите её, затем положите одну свою реликвию, кроме большого скипетра, под колоду реликвий
text-this-relic-under = положите эту реликвию под колоду реликвий
text-break-relic = положите закрытую реликвию вашей локации под колоду реликвий и получите { n-warbands }
text-open-reliquary = если вашей локацией правит империя, посмотрите реликвию реликвария; можете забрать её
text-inquire = посмотрите закрытого советника игрока в вашей локации. Заговор разыграйте или сбросьте, как если бы взяли его; за другую карту этот игрок получает поддержку отсюда
text-call-vision = возьмите верхнее видение колоды земель и разыграйте или сбросьте его
text-ride-after = откройте верхнюю карту стопки сброса вашего региона и переместитесь, не тратя провиант, в локацию с картой её масти, а если такой нет, в любую
text-summon = игрок из другой локации должен, если может, переместиться в вашу, не тратя провиант, и получает тайну отсюда
text-carry-along = выберите игрока в вашей локации и локацию, куда он может переместиться: поставьте туда свою фигурку, и он перемещается туда, не тратя провиант
text-gather = каждый игрок, начиная с канцлера, может поставить свою фигурку в эту локацию
text-submit = станьте вассалом
text-submit-may = будучи изгнанником, можете стать вассалом
text-submit-gives = если отдадите канцлеру страшную тайну
text-submit-relic = забрать не глядя реликвию реликвария
text-submit-all = { $parts }
text-extort = выберите реликвию игрока в вашей локации и заберите её, если он не отдаст вам поддержку: { $favor }
text-follow-vision = если вы изгнанник, получите 1 отряд и поместите его на любое открытое видение: оно считается открытым и для вас; когда его сбрасывают, отряд погибает, а вы разыгрываете или сбрасываете это видение, как при поиске
text-deal = заключите договор с игроком: { $kinds }
text-deals-there = { $mood ->
    [now] Игроки
   *[do] игроки
} здесь могут заключать договоры: { $kinds }
text-deal-favor = поддержка
text-deal-secrets = тайны
text-deal-relics = реликвии
text-deal-advisers = советники
text-deal-sites = локации
text-small-council = У вас не больше { $n } советников.
text-one-stranger = У вас может быть лишь один советник не масти «{ suit-said }»; у закрытого масти нет.
text-kin-need-no-seat = Открытые советники масти «{ suit-said }» игнорируют ограничение вашего совета.
text-more-bandits = В каждой локации на { $n } банды больше.
text-needs-no-seat = Приходит в любой, даже полный совет; после этого считается советником.
text-not-beside-locked = Разыгрывается в любой, даже заполненной локации без скованных карт.
text-sole-card = Её локация вмещает одну карту.
text-discard-beside = сбросьте отсюда всех остальных обитателей
option-travel-toll = Переместиться за пошлину: { $slot }{ for-price }
ask-travel-consent = Заплатить, что требуется, чтобы отправиться сюда: { $slot }?
ask-gain-warbands = { $card }: получить { n-warbands }?
ask-gain-bank = { $card }: из какого резерва?
why-no-travel = идти некуда
text-travel-free = Вы можете переместиться, не тратя провиант.
text-travel-while-few = Если на вашем планшете отрядов не больше { $most }, вы можете переместиться, не тратя провиант.
text-travel-in-region = Вы можете переместиться внутри региона, не тратя провиант.
text-travel-to-suit = Вы можете переместиться в локацию с картой масти «{ suit-said }», не тратя провиант.
text-travel-gate = Вы можете переместиться в эту локацию или из неё, не тратя провиант.
text-travel-ignoring-sites = На этом пути вы игнорируете способности локаций.
text-toll-roads = Враги правителя этой карты платят пошлину, 1 поддержку, чтобы переместиться в локацию под его правлением.
text-station-free = Правитель этой карты перемещается в эту локацию, не тратя провиант.
text-station-toll = Другие могут заплатить за это её правителю пошлину, 1 поддержку.
text-pass = Извне региона можно переместиться только в эту локацию.
text-ignoring-pass = На этом пути перевал вам не преграда.
text-ignoring-both = На пути отсюда ни перевал, ни потаённое место вам не преграда.
text-leaving-at = Уйти отсюда стоит { n-supply }.
text-ruler-sends = Если локацией правит враждебный игрок, он выбирает, куда вы пойдёте.
text-vines = Враги правителя этой карты, уходя из локации под его правлением, теряют 1 отряд со своего планшета.
text-lake = Кто перемещается сюда и не правит этой картой, теряет 2 отряда со своего планшета.
text-tyrant = Вы обязаны убить один отряд, чей бы он ни был, в каждой локации, куда перемещаетесь.
text-drum = После перемещения вы можете получить 1 отряд.
text-hospitality = После перемещения получите 1 поддержку из резерва масти, которая есть и у карты в вашей локации, и у вашего советника.
text-envoy = После этого перемещения ваша фаза действий заканчивается.
text-draw-more = При поиске вы можете взять { $n ->
    [one] ещё { $n } карту
    [few] ещё { $n } карты
   *[other] ещё { $n } карт
}.
text-play-two = Вы можете разыграть две взятые при поиске карты, если хотя бы одну из них — в локации.
text-any-heap = Все карты, сбрасываемые при поиске, можно положить на верх или под низ любой одной стопки сброса.
text-search-free = Вы можете искать, не тратя провиант.
text-piles-only = Тогда искать можно только в стопке сброса.
text-from-under = Карты берутся снизу.
text-other-piles = Вы можете искать в стопке сброса другого региона.
text-piles-from-here = Если ваша фигурка здесь, вы можете искать в любой стопке сброса.
text-play-anywhere = Карты мастей «{ suit-said }» и «{ other-suit-said }» вы можете разыгрывать в любую локацию, где есть место.
text-clear-first = Перед розыгрышем карты в локацию вы можете сбросить там обитателя.
text-secret-for-play = Розыгрыш в локацию приносит вам 1 тайну вместо поддержки.
text-add-secrets = Обретая страшную тайну, вы можете получить { n-secrets } и добавить к плате.
text-only-secret = Ни для чего другого она не служит.
text-welcoming-party = Когда вы разыгрываете лицом вверх обитателя, который не был закрытым советником, получите 1 поддержку из резерва очага.
text-wild-cry = Когда вы разыгрываете карту масти «звери», получите 1 провиант; можете получить 2 отряда.
text-free-campaign = вы можете совершить набег, не тратя провиант
text-hunting-party = После поиска в колоде земель вы можете совершить набег, не тратя провиант.
text-knights-errant = После созыва вы можете совершить набег, не тратя провиант.
text-relic-worship = Обретя реликвию, получите 3 провианта.
text-no-facedown = Враги правителя этой карты не могут разыгрывать карты лицом вниз.
text-no-suit = Враги правителя этой карты не могут разыгрывать лицом вверх карты масти «{ suit-said }».
text-no-vision-here = Враги в локациях правителя этой карты не могут разыгрывать видения лицом вверх.
text-vision-only-here = Видения открывает только тот, чья фигурка здесь; на заговор это не действует.
text-no-vision = Вы не можете разыгрывать видения лицом вверх.
text-search-toll = Враги в локациях правителя этой карты платят пошлину, 1 поддержку, чтобы искать или разыграть закрытого советника.
text-trade-toll = Враги правителя этой карты платят пошлину, 1 поддержку, чтобы торговать на картах под его правлением.
text-no-work = Враги правителя этой карты не могут ни созывать, ни торговать на картах масти «{ suit-said }».
text-no-secret-powers = Враги правителя этой карты не могут использовать способности, которые стоят тайн.
text-no-exile = Будучи вассалом, вы не можете быть изгнаны и не можете уйти сами.
text-guards-secret = Враги правителя этой карты не могут ни сделать страшную тайну целью, ни забрать её.
text-guards-from-strangers = Другие игроки, которые не правят картой масти «{ suit-said }», не могут ни сделать целью, ни забрать ваши реликвии и знамёна.
text-guards-all = Другие игроки не могут ни сделать целью, ни забрать ваши знамёна и прочие ваши реликвии.
text-no-banner-target = Народная поддержка не может быть целью.
text-mob-stays = После любого обретения народная поддержка лежит стороной с чернью вверх.
text-no-recovery-pf = Вы не можете обрести народную поддержку.
text-no-recovery-ds = Вы не можете обрести страшную тайну.
text-catches-burnt = Поддержка, которую кто-либо сжигает, достаётся вам.
text-locked-for-enemies = Для ваших врагов все обитатели в локациях под вашим правлением скованы.
text-relics-locked = Реликвии оттуда они не могут обрести.
text-relic-dice = Каждая ваша реликвия как цель добавляет ещё 1 кубик защиты.
text-pawn-dice = Ваши фигурка и поддержка как цель добавляют ещё 1 кубик защиты.
text-site-dice = Каждая локация под правлением правителя этой карты как цель добавляет ещё 1 кубик защиты.
text-no-plans-of = Враги не могут использовать против вас схемы сражения мастей «{ suit-said }» и «{ other-suit-said }».
text-no-kindred-plans = Враги не могут использовать против вас схемы сражения масти одного из ваших советников.
text-no-plans-here = Кто делает эту локацию целью, не может использовать схемы сражения.
text-pass-target = Кто извне нападает на что-либо в этом регионе, обязан сделать целью и эту локацию или править ею.
text-no-campaign = Вы не можете совершать набеги.
text-relic-thief = Сразу после того как другой игрок в вашем регионе забрал реликвии, можете оплатить стоимость этой карты и бросить по кубику защиты за каждую: если не выпало ни одного щита, заберите их все.
text-herald = Когда набег другого игрока на игрока окончен, получите 1 поддержку из любого одного резерва.
text-silence-gains = Когда игрок обретает страшную тайну, получите столько тайн, сколько он на неё поместил.
text-gives-no-secrets = Вы не можете отдавать тайны другим игрокам.
text-bank-for-board = Вся поддержка, которая попала бы на ваш планшет, идёт в резерв масти «{ suit-said }»; вы можете пользоваться поддержкой этого резерва, как если бы она лежала на вашем планшете.
text-bank-all = вся поддержка вашего планшета идёт в резерв масти «{ suit-said }»
text-levy-all = Когда вы нападаете, отряды всех локаций, которыми вы правите, входят в вашу армию; при победе они остаются на своих местах.
text-rooted = Имея отряды на планшете, вы не можете перемещаться из локации, которой правите, и вас нельзя заставить.
text-no-sacrifice = Нападающие на вашу сторону не могут жертвовать отряды ради победы.
text-book-binders = Когда другой игрок разыгрывает видение лицом вверх, получите 2 поддержки из одного резерва.
text-saddle-makers = Когда другой игрок разыгрывает лицом вверх карту масти «кочевье» или «порядок», получите 2 поддержки из резерва её масти.
text-chaos-cult = Когда другой игрок забирает титул, заберите у него 1 поддержку.
text-from-any-bank = получите { n-favor } из одного резерва
text-from-site-bank = получите { n-favor } из резерва масти карты в вашей локации
text-from-played-bank = получите { n-favor } из резерва её масти
text-take-favor-of = заберите у этого игрока 1 поддержку
text-take-from-chancellor = заберите 1 поддержку у канцлера
text-rest-insomnia = Отдыхая, получите 1 тайну.
text-rest-obedience = Отдыхая, вы можете забрать 1 поддержку из одного резерва.
text-rest-silver = Отдыхая, вы можете забрать 1 поддержку из резерва масти карты в вашей локации.
text-rest-poverty = Отдыхая без поддержки, вы можете забрать 2 поддержки из одного резерва.
text-rest-naysayers = Отдыхая, пока титул у изгнанника, заберите 1 поддержку у канцлера.

## Стол в терминале и заголовки общей доски

table-round = Раунд { $n } из { $of }
table-reign = Партия серии: { $n }
table-oathkeeper = Верный обету: { $seat }
table-usurper = Узурпатор: { $seat }
table-no-title = титула нет ни у кого
table-none = нет
table-you = (вы)
table-to-move = ходит
table-won = победа
table-facedown-site = закрытая локация
table-n-warbands = { n-warbands }
table-n-bandits = { $n ->
    [one] { $n } банда
    [few] { $n } банды
   *[other] { $n } банд
}
table-n-favor = { n-favor }
table-n-secrets = { n-secrets }
table-n-relics = { $n ->
    [one] { $n } реликвия
    [few] { $n } реликвии
   *[other] { $n } реликвий
}
table-room = места { $n }
table-cradle = Столица
table-provinces = Провинции
table-hinterland = Окраины
table-banks = Резервы
table-stock = общий запас { $n }
table-banners = Знамёна
table-unheld = никто
table-mob = чернь
table-decks = Колоды
table-top-denizen = сверху колоды земель обитатель
table-top-vision = сверху видение
table-deck-empty = колода земель пуста
table-visions = видений взято: { $n }
table-search = поиск стоит провианта: { $n }
table-pile = Сброс, { $region }: { $n }
table-shown = Показано всем: { $cards }
table-reliquary = Реликварий
table-open = открыто
table-relic-facedown = закрыта
table-offer = Предложение
table-citizenship = вассалитет
table-campaign = Набег. Отправная точка: { $place }
table-allies = Союзники
table-targets = Цели
table-target-pawn = фигурка и поддержка
table-target-find = реликвия { $n }, { $site }
table-attack = нападение: кубиков { $dice }, армия { $n }
table-defence = защита: кубиков { $dice }, армия { $n }
table-value = бросок защиты { $n }
table-plans = Схемы
table-chancellor = Канцлер: { $seat }
table-citizen = Вассал: { $seat }
table-exile = Изгнанник: { $seat }
table-dark = закрытых тайн { $n }
table-supply = провиант { $n } (отдых: { $rest })
table-warbands = отряды { $n }, в запасе { $bank }
table-caged = в клетке { $n }
table-at = место: { $place }
table-advisers = Советники
table-facedown-denizen = закрыт { $n }
table-facedown-vision = закрыто { $n } (видение)
table-vision = Видение
table-relics = Реликвии
table-drawn = Взято
table-here = В вашей локации
table-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}

# Why a bot likes an answer: what there is more or less of then (sense.py)
trait-race = шансы на титул или Видение
trait-favor = поддержка
trait-secrets = тайны
trait-relics = реликвии
trait-people = Народная поддержка
trait-secret = Страшная тайна
trait-advisers = советники
trait-facedown = тайные советники
trait-warbands = отряды
trait-sites = владения
trait-cards = карты во владениях
trait-citizen = гражданство

## Кто есть кто в рассказе о партии: всякое имя в единственном числе, оно подлежащее

realm-purple = Лиловый двор
realm-red = Красный дом
realm-blue = Синий дом
realm-yellow = Жёлтый дом
realm-white = Зелёный дом
realm-black = Чёрный дом
error-favor-short = Поддержки не хватает на то, с чем начинают игроки.

# -- что напечатано знаками и числами

figure-suit = масть: { suit-said }
figure-cost = цена: { $parts }
figure-favor-paid = поместить { n-favor }
figure-secret-paid = поместить { n-secrets }
figure-burn-favor-paid = сжечь { n-favor }
figure-burn-secret-paid = сжечь { n-secrets }
figure-dark-paid = перевернуть лицом вниз { n-secrets }
figure-defence = кубиков защиты: { $n }
figure-room = вмещает карт: { $n }
figure-prompts = начальные требования: { $parts }
figure-favor = { n-favor }
figure-secrets = { n-secrets }
figure-relics = { $n ->
    [one] { $n } реликвия
    [few] { $n } реликвии
   *[many] { $n } реликвий
}
figure-recovery = стоимость реликвии: { $parts }
figure-place = поместить { n-favor } в резерв масти «{ suit-said }»

## Окна, в которых отвечают заранее
window-citizenship = Вассалитет, который предлагают вам
window-exchange-answer = Вассалитет с обменом
window-deal-answer = Договоры, которые предлагают вам
window-plans = Схемы сражения
window-join = Защита вместе с другим
window-march-allow = Другие забирают отряды из ваших локаций
window-take-warbands-allow = Другие забирают отряды с вашего планшета
window-give-warbands-allow = Отряды, которые отдают вам
