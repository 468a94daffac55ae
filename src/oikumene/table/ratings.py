"""Ratings: people and bots of this server on one scale, by game.

From the tables that were played here to their end, in the order in which they ended: at each everybody is compared with
everybody else (Elo's way, a share of a step for each pair), so it does not matter how many sat there. Bots are rated by
their level. Each level begins where duels between them have put it (docs/bots.md), so that a newcomer's first games say
something, and moves little: it does not learn. All levels stand in the list of a game that people have played. Of
people only accounts are listed. Tables that were brought in, copied or not played from their beginning do not count.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oikumene.table.store import Store

#: Where everybody begins, how many points make ten to one, and how far one table moves somebody at most.
BEGIN, TENFOLD, STEP = 1500.0, 400.0, 32.0
#: Where the levels begin, after a colon each, and how much less than people they move.
LEVELS = {":wanderer": 900.0, ":novice": 1300.0, ":merchant": 1650.0, ":strategist": 1950.0, ":conqueror": 2050.0}
SLOW = 0.25
#: So many tables of a game are counted, the newest ones, and for so many seconds a list is kept.
TABLES, KEPT = 2_000, 60.0
LISTED = 100


@dataclass
class Rated:
    """Somebody on the scale: a person's id, or a bot's level after a colon."""

    who: str
    rating: float = BEGIN
    games: int = 0
    wins: int = 0


def ranks(scores: Sequence[float], winners: Sequence[int]) -> list[tuple[bool, float]]:
    """What places are compared by: who won is first, whatever the points say."""
    return [(seat in winners, score) for seat, score in enumerate(scores)]


def rated(tables: Iterable[tuple[Sequence[str], Sequence[float], Sequence[int]]]) -> dict[str, Rated]:
    """Ratings after these tables: who sat there, their scores, and which seats won.

    >>> after = rated([(["a", ":b"], [10, 5], [0])])
    >>> round(after["a"].rating), round(after[":b"].rating), after["a"].wins
    (1516, 1496, 1)
    """
    found = {who: Rated(who, begins) for who, begins in LEVELS.items()}
    for seats, scores, winners in tables:
        people = [found.setdefault(who, Rated(who)) for who in seats]
        if len(set(seats)) < 2:
            continue
        order = ranks(scores, winners)
        moves = [0.0] * len(people)
        for i, one in enumerate(people):
            for j, other in enumerate(people):
                if seats[i] == seats[j]:
                    continue
                expected = 1 / (1 + 10 ** ((other.rating - one.rating) / TENFOLD))
                got = 0.5 if order[i] == order[j] else float(order[i] > order[j])
                moves[i] += STEP * (got - expected) / (len(people) - 1)
        for i, one in enumerate(people):
            one.rating += moves[i] * (SLOW if one.who.startswith(":") else 1)
            one.games += 1
            one.wins += i in winners
    return found


def without(result: Mapping[str, Any], resigned: Sequence[int]) -> tuple[list[float], list[int]]:
    """Scores and winners where those who gave up are last, whatever the bots made of it that went on for them.

    >>> without({"scores": [9, 5, 7], "winners": [0]}, [0])
    ([4, 5, 7], [2])
    """
    scores, winners = list(result["scores"]), list(result["winners"])
    rest = [score for seat, score in enumerate(scores) if seat not in resigned]
    if not resigned or not rest:
        return scores, winners
    for seat in resigned:
        scores[seat] = min(rest) - 1
    winners = [seat for seat in winners if seat not in resigned]
    return scores, winners or [seat for seat, score in enumerate(scores) if score == max(rest)]


class Ratings:
    """Ratings as they are now, made anew when somebody asks and they are old."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.made: dict[str, tuple[float, int, list[Rated]]] = {}

    async def of(self, game: str) -> tuple[int, list[Rated]]:
        """How many tables were counted, and everybody, the best first."""
        known = self.made.get(game)
        if known is not None and time.monotonic() - known[0] < KEPT:
            return known[1], known[2]
        tables = await self._tables(game)
        found = sorted(rated(tables).values(), key=lambda one: (-one.rating, one.who))
        self.made[game] = (time.monotonic(), len(tables), found)
        return len(tables), found

    async def _tables(self, game: str) -> list[tuple[list[str], list[float], list[int]]]:
        own = "SELECT 1 FROM seats WHERE seats.tbl = tables.id AND seats.person IS NOT NULL"
        left = (
            "SELECT 1 FROM seats WHERE seats.tbl = tables.id AND (seats.gone = 1 OR seats.bot = '' AND person IS NULL)"
        )
        sql = (
            "SELECT id, result FROM tables WHERE status IN ('finished', 'gone') AND game = ? "
            "AND lesson = 0 AND result IS NOT NULL "
            f"AND EXISTS ({own}) AND NOT EXISTS ({left}) AND id NOT IN (SELECT tbl FROM copies) "
            "ORDER BY changed DESC LIMIT ?"
        )
        tables = [(str(id), json.loads(result)) for id, result in await self.store.rows(sql, (game, TABLES))]
        seats: dict[str, list[str]] = {}
        resigned: dict[str, list[int]] = {}
        for first in range(0, len(tables), 500):
            ids = [id for id, _ in tables[first : first + 500]]
            marks = ", ".join("?" * len(ids))
            sql = f"SELECT tbl, seat, person, bot, was, resigned FROM seats WHERE tbl IN ({marks}) ORDER BY tbl, seat"
            for id, seat, person, bot, was, gave_up in await self.store.rows(sql, ids):
                whose = str(was) if gave_up and was else f":{bot}" if bot else str(person)
                seats.setdefault(str(id), []).append(whose)
                if gave_up and was:
                    resigned.setdefault(str(id), []).append(int(seat))
        made = [(seats.get(id, []), *without(result, resigned.get(id, []))) for id, result in tables]
        return [one for one in reversed(made) if len(one[0]) == len(one[1])]

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        """What accounts are called; guests are not listed."""
        found: dict[str, str] = {}
        for first in range(0, len(people), 500):
            part = people[first : first + 500]
            marks = ", ".join("?" * len(part))
            sql = f"SELECT id, name FROM people WHERE login IS NOT NULL AND id IN ({marks})"
            found |= {str(id): str(name) for id, name in await self.store.rows(sql, part)}
        return found
