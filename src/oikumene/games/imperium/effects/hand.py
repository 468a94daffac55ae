"""Hand, deck and discard pile."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.effects.base import Effect, Per, Picking, from_places, pick, tells
from oikumene.games.imperium.kinds import ANY, Kind
from oikumene.games.imperium.rules import moments, moving
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.draw import can_draw, draw
from oikumene.games.imperium.rules.matters import MASKS_INSTEAD
from oikumene.games.imperium.rules.moving import cards_in, zone_of
from oikumene.games.imperium.solo import verbs
from oikumene.games.imperium.state import DECK, GARRISON, HAND, HISTORY, State
from oikumene.kernel.flow import NO, Flow, Value, argument, choose
from oikumene.kernel.flow import may as ask_may
from oikumene.kernel.game import Part
from oikumene.kit.bend import bent
from oikumene.kit.effects import part, slug, spoken


@dataclass(frozen=True)
class Draw(Effect):
    """Cards from the own deck; `able`: only while there are some, without a reshuffle."""

    n: int
    able: bool = False
    up_to: bool = False

    def can(self, deed: Deed) -> bool:
        return can_draw(deed.state, deed.seat, reshuffling=not self.able)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        n = self.n
        if self.up_to:
            most = min(n, len(deed.state.zones[DECK + deed.seat])) if self.able else n
            n = yield from choose(deed.seat, "draw-up-to", lambda: list(range(most, -1, -1)), about=(deed.card, most))
        deed.drawn = yield from draw(deed.state, deed.seat, n, reshuffling=not self.able)
        deed.it = deed.drawn[-1] if deed.drawn else -1
        return bool(deed.drawn)

    def befalls(self, deed: Deed, side: int) -> Flow[None]:
        """It has no hand: the top cards of its deck are discarded (see docs/games/imperium-solo.md)."""
        discard_from_deck(deed.state, side, self.n)
        return
        yield

    def say(self, mood: str = "") -> Part:
        id = "text-draw" + ("-up-to" if self.up_to else "") + ("-able" if self.able else "")
        return part(id, mood=mood, n=self.n)

    def __str__(self) -> str:
        return f"draw {'up to ' if self.up_to else ''}{self.n}{' if_able' if self.able else ''}"


def discard_from_deck(state: State, side: int, n: int) -> None:
    """Solo: the opponent has no hand; the top cards of its deck are discarded instead, unless that is switched off."""
    if state.variants["solo_draw"] == "discard":
        verbs.top_discard(state, side, n)


@dataclass(frozen=True)
class DrawPer(Effect):
    """A card for each of something."""

    n: int
    per: Per

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.drawn = yield from draw(deed.state, deed.seat, self.n * self.per.count(deed))
        return bool(deed.drawn)

    def say(self, mood: str = "") -> Part:
        return part("text-draw-per", mood=mood, n=self.n, per=[self.per.each()])

    def __str__(self) -> str:
        return f"draw {self.n} per {self.per}"


@dataclass(frozen=True)
class Discard(Picking):
    """Cards from the hand to the discard pile. Of masks, some nations' cards take the place."""

    n: int
    kind: Kind = ANY
    any_number: bool = False

    @property
    def hidden(self) -> bool:
        return self.kind.hidden

    def _hand(self, deed: Deed) -> list[int]:
        cards = deed.state.fitting(self.kind, deed.state.zones[HAND + deed.seat])
        return [card for card in cards if card != deed.card]

    def can(self, deed: Deed) -> bool:
        return self.any_number or len(self._hand(deed)) + self._instead(deed) >= self.n

    def open(self, deed: Deed) -> bool:
        """Cards to discard are a price, as far as there are any: with an empty hand it is not paid."""
        return bool(self._hand(deed))

    def feasible(self, deed: Deed) -> bool:
        return bool(self._hand(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        if self.any_number:
            return (yield from self._several(deed))
        n = self.n
        if self._instead(deed):
            if may and not (yield from ask_may(seat, "may", about=(deed.card, slug(self)))):
                return False
            may = False  # whoever has given something in the place of a mask gives the rest too
            n = yield from self._fewer(deed, n)
        done = True
        for i in range(n):
            card = yield from self._one(deed, n - i, may and i == 0)
            if card < 0:
                done = False
                break
            deed.it = card
            deed.count("card discarded")
            moving.discard(state, seat, card)
        return done

    def _one(self, deed: Deed, left: int, may: bool) -> Flow[int]:
        state = deed.state

        def listing() -> list[Value]:
            found: list[Value] = [("pick", c, "hand") for c in state.distinct(self._hand(deed))]
            return [*found, NO] if may or not found else found

        hand = self._hand(deed)
        if not hand and not self.hidden:
            return -1  # of a kind that others cannot see it is asked, so that they do not see that there is none
        if not may and not self.hidden and len(hand) <= left:
            return hand[0]  # all of them go: there is nothing to ask, and nothing to tell
        secret = self.hidden or len(hand) > left
        picked = yield from choose(deed.seat, "discard", listing, about=(deed.card, left), secret=secret)
        return -1 if picked == NO else argument(picked)

    def _several(self, deed: Deed) -> Flow[bool]:
        """Any number of them, one at a time."""
        while True:
            card = yield from self._one(deed, 1, True)
            if card < 0:
                return True
            deed.count("card discarded")
            moving.discard(deed.state, deed.seat, card)
            if not deed.state.zones[HAND + deed.seat]:
                return True

    # -- masks that need not be discarded

    def _helpers(self, deed: Deed) -> list[int]:
        """Cards that take the place of a mask; for one of them a token may be needed, besides the one for the ability
        that asks for masks."""
        state, player = deed.state, deed.state.players[deed.seat]
        asking = deed.card not in player.tired and state.card(deed.card).exhaust is not None
        return bent(state, MASKS_INSTEAD, deed.seat, [], asking)

    def _instead(self, deed: Deed) -> int:
        return len(self._helpers(deed)) if self.kind.of == ("mask",) else 0

    def _fewer(self, deed: Deed, n: int) -> Flow[int]:
        """How many masks are still to be discarded when others have taken their place."""
        state, seat = deed.state, deed.seat

        def listing() -> list[Value]:
            found: list[Value] = [("pick", card, state.place(card)) for card in self._helpers(deed)]
            return found if len(self._hand(deed)) < n else [*found, NO]

        while n and self._helpers(deed):
            picked = yield from choose(seat, "mask", listing, about=(deed.card, n), secret=True)
            if picked == NO:
                break
            card = argument(picked)
            if state.at[card] == GARRISON + seat:
                yield from moving.abandon(state, seat, card)
            else:
                moments.exhaust(state, seat, card)
                state.note("reacts", seat, card)
            n -= 1
        return n

    def befalls(self, deed: Deed, side: int) -> Flow[None]:
        """It has no hand: the top cards of its deck are discarded (see docs/games/imperium-solo.md)."""
        discard_from_deck(deed.state, side, self.n)
        return
        yield

    def say(self, mood: str = "") -> Part:
        if self.any_number:
            return part("text-discard-any", mood=mood, of=self.kind.say(many=True))
        return part("text-discard", mood=mood, cards=self.kind.cards(self.n))

    def __str__(self) -> str:
        if self.any_number:
            return f"discard any number of {self.kind}"
        return f"discard {self.n}" + (f" {self.kind}" if self.kind.hidden else "")


@dataclass(frozen=True)
class DiscardDrawn(Effect):
    """One of the cards just drawn."""

    message = "text-discard-drawn"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        drawn = list(deed.drawn)
        card = yield from pick(deed, "discard-drawn", lambda: state.distinct(drawn), may=False, secret=len(drawn) > 1)
        if card < 0:
            return False
        moving.discard(state, deed.seat, card)
        return True

    def __str__(self) -> str:
        return "discard 1 of the drawn cards"


@dataclass(frozen=True)
class ToHand(Picking):
    """Cards from the discard pile or the history to the hand."""

    n: int
    kind: Kind = ANY
    place: str = "discard"
    up_to: bool = False

    @property
    def hidden(self) -> bool:
        return self.place == "history"

    def _cards(self, deed: Deed) -> list[int]:
        return cards_in(deed.state, deed.seat, (self.place,), self.kind)

    def can(self, deed: Deed) -> bool:
        lying = deed.state.zones[zone_of(self.place, deed.seat)] if self._cards(deed) else ()
        return len(deed.state.fitting(self.kind, lying)) >= self.n

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, done = deed.state, False
        secret = self.hidden and moving.keeps_history(state, deed.seat) and bool(state.zones[HISTORY + deed.seat])
        for _ in range(self.n):
            card = yield from pick(
                deed, "to-hand", lambda: self._cards(deed), may=self.up_to or (may and not done), secret=secret
            )
            if card < 0:
                break
            done = True
            yield from moving.relocate(state, deed.seat, card, HAND + deed.seat, "to-hand")
        return done

    def say(self, mood: str = "") -> Part:
        taken = self.kind.cards(self.n, self.up_to)
        return part("text-to-hand", mood=mood, cards=taken, places=from_places([self.place]))

    def __str__(self) -> str:
        return f"to_hand {'up to ' if self.up_to else ''}{self.n} {self.kind} from {self.place}"


@dataclass(frozen=True)
class OnTop(Picking):
    """Cards from the hand or the discard pile on top of the own deck."""

    n: int
    kind: Kind = ANY
    place: str = "discard"

    @property
    def hidden(self) -> bool:
        return self.place == "hand" and self.kind.hidden

    def _cards(self, deed: Deed) -> list[int]:
        return cards_in(deed.state, deed.seat, (self.place,), self.kind)

    def can(self, deed: Deed) -> bool:
        return len(deed.state.fitting(self.kind, deed.state.zones[zone_of(self.place, deed.seat)])) >= self.n

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, done = deed.state, False
        for i in range(self.n):
            secret = tells(state, deed.seat, (self.place,), self.kind)
            card = yield from pick(deed, "on-top", lambda: self._cards(deed), may=may and i == 0, secret=secret)
            if card < 0:
                break
            done = True
            state.move(card, DECK + deed.seat)
            state.note("on-top", deed.seat, card)
        return done

    def say(self, mood: str = "") -> Part:
        return part("text-on-top", mood=mood, cards=self.kind.cards(self.n), places=from_places([self.place]))

    def __str__(self) -> str:
        noun = "cards" if self.n > 1 and not self.kind.hidden else str(self.kind)
        noun = noun if self.kind.named else f"{self.n} {noun}"
        return f"put {noun} from {self.place} on top_of_deck"


@dataclass(frozen=True)
class HandleIt(Effect):
    """What becomes of the card just drawn: discarded, on top of the deck, into the history."""

    how: str

    def can(self, deed: Deed) -> bool:
        return deed.it >= 0

    def allowed(self, deed: Deed) -> bool:
        return self.can(deed)

    def open(self, deed: Deed) -> bool:
        return self.can(deed)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat, card = deed.state, deed.seat, deed.it
        if self.how == "discard":
            moving.discard(state, seat, card)
        elif self.how == "on top":
            state.move(card, DECK + seat)
            state.note("on-top", seat, card)
        else:
            yield from moving.into_history(state, seat, card)
        return True

    def say(self, mood: str = "") -> Part:
        return part(f"text-it-{spoken(self.how)}", mood=mood)

    def __str__(self) -> str:
        return {"discard": "discard it", "on top": "put it on top_of_deck", "history": "history it"}[self.how]


@dataclass(frozen=True)
class Give(Effect):
    """Each other player is given a card from the own hand or discard pile, into the hand."""

    message = "text-give"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        places = ("hand", "discard")

        def listing() -> list[Value]:
            cards = [c for c in cards_in(state, seat, places, ANY) if c != deed.card]
            return [("give", card, state.place(card)) for card in cards]

        for side in deed.others():
            if not listing():
                break
            secret = tells(state, seat, places, ANY)
            picked = yield from choose(seat, "give", listing, about=(deed.card, state.named(side)), secret=secret)
            card = argument(picked)
            state.move(card, DECK + side if state.is_bot(side) else HAND + side)
            if not state.is_bot(side):
                state.reveal(card, 1 << seat)
            state.note("gives", seat, card, state.named(side))
            deed.given[side] = card
        return True

    def __str__(self) -> str:
        return "FOR_EACH other player: give them 1 card from hand/discard"
