"""After a game: its costliest decisions, trying from there, its story to take along, a replay that goes by itself."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.conftest import Server
from tests.table.test_reviews import blundered

from oikumene.bots.review import Effort

from .conftest import PHONE, Person, until
from .test_pages import violations


def reviewed(someone: Person, house: Server) -> tuple[str, int]:
    """A finished game with a blunder in it, its review open."""
    house.app.state.house.hall.effort = Effort(None, 12, 6)
    match, planted = blundered()
    table = str(someone.post("/api/import", match.record())["id"])
    someone.go(f"/t/{table}")
    someone.page.locator(f"a[href='/t/{table}/review']").click()
    someone.page.wait_for_selector(".dec", timeout=180_000)
    someone.page.wait_for_selector(".stx p")
    return table, planted


def move(page: Page) -> int:
    return int(page.locator(".reel input").input_value())


def test_a_blunder_is_shown_tried_and_told(person: Callable[..., Person], house: Server, tmp_path: Path) -> None:
    someone = person()
    page = someone.page
    table, planted = reviewed(someone, house)
    first = page.locator(".dec").first
    assert "Pass" in first.locator(".dd1").first.inner_text()
    assert first.locator(".dx b").inner_text().startswith("−")
    assert page.locator(".ch .box").count() == page.locator(".dec").count()

    # the scale: the number brings it there, the keys and the hand move it, and the story goes along
    first.locator(".dn").click()
    assert move(page) == planted
    assert page.locator(".stx [aria-current]").count() == 1
    scale = page.locator(".reel input")
    scale.focus()
    scale.press("ArrowRight")
    assert move(page) == planted + 1
    scale.press("Shift+ArrowLeft")
    assert move(page) <= planted  # where the round begins
    scale.press("Home")
    assert move(page) == 0
    assert "move 0" in str(scale.get_attribute("aria-valuetext"))
    box = scale.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    page.mouse.move(box["x"] + 11, box["y"] + 22)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 22, steps=4)
    page.mouse.up()
    assert move(page) > 5

    # it goes by itself, and stops at the decision
    scale.fill(str(planted - 2))
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    until(page, f"document.querySelector('.reel input').value === '{planted}'")
    page.wait_for_timeout(900)
    assert move(page) == planted
    assert page.get_by_role("button", name="Play", exact=True).count() == 1

    # the page of the game needs nothing else
    with page.expect_download() as download:
        page.locator(".sf a[download]").click()
    kept = tmp_path / "game.html"
    download.value.save_as(kept)
    told = kept.read_text("utf-8")
    assert "<polyline" in told
    assert "http" not in told

    # on the board
    first.get_by_role("link", name="On the board").click()
    page.wait_for_url(f"**/replay?at={planted}&seat=0&marks=*")
    page.wait_for_selector(".reel .track i")
    page.get_by_role("button", name="Play", exact=True).click()
    until(page, f"location.search.includes('at={planted + 1}')")
    page.get_by_role("button", name="Pause").click()
    page.go_back()

    # and tried another way
    page.wait_for_selector(".dec")
    page.get_by_role("button", name="Try decision 1 another way").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.wait_for_selector("[data-lit]")
    someone.go(f"/t/{table}/review?seat=0")
    page.locator(".tried a").first.wait_for()
    assert "still going on" in page.locator(".tried").inner_text()


@pytest.mark.parametrize(("width", "height"), [(1366, 641), (320, 568), (390, 844)])
def test_the_review_fits(person: Callable[..., Person], house: Server, width: int, height: int) -> None:
    small = {"has_touch": True, "is_mobile": True} if width <= PHONE["width"] else {}
    someone = person("ru-RU", {"width": width, "height": height}, color_scheme="dark", **small)
    page = someone.page
    reviewed(someone, house)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    for number in range(page.locator(".dec").count()):
        button = page.locator(".dec .btn.go1").nth(number)
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    assert violations(someone) == []


@pytest.mark.parametrize(("lang", "size"), [("en-US", None), ("ru-RU", PHONE)])
def test_on_the_board_both_ways_are_marked(person: Callable[..., Person], house: Server, lang: str, size: Any) -> None:
    someone = person(lang, size, color_scheme="light" if size is None else "dark")
    page = someone.page
    reviewed(someone, house)
    stronger = page.locator(".dec").first.locator(".dd1").nth(1).inner_text()
    page.locator(".dec").first.locator("a.btn").click()
    note = page.locator(".note.ways2")
    note.wait_for()
    assert note.locator(".alts li").count() == 2
    assert stronger.split("\n")[-1].split(" %")[0].rsplit(" ", 1)[0].strip() in note.inner_text()
    page.locator(".way.best").first.wait_for()  # what was done was a pass, which lies nowhere
    assert page.locator(".way.did").count() == 0
    assert page.locator(".way.best").locator("visible=true").count() > 0
    assert violations(someone) == []
    page.locator(".prompt .steps button").nth(2).click()  # a move on: the decision is over
    expect(note).to_have_count(0)
    assert page.locator(".way").count() == 0


def test_a_turn_that_is_judged_as_a_whole(person: Callable[..., Person], house: Server) -> None:
    """Its answers one after the other, and all that they are about on the board."""
    someone = person(color_scheme="dark")
    page = someone.page
    table, _ = reviewed(someone, house)
    with sqlite3.connect(house.db) as store:
        (kept,) = store.execute("SELECT data FROM reviews WHERE tbl = ?", (table,)).fetchone()
        found = json.loads(kept)
        one = found["decisions"][0]
        one["last"] = one["move"] + 3
        one["did"]["steps"] = [one["did"]["said"], one["best"]["said"]]
        one["best"]["steps"] = [one["best"]["said"], one["did"]["said"]]
        one["best"]["refs"] = [["space", "build"], ["space", "recruit"]]
        store.execute("UPDATE reviews SET data = ? WHERE tbl = ?", (json.dumps(found), table))
    page.reload()
    first = page.locator(".dec").first
    first.wait_for()
    assert first.locator(".ask").inner_text() == "This turn, taken together"
    assert "→" in first.locator(".dd1").nth(1).inner_text()
    first.locator("a.btn").click()
    note = page.locator(".note.ways2")
    note.wait_for()
    assert "This turn, taken together. None of its answers that were looked at" in note.inner_text()
    assert note.locator(".alts li").nth(0).inner_text().count("→") == 1
    assert page.locator(".way.best").count() > 1
    assert violations(someone) == []
