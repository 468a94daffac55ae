"""Solo: what the rules leave open is switched by options; each of them does something."""

from __future__ import annotations

import pytest

from oikumene.games.imperium import IMPERIUM, SOLO
from oikumene.games.imperium.cards.book import BOOK, FACE
from oikumene.games.imperium.solo.scoring import bot_total, winners
from oikumene.games.imperium.state import AREA, NATION
from rules.imperium.solo import BOT, solo


def test_the_options() -> None:
    assert {choice.name: choice.default for choice in SOLO} == {
        "solo_dynasty_order": "rising",
        "solo_unrest": "deck",
        "solo_unrest_order": "above",
        "solo_tables": "printed",
        "solo_rows": "next",
        "solo_per_region": "both",
        "solo_draw": "discard",
        "solo_quests": "pile",
        "solo_tie": "opponent",
    }
    assert all(choice in IMPERIUM.settings for choice in SOLO)


def developments(order: str) -> list[int]:
    """Points of the developments of the Scythians, from the top of the dynasty deck."""
    t = solo("scythians", solo_dynasty_order=order)
    return [BOOK[FACE[id]].points.fixed for id in reversed(t.ids("nation", BOT)[:4])]


def test_dynasty_order() -> None:
    assert developments("rising") == [2, 2, 3, 7]
    assert developments("falling") == [7, 3, 2, 2]


@pytest.mark.parametrize(("option", "zone"), [("deck", "deck"), ("discard", "discard")])
def test_where_unrest_goes(option: str, zone: str) -> None:
    t = solo("romans", solo_unrest=option).nothing(0).hand(0, "cls-corruption").state(0, empire=True)
    t.deck(BOT).act(0, "play:cls-corruption")
    assert t.ids(zone, BOT) == ["unrest"]


@pytest.mark.parametrize(("option", "top"), [("above", "unrest"), ("below", "cls-elders")])
def test_unrest_of_an_acquired_card(option: str, top: str) -> None:
    t = solo("romans", solo_unrest_order=option).market(
        "cls-elders", "cls-coast", "cls-hills", "cls-oasis", "cls-river"
    )
    t.no_tokens().resolve("rom-advance")
    assert t.ids("deck", BOT)[-1] == top and "cls-elders" in t.ids("deck", BOT)[-2:]


def test_printed_and_corrected_tables() -> None:
    for tables, discarded in (("printed", 3), ("corrected", 0)):
        t = solo("persians", solo_tables=tables).bot(materials=4)
        t.resolve("cls-great")
        assert t.size("discard", BOT) == discarded
        assert t.goods(BOT) == ({"materials": 4} if discarded else {"progress": 4})
        assert t.ids("history", BOT) == ["cls-great"]


@pytest.mark.parametrize(("materials", "discarded"), [(5, 3), (4, 2), (0, 0)])
def test_corrected_glory_of_the_scythians(materials: int, discarded: int) -> None:
    t = solo("scythians", solo_tables="corrected").bot(empire=True, materials=materials)
    t.resolve("scy-glory-accession")
    assert t.goods(BOT).get("materials", 0) == 0
    assert t.size("discard", BOT) == discarded + 1
    assert t.said("bot-row")[0][0] in ("scythians-empire-glory-corrected", "scythians-empire-other")


def test_corrected_pinned_cards_of_the_scythians() -> None:
    t = solo("scythians", solo_tables="corrected").bot(empire=True, materials=5)
    t.resolve("scy-mounted-archers")
    assert t.goods(BOT) == {"materials": 5}
    assert t.size("discard", BOT) == 1 and t.ids("history", BOT) == ["scy-mounted-archers"]


def test_rows_that_cannot_be_done() -> None:
    """The Celts steal from somebody who has nothing: the next row, or nothing."""
    t = solo("celts")
    t.resolve("cel-cattle-raid")
    assert t.said("bot-row") == [("celts-barbarian-barbarian",)]
    t = solo("celts", solo_rows="first")
    t.resolve("cel-cattle-raid")
    assert t.said("bot-row") == [] and t.said("bot-nothing") == [("cel-cattle-raid",)]
    assert t.ids("discard", BOT) == ["cel-cattle-raid"]


@pytest.mark.parametrize(("option", "materials"), [("both", 3), ("second", 1)])
def test_per_region(option: str, materials: int) -> None:
    t = solo("romans", solo_per_region=option).bot(empire=True).play(BOT, "cls-coast", "cls-hills", "cls-oasis")
    t.resolve("rom-prosperity").act(0, "no")
    assert t.goods(BOT) == {"materials": materials, "population": 3}


@pytest.mark.parametrize(("option", "n"), [("discard", 1), ("nothing", 0)])
def test_drawing_and_discarding(option: str, n: int) -> None:
    t = solo("romans", solo_draw=option).nothing(0).hand(0, "per-prosperity")
    t.act(0, "play:per-prosperity", "no")
    assert t.size("discard", BOT) == n
    t = solo("romans", "vikings", solo_draw=option).nothing(0).hand(0, "vik-jomsviking")
    t.act(0, "play:vik-jomsviking")
    assert t.size("discard", BOT) == n


def test_quests_in_the_dynasty_deck() -> None:
    t = solo("arthurians", solo_quests="dynasty")
    assert t.ids(AREA + BOT) == []
    assert t.size("nation", BOT) == 13
    assert t.ids("nation", BOT)[0] == "art-graal" and t.ids("nation", BOT)[4] == "art-twrch-trwyth"


def test_quests_in_the_dynasty_deck_the_graal_is_last_in_either_order() -> None:
    t = solo("arthurians", solo_quests="dynasty", solo_dynasty_order="falling")
    assert t.ids("nation", BOT)[:2] == ["art-graal", "art-twrch-trwyth"]


def test_a_quest_out_of_the_dynasty_deck() -> None:
    t = solo("arthurians", solo_quests="dynasty").discard(BOT, "art-cai")
    t.nation(BOT, "cls-wonder", "art-excalibur", "art-graal").resolve("art-morigena")
    assert t.ids(NATION + BOT) == ["art-graal", "cls-wonder"]
    assert t.ids("deck", BOT)[-2:] == ["art-excalibur", "unrest"]


def test_the_last_quest_out_of_the_dynasty_deck_begins_the_end() -> None:
    t = solo("arthurians", solo_quests="dynasty").discard(BOT, "art-cai").nation(BOT, "art-graal")
    t.resolve("art-morigena")
    assert t.now.why == "dynasty"


@pytest.mark.parametrize(("option", "won"), [("opponent", ()), ("human", (0,))])
def test_a_tie(option: str, won: tuple[int, ...]) -> None:
    t = solo("romans", solo_tie=option)
    t.bot(progress=50)
    t.has(0, progress=bot_total(t.now, BOT) - t.total(0))
    assert t.total(0) == bot_total(t.now, BOT)
    assert winners(t.now) == won
    t.has(BOT, progress=51)
    assert winners(t.now) == ()
