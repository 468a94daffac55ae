"""What a table is, as the store keeps it: rows that are read, and statements that write them."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

from oikumene.registry import game as find_game
from oikumene.table.board import Board, Event, Quiet, Row, Seat
from oikumene.table.store import Statement, Store

COLUMNS = (
    "id, game, rules, seed, options, status, public, pace, hours, confirm, hints, host, created, changed, moves, "
    "round, rounds, waiting, result, vote, fault, version, owner, lesson, grp, guarded, time, clock, due, name, colours"
)
CHANGING = (
    *("status", "seed", "changed", "moves", "round", "rounds", "waiting", "result", "vote", "fault"),
    *("version", "owner", "lesson", "public", "guarded", "clock", "due", "name", "rules", "colours"),
)


UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in CHANGING)} WHERE id = ?"


#: What is left of a table that ended long ago, for ratings: nobody is shown it.
GONE = "gone"


async def read_rows(store: Store, where: str, args: Sequence[Any], *, gone: bool = False) -> list[Row]:
    """Tables with their seats; `gone`: also those of which nothing else is left."""
    # left out before anything is counted: by a LIMIT they would take the places of those that are shown
    tables = "tables" if gone else f"(SELECT * FROM tables WHERE status <> '{GONE}') AS tables"
    found = await store.rows(f"SELECT {COLUMNS} FROM {tables} {where}", args)
    rows = {row.id: row for row in map(row_of, found)}
    if not rows:
        return []
    marks = ", ".join("?" * len(rows))
    seats = await store.rows(
        "SELECT seats.tbl, seats.person, people.name, seats.bot, seats.gone, seats.invited, seats.was, seats.resigned, "
        "people.quiet "
        "FROM seats LEFT JOIN people ON people.id = coalesce(seats.person, seats.invited, seats.was) "
        f"WHERE seats.tbl IN ({marks}) ORDER BY seats.tbl, seats.seat",
        tuple(rows),
    )
    for id, person, name, bot, gone, invited, was, resigned, quiet in seats:
        hours = None if person is None or quiet is None else Quiet(*json.loads(quiet))
        rows[id].seats.append(Seat(person, name or "", bot, bool(gone), invited, was, bool(resigned), hours))
    over = [row.id for row in rows.values() if row.status in ("finished", "abandoned")]
    if over:
        ended = ", ".join("?" * len(over))
        for old, new in await store.rows(f"SELECT old, new FROM rematches WHERE old IN ({ended})", over):
            rows[old].again = new
    tried = await store.rows(
        "SELECT tries.tbl, tries.old, tries.n, tries.seat, tables.result FROM tries "
        f"JOIN tables ON tables.id = tries.old WHERE tries.tbl IN ({marks})",
        tuple(rows),
    )
    for id, old, n, seat, result in tried:
        rows[id].origin = origin_of(old, n, seat, json.loads(result or "{}"))
    return list(rows.values())


def origin_of(old: str, n: int, seat: int, result: Mapping[str, Any]) -> dict[str, Any]:
    """What a table was tried from, and how that ended."""
    ended = {"scores": result.get("scores", []), "winners": result.get("winners", [])}
    return {"table": old, "move": n, "seat": seat, **ended}


def row_of(line: Sequence[Any]) -> Row:
    names = ("public", "confirm", "hints", "lesson", "guarded")
    fields = dict(zip(COLUMNS.replace(",", "").split(), line, strict=True))
    for name in names:
        fields[name] = bool(fields[name])
    fields["seed"] = int(fields["seed"])
    fields["options"] = json.loads(fields["options"])
    fields["waiting"] = json.loads(fields["waiting"])
    fields["result"] = None if fields["result"] is None else json.loads(fields["result"])
    fields["vote"] = None if fields["vote"] is None else json.loads(fields["vote"])
    fields["fault"] = None if fields["fault"] is None else json.loads(fields["fault"])
    fields["time"] = None if fields["time"] is None else json.loads(fields["time"])
    fields["clock"] = None if fields["clock"] is None else json.loads(fields["clock"])
    fields["colours"] = json.loads(fields["colours"] or "[]")
    return Row(**fields)


def row_insert(row: Row) -> list[Statement]:
    fields = (
        *(row.id, row.game, row.rules, str(row.seed), json.dumps(row.options), row.status, int(row.public), row.pace),
        *(row.hours, int(row.confirm), int(row.hints), row.host, row.created, row.changed, row.moves, row.round),
        *(row.rounds, json.dumps(row.waiting), None, None, None, row.version, row.owner, int(row.lesson)),
        *(row.grp, int(row.guarded), json.dumps(row.time) if row.time else None, None, None, row.name, None),
        len(row.seats),
    )
    marks = ", ".join("?" * len(fields))
    seats: list[Statement] = [
        (
            "INSERT INTO seats (tbl, seat, person, bot, gone, invited) VALUES (?, ?, ?, ?, 0, ?)",
            (row.id, i, seat.person, seat.bot, seat.invited),
        )
        for i, seat in enumerate(row.seats)
    ]
    return [(f"INSERT INTO tables ({COLUMNS}, seats) VALUES ({marks})", fields), *seats]


def row_update(row: Row) -> Statement:
    return (
        UPDATE,
        (
            *(row.status, str(row.seed), row.changed, row.moves, row.round, row.rounds, json.dumps(row.waiting)),
            *(json.dumps(row.result) if row.result else None, json.dumps(row.vote) if row.vote else None),
            *(json.dumps(row.fault) if row.fault else None, row.version, row.owner, int(row.lesson)),
            *(int(row.public), int(row.guarded), json.dumps(row.clock) if row.clock else None, row.due),
            *(row.name, row.rules, json.dumps(row.colours) if row.colours else None, row.id),
        ),
    )


def seat_update(row: Row, number: int) -> Statement:
    seat = row.seats[number]
    sets = "person = ?, bot = ?, gone = ?, invited = ?, was = ?, resigned = ?"
    said = (seat.person, seat.bot, int(seat.gone), seat.invited, seat.was, int(seat.resigned))
    return f"UPDATE seats SET {sets} WHERE tbl = ? AND seat = ?", (*said, row.id, number)


def event_insert(row: Row, n: int, event: Event) -> Statement:
    sql = "INSERT INTO events (tbl, n, kind, seat, question, answer, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
    return sql, (row.id, n, *event, time.time())


def begin(row: Row) -> Board:
    """The board of a table whose game begins, by the rules of today, whenever it was laid."""
    row.status, row.rules = "playing", find_game(row.game).rules
    board = Board(row)
    note_board(row, board)
    return board


def note_board(row: Row, board: Board) -> None:
    """What the row says of the board."""
    row.moves = board.n
    row.round, row.rounds = board.progress()
    note_end(row, board)


def note_end(row: Row, board: Board) -> None:
    """Who is asked, who has which colour, and whether it is over."""
    row.waiting = board.waiting()
    row.colours = board.colours()
    result = board.match.result
    row.result = None if result is None else result.to_json()
    row.status = "playing" if result is None else "finished"
