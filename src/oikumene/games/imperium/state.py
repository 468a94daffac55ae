"""What is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from oikumene.games.imperium.kinds import LANDS, MARKET_SUITS, REGION, Kind, kind_called
from oikumene.games.imperium.model import (
    BARBARIAN,
    EMPIRE,
    NOTHING,
    RESOURCES,
    Amounts,
    Box,
    Card,
    Nation,
    Reaction,
    Rule,
)
from oikumene.games.imperium.words import WORDS
from oikumene.kernel.data import data
from oikumene.kernel.saving import By, Each, Naming, Of
from oikumene.kernel.table import ALL, NOBODY, Layout, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kit.bend import Hooked
from oikumene.kit.sides import clockwise, in_order, known_as

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

MAX_SEATS = 4
SLOTS = 5

# Zones of the table. The small decks lie in the order of MARKET_SUITS, the main deck in the place of the tributaries.
SMALL_DECK = 0
MAIN = SMALL_DECK + 3
FAME_PILE = 4
KING = 5
UNREST_DECK = 6
EXILE = 7
GONE = 8  # fame cards put away unseen
BACKS = 9  # the other sides of cards that can be turned
MARKET = 10
UNDER = MARKET + SLOTS  # the unrest under each market card
BOT_SLOT = UNDER + SLOTS  # solo: the cards that the opponent will resolve
# Then so many of each side.
BOT_SLOTS = 6
HAND = BOT_SLOT + BOT_SLOTS
DECK = HAND + MAX_SEATS
DISCARD = DECK + MAX_SEATS
PLAY = DISCARD + MAX_SEATS
POWERS = PLAY + MAX_SEATS  # the power card, the Court, the journey: in play for good
HISTORY = POWERS + MAX_SEATS  # for the Atlanteans: sunken cards
GARRISON = HISTORY + MAX_SEATS
NATION = GARRISON + MAX_SEATS
BOTTOM = NATION + MAX_SEATS  # the card under the nation deck
AREA = BOTTOM + MAX_SEATS  # developments, quests
JOURNEY = AREA + MAX_SEATS  # the second journey card of the Utopians, under the first

PLACES = ("hand", "deck", "discard", "play", "powers", "history", "garrison", "nation", "bottom", "area", "journey")

# How a turn is used.
WAITING, ACTIVATE, INNOVATE, REVOLT = "", "activate", "innovate", "revolt"

#: What one symbol of a land counts as, when a card says so.
PRODUCTION, PRODUCTION_FOR_ONE = LANDS[0], 3

# How far the end is.
GOING, TRIGGERED, FINAL = range(3)

# Pools: what a card hidden from somebody is known to be among.
POOL_SUIT = 0  # region, uncivilised, civilised, main deck
POOL_FAME = 4
POOL_UNREST = 5
POOL_OWN = 6  # four of them: what a player has openly had
POOL_NATION = POOL_OWN + MAX_SEATS  # four of them
POOL_GONE = POOL_NATION + MAX_SEATS
POOLS = (
    *MARKET_SUITS[:3],
    "main",
    "fame",
    "unrest",
    *(f"own-{side}" for side in range(MAX_SEATS)),
    *(f"nation-{side}" for side in range(MAX_SEATS)),
    "gone",
)


@cache
def layout(seats: int) -> Layout:
    """The zones. Hands and histories are their owner's to see; discard piles, the exile and the play areas lie open."""
    zones = [
        *(Zone(f"{suit}-deck", NOBODY) for suit in MARKET_SUITS[:3]),
        Zone("main-deck", NOBODY),
        Zone("fame-deck", NOBODY),
        Zone("king", ALL),
        Zone("unrest-pile", ALL, pool=POOL_UNREST),
        Zone("exile", ALL),
        Zone("gone", NOBODY),
        Zone("backs", ALL),
        *(Zone(f"market-{n}", ALL) for n in range(SLOTS)),
        *(Zone(f"under-{n}", ALL) for n in range(SLOTS)),
        *(Zone(f"slot-{n}", NOBODY) for n in range(BOT_SLOTS)),
    ]
    for name in PLACES:
        for side in range(MAX_SEATS):
            own = 1 << side if side < seats else NOBODY
            if name in ("hand", "history"):
                own = own or (ALL if name == "history" else NOBODY)  # what the solo opponent has put there, was seen
                zones.append(Zone(f"{name}-{side}", own, ordered=False, pool=POOL_OWN + side, doubt=True))
            elif name in ("deck", "nation"):
                pool = POOL_OWN + side if name == "deck" else -1
                zones.append(Zone(f"{name}-{side}", NOBODY, pool=pool, counts=own, doubt=True))
            else:
                pool = POOL_OWN + side if name == "discard" else -1
                zones.append(Zone(f"{name}-{side}", ALL, pool=pool, live=name in ("play", "powers")))
    return Layout(zones)


@data
class Player:
    """What a player has, besides cards."""

    __slots__ = (
        "actions",
        "area_token",
        "empire",
        "exhausts",
        "freed",
        "freed_copies",
        "ignore_empire",
        "king",
        "nation",
        "nation_token",
        "power",
        "resources",
        "tired",
        "treated",
        "turn",
    )
    NAMED: ClassVar[Mapping[str, Naming]] = {"resources": By(RESOURCES, 0), "freed": Of("faces")}

    def __init__(self) -> None:
        self.nation = ""
        self.power = ""  # the side of the power card
        self.resources = [0] * len(RESOURCES)
        self.empire = False
        self.actions = 0
        self.exhausts = 0
        self.turn = WAITING
        self.tired: tuple[int, ...] = ()  # cards with an exhaust token
        self.nation_token = False
        self.area_token = False
        self.freed: tuple[int, ...] = ()  # faces played without an action in this turn
        self.freed_copies: tuple[int, ...] = ()  # the same of cards that there are several of, card by card
        self.treated: tuple[tuple[int, str], ...] = ()  # (card, land): one symbol that counts as 3 production
        self.ignore_empire = False  # of the next card played in this turn
        self.king = False  # has had side B of King of Kings

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.nation = self.nation
        twin.power = self.power
        twin.resources = self.resources[:]
        twin.empire = self.empire
        twin.actions = self.actions
        twin.exhausts = self.exhausts
        twin.turn = self.turn
        twin.tired = self.tired
        twin.nation_token = self.nation_token
        twin.area_token = self.area_token
        twin.freed = self.freed
        twin.freed_copies = self.freed_copies
        twin.treated = self.treated
        twin.ignore_empire = self.ignore_empire
        twin.king = self.king
        return twin


@data
class State(Hooked):
    """The table of Imperium. In the solo game the opponent is side 1: it has cards and resources, and no seat."""

    __slots__ = (
        "active",
        "base",
        "book",
        "bound",
        "box",
        "die",
        "ending",
        "first",
        "garrisons",
        "market",
        "placed",
        "players",
        "round",
        "seats",
        "variants",
        "why",
    )

    SHARED: ClassVar[tuple[str, ...]] = (*Hooked.SHARED, "base", "book", "box", "seats", "variants")
    UNMARKED: ClassVar[tuple[str, ...]] = (*Hooked.UNMARKED, "bound")
    NAMED: ClassVar[Mapping[str, Naming]] = {**Hooked.NAMED, "pool": Of(POOLS), "market": Each(By(RESOURCES, 0))}
    WORDS: ClassVar[Vocabulary] = WORDS

    def __init__(self, seats: int, seed: int, box: Box, base: str, variants: dict[str, str]) -> None:
        answering = [card.answers for card in box.book]
        super().__init__(seats, layout(seats), tuple(card.id for card in box.book), seed, answering)
        self.box = box
        self.book = box.book
        self.base = base
        self.seats = seats
        self.variants = variants  # what is switched: see `Imperium.settings`
        self.players = [Player() for _ in range(max(2, seats))]
        self.first = 0
        self.active = -1  # whose turn it is; -1 at the solstice
        self.round = 0
        self.ending = GOING
        self.why = ""  # what began the end
        self.market: list[Amounts] = [NOTHING] * SLOTS  # tokens on the market cards
        self.garrisons: dict[int, int] = {}  # a card in a garrison: the card above it
        self.placed: dict[int, int] = {}  # progress on a card in play (Pottery)
        self.bound: dict[int, str] = {}  # a card that went unseen as one of a kind: the kind, as it is written
        self.die = 0  # solo: what the opponent rolled

    def copy(self) -> State:
        twin = State.__new__(State)
        self.copy_table(twin)
        twin.box = self.box
        twin.book = self.book
        twin.base = self.base
        twin.seats = self.seats
        twin.variants = self.variants
        twin.players = [player.copy() for player in self.players]
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.ending = self.ending
        twin.why = self.why
        twin.market = self.market[:]
        twin.garrisons = self.garrisons.copy()
        twin.placed = self.placed.copy()
        twin.bound = self.bound.copy()
        twin.die = self.die
        return twin

    def shuffle(self, zone: int) -> None:
        """Faces are permuted under handles: which of several copies was played in this turn goes with the face."""
        if self.bound:
            self._unbind(self.zones[zone])
        owner = next((p for p in self.players if any(self.at[card] == zone for card in p.freed_copies)), None)
        if owner is None:
            super().shuffle(zone)
            return
        for card in owner.freed_copies:
            if self.at[card] == zone:
                self.face[card] = ~self.face[card]
        super().shuffle(zone)
        played = tuple(card for card in self.zones[zone] if self.face[card] < 0)
        for card in played:
            self.face[card] = ~self.face[card]
        owner.freed_copies = (*(card for card in owner.freed_copies if self.at[card] != zone), *played)

    def hide_afresh(self, seat: int, rng: Random) -> tuple[int | str, ...]:
        """Which of several copies was played in this turn, where the seat cannot tell: a lot for each."""
        lost = [card for player in self.players for card in player.freed_copies if not self.shows(card) >> seat & 1]
        return tuple(fact for card in lost for fact in (card, self.face[card], rng.getrandbits(16)))

    def hide(self, facts: tuple[int | str, ...]) -> None:
        """The lots fall on copies in the same places, as they are dealt now."""
        for card, face, lot in zip(facts[::3], facts[1::3], facts[2::3], strict=True):
            player = next((p for p in self.players if card in p.freed_copies), None)
            if player is None:
                continue
            kept = tuple(c for c in player.freed_copies if c != card)
            here = self.zones[self.at[int(card)]]
            like = [c for c in here if self.face[c] == face and c not in kept]
            player.freed_copies = (*kept, like[int(lot) % len(like)]) if like else kept

    # -- what everybody knows of cards that went unseen

    def bind(self, card: int, kind: Kind) -> None:
        """A card has gone somewhere, and all know that it is of a kind. Where all see it, that is nothing new."""
        everyone = self.everyone
        self.bound[card] = str(kind)
        self.bound = {c: text for c, text in self.bound.items() if self.shows(c) & everyone != everyone}

    def may_be(self, card: int, face: int) -> bool:
        """Whether a card that is known to be of a kind may be that face."""
        text = self.bound.get(card)
        kind = kind_called(text) if text else None
        return kind is None or kind.on[face] > 0

    def doubted(self) -> list[int]:
        """Cards that are known to be of a kind: mostly there are none, and then nothing is asked."""
        return list(self.bound)

    def _unbind(self, cards: Sequence[int]) -> None:
        """These can no longer be told apart: what is known of one of them is known of it only if it is of all."""
        bound = self.bound
        if len({bound.get(card) for card in cards}) > 1:
            for card in cards:
                bound.pop(card, None)

    def _unbind_like(self, card: int, rest: Iterable[int]) -> None:
        """All see a card that lay without order among the rest: where it is of the kind of another, it may be that."""
        bound, face = self.bound, self.face[card]
        for other in rest:
            if other in bound and bound[other] != bound.get(card) and self.may_be(other, face):
                del bound[other]

    def _one_of_many(self, card: int, rest: tuple[int, ...], news: int) -> int:
        if self.bound:
            self._unbind_like(card, rest)
        return super()._one_of_many(card, rest, news)

    def _lost_from_sight(self, card: int, cards: tuple[int, ...], follow: int) -> None:
        if self.bound:
            self._unbind(cards)
        super()._lost_from_sight(card, cards, follow)

    def mingle(self, cards: Sequence[int], seats: int) -> None:
        """Only some know the order of these: the others cannot tell which is the one of a kind."""
        if self.bound:
            self._unbind(cards)
        super().mingle(cards, seats)

    def reveal(self, card: int, seats: int) -> None:
        """A card that is shown in a hand may be the one that is known to be of a kind."""
        if self.bound:
            zone, shown = self.at[card], self.shows(card)
            if not self.layout.ordered[zone] and seats & ~shown & self.everyone:
                if (seats | shown) & self.everyone == self.everyone:
                    self._unbind_like(card, self.zones[zone])
                else:
                    self._unbind(self.zones[zone])
        super().reveal(card, seats)

    # -- looking things up

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def factions(self) -> list[str]:
        """The nations, by side."""
        return [player.nation for player in self.players]

    def card(self, handle: int) -> Card:
        """What is printed on a card."""
        return self.book[self.face[handle]]

    def nation(self, side: int) -> Nation:
        """The people of a side."""
        return self.box.nations[self.players[side].nation]

    def holder(self, card: int) -> int:
        """Whose play area a card lies in."""
        return (self.at[card] - HAND) % MAX_SEATS

    def bends(self, card: int) -> tuple[Rule, ...]:
        return self.book[self.face[card]].rules

    def reactions(self, card: int) -> tuple[Reaction, ...]:
        return self.book[self.face[card]].reactions

    def tag(self, card: int) -> str:
        """A card in play is named with its owner; copies there, in a garrison and in the market are told apart."""
        zone, face = self.at[card], self.face
        kind = face[card]
        if MARKET <= zone < UNDER:
            same = [c for slot in range(SLOTS) for c in self.zones[MARKET + slot] if face[c] == kind]
            owner = ""
        elif PLAY <= zone < HISTORY or GARRISON <= zone < NATION:
            same = [c for c in self.zones[zone] if face[c] == kind]
            owner = f"@{self.named((zone - HAND) % MAX_SEATS) + 1}"
        else:
            return self.faces[kind]
        copy = f"#{same.index(card) + 1}" if len(same) > 1 else ""
        return f"{self.faces[kind]}{owner}{copy}"

    def place(self, card: int) -> str:
        """The kind of place where a card lies."""
        zone = self.at[card]
        if zone >= HAND:
            return PLACES[(zone - HAND) // MAX_SEATS]
        if MARKET <= zone < UNDER:
            return "market"
        return {EXILE: "exile", FAME_PILE: "fame", UNREST_DECK: "unrest", KING: "king"}.get(zone, "deck")

    def others(self, side: int) -> tuple[int, ...]:
        """The other players, clockwise; in the solo game, the opponent."""
        return clockwise(side, len(self.players))

    def is_bot(self, side: int) -> bool:
        """Whether a side is the opponent of the solo game."""
        return side >= self.seats

    def named(self, side: int) -> int:
        """The number by which people know a side: the opponent of the solo game is none of the seats."""
        return known_as(side, self.seats, MAX_SEATS)

    def in_order(self) -> tuple[int, ...]:
        """All seats, beginning with the first player."""
        return in_order(self.first, self.seats)

    def state_of(self, side: int) -> str:
        return EMPIRE if self.players[side].empire else BARBARIAN

    def in_play(self, side: int) -> tuple[int, ...]:
        """Cards that lie in play, the power card and those beside it included."""
        return self.zones[PLAY + side] + self.zones[POWERS + side]

    def fitting(self, kind: Kind, cards: Iterable[int]) -> list[int]:
        """Those of a kind."""
        on, face = kind.on, self.face
        return [card for card in cards if on[face[card]]]

    def fitting_in_play(self, kind: Kind, side: int, cards: Iterable[int]) -> list[int]:
        """Cards in play of a kind: a symbol that is treated as another until the end of the turn is that other."""
        if not self.players[side].treated or not any(symbol in LANDS for symbol in kind.of):
            return self.fitting(kind, cards)
        return [card for card in cards if self.counts_as(card, side, kind) > 0]

    def counts_as(self, card: int, side: int, kind: Kind) -> int:
        """How many symbols of a kind a card in play carries now."""
        total = kind.on[self.face[card]]
        for treated, land in self.players[side].treated:
            if treated == card:
                total += PRODUCTION_FOR_ONE * kind.of.count(PRODUCTION) - kind.of.count(land)
        return total

    def lands_of(self, card: int, side: int) -> dict[str, int]:
        """The lands on a card, as they count now."""
        found = {land: self.card(card).symbols.get(land, 0) for land in LANDS}
        for treated, land in self.players[side].treated:
            if treated == card:
                found[land] -= 1
                found[PRODUCTION] += PRODUCTION_FOR_ONE
        return found

    def count_in_play(self, side: int, kind: Kind) -> int:
        """Symbols of a kind in play, with what is treated as something else until the end of the turn."""
        on, face = kind.on, self.face
        total = 0
        for card in self.zones[PLAY + side]:
            total += on[face[card]]
        for card in self.zones[POWERS + side]:
            total += on[face[card]]
        for card, land in self.players[side].treated:
            if self.at[card] == PLAY + side:
                total += PRODUCTION_FOR_ONE * kind.of.count(PRODUCTION) - kind.of.count(land)
        return total

    def has_in_play(self, side: int, kind: Kind) -> bool:
        on, face = kind.on, self.face
        return any(on[face[card]] for card in self.zones[PLAY + side]) or any(
            on[face[card]] for card in self.zones[POWERS + side]
        )

    def garrison_of(self, host: int) -> list[int]:
        """The cards under a card, in the order they came."""
        return [card for card, above in self.garrisons.items() if above == host]

    def turn_over(self, card: int) -> int:
        """The other side of a card takes its place; its handle. A side is a handle of its own, so nothing is made."""
        back = next(c for c in self.zones[BACKS] if self.ident(c) == f"{self.ident(card)[:-2]}-b")
        zone = self.at[card]
        self.move(card, BACKS)
        self.move(back, zone)
        return back

    def slot_of(self, card: int) -> int:
        return self.at[card] - MARKET

    def market_cards(self) -> list[int]:
        zones = self.zones
        return [zones[MARKET + slot][0] for slot in range(SLOTS) if zones[MARKET + slot]]


assert MARKET_SUITS[0] == REGION
