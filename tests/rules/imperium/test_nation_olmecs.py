"""Olmecs: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet

SHEET = """
olm-power-a: Olmecs / Ольмеки | 2OLM1A/26 | power | - | - | 0
    exhaust = CHOOSE history 1 MASK from discard | (discard 3 MASK -> acquire ANY4)
olm-power-b: Olmecs / Ольмеки | 2OLM1B/26 | power | - | - | 0
    exhaust = history 1 MASK from hand -> gain 2 progress
olm-san-lorenzo-tenochtitlan: San Lorenzo Tenochtitlán / Сан-Лоренсо-Теночтитлан | 2OLM2/26 | accession | metropolis
        pinned | - | 0
    exhaust = put 1 card from hand on top_of_deck -> CHOOSE to_hand 1 MASK from discard | (gain 1 population ; gain 1
        materials)
olm-step-pyramids: Step Pyramids / Ступенчатые пирамиды | 2OLM3/26 | development | empire pinned | materials 4,
        population 2 | 3
    exhaust on card effect requires you to discard MASK = reduce that requirement by 1 MASK
    solstice = MAY to_hand 1 MASK from discard
olm-ritual-sacrifice: Ritual Sacrifice / Ритуальное жертвоприношение | 2OLM4/26 | development | empire | materials 4,
        population 2 | 3
    restrict = playable only if "Step Pyramids" in_play
    play = (discard 2 MASK ; pay 2 population) -> fame_look 3 take 1
olm-olmec-traders: Olmec Traders / Ольмекские торговцы | 2OLM5/26 | development | empire attack | materials 4,
        population 2 | 3
    play = gain 3 materials ; FOR_EACH other player: give them 1 card from hand/discard ; EACH_OTHER[was given MASK]:
        take UNREST
olm-tres-zapotes: Tres Zapotes / Трес-Сапотес | 2OLM6/26 | development | region production fertile empire pinned |
        materials 4, population 2 | 3
    play = MAY to_hand up to 2 MASK from discard ; MAY garrison 1 card here
olm-stone-heads: Stone Heads / Каменные головы | 2OLM7/26 | development | empire pinned | materials 4, population 2 |
        3
    passive on card effect requires you to discard MASK = MAY abandon any number of cards garrisoned here, each
        counts as 1 MASK discarded
    solstice = MAY garrison 1 card here
olm-drainage-system: Drainage System / Дренажная система | 2OLM8/26 | development | empire pinned | materials 4,
        population 2 | 3
    solstice = gain 1 population
olm-cacao: Cacao / Какао | 2OLM9/26 | nation_deck | - | - | 0
    play = ALL: MAY return UNREST from hand/discard ; gain 1 progress per UNREST returned
olm-olmec-hieroglyphics: Olmec Hieroglyphics / Ольмекские иероглифы | 2OLM10/26 | nation_deck | pinned | - | 0
    exhaust = CHOOSE return 1 exhaust_token to state_card | (spend 1 action -> to_hand 1 card from discard)
olm-calendar: Calendar / Календарь | 2OLM11/26 | nation_deck | pinned | - | 0
    exhaust = (discard 2 MASK ; spend 1 action) -> CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population
        per REGION in_play
olm-stone-mask-nation: Stone Mask / Каменная маска | 2OLM12/26 2OLM13/26 | nation_deck | mask | - | ?: 1 if in_history
    play = draw up to 3 if_able ; put 1 card from hand on top_of_deck
olm-lodestone-compass: Lodestone Compass / Магнитный компас | 2OLM14/26 | starting_deck | pinned | - | 0
    exhaust = (discard 2 MASK ; spend 1 action) -> acquire REGION/TRIBUTARY
olm-ball-games: Ball Games / Игра в мяч | 2OLM15/26 | starting_deck | pinned | - | 0
    exhaust = (discard 2 MASK ; spend 1 action) -> acquire UNCIVILISED/CIVILISED
olm-laguna-de-los-cerros: Laguna de los Cerros / Лагуна-де-лос-Серрос | 2OLM16/26 | starting_deck | region production
        river pinned | - | 0
    play = gain 1 population ; MAY garrison 1 card here
olm-la-venta: La Venta / Ла-Вента | 2OLM17/26 | starting_deck | region production river pinned | - | 0
    play = gain 2 materials ; MAY garrison 1 card here
olm-stone-mask: Stone Mask / Каменная маска | 2OLM18/26 2OLM19/26 2OLM20/26 2OLM21/26 2OLM22/26 2OLM23/26 |
        starting_deck | mask | - | ?: 1 if in_history
    play = draw up to 3 if_able ; put 1 card from hand on top_of_deck
olm-unrest-supply: Unrest / Беспорядки | 2OLM24/26 | unrest_supply | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
olm-unrest-supply-3: Unrest / Беспорядки | 2OLM25/26 | unrest_supply 3+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
olm-unrest-supply-4: Unrest / Беспорядки | 2OLM26/26 | unrest_supply 4+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("olmecs", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("olmecs", number).over
