"""Round the table, sides that are no seats, seats that are one side, and what comes next."""

from __future__ import annotations

from itertools import pairwise

import pytest
from small import Small, SmallGame, conforms

from oikumene.kernel.data import data
from oikumene.kernel.flow import Flow, choose
from oikumene.kernel.words import Vocabulary
from oikumene.kit.sides import (
    Sides,
    clockwise,
    in_order,
    known_as,
    next_one,
    push,
    push_each,
    push_turn,
    seats_of,
    side_of,
)


@pytest.mark.parametrize("n", range(1, 7))
def test_everybody_is_named_once_whoever_begins(n: int) -> None:
    for first in range(n):
        order = in_order(first, n)
        assert order[0] == first and sorted(order) == list(range(n))
        assert all(b == (a + 1) % n for a, b in pairwise(order))
        assert (first, *clockwise(first, n)) == order


def test_the_next_one_is_looked_for_once_round_the_table() -> None:
    asked: list[int] = []

    def holds(seat: int) -> bool:
        asked.append(seat)
        return False

    assert next_one(2, 4, holds) is None
    assert asked == [3, 0, 1, 2]


def test_sides_beyond_the_seats_have_numbers_and_names() -> None:
    sides = Sides(6, "empire", "bandits", "none")
    assert [sides[name] for name in ("empire", "bandits", "none")] == [6, 7, 8]
    assert [sides.name(side) for side in (0, 5, 6, 8)] == [None, None, "empire", "none"]
    assert sides.count == 9
    with pytest.raises(LookupError, match="no side called 'pirates'; there are empire, bandits, none"):
        sides["pirates"]


def test_a_virtual_opponent_is_known_by_the_same_number_in_every_match() -> None:
    assert [known_as(side, 1, 4) for side in (0, 1)] == [0, 4]
    assert [known_as(side, 4, 4) for side in (0, 1, 2, 3)] == [0, 1, 2, 3]


def test_each_seat_is_of_one_side_and_each_side_of_its_seats() -> None:
    empire = 6
    for members in range(16):
        for seat in range(4):
            side = side_of(seat, members, empire)
            assert seat in seats_of(side, 4, members, empire)
        counted = [seat for side in (*range(4), empire) for seat in seats_of(side, 4, members, empire)]
        assert sorted(counted) == [0, 1, 2, 3]


# -- a game of stones: take some or pass; when all have passed everybody is paid in order, and a new round begins


@data
class Stones(Small):
    __slots__ = ()
    WORDS = Vocabulary({"take": "", "pass": ""}, {"act": ""}, {})


def lay(state: Small) -> None:
    state.facts = {"heap": 7, "round": 0, "passed": (), "paid": ()}
    push(state, ("round",))


def begin(state: Small) -> None:
    state.facts |= {"round": state.facts["round"] + 1, "passed": ()}
    push(state, ("turn", state.facts["round"] % state.seats), ("pay-all",))


def turn(state: Small, seat: int) -> Flow[None]:
    what = yield from choose(seat, "act", lambda: ["take", "pass"] if state.facts["heap"] else ["pass"])
    if what == "take":
        state.facts["heap"] -= 1
        state.purses[seat][0] += 1
    else:
        state.facts["passed"] += (seat,)
    push_turn(state, seat, state.seats, lambda other: other not in state.facts["passed"], ("end-round",))


def pay_all(state: Small) -> None:
    if state.facts["round"] < 3:
        push(state, ("round",))
    push_each(state, "pay", in_order(state.facts["round"] % state.seats, state.seats), 2)


def pay(state: Small, seat: int, n: int) -> None:
    state.facts["paid"] += (seat,)
    state.purses[seat][0] += n


STEPS = {"round": begin, "turn": turn, "pay-all": pay_all, "pay": pay, "end-round": lambda state: None}
STONES = SmallGame("stones", Stones, STEPS, lay, seats=range(2, 5))


def test_the_turn_goes_to_the_next_who_has_not_passed() -> None:
    match = STONES.new(seats=4, seed=1)
    asked = []
    for key in ("take", "pass", "take", "take", "take", "pass"):
        asked.append(match.pending[0].seat)
        match.answer(asked[-1], key)
    assert asked == [1, 2, 3, 0, 1, 3]
    assert match.pending[0].seat == 0


def test_steps_come_in_the_order_in_which_they_were_pushed() -> None:
    match = STONES.new(seats=3, seed=1)
    for seat in (1, 2, 0):
        match.answer(seat, "pass")
    assert match.state.facts["paid"] == (1, 2, 0)
    assert match.pending[0].seat == 2  # the next round began with another


def test_stones_pass_the_suite() -> None:
    assert conforms(STONES, 1)["copies"]
