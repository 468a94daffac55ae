"""The rules in our own words: both languages say the same, everything they point at is there, every example plays."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from random import Random

import pytest

from oikumene.registry import game as find_game
from oikumene.registry import games
from oikumene.text import LANGUAGES
from oikumene.text.examples import FILE, BadExample, example, example_ids, play
from oikumene.text.rulebook import (
    BadBook,
    book_of,
    drawn,
    faults,
    has_book,
    patterns_of,
    place,
    places_of,
    plain,
    read_book,
    table_of,
)

GAMES = [id for id, game in games().items() if game.package().startswith("oikumene.games") and has_book(game)]
#: Options that every game has; what they mean is said by the question.
COMMON = {"yes", "no", "done", "number"}


@pytest.mark.parametrize("id", GAMES)
def test_both_languages_say_the_same_and_nothing_leads_nowhere(id: str) -> None:
    game = find_game(id)
    books = {lang: book_of(game, lang) for lang in LANGUAGES}
    assert faults(game, books, example_ids(game)) == []
    for book in books.values():
        assert len(book.chapters) >= 8 and len(book.terms) >= 15


@pytest.mark.parametrize("id", GAMES)
def test_every_word_of_the_game_has_its_chapter(id: str) -> None:
    game, places = find_game(id), places_of(find_game(id))
    for kind in ("prompts", "options", "reasons", "lines"):
        names = set(getattr(game.words, kind)) - (COMMON if kind == "options" else set())
        assert names - set(places[kind]) == set(), kind
    assert {card.deck for card in game.cards()} - set(places["decks"]) == set()
    assert set(places["cards"]) <= {card.id for card in game.cards()}


@pytest.mark.parametrize("id", GAMES)
def test_every_setting_of_a_table_is_told_in_the_rules(id: str) -> None:
    game, told = find_game(id), places_of(find_game(id))["settings"]
    assert {setting.name for setting in game.settings} - set(told) == set()


#: What lies open to all, and what each player's own power is: one must be able to read these in the chapters.
SHOWN = {
    "oath": ("site", "relic", "edifice", "vision"),
    "clash": ("advances", "civilization_advances", "leaders", "wonders"),
}


@pytest.mark.parametrize("id", SHOWN)
def test_cards_that_the_rules_explain_stand_in_a_chapter(id: str) -> None:
    game = find_game(id)
    pictures = [block for chapter in book_of(game, "en").chapters for block in chapter.blocks if block.kind == "cards"]
    shown = {card.strip() for block in pictures for card in block.text.split(",")}
    assert {card.id for card in game.cards() if card.deck in SHOWN[id]} - shown == set()


def test_the_rules_of_cards_say_what_the_cards_wait_for() -> None:
    """Shaduf waits for a river and Domestication for fertile land: the page once said the same of both."""
    game = find_game("imperium")
    waits = {"cls-shaduf": ("river", "рек"), "leg-domestication": ("fertile", "плодородн")}
    texts = {card.id: str(card.text) for card in game.cards() if card.id in waits}
    for lang in LANGUAGES:
        lines = [line for _, line in book_of(game, lang).lines()]
        for card, words in waits.items():
            assert f"{waits[card][0]}-in-play" in texts[card]
            said = next(line for line in lines if line.startswith(f"{{card:{card}}}"))
            assert words[0 if lang == "en" else 1] in said


@pytest.mark.parametrize("id", GAMES)
def test_no_place_is_written_for_a_word_that_is_gone(id: str) -> None:
    game = find_game(id)
    for kind in ("prompts", "options", "reasons", "lines"):
        names = list(getattr(game.words, kind))
        for pattern in patterns_of(game).get(kind, {}):
            assert any(place({pattern: "x"}, name) for name in names), f"{kind}: {pattern}"


@pytest.mark.parametrize(("id", "name"), [(id, name) for id in GAMES for name in example_ids(find_game(id))])
def test_every_example_plays_as_it_says(id: str, name: str) -> None:
    game = find_game(id)
    shown = play(game, name, table_of(game, FILE)[name])
    assert set(shown.title) == set(LANGUAGES)
    for step in shown.steps:
        assert set(step.say) == set(LANGUAGES)
    assert any(claims(step) for step in table_of(game, FILE)[name]["steps"]), "an example that claims nothing"


def claims(step: dict[str, object]) -> bool:
    return bool({"see", "log", "asked", "offers", "refuses"} & set(step))


@pytest.mark.parametrize("id", GAMES)
def test_every_example_is_shown_somewhere(id: str) -> None:
    game = find_game(id)
    shown = " ".join(drawn(book_of(game, "en")))
    for name in example_ids(game):
        assert re.search(rf"(board|example) {name}\b", shown), name


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_term_is_written_in_its_own_text(id: str, lang: str) -> None:
    """Each term's forms fit its own title, or some line of the book: else nothing would ever be dotted for it."""
    book = book_of(find_game(id), lang)
    said = " ".join(plain(line) for _, line in book.lines()).casefold()
    for term in book.terms:
        forms = [re.escape(form.casefold()).replace(r"\*", r"\w*") for form in term.forms]
        assert re.search(rf"(?<!\w)(?:{'|'.join(forms)})(?!\w)", f"{term.title.casefold()} {said}"), term.id


def test_an_example_whose_claim_no_longer_holds_is_refused() -> None:
    game = find_game("ancient_world")
    written = tomllib.loads(
        (files(game.package()) / "rulebook" / FILE).read_text(encoding="utf-8").replace('"seats.0.coins" = 2', "x = 3")
    )
    with pytest.raises(BadExample, match="build"):
        play(game, "build", written["build"])
    written = table_of(game, FILE)
    for wrong in ({"log": ["fights"]}, {"asked": "starve"}, {"offers": ["buy:crane"]}, {"see": {"seats.0.coins": 99}}):
        steps = [*written["build"]["steps"][:-1], {**written["build"]["steps"][-1], **wrong}]
        with pytest.raises(BadExample):
            play(game, "build", {**written["build"], "steps": steps})


def test_an_example_shows_nothing_that_its_seat_may_not_see() -> None:
    for id in GAMES:
        game = find_game(id)
        for name in example_ids(game):
            shown = example(game, name)
            match = shown.steps[-1].match
            assert not match.over or match.result is not None
            imagined = match.imagine(shown.seat, Random(1)) if not match.over else match
            assert imagined.game.view(imagined.state, shown.seat) == game.view(match.state, shown.seat)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("## First {#first}\n> Lead.\n", "a book begins"),
        ("# A\n## No address\n", "has no address"),
        ("# A\n## B {#b}\n## C {#b}\n", "two chapters"),
        ("# A\n## B {#b}\n### C {#c}\n### D {#c}\n", "two sections"),
        ("# A\n## B {#b}\n=== T {#t} t\n", "terms stand in"),
        ("# A\n## B {#b}\n- item\ntext\n", "empty line between"),
        ("# A\n## B {#b}\n| a | b |\n| c |\n", "cells in a table"),
        ("# A\n## B {#b}\n::cards x\nwords\n", "only its captions"),
    ],
)
def test_a_book_that_is_written_wrongly_is_refused_with_the_line(text: str, expected: str) -> None:
    with pytest.raises(BadBook, match=rf"line \d+: .*{expected}"):
        read_book(text, "en")


def test_what_leads_nowhere_is_named() -> None:
    game = find_game("ancient_world")
    text = (
        "# A\n## B {#b}\n> Lead.\n\n[x](nowhere) [[no-term]] {card:no-card}\n\n::cards no-such\n\n::example none\n\n"
        "## Terms {#terms}\n=== T {#t} t*\n@ gone\n"
    )
    books = {lang: read_book(text, lang) for lang in LANGUAGES}
    found = "\n".join(faults(game, books, ["build"]))
    for what in ("nowhere", "no-term", "no-card", "no-such", "none", "says nothing", "gone"):
        assert what in found, what
    other = read_book(text.replace("{#b}", "{#c}"), "en")
    assert any("chapters differ" in fault for fault in faults(game, {"ru": books["ru"], "en": other}, ["none"]))


@pytest.mark.parametrize("name", ["all-cards", "glossary"])
def test_no_chapter_takes_the_address_of_a_page(name: str) -> None:
    text = f"# A\n## B {{#{name}}}\n> Lead.\n"
    books = {lang: read_book(text, lang) for lang in LANGUAGES}
    assert f"no chapter may be called {name}: a page is" in faults(find_game("ancient_world"), books, [])
