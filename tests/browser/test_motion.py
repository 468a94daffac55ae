"""While things move: the page does not grow, and marks of what changed do not pile up."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .conftest import Person
from .test_table import begin, over, press_something_lit

#: Remembers the most by which the page outgrew the window, frame by frame, and how many cards were seen travelling.
WATCH = """() => {
    window.grown = [0, 0, 0];
    const look = () => {
        const page = document.documentElement;
        window.grown[0] = Math.max(window.grown[0], page.scrollHeight - innerHeight);
        window.grown[1] = Math.max(window.grown[1], page.scrollWidth - innerWidth);
        window.grown[2] = Math.max(window.grown[2], document.getAnimations().length);
        requestAnimationFrame(look);
    };
    look();
}"""


def play_some(page: Page, rng: random.Random, presses: int, seconds: float = 120) -> None:
    done, until = 0, time.monotonic() + seconds
    while done < presses and not over(page) and time.monotonic() < until:
        done += press_something_lit(page, rng)
        page.wait_for_timeout(60)


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_the_page_does_not_grow_while_cards_travel(person: Callable[..., Person], game: str) -> None:
    someone = person("ru-RU")
    begin(someone, game, rivals=2, bot="novice")
    someone.page.wait_for_selector("[data-lit]")
    someone.page.evaluate(WATCH)
    play_some(someone.page, random.Random(11), 24)
    tall, wide, moving = someone.page.evaluate("window.grown")
    assert (tall, wide) == (0, 0)
    assert moving > 0


def test_marks_do_not_pile_up_with_less_motion(person: Callable[..., Person]) -> None:
    someone = person(reduced_motion="reduce")
    begin(someone, "imperial_settlers", rivals=3)
    rng = random.Random(5)
    until = time.monotonic() + 90
    most = 0
    for _ in range(14):
        play_some(someone.page, rng, 1, 20)
        most = max(most, someone.page.locator(".fresh, .delta").count())
        if time.monotonic() > until or over(someone.page):
            break
    assert most < 40, "marks of long ago are still there"
    someone.page.wait_for_timeout(4500)
    kept = someone.page.locator(".fresh, .delta").count()
    play_some(someone.page, rng, 1, 20)
    someone.page.wait_for_timeout(300)
    assert someone.page.locator(".fresh, .delta").count() <= kept + 40
