"""Market and exile."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.effects.base import Effect, Picking, pick
from oikumene.games.imperium.kinds import ANY4, Kind
from oikumene.games.imperium.model import RESOURCES
from oikumene.games.imperium.rules import market
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.state import EXILE
from oikumene.kernel.flow import Flow
from oikumene.kernel.game import Part
from oikumene.kit.effects import part


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

    def more(self, last: Effect) -> Effect | None:
        return OneMore(self.kind) if last == self else None

    @property
    def trails(self) -> bool:
        return self.token >= 0

    def say(self, mood: str = "") -> Part:
        if self.token >= 0:
            taken = (ANY4 if self.any_suit else self.kind).cards(1)
            return part("text-acquire-with", mood=mood, cards=taken, resource=RESOURCES[self.token])
        id = "text-acquire-or-exiled" if self.exile else "text-acquire"
        return part(id, mood=mood, cards=self.kind.cards(1))

    def __str__(self) -> str:
        if self.token >= 0:
            return f"acquire {'market_card' if self.any_suit else self.kind}[{RESOURCES[self.token]} on it]"
        return f"acquire {self.kind}{' from market/exile' if self.exile else ''}"


@dataclass(frozen=True)
class OneMore(Effect):
    """For texts: one more card of the same kind."""

    kind: Kind

    def say(self, mood: str = "") -> Part:
        return part("text-acquire", mood=mood, cards=[part("cards-of-more", n=1, of=self.kind.say())])


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

    def say(self, mood: str = "") -> Part:
        return part("text-acquire-exiled", mood=mood, cards=self.kind.cards(1))

    def __str__(self) -> str:
        return f"acquire exiled {self.kind}"


@dataclass(frozen=True)
class BreakThrough(Picking):
    """A market card without its unrest, or one from a deck; `exile`: an exiled card may be taken instead."""

    kind: Kind
    exile: bool = False

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return market.break_through(deed, self.kind, exile=self.exile, may=may)

    def say(self, mood: str = "") -> Part:
        if self.kind.star:
            return part("text-break-through-star", mood=mood)
        id = "text-break-through-or-exiled" if self.exile else "text-break-through"
        return part(id, mood=mood, cards=self.kind.cards(1))

    def __str__(self) -> str:
        if self.kind.star:
            return f"break_through any {self.kind}"
        more = ", an exiled card of the declared suit may be taken instead" if self.exile else ""
        return f"break_through {self.kind}{more}"


@dataclass(frozen=True)
class ExileMarket(Picking):
    """A market card without tokens goes to the exile."""

    message = "text-exile-market"

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

    message = "text-swap-exiled"

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
