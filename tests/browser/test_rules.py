"""The rules in the browser: read, searched, printed, opened in place over a table, and read without the network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from oikumene.registry import games
from oikumene.text.rulebook import has_book

from .conftest import DESK, PHONE, Person, until
from .test_pages import by_day_and_night, violations
from .test_table import begin

GAMES = [id for id, game in games().items() if game.package().startswith("oikumene.games") and has_book(game)]
SMALL = {"width": 320, "height": 568}
LAPTOP = {"width": 1366, "height": 641}

#: Signs that stand at the beginning of a line because a term before them is at the end of the one above.
LOST_SIGNS = """() => [...document.querySelectorAll('.rtext .term')].filter((term) => {
    const next = term.nextSibling;
    if (next?.nodeType !== Node.TEXT_NODE || !/^[,.;:)]/.test(next.data)) return false;
    const sign = document.createRange();
    sign.setStart(next, 0);
    sign.setEnd(next, 1);
    return sign.getBoundingClientRect().top > ([...term.getClientRects()].at(-1)?.bottom ?? Infinity) - 4;
}).map((term) => term.textContent)"""


def opened(someone: Person, path: str) -> None:
    someone.go(path)
    someone.page.wait_for_selector(".rtext h1")


#: What of a chapter does not go into its column, or nothing.
WIDER = """() => {
    const box = document.querySelector('.rtext');
    if (box.scrollWidth > box.clientWidth + 1) return 'text';
    if (document.documentElement.scrollWidth > innerWidth) return 'page';
    const right = box.getBoundingClientRect().right;
    const inside = [...box.querySelectorAll('p, li, h1, h2, button, figcaption, .card')];
    const shown = inside.filter((el) => !el.closest('.rtable, .scene'));
    const wide = shown.find((el) => el.getBoundingClientRect().right > right);
    return wide ? wide.outerHTML.slice(0, 120) : '';
}"""


def chapters(someone: Person) -> Iterator[str]:
    """Turns the pages of a book, as its list of chapters does: the names of the chapters, each as it is open."""
    listed = someone.page.locator(".chapters > li > button")
    for chapter in range(listed.count()):
        listed.nth(chapter).click()
        someone.page.locator(f".chapters > li:nth-child({chapter + 1})[aria-current]").wait_for()
        yield listed.nth(chapter).inner_text()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_chapter_has_a_serious_violation(person: Callable[..., Person], game: str, scheme: str) -> None:
    someone = person("ru-RU" if scheme == "light" else "en-US", color_scheme=scheme)
    opened(someone, f"/rules/{game}")
    for chapter in chapters(someone):
        assert violations(someone) == [], chapter
    for page in ("terms", "all-cards"):
        opened(someone, f"/rules/{game}/{page}")
        assert violations(someone) == [], page


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_chapter_is_wider_than_the_page(person: Callable[..., Person], game: str) -> None:
    someone = person("ru-RU")
    opened(someone, f"/rules/{game}")
    for chapter in chapters(someone):
        for size in (SMALL, PHONE, LAPTOP, DESK):
            someone.page.set_viewport_size(size)
            assert someone.page.evaluate(WIDER) == "", (chapter, size)
            assert someone.page.evaluate(LOST_SIGNS) == [], chapter


@pytest.mark.parametrize("size", [SMALL, PHONE, LAPTOP], ids=["320", "phone", "laptop"])
def test_a_chapter_on_a_small_screen_has_no_serious_violation(person: Callable[..., Person], size: object) -> None:
    someone = person("ru-RU", size)
    opened(someone, "/rules/clash/battle")
    assert violations(someone) == []


def test_a_chapter_a_section_and_a_term_have_addresses(person: Callable[..., Person]) -> None:
    someone = person("en-US")
    opened(someone, "/rules/ancient_world/round#hunger")
    until(someone.page, "document.querySelector('[data-at$=hunger]').getBoundingClientRect().top < innerHeight")
    assert someone.page.locator("[aria-current=location]").inner_text() == "Hunger"
    someone.page.locator(".chapters > li > button").nth(7).click()
    someone.page.wait_for_url("**/rules/ancient_world/titans")
    opened(someone, "/rules/ancient_world/terms#titan")
    assert someone.page.locator(".gloss .here dt").inner_text() == "Titan"


def test_search_finds_other_forms_and_leads_there(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    opened(someone, "/rules/ancient_world")
    someone.page.keyboard.press("/")
    someone.page.keyboard.type("голодающего")
    hit = someone.page.locator(".hits button").first
    hit.wait_for()
    assert by_day_and_night(someone) == []
    someone.page.keyboard.press("ArrowDown")
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_url(re.compile("/rules/ancient_world/(round#hunger|terms#starving|end)"))


def test_an_example_is_stepped_through_and_shows_its_board(person: Callable[..., Person]) -> None:
    someone = person("en-US")
    opened(someone, "/rules/ancient_world/board")
    example = someone.page.get_by_role("region", name="Example: A city builds the Smithy")
    example.get_by_role("button", name="Next").click()
    example.get_by_role("button", name="Next").click()
    assert "builds Smithy for 4 coins" in example.locator(".exlog").inner_text()
    example.get_by_role("button", name="Show the board").click()
    example.locator(".scene .board").wait_for()
    assert example.locator(".scene [inert]").count() == 1 or example.locator(".scene-in[inert]").count() == 1


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_the_rule_of_what_is_asked_opens_over_the_table(person: Callable[..., Person], size: object) -> None:
    someone = person("ru-RU", size)
    begin(someone, "ancient_world")
    someone.page.wait_for_selector("[data-lit]")
    someone.page.locator(".prompt .ruleref").first.click()
    someone.page.wait_for_selector(".rulespanel .rtext h1")
    assert someone.page.locator(".rulespanel h1").inner_text() == "Ваш ход"
    assert violations(someone) == []
    word = someone.page.locator(".rulespanel .rtext .term").first
    word.click()
    someone.page.wait_for_selector(".rulespanel .term-pop")
    assert violations(someone) == []
    someone.page.keyboard.press("Escape")
    until(someone.page, "!document.querySelector('.term-pop') && document.activeElement.classList.contains('term')")
    someone.page.keyboard.press("Escape")
    until(someone.page, "!document.querySelector('.rulespanel') && !!document.querySelector('[data-lit]')")


def test_sheets_reasons_lines_and_terms_open_the_rules(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    begin(someone, "ancient_world")
    page = someone.page
    page.wait_for_selector(".prompt .ruleref")
    page.locator("[data-thing='space:grow']").click()  # covered until round three
    page.wait_for_selector(".insp .src .lnk")
    assert by_day_and_night(someone) == []  # with a sheet open
    page.locator(".insp .no-list .ruleref").first.click()
    page.wait_for_selector(".rulespanel [data-at='round.prepare']")
    page.keyboard.press("Escape")
    page.locator(".insp .term").first.click()
    page.wait_for_selector(".term-pop")
    assert by_day_and_night(someone) == []
    page.keyboard.press("Escape")
    page.locator(".insp .src .lnk").first.click()
    page.wait_for_selector(".rulespanel [data-at='board.grow']")
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('.rulespanel')")
    page.keyboard.press("0")  # passing is told by the chronicle
    page.wait_for_selector(".log .ruleref", state="attached")
    page.locator(".log .ruleref").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".rulespanel .rtext h1")


def test_a_term_on_a_card_opens_its_entry_and_the_card_is_still_pressed(person: Callable[..., Person]) -> None:
    """Cards are buttons: the mouse rests on the word, or the other button asks; a press is a press on the card."""
    someone = person("en-US", color_scheme="dark")
    begin(someone, "imperium")
    page = someone.page
    word = page.locator(".card .term.mark").locator("visible=true").first
    word.wait_for()
    entry = page.locator(".term-pop")
    word.hover()
    entry.wait_for()
    assert page.evaluate("document.activeElement.closest('.term-pop')") is None  # nobody is called away
    assert violations(someone) == []
    page.mouse.move(2, 2)
    expect(entry).to_have_count(0)
    word.click(button="right")
    entry.wait_for()
    page.keyboard.press("Escape")
    expect(entry).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('button.card')")
    asked = page.locator(".prompt").inner_text()
    page.locator(".card[data-lit] .term.mark").locator("visible=true").first.click()
    expect(page.locator(".prompt")).not_to_have_text(asked, use_inner_text=True)  # it is selected, or its side taken
    assert entry.count() == 0


def test_a_finger_that_holds_a_term_on_a_card_opens_its_entry(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", PHONE, has_touch=True, is_mobile=True)
    begin(someone, "imperium")
    page = someone.page
    word = page.locator(".card .term.mark").locator("visible=true").first
    word.wait_for()
    word.dispatch_event("touchstart")
    page.locator(".term-pop").wait_for()
    word.dispatch_event("touchend")
    assert violations(someone) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def test_a_table_loads_the_book_only_when_it_is_opened(person: Callable[..., Person]) -> None:
    someone = person("en-US")
    asked: list[str] = []
    someone.page.on("request", lambda request: asked.append(request.url))
    begin(someone, "ancient_world")
    someone.page.wait_for_selector(".prompt .ruleref")
    assert not [url for url in asked if re.search(r"/rules\?|/Book-|/examples/", url)]
    someone.page.keyboard.press("r")
    someone.page.wait_for_selector(".rulespanel .rtext h1")
    assert [url for url in asked if "/rules?" in url]


def test_the_whole_book_goes_to_print(person: Callable[..., Person]) -> None:
    someone = person("en-US", color_scheme="dark")
    opened(someone, "/rules/ancient_world")
    someone.page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert someone.page.evaluate("document.documentElement.dataset.theme") == "light"
    someone.page.emulate_media(media="print")
    assert someone.page.locator(".rchapter").count() >= 12
    assert someone.page.locator(".exall li").count() > 10
    assert not someone.page.locator(".chap").is_visible()
    someone.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    until(someone.page, "document.querySelectorAll('.rchapter').length === 1")
    assert someone.page.evaluate("document.documentElement.dataset.theme") is None


def test_rules_that_were_opened_are_there_without_the_network(person: Callable[..., Person]) -> None:
    someone = person("en-US")
    opened(someone, "/rules/ancient_world")
    kept = "(await (await caches.open('oikumene-rules')).keys()).filter((k) => k.url.includes('/examples/'))"
    until(someone.page, f"(async () => {kept}.length > 3)()")
    someone.context.set_offline(True)
    someone.page.goto(f"{someone.address}/rules/ancient_world/titans")
    someone.page.wait_for_selector(".rtext h1")
    assert someone.page.locator("h1").first.inner_text() == "Titans"
    someone.context.set_offline(False)
    someone.complaints.clear()  # the browser notes what could not be fetched


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_chapter_over_a_table_says_what_of_it_is_so_in_this_game(person: Callable[..., Person], size: object) -> None:
    someone = person(size=size)
    begin(someone, "ancient_world")
    page = someone.page
    page.wait_for_selector(".prompt .ruleref")
    page.locator(".prompt .ruleref").click()
    mine = page.locator(".rulespanel .beneath .in-game")
    mine.wait_for()
    assert "You are asked: “" in mine.inner_text()
    assert mine.locator(".may li").count() > 1
    assert violations(someone) == []


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_played_on_from_its_step(person: Callable[..., Person], game: str) -> None:
    someone = person()
    page = someone.page
    opened(someone, f"/rules/{game}")
    for _ in chapters(someone):
        if page.locator(".ex").count():
            break
    page.locator(".ex").first.get_by_role("button", name="Play it yourself").click()
    page.wait_for_selector(f"main.table[data-game={game}] .prompt")
    until(page, "!!document.querySelector('.prompt:not(.paper)')")
    assert page.locator(".carried").count() == 0
