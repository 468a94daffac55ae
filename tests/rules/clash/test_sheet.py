"""Every card against what was read from the box: its names, figures, copies, and what of it is in doubt."""

from __future__ import annotations

import re

import pytest
from tests.rules.clash import sheet

from oikumene.games.clash import CLASH
from oikumene.games.clash.board import START
from oikumene.games.clash.cards.book import house_book
from oikumene.games.clash.model import TERRAINS, ActionCard, EventCard, Leader, ObjectiveCard, Region
from oikumene.text import LANGUAGES, Texts

BOOK = house_book()


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def mark(doubtful: bool) -> str:
    return " ?" if doubtful else ""


def star(printed: bool) -> str:
    return "*" if printed else ""


def test_civilizations_and_what_brings_their_advances() -> None:
    ours = []
    for civ in BOOK.civilizations.values():
        ours.append(f"{civ.id} | {civ.en} | {civ.ru}")
        ours += [f"    {one.id} | {one.en} | {one.ru} | {one.trigger}{mark(one.doubtful)}" for one in civ.advances]
    assert ours == lines(sheet.CIVILIZATIONS)


def abilities(leader: Leader, lang: str) -> str:
    """The names of the two abilities, as the card's text says them: each before a colon, where a sentence begins."""
    said = Texts(CLASH, lang).say(f"text-{leader.id}")
    names = [name for name in re.findall(r"(?:^|[.!?] )([^.:]+): ", said) if name in NAMES]
    assert len(names) == 2 and said.startswith(names[0]), leader.id
    unsure = [which in leader.unsure and lang == "en" for which in ("first", "second")]
    return " / ".join([name + ("?" if doubt else "") for name, doubt in zip(names, unsure, strict=True)])


#: What abilities are called, in both languages.
NAMES = {name.strip(" ?") for row in lines(sheet.LEADERS) if row.startswith(" ") for name in re.split(r"[/|]", row)}


def test_leaders_with_their_civilization_and_the_names_of_their_abilities() -> None:
    ours = []
    for civ in BOOK.civilizations.values():
        for leader in civ.leaders:
            assert leader.civilization == civ.id and leader.doubtful == bool(leader.unsure)
            ours.append(f"{leader.id} | {civ.id} | {leader.en} | {leader.ru}{star(leader.printed)}")
            ours.append(f"    {abilities(leader, 'en')} | {abilities(leader, 'ru')}")
    assert ours == lines(sheet.LEADERS) and len(ours) == 2 * 45


def test_events_with_their_copies_symbols_and_where_they_go() -> None:
    ours = [
        f"{one.id} | {one.en} | {one.ru}{star(one.printed)} | {one.copies} | {one.symbol or 'none'} | {one.after}"
        f"{' | expansion' if one.expansion else ''}{mark(one.doubtful)}"
        for one in BOOK.cards
        if isinstance(one, EventCard)
    ]
    assert ours == lines(sheet.EVENTS)


def test_objectives_with_when_they_count_and_what_they_exclude() -> None:
    ours = []
    for one in BOOK.objectives.values():
        when = "status" if not one.moment else "both" if one.status else "instant"
        bars = f" | not with {' '.join(one.excludes)}" if one.excludes else ""
        ours.append(f"{one.id} | {one.en} | {one.ru} | {when}{bars}{mark(one.doubtful)}")
    assert sorted(ours) == sorted(lines(sheet.OBJECTIVES)) and len(ours) == 66


def test_objective_cards_with_both_halves() -> None:
    cards = [one for one in BOOK.cards if isinstance(one, ObjectiveCard)]
    ours = [
        f"{n} {one.upper} {one.lower}{' expansion' if one.expansion else ''}" for n, one in enumerate(cards, start=1)
    ]
    assert ours == lines(sheet.OBJECTIVE_CARDS)
    assert [one.id for one in cards] == [f"objective-{n:02}" for n in range(1, 39)]


def test_action_cards_with_the_tactic_of_each() -> None:
    found: dict[str, list[ActionCard]] = {}
    for one in BOOK.cards:
        if isinstance(one, ActionCard):
            found.setdefault(one.title, []).append(one)
    ours = []
    for title, cards in found.items():
        assert len({(one.en, one.ru, one.printed, one.doubtful) for one in cards}) == 1 and len(cards) == 2
        first, numbers = cards[0], " ".join(f"{one.num}:{one.tactic}" for one in cards)
        ours.append(f"{title} | {first.en} | {first.ru}{star(first.printed)} | {numbers}{mark(first.doubtful)}")
    assert ours == lines(sheet.ACTIONS)


def test_regions_of_the_box_of_civilizations_and_of_the_start() -> None:
    ours = [f"{one.num} {land(one.terrain)}" for one in BOOK.cards if isinstance(one, Region)]
    ours += [f"{civ.id} {land(civ.region)}" for civ in BOOK.civilizations.values() if civ.region]
    ours += [f"{side} {land(hexes)}" for side, hexes in START.items()]
    assert sorted(ours) == sorted(lines(sheet.REGIONS)) and len(ours) == 16 + 5 + 2


def land(hexes: tuple[int, ...]) -> str:
    return " ".join(TERRAINS[kind] for kind in hexes)


def test_the_decks_have_their_names_and_numbers() -> None:
    decks: dict[str, int] = {}
    for info in CLASH.cards():
        decks[info.deck] = decks.get(info.deck, 0) + info.copies
    assert decks == {
        "advances": 48,
        "civilization_advances": 60,
        "leaders": 45,
        "wonders": 8,
        "tactics": 16,
        "actions": 42,
        "events": 58,
        "objectives": 38,
        "regions": 16,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_in_doubt_says_what_of_it_is(lang: str) -> None:
    """A sentence of its own, and nothing where nothing is in doubt."""
    texts = Texts(CLASH, lang)
    plain = texts.say("card-low")
    for info in CLASH.cards():
        note = texts.card(info).note
        assert bool(note) == (info.sure == "low") == bool(info.doubt), info.id
        assert plain not in note and (not note or note.endswith(".")), info.id
    assert "second" in texts.card(texts.cards()["lead-hannibal"]).note or lang == "ru"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_action_card_shows_its_tactic_and_an_objective_card_both_objectives(lang: str) -> None:
    texts = Texts(CLASH, lang)
    for one in BOOK.cards:
        read = "\n".join(texts.card(texts.cards()[one.id]).lines) if one.deck != "wonders" else ""
        if isinstance(one, ActionCard):
            assert texts.say(f"tactic-{one.tactic}") in read and texts.say(f"text-{one.tactic}") in read
        if isinstance(one, ObjectiveCard):
            for half in (one.upper, one.lower):
                assert texts.say(f"objective-{half}") in read and texts.say(f"text-{half}") in read
