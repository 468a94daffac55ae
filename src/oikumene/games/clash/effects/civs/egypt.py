"""What the advances and leaders of Egypt do (rulebook, civilizations)."""

from __future__ import annotations

from typing import Any

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.advances import terrain_yields
from oikumene.games.clash.effects.leaders import bonus, built_here, cheaper_building, gains, lcity, naval_bonus, storms
from oikumene.games.clash.effects.making import Do, bends, plainly, when
from oikumene.games.clash.model import (
    ACADEMY,
    BARREN,
    CULTURE,
    FOOD,
    MOOD,
    OBELISK,
    OBSERVATORY,
    RESOURCES,
    WOOD,
    Ability,
    goods,
)
from oikumene.games.clash.rules import moments, payment, questions, verbs
from oikumene.games.clash.state import BARBARIANS, PIRATE, Battle, State
from oikumene.kernel.flow import Flow, choose
from oikumene.kit.goods import Swap, plus_one

# -- advances

FLOOD_PLAINS = (
    bends(questions.FOUNDS_ON, lambda state, side, value, hex: value or state.terrain[hex] == BARREN),
    terrain_yields(BARREN, FOOD, WOOD),
)
ARCHITECTURE = bends(
    questions.SWAPS,
    lambda state, side, value, what, hex: (
        (*value, Swap(MOOD, (*RESOURCES, CULTURE), why="egy-architecture"))
        if what in (payment.BUILDING, payment.WONDER)
        else value
    ),
)
EMBALMING = (
    when(
        moments.BATTLE_OVER,
        "egy-embalming",
        plainly(lambda deed: verbs.gain_one(deed.state, deed.seat, CULTURE)),
        holds=lambda deed, about: deed.state.players[deed.seat].goods[CULTURE] <= 4,
    ),
    when(
        moments.LEADER_GONE,
        "egy-embalming",
        plainly(lambda deed: verbs.gain_one(deed.state, deed.seat, CULTURE)),
    ),
)
#: Each advance of the theocracy lends the one of the autocracy beside it.
MAN_GOD = (
    ("dogma", "nationalism"),
    ("devotion", "totalitarianism"),
    ("conversion", "absolute-power"),
    ("fanaticism", "forced-labor"),
)

# -- Cleopatra

LEGENDARY = bends(questions.RANGE, lambda state, side, value, start: value + (start == lcity(state, side)))


def _beloved(deed: Deed) -> None:
    state = deed.state
    hex = lcity(state, deed.seat)
    state.cities[hex] = state.cities[hex].but(culture=state.cities[hex].culture + 1)


def _beloved_price(state: State, side: int, value: Any, attacker: int, hex: int, force: Any) -> Any:
    """Attacking a city with tokens on it costs as many."""
    city = state.cities.get(hex)
    if value is None or attacker >= BARBARIANS or city is None or city.owner != side or not city.culture:
        return value
    return plus_one(value, CULTURE, city.culture)


def _forsaken(deed: Deed) -> None:
    state = deed.state
    for hex, city in list(state.cities.items()):
        if city.owner == deed.seat and city.culture:
            state.cities[hex] = city.but(culture=0)


BELOVED = (
    Ability(
        Do("lead-cleopatra", plainly(_beloved), lambda deed: lcity(deed.state, deed.seat) >= 0),
        once=True,
        price=goods(culture=1),
    ),
    bends(questions.ATTACK_PRICE, _beloved_price),
    when(moments.LEADER_GONE, "lead-cleopatra", plainly(_forsaken)),
)

# -- Imhotep

INNOVATOR = when(
    moments.ACTIVATED,
    "lead-imhotep",
    gains(idea=1),
    holds=lambda deed, about: about[0] == lcity(deed.state, deed.seat) and about[1] != "collect",
)
PHYSICIAN = cheaper_building(ACADEMY, OBSERVATORY)

# -- Ramses II


def _monumental(deed: Deed) -> Flow[None]:
    picked = yield from choose(deed.seat, "monumental", lambda: [("token", "culture"), ("token", "idea")])
    verbs.gain(deed.state, deed.seat, goods(culture=1) if picked[1] == "culture" else goods(idea=2))


MONUMENTAL = when(moments.CONSTRUCTED, "lead-ramses", _monumental, holds=built_here(OBELISK))


def storms_coast(state: State, seat: int, fight: Battle) -> bool:
    return storms()(state, seat, fight) and bool(verbs.coastal(state, fight.hex))


def against_pirates(state: State, seat: int, fight: Battle) -> bool:
    return fight.other(seat) == PIRATE


COASTAL_POWER = (bonus(2, storms_coast), naval_bonus(2, against_pirates))
