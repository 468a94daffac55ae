"""The decks as a file: one card a line, so that the owner of a box can put the printed values in with any spreadsheet.

The house's own decks (`cards/decks.csv`) are such a file; `read` is the only way cards come into being.
Symbols are written `food 1, coin_income 2`, banners `red red green`, actions `restore 1; coins 2`.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from typing import TypeVar

from oikumene.games.ancient_world.effects.reading import read_ability, read_action, read_scoring
from oikumene.games.ancient_world.model import (
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
    whole,
)
from oikumene.kernel.errors import Reasons, Refused
from oikumene.kit.book import compared, counts, totals

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
    """A cell that cannot be read, or a line (without a column)."""

    def __init__(self, line: int, column: str, reason: Refused) -> None:
        super().__init__(line, column, reason)
        self.line = line
        self.column = column
        self.reason = reason

    def __str__(self) -> str:
        return str(self.refusal())

    def refusal(self) -> Refused:
        """What is said of it: where it is, and why."""
        if not self.column:
            return Refused("deck-line", "line {line}: {why}", line=self.line, why=self.reason)
        return Refused("deck-cell", "line {line}, {column}: {why}", line=self.line, column=self.column, why=self.reason)


def _refused(mistakes: Sequence[Mistake]) -> Refused:
    """A file with mistakes: the first of them, and how many more there are."""
    said = [mistake.refusal() for mistake in mistakes[:MOST_MISTAKES]]
    if len(mistakes) > len(said):
        said.append(Refused("deck-more", "and {n} more", n=len(mistakes) - len(said)))
    return Refused("deck-file", "The deck file has mistakes:\n{mistakes}", mistakes=Reasons(said))


@cache
def house_decks() -> str:
    """The text of the decks this version plays with."""
    return (files("oikumene.games.ancient_world.cards") / "decks.csv").read_text(encoding="utf-8")


@cache
def house_book() -> Book:
    return read(house_decks())


@lru_cache(maxsize=8)
def read(text: str) -> Book:
    """The components a deck file describes; a file with mistakes is refused with each line and reason."""
    mistakes: list[Mistake] = []
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
                    raise Mistake(line, "deck", Refused("die-twice", "the die stands in a line above already"))
                die = cells.die()
                continue
            card = cells.card()
            if card.id in seen:
                raise Mistake(line, "id", _there(card.id, seen[card.id]))
            seen[card.id] = line
            cards.append(card)
        except Mistake as mistake:
            mistakes.append(mistake)
    if not mistakes:
        mistakes = _miscounts(cards, last)
    if mistakes:
        raise _refused(mistakes)
    return Book(tuple(cards), (die[0], die[1], die[2]) if die else (2, 2, 2))


def _there(id: str, line: int) -> Refused:
    return Refused("id-there", "{id} stands in line {line} already", id=repr(id), line=line)


def _rows(text: str) -> list[tuple[int, dict[str, str]]]:
    """The lines below the head, as cells by column. Comma, semicolon and tab all separate."""
    text = text.removeprefix("\ufeff")
    head = text.split("\n", 1)[0]
    separator = max(",;\t", key=head.count)
    reader = csv.reader(io.StringIO(text), delimiter=separator)
    try:
        columns = [cell.strip() for cell in next(reader, [])]
        if sorted(columns) != sorted(COLUMNS):
            raise _refused([Mistake(1, "", _head(columns))])
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
        what = Refused("no-cells", "not a table of cells ({why})", why=str(why))
        raise _refused([Mistake(reader.line_num, "", what)]) from why


def _head(columns: Sequence[str]) -> Refused:
    """A first line that does not name each column once."""
    wrong = ", ".join(sorted(set(columns) ^ set(COLUMNS)))
    if not wrong:
        return Refused("deck-head-twice", "the head names a column twice")
    return Refused(
        "deck-head",
        "the head must name the columns {columns} (look at: {wrong})",
        columns=", ".join(COLUMNS),
        wrong=wrong,
    )


class _Cells:
    """The cells of one line, read by kind."""

    def __init__(self, line: int, row: dict[str, str]) -> None:
        self.line = line
        self.row = row
        if row[BEYOND]:
            raise Mistake(
                line,
                "",
                Refused(
                    "beyond",
                    "{text} stands under no column; put quotes around a cell with separators",
                    text=repr(row[BEYOND]),
                ),
            )

    def read(self, column: str, reader: Callable[[str], T]) -> T:
        try:
            return reader(self.row[column])
        except Refused as why:
            raise Mistake(self.line, column, why) from why

    def number(self, column: str, low: int = 0, high: int = MOST, empty: str = "") -> int:
        """A whole number; `empty` is what an empty cell says."""

        def reader(text: str) -> int:
            text = text or empty
            found = whole(text)
            if found is None or not low <= found <= high:
                raise Refused(
                    "cell-number",
                    "{text} is not a whole number from {low} to {high}",
                    text=repr(text),
                    low=low,
                    high=high,
                )
            return found

        return self.read(column, reader)

    def one_of(self, column: str, choices: Sequence[str]) -> str:
        def reader(text: str) -> str:
            if text not in choices:
                raise not_one_of(text, choices)
            return text

        return self.read(column, reader)

    def deck(self) -> str:
        return self.one_of("deck", [*PRINTED, DIE])

    def name(self, column: str) -> str:
        if not self.row[column]:
            raise Mistake(self.line, column, Refused("cell-empty", "is empty"))
        return self.row[column]

    def id(self) -> str:
        id = self.name("id")
        if not id.replace("-", "").isalnum() or not id.isascii() or id != id.lower():
            why = Refused("cell-id", "{text} is not made of small letters, digits and hyphens", text=repr(id))
            raise Mistake(self.line, "id", why)
        return id

    def empty(self, columns: Sequence[str], deck: str) -> None:
        for column in columns:
            if self.row[column]:
                why = Refused("cell-idle", "means nothing in the deck {deck}; leave it empty", deck=deck)
                raise Mistake(self.line, column, why)

    def die(self) -> tuple[int, ...]:
        used = ("deck", "id", "copies", "en", "ru", "symbols", "sure", "guessed")
        self.empty([column for column in COLUMNS if column not in used], DIE)
        if self.number("copies", empty=str(DICE)) != DICE:
            raise Mistake(self.line, "copies", Refused("dice-many", "there are {n} damage dice", n=DICE))
        faces = self.read("symbols", lambda text: read_symbols(text, DICE_FACES))
        if sum(faces) < 1:
            why = Refused("die-faces", "a die needs faces, like 'titan 2, coin 2, blank 2'")
            raise Mistake(self.line, "symbols", why)
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
        if card.sure == "guess" and not card.guessed:
            card = replace(card, guessed=card.fields)
        if titan and sum(card.banners) > DICE:
            why = Refused("titan-banners", "a titan has at most {n} banners: there are {n} damage dice", n=DICE)
            raise Mistake(self.line, "banners", why)
        if empire and card.symbols[SPACE]:
            why = Refused("empire-space", "space comes from districts, titans and the capital, not empire cards")
            raise Mistake(self.line, "symbols", why)
        if deck == MILITARY and card.copies != 1:
            why = Refused("army-copies", "armies are told apart by their card: give each copy a line and an id")
            raise Mistake(self.line, "copies", why)
        if deck.startswith("starting") and card.copies != STARTING_COPIES:
            why = Refused("starting-copies", "there are {n} of each starting card, one a player", n=STARTING_COPIES)
            raise Mistake(self.line, "copies", why)
        return card


def _miscounts(cards: Sequence[Card], last: dict[str, int]) -> list[Mistake]:
    """Decks that do not hold as many cards as the box."""
    wrong = []
    for deck, found, printed in compared(totals(cards), PRINTED):
        many = "the deck {deck} ends with {found} cards; the box has {printed}"
        why = Refused("deck-size", many, deck=deck, found=found, printed=printed)
        wrong.append(Mistake(last.get(deck, 1), "", why))
    for stars in (1, 2, 3):
        if not any(card.stars == stars for card in cards):
            why = Refused("no-titan", "there is no titan with {stars} stars", stars=stars)
            wrong.append(Mistake(last.get(TITANS, 1), "", why))
    return wrong


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
                "action": "; ".join(str(effect) for effect in card.action),
                "ability": str(card.ability) if card.ability else "",
                "scoring": str(card.scoring) if card.scoring else "",
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
        n = whole(words[1]) if len(words) == 2 else None
        if n is None:
            like = "{text} is not a symbol and a number, like '{name} 1'"
            raise Refused("cell-symbol", like, text=repr(part.strip()), name=names[0])
        if words[0] in given:
            raise Refused("cell-twice", "{text} is named twice", text=repr(words[0]))
        if n > MOST:
            raise Refused("cell-most", "{text} is too much: {most} is the most", text=repr(part.strip()), most=MOST)
        if words[0] not in names:
            raise not_one_of(words[0], names)
        given[words[0]] = n
    return counts(names, given)


def not_one_of(text: str, names: Sequence[str]) -> Refused:
    return Refused("cell-one-of", "{text} is not one of {names}", text=repr(text), names=", ".join(names))


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
        there = ", ".join(TRIBES)
        raise Refused("cell-tribe", "{text} is not a tribe; there are {tribes}", text=repr(unknown[0]), tribes=there)
    return tuple(words.count(tribe) for tribe in TRIBES)


def write_banners(given: Sequence[int]) -> str:
    """
    >>> write_banners((2, 0, 1, 0, 0))
    'red red blue'
    """
    return " ".join(tribe for tribe, n in zip(TRIBES, given, strict=True) for _ in range(n))
