"""A deed: one ability of one card being resolved, for one player, and what its steps hand on to each other."""

from __future__ import annotations

from oikumene.games.imperium.state import State


class Deed:
    """Lives in the flow, not in the state: it holds handles and numbers, never faces."""

    __slots__ = ("avoided", "card", "drawn", "full", "given", "it", "seat", "short", "state", "tally", "used")

    def __init__(self, state: State, seat: int, card: int) -> None:
        self.state = state
        self.seat = seat
        self.card = card
        self.it = -1  # the card that the last step was about
        self.drawn: list[int] = []
        self.used: dict[int, dict[str, int]] = {}  # cards that were taken out of play, with their lands as they counted
        self.full = False  # an exhaust ability: what it does must be done in full
        self.avoided: tuple[int, ...] = ()  # sides that this attack does not touch
        self.short: list[int] = []  # sides that could not give all that was to be stolen
        self.given: dict[int, int] = {}  # what each side was given
        self.tally: dict[str, int] = {}  # how much of something was done, by all

    def of(self, side: int) -> Deed:
        """The same deed done by another player; what is counted is counted together."""
        other = Deed(self.state, side, self.card)
        other.avoided = self.avoided
        other.tally = self.tally
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

    def count(self, what: str, n: int = 1) -> None:
        self.tally[what] = self.tally.get(what, 0) + n

    def others(self) -> list[int]:
        """The other players whom it touches."""
        return [side for side in self.state.others(self.seat) if side not in self.avoided]
