"""Atlanteans: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet

SHEET = """
atl-power-a: Atlanteans / Атланты | 2ATL1A/22 | power | - | - | *: 1 per 2 REGION
    replace history own card = discard that card
    exhaust on sink card = put 1 card from discard on top_of_deck
atl-power-b: Atlanteans / Атланты | 2ATL1B/22 | power | - | - | *: 1 per 1 REGION
    replace history own card = discard that card
atl-advanced-culture: Advanced Culture / Развитая культура | 2ATL2/22 | development | empire | materials 5, progress
        1 | *: 1 per 1 REGION
    play = acquire UNCIVILISED/CIVILISED
atl-palace-of-poseidon: Palace of Poseidon / Дворец Посейдона | 2ATL3/22 | development | empire pinned | materials 3,
        population 2, progress 1 | 5
    restrict = playable only if "Mountain of Atlantis" in_play
    free = none
    passive = hand_size +1
    passive on "Mountain of Atlantis" leaves play = sink self
atl-spread-of-atlantis: Spread of Atlantis / Распространение Атлантиды | 2ATL4/22 | development | empire attack |
        materials 4, population 2 | 4
    play = EACH_OTHER: recall REGION ; break_through REGION/TRIBUTARY
atl-development: Development / Развитие | 2ATL5/22 | development | empire | materials 4 | 2
    play = CHOOSE develop | acquire CIVILISED
atl-moats-and-walls: Moats and Walls / Рвы и стены | 2ATL6/22 | development | empire pinned | materials 2, population
        1, progress 1 | 2
    exhaust = free_play UNREST
atl-myths-and-legends: Myths and Legends / Мифы и легенды | 2ATL7/22 | development | empire | progress 2 | 2
    play = sink 1 REGION from play -> fame_look 2 take 1 ; gain 1 progress
atl-vast-wealth: Vast Wealth / Несметные богатства | 2ATL8/22 | development | empire pinned | materials 5 | 1
    passive = development_cost materials -2 (min 0)
    exhaust on return UNREST = gain 3 materials
atl-kleito: Kleito / Клейто | 2ATL9/22 | development | empire | materials 3, progress 2 | 3
    play = CHOOSE acquire ANY4 | IF "Palace of Poseidon" in_play THEN (break_through ANY4 ; break_through ANY4) ;
        sink self
atl-mountain-of-atlantis: Mountain of Atlantis / Гора Атлантиды | 2ATL10/22 | development | region empire pinned |
        population 2 | 0
    play = gain 1 progress ; MAY garrison 1 card here
atl-themiscyra: Themiscyra / Фемискира | 2ATL11/22 | development | region fertile production empire pinned |
        population 2 | 0
    play = gain 1 progress ; exile 1 market_card ; MAY garrison 1 card here
atl-flood: Flood / Потоп | 2ATL12/22 2ATL13/22 2ATL14/22 | starting_deck | empire | - | 0
    play = (sink self ; sink 1 REGION from play) -> acquire ANY4
atl-prosperity: Prosperity / Процветание | 2ATL15/22 | starting_deck | empire | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
atl-thule: Thule / Туле | 2ATL16/22 | starting_deck | region empire pinned | - | 0
    play = gain 1 population ; exile 1 market_card ; MAY garrison 1 card here
atl-hesperides: Hesperides / Геспериды | 2ATL17/22 | starting_deck | region production empire pinned | - | 0
    play = gain 1 materials ; exile 1 market_card ; MAY garrison 1 card here
atl-elysian-fields: Elysian Fields / Елисейские поля | 2ATL18/22 | starting_deck | region production production
        empire pinned | - | 0
    play = exile 1 market_card ; MAY garrison 1 card here
atl-atlantean-fleet: Atlantean Fleet / Флот атлантов | 2ATL20/22 | starting_deck | empire attack | - | 0
    free = CHOOSE (sink 1 card from discard -> steal 1 progress from EACH_OTHER) | (break_through ANY4 ; sink self)
atl-unrest: Unrest / Беспорядки | 2ATL19/22 2ATL21/22 2ATL22/22 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("atlanteans", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("atlanteans", number).over
