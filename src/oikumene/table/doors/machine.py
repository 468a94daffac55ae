"""Doors for who runs the server: its health, the look of the description. Its figures have an address of their own."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.datastructures import State

from oikumene.table.description import STYLE


@get("/healthz", media_type=MediaType.TEXT)
async def health(state: State) -> Response[str]:
    trouble = await state.house.health.look()
    return Response(f"degraded: {trouble}" if trouble else "ok", status_code=503 if trouble else 200)


@get("/schema.css", media_type="text/css", include_in_schema=False)
async def schema_style() -> str:
    return STYLE


ROUTES = (health, schema_style)
