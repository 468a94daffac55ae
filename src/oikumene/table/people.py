"""People: guests by a signed cookie, accounts by name and password.

A cookie names a session, and a session a person. It is signed, so that it needs no row before its owner does something
that must be remembered; from then on the row is what counts, and an ended one opens nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import json
import os
import secrets
import time
import unicodedata
from base64 import b64encode
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from argon2.low_level import ARGON2_VERSION

from oikumene.kernel.errors import Refused
from oikumene.table import own, puzzled
from oikumene.table.board import Quiet
from oikumene.table.names import FOLDING, lookalike, person_name
from oikumene.table.store import Away, Statement, Store, Taken
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
    quiet: Quiet | None = None
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
        if not path.exists():  # it appears whole, and once: several workers begin at the same time
            mine = path.with_name(f"{path.name}.{os.getpid()}")
            descriptor = os.open(mine, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w") as file:
                file.write(secrets.token_hex(32))
                file.flush()
                os.fsync(file.fileno())
            with contextlib.suppress(FileExistsError):
                os.link(mine, path)
            mine.unlink()
        return path.read_text().strip().encode()
    with contextlib.suppress(Taken):
        await store.write([("INSERT INTO secrets (name, value) VALUES ('cookie', ?)", (secrets.token_hex(32),))])
    return str((await store.rows("SELECT value FROM secrets WHERE name = 'cookie'"))[0][0]).encode()


#: How often it is written down that a session is used, and of how many that is remembered.
SEEN_EVERY = 3600.0
MOST_SEEN = 20_000
#: Codes for a lost password that an account gets in a day.
RESETS = 3
MANY = 1_000_000
#: Names that are folded anew at once.
REFOLDED = 500
RESET_DAY = 86_400.0
#: Seconds until every worker has read in the journal whom the machine has removed.
FOLLOWED = 600.0
#: How long it is remembered of which turn somebody was told.
NOTICED = 30 * RESET_DAY
BEGIN_SESSION = "INSERT INTO sessions (id, person, made, seen, agent) VALUES (?, ?, ?, ?, ?)"
#: What a guest who comes in to an account has no more use for.
LEFT_BEHIND = ("postponed", "notices", "resets")
#: What browsers and systems call themselves, the particular before the general: most say that they are others too.
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "YaBrowser": "Yandex", "Firefox": "Firefox", "FxiOS": "Firefox"}
BROWSERS |= {"CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS"}
SYSTEMS |= {"CrOS": "ChromeOS", "Linux": "Linux"}


class Session(NamedTuple):
    """Where somebody is signed in: a mark to name it by, since when, last used when, with what, and whether it is the
    one that asks."""

    mark: str
    made: float
    seen: float
    agent: str
    here: bool


def browser(agent: str) -> str:
    """What a browser says it is, as far as its owner would know it.

    >>> browser("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> browser("curl/8.5")
    ''
    """
    names = [next((name for sign, name in signs.items() if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, names))


def marked(session: str) -> str:
    return hashlib.sha256(f"mark:{session}".encode()).hexdigest()[:16]


def coded(code: str) -> str:
    return hashlib.sha256(f"reset:{code.strip()}".encode()).hexdigest()


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._seen: OrderedDict[str, float] = OrderedDict()

    async def prepare(self) -> None:
        """Once at a start: names of accounts of before are kept, sessions that ended long ago are not."""
        await self.sweep()
        await self._refold()
        unkept = await self.store.rows(
            "SELECT id, name FROM people WHERE login IS NOT NULL "
            "AND NOT EXISTS (SELECT 1 FROM names WHERE person = people.id) ORDER BY created"
        )
        sql = "INSERT INTO names (lookalike, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
        for id, name in unkept:
            await self.store.write([(sql, (lookalike(name), id))])

    async def sweep(self) -> None:
        """What has ended and is not needed any more goes: sessions, and codes that open nothing."""
        now = time.time()
        await self.store.write(
            [
                ("DELETE FROM sessions WHERE ended < ?", (now - COOKIE_DAYS * 86400,)),
                ("DELETE FROM resets WHERE until < ? AND made < ?", (now, now - RESET_DAY)),
                ("DELETE FROM codes WHERE made < ?", (now - RESET_DAY,)),
                ("DELETE FROM notices WHERE at < ?", (now - NOTICED,)),
                (
                    "UPDATE journal SET about = '', note = '' WHERE what = 'remove' AND about <> '' AND at < ?",
                    (now - FOLLOWED,),
                ),
            ]
        )

    async def _refold(self) -> None:
        """Names that an earlier version folded in another way are folded anew. Where two accounts look alike now, the
        older one has the name; the other keeps its own, comes in by it, and finds it taken once it wants another.

        Several workers may be at it, and one may serve already: who has been renamed meanwhile is left alone.
        """
        sql = "SELECT id, name, login FROM people WHERE folding <> ? ORDER BY created, id LIMIT ?"
        old = "FROM people WHERE id = ? AND folding <> ?"
        while found := await self.store.rows(sql, (FOLDING, REFOLDED)):
            job: list[Statement] = []
            for id, name, login in found:
                this, folded = (str(id), FOLDING), lookalike(str(name))
                if login is not None:
                    mine = (
                        f"INSERT INTO names (lookalike, person) SELECT ?, id {old} ON CONFLICT (lookalike) DO UPDATE "
                        "SET person = excluded.person WHERE EXISTS (SELECT 1 FROM people WHERE id = names.person "
                        "AND folding <> ?)"  # a younger one has it from the old folding
                    )
                    job.append((f"DELETE FROM names WHERE person IN (SELECT id {old})", this))
                    job.append((mine, (folded, *this, FOLDING)))
                change = "UPDATE people SET lookalike = ?, folding = ? WHERE id = ? AND folding <> ?"
                job.append((change, (folded, FOLDING, *this)))
            await self.store.write(job)

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
            "people.confirmed, people.quiet "
            "FROM sessions LEFT JOIN people ON people.id = sessions.person WHERE sessions.id = ?",
            (session,),
        )
        if not found:
            return self.visitor(session, lang)
        ended, who, name, login, spoken, notify, confirmed, quiet = found[0]
        if ended is not None or who is None:
            return None
        address = told(notify, confirmed)
        return Person(who, name, login is None, spoken, notify, session, address, quiet=hours_of(quiet))

    async def keep(self, person: Person, agent: str = "") -> None:
        """Somebody does what must be remembered: from now on there is a row."""
        if person.kept:
            return
        if person.fresh:
            raise Refused("unknown", "Nobody is known by this cookie.")
        id, now = secrets.token_urlsafe(12), time.time()
        name = await self._free(person.name, person.lang)
        people = (
            "INSERT INTO people (id, name, lang, notify, created, lookalike, folding) VALUES (?, ?, ?, '', ?, ?, ?)"
        )
        try:
            await self.store.write(
                [
                    (people, (id, name, person.lang, now, lookalike(name), FOLDING)),
                    (BEGIN_SESSION, (person.session, id, now, now, browser(agent))),
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

    async def begin(self, person: Person, agent: str = "") -> None:
        """A new session for a browser; the one it had is ended by who asks."""
        person.session, now = secrets.token_urlsafe(18), time.time()
        await self.store.write([(BEGIN_SESSION, (person.session, person.id, now, now, browser(agent)))])

    async def saw(self, person: Person, agent: str) -> None:
        """A session is used; that is written down once an hour."""
        now = time.time()
        if not person.kept or now - self._seen.get(person.session, 0.0) < SEEN_EVERY:
            return
        self._seen[person.session] = now
        self._seen.move_to_end(person.session)
        while len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)
        sql = "UPDATE sessions SET seen = ?, agent = ? WHERE id = ? AND (seen IS NULL OR seen < ?)"
        with contextlib.suppress(Away):  # who only reads is not kept from it by a full disk
            await self.store.write([(sql, (now, browser(agent), person.session, now - SEEN_EVERY / 2))])

    async def sessions(self, person: Person) -> list[Session]:
        """Where somebody is signed in: here first, then by when it was used last."""
        sql = "SELECT id, made, seen, agent FROM sessions WHERE person = ? AND ended IS NULL"
        found = [
            Session(marked(id), made, seen or made, agent, id == person.session)
            for id, made, seen, agent in await self.store.rows(sql, (person.id,))
        ]
        return sorted(found, key=lambda session: (not session.here, -session.seen))

    async def end_marked(self, person: Person, mark: str) -> list[str]:
        """End one of a person's sessions, known by its mark: the session's own name opens doors and is told nobody."""
        sql = "SELECT id FROM sessions WHERE person = ? AND ended IS NULL"
        found = [str(id) for (id,) in await self.store.rows(sql, (person.id,)) if marked(str(id)) == mark]
        if not found:
            raise Refused("no-session", "There is no such device any more.")
        return await self.end(found[0])

    async def end(self, session: str) -> list[str]:
        sql = "UPDATE sessions SET ended = ? WHERE id = ? AND ended IS NULL"
        pushes: Statement = ("DELETE FROM pushes WHERE session = ?", (session,))
        await self.store.write([(sql, (time.time(), session)), pushes])
        return [session]

    async def end_all(self, person: Person, but: str = "") -> list[str]:
        """End every session of a person but one; which they were."""
        sql = "SELECT id FROM sessions WHERE person = ? AND id <> ? AND ended IS NULL"
        found = [str(id) for (id,) in await self.store.rows(sql, (person.id, but))]
        sql = "UPDATE sessions SET ended = ? WHERE person = ? AND id <> ? AND ended IS NULL"
        pushes: Statement = ("DELETE FROM pushes WHERE person = ? AND session <> ?", (person.id, but))
        await self.store.write([(sql, (time.time(), person.id, but)), pushes])
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
        name = person_name(name)
        if person.guest:
            if await self._owner(name) is not None:
                raise taken(name)
            await self.store.write([called(person.id, name)])
        else:
            await self._own(person, name, [])
        person.name = name

    async def _own(self, person: Person, name: str, more: list[Statement]) -> None:
        """A name for an account: nobody else has it or one like it."""
        try:
            await self.store.write(
                [
                    ("DELETE FROM names WHERE person = ?", (person.id,)),
                    ("INSERT INTO names (lookalike, person) VALUES (?, ?)", (lookalike(name), person.id)),
                    called(person.id, name),
                    ("UPDATE people SET login = ? WHERE id = ?", (folded(name), person.id)),
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
            await self.store.write([called(str(id), name)])
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
        name = person_name(name)
        if not person.guest:
            raise Refused("account-there", "You have an account already.")
        mark = await hashed(password)
        await self._own(person, name, [("UPDATE people SET password = ? WHERE id = ?", (mark, person.id))])
        person.name, person.guest = name, False

    async def account(self, name: str) -> tuple[str, str] | None:
        """Who logs in by that name, and what the password is checked against: as it was typed first, which may be a
        name that nobody could choose now, then as it would be kept."""
        ways = [folded(name), name.strip().casefold()]
        with contextlib.suppress(Refused):
            ways.append(folded(person_name(name)))
        sql = "SELECT id, password, login FROM people WHERE login IN (?, ?, ?)"
        found = await self.store.rows(sql, (*ways, ways[0])[:3])
        found = sorted(found, key=lambda row: ways.index(row[2]))
        return (str(found[0][0]), str(found[0][1])) if found else None

    async def login(self, account: tuple[str, str] | None, password: str) -> Person:
        """The account, if the password is right."""
        right = await passwords.do(verified, account[1] if account else _nobody(), password)
        person = await self.find(account[0]) if account and right else None
        if person is None:
            raise Refused("login", "Name or password is wrong.")
        return person

    async def find(self, id: str) -> Person | None:
        sql = "SELECT id, name, login, lang, notify, confirmed, quiet FROM people WHERE id = ?"
        found = await self.store.rows(sql, (id,))
        if not found:
            return None
        who, name, login, lang, notify, confirmed, quiet = found[0]
        address = told(notify, confirmed)
        return Person(who, name, login is None, lang, notify, confirmed=address, quiet=hours_of(quiet))

    async def rest(self, person: Person, quiet: Quiet | None) -> None:
        """Other quiet hours, or none."""
        kept = None if quiet is None else json.dumps(quiet)
        await self.store.write([("UPDATE people SET quiet = ? WHERE id = ?", (kept, person.id))])
        person.quiet = quiet

    async def require_password(self, person: Person, password: str) -> None:
        found = await self.store.rows("SELECT password FROM people WHERE id = ?", (person.id,))
        if not found or not await passwords.do(verified, found[0][0] or _nobody(), password):
            raise Refused("login", "Name or password is wrong.")

    async def change_password(self, person: Person, old: str, new: str) -> None:
        await self.require_password(person, old)
        await self.store.write([("UPDATE people SET password = ? WHERE id = ?", (await hashed(new), person.id))])

    # -- a password that was lost

    async def reset_code(self, person: str, seconds: float, *, most: int | None = RESETS) -> str | None:
        """A code that replaces a password, once and for so long; none where enough were made today."""
        code, now = secrets.token_urlsafe(24), time.time()
        today = "(SELECT count(*) FROM resets WHERE person = ? AND made > ?)"
        sql = f"INSERT INTO resets (code, person, made, until) SELECT ?, ?, ?, ? WHERE {today} < ?"
        args = (coded(code), person, now, now + seconds, person, now - RESET_DAY, MANY if most is None else most)
        touched = await self.store.write([(sql, args)])
        return code if touched[0] else None

    async def mailbox(self, name: str) -> Person | None:
        """The account of that name, where it has left an e-mail address and confirmed it."""
        found = await self.account(name)
        person = await self.find(found[0]) if found else None
        known = person is not None and person.confirmed and not person.notify.startswith(("https://", "http://"))
        return person if known else None

    async def recover(self, code: str, new: str) -> Person:
        """A new password for whose code it is. The code is used up in the same moment, and so are its brothers."""
        mark, now = await hashed(new), time.time()
        whose = "(SELECT person FROM resets WHERE code = ? AND used = ?)"
        touched = await self.store.write(
            [
                ("UPDATE resets SET used = ? WHERE code = ? AND used IS NULL AND until > ?", (now, coded(code), now)),
                (f"UPDATE people SET password = ? WHERE login IS NOT NULL AND id = {whose}", (mark, coded(code), now)),
                (f"UPDATE resets SET used = ? WHERE used IS NULL AND person = {whose}", (now, coded(code), now)),
                (f"DELETE FROM passkeys WHERE person = {whose}", (coded(code), now)),  # whoever has added them
            ]
        )
        found = await self.store.rows("SELECT person FROM resets WHERE code = ?", (coded(code),)) if touched[1] else []
        person = await self.find(found[0][0]) if found else None
        if person is None:
            raise Refused("reset", "This link was used already, or it is too old. Ask for another.")
        return person

    async def join_into(self, guest: Person, account: Person) -> None:
        """The guest is no longer: what it said is the account's."""
        await self.store.write(
            [
                ("UPDATE chat SET person = ?, name = ? WHERE person = ?", (account.id, account.name, guest.id)),
                ("UPDATE talk SET person = ?, name = ? WHERE person = ?", (account.id, account.name, guest.id)),
                *puzzled.joined(guest.id, account.id),
                *((f"DELETE FROM {name} WHERE person = ?", (guest.id,)) for name in LEFT_BEHIND),
                ("UPDATE codes SET person = ? WHERE person = ?", (account.id, guest.id)),
                ("UPDATE journal SET about = ? WHERE about = ?", (account.id, guest.id)),
                ("UPDATE sessions SET person = ?, ended = ? WHERE person = ?", (account.id, time.time(), guest.id)),
                ("DELETE FROM people WHERE id = ?", (guest.id,)),
            ]
        )

    async def forget(self, person: Person) -> None:
        """The person is gone, and name and words with it."""
        await self.store.write(own.forgotten(person.id))


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


def _nobody() -> str:
    """Checked when there is no such account, so that time does not tell: a mark of no password, which takes as long to
    look at as anybody's and nothing to make."""
    salt, mark = (b64encode(secrets.token_bytes(n)).rstrip(b"=").decode() for n in (_hasher.salt_len, _hasher.hash_len))
    costs = f"m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${mark}"


GUEST = {"ru": "Путник", "en": "Traveller"}


def hours_of(quiet: str | None) -> Quiet | None:
    """Quiet hours as they are kept."""
    return None if quiet is None else Quiet(*json.loads(quiet))


def told(notify: str, confirmed: str | None) -> bool:
    return bool(notify) and notify == confirmed


def called(person: str, name: str) -> Statement:
    """Somebody has that name from now on."""
    sql = "UPDATE people SET name = ?, lookalike = ?, folding = ? WHERE id = ?"
    return sql, (name, lookalike(name), FOLDING, person)


def taken(name: str) -> Refused:
    return Refused("name-taken", "The name {name} is taken.", name=repr(name))


def folded(name: str) -> str:
    """The name as one logs in by it."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
