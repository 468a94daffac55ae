"""Everything that is kept of a person, as they may take it with them.

What is theirs is listed here, a statement a kind; a test goes through the schema, so that nothing new is forgotten.
Secrets that open doors (password, sessions, codes) are left out: they are no news to their owner, and worth stealing.
"""

from __future__ import annotations

from typing import Any

from oikumene.table.people import Person
from oikumene.table.store import Store

#: What is kept: under which name, of which table, which columns, and how it is found by the person's id.
KEPT: tuple[tuple[str, str, str, str], ...] = (
    ("person", "people", "id, name, login, lang, notify, confirmed, created, muted, quiet", "id = ?"),
    ("sessions", "sessions", "made, seen, agent, ended", "person = ?"),
    ("seats", "seats", "tbl, seat, gone", "person = ?"),
    ("invitations", "seats", "tbl, seat", "invited = ?"),
    ("given up", "seats", "tbl, seat, resigned", "was = ?"),
    (
        "tables",
        "tables",
        "id, game, name, seats, options, status, public, pace, hours, created, changed, moves, result",
        "host = ?",
    ),
    ("said", "chat", "tbl, said, at", "person = ?"),
    ("said in groups", "talk", "grp, said, at", "person = ?"),
    ("orders", "orders", "tbl, seat, prompt, answer, until, made", "person = ?"),
    ("plans", "plans", "tbl, seat, data, made", "person = ?"),
    ("notices", "notices", "tbl, turn, at", "person = ?"),
    ("notices to come", "postponed", "tbl, turn, event, due", "person = ?"),
    ("addresses", "codes", "address, made", "person = ?"),
    ("resets", "resets", "made, until, used", "person = ?"),
    ("groups", "groups", "id, name, created", "owner = ?"),
    ("memberships", "members", "grp, n, joined, seen", "person = ?"),
    ("outcomes", "outcomes", "tbl, seat, grp, game, kind, side, points, won, place, at", "person = ?"),
    ("passkeys", "passkeys", "name, site, made, seen", "person = ?"),
    ("browsers", "pushes", "made", "person = ?"),
    ("puzzles", "puzzles", "number, value, tries, solved, kept, shown", "person = ?"),
    ("weeks", "weeks", "week, tbl, ranked", "person = ?"),
    ("tries", "tries", "tbl, old, n, seat", "person = ?"),
    ("owner", "owners", "since", "person = ?"),
    ("journal", "journal", "at, what, about, note", "person = ?"),
)


async def everything(store: Store, person: Person) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, table, columns, where in KEPT:
        rows = await store.rows(f"SELECT {columns} FROM {table} WHERE {where}", (person.id,))
        found[name] = [dict(zip(columns.split(", "), row, strict=True)) for row in rows]
    gone = {str(id) for (id,) in await store.rows("SELECT id FROM tables WHERE status = 'gone'")}
    played = {row["tbl"] for row in found["seats"]} - gone
    found["records"] = [f"/api/tables/{table}/record" for table in sorted(played)]
    return found
