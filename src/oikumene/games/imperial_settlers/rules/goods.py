"""Goods: gaining them, paying with them, drawing cards (rulebook: Goods; Basic rules)."""

from __future__ import annotations

from oikumene.games.imperial_settlers.cards.model import (
    CARD,
    COMMON_CARD,
    FOOD,
    GOLD,
    GOODS,
    RAZE,
    RESOURCES,
    STONE,
    VP,
    WOOD,
    WORKER,
    Amounts,
    Cost,
)
from oikumene.games.imperial_settlers.rules.moments import GAINS_VP, waiting
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
from oikumene.kernel.flow import Flow, Value, argument, choose

COMMON_PILE, FACTION_PILE = ("draw", "common"), ("draw", "faction")
#: An effect that gives so many points at once wakes the Sphinx.
SPHINX_FROM = 2


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
    """Points by one effect; each Sphinx adds one to a gain of at least two."""
    if n <= 0:
        return
    state.players[seat].goods[VP] += n
    state.note("gains", seat, "vp", n)
    if n >= SPHINX_FROM:
        more = len(waiting(state, GAINS_VP, seat))
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
    """Whether the goods are there; gold stands in for any resource, never the reverse."""
    goods = state.players[seat].goods
    if price.worker > goods[WORKER] or price.raze > goods[RAZE]:
        return False
    short = price.gold
    if price.wood > goods[WOOD]:
        short += price.wood - goods[WOOD]
    if price.stone > goods[STONE]:
        short += price.stone - goods[STONE]
    if price.food > goods[FOOD]:
        short += price.food - goods[FOOD]
    if short > goods[GOLD]:
        return False
    if price.simple:
        return True
    if price.resource:
        left = goods[WOOD] + goods[STONE] + goods[FOOD] + goods[GOLD]
        if left - price.wood - price.stone - price.food - price.gold < price.resource:
            return False
    if price.hand_card > len(state.zones[HAND + seat]):
        return False
    return price.deal <= len(state.zones[DEALS + seat]) + len(state.players[seat].routes)


def pay(state: State, seat: int, price: Cost) -> Flow[None]:
    """Pay; the payer says where gold stands in for a resource, if there is a choice."""
    goods = state.players[seat].goods
    owed = [price.wood, price.stone, price.food]
    spend(state, seat, GOLD, price.gold)
    spend(state, seat, WORKER, price.worker)
    spend(state, seat, RAZE, price.raze)
    for good in RESOURCES:
        if not owed[good]:
            continue
        later = sum(max(0, owed[other] - goods[other]) for other in RESOURCES if other > good)
        least = max(0, owed[good] - goods[good])
        most = min(owed[good], goods[GOLD] - later)
        gold = least
        if most > least:
            gold = yield from choose(
                seat, "pay-gold", lambda: list(range(least, most + 1)), about=(GOODS[good], owed[good])
            )
        spend(state, seat, GOLD, gold)
        spend(state, seat, good, owed[good] - gold)
    for left in range(price.resource, 0, -1):
        paid = yield from choose(
            seat,
            "pay-any",
            lambda: [("spend", GOODS[good]) for good in (*RESOURCES, GOLD) if goods[good]],
            about=(left,),
        )
        spend(state, seat, GOODS.index(str(paid[1])), 1)
    for left in range(price.hand_card, 0, -1):
        yield from discard_from_hand(state, seat, "discard", left)
    for _ in range(price.deal):
        yield from drop_deal(state, seat)


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
