"""The best chance of a position, exactly: every answer and every roll of the dice; the proof behind puzzles of battles.

Nothing is estimated: an answer for which dice are rolled is played with each roll that comes to something else (a game
says which do, `Stake.throws`), through the rules themselves, with the dice loaded. Whose puzzle it is answers what is
best from there on too, whoever else is asked what is worst for them. What comes again (a round in which nobody is hit)
is the same position, so there is no end to look for: the chances are solved for.

Nothing hidden may have a part in it: a position is refused (`Hidden`) where somebody else would be asked what they
answer by their cards, or where a card would be drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from oikumene.kernel.data import seal
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match
from oikumene.puzzles.proof import TooMuch

#: What is counted where a puzzle asks for the best chance, in hundredths.
CHANCE = "chance"
#: Stands behind the dice that were loaded: no die shows it, so that the rules stop where one more would be rolled.
NO_DIE = -1
#: More dice than this are not rolled for one answer: rounds that nobody is asked between have no end.
MOST_DICE = 24
#: Chances are as good as solved when nothing changes by more than this.
SETTLED = 1e-13


class Hidden(Exception):
    """Something that the seat does not know has a part in it."""


class Throw(NamedTuple):
    """A roll of the dice: what they show, and the share of all rolls that come to the same."""

    share: float
    faces: tuple[int, ...]


class Stake(Protocol):
    """What a battle is about, and what a search must know of its game."""

    seat: int

    def shut(self, match: Match[Any], ask: Ask, key: str) -> bool:
        """Whether the puzzle does without an answer."""

    def told(self, match: Match[Any]) -> bool | None:
        """Whether the aim is reached, or cannot be any more; None where it is still open."""

    def throws(self, state: Any) -> Sequence[Throw]:
        """The rolls that are to be made at this moment, those that come to the same together."""

    def theirs(self, ask: Ask) -> bool:
        """Whether a question to somebody else is one about what lies open."""

    def known(self, before: Any, after: Any) -> bool:
        """Whether nothing hidden has come to light between two positions but dice."""

    def plain(self, state: Any) -> Any:
        """The state without what makes no difference any more: positions that are alike in it are one."""


class Rolled(NamedTuple):
    """Where an answer may lead, with the share of each; `loud` where dice were rolled."""

    ends: tuple[tuple[float, Match[Any]], ...]
    loud: bool


@dataclass
class Way:
    """An answer: the positions that it leads to, with their shares."""

    key: str
    loud: bool
    ends: tuple[tuple[float, int], ...]

    def worth(self, values: Sequence[float]) -> float:
        return sum([share * values[end] for share, end in self.ends])


@dataclass
class Node:
    """A position: what can be answered, and whether by the seat."""

    own: bool
    ways: list[Way] = field(default_factory=list)
    told: bool | None = None


@dataclass
class Odds:
    """Everything that can come of a position: its nodes, the first of them the position, and their chances."""

    nodes: list[Node]
    values: list[float]
    #: How many answers were played out.
    tried: int

    @property
    def best(self) -> float:
        return self.values[0]

    def lines(self, most: int) -> dict[tuple[str, ...], float]:
        """Every way to answer until the dice are rolled (or nothing is left to do), with its chance; `TooMuch` where
        there are more than that."""
        found: dict[tuple[str, ...], float] = {}
        for line, worth in self._lines(0, ()):
            found[line] = worth
            if len(found) > most:
                raise TooMuch
        return found

    def _lines(self, at: int, before: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], float]]:
        for way in self.nodes[at].ways:
            line = (*before, way.key)
            end = way.ends[0][1]
            if way.loud or self.nodes[end].told is not None or not self.nodes[end].own or not self.nodes[end].ways:
                yield line, way.worth(self.values)
            else:
                yield from self._lines(end, line)


def rolled(match: Match[Any], ask: Ask, value: Value, stake: Stake) -> Rolled:
    """Give an answer with every roll of the dice that it leads to."""
    ends: list[tuple[float, Match[Any]]] = []
    waiting: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    loud = False
    while waiting:
        share, faces = waiting.pop()
        if len(faces) > MOST_DICE:
            raise TooMuch
        twin = match.clone()
        twin.load(*faces, NO_DIE)
        same = twin.find(ask.seat, ask.id)
        assert same is not None
        try:
            twin.take(same, value)
        except ValueError:
            if twin.state.fate != (NO_DIE,):
                raise
            loud = True
            waiting += [(share * throw.share, faces + throw.faces) for throw in stake.throws(twin.state)]
            continue
        ends.append((share, twin))
    return Rolled(tuple(ends), loud)


def solved(match: Match[Any], stake: Stake, most: int) -> Odds:
    """The chances of a position; refuses where more than so many answers are to be played out (`TooMuch`), and where
    what is hidden has a part in it (`Hidden`)."""
    begun = match.clone()
    begun.load(NO_DIE)
    nodes: list[Node] = []
    met: dict[Any, int] = {}
    open: list[tuple[int, Match[Any]]] = []
    tried = 0

    def node_of(one: Match[Any]) -> int:
        told = stake.told(one)
        key: Any = told if told is not None else key_of(one, stake)
        if key not in met:
            met[key] = len(nodes)
            nodes.append(Node(True, told=told))
            if told is None:
                open.append((met[key], one))
        return met[key]

    node_of(begun)
    while open:
        at, here = open.pop()
        ask = asked(here, stake)
        node = nodes[at]
        node.own = ask.seat == stake.seat
        for value in ask.values():
            key = here.key(value)
            if node.own and stake.shut(here, ask, key):
                continue
            ends, loud = rolled(here, ask, value, stake)
            tried += len(ends)
            if tried > most:
                raise TooMuch
            for _, after in ends:
                if stake.told(after) is None and not stake.known(here.state, after.state):
                    raise Hidden
            node.ways.append(Way(key, loud, merged([(share, node_of(after)) for share, after in ends])))
    return Odds(nodes, settled(nodes), tried)


def merged(ends: Sequence[tuple[float, int]]) -> tuple[tuple[float, int], ...]:
    shares: dict[int, float] = {}
    for share, end in ends:
        shares[end] = shares.get(end, 0.0) + share
    return tuple([(share, end) for end, share in shares.items()])


def asked(match: Match[Any], stake: Stake) -> Ask:
    """Who is asked; others only about what lies open."""
    if len(match.asks) != 1:
        raise Hidden
    ask = match.asks[0]
    if ask.seat != stake.seat and not stake.theirs(ask):
        raise Hidden
    return ask


def settled(nodes: Sequence[Node]) -> list[float]:
    """The chance of every position: the best for who is asked, the worst where others are."""
    values = [1.0 if node.told else 0.0 for node in nodes]
    while True:
        most = 0.0
        for at in range(len(nodes) - 1, -1, -1):
            node = nodes[at]
            if not node.ways:
                continue
            found = [way.worth(values) for way in node.ways]
            value = max(found) if node.own else min(found)
            most = max(most, abs(value - values[at]))
            values[at] = value
        if most < SETTLED:
            return values


def key_of(match: Match[Any], stake: Stake) -> Any:
    """What tells a position from others: the state at the start of the step, and what was put in since."""
    chapter = match.chapters[-1]
    given = tuple([(seat, id, repr(value)) for seat, id, value, forced, _ in chapter.inputs if not forced or seat < 0])
    return seal(stake.plain(chapter.base)), given
