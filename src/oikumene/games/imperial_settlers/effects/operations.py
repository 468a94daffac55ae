"""What actions of locations can do beyond gaining goods: one small class a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from oikumene.games.imperial_settlers.deed import Deed, Effect
from oikumene.games.imperial_settlers.effects.goods import give_up
from oikumene.games.imperial_settlers.model import (
    ACTION,
    ALL_GOODS,
    CARD,
    GOODS,
    NO_COST,
    RAZE,
    RESOURCES,
    STONE,
    Cost,
)
from oikumene.games.imperial_settlers.rules.deals import collect, dealt
from oikumene.games.imperial_settlers.rules.empire import (
    build,
    can_build,
    distinct_locations,
    raze_hand,
    raze_location,
    raze_price,
    remove,
    turn_over,
)
from oikumene.games.imperial_settlers.rules.goods import (
    Need,
    discard_from_hand,
    end_deal,
    gain,
    own_deals,
    pay,
    spared,
)
from oikumene.games.imperial_settlers.state import (
    BLOCKED,
    DEALS,
    DECK,
    HAND,
    MARKERS,
    USED,
    VIRTUAL,
    State,
)
from oikumene.kernel.flow import NO, Flow, Value, argument, choose, guarded
from oikumene.kernel.game import Part

EGYPTIAN_TOKENS = 4


@dataclass(frozen=True)
class _Operation(Effect):
    word: ClassVar[str] = ""

    def say(self, mood: str = "") -> Part:
        return (f"text-op-{self.word}", {})


def against(state: State, seat: int, why: Value) -> Value:
    """Why there is no target: nobody is left who could be one, or those who are have not got what is sought."""
    return why if state.rivals(seat) else "all-passed"


def rival_locations(state: State, seat: int) -> list[int]:
    """Locations that count as those of an opponent who can be a target."""
    return [card for rival in state.rivals(seat) for card in state.locations(rival)]


def as_targets(state: State, cards: list[int]) -> list[tuple[str, int]]:
    return [("target", card) for card in distinct_locations(state, cards)]


class Settle(_Operation):
    """Settlers: build a faction card from the hand, its goods paid, its location cost not."""

    word = "settle"

    promises = True

    def cards(self, state: State, seat: int) -> list[int]:
        return [c for c in state.distinct(state.zones[HAND + seat]) if not state.card(c).common]

    def options(self, state: State, seat: int, first: Cost) -> list[tuple[str, int]]:
        hand = self.cards(state, seat)
        return [("build", c) for c in hand if can_build(state, seat, c, spare=True, first=first)]

    def needs(self, state: State, seat: int) -> Sequence[Need]:
        return [Need((c,), replace(state.card(c).cost, location=0)) for c in self.cards(state, seat)]

    def feasible(self, deed: Deed) -> bool:
        state, seat, card = deed.state, deed.seat, deed.card
        action = state.card(card).action
        assert action is not None
        return bool(self.options(state, seat, action.pay))

    def why_not(self, deed: Deed) -> Value:
        return "no-settling" if self.cards(deed.state, deed.seat) else "no-faction-card"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        """A card must be built: what was paid has left enough for one."""
        state, seat = deed.state, deed.seat

        def able() -> list[Value]:
            return [*self.options(state, seat, NO_COST)] or [NO]  # no only in worlds that others imagine

        picked = yield from guarded(
            choose(seat, "settle", able, secret=True), spared(state, seat, lambda: self.needs(state, seat))
        )
        if picked != NO:
            yield from build(state, seat, argument(picked), spare=True)
        return True


class Negotiate(_Operation):
    """Negotiator: build one of the own deals, its goods paid, its location cost not; never a Trade Route deal."""

    word = "negotiate"

    def options(self, state: State, seat: int, first: Cost) -> list[tuple[str, int]]:
        deals = state.distinct(state.zones[DEALS + seat])
        able = [c for c in deals if state.card(c).kind != "attack"]
        return [("from-deal", c) for c in able if can_build(state, seat, c, spare=True, first=first)]

    def needs(self, state: State, seat: int) -> Sequence[Need]:
        return [Need((), replace(state.card(c).cost, location=0)) for _, c in self.options(state, seat, NO_COST)]

    def feasible(self, deed: Deed) -> bool:
        state, seat, card = deed.state, deed.seat, deed.card
        action = state.card(card).action
        assert action is not None
        return bool(self.options(state, seat, action.pay))

    def why_not(self, deed: Deed) -> Value:
        state, seat = deed.state, deed.seat
        deals = [c for c in state.zones[DEALS + seat] if state.card(c).kind != "attack"]
        return "no-negotiating" if deals else "no-own-deal"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, built = yield from guarded(
            choose(seat, "negotiate", lambda: self.options(state, seat, NO_COST)),
            spared(state, seat, lambda: self.needs(state, seat)),
        )
        yield from build(state, seat, built, spare=True)
        return True


class Refresh(_Operation):
    """Acting Troupe, Royal Bath: the goods on another own action location are discarded; it may work again."""

    word = "refresh"

    def targets(self, state: State, seat: int, card: int) -> list[int]:
        return [
            c
            for c in state.locations(seat)
            if c != card and state.card(c).kind == ACTION and state.marks[c] & USED and not state.marks[c] & BLOCKED
        ]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.targets(deed.state, deed.seat, deed.card))

    def why_not(self, deed: Deed) -> Value:
        return "nothing-used"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat, card = deed.state, deed.seat, deed.card
        _, target = yield from choose(seat, "refresh", lambda: as_targets(state, self.targets(state, seat, card)))
        state.marks[target] &= ~USED
        state.note("refreshes", seat, target)
        return True


class CollectDeal(_Operation):
    """Imperial Messenger: the good of one own deal, Trade Route deals too."""

    word = "collect"

    def feasible(self, deed: Deed) -> bool:
        return bool(own_deals(deed.state, deed.seat, "use-deal", "use-route"))

    def why_not(self, deed: Deed) -> Value:
        return "no-own-deal"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        used = yield from choose(seat, "collect", lambda: own_deals(state, seat, "use-deal", "use-route"))
        state.note("deal-gives", seat, argument(used))
        yield from collect(state, seat, argument(used))
        return True


class Steal(_Operation):
    """Saboteurs: a wood, stone or food of an opponent's supply."""

    word = "steal"

    def options(self, state: State, seat: int) -> list[tuple[str, str, int]]:
        return [
            ("steal", GOODS[good], rival)
            for rival in state.rivals(seat)
            if rival != VIRTUAL
            for good in RESOURCES
            if state.players[rival].goods[good]
        ]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.options(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        return "nothing-to-steal" if deed.state.solo else against(deed.state, deed.seat, "nothing-to-steal")

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, good, rival = yield from choose(seat, "steal", lambda: self.options(state, seat))
        state.players[rival].goods[GOODS.index(good)] -= 1
        state.players[seat].goods[GOODS.index(good)] += 1
        state.note("steals", seat, good, rival)
        return True


class DarkChapel(_Operation):
    """Dark Chapel: raze a card from the hand or a rival's location at the usual price; goods gained may be given up
    for 2 points each."""

    word = "dark-chapel"

    def options(self, state: State, seat: int) -> list[tuple[str, int]]:
        tokens = state.players[seat].goods[RAZE]
        hand = [c for c in state.distinct(state.zones[HAND + seat]) if state.card(c).raze is not None]
        rivals = [c for c in rival_locations(state, seat) if state.card(c).raze is not None]
        able = distinct_locations(state, [c for c in rivals if raze_price(state, c) <= tokens])
        return [("raze-hand", c) for c in hand if tokens] + [("raze", c) for c in able]

    def needs(self, state: State, seat: int) -> Sequence[Need]:
        return [Need((c,) if how == "raze-hand" else ()) for how, c in self.options(state, seat)]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.options(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        state, seat = deed.state, deed.seat
        tokens = state.players[seat].goods[RAZE]
        hand = [c for c in state.zones[HAND + seat] if state.card(c).raze is not None]
        prices = [raze_price(state, c) for c in rival_locations(state, seat) if state.card(c).raze is not None]
        least = 1 if hand else min(prices, default=0)
        return ("need-raze", least) if least > tokens else "nothing-to-raze"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        how, target = yield from guarded(
            choose(seat, "raze-target", lambda: self.options(state, seat), secret=True),
            spared(state, seat, lambda: self.needs(state, seat)),
        )
        goods = state.card(target).raze
        assert goods is not None
        if how == "raze-hand":
            yield from pay(state, seat, Cost(raze=1))
            drawn = yield from raze_hand(state, seat, target)
        else:
            yield from pay(state, seat, Cost(raze=raze_price(state, target)))
            drawn = yield from raze_location(state, seat, target)
        flat = [good for good, n in goods if good < CARD for _ in range(n)]
        yield from give_up(state, seat, "dark-chapel", flat, drawn, 2)
        return True


class Pack(_Operation):
    """Pack: one good out of the raze field of an opponent's location; the location stays."""

    word = "pack"

    def targets(self, state: State, seat: int) -> list[int]:
        return [c for c in rival_locations(state, seat) if state.card(c).raze]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.targets(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        return against(deed.state, deed.seat, "no-raze-field")

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, target = yield from choose(seat, "pack", lambda: as_targets(state, self.targets(state, seat)))
        field = state.card(target).raze
        assert field is not None
        _, good = yield from choose(
            seat, "pack-good", lambda: [("gain", ALL_GOODS[good]) for good, _ in field], about=(target,)
        )
        yield from gain(state, seat, ((ALL_GOODS.index(str(good)), 1),))
        return True


class RazeOwn(_Operation):
    """Rabble: raze one own common location without raze tokens."""

    word = "raze-own"

    def targets(self, state: State, seat: int) -> list[int]:
        own = state.locations(seat)
        return [c for c in own if state.card(c).common and state.card(c).raze is not None]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.targets(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        return "no-own-common"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, target = yield from choose(seat, "rabble", lambda: as_targets(state, self.targets(state, seat)))
        yield from raze_location(state, seat, target)
        return True


class RazeRival(_Operation):
    """Chariot Builder: raze an opponent's location, defended or not, for no further tokens."""

    word = "raze-rival"

    def targets(self, state: State, seat: int) -> list[int]:
        return [c for c in rival_locations(state, seat) if state.card(c).raze is not None]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.targets(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        return against(deed.state, deed.seat, "no-raze-field")

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, target = yield from choose(seat, "raze-target", lambda: as_targets(state, self.targets(state, seat)))
        yield from raze_location(state, seat, target)
        return True


class Remove(_Operation):
    """Garrison, Engineers: discard an opponent's location, common or faction; not a raze."""

    word = "remove"

    def feasible(self, deed: Deed) -> bool:
        return bool(rival_locations(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        return against(deed.state, deed.seat, "no-rival-location")

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, target = yield from choose(seat, "remove", lambda: as_targets(state, rival_locations(state, seat)))
        remove(state, target)
        return True


def rival_deals(state: State, seat: int, *, routes: bool) -> list[Value]:
    """Deals under opponents' boards; with `routes`, those they made by Trade Route too, each told by whose it is."""
    options: list[Value] = []
    for rival in state.rivals(seat):
        options += [("target", card) for card in state.distinct(state.zones[DEALS + rival])]
        if routes and rival != VIRTUAL:
            options += [("end-route", location, rival) for _, location in state.players[rival].routes]
    return list(dict.fromkeys(options))


class TakeDeal(_Operation):
    """Spies: a deal from under an opponent's board is now under one's own; its good comes with the next production."""

    word = "take-deal"

    def feasible(self, deed: Deed) -> bool:
        return bool(rival_deals(deed.state, deed.seat, routes=False))

    def why_not(self, deed: Deed) -> Value:
        return against(deed.state, deed.seat, "no-rival-deal")

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        picked = yield from choose(seat, "take-deal", lambda: rival_deals(state, seat, routes=False))
        taken = argument(picked)
        state.note("takes-deal", seat, taken, state.at[taken] - DEALS)
        state.move(taken, DEALS + seat)
        return True


@dataclass(frozen=True)
class EndDeal(_Operation):
    """Robbers, Ninjas: discard an opponent's deal. Ninjas gain its good once; Robbers may end a Trade Route deal."""

    routes: bool
    gains_good: bool

    word = "end-deal"

    def feasible(self, deed: Deed) -> bool:
        return bool(rival_deals(deed.state, deed.seat, routes=self.routes))

    def why_not(self, deed: Deed) -> Value:
        return against(deed.state, deed.seat, "no-rival-deal")

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        picked = yield from choose(seat, "end-deal", lambda: rival_deals(state, seat, routes=self.routes))
        deal = argument(picked)
        good = state.card(deal).deal
        assert good is not None
        assert isinstance(picked, tuple)
        side = int(picked[2]) if picked[0] == "end-route" else state.at[deal] - DEALS
        end_deal(state, side, deal)
        if self.gains_good:
            yield from gain(state, seat, ((good, 1),))
        return True

    def say(self, mood: str = "") -> Part:
        return ("text-op-end-deal-gain" if self.gains_good else "text-op-end-deal", {})


class ForceDiscard(_Operation):
    """Desert: a chosen opponent discards a card of their own choice from the hand."""

    word = "force-discard"

    def options(self, state: State, seat: int) -> list[tuple[str, int]]:
        able = [r for r in state.rivals(seat) if r != VIRTUAL and state.zones[HAND + r]]
        return [("victim", rival) for rival in able]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.options(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        return "no-rival-hand" if deed.state.solo else against(deed.state, deed.seat, "no-rival-hand")

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, rival = yield from choose(seat, "desert", lambda: self.options(state, seat))
        yield from discard_from_hand(state, rival, "desert-discard")
        return True


class Block(_Operation):
    """Scorpion Breeder: an opponent's action location cannot be activated in this round."""

    word = "block"

    def targets(self, state: State, seat: int) -> list[int]:
        able = [c for c in rival_locations(state, seat) if state.controller(c) != VIRTUAL]
        return [c for c in able if state.card(c).kind == ACTION and not state.marks[c] & BLOCKED]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.targets(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        return against(deed.state, deed.seat, "no-rival-action")

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, target = yield from choose(seat, "block", lambda: as_targets(state, self.targets(state, seat)))
        state.marks[target] |= BLOCKED
        state.note("blocks", seat, target, state.owner(target))
        return True


class TakeOver(_Operation):
    """Temple of Ra: an opponent's location counts as one's own for the rest of the round."""

    word = "take-over"

    def feasible(self, deed: Deed) -> bool:
        return len(deed.state.captured) < EGYPTIAN_TOKENS and bool(rival_locations(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        state, seat = deed.state, deed.seat
        if len(state.captured) >= EGYPTIAN_TOKENS:
            return "no-egyptian-token"
        return against(state, seat, "no-rival-location")

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, target = yield from choose(seat, "take-over", lambda: as_targets(state, rival_locations(state, seat)))
        state.note("captures", seat, target, state.owner(target))
        state.captured[target] = seat
        return True


@dataclass(frozen=True)
class Bury(_Operation):
    """Sanctuary: a common card of the hand becomes an own foundation; a stone in place of the wood. Not a raze."""

    word = "bury"

    def options(self, state: State, seat: int) -> list[tuple[str, int]]:
        return [("bury", c) for c in state.distinct(state.zones[HAND + seat]) if state.card(c).common]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.options(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        return "no-common-card"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, buried = yield from guarded(
            choose(seat, "bury", lambda: self.options(state, seat), secret=True),
            spared(state, seat, lambda: [Need((c,)) for _, c in self.options(state, seat)]),
        )
        yield from turn_over(state, buried, seat, seat, STONE)
        return True


class Route(_Operation):
    """Trade Route: a deal with an opponent's faction location, marked by the top card of the own faction deck."""

    word = "route"

    def targets(self, state: State, seat: int) -> list[int]:
        able = rival_locations(state, seat) if state.zones[DECK + seat] else []
        return [c for c in able if not state.card(c).common]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.targets(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        state, seat = deed.state, deed.seat
        if not state.zones[DECK + seat]:
            return "deck-empty"
        return against(state, seat, "no-rival-faction")

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        _, target = yield from choose(seat, "route", lambda: as_targets(state, self.targets(state, seat)))
        marker = state.zones[DECK + seat][-1]
        state.move(marker, MARKERS + seat)
        state.players[seat].routes += ((marker, target),)
        state.note("routes", seat, target, state.owner(target))
        yield from collect(state, seat, target)
        yield from dealt(state, seat)
        return True
