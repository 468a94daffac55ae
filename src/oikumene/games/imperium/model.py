"""What a card is: its symbols, its price, its points, and its abilities in words of the effect vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, get_args

from oikumene.games.imperium.kinds import MARKET_SUITS, UNCIVILISED, Kind
from oikumene.kernel.game import Part
from oikumene.kit import effects, moments
from oikumene.kit.bend import Bend, answers
from oikumene.kit.effects import fold, part, spoken

if TYPE_CHECKING:
    from oikumene.games.imperium.rules.deed import Deed
    from oikumene.games.imperium.state import State

#: Effects, conditions and counts of this game; for their words see `effects`.
Effect: TypeAlias = "effects.Effect[Deed]"
Condition: TypeAlias = "effects.Condition[Deed]"
Per: TypeAlias = "effects.Per[Deed]"

MATERIALS, POPULATION, PROGRESS = range(3)
Resource = Literal["materials", "population", "progress"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)
#: Amounts of the three resources.
Amounts: TypeAlias = "tuple[int, int, int]"
NOTHING: Amounts = (0, 0, 0)

BARBARIAN, EMPIRE = "barbarian", "empire"

CLASSICS, LEGENDS = "classics", "legends"
BOXES = (CLASSICS, LEGENDS)
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
#: What the card under a nation deck can be instead of an accession card, which makes an empire: a zenith begins the
#: end, a nadir goes into play.
ZENITH, NADIR = "zenith", "nadir"


@dataclass(frozen=True)
class Nation:
    """A people, and where the rules are other ones for it."""

    name: str
    box: str
    #: Its exhaust tokens.
    exhausts: int = 5
    #: It begins as an empire.
    empire: bool = False
    #: What has sunk is kept, where others keep their history.
    sinks: bool = False
    #: What lies beside its nation deck are quests: nobody can buy them.
    quests: bool = False
    #: Solo: it goes on a journey when its deck is used up.
    journeys: bool = False


@dataclass(frozen=True)
class Reaction(moments.Reaction["Deed"]):
    """What a card does when something happens: by itself, or if its owner exhausts it (what is at will here, costs a
    token)."""

    #: Of which cards the moment must be; the rule says what is printed on the card to which it happened.
    kind: Kind | None = None

    @property
    def exhaust(self) -> bool:
        return self.at_will

    def fits(self, deed: Deed, about: int) -> bool:
        return self.kind is None or (about >= 0 and self.kind.on[about] > 0)


@dataclass(frozen=True)
class Rule(Bend["State"]):
    """A rule that a card bends while it lies in play. What it bends is in `rules.matters`, where it is also said who
    asks; a rule without a question is only said."""

    #: Its message, where that is all there is to say, and which of its fields are arguments of it.
    message: ClassVar[str] = ""
    says: ClassVar[tuple[str, ...]] = ()

    def say(self) -> Part:
        if not self.message:
            raise TypeError(f"nobody knows how to say {self!r}")
        return part(self.message, **{name: getattr(self, name) for name in self.says})


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

    def say(self) -> list[Part]:
        """The coin: a number, a `*` or a `?`."""
        if self.counts:
            return [part("text-points-star", counts=[what.say(n, every) for n, every, what in self.counts])]
        if self.cases:
            lost = self.cases[0][0] < 0
            cases = [part(f"points-{spoken(where)}", n=abs(n)) for n, where in self.cases]
            id = "text-points-lost-cases" if lost else "text-points-cases"
            return [part(id, cases=[fold("text-semicolon", cases)])]
        if not self.fixed:
            return []
        return [part("text-points" if self.fixed > 0 else "text-points-lost", n=abs(self.fixed))]


@dataclass(frozen=True)
class Count:
    """What a `*` coin counts (`effects.points`)."""

    def of(self, state: State, side: int, card: int) -> int:
        raise NotImplementedError

    def say(self, n: int, every: int) -> Part:
        """So many points for every so many of it."""
        raise TypeError(f"nobody knows how to say {self!r}")


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
    #: The name by which other cards know it, where several cards go by one.
    called: str = ""
    #: What it is under its nation deck, if it does not make an empire.
    under: str = ""
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
    #: How often it has each symbol; the suit by which its place in the market is filled again; what it answers to while
    #: it is in play, the questions that it bends and the moments that it waits for; its effects, as the card has them.
    symbols: dict[str, int] = field(init=False, repr=False, compare=False)
    banner: str = field(init=False, repr=False, compare=False)
    answers: tuple[str, ...] = field(init=False, repr=False, compare=False)
    tops: tuple[Effect, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        banners = [suit for suit in (UNCIVILISED, *MARKET_SUITS) if suit in self.suits]
        tops = [self.play, self.exhaust, self.solstice, *[reaction.effect for reaction in self.reactions]]
        object.__setattr__(self, "symbols", self._symbols())
        object.__setattr__(self, "banner", banners[0] if banners else "")
        object.__setattr__(self, "answers", answers(self.rules, self.reactions))
        object.__setattr__(self, "tops", tuple([effect for effect in tops if effect is not None]))

    def _symbols(self) -> dict[str, int]:
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

    @property
    def accession(self) -> bool:
        """Whether it makes an empire."""
        return self.start == ACCESSION and not self.under

    def effects(self) -> list[Effect]:
        """Every effect on the card, those inside others too."""
        found = list(self.tops)
        for effect in found:
            found.extend(effect.inner())
        return found


@dataclass(frozen=True)
class Terms:
    """The numbers of the rules."""

    #: What a nation begins with.
    start: Amounts = (3, 2, 1)
    actions: int = 3
    hand: int = 5
    #: Cards in each small deck, and face-down fame cards, with two, three and four players.
    small_decks: tuple[int, int, int] = (6, 7, 8)
    fame: tuple[int, int, int] = (6, 7, 8)
    #: Materials for who breaks through and finds nothing.
    consolation: int = 2
    #: The most that a `*` coin gives.
    star_most: int = 10


TERMS = Terms()


@dataclass(frozen=True)
class Box:
    """All that can lie on the table: every face by number, the printed cards, the nations by name; and the terms of the
    rules."""

    book: tuple[Card, ...]
    printed: tuple[Card, ...]
    face: Mapping[str, int]
    nations: Mapping[str, Nation]
    terms: Terms = TERMS
