"""Carthaginians: every card against its sheet, what each does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.state import MARKET
from rules.imperium.nations import (
    OPEN_MARKET,
    assert_sheet,
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
car-power-a: Carthaginians | 1CAR1A/23 | power | - | - | *: 1 per 6 materials
    replace place 1 progress on market_card = place 1 materials on that market_card
    exhaust on gain market_card[materials on it] = gain again the materials that were on it
car-power-b: Carthaginians | 1CAR1B/23 | power | - | - | *: 1 per 3 materials
    replace place 1 progress on market_card = place 2 materials on that market_card
car-city-of-carthage: City of Carthage | 1CAR2/23 | accession | city pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
car-elephants: Elephants | 1CAR3/23 1CAR4/23 | development | empire attack | population 3 | 2
    play = EACH_OTHER: abandon REGION ; MAY break_through REGION/TRIBUTARY ; history self
car-hegemony: Hegemony | 1CAR5/23 | development | empire | materials 3, population 1 | 2
    play = pay 2 materials -> acquire ANY4 ; ALL: MAY draw 1
car-hannibal: Hannibal | 1CAR6/23 | development | empire | population 4 | 4
    play = MAY acquire ANY4 ; MAY draw 1 ; MAY to_hand 1 card from history ; history self
car-trading-ships: Trading Ships | 1CAR7/23 | development | empire pinned | materials 4, population 1 | 4
    exhaust = MAY (recall RIVER/FERTILE -> acquire market_card[materials on it])
car-monopoly: Monopoly | 1CAR8/23 | development | empire attack | materials 7 | *: 1 per 5 materials
    play = gain 2 materials ; draw 1 ; FOR_EACH other player: give them 1 card from hand/discard
car-prosperity-nation: Prosperity | 1CAR9/23 | nation_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
car-caravans: Caravans | 1CAR10/23 | nation_deck | pinned | - | 0
    exhaust = (pay 3 materials ; discard 1) -> acquire market_card[materials on it]
car-advance-nation: Advance | 1CAR11/23 | nation_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
car-iberia: Iberia | 1CAR12/23 | nation_deck | region production fertile pinned | - | 0
    play = MAY garrison 1 card here
car-berbers: Berbers | 1CAR13/23 | nation_deck | tributary | - | 0
    play = gain 2 population
car-glory: Glory | 1CAR14/23 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
car-prosperity: Prosperity | 1CAR15/23 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
car-advance: Advance | 1CAR16/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
car-conquer: Conquer | 1CAR17/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
car-dido: Dido, Queen of Carthage | 1CAR18/23 | starting_deck | barbarian | - | 0
    play = gain 1 population ; MAY (acquire REGION -> free_play that card now) ; history self
car-carthaginian-traders: Carthaginian Traders | 1CAR19/23 | starting_deck | barbarian | - | 0
    free = place 1 materials on market_card ; MAY history 1 card from hand/discard
car-balearic-islands: Balearic Islands | 1CAR20/23 | starting_deck | region production production river pinned | - |
        0
    play = MAY garrison 1 card here
car-mauretania: Mauretania | 1CAR21/23 | starting_deck | region production pinned | - | 0
    play = gain 2 materials ; MAY garrison 1 card here
car-unrest: Unrest | 1CAR22/23 1CAR23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("carthaginians", SHEET)


def test_every_card_can_be_played_as_its_symbols_say() -> None:
    check_every_card_played("carthaginians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("carthaginians", number).over


def car(**more: object) -> Table:
    return stage("carthaginians", **more)


# -- cards like those of others


def test_cards_that_others_have_too() -> None:
    for ident in ("car-advance", "car-advance-nation"):
        check_advance("carthaginians", ident)
    check_conquer("carthaginians", "car-conquer")
    for ident in ("car-prosperity", "car-prosperity-nation"):
        check_prosperity("carthaginians", ident)
    check_glory("carthaginians", "car-glory")
    check_city("carthaginians", "car-city-of-carthage")


def test_regions() -> None:
    check_region("carthaginians", "car-iberia")
    check_region("carthaginians", "car-balearic-islands")
    check_region("carthaginians", "car-mauretania", materials=2)


def test_balearic_islands_count_twice_for_production() -> None:
    t = car().play(0, "car-balearic-islands", "car-iberia").hand(0, "car-prosperity")
    t.act(0, "play:car-prosperity", "no").act(1, "no").act(0, "way:gain-1-materials-per-production-in-play")
    assert t.goods(0) == {"materials": 3}


def test_berbers() -> None:
    t = car().hand(0, "car-berbers").act(0, "play:car-berbers")
    assert t.goods(0) == {"population": 2} and t.ids("discard") == ["car-berbers"]
    assert "play:car-berbers" in car(empire=True).hand(0, "car-berbers").keys


# -- the power card


@pytest.mark.parametrize(("power", "n"), [("a", 1), ("b", 2)])
def test_clean_up_puts_materials_on_the_market(power: str, n: int) -> None:
    t = car(power=power).deck(0, "car-glory", "car-dido").act(0, "end", "cls-elders")
    assert t.tokens_on("cls-elders") == (n, 0, 0)


def test_the_others_still_put_progress_there() -> None:
    t = car().then(("turn", 1), ("turn", 0)).act(1, "end", "cls-elders")
    assert t.tokens_on("cls-elders") == (0, 0, 1)


def test_side_a_doubles_the_materials_of_an_acquired_card() -> None:
    def ready() -> Table:
        t = car().hand(0, "car-conquer").has(0, population=2).tokens("cls-aksumites", materials=3, progress=1)
        return t.act(0, "play:car-conquer", "cls-aksumites")

    t = ready()
    assert t.prompt == "react" and t.goods(0) == {"materials": 3, "progress": 1}
    t.act(0, "react:car-power-a@1")
    rest(t)
    assert t.goods(0) == {"materials": 6, "progress": 1} and t.player(0).exhausts == 4
    t = ready().act(0, "no")
    assert t.goods(0) == {"materials": 3, "progress": 1} and t.player(0).exhausts == 5


def test_side_a_works_with_a_break_through_of_a_market_card() -> None:
    t = car().hand(0, "car-conquer").has(0, population=3).tokens("cls-aksumites", materials=2)
    t.act(0, "play:car-conquer", "way:pay-3-population-break-through-region-tributary", "cls-aksumites")
    assert t.act(0, "react").goods(0) == {"materials": 4} and t.ids("hand") == ["cls-aksumites"]


def test_side_a_is_not_asked_without_materials_a_token_or_an_activate_turn() -> None:
    t = car().hand(0, "car-conquer").has(0, population=2).tokens("cls-aksumites", population=3)
    rest(t.act(0, "play:car-conquer", "cls-aksumites"))
    t = car().hand(0, "car-conquer").has(0, population=2).tokens("cls-aksumites", materials=3).state(0, exhausts=0)
    rest(t.act(0, "play:car-conquer", "cls-aksumites"))
    t = car().tokens("cls-aksumites", materials=3).act(0, "innovate", "cls-aksumites")
    assert t.prompt == "market-token" and t.goods(0) == {"materials": 3}


def test_side_a_once_between_two_clean_ups() -> None:
    t = car().hand(0, "car-conquer", "car-advance").has(0, population=2, materials=1)
    t.tokens("cls-aksumites", materials=1).tokens("cls-elders", materials=1)
    t.act(0, "play:car-conquer", "cls-aksumites", "react", "play:car-advance", "cls-elders")
    rest(t)
    assert t.goods(0) == {"materials": 1}


def test_side_b_doubles_nothing() -> None:
    t = car(power="b").hand(0, "car-conquer").has(0, population=2).tokens("cls-aksumites", materials=3)
    rest(t.act(0, "play:car-conquer", "cls-aksumites"))
    assert t.goods(0) == {"materials": 3}


@pytest.mark.parametrize(
    ("power", "materials", "points"),
    [("a", 5, 0), ("a", 12, 2), ("a", 99, 10), ("b", 2, 0), ("b", 11, 3), ("b", 33, 10)],
)
def test_points_of_the_power_card(power: str, materials: int, points: int) -> None:
    assert car(power=power).has(0, materials=materials).total(0) == points


# -- the cards of their own


def test_elephants() -> None:
    def ready() -> Table:
        t = car(empire=True).hand(0, "car-elephants").play(0, "car-iberia").play(1, "mac-orestis", "mac-pelagonia")
        return t.act(0, "play:car-elephants").act(1, "mac-orestis")

    t = ready()
    assert t.ids("play", 1) == ["mac-pelagonia"] and t.ids("discard", 1) == ["mac-orestis"]
    assert t.prompt == "break-through" and t.keys[-3:] == ["deck:region", "deck:tributary", "no"]
    t.act(0, "cls-aksumites")
    assert t.ids("hand") == ["cls-aksumites"] and t.ids("history") == ["car-elephants"]
    assert t.ids("play") == ["car-iberia"]
    t = ready().act(0, "no")
    assert t.ids("hand") == [] and t.ids("history") == ["car-elephants"]
    t = car(empire=True).hand(0, "car-elephants").act(0, "play:car-elephants")
    assert t.prompt == "break-through"  # the rival has no region
    check_state("carthaginians", "car-elephants")


def test_hegemony() -> None:
    def ready(materials: int) -> Table:
        t = car(empire=True).hand(0, "car-hegemony").has(0, materials=materials)
        return t.deck(0, "car-glory", "car-dido").deck(1, "mac-conquer", "mac-phalanx").act(0, "play:car-hegemony")

    t = ready(2).act(0, "yes")
    assert t.keys == [f"pick:{card}:market" for card in OPEN_MARKET]
    t.act(0, "cls-hills", "yes").act(1, "yes")
    assert t.ids("hand", 0) == ["car-glory", "cls-hills"] and t.ids("hand", 1) == ["mac-conquer"] and t.goods(0) == {}
    t = ready(2).act(0, "no", "no").act(1, "no")
    assert t.size("hand", 0) == t.size("hand", 1) == 0 and t.goods(0) == {"materials": 2}
    t = ready(1).act(0, "yes").act(1, "no")  # not to be paid: only the draw is asked
    assert t.ids("hand", 0) == ["car-glory"] and t.ids("discard") == ["car-hegemony"]
    check_state("carthaginians", "car-hegemony")


def test_hannibal() -> None:
    def ready() -> Table:
        t = car(empire=True).hand(0, "car-hannibal").history(0, "car-dido").deck(0, "car-glory", "car-conquer")
        return t.act(0, "play:car-hannibal")

    t = ready()
    assert t.keys == [*(f"pick:{card}:market" for card in OPEN_MARKET), "no"]
    t.act(0, "cls-aksumites", "yes")
    assert t.prompt == "to-hand" and t.keys == ["pick:car-dido:history", "no"]
    t.act(0, "car-dido")
    assert t.ids("hand") == ["car-dido", "car-glory", "cls-aksumites", "unrest"]
    assert t.ids("history") == ["car-hannibal"]
    t = ready().act(0, "no", "no", "no")
    assert t.size("hand") == 0 and t.ids("history") == ["car-dido", "car-hannibal"]
    t = car(empire=True).hand(0, "car-hannibal").deck(0, "car-glory").act(0, "play:car-hannibal", "no", "no")
    rest(t)
    assert t.ids("history") == ["car-hannibal"]
    check_state("carthaginians", "car-hannibal")


def test_trading_ships() -> None:
    def ready() -> Table:
        t = car(power="b").play(0, "car-trading-ships", "car-balearic-islands", "car-iberia", "car-mauretania")
        return t.garrison(0, "car-iberia", "unrest").tokens("cls-port", materials=2).tokens("cls-elders", progress=4)

    t = ready().act(0, "exhaust:car-trading-ships@1")
    assert [key.split("@")[0] for key in t.keys] == ["pick:car-balearic-islands", "pick:car-iberia", "no"]
    t.act(0, "car-iberia")
    rest(t)
    assert t.ids("hand") == ["car-iberia", "cls-port", "unrest", "unrest"] and t.goods(0) == {"materials": 2}
    t = ready().tokens("cls-hills", materials=1).act(0, "exhaust:car-trading-ships@1", "car-iberia")
    assert t.keys == ["pick:cls-hills:market", "pick:cls-port:market"]
    t = ready().act(0, "exhaust:car-trading-ships@1", "no")
    assert t.size("hand") == 0 and t.player(0).exhausts == 4 and t.size("play") == 4
    assert "exhaust:car-trading-ships@1" not in t.keys


def test_monopoly() -> None:
    def ready(rivals: tuple[str, ...] = ("macedonians",)) -> Table:
        t = car(rivals=rivals, empire=True).hand(0, "car-monopoly", "unrest").discard(0, "car-dido")
        return t.deck(0, "car-glory", "car-conquer").act(0, "play:car-monopoly")

    t = ready()
    assert t.goods(0) == {"materials": 2}
    assert t.keys == ["give:unrest:hand", "give:car-glory:hand", "give:car-dido:discard"]
    t.act(0, "unrest")
    assert t.ids("hand", 1) == ["unrest"] and t.ids("hand") == ["car-glory"]
    t = ready(("macedonians", "romans")).act(0, "car-dido", "unrest")
    assert t.ids("hand", 1) == ["car-dido"] and t.ids("hand", 2) == ["unrest"]
    assert t.ids("discard") == ["car-monopoly"]
    check_state("carthaginians", "car-monopoly")


def test_monopoly_given_nothing_to_who_avoids_it() -> None:
    t = car(rivals=("scythians",), empire=True).hand(0, "car-monopoly", "unrest").play(1, "scy-mounted-archers")
    t.deck(0, "car-glory", "car-conquer").act(0, "play:car-monopoly").act(1, "react")
    rest(t)
    assert t.ids("hand") == ["car-glory", "unrest"] and t.size("hand", 1) == 0 and t.goods(0) == {"materials": 2}


@pytest.mark.parametrize(("materials", "points"), [(4, 0), (5, 1), (14, 2), (60, 10)])
def test_points_of_monopoly(materials: int, points: int) -> None:
    bare = car(power="b").has(0, materials=materials)
    assert bare.discard(0, "car-monopoly").total(0) == points + min(10, materials // 3)


def test_caravans() -> None:
    def ready(materials: int = 3) -> Table:
        t = car(power="b").play(0, "car-caravans").hand(0, "car-dido", "car-glory").has(0, materials=materials)
        return t.tokens("cls-aksumites", materials=1).tokens("cls-hills", progress=1)

    t = ready().act(0, "exhaust:car-caravans@1")
    assert t.prompt == "discard" and t.keys == ["pick:car-dido:hand", "pick:car-glory:hand"]
    t.act(0, "car-dido")
    rest(t)
    assert t.ids("hand") == ["car-glory", "cls-aksumites", "unrest"] and t.goods(0) == {"materials": 1}
    assert ready(2).why_not("exhaust:car-caravans@1") == "cost"
    t = car().play(0, "car-caravans").has(0, materials=3)
    assert t.why_not("exhaust:car-caravans@1") == "cost"  # no card to discard
    assert ready().state(0, exhausts=0).why_not("exhaust:car-caravans@1") == "no-token"


def test_dido() -> None:
    t = car().hand(0, "car-dido").act(0, "play:car-dido")
    assert t.goods(0) == {"population": 1} and t.keys == ["pick:cls-hills:market", "no"]
    t.act(0, "cls-hills")
    assert t.prompt == "exile-market"  # the region is played at once, and gives a population
    assert t.goods(0) == {"population": 2} and t.player(0).actions == 2
    t.act(0, "cls-elders")
    assert t.ids("play") == ["cls-hills"] and t.ids("history") == ["car-dido"] and t.ids("exile") == ["cls-elders"]
    t = car().hand(0, "car-dido").act(0, "play:car-dido", "no")
    assert t.goods(0) == {"population": 1} and t.ids("history") == ["car-dido"] and t.size("play") == 0
    check_state("carthaginians", "car-dido")


def test_carthaginian_traders() -> None:
    def ready() -> Table:
        t = car().hand(0, "car-carthaginian-traders", "unrest").discard(0, "car-glory").state(0, actions=0)
        return t.act(0, "play:car-carthaginian-traders", "cls-education")

    t = ready()
    assert t.tokens_on("cls-education") == (1, 0, 0)
    assert t.prompt == "history" and t.keys == ["pick:unrest:hand", "pick:car-glory:discard", "no"]
    t.act(0, "unrest")
    assert t.ids("history") == ["unrest"] and t.ids("discard") == ["car-glory", "car-carthaginian-traders"]
    t = ready().act(0, "no")
    assert t.size("history") == 0 and t.ids("hand") == ["unrest"]
    check_state("carthaginians", "car-carthaginian-traders")


def test_traders_find_no_market_to_put_anything_on() -> None:
    """All decks and the market can be empty in the last rounds."""
    t = car().hand(0, "car-carthaginian-traders")
    for slot in range(5):
        t.only(MARKET + slot)
    t.act(0, "play:car-carthaginian-traders", "no")
    assert t.ids("discard") == ["car-carthaginian-traders"]
