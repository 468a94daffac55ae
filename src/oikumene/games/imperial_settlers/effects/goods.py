"""What production, building bonuses and actions give: goods, cards, samurai."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oikumene.games.imperial_settlers.deed import Deed, Effect
from oikumene.games.imperial_settlers.model import (
    ALL_GOODS,
    COLOURS,
    GOODS,
    Amounts,
    amounts,
    say_goods,
)
from oikumene.games.imperial_settlers.rules.empire import distinct_locations
from oikumene.games.imperial_settlers.rules.goods import (
    Need,
    discard,
    draw_from,
    gain,
    gain_vp,
    open_piles,
    spared,
)
from oikumene.games.imperial_settlers.rules.production import produce_location
from oikumene.games.imperial_settlers.state import DECK, GUARDED, HAND, State
from oikumene.kernel.flow import NO, Flow, Value, argument, choose, gather, guarded
from oikumene.kernel.game import Part
from oikumene.kit.ways import Choose

# -- what is gained


@dataclass(frozen=True)
class Gain(Effect):
    """Goods from the general supply, by one effect."""

    goods: Amounts

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        yield from gain(state, seat, self.goods)
        return True

    def say(self, mood: str = "") -> Part:
        return ("text-gain", {"goods": say_goods(self.goods)})

    def __str__(self) -> str:
        return written(self.goods)


@dataclass(frozen=True)
class GainPer(Effect):
    """A good for each own location of a colour (itself counted), or for each samurai; so many at most. With goods
    beside it, all of it is one gain."""

    good: int
    each: str
    most: int
    goods: Amounts = ()

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        yield from gain(state, seat, ((self.good, self.count(state, seat)), *self.goods))
        return True

    def count(self, state: State, seat: int) -> int:
        if self.each == "samurai":
            return min(self.most, state.samurai(seat))
        return min(self.most, state.count_colour(seat, COLOURS.index(self.each)))

    def say(self, mood: str = "") -> Part:
        one = say_goods(((self.good, 1),))
        said: dict[str, int | str | Sequence[Part]] = {"one": one, "each": self.each, "most": self.most}
        if not self.goods:
            return ("text-gain-per", said)
        return ("text-gain-per-and", {**said, "goods": say_goods(self.goods)})


@dataclass(frozen=True)
class ChooseGain(Choose[Deed]):
    """One of several gains, chosen each time."""

    prompt = "choose-goods"
    word = "gain"

    def say(self, mood: str = "") -> Part:
        one, other = self.gains()
        return ("text-gain-either", {"one": say_goods(one), "other": say_goods(other)})

    def gains(self) -> list[Amounts]:
        """The goods of each way."""
        return [way.goods for way in self.ways if isinstance(way, Gain)]


def written(goods: Amounts) -> str:
    """
    >>> written(((3, 1), (7, 2)))
    'gold-1-vp-2'
    """
    return "-".join(f"{ALL_GOODS[good]}-{n}" for good, n in goods)


@dataclass(frozen=True)
class CopyProduction(Effect):
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

    def feasible(self, deed: Deed) -> bool:
        return bool(self.targets(deed.state, deed.seat, deed.card))

    def why_not(self, deed: Deed) -> Value:
        return "no-production"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat, card = deed.state, deed.seat, deed.card
        if not self.targets(state, seat, card):
            return False
        _, target = yield from choose(
            seat, "copy-production", lambda: [("target", c) for c in self.targets(state, seat, card)], about=(card,)
        )
        state.note("copies", seat, target)
        yield from produce_location(state, seat, target)
        return True

    def say(self, mood: str = "") -> Part:
        return ("text-copy-other" if self.other else "text-copy-any", {})


@dataclass(frozen=True)
class DrawKeep(Effect):
    """Draw two, keep one: faction cards of which the other is shuffled back, or cards of either deck of which the other
    is discarded."""

    faction: bool

    def feasible(self, deed: Deed) -> bool:
        return bool(open_piles(deed.state, deed.seat)) if not self.faction else bool(deed.state.zones[DECK + deed.seat])

    def why_not(self, deed: Deed) -> Value:
        return "deck-empty" if self.faction else "decks-empty"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        drawn: list[int] = []
        yield from guarded(self._draw_and_keep(state, seat, drawn), spared(state, seat, lambda: (Need(tuple(drawn)),)))
        return True

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

    def say(self, mood: str = "") -> Part:
        return ("text-draw-keep-faction" if self.faction else "text-draw-keep-any", {})


@dataclass(frozen=True)
class GainSamurai(Effect):
    """Ninjas: workers placed at once as samurai on own faction locations; what cannot be placed is lost."""

    n: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat

        def bare() -> list[Value]:
            free = [c for c in state.locations(seat) if not state.card(c).common]
            return [("target", c) for c in distinct_locations(state, [c for c in free if not state.marks[c] & GUARDED])]

        for left in range(self.n, 0, -1):
            if not bare():
                return False
            picked = yield from choose(seat, "samurai", lambda: bare() or [NO], about=(left,))
            if picked == NO:  # a worker has taken the last place
                return False
            target = argument(picked)
            state.marks[target] |= GUARDED
            state.note("samurai", seat, target)
        return True

    def say(self, mood: str = "") -> Part:
        return ("text-gain-samurai", {"n": self.n})


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


# -- short forms for the decks


def gains(text: str) -> Gain:
    return Gain(amounts(text))


def per(good: str, each: str, most: int, beside: str = "") -> GainPer:
    return GainPer(GOODS.index(good), each, most, amounts(beside))


def one_of(*texts: str) -> ChooseGain:
    return ChooseGain(tuple(gains(text) for text in texts))
