"""A short game of each in WebKit, at a desk and on a phone: boards show, what is lit is pressed and answered, the page
has no complaint."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table.conftest import Server

from .short_games import play_each
from .webkit import WebKit, missing


#: The second has the layout of a phone; the bars of this browser make its window no narrower than 447.
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (460, 844)])
def test_a_short_game_of_each(house: Server, tmp_path: Path, width: int, height: int) -> None:
    if missing():
        pytest.skip(f"WebKit is not installed, {missing()} is missing: make webkit")
    with WebKit(tmp_path, width, height) as webkit:
        assert webkit.evaluate("[innerWidth, innerHeight]") == [width, height]
        play_each(webkit, house.address)
        webkit.kept()
        assert webkit.complaints == []
