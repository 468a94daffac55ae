"""Information-set Monte Carlo tree search: one tree over matches as the seat may imagine them.

Each round of thinking deals everything the seat cannot know afresh and walks down the tree by the options that exist in
that match. Which option is followed depends on what came of it and on how likely it comes to mind (the game's
instinct), so that where options are many the promising ones are opened first. Where the tree ends the players go on by
instinct for some steps, and the game's sense judges what has become of it; near the end of the game the result does.
An answer of which the sense can say at once what it is worth (`quick`) ends the walk: where that is the end of a turn,
the tree is one of turns, each thought through to its end.

When the seat is asked again before anybody else has answered, what it thought about its own answer is still there: the
tree goes on from it. It holds only what the seat could imagine, so nothing leaks into it.

A game may ask for whole turns instead of a tree (`Habits.lines`): where a turn is long and its answers many, a tree
does not get to its end, and a few turns that greedy plays on are compared instead.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

from oikumene.bots.bot import Chair, Reason
from oikumene.bots.greedy import LONGEST, GreedyBot, likeliest, listed, taken, worth
from oikumene.bots.net import brought
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Habits, Instinct, Sense

#: So many positions are tried for an answer in a turn that is played out.
NODES = 40
#: So many plans are made for an answer where lines follow a plan: what greedy goes on with in one match may be poor.
PLANS = 2
#: How far shares of a win lie apart where nothing is known of a question yet, and how many looks that counts for.
USUAL, LOOKS = 0.25, 4
#: A game is as good as decided where no more than so much of a win is at stake; that is looked at after so many rounds
#: and such a part of the time. Then points count: so many are everything, and what is tried goes by how far apart they
#: lie.
DECIDED, FIRST_LOOKS, FIRST_PART = 0.02, 16, 0.1
RANGE, EVEN = 20.0, 0.9
#: After so many rounds each time it is looked whether the answer is settled.
GLANCE = 16


class Node:
    """An answer of a seat, and what came of it."""

    __slots__ = ("chances", "kids", "prior", "seat", "squares", "total", "visits")

    def __init__(self, seat: int, prior: float = 1.0) -> None:
        self.seat = seat
        self.prior = prior  # how likely it came to mind
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0  # of what was added up
        self.chances = 0  # how often it could have been taken
        self.kids: dict[str, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class MctsBot:
    """Thinks for so many seconds or rounds, and takes what it looked at most, or what it came to like as well as that
    (`Habits.trust`)."""

    thinks: ClassVar[bool] = True
    kinds: ClassVar[dict[str, str]] = {
        "rounds": "int",
        "explore": "float",
        "ahead": "int",
        "wild": "float",
        "trust": "float",
        "even": "float",
    }

    def __init__(
        self,
        seat: int,
        seed: int,
        *,
        seconds: float | None = 1.5,
        rounds: int | None = None,
        explore: float | None = None,
        ahead: int | None = None,
        wild: float | None = None,
        trust: float | None = None,
        even: float | None = None,
        net: bool = False,
    ) -> None:
        self.seat = seat
        self.rng = Random(f"mcts:{seed}:{seat}")
        self.seconds = seconds
        self.rounds = rounds
        self.net = net  # whether it goes by the net that the game brings, where it brings one
        told: dict[str, Any] = {
            "explore": explore,
            "ahead": ahead,
            "wild": wild,
            "trust": trust,
            "even": even,
        }
        self.told = {name: value for name, value in told.items() if value is not None}
        self.habits = Habits()  # as they were told, else as the game's sense says
        self.root = Node(-1)
        self.thought = 0  # rounds of the last decision
        self._awaited = -1  # how many answers there are when the tree goes on
        self._left = 0  # positions to be tried yet
        self._worlds = 0  # what the imagined matches of a decision follow from
        self._ways: dict[tuple[str, int], Node] = {}  # what is compared: answers, with the number of the plan
        self._field: list[tuple[str, int]] = []  # those that are still compared, and those to be followed next
        self._queue: list[tuple[str, int]] = []
        self.hurry: Callable[[], bool] | None = None  # says that others wait, so that it comes to an end now
        self._until: float | None = None
        self._began = 0.0
        self._passed = 0.0  # how much of the time was spent when they had last been followed once each
        self._end = 0.0  # how much is spent when half of them are given up
        self._plans: dict[Node, tuple[str, str]] = {}  # what greedy goes on with, by the answer before it
        self._decided: float | None = None  # the share of a win in a game that is as good as decided
        self._usual: list[float] = []  # the points that each seat may expect there
        self.counting = False  # points too, for who is told why; a bot that only plays needs none
        self._points: dict[Node, float] = {}

    def choose(self, chair: Chair) -> Value:
        values = chair.values()
        self.root = self._kept(chair)
        plain = values if len(values) == 1 else self.plain(chair)
        value = plain[0] if len(plain) == 1 else self._answer(self._thought_through(chair, stops=True))
        kid = self.root.kids.get(f"{chair.ask.id}|{chair.key(value)}")
        anew = self.habits.lines or self._decided is not None  # what it thought of points says nothing of the win
        self.root = Node(-1) if kid is None or anew else kid
        self._awaited = chair.history + 1
        return value

    def _answer(self, reasons: Sequence[Reason]) -> Value:
        """What it came to; where there was no time to follow every answer twice, what greedy likes best: one imagined
        match says more of its luck than of the answer."""
        if self.habits.lines and self.thought < 2 * len(self.root.kids):
            key = next(iter(self.root.kids)).partition("|")[2]
            return next(reason.value for reason in reasons if reason.key == key)
        return trusted(reasons, self.habits.trust)

    def ranked(self, reasons: Sequence[Reason]) -> list[Reason]:
        """The options as advice: what would be answered, then what was looked at a third as often as anything, then
        the rest, each by what it promises."""
        answer, enough = self._answer(reasons), max(1.0, reasons[0].visits / 3)
        return sorted(reasons, key=lambda each: (each.value != answer, each.visits < enough, -each.expected))

    def plain(self, chair: Chair) -> Sequence[Value]:
        """The answers that are worth a thought: where there is one, no time is spent on it."""
        sense = self._sense(chair)
        if sense is None or sense.shortlist is None:
            return chair.values()
        match = chair.imagine(self.rng, keep=False)
        ask = match.find(self.seat, chair.ask.id)
        assert ask is not None
        return listed(match, ask, sense)

    def _sense(self, chair: Chair) -> Sense | None:
        found = brought(chair.played, chair.seats) if self.net else None
        return chair.sense() if found is None else found

    def _kept(self, chair: Chair) -> Node:
        """The tree as far as it was thought about this question already, or a new one."""
        return self.root if chair.history == self._awaited else Node(-1)

    def reasons(self, chair: Chair) -> list[Reason]:
        """Every option with what came of it, the most visited first."""
        return self._thought_through(chair)

    def _thought_through(self, chair: Chair, *, stops: bool = False) -> list[Reason]:
        """The same; who only wants the answer `stops` as soon as no other can become it."""
        self.root = self._kept(chair)
        sense = self._sense(chair)
        self.habits = self._habits(sense)
        if self.habits.lines and self.habits.through:
            near = chair.sense(near=True)
            sense = sense if near is None or sense is None else near._replace(instinct=sense.instinct)
        until = None if self.seconds is None else time.perf_counter() + self.seconds
        if self.habits.primed and not self.root.kids:
            self._prime(chair)
        self.thought = 0
        self._until, self._began = until, time.perf_counter()
        think = self.think
        if self.habits.lines and sense is not None:
            think = self.follow
            self._worlds = self.rng.getrandbits(64)
            self._field = [(key, n) for n in range(PLANS if self.habits.through else 1) for key in self.root.kids]
            self._ways = {way: Node(self.seat) for way in self._field}
            self._queue = self._field[:]
            self._plans = {}
            self._passed = 0.0
            self._end = 1 / stages(len(self._field))
        elif self.habits.tries and sense is not None:
            self._begin(chair, sense)
        hurry = self.hurry
        self._open_again()
        looked = not self._plays_for_points(sense)
        stops = stops and not self.habits.lines and self.habits.trust >= 1
        while (self.rounds is None or self.thought < self.rounds) and (until is None or time.perf_counter() < until):
            think(chair, sense)
            self.thought += 1
            if not looked and self.thought >= FIRST_LOOKS and self._spent() >= FIRST_PART:
                looked = True
                self._look_whether_decided()
            if hurry is not None and hurry():
                break
            if stops and looked and self.thought % GLANCE == 0 and self._certain(chair):
                break
        if self.habits.lines and sense is not None:
            self._settle()
        found = []
        for value in chair.values():
            node = self.root.kids.get(f"{chair.ask.id}|{chair.key(value)}") or Node(self.seat)
            points = self._points[node] / node.visits if node in self._points else None
            expected = node.mean if self._decided is None else self._decided
            found.append(Reason(chair.key(value), value, expected, node.visits, points))
        return sorted(found, key=lambda reason: (-reason.visits, -reason.expected))

    def _open_again(self) -> None:
        """Nothing is known of how the game stands."""
        self._decided = None

    def _plays_for_points(self, sense: Sense | None) -> bool:
        """Whether points are anything to people in this game, and a tree can be begun anew for them."""
        return sense is not None and sense.final and not self.habits.lines and not self.habits.tries

    def _look_whether_decided(self) -> None:
        """Where the game is as good as lost or won all answers would be alike: then it thinks of the points instead,
        as a person would, from the beginning of the decision. What it says of the win is what it has found so far."""
        kids = self.root.kids.values()
        share = sum(kid.total for kid in kids) / max(1, sum(kid.visits for kid in kids))
        if DECIDED < share < 1 - DECIDED:
            return
        self._decided = share
        self._usual = []
        self._points.clear()
        self.root = Node(-1)
        self.habits = self.habits._replace(even=EVEN)

    def _prime(self, chair: Chair) -> None:
        """What comes to mind first is what greedy would do: its shares as priors."""
        looked = GreedyBot(self.seat, self.rng.getrandbits(32), worlds=1).reasons(chair)
        tried = [reason for reason in looked if reason.visits][: self.habits.lines or None]
        likely = [math.exp((reason.expected - tried[0].expected) / self.habits.primed) for reason in tried]
        even, sure = self.habits.wild / len(tried), (1 - self.habits.wild) / sum(likely)
        for reason, weight in zip(tried, likely, strict=True):
            self.root.kids[f"{chair.ask.id}|{reason.key}"] = Node(self.seat, even + sure * weight)

    def _habits(self, sense: Sense | None) -> Habits:
        """How this game is gone about."""
        usual = Habits() if sense is None else sense.habits
        return usual._replace(**self.told) if self.told else usual

    def _begin(self, chair: Chair, sense: Sense) -> None:
        """Every answer is tried before anything is looked at twice: a round each."""
        world = chair.imagine(self.rng, follow=False)
        ask = world.find(self.seat, chair.ask.id)
        assert ask is not None
        self.thought += len(self._expand(world, ask, self.root, sense, self.rounds))

    def _expand(
        self, match: Match[Any], ask: Ask, node: Node, sense: Sense, most: int | None = None
    ) -> list[Sequence[float]]:
        """Try the answers to a question that were not tried yet, each with what follows best from it within the step:
        the tree goes on where who looks no further would stop. The shares after each, at most so many."""
        values, kids = self._kids(match, ask, node, sense)
        fresh = [(value, kid) for value, kid in zip(values, kids, strict=True) if not kid.visits][:most]
        found = []
        for value, kid in fresh:
            self._left = self.habits.tries // len(values)
            found.append(self._try(match, ask, value, kid, sense))
        return found

    def _try(self, match: Match[Any], ask: Ask, value: Value, kid: Node, sense: Sense) -> Sequence[float]:
        """The shares after an answer, if everybody goes on with the step as is best for them."""
        shares = known(match, ask, value, sense)
        if shares is None:
            after = taken(match, ask, value)
            if after.asks and after.steps == match.steps and self._left > 0:
                shares = self._best(after, after.asks[0], kid, sense)
            else:
                shares = worth(after, self.rng, sense)
        kid.visits += 1
        kid.total += shares[kid.seat]
        return shares

    def _best(self, match: Match[Any], ask: Ask, node: Node, sense: Sense) -> Sequence[float]:
        """The best that who is asked can make of it, the likeliest answers first, as far as the tries reach."""
        best: Sequence[float] = ()
        for value, kid in sorted(
            zip(*self._kids(match, ask, node, sense), strict=True), key=lambda each: -each[1].prior
        ):
            self._left -= 1
            shares = self._try(match, ask, value, kid, sense)
            if not best or shares[ask.seat] > best[ask.seat]:
                best = shares
            if self._left <= 0:
                break
        return best

    def _kids(self, match: Match[Any], ask: Ask, node: Node, sense: Sense | None) -> tuple[Sequence[Value], list[Node]]:
        """The answers to a question that are worth a thought, and their nodes."""
        values = listed(match, ask, sense)
        kids, lead = node.kids, f"{ask.id}|"
        keys = [lead + match.key(value) for value in values]
        if not all(key in kids for key in keys):
            self._open(match, ask, values, keys, kids, None if sense is None else sense.instinct)
        return values, [kids[key] for key in keys]

    def think(self, chair: Chair, sense: Sense | None) -> None:
        """One imagined match, from the question to a judgement."""
        full = self.habits.tries > 0 and sense is not None
        match = chair.imagine(self.rng, keep=full, follow=False)
        node = self.root
        path: list[Node] = []
        shares: Sequence[float] | None = None
        ask = match.find(self.seat, chair.ask.id)
        while ask is not None:
            if full and path and sense is not None and self._untried(match, ask, node, sense):
                asked = ask.seat
                shares = max(self._expand(match, ask, node, sense), key=lambda each: each[asked])
                break
            kid, value = self._select(match, ask, node, sense)
            path.append(kid)
            shares = known(match, ask, value, sense)
            if shares is not None:
                break
            match.take(ask, value)
            node = kid
            if not kid.visits:
                break
            ask = match.asks[0] if match.asks else None
        if shares is None:
            shares = self._look_ahead(match, sense)
            if self.counting and sense is not None and sense.final:
                self._points[path[0]] = self._points.get(path[0], 0.0) + counted(match, sense, self.seat)
        for kid in path:
            share = shares[kid.seat]
            kid.visits += 1
            kid.total += share
            kid.squares += share * share

    def follow(self, chair: Chair, sense: Sense | None) -> None:
        """One answer, followed to the end of the turn. Its first line is in the same imagined match as the first line
        of every other answer, and so is its second: what luck brings it brings to all. The worse half is given up as
        soon as its share of the time is spent (an event of one match is worth more than what sets two good turns
        apart), until two are left."""
        assert sense is not None
        ways = self._ways
        if not self._queue:
            spent = self._spent()
            if 2 * spent - self._passed > self._end + 1e-9:  # there is no time to follow each of them once more
                self._field = sorted(self._field, key=lambda way: -ways[way].mean)[: half(len(self._field))]
                self._end = spent + (1 - spent) / stages(len(self._field))
            self._passed = spent
            self._queue = self._field[:]
        way = self._queue.pop(0)
        rng = Random(f"{self._worlds}:{ways[way].visits}")
        again = self.habits.through and ways[way].visits > 0  # then nobody imagines anything on the way
        match = chair.imagine(rng, follow=not again)
        ask = match.find(self.seat, chair.ask.id)
        assert ask is not None
        value = next(value for value in chair.values() if f"{ask.id}|{chair.key(value)}" == way[0])
        near = sense if self.habits.through else chair.sense(near=True)
        going = GreedyBot(self.seat, rng.getrandbits(32) + way[1], nodes=NODES)
        self._line(match, ask, value, ways[way], sense, near, going)

    def _settle(self) -> None:
        """What is thought of an answer is what came of its better plan."""
        for key, kid in self.root.kids.items():
            plans = [node for (answer, _), node in self._ways.items() if answer == key]
            best = max(plans, key=lambda node: (node.visits, node.mean))
            kid.visits = sum(node.visits for node in plans)
            kid.total = kid.visits * best.mean
            kid.kids = best.kids

    def _spent(self) -> float:
        """How much of the time is spent, by the clock or by rounds, from 0 to 1: it is divided evenly among the times
        that the answers are halved."""
        spent = 0.0 if self.rounds is None else self.thought / self.rounds
        if self._until is not None:
            now = time.perf_counter()
            spent = max(spent, (now - self._began) / max(1e-9, self._until - self._began))
        return spent

    def _certain(self, chair: Chair) -> bool:
        """Whether what was looked at most stays so, whatever is looked at in the time that is left. A tree that was
        kept may also hold answers to questions that were not asked after all."""
        spent = self._spent()
        left = self.thought * (1 - spent) / spent if spent else math.inf
        asked = f"{chair.ask.id}|"
        first = second = 0
        for key, kid in self.root.kids.items():
            if not key.startswith(asked):
                continue
            if kid.visits > first:
                first, second = kid.visits, first
            elif kid.visits > second:
                second = kid.visits
        return first - second > left + 1e-6  # of rounds, what is left comes out a hair less than it is

    def _line(
        self, match: Match[Any], ask: Ask, value: Value, node: Node, sense: Sense, near: Sense | None, going: GreedyBot
    ) -> None:
        """Go on after an answer to the end of the turn as greedy would, and note what has become of it. What was
        answered on the way is noted too, for who asks what the bot expects.

        Where greedy goes through its turn by what comes to mind first (`Habits.through`), it is asked in the first
        line alone: the others go on by that plan as far as it fits, and then by what comes to mind."""
        assert sense.turn is not None
        turn, path = sense.turn(match.state), [node]
        quick = self.habits.through and node.visits > 0
        shares: Sequence[float] | None = None
        for _ in range(LONGEST):
            shares = known(match, ask, value, sense)
            if shares is not None:
                break
            match.take(ask, value)
            if not match.asks or sense.turn(match.state) != turn:
                break
            ask = match.asks[0]
            if quick:
                value = self._planned(match, ask, node, sense)
            else:
                value = going.liked(match, ask, near)
                self._plans[node] = ask.id, match.key(value)
            node = node.kids.setdefault(f"{ask.id}|{match.key(value)}", Node(ask.seat))
            path.append(node)
        if shares is None:
            shares = self.judged(match, sense)
        for kid in path:
            kid.visits += 1
            kid.total += shares[kid.seat]

    def _planned(self, match: Match[Any], ask: Ask, node: Node, sense: Sense) -> Value:
        """What was answered here in the first line, if it can be; else what comes to mind first."""
        plan = self._plans.get(node)
        if plan is not None and plan[0] == ask.id:
            for value in ask.values():
                if match.key(value) == plan[1]:
                    return value
        return likeliest(match, ask, sense)

    def _untried(self, match: Match[Any], ask: Ask, node: Node, sense: Sense) -> bool:
        return not any(kid.visits for kid in self._kids(match, ask, node, sense)[1])

    def _select(self, match: Match[Any], ask: Ask, node: Node, sense: Sense | None) -> tuple[Node, Value]:
        """The option to follow: what promises most, by what came of it and by how likely it comes to mind."""
        values, there = self._kids(match, ask, node, sense)
        if len(values) == 1:
            return there[0], values[0]
        visits, total, squares, priors = 0, 0.0, 0.0, 0.0
        for kid in there:
            kid.chances += 1
            visits += kid.visits
            total += kid.total
            squares += kid.squares
            priors += kid.prior
        unknown = (total / visits if visits else 0.5) - 0.02
        spur = self.habits.explore * math.sqrt(visits + 1) / priors
        if self.habits.even:
            spur *= 1 - self.habits.even * (1 - apart(visits, total, squares) / USUAL)
        best, picked = -1.0, 0
        for number, kid in enumerate(there):
            n = kid.visits
            score = (kid.total / n if n else unknown) + spur * kid.prior / (1 + n)
            if score > best:
                best, picked = score, number
        return there[picked], values[picked]

    def _open(
        self,
        match: Match[Any],
        ask: Ask,
        values: Sequence[Value],
        keys: list[str],
        kids: dict[str, Node],
        instinct: Instinct | None,
    ) -> None:
        """Make the kids that are missing, each with how likely it comes to mind."""
        likely = [1.0] * len(values) if instinct is None else instinct(match, ask, values)
        wild = self.habits.wild
        even, sure = wild / len(values), (1 - wild) / sum(likely)
        for key, weight in zip(keys, likely, strict=True):
            if key not in kids:
                kids[key] = Node(ask.seat, even + sure * weight)

    def judged(self, match: Match[Any], sense: Sense | None) -> Sequence[float]:
        """What a position at the end of a turn promises each seat, as this search looks at one."""
        if not self.habits.lines:
            return self._look_ahead(match, sense)
        if sense is not None and sense.rest is not None and not match.over:
            return sense.rest(match.state, self.seat)
        return worth(match, self.rng, sense)

    def _look_ahead(self, match: Match[Any], sense: Sense | None) -> Sequence[float]:
        """Play on by instinct for some steps, and to the end of the step; what has become of it."""
        instinct = None if sense is None else sense.instinct
        steps = match.steps + self.habits.ahead
        random = self.rng.random
        while match.asks and match.steps <= steps:
            ask = match.asks[0]
            values = listed(match, ask, sense)
            if instinct is None or len(values) == 1:
                value = values[int(random() * len(values))]
            else:
                value = drawn(values, instinct(match, ask, values), random())
            shares = known(match, ask, value, sense)
            if shares is not None:
                return shares
            match.take(ask, value)
        return self._worth(match, sense)

    def _worth(self, match: Match[Any], sense: Sense | None) -> list[float]:
        """The shares of a win; in a game that is decided how many more points a seat comes to than it could expect."""
        if self._decided is None or sense is None:
            return worth(match, self.rng, sense)
        points = [counted(match, sense, seat) for seat in range(match.seats)]
        if not self._usual:
            self._usual = points
        more = [(mine - usual) / RANGE for mine, usual in zip(points, self._usual, strict=True)]
        return [min(1.0, max(0.0, 0.5 + each)) for each in more]


def apart(visits: int, total: float, squares: float) -> float:
    """How far what came of the answers to a question lies apart (the root of the mean square), beginning with what is
    usual.

    >>> round(apart(0, 0.0, 0.0), 2), round(apart(996, 498.0, 249.0), 2), round(apart(996, 498.0, 498.0), 2)
    (0.25, 0.02, 0.5)
    """
    spread = max(0.0, squares - total * total / visits) if visits else 0.0
    return math.sqrt((spread + LOOKS * USUAL * USUAL) / (visits + LOOKS))


def trusted(reasons: Sequence[Reason], trust: float) -> Value:
    """The answer: of what was looked at often enough, what promises most."""
    enough = trust * reasons[0].visits
    return max([reason for reason in reasons if reason.visits >= enough], key=lambda each: each.expected).value


def half(field: int) -> int:
    """How many of so many answers are compared on."""
    return max(min(2, field), (field + 1) // 2)


def stages(field: int) -> int:
    """In how many stages so many answers are compared: with all of them, with half, until two are left."""
    found = 1
    while field > 2:
        field, found = half(field), found + 1
    return found


def known(match: Match[Any], ask: Ask, value: Value, sense: Sense | None) -> Sequence[float] | None:
    """The shares after an answer, where the game's sense can say them without trying it."""
    return None if sense is None or sense.quick is None else sense.quick(match, ask, value)


def counted(match: Match[Any], sense: Sense, seat: int) -> float:
    """The points that a seat has at the end, or may expect then."""
    if match.result is not None:
        return match.result.scores[seat] / match.game.fraction
    return sense.outlook(match.state)[seat] - sense.excess


def drawn(values: Sequence[Value], likely: Sequence[float], chance: float) -> Value:
    """One of the values, as likely as its weight; `chance` is from 0 to 1."""
    left = chance * sum(likely)
    for value, weight in zip(values, likely, strict=True):
        left -= weight
        if left <= 0:
            return value
    return values[-1]
