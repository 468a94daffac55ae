"""What is best in a position, by trying everything: the proof behind a puzzle.

A line is what one seat answers until its turn is over, or the game. Chance has no part in it: an answer by which the
seat would learn something hidden, or for which dice or cards are drawn, is barred unless it is the last one, so that
the best line is best whatever is hidden. A puzzle may shut kinds of answers ("act/move": no marches) where a turn would
be too wide to be tried out. Everything else is tried; what was met before by another order of answers is not tried
twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from oikumene.kernel.data import digest
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match

#: What is counted where a game is decided by points.
POINTS = "points"


class TooMuch(Exception):
    """There is more to try than was allowed."""


class Best(NamedTuple):
    """The most that can be reached from a position, and by the fewest answers; the least, for comparison."""

    value: int
    line: tuple[str, ...]
    least: int


def counted(match: Match[Any], seat: int, what: str) -> int:
    """What a seat has: its points, or another number of its own part of the view."""
    if what == POINTS and match.result is not None:
        return match.result.scores[seat]
    return int(match.game.view(match.state, seat)["seats"][seat][what])


class Gone(NamedTuple):
    """An answer that was given: whether chance had a part in it."""

    match: Match[Any]
    loud: bool


def gone(match: Match[Any], ask: Ask, value: Value) -> Gone:
    """The match after an answer."""
    twin = match.clone()
    state = twin.state
    luck = state.rng, state.luck
    chapter, begun = twin.chapters[-1], len(twin.chapters[-1].inputs)
    same = twin.find(ask.seat, ask.id)
    assert same is not None
    twin.take(same, value)
    learned = 0
    for each in reversed(twin.chapters):
        for news in each.learned[begun if each is chapter else 0 :]:
            learned |= news
        if each is chapter:
            break
        learned |= each.opening
    state = twin.state
    return Gone(twin, bool(learned >> ask.seat & 1) or (state.rng, state.luck) != luck)


def shut_of(ask: Ask, key: str) -> str:
    """The kind of an answer as puzzles shut it: the question and how its key begins."""
    return f"{ask.prompt}/{key.partition(':')[0]}"


def turn_of(match: Match[Any]) -> tuple[object, ...]:
    """Something that changes when a turn is over."""
    state = match.state
    round, _ = match.game.progress(state, match.seats)
    return round, getattr(state, "active", None), getattr(state, "acting", None)


def asked_alone(match: Match[Any], seat: int) -> bool:
    return all(ask.seat == seat for ask in match.asks)


@dataclass
class Search:
    """Everything that a seat may do from a position on."""

    seat: int
    what: str
    turn: tuple[object, ...]
    #: Questions that come when the turn is as good as over: what is answered there counts for nothing.
    stop: tuple[str, ...] = ()
    #: Kinds of answers that this puzzle does without (`shut_of`).
    shut: tuple[str, ...] = ()
    most: int = 20_000
    nodes: int = 0
    met: dict[Any, Best | None] = field(default_factory=dict)
    #: Fingerprints of the states that steps began with.
    marks: dict[int, tuple[Any, str]] = field(default_factory=dict)

    def over(self, match: Match[Any]) -> bool:
        """Whether the line is over: the game is, or the turn. Where whose turn it is does not stand on the table, it is
        over when somebody else is asked."""
        if match.over or turn_of(match) != self.turn or match.asks[0].prompt in self.stop:
            return True
        return self.turn[1] is None and not any(ask.seat == self.seat for ask in match.asks)

    def open(self, match: Match[Any], loud: bool) -> bool:
        """Whether an answer that led here may be given: nothing but the last may be left to chance or to others."""
        return self.over(match) or (not loud and asked_alone(match, self.seat))

    def best(self, match: Match[Any]) -> Best | None:
        """The best from here on; nothing where every way is barred."""
        if self.over(match):
            value = counted(match, self.seat, self.what)
            return Best(value, (), value)
        key = self.key(match)
        if key not in self.met:
            self.met[key] = self.tried(match)
        return self.met[key]

    def tried(self, match: Match[Any]) -> Best | None:
        best: Best | None = None
        for name, after in self.ways(match):
            rest = self.best(after)
            if rest is None:
                continue
            if best is None:
                best = Best(rest.value, (name, *rest.line), rest.least)
            elif (rest.value, -len(rest.line) - 1) > (best.value, -len(best.line)):
                best = Best(rest.value, (name, *rest.line), min(best.least, rest.least))
            elif rest.least < best.least:
                best = best._replace(least=rest.least)
        return best

    def ways(self, match: Match[Any]) -> Iterator[tuple[str, Match[Any]]]:
        """Every answer that is not left to chance, and where it leads."""
        ask = match.asks[0]
        for value in ask.values():
            key = match.key(value)
            if self.shut and shut_of(ask, key) in self.shut:
                continue
            self.nodes += 1
            if self.nodes > self.most:
                raise TooMuch
            after, loud = gone(match, ask, value)
            if self.open(after, loud):
                yield key, after

    def key(self, match: Match[Any]) -> Any:
        chapter = match.chapters[-1]
        kept = self.marks.get(id(chapter.base))
        if kept is None or kept[0] is not chapter.base:
            kept = self.marks[id(chapter.base)] = (chapter.base, digest(chapter.base))
        given = tuple([(seat, id, match.key(value)) for seat, id, value, forced, _ in chapter.inputs if not forced])
        return kept[1], given


def search(
    match: Match[Any],
    seat: int,
    what: str,
    most: int = 20_000,
    stop: tuple[str, ...] = (),
    shut: tuple[str, ...] = (),
) -> tuple[Best | None, Search]:
    """The best that the seat can do; refuses (`TooMuch`) where there is more to try than that."""
    found = Search(seat, what, turn_of(match), stop, shut, most)
    return found.best(match), found


def sure(match: Match[Any], seat: int, what: str, line: tuple[str, ...], value: int, worlds: int = 6) -> bool:
    """Whether the line comes to the same in matches as the seat may imagine them."""
    rng = Random(1)
    for _ in range(worlds):
        twin = match.imagine(seat, rng)
        for key in line:
            ask = next((ask for ask in twin.asks if ask.seat == seat), None)
            values = {} if ask is None else {twin.key(each): each for each in ask.values()}
            if ask is None or key not in values:
                return False
            twin.take(ask, values[key])
        if counted(twin, seat, what) != value:
            return False
    return True
