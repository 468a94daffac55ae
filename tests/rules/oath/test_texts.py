"""Every word of Oath is said in both languages with its arguments, and every card's text can be read.

The game is not among those of the house yet, so the tests of `tests/text` do not look at it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from oikumene.games.oath import OATH
from oikumene.games.oath.model import BANNERS, RELIQUARY
from oikumene.kernel.game import Part
from oikumene.text import LANGUAGES, Texts
from oikumene.text.bundles import board_source, game_source, house_source, kit_source

#: Kinds of arguments that are several things.
SEVERAL = ("price", "fee", "force")


class Uses(Visitor):
    """The variables a message takes, and the messages it mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.mentions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.removesuffix("-id"))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.mentions.add(node.id.name)


def messages(lang: str, *, own: bool = False) -> dict[str, Uses]:
    found: dict[str, Uses] = {}
    shared = () if own else (house_source(lang), kit_source(lang))
    for source in (*shared, game_source(OATH.package(), lang)):
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found[entry.id.name] = Uses()
                found[entry.id.name].visit(entry.value)
    return found


def arguments(known: dict[str, Uses], id: str) -> set[str]:
    """The variables of a message, through those it mentions."""
    return known[id].variables.union(*[arguments(known, mention) for mention in known[id].mentions])


def parts_of(parts: Sequence[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        for value in part[1].values():
            if not isinstance(value, int | str):
                yield from parts_of(value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_said_with_its_arguments(lang: str) -> None:
    known = messages(lang)
    wrong = []
    for id, word in OATH.words.messages().items():
        given = {name for name, _ in word.params}
        counted = {f"{name}-n" for name, kind in word.params if kind in SEVERAL}  # also how many they are
        if id not in known:
            wrong.append(f"{id} is missing")
        elif arguments(known, id) - counted != given:
            wrong.append(f"{id} takes {sorted(arguments(known, id))}, the word has {word.params}")
    assert not wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_cards_text_is_said(lang: str) -> None:
    known = messages(lang)
    for card in OATH.cards():
        for id, given in parts_of((*card.figures, *card.text)):
            assert id in known, f"{card.id}: {id}"
            assert arguments(known, id) <= {name.removesuffix("-id") for name in given}, f"{card.id}: {id}"


def test_both_languages_have_the_same_messages() -> None:
    assert set(messages("en", own=True)) == set(messages("ru", own=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_go_is_said(lang: str) -> None:
    assert OATH.sense(), "bots have thought before: what they load takes no name away"
    texts = Texts(OATH, lang, strict=True)
    ways = OATH.phrases()["way"]
    assert len(ways) > 1
    for way in ways:
        said = OATH.phrase("way", way)
        assert said and texts.listed(said), way


def test_a_cards_russian_text_has_no_english_word() -> None:
    texts = Texts(OATH, "ru", strict=True)
    wrong = [card.id for card in OATH.cards() if card.text and re.search("[A-Za-z]", texts.listed(card.text))]
    assert not wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cards_text_says_no_word_twice_in_a_row(lang: str) -> None:
    texts = Texts(OATH, lang, strict=True)
    said = {card.id: texts.listed(card.text) for card in OATH.cards() if card.text}
    assert not {id: text for id, text in said.items() if re.search(r"\b(\w+) \1\b", text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plan_with_several_clauses_says_them_one_after_the_other(lang: str) -> None:
    texts = Texts(OATH, lang, strict=True)
    said = {card.id: texts.listed(card.text) for card in OATH.cards() if card.text}
    end = {"en": "; at the end discard this card", "ru": "; в конце сбросьте эту карту"}[lang]
    assert said["lancers"].endswith(end) and said["great-crusade"].endswith(end)


@pytest.mark.parametrize(
    ("lang", "id", "said"),
    [
        ("en", "alchemist", "Suit: Arcane; price: place 1 secret and burn 1 secret"),
        ("ru", "alchemist", "Масть: магия; цена: поместить 1 жетон тайны и сжечь 1 жетон тайны"),
        ("en", "longbows", "Suit: Order"),
        ("en", "dowsing-sticks", "Price: place 1 secret and burn 2 favor; defence dice: 3"),
        (
            "en",
            "mine",
            "Cards: 1; turned up with 3 favor and 1 relic; a relic costs: place 3 favor in the Discord bank",
        ),
        (
            "ru",
            "mountain",
            "Вмещает карт: 2; начальные требования: 1 реликвия; стоимость реликвии: сжечь 2 жетона поддержки",
        ),
    ],
)
def test_where_no_picture_shows_it_the_figures_of_a_card_are_said(lang: str, id: str, said: str) -> None:
    texts = Texts(OATH, lang, strict=True)
    assert texts.card(texts.cards()[id]).lines[0] == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_banners_and_spaces_of_the_reliquary_are_explained(lang: str) -> None:
    explained = {id for id, _ in Texts(OATH, lang, strict=True).topics()}
    assert {*(f"space-{name}" for name in RELIQUARY), *(f"banner-{name}" for name in BANNERS)} <= explained


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_may_lie_at_a_site_has_a_gist_of_a_few_words(lang: str) -> None:
    words = dict(re.findall(r"^board-gist-([\w-]+) = (.*)$", board_source(OATH.package(), lang), re.MULTILINE))
    there = {c.id for c in OATH.cards() if c.deck in ("denizen", "edifice") and c.facts.get("only") != "adviser"}
    assert there == words.keys()
    for gist in words.values():
        assert set(re.findall(r"\*(\w+)\*", gist)) <= {"favor", "secret", "supply"}
        assert len(re.sub(r" ?\*\w+\* ?", "OO", gist)) <= 27, gist
