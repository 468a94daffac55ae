"""`oikumene rules`: whole, a chapter, a word; and the rule of what is asked, in a game."""

from __future__ import annotations

from typing import Any

import pytest

from oikumene.games import GAMES
from oikumene.text import LANGUAGES
from oikumene.text.rulebook import book_of


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_whole_book_is_printed(run: Any, game: Any, lang: str) -> None:
    code, out, _ = run("rules", game.id, "--lang", lang)
    assert code == 0
    for chapter in book_of(game, lang).chapters:
        assert chapter.title in out
    assert "{card:" not in out and "[[" not in out and "**" not in out


def test_a_section_by_its_address_and_a_word(run: Any) -> None:
    code, out, _ = run("rules", "ancient_world", "round.hunger", "--lang", "en")
    assert code == 0 and "Every citizen eats one food" in out and "Income:" not in out
    code, out, _ = run("rules", "ancient_world", "титан", "--lang", "ru")
    assert code == 0 and "Чудовище с защитой" in out
    code, out, _ = run("rules", "ancient_world", "--contents", "--lang", "en")
    assert code == 0 and "round.hunger" in out


def test_a_word_that_is_nowhere_is_refused_with_the_chapters(run: Any) -> None:
    code, _, err = run("rules", "ancient_world", "spaceship", "--lang", "en")
    assert code == 1 and "no chapter 'spaceship'" in err and "titans" in err


def test_in_a_game_the_rule_of_what_is_asked_is_shown(run: Any) -> None:
    code, out, _ = run(
        *("play", "ancient_world", "--seats", "human,random", "--seed", "1", "--option", "first_player=1"),
        *("--lang", "en"),
        typed="r\nr hunger\nr spaceship\nq\nn\n",
    )
    assert code == 0
    assert "One of three: place a citizen" in out
    assert "Every citizen eats one food" in out
    assert "no chapter 'spaceship'" in out
