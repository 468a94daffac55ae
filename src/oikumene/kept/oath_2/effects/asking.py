"""How a power asks: for a player, a card, a site, a bank; the question names the card that asks."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.kept.oath_2.deed import Deed
from oikumene.kept.oath_2.model import SLOTS, SUITS
from oikumene.kept.oath_2.state import State
from oikumene.kernel.flow import Flow, Value, argument, choose, optional


def one_seat(deed: Deed, seats: Sequence[int], prompt: str = "whose") -> Flow[int]:
    """One of some players."""
    return argument(
        (yield from choose(deed.seat, prompt, lambda: [("player", seat) for seat in seats], about=(deed.card,)))
    )


def one_card(deed: Deed, cards: Sequence[int], prompt: str = "which") -> Flow[int]:
    """One of some cards that lie face up."""
    return argument((yield from choose(deed.seat, prompt, lambda: picks(cards), about=(deed.card,))))


def card_or_none(deed: Deed, cards: Sequence[int], prompt: str = "which") -> Flow[int]:
    """One of some cards that lie face up, or -1 for none of them."""
    picked = yield from optional(deed.seat, prompt, lambda: picks(cards), about=(deed.card,))
    return -1 if picked is None else argument(picked)


def picks(cards: Sequence[int]) -> list[Value]:
    return [("pick", card) for card in cards]


def one_slot(deed: Deed, slots: Sequence[int], prompt: str = "where") -> Flow[int]:
    """One of some sites."""
    options: list[tuple[str, str]] = [("to-site", SLOTS[slot]) for slot in slots]
    return SLOTS.index((yield from choose(deed.seat, prompt, lambda: options, about=(deed.card,)))[1])


def one_suit(deed: Deed, suits: Sequence[int], prompt: str = "which-bank") -> Flow[int]:
    """One of some suits, or of their banks."""
    options: list[tuple[str, str]] = [("of-suit", SUITS[suit]) for suit in suits]
    return SUITS.index((yield from choose(deed.seat, prompt, lambda: options, about=(deed.card,)))[1])


def rich_banks(state: State) -> list[int]:
    """The banks with favor in them."""
    return [suit for suit, n in enumerate(state.banks) if n]


def peers(state: State, seat: int) -> list[int]:
    """The other players whose pawns stand at a player's site."""
    here = state.boards[seat].pawn
    return [other for other in state.clockwise(seat) if state.boards[other].pawn == here]
