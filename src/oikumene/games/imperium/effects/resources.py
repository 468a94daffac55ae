"""Resources, actions and tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from oikumene.games.imperium.effects.base import Condition, Effect, Per, Picking, pick
from oikumene.games.imperium.model import MATERIALS, PROGRESS, RESOURCES, Amounts
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.market import put_tokens
from oikumene.games.imperium.rules.tokens import add, can_pay, gain, pay, steal
from oikumene.games.imperium.state import PLAY
from oikumene.kernel.flow import Flow, argument, choose
from oikumene.kernel.game import Part
from oikumene.kit.effects import part


@dataclass(frozen=True)
class Gain(Effect):
    """Resources from the supply."""

    resource: int
    n: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        lands = deed.lands(deed.card) if self.resource == MATERIALS else ()
        yield from gain(deed.state, deed.seat, self.resource, self.n, lands)
        return True

    def befalls(self, deed: Deed, side: int) -> Flow[None]:
        add(deed.state, side, self.resource, self.n)
        return
        yield

    @property
    def plain(self) -> bool:
        """Materials and population are; of progress its owner says when, since more can hang on it."""
        return self.resource != PROGRESS

    def told(self, before: list[Any]) -> list[Any]:
        """Gains in a row are said in one breath."""
        goods = ((self.n, self.resource),)
        if before and isinstance(before[-1], Gains):
            return [*before[:-1], Gains((*before[-1].goods, *goods))]
        return [*before, Gains(goods)]

    def more(self, last: Effect) -> Effect | None:
        if isinstance(last, Gains) and any(resource == self.resource for _, resource in last.goods):
            return Gains(((self.n, self.resource),), besides=True)
        return None

    def say(self, mood: str = "") -> Part:
        return Gains(((self.n, self.resource),)).say(mood)

    def __str__(self) -> str:
        return f"gain {self.n} {RESOURCES[self.resource]}"


@dataclass(frozen=True)
class Gains(Effect):
    """For texts: gains in a row, in one breath."""

    goods: tuple[tuple[int, int], ...]
    #: In addition to what was gained of it before.
    besides: bool = False

    def say(self, mood: str = "") -> Part:
        goods = [amount(n, resource, self.besides) for n, resource in self.goods]
        return part("text-gain", mood=mood, goods=goods)


def amount(n: int, resource: int, more: bool = False) -> Part:
    return part("text-amount-more" if more else "text-amount", n=n, resource=RESOURCES[resource])


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

    def say(self, mood: str = "") -> Part:
        return part("text-gain-per", mood=mood, n=self.n, resource=RESOURCES[self.resource], per=[self.per.each()])

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

    def say(self, mood: str = "") -> Part:
        price = [amount(n, resource) for resource, n in enumerate(self.cost) if n]
        return part("text-pay", mood=mood, price=price)

    def __str__(self) -> str:
        return " ; ".join(f"pay {n} {RESOURCES[r]}" for r, n in enumerate(self.cost) if n)


@dataclass(frozen=True)
class PayAll(Effect):
    """All progress, of which there must be so much."""

    least: int
    message = "text-pay-all"
    says = ("least",)

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
    message = "text-pay-up-to"
    says = ("most",)

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

    def say(self, mood: str = "") -> Part:
        stolen = partial(part, mood=mood, n=self.n, resource=RESOURCES[self.resource])
        if self.condition is None:
            return stolen("text-steal")
        return stolen("text-steal-that", that=[self.condition.that()])

    def __str__(self) -> str:
        who = f"EACH_OTHER[{self.condition}]" if self.condition else "EACH_OTHER"
        return f"steal {self.n} {RESOURCES[self.resource]} from {who}"


@dataclass(frozen=True)
class GainAction(Effect):
    n: int = 1
    message = "text-gain-action"
    says = ("n",)

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
    message = "text-spend-action"
    says = ("n",)

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

    def say(self, mood: str = "") -> Part:
        return part("text-gain-again", mood=mood, resource=RESOURCES[self.resource])

    def __str__(self) -> str:
        verb = "were" if self.resource == MATERIALS else "was"
        return f"gain again the {RESOURCES[self.resource]} that {verb} on it"


# -- on cards


@dataclass(frozen=True)
class PlaceOnMarket(Effect):
    """Resources from the supply on any market card."""

    resource: int
    n: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from place_on_market(deed, self.resource, self.n)
        return True

    def say(self, mood: str = "") -> Part:
        return part("text-place-on-market", mood=mood, n=self.n, resource=RESOURCES[self.resource])

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


@dataclass(frozen=True)
class PlaceOnSelf(Effect):
    """Pottery: progress that lies on the card."""

    n: int = 1
    message = "text-place-on-self"
    says = ("n",)

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

    message = "text-take-from-self"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return True
        yield

    def __str__(self) -> str:
        return "gain all progress on self"


@dataclass(frozen=True)
class TokenBack(Picking):
    """An exhaust token from one of the own cards, which can then be exhausted again; never from this card."""

    message = "text-token-back"

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

    def say(self, mood: str = "") -> Part:
        return part("text-treat", mood=mood, of=[part(f"kind-{self.land}")])

    def __str__(self) -> str:
        return f"until end of turn treat 1 {self.land.upper()} in_play as 3 PRODUCTION"
