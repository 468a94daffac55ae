"""What a tournament says: shares, ratings and cards, on games made up so that the answer is known."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oikumene.games import GAMES
from oikumene.kernel.game import Game
from oikumene.lab import analysis, ratings, stats
from oikumene.lab.tournament import Plan, Played, Tournament, actor_and_card


def game(
    bots: tuple[str, ...], scores: tuple[int, ...], taken: tuple[tuple[int, str, str, int], ...] = (), seed: int = 0
) -> Played:
    best = max(scores)
    winners = tuple(seat for seat, points in enumerate(scores) if points == best)
    return Played(bots, seed, scores, winners, 50, "rounds", "ab", taken)


# -- shares


def test_wilson() -> None:
    assert stats.share(0, 0) == (0.0, 0.0, 1.0)
    assert stats.share(10, 10).high == pytest.approx(1.0)
    assert stats.share(10, 10).low == pytest.approx(0.722, abs=0.001)  # the textbook's figure
    assert stats.share(50, 100)[1:] == pytest.approx((0.404, 0.596), abs=0.001)


def test_a_difference_needs_enough_of_both() -> None:
    assert stats.difference([1.0, 1.0], [0.0]) is None
    found = stats.difference([1.0, 0.0] * 50, [0.0] * 100)
    assert found is not None
    assert found.mean == 0.5
    assert found.low == pytest.approx(0.5 - 1.96 * 0.0503, abs=0.002)


def test_intervals_hold_what_they_promise() -> None:
    """Of intervals around samples of a known share, about 95 % have it inside."""
    rng = Random(1)
    inside = 0
    for _ in range(1000):
        found = stats.share(sum(rng.random() < 0.3 for _ in range(60)), 60)
        inside += found.low <= 0.3 <= found.high
    assert 920 <= inside <= 980


# -- bots and seats


def test_shares_by_bot_and_by_seat() -> None:
    played = [game(("a", "b"), (3, 1)), game(("b", "a"), (1, 3)), game(("a", "b"), (2, 2))]
    (found,) = analysis.findings("toy", played)
    assert [(line.name, line.games, line.share.mean) for line in found.bots] == [
        ("a", 3, pytest.approx(2.5 / 3)),
        ("b", 3, pytest.approx(0.5 / 3)),
    ]
    assert [line.share.mean for line in found.places] == [pytest.approx(0.5), pytest.approx(0.5)]
    assert found.ahead["a", "b"].mean == pytest.approx(2.5 / 3)
    assert found.scores == {"a": [3, 3, 2], "b": [1, 1, 2]}
    assert found.endings == {"rounds": 3}


def test_player_counts_are_told_apart() -> None:
    played = [game(("a", "b"), (3, 1)), game(("a", "b", "b"), (3, 1, 2))]
    assert [found.seats for found in analysis.findings("toy", played)] == [2, 3]


# -- ratings


def test_who_wins_is_rated_higher_and_surer_with_more_games() -> None:
    few = ratings.ratings([game(("a", "b"), (3, 1))] * 2, ["a", "b"])
    many = ratings.ratings([game(("a", "b"), (3, 1))] * 30, ["a", "b"])
    assert [rating.bot for rating in many] == ["a", "b"]
    assert many[0].mu > few[0].mu > 25 > few[1].mu
    assert many[0].sigma < few[0].sigma < 25 / 3
    assert many[0].sure == many[0].mu - 3 * many[0].sigma


def test_a_bot_against_itself_says_nothing() -> None:
    (alone,) = ratings.ratings([game(("a", "a"), (3, 1))] * 5, ["a"])
    assert alone.mu == 25


def test_a_bot_in_two_seats_counts_once() -> None:
    rated = ratings.ratings([game(("a", "a", "b"), (3, 2, 1))] * 5, ["a", "b"])
    assert [rating.bot for rating in rated] == ["a", "b"]


def test_ranks_winners_first_then_points() -> None:
    tied = Played(("a", "b", "c", "d"), 0, (5, 7, 7, 5), (2,), 1, "", "")
    assert ratings.ranks(tied) == [2.0, 1.0, 0.0, 2.0]


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "has", lambda _: False)
    made = Tournament(Plan("toy", ("a", "b"), (2,), 1, 0, {}), 1, [game(("a", "b"), (3, 1))])
    assert analysis.summary(made).ratings is None
    assert analysis.summary(made).to_json()["ratings"] is None


# -- cards


def planted(effect: float, games: int = 1500) -> list[Played]:
    """`strong` beats `weak` in 80 %; `crown` adds to the chance of whoever takes it; `hat` is what strong ones like;
    `stone` is taken at random."""
    rng = Random(7)
    played = []
    for seed in range(games):
        bots = ("strong", "weak") if seed % 2 else ("weak", "strong")
        taken = []
        chance = 0.8
        for seat, bot in enumerate(bots):
            sign = 1 if bot == "strong" else -1
            if rng.random() < 0.3:
                taken.append((seat, "builds", "crown", 1))
                chance += sign * effect
            if rng.random() < (0.7 if bot == "strong" else 0.1):
                taken.append((seat, "builds", "hat", 1))
            if rng.random() < 0.5:
                taken.append((seat, "builds", "stone", 1))
        strong = bots.index("strong")
        won = strong if rng.random() < chance else 1 - strong
        played.append(game(bots, (1, 0) if won == 0 else (0, 1), tuple(taken), seed))
    return played


def test_a_card_that_wins_is_found_and_who_likes_it_is_taken_out() -> None:
    lines = {line.card: line for line in analysis.cards("toy", planted(0.15))[analysis.TAKEN]}
    crown, hat, stone = (lines[card].apart for card in ("crown", "hat", "stone"))
    assert crown is not None and hat is not None and stone is not None
    assert crown.low > 0.05
    assert lines["hat"].taking.mean > lines["hat"].without.mean + 0.2  # it looks strong
    assert hat.low < 0 < hat.high  # and it is only who takes it
    assert stone.low < 0 < stone.high
    assert lines["crown"].rate == pytest.approx(0.3, abs=0.03)


def test_only_words_that_take_count_as_taking() -> None:
    played = [game(("a", "b"), (3, 1), ((0, "builds", "x", 1), (1, "loses", "y", 2)))]
    found = analysis.cards("ancient_world", played)
    assert [line.card for line in found[analysis.TAKEN]] == ["x"]
    assert list(found) == [analysis.TAKEN, "builds", "loses"]


def test_few_players_tell_no_difference() -> None:
    played = [game(("a", "b"), (3, 1), ((0, "builds", "x", 1),))] * (analysis.LEAST - 1)
    assert analysis.cards("toy", played)[analysis.TAKEN][0].apart is None


@pytest.mark.parametrize("house", GAMES, ids=lambda house: house.id)
def test_every_game_says_what_counts_as_taken(house: Game[Any]) -> None:
    """And the log says it with a player and a card, or nothing would be counted."""
    assert house.taking
    assert all(actor_and_card(house.words, word) is not None for word in house.taking)


def test_what_counts_as_taken_in_imperium() -> None:
    """Playing a card, or losing it, is not taking it."""
    taken = ((0, "acquires", "cls-river", 1), (0, "plays", "cls-river", 3), (1, "plays", "cls-coast", 1))
    found = analysis.cards("imperium", [game(("a", "b"), (5, 3), taken)])
    assert [line.card for line in found[analysis.TAKEN]] == ["cls-river"]
