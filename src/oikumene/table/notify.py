"""Telling people that it is their turn: an https address they gave, or an e-mail where the server can send one."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import os
import smtplib
import socket
import urllib.request
from email.message import EmailMessage
from urllib.parse import urlsplit

from oikumene.table.live import Row
from oikumene.table.people import Person
from oikumene.table.store import Store

log = logging.getLogger("oikumene.table")
SECONDS = 5


class Teller:
    """OIKUMENE_PUBLIC_URL is where the server is reached; without it nobody is told anything. OIKUMENE_SMTP is a mail
    server (host:port) and OIKUMENE_MAIL_FROM the sender, for e-mail."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.base = os.environ.get("OIKUMENE_PUBLIC_URL", "").rstrip("/")
        self.smtp = os.environ.get("OIKUMENE_SMTP", "")
        self.sender = os.environ.get("OIKUMENE_MAIL_FROM", "")
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def able(self) -> bool:
        return bool(self.base)

    async def tell(self, row: Row, person: Person, what: str) -> None:
        found = await self.store.rows("SELECT notify FROM people WHERE id = ?", (person.id,))
        where = str(found[0][0]) if found else ""
        if where:
            task = asyncio.create_task(self._send(where, row))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _send(self, where: str, row: Row) -> None:
        try:
            if where.startswith("https://"):
                await asyncio.to_thread(
                    post, where, {"game": row.game, "table": f"{self.base}/t/{row.id}", "event": "turn"}
                )
            elif self.smtp and self.sender:
                await asyncio.to_thread(self._mail, where, row)
        except Exception as why:
            log.warning("telling somebody about table %s failed: %s", row.id, type(why).__name__)

    def _mail(self, to: str, row: Row) -> None:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, to, "Oikumene: your turn / ваш ход"
        mail.set_content(f"{self.base}/t/{row.id}\n")
        host, _, port = self.smtp.partition(":")
        with smtplib.SMTP(host, int(port or 25), timeout=SECONDS) as server:
            server.send_message(mail)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: object, **kwargs: object) -> None:
        return None


def post(address: str, said: dict[str, str]) -> None:
    """Post to an address a person gave, never into our own network."""
    host = urlsplit(address).hostname or ""
    for *_, found in socket.getaddrinfo(host, 443):
        ip = ipaddress.ip_address(found[0])
        if not ip.is_global:
            raise ValueError(f"{host} is not a public address")
    request = urllib.request.Request(
        address, json.dumps(said).encode(), {"content-type": "application/json"}, method="POST"
    )
    urllib.request.build_opener(_NoRedirect).open(request, timeout=SECONDS).close()
