"""What an option would do is shown before it is taken: to the mouse, the keyboard and a finger that holds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Person
from .test_pages import violations

WORK = '[data-lit][data-thing="space:work"]'


def begin(someone: Person) -> None:
    """A table of The Ancient World at which this person begins."""
    seats = [{"who": "you"}, {"who": "wanderer"}]
    body = {"game": "ancient_world", "seats": seats, "options": {"first_player": "1"}, "start": True}
    someone.go(f"/t/{someone.post('/api/tables', body)['id']}")
    someone.page.wait_for_selector(WORK, state="attached")


def test_resting_on_a_thing_shows_what_it_would_do(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone)
    page = someone.page
    page.locator(WORK).hover()
    note = page.locator(".foresight")
    expect(note).to_contain_text("nothing has happened yet")
    expect(note).to_contain_text("2 coins")
    expect(note).to_contain_text("Then you are asked: Which citizen goes to Work?")
    assert violations(someone) == []
    page.mouse.move(2, 2)
    expect(note).to_have_count(0)


def test_the_counter_shows_what_it_would_be(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    begin(someone)
    page = someone.page
    page.locator(WORK).click()
    expect(page.locator(".prompt")).to_contain_text("Какого жителя")
    page.locator(".aw-city [data-lit]").first.hover()
    expect(page.locator(".foresight")).to_contain_text("ещё ничего не случилось")
    expect(page.locator(".aw-totals .would-be")).to_have_count(1)
    expect(page.locator(".aw-totals .would-be")).to_contain_text("→")
    expect(page.locator(".prompt")).to_contain_text("Какого жителя")  # looked at, not taken


def test_buttons_of_the_prompt_say_it_too(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone)
    someone.page.locator(".opts .opt[data-key='0']").hover()
    expect(someone.page.locator(".foresight")).to_contain_text("first to pass")


def test_the_keyboard_looks_as_well(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone)
    page = someone.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('[data-lit]') ?? false"):
            break
    expect(page.locator(".foresight")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en-US", "ru-RU"])
def test_a_finger_that_holds_a_button_is_told(person: Callable[..., Person], lang: str) -> None:
    someone = person(lang, PHONE, has_touch=True, is_mobile=True)
    begin(someone)
    page = someone.page
    option = page.locator(".opts .opt[data-key]").first
    option.dispatch_event("contextmenu")
    note = page.locator(".above .foresight")
    expect(note).to_be_visible()
    box = note.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]


# -- advice


def test_advice_says_why_lights_the_board_and_can_be_pressed(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone)
    page = someone.page
    page.keyboard.press("h")
    hints = page.locator(".hints li")
    expect(hints.first).to_be_visible(timeout=30_000)
    expect(page.locator(".hints")).to_contain_text("of 100")
    expect(page.locator(".hints")).to_contain_text("more:")
    expect(page.locator(".hinted.h1")).to_have_count(1)
    assert violations(someone) == []
    before = page.locator(".prompt .q").inner_text()
    page.locator(".hints .hint").first.click()
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".prompt .q")).not_to_have_text(before)


def test_cards_that_would_move_are_dashed_where_they_lie(person: Callable[..., Person]) -> None:
    """A card that would be played out of the hand: dashed while its option is looked at, plain again after that."""
    someone = person()
    table = someone.post("/api/examples", {"game": "imperium", "example": "first-look"})["id"]
    someone.go(f"/t/{table}")
    page = someone.page
    first = page.locator(".im-hand .card[data-lit]").first
    first.hover()
    expect(page.locator(".foresight")).to_be_visible()
    expect(page.locator(".im-hand .card.stirred").first).to_be_visible()
    assert violations(someone) == []
    page.mouse.move(2, 2)
    expect(page.locator(".stirred")).to_have_count(0)
