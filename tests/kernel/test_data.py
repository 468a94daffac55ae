"""States as plain data."""

from __future__ import annotations

import json
from enum import IntEnum
from typing import Any, ClassVar, NamedTuple

import pytest
from toy import TOY

from oikumene.kernel.data import data, digest, dump, kept, mark, slots
from oikumene.kernel.saving import read, write

PLACES: dict[str, tuple[str, ...]] = {"faces": (), "zones": ()}


def through(state: Any, into: Any) -> Any:
    """Written down as JSON and read again."""
    return read(json.loads(json.dumps(write(state, PLACES))), into, PLACES, {})


@data
class Base:
    __slots__ = ("a", "shared")
    SHARED: ClassVar[tuple[str, ...]] = ("shared",)

    def __init__(self, a: Any) -> None:
        self.a = a
        self.shared = object()


@data
class Further(Base):
    __slots__ = ("b", "passing")
    PASSING: ClassVar[tuple[str, ...]] = ("passing",)


class Unmarked:
    pass


class Point(NamedTuple):
    x: int
    y: int


class Colour(IntEnum):
    RED = 1


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        False,
        0,
        -(2**70),
        "",
        "ё\n\u0000",
        [],
        (),
        {},
        [[], ((),), {"a": {}}],
        {1: "a", "1": "b", (2, "x"): [(3,)]},
        [None, True, 1, "1", (1, [2, {"t": 3, "d": 4, "c": 5}])],
    ],
)
def test_what_is_dumped_comes_back(value: Any) -> None:
    again = through(Base(value), Base(None)).a
    assert again == value
    assert type(again) is type(value)
    assert dump(again) == dump(value)


def test_true_and_one_are_told_apart() -> None:
    assert [type(e) for e in through(Base([True, 1]), Base(None)).a] == [bool, int]
    assert mark(Base([True])) != mark(Base([1]))
    assert mark(Base([1])) != mark(Base((1,)))
    assert digest([True]) != digest([1])
    assert digest([1]) != digest((1,))


@pytest.mark.parametrize("value", [1.5, {1}, b"x", Unmarked(), Point(1, 2), Colour.RED, [Unmarked()], {"a": object}])
def test_what_would_come_back_as_something_else_is_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="@data"):
        dump(value)
    with pytest.raises(TypeError, match="@data"):
        write(Base(value), PLACES)


def test_shared_and_passing_slots_are_left_out() -> None:
    assert slots(Further) == ["a", "shared", "b", "passing"]
    assert kept(Further) == ["a", "b"]
    one = Further([1])
    one.b, one.passing = (2,), "gone"  # type: ignore[attr-defined]
    into = Further(None)
    again = through(one, into)
    assert again is into
    assert (again.a, again.b) == ([1], (2,))
    assert not hasattr(again, "passing")


def test_only_a_state_is_read() -> None:
    for wrong in (2.5, [], {"t": []}, {"c": "Further"}, None):
        with pytest.raises(ValueError, match="it holds no state"):
            read(wrong, Further(None), PLACES, {})


def test_the_order_of_a_dictionary_is_part_of_a_state() -> None:
    assert list(through(Base({"b": 1, "a": 2}), Base(None)).a) == ["b", "a"]


def test_a_digest_is_the_same_everywhere() -> None:
    assert digest({"a": [1, (2,)]}) == digest({"a": [1, (2,)]}) == "d9c357d81c18f0b1"


def test_a_mark_is_the_same_everywhere_and_differs_with_every_part() -> None:
    """Also where a string is interned and its equal is not, and for an object within an object."""
    one, two = Base({"ab": [1, (2,)], 3: [Base("x")]}), Base({"".join("ab"): [1, (2,)], 3: [Base("x")]})
    assert mark(one) == mark(two) == "0210da50"
    two.a[3][0].a = "y"
    assert mark(one) != mark(two)


def test_a_whole_state_comes_back() -> None:
    state = TOY.new(seats=3, seed=5).state
    again = TOY.setup(TOY.checked(3, 6, {}))
    read(json.loads(json.dumps(write(state, state.names()))), again, again.names(), {})
    again.restored()
    assert dump(again) == dump(state)
