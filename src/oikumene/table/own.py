"""Everything that is kept of a person, as they may take it with them, and what becomes of it when they go for good.

What is theirs is listed here, a statement a kind; a test goes through the schema, so that nothing new is forgotten.
Secrets that open doors (password, sessions, codes) are left out: they are no news to their owner, and worth stealing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oikumene.table.store import Statement, Store

if TYPE_CHECKING:
    from oikumene.table.people import Person

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
    # What they have answered themselves, of running games too: nothing in it is hidden from them.
    (
        "answers",
        "seats JOIN events USING (tbl, seat)",
        "tbl, seat, n, kind, question, answer, at",
        "person = ? ORDER BY tbl, n",
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
    ("browsers", "pushes", "endpoint, made", "person = ?"),
    ("puzzles", "puzzles", "number, value, tries, solved, kept, shown", "person = ?"),
    ("weeks", "weeks", "week, tbl, ranked", "person = ?"),
    ("tries", "tries", "tbl, old, n, seat", "person = ?"),
    ("owner", "owners", "since", "person = ?"),
    ("journal", "journal", "at, what, about, note", "person = ?"),
    ("journal about you", "journal", "at, what, note", "about = ?"),
)

#: What is theirs alone: the rows go.
GOES = (
    *("sessions", "names", "passkeys", "pushes", "codes", "resets", "notices", "postponed", "owners", "members"),
    *("orders", "plans", "tries", "puzzles", "weeks"),
)
#: What is others' too: of which table, by which column, and what is said there instead. What the halls of tables and
#: groups have done already finds nothing more here.
STAYS: tuple[tuple[str, str, str], ...] = (
    ("chat", "person", "person = NULL, name = '', said = ''"),  # a line of nobody's stays, so that no number is missing
    ("talk", "person", "person = NULL, name = '', said = ''"),
    ("seats", "person", "person = NULL"),
    ("seats", "invited", "invited = NULL"),
    ("seats", "was", "was = NULL"),
    ("tables", "host", "host = '', name = ''"),
    ("groups", "owner", "owner = ''"),
    ("outcomes", "person", "person = NULL"),
    ("journal", "person", "person = NULL"),
    ("journal", "about", "about = '', note = ''"),
)


async def everything(store: Store, person: Person) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, table, columns, where in KEPT:
        rows = await store.rows(f"SELECT {columns} FROM {table} WHERE {where}", (person.id,))
        found[name] = [dict(zip(columns.split(", "), row, strict=True)) for row in rows]
    sql = "SELECT DISTINCT tbl FROM seats JOIN tables ON tables.id = tbl WHERE person = ? AND status = 'finished'"
    played = sorted(str(table) for (table,) in await store.rows(sql, (person.id,)))
    found["records"] = [f"/api/tables/{table}/record" for table in played]
    return found


def forgotten(person: str) -> list[Statement]:
    """Nothing names somebody any more, and nothing they said is left."""
    return [
        *((f"UPDATE {table} SET {nobody} WHERE {column} = ?", (person,)) for table, column, nobody in STAYS),
        *((f"DELETE FROM {table} WHERE person = ?", (person,)) for table in GOES),
        ("DELETE FROM people WHERE id = ?", (person,)),
    ]
