"""Celts: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import assert_sheet, random_game
from rules.imperium.tables import table

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


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("celts", number).over
