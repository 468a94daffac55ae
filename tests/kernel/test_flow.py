"""Each combinator by itself."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from little import Little, LittleGame, asked, gifts, keys, play, take_gift

from oikumene.conformance import picture
from oikumene.kernel.errors import GameEnd, Refused
from oikumene.kernel.flow import (
    FREE,
    Flow,
    beside,
    choose,
    gather,
    guarded,
    is_free,
    may,
    nothing,
    openly,
    optional,
    parallel,
    run,
    split,
    subset,
    together,
)


def marked(flow: Flow[Any], state: Little) -> Flow[None]:
    state.mark((yield from flow))


def test_choose_gives_the_answer() -> None:
    match = play(lambda state: marked(choose(1, "pick", lambda: ["a", "b"]), state))
    assert asked(match) == [(1, "pick")]
    assert keys(match, 1) == ["a", "b"]
    match.answer(1, "b")
    assert match.over
    assert match.state.marks == [("b",)]


def test_a_question_with_one_answer_is_not_asked() -> None:
    match = play(lambda state: marked(choose(1, "pick", lambda: ["a"]), state))
    assert match.over
    assert match.state.marks == [("a",)]
    assert match.answers == []


def test_a_secret_question_with_one_answer_is_asked() -> None:
    match = play(lambda state: marked(choose(1, "pick", lambda: ["a"], secret=True), state))
    assert asked(match) == [(1, "pick")]


def test_a_question_without_answers_is_a_fault_in_the_rules() -> None:
    with pytest.raises(RuntimeError, match="without an answer"):
        play(lambda state: choose(1, "pick", list))


def test_optional_may_be_declined() -> None:
    match = play(lambda state: marked(optional(0, "pick", lambda: ["a"]), state))
    assert keys(match, 0) == ["a", "no"]
    match.answer(0, "no")
    assert match.state.marks == [(None,)]


def test_optional_with_nothing_to_choose_is_declined_by_force() -> None:
    assert play(lambda state: marked(optional(0, "pick", list), state)).state.marks == [(None,)]


def test_what_declines_a_question() -> None:
    """No, by whatever word; done with nothing picked; and where something must be taken, nothing does."""
    for flow, declines in (
        (optional(0, "pick", lambda: ["a"]), "no"),
        (optional(0, "pick", lambda: ["a"], no="d"), "d"),
        (may(0, "sure"), "no"),
        (choose(0, "pick", lambda: ["a", "b"]), None),
        (subset(0, "some", lambda: ["a", "b"], 0, 2), "done"),
        (subset(0, "some", lambda: ["a", "b"], 1, 2), None),
    ):
        (ask,) = next(flow)
        assert ask.declining() == declines
    some = subset(0, "some", lambda: ["a", "b"], 0, 2)
    (ask,) = next(some)
    (ask,) = some.send((ask, "a"))
    assert ask.declining() is None, "something is picked already"


@pytest.mark.parametrize(("key", "yes"), [("yes", True), ("no", False)])
def test_may_is_yes_or_no(key: str, yes: bool) -> None:
    match = play(lambda state: marked(may(0, "sure"), state))
    match.answer(0, key)
    assert match.state.marks == [(yes,)]


def test_subset_takes_one_more_or_done() -> None:
    match = play(lambda state: marked(subset(0, "some", lambda: ["a", "b", "c"], 1, 3), state))
    assert keys(match, 0) == ["a", "b", "c"]
    assert (match.pending[0].picked, match.pending[0].bounds) == ((), (1, 3))
    match.answer(0, "b")
    assert keys(match, 0) == ["a", "c", "done"]
    assert match.pending[0].picked == ("b",)
    match.answer(0, "done")
    assert match.state.marks == [(("b",),)]


def test_a_full_subset_is_done_by_itself() -> None:
    match = play(lambda state: marked(subset(0, "some", lambda: ["a", "b", "c"], 0, 2), state))
    match.answer(0, "c")
    match.answer(0, "a")
    assert match.state.marks == [(("c", "a"),)]


def test_a_subset_of_everything_is_not_asked() -> None:
    """Two of two in any order is no decision, but which comes first is: only the last part is forced."""
    match = play(lambda state: marked(subset(0, "some", lambda: ["a", "b"], 2, 2), state))
    match.answer(0, "b")
    assert match.state.marks == [(("b", "a"),)]


def test_gather_offers_what_still_fits() -> None:
    """Pay five with ones, twos and fives."""
    worth = {"a": 1, "b": 2, "c": 5}

    def fit(picked: tuple[str, ...]) -> list[str]:
        left = 5 - sum(worth[coin] for coin in picked)
        return [coin for coin in worth if worth[coin] <= left]

    match = play(
        lambda state: marked(
            gather(0, "some", fit, lambda picked: sum(worth[c] for c in picked) == 5, low=1, high=5), state
        )
    )
    match.answer(0, "b")
    assert keys(match, 0) == ["a", "b"]
    match.answer(0, "b")
    assert match.state.marks == [(("b", "b", "a"),)], "the last one was the only one that fitted, and then it was done"


def test_bounds_are_looked_up_whenever_somebody_looks() -> None:
    """A free action in mid-payment brings what may then be paid with."""

    def step(state: Little) -> Flow[None]:
        some = subset(0, "some", lambda: ["a", "b", "c"], lambda: 3 - state.gifts, lambda: 4 - state.gifts)
        state.mark((yield from beside(some, 0, lambda: gifts(state), lambda value: take_gift(state, 0, value))))

    match = play(step)
    assert match.pending[0].bounds == (1, 2)
    match.answer(0, "a")
    match.answer(0, "free:gift")
    assert (match.pending[0].bounds, match.pending[0].picked) == ((2, 3), ("a",))
    assert keys(match, 0) == ["b", "c", "free:gift", "free:trade"], "one is not enough any more"
    match.answer(0, "b")
    assert keys(match, 0) == ["c", "done", "free:gift", "free:trade"], "and two need not be all"
    match.answer(0, "free:gift")
    assert match.over and match.state.marks[-1] == (("a", "b", "c"),)


def test_a_pick_that_vanished_is_no_longer_picked() -> None:
    """What was named for a payment is spent by a free action before it is paid."""
    purse = {2: ["a", "b", "c"], 1: ["b", "c"], 0: ["c", "d"]}

    def step(state: Little) -> Flow[None]:
        some = subset(0, "some", lambda: purse[state.gifts], 1, 3)
        state.mark((yield from beside(some, 0, lambda: gifts(state), lambda value: take_gift(state, 0, value))))

    match = play(step)
    match.answer(0, "b")
    match.answer(0, "a")
    assert keys(match, 0) == ["c", "done", "free:gift", "free:trade"]
    match.answer(0, "free:gift")
    assert match.pending[0].picked == ("b",)
    assert match.clone().pending[0].picked == ("b",)
    assert match.imagine(1, Random(0)).asks[0].picked == ("b",)
    match.answer(0, "free:gift")
    assert match.pending[0].picked == () and keys(match, 0) == ["c", "d"]
    match.answer(0, "c")
    assert keys(match, 0) == ["d", "done"]


def test_picks_beyond_a_bound_that_fell_are_dropped() -> None:
    """Two pairs are named, then a free action takes the workers of one."""

    def step(state: Little) -> Flow[None]:
        some = gather(
            0, "some", lambda picked: ["a", "b"], lambda picked: bool(picked), low=1, high=lambda: 1 + state.gifts
        )
        state.mark((yield from beside(some, 0, lambda: gifts(state), lambda value: take_gift(state, 0, value))))

    match = play(step)
    match.answer(0, "b")
    match.answer(0, "b")
    match.answer(0, "free:gift")
    assert (match.pending[0].picked, match.pending[0].bounds) == (("b", "b"), (1, 2))
    assert keys(match, 0) == ["done", "free:gift", "free:trade"]
    match.answer(0, "free:gift")
    assert match.over and match.state.marks[-1] == (("b",),)


def test_nothing_is_listed_when_a_decision_of_several_parts_is_played_again() -> None:
    listed = []

    def options(picked: tuple[str, ...]) -> list[str]:
        listed.append(picked)
        return ["a", "b", "c"]

    match = play(lambda state: gather(0, "some", options, lambda picked: True, low=0, high=lambda: 3))
    match.answer(0, "a")
    match.answer(0, "b")
    listed.clear()
    assert match.clone().asks[0].picked == ("a", "b") and not listed


def test_a_guard_lets_only_some_free_actions_interrupt() -> None:
    """What a question has promised cannot be made impossible by what is free."""

    def step(state: Little) -> Flow[None]:
        first = guarded(choose(0, "first", lambda: (1, 2)), lambda value: value != (FREE, "trade"))
        inner = beside(first, 0, lambda: gifts(state), lambda value: take_gift(state, 0, value))
        state.mark((yield from inner))
        then = choose(0, "then", lambda: (1, 2))
        yield from beside(then, 0, lambda: gifts(state), lambda value: take_gift(state, 0, value))

    match = play(step)
    assert keys(match, 0) == ["1", "2", "free:gift"]
    with pytest.raises(Refused):
        match.answer(0, "free:trade")
    match.answer(0, "1")
    assert keys(match, 0) == ["1", "2", "free:gift", "free:trade"]


def test_free_actions_need_not_hold_a_question_with_one_answer() -> None:
    """Where every question of a turn has free actions beside it, those with one answer are not put for their sake."""

    def both(state: Little) -> Flow[None]:
        yield from choose(0, "first", lambda: [1])
        state.mark("first")
        yield from choose(0, "then", lambda: [1])

    def step(state: Little) -> Flow[None]:
        return beside(
            both(state),
            0,
            lambda: gifts(state),
            lambda value: take_gift(state, 0, value),
            holds=lambda ask: ask.prompt == "then",
        )

    match = play(step)
    assert asked(match) == [(0, "then")] and match.state.marks == [("first",)]
    assert keys(match, 0) == ["1", "free:gift", "free:trade"]


def test_parallel_runs_a_flow_a_seat() -> None:
    def two(state: Little, seat: int) -> Flow[int]:
        one = yield from choose(seat, "first", lambda: (1, 2))
        state.mark(seat, one)
        return (yield from choose(seat, "then", lambda: (10, 20)))

    match = play(lambda state: marked(parallel((0, 1), lambda seat: two(state, seat)), state))
    assert asked(match) == [(0, "0/first"), (1, "1/first")]
    match.answer(1, "2")
    assert asked(match) == [(0, "0/first"), (1, "1/then")]
    assert match.state.marks == [(1, 2)], "what a seat decides happens at once"
    match.answer(1, "20")
    match.answer(0, "1")
    match.answer(0, "10")
    assert match.state.marks[-1] == ({0: 10, 1: 20},)


def test_parallel_lists_anew_what_others_have_changed() -> None:
    def buy(state: Little, seat: int) -> Flow[None]:
        what = yield from optional(seat, "pick", lambda: [w for w in "abc" if (w,) not in state.marks])
        if what:
            state.mark(what)

    match = play(lambda state: parallel((0, 1), lambda seat: buy(state, seat)))
    assert keys(match, 1) == ["a", "b", "c", "no"]
    match.answer(0, "b")
    assert keys(match, 1) == ["a", "c", "no"]


def test_parallel_of_nobody_is_over_at_once() -> None:
    assert play(lambda state: marked(parallel((), lambda seat: may(seat, "sure")), state)).state.marks == [({},)]


def test_parallel_with_a_seat_twice_is_refused() -> None:
    """One of its flows would be dropped without a word."""
    with pytest.raises(ValueError, match="seat 1 has two flows"):
        play(lambda state: parallel((0, 1, 1), lambda seat: may(seat, "sure")))


def test_one_seat_may_be_asked_the_same_by_two_branches() -> None:
    match = play(lambda state: parallel((0, 1), lambda branch: choose(2, "pick", lambda: (branch, branch + 5))))
    assert asked(match) == [(2, "0/pick"), (2, "1/pick")]
    with pytest.raises(Refused, match="several questions"):
        match.answer(2, "6")
    match.answer(2, "6", "1/pick")
    assert asked(match.clone()) == asked(match) == [(2, "0/pick")]


def test_together_seals_answers_until_all_are_in() -> None:
    match = play(lambda state: marked(together((0, 1), lambda seat: choose(seat, "pick", lambda: (1, 2))), state))
    match.answer(0, "2")
    assert match.state.marks == []
    for _ in range(5):
        world = match.imagine(1, Random(0))
        assert asked(world) == [(0, "0/pick"), (1, "1/pick")], "what seat 0 has answered is not known to seat 1"
    assert asked(match.imagine(0, Random(0))) == [(1, "1/pick")], "but to seat 0 it is"
    match.answer(1, "1")
    assert match.state.marks == [({0: 2, 1: 1},)]


def test_beside_offers_free_actions_with_every_question_of_its_seat() -> None:
    def both(state: Little) -> Flow[None]:
        yield from choose(0, "first", lambda: (1, 2))
        yield from choose(1, "then", lambda: (1, 2))

    match = play(lambda state: beside(both(state), 0, lambda: gifts(state), lambda v: take_gift(state, 0, v)))
    assert keys(match, 0) == ["1", "2", "free:gift", "free:trade"]
    match.answer(0, "free:trade")
    assert asked(match) == [(0, "price")]
    match.answer(0, "2")
    assert asked(match) == [(0, "first")], "then the same question again"
    match.answer(0, "free:gift")
    assert keys(match, 0) == ["1", "2"], "there are no gifts left"
    match.answer(0, "1")
    assert keys(match, 1) == ["1", "2"], "it is the other seat's question"


def test_a_question_with_one_answer_and_a_free_action_is_asked() -> None:
    match = play(
        lambda state: beside(choose(0, "first", lambda: [1]), 0, lambda: gifts(state), lambda v: take_gift(state, 0, v))
    )
    assert keys(match, 0) == ["1", "free:gift", "free:trade"]
    match.answer(0, "free:gift")
    match.answer(0, "free:gift")
    assert match.over, "with the free actions gone the rest is forced"


def test_a_game_may_end_in_the_middle_of_everything() -> None:
    def end(seat: int) -> Flow[None]:
        if (yield from may(seat, "sure")):
            raise GameEnd("enough")

    match = play(lambda state: parallel((0, 1), end), lambda state: may(0, "sure"))
    match.answer(1, "yes")
    assert match.over
    assert match.state.marks == [("ended", "enough")]


def test_run_is_for_flows_that_ask_nothing() -> None:
    assert run(nothing()) is None
    with pytest.raises(RuntimeError, match="asks"):
        run(may(0, "sure"))


def test_free_values_are_told_by_their_first_word() -> None:
    assert is_free(("free", "gift"))
    assert not any(is_free(value) for value in ("free", ("gift",), (), 3))


# -- no error of a rule ends a flow quietly


def nobody(*_: object) -> Any:
    """Plain code of a rule that looks for something there is not."""
    return next(iter(()))


def broken(where: str) -> Any:
    """A step whose rule fails in plain code, at that place, once seat 0 has answered."""

    def step(state: Little) -> Flow[None]:
        def once(*_: object) -> Any:
            return nobody() if state.marks else ("a", "b")

        def take(value: Any) -> Flow[None]:
            return nobody() if where == "take" else take_gift(state, 0, value)

        def rest() -> Flow[None]:
            state.mark((yield from choose(0, "pick", lambda: ("a", "b"))))
            if where == "parallel":
                yield from parallel((0, 1), nobody)
            elif where == "listing":
                yield from choose(0, "then", once)
            elif where == "rule":
                nobody()
            else:
                yield from choose(0, "then", lambda: ("a", "b"))

        return beside(openly(rest()) if where == "rule" else rest(), 0, lambda: [("free", "gift")], take)

    return step


#: mypyc has no PEP 479: see docs/speed.md.
plain = pytest.mark.skipif(bool(os.environ.get("OIKUMENE_COMPILED")), reason="compiled generators end on StopIteration")


@plain
@pytest.mark.parametrize("where", ["take", "listing", "rule", "parallel"])
def test_an_error_in_plain_code_does_not_end_a_flow(where: str) -> None:
    match = play(broken(where), lambda state: may(2, "sure"))
    before = picture(match)
    with pytest.raises(RuntimeError, match="StopIteration"):
        match.answer(0, "free:gift" if where == "take" else "a")
    assert picture(match) == before, "and the question is open as it was"


@plain
def test_an_error_in_an_offer_does_not_end_a_flow() -> None:
    """Two sorts of free actions beside one question: whose it is, is looked up in the offers."""

    def step(state: Little) -> Flow[None]:
        def offers() -> Any:
            return gifts(state) if state.gifts == 2 else nobody()

        inner = beside(may(0, "sure"), 0, offers, lambda value: take_gift(state, 0, value))
        return beside(inner, 0, lambda: [("free", "n", 1)], lambda value: nothing())

    match = play(step, lambda state: may(2, "sure"))
    (ask,) = match.asks
    match.state.gifts = 1
    with pytest.raises(RuntimeError, match="StopIteration"):
        match.take(ask, ("free", "gift"))


def test_an_error_in_what_is_closed_is_one() -> None:
    with pytest.raises(RuntimeError, match="StopIteration"):
        play(lambda state: choose(0, "pick", lambda: ("a", "b"), closed=nobody))


def test_an_error_in_the_door_of_a_step_is_one() -> None:
    match = play(lambda state: may(0, "sure"), nobody)
    before = picture(match)
    with pytest.raises(RuntimeError, match="StopIteration"):
        match.answer(0, "yes")
    assert picture(match) == before


def test_a_step_that_is_no_flow_is_an_error() -> None:
    with pytest.raises(TypeError, match="a step is a flow"):
        play(lambda state: iter(()))  # type: ignore[arg-type, return-value]


def test_an_error_at_the_end_of_a_game_is_one() -> None:
    def end(state: Little) -> Flow[None]:
        if (yield from may(0, "sure")):
            raise GameEnd("enough")

    class Broken(LittleGame):
        def ended(self, state: Little, why: str) -> None:
            nobody()

    match = Broken([end, lambda state: may(1, "sure")]).new()
    before = picture(match)
    with pytest.raises(RuntimeError, match="StopIteration"):
        match.answer(0, "yes")
    assert picture(match) == before


# -- split: numbers over places as one decision


def put(*rooms: int, total: int = 3, low: int | None = None) -> Any:
    """A match in which seat 0 puts so many into places with so much room."""

    def step(state: Little) -> Flow[None]:
        places: list[Any] = [(("put", place), room) for place, room in enumerate(rooms)]
        shares = yield from split(0, "some", lambda: places, total, low=low)
        state.mark(tuple(shares.items()))

    return play(step)


def test_split_offers_numbers_for_each_place() -> None:
    match = put(2, 1, 5)
    assert keys(match, 0) == ["put:0:1", "put:0:2", "put:1:1", "put:2:1", "put:2:2", "put:2:3"]
    assert match.pending[0].bounds == (3, 3) and match.pending[0].count == 0
    match.answer(0, "put:0:2")
    assert keys(match, 0) == ["put:1:1", "put:2:1"], "a place is named once"
    assert match.pending[0].count == 2 and match.pending[0].picked == ("put:0:2",)
    match.answer(0, "put:2:1")
    assert match.over and match.state.marks == [(((("put", 0), 2), (("put", 2), 1)),)]


def test_split_never_leads_where_the_rest_has_no_room() -> None:
    match = put(2, 2, total=3)
    assert keys(match, 0) == ["put:0:1", "put:0:2", "put:1:1", "put:1:2"]
    match.answer(0, "put:0:1")
    assert match.over, "the two others can only go to the other place"
    assert match.state.marks == [(((("put", 0), 1), (("put", 1), 2)),)]


def test_split_between_bounds_may_be_done_early() -> None:
    match = put(2, 2, total=3, low=1)
    assert "done" not in keys(match, 0)
    match.answer(0, "put:0:1")
    assert keys(match, 0) == ["put:1:1", "put:1:2", "done"]
    match.answer(0, "done")
    assert match.state.marks == [(((("put", 0), 1),),)]


def test_split_where_there_is_no_room_for_all() -> None:
    assert put(1, 1, total=5).state.marks == [(((("put", 0), 1), (("put", 1), 1)),)]
    assert put(0, 0, total=5).state.marks == [((),)]


def test_split_of_many_has_few_options_and_reaches_every_number() -> None:
    match = put(40, 40, total=23)
    assert len(keys(match, 0)) == 2 * 9
    match.answer(0, "put:0:15")
    match.answer(0, "put:0:2")
    match.answer(0, "put:1:5")
    match.answer(0, "put:1:1")
    assert match.state.marks == [(((("put", 0), 17), (("put", 1), 6)),)]


def test_split_is_one_decision_for_undo() -> None:
    match = put(3, 3, 3, 3, total=3)
    match.answer(0, "put:0:1")
    match.answer(0, "put:1:1")
    match.undo(0)
    assert match.pending[0].picked == () and match.answers == []


def test_every_split_ends_and_adds_up() -> None:
    """At random: what is put is within the rooms and the bounds, whichever way it goes."""
    for seed in range(120):
        rng = Random(seed)
        rooms = [rng.randrange(0, 30 if seed % 3 == 0 else 4) for _ in range(rng.randrange(1, 5))]
        total = rng.randrange(0, 12)
        low = None if seed % 2 else rng.randrange(0, total + 1)
        match = put(*rooms, total=total, low=low)
        while match.asks:
            match.take(match.asks[0], rng.choice(match.asks[0].values()))
        shares = dict(match.state.marks[0][0])
        most = min(total, sum(rooms))
        assert min(most, total if low is None else low) <= sum(shares.values()) <= most
        assert all(0 < n <= rooms[place] for (_, place), n in shares.items())


def test_what_something_else_takes_away_is_dropped_from_a_split() -> None:
    """Free actions beside it change the room: bounds and picks follow."""

    def step(state: Little) -> Flow[None]:
        flow = split(0, "some", lambda: [(("put", 0), state.gifts), (("put", 1), 3)], 4)
        shares = yield from beside(flow, 0, lambda: gifts(state), lambda value: take_gift(state, 0, value))
        state.mark(tuple(shares.items()))

    match = play(step)
    match.answer(0, "put:0:2")
    match.answer(0, "free:gift")
    assert match.pending[0].picked == () and match.pending[0].bounds == (4, 4)
    match.answer(0, "free:gift")
    assert match.over, "all that is left goes to the only place with room"
    assert match.state.marks[-1] == (((("put", 1), 3),),)
