"""What is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from oikumene.kept.ancient_world_2.cards.model import ARMY_ARROW, ARMY_SWORD, CITY_SYMBOLS, PRINTED, SPACE, Book, Card
from oikumene.kept.ancient_world_2.words import WORDS
from oikumene.kernel.data import data
from oikumene.kernel.saving import By, Naming, Of
from oikumene.kernel.table import ALL, NOBODY, Layout, Table, Zone
from oikumene.kernel.words import Vocabulary

MAX_SEATS = 4
ROUNDS = 6
MAX_SKILL = 5

#: The nine action spaces of the board, and the round in which each opens.
SPACES = ("work", "build", "conscript", "expand", "learn", "rebuild", "recruit", "explore", "grow")
WORK, BUILD, CONSCRIPT, EXPAND, LEARN, REBUILD, RECRUIT, EXPLORE_SPACE, GROW = range(9)
OPENS = (1, 1, 1, 1, 1, 1, 1, 2, 3)
#: Spaces where any skill may stand, for a coin unless it is the first or matches one that is there.
MATCH_OR_PAY = (BUILD, RECRUIT)
SECOND_DECK_ROUND = 4

#: Empire cards in the row, by number of seats.
ROW_SIZE = {2: 4, 3: 5, 4: 6}

#: What every capital gives, in the order of CITY_SYMBOLS.
CAPITAL = (4, 1, 5, 0, 0, 0, 2, 0, 0)
STARTING_COINS = 6
EXTRA_COINS = (0, 1, 2, 2)

#: A card's back is its pool; titans of 1, 2 and 3 stars have backs of their own.
BACKS = tuple(PRINTED)
POOLS = (*BACKS, *(f"titans-{stars}" for stars in range(4)))

# Zones: those of the board, then eight of each seat.
DECK_A, DECK_B, ROW, DISCARD, BOX, ARMS_DECK, ARMS_ROW, LAND_DECK, LAND_OPEN = range(9)
TITAN_DECK = 9  # three of them, by stars
TITAN_OPEN = 12
BOARD_ZONES = 15
CITY = BOARD_ZONES  # empire cards face up
LOST = CITY + MAX_SEATS  # empire cards face down
ASIDE = LOST + MAX_SEATS  # set aside below the board
LANDS = ASIDE + MAX_SEATS  # districts
SLAIN = LANDS + MAX_SEATS  # beaten titans
ARMIES = SLAIN + MAX_SEATS  # active military cards
RETIRED = ARMIES + MAX_SEATS
HAND = RETIRED + MAX_SEATS  # what a player looks at just now


@cache
def layout(seats: int) -> Layout:
    """The zones. Titans, districts and beaten cards lie open; set-aside cards are their owner's to see."""
    zones = [
        Zone("deck-a", NOBODY),
        Zone("deck-b", NOBODY),
        Zone("row", ALL),
        Zone("discard", ALL),
        Zone("box", NOBODY),
        Zone("military-deck", NOBODY),
        Zone("military-row", ALL),
        Zone("district-deck", NOBODY),
        Zone("district-open", ALL),
        *(Zone(f"titan-deck-{stars}", NOBODY) for stars in (1, 2, 3)),
        *(Zone(f"titan-open-{stars}", ALL) for stars in (1, 2, 3)),
    ]
    for name in ("city", "lost", "aside", "lands", "slain", "armies", "retired", "hand"):
        for seat in range(MAX_SEATS):
            own = name in ("aside", "hand")
            sees = (1 << seat if seat < seats else NOBODY) if own else ALL
            zones.append(Zone(f"{name}-{seat}", sees, ordered=not own))
    return Layout(zones)


@data
class Army:
    """An active military card, the retired ones under it, and the coins on it. Replaced whole, never changed.

    `symbols`: what it gives in a fight, experience included; kept because every turn asks for it.
    """

    __slots__ = ("card", "picture", "retired", "scroll", "symbols")
    FROZEN: ClassVar[bool] = True
    DERIVED: ClassVar[tuple[str, ...]] = ("symbols",)

    def __init__(
        self, card: int, symbols: tuple[int, ...], retired: tuple[int, ...] = (), picture: int = 0, scroll: int = 0
    ) -> None:
        self.card = card
        self.symbols = symbols
        self.retired = retired
        self.picture = picture
        self.scroll = scroll

    def with_coins(self, picture: int, scroll: int) -> Army:
        """The same army with other coins on it."""
        return Army(self.card, self.symbols, self.retired, picture, scroll)

    def attack(self, arrows: bool) -> int:
        """Swords, and arrows where they count."""
        return self.symbols[ARMY_SWORD] + (self.symbols[ARMY_ARROW] if arrows else 0)

    @property
    def unused(self) -> bool:
        return self.scroll == 0

    @property
    def price(self) -> int:
        """What using it costs: a coin more than lies on its picture."""
        return self.picture + 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Army) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self.card, self.symbols, self.retired, self.picture, self.scroll)


@data
class City:
    """What a player has, besides cards. Citizens are bits: skill 1 is bit 0."""

    __slots__ = ("armies", "citizens", "coins", "knowledge", "passed", "ready", "slots", "starving", "swords", "totals")
    DERIVED: ClassVar[tuple[str, ...]] = ("totals",)

    def __init__(self, coins: int) -> None:
        self.coins = coins
        self.knowledge = 0
        self.citizens = 0b111
        self.ready = 0b111
        self.starving = 0
        self.passed = False
        self.swords = 0  # until the end of the round
        self.totals = list(CAPITAL)  # symbols of the capital and of all face-up cards
        self.slots: tuple[tuple[int, int], ...] = ()  # cards of this city that hold a citizen: (card, skill)
        self.armies: tuple[Army, ...] = ()

    def copy(self) -> City:
        twin = City.__new__(City)
        twin.coins = self.coins
        twin.knowledge = self.knowledge
        twin.citizens = self.citizens
        twin.ready = self.ready
        twin.starving = self.starving
        twin.passed = self.passed
        twin.swords = self.swords
        twin.totals = self.totals[:]
        twin.slots = self.slots
        twin.armies = self.armies
        return twin


@data
class State(Table):
    """The table of The Ancient World."""

    __slots__ = ("book", "cities", "expand_plus", "first", "locked", "passes", "round", "spaces")

    SHARED: ClassVar[tuple[str, ...]] = (*Table.SHARED, "book", "expand_plus")
    NAMED: ClassVar[Mapping[str, Naming]] = {**Table.NAMED, "pool": Of(POOLS), "spaces": By(SPACES, ())}
    BACKS_SHOW: ClassVar[bool] = True
    WORDS: ClassVar[Vocabulary] = WORDS

    def __init__(self, seats: int, book: Book, seed: int, expand_plus: bool) -> None:
        super().__init__(seats, layout(seats), tuple(card.id for card in book.cards), seed)
        self.book = book
        self.expand_plus = expand_plus
        self.cities = [City(STARTING_COINS) for _ in range(seats)]
        self.round = 0
        self.first = 0  # who has the first player token
        self.locked = False  # the token lies hand side up
        self.passes = 0  # how many have passed in this round
        #: Citizens on each space, in the order they came, as seat * 8 + skill.
        self.spaces: list[tuple[int, ...]] = [()] * len(SPACES)

    def copy(self) -> State:
        twin = State.__new__(State)
        self.copy_table(twin)
        twin.book = self.book
        twin.expand_plus = self.expand_plus
        twin.cities = [city.copy() for city in self.cities]
        twin.round = self.round
        twin.first = self.first
        twin.locked = self.locked
        twin.passes = self.passes
        twin.spaces = self.spaces[:]
        return twin

    def restored(self) -> None:
        """What the cards give is counted again from them."""
        super().restored()
        for seat, city in enumerate(self.cities):
            city.totals = self.counted(seat)
            city.armies = tuple(
                self.army(army.card, army.retired).with_coins(army.picture, army.scroll) for army in city.armies
            )

    # -- looking things up

    def card(self, handle: int) -> Card:
        """What is printed on a card."""
        return self.book.cards[self.face[handle]]

    @property
    def deck(self) -> int:
        """The empire deck in use."""
        return DECK_A if self.round < SECOND_DECK_ROUND else DECK_B

    def army(self, card: int, retired: tuple[int, ...] = ()) -> Army:
        """A fresh army: the active card's symbols and the experience of those retired under it."""
        total = list(self.card(card).army)
        for old in retired:
            for symbol, n in enumerate(self.card(old).experience):
                total[symbol] += n
        return Army(card, tuple(total), retired)

    def clockwise(self, seat: int) -> list[int]:
        """The other seats, beginning with the left neighbour."""
        n = len(self.cities)
        return [(seat + i) % n for i in range(1, n)]

    def free_space(self, seat: int) -> int:
        """Room for more empire cards; lost ones still take theirs."""
        return self.cities[seat].totals[SPACE] - len(self.zones[CITY + seat]) - len(self.zones[LOST + seat])

    def owns_kind(self, seat: int, card: int) -> bool:
        """Whether the city has an empire card of that kind, face up or lost."""
        face, kind = self.face, self.face[card]
        return any(face[c] == kind for c in self.zones[CITY + seat]) or any(
            face[c] == kind for c in self.zones[LOST + seat]
        )

    def banners(self, seat: int) -> list[int]:
        """Banners by tribe, lost cards included, as they count at the end."""
        total = [0] * 5
        for zone in (CITY, LOST, LANDS, SLAIN):
            for card in self.zones[zone + seat]:
                for tribe, n in enumerate(self.card(card).banners):
                    total[tribe] += n
        return total

    def counted(self, seat: int) -> list[int]:
        """The symbol totals counted anew from the cards: what `City.totals` must always be."""
        total = list(CAPITAL)
        for zone in (CITY, LANDS, SLAIN):
            for card in self.zones[zone + seat]:
                for symbol, n in enumerate(self.card(card).symbols):
                    total[symbol] += n
        total[-1] = 0  # citizens are gained once and not counted
        return total


def skills(bits: int) -> list[int]:
    """
    >>> skills(0b10110)
    [2, 3, 5]
    """
    return [skill for skill in range(1, MAX_SKILL + 1) if bits >> (skill - 1) & 1]


assert len(CAPITAL) == len(CITY_SYMBOLS)
