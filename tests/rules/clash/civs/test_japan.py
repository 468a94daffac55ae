"""Japan: pottery, horsemanship, ninjutsu, the shogunate; Go-Toba, Jimmu, Suiko."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

from oikumene.games.clash.state import GREAT


def japan(*known: str) -> Field:
    """Japan with a city at D7, somebody else at A3."""
    return field(expansion=True).knows(0, "tactics", "storage", *known).city(0, "D7").city(1, "A3")


# -- Pottery


def test_a_collect_of_three_food_brings_culture_once_a_turn() -> None:
    t = japan("jap-pottery").city(0, "D4", "temple", mood="happy")
    t.act(0, "collect:D4", "take:D3:food", "take:D4:food", "take:D5:food")
    assert t.goods(0) == {"food": 3, "culture": 1}
    t = japan("jap-pottery").city(0, "D4", "temple").act(0, "collect:D4", "take:D3:food", "take:D4:food")
    assert t.goods(0) == {"food": 2}, "two are too few"
    t = japan("jap-pottery").city(0, "D4", "temple", "academy", mood="happy")
    for _ in range(2):
        t.act(0, "collect:D4", "take:C4:food", "take:D3:food", "take:D4:food")
        t.act(0, "done")
    assert t.goods(0)["culture"] == 1


# -- Horsemanship


def test_cavalry_comes_to_cities_with_a_fortress() -> None:
    t = japan("jap-horsemanship").city(0, "D4", "fortress").has(0, food=1, wood=1)
    assert t.act(0, "recruit:D4").at("D4") == {"cavalry": 1}
    assert not japan("jap-horsemanship").city(0, "D4").has(0, food=1, wood=1).can("recruit")


def test_one_cavalry_behind_own_walls_clashes_for_three_in_the_first_round() -> None:
    def defence(known: str, *buildings: str) -> int:
        t = field(expansion=True, seat=1).knows(1, "tactics").knows(0, known).city(0, "D4", *buildings).city(1, "A3")
        t.units(0, "D4", cavalry=2).units(1, "D5", infantry=1)
        t.strike("D5", "D4", "1l", "2c", "2c", *(["1l"] if buildings else []))
        return int(t.said("rolls")[0][3])

    assert defence("jap-horsemanship", "fortress") == 2 + 2 + 1 + 2 + 3, "one of the two"
    assert defence("tactics", "fortress") == 2 + 2 + 1 + 2 + 2
    assert defence("jap-horsemanship") == 2 + 2 + 2 + 2


# -- Subterfuge


def ninja() -> Field:
    """Seat 1 is Japan, with a city near one of seat 0."""
    return field(expansion=True).knows(1, "jap-ninjutsu", "tactics").city(0, "D7").city(1, "D5").has(0, culture=1)


def test_a_card_given_up_cancels_an_action_card_nearby_which_costs_nothing_then() -> None:
    t = ninja().hand(0, "leadership-25").hand(1, "advance-1").act(0, "play:leadership-25")
    assert (t.prompt, t.seat) == ("cancel", 1)
    t.act(1, "cancel-with:advance-1")
    assert t.goods(0) == {"culture": 1} and t.now.actions == 3, "as if it had not been played"
    assert t.where("leadership-25") == t.where("advance-1") == ["action-discard"]


def test_whom_a_card_is_aimed_at_is_known_before_it_is_cancelled() -> None:
    t = field(3, expansion=True).knows(1, "jap-ninjutsu").city(0, "E5").city(1, "E6").city(2, "A9").has(0, culture=1)
    t.hand(0, "assassination-27").hand(1, "advance-1").act(0, "play:assassination-27", "player:2")
    assert (t.prompt, t.seat) == ("cancel", 1) and t.said("aims") == [(0, 2)]
    t.act(1, "no")
    assert t.player(2).debt == 1


def test_great_persons_are_cancelled_and_cancel_too() -> None:
    t = ninja().bring_all(GREAT, ["ev-great-artist"]).bring_all(GREAT + 1, ["ev-great-prophet"])
    t.act(
        0,
        "play:ev-great-artist",
    ).act(1, "cancel-with:ev-great-prophet")
    assert t.where("ev-great-artist") == t.where("ev-great-prophet") == ["event-discard"] and t.now.actions == 3


def test_ninjas_do_not_reach_farther_than_two_hexes() -> None:
    t = field(expansion=True).knows(1, "jap-ninjutsu").city(0, "D7").city(1, "D4").has(0, culture=1)
    t.hand(0, "leadership-25").hand(1, "advance-1").act(0, "play:leadership-25")
    assert t.now.actions == 4, "nobody was asked"


# -- Shogunate


def test_cards_that_take_an_action_take_none() -> None:
    t = japan("jap-shogunate").hand(0, "explorers-21").has(0, culture=1)
    t.act(0, "play:explorers-21", "place:D7")
    assert t.now.actions == 3 and t.at("D7") == {"settler": 1}


def test_a_draft_may_bring_a_card_in_the_stead_of_infantry() -> None:
    t = japan("jap-shogunate", "draft").city(0, "D4", "temple").has(0, mood=2)
    t.act(0, "recruit:D4", "card-by:jap-shogunate")
    assert t.prompt == "act" and t.said("draws-action") == [(0,)] and t.at("D4") == {}
    assert t.goods(0) == {"mood": 1}, "the draft is used once in a recruit"


# -- Emperor Go-Toba


def test_go_toba_fights_with_a_sword_for_ore_even_after_his_death() -> None:
    t = japan().leads(0, "lead-go-toba", "D5").units(0, "D5", infantry=1).units(1, "D4", infantry=3).has(0, ore=1)
    t.strike("D5", "D4", "2c", "2c", "5c", "2c", "2c").act(0, "react:lead-go-toba")
    assert t.said("rolls") == [(0, 6, 1, 9)]
    t.act(0, "lose:leader").die("2c", "2c", "2c").act(0, "no")
    assert t.said("rolls")[-1] == (0, 4, 1, 4)
    t = japan().leads(0, "lead-go-toba", "D5").units(1, "D4", infantry=1).strike("D5", "D4", "6i", "1l")
    assert t.prompt == "act" and not t.said("uses"), "without ore he is not asked"


def test_go_toba_buys_an_advance_after_an_academy_in_his_city() -> None:
    def built(building: str, where: str) -> Field:
        t = japan("writing", "myths").city(0, "D4").leads(0, "lead-go-toba", where).has(0, food=3, wood=1, ore=1)
        return t.act(0, "construct:D4", f"build:{building}")

    t = built("academy", "D4").act(0, "react:lead-go-toba", "advance:siegecraft")
    if t.prompt == "pay":
        t.act(0, "done")
    assert "siegecraft" in t.advances(0) and t.now.actions == 2
    assert built("academy", "D7").prompt == "act" and not built("temple", "D4").can("react")


# -- Emperor Jimmu


def besieged(where: str, *buildings: str) -> Field:
    """Seat 1 attacks a city of Japan at D4, Jimmu is somewhere."""
    t = field(expansion=True, seat=1).knows(1, "tactics").knows(0, "tactics").city(0, "D4", *buildings).city(1, "A3")
    return t.leads(0, "lead-jimmu", where).units(0, "D4", infantry=1).units(1, "D5", infantry=1)


def test_jimmu_strengthens_a_fortress_two_hexes_from_him() -> None:
    t = besieged("D2", "fortress").strike("D5", "D4", "1l", "2c", "2c")
    assert t.said("rolls") == [(1, 1, 0, 6)]
    assert besieged("D1", "fortress").strike("D5", "D4", "1l", "2c", "2c").said("rolls") == [(1, 1, 0, 4)]
    assert besieged("D2").strike("D5", "D4", "1l", "2c").said("rolls") == [(1, 1, 0, 2)], "no fortress"


def test_jimmu_takes_back_a_card_that_was_played_in_a_battle_he_survived() -> None:
    t = japan().leads(0, "lead-jimmu", "D5").units(1, "D4", infantry=1).hand(0, "heroic-general-6").has(0, culture=1)
    t.strike("D5", "D4", "6i", "1l").act(0, "tactic:heroic-general-6")
    t.act(0, "react:lead-jimmu")
    assert t.where("heroic-general-6") == ["hand-actions-0"] and t.goods(0) == {}
    t = japan().leads(0, "lead-jimmu", "D5").units(0, "D5", infantry=1).units(1, "D4", infantry=1).has(0, culture=1)
    t.hand(0, "heroic-general-6").strike("D5", "D4", "6i", "2c", "6i").act(0, "tactic:heroic-general-6", "lose:leader")
    assert t.prompt == "act" and t.where("heroic-general-6") == ["action-discard"], "he fell"
    t = japan().leads(0, "lead-jimmu", "D5").units(1, "D4", infantry=1).has(0, culture=1).strike("D5", "D4", "6i", "1l")
    assert t.prompt == "act" and t.goods(0) == {"culture": 1}, "no card was played"


def test_a_card_is_taken_back_before_the_city_that_was_won_changes_hands() -> None:
    t = japan().leads(0, "lead-jimmu", "D5").city(1, "D4").units(1, "D4", infantry=1).has(0, culture=1)
    t.hand(0, "heroic-general-6").strike("D5", "D4", "6i", "1l").act(0, "tactic:heroic-general-6")
    assert t.can("react") and t.the_city("D4").owner == 1
    assert t.act(0, "react:lead-jimmu").the_city("D4").owner == 0


# -- Empress Suiko


def test_suiko_makes_a_building_of_her_city_japanese_as_an_action_or_free_with_a_state_religion() -> None:
    def held(*known: str) -> Field:
        t = japan(*known).city(0, "D4", "temple", "obelisk", colours={"temple": 1, "obelisk": 1})
        return t.leads(0, "lead-suiko", "D4").has(0, culture=2)

    t = held().act(0, "special:lead-suiko")
    assert t.the_city("D4").buildings[3] == 0 and t.now.actions == 2 and t.goods(0) == {"culture": 1}
    assert not t.can("special"), "an obelisk stays what it is"
    t = held("state-religion").act(0, "special:lead-suiko.free")
    assert t.the_city("D4").buildings[3] == 0 and t.now.actions == 3 and not t.now.influenced


def test_suiko_defends_better_than_she_attacks() -> None:
    t = field(expansion=True, seat=1).knows(1, "tactics").city(0, "D7").city(1, "A3").leads(0, "lead-suiko", "D4")
    t.units(1, "D5", infantry=1).strike("D5", "D4", "1l", "2c")
    assert t.said("rolls") == [(1, 1, 0, 4)]
    t = japan().leads(0, "lead-suiko", "D5").units(1, "D4", infantry=1).strike("D5", "D4", "2c", "1l")
    assert t.said("rolls") == [(0, 2, 1, 1)]
