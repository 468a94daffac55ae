"""Phoenicia: free ports, biremes, the alphabet, cedars; Ithobaal, Hiram, Pygmalion."""

from __future__ import annotations

from tests.rules.clash.field import Field, field


def phoenicia(*known: str) -> Field:
    """Phoenicia with a city at D7 whose port is at D6, somebody else at A3."""
    t = field(expansion=True).land("sea", "D6").knows(0, "tactics", "storage", *known)
    return t.city(0, "D7", "port", port="D6").city(1, "A3")


def trades(t: Field) -> Field:
    return t.then(("trade", 0), ("act", 0)).run()


# -- City Independence


def test_own_ports_are_neither_influenced_nor_exchanged_in_a_capture() -> None:
    t = field(expansion=True, seat=1).land("sea", "D6").knows(0, "pho-city-independence").city(1, "D8").city(1, "A3")
    t.city(0, "D7", "port", port="D6").city(0, "D2")
    assert "influence" not in t.keys
    t.knows(1, "tactics").units(1, "C8", infantry=1).act(1, "move", "from:C8", "to:D7")
    city = t.the_city("D7")
    assert city.owner == 1 and city.buildings[2] == 0 and t.goods(1) == {"gold": 2}


def test_ports_score_more_and_governments_nothing() -> None:
    t = phoenicia("pho-city-independence", "voting", "philosophy")
    assert t.points(0)["pieces"] == 2 * 2 + 1, "a settlement, a port and half a point"
    assert t.points(0)["advances"] == 6, "voting does not count"


# -- Biremes


def test_biremes_fight_better_at_sea_but_only_once_against_war_ships() -> None:
    def fight(*known: str) -> list[int]:
        t = field(expansion=True).land("sea", "D5", "D6").knows(0, "pho-biremes").knows(1, *known)
        t.city(0, "D8").city(1, "A3").units(0, "D6", ship=1).units(1, "D5", ship=1)
        t.die("2c", "2c", "2c", "2c").act(0, "move", "from:D6", "no")
        return [line[1] for line in t.said("rolls")]

    assert fight() == [4, 4] and fight("war-ships") == [4, 2]


# -- Alphabet


def test_two_routes_may_bring_culture_or_two_ideas() -> None:
    t = phoenicia("pho-alphabet", "trade-routes").city(1, "B4").city(1, "B6").city(1, "C7").units(0, "C5", settler=3)
    trades(t)
    assert t.keys == ["good:food", "good:culture", "goods:idea:2"]
    t.act(0, "goods:idea:2", "good:culture")
    assert t.goods(0) == {"idea": 2, "culture": 1, "food": 1}, "the third route brings food"


# -- Cedars & Dyes


def test_ships_and_ports_trade_with_the_coast_three_hexes_away() -> None:
    def far(*known: str, ship: bool = True, coast: bool = True) -> dict[str, int]:
        t = phoenicia("trade-routes", *known).city(1, "D3")
        if coast:
            t.land("sea", "D2")
        if ship:
            t.units(0, "D6", ship=1)
        return trades(t).goods(0)

    assert far("pho-cedars-dyes") == {"food": 1}
    assert far() == {} and far("pho-cedars-dyes", coast=False) == {}
    assert far("pho-cedars-dyes", ship=False) == {}, "the port's city is four hexes away"


def test_a_city_with_a_port_trades_by_itself() -> None:
    t = phoenicia("trade-routes", "pho-cedars-dyes").land("sea", "D5").city(1, "D4")
    assert trades(t).goods(0) == {"food": 1}
    t = phoenicia("trade-routes", "pho-cedars-dyes").city(1, "C6", mood="angry")
    assert trades(t).goods(0) == {}
    t = phoenicia("trade-routes").land("sea", "D5").city(1, "D4")
    assert trades(t).goods(0) == {}


# -- Ithobaal


def test_a_city_with_an_own_building_is_happy_when_ithobaal_captures_it() -> None:
    def taken(**colours: int) -> str:
        t = phoenicia().leads(0, "lead-ithobaal", "D5").city(1, "D4", "academy", colours=colours)
        return t.act(0, "move", "from:D5", "to:D4").mood("D4")

    assert taken(academy=0) == "happy" and taken() == "angry"


def test_ithobaal_fights_better_near_an_own_temple() -> None:
    def fought(*buildings: str) -> int:
        t = phoenicia().city(0, "E7", *buildings).leads(0, "lead-ithobaal", "E6").units(1, "E5", infantry=1)
        return int(t.strike("E6", "E5", "2c", "1l").said("rolls")[0][1])

    assert fought("temple") == 4 and fought("academy") == 2


# -- King Hiram


def test_a_route_from_where_hiram_is_does_not_count_towards_the_four() -> None:
    def food(where: str) -> int:
        t = field(4, expansion=True).knows(0, "trade-routes", "storage").city(0, "A6")
        for label in ("E4", "F3", "G4", "E6", "G6"):
            t.city(1, label)
        t.units(0, "F5", settler=4).leads(0, "lead-hiram", where)
        t.land("sea", "F6").units(0, "F6", ship=1)
        return t.then(("trade", 0), ("act", 0)).run().goods(0)["food"]

    assert food("F5") == 5 and food("A6") == 4


def test_hiram_learns_construction_in_a_happy_city_for_a_token() -> None:
    t = field(expansion=True).city(0, "D4", mood="happy").leads(0, "lead-hiram", "D4").has(0, mood=1)
    t.act(0, "special:lead-hiram")
    assert t.keys == ["advance:engineering", "advance:sanitation", "advance:roads"]
    t.act(0, "advance:roads")
    assert "roads" in t.advances(0) and t.now.actions == 2 and t.goods(0) == {"culture": 1}
    assert not field(expansion=True).city(0, "D4").leads(0, "lead-hiram", "D4").has(0, mood=1).can("special")


# -- Pygmalion


def test_a_route_from_where_pygmalion_is_brings_gold_or_culture_besides() -> None:
    t = phoenicia("trade-routes").leads(0, "lead-pygmalion", "B4").units(0, "B4", settler=1)
    assert trades(t).keys == ["token:gold", "token:culture"]
    assert t.act(0, "token:gold").goods(0) == {"food": 1, "gold": 1}
    t = phoenicia("trade-routes").leads(0, "lead-pygmalion", "D7").units(0, "B4", settler=1)
    assert trades(t).goods(0) == {"food": 1}


def test_pygmalion_cancels_a_hit_once_for_culture_that_comes_back_with_victory() -> None:
    def defended(*dice: str) -> Field:
        t = field(expansion=True, seat=1).knows(1, "tactics").city(0, "D4").city(0, "D2").city(1, "A3")
        t.leads(0, "lead-pygmalion", "D4").units(1, "D5", infantry=1).has(0, culture=1)
        return t.strike("D5", "D4", *dice).act(0, "react:lead-pygmalion")

    t = defended("6i", "5i")
    assert t.said("loses-unit") == [(1, "infantry")] and t.goods(0) == {"culture": 1}
    t = defended("6i", "2c").die("6i", "2c").act(1, "no")
    assert t.said("loses-unit") == [(0, "leader")] and t.goods(0) == {}, "once a battle"


def test_pygmalion_gains_nothing_by_a_victory_that_he_paid_nothing_for() -> None:
    t = field(expansion=True, seat=1).knows(1, "tactics").city(0, "D4").city(0, "D2").city(1, "A3")
    t.leads(0, "lead-pygmalion", "D4").units(1, "D5", infantry=1).has(0, culture=1).strike("D5", "D4", "1l", "6i")
    assert t.said("loses-unit") == [(1, "infantry")] and t.goods(0) == {"culture": 1}


def test_pygmalion_protects_no_attack() -> None:
    t = phoenicia("tactics").leads(0, "lead-pygmalion", "D5").units(0, "D5", infantry=1).units(1, "D4", infantry=1)
    t.has(0, culture=1).strike("D5", "D4", "2c", "2c", "5c")
    assert t.prompt == "casualties" and t.goods(0) == {"culture": 1}, "he is not asked"
