"""Doors for who runs the server: its health, its figures, the look of the description."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import State

from oikumene.table import backup
from oikumene.table.description import STYLE
from oikumene.table.doors.house import House
from oikumene.table.store import Store


@get("/healthz", media_type=MediaType.TEXT)
async def health(state: State) -> Response[str]:
    trouble = await state.house.health.look()
    return Response(f"degraded: {trouble}" if trouble else "ok", status_code=503 if trouble else 200)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(state: State) -> str:
    house: House = state.house
    tables = house.hall.tables
    figures = {
        "oikumene_tables_loaded": len(tables),
        "oikumene_tables_asleep": len(house.hall.asleep),
        "oikumene_connections": sum(len(live.watchers) for live in tables.values()),
        "oikumene_bots_thinking": sum(len(live.thinking) for live in tables.values()),
        "oikumene_bots_waiting": len(house.thinkers.queue),
        "oikumene_tables_set_aside": await set_aside(house.store),
        "oikumene_events_total": house.hall.answers,
        "oikumene_uptime_seconds": round(time.time() - house.started),
    }
    if house.backups is not None:
        before = await asyncio.to_thread(backup.last, Path(house.backups.folder))
        figures["oikumene_backup_age_seconds"] = -1 if before is None else round(time.time() - before)
    return "".join(f"{name} {value}\n" for name, value in figures.items())


async def set_aside(store: Store) -> int:
    return int((await store.rows("SELECT count(*) FROM tables WHERE status = 'playing' AND fault IS NOT NULL"))[0][0])


@get("/schema.css", media_type="text/css", include_in_schema=False)
async def schema_style() -> str:
    return STYLE


ROUTES = (health, metrics, schema_style)
