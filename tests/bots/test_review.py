"""The review of a game: a planted blunder is found, and nothing is known that the seat did not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene import bots
from oikumene.bots import Chair
from oikumene.bots.because import Why
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.review import (
    Choice,
    Effort,
    Rough,
    Step,
    Verdict,
    Way,
    choice,
    costliest,
    decisions,
    follow,
    openers,
    review,
    rough,
    rough_turn,
    spoken,
    turn_of,
    turns,
    weigh,
    weigh_turn,
    worst,
    worst_turns,
)
from oikumene.kernel.errors import Refused
from oikumene.kernel.match import Match
from oikumene.kernel.words import Said

QUICK = Effort(None, 60, 4)


def played(game: str, seats: int, seed: int = 3, level: str = "merchant") -> Match[Any]:
    match = oikumene.game(game).new(seats=seats, seed=seed)
    players = [bots.make(level, seat, seed) for seat in range(seats)]
    while match.asks:
        ask = match.asks[0]
        match.take(ask, players[ask.seat].choose(Chair(match, ask)))
    return match


def with_a_blunder() -> tuple[Match[Any], int]:
    """A game of careful players, one of whom passes once in the second round with everything still to do."""
    match = oikumene.game("ancient_world").new(seats=2, seed=4)
    players = [bots.make("merchant", seat, 4) for seat in range(2)]
    planted = -1
    while match.asks:
        ask = match.asks[0]
        chair = Chair(match, ask)
        passing = [value for value in ask.values() if chair.key(value) == "pass"]
        if planted < 0 and ask.seat == 0 and match.state.round == 2 and passing:
            planted = len(match.answers)
            match.take(ask, passing[0])
            continue
        match.take(ask, players[ask.seat].choose(chair))
    assert planted >= 0
    return match, planted


def test_a_planted_blunder_is_the_costliest_decision() -> None:
    match, planted = with_a_blunder()
    found = review(match, 0, QUICK)
    assert found.found[0].at == planted
    assert found.found[0].did.key == "pass"
    assert found.found[0].best.key != "pass"
    assert found.found[0].cost > 0.2
    assert found.weighed <= QUICK.weighed < found.decided


def test_both_ways_are_looked_at_as_often() -> None:
    match, planted = with_a_blunder()
    for n, then, ask, key in decisions(match, 0):
        if n == planted:
            verdict = weigh(Chair(then, ask), key, QUICK)
            assert abs(verdict.did.looks - verdict.best.looks) <= 1
            assert verdict.did.looks >= 25
            return
    raise AssertionError("the planted decision was not met")


def test_decisions_are_those_with_a_choice_and_come_in_order() -> None:
    match = played("ancient_world", 2)
    found = list(decisions(match, 1))
    numbers = [n for n, *_ in found]
    assert numbers == sorted(set(numbers))
    assert all(match.answers[n][0] == 1 for n in numbers)
    forced = sum(1 for seat, *_ in match.answers if seat == 1) - len(found)
    assert forced >= 0


def test_the_judge_knows_no_more_than_the_seat() -> None:
    """What is hidden from the seat can be otherwise, and the judgement is the same."""
    match = played("imperial_settlers", 2)
    n, then, ask, key = next(one for one in decisions(match, 0) if one[0] > 30)
    twin = then.clone()
    deck = next(zone for zone, name in enumerate(twin.state.layout.names) if name == "common-deck" or name == "common")
    cards = twin.state.zones[deck]
    faces = [twin.state.face[card] for card in cards]
    for card, face in zip(cards, reversed(faces), strict=True):
        twin.state.face[card] = face
    again = twin.find(0, ask.id)
    assert again is not None
    one, two = weigh(Chair(then, ask), key, QUICK), weigh(Chair(twin, again), key, QUICK)
    assert (one.best.key, one.did.share, one.best.share) == (two.best.key, two.did.share, two.best.share)
    assert n == one.at


def test_the_worst_are_thought_through_in_the_order_of_play() -> None:
    found = [Rough(1, 0.1), Rough(2, 0.0), Rough(3, 0.5), Rough(4, 0.3)]
    assert [one.at for one in worst(found, 2)] == [3, 4]
    assert [one.at for one in worst(found, 9)] == [1, 3, 4]


def test_a_trifle_is_not_told() -> None:
    match, planted = with_a_blunder()
    _, then, ask, key = next(one for one in decisions(match, 0) if one[0] == planted)
    verdict = weigh(Chair(then, ask), key, QUICK)
    even = verdict._replace(did=verdict.did._replace(share=verdict.best.share - 0.01))
    assert costliest([even, verdict]) == (verdict,)
    assert rough(Chair(then, ask), key) > 0


def test_the_same_card_three_times_is_told_once() -> None:
    """What was done three times with one card, or would have been better three times, is one lesson; passing is not."""

    def way(word: str, share: float, card: str | None = None) -> Way:
        said = Said(f"option-{word}", {} if card is None else {"card": card}, {} if card is None else {"card": "card"})
        return Way(f"{word}:{card}", (), said, share, 9, Why((), ()))

    def verdict(at: int, did: Way, best: Way) -> Verdict:
        return Verdict(at, "act", Said("ask-act", {}, {}), did, best)

    farm, mill = [
        verdict(n, way("pass", 0.1), way("build", 0.5 - n / 100, card)) for n, card in ((1, "farm"), (2, "mill"))
    ]
    again = verdict(3, way("play", 0.1, "inn@4"), way("build", 0.45, "farm@2"))
    inn, inns = [
        verdict(n, way("play", 0.1, f"inn#{n}"), way("raze", 0.4, card)) for n, card in ((4, "hut"), (5, "pit"))
    ]
    assert costliest([inns, again, mill, farm, inn]) == (farm, mill, inn)
    assert costliest([farm, again]) == (farm,)


def a_weak_turn() -> tuple[Match[Any], list[Choice]]:
    """The beginning of a game of Imperium; of one turn of the first player every answer is the one that greedy likes
    least."""
    match = oikumene.game("imperium").new(seats=2, seed=9)
    players = [GreedyBot(seat, 5, worlds=1) for seat in range(2)]
    weak: object = None
    while match.state.round < 5:
        ask = match.asks[0]
        reasons = [one for one in players[ask.seat].reasons(Chair(match, ask)) if one.visits]
        mine = ask.seat == 0 and match.state.round == 3 and match.state.active == 0
        weak = turn_of(match) if mine else weak
        match.take(ask, reasons[-1 if mine else 0].value)
    chosen = [choice(n, then, ask, key) for n, then, ask, key in decisions(match, 0)]
    return match, next(turn for turn in turns(chosen, openers(match), 0) if turn[0].turn == weak)


def moments(match: Match[Any], turn: list[Choice]) -> Iterator[Chair]:
    numbers = [one.at for one in turn]
    return (Chair(then, ask) for n, then, ask, _ in decisions(match, 0) if n in numbers)


def test_a_weak_turn_is_judged_as_a_whole() -> None:
    match, turn = a_weak_turn()
    assert rough_turn(next(moments(match, turn)), turn) > 0
    found = weigh_turn(moments(match, turn), turn, QUICK)
    assert found is not None
    assert found.cost > 0.02
    assert turn[0].at <= found.at < turn[-1].at == found.last
    assert len(found.best.steps) > 1
    assert found.did.said == found.did.steps[0] == next(one.step.said for one in turn if one.at == found.at)
    assert found.did.looks == found.best.looks == QUICK.rounds
    assert found.did.points is not None
    # the same again: nothing of it is by chance
    assert weigh_turn(moments(match, turn), turn, QUICK) == found


def test_a_turn_is_played_as_planned_as_far_as_the_plan_fits() -> None:
    match, turn = a_weak_turn()
    chair = next(moments(match, turn))
    steps = [one.step for one in turn]
    near = chair.sense(near=True)
    whole = follow(chair.imagine(Random(1)), 0, steps, Random(1), near)
    assert whole[0] == 0
    assert whole == sorted(whole)
    lost = steps[0]._replace(key="nothing like it")
    assert follow(chair.imagine(Random(1)), 0, [lost, *steps], Random(1), near) == [n + 1 for n in whole]
    world = chair.imagine(Random(2))
    begun = turn_of(world)
    follow(world, 0, [], Random(2), near)
    assert turn_of(world) != begun


def test_a_turn_is_told_where_no_single_answer_explains_it() -> None:
    def verdict(at: int, cost: float, last: int | None = None, key: str = "b") -> Verdict:
        said = Said("option-x", {}, {})
        did = Way("a", (), said, 0.3, 9, Why())
        best = Way(key, (), said, 0.3 + cost, 9, Why())
        return Verdict(at, "act", said, did, best, last)

    turn, inside, outside = verdict(4, 0.3, 9), verdict(6, 0.1), verdict(12, 0.2)
    assert costliest([inside, outside, turn]) == (turn, outside)
    nearly = verdict(6, 0.28)  # one answer cost about as much as the turn: it is told
    assert costliest([nearly, outside, turn]) == (nearly, outside)
    assert costliest([turn._replace(last=5), inside]) == (turn._replace(last=5), inside)
    assert costliest([verdict(4, 0.01, 9), inside]) == (inside,)
    assert costliest([verdict(4, 0.5, 9, key="a")]) == ()


def test_a_turn_is_told_by_what_begins_a_step_or_names_a_card() -> None:
    plain, card = Said("option-done", {}, {}), Said("option-build", {"card": "farm"}, {"card": "card"})
    steps = [Step(1, "act", "a", (), plain), Step(1, "n", "b", (), plain), Step(1, "c", "c", (), card)]
    assert spoken([*steps, Step(2, "act", "d", (), plain)]) == [steps[0], steps[2], Step(2, "act", "d", (), plain)]


def test_what_is_answered_in_a_rivals_turn_is_no_turn_of_ones_own() -> None:
    step = Step(1, "act", "a", (), Said("option-x", {}, {}))
    chosen = [Choice(1, "mine", step), Choice(2, "mine", step), Choice(5, "theirs", step), Choice(6, "theirs", step)]
    assert turns(chosen, {"mine": 0, "theirs": 1}, 0) == [chosen[:2]]


def test_the_turns_that_greedy_likes_least_are_thought_through() -> None:
    found = [Rough(1, -0.1), Rough(2, 0.0), Rough(3, 0.5)]
    assert [one.at for one in worst_turns(found, 2)] == [2, 3]


def test_a_running_game_and_a_seat_that_is_not_there_are_refused() -> None:
    with pytest.raises(Refused, match="finished games"):
        review(oikumene.game("ancient_world").new(seats=2, seed=1), 0)
    with pytest.raises(Refused, match="There is no seat 5"):
        review(played("ancient_world", 2), 5)


@pytest.mark.parametrize(("game", "seats"), [("imperial_settlers", 2), ("imperium", 2), ("oath", 3), ("clash", 2)])
def test_every_game_can_be_reviewed(game: str, seats: int) -> None:
    found = review(played(game, seats, level="random"), 0, Effort(None, 6, 3, 1))
    assert found.decided > 20
    assert found.weighed == 3
    assert len(found.found) <= 3
