"""Every combinator inside every other: copies, imagined matches and undo at each point of each little game.

The little trees are walked branch by branch, so that what goes wrong at one point only is met.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

import pytest
from little import Little, asked, gifts, keys, play, take_gift

from oikumene.conformance import Player, answer_and_undo, asleep, picture, restored, sealed_from
from oikumene.kernel.flow import Flow, beside, choose, gather, may, optional, parallel, subset, together
from oikumene.kernel.match import Match

Part: TypeAlias = "Callable[[Little, int], Flow[Any]]"

ATOMS: dict[str, Part] = {
    "choose": lambda state, seat: choose(seat, "pick", lambda: (1, 2)),
    "optional": lambda state, seat: optional(seat, "pick", lambda: ["a"]),
    "may": lambda state, seat: may(seat, "sure", secret=True),
    "subset": lambda state, seat: subset(seat, "some", lambda: ["a", "b", "c"], 1, 2),
    "gather": lambda state, seat: gather(
        seat, "some", lambda picked: ["a", "b"] if len(picked) < 2 else ["c"], lambda p: len(p) > 2, low=3, high=4
    ),
    "two": lambda state, seat: one_and_then(seat),
}


def one_and_then(seat: int) -> Flow[tuple[int, int]]:
    one = yield from choose(seat, "first", lambda: (1, 2))
    other = yield from choose(seat, "then", lambda: (one, 7))
    return one, other


def in_parallel(inner: Part) -> Part:
    return lambda state, seat: parallel((0, 1), lambda branch: inner(state, branch))


def marked_in_parallel(inner: Part) -> Part:
    """The solstice: what a seat decides happens at once."""

    def branch(state: Little, seat: int) -> Flow[Any]:
        got = yield from inner(state, seat)
        state.mark(seat, str(got))
        return got

    return lambda state, seat: parallel((0, 1), lambda each: branch(state, each))


def sealed(inner: Part) -> Part:
    return lambda state, seat: together((0, 1), lambda branch: inner(state, branch))


def with_gifts(inner: Part) -> Part:
    return lambda state, seat: beside(
        inner(state, seat), seat, lambda: gifts(state), lambda value: take_gift(state, seat, value)
    )


def and_again(inner: Part) -> Part:
    def both(state: Little, seat: int) -> Flow[Any]:
        one = yield from inner(state, seat)
        state.mark(str(one))
        yield from choose(1 - seat if seat < 2 else 0, "x", lambda: (8, 9))
        return one

    return both


AROUND: dict[str, Callable[[Part], Part]] = {
    "parallel": in_parallel,
    "solstice": marked_in_parallel,
    "together": sealed,
    "beside": with_gifts,
    "sequence": and_again,
}


def pairs() -> Iterator[tuple[str, Part]]:
    for name, part in ATOMS.items():
        for outer, around in AROUND.items():
            yield f"{name} in {outer}", around(part)
    for inner, within in AROUND.items():
        for outer, around in AROUND.items():
            if not (outer == "together" and inner in ("solstice", "sequence")):  # sealed flows ask and change nothing
                yield f"{inner} in {outer}", around(within(ATOMS["choose"]))
                yield f"{inner} of subsets in {outer}", around(within(ATOMS["subset"]))
    for first in AROUND.values():
        yield (
            "two in three",
            with_gifts(sealed(first(ATOMS["two"]))) if first is with_gifts else first(with_gifts(sealed(ATOMS["two"]))),
        )


PAIRS = list(pairs())


@pytest.mark.parametrize(("name", "part"), PAIRS, ids=[f"{n}: {name}" for n, (name, _) in enumerate(PAIRS)])
def test_pair(name: str, part: Part) -> None:
    def step(state: Little) -> Flow[None]:
        state.mark("end", str((yield from part(state, 0))))

    def after(state: Little) -> Flow[None]:
        yield from may(2, "sure")

    rng = Random(name)
    visited = undone = 0
    todo = [play(step, after)]
    while todo and visited < 60:
        match = todo.pop(rng.randrange(len(todo)))
        undone += look_at(match, rng)
        visited += 1
        for ask in match.asks:
            for value in ask.values():
                twin = match.clone()
                same_ask = twin.find(ask.seat, ask.id)
                assert same_ask is not None
                twin.take(same_ask, value)
                todo.append(twin)
    assert undone


def look_at(match: Match[Any], rng: Random) -> int:
    """Whatever is true at every point of every match."""
    now = picture(match)
    assert picture(match.clone()) == now
    assert match.clone().log == match.log
    assert picture(restored(match)) == now
    ids = asked(match)
    assert len(set(ids)) == len(ids), "each open question has a name of its own"
    for seat in range(match.seats):
        world = match.imagine(seat, rng)
        assert asleep(world, seat) == asleep(match, seat)
        assert picture(world.clone()) == picture(world)
        if not match.over:
            assert not sealed_from(world, seat), "what is sealed is not known in an imagined match"
    if match.over:
        return 0
    return sum(answer_and_undo(match.clone(), Player(rng, False)) for _ in range(3))


# -- what went wrong once, or was suspected to, as table talk


def test_a_free_action_that_asks_does_not_break_a_seal() -> None:
    """Seat 1 has answered under seal; seat 0 is in the middle of a trade, which hides the sealed questions."""
    match = play(
        lambda state: with_gifts(sealed(ATOMS["choose"]))(state, 0),
    )
    match.answer(1, "2")
    match.answer(0, "free:trade")
    assert asked(match) == [(0, "price")]
    world = match.imagine(0, Random(0))
    world.answer(0, "1")
    assert asked(world) == [(0, "0/pick"), (1, "1/pick")], "seat 1 is asked again"


def test_a_free_action_within_a_sealed_branch_is_open() -> None:
    """Its own questions too: in what others imagine, the price is paid."""
    match = play(lambda state: sealed(with_gifts(ATOMS["two"]))(state, 0))
    match.answer(0, "1")
    match.answer(0, "free:trade")
    match.answer(0, "2")
    world = match.imagine(1, Random(0))
    assert world.state.marks == match.state.marks == [(0, "('free', 'trade')"), (0, "price", 2)]
    assert asked(world) == [(0, "0/first"), (1, "1/first")], "but what was sealed before it is asked again"
    assert picture(world.clone()) == picture(world)


def test_a_seal_within_a_seal_holds_until_the_outer_is_broken() -> None:
    match = play(lambda state: sealed(sealed(ATOMS["choose"]))(state, 0))
    match.answer(0, "2", "0/0/pick")
    match.answer(1, "1", "0/1/pick")
    match.answer(1, "1", "1/1/pick")
    assert asked(match) == [(0, "1/0/pick")]
    assert asked(match.imagine(0, Random(0))) == [(1, "0/1/pick"), (0, "1/0/pick"), (1, "1/1/pick")]


def test_two_sets_of_free_actions_side_by_side() -> None:
    """Beside in beside: each takes its own."""

    def step(state: Little) -> Flow[None]:
        inner = beside(
            choose(0, "pick", lambda: (1, 2)), 0, lambda: [("free", "a")], lambda value: take_word(state, value)
        )
        return beside(inner, 0, lambda: gifts(state), lambda value: take_gift(state, 0, value))

    match = play(step)
    assert keys(match, 0) == ["1", "2", "free:a", "free:gift", "free:trade"]
    match.answer(0, "free:a")
    match.answer(0, "free:gift")
    match.answer(0, "free:a")
    assert [mark[-1] for mark in match.state.marks] == ["('free', 'a')", "('free', 'gift')", "('free', 'a')"]


def take_word(state: Little, value: Any) -> Flow[None]:
    state.mark(str(value))
    return
    yield


def test_a_free_action_between_two_parts_of_a_decision() -> None:
    """Gather beside free actions: the free action can go back alone; with a later part everything goes back."""
    match = play(lambda state: with_gifts(ATOMS["subset"])(state, 0))
    match.answer(0, "a")
    match.answer(0, "free:gift")
    twin = match.clone()
    twin.undo(0)
    assert twin.pending[0].picked == ("a",)
    assert twin.state.gifts == 2
    match.answer(0, "b")
    match.undo(0)
    assert match.pending[0].picked == (), "the whole decision"
    assert match.state.gifts == 2, "and what was done between its parts"
