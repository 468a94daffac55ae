"""The owner's page: every part of it at a desk, on a low laptop at night and on a phone, and what is done there."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.table.conftest import Server

from oikumene.cli import main
from oikumene.table.names import lookalike

from .conftest import DESK, PHONE, Person, until
from .test_pages import violations

LAPTOP = {"width": 1366, "height": 641}
WIDE = "document.documentElement.scrollWidth <= innerWidth"
#: Buttons that nobody can read or press: cut at the side, or under something else once they are scrolled to.
HIDDEN = """() => [...document.querySelectorAll('.owner button, .owner a.opt, .owner input')].filter((thing) => {
    thing.scrollIntoView({block: 'center'});
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.left < 0 || box.right > innerWidth + 1 || !(thing.contains(top) || top?.contains(thing));
}).map((thing) => thing.textContent)"""


def an_owner(someone: Person, house: Server, name: str) -> None:
    assert someone.post("/api/account", {"name": name, "password": "correct horse"})["name"] == name
    with ThreadPoolExecutor(1) as outside:  # the driver's loop is in this thread
        assert outside.submit(main, ["owner", name, "--db", house.db]).result() == 0


@pytest.mark.parametrize(
    ("size", "scheme", "lang"),
    [(DESK, "light", "en-US"), (LAPTOP, "dark", "ru-RU"), (PHONE, "light", "ru-RU"), (PHONE, "dark", "en-US")],
    ids=["desk", "laptop at night", "phone", "phone at night"],
)
def test_every_part_can_be_read_and_pressed(
    person: Callable[..., Person], house: Server, size: dict[str, int], scheme: str, lang: str
) -> None:
    someone = person(lang, size, color_scheme=scheme)
    an_owner(someone, house, f"Owner {size['width']} {scheme}")
    table = someone.post("/api/quick", {"game": "imperium", "rivals": 3, "bot": "wanderer"})["id"]
    someone.post(f"/api/tables/{table}/name", {"name": "The long name of a table"})
    someone.go("/owner")
    page = someone.page
    parts = page.locator(".owner > .row0").first.locator("button")
    parts.first.wait_for()
    assert parts.count() == 5
    for part in range(5):
        parts.nth(part).click()
        page.wait_for_timeout(300)
        if part == 1:
            page.locator(".owner > .row0").nth(1).locator("button").nth(1).click()
            page.wait_for_selector(".owner-list li q")
        assert violations(someone) == [], part
        assert page.evaluate(WIDE) and page.evaluate(HIDDEN) == [], part


def test_an_owner_takes_a_name_away_and_closes_a_table(person: Callable[..., Person], house: Server) -> None:
    boss, rude = person(), person()
    an_owner(boss, house, "Boss")
    table = rude.post("/api/quick", {"game": "ancient_world", "rivals": 1, "bot": "wanderer"})["id"]
    rude.post(f"/api/tables/{table}/name", {"name": "Something rude"})
    boss.go("/owner")
    page = boss.page
    page.get_by_role("button", name="Tables").click()
    page.get_by_role("textbox").fill(table)
    page.get_by_role("button", name="Find").click()
    one = page.locator(".owner-list li", has_text=table)
    one.locator("q", has_text="Something rude").wait_for()
    one.get_by_role("button", name="Take its name away").click()
    page.get_by_role("dialog").get_by_role("button", name="Take its name away").click()
    one.locator("q").wait_for(state="detached")
    one.get_by_role("button", name="Close").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    one.get_by_role("button", name="Close").wait_for(state="detached")
    page.get_by_role("button", name="Journal").click()
    page.locator(".owner-list li", has_text="Something rude").first.wait_for()


def test_people_come_page_by_page_and_one_gets_a_link_for_a_lost_password(
    person: Callable[..., Person], house: Server
) -> None:
    boss, lost = person("ru-RU", PHONE), person("ru-RU")
    an_owner(boss, house, "Linker")
    assert lost.post("/api/account", {"name": "Анна Потерянная", "password": "correct horse"})
    with sqlite3.connect(house.db, timeout=30) as store:
        people = [(f"many{n}", f"Множество {n}", lookalike(f"Множество {n}"), float(n)) for n in range(130)]
        store.executemany(
            "INSERT INTO people (id, name, lookalike, created, lang, notify) VALUES (?, ?, ?, ?, 'ru', '')", people
        )
    boss.go("/owner")
    page = boss.page
    page.get_by_role("button", name="Люди").click()
    page.get_by_role("textbox").fill("МНОЖЕСТВ")
    page.get_by_role("button", name="Найти").click()
    until(page, "document.querySelectorAll('.owner-list li').length === 100")
    page.get_by_role("button", name="Более старые").click()
    until(page, "document.querySelectorAll('.owner-list li').length === 130")
    page.get_by_role("textbox").fill("потерян")
    page.get_by_role("button", name="Найти").click()
    until(page, "document.querySelectorAll('.owner-list li').length === 1")
    page.get_by_role("button", name="Ссылка взамен пароля").click()
    page.get_by_role("dialog").get_by_role("button", name="Ссылка взамен пароля").click()
    field = page.locator(".owner-say input[readonly]")
    field.wait_for()
    link = field.input_value()
    assert link.startswith(f"{boss.address}/recover?code=")
    assert violations(boss) == [] and page.evaluate(WIDE) and page.evaluate(HIDDEN) == []
    page.get_by_role("button", name="Скопировать").click()
    page.get_by_text("Скопировано.").wait_for()
    lost.page.goto(link)
    lost.page.get_by_label("Новый пароль").fill("another long one")
    lost.page.get_by_role("button", name="Сменить пароль").click()
    lost.page.wait_for_url(f"{lost.address}/")
    page.get_by_role("button", name="Журнал").click()
    page.locator(".owner-list li", has_text="ссылка взамен пароля").first.wait_for()
    with sqlite3.connect(house.db, timeout=30) as store:
        store.execute("DELETE FROM people WHERE id LIKE 'many%'")


def test_nobody_else_sees_the_page(person: Callable[..., Person]) -> None:
    someone = person()
    someone.go("/owner")
    someone.page.wait_for_selector("h1")
    assert someone.page.locator(".owner").count() == 0
    someone.complaints = [said for said in someone.complaints if "403" not in said]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_table_whose_bot_failed_goes_on_with_a_simple_one(
    person: Callable[..., Person], house: Server, size: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is set aside; its owner sees why, replays it to the fault, and lets another bot go on."""
    monkeypatch.setattr(house.app.state.house.hall, "_known_bot", lambda name: name, raising=False)
    boss, guest = person("en-US", size, color_scheme="dark"), person()
    an_owner(boss, house, f"Mender {size['width']}")
    guest.go("/")
    seats = [{"who": "you"}, {"who": "deep-thought"}]  # there is no such bot: it cannot even sit down
    new = {"game": "ancient_world", "seats": seats, "start": True, "options": {"first_player": "2"}}
    table = guest.post("/api/tables", new)["id"]
    guest.go(f"/t/{table}")
    guest.page.get_by_text("The bot has stopped").or_(guest.page.locator(".prompt .opt").nth(2)).first.wait_for()
    boss.go("/owner")
    page = boss.page
    page.get_by_role("button", name="Tables").click()
    one = page.locator(".owner-list li", has_text=table)
    one.wait_for()
    assert "deep-thought" in one.inner_text()
    assert violations(boss) == [] and page.evaluate(WIDE) and page.evaluate(HIDDEN) == []
    one.get_by_role("button").first.click()  # replayed to the fault
    page.get_by_role("status").filter(has_text="of").first.wait_for()
    before = page.locator(".owner-list li").count()
    one.get_by_role("button").nth(3).click()  # a simple bot goes on
    one.wait_for(state="detached")
    assert page.locator(".owner-list li").count() == before - 1
    guest.page.wait_for_selector(".prompt:not(.paper)", timeout=60_000)


def test_older_lines_come_page_by_page(person: Callable[..., Person], house: Server) -> None:
    boss = person("ru-RU", PHONE)
    an_owner(boss, house, "Reader")
    with sqlite3.connect(house.db, timeout=30) as store:
        lines = [(float(n), None, "close", f"table {n}", "") for n in range(230)]
        store.executemany("INSERT INTO journal (at, person, what, about, note) VALUES (?, ?, ?, ?, ?)", lines)
    boss.go("/owner")
    page = boss.page
    parts = page.locator(".owner > .row0").first.locator("button")
    parts.first.wait_for()
    parts.nth(4).click()
    entries = page.locator(".owner-list li")
    older = page.locator(".owner-list ~ button")
    older.wait_for()
    for _ in range(4):
        seen = entries.count()
        if seen >= 230:
            break
        older.scroll_into_view_if_needed()
        older.click()
        until(page, "(seen) => document.querySelectorAll('.owner-list li').length > seen", seen)
    assert entries.count() >= 230
    assert len(set(entries.all_inner_texts())) == entries.count()  # none twice
    assert violations(boss) == [] and page.evaluate(WIDE)
