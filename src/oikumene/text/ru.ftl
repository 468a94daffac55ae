# Слова самого дома, по-русски.

player = Игрок { $n }
hidden = нечто скрытое
hidden-card = карту
card-in-text = «{ $name }»

option-yes = Да
option-no = Нет
option-done = Готово
option-number = { $n }

card-guess = Реконструкция: эту карту не показывает ни один источник, она целиком наша.
card-partly = Неизвестно и реконструировано: { $fields }.
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
error-seats = В { $game } играют от { $low } до { $high } человек, а мест задано { $seats }.
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
error-record-format = Это не запись формата 1 (формат: { $format }).
error-record-rules = Партия записана по правилам { $theirs } игры { $game }, а здесь правила { $ours }.
error-record-answer = Ответ { $number } в записи — не место, вопрос и ключ.
error-diverged = Повтор расходится с записью на ответе { $number }: { $why }
error-hash = Все ответы ({ $count }) подходят, но конечное положение не то, что записано.
