"""Minoans: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet

SHEET = """
min-power-a: Minoans / Минойцы | 2MIN1A/23 | power | - | - | 0
    solstice = MAY (discard 1 -> gain 1 progress)
min-power-b: Minoans / Минойцы | 2MIN1B/23 | power | - | - | *: 1 per 1 progress
min-king-minos: King Minos / Царь Минос | 2MIN2/23 | accession | - | - | 0
    play = gain 1 progress ; MAY develop ; history self
min-minoan-traders: Minoan Traders / Минойские торговцы | 2MIN3/23 | development | empire | materials 2, population
        1, progress 1 | 2
    play = EACH_OTHER: gain 2 materials ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per
        REGION in_play | gain 1 progress per CITY/METROPOLIS in_play
min-drainage-system: Drainage System / Дренажная система | 2MIN4/23 | development | empire pinned | materials 2,
        population 2, progress 1 | 2
    solstice = gain 1 population
min-architecture: Architecture / Архитектура | 2MIN5/23 | development | empire pinned | materials 5, progress 2 | 3
    passive = development_cost progress -1 (min 0)
min-frescos: Frescos / Фрески | 2MIN6/23 | development | empire pinned | materials 3, population 1, progress 2 | 3
    solstice = MAY (discard 1 -> (draw 1 ; gain 1 progress))
min-labyrinth: Labyrinth / Лабиринт | 2MIN7/23 | development | empire pinned | materials 3, population 2, progress 2
        | 3
    solstice = MAY (pay 1 population -> gain 1 progress)
min-minoan-expansion: Minoan Expansion / Минойская экспансия | 2MIN8/23 | development | empire attack | population 4
        | 3
    play = EACH_OTHER: abandon REGION ; MAY acquire ANY4
min-seal-stones: Seal Stones / Каменные печати | 2MIN9/23 | development | - | materials 3, population 1, progress 3 |
        *: 1 per 1 progress
    restrict = cannot be played
min-glory-nation: Glory / Величие | 2MIN10/23 | nation_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
min-unrest-nation: Unrest / Беспорядки | 2MIN11/23 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
min-writing-systems: Writing Systems / Письменность | 2MIN12/23 | nation_deck | pinned | - | 0
    exhaust = history 1 card from discard -> draw 1
min-knossos: Knossos / Кносс | 2MIN13/23 | nation_deck | metropolis pinned | - | 0
    solstice = CHOOSE gain 1 materials | gain 1 population | draw 1
min-advance: Advance / Реформы | 2MIN14/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
min-conquer: Conquer / Завоевание | 2MIN15/23 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 2 population -> acquire REGION/TRIBUTARY) | (pay 3 population -> break_through
        REGION/TRIBUTARY)
min-pottery: Pottery / Гончарное дело | 2MIN16/23 | starting_deck | barbarian pinned | - | 0
    solstice = CHOOSE (pay 2 materials -> place 1 progress on self) | (abandon self ; gain all progress on self)
min-thera: Thera / Фера | 2MIN17/23 | starting_deck | region production barbarian pinned | - | 0
    play = gain 1 progress ; MAY garrison 1 card here
min-crete: Crete / Крит | 2MIN18/23 | starting_deck | region production river fertile pinned | - | 0
    play = MAY garrison 1 card here
min-cyprus: Cyprus / Кипр | 2MIN19/23 | starting_deck | region production pinned | - | 0
    play = MAY garrison 1 card here
min-prosperity: Prosperity / Процветание | 2MIN20/23 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
min-unrest: Unrest / Беспорядки | 2MIN21/23 2MIN22/23 2MIN23/23 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("minoans", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("minoans", number).over
