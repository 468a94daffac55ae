"""Vikings: ships from land units and back, longships, raids, rune stones; Cnut, Eric, Ragnar."""

from __future__ import annotations

from tests.rules.clash.field import Field, field

from oikumene.games.clash import CLASH
from oikumene.games.clash.model import SEA
from oikumene.games.clash.state import FOUGHT, IN_FOREST, IN_MOUNTAIN, VOYAGED

BARBARIANS = 4
SHIPS = "vik-ship-construction"


def vikings(*known: str, tactics: bool = True) -> Field:
    """The Vikings with a city at D7; the sea is D4 and D5; somebody else at A3."""
    t = field(expansion=True).land("sea", "D4", "D5").knows(0, "storage", *known).city(0, "D7").city(1, "A3")
    return t.knows(0, "tactics") if tactics else t


def test_the_vikings_begin_at_the_sea() -> None:
    match = CLASH.new(seats=2, seed=1, options={"civilizations": "choose"})
    match.answer(match.pending[0].seat, "civilization:vikings")
    state = match.state
    seat = next(n for n, player in enumerate(state.players) if player.civ == "vikings")
    while state.players[seat].first_city < 0:
        match.answer(match.pending[0].seat, match.pending[0].options[0].key)
    spot = state.board.spots[state.board.spot[state.players[seat].first_city]]
    assert [state.terrain[hex] for hex in spot].count(SEA) == 1


# -- Ship Construction


def test_navigation_costs_no_food() -> None:
    t = vikings(SHIPS, "fishing").act(0, "buy-advance")
    assert "navigation" in t.advances(0) and t.now.actions == 2


def test_a_ship_becomes_a_settler_or_infantry_on_the_land_beside_it() -> None:
    t = vikings(SHIPS).units(0, "D5", ship=1).act(0, "move", "from:D5", "beach:D6", "become:infantry")
    assert t.at("D6") == {"infantry": 1} and t.at("D5") == {}
    assert t.player(0).units[5] == 4 and t.player(0).units[1] == 15
    t = vikings(SHIPS, tactics=False).units(0, "D5", ship=1).act(0, "move", "from:D5", "beach:D6")
    assert t.at("D6") == {"settler": 1}, "without tactics no infantry"
    assert not vikings().units(0, "D5", ship=1).act(0, "move", "from:D5").can("beach")


def test_ships_are_not_drawn_ashore_among_enemies_nor_from_afar() -> None:
    t = vikings(SHIPS).units(0, "D5", ship=1).units(1, "E6", infantry=1).city(1, "C6")
    keys = t.act(0, "move", "from:D5").keys
    assert "beach:D6" in keys and "beach:E6" not in keys and "beach:C6" not in keys
    assert "beach:D3" not in keys, "D3 lies beside D4"


def test_what_a_ship_carries_lands_along_or_stays_where_another_has_room() -> None:
    t = vikings(SHIPS).units(0, "D5", ship=2, infantry=1, settler=1)
    t.act(0, "move", "from:D5", "beach:D6", "who:settler:0", "who:ship:0", "become:settler")
    assert t.at("D6") == {"settler": 2} and t.at("D5") == {"infantry": 1, "ship": 1}
    t = vikings(SHIPS).units(0, "D5", ship=1, infantry=1)
    t.act(0, "move", "from:D5", "beach:D6")
    assert t.prompt == "become", "who has no other ship goes along, and the ship must go"
    assert t.act(0, "become:settler").at("D6") == {"settler": 1, "infantry": 1}


def test_the_stack_limit_holds_on_the_beach() -> None:
    t = vikings(SHIPS).units(0, "D6", infantry=4).units(0, "D5", ship=1)
    t.act(0, "move", "from:D5", "beach:D6")
    assert t.at("D6") == {"settler": 1, "infantry": 4}, "only a settler has room"
    t = vikings(SHIPS).units(0, "D6", infantry=4).units(0, "D5", ship=1).units(0, "D8", settler=4)
    assert "beach:D6" not in t.act(0, "move", "from:D5").keys, "and there is no settler left"


def test_settlers_and_infantry_become_ships_or_go_aboard_them() -> None:
    t = vikings(SHIPS).units(0, "D6", settler=1, infantry=2)
    t.act(0, "move", "from:D6", "launch:D5", "who:settler:0", "who:infantry:0", "who:infantry:0", "become:settler")
    assert t.prompt == "become-ships" and "done" in t.keys
    t.act(0, "done")
    assert t.at("D5") == {"infantry": 2, "ship": 1} and t.player(0).units[5] == 3
    t = vikings(SHIPS, tactics=False).units(0, "D6", settler=1, infantry=1)
    t.act(0, "move", "from:D6", "launch:D5")
    assert t.at("D5") == {"ship": 1} and t.at("D6") == {"infantry": 1}, "without tactics infantry stays"


def test_a_ship_must_have_room_for_those_who_stay_what_they_were() -> None:
    t = vikings(SHIPS).units(0, "D6", infantry=4).act(0, "move", "from:D6", "launch:D5", *["who:infantry:0"] * 3)
    assert t.keys == ["become:infantry", "done"], "one ship alone would carry two of three"
    t.act(0, "done")
    assert t.at("D5") == {"infantry": 2, "ship": 2}


def test_nobody_puts_to_sea_among_enemies_or_pirates_or_without_a_piece() -> None:
    t = vikings(SHIPS).units(0, "D6", settler=1).units(1, "D5", ship=1)
    assert "launch:D5" not in t.act(0, "move", "from:D6").keys
    t = vikings(SHIPS).units(0, "D6", settler=1).pirates("D5")
    assert "launch:D5" not in t.act(0, "move", "from:D6").keys
    t = vikings(SHIPS).units(0, "D6", settler=1).units(0, "D4", ship=4)
    assert "launch:D5" not in t.act(0, "move", "from:D6").keys


def test_who_has_changed_is_the_same_unit_for_the_move_and_for_the_terrain() -> None:
    t = vikings(SHIPS).land("mountain", "D6").units(0, "D5", ship=1)
    t.act(0, "move", "from:D5", "beach:D6", "become:infantry")
    assert t.prompt == "act", "it has moved"
    assert t.marks("D6")[0][1] & IN_MOUNTAIN
    t = vikings(SHIPS).land("forest", "D6").units(0, "D7", infantry=1).units(1, "D4", ship=1)
    t.act(0, "move", "from:D7", "to:D6", "move", "from:D6", "launch:D5", "move", "from:D5")
    assert t.marks("D5")[0] == ("ship", IN_FOREST | VOYAGED)
    assert "sail:D4" not in t.keys and t.can("beach"), "out of the forest no battle is begun"


def test_no_roads_and_no_unknown_land_for_who_changes() -> None:
    t = vikings(SHIPS, "roads").land("unknown", "D6", "C6", "E6").units(0, "D5", ship=1).has(0, food=1, ore=1)
    assert [key for key in t.act(0, "move", "from:D5").keys if key in ("beach:D6", "beach:C6", "beach:E6")] == []


# -- Longships


def test_longships_carry_three_and_move_again_after_a_battle() -> None:
    t = vikings("vik-longships").units(0, "D6", infantry=3).units(0, "D5", ship=1)
    t.act(0, "move", "from:D6", "to:D5", "who:infantry:0", "who:infantry:0")
    assert t.at("D5") == {"infantry": 3, "ship": 1}

    def fought(*known: str) -> Field:
        t = vikings(*known).units(0, "D5", ship=1).pirates("D4").die("6i", "1l").act(0, "move", "from:D5", "token:mood")
        assert t.marks("D4") == [("ship", FOUGHT)]
        return t

    assert "move" in fought("vik-longships").keys and "move" not in fought().keys


# -- Raiding


def test_who_trades_with_a_ship_beside_the_city_loses_a_resource_of_their_choice_once() -> None:
    t = vikings("vik-raiding", "trade-routes").city(1, "D3").city(1, "E4").units(0, "D4", ship=2).has(1, food=1, ore=1)
    t.then(("trade", 0), ("act", 0)).run()
    while t.prompt == "routes":
        t.act(0, t.keys[0])
    assert (t.prompt, t.seat) == ("raiding", 1) and t.keys == ["give-up:food", "give-up:ore"]
    t.act(1, "give-up:ore")
    assert t.goods(1) == {"food": 1} and t.goods(0) == {"food": 2} and t.prompt == "act"


def test_raids_need_a_ship_and_the_next_hex() -> None:
    t = vikings("vik-raiding", "trade-routes").city(1, "D2").units(0, "D4", ship=1).has(1, food=1)
    assert t.then(("trade", 0), ("act", 0)).run().goods(1) == {"food": 1}, "two hexes away"
    t = vikings("vik-raiding", "trade-routes").city(1, "D2").units(0, "D3", settler=1).has(1, food=1)
    assert t.then(("trade", 0), ("act", 0)).run().goods(1) == {"food": 1}, "a settler"


# -- Rune Stones


def test_two_army_units_lost_may_be_remembered_by_an_obelisk() -> None:
    t = vikings("vik-rune-stones").units(0, "D8", infantry=3).units(1, "E8", infantry=3)
    t.strike("D8", "E8", "1l", "1l", "1l", "5c", "5c", "2c").act(0, "yes")
    assert t.can("react") == ["react:vik-rune-stones"]
    t.act(0, "react:vik-rune-stones")
    assert t.player(0).pieces[5] == 4 and t.points(0)["objectives"] == 2
    t = vikings("vik-rune-stones").units(0, "D8", infantry=3).units(1, "E8", infantry=1)
    assert not t.strike("D8", "E8", "6i", "6i", "1l", "6i").can("react"), "one is too few"


# -- Cnut the Great


def test_cnut_scores_half_a_point_for_each_step_from_home() -> None:
    assert vikings().leads(0, "lead-cnut", "D3").points(0)["events"] == 4
    assert vikings().leads(0, "lead-cnut", "D7").points(0)["events"] == 0


def test_danegeld_is_taxes_without_mood_and_not_beside_them() -> None:
    t = vikings("taxes").leads(0, "lead-cnut", "D7").has(0, mood=1).act(0, "special:lead-cnut", "collect-tax:ore:1")
    assert t.goods(0) == {"ore": 1, "mood": 1} and t.now.actions == 2 and t.the_city("D7").acts == 1
    assert not t.can("special"), "neither taxes nor danegeld again"
    t = vikings("taxes").leads(0, "lead-cnut", "D7").has(0, mood=1).act(0, "special:taxes", "collect-tax:ore:1")
    assert not t.can("special")
    assert not vikings().leads(0, "lead-cnut", "D7").can("special"), "needs taxes"


# -- Eric the Red


def test_eric_charts_each_region_once_for_culture_a_point_each() -> None:
    t = vikings().units(0, "D5", ship=1).leads(0, "lead-eric", "D5").has(0, culture=2)
    t.act(0, "special:lead-eric.explorer")
    assert t.points(0)["objectives"] == 2 and t.goods(0) == {"culture": 1} and t.now.actions == 2
    assert "special:lead-eric.explorer" not in t.keys, "one cube a region"
    t.act(0, "move", "from:D5", "sail:D4")
    while t.prompt in ("who", "move-from"):
        t.act(0, "done" if "done" in t.keys else t.keys[0])
    assert "special:lead-eric.explorer" in t.keys, "D4 is another region"
    assert not vikings().leads(0, "lead-eric", "D6").has(0, culture=1).can("special"), "on land"


def test_eric_lands_with_all_his_people_without_an_action() -> None:
    t = vikings().units(0, "D5", ship=2, infantry=2, settler=1).leads(0, "lead-eric", "D5")
    t.act(0, "special:lead-eric.colonies", "to:D6")
    assert t.at("D6") == {"settler": 1, "infantry": 2, "leader": 1} and t.at("D5") == {"ship": 2}
    assert t.now.actions == 3 and all(marks & 1 == 0 for _, marks in t.marks("D6"))


def test_eric_may_land_among_enemies_and_not_where_there_is_no_room() -> None:
    t = vikings().units(0, "D5", ship=1, infantry=1).leads(0, "lead-eric", "D5").units(1, "D6", infantry=1)
    t.die("6i", "6i", "1l").act(0, "special:lead-eric.colonies", "to:D6")
    assert t.at("D6") == {"infantry": 1, "leader": 1} and t.now.actions == 3
    t = vikings().units(0, "D5", ship=1, infantry=1).leads(0, "lead-eric", "D5").units(0, "D6", infantry=3)
    assert "to:D6" not in t.act(0, "special:lead-eric.colonies").keys
    t = vikings().units(0, "D5", ship=1, infantry=1).leads(0, "lead-eric", "D5").units(0, "D6", infantry=2)
    assert "to:D6" in t.act(0, "special:lead-eric.colonies").keys, "four have room"


# -- Ragnar Lodbrok


def test_ragnar_takes_gold_from_a_city_that_was_not_angry() -> None:
    t = vikings().leads(0, "lead-ragnar", "D8").city(1, "E8").act(0, "move", "from:D8", "to:E8")
    assert t.goods(0) == {"gold": 3}
    t = vikings().leads(0, "lead-ragnar", "D8").city(1, "E8", mood="angry").act(0, "move", "from:D8", "to:E8")
    assert t.goods(0) == {"gold": 1}


def test_ragnar_fights_better_straight_from_a_ship() -> None:
    t = vikings().units(0, "D5", ship=1).leads(0, "lead-ragnar", "D5").units(1, "D6", infantry=1).die("2c", "1l")
    t.act(0, "move", "from:D5", "to:D6")
    assert t.said("rolls") == [(0, 4, 1, 1)]
    t = vikings().leads(0, "lead-ragnar", "D8").units(1, "E8", infantry=1).strike("D8", "E8", "2c", "1l")
    assert t.said("rolls") == [(0, 2, 1, 1)]
