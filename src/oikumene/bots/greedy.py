"""A bot that looks to the end of its own turn, and takes what the game's evaluation likes best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from oikumene.bots.bot import Chair, Reason
from oikumene.bots.senses import final
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match
from oikumene.kernel.sense import Sense


class GreedyBot:
    """Tries each option in a few imagined matches, and its own decisions after it until the step is over."""

    thinks: ClassVar[bool] = True
    kinds: ClassVar[dict[str, str]] = {"through": "bool"}

    def __init__(self, seat: int, seed: int, *, worlds: int = 2, nodes: int = 250, through: bool | None = None) -> None:
        self.seat = seat
        self.rng = Random(f"greedy:{seed}:{seat}")
        self.worlds = worlds
        self.nodes = nodes
        self.through = (
            through  # whether a turn of several steps is played to its end before it is judged; else as the sense says
        )
        self._left = 0
        self._turn: object = None

    def choose(self, chair: Chair) -> Value:
        values = chair.values()
        return values[0] if len(values) == 1 else self.reasons(chair)[0].value

    def reasons(self, chair: Chair) -> list[Reason]:
        """Every option with the share of a win it promises, the best first. What the game's sense would not think
        about comes last, untried."""
        values = chair.values()
        sense = chair.sense(near=True)
        tried: Sequence[Value] = values
        sums: dict[Value, float] = {}
        for _ in range(self.worlds):
            world = chair.imagine(self.rng, follow=False)
            ask = world.find(self.seat, chair.ask.id)
            assert ask is not None
            self._turn = sense.turn(world.state) if sense is not None and sense.turn is not None else None
            if not sums and sense is not None and sense.shortlist is not None:
                tried = sense.shortlist(world, ask, values)
            for value in tried:
                self._left = self.nodes // len(tried)
                sums[value] = sums.get(value, 0.0) + self._after(world, ask, value, world.steps, sense)
        found = [
            Reason(chair.key(value), value, sums.get(value, 0.0) / self.worlds, self.worlds if value in sums else 0)
            for value in values
        ]
        return sorted(found, key=lambda reason: (not reason.visits, -reason.expected))

    def liked(self, match: Match[Any], ask: Ask, sense: Sense | None) -> Value:
        """What whoever is asked in an imagined match would answer there. It is tried in a match that this seat imagines
        in its turn: luck that lies ahead in the first one is not known to it."""
        values = listed(match, ask, sense)
        if len(values) == 1:
            return values[0]
        self.seat = ask.seat
        world = match.imagine(ask.seat, self.rng, follow=False)
        again = world.find(ask.seat, ask.id)
        assert again is not None
        self._turn = sense.turn(world.state) if sense is not None and sense.turn is not None else None
        best, most = values[0], -1.0
        for value in values:
            self._left = self.nodes // len(values)
            share = self._after(world, again, value, world.steps, sense)
            if share > most:
                best, most = value, share
        return best

    def _after(self, match: Match[Any], ask: Ask, value: Value, steps: int, sense: Sense | None) -> float:
        """What an answer leads to, at best."""
        if sense is not None and sense.quick is not None and ask.seat == self.seat:
            known = sense.quick(match, ask, value)
            if known is not None:
                return known[self.seat]
        return self._best(taken(match, ask, value), steps, sense)

    def _best(self, match: Match[Any], steps: int, sense: Sense | None) -> float:
        """The best the seat can make of the rest of its step."""
        if match.over:
            return final(match)[self.seat]
        ask = next((ask for ask in match.asks if ask.seat == self.seat), None)
        if match.steps != steps or self._left <= 0:
            return self._judged(match, sense)
        if ask is None:
            return self._answered(match, steps, sense)
        best = 0.0
        for value in listed(match, ask, sense):
            self._left -= 1
            best = max(best, self._after(match, ask, value, steps, sense))
            if self._left <= 0:
                break
        return best

    def _judged(self, match: Match[Any], sense: Sense | None) -> float:
        """What a position is worth to the seat: at the end of its turn, as it would go on without much thought."""
        if sense is not None and self._goes_through(sense):
            play_on(match, self.seat, sense, self._turn)
        return worth(match, self.rng, sense)[self.seat]

    def _goes_through(self, sense: Sense) -> bool:
        through = sense.habits.through if self.through is None else self.through
        return through and sense.turn is not None and sense.instinct is not None

    def _answered(self, match: Match[Any], steps: int, sense: Sense | None) -> float:
        """Somebody else is asked before the step is over: where the game's sense is patient that seat answers what it
        likes best, as far as it sees at once."""
        if sense is None or not sense.patient:
            return worth(match, self.rng, sense)[self.seat]
        ask = match.asks[0]
        best, likes = match, -1.0
        for value in listed(match, ask, sense):
            self._left -= 1
            twin = taken(match, ask, value)
            share = worth(twin, self.rng, sense)[ask.seat]
            if share > likes:
                best, likes = twin, share
        return self._best(best, steps, sense)


#: A turn of more answers than these is judged where it is.
LONGEST = 60


def play_on(match: Match[Any], seat: int, sense: Sense, turn: object) -> None:
    """A seat goes on with its turn by what comes to mind first, until it is over or somebody else is asked."""
    assert sense.turn is not None
    for _ in range(LONGEST):
        if not match.asks or match.asks[0].seat != seat or sense.turn(match.state) != turn:
            return
        match.take(match.asks[0], likeliest(match, match.asks[0], sense))


def likeliest(match: Match[Any], ask: Ask, sense: Sense) -> Value:
    """The answer that comes to mind first."""
    assert sense.instinct is not None
    values = listed(match, ask, sense)
    if len(values) == 1:
        return values[0]
    likely = sense.instinct(match, ask, values)
    return values[max(range(len(values)), key=likely.__getitem__)]


def taken(match: Match[Any], ask: Ask, value: Value) -> Match[Any]:
    """A copy of a match in which that was answered."""
    twin = match.clone()
    again = twin.find(ask.seat, ask.id)
    assert again is not None
    twin.take(again, value)
    return twin


def listed(match: Match[Any], ask: Ask, sense: Sense | None) -> Sequence[Value]:
    """The answers that are worth a thought."""
    values = ask.values()
    return values if sense is None or sense.shortlist is None else sense.shortlist(match, ask, values)


def worth(match: Match[Any], rng: Random, sense: Sense | None) -> list[float]:
    """The share of a win each seat may expect: by a sense, or by one random game where there is none."""
    if match.over:
        return final(match)
    if sense is not None:
        return sense.shares(match.state)
    twin = match.clone(keep=False) if match.keep else match
    while twin.asks:
        ask = twin.asks[0]
        values = ask.values()
        twin.take(ask, values[int(rng.random() * len(values))])
    return final(twin)
