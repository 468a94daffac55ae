"""Egypt: flood plains, architecture, embalming, the god on earth; Cleopatra, Imhotep, Ramses II."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash.cards.civs.egypt import EGYPT
from oikumene.games.clash.model import TERRAINS

BARBARIANS = 4


def egypt(*known: str) -> Field:
    """Egypt with a city at D7, somebody else far away."""
    return field(expansion=True).knows(0, *known).city(0, "D7").city(1, "A3")


def test_flood_plains_let_cities_stand_on_barren_land_and_collect_food_or_wood_there() -> None:
    t = egypt("egy-flood-plains").land("barren", "D4", "D6").units(0, "D4", settler=1)
    assert t.can("found") == ["found:D4"]
    t.act(0, "collect:D7")
    assert {"take:D6:food", "take:D6:wood"} <= set(t.keys)
    assert egypt("irrigation").land("barren", "D4").units(0, "D4", settler=1).can("found") == []


def test_a_city_on_barren_land_that_another_takes_stays_and_gives_food_by_irrigation() -> None:
    t = egypt("egy-flood-plains").land("barren", "D4").city(0, "D4").units(1, "D5", infantry=1)
    t.knows(1, "tactics", "irrigation").set(active=1).then(("act", 1))
    t.act(1, "move", "from:D5", "to:D4", "collect:D4")
    assert t.the_city("D4").owner == 1 and "take:D4:food" in t.keys and "take:D4:wood" not in t.keys


def test_architecture_pays_buildings_and_wonders_with_mood() -> None:
    t = egypt("egy-architecture", "writing").city(0, "B6").has(0, mood=3).act(0, "construct:D7")
    assert t.the_city("D7").has(0) and t.goods(0) == {"idea": 2}
    t = field(expansion=True).knows(0, "egy-architecture", "engineering", "irrigation", "storage")
    t.city(0, "D7", mood="happy").city(0, "B6").city(1, "A3").wonders(0, "wonder-gardens")
    t.has(0, food=5, wood=5, mood=7).act(0, "wonder-in:D7", "wonder:wonder-gardens")
    assert t.the_city("D7").size == 2 and t.goods(0) == {}, "for culture too"
    assert egypt("egy-architecture").has(0, mood=3).can("recruit") == [], "not for units"


@pytest.mark.parametrize(("before", "after"), [(4, 5), (5, 5)])
def test_embalming_brings_culture_after_any_battle_with_four_tokens_or_fewer(before: int, after: int) -> None:
    t = egypt("egy-embalming", "tactics").units(0, "D5", infantry=1).units(1, "D4", settler=1).has(0, culture=before)
    t.act(0, "move", "from:D5", "to:D4")
    assert t.goods(0) == {"culture": after}, "lone settlers too"


def test_embalming_brings_culture_when_the_leader_goes() -> None:
    t = egypt("egy-embalming").leads(0, "lead-imhotep", "D7").has(0, mood=1, culture=6)
    t.player(0).leaders = (t.as_is.book.power_of["lead-ramses"],)
    t.act(0, "recruit:D7")
    assert t.goods(0) == {"culture": 6}, "one was paid for the new leader"


def test_the_god_on_earth_lends_autocracy_beside_each_advance_of_theocracy() -> None:
    t = egypt("egy-man-god", "conversion").has(0, mood=2)
    assert "special:absolute-power" in t.keys and "special:forced-labor" not in t.keys
    before = t.points(0)["advances"]
    t.act(0, "special:absolute-power")
    assert t.now.actions == 4 and t.points(0)["advances"] == before and "absolute-power" not in t.advances(0)
    assert "special:absolute-power" not in egypt("conversion").has(0, mood=2).keys


def test_dogma_lends_nationalism() -> None:
    t = egypt("egy-man-god", "dogma").has(0, food=1, ore=1).act(0, "recruit:D7")
    assert t.prompt == "token", "a token for army units"


def test_devotion_lends_totalitarianism_and_fanaticism_forced_labor() -> None:
    def boost(*known: str) -> bool:
        """Whether who rolled a four may raise it by culture, against a city with an army and no temple."""
        t = egypt("egy-man-god", *known).city(0, "D4", "academy").units(0, "D4", infantry=1).city(1, "D3", "temple")
        t.has(1, culture=1).value(4).set(active=1).then(("act", 1)).act(1, "influence")
        while t.prompt == "influence":
            t.act(1, next(key for key in t.keys if "D4" in key))
        return t.prompt == "boost"

    assert boost("dogma") and not boost("dogma", "devotion")
    t = egypt("egy-man-god", "dogma", "fanaticism").city(0, "D4", mood="angry").has(0, mood=1)
    assert "special:forced-labor" in t.keys and "special:absolute-power" not in t.keys
    t.act(0, "special:forced-labor")
    assert t.goods(0) == {} and "forced-labor" not in t.advances(0)


def test_cleopatra_s_city_influences_a_hex_farther() -> None:
    def targets(at: str) -> list[str]:
        t = egypt().city(1, "D5", "temple").units(0, "B6", infantry=1).leads(0, "lead-cleopatra", at)
        return t.can("influence")

    assert targets("D7") == ["influence"] and targets("B6") == []


def test_who_attacks_a_city_with_cleopatra_s_tokens_pays_as_many() -> None:
    t = egypt().leads(0, "lead-cleopatra", "D7").has(0, culture=2)
    t.act(0, "special:lead-cleopatra")
    assert t.the_city("D7").culture == 1 and t.goods(0) == {"culture": 1}
    assert "special:lead-cleopatra" not in t.keys, "once a turn"
    t.knows(1, "tactics").units(1, "D5", infantry=1).set(active=1).then(("act", 1))
    t.units(1, "D6", infantry=2)
    assert "to:D7" not in t.act(1, "move", "from:D6").keys


def test_the_attacker_pays_before_the_battle_and_the_tokens_go_with_her() -> None:
    t = egypt().leads(0, "lead-cleopatra", "D7").knows(1, "tactics").units(1, "D6", infantry=3).has(1, culture=1)
    state = t.lay()
    state.cities[t.hex("D7")] = state.cities[t.hex("D7")].but(culture=1)
    t.city(0, "B6")
    state.cities[t.hex("B6")] = state.cities[t.hex("B6")].but(culture=2)
    t.set(active=1).then(("act", 1)).strike("D6", "D7", "6i", "6i", "6i", "1l", "2c", "2c", "2c")  # type: ignore[attr-defined]
    assert t.goods(1).get("culture", 0) == 0 and t.player(0).leader < 0
    assert t.the_city("B6").culture == 0, "all of them"


def test_imhotep_brings_an_idea_when_his_city_works_for_anything_but_a_collect() -> None:
    t = egypt().leads(0, "lead-imhotep", "D7").has(0, food=2).act(0, "recruit:D7")
    assert t.goods(0) == {"idea": 1}
    t = egypt().leads(0, "lead-imhotep", "D7").act(0, "collect:D7", "take:D7:food")
    assert t.goods(0) == {"food": 1}


def test_imhotep_builds_academies_and_observatories_for_ore() -> None:
    t = egypt("writing", "math", "tactics").city(0, "B6").leads(0, "lead-imhotep", "D7").has(0, ore=1)
    t.act(0, "construct:D7")
    assert t.keys == ["build:academy", "build:observatory"]


def test_ramses_gains_culture_or_ideas_for_an_obelisk_in_his_city() -> None:
    t = egypt("arts").city(0, "B6").leads(0, "lead-ramses", "D7").has(0, food=1, wood=1, ore=1)
    t.act(0, "construct:D7", "token:idea")
    assert t.goods(0) == {"idea": 2}


@pytest.mark.parametrize(("coast", "value"), [(True, 4), (False, 2)])
def test_ramses_storms_cities_by_the_sea(coast: bool, value: int) -> None:
    t = egypt("tactics").city(1, "D4").units(1, "D4", infantry=1).leads(0, "lead-ramses", "D5")
    if coast:
        t.land("sea", "D3")
    t.strike("D5", "D4", "2c", "2c", "2c", "2c")
    assert t.said("rolls")[0][1] == value


def test_ramses_aboard_beats_pirates() -> None:
    t = egypt("tactics").land("sea", "D3", "D4").units(0, "D4", ship=1).leads(0, "lead-ramses", "D4").pirates("D3")
    t.die("3e", "2c").act(0, "move", "from:D4", "sail:D3")
    assert t.said("rolls")[0][1] == 5


def test_egypt_begins_between_two_deserts() -> None:
    assert [TERRAINS[kind] for kind in EGYPT.region] == ["plains", "mountain", "barren", "barren"]
