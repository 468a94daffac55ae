"""How powers are put together: a rule that is bent, a moment that is waited for, something that is done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.model import NOTHING, Amounts
from oikumene.games.clash.rules.verbs import draw_action, draw_objective, gain
from oikumene.games.clash.state import State
from oikumene.kernel.flow import Flow
from oikumene.kernel.game import Part
from oikumene.kit import effects
from oikumene.kit.bend import Bend, Matter
from oikumene.kit.moments import Reaction


class Bent(Bend[State]):
    """A rule bent by a function of (state, who has the power, value, what it is about)."""

    question: Matter[Any]  # type: ignore[misc]  # each has its own, where the kit's classes share one

    def __init__(self, matter: Matter[Any], answer: Callable[..., Any]) -> None:
        self.question = matter
        self.function = answer

    def answer(self, state: State, side: int, card: int, value: Any, *about: Any) -> Any:
        return self.function(state, side, value, *about)

    def bound(self, card: int) -> Callable[..., Any]:
        return self.function  # whose power it is matters to none of them


def bends(matter: Matter[Any], answer: Callable[..., Any]) -> Bent:
    """The rule comes to what the function says."""
    return Bent(matter, answer)


def allows(matter: Matter[bool]) -> Bent:
    """Something becomes possible."""
    return Bent(matter, lambda state, side, value, *about: True)


@dataclass(frozen=True)
class Do(effects.Effect[Deed]):
    """Something that is done by a function; another says whether it can be. `fee`: what it pays itself, whatever is
    chosen on the way, for who wants to know before."""

    name: str
    do: Callable[[Deed], Flow[None]]
    able: Callable[[Deed], bool] | None = None
    fee: Amounts = NOTHING

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from self.do(deed)
        return True

    def can(self, deed: Deed) -> bool:
        return self.able is None or self.able(deed)

    def feasible(self, deed: Deed) -> bool:
        return self.can(deed)

    def say(self, mood: str = "") -> Part:
        return f"text-{self.name}", {}

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Waits(Reaction[Deed]):
    """Something that waits for a moment, where a condition holds."""

    holds: Callable[[Deed, Any], bool] | None = None

    def fits(self, deed: Deed, about: Any) -> bool:
        return self.holds is None or self.holds(deed, about)


def when(
    moment: str,
    name: str,
    do: Callable[[Deed], Flow[None]],
    *,
    holds: Callable[[Deed, Any], bool] | None = None,
    able: Callable[[Deed], bool] | None = None,
    at_will: bool = False,
    fee: Amounts = NOTHING,
) -> Waits:
    """At a moment something is done: by itself, or if the player wants it."""
    return Waits(moment, Do(name, do, able, fee), at_will, holds)


def plainly(do: Callable[[Deed], object]) -> Callable[[Deed], Flow[None]]:
    """A function that asks nothing, as a flow."""

    def flow(deed: Deed) -> Flow[None]:
        do(deed)
        return
        yield

    return flow


# -- what an advance or a wonder gives at once


def gives(amounts: tuple[int, ...]) -> Callable[[State, int], Flow[None]]:
    """Goods."""

    def flow(state: State, seat: int) -> Flow[None]:
        gain(state, seat, amounts)
        return
        yield

    return flow


def draws(actions: int = 0, objectives: int = 0) -> Callable[[State, int], Flow[None]]:
    """Cards."""

    def flow(state: State, seat: int) -> Flow[None]:
        yield from draw_action(state, seat, actions)
        draw_objective(state, seat, objectives)

    return flow
