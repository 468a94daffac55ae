# «Обет»: слова его поля в браузере. Предложения самой игры — в ru.ftl.

board-map = Карта
board-region-cradle = Столица
board-region-provinces = Провинции
board-region-hinterland = Окраины
board-mine = Моё
board-my-cards = Мои карты
board-players = Игроки
board-pile = Сброс
board-pile-n = сброс { $n }
board-pile-help = Стопка сброса региона. В ней: { $n }, видений: { $visions }. Рубашки видны всем.
board-unknown-land = Неведомая земля
board-comes-up = откроется, когда придут
board-seen-land = лежит закрытой; её видели вы
board-pawn-of = здесь { $n }
board-relic = реликвия
board-relic-down = закрытая реликвия
board-free = свободно
board-free-n = свободно { $n }
board-bandits = банды
board-too-dear = Нужно { $n } провианта, у вас { $own }
board-you-here = вы здесь
board-defence = Кубики защиты
board-defence-n = защита { $n }
board-capacity = Места для карт
board-comes-with = Кладётся сюда
board-recovery = Обрести реликвию
board-to-bank = в резерв: { $n }
board-target = цель
board-target-dice = цель: { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
} защиты
board-burn = сжечь
board-turn = перевернуть
board-price = Цена
board-locked = закреплена
board-ruin = руины
board-favor = поддержка
board-secret = тайна
board-secrets = тайны
board-secrets-dark = тайны, закрытых { $n }
board-dark-n = закрытых тайн { $n }
board-supply = провиант
board-warbands = { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
   *[many] { $n } отрядов
}
board-warbands-head = Отряды
board-no-warbands = отрядов нет
board-deck-site = локация
board-deck-vision = видение
board-deck-relic = реликвия
board-deck-world = Колода мира
board-deck-top-denizen = Верх колоды мира: рубашка обычной карты
board-deck-top-vision = Верх колоды мира: рубашка видения
board-deck-empty = колода пуста
board-kind-plan = схема
board-kind-plan-attacker = схема нападения
board-kind-plan-defender = схема защиты
board-kind-action = действие
board-kind-when_played = при розыгрыше
board-kind-mod-search = поиск
board-kind-mod-travel = путь
board-kind-mod-muster = созыв
board-kind-mod-trade = торговля
board-kind-mod-recover = обретение
board-kind-mod-campaign = набег
board-kind-persistent = всегда
board-kind-static = всегда
board-kind-wake = подъём
board-kind-rest = отдых

board-oath-supremacy = Обет главенства
board-oath-people = Обет служения
board-oath-protection = Обет спасения
board-oath-devotion = Обет мудрости
board-goal-supremacy = Больше всех локаций под правлением.
board-goal-people = Знамя народной поддержки.
board-goal-protection = Больше всех реликвий и знамён.
board-goal-devotion = Знамя страшной тайны.
board-kept = Верный обету: { $n }.
board-would-succeed = Преемник: { $n }.
board-stands = { $name }: { $n }
board-usurped = Узурпатор: { $n }.
board-is-keeper = верный обету
board-is-usurper = узурпатор
board-is-heir = преемник
board-standings = Кто сколько имеет для обета
board-banner-pf = Народная поддержка
board-banner-ds = Страшная тайна
board-banner-pf-help = Владелец в начале хода кладёт сюда поддержку или возвращает её в резерв. Столько кубиков защиты, сколько здесь поддержки.
board-banner-ds-help = Владелец может искать в колоде мира за 2 провианта. Столько кубиков защиты, сколько здесь тайн.
board-mob = Знамя показывает толпу.
board-mob-short = толпа
board-on-it = на нём
board-banks = Резервы поддержки
board-visions = Видения
board-visions-track = Видений взято { $n }, исполнить их можно с { $needed }; поиск в колоде мира стоит { $price }

board-role-chancellor = Канцлер
board-role-citizen = Вассал
board-role-exile = Изгнанник
board-own-warbands = отряды на планшете { $n }, в резерве { $bank }
board-supply-track = Провиант { $n } из { $most }; после отдыха { $refresh }
board-adviser = советник
board-advisers = Советники
board-relics = Реликвии
board-adviser-down = тайный советник
board-adviser-down-vision = тайный советник, видение
board-only-you = видите только вы
board-no-cards = советников нет
board-unknown-card = карта, которой вы не видите
board-reliquary = Реликварий
board-reliquary-relic = Реликвия реликвария
board-space-open = { $name }, открыто. { $rule }
board-space-shut = { $n }: здесь лежит реликвия
board-space-brutal = Когда нападает канцлер, армия проигравшего гибнет целиком.
board-space-decadent = Путь канцлера в столицу ничего не стоит, на окраины — на 1 больше.
board-space-careless = Торгуя, канцлер получает на 1 поддержку больше или на 1 тайну меньше.
board-space-greedy = Канцлер при поиске берёт 5 карт, но не может искать дороже 2.
board-drawn = Взятые карты
board-drawn-help = видите только вы
board-rules-n = { $n ->
    [0] локаций нет
    [one] { $n } локация
    [few] { $n } локации
   *[many] { $n } локаций
}
board-rival-all = Провиант { $supply }, в резерве отрядов { $bank }, реликвии и знамёна: { $prizes }.

board-actions = Действия
board-action-search = Взять карты из колоды мира или стопки сброса региона и одну разыграть.
board-action-muster = Положить поддержку на карту вашей локации и получить отряды.
board-action-trade = Положить тайну или поддержку на карту вашей локации и получить другое.
board-action-recover = Забрать реликвию вашей локации или знамя.
board-action-campaign = Напасть на игрока или банды вашей локации.
board-action-travel = Переставить фигурку в другую локацию.
board-where-turn = Ваш ход, провиант { $n }
board-where-other = Вас спрашивают
board-where-war = Набег, { $n }
board-end-die = кубик: { $n ->
    [6] 6
   *[other] { $n }–6
}
board-end-last = конец

board-campaign = Набег
board-to-map = к карте
board-unfold = развернуть
board-step-declared = Объявление
board-step-allies = Союзники
board-step-plans = Схемы
board-step-roll = Бросок
board-step-outcome = Исход
board-attacks = нападение
board-defends = защита
board-side-empire = Империя
board-side-bandits = Банды
board-side-nobody = Никто
board-force = Войско
board-killed = погибло { $n }
board-dice = кубиков
board-dice-head = Кубики
board-dice-n = Кубиков: { $n }
board-no-dice = кубиков нет
board-attack-value = нападение
board-defence-value = защита
board-targets = Цели
board-title = титул
board-pawn = фигурка и поддержка
board-allies-head = Союзники
board-plans-head = Схемы
board-may-answer = Чем могут ответить
board-no-plans = схем нет
board-for-nothing = даром
board-onto-card = на карту
board-to-the-bank = в резерв, не свой ход
board-die-skull = два меча и череп
board-die-sword = меч
board-die-hollow = полмеча
board-die-shields = два щита
board-die-shield = щит
board-die-double = удвоить щиты
board-die-blank = пусто
board-sum-sword = мечи { $n }
board-sum-skull = с черепом { $n }
board-sum-hollow = полмечи { $n }
board-attack-rolled = Нападение: с черепом { $skull }, с мечом { $sword }, с полумечом { $hollow }
board-defence-rolled = Защита: пустых { $blank }, с щитом { $shield }, с двумя { $shields }, удвоений { $double }
board-forecast = Прогноз
board-odds = Победа { $won } из 100, победа с жертвами ещё { $dear }, поражение { $lost }
board-odds-dear = с жертвами { $n } %
board-odds-help = Новые схемы и перебросы не посчитаны.
board-odds-worst = Если защита ответит всем, что может: { $won } % без жертв, ещё { $dear } % с жертвами.
board-stake = На кону.
board-stake-supremacy = Локаций станет: { $n }.
board-stake-protection = Реликвий и знамён станет: { $n }.
board-stake-one = { $name }: { $after } (сейчас { $before })
board-stake-title = Титул перейдёт, верный обету — { $n }.
board-stake-stays = Титул останется, верный обету — { $n }.
board-stake-tie = Будет ничья, и титул останется: верный обету — { $n }.
board-stake-chooses = Кому отдать титул, выберет { $n }.
board-stake-mob = «{ $name }» придёт стороной с чернью, на знамени останется { $n }.
board-stake-banner = «{ $name }» сменит владельца, на знамени останется { $n }.
board-stake-favor = Можно сжечь поддержки: { $n }.
board-stake-lost-you = При поражении погибнет ваших отрядов: { $n } из { $of }.
board-stake-lost = При поражении нападающего погибнет отрядов: { $n } из { $of }.
board-score = Бросок
board-against = против
board-attack-needs = Для победы нужно больше защиты.
board-sacrifice-help = Пожертвованные отряды добавят ровно столько, сколько нужно для победы.

board-citizenship = Предложение вассалитета
board-deal = Договор
board-by-scepter = по праву большого скипетра
board-you-give = Вы даёте
board-gives = { $n } даёт
board-gives-nothing = ничего
board-of-space = с клетки «{ $n }»
board-citizenship-thing = Вассалитет
board-citizenship-help = изгнанник станет вассалом империи
board-of-board = с планшета, всего { $n }
board-banner-goes = на нём { $n }: уйдёт вместе с ними
board-rule-goes = правление локацией
board-deal-help = Если договор принят, обмен происходит сразу и весь.
board-if-accepted = Если согласиться
board-turn-purple = отряды изгнанника станут лиловыми
board-vision-goes = открытое «{ $n }» уйдёт в сброс
board-supply-full = провиант сразу { $n }
board-heir = победит империя — { $n } может оказаться преемником
board-space-opens = откроется клетка «{ $name }». { $rule }

board-verb-adviser = Разыграть или сбросить
board-verb-show = Показать: { $name }
board-verb-oust-facedown = Сбросить
board-verb-look-relic = Посмотреть
board-verb-recover-relic = Обрести
board-verb-look-reliquary = Посмотреть
board-verb-space = Обещать
board-verb-use = Использовать
board-verb-with = Применить
board-verb-muster-with = Созвать отряды
board-verb-trade-favor = Тайну на карту, получить поддержку
board-verb-trade-secrets = 2 поддержки на карту, получить тайну
board-verb-travel-to = Переместиться
board-verb-travel-toll = Переместиться за пошлину
board-verb-plan = Использовать схему
board-verb-offer = Предложить вассалитет
board-verb-march = Перенести отряды
board-verb-exile = Изгнать
board-verb-give-warbands = Отдать отряды
board-verb-take-warbands = Забрать отряды

board-end-how = Как победили
board-end-usurper = Изгнанник начал ход узурпатором: титул остался у него на весь круг.
board-end-visionary = Изгнанник исполнил своё открытое видение.
board-end-stable-regime = Кубик завершения остановил партию, пока титул хранила империя.
board-end-war-exhaustion = Восемь раундов прошли: война исчерпала себя.
board-end-role = Роль
board-end-sites = Локации
board-end-prizes = Реликвии и знамёна
board-end-map = Карта в конце партии

## Страница серии

board-story-title = Хроника
board-story-head-usurper = Узурпатор на престоле
board-story-head-visionary = Видение исполнилось
board-story-head-stable-regime = Власть устояла
board-story-head-war-exhaustion = Война исчерпала себя
board-story-realm = Земли следующей партии
board-story-changes = Что изменится
board-story-reigns = { $n ->
    [one] { $n } правление
    [few] { $n } правления
   *[many] { $n } правлений
}
board-story-players = Кто играл
board-story-unwritten = ещё не написано
board-story-someone = кто-то из вас
board-story-how = { $how }, раунд { $n }
board-story-map = Земли в конце правления { $n }
board-story-continue = Продолжить хронику
board-story-continue-help = партия { $n }, те же игроки
board-story-rulers = Кто правил
board-story-by-round = на конец раунда
board-story-round-head = Раунд
board-story-keeper = Верный обету
board-story-no-rounds = Об этом правлении по раундам ничего не записано.
board-story-is-empire = Империя
board-story-is-bandits = банды
board-story-is-nobody = никто
board-story-is-unseen = ещё не открыта
board-story-kept = осталась
board-story-from-cradle = пришла из столицы
board-story-from-provinces = пришла из провинций
board-story-from-hinterland = пришла с окраин
board-story-new = открыта заново
board-story-ruins = руины: { $n }
board-story-next-chancellor = Канцлером следующей партии станет { $n }.
board-story-next-citizens = Стороной с вассалом лежат планшеты: { $n }.
board-story-added = В колоду мира пришли карты: { $n }.
board-story-exiled = { $n ->
    [one] { $n } карта ушла
    [few] { $n } карты ушли
   *[many] { $n } карт ушли
} в ссылку, никто не смотрел какие.
board-story-relics = Наверх колоды реликвий лягут реликвии победителя и реликвария: { $n }.
