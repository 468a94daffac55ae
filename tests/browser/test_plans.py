"""Planning ahead in the browser: chosen on the board, shown there, taken back with one press, followed when asked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Person
from .test_two_people import begun, turn

PATIENCE = 120_000  # the first look ahead begins a process


def test_a_plan_is_laid_down_shown_taken_back_and_followed(person: Callable[..., Person]) -> None:
    anna, boris, _ = begun(person)
    page = boris.page
    page.get_by_role("button", name="Plan ahead").click()
    space = page.locator('[data-lit][data-thing="space:rebuild"]')
    space.wait_for(timeout=PATIENCE)
    space.click()
    page.locator(".aw-city [data-lit]").first.click(timeout=PATIENCE)
    expect(page.locator(".planbar ol")).to_contain_text("When I am asked")
    page.get_by_role("button", name="Lay it down").click()
    back = page.get_by_role("button", name="Take the plan back")
    back.wait_for(timeout=PATIENCE)
    expect(page.locator('.planned[data-thing="space:rebuild"]')).to_have_count(1)
    expect(anna.page.locator(".planned")).to_have_count(0)
    back.click()
    expect(page.locator(".planned")).to_have_count(0)
    page.keyboard.press("p")
    space.wait_for(timeout=PATIENCE)
    space.click()
    page.locator(".aw-city [data-lit]").first.click(timeout=PATIENCE)
    page.get_by_role("button", name="Lay it down").click()
    back.wait_for(timeout=PATIENCE)
    turn(anna)
    anna.page.locator(".prompt:not(.paper)").wait_for(timeout=PATIENCE)
    expect(page.locator(".prompt.paper")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".planned")).to_have_count(0)
