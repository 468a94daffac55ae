"""Carthaginians: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import assert_sheet, random_game
from rules.imperium.tables import table

SHEET = """
car-power-a: Carthaginians | 1CAR1A/23 | power | - | - | *: 1 per 6 materials
    replace place 1 progress on market_card = place 1 materials on that market_card
    exhaust on gain market_card[materials on it] = gain again the materials that were on it
car-power-b: Carthaginians | 1CAR1B/23 | power | - | - | *: 1 per 3 materials
    replace place 1 progress on market_card = place 2 materials on that market_card
car-city-of-carthage: City of Carthage | 1CAR2/23 | accession | city pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
car-elephants: Elephants | 1CAR3/23 1CAR4/23 | development | empire attack | population 3 | 2
    play = EACH_OTHER: abandon REGION ; MAY break_through REGION/TRIBUTARY ; history self
car-hegemony: Hegemony | 1CAR5/23 | development | empire | materials 3, population 1 | 2
    play = pay 2 materials -> acquire ANY4 ; ALL: MAY draw 1
car-hannibal: Hannibal | 1CAR6/23 | development | empire | population 4 | 4
    play = MAY acquire ANY4 ; MAY draw 1 ; MAY to_hand 1 card from history ; history self
car-trading-ships: Trading Ships | 1CAR7/23 | development | empire pinned | materials 4, population 1 | 4
    exhaust = MAY (recall RIVER/FERTILE -> acquire market_card[materials on it])
car-monopoly: Monopoly | 1CAR8/23 | development | empire attack | materials 7 | *: 1 per 5 materials
    play = gain 2 materials ; draw 1 ; FOR_EACH other player: give them 1 card from hand/discard
car-prosperity-nation: Prosperity | 1CAR9/23 | nation_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
car-caravans: Caravans | 1CAR10/23 | nation_deck | pinned | - | 0
    exhaust = (pay 3 materials ; discard 1) -> acquire market_card[materials on it]
car-advance-nation: Advance | 1CAR11/23 | nation_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
car-iberia: Iberia | 1CAR12/23 | nation_deck | region production fertile pinned | - | 0
    play = MAY garrison 1 card here
car-berbers: Berbers | 1CAR13/23 | nation_deck | tributary | - | 0
    play = gain 2 population
car-glory: Glory | 1CAR14/23 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
car-prosperity: Prosperity | 1CAR15/23 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
car-advance: Advance | 1CAR16/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
car-conquer: Conquer | 1CAR17/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
car-dido: Dido, Queen of Carthage | 1CAR18/23 | starting_deck | barbarian | - | 0
    play = gain 1 population ; MAY (acquire REGION -> free_play that card now) ; history self
car-carthaginian-traders: Carthaginian Traders | 1CAR19/23 | starting_deck | barbarian | - | 0
    free = place 1 materials on market_card ; MAY history 1 card from hand/discard
car-balearic-islands: Balearic Islands | 1CAR20/23 | starting_deck | region production production river pinned | - |
        0
    play = MAY garrison 1 card here
car-mauretania: Mauretania | 1CAR21/23 | starting_deck | region production pinned | - | 0
    play = gain 2 materials ; MAY garrison 1 card here
car-unrest: Unrest | 1CAR22/23 1CAR23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("carthaginians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("carthaginians", number).over
