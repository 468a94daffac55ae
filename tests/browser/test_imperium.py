"""Imperium in the browser: a whole game by what is lit, on a desk and on a phone, and what explains itself."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .conftest import PHONE, Person
from .positions import SIZES, busiest, resized, sit, viewport
from .test_pages import violations
from .test_table import MY_TURN, over, press_something_lit

OVERFLOW = "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"


def begin(someone: Person, seats: int = 2, **options: str) -> str:
    """A table of one person and bots that move at random."""
    who = [{"who": "you"}, *({"who": "wanderer"} for _ in range(seats - 1))]
    made = someone.post("/api/tables", {"game": "imperium", "seats": who, "options": options, "start": True})
    someone.go(f"/t/{made['id']}")
    someone.page.wait_for_selector(".prompt")
    return str(made["id"])


def press_quickly(page: Page, rng: random.Random, innovate: str) -> bool:
    """Something lit; a turn of one decision where there is a choice, so that the game is soon over."""
    short = page.locator(f".prompt:not(.paper) .opts button.opt:has-text('{innovate}')")
    if rng.random() < 0.9 and short.count():
        try:
            short.first.click(timeout=2000)
        except Exception:
            return False  # it went while we aimed at it
        return True
    return press_something_lit(page, rng)


def test_a_guest_plays_a_whole_game_by_what_is_lit(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", reduced_motion="reduce")
    begin(someone, nation_1="romans", nation_2="celts")
    page, rng, presses, until = someone.page, random.Random(3), 0, time.monotonic() + 300
    while not over(page):
        assert time.monotonic() < until, f"the game did not end after {presses} presses"
        if press_quickly(page, rng, "Инновация"):
            presses += 1
            if presses % 20 == 0:
                assert page.evaluate(OVERFLOW) == [0, 0]
        else:
            page.wait_for_timeout(20)
    assert presses > 30


@pytest.mark.parametrize(
    ("seats", "nation"), [(1, "olmecs"), (2, "arthurians"), (3, "utopians"), (4, "atlanteans")], ids=str
)
def test_every_count_of_players_fits_the_desk(person: Callable[..., Person], seats: int, nation: str) -> None:
    someone = person()
    begin(someone, seats, nation_1=nation, base="legends", powers="a")
    page = someone.page
    page.wait_for_selector(f"{MY_TURN} .opt, [data-lit]")
    assert page.evaluate(OVERFLOW) == [0, 0]
    assert page.locator(".im-market .card").count() == 5
    assert page.locator(".im-rival").count() == max(1, seats - 1)


#: Cards whose text or name is not wholly there; those that are scrolled to are whole too.
CUT = """[...document.querySelectorAll('.im-mk .card, .im-cards .card, .im-hand .card:not(.im-copy)')]
    .filter((card) => [...card.querySelectorAll('.ct, .cn')].some((part) =>
        part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3))
    .map((card) => card.textContent)"""


#: Rivals whose cards are not all seen beside the chronicle, or whose name is cut.
RIVALS_CUT = """[...document.querySelectorAll('.side .im-ln, .side .im-who .h')]
    .filter((part) => (part.matches('.im-ln') && part.scrollHeight > part.clientHeight + 2)
        || part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.textContent)"""


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("lang", ["ru-RU", "en-US"])
def test_every_text_can_be_read_without_a_press(person: Callable[..., Person], lang: str, seats: int) -> None:
    """Cards are as wide as their texts need; letters never smaller than 11 px as drawn. On a low laptop the hand is
    names (LOOK §13)."""
    someone = person(lang, viewport("phone" if seats == 2 else "laptop"))
    sit(someone, busiest("imperium", seats))
    for size in ("phone", "on its side", "laptop", "desk", "large"):
        resized(someone.page, *SIZES[size])
        assert someone.page.evaluate(CUT) == [], size
        assert someone.page.evaluate(RIVALS_CUT) == [], size
        assert someone.page.locator("[data-cut]:visible").count() == 0, size
        letters = "[...document.querySelectorAll('.im .ct')].map((text) => parseFloat(getComputedStyle(text).fontSize))"
        assert min(someone.page.evaluate(letters)) >= 11, size


def test_a_phone_is_enough(person: Callable[..., Person]) -> None:
    someone = person(size=PHONE, has_touch=True, is_mobile=True)
    begin(someone, nation_1="vikings")
    rng, pressed, until = random.Random(4), 0, time.monotonic() + 90
    while pressed < 12 and time.monotonic() < until:
        pressed += press_something_lit(someone.page, rng)
        someone.page.wait_for_timeout(50)
    assert pressed == 12
    assert someone.page.evaluate(OVERFLOW) == [0, 0]


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_the_table_has_no_serious_violation(person: Callable[..., Person], size: object) -> None:
    someone = person("ru-RU", size)
    begin(someone, 3, nation_1="arthurians", powers="b")
    someone.page.wait_for_selector(f"{MY_TURN} .opt, [data-lit]")
    someone.page.wait_for_timeout(4500)  # marks of what just changed fade
    assert violations(someone) == []


def test_nations_are_chosen_on_the_board_and_piles_explain_themselves(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone, nations="choose", powers="a")
    page = someone.page
    page.locator("[data-thing='nation:romans'][data-lit]").click()
    page.wait_for_selector(".im-me")
    page.locator(".im-market .im-pile", has_text="exile").click()
    assert "face up" in page.locator(".insp").inner_text()
    page.keyboard.press("Escape")
    page.locator("[data-thing='note:points']").click()
    assert "If the game ended now" in page.locator(".insp").inner_text()
