"""The moments that cards wait for, and how those cards are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.state import ACTIVATE, State
from oikumene.kernel.flow import Flow
from oikumene.kit import moments

Reaction: TypeAlias = "moments.Reaction[Deed]"

ATTACKED = "attack by other"
PLAYED = "play"
PLAYED_FROM_DISCARD = "play from discard"
ACQUIRED = "acquire"
BROKEN_THROUGH = "break_through"
ACQUIRED_FROM_EXILE = "acquire from exile"
GAINED_MATERIALS_ON_IT = "gain market_card[materials on it]"
GAINED_POPULATION_ON_IT = "gain market_card[population on it]"
MATERIALS_FROM = {"river": "gain materials from RIVER in_play", "fertile": "gain materials from FERTILE in_play"}
RETURNED_UNREST = "return UNREST"
TOOK_UNREST = "take UNREST"
SANK = "sink card"
PAID_POPULATION = "pay population"
DECK_EMPTY = "draw_deck empty"
LEFT_PLAY = "leaves play"

MOMENTS = (
    ATTACKED,
    PLAYED,
    PLAYED_FROM_DISCARD,
    ACQUIRED,
    BROKEN_THROUGH,
    ACQUIRED_FROM_EXILE,
    GAINED_MATERIALS_ON_IT,
    GAINED_POPULATION_ON_IT,
    *MATERIALS_FROM.values(),
    RETURNED_UNREST,
    TOOK_UNREST,
    SANK,
    PAID_POPULATION,
    DECK_EMPTY,
    LEFT_PLAY,
)


def may_exhaust(state: State, side: int, card: int) -> bool:
    """Whether a token is left for the card."""
    player = state.players[side]
    return player.exhausts > 0 and card not in player.tired


def exhaust(state: State, side: int, card: int) -> None:
    player = state.players[side]
    player.exhausts -= 1
    player.tired += (card,)


def happens(state: State, side: int, moment: str, about: int = -1, n: int = 0) -> Flow[None]:
    """Something happened to a player's card or tokens. What must follow, follows; then the player may exhaust cards
    that wait for it, on the own turn. `about`: what is printed on the card to which it happened; `n`: how much of it
    (resources doubled, say). The opponent of the solo game waits for nothing."""
    if moment not in state.hooks or state.is_bot(side):
        return

    def deed_of(card: int) -> Deed:
        deed = Deed(state, side, card)
        deed.tally["n"] = n
        return deed

    left = yield from moments.happens(state, moment, side, deed_of, about)
    if left and state.active == side and state.players[side].turn == ACTIVATE:
        yield from _exhaust_for(state, side, moment, left, deed_of)


def _exhaust_for(
    state: State, side: int, moment: str, found: list[tuple[int, Reaction]], deed_of: Callable[[int], Deed]
) -> Flow[None]:
    """Reactions cost a token: any of them, in any order, or none."""

    def full(card: int) -> Deed:
        deed = deed_of(card)
        deed.full = True
        return deed

    def able() -> list[int]:
        return [
            card
            for card, reaction in found
            if may_exhaust(state, side, card)
            and moments.there(state, moment, side, card)
            and reaction.effect.allowed(full(card))
        ]

    def take(card: int) -> Flow[None]:
        exhaust(state, side, card)
        state.note("reacts", side, card)
        reaction = next(reaction for other, reaction in found if other == card)
        yield from reaction.effect.run(full(card))

    yield from moments.at_will(side, "react", able, take, about=lambda: (able()[0],))
