"""People who play together: groups, who belongs to them, and how others are let in.

Everything about a group is told to its members alone; to anybody else it does not exist, but for its name on an
invitation. Whatever changes a group changes its row first: on PostgreSQL that locks it, so that of two who leave at
once one is the last.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Result
from oikumene.kernel.match import Match
from oikumene.table.board import Board, Row
from oikumene.table.names import LONGEST, tidied
from oikumene.table.notify import LETTERS
from oikumene.table.people import Person
from oikumene.table.standings import Outcome, Standings, places
from oikumene.table.store import Statement, Store, Taken
from oikumene.table.talk import spoken, write_line

MOST_GROUPS = 30  # of one person
MOST_MEMBERS = 24
CODE = 6  # letters of an invitation
CODE_DAYS = 7
CODE_ROOM = 8  # people who may come by one invitation
CODE_TRIES = 5
MOST_SAID = 300  # lines that a group remembers
LAST_LINE = 2**31 - 1  # no line has a larger number
#: Groups whose standings are kept in memory.
MOST_KEPT = 200

#: Whatever is left of a group that nobody belongs to any more.
EMPTY = "NOT EXISTS (SELECT 1 FROM members WHERE members.grp = ?)"


@dataclass
class Member:
    person: str
    name: str
    n: int
    joined: float
    seen: float


@dataclass
class Group:
    id: str
    name: str
    owner: str
    created: float
    version: int
    members: list[Member]

    def member(self, n: int) -> Member:
        found = next((member for member in self.members if member.n == n), None)
        if found is None:
            raise Refused("no-member", "Nobody of that number belongs to the group.")
        return found

    def number(self, person: str | None) -> int | None:
        """What somebody is called by others of the group: a number that tells nothing elsewhere."""
        return next((member.n for member in self.members if member.person == person), None)

    def owned(self, person: Person) -> None:
        if self.owner != person.id:
            raise Refused("not-owner", "Only the owner of the group may do that.")


@dataclass
class Invitation:
    code: str
    until: float
    room: int


def no_group() -> Refused:
    return Refused("no-group", "There is no such group, or you do not belong to it.")


def no_invitation() -> Refused:
    return Refused("no-invitation", "Nobody is invited by this code any more. Ask for a new one.")


class Groups:
    """What the store keeps of groups."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, tuple[int, Standings]] = OrderedDict()

    # -- looking

    async def of(self, id: str, person: Person) -> Group:
        """A group, for one of its members."""
        found = await self.store.rows(
            "SELECT name, owner, created, version FROM groups WHERE id = ? "
            "AND EXISTS (SELECT 1 FROM members WHERE grp = groups.id AND person = ?)",
            (id, person.id),
        )
        if not found:
            raise no_group()
        name, owner, created, version = found[0]
        return Group(id, name, owner, created, version, await self._members(id))

    async def _members(self, id: str) -> list[Member]:
        rows = await self.store.rows(
            "SELECT members.person, people.name, members.n, members.joined, members.seen FROM members "
            "JOIN people ON people.id = members.person WHERE members.grp = ? ORDER BY members.n",
            (id,),
        )
        return [Member(*row) for row in rows]

    async def mine(self, person: Person) -> list[tuple[str, str, int, bool, int, int]]:
        """The groups of a person: id, name, how many belong to it, whether it is theirs, how many of its tables are
        waiting or played, and how many lines were said in it."""
        rows = await self.store.rows(
            "SELECT groups.id, groups.name, groups.owner, "
            "(SELECT count(*) FROM members AS others WHERE others.grp = groups.id), "
            "(SELECT count(*) FROM tables WHERE tables.grp = groups.id AND tables.status IN ('waiting', 'playing')), "
            "(SELECT coalesce(max(talk.n), -1) + 1 FROM talk WHERE talk.grp = groups.id) "
            "FROM groups JOIN members ON members.grp = groups.id WHERE members.person = ? ORDER BY groups.created",
            (person.id,),
        )
        return [(id, name, many, owner == person.id, *counts) for id, name, owner, many, *counts in rows]

    async def belongs(self, id: str, person: str) -> bool:
        sql = "SELECT 1 FROM members WHERE grp = ? AND person = ?"
        return bool(id) and bool(await self.store.rows(sql, (id, person)))

    # -- making and changing

    async def make(self, person: Person, name: str) -> str:
        name = checked(name)
        id, now = secrets.token_urlsafe(9).replace("-", "x").replace("_", "y"), time.time()
        await self._not_too_many(person)
        await self.store.write(
            [
                (
                    "INSERT INTO groups (id, name, owner, created, version, last) VALUES (?, ?, ?, ?, 0, 1)",
                    (id, name, person.id, now),
                ),
                (
                    "INSERT INTO members (grp, person, n, joined, seen) VALUES (?, ?, 1, ?, ?)",
                    (id, person.id, now, now),
                ),
            ]
        )
        return id

    async def _not_too_many(self, person: Person) -> None:
        mine = (await self.store.rows("SELECT count(*) FROM members WHERE person = ?", (person.id,)))[0][0]
        if mine >= MOST_GROUPS:
            raise Refused("many-groups", "You belong to {n} groups already.", n=mine)

    async def rename(self, group: Group, person: Person, name: str) -> None:
        group.owned(person)
        await self.store.write(
            [("UPDATE groups SET name = ?, version = version + 1 WHERE id = ?", (checked(name), group.id))]
        )

    async def hand(self, group: Group, person: Person, n: int) -> None:
        """Another member is the owner from now on."""
        group.owned(person)
        other = group.member(n)
        sql = (
            "UPDATE groups SET owner = ?, version = version + 1 WHERE id = ? AND owner = ? "
            "AND EXISTS (SELECT 1 FROM members WHERE grp = groups.id AND person = ?)"
        )
        done = await self.store.write([(sql, (other.person, group.id, person.id, other.person))])
        if not done[0]:
            raise Refused("stale", "The table has moved on; look again.")

    async def remove(self, group: Group, person: Person, n: int) -> str:
        """Somebody is shown out by the owner; who knew the invitation knows it no more. Who it was."""
        group.owned(person)
        other = group.member(n)
        if other.person == person.id:
            raise Refused("owner-leaves", "You own the group: leave it, or hand it over.")
        job = [*left(group.id, other.person), ("DELETE FROM invitations WHERE grp = ?", (group.id,))]
        await self.store.write(job)
        return other.person

    async def leave(self, group: Group, person: Person) -> None:
        """Who leaves last closes the group; an owner who leaves hands it to who has been there longest."""
        await self.store.write(left(group.id, person.id))

    async def close(self, group: Group, person: Person) -> None:
        """The group is no more; its tables are, for those who sit at them."""
        group.owned(person)
        await self.store.write(
            [
                ("UPDATE groups SET version = version + 1 WHERE id = ?", (group.id,)),
                ("DELETE FROM members WHERE grp = ?", (group.id,)),
                *swept(group.id),
            ]
        )

    # -- letting others in

    async def invitation(self, group: Group) -> Invitation | None:
        """By which code others may come, while there is one."""
        sql = "SELECT code, until, room FROM invitations WHERE grp = ? AND until > ? AND room > 0"
        found = await self.store.rows(sql, (group.id, time.time()))
        return Invitation(*found[0]) if found else None

    async def invite(self, group: Group) -> None:
        """A new code; the one before opens nothing any more."""
        sql = "INSERT INTO invitations (code, grp, until, room, taken) VALUES (?, ?, ?, ?, '')"
        until = time.time() + CODE_DAYS * 86400
        for _ in range(CODE_TRIES):
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
            try:
                await self.store.write(
                    [
                        ("UPDATE groups SET version = version + 1 WHERE id = ?", (group.id,)),
                        ("DELETE FROM invitations WHERE grp = ?", (group.id,)),
                        (sql, (code, group.id, until, CODE_ROOM)),
                    ]
                )
                return
            except Taken:  # the code is another group's
                continue
        raise Refused("stale", "The table has moved on; look again.")

    async def uninvite(self, group: Group) -> None:
        await self.store.write([("DELETE FROM invitations WHERE grp = ?", (group.id,))])

    async def invited(self, code: str, person: Person) -> tuple[str, str, bool]:
        """The group that a code opens: its id, its name, and whether one belongs to it already."""
        sql = (
            "SELECT groups.id, groups.name, (SELECT count(*) FROM members WHERE grp = groups.id AND person = ?) "
            "FROM invitations JOIN groups ON groups.id = invitations.grp "
            "WHERE invitations.code = ? AND invitations.until > ? AND invitations.room > 0"
        )
        found = await self.store.rows(sql, (person.id, plain(code), time.time()))
        if not found:
            raise no_invitation()
        return str(found[0][0]), str(found[0][1]), bool(found[0][2])

    async def accept(self, code: str, person: Person) -> str:
        """Somebody comes in by a code; which group it is."""
        code = plain(code)
        id, _, there = await self.invited(code, person)
        if there:
            return id
        await self._not_too_many(person)
        mark, now = secrets.token_hex(8), time.time()
        mine = "(SELECT grp FROM invitations WHERE code = ? AND taken = ?)"
        room = "(SELECT count(*) FROM members WHERE members.grp = invitations.grp) < ?"
        taking = (
            f"UPDATE invitations SET room = room - 1, taken = ? WHERE code = ? AND room > 0 AND until > ? AND {room}"
        )
        coming = f"SELECT id, ?, last, ?, ? FROM groups WHERE id = {mine}"
        job: list[Statement] = [
            (taking, (mark, code, now, MOST_MEMBERS)),
            (f"UPDATE groups SET last = last + 1, version = version + 1 WHERE id = {mine}", (code, mark)),
            (f"INSERT INTO members (grp, person, n, joined, seen) {coming}", (person.id, now, now, code, mark)),
        ]
        try:
            done = await self.store.write(job)
        except Taken:  # another window of the same person was first
            return id
        if not done[0]:
            await self.invited(code, person)  # others may have taken the last places meanwhile
            raise Refused("group-full", "The group has no room for more people.")
        return id

    # -- what they say

    async def say(self, group: Group, person: Person, text: str) -> None:
        """A line for everybody of the group; of what was said long ago the oldest goes."""
        text = await spoken(self.store, person, text)
        said = (
            "INSERT INTO talk (grp, n, name, person, said, at) "
            "SELECT id, (SELECT coalesce(max(n), -1) + 1 FROM talk WHERE grp = groups.id), ?, ?, ?, ? FROM groups "
            "WHERE id = ? AND EXISTS (SELECT 1 FROM members WHERE grp = groups.id AND person = ?)"
        )
        old = "DELETE FROM talk WHERE grp = ? AND n <= (SELECT max(n) FROM talk WHERE grp = ?) - ?"
        job: list[Statement] = [
            (said, (person.name, person.id, text, time.time(), group.id, person.id)),
            (old, (group.id, group.id, MOST_SAID)),
        ]
        if not (await write_line(self.store, job))[0]:  # shown out meanwhile
            raise no_group()

    async def talk(self, group: Group, after: int) -> list[tuple[int, str, int, str, float]]:
        """What was said from a line on: its number, by whom (also by their number, 0: they belong to it no more)."""
        sql = "SELECT n, name, person, said, at FROM talk WHERE grp = ? AND n >= ? ORDER BY n"
        rows = await self.store.rows(sql, (group.id, min(max(0, after), LAST_LINE)))
        return [(n, name, group.number(person) or 0, said, at) for n, name, person, said, at in rows]

    # -- who somebody is has changed

    async def hand_over(self, guest: Person, account: Person) -> None:
        """A guest came in to an account: what it belonged to and played is the account's."""
        both = "grp IN (SELECT grp FROM members WHERE person = ?)"
        await self.store.write(
            [
                *self._turned(guest),
                ("UPDATE groups SET owner = ? WHERE owner = ?", (account.id, guest.id)),
                (f"DELETE FROM members WHERE person = ? AND {both}", (guest.id, account.id)),
                ("UPDATE members SET person = ? WHERE person = ?", (account.id, guest.id)),
                ("UPDATE outcomes SET person = ? WHERE person = ?", (account.id, guest.id)),
                ("UPDATE pushes SET person = ? WHERE person = ?", (account.id, guest.id)),
            ]
        )

    async def forget(self, person: Person) -> None:
        """Somebody is gone for good: groups go on without, and their statistics name nobody there."""
        rows = await self.store.rows("SELECT grp FROM members WHERE person = ?", (person.id,))
        job: list[Statement] = [statement for (id,) in rows for statement in left(str(id), person.id)]
        played = "SELECT DISTINCT grp FROM outcomes WHERE person = ?"
        job += [
            (f"UPDATE groups SET version = version + 1 WHERE id IN ({played})", (person.id,)),
            ("UPDATE outcomes SET person = NULL WHERE person = ?", (person.id,)),
            ("DELETE FROM pushes WHERE person = ?", (person.id,)),
        ]
        await self.store.write(job)

    def _turned(self, person: Person) -> list[Statement]:
        sql = (
            "UPDATE groups SET version = version + 1 WHERE id IN (SELECT grp FROM members WHERE person = ?) "
            "OR id IN (SELECT grp FROM outcomes WHERE person = ?)"
        )
        return [(sql, (person.id, person.id))]

    async def note_seen(self, seen: dict[str, float]) -> None:
        """When people were here last."""
        if seen:
            sql = "UPDATE members SET seen = ? WHERE person = ? AND seen < ?"
            await self.store.write([(sql, (at, person, at)) for person, at in sorted(seen.items())])

    # -- how they play

    async def standings(self, group: Group) -> Standings:
        """Ratings and statistics; worked out once for a version of the group."""
        known = self.kept.get(group.id)
        if known is not None and known[0] == group.version:
            self.kept.move_to_end(group.id)
            return known[1]
        rows = await self.store.rows(
            "SELECT tbl, seat, game, person, kind, side, points, won, place FROM outcomes "
            "WHERE grp = ? ORDER BY at, tbl, seat",
            (group.id,),
        )
        found = Standings([Outcome._make((*row[:7], bool(row[7]), row[8])) for row in rows])
        self.kept[group.id] = (group.version, found)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found


def checked(name: str) -> str:
    name = tidied(name)
    if not 2 <= len(name) <= LONGEST or not name.isprintable():
        raise Refused("group-name", "A group's name has 2 to {n} letters.", n=LONGEST)
    return name


def plain(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return "".join(sign for sign in code[:40].upper() if sign in LETTERS)


def left(group: str, person: str) -> list[Statement]:
    """Somebody belongs to a group no more: it goes on with who has been there longest, or is over."""
    heir = "(SELECT person FROM members WHERE members.grp = groups.id ORDER BY n LIMIT 1)"
    return [
        ("UPDATE groups SET version = version + 1 WHERE id = ?", (group,)),
        ("DELETE FROM members WHERE grp = ? AND person = ?", (group, person)),
        (f"UPDATE groups SET owner = coalesce({heir}, '') WHERE id = ? AND owner = ?", (group, person)),
        *swept(group),
    ]


def swept(group: str) -> list[Statement]:
    """Nothing is left of a group that nobody belongs to."""
    return [
        (f"DELETE FROM invitations WHERE grp = ? AND {EMPTY}", (group, group)),
        (f"DELETE FROM outcomes WHERE grp = ? AND {EMPTY}", (group, group)),
        (f"DELETE FROM talk WHERE grp = ? AND {EMPTY}", (group, group)),
        (f"DELETE FROM groups WHERE id = ? AND {EMPTY}", (group, group)),
    ]


def outcome(before: Row, row: Row, board: Board) -> list[Statement]:
    """What the group remembers of a game that has just ended, or no longer has."""
    if not row.grp or (before.status == "finished") == (row.status == "finished"):
        return []
    turned: Statement = ("UPDATE groups SET version = version + 1 WHERE id = ?", (row.grp,))
    if row.result is None:
        return [turned, ("DELETE FROM outcomes WHERE tbl = ?", (row.id,))]
    match, result = board.match, Result.from_json(row.result)
    sql = (
        "INSERT INTO outcomes (tbl, seat, grp, game, person, kind, side, points, won, place, at) "
        "SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM groups WHERE id = ?)"
    )
    return [turned, *(_seat(sql, row, seat, place, match, result) for seat, place in enumerate(places(result)))]


def _seat(sql: str, row: Row, seat: int, place: int, match: Match[Any], result: Result) -> Statement:
    kind, side = match.game.led(match.state, seat) or ("", "")
    there = row.seats[seat]
    person = there.person if there.human and not there.gone else None
    won = seat in result.winners
    if there.resigned and there.was is not None:  # what the bot made of it is not theirs
        person, place, won = there.was, len(row.seats), False
    said: Sequence[object] = (
        *(row.id, seat, row.grp, row.game, person, kind, side, result.scores[seat]),
        *(int(won), place, time.time(), row.grp),
    )
    return sql, said
