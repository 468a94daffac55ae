"""Constructing buildings and wonders (rulebook, activating a city: construct; wonders)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import (
    ACADEMY,
    ANGRY,
    BUILDINGS,
    CULTURE,
    HAPPY,
    IDEA,
    MOOD,
    OBSERVATORY,
    PORT,
    TEMPLE,
    Amounts,
    Wonder,
    WonderCard,
)
from oikumene.games.clash.rules import cities, moments, objectives, payment, verbs
from oikumene.games.clash.rules.questions import AIDS, BUILDING_PRICE, BUILDING_SWAPS, MAY_BUILD, WONDER_PRICE, Aid
from oikumene.games.clash.state import BUILT, HAND_WONDERS, OPEN_WONDERS, Feat, State
from oikumene.kernel.flow import Flow, Value, choose, telling
from oikumene.kernel.words import Details
from oikumene.kit.goods import minus
from oikumene.kit.places import each

#: Buildings that only the expansion has.
EXPANSION = (4, 5, 6)


def price(state: State, seat: int, hex: int, building: int) -> Amounts:
    return bent(state, BUILDING_PRICE, seat, state.book.terms.building, hex, building)


def allowed(state: State, seat: int, building: int) -> bool:
    """Whether a player has the advance for a building."""
    return bool(state.players[seat].powers & state.book.unlocking[building])


def fits(state: State, seat: int, hex: int, building: int) -> bool:
    """Whether a building can stand in a city: one of each kind, a port by the sea, a piece in supply."""
    city = state.cities[hex]
    if city.has(building) or not state.players[seat].pieces[building] or not allowed(state, seat, building):
        return False
    if building in EXPANSION and not state.variant.expansion:
        return False
    return building != PORT or bool(verbs.coastal(state, hex))


def banned(state: State, seat: int) -> bool:
    """Whether something that lasts forbids the player to build."""
    return not bent(state, MAY_BUILD, seat, True)


def can_build_here(state: State, hex: int) -> bool:
    """Not in an angry city, and not larger than allowed."""
    return cities.mood_at_work(state, hex) != ANGRY and cities.may_grow(state, hex)


def payable(state: State, seat: int, hex: int, building: int) -> bool:
    """Whether a building can be paid for."""
    return payment.can_pay(state, seat, price(state, seat, hex, building), payment.BUILDING, hex, building)


def buildings(state: State, seat: int, hex: int, free: bool = False) -> list[int]:
    """What can be constructed in a city now."""
    return list(_buildings(state, seat, hex, free))


def _buildings(state: State, seat: int, hex: int, free: bool) -> Iterator[int]:
    if banned(state, seat) or not can_build_here(state, hex):
        return
    for building in range(len(BUILDINGS)):
        if fits(state, seat, hex, building) and (free or payable(state, seat, hex, building)):
            yield building


def can_construct(state: State, seat: int, hex: int) -> bool:
    return cities.can_activate(state, hex) and any(True for _ in _buildings(state, seat, hex, False))


def where(state: State, seat: int, cities: list[int]) -> list[int]:
    """The cities that can construct something: none, where a building is too dear wherever it stands."""
    same = payment.alike(state, seat, BUILDING_PRICE, BUILDING_SWAPS)
    if same and not payment.can_pay(state, seat, state.book.terms.building, payment.BUILDING):
        return []
    return [hex for hex in cities if can_construct(state, seat, hex)]


def construct(state: State, seat: int, hex: int) -> Flow[None]:
    """A city constructs a building: it is paid for and placed; then what the building gives."""
    cities.activate(state, hex)
    yield from raise_building(state, seat, hex)
    yield from cities.worked(state, seat, hex, "construct")


def raise_building(state: State, seat: int, hex: int, *, free: bool = False, only: int = -1) -> Flow[None]:
    """Which building, its price, and its place."""

    def listing() -> list[Value]:
        able = buildings(state, seat, hex, free)
        return [("build", BUILDINGS[building]) for building in able if only in (-1, building)]

    def price_of(value: tuple[int | str, ...]) -> Details:
        return ((),) if free else (payment.told(price(state, seat, hex, BUILDINGS.index(str(value[1])))),)

    picked = yield from choose(
        seat, "construct", listing, about=(state.label(hex),), details=telling("build", price_of)
    )
    assert isinstance(picked, tuple)
    building = BUILDINGS.index(str(picked[1]))
    port = -1
    if building == PORT:
        port = yield from harbour(state, seat, hex)
    if not free:
        yield from payment.pays(state, seat, price(state, seat, hex, building), payment.BUILDING, hex, building)
    yield from placed(state, seat, hex, building, port, paid=not free)


def harbour(state: State, seat: int, hex: int) -> Flow[int]:
    """The sea hex on which a port stands."""
    shore = [state.label(sea) for sea in each(verbs.coastal(state, hex))]
    picked = yield from choose(seat, "port", lambda: [("port", sea) for sea in shore])
    return state.hex(picked[1])


def placed(state: State, seat: int, hex: int, building: int, port: int, *, paid: bool) -> Flow[None]:
    """A building stands: academies bring two ideas, temples a token, observatories an action card."""
    verbs.add_building(state, hex, building, seat, port)
    if building == ACADEMY:
        verbs.gain_one(state, seat, IDEA, 2)
    elif building == TEMPLE:
        yield from token(state, seat)
    elif building == OBSERVATORY:
        yield from verbs.draw_action(state, seat)
    yield from moments.occurs(state, moments.CONSTRUCTED, seat, (hex, building, paid))


def token(state: State, seat: int, n: int = 1) -> Flow[None]:
    """Mood or culture, as the player likes."""
    for _ in range(n):
        picked = yield from choose(seat, "token", lambda: [("token", "mood"), ("token", "culture")])
        verbs.gain_one(state, seat, MOOD if picked[1] == "mood" else CULTURE)


# -- wonders


def wonder_of(state: State, card: int) -> tuple[int, Wonder]:
    """The power of a wonder card."""
    printed = state.card(card)
    assert isinstance(printed, WonderCard)
    n = state.book.power_of[printed.power]
    power = state.book.powers[n]
    assert isinstance(power, Wonder)
    return n, power


def wonder_price(state: State, seat: int, hex: int, power: int) -> Amounts:
    wonder = state.book.powers[power]
    assert isinstance(wonder, Wonder)
    return bent(state, WONDER_PRICE, seat, wonder.price, hex, power)


def reduced(state: State, seat: int, hex: int, card: int, aid: Aid | None) -> Amounts:
    """What a wonder costs with what helps."""
    price = wonder_price(state, seat, hex, wonder_of(state, card)[0])
    return price if aid is None else minus(price, aid.less)


def wonders(state: State, seat: int, hex: int) -> dict[Value, tuple[int, Aid | None]]:
    """The wonder cards that can be built in a city, and what helps with them: happy, not too large, the advance there,
    the price payable."""
    city = state.cities[hex]
    if cities.mood_at_work(state, hex) != HAPPY or not cities.may_grow(state, hex) or banned(state, seat):
        return {}
    hand = state.zones[OPEN_WONDERS] if state.variant.wonders == "open" else state.zones[HAND_WONDERS + seat]
    found: dict[Value, tuple[int, Aid | None]] = {}
    for card in hand:
        power, wonder = wonder_of(state, card)
        if wonder.beside >= 0 and not city.has(wonder.beside):
            continue
        learned = state.players[seat].powers >> state.book.power_of[wonder.requires] & 1
        price = wonder_price(state, seat, hex, power)
        if learned and payment.can_pay(state, seat, price, payment.WONDER, hex):
            found["wonder", card] = card, None
        for aid in bent(state, AIDS, seat, (), hex):
            if (learned or aid.unlearned) and payment.can_pay(state, seat, minus(price, aid.less), payment.WONDER, hex):
                found["wonder-with", card, aid.why] = card, aid
    return found


def can_build_wonder(state: State, seat: int, hex: int) -> bool:
    return cities.can_activate(state, hex) and bool(wonders(state, seat, hex))


def build_wonder(state: State, seat: int, hex: int) -> Flow[None]:
    """A happy city builds a wonder: the card is shown and paid for, and its power begins."""
    cities.activate(state, hex)
    yield from raise_wonder(state, seat, hex)
    yield from cities.worked(state, seat, hex, "wonder")


def raise_wonder(state: State, seat: int, hex: int) -> Flow[None]:
    """Which wonder, and its price; then it stands."""
    secret = state.variant.wonders != "open"

    def details(value: Value) -> Details | None:
        found = wonders(state, seat, hex).get(value)
        return None if found is None else (payment.told(reduced(state, seat, hex, *found)),)

    picked = yield from choose(seat, "wonder", lambda: list(wonders(state, seat, hex)), secret=secret, details=details)
    card, aid = wonders(state, seat, hex)[picked]
    power, wonder = wonder_of(state, card)
    state.move(card, BUILT + seat)
    yield from payment.pays(state, seat, reduced(state, seat, hex, card, aid), payment.WONDER, hex)
    city = state.cities[hex]
    state.cities[hex] = city.but(wonders=(*city.wonders, power))
    state.builders = (*state.builders, (power, seat))
    state.note("wonder", seat, card, state.label(hex))
    state.feats = (*state.feats, Feat("wonder", hex, (seat, state.age, state.round)))
    state.empower()
    if wonder.gain is not None:
        yield from wonder.gain(state, seat)
    state.raised += (seat,)
    yield from moments.occurs(state, moments.WONDER_BUILT, seat, (hex, power, "" if aid is None else aid.why))
    yield from objectives.window(state, "wonder")
