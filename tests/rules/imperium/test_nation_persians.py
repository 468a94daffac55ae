"""Persians: every card against its sheet, what each does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.cards.vocabulary import kind
from oikumene.games.imperium.rules.scoring import worth
from oikumene.games.imperium.state import DISCARD, POWERS
from rules.imperium.nations import (
    assert_sheet,
    check_acquires,
    check_advance,
    check_city,
    check_conquer,
    check_every_card_played,
    check_glory,
    check_prosperity,
    check_region,
    check_state,
    random_game,
    rest,
    stage,
)
from rules.imperium.tables import Table

SHEET = """
per-power-a: Persians | 1PER1A/23 | power | - | - | *: 1 per 3 TRIBUTARY
    exhaust = (spend 1 action ; put 2 cards from hand on top_of_deck ; pay 1 population) -> break_through TRIBUTARY
per-power-b: Persians | 1PER1B/23 | power | - | - | *: 1 per 1 TRIBUTARY
per-city-of-persepolis: City of Persepolis | 1PER2/23 | accession | city pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
per-battering-ram: Battering Ram | 1PER3/23 | development | empire attack | population 4 | 2
    play = EACH_OTHER: abandon CITY ; MAY break_through REGION/TRIBUTARY
per-development: Development | 1PER4/23 | development | empire | materials 4, population 2 | 3
    play = CHOOSE develop | (pay 2 materials -> acquire UNCIVILISED/CIVILISED)
per-windmills: Windmills | 1PER5/23 | development | empire pinned | materials 4 | 2
    free = none
    exhaust = until end of turn treat 1 FERTILE in_play as 3 PRODUCTION
per-satrap: Satrap | 1PER6/23 | development | empire | materials 4, population 2 | 3
    free = pay 3 materials -> gain 1 action
per-persian-gold: Persian Gold | 1PER7/23 | development | empire attack | materials 7 | 4
    play = ALL: gain 2 materials ; gain 1 progress ; EACH_OTHER: take UNREST
per-babylonians: Babylonians | 1PER8/23 | development | tributary empire | population 5 | 4
    free = acquire ANY4 ; history self
per-darius-i: Darius I | 1PER9/23 | development | empire | materials 3, population 2 | *: 1 per 1 TRIBUTARY
    play = acquire ANY4 ; history self
per-arachosia: Arachosia | 1PER10/23 | nation_deck | region production river pinned | - | 0
    play = MAY history 1 card from discard ; MAY garrison 1 card here
per-nisaean-plain: Nisaean Plain | 1PER11/23 | nation_deck | region fertile fertile pinned | - | 0
    play = MAY garrison 1 card here
per-median-empire: Median Empire | 1PER12/23 | nation_deck | tributary barbarian | - | 0
    play = gain 4 materials ; history self
per-unrest-nation: Unrest | 1PER13/23 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
per-glory: Glory | 1PER14/23 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
per-prosperity: Prosperity | 1PER15/23 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
per-advance: Advance | 1PER16/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
per-conquer: Conquer | 1PER17/23 1PER18/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
per-bactria: Bactria | 1PER19/23 | starting_deck | region pinned | - | 0
    play = gain 3 materials ; MAY garrison 1 card here
per-zagros: Zagros | 1PER20/23 | starting_deck | region production river pinned | - | 0
    play = MAY garrison 1 card here
per-lydians: Lydians | 1PER21/23 | starting_deck | tributary barbarian | - | 0
    play = gain 2 population ; history self
per-unrest: Unrest | 1PER22/23 1PER23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("persians", SHEET)


def test_every_card_can_be_played_as_its_symbols_say() -> None:
    check_every_card_played("persians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("persians", number).over


PRODUCTION = kind("PRODUCTION")


def per(**more: object) -> Table:
    return stage("persians", **more)


# -- cards like those of others


def test_cards_that_others_have_too() -> None:
    check_advance("persians", "per-advance")
    check_conquer("persians", "per-conquer")
    check_prosperity("persians", "per-prosperity")
    check_glory("persians", "per-glory")
    check_city("persians", "per-city-of-persepolis")


def test_regions() -> None:
    check_region("persians", "per-nisaean-plain")
    check_region("persians", "per-bactria", materials=3)
    check_region("persians", "per-zagros")


def test_arachosia() -> None:
    t = per().hand(0, "per-arachosia", "unrest").discard(0, "per-glory", "per-advance").act(0, "play:per-arachosia")
    assert t.prompt == "history" and t.keys == ["pick:per-glory:discard", "pick:per-advance:discard", "no"]
    t.act(0, "per-glory", "unrest")
    assert t.ids("history") == ["per-glory"] and t.under(0, "per-arachosia") == ["unrest"]
    t = per().hand(0, "per-arachosia", "unrest").discard(0, "per-glory").act(0, "play:per-arachosia", "no", "no")
    rest(t)
    assert t.size("history") == 0 and t.under(0, "per-arachosia") == []


# -- the power card


def test_side_a() -> None:
    def ready(*hand: str, **goods: int) -> Table:
        return per().hand(0, *hand).deck(0, "per-glory").has(0, **goods)

    t = ready("per-advance", "per-conquer", "unrest", population=1).act(0, "exhaust:per-power-a@1")
    assert t.prompt == "on-top"
    t.act(0, "unrest", "per-advance")
    assert t.ids("deck") == ["per-glory", "unrest", "per-advance"] and t.goods(0) == {}
    assert t.keys == ["pick:cls-aksumites:market", "deck:tributary"] and t.player(0).actions == 2
    t.act(0, "deck:tributary")
    assert t.ids("hand") == ["cls-hittites", "per-conquer"]
    assert t.why_not("exhaust:per-power-a@1") == "tired"
    assert ready("per-advance", population=1).why_not("exhaust:per-power-a@1") == "cost"
    assert ready("per-advance", "unrest", materials=4).why_not("exhaust:per-power-a@1") == "cost"
    poor = ready("per-advance", "unrest", population=1).state(0, actions=0)
    assert poor.why_not("exhaust:per-power-a@1") == "cost"
    assert "exhaust:per-power-b@1" not in per(power="b").keys


@pytest.mark.parametrize(("power", "n"), [("a", 1), ("b", 4)])
def test_points_by_tributaries(power: str, n: int) -> None:
    t = per(power=power).hand(0, "per-lydians").discard(0, "per-median-empire", "per-darius-i").play(0, "cls-qin")
    t.history(0, "per-babylonians")
    assert worth(t.now, 0, t.now.zones[POWERS][0]) == n
    assert worth(t.now, 0, t.find("per-darius-i", DISCARD)) == 4
    t.discard(0, "cls-ionians", "cls-sumerians", "leg-etruscans", "leg-romans", "leg-celts", "leg-phoenicians")
    t.discard(0, "car-berbers", "mac-uxians")
    assert worth(t.now, 0, t.now.zones[POWERS][0]) == (4 if power == "a" else 10)
    assert worth(t.now, 0, t.find("per-darius-i", DISCARD)) == 10


# -- the cards of their own


def test_battering_ram() -> None:
    def ready() -> Table:
        t = per(rivals=("romans", "greeks"), empire=True).hand(0, "per-battering-ram")
        t.play(1, "rom-rome-the-eternal-city", "rom-dalmatia").play(2, "gre-city-of-athens", "gre-city-of-sparta")
        return t.play(0, "per-city-of-persepolis").act(0, "play:per-battering-ram")

    t = ready()
    assert t.seat == 2
    assert [key.split("@")[0] for key in t.keys] == ["pick:gre-city-of-athens", "pick:gre-city-of-sparta"]
    t.act(2, "gre-city-of-sparta")
    assert t.ids("play", 1) == ["rom-rome-the-eternal-city", "rom-dalmatia"]  # a metropolis is safe
    assert t.ids("discard", 2) == ["gre-city-of-sparta"]
    assert t.keys == ["pick:cls-hills:market", "pick:cls-aksumites:market", "deck:region", "deck:tributary", "no"]
    t.act(0, "cls-hills")
    assert t.ids("hand") == ["cls-hills"] and t.ids("discard") == ["per-battering-ram"]
    assert t.ids("play") == ["per-city-of-persepolis"]
    t = ready().act(2, "gre-city-of-sparta").act(0, "no")
    assert t.size("hand") == 0 and t.ids("discard") == ["per-battering-ram"]
    check_state("persians", "per-battering-ram")


def test_development() -> None:
    def ready(**goods: int) -> Table:
        t = per(empire=True).hand(0, "per-development").area(0, "per-windmills", "per-satrap").has(0, **goods)
        return t.act(0, "play:per-development")

    t = ready(materials=4).act(0, "way:develop")
    assert t.goods(0) == {} and t.ids("discard") == ["per-windmills", "per-development"]
    t = ready(materials=4).act(0, "way:pay-2-materials-acquire-uncivilised-civilised", "cls-education")
    assert t.ids("hand") == ["cls-education", "unrest"] and t.goods(0) == {"materials": 2}
    assert ready(materials=3).prompt == "acquire"
    rest(ready(materials=1))
    check_state("persians", "per-development")


def test_windmills() -> None:
    def ready() -> Table:
        t = per(empire=True).play(0, "per-windmills", "per-nisaean-plain", "per-zagros").hand(0, "per-prosperity")
        return t.hand(0, "cel-celtic-gold")

    t = ready().act(0, "exhaust:per-windmills@1")
    rest(t)
    t.act(0, "play:per-prosperity", "no").act(1, "no").act(0, "way:gain-1-materials-per-production-in-play")
    assert t.goods(0) == {"materials": 4}  # one of the two symbols of the plain, and Zagros
    t.act(0, "play:cel-celtic-gold")
    assert t.goods(0) == {"materials": 8}  # the other symbol is still fertile
    t = ready().act(0, "play:per-prosperity", "no").act(1, "no")
    assert t.act(0, "way:gain-1-materials-per-production-in-play").goods(0) == {"materials": 1}
    assert per().play(0, "per-windmills", "per-zagros").why_not("exhaust:per-windmills@1") == "cost"


def test_windmills_turn_until_the_end_of_the_turn() -> None:
    t = per().play(0, "per-windmills", "per-nisaean-plain").act(0, "exhaust:per-windmills@1")
    assert t.now.count_in_play(0, PRODUCTION) == 3
    t.end(0)
    assert t.now.count_in_play(0, PRODUCTION) == 0


def test_windmills_are_laid_down_without_an_action() -> None:
    t = per(empire=True).hand(0, "per-windmills").state(0, actions=0).act(0, "play:per-windmills")
    rest(t)
    assert t.ids("play") == ["per-windmills"]
    check_state("persians", "per-windmills")


def test_satrap() -> None:
    def ready(**goods: int) -> Table:
        return per(empire=True).hand(0, "per-satrap").has(0, **goods).state(0, actions=0).act(0, "play:per-satrap")

    t = ready(materials=3).act(0, "yes")
    assert t.player(0).actions == 1 and t.goods(0) == {} and t.ids("discard") == ["per-satrap"]
    t = ready(materials=3).act(0, "no")
    assert t.player(0).actions == 0 and t.goods(0) == {"materials": 3}
    t = ready(materials=2)
    rest(t)
    assert t.player(0).actions == 0 and t.goods(0) == {"materials": 2}
    check_state("persians", "per-satrap")


def test_persian_gold() -> None:
    t = per(rivals=("romans", "greeks"), empire=True).hand(0, "per-persian-gold").act(0, "play:per-persian-gold")
    rest(t)
    assert t.goods(0) == {"materials": 2, "progress": 1}
    assert t.goods(1) == t.goods(2) == {"materials": 2} and t.ids("hand", 1) == t.ids("hand", 2) == ["unrest"]
    assert t.size("hand") == 0 and t.ids("discard") == ["per-persian-gold"]
    check_state("persians", "per-persian-gold")


def test_persian_gold_avoided() -> None:
    t = per(rivals=("scythians",), empire=True).hand(0, "per-persian-gold").play(1, "scy-mounted-archers")
    t.act(0, "play:per-persian-gold").act(1, "react")
    assert t.goods(1) == {} and t.size("hand", 1) == 0 and t.goods(0) == {"materials": 2, "progress": 1}


def test_babylonians_and_darius() -> None:
    check_acquires("persians", "per-babylonians", may=False)
    check_acquires("persians", "per-darius-i", may=False)


def test_median_empire_and_lydians() -> None:
    t = per().hand(0, "per-median-empire", "per-lydians").act(0, "play:per-median-empire", "play:per-lydians")
    assert t.goods(0) == {"materials": 4, "population": 2} and t.ids("history") == ["per-lydians", "per-median-empire"]
    check_state("persians", "per-median-empire")
    check_state("persians", "per-lydians")


def test_accession_makes_an_empire() -> None:
    t = per().nation(0).deck(0).discard(0, "per-advance").end(0)
    assert t.player(0).empire and "per-city-of-persepolis" in t.ids("hand")
