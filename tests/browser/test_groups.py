"""Groups on the page: somebody comes in by the code, the QR code says the same, a rematch turns the seats."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.table.conftest import Server

from .conftest import Person
from .test_pages import by_day_and_night, violations

#: The modules of a QR code as the page draws it: which are dark, by rows, without the margin.
MODULES = """(svg) => {
  const size = svg.viewBox.baseVal.width, margin = 4;
  const dark = Array.from({ length: size - 2 * margin }, () => Array(size - 2 * margin).fill(0));
  for (const [, x, y, run] of svg.querySelector('path').getAttribute('d').matchAll(/M(\\d+) (\\d+)h(\\d+)/g))
    for (let i = 0; i < Number(run); i++) dark[Number(y) - margin][Number(x) - margin + i] = 1;
  return dark;
}"""
#: Which modules each mask turns.
MASKS: Any = [
    lambda r, c: (r + c) % 2 == 0,
    lambda r, c: r % 2 == 0,
    lambda r, c: c % 3 == 0,
    lambda r, c: (r + c) % 3 == 0,
    lambda r, c: (r // 2 + c // 3) % 2 == 0,
    lambda r, c: r * c % 2 + r * c % 3 == 0,
    lambda r, c: (r * c % 2 + r * c % 3) % 2 == 0,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2 == 0,
]


def read(dark: list[list[int]]) -> str:
    """What a QR code of version 2 or 3 says, read from its modules: bytes, one block, no faults."""
    size = len(dark)
    assert size in (25, 29), "another version: the address of the test server has another length"
    mask = sum(dark[8][4 - i] << i for i in range(3)) ^ 0b101  # the format's last three bits, without their own mask
    middle = size - 7

    def taken(r: int, c: int) -> bool:
        corners = (r < 9 and c < 9) or (r < 9 and c >= size - 8) or (r >= size - 8 and c < 9)
        return corners or 6 in (r, c) or (abs(r - middle) < 3 and abs(c - middle) < 3)

    bits, up, right = [], True, size - 1
    while right > 0:
        right = 5 if right == 6 else right
        for row in range(size - 1, -1, -1) if up else range(size):
            bits += [dark[row][c] ^ MASKS[mask](row, c) for c in (right, right - 1) if not taken(row, c)]
        up, right = not up, right - 2
    text = "".join(map(str, map(int, bits)))
    assert text[:4] == "0100"
    length = int(text[4:12], 2)
    return bytes(int(text[12 + 8 * i : 20 + 8 * i], 2) for i in range(length)).decode()


def finish(house: Server, table: str) -> None:
    """The game is over, on disk and in memory."""
    result = {"scores": [5, 3], "winners": [0], "breakdown": [{}, {}], "ending": ""}
    row = house.app.state.house.hall.tables[table].row
    row.status, row.result, row.version = "finished", result, row.version + 1
    with sqlite3.connect(house.db) as store:
        sql = "UPDATE tables SET status = 'finished', result = ?, version = ? WHERE id = ?"
        store.execute(sql, (json.dumps(result), row.version, table))


def remember(house: Server, group: str, games: list[tuple[str, str, list[int]]]) -> None:
    """The group remembers games of its members, by their numbers in the order of their places."""
    with sqlite3.connect(house.db) as store:
        people = dict(store.execute("SELECT n, person FROM members WHERE grp = ?", (group,)).fetchall())
        for n, (game, kind, order) in enumerate(games):
            for place, member in enumerate(order, 1):
                fields = (f"{group}-{n}", place, group, game, people[member], kind, f"{kind}{place}" if kind else "")
                sql = f"INSERT INTO outcomes VALUES ({', '.join('?' * 11)})"
                store.execute(sql, (*fields, 50 - place, place == 1, place, float(n)))
        store.execute("UPDATE groups SET version = version + 1 WHERE id = ?", (group,))


def test_somebody_comes_in_by_the_code_and_the_qr_code_says_the_same(
    person: Callable[..., Person], house: Server
) -> None:
    anna, boris = person("ru-RU"), person("ru-RU", {"width": 390, "height": 844})
    for someone in (anna, boris):
        someone.go("/groups")
        someone.page.get_by_role("heading", name="Круги", exact=True).wait_for()
    anna.page.get_by_label("Новый круг").fill("Пятничный круг")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("heading", name="Пятничный круг").wait_for()
    code = anna.page.locator(".inv .code").inner_text()
    address = read(anna.page.locator("svg.qr").evaluate(MODULES))
    assert address == f"{house.address}/j/{code.replace('-', '')}"
    assert by_day_and_night(anna) == []
    boris.page.get_by_label("Вас позвали?").fill(code.lower())
    boris.page.keyboard.press("Enter")
    boris.page.get_by_text("Пятничный круг").wait_for()
    assert violations(boris) == []
    boris.page.get_by_role("button", name="Войти в круг").click()
    boris.page.get_by_role("heading", name="Столы круга").wait_for()
    assert boris.page.locator(".mems li").count() == 2
    assert by_day_and_night(boris) == []
    wide = boris.page.evaluate("[document.documentElement.scrollWidth, document.querySelector('.grp').scrollWidth]")
    assert max(wide) <= 390


@pytest.mark.parametrize("size", [(1366, 641), (320, 568)])
def test_a_rematch_from_the_groups_page_turns_the_seats(
    person: Callable[..., Person], house: Server, size: tuple[int, int]
) -> None:
    anna, boris = person("en-US", {"width": size[0], "height": size[1]}), person("en-US")
    for someone in (anna, boris):
        someone.go("/groups")
        someone.page.get_by_role("heading", name="Groups", exact=True).wait_for()
    group = anna.post("/api/groups", {"name": "Friday"})
    boris.post(f"/api/invitations/{group['invitation']['code']}")
    seats = [{"who": "you"}, {"who": "member:2"}]
    table = anna.post("/api/tables", {"game": "ancient_world", "group": group["id"], "seats": seats})["id"]
    boris.post(f"/api/tables/{table}/join")
    finish(house, table)
    anna.go(f"/g/{group['id']}")
    anna.page.get_by_role("button", name="Again: The Ancient World").click()
    anna.page.get_by_role("heading", name="The table is set").wait_for()
    names = anna.page.locator(".room-seats .nm").all_inner_texts()
    assert "(you)" in names[1] and "invited" in names[0], "who sat second begins"
    anna.page.get_by_text("only its members may sit down").wait_for()
    anna.page.get_by_role("link", name="To the group").click()
    anna.page.get_by_role("link", name="Set a table").click()
    anna.page.get_by_label("For a group").wait_for()
    assert anna.page.get_by_label("For a group").locator("option:checked").inner_text() == "Friday"

    # who is good at what: over all games and of one, ratings too
    remember(house, group["id"], [("oath", "role", [2, 1]), ("oath", "role", [2, 1]), ("imperium", "", [1, 2])])
    anna.go(f"/g/{group['id']}")
    rated = anna.page.locator(".rate li b")
    expect(rated).to_have_text(["1512", "1488"])
    anna.page.get_by_label("Rating of which games").select_option("imperium")
    expect(rated).to_have_text(["1516", "1484"])
    expect(anna.page.locator(".rate .nm").first).to_have_text("You")
    anna.page.get_by_role("button", name="All games").click()
    stats = anna.page.locator(".stat .tally")
    expect(stats.locator("tbody th")).to_have_text(["Imperium", "Oath"])
    assert stats.evaluate("(box) => box.scrollWidth - box.clientWidth") <= 0, "nothing is cut off"
    assert by_day_and_night(anna) == []
