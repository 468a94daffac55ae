"""Since your turn, in the browser: the rivals' moves on the board, and what opens first at a slow table."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.clash_player import liked as clash_liked

from oikumene.games.clash import CLASH
from oikumene.games.oath import OATH
from oikumene.kernel.match import Match
from oikumene.registry import game as find_game

from .conftest import PHONE, Person, until
from .positions import OVERFLOW, SETTLED, sit, sized, viewport
from .test_oath import liked as oath_liked
from .test_pages import violations

#: Numbers that stand on a sheet.
MARKED_SHEETS = """() => [...document.querySelectorAll('.since-marks .nm')].filter((mark) => {
    const {left, top, width, height} = mark.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-sheet]');
}).map((mark) => mark.textContent)"""
#: Whether the step that is shown names a site or a hex.
NAMED = """async ([number]) => {
    const told = await (await fetch(`/api/tables/${location.pathname.split('/')[2]}/since`)).json();
    const said = document.querySelector('.snc [aria-current]').textContent;
    const shown = told.steps.at(-1).view;
    const sites = (shown.slots ?? []).filter((slot) => slot.site).map((slot) => slot.site);
    return told.steps.flatMap((step) => step.log).some((line) => Object.values(line.args).some((arg) =>
        (line.kinds.hex === 'hex' && arg === line.args.hex && said.includes(` ${arg}`)) ||
        (sites.includes(arg) && line.id === 'log-travels' && said.includes('travel'))));
}"""
GAMES = {"ancient_world": 2, "imperial_settlers": 2, "imperium": 2, "oath": 3, "clash": 2}


def waited(game: str, own: int = 4, seed: int = 3) -> str:
    """A record of a game at random in which others have moved since the first seat did, which is asked again."""
    match, rng = find_game(game).new(seats=GAMES[game], seed=seed), random.Random(seed)
    mine = since = 0
    while not match.over and len(match.answers) < 800:
        ask = match.asks[0]
        if ask.seat == 0 and since >= 2 and mine >= own:
            return json.dumps(match.record())
        mine, since = (mine + 1, 0) if ask.seat == 0 else (mine, since + 1)
        match.answer(ask.seat, match.key(rng.choice(ask.values())), ask.id)
    raise AssertionError("nobody waits long enough here")


@cache
def attacked(game: str) -> str:
    """A record of a game: the first seat is asked while another's battle or campaign against it is under way."""
    room: Any = CLASH if game == "clash" else OATH
    liked: Any = clash_liked if game == "clash" else oath_liked
    for seed in range(200):
        rng = random.Random(seed)
        match: Match[Any] = Match.new(room, room.checked(GAMES[game], seed, {}))
        mine = since = 0
        while not match.over:
            ask, state = match.asks[0], match.state
            war = state.battle if game == "clash" else state.war
            defends = war is not None and war.defender == 0 and war.attacker in range(1, GAMES[game])
            if ask.seat == 0 and defends and mine >= 4 and since >= 1:
                return json.dumps(match.record())
            mine, since = (mine + 1, 0) if ask.seat == 0 else (mine, since + 1)
            match.take(ask, liked(match, ask, rng))
    raise AssertionError("nobody attacks the first seat")


def opened(someone: Person, game: str, record: str = "") -> None:
    sit(someone, record or waited(game))
    someone.page.keyboard.press("s")
    someone.page.wait_for_selector(".sbar")
    until(someone.page, SETTLED)


@pytest.mark.parametrize("game", GAMES)
def test_one_press_shows_the_moves_of_others_and_one_press_leaves(person: Callable[..., Person], game: str) -> None:
    someone = person()
    opened(someone, game)
    page = someone.page
    steps = page.locator(".snc li button")
    assert steps.count() >= 1
    expect(page.locator(".sbar .q em")).to_contain_text("Since your turn, 1 of")
    expect(page.locator(".snc [aria-current]")).to_have_count(1)
    assert page.evaluate(OVERFLOW) == [0, 0]
    assert page.locator("[data-lit]").count() == 0, "nothing is asked while one looks back"
    page.keyboard.press("0")
    expect(page.locator(".sbar")).to_have_count(0)
    assert page.locator("[data-lit], .opts .opt").count() > 0, "the question has waited"


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", ["clash", "oath"])
def test_a_battle_under_way_is_marked_where_it_is_and_told_what_it_means(
    person: Callable[..., Person], game: str, size: str
) -> None:
    """The number stands on the place that the step is about, in sight on a phone too, and never on a sheet over it."""
    someone = person(size=viewport(size), reduced_motion="reduce")
    opened(someone, game, attacked(game))
    page = someone.page
    for _ in range(page.locator(".snc li button").count() - 1):
        page.keyboard.press("ArrowRight")
    if size == "phone":
        page.keyboard.press("ArrowLeft")  # a sheet covers what the last one is about
        page.keyboard.press("ArrowRight")
        page.locator(".seg").get_by_role("button", name="Chronicle", exact=True).click()
    meant = page.get_by_role("group", name="What this changes")
    expect(meant).to_contain_text("attacks you")
    expect(meant).to_contain_text("of 100 cases")
    last = meant.locator("p").last
    box, around = last.bounding_box(), page.locator(".snc").bounding_box()
    assert box and around and box["height"] > 10 and box["y"] + box["height"] <= around["y"] + around["height"] + 1
    covered = page.evaluate(MARKED_SHEETS)
    assert covered == []
    assert violations(someone) == []


def test_a_step_on_a_phone_turns_to_its_part_of_the_board(person: Callable[..., Person]) -> None:
    """Oath names sites by their cards and shows them in slots, a region at a time; Clash's map is moved there."""
    someone = person(size=PHONE, reduced_motion="reduce")
    for game in ("oath", "clash"):
        opened(someone, game)
        page = someone.page
        for number in range(1, min(6, page.locator(".snc li button").count()) + 1):
            named = page.evaluate(NAMED, [number])
            if named:
                until(page, "() => document.querySelectorAll('.since-marks .nm.now').length > 0")
            page.keyboard.press("ArrowRight")
        page.keyboard.press("0")


def test_steps_by_key_button_and_list_and_all_in_three_seconds(person: Callable[..., Person]) -> None:
    someone = person()
    opened(someone, "oath")
    page = someone.page
    many = page.locator(".snc li button").count()
    assert many > 2
    at = page.locator(".sbar .q em")
    page.keyboard.press("ArrowRight")
    expect(at).to_contain_text(f"2 of {many}")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(at).to_contain_text(f"1 of {many}")
    page.locator(".snc li button").last.click()
    expect(at).to_contain_text(f"{many} of {many}")
    sentence = page.locator(".snc li button").last.locator("span").last.inner_text()
    assert page.locator(".sbar .q p").first.inner_text() in sentence
    page.keyboard.press("1")
    expect(page.locator(".sbar .q p").first).to_have_text("As you left it")
    expect(at).to_contain_text(f"{many} of {many}", timeout=8_000)
    page.keyboard.press("Escape")
    expect(page.locator(".sbar")).to_have_count(0)


@pytest.mark.parametrize(("lang", "scheme", "first"), [("en-US", "light", "phone"), ("ru-RU", "dark", "smallest")])
def test_it_fits_and_can_be_read(person: Callable[..., Person], lang: str, scheme: str, first: str) -> None:
    someone = person(lang, viewport(first), color_scheme=scheme)
    opened(someone, "ancient_world")
    page = someone.page
    for size in (first, "laptop", "phone", "smallest"):
        sized(page, **viewport(size))
        assert page.evaluate(OVERFLOW) == [0, 0], size
        for button in page.locator(".sbar button").all():
            box = button.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= viewport(size)["width"] + 1, size
            assert box["y"] + box["height"] <= viewport(size)["height"] + 1 and box["height"] >= 40, size
        assert violations(someone) == [], size


def test_a_phone_has_a_button_for_it(person: Callable[..., Person]) -> None:
    someone = person(size=PHONE)
    sit(someone, waited("imperial_settlers"))
    someone.page.locator(".seg").get_by_role("button", name="Since your turn").click()
    expect(someone.page.locator(".sbar")).to_be_visible()


def test_a_slow_table_opens_with_what_was_missed(person: Callable[..., Person]) -> None:
    anna, boris = person(), person()
    new = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}], "pace": "slow", "hours": 24}
    table = anna.post("/api/tables", {**new, "options": {"first_player": "2"}})["id"]
    boris.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/start")
    anna.go(f"/t/{table}")
    anna.page.wait_for_selector(".prompt")
    expect(anna.page.locator(".pill")).to_contain_text("left")
    anna.go("/")
    boris.go(f"/t/{table}")
    boris.page.locator('[data-lit][data-thing="space:work"]').click()
    boris.page.locator(".aw-city [data-lit]").first.click()
    boris.page.locator(".prompt.paper").wait_for()
    expect(boris.page.locator(".prompt .q")).to_contain_text("what do you do")
    anna.go(f"/t/{table}")
    expect(anna.page.locator(".sbar .q em")).to_contain_text("While you were away, 1 of 1")
    expect(anna.page.locator(".dl")).to_contain_text("Your turn")
    anna.page.keyboard.press("0")
    expect(anna.page.locator(".prompt:not(.paper):not(.sbar)")).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(".prompt:not(.paper):not(.sbar)")).to_be_visible()
