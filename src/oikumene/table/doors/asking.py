"""Who asks, as far as the request itself tells: its address, its language, the page it comes from."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket

from oikumene.table.clean import read

SAFE = ("GET", "HEAD", "OPTIONS")
COSTLY = ("/api/lobby", "/api/import", "/api/quick", "/api/me/export")


def cost_of(path: str) -> float:
    """What a request costs beside a plain one: by what it takes of the process that answers everybody."""
    return 3.0 if path.startswith(COSTLY) or path.endswith(("/cards", "/texts")) else 1.0


def language(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return "ru" if request.headers.get("accept-language", "").lower().startswith("ru") else "en"


def address(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


def header(scope: Any, name: str) -> str:
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), "")


def same_site(scope: Any) -> bool:
    """From our own page: a header no form can send, and an origin that is ours."""
    origin = header(scope, "origin")
    if origin and origin.partition("://")[2] != header(scope, "host"):
        return False
    return scope["type"] == "websocket" or header(scope, "x-oikumene") == "1"


async def body(request: Request[Any, Any, Any], kind: type[Any]) -> Any:
    """What a request brings."""
    return read(await request.body(), kind)
