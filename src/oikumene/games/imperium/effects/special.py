"""What only one card, or one nation, does."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.effects.base import Condition, Effect, Picking, pick
from oikumene.games.imperium.kinds import ANY_UNREST, MARKET_SUITS, SUIT_KINDS, Kind
from oikumene.games.imperium.rules import market, moving
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.draw import become_empire
from oikumene.games.imperium.rules.matters import COURT, EMPIRE_AT_ONCE, LAST_QUEST
from oikumene.games.imperium.rules.unrest import return_unrest
from oikumene.games.imperium.state import (
    AREA,
    DECK,
    DISCARD,
    EXILE,
    GARRISON,
    HAND,
    JOURNEY,
    MAIN,
    PLAY,
    POWERS,
    State,
)
from oikumene.kernel.flow import Flow, choose
from oikumene.kernel.game import Part
from oikumene.kit.bend import bent, bent_by_card
from oikumene.kit.effects import part

ATTACK = Kind("attack")


# -- base decks


@dataclass(frozen=True)
class CopyExhaust(Effect):
    """Ambassador: what a permanent card of another player does when it is exhausted, as if it were one's own."""

    message = "text-copy-exhaust"

    def _cards(self, deed: Deed) -> list[int]:
        state = deed.state
        found = []
        for side in state.others(deed.seat):
            for card in state.zones[PLAY + side]:
                effect = state.card(card).exhaust
                copies = isinstance(effect, CopyExhaust)
                if effect is not None and not copies and state.card(card).pinned and effect.allowed(deed):
                    found.append(card)
        return found

    def allowed(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from pick(deed, "copy", lambda: self._cards(deed), may=may)
        if card < 0:
            return False
        effect = deed.state.card(card).exhaust
        assert effect is not None
        return (yield from effect.run(deed.again(deed.card)))

    def __str__(self) -> str:
        return "resolve the exhaust ability of 1 PINNED in an opponent's play area as if it were yours"


@dataclass(frozen=True)
class Declare(Effect):
    """Gambling: a suit is named, the top card of the main deck shown; if it fits, it is gained, else exiled."""

    message = "text-declare"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        picked = yield from choose(
            seat, "declare", lambda: [("suit", suit) for suit in MARKET_SUITS], about=(deed.card,)
        )
        state.note("declares", seat, picked[1])
        if not state.zones[MAIN]:
            return False
        card = state.zones[MAIN][-1]
        state.reveal(card, -1)
        state.note("reveals", card)
        state.move(card, HAND + seat if SUIT_KINDS[picked[1]].on[state.face[card]] else EXILE)
        market.watch_main_deck(state)
        return True

    def __str__(self) -> str:
        return (
            "declare 1 suit of ANY4 ; reveal top 1 of main_deck ; IF it has the declared suit THEN put it in hand ; "
            "IF it has not THEN exile it"
        )


# -- Arthurians


def court_of(state: State, seat: int) -> int:
    """King Arthur's Court; -1 with another nation, to whom a card of the Arthurians may have been given."""
    return bent(state, COURT, seat, -1)


def active_quest(state: State, seat: int) -> int:
    """The quest under the Court; -1 if there is none."""
    under = state.garrison_of(court_of(state, seat))
    return under[0] if under else -1


def is_last(state: State, seat: int, card: int) -> bool:
    """Whether a quest comes only when there is no other."""
    return bent_by_card(state, LAST_QUEST, seat, card, False)


def impending(state: State, seat: int) -> list[int]:
    """The quests that can be taken up: the Graal only when it is the last."""
    quests = list(state.zones[AREA + seat])
    others = [card for card in quests if not is_last(state, seat, card)]
    return others or quests


@dataclass(frozen=True)
class NoQuest(Condition):
    """No quest is active."""

    def holds(self, deed: Deed) -> bool:
        return active_quest(deed.state, deed.seat) < 0

    def when(self) -> Part:
        return part("if-no-quest")

    def __str__(self) -> str:
        return "no active_quest"


@dataclass(frozen=True)
class TakeQuest(Effect):
    """An impending quest goes under the Court."""

    message = "text-take-quest"

    def can(self, deed: Deed) -> bool:
        return bool(deed.state.zones[AREA + deed.seat])

    def allowed(self, deed: Deed) -> bool:
        return self.can(deed)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        card = yield from pick(deed, "quest", lambda: impending(state, seat), may=may)
        if card < 0:
            return False
        state.move(card, GARRISON + seat)
        state.garrisons[card] = court_of(state, seat)
        state.note("quest", seat, card)
        return True

    def __str__(self) -> str:
        return "garrison 1 impending_quest here"


@dataclass(frozen=True)
class ExileQuest(Effect):
    """An impending quest other than the Graal is exiled."""

    message = "text-exile-quest"

    def _cards(self, deed: Deed) -> list[int]:
        """Without a Court the area holds developments, not quests."""
        state = deed.state
        if court_of(state, deed.seat) < 0:
            return []
        return [c for c in state.zones[AREA + deed.seat] if not is_last(state, deed.seat, c)]

    def can(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from pick(deed, "exile", lambda: self._cards(deed), may=may)
        if card < 0:
            return False
        yield from moving.exile(deed.state, deed.seat, card)
        return True

    def __str__(self) -> str:
        return 'exile 1 impending_quest[not "Graal"]'


@dataclass(frozen=True)
class QuestTo(Effect):
    """The active quest to the hand or the discard pile: it is no quest any more."""

    place: str

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        card = active_quest(state, seat)
        if card < 0:
            return False
        del state.garrisons[card]
        state.move(card, (HAND if self.place == "hand" else DISCARD) + seat)
        state.note("to-hand" if self.place == "hand" else "discards", seat, card)
        return True
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-quest-to", mood=mood, to=[part(f"to-{self.place}")])

    def __str__(self) -> str:
        return f"put active_quest in {self.place}"


@dataclass(frozen=True)
class ExileTwrch(Picking):
    """Cafall: Twrch Trwyth is exiled, from play or as the active quest."""

    kind: Kind

    def _cards(self, deed: Deed) -> list[int]:
        state, seat = deed.state, deed.seat
        return state.fitting(self.kind, [*state.zones[PLAY + seat], *state.garrison_of(court_of(state, seat))])

    def can(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        card = yield from pick(deed, "exile", lambda: self._cards(deed), may=may)
        if card < 0:
            return False
        yield from moving.exile(deed.state, deed.seat, card)
        return True

    def say(self, mood: str = "") -> Part:
        return part("text-exile-twrch", mood=mood, cards=self.kind.cards(1))

    def __str__(self) -> str:
        return f"exile {self.kind}[in_play or active_quest]"


# -- Mauryans


@dataclass(frozen=True)
class HistoryAttacks(Effect):
    """Ashoka: hand, deck and discard pile are shown; all attack cards among them go into the history."""

    message = "text-history-attacks"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        for zone in (HAND + seat, DECK + seat):
            for card in state.zones[zone]:
                state.reveal(card, -1)
                state.note("reveals", card)
        shown = [*state.zones[HAND + seat], *state.zones[DISCARD + seat], *state.zones[DECK + seat]]
        for card in state.fitting(ATTACK, shown):
            yield from moving.into_history(state, seat, card)
        state.shuffle(DECK + seat)
        return True

    def __str__(self) -> str:
        return "reveal hand/draw_deck/discard ; history all ATTACK from hand/draw_deck/discard"


# -- Utopians


@dataclass(frozen=True)
class NextSide(Effect):
    """The journey goes on: the card is turned."""

    message = "text-next-side"

    @property
    def weighs(self) -> bool:
        return True

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.state.note("flips", deed.seat, deed.state.turn_over(deed.card))
        return True
        yield

    def __str__(self) -> str:
        return "flip self to side B"


@dataclass(frozen=True)
class NextJourney(Effect):
    """The journey goes on: the second card lies on top. The first is out of the game's way, under it."""

    named: Kind

    @property
    def weighs(self) -> bool:
        return True

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        card = state.zones[JOURNEY + seat][0]
        state.move(deed.card, JOURNEY + seat, under=True)
        state.move(card, POWERS + seat)
        state.note("flips", seat, card)
        if bent_by_card(state, EMPIRE_AT_ONCE, seat, card, False) and not state.players[seat].empire:
            become_empire(state, seat)
        return True
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-next-journey", mood=mood, name=[self.named.name()])

    def __str__(self) -> str:
        return f"replace self by {self.named}"


@dataclass(frozen=True)
class GarrisonedHere(Condition):
    """So many cards of a kind lie under this one."""

    kind: Kind
    n: int

    def holds(self, deed: Deed) -> bool:
        return len(deed.state.fitting(self.kind, deed.state.garrison_of(deed.card))) >= self.n

    def when(self) -> Part:
        return part("if-garrisoned", n=self.n, of=self.kind.say(many=True))

    def __str__(self) -> str:
        return f"{self.n} {self.kind} garrisoned here"


@dataclass(frozen=True)
class AbandonReturning(Effect):
    """Mountain Retreat: abandoned, and the unrest under it goes back to the pile."""

    message = "text-abandon-returning"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        for card in state.fitting(ANY_UNREST, state.garrison_of(deed.card)):
            del state.garrisons[card]
            deed.count("UNREST returned")
            yield from return_unrest(state, seat, card)
        yield from moving.abandon(state, seat, deed.card)
        return True

    def __str__(self) -> str:
        return "abandon self ; return all UNREST from garrison here"
