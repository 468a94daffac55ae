"""Greeks: every card against its sheet, what each does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.cards.book import BOOK
from oikumene.games.imperium.rules.scoring import worth
from oikumene.games.imperium.state import DISCARD, HAND, POWERS
from rules.imperium.nations import (
    OPEN_MARKET,
    PLAIN,
    assert_sheet,
    check_acquires,
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
from rules.imperium.tables import Table

SHEET = """
gre-power-a: Greeks | 1GRE1A/23 | power | - | - | *: 1 per 7 cards
    exhaust = spend 2 action -> break_through UNCIVILISED/CIVILISED
gre-power-b: Greeks | 1GRE1B/23 | power | - | - | *: 1 per 3 cards
gre-olympic-games: Olympic Games | 1GRE2/23 | accession | - | - | 0
    play = draw 2 ; history 1 card from hand
gre-greek-prosperity: Greek Prosperity | 1GRE3/23 | development | empire | materials 2, population 2 | 2
    play = CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play | draw 1 per
        CITY/METROPOLIS in_play
gre-pericles: Pericles | 1GRE4/23 | development | empire | materials 3, population 2 | 3
    free = acquire ANY4 ; history self
gre-city-of-corinth: City of Corinth | 1GRE5/23 | development | city empire pinned | materials 3, population 2 | 3
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
gre-science: Science | 1GRE6/23 | development | empire pinned | materials 3, population 2 | 3
    passive = hand_size +1
    passive = ignore BARBARIAN on "Advance"
gre-greek-innovation: Greek Innovation | 1GRE7/23 | development | empire attack | materials 3, population 2 | 3
    play = put 2 cards from hand on top_of_deck -> acquire ANY4 ; EACH_OTHER: recall PINNED
gre-direct-democracy: Direct Democracy | 1GRE8/23 | development | empire pinned | materials 3, population 2 | 3
    passive = unrest_cost cards -1 (min 1) ; unrest_cost materials -1 (min 1)
    exhaust = free_play UNREST
gre-lighthouse: Lighthouse | 1GRE9/23 | development | empire pinned | materials 5 | 3
    exhaust = CHOOSE put 1 ATTACK from discard on top_of_deck | swap 1 exiled card with 1 market_card
gre-philosophy: Philosophy | 1GRE10/23 | development | empire | materials 6 | *: 1 per 5 cards
    play = abandon PINNED[not REGION] -> break_through UNCIVILISED/CIVILISED
gre-city-of-athens: City of Athens | 1GRE11/23 | nation_deck | city pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
gre-plains-of-thessaly: Plains of Thessaly | 1GRE12/23 | nation_deck | region production pinned | - | 0
    play = gain 1 materials ; MAY garrison 1 card here
gre-unrest-nation: Unrest | 1GRE13/23 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
gre-glory: Glory | 1GRE14/23 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
gre-greek-mercenaries: Greek Mercenaries | 1GRE15/23 | starting_deck | attack | - | 0
    play = gain 1 progress ; draw 1 ; steal 2 materials from EACH_OTHER ; EACH_OTHER: gain 1 population
gre-advance: Advance | 1GRE16/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
gre-conquer: Conquer | 1GRE17/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
gre-settlers: Settlers | 1GRE18/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 1 population -> acquire REGION) | gain 1 progress | return UNREST
gre-city-of-sparta: City of Sparta | 1GRE19/23 | starting_deck | city barbarian pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
gre-peloponnese: Peloponnese | 1GRE20/23 | starting_deck | region production river pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
gre-forest-of-pholoe: Forest of Pholoe | 1GRE21/23 | starting_deck | region production pinned | - | 0
    play = MAY garrison 1 card here
gre-unrest: Unrest | 1GRE22/23 1GRE23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("greeks", SHEET)


def test_every_card_can_be_played_as_its_symbols_say() -> None:
    check_every_card_played("greeks", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("greeks", number).over


def gre(**more: object) -> Table:
    return stage("greeks", **more)


# -- cards like those of others


def test_cards_that_others_have_too() -> None:
    check_advance("greeks", "gre-advance")
    check_conquer("greeks", "gre-conquer")
    check_glory("greeks", "gre-glory")
    for ident in ("gre-city-of-corinth", "gre-city-of-athens", "gre-city-of-sparta"):
        check_city("greeks", ident)
    check_state("greeks", "gre-city-of-corinth")
    check_state("greeks", "gre-city-of-sparta")


def test_regions() -> None:
    check_region("greeks", "gre-plains-of-thessaly", materials=1)
    check_region("greeks", "gre-peloponnese", population=1)
    check_region("greeks", "gre-forest-of-pholoe")


# -- the power card


def test_side_a_breaks_through_for_two_actions() -> None:
    t = gre().act(0, "exhaust:gre-power-a@1")
    assert t.keys[3:] == ["deck:uncivilised", "deck:civilised"] and len(t.keys) == 5
    t.act(0, "deck:civilised")
    assert t.ids("hand") == ["cls-temple"] and t.player(0).actions == 1 and t.player(0).exhausts == 4
    assert t.why_not("exhaust:gre-power-a@1") == "tired"
    assert gre().state(0, actions=1).why_not("exhaust:gre-power-a@1") == "cost"
    assert "exhaust:gre-power-b@1" not in gre(power="b").keys


@pytest.mark.parametrize(
    ("power", "cards", "points"),
    [("a", 5, 0), ("a", 6, 1), ("a", 13, 2), ("b", 1, 0), ("b", 2, 1), ("b", 4, 1), ("b", 5, 2)],
)
def test_points_of_the_power_card_by_cards_itself_included(power: str, cards: int, points: int) -> None:
    """Hand, play, garrison, deck, discard pile, history: all of them, with the power card, not the state card."""
    names = iter(PLAIN)
    t = gre(power=power).hand(0, next(names)).play(0, "gre-forest-of-pholoe")
    if cards > 2:
        t.garrison(0, "gre-forest-of-pholoe", next(names)).deck(0, next(names)).discard(0, next(names))
    if cards > 5:
        t.history(0, *(next(names) for _ in range(cards - 5)))
    state = t.now
    if cards == 1:
        t.only(HAND)
    if cards == 4:
        t.only(DISCARD)
    assert worth(t.now, 0, state.zones[POWERS][0]) == points


def test_points_no_more_than_ten_and_none_for_what_is_not_had() -> None:
    names = [card.id for card in BOOK if card.nation in ("mauryans", "qin", "utopians") and card.start != "power"][:40]
    t = gre(power="b").discard(0, *names)
    assert worth(t.now, 0, t.now.zones[POWERS][0]) == 10
    t = gre(power="b")  # the nation deck and the developments lie there, and do not count
    assert t.size("nation") and t.size("area")
    assert worth(t.now, 0, t.now.zones[POWERS][0]) == 0


@pytest.mark.parametrize(("cards", "points"), [(3, 1), (7, 1), (8, 2)])
def test_points_of_philosophy(cards: int, points: int) -> None:
    """A point for five cards, itself and the power card among them."""
    t = gre().discard(0, "gre-philosophy", *PLAIN[:cards])
    assert worth(t.now, 0, t.find("gre-philosophy", DISCARD)) == points


# -- the cards of their own


def test_olympic_games() -> None:
    def ready() -> Table:
        return gre().hand(0, "gre-olympic-games", "unrest").deck(0, "gre-settlers", "gre-advance", "gre-conquer")

    t = ready().act(0, "play:gre-olympic-games")
    assert t.prompt == "history"
    assert sorted(t.keys) == ["pick:gre-advance:hand", "pick:gre-settlers:hand", "pick:unrest:hand"]  # no way round
    t.act(0, "unrest")
    assert t.ids("history") == ["unrest"] and t.ids("hand") == ["gre-advance", "gre-settlers"]
    assert t.ids("discard") == ["gre-olympic-games"]
    assert "play:gre-olympic-games" in ready().state(0, empire=True).keys


def test_greek_prosperity() -> None:
    def ready() -> Table:
        t = gre(empire=True).hand(0, "gre-greek-prosperity").deck(0, "gre-settlers", "gre-advance", "gre-conquer")
        t.play(0, "gre-peloponnese", "gre-city-of-athens", "cls-metropolis").deck(1, "mac-advance")
        return t.act(0, "play:gre-greek-prosperity")

    t = ready()
    assert t.prompt == "choose"  # nobody else draws
    assert t.act(0, "way:gain-1-materials-per-production-in-play").goods(0) == {"materials": 1}
    assert ready().act(0, "way:gain-1-population-per-region-in-play").goods(0) == {"population": 1}
    t = ready().act(0, "way:draw-1-per-city-metropolis-in-play")
    assert t.ids("hand") == ["gre-advance", "gre-settlers"] and t.goods(0) == {}
    check_state("greeks", "gre-greek-prosperity")


def test_pericles() -> None:
    check_acquires("greeks", "gre-pericles", may=False)


@pytest.mark.parametrize("ident", ["gre-science", "gre-direct-democracy", "gre-lighthouse"])
def test_cards_of_the_empire_stay_in_play(ident: str) -> None:
    t = gre(empire=True).hand(0, ident).act(0, f"play:{ident}")
    rest(t)
    assert t.ids("play") == [ident] and t.player(0).actions == 2
    check_state("greeks", ident)


def test_science() -> None:
    deck = ("gre-settlers", "gre-advance", "gre-conquer", "gre-glory", "gre-olympic-games", "gre-pericles", "unrest")
    assert gre().deck(0, *deck).end(0).size("hand") == 5
    assert gre().play(0, "gre-science").deck(0, *deck).end(0).size("hand") == 6
    t = gre(empire=True).play(0, "gre-science").hand(0, "gre-advance", "gre-conquer", "gre-settlers")
    assert "play:gre-advance" in t.keys
    assert t.why_not("play:gre-conquer") == t.why_not("play:gre-settlers") == "state"


def test_greek_innovation() -> None:
    def ready(*hand: str) -> Table:
        t = gre(rivals=("macedonians", "romans"), empire=True).hand(0, "gre-greek-innovation", *hand)
        t.deck(0, "gre-glory").play(1, "mac-phalanx", "mac-orestis").garrison(1, "mac-orestis", "mac-advance")
        return t.play(0, "gre-science").act(0, "play:gre-greek-innovation")

    t = ready("gre-advance", "gre-conquer", "unrest").act(0, "unrest")
    assert "no" not in t.keys  # begun, it must be paid in full
    t.act(0, "gre-advance")
    assert t.ids("deck") == ["gre-glory", "unrest", "gre-advance"]
    assert t.keys == [f"pick:{card}:market" for card in OPEN_MARKET]
    t.act(0, "cls-hills").act(1, "mac-orestis")
    rest(t)
    assert t.ids("hand", 1) == ["mac-advance", "mac-orestis"] and t.ids("play", 1) == ["mac-phalanx"]
    assert t.ids("hand", 0) == ["cls-hills", "gre-conquer"] and t.ids("discard") == ["gre-greek-innovation"]
    assert t.ids("play", 0) == ["gre-science"]
    t = ready("gre-advance", "gre-conquer").act(0, "no").act(1, "mac-phalanx")
    rest(t)
    assert t.ids("hand") == ["gre-advance", "gre-conquer"] and t.ids("hand", 1) == ["mac-phalanx"]
    t = ready("gre-advance")  # one card is not enough
    assert t.seat == 1 and t.prompt == "recall"
    check_state("greeks", "gre-greek-innovation")


def test_direct_democracy_makes_unrest_cheaper() -> None:
    def ready(**goods: int) -> Table:
        return gre().play(0, "gre-direct-democracy").hand(0, "unrest", "gre-glory").has(0, **goods)

    t = ready(materials=2).act(0, "play:unrest")
    assert t.keys == ["way:discard-2", "way:pay-3-materials"]
    t.act(0, "way:pay-3-materials")
    assert t.goods(0) == {} and t.ids("hand") == ["gre-glory"] and t.size("unrest") == 21
    t = ready(materials=1).act(0, "play:unrest")
    assert t.prompt != "choose"  # one material is too little
    if t.prompt == "discard":
        t.act(0, "gre-glory")
    rest(t)
    assert t.ids("discard") == ["gre-glory"] and t.goods(0) == {"materials": 1} and t.size("unrest") == 21
    without = gre().hand(0, "unrest", "gre-glory").has(0, materials=2)
    assert without.why_not("play:unrest") == "cost"
    t = gre().play(0, "gre-direct-democracy").hand(0, "unrest").has(0, population=1).act(0, "play:unrest")
    if t.prompt == "choose":
        t.act(0, "way:pay-1-population")
    assert t.goods(0) == {}  # the price in population is as it was


def test_direct_democracy_plays_unrest_without_an_action() -> None:
    def ready(**goods: int) -> Table:
        t = gre().play(0, "gre-direct-democracy").hand(0, "unrest", "gre-glory").has(0, **goods).state(0, actions=0)
        return t.act(0, "exhaust:gre-direct-democracy@1")

    t = ready(population=1)
    assert t.prompt == "free-play" and t.keys == ["pick:unrest:hand", "no"]
    t.act(0, "unrest", "way:pay-1-population")
    rest(t)
    assert t.goods(0) == {} and t.ids("hand") == ["gre-glory"] and t.player(0).exhausts == 4
    t = gre().play(0, "gre-direct-democracy").hand(0, "unrest").act(0, "exhaust:gre-direct-democracy@1")
    assert t.keys == ["no"]  # the price cannot be paid


def test_lighthouse_puts_an_attack_on_the_deck() -> None:
    def ready() -> Table:
        t = gre().play(0, "gre-lighthouse").discard(0, "gre-greek-mercenaries", "gre-glory").deck(0, "gre-advance")
        return t.exile("cls-shaduf", "cls-cape").tokens("cls-education", progress=2)

    t = ready().act(0, "exhaust:gre-lighthouse@1", "way:put-1-attack-from-discard-on-top-of-deck")
    rest(t)
    assert t.ids("deck") == ["gre-advance", "gre-greek-mercenaries"] and t.ids("discard") == ["gre-glory"]


def test_lighthouse_swaps_an_exiled_card_into_the_market() -> None:
    """The tokens go over to the new card; unrest lies under it if it needs any, the old one goes back to the pile."""

    def ready() -> Table:
        t = gre().play(0, "gre-lighthouse").exile("cls-shaduf", "cls-cape").tokens("cls-education", progress=2)
        return t.act(0, "exhaust:gre-lighthouse@1")

    t = ready()
    assert t.prompt == "swap-exiled"  # no attack to put on the deck: the other way is the only one
    assert t.keys == ["pick:cls-shaduf:exile", "pick:cls-cape:exile"]
    t.act(0, "cls-cape")
    assert t.prompt == "swap-market" and len(t.keys) == 5
    t.act(0, "cls-education")
    assert t.open_market == ["cls-hills", "cls-elders", "cls-cape", "cls-aksumites", "cls-port"]
    assert t.tokens_on("cls-cape") == (0, 0, 2) and t.unrest_under("cls-cape") == 0 and t.size("unrest") == 21
    assert t.ids("exile") == ["cls-shaduf", "cls-education"]
    t = ready().act(0, "cls-shaduf", "cls-hills")
    assert t.unrest_under("cls-shaduf") == 1 and t.size("unrest") == 19
    assert gre().play(0, "gre-lighthouse").tired(0, "gre-lighthouse").why_not("exhaust:gre-lighthouse@1") == "tired"


def test_philosophy() -> None:
    def ready() -> Table:
        t = gre(empire=True).hand(0, "gre-philosophy").play(0, "gre-science", "gre-peloponnese", "gre-city-of-athens")
        return t.act(0, "play:gre-philosophy")

    t = ready()
    assert [key.split("@")[0] for key in t.keys] == ["pick:gre-science", "pick:gre-city-of-athens", "no"]
    t.act(0, "gre-science")
    assert t.keys[3:] == ["deck:uncivilised", "deck:civilised"] and len(t.keys) == 5
    t.act(0, "deck:civilised")
    assert t.ids("hand") == ["cls-temple"] and sorted(t.ids("discard")) == ["gre-philosophy", "gre-science"]
    t = ready().act(0, "no")
    rest(t)
    assert t.ids("discard") == ["gre-philosophy"] and t.size("play") == 3
    t = gre(empire=True).hand(0, "gre-philosophy").play(0, "gre-peloponnese").act(0, "play:gre-philosophy")
    rest(t)
    assert t.ids("discard") == ["gre-philosophy"]
    check_state("greeks", "gre-philosophy")


def test_greek_mercenaries() -> None:
    t = gre(rivals=("macedonians", "romans")).hand(0, "gre-greek-mercenaries").deck(0, "gre-glory", "gre-advance")
    t.has(1, materials=5).has(2, materials=1).act(0, "play:gre-greek-mercenaries")
    rest(t)
    assert t.goods(0) == {"materials": 3, "progress": 1} and t.ids("hand") == ["gre-glory"]
    assert t.goods(1) == {"materials": 3, "population": 1} and t.goods(2) == {"population": 1}
    assert "play:gre-greek-mercenaries" in gre(empire=True).hand(0, "gre-greek-mercenaries").keys


def test_greek_mercenaries_do_nothing_for_who_avoids_them() -> None:
    t = gre(rivals=("scythians",)).hand(0, "gre-greek-mercenaries").deck(0, "gre-glory", "gre-advance")
    t.play(1, "scy-mounted-archers").has(1, materials=5).act(0, "play:gre-greek-mercenaries").act(1, "react")
    assert t.goods(1) == {"materials": 5} and t.goods(0) == {"progress": 1}


def test_settlers() -> None:
    def ready(population: int = 1) -> Table:
        return gre().hand(0, "gre-settlers", "unrest").has(0, population=population).act(0, "play:gre-settlers")

    t = ready()
    assert t.keys == ["way:pay-1-population-acquire-region", "way:gain-1-progress", "way:return-unrest"]
    t.act(0, "way:pay-1-population-acquire-region")
    rest(t)
    assert t.ids("hand") == ["cls-hills", "unrest"] and t.goods(0) == {}
    assert ready().act(0, "way:gain-1-progress").goods(0) == {"population": 1, "progress": 1}
    t = ready().act(0, "way:return-unrest")
    assert t.size("hand") == 0 and t.size("unrest") == 21 and t.goods(0) == {"population": 1}
    assert ready(0).keys == ["way:gain-1-progress", "way:return-unrest"]
    assert gre().hand(0, "gre-settlers").act(0, "play:gre-settlers").keys == [
        "way:gain-1-progress",
        "way:return-unrest",
    ]
    check_state("greeks", "gre-settlers")


def test_accession_makes_an_empire() -> None:
    t = gre().nation(0).deck(0).discard(0, "gre-settlers").end(0)
    assert t.player(0).empire and "gre-olympic-games" in t.ids("hand")
