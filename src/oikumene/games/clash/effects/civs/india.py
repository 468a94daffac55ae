"""What the advances and leaders of India do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.advances import once
from oikumene.games.clash.effects.civilizations import recruits_without
from oikumene.games.clash.effects.leaders import activates, bonus, captures, gains, lcity, pays_before
from oikumene.games.clash.effects.making import Do, bends, plainly, when
from oikumene.games.clash.model import (
    ANGRY,
    CULTURE,
    ELEPHANT,
    FOOD,
    FOREST,
    LEADER,
    MOOD,
    SETTLER,
    TEMPLE,
    Ability,
    Amounts,
    goods,
)
from oikumene.games.clash.rules import advances, cities, influence, moments, payment, questions, verbs
from oikumene.games.clash.rules.questions import Yield
from oikumene.games.clash.state import State, kind_of
from oikumene.kernel.flow import Flow, Value, choose, telling
from oikumene.kernel.words import Details
from oikumene.kit.goods import Swap, plus
from oikumene.kit.places import bits

# -- advances


def _beasts(state: State, side: int) -> dict[tuple[int, int], int]:
    """Elephants in own cities that are not angry carry routes too."""
    found = {}
    for hex in state.cities_of(side):
        n = sum(kind_of(unit) == ELEPHANT for unit in state.units[hex])
        if n and state.cities[hex].mood != ANGRY:
            found[hex, ELEPHANT] = n
    return found


INDIAN_ELEPHANTS = (
    recruits_without(ELEPHANT, lambda state, side, hex: state.terrain[hex] == FOREST),
    bends(questions.CARRIERS, lambda state, side, value: {**value, **_beasts(state, side)}),
)


def _settlers(state: State, side: int, hex: int) -> int:
    """Own settlers on a hex."""
    if state.whose[hex] != side:
        return 0
    return sum(kind_of(unit) == SETTLER for unit in state.units[hex])


def _missions(state: State, side: int) -> int:
    """The land where own settlers are, as a set."""
    return bits([hex for hex in state.units_of(side) if _settlers(state, side, hex)]) & state.land


def _mission_range(state: State, side: int, value: int, start: int) -> int:
    """Two for a settler, one more for each further one; as much more for a city as it holds."""
    n = _settlers(state, side, start)
    return value + n if start in state.cities or not n else 1 + n


PROSELYTISM = (
    bends(questions.STARTS, lambda state, side, value: value | _missions(state, side)),
    bends(questions.RANGE, _mission_range),
    bends(
        questions.MAY_AIM,
        lambda state, side, value, start, target: (
            value and (start in state.cities or state.cities[target].owner != side)
        ),
    ),
)
PROSPERITY = bends(
    questions.ROUTE_YIELDS,
    lambda state, side, value, start, city, used: (
        *value,
        Yield(MOOD),
        *([Yield(CULTURE)] if side in state.cities[city].buildings else []),
    ),
)

POETRY = "ind-peace-poetry"
PEACE_AND_POETRY = (
    bends(
        questions.SWAPS,
        lambda state, side, value, what, hex: (
            (*value, Swap(MOOD, (FOOD,), rate=2, limit=1, why=POETRY))
            if what == payment.ADVANCE and POETRY not in state.done
            else value
        ),
    ),
    when(
        moments.ADVANCED,
        POETRY,
        plainly(lambda deed: once(deed.state, POETRY)),
        holds=lambda deed, about: about.paid is not None and about.paid[MOOD] > 0,
    ),
)

# -- Maharaja Sri Gupta

GOLDEN_PRICE = goods(culture=1)


def _golden_price(state: State, seat: int, n: int) -> Amounts:
    return plus(advances.price(state, seat, n), GOLDEN_PRICE)


def _new_fields(deed: Deed) -> list[int]:
    """Advances of groups of which the player has none, that can be paid with the culture that it takes."""
    state, seat = deed.state, deed.seat
    return [
        n
        for n in advances.open_advances(state, seat)
        if not advances.group_of(state, seat, state.book.advance(n).group)
        and payment.can_pay(state, seat, _golden_price(state, seat, n), payment.ADVANCE, n)
    ]


def _golden_age(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    hex = lcity(state, seat)
    cities.activate(state, hex)

    def listing() -> list[Value]:
        return [("advance", state.book.powers[n].id) for n in _new_fields(deed)]

    def price_of(value: tuple[int | str, ...]) -> Details:
        return (payment.told(_golden_price(state, seat, state.book.power_of[str(value[1])])),)

    picked = yield from choose(seat, "advance", listing, details=telling("advance", price_of))
    assert isinstance(picked, tuple)
    n = state.book.power_of[str(picked[1])]
    paid = yield from payment.pays(state, seat, _golden_price(state, seat, n), payment.ADVANCE, n)
    yield from advances.obtain(state, seat, n, paid=paid)
    yield from cities.worked(state, seat, hex, "special")


GOLDEN_AGE = Ability(Do("lead-sri-gupta", _golden_age, lambda deed: activates(deed) and bool(_new_fields(deed))))
PREPARED = bonus(2, lambda state, seat, fight: fight.cards[fight.side(seat)] < 0)

# -- Ashoka the Great

BUDDHISM_USED = "lead-ashoka"


def _temple_aimed_at(deed: Deed) -> bool:
    return TEMPLE in influence.pieces(deed.state, deed.seat, deed.about[1])


def _may_roll_again(deed: Deed) -> bool:
    state, start = deed.state, deed.about[0]
    if BUDDHISM_USED in state.done or start != lcity(state, deed.seat):
        return False
    return state.cities[start].has(TEMPLE) or _temple_aimed_at(deed)


def _rolls_again(deed: Deed) -> None:
    """The die is rolled again. Who has no temple in the city is bound to the temple that is aimed at."""
    state = deed.state
    once(state, BUDDHISM_USED)
    own = state.cities[deed.about[0]].has(TEMPLE)
    state.attempt = (influence.roll(state), influence.ANY_BUILDING if own else TEMPLE)


BUDDHISM = when(
    moments.INFLUENCE_ROLLED,
    "lead-ashoka",
    plainly(_rolls_again),
    able=_may_roll_again,
    at_will=True,
)
EXPANSIONIST = captures(
    "lead-ashoka",
    plainly(lambda deed: verbs.gain_one(deed.state, deed.seat, CULTURE, 2 if deed.about.before.has(TEMPLE) else 1)),
)

# -- Akbar the Great


def _tusks(deed: Deed) -> None:
    """In this battle every own elephant is worth more, whatever becomes of the leader."""
    fight = deed.state.battle
    assert fight is not None
    own = fight.side(deed.seat)
    worth = tuple([n + (kind == ELEPHANT) for kind, n in enumerate(fight.armed[own])])
    fight.armed = (worth, fight.armed[1]) if own == 0 else (fight.armed[0], worth)


BLADED_TUSKS = pays_before("lead-akbar", goods(ore=1), _tusks)
PROSPEROUS = when(
    moments.ARRIVED,
    "lead-akbar",
    gains(gold=1),
    holds=lambda deed, about: LEADER in about[2] and lcity(deed.state, deed.seat) == about[1],
)
