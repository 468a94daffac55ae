"""The mail server that letters go out by: what the operator said of it, and talking to it.

`OIKUMENE_SMTP` is `host:port` (a relay of one's own network: no TLS, nobody signs in), `smtp://user:password@host:587`
(STARTTLS where it is offered; where somebody signs in it must be) or `smtps://user:password@host:465` (TLS from the
beginning). Certificates are checked, and there is nothing to switch that off: who has a certificate of their own names
the authority that signed it (`OIKUMENE_SMTP_CA_FILE`). What is wrong with any of it is refused before anything starts.
"""

from __future__ import annotations

import contextlib
import re
import smtplib
import socket
import ssl
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

from oikumene.kernel.errors import Refused

#: For one letter, or one look, from the first step to the last.
SECONDS = 10.0
PORTS = {"": 25, "smtp": 25, "smtps": 465}
#: Where people sign in to hand letters in (`smtp://` with a user).
SUBMISSION = 587


@dataclass(frozen=True)
class Post:
    """How letters go out. `tls`: never, where it is offered, always after STARTTLS, or from the first byte."""

    host: str
    port: int
    sender: str
    tls: Literal["never", "offered", "needed", "whole"] = "never"
    user: str = ""
    password: str = field(default="", repr=False)  # it is in no log
    context: ssl.SSLContext | None = field(default=None, repr=False, compare=False)

    @property
    def shown(self) -> str:
        """The server as people may be told it."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @property
    def envelope(self) -> str:
        """The sender's bare address."""
        return parseaddr(self.sender)[1]


def read(environ: Mapping[str, str]) -> Post | None:
    """What the operator said; nothing where no mail is wanted."""
    said = environ.get("OIKUMENE_SMTP", "").strip()
    if not said:
        return None
    scheme, found = ("", said) if "://" not in said else said.split("://", 1)
    if scheme not in PORTS:
        raise wrong("scheme")
    try:
        parts = urlsplit(f"//{found}")
        if parts.path.strip("/") or parts.query or parts.fragment:  # as a "/" or "#" in a password looks
            raise wrong("signs")
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise wrong("port") from None
    if not host or re.search(r"\s", found):
        raise wrong("host")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    password = _password(environ, user, password)
    if user and not scheme:
        raise wrong("plain")
    sender = environ.get("OIKUMENE_MAIL_FROM", "").strip()
    if not re.fullmatch(r"[!-?A-~]+@[!-?A-~]+", parseaddr(sender)[1]) or re.search(r"[\r\n]", sender):
        raise wrong("sender")
    ca = environ.get("OIKUMENE_SMTP_CA_FILE", "")
    if ca and not scheme:
        raise wrong("ca-plain")
    tls: Literal["never", "offered", "needed", "whole"] = "never"
    if scheme:
        tls = "whole" if scheme == "smtps" else "needed" if user else "offered"
    usual = SUBMISSION if user and scheme == "smtp" else PORTS[scheme]
    context = _context(ca) if scheme else None
    return Post(host, usual if port is None else port, sender, tls, user, password, context)


def _password(environ: Mapping[str, str], user: str, password: str) -> str:
    """The password of who signs in: as it was said, or from a file."""
    path = environ.get("OIKUMENE_SMTP_PASSWORD_FILE", "")
    if path and password:
        raise wrong("twice")
    if path and not user:
        raise wrong("nobody")
    if path:
        try:
            password = Path(path).read_text(encoding="utf-8").rstrip("\r\n")
        except (OSError, UnicodeDecodeError) as why:
            raise wrong("file", path, why) from None
    if bool(user) != bool(password):
        raise wrong("password")
    if not (user + password).isascii() or "\0" in user + password:
        raise wrong("letters")
    return password


def _context(ca: str) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=ca or None)
    except (OSError, ValueError) as why:  # what is no certificate is an error of the system's too
        raise wrong("ca", ca, why) from None


#: What can be wrong with the settings, in words.
SENTENCES = {
    "scheme": "OIKUMENE_SMTP is host:port, smtp://user:password@host:587 or smtps://user:password@host:465.",
    "host": "OIKUMENE_SMTP names no host.",
    "port": "OIKUMENE_SMTP has a port that is none, or an address that cannot be.",
    "signs": "OIKUMENE_SMTP has more than a user, a password, a host and a port: signs like / ? # % @ : in a password "
    "are written %2F %3F %23 %25 %40 %3A, or the password goes into a file (OIKUMENE_SMTP_PASSWORD_FILE).",
    "plain": "OIKUMENE_SMTP has a user but no smtp:// or smtps:// before it: nobody signs in without TLS.",
    "twice": "The password of the mail server is in OIKUMENE_SMTP and in OIKUMENE_SMTP_PASSWORD_FILE: say it once.",
    "nobody": "There is OIKUMENE_SMTP_PASSWORD_FILE, but OIKUMENE_SMTP names no user: smtp://user@host.",
    "file": "OIKUMENE_SMTP_PASSWORD_FILE cannot be read: {path} ({why}).",
    "password": "OIKUMENE_SMTP has a user without a password, or a password without a user.",
    "letters": "The user and the password of the mail server have letters that signing in there does not know: only "
    "those of ASCII.",
    "sender": "Mail has no sender: set OIKUMENE_MAIL_FROM to an address.",
    "ca": "OIKUMENE_SMTP_CA_FILE is no file of certificates: {path} ({why}).",
    "ca-plain": "OIKUMENE_SMTP_CA_FILE is for smtp:// and smtps://: what is said to a plain host:port is not "
    "encrypted.",
}


def wrong(what: str, path: str = "", why: Exception | None = None) -> Refused:
    """A setting that cannot be. Never what it was: it may hold a password."""
    told = "" if why is None else (why.strerror or "") if isinstance(why, OSError) else type(why).__name__
    return Refused("smtp", SENTENCES[what], what=what, path=path, why=told or "?")


# -- talking to it


@contextlib.contextmanager
def talking(post: Post, name: str, seconds: float) -> Iterator[smtplib.SMTP]:
    """A mail server that has let us in, within the time limit also where it talks slowly. `name`: who calls."""
    server: smtplib.SMTP
    if post.tls == "whole":
        server = smtplib.SMTP_SSL(local_hostname=name, timeout=seconds, context=post.context)
    else:
        server = smtplib.SMTP(local_hostname=name, timeout=seconds)
    server._host = post.host  # type: ignore[attr-defined, unused-ignore]  # whose certificate it has to be
    done = threading.Event()
    threading.Thread(target=_hurry, args=(server, done, seconds), name="oikumene-mail", daemon=True).start()
    try:
        code, said = server.connect(post.host, post.port)
        if code != 220:
            raise smtplib.SMTPConnectError(code, said)
        let_in(server, post)
        yield server
    finally:
        with contextlib.suppress(OSError):  # what it says to our goodbye changes nothing
            server.quit()
        server.close()
        done.set()


def let_in(server: smtplib.SMTP, post: Post) -> None:
    """Encrypted where it has to be, and signed in where somebody does."""
    server.ehlo_or_helo_if_needed()
    if post.tls in ("offered", "needed") and (post.tls == "needed" or server.has_extn("starttls")):
        if not server.has_extn("starttls"):
            raise Open("it offers no STARTTLS")
        try:
            server.starttls(context=post.context)
        except smtplib.SMTPResponseException as why:
            raise Open(answer(why.smtp_code, why.smtp_error)) from why
        server.ehlo()
    if not post.user:
        return
    try:
        server.login(post.user, post.password)
    except smtplib.SMTPResponseException as why:
        raise NotLetIn(answer(why.smtp_code, why.smtp_error)) from why
    except smtplib.SMTPServerDisconnected:
        raise
    except smtplib.SMTPException as why:
        raise NotLetIn(str(why)) from why


class Open(smtplib.SMTPException):
    """A server does not encrypt what has to be."""


class NotLetIn(smtplib.SMTPException):
    """A server does not take user and password."""


def answer(code: int, said: bytes | str) -> str:
    """What a server has answered, on one line and no longer than that."""
    text = said if isinstance(said, str) else said.decode(errors="replace")
    return f"{code} {' '.join(text.split())}"[:200]


def _hurry(server: smtplib.SMTP, done: threading.Event, seconds: float) -> None:
    """Hang up on a mail server that has not done within the time limit: its own counts from each word it says."""
    while not done.wait(seconds):
        seconds = 0.1
        if (there := server.sock) is not None:
            with contextlib.suppress(OSError):
                socket.socket.shutdown(there, socket.SHUT_RDWR)  # below TLS: what is encrypted stays so


# -- the doctor


def trouble(post: Post, name: str) -> tuple[Literal["away", "tls", "login", "sender"], str] | None:
    """What is wrong with a mail server, as far as it can be found without a letter: everything up to the sender's
    address is said to it, and taken back."""
    step: Literal["away", "sender"] = "away"
    try:
        with talking(post, name, SECONDS) as server:
            step = "sender"
            code, said = server.mail(post.envelope)
            server.rset()
            return None if code == 250 else ("sender", answer(code, said))
    except NotLetIn as why:
        return "login", str(why)
    except (ssl.SSLError, Open) as why:
        return "tls", str(getattr(why, "verify_message", "") or getattr(why, "reason", "") or why)
    except smtplib.SMTPResponseException as why:
        return step, answer(why.smtp_code, why.smtp_error)
    except (OSError, UnicodeError) as why:  # a name that is none; all of the library's own are of the system's
        return step, str(why) or type(why).__name__
