"""Goods: gaining them, paying with them, drawing cards (rulebook: Goods; Basic rules)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from oikumene.games.imperial_settlers.model import (
    CARD,
    COMMON_CARD,
    FOOD,
    GOLD,
    GOODS,
    NO_COST,
    PAID,
    RAZE,
    RESOURCES,
    STONE,
    VP,
    WOOD,
    WORKER,
    Amounts,
    Cost,
)
from oikumene.games.imperial_settlers.state import (
    COMMON_DECK,
    COMMON_DISCARD,
    DEALS,
    DECK,
    DISCARD,
    GONE,
    HAND,
    MARKERS,
    State,
)
from oikumene.kernel.flow import Flow, Value, argument, choose, guarded
from oikumene.kit.bend import Matter, bent
from oikumene.kit.goods import Swap, Tender, named

COMMON_PILE, FACTION_PILE = ("draw", "common"), ("draw", "faction")
#: How many points more one gets who gains so many by one effect.
POINTS_AT_ONCE: Matter[int] = Matter("points-at-once")
#: Gold stands in for any resource, never the reverse.
TENDER = Tender(Swap(GOLD, RESOURCES))
covered = TENDER.covers


def gain(state: State, seat: int, goods: Amounts) -> Flow[list[int]]:
    """Goods from the general supply, all by one effect; returns the cards that were drawn."""
    supply = state.players[seat].goods
    drawn: list[int] = []
    for good, n in goods:
        if good == VP:
            gain_vp(state, seat, n)
        elif good < VP:
            if n:
                supply[good] += n
                state.note("gains", seat, GOODS[good], n)
        else:
            for _ in range(n):
                card = yield from draw(state, seat, good)
                if card is not None:
                    drawn.append(card)
    return drawn


def gain_vp(state: State, seat: int, n: int) -> None:
    """Points by one effect; a feature may add some."""
    if n <= 0:
        return
    state.players[seat].goods[VP] += n
    state.note("gains", seat, "vp", n)
    more = bent(state, POINTS_AT_ONCE, seat, 0, n)
    if more:
        state.players[seat].goods[VP] += more
        state.note("sphinx", seat, more)


# -- cards


def draw(state: State, seat: int, good: int = CARD) -> Flow[int | None]:
    """A card; its owner says from which deck, unless the effect does."""
    if good != CARD:
        return draw_from(state, seat, "common" if good == COMMON_CARD else "faction")
    piles = open_piles(state, seat)
    if len(piles) == 2:
        pile = yield from choose(seat, "draw", lambda: piles)
        return draw_from(state, seat, str(pile[1]))
    return draw_from(state, seat, str(piles[0][1])) if piles else None


def open_piles(state: State, seat: int) -> list[tuple[str, str]]:
    """Decks a card can be drawn from; the common one forms anew from its discards, a faction deck never."""
    piles = [COMMON_PILE] if state.zones[COMMON_DECK] or state.zones[COMMON_DISCARD] else []
    return [*piles, FACTION_PILE] if state.zones[DECK + seat] else piles


def draw_from(state: State, seat: int, pile: str) -> int | None:
    """The top card of a deck, to the hand."""
    card = top_common(state) if pile == "common" else next(iter(state.zones[DECK + seat][-1:]), None)
    if card is not None:
        state.move(card, HAND + seat)
        state.note("draws", seat, card)
    return card


def top_common(state: State) -> int | None:
    """The top card of the common deck; when it has run out, the discards are shuffled first."""
    if not state.zones[COMMON_DECK]:
        if not state.zones[COMMON_DISCARD]:
            return None
        for card in state.zones[COMMON_DISCARD]:
            state.move(card, COMMON_DECK)
        state.shuffle(COMMON_DECK)
        state.note("reshuffles")
    return state.zones[COMMON_DECK][-1]


def discard(state: State, card: int) -> None:
    """A card goes to the discards of its kind; an attack card leaves the game."""
    home = state.home(card)
    common = state.card(card).common
    state.move(card, COMMON_DISCARD if common else DISCARD + home if home >= 0 else GONE)


# -- paying


def can_pay(state: State, seat: int, price: Cost) -> bool:
    """Whether the goods are there, and what else is to be paid."""
    goods = state.players[seat].goods
    if price.simple:
        return covered(goods, price.goods)
    if not covered(goods, price.goods):
        return False
    if price.resource:
        left = goods[WOOD] + goods[STONE] + goods[FOOD] + goods[GOLD]
        if left - price.wood - price.stone - price.food - price.gold < price.resource:
            return False
    if price.hand_card > len(state.zones[HAND + seat]):
        return False
    return price.deal <= len(state.zones[DEALS + seat]) + len(state.players[seat].routes)


def lacking(state: State, seat: int, price: Cost) -> dict[int, int]:
    """Goods that are missing for a price, and how many; gold stands in for resources as far as it goes."""
    goods = state.players[seat].goods
    gold = max(0, goods[GOLD] - price.gold)
    missing = {}
    for good in (*RESOURCES, GOLD, WORKER, RAZE):
        short = max(0, getattr(price, GOODS[good]) - goods[good])
        helped = min(gold, short) if good in RESOURCES else 0
        gold -= helped
        if short > helped:
            missing[good] = short - helped
    return missing


def missing(state: State, seat: int, price: Cost) -> tuple[str, ...]:
    """What is missing for a price, as the words of the game name it: `wood-2`. A location or foundation to discard is
    not looked for."""
    short: dict[str, int] = {GOODS[good]: n for good, n in lacking(state, seat, price).items()}
    goods = state.players[seat].goods
    paid = [GOODS[good] for good in (*RESOURCES, GOLD)]
    left = sum(goods[good] for good in (*RESOURCES, GOLD)) - sum(getattr(price, n) - short.get(n, 0) for n in paid)
    short["resource"] = price.resource - left
    short["hand_card"] = price.hand_card - len(state.zones[HAND + seat])
    short["deal"] = price.deal - len(state.zones[DEALS + seat]) - len(state.players[seat].routes)
    return tuple(f"{name}-{short[name]}" for name in PAID if short.get(name, 0) > 0)


def told(price: Cost) -> tuple[str, ...]:
    """A price as a detail lists it: `wood-2`."""
    return named(PAID, [getattr(price, name) for name in PAID])


class Need(NamedTuple):
    """What must still be there: cards that are spoken for, and a price."""

    cards: tuple[int, ...] = ()
    price: Cost = NO_COST


#: What must be left after a payment: any one of these, found when somebody looks.
Needs: TypeAlias = "Callable[[], Sequence[Need]]"


def plus(one: Cost, other: Cost) -> Cost:
    """Two prices paid one after the other."""
    if one == NO_COST:
        return other
    return Cost(*(getattr(one, name) + getattr(other, name) for name in PAID))


def met(state: State, seat: int, needs: Sequence[Need], spent: Cost, gone: int = -1) -> bool:
    """Whether one of the needs is still met once so much is spent and a card is gone."""
    for need in needs:
        held = sum(1 for card in need.cards if state.at[card] == HAND + seat)
        wanted = plus(spent, plus(Cost(hand_card=held) if held else NO_COST, need.price))
        if gone not in need.cards and can_pay(state, seat, wanted):
            return True
    return False


def spared(state: State, seat: int, needs: Needs) -> Callable[[Value], bool]:
    """Which free actions leave what is needed."""

    def allows(value: Value) -> bool:
        spent, gone = free_cost(value)
        return spent == NO_COST or met(state, seat, needs(), spent, gone)

    return allows


def free_cost(value: Value) -> tuple[Cost, int]:
    """What a free action takes: goods or a card of the hand. A defence token is no price of anything."""
    assert isinstance(value, tuple)
    if value[1] == "samurai":
        return Cost(worker=1), -1
    if value[1] == "store":
        return Cost(**{str(value[2]): 1}), -1
    return (Cost(hand_card=1), int(value[2])) if value[1] == "tuck" else (NO_COST, -1)


def pay(state: State, seat: int, price: Cost, *, keep: tuple[int, ...] = (), then: Needs | None = None) -> Flow[None]:
    """Pay; the payer says where gold stands in for a resource, if there is a choice.

    `keep`: cards that this is paid for. `then`: what was promised must be possible afterwards; as that may hang on
    cards in hand, the questions are secret.
    """
    spend(state, seat, GOLD, price.gold)
    spend(state, seat, WORKER, price.worker)
    spend(state, seat, RAZE, price.raze)
    bill = Bill(state, seat, price, keep, then)
    for good in RESOURCES:
        if bill.owed[good]:
            yield from pay_resource(state, seat, good, bill)
    while bill.any:
        yield from pay_any(state, seat, bill)
    while bill.cards:
        yield from guarded(discard_from_hand(state, seat, "discard", bill.cards), bill.spared)
        bill.cards -= 1
    for _ in range(price.deal):
        yield from drop_deal(state, seat)


class Bill:
    """A payment under way: what is still owed, and what must be left when it is paid."""

    __slots__ = ("any", "cards", "keep", "owed", "seat", "state", "then")

    def __init__(self, state: State, seat: int, price: Cost, keep: tuple[int, ...], then: Needs | None) -> None:
        self.state = state
        self.seat = seat
        self.owed = [price.wood, price.stone, price.food]
        self.any = price.resource
        self.cards = price.hand_card
        self.keep = keep
        self.then = then

    def needs(self, paid: int = -1) -> list[Need]:
        """Everything that must still be there now; of the resource that is being paid nothing more."""
        wood, stone, food = (0 if good == paid else n for good, n in enumerate(self.owed))
        owed = Cost(wood=wood, stone=stone, food=food, resource=self.any, hand_card=self.cards)
        then = self.then() if self.then is not None else ()
        return [Need(need.cards, plus(owed, need.price)) for need in then or (Need(self.keep),)]

    def spared(self, value: Value) -> bool:
        """Whether a free action leaves enough."""
        spent, gone = free_cost(value)
        return spent == NO_COST or met(self.state, self.seat, self.needs(), spent, gone)

    def gold_for(self, good: int) -> Sequence[int]:
        """How many of a resource can be paid in gold, as everybody can see."""
        return TENDER.span(self.state.players[self.seat].goods, enumerate(self.owed), good)

    def in_gold(self, good: int) -> list[int]:
        """How many of a resource may be paid in gold: what was promised stays possible."""
        n, ways = self.owed[good], list(self.gold_for(good))
        if self.then is None:
            return ways
        needs = self.needs(good)
        able = [g for g in ways if met(self.state, self.seat, needs, Cost(**{GOODS[good]: n - g, "gold": g}))]
        return able or ways  # in a world that others imagine the hand may hold nothing that was promised

    def in_kind(self) -> list[tuple[str, str]]:
        """What one of any resources may be paid with."""
        goods = self.state.players[self.seat].goods
        return [("spend", GOODS[good]) for good in (*RESOURCES, GOLD) if goods[good]]


def pay_resource(state: State, seat: int, good: int, bill: Bill) -> Flow[None]:
    """Wood, stone or food, so many of them in gold as the payer says."""
    n = bill.owed[good]
    gold, *more = bill.gold_for(good)
    if more:
        gold = yield from guarded(
            choose(seat, "pay-gold", lambda: bill.in_gold(good), about=(GOODS[good], n), secret=bill.then is not None),
            bill.spared,
        )
    spend(state, seat, GOLD, gold)
    spend(state, seat, good, n - gold)
    bill.owed[good] = 0


def pay_any(state: State, seat: int, bill: Bill) -> Flow[None]:
    """One of the resources that the payer may choose, or gold."""
    _, paid = yield from guarded(choose(seat, "pay-any", bill.in_kind, about=(bill.any,)), bill.spared)
    spend(state, seat, GOODS.index(paid), 1)
    bill.any -= 1


def spend(state: State, seat: int, good: int, n: int) -> None:
    if n:
        supply = state.players[seat].goods
        assert supply[good] >= n
        supply[good] -= n
        state.note("pays", seat, GOODS[good], n)


def discard_from_hand(state: State, seat: int, prompt: str, left: int | None = None) -> Flow[int]:
    """A card of the player's choice from the hand to the discards."""
    _, card = yield from choose(
        seat,
        prompt,
        lambda: [("discard", c) for c in state.distinct(state.zones[HAND + seat])],
        about=() if left is None else (left,),
        secret=True,
    )
    discard(state, card)
    state.note("discards", seat, card)
    return card


def own_deals(state: State, seat: int, deal: str, route: str) -> list[Value]:
    """The seat's deals as options: those under its board, and those made by Trade Route."""
    under: list[Value] = [(deal, card) for card in state.distinct(state.zones[DEALS + seat])]
    return under + [(route, location) for location in dict.fromkeys(t for _, t in state.players[seat].routes)]


def drop_deal(state: State, seat: int) -> Flow[None]:
    """Discard one of the own deals as a price."""
    dropped = yield from choose(seat, "drop-deal", lambda: own_deals(state, seat, "drop-deal", "drop-route"))
    end_deal(state, seat, argument(dropped))


def end_deal(state: State, side: int, card: int) -> None:
    """A deal is gone: a card under a board, or a Trade Route deal with a location."""
    if state.at[card] == DEALS + side:
        state.note("deal-gone", side, card)
        discard(state, card)
        return
    end_route(state, side, next(marker for marker, target in state.players[side].routes if target == card))


def end_route(state: State, seat: int, marker: int) -> None:
    """A Trade Route deal is over; its marker goes to its owner's faction discards."""
    player = state.players[seat]
    player.routes = tuple(route for route in player.routes if route[0] != marker)
    assert state.at[marker] == MARKERS + seat
    state.move(marker, DISCARD + seat)
    state.note("route-gone", seat, marker)
