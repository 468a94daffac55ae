"""Why a bot likes an answer, for people: what it expects to come, what grows and shrinks by it, and how it goes on.

All of it from matches as the seat may imagine them. Names of what grows are those of the game's sense (`Sense.parts`);
the game's texts say them (`trait-<name>`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from oikumene.bots.bot import Chair
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.foresight import told
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Sense
from oikumene.kernel.words import CARD, SEAT, Said

#: In so many imagined matches the answer is followed.
WORLDS = 4
#: So many answers of the expected line are told, at most.
LINE = 4
#: A line is told as far as it was looked at so often.
SURE = 3
#: So many answers a step may take before it is judged where it is.
LONGEST = 30
#: So many names are told of what grows, and of what shrinks; by so much of what all of it moves, at least.
NAMED, LEAST = 2, 0.15
#: What is worth less than this is not worth a word.
TRIFLE = 0.01
#: What a reason may name: cards and places, not what is paid and gained everywhere.
THINGS = frozenset((CARD, "hex", "site", "slot"))


class Trait(NamedTuple):
    """Something that an answer changes: whether there is more of it then, and whether that is good for the seat."""

    name: str
    more: bool
    good: bool


class Why(NamedTuple):
    """`traits`: what speaks for the answer, then against it; `line`: who is expected to answer what next; `through`:
    what the log would surely say of other things than those the answer names, which is where that comes from."""

    traits: tuple[Trait, ...] = ()
    line: tuple[tuple[int, Said], ...] = ()
    through: tuple[Said, ...] = ()


def why(bot: Any, chair: Chair, key: str) -> Why:
    """Why this answer; the bot has just thought about the question (`reasons`)."""
    sense = chair.sense()
    rng = Random(f"why {chair.history} {key}")
    change = Change(chair.seat, sense)
    line: tuple[tuple[int, Said], ...] = ()
    logs: list[list[Said]] = []
    for _ in range(WORLDS):
        match = chair.imagine(rng)
        ask = match.find(chair.seat, chair.ask.id)
        value = None if ask is None else next((one for one in ask.values() if match.key(one) == key), None)
        if ask is None or value is None:
            continue
        change.begin(match)
        match.log = match.state.log = []
        expected = _follow(bot, match, ask, value, sense)
        logs.append([entry.seen_by(chair.seat, match.game.words) for entry in match.log])
        line = line or expected
        change.end(match)
    option = next((option.said for option in chair.question.options if option.key == key), None)
    return Why(change.traits(), line, through(logs, option, chair.seat))


class Change:
    """What of a seat's position changes in some imagined matches, by the names of its sense's parts."""

    def __init__(self, seat: int, sense: Sense | None) -> None:
        self.seat = seat
        self.sense = sense
        self.matches = 0
        self.amounts: dict[str, float] = {}
        self.worths: dict[str, float] = {}
        self._before: dict[str, tuple[float, float]] = {}

    def begin(self, match: Match[Any]) -> None:
        self._before = _parts(match, self.seat, self.sense)

    def end(self, match: Match[Any]) -> None:
        self.matches += 1
        for name, (amount, worth) in _parts(match, self.seat, self.sense).items():
            was = self._before.get(name, (0.0, 0.0))
            self.amounts[name] = self.amounts.get(name, 0.0) + amount - was[0]
            self.worths[name] = self.worths.get(name, 0.0) + worth - was[1]

    def traits(self) -> tuple[Trait, ...]:
        """What matters most of it: what speaks for the answer, then against it."""
        amounts, worths = self.amounts, self.worths
        least = max(LEAST * sum(abs(by) for by in worths.values()), TRIFLE * self.matches)
        moved = [name for name, by in worths.items() if amounts[name] and abs(by) > least]
        moved.sort(key=lambda name: (-abs(worths[name]), name))
        burdens = frozenset[str]() if self.sense is None else self.sense.burdens
        traits = [Trait(name, amounts[name] > 0, worths[name] > 0) for name in moved]
        # what was learned also corrects itself by turning a good thing into a bad one: nobody would take that for
        # a reason
        traits = [one for one in traits if one.good == (one.more != (one.name in burdens))]
        good, bad = ([one for one in traits if one.good is good][:NAMED] for good in (True, False))
        return (*good, *bad)


def through(logs: Sequence[Sequence[Said]], option: Said | None, seat: int) -> tuple[Said, ...]:
    """The lines of all logs that tell of the seat's other things: a card that pays, a place that counts."""
    known = named(option) if option is not None else frozenset()
    sure = [one.said for one in told(logs) if one.share == 1] if logs else []
    own = [said for said in sure if seat in _seats(said) and named(said) - known]
    return tuple(own[:NAMED])


def named(said: Said) -> frozenset[tuple[str, object]]:
    """The things that a sentence is about, whichever of several alike."""
    found = [(kind, said.args.get(name)) for name, kind in said.kinds.items() if kind in THINGS]
    each = [(kind, one) for kind, value in found for one in (value if isinstance(value, list | tuple) else (value,))]
    return frozenset((kind, re.split("[@#]", one)[0]) for kind, one in each if isinstance(one, str))


def _seats(said: Said) -> frozenset[object]:
    return frozenset(said.args.get(name) for name, kind in said.kinds.items() if kind == SEAT)


def _parts(match: Match[Any], seat: int, sense: Sense | None) -> dict[str, tuple[float, float]]:
    return {} if sense is None or sense.parts is None else sense.parts(match.state, seat)


def _follow(bot: Any, match: Match[Any], ask: Ask, value: Value, sense: Sense | None) -> tuple[tuple[int, Said], ...]:
    """Answer, then go on to the end of the step as the bot expects; what it expects to be answered."""
    told: list[tuple[int, Said]] = []
    node = getattr(bot, "root", None)
    steps, first, seat = match.steps, True, ask.seat
    for _ in range(LONGEST):
        key = match.key(value)
        if not first and node is not None and len(told) < LINE:
            question = next(question for question in match.pending if question.ask is ask)
            told.append((ask.seat, next(option.said for option in question.options if option.key == key)))
        node = None if node is None else node.kids.get(f"{ask.id}|{key}")
        first = False
        match.take(ask, value)
        if not match.asks or (match.steps != steps and (node is None or match.asks[0].seat != seat)):
            break
        ask = match.asks[0]
        value, node = _next(match, ask, node, sense)
        if match.steps != steps and node is None:
            break
    return tuple(told)


def _next(match: Match[Any], ask: Ask, node: Any, sense: Sense | None) -> tuple[Value, Any]:
    """What the bot looked at most, as long as it looked often enough; else what comes to mind first."""
    values = list(ask.values())
    if node is not None:
        kids = [(kid.visits, n) for n, one in enumerate(values) if (kid := node.kids.get(f"{ask.id}|{match.key(one)}"))]
        visits, at = max(kids, default=(0, 0))
        if visits >= SURE:
            return values[at], node
    if sense is None or sense.instinct is None:
        return values[0], None
    likely = sense.instinct(match, ask, values)
    return values[max(range(len(values)), key=likely.__getitem__)], None
