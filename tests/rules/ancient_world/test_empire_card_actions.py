"""Rulebook: actions of citizens, B. Actions of empire cards; symbols of cards."""

from __future__ import annotations

from oikumene.games.ancient_world.state import LOST
from rules.ancient_world.table import table


def test_a_citizen_on_an_own_card_brings_what_it_says() -> None:
    t = table().give(0, "bazaar").use(0, "bazaar", 2)
    assert t.city(0).coins == 3
    assert t.skills(0, "ready") == [1, 3]


def test_any_skill_will_do_on_an_own_card() -> None:
    t = table().give(0, "bazaar").act(0, "use:bazaar")
    assert t.keys == ["citizen:1", "citizen:2", "citizen:3"]


def test_a_card_is_used_once_a_round() -> None:
    t = table().give(0, "bazaar").use(0, "bazaar", 1).act(1, "pass")
    assert "use:bazaar" not in t.keys and t.why_not("use:bazaar") == "slot-taken"
    t.act(0, "pass")
    assert t.now.round == 2 and "use:bazaar" in t.keys


def test_only_the_owner_uses_a_card() -> None:
    t = table(turn=1).give(0, "bazaar")
    assert not any(key.startswith("use") for key in t.keys)


def test_a_card_can_be_used_in_the_round_it_was_built() -> None:
    t = table().row("bazaar").give(0, coins=3).place(0, "build", 1, "buy:bazaar").act(1, "pass")
    t.use(0, "bazaar", 2)
    assert t.city(0).coins == 3


def test_a_card_without_a_slot_is_not_used() -> None:
    assert "use:smithy" not in table().give(0, "smithy").keys


def test_the_pictured_card_gives_a_coin_each_round_and_a_knowledge_for_a_citizen() -> None:
    t = table().give(0, "academy").use(0, "academy", 1)
    assert t.city(0).knowledge == 1
    t.pass_all()
    assert t.city(0).coins == 5 + 1


def test_restore_on_a_card_turns_one_lost_card_up() -> None:
    t = table(round=4).give(0, "sun-plaza").damage(0, "wheat-fields", "fishing-dock")
    t.use(0, "sun-plaza", 1, "restore:wheat-fields")
    assert t.ids(LOST) == ["fishing-dock"]


def test_with_nothing_lost_a_card_that_only_restores_is_not_used() -> None:
    t = table(round=4).give(0, "sun-plaza")
    assert "use:sun-plaza" not in t.keys and t.why_not("use:sun-plaza") == "nothing-lost"


def test_with_nothing_lost_the_other_half_of_an_action_is_still_done() -> None:
    t = table().give(0, "stonemasons").use(0, "stonemasons", 1)
    assert t.city(0).coins == 2


def test_swords_of_an_action_last_until_the_end_of_the_round() -> None:
    t = table().give(0, "drill-yard").use(0, "drill-yard", 1)
    assert t.city(0).swords == 2
    t.pass_all()
    assert t.city(0).swords == 0


def test_a_citizen_symbol_brings_one_at_once() -> None:
    t = table().row("dwellings").give(0, coins=5).place(0, "build", 1, "buy:dwellings")
    assert t.skills(0) == [1, 2, 3, 4] and t.skills(0, "ready") == [2, 3, 4]


def test_with_five_citizens_the_symbol_brings_nobody() -> None:
    t = table().row("dwellings").citizens(0, 1, 2, 3, 4, 5).give(0, coins=5)
    t.place(0, "build", 1, "buy:dwellings")
    assert t.skills(0) == [1, 2, 3, 4, 5] and t.said("gains-citizen") == []


def test_an_army_symbol_raises_the_limit() -> None:
    t = table().give(0, "barracks", lands=["war-camp"])
    assert t.gives(0)["army_limit"] == 4
