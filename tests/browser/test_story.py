"""The chronicle of a series as a page: reign by reign, who ruled what, the realm, the ways on; on every screen, at
night, and while the connection is away."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from oikumene.games.oath import OATH
from oikumene.kernel.game import Result
from oikumene.kernel.match import Match

from .conftest import DESK, PHONE, Person, until
from .measure import cut
from .positions import sized
from .test_pages import by_day_and_night, violations

SMALLEST = {"width": 320, "height": 640}
LAPTOP = {"width": 1366, "height": 641}
ON_ITS_SIDE = {"width": 844, "height": 390}
ZOOMED = {"width": 640, "height": 400}
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII")
NAMES = ["Anna", "Boris", "Vera", "Gleb", "Daria", "Egor"]


def played(seats: int, seed: int, options: dict[str, Any]) -> Match[Any]:
    """A game of a series by chance, played to the last line of its chronicle."""
    rng, match = Random(seed), Match.new(OATH, OATH.checked(seats, seed, options))
    while not match.over:
        ask = match.asks[0]
        match.take(ask, rng.choice(list(ask.values())))
    return match


@cache
def ended() -> str:
    """The record of the first game of a series."""
    return json.dumps(played(3, 2, {"series": True}).record())


@cache
def series(seats: int = 6, games: int = 3) -> str:
    """The record of the last of some games in a row."""
    options: dict[str, Any] = {"series": True}
    for game in range(games):
        match = played(seats, 10 * seats + game, options)
        assert match.result is not None
        options = dict(OATH.next(match.result, NAMES[:seats]) or {})
    return json.dumps(match.record())


def result_of(record: str) -> Result:
    return Result.from_json(json.loads(record)["result"])


def opened(someone: Person, record: str) -> str:
    """A finished table of that person, with its story open."""
    table = str(someone.post("/api/import", json.loads(record))["id"])
    someone.go(f"/t/{table}/story")
    someone.page.wait_for_selector(".oa-st-reigns")
    return table


def test_the_end_leads_to_the_chronicle_and_on_to_the_next_game(person: Callable[..., Person]) -> None:
    anna = person("ru-RU")
    table = anna.post("/api/import", json.loads(ended()))["id"]
    anna.go(f"/t/{table}")
    anna.page.get_by_role("link", name="Читать хронику").click()
    page = anna.page
    page.get_by_text("Земли следующей партии").first.wait_for()
    expect(page.locator(".oa-st-reigns li")).to_have_count(2)
    expect(page.locator(".oa-st-land .oa-site")).to_have_count(8)
    page.locator(".oa-st-reigns button").first.click()
    page.get_by_text("Земли в конце правления 1").first.wait_for()
    assert page.locator(".oa-st-land .oa-wb").count() > 0, "the realm of a reign says who ruled it"
    assert violations(anna) == []
    page.locator(".oa-st-reigns .next button").click()
    page.get_by_text("Земли следующей партии").first.wait_for()
    page.get_by_role("button", name="Продолжить хронику").click()
    page.wait_for_url(lambda address: table not in address)


def test_a_matrix_shows_who_ruled_what_by_the_round(person: Callable[..., Person]) -> None:
    anna = person()
    opened(anna, series())
    story = OATH.story(str(OATH.bequest(result_of(series()))))
    reign = story["reigns"][-1]
    table = anna.page.locator(".oa-st-rule table")
    expect(table.locator("thead th")).to_have_count(1 + reign["round"])
    lands = [land for land in reign["map"] if land["site"] is not None]
    expect(table.locator("tbody tr")).to_have_count(1 + len(lands) + 2)
    shown = [row.locator("td .pip, td .oa-st-bandits").count() for row in table.locator("tbody tr").all()]
    signs = story["signs"]
    slots = [n for n, land in enumerate(reign["map"]) if land["site"] is not None]
    rows = [8, *slots, 9, 10]
    ruled = [sum(signs[round[n]] not in ("nobody", "unseen") for round in reign["rounds"]) for n in rows]
    assert shown == ruled
    scale = anna.page.locator(".oa-st-scale .scale")
    expect(scale.locator("> span")).to_have_count(story["longest"])
    expect(scale.locator(".now b")).to_have_text(ROMAN[reign["round"]])
    anna.page.locator(".oa-st-reigns button").first.click()  # another reign has its own
    expect(table.locator("thead th")).to_have_count(1 + story["reigns"][0]["round"])
    expect(scale.locator(".now b")).to_have_text(ROMAN[story["reigns"][0]["round"]])


def test_every_land_of_the_next_game_says_where_it_comes_from(person: Callable[..., Person]) -> None:
    anna = person()
    opened(anna, series())
    story = OATH.story(str(OATH.bequest(result_of(series()))))
    before = {land["site"]: story["regions"][n] for n, land in enumerate(story["reigns"][-1]["map"]) if land["site"]}
    wanted = []
    for land, region in zip(story["realm"], story["regions"], strict=True):
        if land["site"] is None:
            continue
        was = before.get(land["site"])
        wanted.append(
            "turned up anew" if was is None else "stayed" if was == region else f"came from the {was.title()}"
        )
    marks = anna.page.locator(".oa-st-land .oa-st-fate:not(.oa-ruined)")
    assert sorted(marks.all_inner_texts()) == sorted(wanted)
    assert any(mark.startswith("came") for mark in wanted) or any(mark == "stayed" for mark in wanted)
    anna.page.locator(".oa-st-reigns button").first.click()
    expect(marks).to_have_count(0)  # the map of a reign that is over is what it was


SIZES = {"desk": DESK, "phone": PHONE, "smallest": SMALLEST, "laptop": LAPTOP, "side": ON_ITS_SIDE, "zoomed": ZOOMED}


def fits_every_screen(someone: Person, below: str = "") -> None:
    """Nothing is cut off in a window of any size, from its top down to what lies below."""
    page = someone.page
    for size, window in SIZES.items():
        page.evaluate("scrollTo(0, 0)")
        sized(page, **window)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
        assert cut(page) == [], size
        if below:
            page.locator(below).first.scroll_into_view_if_needed()
            assert cut(page) == [], size


def test_the_chronicle_is_read_on_every_screen_and_by_who_only_watches(person: Callable[..., Person]) -> None:
    anna, vera = person("en-US"), person("ru-RU", SMALLEST)
    table = opened(anna, series())
    vera.go(f"/t/{table}/story")
    vera.page.get_by_text("Земли следующей партии").first.wait_for()
    assert vera.page.get_by_role("button", name="Продолжить хронику").count() == 0, "who watches does not go on"
    fits_every_screen(vera, "a:has-text('Назад к столу')")


def test_a_story_that_is_nowhere(person: Callable[..., Person]) -> None:
    anna = person()
    anna.go("/t/nowhere/story")
    anna.page.get_by_role("heading").first.wait_for()
    anna.complaints.clear()  # the browser itself tells that the answer was 404


@pytest.mark.parametrize("lang", ["ru-RU", "en-US"])
def test_the_story_has_no_serious_violation(person: Callable[..., Person], lang: str) -> None:
    anna = person(lang)
    opened(anna, series())
    assert by_day_and_night(anna) == []
    anna.page.locator(".oa-st-reigns button").first.click()
    assert by_day_and_night(anna) == []


def test_the_story_while_the_connection_is_away(person: Callable[..., Person]) -> None:
    anna = person()
    table = opened(anna, ended())
    page = anna.page
    anna.context.set_offline(True)
    page.locator(".oa-st-reigns button").first.click()  # what is there can be read on
    page.get_by_text("Lands at the end of reign 1").first.wait_for()
    page.get_by_role("button", name="Continue the chronicle").click()
    expect(page.locator(".oa-st-foot [role=status]")).not_to_be_empty()
    page.get_by_role("link", name="Continue with other people").click()
    page.get_by_role("button", name="Try again").wait_for()
    anna.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Set up a table").wait_for()
    anna.go(f"/t/{table}")
    link = page.get_by_role("link", name="Read the chronicle")
    link.wait_for()
    until(page, "document.readyState === 'complete'")
    anna.context.set_offline(True)
    link.click()
    page.get_by_role("button", name="Try again").wait_for()
    anna.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.locator(".oa-st-reigns").wait_for()
    anna.complaints[:] = [said for said in anna.complaints if "ERR_INTERNET_DISCONNECTED" not in said]


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en-US"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_the_end_shows_the_realm_as_it_ended(person: Callable[..., Person], size: Any, lang: str) -> None:
    """The chronicle has laid the lands of the next game on the table; the page of the end shows those that were won."""
    someone = person(lang, size, color_scheme="dark" if size == PHONE else "light")
    someone.go("/")
    table = str(someone.post("/api/import", json.loads(ended()))["id"])
    someone.go(f"/t/{table}")
    page = someone.page
    lands = page.locator(".oa-endmap .oa-site")
    expect(lands).to_have_count(8)
    assert violations(someone) == []
    shown = [text.split("\n")[0] for text in page.locator(".oa-endmap .oa-site .oa-name").all_inner_texts()]
    sites = [int(text) for text in page.locator(".oa-end tbody tr td:nth-of-type(2)").all_inner_texts()]
    assert max(sites) > 0  # somebody ruled something
    page.locator(".oa-endmap a").click()
    page.wait_for_url(f"**/t/{table}/story")
    page.locator(".oa-st-reigns button").first.click()
    then = [text.split("\n")[0] for text in page.locator(".oa-st-land .oa-site .oa-name").all_inner_texts()]
    assert shown == then
    page.locator(".oa-st-reigns .next button").click()
    expect(page.locator(".oa-st-land .oa-site footer").first).to_be_visible()
    later = [text.split("\n")[0] for text in page.locator(".oa-st-land .oa-site .oa-name").all_inner_texts()]
    assert shown != later
