"""Events (rulebook, events): a card is drawn, its symbol is done, then its text."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.deed import Deed
from oikumene.games.clash.model import BARREN, GOLD, EventCard
from oikumene.games.clash.rules import barbarians, moments, pirates, verbs
from oikumene.games.clash.rules.questions import TAKES_DISCARDS
from oikumene.games.clash.state import EVENT_DECK, EVENT_DISCARD, NOBODYS, RESOLVING, State
from oikumene.kernel.flow import Flow, Value, choose, may
from oikumene.kit.places import each
from oikumene.kit.sides import push

GOLD_MINE, EXHAUSTED, SPAWN, MOVE, PIRATES = (
    "gold-mine",
    "exhausted-land",
    "barbarians-spawn",
    "barbarians-move",
    "pirates",
)


def draw(state: State, seat: int) -> Flow[int]:
    """The top card of the event deck; the discards are shuffled when it is empty. Who may takes their top instead."""
    if (yield from verbs.from_discards(state, seat, EVENT_DISCARD)):
        card = state.zones[EVENT_DISCARD][-1]
        state.move(card, RESOLVING)
        return card
    if not state.zones[EVENT_DECK]:
        for card in state.zones[EVENT_DISCARD]:
            state.move(card, EVENT_DECK)
        state.shuffle(EVENT_DECK)
    card = state.zones[EVENT_DECK][-1]
    state.move(card, RESOLVING)
    return card


def event(state: State, seat: int) -> Flow[None]:
    """The event track is empty: an event card is drawn and carried out."""
    in_full = True
    if state.variant.events == "optional":
        in_full = yield from may(seat, "event-in-full")
    yield from moments.occurs(state, moments.BEFORE_EVENT, seat)
    card = yield from drawn(state, seat)
    if state.variant.events == "symbols":
        in_full = False
    push(state, ("event-symbol", seat, card), ("event-text", seat, card, int(in_full)))


def drawn(state: State, seat: int) -> Flow[int]:
    """The card that is carried out: as long as powers put away what was drawn, another one is."""
    while True:
        card = yield from draw(state, seat)
        state.note("event", seat, card)
        yield from moments.occurs(state, moments.EVENT_DRAWN, seat, card)
        if state.at[card] == RESOLVING:
            return card


def put_away(state: State, seat: int, card: int) -> None:
    """An event card that is done with is discarded."""
    state.move(card, EVENT_DISCARD, under=bent(state, TAKES_DISCARDS, seat, False))


def printed(state: State, card: int) -> EventCard:
    event = state.card(card)
    assert isinstance(event, EventCard)
    return event


def symbol(state: State, seat: int, card: int) -> Flow[None]:
    """The symbol of a card: only for who drew it."""
    sign = printed(state, card).symbol
    if sign == GOLD_MINE:
        verbs.gain_one(state, seat, GOLD, 2)
    elif sign == EXHAUSTED:
        yield from exhaust(state, seat)
    elif sign == SPAWN:
        yield from barbarians.spawn(state, seat)
    elif sign == MOVE:
        yield from barbarians.advance(state, seat)
    elif sign == PIRATES:
        yield from pirates.come(state, seat)


def text(state: State, seat: int, card: int, in_full: bool) -> Flow[None]:
    """What the card says; then it is discarded, unless it says otherwise."""
    event = printed(state, card)
    if in_full and event.effect is not None:
        yield from event.effect.run(Deed(state, seat, card))
    if state.at[card] == RESOLVING:
        put_away(state, seat, card)


def exhaustible(state: State, seat: int) -> list[int]:
    """Land beside an own city that can be exhausted: not barren, without units or a city."""
    near = pirates.beside_own(state, seat) & state.land & ~state.exhausted
    return [
        hex
        for hex in each(near)
        if state.terrain[hex] != BARREN and state.whose[hex] == NOBODYS and hex not in state.cities
    ]


def exhaust(state: State, seat: int) -> Flow[None]:
    """A land beside an own city is exhausted: nobody collects from it or founds a city on it any more."""
    if not exhaustible(state, seat) or state.exhausted.bit_count() >= 6:
        return

    def listing() -> list[Value]:
        return [("place", state.label(hex)) for hex in exhaustible(state, seat)]

    picked = yield from choose(seat, "exhaust", listing)
    assert isinstance(picked, tuple)
    hex = state.hex(picked[1])
    state.exhausted |= 1 << hex
    state.note("exhausts", seat, state.label(hex))
