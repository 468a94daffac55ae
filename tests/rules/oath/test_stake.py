"""What a view says is at stake in a campaign: it is what comes of a victory, and what a defeat costs."""

from __future__ import annotations

from typing import Any

from rules.oath.field import declares, duel
from rules.oath.table import Table, table


def at_stake(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = t.seen(1)["war"]["stake"]
    return found


def field(*theirs: str) -> Table:
    """Seat 1 against seat 2, with a plan to think about: nothing is rolled yet."""
    return duel(("longbows",), theirs)


def test_sites_count_for_the_oath_and_a_tie_keeps_the_title() -> None:
    t = declares(field().set(title=0), 6)
    empire = t.seen(1)["seats"][0]["standing"]
    found = at_stake(t)
    assert found["standings"] == [
        {"seat": 0, "before": empire, "after": empire},
        {"seat": 1, "before": 0, "after": 1},
        {"seat": 2, "before": 1, "after": 0},
    ]
    assert (found["holder"], found["tie"]) == (0, empire == 1)
    assert (found["force"], found["dead"]) == (6, 3)


def test_the_title_that_would_change_hands_is_told_and_does() -> None:
    t = field().set(title=0)
    for slot in ("c1", "c2", "p1", "p2", "p3", "h1", "h3"):
        t.bands(slot, 0, 0)
    t = declares(t, 6)
    assert (at_stake(t)["holder"], at_stake(t)["tie"]) == (1, False)
    t.dice(["blank"], ["skull", "skull", *["sword"] * 4]).act(1, "done")
    while t.prompt != "post":  # who is left of the beaten, wherever they die
        t.act(t.match.asks[0].seat, t.keys[0])
    t.act(1, "post:h2:1")
    assert t.now.title == 1


def test_a_banner_comes_with_less_on_it_and_with_the_mob() -> None:
    t = declares(field().banner("pf", 2, 4), 6, "target-banner:pf")
    assert at_stake(t)["banners"] == [{"banner": "pf", "tokens": 2, "mob": True}]
    few = declares(field().banner("pf", 2, 2), 6, "target-banner:pf")
    assert at_stake(few)["banners"] == [{"banner": "pf", "tokens": 1, "mob": True}]


def test_relics_count_where_the_oath_counts_them() -> None:
    t = table(3, seat=1, oath="protection").site("h2", "wastes").at("h2").bands("h2", 2, 3).set(title=2)
    t.has(2, pawn="h2", warbands=4).has(1, pawn="h2", warbands=6).holds(2, "map", "whistle")
    t.advisers(1, "longbows")
    t = declares(t, 6, "target-relic:map")
    by = {one["seat"]: (one["before"], one["after"]) for one in at_stake(t)["standings"]}
    assert by[1] == (0, 1) and by[2] == (2, 1)


def test_the_pawn_is_worth_half_of_the_favor() -> None:
    assert at_stake(declares(field(), 6))["favor"] == 0
    assert at_stake(declares(field(), 6, "target-pawn"))["favor"] == 2  # of five


def test_a_citizen_who_attacks_the_empire_takes_nothing_from_it_by_posting() -> None:
    t = table(4, seat=1).citizen(1, 6).site("h2", "wastes").at("h2").bands("h2", 0, 2).set(title=0)
    t.has(0, pawn="h2", warbands=1).has(1, pawn="h2", warbands=6)
    t = declares(t, 3)
    empire = [one for one in at_stake(t)["standings"] if one["seat"] == 0]
    assert empire and empire[0]["before"] == empire[0]["after"]
    assert at_stake(t)["holder"] == 0


def test_nothing_is_done_for_it_and_nothing_is_told_once_it_is_decided() -> None:
    t = declares(field().banner("pf", 2, 4), 6, "target-banner:pf")
    at_stake(t)
    assert t.now.banners[0].holder == 2 and t.now.banners[0].tokens == 4 and t.board(1).warbands == 6
    t.dice(["shield"] * 6, ["skull"] * 6).act(1, "done")
    while t.seen(1)["war"] is not None and t.seen(1)["war"]["step"] != "outcome":
        t.act(1, "yes")
    assert t.seen(1)["war"] is None or t.seen(1)["war"]["stake"] is None
