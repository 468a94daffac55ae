"""Ranks with their tie-breaks, shared places, half points, and wins without points."""

from __future__ import annotations

from itertools import product

import pytest
from small import Small, SmallGame, conforms

from oikumene.kernel.data import data
from oikumene.kernel.flow import Flow, choose
from oikumene.kernel.words import Vocabulary
from oikumene.kit.scoring import HALF, POINT, best, by_deed, by_points, line_by_line, places
from oikumene.kit.sides import in_order, push_each


def test_a_later_tie_break_counts_only_between_equals() -> None:
    ranks = [(5, 9), (6, 0), (6, 1)]
    assert best(range(3), ranks.__getitem__) == (2,)
    assert best((0, 1), ranks.__getitem__) == (1,)


def test_who_is_alike_in_all_of_it_shares_the_win() -> None:
    assert best(range(4), lambda seat: (3, seat % 2)) == (1, 3)
    assert best((), lambda seat: (seat,)) == ()


def test_places_count_those_who_are_ahead() -> None:
    for points in product(range(3), repeat=3):
        found = places(range(3), lambda seat: (points[seat],))
        assert sorted(found)[0] == 1
        for a, b in product(range(3), repeat=2):
            assert (found[a] < found[b]) == (points[a] > points[b])
        assert [seat for seat in range(3) if found[seat] == 1] == list(best(range(3), lambda seat: (points[seat],)))


def test_a_tie_is_broken_by_the_lines_of_the_sheet_from_the_top() -> None:
    sheets = [{"pieces": 5, "advances": 2}, {"pieces": 3, "advances": 4}]
    assert best((0, 1), lambda seat: line_by_line(sheets[seat], ("pieces", "advances"))) == (0,)
    assert best((0, 1), lambda seat: line_by_line(sheets[seat], ("advances",))) == (1,)
    assert best((0, 1), lambda seat: (*line_by_line(sheets[seat], ()), seat == 1)) == (1,)  # the Pyramid's builder


def test_half_points_are_whole_numbers_of_halves() -> None:
    result = by_points([{"advances": 5 * HALF, "cities": 3 * POINT}, {"advances": 0, "cities": 5 * POINT}])
    assert result.scores == (11, 10)
    assert result.winners == (0,)


def test_points_come_with_where_they_came_from() -> None:
    result = by_points([{"a": 1}, {"a": 1}], lambda seat: (-seat,), ending="rounds", legacy={"n": 1})
    assert result.winners == (0,)
    assert result.breakdown == ({"a": 1}, {"a": 1})
    assert (result.ending, result.legacy) == ("rounds", {"n": 1})


def test_a_win_without_points_is_ones_and_noughts() -> None:
    result = by_deed(4, (3, 1), "visionary")
    assert (result.scores, result.winners, result.breakdown) == ((0, 1, 0, 1), (1, 3), ())
    with pytest.raises(AssertionError, match="no seat"):
        by_deed(3, (3,), "usurper")


# -- a game of one bid each: the highest wins; nobody bids: nobody wins


@data
class Bids(Small):
    __slots__ = ()
    WORDS = Vocabulary({}, {"bid": ""}, {})


def bid(state: Small, seat: int) -> Flow[None]:
    state.purses[seat][0] = yield from choose(seat, "bid", lambda: (0, 1, 2))


BIDS = SmallGame(
    "bids",
    Bids,
    {"bid": bid},
    lambda state: push_each(state, "bid", in_order(1, state.seats)),
    result=lambda state: by_deed(
        state.seats,
        best([s for s in range(state.seats) if state.purses[s][0]], lambda seat: (state.purses[seat][0],)),
        "bid",
    ),
)


@pytest.mark.parametrize(("bids", "won"), [((1, 2, 0), (1,)), ((2, 1, 2), (0, 2)), ((0, 0, 0), ())])
def test_the_highest_bid_wins(bids: tuple[int, ...], won: tuple[int, ...]) -> None:
    match = BIDS.new(seats=3, seed=1)
    for seat in (1, 2, 0):
        match.answer(seat, str(bids[seat]))
    assert match.result is not None and match.result.winners == won


def test_bids_pass_the_suite() -> None:
    assert conforms(BIDS, 1)["ends"]
