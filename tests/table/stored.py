"""Tables that are in the store already: many, made cheaply, all alike but for their ids."""

from __future__ import annotations

import random
import time

from oikumene.table.board import ANSWER, Board, Event, Row, Seat
from oikumene.table.rows import row_insert
from oikumene.table.store import Statement, open_store


def played(row: Row, moves: int, stop_at: int) -> list[Event]:
    """Events of a game answered at random, at least so many, until a seat is asked."""
    board, rng = Board(row), random.Random(7)
    while board.n < moves or not any(ask.seat == stop_at for ask in board.match.asks):
        question = board.match.pending[0]
        board.apply(Event(ANSWER, question.seat, question.id, rng.choice(question.options).key))
        assert board.match.asks, "the game is over"
    row.moves = board.n
    row.round, row.rounds = board.progress()
    row.waiting = board.waiting()
    return board.events


async def store_tables(
    db: str, many: int, *, game: str = "ancient_world", moves: int = 40, first: int = 2, bot: str = "wanderer"
) -> list[str]:
    """So many running tables of a person (seat 1) and a bot (seat 2), which is asked something unless `first` is 1."""
    store = open_store(db)
    await store.open()
    options = {"first_player": str(first)} if game == "ancient_world" else {}
    now = time.time()
    ids = []
    try:
        person = ("owner0", "Owner", "en", now)
        await store.write([("INSERT INTO people (id, name, lang, notify, created) VALUES (?, ?, ?, '', ?)", person)])
        row = Row("", game, _rules(game), 77, options, "playing", False, "live", 24, False, True, "owner0", now, now)
        row.seats = [Seat("owner0", "Owner"), Seat(bot=bot)]
        events = played(row, moves, first - 1)
        sql = "INSERT INTO events (tbl, n, kind, seat, question, answer, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
        job: list[Statement] = []
        for number in range(many):
            row.id = f"stored{number}"
            ids.append(row.id)
            job += row_insert(row)
            job += [(sql, (row.id, n, *event, now)) for n, event in enumerate(events)]
            if len(job) > 5_000:
                await store.write(job)
                job = []
        await store.write(job)
    finally:
        await store.close()
    return ids


def _rules(game: str) -> int:
    from oikumene.registry import game as find_game

    return find_game(game).rules
