"""Doors for people: their names, accounts, passwords and sessions."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.attempts import network
from oikumene.table.clock import own_hours
from oikumene.table.doors.asking import address, body, header
from oikumene.table.doors.house import House
from oikumene.table.doors.visitors import cookie, keep, me, visitor, with_cookie
from oikumene.table.limits import ACCOUNTS, BROWSERS, LETTERS, LINKS, LOGINS
from oikumene.table.own import everything
from oikumene.table.people import DEVICE, Person

#: How long the link in a letter opens the door.
RECOVERY = 3600.0


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
    quiet = None if data.quiet is None else own_hours(data.quiet.begin, data.quiet.end, data.quiet.zone)
    await keep(house, request, person)
    if notify and not (person.confirmed and notify == person.notify):
        await house.attempts.pay(LETTERS, "code", network(address(request.scope)))
        await house.teller.ask(person, notify)
    await house.people.prefer(person, data.lang, notify)
    if data.quiet is not None and quiet != person.quiet:
        await house.people.rest(person, quiet)
        await house.hall.renamed({person.id})
    return me(person)


@post("/api/me/notify", dependencies={"person": Provide(visitor)}, status_code=200)
async def confirm_notify(person: NamedDependency[Person], state: State, data: JSONBody[wire.Code]) -> wire.Me:
    if person.kept and not person.confirmed:
        await state.house.teller.confirm(person, data.code)
    return me(person)


@get("/api/push", dependencies={"person": Provide(visitor)})
async def push_key(person: NamedDependency[Person], state: State) -> wire.PushInfo:
    """By which key browsers know this server, where it tells them of turns."""
    return wire.PushInfo(state.house.teller.push.public)


@post("/api/me/push", dependencies={"person": Provide(visitor)}, status_code=200)
async def subscribe(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    data: JSONBody[wire.PushSubscriptionInfo],
) -> wire.Me:
    house: House = state.house
    house.limits.check(f"push:{network(address(request.scope))}", *BROWSERS)
    await keep(house, request, person)
    await house.teller.subscribe(person, data.endpoint, data.key, data.auth)
    return me(person)


@post("/api/me/push/end", dependencies={"person": Provide(visitor)}, status_code=200)
async def unsubscribe(
    person: NamedDependency[Person], state: State, data: JSONBody[wire.PushSubscriptionInfo]
) -> wire.Me:
    if person.kept:
        await state.house.teller.push.end(person, data.endpoint)
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
    await house.people.begin(person, header(request.scope, "user-agent"))
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
    guesser = ("device", device) if device else ("login", here, found[0] if found else data.name.casefold()[:64])
    if device is None:
        await house.attempts.pay(LOGINS, "logins", here)
    await house.attempts.take(*guesser)
    account = await house.people.login(found, data.password)
    await house.attempts.right(*guesser)
    return await sign_in(house, request, person, account)


async def sign_in(house: House, request: Request[Any, Any, Any], person: Person, account: Person) -> Response[wire.Me]:
    """Somebody has shown who they are; what they did here as a guest is the account's from now on."""
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
    await house.attempts.take("session", person.session)
    await house.people.change_password(person, data.password, data.new)
    await house.attempts.right("session", person.session)
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


@get("/api/me/sessions", dependencies={"person": Provide(visitor)})
async def sessions(person: NamedDependency[Person], state: State) -> list[wire.Session]:
    """Where one is signed in."""
    found = await state.house.people.sessions(person) if person.kept else []
    return [wire.Session(*session) for session in found]


@delete("/api/me/sessions/{mark:str}", dependencies={"person": Provide(visitor)}, status_code=200)
async def end_session(person: NamedDependency[Person], state: State, mark: FromPath[str]) -> list[wire.Session]:
    """Sign out somewhere else: what is open there is shown out at once."""
    house: House = state.house
    await house.hall.show_out(await house.people.end_marked(person, mark))
    return [wire.Session(*session) for session in await house.people.sessions(person)]


@post("/api/recover", dependencies={"person": Provide(visitor)}, status_code=200)
async def recover(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.Rename]
) -> wire.Recovery:
    """Somebody has lost a password. The answer is the same whether there is such an account or not, and as quick."""
    house: House = state.house
    await house.attempts.pay(LETTERS, "letter", network(address(request.scope)))
    if house.teller.mails:
        house.errand(send_recovery(house, data.name))
    return wire.Recovery(house.teller.mails)


async def send_recovery(house: House, name: str) -> None:
    """A letter with a link, to the address that the account has confirmed."""
    person = await house.people.mailbox(name)
    code = None if person is None else await house.people.reset_code(person.id, RECOVERY)
    if person is not None and code is not None:
        house.teller.write(person, "notice-recover", f"{house.teller.base}/recover?code={code}")


@post("/api/recover/new", dependencies={"person": Provide(visitor)}, status_code=200)
async def recovered(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, data: JSONBody[wire.NewByCode]
) -> Response[wire.Me]:
    """The link was opened: a new password, every other way in ends, and this browser is signed in."""
    house: House = state.house
    await house.attempts.pay(LINKS, "link", network(address(request.scope)))
    account = await house.people.recover(data.code, data.password)
    await house.hall.show_out(await house.people.end_all(account))
    return await sign_in(house, request, person, account)


@get("/api/me/export", dependencies={"person": Provide(visitor)})
async def export(person: NamedDependency[Person], state: State) -> Response[dict[str, Any]]:
    """Everything that is kept of somebody, as one file."""
    found = await everything(state.house.store, person) if person.kept else {}
    name = f'attachment; filename="oikumene-{person.id[:6]}.json"'
    return Response(found, headers={"content-disposition": name, "cache-control": "no-store"})


@delete("/api/me", dependencies={"person": Provide(visitor)}, status_code=200)
async def forget(request: Request[Any, Any, Any], person: NamedDependency[Person], state: State) -> Response[wire.Me]:
    """Everything that is kept of somebody goes. An account is asked for its password: a browser left open is not
    enough."""
    house: House = state.house
    if person.kept and not person.guest:
        said = await body(request, wire.Secret) if await request.body() else wire.Secret("")
        await house.attempts.take("session", person.session)
        await house.people.require_password(person, said.password)
        await house.attempts.right("session", person.session)
    if person.kept:
        await house.hall.remove(house.people, person)
    return with_cookie(house, house.people.visitor(None, person.lang))


ROUTES = (
    get_me,
    patch_me,
    confirm_notify,
    push_key,
    subscribe,
    unsubscribe,
    rename,
    make_account,
    login,
    change_password,
    logout,
    logout_everywhere,
    sessions,
    end_session,
    recover,
    recovered,
    export,
    forget,
)
