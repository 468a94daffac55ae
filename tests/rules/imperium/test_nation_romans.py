"""Romans: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import assert_sheet, random_game
from rules.imperium.tables import table

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


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("romans", number).over
