"""What the small games of these tests share: a state with a purse a seat and a few facts, and a game made of steps.

A test says its words, its zones and its steps, and has a game that runs as a match. Every such game goes through the
conformance suite (`conforms`): clones, replays, imagined worlds, undo and the rest hold for what the kit asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, TypeAlias

from oikumene import conformance
from oikumene.kernel.data import data
from oikumene.kernel.flow import Flow, nothing
from oikumene.kernel.game import Game, Result, Setup
from oikumene.kernel.table import Layout, Table, Zone
from oikumene.kernel.words import Vocabulary

#: A step: given the state and its arguments, a flow, or nothing to ask.
Run: TypeAlias = "Callable[..., Flow[None] | None]"


@data
class Small(Table):
    """A table with a purse a seat and facts by name."""

    __slots__ = ("facts", "purses")
    WORDS: ClassVar[Vocabulary] = Vocabulary({}, {}, {})

    def __init__(self, seats: int, layout: Layout, faces: tuple[str, ...], seed: int, goods: int = 1) -> None:
        super().__init__(seats, layout, faces, seed)
        self.purses = [[0] * goods for _ in range(seats)]
        self.facts: dict[str, Any] = {}

    @property
    def seats(self) -> int:
        return len(self.purses)

    def copy(self) -> Small:
        twin = type(self).__new__(type(self))
        self.copy_table(twin)
        twin.purses = [purse[:] for purse in self.purses]
        twin.facts = self.facts.copy()
        return twin


class SmallGame(Game[Small]):
    """A game of the given steps; `lay` puts on the table what it begins with, the agenda too."""

    titles = {"en": "A small game", "ru": "Маленькая игра"}
    rules = 1

    def __init__(
        self,
        id: str,
        state: type[Small],
        steps: dict[str, Run],
        lay: Callable[[Small], None],
        *,
        seats: Iterable[int] = (2, 3),
        zones: Callable[[int], Sequence[Zone]] = lambda seats: (),
        faces: tuple[str, ...] = (),
        goods: int = 1,
        result: Callable[[Small], Result] | None = None,
    ) -> None:
        counts = tuple(seats)
        self.id = id  # type: ignore[misc]
        self.seats = range(counts[0], counts[-1] + 1)  # type: ignore[misc]
        self.words = state.WORDS  # type: ignore[misc]
        self.kind, self.steps, self.lay, self.zones = state, steps, lay, zones
        self.faces, self.goods, self.ending = faces, goods, result
        self.layouts: dict[int, Layout] = {}

    def setup(self, setup: Setup) -> Small:
        if setup.seats not in self.layouts:
            self.layouts[setup.seats] = Layout(self.zones(setup.seats))
        state = self.kind(setup.seats, self.layouts[setup.seats], self.faces, setup.seed, self.goods)
        self.lay(state)
        return state

    def step(self, state: Small) -> Flow[None]:
        name, *args = state.agenda.pop()
        return self.steps[str(name)](state, *args) or nothing()

    def copy(self, state: Small) -> Small:
        return state.copy()

    def ended(self, state: Small, why: str) -> None:
        state.facts["why"] = why
        state.agenda.clear()

    def view(self, state: Small, seat: int) -> dict[str, Any]:
        zones = {name: state.look(zone, seat) for zone, name in enumerate(state.layout.names)}
        return {"purses": [purse[:] for purse in state.purses], "facts": plain(state.facts), "zones": zones}

    def result(self, state: Small) -> Result:
        if self.ending is not None:
            return self.ending(state)
        return Result(tuple(sum(purse) for purse in state.purses), (0,))


def plain(x: Any) -> Any:
    """As JSON has it."""
    if isinstance(x, dict):
        return {str(key): plain(value) for key, value in x.items()}
    return [plain(part) for part in x] if isinstance(x, list | tuple) else x


def conforms(game: Game[Any], games: int = 2) -> dict[str, int]:
    """The game passes the suite; how many comparisons each check made."""
    return conformance.run(game, games)
