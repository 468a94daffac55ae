"""Somebody with a browser: cookies, requests, and a seat at a table."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import websockets


class Visitor:
    """A person's browser."""

    def __init__(self, address: str, lang: str = "en") -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=address, headers={"x-oikumene": "1", "accept-language": lang}, timeout=30
        )

    async def __aenter__(self) -> Visitor:
        await self.get("/api/me")
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:300])
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:300])
        return answer.json()

    async def forget(self, password: str = "long enough", status: int = 200) -> Any:
        """Delete oneself for good; an account is asked for its password."""
        answer = await self.http.request("DELETE", "/api/me", json={"password": password})
        assert answer.status_code == status, (answer.status_code, answer.text[:300])
        return answer.json()

    async def quick(self, game: str = "ancient_world", rivals: int = 1, bot: str = "wanderer", **more: Any) -> str:
        made = await self.post("/api/quick", {"game": game, "rivals": rivals, "bot": bot, **more})
        return str(made["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, **headers: str) -> Sitting:
        return Sitting(self, table, headers)


class Sitting:
    """A connection to a table: the newest state, and everything that came."""

    def __init__(self, visitor: Visitor, table: str, headers: dict[str, str]) -> None:
        self.visitor = visitor
        self.table = table
        self.headers = headers
        self.state: Any = None
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.raw: list[str] = []
        self.replies: dict[int, Any] = {}
        self.ref = 0
        self.socket: Any = None

    async def __aenter__(self) -> Sitting:
        address = f"{self.visitor.address.replace('http', 'ws', 1)}/ws/tables/{self.table}"
        headers = {"Cookie": self.visitor.cookie, **self.headers}
        self.socket = await websockets.connect(address, additional_headers=headers, max_size=None)
        await self.say_hello()
        return self

    async def say_hello(self) -> None:
        await self.socket.send(json.dumps({"type": "hello", "log": len(self.log), "chat": len(self.chat)}))
        before = self.state
        await self.until(lambda: self.state is not before)

    async def __aexit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        await self.socket.close()

    async def receive(self, seconds: float = 20.0) -> Any:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        self.raw.append(text)
        message = json.loads(text)
        kind = message["type"]
        if kind == "state":
            self.state = message
            position = message["position"]
            assert position["log_from"] <= len(self.log), "lines of the log are missing"
            self.log[position["log_from"] :] = position["log"]
        elif kind == "chat":
            self.chat += message["entries"]
        else:
            self.replies[message["ref"]] = message
        return message

    async def until(self, met: Callable[[], Any], seconds: float = 20.0) -> None:
        async with asyncio.timeout(seconds):
            while not met():
                await self.receive(seconds)

    async def tell(self, **message: Any) -> Any:
        """Say something and wait for the reply to it."""
        self.ref += 1
        ref = self.ref
        await self.socket.send(json.dumps({**message, "ref": ref}))
        await self.until(lambda: ref in self.replies)
        return self.replies[ref]

    @property
    def position(self) -> Any:
        return self.state["position"]

    @property
    def questions(self) -> list[Any]:
        return list(self.position["questions"])

    async def answer(self, key: str | None = None, *, n: int | None = None, question: str | None = None) -> Any:
        """Answer the first question put to this seat, and wait for the state after it."""
        asked = self.questions[0]
        reply = await self.tell(
            type="answer",
            n=self.position["n"] if n is None else n,
            question=asked["id"] if question is None else question,
            key=asked["options"][0]["key"] if key is None else key,
        )
        if reply["type"] == "ack":
            await self.until(lambda: self.position["n"] >= reply["n"])
        return reply

    async def undo(self, *, ask: bool = False, n: int | None = None) -> Any:
        """Take back, or ask the others for it."""
        return await self.tell(type="undo", n=self.position["n"] if n is None else n, ask=ask)

    async def confirm(self, n: int | None = None) -> Any:
        """Confirm the turn."""
        return await self.tell(type="confirm", n=self.position["n"] if n is None else n)

    async def vote(self, agree: bool, *, kind: str = "undo", seat: int = 0, n: int | None = None) -> Any:
        """Say yes or no to what is asked: by default, whether the first seat may take back."""
        return await self.tell(type="vote", n=self.position["n"] if n is None else n, kind=kind, seat=seat, agree=agree)

    async def play_out(self, rng: random.Random, most: int = 2000) -> int:
        """Answer at random until the game is over; how many answers it took."""
        answers = 0
        while self.position["result"] is None:
            if not self.questions:
                await self.receive()
                continue
            n = self.position["n"]
            reply = await self.answer(rng.choice(self.questions[0]["options"])["key"])
            if reply["type"] == "ack":
                answers += 1
                await self.until(lambda: self.position["n"] > n)
            else:
                assert reply["code"] in ("stale", "not-asked"), reply
                await self.receive()
            assert answers < most
        return answers
