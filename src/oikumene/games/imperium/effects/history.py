"""History, exile, water, and garrisons."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.effects.base import Effect, Picking, from_places, pick, tells
from oikumene.games.imperium.kinds import ANY, ANY_REGION, Kind
from oikumene.games.imperium.rules import moving
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.moving import cards_in, zone_of
from oikumene.games.imperium.state import GARRISON, HAND, PLAY, POWERS
from oikumene.kernel.flow import Flow
from oikumene.kernel.game import Part
from oikumene.kit.effects import part


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

    def say(self, mood: str = "") -> Part:
        moved = self.kind.cards(self.n, self.up_to)
        return part(f"text-{self.how}", mood=mood, cards=moved, places=from_places(self.places))

    def __str__(self) -> str:
        many = f"up to {self.n} " if self.up_to else "" if self.kind.named else f"{self.n} "
        noun = "cards" if self.n > 1 and not self.kind.hidden else str(self.kind)
        return f"{self.how} {many}{noun} from {'/'.join(self.places)}"


# -- garrisons


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

    def say(self, mood: str = "") -> Part:
        if not self.kind.of:
            return part("text-garrison", mood=mood)
        return part("text-garrison-of", mood=mood, of=self.kind.say())

    def __str__(self) -> str:
        return f"garrison 1 {self.kind} here"


@dataclass(frozen=True)
class GarrisonSelf(Picking):
    """The card being played goes under an own region, instead of to the discard pile."""

    message = "text-garrison-self"

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

    message = "text-resolve-host"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        effect = deed.state.card(deed.it).play
        if effect is not None:
            yield from effect.run(deed.again(deed.it))
        return True

    def __str__(self) -> str:
        return "resolve the play ability of that REGION again"


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

    def say(self, mood: str = "") -> Part:
        return part("text-recall-garrison", mood=mood, cards=self.kind.cards(1))

    def __str__(self) -> str:
        return f"recall 1 {self.kind} garrisoned here"


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

    def say(self, mood: str = "") -> Part:
        id = "text-abandon-garrison-region" if self.in_region else "text-abandon-garrison"
        return part(id, mood=mood, cards=self.kind.cards(self.n))

    def __str__(self) -> str:
        many = f"{self.n} " if self.n > 1 else ""
        return f"abandon {many}garrisoned {self.kind}{'[in REGION]' if self.in_region else ''}"
