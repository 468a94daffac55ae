"""What an option would do is shown before it is taken: to the mouse, the keyboard and a finger that holds."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect

from oikumene.kernel.foresight import foresee
from oikumene.kernel.match import Match
from oikumene.registry import game as find_game

from .conftest import PHONE, Person
from .positions import WAYS_OUT, sit
from .test_pages import by_day_and_night, violations

WORK = '[data-lit][data-thing="space:work"]'
#: Whether what an answer is worth in shares stands over what it is worth in points.
WORTHS_OVERLAP = """() => [...document.querySelectorAll('.hints .hint')].some(hint => {
    const [one, other] = ['em', 'small'].map(part => hint.querySelector(part).getBoundingClientRect());
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
})"""


def begin(someone: Person) -> None:
    """A table of The Ancient World at which this person begins."""
    seats = [{"who": "you"}, {"who": "wanderer"}]
    body = {"game": "ancient_world", "seats": seats, "options": {"first_player": "1"}, "start": True}
    someone.go(f"/t/{someone.post('/api/tables', body)['id']}")
    someone.page.wait_for_selector(WORK, state="attached")


def test_resting_on_a_thing_shows_what_it_would_do(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone)
    page = someone.page
    page.locator(WORK).hover()
    note = page.locator(".foresight")
    expect(note).to_contain_text("nothing has happened yet")
    expect(note).to_contain_text("2 coins")
    expect(note.locator("ul")).not_to_contain_text("Guest")  # at the own table one is "you", not one's name
    box = note.bounding_box()
    assert box is not None and box["width"] > 240 and box["x"] + box["width"] <= 1280  # seen whole, not only there
    expect(note).to_contain_text("Then you are asked: Which citizen goes to Work?")
    assert by_day_and_night(someone) == []
    page.mouse.move(2, 2)
    expect(note).to_have_count(0)


def test_the_counter_shows_what_it_would_be(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    begin(someone)
    page = someone.page
    page.locator(WORK).click()
    expect(page.locator(".prompt")).to_contain_text("Какого жителя")
    page.locator(".aw-city [data-lit]").first.hover()
    expect(page.locator(".foresight")).to_contain_text("ещё ничего не случилось")
    expect(page.locator(".aw-totals .would-be")).to_have_count(1)
    expect(page.locator(".aw-totals .would-be")).to_contain_text("→")
    expect(page.locator(".prompt")).to_contain_text("Какого жителя")  # looked at, not taken


def test_buttons_of_the_prompt_say_it_too(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone)
    someone.page.locator(".opts .opt[data-key='0']").hover()
    expect(someone.page.locator(".foresight")).to_contain_text("first to pass")


def test_the_keyboard_looks_as_well(person: Callable[..., Person]) -> None:
    someone = person()
    begin(someone)
    page = someone.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('[data-lit]') ?? false"):
            break
    expect(page.locator(".foresight")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en-US", "ru-RU"])
def test_a_finger_that_holds_a_button_is_told(person: Callable[..., Person], lang: str) -> None:
    someone = person(lang, PHONE, has_touch=True, is_mobile=True)
    begin(someone)
    page = someone.page
    option = page.locator(".opts .opt[data-key]").first
    option.dispatch_event("contextmenu")
    note = page.locator(".above .foresight")
    expect(note).to_be_visible()
    box = note.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]


# -- advice


def test_advice_says_why_lights_the_board_and_can_be_pressed(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")  # the longer words
    begin(someone)
    page = someone.page
    page.keyboard.press("h")
    hints = page.locator(".hints li")
    expect(hints.first).to_be_visible(timeout=30_000)
    expect(page.locator(".hints")).to_contain_text("из 100")
    expect(page.locator(".hints")).to_contain_text("больше:")
    expect(page.locator(".hints .hint small")).to_have_count(3)
    assert page.evaluate(WORTHS_OVERLAP) is False
    expect(page.locator(".hinted.h1")).to_have_count(1)
    assert by_day_and_night(someone) == []
    before = page.locator(".prompt .q").inner_text()
    page.locator(".hints .hint").first.click()
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".prompt .q")).not_to_have_text(before)


def test_cards_that_would_move_are_dashed_where_they_lie(person: Callable[..., Person]) -> None:
    """A card that would be played out of the hand: dashed while its option is looked at, plain again after that."""
    someone = person()
    table = someone.post("/api/examples", {"game": "imperium", "example": "first-look"})["id"]
    someone.go(f"/t/{table}")
    page = someone.page
    first = page.locator(".im-hand .card[data-lit]").first
    first.hover()
    expect(page.locator(".foresight")).to_be_visible()
    expect(page.locator(".im-hand .card.stirred").first).to_be_visible()
    assert violations(someone) == []
    page.mouse.move(2, 2)
    expect(page.locator(".stirred")).to_have_count(0)


# -- ghosts

ARRIVALS = {
    "ancient_world": (2, r"seats\.0\.empire", ".aw-grid .ghost"),
    "imperial_settlers": (2, r"seats\.0\.locations", ".is-strip .ghost"),
    "imperium": (2, r"seats\.0\.play", ".im-cards .ghost"),
    "oath": (3, r"slots\.\d+\.cards", ".oa-dens .ghost"),
    "clash": (2, r"hexes\.\d+\.(units|city\.buildings)", ".cl-coming"),
}


@cache
def arriving(game: str, seats: int, place: str) -> tuple[str, str, list[str]]:
    """A position in which an answer of the first seat surely brings something to a place: its record, the answer's key
    and the things that the answer is about."""
    room, rng = find_game(game), Random(5)
    match = Match.new(room, room.checked(seats, 5, {}))
    while not match.over:
        ask, values = match.asks[0], list(match.asks[0].values())
        tried = values[:8] if ask.seat == 0 and len(values) > 1 and len(match.answers) > 12 else []
        for value in tried:
            key = match.key(value)
            if any(re.fullmatch(place, one.path) for one in foresee(match, 0, key, id=ask.id, worlds=4).arrivals):
                question = next(one for one in match.pending if one.ask is ask)
                option = next(one for one in question.options if one.key == key)
                return json.dumps(match.record()), key, [f"{ref.kind}:{ref.id}" for ref in option.refs]
        some = [value for value in values if value not in WAYS_OUT]
        match.take(ask, rng.choice(some or values))
    raise AssertionError("nothing ever arrives")


@pytest.mark.parametrize("game", ARRIVALS)
def test_what_would_come_is_a_ghost_in_its_place(person: Callable[..., Person], game: str) -> None:
    seats, place, ghosts = ARRIVALS[game]
    record, key, things = arriving(game, seats, place)
    someone = person("ru-RU" if game in ("clash", "imperium") else "en-US")
    sit(someone, record)
    page, ghost = someone.page, someone.page.locator(ghosts)
    assert ghost.count() == 0
    for thing in things:
        there = page.locator(f'[data-lit][data-thing="{thing}"]').locator("visible=true").first
        if there.count() == 0:
            continue
        there.hover()
        page.wait_for_timeout(900)
        if ghost.count() == 0:  # several options speak of it: its verbs are looked at one by one
            there.click()
        break
    for option in page.locator(".prompt .opt:not(.off):not(.esc)").all():
        if ghost.count():
            break
        option.hover()
        page.wait_for_timeout(900)
    assert ghost.count() > 0, (key, things)
    assert violations(someone) == []
    page.mouse.move(2, 2)
    expect(ghost).to_have_count(0)


def test_a_ghost_of_a_low_hand_lies_inside_of_it(person: Callable[..., Person]) -> None:
    """On a low laptop the hand is names in a row; what would come stands at its end."""
    record, _, things = arriving("imperial_settlers", 2, r"seats\.0\.hand")
    someone = person(size={"width": 1366, "height": 641})
    sit(someone, record)
    page, ghost = someone.page, someone.page.locator(".handghosts")
    for thing in things:
        there = page.locator(f'[data-lit][data-thing="{thing}"]').locator("visible=true").first
        if there.count():
            there.hover()
            page.wait_for_timeout(900)
            break
    for option in page.locator(".prompt .opt:not(.off):not(.esc)").all():
        if ghost.count():
            break
        option.hover()
        page.wait_for_timeout(900)
    box, hand = ghost.bounding_box(), page.locator(".hand").bounding_box()
    assert box is not None and hand is not None
    assert hand["y"] <= box["y"] and box["y"] + box["height"] <= hand["y"] + hand["height"]


@cache
def a_march() -> tuple[str, str]:
    """A position of Clash in which an answer takes a unit from its hex to another; the thing that it is about."""
    game, rng = find_game("clash"), Random(5)
    match = Match.new(game, game.checked(2, 5, {}))
    while not match.over:
        ask, values = match.asks[0], list(match.asks[0].values())
        if ask.seat == 0 and ask.prompt == "move-to":
            question = next(one for one in match.pending if one.ask is ask)
            for option in question.options:
                seen = foresee(match, 0, option.key, id=ask.id, worlds=4)
                if option.refs and any(re.fullmatch(r"hexes\.\d+\.units", one.path) for one in seen.departures):
                    return json.dumps(match.record()), f"{option.refs[0].kind}:{option.refs[0].id}"
        some = [value for value in values if value not in WAYS_OUT]
        match.take(ask, rng.choice(some or values))
    raise AssertionError("nobody ever goes")


def test_units_that_would_leave_are_dashed_where_they_stand(person: Callable[..., Person]) -> None:
    record, thing = a_march()
    someone = person()
    sit(someone, record)
    page = someone.page
    going = page.locator(".cl-going")
    assert going.count() == 0
    page.locator(f'[data-lit][data-thing="{thing}"]').locator("visible=true").first.hover()
    going.first.wait_for()
    assert page.locator(".cl-coming").count() > 0
    assert violations(someone) == []
    page.mouse.move(2, 2)
    expect(going).to_have_count(0)


def test_several_options_of_one_thing_are_told_side_by_side(person: Callable[..., Person]) -> None:
    """A card that can be built or dealt away: both are told once it is selected, one alone while it is looked at."""
    record, _, things = arriving("imperial_settlers", *ARRIVALS["imperial_settlers"][:2])
    someone = person()
    sit(someone, record)
    page = someone.page
    page.locator(f'[data-lit][data-thing="{things[0]}"]').first.click()
    page.mouse.move(2, 2)
    note = page.locator(".side > .foresight.several")
    expect(note.locator("div > b")).to_have_count(2)
    box = note.bounding_box()
    assert box is not None and box["width"] > 240 and box["x"] + box["width"] <= 1280
    assert violations(someone) == []
    page.locator(".opts .opt[data-key='1']").hover()
    expect(note).to_have_count(0)
    expect(page.locator(".side > .foresight")).to_have_count(1)
