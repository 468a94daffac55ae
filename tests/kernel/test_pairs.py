"""Every combinator inside every other: copies, imagined matches and undo at each point of each little game.

The little trees are walked branch by branch, so that what goes wrong at one point only is met.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

import pytest
from little import Little, LittleGame, asked, gifts, keys, play, take_gift

from oikumene.conformance import CHECKS, Case, Player, answer_and_undo, asleep, attempt, picture, restored, sealed_from
from oikumene.conformance import shown_to_have_answered as shown
from oikumene.kernel.flow import FREE, Flow, beside, choose, gather, guarded, may, optional, parallel, subset, together
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
    "moving": lambda state, seat: subset(
        seat, "some", lambda: ["a", "b", "c"][2 - state.gifts :], 1, lambda: 1 + state.gifts
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


def with_a_guard(inner: Part) -> Part:
    """Free actions around, of which one may not interrupt."""
    return with_gifts(lambda state, seat: guarded(inner(state, seat), lambda value: value != (FREE, "trade")))


def and_again(inner: Part) -> Part:
    def both(state: Little, seat: int) -> Flow[Any]:
        one = yield from inner(state, seat)
        state.mark(str(one))
        yield from choose(1 - seat if seat < 2 else 0, "x", lambda: (8, 9))
        return one

    return both


def late_gifts(inner: Part) -> Part:
    """Free actions are open only once something has been answered."""

    def late(state: Little, seat: int) -> Flow[Any]:
        got = yield from choose(seat, "pick", lambda: (3, 4, 5))
        return (got, (yield from with_gifts(inner)(state, seat)))

    return late


AROUND: dict[str, Callable[[Part], Part]] = {
    "parallel": in_parallel,
    "solstice": marked_in_parallel,
    "together": sealed,
    "beside": with_gifts,
    "guarded": with_a_guard,
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
    for name in ("choose", "subset", "gather", "two"):
        yield f"gifts beside {name} after a question, sealed", sealed(late_gifts(ATOMS[name]))
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
    todo = [play(step, after, after)]
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
            assert sealed_from(world, seat) <= shown(match, seat), "what is sealed is not known in an imagined match"
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


def test_a_free_action_at_a_later_question_of_a_sealed_flow_shows_that_something_was_answered() -> None:
    """What it was, the others cannot know: each of three answers is imagined, and the free action has happened."""
    match = play(lambda state: sealed(late_gifts(ATOMS["choose"]))(state, 0))
    match.answer(0, "4")  # the next question has the same name, and the free action is open only there
    match.answer(0, "free:trade")
    match.answer(0, "2")
    match.answer(0, "1")
    assert asked(match) == [(1, "1/pick")]
    first = set()
    for seed in range(40):
        world = match.imagine(1, Random(seed))
        assert world.state.marks == match.state.marks == [(0, "('free', 'trade')"), (0, "price", 2)]
        assert asked(world) == [(0, "0/pick"), (1, "1/pick")]
        assert keys(world, 0) == ["1", "2", "free:gift", "free:trade"], "what came after it is asked again"
        assert picture(world.clone()) == picture(world)
        first.add(world.chapters[-1].inputs[0][2])
    assert first == {3, 4, 5}
    assert keys(match.imagine(0, Random(0)), 1) == ["3", "4", "5"], "seat 0 knows its own answers"


def test_a_free_action_open_between_certain_parts_only() -> None:
    """Seat 0 may trade once it has picked an a: it has, whatever else it picked."""

    def step(state: Little) -> Flow[Any]:
        some: list[str] = []
        picks = gather(
            0,
            "some",
            lambda picked: some.__setitem__(slice(None), picked) or [w for w in "abcd" if w not in picked],
            lambda picked: len(picked) > 2,
            low=3,
            high=4,
        )
        offers = lambda: [("free", "trade")] if "a" in some and state.gifts else []  # noqa: E731
        mine = beside(picks, 0, offers, lambda value: take_gift(state, 0, value))
        return together((0, 1), lambda seat: mine if seat == 0 else choose(1, "pick", lambda: (1, 2)))

    match = play(step)
    match.answer(0, "b")
    match.answer(0, "a")
    match.answer(0, "free:trade")
    pictures = set()
    for seed in range(40):
        world = match.imagine(1, Random(seed))
        assert asked(world) == [(0, "0/price"), (1, "1/pick")]
        pictures.add(tuple(given[2] for given in world.chapters[-1].inputs[:-1]))
    assert all(given[-2:] == ("a", ("free", "trade")) for given in pictures)
    assert len(pictures) > 4, "what came before the a may be anything"


def test_who_is_asked_because_another_answered_is_asked_in_every_world() -> None:
    """One sealed branch asks two seats, one after the other: seat 1 knows that seat 0 has answered, and not what."""

    def both(seat: int) -> Flow[Any]:
        one = yield from choose(0, "first", lambda: (1, 2, 3))
        some = yield from subset(1, "some", lambda: ["a", "b", "c"][: 3 if one > 1 else 2], 2, 2)
        return one, some

    match = play(lambda state: together((0, 2), lambda seat: both(seat) if seat == 0 else may(2, "sure")))
    match.answer(0, "2")
    assert {frozenset(asked(match.imagine(1, Random(seed)))) for seed in range(9)} == {frozenset(asked(match))}
    match.answer(1, "c")
    said = set()
    for seed in range(40):
        world = match.imagine(1, Random(seed))
        assert asleep(world, 1) == asleep(match, 1)
        said.add(world.chapters[-1].inputs[0][2])
    assert said == {2, 3}, "with a 1 there would have been no c"
    assert asked(match.imagine(2, Random(0))) == [(0, "0/first"), (2, "2/sure")]


def test_where_nothing_else_is_found_what_happened_happened() -> None:
    """Of ten thousand ways to answer one opens the free action: who sees it taken can as well know."""

    def step(state: Little) -> Flow[Any]:
        picked: list[int] = []

        def four(seat: int) -> Flow[Any]:
            for _ in range(4):
                picked.append((yield from choose(seat, "pick", lambda: range(10))))
            offers = lambda: [("free", "gift")] if picked[-4:] == [7, 7, 7, 7] and state.gifts else []  # noqa: E731
            yield from beside(may(seat, "sure"), seat, offers, lambda value: take_gift(state, seat, value))

        return together((0, 1), lambda seat: four(0) if seat == 0 else may(1, "sure"))

    match = play(step)
    for answer in ("7", "7", "7", "7", "free:gift"):
        match.answer(0, answer)
    assert asked(match.imagine(1, Random(0))) == [(0, "0/sure"), (1, "1/sure")]


@pytest.mark.parametrize("check", CHECKS)
def test_the_suite_on_free_actions_at_a_later_question(check: str) -> None:
    """The whole conformance suite on such a game."""
    game = LittleGame([lambda state: sealed(late_gifts(ATOMS["subset"]))(state, 0), lambda state: may(2, "sure")])
    for seed in range(6):
        attempt(check, Case(game, 3, seed=seed, steered=bool(seed % 2)))


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
    match = play(lambda state: with_gifts(ATOMS["subset"])(state, 0), lambda state: may(1, "sure"))
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
