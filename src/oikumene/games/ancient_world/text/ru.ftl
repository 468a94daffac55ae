# «Древний мир» по-русски. Сообщения из WORDS берут ровно те аргументы, что названы в words.py.
# Общие количества: сообщение, которое на них ссылается, передаёт им свои аргументы. Падеж везде винительный.

n-coins = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}
n-knowledge = { $n ->
    [one] { $n } знание
    [few] { $n } знания
   *[other] { $n } знаний
}
coins-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}
knowledge-knowledge = { $knowledge ->
    [one] { $knowledge } знание
    [few] { $knowledge } знания
   *[other] { $knowledge } знаний
}
paid = { $knowledge ->
    [0] { $coins ->
        [0] бесплатно
       *[other] за { coins-coins }
    }
   *[other] { $coins ->
        [0] за { knowledge-knowledge }
       *[other] за { coins-coins } и { knowledge-knowledge }
    }
}
got = { $knowledge ->
    [0] { $coins ->
        [0] ничего
       *[other] { coins-coins }
    }
   *[other] { $coins ->
        [0] { knowledge-knowledge }
       *[other] { coins-coins } и { knowledge-knowledge }
    }
}

# Что добавляет к варианту положение на столе: цена ячейки, плата за место на ней, нечего покупать.
space-price = { $space-id ->
    [expand] {" "}(цена провинции — 1 знание или 3 монеты)
    [learn] {" "}за 3 монеты
    [grow] {" "}за 3 монеты
   *[other] {""}
}
fee = { $fee ->
    [0] {""}
    [1] {" "}за 1 монету
   *[other] {" "}(1 монета, если там нет жителя с таким же навыком)
}
nothing-to-buy = { $barren-id ->
    [none] {""}
   *[other] , но купить там нечего: { $barren }
}

## Что можно ответить

crane-goes = { $crane-id ->
    [hidden] Сбросить одну из карт с таким свойством
   *[other] Сбросить карту { $crane }
}
option-place = Поместить жителя на «{ $space }»{ space-price }{ fee }{ nothing-to-buy }
option-use = Поместить жителя на свою карту { $card }
option-fight = Вступить в бой с титаном { $card }{ $coins ->
    [0] {" "}(защита { $defence })
   *[other] {" "}(защита { $defence }, войска — не меньше чем за { coins-coins })
}
option-pass = Спасовать до конца раунда
option-citizen = Жителя с навыком { $skill }{ fee }{ nothing-to-buy }
option-buy = Построить карту { $card } из ряда { paid }
option-buy-aside = Построить карту { $card } из отложенных { paid }
option-crane = { crane-goes } и построить карту { $card } из ряда бесплатно
option-crane-aside = { crane-goes } и построить отложенную карту { $card } бесплатно
option-discard = Сбросить карту { $card }
option-recruit = Рекрутировать войско { $card } { paid }
option-new-army = Собрать новую армию
option-onto = Распустить войско { $card } и положить новую карту сверху{ $coins ->
    [0] {""}
    [one] {" "}({ $coins } монета с него уйдёт в запас)
    [few] {" "}({ $coins } монеты с него уйдут в запас)
   *[other] {" "}({ $coins } монет с него уйдут в запас)
}
option-draw = Взять карты из колоды империи и отложить одну
option-take-row = Отложить карту { $card } из ряда
option-take-top = Отложить верхнюю карту колоды империи, не глядя
option-keep = Отложить карту { $card }, остальные сбросить
option-pay-knowledge = Заплатить 1 знание
option-pay-coins = Заплатить 3 монеты
option-take-open = Взять открытую провинцию { $card }
option-look-three = Посмотреть три верхние провинции и взять одну
option-take-land = Взять провинцию { $card }
option-army = Использовать войско { $card } за { coins-coins }
option-lose = Потерять карту { $card } (перевернуть лицом вниз)
option-disband = Сбросить войско { $card } вместе со всей армией
option-restore = Восстановить карту { $card }
option-copy = Выполнить действие карты { $card } ({ $owner })
option-titans = Колода титанов { $stars }
option-next = Следующей положить карту { $card }
option-uncoin = Сбросить монету с карты { $card } ({ $place-id ->
    [scroll] со свитка: { $left ->
        [0] войско снова можно использовать в этом раунде
        [one] там останется { $left } монета
        [few] там останутся { $left } монеты
       *[other] там останется { $left } монет
    }
   *[picture] с иллюстрации: использовать войско станет дешевле
})

## Что спрашивают

ask-act = Ваш ход: что делаете?
ask-citizen = Какого жителя поместить на «{ $space }»?
ask-citizen-card = { $card-id ->
    [hidden] Какого жителя поместить на карту?
   *[other] Какого жителя поместить на карту { $card }?
}
ask-build = Какую карту империи построить?
ask-crane-which = { $card-id ->
    [hidden] Какую карту сбросить, чтобы построить другую бесплатно?
   *[other] Какую карту сбросить, чтобы построить карту { $card } бесплатно?
}
ask-recruit = Какое войско рекрутировать?
ask-recruit-where = { $card-id ->
    [hidden] Куда определить войско?
   *[other] Куда определить войско { $card }?
}
ask-explore = Исследовать местность: взять из колоды империи { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} или отложить одну из ряда?
ask-explore-keep = Какую карту отложить?
ask-expand-pay = Чем заплатить за провинцию?
ask-expand-how = Взять открытую провинцию или выбрать из трёх?
ask-expand-which = Какую провинцию взять?
ask-fight-armies = Титан{ $card-id ->
    [hidden] { "" }
   *[other] { " " }{ $card }
}: защита { $defence }, ваша атака пока { $attack }. Какое войско использовать?
ask-lose = Титан разоряет город: выберите { $n ->
    [one] { $n } карту империи, которую вы теряете
    [few] { $n } карты империи, которые вы теряете
   *[other] { $n } карт империи, которые вы теряете
}.
ask-disband = Лимит армий превышен: сбросьте { $n ->
    [one] { $n } армию
    [few] { $n } армии
   *[other] { $n } армий
}.
ask-restore = Можно восстановить ещё до { $n ->
    [one] { $n } потерянной карты
   *[other] { $n } потерянных карт
} империи: какую?
ask-restore-all = Восстановите { n-empire }: какую?
ask-starve = Еды не хватает: кто будет голодать? Осталось выбрать { $n ->
    [one] { $n } жителя
    [few] { $n } жителей
   *[other] { $n } жителей
}.
ask-copy = Действие чьей карты выполнить?
ask-refuge-deck = Какую колоду титанов посмотреть?
ask-refuge-order = Какой титан ляжет следующим, считая сверху? Осталось вернуть { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
ask-refuge-fight = { $card-id ->
    [hidden] Сразу вступить в бой с титаном?
   *[other] Сразу вступить в бой с титаном { $card }?
}
ask-scribes = «Гильдия писцов»: получить 1 знание за 1 монету?
ask-outpost = «Отдалённый аванпост»: с какой карты войска сбросить монету?
ask-dramatists = «Зорские драматурги»: какую карту отложить?

## Летопись

log-round = Начинается раунд { $n }.
log-deck-b = В игру входит колода империи В, колода А больше не нужна.
log-opens = Теперь жителей можно помещать на «{ $space }».
log-reshuffles = Сброшенные карты империи перемешаны в новую колоду.
log-place = { $seat } помещает жителя с навыком { $skill } на «{ $space }».
log-place-pays = { $seat } помещает жителя с навыком { $skill } на «{ $space }» и платит за это 1 монету.
log-use = { $seat } помещает жителя с навыком { $skill } на карту { $card }.
log-passes = { $seat } пасует.
log-passes-first = { $seat } пасует раньше всех.
log-gains-coins = { $seat } получает { n-coins }.
log-pays-coins = { $seat } платит { n-coins }.
log-gains-knowledge = { $seat } получает { n-knowledge }.
log-pays-knowledge = { $seat } платит { n-knowledge }.
log-builds = { $seat } строит карту { $card } { paid }.
log-builds-aside = { $seat } строит отложенную карту { $card } { paid }.
log-builds-nothing = { $seat } ничего не строит.
log-discards = { $seat } сбрасывает карту { $card }.
log-expands = { $seat } берёт провинцию { $card }.
log-looks-land = { $seat } смотрит три верхние провинции.
log-learns = { $seat } учится: 1 знание за 3 монеты.
log-first-player = { $seat } берёт жетон первого игрока.
log-locks-first-player = { $seat } берёт жетон первого игрока и до конца раунда его не отдаст.
log-recruits = { $seat } рекрутирует войско { $card } { paid }.
log-recruits-nothing = { $seat } никого не рекрутирует.
log-retires = { $seat } распускает войско { $card }.
log-disbands = { $seat } сбрасывает армию { $card }.
log-explores = { $seat } исследует местность и берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
log-sets-aside = { $seat } откладывает { $card }.
log-sets-aside-row = { $seat } откладывает карту { $card } из ряда.
log-gains-citizen = { $seat } получает жителя с навыком { $skill }.
log-restores = { $seat } восстанавливает карту { $card }.
log-loses = { $seat } теряет карту { $card }: она лежит лицом вниз.
log-loses-coins = { $seat } теряет из-за титана { n-coins }.
log-fights = { $seat } нападает на титана { $card }: атака { $attack } против защиты { $defence }.
log-uses-army = { $seat } платит { coins-coins }, чтобы использовать войско { $card }.
log-beats = { $seat } побеждает титана { $card }!
log-opens-titan = Открыт следующий титан: { $card }.
log-rolls = { $seat } бросает кубики разрушений: титаны — { $titans }, монеты — { $coins }, пустые грани — { $blanks }.
log-trophies = { $seat } получает за трофеи { n-coins }.
log-spies = { $seat } получает от шпионов { n-knowledge }.
log-copies = { $seat } выполняет действие чужой карты { $card } (владелец: { $owner }).
log-reorders = { $seat } смотрит титанов { $stars } и возвращает их в выбранном порядке.
log-uncoins = { $seat } сбрасывает монету с карты { $card }.
log-swords = { $seat } получает до конца раунда { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[other] { $n } мечей
}.
log-income = Доход, { $seat }: { got }.
log-starves = { $seat }: житель с навыком { $skill } голодает.
log-starving = { $seat }: еды нет для { $n ->
    [one] { $n } жителя
   *[other] { $n } жителей
}.
log-scores = { $seat } набирает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}.
log-ends = Игра окончена.

## Почему сейчас нельзя

why-need-coins = нужно иметь { n-coins }
why-need-knowledge-or-coins = нужно иметь 1 знание или { n-coins }
why-covered = откроется в раунде { $round }
why-need-match = нужен житель с таким же навыком, как у одного из стоящих там, или 1 монета
why-need-skill = нужен житель с навыком { $skill } или выше
why-skill-top = там уже стоит житель с самым высоким навыком
why-no-citizen = нет свободных жителей
why-no-district = провинций не осталось
why-no-cards = брать нечего
why-citizens-full = у вас уже все пять жителей
why-nothing-lost = у вас нет потерянных карт империи
why-nothing-to-copy = в других городах нет действия, которое можно повторить
why-titans-gone = титанов не осталось
why-slot-taken = там уже стоит ваш житель
why-attack-short = ваша наибольшая атака { $attack }, защита титана { $defence }
why-no-army = нет войска, не использованного в этом раунде
why-army-coins = не хватает монет, чтобы использовать армию
why-have-one = такая карта у вас уже есть
why-no-room = в городе нет свободного места
why-price = не хватает на оплату: стоит { got }
why-armies-used = лимит армий исчерпан, а распустить можно только неиспользованное войско

## Ячейки игрового поля

space-work = Работать
    .help = Житель приносит 2 монеты. Его навык должен быть выше всех навыков, которые здесь уже есть.
space-build = Строить
    .help = Оплатите одну карту империи: из ряда или из своих отложенных. Для неё нужно свободное место в городе, и двух одинаковых держать нельзя. Прийти может любой житель; если здесь уже кто-то стоит, но никого с таким же навыком нет, заплатите 1 монету.
space-conscript = Служить в армии
    .help = Этот житель даёт 1 меч во всех ваших боях до конца раунда. Его навык должен быть выше всех навыков, которые здесь уже есть.
space-expand = Расширять границы
    .help = Возьмите открытую провинцию за 1 знание или 3 монеты: она даёт место, а часто и не только его. Навык жителя должен быть выше всех навыков, которые здесь уже есть.
space-learn = Учиться
    .help = Купите 1 знание за 3 монеты. Навык жителя должен быть выше всех навыков, которые здесь уже есть.
space-rebuild = Восстановить
    .help = Переверните лицом вверх до двух потерянных карт империи, получите 1 монету и возьмите жетон первого игрока, если в этом раунде его ещё никто за собой не закрепил. Прийти может любой житель.
space-recruit = Рекрутировать
    .help = Возьмите одно войско из ряда, заплатив его цену, если она есть. Когда лимит армий исчерпан, распустите неиспользованное войско и положите новое поверх: опыт распущенных остаётся армии. Прийти может любой житель; если здесь уже кто-то стоит, но никого с таким же навыком нет, заплатите 1 монету.
space-explore = Исследовать местность
    .help = Со второго раунда. Возьмите 5 карт империи (с символами глаза больше) и отложите одну, чтобы построить её позже, либо отложите одну карту из ряда. Навык жителя должен быть выше всех навыков, которые здесь уже есть.
space-grow = Увеличивать население
    .help = С третьего раунда. За 3 монеты получите нового жителя с самым низким навыком, какого у вас нет; работать он начнёт со следующего раунда. Навык того, кого вы помещаете сюда, должен быть выше всех навыков, которые здесь уже есть.

## Вещи игры

stars-1 = ★
stars-2 = ★★
stars-3 = ★★★
place-scroll = свиток
place-picture = иллюстрация

barren-nothing-there = карт не осталось
barren-have-one = все такие карты у вас уже есть
barren-no-room = в городе нет свободного места
barren-price = ни на одну карту не хватает монет или знаний
barren-price-or-have = на одни карты не хватает монет или знаний, другие у вас уже есть
barren-armies-used = лимит армий исчерпан, а распустить можно только неиспользованное войско

tribe-red = красные
tribe-green = зелёные
tribe-blue = синие
tribe-yellow = жёлтые
tribe-purple = фиолетовые

deck-empire-a = Империя А
    .help = Раунды с первого по третий.
deck-empire-b = Империя В
    .help = Раунды с четвёртого по шестой.
deck-military = Войска
    .help = Сражаются с титанами; покупаются действием «Рекрутировать».
deck-titans = Титаны
    .help = За победу над ними дают знамёна и место.
deck-districts = Провинции
    .help = Покупаются действием «Расширять границы», дают место.
deck-starting-empire = Стартовая империя
    .help = У каждого города в начале по одной.
deck-starting-military = Стартовые войска
    .help = У каждого города в начале по одной.

symbol-space = место
    .help = Каждая карта империи занимает одно место.
symbol-food = еда
    .help = В конце раунда каждый житель съедает одну; кому не хватило, тот в следующем раунде не работает.
symbol-coin_income = доход
    .help = Столько монет вы получаете в конце каждого раунда, кроме последнего.
symbol-knowledge_income = доход знаний
    .help = Столько знаний вы получаете в конце каждого раунда, кроме последнего.
symbol-sword = меч
    .help = Атака, которая считается против любого титана.
symbol-arrow = стрела
    .help = Атака, которая считается только против титанов, уязвимых для стрел.
symbol-army_limit = лимит армий
    .help = Сколько армий вы можете иметь.
symbol-explore = глаз
    .help = На столько карт больше вы берёте, исследуя местность.
symbol-citizen = житель
    .help = Новый житель, один раз, при получении карты.
symbol-trophy = трофей
    .help = По монете за каждый после победы над титаном.
symbol-espionage = шпионаж
    .help = По знанию за каждый, когда армия используется.
symbol-restore = восстановление
    .help = За каждый символ одна потерянная карта империи переворачивается лицом вверх до броска кубиков разрушений.
symbol-coins = монеты
symbol-knowledge = знания
    .help = Ими платят за некоторые карты и за «Расширять границы».

setting-expand_plus = Расширять границы+
    .help = Расширяя границы, можно посмотреть три верхние провинции и выбрать из них, а не брать открытую.
setting-deck = Файл карт
    .help = Файл карт вместо наших; команда `oikumene cards ancient_world --export ФАЙЛ` запишет образец.
setting-first_player = Первый игрок
    .help = Кто начинает: место за столом или жребий.

source-red = Красные знамёна
source-green = Зелёные знамёна
source-blue = Синие знамёна
source-yellow = Жёлтые знамёна
source-purple = Фиолетовые знамёна
source-cards = Карты с очками
source-hunger = Голодающие жители

ending-rounds = Сыграно шесть раундов.

field-deck = колода
field-copies = число экземпляров
field-cost = цена
field-banners = знамёна
field-symbols = символы
field-experience = опыт
field-stars = звёзды
field-defence = защита
field-end_vp-table = очки за другое число знамён
field-tribes = цвета знамён
field-action = действие
field-ability = свойство
field-scoring = очки в конце игры
field-army = символы
field-arrows = считаются ли стрелы
field-en = английское название
field-ru = русское название

## Текст карт

text-price = { $knowledge ->
    [0] { $coins ->
        [0] Цены нет
       *[other] Стоит { coins-coins }
    }
   *[other] Стоит { got }
}
text-banners-red = { $n ->
    [one] { $n } красное знамя
    [few] { $n } красных знамени
   *[other] { $n } красных знамён
}
text-banners-green = { $n ->
    [one] { $n } зелёное знамя
    [few] { $n } зелёных знамени
   *[other] { $n } зелёных знамён
}
text-banners-blue = { $n ->
    [one] { $n } синее знамя
    [few] { $n } синих знамени
   *[other] { $n } синих знамён
}
text-banners-yellow = { $n ->
    [one] { $n } жёлтое знамя
    [few] { $n } жёлтых знамени
   *[other] { $n } жёлтых знамён
}
text-banners-purple = { $n ->
    [one] { $n } фиолетовое знамя
    [few] { $n } фиолетовых знамени
   *[other] { $n } фиолетовых знамён
}
text-banners-only = Других свойств нет

n-swords = { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[other] { $n } мечей
}
n-arrows = { $n ->
    [one] { $n } стрела
    [few] { $n } стрелы
   *[other] { $n } стрел
}
n-empire = { $n ->
    [one] { $n } потерянную карту
    [few] { $n } потерянные карты
   *[other] { $n } потерянных карт
} империи

text-symbol-space = Ещё { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
} для карт империи
text-symbol-food = Еда: +{ $n }
text-symbol-coin_income = Доход: +{ $n } к монетам в конце раунда
text-symbol-knowledge_income = Доход: +{ $n } к знаниям в конце раунда
text-symbol-sword = { n-swords } в каждом вашем бою
text-symbol-arrow = { n-arrows } в каждом вашем бою
text-symbol-army_limit = Лимит армий больше на { $n }
text-symbol-explore = Исследуя местность, вы берёте ещё { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
text-symbol-citizen = При получении, один раз: { $n ->
    [one] { $n } новый житель
    [few] { $n } новых жителя
   *[other] { $n } новых жителей
}

text-action = Действие:
text-action-coins = получите { n-coins }
text-action-knowledge = получите { n-knowledge }
text-action-restore = { $n ->
    [one] восстановите { n-empire }
   *[other] восстановите до { $n } потерянных карт империи
}
text-action-sword = { n-swords } во всех ваших боях до конца раунда
text-action-coins_per_food = получите по монете за каждую свою еду
text-action-explore = исследуйте местность, как на игровом поле
text-action-first_player = возьмите жетон первого игрока, если он не закреплён
text-action-copy = выполните действие карты империи другого игрока, даже если на ней стоит житель
text-action-titan_look = посмотрите в одной колоде титанов { $n ->
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[other] { $n } верхних карт
} и верните в любом порядке; с верхним титаном можно сразу вступить в бой

text-ability-citizen_coins = Каждый раз, когда у вас появляется житель, получите по монете за каждую свою еду
text-ability-learn_left_knowledge = Когда учится сосед слева, вы можете заплатить { coins-coins } и получить 1 знание
text-ability-learn_right_uncoin = Когда учится сосед справа, вы можете сбросить 1 монету с одной своей карты войска, со свитка или с иллюстрации; войско, на свитке которого монет не осталось, можно использовать снова
text-ability-build_free = Когда вы строите, можно сбросить эту карту и получить карту империи бесплатно
text-ability-pass_first_aside = Если в раунде вы спасовали раньше всех, можно отложить карту империи из ряда или с верха колоды

text-scoring-table = В конце игры дополнительные победные очки за { $tribe ->
    [red] красные
    [green] зелёные
    [blue] синие
    [yellow] жёлтые
   *[purple] фиолетовые
} знамёна: 1 знамя — { $p1 }, 2 — { $p2 }, 3 — { $p3 }, 4 — { $p4 }, 5 — { $p5 }, 6 — { $p6 }
text-scoring-sets = В конце игры за каждый набор из пяти разных знамён дополнительно { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}

text-army-sword = В бою: { n-swords }
text-army-arrow = В бою: { n-arrows }
text-army-trophy = После победы над титаном получите { n-coins }
text-army-espionage = При использовании получите { n-knowledge }
text-army-restore = Перед броском кубиков разрушений восстановите { n-empire }
text-experience = Опыт после роспуска:
text-experience-sword = { n-swords }
text-experience-arrow = { n-arrows }
text-experience-trophy = после победы над титаном получите { n-coins }
text-experience-espionage = при использовании армии получите { n-knowledge }
text-experience-restore = перед броском кубиков разрушений восстановите { n-empire }

text-titan = Титан { $stars ->
    [1] ★
    [2] ★★
   *[3] ★★★
}, защита { $defence }:
text-titan-swords = считаются только мечи
text-titan-both = считаются мечи и стрелы
text-dice = Победитель бросает { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
} разрушений

## Стол

table-round = Раунд { $round } из 6
table-first = Первый игрок: { $seat }
table-locked = первый игрок следующего раунда: { $seat }
table-board = Игровое поле
table-row = Ряд империи
table-military = Ряд войск
table-titans = Титаны
table-district = Провинция
table-decks = Осталось в колодах: империя — { $empire } (в сбросе — { $discard }), войска — { $military }, провинции — { $districts }
table-left = в колоде ещё { $n }
table-none = нет
table-hidden = { $n ->
    [one] { $n } скрытая карта
    [few] { $n } скрытые карты
   *[other] { $n } скрытых карт
}
table-city = Город: { $seat }
table-you = (вы)
table-passed = пас
table-to-move = ходит
table-coins = монеты { $n }
table-knowledge = знания { $n }
table-food = еда { $n }
table-space = свободные места { $free }/{ $n }
table-income = доход { got }
table-attack = атака ⚔{ $sword } ➶{ $arrow }
table-attack-round = атака ⚔{ $sword } ➶{ $arrow } (из них ⚔{ $round } на этот раунд)
table-limit = армии { $n }/{ $limit }
table-explore = глаза { $n }
table-citizens = Жители
table-ready = свободны
table-starving = голодают
table-empire = Империя
table-lost = Потеряны
table-aside = Отложены
table-districts = Провинции
table-beaten = Побеждённые титаны
table-armies = Армии
table-army-coins = в бою: ◉{ $n }
table-army-next = цена боя: ◉{ $n }
table-army-old = распущено: { $n }
table-banners = Знамёна
table-points = очки { $n }
table-opens = откроется в раунде { $round }
table-closed = закрыто

## Отказы

error-first-player = Игрок { $first } не может начинать: мест за столом: { $seats }.
error-deck-file = В файле карт есть ошибки:
    { $mistakes }
error-deck-cell = строка { $line }, { $column }: { $why }
error-deck-line = строка { $line }: { $why }
error-deck-more = и ещё { $n }
error-deck-head = в первой строке должны быть столбцы { $columns } (посмотрите на: { $wrong })
error-deck-head-twice = в первой строке один столбец назван дважды
error-deck-size = в колоде { $deck } выходит карт: { $found }, а в коробке их { $printed }
error-no-cells = это не таблица с ячейками ({ $why })
error-beyond = { $text } не стоит ни под одним столбцом; ячейку с разделителями возьмите в кавычки
error-die-twice = кубик уже описан строкой выше
error-die-faces = кубику нужны грани, например 'titan 2, coin 2, blank 2'
error-dice-many = кубики разрушений: их ровно { $n }
error-id-there = { $id } уже есть в строке { $line }
error-no-titan = нет титана, у которого звёзд { $stars }
error-titan-banners = знамёна у титана: не больше { $n }, столько кубиков разрушений
error-empire-space = space бывает у провинций, титанов и столицы, но не у карт империи
error-army-copies = войска различают по карте: каждой копии нужна своя строка и свой id
error-starting-copies = каждой стартовой карты должно быть { $n }, по одной на игрока
error-cell-number = { $text } — не целое число от { $low } до { $high }
error-cell-one-of = { $text } — не из этих: { $names }
error-cell-empty = ячейка пуста
error-cell-id = { $text } — не только из маленьких латинских букв, цифр и дефисов
error-cell-idle = в колоде { $deck } это ничего не значит; оставьте пустым
error-cell-symbol = { $text } — не символ с числом, как '{ $name } 1'
error-cell-twice = { $text } названо дважды
error-cell-most = { $text } — слишком много: не больше { $most }
error-cell-tribe = { $text } — не племя; есть { $tribes }
error-cell-action = { $text } — не действие; есть { $known }
error-cell-ability = { $text } — не свойство; есть { $known }
error-cell-scoring = { $text } — не подсчёт очков; нужно племя и шесть чисел или 'sets N'

## Что говорит об игре зал, и какими бывают настройки

about = Жители, войска и титаны: шесть раундов роста.
choice-first_player-random = по жребию
choice-first_player-1 = место 1
choice-first_player-2 = место 2
choice-first_player-3 = место 3
choice-first_player-4 = место 4

# Why a bot likes an answer: what there is more or less of then (sense.py)
trait-points = очки
trait-hope = большой набор знамён
trait-begun = начатые цвета знамён
trait-coins = монеты
trait-many-coins = монеты про запас
trait-knowledge = знания
trait-coin-income = доход монет
trait-knowledge-income = доход знаний
trait-citizens = жители
trait-ready = незанятые жители
trait-skill = навык незанятых жителей
trait-unfed = голодные жители
trait-swords = мечи города
trait-arrows = стрелы города
trait-round-swords = мечи до конца раунда
trait-unused-attack = неистраченная атака
trait-army-swords = мечи армий
trait-army-arrows = стрелы армий
trait-army-coins = цена боя
trait-trophies = трофеи
trait-espionage = шпионаж
trait-restore = восстановление
trait-armies = армии
trait-army-room = место для армий
trait-space = место в городе
trait-aside = отложенные карты
trait-lost = потерянные карты
trait-slots = действия на картах города
trait-free-slots = свободные действия на картах города
trait-eyes = разведка
trait-first = жетон первого игрока
trait-passed = пас
trait-fight = титан, которого можно победить
trait-near-fight = титан почти по силам
error-change-deck = В изменённой игре карты свои: уберите файл карт.
