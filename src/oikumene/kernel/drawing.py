"""A table as it is drawn in lines of text (`Game.terminal`): plain parts, which whoever owns the screen puts on it.

A style is a few plain words: `bold`, `dim`, a colour, `not bold`, `default` (no colour).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from oikumene.kernel.game import CardInfo, Part


class Line:
    """Text in pieces, each with a style of its own over that of the line.

    >>> Line("Bridge", "bold").add(" (2)", "not bold").plain
    'Bridge (2)'
    """

    __slots__ = ("pieces", "style")

    def __init__(self, text: str = "", style: str = "") -> None:
        self.style = style
        self.pieces: list[tuple[str, str] | Line] = [(text, "")] if text else []

    def add(self, piece: str | Line, style: str = "") -> Line:
        """One more piece at the end; a line keeps its own style."""
        self.pieces.append((piece, style) if isinstance(piece, str) else piece)
        return self

    @property
    def plain(self) -> str:
        """The text without its styles."""
        return "".join(piece.plain if isinstance(piece, Line) else piece[0] for piece in self.pieces)

    def __repr__(self) -> str:
        return f"Line({self.plain!r}, {self.style!r})"


def line_of(*pieces: str | Line) -> Line:
    """Pieces one after another."""
    made = Line()
    for piece in pieces:
        made.add(piece)
    return made


def joined(lines: Sequence[Line], between: str = ", ") -> list[Line]:
    """Lines as one, with something between; none where there are none."""
    pieces: list[str | Line] = []
    for at, line in enumerate(lines):
        pieces += [between, line] if at else [line]
    return [line_of(*pieces)] if pieces else []


@dataclass(frozen=True)
class Section:
    """A title at the left, lines at the right."""

    title: str
    lines: Sequence[Line]


@dataclass(frozen=True)
class Grid:
    """Cells side by side, so many in a row."""

    cells: Sequence[Line]
    columns: int


Drawn: TypeAlias = "Line | Section | Grid"


@dataclass(frozen=True)
class Panel:
    """A frame with a title, perhaps in the colour of a seat."""

    title: str
    parts: Sequence[Drawn]
    colour: str = ""


class Spine(NamedTuple):
    """A game of a series as one sees it on a shelf: its number, who won it, what it was about, and how it was won."""

    number: int
    who: str
    about: str
    how: str


class Speaker(Protocol):
    """Who says things in the reader's language: what the text layer gives a drawing."""

    def say(self, id: str, /, **args: int | str) -> str:
        """A message of the game."""
        ...

    def thing(self, kind: str, value: int | str) -> int | str:
        """A thing of the game: its name where it has one, else the value itself."""
        ...

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of who sits there."""
        ...

    def cards(self) -> Mapping[str, CardInfo]:
        """Every distinct card, by its id."""
        ...

    def card_name(self, id: object) -> str:
        """The name of a card."""
        ...

    def quoted(self, id: int | str | None, names: Sequence[str] = ()) -> str:
        """A card in a sentence, with its owner where its tag names one."""
        ...

    def lines(self, info: CardInfo) -> Sequence[str]:
        """The text of a card."""
        ...

    def part(self, part: Part) -> str:
        """A part of a card's text."""
        ...

    def listed(self, parts: Sequence[Part]) -> str:
        """Several things in a sentence: "a, b and c"."""
        ...
