"""Planning ahead in the browser: chosen on the board, shown there, taken back with one press, followed when asked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Person
from .test_two_people import begun

PATIENCE = 120_000  # the first look ahead begins a process
LOW = {"width": 1366, "height": 641}
#: Whether a button can be seen whole and is what a finger there would meet.
MET = """(button) => {
    const {left, right, top, bottom} = button.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && button.contains(there);
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
    for size in (PHONE, LOW, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(lay).to_be_visible()
        assert lay.evaluate(MET), size
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
