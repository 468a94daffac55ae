"""Positions that tables go on from: whole games by a player of the test's own, up to the question that is wanted."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, TypeVar

import pytest
from playwright.sync_api import Page

from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.kernel.table import Table

from .conftest import Person, until

S = TypeVar("S", bound=Table)
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
        .map((el) => { const b = el.getBoundingClientRect(); return [b.x, b.y, b.width, b.height].map(Math.round).join(); })
        .join(';');
    const before = boxes();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return before === boxes();
}"""


def viewport(size: str) -> dict[str, int]:
    width, height = SIZES[size]
    return {"width": width, "height": height}


class Positions(Generic[S]):
    """Records of games: `wanted` says when a question is the one, `liked` what the player answers on the way there."""

    def __init__(
        self,
        game: Game[S],
        wanted: Mapping[str, Callable[[S], bool]],
        liked: Callable[[Match[S], Any, random.Random], Any],
        seats: int,
    ) -> None:
        self.game, self.wanted, self.liked, self.seats = game, wanted, liked, seats

    @cache  # noqa: B019 (one of these a game, for as long as the tests run)
    def record(self, prompt: str, seats: int = 0, **options: Any) -> str:
        """The record of a game that has come to where the first seat is asked that; "" of one played to its end."""
        for seed in range(300):
            match = Match.new(self.game, self.game.checked(seats or self.seats, seed, options))
            rng = random.Random(seed)
            while not match.over:
                ask = match.asks[0]
                if ask.seat == 0 and ask.prompt == prompt and self.wanted[prompt](match.state):
                    return json.dumps(match.record())
                match.take(ask, self.liked(match, ask, rng))
            if not prompt:
                return json.dumps(match.record())
        raise AssertionError(f"nobody was asked {prompt}")

    def state(self, record: str) -> S:
        return replay(self.game, json.loads(record)).state

    def seen(self, record: str, seat: int = 0) -> Mapping[str, Any]:
        """What a seat sees there."""
        return self.game.view(self.state(record), seat)


def sit(someone: Person, record: str) -> None:
    """A table that goes on from a record, in the first seat."""
    someone.go("/")
    someone.page.wait_for_selector("main button:visible")
    made = someone.post("/api/import", json.loads(record))
    assert "id" in made, made
    someone.go(f"/t/{made['id']}")
    someone.page.wait_for_selector(".prompt, .endpage")
    until(someone.page, SETTLED)


def begin(someone: Person, game: str, seats: int, place: int = 0) -> None:
    """A table of one person and bots that move at random."""
    someone.go("/")
    someone.page.wait_for_selector("button, a")
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


def sizes(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("size", names or tuple(SIZES))
