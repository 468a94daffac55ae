"""What the advances and leaders of Persia do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.civilizations import one_of, recruits_without
from oikumene.games.clash.effects.leaders import (
    activates,
    builds_here,
    gains,
    lcity,
    leads,
    own_units,
    regions_with_cities,
)
from oikumene.games.clash.effects.making import Do, bends, plainly, when
from oikumene.games.clash.model import (
    BARREN,
    CULTURE,
    ELEPHANT,
    GOLD,
    LEADER,
    RESOURCES,
    Ability,
    goods,
)
from oikumene.games.clash.rules import cities, construct, moments, payment, questions, tactics
from oikumene.games.clash.rules.forces import fighters
from oikumene.games.clash.rules.questions import Credit
from oikumene.games.clash.state import State, kind_of
from oikumene.kernel.flow import Flow, Value, choose

# -- advances


def _beside_barren(state: State, side: int, hex: int) -> bool:
    return any(state.terrain[near] == BARREN for near in state.board.beside[hex])


def _tide(state: State, side: int, value: int) -> int:
    fight = state.battle
    if fight is None or fight.sea or fight.round > 1 or side not in (fight.attacker, fight.defender):
        return value
    beasts = any(kind_of(unit) == ELEPHANT for unit in fighters(state, fight, side))
    return min(value, 2) if beasts else value


GREY_TIDE = (recruits_without(ELEPHANT, _beside_barren), bends(questions.CAP, _tide))

#: So much culture at most is spent in a round.
MOST_IMMORTALS = 4


def _payable(deed: Deed) -> list[int]:
    """How much culture the player can spend on a roll."""
    every = range(1, MOST_IMMORTALS + 1)
    return [n for n in every if payment.can_pay(deed.state, deed.seat, goods(culture=n))]


def _immortals(deed: Deed) -> Flow[None]:
    """Culture for combat value in this round."""
    state, seat, fight = deed.state, deed.seat, deed.state.battle
    assert fight is not None

    def listing() -> list[Value]:
        return [("boost", n) for n in _payable(deed)]

    picked = yield from choose(seat, "immortals", listing)
    assert isinstance(picked, tuple)
    yield from payment.pays(state, seat, goods(culture=int(picked[1])))
    fight.add("extra", seat, int(picked[1]))


IMMORTALS = when(moments.BEFORE_ROLL, "per-immortals", _immortals, able=lambda deed: bool(_payable(deed)), at_will=True)


def _own_city(state: State, side: int, hex: int) -> bool:
    city = state.cities.get(hex)
    return city is not None and city.owner == side


ZOROASTRIANISM = bends(questions.TURNS_UNITS, lambda state, side, value, start: value or _own_city(state, side, start))
BANKING = when(
    moments.TURN_BEGINS,
    "per-banking",
    lambda deed: one_of(deed, "gold", "culture"),
    holds=lambda deed, about: deed.state.players[deed.seat].goods[GOLD] > 0,
)

# -- Cyrus the Great


def _king(deed: Deed) -> Flow[None]:
    """Tokens for each region with an own city, as many as the leader's city is large."""
    state, seat = deed.state, deed.seat
    hex = lcity(state, seat)
    cities.activate(state, hex)
    yield from construct.token(state, seat, min(len(regions_with_cities(state, seat)), state.cities[hex].size))
    yield from cities.worked(state, seat, hex, "special")


KING_OF_PERSIA = Ability(Do("lead-cyrus", _king, activates), action=True)


def _lays_aside(deed: Deed) -> None:
    """What the own card says is left undone, for combat value in this round."""
    fight = deed.state.battle
    assert fight is not None
    tactics.annul(deed.state, deed.seat)
    fight.add("extra", deed.seat, 2)


def _played(deed: Deed, about: object) -> bool:
    fight = leads(deed.state, deed.seat)
    return fight is not None and fight.cards[fight.side(deed.seat)] >= 0


STRATEGIST = when(moments.REVEALED, "lead-cyrus", plainly(_lays_aside), holds=_played, at_will=True)

# -- Darius

CULTURAL_UNITY = when(
    moments.INFLUENCED,
    "lead-darius",
    gains(mood=1),
    holds=lambda deed, about: about[0] == lcity(deed.state, deed.seat),
)
ARCHITECT = builds_here("lead-darius", goods(culture=2))

# -- Xerxes


def _five(state: State, side: int) -> bool:
    fight = leads(state, side)
    return fight is not None and own_units(state, side, fight) >= 5


MIGHTY_ARMY = (
    bends(questions.STACKS, lambda state, side, value, hex, kinds: 5 if LEADER in kinds else value),
    bends(questions.MAY_PLAY, lambda state, side, value, whose: value and not (whose == side and _five(state, side))),
    bends(questions.CLASHES, lambda state, side, value, whose: value and not (whose == side and _five(state, side))),
)
GREAT_BUILDER = bends(
    questions.CREDITS,
    lambda state, side, value, what, hex: (
        (*value, Credit(-1, 2, "lead-xerxes", most=1, owed=(*RESOURCES, CULTURE)))
        if what == payment.WONDER and hex == lcity(state, side)
        else value
    ),
)
