"""Olmecs: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet, at_solstice, bare, way, ways, worth
from rules.imperium.tables import Table, table

SHEET = """
olm-power-a: Olmecs / Ольмеки | 2OLM1A/26 | power | - | - | 0
    exhaust = CHOOSE history 1 MASK from discard | (discard 3 MASK -> acquire ANY4)
olm-power-b: Olmecs / Ольмеки | 2OLM1B/26 | power | - | - | 0
    exhaust = history 1 MASK from hand -> gain 2 progress
olm-san-lorenzo-tenochtitlan: San Lorenzo Tenochtitlán / Сан-Лоренсо-Теночтитлан | 2OLM2/26 | accession | metropolis
        pinned | - | 0
    exhaust = put 1 card from hand on top_of_deck -> CHOOSE to_hand 1 MASK from discard | (gain 1 population ; gain 1
        materials)
olm-step-pyramids: Step Pyramids / Ступенчатые пирамиды | 2OLM3/26 | development | empire pinned | materials 4,
        population 2 | 3
    exhaust on card effect requires you to discard MASK = reduce that requirement by 1 MASK
    solstice = MAY to_hand 1 MASK from discard
olm-ritual-sacrifice: Ritual Sacrifice / Ритуальное жертвоприношение | 2OLM4/26 | development | empire | materials 4,
        population 2 | 3
    restrict = playable only if "Step Pyramids" in_play
    play = (discard 2 MASK ; pay 2 population) -> fame_look 3 take 1
olm-olmec-traders: Olmec Traders / Ольмекские торговцы | 2OLM5/26 | development | empire attack | materials 4,
        population 2 | 3
    play = gain 3 materials ; FOR_EACH other player: give them 1 card from hand/discard ; EACH_OTHER[was given MASK]:
        take UNREST
olm-tres-zapotes: Tres Zapotes / Трес-Сапотес | 2OLM6/26 | development | region production fertile empire pinned |
        materials 4, population 2 | 3
    play = MAY to_hand up to 2 MASK from discard ; MAY garrison 1 card here
olm-stone-heads: Stone Heads / Каменные головы | 2OLM7/26 | development | empire pinned | materials 4, population 2 |
        3
    passive on card effect requires you to discard MASK = MAY abandon any number of cards garrisoned here, each
        counts as 1 MASK discarded
    solstice = MAY garrison 1 card here
olm-drainage-system: Drainage System / Дренажная система | 2OLM8/26 | development | empire pinned | materials 4,
        population 2 | 3
    solstice = gain 1 population
olm-cacao: Cacao / Какао | 2OLM9/26 | nation_deck | - | - | 0
    play = ALL: MAY return UNREST from hand/discard ; gain 1 progress per UNREST returned
olm-olmec-hieroglyphics: Olmec Hieroglyphics / Ольмекские иероглифы | 2OLM10/26 | nation_deck | pinned | - | 0
    exhaust = CHOOSE return 1 exhaust_token to state_card | (spend 1 action -> to_hand 1 card from discard)
olm-calendar: Calendar / Календарь | 2OLM11/26 | nation_deck | pinned | - | 0
    exhaust = (discard 2 MASK ; spend 1 action) -> CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population
        per REGION in_play
olm-stone-mask-nation: Stone Mask / Каменная маска | 2OLM12/26 2OLM13/26 | nation_deck | mask | - | ?: 1 if in_history
    play = draw up to 3 if_able ; put 1 card from hand on top_of_deck
olm-lodestone-compass: Lodestone Compass / Магнитный компас | 2OLM14/26 | starting_deck | pinned | - | 0
    exhaust = (discard 2 MASK ; spend 1 action) -> acquire REGION/TRIBUTARY
olm-ball-games: Ball Games / Игра в мяч | 2OLM15/26 | starting_deck | pinned | - | 0
    exhaust = (discard 2 MASK ; spend 1 action) -> acquire UNCIVILISED/CIVILISED
olm-laguna-de-los-cerros: Laguna de los Cerros / Лагуна-де-лос-Серрос | 2OLM16/26 | starting_deck | region production
        river pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
olm-la-venta: La Venta / Ла-Вента | 2OLM17/26 | starting_deck | region production river pinned | - | 0
    play = gain 2 materials ; MAY garrison 1 card here
olm-stone-mask: Stone Mask / Каменная маска | 2OLM18/26 2OLM19/26 2OLM20/26 2OLM21/26 2OLM22/26 2OLM23/26 |
        starting_deck | mask | - | ?: 1 if in_history
    play = draw up to 3 if_able ; put 1 card from hand on top_of_deck
olm-unrest-supply: Unrest / Беспорядки | 2OLM24/26 | unrest_supply | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
olm-unrest-supply-3: Unrest / Беспорядки | 2OLM25/26 | unrest_supply 3+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
olm-unrest-supply-4: Unrest / Беспорядки | 2OLM26/26 | unrest_supply 4+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("olmecs", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("olmecs", number).over


MARKET = ("cls-jungle", "cls-elders", "cls-coinage", "cls-assyrians", "cls-town")
MASK = "olm-stone-mask"
TWO, THREE = [MASK] * 2, [MASK] * 3


def olmecs(power: str = "a", empire: bool = True, **options: object) -> Table:
    return bare("olmecs", power=power, **options).state(0, empire=empire).market(*MARKET)


# -- the beginning


def test_the_beginning() -> None:
    t = table("olmecs", "romans")
    assert (t.size("deck"), t.size("nation"), t.size("area")) == (10, 5, 6)
    assert t.ids("bottom") == ["olm-san-lorenzo-tenochtitlan"]
    own = t.ids("deck") + t.ids("nation") + t.ids("area")
    assert "unrest" not in own
    assert not [card for card in own if card.split("-")[1] in ("prosperity", "conquer", "advance", "glory")]


@pytest.mark.parametrize("others", [1, 2, 3])
def test_supply_unrest(others: int) -> None:
    t = table("olmecs", *("romans", "greeks", "persians")[:others])
    under = sum(t.unrest_under(card) for card in t.open_market)
    assert t.size("unrest") + under == {1: 9, 2: 12, 3: 15}[others]


def test_the_accession_makes_an_empire() -> None:
    t = olmecs(empire=False).nation(0).play(0, "egy-pyramids").act(0, "exhaust:egy-pyramids@1")
    assert t.player(0).empire
    assert "olm-san-lorenzo-tenochtitlan" in t.ids("hand")


# -- power


def test_power_a_puts_a_discarded_mask_into_the_history() -> None:
    t = olmecs().discard(0, MASK, "unrest").act(0, "exhaust:olm-power-a@1")
    way(t, "history-1-mask-from-discard")
    assert t.ids("history") == [MASK]
    assert t.ids("discard") == ["unrest"]


def test_power_a_acquires_for_three_masks() -> None:
    t = olmecs().hand(0, *THREE, "unrest").discard(0, MASK).act(0, "exhaust:olm-power-a@1")
    assert ways(t) == ["history-1-mask-from-discard", "discard-3-mask-acquire-any4"]
    way(t, "discard-3-mask-acquire-any4").act(0, MASK, MASK, MASK)
    assert len(t.keys) == 5
    t.act(0, "cls-jungle")
    assert t.ids("hand") == ["cls-jungle", "unrest"]
    assert t.ids("discard") == [MASK] * 4


def test_power_a_with_two_masks_cannot_acquire() -> None:
    t = olmecs().hand(0, *TWO, "unrest").discard(0, MASK).act(0, "exhaust:olm-power-a@1")
    assert t.keys == ["way:history-1-mask-from-discard"]


def test_power_b_gains_progress_for_a_mask_in_hand() -> None:
    t = olmecs("b").discard(0, MASK)
    assert t.why_not("exhaust:olm-power-b@1") == "cost"
    t.hand(0, MASK, "unrest").act(0, "exhaust:olm-power-b@1")
    if t.prompt == "history":
        assert t.keys == [f"pick:{MASK}:hand"]
        t.act(0, MASK)
    assert t.goods(0) == {"progress": 2}
    assert t.ids("history") == [MASK]
    assert t.ids("hand") == ["unrest"]


def test_masks_are_worth_a_point_in_the_history() -> None:
    t = olmecs().history(0, MASK).hand(0, "olm-stone-mask-nation")
    assert worth(t, MASK, "history") == 1
    assert worth(t, "olm-stone-mask-nation", "hand") == 0


# -- accession


def test_san_lorenzo() -> None:
    t = olmecs().play(0, "olm-san-lorenzo-tenochtitlan")
    assert t.why_not("exhaust:olm-san-lorenzo-tenochtitlan@1") == "cost"
    t.hand(0, "unrest", "olm-la-venta").discard(0, MASK, "olm-cacao")
    t.act(0, "exhaust:olm-san-lorenzo-tenochtitlan@1", "unrest")
    assert t.ids("deck") == ["unrest"]
    way(t, "to-hand-1-mask-from-discard")
    assert t.ids("hand") == ["olm-la-venta", MASK]
    t = olmecs().play(0, "olm-san-lorenzo-tenochtitlan").hand(0, "unrest").discard(0, MASK)
    t.act(0, "exhaust:olm-san-lorenzo-tenochtitlan@1")
    way(t, "gain-1-population-gain-1-materials")
    assert t.goods(0) == {"materials": 1, "population": 1}


def test_san_lorenzo_does_nothing_at_the_solstice() -> None:
    t = olmecs().play(0, "olm-san-lorenzo-tenochtitlan")
    assert at_solstice(t, "olm-san-lorenzo-tenochtitlan").goods(0) == {}


# -- masks that need not be discarded


def test_step_pyramids_take_the_place_of_a_mask() -> None:
    t = olmecs().play(0, "olm-ball-games", "olm-step-pyramids").hand(0, MASK)
    t.act(0, "exhaust:olm-ball-games@1")
    assert t.prompt == "mask"
    assert t.keys == ["pick:olm-step-pyramids@1:play"]  # with one mask they are needed
    t.act(0, "olm-step-pyramids", MASK)
    assert t.prompt == "acquire"
    assert t.player(0).exhausts == 3
    assert t.player(0).actions == 2
    assert t.ids("discard") == [MASK]


def test_step_pyramids_are_optional_where_there_are_masks_enough() -> None:
    t = olmecs().play(0, "olm-ball-games", "olm-step-pyramids").hand(0, *TWO).act(0, "exhaust:olm-ball-games@1")
    assert t.keys == ["pick:olm-step-pyramids@1:play", "no"]
    t.act(0, "no", MASK, MASK)
    assert t.ids("discard") == TWO
    assert t.player(0).exhausts == 4


def test_tired_step_pyramids_do_not_help() -> None:
    t = olmecs().play(0, "olm-ball-games", "olm-step-pyramids").hand(0, MASK).tired(0, "olm-step-pyramids")
    assert t.why_not("exhaust:olm-ball-games@1") == "cost"


def test_step_pyramids_need_a_token_besides_the_one_for_the_card() -> None:
    """With the last token the card itself would be exhausted, and nothing be left for the pyramids."""
    t = olmecs().play(0, "olm-ball-games", "olm-step-pyramids").hand(0, MASK).state(0, exhausts=1)
    assert t.why_not("exhaust:olm-ball-games@1") == "cost"
    t.state(0, exhausts=2).act(0, "exhaust:olm-ball-games@1", "olm-step-pyramids", MASK)
    assert t.prompt == "acquire"


def test_step_pyramids_help_only_with_masks_that_are_discarded() -> None:
    t = olmecs("b").play(0, "olm-step-pyramids")
    assert t.why_not("exhaust:olm-power-b@1") == "cost"  # a mask into the history is something else


def test_the_solstice_of_step_pyramids() -> None:
    t = at_solstice(olmecs().play(0, "olm-step-pyramids").discard(0, MASK, "unrest"), "olm-step-pyramids")
    assert t.keys_of(0) == [f"pick:{MASK}:discard", "no"]
    assert t.act(0, MASK).ids("hand") == [MASK]
    t = at_solstice(olmecs().play(0, "olm-step-pyramids").discard(0, MASK), "olm-step-pyramids").act(0, "no")
    assert t.ids("hand") == []


def test_stone_heads_give_their_garrison_for_masks() -> None:
    t = olmecs().play(0, "olm-ball-games", "olm-stone-heads").garrison(0, "olm-stone-heads", "unrest", "olm-cacao")
    t.garrison(0, "olm-stone-heads", "olm-calendar").act(0, "exhaust:olm-ball-games@1")
    assert t.prompt == "mask"
    assert "no" not in t.keys
    t.act(0, "unrest", "olm-calendar")
    assert t.prompt == "acquire"
    assert t.ids("discard") == ["unrest", "olm-calendar"]
    assert t.under(0, "olm-stone-heads") == ["olm-cacao"]
    assert t.player(0).exhausts == 4


def test_stone_heads_and_pyramids_together() -> None:
    t = olmecs().play(0, "olm-step-pyramids", "olm-stone-heads").garrison(0, "olm-stone-heads", "unrest").hand(0, MASK)
    t.act(0, "exhaust:olm-power-a@1")
    way(t, "discard-3-mask-acquire-any4")
    t.act(0, "unrest", "olm-step-pyramids", MASK)
    assert t.prompt == "acquire"
    assert sorted(t.ids("discard")) == [MASK, "unrest"]


def test_other_garrisons_are_no_masks() -> None:
    t = olmecs().play(0, "olm-ball-games", "olm-la-venta").garrison(0, "olm-la-venta", "unrest", "olm-cacao")
    assert t.why_not("exhaust:olm-ball-games@1") == "cost"


def test_the_solstice_of_stone_heads() -> None:
    t = at_solstice(olmecs().play(0, "olm-stone-heads").hand(0, "unrest", MASK), "olm-stone-heads").act(0, "unrest")
    assert t.under(0, "olm-stone-heads") == ["unrest"]
    t = at_solstice(olmecs().play(0, "olm-stone-heads").hand(0, "unrest"), "olm-stone-heads").act(0, "no")
    assert t.under(0, "olm-stone-heads") == []


# -- developments


def sacrifice(*hand: str, population: int = 2) -> Table:
    t = olmecs().play(0, "olm-step-pyramids").hand(0, "olm-ritual-sacrifice", *hand).has(0, population=population)
    return t.common("fame", "cls-great", "cls-glorious", "cls-notorious", "cls-marvellous")


def test_ritual_sacrifice_needs_the_pyramids() -> None:
    t = olmecs().hand(0, "olm-ritual-sacrifice", *TWO).has(0, population=2)
    assert t.why_not("play:olm-ritual-sacrifice") == "requires"


def test_ritual_sacrifice() -> None:
    t = sacrifice(*TWO, "unrest").act(0, "olm-ritual-sacrifice", "yes", "no", MASK, MASK)
    assert t.goods(0) == {}
    assert sorted(t.keys) == ["pick:cls-glorious:fame", "pick:cls-great:fame", "pick:cls-notorious:fame"]
    t.act(0, "cls-notorious")
    assert "cls-notorious" in t.ids("hand")
    assert sorted(t.ids("discard"))[-2:] == TWO


def test_ritual_sacrifice_with_one_mask_and_the_pyramids() -> None:
    t = sacrifice(MASK).act(0, "olm-ritual-sacrifice", "yes", "olm-step-pyramids", MASK)
    assert t.prompt == "fame"


@pytest.mark.parametrize("masks", [1, 2])
def test_ritual_sacrifice_may_be_declined_before_anything_is_given(masks: int) -> None:
    t = sacrifice(*[MASK] * masks).act(0, "olm-ritual-sacrifice", "no")
    assert t.prompt == "act"
    assert t.ids("hand") == [MASK] * masks
    assert t.player(0).exhausts == 5
    assert t.goods(0) == {"population": 2}


def test_ritual_sacrifice_without_population_brings_nothing() -> None:
    t = sacrifice(*TWO, population=1).act(0, "olm-ritual-sacrifice", "no")
    assert t.prompt == "act"
    assert t.ids("hand") == TWO


def test_traders_give_a_mask_and_unrest() -> None:
    t = olmecs().hand(0, "olm-olmec-traders", MASK).discard(0, "unrest").act(0, "olm-olmec-traders")
    assert t.goods(0) == {"materials": 3}
    assert sorted(t.keys) == [f"give:{MASK}:hand", "give:unrest:discard"]
    t.act(0, MASK)
    assert t.ids("hand", 1) == [MASK, "unrest"]
    assert t.ids("hand") == []


def test_traders_give_something_else() -> None:
    t = olmecs().hand(0, "olm-olmec-traders", MASK).discard(0, "olm-cacao").act(0, "olm-olmec-traders", "olm-cacao")
    assert t.ids("hand", 1) == ["olm-cacao"]


def test_traders_with_nothing_to_give() -> None:
    t = olmecs().hand(0, "olm-olmec-traders").act(0, "olm-olmec-traders")
    assert t.goods(0) == {"materials": 3}
    assert t.ids("hand", 1) == []


def test_tres_zapotes() -> None:
    t = olmecs().hand(0, "olm-tres-zapotes").discard(0, *THREE, "unrest").act(0, "olm-tres-zapotes")
    assert t.keys == [f"pick:{MASK}:discard", "no"]
    t.act(0, MASK, MASK)
    assert t.prompt == "garrison"
    t.act(0, MASK)
    assert t.under(0, "olm-tres-zapotes") == [MASK]
    assert t.ids("hand") == [MASK]
    t = olmecs().hand(0, "olm-tres-zapotes").discard(0, *THREE).act(0, "olm-tres-zapotes", MASK, "no", "no")
    assert t.ids("hand") == [MASK]


def test_the_drainage_system() -> None:
    assert at_solstice(olmecs().play(0, "olm-drainage-system"), "olm-drainage-system").goods(0) == {"population": 1}


# -- nation deck


def test_cacao_pays_for_all_unrest_returned() -> None:
    t = olmecs().hand(0, "olm-cacao", "unrest").hand(1, "cls-shrine").discard(1, "unrest").act(0, "olm-cacao")
    t.act(0, "unrest")
    assert t.seat == 1
    assert t.keys == ["pick:unrest:discard", "no"]
    t.act(1, "unrest")
    assert t.goods(0) == {"progress": 2}
    assert t.goods(1) == {}


def test_cacao_is_optional_for_each() -> None:
    t = olmecs().hand(0, "olm-cacao", "unrest").hand(1, "unrest").act(0, "olm-cacao", "no")
    t.act(1, "no")
    assert t.goods(0) == {}
    assert t.ids("hand") == ["unrest"]


def test_hieroglyphics_give_a_token_back_but_not_their_own() -> None:
    t = (
        olmecs()
        .play(0, "olm-olmec-hieroglyphics", "cls-temple")
        .tired(0, "cls-temple")
        .hand(0, "unrest")
        .state(0, exhausts=4)
    )
    t.act(0, "exhaust:olm-olmec-hieroglyphics@1")
    if t.prompt == "choose":
        way(t, "return-1-exhaust-token-to-state-card")
    assert t.player(0).exhausts == 4
    assert t.why_not("exhaust:olm-olmec-hieroglyphics@1") == "tired"
    assert "exhaust:cls-temple@1" in t.keys


def test_hieroglyphics_bring_a_card_for_an_action() -> None:
    t = olmecs().play(0, "olm-olmec-hieroglyphics").discard(0, "unrest", "olm-cacao")
    t.act(0, "exhaust:olm-olmec-hieroglyphics@1")
    assert t.prompt == "to-hand"  # no other card has a token
    t.act(0, "olm-cacao")
    assert t.ids("hand") == ["olm-cacao"]
    assert t.player(0).actions == 2


def test_hieroglyphics_without_either() -> None:
    t = olmecs().play(0, "olm-olmec-hieroglyphics").discard(0, "olm-cacao").state(0, actions=0)
    assert t.why_not("exhaust:olm-olmec-hieroglyphics@1") == "cost"


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("olm-lodestone-compass", ["cls-jungle", "cls-assyrians"]),
        ("olm-ball-games", ["cls-elders", "cls-coinage", "cls-town"]),
    ],
)
def test_compass_and_ball_games(card: str, offered: list[str]) -> None:
    t = olmecs().play(0, card).hand(0, *TWO, "unrest").act(0, f"exhaust:{card}@1", MASK, MASK)
    assert t.keys == [f"pick:{id}:market" for id in offered]
    t.act(0, offered[1])
    assert t.ids("hand") == [offered[1], "unrest", "unrest"]
    assert t.player(0).actions == 2
    assert t.ids("discard") == TWO


@pytest.mark.parametrize("card", ["olm-lodestone-compass", "olm-ball-games", "olm-calendar"])
def test_they_need_masks_and_an_action(card: str) -> None:
    t = olmecs().play(0, card).hand(0, MASK, "unrest")
    assert t.why_not(f"exhaust:{card}@1") == "cost"
    t.hand(0, MASK).state(0, actions=0)
    assert t.why_not(f"exhaust:{card}@1") == "cost"
    t.state(0, actions=1)
    assert f"exhaust:{card}@1" in t.keys


@pytest.mark.parametrize(
    ("choice", "goods"),
    [
        ("gain-1-materials-per-production-in-play", {"materials": 3}),
        ("gain-1-population-per-region-in-play", {"population": 2}),
    ],
)
def test_the_calendar(choice: str, goods: dict[str, int]) -> None:
    t = olmecs().play(0, "olm-calendar", "cls-forest", "olm-la-venta").hand(0, *TWO)
    way(t.act(0, "exhaust:olm-calendar@1", MASK, MASK), choice)
    assert t.goods(0) == goods
    assert t.player(0).actions == 2


@pytest.mark.parametrize("mask", [MASK, "olm-stone-mask-nation"])
def test_masks_draw_three_and_put_one_back(mask: str) -> None:
    t = olmecs().hand(0, mask, "unrest").deck(0, "olm-cacao", "olm-calendar", "olm-la-venta", "olm-ball-games")
    t.act(0, f"play:{mask}", "3")
    assert t.prompt == "on-top"
    assert len(t.keys) == 4
    t.act(0, "unrest")
    assert t.ids("deck") == ["olm-ball-games", "unrest"]
    assert t.ids("hand") == ["olm-cacao", "olm-calendar", "olm-la-venta"]
    assert t.ids("discard") == [mask]


def test_masks_do_not_reshuffle() -> None:
    t = olmecs().hand(0, MASK, "unrest").deck(0, "olm-cacao").discard(0, "olm-calendar", "olm-ball-games")
    t.act(0, f"play:{MASK}", "1", "unrest")
    assert t.ids("hand") == ["olm-cacao"]
    assert t.ids("discard") == ["olm-calendar", "olm-ball-games", MASK]
    t = olmecs().hand(0, MASK).discard(0, "olm-calendar").act(0, f"play:{MASK}")
    assert t.ids("hand") == []


@pytest.mark.parametrize(
    ("region", "goods"), [("olm-laguna-de-los-cerros", {"population": 1}), ("olm-la-venta", {"materials": 2})]
)
def test_regions(region: str, goods: dict[str, int]) -> None:
    t = olmecs().hand(0, region, "unrest").act(0, f"play:{region}", "unrest")
    assert t.goods(0) == goods
    assert t.under(0, region) == ["unrest"]


def test_traders_do_not_reach_whoever_avoids_the_attack() -> None:
    t = bare("olmecs", "utopians").state(0, empire=True).hand(0, "olm-olmec-traders", MASK)
    t.play(1, "uto-daochang").has(1, population=1).act(0, "olm-olmec-traders")
    t.act(1, "react:uto-daochang@2")
    assert t.ids("hand") == [MASK]
    assert t.ids("hand", 1) == []
    assert t.goods(0) == {"materials": 3}


def test_traders_give_each_other_player_a_card() -> None:
    t = table("olmecs", "romans", "celts").nothing().state(0, empire=True)
    t.hand(0, "olm-olmec-traders", MASK, "olm-cacao").act(0, "olm-olmec-traders", "olm-cacao", MASK)
    assert t.ids("hand", 1) == ["olm-cacao"]
    assert t.ids("hand", 2) == [MASK, "unrest"]


def test_traders_do_not_give_what_is_in_play() -> None:
    t = olmecs().hand(0, "olm-olmec-traders").play(0, "olm-calendar").act(0, "olm-olmec-traders")
    assert t.ids("play") == ["olm-calendar"]


def test_cacao_counts_everybody() -> None:
    t = table("olmecs", "romans", "celts").nothing().hand(0, "olm-cacao").hand(1, "unrest").hand(2, "unrest")
    t.act(0, "olm-cacao", "no")
    t.act(1, "unrest").act(2, "unrest")
    assert t.goods(0) == {"progress": 2}
