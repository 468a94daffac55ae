"""Cards that wait: what follows by itself, what is at will, in whose order, and checks that come to rest."""

from __future__ import annotations

import pytest
from tests.kit.yard import BUILT, DECK, PLAY, Deed, Yard

from oikumene.kernel.flow import NO, Flow, Value
from oikumene.kit import moments


def through(flow: Flow[object], *answers: Value) -> object:
    """Run a flow with these answers, each of which must be an option."""
    given = iter(answers)
    try:
        asks = next(flow)
        while True:
            value = next(given)
            assert value in asks[0].values(), f"{value} is none of {asks[0].values()}"
            asks = flow.send((asks[0], value))
    except StopIteration as stop:
        assert next(given, None) is None, "nobody asked for so many answers"
        return stop.value


def happens(yard: Yard, side: int = 0) -> Flow[list[tuple[int, moments.Reaction[Deed]]]]:
    return moments.happens(yard, BUILT, side, lambda card: Deed(yard, side, card))


def test_nothing_happens_where_no_card_waits() -> None:
    yard = Yard()
    yard.lay("stone", PLAY)
    assert through(happens(yard)) == []


def test_what_follows_by_itself_follows_as_the_cards_lie_and_the_rest_is_at_will() -> None:
    yard = Yard()
    miller, smith = yard.lay("miller", PLAY), yard.lay("smith", PLAY)
    yard.lay("smith", PLAY + 1)
    left = through(happens(yard))
    assert yard.done == [(0, miller, 2), (0, smith, 1)]
    assert isinstance(left, list)
    assert [(card, reaction.effect.n) for card, reaction in left] == [(miller, 5)]


def test_a_card_that_has_gone_meanwhile_does_nothing() -> None:
    yard = Yard()
    first, second = yard.lay("smith", PLAY), yard.lay("smith", PLAY)

    def deed_of(card: int) -> Deed:
        if card == first:  # looked for, and then done: what the first does takes the second away
            calls.append(card)
            if len(calls) == 2:
                yard.move(second, DECK)
        return Deed(yard, 0, card)

    calls: list[int] = []
    through(moments.happens(yard, BUILT, 0, deed_of))
    assert yard.done == [(0, first, 1)]


def test_every_side_in_the_order_given() -> None:
    yard = Yard()
    mine, theirs = yard.lay("smith", PLAY), yard.lay("smith", PLAY + 1)
    through(moments.everywhere(yard, BUILT, (1, 0), lambda side, card: Deed(yard, side, card)))
    assert yard.done == [(1, theirs, 1), (0, mine, 1)]


def test_what_is_at_will_is_asked_side_by_side() -> None:
    yard = Yard()
    mine, theirs = yard.lay("miller", PLAY), yard.lay("miller", PLAY + 1)
    asked: list[tuple[int, list[int]]] = []

    def decide(side: int, left: list[tuple[int, moments.Reaction[Deed]]]) -> Flow[None]:
        asked.append((side, [card for card, _ in left]))
        yard.done.append((side, -1, 0))
        return
        yield

    through(moments.everywhere(yard, BUILT, (1, 0), lambda side, card: Deed(yard, side, card), decide=decide))
    assert asked == [(1, [theirs]), (0, [mine])]
    assert [side for side, _, _ in yard.done] == [1, 1, 0, 0], "a side decides before the next one's cards do anything"


def test_what_is_at_will_is_not_lost_where_nobody_asks() -> None:
    yard = Yard()
    yard.lay("miller", PLAY)
    with pytest.raises(RuntimeError, match=r"'built' at will \(grow 5\)"):
        through(moments.everywhere(yard, BUILT, (0, 1), lambda side, card: Deed(yard, side, card)))


def test_at_will_any_of_them_in_any_order_or_none() -> None:
    taken: list[int] = []

    def take(card: int) -> Flow[None]:
        taken.append(card)
        return
        yield

    def able() -> list[int]:
        return [card for card in (4, 5, 6) if card not in taken]

    through(moments.at_will(0, "react", able, take), ("react", 6), ("react", 4), NO)
    assert taken == [6, 4]
    through(moments.at_will(0, "react", able, take), ("react", 5))
    assert taken == [6, 4, 5]


def test_in_own_order_all_of_them_but_those_that_have_gone() -> None:
    taken: list[int] = []

    def take(card: int) -> Flow[None]:
        taken.append(card)
        return
        yield

    def able(card: int) -> bool:
        return card != 5 or 6 not in taken  # six takes five away

    through(moments.in_own_order(0, "order", [4, 5, 6], able, take, word="react"), ("react", 6), ("react", 4))
    assert taken == [6, 4]


def test_checks_run_until_they_come_to_rest() -> None:
    yard = Yard()

    def fills(yard: Yard) -> Flow[bool]:
        yard.grain[0] += yard.grain[0] < 3
        return 0 < yard.grain[0] < 3
        yield

    def follows(yard: Yard) -> Flow[bool]:
        if yard.grain[0] == 3 and not yard.grain[1]:
            yard.grain[1] = 1
            return True
        return False
        yield

    through(moments.settle(yard, [fills, follows]))
    assert yard.grain == [3, 1]


def test_checks_that_never_come_to_rest_are_a_fault_that_names_them() -> None:
    def flickers(yard: Yard) -> Flow[bool]:
        return True
        yield

    with pytest.raises(RuntimeError, match="flickers"):
        through(moments.settle(Yard(), [flickers]))
