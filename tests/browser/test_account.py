"""The account's dialog: signing in and out, here and everywhere, a new password, where to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tests.table.conftest import Server
from tests.table.test_notify import Receiver

from oikumene.cli.password import made

from .conftest import PHONE, Person, until
from .test_pages import violations


def account(someone: Person, name: str) -> None:
    """Somebody new makes an account by the dialog, which closes."""
    page = someone.page
    someone.go("/")
    page.locator("button.tool:has(span)", has_text="Путник").click()
    page.locator("#login").fill(name)
    page.locator("#password").fill("длинный пароль")
    page.get_by_role("button", name="Создать учётную запись").click()
    page.locator("dialog, [role=dialog]").wait_for(state="detached")


def test_a_new_password_and_signing_out_everywhere(person: Callable[..., Person]) -> None:
    someone, other = person("ru-RU"), person("ru-RU")
    account(someone, "Жанна")
    page = someone.page
    page.get_by_role("button", name="Жанна").click()
    page.get_by_label("Нынешний пароль").fill("длинный пароль")
    page.get_by_label("Новый пароль").fill("другой пароль")
    assert violations(someone) == []
    page.get_by_role("button", name="Сменить пароль").click()
    page.get_by_text("Пароль сменён").wait_for()
    told = other.post("/api/login", {"name": "Жанна", "password": "другой пароль"})
    assert told["name"] == "Жанна"
    page.get_by_role("button", name="Выйти на всех устройствах").click()
    page.locator("button.tool", has_text="Путник").wait_for()
    other.go("/")
    other.page.locator("button.tool", has_text="Путник").wait_for()
    # a session that ended while the page was open: the page asks who it is and goes on
    someone.context.clear_cookies()
    page.get_by_role("button", name="Играть сейчас").click()
    page.wait_for_url("**/t/*")
    assert [said for said in someone.complaints if "401" not in said] == []
    someone.complaints.clear()


def test_who_deletes_an_account_says_its_password(person: Callable[..., Person]) -> None:
    someone, other = person("ru-RU", PHONE), person("ru-RU")
    account(someone, "Уходящая")
    page = someone.page
    page.get_by_role("button", name="Уходящая").click()
    forget = page.get_by_role("button", name="Удалить меня и мои открытые места")
    assert forget.is_disabled()
    for password in ("не тот пароль", "длинный пароль"):
        page.get_by_label("Пароль, чтобы удалить запись").fill(password)
        assert violations(someone) == []
        forget.click()
        sheet = page.get_by_role("dialog").last
        sheet.get_by_text("В резервных копиях").wait_for()
        sheet.get_by_role("button", name="Удалить меня").click()
        if password.startswith("не"):
            page.get_by_role("alert").wait_for()
    page.locator("button.tool", has_text="Путник").wait_for()
    assert other.post("/api/login", {"name": "Уходящая", "password": "длинный пароль"})["code"] == "login"
    someone.complaints = [one for one in someone.complaints if "401" not in one]


def test_an_address_is_confirmed_by_the_code_that_came_there(person: Callable[..., Person], house: Server) -> None:
    receiver = Receiver()
    teller = house.app.state.house.teller
    teller.base, teller.private = house.address, True
    someone = person("ru-RU")
    page = someone.page
    someone.go("/")
    page.get_by_role("button", name="Настройки").click()
    page.locator("#notify").fill(receiver.address)
    page.get_by_role("button", name="Сохранить").click()
    page.get_by_text("На этот адрес послан код").wait_for()
    page.locator("#notify-code").wait_for()
    assert violations(someone) == []
    page.wait_for_timeout(500)
    page.locator("#notify-code").fill(receiver.came[0]["code"])
    page.get_by_role("button", name="Подтвердить").click()
    page.get_by_text("Адрес подтверждён").wait_for()
    other = person("ru-RU")
    other.go("/")
    other.page.get_by_text("Обитаемый мир").wait_for()
    script = """async address => { await fetch('/api/me', {method: 'PATCH', body: JSON.stringify({notify: address}),
        headers: {'content-type': 'application/json', 'x-oikumene': '1'}}) }"""
    other.page.evaluate(script, receiver.address)
    other.page.wait_for_timeout(500)
    other.page.goto(receiver.came[-1]["link"])
    other.page.get_by_text("Адрес подтверждён").wait_for()
    teller.base, teller.private = "", False
    receiver.close()


def test_a_lost_password_is_replaced_by_the_owners_link_and_devices_are_ended(
    person: Callable[..., Person], house: Server
) -> None:
    desk, phone = person("ru-RU"), person("ru-RU", PHONE)
    for someone in (desk, phone):
        someone.go("/credits")
    name = "Забывчивая"
    desk.post("/api/account", {"name": name, "password": "long enough"})
    phone.post("/api/login", {"name": name, "password": "long enough"})
    desk.go("/")
    desk.page.get_by_role("button", name=name).click()
    devices = desk.page.get_by_role("region", name="Где вы вошли")
    devices.get_by_role("listitem").nth(1).wait_for()
    assert violations(desk) == []
    devices.get_by_role("button").click()
    until(desk.page, "document.querySelectorAll('.devices li').length === 1")
    phone.go("/recover")
    phone.page.get_by_label("Имя").fill(name)
    phone.page.get_by_role("button", name="Прислать ссылку").click()
    phone.page.get_by_text("Этот сервер не шлёт писем").wait_for()
    assert violations(phone) == []
    with ThreadPoolExecutor(1) as elsewhere:  # the browser's driver keeps a loop in this thread
        code, _ = elsewhere.submit(lambda: asyncio.run(made(house.db, name, 60.0))).result()
    phone.go(f"/recover?code={code}")
    phone.page.get_by_label("Новый пароль").fill("another long one")
    phone.page.get_by_role("button", name="Сменить пароль").click()
    phone.page.wait_for_url(f"{phone.address}/")
    assert phone.page.evaluate("fetch('/api/me').then((r) => r.json())")["name"] == name
