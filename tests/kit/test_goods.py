"""Paying: what can be met, what is asked, and that no answer leads where the rest cannot be paid."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.test_moments import through

from oikumene.kernel.flow import Flow
from oikumene.kit.goods import (
    Amounts,
    Choice,
    Swap,
    Tender,
    minus,
    numbers,
    paid,
    paid_at_once,
    paid_by_swaps,
    payable,
    wholes,
)

GOODS = 4

amounts = st.tuples(*[st.integers(0, 3)] * GOODS)
swap = st.builds(
    Swap,
    st.integers(0, GOODS - 1),
    st.lists(st.integers(0, GOODS - 1), min_size=1, max_size=3, unique=True).map(tuple),
    rate=st.integers(1, 2),
    limit=st.none() | st.integers(0, 2),
).filter(lambda swap: swap.good not in swap.owed)
tenders = st.lists(swap, max_size=3).map(lambda swaps: Tender(*swaps))


def every_way(purse: Amounts, price: Amounts, tender: Tender) -> set[Amounts]:
    """By trying everything: how many units of each swap go for each good."""
    places = [(n, swap, good) for n, swap in enumerate(tender) for good in swap.owed]
    found = set()
    for units in product(*[range(-(-price[good] // swap.rate) + 1) for _, swap, good in places]):
        owed, spent, used = list(price), [0] * GOODS, [0] * len(tender.swaps)
        wasted = False
        for (n, swap, good), k in zip(places, units, strict=True):
            wasted = wasted or (k > 0 and (k - 1) * swap.rate >= owed[good])
            owed[good] = max(0, owed[good] - k * swap.rate)
            spent[swap.good] += k
            used[n] += k
        if wasted or any(swap.limit is not None and used[n] > swap.limit for n, swap in enumerate(tender)):
            continue
        whole = tuple(a + b for a, b in zip(owed, spent, strict=True))
        if all(a <= b for a, b in zip(whole, purse, strict=True)):
            found.add(whole)
    return found


def walked(purse: Amounts, price: Amounts, tender: Tender) -> set[Amounts]:
    """Every payment that the questions lead to, whatever is answered."""

    def go(answers: list[int]) -> list[Amounts]:
        asked: list[list[int]] = []
        given = iter(answers)

        def asking(choice: Choice, able: object) -> Flow[int]:
            ways = able()  # type: ignore[operator]
            assert len(ways) > 1, "nothing is asked where there is one way"
            k = next(given, None)
            if k is None:
                asked.append(ways)
                raise LookupError
            return k
            yield

        flow = paid(lambda: purse, price, tender, asking)
        try:
            next(flow)
        except StopIteration as stop:
            return [stop.value]
        except LookupError:
            return [way for k in asked[0] for way in go([*answers, k])]
        raise AssertionError

    return set(go([]))


@settings(deadline=None)
@given(amounts, amounts, tenders)
def test_what_can_be_met_is_what_some_way_meets(purse: Amounts, price: Amounts, tender: Tender) -> None:
    ways = every_way(purse, price, tender)
    assert payable(purse, price, tender.swaps) == bool(ways)
    assert tender.payable(purse, price) == bool(ways)


@settings(deadline=None)
@given(amounts, amounts, tenders)
def test_the_questions_lead_to_every_way_and_to_no_dead_end(purse: Amounts, price: Amounts, tender: Tender) -> None:
    ways = every_way(purse, price, tender)
    if ways:
        assert walked(purse, price, tender) == ways


@settings(deadline=None)
@given(amounts, amounts, tenders)
def test_whole_payments_are_every_way(purse: Amounts, price: Amounts, tender: Tender) -> None:
    if all(swap.limit is None for swap in tender):
        found = wholes(purse, price, tender)
        assert len(set(found)) == len(found)
        assert set(found) == every_way(purse, price, tender)


def test_whole_payments_in_one_question_least_in_other_kind_first() -> None:
    tender = Tender(Swap(2, (1,)), Swap(2, (0,), rate=2))
    assert wholes((2, 1, 3), (2, 1, 1), tender) == [(2, 1, 1), (0, 1, 2), (2, 0, 2), (0, 0, 3)]
    flow = paid_at_once(lambda: (2, 1, 3), (2, 1, 1), tender, 0, "pay", "pay", (7,))
    assert through(flow, ("pay", 0, 1, 2)) == (0, 1, 2)


@settings(deadline=None)
@given(amounts, amounts, st.integers(1, 2), st.integers(0, 2))
def test_where_one_good_stands_in_for_all_the_span_is_what_the_numbers_say(
    purse: Amounts, price: Amounts, rate: int, good: int
) -> None:
    tender = Tender(Swap(3, (0, 1, 2), rate=rate))
    assert tender.covers(purse, enumerate(price)) == payable(purse, price, tender.swaps)
    if tender.payable(purse, price):
        now = (*(0 for _ in range(good)), *price[good:])  # those before it are paid
        choice = Choice(good, Swap(3, (good,), rate), now, (0,) * GOODS)
        later = (Swap(3, tuple(other for other in range(good + 1, 3)), rate),)
        assert list(tender.span(purse, enumerate(now), good)) == numbers(purse, choice, later)


def test_nothing_is_asked_where_there_is_one_way() -> None:
    assert walked((2, 0, 0, 0), (2, 0, 0, 0), Tender(Swap(1, (0,)))) == {(2, 0, 0, 0)}


def test_one_unit_may_stand_for_two_and_no_change_is_given() -> None:
    progress = Tender(Swap(2, (0,), rate=2))
    assert walked((3, 0, 2, 0), (3, 0, 0, 0), progress) == {(3, 0, 0, 0), (1, 0, 1, 0), (0, 0, 2, 0)}


def test_a_discount_leaves_the_least() -> None:
    assert minus((3, 1, 0), (5, 5, 5), least=1) == (1, 1, 0)


@pytest.mark.parametrize("limit", [0, 1, 2])
def test_a_swap_is_used_so_often_in_all(limit: int) -> None:
    """Two goods share what a swap may do (the free units of a great builder)."""
    tender = Tender(Swap(3, (0, 1), limit=limit))
    assert tender.payable((0, 1, 0, 5), (1, 1, 0, 0)) == (limit >= 1)
    assert tender.payable((0, 0, 0, 5), (1, 1, 0, 0)) == (limit >= 2)


def test_a_good_that_stands_in_can_itself_be_stood_in_for() -> None:
    """An idea for the food, and gold for the idea that is owed besides."""
    tender = Tender(Swap(1, (0,)), Swap(2, (1,)))
    assert walked((0, 1, 1, 0), (1, 1, 0, 0), tender) == {(0, 1, 1, 0)}


# -- swap by swap


def by_swaps(purse: Amounts, price: Amounts, tender: Tender) -> Flow[Amounts]:
    ways = [(swap, good) for swap in tender for good in swap.owed]
    return paid_by_swaps(lambda: purse, price, tender, 0, "pay", lambda swap, good: ("swap", ways.index((swap, good))))


def all_by_swaps(purse: Amounts, price: Amounts, tender: Tender) -> list[Amounts]:
    """Every payment that some answers lead to, as often as there are answers that do."""
    found: list[Amounts] = []

    def go(answers: list[object]) -> None:
        flow = by_swaps(purse, price, tender)
        try:
            asks = next(flow)
            for answer in answers:
                asks = flow.send((asks[0], answer))  # type: ignore[arg-type]
        except StopIteration as stop:
            found.append(stop.value)
            return
        assert asks[0].values(), "a question without an answer"
        for value in asks[0].values():
            go([*answers, value])

    go([])
    return found


@settings(deadline=None, max_examples=60)
@given(amounts, amounts, tenders.filter(lambda tender: len(set(tender.swaps)) == len(tender.swaps)))
def test_swap_by_swap_every_payment_is_found_and_no_other(purse: Amounts, price: Amounts, tender: Tender) -> None:
    if not tender.payable(purse, price) or sum(price) > 6:
        return
    assert set(all_by_swaps(purse, price, tender)) == every_way(purse, price, tender)


def test_swap_by_swap_no_payment_is_found_twice() -> None:
    found = all_by_swaps((2, 2, 3, 0), (2, 2, 0, 0), Tender(Swap(2, (0, 1))))
    assert len(found) == len(set(found)) == 8


def test_who_pays_in_kind_answers_once_however_many_swaps_there_are() -> None:
    tender = Tender(Swap(3, (0, 1, 2)), Swap(1, (0,)), Swap(2, (0,)))
    assert through(by_swaps((2, 2, 2, 3), (2, 1, 1, 0), tender), "done") == (2, 1, 1, 0)


def test_what_is_short_must_be_swapped_before_it_is_done() -> None:
    tender = Tender(Swap(3, (0,)), Swap(1, (0,)))
    assert next(by_swaps((0, 1, 0, 1), (1, 0, 0, 0), tender))[0].values() == [("swap", 0), ("swap", 1)]
    assert through(by_swaps((0, 1, 0, 1), (1, 0, 0, 0), tender), ("swap", 1)) == (0, 1, 0, 0)


def test_two_swaps_that_are_one_option_are_a_fault() -> None:
    with pytest.raises(AssertionError, match="one option"):
        next(
            paid_by_swaps(
                lambda: (1, 1), (1, 0), Tender(Swap(1, (0,)), Swap(1, (0,), 2)), 0, "pay", lambda s, g: "swap"
            )
        )
