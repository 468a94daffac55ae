"""Travel (Law 5.6)."""

from __future__ import annotations

from oikumene.games.oath.model import SLOTS, Cost
from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.state import State
from oikumene.kernel.flow import Flow, Value, choose, may
from oikumene.kit.bend import bent_by_all


def goals(state: State, seat: int) -> list[int]:
    """The slots that a pawn may travel to, whatever supply it costs: tolls and secrets that it asks for are at hand."""
    found = [slot for slot in range(len(SLOTS)) if ruling.may_travel(state, seat, slot)]
    return [slot for slot in found if affords(state, seat, slot)]


def affords(state: State, seat: int, slot: int, more: int = 0) -> bool:
    """Whether a player can pay the tolls and turn the secrets that a travel asks for; `more`: favor besides."""
    tolls, dark = len(ruling.travel_tolls(state, seat, slot)), ruling.travel_dark(state, seat, slot)
    if ruling.purse(state, seat) < tolls + more or state.boards[seat].secrets < dark:
        return False
    return dark == 0 or ruling.may_use(state, seat, Cost(dark=dark))


def travels(state: State, seat: int) -> list[Value]:
    """Where a player can travel with the supply there is, or for a toll instead of it (Law 5.6.1)."""
    supply = state.boards[seat].supply
    found: list[Value] = []
    for slot in goals(state, seat):
        price = ruling.travel_price(state, seat, slot)
        if price <= supply:
            found.append(("travel-to", SLOTS[slot]))
        if price and by_toll(state, seat, slot) >= 0 and affords(state, seat, slot, 1):
            found.append(("travel-toll", SLOTS[slot]))
    return found


def by_toll(state: State, seat: int, slot: int) -> int:
    """The card whose toll may be paid instead of supply; -1: there is none."""
    return bent_by_all(state, ruling.TRAVEL_BY_TOLL, -1, seat, slot)


def travel(state: State, seat: int) -> Flow[None]:
    """Spend supply, move the pawn, turn the site up (Law 5.6)."""
    yield from moments.modified(state, seat, "travel", travels)
    chooser = ruling.travel_chooser(state, seat, seat)
    where = yield from choose(chooser, "travel", lambda: travels(state, seat))
    assert isinstance(where, tuple)
    slot = SLOTS.index(str(where[1]))
    if where[0] == "travel-toll":
        verbs.pay_toll(state, seat, by_toll(state, seat, slot))
    else:
        verbs.spend(state, seat, ruling.travel_price(state, seat, slot))
    yield from go(state, seat, slot)


def go(state: State, seat: int, slot: int) -> Flow[None]:
    """A pawn travels, supply aside: tolls are paid, secrets turned; what waits for leaving and arriving follows."""
    way = moments.Journey(state.boards[seat].pawn, slot)
    for toll in ruling.travel_tolls(state, seat, slot):
        verbs.pay_toll(state, seat, toll)
    dark = ruling.travel_dark(state, seat, slot)
    state.boards[seat].secrets -= dark
    state.boards[seat].dark += dark
    yield from moments.occurs(state, moments.LEAVING, seat, way)
    verbs.move_pawn(state, seat, slot)
    yield from moments.occurs(state, moments.TRAVELED, seat, way)


def sent(state: State, seat: int, by: int, slot: int) -> Flow[bool]:
    """A pawn is made to travel by somebody else, without supply. Who may choose for everybody leaving that site does so
    instead; a toll or a secret needs the traveller's yes, else it fails. Says whether the pawn went."""
    chooser = ruling.travel_chooser(state, seat, by)
    if chooser != by:
        where = yield from choose(
            chooser, "travel", lambda: [("travel-to", SLOTS[goal]) for goal in goals(state, seat)]
        )
        slot = SLOTS.index(where[1])
    asks = ruling.travel_tolls(state, seat, slot) or ruling.travel_dark(state, seat, slot)
    if asks and not (yield from may(seat, "travel-consent", about=(SLOTS[slot],))):
        return False
    yield from go(state, seat, slot)
    return True
