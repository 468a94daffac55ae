"""Whatever the size of the window, every option that is offered can be reached, seen whole and pressed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.clash_player import position as of_clash

from .conftest import Person
from .positions import OVERFLOW, busiest, resized, sit
from .test_oath import position as of_oath

REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
#: From the smallest phone to a large screen; laptops, phones on their side, and half of a desk's pixels at 200 %.
WINDOWS = (
    (1280, 800),
    (320, 568),
    (390, 844),
    (568, 320),
    (640, 400),
    (844, 390),
    (820, 1180),
    (853, 533),
    (1024, 768),
    (1280, 720),
    (1366, 641),
    (1536, 730),
    (1920, 1080),
    (2560, 1440),
)
POSITIONS: dict[str, Callable[[], str]] = {
    "ancient_world": lambda: busiest("ancient_world", 3),
    "imperial_settlers": lambda: busiest("imperial_settlers", 3),
    "imperium": lambda: busiest("imperium", 3),
    "imperium, laid out": lambda: busiest("imperium", 3, "to-hand"),
    "imperium, clean-up": lambda: busiest("imperium", 2, "clean-up"),
    "clash": lambda: of_clash("act"),
    "clash, move": lambda: of_clash("move-to"),
    "clash, battle": lambda: of_clash("tactic"),
    "oath": lambda: of_oath("act"),
    "oath, plans": lambda: of_oath("plans"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_option_can_be_reached_seen_whole_and_pressed(person: Callable[..., Person], name: str) -> None:
    someone = person("ru-RU", reduced_motion="reduce")
    sit(someone, POSITIONS[name]())
    page, found, counts = someone.page, {}, set()
    for width, height in WINDOWS:
        resized(page, width, height)
        told: Any = page.evaluate(REACH)
        counts.add(told["options"])
        if told["bad"] or page.evaluate(OVERFLOW) != [0, 0]:
            found[f"{width}x{height}"] = [*told["bad"], *map(str, page.evaluate(OVERFLOW))]
    assert found == {}
    assert min(counts) >= 2  # there was something to look for


@pytest.mark.parametrize("window", [(1366, 641), (1280, 720), (1536, 730), (844, 390), (640, 400)])
@pytest.mark.parametrize("game", ["imperial_settlers"])
def test_a_card_of_the_hand_that_is_pressed_covers_neither_question_nor_buttons(
    person: Callable[..., Person], game: str, window: tuple[int, int]
) -> None:
    someone = person("ru-RU", reduced_motion="reduce")
    sit(someone, POSITIONS[game]())
    page = someone.page
    resized(page, *window)
    # a press selects a card of which there are several verbs, or one that says why another is closed
    select = """() => { const cards = [...document.querySelectorAll('.handslot .card[data-thing]')];
        const said = (card) => card.getAttribute('aria-label') ?? card.getAttribute('aria-description') ?? '';
        return cards.findIndex((card) => said(card).split(';').length > 2); }"""
    at = page.evaluate(select)
    assert at >= 0, "no card of this hand has several verbs"
    card = page.locator(".handslot .card[data-thing]").nth(at)
    before = card.bounding_box()
    card.click()
    expect(page.locator(".prompt .slip")).to_be_visible()
    expect(page.locator(".prompt .opt.esc")).to_be_visible()
    after = card.bounding_box()
    assert before is not None and after is not None and abs(after["height"] - before["height"]) < 2
    assert page.evaluate(REACH)["bad"] == []
    assert page.evaluate(OVERFLOW) == [0, 0]
