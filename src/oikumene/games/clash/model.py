"""What the components of Clash of Cultures are: figures as printed, and what each card does as data.

Whatever gives a player something that lasts is a *power*: an advance, an advance of a civilization, a leader, a wonder,
a tactic while it is being fought with. Powers have numbers; a player's powers are a set of bits, and what they bend and
wait for is found through an index (`state.State`), never by looking through them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from oikumene.kernel.game import Part
from oikumene.kit import book
from oikumene.kit.bend import Bend, answers
from oikumene.kit.moments import Reaction

# -- goods: five resources, which have limits, and two kinds of tokens, which have none

GOODS = ("food", "wood", "ore", "idea", "gold", "mood", "culture")
FOOD, WOOD, ORE, IDEA, GOLD, MOOD, CULTURE = range(7)
RESOURCES = (FOOD, WOOD, ORE, IDEA, GOLD)
TOKENS = (MOOD, CULTURE)
#: The most of a resource that anybody can have; and of food, before it is stored.
MOST, UNSTORED = 7, 2
UNLIMITED = 99

# -- the map

TERRAINS = ("plains", "forest", "mountain", "barren", "sea")
PLAINS, FOREST, MOUNTAIN, BARREN, SEA = range(5)
#: The terrain of a hex that nobody has explored.
UNKNOWN = -1

# -- units

KINDS = ("settler", "infantry", "cavalry", "elephant", "leader", "ship")
SETTLER, INFANTRY, CAVALRY, ELEPHANT, LEADER, SHIP = range(6)
#: What may move besides units: cities, where a power lets them; pirate ships that are with a player's units.
CITY, PIRATE_SHIP = 6, 7
FIGURES = (*KINDS, "city", "pirate")
#: What carries land units and fights at sea.
HULLS = (SHIP, PIRATE_SHIP)
#: How many pieces a player has of each, and the neutral ones that barbarians have.
UNITS = (4, 16, 4, 4, 1, 4)
BARBARIAN_UNITS = (0, 20, 4, 4, 0, 0)
PIRATES = 4
#: Units that fight on land.
ARMY = (INFANTRY, CAVALRY, ELEPHANT, LEADER)
#: At most so many army units of one owner stand on a land hex; a ship carries so many land units.
STACK, LOAD = 4, 2
#: Who keeps captives keeps so many at most.
MOST_CAPTIVES = 4

# -- cities

MOODS = ("angry", "neutral", "happy")
ANGRY, NEUTRAL, HAPPY = range(3)
BUILDINGS = ("academy", "fortress", "port", "temple", "market", "obelisk", "observatory")
ACADEMY, FORTRESS, PORT, TEMPLE, MARKET, OBELISK, OBSERVATORY = range(7)
#: How many pieces a player has: settlements, and of each building.
SETTLEMENTS, EACH_BUILDING = 7, 5
BARBARIAN_SETTLEMENTS = 10
#: A city has at most so many pieces.
LARGEST = 5
EXHAUSTED = 6

# -- the course of the game

AGES, ROUNDS, ACTIONS = 6, 3, 3
#: Cubes on the event track.
CUBES = 3

#: The die (rulebook, battle): twelve faces, a value and the unit whose clash ability it sets off.
DIE = (
    (1, LEADER),
    (1, LEADER),
    (2, CAVALRY),
    (2, ELEPHANT),
    (3, ELEPHANT),
    (3, INFANTRY),
    (4, CAVALRY),
    (4, ELEPHANT),
    (5, CAVALRY),
    (5, INFANTRY),
    (6, INFANTRY),
    (6, INFANTRY),
)

#: The groups of advances as they stand on a player's board; the last three are governments.
GROUPS = (
    "agriculture",
    "construction",
    "seafaring",
    "education",
    "warfare",
    "spirituality",
    "economy",
    "culture",
    "science",
    "democracy",
    "autocracy",
    "theocracy",
)
GOVERNMENTS = (9, 10, 11)
#: The group of a civilization's own advances.
OWN_GROUP = 12
ROWS = 4
ADVANCES = len(GROUPS) * ROWS
#: A civilization's advance that any advance of government brings.
ANY_GOVERNMENT = "any-government"

Amounts = tuple[int, ...]
NOTHING: Amounts = (0,) * len(GOODS)


@cache
def goods(**amounts: int) -> Amounts:
    """
    >>> goods(food=1, ore=2)
    (1, 0, 2, 0, 0, 0, 0)
    """
    return book.counts(GOODS, amounts)


BUILDING_PRICE = goods(food=1, wood=1, ore=1)
UNIT_PRICES: tuple[Amounts, ...] = (
    goods(food=2),
    goods(food=1, ore=1),
    goods(food=1, wood=1),
    goods(food=2),
    goods(mood=1, culture=1),
    goods(wood=2),
)
ADVANCE_PRICE = goods(food=2)
CHANGE_PRICE = goods(mood=1, culture=1)
#: What everybody begins with.
START = goods(food=2)


@dataclass(frozen=True)
class Terms:
    """The numbers of the rules that can be other ones."""

    #: The ages of a game of the normal length, and the rounds of each.
    ages: int = AGES
    rounds: int = ROUNDS
    actions: int = ACTIONS
    #: What everybody begins with.
    start: Amounts = START
    #: The most of a resource that anybody can have; and of food, before it is stored.
    most: int = MOST
    unstored: int = UNSTORED
    advance: Amounts = ADVANCE_PRICE
    government: Amounts = CHANGE_PRICE
    building: Amounts = BUILDING_PRICE
    units: tuple[Amounts, ...] = UNIT_PRICES
    #: What a die must show for an influence to succeed.
    influence: int = 5


TERMS = Terms()


# -- powers


@dataclass(frozen=True)
class Ability:
    """Something that a power lets its player do in the own turn: as one of the main actions, or freely beside them."""

    effect: Any
    #: It takes one of the three main actions.
    action: bool = False
    #: At most once a turn.
    once: bool = False
    #: What its user pays first.
    price: Amounts = NOTHING
    #: A name of its own, where a power has several.
    name: str = ""
    #: At any question of the own turn, also in the middle of an action.
    always: bool = False


@dataclass(frozen=True)
class Power:
    """What gives a player something for as long as it is there."""

    id: str
    en: str
    ru: str
    deck: str
    bends: tuple[Bend[Any], ...] = ()
    reactions: tuple[Reaction[Any], ...] = ()
    abilities: tuple[Ability, ...] = ()
    #: Whether the Russian name stands in the Russian rulebook; the others are translations of this house.
    printed: bool = True
    #: Whether what it does rests on one doubtful source (the card's sheet says so).
    doubtful: bool = False
    #: In the box, but its effect is not built: it says so.
    unbuilt: bool = False
    #: Only with the expansion.
    expansion: bool = False

    copies: int = 1
    #: The words that it answers to.
    answers: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "answers", tuple(dict.fromkeys(answers(self.bends, self.reactions))))

    def text(self) -> tuple[Part, ...]:
        """What it says."""
        said: list[Part] = [(f"text-{self.id}", {})]
        if self.unbuilt:
            said.append(("text-unbuilt", {}))
        return tuple(said)


@dataclass(frozen=True)
class Advance(Power):
    """An advance of the player board, or of a civilization."""

    group: int = 0
    row: int = 0
    #: The token of its border, gained with it: mood, culture or none.
    border: int = -1
    #: For the first advance of a government: what must be there before it.
    requires: str = ""
    #: The building that it allows.
    unlocks: int = -1
    start: bool = False
    #: What it gives at once when it is obtained.
    gain: Any = None
    #: Of a civilization's advance: the advance that brings it.
    trigger: str = ""
    #: Whoever has this one also has the effects of others: (owned, lent) by their ids.
    lends: tuple[tuple[str, str], ...] = ()

    @property
    def government(self) -> bool:
        return self.group in GOVERNMENTS

    def text(self) -> tuple[Part, ...]:
        said = list(super().text())
        if self.requires:
            said.insert(0, ("text-after", {"advance": self.requires}))
        if self.start:
            said.append(("text-start", {}))
        if self.unlocks >= 0:
            said.append(("text-unlocks", {"building": BUILDINGS[self.unlocks]}))
        if self.border >= 0:
            said.append(("text-border", {"good": GOODS[self.border]}))
        return tuple(said)


@dataclass(frozen=True)
class Leader(Power):
    """A leader: two abilities, in the city or the battle where the leader is."""

    civilization: str = ""
    #: Which of the two abilities ("first", "second") rest on one paraphrase of the printed card.
    unsure: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wonder(Power):
    """A wonder of the world: what it needs and costs."""

    requires: str = ""
    price: Amounts = NOTHING
    points: int = 4
    #: Which building must stand in its city.
    beside: int = -1
    #: What it gives at once when it is built.
    gain: Any = None
    #: All its points stay with who built it, whoever holds it.
    stays: bool = False
    #: What it does for its city it does for barbarians too, once they have taken it.
    wild: bool = False


@dataclass(frozen=True)
class Tactic(Power):
    """The lower half of an action card: what it does in the round in which it is played."""

    #: What must take part on the own side: army, ship or fortress.
    needs: tuple[str, ...] = ("army",)
    #: Who may play it: attacker, defender or any.
    role: str = "any"
    #: Only where a city is fought for.
    city: bool = False
    #: Not by who attacks a city.
    not_storming: bool = False
    #: What it does when it is laid open, and in which order such things follow.
    reveal: Any = None
    order: int = 0
    able: Any = None


@dataclass(frozen=True)
class Lasting(Power):
    """What an event card does while it lies open: for everybody, or for who has it."""


@dataclass(frozen=True)
class Civilization:
    """A civilization: its advances and leaders, and its own region to begin in."""

    id: str
    en: str
    ru: str
    advances: tuple[Advance, ...] = ()
    leaders: tuple[Leader, ...] = ()
    region: tuple[int, ...] = ()


# -- cards that are drawn


@dataclass(frozen=True)
class Card:
    """What is printed on a card of a deck."""

    id: str
    deck: str
    en: str = ""
    ru: str = ""
    printed: bool = False
    expansion: bool = False
    copies: int = 1
    doubtful: bool = False
    unbuilt: bool = False


@dataclass(frozen=True)
class ActionCard(Card):
    """An action card: its upper effect, and the tactic below."""

    effect: Any = None
    #: It takes one of the main actions.
    action: bool = False
    price: Amounts = NOTHING
    tactic: str = ""
    num: int = 0
    title: str = ""
    #: Of a card that is aimed at another player: at whom it can be. The player is named before the card is cancelled.
    targets: Any = None


@dataclass(frozen=True)
class EventCard(Card):
    """An event card: a symbol, and what it says."""

    symbol: str = ""
    effect: Any = None
    #: Taken and played later like an action card ("hand"), laid open before its owner ("front"), or lying beside the
    #: board while it lasts ("lasting"); else discarded.
    after: str = "discard"
    play: Any = None
    #: Playing it takes a main action.
    action: bool = False
    title: str = ""
    #: What it does while it lies open (the id of a power), and what follows when somebody takes it.
    power: str = ""
    taken: Any = None


@dataclass(frozen=True)
class Objective:
    """One half of an objective card."""

    id: str
    en: str
    ru: str
    #: When it can be completed: in the status phase, at once, or both.
    status: bool = True
    #: The moment that an instant one waits for.
    moment: str = ""
    condition: Any = None
    price: Amounts = NOTHING
    #: Only in its own kind: nothing may stand in for what is paid.
    exact: bool = False
    #: Those that cannot be completed with it.
    excludes: tuple[str, ...] = ()
    doubtful: bool = False


@dataclass(frozen=True)
class ObjectiveCard(Card):
    """An objective card: two objectives, of which one is completed."""

    upper: str = ""
    lower: str = ""


@dataclass(frozen=True)
class WonderCard(Card):
    """A wonder card: what it builds is a power."""

    power: str = ""


@dataclass(frozen=True)
class Region(Card):
    """A region: the terrain of its four hexes, from the top: top, left, right, bottom."""

    terrain: tuple[int, ...] = ()
    num: int = 0


class Book:
    """Every card and every power of the box, by number and by id. Shared by all states of a match."""

    __slots__ = (
        "able",
        "advance_at",
        "always",
        "book",
        "cards",
        "civilizations",
        "face",
        "ids",
        "lending",
        "objectives",
        "power_of",
        "powers",
        "terms",
        "unlocking",
        "wild",
    )

    def __init__(
        self,
        powers: Iterable[Power],
        cards: Iterable[Card],
        objectives: Iterable[Objective],
        civilizations: Iterable[Civilization],
        terms: Terms = TERMS,
    ) -> None:
        self.terms = terms
        self.powers = tuple(powers)
        assert len(self.powers) <= 256, "powers are numbered in a byte"
        self.power_of = {power.id: n for n, power in enumerate(self.powers)}
        assert len(self.power_of) == len(self.powers), "two powers have one id"
        self.book = book.Book(cards)
        self.cards = self.book.cards
        self.face = self.book.face
        self.ids = self.book.ids
        self.objectives = {objective.id: objective for objective in objectives}
        self.civilizations = {civ.id: civ for civ in civilizations}
        #: The powers that have abilities, as bits.
        self.able = sum([1 << n for n, power in enumerate(self.powers) if power.abilities])
        #: Those of them that have one for any question of the turn.
        self.always = sum([1 << n for n, power in enumerate(self.powers) if any(a.always for a in power.abilities)])
        #: The wonders that work for barbarians too, as bits.
        self.wild = sum([1 << n for n, power in enumerate(self.powers) if isinstance(power, Wonder) and power.wild])
        #: The advances that lend what others do, as bits.
        lenders = [n for n, power in enumerate(self.powers) if isinstance(power, Advance) and power.lends]
        self.lending = sum([1 << n for n in lenders])
        #: Which advances allow a building, as bits.
        self.unlocking = [0] * len(BUILDINGS)
        self.advance_at: dict[tuple[int, int], int] = {}
        for n, power in enumerate(self.powers):
            if isinstance(power, Advance):
                if power.unlocks >= 0:
                    self.unlocking[power.unlocks] |= 1 << n
                if power.group < len(GROUPS):
                    self.advance_at[power.group, power.row] = n

    def advance(self, n: int) -> Advance:
        power = self.powers[n]
        assert isinstance(power, Advance)
        return power

    def bits(self, *ids: str) -> int:
        """Powers by their ids, as bits."""
        found = 0
        for id in ids:
            found |= 1 << self.power_of[id]
        return found
