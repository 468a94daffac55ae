"""Numbers agree with their words, sentences of one kind end alike, and no two options say the same.

Every Russian message that takes a number is rendered with numbers that want different forms, and read. A number that
stands bare beside a noun (without a selector) shows itself by a form that cannot be right.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import oikumene
from oikumene.text import Texts
from oikumene.text.bundles import board_source, game_source, house_source, kit_source

ROOT = Path(__file__).parents[2]
NAMES = ("Анна", "Борис", "Вера")
NUMBERS = (0, 1, 2, 5, 11, 21)

#: Nouns that are counted: the forms after 1, after 2 to 4, after 0 and 5 to 20 (nominative or accusative).
NOUNS = (
    ("монета монету", "монеты", "монет"),
    ("знание", "знания", "знаний"),
    ("карта карту", "карты", "карт"),
    ("карточка карточку", "карточки", "карточек"),
    ("место", "места", "мест"),
    ("меч", "меча", "мечей"),
    ("стрела стрелу", "стрелы", "стрел"),
    ("житель жителя", "жителя жителей", "жителей"),
    ("армия армию", "армии", "армий"),
    ("знамя", "знамени", "знамён"),
    ("очко", "очка", "очков"),
    ("кубик", "кубика", "кубиков"),
    ("камень", "камня", "камней"),
    ("рабочий рабочего", "рабочих", "рабочих"),
    ("жетон", "жетона", "жетонов"),
    ("ресурс", "ресурса", "ресурсов"),
    ("локация локацию", "локации", "локаций"),
    ("сделка сделку", "сделки", "сделок"),
    ("пара пару", "пары", "пар"),
    ("партия партию", "партии", "партий"),
    ("ответ", "ответа", "ответов"),
    ("ход", "хода", "ходов"),
    ("стол", "стола", "столов"),
    ("минута минуту", "минуты", "минут"),
    ("секунда секунду", "секунды", "секунд"),
    ("человек", "человека", "человек"),
    ("проба", "пробы", "проб"),
)
FORM = {}
for one, few, many in NOUNS:
    for word in (*one.split(), *few.split(), *many.split()):
        FORM.setdefault(word, set()).update(
            {1} if word in one.split() else set(),
            {2} if word in few.split() else set(),
            {5} if word in many.split() else set(),
        )
MANY = {many for _, _, many in NOUNS} - {"человек"}
#: After these words the noun stands in the genitive, whatever the number: "до 2 карт", "из 5 карточек".
GENITIVE = {"до", "из", "от", "меньше", "больше", "для", "после", "около"}


#: Variables that are no numbers: names of players, cards and other things.
TEXT = {
    *(
        "seat",
        "card",
        "owner",
        "gate",
        "name",
        "names",
        "who",
        "what",
        "space",
        "good",
        "goods",
        "one",
        "other",
        "effect",
    ),
    *(
        "price",
        "gains",
        "first",
        "second",
        "crane",
        "barren",
        "place",
        "pile",
        "path",
        "game",
        "kind",
        "tribe",
        "each",
        "match",
    ),
}


def wanted(n: int) -> int:
    """Which form the number wants: that of 1, of 2 or of 5."""
    if n % 10 == 1 and n % 100 != 11:
        return 1
    return 2 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 5


class Numbers(Visitor):
    """The variables of a message, and those that it selects by plural."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.mentions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.mentions.add(node.id.name)


SOURCES = {
    "house": house_source("ru"),
    "kit": kit_source("ru"),
    "ancient_world": game_source(oikumene.game("ancient_world").package(), "ru"),
    "imperial_settlers": game_source(oikumene.game("imperial_settlers").package(), "ru"),
    **{
        f"{game}, board": board_source(oikumene.game(game).package(), "ru")
        for game in sorted(oikumene.registry.games())
    },
    "client": (ROOT / "web" / "src" / "text" / "ru.ftl").read_text("utf-8"),
}


def patterns(source: str) -> Iterator[tuple[str, ftl.Pattern]]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def variables(known: dict[str, ftl.Pattern], id: str) -> set[str]:
    seen = Numbers()
    seen.visit(known[id])
    found = set(seen.found)
    for mention in seen.mentions:
        found |= variables(known, mention)
    return found


def rendered(name: str) -> Iterator[tuple[str, int, str]]:
    """Every message of a source with every number for each of its variables: (id, number, text)."""
    bundle = FluentBundle(["ru"], use_isolating=False)
    sources = [SOURCES[each] for each in dict.fromkeys(("house", "kit", name))] if name != "house" else [SOURCES[name]]
    for source in sources:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    known = {id: pattern for source in sources for id, pattern in patterns(source)}
    for id, _ in patterns(SOURCES[name]):
        names = variables(known, id)
        if not names:
            continue
        base, _, attribute = id.partition(".")
        message = bundle.get_message(base)
        pattern = message.attributes[attribute] if attribute else message.value
        for n in NUMBERS:
            args = {name: "ТАКОЙ" if name in TEXT or name.endswith("-id") else n for name in names}
            yield id, n, bundle.format_pattern(pattern, args)[0]


def disagreements(text: str) -> list[str]:
    """What cannot be right in a Russian sentence with numbers."""
    wrong = []
    words = re.findall(r"\d+|[а-яё]+|[^\sа-яё\d]", text.lower())
    for at, word in enumerate(words):
        if not word.isdecimal() or at + 1 >= len(words):
            continue
        n, follows = int(word), words[at + 1 : at + 3]
        before = words[at - 1] if at else ""
        noun = next((w for w in follows if w in FORM), None)
        adjectives = follows[: follows.index(noun)] if noun else []
        if not noun or not all(re.fullmatch(r"[а-яё]+(ых|их|ые|ие|ый|ий|ую|юю|ая|ое|ой|ого)", a) for a in adjectives):
            continue
        if before in GENITIVE:
            if wanted(n) == 1 and noun in MANY:  # «до 21 карты»
                wrong.append(f"{before} {n} {noun}")
        elif wanted(n) not in FORM[noun]:
            wrong.append(f"{n} {noun}")
        for adjective in adjectives:
            if wanted(n) == 1 and before not in GENITIVE and re.fullmatch(r"[а-яё]+(ых|их)", adjective):
                wrong.append(f"{n} {adjective} {noun}")
    # the genitive of many before its number, with no colon or dash between: «карт под ней 1»
    for found in re.finditer(
        rf"\b({'|'.join(sorted(MANY))})\b([^.;:—,()«»\d]{{0,25}})(?<! на) (\d+)\b(?! [а-яё])", text.lower()
    ):
        wrong.append(found.group(0))
    return wrong


@pytest.mark.parametrize(
    ("text", "bad"),
    [
        ("карт под ней 10", True),
        ("1 красных знамён", True),
        ("5 карта", True),
        ("2 монет", True),
        ("под ней 21 карта", False),
        ("до 2 потерянных карт", False),
        ("трофеи — 1, локации — 2", False),
        ("11 монет и 21 знание", False),
    ],
)
def test_the_reader_knows_what_is_wrong(text: str, bad: bool) -> None:
    assert bool(disagreements(text)) == bad, disagreements(text)


@pytest.mark.parametrize("name", SOURCES)
def test_numbers_agree_with_their_words(name: str) -> None:
    wrong = [f"{id} with {n}: {found}" for id, n, text in rendered(name) for found in disagreements(text)]
    assert not wrong, "\n".join(wrong)


# -- ends


def ends(pattern: ftl.Pattern | None) -> Iterator[str]:
    """How a message may end: the last character of its text, variant by variant; nothing where a thing ends it."""
    if pattern is None or not pattern.elements:
        return
    last = pattern.elements[-1]
    if isinstance(last, ftl.TextElement):
        yield last.value.rstrip()[-1:]
    elif isinstance(last, ftl.Placeable) and isinstance(last.expression, ftl.SelectExpression):
        for variant in last.expression.variants:
            yield from ends(variant.value)


#: By the first word of a message's id, what it may end with.
ENDS = {
    "option": lambda end: end not in ".?!",
    "ask": lambda end: end in "?.",
    "log": lambda end: end in ".!",
    "why": lambda end: end not in ".?!",
    "ending": lambda end: end == ".",
    "error": lambda end: end in ".:",
    "clause": lambda end: end not in ".:?!",
}


def kind_of(id: str, pattern: ftl.Pattern) -> str:
    """An error is a sentence; one that begins small is a clause of another, which says it (a cell of the deck file)."""
    first = pattern.elements[0]
    small = not isinstance(first, ftl.TextElement) or not first.value[0].isupper()
    kind = id.partition("-")[0]
    return "clause" if kind == "error" and small else kind


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", sorted(oikumene.registry.games()))
def test_sentences_of_one_kind_end_alike(game: str, lang: str) -> None:
    wrong = []
    for id, pattern in patterns(game_source(oikumene.game(game).package(), lang)):
        kind = kind_of(id, pattern)
        if id.endswith(".help"):
            wrong += [f"{id}: {end!r}" for end in ends(pattern) if end not in ".)"]
        elif kind in ENDS and "." not in id:
            wrong += [f"{id}: {end!r}" for end in ends(pattern) if end and not ENDS[kind](end)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_the_lines_of_cards_end_alike(game: str, lang: str) -> None:
    """All with a full stop, or none."""
    texts = Texts(oikumene.game(game), lang)
    stops = {line[-1] == "." for info in texts.cards().values() for line in texts.card(info).lines}
    assert len(stops) == 1


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_reasons_begin_small(game: str, lang: str) -> None:
    """They stand in brackets, behind what cannot be done."""
    for id, pattern in patterns(game_source(oikumene.game(game).package(), lang)):
        first = pattern.elements[0]
        if id.startswith("why-") and isinstance(first, ftl.TextElement):
            assert not first.value[0].isupper(), id


# -- whole games


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_a_game_as_it_reads(game: str, seed: int) -> None:
    """Every question can be said, and no two of its options are the same line."""
    played = oikumene.game(game)
    texts = {lang: Texts(played, lang, strict=True) for lang in ("ru", "en")}
    rng = Random(seed)
    match = played.new(seats=3, seed=seed)
    while not match.over:
        question = rng.choice(match.pending)
        if rng.random() < 0.2:
            for lang, said in texts.items():
                lines = [said.said(option.said, NAMES, question.seat) for option in question.options]
                twice = {line for line in lines if lines.count(line) > 1}
                assert not twice, f"{lang}: {question.prompt}: {twice}"
                lines += [said.said(question.said, NAMES, question.seat)]
                lines += [said.said(closed.why, NAMES, question.seat) for closed in question.closed]
                if lang == "ru":
                    assert not [wrong for line in lines for wrong in disagreements(line)]
        match.take(question.ask, rng.choice(list(question.ask.values())))
