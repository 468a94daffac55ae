"""Small things that were rough: each by its name."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import PHONE, Person
from .positions import busiest, sit


def test_a_phone_opens_the_chronicle_at_its_newest_line(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", PHONE, reduced_motion="reduce")
    sit(someone, busiest("imperial_settlers", 3))
    page = someone.page
    page.locator(".seg button", has_text="Летопись").click()
    log = page.locator("#pane-log .log")
    expect(log).to_be_visible()
    high, shown, at = log.evaluate("(el) => [el.scrollHeight, el.clientHeight, el.scrollTop]")
    assert high > shown  # there is something to scroll
    assert high - shown - at < 4


def test_the_language_is_changed_on_a_phone(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", PHONE)
    someone.go("/")
    someone.page.get_by_role("button", name="English").click()
    expect(someone.page.locator("html")).to_have_attribute("lang", "en")


def test_a_new_card_shows_its_price_and_its_spark(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", reduced_motion="reduce")
    sit(someone, busiest("imperial_settlers", 3))
    covered = """() => [...document.querySelectorAll('.hand .card:has(.cost .t)')].slice(0, 3).map((card) => {
        card.classList.add('fresh');
        const spark = getComputedStyle(card.querySelector('.spine'), '::after');
        return [spark.position, spark.height];
    })"""
    found = someone.page.evaluate(covered)
    assert found and all(position == "static" for position, _ in found)
