"""What takes long is looked up or looked through in another process: histories, positions of a replay, records, decks.
Nothing else waits behind it, and who asks pays with the time it takes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Document, OptionValue
from oikumene.kernel.replaying import replay
from oikumene.registry import game as find_game
from oikumene.table import keeping, wire
from oikumene.table.board import AGREED_UNDO, ANSWER, UNDO, Board, Event, Start, packed, said_info
from oikumene.table.limits import WORK, Limits
from oikumene.table.thinking import Job, board_of
from oikumene.table.threads import broken, busy
from oikumene.table.workers import Failure, Workers
from oikumene.text import Texts
from oikumene.text import page as pages
from oikumene.text import story as stories

log = logging.getLogger("oikumene.table")

#: A piece of work that takes longer than this many seconds is given up.
LONGEST = 20.0
#: Pieces that may wait: of one address, and of all.
MOST_OF_ONE = 12
MOST_OF_ALL = 400
#: So many steps of others are told to who comes back; what came before them is left out.
MOST_STEPS = 60


class Archive(Workers):
    """A process of its own for what takes long; addresses take turns by the time they have had."""

    def __init__(self) -> None:
        super().__init__(1)

    async def ask(self, work: Callable[..., Any], *args: Any, owner: str, spent: Callable[[float], None]) -> Any:
        """What the work returns; raises what it refuses."""
        if self.queue.of(owner) >= MOST_OF_ONE or len(self.queue) >= MOST_OF_ALL:
            raise busy()
        found = await self.do(_refusing, work, args, seconds=LONGEST, owner=owner, table="", spent=spent)
        if isinstance(found, Refused):
            raise found
        if isinstance(found, Failure):
            log.error("%s: %s", work.__name__, found)
            raise broken()
        return found


@dataclass(frozen=True)
class Reader:
    """Somebody who has things looked up, and pays for it with the time it takes."""

    archive: Archive
    limits: Limits
    address: str

    def ready(self) -> None:
        """Refuses who has had too much of late."""
        self.limits.ready(f"work:{self.address}", WORK)

    def spend(self, seconds: float) -> None:
        self.limits.spend(f"work:{self.address}", WORK, seconds)

    async def ask(self, work: Callable[..., Any], *args: Any) -> Any:
        self.ready()
        return await self.archive.ask(work, *args, owner=self.address, spent=self.spend)


# -- in the other process


def _refusing(work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """A refusal is an answer, with all its words: it is for who asked."""
    try:
        return work(*args)
    except Refused as why:
        return why


def position(job: Job, seat: int | None, last: int) -> bytes:
    """A table as it was after the events of the job, as JSON."""
    found = board_of(job).position(seat)
    found.last = last
    return msgspec.json.encode(found)


def since(job: Job, seat: int, first: int) -> bytes:
    """What has happened after the first so many events, step by step as the seat saw it, as JSON. What was taken back
    meanwhile has not happened."""
    board = board_of(job._replace(events=job.events[:first]))
    board = board.fork(board.row)
    before, told, begun = _Moment(board, seat), list[_Told](), len(board.match.log)
    for event in job.events[first:]:
        log, step = len(board.match.log), board.match.steps
        if told and (told[-1].seat, told[-1].step) != (event.seat, step):
            told[-1].close(board)
        kept = board.apply(event, stored=True)
        if event.kind in (UNDO, AGREED_UNDO):
            while told and told[-1].begun > kept:
                told.pop()
            if kept < begun:
                before, begun = _Moment(board, seat), kept
            for one in told[-1:]:
                one.close(board, again=True)
        elif event.kind == ANSWER and not (told and told[-1].open):
            told.append(_Told(event.seat, seat, step, log))
    for one in told[-1:]:
        one.close(board)
    steps = [one for one, last in zip(told, [before, *told], strict=False) if one.view != last.view or one.log]
    left_out = max(0, len(steps) - MOST_STEPS)
    if left_out:
        before = steps[left_out - 1]
    shown = [wire.SinceStep(one.n, one.seat, one.view, one.log) for one in steps[left_out:]]
    return msgspec.json.encode(wire.Since(before.n, board.n, before.view, shown, left_out))


class _Moment:
    """A table as a seat sees it."""

    def __init__(self, board: Board, viewer: int) -> None:
        self.n = board.n
        self.view = dict(board.match.game.view(board.match.state, viewer))


class _Told(_Moment):
    """What a seat has done in one step of the game: several answers that belong together."""

    def __init__(self, seat: int, viewer: int, step: int, begun: int) -> None:
        self.seat, self.viewer, self.step, self.begun = seat, viewer, step, begun
        self.open = True
        self.log: list[wire.SaidInfo] = []

    def close(self, board: Board, *, again: bool = False) -> None:
        """Somebody else goes on: this is how it looked when it was done."""
        if self.open or again:
            super().__init__(board, self.viewer)
            self.open = False
            words = board.match.game.words
            self.log = [said_info(line.seen_by(self.viewer, words)) for line in board.match.log[self.begun :]]


def checked(game: str, seats: int, seed: int, options: dict[str, OptionValue]) -> None:
    """Whether a game can be set up like that: reads what may be long (a deck file)."""
    known = find_game(game)
    known.setup(known.checked(seats, seed, options))


def story(game: str, document: str) -> tuple[dict[str, Any], dict[str, OptionValue]]:
    """What everybody may read of a file from which a game may begin, and the options of such a game but for the
    file."""
    known = find_game(game)
    found = known.story(document)
    if found is None:
        raise Refused("no-series", "{game} does not come in series.", game=game)
    sealed = {setting.name for setting in known.settings if isinstance(setting, Document) and setting.sealed}
    begun: Mapping[str, Any] = known.inherit(document) or {}
    return dict(found), {name: value for name, value in begun.items() if name not in sealed}


def brought(record: dict[str, Any]) -> tuple[str, int, int, int, dict[str, OptionValue], list[Event], Start | None]:
    """What a record says, played through: game, rules, seats, seed, options, answers, the snapshot it begins with."""
    rules = record.get("rules")
    game = find_game(str(record.get("game")), rules if type(rules) is int else None)
    match = replay(game, record)
    start, begun = None, 0
    if match.start is not None:  # of older rules, or a position that was laid out
        start = Start(0, packed({"save": {**match.start, "start": match.start}, "log": [], "moves": []}))
        begun = len(match.start["before"]) + len(match.start["since"])
    events = [Event(ANSWER, seat, question, key) for seat, question, key in match.answers[begun:]]
    return game.id, game.rules, match.seats, match.setup.seed, dict(match.setup.options), events, start


def history(job: keeping.ArchiveJob) -> bytes:
    """How a game went, as JSON."""
    return msgspec.json.encode(keeping.told(job))


def tale(job: keeping.ArchiveJob, names: Sequence[str], lang: str) -> bytes:
    """The story of a game, as JSON."""
    board = keeping.replayed(job)
    texts = Texts(board.match.game, lang, board.match.setup.options)
    told = stories.story(board.match, texts, names)
    moves = [*board.log_moves, board.n]
    counted = keeping.counted(job)
    chapters = [
        wire.TaleChapter(
            title=chapter.title,
            move=moves[chapter.line],
            sentences=[wire.TaleSentence(one.seat, moves[one.line], one.text) for one in chapter.sentences],
            standing=chapter.standing,
        )
        for chapter in told.chapters
    ]
    course = [one for one in told.course if one.worth]
    return msgspec.json.encode(
        wire.TaleInfo(
            realms=list(told.realms),
            chapters=chapters,
            ending=told.ending,
            chances=told.chances,
            moves=[counted.get(one.at, board.n) for one in course],
            course=[[round(worth, 3) for worth in one.worth] for one in course],
        )
    )


def page(job: keeping.ArchiveJob, names: Sequence[str], lang: str) -> str:
    """The same as a page of its own."""
    match = keeping.replayed(job).match
    texts = Texts(match.game, lang, match.setup.options)
    return pages.page(stories.story(match, texts, names), match, texts, names)
