"""Mauryans: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet

SHEET = """
mau-power-a: Mauryans / Империя Маурьев | 2MAU1A/24 | power | - | - | *: 1 per 1 REGION in_play
    exhaust on play REGION = gain 1 progress
    solstice = MAY (pay 1 materials -> to_hand 1 REGION from discard)
mau-power-b: Mauryans / Империя Маурьев | 2MAU1B/24 | power | - | - | *: 2 per 1 card in_history
mau-glory-accession: Glory / Величие | 2MAU2/24 | accession | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
mau-mathematics: Mathematics / Математика | 2MAU3/24 | development | empire pinned | materials 4, population 1 | *: 1
        per 1 PINNED[not REGION] in_play
    passive = hand_size +1
    passive = ignore BARBARIAN on "Advance"
mau-grand-trunk-road: Grand Trunk Road / Великий колёсный путь | 2MAU4/24 | development | region region empire pinned
        | materials 3, population 3 | 2
    passive = counts as 2 REGION
    exhaust = ALL: gain 1 materials ; gain 1 progress
mau-ashoka: Ashoka / Ашока | 2MAU5/24 | development | empire | population 3 | 1
    play = take top FAME ; reveal hand/draw_deck/discard ; history all ATTACK from hand/draw_deck/discard ; history
        self
mau-buddhism: Buddhism / Буддизм | 2MAU6/24 | development | empire pinned | population 4 | *: 1 per 1 card in_history
    passive = unrest_cost cards -1 (min 1) ; unrest_cost materials -1 (min 1)
    solstice = CHOOSE gain 1 progress | return UNREST from discard
mau-edicts-of-ashoka: Edicts of Ashoka / Эдикты Ашоки | 2MAU7/24 | development | empire pinned | materials 4 | 3
    restrict = playable only if "Ashoka" in_history
    exhaust = history 1 card from hand -> CHOOSE draw 1 | return UNREST from discard | (draw 1 ; return UNREST from
        discard)
mau-punch-marked-coins: Punch-marked Coins / Клеймёные монеты | 2MAU8/24 | development | empire pinned | materials 3,
        population 1 | 2
    exhaust = draw 1 ; gain 1 progress
mau-arthashastra: Arthashastra / Артхашастра | 2MAU9/24 | nation_deck | pinned | - | 0
    solstice = discard any number of UNREST ; FOR_EACH card discarded: CHOOSE draw 1 | gain 1 progress
mau-nanda-dynasty: Nanda Dynasty / Династия Нанда | 2MAU10/24 | nation_deck | tributary | - | 0
    restrict = playable only if "Arthashastra" in_play
    play = gain 2 population
mau-city-of-pataliputra: City of Pataliputra / Паталипутра | 2MAU11/24 | nation_deck | city pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
mau-indian-elephants: Indian Elephants / Индийские слоны | 2MAU12/24 | nation_deck | attack | - | 0
    play = EACH_OTHER: recall REGION ; MAY break_through REGION/TRIBUTARY
mau-indian-elephants-barbarian: Indian Elephants / Индийские слоны | 2MAU13/24 | nation_deck | barbarian attack | - |
        0
    play = EACH_OTHER: recall REGION ; MAY break_through REGION/TRIBUTARY
mau-gandhara: Gandhara / Гандхара | 2MAU14/24 | nation_deck | region production pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
mau-unrest-nation: Unrest / Беспорядки | 2MAU15/24 2MAU16/24 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
mau-advance: Advance / Реформы | 2MAU17/24 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
mau-chandragupta: Chandragupta / Чандрагупта | 2MAU18/24 | starting_deck | barbarian | - | 0
    play = acquire REGION ; find 1 "Indian Elephants" to discard ; history self
mau-chanakya: Chanakya / Чанакья | 2MAU19/24 | starting_deck | barbarian | - | 0
    play = CHOOSE (acquire UNCIVILISED ; acquire CIVILISED) | find "Arthashastra" to discard ; history self
mau-magadha: Magadha / Магадха | 2MAU20/24 | starting_deck | region production barbarian pinned | - | 0
    play = MAY garrison 1 card here
mau-indus-valley: Indus Valley / Долина Инда | 2MAU21/24 | starting_deck | region production fertile river pinned | -
        | 0
    play = MAY garrison 1 card here
mau-prosperity: Prosperity / Процветание | 2MAU22/24 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
mau-unrest: Unrest / Беспорядки | 2MAU23/24 2MAU24/24 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("mauryans", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("mauryans", number).over
