"""Scythians: every card against its sheet, what each does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.cards.book import BOOK
from oikumene.games.imperium.rules.scoring import worth
from oikumene.games.imperium.state import DISCARD, POWERS
from rules.imperium.nations import (
    assert_sheet,
    check_advance,
    check_city,
    check_conquer,
    check_every_card_played,
    check_glory,
    check_region,
    check_state,
    random_game,
    rest,
    stage,
)
from rules.imperium.tables import Table, table

SHEET = """
scy-power-a: Scythians | 1SCY1A/24 | power | - | - | *: 1 per 6 materials
    exhaust = (spend 1 action ; take UNREST) -> break_through REGION
scy-power-b: Scythians | 1SCY1B/24 | power | - | - | *: 1 per 3 materials + 1 per 3 REGION
scy-glory-accession: Glory | 1SCY2/24 | accession | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
scy-ateas: Ateas | 1SCY3/24 | development | empire | population 4 | 3
    play = MAY acquire REGION ; MAY return UNREST ; history self
scy-kurgans: Kurgans | 1SCY4/24 | development | empire pinned | population 3 | 2
    passive = hand_size +1
    exhaust = history 1 card from discard
scy-city-of-gelonus: City of Gelonus | 1SCY5/24 | development | city empire pinned | population 3 | 2
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
scy-jewellery: Jewellery | 1SCY6/24 | development | - | materials 7 | 7
    restrict = cannot be played
    restrict = cannot be garrisoned
scy-unrest-nation: Unrest | 1SCY7/24 1SCY8/24 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
scy-tamga: Tamga | 1SCY9/24 | nation_deck | pinned | - | *: 1 per 2 REGION
    exhaust = discard 1 -> draw 2
scy-pontic-steppe: Pontic Steppe | 1SCY10/24 | nation_deck | region production fertile pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
scy-tarim-basin: Tarim Basin | 1SCY11/24 | nation_deck | region production river pinned | - | 0
    play = MAY draw 1 ; MAY garrison 1 card here
scy-caucasia: Caucasia | 1SCY12/24 | nation_deck | region production pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
scy-raiders: Raiders | 1SCY13/24 | nation_deck | barbarian attack | - | 0
    free = draw 2 ; EACH_OTHER: recall REGION ; steal 1 population from EACH_OTHER[state=empire]
scy-nomads: Nomads | 1SCY14/24 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; gain 1 materials per PRODUCTION in_play
scy-nomads-barbarian: Nomads | 1SCY15/24 | starting_deck | barbarian | - | 0
    play = ALL: MAY draw 1 ; gain 1 materials per PRODUCTION in_play
scy-advance: Advance | 1SCY16/24 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
scy-conquer: Conquer | 1SCY17/24 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
scy-carpathian-mountains: Carpathian Mountains | 1SCY18/24 | starting_deck | region barbarian pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
scy-tian-shan: Tian Shan | 1SCY19/24 | starting_deck | region barbarian pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
scy-mounted-archers: Mounted Archers | 1SCY20/24 | starting_deck | pinned | - | 0
    exhaust on attack by other = avoid attack
    solstice = MAY (pay 1 materials -> gain 1 population)
scy-tents: Tents | 1SCY21/24 | starting_deck | barbarian pinned | - | 0
    exhaust on play REGION = gain 1 population
    solstice = MAY recall REGION
scy-unrest: Unrest | 1SCY22/24 1SCY23/24 1SCY24/24 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("scythians", SHEET)


def test_every_card_can_be_played_as_its_symbols_say() -> None:
    check_every_card_played("scythians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("scythians", number).over


def scy(**more: object) -> Table:
    return stage("scythians", **more)


# -- cards like those of others


def test_cards_that_others_have_too() -> None:
    check_advance("scythians", "scy-advance")
    check_conquer("scythians", "scy-conquer")
    check_glory("scythians", "scy-glory-accession")
    check_city("scythians", "scy-city-of-gelonus")
    check_state("scythians", "scy-city-of-gelonus")


def test_regions() -> None:
    check_region("scythians", "scy-pontic-steppe", population=1)
    check_region("scythians", "scy-caucasia", population=1)
    for ident in ("scy-carpathian-mountains", "scy-tian-shan"):
        check_region("scythians", ident, population=1)
        check_state("scythians", ident)


def test_tarim_basin() -> None:
    t = scy().hand(0, "scy-tarim-basin").deck(0, "scy-nomads", "scy-advance").act(0, "play:scy-tarim-basin", "yes")
    assert t.keys == ["pick:scy-nomads:hand", "no"]
    t.act(0, "scy-nomads")
    assert t.under(0, "scy-tarim-basin") == ["scy-nomads"]
    t = scy().hand(0, "scy-tarim-basin").deck(0, "scy-nomads", "scy-advance").act(0, "play:scy-tarim-basin", "no")
    rest(t)
    assert t.size("hand") == 0


def test_glory_is_the_accession_card() -> None:
    t = scy().nation(0).deck(0).discard(0, "scy-nomads").end(0)
    assert t.player(0).empire and "scy-glory-accession" in t.ids("hand")
    assert t.size("bottom") == 0
    t = table("scythians", "romans")
    assert t.ids("bottom") == ["scy-glory-accession"] and t.where("scy-glory-accession") == ["bottom-0"]


# -- the power card


def test_side_a() -> None:
    t = scy().act(0, "exhaust:scy-power-a@1")
    assert t.ids("hand") == ["unrest"] and t.player(0).actions == 2
    assert t.keys == ["pick:cls-hills:market", "deck:region"]
    t.act(0, "deck:region")
    assert t.ids("hand") == ["cls-steppe", "unrest"] and t.player(0).exhausts == 4
    assert t.why_not("exhaust:scy-power-a@1") == "tired"
    assert scy().state(0, actions=0).why_not("exhaust:scy-power-a@1") == "cost"
    assert "exhaust:scy-power-b@1" not in scy(power="b").keys


def test_side_a_may_bring_the_collapse() -> None:
    t = scy().unrest_pile(1).act(0, "exhaust:scy-power-a@1")
    assert t.match.over and t.now.why == "collapse"


@pytest.mark.parametrize(("materials", "points"), [(5, 0), (6, 1), (17, 2), (90, 10)])
def test_points_of_side_a(materials: int, points: int) -> None:
    assert scy().has(0, materials=materials).total(0) == points


@pytest.mark.parametrize(
    ("materials", "regions", "points"),
    [(2, 2, 0), (5, 0, 1), (0, 5, 1), (5, 5, 2), (6, 3, 3), (24, 9, 10), (60, 0, 10)],
)
def test_points_of_side_b_are_two_counts(materials: int, regions: int, points: int) -> None:
    """Each is rounded by itself: 5 materials and 5 regions are 2 points, not 3."""
    lands = [card.id for card in BOOK if card.suits == ("region",) and card.nation and not card.points.fixed]
    t = scy(power="b").has(0, materials=materials).discard(0, *lands[:regions])
    assert worth(t.now, 0, t.now.zones[POWERS][0]) == points


@pytest.mark.parametrize(("regions", "points"), [(1, 0), (2, 1), (7, 3), (22, 10)])
def test_points_of_tamga(regions: int, points: int) -> None:
    lands = [card.id for card in BOOK if card.suits == ("region",) and card.nation][:regions]
    t = scy().discard(0, "scy-tamga", *lands)
    assert worth(t.now, 0, t.find("scy-tamga", DISCARD)) == points


# -- the cards of their own


def test_ateas() -> None:
    def ready() -> Table:
        return scy(empire=True).hand(0, "scy-ateas", "unrest").discard(0, "unrest").act(0, "play:scy-ateas")

    t = ready()
    assert t.keys == ["pick:cls-hills:market", "no"]
    t.act(0, "cls-hills")
    assert t.prompt == "return-unrest" and t.keys == ["pick:unrest:hand", "no"]
    t.act(0, "unrest")
    assert t.ids("hand") == ["cls-hills"] and t.size("unrest") == 21 and t.ids("history") == ["scy-ateas"]
    t = ready().act(0, "no", "no")
    assert t.ids("hand") == ["unrest"] and t.ids("history") == ["scy-ateas"]
    check_state("scythians", "scy-ateas")


def test_kurgans() -> None:
    deck = ("scy-advance", "scy-nomads", "scy-conquer", "scy-tents", "scy-caucasia", "scy-tarim-basin", "unrest")
    assert scy().deck(0, *deck).end(0).size("hand") == 5
    assert scy().play(0, "scy-kurgans").deck(0, *deck).end(0).size("hand") == 6
    t = scy().play(0, "scy-kurgans").hand(0, "scy-nomads").discard(0, "unrest", "scy-advance")
    t.act(0, "exhaust:scy-kurgans@1")
    assert t.prompt == "history" and t.keys == ["pick:unrest:discard", "pick:scy-advance:discard"]
    t.act(0, "unrest")
    assert t.ids("history") == ["unrest"] and t.ids("discard") == ["scy-advance"]
    check_state("scythians", "scy-kurgans")


def test_jewellery() -> None:
    t = scy(empire=True).hand(0, "scy-jewellery", "scy-caucasia")
    assert t.why_not("play:scy-jewellery") == "unplayable"
    t.act(0, "play:scy-caucasia")
    assert t.keys in (["no"], [])  # it cannot lie under a region either
    t = scy().discard(0, "scy-jewellery")
    assert worth(t.now, 0, t.find("scy-jewellery", DISCARD)) == 7


def test_tamga() -> None:
    t = scy().play(0, "scy-tamga").hand(0, "unrest", "scy-nomads").deck(0, "scy-advance", "scy-conquer", "scy-tents")
    t.act(0, "exhaust:scy-tamga@1")
    assert t.prompt == "discard" and sorted(t.keys) == ["pick:scy-nomads:hand", "pick:unrest:hand"]
    t.act(0, "unrest")
    assert t.ids("hand") == ["scy-advance", "scy-conquer", "scy-nomads"] and t.ids("discard") == ["unrest"]
    assert scy().play(0, "scy-tamga").why_not("exhaust:scy-tamga@1") == "cost"


def test_raiders() -> None:
    t = scy(rivals=("macedonians", "celts")).hand(0, "scy-raiders").deck(0, "scy-advance", "scy-conquer", "scy-tents")
    t.state(0, actions=0).state(2, empire=True).has(1, population=2).has(2, population=2)
    t.play(1, "mac-orestis", "mac-pelagonia").play(0, "scy-caucasia").act(0, "play:scy-raiders")
    assert t.ids("hand") == ["scy-advance", "scy-conquer"]
    assert t.seat == 1 and t.prompt == "recall"
    t.act(1, "mac-orestis")
    rest(t)
    assert t.ids("hand", 1) == ["mac-orestis"] and t.ids("play") == ["scy-caucasia"]
    assert t.goods(0) == {"population": 1} and t.goods(1) == {"population": 2} and t.goods(2) == {"population": 1}
    assert t.ids("discard") == ["scy-raiders"]
    check_state("scythians", "scy-raiders")


@pytest.mark.parametrize("ident", ["scy-nomads", "scy-nomads-barbarian"])
def test_nomads(ident: str) -> None:
    t = scy().hand(0, ident).play(0, "scy-pontic-steppe", "scy-tian-shan", "cls-floodplain")
    t.deck(0, "scy-advance", "scy-conquer").deck(1, "mac-advance", "mac-conquer")
    t.act(0, f"play:{ident}", "yes").act(1, "yes")
    rest(t)
    assert t.goods(0) == {"materials": 2} and t.goods(1) == {}
    assert t.ids("hand") == ["scy-advance"] and t.ids("hand", 1) == ["mac-advance"]
    t = scy().hand(0, ident).deck(0, "scy-advance").deck(1, "mac-advance").act(0, f"play:{ident}", "no").act(1, "no")
    assert t.size("hand") == t.size("hand", 1) == 0 and t.goods(0) == {}


def test_only_one_of_the_nomads_shows_barbarians() -> None:
    t = scy(empire=True).hand(0, "scy-nomads", "scy-nomads-barbarian")
    assert "play:scy-nomads" in t.keys and t.why_not("play:scy-nomads-barbarian") == "state"


def test_mounted_archers_avoid_an_attack() -> None:
    def ready() -> Table:
        t = scy(rivals=("romans", "celts")).play(0, "scy-mounted-archers", "scy-caucasia", "scy-tian-shan")
        t.play(1, "rom-dalmatia").then(("turn", 2), ("turn", 0)).hand(2, "cel-boudicca")
        return t.act(2, "play:cel-boudicca")

    t = ready()
    assert t.seat == 0 and t.prompt == "avoid" and t.keys == ["react:scy-mounted-archers@1", "no"]
    t.act(0, "react")
    rest(t, 2)
    assert t.ids("play", 0) == ["scy-mounted-archers", "scy-caucasia", "scy-tian-shan"]
    assert t.ids("play", 1) == [] and t.goods(2) == {"progress": 1}  # on the others and for the attacker it works
    assert t.player(0).exhausts == 4
    t = ready().act(0, "no")
    assert t.prompt == "abandon" and t.player(0).exhausts == 5


def test_mounted_archers_are_asked_once_for_each_attack() -> None:
    t = scy(rivals=("celts",)).play(0, "scy-mounted-archers", "scy-caucasia").then(("turn", 1), ("turn", 0))
    t.hand(1, "cel-boudicca", "cel-cattle-raid", "cel-druids").has(0, materials=3)
    t.act(1, "play:cel-boudicca").act(0, "react").act(1, "play:cel-cattle-raid")
    rest(t, 1)  # they have their token
    assert t.goods(0) == {"materials": 2} and t.ids("play") == ["scy-mounted-archers", "scy-caucasia"]
    t = scy(rivals=("celts",)).play(0, "scy-mounted-archers").then(("turn", 1), ("turn", 0)).hand(1, "cel-druids")
    t.act(1, "play:cel-druids")
    assert t.seat == 1  # no attack
    t = scy(rivals=("celts",)).play(0, "scy-mounted-archers").state(0, exhausts=0).hand(1, "cel-cattle-raid")
    rest(t.then(("turn", 1), ("turn", 0)).act(1, "play:cel-cattle-raid"), 1)
    t = scy().play(0, "scy-mounted-archers").hand(0, "scy-raiders").act(0, "play:scy-raiders")
    rest(t)  # not against the own attack


def test_mounted_archers_at_the_solstice() -> None:
    t = scy().play(0, "scy-mounted-archers").has(0, materials=1).then(("solstice",), ("turn", 0))
    assert t.prompt == "may"
    assert t.act(0, "yes").goods(0) == {"population": 1}
    t = scy().play(0, "scy-mounted-archers").has(0, materials=1).then(("solstice",), ("turn", 0)).act(0, "no")
    assert t.goods(0) == {"materials": 1}
    assert scy().play(0, "scy-mounted-archers").then(("solstice",), ("turn", 0)).prompt == "act"


def test_tents() -> None:
    def ready() -> Table:
        return scy().play(0, "scy-tents").hand(0, "scy-caucasia", "scy-tian-shan", "scy-mounted-archers")

    t = ready().act(0, "play:scy-caucasia", "no")
    assert t.prompt == "react" and t.goods(0) == {"population": 1}
    t.act(0, "react")
    assert t.goods(0) == {"population": 2} and t.player(0).exhausts == 4
    t.act(0, "play:scy-tian-shan", "no")
    rest(t)
    t = ready().act(0, "play:scy-caucasia", "no", "no")
    assert t.goods(0) == {"population": 1}
    rest(ready().act(0, "play:scy-mounted-archers"))
    check_state("scythians", "scy-tents")


def test_tents_at_the_solstice() -> None:
    def ready() -> Table:
        t = scy().play(0, "scy-tents", "scy-caucasia", "scy-tian-shan").garrison(0, "scy-caucasia", "unrest")
        return t.then(("solstice",), ("turn", 0))

    t = ready()
    assert t.prompt == "recall"
    assert [key.split("@")[0] for key in t.keys] == ["pick:scy-caucasia", "pick:scy-tian-shan", "no"]
    t.act(0, "scy-caucasia")
    assert t.ids("hand") == ["scy-caucasia", "unrest"] and t.ids("play") == ["scy-tents", "scy-tian-shan"]
    assert ready().act(0, "no").size("hand") == 0
