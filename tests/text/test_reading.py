"""How messages and cards read: examples, reviewed as text."""

from __future__ import annotations

import pytest

import oikumene
from oikumene.kernel.errors import BadRecord, Refused
from oikumene.kernel.words import Said
from oikumene.text import Texts, language_of
from oikumene.text.texts import MissingText

GAME = oikumene.game("ancient_world")
NAMES = ("Анна", "Борис")


def ru(id: str, **args: int | str | None) -> str:
    return say("ru", id, args)


def en(id: str, **args: int | str | None) -> str:
    return say("en", id, args)


def say(lang: str, id: str, args: dict[str, int | str | None]) -> str:
    kinds = dict(GAME.words.messages()[id].params)
    return Texts(GAME, lang).said(Said(id, args, kinds), NAMES)


@pytest.mark.parametrize(
    ("n", "coins"),
    [(1, "1 монету"), (2, "2 монеты"), (4, "4 монеты"), (5, "5 монет"), (11, "11 монет"), (21, "21 монету")],
)
def test_russian_counts_coins(n: int, coins: str) -> None:
    assert ru("log-gains-coins", seat=0, n=n) == f"Анна получает {coins}."


@pytest.mark.parametrize(("n", "knowledge"), [(1, "1 знание"), (3, "3 знания"), (7, "7 знаний")])
def test_russian_counts_knowledge(n: int, knowledge: str) -> None:
    assert ru("log-gains-knowledge", seat=1, n=n) == f"Борис получает {knowledge}."


def test_english_counts() -> None:
    assert en("log-gains-coins", seat=0, n=1) == "Анна gains 1 coin."
    assert en("log-gains-coins", seat=0, n=2) == "Анна gains 2 coins."


def test_cards_are_named_and_quoted_in_russian() -> None:
    assert ru("option-take-row", card="bridge") == "Отложить карту «Мост» из ряда"
    assert en("option-take-row", card="bridge") == "Set Bridge aside from the row"


def test_a_hidden_card_is_just_a_card() -> None:
    assert ru("log-sets-aside", seat=0, card=None) == "Анна откладывает карту."
    assert en("log-sets-aside", seat=0, card=None) == "Анна sets a card aside."


def test_prices_name_only_what_is_paid() -> None:
    built = {"seat": 0, "card": "bridge"}
    assert ru("log-builds", **built, coins=3, knowledge=0) == "Анна строит карту «Мост» за 3 монеты."
    assert ru("log-builds", **built, coins=1, knowledge=2) == "Анна строит карту «Мост» за 1 монету и 2 знания."
    assert ru("log-builds", **built, coins=0, knowledge=0) == "Анна строит карту «Мост» бесплатно."
    assert en("log-builds", **built, coins=0, knowledge=1) == "Анна builds Bridge for 1 knowledge."


def test_things_of_the_game_have_names() -> None:
    assert ru("log-place", seat=0, space="build", skill=2) == "Анна помещает жителя с навыком 2 на «Строить»."
    assert en("option-titans", stars=2) == "The deck of titans ★★"


def test_players_without_names_are_numbered() -> None:
    said = Said("log-passes", {"seat": 1}, {"seat": "seat"})
    assert Texts(GAME, "ru").said(said) == "Игрок 2 пасует."
    assert Texts(GAME, "en").said(said) == "Player 2 passes."


def read(id: str, lang: str) -> tuple[str, ...]:
    texts = Texts(GAME, lang)
    return texts.card(texts.cards()[id]).lines


def test_a_card_reads_line_by_line() -> None:
    assert read("great-archivists", "ru") == (
        "Стоит 5 монет",
        "Доход: +1 к монетам в конце раунда",
        "Исследуя местность, вы берёте ещё 2 карты",
        "1 жёлтое знамя",
    )
    assert read("great-archivists", "en") == (
        "Costs 5 coins",
        "1 coin at the end of each round",
        "You draw 2 more cards when you Explore",
        "1 yellow banner",
    )


def test_the_parts_of_an_action_follow_its_lead_in() -> None:
    assert read("cryptic-ship", "en")[1] == "Action: Explore, as on the board; gain 2 coins"
    assert read("mercian-army", "ru") == ("В бою: 1 меч", "В бою: 3 стрелы", "Опыт после роспуска: 1 стрела")
    assert read("stone-creature", "en")[0] == "Titan ★★, defence 8: swords and arrows count"


def test_a_reconstructed_card_says_so() -> None:
    texts = Texts(GAME, "ru")
    assert texts.card(texts.cards()["mire-toad"]).note.startswith("Реконструкция")
    assert texts.card(texts.cards()["bridge"]).note == (
        "Известно: русское название, действие. "
        "Реконструировано: английское название, колода, число экземпляров, цена, знамёна."
    )
    assert texts.card(texts.cards()["militia"]).note == (
        "Известно: английское название, русское название, число экземпляров. Реконструировано: символы, опыт."
    )
    assert texts.card(texts.cards()["serpent-of-hmu"]).note.startswith(
        "Источники об этой карте сомнительны. Известно: защита"
    )


def test_errors_are_sentences_in_both_languages() -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(seats=9)
    assert Texts(GAME, "en").error(refused.value) == "ancient_world is for 2 to 4 seats, not 9."
    assert Texts(GAME, "ru").error(refused.value) == "В ancient_world играют от 2 до 4 человек; задано мест: 9."


def test_what_an_option_may_be_is_said_in_the_language_too() -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(options={"expand_plus": "perhaps"})
    assert Texts(GAME, "ru").error(refused.value) == (
        "Настройка expand_plus не может быть 'perhaps'; нужно: true или false."
    )


def test_a_reason_inside_an_error_is_translated() -> None:
    record = GAME.new(seats=2, seed=1).record(checks=False) | {"answers": [[7, "act", "pass"]]}
    with pytest.raises(BadRecord) as refused:
        oikumene.replay(record)
    assert "Места 7 нет." in Texts(GAME, "ru").error(refused.value)


def test_a_refusal_may_name_an_id() -> None:
    why = Refused("id-there", "{id} stands in line {line} already", id="'smithy'", line=7)
    assert Texts(GAME, "en").error(why) == "'smithy' stands in line 7 already"
    assert Texts(GAME, "ru").error(why) == "'smithy' уже есть в строке 7"


def test_a_missing_message_is_loud_in_tests_and_readable_at_run_time() -> None:
    with pytest.raises(MissingText):
        Texts(GAME, "ru").say("no-such-message")
    with pytest.raises(MissingText):
        Texts(GAME, "ru").say("log-passes")
    assert Texts(GAME, "ru", strict=False).say("no-such-message") == "no-such-message"


def test_the_language_comes_from_the_locale() -> None:
    assert language_of({}) == "en"
    assert language_of({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert language_of({"LC_ALL": "de_DE", "LANG": "ru_RU"}) == "en"
    with pytest.raises(Refused):
        Texts(None, "fr")
