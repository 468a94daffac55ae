"""Clash of Cultures: every card has its text in both languages, and names are those of the sheets."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from oikumene.games.clash import CLASH
from oikumene.games.clash.cards.book import house_book
from oikumene.games.clash.model import FIGURES, GOODS
from oikumene.games.clash.rules import convert
from oikumene.games.clash.rules.move import VOYAGES
from oikumene.games.clash.state import MARKS
from oikumene.text import LANGUAGES, Texts
from oikumene.text.bundles import board_source

ADVANCES = ("advances", "civilization_advances")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_objectives_and_tactics_have_the_names_of_the_sheets(lang: str) -> None:
    texts, book = Texts(CLASH, lang), house_book()
    for objective in book.objectives.values():
        assert texts.say(f"objective-{objective.id}") == getattr(objective, lang)
    for power in book.powers:
        if power.deck == "tactics":
            assert texts.say(f"tactic-{power.id}") == getattr(power, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_powers_are_called_by_their_names(lang: str) -> None:
    texts = Texts(CLASH, lang)
    for power in house_book().powers:
        assert texts.thing("power", power.id) == getattr(power, lang)
    assert texts.thing("ability", "taxes") == texts.card_name("taxes")
    assert texts.thing("ability", "sports.2") != "sports.2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_one_name_are_told_apart_among_options(lang: str) -> None:
    """Action cards by their tactic, the good years by whom they are for, the booms by their symbol."""
    texts = Texts(CLASH, lang)
    names = [(info.deck, texts.quoted(info.id, exact=True)) for info in CLASH.cards()]
    assert [name for name in names if names.count(name) > 1] == []
    assert texts.mark("ev-famine") == ""


def test_the_english_says_hex_and_never_space() -> None:
    """One word for one thing, on the pages, the cards and the board."""
    room = Path(inspect.getfile(type(CLASH))).parent
    files = [*room.glob("text/*en.ftl"), room / "rulebook" / "en.md"]
    assert len(files) == 7
    assert [path.name for path in files if re.search(r"\bspaces?\b", path.read_text("utf-8"), re.IGNORECASE)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_civilizations_have_names(lang: str) -> None:
    texts = Texts(CLASH, lang)
    assert all(texts.has(f"civ-{id}") for id in house_book().civilizations)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_of_cards_are_sentences(lang: str) -> None:
    """Every card has some, and all end with a full stop."""
    texts = Texts(CLASH, lang)
    for info in CLASH.cards():
        lines = texts.card(info).lines
        assert lines and not [line for line in lines if line[-1] != "."], info.id


def read(id: str, lang: str) -> tuple[str, ...]:
    texts = Texts(CLASH, lang)
    return texts.card(texts.cards()[id]).lines


def test_a_few_cards_as_they_read() -> None:
    assert read("wonder-wall", "en")[0] == (
        "Needs Siegecraft; costs 3 food, 2 wood, 7 ore and 5 culture tokens. Worth 4 points."
    )
    assert read("wonder-wall", "ru")[0] == (
        "Необходимо достижение «Осадные машины»; цена — 3 еды, 2 дерева, 7 руды и 5 жетонов культуры. "
        "Приносит 4 победных очка."
    )
    assert read("spies-7", "en") == (
        "As an action, for 1 culture token.",
        (
            "Look at all cards in another player's hand. You may exchange one of yours for one of theirs of the same "
            "kind: wonders, objectives, or action cards and Great persons."
        ),
        (
            "In battle, Defiant Stand: Army, ship or fortress, only the defender. −1 combat value for the attacker for "
            "each attacking unit."
        ),
    )
    assert read("ev-great-philosopher", "en")[-1] == (
        "Played as an action: You may get an advance of Education for nothing; then gain 2 ideas."
    )
    assert read("objective-17", "en") == (
        (
            "Colony (in the status phase): you have a city at least five hexes from where your first city was. "
            "Not together with New Founder."
        ),
        "Threat (in the status phase): at least four of your army units stand beside cities of other players.",
    )
    assert read("voting", "ru") == (
        "Необходимо достижение «Философия».",
        "Свободное действие: потратьте 1 жетон настроения, чтобы улучшить настроение за обычную цену.",
    )
    assert read("region-13", "ru") == ("равнина, море, пустошь и горы.",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_civilization_says_what_it_does(lang: str) -> None:
    """Advances and leaders have a text of their own, a leader's names both abilities, and nothing is left unbuilt."""
    texts = Texts(CLASH, lang)
    for civ in house_book().civilizations.values():
        for power in (*civ.advances, *civ.leaders):
            said = texts.say(f"text-{power.id}")
            assert said.endswith(".") and not power.unbuilt, power.id
            assert power not in civ.leaders or said.count(": ") >= 2, power.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_its_message(lang: str) -> None:
    texts, words = Texts(CLASH, lang), CLASH.words
    wanted = [f"option-{word}" for word in words.options] + [f"ask-{word}" for word in words.prompts]
    wanted += [f"log-{word}" for word in words.lines] + [f"why-{word}" for word in words.reasons]
    assert [message for message in wanted if not texts.has(message)] == []


def board(lang: str) -> dict[str, str]:
    """The first line of every word of the board."""
    return dict(re.findall(r"^board-([\w-]+) = (.*)$", board_source(CLASH.package(), lang), re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_has_a_word_for_every_figure_mark_way_and_advance(lang: str) -> None:
    """Words that the client puts together: one that is missing would show as nothing, or as an icon without a name."""
    wanted = [f"{shape}-{kind}" for kind in FIGURES for shape in ("kind", "n")] + [f"mark-{mark}" for mark in MARKS]
    wanted += [f"by-{word}" for word in ("road", *VOYAGES, *convert.WORDS)]
    wanted += [f"gist-{info.id}" for info in CLASH.cards() if info.deck in ADVANCES]
    assert [word for word in wanted if word not in board(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gists_are_short_and_name_only_tokens_that_there_are(lang: str) -> None:
    for id, gist in board(lang).items():
        if id.startswith("gist-"):
            assert set(re.findall(r"\*(\w+)\*", gist)) <= set(GOODS), id
            assert len(re.sub(r" ?\*\w+\* ?", "OO", gist)) <= (34 if id[8:9] == "-" else 28), gist
