"""Which week it is, which table is one of a week, and what nobody may see of it while the week lasts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from oikumene.kernel.errors import Refused
from oikumene.table.board import Row

#: The first Monday of all, and which games take turns with how many seats.
FIRST = datetime(2026, 11, 2, tzinfo=UTC)
GAMES = (("imperial_settlers", 3), ("clash", 2), ("ancient_world", 3), ("oath", 3), ("imperium", 2))
BOT = "merchant"
#: What the name of a table of the week begins with: no other has the sign in it.
MARK = "week-"


class Deal(NamedTuple):
    week: int
    game: str
    seats: int
    seed: int


def this_week() -> int:
    return (datetime.now(UTC) - FIRST).days // 7 + 1


def begins(week: int) -> float:
    return (FIRST + timedelta(weeks=week - 1)).timestamp()


def week_of(table: str) -> int | None:
    """The week whose table it is.

    >>> week_of("week-12-abc"), week_of("abcdefabcdef"), week_of("week-x-abc")
    (12, None, None)
    """
    if not table.startswith(MARK):
        return None
    number = table.removeprefix(MARK).partition("-")[0]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 6 else None


def sealed(table: str) -> bool:
    """Whether what the table holds would tell of a deal that others have still to play."""
    week = week_of(table)
    return week is not None and week >= this_week()


def admitted(row: Row, person: str) -> None:
    """Refuses who would look at the table of somebody else while the week lasts."""
    if sealed(row.id) and row.host != person:
        raise Refused("week-sealed", "This is the table of the week: others may look at it when the week is over.")


def unsealed(row: Row) -> None:
    """Refuses what would show the deal, to who plays it too: the record with its seed, what others held, a copy."""
    if sealed(row.id):
        raise Refused("week-only", "That is not for the table of the week.")
