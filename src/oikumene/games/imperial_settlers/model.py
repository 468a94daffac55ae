"""What a card of the game is: what it costs, gives and does, in words of the effect vocabulary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, get_args

from oikumene.kernel.game import Part
from oikumene.kit import book
from oikumene.kit.bend import Bend
from oikumene.kit.moments import Reaction

if TYPE_CHECKING:
    from oikumene.games.imperial_settlers.deed import Deed, Effect
    from oikumene.games.imperial_settlers.state import State

#: Goods a player's supply holds, in this order everywhere; then those that are only ever gained.
WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENCE, VP = range(8)
CARD, COMMON_CARD, FACTION_CARD = 8, 9, 10
Good = Literal["wood", "stone", "food", "gold", "worker", "raze", "defence", "vp"]
GOODS: tuple[Good, ...] = get_args(Good)
ALL_GOODS: tuple[str, ...] = (*GOODS, "card", "common_card", "faction_card")
RESOURCES = (WOOD, STONE, FOOD)

COLOURS = ("black", "purple", "blue", "brown", "gold", "red", "pink", "grey")

PRODUCTION, FEATURE, ACTION, ATTACK = "production", "feature", "action", "attack"

COMMON, ROMANS, BARBARIANS, EGYPTIANS, JAPANESE = "common", "romans", "barbarians", "egyptians", "japanese"
FACTIONS = (ROMANS, BARBARIANS, EGYPTIANS, JAPANESE)
ATTACKS = "attack"
#: Cards in each deck, as the rulebook counts them.
PRINTED = {COMMON: 84, ROMANS: 30, BARBARIANS: 30, EGYPTIANS: 30, JAPANESE: 30, ATTACKS: 16}

#: A feature of a location: `effects/features.py`.
Feature: TypeAlias = "Reaction[Deed] | Bend[Any]"

#: Amounts of goods: (good, how many), in the order of ALL_GOODS.
Amounts: TypeAlias = "tuple[tuple[int, int], ...]"


def amounts(text: str) -> Amounts:
    """
    >>> amounts("wood 1, vp 2")
    ((0, 1), (7, 2))
    """
    return tuple((good, n) for good, n in enumerate(book.amounts(ALL_GOODS, text)) if n)


#: The things a price may name, as fields of `Cost`.
PAID = ("wood", "stone", "food", "gold", "worker", "raze", "resource", "hand_card", "deal", "location")


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid: goods, any mix of resources, cards from the hand, own deals, a location or foundation."""

    wood: int = 0
    stone: int = 0
    food: int = 0
    gold: int = 0
    worker: int = 0
    raze: int = 0
    resource: int = 0
    hand_card: int = 0
    deal: int = 0
    location: int = 0
    #: Goods only: no free mix of resources, no cards, no deals.
    simple: bool = field(init=False)
    #: Its goods, as `oikumene.kit.goods` has them.
    goods: Amounts = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "simple", not (self.resource or self.hand_card or self.deal))
        owed = [(good, getattr(self, name)) for good, name in enumerate(GOODS[:DEFENCE])]
        object.__setattr__(self, "goods", tuple([(good, n) for good, n in owed if n]))

    def say(self) -> list[Part]:
        """A part a good, in the order of the fields."""
        named = ((name, getattr(self, name)) for name in PAID)
        return [(f"n-{name}", {"n": n}) for name, n in named if n]


NO_COST = Cost()


def say_goods(goods: Amounts) -> list[Part]:
    """A part a good: how many of it."""
    return [(f"n-{ALL_GOODS[good]}", {"n": n}) for good, n in goods]


def say_effects(effects: Sequence[Effect]) -> list[Part]:
    """What effects do, one after the other, as one clause."""
    first, *more = effects
    parts = [first.say()]
    for effect in more:
        parts = [("text-then", {"first": parts, "second": [effect.say()]})]
    return parts


def cost(text: str) -> Cost:
    """
    >>> cost("wood 1, location 1") == Cost(wood=1, location=1)
    True
    """
    return Cost(**book.written(text))


@dataclass(frozen=True, slots=True)
class Action:
    """What a location does when it is activated: so many times a round, for a price."""

    uses: int
    pay: Cost
    effects: tuple[Effect, ...]

    def say(self) -> list[Part]:
        effect = say_effects(self.effects)
        if self.pay == NO_COST:
            return [("text-action-free", {"uses": self.uses, "effect": effect})]
        return [("text-action", {"uses": self.uses, "price": self.pay.say(), "effect": effect})]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One distinct print. Each is itself only: a book of them is a key of what is laid out once."""

    id: str
    en: str
    ru: str
    deck: str
    kind: str
    copies: int = 1
    codes: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    cost: Cost = field(default_factory=Cost)
    raze: Amounts | None = None
    deal: int | None = None
    bonus: tuple[Effect, ...] = ()
    production: tuple[Effect, ...] = ()
    #: What it waits for (`rules/moments.py`), or the rule that it bends.
    feature: Feature | None = None
    action: Action | None = None
    scoring: Scoring | None = None
    sure: str = "high"
    #: Cards of one name are the same card by name, whatever the print.
    colour_bits: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "colour_bits", sum(1 << COLOURS.index(colour) for colour in self.colours))

    @property
    def common(self) -> bool:
        return self.deck == COMMON

    @property
    def reactions(self) -> tuple[Reaction[Deed], ...]:
        return (self.feature,) if isinstance(self.feature, Reaction) else ()

    @property
    def bends(self) -> tuple[Bend[Any], ...]:
        return (self.feature,) if isinstance(self.feature, Bend) else ()

    @property
    def answers(self) -> tuple[str, ...]:
        """What it answers to while it lies in an empire."""
        moments = [reaction.moment for reaction in self.reactions]
        return (*moments, *(bend.question.name for bend in self.bends))

    def text(self) -> tuple[Part, ...]:
        """The card's text, a sentence a part, made from what the card does."""
        if self.deck == ATTACKS:
            assert self.deal is not None
            threat: Part = ("text-attack", {"good": say_goods(((self.deal, 1),))})
            return (threat, ("text-attack-points", {})) if self.deal == VP else (threat,)
        colours: list[Part] = [(f"colour-{colour}", {}) for colour in self.colours or ("none",)]
        parts: list[Part] = [("text-kind", {"kind": self.kind, "colours": colours})]
        price = self.cost.say()
        parts.append(("text-cost", {"price": price}) if price else ("text-cost-free", {}))
        if self.production:
            parts.append(("text-production", {"effect": say_effects(self.production)}))
        if self.bonus:
            lead = "text-bonus-also" if self.production else "text-bonus"
            parts.append((lead, {"effect": say_effects(self.bonus)}))
        if self.feature is not None:
            parts.append(self.feature.say())
        for power in (self.action, self.scoring):
            if power is not None:
                parts += power.say()
        if self.raze is not None:
            parts.append(("text-raze", {"goods": say_goods(self.raze)}))
        elif self.common or self.deck == JAPANESE:
            parts.append(("text-raze-none", {}))
        if self.deal is not None:
            parts.append(("text-deal", {"good": say_goods(((self.deal, 1),))}))
        return tuple(parts)


class Scoring(Protocol):
    """Points a location gives at the end beyond its own."""

    def points(self, state: State, card: int) -> int: ...

    def say(self) -> Sequence[Part]: ...


@dataclass(frozen=True, slots=True)
class Board:
    """An empire's board: what it produces and what it may keep at clean-up."""

    id: str
    en: str
    ru: str
    production: Amounts
    keeps: tuple[int, ...]
    #: Its workers may be placed as samurai on its faction locations.
    samurai: bool = False


BOARDS = {
    board.id: board
    for board in (
        Board(ROMANS, "Romans", "Римляне", amounts("worker 2, raze 1, defence 1, wood 1, stone 1"), (RAZE,)),
        Board(BARBARIANS, "Barbarians", "Варвары", amounts("worker 5, raze 1, defence 1"), (WORKER,)),
        Board(EGYPTIANS, "Egyptians", "Египтяне", amounts("worker 3, raze 1, defence 1, gold 1"), (GOLD,)),
        Board(JAPANESE, "Japanese", "Японцы", amounts("worker 4, raze 1, defence 1, wood 1"), (FOOD,), samurai=True),
    )
}


@dataclass(frozen=True, eq=False)
class Terms:
    """The numbers of the rules, and the empires' boards. Shared by all states of a match."""

    rounds: int = 5
    #: Cards of the first hand.
    start_common: int = 2
    start_faction: int = 2
    deal: Cost = Cost(food=1)
    raze_hand: int = 1
    raze_rival: int = 2
    #: So many workers are exchanged for a resource or a card.
    exchange: int = 2
    #: Points of a location at the end.
    common_points: int = 1
    faction_points: int = 2
    boards: Mapping[str, Board] = field(default_factory=lambda: BOARDS)


TERMS = Terms()
