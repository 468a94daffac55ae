"""What is promised besides playing: filters of the lobby, the end, looking back, coming back, any game at all."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oikumene.kernel.match import Match
from oikumene.registry import game as find_game

from .conftest import PHONE, Person, until
from .test_pages import by_day_and_night
from .test_table import begin, press_something_lit


def played(game: str, seats: int = 2, seed: int = 3) -> dict[str, Any]:
    """The record of a game that players at random have finished."""
    known, rng = find_game(game), random.Random(seed)
    match = Match.new(known, known.checked(seats, seed, {}))
    while match.result is None:
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key, question.id)
    return match.record()


def finished(someone: Person, game: str = "imperial_settlers", seats: int = 2) -> str:
    """A finished table of that person, brought in as a record."""
    return str(someone.post("/api/import", played(game, seats))["id"])


#: What is cut at the right edge of the window and cannot be reached by scrolling it.
STICKING_OUT = """() => [...document.querySelectorAll('main *')].filter(el => {
    const box = el.getBoundingClientRect();
    if (!box.width || box.right <= innerWidth + 1 || el.closest("svg, .sr")) return false;
    if (getComputedStyle(el).visibility === "hidden") return false;
    for (let at = el.parentElement; at && at.tagName !== 'MAIN'; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return false;
    return true;
}).map(el => el.tagName + '.' + el.className + ': ' + el.textContent.slice(0, 40))"""


# -- the lobby


def test_the_lobby_is_asked_for_what_one_looks_for(person: Callable[..., Person]) -> None:
    host, guest = person(), person("ru-RU")
    for game, pace in (("ancient_world", "live"), ("imperial_settlers", "slow")):
        seats = [{"who": "you"}, {"who": "open"}]
        host.post("/api/tables", {"game": game, "seats": seats, "public": True, "pace": pace})
    guest.go("/")
    open_tables = guest.page.locator(".list.open").first
    open_tables.locator("li").get_by_text("Древний мир").first.wait_for()
    guest.page.get_by_label("Темп").select_option("slow")
    open_tables.locator("li").get_by_text("Древний мир").first.wait_for(state="detached")
    assert open_tables.locator("li").get_by_text("Поселенцы").count() >= 1
    guest.page.get_by_label("Свободные места").select_option("3")
    open_tables.get_by_text("Такого стола никто не накрыл").wait_for()
    guest.page.reload()
    assert guest.page.get_by_label("Темп").input_value() == "slow"


def test_bots_of_one_level_have_names_of_their_own(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    begin(someone, "ancient_world", rivals=2)
    someone.page.wait_for_selector("[data-lit]")
    names = someone.page.locator(".seats .nm").all_inner_texts()
    assert sorted(names) == ["Вы", "Странник 1", "Странник 2"]


def test_the_first_load_is_small_and_stays_at_home(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    heavy: dict[str, int] = {}

    def weigh(request: Any) -> None:
        if request.resource_type in ("script", "stylesheet"):
            heavy[request.url] = request.sizes()["responseBodySize"]

    someone.page.on("requestfinished", weigh)
    someone.go("/")
    someone.page.get_by_role("button", name="Играть сейчас").wait_for()
    someone.page.wait_for_load_state("networkidle")
    lobby = sum(heavy.values())
    assert 50_000 < lobby <= 300_000
    begin(someone, "imperial_settlers")
    someone.page.wait_for_selector("[data-lit]")
    assert sum(heavy.values()) <= 300_000


# -- the end, and looking back


def number(written: str) -> int:
    """As people read it: the client writes a minus, not a hyphen; a total may be below nothing, too."""
    return int(written.replace("−", "-"))


@pytest.mark.parametrize(("game", "lang"), [("imperial_settlers", "ru-RU"), ("ancient_world", "en-US")])
def test_the_end_says_where_the_points_came_from(person: Callable[..., Person], game: str, lang: str) -> None:
    someone = person(lang)
    table = finished(someone, game, 3)
    someone.go(f"/t/{table}")
    page = someone.page
    page.wait_for_selector(".pts tbody tr")
    totals = [number(cell) for cell in page.locator(".pts tfoot td").all_inner_texts()]
    numbers = [page.locator(f".pts tbody td:nth-of-type({i + 1}) .v").all_inner_texts() for i in range(3)]
    columns = [[number(n) for n in column] for column in numbers]
    assert [sum(column) for column in columns] == totals
    page.wait_for_selector(".ch polyline")
    assert page.locator(".ch polyline").count() == 3
    page.locator(".pts button.v").first.click()
    moment = page.locator(".moments li").first
    moment.wait_for()
    brought = [number(by) for by in page.locator(".moments b").all_inner_texts()]
    assert sum(brought) == columns[0][0] or sum(brought) in [n for column in columns for n in column]
    moment.get_by_role("link").click()
    page.wait_for_url(re.compile(r"/replay\?at=\d+"))
    page.wait_for_selector(".slider")


def test_the_replay_goes_where_the_slider_and_the_keys_say(person: Callable[..., Person]) -> None:
    someone = person()
    table = finished(someone)
    page = someone.page
    someone.go(f"/t/{table}/replay?at=0")
    page.wait_for_selector(".slider input")
    page.locator(".slider input").fill("30")
    page.wait_for_url("**/replay?at=30*")
    until(page, "document.querySelector('.prompt').innerText.includes('30')")
    lines = page.locator("#pane-log .line").count()
    page.locator("body").press("ArrowRight")
    page.wait_for_url("**/replay?at=31*")
    page.locator(".slider input").fill("60")
    page.wait_for_url("**/replay?at=60*")
    until(page, "n => document.querySelectorAll('#pane-log .line').length > n", lines)
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url("**/replay?at=60&seat=1")
    page.wait_for_selector(".hand .card")
    page.locator("#pane-log .line").first.click()
    until(page, "!location.search.includes('at=60')")


def test_a_copy_can_be_tried_from_any_position(person: Callable[..., Person]) -> None:
    someone = person()
    table = finished(someone)
    someone.go(f"/t/{table}/replay?at=20&seat=1")
    someone.page.get_by_role("button", name=re.compile("try", re.IGNORECASE)).click()
    someone.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    someone.page.wait_for_selector(".prompt")
    assert someone.page.locator(".seats .seat").count() == 2


def test_a_game_is_taken_home_and_brought_back(person: Callable[..., Person], tmp_path: Path) -> None:
    someone = person()
    table = finished(someone)
    page = someone.page
    someone.go(f"/t/{table}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Export").click()
    kept = tmp_path / "game.json"
    download.value.save_as(kept)
    assert json.loads(kept.read_text())["game"] == "imperial_settlers"
    totals = page.locator(".pts tfoot td").all_inner_texts()
    someone.go("/")
    page.locator(".tools button.tool").nth(-2).click()  # the account, before the settings
    page.locator("#import").set_input_files(kept)
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.wait_for_selector(".pts tfoot td")
    assert page.locator(".pts tfoot td").all_inner_texts() == totals


def test_every_page_fits_a_phone(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", PHONE, has_touch=True, is_mobile=True)
    table = finished(someone, "imperial_settlers", 3)
    room = someone.post("/api/tables", {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]})["id"]
    for path, there in (
        ("/", ".lobby .go"),
        ("/new", ".pickgame"),
        ("/credits", "main"),
        (f"/t/{room}", ".room-seats"),
        (f"/t/{table}", ".pts tfoot td"),
        (f"/t/{table}/replay?at=90&seat=0", ".slider"),
        (f"/t/{table}/review?seat=0", ".stx p"),
    ):
        someone.go(path)
        someone.page.wait_for_selector(there)
        someone.page.wait_for_timeout(300)
        assert someone.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0, path
        assert someone.page.evaluate(STICKING_OUT) == [], path


def test_the_end_the_replay_and_the_room_have_no_serious_violation(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    table = finished(someone, "ancient_world")
    room = someone.post("/api/tables", {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]})["id"]
    for path, there in (
        (f"/t/{table}", ".pts button.v"),
        (f"/t/{table}/replay?at=40&seat=0", ".slider"),
        (f"/t/{table}/review?seat=0", ".stx p"),
        (f"/t/{room}", ".room-seats"),
    ):
        someone.go(path)
        someone.page.wait_for_selector(there)
        someone.page.wait_for_timeout(400)
        assert by_day_and_night(someone) == [], path
    someone.go(f"/t/{table}")
    someone.page.locator(".pts button.v").first.click()
    someone.page.wait_for_selector(".moments li")
    assert by_day_and_night(someone) == []


# -- coming back, and being shown out


def test_a_lost_connection_is_said_and_mended_in_mid_question(person: Callable[..., Person]) -> None:
    someone = person()
    page = someone.page
    lines: list[Any] = []
    cut = False

    def through(socket: Any) -> None:
        if cut:
            socket.close(code=1012)
            return
        socket.connect_to_server()
        lines.append(socket)

    page.route_web_socket(re.compile("/ws/tables/"), through)
    begin(someone, "ancient_world")
    page.wait_for_selector("[data-lit]")
    before = page.locator(".prompt").inner_text()
    cut = True
    for line in lines:
        line.close(code=1012)
    page.wait_for_selector(".offline")
    assert "safe" in page.locator(".offline").inner_text()
    assert page.locator(".prompt").inner_text() == before
    cut = False
    page.wait_for_selector(".offline", state="detached")
    assert page.locator(".prompt").inner_text() == before
    assert press_something_lit(page, random.Random(1))
    until(page, "before => document.querySelector('.prompt').innerText !== before", before)


@pytest.mark.parametrize(("code", "reason", "words"), [(4401, "unknown", "browser"), (4403, "same-site", "address")])
def test_who_is_shown_out_learns_why(person: Callable[..., Person], code: int, reason: str, words: str) -> None:
    someone = person()
    someone.page.route_web_socket(re.compile("/ws/tables/"), lambda socket: socket.close(code=code, reason=reason))
    table = someone.post("/api/quick", {"game": "ancient_world", "rivals": 1, "bot": "wanderer"})
    someone.go(f"/t/{table['id']}")
    someone.page.get_by_role("heading", name="You cannot sit down here").wait_for()
    assert words in someone.page.locator("main").inner_text()


# -- any game


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_a_game_without_a_board_of_its_own_can_be_played(person: Callable[..., Person], size: Any) -> None:
    anna, boris = person(size=size), person()
    anna.go("/")
    anna.page.get_by_role("heading", name="The Toy").wait_for()
    made = anna.post("/api/tables", {"game": "toy", "seats": [{"who": "you"}, {"who": "open"}]})
    boris.go(f"/t/{made['id']}")
    boris.page.wait_for_load_state("networkidle")
    boris.post(f"/api/tables/{made['id']}/join")
    anna.post(f"/api/tables/{made['id']}/start")
    for one in (anna, boris):
        one.go(f"/t/{made['id']}")
        one.page.wait_for_selector(".board.gen")
    rng, presses = random.Random(8), 0
    for _ in range(400):
        if presses >= 12 or anna.page.locator(".end, .endpage").count():
            break
        for one in (anna, boris):
            presses += press_something_lit(one.page, rng)
            one.page.wait_for_timeout(30)
    assert presses >= 12
    assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
