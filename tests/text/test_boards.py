"""The words of the boards in a browser: what the client asks for is there, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from oikumene.games import GAMES
from oikumene.kernel.game import Game
from oikumene.text.bundles import board_source

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
#: Games with a board of their own; the others are shown by the generic one.
DRAWN = [game for game in GAMES if (BOARDS / game.id / "module.tsx").is_file()]
PREFIX = "board-"
#: Words that stand for a part of the round, by the view.
PHASES = ("lookout", "production", "actions", "cleanup")
#: A word that is asked for by its id, and any text in quotes or with parts to fill in.
ASKED = re.compile(r"\b(?:w|useWord\(\)|word\((?:\w+\.)*texts,|wordOf\((?:\w+\.)*texts,) ?\(?\"([\w-]+)\"")
QUOTED = re.compile(r"\"([\w-]+)\"|\b([\w-]+):")
#: `kind-${kind}`; a gap may hold texts of its own.
GAP = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
FILLED = re.compile(r"`([\w-]*\$\{[^`]*)`")


def code(game: str) -> str:
    files = [path for path in sorted((BOARDS / game).glob("*.ts*")) if path.stem not in ("icons", "view", "pictures")]
    return "\n".join(path.read_text("utf-8") for path in files)


def words(game: Game[object], lang: str) -> set[str]:
    entries = FluentParser().parse(board_source(game.package(), lang)).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return {entry.id.name.removeprefix(PREFIX) for entry in entries if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_every_word_that_a_board_asks_for_is_there(game: Game[object]) -> None:
    asked = set(ASKED.findall(code(game.id)))
    assert len(asked) > 20
    assert asked <= words(game, "en"), asked - words(game, "en")


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_no_word_is_there_that_no_board_says(game: Game[object]) -> None:
    """Ids are written out, put together (`kind-${kind}`), or those of an option or of a phase."""
    text = code(game.id)
    written = {found for pair in QUOTED.findall(text) for found in pair}
    shapes = [re.compile("[\\w-]+".join(re.escape(part) for part in GAP.split(s))) for s in FILLED.findall(text)]
    written |= {*game.words.options, *PHASES}
    chapters = {word for word in words(game, "en") if word.startswith("chapter-")}
    idle = [w for w in words(game, "en") - written - chapters if not any(shape.fullmatch(w) for shape in shapes)]
    assert not idle, sorted(idle)


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_no_word_is_written_in_the_code(game: Game[object]) -> None:
    """No Cyrillic letter: what people read is in the files of their language."""
    assert not re.findall(r".*[а-яё].*", re.sub(r"\[[^\]]*\]", "", code(game.id)), re.IGNORECASE)
