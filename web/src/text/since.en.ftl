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
