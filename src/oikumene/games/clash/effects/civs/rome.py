"""What the advances and leaders of Rome do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.advances import costs_no_food, spared_from
from oikumene.games.clash.effects.civilizations import recruits_without
from oikumene.games.clash.effects.leaders import activates, captures, lcity, lspace, regions_with_cities
from oikumene.games.clash.effects.making import Do, bends, plainly, when
from oikumene.games.clash.model import (
    CAVALRY,
    HAPPY,
    INFANTRY,
    MOOD,
    NEUTRAL,
    NOTHING,
    RESOURCES,
    Ability,
    goods,
)
from oikumene.games.clash.rules import advances, cities, moments, payment, questions, verbs
from oikumene.games.clash.rules.aftermath import Fought
from oikumene.games.clash.state import (
    BARBARIANS,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    OBJECTIVE_DISCARD,
    Battle,
    State,
)
from oikumene.kernel.flow import Flow, Value, choose, gather
from oikumene.kit.goods import Swap, plus_one

# -- advances

SANITATION = "sanitation"


def _builds_drains(deed: Deed) -> Flow[None]:
    """Sanitation at its full price, without an action."""
    state, seat = deed.state, deed.seat
    n = state.book.power_of[SANITATION]
    paid = yield from payment.pays(state, seat, state.book.terms.advance, payment.ADVANCE, n)
    yield from advances.obtain(state, seat, n, paid=paid)


def _can_build_drains(deed: Deed) -> bool:
    state, seat = deed.state, deed.seat
    n, price = state.book.power_of[SANITATION], state.book.terms.advance
    return advances.why_not(state, seat, n) is None and payment.can_pay(state, seat, price, payment.ADVANCE, n)


AQUEDUCT = (
    spared_from("famine"),
    costs_no_food(questions.ADVANCE_PRICE, lambda state, n: state.book.powers[n].id == SANITATION),
    Ability(Do("rom-aqueduct", _builds_drains, _can_build_drains)),
)


def _own_city(state: State, side: int, hex: int) -> bool:
    city = state.cities.get(hex)
    return city is not None and city.owner == side


ROMAN_ROADS = bends(
    questions.ROADS,
    lambda state, side, value, start, goal: (
        4 if value and _own_city(state, side, start) and (goal < 0 or _own_city(state, side, goal)) else value
    ),
)


def _beat_somebody(deed: Deed, fact: Fought) -> bool:
    """A battle won against units, or a fortress."""
    if fact.winner != deed.seat:
        return False
    return fact.defender == deed.seat or bool(fact.defenders or fact.fortress)


CAPTIVI = (
    when(
        moments.BATTLE_OVER,
        "rom-captivi",
        plainly(lambda deed: verbs.gain(deed.state, deed.seat, goods(gold=1, mood=1))),
        holds=_beat_somebody,
    ),
    bends(
        questions.SWAPS,
        lambda state, side, value, what, hex: (
            (*value, Swap(MOOD, RESOURCES, why="rom-captivi")) if what == payment.BUILDING else value
        ),
    ),
)


def _remote(state: State, side: int, hex: int) -> bool:
    """At least three hexes from where the first city stood."""
    far = state.apart(state.players[side].first_city, hex)
    return far < 0 or far >= 3


def _delight(deed: Deed) -> Flow[None]:
    yield from payment.pays(deed.state, deed.seat, goods(culture=1))
    verbs.set_mood(deed.state, deed.about.hex, HAPPY)


PROVINCES = (
    recruits_without(CAVALRY, _remote),
    bends(questions.CAPTURED_MOOD, lambda state, side, value, hex, before: max(value, NEUTRAL)),
    when(
        moments.CAPTURED,
        "rom-provinces",
        _delight,
        holds=lambda deed, about: about.hex in deed.state.cities,
        able=lambda deed: (
            payment.can_pay(deed.state, deed.seat, goods(culture=1)) and deed.state.cities[deed.about.hex].mood < HAPPY
        ),
        at_will=True,
        fee=goods(culture=1),
    ),
)

# -- Emperor Augustus


def _princeps(deed: Deed) -> Flow[None]:
    """A card of each kind is drawn, then one of each is discarded."""
    state, seat = deed.state, deed.seat
    hex = lcity(state, seat)
    cities.activate(state, hex)
    yield from verbs.draw_action(state, seat)
    verbs.draw_objective(state, seat)
    for zone in (HAND_ACTIONS, HAND_OBJECTIVES):

        def listing(zone: int = zone) -> list[Value]:
            return [("discard", card) for card in state.distinct(state.zones[zone + seat])]

        if not state.zones[zone + seat]:
            continue
        picked = yield from choose(seat, "princeps", listing, secret=True)
        assert isinstance(picked, tuple)
        if zone == HAND_ACTIONS:
            verbs.discard_action(state, int(picked[1]), seat)
        else:
            state.move(int(picked[1]), OBJECTIVE_DISCARD)
    yield from cities.worked(state, seat, hex, "special")


PRINCEPS = Ability(Do("lead-augustus", _princeps, activates), action=True, price=goods(culture=1))


def in_foreign_region(state: State, seat: int, fight: Battle) -> bool:
    """In a region without an own city."""
    return state.board.spot[fight.hex] not in regions_with_cities(state, seat)


# -- Gaius Julius Caesar


def _statesman_steps(deed: Deed, picked: tuple[Value, ...] = ()) -> list[Value]:
    state, seat = deed.state, deed.seat
    hex = lcity(state, seat)
    if hex < 0 or state.cities[hex].mood + len(picked) >= HAPPY:
        return []
    price = plus_one(NOTHING, MOOD, state.cities[hex].size * (len(picked) + 1))
    return [("cheer", state.label(hex))] if payment.can_pay(state, seat, price, payment.CHEER) else []


def _statesman(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    hex = lcity(state, seat)
    picked = yield from gather(seat, "cheer", lambda picked: _statesman_steps(deed, picked), bool, low=1, high=2)
    price = plus_one(NOTHING, MOOD, state.cities[hex].size * len(picked))
    yield from payment.pays(state, seat, price, payment.CHEER)
    verbs.change_mood(state, hex, len(picked))


STATESMAN = Ability(Do("lead-caesar", _statesman, lambda deed: bool(_statesman_steps(deed))))


def _proconsul(deed: Deed) -> Flow[None]:
    yield from payment.pays(deed.state, deed.seat, goods(gold=1))
    verbs.place(deed.state, deed.seat, deed.about.hex, INFANTRY)


PROCONSUL = captures(
    "lead-caesar",
    _proconsul,
    able=lambda deed: (
        payment.can_pay(deed.state, deed.seat, goods(gold=1))
        and deed.state.players[deed.seat].units[INFANTRY] > 0
        and verbs.room_for_army(deed.state, deed.seat, deed.about.hex) > 0
    ),
    at_will=True,
    fee=goods(gold=1),
)

# -- Sulla


def _near_leader(state: State, side: int, value: bool, hex: int) -> bool:
    here = lspace(state, side)
    return value or (here >= 0 and 0 <= state.apart(here, hex) <= 2)


DICTATOR = (
    bends(questions.MAY_INFLUENCE, lambda state, side, value, hex: value and hex != lcity(state, side)),
    bends(questions.HOLDS_BACK, _near_leader),
)


def against_barbarians(state: State, seat: int, fight: Battle) -> bool:
    return fight.other(seat) == BARBARIANS
