"""Features: what a location waits for while it lies in an empire, and the rules that it bends."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from oikumene.games.imperial_settlers.deed import Deed, Effect
from oikumene.games.imperial_settlers.effects.goods import ChooseGain, Gain, gains, give_up, one_of
from oikumene.games.imperial_settlers.model import COLOURS, GOLD, GOODS, RESOURCES, STONE, VP, WORKER, Amounts
from oikumene.games.imperial_settlers.rules import moments
from oikumene.games.imperial_settlers.rules.free import FREE_ACTIONS, Offer
from oikumene.games.imperial_settlers.rules.goods import POINTS_AT_ONCE, gain_vp, spend
from oikumene.games.imperial_settlers.rules.round import KEPT
from oikumene.games.imperial_settlers.state import HAND, TUCKED, State
from oikumene.kernel.flow import FREE, Flow, Value, optional
from oikumene.kernel.game import Part
from oikumene.kit.bend import Bend
from oikumene.kit.moments import Reaction

# -- what it waits for


@dataclass(frozen=True)
class Waits(Reaction[Deed]):
    """A feature that does something when its moment comes; `word` names it in facts and texts."""

    word: ClassVar[str] = ""

    def say(self) -> Part:
        return (f"text-feature-{self.word}", {})


@dataclass(frozen=True)
class Brings(Waits):
    """Goods each time, one of several gains perhaps."""

    @property
    def ways(self) -> list[Amounts]:
        effect = self.effect
        return effect.gains() if isinstance(effect, ChooseGain) else [effect.goods] if isinstance(effect, Gain) else []

    def say(self) -> Part:
        return (f"text-{self.word}", {"effect": [self.effect.say()]})


@dataclass(frozen=True)
class OnBuild(Brings):
    """Each time the owner builds a location of a colour, or a faction location; the card counts itself."""

    match: str = ""  # a colour, or "faction"
    word = "on-build"

    def fits(self, deed: Deed, about: int) -> bool:
        printed = deed.state.card(about)
        if self.match == "faction":
            return not printed.common
        return bool(printed.colour_bits >> COLOURS.index(self.match) & 1)

    def say(self) -> Part:
        return ("text-on-build", {"match": self.match, "effect": [self.effect.say()]})


class OnRaze(Brings):
    """Gallows, Raid: goods for each raze of the owner."""

    word = "on-raze"


class OnDeal(Brings):
    """Dojo: goods for each deal the owner makes, by Trade Route too."""

    word = "on-deal"


#: Points that the Slaver gives for one of each.
SLAVER_PAYS = {"gold": 2, "stone": 1}


class SellToSlaver(Effect):
    """A gold for 2 points or a stone for 1, one of them, once."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        goods = state.players[seat].goods

        def offers() -> list[str]:
            ways = ["gold-for-vp"] if goods[GOLD] else []
            return [*ways, "stone-for-vp"] if goods[STONE] or goods[GOLD] else ways

        if not offers():
            return False
        how = yield from optional(seat, "slaver", offers)
        if how is None:
            return False
        if how == "gold-for-vp":
            spend(state, seat, GOLD, 1)
            gain_vp(state, seat, SLAVER_PAYS["gold"])
        else:
            spend(state, seat, STONE if goods[STONE] else GOLD, 1)
            gain_vp(state, seat, SLAVER_PAYS["stone"])
        return True


class Slaver(Waits):
    """Slaver: each time a faction location is built."""

    word = "slaver"

    def fits(self, deed: Deed, about: int) -> bool:
        return not deed.state.card(about).common


class WorkersOfExchange(Effect):
    """A worker for each pair that was exchanged, at most four a round; also after its owner has passed."""

    MOST: ClassVar[int] = 4

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        player = deed.state.players[deed.seat]
        n = min(deed.tally["pairs"], self.MOST - player.oasis)
        if n <= 0:
            return False
        player.oasis += n
        player.goods[WORKER] += n
        deed.state.note("oasis", deed.seat, n)
        return True
        yield


class Oasis(Waits):
    """Oasis: when an opponent exchanges workers."""

    word = "oasis"


class GiveUpDeals(Effect):
    """Any number of the goods that deals just gave back to the supply, a point each."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        able = [good for good in deed.came if good != VP]
        in_hand = [card for card in deed.drawn if deed.state.at[card] == HAND + deed.seat]
        if not able and not in_hand:
            return False
        yield from give_up(deed.state, deed.seat, "diplomacy", able, in_hand, 1)
        return True


class Diplomacy(Waits):
    """School of Diplomacy: when the goods of the deals have come in."""

    word = "diplomacy"


# -- which rules it bends


@dataclass(frozen=True)
class Bends(Bend[State]):
    """A feature that bends a rule; `word` names it in facts and texts."""

    word: ClassVar[str] = ""

    def say(self) -> Part:
        return (f"text-feature-{self.word}", {})


class Sphinx(Bends):
    """Sphinx: a point more for each gain of at least two."""

    word = "sphinx"
    question = POINTS_AT_ONCE
    FROM: ClassVar[int] = 2

    def answer(self, state: State, side: int, card: int, value: int, *about: Any) -> int:
        (gained,) = about
        return value + int(gained >= self.FROM)


class Store(Bends):
    """Warehouses: wood, stone and food may be kept."""

    word = "store"
    question = KEPT

    def answer(self, state: State, side: int, card: int, value: frozenset[int], *about: Any) -> frozenset[int]:
        return value | frozenset(RESOURCES)


class Gate(Bends):
    """Gate: cards of the hand under it, a point each."""

    word = "gate"
    question = FREE_ACTIONS

    def answer(self, state: State, side: int, card: int, value: list[Offer], *about: Any) -> list[Offer]:
        hand = state.distinct(state.zones[HAND + side])
        return [*value, *(((FREE, "tuck", c, card), tuck) for c in hand)]


def tuck(state: State, seat: int, value: Value) -> None:
    """A card of the hand under a Gate."""
    assert isinstance(value, tuple)
    card, gate = int(value[2]), int(value[3])
    state.move(card, TUCKED + seat)
    state.players[seat].tucks += ((card, gate),)
    state.note("tucks", seat, card)
    gain_vp(state, seat, 1)


class Shrine(Bends):
    """Shrine: resources on it, for good."""

    word = "shrine"
    question = FREE_ACTIONS

    def answer(self, state: State, side: int, card: int, value: list[Offer], *about: Any) -> list[Offer]:
        goods = state.players[side].goods
        store = partial(store_on, card)
        return [*value, *(((FREE, "store", GOODS[good]), store) for good in RESOURCES if goods[good])]


def store_on(shrine: int, state: State, seat: int, value: Value) -> None:
    """A resource on a Shrine."""
    assert isinstance(value, tuple)
    good = GOODS.index(str(value[2]))
    state.players[seat].goods[good] -= 1
    state.stored[shrine] = state.stored.get(shrine, 0) + 1
    state.note("stores", seat, GOODS[good])


# -- short forms for the decks


def on_build(match: str, *texts: str) -> OnBuild:
    return OnBuild(moments.BUILT, gains(texts[0]) if len(texts) == 1 else one_of(*texts), match=match)


def on_raze(text: str) -> OnRaze:
    return OnRaze(moments.RAZED, gains(text))


def on_deal(text: str) -> OnDeal:
    return OnDeal(moments.DEALT, gains(text))


def slaver() -> Slaver:
    return Slaver(moments.BUILT_AND_GAINED, SellToSlaver())


def oasis() -> Oasis:
    return Oasis(moments.RIVAL_EXCHANGED, WorkersOfExchange())


def diplomacy() -> Diplomacy:
    return Diplomacy(moments.DEALS_PRODUCED, GiveUpDeals())
