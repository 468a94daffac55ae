"""Egyptians: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet, at_solstice, bare, way, ways, worth
from rules.imperium.tables import Table, table

SHEET = """
egy-power-a: Egyptians / Египтяне | 2EGY1A/23 | power | - | - | *: 2 per 1 CIVILISED
    exhaust = CHOOSE ((spend 1 action ; take UNREST) -> develop) | ((pay 1 population ; take UNREST) -> gain 1 action)
egy-power-b: Egyptians / Египтяне | 2EGY1B/23 | power | - | - | *: 3 per 1 CIVILISED
    passive = hand_size +1
egy-unification: Unification / Объединение | 2EGY2/23 | accession | - | - | 0
    play = gain 2 progress ; history self
egy-development: Development / Развитие | 2EGY3/23 | development | empire | materials 3, population 1 | 2
    play = CHOOSE develop | (pay 2 materials -> acquire UNCIVILISED/CIVILISED)
egy-embalming: Embalming / Бальзамирование | 2EGY4/23 | development | empire pinned | materials 4 | 2
    passive on pay population = MAY history 1 card from hand
    exhaust = draw 1
egy-obelisk: Obelisk / Обелиск | 2EGY5/23 | development | empire pinned | materials 2, population 2 | 2
    exhaust = free_play UNREST
    solstice = discard 1 ; gain 1 progress
egy-ramesses-ii: Ramesses II / Рамсес II | 2EGY6/23 | development | empire | materials 4, population 2 | 4
    free = acquire ANY4 ; history self
egy-egyptian-expansion: Egyptian Expansion / Египетская экспансия | 2EGY7/23 | development | empire attack |
        population 4 | 4
    play = EACH_OTHER: abandon REGION ; MAY acquire REGION/TRIBUTARY
egy-medicine: Medicine / Медицина | 2EGY8/23 | development | empire pinned | materials 4, population 1 | 4
    passive = development_cost population -1 (min 0)
egy-pyramids: Pyramids / Пирамиды | 2EGY9/23 | development | empire pinned | materials 2, population 3 | 4
    passive = unrest_cost cards -1 (min 1) ; unrest_cost materials -1 (min 1)
    exhaust = draw 1
egy-egyptian-legacy: Egyptian Legacy / Наследие Египта | 2EGY10/23 | development | empire attack | materials 5 | *: 1
        per 1 CIVILISED
    play = EACH_OTHER: (take UNREST ; discard 1) ; gain 2 progress
egy-red-land: Red Land / Красная земля | 2EGY11/23 | nation_deck | region pinned | - | 0
    play = gain 1 progress ; MAY garrison 1 card here
egy-kushites: Kushites / Кушиты | 2EGY12/23 | nation_deck | tributary barbarian | - | 0
    play = gain 2 progress
egy-unrest-nation: Unrest / Беспорядки | 2EGY13/23 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
egy-flood-of-the-nile: Flood of the Nile / Разлив Нила | 2EGY14/23 | starting_deck | - | - | 0
    play = abandon RIVER -> CHOOSE gain 5 materials | IF state=empire THEN break_through UNCIVILISED/CIVILISED
egy-glory: Glory / Величие | 2EGY15/23 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
egy-prosperity: Prosperity / Процветание | 2EGY16/23 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
egy-advance: Advance / Реформы | 2EGY17/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
egy-egyptian-incursion: Egyptian Incursion / Вторжение египтян | 2EGY18/23 | starting_deck | barbarian attack | - | 0
    play = (pay 1 population ; pay 2 materials) -> acquire REGION/TRIBUTARY ; EACH_OTHER: recall REGION
egy-egyptian-hieroglyphics: Egyptian Hieroglyphics / Египетские иероглифы | 2EGY19/23 | starting_deck | pinned | - | 0
    solstice = MAY history 1 card from hand/discard
egy-lower-nile: Lower Nile / Нижний Нил | 2EGY20/23 | starting_deck | region river pinned | - | 0
    play = MAY garrison 1 card here
egy-nile-valley: Nile Valley / Долина Нила | 2EGY21/23 | starting_deck | region production river fertile pinned | - |
        0
    play = MAY garrison 1 card here
egy-unrest: Unrest / Беспорядки | 2EGY22/23 2EGY23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("egyptians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("egyptians", number).over


MARKET = ("cls-jungle", "cls-elders", "cls-coinage", "cls-assyrians", "cls-town")


def egyptians(power: str = "a", empire: bool = True, **options: object) -> Table:
    return bare("egyptians", power=power, **options).state(0, empire=empire).market(*MARKET)


def test_the_beginning() -> None:
    t = table("egyptians", "romans")
    assert (t.size("deck"), t.size("nation"), t.size("area")) == (10, 3, 8)
    assert t.ids("bottom") == ["egy-unification"]
    assert not t.player(0).empire
    assert t.ids("deck").count("unrest") == 2
    assert t.ids("nation").count("unrest") == 1


def test_the_accession_makes_an_empire() -> None:
    t = egyptians(empire=False).nation(0).discard(0, "unrest").play(0, "egy-pyramids")
    t.act(0, "exhaust:egy-pyramids@1")
    assert t.player(0).empire
    assert t.size("bottom") == 0
    assert t.player(0).exhausts == 3


# -- power


def test_power_a_develops_for_an_action_and_unrest_even_as_barbarians() -> None:
    t = egyptians(empire=False).has(0, materials=4).area(0, "egy-embalming", "egy-ramesses-ii")
    t.act(0, "exhaust:egy-power-a@1")
    assert t.player(0).actions == 2
    assert t.ids("hand") == ["unrest"]
    assert t.ids("discard") == ["egy-embalming"]
    assert t.goods(0) == {}


def test_power_a_gains_an_action_for_population_and_unrest() -> None:
    t = egyptians().has(0, population=1).act(0, "exhaust:egy-power-a@1")
    assert ways(t) == ["spend-1-action-take-unrest-develop", "pay-1-population-take-unrest-gain-1-action"]
    way(t, "pay-1-population-take-unrest-gain-1-action")
    assert t.player(0).actions == 4
    assert t.ids("hand") == ["unrest"]
    assert t.goods(0) == {}


def test_power_a_needs_an_action_or_population() -> None:
    t = egyptians().state(0, actions=0)
    assert t.why_not("exhaust:egy-power-a@1") == "cost"
    t.has(0, population=1).act(0, "exhaust:egy-power-a@1")
    assert t.player(0).actions == 1


def test_power_b_raises_the_hand() -> None:
    t = egyptians("b").deck(0, *["unrest"] * 7)
    assert "exhaust:egy-power-b@1" not in t.keys
    assert t.end(0).size("hand") == 6
    t = egyptians("a").deck(0, *["unrest"] * 7)
    assert t.end(0).size("hand") == 5


@pytest.mark.parametrize(("n", "a", "b", "legacy"), [(0, 0, 0, 0), (2, 4, 6, 2), (4, 8, 10, 4), (11, 10, 10, 10)])
def test_points_per_civilised(n: int, a: int, b: int, legacy: int) -> None:
    names = ["city", "city", "port", "leadership", "temple", "education", "exports", "pharmacy", "metropolis"]
    cards = [f"cls-{name}" for name in [*names, "mercenaries", "cataphract"][:n]]
    t = egyptians("a").hand(0, *cards[: n // 2], "egy-egyptian-legacy").history(0, *cards[n // 2 :])
    assert worth(t, "egy-power-a", "powers") == a
    assert worth(t, "egy-egyptian-legacy", "hand") == legacy
    t = egyptians("b").hand(0, *cards)
    assert worth(t, "egy-power-b", "powers") == b


# -- accession and developments


def test_unification() -> None:
    t = egyptians().hand(0, "egy-unification").act(0, "egy-unification")
    assert t.goods(0) == {"progress": 2}
    assert t.ids("history") == ["egy-unification"]


def test_development_develops_or_acquires_for_materials() -> None:
    t = egyptians().hand(0, "egy-development").has(0, materials=4).area(0, "egy-embalming", "egy-medicine")
    t.act(0, "egy-development")
    assert ways(t) == ["develop", "pay-2-materials-acquire-uncivilised-civilised"]
    way(t, "pay-2-materials-acquire-uncivilised-civilised").act(0, "cls-elders")
    assert t.goods(0) == {"materials": 2}
    assert t.ids("hand") == ["cls-elders", "unrest"]


def test_development_develops() -> None:
    t = egyptians().hand(0, "egy-development").has(0, materials=4).area(0, "egy-embalming", "egy-medicine")
    way(t.act(0, "egy-development"), "develop")
    assert t.goods(0) == {}
    assert t.ids("discard") == ["egy-embalming", "egy-development"]


def test_development_with_nothing_to_pay_does_nothing() -> None:
    t = egyptians().hand(0, "egy-development").has(0, materials=1).act(0, "egy-development")
    assert t.goods(0) == {"materials": 1}
    assert t.ids("discard") == ["egy-development"]
    assert t.ids("hand") == []


def test_embalming_puts_a_card_into_the_history_when_population_is_spent() -> None:
    t = egyptians().play(0, "egy-embalming").hand(0, "unrest", "egy-glory").has(0, population=1)
    t.act(0, "play:unrest")
    assert t.prompt == "history"
    assert t.keys == ["pick:egy-glory:hand", "no"]
    t.act(0, "egy-glory")
    assert t.ids("history") == ["egy-glory"]


def test_embalming_is_optional_and_costs_no_token() -> None:
    t = egyptians().play(0, "egy-embalming").hand(0, "unrest", "egy-glory").has(0, population=1)
    t.act(0, "play:unrest", "no")
    assert t.ids("history") == []
    assert t.player(0).exhausts == 5


def test_embalming_does_not_see_population_paid_in_progress() -> None:
    t = egyptians().play(0, "egy-embalming").hand(0, "unrest", "egy-glory").has(0, progress=1)
    t.act(0, "play:unrest")
    assert t.prompt == "act"
    assert t.goods(0) == {}


def test_embalming_sees_a_payment_of_which_a_part_is_population() -> None:
    t = egyptians().play(0, "egy-embalming").hand(0, "egy-glory").has(0, materials=2, population=1, progress=1)
    t.area(0, "egy-obelisk", "egy-medicine").hand(0, "egy-development").act(0, "egy-development")
    way(t, "develop").act(0, "egy-obelisk")
    assert t.prompt == "history"


def test_embalming_sees_no_payment_in_materials() -> None:
    t = egyptians().play(0, "egy-embalming").hand(0, "unrest", "egy-glory").has(0, materials=3).act(0, "play:unrest")
    assert t.prompt == "act"
    assert t.ids("hand") == ["egy-glory"]


def test_embalming_at_the_reshuffle_and_the_hand_is_filled_up() -> None:
    """A card that leaves the hand while cards are drawn leaves room for one more."""
    t = egyptians().play(0, "egy-embalming").hand(0, "egy-glory", "egy-advance").discard(0, *["unrest"] * 6)
    t.has(0, population=4).area(0, "egy-egyptian-expansion", "egy-medicine").end(0)
    assert t.prompt == "develop-now"
    t.act(0, "egy-egyptian-expansion", "egy-glory")
    assert t.ids("history") == ["egy-glory"]
    assert t.size("hand") == 5


@pytest.mark.parametrize("card", ["egy-embalming", "egy-pyramids"])
def test_cards_that_draw(card: str) -> None:
    t = egyptians().play(0, card).deck(0, "egy-glory", "egy-advance").act(0, f"exhaust:{card}@1")
    assert t.ids("hand") == ["egy-glory"]
    assert t.why_not(f"exhaust:{card}@1") == "tired"


def test_the_obelisk_plays_unrest() -> None:
    t = egyptians().play(0, "egy-obelisk").hand(0, "unrest", "unrest").has(0, population=1).state(0, actions=0)
    pile = t.size("unrest")
    t.act(0, "exhaust:egy-obelisk@1", "unrest")
    assert t.size("unrest") == pile + 1
    assert t.goods(0) == {}
    assert t.player(0).actions == 0


def test_the_solstice_of_the_obelisk_is_forced() -> None:
    t = at_solstice(egyptians().play(0, "egy-obelisk").hand(0, "egy-glory", "unrest"), "egy-obelisk")
    assert t.prompt_of(0) == "discard"
    assert "no" not in t.keys_of(0)
    t.act(0, "unrest")
    assert t.goods(0) == {"progress": 1}
    assert at_solstice(egyptians().play(0, "egy-obelisk"), "egy-obelisk").goods(0) == {"progress": 1}


def test_ramesses_acquires_without_an_action() -> None:
    t = egyptians().hand(0, "egy-ramesses-ii").act(0, "egy-ramesses-ii")
    assert len(t.keys) == 5
    t.act(0, "cls-assyrians")
    assert t.ids("hand") == ["cls-assyrians", "unrest"]
    assert t.ids("history") == ["egy-ramesses-ii"]
    assert t.player(0).actions == 3


def test_egyptian_expansion_harms_and_may_acquire() -> None:
    t = (
        egyptians()
        .hand(0, "egy-egyptian-expansion")
        .play(1, "cls-marsh", "cls-city")
        .garrison(1, "cls-marsh", "unrest")
    )
    t.act(0, "egy-egyptian-expansion")
    assert sorted(t.ids("discard", 1)) == ["cls-marsh", "unrest"]
    assert t.keys == ["pick:cls-jungle:market", "pick:cls-assyrians:market", "no"]
    t.act(0, "no")
    assert t.ids("hand") == []


def test_medicine_saves_population() -> None:
    t = egyptians().play(0, "egy-medicine").hand(0, "egy-development").has(0, materials=2, population=1)
    t.area(0, "egy-obelisk", "egy-embalming", "egy-pyramids").act(0, "egy-development")
    way(t, "develop")
    assert t.goods(0) == {}
    assert "egy-obelisk" in t.ids("discard")


def test_pyramids_make_unrest_cheaper() -> None:
    t = egyptians().play(0, "egy-pyramids").hand(0, "unrest", "egy-glory").has(0, materials=2).act(0, "play:unrest")
    assert ways(t) == ["discard-2", "pay-3-materials"]
    way(t, "pay-3-materials")
    assert t.goods(0) == {}
    t = egyptians().play(0, "egy-pyramids").hand(0, "unrest", "egy-glory", "egy-advance").act(0, "play:unrest")
    t.act(0, "egy-glory")
    assert t.prompt == "act"
    assert t.ids("hand") == ["egy-advance"]


def test_pyramids_make_population_no_cheaper() -> None:
    t = egyptians().play(0, "egy-pyramids").hand(0, "unrest").has(0, population=1, materials=1).act(0, "play:unrest")
    assert t.goods(0) == {"materials": 1}


def test_egyptian_legacy() -> None:
    t = egyptians().hand(0, "egy-egyptian-legacy").hand(1, "cls-shrine").act(0, "egy-egyptian-legacy")
    assert t.keys == ["pick:cls-shrine:hand", "pick:unrest:hand"]
    t.act(1, "unrest")
    assert t.ids("discard", 1) == ["unrest"]
    assert t.goods(0) == {"progress": 2}


# -- nation deck and starting deck


def test_red_land() -> None:
    t = egyptians().hand(0, "egy-red-land", "unrest").act(0, "egy-red-land", "unrest")
    assert t.goods(0) == {"progress": 1}
    assert t.under(0, "egy-red-land") == ["unrest"]


def test_kushites_are_barbarians() -> None:
    t = egyptians().hand(0, "egy-kushites")
    assert t.why_not("play:egy-kushites") == "state"
    t.state(0, empire=False).act(0, "egy-kushites")
    assert t.goods(0) == {"progress": 2}
    assert t.ids("discard") == ["egy-kushites"]


def test_the_nile_floods_for_materials() -> None:
    t = egyptians(empire=False).hand(0, "egy-flood-of-the-nile").play(0, "egy-lower-nile", "egy-red-land")
    t.act(0, "egy-flood-of-the-nile")
    assert t.keys == ["pick:egy-lower-nile@1:play", "no"]
    t.act(0, "egy-lower-nile")
    assert t.goods(0) == {"materials": 5}
    assert t.ids("play") == ["egy-red-land"]


def test_the_nile_floods_for_knowledge_in_an_empire() -> None:
    t = egyptians().hand(0, "egy-flood-of-the-nile").play(0, "egy-nile-valley").act(0, "egy-flood-of-the-nile")
    t.act(0, "egy-nile-valley")
    assert ways(t)[0] == "gain-5-materials"
    way(t, "if-state-empire-then-break-through-uncivilised-civilised").act(0, "cls-coinage")
    assert t.ids("hand") == ["cls-coinage"]
    assert t.goods(0) == {}


def test_the_nile_need_not_flood() -> None:
    t = egyptians().hand(0, "egy-flood-of-the-nile").play(0, "egy-nile-valley").act(0, "egy-flood-of-the-nile", "no")
    assert t.goods(0) == {}
    t = egyptians().hand(0, "egy-flood-of-the-nile").play(0, "egy-red-land").act(0, "egy-flood-of-the-nile")
    assert t.prompt == "act"
    assert t.goods(0) == {}


def test_glory_costs_three_regions() -> None:
    t = egyptians().hand(0, "egy-glory").play(0, "egy-red-land", "egy-lower-nile").act(0, "egy-glory")
    assert t.prompt == "act"
    t = egyptians().hand(0, "egy-glory").play(0, "egy-red-land", "egy-lower-nile", "egy-nile-valley")
    t.common("fame", "cls-great", "cls-glorious", "cls-notorious").act(0, "egy-glory")
    assert "no" in t.keys
    t.act(0, "egy-red-land", "egy-lower-nile")
    assert sorted(t.keys) == ["pick:cls-glorious:fame", "pick:cls-great:fame"]


def test_glory_cannot_be_a_garrison() -> None:
    t = egyptians().hand(0, "egy-lower-nile", "egy-glory", "unrest").act(0, "egy-lower-nile")
    assert t.keys == ["pick:unrest:hand", "no"]


def test_prosperity() -> None:
    t = egyptians().hand(0, "egy-prosperity").play(0, "egy-red-land", "egy-nile-valley").deck(0, "unrest")
    t.act(0, "egy-prosperity", "no")
    t.act(1, "no")
    way(t, "gain-1-population-per-region-in-play")
    assert t.goods(0) == {"population": 2}
    assert t.ids("hand") == []


def test_advance() -> None:
    t = egyptians(empire=False).hand(0, "egy-advance").has(0, materials=5).act(0, "egy-advance")
    way(t, "pay-5-materials-break-through-uncivilised-civilised").act(0, "cls-elders")
    assert t.ids("hand") == ["cls-elders"]
    assert t.goods(0) == {}
    t = egyptians(empire=False).hand(0, "egy-advance").has(0, materials=4).act(0, "egy-advance", "cls-elders")
    assert t.ids("hand") == ["cls-elders", "unrest"]
    assert t.goods(0) == {"materials": 1}
    assert egyptians().hand(0, "egy-advance").why_not("play:egy-advance") == "state"


def test_egyptian_incursion() -> None:
    t = egyptians(empire=False).hand(0, "egy-egyptian-incursion").has(0, materials=2, population=1)
    t.play(1, "cls-marsh").act(0, "egy-egyptian-incursion", "yes", "cls-jungle")
    assert t.goods(0) == {}
    assert t.ids("hand") == ["cls-jungle"]
    assert t.ids("hand", 1) == ["cls-marsh"]


@pytest.mark.parametrize("goods", [{"materials": 2}, {"population": 1, "materials": 1}, {"progress": 1}])
def test_egyptian_incursion_recalls_without_payment(goods: dict[str, int]) -> None:
    """All of the price is needed; the rest of the card is not for it."""
    t = egyptians(empire=False).hand(0, "egy-egyptian-incursion").has(0, **goods)
    t.play(1, "cls-marsh").act(0, "egy-egyptian-incursion")
    assert t.prompt == "act"
    assert t.ids("hand", 1) == ["cls-marsh"]
    assert t.goods(0) == goods


def test_egyptian_hieroglyphics() -> None:
    t = egyptians().play(0, "egy-egyptian-hieroglyphics").hand(0, "egy-glory").discard(0, "unrest")
    at_solstice(t, "egy-egyptian-hieroglyphics")
    assert t.keys_of(0) == ["pick:egy-glory:hand", "pick:unrest:discard", "no"]
    t.act(0, "unrest")
    assert t.ids("history") == ["unrest"]
    t = egyptians().play(0, "egy-egyptian-hieroglyphics").hand(0, "egy-glory")
    assert at_solstice(t, "egy-egyptian-hieroglyphics").act(0, "no").ids("history") == []


@pytest.mark.parametrize("region", ["egy-lower-nile", "egy-nile-valley"])
def test_the_nile_takes_a_garrison(region: str) -> None:
    t = egyptians().hand(0, region, "unrest").act(0, f"play:{region}", "unrest")
    assert t.under(0, region) == ["unrest"]
    assert t.goods(0) == {}
