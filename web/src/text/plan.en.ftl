# Planning ahead; loaded when it is opened.

plan-title = Plan ahead
plan-help = Choose on the board as if you were asked now. It is answered for you when the question comes, and only if it is still the same answer: the same price, the same effect.
plan-first = When I am asked:
plan-else = If not:
plan-lay = Lay it down
plan-otherwise = If that does not go…
plan-only-if = { $n ->
    [0] Only if…
    [one] Only if: one condition
   *[other] Only if: { $n } conditions
}
plan-conditions = Only if
plan-always = Nothing is done if the option is gone, costs something else or does something else than it would now. You may ask for more:
plan-own = what I have is the same as now
plan-needs = these are still open to me too, as they are now:
plan-looking = Looking ahead…
plan-unknown = What you will be asked cannot be foreseen now.
plan-no-further = What comes after that cannot be foreseen. Lay it down as it is, or go back.
plan-rubric = Your plan
plan-ahead = { $n ->
    [0] Decline ahead…
   *[other] Declined ahead: { $n }
}
plan-ahead-answer = Answered for you: { $what }
plan-ahead-title = Decline ahead
plan-ahead-help = What others do may ask you something in the middle of their turns. What you decline here is declined for you when it comes, and you need not be there.
