"""A table in the memory of a process, and those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from oikumene.table.board import Board, Row, Seat
from oikumene.table.line import Text
from oikumene.table.orders import Order
from oikumene.table.people import Person
from oikumene.table.plans import Plan

#: A question that was put: to which seat, by which name, after which event.
Mark: TypeAlias = "tuple[int, str, int]"


class Shown(NamedTuple):
    """What was sent, when it was made, and of what."""

    sent: Text
    made: float
    row: Row
    board: Board


class Placed(NamedTuple):
    """Somebody at a table, and of what that was found."""

    seats: Sequence[Seat]
    person: Person
    host: str
    concerned: bool
    seat: int | None


class Live:
    """A table that somebody looks at or plays, in this process."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.board: Board | None = None
        self.lock = asyncio.Lock()
        self.watchers = Watchers()
        self.thinking: set[int] = set()
        self.orders: dict[tuple[int, str], Order] = {}  # by seat and prompt
        self.plans: dict[int, Plan] = {}  # by seat
        self.answering: dict[Mark, asyncio.Task[None]] = {}  # questions that are answered for people, in their time
        self.failures = 0  # of the store, in a row, when a bot has answered
        self.tasks: set[asyncio.Task[None]] = set()
        self.used = time.monotonic()
        self.cost = 0.0  # seconds it took to load
        self.granted = 0  # answers the bots may give while nobody looks
        self.quiet = asyncio.Event()  # no bot thinks
        self.quiet.set()
        self.adrift = False  # whether something may be in the store that is not here: read before anything is taken
        self.settling = False
        self.declined: set[str] = set()  # who asked for a seat in the running game, and was refused
        self.news: deque[tuple[str, str, list[Any]]] = deque()  # what other workers have said of it
        self.present: frozenset[str] = frozenset()  # who of those seated is here, as other workers know
        #: What was sent to who only looks on, by language and the lines of the log they had.
        self.shown: dict[tuple[str, int], Shown] = {}

    @property
    def unattended(self) -> bool:
        """Whether nobody looks at it here, nobody does anything and nothing is to be done."""
        busy = self.watchers or self.thinking or self.answering or self.tasks or self.news
        return not busy and not self.lock.locked()


def _nothing() -> None: ...


def _never() -> bool:
    return False


class Watcher:
    """A connection: who it is, and how much of the log and the chat it has."""

    def __init__(
        self, person: Person, live: Live, wake: Callable[[], None], show: Callable[[], bool] | None = None
    ) -> None:
        """`wake`: something is to be sent; `show`: the state is, at once, if that can be."""
        self.person = person
        self.live = live
        self.wake = wake
        self.show = show or _never
        self.log = 0
        self.chat = 0
        self.dirty = True
        self.talk = True
        self.ended = False
        self._placed: Placed | None = None

    @property
    def placed(self) -> Placed:
        """Whether the table is anything to whoever is here, and their seat: looked up when somebody has come or gone
        (the list of those who sit there is another one then), not with every answer."""
        row, person, found = self.live.row, self.person, self._placed
        if found is None or found.seats is not row.seats or found.person is not person or found.host != row.host:
            concerns = concerned(row, person)
            seat = seat_of(row, person) if concerns else None
            found = self._placed = Placed(row.seats, person, row.host, concerns, seat)
        return found

    @property
    def seat(self) -> int | None:
        return self.placed.seat

    def let_go(self) -> None:
        """The connection is over. It and this hold each other, and with them the table: what goes round in a circle
        waits for the collector, which comes seldom."""
        self.wake, self.show = _nothing, _never

    def stir(self) -> None:
        """Something changed: send the state again."""
        self.dirty = True
        self.wake()


class Watchers(set[Watcher]):
    """The connections to a table. Who they are of, and which of them the table is anything to, is found when somebody
    comes or goes and not with every answer: a thousand may look on."""

    def __init__(self) -> None:
        super().__init__()
        self._here: frozenset[str] | None = None
        self._parted: tuple[Row, list[Watcher], list[Watcher]] | None = None

    def add(self, watcher: Watcher) -> None:
        super().add(watcher)
        self.changed()

    def discard(self, watcher: object) -> None:
        super().discard(watcher)
        self.changed()

    def changed(self) -> None:
        """Somebody has come or gone, or is somebody else now."""
        self._here = self._parted = None

    @property
    def here(self) -> frozenset[str]:
        """The people."""
        if self._here is None:
            self._here = frozenset([watcher.person.id for watcher in self])
        return self._here

    def parted(self, row: Row) -> tuple[list[Watcher], list[Watcher]]:
        """Those who have a part in the table, and those who look on."""
        found = self._parted
        if found is None or found[0].seats is not row.seats or found[0].host != row.host:
            near, far = list[Watcher](), list[Watcher]()
            for watcher in self:
                (near if concerned(row, watcher.person) else far).append(watcher)
            found = self._parted = (row, near, far)
        return found[1:]


def concerned(row: Row, person: Person) -> bool:
    """Whether a table is anything to somebody beside something to look at."""
    return row.host == person.id or any(person.id in (seat.person, seat.invited, seat.was) for seat in row.seats)


def seat_of(row: Row, person: Person) -> int | None:
    """The seat a person sits at; after leaving, none."""
    return next((i for i, s in enumerate(row.seats) if s.person == person.id and not s.gone and not s.bot), None)
