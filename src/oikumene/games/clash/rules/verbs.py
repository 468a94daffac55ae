"""The verbs: goods come and go, units and pieces are placed and removed, moods change, cards are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import (
    ANGRY,
    ARMY,
    BUILDINGS,
    FIGURES,
    FOOD,
    GOODS,
    HAPPY,
    HULLS,
    KINDS,
    LEADER,
    LOAD,
    MOODS,
    NEUTRAL,
    PIRATE_SHIP,
    PORT,
    RESOURCES,
    SEA,
    STACK,
    UNLIMITED,
    Amounts,
)
from oikumene.games.clash.rules import moments
from oikumene.games.clash.rules.questions import CARRIES, LIMIT, PIRATES_ALLIED, STACKS, TAKES_DISCARDS
from oikumene.games.clash.state import (
    ACTION_DECK,
    ACTION_DISCARD,
    ASSIGNED,
    BARBARIANS,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    NOBODYS,
    OBJECTIVE_DECK,
    OBJECTIVE_DISCARD,
    City,
    State,
    kind_of,
    marks_of,
    unmarked,
)
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.goods import taken

# -- goods


def limit(state: State, seat: int, good: int) -> int:
    """The most of a good that a player can have: 7 of a resource, 2 of food before it is stored, any tokens."""
    if good not in RESOURCES:
        return UNLIMITED
    terms = state.book.terms
    return bent(state, LIMIT, seat, terms.unstored if good == FOOD else terms.most, good)


def gain(state: State, seat: int, amounts: Amounts) -> Amounts:
    """Goods are gained; what is above the limit is lost. What was really gained."""
    return tuple([gain_one(state, seat, good, n) if n else 0 for good, n in enumerate(amounts)])


def gain_one(state: State, seat: int, good: int, n: int = 1) -> int:
    """So many of one good; how many were really gained."""
    purse = state.players[seat].goods
    more = max(0, min(n, limit(state, seat, good) - purse[good]))
    if more:
        purse[good] += more
        state.note("gains", seat, more, GOODS[good])
    return more


def pay(state: State, seat: int, amounts: Amounts) -> None:
    """Goods are spent."""
    taken(state.players[seat].goods, amounts)
    for good, n in enumerate(amounts):
        if n:
            state.note("pays", seat, n, GOODS[good])


def trim(state: State, seat: int) -> None:
    """What is above a limit that has shrunk is lost."""
    purse = state.players[seat].goods
    for good in RESOURCES:
        most = limit(state, seat, good)
        if purse[good] > most:
            state.note("loses", seat, purse[good] - most, GOODS[good])
            purse[good] = most


# -- captives


def take_captive(state: State, seat: int, side: int, kind: int) -> None:
    """A unit that is neither on the map nor in its owner's supply is a captive."""
    state.players[seat].captives = tuple(sorted([*state.players[seat].captives, (side, kind)]))
    state.note("takes-captive", seat, side, KINDS[kind])


def free_captive(state: State, seat: int) -> Flow[None]:
    """A captive returns to its owner's supply: which, says who holds them."""
    player = state.players[seat]

    def listing() -> list[Value]:
        return [("captive", side, KINDS[kind]) for side, kind in sorted(set(player.captives))]

    picked = yield from choose(seat, "captive", listing)
    assert isinstance(picked, tuple)
    side, kind = int(picked[1]), KINDS.index(str(picked[2]))
    left = list(player.captives)
    left.remove((side, kind))
    player.captives = tuple(left)
    supply(state, side)[kind] += 1
    state.note("frees-captive", seat, side, KINDS[kind])


# -- units


def is_army(unit: int) -> bool:
    return kind_of(unit) in ARMY


def most_spent(units: Iterable[int], kind: int) -> int:
    """Of the units of a kind the one that has done most in this turn: who must give one up keeps those that can still
    do something."""
    return max([unit for unit in units if kind_of(unit) == kind], key=lambda unit: (marks_of(unit).bit_count(), unit))


def army_at(state: State, hex: int) -> int:
    """How many army units stand on a hex."""
    return sum([kind_of(unit) in ARMY for unit in state.units[hex]])


def stack_limit(state: State, side: int, hex: int, kinds: Iterable[int] = ()) -> int:
    """How many army units of one owner may stand on a land hex; `kinds`: those that are to stand there."""
    if side >= BARBARIANS or STACKS.name not in state.hooks:
        return STACK
    return bent(state, STACKS, side, STACK, hex, tuple(kinds))


def room_for_army(state: State, side: int, hex: int, *, led: bool = False) -> int:
    """How many more army units of a side a hex takes: any number on ships. `led`: a leader among them."""
    if state.terrain[hex] == SEA:
        return UNLIMITED
    here = state.units[hex]
    if not here and STACKS.name not in state.hooks:
        return STACK
    there = [kind_of(unit) for unit in here] if state.whose[hex] == side else []
    coming = [*there, LEADER] if led else there
    return stack_limit(state, side, hex, coming) - sum([kind in ARMY for kind in there])


def takes_land_units(state: State, side: int, hex: int, kinds: Sequence[int]) -> bool:
    """Whether land units have room on a hex: aboard the side's ships at sea."""
    if state.sea >> hex & 1:
        return state.whose[hex] == side and spare_load(state, hex) >= len(kinds)
    return room_for_army(state, side, hex) >= sum([kind in ARMY for kind in kinds])


def spare_load(state: State, hex: int) -> int:
    """How many more land units the ships of a sea hex carry; negative, where too many are aboard."""
    here = state.units[hex]
    ships = sum([kind_of(unit) in HULLS for unit in here])
    return ships * ship_load(state, state.whose[hex]) - (len(here) - ships) if here else 0


def ship_load(state: State, side: int) -> int:
    """How many land units a ship carries."""
    return LOAD if side >= BARBARIANS else bent(state, CARRIES, side, LOAD)


def put_units(state: State, side: int, hex: int, units: Iterable[int]) -> None:
    """Units stand on a hex, with the marks they have; nobody else's are there. Pirates who are allied with their owner
    are with them as long as they stay."""
    coming = tuple(units)
    if not coming:
        return
    assert state.whose[hex] in (NOBODYS, side), f"{state.label(hex)} is held by another side"
    state.whose[hex] = side
    if state.pirates[hex] and side < BARBARIANS and bent(state, PIRATES_ALLIED, side, False, hex):
        coming += (PIRATE_SHIP,) * state.pirates[hex]
        state.pirates[hex] = 0
    state.units[hex] = tuple(sorted([*state.units[hex], *coming]))


def take_units(state: State, hex: int, units: Iterable[int]) -> None:
    """Units leave a hex; pirates who were with them, and are alone now, are nobody's again."""
    left = list(state.units[hex])
    for unit in units:
        left.remove(unit)
    if left and all(kind_of(unit) == PIRATE_SHIP for unit in left):
        state.pirates[hex] += len(left)
        left = []
    state.units[hex] = tuple(left)
    if not left:
        state.whose[hex] = NOBODYS


def supply(state: State, side: int) -> list[int]:
    """The pieces of units that a side has left, by kind."""
    return state.barbarian_units if side == BARBARIANS else state.players[side].units


def place(state: State, side: int, hex: int, kind: int, n: int = 1) -> None:
    """New units, from the supply."""
    left = supply(state, side)
    assert left[kind] >= n, f"there is no {KINDS[kind]} left"
    left[kind] -= n
    put_units(state, side, hex, [kind] * n)
    state.note("places", side, n, KINDS[kind], state.label(hex))


def lose(state: State, side: int, units: Iterable[int]) -> Flow[None]:
    """Units that have left the map go back to the supply. A leader who is lost never returns."""
    left = supply(state, side)
    for unit in units:
        if kind_of(unit) == PIRATE_SHIP:
            state.pirate_ships += 1
            continue
        left[kind_of(unit)] += 1
        if kind_of(unit) == LEADER:
            yield from leader_gone(state, side)


def remove(state: State, hex: int, unit: int) -> Flow[None]:
    """A unit is removed from the map."""
    side = state.whose[hex]
    take_units(state, hex, [unit])
    state.note("removes", side, FIGURES[kind_of(unit)], state.label(hex))
    yield from lose(state, side, [unit])


def leader_gone(state: State, seat: int) -> Flow[None]:
    """A leader dies or is dismissed: the card is out of the game."""
    player = state.players[seat]
    gone = player.leader
    if gone < 0:
        return
    yield from moments.occurs(state, moments.LEADER_GONE, seat)
    player.leader = -1
    state.note("leader-gone", seat, state.book.powers[gone].id)
    state.empower()


def clear_marks(state: State, side: int, marks: int) -> None:
    """Marks of a side's units are forgotten, and of cities that move as units do."""
    for hex in state.units_of(side):
        state.units[hex] = tuple(sorted([unmarked(unit, marks) for unit in state.units[hex]]))
    for hex, city in state.cities.items():
        if city.marks and city.owner == side:
            state.cities[hex] = city.but(marks=city.marks & ~marks)


def overloaded(state: State, hex: int) -> int:
    """How many carried units on a sea hex have no ship."""
    return max(0, -spare_load(state, hex))


# -- cities


def set_city(state: State, hex: int, city: City) -> None:
    state.cities[hex] = city


def set_mood(state: State, hex: int, mood: int) -> None:
    """A city's mood."""
    city = state.cities[hex]
    if city.mood != mood:
        state.cities[hex] = city.but(mood=mood)
        state.note("mood", city.owner, state.label(hex), MOODS[mood])


def change_mood(state: State, hex: int, steps: int) -> None:
    """So many steps better or worse, as far as it goes."""
    set_mood(state, hex, max(ANGRY, min(HAPPY, state.cities[hex].mood + steps)))


def add_city(state: State, side: int, hex: int, mood: int = NEUTRAL) -> None:
    """A settlement is placed: a new city."""
    if side == BARBARIANS:
        state.barbarian_settlements -= 1
    else:
        state.players[side].settlements -= 1
    state.cities[hex] = City(side, mood)


def give_back(state: State, colour: int, building: int) -> None:
    """A building's piece goes back to its owner's supply."""
    if colour >= 0:
        state.players[colour].pieces[building] += 1


def remove_city(state: State, hex: int) -> None:
    """A city is gone, with all in it; pieces return to their owners, wonders are lost."""
    city = state.cities.pop(hex)
    for building, colour in enumerate(city.buildings):
        give_back(state, colour, building)
    if city.owner == BARBARIANS:
        state.barbarian_settlements += 1
    else:
        state.players[city.owner].settlements += 1
    if city.wonders:
        state.empower()


def add_building(state: State, hex: int, building: int, colour: int, port: int = -1) -> None:
    """A building is placed in a city."""
    city = state.cities[hex]
    buildings = (*city.buildings[:building], colour, *city.buildings[building + 1 :])
    state.players[colour].pieces[building] -= 1
    state.cities[hex] = city.but(buildings=buildings, port=port if building == PORT else city.port)
    state.note("builds", colour, BUILDINGS[building], state.label(hex))


def repaint(state: State, hex: int, building: int, colour: int) -> None:
    """A building is exchanged for one of another colour."""
    city = state.cities[hex]
    give_back(state, city.buildings[building], building)
    state.players[colour].pieces[building] -= 1
    buildings = (*city.buildings[:building], colour, *city.buildings[building + 1 :])
    state.cities[hex] = city.but(buildings=buildings)


def coastal(state: State, hex: int) -> int:
    """The sea hexes beside a hex, as a set."""
    return state.board.masks[hex] & state.sea


# -- cards


def deal_action(state: State, seat: int) -> None:
    """An action card from the deck into the hand; the discards are shuffled when the deck is empty."""
    if not state.zones[ACTION_DECK]:
        for card in state.zones[ACTION_DISCARD]:
            state.move(card, ACTION_DECK)
        state.shuffle(ACTION_DECK)
    if state.zones[ACTION_DECK]:
        state.move(state.zones[ACTION_DECK][-1], HAND_ACTIONS + seat)
        state.note("draws-action", seat)


def draw_action(state: State, seat: int, n: int = 1) -> Flow[None]:
    """Action cards; who may takes the top card of the discards instead."""
    for _ in range(n):
        if (yield from from_discards(state, seat, ACTION_DISCARD)):
            state.move(state.zones[ACTION_DISCARD][-1], HAND_ACTIONS + seat)
            state.note("draws-action", seat)
        else:
            deal_action(state, seat)


def from_discards(state: State, seat: int, pile: int) -> Flow[bool]:
    """Whether a player who may do so takes the top of a discard pile."""
    if not state.zones[pile] or not bent(state, TAKES_DISCARDS, seat, False):
        return False
    top = state.zones[pile][-1]
    picked = yield from choose(seat, "from-discards", lambda: [("top-discard", top), "deck"], about=(top,))
    return picked != "deck"


def draw_objective(state: State, seat: int, n: int = 1) -> None:
    """Objective cards into the hand: first one that was chosen for the player."""
    for _ in range(n):
        if state.zones[ASSIGNED + seat]:
            state.move(state.zones[ASSIGNED + seat][0], HAND_OBJECTIVES + seat)
            state.note("draws-objective", seat)
            continue
        if not state.zones[OBJECTIVE_DECK]:
            for card in state.zones[OBJECTIVE_DISCARD]:
                state.move(card, OBJECTIVE_DECK)
            state.shuffle(OBJECTIVE_DECK)
        if not state.zones[OBJECTIVE_DECK]:
            return
        state.move(state.zones[OBJECTIVE_DECK][-1], HAND_OBJECTIVES + seat)
        state.note("draws-objective", seat)


def discard_action(state: State, card: int, seat: int) -> None:
    """An action card that a player has played or given up lies open on the discard pile; under it, where a power says
    so."""
    state.move(card, ACTION_DISCARD, under=bent(state, TAKES_DISCARDS, seat, False))
