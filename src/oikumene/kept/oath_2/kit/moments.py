"""Moments: what cards wait for, on whoever's turn, and in whose order they follow.

A card says what it waits for as a `Reaction`: the moment, what it does then, whether it is for its holder to decide. A
rule says that the moment has come, and names no card:

    yield from happens(state, BUILT, seat, lambda card: Deed(state, seat, card), about=built)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from oikumene.kernel.flow import NO, Flow, Value, argument, choose, optional
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.bend import Hooked, answering
from oikumene.kept.oath_2.kit.effects import D, Deed, Effect

S = TypeVar("S", bound=Hooked)


@dataclass(frozen=True)
class Reaction(Generic[D]):
    """What a card does when something happens: by itself, or if its holder wants it (`at_will`)."""

    moment: str
    effect: Effect[D]
    at_will: bool = False

    def fits(self, deed: D, about: Any) -> bool:
        """Whether it is this that the card waits for; `about`: what it happened to, as the rule says."""
        return True

    def say(self) -> Part:
        """The reaction as the card says it: where the words for the moment are those of the effect, just that."""
        return self.effect.say()

    def __str__(self) -> str:
        return str(self.effect)


def waiting(
    state: Hooked, moment: str, side: int, deed_of: Callable[[int], D], about: Any = None
) -> list[tuple[int, Reaction[D]]]:
    """The reactions of a side's cards that wait for the moment, as the cards lie."""
    return list(_waiting(state, moment, side, deed_of, about)) if moment in state.hooks else []


def _waiting(
    state: Hooked, moment: str, side: int, deed_of: Callable[[int], D], about: Any
) -> Iterator[tuple[int, Reaction[D]]]:
    for card in answering(state, moment, side):
        deed = deed_of(card)
        for reaction in state.reactions(card):
            if reaction.moment == moment and reaction.fits(deed, about):
                yield card, reaction


def happens(
    state: Hooked, moment: str, side: int, deed_of: Callable[[int], D], about: Any = None
) -> Flow[list[tuple[int, Reaction[D]]]]:
    """Something happened to a side. What follows by itself follows, as the cards lie; a card that has gone meanwhile
    does nothing. Returns the reactions that are left for their holder to decide on."""
    if moment not in state.hooks:
        return []
    found = waiting(state, moment, side, deed_of, about)
    for card, reaction in found:
        if not reaction.at_will and there(state, moment, side, card):
            yield from reaction.effect.run(deed_of(card))
    return [(card, reaction) for card, reaction in found if reaction.at_will]


def there(state: Hooked, moment: str, side: int, card: int) -> bool:
    """Whether a card is still in play and still the side's."""
    return card in state.hooks.get(moment, ()) and state.has(side, card)


def everywhere(
    state: S,
    moment: str,
    sides: Iterable[int],
    deed_of: Callable[[int, int], Deed[S]],
    about: Any = None,
    decide: Callable[[int, list[tuple[int, Reaction[Any]]]], Flow[Any]] | None = None,
) -> Flow[None]:
    """Something happened that any side's cards may wait for: side by side, in the order given (clockwise from whose
    turn it is, as a rule). `deed_of` gets the side and the card. `decide`: asks a side about what is left for it to
    decide on, before the next side comes."""
    if moment not in state.hooks:
        return
    for side in sides:
        left = yield from happens(state, moment, side, lambda card, side=side: deed_of(side, card), about)  # type: ignore[misc]
        if left and decide is None:
            raise RuntimeError(f"cards wait for {moment!r} at will ({left[0][1]}), and nobody asks their holder")
        if left and decide is not None:
            yield from decide(side, left)


# -- several at once


def at_will(
    seat: int,
    prompt: str,
    able: Callable[[], Sequence[int]],
    take: Callable[[int], Flow[Any]],
    *,
    word: str = "react",
    about: Callable[[], tuple[int | str, ...]] | None = None,
) -> Flow[None]:
    """Any of them, in any order, or none: asked as long as there is one. `able`: those that can be taken now, as
    everybody knows; where that hangs on a hand, let `window` ask."""

    def listing() -> list[Value]:
        return [*((word, each) for each in able()), NO]

    while able():
        picked = yield from choose(seat, prompt, listing, about=() if about is None else about())
        if picked == NO:
            return
        yield from take(argument(picked))


def in_own_order(
    seat: int,
    prompt: str,
    left: list[int],
    able: Callable[[int], bool],
    take: Callable[[int], Flow[Any]],
    *,
    word: str,
    before: Callable[[list[int]], Flow[Any]] | None = None,
) -> Flow[None]:
    """All of them, in an order that their holder chooses; those that have gone meanwhile fall out. `before`: what is
    done each time before the choice (steps whose order cannot matter; it takes them off the list)."""

    def listing() -> list[Value]:
        return [(word, each) for each in left if able(each)]

    while left:
        if before is not None:
            yield from before(left)
        if not listing():
            return
        picked = yield from choose(seat, prompt, listing)
        left.remove(argument(picked))
        yield from take(argument(picked))


# -- a chance to interrupt


def window(
    seats: Iterable[int],
    prompt: str,
    could: Callable[[int], bool],
    able: Callable[[int], Sequence[Value]],
    *,
    about: tuple[int | str, ...] = (),
) -> Flow[tuple[int, Value] | None]:
    """A chance for other seats to interrupt, with cards that nobody sees: who does it first, and by what; or nobody.

    Asked is, one after the other, everybody who could by what all know (`could`: holds a card at all, has the advance
    that it takes), even where only "no" is left (`able`: what there really is). So nobody learns who can, and nobody is
    asked where all know that it is for nothing.
    """
    for seat in seats:
        if could(seat):
            picked = yield from optional(seat, prompt, lambda seat=seat: able(seat), about=about, secret=True)  # type: ignore[misc]
            if picked is not None:
                return seat, picked
    return None


# -- the moment it is met

#: How often checks may set each other off before it is called a fault.
PATIENCE = 100


def settle(state: S, checks: Sequence[Callable[[S], Flow[bool]]]) -> Flow[None]:
    """Whatever holds continuously ("the moment it is met"): the checks run until none of them changes anything.

    Each says whether it changed something. Called by the verbs on which something may hang, not after every line.
    """
    for _ in range(PATIENCE):
        for check in checks:
            if (yield from check(state)):
                break
        else:
            return
    raise RuntimeError(f"checks that never come to rest: {', '.join(check.__name__ for check in checks)}")
