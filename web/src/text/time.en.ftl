# What is said of time, at tables and where they are made.

clock-kind = Clock
clock-kind-help = A clock runs for everybody who is asked something, and stands while the server does.
clock-kind-none = none
clock-kind-move = for each decision
clock-kind-game = for the whole game
clock-move-seconds = Seconds for a decision
clock-move-hours = Hours for a decision
clock-game-minutes = Minutes for the game
clock-game-days = Days for the game
clock-plus-seconds = Seconds more for each decision
clock-plus-hours = Hours more for each decision
clock-out = When time has run out
clock-out-vote = the others may vote for a bot
clock-out-bot = a bot goes on until they are back
clock-out-resign = they give up, a bot plays to the end
clock-out-host = whoever made the table decides
clock-votes = To go on without somebody
clock-votes-help = A bot takes the seat of who has left, is not there or is out of time; they may come back.
clock-votes-all = all others must agree
clock-votes-majority = more than half are enough
clock-vacation = Days off for everybody
clock-night = Quiet hours
clock-night-help = Clocks stand at night.
clock-night-zone = Clocks stand meanwhile, by the time of { $zone }.
clock-night-when = From and to
clock-night-from = Quiet from
clock-night-to = Quiet until

time-move-seconds = { $n } s for a decision
time-move-minutes = { $n } min for a decision
time-move-hours = { $n } h for a decision
time-move-days = { $n ->
    [one] { $n } day for a decision
   *[other] { $n } days for a decision
}
time-game-seconds = { $n } s for the game
time-game-minutes = { $n } min for the game
time-game-hours = { $n } h for the game
time-game-days = { $n ->
    [one] { $n } day for the game
   *[other] { $n } days for the game
}
time-plus = { $n } s more for each decision
time-night = quiet from { $from } to { $to } ({ $zone })
time-vacation = { $n ->
    [one] { $n } day off
   *[other] { $n } days off
}
time-out-vote = who is late may be replaced by a bot if the others say so
time-out-bot = a bot goes on for who is late, until they are back
time-out-resign = who is late gives up
time-out-host = whoever made the table decides about who is late

clock-days = { $n } d
clock-hours = { $n } h
clock-minutes = { $n } min
clock-away = on holiday
clock-stands = the clock stands: quiet hours
clock-call = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
clock-out-now = Your time has run out.

late-head = Out of time
late-text = { $name } has no time left
late-help = You made the table: say how it goes on.
late-time = More time
late-bot = A bot, until they are back
late-resign = A bot, for good
ask-absent = Go on without { $name }
back-head = A bot goes on for you
back-text = Take your seat again?
back-help = The bot plays on until you do.
back-sit = Sit down again
menu-holiday = { $n ->
    [one] Take a day off ({ $n } left)
   *[other] Take a day off ({ $n } left)
}
menu-holiday-sure = Your clock stands for a day; the days that are left become one less.
menu-home = I am back from my day off
off-title = Who does not play when
off-quiet = { $name }: quiet from { $from } to { $to }, your time
off-days = { $name }: off from { $from } to { $to }
vote-most = { $agreed } of { $needed } agree; more than half are enough
