"""A game's table on the screen: what the game draws (`Game.terminal`), put into rich's panels and grids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel as RichPanel
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from oikumene.kernel.drawing import Drawn, Grid, Line, Panel, Section
from oikumene.text import Texts


def drawn(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    """The table of a view; of a game that draws none, the data as it is."""
    panels = None if texts.game is None else texts.game.terminal(view, texts, names)
    return Pretty(view["table"]) if panels is None else Group(*map(framed, panels))


def framed(panel: Panel) -> RichPanel:
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
