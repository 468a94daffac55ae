"""What the drawings of games share (`Game.terminal`): who is drawn last, cards in one line, what is said of a seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from oikumene.kernel.drawing import Line, Section, Speaker, joined, line_of

#: A colour a seat; the name stands beside it always.
COLOURS = ("red", "blue", "yellow", "green")


def own_last(view: Mapping[str, Any]) -> list[int]:
    """The seats in the order they are drawn: the viewer's own last, next to the question."""
    others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    return others if view["seat"] is None else [*others, view["seat"]]


class Drawer:
    """One drawing: the view, who speaks and the players' names."""

    def __init__(self, view: Mapping[str, Any], speaker: Speaker, names: Sequence[str]) -> None:
        self.view = view
        self.speaker = speaker
        self.names = names

    def say(self, id: str, **args: int | str) -> str:
        return self.speaker.say(f"table-{id}", **args)

    def name(self, seat: int) -> str:
        return self.speaker.seat(seat, self.names)

    def seat(self, seat: int) -> Line:
        return Line(self.name(seat), COLOURS[seat])

    def standing(self, seat: int, passed: bool) -> str:
        """What is said of a seat in the title of its panel: you, to move, passed."""
        shown = ((seat == self.view["seat"], "you"), (seat in self.view["waiting"], "to-move"), (passed, "passed"))
        return "".join(f" · {self.say(word)}" for true, word in shown if true)

    def section(self, title: str, lines: Sequence[Line]) -> Section:
        """Lines under a title of the game's; where there are none, that is said."""
        return Section(self.say(title), lines or [Line(self.say("none"), "dim")])

    def card(self, id: str | None, without: Collection[str] = ()) -> Line:
        """A card in one line: its name, and what it does, but for the parts of its text that are left out."""
        name = Line(self.speaker.card_name(id), "bold")
        does = self.does(id, without)
        return line_of(name, " — ", does) if does else name

    def does(self, id: str | None, without: Collection[str] = ()) -> str:
        info = self.speaker.cards().get(str(id))
        if info is None:
            return ""
        short = replace(info, text=tuple(part for part in info.text if part[0] not in without))
        return ". ".join(line.removesuffix(".") for line in self.speaker.lines(short))

    def names_of(self, cards: Sequence[str | None]) -> list[Line]:
        return joined([Line(self.speaker.card_name(card)) for card in cards])
