"""The map of the boards to come, on a page of its own that no build has: wheel, touch, keys, names."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page

WEB = Path(__file__).parents[2] / "web"
PAGE = """<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width">
<link rel=stylesheet href=map.css><body style="margin:0"><div id=app></div><script src=map.js></script>"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def stories(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The story page, bundled and served."""
    folder = tmp_path_factory.mktemp("stories")
    bundle = ["npx", "esbuild", "stories/map.tsx", "--bundle", "--jsx=automatic", f"--outfile={folder / 'map.js'}"]
    defined = [
        "--log-level=error",
        "--define:__MOCK__=false",
        "--define:import.meta.env={}",
        "--loader:.svg=dataurl",
        "--loader:.ftl=text",
    ]
    answered = ["--alias:react=preact/compat", "--alias:react-dom=preact/compat"]  # as web/vite.config.ts does
    subprocess.run([*bundle, *defined, *answered], cwd=WEB, check=True)
    (folder / "index.html").write_text(PAGE)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def opened(browser: Browser, address: str, width: int, height: int, **more: bool) -> Page:
    page = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", **more).new_page()
    page.set_default_timeout(10_000)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    page.wait_for_selector(".bplace")
    page.wait_for_timeout(100)
    assert not complaints
    return page


def zoom(page: Page) -> float:
    return float(page.locator(".bmap").get_attribute("data-zoom") or 0)


def middle(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(f"[data-place={place}] .bshape").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_hexes_are_read_and_chosen_with_the_keyboard(chromium: Browser, stories: str) -> None:
    page = opened(chromium, stories, 1000, 700)
    assert page.get_by_role("button", name="C3, plain").count() == 1
    assert page.locator(".bplace.lit").count() == 2
    page.locator("[data-place=C2]").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == "C3"
    page.locator("[data-place=D2]").focus()
    page.keyboard.press("Enter")
    assert page.locator("output").inner_text() == "go:D2"


def test_the_wheel_keeps_what_is_under_the_pointer(chromium: Browser, stories: str) -> None:
    page = opened(chromium, stories, 1000, 700)
    before = middle(page, "D2")
    page.mouse.move(*before)
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(100)
    assert zoom(page) > 1.5
    after = middle(page, "D2")
    assert abs(before[0] - after[0]) < 25 and abs(before[1] - after[1]) < 25
    page.mouse.down()
    page.mouse.move(after[0] + 120, after[1] + 40, steps=4)
    page.mouse.up()
    assert middle(page, "D2")[0] > after[0] + 60, "the map is dragged"
    assert page.locator("output").inner_text() == "", "a drag chooses nothing"
    page.keyboard.press("Tab")
    page.locator("[data-place=A5]").focus()
    page.keyboard.press("Home")
    page.wait_for_timeout(100)
    assert zoom(page) == 1
    page.keyboard.press("+")
    page.wait_for_timeout(100)
    assert zoom(page) > 1


def test_on_a_phone_places_are_large_enough_and_the_map_opens_on_the_question(chromium: Browser, stories: str) -> None:
    page = opened(chromium, stories + "?of=sites", 320, 568, has_touch=True)
    box = page.locator("[data-place=Provinces-1] .bshape").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 43
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320, "what is asked about is in sight"
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.touchscreen.tap(*middle(page, "Provinces-1"))
    assert page.locator("output").inner_text() == "travel:Provinces-1"
