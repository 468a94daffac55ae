"""A hostile client over every route and every message of the socket: what it tries, and what it may not reach.

A town is laid: two people at a table with hidden hands, their group with an invitation and a table of its own, a game
that is over, the server's owner. Then somebody else sends whatever the application's own list of routes and types
allows to be thought of: as a stranger, with a forged cookie, with none, and with ids of everything that is not theirs.
Nothing may break (no 500, nothing in the log of errors), nothing of the town may change in the store, and nothing may
be told that the asker may not know. The same seed sends the same.

A new route is met by itself: its types, its words and its queries are read from it. A part of an address that nobody
has explained here, or a type that cannot be made, fails.
"""

from __future__ import annotations

import ast
import asyncio
import contextlib
import inspect
import json
import random
import re
import sqlite3
import textwrap
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, get_args

import msgspec
import websockets
from msgspec import inspect as types

from oikumene.registry import game as find_game
from oikumene.table import wire

from .conftest import Server
from .test_fuzz import HEADERS, HOSTILE, PARTS
from .test_leaks import cards_in, hidden_ids
from .visitor import Visitor

GAME = "imperial_settlers"
#: Seconds after which a request counts as forgotten; much, since a busy machine is not what is looked at.
PATIENCE = 240
PASSWORD = "sixteen letters"
#: Columns of the store whose values nobody but their owner is told, and of which tables.
SECRET = {
    "people": ("password", "notify"),
    "sessions": ("id",),
    "invitations": ("code",),
    "secrets": ("value",),
    "resets": ("code",),
    "codes": ("code", "address"),
    "journal": ("note",),
}
#: Tables of the store that change by themselves; archives are made of games that are over, whoever looks.
RESTLESS = {"pulse", "beats", "standstills", "archives", "tried"}
#: Moments that are written while somebody only looks; when a clock is due next the server itself notes (`hall/timing`).
MOMENTS = {
    *(("sessions", "seen"), ("members", "seen")),
    *(("tables", "changed"), ("tables", "owner"), ("tables", "version"), ("tables", "due")),
}
#: Rows that name what is another's and are of who made them: whoever has the address of a game that is over may play it
#: on by themselves, and only they are told of it.
OF_WHO_MADE_THEM = {"tries"}
#: Texts that are wrong as such, besides those of `test_fuzz`.
UNICODE = ("\u202eevil", "a\u0301" * 300, "\U0001f600" * 50, "ＡＮＮＡ", "аnna", "\ufeff", " \t\n ", "%s%n{}", "';--")
NUMBERS = (-1, 0, 2**31, 2**63, -(2**63) - 1, 10**40, 1e308, 0.1)


class Route(NamedTuple):
    """A method of a route: what it takes as its body, words and queries, read from the handler itself."""

    method: str
    path: str
    bodies: tuple[type[msgspec.Struct], ...]
    words: tuple[str, ...]
    queries: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


def routes(server: Server) -> list[Route]:
    """Every method of every route of the application."""
    found = []
    for route in server.app.routes:
        for method, (handler, _) in getattr(route, "route_handler_map", {}).items():
            if method in ("HEAD", "OPTIONS"):
                continue
            taken = handler.parsed_fn_signature.parameters
            source = textwrap.dedent(inspect.getsource(handler.fn))
            bodies = [taken["data"].annotation] if "data" in taken else spoken_of(source)
            parts = re.findall(r"\{(\w+)", route.path)
            queries = [name for name in taken if name not in ("request", "person", "state", "data", *parts)]
            found.append(Route(method, route.path, tuple(bodies), tuple(words(source)), tuple(queries)))
    return found


def spoken_of(source: str) -> list[type[msgspec.Struct]]:
    """The types that a handler reads a body into by itself."""
    return [getattr(wire, name) for name in re.findall(r"body\(request, wire\.(\w+)\)", source)]


def words(source: str) -> Iterator[str]:
    """Every text that a handler compares its `what` with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name) and node.left.id == "what":
            for one in ast.walk(node):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    yield one.value


# -- bodies


#: What would be meant, by the name of a field.
MEANT: dict[str, Any] = {
    "game": GAME,
    "bot": "wanderer",
    "lang": "en",
    "notify": "",
    "seats": [{"who": "you"}, {"who": "open"}],
    "password": PASSWORD,
    "options": {},
    "chronicle": "",
}


def good(kind: types.Type, name: str = "") -> Any:
    """Something of a type that could be meant; of every type that a body or a message has."""
    match kind:
        case _ if name in MEANT:
            return MEANT[name]
        case types.StructType(fields=fields, tag=tag):
            made = {one.encode_name: good(one.type, one.name) for one in fields}
            return made if tag is None else {"type": tag, **made}
        case types.UnionType(types=inner):
            return good(inner[0], name)
        case types.LiteralType(values=values):
            return values[0]
        case types.ListType(item_type=inner):
            return [good(inner)]
        case types.DictType():
            return {}
        case types.TupleType(item_types=inners):
            return [good(inner) for inner in inners]
        case types.StrType():
            return "sixteen letters"
        case types.BoolType():
            return False
        case types.IntType() | types.FloatType():
            return 1
        case types.NoneType():
            return None
        case types.AnyType():
            return {}
    raise AssertionError(f"say how a {kind} is made, so that hostile clients can spoil it")


def spoil(rng: random.Random, meant: Any) -> bytes:
    """A body or a message that was meant, made wrong in one of the ways that there are."""
    fields = list(meant) if isinstance(meant, dict) else []
    text = json.dumps(meant).encode()
    way = rng.randrange(12)
    if way == 0 and fields:  # a field left out
        gone = rng.choice(fields)
        return json.dumps({name: value for name, value in meant.items() if name != gone}).encode()
    if way == 1:  # one that nobody knows
        return json.dumps(
            {**(meant if fields else {}), rng.choice(("admin", "owner", "person", "__class__", "")): 1}
        ).encode()
    if way == 2 and fields:  # the same twice
        return text[:-1] + b"," + json.dumps(rng.choice(fields)).encode() + b":" + rng.choice(HOSTILE) + b"}"
    if way == 3:  # cut off
        return text[: rng.randrange(len(text))]
    if way == 4:  # bytes turned
        turned = bytearray(text)
        for _ in range(rng.randrange(1, 4)):
            turned[rng.randrange(len(turned))] = rng.randrange(256)
        return bytes(turned)
    if way == 5:  # nested
        deep = rng.choice((3, 200, 20_000))
        return b"[" * deep + text + b"]" * deep
    if way == 6:  # something else altogether
        return rng.choice(HOSTILE)
    if not fields:
        return rng.choice(HOSTILE)
    name = rng.choice(fields)
    if way in (7, 8):  # a value that is none
        rest = {key: value for key, value in meant.items() if key != name}
        head = json.dumps(rest)[:-1].encode() + (b"," if rest else b"")
        return head + json.dumps(name).encode() + b":" + rng.choice(HOSTILE) + b"}"
    other: Any = (
        rng.choice(NUMBERS) if way == 9 else rng.choice(UNICODE) if way == 10 else [meant[name]] * rng.choice((1, 40))
    )
    return json.dumps({**meant, name: other}).encode()


# -- the town


@dataclass
class Town:
    """People who have done nothing, what is theirs, and what only they may know."""

    server: Server
    people: dict[str, Visitor] = field(default_factory=dict)
    ids: dict[str, list[str]] = field(default_factory=dict)
    secrets: set[str] = field(default_factory=set)
    hidden: set[str] = field(default_factory=set)
    running: str = ""

    @property
    def everything(self) -> set[str]:
        return {one for kind in ("tables", "groups", "people") for one in self.ids[kind]}


@contextlib.asynccontextmanager
async def settled(server: Server) -> Any:
    """A town at a server."""
    town = Town(server)
    async with contextlib.AsyncExitStack() as doors:
        for name in ("Anna", "Boris", "Olga"):
            one = town.people[name] = await doors.enter_async_context(server.visitor())
            one.http.timeout = 300  # type: ignore[assignment]  # a busy machine is not what is looked at
            await one.post("/api/account", {"name": name, "password": f"{name} has sixteen letters"})
        anna, boris, olga = town.people.values()
        seats = {"game": GAME, "seats": [{"who": "you"}, {"who": "open"}]}
        town.running = (await anna.post("/api/tables", seats))["id"]
        await boris.post(f"/api/tables/{town.running}/join")
        await anna.post(f"/api/tables/{town.running}/start")
        async with anna.sit(town.running) as one, boris.sit(town.running) as two:
            for seat in (one, two, one, two):
                if seat.questions:
                    await seat.answer()
        group = (await anna.post("/api/groups", {"name": "Canaries"}))["id"]
        invited = await anna.post(f"/api/groups/{group}/invite")
        code = invited["invitation"]["code"]
        await boris.post(f"/api/invitations/{code}")
        closed = (await anna.post("/api/tables", {**seats, "group": group, "name": "closed-canary"}))["id"]
        waiting = (await boris.post("/api/tables", seats))["id"]  # and full: whoever has the address might sit down
        await anna.post(f"/api/tables/{waiting}/join")
        over = (await anna.post("/api/import", finished()))["id"]
        await olga.post("/api/groups", {"name": "Owners"})
        with opened(server.db) as store:
            ids = dict(store.execute("SELECT name, id FROM people").fetchall())
            for name, person in ids.items():
                store.execute("UPDATE people SET notify = ? WHERE id = ?", (f"{name}.canary@secret.example", person))
            store.execute("INSERT INTO owners VALUES (?, 1.0)", (ids["Olga"],))
            store.execute(
                "INSERT INTO journal VALUES (1, 1.0, ?, 'end', ?, 'note-canary')", (ids["Olga"], ids["Boris"])
            )
            marks = [str(mark) for (mark,) in store.execute("SELECT id FROM sessions")]
            groups = [str(one) for (one,) in store.execute("SELECT id FROM groups")]
        town.ids = {
            "tables": [town.running, closed, waiting, over],
            "groups": groups,
            "people": list(ids.values()),
            "marks": marks,
            "codes": [code],
        }
        town.secrets = {*kept_secret(server.db), "closed-canary", "Canaries"}
        live = live_at(server, town.running)
        town.hidden = hidden_ids(live.board.match, len(live.row.seats))
        town.secrets.add(str(live.row.seed))
        yield town


def live_at(server: Server, table: str) -> Any:
    """The table as one of the workers has it, who has heard of everything."""
    halls = [worker.app.state.house.hall for worker in getattr(server, "workers", (server,))]
    found = [hall.tables[table] for hall in halls if table in hall.tables]
    return next(live for live in found if not live.adrift)


class Rows(list[tuple[Any, ...]]):
    """What a statement brought."""

    description: Any = None

    def fetchall(self) -> list[tuple[Any, ...]]:
        return self


class Asked:
    """A PostgreSQL, as a file is asked."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    def execute(self, sql: str, args: tuple[Any, ...] = ()) -> Rows:
        cursor = self.connection.execute(sql.replace("?", "%s"), args)
        found = Rows(cursor.fetchall() if cursor.description else ())
        found.description = cursor.description
        return found


@contextlib.contextmanager
def opened(db: str) -> Iterator[Any]:
    """The store of a server, behind its back."""
    if not db.startswith("postgres"):
        with sqlite3.connect(db) as store:
            yield store
        return
    import psycopg

    with psycopg.connect(db) as connection:
        yield Asked(connection)


def finished() -> dict[str, Any]:
    """A record of a game that is over."""
    match, rng = find_game("ancient_world").new(seats=2, seed=3), random.Random(1)
    while match.asks:
        match.take(match.asks[0], rng.choice(match.asks[0].values()))
    return match.record()


def kept_secret(db: str) -> Iterator[str]:
    """What only its owner may know, from the store."""
    with opened(db) as store:
        for table, columns in SECRET.items():
            for column in columns:
                for (value,) in store.execute(f"SELECT {column} FROM {table}"):
                    if value and len(str(value)) > 5:
                        yield str(value)


def stored(db: str) -> dict[str, set[tuple[Any, ...]]]:
    """Every row of the store, but for what changes by itself."""
    found = {}
    catalog = (
        "pg_tables WHERE schemaname = 'public'" if db.startswith("postgres") else "sqlite_master WHERE type = 'table'"
    )
    with opened(db) as store:
        names = [name for (name,) in store.execute(f"SELECT {'table' * db.startswith('postgres')}name FROM {catalog}")]
        for table in names:
            if table in RESTLESS or table.startswith("sqlite_"):
                continue
            cursor = store.execute(f"SELECT * FROM {table}")
            columns = [one[0] for one in cursor.description]
            kept = [at for at, column in enumerate(columns) if (table, column) not in MOMENTS]
            found[table] = {(table, *(row[at] for at in kept)) for row in cursor}
    return found


def changed(town: Town, before: dict[str, set[tuple[Any, ...]]]) -> list[str]:
    """What of the town is otherwise than before: a row that is gone, or a new one that speaks of what is theirs.

    Rows of who attacked may come and go: the newcomer's own tables are named by ids that are not the town's.
    """
    after, faults = stored(town.server.db), []
    theirs = town.everything
    for table, rows in before.items():
        gone = [row for row in rows - after[table] if theirs.intersection(map(str, row))]
        come = [row for row in after[table] - rows if theirs.intersection(map(str, row))]
        if table in OF_WHO_MADE_THEM:
            people = set(town.ids["people"])
            come = [row for row in come if people.intersection(map(str, row))]
        for row in gone:
            now = next((each for each in come if each[1] == row[1]), None)
            if now is None:
                faults.append(f"gone: {str(row)[:300]}")
                continue
            come.remove(now)
            parts = [
                f"{at}: {a!r} is now {b!r}"[:200] for at, (a, b) in enumerate(zip(row, now, strict=True)) if a != b
            ]
            faults.append(f"changed: {table} {row[1]}, {'; '.join(parts)}")
        faults += [f"new: {str(row)[:300]}" for row in come]
    return faults


# -- the attack


@dataclass
class Report:
    """What came of it."""

    sent: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    routes: Counter[str] = field(default_factory=Counter)
    heard: Counter[str] = field(default_factory=Counter)
    read: set[str] = field(default_factory=set)  # routes whose body was once understood
    faults: list[str] = field(default_factory=list)


class Attacker:
    """Somebody who sends requests as bytes, over a connection that is kept while it holds."""

    def __init__(self, town: Town, rng: random.Random, report: Report) -> None:
        self.town = town
        self.rng = rng
        self.report = report
        self.known = routes(town.server)
        self.cookies: dict[str, str] = {}
        self.pipe: Any = None

    async def come(self) -> None:
        """As a new guest; with a cookie of Anna's that was tampered with; and with none."""
        async with self.town.server.visitor() as eve:
            await eve.post("/api/groups", {"name": "Eve's"})
            theirs = self.town.people["Anna"].http.cookies.items()
            parts = [(name, *value.rpartition(".")) for name, value in theirs]
            forged = "; ".join(f"{name}={said}{dot}{seal[::-1]}" for name, said, dot, seal in parts)
            self.cookies = {"stranger": eve.cookie, "forged": forged, "nobody": ""}

    def path(self, route: Route, plain: bool) -> str:
        """An address of the route, with ids of what is not theirs; `plain`: with nothing in it that is wrong."""
        town, rng = self.town, self.rng

        def part(found: re.Match[str]) -> str:
            name = found[1]
            if not plain and rng.random() < 0.1:
                return rng.choice(PARTS)
            choices = {
                "id": town.ids["groups"] if "/groups/" in route.path else town.ids["tables"],
                "table": town.ids["tables"],
                "who": town.ids["people"],
                "mark": town.ids["marks"],
                "code": ["nosuchcode", "AAAAAA"],
                "what": route.words or ("nothing",),
                "game": ["ancient_world", GAME, "oath", "nosuch"],
                "example": ["1", "first", "nosuch"],
                "number": ["1", "2", "0", "-1", "99999999999999999999"],
                "path": ["x", "index.html", "..%2f..%2fetc%2fpasswd", "assets/x.js"],
            }
            assert name in choices, f"{route.name}: say in hostile.py what {{{name}}} can be"
            return str(choices[name][0] if plain else rng.choice(choices[name]))

        here = re.sub(r"\{(\w+)(?::\w+)?\}", part, route.path)
        if here.startswith("//"):
            here = here[1:]
        asked = [name for name in (*route.queries, "at", "seat", "lang") if not plain and rng.random() < 0.4]
        values = (
            "0",
            "1",
            "-1",
            "9" * 30,
            "9" * 5000,
            "x",
            "%00",
            "%ff",
            "ru",
            "en",
            "true",
            "1e9",
            *town.ids["people"],
        )
        return here + ("?" + "&".join(f"{name}={rng.choice(values)}" for name in asked) if asked else "")

    def body(self, route: Route) -> tuple[bytes, bool]:
        """Something for its body; whether it is one that could be meant."""
        if route.method in ("GET", "DELETE"):
            return b"", True
        kind = self.rng.choice(route.bodies) if route.bodies else None
        meant = good(types.type_info(kind)) if kind else {}
        if isinstance(meant, dict):
            for name in ("member", "name"):
                if name in meant and self.rng.random() < 0.5:
                    meant[name] = self.rng.choice(("Anna", "Boris", "1"))
        if self.rng.random() < 0.1 or self.report.routes[route.name] == 0:
            return json.dumps(meant).encode(), True
        return spoil(self.rng, meant), False

    async def attack(self, route: Route) -> None:
        first = self.report.routes[route.name] == 0
        who = "stranger" if first else self.rng.choice(list(self.cookies))
        body, meant = self.body(route)
        header = self.rng.choice(HEADERS) if not meant and self.rng.random() < 0.05 else b""
        path = self.path(route, plain=first)
        same_site = meant or self.rng.random() < 0.9
        self.report.routes[route.name] += 1
        self.report.sent += 1
        answer = await self.exchange(route.method, path, body, header, self.cookies[who], same_site)
        self.judge(route, who, path, body, header, meant, answer)

    async def exchange(
        self, method: str, path: str, body: bytes, header: bytes, cookie: str, same_site: bool
    ) -> tuple[int, bytes] | None:
        lines = [f"{method} {path} HTTP/1.1".encode(), b"Host: here"]
        named = header.partition(b":")[0].lower()
        if same_site:
            lines.append(b"X-Oikumene: 1")
        if named != b"cookie" and cookie:
            lines.append(f"Cookie: {cookie}".encode())
        if named != b"content-type":
            lines.append(b"Content-Type: application/json")
        lines += [header] if header else []
        lines.append(f"Content-Length: {len(body)}".encode())
        asked = b"\r\n".join(lines) + b"\r\n\r\n" + body
        for fresh in (False, True):
            if self.pipe is None or fresh:
                self.pipe = await asyncio.open_connection("127.0.0.1", self.town.server.port)
            reader, writer = self.pipe
            try:
                writer.write(asked)
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
                status = int(head.split(b" ", 2)[1])
                length = re.search(rb"(?i)content-length: (\d+)", head)
                if length:
                    told = await reader.readexactly(int(length[1]))
                else:
                    told = b"" if status in (204, 304) else await chunks(reader)
            except TimeoutError:
                writer.close()
                self.pipe = None
                self.report.faults.append(f"nothing within {PATIENCE} s to {method} {path[:120]} {body[:120]!r}")
                return None
            except (ConnectionError, asyncio.IncompleteReadError):
                writer.close()
                self.pipe = None
                continue
            if b"connection: close" in head.lower():
                writer.close()
                self.pipe = None
            return status, told
        return None

    def judge(
        self,
        route: Route,
        who: str,
        path: str,
        body: bytes,
        header: bytes,
        meant: bool,
        answer: tuple[int, bytes] | None,
    ) -> None:
        report = self.report
        said = (who, route.method, path[:120], body[:120], len(body), header[:40])
        if answer is None:
            if len(body) < 10_000 and len(path) < 8000:
                report.faults.append(f"no answer to {said}")
            return
        status, told = answer
        report.statuses[status] += 1
        if status >= 500 and status != 503:
            report.faults.append(f"{status} to {said}: {told[-300:]!r}")
        code = ""
        if status >= 400 and told[:1] == b"{":
            problem = json.loads(told)
            code = problem.get("code", "")
            if not code or len(problem.get("text", "")) < 10:
                report.faults.append(f"no sentence to {said}: {told[:200]!r}")
        if meant and who == "stranger" and code != "bad-input":
            report.read.add(route.name)
        text = told.decode(errors="replace")
        for secret in self.town.secrets:
            if secret in text and secret not in path and secret.encode() not in body:
                report.faults.append(f"told {secret!r} to {said}")
        if self.town.running in path and told[:1] in (b"{", b"["):
            with contextlib.suppress(ValueError):
                for card in self.town.hidden.intersection(cards_in(json.loads(told))):
                    report.faults.append(f"told of {card} to {said}")

    async def close(self) -> None:
        if self.pipe is not None:
            self.pipe[1].close()


async def chunks(reader: asyncio.StreamReader) -> bytes:
    told = b""
    while size := int(await reader.readline(), 16):
        told += await reader.readexactly(size)
        await reader.readline()
    await reader.readline()
    return told


async def over_routes(town: Town, rng: random.Random, count: int, report: Report, until: float = 1e18) -> None:
    """So many requests: each route in turn, so that none is left out."""
    attacker = Attacker(town, rng, report)
    try:
        while report.sent < count and time.monotonic() < until:
            await attacker.come()  # from time to time as somebody new: what they have made does not pile up
            for _ in range(20):
                for route in attacker.known:
                    if report.sent >= count:
                        return
                    await attacker.attack(route)
    finally:
        await attacker.close()


# -- the socket


def messages() -> list[tuple[str, dict[str, Any]]]:
    """Every message of the client, as it could be meant."""
    return [(kind.__name__, good(types.type_info(kind))) for kind in get_args(wire.ClientMessage)]


async def over_sockets(town: Town, rng: random.Random, count: int, report: Report, until: float = 1e18) -> None:
    """So many frames at the running table: from the gallery all kinds, from the other seat answers in the name of who
    is asked, stale ones, ones from afar; some frames twice."""
    live = live_at(town.server, town.running)
    board = live.board
    ask = board.match.asks[0]
    asked = next(name for name, seat in zip(("Anna", "Boris"), range(2), strict=True) if seat == ask.seat)
    other = "Boris" if asked == "Anna" else "Anna"
    async with town.people[asked].sit(town.running) as seat:
        question = seat.questions[0]["id"]
        keys = [option["key"] for option in seat.questions[0]["options"]]
    n = board.n
    async with town.server.visitor() as eve:
        while report.sent < count and time.monotonic() < until:
            for who in (eve, town.people[other]):
                report.sent += await frames(town, who, who is eve, rng, n, question, keys, report)
    assert board.n == n


async def frames(
    town: Town, who: Visitor, stranger: bool, rng: random.Random, n: int, question: str, keys: list[str], report: Report
) -> int:
    """A connection, and what goes through it until there were two hundred frames or it was closed."""
    sent = 0
    async with who.sit(town.running) as seat:
        with contextlib.suppress(websockets.exceptions.ConnectionClosed):
            for _ in range(200):
                name, meant = rng.choice(messages()) if stranger else ("Answer", dict(messages())["Answer"])
                if "n" in meant:
                    meant["n"] = rng.choice((n, n, n, n - 1, n + 1, 0, 2**40))
                if "question" in meant:
                    meant["question"], meant["key"] = rng.choice((question, "x")), rng.choice((*keys, "x"))
                if name in ("Say",) and rng.random() < 0.9:
                    continue
                frame: bytes | str = json.dumps(meant) if rng.random() < 0.3 else spoil(rng, meant)
                if len(frame) > 60_000:
                    continue
                if isinstance(frame, bytes) and rng.random() < 0.8:
                    frame = frame.decode(errors="ignore")
                for _ in range(rng.choice((1, 1, 1, 2))):
                    await seat.socket.send(frame)
                    sent += 1
                report.heard[name] += 1
            await seat.socket.send(json.dumps({"type": "ping", "ref": 77_777}))
            async with asyncio.timeout(60):
                while 77_777 not in seat.replies:
                    await seat.receive(60)
        viewer = 2 if stranger else next(at for at, name in enumerate(town.people) if town.people[name] is who)
        hidden = hidden_ids(live_at(town.server, town.running).board.match, viewer)
        for text in seat.raw:
            message = json.loads(text)
            if message["type"] == "refused":
                report.statuses[400] += 1
                if message["code"] == "fault" or len(message["text"]) < 10:
                    report.faults.append(f"{who} at the table: {text[:200]}")
            elif message["type"] == "ack" and not stranger:
                report.faults.append(f"an answer in another's name was taken: {text[:200]}")
            if told := hidden.intersection(cards_in(message)):
                report.faults.append(f"told of {sorted(told)[:3]} at the table")
            for secret in town.secrets:
                if secret in text:
                    report.faults.append(f"told {secret!r} at the table")
    return sent
