"""A game's table on the screen: what the game draws (`Game.terminal`), put into rich's panels and grids."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from difflib import SequenceMatcher
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel as RichPanel
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from oikumene.kernel.drawing import Drawn, Grid, Line, Panel, Section
from oikumene.text import Texts

#: So many plain lines in a panel are a picture, of which no line can stand alone.
PICTURE = 8
#: The style of a line that says that there is nothing.
NOTHING = "dim"
#: Lines that differ so little, but for their numbers, are about the same thing.
ALIKE = 0.8


def drawn(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    """The table of a view; of a game that draws none, the data as it is."""
    panels = None if texts.game is None else texts.game.terminal(view, texts, names)
    return Pretty(view["table"]) if panels is None else Group(*map(framed, panels))


def changed(
    before: Mapping[str, Any], view: Mapping[str, Any], texts: Texts, names: Sequence[str]
) -> RenderableType | None:
    """Only what is drawn otherwise than it was; None where that cannot be said of this game, or nothing is."""
    drawings = [None if texts.game is None else texts.game.terminal(one, texts, names) for one in (before, view)]
    if drawings[0] is None or drawings[1] is None:
        return None
    panels = [new if old is None else news(old, new) for old, new in paired(drawings[0], drawings[1])]
    return Group(*(framed(panel) for panel in panels if panel is not None))


def paired(old: Sequence[Panel], new: Sequence[Panel]) -> list[tuple[Panel | None, Panel]]:
    """Each panel with the one that stood for it before. One that has come in between (a battle) has none; those of the
    seats, at the end, are told by their colours."""
    both = min(len(old), len(new))
    tail = 0
    while tail < both - 1 and len(old) != len(new) and old[-1 - tail].colour == new[-1 - tail].colour:
        tail += 1
    head = both - tail
    came: list[tuple[Panel | None, Panel]] = [(None, panel) for panel in new[head : len(new) - tail]]
    last = zip(old[len(old) - tail :], new[len(new) - tail :], strict=True)
    return [*zip(old[:head], new[:head], strict=True), *came, *last]


def news(old: Panel, new: Panel) -> Panel | None:
    """A panel with what has changed in it: whole lines, whole cells, under the titles they stand under."""
    there, here = (
        {(title, line.plain) for drawn in one.parts for title, line in lines_of(drawn)} for one in (old, new)
    )
    left = {title: Section(title, []) for title, _ in there - here if title}
    parts: list[Drawn] = []
    lines = [drawn for drawn in new.parts if isinstance(drawn, Line)]
    picture = len(lines) >= PICTURE
    if picture:
        parts += band(lines, there)
    for drawn in new.parts:
        if picture and isinstance(drawn, Line):
            continue
        fresh = [line for title, line in lines_of(drawn) if (title, line.plain) not in there and line.plain.strip()]
        gone: list[Line] = []
        if isinstance(drawn, Section):
            left.pop(drawn.title, None)
            was = [line for title, line in old_lines(old, drawn.title) if (title, line.plain) not in here]
            gone = [
                struck(line) for line in was if line.style != NOTHING and not any(alike(line, new) for new in fresh)
            ]
            fresh = [line for line in fresh if line.style != NOTHING or not gone]
        if not fresh and not gone:
            continue
        if isinstance(drawn, Section):
            parts.append(Section(drawn.title, [*fresh, *gone]))
        elif isinstance(drawn, Grid):
            parts.append(Grid(fresh, min(drawn.columns, len(fresh))))
        else:
            parts.append(drawn)
    for title in left:  # nothing lies there any more
        parts.append(Section(title, [struck(was) for _, was in old_lines(old, title)]))
    if not parts and old.title == new.title:
        return None
    return Panel(new.title, parts, new.colour)


def band(lines: Sequence[Line], there: Set[tuple[str, str]]) -> list[Line]:
    """Of a picture the lines from the first that has changed to the last, with one more on either side."""
    changed = [at for at, line in enumerate(lines) if ("", line.plain) not in there]
    if not changed:
        return []
    first, last = max(0, changed[0] - 1), changed[-1] + 2
    return [*lines[first:last]] if last < len(lines) or first else list(lines)


def alike(old: Line, new: Line) -> bool:
    """Whether a line only says otherwise what another said: of the same thing (what stands before a colon), or with
    other numbers."""
    heads = [line.plain.partition(":")[0] for line in (old, new) if ":" in line.plain]
    if len(heads) == 2 and heads[0] == heads[1]:
        return True
    was, now = (re.sub(r"\d+", "", line.plain) for line in (old, new))
    return (was, now) != (old.plain, new.plain) and SequenceMatcher(None, was, now).ratio() >= ALIKE


def struck(was: Line) -> Line:
    """A line that is no longer there: of a card its name, what it says was read."""
    return Line(f"− {was.plain.partition(' — ')[0]}", "dim")


def old_lines(panel: Panel, title: str) -> list[tuple[str, Line]]:
    """What stood under a title."""
    return [
        (name, line) for drawn in panel.parts for name, line in lines_of(drawn) if name == title and line.plain.strip()
    ]


def lines_of(drawn: Drawn) -> list[tuple[str, Line]]:
    """The lines of a part, each with the title it stands under."""
    if isinstance(drawn, Line):
        return [("", drawn)]
    if isinstance(drawn, Section):
        return [(drawn.title, line) for line in drawn.lines]
    return [("", cell) for cell in drawn.cells]


def framed(panel: Panel) -> RenderableType:
    """A panel in its frame; one that has nothing but its title is a line."""
    if not panel.parts:
        return Text(panel.title, panel.colour or "none")
    parts = Group(*map(part, panel.parts))
    style = panel.colour or "none"
    return RichPanel(parts, title=panel.title or None, title_align="left", padding=(0, 1), border_style=style)


def part(drawn: Drawn) -> RenderableType:
    if isinstance(drawn, Line):
        return text(drawn)
    return section(drawn) if isinstance(drawn, Section) else cells(drawn)


def text(line: Line) -> Text:
    made = Text(style=line.style)
    for piece in line.pieces:
        if isinstance(piece, Line):
            made.append_text(text(piece))
        else:
            made.append(*piece)
    return made


def section(drawn: Section) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=13, style="cyan")
    grid.add_column(overflow="fold")
    for at, line in enumerate(drawn.lines):
        grid.add_row("" if at else drawn.title, text(line))
    return grid


def cells(drawn: Grid) -> Table:
    grid = Table.grid(padding=(0, 2), expand=True)
    for _ in range(drawn.columns):
        grid.add_column(ratio=1)
    for at in range(0, len(drawn.cells), drawn.columns):
        grid.add_row(*map(text, drawn.cells[at : at + drawn.columns]))
    return grid
