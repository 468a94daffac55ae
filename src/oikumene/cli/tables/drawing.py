"""What the drawings of all games share: titles at the left with lines at the right, cards in one line."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.table import Table
from rich.text import Text

from oikumene.text import Texts

#: A colour a seat; the name stands beside it always.
COLOURS = ("red", "blue", "yellow", "green")


def own_last(view: Mapping[str, Any]) -> list[int]:
    """The seats in the order they are drawn: the viewer's own last, next to the question."""
    others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    return others if view["seat"] is None else [*others, view["seat"]]


class Drawer:
    """One drawing: the view, the messages and the players' names."""

    def __init__(self, view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.names = names

    def say(self, id: str, **args: int | str) -> str:
        return self.texts.say(f"table-{id}", **args)

    def name(self, seat: int) -> str:
        return self.texts.seat(seat, self.names)

    def seat(self, seat: int) -> Text:
        return Text(self.name(seat), COLOURS[seat])

    def standing(self, seat: int, passed: bool) -> str:
        """What is said of a seat in the title of its panel: you, to move, passed."""
        shown = ((seat == self.view["seat"], "you"), (seat in self.view["waiting"], "to-move"), (passed, "passed"))
        return "".join(f" · {self.say(word)}" for true, word in shown if true)

    def section(self, title: str, lines: Sequence[Text]) -> Table:
        """A title at the left, lines at the right."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=13, style="cyan")
        grid.add_column(overflow="fold")
        for at, line in enumerate(lines or [Text(self.say("none"), "dim")]):
            grid.add_row(self.say(title) if at == 0 else "", line)
        return grid

    def card(self, id: str | None, without: Collection[str] = ()) -> Text:
        """A card in one line: its name, and what it does, but for the parts of its text that are left out."""
        name = Text(self.texts.card_name(id), "bold")
        does = self.does(id, without)
        return Text.assemble(name, " — ", does) if does else name

    def does(self, id: str | None, without: Collection[str] = ()) -> str:
        info = self.texts.cards().get(str(id))
        if info is None:
            return ""
        short = replace(info, text=tuple(part for part in info.text if part[0] not in without))
        return ". ".join(line.removesuffix(".") for line in self.texts.card(short).lines)

    def names_of(self, cards: Sequence[str | None]) -> list[Text]:
        return self.joined([Text(self.texts.card_name(card)) for card in cards])

    def joined(self, lines: Sequence[Text], between: str = ", ") -> list[Text]:
        return [Text(between).join(lines)] if lines else []
