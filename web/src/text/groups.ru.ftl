# Круги: люди, которые играют вместе. Загружается, когда открыт круг.

groups-title = Круги
groups-tables = Столы
groups-rules = Правила
groups-mine = Ваши круги
groups-none = Пока ни одного. Назовите свой и позовите друзей или введите код, который вам дали.
groups-about = Круг — это те, с кем вы играете: свои столы, счёт и хроники. Чужие его не видят.
groups-new = Новый круг
groups-name = Название
groups-name-example = Пятничный круг
groups-make = Собрать круг
groups-have-code = Вас позвали?
groups-code = Код приглашения
groups-code-go = Войти по коду
groups-line = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[many] { $n } участников
}
groups-line-tables = { $n ->
    [0] столов нет
    [one] идёт { $n } стол
    [few] идут { $n } стола
   *[many] идут { $n } столов
}
groups-line-said = { $n ->
    [one] { $n } новая реплика
    [few] { $n } новые реплики
   *[many] { $n } новых реплик
}
groups-yours = ваш

group-since = круг с { $date }, { $n ->
    [0] партий ещё не было
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
group-members = Кто в круге
group-here-now = сейчас
group-here-table = за столом
group-ago-minutes = { $n } мин назад
group-ago-hours = { $n } ч назад
group-yesterday = вчера
group-ago-days = { $n } дн назад
group-owner = хозяин
group-manage = Устроить
group-deal = Накрыть стол
group-deal-turned = места повернутся на одно
group-deal-first = первый стол круга
group-tables = Столы круга
group-tables-none = Столов ещё нет. Накройте первый: участникам скажут, а сесть смогут только они.
group-watch = Смотреть
group-again = Ещё раз
group-join = Сесть
group-replay = разбор
group-over = закончен: { $score }
group-over-plain = закончен
group-won = победа: { $name }
group-stats = Кто чем силён
group-stats-none = Здесь появится счёт: кто какой державой побеждает и с каким средним. Сыграйте партию до конца.
group-stats-game = Игра
group-by = Считать
group-by-side = по державам
group-by-player = по игрокам
group-by-game = по играм
group-all-games = Все игры
group-kind = { $kind ->
    [empire] империя
    [nation] народ
    [civ] цивилизация
    [role] роль
    [game] игра
   *[other] игрок
}
group-games = партий
group-wins = побед
group-mean = средний счёт
group-best = рекорд
group-best-with = лучше всех
group-best-at = сильнее всего
group-wins-of = { $wins } из { $games }
group-ratings = Рейтинг круга
group-ratings-last = последние { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
group-ratings-game = Рейтинг по каким играм
group-ratings-none = Рейтинг появится после партии, в которой сыграют хотя бы двое из круга.
group-rating-line = Ход рейтинга: { $line }
group-rating-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
group-talk-say = Сказать кругу…
group-talk-gone = Кто-то, кого здесь больше нет
group-shelf = Полка хроник: { $game }
group-shelf-about = { $n ->
    [0] первое правление ещё идёт
    [one] { $n } правление одного мира, земли и карты переходят дальше
    [few] { $n } правления одного мира, земли и карты переходят дальше
   *[many] { $n } правлений одного мира, земли и карты переходят дальше
}
group-shelf-none = Здесь стоят хроники «Обета»: каждое правление переходит в следующее.
group-shelf-begin = Начать хронику
group-shelf-all = Вся история
group-shelf-next = Следующее правление
group-shelf-bring = Продолжить другим составом
group-shelf-now = идёт
group-shelf-waits = собирается
group-shelf-which = Хроника { $n }
group-shelf-to-table = к столу
group-invite = Позвать в круг
group-invite-code = код
group-invite-until = { $days ->
    [0] действует меньше суток
    [one] действует ещё { $days } день
    [few] действует ещё { $days } дня
   *[many] действует ещё { $days } дней
}, { $room ->
    [one] ещё { $room } место
    [few] ещё { $room } места
   *[many] ещё { $room } мест
}
group-invite-qr = QR-код приглашения { $code }
group-invite-link = Ссылка
group-invite-copy = Код
group-invite-send = Послать
group-invite-send-text = Сыграем? Круг «{ $name }» в Ойкумене.
group-invite-none = Сейчас никого не зовут: прежний код больше не действует.
group-invite-new = Новый код
group-invite-stop = Закрыть приглашение
group-code-copied = Код скопирован
group-manage-title = Устройство круга
group-rename = Сменить название
group-hand = Передать круг
group-remove = Исключить
group-leave = Выйти из круга
group-close = Закрыть круг
group-sure = Точно?
group-hand-sure = { $name } станет хозяином. Точно?
group-remove-sure = { $name } больше не увидит круг, а код приглашения сменится. Точно?
group-leave-sure = Столы, за которыми вы сидите, останутся. Выйти?
group-leave-owner-sure = Хозяином станет тот, кто в круге дольше всех. Выйти?
group-close-sure = Круг, его счёт и рейтинг исчезнут для всех. Закрыть?
group-missing = Такого круга нет, или вы в него не входите
group-missing-help = Попросите у друзей приглашение: ссылку, код или QR.
join-title = Вас зовут в круг
join-help = Участники увидят ваше имя, и когда вы здесь. Вы увидите их столы, счёт и хроники.
join-do = Войти в круг
join-gone = Приглашение больше не действует
calls-tool = Звать, когда мой ход

new-group = Для круга
new-group-help = Участникам скажут о столе; сесть и смотреть могут только они, если он не открыт всем.
new-group-none = ни для какого
room-members = Стол круга: сесть и смотреть могут только участники.
room-open-up = Открыть всем
room-group = К кругу
