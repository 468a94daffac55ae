"""Wonder cards (rulebook, wonders): drawn into the hand, or laid open."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import WonderCard
from oikumene.games.clash.rules.questions import CLAIMS
from oikumene.games.clash.state import HAND_WONDERS, LASTING, OPEN_WONDERS, WONDER_DECK, State
from oikumene.kernel.flow import Flow, Value, choose


def draw(state: State, seat: int) -> Flow[None]:
    """A wonder card: from the deck, or one that lies open for whoever draws next."""
    claimed = next((card for card in claims(state, seat) if can_claim(state, seat, card)), -1)
    if claimed >= 0:
        yield from claim(state, seat, claimed)
        return
    offered = [card for card in state.zones[LASTING] if state.card(card).deck == "wonders"]
    if offered:

        def listing() -> list[Value]:
            deck: list[Value] = ["wonder-deck"] if state.zones[WONDER_DECK] else []
            return [*[("wonder", card) for card in offered], *deck]

        picked = yield from choose(seat, "draw-wonder", listing)
        if isinstance(picked, tuple):
            take(state, seat, int(picked[1]))
            return
    if state.zones[WONDER_DECK]:
        take(state, seat, state.zones[WONDER_DECK][-1])


def claims(state: State, seat: int) -> list[int]:
    """The cards of the wonders that a player must take, whenever there is one to take."""
    ids = bent(state, CLAIMS, seat, ())
    every = range(len(state.face)) if ids else ()
    return [card for card in every if isinstance(one := state.card(card), WonderCard) and one.power in ids]


def can_claim(state: State, seat: int, card: int) -> bool:
    """Not one that was built, nor one that the player has, nor one that lies open for all."""
    hands = [HAND_WONDERS + other for other in state.clockwise(seat)]
    return state.at[card] in (WONDER_DECK, LASTING, *hands)


def claim(state: State, seat: int, card: int) -> Flow[None]:
    """A certain wonder is taken from wherever it is: who loses it draws another, the deck is shuffled, another is laid
    open."""
    place = state.at[card]
    take(state, seat, card)
    if place == WONDER_DECK:
        state.shuffle(WONDER_DECK)
    elif place != LASTING:
        yield from draw(state, place - HAND_WONDERS)
    elif state.zones[WONDER_DECK]:
        state.move(state.zones[WONDER_DECK][-1], LASTING)


def take(state: State, seat: int, card: int) -> None:
    """A wonder card comes to a player."""
    state.move(card, OPEN_WONDERS if state.variant.wonders == "open" else HAND_WONDERS + seat)
    state.note("draws-wonder", seat)
