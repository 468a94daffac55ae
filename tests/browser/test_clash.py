"""Clash of Cultures in the browser: a whole game by what is lit; map, movement, battle, exchange and advances; small
screens, night, keyboard, names for those who do not see it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.clash_player import POSITIONS, duel, position, seen
from tests.table.conftest import Server

from oikumene.games.clash import CLASH
from oikumene.games.clash.state import (
    ACTION_DECK,
    EVENT_DECK,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    OBJECTIVE_DECK,
)
from oikumene.kernel.match import Match

from .conftest import PHONE, Person, until
from .measure import cut
from .positions import OVERFLOW, SETTLED, SIZES, begin, press_until, resized, sit, viewport
from .test_pages import violations
from .test_table import LIT, MY_TURN, over, press_something_lit


def press_quickly(page: Page, rng: random.Random) -> bool:
    """Something lit wherever it is, among the seats too; turns are short, so that the game is soon over."""
    if not page.locator(MY_TURN).count():
        return False
    end = page.locator(f"{MY_TURN} .opts button.opt[data-key='0']")
    if rng.random() > 0.85 or not end.count():
        end = page.locator(f"[data-lit]:visible, {LIT}")
    if not end.count():
        return False
    try:
        end.nth(rng.randrange(end.count())).click(timeout=2000)
    except Exception:
        return False  # it went while we aimed at it
    return True


def test_a_guest_plays_a_whole_game_by_what_is_lit(person: Callable[..., Person]) -> None:
    someone = person(reduced_motion="reduce")
    begin(someone, "clash", seats=2)
    page, rng = someone.page, random.Random(5)
    presses = press_until(page, lambda: press_quickly(page, rng), lambda _: over(page), seconds=500)
    assert presses >= 18  # a turn a round at the least
    expect(page.locator(".endpage")).to_contain_text("Settlements and buildings")


@pytest.mark.parametrize("seats", [2, 4])
def test_every_count_of_players_fits_the_desk(person: Callable[..., Person], seats: int) -> None:
    record = position("act", seats)
    view = seen(record)
    someone = person("ru-RU", color_scheme="dark" if seats == 4 else "light")
    sit(someone, record)
    page = someone.page
    assert page.evaluate(OVERFLOW) == [0, 0]
    assert page.locator(".cl-hex[data-place]").count() == len(view["hexes"])
    assert page.locator(".cl-plaque").count() == sum(hex["city"] is not None for hex in view["hexes"])
    assert page.locator(".cl-rival").count() == seats - 1
    assert page.locator(".cl-adv .cl-groups .cl-row").count() == 48
    assert page.locator(".cl-adv .cl-civ .cl-row").count() == 4
    assert page.locator(".cl-adv .cl-own").count() == len(
        [id for id in view["seats"][0]["advances"] if page.locator(f".cl-adv [data-thing='power:{id}']").count()]
    )
    assert cut(page) == []
    assert violations(someone) == []


def test_the_screen_reader_names_every_hex_and_what_can_be_done_there(person: Callable[..., Person]) -> None:
    record = position("act")
    view = seen(record)
    someone = person()
    sit(someone, record)
    names = {
        place.get_attribute("data-place"): place.get_attribute("aria-label") or ""
        for place in someone.page.locator(".cl-hex[data-place]").all()
    }
    words = {"plains": "plains", "forest": "forest", "mountain": "mountains", "barren": "barren land", "sea": "sea"}
    for hex in view["hexes"]:
        said = names[hex["hex"]]
        assert said.startswith(f"{hex['hex']}, {words.get(hex['terrain'], 'unexplored')}")
        if hex["city"] is not None:
            assert f"city of size {hex['city']['size']}, {hex['city']['mood']}" in said
        for unit in hex["units"]:
            assert unit["kind"] in said
    lit = someone.page.locator(".cl-hex.lit").first
    assert "city" in (lit.get_attribute("aria-label") or "")


def test_hexes_are_pressed_and_walked_with_the_keyboard(person: Callable[..., Person]) -> None:
    someone = person()
    sit(someone, position("collect"))
    page = someone.page
    lit = page.locator(".cl-hex.lit")
    assert lit.count() > 0 and page.locator(".cl-tag .cl-good").count() >= lit.count()
    lit.first.focus()
    here = lit.first.get_attribute("data-place")
    moved = None
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        moved = page.evaluate("document.activeElement.getAttribute('data-place')")
        if moved != here:
            break
    assert moved not in (here, None)
    before = page.locator(".prompt").inner_text()
    page.locator(f"[data-place='{here}']").focus()
    page.keyboard.press("Enter")
    until(page, "before => document.querySelector('.prompt').innerText !== before", before)


def test_a_group_goes_by_the_list_or_by_its_key_and_attacks_are_foretold(person: Callable[..., Person]) -> None:
    record = position("move-to")
    view = seen(record)
    someone = person()
    sit(someone, record)
    page = someone.page
    rows = page.locator(".cl-goal")
    origin = page.locator(".cl-hex.cl-from").get_attribute("data-place")
    told = {one["goal"]: one["chances"]["won"] for one in view["attacks"] if one["origin"] == origin}
    for row in rows.all():
        goal = row.locator("b").inner_text().split(",")[0]
        if goal in told and row.locator("em").count():
            assert row.locator("em").inner_text() == f"{told[goal]} %"
    assert page.locator(".cl-tag").count() == page.locator(".cl-hex.lit").count()
    assert violations(someone) == []
    goals = page.locator(".cl-goals").inner_text()
    page.keyboard.press("1")
    until(page, "before => document.querySelector('.cl-goals')?.innerText !== before", goals)


def test_who_goes_is_picked_one_by_one(person: Callable[..., Person]) -> None:
    someone = person()
    sit(someone, position("who"))
    page = someone.page
    expect(page.locator(".cl-aim")).to_have_count(1)
    before = page.locator(".prompt").inner_text()
    page.locator(".cl-who-list button:not([disabled])").first.click()
    until(page, "before => document.querySelector('.prompt').innerText !== before", before)


def test_a_new_region_is_shown_both_ways(person: Callable[..., Person]) -> None:
    record = position("orient")
    laying = seen(record)["laying"]
    someone = person()
    sit(someone, record)
    page = someone.page
    ways = page.locator(".cl-orient .cl-turn")
    assert ways.count() == 2
    for n, turn in enumerate("ab"):
        ways.nth(n).hover()
        for label, terrain in laying["ways"][turn].items():
            expect(page.locator(f"[data-place='{label}']")).to_have_class(re.compile(f"cl-{terrain}"))
    ways.first.click()
    expect(page.locator(".cl-ghost")).to_have_count(0)


def test_the_advances_lie_whole_over_the_map_when_one_is_asked_for(person: Callable[..., Person]) -> None:
    record = position("advance")
    view = seen(record)
    someone = person()
    sit(someone, record)
    page = someone.page
    sheet = page.locator(".cl-board")
    assert sheet.locator(".cl-four .cl-row").count() == 48
    lit = sheet.locator(".cl-row.lit")
    name = lit.first.locator("b").inner_text()
    priced = sheet.locator(".cl-row .cl-cost")
    assert priced.count() == len(view["prices"]["advances"])
    assert sheet.locator(".cl-row.no").count() > 0 and sheet.locator("h3 small").count() > 0
    assert violations(someone) == []
    sheet.locator(".cl-fold").click()
    assert page.locator(".cl-four").count() == 0
    page.locator(".cl-board .cl-fold").click()
    lit.first.click()
    expect(page.locator("#pane-log")).to_contain_text(f"gets {name}")


def test_a_battle_is_a_sheet_with_dice_cards_and_forecast(person: Callable[..., Person]) -> None:
    record = position("tactic")
    fight = seen(record)["battle"]
    someone = person(reduced_motion="reduce")
    sit(someone, record)
    page = someone.page
    sheet = page.locator(".cl-battle")
    expect(sheet.locator(".cl-steps .now")).to_have_text("Cards")
    columns = sheet.locator(".cl-col")
    assert columns.count() == 2
    for n, side in enumerate(fight["sides"]):
        assert columns.nth(n).locator(".cl-unrolled").count() == side["next_dice"]
        assert columns.nth(n).locator(".cl-disc:not(.cl-lost)").count() == len(side["units"])
    told = sheet.locator(".cl-bar").get_attribute("aria-label") or ""
    shares = [int(part) for part in told.replace(",", " ").split() if part.isdigit()]
    chances = fight["chances"]
    assert shares == [chances["won"], 100, chances["even"], chances["lost"]]
    box, fought = sheet.bounding_box(), page.locator(".cl-fought").bounding_box()
    assert box and fought and fought["x"] + fought["width"] <= box["x"], "the hex that is fought for stays free"
    assert violations(someone) == []


def test_after_the_dice_the_sheet_says_what_they_come_to(person: Callable[..., Person]) -> None:
    record = position("retreat")
    fight = seen(record)["battle"]
    someone = person()
    sit(someone, record)
    columns = someone.page.locator(".cl-battle .cl-col")
    for n, side in enumerate(fight["sides"]):
        assert columns.nth(n).locator(".cl-die b").all_inner_texts() == [str(die["value"]) for die in side["dice"]]
        expect(columns.nth(n).locator("h3 em")).to_contain_text(str(side["value"]))
        assert columns.nth(n).locator(".cl-rs").count() == len(side["counts"])
    assert someone.page.locator(".cl-bar").count() == 0


def test_an_exchange_is_two_trays(person: Callable[..., Person]) -> None:
    someone = person()
    sit(someone, position("exchange"))
    page = someone.page
    trays = page.locator(".cl-tray")
    assert trays.count() == 2
    add = page.locator(".cl-add").first
    name = add.locator("b").inner_text()
    mine = trays.first if trays.first.locator(".cl-add").count() else trays.last
    add.click()
    expect(mine.locator(".cl-it:not(.cl-add)")).to_have_count(1)
    expect(mine.locator(".cl-it:not(.cl-add)")).to_contain_text(name)
    assert violations(someone) == []


def test_a_phone_is_enough(person: Callable[..., Person]) -> None:
    someone = person(size=PHONE, has_touch=True, is_mobile=True)
    begin(someone, "clash", seats=2)
    page, rng = someone.page, random.Random(4)
    press_until(page, lambda: press_something_lit(page, rng), lambda n: n >= 12, seconds=240)
    assert page.evaluate(OVERFLOW) == [0, 0]
    for name, part in (("Map", ".cl-land"), ("Advances", ".cl-advpart"), ("Mine", ".cl-minepart")):
        page.locator(".seg button", has_text=name).click()
        expect(page.locator(part)).to_be_visible()


@pytest.mark.parametrize(
    ("sizes", "prompt", "seats"),
    [
        (["smallest", "phone"], "act", 2),
        (["phone"], "advance", 2),
        (["phone"], "move-to", 2),
        (["on its side", "phone"], "tactic", 2),
        (["laptop"], "act", 4),
        (["laptop"], "advance", 4),
        (["laptop"], "exchange", 2),
    ],
)
def test_nothing_is_cut_off(person: Callable[..., Person], sizes: list[str], prompt: str, seats: int) -> None:
    someone = person("ru-RU", viewport(sizes[0]), reduced_motion="reduce")
    sit(someone, position(prompt, seats))
    for size in sizes:
        resized(someone.page, *SIZES[size])
        assert cut(someone.page) == [], size
        assert someone.page.evaluate(OVERFLOW) == [0, 0], size


def test_the_board_shows_nothing_hidden(person: Callable[..., Person]) -> None:
    record = position("act", 4)
    state = POSITIONS.state(record)
    someone = person()
    sit(someone, record)
    page = someone.page
    for button in page.locator(".cl-who").all():  # what is told of everybody
        button.click(button="right")
    shown = page.content()
    book = {card.id: card.names["en"] for card in CLASH.cards()}
    zones = [ACTION_DECK, EVENT_DECK, OBJECTIVE_DECK]
    zones += [zone + seat for zone in (HAND_ACTIONS, HAND_OBJECTIVES) for seat in range(1, state.seats)]
    hidden = {state.ident(card) for zone in zones for card in state.zones[zone] if not state.shows(card) & 1}
    open_ = {state.ident(card) for card in range(len(state.at)) if state.shows(card) & 1}
    names = {book[id] for id in hidden} - {book[id] for id in open_ if id in book}
    names.discard("Advance")  # a plaque of the board is called so too
    assert len(names) > 20
    log = page.locator("#pane-log").inner_text()
    assert [name for name in sorted(names) if f">{name}<" in shown and name not in log] == []


def test_a_battle_of_two_people_outlives_a_cut_and_a_reload(person: Callable[..., Person], house: Server) -> None:
    """Anna lays a card while Vera's line is cut; both reload, and the round is fought."""
    anna, vera = person(reduced_motion="reduce"), person("ru-RU", reduced_motion="reduce")
    sit(anna, duel())
    name = vera.post("/api/me/name", {"name": "Vera"})["name"]
    table = anna.page.url.rpartition("/")[2]
    house.hand_over(table, 1, name)
    vera.go(f"/t/{table}")
    vera.page.wait_for_selector(".cl-battle")
    assert vera.page.locator("[data-lit]").count() == 0, "she waits"
    vera.context.set_offline(True)
    anna.page.locator(".cl-realm .card.lit").first.click()
    anna.page.wait_for_selector(".prompt.paper")
    vera.context.set_offline(False)
    for one in (anna, vera):
        one.page.reload()
        one.page.wait_for_selector(".cl-battle .cl-laid, .cl-battle .cl-tactic")
    vera.complaints.clear()  # a browser complains of a lost connection; that was on purpose
    assert vera.page.locator(".cl-battle .cl-col").first.locator(".cl-tactic").count() == 0, "it lies face down"
    vera.page.locator(f"{MY_TURN} .opts .opt[data-key='0']").click()
    for one in (anna, vera):
        until(one.page, "() => !document.querySelector('.cl-battle .cl-unrolled')")


def test_an_order_to_play_no_cards_is_left_and_taken_back(person: Callable[..., Person]) -> None:
    someone = person()
    sit(someone, position("tactic"))
    page = someone.page
    page.locator(".order-offer").click()
    page.locator("dialog >> text=Until the end of the game").click()
    until(page, "() => !document.querySelector('.prompt')?.innerText.includes('Do you play an action card')")
    page.locator(".tool.orders").click()
    row = page.locator("dialog .order")
    expect(row).to_contain_text("Until the end of the game")
    row.locator("button").click()
    page.wait_for_selector(".tool.orders", state="detached")


def test_a_forecast_is_kept_once_the_dice_are_rolled(person: Callable[..., Person]) -> None:
    someone = person(reduced_motion="reduce")
    record = position("tactic")
    told = seen(record)["battle"]["chances"]
    sit(someone, record)
    page = someone.page
    page.locator(f"{MY_TURN} .opts .opt[data-key='0']").click()
    until(page, "() => !document.querySelector('.cl-battle .cl-unrolled')")
    kept = page.locator(".cl-battle .cl-bar")
    if kept.count():  # the battle goes on: somebody has to say who is lost, or whether to retreat
        assert f"{told['won']} of 100" in (kept.get_attribute("aria-label") or "")


#: Every advance is another's three times over; names that end in dots then.
CROWDED = """() => {
    const rows = [...document.querySelectorAll('.cl-adv .cl-groups .cl-row')];
    const pip = document.querySelector('.pip.sm') ?? document.querySelector('.pip');
    for (const row of rows) {
        const pips = row.querySelector('.cl-pips') ?? row.appendChild(document.createElement('span'));
        pips.className = 'cl-pips';
        for (let n = pips.children.length; n < 3; n += 1) {
            const one = pips.appendChild(pip.cloneNode(true));
            one.classList.add('sm');
        }
    }
    const cut = rows.map((row) => row.querySelector('b')).filter((name) => name.scrollWidth > name.clientWidth);
    return [rows.length, cut.map((name) => name.textContent)];
}"""
#: How many lit hexes are in sight.
IN_SIGHT = """() => {
    const frame = document.querySelector('.cl-land .bmap').getBoundingClientRect();
    return [...document.querySelectorAll('.cl-hex.lit')].map((hex) => hex.getBoundingClientRect()).filter((box) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    }).length;
}"""


def test_advances_keep_their_names_beside_three_rivals(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", reduced_motion="reduce")
    sit(someone, position("act"))
    for size in ((1280, 800), (1280, 720), (1366, 641), (1536, 730)):
        resized(someone.page, *size)
        assert someone.page.evaluate(CROWDED) == [48, []], size


@pytest.mark.parametrize("seat", [0, 3])
def test_a_window_that_is_turned_shows_what_is_lit(person: Callable[..., Person], seat: int) -> None:
    """On the largest map, whose hexes lie another way in a tall window than in a wide one."""
    rng, match = random.Random(seat), Match.new(CLASH, CLASH.checked(4, seat, {}))
    while (match.asks[0].seat, match.asks[0].prompt) != (0, "act"):
        match.take(match.asks[0], rng.choice(list(match.asks[0].values())))
    someone = person(size=PHONE, reduced_motion="reduce")
    sit(someone, json.dumps(match.record()))
    page = someone.page
    assert page.locator(".cl-hex.lit").count() >= 1
    for size in ((1280, 800), (390, 844), (844, 390), (320, 568), (640, 400), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        until(page, SETTLED)
        assert page.evaluate(IN_SIGHT) >= 1, size
