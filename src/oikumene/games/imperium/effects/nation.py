"""Developments, the nation deck, and cards that are searched for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from oikumene.games.imperium.effects.base import Effect, Picking, pick
from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.rules import moving
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.develop import affordable, take
from oikumene.games.imperium.rules.draw import next_nation_card
from oikumene.games.imperium.rules.moving import cards_in, zone_of
from oikumene.games.imperium.state import HAND, NATION
from oikumene.kernel.flow import NO, Flow, Value, argument, choose, telling
from oikumene.kernel.flow import may as ask_may
from oikumene.kernel.game import Part
from oikumene.kit.effects import one_of, part

#: Places that are searched, and shuffled afterwards.
DECKS = ("deck", "nation")
#: Where a card is looked for, in this order.
PLACES = ("hand", "discard", *DECKS)


@dataclass(frozen=True)
class Develop(Picking):
    """A card of the development area to the discard pile, for its price or for nothing."""

    free: bool = False

    def can(self, deed: Deed) -> bool:
        return bool(affordable(deed.state, deed.seat, free=self.free))

    def allowed(self, deed: Deed) -> bool:
        return self.can(deed)

    def open(self, deed: Deed) -> bool:
        """It has a price: as one of several ways it must be payable."""
        return self.can(deed)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        unpaid = telling("pick", lambda value: ((), (), 0)) if self.free else None
        able = partial(affordable, state, seat, free=self.free)
        card = yield from pick(deed, "develop", able, may=may, details=unpaid)
        if card < 0:
            return False
        yield from take(state, seat, card, free=self.free)
        return True

    def say(self, mood: str = "") -> Part:
        return part("text-develop-free" if self.free else "text-develop", mood=mood)

    def __str__(self) -> str:
        return "develop free" if self.free else "develop"


@dataclass(frozen=True)
class NationCard(Effect):
    """The top card of the nation deck to the discard pile."""

    message = "text-nation-card"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return next_nation_card(deed.state, deed.seat)
        yield

    def __str__(self) -> str:
        return "put top 1 of nation_deck in discard"


@dataclass(frozen=True)
class LookNation(Effect):
    """Look at the top card of the nation deck; then perhaps it goes under the deck, or the deck is shuffled."""

    then: str = ""

    def allowed(self, deed: Deed) -> bool:
        return bool(deed.state.zones[NATION + deed.seat])

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        if not state.zones[NATION + seat]:
            return False
        top = state.zones[NATION + seat][-1]
        state.reveal(top, 1 << seat)
        state.note("looks", seat, 1)
        if self.then and (yield from ask_may(seat, f"look-{self.then}", about=(deed.card, top), secret=True)):
            if self.then == "bottom":
                state.move(top, NATION + seat, under=True)
            else:
                state.shuffle(NATION + seat)
        return True

    def say(self, mood: str = "") -> Part:
        return part(f"text-look-nation-{self.then}" if self.then else "text-look-nation", mood=mood)

    def __str__(self) -> str:
        more = {
            "": "",
            "bottom": " ; MAY put it on bottom of nation_deck",
            "shuffle": " ; MAY shuffle nation_deck",
        }
        return f"look top 1 of nation_deck{more[self.then]}"


@dataclass(frozen=True)
class SwapNation(Effect):
    """A card from the hand on top of the nation deck for the card that lay there; never the card under the deck."""

    message = "text-swap-nation"

    def allowed(self, deed: Deed) -> bool:
        zones = deed.state.zones
        return bool(zones[NATION + deed.seat] and zones[HAND + deed.seat])

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        if not self.allowed(deed):
            return False
        card = yield from pick(
            deed, "swap-nation", lambda: state.distinct(state.zones[HAND + seat]), may=may, secret=True
        )
        if card < 0:
            return False
        top = state.zones[NATION + seat][-1]
        state.move(card, NATION + seat)
        state.move(top, HAND + seat)
        return True

    def __str__(self) -> str:
        return "swap 1 card from hand with top 1 of nation_deck"


# -- searching


@dataclass(frozen=True)
class Find(Effect):
    """Search hand, discard pile, deck and nation deck for a card, in that order.

    A deck is searched, and shuffled afterwards, only if the search gets there. A card that is named is taken where it
    is first found; of cards with a symbol the player says in which of the places to search.
    """

    kind: Kind
    to: str
    places: tuple[str, ...] = PLACES

    @property
    def hidden(self) -> bool:
        return True

    @property
    def declines(self) -> bool:
        return False

    def can(self, deed: Deed) -> bool:
        """Whoever seeks may find nothing: that the cards are there is not known before."""
        return True

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        """What lies in the hand and in the discard pile is known; a deck is searched if the search goes on there."""
        here = tuple(place for place in self.places if place not in DECKS)
        while True:
            picked = yield from choose(
                deed.seat, "find", partial(self._options, deed, here), about=(deed.card,), secret=True
            )
            onward = str(picked[1]) if isinstance(picked, tuple) and picked[0] == "search" else ""
            yield from self._over(deed, -1 if onward or picked == NO else argument(picked), here[-1])
            if not onward:
                return picked != NO
            self._search(deed, onward)
            here = (onward,)

    def _options(self, deed: Deed, here: tuple[str, ...]) -> list[Value]:
        """What was found here, and where the search can go on. A card that is named is taken where it is found first:
        then there is nothing to say. Asked all the same, since others cannot see what is there."""
        state, seat = deed.state, deed.seat
        later = DECKS if here[-1] not in DECKS else DECKS[DECKS.index(here[-1]) + 1 :]
        further: list[Value] = [
            ("search", deck) for deck in later if deck in self.places and state.zones[zone_of(deck, seat)]
        ]
        if not self.kind.named:
            return [*self._found(deed, *here), *further, NO]
        found = (self._found(deed, place) for place in here)
        return next((cards for cards in found if cards), further[:1] or [NO])

    def _found(self, deed: Deed, *places: str) -> list[Value]:
        cards = cards_in(deed.state, deed.seat, places, self.kind)
        return [("pick", card, deed.state.place(card)) for card in cards if card != deed.card]

    def _search(self, deed: Deed, deck: str) -> None:
        """The player looks through one of the decks, and all see it."""
        state, seat = deed.state, deed.seat
        for card in state.zones[zone_of(deck, seat)]:
            state.reveal(card, 1 << seat)
        state.note("searches", seat, deck)

    def _over(self, deed: Deed, card: int, place: str) -> Flow[None]:
        """The search of a place is over: the card that was found goes where it shall, a deck is shuffled."""
        state, seat = deed.state, deed.seat
        if card >= 0 and self.to == "history":
            yield from moving.into_history(state, seat, card, self.kind)
        elif card >= 0:
            yield from moving.relocate(state, seat, card, zone_of(self.to, seat), "finds", self.kind)
        if place in DECKS:
            state.shuffle(zone_of(place, seat))

    def say(self, mood: str = "") -> Part:
        found = partial(part, mood=mood, cards=self.kind.cards(1), to=[part(f"goes-{self.to}")])
        if len(self.places) == len(PLACES):
            return found("text-find")
        return found("text-find-in", places=[one_of([part(f"in-{place}") for place in self.places])])

    def __str__(self) -> str:
        places = "" if len(self.places) == 4 else f" in {'/'.join(self.places).replace('deck', 'draw_deck')}"
        return f"find {self.kind}{places} to {self.to}"
