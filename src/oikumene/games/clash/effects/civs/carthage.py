"""What the advances and leaders of Carthage do (rulebook, civilizations)."""

from __future__ import annotations

from typing import Any

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.advances import draft_for, has
from oikumene.games.clash.effects.leaders import bonus, leads, lspace, naval_bonus
from oikumene.games.clash.effects.making import Do, allows, bends, when
from oikumene.games.clash.model import (
    ARMY,
    CULTURE,
    ELEPHANT,
    FIGURES,
    FOOD,
    GOLD,
    HULLS,
    INFANTRY,
    KINDS,
    LEADER,
    MARKET,
    MOOD,
    PORT,
    SHIP,
    Ability,
    Amounts,
    goods,
)
from oikumene.games.clash.rules import found, moments, move, questions, verbs
from oikumene.games.clash.rules.groups import Way
from oikumene.games.clash.rules.questions import Offer
from oikumene.games.clash.state import FOUGHT, IN_MOUNTAIN, MOVED, VOYAGED, Battle, State, kind_of, marked, marks_of
from oikumene.kernel.flow import Flow, Value, choose, gather
from oikumene.kit.goods import Swap, plus_one
from oikumene.kit.places import each

# -- Warbeasts: elephants without a market, partly for gold or culture; culture for the food of elephants


def _beasts(state: State, side: int, value: tuple[Offer, ...], hex: int) -> tuple[Offer, ...]:
    """Without a market an elephant whose price is paid in part with gold or culture."""
    if state.cities[hex].has(MARKET) or not state.variant.expansion:
        return value
    paid = [
        Offer(ELEPHANT, plus_one(goods(food=1), good, 1), "car-warbeasts", often=True, good=good)
        for good in (GOLD, CULTURE)
    ]
    return (*value, *paid)


def _fodder(
    state: State, side: int, value: tuple[Swap, ...], hex: int, units: tuple[tuple[int, Amounts], ...]
) -> tuple[Swap, ...]:
    """Culture stands for the food of elephants."""
    food = sum(price[FOOD] for kind, price in units if kind == ELEPHANT)
    return (*value, Swap(CULTURE, (FOOD,), limit=food, why="car-warbeasts")) if food else value


WARBEASTS = (
    bends(questions.OFFERS, _beasts),
    bends(questions.UNIT_SWAPS, _fodder),
)

# -- Hegemony: a ship becomes a city


def shores(state: State, seat: int, hex: int) -> list[int]:
    """Land beside a ship where a city may be founded."""
    return [land for land in each(state.board.masks[hex] & state.land) if found.site(state, seat, land)]


def harbours(state: State, seat: int) -> list[int]:
    """The sea hexes where an own ship, or an allied pirate's, can become a city."""
    if not state.players[seat].settlements:
        return []
    return [
        hex
        for hex in state.units_of(seat)
        if state.sea >> hex & 1
        and any(kind_of(unit) in HULLS for unit in state.units[hex])
        and shores(state, seat, hex)
    ]


def beached(state: State, seat: int, able: list[int]) -> Flow[None]:
    """A ship of one of some hexes becomes a city beside it; those that it carried may go into the city."""
    picked = yield from choose(seat, "beach-from", lambda: [("from", state.label(hex)) for hex in able])
    hex = state.hex(picked[1])
    picked = yield from choose(
        seat, "beach-at", lambda: [("found", state.label(land)) for land in shores(state, seat, hex)]
    )
    land = state.hex(picked[1])

    def hulls() -> list[Value]:
        return [("hull", FIGURES[kind]) for kind in HULLS if any(kind_of(unit) == kind for unit in state.units[hex])]

    which = yield from choose(seat, "hull", hulls)
    assert isinstance(which, tuple)
    landing = yield from _ashore(state, seat, hex, land)
    lost = yield from _left_behind(state, seat, hex, landing)
    hull = next(unit for unit in state.units[hex] if FIGURES[kind_of(unit)] == which[1])
    verbs.take_units(state, hex, [hull, *landing, *lost])
    verbs.put_units(state, seat, land, [marked(unit, FOUGHT) for unit in landing])  # they do not move any more
    yield from verbs.lose(state, seat, [hull, *lost])
    yield from found.founded(state, seat, land)


def _left_behind(state: State, seat: int, hex: int, landing: tuple[int, ...]) -> Flow[tuple[int, ...]]:
    """The carried units for whom no ship will be left: they are lost."""
    staying = [unit for unit in state.units[hex] if kind_of(unit) not in HULLS]
    for unit in landing:
        staying.remove(unit)
    hulls = len(state.units[hex]) - len(staying) - len(landing) - 1
    lost: tuple[int, ...] = ()
    while len(staying) > hulls * verbs.ship_load(state, seat):

        def listing(kinds: tuple[int, ...] = tuple(sorted({kind_of(unit) for unit in staying}))) -> list[Value]:
            return [("lose", KINDS[kind]) for kind in kinds]

        picked = yield from choose(seat, "drown", listing, about=(state.label(hex),))
        assert isinstance(picked, tuple)
        unit = next(unit for unit in staying if KINDS[kind_of(unit)] == picked[1])
        staying.remove(unit)
        lost += (unit,)
    return lost


def _ashore(state: State, seat: int, hex: int, land: int) -> Flow[tuple[int, ...]]:
    """Which of the carried units go into the new city, as far as there is room."""
    carried = [unit for unit in state.units[hex] if kind_of(unit) not in HULLS]
    room = verbs.room_for_army(state, seat, land)

    def listing(picked: tuple[Value, ...]) -> list[Value]:
        gone = [KINDS.index(str(p[1])) | int(p[2]) << 3 for p in picked if isinstance(p, tuple)]
        least = gone[-1] if gone else 0
        army = sum(kind_of(unit) in ARMY for unit in gone)
        able = [unit for unit in sorted(set(carried)) if unit >= least and carried.count(unit) > gone.count(unit)]
        fit = [unit for unit in able if kind_of(unit) not in ARMY or army < room]
        return [("who", KINDS[kind_of(unit)], marks_of(unit)) for unit in fit]

    if not carried:
        return ()
    picked = yield from gather(seat, "beach-who", listing, lambda picked: True, low=0, high=len(carried))
    return tuple([KINDS.index(str(p[1])) | int(p[2]) << 3 for p in picked if isinstance(p, tuple)])


def _hegemony(deed: Deed) -> Flow[None]:
    yield from beached(deed.state, deed.seat, harbours(deed.state, deed.seat))


HEGEMONY = Ability(
    Do("car-hegemony", _hegemony, lambda deed: bool(harbours(deed.state, deed.seat))),
    action=True,
)

# -- Pirate Allies

PIRATE_ALLIES = allows(questions.PIRATES_ALLIED)

# -- Mercenaries: the draft for gold, and of ships


def _sailors(state: State, side: int, value: tuple[Offer, ...], hex: int) -> tuple[Offer, ...]:
    """In a city with a port the draft may bring a ship, however it is paid."""
    drafts = [offer for offer in value if offer.why == "draft" and offer.kind == INFANTRY and not offer.card]
    return (
        *value,
        *[
            offer._replace(kind=SHIP, by="car-mercenaries", good=GOLD if offer.price[GOLD] else MOOD)
            for offer in drafts
            if state.cities[hex].has(PORT)
        ],
    )


MERCENARIES = (draft_for(GOLD, "car-mercenaries"), bends(questions.OFFERS, _sailors))

# -- Queen Dido


def _settles(deed: Deed) -> Flow[None]:
    yield from found.found(deed.state, deed.seat, lspace(deed.state, deed.seat))


def _her_harbour(deed: Deed) -> list[int]:
    state, seat = deed.state, deed.seat
    here = lspace(state, seat)
    return [hex for hex in harbours(state, seat) if hex == here] if has(state, seat, "car-hegemony") else []


def _beaches(deed: Deed) -> Flow[None]:
    yield from beached(deed.state, deed.seat, _her_harbour(deed))


FOUNDER = (
    Ability(
        Do("lead-dido", _settles, lambda deed: lspace(deed.state, deed.seat) in found.sites(deed.state, deed.seat)),
        name="settler",
    ),
    Ability(Do("lead-dido", _beaches, lambda deed: bool(_her_harbour(deed))), name="ship"),
)


def defends_home(state: State, seat: int, fight: Battle) -> bool:
    city = state.cities.get(fight.hex)
    return fight.defender == seat and city is not None and city.owner == seat


def _gives_herself(deed: Deed) -> Flow[None]:
    """She is discarded for infantry, and the attackers must retreat; nobody scores her."""
    state, seat, fight = deed.state, deed.seat, deed.state.battle
    assert fight is not None
    queen = next(unit for unit in state.units[fight.hex] if kind_of(unit) == LEADER)
    yield from verbs.remove(state, fight.hex, queen)
    verbs.place(state, seat, fight.hex, INFANTRY)
    fight.breaks = True


def _can_give_herself(deed: Deed, about: Any) -> bool:
    fight = leads(deed.state, deed.seat)
    return fight is not None and defends_home(deed.state, deed.seat, fight)


SACRIFICE = (
    bonus(2, defends_home),
    when(
        moments.ROUND_ENDS,
        "lead-dido",
        _gives_herself,
        holds=_can_give_herself,
        able=lambda deed: deed.state.players[deed.seat].units[INFANTRY] > 0,
        at_will=True,
    ),
)

# -- Hanno


def _his_voyages(state: State, seat: int, hex: int) -> list[Way]:
    """Where he can sail with ships that have neither sailed nor fought in this turn."""
    if hex != lspace(state, seat) or not state.sea >> hex & 1:
        return []
    every = move.voyages(state, seat, hex, lambda unit: not marks_of(unit) & (VOYAGED | FOUGHT))
    able = [way._replace(must=LEADER) for way in every if way.goal != hex]
    return [way for way in able if any(move.sails(way, (unit,)) for unit in way.units)]


def _navigates(deed: Deed) -> Flow[None]:
    """The ships that carry him sail once; then they stay."""
    state, seat = deed.state, deed.seat
    before = state.journey
    course = yield from move.decided(state, seat, 1, _his_voyages)
    if course is not None:
        yield from move.go(state, seat, *course, _his_voyages)
    for hex in state.units_of(seat):
        units = [marked(unit, FOUGHT) if _sailed(unit) else unit for unit in state.units[hex]]
        state.units[hex] = tuple(sorted(units))
    verbs.clear_marks(state, seat, MOVED)
    state.journey = before


def _sailed(unit: int) -> bool:
    return kind_of(unit) in HULLS and bool(marks_of(unit) & MOVED)


NAVIGATOR = Ability(
    Do(
        "lead-hanno",
        _navigates,
        lambda deed: bool(_his_voyages(deed.state, deed.seat, lspace(deed.state, deed.seat))),
    ),
    once=True,
)
FLEET_COMMANDER = naval_bonus(2)

# -- Hannibal

FATHER_OF_STRATEGY = bends(
    questions.CAP,
    lambda state, side, value: (
        min(value, 2) if (fight := leads(state, side)) is not None and fight.round == 1 else value
    ),
)
AD_PORTAS = bends(
    questions.MARKS,
    lambda state, side, value, kinds, kind: value & ~IN_MOUNTAIN if LEADER in kinds and ELEPHANT in kinds else value,
)
