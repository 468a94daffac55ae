"""Questions as whoever plays meets them: what may be answered, what may not and why, in keys and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from oikumene.kernel.flow import Ask, Closed, Value
from oikumene.kernel.game import Game
from oikumene.kernel.table import Table
from oikumene.kernel.words import Details, Ref, Said


class Option:
    """Something that may be answered: its key, what it is about, and how it is said."""

    __slots__ = ("key", "refs", "said", "value")

    def __init__(self, key: str, value: Value, refs: tuple[Ref, ...], said: Said) -> None:
        self.key = key
        self.value = value
        self.refs = refs
        self.said = said

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "refs": [list(ref) for ref in self.refs], "said": self.said.to_json()}

    def __repr__(self) -> str:
        return f"<Option {self.key}>"


class ClosedOption(NamedTuple):
    """Something that may not be answered now, and why."""

    key: str
    said: Said
    why: Said


class Question:
    """An open question to one seat."""

    __slots__ = ("_options", "_shut", "ask", "game", "state")

    def __init__(self, game: Game[Any], state: Table, ask: Ask) -> None:
        self.game = game
        self.state = state
        self.ask = ask
        self._options: tuple[Option, ...] | None = None
        self._shut: Sequence[Closed] | None = None

    @property
    def seat(self) -> int:
        return self.ask.seat

    @property
    def prompt(self) -> str:
        return self.ask.prompt

    @property
    def id(self) -> str:
        """Names the question among those open; needed to answer when the seat is asked two at once."""
        return self.ask.id

    @property
    def said(self) -> Said:
        return self.game.words.say_prompt(self.ask.prompt, self.ask.about, self.state.ident)

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            words, ident = self.game.words, self.state.tag
            self._options = tuple(
                Option(words.key(v, ident), v, words.refs(v, ident), words.say_option(v, ident, self.detail))
                for v in self.ask.values()
            )
        return self._options

    def detail(self, value: Value) -> Details:
        """What the option says beyond its arguments."""
        told = None if self.ask.details is None else self.ask.details(value)
        return self.game.details(self.state, self.ask, value) if told is None else told

    def shut(self) -> Sequence[Closed]:
        """What cannot be answered now, as the rule names it; kept, since it is looked through before it is shown."""
        if self._shut is None:
            self._shut = self.ask.closed()
        return self._shut

    @property
    def closed(self) -> tuple[ClosedOption, ...]:
        """What cannot be answered now, each with the reason."""
        words, ident = self.game.words, self.state.tag
        return tuple(
            ClosedOption(words.key(v, ident), words.say_option(v, ident, self.detail), words.say_reason(why, ident))
            for v, why in self.shut()
        )

    @property
    def picked(self) -> tuple[str, ...] | None:
        """The keys already picked, where this is one decision in several answers; else None."""
        if self.ask.picked is None:
            return None
        return tuple(self.game.words.key(value, self.state.tag) for value in self.ask.picked)

    @property
    def chosen(self) -> tuple[Said, ...]:
        """The same as people read it."""
        words, ident = self.game.words, self.state.tag
        return tuple(words.say_option(value, ident, self.detail) for value in self.ask.picked or ())

    @property
    def count(self) -> int:
        """How many that is, as `bounds` counts: the picks, or what they put somewhere."""
        return self.ask.count

    @property
    def bounds(self) -> tuple[int, int]:
        """How few and how many may be picked in all."""
        return self.ask.bounds

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "seat": self.seat,
            "prompt": self.prompt,
            "said": self.said.to_json(),
            "options": [option.to_json() for option in self.options],
            "closed": [{"key": c.key, "said": c.said.to_json(), "why": c.why.to_json()} for c in self.closed],
            "picked": None if self.picked is None else list(self.picked),
            "count": self.count,
            "bounds": list(self.bounds),
        }

    def __repr__(self) -> str:
        return f"<Question {self.id!r} to seat {self.seat}: {', '.join(o.key for o in self.options)}>"
