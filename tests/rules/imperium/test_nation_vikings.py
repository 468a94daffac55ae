"""Vikings: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import assert_sheet, random_game
from rules.imperium.tables import table

SHEET = """
vik-power-a: Vikings | 1VIK1A/26 | power | - | - | *: 1 per 1 card with a * coin, itself included
    replace history own card = discard that card
    passive on take UNREST = look top 1 of nation_deck ; MAY put it on bottom of nation_deck
    exhaust on return UNREST = draw 2
vik-power-b: Vikings | 1VIK1B/26 | power | - | - | *: 2 per 1 card with a * coin, itself included
    replace history own card = discard that card
    passive on take UNREST = look top 1 of nation_deck ; MAY put it on bottom of nation_deck
vik-harald-hardrada: Harald Hardrada | 1VIK2/26 | accession | barbarian | - | *: 2 per 1 card with a * coin, itself
        included
    on_gain = trigger GAME_END
    play = take top FAME ; MAY break_through REGION
vik-iceland: Iceland | 1VIK3/26 | nation_deck | region production barbarian pinned | - | 0
    play = MAY garrison 1 card here ; CHOOSE gain 2 materials | (look top 1 of nation_deck ; MAY shuffle
        nation_deck)
vik-combs: Combs | 1VIK4/26 | nation_deck | barbarian pinned | - | *: 1 per 3 population
    exhaust = ignore EMPIRE on the next card played this turn
vik-graenland: Graenland | 1VIK5/26 | nation_deck | region barbarian pinned | - | 0
    play = MAY garrison 1 card here ; CHOOSE gain 1 population | (look top 1 of nation_deck ; MAY shuffle
        nation_deck)
vik-foroyar: Føroyar | 1VIK6/26 | nation_deck | region barbarian pinned | - | 0
    play = MAY garrison 1 card here ; CHOOSE exile 1 market_card | gain 1 population
vik-vinland: Vinland | 1VIK7/26 | nation_deck | region production river fertile barbarian pinned | - | ?: 6 if
        in_play
    restrict = playable only if "Longships" in_play and "Graenland" in_play
    play = CHOOSE return UNREST | MAY garrison 1 card here
vik-sagas: Sagas | 1VIK8/26 | nation_deck | barbarian pinned | - | *: 1 per 1 card garrisoned here
    solstice = MAY garrison 1 card here
vik-city-of-dubh-linn: City of Dubh Linn | 1VIK9/26 | nation_deck | city barbarian pinned | - | *: 1 per 8 materials
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
vik-longships: Longships | 1VIK10/26 | nation_deck | barbarian pinned | - | 0
    passive = whenever you acquire REGION you may take the card from exile as if it were in the market
    passive on acquire REGION from exile = gain 1 population
    exhaust on play ATTACK = gain 2 materials
vik-skis: Skis | 1VIK11/26 | nation_deck | barbarian pinned | - | 2
    exhaust on play REGION = CHOOSE draw 1 | gain 2 materials
vik-rollo-the-walker: Rollo the Walker | 1VIK12/26 | nation_deck | barbarian | - | 0
    play = take top FAME ; exile self
vik-go-a-viking: Go a'Viking | 1VIK13/26 | nation_deck | barbarian attack | - | 0
    free = steal 2 materials from EACH_OTHER ; EACH_OTHER[had fewer than 2 materials]: take UNREST
vik-unrest-nation: Unrest | 1VIK14/26 1VIK15/26 | nation_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
vik-gothja: Gothja | 1VIK16/26 | starting_deck | barbarian | - | 0
    play = look top 1 of nation_deck ; MAY shuffle nation_deck ; CHOOSE (return UNREST ; gain 1 population) | draw 2
vik-scandinavia: Scandinavia | 1VIK17/26 | starting_deck | region production barbarian pinned | - | 0
    play = MAY garrison 1 card here
vik-advance: Advance | 1VIK18/26 | starting_deck | barbarian | - | 0
    play = CHOOSE (pay 3 materials -> acquire UNCIVILISED/CIVILISED) | (pay 5 materials -> break_through
        UNCIVILISED/CIVILISED)
vik-prosperity: Prosperity | 1VIK19/26 | starting_deck | - | - | 0
    play = ALL: MAY draw 1 ; CHOOSE gain 1 materials per PRODUCTION in_play | gain 1 population per REGION in_play
vik-glory: Glory | 1VIK20/26 | starting_deck | - | - | 0
    restrict = cannot be garrisoned
    play = abandon 3 REGION -> fame_look 2 take 1
vik-erik-the-red: Erik the Red | 1VIK21/26 | starting_deck | barbarian | - | 0
    play = (abandon "Scandinavia" ; pay 1 population) -> find REGION to hand ; exile self
vik-jomsviking: Jomsviking | 1VIK22/26 | starting_deck | barbarian attack | - | 0
    play = (pay 2 materials ; pay 1 population) -> acquire REGION/TRIBUTARY ; EACH_OTHER: discard 1
vik-althing: Althing | 1VIK23/26 | starting_deck | barbarian attack | - | 0
    play = steal 1 materials from EACH_OTHER ; CHOOSE gain 1 progress | return UNREST
vik-unrest: Unrest | 1VIK24/26 | starting_deck | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
vik-unrest-supply-3: Unrest | 1VIK25/26 | unrest_supply 3+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
vik-unrest-supply-4: Unrest | 1VIK26/26 | unrest_supply 4+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("vikings", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("vikings", number).over
