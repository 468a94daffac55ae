# The house's own words, in English.

player = Player { $n }
hidden = something hidden
hidden-card = a card
card-in-text = { $name }
card-on-table = { $card } ({ $told })
# Words before several names: one, several.
chronicle-plurals = card cards army armies relic relics site sites location locations province provinces adviser advisers
list-and = { $before } and { $last }
list-none = nothing

option-yes = Yes
option-no = No
option-done = Done
option-number = { $n }

card-guess = Reconstructed: no source shows this card, so all of it is ours.
card-known = Known: { $fields }.
card-partly = Reconstructed: { $fields }.
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
error-record-format = This is not a record or a snapshot that this version reads (format: { $format }).
error-record-rules = The record was played with rules { $theirs } of { $game }; these are rules { $ours }.
error-record-answer = Answer { $number } of the record is not a seat, a question and a key.
error-diverged = The replay goes another way at answer { $number }: { $why }
error-hash = All { $count } answers fit, but the final state is not the recorded one.
error-result = All { $count } answers fit, but the result is not the recorded one.
error-snapshot = The snapshot cannot be read ({ $why }).
error-snapshot-rules = The snapshot was written with rules { $theirs } of { $game }; these are { $ours }, and no newer ones can be read.
error-options = Options are names with values, not { $options }.
error-record-game = This is a { $what } of { $theirs }, not of { $game }.
error-diverged-state = The replay goes another way at answer { $number }: the state after it is not the recorded one.
error-record-checks = The record has { $answers } answers and { $checks } checks: one of them is cut.
error-bot = There is no bot { $bot }; there are { $bots }.
error-bot-pair = A parameter of a bot is given as name=value, not { $pair }.
error-bot-parameter = The bot { $bot } has no parameter { $name }; it has: { $names }.
error-bot-value = Parameter { $name } of the bot { $bot } cannot be { $value }; expected { $kind ->
    [int] a whole number
    [float] a number
    [bool] true or false
   *[str] a text
}.
error-bot-least = Parameter { $name } of the bot { $bot } must be at least { $least }, not { $value }.
error-bot-unmade = The bot { $bot } cannot be made ({ $why }).
error-bot-silent = The bot { $bot } does not say why; these do: { $bots }.
error-bot-command = The command { $command } cannot be read ({ $why }).
error-bot-no-command = Say which program is to play: exec:COMMAND.
error-bot-program = There is no program { $program } that could be run.
error-bot-start = The bot { $command } cannot be started ({ $why }).
error-bot-late = The bot { $command } did not answer within { $seconds } seconds.
error-bot-ended = The bot { $command } ended in the middle of the game (exit code { $exit }; it last said: { $said }).
error-bot-wrong = The bot { $command } gave { $tries } wrong answers; the last: { $wrong }
error-load-command = The file wants to start a program of your machine ({ $command }). If you trust it, name it yourself with --seats.
error-games = At least one game must be played, not { $games }.
error-jobs = At least one process must play, not { $jobs }.
error-extra = { $module } is not installed here: pip install "oikumene[{ $extra }]".
error-engine = There is no engine { $engine }; there are { $engines }.
error-cluster = No Ray cluster answers at { $address } ({ $why }).
error-no-bots = A tournament needs bots to play it.
error-bot-twice = { $bot } is named twice: a tournament plays each bot as one player.
error-no-seats = Say how many seats the tables have.
error-seat-counts = Seats are written as 2, as 2,4, as 2-4 or as all, not { $text }.
error-tournament-folder = { $path } holds something else: { $name } there is not of this game with these rules and options. Take another folder.
error-action = { $agent } cannot take action { $action } now; its mask allows { $legal }.
error-reward = There is no reward { $reward }; there are { $rewards }.
error-processes = The processes that were to play have ended. A script that plays with several jobs does so under `if __name__ == "__main__":`, because each process imports it; if it does, there was too little memory, or somebody ended them.
error-balance-file = { $path } holds games of something else. Take another file.
error-folder = { $path } cannot be written to ({ $why }).
error-option-pair = An option is given as name=value, not { $pair }.
error-file-read = The file { $path } cannot be read ({ $why }).
error-file-write = The file { $path } cannot be written ({ $why }).
error-file-there = { $path } is there already; --force writes over it.
error-no-folder = No folder was found that the game could be saved in.
error-no-export = { $game } has no card file to write.
error-no-rules = The rules of { $game } are not written down here.
error-no-lesson = There is no lesson of { $game } here.
error-no-example = { $game } has no example { $id }.
error-no-chapter = The rules of { $game } have no chapter { $chapter }; they have { $chapters }.
error-no-game = Say which game to play; `oikumene games` lists them.
error-deck-name = There is no deck { $deck }; there are { $decks }.
error-seat-name = Nobody is called { $name }; a seat is one of { $known }.
error-names = There are { $names } names for { $seats } seats.
error-load-options = A saved game has its seed and its options already: leave --seed and --option out.
error-no-next = No other game follows from how this one ended.
error-no-series = { $game } does not come in series.
error-load-game = The file holds a game of { $found }, not of { $game }.
error-load-seats = The saved game has { $there } seats, not { $seats }.
error-at = The record has { $count } answers, not { $at }.

## The command line

bot = Bot { $n }

level-wanderer = Wanderer
    .strength = learning
    .about = plays anything, at random
level-novice = Novice
    .strength = easy
    .about = plans a turn, and now and then does the first thing that comes to mind
level-merchant = Merchant
    .strength = fair
    .about = takes the most out of every turn, and looks no further
level-strategist = Strategist
    .strength = hard
    .about = imagines how the game may go on, for up to two seconds a decision
level-conqueror = Conqueror
    .strength = fearsome
    .about = imagines how the game may go on, for five seconds a decision, on every core that is free
level-at-seat = { $level } { $n }
level-chosen = { $strength } · { $level }

cli-about = A table for empire-building board games: for people, bots and researchers.
cli-usage = usage
cli-commands = commands
cli-positionals = arguments
cli-optionals = options
cli-meta-command = COMMAND
cli-meta-game = GAME
cli-meta-deck = DECK
cli-meta-file = FILE
cli-meta-folder = FOLDER
cli-meta-proxy = ADDRESSES
cli-meta-who = WHO
cli-meta-text = TEXT
cli-meta-bots = BOT,BOT,…
cli-meta-seats = WHO,WHO,…
cli-meta-name = NAME
cli-meta-names = NAME,NAME,…
cli-meta-option = NAME=VALUE
cli-help-help = show this help and leave
cli-help-version = show the version and leave
cli-help-lang = language of everything that is said (default: from the locale)
cli-help-json = print data for programs
cli-help-game = id of a game; `oikumene games` lists them
cli-help-option = an option of the game, as often as needed; `oikumene games` lists them; for a file, its path
cli-see-help = See `{ $command } --help`.
cli-interrupted = Interrupted.
cli-output = The output cannot be written ({ $why }).
cli-usage-required = Something is missing: { $what }.
cli-usage-unknown = Not understood: { $what }.
cli-usage-value = { $what } needs a value after it.
cli-usage-command = There is no command { $what }.
cli-usage-ambiguous = { $what } could mean several options.
cli-usage-bad = { $name }: { $what }
cli-not-whole = a whole number is expected, not { $value }.
cli-not-between = a number from { $low } to { $high } is expected, not { $value }.
cli-too-small = a number of at least { $low } is expected, not { $value }.

cli-games-about = which games there are, for how many, with which options
cli-games-seats = { $low } to { $high } players
cli-games-option = option
cli-games-values = values
cli-games-default = default
cli-games-meaning = meaning
cli-games-none = none

cli-meta-keys = KEYS
cli-puzzle-about = the puzzle of the day, or an earlier one: what is the most that can be made of the position?
cli-puzzle-number = which puzzle, by its number; without it today's (UTC)
cli-puzzle-game = a puzzle of this game, counted from 1, whatever day it is of
cli-puzzle-answers = answers to begin with, by their keys, with commas between
cli-puzzle-solution = show the best line
cli-puzzle-title = Puzzle { $number }: { $title }
cli-puzzle-ask = { $ends ->
    [game] The game is ending, from here on only you decide.
    [round] The round is ending, what is left of it you decide alone.
   *[turn] Your turn: until it is over only you decide.
} { $what ->
    [points] How many points can you still take?
    [favor] How much favor can you gather?
    [secrets] How many secrets can you gather?
   *[warbands] How many warbands can you gather?
} The most is { $best }. Where chance would decide, the answer is refused.
cli-puzzle-chance = { $kind ->
    [take] { $foe ->
        [barbarians] What is the surest way to take the barbarians’ city { $place }?
       *[player] What is the surest way to take the rival city { $place }?
    }
   *[drive] What is the surest way to drive the enemies off { $place }?
} The best chance is { $best } %. What is done before the first roll decides; { $recruits ->
    [yes] you may recruit, march on { $place } or towards it, and play cards in battle.
   *[no] you may march on { $place } or towards it, and play cards in battle.
}
cli-puzzle-chance-solved = Solved: a chance of { $n } %. { $tried ->
    [one] { $tried } answer was played out with every roll for the proof.
   *[other] { $tried } answers were played out with every roll for the proof.
}
cli-puzzle-chance-short = That has a chance of { $n } %, the best of { $best } %. Take back (u), or look at the best line (s).
cli-puzzle-shut = { $game ->
    [clash] This one is about your cities: moves of units, recruiting and trade are closed.
    [oath] This one is about your own court: campaigns, offers of citizenship and showing cards are closed.
   *[other] Some kinds of moves are closed.
}
cli-puzzle-keys = A number answers; u takes back, t shows the table, s the best line, q leaves.
cli-puzzle-prompt = { $n } so far >
cli-puzzle-solved = Solved: { $n }. { $tried ->
    [one] { $tried } answer was tried for the proof.
   *[other] { $tried } answers were tried for the proof.
}
cli-puzzle-short = That comes to { $n } of { $best }. Take back (u), or look at the best line (s).
cli-puzzle-proof = { $n ->
    [one] { $n } answer was tried: there is nothing better.
   *[other] { $n } answers were tried: there is nothing better.
}
cli-rules-about = the rules of a game in our own words
cli-rules-chapter = a chapter, a section (round.hunger), or a word to look for; without it the whole book
cli-rules-contents = list chapters only
cli-rules-ruling = House ruling
cli-rules-example = Example
cli-rules-terms = Glossary
cli-meta-chapter = CHAPTER
cli-cards-about = every distinct card of a game, with its text
cli-cards-deck = only this deck
cli-cards-export = write the decks to a file that can be edited and played with (--option deck=FILE)
cli-cards-force = write over a file that is there
cli-cards-name = card
cli-cards-text = text
cli-cards-sure = known?
cli-cards-count = { $kinds ->
    [one] { $kinds } distinct card
   *[other] { $kinds } distinct cards
}, { $copies } in all.
cli-cards-guessed = Reconstructed, not copied from the printed game: { $guessed } as a whole, { $partly } in part.
cli-cards-exported = The cards are in { $path }. Edit them, then: oikumene play { $game } --option deck={ $path }

cli-bots-about = who can play against you
cli-bots-levels = Levels
cli-bots-others = Other bots
cli-bots-parameters = parameters: { $names }
cli-bots-broken = cannot be loaded
cli-bots-random = any option, each as likely as the others
cli-bots-greedy = the best of its own turn
cli-bots-mcts = tree search over imagined games
cli-bots-learned = the same, or a tree search, by the judgement of a net that learned by playing itself
cli-bots-usage = A bot is named in --seats, its parameters after it: --seats human,{ $level },{ $bot }:{ $parameter }=0.5
cli-bots-exec = A program of your own plays as exec:COMMAND; docs/bot-protocol.md says how.

cli-play-about = play in the terminal
cli-play-seats = who sits where: human or a bot for each seat (default: you against novices; `oikumene bots` lists them)
cli-play-names = names by seat
cli-play-seed = the seed: same seed, same shuffles (default: drawn)
cli-play-save = where to keep the game when it ends or is left
cli-play-load = go on with a saved game
cli-play-lesson = learn the game: a guided first game with a sentence at each decision
lesson-head = { $title }, decision { $n } of { $all }
lesson-left = You went your own way, and that is fine; the lesson goes on from there.
lesson-own = The lesson has nothing to say about this: decide for yourself. `h` asks what a strong player would do.
lesson-number = The lesson advises { $n }.
error-lesson-other = That game was not begun as a lesson.
error-lesson-given = A lesson has its own deal and players: --lesson stands alone.
cli-play-continue = the next game of a series, from the record of the last or from its chronicle
cli-play-series = a game that another can follow, where the game comes in series
cli-play-welcome = { $title }. Seed { $seed }.
cli-play-hint = Type the number of an option. ? helps, ? 3 explains option 3, h advises, u takes back, q leaves.
cli-play-guessed = { $guessed } of its { $all } different cards are reconstructed, because their printed values are not public; `oikumene cards { $game }` says which.
cli-play-prompt = { $seat }>
cli-play-picked = So far: { $what }. (-1 takes the first one back)
cli-play-all = Done: { $what }
cli-play-unpick = Take back: { $what }
cli-play-pass = The keyboard goes to { $seat }.
cli-play-press = Press Enter when the others are not looking.
cli-play-what = “{ $line }” is not an answer: type a number from 1 to { $n }, or ? for help.
cli-play-undone = Taken back.
cli-play-thinking = { $who } is thinking…
cli-play-advice = { $who } would do this (the number of the option, the share of a win it expects, how often it was tried):
cli-play-points = { $told } · about { $points } points at the end
cli-play-through = What does it: { $what }
cli-play-reason = { $worth ->
    [alike] about as good
    [glance] at first glance { $share } %
    [few] under 1 %
   *[share] { $share } %
} · { $visits ->
    [one] { $visits } try
   *[other] { $visits } tries
}
cli-play-for = for it: { $what }
cli-play-against = against it: { $what }
cli-play-more = more: { $what }
cli-play-less = less: { $what }
cli-play-line = then: { $what }
cli-play-if = If you answer “{ $what }” (nothing has happened yet):
cli-play-if-anyway = (whatever you choose next)
cli-play-if-chance = In { $share } of 100:
cli-play-if-nothing = Nothing changes by it.
cli-play-if-over = { $share ->
    [100] The game ends.
   *[other] In { $share } of 100 the game ends.
}
cli-play-if-other = Then { $who } decides.
cli-play-if-then = Then you are asked: { $what }
cli-play-bot-broke = A bot cannot play on.
cli-play-agree-bots = The bots do not mind. Take it back all the same? [y/N]
cli-play-agree = Does everyone agree to take it back all the same? [y/N]
cli-play-leave = Save the game before you leave? [Y/n]
cli-play-over = { $path } is there already. Write over it? [y/N]
cli-play-saved = Saved: { $path }
cli-play-resume = The game is saved. To go on: oikumene play --load { $path }
cli-play-bye = Until next time.
cli-play-eof = The input ended before the game did.
cli-play-interrupted = Interrupted.
cli-play-fault = Something in the program broke; please report the lines above with the saved game.
cli-play-unknown = Nothing is known about “{ $what }”.
cli-play-topics = Explained: { $topics }; and every card by its name.
cli-play-help =
    number     answer with that option
    u          take back your last decision
    -1         take the first of what is picked so far back
    h          what a strong player would do here
    w 3        what option 3 would do, before you take it
    ? 3        explain what option 3 is about
    ? name     explain a card, a space or a symbol
    r, r word  the rule of what is asked, or a chapter or word of the rules
    l, l 10    the chronicle, or its last 10 lines
    t          the whole table
    s FILE     save the game
    q          leave, saving if you like
cli-result-winners = { $n ->
    [one] The winner: { $names }
   *[other] The winners: { $names }
}
cli-result-nobody = Nobody has won.
cli-result-source = points from
cli-result-total = total

cli-simulate-about = many games between bots
cli-simulate-seats = a bot for each seat; `oikumene bots` lists them
cli-simulate-games = how many games
cli-simulate-seed = seed of the first game; the others follow it
cli-simulate-jobs = how many processes play
cli-simulate-save = where to write the record of each game
cli-simulate-series = so many games follow each other from each seed, each from where the last ended
cli-simulate-done = Games: { $games }. Decisions: { $decisions }. Seconds: { $seconds }. Decisions a second: { $speed }.
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-mean = mean
cli-simulate-least = least
cli-simulate-most = most
cli-simulate-wins = wins
cli-simulate-interrupted = Interrupted: { $done } of { $asked } games are done and shown.
cli-simulate-crash = The game with seed { $seed } broke off: { $error }. To see it again: { $command }
cli-simulate-crashes = { $n } games broke off in all.

cli-tournament-about = bots against each other: ratings, tables, a report
cli-tournament-bots = who plays; every line-up of them is played in every order around the table
cli-tournament-seats = how many seats a table has: 2, or 2,4, or 2-4, or all
cli-tournament-games = how many deals; each line-up plays each of them in every order of seats
cli-tournament-jobs = how many processes play (or workers of a Ray cluster on this machine)
cli-tournament-out = where games, tables and the report are kept; the same command goes on with what is there (default: tournament-GAME)
cli-tournament-engine = processes of this machine, or a Ray cluster
cli-tournament-address = the Ray cluster to use (default: one on this machine, for this run)
cli-tournament-clock = { $bot } thinks by the clock, so its games can differ from run to run; a budget of rounds (mcts:rounds=300) always gives the same.
cli-tournament-done = Games: { $played }, new among them: { $new }. Seconds: { $seconds }.
cli-tournament-kept = The report is { $path }; games and tables are in { $folder } too.
cli-tournament-interrupted = Interrupted: { $done } of { $asked } games are done and kept. The same command goes on.

cli-replay-about = a recorded game at any of its answers
cli-chronicle-about = the story of a series, and the file that lets others go on with it
cli-chronicle-file = the record of a finished game of a series, or a chronicle that somebody handed on
cli-chronicle-export = write the chronicle to this file: its story can be read, the rest is sealed
cli-chronicle-written = The chronicle is in { $path }. Whoever has it can go on: oikumene play --continue { $path }
cli-review-about = the costliest decisions of a seat in a recorded game, or the game as a story
cli-review-seat = whose decisions, counted from 0 (default: the first person's, else seat 0)
cli-review-rounds = think so many rounds about each decision (default: as long as a bit over a second allows)
cli-review-story = tell the game as a story instead, a sentence a turn
cli-review-page = write the story with its chart as a page that needs nothing else
cli-review-waiting = Looking through the game …
cli-review-written = The page is in { $path }.
cli-review-title = { $who } had a choice { $n } times. The costliest decisions, as the strongest bot judges:
cli-review-none = { $who } had a choice { $n } times, and no decision was costly, as the strongest bot judges.
cli-review-cost = { $n }. After answer { $at }, a loss of { $cost } % of a win.
cli-review-turn = { $n }. From answer { $at } on, this turn taken together: a loss of { $cost } % of a win.
cli-review-did = Done: { $what } ({ $share } %)
cli-review-best = Stronger: { $what } ({ $share } %)
cli-review-look = To see the first of them: oikumene replay FILE --at { $at } --seat { $seat }
cli-replay-file = a record, as `play --save` and `simulate --save` write it
cli-replay-at = after so many answers (default: at the end)
cli-replay-seat = what this seat sees, counted from 0 (default: what anybody watching sees)
cli-replay-where = After answer { $at } of { $count }.
cli-replay-agrees = The replay agrees with the record (hash { $hash }).

cli-serve-about = the table in a browser
cli-serve-port = the port to listen on
cli-serve-host = the address to listen at (127.0.0.1: only this machine; 0.0.0.0: everybody)
cli-serve-db = where tables are kept: a file, or postgresql://…
cli-serve-workers = how many processes serve (with SQLite on this machine alone)
cli-serve-bots-on = where the bots think: `ray` for the Ray cluster of this machine, `ray:HOST:PORT` for another; here where it does not answer
cli-serve-cluster = Bots think on the Ray cluster ({ $address }), and here where it does not answer.
cli-serve-bots = how many processes think for the bots
cli-serve-secure = people come by https: cookies are sent only then
cli-serve-proxy = addresses and networks of proxies, by commas (10.0.0.2,10.1.0.0/16): what they say of who comes (X-Forwarded-For) is believed, and so is a proxy on this machine; of nobody else
cli-serve-open = open the page in a browser
cli-serve-at = The table is at { $address } (Ctrl-C stops it).
cli-backup-about = a copy of everything a server keeps, while people play
cli-backup-folder = where backups lie; it is made where there is none
cli-backup-keep = keep so many of the newest there, and let the older ones go
cli-backup-waiting = Taking the backup …
cli-backup-taken = { $path }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $people ->
    [one] { $people } person
   *[other] { $people } people
  }, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
  }, { $kb } KB.
cli-backup-removed = { $n ->
    [one] { $n } older one is gone.
   *[other] { $n } older ones are gone.
  }
cli-restore-about = a database made of a backup, where there is none yet
cli-restore-file = a backup, as `oikumene backup` makes it
cli-restore-db = what is made of it: a file that is not there yet, or an empty postgresql://…
cli-restore-waiting = Restoring …
cli-restore-done = Restored from { $path }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $people ->
    [one] { $people } person
   *[other] { $people } people
  }, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
  }.
cli-serve-backups = take backups into this folder, by the clock
cli-serve-backup-hours = hours between two backups (default: 24)
cli-serve-backup-keep = how many backups are kept (default: 14)
cli-serve-metrics = show figures for Prometheus at this address, HOST:PORT (only for you: nothing of them is at the table's own)
cli-serve-figures = Figures for Prometheus: { $address }
cli-serve-kept = Tables are kept in { $db }.
cli-serve-owners = Owned by { $names }: the page /owner is theirs.
cli-serve-no-owner = Nobody owns this server yet: make an account on its page, then say `oikumene owner NAME` here, with the same --db. The page /owner is for that account then.
cli-serve-settings = limits and days after which things go, as TOML (docs/hosting.md)
cli-serve-backed-up = Backups: { $folder }, every { $hours ->
    [one] hour
   *[other] { $hours } hours
  }, the last { $keep } are kept.
cli-serve-not-backed-up = No backup can be taken now: { $why } The server begins all the same, tries again every minute, and its owners see it at /owner.
error-db-none = There is no database { $path }.
error-db-driver = PostgreSQL needs a package that is not installed: pip install oikumene[postgres].
error-backup-missing = There is no file { $path }.
error-backup-damaged = { $path } is damaged ({ $why }).
error-backup-foreign = { $path } is not a database or backup of this house.
error-backup-nowhere = { $path } is not made: there is no { $above }. Is its disk not mounted? Make that folder if it is to be there.
error-backup-failed = Nothing could be written at { $path } ({ $why }); nothing was changed.
error-restore-there = { $path } is there already; nothing was changed.
error-restore-left = { $path } is there: it belongs to the { $db } that was here and would damage what is restored. Move it to where that is now, since it may hold what was written last; nothing was changed.
error-restore-damaged = What was restored to { $path } is damaged ({ $why }) and was removed again: is the disk sound?
cli-doctor-about = what is wrong with a set-up, and what to do about it
cli-doctor-backups = the folder with its backups, to look whether they are good
cli-doctor-sum = { $bad ->
    [0] Nothing is wrong
    [one] { $bad } thing is wrong
   *[other] { $bad } things are wrong
  }; { $warned ->
    [0] nothing more to say.
    [one] { $warned } piece of advice.
   *[other] { $warned } pieces of advice.
  }
doctor-look = Looking at "{ $what }" failed ({ $why }).
doctor-python = Python { $version } (3.11 or later is needed).
doctor-client = The page is there: { $path }.
doctor-no-client = The page is not built: only programs could be served. Run `make web`, or install the wheel that has it.
doctor-port = Port { $port } at { $host } is free.
doctor-port-taken = Port { $port } at { $host } is taken ({ $why }): by a server that runs, or choose another with --port.
doctor-db = The database { $path } is whole (schema { $version } of { $newest }).
doctor-db-new = The database { $path } will be made at the first start.
doctor-db-folder = The database cannot be made: { $path } cannot be written. Give the folder to the server's user.
doctor-db-older = The database { $path } has schema { $version } of { $newest }: it is migrated at the next start. Take a backup first.
doctor-db-newer = The database { $path } was written by a newer version (schema { $version }, known here: { $newest }). Install that version, or restore a backup.
doctor-db-damaged = The database { $path } is damaged ({ $why }). Restore a backup.
doctor-db-read-only = The database { $path } cannot be written. Give it to the server's user.
doctor-rules-game = { $n ->
        [one] A running table is
       *[other] { $n } running tables are
    } of a game that is not installed here: { $game }.
doctor-rules-newer = { $n ->
        [one] A running table
       *[other] { $n } running tables
    } of { $game } began with rules { $rules }, which are newer than this version: set aside until that version is back.
doctor-rules-gone = { $n ->
        [one] A running table
       *[other] { $n } running tables
    } of { $game } began with rules { $rules }, which are not here any more: with this version they go on by today's from their last snapshot. To play them to their end first, go back to the version before.
doctor-rules-kept = { $n ->
        [one] A running table
       *[other] { $n } running tables
    } of { $game } began with rules { $rules } and { $n ->
        [one] is
       *[other] are
    } played to the end by them.
doctor-db-driver = PostgreSQL needs a package that is not installed: pip install oikumene[postgres].
doctor-db-away = The database { $path } does not answer ({ $why }).
doctor-db-open = Others can read { $path }: addresses, talk and the seeds of tables are in it, and what passwords are checked by. chmod 600 it.
doctor-secret-open = Others can read { $path }, which signs the cookies: chmod 600 it.
doctor-room = { $path }: { $mb } MB are free.
doctor-little-room = { $path }: only { $mb } MB are free. Make room, or nothing more can be kept.
doctor-no-backups = No backups were named: `oikumene serve --backups FOLDER` takes them by the clock.
doctor-backups-folder = No backup can be taken into { $path }: it cannot be written. Give it to the server's user.
doctor-backups-later = { $n ->
        [one] A backup is
       *[other] { $n } backups are
    } dated in the future ({ $path }): a clock was wrong, or is now. They count for nothing and are never removed; look at the clock, and remove them when newer ones are there.
doctor-backups-nowhere = No backup can be taken into { $path }: there is no { $above }. Mount its disk, or make that folder.
doctor-backups-same-disk = Backups in { $path } lie on the disk that the database is on and would be lost with it: have them copied to another machine (docs/hosting.md).
doctor-backups-none = There is no backup in { $path } yet.
doctor-backup-bad = The last backup is no good: { $why }
doctor-backup-last = The last backup is whole and { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  } old: { $path }.
doctor-no-notices = Nobody is told that it is their turn while away: OIKUMENE_PUBLIC_URL is not set.
doctor-public = People are sent to { $url }.
doctor-public-url = OIKUMENE_PUBLIC_URL is not an address: { $url }.
doctor-public-http = { $url } is not encrypted: passwords go over the network as they are. Put a proxy with https before it.
doctor-no-mail = No mail is sent: OIKUMENE_SMTP is not set.
doctor-mail = The mail server { $server } takes letters (signed in as: { $user }).
doctor-mail-away = The mail server { $server } does not answer ({ $why }).
doctor-mail-tls = The mail server { $server } cannot be talked to in secret ({ $why }). A certificate of your own: name its authority in OIKUMENE_SMTP_CA_FILE.
doctor-mail-login = The mail server { $server } does not let us sign in ({ $why }). Look at user and password in OIKUMENE_SMTP.
doctor-mail-sender = The mail server { $server } does not take letters from OIKUMENE_MAIL_FROM ({ $why }). Often it wants a login: OIKUMENE_SMTP=smtp://user:password@host:587.
doctor-mail-settings = { error-smtp }
error-smtp = { $what ->
    [scheme] OIKUMENE_SMTP is host:port, smtp://user:password@host:587 or smtps://user:password@host:465.
    [host] OIKUMENE_SMTP names no host.
    [port] OIKUMENE_SMTP has a port that is none, or an address that cannot be.
    [signs] OIKUMENE_SMTP has more than a user, a password, a host and a port: signs like / ? # % @ : in a password are written %2F %3F %23 %25 %40 %3A, or the password goes into a file (OIKUMENE_SMTP_PASSWORD_FILE).
    [plain] OIKUMENE_SMTP has a user but no smtp:// or smtps:// before it: nobody signs in without TLS.
    [twice] The password of the mail server is in OIKUMENE_SMTP and in OIKUMENE_SMTP_PASSWORD_FILE: say it once.
    [nobody] There is OIKUMENE_SMTP_PASSWORD_FILE, but OIKUMENE_SMTP names no user: smtp://user@host.
    [file] OIKUMENE_SMTP_PASSWORD_FILE cannot be read: { $path } ({ $why }).
    [password] OIKUMENE_SMTP has a user without a password, or a password without a user.
    [letters] The user and the password of the mail server have letters that signing in there does not know: only those of ASCII.
    [sender] Mail has no sender: set OIKUMENE_MAIL_FROM to an address.
    [ca] OIKUMENE_SMTP_CA_FILE is no file of certificates: { $path } ({ $why }).
   *[ca-plain] OIKUMENE_SMTP_CA_FILE is for smtp:// and smtps://: what is said to a plain host:port is not encrypted.
  }
doctor-clock = The clock of this machine says { $year }.
doctor-files = A process may have { $n } files and connections open here: more than about a thousand people need { $want } (ulimit -n).
doctor-open-http = At { $host } everybody in the network can come in, without https. Put a proxy before it, or keep it among friends.
doctor-root = You are root: run the server as a user of its own (docs/hosting.md has a unit for systemd).
doctor-proxy = { $text } is no address or network of a proxy (10.0.0.2, 10.0.0.0/24).
doctor-proxy-unknown = { $address } says for whom its requests are (X-Forwarded-For) and is not believed. If it is your proxy, everybody who comes through it counts as one: start the server with --proxy { $address }. If not, somebody tried to pass for another, in vain.
doctor-localhost = The name localhost is not known on this machine.
error-no-session = There is no such device any more.
error-reset = This link was used already, or it is too old. Ask for another.
error-no-person = There is no account by the name { $name }.
cli-archive-about = the finished games of a server as Parquet files, for the laboratory
cli-archive-folder = where they lie, a file a month; it is made where there is none
cli-archive-private = private tables too, not only those that anybody could watch
cli-archive-again = write the months again that are there already
cli-archive-waiting = Reading the games …
cli-archive-made = { $path }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-archive-left-out = { $n ->
        [one] { $n } game was played with rules that are gone and has no record: it is left out.
       *[other] { $n } games were played with rules that are gone and have no records: they are left out.
    }
cli-archive-none = There is nothing new to write.
error-no-shelf = There are no games in { $path } (oikumene archive writes them).
error-shelf-damaged = { $path } cannot be read ({ $why }).
cli-owner-about = who owns the server, and what an owner does from the machine itself
cli-owner-name = the account to be an owner; without it, who they are
cli-owner-remove = that account is no owner any more
cli-owner-aside = list the tables that were set aside
cli-owner-overview = tables by status, those that wait for a bot, people, and when the server was last there
cli-owner-errors = what went wrong of late: kind, place in the code, table
cli-owner-replay = how far a table that was set aside can be played again, and where in the code it breaks
cli-owner-cut = take that table back to after N of its moves; what followed is kept aside
cli-owner-again = a table whose bot failed goes on: the bot tries again
cli-owner-delete = delete that table for good, once it is over: its game, talk and archive, and what it counts for in ratings and its group
error-not-over = The game still goes on: close the table first.
cli-owner-people = people by a part of their name (an empty text: all; a hundred at most)
cli-owner-mute = that person says nothing for --hours: an account's name, or the sign that --people shows first
cli-owner-unmute = that person may speak again
cli-owner-sign-out = sign that person out everywhere
cli-owner-forget = remove that person for good, with everything that is kept of them
cli-owner-announce-ru = the same for those who read Russian (with --announce-en, or instead of it)
cli-owner-announce-en = the same for those who read English
cli-owner-hours = for how many hours somebody is muted, or everybody is told something (default: 24; an announcement at most 2160)
cli-owner-running = All of it is done whether the server runs or not, and is in the journal as the machine's. A server that runs follows within five seconds; its people see it then. What only a running server knows (who is connected, how many thoughts wait) is on its page and among the figures of --metrics. Exit code 0: everything was done.
cli-owner-far = { $table }: { $n } of { $all } moves can be played again.
cli-owner-person = { $who }  { $name } ({ $kind ->
    [guest] guest
    [owner] owner
   *[account] account
  }), at tables: { $seats }, last here { $seen }, muted until: { $muted }
cli-owner-there = Tables: { $tables }. Set aside: { $aside }. Waiting for a bot: { $bots }.
cli-owner-there-people = People: { $people }, of them guests: { $guests }.
cli-owner-there-alive = { $alive ->
    [-1] No server has been here yet.
   *[other] The server's last sign of life: { $alive } s ago (there is one every five seconds).
  }
error-move-number = { $n } is no number of a move.
cli-owner-close = close that table
cli-owner-announce = tell everybody this for --hours; an empty text ends what was told
cli-password-about = a link by which somebody who lost a password chooses a new one
cli-password-name = the name of the account
cli-password-hours = for how many hours the link is good (default: 24)
cli-password-url = where people reach the server (default: OIKUMENE_PUBLIC_URL, else what the server said at its last start)
cli-password-guess = Where people reach the server is not known: { $address } is a guess, and the link may lead nowhere. Say it with --url https://…, or start the server with OIKUMENE_PUBLIC_URL.
error-url = { $url } is no address of a server: https://….
cli-password-link = Give this to { $name }, by a way you trust. It is good for { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } and once:
error-db = { $url } is not a database this server knows: a file, or postgresql://….
error-db-open = The database { $path } cannot be opened ({ $why }).
error-db-damaged = The database { $path } is damaged ({ $why }). Move it away with what lies beside it (.secret, -wal, -shm), and restore a backup.
error-db-read-only = The database { $path } cannot be written ({ $why }).
error-db-newer = The database { $path } was written by a newer version.
error-metrics-address = { $text } is no address to listen at: say HOST:PORT.
error-proxy = { $text } is no address or network of a proxy (10.0.0.2, 10.0.0.0/24).
error-port = Nothing can listen at { $host }, port { $port } ({ $why }).
error-workers = Several workers need PostgreSQL (--db postgresql://…) on this system; SQLite is for one.
error-no-client = The browser client is not built; run `make web`.
error-no-table = There is no such table.
error-rules-changed = This table was played with other rules, and there is nothing that it could go on from. Everything it holds is kept as it is.
error-older-rules = What was before move { $n } was played with older rules and cannot be shown any more.
error-older-rules-copy = That was played with older rules: it can be looked at, not played on.
error-seat-twice = You can sit at one seat only.
error-hours = A move takes 1 to 720 hours.
error-clock-slow = A slow table needs a clock.
error-clock-seconds = A clock has { $low } to { $high } seconds.
error-clock-increment = What is added for a decision is at most what there is for the game.
error-clock-live = Days off and quiet hours are for slow tables.
error-clock-holidays = There are 0 to { $n } days off.
error-clock-night = Quiet hours are at most { $n } hours of the day.
error-clock-quiet = Your own quiet hours are at most { $n } hours of the day.
error-clock-zone = There is no time zone { $zone }.
error-no-holidays = So many days off are not left; there are { $n }.
error-no-holiday = At this table there are no days off.
error-owner-only = This is for the owner of the server.
error-owner-self = Another owner has to do that to you, or the command on the machine.
error-owner-guest = Only somebody with an account can own the server.
error-link-guest = Who has no account has no password to lose.
error-link-owner = The link for an owner is made on the machine itself: oikumene password NAME.
error-owner-whom = Say whose name.
error-nobody = There is nobody like that.
error-muted = The owner of the server has muted you.
error-mute = Somebody is muted for 0 to 8760 hours.
error-announcement = An announcement has at most { $n } characters and 2160 hours.
error-settings-file = { $path } cannot be read: { $why }
error-settings = The settings have something that cannot be: { $name }.
error-passkey = This passkey was not accepted.
error-passkey-old = That took too long, or it was used already. Try again.
error-passkey-unknown = Nobody has this passkey here. Sign in another way and add it anew.
error-passkey-origin = The passkey was used at { $there }; this server is { $here }.
error-passkeys-host = Passkeys need https and a name: they do not work at { $host }.
error-passkey-there = This passkey is known here already.
error-passkey-many = An account has at most { $n } passkeys; remove one first.
error-no-passkey = There is no such passkey any more.
error-bots-on = Bots think here, or on a cluster: --bots-on ray[:ADDRESS], not { $text }.
error-cluster-driver = Bots on a cluster need a package that is not installed: pip install oikumene[ray].
error-resign-alone = Nobody else plays here: end the game instead.
error-cut-rules = Only a running table of rules that are still played can be taken back to an earlier move.
error-cut-move = The table can be played again up to move { $n }.
error-late = Your time has run out already.
error-not-late = Nobody at that seat is late.
error-bot-plays = A bot goes on for you here; take your seat again first.
error-too-many = You have { $n } unfinished tables already.
error-members-only = This table is for the members of a group.
error-no-group = There is no such group, or you do not belong to it.
error-no-invitation = Nobody is invited by this code any more. Ask for a new one.
error-no-member = Nobody of that number belongs to the group.
error-not-owner = Only the owner of the group may do that.
error-owner-leaves = You own the group: leave it, or hand it over.
error-group-full = The group has no room for more people.
error-table-name = A table’s name has 2 to { $n } letters.
error-group-name = A group’s name has 2 to { $n } letters.
error-many-groups = You belong to { $n } groups already.
error-member-twice = Everybody has one seat only.
error-push-unable = This server sends no notices to browsers.
error-push-keys = The browser’s keys cannot be read.
error-push-address = The browser’s service has no address that can be told.
error-begun = The game has begun already.
error-full = All seats are taken.
error-not-seated = You do not sit at this table.
error-seat-taken = Somebody sits there.
error-broken-off = The request broke off in the middle.
error-not-host = Only who made the table may do that.
error-seats-open = There are open seats; fill them or put bots there.
error-not-alone = Others still play at this table; leave it instead.
error-seats-asked = Somebody has not answered yet; wait, or free the seat.
error-not-invited = Nobody has invited you to this table.
error-no-rematch = A rematch is for those who played a finished game.
error-stale = The table has moved on; look again.
error-hold = A turn waits to be confirmed first.
error-no-hold = There is nothing to confirm.
error-not-playing = No game is going on at this table.
error-confirmed = That turn is confirmed; everyone would have to agree to take it back.
error-undo-there = { $name } has asked to take something back already; when that is settled you can ask.
error-vote-there = Something else is being voted on; ask when that is done.
error-declined = Those at the table have said no.
error-no-vote = There is nothing to vote on.
error-no-plan = That answer cannot be planned now: the question cannot be foreseen so far.
error-plan-long = Lines of a plan: at most { $lines }, answers in each: at most { $n }.
error-asked = You are asked now: answer, there is nothing to plan.
error-no-window = That question cannot be answered in advance.
error-not-gone = Nobody has left that seat.
error-unreadable = This table cannot be read. Everything it holds is kept as it is.
error-busy = Too many people ask for that at once; try again in a moment.
error-option-long = An option has at most { $n } characters.
error-no-story = This table tells no story: it is not of a series, or is the first game of one.
error-too-many-sockets = Too many pages of yours are open; close some.
error-no-fault = No bot has stopped at that seat.
error-no-way = That is not a way on here.
error-hint-failed = The adviser has no advice here.
fault-error = { $who } stopped with an error. The other tables go on; here somebody has to say how.
fault-died = { $who }: the process that thinks for it broke down. The other tables go on; here somebody has to say how.
fault-late = { $who } does not come to a decision. The other tables go on; here somebody has to say how.
fault-unreadable = This table cannot be read. Everything it holds is kept as it is.
error-no-question = You are not asked anything now.
error-no-hints = This table plays without hints.
error-chat-length = A message has 1 to { $n } characters.
error-move = There is no move { $n }; there are { $all }.
error-not-yours-review = Only who played at a private table can have it looked through.
error-review-busy = Another game is being looked through; this one has to wait a little.
error-not-finished = That is for finished games: a copy would show what is still hidden.
error-not-yours = Only a table of your own that is over can be deleted.
error-account-there = You have an account already.
error-password-length = A password has 8 to 200 characters.
error-name-taken = The name { $name } is taken.
error-name = A name has 2 to 32 letters.
error-name-sign = A name has letters, digits, spaces, hyphens, apostrophes and dots; { $sign } is none of them.
error-name-mixed = A name is written in one alphabet; { $one } and { $two } are of different ones.
error-login = Name or password is wrong.
error-no-account = You have no account yet.
error-wait = Too many wrong passwords; try again in { $n } s.
error-notify = Give an e-mail address or an https:// address, or nothing.
error-notify-unable = This server sends no notices.
error-notify-mail = This server sends no e-mail; give an https:// address.
error-code = That is not the code that was sent, or it is too old.
error-code-often = Enough codes were sent for today; try tomorrow.
error-no-puzzle = There is no puzzle { $id }.
error-puzzle-over = The puzzle is over; take something back or begin again.
error-puzzle-open = The puzzle is not over yet: there is more to decide.
error-puzzle-long = A puzzle has at most { $n } answers.
error-puzzle-chance = Chance would decide here: a puzzle asks for what is sure.
error-puzzle-others = Somebody else would decide here: a puzzle asks for what is sure.
error-puzzle-shut = This puzzle does without that: it is about the rest of the turn.
why-puzzle-shut = this puzzle does without it
why-puzzle-chance = chance would decide, and a puzzle asks for what is sure
why-puzzle-others = somebody else would decide, and a puzzle asks for what is sure
error-week-sealed = This is the table of the week: others may look at it when the week is over.
error-week-undo = At the table of the week nothing is taken back that has shown something hidden.
error-week-only = That is not for the table of the week.
error-too-fast = That was too fast; wait a little.
error-same-site = The request does not come from our own page.
error-unknown = Nobody is known by this cookie.
error-rivals = The number of rivals is out of range.
error-page = There is nothing here.
error-bad-input = The request cannot be read ({ $why }).
error-too-large = That is more than anybody reads here (at most 2 MB).
error-hidden = What that seat sees is hidden until the game is over.
error-store-away = The database does not answer just now; nothing has changed. Try again in a moment.
error-store-unsure = The database was lost meanwhile: look whether that was kept, and try again if not.
error-store-damaged = The database of this server is damaged. Whoever runs the server has to stop it and restore a backup.
error-fault = Something broke here. Look whether that was kept before you try again.
error-not-shown = Something broke while this table was to be shown. Nothing of it is lost; take back the last move if you can, or tell whoever runs this server.

cli-bench-about = measure the figures that docs/ states
cli-bench-games = which games (default: all)
cli-bench-rounds = how often ours and the peer take turns; the best round counts
cli-bench-seats = seats of our games (default: as many as there can be, up to four)
cli-bench-length = games a round
cli-bench-no-peer = measure without the peer
cli-bench-write = write the table (Markdown) to a file too
cli-bench-alone = { $peer } is not installed here, so there is nothing to compare with (pip install "oikumene[bench]").

## Notices

push-turn = It is your turn.
push-invited = You are invited to play again.
push-soon = Your time is running out.
push-over = Your time has run out; a bot goes on for you until you are back.
push-resigned = Your time has run out; a bot plays the game to its end for you.
push-late = Somebody’s time has run out: say how it goes on.
push-group = A table of your group waits for you.
notice-named = “{ $name }”. { $text }
notice-turn = It is your turn: { $link }
    .subject = Oikumene: your turn
notice-invited = You are invited to play again: { $link }
    .subject = Oikumene: an invitation
notice-soon = Your time is running out: { $link }
    .subject = Oikumene: your time is running out
notice-over = Your time has run out and a bot goes on for you. You may take your seat again: { $link }
    .subject = Oikumene: a bot goes on for you
notice-resigned = Your time has run out. As was agreed, a bot plays the game to its end for you: { $link }
    .subject = Oikumene: your time has run out
notice-late = Somebody’s time has run out at your table. Say how it goes on: { $link }
    .subject = Oikumene: somebody is late
notice-recover = Somebody wants a new password for { $name } at Oikumene. If that is you, open { $link } within an hour. If not, there is nothing to do: the password stays as it is.
    .subject = Oikumene: a new password
notice-group = A table of your group waits for you: { $link }
    .subject = Oikumene: a table of your group
notice-confirm = Somebody wants to be told at this address when it is their turn at a table. If that is you, the code is { $code }, or open { $link } in the browser you play in. If not, there is nothing to do: no more is sent.
    .subject = Oikumene: is this your address?

## The report of a tournament

report-title = Tournament: { $game }
report-played = Games played: { $played } of { $planned } planned.
report-plan = Players: { $bots }. Deals: { $deals }, from seed { $seed }; every line-up plays each deal in every order of seats.
report-options = Options: { $options }.
report-partial = The tournament is not finished; the same command goes on with it.
report-intervals = Intervals are 95 %. A shared win counts as a part of a win; the dashed line is what each would have if nothing mattered.
report-ratings = Ratings
report-ratings-about = OpenSkill (Plackett-Luce) over all games, from the order of the players in each. Everybody begins at 25 ± 8.3; the last column is three deviations below the rating.
report-no-ratings = No ratings: openskill is not installed (pip install "oikumene[lab]").
report-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-seat = Seat { $n }
report-by-bot = Share of wins by player
report-by-seat = Share of wins by seat
report-ahead = How often the player of the line ended ahead of the player of the column
report-scores = Points
report-length = Length of a game, in decisions
report-decisions = decisions
report-cards = Cards and winning
report-cards-about = For each card: how many players took it, how often they won and how often the others did. The last column is the difference after taking out how strong each player is in its line-up anyway. It is not a cause: who is ahead takes more cards; and of a hundred cards about five lie outside their interval by chance alone.
report-taken = Taken, in all ways that count
report-word = In the chronicle: { $word }
report-column-bot = player
report-column-seat = seat
report-column-rating = rating
report-column-sigma = ±
report-column-sure = surely
report-column-games = games
report-column-wins = wins
report-column-interval = 95 %
report-column-points = points
report-column-ending = ending
report-column-card = card
report-column-players = players
report-column-rate = how often
report-column-with = wins with it
report-column-without = wins without
report-column-apart = difference

## The story of a game

story-before = Before the first round
story-round = Round { $n }
story-had = { $name } { $points }
story-nobody = Nobody has won.
story-wins = { $n ->
    [1] { $name } wins.
   *[other] { $name } share the win.
}
story-wins-points = { $n ->
    [1] { $name } wins with { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
   *[other] { $name } share the win with { $points } points.
}
story-chart-points = Points in the course of the game
story-chart-chances = Who was nearer to winning, as the bots judge
story-total = Total
story-made = Told from the record of the game by Oikumene

## After the game

after-title = Review
after-result = Result
after-moves = All moves
after-review = Review
after-review-help = Three costliest decisions, and the story of the game
after-course = How it went
after-same = the numbers in boxes are the same decisions
after-decisions = The costliest decisions
after-judge = as the strongest bot judges; { $decided } decisions with a choice, { $n } tries at these
after-judge-short = as the strongest bot judges
after-whose = whose decisions
after-working = The strongest bot looks through the game. That takes about a minute; you may go and come back.
after-none = There was a choice { $n } times, and no decision was costly.
after-failed = The game could not be looked through.
after-decision = Decision { $n }
after-turn = This turn, taken together
after-turn-help = None of its answers that were looked at was that weak by itself: the plan was.
after-show = Show decision { $n } on the scale
after-at = Round { $round }, move { $n } of { $last }
after-move = Move { $n } of { $last }
after-you = you
after-done = done
after-stronger = stronger
after-better = That way: { $what }.
after-worse = As it was: { $what }.
after-line = Expected then: { $what }
after-of-a-win = of a win
after-points = about { $n } points
after-through = What would have done it: { $what }
after-try = Try it
after-try-n = Try decision { $n } another way
after-board = On the board
after-try-help = “Try it” opens a game of your own from there against the same rivals; bots stand in for people.
after-tried = You have played decision { $n } again
after-tried-move = You have played on from move { $n }
after-tried-running = still going on
after-instead = { $now } instead of { $then }
after-won = a win
after-lost = a loss
after-story = The story of the game
after-page = Page of the game
after-play = Play
after-pause = Pause
after-speed = Speed
after-origin = You tried from move { $n } of another game: { $what }.
after-origin-go = To that game

## changes of games, and comparisons

error-change-none = Nothing of { $game } can be changed by data.
error-change-path = { $path } is no number of { $game } that data can change: what cards do beyond their numbers, and rules that are no numbers, are code. What can be changed: oikumene lab changes { $game }.
error-change-value = { $path } can be a whole number from { $low } to { $high }, not { $value }.
error-change-number = What { $path } shall be is a whole number, or a text like "+1" or "-2", not { $value }.
error-change-empty = The change changes nothing: every number in it is what it was.
error-change-twice = { $game } is a changed game already.
error-change-file = The change { $path } cannot be read ({ $why }).
error-change-game = The change is one of { $theirs }, not of { $game }.
error-changed-game = { $game } is a changed game: it is played only with its change.
error-record-change = The record says it is of { $game }, and its change is another.
error-compare-folder = { $path } holds something else: { $name } there is not of this change with these bots, seats, options and rules. Take another folder.
error-margin = What makes no difference is a share between 0 and 1, not { $margin }.
cli-lab-about = for designers and researchers: what if, and more
cli-lab-changes-about = which numbers of a game can be set by data, and what they are
cli-lab-changes-part = only numbers whose path has this in it (a card, rules, cost); then also those that are 0
cli-lab-changes-none = Nothing of { $game } can be changed by data.
cli-lab-changes-nothing = No number of { $game } that data can change has { $part } in its path.
cli-lab-changes-more = { $n ->
        [one] One more number is 0 now
       *[other] { $n } more numbers are 0 now
    }: oikumene lab changes { $game } CARD shows all of a card.
cli-lab-changes-code = What cards do beyond these numbers, and rules that are no numbers, are code and cannot be changed by data.
cli-lab-compare-about = what if: a game and the same game with other numbers, on the same deals
cli-lab-compare-change = the change: a TOML or JSON file of numbers by path
cli-lab-compare-seats = how many seats the table has (default: two, or the fewest)
cli-lab-compare-games = how many deals at most; it ends earlier when it is sure
cli-lab-compare-margin = a difference of less than so many per cent makes no difference
cli-lab-compare-out = where games, tables and the report are kept; the same command goes on with what is there (default: compare-GAME-CHANGE)
cli-lab-compare-interrupted = Interrupted: { $deals } deals are done and kept. The same command goes on.
cli-lab-compare-crash = A game crashed ({ $version }, seed { $seed }, { $seats }): { $error }
cli-meta-part = PART
compare-title = What if: { $game }, { $change }
compare-sure = Sure after { $deals } deals: every question below has its answer.
compare-unsure = Not everything is sure after { $deals } deals; more of them would tell.
compare-partial = It was interrupted; the same command goes on.
compare-line = { $figure }: { $verdict }.
compare-figure-length = length of a game, in decisions
compare-figure-points = points of a player
compare-figure-wins = share of wins of { $name }
compare-figure-use = use of { $name }
compare-verdict-more = more with the change
compare-verdict-less = less with the change
compare-verdict-same = no difference that matters
compare-verdict-open = not sure yet
compare-plain = as printed
compare-changed = changed
compare-change = The change
compare-difference = What the change does
compare-difference-about = Shares in points of per cent; length and points in per cent of what they are in the printed game.
compare-takers = How often who took the card won
compare-people = Win shares by what seats led
compare-people-about = These are looked at once, at the end: of twenty such lines about one lies outside its interval by chance.
compare-how = How it was done
compare-plan = Players: { $bots }. Seats: { $seats }. Deals: { $deals } (at most { $most }), from seed { $seed }; each in every order of seats, as printed and changed.
compare-method = The intervals of the first table hold at all moments at once (asymptotic confidence sequences by Robbins' normal mixture, over the differences deal by deal), so that it was allowed to look after every deal and to stop; together their risk is 5 %. A difference below { $margin } per cent is called none.
compare-bots = The bots see the changed rules when they look ahead; what they have learned of positions comes from the printed game.
compare-column-number = number
compare-column-card = card
compare-column-printed = printed
compare-column-plain = printed
compare-column-changed = changed
compare-column-bounds = can be
compare-column-figure = figure
compare-column-difference = difference
compare-column-sure = surely
compare-column-verdict = verdict
compare-column-took-plain = took it, printed
compare-column-wins-plain = wins, printed
compare-column-took = took it, changed
compare-column-wins = wins, changed
compare-column-people = led
compare-column-seats-plain = seats, printed
compare-column-seats = seats, changed
error-bots-seats = There are { $named } bots for { $seats } other seats.
error-tables-closed = These tables are closed.

## an assistant at the table

cli-mcp-about = a seat for an assistant that speaks the Model Context Protocol
cli-mcp-game = the game that is played here, against bots
cli-mcp-seats = who sits where: you is the assistant, the others are bots (default: you,novice)
cli-mcp-table = instead: sit down at this table of a running server (http://HOST/t/ID)
error-mcp-seats = One seat is the assistant's: write it as you.
error-mcp-where = Say which game is played here, or at which table of a server (--table).
error-mcp-table = A table is given as its page, http://HOST/t/ID, not { $table }.
error-mcp-away = No table answers at { $table } ({ $why }).
error-mcp-refused = The table says: { $text }
error-mcp-closed = The table has closed the connection ({ $why }).
error-mcp-card = There is no card { $card }.
error-bot-protocol = The protocol of bots has no version { $version }; it has { $versions }.

## balance

cli-lab-balance-about = bots of one kind against each other: who wins by empire, place, seat and cards
cli-lab-balance-bot = who plays in every seat
cli-lab-balance-games = how many games for each number of seats
cli-lab-balance-out = where games, tables and the report are kept; the same command goes on with what is there (default: balance-GAME)
balance-title = Balance: { $game }
balance-plan = { $bot } in every seat. Deals: { $deals }, from seed { $seed }.
balance-about = Intervals are Wilson's, 95 %; p is of an exact binomial test against an even share. A line is marked when it is beyond what looking at all lines of its table explains. It says how these bots play, and only then how even the game is.
balance-by-led = By what seats led
balance-by-place = By place in the first round
balance-by-seat = By seat
balance-pairs = One against the other
balance-cards-about = Of cards that at least ten players took and ten did not: how far the wins of who took a card lie above those of who did not. Taken is what the chronicle says of taking: cards one begins with are none. It is not a cause: who is ahead takes more.
balance-cards-told = Cards that enough players took: { $cards }; beyond chance: { $beyond }.
balance-beyond = beyond chance
balance-column-led = led
balance-column-place = place
balance-column-seat = seat
balance-column-seats = seats
balance-column-wins = wins
balance-column-interval = 95 %
balance-column-points = points
balance-column-p = p
balance-column-beyond = verdict
balance-column-won = won
balance-column-against = against
balance-column-of = of

cli-lab-dataset-about = what bots decided, as Parquet files to learn from
cli-lab-dataset-seats = who sits where (default: greedy in every seat)
cli-lab-dataset-out = where the files are kept; the same command goes on with what is there (default: dataset-GAME)
cli-lab-dataset-done = Decisions: { $rows }, of { $games } games, in { $folder }.
cli-lab-learn-about = a player that learns by playing itself: from moves at random, generation after generation
cli-lab-learn-generations = up to which generation; where there are as many already, there is nothing to do
cli-lab-learn-games = how many games each generation plays with itself
cli-lab-learn-deals = on how many new deals it is compared with the one before and with greedy (from every seat)
cli-lab-learn-seats = how many seats (two, or as few as the game takes)
cli-lab-learn-rounds = in games with itself search a tree for so many rounds (0: look to the end of the turn)
cli-lab-learn-out = where nets, games and the curve lie; the same command goes on from there (by default learn-GAME)
cli-lab-learn-again = Generations that are there: { $n }; going on.
cli-lab-learn-interrupted = Interrupted: { $n } generations are kept. The same command goes on.
cli-lab-learn-line = Generation { $n }: against the one before { $former }, against greedy { $greedy }; { $seconds } s.
cli-lab-learn-done = The best net: { $best }. learned:net={ $best } plays by it; the curve is in { $folder }.
cli-lab-learn-play = games
cli-lab-learn-train = learning
cli-lab-learn-duel = comparing

learn-title = { $game }: what a net has learned
learn-about = Games with itself in a generation: { $games }, seats: { $seats }; compared on deals that nobody has learned from, games: { $deals }. Intervals are 95 %.
learn-generation = generation { $n }
learn-greedy = Share of wins against greedy
learn-former = Share of wins against the generation before
learn-curve = Each generation
learn-column-generation = generation
learn-column-positions = positions
learn-column-points-error = error in points
learn-column-win-nats = surprise at who won
learn-column-choice-nats = surprise at a choice
learn-column-former = against the one before
learn-column-greedy = against greedy
error-unlearnable = { $game } tells no figures of its positions that a net could learn from (`Figures` in its module sense).
error-net-other = This net is of another game or format: { $game }.
error-net-figures = This net was made with other figures of { $game }; learn anew.
error-net-file = The net { $path } cannot be read ({ $why }).
error-net-none = { $game } brings no net; name one: learned:net=FILE (oikumene lab learn).
error-learn-folder = { $path } holds another course of learning: another game, seats, seeds, sizes or rules. Take another folder.
error-learn-curve = { $path } is no curve that could be gone on with.
error-dataset-folder = { $path } holds decisions of something else: other bots, seeds, rules or tables. Take another folder.
error-dataset-none = There are no decisions in { $path }.
