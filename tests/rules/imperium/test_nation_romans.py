"""Romans: every card against its sheet, what each does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.rules.scoring import worth
from oikumene.games.imperium.state import HISTORY
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
rom-power-a: Romans | 1ROM1A/23 | power | - | - | *: 1 per 4 population
    replace fame_look N take 1 = fame_look N+1 take 1 ; gain 1 progress
rom-power-b: Romans | 1ROM1B/23 | power | - | - | *: 1 per 2 population
rom-julius-caesar: Julius Caesar | 1ROM2/23 | accession | empire | - | 0
    free = CHOOSE draw 2 | MAY acquire REGION/TRIBUTARY ; history self
rom-military-engineering: Military Engineering | 1ROM3/23 | development | empire attack | materials 4, population 1
        | 3
    play = EACH_OTHER: discard 2 ; MAY break_through CIVILISED
rom-roman-invasion: Roman Invasion | 1ROM4/23 | development | empire attack | population 3 | 2
    play = MAY acquire REGION/TRIBUTARY ; EACH_OTHER: abandon REGION
rom-legions: Legions | 1ROM5/23 | development | empire pinned | population 3 | 2
    passive = hand_size +1
    passive = ignore BARBARIAN on "Conquer"
rom-the-senate: The Senate | 1ROM6/23 | development | empire | materials 4 | 3
    play = MAY acquire CIVILISED ; MAY history 1 card from hand
rom-rome-the-eternal-city: Rome, the Eternal City | 1ROM7/23 | development | metropolis empire pinned | materials 3,
        population 3 | 4
    restrict = playable only if "City of Rome" in_play
    play = history "City of Rome" from play
    solstice = CHOOSE gain 1 materials | gain 1 population | draw 1
rom-emperor-trajan: Emperor Trajan | 1ROM8/23 | development | empire | materials 2, population 1 | *: 1 per 3
        population
    play = acquire ANY4 ; history self
rom-prosperity-nation: Prosperity | 1ROM9/23 | nation_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
rom-bread-and-circuses: Bread and Circuses | 1ROM10/23 | nation_deck | pinned | - | 0
    solstice = discard 1 ; MAY return UNREST from hand ; MAY return UNREST from discard
rom-gallia-aquitania: Gallia Aquitania | 1ROM11/23 | nation_deck | region production fertile pinned | - | 0
    play = MAY garrison 1 card here
rom-raetia: Raetia | 1ROM12/23 | nation_deck | region production river pinned | - | 0
    play = gain 1 materials ; MAY garrison 1 card here
rom-unrest-nation: Unrest | 1ROM13/23 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
rom-glory: Glory | 1ROM14/23 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
rom-prosperity: Prosperity | 1ROM15/23 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
rom-advance: Advance | 1ROM16/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
rom-conquer: Conquer | 1ROM17/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
rom-triumvirate: Triumvirate | 1ROM18/23 | starting_deck | barbarian | - | 0
    play = break_through UNCIVILISED ; history self
rom-city-of-rome: City of Rome | 1ROM19/23 | starting_deck | city pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
rom-dalmatia: Dalmatia | 1ROM20/23 | starting_deck | region production pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
rom-roman-expansion: Roman Expansion | 1ROM21/23 | starting_deck | barbarian attack | - | 0
    play = acquire REGION ; MAY acquire REGION ; EACH_OTHER: recall REGION ; history self
rom-unrest: Unrest | 1ROM22/23 1ROM23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("romans", SHEET)


def test_every_card_can_be_played_as_its_symbols_say() -> None:
    check_every_card_played("romans", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("romans", number).over


def rom(**more: object) -> Table:
    return stage("romans", **more)


# -- cards like those of others


def test_cards_that_others_have_too() -> None:
    check_advance("romans", "rom-advance")
    check_conquer("romans", "rom-conquer")
    for ident in ("rom-prosperity", "rom-prosperity-nation"):
        check_prosperity("romans", ident)
    check_city("romans", "rom-city-of-rome")
    check_metropolis("romans", "rom-rome-the-eternal-city")


def test_regions() -> None:
    check_region("romans", "rom-gallia-aquitania")
    check_region("romans", "rom-raetia", materials=1)
    check_region("romans", "rom-dalmatia", population=1)


# -- the power card


def test_side_a_looks_at_one_fame_card_more_and_gains_progress() -> None:
    check_glory("romans", "rom-glory", looks=3, progress=1)


def test_side_b_looks_as_everybody() -> None:
    lands = ("leg-plain", "leg-highlands", "leg-lowlands")
    t = rom(power="b").hand(0, "rom-glory").play(0, *lands).act(0, "play:rom-glory", *lands[:2])
    if t.prompt == "abandon":
        t.act(0, lands[2])
    assert t.prompt == "fame" and len(t.keys) == 2
    t.act(0, "cls-notorious")
    assert t.goods(0) == {}


def test_side_a_does_nothing_for_fame_taken_unseen() -> None:
    t = rom().hand(0, "vik-rollo-the-walker").act(0, "play:vik-rollo-the-walker")
    rest(t)
    assert t.ids("hand") == ["cls-great"] and t.goods(0) == {}


def test_side_a_with_fewer_fame_cards_than_it_would_look_at() -> None:
    lands = ("leg-plain", "leg-highlands", "leg-lowlands")
    t = rom().common("fame", "cls-great", "cls-glorious").hand(0, "rom-glory").play(0, *lands)
    t.act(0, "play:rom-glory", *lands[:2])
    if t.prompt == "abandon":
        t.act(0, lands[2])
    assert t.keys == ["pick:cls-glorious:fame", "pick:cls-great:fame"]
    assert t.act(0, "cls-great").goods(0) == {"progress": 1} and t.ids("fame") == ["cls-glorious"]


def test_side_a_gains_its_progress_even_from_king_of_kings() -> None:
    lands = ("leg-plain", "leg-highlands", "leg-lowlands")

    def ready(power: str) -> Table:
        t = rom(power=power).common("fame").hand(0, "rom-glory").play(0, *lands).act(0, "play:rom-glory", *lands[:2])
        return t.act(0, lands[2]) if t.prompt == "abandon" else t

    assert ready("b").goods(0) == {"progress": 6} and ready("a").goods(0) == {"progress": 7}
    assert ready("a").now.why == "king"


@pytest.mark.parametrize(
    ("power", "population", "points"),
    [("a", 3, 0), ("a", 8, 2), ("a", 11, 2), ("a", 50, 10), ("b", 1, 0), ("b", 5, 2), ("b", 30, 10)],
)
def test_points_of_the_power_card(power: str, population: int, points: int) -> None:
    assert rom(power=power).has(0, population=population).total(0) == points


@pytest.mark.parametrize(("population", "points"), [(2, 0), (9, 3), (11, 3), (40, 10)])
def test_points_of_trajan(population: int, points: int) -> None:
    t = rom().history(0, "rom-emperor-trajan").has(0, population=population)
    assert worth(t.now, 0, t.find("rom-emperor-trajan", HISTORY)) == points


# -- the cards of their own


def test_julius_caesar() -> None:
    def ready() -> Table:
        t = rom(empire=True).hand(0, "rom-julius-caesar").deck(0, "rom-advance", "rom-conquer", "rom-glory")
        return t.state(0, actions=0).act(0, "play:rom-julius-caesar")

    t = ready()
    assert t.keys == ["way:draw-2", "way:may-acquire-region-tributary"]
    t.act(0, "way:draw-2")
    assert t.ids("hand") == ["rom-advance", "rom-conquer"] and t.ids("history") == ["rom-julius-caesar"]
    t = ready().act(0, "way:may-acquire-region-tributary")
    assert t.keys == ["pick:cls-hills:market", "pick:cls-aksumites:market", "no"]
    t.act(0, "cls-aksumites")
    assert t.ids("hand") == ["cls-aksumites", "unrest"] and t.ids("history") == ["rom-julius-caesar"]
    t = ready().act(0, "way:may-acquire-region-tributary", "no")
    assert t.size("hand") == 0 and t.ids("history") == ["rom-julius-caesar"]
    check_state("romans", "rom-julius-caesar")


def test_military_engineering() -> None:
    def ready() -> Table:
        t = rom(rivals=("greeks", "celts"), empire=True).hand(0, "rom-military-engineering", "rom-glory")
        t.hand(1, "gre-advance", "gre-conquer", "gre-glory").hand(2, "cel-druids")
        return t.act(0, "play:rom-military-engineering").act(1, "gre-glory", "gre-advance")

    t = ready()
    if t.seat == 2:
        t.act(2, "cel-druids")
    assert t.ids("hand", 1) == ["gre-conquer"] and sorted(t.ids("discard", 1)) == ["gre-advance", "gre-glory"]
    assert t.ids("discard", 2) == ["cel-druids"] and t.ids("hand") == ["rom-glory"]
    assert t.keys == ["pick:cls-education:market", "pick:cls-port:market", "deck:civilised", "no"]
    t.act(0, "cls-education")
    assert t.ids("hand") == ["cls-education", "rom-glory"] and t.ids("discard") == ["rom-military-engineering"]
    t = ready()
    if t.seat == 2:
        t.act(2, "cel-druids")
    assert t.act(0, "no").ids("hand") == ["rom-glory"]
    check_state("romans", "rom-military-engineering")


def test_roman_invasion() -> None:
    def ready() -> Table:
        t = rom(rivals=("macedonians", "celts"), empire=True).hand(0, "rom-roman-invasion").play(0, "rom-raetia")
        t.play(1, "mac-orestis", "mac-pelagonia").play(2, "cel-celtica", "cel-chainmail")
        return t.act(0, "play:rom-roman-invasion")

    t = ready()
    assert t.keys == ["pick:cls-hills:market", "pick:cls-aksumites:market", "no"]
    t.act(0, "cls-hills").act(1, "mac-pelagonia")
    rest(t)
    assert t.ids("play", 1) == ["mac-orestis"] and t.ids("play", 2) == ["cel-chainmail"]
    assert t.ids("hand") == ["cls-hills"] and t.ids("discard") == ["rom-roman-invasion"]
    t = ready().act(0, "no").act(1, "mac-pelagonia")
    assert t.size("hand") == 0 and t.ids("discard", 1) == ["mac-pelagonia"] and t.ids("play") == ["rom-raetia"]
    check_state("romans", "rom-roman-invasion")


def test_legions() -> None:
    deck = ("rom-advance", "rom-glory", "rom-prosperity", "rom-triumvirate", "rom-dalmatia", "rom-raetia", "unrest")
    assert rom().deck(0, *deck).end(0).size("hand") == 5
    assert rom().play(0, "rom-legions").deck(0, *deck).end(0).size("hand") == 6
    t = rom(empire=True).hand(0, "rom-conquer", "rom-advance")
    assert t.why_not("play:rom-conquer") == "state"
    t.play(0, "rom-legions")
    assert "play:rom-conquer" in t.keys and t.why_not("play:rom-advance") == "state"
    t = rom(empire=True).hand(0, "rom-legions").act(0, "play:rom-legions")
    assert t.ids("play") == ["rom-legions"]
    check_state("romans", "rom-legions")


def test_the_senate() -> None:
    def ready() -> Table:
        t = rom(empire=True).hand(0, "rom-the-senate", "unrest").discard(0, "rom-glory")
        return t.act(0, "play:rom-the-senate")

    t = ready()
    assert t.keys == ["pick:cls-education:market", "pick:cls-port:market", "no"]
    t.act(0, "cls-education")
    assert t.prompt == "history" and t.keys == ["pick:unrest:hand", "pick:cls-education:hand", "no"]
    t.act(0, "unrest")
    rest(t)
    assert t.ids("history") == ["unrest"] and t.ids("hand") == ["cls-education", "unrest"]
    t = ready().act(0, "no", "no")
    assert t.ids("hand") == ["unrest"] and t.size("history") == 0 and "rom-the-senate" in t.ids("discard")
    check_state("romans", "rom-the-senate")


def test_rome_the_eternal_city() -> None:
    t = rom(empire=True).hand(0, "rom-rome-the-eternal-city").play(0, "rom-city-of-rome", "rom-dalmatia")
    t.act(0, "play:rom-rome-the-eternal-city")
    rest(t)
    assert t.ids("play") == ["rom-dalmatia", "rom-rome-the-eternal-city"] and t.ids("history") == ["rom-city-of-rome"]
    t = rom(empire=True).hand(0, "rom-rome-the-eternal-city", "rom-city-of-rome")
    assert t.why_not("play:rom-rome-the-eternal-city") == "requires"
    t = rom().hand(0, "rom-rome-the-eternal-city").play(0, "rom-city-of-rome")
    assert t.why_not("play:rom-rome-the-eternal-city") == "state"
    t = rom(empire=True).hand(0, "rom-rome-the-eternal-city").play(0, "gre-city-of-athens")
    assert t.why_not("play:rom-rome-the-eternal-city") == "requires"


def test_trajan() -> None:
    check_acquires("romans", "rom-emperor-trajan", may=False)


def test_bread_and_circuses() -> None:
    def ready(*hand: str) -> Table:
        t = rom().play(0, "rom-bread-and-circuses").hand(0, *hand).then(("solstice",), ("turn", 0))
        return t

    t = ready("unrest", "rom-glory")
    assert t.prompt == "discard" and sorted(t.keys) == ["pick:rom-glory:hand", "pick:unrest:hand"]  # it must be
    t.act(0, "rom-glory")
    assert t.prompt == "return-unrest" and t.keys == ["pick:unrest:hand", "no"]
    t.act(0, "unrest")
    assert t.size("unrest") == 21 and t.size("hand") == 0 and t.ids("discard") == ["rom-glory"]
    t = ready("unrest", "rom-glory").act(0, "unrest", "no")
    assert t.prompt == "return-unrest" and t.keys == ["pick:unrest:discard", "no"]  # the card just discarded
    t.act(0, "unrest")
    assert t.size("unrest") == 21 and t.ids("hand") == ["rom-glory"] and t.size("discard") == 0
    t = ready("unrest", "rom-glory").act(0, "unrest", "no", "no")
    assert t.ids("discard") == ["unrest"] and t.size("unrest") == 20
    t = ready("unrest", "unrest", "unrest").act(0, "unrest", "unrest", "unrest")
    assert t.size("unrest") == 22 and t.ids("hand") == ["unrest"]  # one from the hand and one from the discard pile


def test_bread_and_circuses_with_an_empty_hand() -> None:
    t = rom().play(0, "rom-bread-and-circuses").discard(0, "unrest").then(("solstice",), ("turn", 0))
    if t.keys == ["no"]:  # that there is none in the hand is nobody's business
        t.act(0, "no")
    assert t.keys == ["pick:unrest:discard", "no"]
    assert t.act(0, "unrest").size("unrest") == 21


def test_triumvirate() -> None:
    t = rom().hand(0, "rom-triumvirate").act(0, "play:rom-triumvirate")
    assert t.keys == ["pick:cls-elders:market", "pick:cls-port:market", "deck:uncivilised"]
    t.act(0, "cls-port")
    assert t.ids("hand") == ["cls-port"] and t.ids("history") == ["rom-triumvirate"] and t.size("unrest") == 20
    check_state("romans", "rom-triumvirate")


def test_roman_expansion() -> None:
    def ready() -> Table:
        t = rom(rivals=("macedonians", "celts")).hand(0, "rom-roman-expansion").market("", "cls-cape")
        t.play(1, "mac-orestis", "mac-pelagonia", "mac-phalanx").garrison(1, "mac-orestis", "mac-advance")
        return t.play(0, "rom-raetia").act(0, "play:rom-roman-expansion")

    t = ready()
    assert t.prompt == "acquire" and t.keys == ["pick:cls-hills:market", "pick:cls-cape:market"]
    t.act(0, "cls-cape")
    assert t.keys == ["pick:cls-hills:market", "pick:cls-steppe:market", "no"]  # the next region has come
    t.act(0, "cls-steppe")
    assert t.seat == 1 and [key.split("@")[0] for key in t.keys] == ["pick:mac-orestis", "pick:mac-pelagonia"]
    t.act(1, "mac-orestis")
    rest(t)
    assert t.ids("hand", 1) == ["mac-advance", "mac-orestis"] and t.ids("hand") == ["cls-cape", "cls-steppe"]
    assert t.ids("history") == ["rom-roman-expansion"] and t.ids("play") == ["rom-raetia"]
    t = ready().act(0, "cls-hills", "no").act(1, "mac-pelagonia")
    assert t.ids("hand") == ["cls-hills"] and t.ids("history") == ["rom-roman-expansion"]
    check_state("romans", "rom-roman-expansion")


def test_accession_makes_an_empire() -> None:
    t = rom().nation(0).deck(0).discard(0, "rom-advance").end(0)
    assert t.player(0).empire and "rom-julius-caesar" in t.ids("hand")
