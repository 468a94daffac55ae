"""At a table in the browser, clicking only what is lit."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from .conftest import PHONE, Person, until

LIT = ".board [data-lit]:visible, .hand [data-lit]:visible, .prompt button.opt:visible, .optlist button.opt:visible"
MY_TURN = ".prompt:not(.paper)"


def begin(someone: Person, game: str, rivals: int = 1, bot: str = "wanderer") -> str:
    table = someone.post("/api/quick", {"game": game, "rivals": rivals, "bot": bot})
    someone.go(f"/t/{table['id']}")
    someone.page.wait_for_selector(".prompt")
    return str(table["id"])


def over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def press_something_lit(page: Page, rng: random.Random) -> bool:
    """One press on something lit, if it is our turn."""
    if not page.locator(MY_TURN).count():
        return False
    lit = page.locator(LIT)
    count = lit.count()
    if not count:
        return False
    try:
        lit.nth(rng.randrange(count)).click(timeout=2000)
    except Exception:
        return False  # it went while we aimed at it
    return True


def play_out(page: Page, rng: random.Random, seconds: float = 400) -> int:
    presses, until = 0, time.monotonic() + seconds
    while not over(page):
        assert time.monotonic() < until, f"the game did not end after {presses} presses"
        if press_something_lit(page, rng):
            presses += 1
        else:
            page.wait_for_timeout(30)
    return presses


@pytest.mark.parametrize(("game", "lang"), [("ancient_world", "en-US"), ("imperial_settlers", "ru-RU")])
def test_a_guest_plays_a_whole_game_against_a_bot(person: Callable[..., Person], game: str, lang: str) -> None:
    someone = person(lang)
    begin(someone, game)
    assert play_out(someone.page, random.Random(2)) > 10
    assert someone.page.locator("html").get_attribute("lang") == lang[:2]


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_no_page_scroll_at_a_desk(person: Callable[..., Person], game: str) -> None:
    someone = person()
    begin(someone, game, rivals=3)
    someone.page.wait_for_selector("[data-lit]")
    tall = someone.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    wide = someone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert (tall, wide) == (0, 0)


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_a_phone_is_enough(person: Callable[..., Person], game: str) -> None:
    someone = person(size=PHONE, has_touch=True, is_mobile=True)
    begin(someone, game)
    rng = random.Random(4)
    pressed, until = 0, time.monotonic() + 90
    while pressed < 8 and time.monotonic() < until:
        pressed += press_something_lit(someone.page, rng)
        someone.page.wait_for_timeout(50)
    assert pressed == 8
    assert someone.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def test_two_people_at_one_table_reconnect_undo_and_a_gallery(person: Callable[..., Person]) -> None:
    anna, boris, gallery = person(), person("ru-RU"), person()
    seats = [{"who": "you"}, {"who": "open"}]
    made = anna.post("/api/tables", {"game": "ancient_world", "seats": seats, "options": {"first_player": "1"}})
    path = f"/t/{made['id']}"
    boris.post(f"/api/tables/{made['id']}/join")
    anna.post(f"/api/tables/{made['id']}/start")
    for one in (anna, boris, gallery):
        one.go(path)
        one.page.wait_for_selector(".prompt")
    anna.page.locator('[data-lit][data-ref="space:work"], [data-lit]:has-text("Work")').first.click()
    anna.page.wait_for_selector(".prompt >> text=/citizen/i")
    boris.context.set_offline(True)
    anna.page.keyboard.press("u")
    anna.page.wait_for_selector('[data-lit]:has-text("Work")')
    boris.context.set_offline(False)
    assert gallery.page.locator("[data-lit]").count() == 0
    boris.complaints.clear()  # a browser complains of a lost connection; that was on purpose


def test_the_keyboard_alone_is_enough(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone, "ancient_world")
    someone.page.wait_for_selector("[data-lit]")
    before = someone.page.locator(".prompt").inner_text()
    for _ in range(60):
        someone.page.keyboard.press("Tab")
        if someone.page.evaluate("document.activeElement?.hasAttribute('data-lit') ?? false"):
            break
    someone.page.keyboard.press("Enter")
    until(someone.page, "before => document.querySelector('.prompt').innerText !== before", before)


def test_a_finished_game_can_be_looked_at_again(person: Callable[..., Person]) -> None:
    someone = person()
    table = begin(someone, "ancient_world")
    play_out(someone.page, random.Random(6))
    someone.go(f"/t/{table}/replay?at=10")
    someone.page.wait_for_selector(".board")
    assert someone.page.locator(".board").count() == 1


def taken_up(page: Page) -> bool:
    """Presses the offer of an order, if there is one that stays: the answer before may still be on its way."""
    offer = page.locator(".order-offer:visible")
    if not offer.count():
        return False
    try:
        offer.click(timeout=2_000)
    except PlaywrightTimeout:
        return False
    return True


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_standing_order_is_left_and_taken_back(person: Callable[..., Person], phone: bool) -> None:
    """At the end of a turn of Imperium cards may be discarded: not now, and not later either."""
    someone = person(size=PHONE, has_touch=True, is_mobile=True) if phone else person()
    begin(someone, "imperium")
    page, rng, until = someone.page, random.Random(8), time.monotonic() + 90
    while not taken_up(page):
        assert time.monotonic() < until, "no question could be answered in advance"
        if not press_something_lit(page, rng):
            page.wait_for_timeout(30)
    page.locator("dialog >> text=Until the end of the game").click()
    page.locator(".tool.orders").click()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    row = page.locator("dialog .order")
    assert "Until the end of the game" in row.inner_text()
    row.locator("button").click()
    page.wait_for_selector(".tool.orders", state="detached")
