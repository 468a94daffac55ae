"""A game that is over, looked through: which decisions of a seat cost it the most, as the strongest bot judges.

Every decision is judged twice. Greedy goes over all of them, which takes seconds; of those it likes least a few are
thought through by tree search, which also weighs what was done against what it would have done, a look each in turn. A
bot knows nothing here that the seat did not know when it decided: how the dice fell afterwards is no blame.

A plan of several answers is judged as one too: the seat's turn from where the strongest bot would have left it, both
ways followed to the end of the turn in the same imagined matches (`weigh_turn`). It is told where none of its answers
that were weighed cost about as much.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from oikumene.bots.because import Change, Why, named, why
from oikumene.bots.bot import Chair
from oikumene.bots.greedy import LONGEST, GreedyBot, worth
from oikumene.bots.mcts import NODES, MctsBot, Node, counted, trusted
from oikumene.bots.senses import sense_of
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
#: So many of the turns that greedy likes least are thought through as a whole; in so many of a turn's decisions it is
#: looked for where the strongest bot would have gone another way.
TURNS, PARTINGS = 3, 3
#: A turn is told as a whole where it cost so many times as much as the costliest single answer of it.
TOGETHER = 1.25
#: A step of the stronger turn is told if it could be taken in so many of the imagined matches.
FITTING = 0.5
#: So many choices of the stronger turn are thought about, besides its first; the others are made as greedy would.
PLANNED = 8
#: A look for where the ways part takes so much of the effort, the rest of the plan as much, comparing both twice that.
THIRD = 1 / 3
#: Both ways are followed in so many imagined matches.
FEWEST_LOOKS, MOST_LOOKS = 6, 200


class Effort(NamedTuple):
    """How much thought a review may take: so long each decision, or so many rounds however long they take; of how many
    decisions and whole turns. `hurry` is asked at every look; a review that is to be given up raises there."""

    seconds: float | None = 1.2
    rounds: int | None = None
    weighed: int = WEIGHED
    turns: int = TURNS
    hurry: Callable[[], bool] | None = None

    def part(self, share: float) -> Effort:
        """As much of it, for a step of a plan."""
        seconds = None if self.seconds is None else self.seconds * share
        return self._replace(seconds=seconds, rounds=None if self.rounds is None else max(2, int(self.rounds * share)))


class Rough(NamedTuple):
    """What greedy thinks a decision cost; `at`: how many answers were given before it."""

    at: int
    cost: float


class Way(NamedTuple):
    """Something that could be answered: its key, the things it is about, how it is said; the share of a win it
    promises, how often it was looked at, and why; the points to expect at the end, where the game's sense says them.
    `steps`: all answers of it, the first too, where a turn is judged as a whole."""

    key: str
    refs: tuple[Ref, ...]
    said: Said
    share: float
    looks: int
    why: Why
    points: float | None = None
    steps: tuple[Said, ...] = ()


class Verdict(NamedTuple):
    """A decision: after how many answers and steps, what was asked, what was done and what would have been stronger.
    `last`: where several answers of a turn are judged as one, after how many answers the last of them was given."""

    at: int
    prompt: str
    asked: Said
    did: Way
    best: Way
    last: int | None = None

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


class Step(NamedTuple):
    """An answer of a turn: in which of the game's steps, what was asked, the answer's key, the things it is about and
    how it is said."""

    step: int
    prompt: str
    key: str
    refs: tuple[Ref, ...]
    said: Said


class Choice(NamedTuple):
    """A choice a seat made: how many answers were given before it, in which turn, and what it was."""

    at: int
    turn: Any  # to compare with another
    step: Step


def turn_of(match: Match[Any]) -> object:
    """What changes when a turn is over."""
    sense = sense_of(match.game)
    return match.steps if sense is None or sense.turn is None else sense.turn(match.state)


def choice(at: int, match: Match[Any], ask: Ask, key: str) -> Choice:
    """A choice, before it is made."""
    return Choice(at, turn_of(match), step_of(match, ask, key))


def step_of(match: Match[Any], ask: Ask, key: str) -> Step:
    option = next(option for option in Chair(match, ask).question.options if option.key == key)
    return Step(match.steps, ask.prompt, key, option.refs, option.said)


def spoken(plan: Sequence[Step]) -> list[Step]:
    """The answers of a turn by which it is told: what each step begins with, and what names a card or a place."""
    before = [-1, *(one.step for one in plan)]
    return [one for one, last in zip(plan, before, strict=False) if one.step != last or named(one.said)]


def openers(match: Match[Any]) -> dict[object, int]:
    """Whose turns they were: who answered first in each."""
    game = match.game
    again = Match.new(game, match.setup) if match.start is None else Match.restore(game, match.start)
    found: dict[object, int] = {}
    for who, id, key in match.answers[len(again.answers) :]:
        found.setdefault(turn_of(again), who)
        again.follow(who, key, id)
    return found


def turns(chosen: Sequence[Choice], openers: Mapping[object, int], seat: int) -> list[list[Choice]]:
    """The seat's own turns in which it had several choices."""
    each = [list(group) for turn, group in groupby(chosen, key=lambda one: one.turn) if openers.get(turn) == seat]
    return [turn for turn in each if len(turn) > 1]


def follow(match: Match[Any], seat: int, plan: Sequence[Step], rng: Random, near: Sense | None) -> list[int]:
    """Answer as planned to the end of the turn, and as greedy would where the plan does not fit (as do the others);
    which steps of the plan could be taken."""
    turn, done = turn_of(match), list[int]()
    going = GreedyBot(seat, rng.getrandbits(32), nodes=NODES)
    for _ in range(LONGEST):
        if not match.asks or turn_of(match) != turn:
            break
        ask = match.asks[0]
        values = {match.key(value): value for value in ask.values()} if ask.seat == seat else {}
        left = range(done[-1] + 1 if done else 0, len(plan))
        fits = next((n for n in left if plan[n].prompt == ask.prompt and plan[n].key in values), None)
        done += [] if fits is None else [fits]
        match.take(ask, going.liked(match, ask, near) if fits is None else values[plan[fits].key])
    return done


def rough_turn(chair: Chair, turn: Sequence[Choice]) -> float:
    """What a whole turn cost as far as greedy sees in one imagined match."""
    near = chair.sense(near=True)
    plans: tuple[list[Step], ...] = ([], [one.step for one in turn])
    shares: list[float] = []
    for plan in plans:
        rng = Random(f"turn {chair.history}")
        match = chair.imagine(rng)
        follow(match, chair.seat, plan, rng, near)
        shares.append(worth(match, rng, near)[chair.seat])
    return shares[0] - shares[1]


def worst(found: Sequence[Rough], count: int = WEIGHED) -> list[Rough]:
    """Those to be thought through, in the order of play."""
    costly = sorted((one for one in found if one.cost > 0), key=lambda one: (-one.cost, one.at))
    return sorted(costly[:count])


def worst_turns(found: Sequence[Rough], count: int = TURNS) -> list[Rough]:
    """The turns to be thought through as a whole. What greedy itself would have done may be weak too: if it dislikes
    none, those that it thinks least of."""
    return sorted(sorted(found, key=lambda one: (-one.cost, one.at))[:count])


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
    judge.counting, judge.hurry = True, effort.hurry
    reasons = judge.reasons(chair)
    best = chair.key(trusted(reasons, judge.habits.trust))
    ways = {reason.key: reason for reason in reasons}
    if best != key:
        scales = Scales(chair.seat, chair.history, frozenset((best, key)), effort.seconds, effort.rounds)
        scales.counting, scales.hurry = True, effort.hurry
        ways |= {reason.key: reason for reason in scales.reasons(chair) if reason.visits}
    options = {option.key: option for option in question.options}

    def way(answer: str) -> Way:
        option = options[answer]
        told = ways[answer]
        because = why(judge, chair, answer)
        return Way(answer, option.refs, option.said, told.expected, told.visits, because, told.points)

    return Verdict(chair.history, question.prompt, question.said, way(key), way(best))


def weigh_turn(moments: Iterable[Chair], turn: Sequence[Choice], effort: Effort | None = None) -> Verdict | None:
    """A turn as a whole, from where the strongest bot would have gone another way: what was done from there and what it
    would have done, both to the end of the turn in the same imagined matches. None where it would have done the same,
    and where there is but one choice left then. `moments`: the chair before each choice; it is asked for one by one."""
    effort = effort or Effort()
    for number, chair in enumerate(moments):
        rest = turn[number:]
        if len(rest) < 2 or number == PARTINGS:
            return None
        judge = _judge(chair, effort.part(THIRD))
        value = judge.choose(chair)
        if chair.key(value) != rest[0].step.key:
            return _both(chair, judge, rest, planned(chair, judge, value, effort), effort)
    return None


def _judge(chair: Chair, effort: Effort) -> MctsBot:
    judge = MctsBot(chair.seat, chair.history, seconds=effort.seconds, rounds=effort.rounds)
    judge.hurry = effort.hurry
    return judge


def planned(chair: Chair, judge: MctsBot, value: Value, effort: Effort) -> list[Step]:
    """How the strongest bot goes on with a turn, in a match that may be."""
    rng = Random(f"plan {chair.history}")
    match = chair.imagine(rng)
    turn, near = turn_of(match), chair.sense(near=True)
    ask = match.find(chair.seat, chair.ask.id)
    assert ask is not None
    plan = [step_of(match, ask, match.key(value))]
    match.take(ask, value)
    each = effort.part(THIRD / PLANNED)
    judge.seconds, judge.rounds = each.seconds, each.rounds
    others = GreedyBot(chair.seat, rng.getrandbits(32), nodes=NODES)
    for _ in range(LONGEST):
        if not match.asks or turn_of(match) != turn:
            break
        ask = match.asks[0]
        own = ask.seat == chair.seat and len(ask.values()) > 1
        thought = own and len(plan) <= PLANNED
        value = judge.choose(Chair(match, ask)) if thought else others.liked(match, ask, near)
        plan += [step_of(match, ask, match.key(value))] if own else []
        match.take(ask, value)
    return plan


def _both(chair: Chair, judge: MctsBot, done: Sequence[Choice], plan: list[Step], effort: Effort) -> Verdict | None:
    """Both ways on the scales."""
    sense, near = chair.sense(), chair.sense(near=True)
    sides = [_Side(chair.seat, sense, [one.step for one in done]), _Side(chair.seat, sense, plan)]
    until = None if effort.seconds is None else time.perf_counter() + effort.seconds * 2 * THIRD
    most, looks = effort.rounds or MOST_LOOKS, 0
    while looks < most and (looks < FEWEST_LOOKS or until is None or time.perf_counter() < until):
        if effort.hurry is not None:
            effort.hurry()
        for side in sides:
            rng = Random(f"whole turn {chair.history} {looks}")
            match = chair.imagine(rng)
            side.look(match, judge, rng, near)
        looks += 1
    did, best = (side.way(looks, told) for side, told in zip(sides, (0.0, FITTING), strict=True))
    if max(len(did.steps), len(best.steps)) < 2:
        return None
    question = chair.question
    return Verdict(done[0].at, question.prompt, question.said, did, best, done[-1].at)


class _Side:
    """A way to play a turn, followed in one imagined match after the other."""

    def __init__(self, seat: int, sense: Sense | None, plan: list[Step]) -> None:
        self.seat = seat
        self.sense = sense
        self.plan = plan
        self.fits = [0] * len(plan)
        self.share = 0.0
        self.points = 0.0
        self.change = Change(seat, sense)

    def look(self, match: Match[Any], judge: MctsBot, rng: Random, near: Sense | None) -> None:
        self.change.begin(match)
        for number in follow(match, self.seat, self.plan, rng, near):
            self.fits[number] += 1
        self.change.end(match)
        judge.rng = rng
        self.share += judge.judged(match, self.sense)[self.seat]
        if self.sense is not None and self.sense.final:
            self.points += counted(match, self.sense, self.seat)

    def way(self, looks: int, least: float) -> Way:
        """It, with the steps of it that could be taken in so large a part of the matches."""
        told = spoken([step for step, fits in zip(self.plan, self.fits, strict=True) if fits >= least * looks])
        refs = tuple(dict.fromkeys(ref for step in told for ref in step.refs))
        points = self.points / looks if self.sense is not None and self.sense.final else None
        first = self.plan[0]
        steps = tuple(step.said for step in told)
        return Way(first.key, refs, first.said, self.share / looks, looks, Why(self.change.traits()), points, steps)


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


class Answered(Protocol):
    """A way to answer, here and on the wire."""

    @property
    def key(self) -> str: ...

    @property
    def said(self) -> Named: ...


class Judged(Protocol):
    """A decision or a whole turn, here and on the wire."""

    @property
    def did(self) -> Answered: ...

    @property
    def best(self) -> Answered: ...

    @property
    def cost(self) -> float: ...

    @property
    def last(self) -> int | None: ...


One = TypeVar("One", bound=Judged)


def told_of(found: Sequence[One], at: Callable[[One], int]) -> list[One]:
    """Those that are told, the costliest first: a turn as a whole or its single answers, whichever tells more."""
    costly = [one for one in found if one.did.key != one.best.key and one.cost >= LEAST]
    single = [one for one in costly if one.last is None]
    kept: list[One] = []
    for turn in costly:
        if turn.last is None:
            continue
        inside = [one for one in single if at(turn) <= at(one) <= turn.last]
        most = max((one.cost for one in inside), default=0.0)
        if turn.cost >= most * TOGETHER and turn.cost - most >= LEAST:
            kept.append(turn)
            single = [one for one in single if one not in inside]
    told = Told()
    ordered = sorted([*single, *kept], key=lambda one: (-one.cost, at(one)))
    return [one for one in ordered if told.new(one.did.said, one.best.said)][:TOLD]


def costliest(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Those that are told, the costliest first."""
    return tuple(told_of(verdicts, lambda one: one.at))


def review(match: Match[Any], seat: int, effort: Effort | None = None, *, until: float | None = None) -> Review:
    """The costliest decisions of a seat in a match that is over. `until` (of `time.perf_counter`): what is not thought
    through by then is left out."""
    if not match.over:
        raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
    if seat not in range(match.seats):
        raise Refused("seat", "There is no seat {seat}.", seat=seat)
    effort = effort or Effort()
    chosen: list[Choice] = []
    found: list[Rough] = []
    for n, then, ask, key in decisions(match, seat):
        chosen.append(choice(n, then, ask, key))
        found.append(Rough(n, rough(Chair(then, ask), key)))
    costly = {one.at for one in worst(found, effort.weighed)}
    whole = {turn[0].at: turn for turn in turns(chosen, openers(match), seat)}
    glanced: list[Rough] = []
    verdicts: list[Verdict] = []
    for n, then, ask, key in decisions(match, seat):
        if n in whole:
            glanced.append(Rough(n, rough_turn(Chair(then, ask), whole[n])))
        if n in costly and (until is None or not verdicts or time.perf_counter() < until):
            verdicts.append(weigh(Chair(then, ask), key, effort))
    weighed = len(verdicts)
    for one in worst_turns(glanced, effort.turns):
        if until is None or time.perf_counter() < until:
            numbers = {each.at for each in whole[one.at]}
            moments = (Chair(then, ask) for n, then, ask, _ in decisions(match, seat) if n in numbers)
            verdict = weigh_turn(moments, whole[one.at], effort)
            verdicts += [] if verdict is None else [verdict]
    return Review(seat, len(found), weighed, costliest(verdicts))
