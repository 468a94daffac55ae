"""What actions of locations can do beyond gaining goods: one small class a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from oikumene.games.imperial_settlers.deed import Deed, Promising
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
class _Operation(Promising):
    word: ClassVar[str] = ""

    def say(self, mood: str = "") -> Part:
        return (f"text-op-{self.word}", {})


class _Choice(_Operation):
    """An operation on something that is chosen: where there is nothing to choose, it cannot be done."""

    prompt: ClassVar[str] = ""
    none: ClassVar[str] = ""  # why not, where there is nothing to choose

    def options(self, deed: Deed) -> Sequence[Value]:
        """What can be chosen now."""
        raise NotImplementedError

    def done(self, deed: Deed, chosen: Value) -> Flow[None] | None:
        """What becomes of it: at once, or by a flow of its own."""
        raise NotImplementedError

    def feasible(self, deed: Deed) -> bool:
        return bool(self.options(deed))

    def why_not(self, deed: Deed) -> Value:
        return self.none

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        chosen = yield from choose(deed.seat, self.prompt, lambda: self.options(deed))
        flow = self.done(deed, chosen)
        if flow is not None:
            yield from flow
        return True


class _Target(_Choice):
    """An operation on a location: alike ones are one option."""

    def targets(self, deed: Deed) -> list[int]:
        raise NotImplementedError

    def options(self, deed: Deed) -> Sequence[Value]:
        return [("target", card) for card in distinct_locations(deed.state, self.targets(deed))]


class _RivalTarget(_Target):
    """An operation on a location of an opponent."""

    def targets(self, deed: Deed) -> list[int]:
        return rival_locations(deed.state, deed.seat)

    def why_not(self, deed: Deed) -> Value:
        return against(deed.state, deed.seat, self.none)


def against(state: State, seat: int, why: Value) -> Value:
    """Why there is no target: nobody is left who could be one, or those who are have not got what is sought."""
    return why if state.rivals(seat) else "all-passed"


def rival_locations(state: State, seat: int) -> list[int]:
    """Locations that count as those of an opponent who can be a target."""
    return [card for rival in state.rivals(seat) for card in state.locations(rival)]


class _Building(_Operation):
    """An operation that builds: what the action itself costs is paid first, and something must be left to build."""

    def options(self, state: State, seat: int, first: Cost) -> list[tuple[str, int]]:
        raise NotImplementedError

    def feasible(self, deed: Deed) -> bool:
        state, seat, card = deed.state, deed.seat, deed.card
        action = state.card(card).action
        assert action is not None
        return bool(self.options(state, seat, action.pay))


class Settle(_Building):
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


class Negotiate(_Building):
    """Negotiator: build one of the own deals, its goods paid, its location cost not; never a Trade Route deal."""

    word = "negotiate"

    def options(self, state: State, seat: int, first: Cost) -> list[tuple[str, int]]:
        deals = state.distinct(state.zones[DEALS + seat])
        able = [c for c in deals if state.card(c).kind != "attack"]
        return [("from-deal", c) for c in able if can_build(state, seat, c, spare=True, first=first)]

    def needs(self, state: State, seat: int) -> Sequence[Need]:
        return [Need((), replace(state.card(c).cost, location=0)) for _, c in self.options(state, seat, NO_COST)]

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


class Refresh(_Target):
    """Acting Troupe, Royal Bath: the goods on another own action location are discarded; it may work again."""

    word = prompt = "refresh"
    none = "nothing-used"

    def targets(self, deed: Deed) -> list[int]:
        state = deed.state
        own = [c for c in state.locations(deed.seat) if c != deed.card and state.card(c).kind == ACTION]
        return [c for c in own if state.marks[c] & USED and not state.marks[c] & BLOCKED]

    def done(self, deed: Deed, chosen: Value) -> None:
        target = argument(chosen)
        deed.state.marks[target] &= ~USED
        deed.state.note("refreshes", deed.seat, target)


class CollectDeal(_Choice):
    """Imperial Messenger: the good of one own deal, Trade Route deals too."""

    word = prompt = "collect"
    none = "no-own-deal"

    def options(self, deed: Deed) -> Sequence[Value]:
        return own_deals(deed.state, deed.seat, "use-deal", "use-route")

    def done(self, deed: Deed, chosen: Value) -> Flow[None]:
        deed.state.note("deal-gives", deed.seat, argument(chosen))
        yield from collect(deed.state, deed.seat, argument(chosen))


class Steal(_Choice):
    """Saboteurs: a wood, stone or food of an opponent's supply."""

    word = prompt = "steal"
    none = "nothing-to-steal"

    def options(self, deed: Deed) -> Sequence[Value]:
        players = deed.state.players
        rivals = [rival for rival in deed.state.rivals(deed.seat) if rival != VIRTUAL]
        return [("steal", GOODS[good], rival) for rival in rivals for good in RESOURCES if players[rival].goods[good]]

    def why_not(self, deed: Deed) -> Value:
        return self.none if deed.state.solo else against(deed.state, deed.seat, self.none)

    def done(self, deed: Deed, chosen: Value) -> None:
        assert isinstance(chosen, tuple)
        good, rival = str(chosen[1]), int(chosen[2])
        deed.state.players[rival].goods[GOODS.index(good)] -= 1
        deed.state.players[deed.seat].goods[GOODS.index(good)] += 1
        deed.state.note("steals", deed.seat, good, rival)


class DarkChapel(_Operation):
    """Dark Chapel: raze a card from the hand or a rival's location at the usual price; goods gained may be given up
    for 2 points each."""

    word = "dark-chapel"

    def options(self, state: State, seat: int) -> list[tuple[str, int]]:
        tokens = state.players[seat].goods[RAZE]
        hand = [c for c in state.distinct(state.zones[HAND + seat]) if state.card(c).raze is not None]
        rivals = [c for c in rival_locations(state, seat) if state.card(c).raze is not None]
        able = distinct_locations(state, [c for c in rivals if raze_price(state, c) <= tokens])
        return [("raze-hand", c) for c in hand if tokens >= state.terms.raze_hand] + [("raze", c) for c in able]

    def needs(self, state: State, seat: int) -> Sequence[Need]:
        return [Need((c,) if how == "raze-hand" else ()) for how, c in self.options(state, seat)]

    def feasible(self, deed: Deed) -> bool:
        return bool(self.options(deed.state, deed.seat))

    def why_not(self, deed: Deed) -> Value:
        state, seat = deed.state, deed.seat
        tokens = state.players[seat].goods[RAZE]
        hand = [c for c in state.zones[HAND + seat] if state.card(c).raze is not None]
        prices = [raze_price(state, c) for c in rival_locations(state, seat) if state.card(c).raze is not None]
        least = state.terms.raze_hand if hand else min(prices, default=0)
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
            yield from pay(state, seat, Cost(raze=state.terms.raze_hand))
            drawn = yield from raze_hand(state, seat, target)
        else:
            yield from pay(state, seat, Cost(raze=raze_price(state, target)))
            drawn = yield from raze_location(state, seat, target)
        flat = [good for good, n in goods if good < CARD for _ in range(n)]
        yield from give_up(state, seat, "dark-chapel", flat, drawn, 2)
        return True


class Pack(_RivalTarget):
    """Pack: one good out of the raze field of an opponent's location; the location stays."""

    word = prompt = "pack"
    none = "no-raze-field"

    def targets(self, deed: Deed) -> list[int]:
        return [c for c in super().targets(deed) if deed.state.card(c).raze]

    def done(self, deed: Deed, chosen: Value) -> Flow[None]:
        state, seat, target = deed.state, deed.seat, argument(chosen)
        field = state.card(target).raze
        assert field is not None
        _, good = yield from choose(
            seat, "pack-good", lambda: [("gain", ALL_GOODS[good]) for good, _ in field], about=(target,)
        )
        yield from gain(state, seat, ((ALL_GOODS.index(str(good)), 1),))


class RazeOwn(_Target):
    """Rabble: raze one own common location without raze tokens."""

    word = "raze-own"
    prompt = "rabble"
    none = "no-own-common"

    def targets(self, deed: Deed) -> list[int]:
        card = deed.state.card
        return [c for c in deed.state.locations(deed.seat) if card(c).common and card(c).raze is not None]

    def done(self, deed: Deed, chosen: Value) -> Flow[None]:
        yield from raze_location(deed.state, deed.seat, argument(chosen))


class RazeRival(_RivalTarget):
    """Chariot Builder: raze an opponent's location, defended or not, for no further tokens."""

    word = "raze-rival"
    prompt = "raze-target"
    none = "no-raze-field"

    def targets(self, deed: Deed) -> list[int]:
        return [c for c in super().targets(deed) if deed.state.card(c).raze is not None]

    def done(self, deed: Deed, chosen: Value) -> Flow[None]:
        yield from raze_location(deed.state, deed.seat, argument(chosen))


class Remove(_RivalTarget):
    """Garrison, Engineers: discard an opponent's location, common or faction; not a raze."""

    word = prompt = "remove"
    none = "no-rival-location"

    def done(self, deed: Deed, chosen: Value) -> None:
        remove(deed.state, argument(chosen))


def rival_deals(state: State, seat: int, *, routes: bool) -> list[Value]:
    """Deals under opponents' boards; with `routes`, those they made by Trade Route too, each told by whose it is."""
    options: list[Value] = []
    for rival in state.rivals(seat):
        options += [("target", card) for card in state.distinct(state.zones[DEALS + rival])]
        if routes and rival != VIRTUAL:
            options += [("end-route", location, rival) for _, location in state.players[rival].routes]
    return list(dict.fromkeys(options))


class _RivalDeal(_Choice):
    """An operation on a deal of an opponent."""

    none = "no-rival-deal"

    def options(self, deed: Deed) -> Sequence[Value]:
        return rival_deals(deed.state, deed.seat, routes=False)

    def why_not(self, deed: Deed) -> Value:
        return against(deed.state, deed.seat, self.none)


class TakeDeal(_RivalDeal):
    """Spies: a deal from under an opponent's board is now under one's own; its good comes with the next production."""

    word = prompt = "take-deal"

    def done(self, deed: Deed, chosen: Value) -> None:
        state, seat, taken = deed.state, deed.seat, argument(chosen)
        state.note("takes-deal", seat, taken, state.at[taken] - DEALS)
        state.move(taken, DEALS + seat)


@dataclass(frozen=True)
class EndDeal(_RivalDeal):
    """Robbers, Ninjas: discard an opponent's deal. Ninjas gain its good once; Robbers may end a Trade Route deal."""

    routes: bool
    gains_good: bool

    word = prompt = "end-deal"

    def options(self, deed: Deed) -> Sequence[Value]:
        return rival_deals(deed.state, deed.seat, routes=self.routes)

    def done(self, deed: Deed, chosen: Value) -> Flow[None]:
        state, deal = deed.state, argument(chosen)
        good = state.card(deal).deal
        assert good is not None
        assert isinstance(chosen, tuple)
        side = int(chosen[2]) if chosen[0] == "end-route" else state.at[deal] - DEALS
        end_deal(state, side, deal)
        if self.gains_good:
            yield from gain(state, deed.seat, ((good, 1),))

    def say(self, mood: str = "") -> Part:
        return ("text-op-end-deal-gain" if self.gains_good else "text-op-end-deal", {})


class ForceDiscard(_Choice):
    """Desert: a chosen opponent discards a card of their own choice from the hand."""

    word = "force-discard"
    prompt = "desert"
    none = "no-rival-hand"

    def options(self, deed: Deed) -> Sequence[Value]:
        rivals = [rival for rival in deed.state.rivals(deed.seat) if rival != VIRTUAL]
        return [("victim", rival) for rival in rivals if deed.state.zones[HAND + rival]]

    def why_not(self, deed: Deed) -> Value:
        return self.none if deed.state.solo else against(deed.state, deed.seat, self.none)

    def done(self, deed: Deed, chosen: Value) -> Flow[None]:
        yield from discard_from_hand(deed.state, argument(chosen), "desert-discard")


class Block(_RivalTarget):
    """Scorpion Breeder: an opponent's action location cannot be activated in this round."""

    word = prompt = "block"
    none = "no-rival-action"

    def targets(self, deed: Deed) -> list[int]:
        state = deed.state
        able = [c for c in super().targets(deed) if state.controller(c) != VIRTUAL]
        return [c for c in able if state.card(c).kind == ACTION and not state.marks[c] & BLOCKED]

    def done(self, deed: Deed, chosen: Value) -> None:
        target = argument(chosen)
        deed.state.marks[target] |= BLOCKED
        deed.state.note("blocks", deed.seat, target, deed.state.owner(target))


class TakeOver(_RivalTarget):
    """Temple of Ra: an opponent's location counts as one's own for the rest of the round."""

    word = prompt = "take-over"
    none = "no-rival-location"

    def targets(self, deed: Deed) -> list[int]:
        return super().targets(deed) if self.tokens_left(deed) else []

    def tokens_left(self, deed: Deed) -> bool:
        return len(deed.state.captured) < EGYPTIAN_TOKENS

    def why_not(self, deed: Deed) -> Value:
        return super().why_not(deed) if self.tokens_left(deed) else "no-egyptian-token"

    def done(self, deed: Deed, chosen: Value) -> None:
        target = argument(chosen)
        deed.state.note("captures", deed.seat, target, deed.state.owner(target))
        deed.state.captured[target] = deed.seat


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


class Route(_RivalTarget):
    """Trade Route: a deal with an opponent's faction location, marked by the top card of the own faction deck."""

    word = prompt = "route"
    none = "no-rival-faction"

    def targets(self, deed: Deed) -> list[int]:
        able = super().targets(deed) if deed.state.zones[DECK + deed.seat] else []
        return [c for c in able if not deed.state.card(c).common]

    def why_not(self, deed: Deed) -> Value:
        return super().why_not(deed) if deed.state.zones[DECK + deed.seat] else "deck-empty"

    def done(self, deed: Deed, chosen: Value) -> Flow[None]:
        state, seat, target = deed.state, deed.seat, argument(chosen)
        marker = state.zones[DECK + seat][-1]
        state.move(marker, MARKERS + seat)
        state.players[seat].routes += ((marker, target),)
        state.note("routes", seat, target, state.owner(target))
        yield from collect(state, seat, target)
        yield from dealt(state, seat)
