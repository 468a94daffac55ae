"""Taking back: one's own last decision, as far as nothing was learned by it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from little import HAND, OPEN, PILE, Little, LittleGame, asked, five_cards, keys, play

from oikumene.conformance import picture
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Flow, choose, may, optional, parallel, subset, together
from oikumene.kernel.match import REMEMBERED, Match
from oikumene.kernel.table import ALL
from oikumene.registry import game


def say(seat: int) -> Any:
    """A step: the seat says something, and nothing is learned by it."""

    def step(state: Little) -> Flow[None]:
        state.mark(seat, (yield from choose(seat, "pick", lambda: ("a", "b"))))

    return step


def draw(seat: int) -> Any:
    """A step: the seat decides to draw or not."""

    def step(state: Little) -> Flow[None]:
        if (yield from may(seat, "sure")):
            state.move(state.zones[PILE][-1], HAND + seat)

    return step


def refused(match: Match[Little], seat: int, why: str) -> None:
    before, log, answers = picture(match), list(match.log), list(match.answers)
    with pytest.raises(Refused) as said:
        match.undo(seat)
    assert said.value.code == why
    assert (picture(match), match.log, match.answers) == (before, log, answers)


def test_the_last_answer_goes_back() -> None:
    match = play(say(0), say(0))
    before = picture(match)
    match.answer(0, "b")
    match.undo(0)
    assert picture(match) == before
    assert match.answers == []


def test_one_after_the_other() -> None:
    match = play(say(0), say(0), say(0), say(1))
    before = picture(match)
    for key in ("a", "b", "a"):
        match.answer(0, key)
    for _ in range(3):
        match.undo(0)
    assert picture(match) == before
    refused(match, 0, "nothing")


@pytest.mark.parametrize("consent", [False, True])
def test_a_finished_game_is_not_taken_back(consent: bool) -> None:
    """All hands, and the seed, are open then: also if everybody agrees."""
    match = play(say(0), say(0))
    match.answer(0, "b")
    match.answer(0, "a")
    before, log, answers = picture(match), list(match.log), list(match.answers)
    for copy in (match, match.clone(), Match.restore(match.game, match.save())):
        for seat in range(3):
            with pytest.raises(Refused) as said:
                copy.undo(seat, consent=consent)
            assert said.value.code == "over"
        assert (picture(copy), copy.log, copy.answers) == (before, log, answers)


def test_what_was_drawn_stays_drawn() -> None:
    match = play(draw(0), say(0), deal=five_cards)
    match.answer(0, "yes")
    refused(match, 0, "learned")


def test_what_another_draws_by_it_is_a_bar() -> None:
    """Seat 0 passes, and by that seat 1 draws: were it taken back, seat 1 might be dealt something else as well."""

    def step(state: Little) -> Flow[None]:
        if not (yield from may(0, "sure")):
            state.move(state.zones[PILE][-1], HAND + 1)

    match = play(step, say(1), deal=five_cards)
    match.answer(0, "no")
    refused(match, 0, "learned")
    match.undo(0, consent=True)
    assert match.state.at[match.state.zones[PILE][-1]] == PILE
    assert asked(match) == [(0, "sure")]


def test_what_another_is_shown_and_loses_again_is_a_bar() -> None:
    def step(state: Little) -> Flow[None]:
        yield from may(0, "sure")
        state.reveal(state.zones[PILE][-1], 1 << 2)
        state.shuffle(PILE)

    match = play(step, say(1), deal=five_cards)
    match.answer(0, "no")
    refused(match, 0, "learned")


def test_what_a_step_after_it_shows_to_another_is_a_bar() -> None:
    def step(state: Little) -> Flow[None]:
        state.move(state.zones[PILE][-1], HAND + 1)
        yield from may(1, "sure")

    match = play(say(0), step, deal=five_cards)
    match.answer(0, "a")
    refused(match, 0, "learned")


def test_what_another_must_answer_and_sees_by_it_is_a_bar() -> None:
    """Seat 1 has one answer, and draws."""

    def step(state: Little) -> Flow[None]:
        yield from may(0, "sure")
        yield from choose(1, "pick", lambda: ["a"])
        state.move(state.zones[PILE][-1], HAND + 1)

    match = play(step, say(2), deal=five_cards)
    match.answer(0, "yes")
    refused(match, 0, "learned")


def test_a_card_out_of_ones_own_hand_goes_back() -> None:
    """That the others saw it is one's own answer: nobody else gives anything away."""

    def step(state: Little) -> Flow[None]:
        if (yield from may(0, "sure")):
            state.move(state.zones[HAND][0], OPEN)
        else:
            state.reveal(state.zones[HAND][0], ALL)

    match = play(step, say(1), deal=five_cards)
    before = picture(match)
    for key in ("yes", "no"):
        match.answer(0, key)
        match.undo(0)
        assert picture(match) == before


def test_a_card_out_of_anothers_hand_does_not() -> None:
    """Seat 1 makes seat 0 show a card to seat 2."""

    def step(state: Little) -> Flow[None]:
        if (yield from may(1, "sure")):
            state.move(state.zones[HAND][0], HAND + 2)

    match = play(step, say(2), deal=five_cards)
    match.answer(1, "yes")
    refused(match, 1, "learned")


def test_nor_one_that_another_must_play_by_it() -> None:
    def step(state: Little) -> Flow[None]:
        yield from may(1, "sure")
        card = yield from choose(0, "pick", lambda: [("take", state.zones[HAND][0])])
        state.move(int(card[1]), HAND + 2)

    match = play(step, say(2), deal=five_cards)
    match.answer(1, "yes")
    refused(match, 1, "learned")


def test_dice_are_not_rolled_again() -> None:
    def step(state: Little) -> Flow[None]:
        yield from may(0, "sure")
        state.mark(state.below(6))

    match = play(step, say(0))
    match.answer(0, "yes")
    refused(match, 0, "learned")


def test_a_step_that_opens_by_showing_cards_is_a_bar() -> None:
    def step(state: Little) -> Flow[None]:
        state.reveal(state.zones[PILE][-1], ALL)
        yield from may(0, "sure")

    match = play(say(0), step, deal=five_cards)
    match.answer(0, "a")
    refused(match, 0, "learned")


def test_a_step_without_questions_that_shows_cards_is_a_bar() -> None:
    def step(state: Little) -> Flow[None]:
        state.move(state.zones[PILE][-1], OPEN)
        return
        yield

    match = play(say(0), step, say(0), deal=five_cards)
    match.answer(0, "a")
    refused(match, 0, "learned")


def test_somebody_has_decided_since() -> None:
    match = play(say(0), say(1), say(0))
    match.answer(0, "a")
    match.answer(1, "b")
    refused(match, 0, "answered")
    match.undo(1)
    match.undo(0)
    assert match.answers == []


def test_with_consent_everything_goes_back() -> None:
    match = play(draw(0), say(1), say(0), deal=five_cards)
    before = picture(match)
    match.answer(0, "yes")
    match.answer(1, "a")
    match.undo(0, consent=True)
    assert picture(match) == before


def test_a_decision_of_several_parts_goes_back_as_one() -> None:
    match = play(lambda state: subset(0, "some", lambda: ["a", "b", "c", "d"], 2, 3))
    for key in ("d", "a"):
        match.answer(0, key)
    match.undo(0)
    assert match.pending[0].picked == ()
    assert match.answers == []


def test_a_decision_whose_first_part_was_forced_goes_back_as_one() -> None:
    """The first part had one answer; what was chosen is the second."""
    from oikumene.kernel.flow import gather

    def step(state: Little) -> Flow[Any]:
        return gather(0, "some", lambda got: ["b", "c", "d"] if got else ["a"], lambda got: len(got) > 2, low=3, high=3)

    match = play(step, say(1))
    assert match.pending[0].picked == ("a",)
    match.answer(0, "b")
    match.answer(0, "c")
    assert asked(match) == [(1, "pick")]
    match.undo(0)
    assert match.pending[0].picked == ("a",)
    refused(match, 0, "nothing")


def test_a_decision_whose_last_part_was_forced_goes_back_as_one() -> None:
    match = play(lambda state: subset(0, "some", lambda: ["a", "b"], 2, 2), say(0))
    match.answer(0, "b")
    assert asked(match) == [(0, "pick")]
    match.undo(0)
    assert match.pending[0].picked == ()


def test_forced_answers_are_passed_over() -> None:
    """Between the seat's answer and now it was asked things with one answer only."""
    match = play(say(0), lambda state: choose(0, "x", lambda: ["a"]), say(0))
    match.answer(0, "b")
    match.undo(0)
    assert asked(match) == [(0, "pick")]
    assert match.state.marks == []


# -- at the same time


def branch(state: Little, seat: int) -> Flow[None]:
    state.mark(seat, (yield from choose(seat, "pick", lambda: ("a", "b"))))
    state.mark(seat, (yield from choose(seat, "then", lambda: ("c", "d"))))


def test_the_simultaneous_answer_of_another_stays() -> None:
    match = play(lambda state: parallel((0, 1), lambda seat: branch(state, seat)))
    match.answer(0, "a")
    match.answer(1, "b")
    match.answer(1, "c")
    match.undo(0)
    assert asked(match) == [(0, "0/pick")]
    assert match.state.marks == [(1, "b"), (1, "c")]
    assert match.answers == [(1, "1/pick", "b"), (1, "1/then", "c")]


def test_unless_it_no_longer_fits() -> None:
    """Seat 1 chose what only seat 0's answer had left open."""

    def one(state: Little, seat: int) -> Flow[None]:
        state.mark((yield from choose(seat, "pick", lambda: [w for w in "abc" if (w,) not in state.marks][:2])))

    match = play(lambda state: parallel((0, 1), lambda seat: one(state, seat)), say(2))
    match.answer(0, "a")
    match.answer(1, "c")
    refused(match, 0, "answered")
    match.undo(0, consent=True)
    assert asked(match) == [(0, "0/pick"), (1, "1/pick")], "with consent it is taken back too"


def test_unless_the_other_has_drawn_something_else_by_it() -> None:
    """Seat 0 shuffles the pile, then seat 1 draws from it. Were the shuffle taken back, seat 1 would draw another card
    and know both."""

    def one(state: Little, seat: int) -> Flow[None]:
        if (yield from may(seat, "sure")):
            while seat == 0 and state.ident(state.zones[PILE][-1]) == "elk":
                state.shuffle(PILE)
            if seat == 1:
                state.move(state.zones[PILE][-1], HAND + 1)

    match = play(lambda state: parallel((0, 1), lambda seat: one(state, seat)), say(2), say(2), deal=five_cards)
    match.answer(0, "yes")
    match.answer(1, "yes")
    refused(match, 0, "answered")


def in_turns(state: Little, seat: int) -> Flow[None]:
    """Seat 0 says something; whoever else is asked may draw."""
    if (yield from may(seat, "sure")) and seat:
        state.move(state.zones[PILE][-1], HAND + seat)
    yield from choose(seat, "then", lambda: ("c", "d"))


def test_what_another_learned_by_its_own_answer_is_no_bar() -> None:
    """It stays answered, and seat 1 knows the same card as before."""
    match = play(lambda state: parallel((0, 1), lambda seat: in_turns(state, seat)), say(2), deal=five_cards)
    match.answer(0, "yes")
    match.answer(1, "yes")
    drawn = match.state.zones[HAND + 1]
    match.undo(0)
    assert asked(match) == [(0, "0/sure"), (1, "1/then")]
    assert match.state.zones[HAND + 1] == drawn


def test_unless_a_third_learned_by_it_what_it_would_not_know() -> None:
    """Seat 1's answer is the last, so the next step begins and seat 2 draws."""

    def step(state: Little) -> Flow[None]:
        state.move(state.zones[PILE][-1], HAND + 2)
        yield from may(2, "sure")

    match = play(lambda state: parallel((0, 1), lambda seat: may(seat, "sure")), step, deal=five_cards)
    match.answer(0, "yes")
    match.answer(1, "yes")
    refused(match, 0, "answered")


def test_unless_a_third_was_told_by_it_what_it_would_not_be() -> None:
    """The same with a fact that is no card."""

    def step(state: Little) -> Flow[None]:
        state.told(1 << 2)
        yield from may(2, "sure")

    match = play(lambda state: parallel((0, 1), lambda seat: may(seat, "sure")), step)
    match.answer(0, "yes")
    match.answer(1, "yes")
    refused(match, 0, "answered")


def test_unless_a_third_has_drawn_something_else_by_it() -> None:
    """Seat 0 shuffles, seat 1 deals to seat 2."""

    def one(state: Little, seat: int) -> Flow[None]:
        if (yield from may(seat, "sure")):
            while seat == 0 and state.ident(state.zones[PILE][-1]) == "elk":
                state.shuffle(PILE)
            if seat == 1:
                state.move(state.zones[PILE][-1], HAND + 2)

    match = play(lambda state: parallel((0, 1), lambda seat: one(state, seat)), say(2), deal=five_cards)
    match.answer(0, "yes")
    match.answer(1, "yes")
    refused(match, 0, "answered")


def test_unless_what_another_saw_and_lost_may_have_been_something_else() -> None:
    """Seat 0 shuffles, seat 1 peeks and shuffles too: what it saw is nowhere to be found."""

    def one(state: Little, seat: int) -> Flow[None]:
        if (yield from may(seat, "sure")):
            if seat == 1:
                state.reveal(state.zones[PILE][-1], 1 << 1)
            state.shuffle(PILE)
        yield from choose(seat, "then", lambda: ("c", "d"))

    match = play(lambda state: parallel((0, 1), lambda seat: one(state, seat)), say(2), deal=five_cards)
    match.answer(0, "yes")
    match.answer(1, "yes")
    refused(match, 0, "answered")


def test_unless_the_other_has_ended_the_matter() -> None:
    """Seat 1 ends the step while seat 0 is still in it: seat 0 would not be asked again."""
    from oikumene.kernel.errors import GameEnd

    def one(state: Little, seat: int) -> Flow[None]:
        yield from choose(seat, "pick", lambda: ("a", "b"))
        if seat == 1:
            raise GameEnd("enough")
        yield from choose(seat, "then", lambda: ("a", "b"))

    class Scored(LittleGame):
        """At the end there is something left to do."""

        def ended(self, state: Little, why: str) -> None:
            state.agenda = [("step", 1)]

    match = Scored((lambda state: parallel((0, 1), lambda seat: one(state, seat)), say(2))).new(seats=3)
    match.answer(0, "a")
    match.answer(1, "a")
    assert asked(match) == [(2, "pick")]
    refused(match, 0, "same")


def bids(state: Little) -> Flow[None]:
    offers = yield from together((0, 1, 2), lambda seat: choose(seat, "pick", lambda: (1, 2)))
    state.mark(*offers.values())


def test_a_sealed_answer_goes_back_while_the_seal_holds() -> None:
    match = play(bids)
    match.answer(0, "1")
    match.answer(1, "2")
    match.undo(0)
    assert asked(match) == [(0, "0/pick"), (2, "2/pick")]
    match.answer(0, "2")
    match.answer(2, "1")
    assert match.state.marks == [(2, 2, 1)]


def test_a_sealed_answer_does_not_go_back_once_the_others_are_known() -> None:
    """Bids are no cards; and yet everybody has learned them when the last one is in."""
    match = play(bids, say(0))
    for seat, key in ((0, "1"), (1, "2"), (2, "2")):
        match.answer(seat, key)
    for seat in range(3):
        refused(match, seat, "learned")


def test_a_seal_of_ones_own_tells_one_nothing() -> None:
    match = play(lambda state: together((1,), lambda seat: choose(seat, "pick", lambda: (1, 2))), say(0))
    match.answer(1, "1")
    match.undo(1)
    assert asked(match) == [(1, "1/pick")]


# -- far back


def test_undo_reaches_back_over_steps_without_questions() -> None:
    def silent(state: Little) -> Flow[None]:
        state.mark("silent")
        return
        yield

    match = play(say(0), *[silent] * 10, say(0))
    match.answer(0, "a")
    match.undo(0)
    assert match.state.marks == []


def test_undo_does_not_reach_back_for_ever() -> None:
    match = play(*[say(0)] * (REMEMBERED + 20), say(1))
    while match.asks[0].seat == 0:
        match.answer(0, "a")
    for _ in range(REMEMBERED - 1):  # the last of those remembered is the step of seat 1
        match.undo(0)
    refused(match, 0, "nothing")


def test_after_an_undo_the_log_is_what_it_was() -> None:
    def step(state: Little) -> Flow[None]:
        state.note("said", 0)
        yield from choose(0, "pick", lambda: ("a", "b"))
        state.note("said", 1)

    match = play(step, step)
    log = list(match.log)
    match.answer(0, "a")
    assert len(match.log) == len(log) + 2
    match.undo(0)
    assert match.log == log


def test_optional_goes_back_too() -> None:
    match = play(lambda state: optional(0, "pick", lambda: ("a", "b")), say(1))
    match.answer(0, "no")
    match.undo(0)
    assert keys(match, 0) == ["a", "b", "no"]


@pytest.mark.parametrize("name", ["ancient_world", "imperial_settlers"])
def test_whether_something_goes_back_is_known_without_trying(name: str) -> None:
    rng = Random(7)
    said: Counter[bool] = Counter()
    for seed in range(2):
        match = game(name).new(seats=3, seed=seed)
        while match.asks and len(match.answers) < 150:
            for seat in range(3):
                for consent in (False, True):
                    can = match.can_undo(seat, consent=consent)
                    assert can == goes_back(match, seat, consent), (seed, len(match.answers), seat, consent)
                    said[can] += 1
            ask = rng.choice(match.asks)
            match.take(ask, rng.choice(ask.values()))
            if rng.random() < 0.1 and match.can_undo(ask.seat):
                match.undo(ask.seat)
    assert said[True] > 100 and said[False] > 100


def goes_back(match: Match[Any], seat: int, consent: bool) -> bool:
    """Tried, as if something else had been asked beside every question: then everything is played again."""
    noted = [chapter.beside for chapter in match.chapters]
    try:
        for chapter in match.chapters:
            chapter.beside = tuple(range(len(chapter.inputs)))
        twin = match.clone()
        twin.chapters[-1].beside = match.chapters[-1].beside
        twin.undo(seat, consent=consent)
    except Refused:
        return False
    finally:
        for chapter, beside in zip(match.chapters, noted, strict=True):
            chapter.beside = beside
    return True
