"""What bots go by in Clash of Cultures: what a position is worth (`outlook.py`), which answers are worth a thought, and
what can be said at once of answers that dice follow."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import (
    ARMY,
    BARBARIAN_UNITS,
    CULTURE,
    DIE,
    FIGURES,
    HULLS,
    SETTLEMENTS,
    SETTLER,
    UNITS,
)
from oikumene.games.clash.outlook import ACTION, AVERAGE, WORTH, actions_left, judged, of_fight, outlook, parts, work
from oikumene.games.clash.rules import influence
from oikumene.games.clash.rules.forces import enemy_at, fighters, fortress
from oikumene.games.clash.rules.questions import INFLUENCE_ROLL
from oikumene.games.clash.rules.tactics import tactic_of
from oikumene.games.clash.state import LAID, Battle, State, kind_of
from oikumene.games.clash.thinning import THIN
from oikumene.kernel.flow import DONE, NO, Ask, Value, is_free
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Habits, Sense, chances
from oikumene.kit import learned

#: How many points ahead make a win likely, at the start of the game and at its end: more than is so, for who is far
#: ahead or behind would otherwise see no difference between answers.
EARLY, LATE = 8.0, 6.0


def spread(state: State) -> float:
    """How many points ahead make a win likely, by the time that is left."""
    left = sum([actions_left(state, seat) for seat in range(state.seats)]) / state.seats
    return LATE + (EARLY - LATE) * min(1.0, left / 54)


def shares(state: State, points: Sequence[float]) -> list[float]:
    return chances(points, spread(state))


# -- what can be said without trying


def quick(match: Match[Any], ask: Ask, value: Value, action: float = AVERAGE) -> list[float] | None:
    """The shares after an answer that ends a turn, or that dice follow: by the odds, not by one throw."""
    state: State = match.state
    if is_free(value):
        return None
    if ask.prompt == "act":
        return shares(state, judged(state, ended=True)) if value == "end" else None
    if ask.prompt == "who":
        return of_attack(state, ask, value, action)
    if ask.prompt == "retreat" and value == NO and state.battle is not None:
        return fighting_on(state, state.battle, action)
    if ask.prompt == "tactic" and state.battle is not None:
        return of_tactic(state, ask.seat, value, action)
    if ask.prompt == "influence":
        return of_influence(state, ask, value, action)
    return None


def quick_near(match: Match[Any], ask: Ask, value: Value) -> list[float] | None:
    """The same for who looks no further than the own action: a move action is judged by where its groups could go."""
    if ask.prompt == "act" and value == "move":
        state: State = match.state
        state.actions -= 1
        found = shares(state, judged(state, moves=3))
        state.actions += 1
        return found
    return quick(match, ask, value, ACTION)


def rest(state: State, seat: int) -> list[float]:
    """The shares at the end of a seat's turn. Where the turn has gone over to the next player, nothing of that is
    counted yet: the turns that were ended in so many words are compared with this one."""
    return shares(state, judged(state, ended=state.active == seat and not state.acting, knows=seat))


def of_attack(state: State, ask: Ask, value: Value, action: float) -> list[float] | None:
    """The shares after a group is whole that attacks."""
    goal, seat = state.hex(ask.about[1]), ask.seat
    if enemy_at(state, seat, goal) < 0:
        return None
    picked = list(ask.picked or ())
    if value != DONE:
        picked.append(value)
        if len(picked) < ask.bounds[1]:
            return None
    group = tuple([FIGURES.index(str(pick[1])) | int(pick[2]) << 3 for pick in picked])
    origin = state.hex(ask.about[0])
    sea = any(kind_of(unit) in HULLS for unit in group)
    fighting = tuple([unit for unit in group if kind_of(unit) in (HULLS if sea else ARMY)])
    if not fighting:
        return None
    twin = state.copy()
    rest = list(twin.units[origin])
    for unit in group:
        rest.remove(unit)
    twin.units[origin] = tuple(rest)
    if not rest:
        twin.whose[origin] = -1
    fight = Battle(seat, enemy_at(state, seat, goal), goal, origin, fighting, sea)
    fight.came = tuple([unit for unit in group if unit not in fighting])
    twin.battle = fight
    defenders = fighters(twin, fight, fight.defender)
    fight.first = (len(fighting), len(defenders))
    if not defenders and fortress(twin, fight) == (0, 0):
        return None
    return shares(state, of_fight(twin, fight, action))


def fighting_on(state: State, fight: Battle, action: float) -> list[float]:
    """The shares if the next round is fought."""
    twin, later = state.copy(), fight.copy()
    later.round += 1
    later.extra = (0, 0)
    twin.battle = later
    return shares(state, of_fight(twin, later, action))


def of_tactic(state: State, seat: int, value: Value, action: float) -> list[float] | None:
    """The shares of a battle with an action card laid for it, or with none: what the card adds to the odds, and that it
    is gone. The other's card is not thought of."""
    fight = state.battle
    if fight is None or seat not in (fight.attacker, fight.defender) or is_free(value):
        return None
    if not isinstance(value, tuple):
        return shares(state, of_fight(state, fight, action))
    card = int(value[1])
    twin = state.copy()
    twin.battle = fight.copy()
    twin.move(card, LAID + seat)
    twin.tactics[seat] = state.book.power_of[tactic_of(state, card).id]
    twin.empower()
    return shares(state, of_fight(twin, twin.battle, action))


def of_influence(state: State, ask: Ask, value: Value, action: float) -> list[float] | None:
    """The shares after an attempt at a building of another colour: over all rolls, with the culture that would be added
    to them."""
    assert isinstance(value, tuple)
    seat, start, target = ask.seat, state.hex(ask.about[0]), state.hex(value[1])
    if state.awed or not influence.pieces(state, seat, target):
        return None
    paid = influence.cost(state, seat, start, target) or 0
    culture = state.players[seat].goods[CULTURE]
    more = bent(state, INFLUENCE_ROLL, seat, 0, target)
    able = culture - paid if influence.boostable(state, seat, start, target) else 0
    likely, spent = 0.0, float(paid)
    for face, _ in DIE:
        missing = max(0, influence.SUCCESS - face - more)
        if missing <= able:
            likely += 1 / len(DIE)
            spent += missing / len(DIE)
    points = judged(state, action=action)
    points[seat] += likely - spent * WORTH[CULTURE]
    colours = [state.cities[target].buildings[piece] for piece in influence.pieces(state, seat, target)]
    if 0 <= colours[0] < state.seats:
        points[colours[0]] -= likely
    return shares(state, points)


# -- what is thought about at all


def shortlist(match: Match[Any], ask: Ask, values: Sequence[Value]) -> Sequence[Value]:
    """The options that are worth a thought. What can be done at any time is thought about between actions."""
    thin = THIN.get(ask.prompt)
    if thin is None or len(values) < 2:
        return values
    if ask.offers and ask.prompt != "act":
        values = [value for value in values if not is_free(value)] or values
    return thin(match.state, ask, values) or values


# -- what comes to mind (`kit.learned`)

#: The evaluation is by hand; what is learned is what comes to mind.
TRAITS: tuple[str, ...] = ("one",)
#: Which hex it is says nothing, nor who: the map is another one each time.
BARE = ("hex", "seat", "side", "number")
MOODS: tuple[str, ...] = ("a", "t", "f", "b", "c", "p", "w")


def seats(state: State) -> int:
    return state.seats


def mood(state: State, seat: int) -> tuple[int, ...]:
    """Actions left, the age, food (or what stands in for it), what a building costs, cities, people on their way, what
    armies there are of one's own and of barbarians."""
    player = state.players[seat]
    food, wood, ore, idea, gold = player.goods[:5]
    people = UNITS[SETTLER] - player.units[SETTLER]
    armies = sum(UNITS[1:4]) - sum(player.units[1:4])
    return (
        min(3, state.actions) if seat == state.active else 4,
        min(9, state.age),
        min(9, food + (idea + gold) // 2),
        min(9, 2 * min(food, 1) + 2 * min(wood, 2) + 2 * min(ore, 2)),
        min(9, SETTLEMENTS - player.settlements),
        min(4, people),
        min(4, armies) + 5 * (sum(state.barbarian_units) < sum(BARBARIAN_UNITS)),
    )


def marks(state: State, seat: int, values: Sequence[Value]) -> list[int] | None:
    """What sets options apart: what a city would bring and whether it works for the second time; of what was put in
    order, which comes first."""
    found: list[int] = []
    some = False
    for n, value in enumerate(values):
        mark = -1
        if type(value) is tuple:
            lead = value[0]
            if lead in CITY_WORK:
                city = state.cities[state.hex(value[1])]
                mark = min(4, work(city)) + 5 * (city.acts > 0)
            elif lead in ("to", "road", "sail", "advance", "from"):
                mark = min(9, n)
        some = some or mark >= 0
        found.append(mark)
    return found if some else None


CITY_WORK = ("collect", "construct", "recruit", "wonder-in", "wonder-free")


def traits(state: State, seat: int) -> list[float]:
    return [1.0]


def stage(state: State) -> int:
    return 0


def points(state: State, seat: int) -> float:
    return 0.0


def guess(stage: int) -> dict[str, float]:
    return {}


def owned(state: State, seat: int) -> list[str]:
    """The advances a seat ends with, for reports."""
    return [state.book.powers[n].id for n in state.players[seat].owned]


def sense(package: str, near: bool = False) -> Sense:
    """What greedy and the tree search go by: the outlook by hand, what comes to mind learned from games."""
    known = learned.load(package, sys.modules[__name__])
    return Sense(
        outlook if near else partial(outlook, action=AVERAGE),
        5.0,
        spread,
        known.likely,
        sys.modules[__name__],
        shortlist=shortlist,
        quick=quick_near if near else quick,
        patient=True,
        habits=Habits(trust=0.6, primed=0.015, lines=6),
        turn=None if near else turn,
        rest=None if near else rest,
        parts=parts if near else partial(parts, action=AVERAGE),
        burdens=frozenset(("danger",)),
    )


def turn(state: State) -> tuple[int, int, int, bool]:
    """What changes when a turn is over."""
    return state.age, state.round, state.active, state.acting
