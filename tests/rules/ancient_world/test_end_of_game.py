"""Rulebook: the end of the game, victory points and ties."""

from __future__ import annotations

import pytest

from oikumene.kernel.game import Result
from rules.ancient_world.table import Table, table

#: Cards that bring banners of one tribe and nothing that scores.
RED = {1: "smithy", 2: "arena", 3: "bronze-guardian"}


def ended(t: Table) -> Result:
    """Everybody passes the last round."""
    t.pass_all()
    assert t.match.result is not None
    return t.match.result


def last_round(seats: int = 2) -> Table:
    return table(seats, round=6)


def test_the_game_ends_after_round_6() -> None:
    t = last_round()
    assert ended(t).ending == "rounds"
    assert t.match.pending == () and t.said("ends") == [()]


@pytest.mark.parametrize(
    ("cards", "banners", "points"),
    [
        ([], 0, 0),
        (["smithy"], 1, 1),
        (["arena"], 2, 2),
        (["bronze-guardian"], 3, 4),
        (["bronze-guardian", "smithy"], 4, 6),
        (["bronze-guardian", "arena"], 5, 8),
        (["bronze-guardian", "arena", "smithy"], 6, 11),
        (["bronze-guardian", "arena", "smithy", "market-square"], 7, 11),
    ],
)
def test_banners_of_a_tribe_score_1_2_4_6_8_11_and_no_more(cards: list[str], banners: int, points: int) -> None:
    t = last_round().give(0, *cards, lands=["broad-plains"])
    assert t.now.banners(0) == [banners, 0, 0, 0, 0]
    result = ended(t)
    assert result.scores == (points, 0) and result.breakdown[0]["red"] == points


def test_each_tribe_scores_for_itself() -> None:
    t = last_round().give(0, "hill-shrine", "shore-shrine", lands=["broad-plains"])
    tribes = dict.fromkeys(("red", "green", "blue", "yellow"), 1)
    assert ended(t).breakdown[0] == {**tribes, "purple": 0, "cards": 0, "hunger": 0}


def test_banners_of_titans_count() -> None:
    t = last_round().give(0, "smithy", slain=["mountain-walker"])
    assert ended(t).scores[0] == 4 + 1, "3 red and 1 green"


def test_lost_cards_are_restored_for_scoring() -> None:
    t = last_round().give(0, lost=["arena", "citadel"])
    assert ended(t).scores[0] == 4 + 2, "3 red banners, and the Citadel for 3"


def test_cards_set_aside_score_nothing() -> None:
    assert ended(last_round().give(0, aside=["arena", "citadel"])).scores[0] == 0


def test_each_starving_citizen_costs_2_points() -> None:
    t = last_round().give(0, "arena").damage(0, "wheat-fields", "fishing-dock")
    t.pass_all()
    result = t.act(0, "citizen:1", "citizen:2").match.result
    assert result is not None
    assert result.breakdown[0]["hunger"] == -4 and result.scores[0] == 2 - 4


def test_the_hungry_of_round_5_are_fed_again_by_the_food_of_round_6() -> None:
    t = table(round=5).damage(0, "wheat-fields")
    t.pass_all()
    t.act(0, "citizen:1").place(0, "rebuild", 2, "restore:wheat-fields")
    assert ended(t).breakdown[0]["hunger"] == 0


def test_a_citizen_grown_in_round_6_is_fed_like_the_others() -> None:
    t = last_round().give(0, "granary", coins=3).place(0, "grow", 1)
    assert ended(t).breakdown[0]["hunger"] == 0


# -- scoring cards


def test_svetlanas_citadel_gives_3_points_for_5_red_banners() -> None:
    t = last_round().give(0, "citadel", "arena", slain=["stone-creature"])
    assert t.now.banners(0)[0] == 5
    result = ended(t)
    assert result.breakdown[0]["cards"] == 3 and result.scores[0] == 8 + 3


@pytest.mark.parametrize(("red", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3)])
def test_the_citadel_counts_its_own_banner_and_stops_at_6(red: int, points: int) -> None:
    more = {1: [], 2: [1], 3: [2], 4: [3], 5: [3, 1], 6: [3, 2], 7: [3, 2, 1]}[red]
    t = last_round().give(0, "citadel", *(RED[n] for n in more), lands=["broad-plains"])
    assert t.now.banners(0)[0] == red
    assert ended(t).breakdown[0]["cards"] == points


def test_moon_festival_gives_a_point_for_each_set_of_five_tribes() -> None:
    shrines = ["hill-shrine", "river-shrine", "shore-shrine", "sun-shrine", "night-shrine"]
    t = last_round().give(0, "moon-festival", *shrines, lands=["broad-plains"])
    assert t.now.banners(0) == [2, 2, 2, 3, 2]
    assert ended(t).breakdown[0]["cards"] == 2


def test_moon_festival_gives_nothing_while_a_tribe_is_missing() -> None:
    t = last_round().give(0, "moon-festival", "hill-shrine", "shore-shrine", lands=["broad-plains"])
    assert ended(t).breakdown[0]["cards"] == 0


# -- who wins


def test_most_points_win() -> None:
    result = ended(last_round().give(1, "arena").give(0, "smithy", coins=9))
    assert result.scores == (1, 2) and result.winners == (1,)


def test_the_first_tie_break_is_coins() -> None:
    t = last_round().give(0, "arena", coins=2, knowledge=0).give(1, "hill-shrine", "granary", coins=3)
    t.give(0, "goat-pastures")
    result = ended(t)
    assert result.scores == (3, 3) and result.winners == (1,)


def test_coins_come_before_the_number_of_cards() -> None:
    result = ended(last_round().give(0, "smithy", "granary", coins=2, knowledge=5).give(1, "arena", coins=3))
    assert result.scores == (2, 2) and result.winners == (1,)


def test_the_second_tie_break_is_the_number_of_empire_district_and_titan_cards() -> None:
    t = last_round().give(0, "arena", coins=2, knowledge=5).give(1, "smithy", "granary", coins=2)
    result = ended(t)
    assert result.scores == (2, 2) and result.winners == (1,)


@pytest.mark.parametrize("extra", [{"lands": ["war-camp"]}, {"lost": ["harbour-temple"]}, {"slain": ["tide-crab"]}])
def test_districts_lost_cards_and_titans_are_counted_for_the_second_tie_break(extra: dict[str, list[str]]) -> None:
    points = {"lands": 0, "lost": 2, "slain": 1}[next(iter(extra))]
    equal = {0: [], 1: ["fishing-fleet"], 2: ["oracle"]}[points]
    t = last_round().give(0, *equal, knowledge=1).give(1, **extra)
    if equal:
        t.give(1, lands=["green-valley"])
    result = ended(t)
    assert result.scores == (points, points) and result.winners == (1,)


def test_cards_set_aside_and_armies_are_not_counted_for_the_second_tie_break() -> None:
    t = last_round().give(0, aside=["arena", "oracle"]).give(1, knowledge=1)
    assert ended(t).winners == (1,)


def test_the_third_tie_break_is_knowledge() -> None:
    result = ended(last_round().give(0, "smithy", coins=1, knowledge=1).give(1, "granary", coins=1, knowledge=2))
    assert result.scores == (1, 1) and result.winners == (1,)


def test_still_tied_they_share_the_victory() -> None:
    result = ended(last_round(3).give(0, "smithy", coins=1).give(2, "granary", coins=1))
    assert result.scores == (1, 0, 1) and result.winners == (0, 2)
