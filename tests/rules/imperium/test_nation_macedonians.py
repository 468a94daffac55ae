"""Macedonians: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import assert_sheet, random_game
from rules.imperium.tables import table

SHEET = """
mac-power-a: Macedonians | 1MAC1A/23 | power | - | - | *: 1 per 2 REGION
    passive on play REGION from discard = gain 2 materials
mac-power-b: Macedonians | 1MAC1B/23 | power | - | - | *: 1 per 1 REGION
mac-alexander: Alexander | 1MAC2/23 | accession | - | - | 0
    play = draw 1 ; MAY break_through REGION/TRIBUTARY ; history self
mac-development: Development | 1MAC3/23 | development | empire | materials 4, population 1 | 3
    play = CHOOSE develop | (pay 2 materials -> acquire UNCIVILISED/CIVILISED)
mac-parmenion: Parmenion | 1MAC4/23 | development | empire | materials 2, population 2 | 2
    play = MAY (acquire REGION/TRIBUTARY -> free_play that card now) ; history self
mac-companion-cavalry: Companion Cavalry | 1MAC5/23 | development | empire pinned | population 3 | 3
    passive = ignore BARBARIAN on "Conquer"
    exhaust on play REGION = draw 1
mac-alexander-the-great: Alexander the Great | 1MAC6/23 | development | empire | materials 4, population 2 | 4
    restrict = playable only if "Alexander" in_history
    free = MAY acquire REGION from market/exile ; MAY acquire REGION from market/exile ; history self
mac-mosaics: Mosaics | 1MAC7/23 | development | empire pinned | materials 4, population 1 | 3
    exhaust = pay 1 materials -> to_hand 1 card from discard
mac-alexandria-in-egypt: Alexandria in Egypt | 1MAC8/23 | development | metropolis empire pinned | materials 4,
        population 1 | 2
    solstice = CHOOSE gain 1 materials | gain 1 population | draw 1
mac-alexandria-in-ariana: Alexandria in Ariana | 1MAC9/23 | development | city empire pinned | materials 4,
        population 2 | *: 1 per 2 REGION
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
mac-prosperity-nation: Prosperity | 1MAC10/23 | nation_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
mac-uxians: Uxians | 1MAC11/23 | nation_deck | tributary attack | - | 0
    play = steal 2 materials from EACH_OTHER ; MAY return 1 exhaust_token to state_card
mac-glory-nation: Glory | 1MAC12/23 | nation_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
mac-advance: Advance | 1MAC13/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
mac-conquer: Conquer | 1MAC14/23 1MAC15/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
mac-philip-ii: Philip II | 1MAC16/23 | starting_deck | barbarian | - | 0
    play = acquire ANY4 ; history self
mac-phalanx: Phalanx | 1MAC17/23 | starting_deck | pinned | - | 0
    exhaust = spend 1 action -> play REGION from discard
mac-haliacmon-valley: Haliacmon Valley | 1MAC18/23 | starting_deck | region fertile river pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
mac-orestis: Orestis | 1MAC19/23 | starting_deck | region pinned | - | 0
    play = gain 2 materials ; MAY garrison 1 card here
mac-pelagonia: Pelagonia | 1MAC20/23 | starting_deck | region fertile pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
mac-unrest: Unrest | 1MAC21/23 1MAC22/23 1MAC23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("macedonians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("macedonians", number).over
