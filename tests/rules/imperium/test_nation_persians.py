"""Persians: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import assert_sheet, random_game
from rules.imperium.tables import table

SHEET = """
per-power-a: Persians | 1PER1A/23 | power | - | - | *: 1 per 3 TRIBUTARY
    exhaust = (spend 1 action ; put 2 cards from hand on top_of_deck ; pay 1 population) -> break_through TRIBUTARY
per-power-b: Persians | 1PER1B/23 | power | - | - | *: 1 per 1 TRIBUTARY
per-city-of-persepolis: City of Persepolis | 1PER2/23 | accession | city pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
per-battering-ram: Battering Ram | 1PER3/23 | development | empire attack | population 4 | 2
    play = EACH_OTHER: abandon CITY ; MAY break_through REGION/TRIBUTARY
per-development: Development | 1PER4/23 | development | empire | materials 4, population 2 | 3
    play = CHOOSE develop | (pay 2 materials -> acquire UNCIVILISED/CIVILISED)
per-windmills: Windmills | 1PER5/23 | development | empire pinned | materials 4 | 2
    free = none
    exhaust = until end of turn treat 1 FERTILE in_play as 3 PRODUCTION
per-satrap: Satrap | 1PER6/23 | development | empire | materials 4, population 2 | 3
    free = pay 3 materials -> gain 1 action
per-persian-gold: Persian Gold | 1PER7/23 | development | empire attack | materials 7 | 4
    play = ALL: gain 2 materials ; gain 1 progress ; EACH_OTHER: take UNREST
per-babylonians: Babylonians | 1PER8/23 | development | tributary empire | population 5 | 4
    free = acquire ANY4 ; history self
per-darius-i: Darius I | 1PER9/23 | development | empire | materials 3, population 2 | *: 1 per 1 TRIBUTARY
    play = acquire ANY4 ; history self
per-arachosia: Arachosia | 1PER10/23 | nation_deck | region production river pinned | - | 0
    play = MAY history 1 card from discard ; MAY garrison 1 card here
per-nisaean-plain: Nisaean Plain | 1PER11/23 | nation_deck | region fertile fertile pinned | - | 0
    play = MAY garrison 1 card here
per-median-empire: Median Empire | 1PER12/23 | nation_deck | tributary barbarian | - | 0
    play = gain 4 materials ; history self
per-unrest-nation: Unrest | 1PER13/23 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
per-glory: Glory | 1PER14/23 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
per-prosperity: Prosperity | 1PER15/23 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
per-advance: Advance | 1PER16/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
per-conquer: Conquer | 1PER17/23 1PER18/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
per-bactria: Bactria | 1PER19/23 | starting_deck | region pinned | - | 0
    play = gain 3 materials ; MAY garrison 1 card here
per-zagros: Zagros | 1PER20/23 | starting_deck | region production river pinned | - | 0
    play = MAY garrison 1 card here
per-lydians: Lydians | 1PER21/23 | starting_deck | tributary barbarian | - | 0
    play = gain 2 population ; history self
per-unrest: Unrest | 1PER22/23 1PER23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("persians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("persians", number).over
