"""The log as sentences: a deed with its price and what came of it, the name said once, in both languages.

`web/tests/said.test.ts` holds that the browser says the same.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.kernel.match import Match
from oikumene.kernel.words import Joining
from oikumene.registry import games
from oikumene.text import LANGUAGES, Texts
from oikumene.text.chronicle import Line, grouped, sentences

SEATS = {"ancient_world": 2, "imperial_settlers": 3, "imperium": 2, "oath": 3, "clash": 2}
NAMES = {"ru": ("Анна", "Борис", "Вера"), "en": ("Anna", "Boris", "Vera")}


@pytest.fixture(scope="module", params=sorted(SEATS))
def match(request: pytest.FixtureRequest) -> Match[Any]:
    made = oikumene.game(request.param).new(seats=SEATS[request.param], seed=11)
    rng = Random(11)
    while made.asks and len(made.log) < 600:
        ask = made.asks[0]
        made.take(ask, rng.choice(list(ask.values())))
    return made


def test_what_belongs_together_is_said_of_words_that_there_are() -> None:
    for game in games().values():
        found, lines = game.joining, set(game.words.lines)
        kinds = [found.follows, found.prices, found.chains, found.lists, found.rows, frozenset(found.closes)]
        for kind in (*kinds, found.early, found.priced or frozenset(), *found.closes.values()):
            assert kind <= lines, (game.id, kind - lines)
        assert sum(map(len, kinds)) == len(frozenset().union(*kinds)), game.id  # a word is of one kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_log_is_left_out_and_sentences_can_be_read(match: Match[Any], lang: str) -> None:
    texts = Texts(match.game, lang, match.setup.options, strict=True)
    log = match.view(None)["log"]
    found = sentences(log, match.game.joining, texts, NAMES[lang])
    plain = [texts.said_json(line, NAMES[lang]) for line in log]
    assert len(found) < 0.75 * len(plain)
    for sentence in found:
        assert re.search(r"[.!]$", sentence) and not re.search(r"\.\.|  |log-|; ;|, ,|: :|: \.|\{|\.;|!,", sentence), (
            sentence
        )
        assert sentence[:1] == sentence[:1].upper()
        for name in NAMES[lang]:
            assert f"{name} {name}" not in sentence and f"{name}: {name}:" not in sentence, sentence
    whole = " ".join(found)
    for line in plain:
        for card in re.findall(r"«[^»]*»", line):
            assert card in whole


def test_every_line_is_in_one_sentence_in_its_order(match: Match[Any]) -> None:
    lines = [Line(line.message, Random(number).choice((None, 0, 1))) for number, line in enumerate(match.log)]
    groups = grouped(lines, match.game.joining)
    assert [number for group in groups for number in group.lines] == list(range(len(lines)))
    for group in groups:
        assert len({lines[number].seat for number in group.lines}) == 1
        assert group.head is None or group.head in group.lines


def line(word: str, **args: Any) -> dict[str, Any]:
    kinds = {"seat": "seat", "card": "card", "side": "side", "other": "seat"}
    return {"id": f"log-{word}", "args": args, "kinds": {name: kinds.get(name, "number") for name in args}}


def good(word: str, kind: str, name: str, seat: int = 0, n: int = 1) -> dict[str, Any]:
    return {
        "id": f"log-{word}",
        "args": {"seat": seat, kind: name, "n": n},
        "kinds": {"seat": "seat", kind: kind, "n": "number"},
    }


def said(game: str, lang: str, *log: dict[str, Any]) -> list[str]:
    found = oikumene.game(game)
    return sentences(log, found.joining, Texts(found, lang, strict=True), NAMES[lang])


def test_several_cards_are_said_in_the_plural() -> None:
    known = [info.id for info in oikumene.game("imperium").cards({})][:3]
    cards = [line("discards", seat=0, card=card) for card in known]
    (ru,) = said("imperium", "ru", line("innovates", seat=0), *cards)
    assert re.fullmatch(r"Анна: инновация; сбрасывает карты «[^»]+», «[^»]+», «[^»]+»\.", ru), ru
    (en,) = said("imperium", "en", line("innovates", seat=0), *cards)
    assert re.fullmatch(r"Anna innovates: discards .+, .+, .+\.", en), en


def test_a_price_belongs_to_the_deed_after_it_and_to_nothing_else() -> None:
    pays, gains = good("pays", "good", "food", n=2), good("gains", "good", "mood")
    obtains = {
        "id": "log-obtains",
        "args": {"seat": 0, "power": "storage"},
        "kinds": {"seat": "seat", "power": "power"},
    }
    found = said("clash", "en", pays, obtains, gains)
    assert found == ["Anna gets Storage: pays 2 food, gains 1 mood token."]
    collects = {"id": "log-collects", "args": {"seat": 0, "hex": "D7"}, "kinds": {"seat": "seat", "hex": "hex"}}
    wood, food = good("gains", "good", "wood"), good("gains", "good", "food")
    assert said("clash", "ru", pays, collects, food, wood, food) == [
        "Анна тратит 2 еды.",
        "Анна собирает ресурсы в городе D7: получает 1 еду, 1 дерево, 1 еду.",
    ]


def test_what_is_said_again_and_again_is_counted() -> None:
    no = line("no-deal", seat=0, other=1)
    assert said("clash", "ru", no, no, no) == ["Обмен не состоялся: Анна и Борис ×3."]
    assert said("clash", "en", no, no) == ["Anna and Boris make no exchange ×2."]


def test_cards_that_are_turned_up_one_after_the_other_are_one_sentence() -> None:
    cards = [info.id for info in oikumene.game("imperium").cards({})][:3]
    shown = [line("reveals", card=card) for card in cards]
    taken = line("breaks-through", seat=0, card=cards[2])
    ru, last = said("imperium", "ru", *shown, taken)
    assert re.fullmatch(r"Открыто: «[^»]+», «[^»]+», «[^»]+»\.", ru), ru
    assert last.startswith("Анна присваивает карту «")
    en, _, market = said("imperium", "en", *shown, taken, line("market", card=cards[0]))
    assert re.fullmatch(r"Revealed: [^,]+, [^,]+, [^,]+\.", en), en
    assert market.startswith("New in the market: ")


def test_nothing_is_joined_across_a_turn_or_to_somebody_else() -> None:
    lines = [Line("collects", 0), Line("gains", 0), Line("gains", 1), Line("turn", 0), Line("gains", 0)]
    joining = oikumene.game("clash").joining
    assert [group.lines for group in grouped(lines, joining)] == [(0, 1), (2,), (3,), (4,)]
    assert [group.lines for group in grouped(lines, Joining())] == [(0,), (1,), (2,), (3,), (4,)]
