"""The play area: cards leave it, and cards are played inside an effect."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.effects.base import Effect, Picking, pick
from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.rules import moving
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.playing import obstacle, play_at_once
from oikumene.games.imperium.solo import verbs
from oikumene.games.imperium.state import DISCARD, HAND, PLAY, State
from oikumene.kernel.flow import Flow
from oikumene.kernel.game import Part
from oikumene.kit.effects import part


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

    def befalls(self, deed: Deed, side: int) -> Flow[None]:
        """The card that fits and was played last goes on top of its deck."""
        verbs.recall(deed.state, side, self.kind)
        return
        yield

    def say(self, mood: str = "") -> Part:
        if self.kind.named:
            return part("text-recall-any", mood=mood, name=[self.kind.name()])
        return part("text-recall", mood=mood, cards=self.kind.cards(1))

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

    def say(self, mood: str = "") -> Part:
        return part(f"text-self-{self.how}", mood=mood)

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

    def befalls(self, deed: Deed, side: int) -> Flow[None]:
        """The card that fits and was played last."""
        if verbs.abandon(deed.state, side, self.kind) >= 0:
            deed.count("abandoned")
        return
        yield

    def say(self, mood: str = "") -> Part:
        given, under = self.kind.cards(self.n, self.up_to), self.garrisoned
        if under is None:
            return part("text-abandon", mood=mood, cards=given)
        if under.named:
            return part("text-abandon-over-named", mood=mood, cards=given, name=[under.name()])
        return part("text-abandon-over", mood=mood, cards=given, of=under.say())

    def __str__(self) -> str:
        many = f"up to {self.n} " if self.up_to else f"{self.n} " if self.n > 1 else ""
        where = f"[garrisoned by {self.garrisoned}]" if self.garrisoned is not None else ""
        return f"abandon {many}{self.kind}{where}"


# -- playing


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

    def say(self, mood: str = "") -> Part:
        if self.ignore_empire:
            return part("text-free-play-empire", mood=mood)
        return part("text-free-play", mood=mood, cards=self.kind.cards(1))

    def __str__(self) -> str:
        return f"free_play {self.kind}{'[ignore EMPIRE]' if self.ignore_empire else ''}"


@dataclass(frozen=True)
class FreePlayIt(Effect):
    """Play the card just acquired, if it can be played."""

    message = "text-free-play-it"

    next = True

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

    def say(self, mood: str = "") -> Part:
        return part("text-play-from-discard", mood=mood, cards=self.kind.cards(1))

    def __str__(self) -> str:
        return f"play {self.kind} from discard"


@dataclass(frozen=True)
class IgnoreEmpire(Effect):
    """The next card played in this turn may show an empire."""

    message = "text-ignore-empire"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.state.players[deed.seat].ignore_empire = True
        return True
        yield

    def __str__(self) -> str:
        return "ignore EMPIRE on the next card played this turn"
