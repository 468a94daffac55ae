"""What a board and a page say is whole where there is the most of it: long rows, many seats, long words."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from oikumene.games import oath
from oikumene.kernel.match import Match
from oikumene.registry import game as find_game

from .conftest import PHONE, Person
from .positions import busiest, resized, sit
from .test_oath import position as of_oath

CHRONICLES = Path(oath.__file__).parent / "chronicles"
#: Cards of the own rows that lie outside of their row or over each other, and names that are cut.
ROWS = """() => [...document.querySelectorAll('.is-strip')].flatMap((strip) => {
    const row = strip.getBoundingClientRect();
    const cards = [...strip.querySelectorAll('.card.s')];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return cards.filter((card, i) => {
        const box = boxes[i], name = card.querySelector('.cn');
        const over = boxes.some((other, k) => k < i && other.right > box.left + 1 && other.left < box.right - 1
            && other.bottom > box.top + 1 && other.top < box.bottom - 1);
        const cut = name.scrollWidth > name.clientWidth + 1;
        return over || cut || box.right > row.right + 2 || box.bottom > row.bottom + 2;
    }).map((card) => card.querySelector('.cn').textContent);
})"""
#: Things of the top bar that lie over each other.
BAR = """() => {
    const boxes = [...document.querySelectorAll('.bar .seat, .bar .tool, .bar .brand')]
        .filter((thing) => thing.checkVisibility()).map((thing) => thing.getBoundingClientRect());
    return boxes.flatMap((box, i) => boxes.slice(i + 1)
        .filter((other) => other.left < box.right - 1 && other.right > box.left + 1)
        .map((other) => [box.left, other.left]));
}"""
AT_ITS_END = """() => { const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight; }"""


@cache
def long_rows() -> str:
    """A game of two who build whatever they can: where the first has nine locations in a row, and is to move."""
    room, rng = find_game("imperial_settlers"), random.Random(5)
    kinds = {card.id: card.facts["kind"] for card in room.cards()}
    match = Match.new(room, room.checked(2, 5, {}))
    while True:
        ask = match.asks[0]
        values = [value for value in ask.values() if value != "pass"] or list(ask.values())
        rows = Counter(
            kinds[place["tag"].split("@")[0].split("#")[0]]
            for place in room.view(match.state, 0)["seats"][0]["locations"]
        )
        if (ask.seat, ask.prompt) == (0, "act") and max(rows.values(), default=0) > 8:
            return json.dumps(match.record())
        build = [value for value in values if match.key(value).startswith("build")]
        calm = [value for value in values if not match.key(value).startswith(("raze", "exchange", "deal"))]
        match.take(ask, rng.choice(build or calm or values))


def ended() -> str:
    """A whole game at random."""
    match, rng = find_game("ancient_world").new(seats=2, seed=3), random.Random(3)
    while not match.over:
        ask = match.asks[0]
        match.take(ask, rng.choice(list(ask.values())))
    return json.dumps(match.record())


def test_long_rows_of_an_empire_have_two_lines(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", reduced_motion="reduce")
    sit(someone, long_rows())
    page, found = someone.page, {}
    for width, height in ((1280, 800), (1366, 641), (1024, 768), (1920, 1080)):
        resized(page, width, height)
        if wrong := page.evaluate(ROWS):
            found[f"{width}x{height}"] = wrong
    assert found == {}
    resized(page, 1280, 800)
    assert page.locator('.is-row[data-lines="2"]').count() > 0  # there was a long row to look at


@pytest.mark.parametrize("size", [(1280, 800), (1366, 641)])
def test_cards_of_a_hand_of_more_than_sixteen_do_not_lie_over_each_other(
    person: Callable[..., Person], size: tuple[int, int]
) -> None:
    someone = person("ru-RU", reduced_motion="reduce")
    sit(someone, busiest("imperial_settlers", 2))
    page = someone.page
    resized(page, *size)
    assert page.locator(".is-hand.heap .is-hc").count() > 16
    over = """() => { const cards = [...document.querySelectorAll('.is-hc > .card')];
        const boxes = cards.map((card) => card.getBoundingClientRect());
        return cards.filter((card, i) => { const box = boxes[i], name = card.querySelector('.cn');
            return name.scrollWidth > name.clientWidth + 1 || name.getBoundingClientRect().bottom > box.bottom + 1
                || boxes.some((other, k) => k < i && other.right > box.left + 1 && other.left < box.right - 1
                    && other.bottom > box.top + 1 && other.top < box.bottom - 1);
        }).map((card) => card.textContent); }"""
    assert page.evaluate(over) == []


@pytest.mark.parametrize("size", [(1280, 800), (1366, 641)])
def test_islands_say_their_power_and_the_names_of_their_cards(
    person: Callable[..., Person], size: tuple[int, int]
) -> None:
    someone = person("ru-RU", reduced_motion="reduce")
    sit(someone, of_oath("act"))
    page = someone.page
    resized(page, *size)
    powers = page.locator(".oa-pow").all_inner_texts()
    assert powers and not [power for power in powers if "Вмещает" in power or "требования" in power]
    cut = """() => [...document.querySelectorAll('.oa-dn b')]
        .filter((b) => b.scrollWidth > b.clientWidth).map((b) => b.textContent)"""
    assert page.evaluate(cut) == []


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_four_seats_fit_the_bar_of_a_phone(person: Callable[..., Person], game: str) -> None:
    someone = person("ru-RU", PHONE, reduced_motion="reduce")
    sit(someone, busiest(game, 4))
    assert someone.page.locator(".bar .seat").count() == 4
    assert someone.page.evaluate(BAR) == []


def test_the_chronicle_opens_at_its_end(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    sit(someone, busiest("imperial_settlers", 2))
    someone.page.wait_for_timeout(300)
    assert someone.page.evaluate(AT_ITS_END) < 3


def test_the_tab_one_is_on_is_seen_on_a_phone(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", PHONE)
    someone.go("/ratings")
    here = someone.page.locator(".nav [aria-current]")
    here.wait_for()
    someone.page.wait_for_timeout(200)
    box = here.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]


def test_a_long_tale_of_the_end_is_whole_on_a_phone(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", PHONE)
    sit(someone, ended())
    page = someone.page
    page.wait_for_selector(".endpage .tale")
    page.evaluate("document.querySelector('.tale').textContent = 'Побеждает тот, у кого их меньше. '.repeat(4)")
    assert (
        page.evaluate(
            "(() => { const win = document.querySelector('.win'); return win.scrollHeight - win.clientHeight; })()"
        )
        <= 0
    )


def test_who_has_no_board_yet_has_no_colour_at_the_table(person: Callable[..., Person]) -> None:
    someone = person("en-US")
    seats = [{"who": "wanderer"}, {"who": "you"}, {"who": "wanderer"}]
    options = {"chronicle": (CHRONICLES / "sample-1.json").read_text("utf-8"), "series": True}
    made = someone.post("/api/tables", {"game": "oath", "seats": seats, "options": options, "start": True})
    someone.go(f"/t/{made['id']}")
    page = someone.page
    page.locator(".prompt .opt").first.wait_for()
    assert page.locator(".bar .seat .pip.none").count() == 3
    page.locator(".prompt .opt").last.click()
    page.locator(".bar .seat .pip:not(.none)").nth(2).wait_for()
