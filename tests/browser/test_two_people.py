"""Two people in the browser: requests that can be withdrawn, a no that is told, who left, and a room to talk."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Person
from .test_pages import violations

Pair = tuple[Person, Person, str]


def room(person: Callable[..., Person], **more: object) -> Pair:
    """Two people at a table of The Ancient World that has not begun; the first plays first."""
    anna, boris = person(), person()
    seats = [{"who": "you"}, {"who": "open"}]
    new = {"game": "ancient_world", "seats": seats, "options": {"first_player": "1"}, **more}
    table = anna.post("/api/tables", new)["id"]
    boris.post(f"/api/tables/{table}/join")
    for someone in (anna, boris):
        someone.go(f"/t/{table}")
    return anna, boris, table


def begun(person: Callable[..., Person], **more: object) -> Pair:
    anna, boris, table = room(person, **more)
    anna.page.get_by_role("button", name="Start the game").click()
    for someone in (anna, boris):
        someone.page.wait_for_selector(".prompt")
    return anna, boris, table


def turn(someone: Person, space: str = "work") -> None:
    someone.page.locator(f'[data-lit][data-thing="space:{space}"]').click()
    someone.page.locator(".aw-city [data-lit]").first.click()
    someone.page.locator(".prompt.paper").wait_for()


def test_the_room_shows_who_is_there_and_people_talk(person: Callable[..., Person]) -> None:
    anna, boris, _ = room(person)
    expect(anna.page.locator(".room-seats")).not_to_contain_text("not here")
    boris.page.get_by_label("Say to the table").fill("Ready when you are")
    boris.page.get_by_role("button", name="Send").click()
    expect(anna.page.locator(".room-talk")).to_contain_text("Ready when you are")
    assert violations(anna) == []
    boris.go("/")
    expect(anna.page.locator(".room-seats")).to_contain_text("not here")
    anna.page.get_by_role("button", name="Take the table away").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Take this table away?")
    anna.page.get_by_role("button", name="Cancel").click()
    expect(anna.page.locator(".room-seats")).to_be_visible()


def test_words_of_who_deleted_themselves_are_taken_away_and_their_line_says_so(person: Callable[..., Person]) -> None:
    anna, boris, table = room(person)
    boris.page.get_by_label("Say to the table").fill("My phone is 555")
    boris.page.get_by_role("button", name="Send").click()
    expect(anna.page.locator(".room-talk")).to_contain_text("My phone is 555")
    boris.go("/")
    boris.page.evaluate("fetch('/api/me', {method: 'DELETE', headers: {'x-oikumene': '1'}}).then((r) => r.json())")
    anna.go(f"/t/{table}")
    expect(anna.page.locator(".room-talk")).to_contain_text("taken away")
    assert "555" not in anna.page.locator(".room-talk").inner_text() and violations(anna) == []


def test_one_press_too_many_asks_first_can_be_withdrawn_and_a_no_is_told(person: Callable[..., Person]) -> None:
    anna, boris, _ = begun(person)
    turn(anna)
    expect(anna.page.locator(".prompt .q")).to_contain_text("They are asked")
    turn(boris, "rebuild")
    anna.page.locator(".prompt:not(.paper)").wait_for()
    anna.page.keyboard.press("u")
    sheet = anna.page.get_by_role("dialog")
    expect(sheet).to_contain_text("everybody must agree")
    assert violations(anna) == []
    anna.page.keyboard.press("Escape")
    expect(boris.page.locator(".prompt")).not_to_contain_text("asks to take")
    anna.page.keyboard.press("u")
    sheet.get_by_role("button", name="Ask to undo").click()
    expect(boris.page.locator(".prompt")).to_contain_text("asks to take the last decision back")
    anna.page.get_by_role("button", name="Withdraw the request").click()
    expect(anna.page.locator(".prompt")).not_to_contain_text("You have asked")
    anna.page.keyboard.press("u")
    sheet.get_by_role("button", name="Ask to undo").click()
    boris.page.get_by_role("button", name="Refuse").click()
    expect(anna.page.locator(".refusal.told")).to_contain_text("does not agree to taking it back")
    expect(anna.page.locator(".prompt:not(.paper)")).to_be_visible()
    expect(boris.page.locator(".refusal.told")).to_have_count(0)


def test_a_turn_that_is_taken_back_is_said_to_who_had_the_next(person: Callable[..., Person]) -> None:
    anna, boris, _ = begun(person)
    turn(anna)
    boris.page.locator(".prompt:not(.paper)").wait_for()
    anna.page.keyboard.press("u")
    expect(boris.page.locator(".refusal.told")).to_contain_text("has taken the last decision back")
    boris.page.locator(".refusal.told .x").click()
    expect(boris.page.locator(".refusal.told")).to_have_count(0)


def test_who_left_decides_nothing_and_a_bot_is_one_press_away(person: Callable[..., Person]) -> None:
    anna, boris, _ = begun(person)
    turn(anna)
    boris.page.get_by_role("button", name="Menu").click()
    boris.page.get_by_role("button", name="Leave the table").click()
    boris.page.get_by_role("button", name="Cancel").click()
    boris.page.get_by_role("button", name="Leave the table").click()
    boris.page.locator(".sheet.sure .yes").click()
    expect(anna.page.locator(".prompt")).to_contain_text("has left the table")
    expect(anna.page.locator(".prompt").get_by_role("button", name="Ask for a bot")).to_be_visible()
