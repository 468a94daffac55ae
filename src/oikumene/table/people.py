"""People: guests by a signed cookie, accounts by name and password."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import os
import re
import secrets
import time
from dataclasses import dataclass
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from oikumene.kernel.errors import Refused
from oikumene.table.store import Store, Taken

COOKIE = "oikumene"
COOKIE_DAYS = 400
_hasher = PasswordHasher()


@dataclass
class Person:
    id: str
    name: str
    guest: bool
    lang: str
    notify: str


class Signer:
    """Signs who a visitor is, so that nobody can be somebody else by writing a cookie."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def sign(self, person: str) -> str:
        return f"{person}.{self._mark(person)}"

    def read(self, cookie: str | None) -> str | None:
        person, _, mark = (cookie or "").partition(".")
        return person if person and hmac.compare_digest(mark, self._mark(person)) else None

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

    async def guest(self, lang: str) -> Person:
        """A new guest, with a name to be known by."""
        person = Person(secrets.token_urlsafe(12), f"{GUEST[lang]} {secrets.randbelow(900) + 100}", True, lang, "")
        await self.store.write(
            [
                (
                    "INSERT INTO people (id, name, lang, notify, created) VALUES (?, ?, ?, '', ?)",
                    (person.id, person.name, lang, time.time()),
                )
            ]
        )
        return person

    async def find(self, id: str) -> Person | None:
        found = await self.store.rows("SELECT id, name, login, lang, notify FROM people WHERE id = ?", (id,))
        if not found:
            return None
        who, name, login, lang, notify = found[0]
        return Person(who, name, login is None, lang, notify)

    async def rename(self, person: Person, name: str) -> None:
        name = checked_name(name)
        await self.store.write([("UPDATE people SET name = ? WHERE id = ?", (name, person.id))])
        person.name = name

    async def prefer(self, person: Person, lang: str | None, notify: str | None) -> None:
        if notify is not None:
            person.notify = checked_notify(notify)
        person.lang = lang or person.lang
        await self.store.write(
            [("UPDATE people SET lang = ?, notify = ? WHERE id = ?", (person.lang, person.notify, person.id))]
        )

    async def make_account(self, person: Person, name: str, password: str) -> None:
        """A guest becomes an account; its tables stay."""
        name = checked_name(name)
        if not person.guest:
            raise Refused("account-there", "You have an account already.")
        if not 8 <= len(password) <= 200:
            raise Refused("password-length", "A password has 8 to 200 characters.")
        mark = await asyncio.to_thread(_hasher.hash, password)
        try:
            await self.store.write(
                [
                    (
                        "UPDATE people SET name = ?, login = ?, password = ? WHERE id = ?",
                        (name, name.casefold(), mark, person.id),
                    )
                ]
            )
        except Taken:
            raise Refused("name-taken", "The name {name} is taken.", name=repr(name)) from None
        person.name, person.guest = name, False

    async def login(self, name: str, password: str) -> Person:
        """The account of that name."""
        sql = "SELECT id, password FROM people WHERE login = ?"
        found = await self.store.rows(sql, (name.strip().casefold(),))
        right = await asyncio.to_thread(verified, found[0][1] if found else _NOBODY, password)
        if not found or not right:
            raise Refused("login", "Name or password is wrong.")
        person = await self.find(str(found[0][0]))
        assert person is not None
        return person

    async def join_into(self, guest: Person, account: Person) -> None:
        """The guest is no longer: what it said is the account's."""
        await self.store.write(
            [
                ("UPDATE chat SET person = ?, name = ? WHERE person = ?", (account.id, account.name, guest.id)),
                ("DELETE FROM people WHERE id = ?", (guest.id,)),
            ]
        )

    async def forget(self, person: Person) -> None:
        """The person is gone, and the name with it, from what was said too."""
        await self.store.write(
            [
                ("UPDATE chat SET person = NULL, name = '' WHERE person = ?", (person.id,)),
                ("DELETE FROM people WHERE id = ?", (person.id,)),
            ]
        )


def verified(mark: str, password: str) -> bool:
    try:
        return _hasher.verify(mark, password[:200])
    except (Argon2Error, InvalidHashError):
        return False


#: Checked when there is no such account, so that time does not tell.
_NOBODY = _hasher.hash(secrets.token_hex(8))
GUEST = {"ru": "Путник", "en": "Traveller"}


def checked_name(name: str) -> str:
    name = " ".join(name.split())
    if not 2 <= len(name) <= 32 or not name.isprintable():
        raise Refused("name", "A name has 2 to 32 letters.")
    return name


def checked_notify(address: str) -> str:
    """Where to tell a person: an e-mail address or an https address, or nothing."""
    address = address.strip()
    if address and (len(address) > 300 or not re.fullmatch(r"https://[^\s]+|[^@\s]+@[^@\s]+\.[^@\s]+", address)):
        raise Refused("notify", "Give an e-mail address or an https:// address, or nothing.")
    return address
