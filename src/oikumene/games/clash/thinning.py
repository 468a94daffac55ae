"""Which answers are worth a thought: a turn of Clash of Cultures has many small ones, and most of them have one that
is plainly right. What to collect, what to pay with, whom to lose is reckoned here at once; of what is left a few."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from oikumene.games.clash import aims
from oikumene.games.clash.model import (
    ARMY,
    FIGURES,
    FOREST,
    GOODS,
    KINDS,
    MOUNTAIN,
    SEA,
    SETTLER,
    SHIP,
    UNKNOWN,
)
from oikumene.games.clash.odds import odds
from oikumene.games.clash.outlook import (
    ADVANCES,
    OTHER_ADVANCE,
    UNSEEN,
    WORTH,
    Survey,
    actions_left,
    aimed,
    amount,
    hunts,
    settlers,
    wants,
    work,
)
from oikumene.games.clash.rules import objectives, verbs
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.state import HAND_OBJECTIVES, State, kind_of
from oikumene.kernel.flow import DONE, Ask, Value

#: So many advances are thought about, people on the way at most, ships; goals of a group.
ADVANCES_TRIED, PEOPLE, FLEET, GOALS = 8, 3, 2, 3
RECRUITING, BUILDINGS_TRIED = 2, 4
#: So many offers are made in a turn, each worth so much to both.
OFFERS, GAIN = 2, 0.04


def word(value: Value) -> str:
    return str(value[0]) if isinstance(value, tuple) else str(value)


def needs(state: State, seat: int) -> Sequence[int]:
    """What the wonder that is nearest asks for."""
    return wants(state, seat, actions_left(state, seat))


# -- goods


def thin_collect(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """The goods that are worth most beside what is there, one a hex; the lowest hex of them comes first."""
    seat, city = ask.seat, state.hex(ask.about[0])
    purse, wanted = list(state.players[seat].goods), needs(state, seat)
    taken, seas, far = set(), 0, 0
    near = state.board.masks[city] | 1 << city
    for pick in ask.picked or ():
        if pick[0] == "take":
            purse[GOODS.index(str(pick[2]))] += 1
        hex = state.hex(pick[1])
        taken.add(hex)
        seas += state.terrain[hex] == SEA
        far += not near >> hex & 1
    most = [verbs.limit(state, seat, good) for good in range(len(GOODS))]
    open_: list[tuple[int, int, int]] = []  # place in the list, hex, good
    for n, value in enumerate(values):
        if isinstance(value, tuple) and value[0] == "take":
            open_.append((n, state.hex(value[1]), GOODS.index(str(value[2]))))
        elif isinstance(value, tuple) and value[0] == "seize":
            return list(values)
    chosen: list[int] = []
    for _ in range(ask.bounds[1] - len(ask.picked or ())):
        best, gain = None, 1e-9
        for n, hex, good in open_:
            sea, away = state.terrain[hex] == SEA, not near >> hex & 1
            if hex in taken or (sea and seas) or (away and far > 1) or purse[good] >= most[good]:
                continue
            have, need = purse[good], wanted[good]
            more = WORTH[good] * (amount(have + 1, need) - amount(have, need))
            if more > gain:
                best, gain = (n, hex, good), more
        if best is None:
            break
        n, hex, good = best
        chosen.append(n)
        purse[good] += 1
        taken.add(hex)
        seas += state.terrain[hex] == SEA
        far += not near >> hex & 1
    if chosen:
        return [values[min(chosen)]]
    return [DONE] if DONE in values else [values[0]]


def thin_pay(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """In kind, or by what is least worth beside the rest."""
    purse, wanted = state.players[ask.seat].goods, needs(state, ask.seat)

    def loss(value: Value) -> float:
        if not isinstance(value, tuple) or str(value[1]) not in GOODS:
            return 0.3
        good = GOODS.index(str(value[1]))
        have = purse[good]
        lost = WORTH[good] * (amount(have, wanted[good]) - amount(max(0, have - 1), wanted[good]))
        stands = GOODS.index(str(value[2])) if len(value) > 2 and str(value[2]) in GOODS else good
        kept = purse[stands]
        return lost - WORTH[stands] * (amount(kept, wanted[stands]) - amount(max(0, kept - 1), wanted[stands]))

    if DONE in values:
        swaps = [value for value in values if isinstance(value, tuple) and loss(value) < -0.02]
        return [min(swaps, key=loss)] if swaps else [DONE]
    return [min(values, key=loss)]


# -- what is bought


def thin_advance(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """The advances that promise most, the best first: by themselves, by their token, for what is in the hand."""
    seat = ask.seat
    asked = [wonder.requires for wonder in aims.held(state, seat)] if aims.any_wonder(state, seat) else []
    wanted = aims.wanted_groups(state, seat) if state.zones[HAND_OBJECTIVES + seat] else {}

    def promise(value: Value) -> float:
        if word(value) != "advance":
            return 0.0  # there may be a way to decline
        advance = state.book.advance(state.book.power_of[str(value[1])])  # type: ignore[index]
        more = 0.2 if advance.border >= 0 else 0.0
        more += 0.25 if advance.unlocks >= 0 else 0.0
        more += 0.6 if advance.id in asked else 0.0
        return ADVANCES.get(advance.id, OTHER_ADVANCE) + more + wanted.get(advance.group, 0.0)

    best = sorted(values, key=promise, reverse=True)
    return best[:ADVANCES_TRIED] + [value for value in best[ADVANCES_TRIED:] if word(value) != "advance"]


def thin_recruit(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """As many settlers as can soon found cities, soldiers, a leader where there is none, a ship or two."""
    seat, picked = ask.seat, ask.picked or ()
    player = state.players[seat]
    people = sum([kind_of(unit) == SETTLER for hex in state.units_of(seat) for unit in state.units[hex]]) + sum(
        [pick[1] == KINDS[SETTLER] for pick in picked]
    )
    kept: list[Value] = []
    for value in values:
        if not isinstance(value, tuple):
            kept.append(value)
        elif value[0] == "leader":
            if player.leader < 0:
                kept.append(value)
        elif value[0] != "card-by" and value[1] == KINDS[SETTLER]:
            if people < min(PEOPLE, player.settlements):
                kept.append(value)
        elif value[0] != "card-by" and value[1] == KINDS[SHIP]:
            if sum([pick[1] == KINDS[SHIP] for pick in picked]) + 4 - player.units[SHIP] < FLEET:
                kept.append(value)
        else:
            kept.append(value)
    return kept


# -- moving


def thin_who(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """Armies attack with all they have, or leave one behind; people go alone or all together."""
    seat, goal = ask.seat, state.hex(ask.about[1])
    picked = ask.picked or ()
    kinds = [FIGURES.index(str(value[1])) if isinstance(value, tuple) else -1 for value in values]
    if enemy_at(state, seat, goal) >= 0:
        armies = [value for value, kind in zip(values, kinds, strict=True) if kind != SETTLER]
        more = [value for value in armies if value != DONE]
        if not more:
            return armies or list(values)
        return [more[0], DONE] if len(picked) > 1 and DONE in values else [more[0]]
    if not picked:
        return list(dict.fromkeys(values))
    armed = [value for value, kind in zip(values, kinds, strict=True) if kind in ARMY]
    last = FIGURES.index(str(picked[-1][1]))
    same = [value for value, kind in zip(values, kinds, strict=True) if kind == last]
    more = armed if last in ARMY or last == SETTLER else same
    done: list[Value] = [DONE] if DONE in values else []
    return [*more[:1], *done] or list(values)


def thin_from(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """Whoever has somewhere to go: people to found a city or to see the unknown, armies to attack or to keep a city."""
    seat = ask.seat
    survey = surveyed(state)
    kept: list[Value] = []
    for value in values:
        if isinstance(value, tuple):
            hex = state.hex(value[1])
            if state.sea >> hex & 1 or any(promise(survey, seat, hex, goal) > 0 for goal in state.board.beside[hex]):
                kept.append(value)
        else:
            kept.append(value)
    return kept


def surveyed(state: State) -> Survey:
    return Survey(state, [actions_left(state, seat) for seat in range(state.seats)])


def promise(survey: Survey, seat: int, hex: int, goal: int) -> float:
    """What would be gained if who stands on a hex went to another."""
    state = survey.state
    if state.terrain[goal] == SEA:
        return 0.0
    left = survey.left[seat]
    kinds = [kind_of(unit) for unit in state.units[hex]]
    gain = 0.0
    if SETTLER in kinds and enemy_at(state, seat, goal) < 0:
        if state.terrain[goal] == UNKNOWN:
            gain = UNSEEN
        else:
            gain = settlers(survey, seat, goal, left)[0] - settlers(survey, seat, hex, left)[0]
    armies = tuple(sorted([kind for kind in kinds if kind in ARMY]))
    if armies and state.owns(seat, "tactics"):
        gain = max(gain, marched(survey, seat, hex, goal, armies))
    return gain


def marched(survey: Survey, seat: int, hex: int, goal: int, armies: tuple[int, ...]) -> float:
    """What an army would gain by a step: what it could attack there, or from there, and what it would keep."""
    state = survey.state
    if state.terrain[goal] == UNKNOWN:
        return 0.1
    targets = aimed(survey, seat, survey.left[seat])
    cost = 0.2 * len(armies)
    for target in targets:
        if target.hex == goal:
            found = odds(armies, target.foe, target.fort)
            return found.won * target.worth - (found.lost + found.even) * cost
    nearer = hunts(survey, goal, armies, targets) - hunts(survey, hex, armies, targets)
    return max(nearer, threatened(survey, seat, goal) - threatened(survey, seat, hex) - 0.01)


def threatened(survey: Survey, seat: int, hex: int) -> float:
    """How much an army is wanted in a city."""
    city = survey.state.cities.get(hex)
    if city is None or city.owner != seat:
        return 0.0
    one, two, _ = survey.rings(hex)
    worst = 0.0
    for owner, armies in survey.armies.items():
        if owner != seat:
            worst = max([worst, *[0.5 if one >> at & 1 else 0.25 if two >> at & 1 else 0.0 for at, _ in armies]])
    return worst


def thin_to(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """The goals that promise most, the best first; of ways across the sea those to what is unknown, and to land
    without cities. No road is paid for to where a step leads as well."""
    survey, seat, hex = surveyed(state), ask.seat, state.hex(ask.about[0])
    steps = {value[1] for value in values if word(value) == "to"}  # type: ignore[index]
    values = [value for value in values if not (word(value) == "road" and idle_road(state, value, steps))]
    masks, unknown, shore = state.board.masks, survey.land.unknown, survey.free

    def gain(value: Value) -> float:
        goal = state.hex(value[1])  # type: ignore[index]
        if word(value) in ("to", "road"):
            return promise(survey, seat, hex, goal) - (0.3 if word(value) == "road" else 0.0)
        near = masks[goal]
        return 0.3 * bool(near & unknown) + 0.05 * (near & shore).bit_count()

    return sorted(values, key=gain, reverse=True)[:GOALS]


def idle_road(state: State, value: Value, steps: Container[object]) -> bool:
    """Whether a road leads where a step does, to land that holds nobody up."""
    goal = value[1]  # type: ignore[index]
    return goal in steps and state.terrain[state.hex(goal)] not in (FOREST, MOUNTAIN)


# -- battles


def first(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """What comes first: of losses infantry."""
    return [values[0]]


# -- dealing


def thin_act(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """Units are recruited in the best city for it or where enemies are near; an exchange is thought of where both would
    gain by it."""
    seat = ask.seat
    cities: list[Value] = [value for value in values if word(value) == "recruit"]
    idle: set[Value] = set()
    if len(cities) > RECRUITING:
        survey = surveyed(state)

        def wanted(value: Value) -> float:
            hex = state.hex(value[1])  # type: ignore[index]
            city = state.cities[hex]
            return threatened(survey, seat, hex) + 0.1 * work(city) - 0.3 * (city.acts > 0)

        idle = {*cities} - {*sorted(cities, key=wanted, reverse=True)[:RECRUITING]}
    for value in values:
        if isinstance(value, tuple) and value[0] == "exchange" and deal(state, seat, int(value[1])) is None:
            idle.add(value)
    return [value for value in values if value not in idle]


def thin_construct(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """Of many buildings those that bring something at once or that an objective asks for, the best first."""
    if len(values) <= BUILDINGS_TRIED:
        return list(values)
    seat, hex = ask.seat, state.hex(ask.about[0])
    asked = {half.id for card in state.zones[HAND_OBJECTIVES + seat] for half in objectives.halves(state, card)}
    near = threatened(surveyed(state), seat, hex)

    def promise(value: Value) -> float:
        name = str(value[1]) if isinstance(value, tuple) else ""
        return USEFUL.get(name, 0.0) + (LEADS.get(name) in asked) + near * (name == "fortress")

    return sorted(values, key=promise, reverse=True)[:BUILDINGS_TRIED]


#: What a building brings besides its point, and the objective of who has most of it.
USEFUL = {
    "academy": 0.4,
    "temple": 0.25,
    "observatory": 0.3,
    "market": 0.15,
    "port": 0.3,
    "fortress": 0.1,
    "obelisk": 0.1,
}
LEADS = {
    "academy": "obj-academic",
    "port": "obj-coastal-culture",
    "temple": "obj-religious",
    "observatory": "obj-scientists",
    "market": "obj-mercantile",
    "obelisk": "obj-legacy",
    "fortress": "obj-fortified",
}


def deal(state: State, seat: int, other: int) -> tuple[int, int] | None:
    """The exchange of one good for another that would help both most: what is given, what is wanted. With two players
    what helps one harms the other, so there is none."""
    if state.seats < 3 or len(state.talks.made) >= OFFERS:
        return None
    own, theirs = state.players[seat].goods, state.players[other].goods
    best, most = None, 0.0
    for given, n in enumerate(own):
        for wanted, m in enumerate(theirs):
            if given == wanted or not n or not m:
                continue
            mine = step(wanted, own[wanted]) - step(given, n - 1)
            yours = step(given, theirs[given]) - step(wanted, m - 1)
            if min(mine, yours) > GAIN and mine + yours > most:
                best, most = (given, wanted), mine + yours
    return best


def step(good: int, n: int) -> float:
    """What one more of a good is worth to who has so many."""
    return WORTH[good] * (amount(n + 1) - amount(n))


def thin_exchange(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """One good for another."""
    found = deal(state, ask.seat, int(str(ask.about[0])))
    named = [word(pick) for pick in ask.picked or ()]
    if found is not None:
        for lead, good in (("want", found[1]), ("give", found[0])):
            if lead not in named and (lead, GOODS[good]) in values:
                return [(lead, GOODS[good])]
    return [DONE] if DONE in values else [values[0]]


def thin_answer(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """An offer is answered with yes or no."""
    return [value for value in values if value != "counter"]


THIN: dict[str, Callable[[State, Ask, Sequence[Value]], list[Value]]] = {
    "act": thin_act,
    "exchange": thin_exchange,
    "exchange-counter": thin_exchange,
    "exchange-answer": thin_answer,
    "construct": thin_construct,
    "collect": thin_collect,
    "pay": thin_pay,
    "advance": thin_advance,
    "free-advance": thin_advance,
    "recruit": thin_recruit,
    "who": thin_who,
    "move-from": thin_from,
    "move-to": thin_to,
    "casualties": first,
    "drown": first,
}
