"""Greeks: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import assert_sheet, random_game
from rules.imperium.tables import table

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


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("greeks", number).over
