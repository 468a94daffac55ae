"""A deed: one ability of one card being resolved, for one player, and what its steps hand on to each other."""

from __future__ import annotations

from oikumene.games.imperium.state import State
from oikumene.kit import effects


class Deed(effects.Deed[State]):
    """What a step of it may want to know of the steps before."""

    __slots__ = ("avoided", "drawn", "given", "it", "short", "used")

    def __init__(self, state: State, seat: int, card: int) -> None:
        self.state = state  # all of it here, since a deed is made with every look at what an ability could do
        self.seat = seat
        self.card = card
        self.full = False
        self.tally = {}
        self.it = -1  # the card that the last step was about
        self.drawn: list[int] = []
        self.used: dict[int, dict[str, int]] = {}  # cards that were taken out of play, with their lands as they counted
        self.avoided: tuple[int, ...] = ()  # sides that this attack does not touch
        self.short: list[int] = []  # sides that could not give all that was to be stolen
        self.given: dict[int, int] = {}  # what each side was given

    def of(self, side: int) -> Deed:
        other = super().of(side)
        other.avoided = self.avoided
        return other

    def asked(self, side: int) -> Deed:
        other = self.of(side)
        other.short, other.given = self.short, self.given
        return other

    def again(self, card: int) -> Deed:
        """Another card's ability inside this deed."""
        other = Deed(self.state, self.seat, card)
        other.avoided = self.avoided
        other.full = self.full
        return other

    def use(self, card: int) -> None:
        """A card is about to be taken out of play: what its lands count as now is remembered."""
        self.used[card] = self.state.lands_of(card, self.seat)

    def lands(self, *cards: int) -> set[str]:
        """The lands through which the deed gains something: of what it took out of play, and of these cards."""
        here = [self.state.lands_of(card, self.seat) for card in cards]
        return {land for lands in (*self.used.values(), *here) for land, n in lands.items() if n > 0}

    def others(self) -> list[int]:
        return [side for side in self.state.others(self.seat) if side not in self.avoided]

    def decides(self, side: int) -> bool:
        return not self.state.is_bot(side)
