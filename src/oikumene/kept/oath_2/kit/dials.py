"""The numbers of a game that can be set by data, found in what the game is printed as.

What is printed is frozen data: cards, boards, the terms of the rules. A game says which fields of which class are
numbers of things (`Shape`); whatever else a card is made of is looked through for fields that are called like amounts
(`amounts`), so that the `2` in "gain 2 materials" is a number too, and the materials are not.

    shape = Shape({Card: {"copies": Whole(0, 9), "cost": Named(RESOURCES)}}, amounts=("n", "most"))
    shape.dials("cards/legions", card)      # cards/legions/cost/materials, cards/legions/play/steps/0/n …
    shape.turned("cards/legions", card, {"cards/legions/cost/materials": 2})     # another card; this one stays

Nothing is ever changed in place: what is turned is made anew, what is not turned is the same object as before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, NamedTuple, TypeAlias, TypeVar

from oikumene.kernel.game import Dial

T = TypeVar("T")

#: The most that a number may be set to, where nothing else is said; more, where it is more already.
MOST = 20


class Whole(NamedTuple):
    """A number."""

    low: int = 0
    high: int = MOST


class Named(NamedTuple):
    """A tuple with a number for each of these names."""

    names: Sequence[str]
    low: int = 0
    high: int = MOST


class Pairs(NamedTuple):
    """A tuple of (which of these names, how many), in their order; those of which there are none are left out."""

    names: Sequence[str]
    low: int = 0
    high: int = MOST


class Rows(NamedTuple):
    """A tuple of rows, each of which begins with numbers of these names."""

    names: Sequence[str]
    low: int = 0
    high: int = MOST


class Grid(NamedTuple):
    """A tuple with a tuple for each of these rows, with a number for each of these names."""

    rows: Sequence[str]
    names: Sequence[str]
    low: int = 0
    high: int = MOST


Kind: TypeAlias = "Whole | Named | Pairs | Rows | Grid"

SPLIT = "/"


class Shape:
    """Which fields are numbers that can be set."""

    def __init__(self, kinds: Mapping[type, Mapping[str, Kind]], amounts: Sequence[str] = ()) -> None:
        self.kinds = kinds
        self.amounts = frozenset(amounts)

    def dials(self, path: str, thing: object) -> Iterator[Dial]:
        """The numbers of a thing, in the order of its fields."""
        kinds = self.kinds.get(type(thing), {})
        for name, value in _fields(thing):
            here = f"{path}{SPLIT}{name}"
            kind = kinds.get(name)
            if kind is not None:
                yield from _of(here, value, kind)
            elif type(value) is int:
                if value and name in self.amounts and type(thing) not in self.kinds:  # 0: that is not what it does
                    high = -1 if value < 0 else max(MOST, 2 * value)
                    yield Dial(here, value, 1 if value > 0 else -MOST, high)
            elif isinstance(value, tuple):
                for n, each in enumerate(value):
                    yield from self.dials(f"{here}{SPLIT}{n}", each)
            else:
                yield from self.dials(here, value)

    def turned(self, path: str, thing: T, values: Mapping[str, int]) -> T:
        """The same thing with other numbers; itself where none of its numbers are among them."""
        if not any(each.startswith(path + SPLIT) for each in values):
            return thing
        kinds = self.kinds.get(type(thing), {})
        new: dict[str, Any] = {}
        for name, value in _fields(thing):
            here = f"{path}{SPLIT}{name}"
            kind = kinds.get(name)
            if kind is not None:
                made = _set(here, value, kind, values)
            elif type(value) is int:
                made = values.get(here, value)
            elif isinstance(value, tuple):
                parts = [self.turned(f"{here}{SPLIT}{n}", each, values) for n, each in enumerate(value)]
                made = value if all(a is b for a, b in zip(parts, value, strict=True)) else _like(value, parts)
            else:
                made = self.turned(here, value, values)
            if made is not value:
                new[name] = made
        return replace(thing, **new) if new else thing  # type: ignore[type-var]


def _fields(thing: object) -> list[tuple[str, Any]]:
    """What a thing was made from."""
    if not is_dataclass(thing) or isinstance(thing, type):
        return []
    return [(field.name, getattr(thing, field.name)) for field in fields(thing) if field.init]


def _like(value: tuple[Any, ...], parts: list[Any]) -> tuple[Any, ...]:
    make = getattr(type(value), "_make", tuple)  # a NamedTuple stays one
    return make(parts)


def _of(path: str, value: Any, kind: Kind) -> Iterator[Dial]:
    if value is None:
        return
    if isinstance(kind, Whole):
        yield Dial(path, value, min(kind.low, value), max(kind.high, value))
        return
    if isinstance(kind, Rows):
        for n, row in enumerate(value):
            yield from _of(f"{path}{SPLIT}{n}", row, Named(*kind))
        return
    if isinstance(kind, Grid):
        for name, row in zip(kind.rows, value, strict=True):
            yield from _of(f"{path}{SPLIT}{name}", row, Named(*kind[1:]))
        return
    held = dict(value) if isinstance(kind, Pairs) else dict(enumerate(value))
    for n, name in enumerate(kind.names):
        if isinstance(kind, Pairs) or n < len(value):
            there = held.get(n, 0)
            yield Dial(f"{path}{SPLIT}{name}", there, min(kind.low, there), max(kind.high, there))


def _set(path: str, value: Any, kind: Kind, values: Mapping[str, int]) -> Any:
    if value is None:
        return None
    if isinstance(kind, Whole):
        return values.get(path, value)
    if not any(each.startswith(path + SPLIT) for each in values):
        return value
    if isinstance(kind, Rows):
        return tuple([_set(f"{path}{SPLIT}{n}", row, Named(*kind), values) for n, row in enumerate(value)])
    if isinstance(kind, Grid):
        named = zip(kind.rows, value, strict=True)
        return tuple([_set(f"{path}{SPLIT}{name}", row, Named(*kind[1:]), values) for name, row in named])
    held = dict(value) if isinstance(kind, Pairs) else dict(enumerate(value))
    for n, name in enumerate(kind.names):
        if f"{path}{SPLIT}{name}" in values:
            held[n] = values[f"{path}{SPLIT}{name}"]
    if isinstance(kind, Pairs):
        return tuple([(n, count) for n, count in sorted(held.items()) if count])
    return _like(value, [held[n] for n in range(len(value))])
