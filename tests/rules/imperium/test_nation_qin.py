"""Qin: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet

SHEET = """
qin-power-a: Qin / Империя Цинь | 2QIN1A/25 | power | - | - | *: 1 per 1 PINNED[not REGION] in_play
    replace place 1 progress on market_card = place 1 population on that market_card
    exhaust on gain market_card[population on it] = gain again the population that was on it
qin-power-b: Qin / Империя Цинь | 2QIN1B/25 | power | - | - | *: 2 per 1 PINNED[not REGION] in_play
    replace place 1 progress on market_card = place 1 population on that market_card
qin-long-walls-i: Long Walls I / Великая стена I | 2QIN2/25 | accession | empire pinned | - | *: 1 per 1 "Long Walls"
        in_play
    passive = unrest_cost materials -2 (min 1)
qin-long-walls-ii: Long Walls II / Великая стена II | 2QIN3/25 | development | empire pinned | materials 2,
        population 2 | *: 1 per 1 "Long Walls" in_play
    passive on attack by other = MAY (recall any 1 "Long Walls" -> avoid attack)
qin-long-walls-iii: Long Walls III / Великая стена III | 2QIN4/25 | development | empire pinned | materials 2,
        population 2 | *: 1 per 1 "Long Walls" in_play
    exhaust = pay 1 population -> draw 1
qin-long-walls-iv: Long Walls IV / Великая стена IV | 2QIN5/25 | development | empire pinned | materials 2,
        population 2 | *: 1 per 1 "Long Walls" in_play
    exhaust = IF 3 "Long Walls" in_play THEN (put 1 card from hand on top_of_deck -> gain 1 action)
qin-emperor-qin-shi-huang: Emperor Qin Shi Huang / Император Цинь Шихуан | 2QIN6/25 | development | empire |
        materials 3, population 2 | 0
    restrict = playable only if "Mandate of Heaven" in_play and "King Wu of Qin" in_history
    free = take top FAME ; history self
qin-mathematics: Mathematics / Математика | 2QIN7/25 | development | empire pinned | materials 3, population 2 | 2
    passive = hand_size +1
    passive = ignore BARBARIAN on "Advance"
qin-king-wu-of-qin: King Wu of Qin / У-ван, правитель Цинь | 2QIN8/25 | development | empire | materials 3,
        population 2 | ?: 2 if in_history
    restrict = playable only if "Mandate of Heaven" in_play and "Duke Zhuang of Qin" in_history
    play = pay up to 3 progress ; FOR_EACH progress paid: acquire ANY4 ; history self
qin-metallurgy: Metallurgy / Металлургия | 2QIN9/25 | development | empire pinned | materials 3, population 1 | 2
    solstice = CHOOSE gain 1 progress | to_hand 1 REGION from discard
qin-terracotta-warriors: Terracotta Warriors / Терракотовая армия | 2QIN10/25 | development | - | materials 7 | ?: 7
        if garrisoned; 3 if in_history
    restrict = cannot be played
qin-eastern-zhou: Eastern Zhou / Восточное Чжоу | 2QIN11/25 | nation_deck | region production pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
qin-glory-nation: Glory / Величие | 2QIN12/25 | nation_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
qin-writing-systems: Writing Systems / Письменность | 2QIN13/25 | nation_deck | pinned | - | 0
    exhaust = history 1 card from discard -> draw 1
qin-unrest-nation: Unrest / Беспорядки | 2QIN14/25 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
qin-confucianism: Confucianism / Конфуцианство | 2QIN15/25 | starting_deck | pinned | - | 0
    play = abandon "Legalism"
    exhaust = (spend 1 action ; discard 2) -> CHOOSE acquire TRIBUTARY/UNCIVILISED/CIVILISED[population on it] |
        return up to 2 UNREST from discard
qin-legalism: Legalism / Легизм | 2QIN16/25 | starting_deck | pinned | - | 0
    play = abandon "Confucianism"
    exhaust = pay 3 population -> acquire REGION/TRIBUTARY
qin-school-of-diplomacy: School of Diplomacy / Школа дипломатии | 2QIN17/25 | starting_deck | attack | - | 0
    play = abandon up to 3 REGION ; FOR_EACH REGION abandoned: MAY acquire REGION/TRIBUTARY ; IF state=barbarian THEN
        EACH_OTHER: recall REGION
qin-western-zhou: Western Zhou / Западное Чжоу | 2QIN18/25 | starting_deck | region production river pinned | - | 0
    play = gain 1 materials ; MAY garrison 1 card here
qin-advance: Advance / Реформы | 2QIN19/25 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
qin-prosperity: Prosperity / Процветание | 2QIN20/25 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
qin-duke-zhuang-of-qin: Duke Zhuang of Qin / Чжуан-гун, правитель Цинь | 2QIN21/25 | starting_deck | barbarian | - | 0
    restrict = playable only if "Mandate of Heaven" in_play
    play = return up to 2 UNREST from hand/discard ; break_through REGION/TRIBUTARY ; history self
qin-mandate-of-heaven: Mandate of Heaven / Небесный мандат | 2QIN22/25 | starting_deck | pinned | - | ?: -2 if not
        in_play
    exhaust = place 1 population on market_card ; MAY abandon self
    solstice = discard 2
qin-unrest: Unrest / Беспорядки | 2QIN23/25 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
qin-unrest-supply-3: Unrest / Беспорядки | 2QIN24/25 | unrest_supply 3+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
qin-unrest-supply-4: Unrest / Беспорядки | 2QIN25/25 | unrest_supply 4+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("qin", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("qin", number).over
