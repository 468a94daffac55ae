"""The moments that cards wait for, and how those cards are asked."""

from __future__ import annotations

from oikumene.games.imperium.cards.model import Reaction
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.state import ACTIVATE, PLAY, POWERS, State
from oikumene.kernel.flow import NO, Flow, Value, argument, choose

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


def waiting(state: State, side: int, moment: str, about: int = -1) -> list[tuple[int, int]]:
    """The side's cards in play that wait for the moment, with the number of the reaction on the card. `about`: what is
    printed on the card to which it happened."""
    book, face, zones = state.book, state.face, state.zones
    found: list[tuple[int, int]] = []
    for zone in (PLAY + side, POWERS + side):
        for card in zones[zone]:
            printed = book[face[card]]
            if moment in printed.moments:
                for n, reaction in enumerate(printed.reactions):
                    if reaction.moment != moment:
                        continue
                    if reaction.kind is None or (about >= 0 and reaction.kind.on[about]):
                        found.append((card, n))
    return found


def reaction_of(state: State, card: int, n: int) -> Reaction:
    return state.card(card).reactions[n]


def happens(state: State, side: int, moment: str, about: int = -1, n: int = 0) -> Flow[None]:
    """Something happened to a player's card or tokens. What must follow, follows; then the player may exhaust cards
    that wait for it, one after the other. `n`: how much of it (resources doubled, say)."""
    found = waiting(state, side, moment, about)
    if not found or state.is_bot(side):
        return
    for card, number in found:
        reaction = reaction_of(state, card, number)
        if not reaction.exhaust and state.at[card] in (PLAY + side, POWERS + side):
            deed = Deed(state, side, card)
            deed.tally["n"] = n
            yield from reaction.effect.run(deed)
    if state.active == side and state.players[side].turn == ACTIVATE:
        yield from _exhaust_for(state, side, [f for f in found if reaction_of(state, *f).exhaust], n)


def _exhaust_for(state: State, side: int, found: list[tuple[int, int]], n: int) -> Flow[None]:
    """Reactions cost a token: any of them, in any order, or none."""

    def deed_of(card: int) -> Deed:
        deed = Deed(state, side, card)
        deed.tally["n"] = n
        deed.full = True
        return deed

    def able() -> list[int]:
        return [
            card
            for card, number in found
            if may_exhaust(state, side, card)
            and state.at[card] in (PLAY + side, POWERS + side)
            and reaction_of(state, card, number).effect.allowed(deed_of(card))
        ]

    def listing() -> list[Value]:
        return [*(("react", card) for card in able()), NO]

    while able():
        picked = yield from choose(side, "react", listing, about=(able()[0],))
        if picked == NO:
            return
        card = argument(picked)
        number = next(number for c, number in found if c == card)
        exhaust(state, side, card)
        state.note("reacts", side, card)
        yield from reaction_of(state, card, number).effect.run(deed_of(card))
