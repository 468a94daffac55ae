"""A short game of each in Firefox: boards show, what is lit is pressed and answered, the page has no complaint."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.table.conftest import Server

from .bidi import Firefox
from .short_games import play_each


def test_a_short_game_of_each(house: Server, tmp_path: Path) -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("Firefox is not installed: make firefox")
    with Firefox(program, tmp_path) as firefox:
        play_each(firefox, house.address)
        assert firefox.complaints == []
