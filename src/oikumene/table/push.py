"""Web push: notices to a browser whose page is closed, by way of the service its maker runs, with nobody's account.

The owner switches it on (OIKUMENE_PUSH: where the services may write to, `mailto:…` or `https://…`) and installs
`cryptography`; without either nothing is offered, and everything else works. What is said is encrypted for the browser
(RFC 8291), who says it is signed with a key of the server's own (RFC 8292). Endpoints are addresses that strangers
give: they are posted to like webhooks, never in our own network.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import importlib
import json
import logging
import os
import re
import secrets
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from oikumene.kernel.errors import Refused
from oikumene.table.people import Person
from oikumene.table.store import Store, Taken

log = logging.getLogger("oikumene.table")

MOST = 6  # browsers of a person
LONGEST = 600  # characters of an endpoint
KEEPS = 12 * 3600  # seconds for which a service keeps what a browser does not take
VALID = 12 * 3600  # seconds for which a signature is good; the standard allows a day
RECORD = 4096
CONTACT = r"(mailto:[!-~]+@[!-~]+|https://[!-~]+)"


class Browser(NamedTuple):
    """A browser that wants to be told: where, and its public key and secret."""

    id: str
    endpoint: str
    key: bytes
    auth: bytes


def _library(name: str) -> Any:
    """A part of the library, or None where it is not installed."""
    try:
        return importlib.import_module(f"cryptography.hazmat.primitives.{name}")
    except ImportError:
        return None


ec: Any = _library("asymmetric.ec")
utils: Any = _library("asymmetric.utils")
aead: Any = _library("ciphers.aead")
hashes: Any = _library("hashes")
serialization: Any = _library("serialization")


def packed(data: bytes) -> str:
    """Base64 as addresses have it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    if not re.fullmatch(r"[A-Za-z0-9_-]*", text):
        raise ValueError("not base64 of an address")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def private_key(text: str) -> Any:
    return ec.derive_private_key(int.from_bytes(unpacked(text), "big"), ec.SECP256R1())


def public_bytes(key: Any) -> bytes:
    """The public half of a key: both coordinates, after a 4."""
    form = serialization.PublicFormat.UncompressedPoint
    found: bytes = key.public_key().public_bytes(serialization.Encoding.X962, form)
    return found


# -- what is said


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, of at most one block (RFC 5869)."""
    first = hmac.digest(salt, secret, "sha256")
    return hmac.digest(first, info + b"\x01", "sha256")[:length]


def encrypted(said: bytes, key: bytes, auth: bytes, *, sender: Any = None, salt: bytes = b"") -> bytes:
    """A message for the browser with that key, in one record (RFC 8291, RFC 8188); keys and salt are fresh."""
    sender, salt = sender or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(16)
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    mine = public_bytes(sender)
    shared = derived(auth, sender.exchange(ec.ECDH(), receiver), b"WebPush: info\x00" + key + mine, 32)
    content = derived(salt, shared, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(salt, shared, b"Content-Encoding: nonce\x00", 12)
    sealed: bytes = aead.AESGCM(content).encrypt(nonce, said + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed


def signed(endpoint: str, contact: str, key: Any, now: float) -> str:
    """Who says it, for the service of an endpoint: the header `Authorization` (RFC 8292)."""
    parts = urlsplit(endpoint)
    head = packed(json.dumps({"typ": "JWT", "alg": "ES256"}, separators=(",", ":")).encode())
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID, "sub": contact}
    body = packed(json.dumps(claims, separators=(",", ":")).encode())
    signature = key.sign(f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    r, s = utils.decode_dss_signature(signature)
    mark = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={head}.{body}.{mark}, k={packed(public_bytes(key))}"


# -- whom it is said to


class Pushes:
    """Browsers that want to be told, and the server's key."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.contact = os.environ.get("OIKUMENE_PUSH", "").strip()
        self.private: Any = None
        if self.contact and not re.fullmatch(CONTACT, self.contact):
            log.error("OIKUMENE_PUSH must be mailto:… or https://…: no notices to browsers")
            self.contact = ""
        if self.contact and ec is None:
            log.error("notices to browsers need another package: pip install oikumene[push]")
            self.contact = ""

    async def prepare(self) -> None:
        """The server's key: made once, the same for all workers."""
        if not self.contact:
            return
        with contextlib.suppress(Taken):
            made = packed(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))
            await self.store.write([("INSERT INTO secrets (name, value) VALUES ('push', ?)", (made,))])
        found = await self.store.rows("SELECT value FROM secrets WHERE name = 'push'")
        self.private = private_key(str(found[0][0]))

    @property
    def public(self) -> str:
        """The server's public key, which browsers ask for; nothing where nothing is sent."""
        return packed(public_bytes(self.private)) if self.private is not None else ""

    async def keep(self, person: Person, endpoint: str, key: str, auth: str) -> None:
        """A browser wants to be told. It is one person's: who was there before is told there no more."""
        if self.private is None:
            raise Refused("push-unable", "This server sends no notices to browsers.")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
            right = len(unpacked(auth)) == 16 and len(unpacked(key)) == 65
        except ValueError:
            right = False
        if not right:
            raise Refused("push-keys", "The browser's keys cannot be read.")
        row = (_id(person, endpoint), person.id, person.session, endpoint, key, auth, time.time())
        older = "SELECT id FROM pushes WHERE person = ? ORDER BY made DESC LIMIT ?"
        await self.store.write(
            [
                ("DELETE FROM pushes WHERE endpoint = ?", (endpoint,)),
                (
                    "INSERT INTO pushes (id, person, session, endpoint, key, auth, made) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    row,
                ),
                (f"DELETE FROM pushes WHERE person = ? AND id NOT IN ({older})", (person.id, person.id, MOST)),
            ]
        )

    async def end(self, person: Person, endpoint: str) -> None:
        await self.store.write([("DELETE FROM pushes WHERE person = ? AND endpoint = ?", (person.id, endpoint))])

    async def gone(self, id: str) -> None:
        """The service says that nobody is there any more."""
        await self.store.write([("DELETE FROM pushes WHERE id = ?", (id,))])

    async def of(self, person: str) -> list[Browser]:
        if self.private is None:
            return []
        rows = await self.store.rows("SELECT id, endpoint, key, auth FROM pushes WHERE person = ?", (person,))
        return [Browser(id, endpoint, unpacked(key), unpacked(auth)) for id, endpoint, key, auth in rows]

    def letter(self, browser: Browser, said: dict[str, str]) -> tuple[bytes, dict[str, str]]:
        """What is posted, and the headers that go with it."""
        headers = {
            "Authorization": signed(browser.endpoint, self.contact, self.private, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEPS),
            "Urgency": "normal",
        }
        return encrypted(json.dumps(said, ensure_ascii=False).encode(), browser.key, browser.auth), headers


def _id(person: Person, endpoint: str) -> str:
    return hashlib.sha256(f"{person.id} {endpoint}".encode()).hexdigest()[:32]
