"""The empire: locations that come and go, foundations, and what lies on them (rulebook: Build, Raze)."""

from __future__ import annotations

from collections.abc import Iterable

from oikumene.games.imperial_settlers.deed import Deed
from oikumene.games.imperial_settlers.model import NO_COST, STONE, WOOD, Cost
from oikumene.games.imperial_settlers.rules.goods import Need, can_pay, discard, end_route, gain, pay, plus, spared
from oikumene.games.imperial_settlers.rules.moments import BUILT, BUILT_AND_GAINED, RAZED
from oikumene.games.imperial_settlers.state import (
    EMPIRE,
    FOUNDATIONS,
    GUARDED,
    VIRTUAL,
    State,
)
from oikumene.kernel.flow import Flow, Value, argument, choose, guarded
from oikumene.kernel.table import ALL
from oikumene.kit.moments import happens


def distinct_locations(state: State, cards: Iterable[int]) -> list[int]:
    """One of each: copies in one empire with the same things on them are one option."""
    cards = tuple(cards)
    if len({(state.at[card], state.face[card]) for card in cards}) == len(cards):
        return list(cards)
    beneath = lying_beneath(state)
    at, face, marks, stored, captured = state.at, state.face, state.marks, state.stored, state.captured
    seen: dict[tuple[int, ...], int] = {}
    for card in cards:
        key = (at[card], face[card], marks[card], stored.get(card, 0), captured.get(card, -1), *beneath.get(card, ()))
        seen.setdefault(key, card)
    return list(seen.values())


def lying_beneath(state: State) -> dict[int, tuple[int, ...]]:
    """By location, the cards under it: a seat for each that is tucked there, a number below 0 for a deal's marker."""
    beneath: dict[int, tuple[int, ...]] = {}
    for seat, player in enumerate(state.players):
        for _, gate in player.tucks:
            beneath[gate] = (*beneath.get(gate, ()), seat)
        for _, location in player.routes:
            beneath[location] = (*beneath.get(location, ()), ~seat)
    return beneath


# -- Build


def can_build(state: State, seat: int, card: int, *, spare: bool = False, first: Cost = NO_COST) -> bool:
    """Whether the price is there: goods (after what is paid `first`), and a location or foundation unless spared."""
    price = state.card(card).cost
    if price.location and not spare and not can_sacrifice(state, seat):
        return False
    return can_pay(state, seat, price if first is NO_COST else plus(first, price))


def can_sacrifice(state: State, seat: int) -> bool:
    if state.zones[FOUNDATIONS + seat]:
        return True
    return any(card not in state.captured for card in state.zones[EMPIRE + seat])


def sacrifices(state: State, seat: int) -> list[Value]:
    """What a faction card's location cost may be paid with; a captured location may not (Temple of Ra)."""
    own = [card for card in state.zones[EMPIRE + seat] if card not in state.captured]
    options: list[Value] = [("sacrifice", card) for card in distinct_locations(state, own)]
    return options + [("foundation", card) for card in state.distinct(state.zones[FOUNDATIONS + seat])]


def build(state: State, seat: int, card: int, *, spare: bool = False) -> Flow[None]:
    """Build: pay, lay the location down, take what it produces and its bonus; then features that wait for it.

    The card is shown first: from then on everybody knows what is being built.
    """
    state.reveal(card, ALL)
    if state.card(card).cost.location and not spare:
        yield from sacrifice(state, seat, card)
    yield from pay(state, seat, state.card(card).cost, keep=(card,))
    state.move(card, EMPIRE + seat)
    state.marks[card] = 0
    state.note("builds", seat, card)
    printed, deed = state.card(card), Deed(state, seat, card)
    for effect in (*printed.production, *printed.bonus):
        yield from effect.run(deed)
    for moment in (BUILT, BUILT_AND_GAINED):
        yield from happens(state, moment, seat, lambda location: Deed(state, seat, location), card)


def sacrifice(state: State, seat: int, card: int) -> Flow[None]:
    """One own location or foundation is discarded for a faction card."""
    given = yield from guarded(
        choose(seat, "sacrifice", lambda: sacrifices(state, seat), about=(card,), secret=True),
        spared(state, seat, lambda: (Need((card,), state.card(card).cost),)),
    )
    gone = argument(given)
    if state.at[gone] == FOUNDATIONS + seat:
        discard(state, gone)
        state.note("sacrifices-foundation", seat, gone)
        return
    state.note("sacrifices", seat, gone)
    clear(state, gone)
    discard(state, gone)


def clear(state: State, card: int) -> None:
    """A location is about to leave: what lies on it and under it goes, and deals made with it end."""
    state.marks[card] = 0
    state.stored.pop(card, None)
    state.captured.pop(card, None)
    for seat, player in enumerate(state.players):
        for tucked, gate in player.tucks:
            if gate == card:
                discard(state, tucked)
        player.tucks = tuple(tuck for tuck in player.tucks if tuck[1] != card)
        for marker, target in player.routes:
            if target == card:
                end_route(state, seat, marker)


# -- Raze


def raze_price(state: State, card: int) -> int:
    """Raze tokens for a rival's location: 2, and one more if it is defended."""
    return state.terms.raze_rival + (1 if state.marks[card] & GUARDED else 0)


def raze_location(state: State, seat: int, card: int) -> Flow[list[int]]:
    """Take the goods of the raze field; a common location becomes a foundation and its holder gains a wood.

    A Japanese location is discarded, and so is one of the virtual opponent. Returns the cards that were drawn.
    """
    goods = state.card(card).raze
    assert goods is not None
    owner, holder = state.owner(card), state.controller(card)
    state.note("razes", seat, card, owner)
    drawn = yield from gain(state, seat, goods)
    clear(state, card)
    if owner == VIRTUAL or not state.card(card).common:
        discard(state, card)
    else:
        yield from turn_over(state, card, owner, holder, WOOD)
    yield from razed(state, seat)
    return drawn


def turn_over(state: State, card: int, owner: int, holder: int, good: int) -> Flow[None]:
    """A card becomes a foundation of its owner; whoever holds it gains a wood (Sanctuary: a stone)."""
    assert good in (WOOD, STONE)
    state.move(card, FOUNDATIONS + owner)
    state.note("becomes-foundation", owner, card)
    if holder < len(state.players):
        yield from gain(state, holder, ((good, 1),))


def raze_hand(state: State, seat: int, card: int) -> Flow[list[int]]:
    """Raze a card from the hand: its goods, then it is discarded. Returns the cards that were drawn.

    The card is shown first, and is not among the discards while its goods are drawn.
    """
    state.reveal(card, ALL)
    goods = state.card(card).raze
    assert goods is not None
    state.note("razes-hand", seat, card)
    drawn = yield from guarded(gain(state, seat, goods), spared(state, seat, lambda: (Need((card,)),)))
    discard(state, card)
    yield from razed(state, seat)
    return drawn


def razed(state: State, seat: int) -> Flow[None]:
    """Features that wait for a raze of the seat."""
    yield from happens(state, RAZED, seat, lambda location: Deed(state, seat, location))


def remove(state: State, card: int) -> None:
    """A location is discarded from its empire; not a raze: no goods, no foundation, no wood."""
    state.note("location-gone", state.owner(card), card)
    clear(state, card)
    discard(state, card)
