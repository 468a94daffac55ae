# A table and the room before it; loaded with its page.

since-nothing = Nobody has done anything since your last answer.
undo-ask-sure = Others have learned or decided something since, so everybody must agree. The table waits until they have answered; you can withdraw the request.
menu-abandon-sure = Give this game up? It ends here, without a result, and cannot be gone on with.
room-abandon-sure = Take this table away? Whoever sits here, or has the link, will find it gone.
ask-about = They are asked: “{ $what }”
ask-left-head = Nobody decides
ask-left = { $name } has left the table
ask-left-help = A bot can go on, if everybody who plays agrees.
ask-left-bot = Ask for a bot
vote-refused-undo = { $name } does not agree to taking it back.
vote-refused-bot = { $name } does not agree to a bot.
vote-refused-sit = { $name } does not agree that { $who } sits down.
told-took-back = { $name } has taken the last decision back and decides anew.
deadline-mine = your turn
deadline-theirs = their turn
deadline-until = until { $when }
deadline-days = { $n ->
    [one] { $n } day left
   *[other] { $n } days left
}
deadline-hours = { $n } h left
deadline-minutes = { $n } min left
deadline-over = overdue
plan-open = Plan ahead
plan-laid = Planned: { $what }
plan-back = Take the plan back
plan-dropped = Your plan ({ $what }) is not followed: { $why ->
    [question] you were asked something else.
    [option] it is no longer offered as it was.
    [effect] it would do something else now.
    [needs] something else that you wanted to be open is not.
    [own] what you have has changed.
   *[fault] it could not be looked through.
}
