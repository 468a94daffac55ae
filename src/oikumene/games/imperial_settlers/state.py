"""What is on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from oikumene.games.imperial_settlers.model import DEFENCE, GOODS, PRINTED, TERMS, Card, Terms
from oikumene.games.imperial_settlers.words import WORDS
from oikumene.kernel.data import data
from oikumene.kernel.saving import By, Naming, Of
from oikumene.kernel.table import ALL, NOBODY, Layout, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kit.bend import Bend, Hooked
from oikumene.kit.moments import Reaction
from oikumene.kit.sides import clockwise, in_order

if TYPE_CHECKING:
    from oikumene.games.imperial_settlers.deed import Deed

MAX_SEATS = 4
ROUNDS = TERMS.rounds
#: The virtual opponent of the solo game: it has locations and deals like a seat, and nothing else.
VIRTUAL = MAX_SEATS
SIDES = MAX_SEATS + 1

# Zones of the table, then nine of each side.
COMMON_DECK, COMMON_DISCARD, DISPLAY, ATTACK_DECK, TROPHIES, GONE = range(6)
FACTION_BOX = 6  # four of them: factions nobody plays
DECK = FACTION_BOX + 4
DISCARD = DECK + SIDES  # faction cards; never shuffled again
HAND = DISCARD + SIDES
DRAFT = HAND + SIDES
EMPIRE = DRAFT + SIDES
FOUNDATIONS = EMPIRE + SIDES
DEALS = FOUNDATIONS + SIDES
MARKERS = DEALS + SIDES  # face-down faction cards that mark Trade Route deals
TUCKED = MARKERS + SIDES  # under the Gate

# What lies on a location, as bits of its mark.
USED = 0b0011  # how often it was activated in this round
GUARDED = 0b0100  # a defence token or a samurai
BLOCKED = 0b1000  # it cannot be activated in this round

#: The decks, whose backs are the pools of the cards.
DECKS = tuple(PRINTED)


@cache
def layout(seats: int) -> Layout:
    """The zones. Empires and deals lie open; hands, drafts and what lies under a Gate are their owner's to see."""
    zones = [
        Zone("common-deck", NOBODY),
        Zone("common-discard", ALL),
        Zone("display", ALL),
        Zone("attack-deck", NOBODY),
        Zone("trophies", ALL),
        Zone("gone", ALL),
        *(Zone(f"faction-box-{n}", NOBODY) for n in range(4)),
    ]
    for name in ("deck", "discard", "hand", "draft", "empire", "foundations", "deals", "markers", "tucked"):
        for side in range(SIDES):
            if name in ("hand", "draft", "tucked"):
                zones.append(Zone(f"{name}-{side}", 1 << side if side < seats else NOBODY, ordered=False))
            else:
                hidden = name in ("deck", "foundations", "markers")
                zones.append(Zone(f"{name}-{side}", NOBODY if hidden else ALL, live=name == "empire"))
    return Layout(zones, backs=ALL)


@data
class Player:
    """What a player has, besides cards."""

    __slots__ = ("goods", "oasis", "passed", "routes", "tucks")
    NAMED: ClassVar[Mapping[str, Naming]] = {"goods": By(GOODS, 0)}

    def __init__(self) -> None:
        self.goods = [0] * len(GOODS)
        self.passed = False
        self.oasis = 0  # workers that Oasis gave in this round
        self.routes: tuple[tuple[int, int], ...] = ()  # Trade Route deals: (marker, location)
        self.tucks: tuple[tuple[int, int], ...] = ()  # cards under a Gate: (card, gate)

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.goods = self.goods[:]
        twin.passed = self.passed
        twin.oasis = self.oasis
        twin.routes = self.routes
        twin.tucks = self.tucks
        return twin


@data
class State(Hooked):
    """The table of Imperial Settlers."""

    __slots__ = (
        "book",
        "captured",
        "factions",
        "first",
        "lookout",
        "marks",
        "peaceful",
        "players",
        "round",
        "stored",
        "terms",
    )

    SHARED: ClassVar[tuple[str, ...]] = (*Hooked.SHARED, "book", "lookout", "peaceful", "terms")
    NAMED: ClassVar[Mapping[str, Naming]] = {**Hooked.NAMED, "pool": Of(DECKS)}
    WORDS: ClassVar[Vocabulary] = WORDS

    def __init__(self, seats: int, book: tuple[Card, ...], lookout: str, peaceful: bool, terms: Terms = TERMS) -> None:
        faces, answers = tuple(card.id for card in book), tuple(card.answers for card in book)
        super().__init__(seats, layout(seats), faces, 0, answers)
        self.book = book
        self.terms = terms
        self.lookout = lookout
        self.peaceful = peaceful
        self.players = [Player() for _ in range(seats)]
        self.factions: list[str] = [""] * seats
        self.round = 0
        self.first = 0
        self.marks: list[int] = []  # by card: what lies on it
        self.stored: dict[int, int] = {}  # resources on a Shrine
        self.captured: dict[int, int] = {}  # locations with an Egyptian token: who controls them in this round

    def copy(self) -> State:
        twin = State.__new__(State)
        self.copy_table(twin)
        twin.book = self.book
        twin.terms = self.terms
        twin.lookout = self.lookout
        twin.peaceful = self.peaceful
        twin.players = [player.copy() for player in self.players]
        twin.factions = self.factions[:]
        twin.round = self.round
        twin.first = self.first
        twin.marks = self.marks[:]
        twin.stored = self.stored.copy()
        twin.captured = self.captured.copy()
        return twin

    # -- looking things up

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    def card(self, handle: int) -> Card:
        """What is printed on a card."""
        return self.book[self.face[handle]]

    def tag(self, card: int) -> str:
        """A location is named with its owner, and copies in one empire are told apart: `com-quarry@2#2`. So is a deal
        that its holder took from somebody, who may have another of that name."""
        zone = self.at[card]
        if not EMPIRE <= zone < EMPIRE + SIDES:
            taken = DEALS <= zone < DEALS + MAX_SEATS and self.home(card) != zone - DEALS
            return f"{self.ident(card)}@{zone - DEALS + 1}" if taken else self.ident(card)
        same = [c for c in self.zones[zone] if self.face[c] == self.face[card]]
        copy = f"#{same.index(card) + 1}" if len(same) > 1 else ""
        return f"{self.ident(card)}@{zone - EMPIRE + 1}{copy}"

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The other seats, beginning with the left neighbour."""
        return clockwise(seat, len(self.players))

    def in_order(self) -> tuple[int, ...]:
        """All seats, beginning with the first player."""
        return in_order(self.first, len(self.players))

    def rivals(self, seat: int) -> list[int]:
        """Who may be a target: opponents that have not passed; in the solo game, the virtual one."""
        if self.solo:
            return [VIRTUAL]
        return [other for other in self.clockwise(seat) if not self.players[other].passed]

    def owner(self, card: int) -> int:
        """In whose empire a location lies."""
        return self.at[card] - EMPIRE

    def controller(self, card: int) -> int:
        """Whose location it counts as now (Temple of Ra)."""
        return self.captured.get(card, self.at[card] - EMPIRE)

    def holder(self, card: int) -> int:
        return self.captured.get(card, self.at[card] - EMPIRE)

    def bends(self, card: int) -> Sequence[Bend[Any]]:
        return self.card(card).bends

    def reactions(self, card: int) -> Sequence[Reaction[Deed]]:
        return self.card(card).reactions

    def locations(self, side: int) -> tuple[int, ...]:
        """The locations that count as a side's own."""
        own = self.zones[EMPIRE + side]
        if not self.captured:
            return own
        taken = tuple(card for card, captor in self.captured.items() if captor == side)
        return tuple(card for card in own if card not in self.captured) + taken

    def count_colour(self, side: int, colour: int) -> int:
        book, face = self.book, self.face
        return sum(book[face[card]].colour_bits >> colour & 1 for card in self.locations(side))

    def samurai(self, seat: int) -> int:
        """Samurai in an empire: they stand on faction locations only, defence tokens on common ones only."""
        return sum(1 for card in self.locations(seat) if self.marks[card] & GUARDED and not self.card(card).common)

    def home(self, card: int) -> int:
        """The seat whose faction a card belongs to; -1 for a common or attack card."""
        deck = self.card(card).deck
        return self.factions.index(deck) if deck in self.factions else -1


assert len(GOODS) > DEFENCE
