"""Messages of the client over the WebSocket."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from oikumene.table.wire.base import Wire


class Hello(Wire, tag_field="type", tag="hello"):
    """First: how many lines of the log and of the chat the client has already."""

    log: int = 0
    chat: int = 0


class Answer(Wire, tag_field="type", tag="answer"):
    """`n`: the number of moves the client has seen; an answer to an older position is refused."""

    ref: int
    n: int
    question: str
    key: str


class Undo(Wire, tag_field="type", tag="undo"):
    """`n`: as with an answer. Said again with the same number it is the same request, and takes nothing more back."""

    ref: int
    n: int
    ask: bool = False


class Confirm(Wire, tag_field="type", tag="confirm"):
    """`n`: as with an answer."""

    ref: int
    n: int


class Vote(Wire, tag_field="type", tag="vote"):
    """`n`: as with an answer; `kind` and `seat`: the request that is meant. Who asked to take back may withdraw that by
    not agreeing."""

    ref: int
    n: int
    kind: Literal["undo", "bot", "sit"]
    seat: int
    agree: bool


class Order(Wire, tag_field="type", tag="order"):
    """Decline this question, and others with the same prompt, until the end of the round or of the game. Without a
    question: those of a prompt of the game's windows, before one was met."""

    ref: int
    question: str
    until: Literal["round", "game"]
    prompt: str = ""


class Revoke(Wire, tag_field="type", tag="revoke"):
    """Take back the order about questions with this prompt."""

    ref: int
    prompt: str


class Say(Wire, tag_field="type", tag="say"):
    ref: int
    text: str


class AskHint(Wire, tag_field="type", tag="ask-hint"):
    ref: int


class AskPreview(Wire, tag_field="type", tag="ask-preview"):
    """What would this answer do? `n`: as with an answer."""

    ref: int
    n: int
    question: str
    key: str


class AskPlan(Wire, tag_field="type", tag="ask-plan"):
    """While others decide: what shall I be asked, once I have answered these?"""

    ref: int
    path: list[str] = field(default_factory=list)


class Plan(Wire, tag_field="type", tag="plan"):
    """Lay answers down for the coming questions: lines of keys, of which the first that fits is taken; none takes the
    plan back."""

    ref: int
    lines: list[list[str]]
    own: bool = False
    needs: list[str] = field(default_factory=list)


class Ping(Wire, tag_field="type", tag="ping"):
    ref: int


ClientMessage = (
    Hello | Answer | Undo | Confirm | Vote | Order | Revoke | Say | AskHint | AskPreview | AskPlan | Plan | Ping
)
