"""Effects put together: what runs, what can, what is asked, and what must not be told."""

from __future__ import annotations

import pytest
from tests.kit.test_moments import through
from tests.kit.yard import DECK, HAND, Deed, Drop, Effect, Grow, Neighbours, Pay, Rich, Stones, Yard

from oikumene.kernel.flow import NO, YES
from oikumene.kit.effects import Again, Done, phrase, slug, steps_of
from oikumene.kit.ways import Choose, Cost, First, ForEach, If, May, Others, Price, Repeat, Seq, Try


def deed(grain: int = 0, **kind: int) -> Deed:
    yard = Yard(**kind)
    yard.grain[0] = grain
    return Deed(yard, 0, 0)


def ran(effect: Effect, with_deed: Deed, *answers: object) -> tuple[object, list[int]]:
    done = through(effect.run(with_deed), *answers)  # type: ignore[arg-type]
    return done, with_deed.state.grain


def test_seq_does_each_step_as_far_as_possible() -> None:
    effect = Seq((Pay(2), Grow(1)))
    assert ran(effect, deed(5)) == (True, [4, 0])
    assert ran(effect, deed(1)) == (False, [2, 0])
    assert effect.can(deed(2)) and not effect.can(deed(1))


def test_may_asks_only_where_it_can_be_begun() -> None:
    assert ran(May(Pay(1)), deed(0)) == (False, [0, 0])
    assert ran(May(Pay(1)), deed(1), YES) == (True, [0, 0])
    assert ran(May(Pay(1)), deed(1), NO) == (False, [1, 0])


def test_may_asks_of_what_is_hidden_although_nothing_can_be_done() -> None:
    """Whether the question is put would tell others what is in the hand."""
    empty = deed()
    assert ran(May(Drop("stone")), empty, NO) == (False, [0, 0])
    assert ran(May(Cost(Drop("stone"), Grow(1))), empty, NO) == (False, [0, 0])


def test_a_choice_at_which_one_can_decline_is_the_only_question() -> None:
    d = deed()
    stone = d.state.lay("stone", HAND)
    assert ran(May(Cost(Drop("stone"), Grow(1))), d, ("pick", stone)) == (True, [1, 0])
    assert d.state.at[stone] == DECK


def test_a_cost_is_met_in_full_or_nothing_happens() -> None:
    assert ran(Cost(Pay(3), Grow(7)), deed(3)) == (True, [7, 0])
    assert ran(Cost(Pay(3), Grow(7)), deed(2)) == (False, [2, 0])


def test_one_of_several_ways() -> None:
    effect = Choose((Cost(Pay(3), Grow(7)), Grow(1)))
    assert ran(effect, deed(3), ("way", "pay-3-grow-7")) == (True, [7, 0])
    assert ran(effect, deed(3), ("way", "grow-1")) == (True, [4, 0])
    with pytest.raises(AssertionError):
        ran(effect, deed(2), ("way", "pay-3-grow-7"))


def test_what_must_be_done_in_full_is_no_way_of_which_nothing_can_be_done() -> None:
    effect = Choose((Pay(3), Seq((Pay(4), Pay(1))), Grow(1)))
    full = deed(3)
    full.full = True
    assert effect.takeable(full) == [Pay(3), Grow(1)]


def test_nobody_is_made_to_pay_in_full() -> None:
    effect: Choose[Deed] = Choose((Cost(Pay(1), Grow(2)), Repeat(Pay(9))))
    full = deed(1)
    full.full = True
    assert effect.takeable(full) == [Cost(Pay(1), Grow(2)), Repeat(Pay(9))]


def test_a_price_is_one_that_can_be_met() -> None:
    effect = Cost(Price((Pay(1), Pay(5))), Grow(1))
    assert ran(effect, deed(3), ("way", "pay-1")) == (True, [3, 0])
    assert not effect.can(deed(0))


def test_if_and_else() -> None:
    assert ran(If(Rich(2), Grow(1)), deed(1)) == (False, [1, 0])
    assert ran(If(Rich(2), Grow(1), Grow(5)), deed(1)) == (True, [6, 0])
    assert ran(If(Rich(2), Grow(1), Grow(5)), deed(2)) == (True, [3, 0])
    assert str(If(Rich(2), Grow(1), Grow(5))) == "IF grain 2 THEN grow 1 ELSE grow 5"


def test_for_each() -> None:
    assert ran(ForEach(Neighbours(), Grow(2)), deed(sides=3)) == (True, [4, 0, 0])


def test_others_in_order_and_who_decides_nothing_is_only_touched() -> None:
    assert ran(Others(Grow(1)), deed(seats=2, sides=3)) == (True, [0, 1, 10])
    assert ran(Others(Grow(1), everybody=True), deed()) == (True, [1, 1])
    assert ran(Others(Grow(1), Rich(1)), deed(4)) == (True, [4, 0])


def test_the_first_that_can_be_done_in_full_or_the_last_as_far_as_possible() -> None:
    effect = First((Pay(5), Seq((Pay(3), Grow(1)))))
    assert ran(effect, deed(6)) == (True, [1, 0])
    assert ran(effect, deed(3)) == (True, [1, 0])
    assert ran(effect, deed(1)) == (False, [2, 0])


def test_try_and_repeat() -> None:
    assert ran(Try(Pay(2)), deed(1)) == (False, [1, 0])
    assert ran(Repeat(Pay(2)), deed(5)) == (True, [1, 0])


def test_what_is_counted_is_counted_together() -> None:
    one = deed()
    one.of(1).count("card")
    one.count("card", 2)
    assert one.tally == {"card": 3}


def test_why_not_is_that_of_the_price() -> None:
    assert Cost(Pay(1), Grow(1)).why_not(deed()) == "no-grain"
    with pytest.raises(AssertionError, match="can always be done"):
        Grow(1).why_not(deed())


def test_an_odd_card_is_a_function() -> None:
    def doubles(deed: Deed) -> object:
        deed.state.grain[0] *= 2
        return True
        yield

    effect = Done("double", doubles, lambda deed: deed.state.grain[0] > 0)  # type: ignore[arg-type]
    assert ran(effect, deed(3)) == (True, [6, 0])
    assert not effect.can(deed(0))
    assert (effect.say(), slug(effect)) == (("text-double", {}), "double")


# -- how they are said


def test_the_same_step_twice_is_said_once() -> None:
    assert steps_of(Seq((Grow(1), Grow(1), Grow(2)))) == [Again(Grow(1)), Grow(2)]


def test_a_clause_of_its_own_is_not_one_of_a_list() -> None:
    said = phrase(Seq((Grow(1), Others(Grow(2)))), "do")
    assert [id for id, _ in said] == ["text-while"]
    assert [id for id, _ in phrase(Seq((Grow(1), Grow(2))), "do")] == ["text-grow", "text-grow"]


def test_ways_are_set_apart_by_or() -> None:
    id, args = Choose((Grow(1), Grow(2))).say("do")
    ways = args["ways"]
    assert id == "text-choose"
    assert isinstance(ways, list)
    assert ways[0][0] == "text-or-else"


def test_a_choice_for_each_is_made_each_time() -> None:
    """ "For each stone choose", not "choose … for each stone", which may be one choice for all."""
    assert ForEach(Stones(), Choose((Grow(1), Grow(2)))).say("now")[0] == "text-for-each-choice"
    assert ForEach(Stones(), Grow(1)).say("now")[0] == "text-for-each"


def test_one_or_both_in_either_order() -> None:
    one, two = Grow(1), Grow(2)
    assert Choose((one, two, Seq((one, two)), Seq((two, one)))).say("do")[0] == "text-one-or-both"


def test_what_nobody_can_say_is_a_fault() -> None:
    with pytest.raises(TypeError, match="nobody knows how to say Pay"):
        Pay(1).say()
