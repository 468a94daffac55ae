"""Bots: they think in processes of their own, a few tables at a time where nobody looks; what fails is set aside."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.board import ANSWER, Board, Event, Row, Seat
from oikumene.table.hall.opening import UNREADABLE, alone
from oikumene.table.hall.playing import Playing
from oikumene.table.live import Live, seat_of
from oikumene.table.people import Person
from oikumene.table.rows import seat_update
from oikumene.table.store import Away
from oikumene.table.workers import Failure, failure
from oikumene.text.lessons import answer_of, lesson_of

#: So often a bot is asked the same question before its table is set aside.
TRIES = 2
#: Where the store does not take an answer of a bot: seconds until it is asked again, more each time.
STORE_WAITS = (1.0, 2.0, 5.0, 15.0, 60.0)
#: Tables nobody looks at whose bots are awake at a time, and how many answers each may give before the next is woken.
MOST_AWAKE = 16
WAKING_ANSWERS = 20
WAKING_SECONDS = 60.0
#: Who takes the place of a bot that fails.
SIMPLE_BOT = "wanderer"

log = logging.getLogger("oikumene.table")


class Bots(Playing):
    """Every bot that is asked something answers, in its time."""

    # -- thinking

    def stir_bots(self, live: Live) -> None:
        """Let every bot that is asked something think, in a process of its own; and the steward answer for people."""
        self.steward.stir(live)
        board, row = live.board, live.row
        if board is None or row.status != "playing" or board.hold is not None or not self.mine(row):
            return
        for ask in board.match.asks:
            bot = row.seats[ask.seat].bot
            if bot and ask.seat not in live.thinking and not _set_aside(row, ask.seat):
                if not self._may_think(live):
                    return
                live.thinking.add(ask.seat)
                live.quiet.clear()
                task = asyncio.create_task(self._think(live, ask.seat, ask.id, bot))
                live.tasks.add(task)
                task.add_done_callback(live.tasks.discard)

    async def _think(self, live: Live, seat: int, question: str, bot: str) -> None:
        """One answer of a bot. What it cannot do is tried a few times, then the table says so and waits."""
        try:
            why = await self._answer_of(live, seat, question, bot)
            if why is not None:
                await self._fault(live, seat, question, bot, why)
            live.failures = 0
        except Exception:
            log.exception("bot %s at table %s", bot, live.row.id)
            await asyncio.sleep(STORE_WAITS[min(live.failures, len(STORE_WAITS) - 1)])
            live.failures += 1
        finally:
            live.thinking.discard(seat)
        self.stir_bots(live)
        if not live.thinking:
            live.quiet.set()

    async def _answer_of(self, live: Live, seat: int, question: str, bot: str) -> Failure | None:
        """Think and answer; returns why the bot could not. Errors that are raised are the store's."""
        why = None
        for _ in range(TRIES):
            board = live.board
            assert board is not None
            n = board.n
            _, found = await asyncio.gather(
                asyncio.sleep(self._bot_seconds(live, board, seat, question, bot)),
                self._choice(live, board, seat, question, bot),
            )
            async with live.lock:
                now = live.board
                if now is None or now.n != n or not self._still_asks(live, now, seat, bot):
                    return None
                if isinstance(found, Failure):
                    why = found
                    continue
                event = Event(ANSWER, seat, question, found)
                try:
                    await self.attempt(live, lambda: self._bot_answers(live, n, event, bot))
                except Away:
                    raise
                except Refused as refused:
                    if refused.code == "stale":
                        return None
                    why = failure(refused)
                else:
                    return None
        return why

    async def _choice(self, live: Live, board: Board, seat: int, question: str, bot: str) -> str | Failure:
        """What the bot comes to; in a lesson what is written there, as long as everything goes as it is written."""
        if live.row.lesson:
            key = answer_of(lesson_of(board.match.game), board.match, seat, question)
            if key is not None:
                return key
        return await self.thinkers.choose(board, seat, question, bot, quiet=not live.watchers)

    def _bot_seconds(self, live: Live, board: Board, seat: int, question: str, bot: str) -> float:
        """How long a bot takes: among people a secret question takes its time, whatever there is to choose."""
        ask = board.match.find(seat, question)
        people = any(each.human and not each.gone for each in live.row.seats)
        return self.pace.of_bot(bot, secret=people and ask is not None and ask.secret)

    async def _bot_answers(self, live: Live, n: int, event: Event, bot: str) -> None:
        """What a bot has come to, if the table is still what it thought about."""
        board = live.board
        if board is not None and board.n == n and self._still_asks(live, board, event.seat, bot):
            await self.happen(live, event)

    def _still_asks(self, live: Live, board: Board, seat: int, bot: str) -> bool:
        """Whether the table goes on (somebody may have ended it while the bot thought), and waits for that bot."""
        return live.row.status == "playing" and board.hold is None and live.row.seats[seat].bot == bot

    # -- tables nobody looks at

    async def wake_bots(self) -> None:
        """After a start: tables where a bot is to move, or somebody who has left an order or a plan, go on by
        themselves, a few at a time. None is loaded for it."""
        for id, owner in (await self.bots_asked()).items():
            if self._falls_to_me(id, owner):
                self.asleep[id] = None
        for left in ("orders", "plans"):
            ordered = await self.store.rows(
                f"SELECT tables.id, tables.waiting, {left}.seat FROM tables JOIN {left} ON {left}.tbl = tables.id "
                "WHERE tables.status = 'playing' ORDER BY tables.changed DESC"
            )
            for id, waiting, seat in ordered:
                if seat in json.loads(waiting):
                    self.asleep[str(id)] = None
        self._wake_next()

    async def bots_asked(self) -> dict[str, str]:
        """Tables that wait for a bot, the last ones first, and who owns them."""
        found = await self.store.rows(
            "SELECT tables.id, tables.waiting, seats.seat, tables.owner "
            "FROM tables JOIN seats ON seats.tbl = tables.id WHERE tables.status = 'playing' AND seats.bot <> '' "
            "AND (tables.fault IS NULL OR tables.fault LIKE ?) ORDER BY tables.changed DESC",
            (f'%"kind": "{UNREADABLE}"%',),
        )
        return {str(id): str(owner) for id, waiting, seat, owner in found if seat in json.loads(waiting)}

    async def followed(self, id: str) -> None:
        """The command on the machine has changed something: it is so here too, and where that helped a table its bots
        go on, also where nobody looks."""
        await self.changed_elsewhere(id)
        rows = await self.rows("WHERE id = ? AND status = 'playing' AND fault IS NULL", (id,))
        if rows and id not in self.tables and self.mine(rows[0]):
            self.asleep[id] = None
            self._wake_next()

    def _may_think(self, live: Live) -> bool:
        """Where somebody looks, always. Other tables wait until they are woken, a few at a time, for a few answers."""
        if live.watchers:
            return True
        if live.granted > 0:
            live.granted -= 1
            return True
        self.asleep[live.row.id] = None
        self._wake_next()
        return False

    def _wake_next(self) -> None:
        for id in list(self.asleep):
            if len(self.awake) >= MOST_AWAKE:
                return
            if id not in self.awake:
                del self.asleep[id]
                self.awake[id] = asyncio.create_task(self._wake(id))

    async def _wake(self, id: str) -> None:
        """Let the bots of a table go on for a while that nobody looks at; then it is let go."""
        try:
            live = await self.find(id)
            self.asleep.pop(id, None)
            live.granted = WAKING_ANSWERS
            self.stir_bots(live)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.quiet.wait(), WAKING_SECONDS)
            live.granted = 0
            if not live.watchers:
                self.recent.pop(id, None)
        except Exception as why:
            await self._not_woken(id, why)
        finally:
            self.awake.pop(id, None)
            self._wake_next()

    async def _not_woken(self, id: str, why: Exception) -> None:
        """A table that is gone is forgotten, one that cannot be read is marked; where the store is away, later."""
        if isinstance(why, Refused) and why.code == "no-table":
            return
        try:
            if isinstance(why, Away):
                raise why
            await self._unreadable(id, failure(why))
        except Exception as away:
            log.warning("table %s is woken later: %s", id, type(away).__name__)
            await asyncio.sleep(STORE_WAITS[2])
            self.asleep[id] = None

    async def rest(self) -> None:
        """Before the end: nothing more is woken."""
        self.asleep.clear()
        tasks = list(self.awake.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.shelved()

    # -- tables that were set aside

    @alone
    async def _fault(self, live: Live, seat: int, question: str, bot: str, why: Failure) -> None:
        """A bot has failed: its table is set aside with the reason, until somebody at it says how to go on."""
        board, row = live.board, live.row.fork()
        if board is None or row.status != "playing" or row.seats[seat].bot != bot:
            return
        row.fault = {"kind": why.kind, "seat": seat, "bot": bot, "n": board.n, "question": question}
        row.fault |= {"what": why.what, "where": list(why.where), "at": time.time()}
        log.error("table %s is set aside: bot %s, seat %s, move %s: %s", row.id, bot, seat, board.n, why)
        await self._keep(live, row)

    @alone
    async def go_on(self, live: Live, person: Person, way: wire.BotWay, *, owner: bool = False) -> None:
        """A table that was set aside goes on: the bot tries again, a simple one answers or takes the seat, or you. Who
        owns the server may say so too, but takes no seat."""
        row, board = live.row.fork(), live.board
        mine = seat_of(row, person)
        if mine is None and row.host != person.id and not owner:
            raise Refused("not-seated", "You do not sit at this table.")
        if row.fault is None or board is None or row.status != "playing" or way.seat != row.fault["seat"]:
            raise Refused("no-fault", "No bot has stopped at that seat.")
        if way.way not in (ways_on(row, person) or (["again", "simple", "swap"] if owner else [])):
            raise Refused("no-way", "That is not a way on here.")
        if way.way == "simple":
            await self.happen(live, Event(ANSWER, way.seat, row.fault["question"], self._simple(board, row)))
            return
        if way.way == "swap":
            there = row.seats[way.seat]
            row.seats[way.seat] = Seat(bot=SIMPLE_BOT, name=there.name, was=there.was, resigned=there.resigned)
        elif way.way == "take":
            row.seats[way.seat] = Seat(person.id, person.name, quiet=person.quiet)
        row.fault = None
        await self._keep(live, row, [seat_update(row, way.seat)])

    def _simple(self, board: Board, row: Row) -> str:
        """Any option of the question the bot failed at, chosen here: what broke in the bot's process is not needed."""
        assert row.fault is not None
        for question in board.match.pending:
            if question.seat == row.fault["seat"] and question.id == row.fault["question"]:
                return secrets.choice(question.options).key
        raise Refused("closed", "The question {id} is no longer open.", id=row.fault["question"])


def ways_on(row: Row, person: Person) -> list[wire.Way]:
    """What somebody at a table that was set aside can do about it."""
    if row.fault is None or row.status != "playing" or row.fault["kind"] == UNREADABLE:
        return []
    if seat_of(row, person) is not None:
        return ["again", "simple", "swap"]
    return ["again", "simple", "swap", "take"] if row.host == person.id else []


def _set_aside(row: Row, seat: int) -> bool:
    return row.fault is not None and row.fault["seat"] == seat
