"""A chronicle that was handed on: its file is chosen, its story read, a table continues it; what is none is refused."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FileChooser, expect

from oikumene.games.oath import OATH
from oikumene.games.oath.legacy import LIMIT

from .conftest import DESK, Person
from .measure import cut
from .test_pages import by_day_and_night, violations
from .test_story import NAMES, SIZES, ended, fits_every_screen, opened, result_of, series


def document(record: str | None = None) -> str:
    """The file that a game of a series leaves."""
    written = OATH.bequest(result_of(record or ended()), NAMES[:3] if record is None else NAMES)
    assert written is not None
    return written


def bring(someone: Person, text: str | bytes, name: str = "realm.json") -> None:
    """Goes to the page and chooses a file."""
    someone.go("/bring?game=oath")
    buffer = text.encode() if isinstance(text, str) else text
    file = {"name": name, "mimeType": "application/json", "buffer": buffer}
    someone.page.locator("#bring-file").set_input_files(file)  # type: ignore[arg-type]


def test_a_chronicle_is_brought_read_and_continued(person: Callable[..., Person]) -> None:
    anna = person("ru-RU")
    anna.go("/new?game=oath")
    page = anna.page
    page.get_by_role("link", name="Принести хронику").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Выбрать файл").click()
    file = {"name": "realm.json", "mimeType": "application/json", "buffer": document().encode()}
    chooser.value.set_files(file)  # type: ignore[arg-type]
    page.get_by_text("Земли следующей партии").first.wait_for()
    expect(page.locator(".oa-st-reigns li")).to_have_count(2)
    expect(page.locator(".oa-st-who")).to_contain_text("Boris")
    page.get_by_role("button", name="Накрыть стол").click()
    page.get_by_text("Начнётся с этой хроники: «realm.json».").wait_for()
    oath = OATH.story(document())["oath"]
    expect(page.locator("#opt-oath")).to_have_value(oath)
    expect(page.locator("#set-series")).to_be_checked()
    expect(page.locator(".room-seats .pip.none")).to_have_count(3)  # boards are chosen in play, and colours with them
    for seat in (1, 2):
        page.locator(f"#seat-{seat}").select_option("wanderer")
    page.get_by_role("button", name="Играть").click()
    page.wait_for_selector(".prompt")
    table = page.url.rsplit("/", 1)[-1]
    told = page.evaluate("async (at) => await (await fetch(at)).json()", f"/api/tables/{table}/story")
    assert told["story"] == OATH.story(document())
    anna.go("/new?game=oath")  # it is spent
    page.get_by_role("link", name="Принести хронику").wait_for()


def test_a_chronicle_that_was_brought_can_be_read_again_or_left_out(person: Callable[..., Person]) -> None:
    anna = person()
    bring(anna, document())
    page = anna.page
    page.get_by_role("button", name="Set up a table").click()
    page.get_by_role("link", name="Read it").click()
    page.locator(".oa-st-reigns").wait_for()
    page.get_by_role("button", name="Set up a table").click()
    page.get_by_role("button", name="Leave it out").click()
    page.get_by_role("link", name="Bring a chronicle").wait_for()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or "") if request.method == "POST" else None)
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    assert [json.loads(body)["options"].get("chronicle") for body in sent if "options" in body] == [None]


def test_a_chronicle_that_was_brought_outlives_a_reload(person: Callable[..., Person]) -> None:
    anna = person()
    bring(anna, document())
    page = anna.page
    page.get_by_role("button", name="Set up a table").click()
    page.get_by_role("button", name="Leave it out").wait_for()
    page.reload()
    page.get_by_role("button", name="Leave it out").wait_for()
    page.get_by_role("link", name="Read it").click()
    page.locator(".oa-st-reigns").wait_for()
    page.get_by_role("button", name="Set up a table").click()
    page.get_by_role("button", name="Leave it out").click()
    page.reload()  # what was left out does not come back
    page.get_by_role("link", name="Bring a chronicle").wait_for()


@pytest.mark.parametrize("kept", ["[1]", "{", '{"game": "oath"}'])
def test_what_lies_in_its_place_and_is_no_chronicle_is_let_be(person: Callable[..., Person], kept: str) -> None:
    anna = person()
    anna.go("/new?game=oath")
    anna.page.evaluate("text => sessionStorage.setItem('brought', text)", kept)
    anna.page.reload()
    anna.page.get_by_role("link", name="Bring a chronicle").wait_for()


#: A file, and what is said of it in English and in Russian.
REFUSED: dict[str, tuple[Callable[[], str], str, str]] = {
    "empty": (lambda: "", "cannot be read", "не читается"),
    "broken": (lambda: document()[: len(document()) // 2], "cannot be read", "не читается"),
    "changed": (lambda: document().replace("Boris", "Bob"), "seal of this chronicle does not hold", "Печать"),
    "foreign": (lambda: '{"format": "a recipe"}', "not a chronicle of Oath", "Это не хроника «Обета»"),
    "record": (ended, "not a chronicle of Oath", "Это не хроника «Обета»"),
    "of a later version": (
        lambda: json.dumps({**json.loads(document()), "version": 99}),
        "later version of the program",
        "более поздняя версия",
    ),
    "large": (lambda: " " * (LIMIT + 1), "too large", "слишком много"),
    "giant": (lambda: " " * (4 * LIMIT + 1), "too large", "слишком велик"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_no_chronicle_is_refused_with_a_sentence_in_both_languages(
    person: Callable[..., Person], what: str
) -> None:
    text, english, russian = REFUSED[what]
    for lang, says in (("en-US", english), ("ru-RU", russian)):
        someone = person(lang)
        bring(someone, text())
        alert = someone.page.get_by_role("alert")
        alert.wait_for()
        expect(alert).to_contain_text(says)
        assert someone.page.locator(".oa-story").count() == 0
        assert cut(someone.page) == []
        if lang == "en-US":
            assert violations(someone) == []
        bring_same(someone, document())  # another one may be chosen at once
        someone.complaints[:] = [said for said in someone.complaints if "status of 400" not in said]


def bring_same(someone: Person, text: str) -> None:
    file = {"name": "mended.json", "mimeType": "application/json", "buffer": text.encode()}
    someone.page.locator("#bring-file").set_input_files(file)  # type: ignore[arg-type]
    someone.page.locator(".oa-st-reigns").wait_for()


def test_a_file_that_is_no_text(person: Callable[..., Person]) -> None:
    someone = person()
    bring(someone, bytes(range(256)) * 20)
    expect(someone.page.get_by_role("alert")).to_contain_text("cannot be read")
    someone.complaints[:] = [said for said in someone.complaints if "status of 400" not in said]


def test_other_people_continue_what_a_table_left(person: Callable[..., Person], tmp_path: Path) -> None:
    anna, vera = person(), person("ru-RU")
    opened(anna, ended())
    with anna.page.expect_download() as saving:
        anna.page.get_by_role("link", name="Save the chronicle to a file").click()
    saved = tmp_path / saving.value.suggested_filename
    saving.value.save_as(saved)
    vera.go("/bring?game=oath")
    vera.page.locator("#bring-file").set_input_files(saved)
    vera.page.locator(".oa-st-reigns").wait_for()
    names = vera.page.locator(".oa-st-who b").all_inner_texts()
    anna.page.get_by_role("link", name="Continue with other people").click()
    anna.page.get_by_role("button", name="Set up a table").wait_for()
    assert anna.page.locator(".oa-st-who b").all_inner_texts()[0] == names[0]
    anna.page.get_by_role("button", name="Set up a table").click()
    anna.page.get_by_text("It will begin with this chronicle").wait_for()


def test_the_page_fits_every_screen(person: Callable[..., Person]) -> None:
    someone = person("ru-RU", SIZES["smallest"])
    someone.go("/bring?game=oath")
    someone.page.locator(".bring").wait_for()
    fits_every_screen(someone)
    bring(someone, document(series()), "a-very-long-name-of-a-file-that-somebody-chose-for-a-chronicle.json")
    someone.page.locator(".oa-st-reigns").wait_for()
    fits_every_screen(someone)
    someone.page.get_by_role("button", name="Накрыть стол").click()
    someone.page.get_by_text("Начнётся с этой хроники").wait_for()
    fits_every_screen(someone)


@pytest.mark.parametrize("lang", ["ru-RU", "en-US"])
def test_the_pages_have_no_serious_violation(person: Callable[..., Person], lang: str) -> None:
    someone = person(lang, DESK)
    someone.go("/bring?game=oath")
    someone.page.locator(".bring").wait_for()
    assert by_day_and_night(someone) == []
    bring(someone, document(series()))
    someone.page.locator(".oa-st-reigns").wait_for()
    assert by_day_and_night(someone) == []
    someone.page.locator(".acts button").first.click()
    someone.page.locator(".newtable").wait_for()
    assert by_day_and_night(someone) == []


def test_a_game_without_series_has_no_such_page(person: Callable[..., Person]) -> None:
    someone = person()
    someone.go("/bring?game=imperium")
    someone.page.get_by_text("This game is not played in series.").wait_for()


def test_a_chronicle_is_brought_by_the_keyboard(person: Callable[..., Person]) -> None:
    someone = person()
    someone.go("/bring?game=oath")
    page = someone.page
    asked: list[FileChooser] = []
    page.on("filechooser", lambda chooser: asked.append(chooser))
    end = time.monotonic() + 30
    while not asked:  # a browser that has just drawn the page may let the first key go by
        assert time.monotonic() < end, "Enter on the file's field opens no chooser"
        page.locator("#bring-file").focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
    file = {"name": "realm.json", "mimeType": "application/json", "buffer": document().encode()}
    asked[0].set_files(file)  # type: ignore[arg-type]
    page.locator(".oa-st-reigns").wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent.startsWith('Set up a table')"):
            break
    page.keyboard.press("Enter")
    page.get_by_text("It will begin with this chronicle").wait_for()
