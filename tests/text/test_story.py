"""The story of a game: a sentence a turn, with the realm's name, in both languages, for every game of the house."""

from __future__ import annotations

import re
from typing import Any

import pytest

import oikumene
from oikumene.games.clash.cards.book import house_book
from oikumene.games.imperial_settlers.model import FACTIONS
from oikumene.games.imperium.cards.nations import NATIONS
from oikumene.games.oath.model import COLOURS
from oikumene.kernel.match import Match
from oikumene.text import LANGUAGES, Texts
from oikumene.text.page import SEATS, page, symbol
from oikumene.text.story import Story, story

GAMES = {"ancient_world": 2, "imperial_settlers": 3, "imperium": 2, "oath": 3, "clash": 2}
NAMES = ("Anna", "Boris", "Vera")


@pytest.fixture(scope="module", params=sorted(GAMES))
def match(request: pytest.FixtureRequest) -> Match[Any]:
    from random import Random

    made = oikumene.game(request.param).new(seats=GAMES[request.param], seed=11)
    rng = Random(11)
    while made.asks:
        ask = made.asks[0]
        made.take(ask, rng.choice(list(ask.values())))
    return made


def told(match: Match[Any], lang: str) -> Story:
    return story(match, Texts(match.game, lang, match.setup.options, strict=True), NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_round_is_told_with_the_realms_names(match: Match[Any], lang: str) -> None:
    found = told(match, lang)
    assert len(set(found.realms)) == match.seats
    sentences = [sentence for chapter in found.chapters for sentence in chapter.sentences]
    assert len(sentences) > 5
    for sentence in sentences:
        assert sentence.text.endswith((".", "!"))
        assert not re.search(r"\.\.|  |log-|; ;|\{", sentence.text), sentence.text
    own = [sentence for sentence in sentences if sentence.seat is not None]
    assert {sentence.seat for sentence in own} == set(range(match.seats))
    named = [sentence for sentence in own if found.realms[sentence.seat or 0].lower() in sentence.text.lower()]
    assert len(named) > 0.9 * len(own)
    assert found.ending


def test_one_point_is_one_point() -> None:
    say = Texts(oikumene.game("imperium"), "en", strict=True).say
    assert say("story-wins-points", name="Anna", n=1, points=1) == "Anna wins with 1 point."
    assert say("story-wins-points", name="Anna", n=1, points=2) == "Anna wins with 2 points."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_come_in_the_order_of_the_log(match: Match[Any], lang: str) -> None:
    lines = [chapter.line for chapter in told(match, lang).chapters]
    assert lines == sorted(lines)


def test_the_course_ends_with_the_result(match: Match[Any]) -> None:
    found = told(match, "en")
    assert match.result is not None
    last = found.course[-1].worth
    if match.game.points:
        assert last == tuple(n / match.game.fraction for n in match.result.scores)
    else:
        assert found.chances
        assert sum(last) == pytest.approx(1)
    assert len(found.course) <= 402


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole(match: Match[Any], lang: str) -> None:
    texts = Texts(match.game, lang, match.setup.options, strict=True)
    made = page(story(match, texts, NAMES), match, texts, NAMES)
    assert made.count("<polyline") == match.seats
    assert made.count("<svg") == made.count("</svg>")
    assert "http" not in made
    assert len(made) < 200_000


def test_seats_are_drawn_in_the_colour_they_are_called_by() -> None:
    """Oath: the purple court is purple, whichever seat it has, in the chart and beside every sentence."""
    game = oikumene.game("oath")
    match = game.new(seats=6, seed=2)
    told = Story(("",) * 6, (), "", (), True, tuple(game.signs(match.state)))
    assert [match.state.colour_name(seat) for seat in range(6)] == list(COLOURS)
    signs = {"purple": 4, "red": 1, "blue": 2, "yellow": 5, "white": 3, "black": 6}
    assert dict(zip(COLOURS, told.signs, strict=True)) == signs
    assert SEATS[signs["purple"] - 1][0] in symbol(told.signs[0])
    assert Texts(game, "en").say("realm-white") == "The green house", "there is no white sign"
    assert game.signs(oikumene.game("oath").new(seats=3, seed=2).state)[:2] == [4, 1]
    assert oikumene.game("clash").signs(oikumene.game("clash").new(seats=2, seed=1).state) == ()


def test_words_that_are_told_are_words_of_the_log() -> None:
    for id in GAMES:
        game = oikumene.game(id)
        assert set(game.telling) <= set(game.words.lines), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_realm_has_a_name(lang: str) -> None:
    nations = list(NATIONS)
    civs = list(house_book().civilizations)
    for id, realms in (("imperial_settlers", FACTIONS), ("imperium", nations), ("oath", COLOURS), ("clash", civs)):
        texts = Texts(oikumene.game(id), lang)
        assert realms
        for realm in realms:
            assert texts.has(f"realm-{realm}"), (id, realm)
