"""How each game's table is drawn in a terminal, from the JSON of a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.pretty import Pretty

from oikumene.cli.tables import ancient_world, imperial_settlers, imperium
from oikumene.text import Texts

Drawing: TypeAlias = "Callable[[Mapping[str, Any], Texts, Sequence[str]], RenderableType]"

DRAWINGS: dict[str, Drawing] = {
    "ancient_world": ancient_world.draw,
    "imperial_settlers": imperial_settlers.draw,
    "imperium": imperium.draw,
}


def draw(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    """The table of a view; of a game without a drawing of its own, the data as it is."""
    drawing = DRAWINGS.get(str(view["game"]))
    return Pretty(view["table"]) if drawing is None else drawing(view, texts, names)
