"""Passkeys: signing in with what a device or a key holds, and no password (WebAuthn, by the library `webauthn`).

A challenge is not kept: it names the moment until which it holds and is signed together with the browser's session and
what it is for, so that any worker knows it again. What is kept is which ones were used (`spent`), until they would have
run out anyway. Everybody who signs in has shown their device who they are (a finger, a face, a number): a key that
somebody finds opens nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import json
import logging
import secrets
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers.structs import CredentialDeviceType

from oikumene.kernel.errors import Refused
from oikumene.table import wire
from oikumene.table.people import Person, Signer, browser, passwords
from oikumene.table.store import Statement, Store, Taken

log = logging.getLogger("oikumene.table")
T = TypeVar("T")

#: For how long a challenge holds.
SECONDS = 300.0
#: Passkeys of an account.
MOST = 20
#: Characters of each part of an answer; a device sends a few hundred.
LONGEST = 8192
#: What a challenge is for.
NEW, SIGN_IN = "new", "sign-in"
#: Signatures that are understood: Ed25519, P-256, RSA.
ALGORITHMS = [-8, -7, -257]


class Place(NamedTuple):
    """Where people come in, as browsers see it: passkeys belong to its host."""

    host: str
    origin: str


def place_of(base: str, host: str, secure: bool) -> Place:
    """The server's address from outside (`OIKUMENE_PUBLIC_URL`), else the one that the browser asked for.

    >>> place_of("https://table.example/", "127.0.0.1:8000", False)
    Place(host='table.example', origin='https://table.example')
    >>> place_of("", "localhost:8000", False).origin
    'http://localhost:8000'
    """
    parts = urlsplit(base or f"{'https' if secure else 'http'}://{host}")
    try:
        name, _ = parts.hostname or "", parts.port
    except ValueError:
        name = ""
    local = name == "localhost" or name.endswith(".localhost")
    if not name or _is_address(name) or not (local or parts.scheme == "https"):
        raise Refused(
            "passkeys-host", "Passkeys need https and a name: they do not work at {host}.", host=parts.netloc[:80]
        )
    return Place(name, f"{parts.scheme}://{parts.netloc}")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Passkeys:
    """The passkeys of all accounts."""

    def __init__(self, store: Store, signer: Signer, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.signer = signer
        self.clock = clock

    # -- challenges

    def challenge(self, person: Person, what: str) -> str:
        head = struct.pack(">d", self.clock() + SECONDS) + secrets.token_bytes(16)
        return _text(head + self._seal(head, person.session, what))

    def _seal(self, head: bytes, session: str, what: str) -> bytes:
        told = b"\0".join((b"passkey", what.encode(), session.encode(), head))
        return hmac.new(self.signer.secret, told, hashlib.sha256).digest()

    def _fresh(self, challenge: bytes, person: Person, what: str) -> Statement:
        """What keeps it from being used again; refuses one that is not ours, of another browser, or too old."""
        head, seal = challenge[:24], challenge[24:]
        if len(head) < 24 or not hmac.compare_digest(seal, self._seal(head, person.session, what)):
            raise old()
        until = float(struct.unpack(">d", head[:8])[0])
        if until < self.clock():
            raise old()
        return ("INSERT INTO spent (challenge, until) VALUES (?, ?)", (_text(challenge), until))

    # -- those of somebody

    async def of(self, person: Person) -> list[wire.Passkey]:
        sql = "SELECT id, name, made, seen FROM passkeys WHERE person = ? ORDER BY made"
        return [wire.Passkey(_mark(id), name, made, seen) for id, name, made, seen in await self._rows(sql, person.id)]

    async def _rows(self, sql: str, *args: Any) -> list[Any]:
        return list(await self.store.rows(sql, args))

    async def begin(self, person: Person, place: Place) -> wire.PasskeyChallenge:
        """What a browser needs to make one for an account."""
        known = [str(id) for (id,) in await self._rows("SELECT id FROM passkeys WHERE person = ?", person.id)]
        if len(known) >= MOST:
            raise Refused("passkey-many", "An account has at most {n} passkeys; remove one first.", n=MOST)
        user = hashlib.sha256(f"passkey {person.id}".encode()).digest()
        return wire.PasskeyChallenge(
            self.challenge(person, NEW), place.host, _text(user), person.name, known, list(ALGORITHMS)
        )

    async def add(self, person: Person, place: Place, answer: wire.PasskeyAnswer, agent: str) -> list[wire.Passkey]:
        """The account has one more way in."""
        challenge, spent = self._said(answer, person, place, NEW)
        credential = {
            **_named(answer),
            "response": {"clientDataJSON": answer.client, "attestationObject": answer.data},
        }
        made = await passwords.do(
            _checked,
            lambda: verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                require_user_verification=True,
            ),
        )
        now, id = self.clock(), _text(made.credential_id)
        several = made.credential_device_type == CredentialDeviceType.MULTI_DEVICE
        name = browser(agent) if not several else ""  # one that travels between devices is not this browser's
        sql = "INSERT INTO passkeys (id, person, site, data, count, name, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
        row = (id, person.id, place.host, _text(made.credential_public_key), made.sign_count, name, now)
        try:
            await self.store.write([*self._swept(), spent, (sql, row)])
        except Taken:
            if await self._rows("SELECT id FROM passkeys WHERE id = ?", id):
                raise Refused("passkey-there", "This passkey is known here already.") from None
            raise old() from None
        return await self.of(person)

    async def remove(self, person: Person, mark: str) -> list[wire.Passkey]:
        found = [str(id) for (id,) in await self._rows("SELECT id FROM passkeys WHERE person = ?", person.id)]
        ids = [id for id in found if _mark(id) == mark]
        if not ids:
            raise Refused("no-passkey", "There is no such passkey any more.")
        await self.store.write([("DELETE FROM passkeys WHERE id = ? AND person = ?", (ids[0], person.id))])
        return await self.of(person)

    # -- signing in

    def asked(self, person: Person, place: Place) -> wire.PasskeyChallenge:
        """What a browser needs to sign in with one: which it is, its owner chooses there."""
        return wire.PasskeyChallenge(self.challenge(person, SIGN_IN), place.host, "", "", [], [])

    async def whose(self, person: Person, place: Place, answer: wire.PasskeyAnswer) -> str:
        """The account whose passkey has signed the challenge of this browser, once."""
        challenge, spent = self._said(answer, person, place, SIGN_IN)
        sql = "SELECT person, data, count FROM passkeys WHERE id = ? AND site = ?"
        found = await self._rows(sql, answer.id, place.host)
        if not found:
            raise Refused("passkey-unknown", "Nobody has this passkey here. Sign in another way and add it anew.")
        account, key, count = found[0]
        credential = {
            **_named(answer),
            "response": {
                "clientDataJSON": answer.client,
                "authenticatorData": answer.data,
                "signature": answer.signature,
            },
        }
        shown = await passwords.do(
            _checked,
            lambda: verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=_bytes(str(key)),
                credential_current_sign_count=int(str(count)),
                require_user_verification=True,
            ),
        )
        seen = "UPDATE passkeys SET count = ?, seen = ? WHERE id = ? AND person = ?"
        try:
            touched = await self.store.write(
                [*self._swept(), spent, (seen, (shown.new_sign_count, self.clock(), answer.id, account))]
            )
        except Taken:
            raise old() from None
        if not touched[-1]:  # removed while it was looked at
            raise Refused("passkey-unknown", "Nobody has this passkey here. Sign in another way and add it anew.")
        return str(account)

    def _swept(self) -> list[Statement]:
        return [("DELETE FROM spent WHERE until < ?", (self.clock(),))]

    def _said(self, answer: wire.PasskeyAnswer, person: Person, place: Place, what: str) -> tuple[bytes, Statement]:
        """What the browser says it has signed: our challenge, at our address."""
        if max(map(len, (answer.id, answer.client, answer.data, answer.signature))) > LONGEST:
            raise wrong()
        try:
            said = json.loads(_bytes(answer.client))
            challenge, origin = _bytes(said["challenge"]), said["origin"]
        except (ValueError, KeyError, TypeError, RecursionError, AttributeError) as why:
            raise wrong() from why
        if origin != place.origin:
            raise Refused(
                "passkey-origin",
                "The passkey was used at {there}; this server is {here}.",
                there=str(origin)[:80],
                here=place.origin,
            )
        return challenge, self._fresh(challenge, person, what)


def _checked(check: Callable[[], T]) -> T:
    """What the library makes of it. Whatever it stumbles over was sent by somebody: no fault of ours."""
    try:
        return check()
    except Exception as why:
        log.info("a passkey was refused: %s", type(why).__name__)
        raise wrong() from why


def _named(answer: wire.PasskeyAnswer) -> dict[str, str]:
    return {"id": answer.id, "rawId": answer.id, "type": "public-key"}


def wrong() -> Refused:
    return Refused("passkey", "This passkey was not accepted.")


def old() -> Refused:
    return Refused("passkey-old", "That took too long, or it was used already. Try again.")


def _mark(id: object) -> str:
    return hashlib.sha256(f"passkey {id}".encode()).hexdigest()[:16]


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (NotBase64, ValueError) as why:
        raise ValueError("not base64") from why
