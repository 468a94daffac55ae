"""A table set for a test: say who plays what and has what, act, look.

Cards are named by their ids, locations in answers with their owner, counted from 1: `com-quarry@2`. Nobody has anything
before it is given; only whoever waits for a turn with an empty hand holds a Ruins, or would have to pass unasked.
Everything is laid out before the first answer; it may be changed again between two turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oikumene.games.imperial_settlers import IMPERIAL_SETTLERS
from oikumene.games.imperial_settlers.cards.model import GOODS
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

#: Where a card is looked for.
SUPPLY = (COMMON_DECK, COMMON_DISCARD, ATTACK_DECK, *range(DECK, DECK + 4), GONE)


class Table:
    """A match that is laid out by hand."""

    def __init__(self, empires: Sequence[str], round: int, turn: int, first: int, options: dict[str, object]) -> None:
        named = {f"empire_{n}": empire for n, empire in enumerate(empires, 1)}
        self.setup = IMPERIAL_SETTLERS.checked(len(empires), 1, {**named, **options})
        self.state: State = IMPERIAL_SETTLERS.setup(self.setup)
        self.state.round = round
        self.state.first = first
        self.steps: list[tuple[int | str, ...]] = [("turn", turn)]
        self.empty_handed: set[int] = set()
        self._match: Match[State] | None = None

    # -- laying out

    def has(self, seat: int, **goods: int) -> Table:
        """Exactly so many of these goods; others stay as they are."""
        self._lay()
        for good, n in goods.items():
            self.state.players[seat].goods[GOODS.index(good)] = n
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        return self._bring_all(HAND + seat, cards)

    def no_hand(self, seat: int) -> Table:
        """Not even a Ruins."""
        self.empty_handed.add(seat)
        return self

    def busy(self, seat: int) -> Table:
        """A Ruins in the empire and a token to defend it: something to do, so that the seat is asked."""
        return self.empire(seat, "com-ruins").has(seat, defence=1)

    def empire(self, seat: int, *cards: str) -> Table:
        return self._bring_all(EMPIRE + seat, cards)

    def virtual(self, *cards: str) -> Table:
        """Locations of the virtual opponent."""
        return self._bring_all(EMPIRE + VIRTUAL, cards)

    def trophies(self, *cards: str) -> Table:
        return self._bring_all(TROPHIES, cards)

    def attacks(self, *newest_first: str) -> Table:
        """Exactly these open attack cards, the newest first."""
        self._lay()
        for card in self.state.zones[DEALS + VIRTUAL]:
            self._move(card, ATTACK_DECK)
        return self._bring_all(DEALS + VIRTUAL, newest_first[::-1])

    def foundations(self, seat: int, *cards: str) -> Table:
        return self._bring_all(FOUNDATIONS + seat, cards)

    def deals(self, seat: int, *cards: str) -> Table:
        return self._bring_all(DEALS + seat, cards)

    def on_top(self, zone: int, *cards: str) -> Table:
        """Put cards on top of a deck, the first on top of all."""
        return self._bring_all(zone, cards[::-1])

    def only(self, zone: int, *cards: str) -> Table:
        """Exactly these cards in a deck or pile, the first on top; the others leave the game."""
        self._lay()
        for card in self.state.zones[zone]:
            self._move(card, GONE)
        return self.on_top(zone, *cards)

    def used(self, tag: str, times: int = 1) -> Table:
        """The location was activated so often in this round."""
        self._lay()
        self.state.marks[self.location(tag)] += times
        return self

    def guarded(self, *tags: str) -> Table:
        """A defence token or a samurai on these locations."""
        self._lay()
        for tag in tags:
            self.state.marks[self.location(tag)] |= GUARDED
        return self

    def captured(self, tag: str, by: int) -> Table:
        """The location has an Egyptian token."""
        self._lay()
        self.state.captured[self.location(tag)] = by
        return self

    def passed(self, *seats: int) -> Table:
        self._lay()
        for seat in seats:
            self.state.players[seat].passed = True
        return self

    def then(self, *steps: tuple[int | str, ...]) -> Table:
        """What is to come, step by step, instead of somebody's turn."""
        self._lay()
        self.steps = list(steps)
        return self

    def bring(self, id: str, zone: int) -> int:
        """Move a card of that name to a zone; nobody remembers where it came from."""
        self._lay()
        state = self.state
        found = [c for place in SUPPLY if place != zone for c in state.zones[place] if state.ident(c) == id]
        found += [c for c in state.zones[zone] if state.ident(c) == id and zone in SUPPLY]
        if not found:
            raise LookupError(f"no {id} is left")
        self._move(found[0], zone)
        return found[0]

    def _bring_all(self, zone: int, cards: Sequence[str]) -> Table:
        for id in cards:
            self.bring(id, zone)
        return self

    def _move(self, card: int, zone: int) -> None:
        self.state.move(card, zone)
        self.state.known[card] = self.state.layout.sees[zone]

    def _lay(self) -> None:
        """Only between turns may the table be touched: the state before the question is taken up again."""
        if self._match is None:
            return
        chapter = self._match.chapters[-1]
        assert self.prompt == "act" and not chapter.inputs, "the table is touched in mid-turn"
        self.steps = [("turn", self.seat)]
        self.state = IMPERIAL_SETTLERS.copy(chapter.base)
        self._match = None

    def _keep_waiting(self) -> None:
        for seat in range(len(self.state.players)):
            if not self.state.zones[HAND + seat] and ("turn", seat) not in self.steps and seat not in self.empty_handed:
                self.hand(seat, "com-ruins")

    # -- acting

    @property
    def match(self) -> Match[State]:
        """The match, begun with the first of the steps."""
        if self._match is None:
            if self.steps[0][0] in ("turn", "produce"):
                self._keep_waiting()
            self.state.agenda = self.steps[::-1]
            self._match = Match(IMPERIAL_SETTLERS, self.setup, self.state, keep=True)
            self.state.log = self._match.log
            self.state.learned = 0
            self._match._settle()
        return self._match

    def act(self, seat: int, *keys: str) -> Table:
        """Answer, one after the other, what the seat is asked."""
        for key in keys:
            self.match.answer(seat, key)
            IMPERIAL_SETTLERS.check(self.match.state)
        return self

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

    @property
    def now(self) -> State:
        return self.match.state

    def goods(self, seat: int) -> dict[str, int]:
        """What the seat has, those of which there are any."""
        state = self.state if self._match is None else self.now
        return {good: n for good, n in zip(GOODS, state.players[seat].goods, strict=True) if n}

    def ids(self, zone: int) -> list[str]:
        """The cards of a zone, the top of a deck last."""
        return [self.now.ident(card) for card in self.now.zones[zone]]

    def location(self, tag: str) -> int:
        """A location by its name with the owner."""
        state = self.state if self._match is None else self.now
        places = (*range(EMPIRE, EMPIRE + 4), EMPIRE + VIRTUAL)
        found = [c for zone in places for c in state.zones[zone] if state.tag(c) == tag]
        assert found, f"there is no {tag}"
        return found[0]

    def guard(self, tag: str) -> bool:
        return bool(self.now.marks[self.location(tag)] & GUARDED)

    @property
    def prompt(self) -> str:
        return self.match.pending[0].prompt if self.match.pending else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.match.pending[0].seat

    @property
    def keys(self) -> list[str]:
        """What may be answered."""
        return [option.key for option in self.match.pending[0].options]

    def can(self, *words: str) -> list[str]:
        """The answers that begin with one of these words."""
        return [key for key in self.keys if key.removeprefix("free:").split(":")[0] in words]

    def said(self, message: str) -> list[tuple[Any, ...]]:
        """The log entries of one kind; cards by their ids."""
        return [
            tuple(a[0] if isinstance(a, tuple) else a for a in event.args)
            for event in self.match.log
            if event.message == message
        ]

    def why_not(self, key: str) -> str:
        """The reason why something cannot be answered now."""
        return next(closed.why.id.removeprefix("why-") for closed in self.match.pending[0].closed if closed.key == key)


def table(*empires: str, round: int = 1, turn: int = 0, first: int = 0, **options: object) -> Table:
    """A fresh table: seat 0 is on turn and first player, nobody has any goods or cards."""
    return Table(empires or ("romans", "barbarians"), round, turn, first, options)
