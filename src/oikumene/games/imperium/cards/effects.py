"""The words of the effect vocabulary: what a card can do, one small class a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from oikumene.games.imperium.cards.model import (
    LANDS,
    MARKET_SUITS,
    MATERIALS,
    PROGRESS,
    REGION,
    RESOURCES,
    UNREST,
    Amounts,
    Condition,
    Effect,
    Kind,
    Picking,
)
from oikumene.games.imperium.cards.rules import FewerMasks, MasksUnder, UnrestCost
from oikumene.games.imperium.cards.ways import Per, Seq, slug
from oikumene.games.imperium.rules import market, moments, moving, opponent
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.develop import affordable, take
from oikumene.games.imperium.rules.draw import can_draw, draw, next_nation_card
from oikumene.games.imperium.rules.fame import look_at_fame, take_fame
from oikumene.games.imperium.rules.playing import obstacle, play_at_once
from oikumene.games.imperium.rules.tokens import add, can_pay, gain, pay, steal, trigger
from oikumene.games.imperium.rules.unrest import return_unrest, take_unrest
from oikumene.games.imperium.state import (
    DECK,
    DISCARD,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    MAX_SEATS,
    NATION,
    PLACES,
    PLAY,
    POWERS,
    State,
)
from oikumene.kernel.flow import NO, Flow, Value, argument, choose
from oikumene.kernel.flow import may as ask_may

ANY = Kind()
ANY_REGION = Kind(REGION)
ANY_UNREST = Kind(UNREST)
ANY4 = Kind("/".join(MARKET_SUITS))


def zone_of(place: str, side: int) -> int:
    """The zone of a player's place."""
    return HAND + PLACES.index(place) * MAX_SEATS + side


def cards_in(state: State, side: int, places: Sequence[str], kind: Kind) -> list[int]:
    """Cards of a kind in some places, copies in one place once."""
    found: list[int] = []
    for place in places:
        if place == "history" and not moving.keeps_history(state, side):
            continue  # what has sunk lies under the power card too, and is no history
        if place == "exile":
            cards = state.zones[EXILE]
        elif place == "play":
            cards = tuple(c for c in state.zones[PLAY + side] if not state.card(c).fixed)
        else:
            cards = state.zones[zone_of(place, side)]
        fitting = state.fitting_in_play(kind, side, cards) if place == "play" else state.fitting(kind, cards)
        found += fitting if place in ("play", "garrison") else state.distinct(fitting)
    return found


def tells(state: State, side: int, places: Sequence[str], kind: Kind) -> bool:
    """Whether putting a question about these places only when there is a choice would tell something."""
    if "deck" in places or "history" in places:
        return True
    return "hand" in places and (kind.hidden or len(state.zones[HAND + side]) > 1 or len(places) > 1)


def pick(deed: Deed, prompt: str, cards: Callable[[], Sequence[int]], *, may: bool, secret: bool = False) -> Flow[int]:
    """One of the cards; -1 if there is none, or the player declines."""
    state = deed.state

    def listing() -> list[Value]:
        found: list[Value] = [("pick", card, state.place(card)) for card in cards()]
        return [*found, NO] if may or not found else found

    if not cards() and not (may and secret):
        return -1
    picked = yield from choose(deed.seat, prompt, listing, about=(deed.card,), secret=secret)
    return -1 if picked == NO else argument(picked)


@dataclass(frozen=True)
class Nothing(Effect):
    """A card that only lies down."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return True
        yield

    def __str__(self) -> str:
        return "none"


# -- resources


@dataclass(frozen=True)
class Gain(Effect):
    """Resources from the supply."""

    resource: int
    n: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        lands = deed.lands(deed.card) if self.resource == MATERIALS else ()
        yield from gain(deed.state, deed.seat, self.resource, self.n, lands)
        return True

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        add(deed.state, side, self.resource, self.n)
        return
        yield

    def __str__(self) -> str:
        return f"gain {self.n} {RESOURCES[self.resource]}"


@dataclass(frozen=True)
class GainPer(Effect):
    """Resources for each of something, in one gain."""

    resource: int
    n: int
    per: Per

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        n = self.n * self.per.count(deed)
        lands = self.per.lands(deed) if self.resource == MATERIALS else ()
        yield from gain(deed.state, deed.seat, self.resource, n, lands)
        return True

    def __str__(self) -> str:
        return f"gain {self.n} {RESOURCES[self.resource]} per {self.per}"


@dataclass(frozen=True)
class Pay(Effect):
    """Resources to the supply; progress may stand for others."""

    cost: Amounts

    def can(self, deed: Deed) -> bool:
        return can_pay(deed.state, deed.seat, self.cost)

    def allowed(self, deed: Deed) -> bool:
        return self.can(deed)

    def open(self, deed: Deed) -> bool:
        return self.can(deed)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if not self.can(deed):
            return False
        yield from pay(deed.state, deed.seat, self.cost, deed.card)
        return True

    def __str__(self) -> str:
        return " ; ".join(f"pay {n} {RESOURCES[r]}" for r, n in enumerate(self.cost) if n)


@dataclass(frozen=True)
class PayAll(Effect):
    """All progress, of which there must be so much."""

    least: int

    def can(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].resources[PROGRESS] >= self.least

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        have = deed.state.players[deed.seat].resources
        deed.state.note("pays", deed.seat, have[PROGRESS], RESOURCES[PROGRESS])
        have[PROGRESS] = 0
        return True
        yield

    def __str__(self) -> str:
        return f"pay all progress (min {self.least})"


@dataclass(frozen=True)
class PayUpTo(Effect):
    """Some progress, at will; how much is counted."""

    most: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        have = deed.state.players[deed.seat].resources
        n = yield from choose(
            deed.seat,
            "pay-up-to",
            lambda: list(range(min(self.most, have[PROGRESS]) + 1)),
            about=(deed.card, self.most),
        )
        if n:
            have[PROGRESS] -= n
            deed.state.note("pays", deed.seat, n, RESOURCES[PROGRESS])
        deed.count("progress paid", n)
        return n > 0

    def __str__(self) -> str:
        return f"pay up to {self.most} progress"


@dataclass(frozen=True)
class Steal(Effect):
    """Resources from each other player, as far as they have them."""

    resource: int
    n: int
    condition: Condition | None = None

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        condition = self.condition
        victims = [s for s in deed.others() if condition is None or condition.holds(deed.of(s))]
        steal(deed, victims, self.resource, self.n)
        return True
        yield

    def __str__(self) -> str:
        who = f"EACH_OTHER[{self.condition}]" if self.condition else "EACH_OTHER"
        return f"steal {self.n} {RESOURCES[self.resource]} from {who}"


@dataclass(frozen=True)
class GainAction(Effect):
    n: int = 1

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.state.players[deed.seat].actions += self.n
        deed.state.note("gains-action", deed.seat, self.n)
        return True
        yield

    def __str__(self) -> str:
        return f"gain {self.n} action"


@dataclass(frozen=True)
class SpendAction(Effect):
    n: int = 1

    def can(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].actions >= self.n

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.state.players[deed.seat].actions -= self.n
        return True
        yield

    def __str__(self) -> str:
        return f"spend {self.n} action"


@dataclass(frozen=True)
class GainAgain(Effect):
    """What lay on the market card just taken, once more."""

    resource: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from gain(deed.state, deed.seat, self.resource, deed.tally.get("n", 0))
        return True

    def __str__(self) -> str:
        verb = "were" if self.resource == MATERIALS else "was"
        return f"gain again the {RESOURCES[self.resource]} that {verb} on it"


@dataclass(frozen=True)
class PlaceOnMarket(Effect):
    """Resources from the supply on any market card."""

    resource: int
    n: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from place_on_market(deed, self.resource, self.n)
        return True

    def __str__(self) -> str:
        return f"place {self.n} {RESOURCES[self.resource]} on market_card"


def place_on_market(deed: Deed, resource: int, n: int) -> Flow[None]:
    """Tokens from the supply on a market card that the player chooses; there may be none left."""
    state = deed.state
    if not state.market_cards():
        return
    picked = yield from choose(
        deed.seat,
        "place-on-market",
        lambda: [("pick", card, "market") for card in state.market_cards()],
        about=(deed.card, n, RESOURCES[resource]),
    )
    put_tokens(state, argument(picked), resource, n)
    state.note("token", deed.seat, n, RESOURCES[resource], argument(picked))


def put_tokens(state: State, card: int, resource: int, n: int) -> None:
    slot = state.slot_of(card)
    tokens = list(state.market[slot])
    tokens[resource] += n
    state.market[slot] = (tokens[0], tokens[1], tokens[2])


@dataclass(frozen=True)
class PlaceOnSelf(Effect):
    """Pottery: progress that lies on the card."""

    n: int = 1

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        placed = deed.state.placed
        placed[deed.card] = placed.get(deed.card, 0) + self.n
        return True
        yield

    def __str__(self) -> str:
        return f"place {self.n} progress on self"


@dataclass(frozen=True)
class TakeFromSelf(Effect):
    """Pottery: what lay on it is gained when it leaves play, whatever way it goes (`rules.moving`)."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return True
        yield

    def __str__(self) -> str:
        return "gain all progress on self"


@dataclass(frozen=True)
class TokenBack(Picking):
    """An exhaust token from one of the own cards, which can then be exhausted again; never from this card."""

    def tired(self, deed: Deed) -> list[int]:
        player = deed.state.players[deed.seat]
        return [card for card in player.tired if card != deed.card]

    def can(self, deed: Deed) -> bool:
        return bool(self.tired(deed))

    def allowed(self, deed: Deed) -> bool:
        return self.can(deed)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from pick(deed, "token-back", lambda: self.tired(deed), may=may)
        if card < 0:
            return False
        player = deed.state.players[deed.seat]
        player.tired = tuple(c for c in player.tired if c != card)
        player.exhausts += 1
        deed.state.note("token-back", deed.seat, card)
        return True

    def __str__(self) -> str:
        return "return 1 exhaust_token to state_card"


@dataclass(frozen=True)
class Treat(Effect):
    """Until the end of the turn one symbol of a land counts as three production."""

    land: str

    def lands(self, deed: Deed) -> list[int]:
        state = deed.state
        treated = [card for card, land in state.players[deed.seat].treated if land == self.land]
        cards = state.zones[PLAY + deed.seat]
        return [c for c in cards if state.card(c).symbols.get(self.land, 0) > treated.count(c)]

    def allowed(self, deed: Deed) -> bool:
        return bool(self.lands(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from pick(deed, "treat", lambda: self.lands(deed), may=may)
        if card < 0:
            return False
        deed.state.players[deed.seat].treated += ((card, self.land),)
        deed.state.note("treats", deed.seat, card)
        return True

    def __str__(self) -> str:
        return f"until end of turn treat 1 {self.land.upper()} in_play as 3 PRODUCTION"


# -- hand, deck and discard pile


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

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        """It has no hand: the top cards of its deck are discarded (see docs/games/imperium-solo.md)."""
        discard_from_deck(deed.state, side, self.n)
        return
        yield

    def __str__(self) -> str:
        return f"draw {'up to ' if self.up_to else ''}{self.n}{' if_able' if self.able else ''}"


def discard_from_deck(state: State, side: int, n: int) -> None:
    """Solo: the opponent has no hand; the top cards of its deck are discarded instead, unless that is switched off."""
    if state.variants["solo_draw"] == "discard":
        opponent.top_discard(state, side, n)


@dataclass(frozen=True)
class DrawPer(Effect):
    """A card for each of something."""

    n: int
    per: Per

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.drawn = yield from draw(deed.state, deed.seat, self.n * self.per.count(deed))
        return bool(deed.drawn)

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

    # -- masks that need not be discarded (Step Pyramids, Stone Heads)

    def _helpers(self, deed: Deed) -> list[int]:
        """Cards that take the place of a mask: a fresh Step Pyramids, garrisons of the Stone Heads."""
        state, seat = deed.state, deed.seat
        found: list[int] = []
        for card in state.zones[PLAY + seat]:
            if state.card(card).rule(FewerMasks) is not None and self._token_for(deed, card):
                found.append(card)
            if state.card(card).rule(MasksUnder) is not None:
                found += state.garrison_of(card)
        return found

    def _token_for(self, deed: Deed, card: int) -> bool:
        """Whether a token is left for the card, besides the one for the ability that asks for masks."""
        state, player = deed.state, deed.state.players[deed.seat]
        asking = deed.card not in player.tired and state.card(deed.card).exhaust is not None
        return moments.may_exhaust(state, deed.seat, card) and player.exhausts > asking

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

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        """It has no hand: the top cards of its deck are discarded (see docs/games/imperium-solo.md)."""
        discard_from_deck(deed.state, side, self.n)
        return
        yield

    def __str__(self) -> str:
        if self.any_number:
            return f"discard any number of {self.kind}"
        return f"discard {self.n}" + (f" {self.kind}" if self.kind.hidden else "")


@dataclass(frozen=True)
class DiscardDrawn(Effect):
    """One of the cards just drawn."""

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

    def __str__(self) -> str:
        return {"discard": "discard it", "on top": "put it on top_of_deck", "history": "history it"}[self.how]


@dataclass(frozen=True)
class Give(Effect):
    """Each other player is given a card from the own hand or discard pile, into the hand."""

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


# -- market, fame, unrest


@dataclass(frozen=True)
class Acquire(Picking):
    """A market card with its tokens and its unrest; perhaps from the exile; perhaps only one with tokens on it."""

    kind: Kind
    exile: bool = False
    token: int = -1
    any_suit: bool = False

    def _cards(self, deed: Deed) -> list[int]:
        state = deed.state
        found = market.in_market(state, self.kind, self.token)
        if self.exile:
            return found + state.distinct(state.fitting(self.kind, state.zones[EXILE]))
        return found if self.token >= 0 else found + market.from_exile(state, deed.seat, self.kind)

    def can(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from pick(deed, "acquire", lambda: self._cards(deed), may=may)
        if card < 0:
            return False
        deed.it = card
        yield from market.acquire(deed.state, deed.seat, card, deed.lands())
        return True

    def __str__(self) -> str:
        if self.token >= 0:
            return f"acquire {'market_card' if self.any_suit else self.kind}[{RESOURCES[self.token]} on it]"
        return f"acquire {self.kind}{' from market/exile' if self.exile else ''}"


@dataclass(frozen=True)
class AcquireExiled(Picking):
    """A card from the exile, of any suit."""

    kind: Kind

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        card = yield from pick(
            deed, "acquire", lambda: state.distinct(state.fitting(self.kind, state.zones[EXILE])), may=may
        )
        if card < 0:
            return False
        yield from market.acquire_exiled(state, deed.seat, card)
        return True

    def __str__(self) -> str:
        return f"acquire exiled {self.kind}"


@dataclass(frozen=True)
class BreakThrough(Picking):
    """A market card without its unrest, or one from a deck; `exile`: an exiled card may be taken instead."""

    kind: Kind
    exile: bool = False

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat

        def listing() -> list[Value]:
            found: list[Value] = [("pick", c, "market") for c in market.in_market(state, self.kind)]
            if self.exile:
                exiled = state.distinct(state.fitting(self.kind, state.zones[EXILE]))
                found += [("pick", c, "exile") for c in exiled]
            found += [("deck", suit) for suit in self.suits()]
            return [*found, NO] if may else found

        picked = yield from choose(seat, "break-through", listing, about=(deed.card,))
        if picked == NO:
            return False
        assert isinstance(picked, tuple)
        if picked[0] == "deck":
            suit = str(picked[1])
            kind = self.kind if self.kind.star else SUIT_KINDS[suit]
            deed.it = yield from market.break_through_deck(state, seat, suit, kind)
            return True
        deed.it = argument(picked)
        if state.at[deed.it] == EXILE:
            yield from market.break_through_exiled(state, seat, deed.it)
        else:
            yield from market.take_from_market(state, seat, deed.it, unrest=False, lands=deed.lands())
        return True

    def suits(self) -> tuple[str, ...]:
        """The suits that can be declared; a card with a `*` coin is sought in the main deck."""
        return ("star",) if self.kind.star else self.kind.of

    def __str__(self) -> str:
        if self.kind.star:
            return f"break_through any {self.kind}"
        more = ", an exiled card of the declared suit may be taken instead" if self.exile else ""
        return f"break_through {self.kind}{more}"


#: Places that are searched, and shuffled afterwards.
DECKS = ("deck", "nation")
SUIT_KINDS = {suit: Kind(suit) for suit in MARKET_SUITS}


@dataclass(frozen=True)
class ExileMarket(Picking):
    """A market card without tokens goes to the exile."""

    def can(self, deed: Deed) -> bool:
        return bool(market.exilable(deed.state))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        card = yield from pick(deed, "exile-market", lambda: market.exilable(state), may=may)
        if card < 0:
            return False
        market.exile_market(state, deed.seat, card)
        return True

    def __str__(self) -> str:
        return "exile 1 market_card"


@dataclass(frozen=True)
class SwapExiled(Effect):
    """An exiled card takes the place of a market card."""

    def allowed(self, deed: Deed) -> bool:
        return bool(deed.state.zones[EXILE] and deed.state.market_cards())

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        if not self.allowed(deed):
            return False
        exiled = yield from pick(deed, "swap-exiled", lambda: state.distinct(state.zones[EXILE]), may=may)
        if exiled < 0:
            return False
        card = yield from pick(deed, "swap-market", state.market_cards, may=False)
        market.swap(state, deed.seat, exiled, card)
        return True

    def __str__(self) -> str:
        return "swap 1 exiled card with 1 market_card"


@dataclass(frozen=True)
class TakeFame(Effect):
    """The top card of the fame deck."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from take_fame(deed)
        return True

    def __str__(self) -> str:
        return "take top FAME"


@dataclass(frozen=True)
class LookFame(Effect):
    """Look at the top of the fame deck and take one."""

    n: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from look_at_fame(deed, self.n)
        return True

    def __str__(self) -> str:
        return f"fame_look {self.n} take 1"


@dataclass(frozen=True)
class TakeUnrest(Effect):
    n: int = 1

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        for _ in range(self.n):
            yield from take_unrest(deed.state, deed.seat)
        return True

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        for _ in range(self.n):
            yield from take_unrest(deed.state, side)

    def __str__(self) -> str:
        return "take UNREST" if self.n == 1 else f"take {self.n} UNREST"


@dataclass(frozen=True)
class ReturnUnrest(Picking):
    """Unrest back to the pile."""

    places: tuple[str, ...] = ("hand",)
    up_to: int = 0
    #: The notation names the hand only where the card does.
    named: bool = False

    @property
    def hidden(self) -> bool:
        return "hand" in self.places

    def _cards(self, deed: Deed) -> list[int]:
        return cards_in(deed.state, deed.seat, self.places, ANY_UNREST)

    def can(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def allowed(self, deed: Deed) -> bool:
        return True

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, done = deed.state, False
        for _ in range(self.up_to or 1):
            optional = may or self.up_to > 0
            card = yield from pick(
                deed, "return-unrest", lambda: self._cards(deed), may=optional, secret=self.hidden and optional
            )
            if card < 0:
                break
            done = True
            deed.count("UNREST returned")
            yield from return_unrest(state, deed.seat, card)
        return done

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        """It returns what lies in its discard pile; a hand it has none."""
        card = opponent.unrest_in_discard(deed.state, side)
        if card >= 0:
            opponent.return_unrest(deed.state, side, card)
            deed.count("UNREST returned")
        return
        yield

    def __str__(self) -> str:
        many = f"up to {self.up_to} " if self.up_to else ""
        shown = self.places != ("hand",) or self.named
        return f"return {many}UNREST{' from ' + '/'.join(self.places) if shown else ''}"


@dataclass(frozen=True)
class ReturnSelf(Effect):
    """An unrest card that was played goes back to the pile."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from return_unrest(deed.state, deed.seat, deed.card)
        return True

    def __str__(self) -> str:
        return "return self to unrest_pile"


@dataclass(frozen=True)
class UnrestPrice(Effect):
    """One of the prices on unrest: cards or materials, of which other cards may take something off."""

    cards: int = 0
    materials: int = 0

    @property
    def hidden(self) -> bool:
        return False

    def _price(self, deed: Deed) -> Effect:
        state = deed.state
        less = [r for c in state.in_play(deed.seat) for r in state.card(c).rules if isinstance(r, UnrestCost)]
        if self.cards:
            return Discard(max(1, self.cards - sum(rule.cards for rule in less)))
        return Pay((max(1, self.materials - sum(rule.materials for rule in less)), 0, 0))

    def can(self, deed: Deed) -> bool:
        return self._price(deed).can(deed)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return (yield from self._price(deed).run(deed))

    def __str__(self) -> str:
        return f"discard {self.cards}" if self.cards else f"pay {self.materials} materials"


# -- the play area


def in_play_of(state: State, side: int, kind: Kind, *, pinned: bool = False) -> list[int]:
    """Cards that can be moved out of the play area."""
    cards = [c for c in state.zones[PLAY + side] if not state.card(c).fixed]
    return [c for c in state.fitting_in_play(kind, side, cards) if not pinned or state.card(c).pinned]


@dataclass(frozen=True)
class Recall(Picking):
    """A permanent card in play to the hand, with its garrison."""

    kind: Kind

    def _cards(self, deed: Deed) -> list[int]:
        return in_play_of(deed.state, deed.seat, self.kind, pinned=True)

    def can(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from pick(deed, "recall", lambda: self._cards(deed), may=may)
        if card < 0:
            return False
        deed.it = card
        deed.use(card)
        yield from moving.recall(deed.state, deed.seat, card)
        return True

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        """The card that fits and was played last goes on top of its deck."""
        opponent.recall(deed.state, side, self.kind)
        return
        yield

    def __str__(self) -> str:
        return f"recall any 1 {self.kind}" if self.kind.named else f"recall {self.kind}"


@dataclass(frozen=True)
class Itself(Effect):
    """What becomes of the card itself: recalled, abandoned, into the history, exiled, sunk."""

    how: str

    def can(self, deed: Deed) -> bool:
        return deed.state.at[deed.card] == PLAY + deed.seat

    def allowed(self, deed: Deed) -> bool:
        return self.can(deed)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        """Where it has already gone elsewhere (discarded, say), there is nothing to do."""
        if not self.can(deed):
            return False
        doors = {
            "recall": moving.recall,
            "abandon": moving.abandon,
            "history": moving.into_history,
            "exile": moving.exile,
            "sink": moving.sink,
        }
        deed.use(deed.card)
        yield from doors[self.how](deed.state, deed.seat, deed.card)
        return True

    def __str__(self) -> str:
        return f"{self.how} self"


@dataclass(frozen=True)
class Abandon(Picking):
    """Own cards in play to the discard pile, with their garrisons. `garrisoned`: only those with such a card under
    them."""

    kind: Kind
    n: int = 1
    up_to: bool = False
    garrisoned: Kind | None = None

    def _cards(self, deed: Deed) -> list[int]:
        state = deed.state
        found = [c for c in in_play_of(state, deed.seat, self.kind) if c != deed.card or state.card(c).pinned]
        if self.garrisoned is not None:
            kind = self.garrisoned
            return [c for c in found if state.fitting(kind, state.garrison_of(c))]
        return found

    def can(self, deed: Deed) -> bool:
        """A card that counts as two regions is worth two."""
        on, face = self.kind.on, deed.state.face
        return sum(max(1, on[face[c]]) for c in self._cards(deed)) >= self.n

    def feasible(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, given = deed.state, 0
        while given < self.n:
            optional = self.up_to or (may and not given)
            card = yield from pick(deed, "abandon", lambda: self._cards(deed), may=optional)
            if card < 0:
                break
            given += max(1, self.kind.on[state.face[card]]) if not self.up_to else 1
            deed.it = card
            deed.use(card)
            deed.count("abandoned")
            yield from moving.abandon(state, deed.seat, card)
        return given > 0

    def on_bot(self, deed: Deed, side: int) -> Flow[None]:
        """The card that fits and was played last."""
        if opponent.abandon(deed.state, side, self.kind) >= 0:
            deed.count("abandoned")
        return
        yield

    def __str__(self) -> str:
        many = f"up to {self.n} " if self.up_to else f"{self.n} " if self.n > 1 else ""
        where = f"[garrisoned by {self.garrisoned}]" if self.garrisoned is not None else ""
        return f"abandon {many}{self.kind}{where}"


@dataclass(frozen=True)
class AbandonGarrison(Picking):
    """Only cards in garrisons: what lies above them stays."""

    kind: Kind
    n: int = 1
    in_region: bool = False

    def _cards(self, deed: Deed) -> list[int]:
        state = deed.state
        found = state.fitting(self.kind, state.zones[GARRISON + deed.seat])
        return [c for c in found if not self.in_region or ANY_REGION.on[state.face[state.garrisons[c]]]]

    def can(self, deed: Deed) -> bool:
        return len(self._cards(deed)) >= self.n

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        done = False
        for i in range(self.n):
            card = yield from pick(deed, "abandon", lambda: self._cards(deed), may=may and i == 0)
            if card < 0:
                break
            done = True
            yield from moving.abandon(deed.state, deed.seat, card)
        return done

    def __str__(self) -> str:
        many = f"{self.n} " if self.n > 1 else ""
        return f"abandon {many}garrisoned {self.kind}{'[in REGION]' if self.in_region else ''}"


@dataclass(frozen=True)
class RecallGarrison(Effect):
    """A card under this one to the hand."""

    kind: Kind

    def _cards(self, deed: Deed) -> list[int]:
        return deed.state.fitting(self.kind, deed.state.garrison_of(deed.card))

    def can(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from pick(deed, "recall", lambda: self._cards(deed), may=may)
        if card < 0:
            return False
        yield from moving.recall(deed.state, deed.seat, card)
        return True

    def __str__(self) -> str:
        return f"recall 1 {self.kind} garrisoned here"


@dataclass(frozen=True)
class Put(Picking):
    """Cards from some places into the history, the exile or the water."""

    how: str
    n: int
    kind: Kind
    places: tuple[str, ...]
    up_to: bool = False
    #: Given up in the place of something worse: as one of several ways there must be something to give up.
    due: bool = False

    @property
    def hidden(self) -> bool:
        return "hand" in self.places and self.kind.hidden

    def open(self, deed: Deed) -> bool:
        return not self.due or bool(self._cards(deed))

    def _cards(self, deed: Deed) -> list[int]:
        found = cards_in(deed.state, deed.seat, self.places, self.kind)
        return [card for card in found if card != deed.card]

    def can(self, deed: Deed) -> bool:
        return len(self._cards(deed)) >= 1 if self.n == 1 else len(self._all(deed)) >= self.n

    def _all(self, deed: Deed) -> list[int]:
        state = deed.state
        return [c for place in self.places for c in state.fitting(self.kind, state.zones[zone_of(place, deed.seat)])]

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, done = deed.state, False
        doors = {"history": moving.into_history, "exile": moving.exile, "sink": moving.sink}
        for i in range(self.n):
            secret = tells(state, deed.seat, self.places, self.kind)
            optional = self.up_to or (may and i == 0)
            card = yield from pick(deed, self.how, lambda: self._cards(deed), may=optional, secret=secret)
            if card < 0:
                break
            done = True
            deed.it = card
            if state.at[card] == PLAY + deed.seat:
                deed.use(card)
            yield from doors[self.how](state, deed.seat, card, self.kind)
        return done

    def __str__(self) -> str:
        many = f"up to {self.n} " if self.up_to else "" if self.kind.named else f"{self.n} "
        noun = "cards" if self.n > 1 and not self.kind.hidden else str(self.kind)
        return f"{self.how} {many}{noun} from {'/'.join(self.places)}"


@dataclass(frozen=True)
class Garrison(Picking):
    """A card from the hand under this card."""

    kind: Kind = ANY

    @property
    def hidden(self) -> bool:
        return self.kind.hidden

    def _cards(self, deed: Deed) -> list[int]:
        state = deed.state
        hand = state.distinct(state.fitting(self.kind, state.zones[HAND + deed.seat]))
        return [card for card in hand if not state.card(card).ungarrisonable]

    def can(self, deed: Deed) -> bool:
        return bool(self._cards(deed)) and deed.state.at[deed.card] in (PLAY + deed.seat, POWERS + deed.seat)

    def allowed(self, deed: Deed) -> bool:
        return deed.state.at[deed.card] == PLAY + deed.seat and bool(deed.state.zones[HAND + deed.seat])

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state = deed.state
        if state.at[deed.card] != PLAY + deed.seat or not state.zones[HAND + deed.seat]:
            return False
        card = yield from pick(deed, "garrison", lambda: self._cards(deed), may=may, secret=True)
        if card < 0:
            return False
        moving.garrison(state, deed.seat, card, deed.card)
        return True

    def __str__(self) -> str:
        return f"garrison 1 {self.kind} here"


@dataclass(frozen=True)
class GarrisonSelf(Picking):
    """The card being played goes under an own region, instead of to the discard pile."""

    def _hosts(self, deed: Deed) -> list[int]:
        return [c for c in deed.state.fitting(ANY_REGION, deed.state.zones[PLAY + deed.seat]) if c != deed.card]

    def can(self, deed: Deed) -> bool:
        return deed.state.at[deed.card] == PLAY + deed.seat and bool(self._hosts(deed))

    def allowed(self, deed: Deed) -> bool:
        return self.can(deed)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        host = yield from pick(deed, "garrison-in", lambda: self._hosts(deed), may=may)
        if host < 0:
            return False
        moving.garrison(deed.state, deed.seat, deed.card, host)
        deed.it = host
        return True

    def __str__(self) -> str:
        return "garrison self in REGION"


@dataclass(frozen=True)
class ResolveHost(Effect):
    """What the region does when it is played, once more; it is not played."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        effect = deed.state.card(deed.it).play
        if effect is not None:
            yield from effect.run(deed.again(deed.it))
        return True

    def __str__(self) -> str:
        return "resolve the play ability of that REGION again"


# -- developments, nation deck


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
        card = yield from pick(deed, "develop", lambda: affordable(state, seat, free=self.free), may=may)
        if card < 0:
            return False
        yield from take(state, seat, card, free=self.free)
        return True

    def __str__(self) -> str:
        return "develop free" if self.free else "develop"


@dataclass(frozen=True)
class NationCard(Effect):
    """The top card of the nation deck to the discard pile."""

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


@dataclass(frozen=True)
class Find(Effect):
    """Search hand, discard pile, deck and nation deck for a card, in that order.

    A deck is searched, and shuffled afterwards, only if the search gets there. A card that is named is taken where it
    is first found; of cards with a symbol the player says in which of the places to search.
    """

    kind: Kind
    to: str
    places: tuple[str, ...] = ("hand", "discard", "deck", "nation")

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

    def __str__(self) -> str:
        places = "" if len(self.places) == 4 else f" in {'/'.join(self.places).replace('deck', 'draw_deck')}"
        return f"find {self.kind}{places} to {self.to}"


# -- playing cards inside an effect


@dataclass(frozen=True)
class FreePlay(Picking):
    """Play a card of a kind from the hand now, without an action; perhaps although it shows an empire."""

    kind: Kind
    ignore_empire: bool = False

    @property
    def hidden(self) -> bool:
        return True

    def _cards(self, deed: Deed) -> list[int]:
        state, seat = deed.state, deed.seat
        hand = state.fitting(self.kind, state.zones[HAND + seat])
        return state.distinct(c for c in hand if obstacle(state, seat, c, ignore_empire=self.ignore_empire) is None)

    def can(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        """The card says "play": whoever has none has not, and that is nobody's business."""
        card = yield from pick(deed, "free-play", lambda: self._cards(deed), may=True, secret=True)
        if card < 0:
            return False
        yield from play_at_once(deed.state, deed.seat, card)
        return True

    def __str__(self) -> str:
        return f"free_play {self.kind}{'[ignore EMPIRE]' if self.ignore_empire else ''}"


@dataclass(frozen=True)
class FreePlayIt(Effect):
    """Play the card just acquired, if it can be played."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        if deed.it < 0 or state.at[deed.it] != HAND + seat or obstacle(state, seat, deed.it) is not None:
            return False
        yield from play_at_once(state, seat, deed.it)
        return True

    def __str__(self) -> str:
        return "free_play that card now"


@dataclass(frozen=True)
class PlayFromDiscard(Effect):
    """Play a card of a kind out of the discard pile, as if from the hand."""

    kind: Kind

    def _cards(self, deed: Deed) -> list[int]:
        state, seat = deed.state, deed.seat
        found = state.fitting(self.kind, state.zones[DISCARD + seat])
        return state.distinct(c for c in found if obstacle(state, seat, c) is None)

    def allowed(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from pick(deed, "play-from", lambda: self._cards(deed), may=may)
        if card < 0:
            return False
        yield from play_at_once(deed.state, deed.seat, card)
        return True

    def __str__(self) -> str:
        return f"play {self.kind} from discard"


@dataclass(frozen=True)
class IgnoreEmpire(Effect):
    """The next card played in this turn may show an empire."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.state.players[deed.seat].ignore_empire = True
        return True
        yield

    def __str__(self) -> str:
        return "ignore EMPIRE on the next card played this turn"


@dataclass(frozen=True)
class EndGame(Effect):
    """The end begins."""

    why: str

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        trigger(deed.state, self.why)
        return True
        yield

    def __str__(self) -> str:
        return "trigger GAME_END"


# -- what is counted


@dataclass(frozen=True)
class InPlay(Per):
    """Symbols of a kind in play."""

    kind: Kind

    def count(self, deed: Deed) -> int:
        return deed.state.count_in_play(deed.seat, self.kind)

    def lands(self, deed: Deed) -> set[str]:
        state, seat = deed.state, deed.seat
        counted = state.fitting_in_play(self.kind, seat, state.zones[PLAY + seat])
        return {land for card in counted for land, n in state.lands_of(card, seat).items() if n > 0}

    def __str__(self) -> str:
        return f"{self.kind} in_play"


@dataclass(frozen=True)
class Tally(Per):
    """How often something was done by the deed."""

    what: str
    said: str

    def count(self, deed: Deed) -> int:
        return deed.tally.get(self.what, 0)

    def __str__(self) -> str:
        return self.said


@dataclass(frozen=True)
class Garrisoned(Per):
    """Cards of a kind in any garrison."""

    kind: Kind

    def count(self, deed: Deed) -> int:
        return len(deed.state.fitting(self.kind, deed.state.zones[GARRISON + deed.seat]))

    def __str__(self) -> str:
        return f"garrisoned {self.kind}"


# -- conditions


@dataclass(frozen=True)
class IsEmpire(Condition):
    """The player's state."""

    empire: bool

    def holds(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].empire == self.empire

    def __str__(self) -> str:
        return f"state={'empire' if self.empire else 'barbarian'}"


@dataclass(frozen=True)
class HasInPlay(Condition):
    """So many of a kind in play."""

    kind: Kind
    n: int = 1
    least: bool = False

    def holds(self, deed: Deed) -> bool:
        return deed.state.count_in_play(deed.seat, self.kind) >= self.n

    def __str__(self) -> str:
        if self.least:
            return f"at least {self.n} {self.kind} in_play"
        return f"{'' if self.n == 1 else f'{self.n} '}{self.kind} in_play"


@dataclass(frozen=True)
class InHistory(Condition):
    """A card in the history; never where none is kept."""

    kind: Kind

    def holds(self, deed: Deed) -> bool:
        state = deed.state
        if not moving.keeps_history(state, deed.seat):
            return False
        return bool(state.fitting(self.kind, state.zones[HISTORY + deed.seat]))

    def __str__(self) -> str:
        return f"{self.kind} in_history"


@dataclass(frozen=True)
class WasShort(Condition):
    """Could not give all that was to be stolen."""

    said: str

    def holds(self, deed: Deed) -> bool:
        return deed.seat in deed.short

    def __str__(self) -> str:
        return self.said


@dataclass(frozen=True)
class WasGiven(Condition):
    """Was given a card of a kind."""

    kind: Kind

    def holds(self, deed: Deed) -> bool:
        card = deed.given.get(deed.seat, -1)
        return card >= 0 and bool(self.kind.on[deed.state.face[card]])

    def __str__(self) -> str:
        return f"was given {self.kind}"


@dataclass(frozen=True)
class ItHas(Condition):
    """The card that the deed was last about."""

    kind: Kind
    said: str
    has: bool = True

    def holds(self, deed: Deed) -> bool:
        return deed.it >= 0 and self._on_it(deed) == self.has

    def _on_it(self, deed: Deed) -> bool:
        """A card that was taken out of play is as it was there."""
        lands = deed.used.get(deed.it)
        if lands is not None and set(self.kind.of) <= set(LANDS):
            return any(lands[land] > 0 for land in self.kind.of)
        return bool(self.kind.on[deed.state.face[deed.it]])

    def __str__(self) -> str:
        return self.said


@dataclass(frozen=True)
class HasResource(Condition):
    """So much of a resource."""

    weighs: ClassVar[bool] = True

    resource: int
    n: int

    def holds(self, deed: Deed) -> bool:
        return deed.state.players[deed.seat].resources[self.resource] >= self.n

    def __str__(self) -> str:
        return f"{RESOURCES[self.resource]} >= {self.n}"


def seq(*steps: Effect) -> Effect:
    """Several steps as one."""
    return steps[0] if len(steps) == 1 else Seq(steps)
