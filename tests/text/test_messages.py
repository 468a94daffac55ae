"""Every message that can be said exists in both languages, with exactly the arguments it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import oikumene
from oikumene import registry
from oikumene.kernel.game import Choice, Part
from oikumene.kernel.words import CARD, NUMBER, SEAT, Said
from oikumene.kit.effects import DO
from oikumene.table.catalog import choice_id
from oikumene.text import LANGUAGES, Texts
from oikumene.text.bundles import board_source, game_source, house_source, kit_source
from oikumene.text.texts import SIDE

SOURCE = Path(oikumene.__file__).parent
GAMES = sorted(registry.games())
#: Kinds of arguments that are several things, so that it may also be said how many.
SEVERAL = ("price", "fee", "force")


class Uses(Visitor):
    """The variables a message takes, and the messages it mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.mentions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.mentions.add(node.id.name)


@cache
def messages(game: str | None, lang: str) -> dict[str, Uses]:
    sources = [house_source(lang), kit_source(lang)]
    if game is not None:
        id, _, rules = game.rpartition("_")
        package = (oikumene.game(id, int(rules)) if rules.isdecimal() else oikumene.game(game)).package()
        sources += [game_source(package, lang), board_source(package, lang)]
    found: dict[str, Uses] = {}
    for source in sources:
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ftl.Junk), f"{game} {lang}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    found[entry.id.name] = uses(entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = uses(attribute.value)
    return found


def uses(node: ftl.Pattern) -> Uses:
    seen = Uses()
    seen.visit(node)
    return seen


def variables(game: str | None, lang: str, id: str) -> set[str]:
    """All variables of a message, through those it mentions."""
    known = messages(game, lang)
    found = set(known[id].variables)
    for mention in known[id].mentions:
        found |= variables(game, lang, mention)
    return found


def arguments(game: str | None, lang: str, id: str) -> set[str]:
    """The same, `$good-id` (what the thing is) and `$goods-n` (how many there are) counted as `$good`, `$goods`."""
    return {name.removesuffix("-id").removesuffix("-n") for name in variables(game, lang, id)}


def parts_of(parts: Sequence[Part]) -> Iterator[Part]:
    """Parts of a card's text, and the parts they are given as arguments."""
    for part in parts:
        yield part
        for value in part[1].values():
            if not isinstance(value, int | str):
                yield from parts_of(value)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_game_is_said_with_its_arguments(game: str, lang: str) -> None:
    wrong = []
    for id, word in oikumene.game(game).words.messages().items():
        if id not in messages(game, lang):
            wrong.append(f"{id} is missing")
        elif arguments(game, lang, id) != {name for name, _ in word.params}:
            wrong.append(f"{id} takes {sorted(variables(game, lang, id))}, the word has {word.params}")
        named = {name: kind for name, kind in word.params if kind in (NUMBER, SEAT)}
        wrong += [f"{id}: ${n}-id is not given" for n in named if f"{n}-id" in variables(game, lang, id)]
        single = [name for name, kind in word.params if kind not in SEVERAL]
        wrong += [f"{id}: ${n} is one thing" for n in single if f"{n}-n" in variables(game, lang, id)]
    assert not wrong


@pytest.mark.parametrize("game", [None, *GAMES])
def test_both_languages_have_the_same_messages(game: str | None) -> None:
    """But for helpers, which other messages mention: each language has its own."""

    def public(lang: str) -> set[str]:
        return {id for id in messages(game, lang) if id not in helpers}

    helpers = {mention for lang in LANGUAGES for seen in messages(game, lang).values() for mention in seen.mentions}

    assert public("en") == public("ru")
    for id in public("en"):
        assert arguments(game, "en", id) == arguments(game, "ru", id), id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_no_message_mentions_one_that_is_not_there(game: str | None, lang: str) -> None:
    known = messages(game, lang)
    assert not [(id, m) for id, seen in known.items() for m in seen.mentions if m not in known]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_common_options_are_said_by_the_house(lang: str) -> None:
    for id in ("option-yes", "option-no", "option-done", "option-number"):
        assert id in messages(None, lang)


def refusals() -> list[tuple[str | None, str, set[str]]]:
    """Every refusal in the source: (game, code, names of its details)."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).parts
        game = parts[1] if parts[0] in ("games", "kept") and len(parts) > 2 else None
        if game is not None and parts[0] == "games" and game not in GAMES:  # still being built
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) >= 2):
                continue
            if node.func.id in ("Refused", "BadRecord") and isinstance(node.args[0], ast.Constant):
                found.append((game, str(node.args[0].value), {k.arg for k in node.keywords if k.arg}))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said(lang: str) -> None:
    wrong = []
    for game, code, details in refusals():
        id = f"error-{code}"
        if id not in messages(game, lang):
            wrong.append(f"{game}: {id} is missing")
        elif not variables(game, lang, id) <= details:
            wrong.append(f"{id} wants {variables(game, lang, id) - details}")
    assert not wrong


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_settings_decks_and_sources_have_titles(game: str, lang: str) -> None:
    room = oikumene.game(game)
    texts = Texts(room, lang)
    for setting in room.settings:
        title, help = texts.setting(setting)
        assert title
        assert help
        assert texts.expected(setting)
    for info in room.cards():
        assert texts.has(f"deck-{info.deck}"), info.deck


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_reads_without_errors(game: str, lang: str) -> None:
    room = oikumene.game(game)
    texts = Texts(room, lang)
    for info in room.cards():
        text = texts.card(info)
        assert text.name == info.names[lang]
        assert text.lines, info.id
        assert all(line and "{" not in line for line in text.lines)
        assert bool(text.note) == (info.sure != "high" or bool(info.guessed)), info.id
        for field in info.guessed:
            assert texts.has(f"field-{field}".replace(".", "-")), field
        for id, args in parts_of(info.text):
            assert variables(game, lang, id) == set(args) - untaken(game, id, args), id


def untaken(game: str, id: str, args: Mapping[str, object]) -> set[str]:
    """The mood of an order, where neither language makes a difference between moods: any other one must be taken."""
    plain = args.get("mood") == DO and not any("mood" in variables(game, lang, id) for lang in LANGUAGES)
    return {"mood"} if plain else set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_no_message_stands_twice(game: str | None, lang: str) -> None:
    """The later one would be said for both."""
    sources = [house_source(lang)] if game is None else [game_source(oikumene.game(game).package(), lang)]
    for source in sources:
        ids = [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
        assert not {id for id in ids if ids.count(id) > 1}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_new_table_has_words_for_every_game(game: str, lang: str) -> None:
    """What the game is about, and each choice by name; a number is its own name."""
    room = oikumene.game(game)
    said = Texts(room, lang)
    assert said.has("about")
    for setting in room.settings:
        for choice in setting.choices if isinstance(setting, Choice) else ():
            assert choice.isdecimal() or said.has(choice_id(setting.name, choice)), (setting.name, choice)


def test_what_was_said_before_is_said_again_and_nothing_else() -> None:
    """Texts that were put together are kept: by message, argument and language, and a number is not its digits."""
    english, russian = (Texts(None, lang, strict=True) for lang in ("en", "ru"))
    for _ in range(2):
        assert [english.say("player", n=1), english.say("player", n=2)] == ["Player 1", "Player 2"]
        assert russian.say("player", n=1) == "Игрок 1"
        assert english.say("player", n=12345) != english.say("player", n="12345") == "Player 12345"
        assert english.say("list-and", before="a", last="b") != english.say("list-and", before="b", last="a")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_question_whose_cards_are_hidden_can_be_read(game: str, lang: str) -> None:
    """Who waits is told what is asked, without the cards: no name stands for them where none fits."""
    found = registry.game(game)
    texts = Texts(found, lang, strict=True)
    for name, word in found.words.prompts.items():
        kinds = dict(word.params)
        if CARD not in kinds.values():
            continue
        known = {NUMBER: 2, SEAT: 0, SIDE: 0}
        said = texts.said(Said(f"ask-{name}", {arg: known.get(kind) for arg, kind in kinds.items()}, kinds), ("Анна",))
        assert said[:1] == said[:1].upper(), said
        assert not re.search(r"\b(карт[уойаы]+|локаци[июя]|войско|титаном?|реликвию) карту\b", said, re.IGNORECASE), (
            said
        )
