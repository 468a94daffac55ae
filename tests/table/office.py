"""A mail server on this machine: what letters came to whom, and how it behaves."""

from __future__ import annotations

import base64
import email
import email.policy
import re
import socketserver
import ssl
import threading
import time
from email.message import EmailMessage
from typing import Any, Literal, NamedTuple, cast


class Letter(NamedTuple):
    to: str
    mail: EmailMessage

    @property
    def subject(self) -> str:
        return str(self.mail["subject"])

    @property
    def text(self) -> str:
        return str(self.mail.get_content())

    @property
    def code(self) -> str:
        """The code in the link that confirms an address."""
        found = re.search(r"https://table\.example/\?confirm=([0-9A-Z]{8})\b", self.text)
        assert found, self.text
        return found[1]


class Office:
    """Takes letters; or says nothing, says it letter by letter, hangs up, knows nobody, takes nothing from the sender.

    `tls`: it encrypts when asked to (`starttls`) or from the beginning (`whole`). `login`: user and password without
    which it takes nothing, and which it wants to hear encrypted only."""

    def __init__(
        self,
        tls: ssl.SSLContext | None = None,
        how: Literal["starttls", "whole"] = "starttls",
        login: tuple[str, str] | None = None,
    ) -> None:
        self.letters: list[Letter] = []
        self.calls = 0
        self.heard: list[str] = []  # what was said to it, and whether in the clear
        self.manner: Literal["takes", "silent", "drips", "hangs up", "knows nobody", "not from you"] = "takes"
        office = self

        class Clerk(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                office.calls += 1
                self.secret = self.known = False
                if tls is not None and how == "whole" and not self.encrypt():
                    return
                if office.manner in ("takes", "knows nobody", "not from you"):
                    self.take()
                elif office.manner != "hangs up":
                    self.keep_waiting(b"2" if office.manner == "drips" else b"")

            def keep_waiting(self, drop: bytes) -> None:
                try:
                    while office.manner in ("silent", "drips"):
                        self.wfile.write(drop)
                        time.sleep(0.05)
                except OSError:
                    pass

            def take(self) -> None:
                self.say("220 here")
                to = ""
                while line := self.rfile.readline().decode():
                    word = line[:4].upper()
                    office.heard.append(f"{'secret' if self.secret else 'open'} {word}")
                    if word == "EHLO":
                        self.say("250-here")
                        for offer in self.offers():
                            self.say(f"250-{offer}")
                    if word == "STAR" and not self.starttls():
                        return
                    if word == "AUTH":
                        self.know(line.split()[-1])
                        continue
                    if word == "STAR":
                        continue
                    if word == "MAIL" and (office.manner == "not from you" or (login and not self.known)):
                        self.say("530 5.7.0 not from you")
                        continue
                    if word == "RCPT" and office.manner == "knows nobody":
                        self.say("550 nobody of that name")
                        continue
                    if word == "RCPT":
                        to = line.partition("<")[2].partition(">")[0]
                    elif word == "DATA":
                        self.say("354 go on")
                        office.letters.append(Letter(to, self.letter()))
                    self.say("221 bye" if word == "QUIT" else "250 ok")

            def offers(self) -> list[str]:
                starttls = ["STARTTLS"] if tls is not None and how == "starttls" and not self.secret else []
                return [*starttls, "AUTH PLAIN"] if login is not None else starttls

            def starttls(self) -> bool:
                if tls is None:
                    self.say("454 not here")
                    return True
                self.say("220 go on")
                return self.encrypt()

            def encrypt(self) -> bool:
                """From now on nobody else hears it; false where who called does not believe who we are."""
                assert tls is not None
                try:
                    self.request = tls.wrap_socket(self.request, server_side=True)
                except OSError:
                    return False
                self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb", buffering=0)
                self.secret = True
                return True

            def know(self, said: str) -> None:
                self.known = tuple(base64.b64decode(said).decode().split("\0")[1:]) == login
                self.say("235 welcome" if self.known else "535 5.7.8 wrong")

            def letter(self) -> EmailMessage:
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line)
                return cast(EmailMessage, email.message_from_bytes(b"".join(lines), policy=email.policy.default))

            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Clerk)
        self.server.daemon_threads = True
        self.address = f"127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def settings(self) -> dict[str, str]:
        """What a server is told, so that it sends by this office."""
        return {
            "OIKUMENE_PUBLIC_URL": "https://table.example",
            "OIKUMENE_SMTP": self.address,
            "OIKUMENE_MAIL_FROM": "table@table.example",
        }

    def to(self, address: str, subject: str = "") -> list[Letter]:
        return [letter for letter in self.letters if letter.to == address and subject in letter.subject]

    def close(self) -> None:
        self.manner = "hangs up"
        self.server.shutdown()
        self.server.server_close()

    def __enter__(self) -> Office:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
