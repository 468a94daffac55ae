"""The client's files."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from oikumene.kernel.errors import Refused
from oikumene.table.doors.asking import address
from oikumene.table.limits import FILES

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".json": "application/json",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
}
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")


@get("/", include_in_schema=False, exclude_from_compression=True)
async def client_page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    state.house.limits.check(f"files:{address(request.scope)}", *FILES)
    return await client_answer(request, state.house.client, "")


@get("/{path:path}", include_in_schema=False, exclude_from_compression=True)
async def client_file(request: Request[Any, Any, Any], state: State, path: FromPath[str]) -> Response[bytes]:
    state.house.limits.check(f"files:{address(request.scope)}", *FILES)
    return await client_answer(request, state.house.client, path)


@lru_cache(maxsize=200)
def packed(path: Path, changed: float) -> bytes:
    """A file of the client as it goes over the wire, made small once."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def client_place(root: Path, path: str) -> Path | None:
    """The file of the client that an address means, if there is one; any text may come as an address."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


async def client_answer(request: Request[Any, Any, Any], root: Path | None, path: str) -> Response[bytes]:
    """The client: a file of it, or its page for every address that is not one."""
    if root is None:
        raise Refused("no-client", "The browser client is not built; run `make web`.")
    wanted = client_place(root, path)
    if wanted is None:
        if path.startswith(("/api", "/ws", "/assets")) or "." in path.rpartition("/")[2]:
            raise Refused("page", "There is nothing here.")
        wanted = root / "index.html"
    lasting = "/assets/" in f"/{path}"
    headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    kind = KINDS.get(wanted.suffix, "application/octet-stream")
    if wanted.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = await asyncio.to_thread(packed, wanted, wanted.stat().st_mtime)
            return Response(body, media_type=kind, headers=headers)
    return Response(await asyncio.to_thread(wanted.read_bytes), media_type=kind, headers=headers)


ROUTES = (client_page, client_file)
