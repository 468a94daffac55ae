"""A device that holds passkeys, as far as the tests need one: what it says is what a browser would pass on."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

#: What the device says of who used it: somebody was there, and it knows who.
PRESENT, VERIFIED, MADE = 1, 4, 64


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A key for one account at one place; `origin` is where its browser believes to be."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin, self.host = origin, host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(24)
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def made(self, asked: dict[str, Any]) -> dict[str, str]:
        """The answer to being asked for a new passkey."""
        self.host = asked["host"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._said(MADE) + credential}
        client = self._client("webauthn.create", asked["challenge"])
        return {"id": text(self.id), "client": text(client), "data": text(cbor2.dumps(attestation))}

    def signed(self, asked: dict[str, Any]) -> dict[str, str]:
        """The answer to being asked to sign in."""
        self.count += 1
        client, said = self._client("webauthn.get", asked["challenge"]), self._said()
        signature = self.key.sign(said + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {"id": text(self.id), "client": text(client), "data": text(said), "signature": text(signature)}

    def _said(self, more: int = 0) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([self.flags | more]) + self.count.to_bytes(4, "big")

    def _client(self, what: str, challenge: str) -> bytes:
        said = {"type": what, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()
