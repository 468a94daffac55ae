"""Visitors, accounts and sessions, and the notices that go to their browsers."""

from __future__ import annotations

from oikumene.table.wire.base import Lang, Wire


class QuietHours(Wire):
    """Somebody's own quiet hours, in minutes of the day in the time of `zone`: none where they begin when they end."""

    begin: int
    end: int
    zone: str


class Me(Wire):
    """Who the visitor is. `notify`: where to tell them that it is their turn, which is done once it is `confirmed`.
    `quiet`: when their clocks at slow tables stand and nobody tells them anything."""

    id: str
    name: str
    guest: bool
    lang: Lang
    notify: str = ""
    confirmed: bool = False
    quiet: QuietHours | None = None


class Rename(Wire):
    name: str


class Account(Wire):
    """Name and password: to make an account of a guest, or to come back to one."""

    name: str
    password: str


class Session(Wire):
    """Where somebody is signed in. `mark` names it, `agent` is the browser as far as it said, `here` is the one that
    asks; times in seconds since 1970."""

    mark: str
    made: float
    seen: float
    agent: str
    here: bool


class Recovery(Wire):
    """What came of asking for a new password: whether this server sends letters at all. It does not say more."""

    mails: bool


class NewByCode(Wire):
    """The code of a link that was sent, and the password from now on."""

    code: str
    password: str


class Secret(Wire):
    """The password, shown once more before something that outlasts a session."""

    password: str


class Passkey(Wire):
    """A way into the account without a password. `mark` names it, `name` is the browser it was made with ("" where it
    travels between devices); when it was made, and last used, in seconds since 1970."""

    mark: str
    name: str
    made: float
    seen: float | None = None


class PasskeyChallenge(Wire):
    """What a browser is to sign, and for which host. To make a passkey also: whose (`user`, `name`), which are there
    already, and by which algorithms."""

    challenge: str
    host: str
    user: str
    name: str
    known: list[str]
    algorithms: list[int]


class PasskeyAnswer(Wire):
    """What the browser said, in base64url: `client` is what it signed, `data` what the device says (of a new one the
    attestation)."""

    id: str
    client: str
    data: str
    signature: str = ""


class NewPassword(Wire):
    """The password of now, and the one from now on; all other sessions end."""

    password: str
    new: str


class Code(Wire):
    """What was sent to the address where a person wants to be told."""

    code: str


class Preferences(Wire):
    """What a person wants: language, where to be told of their turn (an https or e-mail address, or nothing), and quiet
    hours; what is left out stays."""

    lang: Lang | None = None
    notify: str | None = None
    quiet: QuietHours | None = None


class PushInfo(Wire):
    """`key`: the server's public key for web push, empty where it sends none."""

    key: str


class PushSubscriptionInfo(Wire):
    """Where a browser wants to be told, and the two keys of its own, as browsers give them (base64 of addresses)."""

    endpoint: str
    key: str
    auth: str
