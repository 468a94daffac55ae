"""Where the book is silent: the rulings of docs/games/clash.md that no other test shows."""

from __future__ import annotations

from tests.rules.clash.field import field
from tests.rules.clash.test_tactics import armies, attack, card

from oikumene.games.clash.state import GREAT


def test_what_a_borrowed_advance_allowed_beyond_a_limit_is_lost_when_the_turn_ends() -> None:
    t = field().city(0, "D4", "academy", mood="happy").city(1, "G7").wonder(0, "D4", "wonder-library").has(0, food=2)
    t.act(0, "free:special:wonder-library", "advance:storage", "collect:D4", "take:D3:food", "take:D4:food")
    while t.prompt == "collect":
        t.act(0, "done" if "done" in t.keys else t.keys[0])
    assert t.goods(0)["food"] > 2
    t.act(0, "end")
    assert t.player(0).goods[0] == 2


def test_a_captured_city_with_anothers_obelisk_influences_nobody() -> None:
    """It may influence itself only, and the obelisk is no target."""
    t = field(expansion=True).city(0, "D4", "obelisk", colours={"obelisk": 1}).city(1, "D5", "temple").has(0, culture=9)
    assert "influence" not in t.keys


def test_great_people_are_not_exchanged() -> None:
    t = field(expansion=True).city(0, "D4").city(1, "G7").bring_all(GREAT, ["ev-great-artist"]).has(0, gold=1)
    t.lay().talks.begin(12)
    t.act(0, "exchange:1")
    assert not t.can("give-card", "give-shown")


def test_a_martyr_with_one_unit_on_each_side_leaves_no_winner() -> None:
    t = armies(1, 1, ()).hand(0, card("martyr"))
    attack(t).act(0, f"tactic:{card('martyr')}")
    assert t.at("D4") == t.at("D5") == {} and t.said("rolls") == [] and t.the_city("D4").owner == 1


def test_barbarians_who_meet_the_wall_are_a_battle_that_was_won_and_settlers_live_behind_it() -> None:
    t = field().city(0, "D4", mood="happy").city(1, "G7").wonder(0, "D4", "wonder-wall").units(0, "D4", settler=1)
    t.units(4, "D5", infantry=2).then(("army", 0, 0), ("act", 0)).run()
    assert t.goods(0) == {"gold": 1} and t.at("D4") == {"settler": 1} and t.at("D5") == {} and t.said("rolls") == []
    assert [feat.what for feat in t.now.feats] == ["battle"] and t.now.barbarian_units[1] == 20


def test_without_a_piece_or_room_no_infantry_consoles_who_lost() -> None:
    t = field().knows(0, "tactics").knows(1, "fanaticism").city(0, "D7").city(1, "D4", "temple").city(1, "A3")
    t.units(1, "A3", infantry=4).units(1, "D4", infantry=1).units(0, "D5", infantry=2)
    t.strike("D5", "D4", "6i", "6i", "1l")
    assert t.the_city("D4").owner == 0 and t.at("A3") == {"settler": 1, "infantry": 4}


def test_a_city_that_both_armies_fell_for_stays_as_it_was() -> None:
    t = field().knows(0, "tactics").city(0, "D7").city(1, "D4", "temple", mood="happy").units(1, "D4", infantry=1)
    t.units(0, "D5", infantry=1).strike("D5", "D4", "5i", "5i")
    assert t.the_city("D4").owner == 1 and t.mood("D4") == "happy" and t.goods(0) == {} and t.at("D4") == {}


def test_barbarians_without_a_settlement_piece_destroy_the_city() -> None:
    t = field().city(0, "D4", "temple").city(0, "B4").city(1, "G7").units(4, "D5", infantry=1)
    spots = iter(["A3", "A5", "A7", "B6", "C7", "F2", "G3", "G5", "E7", "C3"])
    while t.as_is.barbarian_settlements:
        t.city(4, next(spots))
    t.then(("army", 0, 0), ("act", 0))
    while t.prompt.startswith("barbarians"):
        t.act(0, "to:D4" if "to:D4" in t.keys else next((k for k in t.keys if k == "from:D5"), t.keys[0]))
        if t.hex("D4") not in t.now.cities:
            break
    assert t.hex("D4") not in t.now.cities and t.at("D4") == {"infantry": 1}
    assert t.at("B4") == {"settler": 1} and t.player(0).pieces[3] == 5
