"""Words for what a council or a site may hold (Law 5.1.4, 7.6.4)."""

from __future__ import annotations

from oikumene.kept.oath_2.effects.bends import At, Bent, bans, makes, turns
from oikumene.kept.oath_2.rules import ruling
from oikumene.kept.oath_2.state import CARDS


def small_council(n: int) -> Bent:
    """Its holder has no more than so many advisers; of several such limits the smallest counts."""
    return turns(
        ruling.COUNCIL_ROOM,
        "text-small-council",
        lambda at, value, seat: min(value, n) if seat == at.side else value,
        n=n,
    )


def one_stranger(suit: int) -> Bent:
    """Its holder has one adviser at most who is not of a suit."""
    return turns(
        ruling.COUNCIL_ROOM,
        "text-one-stranger",
        lambda at, value, seat: min(value, 1) if seat == at.side else value,
        suit=suit,
    )


def kin_need_no_seat(suit: int) -> Bent:
    """Faceup advisers of the suit do not count for the limit."""
    return bans(
        ruling.TAKES_SEAT,
        "text-kin-need-no-seat",
        lambda at, seat, adviser: seat == at.side and at.suit(adviser) == suit,
        suit=suit,
    )


def beside(at: At, slot: int) -> int:
    """How many cards lie at a site; those that this card is just driving away count until they are gone."""
    return len(at.state.zones[CARDS + slot])


#: It comes to a council however full that is; afterwards it counts as an adviser.
NEEDS_NO_SEAT = makes(ruling.OUTSIDE, "text-needs-no-seat", True)
#: It may be played to any site where no locked card lies, however full.
NOT_BESIDE_LOCKED = turns(
    ruling.FITS_SITE,
    "text-not-beside-locked",
    lambda at, value, slot: not any(at.state.card(other).locked for other in at.state.zones[CARDS + slot]),
)
#: The site where it lies holds one card.
SOLE_CARD = turns(
    ruling.ROOM, "text-sole-card", lambda at, value, slot: max(1, beside(at, slot)) if at.slot == slot else value
)
