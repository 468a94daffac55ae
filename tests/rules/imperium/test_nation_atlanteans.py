"""Atlanteans: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet, at_solstice, bare, way, ways, worth
from rules.imperium.tables import Table, table

SHEET = """
atl-power-a: Atlanteans / Атланты | 2ATL1A/22 | power | - | - | *: 1 per 2 REGION
    replace history own card = discard that card
    exhaust on sink card = put 1 card from discard on top_of_deck
atl-power-b: Atlanteans / Атланты | 2ATL1B/22 | power | - | - | *: 1 per 1 REGION
    replace history own card = discard that card
atl-advanced-culture: Advanced Culture / Развитая культура | 2ATL2/22 | development | empire | materials 5, progress
        1 | *: 1 per 1 REGION
    play = acquire UNCIVILISED/CIVILISED
atl-palace-of-poseidon: Palace of Poseidon / Дворец Посейдона | 2ATL3/22 | development | empire pinned | materials 3,
        population 2, progress 1 | 5
    restrict = playable only if "Mountain of Atlantis" in_play
    free = none
    passive = hand_size +1
    passive on "Mountain of Atlantis" leaves play = sink self
atl-spread-of-atlantis: Spread of Atlantis / Распространение Атлантиды | 2ATL4/22 | development | empire attack |
        materials 4, population 2 | 4
    play = EACH_OTHER: recall REGION ; break_through REGION/TRIBUTARY
atl-development: Development / Развитие | 2ATL5/22 | development | empire | materials 4 | 2
    play = CHOOSE develop | acquire CIVILISED
atl-moats-and-walls: Moats and Walls / Рвы и стены | 2ATL6/22 | development | empire pinned | materials 2, population
        1, progress 1 | 2
    exhaust = free_play UNREST
atl-myths-and-legends: Myths and Legends / Мифы и легенды | 2ATL7/22 | development | empire | progress 2 | 2
    play = sink 1 REGION from play -> fame_look 2 take 1 ; gain 1 progress
atl-vast-wealth: Vast Wealth / Несметные богатства | 2ATL8/22 | development | empire pinned | materials 5 | 1
    passive = development_cost materials -2 (min 0)
    exhaust on return UNREST = gain 3 materials
atl-kleito: Kleito / Клейто | 2ATL9/22 | development | empire | materials 3, progress 2 | 3
    play = CHOOSE acquire ANY4 | IF "Palace of Poseidon" in_play THEN (break_through ANY4 ; break_through ANY4) ;
        sink self
atl-mountain-of-atlantis: Mountain of Atlantis / Гора Атлантиды | 2ATL10/22 | development | region empire pinned |
        population 2 | 0
    play = gain 1 progress ; MAY garrison 1 card here
atl-themiscyra: Themiscyra / Фемискира | 2ATL11/22 | development | region fertile production empire pinned |
        population 2 | 0
    play = gain 1 progress ; exile 1 market_card ; MAY garrison 1 card here
atl-flood: Flood / Потоп | 2ATL12/22 2ATL13/22 2ATL14/22 | starting_deck | empire | - | 0
    play = (sink self ; sink 1 REGION from play) -> acquire ANY4
atl-prosperity: Prosperity / Процветание | 2ATL15/22 | starting_deck | empire | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
atl-thule: Thule / Туле | 2ATL16/22 | starting_deck | region empire pinned | - | 0
    play = gain 1 population ; exile 1 market_card ; MAY garrison 1 card here
atl-hesperides: Hesperides / Геспериды | 2ATL17/22 | starting_deck | region production empire pinned | - | 0
    play = gain 1 materials ; exile 1 market_card ; MAY garrison 1 card here
atl-elysian-fields: Elysian Fields / Елисейские поля | 2ATL18/22 | starting_deck | region production production
        empire pinned | - | 0
    play = exile 1 market_card ; MAY garrison 1 card here
atl-atlantean-fleet: Atlantean Fleet / Флот атлантов | 2ATL20/22 | starting_deck | empire attack | - | 0
    free = CHOOSE (sink 1 card from discard -> steal 1 progress from EACH_OTHER) | (break_through ANY4 ; sink self)
atl-unrest: Unrest / Беспорядки | 2ATL19/22 2ATL21/22 2ATL22/22 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("atlanteans", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("atlanteans", number).over


# -- the beginning, and what is different


def atlanteans(power: str = "a", **options: object) -> Table:
    return bare("atlanteans", power=power, **options)


MARKET = ("cls-jungle", "cls-elders", "cls-coinage", "cls-assyrians", "cls-town")


def test_they_are_an_empire_from_the_start_without_a_nation_deck() -> None:
    t = table("atlanteans", "romans")
    assert t.player(0).empire
    assert (t.size("nation"), t.size("bottom"), t.size("area"), t.size("deck")) == (0, 0, 10, 11)
    assert t.ids("deck").count("unrest") == 3
    assert t.ids("powers") == ["atl-power-a"]


@pytest.mark.parametrize("others", [1, 2, 3])
def test_no_supply_unrest(others: int) -> None:
    t = table("atlanteans", *("romans", "greeks", "persians")[:others])
    under = sum(t.unrest_under(card) for card in t.open_market)
    assert t.size("unrest") + under == {1: 8, 2: 10, 3: 12}[others]


def test_barbarian_cards_are_never_played() -> None:
    t = atlanteans().hand(0, "cls-town", "atl-thule")
    assert t.why_not("play:cls-town") == "state"
    assert "play:atl-thule" in t.keys


def test_every_reshuffle_offers_a_development_once_a_turn() -> None:
    t = atlanteans().has(0, population=4, materials=8).discard(0, "unrest", "unrest").hand(0, "atl-prosperity")
    t.act(0, "atl-prosperity", "yes")
    assert t.prompt == "develop-now"
    assert "pick:atl-thule:area" not in t.keys
    t.act(0, "atl-themiscyra")
    assert t.goods(0)["population"] == 2
    assert t.player(0).exhausts == 4
    assert t.player(0).area_token
    assert "atl-themiscyra" in t.ids("deck") + t.ids("hand")


def test_a_development_need_not_be_bought() -> None:
    t = atlanteans().has(0, population=2).discard(0, "unrest", "unrest").hand(0, "atl-prosperity")
    t.act(0, "atl-prosperity", "yes", "no")
    assert t.size("area") == 10
    assert t.player(0).exhausts == 5


def test_no_second_development_between_two_clean_ups() -> None:
    t = atlanteans().has(0, population=4).discard(0, "unrest").hand(0, "atl-prosperity").state(0, area_token=True)
    t.act(0, "atl-prosperity", "yes")
    assert t.prompt != "develop-now"


def test_the_last_development_begins_the_end() -> None:
    t = atlanteans().area(0, "atl-themiscyra").has(0, population=2).discard(0, "unrest").hand(0, "atl-prosperity")
    t.act(0, "atl-prosperity", "yes", "atl-themiscyra")
    assert t.now.why == "developments"


@pytest.mark.parametrize("side", ["a", "b"])
def test_they_keep_no_history(side: str) -> None:
    """What should go there is discarded, and counts as done."""
    t = atlanteans(side).hand(0, "cls-hittites", "cls-armenians").market(*MARKET).act(0, "cls-hittites", "cls-jungle")
    assert t.ids("history") == []
    assert "cls-hittites" in t.ids("discard")


def test_what_asks_for_a_history_finds_none_although_cards_are_sunken() -> None:
    t = atlanteans().history(0, "cls-jungle", "cls-elders")  # the place under the power card
    assert worth(atlanteans().history(0, "olm-stone-mask"), "olm-stone-mask", "history") == 0
    t.powers(0, "atl-power-a").hand(0, "mau-buddhism")
    assert worth(t, "mau-buddhism", "hand") == 0


def test_others_discard_what_they_sink() -> None:
    t = bare("romans", "celts").state(0, empire=True).hand(0, "atl-flood").play(0, "cls-cape").market(*MARKET)
    t.act(0, "atl-flood", "yes")
    assert sorted(t.ids("discard")) == ["atl-flood", "cls-cape"]
    assert t.ids("history") == []


# -- power


def test_power_a_brings_a_card_back_when_something_sinks() -> None:
    t = atlanteans().hand(0, "atl-flood").play(0, "atl-thule").discard(0, "atl-hesperides", "unrest").market(*MARKET)
    t.act(0, "atl-flood", "yes")
    assert t.prompt == "react"  # the flood itself has sunk
    t.act(0, "no")
    assert t.prompt == "react"  # then the region
    t.act(0, "react:atl-power-a@1", "atl-hesperides")
    assert t.ids("deck") == ["atl-hesperides"]
    assert t.player(0).exhausts == 4
    t.act(0, "cls-jungle")
    assert t.ids("history") == ["atl-flood", "atl-thule"]


def test_power_a_works_once_a_turn() -> None:
    t = atlanteans().hand(0, "atl-flood").play(0, "atl-thule").discard(0, "atl-hesperides", "unrest").market(*MARKET)
    t.act(0, "atl-flood", "yes", "react:atl-power-a@1", "unrest")
    assert t.prompt == "acquire"


def test_power_a_does_not_work_in_the_turn_of_another() -> None:
    """The Palace sinks when the Mountain is recalled by an attack."""
    t = atlanteans().play(0, "atl-mountain-of-atlantis", "atl-palace-of-poseidon").discard(0, "unrest")
    t.hand(1, "mau-indian-elephants").then(("turn", 1), ("solstice",))
    t.act(1, "mau-indian-elephants")
    assert t.ids("history") == ["atl-palace-of-poseidon"]
    assert t.ids("hand") == ["atl-mountain-of-atlantis"]
    assert t.prompt == "break-through"


def test_power_b_has_no_such_power() -> None:
    t = atlanteans("b").hand(0, "atl-flood").play(0, "atl-thule").discard(0, "unrest").market(*MARKET)
    t.act(0, "atl-flood", "yes")
    assert t.prompt == "acquire"


def regions(t: Table, n: int) -> Table:
    names = [
        "jungle",
        "mountain",
        "coast",
        "floodplain",
        "forest",
        "oasis",
        "hills",
        "marsh",
        "steppe",
        "river",
        "cape",
    ]
    names += ["woodland"]
    half = n // 2
    t.history(0, *(f"cls-{name}" for name in names[:half]))  # sunken regions count
    return t.hand(0, *(f"cls-{name}" for name in names[half:n]))


@pytest.mark.parametrize(("n", "a", "b"), [(0, 0, 0), (1, 0, 1), (5, 2, 5), (12, 6, 10)])
def test_points_of_the_power_and_of_advanced_culture(n: int, a: int, b: int) -> None:
    assert worth(regions(atlanteans("a"), n), "atl-power-a", "powers") == a
    t = regions(atlanteans("b").hand(0, "atl-advanced-culture"), n)
    assert worth(t, "atl-power-b", "powers") == b
    assert worth(t, "atl-advanced-culture", "hand") == b


# -- developments


def test_advanced_culture_acquires() -> None:
    t = atlanteans().hand(0, "atl-advanced-culture").market(*MARKET).act(0, "atl-advanced-culture")
    assert t.keys == ["pick:cls-elders:market", "pick:cls-coinage:market", "pick:cls-town:market"]
    t.act(0, "cls-coinage")
    assert t.ids("hand") == ["cls-coinage", "unrest"]


def test_the_palace_needs_the_mountain_and_sinks_with_it() -> None:
    t = atlanteans().hand(0, "atl-palace-of-poseidon")
    assert t.why_not("play:atl-palace-of-poseidon") == "requires"
    t.play(0, "atl-mountain-of-atlantis", "atl-thule").hand(0, "atl-flood").market(*MARKET)
    t.act(0, "play:atl-palace-of-poseidon")
    assert t.player(0).actions == 3
    t.act(0, "play:atl-flood", "yes", "no", "atl-mountain-of-atlantis")
    assert t.ids("play") == ["atl-thule"]
    assert sorted(t.ids("history")) == ["atl-flood", "atl-mountain-of-atlantis", "atl-palace-of-poseidon"]


def test_the_palace_stays_when_another_region_goes() -> None:
    t = atlanteans("b").play(0, "atl-mountain-of-atlantis", "atl-palace-of-poseidon", "atl-thule").hand(0, "atl-flood")
    t.market(*MARKET).act(0, "play:atl-flood", "yes", "atl-thule")
    assert t.ids("play") == ["atl-mountain-of-atlantis", "atl-palace-of-poseidon"]


def test_the_palace_raises_the_hand() -> None:
    t = atlanteans().play(0, "atl-mountain-of-atlantis", "atl-palace-of-poseidon")
    t.deck(0, "atl-flood", "atl-flood", "atl-flood", "unrest", "unrest", "unrest", "atl-thule").end(0)
    assert t.size("hand") == 6


def test_spread_of_atlantis_recalls_regions_of_others_and_breaks_through() -> None:
    t = atlanteans().hand(0, "atl-spread-of-atlantis").play(1, "cls-mountain", "cls-coast", "cls-city").market(*MARKET)
    t.act(0, "atl-spread-of-atlantis")
    assert t.seat == 1
    assert t.keys == ["pick:cls-mountain@2:play", "pick:cls-coast@2:play"]
    t.act(1, "cls-coast")
    assert t.ids("hand", 1) == ["cls-coast"]
    assert sorted(t.keys) == ["deck:region", "deck:tributary", "pick:cls-assyrians:market", "pick:cls-jungle:market"]
    t.act(0, "cls-assyrians")
    assert t.ids("hand") == ["cls-assyrians"]


def test_development_develops_or_acquires() -> None:
    t = atlanteans().hand(0, "atl-development").has(0, population=2).market(*MARKET).state(0, area_token=True)
    t.act(0, "atl-development")
    assert ways(t) == ["develop", "acquire-civilised"]
    way(t, "develop")
    assert sorted(t.keys) == ["pick:atl-mountain-of-atlantis:area", "pick:atl-themiscyra:area"]
    t.act(0, "atl-themiscyra")
    assert sorted(t.ids("discard")) == ["atl-development", "atl-themiscyra"]
    assert t.goods(0) == {}
    assert t.player(0).exhausts == 5


def test_development_without_the_means_acquires() -> None:
    t = atlanteans().hand(0, "atl-development").market(*MARKET).act(0, "atl-development")
    assert t.ids("hand") == ["cls-coinage", "unrest"]


def test_moats_play_unrest_without_an_action() -> None:
    t = atlanteans().play(0, "atl-moats-and-walls").hand(0, "unrest", "atl-thule").has(0, materials=3)
    pile = t.size("unrest")
    t.act(0, "exhaust:atl-moats-and-walls@1", "unrest")
    assert t.size("unrest") == pile + 1
    assert t.goods(0) == {}
    assert t.player(0).actions == 3
    assert t.ids("hand") == ["atl-thule"]


def test_moats_cannot_play_unrest_that_cannot_be_paid() -> None:
    t = atlanteans().play(0, "atl-moats-and-walls").hand(0, "unrest", "atl-thule").has(0, materials=2)
    t.act(0, "exhaust:atl-moats-and-walls@1")
    assert t.keys == ["no"]


def test_myths_sink_a_region_for_fame_and_gain_progress_anyway() -> None:
    t = atlanteans("b").hand(0, "atl-myths-and-legends").play(0, "atl-thule").garrison(0, "atl-thule", "unrest")
    t.common("fame", "cls-great", "cls-glorious", "cls-notorious").act(0, "atl-myths-and-legends")
    assert t.keys == ["pick:atl-thule@1:play", "no"]
    t.act(0, "atl-thule")
    assert t.ids("history") == ["atl-thule", "unrest"]
    assert sorted(t.keys) == ["pick:cls-glorious:fame", "pick:cls-great:fame"]
    t.act(0, "cls-glorious")
    assert t.ids("hand") == ["cls-glorious"]
    assert t.goods(0) == {"progress": 1}


def test_myths_without_a_region_gain_progress() -> None:
    t = atlanteans().hand(0, "atl-myths-and-legends").act(0, "atl-myths-and-legends")
    assert t.goods(0) == {"progress": 1}
    t = atlanteans().hand(0, "atl-myths-and-legends").play(0, "atl-thule").act(0, "atl-myths-and-legends", "no")
    assert t.goods(0) == {"progress": 1}
    assert t.ids("play") == ["atl-thule"]


def test_vast_wealth_makes_developments_cheaper() -> None:
    t = atlanteans().play(0, "atl-vast-wealth").hand(0, "atl-development").has(0, materials=2)
    t.area(0, "atl-spread-of-atlantis", "atl-moats-and-walls", "atl-advanced-culture", "atl-kleito").market(*MARKET)
    t.act(0, "atl-development")
    assert t.ids("hand") == ["cls-coinage", "unrest"]  # none without population or progress
    t = atlanteans().play(0, "atl-vast-wealth").hand(0, "atl-development").has(0, population=1, progress=1)
    t.area(0, "atl-moats-and-walls", "atl-kleito").market(*MARKET).act(0, "atl-development")
    way(t, "develop")
    assert t.goods(0) == {}
    assert "atl-moats-and-walls" in t.ids("discard")


def test_vast_wealth_pays_for_returned_unrest() -> None:
    t = atlanteans().play(0, "atl-vast-wealth").hand(0, "unrest", "unrest").has(0, population=2)
    t.act(0, "play:unrest")
    assert t.prompt == "react"
    t.act(0, "react:atl-vast-wealth@1")
    assert t.goods(0) == {"materials": 3, "population": 1}
    assert t.player(0).exhausts == 4
    t.act(0, "play:unrest", "pay-1-population")
    assert t.prompt == "act"
    assert t.goods(0) == {"materials": 3}


def test_vast_wealth_does_not_pay_in_a_revolt() -> None:
    t = atlanteans().play(0, "atl-vast-wealth").hand(0, "unrest").act(0, "revolt", "unrest")
    assert t.prompt == "revolt"


def test_kleito_acquires_and_sinks() -> None:
    t = atlanteans("b").hand(0, "atl-kleito").market(*MARKET).act(0, "atl-kleito")
    assert len(t.keys) == 5
    t.act(0, "cls-jungle")
    assert t.ids("hand") == ["cls-jungle"]
    assert t.ids("history") == ["atl-kleito"]


def test_kleito_with_the_palace_breaks_through_twice() -> None:
    t = atlanteans("b").hand(0, "atl-kleito").play(0, "atl-palace-of-poseidon").market(*MARKET).act(0, "atl-kleito")
    assert ways(t)[0] == "acquire-any4"
    way(t, "if-palace-of-poseidon-in-play-then-break-through-any4-break-through-any4")
    t.act(0, "cls-elders", "cls-coinage")
    assert t.ids("hand") == ["cls-coinage", "cls-elders"]
    assert t.ids("history") == ["atl-kleito"]


def test_mountain_of_atlantis() -> None:
    t = atlanteans().hand(0, "atl-mountain-of-atlantis", "unrest").act(0, "atl-mountain-of-atlantis", "unrest")
    assert t.goods(0) == {"progress": 1}
    assert t.under(0, "atl-mountain-of-atlantis") == ["unrest"]


@pytest.mark.parametrize(
    ("region", "goods"),
    [
        ("atl-themiscyra", {"progress": 1}),
        ("atl-thule", {"population": 1}),
        ("atl-hesperides", {"materials": 1}),
        ("atl-elysian-fields", {}),
    ],
)
def test_regions_gain_exile_and_take_a_garrison(region: str, goods: dict[str, int]) -> None:
    t = atlanteans().hand(0, region, "unrest").market(*MARKET).no_tokens().tokens("cls-elders", progress=1)
    t.act(0, f"play:{region}")
    assert t.goods(0) == goods
    assert t.prompt == "exile-market"
    assert "pick:cls-elders:market" not in t.keys  # a token lies on it
    assert "no" not in t.keys
    t.act(0, "cls-coinage")
    assert t.ids("exile") == ["cls-coinage"]
    assert t.prompt == "garrison"
    t.act(0, "no")
    assert t.under(0, region) == []


# -- the starting deck


def test_the_flood_takes_itself_and_a_region() -> None:
    t = atlanteans("b").hand(0, "atl-flood").play(0, "atl-thule", "atl-hesperides").market(*MARKET)
    t.act(0, "atl-flood")
    assert t.prompt == "may"
    t.act(0, "yes", "atl-hesperides")
    assert t.ids("history") == ["atl-flood", "atl-hesperides"]
    t.act(0, "cls-assyrians")
    assert t.ids("hand") == ["cls-assyrians", "unrest"]


def test_the_flood_may_be_played_for_nothing() -> None:
    t = atlanteans("b").hand(0, "atl-flood").play(0, "atl-thule").act(0, "atl-flood", "no")
    assert t.ids("discard") == ["atl-flood"]
    assert t.ids("history") == []
    t = atlanteans("b").hand(0, "atl-flood").act(0, "atl-flood")
    assert t.prompt == "act"
    assert t.ids("discard") == ["atl-flood"]


def test_prosperity() -> None:
    t = atlanteans().hand(0, "atl-prosperity").play(0, "atl-elysian-fields", "atl-hesperides", "atl-thule")
    t.deck(0, "unrest").deck(1, "cls-elders").act(0, "atl-prosperity", "yes")
    t.act(1, "yes")
    assert t.ids("hand", 1) == ["cls-elders"]
    assert ways(t) == ["gain-1-materials-per-production-in-play", "gain-1-population-per-region-in-play"]
    way(t, "gain-1-materials-per-production-in-play")
    assert t.goods(0) == {"materials": 3}


def test_the_fleet_sinks_a_discarded_card_and_steals() -> None:
    t = atlanteans("b").hand(0, "atl-atlantean-fleet").discard(0, "unrest", "atl-thule").has(1, progress=2)
    t.act(0, "atl-atlantean-fleet")
    way(t, "sink-1-card-from-discard-steal-1-progress-from-each-other").act(0, "unrest")
    assert t.goods(0) == {"progress": 1}
    assert t.goods(1) == {"progress": 1}
    assert t.ids("history") == ["unrest"]
    assert t.ids("discard") == ["atl-thule", "atl-atlantean-fleet"]
    assert t.player(0).actions == 3


def test_the_fleet_breaks_through_and_sinks() -> None:
    t = atlanteans("b").hand(0, "atl-atlantean-fleet").market(*MARKET).act(0, "atl-atlantean-fleet")
    assert t.prompt == "break-through"  # nothing is discarded yet that could be sunk
    t.act(0, "cls-coinage")
    assert t.ids("hand") == ["cls-coinage"]
    assert t.ids("history") == ["atl-atlantean-fleet"]


def test_sunken_unrest_costs_points() -> None:
    t = atlanteans("b")
    before = t.total(0)
    assert t.history(0, "unrest").total(0) == before - 2


def test_nothing_happens_at_their_solstice() -> None:
    assert at_solstice(atlanteans(), "atl-power-a").prompt_of(0) == "act"


def test_unrest_of_the_last_round_counts_sunken_cards_in_a_collapse() -> None:
    """The pile runs empty: all stops, and sunken unrest counts like any other."""
    t = atlanteans("b").history(0, "unrest", "unrest").hand(1, "unrest").unrest_pile(1).hand(0, "art-morigena")
    t.act(0, "art-morigena")
    assert t.match.over
    assert t.match.result.winners == (1,)


def test_reshuffle_without_tokens_offers_no_development() -> None:
    t = atlanteans().has(0, population=4).discard(0, "unrest").hand(0, "atl-prosperity").state(0, exhausts=0)
    t.act(0, "atl-prosperity", "yes")
    assert t.prompt != "develop-now"


def test_a_mountain_that_is_given_up_takes_its_garrison_and_the_palace_along() -> None:
    t = atlanteans("b").play(0, "atl-mountain-of-atlantis", "atl-palace-of-poseidon").hand(0, "atl-flood")
    t.garrison(0, "atl-mountain-of-atlantis", "unrest").market(*MARKET).act(0, "atl-flood", "yes")
    assert sorted(t.ids("history")) == ["atl-flood", "atl-mountain-of-atlantis", "atl-palace-of-poseidon", "unrest"]
    assert t.ids("play") == []
