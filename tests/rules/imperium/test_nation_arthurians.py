"""Arthurians: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.cards.vocabulary import kind
from oikumene.games.imperium.effects.area import in_play_of
from oikumene.games.imperium.state import GOING, TRIGGERED
from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet, at_solstice, bare, way, ways, worth
from rules.imperium.tables import Table, table

SHEET = """
art-power-a: Arthurians / Король Артур и его народ | 2ART1A/29 | power | - | - | 0
    exhaust = discard 1 -> to_hand 1 KNIGHT from discard
    solstice = discard 1 ; gain 1 progress
art-power-b: Arthurians / Король Артур и его народ | 2ART1B/29 | power | - | - | 6
    solstice = discard 1 ; gain 1 progress
art-king-arthurs-court: King Arthur's Court / Двор короля Артура | 2ART2/29 | in_play | - | - | *: 1 per 1 CIVILISED
    passive = card garrisoned here is active_quest (at most one)
    exhaust = IF "City of Camelot" in_play THEN (discard 1 -> return UNREST)
    solstice = IF no active_quest THEN MAY (take UNREST -> garrison 1 impending_quest here)
art-graal: Graal / Святой Грааль | 2ART3/29 | development | - | - | 8
    restrict = not eligible as impending_quest while another impending_quest exists
    free = trigger GAME_END ; MAY to_hand 1 card from history ; MAY acquire exiled card[not KNIGHT]
art-lancelot: Lawnslot Llyn (Sir Lancelot) / Ланселот | 2ART4/29 | development | knight | - | 2
    play = find "Guennuvar" to history ; take top FAME ; exile self
art-twrch-trwyth: Twrch Trwyth / Турх Труйт | 2ART5/29 | development | pinned | - | -4
    exhaust = pay 1 progress -> free_play EMPIRE[ignore EMPIRE]
    solstice = MAY (discard 1 KNIGHT -> CHOOSE exile 1 impending_quest[not "Graal"] | return up to 2 UNREST from
        hand/discard)
art-taliesin: Taliesin the Bard / Бард Талиесин | 2ART6/29 | development | empire | - | 1
    play = find KNIGHT to history -> fame_look 2 take 1
art-excalibur: Excalibur / Экскалибур | 2ART7/29 | development | - | - | 2
    play = (CHOOSE abandon "Viviane of the Lake" | abandon "Ynys Afallach (Avalon)") -> break_through
        TRIBUTARY/CIVILISED
art-gwaith-camlan: Gwaith Camlan / Битва при Камланне | 2ART8/29 | accession | pinned | - | 2
    on_gain = put self into play
    restrict = cannot be abandoned ; cannot be recalled
    solstice = CHOOSE history 1 KNIGHT from hand/garrison | take 2 UNREST
art-bedwyr: Bedwyr / Бедивер | 2ART9/29 | nation_deck | knight | - | 0
    play = MAY put "Excalibur" from discard on top_of_deck ; MAY (garrison self in REGION -> resolve the play ability
        of that REGION again)
art-viviane-of-the-lake: Viviane of the Lake / Вивиана, Владычица Озера | 2ART10/29 | nation_deck | region river
        pinned | - | 0
    play = gain 1 progress
    solstice = CHOOSE recall 1 KNIGHT garrisoned here | draw 1
art-city-of-camelot: City of Camelot / Камелот | 2ART11/29 | nation_deck | city pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
art-britannia-flavia: Britannia Flavia / Британия Флавия | 2ART12/29 | nation_deck | region pinned | - | 0
    play = draw 1 ; MAY garrison 1 card here
art-ynys-afallach: Ynys Afallach (Avalon) / Авалон | 2ART13/29 | nation_deck | region pinned | - | 0
    play = to_hand 1 KNIGHT from discard ; MAY garrison 1 card here
    solstice = MAY (pay 1 progress -> recall self)
art-gwalchmei: Gwalchmei (Sir Gawain) / Гавейн | 2ART14/29 | nation_deck | knight | - | 0
    play = take UNREST -> gain 1 progress per garrisoned KNIGHT ; MAY (garrison self in REGION -> resolve the play
        ability of that REGION again)
art-lady-bertilak: Lady Bertilak / Леди Бертилак | 2ART15/29 | nation_deck | attack | - | ?: 2 if in_history
    free = abandon REGION[garrisoned by KNIGHT] ; draw 2 ; EACH_OTHER: discard 2
art-morigena: Morigena / Фея Моргана | 2ART16/29 | starting_deck | attack | - | ?: 2 if in_history
    play = ALL: take UNREST ; MAY (abandon REGION[garrisoned by "Myrddin Wyllt (Merlin)"] -> (put active_quest in
        discard ; put top 1 of nation_deck in discard))
art-peredur: Peredur (Sir Percival) / Персиваль | 2ART17/29 | starting_deck | knight | - | 0
    play = CHOOSE (return UNREST ; MAY (garrison self in REGION -> resolve the play ability of that REGION again)) |
        (find "Graal" in discard/draw_deck to hand ; exile self)
art-cai: Cai (Sir Kay) / Кай | 2ART18/29 | starting_deck | knight | - | 0
    play = MAY put 1 REGION from discard on top_of_deck ; MAY (garrison self in REGION -> resolve the play ability of
        that REGION again)
art-king-arthur: King Arthur / Король Артур | 2ART19/29 | starting_deck | knight | - | 0
    play = abandon REGION[garrisoned by KNIGHT] -> acquire REGION/TRIBUTARY
art-uthyr-pendragon: Uthyr Pendragon / Утер Пендрагон | 2ART20/29 | starting_deck | - | - | 0
    play = break_through UNCIVILISED ; history self
art-britannia-prima: Britannia Prima / Британия Прима | 2ART21/29 | starting_deck | region fertile pinned | - | 0
    play = draw 1 ; MAY garrison 1 card here
art-britannia-secunda: Britannia Secunda / Британия Секунда | 2ART22/29 | starting_deck | region pinned | - | 0
    play = draw 1 ; MAY garrison 1 card here
art-myrddin-wyllt: Myrddin Wyllt (Merlin) / Мерлин | 2ART23/29 | starting_deck | knight | - | 0
    play = abandon 3 garrisoned KNIGHT[in REGION] -> put active_quest in hand
art-guennuvar: Guennuvar / Гвиневра | 2ART24/29 | starting_deck | - | - | 0
    play = EACH_OTHER: gain 1 progress ; CHOOSE acquire UNCIVILISED/CIVILISED | (abandon garrisoned "King Arthur" ->
        free_play EMPIRE[ignore EMPIRE])
art-cafall: Cafall / Кафаль | 2ART25/29 | starting_deck | - | - | 0
    free = draw 2 ; put 1 card from hand on top_of_deck ; MAY exile "Twrch Trwyth"[in_play or active_quest]
art-unrest-supply: Unrest / Беспорядки | 2ART26/29 2ART27/29 | unrest_supply | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
art-unrest-supply-3: Unrest / Беспорядки | 2ART28/29 | unrest_supply 3+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
art-unrest-supply-4: Unrest / Беспорядки | 2ART29/29 | unrest_supply 4+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("arthurians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("arthurians", number).over


# -- the beginning, and what is different


def arthurians(power: str = "a", **options: object) -> Table:
    return bare("arthurians", power=power, **options)


def questing(*quests: str) -> Table:
    """These quests are left; the one called first is active."""
    t = arthurians().area(0, *quests[1:])
    return t.garrison(0, "art-king-arthurs-court", quests[0]) if quests[0] else t


def test_the_court_begins_in_play_the_quests_in_the_area_and_no_unrest_in_the_deck() -> None:
    t = table("arthurians", "romans")
    assert t.ids("powers") == ["art-power-a", "art-king-arthurs-court"]
    quests = ["art-excalibur", "art-graal", "art-lancelot", "art-taliesin", "art-twrch-trwyth"]
    assert sorted(t.ids("area")) == quests
    assert t.ids("bottom") == ["art-gwaith-camlan"]
    assert (t.size("deck"), t.size("nation")) == (10, 7)
    assert "unrest" not in t.ids("deck") + t.ids("nation")
    assert not t.player(0).empire


@pytest.mark.parametrize(("others", "supply"), [(1, 2), (2, 3), (3, 4)])
def test_supply_unrest(others: int, supply: int) -> None:
    """8, 10, 12 common cards and the supply, for 2, 3, 4 players; the unrest of the others lies in their own decks."""
    nations = ("romans", "greeks", "persians")[:others]
    t = table("arthurians", *nations)
    under = sum(t.unrest_under(card) for card in t.open_market)
    assert t.size("unrest") + under == {1: 8, 2: 10, 3: 12}[others] + supply


def test_the_nadir_goes_into_play_and_nobody_becomes_an_empire() -> None:
    t = arthurians().nation(0).discard(0, "art-cai", "art-bedwyr").hand(0, "art-britannia-prima").act(0, "play")
    assert "art-gwaith-camlan" in t.ids("play")
    assert not t.player(0).empire
    assert t.size("bottom") == 0
    t.act(0, "no").end(0)
    assert sorted(t.ids("hand")) == ["art-bedwyr", "art-cai"]


def test_a_nation_card_comes_before_the_nadir() -> None:
    t = arthurians().nation(0, "art-bedwyr").hand(0, "art-britannia-prima").act(0, "play")
    assert "art-gwaith-camlan" in t.ids("bottom")
    assert t.ids("hand") == ["art-bedwyr"]


def test_quests_are_not_developments() -> None:
    t = arthurians().hand(0, "cls-glorious").has(0, materials=9, population=9, progress=9).state(0, empire=True)
    t.act(0, "cls-glorious")
    assert t.size("area") == 5
    assert t.prompt == "act"


# -- power and Court


def test_power_a_gives_a_card_for_a_knight() -> None:
    t = arthurians().hand(0, "art-cafall").discard(0, "art-cai", "art-bedwyr", "art-britannia-prima")
    t.act(0, "exhaust:art-power-a@1")
    assert t.prompt == "to-hand"
    assert t.keys == ["pick:art-cai:discard", "pick:art-bedwyr:discard"]
    t.act(0, "art-cai")
    assert t.ids("hand") == ["art-cai"]
    assert sorted(t.ids("discard")) == ["art-bedwyr", "art-britannia-prima", "art-cafall"]
    assert t.player(0).exhausts == 4


def test_power_a_needs_a_card() -> None:
    t = arthurians().discard(0, "art-cai")
    assert "exhaust:art-power-a@1" not in t.keys
    assert t.why_not("exhaust:art-power-a@1") == "cost"


def test_power_b_is_only_points() -> None:
    t = arthurians("b").hand(0, "art-cafall").discard(0, "art-cai")
    assert "exhaust:art-power-b@1" not in t.keys
    assert worth(t, "art-power-b", "powers") == 6
    assert worth(arthurians(), "art-power-a", "powers") == 0


@pytest.mark.parametrize("side", ["a", "b"])
def test_the_solstice_of_both_sides_discards_a_card_and_gains_progress(side: str) -> None:
    t = at_solstice(arthurians(side).hand(0, "art-cai", "art-cafall"), f"art-power-{side}")
    assert t.prompt_of(0) == "discard"
    assert "no" not in t.keys_of(0)
    t.act(0, "art-cai")
    assert t.ids("discard") == ["art-cai"]
    assert t.goods(0) == {"progress": 1}


def test_the_solstice_of_the_power_gains_progress_with_an_empty_hand() -> None:
    assert at_solstice(arthurians(), "art-power-a").goods(0) == {"progress": 1}


def test_the_court_returns_unrest_only_with_camelot() -> None:
    t = arthurians().hand(0, "unrest", "art-cai")
    assert t.why_not("exhaust:art-king-arthurs-court@1") == "cost"
    t.play(0, "art-city-of-camelot")
    pile = t.size("unrest")
    t.act(0, "exhaust:art-king-arthurs-court@1", "art-cai")
    assert t.ids("hand") == []
    assert t.ids("discard") == ["art-cai"]
    assert t.size("unrest") == pile + 1


def test_the_court_with_camelot_needs_a_card_to_discard() -> None:
    t = arthurians().play(0, "art-city-of-camelot")
    assert t.why_not("exhaust:art-king-arthurs-court@1") == "cost"


def test_a_quest_is_taken_up_for_unrest() -> None:
    t = at_solstice(arthurians(), "art-king-arthurs-court")
    assert t.prompt_of(0) == "may"
    t.act(0, "yes")
    assert t.ids("hand") == ["unrest"]
    assert t.prompt_of(0) == "quest"
    assert sorted(t.keys_of(0)) == [
        f"pick:art-{quest}:area" for quest in ("excalibur", "lancelot", "taliesin", "twrch-trwyth")
    ]
    t.act(0, "art-excalibur")
    assert t.under(0, "art-king-arthurs-court") == ["art-excalibur"]
    assert t.size("area") == 4


def test_a_quest_need_not_be_taken_up() -> None:
    t = at_solstice(arthurians(), "art-king-arthurs-court").act(0, "no")
    assert t.ids("hand") == []
    assert t.size("area") == 5


def test_only_one_quest_is_active() -> None:
    t = at_solstice(questing("art-excalibur", "art-lancelot", "art-graal"), "art-king-arthurs-court")
    assert t.prompt_of(0) != "may"
    assert t.under(0, "art-king-arthurs-court") == ["art-excalibur"]


def test_the_graal_is_the_last_quest() -> None:
    t = at_solstice(questing("", "art-graal"), "art-king-arthurs-court").act(0, "yes")
    assert t.under(0, "art-king-arthurs-court") == ["art-graal"]
    assert t.now.ending == GOING  # an empty area of quests does not end the game


def test_the_court_counts_civilised_cards_up_to_ten() -> None:
    t = arthurians().hand(0, "cls-city", "cls-coinage").history(0, "cls-temple").discard(0, "cls-elders")
    assert worth(t, "art-king-arthurs-court", "powers") == 3
    t.hand(0, "cls-city", "cls-city", "cls-port", "cls-diplomacy", "cls-leadership", "cls-gambling")
    t.deck(0, "cls-metropolis", "cls-exports", "cls-education")
    assert worth(t, "art-king-arthurs-court", "powers") == 10


@pytest.mark.parametrize(("active_quest", "points"), [("scores", 8), ("worthless", 0)])
def test_the_active_quest_scores_unless_that_is_switched_off(active_quest: str, points: int) -> None:
    t = arthurians(active_quest=active_quest).area(0, "art-excalibur")
    before = t.total(0)
    t.garrison(0, "art-king-arthurs-court", "art-graal")
    assert t.total(0) - before == points


def test_quests_in_the_area_do_not_score() -> None:
    assert arthurians().total(0) == arthurians().area(0).total(0)


# -- quests


def test_the_graal_ends_the_game_and_brings_cards_back() -> None:
    t = arthurians().hand(0, "art-graal").history(0, "art-cai", "art-cafall").exile("cls-elders", "art-lancelot")
    t.act(0, "art-graal")
    assert t.now.ending == TRIGGERED
    assert t.now.why == "graal"
    assert t.prompt == "to-hand"
    t.act(0, "art-cafall")
    assert t.prompt == "acquire"
    assert t.keys == ["pick:cls-elders:exile", "no"]  # not the knight
    t.act(0, "cls-elders")
    assert t.ids("hand") == ["art-cafall", "cls-elders", "unrest"]
    assert t.ids("discard") == ["art-graal"]
    assert t.player(0).actions == 3


def test_the_graal_may_bring_nothing_back() -> None:
    t = arthurians().hand(0, "art-graal").history(0, "art-cai").exile("cls-jungle").act(0, "art-graal", "no", "no")
    assert t.ids("hand") == []
    assert t.now.ending == TRIGGERED


def test_lancelot_takes_guennuvar_and_fame() -> None:
    t = arthurians().hand(0, "art-lancelot").deck(0, "art-cai", "art-guennuvar").common("fame", "cls-great")
    t.act(0, "art-lancelot")
    assert t.prompt == "find"
    t.act(0, "search:deck", "art-guennuvar")
    assert t.ids("history") == ["art-guennuvar"]
    assert t.ids("hand") == ["cls-great"]
    assert t.ids("exile") == ["art-lancelot"]


def test_lancelot_takes_fame_without_guennuvar() -> None:
    t = arthurians().hand(0, "art-lancelot").common("fame", "cls-great")
    t.act(0, "art-lancelot", "search:nation", "no")
    assert t.ids("hand") == ["cls-great"]
    assert t.ids("exile") == ["art-lancelot"]


def test_twrch_trwyth_lets_an_empire_card_be_played_for_progress() -> None:
    t = arthurians().play(0, "art-twrch-trwyth").hand(0, "cls-urban-development", "cls-temple", "art-cai")
    assert t.why_not("exhaust:art-twrch-trwyth@1") == "cost"
    t.has(0, progress=1)
    assert t.why_not("play:cls-temple") == "state"
    t.act(0, "exhaust:art-twrch-trwyth@1")
    assert t.prompt == "free-play"
    assert [key for key in t.keys if key != "no"] == ["pick:cls-urban-development:hand", "pick:cls-temple:hand"]
    t.act(0, "cls-temple")
    assert "cls-temple" in t.ids("play")
    assert t.goods(0) == {}
    assert t.player(0).actions == 3
    assert t.why_not("play:cls-urban-development") == "state"


def test_twrch_trwyth_exiles_a_quest_for_a_knight() -> None:
    t = arthurians().play(0, "art-twrch-trwyth").hand(0, "art-cai", "art-cafall")
    at_solstice(t, "art-twrch-trwyth")
    assert t.keys_of(0) == ["pick:art-cai:hand", "no"]
    way(t.act(0, "art-cai"), "exile-1-impending-quest-not-graal")
    assert sorted(t.keys_of(0)) == [f"pick:art-{q}:area" for q in ("excalibur", "lancelot", "taliesin")]
    t.act(0, "art-taliesin")
    assert t.ids("exile") == ["art-taliesin"]
    assert t.ids("discard") == ["art-cai"]


def test_twrch_trwyth_returns_unrest_for_a_knight() -> None:
    t = arthurians().play(0, "art-twrch-trwyth").hand(0, "art-cai", "unrest").discard(0, "unrest", "unrest")
    at_solstice(t, "art-twrch-trwyth").act(0, "art-cai")
    way(t, "return-up-to-2-unrest-from-hand-discard")
    t.act(0, "pick:unrest:hand", "pick:unrest:discard")
    assert t.ids("hand") == []
    assert sorted(t.ids("discard")) == ["art-cai", "unrest"]


def test_twrch_trwyth_costs_four_points() -> None:
    assert worth(arthurians().hand(0, "art-twrch-trwyth"), "art-twrch-trwyth", "hand") == -4


def test_taliesin_wants_an_empire_and_a_knight() -> None:
    t = arthurians().hand(0, "art-taliesin").has(0, progress=1)
    assert t.why_not("play:art-taliesin") == "state"
    t.play(0, "art-twrch-trwyth").discard(0, "art-cai").common("fame", "cls-great", "cls-notorious", "cls-glorious")
    t.act(0, "exhaust:art-twrch-trwyth@1", "art-taliesin", "yes", "art-cai")
    assert t.ids("history") == ["art-cai"]
    assert t.prompt == "fame"
    assert sorted(t.keys) == ["pick:cls-great:fame", "pick:cls-notorious:fame"]
    t.act(0, "cls-notorious")
    assert t.ids("hand") == ["cls-notorious"]
    assert t.ids("fame")[-1] == "cls-great"


def test_taliesin_without_a_knight_brings_no_fame() -> None:
    t = arthurians().hand(0, "art-taliesin").has(0, progress=1).play(0, "art-twrch-trwyth").nation(0)
    t.act(0, "exhaust:art-twrch-trwyth@1", "art-taliesin", "yes", "no")
    assert t.prompt == "act"
    assert t.ids("hand") == []
    assert t.ids("discard") == ["art-taliesin"]


def test_excalibur_is_thrown_back_into_the_lake() -> None:
    t = arthurians().hand(0, "art-excalibur").play(0, "art-viviane-of-the-lake", "art-ynys-afallach")
    t.market("cls-jungle", "cls-elders", "cls-coinage", "cls-assyrians", "cls-town").act(0, "art-excalibur")
    assert ways(t) == ["abandon-viviane-of-the-lake", "abandon-ynys-afallach-avalon", "no"]
    way(t, "abandon-ynys-afallach-avalon")
    assert t.ids("play") == ["art-viviane-of-the-lake", "art-excalibur"]
    assert t.prompt == "break-through"
    assert sorted(t.keys) == [
        "deck:civilised",
        "deck:tributary",
        "pick:cls-assyrians:market",
        "pick:cls-coinage:market",
    ]
    t.act(0, "cls-assyrians")
    assert t.ids("hand") == ["cls-assyrians"]  # a break through: no unrest


def test_excalibur_may_be_played_for_nothing() -> None:
    t = arthurians().hand(0, "art-excalibur").play(0, "art-viviane-of-the-lake").act(0, "art-excalibur", "no")
    assert t.ids("play") == ["art-viviane-of-the-lake"]
    t = arthurians().hand(0, "art-excalibur").play(0, "art-britannia-prima").act(0, "art-excalibur")
    assert t.prompt == "act"
    assert t.ids("play") == ["art-britannia-prima"]


# -- nadir


def test_camlan_takes_a_knight_or_two_unrest() -> None:
    t = arthurians().play(0, "art-gwaith-camlan", "art-britannia-prima").hand(0, "art-cai", "art-cafall")
    t.garrison(0, "art-britannia-prima", "art-bedwyr", "art-morigena")
    at_solstice(t, "art-gwaith-camlan")
    way(t, "history-1-knight-from-hand-garrison")
    assert t.keys_of(0) == ["pick:art-cai:hand", "pick:art-bedwyr@1:garrison"]
    t.act(0, "art-bedwyr")
    assert t.ids("history") == ["art-bedwyr"]
    assert t.under(0, "art-britannia-prima") == ["art-morigena"]


def test_camlan_may_take_unrest_although_there_are_knights() -> None:
    t = at_solstice(arthurians().play(0, "art-gwaith-camlan").hand(0, "art-cai"), "art-gwaith-camlan")
    way(t, "take-2-unrest")
    assert t.ids("hand") == ["art-cai", "unrest", "unrest"]


def test_camlan_without_knights_takes_unrest() -> None:
    t = at_solstice(arthurians().play(0, "art-gwaith-camlan").hand(0, "art-cafall"), "art-gwaith-camlan")
    assert ways(t) == ["take-2-unrest"]


def test_camlan_cannot_be_abandoned_or_recalled() -> None:
    t = arthurians().play(0, "art-gwaith-camlan", "art-city-of-camelot")
    movable = [t.now.ident(card) for card in in_play_of(t.now, 0, kind("PINNED"))]
    assert movable == ["art-city-of-camelot"]


# -- the nation deck and the starting deck


def test_bedwyr_brings_excalibur_and_stays_in_a_region_that_works_again() -> None:
    t = arthurians().hand(0, "art-bedwyr").discard(0, "art-excalibur", "art-cai").play(0, "art-viviane-of-the-lake")
    t.act(0, "art-bedwyr")
    assert t.keys == ["pick:art-excalibur:discard", "no"]
    t.act(0, "art-excalibur")
    assert t.ids("deck") == ["art-excalibur"]
    t.act(0, "art-viviane-of-the-lake")
    assert t.goods(0) == {"progress": 1}
    assert t.under(0, "art-viviane-of-the-lake") == ["art-bedwyr"]
    assert t.ids("discard") == ["art-cai"]


def test_bedwyr_may_do_nothing() -> None:
    t = arthurians().hand(0, "art-bedwyr").discard(0, "art-excalibur").play(0, "art-viviane-of-the-lake")
    t.act(0, "art-bedwyr", "no", "no")
    assert t.ids("discard") == ["art-excalibur", "art-bedwyr"]
    assert t.goods(0) == {}


def test_a_knight_cannot_garrison_without_a_region() -> None:
    t = arthurians().hand(0, "art-bedwyr").play(0, "art-city-of-camelot").act(0, "art-bedwyr")
    assert t.prompt == "act"
    assert t.ids("discard") == ["art-bedwyr"]


def test_viviane_gains_progress_and_recalls_a_knight_or_draws() -> None:
    t = arthurians().hand(0, "art-viviane-of-the-lake").act(0, "art-viviane-of-the-lake")
    assert t.goods(0) == {"progress": 1}
    t = arthurians().play(0, "art-viviane-of-the-lake").deck(0, "art-cafall")
    t.garrison(0, "art-viviane-of-the-lake", "art-cai", "art-morigena")
    at_solstice(t, "art-viviane-of-the-lake")
    assert ways(t) == ["recall-1-knight-garrisoned-here", "draw-1"]
    way(t, "recall-1-knight-garrisoned-here")
    assert t.ids("hand") == ["art-cai"]
    assert t.under(0, "art-viviane-of-the-lake") == ["art-morigena"]


def test_viviane_without_knights_draws() -> None:
    t = arthurians().play(0, "art-viviane-of-the-lake").deck(0, "art-cafall")
    at_solstice(t, "art-viviane-of-the-lake").act(0, "draw-1")
    assert t.ids("hand") == ["art-cafall"]


def test_viviane_need_not_draw_because_no_knight_is_there() -> None:
    """Glossary "choose": one of the ways, also one of which nothing can be done."""
    t = at_solstice(arthurians().play(0, "art-viviane-of-the-lake").deck(0, "art-cafall"), "art-viviane-of-the-lake")
    t.act(0, "recall-1-knight")
    assert t.ids("hand") == [] and t.ids("deck") == ["art-cafall"]


@pytest.mark.parametrize("gain", ["gain-1-materials", "gain-1-population", "draw-1"])
def test_camelot_is_a_city(gain: str) -> None:
    t = arthurians().play(0, "art-city-of-camelot").hand(0, "art-cai").deck(0, "art-cafall")
    at_solstice(t, "art-city-of-camelot").act(0, "art-cai")
    way(t, gain)
    assert t.ids("discard") == ["art-cai"]
    expected = {"gain-1-materials": {"materials": 1}, "gain-1-population": {"population": 1}, "draw-1": {}}[gain]
    assert t.goods(0) == expected
    assert t.ids("hand") == (["art-cafall"] if gain == "draw-1" else [])


def test_camelot_may_do_nothing() -> None:
    t = at_solstice(arthurians().play(0, "art-city-of-camelot").hand(0, "art-cai"), "art-city-of-camelot")
    t.act(0, "no")
    assert t.ids("hand") == ["art-cai"]


@pytest.mark.parametrize("region", ["art-britannia-flavia", "art-britannia-prima", "art-britannia-secunda"])
def test_the_britannias_draw_and_take_a_garrison(region: str) -> None:
    t = arthurians().hand(0, region, "art-cai").deck(0, "art-cafall").act(0, f"play:{region}")
    assert t.ids("hand") == ["art-cafall", "art-cai"]
    assert t.prompt == "garrison"
    t.act(0, "art-cafall")
    assert t.under(0, region) == ["art-cafall"]
    t = arthurians().hand(0, region, "art-cai").deck(0, "art-cafall").act(0, f"play:{region}", "no")
    assert t.under(0, region) == []


def test_avalon_brings_a_knight_and_can_be_recalled_for_progress() -> None:
    t = arthurians().hand(0, "art-ynys-afallach").discard(0, "art-cai", "art-cafall").act(0, "art-ynys-afallach")
    assert t.ids("hand") == ["art-cai"]
    t.act(0, "art-cai")
    assert t.under(0, "art-ynys-afallach") == ["art-cai"]
    t.has(0, progress=1)
    at_solstice(t, "art-ynys-afallach").act(0, "yes")
    assert t.ids("hand") == ["art-cai", "art-ynys-afallach"]
    assert t.goods(0) == {}


def test_avalon_stays_without_progress_or_by_choice() -> None:
    t = at_solstice(arthurians().play(0, "art-ynys-afallach"), "art-ynys-afallach")
    assert t.prompt_of(0) != "may"
    t = at_solstice(arthurians().play(0, "art-ynys-afallach").has(0, progress=1), "art-ynys-afallach").act(0, "no")
    assert t.ids("play") == ["art-ynys-afallach"]
    assert t.goods(0) == {"progress": 1}


def test_gwalchmei_counts_garrisoned_knights_for_unrest() -> None:
    t = arthurians().hand(0, "art-gwalchmei").play(0, "art-britannia-prima", "art-viviane-of-the-lake")
    t.garrison(0, "art-britannia-prima", "art-cai", "art-bedwyr", "art-cafall")
    t.act(0, "art-gwalchmei", "yes")
    assert t.ids("hand") == ["unrest"]
    assert t.goods(0) == {"progress": 2}
    t.act(0, "art-viviane-of-the-lake")
    assert t.under(0, "art-viviane-of-the-lake") == ["art-gwalchmei"]
    assert t.goods(0) == {"progress": 3}


def test_gwalchmei_need_not_take_unrest() -> None:
    t = arthurians().hand(0, "art-gwalchmei").play(0, "art-britannia-prima").deck(0, "art-cafall")
    t.garrison(0, "art-britannia-prima", "art-cai").act(0, "art-gwalchmei", "no")
    assert t.goods(0) == {}
    t.act(0, "art-britannia-prima")
    assert t.ids("hand") == ["art-cafall"]


def test_lady_bertilak_draws_and_harms_others() -> None:
    t = arthurians().hand(0, "art-lady-bertilak").deck(0, "art-cai", "art-bedwyr", "art-cafall")
    t.hand(1, "cls-elders", "cls-shrine", "cls-mysticism").act(0, "art-lady-bertilak")
    assert t.ids("hand") == ["art-bedwyr", "art-cai"]
    assert t.seat == 1
    t.act(1, "cls-elders", "cls-mysticism")
    assert t.ids("hand", 1) == ["cls-shrine"]
    assert t.player(0).actions == 3


def test_lady_bertilak_abandons_a_region_with_a_knight() -> None:
    t = arthurians().hand(0, "art-lady-bertilak").play(0, "art-britannia-prima", "art-britannia-secunda")
    t.garrison(0, "art-britannia-prima", "art-cai").garrison(0, "art-britannia-secunda", "art-cafall")
    t.deck(0, "art-bedwyr", "art-peredur").act(0, "art-lady-bertilak")
    assert t.ids("play") == ["art-britannia-secunda"]
    assert sorted(t.ids("discard")) == ["art-britannia-prima", "art-cai", "art-lady-bertilak"]


@pytest.mark.parametrize("card", ["art-lady-bertilak", "art-morigena"])
def test_ladies_are_worth_two_in_the_history(card: str) -> None:
    assert worth(arthurians().history(0, card), card, "history") == 2
    assert worth(arthurians().hand(0, card), card, "hand") == 0


def test_morigena_brings_unrest_to_all() -> None:
    t = arthurians().hand(0, "art-morigena").act(0, "art-morigena")
    assert t.ids("hand") == ["unrest"]
    assert t.ids("hand", 1) == ["unrest"]
    assert t.prompt == "act"


def test_morigena_and_merlin_cast_the_quest_out() -> None:
    t = questing("art-excalibur", "art-graal", "art-lancelot").hand(0, "art-morigena")
    t.play(0, "art-britannia-prima", "art-britannia-secunda").garrison(0, "art-britannia-secunda", "art-myrddin-wyllt")
    t.nation(0, "art-bedwyr", "art-gwalchmei").act(0, "art-morigena")
    assert t.keys == ["pick:art-britannia-secunda@1:play", "no"]
    t.act(0, "art-britannia-secunda")
    assert t.ids("play") == ["art-britannia-prima"]
    assert sorted(t.ids("discard")) == [
        "art-bedwyr",
        "art-britannia-secunda",
        "art-excalibur",
        "art-morigena",
        "art-myrddin-wyllt",
    ]
    assert t.under(0, "art-king-arthurs-court") == []


def test_morigena_brings_the_nadir_into_play_when_the_nation_deck_is_empty() -> None:
    t = questing("", "art-graal").hand(0, "art-morigena").play(0, "art-britannia-prima").nation(0)
    t.garrison(0, "art-britannia-prima", "art-myrddin-wyllt").act(0, "art-morigena", "art-britannia-prima")
    assert t.ids("play") == ["art-gwaith-camlan"]
    assert not t.player(0).empire


def test_morigena_may_leave_merlin_alone() -> None:
    t = questing("art-excalibur", "art-graal").hand(0, "art-morigena").play(0, "art-britannia-prima")
    t.garrison(0, "art-britannia-prima", "art-myrddin-wyllt").act(0, "art-morigena", "no")
    assert t.under(0, "art-king-arthurs-court") == ["art-excalibur"]
    assert t.size("nation") == 7


def test_peredur_returns_unrest_and_garrisons() -> None:
    t = arthurians().hand(0, "art-peredur", "unrest").play(0, "art-viviane-of-the-lake")
    pile = t.size("unrest")
    way(t.act(0, "art-peredur"), "return-unrest")
    assert t.size("unrest") == pile + 1
    t.act(0, "art-viviane-of-the-lake")
    assert t.under(0, "art-viviane-of-the-lake") == ["art-peredur"]
    assert t.ids("exile") == []


def test_peredur_may_garrison_without_unrest() -> None:
    """A way of which something can be done can be taken: nobody is exiled for want of unrest."""
    t = arthurians().hand(0, "art-peredur").play(0, "art-viviane-of-the-lake").act(0, "art-peredur")
    way(t, "return-unrest")
    t.act(0, "art-viviane-of-the-lake")
    assert t.under(0, "art-viviane-of-the-lake") == ["art-peredur"]
    assert t.goods(0) == {"progress": 1}


def test_peredur_finds_the_graal_and_is_gone() -> None:
    t = arthurians().hand(0, "art-peredur").deck(0, "art-cai", "art-graal", "art-cafall").act(0, "art-peredur")
    way(t, "find-graal")
    t.act(0, "search:deck", "art-graal")
    assert t.ids("hand") == ["art-graal"]
    assert t.ids("exile") == ["art-peredur"]


def test_peredur_does_not_find_the_graal_among_the_quests() -> None:
    t = arthurians().hand(0, "art-peredur").act(0, "art-peredur")
    way(t, "find-graal")
    assert t.keys == ["no"]
    t.act(0, "no")
    assert t.ids("exile") == ["art-peredur"]


def test_cai_puts_a_region_on_the_deck() -> None:
    t = arthurians().hand(0, "art-cai").discard(0, "art-britannia-prima", "art-cafall").play(0, "art-britannia-secunda")
    t.act(0, "art-cai")
    assert t.keys == ["pick:art-britannia-prima:discard", "no"]
    t.act(0, "art-britannia-prima", "art-britannia-secunda")
    assert t.ids("hand") == ["art-britannia-prima"]  # drawn by the region that works again
    assert t.under(0, "art-britannia-secunda") == ["art-cai"]


def test_king_arthur_takes_land_for_a_region_with_a_knight() -> None:
    t = arthurians().hand(0, "art-king-arthur").play(0, "art-britannia-prima", "art-britannia-secunda")
    t.garrison(0, "art-britannia-prima", "art-cai")
    t.market("cls-jungle", "cls-elders", "cls-coinage", "cls-assyrians", "cls-town").act(0, "art-king-arthur")
    assert t.keys == ["pick:art-britannia-prima@1:play", "no"]
    t.act(0, "art-britannia-prima")
    assert t.keys == ["pick:cls-jungle:market", "pick:cls-assyrians:market"]
    t.act(0, "cls-assyrians")
    assert t.ids("hand") == ["cls-assyrians", "unrest"]
    assert sorted(t.ids("discard")) == ["art-britannia-prima", "art-cai", "art-king-arthur"]


def test_king_arthur_without_a_knight_takes_nothing() -> None:
    t = arthurians().hand(0, "art-king-arthur").play(0, "art-britannia-prima").act(0, "art-king-arthur")
    assert t.prompt == "act"
    assert t.ids("play") == ["art-britannia-prima"]


def test_uthyr_breaks_through_and_goes_down_in_history() -> None:
    t = arthurians().hand(0, "art-uthyr-pendragon").market("cls-jungle", "cls-elders", "cls-coinage")
    t.act(0, "art-uthyr-pendragon", "cls-elders")
    assert t.ids("hand") == ["cls-elders"]
    assert t.ids("history") == ["art-uthyr-pendragon"]


def test_merlin_brings_the_quest_for_three_garrisoned_knights() -> None:
    t = questing("art-excalibur", "art-graal", "art-taliesin").hand(0, "art-myrddin-wyllt")
    t.play(0, "art-britannia-prima", "art-britannia-secunda")
    t.garrison(0, "art-britannia-prima", "art-cai", "art-bedwyr", "art-cafall")
    t.garrison(0, "art-britannia-secunda", "art-gwalchmei", "art-peredur")
    t.act(0, "art-myrddin-wyllt")
    assert "no" in t.keys
    t.act(0, "art-cai", "art-gwalchmei")
    assert "no" not in t.keys
    t.act(0, "art-peredur")
    assert t.ids("hand") == ["art-excalibur"]
    assert t.under(0, "art-king-arthurs-court") == []
    assert t.ids("play") == ["art-britannia-prima", "art-britannia-secunda"]
    assert sorted(t.ids("discard")) == ["art-cai", "art-gwalchmei", "art-myrddin-wyllt", "art-peredur"]


def test_merlin_needs_three_knights_in_regions() -> None:
    """Lancelot under the Court is in no region."""
    t = questing("art-lancelot", "art-graal").hand(0, "art-myrddin-wyllt").play(0, "art-britannia-prima")
    t.garrison(0, "art-britannia-prima", "art-cai", "art-bedwyr").act(0, "art-myrddin-wyllt")
    assert t.prompt == "act"
    assert t.under(0, "art-britannia-prima") == ["art-cai", "art-bedwyr"]


def test_guennuvar_gives_progress_to_others_and_acquires() -> None:
    t = arthurians().hand(0, "art-guennuvar").market("cls-jungle", "cls-elders", "cls-coinage", "cls-assyrians")
    t.act(0, "art-guennuvar")
    assert t.goods(1) == {"progress": 1}
    t.act(0, "cls-coinage")
    assert t.ids("hand") == ["cls-coinage", "unrest"]


def test_guennuvar_and_arthur_play_an_empire_card() -> None:
    t = arthurians().hand(0, "art-guennuvar", "cls-urban-development").play(0, "art-britannia-prima", "cls-city")
    t.garrison(0, "art-britannia-prima", "art-king-arthur", "art-cai").act(0, "art-guennuvar")
    way(t, "abandon-garrisoned-king-arthur-free-play-empire-ignore-empire")
    assert t.under(0, "art-britannia-prima") == ["art-cai"]
    t.act(0, "cls-urban-development")
    assert t.goods(0) == {"materials": 1, "population": 1}
    assert t.player(0).actions == 2


def test_cafall_draws_two_and_puts_one_back() -> None:
    t = arthurians().hand(0, "art-cafall").deck(0, "art-cai", "art-bedwyr", "art-peredur").act(0, "art-cafall")
    assert t.prompt == "on-top"
    assert t.keys == ["pick:art-cai:hand", "pick:art-bedwyr:hand"]
    t.act(0, "art-bedwyr")
    assert t.ids("deck") == ["art-peredur", "art-bedwyr"]
    assert t.player(0).actions == 3
    assert t.prompt == "act"


@pytest.mark.parametrize("place", ["play", "court"])
def test_cafall_hunts_twrch_trwyth(place: str) -> None:
    t = arthurians().hand(0, "art-cafall", "art-cai")
    if place == "play":
        t.play(0, "art-twrch-trwyth")
    else:
        t.garrison(0, "art-king-arthurs-court", "art-twrch-trwyth")
    t.deck(0, "art-bedwyr", "art-peredur").act(0, "art-cafall", "art-cai")
    assert t.prompt == "exile"
    t.act(0, "art-twrch-trwyth")
    assert t.ids("exile") == ["art-twrch-trwyth"]


def test_cafall_may_let_the_boar_go() -> None:
    t = arthurians().hand(0, "art-cafall", "art-cai").play(0, "art-twrch-trwyth")
    t.deck(0, "art-bedwyr", "art-peredur").act(0, "art-cafall", "art-cai", "no")
    assert t.ids("play") == ["art-twrch-trwyth"]


def test_unrest_has_its_price() -> None:
    t = arthurians().hand(0, "unrest", "art-cai").has(0, materials=2)
    assert t.why_not("play:unrest") == "cost"
    t.hand(0, "art-bedwyr").has(0, population=1, materials=3)
    t.act(0, "play:unrest")
    assert ways(t) == ["pay-1-population", "discard-2", "pay-3-materials"]
    pile = t.size("unrest")
    way(t, "discard-2")
    assert t.ids("hand") == []
    assert t.size("unrest") == pile + 1


# -- in other hands


def test_cards_of_the_arthurians_given_to_others_find_no_quests() -> None:
    """A card can be given away (Exports): without a Court there is no quest, and developments are none."""
    t = bare("romans", "celts").play(0, "art-twrch-trwyth").hand(0, "art-cai", "unrest")
    at_solstice(t, "art-twrch-trwyth").act(0, "art-cai")
    assert ways(t) == ["exile-1-impending-quest-not-graal", "return-up-to-2-unrest-from-hand-discard"]
    area = t.ids("area")
    t.act(0, "exile-1-impending")
    assert t.ids("area") == area and t.ids("exile") == []
    t = bare("romans", "celts").hand(0, "art-cafall", "unrest").play(0, "art-twrch-trwyth").deck(0, "unrest", "unrest")
    t.act(0, "art-cafall", "unrest", "art-twrch-trwyth")
    assert t.ids("exile") == ["art-twrch-trwyth"]


def test_an_attack_that_is_avoided_still_harms_oneself() -> None:
    t = bare("arthurians", "utopians").hand(0, "art-morigena").play(1, "uto-daochang").has(1, population=1)
    t.act(0, "art-morigena")
    assert t.prompt_of(1) == "avoid"
    t.act(1, "react:uto-daochang@2")
    assert t.ids("hand", 1) == []
    assert t.ids("hand") == ["unrest"]


def test_lady_bertilak_with_three_players_goes_clockwise() -> None:
    t = table("arthurians", "romans", "celts").nothing().hand(0, "art-lady-bertilak")
    t.hand(1, "cls-elders").hand(2, "cls-shrine", "cls-mysticism", "cls-boats").act(0, "art-lady-bertilak")
    assert t.ids("discard", 1) == ["cls-elders"]
    assert t.seat == 2
    t.act(2, "cls-shrine", "cls-boats")
    assert t.ids("hand", 2) == ["cls-mysticism"]
