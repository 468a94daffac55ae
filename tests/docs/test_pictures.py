"""The pictures in the docs show what their names say, and the house as it is now."""

from __future__ import annotations

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from oikumene.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"


def loaded() -> ModuleType:
    spec = spec_from_file_location("screens", PICTURES / "screens.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    sys.modules["screens"] = module  # where its classes look for their module
    spec.loader.exec_module(module)
    return module


screens = loaded()


@pytest.mark.parametrize("shot", screens.SHOTS, ids=lambda shot: shot.name)
def test_a_picture_shows_the_page_of_its_name(shot: screens.Shot) -> None:  # type: ignore[name-defined]
    """The lobby also every game there is."""
    png = (PICTURES / f"{shot.name}.png").read_bytes()
    assert screens.facts_of(png) == shot.facts([game.id for game in GAMES])
    assert screens.size_of(png) == shot.size


def test_names_say_what_the_pictures_are_of() -> None:
    for shot in screens.SHOTS:
        of = shot.game.replace("_", "-") if shot.shows == screens.BOARD else shot.shows
        phone = "-phone" if shot.size == screens.PHONE else ""
        assert shot.name == of + phone + ("-dark" if shot.dark else "")


def test_every_game_has_its_board_by_day_and_on_a_phone() -> None:
    boards = {(shot.game, shot.size) for shot in screens.SHOTS if shot.shows == screens.BOARD}
    """Those that have one: the others are shown by the generic board."""
    drawn = [game for game in GAMES if (ROOT / "web" / "src" / "games" / game.id / "module.tsx").is_file()]
    assert drawn
    assert {(game.id, size) for game in drawn for size in (screens.DESK, screens.PHONE)} <= boards


def test_every_picture_is_made_by_the_script() -> None:
    assert {path.stem for path in PICTURES.glob("*.png")} == {shot.name for shot in screens.SHOTS}


def test_every_picture_that_is_named_is_there() -> None:
    pages = [*ROOT.glob("README*.md"), *ROOT.glob("docs/**/*.md")]
    named = {
        found for page in pages for found in re.findall(r"pictures/([\w-]+\.\w+)", page.read_text(encoding="utf-8"))
    }
    assert named
    assert [name for name in sorted(named) if not (PICTURES / name).is_file()] == []
