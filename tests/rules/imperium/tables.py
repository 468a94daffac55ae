"""A table set for a test: say who plays what and has what, act, look.

    from rules.imperium.tables import table

    t = table("romans", "celts")            # two seats, power sides A, Classics; seat 0 is first and on turn
    t = table("qin", "utopians", base="legends", power="b", turn=1)
    t.hand(0, "rom-legion", "unrest")       # cards by id; see below where they come from
    t.play(0, "rom-city-of-rome").garrison(0, "rom-city-of-rome", "unrest")
    t.deck(0, "rom-glory", "rom-advance")   # exactly this draw deck, the first on top
    t.market("cls-city", "", "cls-elders")  # slots from the left; "" leaves the slot as it is
    t.tokens("cls-city", progress=1)        # exactly these tokens on it
    t.has(0, materials=3, progress=1)       # exactly so much; what is not named stays (all begin with nothing)
    t.state(0, empire=True, actions=1, exhausts=2)
    t.act(0, "play:rom-legion", "pick:cls-city:market")  # one answer after the other, by key
    assert t.goods(0) == {"materials": 3} and t.ids("hand", 0) == ["unrest"]

What a fresh table is: the usual set-up, only that hands are empty (the cards are in the own draw deck) and nobody has
resources. Everybody is in the state the nation begins with, with 3 actions and 5 exhaust tokens. Draw decks, nation
decks, development areas, fame, unrest and market are as set up. `nothing(seat)` takes a seat's hand, deck and discard
pile away; `deck`, `nation`, `bottom`, `area`, `powers`, `common`, `unrest_pile` lay exactly what is named.

Where a card comes from: one of that id which lies in the seat's own decks, the common decks, the fame deck, the exile,
the decks of others or the market, and was not laid out by the test before; if there is none, a new one is made (so any
card of any nation can be given to anybody). All unrest is `unrest`; it does not come from the unrest pile.

Answers: `act(seat, *keys)` takes exact keys (see `t.keys`), or any part of one that is unambiguous:
"pick:cls-city:market" may be said "cls-city", and a way by how it begins ("pay-3" for "way:pay-3-population-…").
`t.keys`, `t.prompt`, `t.seat` are of the first open question; `t.keys_of(seat)`, `t.prompt_of(seat)` of a seat's.
`end(seat)` ends an Activate turn and goes through the clean-up.
The table may be laid out again whenever nothing was answered yet in the step that asks (so always at `act`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oikumene.games.imperium import IMPERIUM
from oikumene.games.imperium.cards.book import BOOK, FACE
from oikumene.games.imperium.model import NOTHING, RESOURCES, Card
from oikumene.games.imperium.rules.market import brings_unrest
from oikumene.games.imperium.state import (
    AREA,
    BACKS,
    BOTTOM,
    DECK,
    DISCARD,
    EXILE,
    FAME_PILE,
    GARRISON,
    GONE,
    HAND,
    HISTORY,
    JOURNEY,
    MAIN,
    MARKET,
    NATION,
    PLAY,
    POOL_GONE,
    POOL_OWN,
    POWERS,
    SLOTS,
    SMALL_DECK,
    UNDER,
    UNREST_DECK,
    State,
)
from oikumene.kit.book import named
from oikumene.kit.sides import in_order
from oikumene.kit.testing import Laid, the_one

#: Zones by the names that `ids` and `bring` also take, with a seat where there is one of each.
COMMON = {
    "region": SMALL_DECK,
    "uncivilised": SMALL_DECK + 1,
    "civilised": SMALL_DECK + 2,
    "main": MAIN,
    "fame": FAME_PILE,
    "unrest": UNREST_DECK,
    "exile": EXILE,
    "gone": GONE,
}
OWN = {
    "hand": HAND,
    "deck": DECK,
    "discard": DISCARD,
    "play": PLAY,
    "powers": POWERS,
    "history": HISTORY,
    "garrison": GARRISON,
    "nation": NATION,
    "bottom": BOTTOM,
    "area": AREA,
}


def printed(id: str) -> Card:
    """The face of that id."""
    return BOOK[FACE[id]]


class Table(Laid[State]):
    """A match that is laid out by hand."""

    AWAY = GONE

    def __init__(self, nations: Sequence[str], turn: int, first: int, power: str, options: dict[str, object]) -> None:
        named = {f"nation_{n}": nation for n, nation in enumerate(nations, 1)}
        super().__init__(IMPERIUM, len(nations), **{**named, "powers": power, **options})
        self.laid: set[int] = set()
        state = self.state_
        while state.agenda[-1][0] != "round":
            for _ in IMPERIUM.step(state):
                raise AssertionError("the set-up asks something")
        state.first = first
        state.round = 1
        seats = in_order(first, len(nations))
        rest = seats[seats.index(turn) :]
        opponent = [("opponent",)] if state.solo else []
        self.then(*(("turn", seat) for seat in rest), *opponent, ("solstice",))
        for seat in range(len(nations)):
            for card in state.zones[HAND + seat]:
                self.put(card, DECK + seat, under=True)
            state.players[seat].resources = [0, 0, 0]

    @property
    def state_(self) -> State:
        return self.ground

    # -- laying out

    @property
    def now(self) -> State:
        """The state as it is, whether or not the match has begun."""
        return self.as_is

    def has(self, seat: int, **resources: int) -> Table:
        """Exactly so many of these resources; others stay as they are."""
        self.lay()
        for name, n in resources.items():
            self.state_.players[seat].resources[RESOURCES.index(name)] = n
        return self

    def state(self, seat: int, **what: Any) -> Table:
        """Anything of a player by its name: `empire`, `actions`, `exhausts`, `nation_token`, `area_token`, `turn`, …"""
        return self.set(self.lay().players[seat], **what)

    def table(self, **what: Any) -> Table:
        """Anything of the table by its name: `ending`, `round`, `first`, …"""
        return self.set(**what)

    def hand(self, seat: int, *cards: str) -> Table:
        return self.bring_all(HAND + seat, cards)

    def play(self, seat: int, *cards: str) -> Table:
        """Cards in the play area."""
        return self.bring_all(PLAY + seat, cards)

    def powers(self, seat: int, *cards: str) -> Table:
        """Exactly these cards beside the state card, the power card first."""
        self.only(POWERS + seat, *cards[::-1])
        self.state_.players[seat].power = cards[0]
        return self

    def discard(self, seat: int, *cards: str) -> Table:
        return self.bring_all(DISCARD + seat, cards)

    def history(self, seat: int, *cards: str) -> Table:
        return self.bring_all(HISTORY + seat, cards)

    def on_deck(self, seat: int, *cards: str) -> Table:
        """On top of the draw deck, the first on top of all."""
        return self.bring_all(DECK + seat, cards[::-1])

    def deck(self, seat: int, *cards: str) -> Table:
        """Exactly this draw deck, the first on top; what was there has left the game."""
        return self.only(DECK + seat, *cards)

    def nation(self, seat: int, *cards: str) -> Table:
        """Exactly this nation deck, the first on top."""
        return self.only(NATION + seat, *cards)

    def bottom(self, seat: int, *cards: str) -> Table:
        """Exactly this under the nation deck (the accession card, zenith, nadir)."""
        return self.only(BOTTOM + seat, *cards)

    def area(self, seat: int, *cards: str) -> Table:
        """Exactly these in the development area."""
        return self.only(AREA + seat, *cards)

    def exile(self, *cards: str) -> Table:
        return self.bring_all(EXILE, cards)

    def garrison(self, seat: int, host: str, *cards: str) -> Table:
        """Cards under a card in play (or a power card)."""
        above = self.find(host, PLAY + seat, POWERS + seat)
        for id in cards:
            self.state_.garrisons[self.bring(id, GARRISON + seat)] = above
        return self

    def nothing(self, *seats: int) -> Table:
        """No card in hand, draw deck and discard pile."""
        for seat in seats or range(self.setup.seats):
            for zone in (HAND, DECK, DISCARD):
                self.only(zone + seat)
        return self

    def market(self, *cards: str) -> Table:
        """These cards in the market, from the left, without tokens, with unrest under all but regions; "" stays."""
        self.lay()
        state = self.state_
        for slot, id in enumerate(cards):
            if not id:
                continue
            for card in state.zones[MARKET + slot] + state.zones[UNDER + slot]:
                self.put(card, UNREST_DECK if state.ident(card) == "unrest" else GONE)
            card = self.bring(id, MARKET + slot)
            if brings_unrest(state, card):
                self.put(state.zones[UNREST_DECK][-1], UNDER + slot)
            state.market[slot] = NOTHING
        return self

    def tokens(self, id: str, materials: int = 0, population: int = 0, progress: int = 0) -> Table:
        """Exactly these tokens on a market card."""
        self.lay()
        slot = self.find(id, *range(MARKET, MARKET + SLOTS))
        self.state_.market[self.state_.slot_of(slot)] = (materials, population, progress)
        return self

    def no_tokens(self) -> Table:
        """None on any market card."""
        self.lay()
        self.state_.market = [NOTHING] * SLOTS
        return self

    def common(self, zone: str, *cards: str) -> Table:
        """Exactly this common deck (`region`, `uncivilised`, `civilised`, `main`, `fame`), the first on top."""
        return self.only(COMMON[zone], *cards)

    def on_common(self, zone: str, *cards: str) -> Table:
        """On top of a common deck, the first on top of all."""
        return self.bring_all(COMMON[zone], cards[::-1])

    def unrest_pile(self, n: int) -> Table:
        """So many unrest cards are left."""
        self.lay()
        state = self.state_
        for card in state.zones[UNREST_DECK][n:]:
            self.put(card, GONE)
        for _ in range(n - len(state.zones[UNREST_DECK])):
            self.laid.discard(self.bring("unrest", UNREST_DECK))
        return self

    def tired(self, seat: int, *cards: str) -> Table:
        """Cards in play that have an exhaust token."""
        self.lay()
        player = self.state_.players[seat]
        player.tired += tuple(self.find(id, PLAY + seat, POWERS + seat) for id in cards)
        return self

    def only(self, zone: int, *cards: str) -> Table:
        """Exactly these cards in a zone, the first on top; those that lay there have left the game, if not named."""
        self.laid -= set(self.lay().zones[zone])
        return super().only(zone, *cards)

    def bring(self, id: str, zone: int) -> int:
        """A card of that id into a zone; nobody remembers where it came from."""
        card = super().bring(id, zone)
        self.laid.add(card)
        return card

    def make(self, id: str, zone: int) -> int:
        """Any card of any nation can be given to anybody."""
        self._room_for(id)
        seat = (zone - HAND) % 4 if zone >= HAND else -1
        return self.state_.add(FACE[id], zone, POOL_GONE if seat < 0 else POOL_OWN + seat)

    def supply(self, zone: int) -> list[int]:
        """What the test has not laid out itself."""
        return [card for card in self._supply(zone) if card not in self.laid]

    def _room_for(self, id: str) -> None:
        """No more of a card than the box holds."""
        made = sum(self.state_.ident(card) == id for card in range(len(self.state_.face)))
        assert made < printed(id).copies, f"no {id} is left in the box"

    def _supply(self, zone: int) -> list[int]:
        """Where cards are taken from, the likeliest first."""
        seats = [(zone - HAND) % 4] if zone >= HAND else []
        zones = [GONE, *(place + seat for seat in seats for place in (DECK, NATION, BOTTOM, AREA, DISCARD))]
        zones += [MAIN, *range(SMALL_DECK, SMALL_DECK + 3), FAME_PILE, EXILE]
        zones += [place + seat for seat in range(self.setup.seats) for place in (DECK, NATION, BOTTOM, AREA, DISCARD)]
        zones += [*range(MARKET, MARKET + SLOTS), BACKS, *range(JOURNEY, JOURNEY + 4)]
        return [card for place in zones for card in self.state_.zones[place]]

    def put(self, card: int, zone: int, *, under: bool = False) -> None:
        state = self.state_
        was = state.at[card]
        state.garrisons.pop(card, None)
        super().put(card, zone, under=under)
        if MARKET <= was < MARKET + SLOTS and zone != GONE:  # the place is filled again, with a region: no unrest
            self._fill(was)

    def _fill(self, zone: int) -> None:
        state = self.state_
        spare = [c for place in (SMALL_DECK, MAIN) for c in state.zones[place] if c not in self.laid]
        new = next(card for card in spare if not brings_unrest(state, card))
        state.market[zone - MARKET] = NOTHING
        for unrest in state.zones[zone - MARKET + UNDER]:
            state.move(unrest, UNREST_DECK)
        state.move(new, zone)

    # -- acting

    def meant(self, seat: int, said: str) -> str:
        return the_one(self.keys_of(seat), said, "way")

    def end(self, seat: int, token: str = "") -> Table:
        """End the turn: the token on the named or first market card, no card discarded, the first of any choice."""
        if self.prompt_of(seat) == "act":
            self.act(seat, "end")
        if self.prompt_of(seat) == "market-token":
            self.act(seat, token or self.keys_of(seat)[0])
        if self.prompt_of(seat) == "clean-up":
            self.act(seat, "done")
        return self

    # -- looking

    def goods(self, seat: int) -> dict[str, int]:
        """What the seat has, of which there is any."""
        return named(RESOURCES, self.now.players[seat].resources)

    def player(self, seat: int) -> Any:
        return self.now.players[seat]

    def ids(self, zone: int | str, seat: int = 0) -> list[str]:
        """The cards of a zone, the top of a deck last; hands and histories in alphabetical order."""
        zone = self._zone(zone, seat)
        found = [self.now.ident(card) for card in self.now.zones[zone]]
        return sorted(found) if HAND <= zone < DECK or HISTORY <= zone < GARRISON else found

    def size(self, zone: int | str, seat: int = 0) -> int:
        return len(self.now.zones[self._zone(zone, seat)])

    def _zone(self, zone: int | str, seat: int) -> int:
        if isinstance(zone, int):
            return zone
        return COMMON[zone] if zone in COMMON else OWN[zone] + seat

    def under(self, seat: int, host: str) -> list[str]:
        """The cards garrisoned under a card in play."""
        return [self.now.ident(c) for c in self.now.garrison_of(self.find(host, PLAY + seat, POWERS + seat))]

    @property
    def open_market(self) -> list[str]:
        """The market, from the left."""
        return ["".join(self.ids(MARKET + slot)) for slot in range(SLOTS)]

    def tokens_on(self, id: str) -> tuple[int, int, int]:
        """The tokens on a market card."""
        return self.now.market[self.now.slot_of(self.find(id, *range(MARKET, MARKET + SLOTS)))]

    def unrest_under(self, id: str) -> int:
        slot = self.now.slot_of(self.find(id, *range(MARKET, MARKET + SLOTS)))
        return len(self.now.zones[UNDER + slot])

    def total(self, seat: int) -> int:
        """The points the seat would have now."""
        from oikumene.games.imperium.rules.scoring import total

        return total(self.now, seat)


def table(*nations: str, turn: int = 0, first: int = 0, power: str = "a", **options: object) -> Table:
    """A fresh table; without nations, Romans and Celts. `options` are those of the game (`base="legends"`)."""
    return Table(nations or ("romans", "celts"), turn, first, power, options)
