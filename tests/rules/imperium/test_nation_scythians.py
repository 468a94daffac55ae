"""Scythians: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import assert_sheet, random_game
from rules.imperium.tables import table

SHEET = """
scy-power-a: Scythians | 1SCY1A/24 | power | - | - | *: 1 per 6 materials
    exhaust = (spend 1 action ; take UNREST) -> break_through REGION
scy-power-b: Scythians | 1SCY1B/24 | power | - | - | *: 1 per 3 materials + 1 per 3 REGION
scy-glory-accession: Glory | 1SCY2/24 | accession | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
scy-ateas: Ateas | 1SCY3/24 | development | empire | population 4 | 3
    play = MAY acquire REGION ; MAY return UNREST ; history self
scy-kurgans: Kurgans | 1SCY4/24 | development | empire pinned | population 3 | 2
    passive = hand_size +1
    exhaust = history 1 card from discard
scy-city-of-gelonus: City of Gelonus | 1SCY5/24 | development | city empire pinned | population 3 | 2
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
scy-jewellery: Jewellery | 1SCY6/24 | development | - | materials 7 | 7
    restrict = cannot be played
    restrict = cannot be garrisoned
scy-unrest-nation: Unrest | 1SCY7/24 1SCY8/24 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
scy-tamga: Tamga | 1SCY9/24 | nation_deck | pinned | - | *: 1 per 2 REGION
    exhaust = discard 1 -> draw 2
scy-pontic-steppe: Pontic Steppe | 1SCY10/24 | nation_deck | region production fertile pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
scy-tarim-basin: Tarim Basin | 1SCY11/24 | nation_deck | region production river pinned | - | 0
    play = MAY draw 1 ; MAY garrison 1 card here
scy-caucasia: Caucasia | 1SCY12/24 | nation_deck | region production pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
scy-raiders: Raiders | 1SCY13/24 | nation_deck | barbarian attack | - | 0
    free = draw 2 ; EACH_OTHER: recall REGION ; steal 1 population from EACH_OTHER[state=empire]
scy-nomads: Nomads | 1SCY14/24 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; gain 1 materials per PRODUCTION in_play
scy-nomads-barbarian: Nomads | 1SCY15/24 | starting_deck | barbarian | - | 0
    play = ALL: MAY draw 1 ; gain 1 materials per PRODUCTION in_play
scy-advance: Advance | 1SCY16/24 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
scy-conquer: Conquer | 1SCY17/24 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
scy-carpathian-mountains: Carpathian Mountains | 1SCY18/24 | starting_deck | region barbarian pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
scy-tian-shan: Tian Shan | 1SCY19/24 | starting_deck | region barbarian pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
scy-mounted-archers: Mounted Archers | 1SCY20/24 | starting_deck | pinned | - | 0
    exhaust on attack by other = avoid attack
    solstice = MAY (pay 1 materials -> gain 1 population)
scy-tents: Tents | 1SCY21/24 | starting_deck | barbarian pinned | - | 0
    exhaust on play REGION = gain 1 population
    solstice = MAY recall REGION
scy-unrest: Unrest | 1SCY22/24 1SCY23/24 1SCY24/24 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("scythians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("scythians", number).over
