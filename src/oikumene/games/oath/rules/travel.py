"""Travel (Law 5.6)."""

from __future__ import annotations

from oikumene.games.oath.model import SLOTS
from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.state import State
from oikumene.kernel.flow import Flow, Value, choose


def goals(state: State, seat: int) -> list[int]:
    """The slots that a pawn may travel to, whatever it costs."""
    return [slot for slot in range(len(SLOTS)) if ruling.may_travel(state, seat, slot)]


def travels(state: State, seat: int) -> list[Value]:
    """Where a player can travel with the supply there is (Law 5.6.1)."""
    supply = state.boards[seat].supply
    return [
        ("travel-to", SLOTS[slot]) for slot in goals(state, seat) if ruling.travel_price(state, seat, slot) <= supply
    ]


def travel(state: State, seat: int) -> Flow[None]:
    """Spend supply, move the pawn, turn the site up (Law 5.6)."""
    yield from moments.modified(state, seat, "travel", travels)
    where = yield from choose(seat, "travel", lambda: travels(state, seat))
    assert isinstance(where, tuple)
    slot = SLOTS.index(str(where[1]))
    verbs.spend(state, seat, ruling.travel_price(state, seat, slot))
    verbs.move_pawn(state, seat, slot)
