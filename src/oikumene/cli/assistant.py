"""A seat at a table for an assistant: what it may see, the rules, and an answer. `oikumene mcp` offers it as tools.

The seat is one of a match in this process, with bots in the others (`Here`), or one at a table of a running server
(`There`). Either way an assistant sees what a person in that seat sees, and nothing else: the match, its seed and the
others' hands stay on this side.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any, Protocol
from urllib.parse import urlsplit

from oikumene import bots as players
from oikumene.bots.registry import close
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Game, OptionValue
from oikumene.registry import game as find_game
from oikumene.text import Texts
from oikumene.text.rulebook import Book, book_of, plain

#: How the assistant's seat is written among the others.
YOU = "you"
#: So many lines of the log are told with a look.
LINES = 30
#: How long an answer waits for the others before it says that they are still thinking.
PATIENCE = 20.0


class Seat(Protocol):
    """A seat somewhere."""

    game: Game[Any]
    options: Mapping[str, OptionValue]

    def position(self) -> dict[str, Any]:
        """What the seat sees now: `view`, `questions`, `waiting`, `log`, `result`, `seat`, `names`."""
        ...

    def answer(self, question: str, key: str) -> None: ...

    def settle(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, at most so long."""
        ...

    def close(self) -> None: ...


class Here:
    """A match of this process: the assistant in one seat, bots in the others."""

    def __init__(self, game: Game[Any], seats: Sequence[str], seed: int, options: Mapping[str, object]) -> None:
        if list(seats).count(YOU) != 1:
            raise Refused("mcp-seats", "One seat is the assistant's: write it as you.")
        self.game = game
        self.seat = list(seats).index(YOU)
        self.match = game.new(seats=len(seats), seed=seed, options=options)
        self.options = self.match.setup.options
        self.names = [name if name != YOU else "assistant" for name in seats]
        self.bots = {n: players.make(name, n, seed) for n, name in enumerate(seats) if name != YOU}

    def settle(self, seconds: float = PATIENCE) -> None:
        match = self.match
        while match.asks and all(ask.seat != self.seat for ask in match.asks):
            ask = match.asks[0]
            match.take(ask, self.bots[ask.seat].choose(players.Chair(match, ask)))

    def position(self) -> dict[str, Any]:
        self.settle()
        seen = self.match.view(self.seat)
        return {**seen, "view": seen["table"], "names": self.names}

    def answer(self, question: str, key: str) -> None:
        self.settle()
        self.match.answer(self.seat, key, question or None)

    def close(self) -> None:
        close(list(self.bots.values()))


class There:
    """A seat at a table of a running server, as a guest."""

    def __init__(self, address: str, lang: str = "en") -> None:
        import httpx
        from websockets.sync.client import connect
        from websockets.typing import Origin

        parts = urlsplit(address)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.rstrip("/").rpartition("/")[2]
        if parts.scheme not in ("http", "https") or not parts.netloc or not self.table:
            raise Refused("mcp-table", "A table is given as its page, http://HOST/t/ID, not {table}.", table=address)
        self.web = httpx.Client(base_url=self.base, headers={"X-Oikumene": "1", "Origin": self.base}, timeout=20)
        self.refs = 0
        try:
            self.web.get("/api/me").raise_for_status()
            info = self._said(self.web.get(f"/api/tables/{self.table}"))
            if info.get("your_seat") is None:
                info = self._said(self.web.post(f"/api/tables/{self.table}/join", json={}))
        except httpx.HTTPError as why:
            raise Refused("mcp-away", "No table answers at {table} ({why}).", table=address, why=str(why)) from why
        self.game = find_game(str(info["game"]))
        self.options: Mapping[str, OptionValue] = self.game.read_options({})
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.open = ExitStack()
        self.socket = self.open.enter_context(
            connect(
                f"{scheme}://{parts.netloc}/ws/tables/{self.table}",
                additional_headers={"Cookie": cookie},
                origin=Origin(self.base),
                max_size=None,
            )
        )
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.acknowledged = 0
        self._send({"type": "hello", "log": 0, "chat": 0})
        self._hear(lambda: bool(self.state), PATIENCE)

    def _said(self, answer: Any) -> dict[str, Any]:
        told = answer.json()
        if answer.status_code >= 400:
            raise Refused("mcp-refused", "The table says: {text}", text=str(told.get("text", told))[:300])
        return dict(told)

    def _send(self, message: Mapping[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def _hear(self, enough: Any, seconds: float, ref: int = 0) -> None:
        """Messages as they come, until there is enough of them or time is over."""
        until = time.monotonic() + seconds
        while not enough() and time.monotonic() < until:
            try:
                message = json.loads(self.socket.recv(timeout=max(0.01, min(until - time.monotonic(), 5.0))))
            except TimeoutError:
                self._send({"type": "ping", "ref": 0})
                continue
            except Exception as why:  # closed: nothing more will come
                raise Refused("mcp-closed", "The table has closed the connection ({why}).", why=str(why)) from why
            if message.get("type") == "state":
                self.state = message
                position = self._at()
                self.log = [*self.log[: position["log_from"]], *position["log"]]
            elif message.get("type") == "refused" and message.get("ref") == ref and ref:
                raise Refused("mcp-refused", "The table says: {text}", text=str(message.get("text"))[:300])
            elif message.get("type") == "ack" and message.get("ref") == ref and ref:
                self.acknowledged = ref

    def _at(self) -> dict[str, Any]:
        """The position; before the game begins there is none."""
        return self.state.get("position") or {
            "n": 0,
            "seat": None,
            "view": {},
            "questions": [],
            "waiting": [],
            "log": [],
            "log_from": 0,
            "result": None,
        }

    def settle(self, seconds: float = PATIENCE) -> None:
        self._hear(lambda: bool(self._asked() or self._at()["result"]), seconds)

    def _asked(self) -> list[Any]:
        return [one for one in self._at()["questions"] if one["seat"] == self._at()["seat"]]

    def position(self) -> dict[str, Any]:
        self._hear(lambda: False, 0.05)
        names = [str(seat.get("name") or seat.get("bot") or "") for seat in self.state["table"]["seats"]]
        return {**self._at(), "questions": self._asked(), "log": self.log, "names": names}

    def answer(self, question: str, key: str) -> None:
        self.refs += 1
        ref, n = self.refs, self._at()["n"]
        asked = question or next((one["id"] for one in self._asked()), "")
        self._send({"type": "answer", "ref": ref, "n": n, "question": asked, "key": key})
        self.acknowledged = 0
        self._hear(lambda: self.acknowledged == ref, PATIENCE, ref)
        self._hear(lambda: self._at()["n"] > n, 5.0)

    def close(self) -> None:
        self.open.close()
        self.web.close()


class Assistant:
    """What an assistant can do in its seat, as tools: plain arguments in, a text out."""

    def __init__(self, seat: Seat, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.texts = Texts(seat.game, lang, seat.options)
        self.told = 0

    def look(self) -> str:
        """The table as you see it (JSON), what you are asked with every option you have, and what happened since your
        last look. Hidden cards are null."""
        return self._told(whole=True)

    def answer(self, key: str, question: str = "") -> str:
        """Answer what you are asked with the `key` of one of its options. `question`: its id, where several are open.
        Tells what happened then, up to your next question; `look` shows the whole table."""
        self.seat.answer(question, key)
        return self._told(whole=False)

    def wait(self, seconds: int = 20) -> str:
        """Wait for the other players, at most so many seconds, until you are asked or the game is over."""
        self.seat.settle(max(1, min(seconds, 300)))
        return self._told(whole=False)

    def rules(self, chapter: str = "") -> str:
        """The rules of the game: without a chapter their contents; with one (its id, title, any word) what they say."""
        book = book_of(self.seat.game, self.lang)
        return contents(book) if not chapter else chapters(book, chapter, self._names())

    def card(self, name: str) -> str:
        """What a card says and does: by its id or its name."""
        word = name.casefold().partition("@")[0]
        found = [
            info
            for info in self.seat.game.cards(self.seat.options)
            if word == info.id or word in [known.casefold() for known in info.names.values()]
        ]
        if not found:
            raise Refused("mcp-card", "There is no card {card}.", card=repr(name))
        said = [self.texts.card(info) for info in found[:4]]
        return "\n\n".join("\n".join([one.name, *one.lines, *([one.note] if one.note else [])]) for one in said)

    def _names(self) -> dict[str, str]:
        return {info.id: info.names[self.lang] for info in self.seat.game.cards(self.seat.options)}

    def _told(self, *, whole: bool) -> str:
        at = self.seat.position()
        names, viewer = at["names"], at["seat"]
        log = at["log"]
        lines = [self.texts.said_json(line, names, viewer) for line in log[max(self.told, len(log) - LINES) :]]
        self.told = len(log)
        told: dict[str, Any] = {
            "game": self.seat.game.id,
            "seat": viewer,
            "players": names,
            "happened": lines,
            "waiting_for": at["waiting"],
            "questions": [self._question(one, names, viewer) for one in at["questions"]],
        }
        if whole:
            told["table"] = at["view"]
        if at["result"] is not None:
            told["result"] = at["result"]
        return json.dumps(told, ensure_ascii=False, indent=1)

    def _question(self, one: Mapping[str, Any], names: Sequence[str], viewer: int) -> dict[str, Any]:
        say = self.texts.said_json
        asked: dict[str, Any] = {
            "id": one["id"],
            "asked": say(one["said"], names, viewer),
            "options": {option["key"]: say(option["said"], names, viewer) for option in one["options"]},
        }
        if one.get("picked") is not None:
            asked["picked_so_far"] = list(one["picked"])
            asked["at_least_and_at_most"] = list(one["bounds"])
        return asked


def contents(book: Book) -> str:
    lines = [book.title, plain(book.about)]
    for chapter in book.chapters:
        lines.append(f"{chapter.id}: {chapter.title}")
        lines += [f"  {chapter.id}.{head.id}: {head.text}" for head in chapter.sections()]
    return "\n".join(lines)


def chapters(book: Book, wanted: str, names: Mapping[str, str]) -> str:
    """The chapter of that id or title; else every term and chapter in which the word stands."""
    word = wanted.casefold()
    found = [
        chapter
        for chapter in book.chapters
        if word in (chapter.id, chapter.title.casefold()) or word.startswith(f"{chapter.id}.")
    ]
    terms = [
        f"{term.title}: {plain(term.text, names)}" for term in book.terms if term.text and word in term.title.casefold()
    ]
    if not found:
        there = {at for at, line in book.lines() if word in line.casefold()}
        found = [chapter for chapter in book.chapters if chapter.id in there]
    if not found and not terms:
        known = ", ".join(chapter.id for chapter in book.chapters)
        raise Refused(
            "no-chapter",
            "The rules of {game} have no chapter {chapter}; they have {chapters}.",
            game=book.title,
            chapter=repr(wanted),
            chapters=known,
        )
    parts = terms
    for chapter in found[:3]:
        lines = [chapter.title, plain(chapter.lead, names)]
        for block in chapter.blocks:
            if block.kind in ("cards", "board", "example"):
                continue
            lines += [plain(block.text, names), *(f"- {plain(item, names)}" for item in block.items)]
            lines += [" | ".join(plain(cell, names) for cell in row) for row in block.rows]
        parts.append("\n".join(line for line in lines if line))
    return "\n\n".join(parts)
