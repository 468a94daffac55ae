"""A newcomer's way through the house, game by game: first visit, lesson, whole game, review, puzzle.

The lesson is pressed through to its end twice, by pressing what the note points at: half of it on a phone and half at a
desk, half in Russian and half in English, then with the halves exchanged; so every step is pressed in both sizes and
read in both languages. After the first pass the rest of the game is answered over the wire by the same person, against
rivals who do not think.
"""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect
from tests.table.conftest import Server
from tests.table.visitor import Visitor

from oikumene.bots.review import Effort
from oikumene.games import GAMES
from oikumene.puzzles import number_of
from oikumene.registry import game as find_game
from oikumene.table.board import Seat
from oikumene.text.lessons import END, has_lesson, lesson_of, told

from .conftest import DESK, PHONE, Person, until
from .test_lessons import NOTE, STEP, press_what_is_advised
from .test_pages import by_day_and_night, violations
from .test_puzzle import solve

TAUGHT = [game.id for game in GAMES if has_lesson(game)]
#: Which half comes first: the languages and the sizes alternate from game to game.
FIRST = {id: (("ru", PHONE), ("en", DESK)) if n % 2 else (("en", PHONE), ("ru", DESK)) for n, id in enumerate(TAUGHT)}

#: What of a sentence is written otherwise than it is read: cards, terms, links, bold.
MARKS = r"\{card:[^}]*\}|\[\[[^\]]*\]\]|\[[^\]]*\]\([^)]*\)|\*\*"
FINGERS = {"has_touch": True, "is_mobile": True}
LEARN = {"ru": "Научиться", "en": "Learn"}


def speak(page: Page, lang: str) -> None:
    """As the language button does, which a table does not show."""
    script = """async lang => {
        await fetch('/api/me', {method: 'PATCH', body: JSON.stringify({lang}),
            headers: {'content-type': 'application/json', 'x-oikumene': '1'}});
    }"""
    page.evaluate(script, lang)
    page.reload()
    page.wait_for_selector(NOTE)


def walk(page: Page, game: str, lang: str, steps: list[str]) -> None:
    """At each step the note says what is written, in that language; what it points at is pressed."""
    words = told(find_game(game), lang).steps
    for step in steps:
        until(page, f"step => ({STEP})() === step", step)
        longest = max(re.split(MARKS, words[step].text), key=len).strip()
        until(page, f"words => document.querySelector('{NOTE} .voice')?.textContent.includes(words)", longest)
        press_what_is_advised(page)


def locale(lang: str) -> str:
    return {"ru": "ru-RU", "en": "en-US"}[lang]


def play_to_the_end(house: Server, someone: Person, table: str) -> None:
    """The same person goes on without the page; the rivals no longer think."""
    live = house.app.state.house.hall.tables[table]
    for at, seat in enumerate(live.row.seats):
        if seat.bot:
            live.row.seats[at] = Seat(bot="wanderer")
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in someone.context.cookies())
    found: list[int] = []

    async def play() -> None:
        async with Visitor(house.address) as visitor, visitor.sit(table, Cookie=cookie) as sitting:
            found.append(await sitting.play_out(random.Random(table), most=5000))

    thread = threading.Thread(target=lambda: asyncio.run(play()))  # the driver has a loop of its own in this one
    thread.start()
    thread.join()
    assert found, "the game did not come to its end"


@pytest.mark.parametrize("game", TAUGHT)
def test_first_visit_lesson_whole_game_review_puzzle(person: Callable[..., Person], house: Server, game: str) -> None:
    (lang, size), (other, next_size) = FIRST[game]
    steps = [step.id for step in lesson_of(find_game(game)).steps]
    half = len(steps) // 2

    # first visit: the rules tell what it is, and lead into the lesson
    someone = person(locale(lang), size, **FINGERS)
    page = someone.page
    someone.go(f"/rules/{game}")
    page.get_by_role("button", name=LEARN[lang]).click()
    page.wait_for_selector(NOTE)
    expect(page.locator(NOTE)).to_contain_text(told(find_game(game), lang).title)

    # the lesson, by pressing what it points at
    walk(page, game, lang, steps[:half])
    assert by_day_and_night(someone) == []
    page.set_viewport_size(next_size)
    speak(page, other)
    walk(page, game, other, steps[half:])
    until(page, f"() => ({STEP})() === '{END}'")
    assert violations(someone) == []
    page.locator(f"{NOTE} footer .opt").click()  # play on
    expect(page.locator(NOTE)).to_have_count(0)

    # the whole game, and what it says afterwards
    table = page.url.rpartition("/")[2]
    someone.go("/")
    house.app.state.house.hall.effort = Effort(None, 4, 2)
    play_to_the_end(house, someone, table)
    someone.go(f"/t/{table}")
    page.locator(f"a[href='/t/{table}/review']").click()
    page.wait_for_selector(".stx p", timeout=180_000)

    # something to do: the puzzle of the day
    someone.go("/")
    page.locator(".todo a[href='/puzzle']").click()
    page.wait_for_selector(".task")
    assert solve(someone, number_of(datetime.now(UTC).date()))["streak"] == 1


@pytest.mark.parametrize("game", TAUGHT)
def test_the_lesson_with_its_halves_exchanged(person: Callable[..., Person], game: str) -> None:
    """Begun at a desk with a mouse, gone on with on the same person's phone."""
    (lang, size), (other, first_size) = FIRST[game]
    steps = [step.id for step in lesson_of(find_game(game)).steps]
    half = len(steps) // 2
    someone = person(locale(other), first_size)
    someone.go("/")
    someone.page.locator(f'.plate[data-game="{game}"] .learn').click()
    walk(someone.page, game, other, steps[:half])
    phone = person(locale(lang), size, **FINGERS)
    phone.context.add_cookies(
        [{"name": one["name"], "value": one["value"], "url": someone.address} for one in someone.context.cookies()]
    )
    phone.page.goto(someone.page.url)
    speak(phone.page, lang)
    walk(phone.page, game, lang, steps[half:])
    until(phone.page, f"() => ({STEP})() === '{END}'")
