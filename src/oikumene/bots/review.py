"""A game that is over, looked through: which decisions of a seat cost it the most, as the strongest bot judges.

Every decision is judged twice. Greedy goes over all of them, which takes seconds; of those it likes least a few are
thought through by tree search, which also weighs what was done against what it would have done, a look each in turn. A
bot knows nothing here that the seat did not know when it decided: how the dice fell afterwards is no blame.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from oikumene.bots.because import Why, why
from oikumene.bots.bot import Chair
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot, Node, trusted
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Sense
from oikumene.kernel.words import CARD, Ref, Said

#: So many decisions are told of a seat, at most.
TOLD = 3
#: What costs less of a win than this is not worth a word; tree search is not that sure.
LEAST = 0.02
#: So many of the decisions that greedy likes least are thought through.
WEIGHED = 10


class Effort(NamedTuple):
    """How much thought a review may take: so long each decision, or so many rounds however long they take."""

    seconds: float | None = 1.2
    rounds: int | None = None
    weighed: int = WEIGHED


class Rough(NamedTuple):
    """What greedy thinks a decision cost; `at`: how many answers were given before it."""

    at: int
    cost: float


class Way(NamedTuple):
    """Something that could be answered: its key, the things it is about, how it is said; the share of a win it
    promises, how often it was looked at, and why; the points to expect at the end, where the game's sense says them."""

    key: str
    refs: tuple[Ref, ...]
    said: Said
    share: float
    looks: int
    why: Why
    points: float | None = None


class Verdict(NamedTuple):
    """A decision: after how many answers and steps, what was asked, what was done and what would have been stronger."""

    at: int
    prompt: str
    asked: Said
    did: Way
    best: Way

    @property
    def cost(self) -> float:
        """The share of a win that was lost by it."""
        return max(0.0, self.best.share - self.did.share)


class Review(NamedTuple):
    """`decided`: how often the seat had a choice; `weighed`: how many of these were thought through; `found`: the
    costliest, the worst first."""

    seat: int
    decided: int
    weighed: int
    found: tuple[Verdict, ...]


def decisions(match: Match[Any], seat: int) -> Iterator[tuple[int, Match[Any], Ask, str]]:
    """Every choice a seat made in a match, before it was made: how many answers were given by then, the match of that
    moment, the question, and the key that was answered."""
    game = match.game
    again = Match.new(game, match.setup) if match.start is None else Match.restore(game, match.start)
    begun = len(again.answers)
    for number, (who, id, key) in enumerate(match.answers[begun:], begun):
        ask = again.find(who, id) if who == seat else None
        if ask is not None and len(ask.values()) > 1:
            yield number, again, ask, key
        again.follow(who, key, id)


def rough(chair: Chair, key: str) -> float:
    """What an answer costs as far as greedy sees, to the end of the turn."""
    reasons = GreedyBot(chair.seat, chair.history, worlds=1).reasons(chair)
    tried = [reason for reason in reasons if reason.visits]
    did = next((reason for reason in tried if reason.key == key), None)
    # what the game's sense would not even think about is at most as good as the worst that it tried
    return tried[0].expected - (did or tried[-1]).expected if tried else 0.0


def worst(found: Sequence[Rough], count: int = WEIGHED) -> list[Rough]:
    """Those to be thought through, in the order of play."""
    costly = sorted((one for one in found if one.cost > 0), key=lambda one: (-one.cost, one.at))
    return sorted(costly[:count])


class Scales(MctsBot):
    """Tree search between some answers only, as many looks at each as at the others."""

    def __init__(self, seat: int, seed: int, only: frozenset[str], seconds: float | None, rounds: int | None) -> None:
        super().__init__(seat, seed, seconds=seconds, rounds=rounds)
        self.only = only

    def _kids(self, match: Match[Any], ask: Ask, node: Node, sense: Sense | None) -> tuple[Sequence[Value], list[Node]]:
        if node is not self.root:
            return super()._kids(match, ask, node, sense)
        values = [value for value in ask.values() if match.key(value) in self.only]
        for value in values:
            self.root.kids.setdefault(f"{ask.id}|{match.key(value)}", Node(ask.seat))
        return values, [self.root.kids[f"{ask.id}|{match.key(value)}"] for value in values]

    def _select(self, match: Match[Any], ask: Ask, node: Node, sense: Sense | None) -> tuple[Node, Value]:
        if node is not self.root:
            return super()._select(match, ask, node, sense)
        values, kids = self._kids(match, ask, node, sense)
        next_one = min(range(len(kids)), key=lambda number: kids[number].visits)
        return kids[next_one], values[next_one]

    def _prime(self, chair: Chair) -> None:
        """Nothing is likelier than the other here; where whole turns are compared, these are what they begin with."""
        for key in sorted(self.only):
            self.root.kids[f"{chair.ask.id}|{key}"] = Node(self.seat)


def weigh(chair: Chair, key: str, effort: Effort | None = None) -> Verdict:
    """What the strongest bot would have done, and both on the scales."""
    effort = effort or Effort()
    question = chair.question
    judge = MctsBot(chair.seat, chair.history, seconds=effort.seconds, rounds=effort.rounds)
    judge.counting = True
    reasons = judge.reasons(chair)
    best = chair.key(trusted(reasons, judge.habits.trust))
    ways = {reason.key: reason for reason in reasons}
    if best != key:
        scales = Scales(chair.seat, chair.history, frozenset((best, key)), effort.seconds, effort.rounds)
        scales.counting = True
        ways |= {reason.key: reason for reason in scales.reasons(chair) if reason.visits}
    options = {option.key: option for option in question.options}

    def way(answer: str) -> Way:
        option = options[answer]
        told = ways[answer]
        because = why(judge, chair, answer)
        return Way(answer, option.refs, option.said, told.expected, told.visits, because, told.points)

    return Verdict(chair.history, question.prompt, question.said, way(key), way(best))


class Named(Protocol):
    """Something that is said of things, here and on the wire."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Mapping[str, Any]: ...

    @property
    def kinds(self) -> Mapping[str, str]: ...


def card_of(said: Named) -> tuple[str, ...] | None:
    """What an answer does with which cards, whichever of several alike; None where it names none."""
    cards = [str(said.args[name]) for name, kind in said.kinds.items() if kind == CARD and said.args[name] is not None]
    return (said.id, *(re.split("[@#]", card)[0] for card in cards)) if cards else None


class Told:
    """Which decisions were told: of those where the same was done with the same card, or would have been better, the
    first one only. Three times the same is one lesson."""

    def __init__(self) -> None:
        self.did: set[tuple[str, ...]] = set()
        self.best: set[tuple[str, ...]] = set()

    def new(self, did: Named, best: Named) -> bool:
        done, better = card_of(did), card_of(best)
        if done in self.did or better in self.best:
            return False
        self.did |= {done} if done else set()
        self.best |= {better} if better else set()
        return True


def costliest(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Those that are told, the costliest first."""
    costly = [one for one in verdicts if one.did.key != one.best.key and one.cost >= LEAST]
    told = Told()
    ordered = sorted(costly, key=lambda one: (-one.cost, one.at))
    return tuple([one for one in ordered if told.new(one.did.said, one.best.said)][:TOLD])


def review(match: Match[Any], seat: int, effort: Effort | None = None, *, until: float | None = None) -> Review:
    """The costliest decisions of a seat in a match that is over. `until` (of `time.perf_counter`): what is not thought
    through by then is left out."""
    if not match.over:
        raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
    if seat not in range(match.seats):
        raise Refused("seat", "There is no seat {seat}.", seat=seat)
    effort = effort or Effort()
    found = [Rough(n, rough(Chair(then, ask), key)) for n, then, ask, key in decisions(match, seat)]
    costly = {one.at for one in worst(found, effort.weighed)}
    verdicts: list[Verdict] = []
    for n, then, ask, key in decisions(match, seat):
        if n in costly and (until is None or not verdicts or time.perf_counter() < until):
            verdicts.append(weigh(Chair(then, ask), key, effort))
    return Review(seat, len(found), len(verdicts), costliest(verdicts))
