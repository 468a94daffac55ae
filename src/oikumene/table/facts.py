"""What a server leaves in its store for the commands on the machine: where it is reached, and a proxy it does not know.

They are rows beside the server's secrets, each written over by the next start: a command in another shell has none of
the server's environment.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

from oikumene.table.store import Store

#: Where the server is reached from outside; who said for whom requests were and was not believed, and when.
PUBLIC, UNKNOWN_PROXY = "public-url", "unknown-proxy"
ASKED = "SELECT value FROM secrets WHERE name = "


async def tell(store: Store, name: str, fact: Any) -> None:
    sql = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    await store.write([(sql, (name, json.dumps(fact)))])


async def told(store: Store, name: str) -> Any:
    found = await store.rows(f"{ASKED}?", (name,))
    return json.loads(found[0][0]) if found else None


def peek(db: str, name: str) -> Any:
    """The same of a database that is not to be changed by looking; nothing where it cannot be read."""
    found = None
    if db.startswith(("postgresql://", "postgres://")):
        with contextlib.suppress(ImportError):
            import psycopg

            with contextlib.suppress(psycopg.Error, OSError), psycopg.connect(db, connect_timeout=10) as asked:
                found = asked.execute(f"{ASKED}%s", (name,)).fetchone()  # type: ignore[arg-type, unused-ignore]
    else:
        path = Path(db.removeprefix("sqlite:")).absolute()
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=5)) as file,
        ):
            found = file.execute(f"{ASKED}?", (name,)).fetchone()
    return None if found is None else json.loads(found[0])
