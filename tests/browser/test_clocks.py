"""Clocks in the browser: chosen for a new table, ticking in the bar, and what is offered when one has run out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .conftest import DESK, PHONE, Person, until
from .test_pages import violations

#: The shortest that a decision may have, in seconds.
SECONDS = 10
SHOWN = "[...document.querySelectorAll('.clk time')].map((time) => time.textContent)"


def with_a_clock(someone: Person, out: str, rival: str = "wanderer") -> str:
    time = {"kind": "move", "seconds": SECONDS, "out": out}
    seats = [{"who": "you"}, {"who": rival}]
    new = {"game": "ancient_world", "seats": seats, "options": {}, "start": True, "pace": "live", "time": time}
    made = someone.post("/api/tables", new)
    assert "id" in made, made
    someone.go(f"/t/{made['id']}")
    someone.page.wait_for_selector(".prompt:not(.paper)")
    return str(made["id"])


@pytest.mark.parametrize("size", [DESK, {"width": 1366, "height": 641}, PHONE], ids=["desk", "laptop", "phone"])
def test_a_clock_ticks_and_says_when_little_is_left(person: Callable[..., Person], size: object) -> None:
    someone = person(size=size, color_scheme="dark" if size == DESK else "light")
    with_a_clock(someone, "vote")
    page = someone.page
    page.wait_for_selector(".clk.runs.soon")
    first = page.evaluate(SHOWN)
    assert all(re.fullmatch(r"0:\d\d", one) for one in first)
    until(
        page,
        f"JSON.stringify({SHOWN}) !== {first!r}.toString() && JSON.stringify({SHOWN}) !== JSON.stringify({first!r})",
    )
    until(
        page, "[...document.querySelectorAll('.sr[role=status]')].some((one) => /1?\\d seconds/.test(one.textContent))"
    )
    assert violations(someone) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_is_out_of_time_takes_the_seat_back_from_the_bot(person: Callable[..., Person]) -> None:
    someone = person()
    with_a_clock(someone, "bot", "strategist")  # who thinks: two quick bots end the game while axe looks
    page = someone.page
    back = page.get_by_role("button", name="Sit down again")
    back.wait_for(timeout=60_000)
    assert violations(someone) == []
    back.click()
    page.wait_for_selector(".prompt:not(.paper)")


def test_a_clock_is_chosen_for_a_new_table_and_said_before_it_begins(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    page = someone.page
    someone.go("/new?game=ancient_world")
    page.get_by_label("Часы", exact=True).or_(page.locator("#clock-kind, #time-kind")).first.select_option("move")
    assert violations(someone) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def two_with_a_clock(person: Callable[..., Person], size: object, **time: object) -> tuple[Person, Person]:
    """Two people of whom the second is asked first, with the shortest clock; the first has made the table."""
    anna, boris = person(size=size, color_scheme="dark" if size == PHONE else "light"), person()
    anna.go("/")
    seats = [{"who": "you"}, {"who": "open"}]
    clock = {"kind": "move", "seconds": SECONDS, **time}
    new = {"game": "ancient_world", "seats": seats, "options": {"first_player": "2"}, "pace": "live", "time": clock}
    table = anna.post("/api/tables", new)["id"]
    boris.go("/")
    boris.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    for someone in (anna, boris):
        someone.go(f"/t/{table}")
        someone.page.wait_for_selector(".prompt")
    return anna, boris


@pytest.mark.parametrize("size", [{"width": 1366, "height": 641}, PHONE], ids=["laptop", "phone"])
def test_who_made_the_table_says_how_it_goes_on(person: Callable[..., Person], size: object) -> None:
    """The host's word: more time first, then a bot until they are back; who was late sits down again."""
    anna, boris = two_with_a_clock(person, size, out="host")
    more = anna.page.get_by_role("button", name="More time")
    more.wait_for(timeout=60_000)
    assert violations(anna) == []
    for button in anna.page.locator(".prompt .opt").all():
        box = button.bounding_box()
        assert box is not None and box["x"] >= 0
        assert box["x"] + box["width"] <= anna.page.viewport_size["width"]  # type: ignore[index]
        assert box["y"] + box["height"] <= anna.page.viewport_size["height"]  # type: ignore[index]
    more.click()
    more.wait_for(state="detached")
    boris.page.wait_for_selector(".prompt:not(.paper)")  # still his decision
    anna.page.get_by_role("button", name="A bot, until they are back").click(timeout=60_000)
    boris.page.get_by_role("button", name="Sit down again").wait_for(timeout=60_000)


def test_the_others_vote_for_a_bot_when_time_has_run_out(person: Callable[..., Person]) -> None:
    anna, boris = two_with_a_clock(person, PHONE, out="vote")
    ask = anna.page.locator(".prompt .opt[data-key='1']")
    ask.first.wait_for(timeout=60_000)
    assert violations(anna) == []
    ask.first.click()
    boris.page.get_by_role("button", name="Sit down again").wait_for(timeout=60_000)


@pytest.mark.parametrize(("size", "lang"), [(DESK, "ru-RU"), (PHONE, "en-US")], ids=["desk", "phone"])
def test_a_slow_table_says_how_long_it_waits(person: Callable[..., Person], size: object, lang: str) -> None:
    """A table over days: its deadline stands in the bar and in the lobby, and a day off can be taken in the menu."""
    someone = person(lang, size, color_scheme="dark")
    someone.go("/")
    time = {"kind": "move", "seconds": 2 * 86_400, "out": "bot", "vacation": 3}
    seats = [{"who": "you"}, {"who": "wanderer"}]
    new = {"game": "ancient_world", "seats": seats, "options": {}, "start": True, "pace": "slow", "time": time}
    made = someone.post("/api/tables", new)
    assert "id" in made, made
    someone.go(f"/t/{made['id']}")
    page = someone.page
    page.wait_for_selector(".prompt:not(.paper)")
    clock = page.locator(".clk.runs, .pill").first
    clock.wait_for()
    assert re.search(r"\d", clock.inner_text())
    assert violations(someone) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Menu" if lang == "en-US" else "Меню").click()
    off = page.locator("dialog .mi", has=page.locator("svg")).filter(has_text=re.compile("day|отпуск|выходн", re.I))
    off.first.click()
    page.get_by_role("dialog").last.locator("button.opt:not(.plain)").click()
    page.wait_for_timeout(500)
    page.get_by_role("button", name="Menu" if lang == "en-US" else "Меню").click()
    assert violations(someone) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_quiet_hours_are_set_in_the_account_and_seen_at_a_slow_table_with_days_off(
    person: Callable[..., Person], size: object
) -> None:
    someone = person(size=size)
    page = someone.page
    someone.go("/")
    page.get_by_role("button", name="Traveller").first.click()
    section = page.get_by_role("region", name="Quiet hours of your own")
    section.get_by_role("checkbox").check()
    section.get_by_label("Quiet from").fill("20:00")  # until seven, eleven hours: too many
    section.get_by_role("alert").filter(has_text="at most 10 hours").wait_for()
    assert len(someone.complaints) == 1  # the browser's own, that it was refused
    someone.complaints.clear()
    section.get_by_label("Quiet from").fill("22:00")
    section.get_by_role("alert").wait_for(state="detached")
    assert violations(someone) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    time = {"kind": "move", "seconds": 86_400, "vacation": 3}
    seats = [{"who": "you"}, {"who": "wanderer"}]
    new = {"game": "ancient_world", "seats": seats, "options": {}, "start": True, "pace": "slow", "time": time}
    table = someone.post("/api/tables", new)["id"]
    someone.go(f"/t/{table}")
    page.wait_for_selector(".prompt:not(.paper)")
    someone.post(f"/api/tables/{table}/holiday", {"days": 1})
    page.get_by_role("button", name="Menu").click()
    off = page.get_by_role("region", name="Who does not play when")
    off.get_by_text("quiet from").wait_for()
    off.get_by_text("off from").wait_for()
    assert off.get_by_role("listitem").count() == 2
    assert violations(someone) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
