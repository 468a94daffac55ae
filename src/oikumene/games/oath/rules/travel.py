"""Travel (Law 5.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oikumene.games.oath.model import MAP, SLOTS
from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.state import State
from oikumene.kernel.flow import Flow, Tells, Value, choose, may, optional
from oikumene.kernel.words import Details
from oikumene.kit.bend import bent_by_all
from oikumene.kit.goods import named


def goals(state: State, seat: int) -> list[int]:
    """The slots that a pawn may travel to, whatever supply it costs: tolls and secrets that it asks for are at hand."""
    return [slot for slot in range(len(SLOTS)) if ruling.may_travel(state, seat, slot) and affords(state, seat, slot)]


def affords(state: State, seat: int, slot: int, more: int = 0) -> bool:
    """Whether a player can pay the tolls and turn the secrets that a travel asks for; `more`: favor besides."""
    hooks = state.hooks
    if not more and ruling.TRAVEL_TOLLS.name not in hooks and ruling.TRAVEL_DARK.name not in hooks:
        return True
    tolls, dark = len(ruling.travel_tolls(state, seat, slot)), ruling.travel_dark(state, seat, slot)
    if not tolls and not dark and not more:
        return True
    return ruling.purse(state, seat) >= tolls + more and ruling.may_darken(state, seat, dark)


def travels(state: State, seat: int) -> list[Value]:
    """Where a player can travel with the supply there is, or for a toll instead of it (Law 5.6.1)."""
    return list(journeys(state, seat))


def journeys(state: State, seat: int) -> Iterator[Value]:
    """The same one by one, for who asks whether there is any."""
    board = state.boards[seat]
    supply, here, tolled = board.supply, board.pawn, ruling.TRAVEL_BY_TOLL.name in state.hooks
    printed, barred = ruling.travels_as_printed(state, seat), ruling.MAY_TRAVEL.name in state.hooks
    if not supply and printed and not tolled:
        return
    for slot, price in enumerate(MAP.away[here]):
        if slot == here:
            continue
        if not printed:
            price = ruling.travel_price(state, seat, slot)
        near, toll = price <= supply, tolled and price > 0 and by_toll(state, seat, slot) >= 0
        if not (near or toll) or (barred and not ruling.may_travel(state, seat, slot)):
            continue
        if near and affords(state, seat, slot):
            yield "travel-to", SLOTS[slot]
        if toll and affords(state, seat, slot, 1):
            yield "travel-toll", SLOTS[slot]


def fees(state: State, seat: int, *, free: bool = False) -> Tells:
    """What a traveller pays for each way: supply, unless the travel is `free` or a toll stands for it; tolls, and
    secrets that are turned facedown."""

    def price(value: Value) -> Details | None:
        if not isinstance(value, tuple) or value[0] not in ("travel-to", "travel-toll"):
            return None
        slot, tolled = SLOTS.index(str(value[1])), value[0] == "travel-toll"
        supply = 0 if free or tolled else ruling.travel_price(state, seat, slot)
        favor = len(ruling.travel_tolls(state, seat, slot)) + tolled
        return (named(("supply", "favor", "dark"), (supply, favor, ruling.travel_dark(state, seat, slot))),)

    return price


def by_toll(state: State, seat: int, slot: int) -> int:
    """The card whose toll may be paid instead of supply; -1: there is none."""
    return bent_by_all(state, ruling.TRAVEL_BY_TOLL, -1, seat, slot)


def travel(state: State, seat: int) -> Flow[None]:
    """Spend supply, move the pawn, turn the site up (Law 5.6). Who chooses for another sends nobody where a toll or a
    secret is asked for, if there is another way; where the supply does not reach, the travel fails."""
    yield from moments.modified(state, seat, "travel", travels)
    chooser = ruling.travel_chooser(state, seat, seat)
    ways = travels(state, seat)
    if chooser != seat:
        slots = [SLOTS[slot] for slot in goals(state, seat)]
        free = [name for name in slots if not asks(state, seat, SLOTS.index(name))]
        _, name = yield from choose(
            chooser, "travel", lambda: [("travel-to", name) for name in free or slots], details=fees(state, seat)
        )
        ways = [way for way in travels(state, seat) if isinstance(way, tuple) and way[1] == name]
    if not ways:  # sent where the supply does not reach
        state.note("stays", seat)
        return
    where = yield from choose(seat, "travel", lambda: ways, details=fees(state, seat))
    assert isinstance(where, tuple)
    slot = SLOTS.index(str(where[1]))
    if where[0] == "travel-toll":
        verbs.pay_toll(state, seat, by_toll(state, seat, slot))
    else:
        verbs.spend(state, seat, ruling.travel_price(state, seat, slot))
    yield from go(state, seat, slot)


def asks(state: State, seat: int, slot: int) -> bool:
    """Whether a traveller pays a toll or turns a secret on the way to a slot."""
    return bool(ruling.travel_tolls(state, seat, slot)) or ruling.travel_dark(state, seat, slot) > 0


def go(state: State, seat: int, slot: int) -> Flow[None]:
    """A pawn travels, supply aside: tolls are paid, secrets turned; what waits for leaving and arriving follows."""
    way = moments.Journey(state.boards[seat].pawn, slot)
    for toll in ruling.travel_tolls(state, seat, slot):
        verbs.pay_toll(state, seat, toll)
    verbs.turn_dark(state, seat, ruling.travel_dark(state, seat, slot))
    yield from moments.occurs(state, moments.LEAVING, seat, way)
    verbs.move_pawn(state, seat, slot)
    yield from moments.occurs(state, moments.TRAVELED, seat, way)


def can_roam(state: State, seat: int) -> bool:
    """Whether a player can travel by a power, without supply, as it is or with a modifier (Law 7.4)."""
    return moments.can_with_modifiers(state, seat, "travel", goals)


def opens(state: State, seat: int, card: int) -> bool:
    """Whether a modifier changes a travel that costs no supply: where it may lead, what is asked there, who chooses."""
    before = state.using

    def ways(*using: int) -> object:
        state.using = (*before, *using)
        asked = [(slot, asks(state, seat, slot)) for slot in goals(state, seat)]
        return asked, ruling.travel_chooser(state, seat, seat)

    changes = ways(card) != ways()
    state.using = before
    return changes


def readied(state: State, seat: int, where: Callable[[State, int], list[int]]) -> Flow[bool]:
    """The modifiers of a travel by a power (Law 7.4), without supply: those that change something are offered. Says
    whether one was chosen; the travel is then no longer declined."""
    able = [card for card in moments.modifiers(state, seat, "travel") if opens(state, seat, card)]
    yield from moments.modified_by(state, seat, "travel", where, able)
    return any(card in state.using for card in able)


def roam(state: State, seat: int) -> Flow[bool]:
    """A player may travel by a power, without supply. Where somebody else may choose for everybody leaving that site,
    the player only says whether. Says whether the pawn went."""
    if not can_roam(state, seat):
        return False

    def ways() -> list[Value]:
        return [("travel-to", SLOTS[slot]) for slot in goals(state, seat)]

    before, state.using = state.using, ()
    where: Value | None
    bound = yield from readied(state, seat, goals)
    chooser = ruling.travel_chooser(state, seat, seat)
    if chooser == seat:
        told = fees(state, seat, free=True)
        asked = (
            choose(seat, "travel", ways, details=told) if bound else optional(seat, "free-travel", ways, details=told)
        )
        where = yield from asked
    elif bound or (yield from may(seat, "free-travel-led", about=(chooser,))):
        where = yield from choose(chooser, "travel", ways, details=fees(state, seat, free=True))
    else:
        where = None
    went = isinstance(where, tuple) and (yield from led(state, seat, SLOTS.index(str(where[1]))))
    state.using = before
    return went


def led(state: State, seat: int, slot: int) -> Flow[bool]:
    """A pawn travels, supply aside, to where somebody chose. If that was another than the traveller, a toll or a secret
    needs the traveller's yes. Says whether the pawn went."""
    own = ruling.travel_chooser(state, seat, seat) == seat
    if not own and asks(state, seat, slot) and not (yield from may(seat, "travel-consent", about=(SLOTS[slot],))):
        return False
    yield from go(state, seat, slot)
    return True


def sent(state: State, seat: int, by: int, slot: int) -> Flow[bool]:
    """A pawn is made to travel by somebody else, without supply. Who may choose for everybody leaving that site does so
    instead; a toll or a secret needs the traveller's yes, else it fails. Says whether the pawn went."""
    chooser = ruling.travel_chooser(state, seat, by)
    if chooser != by:
        where = yield from choose(
            chooser,
            "travel",
            lambda: [("travel-to", SLOTS[goal]) for goal in goals(state, seat)],
            details=fees(state, seat, free=True),
        )
        slot = SLOTS.index(where[1])
    if asks(state, seat, slot) and not (yield from may(seat, "travel-consent", about=(SLOTS[slot],))):
        return False
    yield from go(state, seat, slot)
    return True
