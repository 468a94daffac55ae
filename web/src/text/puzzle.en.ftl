# Puzzles, the table of the week, ratings, in English.

puzzle-title = Puzzle of the day
puzzle-today = Today
puzzle-yesterday = Yesterday
puzzle-all = All puzzles
puzzle-week = Table of the week
puzzle-number = Puzzle { $n }
puzzle-of-day = The puzzle of { $date }
puzzle-ends = { $ends ->
    [game] The game is ending: from here on only you decide.
    [round] The round is ending: what is left of it you decide alone.
    [battle] Until the dice are rolled only you decide.
   *[turn] Your turn: until it is over only you decide.
}
puzzle-ask = { $what ->
    [points] How many points can you still take?
    [favor] How much favor can you gather?
    [secrets] How many secrets can you gather?
   *[warbands] How many warbands can you gather?
}
puzzle-aim = { $kind ->
    [take] { $foe ->
        [barbarians] What is the surest way to take the barbarians’ city { $place }?
       *[player] What is the surest way to take the city { $place } ({ $name }’s)?
    }
   *[drive] { $foe ->
        [barbarians] What is the surest way to drive the barbarians off { $place }?
        [pirates] What is the surest way to drive the pirates off { $place }?
       *[player] What is the surest way to drive the army off { $place } ({ $name }’s)?
    }
}
puzzle-fight = { $recruits ->
    [yes] You may recruit, march on { $place } or towards it, and play cards in battle; all else is closed.
   *[no] You may march on { $place } or towards it, and play cards in battle; all else is closed.
}
puzzle-odds = The chance is exact, over every roll; after the dice the best of your answers and the worst of others’ count. The defenders have no cards that you cannot see.
puzzle-percent = { $n } %
puzzle-chance-best = the best chance is { $all } %: every way and every roll was tried
puzzle-chance-none = ? %
puzzle-chance-of = { $n } % where { $all } % is best
puzzle-chance-result = { $kind ->
    [take] { $n ->
        [0] That way you will not take the city.
       *[other] That way you take the city { $n } times in 100.
    }
   *[drive] { $n ->
        [0] That way you will not drive them off.
       *[other] That way you drive them off { $n } times in 100.
    }
}
puzzle-chance-short = The best is { $all } in 100. Take a move back, or begin again.
puzzle-chance-trap = That has a chance of { $most } %, the best of { $all } %.
puzzle-chance-proof = { $n ->
    [one] { $n } answer was played out with every roll: there is nothing better.
   *[other] { $n } answers were played out with every roll: there is nothing better.
}
puzzle-share-chance = { $best ->
    [yes] a chance of { $n } %, the best there is
   *[no] a chance of { $n } % of { $all } %
}
puzzle-shut = { $game ->
    [clash] This one is about your cities: moves of units, recruiting and trade are closed.
    [oath] This one is about your own court: campaigns, offers of citizenship and showing cards are closed.
   *[other] Some kinds of moves are closed.
}
puzzle-sure = There is no chance in a puzzle: where dice or a hidden card would decide, the answer is closed.
puzzle-score = { $n } of { $all }
puzzle-most = there is no more than { $all }: every way was tried
puzzle-have = it was { $start }, it is { $now }
puzzle-moves = Your moves
puzzle-next = what next?
puzzle-undo = Take back
puzzle-again = Begin again
puzzle-give = Show the best
puzzle-give-sure = Show the best? Then this puzzle does not count for the streak.
puzzle-give-yes = Show it
puzzle-solved = Solved!
puzzle-solved-late = Solved. Only puzzles of their own day count for the streak.
puzzle-solved-shown = Solved. The best had been shown, so it does not count for the streak.
puzzle-not-yet = There is better
puzzle-not-yet-help = { $left ->
    [one] It is { $left } short of the best. Take a move back, or begin again.
   *[other] It is { $left } short of the best. Take a move back, or begin again.
}
puzzle-best = The best
puzzle-proof = { $n ->
    [one] { $n } answer was tried: there is nothing better.
   *[other] { $n } answers were tried: there is nothing better.
}
puzzle-trap = Tempting
puzzle-trap-at = Tempting ({ $before })
puzzle-trap-why = { $gain ->
    [0] It brings nothing at once, and
   *[other] It brings { $gain } at once, but
} after it there is no more than { $most } of { $all } in all.
puzzle-others = How others did
puzzle-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
puzzle-others-none = You are the first to come to the end.
puzzle-bar = { $value }: { $share } %
puzzle-streak = In a row
puzzle-longest = { $n ->
    [one] longest row { $n } day
   *[other] longest row { $n } days
}
puzzle-day = { $state ->
    [ok] { $date }: solved
    [late] { $date }: solved on another day
    [today] { $date }: today
   *[no] { $date }: not solved
}
puzzle-share = Share
puzzle-share-title = When you have solved it
puzzle-share-help = no move is in the line: it gives nothing away
puzzle-share-head = Oikumene № { $number }:
puzzle-share-score = { $n } of { $all }
puzzle-share-tries = { $n ->
    [1] at the first try
    [2] at the second try
    [3] at the third try
   *[other] in { $n } tries
}
puzzle-share-streak = { $n } in a row
puzzle-copied = The line is copied
puzzle-copy-failed = Copy the line yourself
puzzle-tries = { $n ->
    [0] not tried yet
    [one] { $n } try
   *[other] { $n } tries
}
puzzle-solve = Solve
puzzle-shelf-about = A new one every day, out of real games between bots: “how much can you still take?” or “what is the surest way to win?” The best is proven by trying everything. Earlier ones can be solved whenever you like, but only those solved on their own day (UTC) count for the streak.
puzzle-list = Earlier puzzles
puzzle-table = Board

week-title = Table of the week
week-about = Everybody has the same deal and the same bots. It is played once; while the week lasts nobody sees the games of others.
week-against = { $n ->
    [one] { $n } rival: { $bot }
   *[other] { $n } rivals: { $bot }
}
week-until = until { $date }
week-play = Sit down
week-back = Back to the table
week-look = How it went
week-guest = The list is for those who had an account when they sat down.
week-players = { $n ->
    [0] nobody has sat down yet
    [one] { $n } person has sat down
   *[other] { $n } people have sat down
}
week-results = Who came to the end
week-none = Nobody yet.
week-last = Last week
week-won = won
week-lost = did not win
week-given = the game was given up

ratings-title = Ratings
ratings-about = People and bots on one scale, by the finished games of this server. Everybody begins at 1500. Listed are those who have an account.
ratings-none = There are no finished games yet.
ratings-counted = { $n ->
    [one] by { $n } game
   *[other] by { $n } games
}
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-games = Games
ratings-wins = Wins

reviews-title = Reviews
reviews-about = Your finished games: how they ended, move by move, and what could have been better.
reviews-none = There are no finished games yet. Play one, and its review will be here.
reviews-open = Review
reviews-replay = Move by move

todo-title = Something to do
todo-puzzle = Puzzle of the day
todo-puzzle-done = The puzzle of the day is solved
todo-puzzle-help = { $game }, { $n ->
    [0] begin a row
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
todo-week = Table of the week
todo-lesson = A guided first game
todo-review = Review your last game
reviews-cost = the costliest decision: { $n } of 100 wins
reviews-clean = no costly decision
