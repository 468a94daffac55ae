"""How effects are put together: one after the other, at the player's choice, for a price, for each, for others."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from oikumene.games.imperium.cards.model import Condition, Effect, Picking
from oikumene.games.imperium.rules.deed import Deed
from oikumene.kernel.flow import NO, Flow, Value, choose
from oikumene.kernel.flow import may as ask_may


@cache
def slug(effect: Effect) -> str:
    """A stable name for a way to go: its notation, as far as a key can hold it.

    >>> from oikumene.games.imperium.cards.effects import Draw
    >>> slug(Draw(2))
    'draw-2'
    """
    return re.sub(r"[^a-z0-9*+]+", "-", str(effect).lower()).strip("-")


@dataclass(frozen=True)
class Seq(Effect):
    """One step after the other, each as far as possible. As a cost: all of them."""

    steps: tuple[Effect, ...]

    @property
    def hidden(self) -> bool:
        return any(step.hidden for step in self.steps)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        done = True
        for step in self.steps:
            done = (yield from step.run(deed)) and done
        return done

    def can(self, deed: Deed) -> bool:
        return all(step.can(deed) for step in self.steps)

    def allowed(self, deed: Deed) -> bool:
        return self.steps[0].allowed(deed)

    def open(self, deed: Deed) -> bool:
        return any(step.open(deed) for step in self.steps)

    def feasible(self, deed: Deed) -> bool:
        return self.allowed(deed) and any(step.feasible(deed) for step in self.steps)

    def inner(self) -> Sequence[Effect]:
        return self.steps

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        for step in self.steps:
            yield from step.on_bot(deed, side)

    def __str__(self) -> str:
        return " ; ".join(str(step) for step in self.steps)


def bracket(effect: Effect) -> str:
    return f"({effect})" if isinstance(effect, Choose | Cost | May) else several(effect)


def several(effect: Effect) -> str:
    """In brackets, if it is more than one step."""
    return f"({effect})" if " ; " in str(effect) else str(effect)


@dataclass(frozen=True)
class May(Effect):
    """The player decides."""

    step: Effect

    def feasible(self, deed: Deed) -> bool:
        return True

    @property
    def hidden(self) -> bool:
        return self.step.hidden

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        step = self.step
        if not step.hidden and not step.allowed(deed):
            return False
        if step.declines:
            return (yield from step.run(deed, True))
        if (yield from ask_may(deed.seat, "may", about=(deed.card, slug(step)), secret=step.hidden)):
            return (yield from step.run(deed))
        return False

    def inner(self) -> Sequence[Effect]:
        return (self.step,)

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        yield from self.step.on_bot(deed, side)

    def __str__(self) -> str:
        return f"MAY {bracket(self.step)}"


@dataclass(frozen=True)
class Cost(Effect):
    """Something for a cost, which must be met in full."""

    cost: Effect
    then: Effect

    @property
    def hidden(self) -> bool:
        return self.cost.hidden

    @property
    def declines(self) -> bool:
        first = self.cost.steps[0] if isinstance(self.cost, Seq) else self.cost
        return first.declines

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if not self.cost.can(deed):
            if may and self.cost.hidden:  # that there is nothing to pay with is nobody's business
                yield from choose(deed.seat, "may", lambda: [NO], about=(deed.card, slug(self)), secret=True)
            return False
        if isinstance(self.cost, Seq) and may:
            first, *rest = self.cost.steps
            done = yield from first.run(deed, True)
            for step in rest if done else ():
                yield from step.run(deed)
        else:
            done = yield from self.cost.run(deed, may)
        if done:
            yield from self.then.run(deed)
        return done

    def can(self, deed: Deed) -> bool:
        return self.cost.can(deed)

    def allowed(self, deed: Deed) -> bool:
        return self.cost.can(deed)

    def open(self, deed: Deed) -> bool:
        return self.cost.can(deed)

    def inner(self) -> Sequence[Effect]:
        return (self.cost, self.then)

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        """It never pays of its own will."""
        return
        yield

    def __str__(self) -> str:
        return f"{bracket(self.cost)} -> {several(self.then)}"


@dataclass(frozen=True)
class Choose(Picking):
    """Exactly one of several ways; one whose cost cannot be met cannot be taken."""

    ways: tuple[Effect, ...]

    @property
    def hidden(self) -> bool:
        return any(way.hidden for way in self.ways)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        def listing() -> list[Value]:
            ways = self._doable(deed) if deed.full else [way for way in self.ways if way.open(deed)]
            found: list[Value] = [("way", slug(way)) for way in ways]
            return [*found, NO] if may or not found else found

        if not self.hidden and listing() == [NO]:
            return False
        picked = yield from choose(deed.seat, "choose", listing, about=(deed.card,), secret=self.hidden)
        if picked == NO:
            return False
        assert isinstance(picked, tuple)
        way = next(way for way in self.ways if slug(way) == picked[1])
        return (yield from way.run(deed))

    def _doable(self, deed: Deed) -> list[Effect]:
        """Of what must be done in full: ways of which something can be done. Nobody is made to pay: if all of those
        have a price, or there are none, those that cost nothing can be taken too."""
        able = [way for way in self.ways if way.feasible(deed)]
        free = [way for way in self.ways if not isinstance(way, Cost) and way.allowed(deed)]
        return able if any(way in free for way in able) else [w for w in self.ways if w in able or w in free]

    def open(self, deed: Deed) -> bool:
        return any(way.open(deed) for way in self.ways)

    def can(self, deed: Deed) -> bool:
        """As a cost: one of the ways can be met."""
        return any(way.can(deed) for way in self.ways)

    def feasible(self, deed: Deed) -> bool:
        return any(way.feasible(deed) for way in self.ways)

    def allowed(self, deed: Deed) -> bool:
        return any(way.allowed(deed) for way in self.ways)

    def inner(self) -> Sequence[Effect]:
        return self.ways

    def __str__(self) -> str:
        return "CHOOSE " + " | ".join(several(way) for way in self.ways)


@dataclass(frozen=True)
class Price(Choose):
    """One of several costs: only those that can be met in full."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        def listing() -> list[Value]:
            found: list[Value] = [("way", slug(way)) for way in self.ways if way.can(deed)]
            return [*found, NO] if may or not found else found

        picked = yield from choose(deed.seat, "choose", listing, about=(deed.card,), secret=self.hidden)
        if picked == NO:
            return False
        assert isinstance(picked, tuple)
        return (yield from next(way for way in self.ways if slug(way) == picked[1]).run(deed))

    def allowed(self, deed: Deed) -> bool:
        return self.can(deed)

    def open(self, deed: Deed) -> bool:
        return self.can(deed)

    def feasible(self, deed: Deed) -> bool:
        return self.can(deed)

    def __str__(self) -> str:
        return super().__str__()


@dataclass(frozen=True)
class If(Effect):
    """Only if something holds."""

    condition: Condition
    then: Effect

    @property
    def hidden(self) -> bool:
        return self.then.hidden

    @property
    def declines(self) -> bool:
        return self.then.declines

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if self.condition.holds(deed):
            return (yield from self.then.run(deed, may))
        return False

    def can(self, deed: Deed) -> bool:
        return self.condition.holds(deed) and self.then.can(deed)

    def feasible(self, deed: Deed) -> bool:
        return self.condition.holds(deed) and self.then.feasible(deed)

    def allowed(self, deed: Deed) -> bool:
        return self.condition.holds(deed) and self.then.allowed(deed)

    def open(self, deed: Deed) -> bool:
        return self.condition.holds(deed) and self.then.open(deed)

    @property
    def weighs(self) -> bool:
        return self.condition.weighs or self.then.weighs

    def inner(self) -> Sequence[Effect]:
        return (self.then,)

    def __str__(self) -> str:
        return f"IF {self.condition} THEN {bracket(self.then)}"


@dataclass(frozen=True)
class Per:
    """Something that is counted while a card does its work."""

    def count(self, deed: Deed) -> int:
        raise NotImplementedError

    def lands(self, deed: Deed) -> set[str]:
        """The lands on the cards in play that were counted."""
        return set()


@dataclass(frozen=True)
class ForEach(Effect):
    """A step as often as something is counted."""

    per: Per
    step: Effect

    @property
    def hidden(self) -> bool:
        return self.step.hidden

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        for _ in range(self.per.count(deed)):
            yield from self.step.run(deed)
        return True

    def inner(self) -> Sequence[Effect]:
        return (self.step,)

    def __str__(self) -> str:
        return f"FOR_EACH {self.per}: {several(self.step)}"


@dataclass(frozen=True)
class Others(Effect):
    """Each other player, clockwise, perhaps only those of whom something holds; `everybody`: the player too, first."""

    step: Effect
    condition: Condition | None = None
    everybody: bool = False

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        touched = deed.others()
        if self.everybody:
            yield from self.step.run(deed.of(deed.seat))
        for side in touched:
            if self.condition is not None and not self._holds(deed, side):
                continue
            if state.is_bot(side):
                yield from self.step.on_bot(deed, side)
            else:
                yield from self.step.run(deed.of(side))
        return True

    def _holds(self, deed: Deed, side: int) -> bool:
        """A condition asks of the other player what the deed remembers."""
        other = deed.of(side)
        other.short, other.given = deed.short, deed.given
        assert self.condition is not None
        return self.condition.holds(other)

    def inner(self) -> Sequence[Effect]:
        return (self.step,)

    def __str__(self) -> str:
        who = "ALL" if self.everybody else f"EACH_OTHER[{self.condition}]" if self.condition else "EACH_OTHER"
        return f"{who}: {several(self.step)}"
