"""Pictures of the main screens: `python docs/pictures/screens.py` makes all of them, from a server of its own.

Each picture is a line of `SHOTS`. What the page showed when it was taken (which page, of which game, in which language,
by day or night) is read off the page and written into the picture; a page that is not the one that was wanted is no
picture. A test compares what stands in the pictures with the lines.
"""

from __future__ import annotations

import json
import random
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from oikumene.kernel.match import Match
from oikumene.registry import game as find_game

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HERE = Path(__file__).parent
LOBBY, BOARD, END = "lobby", "board", "end"
DESK, PHONE = (1280, 800), (390, 844)
KEYWORD = b"Oikumene"
#: The first one that is there; either draws the same.
BROWSERS = ("chromium", "chromium-headless-shell")


class Shot(NamedTuple):
    """A picture: what it must show, and how the game gets there."""

    name: str
    shows: str
    game: str = ""
    lang: str = "ru"
    dark: bool = False
    size: tuple[int, int] = DESK
    rivals: int = 2
    moves: int = 0
    seed: int = 1

    def facts(self, games: list[str]) -> dict[str, Any]:
        """What must stand in the picture; `games`: those there are."""
        shown = sorted(games) if self.shows == LOBBY else [self.game]
        return {"shows": self.shows, "games": shown, "lang": self.lang, "dark": self.dark}


SHOTS = (
    Shot("imperial-settlers", BOARD, "imperial_settlers", moves=130, seed=5),
    Shot("ancient-world", BOARD, "ancient_world", moves=70, seed=3),
    Shot("imperium", BOARD, "imperium", moves=330, seed=6),
    Shot("oath", BOARD, "oath", rivals=3, moves=110, seed=4),
    Shot("end", END, "ancient_world", moves=10_000, seed=9),
    Shot("lobby", LOBBY),
    Shot("imperial-settlers-dark", BOARD, "imperial_settlers", "en", True, rivals=1, moves=90, seed=7),
    Shot("imperium-dark", BOARD, "imperium", "en", True, rivals=1, moves=200, seed=8),
    Shot("ancient-world-phone", BOARD, "ancient_world", size=PHONE, rivals=1, moves=60, seed=2),
    Shot("imperial-settlers-phone", BOARD, "imperial_settlers", size=PHONE, rivals=1, moves=80, seed=4),
    Shot("oath-dark", BOARD, "oath", "en", True, rivals=2, moves=80, seed=3),
    Shot("oath-phone", BOARD, "oath", rivals=2, size=PHONE, moves=80, seed=2),
    Shot("imperium-phone", BOARD, "imperium", size=PHONE, moves=250, seed=5),
    Shot("clash", BOARD, "clash", moves=900, seed=5),
    Shot("clash-phone", BOARD, "clash", size=PHONE, rivals=1, moves=150, seed=2),
)

#: Answers that leave something undone: a picture shows a table where something was done.
WAYS_OUT = frozenset({"pass", "no", "end", "exchange"})
#: In the page: a record becomes a table of one's own.
BRING = """async record => (await (await fetch('/api/import', {method: 'POST', body: JSON.stringify(record),
    headers: {'content-type': 'application/json', 'x-oikumene': '1'}})).json()).id"""
#: In the page: what it shows.
FACTS = """() => {
    const main = document.querySelector('main');
    const shows = {lobby: 'lobby', table: 'board', endpage: 'end'}[main?.classList[0]] ?? 'something else';
    const parts = shows === 'lobby' ? [...main.querySelectorAll('[data-game]')] : [main];
    const paper = getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).map(Number);
    return {
        shows, games: parts.map(part => part?.dataset.game ?? '').sort(), lang: document.documentElement.lang,
        dark: paper[0] + paper[1] + paper[2] < 384,
    };
}"""


def main() -> int:
    from playwright.sync_api import sync_playwright

    with server() as address, sync_playwright() as started:
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = started.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for shot in SHOTS:
            take(browser, address, shot)
            print(shot.name)
        browser.close()
    return 0


@contextmanager
def server() -> Iterator[str]:
    """A server of its own, on an empty database, until the pictures are taken."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "oikumene", "serve", "--port", str(port), "--db", f"{folder}/tables.db"]
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            for _ in range(200):
                try:
                    urllib.request.urlopen(address, timeout=2)
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
        finally:
            running.terminate()
            running.wait(20)


def take(browser: Browser, address: str, shot: Shot) -> None:
    """Play to where the picture is, look whether the page is the one that is wanted, and keep it."""
    width, height = shot.size
    phone = {"is_mobile": True, "has_touch": True} if shot.size == PHONE else {}
    context = browser.new_context(
        locale={"ru": "ru-RU", "en": "en-US"}[shot.lang],
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.dark else "light",
        **phone,
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("main.lobby")
    if shot.shows != LOBBY:
        page.goto(f"{address}/t/{played(page, shot)}")
    page.wait_for_selector({LOBBY: "main.lobby [data-game]", BOARD: "main.table", END: "main.endpage"}[shot.shows])
    page.wait_for_timeout(3000)  # what moves has come to rest
    seen = page.evaluate(FACTS)
    games = seen["games"] if shot.shows == LOBBY else []
    if seen != shot.facts(games):
        raise SystemExit(f"{shot.name}: the page shows {seen}, wanted {shot.facts(games)}")
    (HERE / f"{shot.name}.png").write_bytes(marked(page.screenshot(), seen))
    context.close()


def played(page: Page, shot: Shot) -> str:
    """A table of that game, played at random to where its first seat is to act; its id. The same every time."""
    game, rng = find_game(shot.game), random.Random(shot.seed)
    match = Match.new(game, game.checked(shot.rivals + 1, shot.seed, {}))
    moves = 0
    while not match.over:
        ask, values = match.asks[0], list(match.asks[0].values())
        if moves >= shot.moves and (ask.seat, ask.prompt) == (0, "act"):
            break
        match.take(ask, rng.choice([value for value in values if value not in WAYS_OUT] or values))
        moves += 1
    return str(page.evaluate(BRING, match.record()))


# -- what stands in a picture


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def marked(png: bytes, facts: dict[str, Any]) -> bytes:
    """The picture with what it shows written into it (a chunk of text, which viewers pass over)."""
    kept = [*chunks(png)]
    text = KEYWORD + b"\0" + json.dumps(facts).encode("ascii")
    made = png[:8]
    for kind, body in [*kept[:-1], (b"tEXt", text), kept[-1]]:
        made += struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    return made


def facts_of(png: bytes) -> dict[str, Any] | None:
    """What a picture says it shows, and how large it is; None where it says nothing."""
    for kind, body in chunks(png):
        if kind == b"tEXt" and body.startswith(KEYWORD + b"\0"):
            found: dict[str, Any] = json.loads(body[len(KEYWORD) + 1 :])
            return found
    return None


def size_of(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", next(chunks(png))[1][:8])
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
