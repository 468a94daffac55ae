"""A little table: one step, made of whatever flow a test puts on it, and a few cards where a test needs some."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeAlias

from oikumene.kernel.data import data
from oikumene.kernel.flow import Flow, Value
from oikumene.kernel.game import Game, Result, Setup
from oikumene.kernel.match import Match
from oikumene.kernel.table import ALL, NOBODY, Layout, Table, Zone
from oikumene.kernel.words import Vocabulary

WORDS = Vocabulary(
    options={
        **dict.fromkeys(("a", "b", "c", "d", "gift", "trade"), ""),
        "take": "card",
        "n": "number",
        "put": "site n:number",
    },
    prompts=dict.fromkeys(("pick", "first", "then", "some", "sure", "price", "x"), ""),
    lines={"took": "seat card", "said": "seat"},
)

FACES = ("ant", "bee", "cat", "dog", "elk", "fox")

#: The zones of the little table: a pile nobody sees, hands without order, a shelf with order, the open table.
PILE, OPEN, HEAP, SHELF, HAND = 0, 1, 2, 3, 4


@data
class Little(Table):
    __slots__ = ("gifts", "marks")

    WORDS = WORDS

    def __init__(self, seats: int, layout: Layout, seed: int = 0) -> None:
        super().__init__(seats, layout, FACES, seed)
        self.marks: list[Any] = []
        self.gifts = 2

    def copy(self) -> Little:
        twin = type(self).__new__(type(self))
        self.copy_table(twin)
        twin.marks = self.marks[:]
        twin.gifts = self.gifts
        return twin

    def mark(self, *what: Any) -> None:
        self.marks.append(tuple(what))


def layout(seats: int, hand_pools: bool = False, backs: int = NOBODY) -> Layout:
    hands = [Zone(f"hand-{seat}", 1 << seat, False, seat if hand_pools else -1) for seat in range(seats)]
    return Layout(
        [Zone("pile", NOBODY), Zone("open", ALL), Zone("heap", NOBODY, False), Zone("shelf", NOBODY), *hands], backs
    )


def table(seats: int = 3, *, backs: int = NOBODY, hand_pools: bool = False) -> Little:
    """An empty little table. `backs`: ALL where those of the cards can be told apart."""
    return Little(seats, layout(seats, hand_pools, backs))


Step: TypeAlias = "Callable[[Little], Flow[Any]]"


class LittleGame(Game[Little]):
    """A game of as many steps as there are flows."""

    id = "little"
    titles: ClassVar = {"en": "A little table"}
    seats = range(2, 5)
    rules = 1
    words = WORDS

    def __init__(self, steps: Sequence[Step], deal: Callable[[Little], object] | None = None) -> None:
        self.steps = steps
        self.deal = deal

    def setup(self, setup: Setup) -> Little:
        state = Little(setup.seats, layout(setup.seats), setup.seed)
        if self.deal is not None:
            self.deal(state)
        state.agenda = [("step", n) for n in reversed(range(len(self.steps)))]
        return state

    def step(self, state: Little) -> Flow[None]:
        _, n = state.agenda.pop()
        return self.steps[int(n)](state)

    def copy(self, state: Little) -> Little:
        return state.copy()

    def ended(self, state: Little, why: str) -> None:
        state.mark("ended", why)
        state.agenda.clear()

    def view(self, state: Little, seat: int) -> dict[str, Any]:
        names = state.layout.names
        return {
            "zones": {names[zone]: state.look(zone, seat) for zone in range(len(state.zones))},
            "marks": [list(mark) for mark in state.marks],
            "gifts": state.gifts,
        }

    def result(self, state: Little) -> Result:
        return Result(tuple(0 for _ in range(state.everyone.bit_count())), (0,))


def play(*steps: Step, seats: int = 3, deal: Callable[[Little], object] | None = None) -> Match[Little]:
    """A match of these steps."""
    return LittleGame(steps, deal).new(seats=seats, seed=1)


def five_cards(state: Little) -> None:
    """Five different cards on the pile; the first seat holds two of another back."""
    for face in range(5):
        state.add(face, PILE, 0)
    state.add(5, HAND, 1)
    state.add(5, HAND, 1)


def asked(match: Match[Any]) -> list[tuple[int, str]]:
    return [(ask.seat, ask.id) for ask in match.asks]


def keys(match: Match[Any], seat: int) -> list[str]:
    """What the seat may answer (to its only question)."""
    (question,) = [question for question in match.pending if question.seat == seat]
    return [option.key for option in question.options]


def gifts(state: Little) -> list[Value]:
    return [("free", "gift"), ("free", "trade")] if state.gifts else []


def take_gift(state: Little, seat: int, value: Value) -> Flow[None]:
    """A gift is there at once; a trade asks for its price."""
    from oikumene.kernel.flow import choose

    state.gifts -= 1
    state.mark(seat, str(value))
    if value == ("free", "trade"):
        price = yield from choose(seat, "price", lambda: (1, 2))
        state.mark(seat, "price", price)
