"""What the advances and leaders of Phoenicia do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.advances import has
from oikumene.games.clash.effects.civilizations import one_of
from oikumene.games.clash.effects.leaders import cancel_for, lspace, near_own_city
from oikumene.games.clash.effects.making import bends, plainly, when
from oikumene.games.clash.model import CITY, CULTURE, HAPPY, IDEA, PORT, SHIP, TEMPLE, goods
from oikumene.games.clash.rules import moments, questions, routes, verbs
from oikumene.games.clash.rules.aftermath import Fought
from oikumene.games.clash.rules.questions import Yield
from oikumene.games.clash.state import Battle, State

# -- advances


def _free_ports(state: State, side: int, value: int, line: str) -> int:
    """Half a point more for each own port; the government's advances bring none."""
    if line == "pieces":
        return value + sum(city.buildings[PORT] == side for city in state.cities.values())
    if line == "advances":
        return value - sum(state.book.advance(n).government for n in state.players[side].owned)
    return value


CITY_INDEPENDENCE = (
    bends(questions.KEEPS_PIECES, lambda state, side, value, building: value or building == PORT),
    bends(questions.SCORES, _free_ports),
)


def _biremes(state: State, side: int, value: int) -> int:
    fight = state.battle
    if fight is None or not fight.sea or side not in (fight.attacker, fight.defender):
        return value
    foe = fight.other(side)
    armed = foe < state.seats and has(state, foe, "war-ships")
    return value + (2 if not armed or fight.round == 1 else 0)


BIREMES = bends(questions.BONUS, _biremes)

#: So many routes can bring letters.
LETTERS, MOST_LETTERS = "pho-alphabet", 2


def _letters(
    state: State, side: int, value: tuple[Yield, ...], start: int, city: int, used: tuple[str, ...]
) -> tuple[Yield, ...]:
    if used.count(LETTERS) >= MOST_LETTERS:
        return value
    return (*value, Yield(CULTURE, 1, LETTERS), Yield(IDEA, 2, LETTERS))


ALPHABET = bends(questions.ROUTE_YIELDS, _letters)

FAR_TRADE = 3


def _ports(state: State, side: int) -> dict[tuple[int, int], int]:
    """Own cities with a port, which carry a route themselves."""
    return {(hex, CITY): 1 for hex in state.cities_of(side) if state.cities[hex].has(PORT)}


def _far_trade(state: State, side: int, value: int, start: int, by: int, city: int) -> int:
    far = by in (SHIP, CITY) and bool(verbs.coastal(state, city))
    return max(value, FAR_TRADE) if far else value


CEDARS_AND_DYES = (
    bends(questions.CARRIERS, lambda state, side, value: {**value, **_ports(state, side)}),
    bends(questions.ROUTE_RANGE, _far_trade),
)

# -- Ithobaal

DELIVERANCE = bends(
    questions.CAPTURED_MOOD,
    lambda state, side, value, hex, before: (
        HAPPY if side in before.buildings and state.leader_at(side) == hex else value
    ),
)


def near_temple(state: State, seat: int, fight: Battle) -> bool:
    """Within two hexes of an own city with a temple."""
    return near_own_city(state, seat, fight.hex, 2, TEMPLE)


# -- King Hiram

TRADE_MASTER = bends(questions.ROUTE_LIMIT, lambda state, side, value, starts: value + (lspace(state, side) in starts))

# -- Pygmalion


def _from_here(deed: Deed, used: tuple[routes.Route, ...]) -> bool:
    """A settler or ship with the leader has carried a route."""
    here = lspace(deed.state, deed.seat)
    return any(route.start == here and route.by in routes.TRADERS for route in used)


MEDITERRANEAN_TRADER = when(
    moments.TRADED, "lead-pygmalion", lambda deed: one_of(deed, "gold", "culture"), holds=_from_here
)


def _defends_city(state: State, seat: int, fight: Battle) -> bool:
    return fight.defender == seat and fight.hex in state.cities


def _protected(deed: Deed, fact: Fought) -> bool:
    fight = deed.state.battle
    return fact.winner == deed.seat and fight is not None and (deed.seat, "lead-pygmalion") in fight.used


PROTECTOR = (
    cancel_for("lead-pygmalion", goods(culture=1), once=True, holds=_defends_city),
    when(
        moments.BATTLE_OVER,
        "lead-pygmalion",
        plainly(lambda deed: verbs.gain_one(deed.state, deed.seat, CULTURE)),
        holds=_protected,
    ),
)
