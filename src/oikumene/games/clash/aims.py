"""What cards of the hand may come to: objectives by how near they are, wonders by what is there of all they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from oikumene.games.clash.effects.objectives import ARMIES, SHIPS, board_advances
from oikumene.games.clash.model import (
    BUILDINGS,
    CULTURE,
    FOOD,
    GOLD,
    GROUPS,
    HAPPY,
    IDEA,
    LARGEST,
    MOOD,
    ORE,
    RESOURCES,
    ROUNDS,
    ROWS,
    WOOD,
    Advance,
    Objective,
    Wonder,
    WonderCard,
)
from oikumene.games.clash.rules import objectives as rules
from oikumene.games.clash.rules import status
from oikumene.games.clash.state import HAND_OBJECTIVES, HAND_WONDERS, OPEN_WONDERS, State

#: What an objective is worth, and one of which nothing can be said yet.
POINTS, HIDDEN = 2.0, 0.12
#: What a card in another's hand is taken for, in points.
UNSEEN = 0.5
#: How likely one comes that is nearly there; and one that holds now, at the start of an age and at its end.
NEARLY, HOLDS, SURE = 0.6, 0.7, 0.95
#: A wonder: what is left of its worth for each action that it is away, and before the last one; resources that an
#: action brings; what one that stands brings besides its points, and a card for one in the hand.
DELAY, AT_LAST, COLLECT, ABILITY, CARD = 0.88, 0.96, 2.5, 0.6, 0.3


# -- objectives


def groups(group: str) -> Callable[[State, int], float]:
    """The share of a group of advances that a player has."""
    n = GROUPS.index(group)

    def near(state: State, seat: int) -> float:
        powers = state.book.powers
        have = 0
        for number in state.players[seat].owned:
            power = powers[number]
            have += isinstance(power, Advance) and power.group == n
        return have / ROWS

    return near


def stock(good: int) -> Callable[[State, int], float]:
    return lambda state, seat: min(1.0, state.players[seat].goods[good] / 5)


def lead(name: str) -> Callable[[State, int], float]:
    """How near a player is to most cities with a building."""
    building = BUILDINGS.index(name)

    def near(state: State, seat: int) -> float:
        have = [0] * (state.seats + 9)
        for city in state.cities.values():
            have[city.owner] += city.has(building)
        most = max([n for other, n in enumerate(have[: state.seats]) if other != seat], default=0)
        if not state.players[seat].powers & state.book.unlocking[building]:
            return 0.35 / (1 + most)
        return (have[seat] + 0.6) / (most + 1.6) if have[seat] <= most else 1.0

    return near


def of_cities(n: int, holds: Callable[[State, int, int], bool]) -> Callable[[State, int], float]:
    """How many own cities are as they should be."""

    def near(state: State, seat: int) -> float:
        return min(1.0, sum([city.owner == seat and holds(state, seat, hex) for hex, city in state.cities.items()]) / n)

    return near


def balanced(state: State, seat: int) -> float:
    powers = state.book.powers
    found = {power.group for n in state.players[seat].owned if isinstance(power := powers[n], Advance)}
    return min(1.0, len([group for group in found if group < len(GROUPS)]) / 9)


def planned(state: State, seat: int) -> float:
    found: set[int] = set()
    for city in state.cities.values():
        if city.owner == seat:
            found |= {n for n, colour in enumerate(city.buildings) if colour == seat}
    return min(1.0, len(found) / 4)


def largest(state: State, seat: int) -> float:
    return max([city.size for city in state.cities.values() if city.owner == seat], default=0) / LARGEST


def stores(state: State, seat: int) -> float:
    purse = state.players[seat].goods
    return sum([min(3, purse[good]) for good in (FOOD, WOOD, ORE)]) / 9


def governed(state: State, seat: int) -> float:
    return max([near(state, seat) for near in GOVERNED])


def ahead(state: State, seat: int) -> float:
    most = max([board_advances(state, other) for other in state.clockwise(seat)])
    own = board_advances(state, seat)
    return 1.0 if own > most else max(0.0, 0.7 - 0.15 * (most - own))


def focused(state: State, seat: int) -> float:
    return max([near(state, seat) for near in ALL_GROUPS])


def soldiers(n: int, ships: bool) -> Callable[[State, int], float]:
    return lambda state, seat: min(1.0, (ARMIES(state, seat) + (SHIPS(state, seat) if ships else 0)) / n)


ALL_GROUPS = tuple([groups(group) for group in GROUPS])
GOVERNED = ALL_GROUPS[9:]
#: How near objectives are, from 0 to 1, where it can be told from what is there.
NEAR: dict[str, Callable[[State, int], float]] = {
    "obj-civilization": of_cities(6, lambda state, seat, hex: True),
    "obj-academic": lead("academy"),
    "obj-coastal-culture": lead("port"),
    "obj-advanced": ahead,
    "obj-religious": lead("temple"),
    "obj-city-planner-advances": groups("construction"),
    "obj-ideas": stock(IDEA),
    "obj-happy": of_cities(4, lambda state, seat, hex: state.cities[hex].mood == HAPPY),
    "obj-enlightened": groups("education"),
    "obj-well-stocked": stores,
    "obj-rich": stock(GOLD),
    "obj-ore": stock(ORE),
    "obj-wood": stock(WOOD),
    "obj-food": stock(FOOD),
    "obj-city-planner-buildings": planned,
    "obj-focused": focused,
    "obj-culture": groups("culture"),
    "obj-science": groups("science"),
    "obj-merchant": groups("economy"),
    "obj-citadel": largest,
    "obj-seafarer": groups("seafaring"),
    "obj-government": governed,
    "obj-dominion": of_cities(
        4, lambda state, seat, hex: not any(near in state.cities for near in state.board.beside[hex])
    ),
    "obj-balanced": balanced,
    "obj-scientists": lead("observatory"),
    "obj-mercantile": lead("market"),
    "obj-legacy": lead("obelisk"),
    "obj-fortified": lead("fortress"),
    "obj-standing-army": of_cities(4, lambda state, seat, hex: bool(state.units[hex]) and state.whose[hex] == seat),
    "obj-militarized": groups("warfare"),
    "obj-military-might": soldiers(12, True),
    "obj-great-army": soldiers(7, False),
}


def objectives(state: State, seat: int, left: int) -> float:
    """What the objective cards of a hand may still bring: of each card the nearer half, a little for the other."""
    phases = status.last_age(state) - state.age + 1
    if phases <= 0:
        return 0.0
    total = 0.0
    titles: set[str] = set()
    for card in state.zones[HAND_OBJECTIVES + seat]:
        halves = rules.halves(state, card)
        found = [likely(state, seat, half, phases, left) for half in halves]
        best = 0 if found[0] >= found[1] else 1
        part = found[best] + 0.25 * found[1 - best] * (1 - found[best])
        if halves[best].id in titles and found[best] > 0.5:
            part *= 0.6  # one of a title a phase
        titles.add(halves[best].id)
        total += part
    return POINTS * total


def likely(state: State, seat: int, half: Objective, phases: int, left: int) -> float:
    """How likely an objective will be completed."""
    late = 1 - 0.55**phases
    if not half.status:
        return HIDDEN * late
    if half.condition(state, seat, None) and rules.payable(state, seat, half):
        return HOLDS + (SURE - HOLDS) * state.round / ROUNDS
    near = NEAR.get(half.id)
    if near is None:
        return HIDDEN * late
    share = near(state, seat)
    return max(0.05 * late, NEARLY * share * share * late * min(1.0, left / 3))


def wanted_groups(state: State, seat: int) -> dict[int, float]:
    """The groups of advances that objectives of the hand ask for: what another advance of each would be worth."""
    found: dict[int, float] = {}
    for card in state.zones[HAND_OBJECTIVES + seat]:
        for half in rules.halves(state, card):
            group = BY_GROUP.get(half.id)
            if group is not None:
                found[group] = 0.2 + ALL_GROUPS[group](state, seat)
    return found


BY_GROUP = {
    id: GROUPS.index(group)
    for id, group in {
        "obj-city-planner-advances": "construction",
        "obj-enlightened": "education",
        "obj-culture": "culture",
        "obj-science": "science",
        "obj-merchant": "economy",
        "obj-seafarer": "seafaring",
        "obj-militarized": "warfare",
    }.items()
}

# -- wonders


class Plan(NamedTuple):
    """A wonder that can still be built: its points by how far off it is, and the actions until then."""

    worth: float
    steps: float
    wonder: Wonder


def held(state: State, seat: int) -> list[Wonder]:
    """The wonders that a player may build: of the hand, or those that lie open."""
    cards = state.zones[OPEN_WONDERS] if state.variant.wonders == "open" else state.zones[HAND_WONDERS + seat]
    found = []
    for card in cards:
        printed = state.card(card)
        assert isinstance(printed, WonderCard)
        wonder = state.book.powers[state.book.power_of[printed.power]]
        assert isinstance(wonder, Wonder)
        found.append(wonder)
    return found


def any_wonder(state: State, seat: int) -> bool:
    """Whether there is a wonder that a player may build."""
    return bool(state.zones[OPEN_WONDERS if state.variant.wonders == "open" else HAND_WONDERS + seat])


def plans(state: State, seat: int, left: int) -> list[Plan]:
    """The wonders that a player can still build in the actions left, with what each promises; the best first."""
    sites = [city for city in state.cities.values() if city.owner == seat]
    if not sites:
        return []
    purse = state.players[seat].goods
    open_ = [city for city in sites if city.size < min(LARGEST, len(sites))]
    away = 0.0 if open_ else 2.0
    glad = [city for city in open_ or sites if city.mood == HAPPY]
    if not glad:
        small = min([city.size * (HAPPY - city.mood) for city in open_ or sites])
        away += 1.0 + 0.5 * max(0, small - purse[MOOD])
    found = []
    for wonder in held(state, seat):
        price = wonder.price
        lacking = sum([max(0, price[good] - purse[good]) for good in RESOURCES])
        lacking = max(0, lacking - max(0, purse[GOLD] - price[GOLD]))
        steps = away + 1.0 + lacking / COLLECT + max(0, price[CULTURE] - purse[CULTURE])
        steps += (not state.owns(seat, "engineering")) + (not state.owns(seat, wonder.requires))
        if wonder.beside >= 0 and not any(city.has(wonder.beside) for city in glad or sites):
            steps += 1.0
        if steps <= left:
            worth = wonder.points + ABILITY * min(1.0, left / 12)
            found.append(Plan(worth * AT_LAST * DELAY ** (steps - 1.0), steps, wonder))
    found.sort(key=lambda plan: -plan.worth)
    return found


def wonders(plans: Sequence[Plan]) -> float:
    """What the wonder cards of a hand are worth besides the goods that are there for them."""
    return CARD * min(1.0, sum([plan.worth for plan in plans]) / 2)


def powers(state: State, seat: int, time: int) -> float:
    """What the wonders that a player has built bring besides their points."""
    return ABILITY * min(1.0, time / 12) * sum([builder == seat for _, builder in state.builders])
