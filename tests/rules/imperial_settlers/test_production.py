"""Rulebook: production phase."""

from __future__ import annotations

import pytest

from oikumene.games.imperial_settlers.state import COMMON_DECK, DECK, HAND
from rules.imperial_settlers.sheet import BOARDS
from rules.imperial_settlers.table import Table, table
from rules.imperial_settlers.test_every_card import goods


def producing(*empires: str, seat: int = 0) -> Table:
    return table(*empires, turn=seat).then(("produce", seat), ("turn", seat))


@pytest.mark.parametrize("empire", BOARDS)
def test_the_board_gives_its_goods(empire: str) -> None:
    other = "romans" if empire != "romans" else "barbarians"
    assert producing(empire, other).goods(0) == {}
    t = producing(empire, other)
    assert t.prompt and t.goods(0) == goods(BOARDS[empire][0])


def test_the_rulebooks_example() -> None:
    """Japanese with a worker deal and a gold deal, Armorer and Lord's Fields: 5 workers, 1 wood, 2 raze tokens,
    1 defence token, 1 gold and 1 food."""
    t = (
        producing("japanese", "barbarians")
        .deals(0, "jap-farm", "jap-casino")
        .empire(0, "com-armorer", "com-lords-fields")
    )
    assert t.prompt == "act"
    assert t.goods(0) == {"worker": 5, "wood": 1, "raze": 2, "defence": 1, "gold": 1, "food": 1}


def test_board_then_deals_then_locations_beginning_with_the_first_player() -> None:
    t = table("romans", "barbarians", "egyptians", round=0, first=1).then(("round",))
    t.deals(1, "bar-raid").empire(1, "com-town")
    while t.prompt == "lookout":
        t.act(t.seat, t.keys[0])
    order = [event.args[0] for event in t.match.log if event.message == "board-produces"]
    assert order == [1, 2, 0]
    seat_1 = [e.message for e in t.match.log if e.message in ("board-produces", "deal-gives", "produces")]
    assert seat_1[:3] == ["board-produces", "deal-gives", "produces"]


def test_a_produced_card_comes_from_the_deck_its_owner_names() -> None:
    t = producing().empire(0, "com-watchtower").on_top(DECK, "rom-colossus").on_top(COMMON_DECK, "com-mill")
    assert t.keys == ["draw:common", "draw:faction"]
    t.act(0, "draw:faction")
    assert t.ids(HAND) == ["rom-colossus"]


def test_with_an_empty_faction_deck_there_is_nothing_to_choose() -> None:
    t = producing().empire(0, "com-watchtower").on_top(COMMON_DECK, "com-mill").only(DECK)
    assert t.prompt == "act" and t.ids(HAND) == ["com-mill"]


def test_a_location_that_counts_a_colour_counts_itself() -> None:
    t = producing().empire(0, "com-rubble", "com-coal-mine")
    assert t.prompt and t.goods(0)["stone"] == 1 + 2


def test_points_come_at_once() -> None:
    t = producing().empire(0, "com-monument").deals(0, "rom-legions")
    assert t.prompt and t.goods(0)["vp"] == 1 and t.goods(0)["raze"] == 2


def test_farmers_at_work_copy_another_production_location_chosen_each_time() -> None:
    t = producing().empire(0, "com-farmers-at-work", "com-town", "rom-stonemason")
    assert sorted(t.keys) == ["target:com-town@1", "target:rom-stonemason@1"]
    t.act(0, "target:rom-stonemason@1")
    assert t.goods(0)["stone"] == 1 + 2 + 2 and t.goods(0)["worker"] == 2 + 2


def test_farmers_at_work_alone_copy_nothing() -> None:
    t = producing().empire(0, "com-farmers-at-work", "com-mill")
    assert t.prompt == "act" and t.goods(0) == goods(BOARDS["romans"][0])


def test_farmers_at_work_count_anew_what_they_copy() -> None:
    t = producing().empire(0, "com-farmers-at-work", "com-mammas-baths", "com-settlers")
    assert t.prompt == "act", "there is one location to copy"
    assert t.goods(0)["worker"] == 2 + 3 + 3, "three pink locations, the Farmers among them"


def test_a_choice_is_made_each_time() -> None:
    t = producing("egyptians", "romans").empire(0, "egy-pharaohs-guard")
    assert t.keys == ["gain:raze-1", "gain:vp-2"]
    t.act(0, "gain:vp-2")
    assert t.goods(0)["vp"] == 2 and t.goods(0)["raze"] == 1
