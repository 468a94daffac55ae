"""Great persons (rulebook, events): taken for culture, played like action cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects import common
from oikumene.games.clash.effects.events.lasting import spend
from oikumene.games.clash.effects.making import Do, bends, plainly, when
from oikumene.games.clash.model import (
    CULTURE,
    HAPPY,
    IDEA,
    MOOD,
    TEMPLE,
    Ability,
    Amounts,
    EventCard,
    goods,
)
from oikumene.games.clash.rules import construct, found, moments, move, payment, questions, routes, verbs
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.rules.questions import Aid
from oikumene.games.clash.state import (
    ASSIGNED,
    FRONT,
    GREAT,
    HAND_OBJECTIVES,
    State,
)
from oikumene.kernel.flow import Flow, Value, choose, may, optional
from oikumene.kit.goods import plus_one


def _offered(deed: Deed) -> Flow[None]:
    """The card may be taken for a culture token by who drew it, for two by the others."""
    state = deed.state
    for seat in state.in_order(deed.seat):
        price = goods(culture=1 if seat == deed.seat else 2)
        if not payment.can_pay(state, seat, price):
            continue
        if (yield from may(seat, "take-great", about=(deed.card,))):
            yield from payment.pays(state, seat, price)
            state.note("takes-great", seat, deed.card)
            yield from _taken(state, seat, deed.card)
            return


def _taken(state: State, seat: int, card: int) -> Flow[None]:
    """The card is the player's: in hand, or open before the player, where it does what it says."""
    printed = state.card(card)
    assert isinstance(printed, EventCard)
    state.move(card, (FRONT if printed.after == "front" else GREAT) + seat)
    if printed.after == "front":
        state.empower()
    if printed.taken is not None:
        yield from printed.taken(state, seat)


GREAT_PERSON = Do("great-person", _offered)


def great(*groups: str, then: Callable[[State, int], Flow[None]] | None = None) -> Do:
    """An advance of a group, if the player wants it; then something more."""

    def do(deed: Deed) -> Flow[None]:
        able = common.in_groups(deed.state, deed.seat, *groups)
        yield from common.free_advance(deed.state, deed.seat, able, must=False)
        if then is not None:
            yield from then(deed.state, deed.seat)

    return Do("great", do)


def and_gains(idea: int = 0, cards: int = 0) -> Callable[[State, int], Flow[None]]:
    def flow(state: State, seat: int) -> Flow[None]:
        verbs.gain_one(state, seat, IDEA, idea)
        yield from verbs.draw_action(state, seat, cards)

    return flow


def _delights(state: State, seat: int) -> Flow[None]:
    able = common.unhappy(state, seat)
    if able:
        hex = yield from common.pick_city(state, seat, able)
        verbs.set_mood(state, hex, HAPPY)


def _builds(only: int) -> Callable[[State, int], Flow[None]]:
    """A building for its price, without an action and without activating the city."""

    def able(state: State, seat: int) -> list[int]:
        return [
            hex
            for hex in state.cities_of(seat)
            if any(only in (-1, building) for building in construct.buildings(state, seat, hex))
        ]

    def flow(state: State, seat: int) -> Flow[None]:
        picked = yield from optional(
            seat, "build-where", lambda: [("city", state.label(hex)) for hex in able(state, seat)]
        )
        if picked is not None:
            yield from construct.raise_building(state, seat, state.hex(picked[1]), only=only)

    return flow


def _campaigns(state: State, seat: int) -> Flow[None]:
    """A move action at once; the first battle begun in it is fought with two more."""
    state.charge = 2
    yield from move.begin(state, seat)


def _trades(state: State, seat: int) -> Flow[None]:
    yield from routes.trade(state, seat)


def _converts(state: State, seat: int) -> Flow[None]:
    """Any number of one kind of tokens become the other kind."""
    purse = state.players[seat].goods

    def listing() -> list[Value]:
        found: list[Value] = []
        for name, good in (("mood", MOOD), ("culture", CULTURE)):
            found += [("convert", name, n) for n in range(1, purse[good] + 1)]
        return found

    picked = yield from optional(seat, "convert", listing)
    if picked is None:
        return
    assert isinstance(picked, tuple)
    give, n = (MOOD, CULTURE)[picked[1] == "culture"], int(picked[2])
    purse[give] -= n
    purse[CULTURE if give == MOOD else MOOD] += n


def _discovers(state: State, seat: int) -> Flow[None]:
    """A region beside one with an own city; then a city there, for two food and without a settler."""
    spots = {state.board.spot[city] for city in state.cities_of(seat)}
    near = {
        state.board.spot[hex]
        for spot in spots
        for own in state.board.spots[spot]
        for hex in state.board.beside[own]
        if state.terrain[hex] < 0
    }
    spot = yield from common.uncover(state, seat, sorted(near))
    if spot < 0 or not state.players[seat].settlements or not payment.can_pay(state, seat, goods(food=2)):
        return

    def listing() -> list[Value]:
        return [("place", state.label(h)) for h in state.board.spots[spot] if found.site(state, seat, h)]

    if not listing():
        return
    picked = yield from optional(seat, "discover-city", listing)
    if isinstance(picked, tuple):
        yield from payment.pays(state, seat, goods(food=2))
        yield from found.founded(state, seat, state.hex(picked[1]))


def _oracle(deed: Deed) -> Flow[None]:
    """As many objectives as players are looked at; each player is given one, for the next draw."""
    state, seat = deed.state, deed.seat
    before = state.zones[HAND_OBJECTIVES + seat]
    verbs.draw_objective(state, seat, state.seats)
    drawn = [card for card in state.zones[HAND_OBJECTIVES + seat] if card not in before]
    for other in state.in_order(seat):
        if not drawn:
            return

        def listing(drawn: Sequence[int] = tuple(drawn)) -> list[Value]:
            return [("assign", card) for card in drawn]

        picked = yield from choose(seat, "assign", listing, about=(other,), secret=True)
        assert isinstance(picked, tuple)
        card = int(picked[1])
        drawn.remove(card)
        state.move(card, ASSIGNED + other)


DISCOVERER = great("seafaring", then=_discovers)
ARTIST = great("culture", then=_delights)
PROPHET = great("spirituality", then=_builds(TEMPLE))
PHILOSOPHER = great("education", then=and_gains(idea=2))
SCIENTIST = great("science", then=and_gains(idea=1, cards=1))
STATESMAN = great("democracy", "autocracy", "theocracy", then=and_gains(cards=2))
WARLORD = great("warfare", then=_campaigns)
MERCHANT = great("economy", then=_trades)
ENGINEER = great("construction", then=_builds(-1))
ATHLETE = great("culture", then=_converts)
ORACLE = Do("great-oracle", _oracle)


# -- the architect: a wonder without its own advance, for three culture less

ARCHITECT = (
    bends(
        questions.AIDS,
        lambda state, side, value, hex: (*value, Aid("ev-great-architect", goods(culture=3), unlearned=True)),
    ),
    when(
        moments.WONDER_BUILT,
        "ev-great-architect",
        plainly(lambda deed: spend(deed.state, FRONT + deed.seat, "ev-great-architect")),
        holds=lambda deed, about: about[2] == "ev-great-architect",
    ),
)

# -- the diplomat: peace with another player, which costs culture to break

BREACH = 2


def befriends(state: State, seat: int) -> Flow[None]:
    """Who takes the card names the other player."""
    other = yield from common.other_player(state, seat, state.clockwise(seat))
    state.players[seat].friend = other
    state.note("pact", seat, other)


def _peace_price(state: State, side: int, value: Amounts | None, attacker: int, hex: int, force: object) -> object:
    if value is None or {attacker, enemy_at(state, attacker, hex)} != {side, state.players[side].friend}:
        return value
    return plus_one(value, CULTURE, BREACH)


def _ends_peace(deed: Deed) -> None:
    spend(deed.state, FRONT + deed.seat, "ev-great-diplomat")
    deed.state.players[deed.seat].friend = -1


DIPLOMAT = (
    bends(questions.ATTACK_PRICE, _peace_price),
    when(
        moments.ATTACKED,
        "ev-great-diplomat",
        plainly(_ends_peace),
        holds=lambda deed, about: set(about) == {deed.seat, deed.state.players[deed.seat].friend},
    ),
    Ability(Do("ev-great-diplomat", plainly(_ends_peace)), action=True),
)
