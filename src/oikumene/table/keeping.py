"""What outlives a change of the rules: running tables go on from a snapshot, finished ones are kept as they were shown.

A table plays again from its seed and its events as long as there are the rules it was played with: today's, or earlier
ones that are kept (`oikumene.kept`). A running one has a snapshot besides, never older than a few events; where its
rules are gone it is read from there, once, and what it goes on from is kept (`starts`). A finished one has an archive:
its record, its history, and what each seat saw after each event.
"""

from __future__ import annotations

import base64
import contextlib
import json
import logging
import lzma
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from itertools import count, islice
from typing import Any, NamedTuple, TypeVar

import msgspec

from oikumene.kernel.errors import Refused
from oikumene.registry import game as find_game
from oikumene.registry import plays
from oikumene.table import wire
from oikumene.table.board import AGREED_UNDO, ANSWER, CONFIRM, UNDO, Board, Event, Row, Seat, Start, unpacked
from oikumene.table.store import Statement, Store
from oikumene.table.threads import Desk

log = logging.getLogger("oikumene.table")

T = TypeVar("T")

#: A running table has a snapshot that is at most so many events old.
SNAPSHOT_EVERY = 10


# -- running tables


def snapshots(board: Board, event: Event | None = None) -> list[Statement]:
    """What is written with an event (none: the start of the table) so that the table outlives a change of the rules.

    What was taken back may lie before the last snapshot, so that one is made then too.
    """
    undone = event is not None and event.kind in (UNDO, AGREED_UNDO)
    if event is not None and board.n % SNAPSHOT_EVERY and not undone and not board.match.over:
        return []
    return _replaced("snapshots", board.row.id, board.n, board.snapshot())


def _replaced(name: str, table: str, n: int, data: str) -> list[Statement]:
    return [
        (f"DELETE FROM {name} WHERE tbl = ?", (table,)),
        (f"INSERT INTO {name} (tbl, n, data) VALUES (?, ?, ?)", (table, n, data)),
    ]


def starts(table: str, start: Start | None) -> list[Statement]:
    """Where a table begins, if not with its seed."""
    return [] if start is None else _replaced("starts", table, start.n, start.data)


async def read(store: Store, row: Row, desk: Desk) -> tuple[Board, list[Statement]]:
    """The board of a table that has begun, and what must be written before anything else happens there: that it goes on
    with today's rules, if it does."""
    events = await _events(store, row)
    if plays(row.game, row.rules):
        return await desk.do(Board.replayed, row, events, await _start(store, row)), []
    if row.status == "finished":
        return await _finished(store, row, events, desk), []
    board = await desk.do(carried_over, row, events, await _snapshot(store, row))
    start = Start(board.n, board.snapshot(board.left_out))
    board = Board(row, start, events)
    return board, [*starts(row.id, start), *_replaced("snapshots", row.id, *start)]


async def _events(store: Store, row: Row) -> list[Event]:
    sql = "SELECT kind, seat, question, answer FROM events WHERE tbl = ? ORDER BY n"
    return [Event(*event) for event in await store.rows(sql, (row.id,))]


async def _start(store: Store, row: Row) -> Start | None:
    found = await store.rows("SELECT n, data FROM starts WHERE tbl = ?", (row.id,))
    return Start(*found[0]) if found else None


async def _snapshot(store: Store, row: Row) -> Start:
    found = await store.rows("SELECT n, data FROM snapshots WHERE tbl = ? ORDER BY n DESC LIMIT 1", (row.id,))
    if not found:
        raise _other_rules()
    return Start(*found[0])


def carried_over(row: Row, events: Sequence[Event], snapshot: Start) -> Board:
    """A running table with other rules than it was played with: from its snapshot, and the events since as far as they
    fit. The others stay in the store; the game goes on before them."""
    board = Board.__new__(Board)
    board.row, board.start, board.hold = row, None, None
    board.confirmed = dict.fromkeys(range(len(row.seats)), 0)
    board.points, board.rounds, board.viewers = [], [], frozenset()
    try:
        board.match, board.log_moves, unfit, _ = unpacked(find_game(row.game), snapshot.data, as_far=True)
    except Exception as why:  # whatever the words are: they could name what somebody holds
        log.warning("table %s cannot go on with other rules: %s", row.id, type(why).__name__, exc_info=why)
        raise _other_rules() from why
    board.log_moves += [snapshot.n] * (len(board.match.log) - len(board.log_moves))
    board.events = list(events[: snapshot.n])
    rest = list(events[snapshot.n :])
    while rest and not unfit:
        try:
            board.apply(rest[0], stored=True)
        except Refused:
            log.warning("table %s: with the rules of today, events from %d on do not fit", row.id, board.n)
            break
        del rest[0]
    board.left_out = unfit + answered(rest)
    board.events = list(events)
    board.hold = None
    return board


def answered(events: Sequence[Event]) -> list[int]:
    """The seats of answers that stood when these events had happened: what was taken back is not counted."""
    seats: list[int] = []
    for event in events:
        if event.kind == ANSWER:
            seats.append(event.seat)
        elif event.kind in (UNDO, AGREED_UNDO) and event.seat in seats:
            del seats[len(seats) - 1 - seats[::-1].index(event.seat)]
    return seats


def _other_rules() -> Refused:
    return Refused(
        "rules-changed",
        "This table was played with other rules, and there is nothing that it could go on from. Everything it holds is "
        "kept as it is.",
    )


# -- finished tables


class ArchiveJob(NamedTuple):
    """What an archive is made of: plain data, for another process."""

    row: dict[str, Any]
    events: tuple[Event, ...]
    start: Start | None


def archive_job(row: Row, events: Sequence[Event], start: Start | None) -> ArchiveJob:
    return ArchiveJob(asdict(row), tuple(events), start)


async def job_of(store: Store, row: Row) -> ArchiveJob:
    """The same, of a table that nobody looks at."""
    return archive_job(row, await _events(store, row), await _start(store, row))


#: How parts of archives begin that were written before 17 November 2026.
LZMA = b"\xfd7zXZ"
#: So many pages are made in one piece: bots wait for the same processes.
STRETCH = 200


class Made(NamedTuple):
    """A piece of an archive, and what the next one needs: how the game went so far."""

    parts: dict[str, str]
    telling: Telling


def stretches(job: ArchiveJob) -> range:
    """The pieces an archive is made of, by number; each needs what the one before it has made."""
    first = 0 if job.start is None else job.start.n
    return range((len(job.events) - first) // STRETCH + 1)


def stretch(job: ArchiveJob, number: int, telling: Telling | None) -> Made:
    """A piece of an archive: what everybody saw after each of so many events, played once for all of them. The last one
    has besides the record, the history and the end as each seat and (last) somebody watching sees it."""
    row, first = _row(job), 0 if job.start is None else job.start.n
    begin = first + number * STRETCH
    board = Board.replayed(row, job.events[: max(first, begin - 1)], job.start)
    telling = telling or Telling(board.match.seats)
    found, shown = [], None
    for n in range(begin, min(begin + STRETCH, len(job.events) + 1)):
        kept = board.apply(job.events[n - 1], stored=True) if n > first else 0
        board.viewers = frozenset(range(board.match.seats + 1))
        seen = [msgspec.to_builtins(board.position(seat, kept)) for seat in (None, *range(board.match.seats))]
        telling.look(board, [page["view"] for page in (*seen[1:], seen[0])])
        found.append(msgspec.json.encode([changed(shown, seen[0]), *(changed(seen[0], page) for page in seen[1:])]))
        shown = seen[0]
    parts = {f"pages-{number}": _small(b"\n".join(found))}
    if number == stretches(job)[-1]:
        parts |= _ending(board, first, telling)
    return Made(parts, telling)


def _ending(board: Board, first: int, telling: Telling) -> dict[str, str]:
    parts = {
        "facts": {"rules": board.row.rules, "first": first},
        "record": board.record(),
        "history": telling.history(),
        "end": [board.position(seat) for seat in (*range(board.match.seats), None)],
    }
    return {name: _small(msgspec.json.encode(part)) for name, part in parts.items()}


def changed(old: Any, new: Any) -> list[Any]:
    """What makes the new out of the old: only what differs. Pages are much like the ones before and beside them."""
    if type(old) is dict and type(new) is dict and old.keys() == new.keys():
        return ["in", {name: changed(old[name], value) for name, value in new.items() if old[name] != value}]
    if type(old) is list and type(new) is list and len(old) == len(new) and new and type(new[0]) is dict:
        return ["at", [[i, changed(old[i], value)] for i, value in enumerate(new) if old[i] != value]]
    return ["is", new]


def with_changes(old: Any, change: Sequence[Any]) -> Any:
    """The new out of the old; the old stays as it was."""
    kind, what = change
    if kind == "in":
        return {**old, **{name: with_changes(old[name], each) for name, each in what.items()}}
    if kind == "at":
        made = list(old)
        for i, each in what:
            made[i] = with_changes(old[i], each)
        return made
    return what


def _row(job: ArchiveJob) -> Row:
    return Row(**{**job.row, "seats": [Seat(**seat) for seat in job.row["seats"]]})


def _small(part: bytes) -> str:
    return base64.b64encode(zlib.compress(part, 6)).decode()


def _whole(part: str) -> bytes:
    small = base64.b64decode(part)
    return lzma.decompress(small) if small.startswith(LZMA) else zlib.decompress(small)


def archived(table: str, parts: dict[str, str]) -> list[Statement]:
    sql = "INSERT INTO archives (tbl, part, data) VALUES (?, ?, ?)"
    return [
        ("DELETE FROM archives WHERE tbl = ?", (table,)),
        *((sql, (table, name, data)) for name, data in parts.items()),
    ]


async def unarchived(store: Store) -> list[str]:
    """Finished tables whose archive has still to be made, the newest first."""
    sql = (
        "SELECT id, game, rules FROM tables WHERE status = 'finished' "
        "AND NOT EXISTS (SELECT 1 FROM archives WHERE archives.tbl = tables.id) ORDER BY changed DESC"
    )
    return [str(id) for id, game, rules in await store.rows(sql) if plays(str(game), int(rules))]


async def _finished(store: Store, row: Row, events: Sequence[Event], desk: Desk) -> Board:
    """A finished table of other rules: from its archive; without one, its end from the last snapshot."""
    found = await store.rows("SELECT part, data FROM archives WHERE tbl = ?", (row.id,))
    if found:
        parts = {str(part): str(data) for part, data in found}
        return await desk.do(Shelved, row, events, parts)
    board = await desk.do(carried_over, row, events, await _snapshot(store, row))
    return Board(row, Start(board.n, board.snapshot()), events)


class _Over:
    """In the place of the match of a game whose rules are gone: it is over, and everything else is refused."""

    over = True
    asks: tuple[Any, ...] = ()
    pending: tuple[Any, ...] = ()

    def __init__(self, seats: int, lines: int) -> None:
        self.seats = seats
        self.log: list[None] = [None] * lines

    def clone(self) -> _Over:
        return self

    def answer(self, *_: object) -> None:
        raise Refused("over", "The game is over.")

    def undo(self, *_: object, **__: object) -> None:
        raise Refused("over", "The game is over.")


def shown(page: dict[str, Any]) -> wire.Position:
    """A page of an archive in the words of today's client: what that does not know any more is left out."""
    results = fitting([page["result"]] if page["result"] else [], wire.ResultInfo)
    return wire.Position(
        n=page["n"],
        last=page["last"],
        seat=page["seat"],
        view=page["view"],
        questions=fitting(page["questions"], wire.QuestionInfo),
        waiting=page["waiting"],
        log=[wire.SaidInfo(line["id"], line["args"], line["kinds"]) for line in page["log"]],
        log_from=page["log_from"],
        log_moves=page["log_moves"],
        result=results[0] if results else None,
        deciding=fitting(page.get("deciding", ()), wire.DecidingInfo),
    )


def fitting(found: Sequence[Any], kind: type[T]) -> list[T]:
    made = []
    for each in found:
        with contextlib.suppress(msgspec.ValidationError):
            made.append(msgspec.convert(each, kind))
    return made


class Shelved(Board):
    """A finished game of other rules, as it was shown when it was played."""

    __slots__ = ("_ends", "_page", "_parts")

    def __init__(self, row: Row, events: Sequence[Event], parts: dict[str, str]) -> None:
        self.row = row
        self.start = Start(int(json.loads(_whole(parts["facts"]))["first"]), "")
        self.events = list(events)
        self.hold = None
        self.confirmed = {}
        self.left_out = []
        self._parts = parts
        self._page: wire.Position | None = None
        self._ends = [shown(page) for page in json.loads(_whole(parts["end"]))]
        self.log_moves = self._ends[-1].log_moves
        self.match = _Over(len(row.seats), len(self.log_moves))  # type: ignore[assignment]
        self.points, self.rounds, self.viewers = [], [], frozenset()

    def fork(self, row: Row) -> Shelved:
        twin = Shelved.__new__(Shelved)
        for name in (*Board.__slots__, *Shelved.__slots__):
            setattr(twin, name, getattr(self, name))
        twin.row = row
        return twin

    def ahead(self, row: Row, event: Event) -> tuple[Board, int]:
        twin = self.fork(row)
        return twin, twin.apply(event)

    def at(self, n: int, seat: int | None = None) -> Board:
        first = 0 if self.start is None else self.start.n
        if n == self.n or n < first:
            return super().at(n, seat)
        twin = self.fork(self.row)
        twin.events = self.events[:n]
        twin._page = self._read(n - first, seat)
        return twin

    def _read(self, number: int, seat: int | None) -> wire.Position:
        """A page, with all of the log up to there."""
        told: list[Any] = []
        moves: list[int] = []
        for page in islice(self._pages(seat), number + 1):
            told[page["log_from"] :] = page["log"]
            moves[page["log_from"] :] = page["log_moves"]
        return shown({**page, "log": told, "log_moves": moves, "log_from": 0})

    def _pages(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """What a seat saw, from the first page on."""
        if "pages-0" not in self._parts:  # written when each viewer had a part of its own
            viewer = len(self.row.seats) if seat is None else seat
            yield from map(msgspec.json.decode, _whole(self._parts[f"view-{viewer}"]).split(b"\n"))
            return
        for number in count():
            if f"pages-{number}" not in self._parts:
                return
            page: Any = None
            for line in _whole(self._parts[f"pages-{number}"]).split(b"\n"):
                changes = msgspec.json.decode(line)
                page = with_changes(page, changes[0])
                yield page if seat is None else with_changes(page, changes[1 + seat])

    def position(self, seat: int | None, log_from: int = 0) -> wire.Position:
        viewer = len(self.row.seats) if seat is None else seat
        seen = self._page or self._ends[viewer]
        lines, moves = seen.log[log_from:], seen.log_moves[log_from:]
        return msgspec.structs.replace(seen, log=lines, log_moves=moves, log_from=log_from)

    def progress(self) -> tuple[int, int]:
        return self.row.round, self.row.rounds

    def record(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(_whole(self._parts["record"]))
        return found

    def history(self) -> wire.History:
        told = json.loads(_whole(self._parts["history"]))
        moments = fitting(told["moments"], wire.Moment)
        return wire.History(told["points"], told["moves"], told["rounds"], moments)

    def told(self) -> bytes:
        """The history as JSON."""
        return msgspec.json.encode(self.history())


# -- how a game went


class Telling:
    """Points of each seat after each event, where rounds began, and when each source of points brought what."""

    def __init__(self, seats: int) -> None:
        self.points: list[list[int]] = []
        self.moves: list[int] = []
        self.rounds: list[int] = []
        self.moments: list[wire.Moment] = []
        self.had: list[dict[str, int]] = [{} for _ in range(seats)]
        self.last = -1

    def look(self, board: Board, views: Sequence[dict[str, Any]] | None = None) -> None:
        """After an event. `views`: of each seat and (last) of somebody watching, where they are made already."""
        if not board.match.game.points:
            return self.look_at_rounds(board)
        result = board.match.result
        if result is None:
            now = standing(board, views)
        else:
            parts = result.breakdown or ({},) * len(result.scores)
            now = [(total, dict(part)) for total, part in zip(result.scores, parts, strict=True)]
        self.points.append([total for total, _ in now])
        self.look_at_rounds(board)
        for seat, (_, sources) in enumerate(now):
            for source in {**self.had[seat], **sources}:
                by = sources.get(source, 0) - self.had[seat].get(source, 0)
                if by:
                    self.moments.append(wire.Moment(board.n, seat, source, by))
            self.had[seat] = dict(sources)
        return None

    def look_at_rounds(self, board: Board) -> None:
        """All there is to tell of a game without points."""
        self.moves.append(board.n)
        round = board.progress()[0]
        if round and round != self.last:  # choosing before the first round is no round
            self.last = round
            self.rounds.append(board.n)

    def history(self) -> wire.History:
        return wire.History(self.points, self.moves, self.rounds, self.moments)


def history(board: Board) -> wire.History:
    """How a game went, from where it began with these rules."""
    if isinstance(board, Shelved):
        return board.history()
    first = 0 if board.start is None else board.start.n
    again = Board(board.row, board.start, board.events[:first])
    telling = Telling(board.match.seats)
    telling.look(again)
    for event in board.events[first:]:
        again.apply(event, stored=True)
        telling.look(again)
    return telling.history()


def replayed(job: ArchiveJob) -> Board:
    """The board a job is about, at its end."""
    return Board.replayed(_row(job), job.events, job.start)


def counted(job: ArchiveJob) -> dict[int, int]:
    """After how many events there were so many answers, the last time."""
    first = 0 if job.start is None else job.start.n
    board = Board(_row(job), job.start, job.events[:first])
    found = {len(board.match.answers): first}
    if all(event.kind in (ANSWER, CONFIRM) for event in job.events[first:]):  # nothing was taken back: count them
        count = len(board.match.answers)
        for n, event in enumerate(job.events[first:], first + 1):
            count += event.kind == ANSWER
            found[count] = n
        return found
    for event in job.events[first:]:
        board.apply(event, stored=True)
        found[len(board.match.answers)] = board.n
    return found


def told(job: ArchiveJob) -> wire.History:
    """How the game went that a job is about."""
    return history(replayed(job))


def standing(board: Board, views: Sequence[Mapping[str, Any]] | None = None) -> list[tuple[int, dict[str, int]]]:
    """The points each seat would have now and where from, where a view says so: the open one, or the seat's own."""
    match = board.match

    def view(seat: int) -> Mapping[str, Any]:
        return match.game.view(match.state, seat) if views is None else views[seat]

    seats = view(match.seats).get("seats", [])
    found = []
    for seat in range(match.seats):
        shown = seats[seat] if seat < len(seats) else {}
        if "points" not in shown:
            own = view(seat).get("seats", [])
            shown = own[seat] if seat < len(own) else {}
        found.append((int(shown.get("points", 0)), dict(shown.get("breakdown", {}))))
    return found
