"""The puzzle of the day in a browser: solved at a desk and on a phone, shared, kept; and the tabs of the lobby."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from oikumene.puzzles import Puzzle, number_of, of_number
from oikumene.table import puzzled
from oikumene.table.doors import puzzles as doors

from .conftest import PHONE, Person
from .positions import resized
from .test_pages import by_day_and_night, violations
from .test_sizes import REACH

#: Islands on which something lies that passes their lower edge.
SPILT = """() => [...document.querySelectorAll('.oa-site')].filter((site) => {
    const low = site.getBoundingClientRect().bottom + 1;
    return [...site.querySelectorAll('header, p, .oa-den, footer')].some((el) => {
        const box = el.getBoundingClientRect();
        return box.height > 0 && box.bottom > low && getComputedStyle(el).visibility !== 'hidden';
    });
}).map((site) => site.innerText.split('\\n')[0])"""


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
    if puzzle.aim:
        assert page.locator(".odds .mark").inner_text() == str(puzzle.best)
    else:
        assert page.locator(".trk9 i").count() == min(puzzle.best - puzzle.start, 12)
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    assert by_day_and_night(someone) == []


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


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers", "imperium", "oath", "clash"])
def test_a_puzzle_of_each_game_can_be_played_in_small_windows(person: Callable[..., Person], game: str) -> None:
    """Also on a phone on its side and at 200 %, where the parts of the board stand in a rail."""
    number = next(each for each in range(1, 200) if of_number(each).game == game)
    someone = person("ru-RU", reduced_motion="reduce")
    someone.go(f"/puzzle/{number}")
    page, found = someone.page, {}
    page.wait_for_selector("[data-lit], .prompt .opt")
    for width, height in ((844, 390), (640, 400), (568, 320), (320, 568), (390, 844), (1366, 641)):
        resized(page, width, height)
        page.evaluate("scrollTo(0, 0)")
        told: Any = page.evaluate(REACH)
        assert told["options"] >= 2
        task, board = (page.locator(part).bounding_box() for part in (".task", ".slot"))
        assert task and board
        # the question of the day is read first, and some of the board is seen with it
        wide = page.evaluate("document.documentElement.scrollWidth") <= width
        if told["bad"] or not wide or task["x"] > 10 or task["y"] > 60 or board["y"] > height - 60:
            found[f"{width}x{height}"] = [*told["bad"], task, board]
    assert found == {}
    for width, height in ((1280, 800), (1366, 641)):
        resized(page, width, height)
        assert page.evaluate(SPILT) == [], "what lies on an island of Oath stays on it"


def battle() -> tuple[int, Puzzle]:
    """A puzzle of a battle that is decided by who marches and which card is laid, and the day it comes."""
    for number in range(19, 600):
        puzzle = of_number(number)
        words = [key.partition(":")[0] for key in puzzle.line]
        other = puzzle.trap is not None and puzzle.trap.before == puzzle.line[:-1] and "tactic" in puzzle.trap.key
        if puzzle.aim and words == ["move", "from", "to", "tactic"] and other:
            return number, puzzle
    raise AssertionError("no such battle")


def march(someone: Person, *line: str) -> None:
    """Presses a line on the board: the action, the hexes on the map, the card in the hand."""
    page = someone.page
    for key in line:
        word, _, rest = key.partition(":")
        if word == "move":
            page.locator('[data-thing="action:move"]').click()
        elif word == "tactic":
            card = page.locator(f'[data-thing="card:{rest}"][data-lit]').first
            card.wait_for(state="attached")
            for tab in page.locator(".seg button.glit").all():  # on a phone the hand lies behind one that shines
                if not card.is_visible():
                    tab.click()
            card.click()
        else:
            page.locator(f'.cl-hex.lit[data-place="{rest}"]').click()


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_the_best_chance_of_a_battle(person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch, size: Any) -> None:
    """One card is laid and falls short by some points; the line is taken back, and another is the best there is."""
    number, puzzle = battle()
    monkeypatch.setattr(puzzled, "today", lambda: number)
    monkeypatch.setattr(doors, "today", lambda: number)
    assert puzzle.trap is not None
    someone = person("en-US", size)
    someone.go("/puzzle")
    page = someone.page
    page.wait_for_selector(".task .odds")
    place = puzzle.aim.split(":")[1]
    assert place in page.inner_text(".task .voice") and str(puzzle.best) in page.inner_text(".task .sc")
    assert page.locator(f'.cl-wanted[data-place="{place}"]').count() == 1
    march(someone, *puzzle.trap.before, puzzle.trap.key)
    page.get_by_text("There is better").wait_for()
    assert f"{puzzle.trap.most} % where {puzzle.best} % is best" in page.inner_text(".prompt.over")
    assert f"{puzzle.trap.most} times in 100" in page.inner_text(".prompt.over")
    assert violations(someone) == []
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    page.locator(".prompt.over").get_by_role("button", name="Take back").click()
    page.wait_for_selector(".prompt:not(.over)")
    march(someone, puzzle.line[-1])
    page.get_by_text("Solved!").wait_for()
    assert f"{puzzle.best} times in 100" in page.inner_text(".prompt.over")
    page.wait_for_selector(".cal .ok")
    page.wait_for_selector(".best li")
    line = page.inner_text(".line1")
    assert f"a chance of {puzzle.best} %, the best there is" in line and puzzle.line[-1] not in line
    assert violations(someone) == []


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
