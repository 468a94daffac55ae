"""The application of a worker: its doors, what is said on every answer, how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from oikumene import __version__
from oikumene.kernel.errors import Refused
from oikumene.table import chores, facts, seeing, sidedoor, wire
from oikumene.table.attempts import Attempts
from oikumene.table.backup import Schedule
from oikumene.table.clean import CleanRequest
from oikumene.table.description import Description
from oikumene.table.desks import Archive
from oikumene.table.doors import (
    archive,
    files,
    games,
    groups,
    lobby,
    machine,
    owner,
    passkeys,
    people,
    puzzles,
    reviews,
    socket,
    standing,
)
from oikumene.table.doors.house import Health, House
from oikumene.table.doors.refusals import STATUS, refused
from oikumene.table.hall import Hall
from oikumene.table.limits import Limits
from oikumene.table.notify import Teller
from oikumene.table.orders import Pace
from oikumene.table.owners import Errors, Owners
from oikumene.table.passkeys import Passkeys
from oikumene.table.people import People, Signer, find_secret
from oikumene.table.proxies import Network, Proxies
from oikumene.table.puzzled import Puzzled
from oikumene.table.ratings import Ratings
from oikumene.table.settings import Settings
from oikumene.table.store import Shared, nothing, open_store
from oikumene.table.thinking import Thinkers
from oikumene.table.threads import Desk

#: Where the doors are.
ROOMS = (people, passkeys, owner, games, groups, lobby, archive, reviews, puzzles, standing, socket, machine, files)
LONGEST_PATH = 300
#: What requests are counted by; whoever makes up others makes no new figures.
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


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

    figures: seeing.Figures
    proxies: Proxies

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        self.proxies.look(scope)
        with seeing.named(scope) as name:
            await self._measured(scope, receive, send, name)

    async def _measured(self, scope: Any, receive: Any, send: Any, name: str) -> None:
        begun, status = time.perf_counter(), 0

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", name.encode())]
            await send(message)

        try:
            await self._let_in(scope, receive, sending)
        finally:
            if scope["type"] == "http":
                method = scope["method"] if scope["method"] in METHODS else "other"
                told = (method, scope.get("path_template") or "nowhere", status)
                self.figures.requests.labels(*told).observe(time.perf_counter() - begun)

    async def _let_in(self, scope: Any, receive: Any, send: Any) -> None:
        if len(scope["path"]) <= LONGEST_PATH:
            await super().__call__(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": socket.SHOWN_OUT["no-table"], "reason": "no-table"})
        else:
            body = msgspec.json.encode(wire.Problem("page", "There is nothing here."))
            headers = {"content-type": "application/json", "content-length": str(len(body)), **HEADERS}
            raw = [(name.encode(), value.encode()) for name, value in headers.items()]
            await send({"type": "http.response.start", "status": STATUS["page"], "headers": raw})
            await send({"type": "http.response.body", "body": body})


async def opened(house: House, *, warm: bool) -> list[asyncio.Task[None]]:
    """The house opens: what it does beside answering, until it is closed."""
    hall, store = house.hall, house.store
    await house.people.prepare()
    await facts.tell(store, facts.PUBLIC, house.teller.base)
    await facts.tell(store, facts.UNKNOWN_PROXY, "")  # until one comes
    await house.teller.start()
    hall.tell = house.teller.tell if house.teller.able else None
    hall.shared = isinstance(store, Shared)
    await hall.pulse_clocks(begins=True)  # before anybody answers: what was not served does not count
    tasks = [chores.sweep(hall), chores.wake(hall), chores.note_seen(house), chores.figures(house), chores.lag(house)]
    tasks += [chores.clocks(hall), chores.errors(house), chores.expiry(house), chores.marks(house)]
    logging.getLogger("oikumene.table").addHandler(house.errors)
    if warm:
        tasks.append(chores.warm(house))
    if house.backups is not None:
        tasks.append(chores.backups(house, house.backups))
    if isinstance(store, Shared):
        tasks += [chores.listen(store, hall), chores.beat(hall)]
    return [asyncio.create_task(task) for task in tasks]


async def closed(house: House, tasks: Sequence[asyncio.Task[None]]) -> None:
    """The house closes: nothing more is begun, what was begun is brought to its end."""
    sidedoor.RECEPTION.closed()
    for task in (*tasks, *house.errands):
        task.cancel()
    await asyncio.gather(*tasks, *house.errands, return_exceptions=True)
    logging.getLogger("oikumene.table").removeHandler(house.errors)
    with contextlib.suppress(Refused):
        await house.errors.written(house.store)
    await house.teller.close()
    with contextlib.suppress(Refused):
        await house.hall.pulse_clocks()  # up to here it counted
    await house.hall.rest()
    if house.hall.shared:
        await house.hall.goodbye()
    house.thinkers.close()
    house.archive.close()
    await house.store.close()


def make_app(
    db: str,
    *,
    client: Path | None = None,
    secure: bool = False,
    thinkers: int = 1,
    cluster: str | None = None,
    workers: int = 1,
    bot_delay: float = 0.5,
    person_delay: float = 3.0,
    limits: bool = True,
    warm: bool = False,
    ahead: bool = False,
    backups: Schedule | None = None,
    settings: Settings | None = None,
    settings_file: str | None = None,
    together: str | None = None,
    proxies: Sequence[Network] = (),
    ended: Callable[[], None] = nothing,
) -> Doors:
    """The application of one worker. `together`: the folder of several that are on one file; `ended`: what is done when
    a newer version has taken the store over."""
    store = open_store(db, together)
    store.ended = ended
    figures = seeing.Figures()
    store.clock = lambda what: figures.one(figures.store, what).time()
    pool = Thinkers(thinkers, cluster=cluster)
    pool.noted = figures
    hall = Hall(store, pool, pace=Pace(bot_delay, person_delay))
    hall.figures = figures
    hall.ahead = ahead
    hall.workers = workers
    errors = seeing.Errors(figures)
    hall.settings = settings or hall.settings

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        limited = limits and not os.environ.get("OIKUMENE_NO_LIMITS")
        signer = Signer(await find_secret(store, db))
        house = House(
            db=db,
            store=store,
            people=People(store),
            hall=hall,
            teller=Teller(store),
            thinkers=pool,
            limits=Limits(limited, hall.settings.buckets),
            attempts=Attempts(store, signer.secret, limited),
            signer=signer,
            passkeys=Passkeys(store, signer),
            client=client.resolve() if client is not None else None,
            secure=secure,
            started=time.time(),
            archive=Archive(),
            sockets=Counter(),
            health=Health(store),
            seen={},
            puzzled=Puzzled(store),
            ratings=Ratings(store),
            texts=Desk("texts", most=1000),
            owners=Owners(store),
            errors=Errors(),
            settings=hall.settings,
            backups=backups,
            figures=figures,
        )
        app.state.house = house
        doors.proxies.unknown = lambda peer: house.errand(facts.tell(store, facts.UNKNOWN_PROXY, peer))
        logging.getLogger("oikumene").addHandler(errors)
        tasks = await opened(house, warm=warm)
        if settings_file is not None:
            tasks.append(asyncio.create_task(chores.settings(house, settings_file)))
        try:
            yield
        finally:
            await closed(house, tasks)
            logging.getLogger("oikumene").removeHandler(errors)

    doors = Doors(
        route_handlers=[route for room in ROOMS for route in room.ROUTES],
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
    doors.figures = figures
    doors.proxies = Proxies(proxies)
    return doors
