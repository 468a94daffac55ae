"""What a position is worth, for bots that look ahead: the points so far, and what may come of what is there.

Set by hand. What still brings something is worth more the longer the game lasts: cities above all, then advances,
people on their way to found a city, goods, armies where they are needed. Objectives and wonders of the hand count by
how near they are.
"""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.clash.model import (
    ANGRY,
    ARMY,
    BARREN,
    FORTRESS,
    GOLD,
    GOODS,
    HAPPY,
    LEADER,
    PIRATE_SHIP,
    RESOURCES,
    ROUNDS,
    SEA,
    SETTLER,
    SHIP,
    UNKNOWN,
    Wonder,
    WonderCard,
)
from oikumene.games.clash.rules import objectives, scoring, status
from oikumene.games.clash.state import (
    BARBARIANS,
    GREAT,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    HAND_WONDERS,
    City,
    State,
    kind_of,
)
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Sense
from oikumene.kit.places import each

#: How many points ahead make a win likely.
SCALE = 4.0
#: What a good is worth while it can still be used, up to four of a kind; half of that beyond.
WORTH = dict(zip(GOODS, (0.24, 0.25, 0.25, 0.22, 0.3, 0.2, 0.3), strict=True))
PLENTY = 4
#: What a city, its size and its mood are worth for the time that is left (at the start of the game).
CITY, SIZE, GLAD, SAD, YIELD = 1.4, 0.3, 0.5, 0.6, 0.05
#: A settler, one who could found a city where it stands, and what is unknown beside it.
PEOPLE, SITE, UNKNOWNS = 0.75, 0.35, 0.06
#: Units by their kinds, as long as there are not too many of them.
SOLDIERS = {1: 0.22, 2: 0.25, 3: 0.25, LEADER: 0.5, SHIP: 0.3, PIRATE_SHIP: 0.1}
ENOUGH = 6
#: What is at stake in a city that enemies could attack.
DANGER = 0.3
#: Cards of a hand: action cards, objectives, wonders.
CARD, GOAL, WONDER = 0.25, 0.45, 0.4
#: An objective whose condition holds now, by how far off the status phase is.
MET = 1.6
#: A wonder that could be built but for its price.
NEAR = 1.8
#: What units that could move would gain by it.
MARCH = 0.12
#: What advances are worth besides their points.
ADVANCES = {
    "storage": 0.7,
    "husbandry": 0.3,
    "irrigation": 0.1,
    "engineering": 0.3,
    "sanitation": 0.25,
    "roads": 0.15,
    "fishing": 0.25,
    "writing": 0.3,
    "public-education": 0.25,
    "philosophy": 0.3,
    "tactics": 0.4,
    "draft": 0.2,
    "myths": 0.3,
    "rituals": 0.2,
    "priesthood": 0.2,
    "bartering": 0.25,
    "taxes": 0.2,
    "trade-routes": 0.15,
    "arts": 0.25,
    "math": 0.3,
    "medicine": 0.2,
    "voting": 0.4,
    "nationalism": 0.35,
    "dogma": 0.1,
}


def outlook(state: State) -> list[float]:
    """The points each seat may expect."""
    return [expected(state, seat) for seat in range(state.seats)]


def expected(state: State, seat: int) -> float:
    """The points of a player now, and what may come."""
    now = sum(scoring.sheet(state, seat).values()) / 2
    left = time_left(state)
    return (
        now
        + left * (realm(state, seat) + people(state, seat) + learned(state, seat))
        + goods(state, seat, left)
        + hand(state, seat, left)
        - danger(state, seat)
    )


def time_left(state: State) -> float:
    """The share of the game that is still to come."""
    whole = status.last_age(state) * ROUNDS
    gone = (state.age - 1) * ROUNDS + state.round - 1
    return max(0.0, (whole - gone) / whole)


# -- cities


def realm(state: State, seat: int) -> float:
    """Cities: that they are there, how large and how happy, and what lies around them."""
    total, sizes, n = 0.0, 0, 0
    for hex, city in state.cities.items():
        if city.owner != seat:
            continue
        n += 1
        sizes += city.size
        total += CITY + SIZE * city.size + mood(city) + YIELD * fields(state, hex)
    return total + 0.04 * min(8, n * min(n, 5) - sizes)


def mood(city: City) -> float:
    if city.mood == HAPPY:
        return GLAD
    return -SAD if city.mood == ANGRY else 0.0


def fields(state: State, hex: int) -> int:
    """The hexes around a city that it could collect from."""
    found = 0
    for near in (hex, *state.board.beside[hex]):
        kind = state.terrain[near]
        if kind not in (UNKNOWN, BARREN, SEA) and not state.exhausted >> near & 1:
            found += near == hex or near not in state.cities
    return min(found, 5)


# -- units


def people(state: State, seat: int) -> float:
    """Settlers by where they stand, soldiers and ships; and what a move that has begun may bring."""
    total, armed = 0.0, 0
    moving = bool(state.agenda) and state.agenda[-1][:2] == ("move", seat)
    room = state.players[seat].settlements
    for hex, owner in enumerate(state.whose):
        if owner != seat:
            continue
        for unit in state.units[hex]:
            kind = kind_of(unit)
            if kind == SETTLER:
                total += settler(state, hex, moving) if room > 0 else 0.1
                room -= 1
            else:
                armed += 1
                total += SOLDIERS[kind] if armed <= ENOUGH else 0.05
    return total


def settler(state: State, hex: int, moving: bool) -> float:
    """A settler: near to founding a city, or to what is unknown."""
    if site(state, hex):
        return PEOPLE + SITE + YIELD * fields(state, hex)
    beside = state.board.beside[hex]
    unknown = any(state.terrain[near] == UNKNOWN for near in beside)
    able = unknown or any(site(state, near) for near in beside)
    return PEOPLE + UNKNOWNS * unknown + MARCH * (moving and able)


def site(state: State, hex: int) -> bool:
    """Whether a city could be founded there, by its land."""
    kind = state.terrain[hex]
    return kind not in (UNKNOWN, BARREN, SEA) and hex not in state.cities and not state.exhausted >> hex & 1


def danger(state: State, seat: int) -> float:
    """Cities that enemies stand beside, with fewer to defend them."""
    total = 0.0
    for hex, city in state.cities.items():
        if city.owner != seat:
            continue
        foes = max([strength(state, near) for near in each(state.within(hex, 2)) if hostile(state, seat, near)] or [0])
        if foes:
            own = strength(state, hex) + city.has(FORTRESS)
            total += DANGER * (1 + city.size) * max(0.0, 1 - own / foes)
    return total


def hostile(state: State, seat: int, hex: int) -> bool:
    """Whether soldiers stand there that could attack the player."""
    owner = state.whose[hex]
    if owner in (-1, seat) or not state.units[hex]:
        return False
    return owner >= BARBARIANS or state.owns(owner, "tactics")


def strength(state: State, hex: int) -> int:
    return sum([kind_of(unit) in ARMY for unit in state.units[hex]])


# -- advances and goods


def learned(state: State, seat: int) -> float:
    """What advances bring besides their points."""
    powers = state.book.powers
    return sum([ADVANCES.get(powers[n].id, 0.1) for n in state.players[seat].owned])


def goods(state: State, seat: int, left: float) -> float:
    """Resources and tokens, for as long as they can be used."""
    usable = min(1.0, left * 6)
    total = 0.0
    for name, n in zip(GOODS, state.players[seat].goods, strict=True):
        total += WORTH[name] * (min(n, PLENTY) + 0.5 * max(0, min(n, 9) - PLENTY))
    if state.active == seat:
        usable = usable if state.actions or left > 0.1 else usable / 2
    return usable * total


# -- the hand


def hand(state: State, seat: int, left: float) -> float:
    """Cards: what can be completed in the status phase counts most, then wonders that are near."""
    zones = state.zones
    total = CARD * min(1.0, left * 6) * (len(zones[HAND_ACTIONS + seat]) + 2 * len(zones[GREAT + seat]))
    total += sum([goal(state, seat, card, left) for card in zones[HAND_OBJECTIVES + seat]])
    return total + sum([marvel(state, seat, card, left) for card in zones[HAND_WONDERS + seat]])


def goal(state: State, seat: int, card: int, left: float) -> float:
    """An objective card: the nearer of its halves."""
    best = GOAL * left
    soon = 0.55 + 0.45 * (state.round / ROUNDS)
    for half in objectives.halves(state, card):
        if half.status and half.condition(state, seat, None) and objectives.payable(state, seat, half):
            best = max(best, MET * soon)
    return best


def marvel(state: State, seat: int, card: int, left: float) -> float:
    """A wonder card: what is there of all that it needs."""
    printed = state.card(card)
    assert isinstance(printed, WonderCard)
    wonder = state.book.powers[state.book.power_of[printed.power]]
    assert isinstance(wonder, Wonder)
    usable = min(1.0, left * 4)
    if not state.owns(seat, "engineering"):
        return WONDER * left
    if not state.owns(seat, wonder.requires):
        return (WONDER + 0.2) * usable
    purse = state.players[seat].goods
    there = sum([min(have, n) for have, n in zip(purse, wonder.price, strict=True)])
    spare = sum([purse[good] for good in RESOURCES]) - sum([min(purse[g], wonder.price[g]) for g in RESOURCES])
    there = min(sum(wonder.price), there + min(spare, purse[GOLD]))
    glad = any(city.owner == seat and city.mood == HAPPY for city in state.cities.values())
    return usable * (WONDER + 0.2 + NEAR * (there / sum(wonder.price)) ** 2 * (1.0 if glad else 0.7))


# -- what is thought about at all


def shortlist(match: Match[State], ask: Ask, values: Sequence[Value]) -> Sequence[Value]:
    """Bots offer no exchange, and answer an offer with yes or no."""
    if ask.prompt in ("act", "exchange-answer"):
        return [v for v in values if v != "counter" and not (isinstance(v, tuple) and v[0] == "exchange")]
    return values


def sense() -> Sense:
    """What greedy and the tree search go by."""
    return Sense(outlook, SCALE, shortlist=shortlist)
