"""The pages around the table: reached, readable, sound for a screen reader, and in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import PHONE, Person, until
from .test_table import begin

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
LOADED = """() => Object.fromEntries(performance.getEntriesByType('resource')
    .filter((file) => /\\.(js|css)$/.test(file.name)).map((file) => [file.name, file.decodedBodySize]))"""


#: What depends on colours.
COLOURS = ("color-contrast", "link-in-text-block")


#: What axe-core is asked. Rules of which nothing serious can come are left out (a rule's weight is that of all that it
#: finds), and so is where in the page a thing stands: we name it by its text.
ASKED = """async ([only, serious]) => {
    const light = axe._audit.rules.filter((rule) => rule.impact && !serious.includes(rule.impact));
    const rules = Object.fromEntries(light.map((rule) => [rule.id, { enabled: false }]));
    const asked = { ...(only.length ? { runOnly: only } : { rules }), resultTypes: ['violations'], selectors: false };
    return (await axe.run(document, asked)).violations;
}"""


def violations(someone: Person, *rules: str) -> list[str]:
    """What axe-core finds of serious weight, by all of its rules or by these."""
    if not someone.page.evaluate("'axe' in window"):
        someone.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found = someone.page.evaluate(ASKED, [rules, SERIOUS])
    return [
        f"{broken['id']}: {broken['help']} ({broken['nodes'][0]['html'][:120]})"
        for broken in found
        if broken["impact"] in SERIOUS
    ]


def by_day_and_night(someone: Person) -> list[str]:
    """What is wrong with the page as it lies, and with its colours when night falls over it."""
    found = violations(someone)
    someone.page.emulate_media(color_scheme="dark")
    until(someone.page, "matchMedia('(prefers-color-scheme: dark)').matches")
    found += [f"by night, {line}" for line in violations(someone, *COLOURS)]
    someone.page.emulate_media(color_scheme="light")
    return found


def test_what_is_wrong_is_found(person: Callable[..., Person]) -> None:
    """By a rule of each weight that counts, and by those of colours alone; what is left out has a lighter one."""
    someone = person()
    someone.go("/credits")
    someone.page.wait_for_load_state("networkidle")
    someone.page.evaluate("""() => {
        const made = document.createElement('div');
        made.innerHTML = '<button></button><p>pale</p><h6></h6><ul><p>x</p></ul>';
        Object.assign(made.querySelector('p').style, { color: '#999', background: '#aaa' });
        document.querySelector('main').prepend(made);
    }""")
    assert [line.partition(":")[0] for line in violations(someone)] == ["button-name", "color-contrast", "list"]
    assert [line.partition(":")[0] for line in violations(someone, *COLOURS)] == ["color-contrast"]
    asked = (
        "async () => (await axe.run()).violations.filter((found) => !['serious', 'critical'].includes(found.impact))"
    )
    assert "empty-heading" in [found["id"] for found in someone.page.evaluate(asked)]


@pytest.mark.parametrize("path", ["/", "/new", "/credits", "/schema"])
def test_pages_have_no_serious_violation(person: Callable[..., Person], path: str) -> None:
    someone = person()
    someone.go(path)
    someone.page.wait_for_load_state("networkidle")
    someone.page.wait_for_timeout(500)
    assert by_day_and_night(someone) == []


def test_axe_sees_what_the_night_does_to_colours(person: Callable[..., Person]) -> None:
    """By day it can be read, by night it cannot: the look at the night would say so."""
    someone = person()
    someone.go("/credits")
    someone.page.wait_for_selector("main h1")
    dim = """() => { document.querySelector('main h1').style.color = 'light-dark(black, #333)';
        document.documentElement.style.colorScheme = 'light dark'; }"""
    someone.page.evaluate(dim)
    found = by_day_and_night(someone)
    assert found and all(line.startswith("by night, color-contrast") for line in found)


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_tables_have_no_serious_violation(person: Callable[..., Person], game: str, size: object) -> None:
    someone = person("ru-RU", size)
    begin(someone, game, rivals=2)
    someone.page.wait_for_selector("[data-lit]")
    someone.page.wait_for_timeout(4500)  # marks of what just changed fade
    assert by_day_and_night(someone) == []


def test_the_first_button_leads_to_a_first_decision(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    someone.go("/")
    someone.page.get_by_role("button", name="Играть сейчас").click()
    someone.page.wait_for_url("**/t/*")
    someone.page.wait_for_selector("[data-lit]")


def test_the_language_can_be_changed_and_stays(person: Callable[..., Person]) -> None:
    someone = person("ru-RU")
    someone.go("/")
    someone.page.get_by_text("Обитаемый мир").wait_for()
    someone.page.wait_for_load_state("networkidle")
    loaded = someone.page.evaluate(LOADED)
    assert 100_000 < sum(loaded.values()) <= 300_000, loaded  # the build holds the same (web/scripts/first-load.ts)
    with someone.page.expect_request_finished(lambda asked: asked.method == "PATCH"):
        someone.page.get_by_text("English", exact=True).click()
    until(someone.page, "document.documentElement.lang === 'en'")
    someone.page.reload()
    until(someone.page, "document.documentElement.lang === 'en'")


def test_what_is_not_there_is_said(person: Callable[..., Person]) -> None:
    someone = person()
    with someone.page.expect_console_message(lambda said: "404" in said.text):  # the browser notes it itself
        someone.go("/t/nosuchtable")
    someone.page.locator("h1.big-h").wait_for()
    assert someone.page.locator("main, [role=main]").count() == 1
    assert len(someone.complaints) == 1
    someone.complaints.clear()


@pytest.mark.parametrize("lang", ["ru-RU", "en-US"])
@pytest.mark.parametrize("size", [(1366, 641), (1280, 720)], ids=["laptop", "small"])
def test_the_way_to_a_table_of_ones_own_is_not_cut(
    person: Callable[..., Person], lang: str, size: tuple[int, int]
) -> None:
    someone = person(lang, {"width": size[0], "height": size[1]})
    someone.go("/")
    link = someone.page.locator(".hero .alt a").bounding_box()
    hero = someone.page.locator(".hero").bounding_box()
    assert link and hero and link["y"] + link["height"] <= hero["y"] + hero["height"]


def test_an_address_can_be_read_while_it_is_typed_on_a_phone(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", PHONE)
    someone.go("/")
    someone.page.get_by_role("button", name="Настройки").click()
    field = someone.page.locator("#notify").bounding_box()
    assert field and field["width"] >= 160
