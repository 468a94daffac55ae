"""The moments of the rules that a feature can wait for, all in one place."""

from __future__ import annotations

#: The controller built a location; it has lain down already, so a feature counts itself. `about`: the location.
BUILT = "built"
#: The same, after what others gave for it has come in: for a feature that may be paid (the rulebook orders none).
BUILT_AND_GAINED = "built-and-gained"
#: The controller razed a card or a location.
RAZED = "razed"
#: The controller made a deal.
DEALT = "dealt"
#: An opponent exchanged workers; `pairs` of the deed says how many.
RIVAL_EXCHANGED = "rival-exchanged"
#: The goods of the controller's deals have come in.
DEALS_PRODUCED = "deals-produced"

MOMENTS = (BUILT, BUILT_AND_GAINED, RAZED, DEALT, RIVAL_EXCHANGED, DEALS_PRODUCED)
