"""Guided first games, and the rules in our own words."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from oikumene.table.wire.base import Wire
from oikumene.table.wire.said import Position, SaidInfo
from oikumene.table.wire.tables import TableInfo


class LessonStep(Wire):
    """A decision of the learner, its lines with the marks of the rulebook. `key`: what is advised; `point`: the thing
    it is about (else what the option is about); `others`: a word on other options; `rules`: the chapter to open."""

    id: str
    key: str
    point: str
    text: str
    others: list[tuple[str, str]]
    rules: str


class LessonInfo(Wire):
    """A guided first game in a language. `welcome` is said with the first step, `end` when it is over."""

    game: str
    title: str
    welcome: str
    steps: list[LessonStep]
    end: str


class LessonAt(Wire):
    """Where a learner stands. `step`: what is told of the question that is open (null: nothing, decide yourself);
    `keys`: the option it advises, then those it has a word on, as far as they are offered; `done`: how many of `all`
    lie behind; `left`: the last decision was not the one that was advised."""

    step: str | None
    keys: list[str]
    done: int
    all: int
    left: bool
    over: bool


class RuleBlock(Wire):
    """A piece of a chapter, its lines with their marks (`oikumene.text.rulebook`). `text`: of a heading its title, of a
    picture the ids of its cards or the example whose board it shows, of an example its id. `items`: of a list its
    items, of a picture its captions."""

    kind: Literal["head", "text", "list", "steps", "table", "note", "ruling", "cards", "board", "example"]
    text: str = ""
    id: str = ""
    items: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


class RuleChapter(Wire):
    id: str
    title: str
    lead: str
    blocks: list[RuleBlock]


class RuleStep(Wire):
    """A step of an example: what it shows, what was answered and by whom, and what happened then."""

    text: str
    seats: list[int]
    answers: list[SaidInfo]
    log: list[SaidInfo]


class RuleExample(Wire):
    """A worked example, played by the engine and seen by one seat."""

    id: str
    title: str
    players: int
    seat: int
    steps: list[RuleStep]


class RuleBook(Wire):
    """The rules of a game. Its terms and which word belongs where are in its index."""

    game: str
    title: str
    about: str
    chapters: list[RuleChapter]
    examples: list[RuleExample]


class RuleTerm(Wire):
    """A word with a meaning of its own. `forms`: how it is written, `*` for any ending; `at`: where it is explained
    (`chapter` or `chapter.section`)."""

    id: str
    title: str
    forms: list[str]
    at: str
    text: str


class RuleIndex(Wire):
    """What a table needs of the rules before anybody opens them. `titles`: of every chapter and section, by address;
    `places`: by kind (prompts, options, reasons, lines, decks, settings, cards, things) where a word is explained."""

    game: str
    titles: dict[str, str]
    terms: list[RuleTerm]
    places: dict[str, dict[str, str]]


class RuleScene(Wire):
    """The table after a step of an example, as the one who acts there sees it."""

    table: TableInfo
    position: Position
