"""A decision of several parts can be changed until it is confirmed: nothing goes by itself with the last pick."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Person
from .positions import busiest, sit

SELECTED = ".handslot .card.sel"


def test_the_last_part_waits_and_each_part_can_be_taken_back(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", reduced_motion="reduce")
    sit(someone, busiest("imperium", 2, "clean-up"))
    page = someone.page
    lit = page.locator(".handslot .card.lit")
    all_of_them = lit.count()
    assert all_of_them >= 2
    for n in range(1, all_of_them + 1):
        lit.first.click()
        expect(page.locator(SELECTED)).to_have_count(n)
    # all are picked and nothing has gone by itself: the same is asked, and says how many there are
    expect(page.locator(".prompt .part")).to_have_count(all_of_them)
    page.wait_for_timeout(300)
    expect(page.locator(SELECTED)).to_have_count(all_of_them)
    # the one that waits, by the card itself; then one that was sent, by the prompt
    page.locator(SELECTED).last.click()
    expect(page.locator(SELECTED)).to_have_count(all_of_them - 1)
    page.locator(".prompt .part").first.click()
    expect(page.locator(SELECTED)).to_have_count(all_of_them - 2)
    expect(lit).to_have_count(2)
    lit.first.click()
    expect(page.locator(SELECTED)).to_have_count(all_of_them - 1)
    lit.first.click()
    page.get_by_role("button", name="Готово").click()
    expect(page.locator(".prompt .part")).to_have_count(0)
