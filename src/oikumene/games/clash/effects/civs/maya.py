"""What the advances and leaders of the Maya do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.advances import group_advanced, once, terrain_yields
from oikumene.games.clash.effects.civilizations import one_of
from oikumene.games.clash.effects.leaders import built_here, lcity
from oikumene.games.clash.effects.making import Do, bends, when
from oikumene.games.clash.model import (
    ANGRY,
    BUILDINGS,
    CULTURE,
    FOOD,
    GROUPS,
    LEADER,
    MOUNTAIN,
    OBELISK,
    ORE,
    PORT,
    SETTLER,
    WOOD,
    Ability,
    goods,
)
from oikumene.games.clash.rules import cities, construct, influence, moments, payment, questions, recruit, verbs
from oikumene.games.clash.rules.move import Moved
from oikumene.games.clash.rules.questions import Credit
from oikumene.games.clash.state import EVENT_DECK, IN_MOUNTAIN, Battle, State
from oikumene.kernel.flow import Closed, Flow, Value, choose, optional
from oikumene.kit.goods import minus, plus

# -- advances

TERRACING = (
    terrain_yields(MOUNTAIN, FOOD, WOOD, ORE),
    bends(
        questions.MARKS,
        lambda state, side, value, kinds, kind: value & ~IN_MOUNTAIN if kind in (SETTLER, LEADER) else value,
    ),
)
STELAS = (
    when(
        moments.CONSTRUCTED,
        "may-stelas",
        lambda deed: one_of(deed, "culture", "idea"),
        holds=lambda deed, about: about[1] == OBELISK,
    ),
    when(moments.FOUNDED, "may-stelas", lambda deed: one_of(deed, "culture", "idea")),
    when(moments.CAPTURED, "may-stelas", lambda deed: one_of(deed, "culture", "idea")),
)

BALLCOURTS_PRICE = goods(mood=1)
SPIRITUALITY = GROUPS.index("spirituality")


def _plays_ball(deed: Deed) -> Flow[None]:
    """The city that works now counts as one larger."""
    yield from payment.pays(deed.state, deed.seat, BALLCOURTS_PRICE)
    deed.state.enlarged += 1


def _can_play_ball(deed: Deed) -> bool:
    """Not in an angry city, which brings one thing whatever its size; and something must be left to recruit for."""
    state, seat = deed.state, deed.seat
    hex, what = deed.about
    if cities.mood_at_work(state, hex) == ANGRY or not payment.can_pay(state, seat, BALLCOURTS_PRICE):
        return False
    if what != "recruit":
        return True
    prices = [recruit.price(state, seat, hex, (one,)) for one in recruit.options(state, seat, hex, ())]
    return any(payment.can_pay(state, seat, plus(price, BALLCOURTS_PRICE), payment.UNIT, hex) for price in prices)


def _plays_for_gods(deed: Deed) -> Flow[None]:
    once(deed.state, "may-ballcourts")
    return
    yield


BALLCOURTS = (
    when(moments.AT_WORK, "may-ballcourts", _plays_ball, able=_can_play_ball, at_will=True, fee=BALLCOURTS_PRICE),
    bends(
        questions.ADVANCE_PRICE,
        lambda state, side, value, n: (
            minus(value, goods(food=1))
            if state.book.advance(n).group == SPIRITUALITY and "may-ballcourts" not in state.done
            else value
        ),
    ),
    when(
        moments.ADVANCED,
        "may-ballcourts",
        _plays_for_gods,
        holds=lambda deed, about: about.paid is not None and group_advanced(SPIRITUALITY)(deed, about),
    ),
)

CALENDAR_PRICE = goods(culture=1)


def _top(state: State) -> int:
    """The event card that comes next; -1 for none."""
    deck = state.zones[EVENT_DECK]
    return deck[-1] if deck else -1


def _foreseen(state: State, seat: int) -> bool:
    """Whether the player knows the next event."""
    return bool(state.known[_top(state)] >> seat & 1)


def _foresees(deed: Deed) -> Flow[None]:
    """The next event is looked at, and may be put under the deck for culture. One that is known already is put there at
    once: nobody looks for ever at what they know."""
    state, seat = deed.state, deed.seat
    card = _top(state)
    if not _foreseen(state, seat):
        state.reveal(card, 1 << seat)
        state.note("foresees", seat)
        if not payment.can_pay(state, seat, CALENDAR_PRICE):
            dear: list[Closed] = [(("put-under", card), "too-dear")]
            yield from optional(seat, "calendar", list, secret=True, closed=lambda: dear)
            return
        picked = yield from optional(seat, "calendar", lambda: [("put-under", card)], secret=True)
        if picked is None:
            return
    yield from payment.pays(state, seat, CALENDAR_PRICE)
    state.move(card, EVENT_DECK, under=True)
    state.note("puts-off", seat)


def _can_foresee(deed: Deed) -> bool:
    state, seat = deed.state, deed.seat
    if _top(state) < 0:
        return False
    return not _foreseen(state, seat) or payment.can_pay(state, seat, CALENDAR_PRICE)


CALENDAR = Ability(Do("may-calendar", _foresees, _can_foresee))

# -- K'inich Janaab' Pakal


def under_own_obelisk(state: State, seat: int, fight: Battle) -> bool:
    """The first round in an own city with an own obelisk."""
    city = state.cities.get(fight.hex)
    return (
        fight.round == 1
        and fight.defender == seat
        and city is not None
        and city.owner == seat
        and city.buildings[OBELISK] == seat
    )


ART_AND_ARCHITECTURE = bends(
    questions.CREDITS,
    lambda state, side, value, what, hex: (
        (*value, Credit(CULTURE, 2, "lead-pakal", most=1))
        if what == payment.BUILDING and hex == lcity(state, side)
        else value
    ),
)

# -- Siyaj K'ak'


def size_stormed(state: State, seat: int, fight: Battle) -> int:
    """The size of a city that is attacked, in the first round."""
    city = state.cities.get(fight.hex)
    return city.size if fight.round == 1 and fight.attacker == seat and city is not None else 0


def _influx(deed: Deed) -> Flow[None]:
    yield from influence.influence(deed.state, deed.seat, lcity(deed.state, deed.seat))


def _can_influx(deed: Deed) -> bool:
    state, seat = deed.state, deed.seat
    here = lcity(state, seat)
    return here >= 0 and not state.influenced and bool(influence.targets(state, seat, here))


CULTURAL_INFLUX = (
    when(moments.CONSTRUCTED, "lead-siyaj-kak", _influx, holds=built_here(), able=_can_influx, at_will=True),
    when(moments.WONDER_BUILT, "lead-siyaj-kak", _influx, holds=built_here(), able=_can_influx, at_will=True),
)

# -- Wak Chanil Ajaw


def _rebuildings(deed: Deed) -> list[Value]:
    """Own buildings of the city where she stands, each with what could stand in its place."""
    state, seat = deed.state, deed.seat
    hex = lcity(state, seat)
    if hex < 0:
        return []
    own = [building for building, colour in enumerate(state.cities[hex].buildings) if colour == seat]
    able = [building for building in range(len(BUILDINGS)) if construct.fits(state, seat, hex, building)]
    return [("rebuild", BUILDINGS[old], BUILDINGS[new]) for old in own for new in able]


def _rebuilds(deed: Deed) -> Flow[None]:
    """A building gives way to another: nothing is paid, and nothing gained as for constructing it."""
    state, seat = deed.state, deed.seat
    hex = lcity(state, seat)
    picked = yield from choose(seat, "rebuild", lambda: _rebuildings(deed), about=(state.label(hex),))
    assert isinstance(picked, tuple)
    old, new = BUILDINGS.index(str(picked[1])), BUILDINGS.index(str(picked[2]))
    port = (yield from construct.harbour(state, seat, hex)) if new == PORT else -1
    verbs.give_back(state, seat, old)
    city = state.cities[hex]
    buildings = (*city.buildings[:old], -1, *city.buildings[old + 1 :])
    state.cities[hex] = city.but(buildings=buildings, port=-1 if old == PORT else city.port)
    verbs.add_building(state, hex, new, seat, port)


def _captured_here(deed: Deed, about: Moved) -> bool:
    """In this move action the leader has captured the city where she stands."""
    hex = lcity(deed.state, deed.seat)
    own = [feat.hex for feat in about.feats if feat.what == "captured" and feat.facts[0] == deed.seat]
    return hex in own


RECONSTRUCTION = when(
    moments.MOVED,
    "lead-wak-chanil",
    _rebuilds,
    holds=_captured_here,
    able=lambda deed: bool(_rebuildings(deed)),
    at_will=True,
)
