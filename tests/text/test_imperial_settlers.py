"""How Imperial Settlers reads: its odd cards in both languages, locations with their owners, counted goods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import oikumene
from oikumene.games.imperial_settlers.model import ALL_GOODS, BOARDS, COLOURS, FACTIONS
from oikumene.games.imperial_settlers.rules.scoring import TITLES
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Part
from oikumene.kernel.words import Said
from oikumene.kit.goods import PRICE
from oikumene.text import LANGUAGES, Texts, read_tag
from oikumene.text.bundles import game_source

GAME = oikumene.game("imperial_settlers")
NAMES = ("Анна", "Борис")
VIRTUAL = 4


def say(lang: str, id: str, viewer: int | None = 0, **args: int | str | None) -> str:
    kinds = dict(GAME.words.messages()[id].params)
    unpriced = {name: [] for name, kind in kinds.items() if kind == PRICE}
    return Texts(GAME, lang).said(Said(id, {**unpriced, **args}, kinds), NAMES, viewer)


def read(id: str, lang: str) -> tuple[str, ...]:
    texts = Texts(GAME, lang)
    return texts.card(texts.cards()[id]).lines


#: The odd cards, whole, in both languages: a paragraph a card, its id first.
SHEET = Path(__file__).with_name("imperial_settlers_cards.txt")


def sheet() -> dict[str, list[str]]:
    paragraphs = (part.splitlines() for part in SHEET.read_text("utf-8").strip().split("\n\n"))
    return {id: lines for id, *lines in paragraphs}


@pytest.mark.parametrize("id", sheet())
def test_an_odd_card_reads_as_on_the_sheet(id: str) -> None:
    texts = {lang: Texts(GAME, lang) for lang in LANGUAGES}
    assert sheet()[id] == [f"{t.card_name(id)}: {' '.join(read(id, lang))}" for lang, t in texts.items()]


def test_a_card_from_top_to_bottom() -> None:
    assert read("rom-trade-colony", "en") == (
        "Production location, red, brown and grey.",
        "Costs 1 wood, 2 stone and one of your locations or foundations.",
        "When built and in every production phase, gain 1 gold and 1 worker.",
        "As a deal it brings 1 worker.",
    )
    assert read("rom-trade-colony", "ru") == (
        "Локация с производством, красная, коричневая и серая.",
        "Чтобы построить, отдайте 1 дерево, 2 камня и 1 свою локацию (или фундамент).",
        "При постройке и в каждой фазе производства получите 1 золотой и 1 рабочего.",
        "Сделка приносит 1 рабочего.",
    )


def test_a_card_that_is_free_without_colour_and_cannot_be_razed() -> None:
    assert read("com-ruins", "en") == (
        "Feature location, no colour.",
        "Costs nothing.",
        "When built, gain 1 worker.",
        "It cannot be razed.",
    )
    assert read("com-ruins", "ru") == (
        "Локация с особенностью, без цвета.",
        "Строится бесплатно.",
        "При постройке получите 1 рабочего.",
        "Разрушить нельзя.",
    )


def test_an_attack_card_says_what_it_threatens() -> None:
    assert "whose raze field shows 1 wood and the good of another open attack card" in read("att-wood", "en")[0]
    assert "разрушение которой приносит 1 еду и товар с другой открытой карточки атаки" in read("att-food", "ru")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_a_sentence(lang: str) -> None:
    texts = Texts(GAME, lang)
    for info in GAME.cards():
        for line in texts.card(info).lines:
            assert line[0].isupper() and line.endswith("."), line
            assert "  " not in line and ".." not in line and ";;" not in line, line


def parts_of(parts: Sequence[Part]) -> Iterator[str]:
    for id, args in parts:
        yield id
        for value in args.values():
            if not isinstance(value, int | str):
                yield from parts_of(value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_card_text_is_left_over(lang: str) -> None:
    """Every text-* message is said by some card."""
    used = {id for info in GAME.cards() for id in parts_of(info.text)}
    source = game_source("oikumene.games.imperial_settlers", lang).splitlines()
    known = {line.partition(" ")[0] for line in source if line.startswith("text-")}
    assert known == {id for id in used if id.startswith("text-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_of_the_game_has_a_name(lang: str) -> None:
    texts = Texts(GAME, lang)
    goods = [*ALL_GOODS, "common", "faction", "gold-1", "vp-1", "raze-1", "vp-2"]
    things = {
        "good": goods,
        "empire": FACTIONS,
        "colour": (*COLOURS, "none"),
        "pile": ("common", "faction"),
        "phase": ("lookout", "production", "actions"),
        "kind": ("production", "feature", "action"),
        "source": ("track", "common", "faction", "special"),
        "ending": ("rounds", "defeat", *(title for _, title in TITLES)),
    }
    for kind, ids in things.items():
        assert not [id for id in ids if not texts.has(f"{kind}-{id}")], kind


@pytest.mark.parametrize("empire", FACTIONS)
def test_the_help_on_an_empire_is_what_its_board_says(empire: str) -> None:
    board = BOARDS[empire]
    for lang in LANGUAGES:
        texts = Texts(GAME, lang)
        help = texts.say(f"empire-{empire}.help")
        for good, n in board.production:
            assert texts.say(f"n-{ALL_GOODS[good]}", n=n) in help
    for good in board.keeps:
        kept = {"raze": "Raze tokens", "worker": "Workers", "gold": "Gold", "food": "Food"}[ALL_GOODS[good]]
        assert f"{kept} may be kept" in Texts(GAME, "en").say(f"empire-{empire}.help")


# -- locations on the table


def test_a_tag_is_read() -> None:
    assert read_tag("com-quarry") == ("com-quarry", None, 1)
    assert read_tag("com-quarry@2") == ("com-quarry", 1, 1)
    assert read_tag("com-quarry@5#12") == ("com-quarry", 4, 12)


def test_an_own_location_is_just_its_name() -> None:
    assert say("en", "option-activate", card="com-lumberjacks@1") == "Activate Lumberjacks"
    assert say("ru", "option-activate", card="com-lumberjacks@1") == "Активировать локацию «Лесорубы»"


def test_a_rivals_location_is_said_with_its_owner() -> None:
    assert say("en", "option-raze", card="com-mill@2") == "Raze the location Mill (Борис)"
    assert say("ru", "option-raze", card="com-mill@2") == "Разрушить локацию «Мельница» (Борис)"
    assert say("ru", "option-raze", viewer=1, card="com-mill@2") == "Разрушить локацию «Мельница»"
    assert say("ru", "option-raze", viewer=None, card="com-mill@1") == "Разрушить локацию «Мельница» (Анна)"


def test_copies_are_told_apart() -> None:
    assert say("en", "option-activate", card="com-lumberjacks@1#1") == "Activate Lumberjacks"
    assert say("en", "option-activate", card="com-lumberjacks@1#2") == "Activate Lumberjacks (2)"
    assert say("ru", "option-raze", card="com-quarry@2#3") == "Разрушить локацию «Каменоломня» (Борис, 3)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_prints_are_the_same_line_among_the_options(lang: str) -> None:
    """Prints of one name that differ in cost, raze or deal field."""
    lines = [say(lang, "option-build", card=info.id) for info in GAME.cards()]
    assert len(set(lines)) == len(lines)


def test_prints_of_one_name_are_told_apart_by_what_differs() -> None:
    assert say("ru", "option-build", card="com-castle-b") == "Построить локацию «Замок» (постройка за 2 камня)"
    assert say("ru", "option-build", card="bar-pack-a") == ("Построить локацию «Банда» (сделка на 1 жетон разрушений)")
    assert say("en", "option-raze-hand", card="com-village-a").endswith("(the card razed for 2 workers) from your hand")
    assert say("ru", "log-builds", seat=0, card="com-castle-b") == "Анна строит локацию «Замок».", (
        "only where one chooses"
    )


def test_the_virtual_opponent_is_a_side() -> None:
    tag = f"com-quarry@{VIRTUAL + 1}"
    assert say("en", "option-raze", card=tag) == "Raze the location Quarry (the virtual opponent)"
    assert say("ru", "log-razes", seat=0, card="com-quarry", owner=VIRTUAL) == (
        "Анна разрушает локацию «Каменоломня» (виртуальный противник)."
    )
    assert say("ru", "log-razes", seat=0, card="com-quarry", owner=1) == (
        "Анна разрушает локацию «Каменоломня» (Борис)."
    )


# -- counted and declined goods


@pytest.mark.parametrize(
    ("good", "n", "text"),
    [
        ("wood", 1, "1 дерево"),
        ("wood", 5, "5 дерева"),
        ("stone", 1, "1 камень"),
        ("stone", 3, "3 камня"),
        ("stone", 5, "5 камней"),
        ("food", 1, "1 еду"),
        ("food", 2, "2 еды"),
        ("gold", 1, "1 золотой"),
        ("gold", 4, "4 золотых"),
        ("worker", 1, "1 рабочего"),
        ("worker", 2, "2 рабочих"),
        ("worker", 21, "21 рабочего"),
        ("raze", 2, "2 жетона разрушений"),
        ("defence", 5, "5 жетонов обороны"),
        ("vp", 1, "1 очко"),
        ("vp", 3, "3 очка"),
        ("vp", 12, "12 очков"),
    ],
)
def test_russian_counts_goods(good: str, n: int, text: str) -> None:
    assert say("ru", "log-gains", seat=0, good=good, n=n) == f"Анна получает {text}."


def test_goods_without_a_number_are_declined() -> None:
    assert say("ru", "option-spend", good="food") == "Заплатить еду"
    assert say("ru", "option-steal", good="stone", owner=1) == "Забрать камень у противника (Борис)"
    assert say("ru", "option-swap", good="faction") == "Двух рабочих — на имперскую карточку"
    assert say("en", "option-swap", good="faction") == "2 workers for 1 faction card"


@pytest.mark.parametrize(
    ("good", "en", "ru"),
    [
        ("worker", "Gain 1 worker", "Получить рабочего"),
        ("card", "Gain 1 card", "Получить карточку"),
        ("gold-1", "Gain 1 gold", "Получить 1 золотой"),
        ("vp-2", "Gain 2 points", "Получить 2 очка"),
        ("raze-1", "Gain 1 raze token", "Получить 1 жетон разрушений"),
    ],
)
def test_what_is_gained_by_choice(good: str, en: str, ru: str) -> None:
    assert (say("en", "option-gain", good=good), say("ru", "option-gain", good=good)) == (en, ru)


def test_a_card_that_was_not_seen() -> None:
    assert say("ru", "log-draws", seat=1, card=None) == "Борис берёт карточку."
    assert say("ru", "log-draws", seat=1, card="com-mill") == "Борис берёт карточку «Мельница»."
    assert say("en", "log-becomes-foundation", owner=1, card=None) == (
        "Борис turns a card face down: it is a foundation now."
    )


def test_empires_are_declined() -> None:
    assert say("ru", "option-play-empire", empire="egyptians") == "Играть за египтян"
    assert say("en", "option-play-empire", empire="egyptians") == "Play the Egyptians"


def test_refusals() -> None:
    with pytest.raises(Refused) as twice:
        GAME.new(seats=2, options={"empire_1": "romans", "empire_2": "romans"})
    assert Texts(GAME, "ru").error(twice.value) == "Два игрока не могут вместе играть за римлян."
    with pytest.raises(Refused) as solo:
        GAME.new(seats=1, options={"peaceful": True})
    assert Texts(GAME, "en").error(solo.value).startswith("The solo game has a lookout phase of its own")
