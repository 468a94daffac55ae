"""What the pages say of games: settings in words, cards without what their picture shows."""

from __future__ import annotations

import re

import pytest

from oikumene.registry import games
from oikumene.table import catalog

GAMES = ("ancient_world", "clash", "imperial_settlers", "imperium", "oath")


@pytest.mark.parametrize("game", GAMES)
def test_settings_are_explained_without_codes(game: str) -> None:
    info = next(one for one in catalog.game_infos("ru") if one.id == game)
    for setting in info.settings:
        if setting.choices:  # a file's is made by a command, which has its name
            assert not re.findall(r"[a-z]{3,}", setting.help), setting.help


def test_codes_are_called_as_they_are_chosen() -> None:
    assert catalog.in_words("any — любая; b (особая) — вторая (b)", {"any": "любая", "b": "сторона Б"}) == (
        "Любая; сторона Б (особая) — вторая"
    )
    assert catalog.in_words("draft: one of three; a draft", {"draft": "hidden draft"}) == (
        "Hidden draft: one of three; a draft"
    )


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_what_a_picture_shows_is_apart_from_the_text(lang: str) -> None:
    sites = [card for card in catalog.cards("oath", lang) if card.deck == "site"]
    assert all(card.figures and card.figures not in card.lines for card in sites)
    known = {info.id: info for info in games()["oath"].cards()}
    said = catalog.texts("oath", lang)
    for card in sites:  # where nothing is drawn both are said
        assert said.lines(known[card.id]) == [card.figures, *card.lines]
