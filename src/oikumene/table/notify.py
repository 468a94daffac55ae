"""Telling people that it is their turn: at an https address they gave, by e-mail where the server can send one, or in a
browser that asked for it (`push`).

Nobody waits for a notice. What is to be told goes into a queue; there it is looked at whether the person wants it, has
confirmed the address and was not told already, and threads of its own send it, each within a time limit.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import ipaddress
import json
import logging
import os
import queue
import re
import secrets
import smtplib
import socket
import ssl
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import partial
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from oikumene.kernel.errors import Refused
from oikumene.registry import games as all_games
from oikumene.table import mail
from oikumene.table.clock import quiet_until
from oikumene.table.names import in_a_letter
from oikumene.table.people import Person, hours_of, told
from oikumene.table.push import LONGEST, Browser, Pushes
from oikumene.table.store import Store, Taken
from oikumene.text import Texts

log = logging.getLogger("oikumene.table")

SECONDS = 5.0  # for one notice, from the first step to the last
THREADS = 2
WAITING = 500  # notices; more than that are not sent
HOURLY = 4  # notices a person gets
HOURLY_THERE = 30  # those that only come up in a browser
CODES = 3  # codes an address gets in a day, whoever asks for them
CODES_OF_ONE = 5  # codes a person asks for in a day
CODE_TRIES = 5
DAY = 86_400.0
PATIENCE = 3  # failures until an address is left alone for an hour
HOUR = 3600.0
AGAIN = (30.0, 300.0)  # seconds after which a browser's service is tried again that cannot take it now
MORNING = 20.0  # seconds between two looks whether somebody's quiet hours are over
REST = 60.0  # how long the mail server is left alone, when it is that which fails
OFFICE = "mail"  # what its failures are counted by
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
MAIL = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"
WEB = r"https?://[!-~]+"


class Notice(NamedTuple):
    """Something to tell a person about a table: `turn` is the number of what they did there last, so that one turn is
    told of once however often it comes and goes."""

    person: str
    game: str
    table: str
    event: str
    turn: int = -1
    name: str = ""


class NoPost(Exception):
    """The mail server takes no letters now: nothing is wrong with the address."""


class Gone(Exception):
    """Nobody is at an address any more, for good."""


class Later(Exception):
    """A browser's service cannot take it now."""


class Letter(NamedTuple):
    """Something to be sent: `where` is what failures are counted by; `browser`: by which subscription, if by one."""

    where: str
    send: Callable[[], None]
    browser: str = ""
    tries: int = 0


class Teller:
    """OIKUMENE_PUBLIC_URL is where the server is reached; without it nobody is told anything. OIKUMENE_SMTP is a mail
    server and OIKUMENE_MAIL_FROM the sender, for e-mail (`mail`). OIKUMENE_NOTIFY_PRIVATE=1 lets people give addresses
    of the operator's own network, and http."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.base = os.environ.get("OIKUMENE_PUBLIC_URL", "").rstrip("/")
        self.mail = mail.read(os.environ)
        self.host = urlsplit(self.base).hostname or "localhost"
        self.private = os.environ.get("OIKUMENE_NOTIFY_PRIVATE", "") == "1"
        self.clock: Callable[[], float] = time.time
        self.wanted: asyncio.Queue[Notice] = asyncio.Queue(WAITING)
        self.letters: queue.Queue[Letter | None] = queue.Queue(WAITING)
        self.push = Pushes(store)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.chores: set[asyncio.Task[None]] = set()
        self.failures: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self.task: asyncio.Task[None] | None = None
        self.threads: list[threading.Thread] = []

    @property
    def able(self) -> bool:
        return bool(self.base)

    @property
    def mails(self) -> bool:
        """Whether letters can be sent."""
        return bool(self.base and self.mail)

    def write(self, person: Person, text: str, link: str) -> None:
        """A letter to somebody's confirmed address."""
        self._send(person.notify, {}, person.lang, text, link=link, name=person.name)

    # -- from the table to the threads

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        if self.able:
            await self.push.prepare()
        self.task = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        for _ in self.threads:
            try:
                self.letters.put_nowait(None)
            except queue.Full:
                break  # the threads are daemons: they end with the process

    def tell(self, notice: Notice) -> None:
        """Leave a notice to be sent; returns at once. When too many wait, it is lost: it is only a notice."""
        try:
            self.wanted.put_nowait(notice)
        except asyncio.QueueFull:
            log.warning("too many notices wait; one about table %s is lost", notice.table)

    async def _look(self) -> None:
        looked = time.monotonic()
        while True:
            if time.monotonic() >= looked + MORNING:
                looked = time.monotonic()
                with contextlib.suppress(Exception):  # the store is away: later
                    await self.awaken()
            try:
                notice = await asyncio.wait_for(self.wanted.get(), MORNING)
            except TimeoutError:
                continue
            try:
                await self._pass_on(notice)
            except Exception as why:
                log.warning("a notice about table %s is lost: %s", notice.table, type(why).__name__)

    async def _pass_on(self, notice: Notice) -> None:
        """Send it, if the person wants it at an address they confirmed, or in a browser, and was not told of this turn
        or too often."""
        sql = "SELECT notify, confirmed, lang, quiet FROM people WHERE id = ?"
        found = await self.store.rows(sql, (notice.person,))
        browsers = await self.push.of(notice.person)
        if not found or not (told(*found[0][:2]) or browsers):
            return
        where, confirmed, lang, quiet = found[0]
        now = self.clock()
        until = quiet_until(hours_of(quiet), now)
        if until is not None:
            await self._postpone(notice, until)
            return
        recent = await self.store.rows(
            "SELECT count(*) FROM notices WHERE person = ? AND at > ?", (notice.person, now - 3600)
        )
        if recent[0][0] >= (HOURLY_THERE if browsers else HOURLY):
            return
        sql = "INSERT INTO notices (person, tbl, turn, at) VALUES (?, ?, ?, ?)"
        try:
            await self.store.write([(sql, (notice.person, notice.table, notice.turn, now))])
        except Taken:
            return
        address = f"{self.base}/t/{notice.table}"
        said = {"game": notice.game, "table": address, "event": notice.event, "name": notice.name}
        if told(where, confirmed) and recent[0][0] < HOURLY:
            self._send(where, said, lang, f"notice-{notice.event}", link=address, called=in_a_letter(notice.name))
        for browser in browsers:
            self._push(browser, notice, lang)

    async def _postpone(self, notice: Notice, until: float) -> None:
        """It comes in somebody's quiet hours: they are told after these, if it is still so."""
        sql = (
            "INSERT INTO postponed (person, tbl, turn, game, event, name, due) VALUES (?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING"
        )
        person, game, table, event, turn, name = notice
        await self.store.write([(sql, (person, table, turn, game, event, name, until))])

    async def awaken(self) -> None:
        """What was postponed and is due: what is still so is told, by one of the workers."""
        sql = "SELECT person, game, tbl, event, turn, name FROM postponed WHERE due <= ? ORDER BY due LIMIT ?"
        for found in await self.store.rows(sql, (self.clock(), WAITING)):
            notice = Notice(*found)
            mine = "DELETE FROM postponed WHERE person = ? AND tbl = ? AND turn = ?"
            taken = await self.store.write([(mine, (notice.person, notice.table, notice.turn))])
            if taken[0] and await self._still(notice):
                self.tell(notice)

    async def _still(self, notice: Notice) -> bool:
        """Whether the table waits for them, where that is what they are told."""
        if notice.event not in ("turn", "soon"):
            return True
        sql = (
            "SELECT tables.waiting, seats.seat FROM tables JOIN seats ON seats.tbl = tables.id "
            "WHERE tables.id = ? AND tables.status = 'playing' AND seats.person = ?"
        )
        found = await self.store.rows(sql, (notice.table, notice.person))
        return any(seat in json.loads(waiting) for waiting, seat in found)

    def _push(self, browser: Browser, notice: Notice, lang: str) -> None:
        """Leave a notice for a browser; which table it is about is in it, encrypted."""
        title = all_games()[notice.game].titles[lang] if notice.game in all_games() else notice.game
        said = {
            "title": f"{notice.name} · {title}" if notice.name else title,
            "body": Texts(None, lang).say(f"push-{notice.event}"),
            "url": f"/t/{notice.table}",
        }

        def send() -> None:
            body, headers = self.push.letter(browser, said)
            status = deliver(browser.endpoint, body, headers, private=self.private)
            if status in (404, 410):
                raise Gone
            if status == 429 or status >= 500:
                raise Later
            if not 200 <= status < 300:
                raise ValueError(f"status {status}")

        self._post(Letter(browser.endpoint, send, browser.id))

    def _send(self, where: str, said: dict[str, str], lang: str, text: str, **details: str) -> None:
        if where.startswith(("https://", "http://")):
            letter = Letter(where, lambda: post(where, said, private=self.private))
        elif self.mail is not None:
            written = self._written(self.mail, where, Texts(None, lang), text, details)
            letter = Letter(where, partial(self._mail, self.mail, written, where))
        else:
            return
        self._post(letter)

    def _post(self, letter: Letter) -> None:
        """Leave a letter to the threads."""
        while len(self.threads) < THREADS:
            self.threads.append(threading.Thread(target=self._work, name="oikumene-notices", daemon=True))
            self.threads[-1].start()
        try:
            self.letters.put_nowait(letter)
        except queue.Full:
            log.warning("too many notices wait to be sent; one is lost")

    def _written(self, post: mail.Post, to: str, texts: Texts, text: str, details: dict[str, str]) -> EmailMessage:
        """A letter as mail servers want it: dated, numbered, and known to come from a machine."""
        made = EmailMessage()
        made["From"], made["To"], made["Subject"] = post.sender, to, texts.say(f"{text}.subject")
        made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=self.host)
        made["Auto-Submitted"] = "auto-generated"
        called = details.pop("called", "")
        said = texts.say(text, **details)
        made.set_content((texts.say("notice-named", name=called, text=said) if called else said) + "\n")
        return made

    # -- in a thread

    def _work(self) -> None:
        while (letter := self.letters.get()) is not None:
            where = letter.where
            if self._left_alone(where) or (not where.startswith("http") and self._left_alone(OFFICE)):
                continue
            try:
                letter.send()
            except NoPost as why:
                self._failed(OFFICE, REST, why)
            except Gone:
                self._at_home(self._forget, letter)
            except Later as why:
                if letter.tries < len(AGAIN):
                    self._at_home(self._again, letter)
                else:
                    self._failed(where, HOUR, why)
            except Exception as why:
                self._failed(where, HOUR, why)
            else:
                self.failures.pop(where, None)
                if not where.startswith("http"):
                    self.failures.pop(OFFICE, None)

    def _at_home(self, work: Callable[[Letter], None], letter: Letter) -> None:
        """Have something done where everything else is done."""
        if self.loop is not None:
            with contextlib.suppress(RuntimeError):  # the server has ended
                self.loop.call_soon_threadsafe(work, letter)

    def _again(self, letter: Letter) -> None:
        assert self.loop is not None
        self.loop.call_later(AGAIN[letter.tries], self._post, letter._replace(tries=letter.tries + 1))

    def _forget(self, letter: Letter) -> None:
        async def forget() -> None:
            with contextlib.suppress(Exception):  # it is gone the next time as well
                await self.push.gone(letter.browser)

        task = asyncio.get_running_loop().create_task(forget())
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def _left_alone(self, where: str) -> bool:
        failed, until = self.failures.get(where, (0, 0.0))
        return failed >= PATIENCE and time.monotonic() < until

    def _failed(self, where: str, rest: float, why: Exception) -> None:
        """After three failures it is left alone for a while; then each may try it once more."""
        self.failures[where] = (self.failures.get(where, (0, 0.0))[0] + 1, time.monotonic() + rest)
        log.warning("a notice was not delivered: %s", type(why.__cause__ or why).__name__)
        while len(self.failures) > 10_000:
            self.failures.popitem(last=False)

    def _mail(self, post: mail.Post, written: EmailMessage, to: str) -> None:
        """Hand a letter to the mail server."""
        try:
            with mail.talking(post, self.host, mail.SECONDS) as server:
                server.send_message(written, to_addrs=[to])
        except smtplib.SMTPRecipientsRefused:
            raise
        except OSError as why:
            raise NoPost from why

    # -- an address is confirmed by a code that was sent to it

    def checked(self, address: str) -> str:
        """Where to tell a person: an e-mail address or an https address, or nothing."""
        address = address.strip()
        if not address:
            return ""
        web = re.fullmatch(WEB, address) and (self.private or address.startswith("https://"))
        if len(address) > 300 or not ((web and hook(address)) or re.fullmatch(MAIL, address)):
            raise Refused("notify", "Give an e-mail address or an https:// address, or nothing.")
        if not self.able:
            raise Refused("notify-unable", "This server sends no notices.")
        if not web and self.mail is None:
            raise Refused("notify-mail", "This server sends no e-mail; give an https:// address.")
        return address

    async def subscribe(self, person: Person, endpoint: str, key: str, auth: str) -> None:
        """A browser wants to be told: its service's address is one that could be posted to."""
        web = re.fullmatch(WEB, endpoint) and (self.private or endpoint.startswith("https://"))
        if len(endpoint) > LONGEST or not web or hook(endpoint) is None:
            raise Refused("push-address", "The browser's service has no address that can be told.")
        await self.push.keep(person, endpoint, key, auth)

    async def ask(self, person: Person, address: str) -> None:
        """Send a code to an address, so that its owner can say that the notices are wanted."""
        now = time.time()
        await self.store.write([("DELETE FROM codes WHERE made < ?", (now - DAY,))])
        sql = "SELECT count(*) FROM codes WHERE address = ?"
        at_address = (await self.store.rows(sql, (address.casefold(),)))[0][0]
        of_person = (await self.store.rows("SELECT count(*) FROM codes WHERE person = ?", (person.id,)))[0][0]
        if at_address >= CODES or of_person >= CODES_OF_ONE:
            raise Refused("code-often", "Enough codes were sent for today; try tomorrow.")
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        sql = "INSERT INTO codes (person, address, code, made, tries) VALUES (?, ?, ?, ?, 0)"
        await self.store.write([(sql, (person.id, address.casefold(), _hashed(code), now))])
        link = f"{self.base}/?confirm={code}"
        self._send(
            address,
            {"event": "confirm", "code": code, "link": link},
            person.lang,
            "notice-confirm",
            code=code,
            link=link,
        )

    async def confirm(self, person: Person, code: str) -> None:
        """The owner of the address has read the code."""
        mine = (person.id, person.notify.casefold())
        last = "person = ? AND address = ? AND made = (SELECT max(made) FROM codes WHERE person = ? AND address = ?)"
        sql = f"UPDATE codes SET tries = tries + 1 WHERE {last} AND made > ? AND tries < ?"
        tried = await self.store.write([(sql, (*mine, *mine, time.time() - DAY, CODE_TRIES))])
        found = await self.store.rows(f"SELECT code FROM codes WHERE {last}", (*mine, *mine)) if tried[0] else []
        right = found and secrets.compare_digest(str(found[0][0]), _hashed(code.strip().upper()))
        if not right or not person.notify:
            raise Refused("code", "That is not the code that was sent, or it is too old.")
        await self.store.write(
            [
                ("UPDATE people SET confirmed = notify WHERE id = ? AND notify = ?", (person.id, person.notify)),
                # kept for the day, since they are counted; none of them opens anything now
                ("UPDATE codes SET tries = ? WHERE person = ?", (CODE_TRIES, person.id)),
            ]
        )
        person.confirmed = True


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


# -- webhooks


def hook(address: str) -> SplitResult | None:
    """An address that can be posted to: a host, no name and password, and no port that belongs to something else."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    plain = parts.hostname and "@" not in parts.netloc and (port is None or port in (80, 443) or port >= 1024)
    return parts if plain else None


def public(ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is somewhere in the open network, also where an IPv6 address only wraps another."""
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return public(inner)
    return ip.is_global and not ip.is_multicast


def post(address: str, said: dict[str, str], *, private: bool = False, seconds: float = SECONDS) -> None:
    """Tell a webhook that a person gave."""
    head = {"Content-Type": "application/json"}
    status = deliver(address, json.dumps(said).encode(), head, private=private, seconds=seconds)
    if not 200 <= status < 300:
        raise ValueError(f"status {status}")


def deliver(
    address: str, body: bytes, headers: dict[str, str], *, private: bool = False, seconds: float = SECONDS
) -> int:
    """Post to an address that a person gave; the status that is answered.

    The name is looked up once, and what is connected to is what was checked: never our own network, unless the operator
    said so. No redirect is followed, and nothing takes longer than `seconds`.
    """
    until = time.monotonic() + seconds
    parts = hook(address)
    if parts is None or parts.hostname is None:
        raise ValueError("no address to post to")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = [place[4] for place in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)]
    if not private and not all(public(ipaddress.ip_address(str(place[0]).partition("%")[0])) for place in found):
        raise ValueError("not a public address")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\n"
        + "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        + f"Content-Length: {len(body)}\r\nUser-Agent: oikumene\r\nConnection: close\r\n\r\n"
    )
    plain = socket.create_connection((str(found[0][0]), port), timeout=_left(until))
    with plain if parts.scheme == "http" else _wrapped(plain, parts.hostname, until) as connection:
        connection.settimeout(_left(until))
        connection.sendall(head.encode("ascii") + body)
        answer = b""
        while b"\r\n" not in answer and len(answer) < 1000:
            connection.settimeout(_left(until))
            more = connection.recv(1000)
            if not more:
                break
            answer += more
    return int(answer.split(b" ", 2)[1])


def _wrapped(plain: socket.socket, host: str, until: float) -> socket.socket:
    try:
        plain.settimeout(_left(until))
        return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    except BaseException:
        plain.close()
        raise


def _left(until: float) -> float:
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left
