"""A real browser at a real server."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, sync_playwright
from tests.kernel.toy import TOY
from tests.table.conftest import Server

from oikumene.registry import register
from oikumene.table import desks

CLIENT = Path(__file__).parents[2] / "web" / "dist"
#: The first one that is there. The shell is the same browser without what draws a window: half the work a page.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "Chromium is missing: apt-get install chromium-headless-shell"
    browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built client."""
    assert (CLIENT / "index.html").is_file(), "the client is not built: run `make web`"
    register(TOY)  # a game that has no board of its own
    desks.LONGEST = 240.0  # a busy machine takes its time to read a record; that is not what is looked at here
    server = Server(str(tmp_path_factory.mktemp("browser") / "tables.db"), client=CLIENT)
    yield server
    server.stop()


def until(page: Page, script: str, arg: Any = None, seconds: float = 30) -> None:
    """Waits until a script says yes, asking from outside.

    The driver's own `wait_for_function` evaluates text inside the page from its second look on; our pages forbid that.
    """
    end = time.monotonic() + seconds
    while not page.evaluate(script, arg):
        assert time.monotonic() < end, f"not within {seconds} s: {script}"
        page.wait_for_timeout(50)


class Person:
    """Somebody with a browser window; every complaint of the page is remembered."""

    def __init__(self, context: BrowserContext, address: str, lang: str = "en-US") -> None:
        self.context = context
        self.address = address
        self.lang = lang
        self.complaints: list[str] = []
        self.outside: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws", 1), "data:")):
            self.outside.append(request.url)

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def post(self, path: str, body: Any = None) -> Any:
        """What a page of ours would send, once it is there: who visits is known before anything is shown. Before the
        first page the browser sends it without one: a table is set without a look at the lobby."""
        if self.page.url == "about:blank":
            return self._ahead(path, body)
        self.page.wait_for_selector("button, a", state="attached")
        script = """async ([path, body]) => {
            const answer = await fetch(path, {method: 'POST', body: body === null ? null : JSON.stringify(body),
                headers: {'content-type': 'application/json', 'x-oikumene': '1'}});
            return await answer.json();
        }"""
        return self.page.evaluate(script, [path, body])

    def _ahead(self, path: str, body: Any) -> Any:
        headers = {"x-oikumene": "1", "accept-language": self.lang}
        if not self.context.cookies():
            assert self.context.request.get(f"{self.address}/api/me", headers=headers).ok
        headers["content-type"] = "application/json"
        data = None if body is None else json.dumps(body)
        return self.context.request.post(self.address + path, headers=headers, data=data).json()


@pytest.fixture
def person(chromium: Browser, house: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end nobody's page may have complained or asked another host for anything."""
    made: list[Person] = []

    def begin(lang: str = "en-US", size: Any = None, **settings: Any) -> Person:
        context = chromium.new_context(locale=lang, viewport=size or DESK, **settings)
        context.set_default_timeout(30_000)
        made.append(Person(context, house.address, lang))
        return made[-1]

    yield begin
    complaints = [one.complaints.copy() for one in made]  # a window that is closed while it connects complains of that
    for one in made:
        one.context.close()
    assert complaints == [[] for _ in made]
    for one in made:
        assert one.outside == []
