"""Utopians: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet

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
