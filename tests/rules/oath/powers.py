"""Tables for the powers of cards: a card at the site of the first Exile, or one about to be played by that Exile."""

from __future__ import annotations

from oikumene.games.oath.model import SLOTS
from oikumene.games.oath.state import RELIC_DECK
from rules.oath.table import Table, table


def using(*cards: str, favor: int = 5, secrets: int = 3, seats: int = 3, **more: object) -> Table:
    """Seat 1 stands at p1 in the Provinces, where these cards lie; the others stand at c1."""
    t = table(seats, seat=1).site("p1", "plains").at("p1", *cards)
    return t.has(1, pawn="p1", favor=favor, secrets=secrets, **more)  # type: ignore[arg-type]


def holding(*relics: str, favor: int = 5, secrets: int = 3) -> Table:
    """Seat 1 stands at p1 and holds these relics."""
    return using("elders", favor=favor, secrets=secrets).holds(1, *relics)


def playing(id: str, *cards: str, favor: int = 0, secrets: int = 3, seats: int = 3) -> Table:
    """Seat 1 stands at p1, where some cards lie, and will draw one card to play it."""
    t = using(*cards, favor=favor, secrets=secrets, seats=seats)
    return t.pile("provinces", id)


def play(t: Table, how: str = "play-site:p1") -> Table:
    """The card is found and played."""
    return t.act(1, "search", "search-pile:provinces", how)


def relic_deck(t: Table, *ids: str) -> Table:
    """These relics on top of the relic deck, the first on top."""
    t.on_top(RELIC_DECK, *ids)
    return t


def slot(name: str) -> int:
    return SLOTS.index(name)
