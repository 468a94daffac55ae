"""A finger cannot rest on a thing: its first press shows what would come, its second takes it (LOOK §12)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import DESK, PHONE, Person
from .test_foresight import WORK, begin
from .test_pages import violations

CITIZEN = ".aw-city [data-lit]"
TABLET = {"width": 1180, "height": 820}


def finger(person: Callable[..., Person], lang: str = "en-US", size: dict[str, int] = PHONE, **more: object) -> Person:
    """Somebody with a touch screen who is asked which citizen goes to work."""
    someone = person(lang, size, has_touch=True, is_mobile=True, **more)
    begin(someone)
    someone.page.locator(WORK).tap()  # does nothing yet, so there is nothing to look at
    someone.page.wait_for_selector(CITIZEN)
    return someone


@pytest.mark.parametrize(("lang", "back"), [("en-US", "Back"), ("ru-RU", "Назад")])
def test_the_first_press_shows_and_the_second_takes(person: Callable[..., Person], lang: str, back: str) -> None:
    someone = finger(person, lang, color_scheme="dark" if lang == "ru-RU" else "light")
    page = someone.page
    asked = page.locator(".prompt .q p").first.text_content()
    page.locator(CITIZEN).nth(1).tap()
    note = page.locator(".foresight.between")
    expect(note).to_be_visible()
    expect(page.locator(".aw-totals .would-be")).to_have_count(1)
    assert violations(someone) == []
    above, below, option = note.bounding_box(), page.locator(".prompt").bounding_box(), page.locator(CITIZEN).nth(1)
    mine = option.bounding_box()
    assert above and below and mine and above["y"] + above["height"] <= below["y"]  # it covers no question
    assert mine["y"] + mine["height"] <= above["y"]  # nor what it speaks about
    page.locator(".opts .opt", has_text=back).tap()
    expect(note).to_have_count(0)
    expect(page.locator(".prompt .q p").first).to_have_text(asked or "")
    page.locator(CITIZEN).nth(1).tap()
    expect(note).to_be_visible()
    page.locator(CITIZEN).nth(1).tap()
    expect(page.locator(".log")).to_contain_text("2", timeout=10_000)
    expect(page.locator(CITIZEN)).to_have_count(0)


def test_the_button_of_the_preview_takes_it_and_another_thing_shows_itself(person: Callable[..., Person]) -> None:
    page = finger(person).page
    page.locator(CITIZEN).nth(0).tap()
    title = page.locator(".foresight header b")
    expect(title).to_have_text("The citizen of skill 1")
    page.locator(CITIZEN).nth(2).tap()
    expect(title).to_have_text("The citizen of skill 3")
    page.locator(".opts .opt[data-key='1']").tap()
    expect(page.locator(".foresight")).to_have_count(0)
    expect(page.locator(CITIZEN)).to_have_count(0)


def test_a_tablet_shows_it_in_the_side_column(person: Callable[..., Person]) -> None:
    page = finger(person, size=TABLET).page
    page.locator(CITIZEN).nth(0).tap()
    expect(page.locator(".side > .foresight")).to_be_visible()
    page.locator(CITIZEN).nth(0).tap()
    expect(page.locator(".foresight")).to_have_count(0)


def test_a_mouse_answers_at_once_on_a_screen_that_can_be_touched(person: Callable[..., Person]) -> None:
    someone = person("en-US", DESK, has_touch=True)
    begin(someone)
    someone.page.locator(WORK).click()
    someone.page.locator(CITIZEN).nth(0).click()
    expect(someone.page.locator(CITIZEN)).to_have_count(0)


def test_who_wants_to_answer_at_once_says_so(person: Callable[..., Person]) -> None:
    someone = finger(person)
    page = someone.page
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Settings").tap()
    page.locator(".set", has_text="First press of a finger").get_by_role("button", name="answers").tap()
    assert violations(someone) == []
    page.get_by_role("button", name="Close").first.tap()
    page.locator(CITIZEN).nth(0).tap()
    expect(page.locator(CITIZEN)).to_have_count(0)


@pytest.mark.parametrize("game", ["imperial_settlers", "imperium", "oath", "clash"])
def test_fingers_play_every_game(person: Callable[..., Person], game: str) -> None:
    """Some presses a game: whatever is shown first is taken by its own button, and something is shown."""
    someone = person("ru-RU", PHONE, has_touch=True, is_mobile=True)
    someone.go("/")
    seats = [{"who": "you"}, {"who": "wanderer"}] + ([{"who": "wanderer"}] if game == "oath" else [])
    table = someone.post("/api/tables", {"game": game, "seats": seats, "start": True})["id"]
    someone.go(f"/t/{table}")
    page = someone.page
    page.wait_for_selector(".prompt .opts .opt:not(.off), [data-lit]", state="attached")
    shown = 0
    for _ in range(48):  # the deal is any: some ask much of which nothing can be shown
        if shown >= 2:
            break
        if page.locator(".foresight").count():
            shown += 1
            take = page.locator(".opts .opt[data-key='1']")
            box = take.bounding_box()
            assert box and box["y"] + box["height"] <= PHONE["height"] and box["height"] >= 40
            take.tap()
            expect(page.locator(".foresight")).to_have_count(0)
        else:
            options = page.locator(".prompt .opt:not(.off):not(.esc), .slot [data-lit], .hand [data-lit]")
            options.locator("visible=true").first.tap()
        page.wait_for_timeout(400)
    assert shown >= 2
