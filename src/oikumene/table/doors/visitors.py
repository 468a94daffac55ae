"""Who comes in: known by a cookie, or somebody new of whom nothing is kept yet."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, WebSocket
from litestar.datastructures import Cookie, State

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.clean import unreadable
from oikumene.table.doors.asking import SAFE, address, cost_of, header, language, same_site
from oikumene.table.doors.house import House
from oikumene.table.limits import REQUESTS
from oikumene.table.people import COOKIE, COOKIE_DAYS, Person
from oikumene.table.weeks import admitted, sealed


async def visitor(request: Request[Any, Any, Any], state: State) -> Person:
    """Who sent the request; of somebody unknown nothing is kept yet."""
    house: House = state.house
    house.limits.check(f"http:{address(request.scope)}", *REQUESTS, cost=cost_of(request.url.path))
    if request.method not in SAFE and not same_site(request.scope):
        raise Refused("same-site", "The request does not come from our own page.")
    if any("\x00" in text for text in (request.url.path, *request.query_params, *request.query_params.values())):
        raise unreadable("a text with a character that is none")
    person = await known(house, request)
    if person is not None and person.kept:
        house.seen[person.id] = time.time()
    person = person or house.people.visitor(None, language(request))
    table = request.path_params.get("id")
    if isinstance(table, str) and sealed(table) and not request.url.path.endswith(f"/tables/{table}"):
        admitted(await house.hall.glance(table), person.id)
    return person


async def known(house: House, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Person | None:
    """Whose cookie it is: nobody's without one of ours, or with one whose session has ended."""
    session = house.signer.read(connection.cookies.get(COOKIE))
    person = None if session is None else await house.people.of(session, language(connection))
    if person is not None:
        await house.people.saw(person, header(connection.scope, "user-agent"))
    return person


async def keep(house: House, request: Request[Any, Any, Any], person: Person) -> None:
    if person.kept:
        return
    house.limits.check(f"guest:{address(request.scope)}", 0.5, 30)
    await house.people.keep(person, header(request.scope, "user-agent"))
    house.hall.become(person.session, person)


def lang_of(person: Person, lang: str | None) -> str:
    return lang if lang in ("ru", "en") else person.lang


def me(person: Person) -> wire.Me:
    quiet = None if person.quiet is None else wire.QuietHours(*person.quiet)
    return wire.Me(person.id[:6], person.name, person.guest, person.lang, person.notify, person.confirmed, quiet)  # type: ignore[arg-type]


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
