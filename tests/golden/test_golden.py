"""The golden games play as they did. A change on purpose: `python tests/golden/update.py`, and read the difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.playthrough import HERE, again, files
from golden.update import GAMES


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_plays_as_it_did(path: Path) -> None:
    assert again(path).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_golden_game_is_there() -> None:
    assert [str(path.relative_to(HERE).with_suffix("")) for path in files()] == sorted(name for name, *_ in GAMES)
