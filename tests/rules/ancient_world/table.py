"""A table set for a test: say who has what, act, look.

Cards are named by their ids. Everything is laid out before the first answer; `again` allows a change between turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from oikumene.games.ancient_world import ANCIENT_WORLD
from oikumene.games.ancient_world.model import CITY_SYMBOLS
from oikumene.games.ancient_world.rules.board import draw_empire
from oikumene.games.ancient_world.rules.city import count_symbols
from oikumene.games.ancient_world.state import (
    ARMIES,
    ARMS_DECK,
    ARMS_ROW,
    ASIDE,
    BOX,
    CITY,
    DECK_A,
    DECK_B,
    DISCARD,
    LAND_DECK,
    LAND_OPEN,
    LANDS,
    LOST,
    RETIRED,
    ROW,
    ROW_SIZE,
    SLAIN,
    SPACES,
    TITAN_DECK,
    TITAN_OPEN,
    City,
    State,
    skills,
)
from oikumene.kernel.match import Match

#: Where a card is looked for: decks first, then the rows of the board, then what has left the game.
SUPPLY = (
    *(DECK_A, DECK_B, ARMS_DECK, LAND_DECK, *range(TITAN_DECK, TITAN_DECK + 3)),
    *(ROW, ARMS_ROW, LAND_OPEN, *range(TITAN_OPEN, TITAN_OPEN + 3), DISCARD, BOX),
)


class Table:
    """A match that is laid out by hand."""

    #: What the damage dice show whenever they are rolled; by chance if nothing is said.
    dice: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int, round: int, turn: int, seed: int, options: dict[str, object]) -> None:
        self.setup = ANCIENT_WORLD.checked(seats, seed, {"first_player": "1", **options})
        self.state: State = ANCIENT_WORLD.setup(self.setup)
        self.state.round = round
        self.turn = turn
        self._match: Match[State] | None = None
        if round >= 4:
            for zone in (ROW, DECK_A):
                for card in self.state.zones[zone]:
                    self.state.move(card, BOX)
            draw_empire(self.state, ROW_SIZE[seats], ROW)
        for seat in range(seats):
            self.city(seat).coins = 0

    # -- laying out

    def give(
        self,
        seat: int,
        *cards: str,
        coins: int = 0,
        knowledge: int = 0,
        lost: Sequence[str] = (),
        aside: Sequence[str] = (),
        lands: Sequence[str] = (),
        slain: Sequence[str] = (),
    ) -> Table:
        """Put empire cards face up into a city, lost ones face down, and so on; a citizen on them does not come."""
        self._lay()
        city = self.city(seat)
        city.coins += coins
        city.knowledge += knowledge
        for zone, ids in ((CITY, cards), (LANDS, lands), (SLAIN, slain)):
            for id in ids:
                count_symbols(self.state, seat, self.bring(id, zone + seat), 1)
        for id in lost:
            self.bring(id, LOST + seat)
        for id in aside:
            self.bring(id, ASIDE + seat)
        for stars in range(3):
            self._turn_up(TITAN_DECK + stars, TITAN_OPEN + stars)
        self._turn_up(LAND_DECK, LAND_OPEN)
        return self

    def take(self, seat: int, *cards: str) -> Table:
        """Take starting empire cards away again, face up as they lie."""
        self._lay()
        for id in cards:
            card = next(c for c in self.state.zones[CITY + seat] if self.state.ident(c) == id)
            count_symbols(self.state, seat, card, -1)
            self.state.move(card, BOX)
        return self

    def damage(self, seat: int, *cards: str) -> Table:
        """Turn cards of the city face down."""
        self._lay()
        for id in cards:
            card = next(c for c in self.state.zones[CITY + seat] if self.state.ident(c) == id)
            count_symbols(self.state, seat, card, -1)
            self.state.move(card, LOST + seat)
        return self

    def armies(self, seat: int, *armies: tuple[str, int, int] | str, under: Sequence[str] = ()) -> Table:
        """The city's armies, as (card, coins on the picture, coins on the scroll); `under`: retired under the first."""
        self._lay()
        city = self.city(seat)
        for zone in (ARMIES, RETIRED):
            for card in self.state.zones[zone + seat]:
                self.state.move(card, BOX)
        city.armies = ()
        for n, army in enumerate(armies):
            id, picture, scroll = (army, 0, 0) if isinstance(army, str) else army
            active = self.bring(id, ARMIES + seat)
            retired = tuple(self.bring(u, RETIRED + seat) for u in under) if n == 0 else ()
            city.armies += (self.state.army(active, retired).with_coins(picture, scroll),)
        return self

    def citizens(self, seat: int, *skills: int, ready: Sequence[int] | None = None) -> Table:
        """The city's citizens, all ready unless only some are."""
        self._lay()
        city = self.city(seat)
        city.citizens = sum(1 << (skill - 1) for skill in skills)
        city.ready = sum(1 << (skill - 1) for skill in (skills if ready is None else ready))
        return self

    def stands(self, space: str, *who: tuple[int, int]) -> Table:
        """Citizens (seat, skill) that stand on a space already."""
        self._lay()
        for seat, skill in who:
            self.state.spaces[SPACES.index(space)] += (seat * 8 + skill,)
            self.city(seat).ready &= ~(1 << (skill - 1))
        return self

    def row(self, *cards: str) -> Table:
        """Exactly these cards in the empire row."""
        return self._replace(ROW, self.state.deck, cards)

    def arms(self, *cards: str) -> Table:
        """Exactly these cards in the military row."""
        return self._replace(ARMS_ROW, ARMS_DECK, cards)

    def district(self, open: str, *then: str) -> Table:
        """The open district, and those under it from the top."""
        self._replace(LAND_OPEN, LAND_DECK, (open,))
        return self.on_top(LAND_DECK, *then, leave=LAND_OPEN)

    def titan(self, open: str, *then: str) -> Table:
        """The open titan of its deck, and those under it from the top."""
        stars = self.state.book[open].stars - 1
        self._replace(TITAN_OPEN + stars, TITAN_DECK + stars, (open,))
        return self.on_top(TITAN_DECK + stars, *then, leave=TITAN_OPEN + stars)

    def on_top(self, zone: int, *cards: str, leave: int | None = None) -> Table:
        """Put cards on top of a deck, the first on top of all; what lies open in `leave` stays there."""
        self._lay()
        for id in reversed(cards):
            self.bring(id, zone, leave)
        return self

    def only(self, zone: int, *cards: str) -> Table:
        """Exactly these cards in a zone, the first on top; the others leave the game."""
        self._lay()
        for card in self.state.zones[zone]:
            self.state.move(card, BOX)
        for id in reversed(cards):
            self.bring(id, zone)
        return self

    def bring(self, id: str, zone: int, leave: int | None = None) -> int:
        """Move a card of that name to a zone, out of a deck or a row; nobody remembers where it came from."""
        state = self.state
        places = [place for place in SUPPLY if place not in (zone, leave)] + [zone]
        found = [card for place in places for card in state.zones[place] if state.ident(card) == id]
        if not found:
            raise LookupError(f"no {id} is left")
        self._move(found[0], zone)
        return found[0]

    def _move(self, card: int, zone: int, under: bool = False) -> None:
        self.state.move(card, zone, under=under)
        self.state.known[card] = self.state.layout.sees[zone]

    def again(self, turn: int | None = None, round: int | None = None) -> Table:
        """Between two turns: lay things out anew and let somebody else be on turn."""
        self._lay()
        self.turn = self.turn if turn is None else turn
        self.state.round = self.state.round if round is None else round
        return self

    def _replace(self, zone: int, home: int, cards: Sequence[str]) -> Table:
        self._lay()
        for card in self.state.zones[zone]:
            self._move(card, home, under=True)
        for id in cards:
            self.bring(id, zone)
        return self

    def _turn_up(self, deck: int, open: int) -> None:
        if not self.state.zones[open] and self.state.zones[deck]:
            self.state.move(self.state.zones[deck][-1], open)

    def _lay(self) -> None:
        """Only between turns may the table be touched: the state before the question is taken up again."""
        if self._match is None:
            return
        chapter = self._match.chapters[-1]
        assert self._match.pending[0].prompt == "act" and not chapter.inputs, "the table is touched in mid-turn"
        self.turn = self._match.pending[0].seat
        self.state = ANCIENT_WORLD.copy(chapter.base)
        self._match = None

    # -- acting

    @property
    def match(self) -> Match[State]:
        """The match, begun with somebody's turn."""
        if self._match is None:
            self.state.agenda = [("turn", self.turn)]
            ANCIENT_WORLD.check(self.state)
            self._match = Match(ANCIENT_WORLD, self.setup, self.state, keep=True)
            self.state.log = self._match.log
            self.state.learned = 0
            self._match._settle()
        return self._match

    def act(self, seat: int, *keys: str) -> Table:
        """Answer, one after the other, what the seat is asked."""
        for key in keys:
            self._answer(seat, key)
            ANCIENT_WORLD.check(self.match.state)
        return self

    def _answer(self, seat: int, key: str) -> None:
        """Answer; if dice are rolled, they show what was said, and are as many."""
        faces = tuple(self.now.book.die_faces.index(face) for face in self.dice)
        if faces:
            self.match.load(*faces)
        self.match.answer(seat, key)
        assert self.now.fate in ((), faces), f"of {len(faces)} dice {len(faces) - len(self.now.fate)} were rolled"
        if faces and not self.now.fate:
            assert sum(int(n) for n in self.said("rolls")[-1][1:]) == len(faces), "more dice were rolled than were said"

    def place(self, seat: int, space: str, skill: int, *keys: str) -> Table:
        """Put a citizen of that skill on a space of the board, and go on answering."""
        self.act(seat, f"place:{space}")
        return self._citizen(seat, skill, keys)

    def use(self, seat: int, card: str, skill: int, *keys: str) -> Table:
        """Put a citizen on an own empire card, and go on answering."""
        self.act(seat, f"use:{card}")
        return self._citizen(seat, skill, keys)

    def _citizen(self, seat: int, skill: int, keys: Sequence[str]) -> Table:
        if self.prompt in ("citizen", "citizen-card"):
            self.act(seat, f"citizen:{skill}")
        placed = next(e for e in reversed(self.match.log) if e.message in ("place", "place-pays", "use"))
        assert placed.args[0] == seat and placed.args[2] == skill
        return self.act(seat, *keys)

    def pass_all(self) -> Table:
        """Everybody passes, until something else is asked or the next round has come."""
        round = self.now.round
        while self.prompt == "act" and self.now.round == round:
            self.act(self.seat, "pass")
        return self

    # -- looking

    @property
    def now(self) -> State:
        return self.match.state

    def city(self, seat: int) -> City:
        state = self.state if self._match is None else self._match.state
        return state.cities[seat]

    def gives(self, seat: int) -> dict[str, int]:
        """The symbols of the city, those that are there."""
        return {s: n for s, n in zip(CITY_SYMBOLS, self.city(seat).totals, strict=True) if n}

    def ids(self, zone: int) -> list[str]:
        """The cards of a zone, the top of a deck last."""
        return [self.now.ident(card) for card in self.now.zones[zone]]

    def cards(self, seat: int) -> list[str]:
        """The empire cards that lie face up."""
        return self.ids(CITY + seat)

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

    def skills(self, seat: int, what: str = "citizens") -> list[int]:
        return skills(getattr(self.city(seat), what))

    def army(self, seat: int, card: str) -> tuple[int, int]:
        """Coins on the picture and on the scroll of an army."""
        army = next(a for a in self.city(seat).armies if self.now.ident(a.card) == card)
        return army.picture, army.scroll

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


def table(seats: int = 2, *, round: int = 1, turn: int = 0, seed: int = 1, **options: object) -> Table:
    """A fresh table: seat 0 has the first player token, nobody has coins, everything else is as set up."""
    return Table(seats, round, turn, seed, options)
