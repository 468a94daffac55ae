"""Utopians: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.state import GOING, JOURNEY, TRIGGERED
from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet, at_solstice, bare, solstice, way, ways, worth
from rules.imperium.tables import Table, table

SHEET = """
uto-power-a: Utopians / Просветлённые | 2UTO1A/21 | power | - | - | *: 1 per 4 population
    passive on draw_deck empty = take UNREST
    solstice = EACH_OTHER: MAY return UNREST ; gain 1 population per UNREST returned
uto-power-b: Utopians / Просветлённые | 2UTO1B/21 | power | - | - | *: 1 per 3 population
    passive on draw_deck empty = take UNREST
uto-journey-1-a: Visions of Shangri-la / Видения Шангри-Ла | 2UTO2A/21 | in_play | - | - | 0
    exhaust on return UNREST = spend 1 action -> gain 1 progress
    solstice = CHOOSE (pay all progress (min 5) -> flip self to side B) | (discard 1 ; draw 1)
uto-journey-1-b: Path to Shangri-la / Путь в Шангри-Ла | 2UTO2B/21 | in_play | - | - | 0
    exhaust = abandon REGION -> (gain 1 population ; gain 1 progress)
    solstice = CHOOSE (pay all progress (min 5) -> replace self by "Gates of Shangri-la") | MAY to_hand 1 REGION from
        discard
uto-journey-2-a: Gates of Shangri-la / Врата Шангри-Ла | 2UTO3A/21 | in_play | - | - | 0
    on_enter_play = flip state to empire
    exhaust = history 1 card from hand -> gain 1 progress
    solstice = CHOOSE (pay all progress (min 5) -> flip self to side B) | draw 1
uto-journey-2-b: Shangri-la / Шангри-Ла | 2UTO3B/21 | in_play | - | - | 0
    replace gain materials = EACH_OTHER: gain 1 progress ; gain 2 population
    exhaust = gain 1 materials
    solstice = IF population >= 24 THEN trigger GAME_END
uto-monastery: Monastery / Монастырь | 2UTO4/21 | starting_deck | pinned | - | *: 1 per 4 cards in exile
    exhaust = garrison 1 SCROLL here -> (exile 1 card[not UNREST] from hand ; gain 2 population ; IF the exiled card
        is ATTACK THEN gain 1 progress)
    solstice = CHOOSE draw 1 | (abandon self ; return UNREST)
uto-portals: Portals / Порталы | 2UTO5/21 | starting_deck | pinned | - | *: 1 per 1 REGION
    exhaust = garrison 1 SCROLL here -> acquire REGION
    solstice = CHOOSE recall REGION | (abandon self ; gain 1 population)
uto-daochang: Daochang / Даочан | 2UTO6/21 | starting_deck | pinned | - | *: 1 per 1 TRIBUTARY
    passive on attack by other = MAY (pay 1 population -> avoid attack)
    exhaust = garrison 1 SCROLL here -> acquire TRIBUTARY
    solstice = CHOOSE take UNREST | (abandon self ; gain 1 materials)
uto-lost-tomes: Lost Tomes / Утраченные фолианты | 2UTO7/21 | starting_deck | pinned | - | *: 2 per 1 FAME
    exhaust = garrison 1 SCROLL here -> history 1 card from hand/discard
    solstice = IF 2 SCROLL garrisoned here THEN MAY (abandon self -> take top FAME)
uto-tree-of-knowledge: Tree of Knowledge / Древо познания | 2UTO8/21 | starting_deck | pinned | - | *: 1 per 1
        CIVILISED
    exhaust = garrison 1 SCROLL here -> acquire UNCIVILISED/CIVILISED
    solstice = CHOOSE discard 1 | (abandon self ; draw 1)
uto-charity: Charity / Милосердие | 2UTO9/21 | starting_deck | - | - | 0
    play = gain 1 progress ; EACH_OTHER: MAY gain 2 materials
uto-meditation: Meditation / Медитация | 2UTO10/21 | starting_deck | - | - | 0
    free = put 1 card from discard on top_of_deck ; EACH_OTHER: MAY draw 1
uto-mountain-retreat: Mountain Retreat / Горное убежище | 2UTO11/21 | starting_deck | pinned | - | *: 1 per 1
        UNCIVILISED
    exhaust = garrison 1 UNREST here -> to_hand 1 SCROLL from discard
    solstice = CHOOSE draw 1 | (abandon self ; return all UNREST from garrison here)
uto-sacred-scroll: Sacred Scroll / Священный свиток | 2UTO12/21 2UTO13/21 2UTO14/21 2UTO15/21 2UTO16/21 |
        starting_deck | scroll | - | ?: 1 if in_history
    free = ALL: MAY draw 1
uto-unrest-supply: Unrest / Беспорядки | 2UTO17/21 2UTO18/21 2UTO19/21 | unrest_supply | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
uto-unrest-supply-3: Unrest / Беспорядки | 2UTO20/21 | unrest_supply 3+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
uto-unrest-supply-4: Unrest / Беспорядки | 2UTO21/21 | unrest_supply 4+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("utopians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("utopians", number).over


MARKET = ("cls-jungle", "cls-elders", "cls-coinage", "cls-assyrians", "cls-town")
SCROLL = "uto-sacred-scroll"
VISIONS, PATH, GATES, SHANGRI_LA = "uto-journey-1-a", "uto-journey-1-b", "uto-journey-2-a", "uto-journey-2-b"


def utopians(power: str = "b", journey: str = VISIONS, **options: object) -> Table:
    """On their way so far."""
    t = bare("utopians", power=power, **options).market(*MARKET).no_tokens()
    if journey != VISIONS:
        t.only(JOURNEY, GATES) if journey == PATH else t.only(JOURNEY, PATH)
        t.powers(0, f"uto-power-{power}", journey)
    return t


# -- the beginning


def test_the_beginning() -> None:
    t = table("utopians", "romans")
    assert t.ids("powers") == ["uto-power-a", VISIONS]
    assert t.ids(JOURNEY) == [GATES]
    assert (t.size("deck"), t.size("nation"), t.size("bottom"), t.size("area")) == (13, 0, 0, 0)
    assert "unrest" not in t.ids("deck")
    assert t.player(0).exhausts == 3
    assert not t.player(0).empire


def test_three_tokens_after_every_clean_up() -> None:
    t = utopians().deck(0, *[SCROLL] * 5).state(0, exhausts=0).end(0)
    assert t.player(0).exhausts == 3


@pytest.mark.parametrize("others", [1, 2, 3])
def test_supply_unrest(others: int) -> None:
    t = table("utopians", *("romans", "greeks", "persians")[:others])
    under = sum(t.unrest_under(card) for card in t.open_market)
    assert t.size("unrest") + under == {1: 11, 2: 14, 3: 17}[others]


@pytest.mark.parametrize("journey", [VISIONS, GATES])
def test_a_reshuffle_brings_nothing_and_costs_no_token(journey: str) -> None:
    t = utopians(journey=journey).discard(0, "uto-charity", "uto-meditation").hand(0, SCROLL)
    t.state(0, empire=journey == GATES).act(0, SCROLL, "yes")
    assert t.player(0).exhausts == 3
    assert t.size("hand") == 1


# -- power


@pytest.mark.parametrize("side", ["a", "b"])
def test_unrest_when_the_deck_runs_empty(side: str) -> None:
    t = utopians(side).deck(0, "uto-charity", "uto-meditation").hand(0, SCROLL, SCROLL).act(0, SCROLL, "yes")
    t.act(1, "no")
    assert t.ids("hand") == ["uto-charity", SCROLL]
    t.act(0, SCROLL, "yes")
    assert t.ids("hand") == ["unrest", "uto-charity", "uto-meditation"]  # at once, with no need to reshuffle


def test_unrest_again_when_the_deck_runs_empty_again() -> None:
    t = utopians().discard(0, "uto-charity").hand(0, "uto-meditation", SCROLL).act(0, "uto-meditation")
    t.act(1, "no")
    assert t.ids("deck") == ["uto-charity"]
    t.act(0, SCROLL, "yes")
    assert t.ids("hand") == ["unrest", "uto-charity"]


def test_unrest_of_the_clean_up_counts_for_the_hand() -> None:
    """Cards are drawn up to five: the unrest that comes with the empty deck is one of them."""
    t = utopians().deck(0, "uto-charity", "uto-meditation").discard(0, *[SCROLL] * 4).end(0)
    assert t.size("hand") == 5
    assert t.ids("hand").count("unrest") == 1
    assert t.ids("hand").count(SCROLL) == 2


def test_unrest_when_the_deck_runs_empty_in_the_turn_of_another() -> None:
    t = utopians().deck(0, "uto-charity").then(("turn", 1), ("solstice",)).hand(1, "mau-prosperity")
    t.act(1, "mau-prosperity", "no")
    t.act(0, "yes")
    assert t.ids("hand") == ["unrest", "uto-charity"]


def test_the_solstice_of_power_a_takes_unrest_from_others() -> None:
    t = at_solstice(utopians("a", PATH).hand(1, "unrest", "unrest").hand(0, "unrest"), "uto-power-a")
    assert t.prompt_of(1) == "return-unrest"
    t.act(1, "unrest")
    assert t.goods(0) == {"population": 1}
    assert t.ids("hand", 1) == ["unrest"]
    assert t.ids("hand") == ["unrest"]


def test_others_need_not_return_unrest() -> None:
    t = at_solstice(utopians("a").hand(1, "unrest"), "uto-power-a")
    t.act(1, "no")
    assert t.goods(0) == {}


def test_power_b_has_no_solstice() -> None:
    t = solstice(utopians("b").hand(1, "unrest"))
    assert t.prompt_of(1) != "return-unrest"


@pytest.mark.parametrize(("population", "a", "b"), [(2, 0, 0), (11, 2, 3), (24, 6, 8), (48, 10, 10)])
def test_points_for_population(population: int, a: int, b: int) -> None:
    assert worth(utopians("a").has(0, population=population), "uto-power-a", "powers") == a
    assert worth(utopians("b").has(0, population=population), "uto-power-b", "powers") == b


# -- the journey


def test_visions_gain_progress_for_unrest_returned() -> None:
    t = utopians().hand(0, "unrest").has(0, population=1).act(0, "play:unrest")
    assert t.prompt == "react"
    t.act(0, f"react:{VISIONS}@1")
    assert t.goods(0) == {"progress": 1}
    assert (t.player(0).actions, t.player(0).exhausts) == (1, 2)


def test_visions_need_an_action_and_may_decline() -> None:
    t = utopians().hand(0, "unrest").has(0, population=1).act(0, "play:unrest", "no")
    assert t.goods(0) == {}
    assert t.player(0).actions == 2
    t = utopians().hand(0, "unrest").has(0, population=1).state(0, actions=1).act(0, "play:unrest")
    assert t.prompt == "act"


def test_visions_do_not_see_the_unrest_of_others() -> None:
    t = utopians().then(("turn", 1), ("solstice",)).hand(1, "unrest").has(1, population=1).act(1, "play:unrest")
    assert t.seat == 1


def test_visions_become_the_path_for_all_progress() -> None:
    t = at_solstice(utopians().has(0, progress=7).hand(0, "uto-charity").deck(0, SCROLL), VISIONS)
    assert ways(t) == ["pay-all-progress-min-5-flip-self-to-side-b", "discard-1-draw-1"]
    way(t, "pay-all-progress-min-5-flip-self-to-side-b")
    assert t.goods(0) == {}
    assert t.ids("powers") == ["uto-power-b", PATH]
    assert t.ids("hand") == ["uto-charity"]


def test_four_progress_are_not_enough() -> None:
    t = utopians().has(0, progress=4).hand(0, "uto-charity").deck(0, SCROLL, "uto-meditation")
    at_solstice(t, VISIONS)
    if t.prompt_of(0) == "choose":
        assert ways(t) == ["discard-1-draw-1"]
        way(t, "discard-1-draw-1")
    assert t.goods(0) == {"progress": 4}
    assert t.ids("hand") == [SCROLL]
    assert t.ids("discard") == ["uto-charity"]


def test_with_an_empty_hand_nobody_is_forced_to_pay() -> None:
    t = at_solstice(utopians().has(0, progress=5).deck(0, SCROLL, "uto-charity"), VISIONS)
    way(t, "discard-1-draw-1")
    assert t.goods(0) == {"progress": 5}
    assert t.ids("hand") == [SCROLL]


def test_the_path_gives_regions_up() -> None:
    t = utopians(journey=PATH).hand(0, "uto-charity")
    assert t.why_not(f"exhaust:{PATH}@1") == "cost"
    t.play(0, "cls-marsh", "uto-portals").act(0, f"exhaust:{PATH}@1")
    assert t.goods(0) == {"population": 1, "progress": 1}
    assert t.ids("discard") == ["cls-marsh"]


def test_the_path_leads_to_the_gates_and_the_empire() -> None:
    t = at_solstice(utopians(journey=PATH).has(0, progress=5).discard(0, "cls-marsh"), PATH)
    way(t, "pay-all-progress-min-5-replace-self-by-gates-of-shangri-la")
    assert t.goods(0) == {}
    assert t.ids("powers") == ["uto-power-b", GATES]
    assert t.player(0).empire


def test_the_path_may_bring_a_region_back_or_nothing() -> None:
    t = at_solstice(utopians(journey=PATH).has(0, progress=5).discard(0, "cls-marsh", SCROLL), PATH)
    way(t, "may-to-hand-1-region-from-discard")
    assert t.keys_of(0) == ["pick:cls-marsh:discard", "no"]
    assert t.act(0, "cls-marsh").ids("hand") == ["cls-marsh"]
    t = at_solstice(utopians(journey=PATH).has(0, progress=9), PATH)
    way(t, "may-to-hand-1-region-from-discard")
    assert t.goods(0) == {"progress": 9}
    assert not t.player(0).empire


def test_the_gates_put_cards_into_the_history() -> None:
    t = utopians(journey=GATES).discard(0, "uto-charity")
    assert t.why_not(f"exhaust:{GATES}@1") == "cost"
    t.hand(0, SCROLL, "uto-meditation").act(0, f"exhaust:{GATES}@1", SCROLL)
    assert t.ids("history") == [SCROLL]
    assert t.goods(0) == {"progress": 1}
    assert worth(t, SCROLL, "history") == 1


def test_the_gates_open() -> None:
    t = at_solstice(utopians(journey=GATES).has(0, progress=6).deck(0, SCROLL, SCROLL), GATES)
    way(t, "pay-all-progress-min-5-flip-self-to-side-b")
    assert t.ids("powers") == ["uto-power-b", SHANGRI_LA]
    assert t.goods(0) == {}
    t = at_solstice(utopians(journey=GATES).has(0, progress=6).deck(0, SCROLL, SCROLL), GATES)
    way(t, "draw-1")
    assert t.ids("hand") == [SCROLL]
    assert t.goods(0) == {"progress": 6}


def test_nobody_is_made_to_open_the_gates_because_there_is_nothing_to_draw() -> None:
    t = at_solstice(utopians(journey=GATES).has(0, progress=6), GATES)
    way(t, "draw-1")
    assert t.goods(0) == {"progress": 6}
    assert t.ids("powers") == ["uto-power-b", GATES]


def test_the_whole_journey_in_four_solstices() -> None:
    """Each step at a solstice of its own: the side that comes up waits for the next one."""
    t = at_solstice(utopians().has(0, progress=20).deck(0, "uto-charity", "uto-meditation"), VISIONS)
    way(t, "pay-all-progress-min-5-flip-self-to-side-b")
    assert t.prompt_of(0) == "act"
    t.has(0, progress=5)
    way(at_solstice(t, PATH), "pay-all-progress-min-5-replace-self-by-gates-of-shangri-la")
    t.has(0, progress=5)
    at_solstice(t.deck(0, SCROLL, SCROLL), GATES)
    way(t, "pay-all-progress-min-5-flip-self-to-side-b")
    assert t.ids("powers") == ["uto-power-b", SHANGRI_LA]
    assert t.now.ending == GOING


def test_shangri_la_turns_materials_into_population() -> None:
    t = utopians(journey=SHANGRI_LA).act(0, f"exhaust:{SHANGRI_LA}@1")
    assert t.goods(0) == {"population": 2}
    assert t.goods(1) == {"progress": 1}


def test_shangri_la_turns_materials_from_the_market_whatever_their_number() -> None:
    t = utopians(journey=SHANGRI_LA).tokens("cls-jungle", materials=4, population=1).play(0, "uto-portals")
    t.hand(0, SCROLL).act(0, "exhaust:uto-portals@1", SCROLL)
    assert t.ids("hand") == ["cls-jungle"]
    assert t.goods(0) == {"population": 3}
    assert t.goods(1) == {"progress": 1}


def test_others_gain_materials_as_ever() -> None:
    t = utopians(journey=SHANGRI_LA).hand(0, "uto-charity").act(0, "uto-charity")
    t.act(1, "yes")
    assert t.goods(1) == {"materials": 2}
    assert t.goods(0) == {"progress": 1}


@pytest.mark.parametrize(("population", "ends"), [(23, False), (24, True), (30, True)])
def test_shangri_la_ends_the_game_with_24_population(population: int, ends: bool) -> None:
    t = at_solstice(utopians(journey=SHANGRI_LA).has(0, population=population), SHANGRI_LA)
    assert bool(t.now.why == "shangri-la") == ends
    assert (t.now.ending != GOING) == ends
    assert t.goods(0) == {"population": population}


def test_the_game_ends_after_one_more_round() -> None:
    t = at_solstice(utopians(journey=SHANGRI_LA).has(0, population=24), SHANGRI_LA)
    assert t.now.ending != TRIGGERED  # the round was over: the last one has begun
    assert not t.match.over


# -- the starting deck


def test_the_monastery_exiles_a_card() -> None:
    t = utopians().play(0, "uto-monastery").hand(0, "uto-charity", "unrest")
    assert t.why_not("exhaust:uto-monastery@1") == "cost"
    t.hand(0, SCROLL, "cls-invasion").act(0, "exhaust:uto-monastery@1", SCROLL)
    assert t.under(0, "uto-monastery") == [SCROLL]
    assert t.prompt == "exile"
    assert sorted(t.keys) == ["pick:cls-invasion:hand", "pick:uto-charity:hand"]  # no unrest
    t.act(0, "uto-charity")
    assert t.goods(0) == {"population": 2}
    assert t.ids("exile") == ["uto-charity"]


def test_the_monastery_rewards_an_attack_card() -> None:
    t = utopians().play(0, "uto-monastery").hand(0, SCROLL, "cls-invasion")
    t.act(0, "exhaust:uto-monastery@1", SCROLL, "cls-invasion")
    assert t.goods(0) == {"population": 2, "progress": 1}


def test_the_monastery_with_nothing_to_exile_gains_population() -> None:
    t = utopians().play(0, "uto-monastery").hand(0, SCROLL, "unrest").act(0, "exhaust:uto-monastery@1", SCROLL)
    if t.prompt == "exile":
        t.act(0, "no")
    assert t.goods(0) == {"population": 2}
    assert t.ids("hand") == ["unrest"]


def test_the_solstice_of_the_monastery() -> None:
    t = utopians(journey=PATH).play(0, "uto-monastery").garrison(0, "uto-monastery", SCROLL).hand(0, "unrest")
    t.deck(0, "uto-charity", "uto-meditation")
    at_solstice(t, "uto-monastery")
    assert ways(t) == ["draw-1", "abandon-self-return-unrest"]
    way(t, "abandon-self-return-unrest")
    assert t.ids("hand") == []
    assert sorted(t.ids("discard")) == ["uto-monastery", SCROLL]
    t = utopians(journey=PATH).play(0, "uto-monastery").deck(0, "uto-charity", "uto-meditation")
    assert way(at_solstice(t, "uto-monastery"), "draw-1").ids("hand") == ["uto-charity"]


@pytest.mark.parametrize(("n", "points"), [(3, 0), (9, 2), (44, 10)])
def test_points_of_the_monastery(n: int, points: int) -> None:
    t = utopians().play(0, "uto-monastery").exile(*["unrest"] * n)
    assert worth(t, "uto-monastery", "play") == points


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("uto-portals", ["cls-jungle"]),
        ("uto-daochang", ["cls-assyrians"]),
        ("uto-tree-of-knowledge", ["cls-elders", "cls-coinage", "cls-town"]),
    ],
)
def test_scrolls_open_ways(card: str, offered: list[str]) -> None:
    t = utopians().play(0, card).hand(0, "uto-charity")
    assert t.why_not(f"exhaust:{card}@1") == "cost"
    t.hand(0, SCROLL).act(0, f"exhaust:{card}@1", SCROLL)
    assert t.under(0, card) == [SCROLL]
    if len(offered) > 1:
        assert t.keys == [f"pick:{id}:market" for id in offered]
        t.act(0, offered[0])
    assert offered[0] in t.ids("hand")
    assert t.ids("hand").count("unrest") == (card != "uto-portals")


def test_the_solstice_of_the_portals() -> None:
    t = at_solstice(
        utopians(journey=PATH).play(0, "uto-portals", "cls-marsh").garrison(0, "cls-marsh", SCROLL), "uto-portals"
    )
    assert ways(t) == ["recall-region", "abandon-self-gain-1-population"]
    assert way(t, "recall-region").ids("hand") == ["cls-marsh", SCROLL]
    t = at_solstice(utopians(journey=PATH).play(0, "uto-portals", "cls-marsh"), "uto-portals")
    way(t, "abandon-self-gain-1-population")
    assert t.goods(0) == {"population": 1}
    assert t.ids("discard") == ["uto-portals"]


def test_daochang_avoids_attacks_for_population() -> None:
    t = utopians().play(0, "uto-daochang", "cls-marsh").has(0, population=1).then(("turn", 1), ("solstice",))
    t.state(1, empire=True).hand(1, "atl-spread-of-atlantis").act(1, "atl-spread-of-atlantis")
    assert (t.seat, t.prompt) == (0, "avoid")
    t.act(0, "react:uto-daochang@1")
    assert t.goods(0) == {}
    assert t.ids("play") == ["uto-daochang", "cls-marsh"]
    assert t.player(0).exhausts == 3
    assert t.prompt_of(1) == "break-through"


@pytest.mark.parametrize("population", [0, 1])
def test_daochang_without_population_or_by_choice(population: int) -> None:
    t = utopians().play(0, "uto-daochang", "cls-marsh").has(0, population=population)
    t.then(("turn", 1), ("solstice",)).state(1, empire=True).hand(1, "atl-spread-of-atlantis")
    t.act(1, "atl-spread-of-atlantis")
    if population:
        t.act(0, "no")
    assert t.ids("hand") == ["cls-marsh"]


def test_the_solstice_of_daochang() -> None:
    t = at_solstice(utopians(journey=PATH).play(0, "uto-daochang"), "uto-daochang")
    assert way(t, "take-unrest").ids("hand") == ["unrest"]
    t = way(
        at_solstice(utopians(journey=PATH).play(0, "uto-daochang"), "uto-daochang"), "abandon-self-gain-1-materials"
    )
    assert t.goods(0) == {"materials": 1}
    assert t.ids("discard") == ["uto-daochang"]


def test_lost_tomes() -> None:
    t = utopians().play(0, "uto-lost-tomes").hand(0, SCROLL, "uto-charity").discard(0, "unrest")
    t.act(0, "exhaust:uto-lost-tomes@1", SCROLL)
    assert t.prompt == "history"
    assert sorted(t.keys) == ["pick:unrest:discard", "pick:uto-charity:hand"]
    t.act(0, "unrest")
    assert t.ids("history") == ["unrest"]


def test_lost_tomes_with_two_scrolls_bring_fame() -> None:
    t = (
        utopians(journey=PATH)
        .play(0, "uto-lost-tomes")
        .garrison(0, "uto-lost-tomes", SCROLL, SCROLL)
        .common("fame", "cls-great")
    )
    at_solstice(t, "uto-lost-tomes").act(0, "yes")
    assert t.ids("hand") == ["cls-great"]
    assert sorted(t.ids("discard")) == ["uto-lost-tomes", SCROLL, SCROLL]
    t = utopians(journey=PATH).play(0, "uto-lost-tomes").garrison(0, "uto-lost-tomes", SCROLL, SCROLL)
    assert at_solstice(t, "uto-lost-tomes").act(0, "no").ids("play") == ["uto-lost-tomes"]
    t = utopians(journey=PATH).play(0, "uto-lost-tomes").garrison(0, "uto-lost-tomes", SCROLL, "unrest")
    assert at_solstice(t, "uto-lost-tomes").prompt_of(0) != "may"


def test_the_solstice_of_the_tree() -> None:
    t = utopians(journey=PATH).play(0, "uto-tree-of-knowledge").hand(0, "uto-charity").deck(0, SCROLL, "uto-meditation")
    at_solstice(t, "uto-tree-of-knowledge")
    assert ways(t) == ["discard-1", "abandon-self-draw-1"]
    assert way(t, "discard-1").ids("discard") == ["uto-charity"]
    t = utopians(journey=PATH).play(0, "uto-tree-of-knowledge").hand(0, "uto-charity").deck(0, SCROLL, "uto-meditation")
    way(at_solstice(t, "uto-tree-of-knowledge"), "abandon-self-draw-1")
    assert t.ids("hand") == ["uto-charity", SCROLL]
    assert t.ids("discard") == ["uto-tree-of-knowledge"]


def test_charity() -> None:
    t = utopians().hand(0, "uto-charity").act(0, "uto-charity")
    t.act(1, "no")
    assert t.goods(0) == {"progress": 1}
    assert t.goods(1) == {}


def test_meditation() -> None:
    t = utopians().hand(0, "uto-meditation").discard(0, "uto-charity", SCROLL).deck(1, "unrest", "cls-shrine")
    t.act(0, "uto-meditation")
    assert "no" not in t.keys
    t.act(0, "uto-charity")
    assert t.ids("deck") == ["uto-charity"]
    t.act(1, "yes")
    assert t.ids("hand", 1) == ["unrest"]
    assert t.player(0).actions == 3


def test_the_mountain_retreat_keeps_unrest() -> None:
    t = utopians().play(0, "uto-mountain-retreat").hand(0, "uto-charity").discard(0, SCROLL, "uto-meditation")
    assert t.why_not("exhaust:uto-mountain-retreat@1") == "cost"
    t.hand(0, "unrest").act(0, "exhaust:uto-mountain-retreat@1", "unrest")
    assert t.under(0, "uto-mountain-retreat") == ["unrest"]
    assert t.ids("hand") == ["uto-charity", SCROLL]


def test_the_solstice_of_the_mountain_retreat() -> None:
    t = (
        utopians(journey=PATH)
        .play(0, "uto-mountain-retreat")
        .garrison(0, "uto-mountain-retreat", "unrest", SCROLL, "unrest")
    )
    t.deck(0, "uto-charity", "uto-meditation")
    at_solstice(t, "uto-mountain-retreat")
    pile = t.size("unrest")
    way(t, "abandon-self-return-all-unrest-from-garrison-here")
    assert sorted(t.ids("discard")) == ["uto-mountain-retreat", SCROLL]
    assert t.size("unrest") == pile + 2
    t = utopians(journey=PATH).play(0, "uto-mountain-retreat").garrison(0, "uto-mountain-retreat", "unrest")
    t.deck(0, "uto-charity", "uto-meditation")
    way(at_solstice(t, "uto-mountain-retreat"), "draw-1")
    assert t.ids("hand") == ["uto-charity"]
    assert t.under(0, "uto-mountain-retreat") == ["unrest"]


def test_scrolls_are_free_and_let_all_draw() -> None:
    t = utopians().hand(0, SCROLL, SCROLL).deck(0, "uto-charity", "uto-meditation", "uto-portals").deck(1, "unrest")
    t.act(0, SCROLL, "yes")
    t.act(1, "yes")
    assert t.ids("hand", 1) == ["unrest"]
    t.act(0, SCROLL, "no")
    t.act(1, "no")
    assert t.ids("hand") == ["uto-charity"]
    assert t.player(0).actions == 3


@pytest.mark.parametrize(
    ("card", "counted", "each"),
    [
        ("uto-portals", ["cls-mountain", "cls-marsh", "cls-coast"], 1),
        ("uto-daochang", ["cls-armenians", "cls-ionians", "cls-sumerians"], 1),
        ("uto-lost-tomes", ["cls-great", "cls-glorious", "cls-notorious"], 2),
        ("uto-tree-of-knowledge", ["cls-city", "cls-temple", "cls-port"], 1),
        ("uto-mountain-retreat", ["cls-city", "cls-shrine", "cls-port"], 1),
    ],
)
def test_points_of_permanent_cards(card: str, counted: list[str], each: int) -> None:
    t = utopians().play(0, card).hand(0, counted[0]).history(0, counted[1]).discard(0, counted[2], "uto-charity")
    assert worth(t, card, "play") == 3 * each
    t = utopians().hand(0, card)
    assert worth(t, card, "hand") == 0


def test_points_are_capped_at_ten() -> None:
    names = ["great", "glorious", "notorious", "marvellous", "praiseworthy", "triumphant"]
    t = utopians().play(0, "uto-lost-tomes").history(0, *(f"cls-{name}" for name in names))
    assert worth(t, "uto-lost-tomes", "play") == 10


def test_shangri_la_gives_progress_to_each_other_player() -> None:
    t = table("utopians", "romans", "celts").nothing().only(JOURNEY, PATH).powers(0, "uto-power-b", SHANGRI_LA)
    t.act(0, f"exhaust:{SHANGRI_LA}@1")
    assert (t.goods(0), t.goods(1), t.goods(2)) == ({"population": 2}, {"progress": 1}, {"progress": 1})


def test_power_a_counts_the_unrest_of_everybody() -> None:
    t = table("utopians", "romans", "celts").nothing().only(JOURNEY, PATH).powers(0, "uto-power-a", SHANGRI_LA)
    at_solstice(t.hand(1, "unrest").hand(2, "unrest"), "uto-power-a")
    t.act(1, "unrest").act(2, "unrest")
    assert t.goods(0) == {"population": 2}


def test_they_cannot_develop() -> None:
    t = utopians(journey=GATES).state(0, empire=True).hand(0, "cls-glorious").act(0, "cls-glorious")
    assert t.prompt == "act"
    assert t.now.ending == GOING
    assert t.ids("history") == ["cls-glorious"]


def test_stealing_is_no_gain() -> None:
    t = utopians(journey=SHANGRI_LA).hand(0, "cel-cattle-raid").play(1, "cls-marsh").has(1, materials=3)
    t.act(0, "cel-cattle-raid")
    assert t.goods(0) == {"population": 2, "materials": 1}  # the gain is replaced, what is stolen is not
    assert t.goods(1) == {"materials": 2, "progress": 1}
