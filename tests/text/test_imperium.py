"""How Imperium reads: every card says all it does, and a handful of cards word for word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from oikumene.games.imperium import IMPERIUM, telling
from oikumene.games.imperium.cards.book import BOOK, FACE, WAYS
from oikumene.games.imperium.cards.nations import ALL_NATIONS
from oikumene.games.imperium.effects import base
from oikumene.games.imperium.kinds import MARKET_SUITS, Kind
from oikumene.games.imperium.model import Card, Count, Effect, Rule
from oikumene.games.imperium.rules.scoring import SOURCES
from oikumene.games.imperium.solo.levels import LEVELS
from oikumene.games.imperium.solo.sheets import ROWS
from oikumene.games.imperium.state import PLACES
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Choice, Part
from oikumene.kernel.words import Said
from oikumene.kit.effects import MOODS, phrase, spoken
from oikumene.kit.goods import PRICE
from oikumene.table.catalog import choice_title
from oikumene.text import LANGUAGES, Texts
from oikumene.text.bundles import board_source, game_source

NAMES = ("Анна", "Борис")


def card(id: str) -> Card:
    return BOOK[FACE[id]]


def read(id: str, lang: str) -> tuple[str, ...]:
    texts = Texts(IMPERIUM, lang)
    return texts.card(texts.cards()[id]).lines


def say(lang: str, id: str, viewer: int | None = 0, **args: int | str | None) -> str:
    kinds = dict(IMPERIUM.words.messages()[id].params)
    unpriced = {name: [] for name, kind in kinds.items() if kind == PRICE}
    return Texts(IMPERIUM, lang).said(Said(id, {**unpriced, **args}, kinds), NAMES, viewer)


def parts_of(parts: Sequence[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        for value in part[1].values():
            if not isinstance(value, int | str):
                yield from parts_of(value)


# -- everything is said


def effects_of(effect: Effect) -> Iterator[Effect]:
    yield effect
    for step in effect.inner():
        yield from effects_of(step)


def test_every_effect_of_every_card_is_said_in_both_languages() -> None:
    """Each effect alone, whatever it is inside of, in every mood."""
    texts = [Texts(IMPERIUM, lang) for lang in LANGUAGES]
    for effect in {step for printed in BOOK for top in printed.tops for step in effects_of(top)}:
        for mood in MOODS:
            for text in texts:
                said = text.listed(phrase(effect, mood))
                assert said and "{" not in said and "  " not in said, effect


@pytest.mark.parametrize("printed", BOOK, ids=lambda printed: printed.id)
def test_a_card_says_all_its_abilities(printed: Card) -> None:
    """A line for each ability, condition and coin; a line says every step of the ability (as often as it does it)."""
    said = list(telling.say_card(printed))
    abilities = telling.abilities(printed)
    merged = {(reaction.effect, reaction.exhaust) for reaction in printed.reactions}
    own = (printed.play, printed.exhaust, printed.solstice)
    assert len(abilities) == sum(effect is not None for effect in own) + len(merged) + len(printed.rules)
    assert all(line in said for line in abilities)
    ids = {id for id, _ in parts_of(said)}
    assert ("text-requires" in ids) == bool(printed.requires)
    assert ("text-unplayable" in ids) == (printed.unplayable and printed.start != "fame_bottom")
    assert ("text-ungarrisonable" in ids) == printed.ungarrisonable
    assert ("text-pinned" in ids) == printed.pinned
    assert ("text-attack" in ids) == printed.attack
    assert (f"text-state-{printed.state}" in ids) == bool(printed.state)
    assert ("text-price" in ids) == any(printed.cost)
    assert ("text-players" in ids) == (printed.players > 1)
    worth = printed.points
    assert any(id.startswith("text-points") for id in ids) == bool(worth.fixed or worth.counts or worth.cases)
    assert {f"suit-{suit}" for suit in printed.suits} <= ids
    assert {f"symbol-{symbol}" for symbol in (*printed.icons, *printed.lands)} <= ids


def kinds_in(value: object) -> Iterator[Kind]:
    """The kinds that an effect, a condition or a rule names."""
    for name in getattr(value, "__dataclass_fields__", ()):
        field = getattr(value, name)
        for item in field if isinstance(field, tuple) else (field,):
            if isinstance(item, Kind):
                yield item
            else:
                yield from kinds_in(item)


#: Messages that name the kind in their own words.
NAMING = {
    "if-that-card-has-no-production",
    "if-the-exiled-card-is-attack",
    "text-free-play-empire",
    "text-history-attacks",
}


@pytest.mark.parametrize("printed", BOOK, ids=lambda printed: printed.id)
def test_a_card_names_every_kind_that_it_asks_for(printed: Card) -> None:
    said = {id for id, _ in parts_of(telling.say_card(printed))}
    for top in (*printed.tops, *printed.rules, *printed.requires):
        for kind in kinds_in(top):
            if kind.named:
                assert f"named-{spoken(kind.named)}" in said
            elif kind.of and kind.of != MARKET_SUITS:
                words = {f"{word}-{symbol}" for word in ("kind", "kinds") for symbol in kind.of}
                assert said & (words | NAMING), kind


def test_an_effect_that_nobody_can_say_is_an_error() -> None:
    silent = (base.Effect().say, base.Per().each, base.Condition().when, base.Condition().that, Rule().say)
    for say_it in silent:
        with pytest.raises(TypeError):
            say_it()
    with pytest.raises(TypeError):
        Count().say(1, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_a_sentence(lang: str) -> None:
    texts = Texts(IMPERIUM, lang)
    for info in IMPERIUM.cards():
        for line in texts.card(info).lines:
            assert line[0].isupper() and line.endswith("."), line
            assert not any(wrong in line for wrong in ("  ", "..", ",,", " ,", " .", "; .")), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_begins_like_an_option(lang: str) -> None:
    texts = Texts(IMPERIUM, lang)
    for way in WAYS:
        said = say(lang, "option-way", way=way)
        assert said[0].isupper() and said[-1] != ".", said
        assert texts.thing("way", way) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_of_the_opponents_tables_is_said(lang: str) -> None:
    for row in ROWS:
        assert "solo-" not in say(lang, "log-bot-row", row=row)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_card_text_is_left_over(lang: str) -> None:
    """Every text-* message is said by some card, or as one of several ways."""
    said = [part for info in IMPERIUM.cards() for part in info.text]
    said += [part for effect in WAYS.values() for part in telling.say_effect(effect)]
    said += [part for id in IMPERIUM.phrases()["face"] for part in telling.say_face(card(str(id)))]
    used = {id for id, _ in parts_of(said)}
    source = game_source("oikumene.games.imperium", lang).splitlines()
    known = {line.partition(" ")[0] for line in source if line.startswith(("text-", "named-", "points-", "moment-"))}
    assert known - used == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_others_name_have_their_own_names(lang: str) -> None:
    texts = Texts(IMPERIUM, lang)
    for kind in (kind for kind in Kind.every if kind.named and texts.has(f"named-{spoken(kind.named)}")):
        name = texts.say(f"named-{spoken(kind.named)}")
        printed = [c for c in BOOK if kind.count(c)]
        assert printed, kind
        assert all({"en": c.en, "ru": f"«{c.ru}»"}[lang].startswith(name.rstrip("»")) for c in printed), kind


# -- word for word


#: Cards, whole, in both languages: a paragraph a card, its id first.
SHEET = Path(__file__).with_name("imperium_cards.txt")


def sheet() -> dict[str, list[str]]:
    paragraphs = (part.splitlines() for part in SHEET.read_text("utf-8").strip().split("\n\n"))
    return {id: lines for id, *lines in paragraphs}


@pytest.mark.parametrize("id", sheet())
def test_a_card_reads_as_on_the_sheet(id: str) -> None:
    texts = {lang: Texts(IMPERIUM, lang) for lang in LANGUAGES}
    assert sheet()[id] == [f"{t.card_name(id)}: {' '.join(read(id, lang))}" for lang, t in texts.items()]


def test_a_way_to_go() -> None:
    way = "pay-3-materials-acquire-uncivilised-civilised"
    assert say("en", "option-way", way=way) == "Pay 3 materials to acquire 1 uncivilised or civilised card"
    assert say("ru", "ask-may", card="rom-advance", way=way) == (
        "«Реформы». Потратить 3 ресурса, чтобы приобрести 1 карту истоков или цивилизации?"
    )


def test_a_side_of_the_power_card() -> None:
    assert say("ru", "option-power", face="gre-power-b") == (
        "Сторона Б. Приносит 1 очко за каждые 3 ваши карты (не больше 10)."
    )
    assert say("en", "option-power", face="gre-power-b").startswith("Side B. Worth 1 point for every 3 of your cards")
    assert say("en", "option-power", face="none") == "none"


@pytest.mark.parametrize(
    ("paid", "en", "ru"),
    [
        ((3, 0, 0), "Pay 3 materials", "Потратить 3 ресурса"),
        ((1, 0, 1), "Pay 1 material and 1 progress", "Потратить 1 ресурс и 1 модернизацию"),
        ((0, 2, 0), "Pay 2 population", "Потратить 2 населения"),
        ((0, 1, 2), "Pay 1 population and 2 progress", "Потратить 1 население и 2 модернизации"),
        ((0, 0, 5), "Pay 5 progress", "Потратить 5 модернизаций"),
        ((5, 1, 0), "Pay 5 materials and 1 population", "Потратить 5 ресурсов и 1 население"),
        (
            (2, 1, 1),
            "Pay 2 materials, 1 population and 1 progress",
            "Потратить 2 ресурса, 1 население и 1 модернизацию",
        ),
    ],
)
def test_a_payment_names_only_what_is_paid(paid: tuple[int, int, int], en: str, ru: str) -> None:
    amounts = dict(zip(("materials", "population", "progress"), paid, strict=True))
    assert (say("en", "option-pay", **amounts), say("ru", "option-pay", **amounts)) == (en, ru)


def test_nations_are_declined() -> None:
    assert say("ru", "log-plays-nation", seat=0, nation="scythians") == "Анна играет за скифов."
    assert say("ru", "option-nation", nation="qin") == "Играть за империю Цинь"
    assert say("en", "option-nation", nation="qin") == "Play the Qin"


def test_a_card_that_was_not_seen() -> None:
    assert say("ru", "log-takes-fame", seat=1, card=None) == "Борис берёт карту славы."
    assert say("ru", "log-takes-deck", seat=1, card=None, suit="uncivilised") == "Борис берёт из колоды истоков карту."
    assert say("en", "log-to-hand", seat=1, card=None) == "Борис moves a card to the hand."


def test_the_opponent_is_a_side() -> None:
    assert say("ru", "log-steals", seat=0, n=2, resource="materials", victim=4) == (
        "Анна крадёт 2 ресурса у соперника (противник)."
    )
    assert (
        say("en", "ask-avoid", card="leg-espionage", by=4) == "Espionage attacks you (the opponent). Do you avoid it?"
    )


# -- names of things


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_of_the_game_has_a_name(lang: str) -> None:
    texts = Texts(IMPERIUM, lang)
    ends = ("main-deck", "developments", "king", "zenith", "graal", "shangri-la", "dynasty")
    things = {
        "nation": ALL_NATIONS,
        "suit": ("region", "uncivilised", "civilised", "tributary", "fame", "unrest", "star"),
        "resource": ("materials", "population", "progress"),
        "state": ("barbarian", "empire"),
        "level": tuple(LEVELS),
        "place": (*PLACES, "market", "exile", "fame", "unrest", "king"),
        "source": (*SOURCES, "opponent-progress", "opponent-tokens", "opponent-cards"),
        "why": ends,
        "ending": (*ends, "collapse"),
    }
    for kind, ids in things.items():
        assert not [id for id in ids if not texts.has(f"{kind}-{id}")], kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_a_setting_has_a_name(lang: str) -> None:
    texts = Texts(IMPERIUM, lang)
    for setting in IMPERIUM.settings:
        if isinstance(setting, Choice):
            titles = [choice_title(texts, setting.name, choice) for choice in setting.choices]
            assert len(set(titles)) == len(titles)
            assert setting.name == "base" or titles != list(setting.choices), setting.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_explains_the_words_of_the_cards(lang: str) -> None:
    topics = {id for id, _ in Texts(IMPERIUM, lang).topics()}
    words = "acquire break-through exile garrison recall abandon history sink find develop solstice exhaust collapse"
    assert {f"word-{word}" for word in words.split()} <= topics
    assert {f"nation-{nation}" for nation in ALL_NATIONS} <= topics
    assert {f"suit-{suit}" for suit in ("region", "uncivilised", "civilised", "tributary", "fame", "unrest")} <= topics


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals(lang: str) -> None:
    with pytest.raises(Refused) as twice:
        IMPERIUM.new(seats=2, options={"nation_1": "celts", "nation_2": "celts"})
    told = {"en": "Two players cannot both play the Celts.", "ru": "Двое не могут вместе играть за кельтов."}
    assert Texts(IMPERIUM, lang).error(twice.value) == told[lang]
    for options in ({"nation_3": "celts"}, {"opponent": "celts"}):
        with pytest.raises(Refused) as refused:
            IMPERIUM.new(seats=2, options=options)
        assert Texts(IMPERIUM, lang).error(refused.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_calls_resources_and_decks_as_the_board_does(lang: str) -> None:
    board = dict(line.split(" = ", 1) for line in board_source(IMPERIUM.package(), lang).splitlines() if " = " in line)
    texts = Texts(IMPERIUM, lang)
    for name in ("materials", "population", "progress"):
        assert texts.say(f"trait-{name}") == board[f"board-res-{name}"]
    deck = board["board-from-nation"].split(" ", 1)[1]  # "Из колоды усиления"
    assert texts.say("trait-nation-left").split()[-1] == deck.split()[-1]
