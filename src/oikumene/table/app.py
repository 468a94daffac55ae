"""The server's doors: HTTP routes, the WebSocket of a table, the client's files."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import gzip
import logging
import os
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, patch, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from oikumene import __version__
from oikumene.kernel.errors import Refused
from oikumene.registry import games as all_games
from oikumene.table import catalog, wire
from oikumene.table.attempts import Attempts, network
from oikumene.table.board import Row
from oikumene.table.clean import CleanRequest, read, unreadable
from oikumene.table.description import STYLE, Description
from oikumene.table.desks import Archive, Reader
from oikumene.table.hall import Hall
from oikumene.table.hall.bots import ways_on
from oikumene.table.hall.company import INTRODUCTION
from oikumene.table.hall.hearing import BEAT
from oikumene.table.limits import ACCOUNTS, FILES, HINTS, REQUESTS, SAID, SAID_HERE, SHOWN, SHOWN_HERE, Limits, Rate
from oikumene.table.live import Live, Watcher, seat_of
from oikumene.table.notify import Teller
from oikumene.table.orders import Pace
from oikumene.table.people import COOKIE, COOKIE_DAYS, DEVICE, People, Person, Signer, find_secret
from oikumene.table.store import Away, Shared, Store, open_store, pulse
from oikumene.table.thinking import Thinkers
from oikumene.table.threads import Desk
from oikumene.text import Texts

log = logging.getLogger("oikumene.table")
LONGEST_PATH = 300
COSTLY = ("/api/lobby", "/api/import", "/api/quick")
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATUS = {
    "no-table": 404,
    "not-seated": 403,
    "not-host": 403,
    "not-yours": 403,
    "hidden": 403,
    "same-site": 403,
    "login": 401,
    "unknown": 401,
    "no-account": 401,
    "stale": 409,
    "too-fast": 429,
    "busy": 503,
    "wait": 429,
    "page": 404,
    "store-away": 503,
    "store-unsure": 503,
}

#: Why a WebSocket is closed at once; the reason that goes with it is the code of the refusal.
SHOWN_OUT = {"same-site": 4403, "unknown": 4401, "no-table": 4404, "too-fast": 4429, "too-many-sockets": 4429}
#: Connections at a time: of a person, and from an address.
LONGEST_PAUSE = 5.0
MOST_SOCKETS = 24
MOST_SOCKETS_HERE = 120
#: What a message costs beside an answer: a greeting brings everything, a sign of life nothing.
MESSAGE_COSTS: dict[Any, float] = {wire.Hello: 4.0, wire.Ping: 0.2}
#: No table has more lines of talk.
MOST_LINES = 2**31 - 1

#: The session of a connection has ended: whoever is there now may come in again.
AGAIN = 4430


#: A connection whose person has said nothing for so many seconds is closed; the page says `ping` every 25.
SILENT = 180.0


@dataclass
class House:
    """Everything a worker has."""

    db: str
    store: Store
    people: People
    hall: Hall
    teller: Teller
    thinkers: Thinkers
    limits: Limits
    attempts: Attempts
    signer: Signer
    client: Path | None
    secure: bool
    started: float
    archive: Archive
    sockets: Counter[str]
    health: Health
    texts: Desk  # what there is to play, in words: made once, which takes a second in all

    def reader(self, scope: Any) -> Reader:
        """Who has things looked up that take time: an address."""
        return Reader(self.archive, self.limits, address(scope))

    def room_for(self, scope: Any, person: Person) -> None:
        """Whether one more connection is not too many."""
        here = self.sockets[address(scope)] >= MOST_SOCKETS_HERE
        if self.limits.on and (here or self.sockets[person.id] >= MOST_SOCKETS):
            raise Refused("too-many-sockets", "Too many pages of yours are open; close some.")

    @contextlib.contextmanager
    def seated(self, scope: Any, person: Person) -> Iterator[None]:
        """A connection that is counted while it lasts."""
        names = (address(scope), person.id)
        self.sockets.update(names)
        try:
            yield
        finally:
            self.sockets.subtract(names)
            for name in names:
                if not self.sockets[name]:
                    del self.sockets[name]

    async def table(self, scope: Any, id: str) -> Live:
        """A table; who has one loaded pays for the time it takes."""
        if id in self.hall.tables:
            return await self.hall.find(id, fresh=True)
        reader = self.reader(scope)
        reader.ready()
        live = await self.hall.find(id, fresh=True)
        reader.spend(live.cost)
        return live

    async def table_to_put_away(self, scope: Any, id: str) -> Live:
        """The same, also where it cannot be read: nobody is left with it for ever."""
        if id not in self.hall.tables:
            self.reader(scope).ready()
        return await self.hall.to_put_away(id)


# -- who asks


async def visitor(request: Request[Any, Any, Any], state: State) -> Person:
    """Who sent the request; of somebody unknown nothing is kept yet."""
    house: House = state.house
    house.limits.check(f"http:{address(request.scope)}", *REQUESTS, cost=cost_of(request.url.path))
    if request.method not in SAFE and not same_site(request.scope):
        raise Refused("same-site", "The request does not come from our own page.")
    if any("\x00" in text for text in (request.url.path, *request.query_params, *request.query_params.values())):
        raise unreadable("a text with a character that is none")
    person = await known(house, request)
    return person or house.people.visitor(None, language(request))


def cost_of(path: str) -> float:
    """What a request costs beside a plain one: by what it takes of the process that answers everybody."""
    return 3.0 if path.startswith(COSTLY) or path.endswith(("/cards", "/texts")) else 1.0


async def known(house: House, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Person | None:
    """Whose cookie it is: nobody's without one of ours, or with one whose session has ended."""
    session = house.signer.read(connection.cookies.get(COOKIE))
    return None if session is None else await house.people.of(session, language(connection))


async def keep(house: House, request: Request[Any, Any, Any], person: Person) -> None:
    if person.kept:
        return
    house.limits.check(f"guest:{address(request.scope)}", 0.5, 30)
    await house.people.keep(person)
    house.hall.become(person.session, person)


def language(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return "ru" if request.headers.get("accept-language", "").lower().startswith("ru") else "en"


def address(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


def header(scope: Any, name: str) -> str:
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), "")


def same_site(scope: Any) -> bool:
    """From our own page: a header no form can send, and an origin that is ours."""
    origin = header(scope, "origin")
    if origin and origin.partition("://")[2] != header(scope, "host"):
        return False
    return scope["type"] == "websocket" or header(scope, "x-oikumene") == "1"


def me(person: Person) -> wire.Me:
    return wire.Me(person.id[:6], person.name, person.guest, person.lang, person.notify, person.confirmed)  # type: ignore[arg-type]


def cookie(house: House, name: str, value: str) -> Cookie:
    return Cookie(
        key=name,
        value=house.signer.sign(value),
        httponly=True,
        samesite="lax",
        secure=house.secure,
        max_age=COOKIE_DAYS * 86400,
        path="/",
    )


def with_cookie(house: House, person: Person, *more: Cookie) -> Response[wire.Me]:
    return Response(me(person), cookies=[cookie(house, COOKIE, person.session), *more])


# -- people


@get("/api/me", dependencies={"person": Provide(visitor)})
async def get_me(request: Request[Any, Any, Any], person: NamedDependency[Person], state: State) -> Response[wire.Me]:
    return with_cookie(state.house, person)


@patch("/api/me", dependencies={"person": Provide(visitor)})
async def patch_me(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.Preferences]
) -> wire.Me:
    """An address to be told at counts once somebody has read the code that is sent to it."""
    house: House = state.house
    notify = None if data.notify is None else house.teller.checked(data.notify)
    await keep(house, request, person)
    if notify and not (person.confirmed and notify == person.notify):
        house.limits.check(f"code:{network(address(request.scope))}", 1 / 600, 6)
        await house.teller.ask(person, notify)
    await house.people.prefer(person, data.lang, notify)
    return me(person)


@post("/api/me/notify", dependencies={"person": Provide(visitor)}, status_code=200)
async def confirm_notify(person: NamedDependency[Person], state: State, data: JSONBody[wire.Code]) -> wire.Me:
    if person.kept and not person.confirmed:
        await state.house.teller.confirm(person, data.code)
    return me(person)


@post("/api/me/name", dependencies={"person": Provide(visitor)}, status_code=200)
async def rename(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.Rename]
) -> wire.Me:
    house: House = state.house
    await keep(house, request, person)
    await house.people.rename(person, data.name)
    others = [] if person.guest else await house.people.clear_name(person)
    await house.hall.renamed({person.id, *others})
    return me(person)


@post("/api/account", dependencies={"person": Provide(visitor)}, status_code=200)
async def make_account(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.Account]
) -> Response[wire.Me]:
    house: House = state.house
    house.limits.check(f"account:{address(request.scope)}", *ACCOUNTS)
    await keep(house, request, person)
    await house.people.make_account(person, data.name, data.password)
    await house.hall.renamed({person.id, *await house.people.clear_name(person)})
    return await seen_in(house, request, person, person)


async def seen_in(house: House, request: Request[Any, Any, Any], before: Person, person: Person) -> Response[wire.Me]:
    """Somebody has shown a password: a new session for the browser, which is known from now on."""
    old, kept = before.session, before.kept
    await house.people.begin(person)
    house.hall.become(old, person)
    if kept:
        await house.hall.show_out(await house.people.end(old))
    device = known_device(house, request, person.id) or f"{person.id}:{secrets.token_urlsafe(9)}"
    return with_cookie(house, person, cookie(house, DEVICE, device))


def known_device(house: House, request: Request[Any, Any, Any], account: str) -> str | None:
    """The browser's mark, if somebody has logged in to the account with it before."""
    device = house.signer.read(request.cookies.get(DEVICE))
    return device if device is not None and device.partition(":")[0] == account else None


@post("/api/login", dependencies={"person": Provide(visitor)}, status_code=200)
async def login(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.Account]
) -> Response[wire.Me]:
    """Wrong passwords are counted by address and account, for a known browser by the browser: strangers who guess
    lock nobody out but themselves."""
    house: House = state.house
    found = await house.people.account(data.name)
    device = known_device(house, request, found[0]) if found else None
    here = network(address(request.scope))
    guesser = (device, "") if device else (here, found[0] if found else data.name.casefold()[:64])
    if device is None:
        house.limits.check(f"login:{here}", 0.2, 20)
    house.attempts.take(guesser)
    account = await house.people.login(found, data.password)
    house.attempts.right(guesser)
    if person.guest and person.kept and person.id != account.id:
        await house.hall.hand_over(person, account)
        await house.people.join_into(person, account)
    return await seen_in(house, request, person, account)


@post("/api/me/password", dependencies={"person": Provide(visitor)}, status_code=200)
async def change_password(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.NewPassword]
) -> Response[wire.Me]:
    """A new password ends every other session."""
    house: House = state.house
    if person.guest:
        raise Refused("no-account", "You have no account yet.")
    house.attempts.take((person.session, ""))
    await house.people.change_password(person, data.password, data.new)
    house.attempts.right((person.session, ""))
    await house.hall.show_out(await house.people.end_all(person, person.session))
    return await seen_in(house, request, person, person)


@post("/api/logout", dependencies={"person": Provide(visitor)}, status_code=200)
async def logout(request: Request[Any, Any, Any], person: NamedDependency[Person], state: State) -> Response[wire.Me]:
    house: House = state.house
    if person.kept:
        await house.hall.show_out(await house.people.end(person.session))
    return with_cookie(house, house.people.visitor(None, person.lang))


@post("/api/logout/everywhere", dependencies={"person": Provide(visitor)}, status_code=200)
async def logout_everywhere(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State
) -> Response[wire.Me]:
    house: House = state.house
    if person.kept:
        await house.hall.show_out(await house.people.end_all(person))
    return with_cookie(house, house.people.visitor(None, person.lang))


@delete("/api/me", dependencies={"person": Provide(visitor)}, status_code=200)
async def forget(person: NamedDependency[Person], state: State) -> Response[wire.Me]:
    house: House = state.house
    if person.kept:
        await house.hall.forget(person)
        sessions = await house.people.end_all(person)
        await house.people.forget(person)
        await house.hall.show_out(sessions)
    return with_cookie(house, house.people.visitor(None, person.lang))


# -- games


def lang_of(person: Person, lang: str | None) -> str:
    return lang if lang in ("ru", "en") else person.lang


@get("/api/games", dependencies={"person": Provide(visitor)})
async def games(
    person: NamedDependency[Person], state: State, lang: FromQuery[str | None] = None
) -> list[wire.GameInfo]:
    house: House = state.house
    return await house.texts.do(catalog.game_infos, lang_of(person, lang))


@get("/api/games/{game:str}/cards", dependencies={"person": Provide(visitor)}, exclude_from_compression=True)
async def cards(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[list[wire.CardText]]:
    found = await page_of(state.house, request, "cards", game, lang_of(person, lang), "application/json")
    return cast("Response[list[wire.CardText]]", found)


@get(
    "/api/games/{game:str}/texts",
    media_type=MediaType.TEXT,
    dependencies={"person": Provide(visitor)},
    exclude_from_compression=True,
)
async def game_texts(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[str]:
    found = await page_of(state.house, request, "texts", game, lang_of(person, lang), "text/plain; charset=utf-8")
    return cast("Response[str]", found)


async def page_of(
    house: House, request: Request[Any, Any, Any], kind: str, game: str, lang: str, media: str
) -> Response[bytes]:
    """What was made once goes out as it is, small where that is understood."""
    plain, small = await house.texts.do(catalog.page, kind, game, lang)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type=media, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type=media, headers=headers)


@get("/api/bots", dependencies={"person": Provide(visitor)})
async def bots(person: NamedDependency[Person], lang: FromQuery[str | None] = None) -> list[wire.BotInfo]:
    return catalog.bot_infos(lang_of(person, lang))


# -- tables


@lru_cache(maxsize=4096)
def numbered(name: str, n: int, lang: str) -> str:
    return Texts(None, lang).say("level-at-seat", level=name, n=n)


@lru_cache(maxsize=64)
def nameless(seat: int, lang: str) -> str:
    """What somebody is called who has left and been forgotten."""
    return Texts(None, lang).say("player", n=seat + 1)


def seat_names(row: Row, lang: str) -> list[str]:
    """What everybody at a table is called: a bot by its level; those of one name are told apart by a number."""
    levels = {bot.id: bot.name for bot in catalog.bot_infos(lang)}
    plain = [levels.get(seat.bot, seat.bot) if seat.bot else seat.name for seat in row.seats]
    plain = [nameless(i, lang) if row.seats[i].gone and not name else name for i, name in enumerate(plain)]
    return [
        numbered(name, plain[: i + 1].count(name), lang) if name and plain.count(name) > 1 else name
        for i, name in enumerate(plain)
    ]


def table_info(hall: Hall, row: Row, person: Person, lang: str) -> wire.TableInfo:
    here = hall.here(row)
    names = seat_names(row, lang)
    seats = []
    for number, seat in enumerate(row.seats):
        seats.append(
            wire.SeatInfo(
                seat=number,
                name=names[number],
                you=seat.person == person.id and not seat.bot,
                bot=seat.bot,
                open=seat.free and not seat.gone,
                online=bool(seat.bot) or seat.person in here,
                gone=seat.gone,
                invited=seat.invited is not None,
            )
        )
    result = row.result or {}
    slow = row.pace == "slow" and row.status == "playing"
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        title=catalog.title(row.game, lang),
        status=row.status,  # type: ignore[arg-type]
        seats=seats,
        options={
            k: v if not isinstance(v, str) or len(v) < 200 else "…"
            for k, v in catalog.open_options(row.game, row.options).items()
        },
        public=row.public,
        pace=row.pace,  # type: ignore[arg-type]
        hours=row.hours,
        confirm=row.confirm,
        hints=row.hints,
        host=row.host == person.id,
        your_seat=seat_of(row, person),
        waiting=row.waiting if row.status == "playing" else [],
        moves=row.moves,
        round=row.round,
        rounds=row.rounds,
        created=row.created,
        changed=row.changed,
        deadline=row.changed + row.hours * 3600 if slow else None,
        scores=result.get("scores"),
        winners=result.get("winners"),
        fraction=catalog.fraction(row.game),
        points=catalog.has_points(row.game),
        fault=fault_info(row, person, names, lang),
        invited=row.status == "waiting" and any(seat.invited == person.id for seat in row.seats),
        again=row.again or None if seat_of(row, person) is not None else None,
        follows=seat_of(row, person) is not None and catalog.follows(row.game, row.result),
    )


def fault_info(row: Row, person: Person, names: Sequence[str], lang: str) -> wire.FaultInfo | None:
    """Why a table was set aside, in words that name nothing hidden."""
    fault = row.fault
    if fault is None or row.status != "playing":
        return None
    seat = fault["seat"]
    said = Texts(None, lang).say(f"fault-{fault['kind']}", who=names[seat] if seat is not None else "")
    return wire.FaultInfo(seat, said, fault["at"], ways_on(row, person))


@get("/api/lobby", dependencies={"person": Provide(visitor)})
async def lobby(
    person: NamedDependency[Person],
    state: State,
    lang: FromQuery[str | None] = None,
    game: FromQuery[str | None] = None,
    pace: FromQuery[str | None] = None,
    free: FromQuery[int] = 1,
) -> wire.Lobby:
    """One's own tables, all of them; others' by game and by pace, those to join with at least `free` seats."""
    hall: Hall = state.house.hall
    said = lang_of(person, lang)
    mine = await hall.rows(
        "WHERE host = ? OR id IN (SELECT tbl FROM seats WHERE person = ? OR invited = ?) "
        "ORDER BY changed DESC LIMIT 60",
        (person.id, person.id, person.id),
    )
    wanted = {name: value for name, value in (("game", game), ("pace", pace)) if value}
    fits = "".join(f" AND {name} = ?" for name in wanted)
    room = "(SELECT count(*) FROM seats WHERE tbl = tables.id AND person IS NULL AND bot = '' AND invited IS NULL) >= ?"
    open_now = await hall.rows(
        f"WHERE status = 'waiting' AND public = 1 AND {room}{fits} ORDER BY created DESC LIMIT 40",
        (max(1, min(free, 9)), *wanted.values()),
    )
    watch = await hall.rows(
        f"WHERE status = 'playing' AND public = 1{fits} ORDER BY changed DESC LIMIT 20", tuple(wanted.values())
    )
    own = {row.id for row in mine}

    def infos(rows: Sequence[Row]) -> list[wire.TableInfo]:
        return [table_info(hall, row, person, said) for row in rows]

    order = {"playing": 1, "waiting": 2, "finished": 3, "abandoned": 4}
    found = infos([row for row in mine if row.status != "abandoned"])
    found.sort(key=lambda t: (0 if t.invited or t.your_seat in t.waiting else order[t.status], -t.changed))
    return wire.Lobby(
        found, infos([row for row in open_now if row.id not in own]), infos([row for row in watch if row.id not in own])
    )


@post("/api/quick", dependencies={"person": Provide(visitor)}, status_code=200)
async def quick(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.Quick]
) -> wire.TableInfo:
    hall: Hall = state.house.hall
    if not 0 <= data.rivals <= 9:
        raise Refused("rivals", "The number of rivals is out of range.")
    await keep(state.house, request, person)
    live = await hall.quick(person, data, state.house.reader(request.scope))
    return table_info(hall, live.row, person, person.lang)


@post("/api/tables", dependencies={"person": Provide(visitor)}, status_code=200)
async def create(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.NewTable]
) -> wire.TableInfo:
    hall: Hall = state.house.hall
    await keep(state.house, request, person)
    live = await hall.create(person, data, state.house.reader(request.scope))
    return table_info(hall, live.row, person, person.lang)


@get("/api/tables/{id:str}", dependencies={"person": Provide(visitor)})
async def get_table(
    person: NamedDependency[Person], state: State, id: FromPath[str], lang: FromQuery[str | None] = None
) -> wire.TableInfo:
    hall: Hall = state.house.hall
    return table_info(hall, await hall.glance(id), person, lang_of(person, lang))


@post("/api/tables/{id:str}/{what:str}", dependencies={"person": Provide(visitor)}, status_code=200)
async def change_table(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    what: FromPath[str],
) -> wire.TableInfo:
    """What people do around a table: join, leave, decline, kick, seat, start, abandon, replace, bot, rematch,
    next, try."""
    hall: Hall = state.house.hall
    opened = state.house.table_to_put_away if what in ("leave", "abandon") else state.house.table
    live = await opened(request.scope, id)
    if what in ("join", "try"):
        await keep(state.house, request, person)
    if what == "join":
        await hall.join(live, person)
    elif what == "leave":
        await hall.leave(live, person)
    elif what == "decline":
        await hall.decline(live, person)
    elif what in ("kick", "seat"):
        await hall.set_seat(live, person, await body(request, wire.SeatChange), kick=what == "kick")
    elif what == "start":
        await hall.start(live, person)
    elif what == "abandon":
        await hall.abandon(live, person)
    elif what == "replace":
        await hall.replace(live, person, await body(request, wire.SeatChange))
    elif what == "bot":
        await hall.go_on(live, person, await body(request, wire.BotWay))
    elif what == "rematch":
        live = await hall.rematch(live, person)
    elif what == "next":
        live = await hall.rematch(live, person, follow=True)
    elif what == "try":
        query = request.query_params
        reader = state.house.reader(request.scope)
        reader.ready()
        live = await hall.copy_from(live, person, whole(query.get("at")), whole(query.get("seat")))
        reader.spend(live.cost)
    else:
        raise Refused("page", "There is nothing here.")
    return table_info(hall, live.row, person, person.lang)


async def body(request: Request[Any, Any, Any], kind: type[Any]) -> Any:
    return read(await request.body(), kind)


def whole(text: str | None) -> int:
    try:
        return int(text or "0")
    except ValueError:
        raise unreadable("a whole number is expected") from None


def may_see(live: Live, person: Person, seat: int | None) -> None:
    """Of a running game one sees one's own seat, or what somebody who watches sees."""
    if seat is not None and seat not in range(len(live.row.seats)):
        raise Refused("seat", "There is no seat {seat}.", seat=seat)
    if seat is not None and live.row.status != "finished" and seat_of(live.row, person) != seat:
        raise Refused("hidden", "What that seat sees is hidden until the game is over.")


@get("/api/tables/{id:str}/position", dependencies={"person": Provide(visitor)})
async def position(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    id: FromPath[str],
    at: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> Response[wire.Position]:
    hall: Hall = state.house.hall
    live = await state.house.table(request.scope, id)
    may_see(live, person, seat)
    found = await hall.position_at(live, at, seat, state.house.reader(request.scope))
    return Response(cast("wire.Position", found), media_type=MediaType.JSON)


@get("/api/tables/{id:str}/history", dependencies={"person": Provide(visitor)})
async def history(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, id: FromPath[str]
) -> Response[wire.History]:
    hall: Hall = state.house.hall
    live = await state.house.table(request.scope, id)
    if live.row.status != "finished" or live.board is None:
        raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
    found = await hall.history(live, state.house.reader(request.scope))
    return Response(cast("wire.History", found), media_type=MediaType.JSON)


@get("/api/tables/{id:str}/record", dependencies={"person": Provide(visitor)})
async def record(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, id: FromPath[str]
) -> Response[dict[str, Any]]:
    live = await state.house.table(request.scope, id)
    if live.row.status != "finished" or live.board is None:
        raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
    found = await state.house.hall.loading.do(live.board.record)
    name = f"{live.row.game}-{live.row.id}.json"
    return Response(found, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/import", dependencies={"person": Provide(visitor)}, status_code=200)
async def bring_in(request: Request[Any, Any, Any], person: NamedDependency[Person], state: State) -> wire.TableInfo:
    hall: Hall = state.house.hall
    found = await body(request, dict[str, Any])
    await keep(state.house, request, person)
    live = await hall.bring_in(person, found, state.house.reader(request.scope))
    state.house.reader(request.scope).spend(live.cost)
    return table_info(hall, live.row, person, person.lang)


@delete("/api/tables/{id:str}", dependencies={"person": Provide(visitor)}, status_code=204)
async def delete_table(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, id: FromPath[str]
) -> None:
    hall: Hall = state.house.hall
    await hall.delete(await state.house.table_to_put_away(request.scope, id), person)


# -- at the table


@websocket("/ws/tables/{id:str}")
async def at_table(socket: WebSocket[Any, Any, Any], state: State, id: FromPath[str]) -> None:
    """Who may not come in is let in and shown out: a browser is told why of a close, not of a refusal."""
    house: House = state.house
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
        live = await house.table(socket.scope, id)
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
        self.watcher = Watcher(person, live, self.event.set)
        self.out: list[wire.Ack | wire.Refusal | wire.Hint | wire.Pong] = []
        self.greeted = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.heard = time.monotonic()
        self.watch: asyncio.TimerHandle | None = None

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
        self.patience()
        try:
            while not self.watcher.ended:
                await self.read(await self.socket.receive_data(mode="text"))
        except WebSocketDisconnect:
            pass
        finally:
            live.watchers.discard(self.watcher)
            writer.cancel()
            if self.watch is not None:
                self.watch.cancel()
            for task in self.tasks:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer
            self.house.hall.stir(live)

    async def read(self, text: str | bytes) -> None:
        self.heard = time.monotonic()
        try:
            message = read(text, wire.ClientMessage)
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
            self.event.set()
            self.house.hall.stir(self.watcher.live)
            return
        try:
            if isinstance(message, wire.AskHint):
                self.house.limits.check(f"hint:{self.watcher.person.id}", *HINTS)
                task = asyncio.create_task(self.hint(message))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
                return
            await self.handle(message)
        except Refused as why:
            self.refuse(message.ref, why)
            self.watcher.stir()
        except Exception:
            log.exception("table %s", self.watcher.live.row.id)
            self.refuse(message.ref, Refused("fault", "Something broke here; nothing has changed."))

    def buckets(self, said: bool) -> list[tuple[str, Rate]]:
        """What is said, or shown, counts for the person and for the address."""
        own, here = (SAID, SAID_HERE) if said else (SHOWN, SHOWN_HERE)
        what = "said" if said else "shown"
        return [(f"{what}:{self.watcher.person.id}", own), (f"{what}@{address(self.socket.scope)}", here)]

    def pay(self, cost: float, *, said: bool) -> None:
        for name, rate in self.buckets(said):
            self.house.limits.spend(name, rate, cost)

    async def pace(self, *, said: bool) -> None:
        """Who says or is shown more than fits is not refused but slowed: the next comes when there is room again."""
        wait = max(self.house.limits.wait(name, rate) for name, rate in self.buckets(said))
        if wait > 0:
            await asyncio.sleep(min(wait, LONGEST_PAUSE))

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
            self.house.limits.check(f"chat:{person.id}", 1.0, 10)
            await hall.say(live, person, message.text)
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

    def send(self, message: wire.Ack | wire.Refusal | wire.Hint | wire.Pong) -> None:
        self.out.append(message)
        self.event.set()

    def refuse(self, ref: int, why: Refused) -> None:
        why = shown(why, self.watcher.seat)
        self.send(wire.Refusal(ref, why.code, Texts(None, self.watcher.person.lang).error(why)))

    async def write(self) -> None:
        while True:
            await self.event.wait()
            self.event.clear()
            if self.watcher.ended:
                await self.socket.close(code=AGAIN, reason="again")
                return
            out, self.out = self.out, []
            for message in out:
                await self.socket.send_data(msgspec.json.encode(message), mode="text")
            if not self.greeted:
                continue
            if self.watcher.dirty:
                await self.pace(said=False)
                self.watcher.dirty = False
                begun = time.perf_counter()
                shown = msgspec.json.encode(self.state())
                self.pay(time.perf_counter() - begun, said=False)
                await self.socket.send_data(shown, mode="text")
            if self.watcher.talk:
                self.watcher.talk = False
                entries = await self.house.hall.talk(self.watcher.live, self.watcher.chat)
                if entries:
                    self.watcher.chat = entries[-1].n + 1
                    await self.socket.send_data(msgspec.json.encode(wire.Chat(entries)), mode="text")

    def state(self) -> wire.State:
        watcher, live = self.watcher, self.watcher.live
        board, row, seat = live.board, live.row, self.watcher.seat
        info = table_info(self.house.hall, row, watcher.person, watcher.person.lang)
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
            vote = wire.VoteInfo(kind, asked, agreed, needed, row.vote.get("name", ""))
        orders = [] if seat is None else self.house.hall.steward.of(live, seat)
        carried = None if board.start is None else wire.CarriedInfo(board.start.n, board.left_out)
        return wire.State(info, found, undo, others, board.hold, vote, orders, carried)


# -- the house


class Health:
    """Whether the server can do its work: something small is written and read, at most once a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.looked = float("-inf")
        self.trouble = ""

    async def look(self) -> str:
        """What is wrong, or nothing."""
        async with self.lock:
            if time.monotonic() > self.looked + 1:
                self.trouble = await self._try()
                self.looked = time.monotonic()
            return self.trouble

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(5):
                await self.store.write(pulse())
                await self.store.rows("SELECT at FROM pulse")
        except Away as why:
            log.error("the database cannot be used: %s", why.details["why"])
            return f"the database cannot be used ({why.details['brief']})"
        except TimeoutError:
            return "the database does not answer within 5 seconds"
        return ""


@get("/healthz", media_type=MediaType.TEXT)
async def health(state: State) -> Response[str]:
    trouble = await state.house.health.look()
    return Response(f"degraded: {trouble}" if trouble else "ok", status_code=503 if trouble else 200)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(state: State) -> str:
    house: House = state.house
    tables = house.hall.tables
    figures = {
        "oikumene_tables_loaded": len(tables),
        "oikumene_tables_asleep": len(house.hall.asleep),
        "oikumene_connections": sum(len(live.watchers) for live in tables.values()),
        "oikumene_bots_thinking": sum(len(live.thinking) for live in tables.values()),
        "oikumene_bots_waiting": len(house.thinkers.queue),
        "oikumene_tables_set_aside": await set_aside(house.store),
        "oikumene_events_total": house.hall.answers,
        "oikumene_uptime_seconds": round(time.time() - house.started),
    }
    return "".join(f"{name} {value}\n" for name, value in figures.items())


async def set_aside(store: Store) -> int:
    return int((await store.rows("SELECT count(*) FROM tables WHERE status = 'playing' AND fault IS NOT NULL"))[0][0])


@get("/schema.css", media_type="text/css", include_in_schema=False)
async def schema_style() -> str:
    return STYLE


KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".json": "application/json",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
}
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")


@get("/", include_in_schema=False, exclude_from_compression=True)
async def client_page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    state.house.limits.check(f"files:{address(request.scope)}", *FILES)
    return await client_answer(request, state.house.client, "")


@get("/{path:path}", include_in_schema=False, exclude_from_compression=True)
async def client_file(request: Request[Any, Any, Any], state: State, path: FromPath[str]) -> Response[bytes]:
    state.house.limits.check(f"files:{address(request.scope)}", *FILES)
    return await client_answer(request, state.house.client, path)


@lru_cache(maxsize=200)
def packed(path: Path, changed: float) -> bytes:
    """A file of the client as it goes over the wire, made small once."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def client_place(root: Path, path: str) -> Path | None:
    """The file of the client that an address means, if there is one; any text may come as an address."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


async def client_answer(request: Request[Any, Any, Any], root: Path | None, path: str) -> Response[bytes]:
    """The client: a file of it, or its page for every address that is not one."""
    if root is None:
        raise Refused("no-client", "The browser client is not built; run `make web`.")
    wanted = client_place(root, path)
    if wanted is None:
        if path.startswith(("/api", "/ws", "/assets")) or "." in path.rpartition("/")[2]:
            raise Refused("page", "There is nothing here.")
        wanted = root / "index.html"
    lasting = "/assets/" in f"/{path}"
    headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    kind = KINDS.get(wanted.suffix, "application/octet-stream")
    if wanted.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = await asyncio.to_thread(packed, wanted, wanted.stat().st_mtime)
            return Response(body, media_type=kind, headers=headers)
    return Response(await asyncio.to_thread(wanted.read_bytes), media_type=kind, headers=headers)


def secured(app: ASGIApp) -> ASGIApp:
    """Security headers on every answer."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await app(scope, receive, sending if str(scope["type"]) == "http" else send)

    return wrapped


class Doors(Litestar):
    """The application behind a doorkeeper: the router remembers addresses, so none may be as long as a book."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan" or len(scope["path"]) <= LONGEST_PATH:
            await super().__call__(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": SHOWN_OUT["no-table"], "reason": "no-table"})
        else:
            body = msgspec.json.encode(wire.Problem("page", "There is nothing here."))
            headers = {"content-type": "application/json", "content-length": str(len(body)), **HEADERS}
            raw = [(name.encode(), value.encode()) for name, value in headers.items()]
            await send({"type": "http.response.start", "status": STATUS["page"], "headers": raw})
            await send({"type": "http.response.body", "body": body})


#: Refusals of the kernel that name what a seat may answer. Nobody answers over HTTP: there they tell of another's seat.
ABOUT_ANSWERS = ("key", "which", "not-asked", "closed", "diverged")


def shown(why: Refused, seat: int | None) -> Refused:
    """The refusal as it may be told to who sits there: what another seat could answer is nobody's to know."""
    if why.code not in ABOUT_ANSWERS or (seat is not None and str(why.details.get("seat")) == str(seat)):
        return why
    if why.code == "closed":
        return Refused("stale", "The table has moved on; look again.")
    log.warning("a refusal was not shown: %s", why.code)
    return Refused("unreadable", "This table cannot be read. Everything it holds is kept as it is.")


def refused(request: Request[Any, Any, Any], why: Exception) -> Response[wire.Problem]:
    if isinstance(why, Refused):
        found = shown(why, None) if request.url.path.startswith("/api/tables/") else why
        return problem(request, found, STATUS.get(found.code, 400))
    if isinstance(why, HTTPException) and why.status_code < 500:
        return problem(request, as_refused(why), why.status_code)
    log.exception("%s %s", request.method, request.url.path, exc_info=why)
    return problem(request, Refused("fault", "Something broke here; nothing has changed."), 500)


def problem(request: Request[Any, Any, Any], why: Refused, status: int) -> Response[wire.Problem]:
    """A refusal as a sentence in the language of who asked."""
    game = all_games().get(str(why.details.get("game")))
    return Response(wire.Problem(why.code, Texts(game, language(request)).error(why)), status_code=status)


def as_refused(why: HTTPException) -> Refused:
    """What the framework refuses, in our words."""
    if why.status_code in (404, 405):
        return Refused("page", "There is nothing here.")
    if why.status_code == 413:
        return Refused("too-large", "That is more than anybody reads here (at most 2 MB).")
    extra = why.extra[0] if isinstance(why.extra, list) and why.extra else None
    told = extra.get("message") if isinstance(extra, dict) else None
    return unreadable(str(told or why.detail))


def make_app(
    db: str,
    *,
    client: Path | None = None,
    secure: bool = False,
    thinkers: int = 1,
    bot_delay: float = 0.5,
    person_delay: float = 3.0,
    limits: bool = True,
    warm: bool = False,
) -> Litestar:
    """The application of one worker."""
    store = open_store(db)
    pool = Thinkers(thinkers)
    archive = Archive()
    hall = Hall(store, pool, pace=Pace(bot_delay, person_delay))

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        secret = await find_secret(store, db)
        people = People(store)
        await people.prepare()
        teller = Teller(store)
        limited = limits and not os.environ.get("OIKUMENE_NO_LIMITS")
        house = House(
            db,
            store,
            people,
            hall,
            teller,
            pool,
            Limits(limited),
            Attempts(limited),
            Signer(secret),
            client.resolve() if client is not None else None,
            secure,
            time.time(),
            archive,
            Counter(),
            Health(store),
            Desk("texts", most=1000),
        )
        app.state.house = house
        teller.start()
        hall.tell = teller.tell if teller.able else None
        tasks = [asyncio.create_task(_sweep(hall)), asyncio.create_task(_wake(hall))]
        if warm:
            tasks.append(asyncio.create_task(_warm(house)))
        if isinstance(store, Shared):
            hall.shared = True
            tasks += [asyncio.create_task(_listen(store, hall)), asyncio.create_task(_beat(hall))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await teller.close()
            await hall.rest()
            if hall.shared:
                await hall.goodbye()
            pool.close()
            archive.close()
            await store.close()

    return Doors(
        route_handlers=[
            *(
                get_me,
                patch_me,
                confirm_notify,
                rename,
                make_account,
                login,
                change_password,
                logout,
                logout_everywhere,
                forget,
            ),
            *(games, cards, game_texts, bots, lobby, quick, create, get_table, change_table),
            *(
                position,
                history,
                record,
                bring_in,
                delete_table,
                at_table,
                health,
                metrics,
                schema_style,
                client_page,
                client_file,
            ),
        ],
        lifespan=[lifespan],
        middleware=[secured],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=2000, exclude_opt_key="exclude_from_compression"
        ),
        exception_handlers={Exception: refused},
        openapi_config=OpenAPIConfig(
            title="Oikumene", version=__version__, path="/schema", render_plugins=[Description(path="/")]
        ),
        request_class=CleanRequest,
        request_max_body_size=2_000_000,
        logging_config=None,
    )


#: Things made since the last look before the collector looks at the new ones; so many of such looks before it looks at
#: those that stayed.
COLLECT = (20_000, 20, 10)


def settle_memory() -> None:
    """What is there for good (code, cards, texts) is not gone through again whenever the collector looks for what can
    be let go; that was a quarter of the time of an answer. The few tables that are loaded this soon after the start
    may be kept with it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def _warm(house: House) -> None:
    """Make what there is to play ready in words before somebody asks, beside everything else."""
    for lang in ("ru", "en"):
        await house.texts.do(catalog.game_infos, lang)
        await house.texts.do(catalog.bot_infos, lang)
    for lang in ("ru", "en"):
        for game in all_games():
            await house.texts.do(catalog.page, "cards", game, lang)
            await house.texts.do(catalog.page, "texts", game, lang)
    settle_memory()


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(15)
        hall.sweep()


async def _wake(hall: Hall) -> None:
    if hall.shared:
        await asyncio.sleep(INTRODUCTION + 0.5)  # the others say that they are there
    try:
        await hall.wake_bots()
        await hall.shelve_rest()
    except Exception:
        log.exception("waking the bots")


async def _listen(store: Shared, hall: Hall) -> None:
    """What other workers do is heard here."""
    async for told in store.heard():
        try:
            if told:
                hall.hear(told)
            else:
                hall.listens()
        except Exception:
            log.exception("what another worker said")


async def _beat(hall: Hall) -> None:
    """This worker says that it is alive."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            await hall.beat()
        except Refused as why:
            log.warning("the other workers are not told: %s", why)
