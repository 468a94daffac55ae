# Слова самого дома, по-русски.

player = Игрок { $n }
hidden = нечто скрытое
hidden-card = карту
card-in-text = «{ $name }»
card-on-table = { $card } ({ $told })
# Слова перед несколькими именами: одно, несколько.
chronicle-plurals = карту карты войско войска реликвию реликвии локацию локации провинцию провинции армию армии советника советников
list-and = { $before } и { $last }
list-none = ничего

option-yes = Да
option-no = Нет
option-done = Готово
option-number = { $n }

card-guess = Реконструкция: эту карту не показывает ни один источник, она целиком наша.
card-known = Известно: { $fields }.
card-partly = Реконструировано: { $fields }.
card-low = Источники об этой карте сомнительны.
sure-high = известна
sure-low = под вопросом
sure-guess = реконструкция
sure-partly = частично

## Настройки

kind-flag = да или нет
kind-choice = одно из нескольких
kind-number = число
kind-document = файл
expected-flag = true или false
expected-choice = одно из: { $choices }
expected-number = целое число от { $low } до { $high }
expected-document = путь к файлу

## Отказы

error-lang = Языка { $lang } нет; есть { $langs }.
error-game = Игры { $game } нет; есть { $games }.
error-game-twice = Игра { $game } уже есть.
error-seats = В { $game } играют от { $low } до { $high } человек; задано мест: { $seats }.
error-seed = Зерно случайности — целое число, а не { $seed }.
error-option-name = У { $game } нет настройки { $name }; есть { $names }.
error-option-value = Настройка { $name } не может быть { $value }; нужно: { $expected }.
error-option-file = Настройка { $name }: файл { $path } не читается ({ $why }).
error-seat = Места { $seat } нет.
error-over = Игра окончена.
error-key = Место { $seat } не может ответить { $key } на вопрос { $prompt }; можно: { $keys }.
error-which = Месту { $seat } задано несколько вопросов: укажите, на какой это ответ ({ $ids }).
error-not-asked = Место { $seat } сейчас об этом не спрашивают ({ $what }); ждём место { $waiting }.
error-closed = Вопрос { $id } уже закрыт.
error-light = Партия начата без снимков состояния: её можно только доиграть.
error-learned = С тех пор что-то открылось или выпало; чтобы вернуться, нужно согласие всех.
error-nothing = Отменять нечего.
error-answered = С тех пор решение принял кто-то ещё; чтобы вернуться, нужно согласие всех.
error-same = Отмена ничего не изменит.
error-imagined = У воображаемой партии нет записи: её играли не от зерна случайности.
error-record-json = Запись — не JSON ({ $why }).
error-record-shape = Это не полная запись партии: в ней чего-то не хватает.
error-record-format = Это не запись и не снимок, какие читает эта версия (формат: { $format }).
error-record-rules = Партия записана по правилам { $theirs } игры { $game }, а здесь правила { $ours }.
error-record-answer = Ответ { $number } в записи — не место, вопрос и ключ.
error-diverged = Повтор расходится с записью на ответе { $number }: { $why }
error-hash = Все ответы ({ $count }) подходят, но конечное положение не то, что записано.
error-result = Все ответы ({ $count }) подходят, но итог не тот, что записан.
error-snapshot = Снимок состояния не читается ({ $why }).
error-snapshot-rules = Снимок сделан по правилам { $theirs } игры { $game }; здесь правила { $ours }, а более новых прочесть нельзя.
error-options = Настройки — это имена со значениями, а не { $options }.
error-record-game = Это партия ({ $what }) игры { $theirs }, а не { $game }.
error-diverged-state = Повтор расходится с записью на ответе { $number }: положение после него не то, что записано.
error-record-checks = В записи ответов: { $answers }, а проверок: { $checks }; что-то из них обрезано.
error-bot = Бота { $bot } нет; есть { $bots }.
error-bot-pair = Параметр бота задаётся как имя=значение, а не { $pair }.
error-bot-parameter = У бота { $bot } нет параметра { $name }; есть: { $names }.
error-bot-value = Параметр { $name } бота { $bot } не может быть { $value }; нужно { $kind ->
    [int] целое число
    [float] число
    [bool] true или false
   *[str] слово
}.
error-bot-least = Параметр { $name } бота { $bot } должен быть не меньше { $least }, а не { $value }.
error-bot-unmade = Бота { $bot } не удалось создать ({ $why }).
error-bot-silent = Бот { $bot } не объясняет своих решений; объясняют: { $bots }.
error-bot-command = Команду { $command } не удалось разобрать ({ $why }).
error-bot-no-command = Назовите программу, которая будет играть: exec:КОМАНДА.
error-bot-program = Программы { $program }, которую можно запустить, нет.
error-bot-start = Бот { $command } не запускается ({ $why }).
error-bot-late = Бот { $command } не ответил за отведённое время (в секундах: { $seconds }).
error-bot-ended = Бот { $command } завершился посреди игры (код выхода { $exit }; его последние слова: { $said }).
error-bot-wrong = Бот { $command } дал неверных ответов: { $tries }; последний: { $wrong }
error-load-command = Файл хочет запустить программу на вашем компьютере ({ $command }). Если вы ей доверяете, назовите её сами в --seats.
error-games = Нужно сыграть хотя бы одну партию, а не { $games }.
error-jobs = Играть должен хотя бы один процесс, а не { $jobs }.
error-extra = Здесь не установлен { $module }: pip install "oikumene[{ $extra }]".
error-engine = Движка { $engine } нет; есть { $engines }.
error-cluster = По адресу { $address } кластер Ray не отвечает ({ $why }).
error-no-bots = Турниру нужны боты.
error-bot-twice = { $bot } назван дважды: в турнире каждый бот — один игрок.
error-no-seats = Скажите, сколько мест за столом.
error-seat-counts = Места пишут как 2, как 2,4, как 2-4 или как all, а не { $text }.
error-tournament-folder = В { $path } лежит другое: { $name } там не от этой игры с этими правилами и настройками. Возьмите другую папку.
error-action = { $agent } не может сейчас сделать ход { $action }; маска разрешает { $legal }.
error-reward = Награды { $reward } нет; есть { $rewards }.
error-processes = Процессы, которые должны были играть, завершились. Скрипт, который играет в несколько процессов, делает это под `if __name__ == "__main__":`, потому что каждый процесс его импортирует; если это так, не хватило памяти или их кто-то остановил.
error-balance-file = В { $path } партии чего-то другого. Возьмите другой файл.
error-folder = В { $path } нельзя писать ({ $why }).
error-option-pair = Настройка задаётся как имя=значение, а не { $pair }.
error-file-read = Файл { $path } не читается ({ $why }).
error-file-write = Файл { $path } не записывается ({ $why }).
error-file-there = Файл { $path } уже есть; --force запишет поверх него.
error-no-folder = Не нашлось папки, в которую можно сохранить игру.
error-no-export = У { $game } нет файла карт.
error-no-rules = Правила игры { $game } здесь не записаны.
error-no-lesson = Урока по игре { $game } здесь нет.
error-no-example = В правилах игры { $game } нет примера { $id }.
error-no-chapter = В правилах игры { $game } нет главы { $chapter }; есть { $chapters }.
error-no-game = Назовите игру; список показывает `oikumene games`.
error-deck-name = Колоды { $deck } нет; есть { $decks }.
error-seat-name = { $name } — так никого не зовут; место занимает кто-то из: { $known }.
error-names = Имён: { $names }, а мест: { $seats }.
error-load-options = У сохранённой игры уже есть зерно случайности и настройки: уберите --seed и --option.
error-no-next = Из того, чем кончилась эта игра, другая не следует.
error-no-series = В игре { $game } серий не бывает.
error-load-game = В файле игра { $found }, а не { $game }.
error-load-seats = В сохранённой игре мест: { $there }, а не { $seats }.
error-at = Ответов в записи: { $count }, а не { $at }.

## Командная строка

bot = Бот { $n }

level-wanderer = Странник
    .strength = учебный
    .about = ходит как попало
level-novice = Новичок
    .strength = лёгкий
    .about = продумывает свой ход, но порой делает первое, что пришло в голову
level-merchant = Купец
    .strength = средний
    .about = берёт от каждого хода всё, но дальше не смотрит
level-strategist = Стратег
    .strength = сильный
    .about = представляет, как пойдёт игра дальше; думает до двух секунд над решением
level-conqueror = Завоеватель
    .strength = грозный
    .about = представляет, как пойдёт игра дальше, по пять секунд над решением, на всех свободных ядрах
level-at-seat = { $level } { $n }
level-chosen = { $strength } · { $level }

cli-about = Стол для настольных игр об империях: для людей, ботов и исследователей.
cli-usage = использование
cli-commands = команды
cli-positionals = аргументы
cli-optionals = ключи
cli-meta-command = КОМАНДА
cli-meta-game = ИГРА
cli-meta-deck = КОЛОДА
cli-meta-file = ФАЙЛ
cli-meta-text = ТЕКСТ
cli-meta-folder = ПАПКА
cli-meta-proxy = АДРЕСА
cli-meta-who = КТО
cli-meta-bots = БОТ,БОТ,…
cli-meta-seats = КТО,КТО,…
cli-meta-name = ИМЯ
cli-meta-names = ИМЯ,ИМЯ,…
cli-meta-option = ИМЯ=ЗНАЧЕНИЕ
cli-help-help = показать эту справку и выйти
cli-help-version = показать версию и выйти
cli-help-lang = на каком языке говорить (по умолчанию — язык системы)
cli-help-json = напечатать данные для программ
cli-help-game = обозначение игры; список показывает `oikumene games`
cli-help-option = настройка игры, можно несколько раз; список показывает `oikumene games`; для файла — путь к нему
cli-see-help = Подробнее: `{ $command } --help`.
cli-interrupted = Прервано.
cli-output = Вывод не записывается ({ $why }).
cli-usage-required = Не хватает: { $what }.
cli-usage-unknown = Непонятно: { $what }.
cli-usage-value = После { $what } нужно значение.
cli-usage-command = Команды { $what } нет.
cli-usage-ambiguous = { $what } можно понять по-разному.
cli-usage-bad = { $name }: { $what }
cli-not-whole = нужно целое число, а не { $value }.
cli-not-between = нужно число от { $low } до { $high }, а не { $value }.
cli-too-small = нужно число не меньше { $low }, а не { $value }.

cli-games-about = какие есть игры, на сколько человек и с какими настройками
cli-games-seats = игроков от { $low } до { $high }
cli-games-option = настройка
cli-games-values = значения
cli-games-default = по умолчанию
cli-games-meaning = смысл
cli-games-none = нет

cli-meta-keys = КЛЮЧИ
cli-puzzle-about = задача дня или одна из прежних: сколько самое большее можно взять из этого положения?
cli-puzzle-number = какая задача, по номеру; без номера — сегодняшняя (по Гринвичу)
cli-puzzle-game = задача этой игры, счёт с 1, какого бы дня она ни была
cli-puzzle-answers = с каких ответов начать: их ключи через запятую
cli-puzzle-solution = показать лучшее
cli-puzzle-title = Задача { $number }: { $title }
cli-puzzle-ask = { $ends ->
    [game] Партия кончается, дальше решаете только вы.
    [round] Раунд кончается, дальше в нём решаете только вы.
   *[turn] Ваш ход, до его конца решаете только вы.
} { $what ->
    [points] Сколько очков вы ещё возьмёте?
    [favor] Сколько поддержки вы соберёте?
    [secrets] Сколько тайн вы соберёте?
   *[warbands] Сколько отрядов вы соберёте?
} Самое большее — { $best }. Где решал бы случай, ответ закрыт.
cli-puzzle-chance = { $kind ->
    [take] { $foe ->
        [barbarians] Как вернее всего взять город варваров { $place }?
       *[player] Как вернее всего взять чужой город { $place }?
    }
   *[drive] Как вернее всего выбить врагов с клетки { $place }?
} Лучший шанс — { $best } %. Решает то, что сделано до первого броска; { $recruits ->
    [yes] можно набирать войска, идти на { $place } или к ней и разыгрывать карты в бою.
   *[no] можно идти на { $place } или к ней и разыгрывать карты в бою.
}
cli-puzzle-chance-solved = Решено: шанс { $n } %. { $tried ->
    [one] Для доказательства разыгран { $tried } ответ со всеми бросками.
    [few] Для доказательства разыграны { $tried } ответа со всеми бросками.
   *[many] Для доказательства разыграно { $tried } ответов со всеми бросками.
}
cli-puzzle-chance-short = Так шанс { $n } %, а лучший — { $best } %. Возьмите ход назад (u) или посмотрите лучшее (s).
cli-puzzle-shut = { $game ->
    [clash] Эта задача о ваших городах: перемещать и нанимать отряды и меняться нельзя.
    [oath] Эта задача о вашем дворе: набеги, предложения вассалитета и показ карт закрыты.
   *[other] Некоторые виды ходов закрыты.
}
cli-puzzle-keys = Число — ответ; u — взять назад, t — показать стол, s — лучшее, q — уйти.
cli-puzzle-prompt = пока { $n } >
cli-puzzle-solved = Решено: { $n }. { $tried ->
    [one] Для доказательства проверен { $tried } ответ.
    [few] Для доказательства проверены { $tried } ответа.
   *[many] Для доказательства проверено { $tried } ответов.
}
cli-puzzle-short = Это { $n } из { $best }. Возьмите ход назад (u) или посмотрите лучшее (s).
cli-puzzle-proof = { $n ->
    [one] Проверен { $n } ответ: лучшего нет.
    [few] Проверены { $n } ответа: лучшего нет.
   *[many] Проверено { $n } ответов: лучшего нет.
}
cli-rules-about = правила игры своими словами
cli-rules-chapter = глава, раздел (round.hunger) или слово, которое искать; без неё — вся книга
cli-rules-contents = только список глав
cli-rules-ruling = Решение дома
cli-rules-example = Пример
cli-rules-terms = Словарь
cli-meta-chapter = ГЛАВА
cli-cards-about = все разные карты игры и их текст
cli-cards-deck = только эта колода
cli-cards-export = записать колоды в файл, который можно править и которым можно играть (--option deck=ФАЙЛ)
cli-cards-force = писать поверх имеющегося файла
cli-cards-name = карта
cli-cards-text = текст
cli-cards-sure = известна?
cli-cards-count = { $kinds ->
    [one] { $kinds } разная карта
    [few] { $kinds } разные карты
   *[other] { $kinds } разных карт
}, всего { $copies }.
cli-cards-guessed = Реконструкция, а не копия печатной игры: целиком { $guessed }, частично { $partly }.
cli-cards-exported = Карты записаны в { $path }. Правьте их, затем: oikumene play { $game } --option deck={ $path }

cli-bots-about = кто может играть против вас
cli-bots-levels = Уровни
cli-bots-others = Другие боты
cli-bots-parameters = параметры: { $names }
cli-bots-broken = не загружается
cli-bots-random = любой вариант, все равновероятны
cli-bots-greedy = лучшее, что можно сделать за свой ход
cli-bots-mcts = поиск по дереву воображаемых партий
cli-bots-learned = то же или поиск по дереву, но судит сеть, которая научилась, играя сама с собой
cli-bots-usage = Бота называют в --seats, параметры пишут после имени: --seats human,{ $level },{ $bot }:{ $parameter }=0.5
cli-bots-exec = Своя программа играет как exec:КОМАНДА; как именно — в docs/bot-protocol.md.

cli-play-about = играть в терминале
cli-play-seats = кто где сидит: для каждого места human (человек) или бот (по умолчанию вы против новичков; список ботов показывает `oikumene bots`)
cli-play-names = имена по местам
cli-play-seed = зерно случайности: одно зерно — одна раскладка (по умолчанию случайное)
cli-play-save = куда записать игру, когда она закончится или вы уйдёте
cli-play-load = продолжить сохранённую игру
cli-play-lesson = научиться игре: первая партия с подсказкой к каждому решению
lesson-head = { $title }, решение { $n } из { $all }
lesson-left = Вы решили по-своему, и это хорошо; урок идёт дальше с этого места.
lesson-own = Об этом урок ничего не говорит: решайте сами. `h` покажет, как поступил бы сильный игрок.
lesson-number = Урок советует { $n }.
error-lesson-other = Эта партия начата не как урок.
error-lesson-given = В уроке раздача и игроки заданы: --lesson указывают без других настроек.
cli-play-continue = следующая партия серии, по записи предыдущей или по её хронике
cli-play-series = партия, за которой может последовать другая, если игра бывает сериями
cli-play-welcome = { $title }. Зерно случайности { $seed }.
cli-play-hint = Введите номер варианта. ? — справка, ? 3 — что такое вариант 3, h — совет, u — отменить, q — выйти.
cli-play-guessed = Разные карты, которые целиком реконструированы: { $guessed } из { $all }. Их печатные значения не опубликованы; `oikumene cards { $game }` скажет, какие это карты.
cli-play-prompt = { $seat }>
cli-play-picked = Уже выбрано: { $what }. (-1 уберёт первое)
cli-play-all = Готово: { $what }
cli-play-unpick = Убрать: { $what }
cli-play-pass = Теперь за клавиатурой { $seat }.
cli-play-press = Нажмите Enter, когда остальные не смотрят.
cli-play-what = «{ $line }» — не ответ: введите число от 1 до { $n } или ? для справки.
cli-play-undone = Отменено.
cli-play-thinking = { $who } думает…
cli-play-advice = { $who } советует (номер варианта, ожидаемая доля победы, сколько раз вариант опробован):
cli-play-points = { $told } · около { $points } очка в конце
cli-play-through = Откуда: { $what }
cli-play-reason = { $worth ->
    [alike] почти так же хорошо
    [glance] на первый взгляд { $share } %
    [few] меньше 1 %
   *[share] { $share } %
} · { $visits ->
    [one] { $visits } проба
    [few] { $visits } пробы
   *[other] { $visits } проб
}
cli-play-for = за: { $what }
cli-play-against = против: { $what }
cli-play-more = больше: { $what }
cli-play-less = меньше: { $what }
cli-play-line = затем: { $what }
cli-play-if = Если ответить «{ $what }» (ещё ничего не случилось):
cli-play-if-anyway = (что ни выбрать дальше)
cli-play-if-chance = В { $share } случаях из 100:
cli-play-if-nothing = От этого ничего не изменится.
cli-play-if-over = { $share ->
    [100] Партия закончится.
   *[other] В { $share } случаях из 100 партия закончится.
}
cli-play-if-other = Затем решает { $who }.
cli-play-if-then = Затем вас спросят: { $what }
cli-play-bot-broke = Бот не может играть дальше.
cli-play-agree-bots = Боты не против. Всё равно вернуться? [y/N]
cli-play-agree = Все согласны всё равно вернуться? [y/N]
cli-play-leave = Сохранить игру перед уходом? [Y/n]
cli-play-over = Файл { $path } уже есть. Записать поверх? [y/N]
cli-play-saved = Сохранено: { $path }
cli-play-resume = Игра сохранена. Чтобы продолжить: oikumene play --load { $path }
cli-play-bye = До встречи.
cli-play-eof = Ввод закончился раньше игры.
cli-play-interrupted = Прервано.
cli-play-fault = В программе что-то сломалось; сообщите нам строки выше вместе с сохранённой игрой.
cli-play-unknown = О «{ $what }» ничего не известно.
cli-play-topics = Можно спросить: { $topics }; и любую карту по названию.
cli-play-help =
    число        выбрать этот вариант
    u            отменить своё последнее решение
    -1           убрать первое из того, что уже выбрано
    h            что сделал бы здесь сильный игрок
    w 3          что сделает вариант 3, пока он не выбран
    ? 3          объяснить, о чём вариант 3
    ? название   объяснить карту, ячейку или символ
    r, r слово   правило того, о чём спрашивают, или глава и слово из правил
    l, l 10      летопись или её последние 10 строк
    t            показать стол целиком
    s ФАЙЛ       сохранить игру
    q            выйти и, если нужно, сохранить
cli-result-winners = { $n ->
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
}
cli-result-nobody = Не победил никто.
cli-result-source = очки
cli-result-total = итого

cli-simulate-about = много партий между ботами
cli-simulate-seats = бот для каждого места; список показывает `oikumene bots`
cli-simulate-games = сколько партий
cli-simulate-seed = зерно первой партии; у остальных — следующие по порядку
cli-simulate-jobs = сколько процессов играют
cli-simulate-save = куда писать запись каждой партии
cli-simulate-series = сколько партий подряд от каждого зерна, каждая с того, чем кончилась прошлая
cli-simulate-done = Партий: { $games }. Решений: { $decisions }. Секунд: { $seconds }. Решений в секунду: { $speed }.
cli-simulate-seat = место
cli-simulate-bot = бот
cli-simulate-mean = в среднем
cli-simulate-least = меньше всего
cli-simulate-most = больше всего
cli-simulate-wins = побед
cli-simulate-interrupted = Прервано: сыграно и показано партий: { $done } из { $asked }.
cli-simulate-crash = Партия с зерном { $seed } оборвалась: { $error }. Повторить: { $command }
cli-simulate-crashes = Всего оборвалось партий: { $n }.

cli-tournament-about = турнир ботов: рейтинги, таблицы, отчёт
cli-tournament-bots = кто играет; каждый состав играется во всех порядках за столом
cli-tournament-seats = сколько мест за столом: 2, или 2,4, или 2-4, или all (все)
cli-tournament-games = сколько раскладов; каждый состав играет каждый из них во всех порядках мест
cli-tournament-jobs = сколько процессов играет (или работников кластера Ray на этой машине)
cli-tournament-out = где хранить партии, таблицы и отчёт; та же команда продолжит начатое (по умолчанию tournament-ИГРА)
cli-tournament-engine = процессы этой машины (processes) или кластер Ray (ray)
cli-tournament-address = кластер Ray, на котором играть (по умолчанию временный на этой машине)
cli-tournament-clock = { $bot } думает по часам, и его партии могут меняться от запуска к запуску; с ограничением по числу проб (mcts:rounds=300) они всегда одинаковы.
cli-tournament-done = Партий: { $played }, из них новых: { $new }. Секунд: { $seconds }.
cli-tournament-kept = Отчёт — { $path }; партии и таблицы тоже в { $folder }.
cli-tournament-interrupted = Прервано: сыграно и сохранено партий: { $done } из { $asked }. Та же команда продолжит.

cli-replay-about = записанная партия на любом её ответе
cli-chronicle-about = история серии и файл, с которым её могут продолжить другие
cli-chronicle-file = запись законченной партии серии или хроника, которую кто-то передал
cli-chronicle-export = записать хронику в этот файл: историю можно прочесть, остальное запечатано
cli-chronicle-written = Хроника записана: { $path }. Продолжить может любой: oikumene play --continue { $path }
cli-review-about = самые дорогие решения места в записанной партии или рассказ о ней
cli-review-seat = чьи решения, счёт с 0 (по умолчанию — первого человека, а без людей — места 0)
cli-review-rounds = думать над каждым решением столько проб (по умолчанию — чуть больше секунды)
cli-review-story = вместо этого рассказать партию: по предложению на ход
cli-review-page = записать рассказ с графиком как страницу, которой больше ничего не нужно
cli-review-waiting = Просматриваю партию …
cli-review-written = Страница записана: { $path }.
cli-review-title = { $who }: выбор был { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}. Самые дорогие решения, по суду самого сильного бота:
cli-review-none = { $who }: выбор был { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}, и ни одно решение не обошлось дорого, по суду самого сильного бота.
cli-review-cost = { $n }. После ответа { $at }, потеряно { $cost } % победы.
cli-review-turn = { $n }. После ответа { $at }, этот ход целиком: потеряно { $cost } % победы.
cli-review-did = Сделано: { $what } ({ $share } %)
cli-review-best = Сильнее: { $what } ({ $share } %)
cli-review-look = Посмотреть на первое: oikumene replay ФАЙЛ --at { $at } --seat { $seat }
cli-replay-file = запись, которую сделали `play --save` или `simulate --save`
cli-replay-at = после стольких ответов (по умолчанию — в конце)
cli-replay-seat = что видит это место, счёт с 0 (по умолчанию — что видит любой зритель)
cli-replay-where = После ответа { $at } из { $count }.
cli-replay-agrees = Повтор сошёлся с записью (хеш { $hash }).

cli-serve-about = стол в браузере
cli-serve-port = на каком порту слушать
cli-serve-host = по какому адресу слушать (127.0.0.1 — только эта машина, 0.0.0.0 — все)
cli-serve-db = где хранить столы: файл или postgresql://…
cli-serve-workers = сколько процессов обслуживают (с SQLite — только на этой машине)
cli-serve-bots-on = где думают боты: `ray` — на кластере Ray этой машины, `ray:ХОСТ:ПОРТ` — на другом; если он не отвечает, здесь
cli-serve-cluster = Боты думают на кластере Ray ({ $address }), а если он не отвечает — здесь.
cli-serve-bots = сколько процессов думают за ботов
cli-serve-secure = люди заходят по https: печенье отправляется только так
cli-serve-proxy = адреса и сети посредников через запятую (10.0.0.2,10.1.0.0/16): их словам о том, кто пришёл (X-Forwarded-For), верим, как и посреднику на этой же машине; больше никому
cli-serve-open = открыть страницу в браузере
cli-serve-at = Стол накрыт: { $address } (Ctrl-C — остановить).
cli-backup-about = копия всего, что хранит сервер, пока люди играют
cli-backup-folder = где лежат копии; если папки нет, она появится
cli-backup-keep = оставить столько самых новых, старые убрать
cli-backup-waiting = Снимаем копию …
cli-backup-taken = { $path }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
  }, { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
  }, { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
  }, { $kb } КБ.
cli-backup-removed = { $n ->
    [one] Убрана { $n } старая копия.
    [few] Убраны { $n } старые копии.
   *[many] Убрано { $n } старых копий.
  }
cli-restore-about = база из копии — там, где её ещё нет
cli-restore-file = копия, как её снимает `oikumene backup`
cli-restore-db = куда её развернуть: файл, которого ещё нет, или пустая postgresql://…
cli-restore-waiting = Восстанавливаем …
cli-restore-done = Восстановлено из { $path }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
  }, { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
  }, { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
  }.
cli-serve-backups = снимать копии в эту папку по часам
cli-serve-backup-hours = сколько часов между копиями (обычно 24)
cli-serve-backup-keep = сколько копий хранить (обычно 14)
cli-serve-metrics = показывать числа для Prometheus по этому адресу, УЗЕЛ:ПОРТ (только для вас: по адресу стола их нет)
cli-serve-figures = Числа для Prometheus: { $address }
cli-serve-owners = Хозяева: { $names }; их страница: /owner.
cli-serve-no-owner = Хозяина у сервера ещё нет: заведите на его странице учётную запись и скажите здесь `oikumene owner ИМЯ` с тем же --db. Страница /owner станет её.
cli-serve-settings = пределы и сроки в TOML (docs/hosting.md)
cli-serve-kept = Столы хранятся в { $db }.
cli-serve-backed-up = Копии: { $folder }, раз в { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
  }, хранятся последние { $keep }.
cli-serve-not-backed-up = Копию сейчас не снять. { $why } Сервер всё равно начинает работу, пробует снова каждую минуту, а хозяева видят это на странице /owner.
error-db-none = Базы { $path } нет.
error-db-driver = Для PostgreSQL нужен пакет, который не установлен: pip install oikumene[postgres].
error-backup-missing = Файла { $path } нет.
error-backup-damaged = { $path } повреждён ({ $why }).
error-backup-foreign = { $path } — не база и не копия этого дома.
error-backup-nowhere = { $path } не создать: папки { $above } нет. Может быть, диск не подключён? Если она должна там быть, создайте её.
error-backup-failed = В { $path } ничего не удалось записать ({ $why }); ничего не изменилось.
error-restore-there = { $path } уже есть; ничего не изменилось.
error-restore-left = Есть { $path }: это часть прежней базы { $db }, и рядом с ней восстановленная испортится. Перенесите этот файл туда, где теперь прежняя база: в нём может быть записанное последним. Ничего не изменилось.
error-restore-damaged = Восстановленное в { $path } повреждено ({ $why }) и снова убрано: исправен ли диск?
cli-doctor-about = что не так с установкой и что с этим делать
cli-doctor-backups = папка с копиями: проверить, годятся ли они
cli-doctor-sum = { $bad ->
    [0] Всё исправно
    [one] Неисправность: { $bad }
   *[other] Неисправностей: { $bad }
  }; { $warned ->
    [0] добавить нечего.
    [one] { $warned } совет.
    [few] { $warned } совета.
   *[many] { $warned } советов.
  }
doctor-look = Проверка «{ $what }» не удалась ({ $why }).
doctor-python = Python { $version } (нужен 3.11 или новее).
doctor-client = Страница на месте: { $path }.
doctor-no-client = Страница не собрана: обслужить можно только программы. Выполните `make web` или поставьте пакет, в котором она есть.
doctor-port = Порт { $port } по адресу { $host } свободен.
doctor-port-taken = Порт { $port } по адресу { $host } занят ({ $why }): либо сервер уже работает, либо выберите другой через --port.
doctor-db = База { $path } цела (схема { $version } из { $newest }).
doctor-db-new = База { $path } появится при первом запуске.
doctor-db-folder = Базу не создать: в { $path } нельзя писать. Отдайте папку пользователю сервера.
doctor-db-older = У базы { $path } схема { $version } из { $newest }: при следующем запуске она обновится. Сначала снимите копию.
doctor-db-newer = База { $path } записана более новой версией (схема { $version }, здесь известна { $newest }). Поставьте ту версию или восстановите копию.
doctor-db-damaged = База { $path } повреждена ({ $why }). Восстановите копию.
doctor-db-read-only = В базу { $path } нельзя писать. Отдайте её пользователю сервера.
doctor-rules-game = { $n ->
        [one] { $n } идущая партия — в игру
        [few] { $n } идущие партии — в игру
       *[many] { $n } идущих партий — в игру
    }, которой здесь нет: { $game }.
doctor-rules-newer = { $game }, правила { $rules }: { $n ->
        [one] { $n } идущая партия начата
        [few] { $n } идущие партии начаты
       *[many] { $n } идущих партий начато
    } по правилам новее этой версии. Пока та версия не вернётся, это отложено.
doctor-rules-gone = { $game }, правила { $rules }: { $n ->
        [one] { $n } идущая партия начата
        [few] { $n } идущие партии начаты
       *[many] { $n } идущих партий начато
    } по правилам, которых здесь больше нет: с этой версией игра продолжится по нынешним, с последнего снимка. Чтобы сначала доиграть, вернитесь к прежней версии.
doctor-rules-kept = { $game }, правила { $rules }: { $n ->
        [one] { $n } идущая партия доигрывается
        [few] { $n } идущие партии доигрываются
       *[many] { $n } идущих партий доигрывается
    } по правилам, с которыми началась игра.
doctor-db-driver = Для PostgreSQL нужен пакет, который не установлен: pip install oikumene[postgres].
doctor-db-away = База { $path } не отвечает ({ $why }).
doctor-db-open = { $path } могут прочесть другие, а там адреса, разговоры, зёрна столов и то, по чему сверяют пароли: сделайте chmod 600.
doctor-secret-open = { $path } — ключ к подписи печенья — могут прочесть другие: сделайте chmod 600.
doctor-room = { $path }: свободно { $mb } МБ.
doctor-little-room = { $path }: свободно всего { $mb } МБ. Освободите место, иначе хранить будет негде.
doctor-no-backups = Копии не названы: `oikumene serve --backups ПАПКА` снимает их по часам.
doctor-backups-folder = В { $path } копию не снять: туда нельзя писать. Отдайте папку пользователю сервера.
doctor-backups-later = { $n ->
        [one] Дата { $n } копии
       *[other] Даты { $n } копий
    } — в будущем ({ $path }): часы ошибались или ошибаются сейчас. В счёт это не идёт и само не убирается; проверьте часы, а когда появятся более новые копии, уберите эти.
doctor-backups-nowhere = В { $path } копию не снять: папки { $above } нет. Подключите диск или создайте её.
doctor-backups-same-disk = Копии в { $path } лежат на одном диске с базой и пропадут вместе с ней: пусть их переносят на другую машину (docs/hosting.md).
doctor-backups-none = В { $path } ещё нет ни одной копии.
doctor-backup-bad = Последняя копия не годится: { $why }
doctor-backup-last = Последняя копия цела, ей { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
  }: { $path }.
doctor-no-notices = Кто ушёл, не узнает, что пришёл его ход: OIKUMENE_PUBLIC_URL не задан.
doctor-public = Людей зовут по адресу { $url }.
doctor-public-url = OIKUMENE_PUBLIC_URL — не адрес: { $url }.
doctor-public-http = { $url } не шифруется: пароли идут по сети открыто. Поставьте перед ним посредника с https.
doctor-no-mail = Писем нет: OIKUMENE_SMTP не задан.
doctor-mail = Почтовый сервер { $server } берёт письма (вошли как: { $user }).
doctor-mail-away = Почтовый сервер { $server } не отвечает ({ $why }).
doctor-mail-tls = С почтовым сервером { $server } не поговорить втайне ({ $why }). Сертификат свой: назовите того, кто его подписал, в OIKUMENE_SMTP_CA_FILE.
doctor-mail-login = Почтовый сервер { $server } не даёт войти ({ $why }). Проверьте пользователя и пароль в OIKUMENE_SMTP.
doctor-mail-sender = Почтовый сервер { $server } не берёт писем от OIKUMENE_MAIL_FROM ({ $why }). Часто он хочет входа: OIKUMENE_SMTP=smtp://пользователь:пароль@узел:587.
doctor-mail-settings = { error-smtp }
error-smtp = { $what ->
    [scheme] OIKUMENE_SMTP — это узел:порт, smtp://пользователь:пароль@узел:587 или smtps://пользователь:пароль@узел:465.
    [host] В OIKUMENE_SMTP не назван узел.
    [port] В OIKUMENE_SMTP не порт или адрес, которого не бывает.
    [signs] В OIKUMENE_SMTP есть что-то кроме пользователя, пароля, узла и порта: знаки / ? # % @ : в пароле пишутся %2F %3F %23 %25 %40 %3A, или же пароль лежит в файле (OIKUMENE_SMTP_PASSWORD_FILE).
    [plain] В OIKUMENE_SMTP есть пользователь, но нет smtp:// или smtps:// впереди: без TLS никто не входит.
    [twice] Пароль почтового сервера есть и в OIKUMENE_SMTP, и в OIKUMENE_SMTP_PASSWORD_FILE: скажите его один раз.
    [nobody] OIKUMENE_SMTP_PASSWORD_FILE задан, а пользователя в OIKUMENE_SMTP нет: smtp://пользователь@узел.
    [file] OIKUMENE_SMTP_PASSWORD_FILE не читается: { $path } ({ $why }).
    [password] В OIKUMENE_SMTP есть пользователь без пароля или пароль без пользователя.
    [letters] В имени или пароле для почтового сервера есть буквы, которых не знает вход: годятся только из ASCII.
    [sender] У писем нет отправителя: задайте в OIKUMENE_MAIL_FROM адрес.
    [ca] OIKUMENE_SMTP_CA_FILE — не файл с сертификатами: { $path } ({ $why }).
   *[ca-plain] OIKUMENE_SMTP_CA_FILE годится для smtp:// и smtps://: сказанное простому узлу:порту не шифруется.
  }
doctor-clock = Часы этой машины показывают { $year } год.
doctor-files = Процессу здесь позволено { $n } открытых файлов и соединений: больше тысячи человек потребуют { $want } (ulimit -n).
doctor-open-http = По адресу { $host } может войти любой в сети, и без https. Поставьте посредника или играйте среди своих.
doctor-root = Вы root: запускайте сервер от отдельного пользователя (в docs/hosting.md есть служба для systemd).
doctor-proxy = { $text } — не адрес и не сеть посредника (10.0.0.2, 10.0.0.0/24).
doctor-proxy-unknown = { $address } говорит, от кого его запросы (X-Forwarded-For), и ему не верят. Если это ваш посредник, все, кто приходит через него, считаются за одного: запустите сервер с --proxy { $address }. Если нет, кто-то пробовал выдать себя за другого, напрасно.
doctor-localhost = Имя localhost на этой машине неизвестно.
error-no-session = Этого устройства уже нет в списке.
error-reset = Эта ссылка уже сработала или устарела. Запросите новую.
error-no-person = Учётной записи с именем { $name } нет.
cli-archive-about = законченные партии сервера в файлах Parquet, для лаборатории
cli-archive-folder = где им лежать, по файлу на месяц; если папки нет, она появится
cli-archive-private = и закрытые столы, а не только те, за которыми мог следить любой
cli-archive-again = записать заново и те месяцы, что уже есть
cli-archive-waiting = Читаю партии …
cli-archive-made = { $path }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
cli-archive-left-out = { $n ->
        [one] { $n } партия сыграна по правилам, которых больше нет, и записи у неё нет: она пропущена.
        [few] { $n } партии сыграны по правилам, которых больше нет, и записей у них нет: они пропущены.
       *[other] { $n } партий сыграны по правилам, которых больше нет, и записей у них нет: они пропущены.
    }
cli-archive-none = Нового нет, писать нечего.
error-no-shelf = В папке { $path } нет партий (их пишет oikumene archive).
error-shelf-damaged = { $path } не читается ({ $why }).
cli-owner-about = кто хозяин сервера, и дела хозяина с самой машины
cli-owner-name = учётная запись, которая станет хозяйской; без неё: чьи они сейчас
cli-owner-remove = эта учётная запись больше не хозяйская
cli-owner-aside = перечислить отложенные столы
cli-owner-overview = сколько столов каких, сколько ждут бота, сколько людей и когда сервер подавал признаки жизни
cli-owner-errors = что сломалось за последнее время: вид, место в коде, стол
cli-owner-replay = до какого места отложенный стол переигрывается и где в коде ломается
cli-owner-cut = вернуть этот стол к положению после N ходов; дальнейшее хранится отдельно
cli-owner-again = стол, где сбился бот, идёт дальше: бот пробует ещё раз
cli-owner-delete = удалить этот стол насовсем, когда он кончен: партию, разговор, архив и всё, что он значил в рейтингах и для своего круга
error-not-over = Партия ещё идёт: сначала закройте стол.
cli-owner-people = люди по части имени (пустой текст — все; не больше сотни)
cli-owner-mute = лишить человека слова на --hours часов: имя учётной записи или знак, с которого начинается строка в --people
cli-owner-unmute = вернуть человеку слово
cli-owner-sign-out = закончить все входы человека
cli-owner-forget = удалить человека насовсем, со всем, что о нём хранится
cli-owner-announce-ru = то же для тех, кто читает по-русски (вместе с --announce-en или вместо него)
cli-owner-announce-en = то же для тех, кто читает по-английски
cli-owner-hours = на сколько часов лишить слова или показывать текст (обычно 24; текст — не больше 2160)
cli-owner-running = Всё это делается и при работающем сервере, и при стоящем, и записано в журнал за машиной. Работающий сервер узнаёт об этом за пять секунд, и тогда это видят люди. Что знает только работающий сервер (кто соединён, сколько мыслей ждёт), есть на его странице и в числах --metrics. Код выхода 0: сделано всё.
cli-owner-far = { $table }: переигрываются { $n } из { $all } { $all ->
    [one] хода
   *[other] ходов
}.
cli-owner-person = { $who }  { $name } ({ $kind ->
    [guest] гость
    [owner] хозяин
   *[account] учётная запись
  }), мест за столами: { $seats }, последний раз здесь { $seen }, без слова до: { $muted }
cli-owner-there = Столы: { $tables }. Отложены: { $aside }. Ждут бота: { $bots }.
cli-owner-there-people = Людей: { $people }, из них гостей: { $guests }.
cli-owner-there-alive = { $alive ->
    [-1] Сервера здесь ещё не было.
   *[other] Последний признак жизни сервера: { $alive } с назад (он бывает каждые пять секунд).
  }
error-move-number = { $n } — не номер хода.
cli-owner-close = закрыть этот стол
cli-owner-announce = показывать всем этот текст --hours часов; пустой убирает то, что показано
cli-password-about = ссылка, по которой забывший пароль выберет новый
cli-password-name = имя учётной записи
cli-password-hours = сколько часов действует ссылка (обычно 24)
cli-password-url = по какому адресу люди заходят на сервер (обычно OIKUMENE_PUBLIC_URL, иначе тот, что сервер назвал при последнем запуске)
cli-password-guess = По какому адресу люди заходят на сервер, неизвестно: { $address } — догадка, и ссылка может вести в никуда. Назовите его: --url https://…, или запустите сервер с OIKUMENE_PUBLIC_URL.
error-url = { $url } — не адрес сервера: нужно https://….
cli-password-link = Передайте это { $name } тем путём, которому доверяете. Ссылка действует { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
  } и один раз:
error-db = { $url } — не база, которую знает этот сервер: нужен файл или postgresql://….
error-db-open = Базу { $path } не удаётся открыть ({ $why }).
error-db-damaged = База { $path } повреждена ({ $why }). Уберите её в сторону вместе с тем, что лежит рядом (.secret, -wal, -shm), и восстановите копию.
error-db-read-only = В базу { $path } нельзя писать ({ $why }).
error-db-newer = База { $path } записана более новой версией.
error-metrics-address = { $text } — не адрес, по которому можно слушать: нужно УЗЕЛ:ПОРТ.
error-proxy = { $text } — не адрес и не сеть посредника (10.0.0.2, 10.0.0.0/24).
error-port = По адресу { $host }, порт { $port } слушать нельзя ({ $why }).
error-workers = Нескольким процессам в этой системе нужен PostgreSQL (--db postgresql://…); SQLite — для одного.
error-no-client = Страница для браузера не собрана; выполните `make web`.
error-no-table = Такого стола нет.
error-rules-changed = За этим столом играли по другим правилам, и продолжить не с чего. Всё, что на нём есть, остаётся как было.
error-older-rules = Что было до хода { $n }, сыграно по старым правилам, и показать это уже нельзя.
error-older-rules-copy = Это сыграно по старым правилам: можно посмотреть, но не доиграть.
error-seat-twice = Сесть можно только на одно место.
error-hours = На ход даётся от 1 до 720 часов.
error-clock-slow = Неспешному столу нужны часы.
error-clock-seconds = Часы считают секунды: от { $low } до { $high }.
error-clock-increment = За решение добавляется не больше, чем дано на партию.
error-clock-live = Выходные и тихие часы бывают только у неспешных столов.
error-clock-holidays = Выходных бывает от 0 до { $n }.
error-clock-night = Тихих часов в сутки — не больше { $n }.
error-clock-quiet = Своих тихих часов в сутки — не больше { $n }.
error-clock-zone = Часового пояса { $zone } нет.
error-no-holidays = Столько выходных не осталось; осталось { $n }.
error-no-holiday = За этим столом выходных нет.
error-owner-only = Это для хозяина сервера.
error-owner-self = С вами это может сделать другой хозяин или команда на самой машине.
error-owner-guest = Хозяином может быть только тот, у кого есть учётная запись.
error-link-guest = У кого нет учётной записи, нет и пароля.
error-link-owner = Для хозяина ссылку делают на самой машине: oikumene password ИМЯ.
error-owner-whom = Назовите имя.
error-nobody = Такого человека нет.
error-muted = Хозяин сервера лишил вас слова.
error-mute = Слова лишают на срок от 0 до 8760 часов.
error-announcement = В объявлении не больше { $n } знаков, и держится оно не дольше 2160 часов.
error-settings-file = { $path } не читается: { $why }
error-settings = В настройках есть то, чего не бывает: { $name }.
error-passkey = Этот ключ доступа не принят.
error-passkey-old = Прошло слишком много времени, или это уже использовано. Попробуйте ещё раз.
error-passkey-unknown = Такого ключа доступа здесь ни у кого нет. Войдите по-другому и добавьте его заново.
error-passkey-origin = Ключ доступа использован на { $there }, а этот сервер — { $here }.
error-passkeys-host = Ключам доступа нужны https и имя сервера: по адресу { $host } они не работают.
error-passkey-there = Этот ключ доступа здесь уже есть.
error-passkey-many = У учётной записи самое большее { $n } { $n ->
        [one] ключ
        [few] ключа
       *[many] ключей
    } доступа; сначала удалите один.
error-no-passkey = Такого ключа доступа больше нет.
error-bots-on = Боты думают здесь или на кластере: --bots-on ray[:АДРЕС], а не { $text }.
error-cluster-driver = Для ботов на кластере нужен пакет, которого нет: pip install oikumene[ray].
error-resign-alone = Кроме вас здесь никто не играет: просто закончите партию.
error-cut-rules = Вернуть к прежнему ходу можно только идущую партию по правилам, по которым здесь ещё играют.
error-cut-move = Партия переигрывается до хода { $n }.
error-late = Ваше время уже вышло.
error-not-late = На этом месте никто не опаздывает.
error-bot-plays = Здесь за вас играет бот; сначала вернитесь на своё место.
error-too-many = { $n ->
    [one] У вас уже { $n } незаконченный стол.
    [few] У вас уже { $n } незаконченных стола.
   *[other] У вас уже { $n } незаконченных столов.
}
error-members-only = Этот стол только для участников круга.
error-no-group = Такого круга нет, или вы в него не входите.
error-no-invitation = По этому коду больше не приглашают. Попросите новый.
error-no-member = Участника с таким номером в круге нет.
error-not-owner = Это может только хозяин круга.
error-owner-leaves = Круг ваш: выйдите из него сами или передайте его.
error-group-full = В круге больше нет места.
error-table-name = В названии стола от 2 до { $n } букв.
error-group-name = В названии круга от 2 до { $n } букв.
error-many-groups = Вы уже в { $n } кругах.
error-member-twice = У каждого только одно место.
error-push-unable = Этот сервер не шлёт оповещений браузерам.
error-push-keys = Ключи браузера не читаются.
error-push-address = У службы браузера нет адреса, на который можно сообщить.
error-begun = Партия уже началась.
error-full = Все места заняты.
error-not-seated = Вы не сидите за этим столом.
error-seat-taken = Там уже сидят.
error-broken-off = Запрос оборвался на середине.
error-not-host = Это может только тот, кто поставил стол.
error-seats-open = Есть свободные места: займите их или посадите ботов.
error-not-alone = За столом ещё играют другие; лучше встаньте из-за него.
error-seats-asked = Кто-то ещё не ответил; подождите или освободите место.
error-not-invited = За этот стол вас никто не звал.
error-no-rematch = Реванш — для тех, кто доиграл партию.
error-stale = Стол уже ушёл вперёд; посмотрите ещё раз.
error-hold = Сначала нужно подтвердить ход.
error-no-hold = Подтверждать нечего.
error-not-playing = За этим столом сейчас не играют.
error-confirmed = Этот ход подтверждён; чтобы вернуться, нужно согласие всех.
error-undo-there = { $name } уже просит об отмене; когда это решится, сможете попросить и вы.
error-vote-there = Сейчас голосуют о другом; попросите, когда закончат.
error-declined = За столом вам отказали.
error-no-vote = Голосовать не о чем.
error-no-plan = Такой ответ сейчас не запланировать: вопрос нельзя предвидеть.
error-plan-long = Вариантов в плане не больше { $lines }, ответов в каждом — не больше { $n }.
error-asked = Вопрос уже перед вами: отвечайте, планировать нечего.
error-no-window = На этот вопрос нельзя ответить заранее.
error-not-gone = С этого места никто не вставал.
error-unreadable = Этот стол не читается. Всё, что на нём есть, остаётся как было.
error-busy = Слишком многие просят об этом сразу; попробуйте через минуту.
error-option-long = В настройке не больше { $n } знаков.
error-no-story = У этого стола нет истории: он не из серии, или это её первая партия.
error-too-many-sockets = У вас открыто слишком много страниц; закройте лишние.
error-no-fault = На этом месте бот не останавливался.
error-no-way = Так здесь дальше не пойти.
error-hint-failed = Советчику здесь нечего посоветовать.
fault-error = { $who }: бот остановился с ошибкой. Остальные столы играют дальше, а здесь кто-то должен сказать, как быть.
fault-died = { $who }: процесс, который думает за бота, оборвался. Остальные столы играют дальше, а здесь кто-то должен сказать, как быть.
fault-late = { $who }: бот никак не решит. Остальные столы играют дальше, а здесь кто-то должен сказать, как быть.
fault-unreadable = Этот стол не читается. Всё, что на нём есть, остаётся как было.
error-no-question = Сейчас вас ни о чём не спрашивают.
error-no-hints = За этим столом играют без советов.
error-chat-length = { $n ->
    [one] В сообщении от 1 до { $n } знака.
   *[other] В сообщении от 1 до { $n } знаков.
}
error-move = Хода { $n } нет; всего их { $all }.
error-not-yours-review = Разобрать закрытую партию может только тот, кто в ней играл.
error-review-busy = Разбирается другая партия; этой придётся немного подождать.
error-not-finished = Это для законченных партий: копия показала бы то, что ещё скрыто.
error-not-yours = Удалить можно только свой законченный стол.
error-account-there = Учётная запись у вас уже есть.
error-password-length = В пароле от 8 до 200 знаков.
error-name-taken = Имя { $name } занято.
error-name = В имени от 2 до 32 букв.
error-name-sign = В имени бывают буквы, цифры, пробелы, дефисы, апострофы и точки, а { $sign } — нет.
error-name-mixed = Имя пишется одной азбукой, а { $one } и { $two } — из разных.
error-login = Имя или пароль неверны.
error-no-account = У вас ещё нет учётной записи.
error-wait = Слишком много неверных паролей; попробуйте ещё раз через { $n } с.
error-notify = Укажите адрес почты или https://, либо ничего.
error-notify-unable = Этот сервер уведомлений не рассылает.
error-notify-mail = Этот сервер почту не рассылает; укажите адрес https://.
error-code = Это не тот код, что был послан, или он уже не действует.
error-code-often = На сегодня кодов послано достаточно; попробуйте завтра.
error-no-puzzle = Задачи { $id } нет.
error-puzzle-over = Задача кончилась; возьмите что-нибудь назад или начните заново.
error-puzzle-open = Задача ещё не кончилась: есть что решать.
error-puzzle-long = { $n ->
    [one] В задаче не больше { $n } ответа.
   *[other] В задаче не больше { $n } ответов.
}
error-puzzle-chance = Здесь решил бы случай, а задача спрашивает о верном.
error-puzzle-others = Здесь решал бы кто-то другой, а задача спрашивает о верном.
error-puzzle-shut = Эта задача обходится без этого: она об остальном ходе.
why-puzzle-shut = эта задача обходится без этого
why-puzzle-chance = решил бы случай, а задача спрашивает о верном
why-puzzle-others = решал бы кто-то другой, а задача спрашивает о верном
error-week-sealed = Это партия недели: другим её можно смотреть, когда неделя кончится.
error-week-undo = В партии недели нельзя взять назад то, что открыло скрытое.
error-week-only = С партией недели так нельзя.
error-too-fast = Слишком быстро; подождите немного.
error-same-site = Запрос пришёл не с нашей страницы.
error-unknown = По этой метке браузера никто не известен.
error-rivals = Столько соперников быть не может.
error-page = Здесь ничего нет.
error-bad-input = Запрос не читается ({ $why }).
error-too-large = Столько здесь не прочитать (самое большее 2 МБ).
error-hidden = Что видно с того места, скрыто до конца партии.
error-store-away = База данных сейчас не отвечает; ничего не изменилось. Попробуйте чуть позже.
error-store-unsure = Связь с базой данных прервалась: посмотрите, сохранилось ли это, и если нет — повторите.
error-store-damaged = База этого сервера повреждена. Пусть его хозяин остановит сервер и восстановит копию.
error-fault = Что-то сломалось у нас. Прежде чем повторить, посмотрите, не сохранилось ли это.
error-not-shown = Стол не удалось показать: что-то сломалось у нас. Ничего не пропало; если можно, отмените последний ход или напишите владельцу сервера.

cli-bench-about = измерить то, о чём говорит docs/
cli-bench-games = какие игры (по умолчанию все)
cli-bench-rounds = сколько раз мы и соперник чередуемся; считается лучший раз
cli-bench-seats = мест в наших играх (по умолчанию сколько бывает, но не больше четырёх)
cli-bench-length = партий за один раз
cli-bench-no-peer = мерить без соперника
cli-bench-write = записать таблицу (Markdown) ещё и в файл
cli-bench-alone = { $peer } здесь не установлен, сравнить не с чем (pip install "oikumene[bench]").

## Уведомления

push-turn = Ваш ход.
push-invited = Вас зовут сыграть ещё раз.
push-soon = Ваше время на исходе.
push-over = Ваше время вышло; пока вас нет, за вас играет бот.
push-resigned = Ваше время вышло; бот доиграет партию за вас.
push-late = У кого-то за столом вышло время: решите, как быть.
push-group = Ваш круг накрыл стол.
notice-named = «{ $name }». { $text }
notice-turn = Ваш ход: { $link }
    .subject = Ойкумена: ваш ход
notice-invited = Вас зовут сыграть ещё раз: { $link }
    .subject = Ойкумена: приглашение
notice-soon = Ваше время на исходе: { $link }
    .subject = Oikumene: время на исходе
notice-over = Ваше время вышло, и за вас играет бот. Вы можете вернуться на своё место: { $link }
    .subject = Oikumene: за вас играет бот
notice-resigned = Ваше время вышло. Как договаривались, бот доиграет партию за вас: { $link }
    .subject = Oikumene: ваше время вышло
notice-late = У кого-то за вашим столом вышло время. Решите, как быть: { $link }
    .subject = Oikumene: кто-то опаздывает
notice-recover = Кто-то просит новый пароль для { $name } в «Ойкумене». Если это вы, откройте { $link } в течение часа. Если не вы, делать ничего не нужно: пароль остаётся прежним.
    .subject = Ойкумена: новый пароль
notice-group = Ваш круг накрыл стол: { $link }
    .subject = Ойкумена: стол вашего круга
notice-confirm = Кто-то просит сообщать на этот адрес, когда за столом его ход. Если это вы, вот код: { $code }; или откройте { $link } в том браузере, где играете. Если не вы, делать ничего не нужно: больше сюда ничего не придёт.
    .subject = Ойкумена: это ваш адрес?

## Отчёт о турнире

report-title = Турнир: { $game }
report-played = Сыграно партий: { $played } из { $planned } намеченных.
report-plan = Игроки: { $bots }. Раскладов: { $deals }, с зерна { $seed }; каждый состав играет каждый расклад во всех порядках мест.
report-options = Настройки: { $options }.
report-partial = Турнир не закончен; та же команда его продолжит.
report-intervals = Интервалы — 95 %. Разделённая победа считается частью победы; пунктир — доля каждого, если бы ничто не имело значения.
report-ratings = Рейтинги
report-ratings-about = OpenSkill (модель Плакетта — Люса) по всем партиям, по порядку игроков в каждой. Все начинают с 25 ± 8,3; последний столбец — рейтинг минус три отклонения.
report-no-ratings = Рейтингов нет: не установлен openskill (pip install "oikumene[lab]").
report-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
report-seat = Место { $n }
report-by-bot = Доля побед по игрокам
report-by-seat = Доля побед по местам
report-ahead = Как часто игрок строки заканчивал впереди игрока столбца
report-scores = Очки
report-length = Длина партии в решениях
report-decisions = решения
report-cards = Карты и победы
report-cards-about = Для каждой карты: сколько игроков её взяли, как часто побеждали они и как часто остальные. Последний столбец — разница за вычетом того, насколько силён каждый игрок в своём составе и без неё. Это не причина: кто впереди, тот и берёт больше карт; и около пяти карт из ста выходят за свой интервал просто случайно.
report-taken = Взято, всеми способами, которые считаются
report-word = В летописи: { $word }
report-column-bot = игрок
report-column-seat = место
report-column-rating = рейтинг
report-column-sigma = ±
report-column-sure = наверняка
report-column-games = партий
report-column-wins = побед
report-column-interval = 95 %
report-column-points = очки
report-column-ending = конец
report-column-card = карта
report-column-players = игроков
report-column-rate = как часто
report-column-with = побед с ней
report-column-without = побед без неё
report-column-apart = разница

## Рассказ о партии

story-before = До первого раунда
story-round = Раунд { $n }
story-had = { $name } — { $points }
story-nobody = Не победил никто.
story-wins = { $n ->
    [1] Победа: { $name }.
   *[other] Победу делят { $name }.
}
story-wins-points = { $n ->
    [1] Победа: { $name }, очков — { $points }.
   *[other] Победу делят { $name }, очков — { $points }.
}
story-chart-points = Очки по ходу партии
story-chart-chances = Кто был ближе к победе, по суду ботов
story-total = Всего
story-made = Рассказано по записи партии в «Ойкумене»

## После партии

after-title = Разбор
after-result = Итог
after-moves = Все ходы
after-review = Разбор
after-review-help = Три самых дорогих решения, рассказ о партии
after-course = Ход игры
after-same = числа в квадратах — те же решения
after-decisions = Самые дорогие решения
after-judge = по суду самого сильного бота; решений с выбором — { $decided }, проб над этими — { $n }
after-judge-short = по суду самого сильного бота
after-whose = чьи решения
after-working = Самый сильный бот просматривает партию. Это занимает около минуты; можно уйти и вернуться.
after-none = Выбирать пришлось { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}, и ни одно решение не обошлось дорого.
after-failed = Просмотреть партию не получилось.
after-decision = Решение { $n }
after-turn = Этот ход целиком
after-turn-help = Ни один из просмотренных ответов сам по себе так дорого не стоил: слабым был весь план.
after-show = Показать решение { $n } на шкале
after-at = Раунд { $round }, ход { $n } из { $last }
after-move = Ход { $n } из { $last }
after-you = вы
after-done = сделано
after-stronger = сильнее
after-better = Так — { $what }.
after-worse = А вышло — { $what }.
after-line = Дальше ожидается: { $what }
after-of-a-win = победы
after-points = около { $n } очка
after-through = Откуда бы это взялось: { $what }
after-try = Попробовать
after-try-n = Попробовать решение { $n } иначе
after-board = На доске
after-try-help = «Попробовать» открывает вашу партию с этого места против тех же соперников, людей заменяют боты.
after-tried = Решение { $n } вы переиграли
after-tried-move = С хода { $n } вы переиграли
after-tried-running = ещё идёт
after-instead = { $now } вместо { $then }
after-won = победа
after-lost = поражение
after-story = Рассказ о партии
after-page = Страница партии
after-play = Играть
after-pause = Пауза
after-speed = Скорость
after-origin = Вы пробовали другую партию с хода { $n }: { $what }.
after-origin-go = К той партии

## изменённые игры и сравнения

error-change-none = В { $game } данными ничего не изменить.
error-change-path = { $path } — не число игры { $game }, которое можно изменить данными: действие карт сверх их чисел и правила, которые не числа, записаны кодом. Что можно менять: oikumene lab changes { $game }.
error-change-value = { $path } — целое число от { $low } до { $high }, а не { $value }.
error-change-number = Каким будет { $path }, говорит целое число или текст вроде "+1" или "-2", а не { $value }.
error-change-empty = Изменение ничего не меняет: все числа в нём такие же, как были.
error-change-twice = { $game } — уже изменённая игра.
error-change-file = Файл изменения { $path } не читается ({ $why }).
error-change-game = Это изменение игры { $theirs }, а не { $game }.
error-changed-game = { $game } — изменённая игра: в неё играют только вместе с её изменением.
error-record-change = В записи сказано, что это { $game }, а изменение в ней другое.
error-compare-folder = В { $path } лежит другое: { $name } там не от этого изменения с этими ботами, местами, настройками и правилами. Возьмите другую папку.
error-margin = Какая разница уже не разница — доля между 0 и 1, а не { $margin }.
cli-lab-about = для авторов игр и исследователей: «а что если» и другое
cli-lab-changes-about = какие числа игры можно задать данными и какие они сейчас
cli-lab-changes-part = только числа, в пути которых это есть (карта, rules, cost); тогда и те, что сейчас 0
cli-lab-changes-none = В { $game } данными ничего не изменить.
cli-lab-changes-nothing = Среди чисел игры { $game }, которые можно изменить данными, нет такого, чтобы в пути было { $part }.
cli-lab-changes-more = { $n ->
        [one] Ещё { $n } число сейчас 0
        [few] Ещё { $n } числа сейчас 0
       *[many] Ещё { $n } чисел сейчас 0
    }: oikumene lab changes { $game } КАРТА покажет все числа карты.
cli-lab-changes-code = Действие карт сверх этих чисел и правила, которые не числа, записаны кодом: данными их не изменить.
cli-lab-compare-about = «а что если»: игра и она же с другими числами на тех же раздачах
cli-lab-compare-change = изменение: файл TOML или JSON с числами по их путям
cli-lab-compare-seats = сколько мест за столом (по умолчанию два или сколько нужно самое меньшее)
cli-lab-compare-games = сколько раздач самое большее; когда всё ясно, кончается раньше
cli-lab-compare-margin = разница меньше стольких процентов — не разница
cli-lab-compare-out = где лежат партии, таблицы и отчёт; та же команда продолжает с того, что есть (по умолчанию compare-ИГРА-ИЗМЕНЕНИЕ)
cli-lab-compare-interrupted = Прервано: сыграно и сохранено раздач: { $deals }. Та же команда продолжит.
cli-lab-compare-crash = Партия сломалась ({ $version }, зерно { $seed }, { $seats }): { $error }
cli-meta-part = ЧАСТЬ
compare-title = А что если: { $game }, { $change }
compare-sure = Раздач: { $deals }. Всё ясно: на каждый вопрос ниже есть ответ.
compare-unsure = Раздач: { $deals }. Ясно ещё не всё; больше раздач сказали бы больше.
compare-partial = Прервано; та же команда продолжит.
compare-line = { $figure }: { $verdict }.
compare-figure-length = длина партии в решениях
compare-figure-points = очки игрока
compare-figure-wins = доля побед { $name }
compare-figure-use = как часто берут «{ $name }»
compare-verdict-more = с изменением больше
compare-verdict-less = с изменением меньше
compare-verdict-same = заметной разницы нет
compare-verdict-open = пока не ясно
compare-plain = как напечатано
compare-changed = с изменением
compare-change = Изменение
compare-difference = Что делает изменение
compare-difference-about = Доли — в процентных пунктах; длина и очки — в процентах от того, какие они в напечатанной игре.
compare-takers = Как часто побеждал тот, кто взял карту
compare-people = Доли побед по тому, кого вели
compare-people-about = На них смотрят один раз, в конце: из двадцати таких строк примерно одна лежит вне своего интервала случайно.
compare-how = Как это сделано
compare-plan = Играют: { $bots }. Мест: { $seats }. Раздач: { $deals } (самое большее { $most }), начиная с зерна { $seed }; каждая в любом порядке мест, как напечатано и с изменением.
compare-method = Интервалы первой таблицы верны во все моменты сразу (асимптотические доверительные последовательности, нормальная смесь Роббинса, по разностям раздача за раздачей), поэтому можно было смотреть после каждой раздачи и остановиться; вместе их риск 5 %. Разница меньше { $margin } % считается никакой.
compare-bots = Боты видят изменённые правила, когда думают вперёд; выученная ими оценка позиций — от напечатанной игры.
compare-column-number = число
compare-column-card = карта
compare-column-printed = напечатано
compare-column-plain = напечатано
compare-column-changed = с изменением
compare-column-bounds = может быть
compare-column-figure = что
compare-column-difference = разница
compare-column-sure = наверняка
compare-column-verdict = вывод
compare-column-took-plain = взяли, напечатано
compare-column-wins-plain = победы, напечатано
compare-column-took = взяли, с изменением
compare-column-wins = победы, с изменением
compare-column-people = кого вели
compare-column-seats-plain = мест, напечатано
compare-column-seats = мест, с изменением
error-bots-seats = Ботов: { $named }, а других мест: { $seats }.
error-tables-closed = Эти столы уже закрыты.

## помощник за столом

cli-mcp-about = место для помощника, который говорит по Model Context Protocol
cli-mcp-game = игра, в которую играют здесь, с ботами
cli-mcp-seats = кто где сидит: you — помощник, остальные — боты (по умолчанию you,novice)
cli-mcp-table = вместо этого сесть за этот стол работающего сервера (http://HOST/t/ID)
error-mcp-seats = Одно место — помощника: оно пишется you.
error-mcp-where = Скажите, в какую игру играют здесь или за каким столом сервера (--table).
error-mcp-table = Стол задаётся адресом его страницы, http://HOST/t/ID, а не { $table }.
error-mcp-away = Ни один стол не отвечает по адресу { $table } ({ $why }).
error-mcp-refused = Стол говорит: { $text }
error-mcp-closed = Стол закрыл соединение ({ $why }).
error-mcp-card = Карты { $card } нет.
error-bot-protocol = У протокола ботов нет версии { $version }; есть { $versions }.

## баланс

cli-lab-balance-about = боты одного вида друг против друга: кто побеждает по державам, очереди, местам и картам
cli-lab-balance-bot = кто играет на каждом месте
cli-lab-balance-games = сколько партий для каждого числа мест
cli-lab-balance-out = где лежат партии, таблицы и отчёт; та же команда продолжает с того, что есть (по умолчанию balance-ИГРА)
balance-title = Баланс: { $game }
balance-plan = На каждом месте { $bot }. Раздач: { $deals }, начиная с зерна { $seed }.
balance-about = Интервалы — Уилсона, 95 %; p — точного биномиального теста против равной доли. Строка отмечена, если она дальше, чем объясняет взгляд на все строки таблицы. Отчёт говорит, как играют эти боты, и лишь потом — насколько ровна игра.
balance-by-led = По тому, кого вели
balance-by-place = По очереди в первом раунде
balance-by-seat = По местам
balance-pairs = Один против другого
balance-cards-about = О картах, которые взяли хотя бы десять игроков и не взяли хотя бы десять: насколько победы взявших выше побед остальных. «Взял» — то, что летопись называет взятием; карты, с которыми начинают, не в счёт. Это не причина: кто впереди, тот берёт больше.
balance-cards-told = Карт, которые взяли достаточно игроков: { $cards }; не объяснить случаем: { $beyond }.
balance-beyond = не случай
balance-column-led = кого вели
balance-column-place = очередь
balance-column-seat = место
balance-column-seats = мест
balance-column-wins = победы
balance-column-interval = 95 %
balance-column-points = очки
balance-column-p = p
balance-column-beyond = вывод
balance-column-won = победил
balance-column-against = против
balance-column-of = из

cli-lab-dataset-about = что решали боты: файлы Parquet, чтобы на них учиться
cli-lab-dataset-seats = кто где сидит (по умолчанию greedy на каждом месте)
cli-lab-dataset-out = где лежат файлы; та же команда продолжает с того, что есть (по умолчанию dataset-ИГРА)
cli-lab-dataset-done = Решений: { $rows }, партий: { $games }, папка { $folder }.
cli-lab-learn-about = игрок, который учится сам у себя: от случайных ходов, поколение за поколением
cli-lab-learn-generations = до какого поколения учить; если их уже столько есть, делать нечего
cli-lab-learn-games = сколько партий играет с собой каждое поколение
cli-lab-learn-deals = на скольких новых раздачах его сравнивают с прежним и с greedy (с каждого места)
cli-lab-learn-seats = сколько мест за столом (по умолчанию два или сколько нужно самое меньшее)
cli-lab-learn-rounds = в партиях с собой искать по дереву столько раундов (0: смотреть до конца хода)
cli-lab-learn-out = где лежат сети, партии и кривая; та же команда продолжает с того, что есть (по умолчанию learn-ИГРА)
cli-lab-learn-again = Поколений уже: { $n }; продолжаем.
cli-lab-learn-interrupted = Прервано: поколений сохранено: { $n }. Та же команда продолжит.
cli-lab-learn-line = Поколение { $n }: против прежнего { $former }, против greedy { $greedy }; { $seconds } с.
cli-lab-learn-done = Лучшая сеть: { $best }. Ей играет learned:net={ $best }; кривая — в папке { $folder }.
cli-lab-learn-play = партии
cli-lab-learn-train = обучение
cli-lab-learn-duel = сравнение

learn-title = { $game }: чему научилась сеть
learn-about = Партий с собой в поколении: { $games }, мест: { $seats }; сравнение на раздачах, на которых никто не учился, партий: { $deals }. Отрезки — 95 %.
learn-generation = поколение { $n }
learn-greedy = Доля побед против greedy
learn-former = Доля побед против прежнего поколения
learn-curve = Каждое поколение
learn-column-generation = поколение
learn-column-positions = позиций
learn-column-points-error = ошибка в очках
learn-column-win-nats = неожиданность исхода
learn-column-choice-nats = неожиданность хода
learn-column-former = против прежнего
learn-column-greedy = против greedy
error-unlearnable = { $game } не сообщает о своих позициях чисел, на которых могла бы учиться сеть (`Figures` в модуле sense).
error-net-other = Эта сеть от другой игры или другого формата: { $game }.
error-net-figures = Эту сеть учили на других числах игры { $game }; выучите заново.
error-net-file = Сеть { $path } не прочесть ({ $why }).
error-net-none = У игры { $game } своей сети нет; назовите файл: learned:net=ФАЙЛ (oikumene lab learn).
error-learn-folder = В папке { $path } учат другому: другая игра, места, зёрна, объёмы или правила. Возьмите другую папку.
error-learn-curve = { $path } — не кривая, с которой можно продолжить.
error-dataset-folder = В { $path } лежат другие решения: других ботов, раздач, правил или таблиц. Возьмите другую папку.
error-dataset-none = В { $path } нет решений.
