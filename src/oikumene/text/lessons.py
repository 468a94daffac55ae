"""Guided first games: real rules, a fixed deal, a sentence or two at each decision. `lesson/` in a game's room.

`lesson.toml` is the script, the same for all languages:

    seats = 2
    seed = 7
    level = "novice"                              # who plays the other seats once the script does not say
    options = { first_player = "1" }
    seat = 0                                      # the learner's

    [[steps]]
    id = "build"                                  # names the step; its text is "## build" in <lang>.md
    before = ["1 place:work", "1 citizen:3"]      # what the others answer since the step before: who, and the key
    ask = "act"                                   # the question the learner is asked
    key = "place:build"                           # what the lesson advises
    point = "space:build"                         # the thing it speaks about; else what the advised option is about
    else = ["place:work", "pass"]                 # other options it has a word on, in the order of their words
    rules = "board.build"                         # the chapter to open; else the question's own
    see = { "seats.0.coins" = 6 }                 # what the learner must see for the sentence to be true

    [[steps]]
    then = true                                   # goes on with the step before: is told only where that was followed
    …

`<lang>.md` has the words, with the marks of the rulebook (**bold**, [[term]], {card:id}):

    # The first game                              the title; what follows is said with the first step
    ## build                                      a step: one or two sentences
    Send a citizen to build.
    - Work brings coins, but no banner.           a word on each option under `else`, in their order
    ## end                                        what is said when the lesson is over

Who does otherwise goes on: a lesson is not a rail. Where it stands follows from the answers alone (`where`), so a table
keeps nothing of it. `python -m oikumene.text.lessons GAME` plays the script and says what is offered at each step.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.kernel.questions import Question
from oikumene.registry import game as find_game
from oikumene.text.examples import at_path
from oikumene.text.languages import LANGUAGES
from oikumene.text.rulebook import CARD_LINK, LINK, TERM_LINK, book_of, has_book, places_of

#: What is said when the lesson is over stands under this name.
END = "end"
#: A step that was not followed is told once more where it still fits, then no more.
TOLD = 2
#: So many steps that are still to come are looked at for one that fits.
AHEAD = 3

KNOWN = {"seats", "seed", "level", "options", "seat", "steps"}
KNOWN_OF_STEPS = {"id", "before", "ask", "key", "point", "else", "rules", "see", "then"}


class BadLesson(ValueError):
    """A lesson that is not written as it must be, or does not play: where, and what was expected."""


@dataclass(frozen=True)
class Step:
    """A decision of the learner. `number`: counted from nought."""

    number: int
    id: str
    ask: str
    key: str
    before: tuple[tuple[int, str], ...] = ()
    point: str = ""
    others: tuple[str, ...] = ()
    rules: str = ""
    see: Mapping[str, Any] = field(default_factory=dict)
    then: bool = False

    def fits(self, question: Question, view: Mapping[str, Any]) -> bool:
        """Whether it can be told of this question, seeing that."""
        return (
            question.prompt == self.ask
            and any(option.key == self.key for option in question.options)
            and all(seen(view, path) == wanted for path, wanted in self.see.items())
        )


def seen(view: Mapping[str, Any], path: str) -> Any:
    """What stands there in a view; None where nothing does."""
    try:
        return at_path(view, path)
    except (KeyError, IndexError, TypeError, ValueError):
        return None


@dataclass(frozen=True)
class Lesson:
    """The script of a game."""

    game: str
    seats: int
    seed: int
    level: str
    options: Mapping[str, Any]
    seat: int
    steps: tuple[Step, ...]

    @property
    def line(self) -> list[tuple[int, str]]:
        """Everything that is answered, by whom, if the lesson is followed."""
        return [answer for step in self.steps for answer in (*step.before, (self.seat, step.key))]

    def new(self) -> Match[Any]:
        return find_game(self.game).new(seats=self.seats, seed=self.seed, options=dict(self.options))

    def turns(self) -> list[list[Step]]:
        """Steps that go on with the one before stand with it."""
        found: list[list[Step]] = []
        for step in self.steps:
            if step.then:
                found[-1].append(step)
            else:
                found.append([step])
        return found


@dataclass(frozen=True)
class Words:
    """A step in a language: what is said, and a word on each of the others."""

    text: str
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class Told:
    """The words of a lesson in a language."""

    lang: str
    title: str
    welcome: str
    steps: Mapping[str, Words]


@dataclass(frozen=True)
class At:
    """Where a learner stands. `step`: what is told of the question that is open; `left`: the last decision was another
    than the one that was advised; `over`: nothing is left to tell; `done`: how many steps lie behind."""

    step: Step | None
    done: int
    left: bool
    over: bool


# -- reading


def has_lesson(game: Game[Any]) -> bool:
    return (files(game.package()) / "lesson" / "lesson.toml").is_file()


def lesson_of(game: Game[Any]) -> Lesson:
    """The lesson of a game; a game that has none is refused."""
    if not has_lesson(game):
        raise Refused("no-lesson", "There is no lesson of {game} here.", game=game.id)
    return _lesson(game.package(), game.id)


@cache
def _lesson(package: str, game: str) -> Lesson:
    path = files(package) / "lesson" / "lesson.toml"
    return read_lesson(path.read_text(encoding="utf-8"), game)


def read_lesson(text: str, game: str) -> Lesson:
    """A script as it is written; what is not written as it must be is refused with the step.

    >>> read_lesson("seats = 2\\nseed = 1\\n[[steps]]\\nid = 'a'\\nask = 'act'\\n", "go")
    Traceback (most recent call last):
    oikumene.text.lessons.BadLesson: go, step 1 (a): it says no key
    """
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        raise BadLesson(f"{game}: {why}") from why
    unknown = set(written) - KNOWN
    if unknown:
        raise BadLesson(f"{game}: nobody knows {', '.join(sorted(unknown))}")
    missing = [name for name in ("seats", "seed", "steps") if name not in written]
    if missing:
        raise BadLesson(f"{game}: it says no {', '.join(missing)}")
    steps = tuple(_step(game, number, step) for number, step in enumerate(written["steps"]))
    ids = [step.id for step in steps]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        raise BadLesson(f"{game}: two steps are called {', '.join(twice)}")
    if steps and steps[0].then:
        raise BadLesson(f"{game}: the first step has none before it that it could go on with")
    return Lesson(
        game=game,
        seats=written["seats"],
        seed=written["seed"],
        level=written.get("level", "novice"),
        options=written.get("options", {}),
        seat=written.get("seat", 0),
        steps=steps,
    )


def _step(game: str, number: int, written: Mapping[str, Any]) -> Step:
    where = f"{game}, step {number + 1} ({written.get('id', 'without an id')})"
    unknown = set(written) - KNOWN_OF_STEPS
    if unknown:
        raise BadLesson(f"{where}: nobody knows {', '.join(sorted(unknown))}")
    missing = [name for name in ("id", "ask", "key") if name not in written]
    if missing:
        raise BadLesson(f"{where}: it says no {', '.join(missing)}")
    before = []
    for answer in written.get("before", ()):
        who, _, key = answer.partition(" ")
        if not who.isdecimal() or not key:
            raise BadLesson(f"{where}: before: “{answer}” should be a seat and a key: “1 pass”")
        before.append((int(who), key))
    return Step(
        number=number,
        id=written["id"],
        ask=written["ask"],
        key=written["key"],
        before=tuple(before),
        point=written.get("point", ""),
        others=tuple(written.get("else", ())),
        rules=written.get("rules", ""),
        see=written.get("see", {}),
        then=written.get("then", False),
    )


def told(game: Game[Any], lang: str) -> Told:
    """The words of a game's lesson in a language."""
    return _told(game.package(), game.id, lang)


@cache
def _told(package: str, game: str, lang: str) -> Told:
    path = files(package) / "lesson" / f"{lang}.md"
    return read_words(path.read_text(encoding="utf-8"), lang, f"{game}/lesson/{lang}.md")


def read_words(text: str, lang: str, name: str = "a lesson") -> Told:
    """The words as they are written, refused with the line where they are not written as they must be.

    >>> said = read_words("# First\\nHello.\\n## build\\nBuild\\nnow.\\n- Or not.\\n## end\\nBye.", "en")
    >>> said.welcome, said.steps["build"].text, said.steps["build"].others
    ('Hello.', 'Build now.', ('Or not.',))
    """
    title, welcome = "", ""
    steps: dict[str, Words] = {}
    at = ""
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        where = f"{name}, line {number}"
        if not line or line.startswith("<!--"):
            continue
        if line.startswith("# "):
            if title:
                raise BadLesson(f"{where}: only one title")
            title = line[2:]
        elif line.startswith("## "):
            at = line[3:].strip()
            if at in steps:
                raise BadLesson(f"{where}: {at} was there before")
            steps[at] = Words("")
        elif not title:
            raise BadLesson(f"{where}: a lesson begins with “# its title”")
        elif not at:
            welcome = f"{welcome} {line}".strip()
        elif line.startswith("- "):
            steps[at] = Words(steps[at].text, (*steps[at].others, line[2:]))
        elif steps[at].others:
            *first, last = steps[at].others
            steps[at] = Words(steps[at].text, (*first, f"{last} {line}"))
        else:
            steps[at] = Words(f"{steps[at].text} {line}".strip())
    if not title:
        raise BadLesson(f"{name}: a lesson begins with “# its title”")
    return Told(lang, title, welcome, steps)


# -- walking along a match


class _Walk:
    """What has been told, from what the learner has answered."""

    def __init__(self, lesson: Lesson) -> None:
        self.open: list[list[Step]] = lesson.turns()
        self.rest: list[Step] = []  # of the turn that is going on
        self.missed: dict[str, int] = {}
        self.left = False

    def answer(self, prompt: str, key: str) -> None:
        for at, step in enumerate(self.rest):
            if step.ask == prompt:
                self.left = key != step.key
                self.rest = self.rest[at + 1 :]
                return
        ahead = [turn for turn in self.open[:AHEAD] if turn[0].ask == prompt]
        if not ahead:
            return
        self.rest = []
        taken = next((turn for turn in ahead if turn[0].key == key), None)
        self.left = taken is not ahead[0]
        if taken is not None:
            self.open.remove(taken)
            self.rest = taken[1:]
            return
        first = ahead[0]
        self.missed[first[0].id] = self.missed.get(first[0].id, 0) + 1
        if self.missed[first[0].id] >= TOLD:
            self.open.remove(first)

    def step(self, questions: Sequence[Question], view: Mapping[str, Any]) -> Step | None:
        """What can be told of what is asked now: of the turn that goes on, else the next that fits."""
        coming = [*self.rest, *(turn[0] for turn in self.open[:AHEAD])]
        return next((step for step in coming for question in questions if step.fits(question, view)), None)


def where(lesson: Lesson, match: Match[Any]) -> At:
    """Where the learner of a match stands: it follows from the answers, so nothing of it is kept."""
    walk = _Walk(lesson)
    for seat, id, key in match.answers:
        if seat == lesson.seat:
            walk.answer(prompt_of(id), key)
    questions = [question for question in match.pending if question.seat == lesson.seat]
    step = walk.step(questions, match.game.view(match.state, lesson.seat)) if questions else None
    to_come = len(walk.rest) + sum(map(len, walk.open))
    asked = bool(questions) and step is None
    over = not walk.open and (not walk.rest or asked)
    return At(step, len(lesson.steps) - to_come if step is None else step.number, walk.left, over or match.over)


def prompt_of(id: str) -> str:
    """The prompt of a question by its id, which also has the branches it comes through.

    >>> prompt_of("0/starve")
    'starve'
    """
    return id.rpartition("/")[2]


def answer_of(lesson: Lesson, match: Match[Any], seat: int, id: str) -> str | None:
    """What another seat answers by the script: as long as everything went as it is written there."""
    line = lesson.line
    n = len(match.answers)
    if n >= len(line) or line[n][0] != seat:
        return None
    if any((who, key) != wanted for (who, _, key), wanted in zip(match.answers, line, strict=False)):
        return None
    ask = match.find(seat, id)
    keys = () if ask is None else (match.key(value) for value in ask.values())
    return line[n][1] if line[n][1] in keys else None


# -- looking whether it is right


def play(lesson: Lesson) -> list[tuple[Step, Match[Any]]]:
    """Follow a lesson to its end: each step with the match as the learner meets it. Refuses what does not fit."""
    match = lesson.new()
    met: list[tuple[Step, Match[Any]]] = []
    for step in lesson.steps:
        place = f"{lesson.game}, step {step.number + 1} ({step.id})"
        for seat, key in step.before:
            _give(match, seat, key, place)
        question = next((q for q in match.pending if q.seat == lesson.seat), None)
        if question is None:
            raise BadLesson(f"{place}: seat {lesson.seat} is not asked, but {asked(match)}")
        if question.prompt != step.ask:
            raise BadLesson(f"{place}: {step.ask} is not asked, but {asked(match)}")
        keys = [option.key for option in question.options]
        for key in (step.key, *step.others):
            if key not in keys:
                raise BadLesson(f"{place}: {key} is not offered, but {', '.join(keys)}")
        view = match.game.view(match.state, lesson.seat)
        for path, wanted in step.see.items():
            if seen(view, path) != wanted:
                raise BadLesson(f"{place}: {path} is {seen(view, path)!r}, not {wanted!r}")
        if step.point and not to_point_at(step.point, question, view):
            raise BadLesson(f"{place}: there is no {step.point} to point at")
        at = where(lesson, match)
        if at.step is not step:
            raise BadLesson(f"{place}: {at.step and at.step.id} would be told here")
        met.append((step, match.clone()))
        match.answer(lesson.seat, step.key, question.id)
    if not where(lesson, match).over:
        raise BadLesson(f"{lesson.game}: it is not over after its last step")
    return met


def _give(match: Match[Any], seat: int, key: str, place: str) -> None:
    for question in match.pending:
        if question.seat == seat and any(option.key == key for option in question.options):
            match.answer(seat, key, question.id)
            return
    raise BadLesson(f"{place}: before: seat {seat} cannot answer {key}; {asked(match)}")


def asked(match: Match[Any]) -> str:
    if match.over:
        return "the game is over"
    return "; ".join(
        f"{question.seat} is asked {question.prompt}: {', '.join(option.key for option in question.options)}"
        for question in match.pending
    )


def to_point_at(point: str, question: Question, view: Mapping[str, Any]) -> bool:
    """Whether there is such a thing: an option is about it, or its name stands in what the learner sees."""
    if any(point == f"{ref.kind}:{ref.id}" for option in question.options for ref in option.refs):
        return True
    name = point.partition(":")[2].partition("@")[0].partition("#")[0]
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", json.dumps(view, default=str)) is not None


def faults(game: Game[Any]) -> list[str]:
    """What is wrong with the words of a game's lesson: what is missing, too much or leads nowhere."""
    lesson = lesson_of(game)
    wanted = {step.id: len(step.others) for step in lesson.steps} | {END: 0}
    cards = {card.id for card in game.cards(dict(lesson.options))}
    found: list[str] = []
    for lang in LANGUAGES:
        said = told(game, lang)
        found += [f"{lang}: nothing is said of {id}" for id in wanted if id not in said.steps]
        found += [f"{lang}: there is no step {id}" for id in said.steps if id not in wanted]
        for id, n in wanted.items():
            words = said.steps.get(id, Words("…", ("…",) * n))
            if not words.text:
                found.append(f"{lang}: {id} says nothing")
            if len(words.others) != n:
                found.append(f"{lang}: {id} has a word on {len(words.others)} other options, not on {n}")
        if not said.welcome:
            found.append(f"{lang}: nobody is welcomed")
        found += [f"{lang}: {fault}" for fault in _dead_ends(game, lesson, said, cards)]
    return found


def _dead_ends(game: Game[Any], lesson: Lesson, said: Told, cards: set[str]) -> Iterator[str]:
    """Cards, terms and chapters that are not there."""
    book = book_of(game, said.lang) if has_book(game) else None
    addresses = book.addresses() if book else set()
    known = {"card": cards, "term": {term.id for term in book.terms} if book else set(), "to": addresses}
    for id, words in {**said.steps, "welcome": Words(said.welcome)}.items():
        for line in (words.text, *words.others):
            for mark, kind in ((CARD_LINK, "card"), (TERM_LINK, "term"), (LINK, "to")):
                yield from (f"{id}: no {one[kind]}" for one in mark.finditer(line) if one[kind] not in known[kind])
    for step in lesson.steps:
        at = chapter(game, step)
        if at not in addresses:
            yield f"{step.id}: no chapter {at or 'is named'}"


def chapter(game: Game[Any], step: Step) -> str:
    """Where the rule of a step is written."""
    return step.rules or places_of(game)["prompts"].get(step.ask, "")


def main() -> None:
    """For who writes one: play a script and say what is offered at each step, and what does not fit."""
    game = find_game(sys.argv[1])
    lesson = lesson_of(game)
    try:
        for step, match in play(lesson):
            print(f"{step.number + 1}. {step.id}: {step.key}\n   {asked(match)}")
    finally:
        for fault in faults(game):
            print(fault)


if __name__ == "__main__":
    main()
