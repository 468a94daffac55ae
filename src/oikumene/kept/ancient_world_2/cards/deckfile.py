"""The decks as a file: one card a line, so that the owner of a box can put the printed values in with any spreadsheet.

The house's own decks (`decks.csv` beside this module) are such a file; `read` is the only way cards come into being.
Symbols are written `food 1, coin_income 2`, banners `red red green`, actions `restore 1; coins 2`.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TypeVar

from oikumene.kept.ancient_world_2.cards.effects import read_ability, read_action, read_scoring
from oikumene.kept.ancient_world_2.cards.model import (
    ARMY_SYMBOLS,
    CITY_SYMBOLS,
    DICE_FACES,
    DIE,
    MILITARY,
    MOST,
    PRINTED,
    SPACE,
    TITANS,
    TRIBES,
    Book,
    Card,
    counts,
)
from oikumene.kernel.errors import Refused

T = TypeVar("T")

COLUMNS = (
    *("deck", "id", "copies", "en", "ru", "coins", "knowledge", "banners", "symbols", "action", "ability", "scoring"),
    *("army", "experience", "stars", "defence", "arrows", "sure", "guessed"),
)
#: Cells of a line that stand under no column.
BEYOND = ""
SURE = ("high", "low", "guess")
STARTING_COPIES = 4
DICE = 3
MOST_MISTAKES = 10


class Mistake(Exception):
    """A cell that cannot be read."""

    def __init__(self, line: int, column: str, reason: str) -> None:
        super().__init__(line, column, reason)
        self.said = f"line {line}, {column}: {reason}" if column else f"line {line}: {reason}"

    def __str__(self) -> str:
        return self.said


@cache
def house_decks() -> str:
    """The text of the decks this version plays with."""
    return (files("oikumene.kept.ancient_world_2.cards") / "decks.csv").read_text(encoding="utf-8")


@cache
def house_book() -> Book:
    return read(house_decks())


@lru_cache(maxsize=8)
def read(text: str) -> Book:
    """The components a deck file describes; a file with mistakes is refused with each line and reason."""
    mistakes: list[str] = []
    cards: list[Card] = []
    die: tuple[int, ...] | None = None
    last: dict[str, int] = {}
    seen: dict[str, int] = {}
    for line, row in _rows(text):
        try:
            cells = _Cells(line, row)
            last[cells.deck()] = line
            if cells.deck() == DIE:
                if die is not None:
                    raise Mistake(line, "deck", "the die stands in a line above already")
                die = cells.die()
                continue
            card = cells.card()
            if card.id in seen:
                raise Mistake(line, "id", f"{card.id!r} stands in line {seen[card.id]} already")
            seen[card.id] = line
            cards.append(card)
        except Mistake as mistake:
            mistakes.append(str(mistake))
    if not mistakes:
        mistakes = _miscounts(cards, last)
    if mistakes:
        shown = mistakes[:MOST_MISTAKES]
        more = len(mistakes) - len(shown)
        raise Refused(
            "deck-file",
            "The deck file has mistakes:\n{mistakes}",
            mistakes="\n".join([*shown, *([f"and {more} more"] if more else [])]),
        )
    return Book(tuple(cards), (die[0], die[1], die[2]) if die else (2, 2, 2))


def _rows(text: str) -> list[tuple[int, dict[str, str]]]:
    """The lines below the head, as cells by column. Comma, semicolon and tab all separate."""
    text = text.removeprefix("\ufeff")
    head = text.split("\n", 1)[0]
    separator = max(",;\t", key=head.count)
    reader = csv.reader(io.StringIO(text), delimiter=separator)
    try:
        columns = [cell.strip() for cell in next(reader, [])]
        if sorted(columns) != sorted(COLUMNS):
            wrong = sorted(set(columns) ^ set(COLUMNS)) or ["a column twice"]
            raise Refused(
                "deck-file",
                "The deck file has mistakes:\n{mistakes}",
                mistakes=f"line 1: the head must name the columns {', '.join(COLUMNS)} (look at: {', '.join(wrong)})",
            )
        rows = []
        for cells in reader:
            if not any(cell.strip() for cell in cells) or cells[0].lstrip().startswith("#"):
                continue
            cells = [cell.strip() for cell in cells] + [""] * (len(columns) - len(cells))
            row = dict(zip(columns, cells, strict=False))
            row[BEYOND] = " ".join(filter(None, cells[len(columns) :]))
            rows.append((reader.line_num, row))
        return rows
    except csv.Error as why:
        raise Refused(
            "deck-file",
            "The deck file has mistakes:\n{mistakes}",
            mistakes=f"line {reader.line_num}: not a table of cells ({why})",
        ) from why


class _Cells:
    """The cells of one line, read by kind."""

    def __init__(self, line: int, row: dict[str, str]) -> None:
        self.line = line
        self.row = row
        if row[BEYOND]:
            raise Mistake(line, "", f"{row[BEYOND]!r} stands under no column; put quotes around a cell with separators")

    def read(self, column: str, reader: Callable[[str], T]) -> T:
        try:
            return reader(self.row[column])
        except ValueError as why:
            raise Mistake(self.line, column, str(why)) from why

    def number(self, column: str, low: int = 0, high: int = MOST, empty: str = "") -> int:
        """A whole number; `empty` is what an empty cell says."""

        def reader(text: str) -> int:
            text = text or empty
            if not text.isdecimal() or not low <= int(text) <= high:
                raise ValueError(f"{text!r} is not a whole number from {low} to {high}")
            return int(text)

        return self.read(column, reader)

    def one_of(self, column: str, choices: Sequence[str]) -> str:
        def reader(text: str) -> str:
            if text not in choices:
                raise ValueError(f"{text!r} is not one of {', '.join(choices)}")
            return text

        return self.read(column, reader)

    def deck(self) -> str:
        return self.one_of("deck", [*PRINTED, DIE])

    def name(self, column: str) -> str:
        if not self.row[column]:
            raise Mistake(self.line, column, "is empty")
        return self.row[column]

    def id(self) -> str:
        id = self.name("id")
        if not id.replace("-", "").isalnum() or not id.isascii() or id != id.lower():
            raise Mistake(self.line, "id", f"{id!r} is not made of small letters, digits and hyphens")
        return id

    def empty(self, columns: Sequence[str], deck: str) -> None:
        for column in columns:
            if self.row[column]:
                raise Mistake(self.line, column, f"means nothing in the deck {deck}; leave it empty")

    def die(self) -> tuple[int, ...]:
        used = ("deck", "id", "copies", "en", "ru", "symbols", "sure", "guessed")
        self.empty([column for column in COLUMNS if column not in used], DIE)
        if self.number("copies", empty=str(DICE)) != DICE:
            raise Mistake(self.line, "copies", f"there are {DICE} damage dice")
        faces = self.read("symbols", lambda text: read_symbols(text, DICE_FACES))
        if sum(faces) < 1:
            raise Mistake(self.line, "symbols", "a die needs faces, like 'titan 2, coin 2, blank 2'")
        return faces

    def card(self) -> Card:
        deck = self.deck()
        military = deck in ("military", "starting-military")
        titan = deck == TITANS
        empire = deck in ("empire-a", "empire-b", "starting-empire")
        self.empty(["army", "experience"] if not military else ["symbols", "banners"], deck)
        self.empty([] if empire else ["action", "ability", "scoring"], deck)
        self.empty([] if titan else ["stars", "defence", "arrows"], deck)
        self.empty(["coins", "knowledge"] if titan or deck == "districts" else [], deck)
        card = Card(
            id=self.id(),
            en=self.name("en"),
            ru=self.name("ru"),
            deck=deck,
            copies=self.number("copies", 1, empty="1"),
            coins=self.number("coins", empty="0"),
            knowledge=self.number("knowledge", empty="0"),
            banners=self.read("banners", read_banners),
            symbols=self.read("symbols", lambda text: read_symbols(text, CITY_SYMBOLS)),
            action=self.read("action", read_action),
            ability=self.read("ability", read_ability),
            scoring=self.read("scoring", read_scoring),
            army=self.read("army", lambda text: read_symbols(text, ARMY_SYMBOLS)),
            experience=self.read("experience", lambda text: read_symbols(text, ARMY_SYMBOLS)),
            stars=self.number("stars", 1, 3) if titan else 0,
            defence=self.number("defence", 1) if titan else 0,
            arrows_count=titan and self.one_of("arrows", ("yes", "no")) == "yes",
            sure=self.one_of("sure", SURE),
            guessed=tuple(self.row["guessed"].split()),
        )
        if titan and sum(card.banners) > DICE:
            raise Mistake(self.line, "banners", f"a titan has at most {DICE} banners: there are {DICE} damage dice")
        if empire and card.symbols[SPACE]:
            raise Mistake(self.line, "symbols", "space comes from districts, titans and the capital, not empire cards")
        if deck == MILITARY and card.copies != 1:
            raise Mistake(self.line, "copies", "armies are told apart by their card: give each copy a line and an id")
        if deck.startswith("starting") and card.copies != STARTING_COPIES:
            raise Mistake(self.line, "copies", f"there are {STARTING_COPIES} of each starting card, one a player")
        return card


def _miscounts(cards: Sequence[Card], last: dict[str, int]) -> list[str]:
    """Decks that do not hold as many cards as the box."""
    wrong = []
    for deck, printed in PRINTED.items():
        found = sum(card.copies for card in cards if card.deck == deck)
        if found != printed:
            wrong.append(f"line {last.get(deck, 1)}: the deck {deck} ends with {found} cards; the box has {printed}")
    missing = [stars for stars in (1, 2, 3) if not any(card.stars == stars for card in cards)]
    return wrong + [f"line {last.get(TITANS, 1)}: there is no titan with {stars} stars" for stars in missing]


def write(book: Book) -> str:
    """A deck file that `read` makes an equal book of."""
    out = io.StringIO()
    table = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    table.writeheader()
    for card in book.cards:
        empire = card.deck in ("empire-a", "empire-b")
        titan = card.deck == TITANS
        table.writerow(
            {
                "deck": card.deck,
                "id": card.id,
                "copies": card.copies,
                "en": card.en,
                "ru": card.ru,
                "coins": card.coins if empire or card.coins else "",
                "knowledge": card.knowledge if empire or card.knowledge else "",
                "banners": write_banners(card.banners),
                "symbols": write_symbols(card.symbols, CITY_SYMBOLS),
                "action": "; ".join(effect.written() for effect in card.action),
                "ability": card.ability.written() if card.ability else "",
                "scoring": card.scoring.written() if card.scoring else "",
                "army": write_symbols(card.army, ARMY_SYMBOLS),
                "experience": write_symbols(card.experience, ARMY_SYMBOLS),
                "stars": card.stars or "",
                "defence": card.defence or "",
                "arrows": ("yes" if card.arrows_count else "no") if titan else "",
                "sure": card.sure,
                "guessed": " ".join(card.guessed),
            }
        )
    faces = write_symbols(book.die, DICE_FACES)
    table.writerow(
        {
            "deck": DIE,
            "id": "damage-die",
            "copies": DICE,
            "en": "Damage die",
            "ru": "Кубик разрушений",
            "symbols": faces,
        }
        | {"sure": "guess"}
    )
    return out.getvalue()


def read_symbols(text: str, names: Sequence[str]) -> tuple[int, ...]:
    """
    >>> read_symbols("sword 2, trophy 1", ARMY_SYMBOLS)
    (2, 0, 1, 0, 0)
    """
    given: dict[str, int] = {}
    for part in text.split(","):
        if not part.strip():
            continue
        words = part.split()
        if len(words) != 2 or not words[1].isdecimal():
            raise ValueError(f"{part.strip()!r} is not a symbol and a number, like '{names[0]} 1'")
        if words[0] in given:
            raise ValueError(f"{words[0]!r} is named twice")
        if int(words[1]) > MOST:
            raise ValueError(f"{part.strip()!r} is too much: {MOST} is the most")
        given[words[0]] = int(words[1])
    return counts(names, given)


def write_symbols(given: Sequence[int], names: Sequence[str]) -> str:
    """
    >>> write_symbols((2, 0, 1, 0, 0), ARMY_SYMBOLS)
    'sword 2, trophy 1'
    """
    return ", ".join(f"{name} {n}" for name, n in zip(names, given, strict=True) if n)


def read_banners(text: str) -> tuple[int, ...]:
    """
    >>> read_banners("red red blue")
    (2, 0, 1, 0, 0)
    """
    words = text.split()
    unknown = [word for word in words if word not in TRIBES]
    if unknown:
        raise ValueError(f"{unknown[0]!r} is not a tribe; there are {', '.join(TRIBES)}")
    return tuple(words.count(tribe) for tribe in TRIBES)


def write_banners(given: Sequence[int]) -> str:
    """
    >>> write_banners((2, 0, 1, 0, 0))
    'red red blue'
    """
    return " ".join(tribe for tribe, n in zip(TRIBES, given, strict=True) for _ in range(n))
