"""Oath in the browser: a whole game by what is lit; campaigns and deals as sheets; small screens; the end."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.positions import Positions

from oikumene.games.oath import OATH
from oikumene.games.oath.state import ADVISERS_DOWN, DRAWN, RELICS, SITE_DOWN, WORLD_DECK, State
from oikumene.kernel.match import Match

from .conftest import PHONE, Person, until
from .measure import cut, overlaps
from .positions import OVERFLOW, SIZES, begin, press_until, resized, sit, viewport
from .test_pages import by_day_and_night, violations
from .test_table import MY_TURN, over, press_something_lit

#: What the seat is asked when a position is wanted.
WANTED: dict[str, Callable[[State], bool]] = {
    "act": lambda state: state.round >= 4,
    "campaign": lambda state: True,
    "travel": lambda state: state.round >= 2,
    "post": lambda state: True,
    "attack-dice": lambda state: True,
    "plans": lambda state: state.war is not None and state.war.attacker == 0 and state.war.attack >= 3,
    "sacrifice": lambda state: True,
    "exchange": lambda state: True,
    "keep": lambda state: state.round >= 2,
}
#: A plan that was pressed is used, or asks how; or the bots have gone on with the campaign already.
MOVED_ON = """() => document.querySelector('.oa-plan .n, .opt.esc')
    || document.querySelector('.oa-campaign .oa-steps .now')?.textContent !== 'Plans'"""
MAJOR = ("search", "muster", "trade", "recover", "campaign", "travel")


def liked(match: Match[State], ask: Any, rng: random.Random) -> Any:
    """A bold player: actions before small things, all dice, and an offer now and then."""
    prompt, values = ask.prompt, list(ask.values())
    some = [value for value in values if value in MAJOR] if prompt == "act" and rng.random() < 0.85 else []
    offers = [value for value in values if isinstance(value, tuple) and value[0] == "offer"]
    if offers and rng.random() < 0.2:
        some = offers
    if prompt == "attack-dice":
        some = values[:1]
    return rng.choice(some or values)


POSITIONS = Positions(OATH, WANTED, liked, seats=4)
position, state_of = POSITIONS.record, POSITIONS.state


def press_quickly(page: Page, rng: random.Random) -> bool:
    """Something lit; turns are short, so that the game is soon over."""
    end = page.locator(f"{MY_TURN} .opts button.opt:has-text('End your Act phase')")
    if rng.random() < 0.75 and end.count():
        try:
            end.first.click(timeout=2000)
        except Exception:
            return False  # it went while we aimed at it
        return True
    return press_something_lit(page, rng)


def test_a_guest_plays_a_whole_game_by_what_is_lit(person: Callable[..., Person]) -> None:
    someone = person(reduced_motion="reduce")
    begin(someone, "oath", seats=3, place=1)
    page, rng = someone.page, random.Random(5)
    presses = press_until(page, lambda: press_quickly(page, rng), lambda _: over(page), seconds=400)
    assert presses >= 5  # a turn a round at the least; how many more is chance, the server's and the bots'
    expect(page.locator(".oa-end h2")).to_have_text("How it was won")
    assert page.locator(".oa-endmap .oa-site").count() == 8


@pytest.mark.parametrize("seats", [3, 6])
def test_every_count_of_players_fits_the_desk(person: Callable[..., Person], seats: int) -> None:
    someone = person("ru-RU", color_scheme="dark" if seats == 6 else "light")
    sit(someone, position("act", seats))
    page = someone.page
    assert page.evaluate(OVERFLOW) == [0, 0]
    assert page.locator(".oa-land .oa-site").count() == 8
    assert page.locator(".oa-rival").count() == seats - 1
    assert page.locator(".oa-act").count() == 6
    assert page.locator(".oa-bank").count() == 6
    assert page.locator(".oa-stand .pip.s4").count() == 1  # the Chancellor is purple
    assert cut(page) == []
    assert violations(someone) == []


def test_an_action_is_chosen_on_its_plaque_and_a_site_by_its_island(person: Callable[..., Person]) -> None:
    someone = person()
    sit(someone, position("travel"))
    page = someone.page
    lit = page.locator(".oa-site.lit")
    assert lit.count() > 1
    prices = [int(text.strip()) for text in page.locator(".oa-site.lit .oa-tag").all_inner_texts()]
    assert len(prices) == lit.count() and all(0 <= price <= 7 for price in prices)
    dear = page.locator(".oa-site.oa-dear")
    assert lit.count() + dear.count() + 1 >= page.locator(".oa-site").count()  # every other site says what it costs
    for line in dear.locator(".why").all_inner_texts():
        assert line.startswith("Needs ")
    there = lit.first
    name = there.locator(".oa-name b").inner_text()
    there.locator(".oa-name").click()
    if name != "Unknown land":
        expect(page.locator(".oa-site", has_text=name).locator(".oa-pw .pip.s4")).to_have_count(1)
    expect(page.locator(".oa-tag")).to_have_count(0)


def test_a_campaign_is_a_sheet_with_plans_dice_and_forecast(person: Callable[..., Person]) -> None:
    record = position("plans")
    war = OATH.view(state_of(record), 0)["war"]
    someone = person(reduced_motion="reduce")
    sit(someone, record)
    page = someone.page
    sheet = page.locator(".oa-campaign")
    expect(sheet.locator(".oa-steps .now")).to_have_text("Plans")
    assert sheet.locator(".oa-dcol").count() == 2
    assert sheet.locator(".oa-dcol").first.locator(".oa-unrolled").count() == war["attack"]
    assert sheet.locator(".oa-dcol").last.locator(".oa-unrolled").count() == war["defence"]
    told = sheet.locator(".oa-bar").get_attribute("aria-label") or ""
    shares = [int(part) for part in told.replace(",", " ").split() if part.isdigit()]
    chances = war["chances"]
    assert shares == [chances["won"], 100, chances["dear"], chances["lost"]]
    assert violations(someone) == []
    sheet.locator(".oa-fold").click()
    assert sheet.locator(".oa-duel").count() == 0
    sheet.locator(".oa-fold").click()
    sheet.locator(".oa-plan.lit").first.click()
    until(page, MOVED_ON)


def test_a_sacrifice_shows_the_dice_and_what_is_missing(person: Callable[..., Person]) -> None:
    record = position("sacrifice")
    war = OATH.view(state_of(record), 0)["war"]
    someone = person()
    sit(someone, record)
    sheet = someone.page.locator(".oa-campaign")
    expect(sheet.locator(".oa-steps .now")).to_have_text("Rolls")
    assert sheet.locator(".oa-unrolled").count() == 0
    value, after, against = [int(text) for text in sheet.locator(".oa-sacr b").all_inner_texts()]
    assert against == war["value"] and value < after == against + 1
    assert sheet.locator(".oa-sacr .oa-wb").count() >= 1


def test_a_deal_is_two_trays(person: Callable[..., Person]) -> None:
    someone = person()
    sit(someone, position("exchange"))
    page = someone.page
    trays = page.locator(".oa-tray")
    assert trays.count() == 2
    expect(trays.first).to_contain_text("Citizenship")
    expect(page.locator(".oa-cons li").first).to_be_visible()
    add = page.locator(".oa-add").first
    name = add.locator("b").inner_text()
    mine = trays.first if trays.first.locator(".oa-add").count() else trays.last
    before = mine.locator(".oa-it:not(.oa-add)").count()
    add.click()
    expect(mine.locator(".oa-it:not(.oa-add)")).to_have_count(before + 1)
    expect(mine).to_contain_text(name)
    assert violations(someone) == []
    page.locator(".oa-down .oa-name").first.click()
    expect(page.locator(".insp")).to_contain_text("Whoever comes here first turns it up")


def test_a_phone_is_enough(person: Callable[..., Person]) -> None:
    someone = person(size=PHONE, has_touch=True, is_mobile=True)
    begin(someone, "oath", seats=3)
    page, rng = someone.page, random.Random(4)
    press_until(page, lambda: press_something_lit(page, rng), lambda n: n >= 12, seconds=240)
    assert page.evaluate(OVERFLOW) == [0, 0]
    shown = """name => [...document.querySelectorAll('.oa-rgn')].filter(one => one.offsetParent)
        .map(one => one.querySelector('h2').innerText.includes(name))"""
    for name in ("Cradle", "Provinces", "Hinterland"):
        for _ in range(10):  # a question that arrives meanwhile takes the eye to its own region
            page.locator(".seg button", has_text=name).click()
            page.wait_for_timeout(200)
            if page.evaluate(shown, name) == [True]:
                break
        assert page.evaluate(shown, name) == [True]


@pytest.mark.parametrize(
    ("prompt", "first"),
    [
        ("act", "desk"),
        ("travel", "phone"),
        ("plans", "laptop"),
        ("exchange", "smallest"),
        ("keep", "on its side"),
        ("", "tablet"),
    ],
)
def test_nothing_is_cut_off(person: Callable[..., Person], prompt: str, first: str) -> None:
    """One window that becomes smaller and larger; the size at which the page is opened differs from question to
    question."""
    someone = person("ru-RU", viewport(first), reduced_motion="reduce")
    sit(someone, position(prompt))
    page, found = someone.page, {}
    for size in [first, *SIZES]:
        resized(page, *SIZES[size])
        found[size] = [*cut(page), *overlaps(page), *(by for by in page.evaluate(OVERFLOW) if by)]
    assert {size: lines for size, lines in found.items() if lines} == {}


@pytest.mark.parametrize(("seats", "first"), [(5, "smallest"), (6, "laptop")])
def test_tables_of_five_and_six_fit_every_screen(person: Callable[..., Person], seats: int, first: str) -> None:
    someone = person("en-US", viewport(first), reduced_motion="reduce")
    sit(someone, position("act", seats))
    page = someone.page
    for size in (first, "desk", "laptop", "smallest", "on its side"):
        resized(page, *SIZES[size])
        assert cut(page) == [] and overlaps(page) == [], size
        assert page.locator(".opts .opt", has_text="End your Act phase").is_visible(), size
        assert page.locator(".oa-rival").count() == seats - 1, size


def test_a_mouse_in_a_small_window_opens_no_sheet_over_what_it_would_press(person: Callable[..., Person]) -> None:
    someone = person(size=PHONE)
    sit(someone, position("keep"))
    page = someone.page
    card = page.locator(".oa-drawn .card[data-lit]").first
    card.hover()
    page.wait_for_timeout(600)  # longer than a sheet takes to open
    before = page.locator(".prompt").inner_text()
    card.click(timeout=5000)
    until(page, "before => document.querySelector('.prompt').innerText !== before", before)


def test_everything_can_be_reached_on_a_phone_on_its_side(person: Callable[..., Person]) -> None:
    someone = person("en-US", viewport("on its side"), has_touch=True)
    sit(someone, position("act", 6))
    for things in (".oa-bank", ".oa-rival", ".oa-oath", ".oa-top"):
        someone.page.locator(things).last.scroll_into_view_if_needed()
        assert someone.page.locator(things).last.is_visible()


@pytest.mark.parametrize("lang", ["ru-RU", "en-US"])
@pytest.mark.parametrize("prompt", ["act", "plans", "exchange"])
def test_the_board_has_no_serious_violation(person: Callable[..., Person], prompt: str, lang: str) -> None:
    someone = person(lang, reduced_motion="reduce")
    sit(someone, position(prompt))
    assert by_day_and_night(someone) == []


def test_the_oath_shows_how_everybody_stands(person: Callable[..., Person]) -> None:
    record = position("act", 6)
    view = OATH.view(state_of(record), 0)
    someone = person()
    sit(someone, record)
    place = someone.page.locator(".oa-oath")
    shown = place.locator(".oa-stand li:has(.pip)")
    contenders = [board for board in view["seats"] if board["contends"]]
    assert [int(text) for text in shown.all_inner_texts()] == [board["standing"] for board in contenders]
    assert place.locator(".oa-stand .pip").count() == 6, "the Empire's players stand together"
    expect(place).to_contain_text("Oathkeeper:")


def test_what_is_at_stake_stands_in_the_sheet(person: Callable[..., Person]) -> None:
    record = position("plans")
    stake = OATH.view(state_of(record), 0)["war"]["stake"]
    someone = person()
    sit(someone, record)
    said = someone.page.locator(".oa-stake").inner_text()
    assert said.lower().startswith("at stake")
    assert f"{stake['dead']} of {stake['force']}" in said
    for one in stake["standings"]:
        if one["before"] != one["after"]:
            assert f"{one['after']} (now {one['before']})" in said


def test_the_sheet_makes_way_for_a_question_about_the_map(person: Callable[..., Person]) -> None:
    someone = person()
    sit(someone, position("post"))
    page = someone.page
    sheet = page.locator(".oa-campaign")
    expect(sheet.locator(".oa-duel")).to_have_count(0)
    covered = """() => [...document.querySelectorAll('.oa-site.lit')].filter((el) => {
        const box = el.getBoundingClientRect();
        return !el.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    }).length"""
    assert page.locator(".oa-site.lit").count() and page.evaluate(covered) == 0
    sheet.locator(".oa-fold").click()
    expect(sheet.locator(".oa-duel")).to_have_count(1)


def test_a_campaign_that_is_being_declared_says_so(person: Callable[..., Person]) -> None:
    someone = person()
    sit(someone, position("attack-dice"))
    expect(someone.page.locator(".oa-campaign .oa-steps .now")).to_have_text("Declared")


# -- the keyboard

#: Where a campaign stands.
NOW = ".oa-campaign .oa-steps .now"

#: Whether something that may be pressed has the focus.
FOCUSED = "document.activeElement?.matches('[data-lit]:not([disabled]), .opts .opt:not([disabled])') ?? false"


def press_by_keys(page: Page, wanted: str = "") -> None:
    """The first answer that has a key, else the next lit thing that Tab comes to (of that name), and Enter."""
    keyed = f"document.querySelector('{MY_TURN} .opts [data-key]')?.getAttribute('data-key') ?? ''"
    if not wanted and (key := page.evaluate(keyed)):
        page.keyboard.press(key)
        return
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) and page.evaluate("document.activeElement.textContent").startswith(wanted):
            page.keyboard.press("Enter")
            return
        if not page.locator(MY_TURN).count():
            return  # the question went while we looked for it
    raise AssertionError(f"Tab does not come to {wanted or 'anything lit'}")


def test_a_whole_campaign_by_the_keyboard(person: Callable[..., Person]) -> None:
    someone = person(reduced_motion="reduce")
    sit(someone, position("campaign"))
    page = someone.page
    seen: set[str] = set()
    end = time.monotonic() + 120
    while time.monotonic() < end:
        seen.update(
            page.evaluate("[...document.querySelectorAll('.oa-campaign .oa-steps .now')].map(e => e.innerText)")
        )
        if seen and not page.locator(".oa-campaign").count():
            break
        if page.locator(MY_TURN).count():
            press_by_keys(page)
        page.wait_for_timeout(150)
    assert "Declared" in seen, seen
    assert page.locator(".oa-campaign").count() == 0, "it came to its end"


def test_an_action_is_chosen_by_the_keyboard(person: Callable[..., Person]) -> None:
    someone = person()
    sit(someone, position("travel"))
    page = someone.page
    site = page.locator(".oa-site:has(.oa-pw .pip.s4) .oa-name b")
    before = site.inner_text()
    press_by_keys(page)
    expect(page.locator(".oa-site.lit .oa-tag")).to_have_count(0)
    expect(site).not_to_have_text(before)


def test_the_board_shows_nothing_hidden(person: Callable[..., Person]) -> None:
    record = position("act")
    state = state_of(record)
    someone = person()
    sit(someone, record)
    page = someone.page
    for button in page.locator(".oa-who, .oa-pile").all():  # what is told of everybody, and of the piles
        button.click()
    shown = page.content()
    book = {card.id: card.names["en"] for card in OATH.cards()}
    zones = [WORLD_DECK, *range(RELICS, RELICS + 8), *range(SITE_DOWN, SITE_DOWN + 8)]
    zones += [zone + seat for zone in (ADVISERS_DOWN, DRAWN) for seat in range(1, state.seats)]
    hidden = [card for zone in zones for card in state.zones[zone] if not state.shows(card) & 1]
    assert len(hidden) > 20
    log = page.locator("#pane-log").inner_text()
    leaks = [book[state.ident(card)] for card in hidden if book[state.ident(card)] in shown]
    assert [name for name in leaks if name not in log] == []


#: Every site gets three cards of a long name; those whose longest word is wider than its place would break inside it.
BROKEN = """() => {
    const card = document.querySelector('.oa-land .oa-den:has(.oa-dn b)');
    for (const cards of document.querySelectorAll('.oa-land .oa-dens')) {
        cards.closest('.oa-site').dataset.cells = '3';
        cards.replaceChildren(...[1, 2, 3].map(() => card.cloneNode(true)));
        for (const one of cards.children) {
            one.dataset.tight = '2';
            one.querySelector('b').textContent = 'Непромокаемые сапоги';
        }
    }
    return [...document.querySelectorAll('.oa-land .oa-dn b')].filter((name) => {
        const whole = name.parentElement.appendChild(name.cloneNode(true));
        whole.style.cssText = 'position:absolute;width:min-content;white-space:normal;overflow-wrap:normal';
        const wide = whole.getBoundingClientRect().width;
        whole.remove();
        return wide > name.getBoundingClientRect().width + 1;
    }).length;
}"""


def test_a_phone_on_its_side_breaks_no_names_of_cards(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", {"width": 844, "height": 390}, reduced_motion="reduce")
    sit(someone, position("act"))
    assert someone.page.evaluate(BROKEN) == 0
    assert someone.page.locator(".oa-land .oa-dn b").count() >= 9
