"""Law 3: the four ways to win."""

from __future__ import annotations

import pytest

from rules.oath.table import Table, table


def won(t: Table) -> tuple[str, int]:
    result = t.run().match.result
    assert result is not None
    return result.ending, result.winners[0]


def waking(seats: int = 3, **facts: object) -> Table:
    return table(seats).set(**facts).then(("turn", 1))


def test_3_1_an_exile_who_wakes_as_usurper_wins() -> None:
    assert won(waking(title=1, usurper=True)) == ("usurper", 1)


def test_4_1_3_an_exile_who_wakes_with_the_title_turns_it() -> None:
    t = waking(title=1).run()
    assert t.now.usurper and t.prompt == "act"


@pytest.mark.parametrize(("drawn", "over"), [(2, False), (3, True)])
def test_3_2_a_vision_needs_three_drawn(drawn: int, over: bool) -> None:
    t = waking(visions=drawn).vision(1, "vision-of-faith").banner("ds", 1).run()
    assert t.match.over == over
    if over:
        assert won(t) == ("visionary", 1)


def test_3_2_a_tie_does_not_meet_a_vision() -> None:
    def sites(n: int) -> Table:
        t = waking(visions=3).vision(1, "vision-of-conquest").bands("c1", 1, 1).bands("p1", 1, 1)
        return t if n == 2 else t.bands("h1", 1, 1)

    t = sites(2).site("h2", "wastes").bands("h2", 0, 1).run()
    assert not t.match.over  # two, and two of the Empire
    assert won(sites(3)) == ("visionary", 1)


def test_3_2_relics_and_banners_count_together() -> None:
    t = waking(visions=3).vision(1, "vision-of-sanctuary").holds(1, "map").banner("ds", 1)
    assert won(t) == ("visionary", 1)
    t = waking(visions=3).vision(1, "vision-of-sanctuary").holds(1, "map").run()
    assert not t.match.over  # the Chancellor has the Grand Scepter


@pytest.mark.parametrize(
    ("round", "rolled", "over"),
    [(4, None, False), (5, 5, False), (5, 6, True), (6, 4, False), (6, 5, True), (7, 2, False), (7, 3, True)],
)
def test_3_3_the_end_die_of_a_stable_regime(round: int, rolled: int | None, over: bool) -> None:
    t = table().set(round=round).then(("round-end",))
    if rolled is not None:
        t.load(rolled - 1)
    t.run()
    assert t.match.over == over
    if over:
        assert won(t) == ("stable-regime", 0)
    else:
        assert t.now.round == round + 1


def test_3_3_no_die_while_an_exile_holds_the_title() -> None:
    t = table().set(round=7, title=1).then(("round-end",)).load(5).run()
    assert not t.match.over and not t.said("end-die")


def test_3_3_1_a_citizen_who_meets_the_successors_goal_wins_in_place_of_the_chancellor() -> None:
    t = table().set(round=5).citizen(2).holds(2, "map", "whistle").then(("round-end",)).load(5)
    assert won(t) == ("stable-regime", 2)
    t = table().set(round=5).citizen(2).holds(2, "map").then(("round-end",)).load(5)
    assert won(t) == ("stable-regime", 0)  # one each


@pytest.mark.parametrize(("oath", "banner"), [("people", "ds"), ("protection", "pf")])
def test_3_3_1_the_successors_goals_of_other_oaths(oath: str, banner: str) -> None:
    t = table(oath=oath).set(round=5, title=0).citizen(2).banner(banner, 2).then(("round-end",)).load(5)
    assert won(t) == ("stable-regime", 2)


def test_3_3_1_the_successor_of_devotion_holds_the_scepter() -> None:
    t = table(oath="devotion").set(round=5).citizen(2).holds(2, "grand-scepter").then(("round-end",)).load(5)
    assert won(t) == ("stable-regime", 2)


@pytest.mark.parametrize(("oath", "banner"), [("people", "ds"), ("protection", "pf")])
def test_3_3_1_an_exile_is_no_successor(oath: str, banner: str) -> None:
    t = table(oath=oath).set(round=5, title=0).citizen(2).banner(banner, 1).then(("round-end",)).load(5)
    assert won(t) == ("stable-regime", 0)


def test_3_3_1_an_exile_is_no_successor_by_relics_either_nor_a_rival_of_one() -> None:
    t = table(4).set(round=5).citizen(2).holds(2, "map", "whistle")
    t.holds(1, "ivory-eye", "cup-of-plenty", "book-of-records")
    assert won(t.then(("round-end",)).load(5)) == ("stable-regime", 2)
    t = table(4).set(round=5).citizen(2).citizen(3).holds(2, "map", "whistle").holds(3, "ivory-eye", "cup-of-plenty")
    assert won(t.then(("round-end",)).load(5)) == ("stable-regime", 0)  # two Citizens are alike


def test_3_4_4_a_successor_wins_where_the_empire_does_at_the_end_of_the_war() -> None:
    t = last_round(title=1).citizen(2).holds(2, "map", "whistle")
    assert won(t) == ("war-exhaustion", 2)
    t = last_round(title=0).citizen(2).holds(2, "map", "whistle")
    assert won(t) == ("war-exhaustion", 2)  # Law 3.4.1


def last_round(**facts: object) -> Table:
    return table(4).set(round=8, **facts).then(("round-end",))


def test_3_4_an_imperial_oathkeeper_then_the_usurper_then_visions_then_the_empire() -> None:
    assert won(last_round()) == ("war-exhaustion", 0)
    assert won(last_round(title=2, usurper=True)) == ("war-exhaustion", 2)
    seers = last_round(title=1, visions=3).vision(2, "vision-of-faith").banner("ds", 2)
    assert won(seers.vision(3, "vision-of-rebellion").banner("pf", 3)) == ("war-exhaustion", 3)
    assert won(last_round(title=1)) == ("war-exhaustion", 0)  # an Exile whose title shows the Oathkeeper wins nothing
