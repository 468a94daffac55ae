"""What the advances and leaders of Babylon do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects import common
from oikumene.games.clash.effects.advances import limits
from oikumene.games.clash.effects.civilizations import one_of
from oikumene.games.clash.effects.leaders import bonus, cheaper_building, great_builder, lcity, storms
from oikumene.games.clash.effects.making import bends, plainly, when
from oikumene.games.clash.model import FOOD, FORTRESS, IDEA, INFANTRY, MOST, ORE, TEMPLE, WOOD, goods
from oikumene.games.clash.rules import moments, questions, verbs
from oikumene.games.clash.rules.questions import Cheer
from oikumene.games.clash.state import HAND_ACTIONS, Battle, State
from oikumene.kernel.flow import Flow
from oikumene.kit.goods import Swap

# -- advances

CANALS = when(
    moments.COLLECTED,
    "bab-canals",
    plainly(lambda deed: verbs.gain_one(deed.state, deed.seat, FOOD)),
    holds=lambda deed, about: about.gained[FOOD] == 1,
)
CODE_OF_LAWS = when(
    moments.INFLUENCED,
    "bab-code-of-laws",
    lambda deed: verbs.draw_action(deed.state, deed.seat),
    holds=lambda deed, about: len(deed.state.zones[HAND_ACTIONS + deed.seat]) <= 4,
)
STAR_CATALOGUES = when(moments.BEFORE_EVENT, "bab-star-catalogues", lambda deed: one_of(deed, "idea", "culture"))
ZIGGURATS = (
    limits(IDEA, MOST),
    bends(
        questions.BUILDING_SWAPS,
        lambda state, side, value, hex, building: (
            (*value, Swap(IDEA, (FOOD, WOOD, ORE), why="bab-ziggurats")) if building == TEMPLE else value
        ),
    ),
)

# -- Hammurabi


def _laws(state: State, side: int, value: tuple[Cheer, ...]) -> tuple[Cheer, ...]:
    """For a culture token the leader's city becomes happy, whatever its mood."""
    hex = lcity(state, side)
    return value if hex < 0 else (*value, Cheer(hex, goods(culture=1), "lead-hammurabi"))


LAWGIVER = bends(questions.CHEERS, _laws)
GUARDIAN = cheaper_building(FORTRESS)

# -- Nebuchadnezzar II

GREAT_GARDENS = great_builder("wonder-gardens")
ICONOCLAST = bonus(2, storms(TEMPLE))

# -- Nabopolassar


def no_fewer_cities(state: State, seat: int, fight: Battle) -> bool:
    foe = fight.other(seat)
    return foe < state.seats and state.count_cities(foe) >= state.count_cities(seat)


LIBERATOR = bonus(2, no_fewer_cities)


def _revolt(deed: Deed) -> Flow[None]:
    """A lost city brings infantry to where the leader is; to an own city, where there is no room."""
    state, seat = deed.state, deed.seat
    here = state.leader_at(seat)
    if not state.players[seat].units[INFANTRY]:
        return
    if here >= 0 and verbs.takes_land_units(state, seat, here, [INFANTRY]):
        verbs.place(state, seat, here, INFANTRY)
    else:
        yield from common.place_unit(state, seat, INFANTRY)


REVOLT = when(moments.CITY_LOST, "lead-nabopolassar", _revolt)
