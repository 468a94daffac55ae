"""The puzzle of the day in a browser: solved at a desk and on a phone, shared, kept; and the tabs of the lobby."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from oikumene.puzzles import number_of, of_number

from .conftest import PHONE, Person
from .test_pages import violations


def solve(someone: Person, number: int) -> dict[str, Any]:
    """The best line as the page would send it: the end is written down for who sits at the browser."""
    line = list(of_number(number).line)
    found: dict[str, Any] = someone.post(f"/api/puzzles/{number}/finish", {"answers": line})
    return found


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["ru-RU", "en-US"])
def test_the_puzzle_of_the_day_is_shown_and_sound(person: Callable[..., Person], size: Any, lang: str) -> None:
    someone = person(lang, size)
    someone.go("/puzzle")
    page = someone.page
    page.wait_for_selector(".task")
    page.wait_for_selector("[data-lit], .prompt .opt")
    number = number_of(datetime.now(UTC).date())
    puzzle = of_number(number)
    assert str(number) in page.inner_text(".task h2")
    assert page.locator(".trk9 i").count() == min(puzzle.best - puzzle.start, 12)
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    assert violations(someone) == []


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_a_puzzle_is_answered_taken_back_and_shared(person: Callable[..., Person], size: Any) -> None:
    someone = person("en-US", size)
    number = number_of(datetime.now(UTC).date())
    page = someone.page
    # one whose turn is over with a pass, whatever the day's is: that was not the best
    short = next(each for each in range(number, 0, -1) if of_number(each).game == "ancient_world")
    someone.go(f"/puzzle/{short}")
    page.locator('.prompt [data-key="0"]').click()
    page.get_by_text("There is better").wait_for()
    page.get_by_role("button", name="Take back").first.click()
    page.wait_for_selector(".prompt .opt, [data-lit]")
    someone.go("/puzzle")
    page.wait_for_selector(".prompt .opt, [data-lit]")
    done = solve(someone, number)
    assert done["mine"]["solved"] and done["streak"] == 1
    someone.go(f"/puzzle/{number}")
    page.wait_for_selector(".cal .ok")
    page.get_by_role("button", name="Share").click()
    page.get_by_text("The line is copied").first.wait_for()
    line = page.inner_text(".line1")
    assert f"№ {number}" in line and all(card not in line for card in of_number(number).line)


def test_the_lobby_has_tabs_and_something_to_do(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    someone.go("/")
    page = someone.page
    page.get_by_text("Чем заняться").wait_for()
    for tab, path in (("Задачи", "/puzzles"), ("Разбор", "/reviews"), ("Рейтинг", "/ratings"), ("Столы", "/")):
        page.get_by_role("navigation").get_by_role("link", name=tab, exact=True).first.click()
        page.wait_for_url(f"**{path}")
        page.wait_for_selector("h1")
        assert violations(someone) == []
    someone.go("/week")
    page.get_by_role("button", name="Сесть за стол").click()
    page.wait_for_url("**/t/week-*")
