"""Vikings: every card against its sheet, what each does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.rules.scoring import worth
from oikumene.games.imperium.state import DISCARD, GARRISON, HAND, PLAY, POWERS, UNDER, UNREST_DECK
from rules.imperium.nations import (
    OPEN_MARKET,
    PLAIN,
    assert_sheet,
    check_advance,
    check_city,
    check_every_card_played,
    check_glory,
    check_prosperity,
    check_region,
    check_state,
    random_game,
    rest,
    stage,
)
from rules.imperium.tables import Table, table

SHEET = """
vik-power-a: Vikings | 1VIK1A/26 | power | - | - | *: 1 per 1 card with a * coin, itself included
    replace history own card = discard that card
    passive on take UNREST = look top 1 of nation_deck ; MAY put it on bottom of nation_deck
    exhaust on return UNREST = draw 2
vik-power-b: Vikings | 1VIK1B/26 | power | - | - | *: 2 per 1 card with a * coin, itself included
    replace history own card = discard that card
    passive on take UNREST = look top 1 of nation_deck ; MAY put it on bottom of nation_deck
vik-harald-hardrada: Harald Hardrada | 1VIK2/26 | accession | barbarian | - | *: 2 per 1 card with a * coin, itself
        included
    on_gain = trigger GAME_END
    play = take top FAME ; MAY break_through REGION
vik-iceland: Iceland | 1VIK3/26 | nation_deck | region production barbarian pinned | - | 0
    play = MAY garrison 1 card here ; CHOOSE gain 2 materials | (look top 1 of nation_deck ; MAY shuffle
        nation_deck)
vik-combs: Combs | 1VIK4/26 | nation_deck | barbarian pinned | - | *: 1 per 3 population
    exhaust = ignore EMPIRE on the next card played this turn
vik-graenland: Graenland | 1VIK5/26 | nation_deck | region barbarian pinned | - | 0
    play = MAY garrison 1 card here ; CHOOSE gain 1 population | (look top 1 of nation_deck ; MAY shuffle
        nation_deck)
vik-foroyar: Føroyar | 1VIK6/26 | nation_deck | region barbarian pinned | - | 0
    play = MAY garrison 1 card here ; CHOOSE exile 1 market_card | gain 1 population
vik-vinland: Vinland | 1VIK7/26 | nation_deck | region production river fertile barbarian pinned | - | ?: 6 if
        in_play
    restrict = playable only if "Longships" in_play and "Graenland" in_play
    play = CHOOSE return UNREST | MAY garrison 1 card here
vik-sagas: Sagas | 1VIK8/26 | nation_deck | barbarian pinned | - | *: 1 per 1 card garrisoned here
    solstice = MAY garrison 1 card here
vik-city-of-dubh-linn: City of Dubh Linn | 1VIK9/26 | nation_deck | city barbarian pinned | - | *: 1 per 8 materials
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
vik-longships: Longships | 1VIK10/26 | nation_deck | barbarian pinned | - | 0
    passive = whenever you acquire REGION you may take the card from exile as if it were in the market
    passive on acquire REGION from exile = gain 1 population
    exhaust on play ATTACK = gain 2 materials
vik-skis: Skis | 1VIK11/26 | nation_deck | barbarian pinned | - | 2
    exhaust on play REGION = CHOOSE draw 1 | gain 2 materials
vik-rollo-the-walker: Rollo the Walker | 1VIK12/26 | nation_deck | barbarian | - | 0
    play = take top FAME ; exile self
vik-go-a-viking: Go a'Viking | 1VIK13/26 | nation_deck | barbarian attack | - | 0
    free = steal 2 materials from EACH_OTHER ; EACH_OTHER[had fewer than 2 materials]: take UNREST
vik-unrest-nation: Unrest | 1VIK14/26 1VIK15/26 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
vik-gothja: Gothja | 1VIK16/26 | starting_deck | barbarian | - | 0
    play = look top 1 of nation_deck ; MAY shuffle nation_deck ; CHOOSE (return UNREST ; gain 1 population) | draw 2
vik-scandinavia: Scandinavia | 1VIK17/26 | starting_deck | region production barbarian pinned | - | 0
    play = MAY garrison 1 card here
vik-advance: Advance | 1VIK18/26 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
vik-prosperity: Prosperity | 1VIK19/26 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
vik-glory: Glory | 1VIK20/26 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
vik-erik-the-red: Erik the Red | 1VIK21/26 | starting_deck | barbarian | - | 0
    play = (abandon "Scandinavia" ; pay 1 population) -> find REGION to hand ; exile self
vik-jomsviking: Jomsviking | 1VIK22/26 | starting_deck | barbarian attack | - | 0
    play = (pay 2 materials ; pay 1 population) -> acquire REGION/TRIBUTARY ; EACH_OTHER: discard 1
vik-althing: Althing | 1VIK23/26 | starting_deck | barbarian attack | - | 0
    play = steal 1 materials from EACH_OTHER ; CHOOSE gain 1 progress | return UNREST
vik-unrest: Unrest | 1VIK24/26 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
vik-unrest-supply-3: Unrest | 1VIK25/26 | unrest_supply 3+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
vik-unrest-supply-4: Unrest | 1VIK26/26 | unrest_supply 4+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("vikings", SHEET)


def test_every_card_can_be_played_as_its_symbols_say() -> None:
    check_every_card_played("vikings", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("vikings", number).over


def vik(**more: object) -> Table:
    return stage("vikings", **more)


def play(t: Table, ident: str) -> Table:
    return t.hand(0, ident).act(0, f"play:{ident}")


# -- cards like those of others


def test_cards_that_others_have_too() -> None:
    check_advance("vikings", "vik-advance")
    check_prosperity("vikings", "vik-prosperity")
    check_glory("vikings", "vik-glory")
    check_city("vikings", "vik-city-of-dubh-linn")
    check_state("vikings", "vik-city-of-dubh-linn")


def test_scandinavia() -> None:
    check_region("vikings", "vik-scandinavia")
    check_state("vikings", "vik-scandinavia")


# -- what is different for the nation


@pytest.mark.parametrize(("seats", "more"), [(2, 0), (3, 1), (4, 2)])
def test_unrest_that_the_vikings_bring(seats: int, more: int) -> None:
    def unrest(nation: str) -> int:
        others = ("macedonians", "romans", "persians")[: seats - 1]
        state = table(nation, *others).now
        return sum(state.ident(c) == "unrest" for z in (UNREST_DECK, *range(UNDER, UNDER + 5)) for c in state.zones[z])

    assert unrest("vikings") - unrest("greeks") == more


def test_setup() -> None:
    t = table("vikings", "romans")
    assert t.size("area") == 0 and t.size("nation") == 13 and t.ids("bottom") == ["vik-harald-hardrada"]
    assert t.size("hand") + t.size("deck") == 9 and not t.player(0).empire


@pytest.mark.parametrize("power", ["a", "b"])
def test_no_history_what_should_go_there_is_discarded(power: str) -> None:
    t = play(vik(power=power), "per-lydians")
    assert t.ids("discard") == ["per-lydians"] and t.size("history") == 0
    t = vik(power=power).play(0, "scy-kurgans").discard(0, "unrest").act(0, "exhaust:scy-kurgans@1")
    assert t.ids("discard") == ["unrest"] and t.size("history") == 0
    t = vik(power=power).hand(0, "cls-leadership", "vik-glory").act(0, "play:cls-leadership")
    t.act(0, "way:history-1-card-from-hand-discard", "vik-glory")
    assert sorted(t.ids("discard")) == ["cls-leadership", "vik-glory"]


@pytest.mark.parametrize("power", ["a", "b"])
def test_a_card_that_asks_for_the_history_finds_none(power: str) -> None:
    t = vik(power=power).hand(0, "mac-alexander-the-great").discard(0, "mac-alexander").state(0, ignore_empire=True)
    assert t.why_not("play:mac-alexander-the-great") == "requires"
    t = play(vik(power=power).state(0, ignore_empire=True).deck(0, "vik-glory"), "car-hannibal").act(0, "no", "no")
    rest(t)
    assert t.ids("discard") == ["car-hannibal"]


def test_a_price_of_a_card_for_the_history_is_paid_by_discarding_it() -> None:
    t = vik().play(0, "min-writing-systems").discard(0, "unrest").deck(0, "vik-glory", "vik-advance")
    t.act(0, "exhaust:min-writing-systems@1")
    rest(t)
    assert t.ids("hand") == ["vik-glory"] and t.ids("discard") == ["unrest"] and t.size("history") == 0


def test_who_never_becomes_an_empire_goes_on_with_the_deck_when_the_zenith_is_gone() -> None:
    t = vik().nation(0).bottom(0).deck(0).discard(0, "vik-gothja", "vik-glory").end(0)
    assert not t.player(0).empire and t.ids("hand") == ["vik-glory", "vik-gothja"] and t.player(0).exhausts == 5


def test_the_zenith_begins_the_end_and_no_empire() -> None:
    t = vik().nation(0).deck(0).discard(0, "vik-gothja", "vik-glory").end(0)
    assert not t.player(0).empire and t.now.why == "zenith" and t.now.ending == 1
    assert "vik-harald-hardrada" in t.ids("hand") and t.size("bottom") == 0


def test_the_zenith_comes_after_the_whole_nation_deck() -> None:
    t = vik().nation(0, "vik-skis").deck(0).discard(0, "vik-gothja").end(0)
    assert "vik-skis" in t.ids("hand") and t.ids("bottom") == ["vik-harald-hardrada"] and t.now.ending == 0


def test_the_zenith_by_a_card() -> None:
    t = play(vik().nation(0), "cls-egyptians")
    assert t.now.why == "zenith" and "vik-harald-hardrada" in t.ids("discard") and not t.player(0).empire


def test_no_development() -> None:
    t = vik().state(0, ignore_empire=True)
    rest(play(t, "mac-development"))
    assert t.now.why == ""


# -- the power card


@pytest.mark.parametrize("power", ["a", "b"])
def test_unrest_taken_lets_them_look_at_the_nation_deck(power: str) -> None:
    def ready() -> Table:
        t = vik(power=power, rivals=("persians",)).nation(0, "vik-skis", "vik-combs", "vik-sagas")
        return t.then(("turn", 1), ("turn", 0)).state(1, empire=True).hand(1, "per-persian-gold")

    t = ready().act(1, "play:per-persian-gold")
    assert (t.seat, t.prompt) == (0, "look-bottom") and t.keys == ["yes", "no"]
    assert t.question(0).said.args["top"] == "vik-skis"
    t.act(0, "yes")
    assert t.ids("nation") == ["vik-skis", "vik-sagas", "vik-combs"] and t.ids("bottom") == ["vik-harald-hardrada"]
    t = ready().act(1, "play:per-persian-gold").act(0, "no")
    assert t.ids("nation") == ["vik-sagas", "vik-combs", "vik-skis"]
    t = ready().nation(0).act(1, "play:per-persian-gold")
    assert t.seat == 1 and t.ids("bottom") == ["vik-harald-hardrada"]  # the zenith is not moved


def test_the_unrest_that_comes_with_a_market_card_is_not_taken_from_the_pile() -> None:
    t = vik().has(0, materials=3).nation(0, "vik-skis", "vik-combs")
    rest(play(t, "vik-advance").act(0, "cls-elders"))
    assert "unrest" in t.ids("hand")


def test_side_a_draws_for_unrest_returned() -> None:
    def ready(power: str = "a") -> Table:
        t = vik(power=power).hand(0, "unrest", "unrest").has(0, population=2)
        return t.deck(0, "vik-gothja", "vik-glory", "vik-advance").act(0, "play:unrest")

    t = ready()
    assert t.prompt == "react" and t.keys == ["react:vik-power-a@1", "no"]
    t.act(0, "react")
    rest(t)
    assert t.ids("hand") == ["unrest", "vik-glory", "vik-gothja"] and t.player(0).exhausts == 4
    t = ready().act(0, "no")
    assert t.ids("hand") == ["unrest"]
    rest(ready("b"))
    t = play(vik().hand(0, "unrest").deck(0, "vik-glory", "vik-advance", "vik-combs"), "vik-althing")
    t.act(0, "way:return-unrest", "react")
    assert t.ids("hand") == ["vik-advance", "vik-glory"]


def test_side_a_not_in_a_revolt() -> None:
    t = vik().hand(0, "unrest").deck(0, "vik-glory").act(0, "revolt", "unrest", "done")
    assert t.prompt == "market-token" and t.size("hand") == 0


@pytest.mark.parametrize(("power", "n"), [("a", 1), ("b", 2)])
def test_points_by_cards_with_a_star(power: str, n: int) -> None:
    """The power card and Harald count themselves; wherever a card lies; numbers and ? coins do not count."""

    def of_power(t: Table) -> int:
        return worth(t.now, 0, t.now.zones[POWERS][0])

    assert of_power(vik(power=power)) == n  # itself
    t = vik(power=power).discard(0, "vik-harald-hardrada", "vik-skis", "vik-vinland").hand(0, "vik-combs")
    assert of_power(t) == 3 * n
    assert worth(t.now, 0, t.find("vik-harald-hardrada", DISCARD)) == 6
    t.play(0, "vik-sagas").garrison(0, "vik-sagas", "vik-city-of-dubh-linn").deck(0, "leg-moneylenders")
    assert of_power(t) == min(10, 6 * n)
    assert worth(t.now, 0, t.find("vik-harald-hardrada", DISCARD)) == 10
    stars = ("mercenaries", "exports", "urban-development", "oracle", "qanat", "domestication")
    t.discard(0, *(f"leg-{name}" for name in stars))
    assert of_power(t) == 10


def test_points_of_their_cards() -> None:
    t = vik().hand(0, "vik-combs", "vik-city-of-dubh-linn", "vik-vinland").play(0, "vik-sagas")
    t.garrison(0, "vik-sagas", "vik-glory", "unrest").has(0, materials=17, population=9)

    def of(ident: str, zone: int) -> int:
        return worth(t.now, 0, t.find(ident, zone))

    assert of("vik-combs", HAND) == 3 and of("vik-city-of-dubh-linn", HAND) == 2
    assert of("vik-sagas", PLAY) == 2 and of("vik-vinland", HAND) == 0
    t.has(0, materials=99, population=99).garrison(0, "vik-sagas", *PLAIN[:10])
    assert of("vik-combs", HAND) == of("vik-city-of-dubh-linn", HAND) == of("vik-sagas", PLAY) == 10
    t = vik().play(0, "vik-vinland")
    assert of("vik-vinland", PLAY) == 6
    t = vik().play(0, "vik-scandinavia").garrison(0, "vik-scandinavia", "vik-vinland")
    assert of("vik-vinland", GARRISON) == 0  # a garrison is not in play


# -- the cards of their own


def test_harald_hardrada() -> None:
    t = play(vik(), "vik-harald-hardrada")
    assert t.ids("hand") == ["cls-great"]
    assert t.keys == ["pick:cls-hills:market", "deck:region", "no"]
    t.act(0, "deck:region")
    assert t.ids("hand") == ["cls-great", "cls-steppe"] and t.ids("discard") == ["vik-harald-hardrada"]
    t = play(vik(), "vik-harald-hardrada").act(0, "no")
    assert t.ids("hand") == ["cls-great"] and t.now.ending == 0  # the end began when he came, not when he is played
    check_state("vikings", "vik-harald-hardrada")


@pytest.mark.parametrize(("ident", "gain"), [("vik-iceland", {"materials": 2}), ("vik-graenland", {"population": 1})])
def test_iceland_and_graenland(ident: str, gain: dict[str, int]) -> None:
    way = {"materials": "way:gain-2-materials", "population": "way:gain-1-population"}[next(iter(gain))]
    look = "way:look-top-1-of-nation-deck-may-shuffle-nation-deck"

    def ready() -> Table:
        t = vik().nation(0, "vik-skis", "vik-combs", "vik-sagas").hand(0, "unrest")
        return play(t, ident)

    t = ready()
    assert t.prompt == "garrison"  # first the garrison, then the choice
    t.act(0, "unrest")
    assert t.keys == [way, look] and t.under(0, ident) == ["unrest"]
    t.act(0, way)
    rest(t)
    assert t.goods(0) == gain and t.ids("nation") == ["vik-sagas", "vik-combs", "vik-skis"]
    t = ready().act(0, "no", look)
    assert t.prompt == "look-shuffle" and t.question(0).said.args["top"] == "vik-skis"
    t.act(0, "no")
    assert t.ids("nation") == ["vik-sagas", "vik-combs", "vik-skis"] and t.goods(0) == {}
    t = ready().act(0, "no", look, "yes")
    assert sorted(t.ids("nation")) == ["vik-combs", "vik-sagas", "vik-skis"]
    assert t.ids("bottom") == ["vik-harald-hardrada"]  # not part of the shuffle
    t = play(vik().nation(0), ident)
    assert t.keys == [way, look]  # no nation deck to look at: nothing comes of it
    assert t.act(0, look).goods(0) == {} and t.prompt == "act"
    check_state("vikings", ident)


def test_shuffling_the_nation_deck_does_shuffle() -> None:
    cards = ("vik-skis", "vik-combs", "vik-sagas", "vik-longships", "vik-iceland", "vik-foroyar", "vik-go-a-viking")
    t = play(vik().nation(0, *cards).deck(0, "vik-glory", "vik-advance"), "vik-gothja").act(0, "yes")
    assert t.ids("nation") != list(cards[::-1]) and sorted(t.ids("nation")) == sorted(cards)


def test_combs() -> None:
    t = vik().play(0, "vik-combs").hand(0, "per-satrap")
    assert t.why_not("play:per-satrap") == "state"
    t = vik().play(0, "vik-combs").hand(0, "per-persian-gold", "per-satrap", "unrest").has(0, population=1)
    t.act(0, "exhaust:vik-combs@1")
    assert {"play:per-persian-gold", "play:per-satrap"} <= set(t.keys)
    t.act(0, "play:per-persian-gold")
    assert t.goods(0) == {"materials": 2, "population": 1, "progress": 1}
    assert t.why_not("play:per-satrap") == "state"  # the next card only
    check_state("vikings", "vik-combs")


def test_combs_are_spent_by_any_card() -> None:
    t = vik().play(0, "vik-combs").hand(0, "per-persian-gold", "vik-scandinavia").act(0, "exhaust:vik-combs@1")
    t.act(0, "play:vik-scandinavia", "no")
    assert t.why_not("play:per-persian-gold") == "state"


def test_combs_last_for_the_turn() -> None:
    t = vik().play(0, "vik-combs").hand(0, "per-persian-gold").act(0, "exhaust:vik-combs@1").end(0)
    assert not t.player(0).ignore_empire


def test_foroyar() -> None:
    t = play(vik().hand(0, "unrest"), "vik-foroyar").act(0, "unrest")
    assert t.under(0, "vik-foroyar") == ["unrest"]
    assert t.keys == ["way:exile-1-market-card", "way:gain-1-population"]
    assert t.act(0, "way:gain-1-population").goods(0) == {"population": 1}
    t = play(vik().hand(0, "unrest"), "vik-foroyar").act(0, "no")
    assert t.prompt == "choose" and t.under(0, "vik-foroyar") == []
    t = play(vik().tokens("cls-hills", progress=1), "vik-foroyar").act(0, "way:exile-1-market-card")
    assert "pick:cls-hills:market" not in t.keys and len(t.keys) == 4  # not one with a token
    t.act(0, "cls-elders")
    assert t.ids("exile") == ["cls-elders"] and t.goods(0) == {} and t.open_market[1] == "cls-oracle"
    t = vik()
    for card in OPEN_MARKET:
        t.tokens(card, progress=1)
    t = play(t, "vik-foroyar")
    assert t.keys == ["way:exile-1-market-card", "way:gain-1-population"]
    t.act(0, "way:exile-1-market-card")  # nothing can be exiled
    assert t.goods(0) == {} and t.ids("exile") == [] and t.prompt == "act"
    check_state("vikings", "vik-foroyar")


def test_vinland() -> None:
    def ready(*hand: str) -> Table:
        return play(vik().play(0, "vik-longships", "vik-graenland").hand(0, *hand), "vik-vinland")

    t = ready("unrest", "vik-glory", "vik-combs")
    assert t.keys == ["way:return-unrest", "way:may-garrison-1-card-here"]
    t.act(0, "way:return-unrest", "no")
    assert t.size("unrest") == 21 and t.under(0, "vik-vinland") == []
    t = ready("unrest", "vik-glory", "vik-combs").act(0, "way:may-garrison-1-card-here")
    assert sorted(t.keys) == ["no", "pick:unrest:hand", "pick:vik-combs:hand"]
    t.act(0, "unrest")
    assert t.under(0, "vik-vinland") == ["unrest"] and t.size("unrest") == 20
    assert vik().hand(0, "vik-vinland").play(0, "vik-longships").why_not("play:vik-vinland") == "requires"
    assert vik().hand(0, "vik-vinland").play(0, "vik-graenland").why_not("play:vik-vinland") == "requires"
    t = vik().hand(0, "vik-vinland").play(0, "vik-longships", "vik-scandinavia")
    assert t.garrison(0, "vik-scandinavia", "vik-graenland").why_not("play:vik-vinland") == "requires"


def test_sagas() -> None:
    t = play(vik(), "vik-sagas")
    rest(t)
    assert t.ids("play") == ["vik-sagas"]
    t = vik().play(0, "vik-sagas").garrison(0, "vik-sagas", "unrest").hand(0, "vik-combs", "vik-glory")
    t.then(("solstice",), ("turn", 0))
    assert t.prompt == "garrison" and t.keys == ["pick:vik-combs:hand", "no"]
    t.act(0, "vik-combs")
    assert t.under(0, "vik-sagas") == ["unrest", "vik-combs"]
    t = vik().play(0, "vik-sagas").hand(0, "vik-combs").then(("solstice",), ("turn", 0)).act(0, "no")
    assert t.under(0, "vik-sagas") == [] and t.ids("hand") == ["vik-combs"]
    check_state("vikings", "vik-sagas")


def test_longships_take_regions_from_the_exile() -> None:
    t = vik().play(0, "vik-longships").exile("cls-cape", "cls-shaduf").has(0, population=1, materials=2)
    play(t, "vik-jomsviking").act(0, "yes")
    assert t.keys == ["pick:cls-hills:market", "pick:cls-aksumites:market", "pick:cls-cape:exile"]
    t.act(0, "cls-cape", "no")
    assert t.goods(0) == {"population": 1} and t.ids("hand") == ["cls-cape"]  # for the region, without a token
    assert t.player(0).exhausts == 5
    t = vik().play(0, "vik-longships").has(0, population=1, materials=2)
    play(t, "vik-jomsviking").act(0, "yes", "cls-hills", "no")
    assert t.goods(0) == {}  # from the market: nothing more
    check_state("vikings", "vik-longships")


def test_longships_and_attacks() -> None:
    t = play(vik().play(0, "vik-longships").hand(0, "vik-go-a-viking"), "vik-althing").act(0, "way:gain-1-progress")
    assert t.prompt == "react" and t.goods(0) == {"progress": 1}
    t.act(0, "react")
    assert t.goods(0) == {"materials": 2, "progress": 1}
    rest(t.act(0, "play:vik-go-a-viking"))  # they have their token
    t = play(vik().play(0, "vik-longships"), "vik-althing").act(0, "way:gain-1-progress", "no")
    assert t.goods(0) == {"progress": 1}
    rest(play(vik().play(0, "vik-longships"), "vik-scandinavia"))


def test_skis() -> None:
    def ready() -> Table:
        return play(vik().play(0, "vik-skis").deck(0, "vik-glory", "vik-advance"), "vik-scandinavia")

    t = ready()
    assert t.prompt == "react"
    t.act(0, "react", "way:draw-1")
    assert t.ids("hand") == ["vik-glory"] and t.goods(0) == {}
    assert ready().act(0, "react", "way:gain-2-materials").goods(0) == {"materials": 2}
    t = ready().act(0, "no")
    assert t.size("hand") == 0 and t.goods(0) == {} and t.player(0).exhausts == 5
    rest(play(vik().play(0, "vik-skis"), "vik-longships"))
    check_state("vikings", "vik-skis")


def test_rollo() -> None:
    t = play(vik(), "vik-rollo-the-walker")
    rest(t)
    assert t.ids("hand") == ["cls-great"] and t.ids("exile") == ["vik-rollo-the-walker"] and t.size("fame") == 3
    check_state("vikings", "vik-rollo-the-walker")


def test_go_a_viking() -> None:
    t = vik(rivals=("macedonians", "romans", "greeks")).has(1, materials=4).has(2, materials=1).state(0, actions=0)
    play(t, "vik-go-a-viking")
    rest(t)
    assert t.goods(0) == {"materials": 3} and t.goods(1) == {"materials": 2} and t.goods(2) == {}
    assert t.size("hand", 1) == 0 and t.ids("hand", 2) == t.ids("hand", 3) == ["unrest"]
    t = vik().has(1, materials=2)
    assert play(t, "vik-go-a-viking").size("hand", 1) == 0  # two are enough
    check_state("vikings", "vik-go-a-viking")


def test_go_a_viking_avoided() -> None:
    t = play(vik(rivals=("scythians",)).play(1, "scy-mounted-archers").has(1, materials=1), "vik-go-a-viking")
    t.act(1, "react")
    assert t.goods(1) == {"materials": 1} and t.size("hand", 1) == 0


def test_gothja() -> None:
    def ready(*hand: str) -> Table:
        t = vik(power="b").nation(0, "vik-skis", "vik-combs").deck(0, "vik-glory", "vik-advance", "vik-althing")
        return play(t.hand(0, *hand), "vik-gothja")

    t = ready("unrest")
    assert t.prompt == "look-shuffle" and t.question(0).said.args["top"] == "vik-skis"
    t.act(0, "no")
    assert t.keys == ["way:return-unrest-gain-1-population", "way:draw-2"]
    t.act(0, "way:return-unrest-gain-1-population")
    assert t.size("hand") == 0 and t.goods(0) == {"population": 1} and t.size("unrest") == 21
    assert t.ids("nation") == ["vik-combs", "vik-skis"]
    t = ready("unrest").act(0, "no", "way:draw-2")
    assert t.ids("hand") == ["unrest", "vik-advance", "vik-glory"] and t.goods(0) == {}
    t = ready().act(0, "no", "way:return-unrest-gain-1-population")  # as far as possible: the population
    assert t.goods(0) == {"population": 1}
    t = play(vik().nation(0).deck(0, "vik-glory", "vik-advance"), "vik-gothja")
    assert t.prompt == "choose"
    check_state("vikings", "vik-gothja")


def test_erik_the_red() -> None:
    def ready(**goods: int) -> Table:
        t = vik().play(0, "vik-scandinavia", "vik-iceland").nation(0, "vik-skis", "vik-graenland", "vik-foroyar")
        t.hand(0, "vik-glory").deck(0, "cls-cape", "vik-advance").has(0, **goods)
        return play(t, "vik-erik-the-red")

    t = ready(population=1)
    assert t.prompt == "abandon" and [key.split("@")[0] for key in t.keys] == ["pick:vik-scandinavia", "no"]
    t.act(0, "vik-scandinavia")
    assert t.prompt == "find" and t.goods(0) == {}
    assert t.keys == ["pick:vik-scandinavia:discard", "search:deck", "search:nation", "no"]
    t.act(0, "search:deck")
    assert t.keys == ["pick:cls-cape:deck", "search:nation", "no"]
    t.act(0, "search:nation")
    assert sorted(t.keys) == ["no", "pick:vik-foroyar:nation", "pick:vik-graenland:nation"]
    t.act(0, "vik-graenland")
    rest(t)
    assert t.ids("hand") == ["vik-glory", "vik-graenland"] and sorted(t.ids("nation")) == ["vik-foroyar", "vik-skis"]
    assert t.ids("exile") == ["vik-erik-the-red"] and t.ids("discard") == ["vik-scandinavia"]
    assert t.ids("bottom") == ["vik-harald-hardrada"]
    t = ready(population=1).act(0, "no")
    assert t.goods(0) == {"population": 1} and t.ids("exile") == ["vik-erik-the-red"]
    t = ready()  # the population is wanting: nothing is abandoned, he goes all the same
    rest(t)
    assert t.ids("play") == ["vik-scandinavia", "vik-iceland"] and t.ids("exile") == ["vik-erik-the-red"]
    t = play(vik().play(0, "vik-iceland").has(0, population=1), "vik-erik-the-red")
    rest(t)
    assert t.ids("exile") == ["vik-erik-the-red"] and t.ids("play") == ["vik-iceland"]
    check_state("vikings", "vik-erik-the-red")


def test_jomsviking() -> None:
    def ready(**goods: int) -> Table:
        t = vik(rivals=("macedonians", "romans")).has(0, **goods).hand(1, "mac-advance", "mac-phalanx")
        return play(t.hand(2, "rom-glory"), "vik-jomsviking")

    t = ready(materials=2, population=1).act(0, "yes")
    assert t.keys == ["pick:cls-hills:market", "pick:cls-aksumites:market"]
    t.act(0, "cls-aksumites").act(1, "mac-phalanx")
    assert t.goods(0) == {} and t.ids("hand") == ["cls-aksumites", "unrest"]
    assert t.ids("discard", 1) == ["mac-phalanx"] and t.ids("discard", 2) == ["rom-glory"]
    t = ready(materials=2, population=1).act(0, "no")
    assert t.seat == 1 and t.goods(0) == {"materials": 2, "population": 1}
    assert ready(materials=2).seat == 1 and ready(population=1).seat == 1  # both are needed
    assert ready(progress=1).seat == 1  # one progress does not stand for both
    t = ready(progress=2).act(0, "yes", "cls-hills")
    assert t.goods(0) == {}
    check_state("vikings", "vik-jomsviking")


def test_althing() -> None:
    def ready(*hand: str) -> Table:
        t = vik(power="b", rivals=("macedonians", "romans")).has(1, materials=3).hand(0, *hand)
        return play(t, "vik-althing")

    t = ready("unrest")
    assert t.goods(0) == {"materials": 1} and t.goods(1) == {"materials": 2}
    assert t.keys == ["way:gain-1-progress", "way:return-unrest"]
    assert t.act(0, "way:gain-1-progress").goods(0) == {"materials": 1, "progress": 1}
    t = ready("unrest").act(0, "way:return-unrest")
    assert t.size("hand") == 0 and t.size("unrest") == 21 and t.goods(0) == {"materials": 1}
    assert ready().keys == ["way:gain-1-progress", "way:return-unrest"]
    check_state("vikings", "vik-althing")
