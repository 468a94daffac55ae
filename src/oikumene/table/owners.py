"""Who owns the server, what they do, and what they are told: the journal of it, errors with the table they came from,
announcements, and what goes by itself when nobody has needed it for long.

Owners are accounts that are marked in the store, first by `oikumene owner NAME` on the machine itself. Nothing of this
reads a cookie: every door asks the store whether who comes is an owner now.
"""

from __future__ import annotations

import logging
import re
import time
import traceback
from collections import deque
from pathlib import Path
from typing import Any, NamedTuple

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.names import LONGEST_NAME, lookalike
from oikumene.table.people import Person
from oikumene.table.store import Statement, Store

#: Errors that wait to be written, and that are remembered.
MOST_WAITING, MOST_ERRORS = 200, 1000
LONGEST_NOTE, LONGEST_SAID = 300, 600
DAY = 86_400.0
#: Among the ids of tables that are changed: a session that has ended, and a person who is gone.
SESSION, PERSON = "session:", "person:"
#: Acts of the command on the machine that change a table.
FOLLOWED = ("table-close", "table-cut", "table-again", "table-delete")
#: So many lines are looked at in one go.
SHOWN = 100
#: How a line of the log names the table it is about.
OF_TABLE = re.compile(r"(?:\btable |/tables/)([0-9A-Za-z-]{6,40})")


class Noted(NamedTuple):
    at: float
    table: str
    what: str
    place: str


class Errors(logging.Handler):
    """What goes wrong is kept with the table it came from. Words of errors are left out: they can name what is
    hidden; a kind and a place in the code are enough to find it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.waiting: deque[Noted] = deque(maxlen=MOST_WAITING)

    def emit(self, record: logging.LogRecord) -> None:
        found = OF_TABLE.search(record.getMessage())
        error = record.exc_info[1] if record.exc_info else None
        frames = traceback.extract_tb(error.__traceback__)[-4:] if error is not None else []
        place = " ".join(f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in frames)
        what = type(error).__name__ if error is not None else record.getMessage().partition(":")[0]
        self.waiting.append(Noted(record.created, found[1] if found else "", what[:200], place[:500]))

    async def written(self, store: Store) -> None:
        """What has come up is written down; the oldest go."""
        taken = [self.waiting.popleft() for _ in range(len(self.waiting))]
        if not taken:
            return
        sql = "INSERT INTO errors (id, at, tbl, what, place) SELECT coalesce(max(id), 0) + 1, ?, ?, ?, ? FROM errors"
        old = "DELETE FROM errors WHERE id <= (SELECT max(id) FROM errors) - ?"
        await store.write([*((sql, tuple(one)) for one in taken), (old, (MOST_ERRORS,))])


class Owners:
    """The owners of a server and their journal."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard = 0  # up to which line of the journal the machine's own word was followed

    async def admit(self, person: Person) -> None:
        """Refuses who is not an owner now."""
        if person.guest or not person.kept or not await self.owns(person.id):
            raise Refused("owner-only", "This is for the owner of the server.")

    async def owns(self, person: str) -> bool:
        return bool(await self.store.rows("SELECT 1 FROM owners WHERE person = ?", (person,)))

    async def names(self) -> list[str]:
        sql = "SELECT people.name FROM owners JOIN people ON people.id = owners.person ORDER BY owners.since"
        return [str(name) for (name,) in await self.store.rows(sql)]

    async def mark(self, person: str, by: str = "") -> None:
        sql = "INSERT INTO owners (person, since) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.store.write([(sql, (person, time.time())), self.entry(by, "owner", person)])

    async def unmark(self, person: str, by: str = "") -> None:
        gone: Statement = ("DELETE FROM owners WHERE person = ?", (person,))
        await self.store.write([gone, self.entry(by, "unowner", person)])

    # -- the journal

    def entry(self, by: str, what: str, about: str = "", note: str = "") -> Statement:
        """A line of the journal, to be written with what it tells of. `by`: an owner, or nobody: the machine itself."""
        sql = (
            "INSERT INTO journal (n, at, person, what, about, note) "
            "SELECT coalesce(max(n), 0) + 1, ?, ?, ?, ?, ? FROM journal"
        )
        return sql, (time.time(), by or None, what, about, note[:LONGEST_NOTE])

    async def note(self, by: str, what: str, about: str = "", note: str = "") -> None:
        await self.store.write([self.entry(by, what, about, note)])

    async def from_the_machine(self) -> list[str]:
        """What the command on the machine has changed since this was asked last: tables, sessions that it has ended
        and people it has removed, as workers tell each other of them."""
        ((last,),) = await self.store.rows("SELECT coalesce(max(n), 0) FROM journal")
        self.heard = min(self.heard, int(last))  # all of it was too old to be kept: its lines begin anew
        sql = "SELECT n, what, about FROM journal WHERE n > ? AND person IS NULL ORDER BY n"
        found = await self.store.rows(sql, (self.heard,))
        self.heard = max((int(n) for n, _, _ in found), default=self.heard)
        changed: list[str] = []
        for _, what, about in found:
            if what in FOLLOWED:
                changed.append(str(about))
            elif what in ("end", "remove"):
                ended = "SELECT id FROM sessions WHERE person = ? AND ended IS NOT NULL"
                changed += [f"{SESSION}{id}" for (id,) in await self.store.rows(ended, (about,))]
                changed += [f"{PERSON}{about}"] if what == "remove" else []
        return changed

    # -- looking

    async def counts(self) -> dict[str, Any]:
        """How many tables there are by status, how many of them were set aside, and how many people and guests."""
        tables = await self.store.rows("SELECT status, count(*) FROM tables WHERE status <> 'gone' GROUP BY status")
        aside = "SELECT count(*) FROM tables WHERE status = 'playing' AND fault IS NOT NULL"
        people = "SELECT count(*), sum(CASE WHEN login IS NULL THEN 1 ELSE 0 END) FROM people"
        everybody, guests = (await self.store.rows(people))[0]
        return {
            "tables": {str(status): int(n) for status, n in tables},
            "aside": int((await self.store.rows(aside))[0][0]),
            "people": int(everybody or 0),
            "guests": int(guests or 0),
        }

    async def errors(self, skip: int = 0) -> list[wire.OwnerError]:
        """What went wrong of late, with the table it came from; `skip` so many of the newest."""
        sql = "SELECT at, tbl, what, place FROM errors ORDER BY id DESC LIMIT ? OFFSET ?"
        return [wire.OwnerError(*row) for row in await self.store.rows(sql, (SHOWN, skip))]

    async def people(self, part: str, you: str = "", skip: int = 0) -> list[wire.OwnerPerson]:
        """People by a part of their name, or of one that looks like it, those who came last first; `skip` so many."""
        sql = (
            "SELECT people.id, people.name, people.login, people.created, people.muted, "
            "coalesce((SELECT max(coalesce(seen, made)) FROM sessions WHERE person = people.id), people.created), "
            "(SELECT count(*) FROM seats WHERE person = people.id), "
            "(SELECT count(*) FROM owners WHERE person = people.id) "
            "FROM people WHERE people.lookalike LIKE ? ESCAPE '!' ORDER BY 6 DESC, people.id LIMIT ? OFFSET ?"
        )
        now = time.time()
        return [
            wire.OwnerPerson(
                id=str(id),
                name=str(name),
                guest=login is None,
                created=float(created),
                seen=float(seen),
                seats=int(seats),
                muted=float(muted) if muted is not None and float(muted) > now else None,
                owner=bool(owns),
                you=id == you,
            )
            for id, name, login, created, muted, seen, seats, owns in await self.store.rows(
                sql, (part_of(part), SHOWN, skip)
            )
        ]

    # -- announcements

    async def announcement(self) -> tuple[str, str, float] | None:
        """What everybody is told now, in both languages, and until when."""
        sql = "SELECT ru, en, until FROM announcements WHERE until > ? ORDER BY n DESC LIMIT 1"
        found = await self.store.rows(sql, (time.time(),))
        return (str(found[0][0]), str(found[0][1]), float(found[0][2])) if found else None

    async def announce(self, by: str, ru: str, en: str, hours: int) -> None:
        """Tell everybody something for so many hours, instead of what was told; nothing ends it."""
        ru, en = ru.strip(), en.strip()
        if max(len(ru), len(en)) > LONGEST_SAID or not 1 <= hours <= 24 * 90:
            raise Refused("announcement", "An announcement has at most {n} characters and 2160 hours.", n=LONGEST_SAID)
        now = time.time()
        job: list[Statement] = [("UPDATE announcements SET until = ? WHERE until > ?", (now, now))]
        if ru or en:
            sql = (
                "INSERT INTO announcements (n, ru, en, made, until) "
                "SELECT coalesce(max(n), 0) + 1, ?, ?, ?, ? FROM announcements"
            )
            job.append((sql, (ru or en, en or ru, now, now + hours * 3600)))
        await self.store.write([*job, self.entry(by, "announce", "", en or ru)])

    # -- people

    async def mute(self, by: str, person: str, hours: int) -> None:
        """Somebody says nothing at tables for so many hours; 0: they may speak again."""
        if not 0 <= hours <= 24 * 365:
            raise Refused("mute", "Somebody is muted for 0 to 8760 hours.")
        until = time.time() + hours * 3600 if hours else None
        done = await self.store.write(
            [
                ("UPDATE people SET muted = ? WHERE id = ?", (until, person)),
                self.entry(by, "mute", person, f"{hours} h"),
            ]
        )
        if not done[0]:
            raise nobody()


def part_of(name: str) -> str:
    """A part of a name, as it is looked for in names that are folded: capitals of any alphabet do not count."""
    return f"%{lookalike(name[: 2 * LONGEST_NAME]).replace('!', '!!').replace('%', '!%').replace('_', '!_')}%"


def nobody() -> Refused:
    return Refused("nobody", "There is nobody like that.")


async def muted(store: Store, person: str) -> bool:
    found = await store.rows("SELECT muted FROM people WHERE id = ?", (person,))
    return bool(found and found[0][0] is not None and float(found[0][0]) > time.time())


def replayed_until(job: Any) -> dict[str, Any]:
    """How far a table's events can be played again, and what goes wrong then: for another thread."""
    from oikumene.table.board import Board
    from oikumene.table.keeping import _row
    from oikumene.table.workers import failure

    done = 0 if job.start is None else job.start.n
    try:
        board = Board(_row(job), job.start, job.events[:done])
        for event in job.events[done:]:
            board.apply(event, stored=True)
            done += 1
    except Exception as why:
        cause = why.__cause__ if isinstance(why, Refused) and why.__cause__ is not None else why
        told = failure(cause)
        return {"n": done, "all": len(job.events), "what": told.what, "where": list(told.where)}
    return {"n": done, "all": len(job.events), "what": "", "where": []}
