"""People: guests by a signed cookie, accounts by name and password.

A cookie names a session, and a session a person. It is signed, so that it needs no row before its owner does something
that must be remembered; from then on the row is what counts, and an ended one opens nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import time
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from oikumene.kernel.errors import Refused
from oikumene.table.names import lookalike
from oikumene.table.store import Statement, Store, Taken
from oikumene.table.threads import Desk

COOKIE = "oikumene"
DEVICE = "oikumene-device"
COOKIE_DAYS = 400
_hasher = PasswordHasher()
#: One at a time: each takes a tenth of a second of both cores.
passwords = Desk("passwords")


@dataclass
class Person:
    id: str
    name: str
    guest: bool
    lang: str
    notify: str
    session: str = ""
    confirmed: bool = False  # whether somebody has read a code that was sent to `notify`
    kept: bool = True  # whether there is a row of it: who only looks has none
    fresh: bool = False  # whether the session was made just now: the browser has not shown that it keeps cookies


class Signer:
    """Signs who a visitor is, so that nobody can be somebody else by writing a cookie."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def sign(self, person: str) -> str:
        return f"{person}.{self._mark(person)}"

    def read(self, cookie: str | None) -> str | None:
        person, _, mark = (cookie or "").partition(".")
        return person if person and hmac.compare_digest(mark.encode(), self._mark(person).encode()) else None

    def _mark(self, person: str) -> str:
        return hmac.new(self.secret, person.encode(), hashlib.sha256).hexdigest()[:40]


async def find_secret(store: Store, db: str) -> bytes:
    """The server's secret: from the environment, from a file beside the database, or (PostgreSQL) from the database."""
    given = os.environ.get("OIKUMENE_SECRET")
    if given:
        return given.encode()
    if not db.startswith(("postgresql://", "postgres://")):
        path = Path(db.removeprefix("sqlite:") + ".secret")
        if not path.exists():
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w") as file:
                file.write(secrets.token_hex(32))
        return path.read_text().strip().encode()
    with contextlib.suppress(Taken):
        await store.write([("INSERT INTO secrets (name, value) VALUES ('cookie', ?)", (secrets.token_hex(32),))])
    return str((await store.rows("SELECT value FROM secrets WHERE name = 'cookie'"))[0][0]).encode()


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def prepare(self) -> None:
        """Once at a start: names of accounts of before are kept, sessions that ended long ago are not."""
        await self.store.write([("DELETE FROM sessions WHERE ended < ?", (time.time() - COOKIE_DAYS * 86400,))])
        unkept = await self.store.rows(
            "SELECT id, name FROM people WHERE login IS NOT NULL "
            "AND NOT EXISTS (SELECT 1 FROM names WHERE person = people.id) ORDER BY created"
        )
        sql = "INSERT INTO names (lookalike, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
        for id, name in unkept:
            await self.store.write([(sql, (lookalike(name), id))])

    # -- sessions

    def visitor(self, session: str | None, lang: str) -> Person:
        """Somebody of whom nothing is kept yet, with a name to be known by."""
        fresh = session is None
        session = session or secrets.token_urlsafe(18)
        seed = hashlib.sha256(session.encode()).hexdigest()
        name = f"{GUEST[lang]} {int(seed[12:20], 16) % 900 + 100}"
        return Person(f"~{seed[:12]}", name, True, lang, "", session, kept=False, fresh=fresh)

    async def of(self, session: str, lang: str) -> Person | None:
        """Whose session it is; nobody's once it has ended."""
        found = await self.store.rows(
            "SELECT sessions.ended, people.id, people.name, people.login, people.lang, people.notify, "
            "people.confirmed "
            "FROM sessions LEFT JOIN people ON people.id = sessions.person WHERE sessions.id = ?",
            (session,),
        )
        if not found:
            return self.visitor(session, lang)
        ended, who, name, login, spoken, notify, confirmed = found[0]
        if ended is not None or who is None:
            return None
        return Person(who, name, login is None, spoken, notify, session, told(notify, confirmed))

    async def keep(self, person: Person) -> None:
        """Somebody does what must be remembered: from now on there is a row."""
        if person.kept:
            return
        if person.fresh:
            raise Refused("unknown", "Nobody is known by this cookie.")
        id, now = secrets.token_urlsafe(12), time.time()
        name = await self._free(person.name, person.lang)
        people = "INSERT INTO people (id, name, lang, notify, created, lookalike) VALUES (?, ?, ?, '', ?, ?)"
        try:
            await self.store.write(
                [
                    (people, (id, name, person.lang, now, lookalike(name))),
                    ("INSERT INTO sessions (id, person, made) VALUES (?, ?, ?)", (person.session, id, now)),
                ]
            )
        except Taken:  # another request of the same browser was first
            other = await self.of(person.session, person.lang)
            if other is None or not other.kept:
                raise Refused("unknown", "Nobody is known by this cookie.") from None
            person.id, person.name, person.guest, person.notify = other.id, other.name, other.guest, other.notify
        else:
            person.id, person.name = id, name
        person.kept = True

    async def begin(self, person: Person) -> None:
        """A new session for a browser; the one it had is ended by who asks."""
        person.session = secrets.token_urlsafe(18)
        sql = "INSERT INTO sessions (id, person, made) VALUES (?, ?, ?)"
        await self.store.write([(sql, (person.session, person.id, time.time()))])

    async def end(self, session: str) -> list[str]:
        sql = "UPDATE sessions SET ended = ? WHERE id = ? AND ended IS NULL"
        await self.store.write([(sql, (time.time(), session))])
        return [session]

    async def end_all(self, person: Person, but: str = "") -> list[str]:
        """End every session of a person but one; which they were."""
        sql = "SELECT id FROM sessions WHERE person = ? AND id <> ? AND ended IS NULL"
        found = [str(id) for (id,) in await self.store.rows(sql, (person.id, but))]
        sql = "UPDATE sessions SET ended = ? WHERE person = ? AND id <> ? AND ended IS NULL"
        await self.store.write([(sql, (time.time(), person.id, but))])
        return found

    # -- names

    async def _owner(self, name: str) -> str | None:
        """The account that has the name, or one that looks like it."""
        found = await self.store.rows("SELECT person FROM names WHERE lookalike = ?", (lookalike(name),))
        return str(found[0][0]) if found else None

    async def _free(self, name: str, lang: str) -> str:
        """The name, or another one where an account has it."""
        while await self._owner(name) is not None:
            name = f"{GUEST[lang]} {secrets.randbelow(900_000) + 1000}"
        return name

    async def rename(self, person: Person, name: str) -> None:
        """Another name; an account logs in by it from now on."""
        name = checked_name(name)
        if person.guest:
            if await self._owner(name) is not None:
                raise taken(name)
            sql = "UPDATE people SET name = ?, lookalike = ? WHERE id = ?"
            await self.store.write([(sql, (name, lookalike(name), person.id))])
        else:
            await self._own(person, name, [])
        person.name = name

    async def _own(self, person: Person, name: str, more: list[Statement]) -> None:
        """A name for an account: nobody else has it or one like it."""
        sql = "UPDATE people SET name = ?, login = ?, lookalike = ? WHERE id = ?"
        try:
            await self.store.write(
                [
                    ("DELETE FROM names WHERE person = ?", (person.id,)),
                    ("INSERT INTO names (lookalike, person) VALUES (?, ?)", (lookalike(name), person.id)),
                    (sql, (name, folded(name), lookalike(name), person.id)),
                    *more,
                ]
            )
        except Taken:
            raise taken(name) from None

    async def clear_name(self, account: Person) -> list[str]:
        """Guests who go by the name of an account get another; who they are."""
        sql = "SELECT id, lang FROM people WHERE lookalike = ? AND login IS NULL AND id <> ?"
        found = await self.store.rows(sql, (lookalike(account.name), account.id))
        for id, lang in found:
            name = await self._free(account.name, lang)
            sql = "UPDATE people SET name = ?, lookalike = ? WHERE id = ?"
            await self.store.write([(sql, (name, lookalike(name), id))])
        return [str(id) for id, _ in found]

    async def prefer(self, person: Person, lang: str | None, notify: str | None) -> None:
        """Language, and where to be told; another address is to be confirmed first."""
        person.lang = lang or person.lang
        person.notify = person.notify if notify is None else notify
        job: list[Statement] = [
            ("UPDATE people SET lang = ?, notify = ? WHERE id = ?", (person.lang, person.notify, person.id))
        ]
        if notify is not None:
            job.append(("UPDATE people SET confirmed = NULL WHERE id = ? AND confirmed <> notify", (person.id,)))
        await self.store.write(job)
        found = await self.find(person.id)
        person.confirmed = found is not None and found.confirmed

    async def make_account(self, person: Person, name: str, password: str) -> None:
        """A guest becomes an account; its tables stay."""
        name = checked_name(name)
        if not person.guest:
            raise Refused("account-there", "You have an account already.")
        mark = await hashed(password)
        await self._own(person, name, [("UPDATE people SET password = ? WHERE id = ?", (mark, person.id))])
        person.name, person.guest = name, False

    async def account(self, name: str) -> tuple[str, str] | None:
        """Who logs in by that name, and what the password is checked against."""
        sql = "SELECT id, password FROM people WHERE login IN (?, ?)"
        found = await self.store.rows(sql, (folded(name), name.strip().casefold()))
        return (str(found[0][0]), str(found[0][1])) if found else None

    async def login(self, account: tuple[str, str] | None, password: str) -> Person:
        """The account, if the password is right."""
        right = await passwords.do(verified, account[1] if account else _NOBODY, password)
        person = await self.find(account[0]) if account and right else None
        if person is None:
            raise Refused("login", "Name or password is wrong.")
        return person

    async def find(self, id: str) -> Person | None:
        sql = "SELECT id, name, login, lang, notify, confirmed FROM people WHERE id = ?"
        found = await self.store.rows(sql, (id,))
        if not found:
            return None
        who, name, login, lang, notify, confirmed = found[0]
        return Person(who, name, login is None, lang, notify, confirmed=told(notify, confirmed))

    async def change_password(self, person: Person, old: str, new: str) -> None:
        found = await self.store.rows("SELECT password FROM people WHERE id = ?", (person.id,))
        if not found or not await passwords.do(verified, found[0][0] or _NOBODY, old):
            raise Refused("login", "Name or password is wrong.")
        await self.store.write([("UPDATE people SET password = ? WHERE id = ?", (await hashed(new), person.id))])

    async def join_into(self, guest: Person, account: Person) -> None:
        """The guest is no longer: what it said is the account's."""
        await self.store.write(
            [
                ("UPDATE chat SET person = ?, name = ? WHERE person = ?", (account.id, account.name, guest.id)),
                ("UPDATE sessions SET ended = ? WHERE person = ?", (time.time(), guest.id)),
                ("DELETE FROM people WHERE id = ?", (guest.id,)),
            ]
        )

    async def forget(self, person: Person) -> None:
        """The person is gone, and the name with it, from what was said too."""
        await self.store.write(
            [
                ("UPDATE chat SET person = NULL, name = '' WHERE person = ?", (person.id,)),
                ("UPDATE sessions SET ended = ? WHERE person = ?", (time.time(), person.id)),
                ("DELETE FROM names WHERE person = ?", (person.id,)),
                ("DELETE FROM codes WHERE person = ?", (person.id,)),
                ("DELETE FROM notices WHERE person = ?", (person.id,)),
                ("DELETE FROM people WHERE id = ?", (person.id,)),
            ]
        )


async def hashed(password: str) -> str:
    if not 8 <= len(password) <= 200:
        raise Refused("password-length", "A password has 8 to 200 characters.")
    return await passwords.do(_hash, password)


def _hash(password: str) -> str:
    return _hasher.hash(password)


def verified(mark: str, password: str) -> bool:
    try:
        return _hasher.verify(mark, password[:200])
    except (Argon2Error, InvalidHashError):
        return False


#: Checked when there is no such account, so that time does not tell.
_NOBODY = _hasher.hash(secrets.token_hex(8))
GUEST = {"ru": "Путник", "en": "Traveller"}


def told(notify: str, confirmed: str | None) -> bool:
    return bool(notify) and notify == confirmed


def taken(name: str) -> Refused:
    return Refused("name-taken", "The name {name} is taken.", name=repr(name))


def folded(name: str) -> str:
    """The name as one logs in by it."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def checked_name(name: str) -> str:
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 2 <= len(name) <= 32 or not name.isprintable() or not lookalike(name):
        raise Refused("name", "A name has 2 to 32 letters.")
    return name
