"""Who takes part: round the table, sides that are no seats, seats that are one side; and what comes next.

A side is a number. Those below the number of seats are the seats; others (a virtual opponent, bandits, pirates, an
empire of several players) come after the most seats that the game has, so that a number means the same in every match.
A side is said as `side-4` in the texts; in words its kind is `side`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from oikumene.kernel.flow import Flow
from oikumene.kernel.table import Step, Table

# -- round the table


@cache
def in_order(first: int, n: int) -> tuple[int, ...]:
    """All of n seats, beginning with one of them.

    >>> in_order(2, 4)
    (2, 3, 0, 1)
    """
    return tuple([(first + i) % n for i in range(n)])


@cache
def clockwise(seat: int, n: int) -> tuple[int, ...]:
    """The others of n seats, beginning with the left neighbour.

    >>> clockwise(2, 4)
    (3, 0, 1)
    """
    return in_order(seat, n)[1:]


@cache
def onwards(after: int, n: int) -> tuple[int, ...]:
    """All of n seats, beginning with the left neighbour of one of them.

    >>> onwards(2, 4)
    (3, 0, 1, 2)
    """
    return (*clockwise(after, n), after)


def next_one(after: int, n: int, holds: Callable[[int], bool]) -> int | None:
    """The next of n seats of whom something holds, clockwise; whom it goes on from comes last. None: of nobody.

    >>> passed = [False, True, False]
    >>> next_one(0, 3, lambda seat: not passed[seat])
    2
    >>> next_one(2, 3, lambda seat: seat == 2)
    2
    """
    for seat in onwards(after, n):
        if holds(seat):
            return seat
    return None


# -- sides that are no seats


class Sides:
    """The sides of a game that are no seats, by name and number: they follow the most seats it has.

    >>> sides = Sides(4, "barbarians", "pirates")
    >>> sides["pirates"], sides.name(5), sides.count
    (5, 'pirates', 6)
    >>> sides.name(2) is None
    True
    """

    __slots__ = ("most", "names")

    def __init__(self, most: int, *names: str) -> None:
        assert len(set(names)) == len(names), "two sides have the same name"
        self.most = most
        self.names = names

    def __getitem__(self, name: str) -> int:
        if name not in self.names:
            raise LookupError(f"there is no side called {name!r}; there are {', '.join(self.names)}")
        return self.most + self.names.index(name)

    def name(self, side: int) -> str | None:
        """What a side is called that is no seat; None for a seat."""
        return self.names[side - self.most] if side >= self.most else None

    @property
    def count(self) -> int:
        """How many numbers there are: for lists with a place for each side."""
        return self.most + len(self.names)


def known_as(side: int, seats: int, most: int) -> int:
    """The number by which people know a side, where those that are no seats follow the seats of the match: they are
    counted from the most seats the game has.

    >>> known_as(1, 1, 4), known_as(1, 2, 4)
    (4, 1)
    """
    return side if side < seats else most + side - seats


# -- seats that are one side


def side_of(seat: int, members: int, union: int) -> int:
    """The side a seat belongs to: the union of those whose bits are set, or itself.

    >>> empire = 6
    >>> [side_of(seat, 0b101, empire) for seat in range(3)]
    [6, 1, 6]
    """
    return union if members >> seat & 1 else seat


def seats_of(side: int, seats: int, members: int, union: int) -> tuple[int, ...]:
    """The seats that are a side: all members of the union, a seat that is none of them, nobody for others (bandits).

    >>> [seats_of(side, 3, 0b101, 6) for side in (6, 1, 0, 7)]
    [(0, 2), (1,), (), ()]
    """
    if side == union:
        return tuple([seat for seat in range(seats) if members >> seat & 1])
    return (side,) if side < seats and not members >> side & 1 else ()


# -- the agenda


def push(state: Table, *steps: Step) -> None:
    """Steps that come next, in the order in which they are written; what is on the agenda waits."""
    state.agenda += reversed(steps)


def push_each(state: Table, name: str, seats: Iterable[int], *more: int | str) -> None:
    """A step of that name for each of the seats, in their order: ("produce", seat, more ...)."""
    push(state, *[(name, seat, *more) for seat in seats])


def push_turn(state: Table, after: int, n: int, plays: Callable[[int], bool], otherwise: Step) -> None:
    """The turn goes to the next of n seats that still plays; if none does, another step comes."""
    for seat in onwards(after, n):
        if plays(seat):
            state.agenda.append(("turn", seat))
            return
    state.agenda.append(otherwise)


def until_all_pass(seats: Callable[[], Sequence[int]], act: Callable[[int], Flow[bool]]) -> Flow[None]:
    """One after the other, again and again, until all have passed in a row. `act` says whether something was done;
    `seats`: who takes part, as it is then, the order in which they are asked."""
    passed = 0
    while True:
        for seat in seats():
            done = yield from act(seat)
            passed = 0 if done else passed + 1
            if passed >= len(seats()):
                return
        if not seats():
            return
