"""What the owner of the server sees and does."""

from __future__ import annotations

from typing import Any

from msgspec import field

from oikumene.table.wire.base import Status, Wire


class Announcement(Wire):
    """What the owner tells everybody, until then; empty: nothing."""

    ru: str = ""
    en: str = ""
    until: float = 0.0


class NewAnnouncement(Wire):
    ru: str = ""
    en: str = ""
    hours: int = 24


class BackupsInfo(Wire):
    """Backups by the clock, one in so many `hours`. `age`: of the last one, in seconds, if there is one; `trouble`: why
    none can be taken, for `since` seconds now."""

    age: float | None
    hours: float
    trouble: str
    since: float


class OwnerInfo(Wire):
    """The server as it is. `tables`: how many by status; `aside`: set aside; `thinking` and `waiting`: bots that think,
    and that wait for it; `asleep`: tables that wait to be woken, all at all `workers`; `settings`: what holds;
    `backups`: none where the server takes none."""

    version: str
    up: float
    owners: list[str]
    tables: dict[str, int]
    aside: int
    people: int
    guests: int
    workers: int
    connections: int
    thinking: int
    waiting: int
    asleep: int
    settings: dict[str, Any]
    backups: BackupsInfo | None = None


class OwnerTable(Wire):
    """`name`: what its host calls it. `fault`: why it was set aside, `where` in the code; `bot`: which one failed,
    empty where it cannot be read."""

    id: str
    title: str
    name: str
    status: Status
    seats: list[str]
    moves: int
    changed: float
    public: bool
    guarded: bool
    watching: int
    fault: str | None
    where: list[str]
    bot: str


class OwnerReplay(Wire):
    """A table, and how many of `all` its events can be played again; `what` goes wrong then, and `where`."""

    table: OwnerTable
    n: int = 0
    all: int = 0
    what: str = ""
    where: list[str] = field(default_factory=list)


class OwnerCut(Wire):
    """After how many events the table goes on."""

    n: int


class OwnerHours(Wire):
    hours: int


class OwnerLink(Wire):
    """By which somebody who lost their password chooses another, once and within so many hours."""

    link: str
    hours: int


class OwnerPerson(Wire):
    """`muted`: until when."""

    id: str
    name: str
    guest: bool
    created: float
    seen: float
    seats: int
    muted: float | None
    owner: bool
    you: bool


class OwnerError(Wire):
    at: float
    table: str
    what: str
    place: str


class JournalLine(Wire):
    """`name`: who did it; empty: the machine, or somebody who is gone."""

    at: float
    name: str
    what: str
    about: str
    note: str
