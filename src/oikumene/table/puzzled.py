"""What people made of the puzzles of the days, and how many days on end.

The day is the server's, by UTC: whatever a browser says of its clock counts for nothing. What was reached is played
again here before it counts.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from oikumene.kernel.errors import Refused
from oikumene.puzzles import day_of, number_of, of_number
from oikumene.table import wire
from oikumene.table.store import Statement, Store

#: So many days are listed, and so many stand beside a puzzle.
LISTED = 60
BESIDE = 14
#: How long what the others reached is remembered, in seconds.
REMEMBERED = 20.0


@dataclass
class Mine:
    """What somebody made of a puzzle."""

    value: int | None = None
    tries: int = 0
    solved: bool = False
    kept: bool = False
    shown: bool = False


def today() -> int:
    """The number of today's puzzle."""
    return number_of(datetime.now(UTC).date())


def streaks(kept: Iterable[int], now: int) -> tuple[int, int]:
    """On how many days on end a puzzle was solved, up to today or yesterday; and the longest there was.

    >>> streaks([1, 2, 3, 7, 8], 9), streaks([1, 2, 3, 7, 8], 10), streaks([], 3)
    ((2, 3), (0, 3), (0, 0))
    """
    longest = row = last = 0
    for number in sorted(set(kept)):
        row = row + 1 if number == last + 1 else 1
        longest, last = max(longest, row), number
    return (row if last >= now - 1 else 0), longest


def joined(guest: str, account: str) -> list[Statement]:
    """A guest came in to an account: what it solved is the account's. Where both have tried, what is solved stays, and
    of the week's table the account's own."""
    better = (
        "DELETE FROM puzzles WHERE person = ? AND kept = 0 AND number IN "
        "(SELECT number FROM puzzles WHERE person = ? AND solved IS NOT NULL)"
    )
    taken = (
        "INSERT INTO puzzles (person, number, value, tries, solved, kept, shown) "
        "SELECT ?, number, value, tries, solved, kept, shown FROM puzzles WHERE person = ? ON CONFLICT DO NOTHING"
    )
    week = (
        "INSERT INTO weeks (week, person, tbl, ranked) "
        "SELECT week, ?, tbl, 0 FROM weeks WHERE person = ? ON CONFLICT DO NOTHING"
    )
    both = (account, guest)
    return [(better, both), (taken, both), (week, both), *forgotten(guest)]


def forgotten(person: str) -> list[Statement]:
    return [(f"DELETE FROM {name} WHERE person = ?", (person,)) for name in ("puzzles", "weeks")]


class Puzzled:
    """The store of what people made of puzzles."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.others: dict[int, tuple[float, list[wire.PuzzleShare]]] = {}

    async def mine(self, person: str, number: int) -> Mine:
        sql = "SELECT value, tries, solved, kept, shown FROM puzzles WHERE person = ? AND number = ?"
        found = await self.store.rows(sql, (person, number))
        return _mine(found[0]) if found else Mine()

    async def streak(self, person: str) -> tuple[int, int]:
        found = await self.store.rows("SELECT number FROM puzzles WHERE person = ? AND kept = 1", (person,))
        return streaks([int(number) for (number,) in found], today())

    async def days(self, person: str, titles: dict[str, str], many: int = LISTED) -> list[wire.PuzzleDay]:
        """The last days, today's puzzle first."""
        now = today()
        first = max(1, now - many + 1)
        sql = "SELECT number, value, tries, solved, kept, shown FROM puzzles WHERE person = ? AND number >= ?"
        found = {int(row[0]): _mine(row[1:]) for row in await self.store.rows(sql, (person, first))}
        return [day_info(number, found.get(number, Mine()), titles) for number in range(now, first - 1, -1)]

    async def reached(self, person: str, number: int, value: int, best: int) -> Mine:
        """Somebody has come to the end of a puzzle. Of two at once both count as tries; what is kept stays so."""
        solved, now = value >= best, time.time()
        on_day = int(solved and number == today())
        insert = (
            "INSERT INTO puzzles (person, number, value, tries, solved, kept, shown) VALUES (?, ?, ?, 1, ?, ?, 0) "
            "ON CONFLICT (person, number) DO UPDATE SET "
            "tries = puzzles.tries + CASE WHEN puzzles.solved IS NULL THEN 1 ELSE 0 END, "
            "value = CASE WHEN puzzles.value IS NULL OR excluded.value > puzzles.value THEN excluded.value "
            "ELSE puzzles.value END, "
            "kept = CASE WHEN puzzles.solved IS NULL AND puzzles.shown = 0 THEN excluded.kept ELSE puzzles.kept END, "
            "solved = coalesce(puzzles.solved, excluded.solved)"
        )
        await self.store.write([(insert, (person, number, value, now if solved else None, on_day))])
        self.others.pop(number, None)
        return await self.mine(person, number)

    async def given_up(self, person: str, number: int) -> Mine:
        """Somebody looks at the solution: from now on it does not count."""
        insert = (
            "INSERT INTO puzzles (person, number, value, tries, solved, kept, shown) "
            "VALUES (?, ?, NULL, 0, NULL, 0, 1) "
            "ON CONFLICT (person, number) DO UPDATE SET shown = 1"
        )
        await self.store.write([(insert, (person, number))])
        return await self.mine(person, number)

    async def reached_by_others(self, number: int) -> list[wire.PuzzleShare]:
        known = self.others.get(number)
        if known is not None and time.monotonic() - known[0] < REMEMBERED:
            return known[1]
        sql = "SELECT value, count(*) FROM puzzles WHERE number = ? AND value IS NOT NULL GROUP BY value ORDER BY value"
        found = [wire.PuzzleShare(int(value), int(n)) for value, n in await self.store.rows(sql, (number,))]
        if len(self.others) > 200:
            self.others.clear()
        self.others[number] = (time.monotonic(), found)
        return found


def _mine(row: Sequence[object]) -> Mine:
    value, tries, solved, kept, shown = row
    return Mine(
        None if value is None else int(str(value)), int(str(tries)), solved is not None, bool(kept), bool(shown)
    )


def day_info(number: int, mine: Mine, titles: dict[str, str]) -> wire.PuzzleDay:
    game = of_number(number).game
    day: date = day_of(number)
    return wire.PuzzleDay(
        number, day.isoformat(), game, titles.get(game, game), mine.solved, mine.kept, mine.tries, mine.value
    )


def checked_number(number: int) -> int:
    """A puzzle that was there already: tomorrow's is nobody's to see."""
    if not 1 <= number <= today():
        raise Refused("no-puzzle", "There is no puzzle {id}.", id=str(number))
    return number
