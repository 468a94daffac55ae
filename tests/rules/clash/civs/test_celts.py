"""The Celts: tribal warfare, allies, druids, tribal trade; Viriatus, Vercingetorix, Boudica."""

from __future__ import annotations

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash.state import ACTION_DISCARD

BARBARIANS = 4


def celts(*known: str) -> Field:
    """The Celts with a city at D7, somebody else far away."""
    return field(expansion=True).knows(0, *known).city(0, "D7").city(1, "A3")


def with_tactic(t: Field, tactic: str) -> str:
    """An action card with a tactic."""
    return next(card.id for card in t.as_is.book.cards if getattr(card, "tactic", "") == tactic)


def test_tribal_warfare_counts_barbarian_cities_near_a_battle_against_a_player() -> None:
    t = celts("tactics", "cel-tribal-warfare").city(BARBARIANS, "D2").city(BARBARIANS, "B4").city(BARBARIANS, "D1")
    t.units(0, "D5", infantry=1).units(1, "D4", infantry=1).strike("D5", "D4", "2c", "2c", "2c", "2c")
    assert t.said("rolls")[0][1] == 4, "D2 and B4, not D1"
    t = celts("tactics", "cel-tribal-warfare").city(BARBARIANS, "D2").units(0, "D5", infantry=1)
    t.units(BARBARIANS, "D4", infantry=1).strike("D5", "D4", "2c", "2c", "2c", "2c")
    assert t.said("rolls")[0][1] == 2, "not against barbarians"


def test_tribal_allies_bring_barbarians_as_an_action() -> None:
    t = celts("cel-tribal-allies").act(0, "special:cel-tribal-allies", "place:D5", "kind:infantry")
    assert t.the_city("D5").owner == BARBARIANS and t.at("D5") == {"infantry": 2} and t.now.actions == 2
    assert "special:cel-tribal-allies" not in t.keys, "once a turn"


def test_tribal_allies_stay_for_a_food_when_an_event_would_move_them() -> None:
    t = celts("cel-tribal-allies").units(BARBARIANS, "D5", infantry=1).units(BARBARIANS, "B6", infantry=1)
    t.city(BARBARIANS, "F2").has(0, food=2).events("ev-famine").draws_event(0).act(
        0, "react:cel-tribal-allies", "stay:D5"
    )
    assert t.at("D5") == {"infantry": 1} and t.at("B6") == {}, "the other army moves"


def test_druids_lay_a_token_under_a_barbarian_settlement_worth_a_point() -> None:
    t = celts("cel-druidic-influence").city(BARBARIANS, "D6").value(5).act(0, "influence")
    assert t.the_city("D6").druid == 0 and t.the_city("D6").owner == BARBARIANS and t.points(0)["objectives"] == 2
    t.set(influenced=False)
    assert "influence" not in t.keys, "one token at most"
    assert "influence" not in celts().city(BARBARIANS, "D6").keys


def test_the_druids_token_is_gone_when_the_settlement_is_captured() -> None:
    t = celts("cel-druidic-influence", "tactics").city(BARBARIANS, "D4").units(0, "D5", infantry=1)
    state = t.lay()
    state.cities[t.hex("D4")] = state.cities[t.hex("D4")].but(druid=0)
    assert t.points(0)["objectives"] == 2
    t.strike("D5", "D4")
    assert t.the_city("D4").owner == 0 and t.points(0)["objectives"] == 0


def test_tribal_trade_goes_to_barbarians_for_food_only() -> None:
    def traded(*known: str, mood: str = "neutral") -> dict[str, int]:
        t = celts("trade-routes", "currency", *known).city(BARBARIANS, "D4", mood=mood).units(0, "D5", settler=1)
        return t.then(("trade", 0), ("act", 0)).run().goods(0)  # type: ignore[attr-defined,no-any-return]

    assert traded("cel-tribal-trade") == {"food": 1}, "no gold, in spite of currency"
    assert traded() == {} and traded("cel-tribal-trade", mood="angry") == {}


def test_viriatus_drives_an_enemy_out_of_the_battle_from_the_second_round_on() -> None:
    t = celts("tactics").leads(0, "lead-viriatus", "D5").units(1, "D4", infantry=1).has(0, mood=2)
    t.strike("D5", "D4", "2c", "2c").act(0, "no", "react:lead-viriatus", "to:C4")
    assert t.at("C4") == {"infantry": 1} and t.at("D4") == {"leader": 1} and t.goods(0) == {}, "nobody is left: won"


def test_viriatus_also_drives_attackers_away() -> None:
    t = field(expansion=True, seat=1).knows(1, "tactics").city(0, "D7").city(1, "A3").leads(0, "lead-viriatus", "D4")
    t.units(1, "D5", infantry=2).has(0, mood=2).strike("D5", "D4", "2c", "2c", "2c").act(1, "no")
    t.die("2c", "2c").act(0, "react:lead-viriatus", "to:C4")
    assert t.at("C4") == {"infantry": 1} and t.now.battle is not None and len(t.now.battle.force) == 1


def test_viriatus_plays_cards_for_barbarians_near_him() -> None:
    def attack(leader_at: str) -> Field:
        t = field(expansion=True, seat=1).knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3")
        t.leads(0, "lead-viriatus", leader_at).hand(0, with_tactic(t, "tac-scouts")).units(1, "D5", infantry=1)
        return t.units(BARBARIANS, "D4", infantry=1).strike("D5", "D4", "6i", "3e", "2c", "2c")

    t = attack("D2")
    assert t.prompt == "tactic" and t.seat == 0
    scouts = with_tactic(t, "tac-scouts")
    t.act(0, f"tactic:{scouts}")
    assert t.said("reveals-card") == [(0, scouts)] and scouts in t.ids(ACTION_DISCARD)
    assert attack("D8").prompt != "tactic", "too far away"


def test_a_card_played_for_barbarians_works_for_them() -> None:
    t = field(expansion=True, seat=1).knows(0, "tactics").knows(1, "tactics").city(0, "D7").city(1, "A3")
    morale = with_tactic(t, "tac-high-morale")
    t.leads(0, "lead-viriatus", "D2").hand(0, morale).units(BARBARIANS, "D4", infantry=1).units(1, "D5", infantry=1)
    t.strike("D5", "D4", "2c", "3e").act(0, f"tactic:{morale}")
    assert t.said("rolls") == [(1, 2, BARBARIANS, 5)], "+2 for the barbarians"


def test_vercingetorix_is_stronger_for_settlers_near() -> None:
    t = celts("tactics").leads(0, "lead-vercingetorix", "D5").units(0, "D5", settler=1).units(0, "C5", settler=2)
    t.units(0, "D7", settler=1).units(1, "D4", infantry=1)
    t.die("2c", "2c").act(0, "move", "from:D5", "to:D4", "who:settler:0")
    assert t.said("rolls")[0][1] == 5, "three settlers within two hexes, the one that came along too"


def test_vercingetorix_places_recruits_beside_his_city() -> None:
    t = celts().leads(0, "lead-vercingetorix", "D7").has(0, food=1, ore=1).units(1, "D6", infantry=1)
    t.act(0, "recruit:D7")
    assert "place:D6" not in t.keys and "place:D7" in t.keys
    t.act(0, "place:C8")
    assert t.at("C8") == {"infantry": 1} and t.at("D7") == {"leader": 1}
    t = celts().leads(0, "lead-vercingetorix", "D7").units(0, "D7", infantry=3).has(0, food=1, ore=1)
    t.act(0, "recruit:D7")
    assert "place:D7" not in t.keys and t.can("place"), "where there is room"


@pytest.mark.parametrize(("theirs", "value"), [(("tactics", "siegecraft"), 4), (("tactics",), 2)])
def test_boudica_is_stronger_against_who_knows_more_of_war(theirs: tuple[str, ...], value: int) -> None:
    t = celts("tactics").knows(1, *theirs).leads(0, "lead-boudica", "D5").units(1, "D4", infantry=1)
    t.strike("D5", "D4", "2c", "2c")
    assert t.said("rolls")[0][1] == value


def test_boudica_keeps_the_settler_who_founds_a_city_for_a_food() -> None:
    t = celts().leads(0, "lead-boudica", "D4").units(0, "D4", settler=1).has(0, food=1)
    t.act(0, "found:D4", "react:lead-boudica")
    assert t.at("D4") == {"settler": 1, "leader": 1} and t.goods(0) == {} and t.the_city("D4").owner == 0
    t = celts().leads(0, "lead-boudica", "D7").units(0, "D4", settler=1).has(0, food=1).act(0, "found:D4")
    assert t.prompt == "act" and t.at("D4") == {}, "only where she is"
