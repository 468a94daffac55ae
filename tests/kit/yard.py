"""A yard for the kit's tests: seats with a hand and cards in play, which bend rules and wait for moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from oikumene.kernel.data import data
from oikumene.kernel.flow import Flow
from oikumene.kernel.table import ALL, NOBODY, Layout, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kit import effects
from oikumene.kit.bend import Bend, Hooked, Matter, answers
from oikumene.kit.effects import Part, part
from oikumene.kit.moments import Reaction

DECK, HAND, PLAY = 0, 1, 3

WORDS = Vocabulary(
    options={"way": "way", "react": "card", "pick": "card"},
    prompts={"may": "card way", "choose": "card", "react": "", "order": "", "drop": "card"},
    lines={"grows": "seat n:number"},
)

SIZE: Matter[int] = Matter("size")
SPARED: Matter[bool] = Matter("spared")
BUILT = "built"


class Deed(effects.Deed["Yard"]):
    __slots__ = ()

    def others(self) -> Sequence[int]:
        n = len(self.state.grain)
        return [(self.seat + i) % n for i in range(1, n)]

    def decides(self, side: int) -> bool:
        return side < self.state.seats


Effect = effects.Effect[Deed]
Condition = effects.Condition[Deed]
Per = effects.Per[Deed]


@dataclass(frozen=True)
class Grow(Effect):
    """Grain from the supply."""

    n: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.state.grain[deed.seat] += self.n
        deed.state.done.append((deed.seat, deed.card, self.n))
        return True
        yield

    def befalls(self, deed: Deed, side: int) -> Flow[None]:
        deed.state.grain[side] += 10 * self.n
        return
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-grow", n=self.n)

    def __str__(self) -> str:
        return f"grow {self.n}"


@dataclass(frozen=True)
class Pay(Effect):
    """Grain back."""

    n: int

    def can(self, deed: Deed) -> bool:
        return deed.state.grain[deed.seat] >= self.n

    allowed = open = can

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if not self.can(deed):
            return False
        deed.state.grain[deed.seat] -= self.n
        return True
        yield

    def why_not(self, deed: Deed) -> str:
        return "no-grain"

    def __str__(self) -> str:
        return f"pay {self.n}"


@dataclass(frozen=True)
class Drop(effects.Picking[Deed]):
    """A card of a kind from the hand: what there is of it others do not see."""

    kind: str

    @property
    def hidden(self) -> bool:
        return True

    def cards(self, deed: Deed) -> list[int]:
        state = deed.state
        return [card for card in state.zones[HAND + deed.seat] if state.ident(card) == self.kind]

    def can(self, deed: Deed) -> bool:
        return bool(self.cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        from oikumene.kernel.flow import NO, choose

        picked = yield from choose(
            deed.seat,
            "drop",
            lambda: [*(("pick", card) for card in self.cards(deed)), *([NO] if may else [])],
            about=(deed.card,),
            secret=True,
        )
        if picked == NO:
            return False
        deed.state.move(picked[1], DECK)
        return True

    def __str__(self) -> str:
        return f"drop {self.kind}"


@dataclass(frozen=True)
class Rich(Condition):
    n: int

    def holds(self, deed: Deed) -> bool:
        return deed.state.grain[deed.seat] >= self.n

    def __str__(self) -> str:
        return f"grain {self.n}"


@dataclass(frozen=True)
class Neighbours(Per):
    def count(self, deed: Deed) -> int:
        return len(deed.others())

    def __str__(self) -> str:
        return "neighbour"


@dataclass(frozen=True)
class Stones(Per):
    """Stones in play: one can be told from the other."""

    def count(self, deed: Deed) -> int:
        return 2

    def each(self) -> Part:
        return part("per-stone")

    def each_of(self) -> Part:
        return part("each-stone")


@dataclass(frozen=True)
class Bigger(Bend["Yard"]):
    more: int
    question = SIZE

    def answer(self, state: Yard, side: int, card: int, value: int, *about: Any) -> int:
        return value + self.more


@dataclass(frozen=True)
class Doubled(Bend["Yard"]):
    question = SIZE

    def answer(self, state: Yard, side: int, card: int, value: int, *about: Any) -> int:
        return value * 2


@dataclass(frozen=True)
class Sparing(Bend["Yard"]):
    """Nobody may be touched but the holder itself: a card that any side asks about."""

    question = SPARED

    def answer(self, state: Yard, side: int, card: int, value: bool, *about: Any) -> bool:
        return value or about[0] != side


@dataclass(frozen=True)
class Wide(Bend["Yard"]):
    """Only said: nobody asks."""


@dataclass(frozen=True)
class Card:
    id: str
    bends: tuple[Bend[Any], ...] = ()
    reactions: tuple[Reaction[Deed], ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        return answers(self.bends, self.reactions)


BOOK = (
    Card("stone"),
    Card("barn", bends=(Bigger(2),)),
    Card("loft", bends=(Doubled(),)),
    Card("hedge", bends=(Sparing(),)),
    Card("field", bends=(Wide(),)),
    Card("smith", reactions=(Reaction(BUILT, Grow(1)),)),
    Card("miller", reactions=(Reaction(BUILT, Grow(5), at_will=True), Reaction(BUILT, Grow(2)))),
)


@data
class Yard(Hooked):
    __slots__ = ("done", "grain", "seats")

    SHARED: ClassVar[tuple[str, ...]] = (*Hooked.SHARED, "seats")
    WORDS = WORDS

    def __init__(self, seats: int = 2, sides: int = 2) -> None:
        zones = [
            Zone("deck", NOBODY),
            *(Zone(f"hand-{seat}", 1 << seat, False) for seat in range(2)),
            *(Zone(f"play-{side}", ALL, live=True) for side in range(3)),
        ]
        faces = tuple(card.id for card in BOOK)
        super().__init__(seats, Layout(zones), faces, 1, tuple(card.words for card in BOOK))
        self.seats = seats
        self.grain = [0] * sides
        self.done: list[tuple[int, int, int]] = []

    def copy(self) -> Yard:
        twin = type(self).__new__(type(self))
        self.copy_table(twin)
        twin.seats = self.seats
        twin.grain = self.grain[:]
        twin.done = self.done[:]
        return twin

    def holder(self, card: int) -> int:
        return self.at[card] - PLAY

    def bends(self, card: int) -> Sequence[Bend[Any]]:
        return BOOK[self.face[card]].bends

    def reactions(self, card: int) -> Sequence[Reaction[Deed]]:
        return BOOK[self.face[card]].reactions

    def lay(self, name: str, zone: int) -> int:
        """A new card."""
        return self.add(self.faces.index(name), zone, 0)
