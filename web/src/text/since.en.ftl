# What others did since one's turn; loaded when it is opened.

since-title = Since your turn
since-away = While you were away
since-at = { $head }, { $n } of { $all }
since-before = As you left it
since-unseen = { $name } has decided something you cannot see
since-back = Back
since-on = On
since-play = In three seconds
since-play-short = 3 s
since-to-turn = To my turn
since-to-table = To the table
since-more = The table has moved on since; you will see it there.
since-count = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
since-left-out = { $n ->
    [one] One earlier step is left out.
   *[other] { $n } earlier steps are left out.
}
since-points = Points by then
since-deadline-mine = Your turn
since-deadline = Their turn
since-until = until { $when }
since-passed = { $n } of { $all } hours have passed

# What it means for who comes back, by game.
since-means = What this changes
mean-first-now = You are the first player now.
mean-clash-attacked = { $name } attacks you at { $hex }: you hold it in { $won } of 100 cases{ $even ->
    [0] .
   *[other] , in { $even } nobody is left.
}
mean-clash-attack = Your battle for { $hex } against { $name }: won in { $won } of 100 cases{ $even ->
    [0] .
   *[other] , in { $even } nobody is left.
}
mean-clash-razed = Your city at { $hex } is gone.
mean-clash-lost = Your city at { $hex } is in other hands now: { $name }.
mean-clash-near = { $hex } is in danger: { $name } { $n ->
    [one] stands beside it
   *[other] is { $n } steps away
}, and there are no troops in the city.
mean-clash-learned = { $name } has learned what you have not: { $what }.
mean-oath-attacked = { $name } attacks you: wins in { $won } of 100 cases, in { $dear } more with a sacrifice.
mean-oath-ally = { $name } attacks, and you defend too: wins in { $won } of 100 cases, in { $dear } more with a sacrifice.
mean-oath-usurps = { $name } is Usurper and wins if still so at the beginning of the next turn of theirs.
mean-oath-you-usurp = You are Usurper now: hold it until your turn.
mean-oath-title = The Oathkeeper is { $name } now.
mean-oath-you-title = You are the Oathkeeper now.
mean-oath-lost = You no longer rule “{ $site }”: { $name } does.
mean-oath-free = You no longer rule “{ $site }”: nobody does.
mean-oath-banner = Now { $name } holds { $banner }.
mean-oath-vision = { $name } has revealed “{ $vision }”.
mean-oath-warbands = Your board has lost { $n ->
    [one] { $n } warband
   *[other] { $n } warbands
}; { $left } are left.
mean-imperium-ending = The end of the game has been triggered.
mean-imperium-final = This is the last round.
mean-imperium-unrest = { $n ->
    [one] { $n } unrest card
   *[other] { $n } unrest cards
} came to you.
mean-imperium-goods = Yours: { $what }.
mean-imperium-left = Gone from the market: { $what }.
mean-imperium-came = New in the market: { $what }.
mean-settlers-razed = Razed in your empire: { $what }.
mean-settlers-may-raze = { $name } has { $n ->
    [one] { $n } raze token
   *[other] { $n } raze tokens
}, enough against: { $what }.
mean-settlers-passed = Passed until the round ends: { $names }. They can no longer be chosen as targets.
mean-world-lost = Your city has lost: { $what }.
mean-world-closed = None of your ready citizens is high enough any more: { $what }.
mean-world-titan = { $name } has beaten “{ $titan }”.
mean-world-sold = Gone from the rows: { $what }.
mean-world-passed = Passed until the round ends: { $names }.
