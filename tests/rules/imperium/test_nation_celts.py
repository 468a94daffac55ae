"""Celts: every card against its sheet, what each does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.cards.book import PRINTED
from oikumene.games.imperium.rules.scoring import worth
from oikumene.games.imperium.state import DISCARD, POWERS, UNDER, UNREST_DECK
from rules.imperium.nations import (
    assert_sheet,
    check_acquires,
    check_advance,
    check_conquer,
    check_every_card_played,
    check_glory,
    check_region,
    check_state,
    random_game,
    rest,
    stage,
)
from rules.imperium.tables import Table, printed, table

SHEET = """
cel-power-a: Celts | 1CEL1A/28 | power | - | - | *: 1 per 1 UNCIVILISED
    exhaust on acquire UNCIVILISED or break_through UNCIVILISED = EACH_OTHER: take UNREST
cel-power-b: Celts | 1CEL1B/28 | power | - | - | *: 2 per 1 UNCIVILISED
cel-celtic-gold: Celtic Gold | 1CEL2/28 | accession | - | - | 0
    play = EACH_OTHER: gain 1 materials ; gain 4 materials per FERTILE in_play
cel-celtic-innovation: Celtic Innovation | 1CEL3/28 | development | empire attack | materials 2, population 2 | 4
    play = MAY acquire UNCIVILISED/CIVILISED ; EACH_OTHER: take UNREST
cel-chainmail: Chainmail | 1CEL4/28 | development | empire pinned | materials 3, population 1 | 4
    passive on play ATTACK = gain 1 progress
cel-chariots: Chariots | 1CEL5/28 | development | empire pinned | population 3 | 4
    passive = whenever you acquire REGION you may take the card from exile as if it were in the market
    passive = ignore BARBARIAN on "Conquer" ; ignore BARBARIAN on ATTACK
cel-ogham-script: Ogham Script | 1CEL6/28 | development | empire pinned | materials 2, population 2 | 4
    passive = hand_size +1
    exhaust = MAY history 1 card from hand ; MAY history 1 card from discard
cel-vercingetorix: Vercingetorix | 1CEL7/28 | development | empire | materials 4 | *: 1 per 1 UNCIVILISED
    play = MAY acquire ANY4 ; history self
cel-conquer-nation: Conquer | 1CEL8/28 | nation_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
cel-armorica: Armorica | 1CEL9/28 | nation_deck | region production river pinned | - | 0
    play = MAY garrison 1 card here
cel-belgica: Belgica | 1CEL10/28 | nation_deck | region river pinned | - | 0
    play = MAY draw 1 ; MAY garrison 1 card here
cel-britannia: Britannia | 1CEL11/28 | nation_deck | region production fertile pinned | - | 0
    play = MAY garrison 1 card here
cel-hibernia: Hibernia | 1CEL12/28 | nation_deck | region fertile pinned | - | 0
    play = MAY to_hand 1 card from discard ; MAY garrison 1 card here
cel-unrest-nation: Unrest | 1CEL13/28 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
cel-druids: Druids | 1CEL14/28 | starting_deck | - | - | 0
    play = CHOOSE gain 1 progress | (pay 1 population -> break_through UNCIVILISED) | (return UNREST -> gain 1
        population)
cel-glory: Glory | 1CEL15/28 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
cel-advance: Advance | 1CEL16/28 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
cel-conquer: Conquer | 1CEL17/28 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
cel-boudicca: Boudicca | 1CEL18/28 | starting_deck | barbarian attack | - | 0
    play = gain 1 progress ; EACH_OTHER: abandon REGION ; history self
cel-cattle-raid: Cattle Raid | 1CEL19/28 | starting_deck | barbarian attack | - | 0
    play = gain 2 materials ; steal 1 materials from EACH_OTHER[at least 1 REGION in_play] ; steal 1 progress from
        EACH_OTHER[state=empire]
cel-cauldron-of-cerridwen: Cauldron of Cerridwen | 1CEL20/28 | starting_deck | pinned | - | 0
    exhaust = pay 1 progress -> gain 2 population
cel-celtica: Celtica | 1CEL21/28 | starting_deck | region production pinned | - | 0
    play = MAY put 1 card from discard on top_of_deck ; MAY garrison 1 card here
cel-unrest: Unrest | 1CEL22/28 1CEL23/28 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
cel-unrest-supply-3: Unrest | 1CEL24/28 1CEL25/28 | unrest_supply 3+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
cel-unrest-supply-4: Unrest | 1CEL26/28 1CEL27/28 1CEL28/28 | unrest_supply 4+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("celts", SHEET)


def test_every_card_can_be_played_as_its_symbols_say() -> None:
    check_every_card_played("celts", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("celts", number).over


def cel(**more: object) -> Table:
    return stage("celts", **more)


# -- cards like those of others


def test_cards_that_others_have_too() -> None:
    check_advance("celts", "cel-advance")
    for ident in ("cel-conquer", "cel-conquer-nation"):
        check_conquer("celts", ident)
    check_glory("celts", "cel-glory")


def test_there_is_no_prosperity() -> None:
    assert not any(card.en == "Prosperity" for card in PRINTED if card.nation == "celts")


def test_regions() -> None:
    check_region("celts", "cel-armorica")
    check_region("celts", "cel-britannia")


def test_belgica_draws() -> None:
    t = cel().hand(0, "cel-belgica").deck(0, "cel-druids", "cel-glory").act(0, "play:cel-belgica", "yes")
    assert t.ids("hand") == ["cel-druids"] and t.keys == ["pick:cel-druids:hand", "no"]
    t.act(0, "cel-druids")
    assert t.under(0, "cel-belgica") == ["cel-druids"]
    t = cel().hand(0, "cel-belgica").deck(0, "cel-druids", "cel-glory").act(0, "play:cel-belgica", "no")
    rest(t)
    assert t.size("hand") == 0


def test_hibernia_takes_a_card_from_the_discard_pile() -> None:
    t = cel().hand(0, "cel-hibernia").discard(0, "cel-druids", "cel-boudicca").act(0, "play:cel-hibernia")
    assert t.prompt == "to-hand" and t.keys == ["pick:cel-druids:discard", "pick:cel-boudicca:discard", "no"]
    t.act(0, "cel-druids")
    assert t.prompt == "garrison"
    t.act(0, "no")
    assert t.ids("hand") == ["cel-druids"] and t.ids("play") == ["cel-hibernia"]
    t = cel().hand(0, "cel-hibernia").discard(0, "cel-druids").act(0, "play:cel-hibernia", "no")
    rest(t)
    assert t.ids("discard") == ["cel-druids"]


def test_celtica_puts_a_card_on_the_deck() -> None:
    t = cel().hand(0, "cel-celtica").deck(0, "cel-glory").discard(0, "cel-druids", "cel-boudicca")
    t.act(0, "play:cel-celtica", "cel-druids")
    rest(t)
    assert t.ids("deck") == ["cel-glory", "cel-druids"] and t.ids("discard") == ["cel-boudicca"]
    t = cel().hand(0, "cel-celtica", "unrest").discard(0, "cel-druids").act(0, "play:cel-celtica", "no")
    assert t.prompt == "garrison" and t.ids("discard") == ["cel-druids"]
    assert t.act(0, "no").under(0, "cel-celtica") == []


# -- the power card


def test_side_a_gives_unrest_when_an_uncivilised_card_is_acquired() -> None:
    def ready() -> Table:
        t = cel(rivals=("macedonians", "romans")).hand(0, "cel-advance").has(0, materials=3)
        return t.act(0, "play:cel-advance", "cls-elders")

    t = ready()
    assert t.prompt == "react" and t.keys == ["react:cel-power-a@1", "no"]
    t.act(0, "react")
    rest(t)
    assert t.ids("hand", 1) == ["unrest"] and t.ids("hand", 2) == ["unrest"]
    assert t.ids("hand", 0) == ["cls-elders", "unrest"] and t.player(0).exhausts == 4
    t = ready().act(0, "no")
    assert t.size("hand", 1) == 0 and t.player(0).exhausts == 5


def test_side_a_a_break_through_will_do_and_a_card_of_two_suits() -> None:
    t = cel().hand(0, "cel-druids").has(0, population=1)
    t.act(0, "play:cel-druids", "way:pay-1-population-break-through-uncivilised", "deck:uncivilised", "react")
    assert t.ids("hand", 1) == ["unrest"] and t.ids("hand", 0) == ["cls-oracle"]
    t = cel().hand(0, "cel-advance").has(0, materials=3).act(0, "play:cel-advance", "cls-port", "react")
    assert t.ids("hand", 1) == ["unrest"]


def test_side_a_is_not_asked_for_other_suits_without_a_token_or_in_another_turn() -> None:
    rest(cel().hand(0, "cel-advance").has(0, materials=3).act(0, "play:cel-advance", "cls-education"))
    rest(cel().hand(0, "cel-conquer").has(0, population=2).act(0, "play:cel-conquer", "cls-hills"))
    t = cel().hand(0, "cel-advance").has(0, materials=3).state(0, exhausts=0)
    rest(t.act(0, "play:cel-advance", "cls-elders"))
    t = cel().act(0, "innovate", "deck:uncivilised")
    assert t.prompt == "market-token" and t.size("hand", 1) == 0


def test_side_a_is_no_attack() -> None:
    t = cel(rivals=("scythians",)).play(1, "scy-mounted-archers").hand(0, "cel-advance").has(0, materials=3)
    t.act(0, "play:cel-advance", "cls-elders", "react")
    rest(t)
    assert t.ids("hand", 1) == ["unrest"]


def test_side_b_does_nothing() -> None:
    rest(cel(power="b").hand(0, "cel-advance").has(0, materials=3).act(0, "play:cel-advance", "cls-elders"))


def test_points_of_the_power_card_and_of_vercingetorix() -> None:
    """Uncivilised cards wherever they lie; 10 at most for a card."""
    assert cel().total(0) == cel(power="b").total(0) == 0

    def with_three(power: str, *more: str) -> int:
        t = cel(power=power).hand(0, "cls-invasion").play(0, "cls-mysticism").discard(0, *more)
        t.history(0, "cls-agriculture")
        return t.total(0)

    own = sum(printed(ident).points.fixed for ident in ("cls-invasion", "cls-mysticism"))
    agriculture = cel(power="b").history(0, "cls-agriculture").total(0) - 2
    assert with_three("a") == own + agriculture + 3
    assert with_three("b") == own + agriculture + 6
    assert with_three("a", "cel-vercingetorix") == own + agriculture + 3 + 3


def test_no_more_than_ten_points() -> None:
    many = ("invasion", "mysticism", "shaduf", "gambling", "diplomacy", "leadership", "jade-mask", "lost-scroll")
    cards = [f"cls-{name}" for name in many] + ["leg-invasion", "leg-diplomacy", "leg-leadership", "leg-jade-mask"]
    state = cel().discard(0, *cards, "cel-vercingetorix").now
    assert worth(state, 0, state.zones[POWERS][0]) == 10
    assert worth(state, 0, next(c for c in state.zones[DISCARD] if state.ident(c) == "cel-vercingetorix")) == 10


# -- supply unrest


@pytest.mark.parametrize(("seats", "more"), [(2, 0), (3, 2), (4, 5)])
def test_unrest_that_the_celts_bring(seats: int, more: int) -> None:
    def unrest(nation: str) -> int:
        others = ("macedonians", "romans", "persians")[: seats - 1]
        state = table(nation, *others).now
        return sum(state.ident(c) == "unrest" for z in (UNREST_DECK, *range(UNDER, UNDER + 5)) for c in state.zones[z])

    assert unrest("celts") - unrest("greeks") == more


# -- the cards of their own


def test_celtic_gold() -> None:
    t = cel(rivals=("macedonians", "romans")).hand(0, "cel-celtic-gold").play(0, "cel-britannia", "cel-hibernia")
    t.play(0, "cel-celtica", "cel-armorica").garrison(0, "cel-celtica", "leg-plain").act(0, "play:cel-celtic-gold")
    assert t.goods(0) == {"materials": 8} and t.goods(1) == t.goods(2) == {"materials": 1}
    assert t.ids("discard") == ["cel-celtic-gold"]
    t = cel().hand(0, "cel-celtic-gold").act(0, "play:cel-celtic-gold")
    assert t.goods(0) == {} and t.goods(1) == {"materials": 1}


def test_celtic_innovation() -> None:
    def ready() -> Table:
        t = cel(power="b", rivals=("macedonians", "romans"), empire=True).hand(0, "cel-celtic-innovation")
        return t.act(0, "play:cel-celtic-innovation")

    t = ready()
    assert t.keys == ["pick:cls-elders:market", "pick:cls-education:market", "pick:cls-port:market", "no"]
    t.act(0, "cls-education")
    assert t.ids("hand") == ["cls-education", "unrest"] and t.ids("hand", 1) == t.ids("hand", 2) == ["unrest"]
    t = ready().act(0, "no")
    assert t.size("hand") == 0 and t.ids("hand", 1) == t.ids("hand", 2) == ["unrest"]
    assert t.ids("discard") == ["cel-celtic-innovation"]
    check_state("celts", "cel-celtic-innovation")


def test_celtic_innovation_can_be_avoided() -> None:
    t = cel(rivals=("scythians",), empire=True).hand(0, "cel-celtic-innovation").play(1, "scy-mounted-archers")
    t.act(0, "play:cel-celtic-innovation").act(1, "react").act(0, "no")
    assert t.size("hand", 1) == 0


def test_chainmail() -> None:
    t = cel().play(0, "cel-chainmail").hand(0, "cel-boudicca", "cel-celtica")
    t.act(0, "play:cel-boudicca")
    rest(t)
    assert t.goods(0) == {"progress": 2}  # one from Boudicca, one from the armour, without a token
    assert t.player(0).exhausts == 5
    assert t.act(0, "play:cel-celtica").goods(0) == {"progress": 2}
    check_state("celts", "cel-chainmail")


def test_chainmail_looks_at_own_attacks_only() -> None:
    t = cel().play(0, "cel-chainmail").then(("turn", 1), ("turn", 0)).hand(1, "mac-uxians").act(1, "play:mac-uxians")
    assert t.goods(0) == {}


def test_chariots() -> None:
    t = cel(power="b", empire=True).hand(0, "cel-conquer", "cel-boudicca", "cel-advance", "cel-cattle-raid")
    assert t.why_not("play:cel-conquer") == t.why_not("play:cel-boudicca") == "state"
    t.play(0, "cel-chariots")
    assert {"play:cel-conquer", "play:cel-boudicca", "play:cel-cattle-raid"} <= set(t.keys)
    assert t.why_not("play:cel-advance") == "state"
    t.exile("cls-cape", "cls-shaduf").has(0, population=2).act(0, "play:cel-conquer")
    assert t.keys == ["pick:cls-hills:market", "pick:cls-aksumites:market", "pick:cls-cape:exile"]
    t.act(0, "cls-cape")
    assert t.ids("hand") == ["cel-advance", "cel-boudicca", "cel-cattle-raid", "cls-cape"]
    assert t.ids("exile") == ["cls-shaduf"]
    check_state("celts", "cel-chariots")


def test_chariots_do_not_help_to_break_through_or_to_what_is_no_region() -> None:
    t = cel(power="b", empire=True).hand(0, "cel-conquer").play(0, "cel-chariots").exile("cls-cape", "cls-sumerians")
    t.has(0, population=3).act(0, "play:cel-conquer", "way:pay-3-population-break-through-region-tributary")
    assert t.keys == ["pick:cls-hills:market", "pick:cls-aksumites:market", "deck:region", "deck:tributary"]


def test_chariots_and_a_card_that_may_acquire_anything() -> None:
    t = cel(empire=True).hand(0, "cel-vercingetorix").play(0, "cel-chariots").exile("cls-cape", "cls-shaduf")
    t.act(0, "play:cel-vercingetorix")
    assert "pick:cls-cape:exile" in t.keys and "pick:cls-shaduf:exile" not in t.keys


def test_ogham_script() -> None:
    def ready() -> Table:
        return cel().play(0, "cel-ogham-script").hand(0, "cel-druids", "unrest").discard(0, "cel-glory", "cel-advance")

    t = ready().act(0, "exhaust:cel-ogham-script@1")
    assert t.prompt == "history" and t.keys == ["pick:cel-druids:hand", "pick:unrest:hand", "no"]
    t.act(0, "unrest")
    assert t.keys == ["pick:cel-glory:discard", "pick:cel-advance:discard", "no"]
    t.act(0, "cel-glory")
    assert t.ids("history") == ["cel-glory", "unrest"] and t.ids("hand") == ["cel-druids"]
    t = ready().act(0, "exhaust:cel-ogham-script@1", "no", "no")
    rest(t)
    assert t.size("history") == 0
    assert ready().tired(0, "cel-ogham-script").why_not("exhaust:cel-ogham-script@1") == "tired"
    check_state("celts", "cel-ogham-script")


def test_ogham_script_makes_the_hand_bigger() -> None:
    deck = ("cel-druids", "cel-glory", "cel-advance", "cel-conquer", "cel-boudicca", "cel-cattle-raid", "cel-celtica")
    assert cel().deck(0, *deck).end(0).size("hand") == 5
    assert cel().play(0, "cel-ogham-script").deck(0, *deck).end(0).size("hand") == 6


def test_vercingetorix() -> None:
    check_acquires("celts", "cel-vercingetorix", may=True, power="b")


def test_druids() -> None:
    def ready() -> Table:
        return cel(power="b").hand(0, "cel-druids", "unrest").has(0, population=1).act(0, "play:cel-druids")

    t = ready()
    assert t.keys == [
        "way:gain-1-progress",
        "way:pay-1-population-break-through-uncivilised",
        "way:return-unrest-gain-1-population",
    ]
    assert t.act(0, "way:gain-1-progress").goods(0) == {"population": 1, "progress": 1}
    t = ready().act(0, "way:pay-1-population-break-through-uncivilised")
    assert t.keys == ["pick:cls-elders:market", "pick:cls-port:market", "deck:uncivilised"]
    t.act(0, "cls-elders")
    assert t.ids("hand") == ["cls-elders", "unrest"] and t.goods(0) == {}
    t = ready().act(0, "way:return-unrest-gain-1-population")
    rest(t)
    assert t.goods(0) == {"population": 2} and t.size("hand") == 0 and t.size("unrest") == 21
    assert t.ids("discard") == ["cel-druids"]
    t = cel().hand(0, "cel-druids").act(0, "play:cel-druids")
    assert t.keys == ["way:gain-1-progress"]
    assert "play:cel-druids" in cel(empire=True).hand(0, "cel-druids").keys


def test_boudicca() -> None:
    t = cel(rivals=("macedonians", "romans")).hand(0, "cel-boudicca").play(0, "cel-celtica")
    t.play(1, "mac-orestis", "mac-pelagonia", "mac-phalanx").garrison(1, "mac-orestis", "mac-advance")
    t.act(0, "play:cel-boudicca")
    assert t.seat == 1 and [key.split("@")[0] for key in t.keys] == ["pick:mac-orestis", "pick:mac-pelagonia"]
    t.act(1, "mac-orestis")
    rest(t)
    assert sorted(t.ids("discard", 1)) == ["mac-advance", "mac-orestis"] and t.goods(0) == {"progress": 1}
    assert t.ids("history") == ["cel-boudicca"] and t.ids("play") == ["cel-celtica"]
    check_state("celts", "cel-boudicca")


def test_boudicca_avoided_still_gives_progress() -> None:
    t = cel(rivals=("scythians",)).hand(0, "cel-boudicca").play(1, "scy-mounted-archers", "scy-caucasia")
    t.act(0, "play:cel-boudicca").act(1, "react")
    assert t.ids("play", 1) == ["scy-mounted-archers", "scy-caucasia"] and t.goods(0) == {"progress": 1}
    assert t.ids("history") == ["cel-boudicca"]


def test_cattle_raid() -> None:
    t = cel(rivals=("macedonians", "romans", "greeks")).hand(0, "cel-cattle-raid")
    for seat in (1, 2, 3):
        t.has(seat, materials=4, progress=4)
    t.play(1, "mac-orestis").state(2, empire=True).play(3, "gre-peloponnese").state(3, empire=True)
    t.act(0, "play:cel-cattle-raid")
    assert t.goods(0) == {"materials": 4, "progress": 2}
    assert t.goods(1) == {"materials": 3, "progress": 4}  # a region, no empire
    assert t.goods(2) == {"materials": 4, "progress": 3}  # an empire without a region
    assert t.goods(3) == {"materials": 3, "progress": 3}
    t = cel().hand(0, "cel-cattle-raid").play(1, "mac-orestis").state(1, empire=True).act(0, "play:cel-cattle-raid")
    assert t.goods(0) == {"materials": 2} and t.goods(1) == {}  # nothing to steal
    check_state("celts", "cel-cattle-raid")


def test_cauldron_of_cerridwen() -> None:
    t = cel().play(0, "cel-cauldron-of-cerridwen").has(0, progress=1).act(0, "exhaust:cel-cauldron-of-cerridwen@1")
    assert t.goods(0) == {"population": 2} and t.player(0).exhausts == 4
    t = cel().play(0, "cel-cauldron-of-cerridwen").has(0, materials=9, population=9)
    assert t.why_not("exhaust:cel-cauldron-of-cerridwen@1") == "cost"


def test_accession_makes_an_empire() -> None:
    t = cel().nation(0).deck(0).discard(0, "cel-druids").state(0, exhausts=5).end(0)
    assert t.player(0).empire and "cel-celtic-gold" in t.ids("hand")
