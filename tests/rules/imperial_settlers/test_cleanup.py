"""Rulebook: clean-up phase; the last round."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.model import GOODS
from oikumene.games.imperial_settlers.state import HAND
from rules.imperial_settlers.sheet import BOARDS
from rules.imperial_settlers.table import Table, table

EVERYTHING = dict.fromkeys(GOODS, 2)


def cleaned(t: Table) -> Table:
    """End of the round, up to the next lookout."""
    t.then(("end-round",))
    assert t.prompt == "lookout"
    return t


def test_the_view_says_what_part_of_the_round_it_is() -> None:
    t = table("romans", "japanese").busy(0).busy(1)
    assert t.match.view(0)["table"]["phase"] == "actions"
    cleaned(t)
    assert t.match.view(0)["table"]["phase"] == "lookout"


@pytest.mark.parametrize("empire", BOARDS)
def test_each_empire_keeps_its_own_good_and_points(empire: str) -> None:
    other = "romans" if empire != "romans" else "barbarians"
    t = cleaned(table(empire, other).has(0, **EVERYTHING))
    assert t.goods(0) == {BOARDS[empire][1]: 2, "vp": 2}


def test_the_rulebooks_example() -> None:
    """The Japanese used Stalls (1 food) and Casino (1 worker); 2 food and a worker are left: the 2 food stay."""
    t = table("japanese", "romans").empire(0, "jap-stalls", "jap-casino").has(0, food=3, worker=2).passed(1)
    t.act(0, "activate:jap-stalls@1", "no", "activate:jap-casino@1", "no")
    assert t.goods(0) == {"food": 2, "worker": 1, "vp": 1, "gold": 1}
    t.act(0, "pass")
    assert t.goods(0) == {"food": 2, "vp": 1} and t.now.round == 2
    assert all(t.now.marks[t.location(tag)] == 0 for tag in ("jap-stalls@1", "jap-casino@1"))


def test_cards_in_hand_are_never_discarded() -> None:
    t = cleaned(table().hand(0, "com-mill", "com-town"))
    assert t.ids(HAND)[:2] == ["com-mill", "com-town"]


def test_defence_tokens_go_used_or_not() -> None:
    t = cleaned(table().empire(0, "com-town").guarded("com-town@1").has(0, defence=1))
    assert not t.guard("com-town@1") and t.goods(0) == {}


def test_samurai_stay() -> None:
    t = cleaned(table("japanese", "romans").empire(0, "jap-farm").guarded("jap-farm@1"))
    assert t.guard("jap-farm@1")


def test_used_locations_are_ready_again() -> None:
    t = cleaned(table().empire(0, "com-new-forest").used("com-new-forest@1", 2))
    assert t.now.marks[t.location("com-new-forest@1")] == 0


def test_a_blocked_location_is_free_again() -> None:
    t = table("egyptians", "romans").empire(1, "com-new-forest").empire(0, "egy-scorpion-breeder").has(0, worker=1)
    t.act(0, "activate:egy-scorpion-breeder@1").act(1, "pass")
    t.pass_all()
    assert t.now.round == 2 and t.now.marks[t.location("com-new-forest@2")] == 0


def test_warehouses_keep_resources() -> None:
    t = cleaned(table().empire(0, "rom-warehouses").has(0, **EVERYTHING))
    assert t.goods(0) == {"wood": 2, "stone": 2, "food": 2, "raze": 2, "vp": 2}


def test_the_first_player_token_goes_to_the_left_and_the_round_goes_up() -> None:
    t = cleaned(table("romans", "barbarians", "egyptians", first=2))
    assert t.now.first == 0 and t.now.round == 2 and t.seat == 0


def test_everybody_may_be_a_target_again() -> None:
    t = cleaned(table().passed(0, 1))
    assert not any(player.passed for player in t.now.players)


def test_the_last_round_has_no_clean_up() -> None:
    t = table(round=5).has(0, **EVERYTHING).then(("end-round",))
    assert t.match.over
    assert t.goods(0) == EVERYTHING


def test_five_rounds() -> None:
    t = table(round=4).then(("end-round",))
    assert t.prompt == "lookout" and t.now.round == 5
    assert t.said("round") == [(5,)]
