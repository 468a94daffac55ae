"""What was learned from games: the worth of traits by stage, and what comes to mind first.

Two tables a game, both made by `lab/learning.py`. The outlook of a seat is what it would score now and a weighted sum
of its traits; a game may have other weights for who looks no further than its own turn. An instinct gives each option
a pull: a sum over its signs (its key, and its kind in the mood of the moment); options are as likely as the
exponentials of their pulls.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Protocol

from oikumene.kernel.flow import FREE, Ask, Value
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Habits, Sense
from oikumene.kernel.words import CARD, Vocabulary

#: No option is likelier than another by more than this (a power of e).
STEEPEST = 12.0


class Figures(Protocol):
    """What a game tells about its positions: mostly the module `sense` of its package."""

    TRAITS: tuple[str, ...]
    #: Names of what the pull of a kind of option depends on, each a number from 0 to 9.
    MOODS: tuple[str, ...]

    def seats(self, state: Any) -> int: ...
    def stage(self, state: Any) -> int: ...
    def points(self, state: Any, seat: int) -> float: ...
    def traits(self, state: Any, seat: int) -> list[float]: ...
    def guess(self, stage: int) -> dict[str, float]: ...
    def mood(self, state: Any, seat: int) -> tuple[int, ...]: ...
    def marks(self, state: Any, seat: int, values: Sequence[Value]) -> list[int] | None:
        """What sets options apart beyond their keys, a number from 0 to 9 each (-1: nothing)."""
        ...

    def owned(self, state: Any, seat: int) -> list[str]: ...

    # A game on a map may also have BARE: kinds of arguments (hexes) by which options are not told apart. There every
    # word is a kind of option by itself, and what sets places apart is left to the marks.


class Kind:
    """The pulls of a kind of option: by each part of the mood, and by mark."""

    __slots__ = ("marks", "moods")

    def __init__(self, lead: str, moods: tuple[str, ...], pulls: dict[str, float]) -> None:
        self.moods = tuple([pulls.get(f"{lead}|{mood}{n}", 0.0) for n in range(10)] for mood in moods)
        self.marks = [pulls.get(f"{lead}|+{n}", 0.0) for n in range(10)]


class Learned:
    """The tables of a game, ready to be asked thousands of times a second."""

    def __init__(self, figures: Figures, tables: dict[str, Any]) -> None:
        self.figures = figures
        found = {name: number for number, name in enumerate(tables["traits"])}
        order = [found.get(name) for name in figures.TRAITS]
        self.worth = [tuple(0.0 if i is None else float(row[i]) for i in order) for row in tables["worth"]]
        self.spreads = [float(spread) for spread in tables["spread"]]
        self.pulls: dict[str, float] = tables["pulls"]
        #: Kinds of arguments that say nothing: which hex it is, on a map that is another one each time.
        self.bare: frozenset[str] = frozenset(getattr(figures, "BARE", ()))
        self._kinds: dict[str, Kind] = {}
        self._options: dict[tuple[str, object], tuple[Kind, float]] = {}
        self._named: dict[int | str, bool] = {}  # whether options of that word name a card
        self._faces: tuple[str, ...] = ()

    def outlook(self, state: Any) -> list[float]:
        """The points each seat may expect at the end."""
        figures = self.figures
        worth = self.worth[min(figures.stage(state), len(self.worth) - 1)]
        expected = []
        for seat in range(figures.seats(state)):
            total = figures.points(state, seat)
            for weight, trait in zip(worth, figures.traits(state, seat), strict=True):
                if trait:
                    total += weight * trait
            expected.append(total)
        return expected

    def parts(self, state: Any, seat: int) -> dict[str, tuple[float, float]]:
        """What the outlook of a seat is made of: its points, and each trait with what it is worth."""
        figures = self.figures
        worth = self.worth[min(figures.stage(state), len(self.worth) - 1)]
        traits = zip(figures.TRAITS, worth, figures.traits(state, seat), strict=True)
        points = figures.points(state, seat)
        return {"points": (points, points), **{name: (trait, weight * trait) for name, weight, trait in traits}}

    def spread(self, state: Any) -> float:
        """How many points ahead make a win likely (about 73 %), at this stage."""
        return self.spreads[min(self.figures.stage(state), len(self.spreads) - 1)]

    # -- what comes to mind

    def likely(self, match: Match[Any], ask: Ask, values: Sequence[Value]) -> list[float]:
        """How likely each option comes to mind, as weights that need not add up to one."""
        state, prompt = match.state, ask.prompt
        if state.faces is not self._faces:  # other decks: the same numbers are other cards
            self._faces = state.faces
            self._options.clear()
        face, options, named = state.face, self._options, self._named
        mood = self.figures.mood(state, ask.seat)
        marks = self.figures.marks(state, ask.seat, values)
        bases: dict[Kind, float] = {}
        found = []
        for number, value in enumerate(values):
            token: object = value
            if type(value) is tuple and named.get(value[0]):
                token = (value[0], face[int(value[1])]) if len(value) == 2 else match.key(value)
            known = options.get((prompt, token))
            if known is None:
                known = options[prompt, token] = self._option(match, prompt, value)
                if token is value and type(value) is tuple and named[value[0]]:
                    del options[prompt, token]  # the word names a card, as is known only now
            kind, pull = known
            base = bases.get(kind)
            if base is None:
                base = 0.0
                for table, n in zip(kind.moods, mood, strict=True):
                    base += table[n]
                bases[kind] = base
            pull += base
            if marks is not None and marks[number] >= 0:
                pull += kind.marks[marks[number]]
            found.append(pull)
        most = max(found)
        return [math.exp(max(-STEEPEST, pull - most)) for pull in found]

    def _option(self, match: Match[Any], prompt: str, value: Value) -> tuple[Kind, float]:
        """The kind of an option and the pull of its key, looked up once."""
        key = self.key(match.game.words, value, match.state.ident)
        lead = f"{prompt}|{self.kind(match.game.words, value, key)}"
        kind = self._kinds.get(lead)
        if kind is None:
            kind = self._kinds[lead] = Kind(lead, self.figures.MOODS, self.pulls)
        return kind, self.pulls.get(f"{prompt}|{key}", 0.0)

    def key(self, words: Vocabulary, value: Value, ident: Callable[[int], str]) -> str:
        """The key of an option, without what says nothing."""
        key = words.key(value, ident)
        if not self.bare or not isinstance(value, tuple) or value[0] == FREE:
            return key
        parts = key.split(":")
        params = words.options[parts[0]].params
        told = [part for part, (_, kind) in zip(parts[1:], params, strict=True) if kind not in self.bare]
        return ":".join([parts[0], *told])

    def kind(self, words: Vocabulary, value: Value, key: str) -> str:
        """An option without its cards: "buy" for every purchase, but "place:build" for itself."""
        if not isinstance(value, tuple):
            return key
        word = str(value[0])
        if word == FREE:
            self._named[word] = True
            return f"{FREE}:{value[1]}"
        named = self._named.get(word)
        if named is None:
            named = self._named[word] = any(kind == CARD for _, kind in words.options[word].params)
        return word if named or self.bare else key

    def signs_of(self, match: Match[Any], ask: Ask, values: Sequence[Value]) -> list[list[str]]:
        """The signs of each option, each of which has a pull: what is learned from."""
        state, words, prompt = match.state, match.game.words, ask.prompt
        mood = [f"{m}{n}" for m, n in zip(self.figures.MOODS, self.figures.mood(state, ask.seat), strict=True)]
        marks = self.figures.marks(state, ask.seat, values) or [-1] * len(values)
        found = []
        for value, mark in zip(values, marks, strict=True):
            key = self.key(words, value, state.ident)
            lead = f"{prompt}|{self.kind(words, value, key)}"
            more = [f"{lead}|+{mark}"] if mark >= 0 else []
            found.append([f"{prompt}|{key}", *(f"{lead}|{sign}" for sign in mood), *more])
        return found


def load(package: str, figures: Figures, near: bool = False) -> Learned:
    """The tables of a game, from `sense.json` in its package; `near`: with those for who looks at one turn, if any."""
    tables = json.loads((files(package) / "sense.json").read_text(encoding="utf-8"))
    return Learned(figures, {**tables, **tables.get("near", {})} if near else tables)


def sense(package: str, figures: Figures, near: bool = False) -> Sense:
    """A sense that was learned: what a game with such tables gives at its door."""
    known = load(package, figures, near)
    turn = getattr(figures, "turn", None)
    burdens = frozenset(getattr(figures, "BURDENS", ()))
    return Sense(
        known.outlook,
        3.0,
        known.spread,
        known.likely,
        figures,
        habits=getattr(figures, "HABITS", Habits()),
        turn=turn,
        parts=known.parts,
        burdens=burdens,
        final=True,
        excess=getattr(figures, "EXCESS", 0.0),
    )
