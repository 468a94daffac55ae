"""What the components of Oath are: figures as printed, and what each card does as data.

What a card does is said by its `powers`. A card that has a power in the box and none here is `unbuilt`: it says so in
its data and in its text, so that nothing silently does less.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from oikumene.kernel.game import Part
from oikumene.kit import book
from oikumene.kit.bend import Bend
from oikumene.kit.moments import Reaction
from oikumene.kit.places import Sites

#: The suits, clockwise (Law 8.4), which is also the order of the favor banks on the map (Law 5.4.4).
SUITS = ("discord", "arcane", "order", "hearth", "beast", "nomad")
DISCORD, ARCANE, ORDER, HEARTH, BEAST, NOMAD = range(6)
#: A ruin, a relic, a Vision, a facedown card.
SUITLESS = -1

#: The regions and their slots for sites, from the top (Law 2.1.1); what travel costs between them (Law 5.6.1).
MAP = Sites(
    {"cradle": ("c1", "c2"), "provinces": ("p1", "p2", "p3"), "hinterland": ("h1", "h2", "h3")},
    {"cradle": (1, 2, 4), "provinces": (2, 2, 2), "hinterland": (4, 2, 3)},
)
REGIONS = MAP.regions
CRADLE, PROVINCES, HINTERLAND = range(3)
SLOTS = tuple(MAP.names)

#: Supply for a search of the world deck, by Visions drawn (Law 2.1.6); and of a discard pile (Law 5.1.1).
SEARCH = (2, 3, 3, 4, 4, 4)
SEARCH_PILE = 2

#: What lies on the table, by its back; an edifice is never hidden.
BACKS = ("denizen", "vision", "relic", "site", "edifice")
DENIZEN, VISION, RELIC, SITE, EDIFICE = range(5)
#: How many of each the box has: of an edifice both faces are cards.
PRINTED = {"denizen": 198, "vision": 5, "relic": 21, "site": 23, "edifice": 12}

#: The oaths (Law 2.11), the goal of each, and in which order Visions of a goal win in the last round (Law 3.4.3).
OATHS = ("supremacy", "people", "protection", "devotion")
SUPREMACY, PEOPLE, PROTECTION, DEVOTION = range(4)
#: The colours of the boards (Law 1.8, 1.9): the Chancellor's, then the five that have an Exile's and a Citizen's side.
COLOURS = ("purple", "red", "blue", "yellow", "white", "black")
#: What each of them is drawn with here: there is no white sign, green stands for it and is what it is called.
SIGNS = (4, 1, 2, 5, 3, 6)
#: The goal of the Conspiracy, which is none.
NO_GOAL = -1

#: The banners (Law 2.5).
BANNERS = ("pf", "ds")
PF, DS = range(2)

#: The spaces of the Imperial Reliquary, from the left: what binds the Chancellor once a space is open (Law 2.3).
RELIQUARY = ("brutal", "decadent", "careless", "greedy")
BRUTAL, DECADENT, CARELESS, GREEDY = range(4)

#: The relic that the Law itself speaks of (Law 2.4.3).
SCEPTER = "grand-scepter"

#: The faces of the dice (Law 5.5.4, 5.5.5).
ATTACK_DIE = ("hollow", "hollow", "hollow", "sword", "sword", "skull")
DEFENCE_DIE = ("blank", "blank", "shield", "shield", "shields", "double")

FAVOR = 36
PURPLE, COLOURED = 24, 14
MAX_SUPPLY = 7
ADVISERS = 3
ROUNDS = 8
#: What the pawn and the favor of a defender add in defence dice (Law 5.5.2).
PAWN_DICE = 2
#: So many Visions must have been drawn before one can be fulfilled (Law 3.2).
VISIONS_NEEDED = 3


@dataclass(frozen=True, slots=True)
class Cost:
    """The price of a power (Law 7.1.2): what is placed on the card, what is burnt, and secrets that turn facedown."""

    favor: int = 0
    secret: int = 0
    burn_favor: int = 0
    burn_secret: int = 0
    dark: int = 0
    #: Added up: asked with every look at what can be paid.
    all_favor: int = field(init=False, repr=False, compare=False)
    all_secrets: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "all_favor", self.favor + self.burn_favor)
        object.__setattr__(self, "all_secrets", self.secret + self.burn_secret + self.dark)

    @property
    def free(self) -> bool:
        return not (self.all_favor or self.all_secrets)


NO_COST = Cost()


@dataclass(frozen=True, slots=True)
class Recovery:
    """What a relic of a site costs (Law 2.8.4): favor placed in a bank, or favor or secrets burnt."""

    place: int = 0
    bank: int = SUITLESS
    burn_favor: int = 0
    burn_secret: int = 0


class Power(Protocol):
    """A power of a card: a battle plan, an Action, what happens When Played (`powers.py`)."""

    kind: str

    def say(self) -> Part: ...


#: The kinds of powers that somebody looks for among the cards in play (`powers.py`).
ACTION, PLAN = "action", "plan"
USED = (ACTION, PLAN)


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the box. `kinds`: the kinds of its powers as printed (`plan:either`, `mod:trade`, `persistent` …)."""

    id: str
    num: int
    back: int
    en: str
    ru: str
    #: Whether the Russian name stands in the Russian Law; the others are translations of this house.
    law: bool = False
    suit: int = SUITLESS
    #: Where it may lie face up (Law 7.2.1): anywhere, only at a site, only among advisers.
    only: str = ""
    locked: bool = False
    starting: bool = False
    kinds: tuple[str, ...] = ()
    cost: Cost = NO_COST
    #: Dice that it adds as a target (Law 2.4.2, 2.8.3).
    defence: int = 0
    #: Of a site: how many cards it holds, what is laid on it, what a relic there costs.
    capacity: int = 0
    favor: int = 0
    secrets: int = 0
    relics: int = 0
    recovery: Recovery | None = None
    group: str = ""
    #: Of a Vision: the oath whose goal it has.
    goal: int = NO_GOAL
    #: Of an edifice: the other side, and whether this one is a ruin.
    other: str = ""
    ruin: bool = False
    #: What it does.
    powers: tuple[Any, ...] = ()
    #: Of a relic: whether warbands are kept on it.
    keeps: bool = False
    #: What it does stands in the Law itself, and so in the rules (the Grand Scepter, Visions).
    lawful: bool = False
    copies: int = 1
    #: What of its powers bends a rule, waits for a moment, and the words of both: looked through once.
    bends: tuple[Bend[Any], ...] = field(init=False, repr=False, compare=False)
    reactions: tuple[Reaction[Any], ...] = field(init=False, repr=False, compare=False)
    answers: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bends", tuple([power for power in self.powers if isinstance(power, Bend)]))
        object.__setattr__(self, "reactions", tuple([power for power in self.powers if isinstance(power, Reaction)]))
        object.__setattr__(self, "answers", self._answers())

    @property
    def deck(self) -> str:
        return BACKS[self.back]

    @property
    def unbuilt(self) -> bool:
        """Whether the card has a power in the box that is not built here yet."""
        return bool(self.kinds) and not self.powers and not self.lawful

    def _answers(self) -> tuple[str, ...]:
        """What it answers to while it lies face up: questions, moments, modified actions, kinds of powers to use; and
        the Grand Scepter to its name, since the Law asks who holds it."""
        chosen = [f"modify-{action}" for action in {getattr(power, "action", "") for power in self.powers} if action]
        bent = [bend.question.name for bend in self.bends]
        used = [power.kind for power in self.powers if getattr(power, "kind", "") in USED]
        named = (SCEPTER,) if self.id == SCEPTER else ()
        return (*bent, *(reaction.moment for reaction in self.reactions), *sorted(chosen), *dict.fromkeys(used), *named)

    def text(self) -> tuple[Part, ...]:
        """The card's text, made from what it does."""
        parts: list[Part] = []
        if self.only:
            parts.append((f"text-only-{self.only}", {}))
        if self.locked:
            parts.append(("text-locked", {}))
        if self.lawful:
            parts.append((f"text-lawful-{self.id}", {}))
        parts += [power.say() for power in self.powers]
        if self.unbuilt:
            parts.append(("text-unbuilt", {}))
        return tuple(parts)


@dataclass(frozen=True, slots=True)
class Terms:
    """The numbers of the rules that can be other ones."""

    rounds: int = ROUNDS
    visions_needed: int = VISIONS_NEEDED
    #: Supply for a search of the world deck, by Visions drawn; and of a discard pile.
    search: tuple[int, ...] = SEARCH
    search_pile: int = SEARCH_PILE
    advisers: int = ADVISERS
    #: Cards from which the first adviser is chosen.
    hand: int = 3
    #: Favor of the box, and what is dealt of it.
    favor: int = FAVOR
    chancellor_favor: int = 2
    exile_favor: int = 1
    secrets: int = 1
    chancellor_warbands: int = 3
    exile_warbands: int = 3
    muster_warbands: int = 2
    exile_price: int = 5


TERMS = Terms()


@dataclass(frozen=True, eq=False)
class Book:
    """Every card of the box and the terms of the rules, shared by all states of a match."""

    cards: tuple[Card, ...]
    terms: Terms = TERMS
    by_id: dict[str, int] = field(init=False)
    ids: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", book.numbered(self.cards))
        object.__setattr__(self, "ids", tuple([card.id for card in self.cards]))

    def __getitem__(self, id: str) -> Card:
        return self.cards[self.by_id[id]]

    def every(self, back: int) -> list[int]:
        """The faces of the cards of a back."""
        return [face for face, card in enumerate(self.cards) if card.back == back]


# -- how the cards are written down


def denizen(id: str, num: int, suit: int, en: str, ru: str, *kinds: str, **more: Any) -> Card:
    """A denizen (Law 2.6)."""
    return Card(id, num, DENIZEN, en, ru, suit=suit, kinds=kinds, **more)


def relic(id: str, num: int, en: str, ru: str, defence: int, *kinds: str, **more: Any) -> Card:
    """A relic (Law 2.4)."""
    return Card(id, num, RELIC, en, ru, defence=defence, kinds=kinds, **more)


def site(id: str, num: int, en: str, ru: str, capacity: int, group: str, *kinds: str, **more: Any) -> Card:
    """A site (Law 2.8): each adds a defence die."""
    return Card(id, num, SITE, en, ru, capacity=capacity, group=group, defence=1, kinds=kinds, **more)


def vision(id: str, num: int, en: str, ru: str, kind: str, goal: int = NO_GOAL, **more: Any) -> Card:
    """A Vision, or the Conspiracy (Law 2.7): what they do is the Law's."""
    return Card(id, num, VISION, en, ru, law=True, kinds=(kind,), goal=goal, lawful=True, **more)


def edifice(id: str, num: int, suit: int, en: str, ru: str, other: str, *kinds: str, **more: Any) -> Card:
    """A side of an edifice (Law 2.9): a ruin has no suit."""
    return Card(
        id, num, EDIFICE, en, ru, suit=suit, only="site", locked=True, kinds=kinds, other=other, ruin=suit < 0, **more
    )


def joined(*decks: Iterable[Card]) -> Book:
    """The book of several decks."""
    return Book(tuple([card for deck in decks for card in deck]))
