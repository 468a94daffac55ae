"""What a position is worth: the points so far, and what may come of what is there, for as long as the game lasts.

Set by hand, in points. What counts is what actions can still make of things: a player has three a turn, eighteen turns
in a whole game. About half of them collect; so a city is worth what it brings for a third of those, goods what they
buy, a settler a city less the way there, an army what it could take and what it keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from oikumene.games.clash import aims
from oikumene.games.clash.model import (
    ANGRY,
    BARREN,
    CULTURE,
    FOREST,
    FORTRESS,
    HAPPY,
    LEADER,
    MOOD,
    MOUNTAIN,
    PIRATE_SHIP,
    PLAINS,
    PORT,
    SEA,
    SETTLEMENTS,
    SETTLER,
    SHIP,
    UNKNOWN,
)
from oikumene.games.clash.odds import endings, kinds_at, odds, of_battle
from oikumene.games.clash.rules import scoring, status
from oikumene.games.clash.state import (
    BARBARIANS,
    GREAT,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    MOVED,
    NOBODYS,
    Battle,
    City,
    State,
    kind_of,
    marks_of,
)
from oikumene.kit.places import HexMap

#: The actions of a whole game.
WHOLE = 54
#: What an action that is left in this turn is worth: to who looks at the next one only (so little that something is
#: done with it rather than nothing), and to who goes on to the end of the turn (what an action brings on average).
ACTION, AVERAGE = 0.15, 0.8
#: What a free action costs of which nothing comes: enough not to begin it for nothing.
IDLENESS = 0.03
#: What a resource a collect is worth for each action that is left, of the best city, the next ...
YIELD = 0.034
SHARES = (1.0, 0.85, 0.7, 0.45, 0.3, 0.2, 0.15)
#: A city besides what it brings; that food, wood, ore can be had; room for buildings; all at the start of the game.
CITY, KIND, ROOM = 0.5, 0.5, 0.12
#: A city that is happy, and one that is angry, by its size and one more.
GLAD, SAD = 0.35, 0.2
#: What goods are worth: food, wood, ore, ideas, gold, mood, culture; the first of a kind more, those beyond less.
WORTH = (0.22, 0.21, 0.21, 0.2, 0.25, 0.18, 0.2)
CURVE = (0.0, 1.2, 2.3, 3.3, 4.2, 4.9, 5.4, 5.7)
BEYOND = 0.25
#: What an action can spend, of resources and of tokens.
SPENDS, TOKENS_SPENT = 0.55, 0.2
#: Units by kind (settlers are reckoned otherwise), and how many of them are of use.
SOLDIERS = {1: 0.2, 2: 0.25, 3: 0.25, LEADER: 0.5, SHIP: 0.3, PIRATE_SHIP: 0.1}
ENOUGH, SPARE = 6, 0.05
#: A city to be founded: the action it takes, a step on the way; what is unknown beside them; people who have
#: nowhere to go.
FOUND, STEP, UNSEEN, NOTHING = 0.3, 0.16, 0.15, 0.02
#: What a city is worth before it stands.
TO_COME = 0.7
#: What units that may still go in this action would gain by it.
STILL = 0.8
#: How likely enemies come, by how far off they are: barbarians, and players.
RAID = (0.0, 0.3, 0.14)
WAR = (0.0, 0.4, 0.22)
#: What may still come of an attack, by how far off it is.
REACH = (1.0, 0.6, 0.35, 0.2)
#: Action cards.
CARD = 0.28
#: What advances are worth besides their points, at the start of the game.
ADVANCES = {
    "storage": 0.9,
    "irrigation": 0.2,
    "husbandry": 0.35,
    "engineering": 0.3,
    "sanitation": 0.3,
    "roads": 0.2,
    "fishing": 0.25,
    "writing": 0.3,
    "public-education": 0.3,
    "free-education": 0.2,
    "philosophy": 0.35,
    "tactics": 0.5,
    "draft": 0.25,
    "myths": 0.35,
    "rituals": 0.2,
    "priesthood": 0.25,
    "state-religion": 0.2,
    "bartering": 0.3,
    "taxes": 0.3,
    "trade-routes": 0.15,
    "currency": 0.2,
    "arts": 0.3,
    "sports": 0.2,
    "monuments": 0.25,
    "theaters": 0.2,
    "math": 0.3,
    "astronomy": 0.15,
    "medicine": 0.25,
    "metallurgy": 0.15,
    "voting": 0.4,
    "separation-of-power": 0.1,
    "civil-liberties": 0.25,
    "free-economy": 0.3,
    "nationalism": 0.35,
    "totalitarianism": 0.2,
    "absolute-power": 0.3,
    "forced-labor": 0.3,
    "dogma": 0.15,
    "devotion": 0.1,
    "conversion": 0.15,
    "fanaticism": 0.2,
}
OTHER_ADVANCE = 0.15


class Land(NamedTuple):
    """The map by what it is, as sets."""

    plains: int
    forest: int
    mountain: int
    barren: int
    sea: int
    unknown: int


@lru_cache(maxsize=256)
def land(terrain: tuple[int, ...]) -> Land:
    """The sets of the hexes of each kind."""
    found = []
    for kind in (PLAINS, FOREST, MOUNTAIN, BARREN, SEA, UNKNOWN):
        found.append(sum([1 << hex for hex, there in enumerate(terrain) if there == kind]))
    return Land(*found)


@lru_cache(maxsize=8192)
def rings(board: HexMap, walk: int, hex: int) -> tuple[int, int, int]:
    """The land in one, two and three steps from a hex, each without the others."""
    one = board.masks[hex] & walk
    two = board.around(one) & walk & ~one & ~(1 << hex)
    return one, two, board.around(two) & walk & ~two & ~one


class Survey:
    """A table at one look: where what lies and stands, for the evaluation of all seats."""

    __slots__ = ("armies", "free", "land", "left", "places", "state", "useful", "walk")

    def __init__(self, state: State, left: list[int]) -> None:
        self.state = state
        self.left = left
        self.land = found = land(tuple(state.terrain))
        built = 0
        for hex in state.cities:
            built |= 1 << hex
        #: Where units walk.
        self.walk = walk = found.plains | found.forest | found.mountain | found.barren
        taken = 0
        #: Armies by owner: (hex, kinds).
        self.armies: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
        for hex, owner in enumerate(state.whose):
            if owner == NOBODYS:
                continue
            if owner >= BARBARIANS:
                taken |= 1 << hex
            if walk >> hex & 1:
                kinds = kinds_at(state, hex)
                if kinds:
                    self.armies.setdefault(owner, []).append((hex, kinds))
        open_land = ~state.exhausted & ~built
        #: Where a city could stand; where each player's cities can collect.
        self.free = (walk & ~found.barren) & open_land & ~taken
        fertile = (found.plains | found.forest | found.mountain) & open_land & ~taken
        dry = fertile | found.barren & open_land & ~taken
        self.useful = [dry if state.owns(seat, "irrigation") else fertile for seat in range(state.seats)]
        self.places: dict[int, float] = {}

    def fields(self, seat: int, hex: int) -> int:
        """The hexes that a city there can collect from, as a set; of the sea none."""
        return self.state.board.masks[hex] & self.useful[seat] | 1 << hex

    def rings(self, hex: int) -> tuple[int, int, int]:
        return rings(self.state.board, self.walk, hex)


# -- time


def actions_left(state: State, seat: int, ended: bool = False) -> int:
    """The actions a player still has, in this turn and in those to come; `ended`: the active player does no more."""
    rounds = (status.last_age(state) - state.age + 1) * state.book.terms.rounds - state.round
    if seat == state.active:
        return state.book.terms.actions * rounds + (0 if ended else max(0, state.actions))
    coming = (seat - state.first) % state.seats > (state.active - state.first) % state.seats
    return state.book.terms.actions * (rounds + coming)


# -- all of it


def outlook(state: State, action: float = ACTION) -> list[float]:
    """The points each seat may expect; in a battle, by its odds."""
    fight = state.battle
    if fight is None or fight.settled or not fight.force:
        return judged(state, action=action)
    return of_fight(state, fight, action)


def of_fight(state: State, fight: Battle, action: float = ACTION) -> list[float]:
    """The points each seat may expect of a battle before its dice are rolled."""
    found = of_battle(state, fight)
    return mixed([(share, judged(twin, action=action)) for share, twin in endings(state, fight, found)])


def mixed(ends: Sequence[tuple[float, Sequence[float]]]) -> list[float]:
    """What is to be expected of several endings."""
    whole = sum([share for share, _ in ends])
    return [sum([share * points[seat] for share, points in ends]) / whole for seat in range(len(ends[0][1]))]


def judged(
    state: State, *, ended: bool = False, moves: int = 0, action: float = ACTION, knows: int = -1
) -> list[float]:
    """The points each seat may expect of a table at peace. `ended`: the active player's turn is over; `moves`: so many
    groups of the active player may still go; `action`: what an action is worth that is left; `knows`: between turns it
    is this player who knows the own objectives, and the next turn is one of those to come."""
    left = [actions_left(state, seat, ended) for seat in range(state.seats)]
    survey = Survey(state, left)
    moves = moves or going(state)
    found = danger(survey)
    for seat in range(state.seats):
        active = seat == state.active
        found[seat] = expected(survey, seat, knows) + movers(survey, seat, moves if active else 0) - found[seat]
        if active and not ended and knows < 0:
            found[seat] += action * max(0, state.actions) - IDLENESS * len(state.done)
    return found


def going(state: State) -> int:
    """How many groups may still go in a move action that is on: it is seen by who has moved."""
    seat = state.active
    gone = sum(
        [
            owner == seat and any(marks_of(unit) & MOVED for unit in state.units[hex])
            for hex, owner in enumerate(state.whose)
        ]
    )
    return max(0, 3 - gone) if gone else 0


#: What the expectation of a player is made of, beside the units that may move, dangers and actions left.
SOURCES = ("points", "cities", "advances", "goods", "cards", "objectives", "wonders")


def parts(state: State, seat: int, action: float = ACTION) -> dict[str, tuple[float, float]]:
    """What the outlook of a player is made of, by name: for who is to be told why. A battle counts as it stands."""
    left = [actions_left(state, one, False) for one in range(state.seats)]
    survey = Survey(state, left)
    active = seat == state.active
    named = dict(zip(SOURCES, sources(survey, seat), strict=True))
    named["people"] = movers(survey, seat, going(state) if active else 0)
    named["actions"] = action * max(0, state.actions) - IDLENESS * len(state.done) if active else 0.0
    threat = danger(survey)[seat]
    return {**{name: (worth, worth) for name, worth in named.items()}, "danger": (threat, -threat)}


def expected(survey: Survey, seat: int, knows: int = -1) -> float:
    """The points of a player now, and what may come of cities, advances, goods and cards in the actions left."""
    return sum(sources(survey, seat, knows))


def sources(survey: Survey, seat: int, knows: int = -1) -> tuple[float, ...]:
    """The same, one by one (`SOURCES`)."""
    state, left = survey.state, survey.left[seat]
    share = left / WHOLE
    zones = state.zones
    cards = len(zones[HAND_ACTIONS + seat]) + 2 * len(zones[GREAT + seat])
    plans = aims.plans(state, seat, left) if aims.any_wonder(state, seat) else []
    # whose turn it is knows the own objectives; in the status phase everybody looks at them
    own = seat == (state.active if knows < 0 else knows) or bool(state.agenda and state.agenda[-1][0] == "status")
    return (
        sum(scoring.sheet(state, seat).values()) / 2,
        realm(survey, seat, left),
        share * learned(state, seat),
        goods(state.players[seat].goods, left, plans),
        CARD * min(1.0, left / 6) * min(cards, 7),
        aims.objectives(state, seat, left) if own else aims.UNSEEN * len(zones[HAND_OBJECTIVES + seat]),
        aims.wonders(plans) + (aims.powers(state, seat, left) if state.builders else 0.0),
    )


def wants(state: State, seat: int, left: int) -> tuple[int, ...]:
    """What of each good is never too much, for a wonder."""
    plans = aims.plans(state, seat, left) if aims.any_wonder(state, seat) else []
    purse = state.players[seat].goods
    if plans and saved(purse, left, plans[0]) > NEARLY_SO * spent(purse, left):
        return plans[0].wonder.price
    return NO_NEEDS


NO_NEEDS = (0,) * 7
#: From when on goods are collected for a wonder: what they are worth for it, by what they are worth otherwise.
NEARLY_SO = 0.85


# -- cities


def realm(survey: Survey, seat: int, left: int) -> float:
    """Cities: what they bring, that they are there, and what can still be built in them."""
    state, found = survey.state, survey.land
    brings, kinds, sizes, n, moods = [], 0, 0, 0, 0.0
    for hex, city in state.cities.items():
        if city.owner != seat:
            continue
        n += 1
        sizes += city.size
        fields = survey.fields(seat, hex)
        kinds |= bool(fields & found.plains) | bool(fields & found.forest) << 1 | bool(fields & found.mountain) << 2
        number = fields.bit_count() + (city.has(PORT) or fishing(survey, seat, hex))
        brings.append(min(city.size, number))
        moods += mood(city)
    brings.sort(reverse=True)
    income = sum([share * number for share, number in zip(SHARES, brings, strict=False)])
    share = left / WHOLE
    room = max(0, min(8, n * min(n, 5) - sizes))
    return (
        YIELD * left * income
        + share * (CITY * n + KIND * kinds.bit_count())
        + min(1.0, 3 * share) * ROOM * room
        + min(1.0, left / 12) * moods
    )


def mood(city: City) -> float:
    """A happy city brings more for a while; an angry one less, but not for longer than it takes to cheer it up."""
    if city.mood == ANGRY:
        return -SAD * (1 + city.size)
    return GLAD if city.mood == HAPPY else 0.0


def work(city: City) -> int:
    """What a city brings at most."""
    return 1 if city.mood == ANGRY else city.size + (city.mood == HAPPY)


def fishing(survey: Survey, seat: int, hex: int) -> bool:
    return bool(survey.state.board.masks[hex] & survey.land.sea) and survey.state.owns(seat, "fishing")


# -- advances and goods


def learned(state: State, seat: int) -> float:
    """What advances bring besides their points."""
    powers = state.book.powers
    return sum([ADVANCES.get(powers[n].id, OTHER_ADVANCE) for n in state.players[seat].owned])


def goods(purse: Sequence[int], left: int, plans: Sequence[aims.Plan] = ()) -> float:
    """Resources and tokens: what of them can still be spent, or what a wonder makes of them and of the rest."""
    return max([spent(purse, left), *[saved(purse, left, plan) for plan in plans[:2]]])


def saved(purse: Sequence[int], left: float, plan: aims.Plan) -> float:
    """What goods are worth to who saves for a wonder: its points, and what the rest can still be spent on."""
    rest = [max(0, n - asked) for n, asked in zip(purse, plan.wonder.price, strict=True)]
    return plan.worth + spent(rest, max(0.0, left - plan.steps))


def spent(purse: Sequence[int], left: float) -> float:
    """The same to who spends them as they come: the first of a kind more than the seventh."""
    values = [worth * amount(n) for worth, n in zip(WORTH, purse, strict=True)]
    return min(sum(values[:MOOD]), SPENDS * left) + min(values[MOOD] + values[CULTURE], TOKENS_SPENT * left)


def amount(n: int, need: int = 0) -> float:
    """How much so many of a kind count: what a wonder asks for always wholly."""
    count = CURVE[n] if n < len(CURVE) else CURVE[-1] + BEYOND * (n - len(CURVE) + 1)
    return max(count, min(n, need) + 0.5 * max(0, n - need)) if need else count


# -- units


def movers(survey: Survey, seat: int, moves: int) -> float:
    """Settlers by where they could found a city, soldiers by what they could take; `moves`: so many groups may go."""
    state, left = survey.state, survey.left[seat]
    total, gains, armed, room = 0.0, [], 0, state.players[seat].settlements
    targets = aimed(survey, seat, left) if seat in survey.armies and state.owns(seat, "tactics") else []
    used_up = min(1.0, left / 12)
    for hex, owner in enumerate(state.whose):
        if owner != seat:
            continue
        people = 0
        still = False
        for unit in state.units[hex]:
            kind = kind_of(unit)
            still = still or not marks_of(unit) & MOVED
            if kind == SETTLER:
                people += 1
            else:
                armed += 1
                total += (SOLDIERS[kind] if armed <= ENOUGH else SPARE) * used_up
        if people:
            now, then = settlers(survey, seat, hex, left)
            used = min(people, max(0, room))
            room -= people
            total += used * now
            if moves and still and used and then > now:
                gains.append(used * (then - now))
        if targets:
            now, then = war(survey, hex, targets)
            total += now
            if moves and still and then > now:
                gains.append(then - now)
    if gains:
        total += STILL * sum(sorted(gains, reverse=True)[:moves])
    return total


def settlers(survey: Survey, seat: int, hex: int, left: int) -> tuple[float, float]:
    """What a settler there is worth: as it stands, and if it could take a step at once."""
    if left < 1:
        return 0.0, 0.0
    now = then = NOTHING
    free, unknown = survey.free, survey.land.unknown
    for far, ring in enumerate((1 << hex, *survey.rings(hex))):
        if far and left < 2 + (far > 1):
            break
        best = 0.0
        rest = ring & free
        while rest:
            low = rest & -rest
            rest ^= low
            best = max(best, place(survey, seat, low.bit_length() - 1, left - 1 - (far > 0)))
        if best:
            now = max(now, TO_COME * best - FOUND - STEP * far)
            then = max(then, TO_COME * best - FOUND - STEP * (far - 1 if far else 1))
    if survey.state.board.masks[hex] & unknown and left > 3:
        unseen = UNSEEN + 0.5 * left / WHOLE
        now, then = max(now, unseen), max(then, unseen + STEP)
    return now, then


def place(survey: Survey, seat: int, hex: int, left: int) -> float:
    """What a city on that hex would be worth, a little less than once it stands."""
    known = survey.places.get(hex)
    if known is None:
        found, fields = survey.land, survey.fields(seat, hex)
        kinds = bool(fields & found.plains) + bool(fields & found.forest) + bool(fields & found.mountain)
        coast = bool(survey.state.board.masks[hex] & found.sea)
        known = survey.places[hex] = 0.04 * min(5, fields.bit_count()) + 0.08 * (kinds + coast)
    share = left / WHOLE
    brings = 0.8 * YIELD * WHOLE * SHARES[min(SETTLEMENTS - survey.state.players[seat].settlements, 6)]
    return 1.0 + share * (CITY + brings + known) + min(1.0, 3 * share) * ROOM


# -- war


def value_of(state: State, hex: int, left: int) -> float:
    """What a city is worth to who takes it, or who keeps it."""
    city = state.cities[hex]
    own = sum([colour == city.owner for colour in city.buildings]) if city.owner < BARBARIANS else 0
    share = left / WHOLE
    return 1.0 + own + 2.0 * len(city.wonders) + share * (CITY + 1.0 + 0.5 * city.size)


class Target(NamedTuple):
    """Somewhere to attack: what it is worth, who defends it, and what lies beside it in one, two and three steps."""

    hex: int
    worth: float
    foe: tuple[int, ...]
    fort: bool
    rings: tuple[int, int, int]


def aimed(survey: Survey, seat: int, left: int) -> list[Target]:
    """What a player's armies could attack."""
    state, found = survey.state, []
    if left < 2:
        return []
    settle = state.players[seat].settlements > 0
    for hex, city in state.cities.items():
        if city.owner == seat or any(one == seat and other == city.owner for one, other, _ in state.pacts):
            continue
        worth = value_of(state, hex, left) if settle else 0.24 * city.size
        if city.owner < state.seats:
            worth += 0.24 * city.size + (0.5 if settle else 1.0)
        worth += 0.5 if city.owner == BARBARIANS else 0.0
        foe = kinds_at(state, hex) if state.whose[hex] == city.owner else ()
        found.append(Target(hex, worth, foe, city.has(FORTRESS), survey.rings(hex)))
    for owner, armies in survey.armies.items():
        for hex, kinds in armies:
            if owner != seat and hex not in state.cities:
                worth = 0.3 + (0.25 if owner == BARBARIANS else 0.2 * len(kinds))
                found.append(Target(hex, worth, kinds, False, survey.rings(hex)))
    return found


def war(survey: Survey, hex: int, targets: Sequence[Target]) -> tuple[float, float]:
    """What an army there could still take: as it stands, and if it could go a step at once."""
    force = kinds_at(survey.state, hex)
    if not force:
        return 0.0, 0.0
    return hunts(survey, hex, force, targets), hunts(survey, hex, force, targets, 1)


def hunts(survey: Survey, hex: int, force: tuple[int, ...], targets: Sequence[Target], steps: int = 0) -> float:
    """The best that an army there could attack; `steps`: it could go so many at once."""
    best = 0.0
    cost = 0.2 * len(force) + 0.4 * (LEADER in force)
    for target in targets:
        far = next((n for n, ring in enumerate(target.rings, 1) if ring >> hex & 1), 0)
        if not far:
            continue
        found = odds(force, target.foe, target.fort)
        gain = found.won * target.worth - (found.lost + found.even) * cost - 0.1
        if gain > best:
            best = max(best, REACH[far - steps] * gain)
    return best


def danger(survey: Survey) -> list[float]:
    """What each player may lose to armies near the cities."""
    state = survey.state
    found = [0.0] * state.seats
    warlike = [owner for owner in survey.armies if owner >= BARBARIANS or state.owns(owner, "tactics")]
    if not warlike:
        return found
    for hex, city in state.cities.items():
        seat = city.owner
        if seat >= state.seats:
            continue
        worst, own = 0.0, None
        one, two, _ = survey.rings(hex)
        for owner in warlike:
            if owner == seat:
                continue
            likely = RAID if owner >= BARBARIANS else WAR
            for at, kinds in survey.armies[owner]:
                far = 1 if one >> at & 1 else 2 if two >> at & 1 else 0
                if far:
                    if own is None:
                        own = kinds_at(state, hex) if state.whose[hex] == seat else ()
                    worst = max(worst, likely[far] * odds(kinds, own, city.has(FORTRESS)).won)
        if worst:
            left = survey.left[seat]
            last = 2.0 if state.count_cities(seat) == 1 else 0.0
            found[seat] += worst * (value_of(state, hex, left) + 0.2 + last) * min(1.0, left / 6)
    return found
