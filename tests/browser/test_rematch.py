"""An invitation to another game: seen in the lobby, answered at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.table.conftest import Server

from .conftest import Person
from .test_pages import violations

SEATS: Any = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}]}


def test_who_is_invited_says_yes_on_the_page(person: Callable[..., Person], house: Server) -> None:
    anna, boris = person("ru-RU"), person("ru-RU")
    for someone in (anna, boris):
        someone.go("/")
        someone.page.get_by_text("Обитаемый мир").wait_for()
    table = anna.post("/api/tables", SEATS)["id"]
    boris.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    house.app.state.house.hall.tables[table].row.status = "abandoned"
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    anna.go(f"/t/{again}")
    anna.page.get_by_text("Ждём 1 ответ.").wait_for()
    assert anna.page.get_by_role("button", name="Начать").is_disabled()
    boris.go("/")
    boris.page.get_by_text("вас приглашают").click()
    boris.page.get_by_text("Вас зовут сыграть ещё раз").wait_for()
    assert violations(boris) == []
    boris.page.get_by_role("button", name="Играть", exact=True).click()
    for someone in (anna, boris):
        someone.page.wait_for_selector(".seat, [data-seat], [data-lit]")
        someone.page.get_by_text("Ждём 1 ответ.").wait_for(state="detached")
