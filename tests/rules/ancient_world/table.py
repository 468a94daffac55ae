"""A table set for a test: say who has what, act, look.

Cards are named by their ids. Everything is laid out before the first answer; `again` allows a change between turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

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
from oikumene.kit.testing import Laid


class Table(Laid[State]):
    """A match that is laid out by hand."""

    SUPPLY = (
        *(DECK_A, DECK_B, ARMS_DECK, LAND_DECK, *range(TITAN_DECK, TITAN_DECK + 3)),
        *(ROW, ARMS_ROW, LAND_OPEN, *range(TITAN_OPEN, TITAN_OPEN + 3), DISCARD, BOX),
    )
    AWAY = BOX
    #: What the damage dice show whenever they are rolled; by chance if nothing is said.
    dice: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int, round: int, turn: int, seed: int, options: dict[str, object]) -> None:
        super().__init__(ANCIENT_WORLD, seats, seed=seed, **{"first_player": "1", **options})
        self.state.round = round
        self.turn = turn
        if round >= 4:
            for zone in (ROW, DECK_A):
                for card in self.state.zones[zone]:
                    self.state.move(card, BOX)
            draw_empire(self.state, ROW_SIZE[seats], ROW)
        for seat in range(seats):
            self.city(seat).coins = 0

    @property
    def state(self) -> State:
        return self.ground

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
        self.lay()
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
        self.lay()
        for id in cards:
            card = next(c for c in self.state.zones[CITY + seat] if self.state.ident(c) == id)
            count_symbols(self.state, seat, card, -1)
            self.state.move(card, BOX)
        return self

    def damage(self, seat: int, *cards: str) -> Table:
        """Turn cards of the city face down."""
        self.lay()
        for id in cards:
            card = next(c for c in self.state.zones[CITY + seat] if self.state.ident(c) == id)
            count_symbols(self.state, seat, card, -1)
            self.state.move(card, LOST + seat)
        return self

    def armies(self, seat: int, *armies: tuple[str, int, int] | str, under: Sequence[str] = ()) -> Table:
        """The city's armies, as (card, coins on the picture, coins on the scroll); `under`: retired under the first."""
        self.lay()
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
        self.lay()
        city = self.city(seat)
        city.citizens = sum(1 << (skill - 1) for skill in skills)
        city.ready = sum(1 << (skill - 1) for skill in (skills if ready is None else ready))
        return self

    def stands(self, space: str, *who: tuple[int, int]) -> Table:
        """Citizens (seat, skill) that stand on a space already."""
        self.lay()
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
        return self.on_deck(LAND_DECK, LAND_OPEN, then)

    def titan(self, open: str, *then: str) -> Table:
        """The open titan of its deck, and those under it from the top."""
        stars = self.state.book[open].stars - 1
        self._replace(TITAN_OPEN + stars, TITAN_DECK + stars, (open,))
        return self.on_deck(TITAN_DECK + stars, TITAN_OPEN + stars, then)

    def on_deck(self, zone: int, open: int, ids: Sequence[str]) -> Table:
        """Cards on top of a deck, the first on top of all; the one that lies open stays there."""
        for id in reversed(ids):
            self.put(next(card for card in self.supply(zone, open) if self.state.ident(card) == id), zone)
        return self

    def supply(self, zone: int, leave: int | None = None) -> list[int]:
        """Decks first, then the rows of the board, then what has left the game; not what lies open in `leave`."""
        places = [place for place in self.SUPPLY if place not in (zone, leave)] + [zone]
        return [card for place in places for card in self.state.zones[place]]

    def again(self, turn: int | None = None, round: int | None = None) -> Table:
        """Between two turns: lay things out anew and let somebody else be on turn."""
        self.lay()
        self.turn = self.turn if turn is None else turn
        self.state.round = self.state.round if round is None else round
        return self

    def _replace(self, zone: int, home: int, cards: Sequence[str]) -> Table:
        self.lay()
        for card in self.state.zones[zone]:
            self.put(card, home, under=True)
        for id in cards:
            self.bring(id, zone)
        return self

    def _turn_up(self, deck: int, open: int) -> None:
        if not self.state.zones[open] and self.state.zones[deck]:
            self.state.move(self.state.zones[deck][-1], open)

    def taken_up(self, match: Match[State]) -> None:
        """Only between turns may the table be touched."""
        assert match.pending[0].prompt == "act", "the table is touched in mid-turn"
        self.turn = match.pending[0].seat

    def begins(self) -> None:
        """With somebody's turn."""
        self.state.agenda = [("turn", self.turn)]

    # -- acting

    def answer(self, seat: int, key: str) -> None:
        """Answer; if dice are rolled, they show what was said, and are as many."""
        if self.dice:
            self.rolls(self.now.book.die_faces, *self.dice)
        faces = self.now.fate
        super().answer(seat, key)
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

    def city(self, seat: int) -> City:
        return self.as_is.cities[seat]

    def gives(self, seat: int) -> dict[str, int]:
        """The symbols of the city, those that are there."""
        return {s: n for s, n in zip(CITY_SYMBOLS, self.city(seat).totals, strict=True) if n}

    def cards(self, seat: int) -> list[str]:
        """The empire cards that lie face up."""
        return self.ids(CITY + seat)

    def skills(self, seat: int, what: str = "citizens") -> list[int]:
        return skills(getattr(self.city(seat), what))

    def army(self, seat: int, card: str) -> tuple[int, int]:
        """Coins on the picture and on the scroll of an army."""
        army = next(a for a in self.city(seat).armies if self.now.ident(a.card) == card)
        return army.picture, army.scroll


def table(seats: int = 2, *, round: int = 1, turn: int = 0, seed: int = 1, **options: object) -> Table:
    """A fresh table: seat 0 has the first player token, nobody has coins, everything else is as set up."""
    return Table(seats, round, turn, seed, options)
