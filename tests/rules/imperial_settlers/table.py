"""A table set for a test: say who plays what and has what, act, look.

Cards are named by their ids, locations in answers with their owner, counted from 1: `com-quarry@2`. Nobody has anything
before it is given; only whoever waits for a turn with an empty hand holds a Ruins, or would have to pass unasked.
Everything is laid out before the first answer; it may be changed again between two turns.
"""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.imperial_settlers import IMPERIAL_SETTLERS
from oikumene.games.imperial_settlers.model import GOODS
from oikumene.games.imperial_settlers.state import (
    ATTACK_DECK,
    COMMON_DECK,
    COMMON_DISCARD,
    DEALS,
    DECK,
    EMPIRE,
    FOUNDATIONS,
    GONE,
    GUARDED,
    HAND,
    TROPHIES,
    VIRTUAL,
    State,
)
from oikumene.kernel.match import Match
from oikumene.kit.book import named
from oikumene.kit.testing import Laid


class Table(Laid[State]):
    """A match that is laid out by hand."""

    SUPPLY = (COMMON_DECK, COMMON_DISCARD, ATTACK_DECK, *range(DECK, DECK + 4), GONE)
    AWAY = GONE

    def __init__(self, empires: Sequence[str], round: int, turn: int, first: int, options: dict[str, object]) -> None:
        named = {f"empire_{n}": empire for n, empire in enumerate(empires, 1)}
        super().__init__(IMPERIAL_SETTLERS, len(empires), **{**named, **options})
        self.state.round = round
        self.state.first = first
        self.steps: list[tuple[int | str, ...]] = [("turn", turn)]
        self.empty_handed: set[int] = set()

    @property
    def state(self) -> State:
        return self.ground

    # -- laying out

    def has(self, seat: int, **goods: int) -> Table:
        """Exactly so many of these goods; others stay as they are."""
        self.lay()
        for good, n in goods.items():
            self.state.players[seat].goods[GOODS.index(good)] = n
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        return self.bring_all(HAND + seat, cards)

    def no_hand(self, seat: int) -> Table:
        """Not even a Ruins."""
        self.empty_handed.add(seat)
        return self

    def busy(self, seat: int) -> Table:
        """A Ruins in the empire and a token to defend it: something to do, so that the seat is asked."""
        return self.empire(seat, "com-ruins").has(seat, defence=1)

    def empire(self, seat: int, *cards: str) -> Table:
        return self.bring_all(EMPIRE + seat, cards)

    def virtual(self, *cards: str) -> Table:
        """Locations of the virtual opponent."""
        return self.bring_all(EMPIRE + VIRTUAL, cards)

    def trophies(self, *cards: str) -> Table:
        return self.bring_all(TROPHIES, cards)

    def attacks(self, *newest_first: str) -> Table:
        """Exactly these open attack cards, the newest first."""
        self.lay()
        for card in self.state.zones[DEALS + VIRTUAL]:
            self.put(card, ATTACK_DECK)
        return self.bring_all(DEALS + VIRTUAL, newest_first[::-1])

    def foundations(self, seat: int, *cards: str) -> Table:
        return self.bring_all(FOUNDATIONS + seat, cards)

    def deals(self, seat: int, *cards: str) -> Table:
        return self.bring_all(DEALS + seat, cards)

    def used(self, tag: str, times: int = 1) -> Table:
        """The location was activated so often in this round."""
        self.lay()
        self.state.marks[self.location(tag)] += times
        return self

    def guarded(self, *tags: str) -> Table:
        """A defence token or a samurai on these locations."""
        self.lay()
        for tag in tags:
            self.state.marks[self.location(tag)] |= GUARDED
        return self

    def captured(self, tag: str, by: int) -> Table:
        """The location has an Egyptian token."""
        self.lay()
        self.state.captured[self.location(tag)] = by
        return self

    def passed(self, *seats: int) -> Table:
        self.lay()
        for seat in seats:
            self.state.players[seat].passed = True
        return self

    def then(self, *steps: tuple[int | str, ...]) -> Table:
        """What is to come, step by step, instead of somebody's turn."""
        self.lay()
        self.steps = list(steps)
        return self

    def taken_up(self, match: Match[State]) -> None:
        """Only between turns may the table be touched."""
        assert self.prompt == "act", "the table is touched in mid-turn"
        self.steps = [("turn", self.seat)]

    def _keep_waiting(self) -> None:
        for seat in range(len(self.state.players)):
            if not self.state.zones[HAND + seat] and ("turn", seat) not in self.steps and seat not in self.empty_handed:
                self.hand(seat, "com-ruins")

    # -- acting

    def begins(self) -> None:
        """With the first of the steps."""
        if self.steps[0][0] in ("turn", "produce"):
            self._keep_waiting()
        self.state.agenda = self.steps[::-1]

    def end(self, seat: int) -> Table:
        """Nothing more in this turn, if the seat is asked."""
        if self.prompt == "end-turn" and self.seat == seat:
            self.act(seat, "end")
        return self

    def pass_all(self) -> Table:
        """Everybody passes, until something else is asked."""
        while self.prompt == "act":
            self.act(self.seat, "pass")
        return self

    # -- looking

    def goods(self, seat: int) -> dict[str, int]:
        """What the seat has, those of which there are any."""
        return named(GOODS, self.as_is.players[seat].goods)

    def location(self, tag: str) -> int:
        """A location by its name with the owner."""
        state = self.as_is
        places = (*range(EMPIRE, EMPIRE + 4), EMPIRE + VIRTUAL)
        found = [c for zone in places for c in state.zones[zone] if state.tag(c) == tag]
        assert found, f"there is no {tag}"
        return found[0]

    def guard(self, tag: str) -> bool:
        return bool(self.now.marks[self.location(tag)] & GUARDED)


def table(*empires: str, round: int = 1, turn: int = 0, first: int = 0, **options: object) -> Table:
    """A fresh table: seat 0 is on turn and first player, nobody has any goods or cards."""
    return Table(empires or ("romans", "barbarians"), round, turn, first, options)
