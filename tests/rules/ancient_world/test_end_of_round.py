"""Rulebook: the game round, phase 3. End of the round."""

from __future__ import annotations

from rules.ancient_world.table import table


def test_income_comes_when_all_have_passed() -> None:
    t = table().give(0, "goat-pastures", coins=1).give(1, "caravan-stop", "scroll-house")
    t.pass_all()
    assert (t.city(0).coins, t.city(1).coins) == (1 + 5 + 1, 5 + 2)
    assert (t.city(0).knowledge, t.city(1).knowledge) == (0, 1)
    assert t.said("income") == [(0, 6, 0), (1, 7, 1)]


def test_income_of_titans_and_districts_counts() -> None:
    t = table().give(0, lands=["copper-hills"], slain=["golden-scarab", "dream-weaver"])
    t.pass_all()
    assert (t.city(0).coins, t.city(0).knowledge) == (5 + 1 + 2, 1)


def test_lost_cards_bring_no_income() -> None:
    t = table().give(0, lost=["caravan-stop", "scroll-house"])
    t.pass_all()
    assert (t.city(0).coins, t.city(0).knowledge) == (5, 0)


def test_there_is_no_income_after_round_6() -> None:
    t = table(round=6).give(0, coins=1, slain=["dream-weaver"])
    t.pass_all()
    assert t.match.over
    assert (t.city(0).coins, t.city(0).knowledge) == (1, 0)


def test_coins_on_scrolls_slide_onto_the_pictures() -> None:
    t = table().armies(0, ("spearmen", 1, 2), ("slingers", 3, 0))
    t.pass_all()
    assert (t.army(0, "spearmen"), t.army(0, "slingers")) == ((3, 0), (3, 0))


def test_citizens_come_home_from_the_board_and_from_cards() -> None:
    t = table().give(0, "bazaar").place(0, "work", 1).act(1, "pass").use(0, "bazaar", 2)
    t.pass_all()
    assert t.skills(0, "ready") == [1, 2, 3]
    assert t.now.spaces == [()] * 9 and t.city(0).slots == ()


def test_the_token_is_turned_hand_side_down_and_stays() -> None:
    t = table(turn=1).place(1, "rebuild", 1)
    t.pass_all()
    assert (t.now.first, t.now.locked) == (1, False)


def test_with_food_for_all_nobody_starves() -> None:
    t = table()
    t.pass_all()
    assert t.prompt == "act" and t.skills(0, "starving") == []


def test_who_lacks_food_chooses_who_starves() -> None:
    t = table().damage(0, "wheat-fields")
    t.pass_all()
    assert (t.prompt, t.seat, t.keys) == ("starve", 0, ["citizen:1", "citizen:2", "citizen:3"])
    t.act(0, "citizen:2")
    assert t.skills(0, "starving") == [2] and t.skills(0, "ready") == [1, 3]
    assert t.said("starving") == [(0, 1)] and t.said("starves") == [(0, 2)]


def test_the_starving_do_not_work_in_the_next_round_and_return_after_it() -> None:
    t = table().damage(0, "wheat-fields")
    t.pass_all()
    t.act(0, "citizen:3").act(0, "place:work")
    assert t.keys == ["citizen:1", "citizen:2"]
    t.act(0, "citizen:1")
    t.pass_all()
    assert t.prompt == "starve", "the check is made anew each round, with all citizens at home"
    assert t.keys == ["citizen:1", "citizen:2", "citizen:3"]


def test_each_citizen_without_food_starves() -> None:
    t = table().damage(0, "wheat-fields", "fishing-dock")
    t.pass_all()
    t.act(0, "citizen:1", "citizen:3")
    assert t.skills(0, "starving") == [1, 3]


def test_all_hungry_cities_choose_at_once() -> None:
    t = table(3).damage(0, "wheat-fields").damage(2, "wheat-fields")
    t.pass_all()
    assert [question.seat for question in t.match.pending] == [0, 2]
    t.act(2, "citizen:1").act(0, "citizen:3")
    assert t.now.round == 2
    assert (t.skills(0, "starving"), t.skills(2, "starving")) == ([3], [1])


def test_a_citizen_from_grow_needs_food_at_the_end_of_the_round() -> None:
    t = table(round=3).give(0, coins=3).place(0, "grow", 1)
    t.pass_all()
    assert t.prompt == "starve" and t.keys == ["citizen:1", "citizen:2", "citizen:3", "citizen:4"]


def test_food_of_titans_and_districts_counts() -> None:
    t = table().give(0, slain=["mire-toad"], lands=["river-delta"]).damage(0, "wheat-fields", "fishing-dock")
    t.pass_all()
    assert t.prompt == "act" and t.gives(0)["food"] == 1 + 1 + 2


def test_everybody_may_act_again_in_the_next_round() -> None:
    t = table(3)
    t.pass_all()
    assert not any(city.passed for city in t.now.cities) and t.now.passes == 0
