"""What a card is: its symbols, its price, its points, and its abilities in words of the effect vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from oikumene.kernel.flow import Flow

if TYPE_CHECKING:
    from oikumene.games.imperium.rules.deed import Deed
    from oikumene.games.imperium.state import State

MATERIALS, POPULATION, PROGRESS = range(3)
RESOURCES = ("materials", "population", "progress")
#: Amounts of the three resources.
Amounts: TypeAlias = "tuple[int, int, int]"
NOTHING: Amounts = (0, 0, 0)

#: The symbols of the cards. A card may carry one twice.
SUITS = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest")
REGION, UNCIVILISED, CIVILISED, TRIBUTARY, FAME, UNREST = SUITS
#: The suits of the market, in the order in which their decks lie.
MARKET_SUITS = (REGION, UNCIVILISED, CIVILISED, TRIBUTARY)
ICONS = ("city", "metropolis", "knight", "mask", "scroll")
LANDS = ("production", "river", "fertile")
BARBARIAN, EMPIRE = "barbarian", "empire"

CLASSICS, LEGENDS = "classics", "legends"
BOXES = (CLASSICS, LEGENDS)
NATIONS = {
    CLASSICS: ("carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings"),
    LEGENDS: ("arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians"),
}
ALL_NATIONS = NATIONS[CLASSICS] + NATIONS[LEGENDS]

# Where a card lies before the game.
POWER, IN_PLAY, NATION_DECK, ACCESSION, DEVELOPMENT, STARTING, SUPPLY = (
    "power",
    "in_play",
    "nation_deck",
    "accession",
    "development",
    "starting_deck",
    "unrest_supply",
)
COMMONS, FAME_DECK, FAME_BOTTOM, UNREST_PILE = "commons", "fame_deck", "fame_bottom", "unrest_pile"


class Kind:
    """Cards of a kind: those with one of some symbols (`region/tributary`), or with a name, less some.

    `on[face]` is how many of the symbols a card carries; it is filled when the book is bound.
    """

    __slots__ = ("named", "of", "on", "star", "without")
    every: ClassVar[list[Kind]] = []

    def __init__(self, of: str = "", *, without: str = "", named: str = "", star: bool = False) -> None:
        self.of: tuple[str, ...] = tuple(of.split("/")) if of else ()
        self.without: tuple[str, ...] = tuple(without.split("/")) if without else ()
        self.named = named
        self.star = star
        self.on: tuple[int, ...] = ()
        Kind.every.append(self)

    def count(self, card: Card) -> int:
        """How many of the symbols are on a card; a card without a symbol asked for counts once."""
        if any(card.symbols.get(symbol) for symbol in self.without):
            return 0
        if self.star:
            return int(card.points.star)
        if self.named:
            return int(card.en == self.named or (self.named == "Long Walls" and card.en.startswith("Long Walls")))
        if not self.of:
            return 1
        return sum(card.symbols.get(symbol, 0) for symbol in self.of)

    def bind(self, book: Sequence[Card]) -> None:
        self.on = tuple(self.count(card) for card in book)

    @property
    def hidden(self) -> bool:
        """Whether a hand may hold none of it although it holds cards: then asking tells something."""
        return bool(self.of or self.named or self.without or self.star)

    def __str__(self) -> str:
        if self.star:
            return "card with a * coin"
        text = f'"{self.named}"' if self.named else "/".join(self.of).upper() or "card"
        text = "ANY4" if self.of == MARKET_SUITS else text
        return f"{text}[not {'/'.join(self.without).upper()}]" if self.without else text


@cache
def kind_called(text: str) -> Kind | None:
    """The kind that is written so, if there is one on the cards of the book."""
    return next((kind for kind in Kind.every if kind.on and str(kind) == text), None)


@dataclass(frozen=True)
class Effect:
    """Something that a card does.

    `run` does it as far as possible; with `may` the player can decline at the first question. It says whether it was
    done. `can`: whether it could be done in full, as a cost must be. The text of an effect is its notation.
    """

    @property
    def hidden(self) -> bool:
        """Whether what can be done depends on cards that others do not see."""
        return False

    @property
    def declines(self) -> bool:
        """Whether it begins with a choice at which the player can decline."""
        return False

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        raise NotImplementedError

    def can(self, deed: Deed) -> bool:
        return True

    def allowed(self, deed: Deed) -> bool:
        """Whether it may be taken as one of several: a cost can be met, a condition holds."""
        return True

    def feasible(self, deed: Deed) -> bool:
        """Whether anything of it can be done: of several ways, one of which nothing can be done is not taken."""
        return self.allowed(deed) and self.can(deed)

    def open(self, deed: Deed) -> bool:
        """Whether it can be chosen as one of several: a price can be met, a condition holds. That nothing comes of it
        does not matter."""
        return True

    @property
    def weighs(self) -> bool:
        """Whether it can come out otherwise, and unwelcome, for what was gained before it."""
        return any(step.weighs for step in self.inner())

    def inner(self) -> Sequence[Effect]:
        """The effects it is made of."""
        return ()

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        """What it does to the opponent of the solo game, who decides nothing; most effects never reach it."""
        return
        yield


@dataclass(frozen=True)
class Picking(Effect):
    """An effect that begins with a choice at which the player can decline, where a card says MAY."""

    @property
    def declines(self) -> bool:
        return True


@dataclass(frozen=True)
class Condition:
    """Something that holds or does not, for the player whose deed it is."""

    #: Whether it asks what the player has: then it makes a difference what was gained before.
    weighs: ClassVar[bool] = False

    def holds(self, deed: Deed) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class Rule:
    """A rule that a card bends while it lies in play; who asks for it is said where it is defined."""


@dataclass(frozen=True)
class Reaction:
    """What a card does when something happens: by itself, or if its owner exhausts it."""

    moment: str
    effect: Effect
    exhaust: bool = True
    #: Of which cards the moment must be.
    kind: Kind | None = None


@dataclass(frozen=True)
class Points:
    """What a card is worth at the end: a number, or a count (a `*` coin, at most 10), or it depends (a `?` coin)."""

    fixed: int = 0
    #: A `*` coin: points for every full `per` of what is counted; several counts are added.
    counts: tuple[tuple[int, int, Count], ...] = ()
    #: A `?` coin: points, and where the card must lie for them; the first that holds.
    cases: tuple[tuple[int, str], ...] = ()

    @property
    def star(self) -> bool:
        return bool(self.counts)


#: What is counted for points: given the state and the seat, a number. See `rules.scoring`.
@dataclass(frozen=True)
class Count:
    """What a `*` coin counts."""

    def of(self, state: State, side: int, card: int) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class Card:
    """A face: everything printed on one side of a card."""

    id: str
    en: str
    ru: str
    #: The nation it belongs to; empty for the base decks.
    nation: str
    box: str
    start: str
    copies: int = 1
    numbers: tuple[str, ...] = ()
    suits: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    lands: tuple[str, ...] = ()
    state: str = ""
    pinned: bool = False
    attack: bool = False
    cost: Amounts = NOTHING
    points: Points = field(default_factory=Points)
    #: From how many players on the card is used.
    players: int = 1
    sure: str = "high"
    #: The name of the printed Russian card is known (else it is our translation).
    ru_printed: bool = False
    #: The people of the same name, on a tributary.
    people: str = ""
    #: What happens when it is played; `free`: without an action; `must`: only if the cost at its beginning can be met.
    play: Effect | None = None
    free: bool = False
    must: bool = False
    exhaust: Effect | None = None
    solstice: Effect | None = None
    reactions: tuple[Reaction, ...] = ()
    rules: tuple[Rule, ...] = ()
    #: When it may be played at all.
    requires: tuple[Condition, ...] = ()
    unplayable: bool = False
    ungarrisonable: bool = False
    #: It does not leave play, except by its own effect.
    fixed: bool = False

    @cached_property
    def symbols(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for symbol in (*self.suits, *self.icons, *self.lands):
            found[symbol] = found.get(symbol, 0) + 1
        if self.pinned:
            found["pinned"] = 1
        if self.attack:
            found["attack"] = 1
        if self.state:
            found[self.state] = 1
        return found

    @cached_property
    def banner(self) -> str:
        """The suit by which its place in the market is filled again."""
        return next((suit for suit in (UNCIVILISED, *MARKET_SUITS) if suit in self.suits), "")

    @cached_property
    def moments(self) -> frozenset[str]:
        return frozenset(reaction.moment for reaction in self.reactions)

    @cached_property
    def tops(self) -> tuple[Effect, ...]:
        """Its effects, as the card has them."""
        found = [self.play, self.exhaust, self.solstice, *(reaction.effect for reaction in self.reactions)]
        return tuple(effect for effect in found if effect is not None)

    def effects(self) -> list[Effect]:
        """Every effect on the card, those inside others too."""
        found = list(self.tops)
        for effect in found:
            found.extend(effect.inner())
        return found

    def rule(self, kind: type[Rule]) -> Rule | None:
        return next((rule for rule in self.rules if isinstance(rule, kind)), None)


Predicate: TypeAlias = "Callable[[Card], bool]"
