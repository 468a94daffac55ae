"""`oikumene play GAME --lesson`: the sentence at each decision, to the end of the lesson, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oikumene.cli.session import ends_by
from oikumene.games import GAMES
from oikumene.kernel.match import Match
from oikumene.text import Texts
from oikumene.text.lessons import END, has_lesson, lesson_of, play, told
from oikumene.text.rulebook import plain

TAUGHT = [game.id for game in GAMES if has_lesson(game)]


def typed_for(key: str, match: Match[Any]) -> str:
    """The key; where that is a number itself, the number of the option that it stands for. What ends a decision of
    several parts is confirmed."""
    sure = "\n1" if ends_by(match.pending[0], key) else ""
    if not key.isdecimal():
        return key + sure
    options = match.pending[0].options
    return str(1 + next(n for n, option in enumerate(options) if option.key == key)) + sure


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_is_told_to_its_end(run: Any, id: str, lang: str) -> None:
    game = next(game for game in GAMES if game.id == id)
    lesson = lesson_of(game)
    typed = "".join(f"{typed_for(step.key, match)}\n" for step, match in play(lesson))
    code, out, _ = run("play", id, "--lesson", "--lang", lang, typed=f"{typed}q\nn\n")
    assert code == 0
    words = " ".join(out.split())
    said = told(game, lang)
    texts = Texts(game, lang)
    names = {card.id: texts.card_name(card.id) for card in game.cards(dict(lesson.options))}
    for step in (lesson.steps[0].id, lesson.steps[-1].id, END):
        assert " ".join(plain(said.steps[step].text, names).split()) in words
    assert "{card:" not in out and "[[" not in out and "**" not in out
    assert str(len(lesson.steps)) in words


def test_a_saved_lesson_goes_on(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    code, out, _ = run("play", "ancient_world", "--lesson", typed=f"place:recruit\ns {file}\nq\n")
    assert code == 0 and "decision 2 of 24" in out
    code, out, _ = run("play", "--load", str(file), "--lesson", typed="q\n")
    assert code == 0 and "decision 2 of 24" in out
    code, out, _ = run("play", "--load", str(file), typed="q\n")
    assert code == 0 and "decision 2 of 24" not in out


def test_a_lesson_stands_alone_and_is_of_its_own_deal(run: Any, tmp_path: Path) -> None:
    code, _, err = run("play", "ancient_world", "--lesson", "--seed", "5")
    assert code == 1 and "stands alone" in err
    code, _, err = run("play", "--lesson")
    assert code == 1 and "which game" in err
    file = tmp_path / "other.json"
    run("play", "ancient_world", "--seed", "5", "--seats", "human,random", typed=f"s {file}\nq\n")
    code, _, err = run("play", "--load", str(file), "--lesson")
    assert code == 1 and "not begun as a lesson" in err
