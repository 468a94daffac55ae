"""The effect vocabulary: what production, building bonuses, features and scoring can say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from oikumene.games.imperial_settlers.cards.model import (
    ALL_GOODS,
    COLOURS,
    GOLD,
    GOODS,
    RESOURCES,
    STONE,
    VP,
    Amounts,
    amounts,
    say_goods,
)
from oikumene.games.imperial_settlers.rules import moments
from oikumene.games.imperial_settlers.rules.empire import distinct_locations
from oikumene.games.imperial_settlers.rules.goods import (
    Need,
    discard,
    draw_from,
    gain,
    gain_vp,
    open_piles,
    spared,
    spend,
)
from oikumene.games.imperial_settlers.rules.production import produce_location
from oikumene.games.imperial_settlers.state import DECK, GUARDED, HAND, State
from oikumene.kernel.flow import NO, Flow, Value, argument, choose, gather, guarded, nothing, optional
from oikumene.kernel.game import Part


class BaseEffect:
    """What most effects do not care about."""

    promises: ClassVar[bool] = False

    def needs(self, state: State, seat: int) -> Sequence[Need]:
        return (Need(),)

    def why_not(self, state: State, seat: int, card: int) -> Value:
        raise AssertionError(f"{type(self).__name__} can always be done")


# -- what is gained


@dataclass(frozen=True)
class Gain(BaseEffect):
    """Goods from the general supply, by one effect."""

    goods: Amounts

    def possible(self, state: State, seat: int, card: int) -> bool:
        return True

    def run(self, state: State, seat: int, card: int) -> Flow[None]:
        yield from gain(state, seat, self.goods)

    def say(self) -> Sequence[Part]:
        return [("text-gain", {"goods": say_goods(self.goods)})]


@dataclass(frozen=True)
class GainPer(BaseEffect):
    """A good for each own location of a colour (itself counted), or for each samurai; so many at most. With goods
    beside it, all of it is one gain."""

    good: int
    each: str
    most: int
    goods: Amounts = ()

    def possible(self, state: State, seat: int, card: int) -> bool:
        return True

    def run(self, state: State, seat: int, card: int) -> Flow[None]:
        yield from gain(state, seat, ((self.good, self.count(state, seat)), *self.goods))

    def count(self, state: State, seat: int) -> int:
        if self.each == "samurai":
            return min(self.most, state.samurai(seat))
        return min(self.most, state.count_colour(seat, COLOURS.index(self.each)))

    def say(self) -> Sequence[Part]:
        one = say_goods(((self.good, 1),))
        if not self.goods:
            return [("text-gain-per", {"one": one, "each": self.each, "most": self.most})]
        return [
            ("text-gain-per-and", {"one": one, "each": self.each, "most": self.most, "goods": say_goods(self.goods)})
        ]


@dataclass(frozen=True)
class ChooseGain(BaseEffect):
    """One of several gains, chosen each time."""

    ways: tuple[Amounts, ...]

    def possible(self, state: State, seat: int, card: int) -> bool:
        return True

    def run(self, state: State, seat: int, card: int) -> Flow[None]:
        picked = yield from choose(
            seat, "choose-goods", lambda: [("gain", written(way)) for way in self.ways], about=(card,)
        )
        yield from gain(state, seat, next(way for way in self.ways if written(way) == picked[1]))

    def say(self) -> Sequence[Part]:
        one, other = self.ways
        return [("text-gain-either", {"one": say_goods(one), "other": say_goods(other)})]


def written(goods: Amounts) -> str:
    """
    >>> written(((3, 1), (7, 2)))
    'gold-1-vp-2'
    """
    return "-".join(f"{ALL_GOODS[good]}-{n}" for good, n in goods)


@dataclass(frozen=True)
class CopyProduction(BaseEffect):
    """Farmers at Work, Porters: gain what an own production location produces now."""

    other: bool

    def targets(self, state: State, seat: int, card: int) -> list[int]:
        """Production locations of the seat; `other`: not this one. A copy that would only copy itself is none."""
        able = [
            c
            for c in state.locations(seat)
            if state.card(c).production and not (self.other and c == card) and not self._circular(state, seat, c, card)
        ]
        return distinct_locations(state, able)

    def _circular(self, state: State, seat: int, target: int, card: int) -> bool:
        """Whether the target copies too and would find nothing to copy but what sent us there."""
        copies = [e for e in state.card(target).production if isinstance(e, CopyProduction)]
        if not copies:
            return False
        rest = [c for c in state.locations(seat) if state.card(c).production and c not in (target, card)]
        return not rest

    def possible(self, state: State, seat: int, card: int) -> bool:
        return bool(self.targets(state, seat, card))

    def why_not(self, state: State, seat: int, card: int) -> Value:
        return "no-production"

    def run(self, state: State, seat: int, card: int) -> Flow[None]:
        if not self.targets(state, seat, card):
            return
        _, target = yield from choose(
            seat, "copy-production", lambda: [("target", c) for c in self.targets(state, seat, card)], about=(card,)
        )
        state.note("copies", seat, target)
        yield from produce_location(state, seat, target)

    def say(self) -> Sequence[Part]:
        return [("text-copy-other" if self.other else "text-copy-any", {})]


@dataclass(frozen=True)
class DrawKeep(BaseEffect):
    """Draw two, keep one: faction cards of which the other is shuffled back, or cards of either deck of which the other
    is discarded."""

    faction: bool

    def possible(self, state: State, seat: int, card: int) -> bool:
        return bool(open_piles(state, seat)) if not self.faction else bool(state.zones[DECK + seat])

    def why_not(self, state: State, seat: int, card: int) -> Value:
        return "deck-empty" if self.faction else "decks-empty"

    def run(self, state: State, seat: int, card: int) -> Flow[None]:
        drawn: list[int] = []
        yield from guarded(self._draw_and_keep(state, seat, drawn), spared(state, seat, lambda: (Need(tuple(drawn)),)))

    def _draw_and_keep(self, state: State, seat: int, drawn: list[int]) -> Flow[None]:
        """Until one is kept, what was drawn is nobody's to use."""
        for _ in range(2):
            piles = [("draw", "faction")] if self.faction and state.zones[DECK + seat] else []
            piles = piles if self.faction else open_piles(state, seat)
            if piles:
                _, pile = yield from choose(seat, "draw", lambda: piles)
                top = draw_from(state, seat, pile)
                assert top is not None
                drawn.append(top)
        if len(drawn) < 2:
            return
        _, kept = yield from choose(seat, "keep", lambda: [("keep", c) for c in state.distinct(drawn)], secret=True)
        for other in drawn:
            if other == kept:
                continue
            if self.faction:
                state.move(other, DECK + seat)
                state.shuffle(DECK + seat)
            else:
                discard(state, other)
                state.note("discards", seat, other)

    def say(self) -> Sequence[Part]:
        return [("text-draw-keep-faction" if self.faction else "text-draw-keep-any", {})]


@dataclass(frozen=True)
class GainSamurai(BaseEffect):
    """Ninjas: workers placed at once as samurai on own faction locations; what cannot be placed is lost."""

    n: int

    def possible(self, state: State, seat: int, card: int) -> bool:
        return True

    def run(self, state: State, seat: int, card: int) -> Flow[None]:
        def bare() -> list[Value]:
            free = [c for c in state.locations(seat) if not state.card(c).common]
            return [("target", c) for c in distinct_locations(state, [c for c in free if not state.marks[c] & GUARDED])]

        for left in range(self.n, 0, -1):
            if not bare():
                return
            picked = yield from choose(seat, "samurai", lambda: bare() or [NO], about=(left,))
            if picked == NO:  # a worker has taken the last place
                return
            target = argument(picked)
            state.marks[target] |= GUARDED
            state.note("samurai", seat, target)

    def say(self) -> Sequence[Part]:
        return [("text-gain-samurai", {"n": self.n})]


# -- features


class _Feature:
    """A feature that waits for a moment and does nothing at the others."""

    word: ClassVar[str] = ""
    moment: ClassVar[str] = ""

    def happens(self, state: State, seat: int) -> Flow[None]:
        return nothing()

    def built(self, state: State, seat: int, card: int, giver: int) -> Flow[None]:
        return nothing()

    def produced(self, state: State, seat: int, goods: list[int], cards: list[int]) -> Flow[None]:
        return nothing()

    def keeps(self) -> Sequence[int]:
        return ()

    def say(self) -> Sequence[Part]:
        return [(f"text-feature-{self.word}", {})]


@dataclass(frozen=True)
class OnBuild(_Feature):
    """Each time the owner builds a location of a colour, or a faction location; the card counts itself."""

    match: str  # a colour, or "faction"
    ways: tuple[Amounts, ...]

    word = "on-build"
    moment = moments.BUILT

    def matches(self, state: State, card: int) -> bool:
        printed = state.card(card)
        if self.match == "faction":
            return not printed.common
        return bool(printed.colour_bits >> COLOURS.index(self.match) & 1)

    def built(self, state: State, seat: int, card: int, giver: int) -> Flow[None]:
        if not self.matches(state, card):
            return
        if len(self.ways) == 1:
            yield from gain(state, seat, self.ways[0])
        else:
            yield from ChooseGain(self.ways).run(state, seat, giver)

    def say(self) -> Sequence[Part]:
        brings = Gain(self.ways[0]) if len(self.ways) == 1 else ChooseGain(self.ways)
        return [("text-on-build", {"match": self.match, "effect": brings.say()})]


@dataclass(frozen=True)
class OnRaze(_Feature):
    """Gallows, Raid: goods for each raze of the owner."""

    goods: Amounts

    word = "on-raze"
    moment = moments.RAZED

    def happens(self, state: State, seat: int) -> Flow[None]:
        yield from gain(state, seat, self.goods)

    def say(self) -> Sequence[Part]:
        return [("text-on-raze", {"effect": Gain(self.goods).say()})]


@dataclass(frozen=True)
class OnDeal(_Feature):
    """Dojo: goods for each deal the owner makes, by Trade Route too."""

    goods: Amounts

    word = "on-deal"
    moment = moments.DEALT

    def happens(self, state: State, seat: int) -> Flow[None]:
        yield from gain(state, seat, self.goods)

    def say(self) -> Sequence[Part]:
        return [("text-on-deal", {"effect": Gain(self.goods).say()})]


@dataclass(frozen=True)
class SlaverFeature(_Feature):
    """Slaver: each time a faction location is built, a gold for 2 points or a stone for 1, one of them, once."""

    word = "slaver"
    moment = moments.BUILT

    def built(self, state: State, seat: int, card: int, giver: int) -> Flow[None]:
        goods = state.players[seat].goods

        def offers() -> list[str]:
            ways = ["gold-for-vp"] if goods[GOLD] else []
            return [*ways, "stone-for-vp"] if goods[STONE] or goods[GOLD] else ways

        if state.card(card).common or not offers():
            return
        how = yield from optional(seat, "slaver", offers)
        if how == "gold-for-vp":
            spend(state, seat, GOLD, 1)
            gain_vp(state, seat, 2)
        elif how is not None:
            spend(state, seat, STONE if goods[STONE] else GOLD, 1)
            gain_vp(state, seat, 1)


class SphinxFeature(_Feature):
    """Sphinx: a point more for each gain of at least two; `rules.goods.gain_vp` asks for it."""

    word = "sphinx"
    moment = moments.GAINS_VP


class OasisFeature(_Feature):
    """Oasis: a worker for each pair that an opponent exchanges; `rules.exchange.oasis` asks for it."""

    word = "oasis"
    moment = moments.RIVAL_EXCHANGED


class StoreFeature(_Feature):
    """Warehouses: wood, stone and food may be kept."""

    word = "store"
    moment = moments.CLEAN_UP

    def keeps(self) -> Sequence[int]:
        return RESOURCES


class GateFeature(_Feature):
    """Gate: at any moment of the own turn, cards of the hand under it, a point each; `rules.free` asks for it."""

    word = "gate"
    moment = moments.ANY_MOMENT


class ShrineFeature(_Feature):
    """Shrine: at any moment of the own turn, resources on it, for good; `rules.free` asks for it."""

    word = "shrine"
    moment = moments.ANY_MOMENT


class DiplomacyFeature(_Feature):
    """School of Diplomacy: any number of the goods that deals just gave back to the supply, a point each."""

    word = "diplomacy"
    moment = moments.DEALS_PRODUCED

    def produced(self, state: State, seat: int, goods: list[int], cards: list[int]) -> Flow[None]:
        able = [good for good in goods if good != VP]
        in_hand = [card for card in cards if state.at[card] == HAND + seat]
        if not able and not in_hand:
            return
        yield from give_up(state, seat, "diplomacy", able, in_hand, 1)


def give_up(state: State, seat: int, prompt: str, goods: list[int], cards: list[int], worth: int) -> Flow[None]:
    """Any number of goods just gained go back, so many points for each; all of it is one gain."""
    supply = state.players[seat].goods

    def options(picked: tuple[tuple[str, Value], ...]) -> list[tuple[str, Value]]:
        given = [what for _, what in picked]
        left: list[tuple[str, Value]] = []
        for good in dict.fromkeys(goods):
            if given.count(GOODS[good]) < min(goods.count(good), supply[good]):
                left.append(("give-up", GOODS[good]))
        return left + [("give-up-card", card) for card in state.distinct(c for c in in_hand() if c not in given)]

    def in_hand() -> list[int]:
        return [card for card in cards if state.at[card] == HAND + seat]

    def most() -> int:
        return sum(min(goods.count(good), supply[good]) for good in set(goods)) + len(in_hand())

    picked = yield from gather(seat, prompt, options, lambda picked: True, low=0, high=most, secret=bool(cards))
    for word, what in picked:
        if word == "give-up-card":
            assert isinstance(what, int)
            discard(state, what)
            state.note("discards", seat, what)
        else:
            supply[GOODS.index(str(what))] -= 1
            state.note("gives-up", seat, str(what), 1)
    gain_vp(state, seat, worth * len(picked))


# -- scoring


class GateScoring:
    """Two points if at least three cards lie under the Gate."""

    def points(self, state: State, card: int) -> int:
        under = sum(1 for player in state.players for _, gate in player.tucks if gate == card)
        return 2 if under >= 3 else 0

    def say(self) -> Sequence[Part]:
        return [("text-scoring-gate", {"cards": 3, "n": 2})]


class ShrineScoring:
    """Points by the resources on the Shrine, the highest step only."""

    STEPS: ClassVar[tuple[tuple[int, int], ...]] = ((12, 10), (7, 5), (3, 2))

    def points(self, state: State, card: int) -> int:
        stored = state.stored.get(card, 0)
        return next((points for least, points in self.STEPS if stored >= least), 0)

    def say(self) -> Sequence[Part]:
        (r3, p3), (r2, p2), (r1, p1) = self.STEPS
        return [("text-scoring-shrine", {"r1": r1, "p1": p1, "r2": r2, "p2": p2, "r3": r3, "p3": p3})]


# -- short forms for the decks


def gains(text: str) -> Gain:
    return Gain(amounts(text))


def per(good: str, each: str, most: int, beside: str = "") -> GainPer:
    return GainPer(GOODS.index(good), each, most, amounts(beside))


def one_of(*texts: str) -> ChooseGain:
    return ChooseGain(tuple(amounts(text) for text in texts))


def on_build(match: str, *texts: str) -> OnBuild:
    return OnBuild(match, tuple(amounts(text) for text in texts))


def on_raze(text: str) -> OnRaze:
    return OnRaze(amounts(text))


def on_deal(text: str) -> OnDeal:
    return OnDeal(amounts(text))
