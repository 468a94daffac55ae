"""Nothing that is read or pressed is cut off: lobby, table, replay and end of each game, on the smallest phone, on one
of today, and on a low laptop."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.registry import game as find_game

from .conftest import Person
from .measure import cut
from .positions import sized

GAMES = ("ancient_world", "imperial_settlers", "imperium", "oath", "clash")
SIZES = {"smallest": (320, 640), "phone": (390, 844), "laptop": (1366, 641)}


@cache
def played(game: str) -> str:
    """Records of a game of the fewest players, played at random: whole, and half of it with the first seat to move."""
    room, rng = find_game(game), random.Random(5)
    match = Match.new(room, room.checked(max(2, room.seats[0]), 7, {}))
    while not match.over:
        ask = match.asks[0]
        match.take(ask, rng.choice(list(ask.values())))
    whole = match.record()
    half = replay(room, whole, upto=len(whole["answers"]) // 2)
    while not half.over and all(ask.seat for ask in half.asks):
        ask = half.asks[0]
        half.take(ask, rng.choice(list(ask.values())))
    return json.dumps([whole, half.record()])


def arrive(person: Callable[..., Person], size: str, lang: str) -> Person:
    width, height = SIZES[size]
    someone = person(lang, {"width": width, "height": height}, reduced_motion="reduce")
    someone.page.set_default_timeout(60_000)
    return someone


def cut_in_any(page: Page, name: str, below: str = "") -> dict[str, list[str]]:
    """What is cut off in a window of each size, also where what lies below was scrolled to."""
    found = {}
    for size, window in SIZES.items():
        sized(page, *window)
        page.wait_for_timeout(100)
        found[f"{name}, {size}"] = cut(page)
        if below:
            page.locator(below).last.scroll_into_view_if_needed()
            found[f"end of the {name}, {size}"] = cut(page)
    return found


def brought_in(someone: Person, record: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = someone.post("/api/import", record)
    assert "id" in made, made
    return made


@pytest.mark.parametrize("lang", ["ru-RU", "en-US"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_the_lobby_is_cut_off(person: Callable[..., Person], size: str, lang: str) -> None:
    someone = arrive(person, size, lang)
    someone.go("/")
    someone.page.wait_for_selector("main button:visible")
    someone.page.wait_for_timeout(500)
    assert cut(someone.page) == []
    meta, about = someone.page.locator(".plate .meta"), someone.page.locator(".plate .ptx > p:not(.meta)")
    for line, text in zip(meta.all(), about.all(), strict=True):
        below, above = line.bounding_box(), text.bounding_box()
        assert below is not None and above is not None and above["y"] + above["height"] <= below["y"] + 1


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_game_is_cut_off(person: Callable[..., Person], game: str) -> None:
    """Each page is opened in a window of another size than the one before, which then takes on all."""
    someone = arrive(person, "phone", "ru-RU")
    page = someone.page
    whole, half = json.loads(played(game))
    over, running = brought_in(someone, whole), brought_in(someone, half)
    found: dict[str, list[str]] = {}

    someone.go(f"/t/{running['id']}")
    page.wait_for_selector(".prompt")
    page.wait_for_timeout(700)
    found["table"] = cut(page)
    found |= cut_in_any(page, "table")

    someone.go(f"/t/{over['id']}/replay?at={over['moves'] // 2}&seat=0")
    page.wait_for_selector(".reel")
    page.wait_for_timeout(700)
    found["replay"] = cut(page)
    found |= cut_in_any(page, "replay")
    page.set_viewport_size({"width": 320, "height": 640})

    someone.go(f"/t/{over['id']}")
    page.wait_for_selector(".endpage .ch, .endpage .oa-end")  # a game without points has no chart
    page.wait_for_timeout(700)
    found["end"] = cut(page)
    found |= cut_in_any(page, "end", ".endpage .acts .opt")
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("size", ["smallest", "laptop"])
def test_numbers_of_rounds_do_not_run_together(person: Callable[..., Person], size: str) -> None:
    """Imperium has many rounds, most of them short."""
    someone = arrive(person, size, "ru-RU")
    over = brought_in(someone, json.loads(played("imperium"))[0])
    someone.go(f"/t/{over['id']}")
    someone.page.wait_for_selector(".endpage .ch")
    boxes = "(at) => [...document.querySelectorAll(at)].map((e) => e.getBoundingClientRect()).filter((r) => r.width)"
    sides = boxes + ".map((r) => [r.left, r.right])"
    numbers = someone.page.evaluate(sides, ".endpage .ax.nm")
    assert len(numbers) > 2
    assert all(before[1] < after[0] for before, after in pairwise(numbers))
    someone.go(f"/t/{over['id']}/replay?at=0")
    someone.page.wait_for_selector(".reel .track > span:nth-of-type(3)", state="attached")  # the history is there
    numbers = someone.page.evaluate(sides, ".reel .track b")
    assert len(numbers) > 2
    assert all(before[1] <= after[0] for before, after in pairwise(numbers))


@cache
def settled() -> str:
    """A game of Imperial Settlers of four who build whenever they can: where the first seat acts and most is built."""
    room, rng = find_game("imperial_settlers"), random.Random(9)
    match = Match.new(room, room.checked(4, 9, {}))
    built, moves = (0, 0), 0
    while not match.over:
        ask, values = match.asks[0], list(match.asks[0].values())
        if (ask.seat, ask.prompt) == (0, "act"):
            there = sum(len(player["locations"]) for player in room.view(match.state, 0)["seats"])
            built = max(built, (there, moves))
        keys = {match.key(value): value for value in values}
        builds = [value for key, value in keys.items() if key.startswith("build:")]
        keeps = [value for key, value in keys.items() if key != "pass" and not key.startswith("raze")]
        match.take(ask, rng.choice(builds or keeps or values))
        moves += 1
    assert built[0] >= 40
    return json.dumps(replay(room, match.record(), upto=built[1]).record())


#: Rivals' zones that scroll, and small cards of which a part lies outside or under the reason why they are closed.
CROWDED = """() => {
    const found = [...document.querySelectorAll('.is-rival')].filter((zone) => zone.scrollHeight > zone.clientHeight)
        .map((zone) => `${zone.querySelector('.h').textContent} scrolls`);
    for (const card of document.querySelectorAll('.is-strip .card.s')) {
        const box = card.getBoundingClientRect(), why = card.querySelector('.why')?.getBoundingClientRect();
        for (const part of card.querySelectorAll('.cn, .ce .w, .ce .t')) {
            const it = part.getBoundingClientRect();
            const low = why && why.height ? Math.min(box.bottom, why.top) : box.bottom;
            if (it.width && (it.right > box.right || it.bottom > low + 1.5))
                found.push(`${card.querySelector('.cn').textContent}: ${part.className} ${part.textContent}`);
        }
    }
    for (const part of document.querySelectorAll('.is-hand .ct, .is-hc > .why .eq, .is-strip .why > *, .is-pass')) {
        if (part.clientWidth && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3))
            found.push(`${part.className} ${part.closest('.card, .is-hc, .is-who').textContent}`);
    }
    return found;
}"""


@pytest.mark.parametrize("lang", ["ru-RU", "en-US"])
def test_many_locations_stand_closer_and_all_are_seen(person: Callable[..., Person], lang: str) -> None:
    """Rivals' lanes are no higher than their zone; the words of the own small cards, those of the hand, and what is
    missing for them, are whole."""
    someone = arrive(person, "laptop", lang)
    made = brought_in(someone, json.loads(settled()))
    someone.go(f"/t/{made['id']}")
    someone.page.wait_for_selector(".is-strip .card.s")
    found = {}
    for width, height in ((1366, 641), (1280, 800), (1920, 1080)):
        sized(someone.page, width, height)
        someone.page.wait_for_timeout(150)
        found[width, height] = someone.page.evaluate(CROWDED)
    assert {size: crowded for size, crowded in found.items() if crowded} == {}
