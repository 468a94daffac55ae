"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.board import AGREED_UNDO, UNDO
from oikumene.table.clean import read
from oikumene.table.doors.asking import address, same_site
from oikumene.table.doors.house import House
from oikumene.table.doors.infos import Told, told_again
from oikumene.table.doors.refusals import shown
from oikumene.table.doors.visitors import known
from oikumene.table.hall.votes import by_majority
from oikumene.table.lessons import lesson_at
from oikumene.table.limits import CHAT, HINTS, PLANS, SAID, SAID_HERE, SHOWN, SHOWN_HERE, Rate
from oikumene.table.line import LINE, Line, Text
from oikumene.table.live import Live, Shown, Watcher, concerned
from oikumene.table.people import Person
from oikumene.table.seeing import REQUEST
from oikumene.table.weeks import admitted
from oikumene.text import Texts

log = logging.getLogger("oikumene.table")

#: Why a WebSocket is closed at once; the reason that goes with it is the code of the refusal.
SHOWN_OUT = {
    "same-site": 4403,
    "unknown": 4401,
    "no-table": 4404,
    "members-only": 4403,
    "week-sealed": 4403,
    "too-fast": 4429,
    "too-many-sockets": 4429,
}
#: Who says or is shown too much waits so many seconds at most before the next.
LONGEST_PAUSE = 5.0
#: What a message costs beside an answer: a greeting brings everything, a sign of life nothing.
MESSAGE_COSTS: dict[Any, float] = {wire.Hello: 4.0, wire.Ping: 0.2}
#: Reads what is said; made once, since it is made of many types.
MESSAGES = msgspec.json.Decoder(wire.ClientMessage)
ENCODER = msgspec.json.Encoder()
#: No table has more lines of talk.
MOST_LINES = 2**31 - 1
#: The session of a connection has ended: whoever is there now may come in again.
AGAIN = 4430
#: Who looks on is shown what another who looks on was shown so many seconds ago, if nothing has happened since.
SAME = 0.5
#: Who is asked nothing is shown a table that goes on quickly so many seconds after the last time: no eye sees more.
PICTURE = 1 / 30
#: A connection whose person has said nothing for so many seconds is closed; the page says `ping` every 25.
SILENT = 180.0


@websocket("/ws/tables/{id:str}")
async def at_table(socket: WebSocket[Any, Any, Any], state: State, id: FromPath[str]) -> None:
    """Who may not come in is let in and shown out: a browser is told why of a close, not of a refusal."""
    await seen_to(socket, state.house, id)
    socket.receive = socket.send = gone  # the framework's refer to the socket, and would wait for the collector with it


async def gone(*_: Any) -> Any:
    raise ClientDisconnected


async def seen_to(socket: WebSocket[Any, Any, Any], house: House, id: str) -> None:
    await socket.accept()
    try:
        house.limits.check(f"door:{address(socket.scope)}", 10.0, 120)
        if "\x00" in id:
            raise Refused("no-table", "There is no such table.")
        if not same_site(socket.scope):
            raise Refused("same-site", "The request does not come from our own page.")
        person = await known(house, socket)
        if person is None:
            raise Refused("unknown", "Nobody is known by this cookie.")
        house.room_for(socket.scope, person)
        live = await house.table(socket.scope, id, person)
        admitted(live.row, person.id)
    except Refused as why:
        await socket.close(code=SHOWN_OUT.get(why.code, 4400), reason=why.code)
        return
    with house.seated(socket.scope, person):
        await Connection(house, socket, person, live).run()


class Connection:
    """One WebSocket: reads in one task, writes in another; the state is made when it is sent, so it is never old."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], person: Person, live: Live) -> None:
        self.house = house
        self.socket = socket
        self.event = asyncio.Event()
        self.watcher = Watcher(person, live, self.stirred, self.show)
        self.due = False  # something is sent in a moment
        self.writing = False  # the task that waits is at it
        self.last = 0.0  # when the state was sent
        self.next: asyncio.TimerHandle | None = None  # it is, in a moment
        self.out: list[wire.Ack | wire.Refusal | wire.Hint | wire.Preview | wire.Foreseen | wire.Pong] = []
        self.greeted = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.heard = time.monotonic()
        self.heard_n = 0
        self.named = ("", "")  # who and where the names of the buckets were made of
        self.said_by: list[tuple[str, Rate]] = []
        self.shown_to: list[tuple[str, Rate]] = []
        self.watch: asyncio.TimerHandle | None = None
        self.line: Line | None = (socket.scope.get("extensions") or {}).get(LINE)  # type: ignore[assignment]
        self.told: Told | None = None  # of the table, beside the last position

    def patience(self) -> None:
        """Who has said nothing for long, not even `ping`, is not there: the connection is closed."""
        left = self.heard + SILENT - time.monotonic()
        if left > 0:
            self.watch = asyncio.get_running_loop().call_later(left, self.patience)
            return
        task = asyncio.create_task(self.socket.close(code=1001, reason="silent"))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self) -> None:
        live = self.watcher.live
        live.watchers.add(self.watcher)
        self.house.hall.stir_bots(live)  # where somebody looks, bots do not wait to be woken
        writer = asyncio.create_task(self.write())
        name = REQUEST.get()
        self.patience()
        try:
            while not self.watcher.ended:
                text = await (self.socket.receive_data(mode="text") if self.line is None else self.line.hear())
                self.heard_n += 1
                REQUEST.set(f"{name}/{self.heard_n}")  # in this task alone
                await self.read(text)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        finally:
            REQUEST.set(name)
            live.watchers.discard(self.watcher)
            writer.cancel()
            for timer in (self.watch, self.next):
                if timer is not None:
                    timer.cancel()
            for task in self.tasks:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer
            self.noticed()
            self.watcher.let_go()

    def noticed(self) -> None:
        """Who comes or goes is noticed by the others where they have a part in the table; of who looks on nothing is
        shown to anybody."""
        live, person = self.watcher.live, self.watcher.person
        if concerned(live.row, person) or live.row.status != "playing":
            self.house.hall.stir(live)

    async def read(self, text: str | bytes) -> None:
        self.heard = time.monotonic()
        if self.watcher.person.kept:
            self.house.seen[self.watcher.person.id] = time.time()
        try:
            message = read(text, MESSAGES)
        except Refused as why:
            self.pay(1.0, said=True)
            await self.pace(said=True)
            self.refuse(0, why)
            return
        self.pay(MESSAGE_COSTS.get(type(message), 1.0), said=True)
        await self.pace(said=True)
        if isinstance(message, wire.Hello):
            self.watcher.log, self.watcher.chat = max(0, message.log), min(max(0, message.chat), MOST_LINES)
            self.greeted = self.watcher.dirty = self.watcher.talk = True
            self.stirred()
            self.noticed()
            return
        begun, outcome = time.perf_counter(), "done"
        try:
            if isinstance(message, wire.AskHint):
                self.house.limits.check(f"hint:{self.watcher.person.id}", *HINTS)
                task = asyncio.create_task(self.hint(message))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
                return
            await self.handle(message)
        except Refused as why:
            outcome = "refused"
            self.refuse(message.ref, why)
            self.watcher.stir()
        except Exception:
            outcome = "fault"
            log.exception("table %s", self.watcher.live.row.id)
            self.refuse(message.ref, Refused("fault", "Something broke here; nothing has changed."))
        finally:
            kind = type(message).__name__.lower()
            self.house.figures.one(self.house.figures.messages, kind, outcome).observe(time.perf_counter() - begun)

    def buckets(self, said: bool) -> list[tuple[str, Rate]]:
        """What is said, or shown, counts for the person and for the address."""
        if self.named[0] != self.watcher.person.id:
            self.named = (self.watcher.person.id, address(self.socket.scope))
            who, where = self.named
            self.said_by = [(f"said:{who}", SAID), (f"said@{where}", SAID_HERE)]
            self.shown_to = [(f"shown:{who}", SHOWN), (f"shown@{where}", SHOWN_HERE)]
        return self.said_by if said else self.shown_to

    def pay(self, cost: float, *, said: bool) -> None:
        limits = self.house.limits
        if limits.on:
            for name, rate in self.buckets(said):
                limits.spend(name, rate, cost)

    async def pace(self, *, said: bool) -> None:
        """Who says or is shown more than fits is not refused but slowed: the next comes when there is room again."""
        wait = self.waits(said=said)
        if wait > 0:
            await asyncio.sleep(min(wait, LONGEST_PAUSE))

    def waits(self, *, said: bool) -> float:
        """Seconds until there is room."""
        limits = self.house.limits
        return max(limits.wait(name, rate) for name, rate in self.buckets(said)) if limits.on else 0.0

    async def handle(self, message: Any) -> None:
        hall, live, person = self.house.hall, self.watcher.live, self.watcher.person
        n = 0
        if isinstance(message, wire.Answer):
            n = await hall.answer(live, person, message)
        elif isinstance(message, wire.Undo):
            n = await hall.undo(live, person, message)
        elif isinstance(message, wire.Confirm):
            n = await hall.confirm(live, person, message)
        elif isinstance(message, wire.Vote):
            n = await hall.vote(live, person, message)
        elif isinstance(message, wire.Order):
            n = await hall.steward.give(live, person, message)
        elif isinstance(message, wire.Revoke):
            n = await hall.steward.revoke(live, person, message.prompt)
        elif isinstance(message, wire.Say):
            self.house.limits.check(f"chat:{person.id}", *CHAT)
            await hall.say(live, person, message.text)
        elif isinstance(message, wire.AskPreview):
            begun = time.perf_counter()
            self.send(hall.foresee(live, person, message))
            self.pay(time.perf_counter() - begun, said=False)  # it takes longer than an answer, and is asked often
            await self.pace(said=False)
            return
        elif isinstance(message, wire.AskPlan | wire.Plan):
            self.house.limits.check(f"plan:{person.id}", *PLANS)
            task = asyncio.create_task(self.plan(message))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            return
        elif isinstance(message, wire.Ping):
            self.send(wire.Pong(message.ref))
            return
        self.send(wire.Ack(message.ref, n))

    async def hint(self, message: wire.AskHint) -> None:
        try:
            reasons = await self.house.hall.hint(self.watcher.live, self.watcher.person)
            self.send(wire.Hint(message.ref, reasons))
        except Refused as why:
            self.refuse(message.ref, why)

    async def plan(self, message: wire.AskPlan | wire.Plan) -> None:
        planner, live, person = self.house.hall.steward.planner, self.watcher.live, self.watcher.person
        try:
            if isinstance(message, wire.AskPlan):
                asked = await planner.foresee(live, person, message.path)
                self.send(wire.Foreseen(message.ref, message.path, asked))
            else:
                self.send(wire.Ack(message.ref, await planner.give(live, person, message)))
        except Refused as why:
            self.refuse(message.ref, why)
        except Exception:
            log.exception("table %s", live.row.id)
            self.refuse(message.ref, Refused("fault", "Something broke here; nothing has changed."))

    def send(self, message: wire.Ack | wire.Refusal | wire.Hint | wire.Preview | wire.Foreseen | wire.Pong) -> None:
        self.out.append(message)
        self.stirred()

    def refuse(self, ref: int, why: Refused) -> None:
        self.send(self.refusal(ref, why))

    def refusal(self, ref: int, why: Refused) -> wire.Refusal:
        why = shown(why, self.watcher.seat)
        self.house.figures.refused.labels(why.code).inc()
        return wire.Refusal(ref, why.code, Texts(None, self.watcher.person.lang).error(why))

    def stirred(self) -> None:
        """There is something to send: it goes when whoever has come upon it is done, with whatever else there is."""
        if not self.due:
            self.due = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send what there is at once; where that has to wait, `write` does it."""
        self.due = False
        watcher, line = self.watcher, self.line
        dirty = self.greeted and watcher.dirty
        if (
            line is None
            or self.writing
            or watcher.ended
            or (self.greeted and watcher.talk)
            or not line.ready
            or (dirty and self.waits(said=False))
        ):
            self.event.set()
            return
        out, self.out = [Text(ENCODER.encode(message)) for message in self.out], []
        if dirty and not self.early():
            watcher.dirty = False
            out += self.drawn()
        if out:
            line.put(out)

    def early(self) -> bool:
        """Whether the state can wait a moment, with which it goes: who only waits for others was shown one just now.
        Where bots and programs play, many answers come between two that an eye could tell apart."""
        watcher, row = self.watcher, self.watcher.live.row
        left = self.last + PICTURE - time.monotonic()
        if left <= 0 or row.status != "playing" or watcher.seat in row.waiting:
            return False
        if self.next is None:
            self.next = asyncio.get_running_loop().call_later(left, self.after_all)
        return True

    def after_all(self) -> None:
        self.next = None
        if self.watcher.dirty:
            self.stirred()

    async def write(self) -> None:
        """What cannot be sent at once."""
        while True:
            self.writing = False
            await self.event.wait()
            self.writing = True
            self.event.clear()
            if self.watcher.ended:
                await self.socket.close(code=AGAIN, reason="again")
                return
            out, self.out = [Text(ENCODER.encode(message)) for message in self.out], []
            if self.greeted and self.watcher.dirty:
                if out and self.waits(said=False):  # what was done is not kept back with what is shown
                    await self.say(out)
                    out = []
                await self.pace(said=False)
                self.watcher.dirty = False
                out += self.drawn()
            if out:
                await self.say(out)
            if self.greeted and self.watcher.talk:
                self.watcher.talk = False
                entries = await self.house.hall.talk(self.watcher.live, self.watcher.chat)
                if entries:
                    self.watcher.chat = entries[-1].n + 1
                    await self.say([Text(ENCODER.encode(wire.Chat(entries)))])

    async def say(self, texts: Sequence[Text]) -> None:
        if self.line is not None:
            await self.line.say(texts)
            return
        for text in texts:
            await self.socket.send_data(text.data, mode="text")

    def show(self) -> bool:
        """Show the state to who looks on, at once, where nothing else is to be sent and nobody has to wait."""
        line, watcher = self.line, self.watcher
        if line is None or not self.greeted or self.out or self.writing or watcher.ended or not line.ready:
            return False
        if self.waits(said=False):
            return False
        watcher.dirty = False
        if drawn := self.drawn():
            line.put(drawn)
        return True

    def drawn(self) -> list[Text]:
        """The state, or that it cannot be shown: a fault of a view or a word stops nobody from reading on, talking or
        taking back, and whoever runs the server finds it in the journal."""
        lines = self.watcher.log
        try:
            return [self.shown()]
        except Exception:
            self.watcher.log = lines  # what is new of it was not sent
            live, seat = self.watcher.live, self.watcher.seat
            log.exception("table %s cannot be shown to seat %s after %s", live.row.id, seat, live.row.moves)
            why = Refused("not-shown", "Something broke while this table was to be shown.")
            return [Text(ENCODER.encode(self.refusal(0, why)))]

    def shown(self) -> Text:
        """The state as it is sent. Those who only look on, in one language and with as much of the log, are shown the
        same, which is made once for all of them."""
        watcher, live = self.watcher, self.watcher.live
        self.last = time.monotonic()
        if live.board is None or watcher.placed.concerned:
            return self.made()
        lines = len(live.board.match.log)
        key = (watcher.person.lang, watcher.log if watcher.log <= lines else 0)
        found, now = live.shown.get(key), time.monotonic()
        if found is None or found.row is not live.row or found.board is not live.board or now - found.made > SAME:
            found = live.shown[key] = Shown(self.made(), now, live.row, live.board)
        watcher.log = lines
        return found.sent

    def made(self) -> Text:
        """The state, made for who is here, and paid for by them."""
        begun = time.perf_counter()
        text = Text(ENCODER.encode(self.state()))
        took = time.perf_counter() - begun
        figures = self.house.figures
        figures.one(figures.shown, self.watcher.live.row.game).observe(took)
        self.pay(took, said=False)
        return text

    def state(self) -> wire.State:
        watcher, live = self.watcher, self.watcher.live
        board, row, seat = live.board, live.row, self.watcher.seat
        self.told = told_again(self.house.hall, row, watcher.person, watcher.person.lang, self.told)
        info = self.told.info
        if board is None:
            empty = wire.Position(0, 0, seat, {}, [], [], [], 0, [], None)
            return wire.State(info, empty, False, False)
        if watcher.log > len(board.match.log):
            watcher.log = 0
        found = board.position(seat, watcher.log)
        watcher.log = len(board.match.log)
        undo = seat is not None and board.can_undo(seat)
        others = seat is not None and not undo and board.decided(seat)
        vote = None
        if row.vote is not None:
            kind, asked, agreed, needed = (row.vote[name] for name in ("kind", "seat", "agreed", "needed"))
            most = kind == "bot" and by_majority(row)
            said = (row.vote.get("name", ""), row.vote.get("no"), most, row.vote.get("against", []))
            vote = wire.VoteInfo(kind, asked, agreed, needed, *said)
        orders = [] if seat is None else self.house.hall.steward.of(live, seat)
        carried = wire.CarriedInfo(board.start.n, board.left_out) if board.start and board.carried else None
        lesson = lesson_at(row, board, seat)
        last = board.events[-1] if board.events else None
        took_back = last.seat if last is not None and last.kind in (UNDO, AGREED_UNDO) else None
        plan = None if seat is None else self.house.hall.steward.planner.of(live, seat)
        return wire.State(info, found, undo, others, board.hold, vote, orders, carried, lesson, took_back, plan)


ROUTES = (at_table,)
