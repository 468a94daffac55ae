"""At a table in the browser: one that goes on from a record, the sizes of screens, pressing until something is so."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page

from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.registry import game as find_game

from .conftest import Person, until

OVERFLOW = "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
SIZES = {
    "desk": (1280, 800),
    "large": (1920, 1080),
    "laptop": (1366, 641),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "smallest": (320, 568),
    "on its side": (844, 390),
    "twice as large": (640, 400),
}
#: The page shows the position and nothing on it moves any more: the fonts are there, and two looks find the same boxes.
SETTLED = """async () => {
    await document.fonts.ready;
    const boxes = () => [...document.querySelectorAll('main *')].slice(0, 600)
        .map((el) => el.getBoundingClientRect())
        .map((b) => [b.x, b.y, b.width, b.height].map(Math.round).join()).join(';');
    const before = boxes();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return before === boxes();
}"""


#: Answers that leave something undone.
WAYS_OUT = frozenset({"pass", "no", "end", "done", "stop", "skip", "exchange"})


@cache
def busiest(game: str, seats: int, prompt: str = "act", seed: int = 7) -> str:
    """The record of a game by players who do something whenever they can: where the first seat is asked that in the
    second half, with the most to choose from."""
    room, rng = find_game(game), random.Random(seed)
    match = Match.new(room, room.checked(seats, seed, {}))
    asked: list[tuple[int, int]] = []
    moves = 0
    while not match.over:
        ask, values = match.asks[0], list(match.asks[0].values())
        if (ask.seat, ask.prompt) == (0, prompt):
            asked.append((moves, len(values)))
        some = [value for value in values if value not in WAYS_OUT] if rng.random() < 0.9 else []
        match.take(ask, rng.choice(some or values))
        moves += 1
    late = [each for each in asked if each[0] >= moves // 2] or asked
    assert late, f"nobody was asked {prompt}"
    return json.dumps(replay(room, match.record(), upto=max(late, key=lambda each: each[1])[0]).record())


def viewport(size: str) -> dict[str, int]:
    width, height = SIZES[size]
    return {"width": width, "height": height}


def sit(someone: Person, record: str) -> None:
    """A table that goes on from a record, in the first seat."""
    made = someone.post("/api/import", json.loads(record))
    assert "id" in made, made
    someone.go(f"/t/{made['id']}")
    someone.page.wait_for_selector(".prompt, .endpage")
    until(someone.page, SETTLED)


def sized(page: Page, width: int, height: int) -> None:
    """The window gets another size, as when a phone is turned."""
    page.set_viewport_size({"width": width, "height": height})
    until(page, SETTLED)


def resized(page: Page, width: int, height: int) -> None:
    """The same at a table, where what was looked at in another size is put away."""
    page.set_viewport_size({"width": width, "height": height})
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    until(page, SETTLED)


def begin(someone: Person, game: str, seats: int, place: int = 0) -> None:
    """A table of one person and bots that move at random."""
    who = [{"who": "wanderer"} for _ in range(seats)]
    who[place] = {"who": "you"}
    made = someone.post("/api/tables", {"game": game, "seats": who, "options": {}, "start": True})
    someone.go(f"/t/{made['id']}")
    someone.page.wait_for_selector(".prompt")


def press_until(page: Page, press: Callable[[], bool], done: Callable[[int], bool], seconds: float) -> int:
    """Presses until it is done, how many that took; never a page that scrolls."""
    presses, late = 0, time.monotonic() + seconds
    while not done(presses):
        assert time.monotonic() < late, f"not done after {presses} presses in {seconds} s"
        if press():
            presses += 1
            if presses % 20 == 0:
                assert page.evaluate(OVERFLOW) == [0, 0]
        else:
            page.wait_for_timeout(20)
    return presses
