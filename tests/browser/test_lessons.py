"""Guided first games on the page: the note, its line, doing otherwise, small windows. Each is played to its end by
pressing what the note points at in test_newcomer.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import DESK, PHONE, Person, until
from .measure import cut
from .positions import sized
from .test_pages import by_day_and_night

NOTE = ".note.lesson"
STEP = f"() => document.querySelector('{NOTE}')?.dataset.step"
PARTS = "document.querySelectorAll('.free.part').length"
LOW = {"width": 1366, "height": 641}
LANDSCAPE = {"width": 844, "height": 390}
SMALL = {"width": 320, "height": 568}


def begin(someone: Person, game: str) -> None:
    """From the lobby, as a newcomer does."""
    someone.go("/")
    someone.page.locator(f'.plate[data-game="{game}"] .learn').click()
    someone.page.wait_for_selector(NOTE)


def step_of(page: Page) -> str:
    return str(page.evaluate(STEP) or "")


def press(page: Page, what: Locator) -> None:
    """With a finger where there is no mouse."""
    if page.evaluate("() => matchMedia('(hover: hover)').matches"):
        what.first.click()
    else:
        what.first.tap()


def settled(page: Page) -> None:
    """Nothing that was pressed is on its way any more, and what came of it is there."""
    until(page, "() => document.querySelector('main.table[data-settled]')")


def press_what_is_advised(page: Page) -> None:
    """The thing with the number 1, or the button that is marked; where the thing can mean several things, both. The
    last of several waits until it is confirmed."""
    settled(page)
    before, parts = page.evaluate(f"() => [({STEP})() ?? '', {PARTS}]")
    button, thing = page.locator(".advised:visible"), page.locator(".hinted.h1:visible")
    until(page, "() => document.querySelector('.advised, .hinted.h1')")
    # the step is done, or one of its parts
    went = f"([before, parts]) => ({STEP})() !== before || {PARTS} !== parts"
    if button.count():
        press(page, button)
    else:
        press(page, thing)
        until(page, f"(asked) => ({went})(asked) || document.querySelector('.advised')", [before, parts])
        settled(page)
        if step_of(page) == before and button.count():
            press(page, button)
    until(page, went, [before, parts])
    settled(page)
    done = page.locator('.prompt .opt[data-key="0"]:visible')
    if step_of(page) == before and page.locator(".free.part").count() and done.count():
        press(page, done)
    until(page, f"before => {{ const now = ({STEP})(); return now && now !== before; }}", before)


def test_the_line_runs_to_the_thing_and_the_counters_say_what_would_be(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone, "ancient_world")
    page = someone.page
    until(
        page,
        """() => {
            const end = document.querySelector('.leaders .ld-o');
            const box = document.querySelector('[data-thing="space:recruit"]').getBoundingClientRect();
            const [x, y] = end ? [+end.getAttribute('cx'), +end.getAttribute('cy')] : [-1, -1];
            return x >= box.left && x <= box.right + 1 && y >= box.top && y <= box.bottom + 1;
        }""",
    )
    page.keyboard.press("1")  # one number a thing: on the board, in the note and on the keyboard
    until(page, f"() => ({STEP})() === 'who-first'")
    page.keyboard.press("n")
    until(page, f"() => document.activeElement === document.querySelector('{NOTE}')")


def test_who_does_otherwise_is_told_so_and_can_go_back_fold_and_leave(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone, "ancient_world")
    page = someone.page
    page.locator('[data-lit][data-thing="space:work"]').click()
    expect(page.locator(NOTE)).to_contain_text("You went your own way")
    page.locator(f"{NOTE} .lnk", has_text="Once more").click()
    until(page, f"() => ({STEP})() === 'army'")
    page.locator(f"{NOTE} .lnk", has_text="Do it for me").click()
    until(page, f"() => ({STEP})() === 'who-first'")
    page.locator(f"{NOTE} .lnk", has_text="The rule").click()
    expect(page.locator("dialog[open], .rulespanel, .panel").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(f"{NOTE} header .x").click()
    expect(page.locator(f"{NOTE} .voice")).to_have_count(0)
    page.reload()
    until(page, f"() => ({STEP})() === 'who-first'")
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(NOTE)).to_have_count(0)
    page.reload()
    until(page, "() => document.querySelector('.prompt .q')")
    expect(page.locator(NOTE)).to_have_count(0)


@pytest.mark.parametrize("size", [LOW, LANDSCAPE, SMALL], ids=["low", "landscape", "small"])
def test_the_note_leaves_board_and_question_in_sight(person: Callable[..., Person], size: Any) -> None:
    """On small screens the note gives way: the board keeps some room, the question all of its own."""
    someone = person("ru-RU", size)
    begin(someone, "ancient_world")
    page = someone.page
    boxes = {name: page.locator(name).first.bounding_box() for name in (NOTE, ".slot", ".prompt")}
    for name, box in boxes.items():
        assert box is not None, name
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"] + 1, (name, box)
    note, board, prompt = boxes.values()
    assert board and note and prompt
    assert board["height"] >= 90, board
    assert prompt["y"] + prompt["height"] <= size["height"] + 1, prompt
    assert note["y"] + note["height"] <= prompt["y"] + 1 or note["x"] >= prompt["x"] + prompt["width"], (note, prompt)
    title = (
        f"() => {{ const it = document.querySelector('{NOTE} header .h'); return it.scrollWidth <= it.clientWidth; }}"
    )
    assert page.evaluate(title), "the title of the lesson is cut"
    assert by_day_and_night(someone) == []


def test_below_the_note_nothing_is_cut_or_pushed_off_the_page(person: Callable[..., Person]) -> None:
    """Imperium has its rivals there too: they give way to a sheet, the chronicle to both."""
    someone = person("ru-RU")
    begin(someone, "imperium")
    page = someone.page
    found = {}
    for sheet in (False, True):
        if sheet:
            page.locator(".handslot .card").nth(1).click(button="right")
            expect(page.locator(".side .insp")).to_be_visible()
        for window in (DESK, LOW):
            sized(page, window["width"], window["height"])
            found[sheet, window["height"]] = cut(page)
    assert {size: lines for size, lines in found.items() if lines} == {}


def test_chips_of_the_hand_say_their_price_on_a_phone(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", PHONE, has_touch=True, is_mobile=True)
    begin(someone, "imperial_settlers")
    page = someone.page
    for _ in range(6):  # until there are cards in the hand
        if page.locator(".handslot .hand .card").count():
            break
        press_what_is_advised(page)
    price = page.locator(".handslot .hand .card .c1").first
    expect(price).to_be_visible()
    box, hand = price.bounding_box(), page.locator(".handslot .hand").bounding_box()
    assert box and hand and box["y"] + box["height"] <= hand["y"] + hand["height"]
