"""Planning ahead in the browser: chosen on the board, shown there, taken back with one press, followed when asked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Person
from .test_pages import violations
from .test_two_people import begun

PATIENCE = 120_000  # the first look ahead begins a process
LOW = {"width": 1366, "height": 641}
ON_ITS_SIDE = {"width": 844, "height": 390}
#: Whether a button can be seen whole and is what a finger there would meet.
MET = """(button) => {
    const {left, right, top, bottom} = button.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && button.contains(there);
}"""

#: Whether a card is seen whole: nothing around it cuts it off.
WHOLE = """(card) => {
    const box = card.getBoundingClientRect();
    for (let part = card.parentElement; part; part = part.parentElement) {
        const around = part.getBoundingClientRect();
        const cuts = getComputedStyle(part).overflowY !== 'visible';
        if (cuts && (box.bottom > around.bottom + 1 || box.top < around.top - 1)) return false;
    }
    return box.bottom <= innerHeight;
}"""


def rebuild(page: Page) -> None:
    """The foreseen question is answered on the board: rebuild, and what."""
    page.locator('[data-lit][data-thing="space:rebuild"]').click(timeout=PATIENCE)
    page.locator(".aw-city [data-lit]").first.click(timeout=PATIENCE)
    expect(page.locator(".planbar ol")).to_contain_text("When I am asked", timeout=PATIENCE)


def test_a_plan_is_laid_down_shown_taken_back_and_followed(person: Callable[..., Person]) -> None:
    anna, boris, _ = begun(person)
    page = boris.page
    page.get_by_role("button", name="Plan ahead").click()
    rebuild(page)
    lay, back = page.get_by_role("button", name="Lay it down"), page.get_by_role("button", name="Take the plan back")
    for size in (PHONE, LOW, ON_ITS_SIDE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(lay).to_be_visible()
        assert lay.evaluate(MET), size
        assert violations(boris) == [], size
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()  # nothing is asked yet
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say to the table").fill("One moment")
    page.keyboard.press("Enter")
    expect(page.locator(".side")).to_contain_text("One moment")  # what is said while planning is not lost
    lay.click()
    back.wait_for(timeout=PATIENCE)
    expect(page.locator('.planned[data-thing="space:rebuild"]')).to_have_count(1)
    expect(anna.page.locator(".planned")).to_have_count(0)
    back.click()
    expect(page.locator(".planned")).to_have_count(0)
    page.keyboard.press("p")
    rebuild(page)
    lay.click()
    back.wait_for(timeout=PATIENCE)
    anna.page.locator('[data-lit][data-thing="space:work"]').click()
    anna.page.locator(".aw-city [data-lit]").first.click()
    expect(anna.page.locator(".side")).to_contain_text("Rebuild", timeout=PATIENCE)  # he was asked, and has answered
    expect(page.locator(".planned")).to_have_count(0)


def test_windows_are_declined_before_they_were_met(person: Callable[..., Person]) -> None:
    """Imperium: an attack may be avoided in the middle of another's turn; the page of it at a desk, low, on a phone."""
    anna, boris = person(), person("ru-RU", color_scheme="dark")
    anna.go("/")
    table = anna.post("/api/tables", {"game": "imperium", "seats": [{"who": "you"}, {"who": "open"}]})["id"]
    boris.go("/")
    boris.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    for someone in (anna, boris):
        someone.go(f"/t/{table}")
        someone.page.locator(".prompt").wait_for()
    waits = next(one for one in (anna, boris) if one.page.locator(".prompt.paper").count())
    page = waits.page
    page.keyboard.press("p")
    page.locator(".planbar").wait_for(timeout=PATIENCE)
    page.locator(".planbar [aria-haspopup=dialog]").first.click()
    dialog = page.locator("dialog.plan-if")
    for size in (PHONE, LOW, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for button in dialog.locator(".ahead button").all():
            assert button.evaluate(MET), size
    assert violations(waits) == []
    dialog.locator(".ahead button").first.click()
    expect(dialog.locator(".ahead button[aria-pressed=true]")).to_have_count(1)
    expect(dialog.locator(".ahead small")).to_have_count(1)
    dialog.locator(".ahead button").last.click()  # taken back
    expect(dialog.locator(".ahead button[aria-pressed=true]")).to_have_count(0)


def test_a_low_laptop_shows_both_sides_of_a_power_whole(person: Callable[..., Person]) -> None:
    someone = person(size=LOW)
    someone.go("/")
    seats = [{"who": "you"}, {"who": "wanderer"}]
    someone.go(f"/t/{someone.post('/api/tables', {'game': 'imperium', 'seats': seats, 'start': True})['id']}")
    sides = someone.page.locator(".im-before .card[data-lit]")
    sides.first.wait_for()
    assert sides.count() == 2
    for side in sides.all():
        assert side.evaluate(WHOLE)
