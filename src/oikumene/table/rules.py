"""The rules in our own words, as they go over the wire: the book, its index, and the boards of its examples."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from oikumene.kernel.errors import Refused
from oikumene.kernel.game import OptionValue
from oikumene.kernel.match import Match
from oikumene.registry import game as find_game
from oikumene.table import wire
from oikumene.table.board import Start, packed, question_info, said_info
from oikumene.text.examples import Example, example, example_ids
from oikumene.text.rulebook import TERMS, Book, Chapter, book_of, has_book, places_of

#: So many examples are kept with their boards: those of a book that somebody reads.
KEPT = 64


class Position(NamedTuple):
    """What a table begins with that goes on from an example."""

    game: str
    seats: int
    seat: int
    seed: int
    options: dict[str, OptionValue]
    start: Start


def book(game_id: str, lang: str) -> wire.RuleBook:
    game = find_game(game_id)
    found = book_of(game, lang)
    return wire.RuleBook(
        game=game_id,
        title=found.title,
        about=found.about,
        chapters=[chapter_info(chapter) for chapter in found.chapters if chapter.id != TERMS],
        examples=[example_info(example(game, id), lang) for id in example_ids(game)],
    )


def chapter_info(chapter: Chapter) -> wire.RuleChapter:
    blocks = [
        wire.RuleBlock(block.kind, block.text, block.id, block.items, block.rows)  # type: ignore[arg-type]
        for block in chapter.blocks
    ]
    return wire.RuleChapter(chapter.id, chapter.title, chapter.lead, blocks)


def example_info(shown: Example, lang: str) -> wire.RuleExample:
    steps = [
        wire.RuleStep(
            text=step.say[lang],
            seats=[seat for seat, _ in step.keys],
            answers=[said_info(said) for said in step.answers],
            log=[said_info(line) for line in step.log],
        )
        for step in shown.steps
    ]
    return wire.RuleExample(shown.id, shown.title[lang], shown.steps[0].match.seats, shown.seat, steps)


def index(game_id: str, lang: str) -> wire.RuleIndex:
    """Of a game without written rules an empty one: every table asks."""
    game = find_game(game_id)
    if not has_book(game):
        return wire.RuleIndex(game_id, {}, [], {})
    found = book_of(game, lang)
    terms = [wire.RuleTerm(term.id, term.title, term.forms, term.at, term.text) for term in found.terms]
    return wire.RuleIndex(game_id, titles(found), terms, places_of(game))


def titles(found: Book) -> dict[str, str]:
    """What every chapter and section is called, by its address."""
    made = {}
    for chapter in found.chapters:
        made[chapter.id] = chapter.title
        made.update({f"{chapter.id}.{head.id}": head.text for head in chapter.sections()})
    return made


@lru_cache(maxsize=KEPT)
def scenes(game_id: str, id: str) -> list[wire.RuleScene]:
    """The board of an example after each of its steps."""
    game = find_game(game_id)
    if id not in example_ids(game):
        raise Refused("no-example", "{game} has no example {id}.", game=game_id, id=repr(id)[:80])
    shown = example(game, id)
    return [scene(step.match, shown, at) for at, step in enumerate(shown.steps)]


def position(game_id: str, id: str, at: int) -> Position:
    """The table of an example after one of its steps, to be played on; its record begins there."""
    scenes(game_id, id)
    game = find_game(game_id)
    shown = example(game, id)
    if not 0 <= at < len(shown.steps):
        raise Refused("no-example", "{game} has no example {id}.", game=game_id, id=f"{id}, {at + 1}")
    match = shown.steps[at].match
    save = {**match.save(), "checks": []}
    setup = match.setup
    start = Start(0, packed({"save": {**save, "start": save}, "log": [], "moves": []}))
    return Position(game_id, match.seats, shown.seat, setup.seed, dict(setup.options), start)


def scene(match: Match[Any], shown: Example, at: int) -> wire.RuleScene:
    game, seat = match.game, shown.seat
    round, rounds = game.progress(match.state, match.seats)
    result = match.result
    return wire.RuleScene(
        table=wire.TableInfo(
            id=f"rules-{game.id}-{shown.id}",
            game=game.id,
            title="",
            status="playing" if result is None else "finished",
            seats=[wire.SeatInfo(n, you=n == seat) for n in range(match.seats)],
            options=dict(game.open_options(match.setup.options)),
            public=False,
            pace="live",
            hours=0,
            confirm=False,
            hints=False,
            host=False,
            your_seat=seat,
            waiting=sorted({ask.seat for ask in match.asks}),
            moves=at,
            round=round,
            rounds=rounds,
            created=0,
            changed=0,
            fraction=game.fraction,
            points=game.points,
        ),
        position=wire.Position(
            n=at,
            last=len(shown.steps) - 1,
            seat=seat,
            view=dict(game.view(match.state, seat)),
            questions=[question_info(question) for question in match.pending if question.seat == seat],
            waiting=sorted({ask.seat for ask in match.asks}),
            log=[],
            log_from=0,
            log_moves=[],
            result=None if result is None else wire.ResultInfo(**result.shown()),  # type: ignore[arg-type]
        ),
    )
