"""Doors for the owner of the server. Each asks the store whether who comes owns it now, and each act is in the journal
before it is done."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from oikumene import __version__
from oikumene.kernel.errors import Refused
from oikumene.table import backup, catalog, wire
from oikumene.table.board import Row
from oikumene.table.doors.asking import body, header
from oikumene.table.doors.house import House
from oikumene.table.doors.infos import seat_names
from oikumene.table.doors.visitors import lang_of, visitor
from oikumene.table.owners import SHOWN, nobody, part_of
from oikumene.table.people import Person
from oikumene.text import Texts

#: How long a link for a lost password opens the door.
LINK_HOURS = 24
WHICH = {
    "aside": "status = 'playing' AND fault IS NOT NULL",
    "playing": "status = 'playing'",
    "waiting": "status = 'waiting'",
    "over": "status IN ('finished', 'abandoned')",
}


async def owner(request: Request[Any, Any, Any], state: State) -> Person:
    """Who sent the request, if they own the server."""
    person = await visitor(request, state)
    await state.house.owners.admit(person)
    return person


OWNER = {"person": Provide(owner)}


@get("/api/announcement", dependencies={"person": Provide(visitor)})
async def announcement(person: NamedDependency[Person], state: State) -> wire.Announcement:
    """What the owner tells everybody."""
    found = await state.house.owners.announcement()
    return wire.Announcement() if found is None else wire.Announcement(*found)


@get("/api/owner", dependencies=OWNER)
async def overview(person: NamedDependency[Person], state: State) -> wire.OwnerInfo:
    house: House = state.house
    bustle = house.hall.bustle_everywhere()
    return wire.OwnerInfo(
        version=__version__,
        up=time.time() - house.started,
        owners=await house.owners.names(),
        **await house.owners.counts(),
        workers=1 + len(house.hall.others),
        connections=bustle.connections,
        thinking=bustle.thinking,
        waiting=bustle.waiting,
        asleep=bustle.asleep,
        settings=house.settings.shown(),
        backups=await _backups(house, person.lang),
    )


async def _backups(house: House, lang: str) -> wire.BackupsInfo | None:
    if house.backups is None:
        return None
    found = await asyncio.to_thread(backup.last, Path(house.backups.folder))
    trouble = house.trouble
    return wire.BackupsInfo(
        age=None if found is None else time.time() - found,
        hours=house.backups.hours,
        trouble="" if trouble is None else Texts(None, lang).error(trouble.why),
        since=0.0 if trouble is None else time.time() - trouble.since,
    )


def shown(house: House, row: Row, lang: str) -> wire.OwnerTable:
    fault = row.fault or {}
    return wire.OwnerTable(
        id=row.id,
        title=catalog.title(row.game, lang),
        name=row.name,
        status=row.status,  # type: ignore[arg-type]
        seats=[name for name in seat_names(row, lang) if name],
        moves=row.moves,
        changed=row.changed,
        public=row.public,
        guarded=row.guarded,
        watching=len(house.hall.tables[row.id].watchers) if row.id in house.hall.tables else 0,
        fault=None if not fault else f"{fault['kind']}: {fault.get('what', '')}",
        where=list(fault.get("where", [])),
        bot=str(fault.get("bot", "")),
    )


@get("/api/owner/tables", dependencies=OWNER)
async def tables(
    person: NamedDependency[Person],
    state: State,
    which: FromQuery[str] = "aside",
    q: FromQuery[str] = "",
    lang: FromQuery[str | None] = None,
    skip: FromQuery[int] = 0,
) -> list[wire.OwnerTable]:
    """Tables of a kind, the newest first, but for so many that are passed over; `q`: one by its id, or those where
    somebody sits whose name that is a part of."""
    house: House = state.house
    where, args = f"({WHICH.get(which, '1 = 1')})", []
    if q.strip():
        sits = "SELECT tbl FROM seats JOIN people ON people.id = seats.person WHERE people.lookalike LIKE ? ESCAPE '!'"
        where, args = f"(id = ? OR id IN ({sits}))", [q.strip(), part_of(q)]
    order = f"ORDER BY changed DESC, id LIMIT {SHOWN} OFFSET {passed_over(skip)}"
    rows = await house.hall.rows(f"WHERE {where} {order}", args)
    return [shown(house, row, lang_of(person, lang)) for row in rows]


@post("/api/owner/tables/{table:str}/{what:str}", dependencies=OWNER, status_code=200)
async def change_table(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    table: FromPath[str],
    what: FromPath[str],
) -> wire.OwnerReplay:
    """`replay`: how far its events can be played; `cut`: go on from there; `again`, `simple`, `swap`: a way on where a
    bot has failed; `unname`: the name that its host gave it is taken away; `close`."""
    house: House = state.house
    hall = house.hall
    if what not in ("replay", "cut", "again", "simple", "swap", "unname", "close"):
        raise Refused("page", "There is nothing here.")
    said = await body(request, wire.OwnerCut) if what == "cut" else wire.OwnerCut(0)
    told_of = {"cut": str(said.n), "unname": (await hall.glance(table)).name}.get(what, "")
    await house.owners.note(person.id, f"table-{what}", table, told_of)
    if what == "close":
        await hall.close_table(table)
    elif what == "unname":
        await hall.unname(table)
    elif what == "cut":
        await hall.cut_back(table, said.n)
    elif what != "replay":
        live = await hall.find(table, fresh=True)
        fault = live.row.fault or {}
        way = wire.BotWay(fault.get("seat") if fault.get("seat") is not None else -1, what)  # type: ignore[arg-type]
        await hall.go_on(live, person, way, owner=True)
    row = await hall.glance(table)
    far = await hall.how_far(table) if what in ("replay", "cut") else None
    told = wire.OwnerReplay(shown(house, row, person.lang))
    if far is not None:
        told.n, told.all, told.what, told.where = far["n"], far["all"], far["what"], far["where"]
    return told


@get("/api/owner/tables/{table:str}/file", dependencies=OWNER)
async def table_file(person: NamedDependency[Person], state: State, table: FromPath[str]) -> Response[bytes]:
    """Everything a table was played with, for who looks for the fault."""
    house: House = state.house
    found = await house.hall.as_file(table)
    await house.owners.note(person.id, "table-file", table)
    head = {"content-disposition": f'attachment; filename="oikumene-table-{found["table"]["id"]}.json"'}
    return Response(
        json.dumps(found, ensure_ascii=False).encode(),
        media_type="application/json",
        headers={**head, "cache-control": "no-store"},
    )


@get("/api/owner/people", dependencies=OWNER)
async def everybody(
    person: NamedDependency[Person], state: State, q: FromQuery[str] = "", skip: FromQuery[int] = 0
) -> list[wire.OwnerPerson]:
    """People by a part of their name, or of one that looks like it, those who came last first, but for so many that are
    passed over."""
    return await state.house.owners.people(q, person.id, passed_over(skip))  # type: ignore[no-any-return]


@post("/api/owner/people/{who:str}/link", dependencies=OWNER, status_code=200)
async def link(
    request: Request[Any, Any, Any], person: NamedDependency[Person], state: State, who: FromPath[str]
) -> Response[wire.OwnerLink]:
    """A link for somebody who lost their password, as the command on the machine makes it: told once, kept nowhere. An
    owner's is made by the command alone, so that nobody becomes another owner here."""
    house: House = state.house
    found = await house.people.find(who)
    if found is None:
        raise nobody()
    if found.guest:
        raise Refused("link-guest", "Who has no account has no password to lose.")
    if await house.owners.owns(who):
        raise Refused("link-owner", "The link for an owner is made on the machine itself: oikumene password NAME.")
    await house.owners.note(person.id, "link", who, found.name)
    code = await house.people.reset_code(who, LINK_HOURS * 3600.0, most=None)
    scheme = "https" if house.secure else request.scope["scheme"]
    base = house.teller.base or f"{scheme}://{header(request.scope, 'host')}"
    told = wire.OwnerLink(f"{base}/recover?code={code}", LINK_HOURS)
    return Response(told, headers={"cache-control": "no-store"})


@post("/api/owner/people/{who:str}/{what:str}", dependencies=OWNER, status_code=200)
async def change_person(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    state: State,
    who: FromPath[str],
    what: FromPath[str],
) -> list[wire.OwnerPerson]:
    """`mute` for some hours, `end` every session, `remove` for good, `owner` and `unowner`."""
    house: House = state.house
    if what not in ("mute", "end", "remove", "owner", "unowner"):
        raise Refused("page", "There is nothing here.")
    found = await house.people.find(who)
    if found is None:
        raise nobody()
    if found.id == person.id and what in ("remove", "unowner", "mute"):
        raise Refused("owner-self", "Another owner has to do that to you, or the command on the machine.")
    if what == "mute":
        await house.owners.mute(person.id, who, (await body(request, wire.OwnerHours)).hours)
    elif what == "end":
        await house.owners.note(person.id, "end", who, found.name)
        await house.hall.show_out(await house.people.end_all(found))
    elif what == "remove":
        await house.owners.note(person.id, "remove", who, found.name)
        await house.hall.remove(house.people, found)
    elif what == "owner":
        if found.guest:
            raise Refused("owner-guest", "Only somebody with an account can own the server.")
        await house.owners.mark(who, person.id)
    else:
        await house.owners.unmark(who, person.id)
    return []


@get("/api/owner/errors", dependencies=OWNER)
async def errors(person: NamedDependency[Person], state: State, skip: FromQuery[int] = 0) -> list[wire.OwnerError]:
    """What went wrong of late, with the table it came from; `skip` so many of the newest."""
    house: House = state.house
    await house.errors.written(house.store)
    return await house.owners.errors(passed_over(skip))


@get("/api/owner/journal", dependencies=OWNER)
async def journal(person: NamedDependency[Person], state: State, skip: FromQuery[int] = 0) -> list[wire.JournalLine]:
    """What owners did, and the machine for them; `skip` so many of the newest."""
    sql = (
        "SELECT journal.at, people.name, journal.what, journal.about, journal.note "
        "FROM journal LEFT JOIN people ON people.id = journal.person ORDER BY journal.n DESC LIMIT ? OFFSET ?"
    )
    return [
        wire.JournalLine(at, name or "", what, about, note)
        for at, name, what, about, note in await state.house.store.rows(sql, (SHOWN, passed_over(skip)))
    ]


def passed_over(skip: int) -> int:
    """No store counts further than this, and nobody reads so far."""
    return min(max(skip, 0), 1_000_000)


@post("/api/owner/announcement", dependencies=OWNER, status_code=200)
async def announce(
    person: NamedDependency[Person], state: State, data: JSONBody[wire.NewAnnouncement]
) -> wire.Announcement:
    """Tell everybody something; nothing ends what was told."""
    owners = state.house.owners
    await owners.announce(person.id, data.ru, data.en, data.hours)
    found = await owners.announcement()
    return wire.Announcement() if found is None else wire.Announcement(*found)


ROUTES = (
    announcement,
    overview,
    tables,
    change_table,
    table_file,
    everybody,
    link,
    change_person,
    errors,
    journal,
    announce,
)
