"""Mauryans: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet, at_solstice, bare, way, ways, worth
from rules.imperium.tables import Table, table

# The note of the sheet says that both benefits of the Edicts may be taken in either order: that is the fourth way.
SHEET = """
mau-power-a: Mauryans / Империя Маурьев | 2MAU1A/24 | power | - | - | *: 1 per 1 REGION in_play
    exhaust on play REGION = gain 1 progress
    solstice = MAY (pay 1 materials -> to_hand 1 REGION from discard)
mau-power-b: Mauryans / Империя Маурьев | 2MAU1B/24 | power | - | - | *: 2 per 1 card in_history
mau-glory-accession: Glory / Величие | 2MAU2/24 | accession | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
mau-mathematics: Mathematics / Математика | 2MAU3/24 | development | empire pinned | materials 4, population 1 | *: 1
        per 1 PINNED[not REGION] in_play
    passive = hand_size +1
    passive = ignore BARBARIAN on "Advance"
mau-grand-trunk-road: Grand Trunk Road / Великий колёсный путь | 2MAU4/24 | development | region region empire pinned
        | materials 3, population 3 | 2
    passive = counts as 2 REGION
    exhaust = ALL: gain 1 materials ; gain 1 progress
mau-ashoka: Ashoka / Ашока | 2MAU5/24 | development | empire | population 3 | 1
    play = take top FAME ; reveal hand/draw_deck/discard ; history all ATTACK from hand/draw_deck/discard ; history
        self
mau-buddhism: Buddhism / Буддизм | 2MAU6/24 | development | empire pinned | population 4 | *: 1 per 1 card in_history
    passive = unrest_cost cards -1 (min 1) ; unrest_cost materials -1 (min 1)
    solstice = CHOOSE gain 1 progress | return UNREST from discard
mau-edicts-of-ashoka: Edicts of Ashoka / Эдикты Ашоки | 2MAU7/24 | development | empire pinned | materials 4 | 3
    restrict = playable only if "Ashoka" in_history
    exhaust = history 1 card from hand -> CHOOSE draw 1 | return UNREST from discard | (draw 1 ; return UNREST from
        discard) | (return UNREST from discard ; draw 1)
mau-punch-marked-coins: Punch-marked Coins / Клеймёные монеты | 2MAU8/24 | development | empire pinned | materials 3,
        population 1 | 2
    exhaust = draw 1 ; gain 1 progress
mau-arthashastra: Arthashastra / Артхашастра | 2MAU9/24 | nation_deck | pinned | - | 0
    solstice = discard any number of UNREST ; FOR_EACH card discarded: CHOOSE draw 1 | gain 1 progress
mau-nanda-dynasty: Nanda Dynasty / Династия Нанда | 2MAU10/24 | nation_deck | tributary | - | 0
    restrict = playable only if "Arthashastra" in_play
    play = gain 2 population
mau-city-of-pataliputra: City of Pataliputra / Паталипутра | 2MAU11/24 | nation_deck | city pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
mau-indian-elephants: Indian Elephants / Индийские слоны | 2MAU12/24 | nation_deck | attack | - | 0
    play = EACH_OTHER: recall REGION ; MAY break_through REGION/TRIBUTARY
mau-indian-elephants-barbarian: Indian Elephants / Индийские слоны | 2MAU13/24 | nation_deck | barbarian attack | - |
        0
    play = EACH_OTHER: recall REGION ; MAY break_through REGION/TRIBUTARY
mau-gandhara: Gandhara / Гандхара | 2MAU14/24 | nation_deck | region production pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
mau-unrest-nation: Unrest / Беспорядки | 2MAU15/24 2MAU16/24 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
mau-advance: Advance / Реформы | 2MAU17/24 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
mau-chandragupta: Chandragupta / Чандрагупта | 2MAU18/24 | starting_deck | barbarian | - | 0
    play = acquire REGION ; find 1 "Indian Elephants" to discard ; history self
mau-chanakya: Chanakya / Чанакья | 2MAU19/24 | starting_deck | barbarian | - | 0
    play = CHOOSE (acquire UNCIVILISED ; acquire CIVILISED) | find "Arthashastra" to discard ; history self
mau-magadha: Magadha / Магадха | 2MAU20/24 | starting_deck | region production barbarian pinned | - | 0
    play = MAY garrison 1 card here
mau-indus-valley: Indus Valley / Долина Инда | 2MAU21/24 | starting_deck | region production fertile river pinned | -
        | 0
    play = MAY garrison 1 card here
mau-prosperity: Prosperity / Процветание | 2MAU22/24 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
mau-unrest: Unrest / Беспорядки | 2MAU23/24 2MAU24/24 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("mauryans", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("mauryans", number).over


MARKET = ("cls-jungle", "cls-elders", "cls-coinage", "cls-assyrians", "cls-town")


def mauryans(power: str = "a", empire: bool = True, **options: object) -> Table:
    return bare("mauryans", power=power, **options).state(0, empire=empire).market(*MARKET)


def test_the_beginning() -> None:
    t = table("mauryans", "romans")
    assert (t.size("deck"), t.size("nation"), t.size("area")) == (8, 8, 6)
    assert t.ids("bottom") == ["mau-glory-accession"]
    assert (t.ids("deck").count("unrest"), t.ids("nation").count("unrest")) == (2, 2)


def test_glory_is_the_accession_card() -> None:
    t = mauryans(empire=False).nation(0).discard(0, "unrest").hand(0, "mau-prosperity").act(0, "mau-prosperity", "yes")
    assert t.player(0).empire
    assert "mau-glory-accession" in t.ids("deck") + t.ids("hand")


# -- power


def test_power_a_gains_progress_for_a_region_played() -> None:
    t = mauryans().hand(0, "mau-indus-valley", "mau-gandhara").act(0, "mau-indus-valley", "no")
    assert t.prompt == "react"
    t.act(0, "react:mau-power-a@1")
    assert t.goods(0) == {"progress": 1}
    assert t.player(0).exhausts == 4
    t.act(0, "mau-gandhara")
    assert t.prompt == "act"  # only once a turn


def test_power_a_is_optional_and_for_regions_only() -> None:
    t = mauryans().hand(0, "mau-indus-valley", "mau-arthashastra").act(0, "mau-indus-valley", "no", "no")
    assert t.goods(0) == {}
    t.act(0, "mau-arthashastra")
    assert t.prompt == "act"


def test_power_a_counts_the_road_as_a_region_played() -> None:
    t = mauryans().hand(0, "mau-grand-trunk-road").act(0, "mau-grand-trunk-road")
    assert t.prompt == "react"
    assert t.act(0, "react:mau-power-a@1").goods(0) == {"progress": 1}


def test_power_a_brings_a_region_back_at_the_solstice() -> None:
    t = mauryans().discard(0, "mau-gandhara", "unrest", "mau-magadha").has(0, materials=2)
    at_solstice(t, "mau-power-a").act(0, "yes")
    assert t.keys_of(0) == ["pick:mau-gandhara:discard", "pick:mau-magadha:discard"]
    t.act(0, "mau-magadha")
    assert t.ids("hand") == ["mau-magadha"]
    assert t.goods(0) == {"materials": 1}


def test_power_a_need_not_and_cannot_without_materials() -> None:
    t = at_solstice(mauryans().discard(0, "mau-gandhara").has(0, materials=1), "mau-power-a").act(0, "no")
    assert t.goods(0) == {"materials": 1}
    t = at_solstice(mauryans().discard(0, "mau-gandhara"), "mau-power-a")
    assert t.prompt_of(0) == "act"


def test_power_b_has_no_abilities() -> None:
    t = mauryans("b").hand(0, "mau-indus-valley").discard(0, "mau-gandhara").has(0, materials=1)
    t.act(0, "mau-indus-valley")
    assert t.prompt == "act"
    assert at_solstice(t, "mau-power-b").prompt_of(0) == "act"


def test_points_of_power_a_are_for_regions_in_play() -> None:
    t = mauryans().play(0, "mau-magadha", "mau-gandhara").hand(0, "mau-indus-valley").history(0, "cls-mountain")
    assert worth(t, "mau-power-a", "powers") == 2
    t.play(0, "mau-grand-trunk-road")
    assert worth(t, "mau-power-a", "powers") == 4  # the road counts twice
    names = ["cape", "coast", "floodplain", "forest", "oasis", "hills", "marsh"]
    assert worth(t.play(0, *(f"cls-{n}" for n in names)), "mau-power-a", "powers") == 10


@pytest.mark.parametrize(("n", "power", "buddhism"), [(0, 0, 0), (3, 6, 3), (6, 10, 6), (12, 10, 10)])
def test_points_for_the_history(n: int, power: int, buddhism: int) -> None:
    t = mauryans("b").history(0, *["unrest"] * n).hand(0, "mau-buddhism")
    assert worth(t, "mau-power-b", "powers") == power
    assert worth(t, "mau-buddhism", "hand") == buddhism


# -- developments


def test_mathematics() -> None:
    t = mauryans().play(0, "mau-mathematics").hand(0, "mau-advance", "mau-chanakya").has(0, materials=3)
    assert t.why_not("play:mau-chanakya") == "state"
    t.act(0, "mau-advance", "cls-elders")
    assert t.ids("hand") == ["cls-elders", "mau-chanakya", "unrest"]
    t = mauryans().play(0, "mau-mathematics").deck(0, *["unrest"] * 8)
    assert t.end(0).size("hand") == 6
    assert mauryans().hand(0, "mau-advance").why_not("play:mau-advance") == "state"


def test_points_of_mathematics() -> None:
    t = mauryans().play(0, "mau-mathematics", "mau-buddhism", "mau-gandhara", "mau-grand-trunk-road")
    assert worth(t, "mau-mathematics", "play") == 2  # itself and Buddhism; regions do not count
    t.hand(0, "mau-arthashastra")
    assert worth(t, "mau-mathematics", "play") == 2
    names = ["city", "city", "city", "coinage", "pharmacy", "temple", "shrine", "boats", "shaduf", "port"]
    assert worth(t.play(0, *(f"cls-{n}" for n in names if n != "coinage")), "mau-mathematics", "play") == 10


def test_the_road_feeds_all() -> None:
    t = mauryans().play(0, "mau-grand-trunk-road").act(0, "exhaust:mau-grand-trunk-road@1")
    assert t.goods(0) == {"materials": 1, "progress": 1}
    assert t.goods(1) == {"materials": 1}


def test_the_road_counts_as_two_regions_for_population() -> None:
    t = mauryans().play(0, "mau-grand-trunk-road", "mau-gandhara").hand(0, "mau-prosperity")
    t.act(0, "mau-prosperity", "no")
    t.act(1, "no")
    way(t, "gain-1-population-per-region-in-play")
    assert t.goods(0) == {"population": 3}


def test_the_road_counts_as_two_regions_for_glory() -> None:
    t = mauryans().play(0, "mau-grand-trunk-road", "mau-gandhara").hand(0, "mau-glory-accession")
    t.common("fame", "cls-great", "cls-glorious", "cls-notorious").act(0, "mau-glory-accession")
    t.act(0, "mau-grand-trunk-road", "cls-great")
    assert sorted(t.ids("discard")) == ["mau-gandhara", "mau-glory-accession", "mau-grand-trunk-road"]
    assert t.ids("hand") == ["cls-great"]


def test_two_plain_regions_are_not_enough_for_glory() -> None:
    t = mauryans().play(0, "mau-magadha", "mau-gandhara").hand(0, "mau-glory-accession").act(0, "mau-glory-accession")
    assert t.prompt == "act"
    assert t.ids("play") == ["mau-magadha", "mau-gandhara"]


def test_the_road_is_one_card_when_a_region_is_recalled() -> None:
    t = mauryans().play(0, "mau-grand-trunk-road", "mau-gandhara").then(("turn", 1), ("solstice",))
    t.state(1, empire=True).hand(1, "atl-spread-of-atlantis").act(1, "atl-spread-of-atlantis")
    t.act(0, "mau-grand-trunk-road")
    assert t.ids("play") == ["mau-gandhara"]


def test_ashoka_lays_down_all_arms() -> None:
    t = mauryans().hand(0, "mau-ashoka", "mau-indian-elephants", "unrest").discard(0, "cls-invasion", "mau-advance")
    t.deck(0, "mau-indian-elephants-barbarian", "mau-magadha", "mau-indus-valley").common("fame", "cls-great")
    t.play(0, "mau-gandhara").garrison(0, "mau-gandhara", "cls-corruption").nation(0, "mau-nanda-dynasty")
    t.act(0, "mau-ashoka")
    assert t.ids("history") == [
        "cls-invasion",
        "mau-ashoka",
        "mau-indian-elephants",
        "mau-indian-elephants-barbarian",
    ]
    assert t.ids("hand") == ["cls-great", "unrest"]
    assert t.ids("discard") == ["mau-advance"]
    assert sorted(t.ids("deck")) == ["mau-indus-valley", "mau-magadha"]
    assert t.under(0, "mau-gandhara") == ["cls-corruption"]


def test_ashoka_without_arms() -> None:
    t = mauryans().hand(0, "mau-ashoka").common("fame", "cls-great").act(0, "mau-ashoka")
    assert t.ids("history") == ["mau-ashoka"]
    assert t.ids("hand") == ["cls-great"]


def test_buddhism_calms() -> None:
    t = mauryans().play(0, "mau-buddhism").hand(0, "unrest", "mau-advance").has(0, materials=2).act(0, "play:unrest")
    assert ways(t) == ["discard-2", "pay-3-materials"]
    assert way(t, "pay-3-materials").goods(0) == {}
    t = mauryans().play(0, "mau-buddhism").hand(0, "unrest", "mau-advance", "mau-magadha").act(0, "play:unrest")
    assert t.act(0, "mau-advance").ids("hand") == ["mau-magadha"]


def test_the_solstice_of_buddhism() -> None:
    t = at_solstice(mauryans("b").play(0, "mau-buddhism").discard(0, "unrest"), "mau-buddhism")
    assert ways(t) == ["gain-1-progress", "return-unrest-from-discard"]
    assert way(t, "return-unrest-from-discard").ids("discard") == []
    t = at_solstice(mauryans("b").play(0, "mau-buddhism").discard(0, "mau-advance"), "mau-buddhism")
    assert way(t, "gain-1-progress").goods(0) == {"progress": 1}


def test_the_edicts_need_ashoka_in_the_history() -> None:
    t = mauryans().hand(0, "mau-edicts-of-ashoka").discard(0, "mau-ashoka")
    assert t.why_not("play:mau-edicts-of-ashoka") == "requires"
    t = mauryans().hand(0, "mau-edicts-of-ashoka").history(0, "mau-ashoka").act(0, "mau-edicts-of-ashoka")
    assert t.ids("play") == ["mau-edicts-of-ashoka"]


def edicts() -> Table:
    t = mauryans().play(0, "mau-edicts-of-ashoka").hand(0, "mau-advance").discard(0, "unrest").deck(0, "mau-magadha")
    return t.act(0, "exhaust:mau-edicts-of-ashoka@1")


def test_the_edicts_take_a_card_and_give_a_choice() -> None:
    t = way(edicts(), "draw-1")
    assert t.ids("history") == ["mau-advance"]
    assert t.ids("hand") == ["mau-magadha"]
    assert t.ids("discard") == ["unrest"]
    t = way(edicts(), "return-unrest-from-discard")
    assert (t.ids("hand"), t.ids("discard")) == ([], [])
    t = way(edicts(), "draw-1-return-unrest-from-discard")
    assert (t.ids("hand"), t.ids("discard")) == (["mau-magadha"], [])


def test_both_benefits_of_the_edicts_in_either_order() -> None:
    """With an empty deck it matters: the draw takes the discarded unrest into the deck."""
    t = mauryans().play(0, "mau-edicts-of-ashoka").hand(0, "mau-advance").discard(0, "unrest", "mau-magadha")
    t.act(0, "exhaust:mau-edicts-of-ashoka@1")
    way(t, "return-unrest-from-discard-draw-1")
    assert t.ids("hand") == ["mau-magadha"]
    assert t.ids("discard") == t.ids("deck") == []


def test_the_edicts_need_a_card() -> None:
    t = mauryans().play(0, "mau-edicts-of-ashoka").discard(0, "unrest")
    assert t.why_not("exhaust:mau-edicts-of-ashoka@1") == "cost"


def test_coins() -> None:
    t = mauryans().play(0, "mau-punch-marked-coins").deck(0, "mau-magadha").act(0, "exhaust:mau-punch-marked-coins@1")
    assert t.ids("hand") == ["mau-magadha"]
    assert t.goods(0) == {"progress": 1}


# -- nation deck


def test_arthashastra_turns_unrest_into_something() -> None:
    t = mauryans("b").play(0, "mau-arthashastra").hand(0, "unrest", "unrest", "unrest", "mau-advance")
    at_solstice(t.deck(0, "mau-magadha", "mau-gandhara"), "mau-arthashastra")
    assert t.keys_of(0) == ["pick:unrest:hand", "no"]
    t.act(0, "unrest", "unrest", "no")
    way(t, "draw-1")
    way(t, "gain-1-progress")
    assert t.ids("hand") == ["mau-advance", "mau-magadha", "unrest"]
    assert t.ids("discard") == ["unrest", "unrest"]
    assert t.goods(0) == {"progress": 1}


def test_arthashastra_may_do_nothing() -> None:
    t = at_solstice(mauryans("b").play(0, "mau-arthashastra").hand(0, "unrest"), "mau-arthashastra").act(0, "no")
    assert t.goods(0) == {}
    assert t.ids("hand") == ["unrest"]


def test_nanda_needs_arthashastra() -> None:
    t = mauryans().hand(0, "mau-nanda-dynasty")
    assert t.why_not("play:mau-nanda-dynasty") == "requires"
    t.play(0, "mau-arthashastra").act(0, "mau-nanda-dynasty")
    assert t.goods(0) == {"population": 2}


def test_pataliputra_is_a_city() -> None:
    t = mauryans("b").play(0, "mau-city-of-pataliputra").hand(0, "unrest")
    way(at_solstice(t, "mau-city-of-pataliputra").act(0, "unrest"), "gain-1-population")
    assert t.goods(0) == {"population": 1}
    assert t.ids("discard") == ["unrest"]
    t = mauryans("b").play(0, "mau-city-of-pataliputra").hand(0, "unrest")
    assert at_solstice(t, "mau-city-of-pataliputra").act(0, "no").goods(0) == {}


@pytest.mark.parametrize("empire", [True, False])
def test_only_one_kind_of_elephants_is_barbarian(empire: bool) -> None:
    t = mauryans(empire=empire).hand(0, "mau-indian-elephants", "mau-indian-elephants-barbarian")
    assert "play:mau-indian-elephants" in t.keys
    assert ("play:mau-indian-elephants-barbarian" in t.keys) != empire


@pytest.mark.parametrize("card", ["mau-indian-elephants", "mau-indian-elephants-barbarian"])
def test_elephants_trample(card: str) -> None:
    t = mauryans(empire=False).hand(0, card).play(1, "cls-marsh").act(0, f"play:{card}")
    assert t.ids("hand", 1) == ["cls-marsh"]
    assert "no" in t.keys
    assert "deck:tributary" in t.keys
    t.act(0, "cls-assyrians")
    assert t.ids("hand") == ["cls-assyrians"]
    t = mauryans(empire=False).hand(0, card).act(0, f"play:{card}", "no")
    assert t.ids("hand") == []


def test_gandhara() -> None:
    t = mauryans("b").hand(0, "mau-gandhara", "unrest").act(0, "mau-gandhara", "unrest")
    assert t.goods(0) == {"population": 1}
    assert t.under(0, "mau-gandhara") == ["unrest"]


# -- starting deck


def test_chandragupta_takes_land_and_finds_elephants() -> None:
    t = mauryans("b", empire=False).hand(0, "mau-chandragupta")
    t.nation(0, "mau-nanda-dynasty", "mau-indian-elephants", "mau-indian-elephants-barbarian")
    t.act(0, "mau-chandragupta")
    assert t.prompt == "find"
    t.act(0, "search:nation")
    assert sorted(t.keys) == ["pick:mau-indian-elephants-barbarian:nation", "pick:mau-indian-elephants:nation"]
    t.act(0, "mau-indian-elephants")
    assert t.ids("discard") == ["mau-indian-elephants"]
    assert t.ids("hand") == ["cls-jungle"]
    assert t.ids("history") == ["mau-chandragupta"]
    assert t.size("nation") == 2


def test_chanakya_acquires_twice() -> None:
    t = mauryans("b", empire=False).hand(0, "mau-chanakya").act(0, "mau-chanakya")
    assert ways(t) == ["acquire-uncivilised-acquire-civilised", "find-arthashastra-to-discard"]
    way(t, "acquire-uncivilised-acquire-civilised").act(0, "cls-elders")
    assert "cls-elders" in t.ids("hand")
    if t.prompt == "acquire":
        t.act(0, "cls-coinage")
    assert t.ids("hand").count("unrest") == 2
    assert t.ids("history") == ["mau-chanakya"]


def test_chanakya_acquires_a_civilised_card_where_there_is_no_uncivilised() -> None:
    t = mauryans("b", empire=False).hand(0, "mau-chanakya")
    t.market("", "cls-mountain", "", "", "cls-marsh").act(0, "mau-chanakya")
    way(t, "acquire-uncivilised-acquire-civilised")
    assert t.ids("hand") == ["cls-coinage", "unrest"]


def test_chanakya_finds_arthashastra() -> None:
    t = mauryans("b", empire=False).hand(0, "mau-chanakya").act(0, "mau-chanakya")
    way(t, "find-arthashastra-to-discard").act(0, "search:nation", "mau-arthashastra")
    assert t.ids("discard") == ["mau-arthashastra"]
    assert t.ids("history") == ["mau-chanakya"]


@pytest.mark.parametrize("region", ["mau-magadha", "mau-indus-valley"])
def test_regions_take_a_garrison(region: str) -> None:
    t = mauryans("b", empire=False).hand(0, region, "unrest").act(0, f"play:{region}", "unrest")
    assert t.under(0, region) == ["unrest"]
    assert t.goods(0) == {}


def test_magadha_is_barbarian() -> None:
    assert mauryans().hand(0, "mau-magadha").why_not("play:mau-magadha") == "state"


def test_prosperity_counts_production() -> None:
    t = mauryans("b").hand(0, "mau-prosperity").play(0, "mau-indus-valley", "mau-gandhara").act(0, "mau-prosperity")
    t.act(0, "no")
    t.act(1, "no")
    way(t, "gain-1-materials-per-production-in-play")
    assert t.goods(0) == {"materials": 2}


def test_ashoka_among_a_people_without_history() -> None:
    """A card can be given away: Atlanteans discard what they would put into the history, each card once."""
    t = bare("atlanteans", "romans").hand(0, "mau-ashoka", "cls-invasion").discard(0, "cls-corruption")
    t.common("fame", "cls-great").act(0, "mau-ashoka")
    assert sorted(t.ids("discard")) == ["cls-corruption", "cls-invasion", "mau-ashoka"]
    assert t.ids("hand") == ["cls-great"]


def test_glory_takes_no_more_than_the_road_and_one_region() -> None:
    t = mauryans().play(0, "mau-grand-trunk-road", "mau-gandhara", "mau-magadha").hand(0, "mau-glory-accession")
    t.act(0, "mau-glory-accession", "mau-grand-trunk-road", "mau-magadha")
    assert t.prompt == "fame"
    assert t.ids("play") == ["mau-gandhara", "mau-glory-accession"]


def test_arthashastra_asks_on_so_that_nobody_sees_whether_there_is_more_unrest() -> None:
    t = mauryans("b").play(0, "mau-arthashastra").hand(0, "unrest", "mau-advance")
    at_solstice(t, "mau-arthashastra").act(0, "unrest")
    assert t.keys_of(0) == ["no"]
    t = mauryans("b").play(0, "mau-arthashastra").hand(0, "unrest")
    at_solstice(t, "mau-arthashastra").act(0, "unrest")
    assert t.prompt_of(0) == "choose"  # an empty hand is seen by all
