# The house's own words, in English.

player = Player { $n }
hidden = something hidden
hidden-card = a card
card-in-text = { $name }

option-yes = Yes
option-no = No
option-done = Done
option-number = { $n }

card-guess = Reconstructed: no source shows this card, so all of it is ours.
card-partly = Not known and reconstructed: { $fields }.
card-low = The sources are in doubt about this card.
sure-high = known
sure-low = doubtful
sure-guess = reconstructed
sure-partly = partly

## Settings

kind-flag = on or off
kind-choice = one of several
kind-number = a number
kind-document = a file
expected-flag = true or false
expected-choice = one of { $choices }
expected-number = a whole number from { $low } to { $high }
expected-document = a path to a file

## Refusals

error-lang = There is no language { $lang }; there are { $langs }.
error-game = There is no game { $game }; there are { $games }.
error-game-twice = There is a game { $game } already.
error-seats = { $game } is for { $low } to { $high } seats, not { $seats }.
error-seed = A seed is a whole number, not { $seed }.
error-option-name = { $game } has no option { $name }; it has { $names }.
error-option-value = Option { $name } cannot be { $value }; expected { $expected }.
error-option-file = Option { $name }: the file { $path } cannot be read ({ $why }).
error-seat = There is no seat { $seat }.
error-over = The game is over.
error-key = Seat { $seat } cannot answer { $key } to { $prompt }; expected one of { $keys }.
error-which = Seat { $seat } is asked several questions: say which is answered ({ $ids }).
error-not-asked = Seat { $seat } is not asked { $what } now; waiting for seat { $waiting }.
error-closed = The question { $id } is no longer open.
error-light = This match was made without snapshots: it can only be played on.
error-learned = Something was revealed or drawn since; everyone would have to agree to take it back.
error-nothing = There is nothing to take back.
error-answered = Somebody has decided since; everyone would have to agree to take it back.
error-same = Taking it back would come out the same.
error-imagined = An imagined match has no record: it was not played from its seed.
error-record-json = The record is not JSON ({ $why }).
error-record-shape = This is not a whole record of a game: something is missing from it.
error-record-format = This is not a record of format 1 (format: { $format }).
error-record-rules = The record was played with rules { $theirs } of { $game }; these are rules { $ours }.
error-record-answer = Answer { $number } of the record is not a seat, a question and a key.
error-diverged = The replay goes another way at answer { $number }: { $why }
error-hash = All { $count } answers fit, but the final state is not the recorded one.
