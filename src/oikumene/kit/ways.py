"""How effects are put together: one after the other, at will, for a price, one of several, for each, for others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from oikumene.kernel.flow import NO, Flow, Value, choose
from oikumene.kernel.flow import may as ask_may
from oikumene.kernel.game import Part
from oikumene.kit.effects import (
    INF,
    LATER,
    THEY,
    Condition,
    D,
    Effect,
    Per,
    Picking,
    one_of,
    part,
    phrase,
    slug,
    steps_of,
)


def several(effect: Effect[Any]) -> str:
    """In brackets, if it is more than one step."""
    return f"({effect})" if " ; " in str(effect) else str(effect)


def bracket(effect: Effect[Any]) -> str:
    return f"({effect})" if isinstance(effect, Choose | Cost | May) else several(effect)


@dataclass(frozen=True)
class Seq(Effect[D]):
    """One step after the other, each as far as possible. As a cost: all of them."""

    steps: tuple[Effect[D], ...]

    @property
    def hidden(self) -> bool:
        return any(step.hidden for step in self.steps)

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        done = True
        for step in self.steps:
            done = (yield from step.run(deed)) and done
        return done

    def can(self, deed: D) -> bool:
        return all(step.can(deed) for step in self.steps)

    def allowed(self, deed: D) -> bool:
        return self.steps[0].allowed(deed)

    def open(self, deed: D) -> bool:
        return any(step.open(deed) for step in self.steps)

    def feasible(self, deed: D) -> bool:
        return self.allowed(deed) and any(step.feasible(deed) for step in self.steps)

    def why_not(self, deed: D) -> Value:
        return next(step for step in self.steps if not step.feasible(deed)).why_not(deed)

    def inner(self) -> Sequence[Effect[D]]:
        return self.steps

    def befalls(self, deed: D, side: int) -> Flow[None]:
        for step in self.steps:
            yield from step.befalls(deed, side)

    def steps_said(self) -> Sequence[Effect[Any]]:
        return self.steps

    def say(self, mood: str = "") -> Part:
        return part("text-several", steps=phrase(self, mood))

    @property
    def trails(self) -> bool:
        return steps_of(self)[-1].trails

    def __str__(self) -> str:
        return " ; ".join(str(step) for step in self.steps)


@dataclass(frozen=True)
class May(Effect[D]):
    """The player decides."""

    step: Effect[D]

    @property
    def hidden(self) -> bool:
        return self.step.hidden

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        step = self.step
        if not step.hidden and not step.allowed(deed):
            return False
        if step.declines:
            return (yield from step.run(deed, True))
        if (yield from ask_may(deed.seat, "may", about=(deed.card, slug(step)), secret=step.hidden)):
            return (yield from step.run(deed))
        return False

    def feasible(self, deed: D) -> bool:
        return True

    def inner(self) -> Sequence[Effect[D]]:
        return (self.step,)

    def befalls(self, deed: D, side: int) -> Flow[None]:
        yield from self.step.befalls(deed, side)

    def say(self, mood: str = "") -> Part:
        return part("text-may", mood=mood, effect=phrase(self.step, INF))

    def as_way(self, mood: str) -> list[Part]:
        """What the player may do when it was chosen is not said to be at will before it."""
        return [part("text-may-way", effect=phrase(self.step, mood))]

    def told(self, before: list[Effect[Any]]) -> list[Effect[Any]]:
        more = self.step.more(before[-1]) if before else None
        return super().told(before) if more is None else [*before, May(more)]

    @property
    def trails(self) -> bool:
        return self.step.trails

    def __str__(self) -> str:
        return f"MAY {bracket(self.step)}"


@dataclass(frozen=True)
class Cost(Effect[D]):
    """Something for a cost, which must be met in full."""

    cost: Effect[D]
    then: Effect[D]

    @property
    def hidden(self) -> bool:
        return self.cost.hidden

    @property
    def declines(self) -> bool:
        first = self.cost.steps[0] if isinstance(self.cost, Seq) else self.cost
        return first.declines

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
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

    def can(self, deed: D) -> bool:
        return self.cost.can(deed)

    def allowed(self, deed: D) -> bool:
        return self.cost.can(deed)

    def open(self, deed: D) -> bool:
        return self.cost.can(deed)

    def why_not(self, deed: D) -> Value:
        return self.cost.why_not(deed)

    def inner(self) -> Sequence[Effect[D]]:
        return (self.cost, self.then)

    def befalls(self, deed: D, side: int) -> Flow[None]:
        """Who decides nothing never pays of its own will."""
        return
        yield

    def price(self, mood: str) -> list[Part]:
        """The cost, or one of several."""
        cost = self.cost
        if not isinstance(cost, Choose):
            return phrase(cost, mood)
        return [one_of([way.say(LATER.get(mood, mood) if n else mood) for n, way in enumerate(cost.ways)])]

    def paid_first(self, mood: str) -> tuple[list[Part], list[Effect[Any]]]:
        return self.price(mood), steps_of(self.then)

    def say(self, mood: str = "") -> Part:
        if self.then.next:
            return part("text-both", first=self.price(mood), second=phrase(self.then, LATER.get(mood, mood)))
        return part("text-cost", cost=self.price(mood), then=phrase(self.then, INF))

    @property
    def trails(self) -> bool:
        return True

    def __str__(self) -> str:
        return f"{bracket(self.cost)} -> {several(self.then)}"


@dataclass(frozen=True)
class Choose(Picking[D]):
    """Exactly one of several ways; one whose cost cannot be met cannot be taken."""

    ways: tuple[Effect[D], ...]

    #: The question, and the word of its options: ("way", the way's slug).
    prompt: ClassVar[str] = "choose"
    word: ClassVar[str] = "way"

    @property
    def hidden(self) -> bool:
        return any(way.hidden for way in self.ways)

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        def listing() -> list[Value]:
            found: list[Value] = [(self.word, slug(way)) for way in self.takeable(deed)]
            return [*found, NO] if may or not found else found

        if not self.hidden and listing() == [NO]:
            return False
        picked = yield from choose(deed.seat, self.prompt, listing, about=(deed.card,), secret=self.hidden)
        if picked == NO:
            return False
        assert isinstance(picked, tuple)
        way = next(way for way in self.ways if slug(way) == picked[1])
        return (yield from way.run(deed))

    def takeable(self, deed: D) -> list[Effect[D]]:
        """The ways that can be chosen now."""
        if not deed.full:
            return [way for way in self.ways if way.open(deed)]
        # Of what must be done in full: ways of which something can be done. Nobody is made to pay: if all of those
        # have a price, or there are none, those that cost nothing can be taken too.
        able = [way for way in self.ways if way.feasible(deed)]
        free = [way for way in self.ways if not isinstance(way, Cost) and way.allowed(deed)]
        return able if any(way in free for way in able) else [w for w in self.ways if w in able or w in free]

    def open(self, deed: D) -> bool:
        return any(way.open(deed) for way in self.ways)

    def can(self, deed: D) -> bool:
        """As a cost: one of the ways can be met."""
        return any(way.can(deed) for way in self.ways)

    def feasible(self, deed: D) -> bool:
        return any(way.feasible(deed) for way in self.ways)

    def allowed(self, deed: D) -> bool:
        return any(way.allowed(deed) for way in self.ways)

    def why_not(self, deed: D) -> Value:
        return self.ways[0].why_not(deed)

    def inner(self) -> Sequence[Effect[D]]:
        return self.ways

    def say(self, mood: str = "") -> Part:
        """The cards set the ways apart by a loud OR."""
        if both_orders(self.ways):
            one, other = self.ways[:2]
            second = phrase(other, LATER.get(mood, mood))
            return part("text-one-or-both", mood=mood, first=phrase(one, mood), second=second)
        last = self.ways[-1]
        ways = part("text-several", steps=last.as_way(INF))
        for way in self.ways[-2::-1]:
            id = "text-or-if" if isinstance(last, If) else "text-or-after" if way.trails else "text-or-else"
            ways = part(id, first=way.as_way(INF), second=[ways])
            last = way
        return part("text-choose", mood=mood, ways=[ways])

    def __str__(self) -> str:
        return "CHOOSE " + " | ".join(several(way) for way in self.ways)


def both_orders(ways: Sequence[Effect[Any]]) -> bool:
    """Whether the ways are one thing, another, or both in either order."""
    one, other = ways[:2]
    return tuple(ways[2:]) == (Seq((one, other)), Seq((other, one)))


@dataclass(frozen=True)
class Price(Choose[D]):
    """One of several costs: only those that can be met in full."""

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        def listing() -> list[Value]:
            found: list[Value] = [(self.word, slug(way)) for way in self.ways if way.can(deed)]
            return [*found, NO] if may or not found else found

        picked = yield from choose(deed.seat, self.prompt, listing, about=(deed.card,), secret=self.hidden)
        if picked == NO:
            return False
        assert isinstance(picked, tuple)
        return (yield from next(way for way in self.ways if slug(way) == picked[1]).run(deed))

    def allowed(self, deed: D) -> bool:
        return self.can(deed)

    def open(self, deed: D) -> bool:
        return self.can(deed)

    def feasible(self, deed: D) -> bool:
        return self.can(deed)

    def __str__(self) -> str:
        return super().__str__()


@dataclass(frozen=True)
class If(Effect[D]):
    """Only if something holds; else another thing, where there is one."""

    condition: Condition[D]
    then: Effect[D]
    other: Effect[D] | None = None
    apart = True

    def chosen(self, deed: D) -> Effect[D] | None:
        return self.then if self.condition.holds(deed) else self.other

    @property
    def hidden(self) -> bool:
        return any(step.hidden for step in self.inner())

    @property
    def declines(self) -> bool:
        return self.then.declines

    @property
    def weighs(self) -> bool:
        return self.condition.weighs or any(step.weighs for step in self.inner())

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        chosen = self.chosen(deed)
        return False if chosen is None else (yield from chosen.run(deed, may))

    def can(self, deed: D) -> bool:
        chosen = self.chosen(deed)
        return chosen is not None and chosen.can(deed)

    def allowed(self, deed: D) -> bool:
        chosen = self.chosen(deed)
        return chosen is not None and chosen.allowed(deed)

    def open(self, deed: D) -> bool:
        chosen = self.chosen(deed)
        return chosen is not None and chosen.open(deed)

    def feasible(self, deed: D) -> bool:
        chosen = self.chosen(deed)
        return chosen is not None and chosen.feasible(deed)

    def inner(self) -> Sequence[Effect[D]]:
        return (self.then,) if self.other is None else (self.then, self.other)

    def say(self, mood: str = "") -> Part:
        later = LATER.get(mood, mood)
        condition, then = [self.condition.when()], phrase(self.then, later)
        if self.other is None:
            return part("text-if", mood=mood, condition=condition, effect=then)
        other = phrase(self.other, later)
        return part("text-if-else", mood=mood, condition=condition, effect=then, other=other)

    def told(self, before: list[Effect[Any]]) -> list[Effect[Any]]:
        more = self.then.more(before[-1]) if before and self.other is None else None
        return super().told(before) if more is None else [*before, If(self.condition, more)]

    @property
    def trails(self) -> bool:
        return True

    def __str__(self) -> str:
        other = "" if self.other is None else f" ELSE {bracket(self.other)}"
        return f"IF {self.condition} THEN {bracket(self.then)}{other}"


@dataclass(frozen=True)
class ForEach(Effect[D]):
    """A step as often as something is counted."""

    per: Per[D]
    step: Effect[D]

    @property
    def hidden(self) -> bool:
        return self.step.hidden

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        for _ in range(self.per.count(deed)):
            yield from self.step.run(deed)
        return True

    def inner(self) -> Sequence[Effect[D]]:
        return (self.step,)

    def say(self, mood: str = "") -> Part:
        each = self.per.each_of() if isinstance(self.step, Choose) else None
        if each is not None:
            chosen = phrase(self.step, LATER.get(mood, mood))
            return part("text-for-each-choice", mood=mood, effect=chosen, each=[each])
        return part("text-for-each", effect=phrase(self.step, mood), per=[self.per.each()])

    def __str__(self) -> str:
        return f"FOR_EACH {self.per}: {several(self.step)}"


@dataclass(frozen=True)
class Others(Effect[D]):
    """Each other side, in order, perhaps only those of whom something holds; `everybody`: the player too, first."""

    step: Effect[D]
    condition: Condition[D] | None = None
    everybody: bool = False
    apart = True

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        touched = deed.others()
        if self.everybody:
            yield from self.step.run(deed.of(deed.seat))
        for side in touched:
            if self.condition is not None and not self.condition.holds(deed.asked(side)):
                continue
            if deed.decides(side):
                yield from self.step.run(deed.of(side))
            else:
                yield from self.step.befalls(deed, side)
        return True

    def inner(self) -> Sequence[Effect[D]]:
        return (self.step,)

    def say(self, mood: str = "") -> Part:
        done = phrase(self.step, THEY)
        if self.everybody:
            return part("text-everybody", mood=mood, effect=done)
        if self.condition is None:
            return part("text-others", mood=mood, effect=done)
        return part("text-others-that", mood=mood, that=[self.condition.that()], effect=done)

    @property
    def trails(self) -> bool:
        return True

    def __str__(self) -> str:
        who = "ALL" if self.everybody else f"EACH_OTHER[{self.condition}]" if self.condition else "EACH_OTHER"
        return f"{who}: {several(self.step)}"


# -- for a side that decides nothing: what it does follows from what it can do


@dataclass(frozen=True)
class First(Effect[D]):
    """The first of several that can be done in full; where none can, the last as far as possible."""

    ways: tuple[Effect[D], ...]

    def chosen(self, deed: D) -> Effect[D]:
        return next((way for way in self.ways if way.can(deed)), self.ways[-1])

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        return (yield from self.chosen(deed).run(deed))

    def can(self, deed: D) -> bool:
        return any(way.can(deed) for way in self.ways)

    def feasible(self, deed: D) -> bool:
        return self.chosen(deed).feasible(deed)

    def inner(self) -> Sequence[Effect[D]]:
        return self.ways

    def say(self, mood: str = "") -> Part:
        said = self.ways[-1].say(mood)
        for way in self.ways[-2::-1]:
            said = part("text-first", option=[way.say(mood)], **{"else": [said]})
        return said

    def __str__(self) -> str:
        return "FIRST " + " | ".join(several(way) for way in self.ways)


@dataclass(frozen=True)
class Try(Effect[D]):
    """If it can be done in full, else not at all."""

    step: Effect[D]

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        return (yield from self.step.run(deed)) if self.step.can(deed) else False

    def feasible(self, deed: D) -> bool:
        return self.step.can(deed)

    def inner(self) -> Sequence[Effect[D]]:
        return (self.step,)

    def say(self, mood: str = "") -> Part:
        return part("text-try", step=[self.step.say(mood)])

    def __str__(self) -> str:
        return f"TRY {bracket(self.step)}"


@dataclass(frozen=True)
class Repeat(Effect[D]):
    """As often as it can be done in full."""

    step: Effect[D]

    def run(self, deed: D, may: bool = False) -> Flow[bool]:
        done = False
        while self.step.can(deed):
            done = yield from self.step.run(deed)
        return done

    def feasible(self, deed: D) -> bool:
        return self.step.can(deed)

    def inner(self) -> Sequence[Effect[D]]:
        return (self.step,)

    def say(self, mood: str = "") -> Part:
        return part("text-repeat", step=[self.step.say(mood)])

    def __str__(self) -> str:
        return f"repeat ({self.step}) as often as possible"
