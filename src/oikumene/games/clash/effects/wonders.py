"""What the eight wonders do (rulebook, wonders)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.making import Do, allows, bends, when
from oikumene.games.clash.model import (
    ADVANCES,
    CULTURE,
    FOOD,
    GOLD,
    GOVERNMENTS,
    HAPPY,
    IDEA,
    MOOD,
    ORE,
    PLAINS,
    SHIP,
    WOOD,
    Ability,
    goods,
)
from oikumene.games.clash.rules import moments, payment, questions, roll, verbs
from oikumene.games.clash.state import (
    BARBARIANS,
    HAND_OBJECTIVES,
    IN_PLAINS,
    NOBODYS,
    OBJECTIVE_DISCARD,
    State,
    marks_of,
)
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.goods import Swap
from oikumene.kit.places import each


def stands_in(state: State, hex: int, id: str) -> bool:
    """Whether a wonder stands in a city."""
    city = state.cities.get(hex)
    return city is not None and state.book.power_of[id] in city.wonders


# -- the Arena: tokens stand for each other; once a battle a token is worth combat value

ARENA_SWAPS = bends(
    questions.SWAPS,
    lambda state, side, value, what, hex: (
        *value,
        Swap(CULTURE, (MOOD,), why="wonder-arena"),
        *([] if what == payment.WONDER else [Swap(MOOD, (CULTURE,), why="wonder-arena")]),
    ),
)


#: A token of either kind: its holder pays one for the other.
ARENA_PRICE = goods(mood=1)


def _arena(deed: Deed) -> Flow[None]:
    state, seat, fight = deed.state, deed.seat, deed.state.battle
    assert fight is not None
    yield from payment.pays(state, seat, ARENA_PRICE)
    fight.add("value", seat, _cheers(state, seat))
    fight.add("extra", seat)
    fight.used += ((seat, "wonder-arena"),)


def _cheers(state: State, seat: int) -> int:
    """What a token adds to what the dice have come to: nothing, where all bonuses together are capped."""
    fight = state.battle
    assert fight is not None
    faces = fight.dice[fight.side(seat)]
    before = roll.worth(state, fight, seat, faces)[0]
    fight.add("extra", seat)
    after = roll.worth(state, fight, seat, faces)[0]
    fight.add("extra", seat, -1)
    return after - before


ARENA_CHEERS = when(
    moments.AFTER_ROLL,
    "wonder-arena",
    _arena,
    holds=lambda deed, about: (
        deed.state.battle is not None
        and not deed.state.battle.sea
        and (deed.seat, "wonder-arena") not in deed.state.battle.used
    ),
    able=lambda deed: payment.can_pay(deed.state, deed.seat, ARENA_PRICE) and _cheers(deed.state, deed.seat) > 0,
    at_will=True,
    fee=ARENA_PRICE,
)

# -- the Gardens: any resource from plains; who crossed plains cannot attack the city


def _garden_yields(state: State, side: int, value: tuple[int, ...], city: int, hex: int) -> tuple[int, ...]:
    if state.terrain[hex] != PLAINS or not stands_in(state, city, "wonder-gardens"):
        return value
    return (*value, *[good for good in (FOOD, WOOD, ORE, IDEA, GOLD) if good not in value])


def _bars_attack(state: State, side: int, value: object, attacker: int, hex: int, force: tuple[int, ...]) -> object:
    return None if garden_bars(state, attacker, hex, force) else value


GARDENS = (bends(questions.YIELDS, _garden_yields), bends(questions.ATTACK_PRICE, _bars_attack))


def garden_bars(state: State, side: int, hex: int, force: tuple[int, ...]) -> bool:
    """Whether units that crossed plains may not attack a city: only players' units, and not the holder's."""
    if side >= BARBARIANS or not stands_in(state, hex, "wonder-gardens"):
        return False
    return state.cities[hex].owner != side and any(marks_of(unit) & IN_PLAINS for unit in force)


# -- the Library: an advance that one does not own, for a turn


def _borrowable(deed: Deed) -> list[int]:
    player, book = deed.state.players[deed.seat], deed.state.book
    return [n for n in range(ADVANCES) if not player.owns >> n & 1 and book.advance(n).group not in GOVERNMENTS]


def _borrow(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat

    def listing() -> list[Value]:
        return [("advance", state.book.powers[n].id) for n in _borrowable(deed)]

    picked = yield from choose(seat, "library", listing)
    assert isinstance(picked, tuple)
    state.players[seat].library = state.book.power_of[str(picked[1])]
    state.empower()


LIBRARY = Ability(Do("wonder-library", _borrow, lambda deed: bool(_borrowable(deed))), once=True, always=True)

# -- the Lighthouse: a ship with each activation of its city; its holder names the first player


def _waters(deed: Deed) -> list[int]:
    state = deed.state
    return [hex for hex in each(state.sea) if state.whose[hex] in (NOBODYS, deed.seat) and not state.pirates[hex]]


def _ship(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat

    def listing() -> list[Value]:
        return [("place", state.label(hex)) for hex in _waters(deed)]

    picked = yield from choose(seat, "lighthouse", listing)
    assert isinstance(picked, tuple)
    verbs.place(state, seat, state.hex(picked[1]), SHIP)


def _lit(deed: Deed, about: tuple[int, str]) -> bool:
    """Whether the city was activated with the lighthouse in it: not to build it."""
    hex, what = about
    if not stands_in(deed.state, hex, "wonder-lighthouse"):
        return False
    newest = deed.state.book.powers[deed.state.cities[hex].wonders[-1]].id
    return what != "wonder" or newest != "wonder-lighthouse"


LIGHTHOUSE = (
    when(
        moments.ACTIVATED,
        "wonder-lighthouse",
        _ship,
        holds=_lit,
        able=lambda deed: bool(deed.state.players[deed.seat].units[SHIP] and _waters(deed)),
        at_will=True,
    ),
    allows(questions.NAMES_FIRST),
)

# -- the Mausoleum: the top of a discard pile instead of the deck; own cards go under

MAUSOLEUM = allows(questions.TAKES_DISCARDS)

# -- the Statue: an objective for an action


def _sacrifice(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat

    def listing() -> list[Value]:
        return [("discard", card) for card in state.zones[HAND_OBJECTIVES + seat]]

    picked = yield from choose(seat, "statue", listing, secret=True)
    assert isinstance(picked, tuple)
    state.move(int(picked[1]), OBJECTIVE_DISCARD)
    state.actions += 1


STATUE = Ability(
    Do("wonder-statue", _sacrifice, lambda deed: bool(deed.state.zones[HAND_OBJECTIVES + deed.seat])), once=True
)

# -- the Wall: attackers of happy cities are weaker in the first round; barbarians are beaten at once


def _wall(state: State, side: int, value: int) -> int:
    fight = state.battle
    if fight is None or fight.sea or side != fight.defender or fight.round > 1:
        return value
    city = state.cities.get(fight.hex)
    return value + 2 * (city is not None and city.owner == side and city.mood == HAPPY)


def _walled(state: State, side: int, value: bool, attacker: int) -> bool:
    fight = state.battle
    if fight is None or attacker != BARBARIANS or fight.sea:
        return value
    city = state.cities.get(fight.hex)
    return value or (city is not None and city.owner == side)


WALL = (bends(questions.MALUS, _wall), bends(questions.BEATEN_OFF, _walled))
