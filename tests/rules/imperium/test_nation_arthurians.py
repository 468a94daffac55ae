"""Arthurians: every card against its sheet, what each of them does, both sides of the power card, games at random."""

from __future__ import annotations

import pytest

from rules.imperium.nations import random_game
from rules.imperium.nations_legends import assert_sheet

SHEET = """
art-power-a: Arthurians / Король Артур и его народ | 2ART1A/29 | power | - | - | 0
    exhaust = discard 1 -> to_hand 1 KNIGHT from discard
    solstice = discard 1 ; gain 1 progress
art-power-b: Arthurians / Король Артур и его народ | 2ART1B/29 | power | - | - | 6
    solstice = discard 1 ; gain 1 progress
art-king-arthurs-court: King Arthur's Court / Двор короля Артура | 2ART2/29 | in_play | - | - | *: 1 per 1 CIVILISED
    passive = card garrisoned here is active_quest (at most one)
    exhaust = IF "City of Camelot" in_play THEN (discard 1 -> return UNREST)
    solstice = IF no active_quest THEN MAY (take UNREST -> garrison 1 impending_quest here)
art-graal: Graal / Святой Грааль | 2ART3/29 | development | - | - | 8
    restrict = not eligible as impending_quest while another impending_quest exists
    free = trigger GAME_END ; MAY to_hand 1 card from history ; MAY acquire exiled card[not KNIGHT]
art-lancelot: Lawnslot Llyn (Sir Lancelot) / Ланселот | 2ART4/29 | development | knight | - | 2
    play = find "Guennuvar" to history ; take top FAME ; exile self
art-twrch-trwyth: Twrch Trwyth / Турх Труйт | 2ART5/29 | development | pinned | - | -4
    exhaust = pay 1 progress -> free_play EMPIRE[ignore EMPIRE]
    solstice = MAY (discard 1 KNIGHT -> CHOOSE exile 1 impending_quest[not "Graal"] | return up to 2 UNREST from
        hand/discard)
art-taliesin: Taliesin the Bard / Бард Талиесин | 2ART6/29 | development | empire | - | 1
    play = find KNIGHT to history -> fame_look 2 take 1
art-excalibur: Excalibur / Экскалибур | 2ART7/29 | development | - | - | 2
    play = (CHOOSE abandon "Viviane of the Lake" | abandon "Ynys Afallach (Avalon)") -> break_through
        TRIBUTARY/CIVILISED
art-gwaith-camlan: Gwaith Camlan / Битва при Камланне | 2ART8/29 | accession | pinned | - | 2
    on_gain = put self into play
    restrict = cannot be abandoned ; cannot be recalled
    solstice = CHOOSE history 1 KNIGHT from hand/garrison | take 2 UNREST
art-bedwyr: Bedwyr / Бедивер | 2ART9/29 | nation_deck | knight | - | 0
    play = MAY put "Excalibur" from discard on top_of_deck ; MAY (garrison self in REGION -> resolve the play ability
        of that REGION again)
art-viviane-of-the-lake: Viviane of the Lake / Вивиана, Владычица Озера | 2ART10/29 | nation_deck | region river
        pinned | - | 0
    play = gain 1 progress
    solstice = CHOOSE recall 1 KNIGHT garrisoned here | draw 1
art-city-of-camelot: City of Camelot / Камелот | 2ART11/29 | nation_deck | city pinned | - | 0
    solstice = MAY (discard 1 -> CHOOSE gain 1 materials | gain 1 population | draw 1)
art-britannia-flavia: Britannia Flavia / Британия Флавия | 2ART12/29 | nation_deck | region pinned | - | 0
    play = draw 1 ; MAY garrison 1 card here
art-ynys-afallach: Ynys Afallach (Avalon) / Авалон | 2ART13/29 | nation_deck | region pinned | - | 0
    play = to_hand 1 KNIGHT from discard ; MAY garrison 1 card here
    solstice = MAY (pay 1 progress -> recall self)
art-gwalchmei: Gwalchmei (Sir Gawain) / Гавейн | 2ART14/29 | nation_deck | knight | - | 0
    play = take UNREST -> gain 1 progress per garrisoned KNIGHT ; MAY (garrison self in REGION -> resolve the play
        ability of that REGION again)
art-lady-bertilak: Lady Bertilak / Леди Бертилак | 2ART15/29 | nation_deck | attack | - | ?: 2 if in_history
    free = abandon REGION[garrisoned by KNIGHT] ; draw 2 ; EACH_OTHER: discard 2
art-morigena: Morigena / Фея Моргана | 2ART16/29 | starting_deck | attack | - | ?: 2 if in_history
    play = ALL: take UNREST ; MAY (abandon REGION[garrisoned by "Myrddin Wyllt (Merlin)"] -> (put active_quest in
        discard ; put top 1 of nation_deck in discard))
art-peredur: Peredur (Sir Percival) / Персиваль | 2ART17/29 | starting_deck | knight | - | 0
    play = CHOOSE (return UNREST ; MAY (garrison self in REGION -> resolve the play ability of that REGION again)) |
        (find "Graal" in discard/draw_deck to hand ; exile self)
art-cai: Cai (Sir Kay) / Кай | 2ART18/29 | starting_deck | knight | - | 0
    play = MAY put 1 REGION from discard on top_of_deck ; MAY (garrison self in REGION -> resolve the play ability of
        that REGION again)
art-king-arthur: King Arthur / Король Артур | 2ART19/29 | starting_deck | knight | - | 0
    play = abandon REGION[garrisoned by KNIGHT] -> acquire REGION/TRIBUTARY
art-uthyr-pendragon: Uthyr Pendragon / Утер Пендрагон | 2ART20/29 | starting_deck | - | - | 0
    play = break_through UNCIVILISED ; history self
art-britannia-prima: Britannia Prima / Британия Прима | 2ART21/29 | starting_deck | region fertile pinned | - | 0
    play = draw 1 ; MAY garrison 1 card here
art-britannia-secunda: Britannia Secunda / Британия Секунда | 2ART22/29 | starting_deck | region pinned | - | 0
    play = draw 1 ; MAY garrison 1 card here
art-myrddin-wyllt: Myrddin Wyllt (Merlin) / Мерлин | 2ART23/29 | starting_deck | knight | - | 0
    play = abandon 3 garrisoned KNIGHT[in REGION] -> put active_quest in hand
art-guennuvar: Guennuvar / Гвиневра | 2ART24/29 | starting_deck | - | - | 0
    play = EACH_OTHER: gain 1 progress ; CHOOSE acquire UNCIVILISED/CIVILISED | (abandon garrisoned "King Arthur" ->
        free_play EMPIRE[ignore EMPIRE])
art-cafall: Cafall / Кафаль | 2ART25/29 | starting_deck | - | - | 0
    free = draw 2 ; put 1 card from hand on top_of_deck ; MAY exile "Twrch Trwyth"[in_play or active_quest]
art-unrest-supply: Unrest / Беспорядки | 2ART26/29 2ART27/29 | unrest_supply | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
art-unrest-supply-3: Unrest / Беспорядки | 2ART28/29 | unrest_supply 3+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
art-unrest-supply-4: Unrest / Беспорядки | 2ART29/29 | unrest_supply 4+ | unrest | - | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""


def test_the_cards_are_those_of_the_sheet() -> None:
    assert_sheet("arthurians", SHEET)


@pytest.mark.parametrize("number", [0, 3])
def test_random_games(number: int) -> None:
    assert random_game("arthurians", number).over
