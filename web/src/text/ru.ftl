# Оболочка, по-русски.

title = Ойкумена
you = Вы
yes = да
no = нет
sheet-to-map = к карте
sheet-open = открыть
back = Назад
close = Закрыть
cancel = Отмена
loading = Разворачиваем карту…
and-more = и ещё { $n }
bot = бот
retry = Попробовать снова
copied = Ссылка скопирована
copy-failed = Скопируйте ссылку из адресной строки

## Столы

fan-inner = Внутреннее море
fan-edge = Край света
fan-sunset = Закатное море
lobby-head = Обитаемый мир
lobby-about = Большие игры об империях. Без записи, с ботами или друзьями, за вечер или неделями.
lobby-play = Играть сейчас
lobby-play-what = { $game }, { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
lobby-invite = Накрыть стол
groups-all = Круги
lobby-import = Открыть сохранённую партию
lobby-bots = Против ботов
lobby-rivals = Соперников
lobby-level = Боты
lobby-learn = Научиться
lobby-start = Играть
lobby-minutes = { $n ->
    [40] 40 мин
    [60] 1 ч
    [90] 1½ ч
   *[120] 2 ч
}
lobby-weight = { $w ->
    [light] просто
    [medium] средне
   *[heavy] сложно
}
lobby-mine = Мои столы
lobby-mine-none = Столов пока нет: одно нажатие на «Играть сейчас» — и будет первый.
lobby-open = Открытые столы
lobby-open-none = Сейчас никто не ждёт. Накройте стол и пошлите ссылку.
lobby-filter = Какие столы показать
lobby-filter-game = Игра
lobby-filter-pace = Темп
lobby-filter-free = Свободные места
lobby-filter-any-game = любая игра
lobby-filter-any-pace = любой темп
lobby-filter-live = вживую
lobby-filter-slow = днями
lobby-filter-seats = { $n ->
    [one] от { $n } места
   *[other] от { $n } мест
 }
lobby-filter-none = Такого стола никто не накрыл. Поищите другой или накройте сами.
lobby-watch = Сейчас играют
lobby-your-turn = ваш ход
lobby-left = ещё { $time }
lobby-wait-for = ждём: { $name }
lobby-fault = бот остановился
lobby-bot-moves = думает бот
lobby-replay = разбор
lobby-round = раунд { $round } из { $rounds }
lobby-waiting = ждём игроков
lobby-need = { $n ->
    [one] нужен ещё { $n }
   *[other] нужны ещё { $n }
}
lobby-live = вживую
lobby-clock-move = { $unit ->
    [days] { $n } д на решение
    [hours] { $n } ч на решение
    [minutes] { $n } мин на решение
   *[seconds] { $n } с на решение
}
lobby-clock-game = { $unit ->
    [days] { $n } д на партию
    [hours] { $n } ч на партию
    [minutes] { $n } мин на партию
   *[seconds] { $n } с на партию
}
lobby-invited = вас приглашают
lobby-join = Сесть
lobby-look = Смотреть
lobby-finished = закончен, { $score }
lobby-over = закончен
lobby-abandoned = брошен
ago-now = только что
ago-minutes = { $n } мин
ago-hours = { $n } ч
ago-days = { $n } дн.

## Новый стол

new-title = Новый стол
new-game = Игра
new-seats = Кто где сидит
new-seat = Место { $n }
new-you = Вы
new-open = Открыто: кто придёт
new-add = Ещё место
new-drop = Убрать место
new-options = Сама игра
new-name = Название стола
new-name-help = если хочется; его видят в списке столов
room-call = Назвать
new-how = Как играем
new-public = Показать в списке столов
new-public-help = Сесть сможет любой. Иначе — только те, у кого есть ссылка.
new-slow = Неделями
new-slow-help = Каждый отвечает, когда есть время; за живым столом все на месте.
new-confirm = Подтверждать ход
new-confirm-help = Ход засчитан, только когда вы это скажете: до того всё можно отменить, потом — лишь с согласия остальных.
new-hints = Советы
new-hints-help = Любой может спросить, что сделал бы бот.
new-create = Накрыть стол
new-create-play = Играть
new-document = Свой файл карт (JSON); без него — наши карты.
new-bring = Принести хронику
choice-any = любая

## Стол до начала

room-title = Стол накрыт
room-you-host = Вы хозяин: начинайте, когда все места заняты.
room-wait-host = Хозяин начнёт игру, когда все места будут заняты.
room-link = Ссылка для остальных
room-copy = Скопировать ссылку
room-open = свободно
room-sit = Сесть сюда
room-bot = Посадить бота
room-unbot = Освободить место
room-kick = Попросить уйти
room-start = Начать игру
room-leave = Встать из-за стола
room-abandon = Убрать стол
room-abandoned = Этот стол убрали.
room-invited = Вас зовут сыграть ещё раз. Партия начнётся, когда согласятся все.
room-accept = Играть
room-decline = Не в этот раз
room-asked = приглашение
room-wait-asked = Партия начнётся, когда согласятся все, кого позвали.
room-unanswered = { $n ->
    [one] Ждём { $n } ответ.
    [few] Ждём { $n } ответа.
   *[many] Ждём { $n } ответов.
}
room-full = Все места заняты.
room-missing = { $n ->
    [one] Свободно { $n } место.
    [few] Свободно { $n } места.
   *[many] Свободно { $n } мест.
}

## За столом

hand = Рука, { $n }
card-uses = использовано { $spent } из { $all }
tool-untaught = Выйти из урока
lesson-at = решение { $n } из { $all }
lesson-at-few = { $n } из { $all }
lesson-over = конец
lesson-fold = Свернуть урок
lesson-unfold = Развернуть урок
lesson-left = Вы решили по-своему, и это хорошо: урок идёт дальше с этого места.
lesson-own = Об этом урок ничего не говорит: решайте сами или спросите совет. Он заговорит снова, когда сможет.
lesson-wait = Соперник думает. Урок продолжится с вашим следующим решением.
lesson-else = Можно и иначе
lesson-free = Решите по-своему: урок пойдёт дальше с вашего хода.
lesson-again = Ещё раз
lesson-skip = Сделать за меня
lesson-rule = Правило
lesson-play-on = Играть дальше
tool-undo = Отменить
tool-ask-undo = Попросить отмену
tool-hint = Совет
tool-orders = { $n ->
    [one] За вас отвечают на { $n } вопрос
    [few] За вас отвечают на { $n } вопроса
   *[other] За вас отвечают на { $n } вопросов
}
tool-link = Ссылка на позицию
tool-menu = Меню
tool-log = Летопись
tool-since = Что было с вашего хода
seat-turn = ваш ход
seat-acts = ходит
seat-passed = пас
seat-gone = вышел
seat-away = не здесь
points = очки
scale-round = Раунд { $round } из { $rounds }
scale-round-short = Раунд { $round }
scale-over = подсчёт
seg-board = Стол
seg-log = Летопись

ask-yours = Ваш ход
ask-decide = Ваше решение
ask-part = Выбрано { $n } из { $high }
ask-part-least = { $low ->
    [0] Выбрано { $n }, не больше { $high }
   *[other] Выбрано { $n }; не меньше { $low }, не больше { $high }
}
ask-part-exact = Выбрано { $n } из { $high }
pick-title = Уже выбрано
pick-remove = Убрать: { $what }
pick-done = Готово
pick-held = Ничего не отправлено, пока вы не скажете «готово».
ask-chosen = Уже выбрано: { $what }
ask-lit = { $n ->
    [0] Ответьте кнопкой.
    [one] На столе подсвечено: { $n }.
   *[other] На столе подсвечено: { $n }.
}
ask-more = Открыто несколько вопросов: { $at } из { $all }
ask-next = Следующий вопрос
ask-what = { $name }: что сделать?
ask-where = { $what }: куда?
ask-back = Escape — назад
ask-list = Ответов: { $n }
ask-waiting = Решает { $name }
ask-waiting-many = Решают: { $names }
ask-waiting-help = Можно осмотреться, поговорить и почитать летопись.
ask-watching = Вы зритель и видите то, что видно всем.
ask-sending = Минутку…
ask-hold = Это весь ваш ход?
ask-hold-help = Пока вы не подтвердите, всё можно отменить; потом — лишь с согласия остальных.
ask-hold-other = { $name } подтверждает ход
ask-confirm = Подтвердить ход
ask-over = Игра окончена
ask-over-who = { $n ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
}
ask-over-nobody = Никто не победил
ask-see-end = Откуда очки
ask-idle = Ответ здесь один. Его дадут за вас чуть погодя, чтобы никто этого не понял.
order-offer = И впредь…
order-title = Отвечать так и впредь
order-what = Ответ будет: { $answer }
order-until-round = До конца раунда
order-until-game = До конца игры
order-help = Другие об этом не узнают: ответ приходит не сразу, будто вы подумали. Отменить можно в любой момент.
order-coming = Вы сказали, как на это отвечать. Ответ придёт чуть погодя.
order-myself = Решать буду я
order-revoke = Отменить
orders-title = За вас отвечают
fault-title = Бот остановился
fault-help = Ничего не потеряно. Как быть дальше?
fault-waiting = Ничего не потеряно. Как быть дальше, решат те, кто здесь играет.
fault-again = Пусть попробует ещё раз
fault-simple = Пусть сейчас ответит простой бот
fault-swap = Пусть дальше играет простой бот
fault-take = Сесть на это место
vote-undo-yours = Вы попросили отменить своё последнее решение
vote-undo = { $name } просит отменить последнее решение
vote-bot = Посадить бота на место игрока { $name }, который вышел?
vote-sit = { $who } просится играть дальше вместо игрока { $name }: тот ушёл
vote-help = Согласны: { $agreed } из { $needed }
vote-yes = Согласиться
vote-no = Отказать
vote-withdraw = Снять просьбу
vote-waiting = Ждём согласия остальных
would-later = Что из этого выйдет, решится следующим выбором.
would-take = Так и сделать
would-hint = Совет { $n } из { $all }: { $why }
would-again = Нажмите ещё раз, чтобы так и сделать
would-title = Что от этого будет
would-not-yet = ещё ничего не случилось
would-nothing = От этого ничего не изменится.
would-anyway = что ни выбрать дальше
would-then = Затем вас спросят: { $what }
would-other = Затем решает { $name }.
would-over = Партия закончится.
would-over-maybe = В { $share } случаях из 100 партия закончится.
hint-title = Что сделал бы бот
hint-line = побед { $share } из 100
hint-few = побед меньше 1 из 100
hint-glance = на первый взгляд { $share } из 100
hint-alike = почти так же хорошо, как первый
hint-for = За — { $what }.
hint-against = Против — { $what }.
hint-points = около { $n } очка в конце
hint-through = Откуда: { $what }
hint-more = больше: { $what }
hint-less = меньше: { $what }
hint-then = Затем:
hint-none = У бота нет мнения.
free-title = В любой момент

## Короткие слова для того, что делают с выбранным

verb-build = Построить
verb-deal = Заключить сделку
verb-raze-hand = Разрушить с руки
verb-raze = Разрушить
verb-activate = Активировать
verb-defend = Поставить оборону
verb-samurai = Поставить самурая
verb-tuck = Подложить карту
verb-store = Отложить товар
verb-take = Взять
verb-discard = Сбросить
verb-keep = Оставить
verb-place = Отправить жителя
verb-use = Использовать
verb-fight = Сразиться
verb-buy = Построить
verb-recruit = Рекрутировать
verb-lose = Потерять
verb-copy = Повторить
verb-restore = Восстановить

## Боковой столбец

insp-close = Закрыть лист
insp-empty = Наведите на карту или место, чтобы прочесть о них.
insp-can = Сейчас
insp-cannot = Сейчас нельзя
insp-cost = Цена
insp-copies = { $n ->
    [one] { $n } такая карта в колоде
    [few] { $n } такие карты в колоде
   *[many] { $n } таких карт в колоде
}
log-tab = Летопись
chat-tab = Беседа
chat-say = Сказать столу…
chat-send = Сказать
chat-none = Пока все молчат.
chat-taken = (убрано: сказавшего здесь больше нет)
log-filter = Только { $name }
log-earlier = С начала этой партии правила изменились. Она доигрывается по тем, с которыми началась (номер { $n }).
log-carried = Отсюда игра идёт по новым правилам.
log-left-out = { $n ->
    [one] Последний ответ до этого ({ $names }) к ним не подошёл и не засчитан.
    [few] Последние { $n } ответа до этого ({ $names }) к ним не подошли и не засчитаны.
   *[many] Последние { $n } ответов до этого ({ $names }) к ним не подошли и не засчитаны.
}
log-none = Летопись начнётся с первым ходом.
log-go = Посмотреть на стол в этот момент

## Меню и помощь

menu-replay = Пересмотреть с начала
menu-end = Откуда очки
menu-settings = Настройки
menu-keys = Клавиши
menu-lobby = Все столы
menu-resign = Сдаться
menu-resign-sure = Сдаться в этой партии? Для остальных доиграет бот, а вы будете последним. Вернуться на место нельзя.
menu-leave = Выйти из-за стола
menu-leave-sure = Выйти из этой игры? Место останется пустым, или его займёт бот, если остальные согласны.
menu-replace = Попросить бота вместо игрока { $name }
menu-sit = Попроситься вместо { $name }
menu-abandon = Бросить партию
menu-credits = Благодарности
keys-title = Клавиши
keys-digits = ответить этим вариантом
keys-zero = простой выход: пас, готово, нет
keys-tab = по всему подсвеченному
keys-arrows = внутри зоны
keys-enter = выбрать
keys-escape = назад
keys-u = отменить
keys-h = совет
keys-i = закрепить лист
keys-l = летопись
keys-replay = на ход назад или вперёд (в разборе)
keys-help = этот список

## Разбор

replay-title = Все ходы
replay-at = После хода { $n } из { $last }
replay-slider = Ходы
replay-first = В начало
replay-back = На ход назад
replay-on = На ход вперёд
replay-last = В конец
replay-round-back = На раунд назад
replay-round-on = На раунд вперёд
replay-as = Глазами
replay-public = зрителя
replay-try = Сыграть отсюда
replay-try-help = Ваша собственная копия: это место играете вы, остальные — боты.
replay-live = Вернуться за стол

## Конец

end-wins = Победа: { $name }
end-you = Вы победили
end-share = Победу делят { $names }
end-nobody = Никто не победил
end-by = { $n ->
    [one] С отрывом в { $by } очко: { $mine } против { $theirs }.
    [few] С отрывом в { $by } очка: { $mine } против { $theirs }.
   *[many] С отрывом в { $by } очков: { $mine } против { $theirs }.
    [other] С отрывом в { $by } очка: { $mine } против { $theirs }.
}
end-tie = { $mine } против { $theirs }: всё решил дополнительный показатель.
end-sources = Откуда очки
end-sources-help = нажмите на число: откуда оно
end-moments = { $name }, { $source }: { $points }. Показать, откуда
end-moments-title = { $name }: { $source }
end-final = подсчёт в конце игры
end-when = { $date }, { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
 }
end-total = Итого
end-chart = Ход за ходом
end-chart-none = График сейчас не получается; откройте страницу ещё раз.
end-chart-label = Очки по ходам; итоговые числа — в таблице рядом
end-start = начало
end-rematch = Ещё раз
end-story = Читать хронику
story-none = У этой игры нет хроники
story-none-help = Историю рассказывают только партии, следующие одна за другой.
story-save = Сохранить хронику в файл
story-others = Продолжить с другими людьми
story-table = Назад к столу
end-next = Следующая партия серии
end-rematch-go = К новой партии
end-replay = Все ходы
end-share-link = Поделиться
end-export = Сохранить
end-look = Посмотреть на стол
end-delete = Удалить
end-delete-sure = Удалить эту партию насовсем?
end-close = Самые большие шаги
end-step = { $name }: +{ $points }
end-go = Открыть

## Настройки и имя

settings-title = Настройки
settings-lang = Язык
settings-theme = Бумага
settings-theme-system = как в системе
settings-theme-light = дневная
settings-theme-dark = ночная
settings-motion = Движение
settings-motion-system = как в системе
settings-motion-full = показывать, что куда ушло
settings-motion-less = без движения
settings-contrast = Линии и чернила
settings-contrast-normal = как напечатано
settings-contrast-more = контрастнее
settings-touch = Первое касание
settings-touch-look = показывает, что будет
settings-touch-answer = сразу отвечает
settings-tell = Напоминать о ходе в браузере
settings-tell-off = нет
settings-tell-on = да
settings-notify = Сообщать, когда мой ход
settings-notify-help = Адрес https (вебхук) или почты, куда придёт короткое сообщение: одно за ход, не больше нескольких в час. Пусто — не сообщать.
settings-notify-sent = На этот адрес послан код. Введите его ниже или откройте ссылку, которая пришла вместе с ним.
settings-notify-unconfirmed = Ещё не подтверждён: кроме кода, на этот адрес ничего не приходит.
settings-notify-confirmed = Адрес подтверждён: сообщения будут приходить сюда.
settings-notify-code = Присланный код
settings-notify-confirm = Подтвердить
settings-save = Сохранить
settings-saved = Сохранено
theme-to-dark = Ночная бумага
theme-to-light = Дневная бумага
account-title = Вы
account-name = Имя
account-password = Пароль
account-rename = Сменить имя
account-guest = Вы гость: вас помнит этот браузер. С учётной записью партии будут с вами на любом устройстве.
account-make = Создать учётную запись
account-login = Войти в учётную запись
account-logout = Выйти
account-logout-everywhere = Выйти на всех устройствах
account-password-now = Нынешний пароль
account-password-new = Новый пароль
account-password-change = Сменить пароль
account-password-changed = Пароль сменён; на других устройствах вы вышли.
account-password-help = На всех других устройствах вы при этом выйдете.
account-is = Вы вошли как { $name }
account-forget = Удалить меня и мои открытые места
account-forget-sure = Удалить эту запись насовсем? Исчезнут имя, слова, места и всё, что о вас хранится; законченные партии останутся без имени. В резервных копиях сервера это будет, пока они не устареют.
account-forget-password = Пароль, чтобы удалить запись
recover-title = Новый пароль
recover-lost = Забыли пароль?
recover-ask = Прислать ссылку
recover-help = Если у записи есть подтверждённая почта, туда уйдёт письмо со ссылкой. Она действует час.
recover-sent = Если такая запись есть и почта её подтверждена, письмо уже в пути.
recover-owner = Этот сервер не шлёт писем. Попросите ссылку у того, кто его держит.
account-passkey = Войти с ключом доступа
passkeys-title = Ключи доступа
passkeys-help = Входите с этого устройства или с аппаратным ключом, без пароля. Отпечаток, лицо или код остаются на устройстве.
passkeys-travels = Ключ доступа для нескольких устройств
passkeys-made = добавлен { $when }
passkeys-used = последний раз { $when }
passkeys-password = Ваш пароль, чтобы добавить ключ
passkeys-add = Добавить ключ доступа
passkeys-remove = Удалить
passkeys-remove-of = Удалить: { $name }
passkeys-not-here = По этому адресу в браузере их нет: нужны https и имя сервера.
passkeys-closed = Ключ не дан: окно браузера закрыто, или на этом устройстве нет ключа для этого сервера.
passkeys-there = На этом устройстве уже есть ключ доступа к этой учётной записи.
passkeys-address = Браузер не принимает ключи доступа по этому адресу; зайдите по имени сервера.
quiet-title = Свои тихие часы
quiet-help = В это время ваши часы за медленными столами стоят, и вас ни о чём не извещают.
quiet-zone = В это время ваши часы за медленными столами стоят, и вас ни о чём не извещают; пояс: { $zone }. Не больше десяти часов; соседям видно, когда.
quiet-begin = Тихо с
quiet-end = Тихо до
devices-title = Где вы вошли
devices-here = здесь
devices-seen = последний раз { $when }
devices-unknown = Какой-то браузер
devices-end-of = Выйти: { $name }
devices-export = Сохранить всё, что обо мне хранится
account-import = Открыть сохранённую партию
account-import-help = Запись партии, сохранённая здесь, файлом.
account-import-bad = В этом файле нет записи партии.
credits-title = Благодарности
credits-icons = Значки: game-icons.net, CC BY 3.0
credits-icons-by = { $icons }, автор { $author }
credits-fonts = Alegreya и Alegreya SC — Хуан Пабло дель Пераль, Fira Sans Condensed — Carrois и другие; SIL Open Font License 1.1.
credits-ours = Знак, символы мест, местность и карта-веер — наши. Рисунков, логотипов и вёрстки издателей здесь нет; названия игр приведены простым текстом и принадлежат их владельцам.
credits-code = Ойкумена — свободная программа (MIT).

## Когда что-то не так

not-shown-title = Этот стол сейчас не показать
lost-title = Связь потеряна
lost-help = Всё подтверждённое цело. Пробуем снова…
missing-title = Terra incognita
missing-help = По этому адресу ничего нет, или это не для ваших глаз.
missing-home = К столам
error-offline = Сервер не отвечает.
error-refused = Сейчас нельзя: { $text }
error-title = Что-то пошло не так
gone-title = За этот стол не сесть
gone-same-site = Страница и сервер называют разные адреса. Если между ними прокси, он должен передавать заголовок Host.
gone-unknown = Сервер больше не знает этот браузер: cookie стёрты или не хранятся. Загрузите страницу снова — вернётесь новым гостем — или войдите.
gone-rules-changed = За этим столом играли по прежним правилам, и продолжить не с чего. Всё, что на нём есть, сохранено.
gone-unreadable = Этот стол не читается. Всё, что на нём есть, остаётся как было.
gone-other = Сервер не открыл этот стол ({ $why }).
gone-again = Загрузить снова

## Принести хронику

bring-title = Принести хронику
bring-help = Хроника — это файл, который остаётся от партии из серии. Выберите его: вы прочтёте, что было, и сможете начать партию, которая продолжит эту историю, с кем угодно.
bring-choose = Выбрать файл
bring-reading = Читаем хронику…
bring-refused = Этот файл не подходит
bring-too-large = Файл слишком велик для хроники: в ней не больше { $n } знаков.
bring-none = Эта игра не играется сериями.
bring-begin = Накрыть стол
bring-begin-help = начать партию, которая это продолжит
bring-other = Выбрать другой файл
bring-carried = Начнётся с этой хроники: «{ $name }».
bring-drop = Убрать
bring-read = Прочесть

## Правила

menu-rules = Правила
insp-rules = Правила:
rules-title = Правила
rules-glossary = Словарь
rules-cards = Карты
rules-search = Искать
rules-search-all = Искать в правилах
rules-none-found = Ничего не нашлось.
rules-of = Правила: { $title }
rules-chapters = Главы
rules-chapter = Глава { $n }
rules-of-all = из { $n } { $n ->
    [one] главы
   *[other] глав
}
rules-print = Печать
rules-words = Словарь, { $n } { $n ->
    [one] слово
    [few] слова
   *[other] слов
}
rules-see = С этим связано
rules-own-words = Слова этой главы
rules-ruling = Решение дома
rules-example = Пример
rules-step = шаг { $n } из { $all }
rules-next = Дальше
rules-again = Сначала
rules-back = Шаг назад
rules-engine = ходы считает тот же движок, что и партию
rules-board = Показать поле
rules-board-hide = Убрать поле
rules-player = Игрок { $n }
rules-answers = Что делают
rules-next-chapter = Дальше: { $title }
rules-previous-chapter = Назад: { $title }
rules-with-word = { $n ->
    [one] { $n } карта с этим словом
    [few] { $n } карты с этим словом
   *[other] { $n } карт с этим словом
}
rules-play = Сыграть самому
rules-in-game = В вашей партии
rules-asked = Вас спрашивают: «{ $what }»
rules-closed = { $what }: { $why }
rules-your-cards = Ваши карты об этом:
rules-to-table = Вернуться к столу
rules-whole = Вся книга
rules-deck = { $title }: { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
}
rules-missing = Правила этой игры здесь не записаны.
rules-all = Правила игр
rules-figure = Картинка поля
keys-r = правило, о котором спрашивают
keys-s = Что сделали другие с вашего хода
keys-p = положить ответ заранее, пока решают другие

## Вкладки

nav = Разделы
nav-tables = Столы
nav-learn = Учиться
nav-groups = Круги
nav-rules = Правила
nav-puzzles = Задачи
nav-reviews = Разбор
nav-ratings = Рейтинг

learn-title = Научиться игре
learn-about = Первая партия с подсказками проведёт через первые раунды: по фразе на решение, по настоящим правилам; дальше это обычная партия с новичком. Правила пересказаны своими словами.
learn-lesson = Партия с подсказками
learn-puzzle = Задача дня
