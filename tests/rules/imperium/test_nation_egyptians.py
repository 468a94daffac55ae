"""Egyptians: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet

SHEET = """
egy-power-a: Egyptians / Египтяне | 2EGY1A/23 | power | - | - | *: 2 per 1 CIVILISED
    exhaust = CHOOSE ((spend 1 action ; take UNREST) -> develop) | ((pay 1 population ; take UNREST) -> gain 1 action)
egy-power-b: Egyptians / Египтяне | 2EGY1B/23 | power | - | - | *: 3 per 1 CIVILISED
    passive = hand_size +1
egy-unification: Unification / Объединение | 2EGY2/23 | accession | - | - | 0
    play = gain 2 progress ; history self
egy-development: Development / Развитие | 2EGY3/23 | development | empire | materials 3, population 1 | 2
    play = CHOOSE develop | (pay 2 materials -> acquire UNCIVILISED/CIVILISED)
egy-embalming: Embalming / Бальзамирование | 2EGY4/23 | development | empire pinned | materials 4 | 2
    passive on pay population = MAY history 1 card from hand
    exhaust = draw 1
egy-obelisk: Obelisk / Обелиск | 2EGY5/23 | development | empire pinned | materials 2, population 2 | 2
    exhaust = free_play UNREST
    solstice = discard 1 ; gain 1 progress
egy-ramesses-ii: Ramesses II / Рамсес II | 2EGY6/23 | development | empire | materials 4, population 2 | 4
    free = acquire ANY4 ; history self
egy-egyptian-expansion: Egyptian Expansion / Египетская экспансия | 2EGY7/23 | development | empire attack |
        population 4 | 4
    play = EACH_OTHER: abandon REGION ; MAY acquire REGION/TRIBUTARY
egy-medicine: Medicine / Медицина | 2EGY8/23 | development | empire pinned | materials 4, population 1 | 4
    passive = development_cost population -1 (min 0)
egy-pyramids: Pyramids / Пирамиды | 2EGY9/23 | development | empire pinned | materials 2, population 3 | 4
    passive = unrest_cost cards -1 (min 1) ; unrest_cost materials -1 (min 1)
    exhaust = draw 1
egy-egyptian-legacy: Egyptian Legacy / Наследие Египта | 2EGY10/23 | development | empire attack | materials 5 | *: 1
        per 1 CIVILISED
    play = EACH_OTHER: (take UNREST ; discard 1) ; gain 2 progress
egy-red-land: Red Land / Красная земля | 2EGY11/23 | nation_deck | region pinned | - | 0
    play = gain 1 progress ; MAY garrison 1 card here
egy-kushites: Kushites / Кушиты | 2EGY12/23 | nation_deck | tributary barbarian | - | 0
    play = gain 2 progress
egy-unrest-nation: Unrest / Беспорядки | 2EGY13/23 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
egy-flood-of-the-nile: Flood of the Nile / Разлив Нила | 2EGY14/23 | starting_deck | - | - | 0
    play = abandon RIVER -> CHOOSE gain 5 materials | IF state=empire THEN break_through UNCIVILISED/CIVILISED
egy-glory: Glory / Величие | 2EGY15/23 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
egy-prosperity: Prosperity / Процветание | 2EGY16/23 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
egy-advance: Advance / Реформы | 2EGY17/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
egy-egyptian-incursion: Egyptian Incursion / Вторжение египтян | 2EGY18/23 | starting_deck | barbarian attack | - | 0
    play = (pay 1 population ; pay 2 materials) -> acquire REGION/TRIBUTARY ; EACH_OTHER: recall REGION
egy-egyptian-hieroglyphics: Egyptian Hieroglyphics / Египетские иероглифы | 2EGY19/23 | starting_deck | pinned | - | 0
    solstice = MAY history 1 card from hand/discard
egy-lower-nile: Lower Nile / Нижний Нил | 2EGY20/23 | starting_deck | region river pinned | - | 0
    play = MAY garrison 1 card here
egy-nile-valley: Nile Valley / Долина Нила | 2EGY21/23 | starting_deck | region production river fertile pinned | - |
        0
    play = MAY garrison 1 card here
egy-unrest: Unrest / Беспорядки | 2EGY22/23 2EGY23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("egyptians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("egyptians", number).over
