"""Macedonians: every card against its sheet, what each does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.cards.book import BOOK
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
    check_metropolis,
    check_prosperity,
    check_region,
    check_state,
    random_game,
    rest,
    stage,
)
from rules.imperium.tables import Table

SHEET = """
mac-power-a: Macedonians | 1MAC1A/23 | power | - | - | *: 1 per 2 REGION
    passive on play REGION from discard = gain 2 materials
mac-power-b: Macedonians | 1MAC1B/23 | power | - | - | *: 1 per 1 REGION
mac-alexander: Alexander | 1MAC2/23 | accession | - | - | 0
    play = draw 1 ; MAY break_through REGION/TRIBUTARY ; history self
mac-development: Development | 1MAC3/23 | development | empire | materials 4, population 1 | 3
    play = CHOOSE develop | (pay 2 materials -> acquire UNCIVILISED/CIVILISED)
mac-parmenion: Parmenion | 1MAC4/23 | development | empire | materials 2, population 2 | 2
    play = MAY (acquire REGION/TRIBUTARY -> free_play that card now) ; history self
mac-companion-cavalry: Companion Cavalry | 1MAC5/23 | development | empire pinned | population 3 | 3
    passive = ignore BARBARIAN on "Conquer"
    exhaust on play REGION = draw 1
mac-alexander-the-great: Alexander the Great | 1MAC6/23 | development | empire | materials 4, population 2 | 4
    restrict = playable only if "Alexander" in_history
    free = MAY acquire REGION from market/exile ; MAY acquire REGION from market/exile ; history self
mac-mosaics: Mosaics | 1MAC7/23 | development | empire pinned | materials 4, population 1 | 3
    exhaust = pay 1 materials -> to_hand 1 card from discard
mac-alexandria-in-egypt: Alexandria in Egypt | 1MAC8/23 | development | metropolis empire pinned | materials 4,
        population 1 | 2
    solstice = CHOOSE gain 1 materials | gain 1 population | draw 1
mac-alexandria-in-ariana: Alexandria in Ariana | 1MAC9/23 | development | city empire pinned | materials 4,
        population 2 | *: 1 per 2 REGION
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
mac-prosperity-nation: Prosperity | 1MAC10/23 | nation_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
mac-uxians: Uxians | 1MAC11/23 | nation_deck | tributary attack | - | 0
    play = steal 2 materials from EACH_OTHER ; MAY return 1 exhaust_token to state_card
mac-glory-nation: Glory | 1MAC12/23 | nation_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
mac-advance: Advance | 1MAC13/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
mac-conquer: Conquer | 1MAC14/23 1MAC15/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
mac-philip-ii: Philip II | 1MAC16/23 | starting_deck | barbarian | - | 0
    play = acquire ANY4 ; history self
mac-phalanx: Phalanx | 1MAC17/23 | starting_deck | pinned | - | 0
    exhaust = spend 1 action -> play REGION from discard
mac-haliacmon-valley: Haliacmon Valley | 1MAC18/23 | starting_deck | region fertile river pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
mac-orestis: Orestis | 1MAC19/23 | starting_deck | region pinned | - | 0
    play = gain 2 materials ; MAY garrison 1 card here
mac-pelagonia: Pelagonia | 1MAC20/23 | starting_deck | region fertile pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
mac-unrest: Unrest | 1MAC21/23 1MAC22/23 1MAC23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("macedonians", SHEET)


def test_every_card_can_be_played_as_its_symbols_say() -> None:
    check_every_card_played("macedonians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("macedonians", number).over


def mac(**more: object) -> Table:
    return stage("macedonians", **more)


# -- cards like those of others


def test_cards_that_others_have_too() -> None:
    check_advance("macedonians", "mac-advance")
    check_conquer("macedonians", "mac-conquer")
    check_prosperity("macedonians", "mac-prosperity-nation")
    check_glory("macedonians", "mac-glory-nation")
    check_city("macedonians", "mac-alexandria-in-ariana")
    check_state("macedonians", "mac-alexandria-in-ariana")
    check_metropolis("macedonians", "mac-alexandria-in-egypt")
    check_state("macedonians", "mac-alexandria-in-egypt")


def test_regions() -> None:
    check_region("macedonians", "mac-haliacmon-valley", population=1)
    check_region("macedonians", "mac-orestis", materials=2)
    check_region("macedonians", "mac-pelagonia", population=1)


# -- the power card


@pytest.mark.parametrize(("power", "goods"), [("a", {"materials": 2, "population": 1}), ("b", {"population": 1})])
def test_side_a_gives_materials_for_a_region_played_from_the_discard_pile(power: str, goods: dict[str, int]) -> None:
    t = mac(power=power).play(0, "mac-phalanx").discard(0, "mac-pelagonia").act(0, "exhaust:mac-phalanx@1")
    rest(t)
    assert t.goods(0) == goods and t.ids("play") == ["mac-phalanx", "mac-pelagonia"]


def test_side_a_gives_nothing_for_a_region_from_the_hand() -> None:
    assert mac().hand(0, "mac-pelagonia").act(0, "play:mac-pelagonia").goods(0) == {"population": 1}


@pytest.mark.parametrize(("power", "per"), [("a", 2), ("b", 1)])
def test_points_by_regions(power: str, per: int) -> None:
    """Wherever they lie; a garrison counts as well; 10 at most."""
    t = mac(power=power).hand(0, "mac-pelagonia").play(0, "mac-orestis").discard(0, "cls-cape")
    t.garrison(0, "mac-orestis", "leg-plain").history(0, "leg-lowlands").discard(0, "mac-alexandria-in-ariana")
    assert worth(t.now, 0, t.now.zones[POWERS][0]) == 5 // per
    assert worth(t.now, 0, t.find("mac-alexandria-in-ariana", DISCARD)) == 2
    lands = [card.id for card in BOOK if card.suits == ("region",) and card.nation not in ("", "macedonians")][:24]
    t.discard(0, *lands)
    assert worth(t.now, 0, t.now.zones[POWERS][0]) == 10
    assert worth(t.now, 0, t.find("mac-alexandria-in-ariana", DISCARD)) == 10


# -- the cards of their own


def test_alexander() -> None:
    def ready() -> Table:
        return mac().hand(0, "mac-alexander").deck(0, "mac-advance", "mac-conquer").act(0, "play:mac-alexander")

    t = ready()
    assert t.ids("hand") == ["mac-advance"]
    assert t.keys == ["pick:cls-hills:market", "pick:cls-aksumites:market", "deck:region", "deck:tributary", "no"]
    t.act(0, "cls-aksumites")
    assert t.ids("hand") == ["cls-aksumites", "mac-advance"] and t.ids("history") == ["mac-alexander"]
    t = ready().act(0, "no")
    assert t.ids("hand") == ["mac-advance"] and t.ids("history") == ["mac-alexander"]
    assert "play:mac-alexander" in mac(empire=True).hand(0, "mac-alexander").keys


def test_development() -> None:
    def ready(**goods: int) -> Table:
        t = mac(empire=True).hand(0, "mac-development").area(0, "mac-mosaics", "mac-parmenion", "mac-companion-cavalry")
        return t.state(0, area_token=True).has(0, **goods).act(0, "play:mac-development")

    t = ready(materials=4, population=2)
    assert t.keys == ["way:develop", "way:pay-2-materials-acquire-uncivilised-civilised"]
    t.act(0, "way:develop")
    assert sorted(t.keys) == ["pick:mac-mosaics:area", "pick:mac-parmenion:area"]
    t.act(0, "mac-mosaics")
    assert t.goods(0) == {"population": 1} and t.ids("discard") == ["mac-mosaics", "mac-development"]
    assert t.player(0).exhausts == 5  # by a card: no token, and in spite of one
    t = ready(materials=4, population=2).act(0, "way:pay-2-materials-acquire-uncivilised-civilised")
    assert t.keys == ["pick:cls-elders:market", "pick:cls-education:market", "pick:cls-port:market"]
    t.act(0, "cls-port")
    assert t.ids("hand") == ["cls-port", "unrest"] and t.goods(0) == {"materials": 2, "population": 2}
    assert ready(materials=2).prompt == "acquire"  # no development can be paid
    t = ready(population=3)
    assert t.ids("discard") == ["mac-companion-cavalry", "mac-development"]  # the only thing that can be done
    t = ready()
    rest(t)
    assert t.ids("discard") == ["mac-development"]
    check_state("macedonians", "mac-development")


def test_the_last_development_begins_the_end() -> None:
    t = mac(empire=True).hand(0, "mac-development").area(0, "mac-companion-cavalry").has(0, population=3)
    t.act(0, "play:mac-development")
    assert t.now.why == "developments"


def test_parmenion() -> None:
    def ready() -> Table:
        return mac(empire=True).hand(0, "mac-parmenion").act(0, "play:mac-parmenion")

    t = ready()
    assert t.keys == ["pick:cls-hills:market", "pick:cls-aksumites:market", "no"]
    t.act(0, "cls-aksumites")
    rest(t)
    assert t.goods(0) == {"materials": 4} and t.ids("discard") == ["cls-aksumites"] and t.ids("hand") == ["unrest"]
    assert t.ids("history") == ["mac-parmenion"] and t.player(0).actions == 2
    t = ready().act(0, "no")
    assert t.ids("history") == ["mac-parmenion"] and t.goods(0) == {}
    t = mac(empire=True).hand(0, "mac-parmenion").market("", "", "", "cls-minoans").act(0, "play:mac-parmenion")
    t.act(0, "cls-minoans")  # it shows barbarians: acquired, but not to be played
    assert t.ids("hand") == ["cls-minoans", "unrest"] and t.goods(0) == {}
    check_state("macedonians", "mac-parmenion")


def test_companion_cavalry() -> None:
    def ready() -> Table:
        t = mac(power="b").play(0, "mac-companion-cavalry").hand(0, "mac-orestis", "mac-pelagonia", "mac-philip-ii")
        return t.deck(0, "mac-advance", "mac-uxians", "mac-phalanx")

    t = ready().act(0, "play:mac-orestis", "no")
    assert t.prompt == "react" and t.keys == ["react:mac-companion-cavalry@1", "no"]
    t.act(0, "react")
    assert "mac-advance" in t.ids("hand") and t.player(0).exhausts == 4
    t.act(0, "play:mac-pelagonia", "no")
    rest(t)  # it has its token
    t = ready().act(0, "play:mac-orestis", "no", "no")
    assert t.size("hand") == 2 and t.player(0).exhausts == 5
    t = ready().act(0, "play:mac-philip-ii", "cls-aksumites")
    rest(t)  # no region
    t = mac(empire=True).hand(0, "mac-conquer", "mac-advance")
    assert t.why_not("play:mac-conquer") == "state"
    t.play(0, "mac-companion-cavalry")
    assert "play:mac-conquer" in t.keys and t.why_not("play:mac-advance") == "state"
    check_state("macedonians", "mac-companion-cavalry")


def test_companion_cavalry_rides_for_a_region_from_the_discard_pile_too() -> None:
    t = mac().play(0, "mac-companion-cavalry", "mac-phalanx").discard(0, "mac-orestis").deck(0, "mac-advance")
    t.act(0, "exhaust:mac-phalanx@1", "react")
    assert t.ids("hand") == ["mac-advance"] and t.goods(0) == {"materials": 4}


def test_alexander_the_great() -> None:
    def ready() -> Table:
        t = mac(empire=True).hand(0, "mac-alexander-the-great").history(0, "mac-alexander").state(0, actions=0)
        return t.exile("cls-cape", "cls-shaduf").act(0, "play:mac-alexander-the-great")

    t = ready()
    assert t.keys == ["pick:cls-hills:market", "pick:cls-cape:exile", "no"]
    t.act(0, "cls-cape")
    assert t.keys == ["pick:cls-hills:market", "no"]
    t.act(0, "cls-hills")
    rest(t)
    assert t.ids("hand") == ["cls-cape", "cls-hills"]
    assert t.ids("history") == ["mac-alexander", "mac-alexander-the-great"]
    t = ready().act(0, "cls-hills")
    assert "pick:cls-cape:exile" in t.keys
    t = ready().act(0, "no", "no")
    assert t.size("hand") == 0 and t.ids("history") == ["mac-alexander", "mac-alexander-the-great"]
    t = mac(empire=True).hand(0, "mac-alexander-the-great").discard(0, "mac-alexander")
    assert t.why_not("play:mac-alexander-the-great") == "requires"
    t = mac().hand(0, "mac-alexander-the-great").history(0, "mac-alexander")
    assert t.why_not("play:mac-alexander-the-great") == "state"


def test_mosaics() -> None:
    t = mac().play(0, "mac-mosaics").discard(0, "mac-advance", "mac-orestis").has(0, materials=1)
    t.act(0, "exhaust:mac-mosaics@1")
    assert t.prompt == "to-hand" and t.keys == ["pick:mac-advance:discard", "pick:mac-orestis:discard"]
    t.act(0, "mac-orestis")
    assert t.ids("hand") == ["mac-orestis"] and t.goods(0) == {}
    t = mac().play(0, "mac-mosaics").discard(0, "mac-advance").has(0, population=4)
    assert t.why_not("exhaust:mac-mosaics@1") == "cost"
    check_state("macedonians", "mac-mosaics")


def test_uxians_steal() -> None:
    t = mac(rivals=("romans", "greeks")).hand(0, "mac-uxians").has(1, materials=3, progress=2).has(2, materials=1)
    t.act(0, "play:mac-uxians")
    rest(t)  # no card is tired
    assert t.goods(0) == {"materials": 3} and t.goods(1) == {"materials": 1, "progress": 2} and t.goods(2) == {}
    assert t.ids("discard") == ["mac-uxians"]
    assert "play:mac-uxians" in mac(empire=True).hand(0, "mac-uxians").keys


def test_uxians_wake_a_tired_card() -> None:
    def ready() -> Table:
        t = mac().play(0, "mac-mosaics", "mac-phalanx").hand(0, "mac-uxians").tired(0, "mac-mosaics")
        return t.state(0, exhausts=4).has(0, materials=1).discard(0, "mac-advance").act(0, "play:mac-uxians")

    t = ready()
    assert t.prompt == "token-back" and [key.split("@")[0] for key in t.keys] == ["pick:mac-mosaics", "no"]
    t.act(0, "mac-mosaics")
    assert t.player(0).exhausts == 5 and "exhaust:mac-mosaics@1" in t.keys
    t = ready().act(0, "no")
    assert t.player(0).exhausts == 4 and t.why_not("exhaust:mac-mosaics@1") == "tired"


def test_philip_ii() -> None:
    check_acquires("macedonians", "mac-philip-ii", may=False)


def test_phalanx() -> None:
    def ready() -> Table:
        t = mac().play(0, "mac-phalanx").discard(0, "mac-orestis", "mac-pelagonia", "mac-advance").hand(0, "unrest")
        return t.act(0, "exhaust:mac-phalanx@1")

    t = ready()
    assert t.prompt == "play-from" and t.keys == ["pick:mac-orestis:discard", "pick:mac-pelagonia:discard"]
    t.act(0, "mac-orestis")
    assert t.prompt == "garrison"  # it does what it does when it is played from the hand
    t.act(0, "unrest")
    assert t.under(0, "mac-orestis") == ["unrest"] and t.goods(0) == {"materials": 4}
    assert t.player(0).actions == 2 and t.player(0).exhausts == 4
    t = mac().play(0, "mac-phalanx").discard(0, "mac-orestis").state(0, actions=0)
    assert t.why_not("exhaust:mac-phalanx@1") == "cost"


def test_phalanx_minds_the_state_symbol() -> None:
    t = mac(empire=True).play(0, "mac-phalanx").discard(0, "scy-tian-shan", "mac-orestis")
    t.act(0, "exhaust:mac-phalanx@1")
    assert t.ids("play") == ["mac-phalanx", "mac-orestis"]


def test_accession_makes_an_empire() -> None:
    t = mac().nation(0).deck(0).discard(0, "mac-advance").end(0)
    assert t.player(0).empire and "mac-alexander" in t.ids("hand")
