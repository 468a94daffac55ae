"""Who is next: a queue that is fair between owners, and between the tables of one owner."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

#: Of so many turns one goes to what nobody waits for in front of a screen, however much else there is.
QUIET_EVERY = 4


class Line(Generic[T]):
    """Work of one kind. The owner who has had the least time is next; of an owner's tables the one served longest ago.

    An owner who comes back after a pause has no more than the others who wait: time does not add up to a claim.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, OrderedDict[str, deque[T]]] = {}
        self.had: dict[str, float] = {}

    def __len__(self) -> int:
        return sum(len(items) for tables in self.waiting.values() for items in tables.values())

    def __iter__(self) -> Iterator[T]:
        return (item for tables in self.waiting.values() for items in tables.values() for item in items)

    def of(self, owner: str) -> int:
        """How much of an owner's work waits."""
        return sum(len(items) for items in self.waiting.get(owner, {}).values())

    def put(self, owner: str, table: str, item: T) -> None:
        if owner not in self.waiting:
            least = min((self.had[other] for other in self.waiting), default=0.0)
            self.had[owner] = max(self.had.get(owner, 0.0), least)
        self.waiting.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(item)

    def take(self, may: Callable[[str], bool]) -> tuple[str, T] | None:
        """The next piece of work among owners who may have one."""
        owners = [owner for owner in self.waiting if may(owner)]
        if not owners:
            return None
        owner = min(owners, key=lambda name: self.had[name])
        tables = self.waiting[owner]
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items
        if not tables:
            del self.waiting[owner]
        return owner, item

    def charge(self, owner: str, seconds: float) -> None:
        """The owner has had so much; who has nothing more to do with the line is forgotten."""
        self.had[owner] = self.had.get(owner, 0.0) + seconds
        if not self.waiting:
            self.had.clear()
        elif len(self.had) > 4 * len(self.waiting) + 64:
            least = min(self.had[name] for name in self.waiting)
            self.had = {name: had for name, had in self.had.items() if name in self.waiting or had > least}


class Fair(Generic[T]):
    """Two lines: what somebody waits for, and what goes on by itself. The second always gets a share."""

    def __init__(self) -> None:
        self.awaited: Line[T] = Line()
        self.quiet: Line[T] = Line()
        self.turns = 0

    def __len__(self) -> int:
        return len(self.awaited) + len(self.quiet)

    def of(self, owner: str) -> int:
        return self.awaited.of(owner) + self.quiet.of(owner)

    def put(self, owner: str, table: str, item: T, *, quiet: bool = False) -> None:
        (self.quiet if quiet else self.awaited).put(owner, table, item)

    def take(self, may: Callable[[str], bool] = lambda owner: True) -> tuple[str, T] | None:
        self.turns += 1
        first, second = self.awaited, self.quiet
        if self.turns % QUIET_EVERY == 0:
            first, second = second, first
        return first.take(may) or second.take(may)

    def charge(self, owner: str, seconds: float) -> None:
        for line in (self.awaited, self.quiet):
            line.charge(owner, seconds)
