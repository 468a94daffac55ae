"""Doors for passkeys: those of an account, and signing in with one."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.attempts import network
from oikumene.table.doors.asking import address, header
from oikumene.table.doors.house import House
from oikumene.table.doors.people import sign_in
from oikumene.table.doors.visitors import visitor
from oikumene.table.passkeys import Place, place_of
from oikumene.table.people import Person


def place(house: House, request: Request[Any, Any, Any]) -> Place:
    return place_of(house.teller.base, header(request.scope, "host"), house.secure)


def account(person: Person) -> Person:
    if person.guest:
        raise Refused("no-account", "You have no account yet.")
    return person


@get("/api/me/passkeys", dependencies={"person": Provide(visitor)})
async def passkeys(person: NamedDependency[Person], state: State) -> list[wire.Passkey]:
    return await state.house.passkeys.of(person) if person.kept else []


@post("/api/me/passkeys/begin", dependencies={"person": Provide(visitor)}, status_code=200)
async def begin(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.Secret]
) -> wire.PasskeyChallenge:
    """Who wants another way into an account shows the password: a browser left open is not enough."""
    house: House = state.house
    here = place(house, request)
    await house.attempts.take("session", account(person).session)
    await house.people.require_password(person, data.password)
    await house.attempts.right("session", person.session)
    return await house.passkeys.begin(person, here)


@post("/api/me/passkeys", dependencies={"person": Provide(visitor)}, status_code=200)
async def add(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.PasskeyAnswer]
) -> list[wire.Passkey]:
    house: House = state.house
    agent = header(request.scope, "user-agent")
    return await house.passkeys.add(account(person), place(house, request), data, agent)


@delete("/api/me/passkeys/{mark:str}", dependencies={"person": Provide(visitor)}, status_code=200)
async def remove(person: NamedDependency[Person], state: State, mark: FromPath[str]) -> list[wire.Passkey]:
    house: House = state.house
    return await house.passkeys.remove(account(person), mark)


@post("/api/login/passkey/begin", dependencies={"person": Provide(visitor)}, status_code=200)
async def asked(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State
) -> wire.PasskeyChallenge:
    house: House = state.house
    if person.fresh:
        raise Refused("unknown", "Nobody is known by this cookie.")
    return house.passkeys.asked(person, place(house, request))


@post("/api/login/passkey", dependencies={"person": Provide(visitor)}, status_code=200)
async def login(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.PasskeyAnswer]
) -> Response[wire.Me]:
    """Wrong ones are counted by network, apart from passwords."""
    house: House = state.house
    guesser = ("passkey", network(address(request.scope)))
    await house.attempts.take(*guesser)
    id = await house.passkeys.whose(person, place(house, request), data)
    found = await house.people.find(id)
    if found is None:
        raise Refused("passkey-unknown", "Nobody has this passkey here. Sign in another way and add it anew.")
    await house.attempts.right(*guesser)
    return await sign_in(house, request, person, found)


ROUTES = (passkeys, begin, add, remove, asked, login)
