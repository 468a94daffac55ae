"""Minoans: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.rules.moving import recall
from oikumene.kernel.flow import run
from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet, at_solstice, bare, way, ways, worth
from rules.imperium.tables import Table, table

SHEET = """
min-power-a: Minoans / Минойцы | 2MIN1A/23 | power | - | - | 0
    solstice = MAY (discard 1 -> gain 1 progress)
min-power-b: Minoans / Минойцы | 2MIN1B/23 | power | - | - | *: 1 per 1 progress
min-king-minos: King Minos / Царь Минос | 2MIN2/23 | accession | - | - | 0
    play = gain 1 progress ; MAY develop ; history self
min-minoan-traders: Minoan Traders / Минойские торговцы | 2MIN3/23 | development | empire | materials 2, population
        1, progress 1 | 2
    play = EACH_OTHER: gain 2 materials ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per
        REGION in_play | gain 1 progress per CITY/METROPOLIS in_play
min-drainage-system: Drainage System / Дренажная система | 2MIN4/23 | development | empire pinned | materials 2,
        population 2, progress 1 | 2
    solstice = gain 1 population
min-architecture: Architecture / Архитектура | 2MIN5/23 | development | empire pinned | materials 5, progress 2 | 3
    passive = development_cost progress -1 (min 0)
min-frescos: Frescos / Фрески | 2MIN6/23 | development | empire pinned | materials 3, population 1, progress 2 | 3
    solstice = MAY (discard 1 -> (draw 1 ; gain 1 progress))
min-labyrinth: Labyrinth / Лабиринт | 2MIN7/23 | development | empire pinned | materials 3, population 2, progress 2
        | 3
    solstice = MAY (pay 1 population -> gain 1 progress)
min-minoan-expansion: Minoan Expansion / Минойская экспансия | 2MIN8/23 | development | empire attack | population 4
        | 3
    play = EACH_OTHER: abandon REGION ; MAY acquire ANY4
min-seal-stones: Seal Stones / Каменные печати | 2MIN9/23 | development | - | materials 3, population 1, progress 3 |
        *: 1 per 1 progress
    restrict = cannot be played
min-glory-nation: Glory / Величие | 2MIN10/23 | nation_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
min-unrest-nation: Unrest / Беспорядки | 2MIN11/23 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
min-writing-systems: Writing Systems / Письменность | 2MIN12/23 | nation_deck | pinned | - | 0
    exhaust = history 1 card from discard -> draw 1
min-knossos: Knossos / Кносс | 2MIN13/23 | nation_deck | metropolis pinned | - | 0
    solstice = CHOOSE gain 1 materials | gain 1 population | draw 1
min-advance: Advance / Реформы | 2MIN14/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
min-conquer: Conquer / Завоевание | 2MIN15/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
min-pottery: Pottery / Гончарное дело | 2MIN16/23 | starting_deck | barbarian pinned | - | 0
    solstice = CHOOSE (pay 2 materials -> place 1 progress on self) | (abandon self ; gain all progress on self)
min-thera: Thera / Фера | 2MIN17/23 | starting_deck | region production barbarian pinned | - | 0
    play = gain 1 progress ; MAY garrison 1 card here
min-crete: Crete / Крит | 2MIN18/23 | starting_deck | region production river fertile pinned | - | 0
    play = MAY garrison 1 card here
min-cyprus: Cyprus / Кипр | 2MIN19/23 | starting_deck | region production pinned | - | 0
    play = MAY garrison 1 card here
min-prosperity: Prosperity / Процветание | 2MIN20/23 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
min-unrest: Unrest / Беспорядки | 2MIN21/23 2MIN22/23 2MIN23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("minoans", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("minoans", number).over


MARKET = ("cls-jungle", "cls-elders", "cls-coinage", "cls-assyrians", "cls-town")


def minoans(power: str = "a", empire: bool = True, **options: object) -> Table:
    return bare("minoans", power=power, **options).state(0, empire=empire).market(*MARKET)


def test_the_beginning() -> None:
    t = table("minoans", "romans")
    assert (t.size("deck"), t.size("nation"), t.size("area")) == (10, 4, 7)
    assert t.ids("bottom") == ["min-king-minos"]
    assert (t.ids("deck").count("unrest"), t.ids("nation").count("unrest")) == (3, 1)


def test_the_accession_makes_an_empire() -> None:
    t = minoans(empire=False).nation(0).hand(0, "min-prosperity").act(0, "min-prosperity", "yes")
    assert t.player(0).empire
    assert t.ids("hand") == ["min-king-minos"]


# -- power


def test_power_a_turns_a_card_into_progress() -> None:
    t = at_solstice(minoans().hand(0, "min-glory-nation", "unrest"), "min-power-a")
    assert "no" in t.keys_of(0)
    t.act(0, "unrest")
    assert t.goods(0) == {"progress": 1}
    assert t.ids("discard") == ["unrest"]
    t = at_solstice(minoans().hand(0, "unrest"), "min-power-a").act(0, "no")
    assert t.goods(0) == {}
    assert at_solstice(minoans(), "min-power-a").goods(0) == {}  # a price, unlike the power of others
    assert worth(minoans().has(0, progress=5), "min-power-a", "powers") == 0


@pytest.mark.parametrize(("progress", "points"), [(0, 0), (7, 7), (12, 10)])
def test_points_for_progress(progress: int, points: int) -> None:
    t = minoans("b").has(0, progress=progress)
    assert worth(t, "min-power-b", "powers") == points
    assert t.total(0) == progress + points
    assert worth(t.hand(0, "min-seal-stones"), "min-seal-stones", "hand") == points


def test_power_b_does_nothing_at_the_solstice() -> None:
    assert at_solstice(minoans("b").hand(0, "unrest"), "min-power-b").prompt_of(0) == "act"


# -- accession and developments


def test_king_minos_gains_develops_and_goes_down_in_history() -> None:
    t = minoans().hand(0, "min-king-minos").has(0, population=4).area(0, "min-minoan-expansion", "min-frescos")
    t.act(0, "min-king-minos")
    assert t.prompt == "develop"
    t.act(0, "min-minoan-expansion", "pay:0:4:0")
    assert t.goods(0) == {"progress": 1}
    assert t.ids("discard") == ["min-minoan-expansion"]
    assert t.ids("history") == ["min-king-minos"]


def test_king_minos_may_use_the_progress_he_brings_or_not_develop() -> None:
    t = minoans().hand(0, "min-king-minos").has(0, population=3).area(0, "min-minoan-expansion", "min-frescos")
    t.act(0, "min-king-minos")
    assert t.keys == ["pick:min-minoan-expansion:area", "no"]
    t.act(0, "no")
    assert t.goods(0) == {"population": 3, "progress": 1}


TRADE = {
    "gain-1-materials-per-production-in-play": {"materials": 3},
    "gain-1-population-per-region-in-play": {"population": 2},
    "gain-1-progress-per-city-metropolis-in-play": {"progress": 4},
}


@pytest.mark.parametrize("choice", TRADE)
def test_traders(choice: str) -> None:
    t = minoans().hand(0, "min-minoan-traders").play(0, "cls-forest", "min-crete", "min-knossos", *["cls-city"] * 3)
    way(t.act(0, "min-minoan-traders"), choice)
    assert t.goods(0) == TRADE[choice]
    assert t.goods(1) == {"materials": 2}


def test_the_drainage_system() -> None:
    assert at_solstice(minoans("b").play(0, "min-drainage-system"), "min-drainage-system").goods(0) == {"population": 1}


def test_architecture_saves_progress() -> None:
    t = minoans().hand(0, "min-king-minos").play(0, "min-architecture").has(0, materials=2, population=1)
    t.area(0, "min-minoan-traders", "min-frescos").act(0, "min-king-minos", "min-minoan-traders")
    while t.prompt == "pay":
        t.act(0, "pay:2:1:0")
    assert t.goods(0) == {"progress": 1}


def test_architecture_is_needed_for_that() -> None:
    t = minoans().hand(0, "min-king-minos").has(0, materials=2, population=1)
    t.area(0, "min-minoan-traders", "min-frescos").act(0, "min-king-minos", "min-minoan-traders")
    assert t.goods(0) == {}


def test_frescos() -> None:
    t = minoans("b").play(0, "min-frescos").hand(0, "unrest").deck(0, "min-crete")
    at_solstice(t, "min-frescos").act(0, "unrest")
    assert t.ids("hand") == ["min-crete"]
    assert t.goods(0) == {"progress": 1}
    t = minoans("b").play(0, "min-frescos").hand(0, "unrest").deck(0, "min-crete")
    assert at_solstice(t, "min-frescos").act(0, "no").goods(0) == {}
    assert at_solstice(minoans("b").play(0, "min-frescos").deck(0, "min-crete"), "min-frescos").goods(0) == {}


def test_the_labyrinth() -> None:
    t = at_solstice(minoans("b").play(0, "min-labyrinth").has(0, population=2), "min-labyrinth").act(0, "yes")
    assert t.goods(0) == {"population": 1, "progress": 1}
    t = at_solstice(minoans("b").play(0, "min-labyrinth").has(0, population=2), "min-labyrinth").act(0, "no")
    assert t.goods(0) == {"population": 2}
    assert at_solstice(minoans("b").play(0, "min-labyrinth"), "min-labyrinth").prompt_of(0) == "act"


def test_minoan_expansion() -> None:
    t = minoans().hand(0, "min-minoan-expansion").play(1, "cls-marsh").act(0, "min-minoan-expansion")
    assert t.ids("discard", 1) == ["cls-marsh"]
    assert len(t.keys) == 6
    t.act(0, "cls-coinage")
    assert t.ids("hand") == ["cls-coinage", "unrest"]
    assert minoans().hand(0, "min-minoan-expansion").act(0, "min-minoan-expansion", "no").ids("hand") == []


def test_seal_stones_cannot_be_played() -> None:
    assert minoans().hand(0, "min-seal-stones").why_not("play:min-seal-stones") == "unplayable"


# -- nation deck


def test_glory() -> None:
    t = minoans().hand(0, "min-glory-nation").play(0, "min-thera", "min-crete", "min-cyprus")
    t.common("fame", "cls-great", "cls-glorious").act(0, "min-glory-nation", "min-thera", "min-crete", "cls-great")
    assert t.ids("hand") == ["cls-great"]
    t = minoans().hand(0, "min-crete", "min-glory-nation").act(0, "min-crete")
    assert "pick:min-glory-nation:hand" not in t.keys


def test_writing_systems() -> None:
    t = minoans().play(0, "min-writing-systems").deck(0, "min-crete")
    assert t.why_not("exhaust:min-writing-systems@1") == "cost"
    t.discard(0, "unrest", "min-thera").act(0, "exhaust:min-writing-systems@1", "unrest")
    assert t.ids("history") == ["unrest"]
    assert t.ids("hand") == ["min-crete"]


@pytest.mark.parametrize("gain", ["gain-1-materials", "gain-1-population", "draw-1"])
def test_knossos_is_a_metropolis(gain: str) -> None:
    t = way(at_solstice(minoans("b").play(0, "min-knossos").deck(0, "min-crete"), "min-knossos"), gain)
    expected = {"gain-1-materials": {"materials": 1}, "gain-1-population": {"population": 1}, "draw-1": {}}[gain]
    assert t.goods(0) == expected
    assert t.ids("hand") == (["min-crete"] if gain == "draw-1" else [])


# -- starting deck


def test_advance_and_conquer_are_barbarian() -> None:
    t = minoans().hand(0, "min-advance", "min-conquer", "min-pottery", "min-thera")
    for card in ("min-advance", "min-conquer", "min-pottery", "min-thera"):
        assert t.why_not(f"play:{card}") == "state"


def test_conquer() -> None:
    t = minoans(empire=False).hand(0, "min-conquer").has(0, population=3).act(0, "min-conquer")
    assert ways(t) == [
        "pay-2-population-acquire-region-tributary",
        "pay-3-population-break-through-region-tributary",
    ]
    way(t, "pay-2-population-acquire-region-tributary").act(0, "cls-assyrians")
    assert t.ids("hand") == ["cls-assyrians", "unrest"]
    assert t.goods(0) == {"population": 1}
    t = minoans(empire=False).hand(0, "min-conquer").has(0, population=3).act(0, "min-conquer")
    way(t, "pay-3-population-break-through-region-tributary").act(0, "cls-assyrians")
    assert t.ids("hand") == ["cls-assyrians"]
    assert t.goods(0) == {}
    assert minoans(empire=False).hand(0, "min-conquer").act(0, "min-conquer").prompt == "act"


def test_advance() -> None:
    t = minoans(empire=False).hand(0, "min-advance").has(0, materials=3).act(0, "min-advance", "cls-coinage")
    assert t.ids("hand") == ["cls-coinage", "unrest"]
    assert t.goods(0) == {}


def pottery(n: int, **goods: int) -> Table:
    """With so much progress on it."""
    t = minoans("b", empire=False).play(0, "min-pottery").has(0, **goods)
    t.now.placed[t.find("min-pottery", t._zone("play", 0))] = n
    return t


def test_pottery_collects_progress_for_materials() -> None:
    t = at_solstice(pottery(1, materials=3), "min-pottery")
    assert ways(t) == ["pay-2-materials-place-1-progress-on-self", "abandon-self-gain-all-progress-on-self"]
    before = t.total(0)
    way(t, "pay-2-materials-place-1-progress-on-self")
    assert t.goods(0) == {"materials": 1}
    assert list(t.now.placed.values()) == [2]
    assert t.total(0) == before  # what lies there does not score


def test_pottery_gives_its_progress_when_it_is_abandoned() -> None:
    t = way(at_solstice(pottery(3, materials=2), "min-pottery"), "abandon-self-gain-all-progress-on-self")
    assert t.goods(0) == {"materials": 2, "progress": 3}
    assert t.ids("discard") == ["min-pottery"]
    assert t.now.placed == {}


def test_pottery_without_materials_is_abandoned() -> None:
    t = at_solstice(pottery(2, materials=1), "min-pottery")
    assert t.goods(0) == {"materials": 1, "progress": 2}
    assert t.ids("discard") == ["min-pottery"]


def test_pottery_that_leaves_play_otherwise_gives_its_progress_too() -> None:
    t = pottery(4)
    run(recall(t.now, 0, t.find("min-pottery", t._zone("play", 0))))
    assert t.goods(0) == {"progress": 4}
    assert "min-pottery" in t.ids("hand")


def test_pottery_can_be_played_only_by_barbarians_and_works_on_in_an_empire() -> None:
    t = at_solstice(pottery(0, materials=2).state(0, empire=True), "min-pottery")
    way(t, "pay-2-materials-place-1-progress-on-self")
    assert list(t.now.placed.values()) == [1]


def test_thera() -> None:
    t = minoans(empire=False).hand(0, "min-thera", "unrest").act(0, "min-thera", "unrest")
    assert t.goods(0) == {"progress": 1}
    assert t.under(0, "min-thera") == ["unrest"]


@pytest.mark.parametrize("region", ["min-crete", "min-cyprus"])
def test_regions_take_a_garrison(region: str) -> None:
    t = minoans().hand(0, region, "unrest").act(0, f"play:{region}", "unrest")
    assert t.under(0, region) == ["unrest"]
    assert t.goods(0) == {}


def test_prosperity() -> None:
    t = minoans("b").hand(0, "min-prosperity").play(0, "min-crete", "min-cyprus").act(0, "min-prosperity", "no")
    t.act(1, "no")
    way(t, "gain-1-population-per-region-in-play")
    assert t.goods(0) == {"population": 2}
