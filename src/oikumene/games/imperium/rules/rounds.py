"""Rounds, and the solstice between them."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.state import PLAY, POWERS, State
from oikumene.kernel.flow import Flow, parallel
from oikumene.kit.moments import in_own_order
from oikumene.kit.sides import push, push_each


def begin_round(state: State) -> None:
    state.round += 1
    state.note("round", state.round)
    push(state, ("solstice",))
    if state.solo:
        push(state, ("opponent",))
    push_each(state, "turn", state.in_order())


def solstice(state: State) -> Flow[None]:
    """Everybody resolves the solstice of all cards in play, at once, each in an order of their own."""
    state.active = -1
    state.note("solstice")
    push(state, ("round-over",))
    yield from parallel(state.in_order(), lambda seat: own_solstice(state, seat))


def own_solstice(state: State, seat: int) -> Flow[None]:
    """One player's cards, in the order the player likes. Plain gains come first, unasked, while no card is left for
    which they make a difference that may be unwelcome."""

    def there(card: int) -> bool:
        return state.at[card] in (PLAY + seat, POWERS + seat)

    def take(card: int) -> Flow[None]:
        state.note("solstice-card", seat, card)
        yield from resolve(state, seat, card)

    def before(left: list[int]) -> Flow[None]:
        if not any(weighs(state, card) for card in left if there(card)):
            yield from plain_gains(state, seat, left, there)

    left = [card for card in state.in_play(seat) if state.card(card).solstice is not None]
    yield from in_own_order(seat, "solstice", left, there, take, word="solstice", before=before)


def resolve(state: State, seat: int, card: int) -> Flow[None]:
    effect = state.card(card).solstice
    assert effect is not None
    yield from effect.run(Deed(state, seat, card))


def weighs(state: State, card: int) -> bool:
    """Whether the card's solstice can hang on what was gained before it."""
    effect = state.card(card).solstice
    return effect is not None and effect.weighs


def plain_gains(state: State, seat: int, left: list[int], there: Callable[[int], bool]) -> Flow[None]:
    """The cards that do nothing but give materials or population are done with."""
    for card in list(left):
        effect = state.card(card).solstice
        if effect is not None and effect.plain and there(card):
            left.remove(card)
            yield from resolve(state, seat, card)
