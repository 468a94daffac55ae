"""Paying (rulebook, gaining and spending resources): one mechanism for every price."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import sub
from typing import Any

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import CULTURE, FOOD, GOLD, GOODS, IDEA, MOOD, NOTHING, ORE, WOOD, Amounts, goods
from oikumene.games.clash.rules.questions import BUILDING_SWAPS, CREDITS, SWAPS, Credit
from oikumene.games.clash.rules.verbs import free_captive, pay
from oikumene.games.clash.state import State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.bend import Matter
from oikumene.kit.goods import Swap, Tender, named, paid_by_swaps

#: What is paid for: some things may be paid otherwise.
ADVANCE, BUILDING, WONDER, UNIT, CHEER, OTHER = "advance", "building", "wonder", "unit", "cheer", "other"

GOLD_FOR_ALL = Swap(GOLD, (FOOD, WOOD, ORE, IDEA))
IDEA_FOR_FOOD = Swap(IDEA, (FOOD,))

#: What can pay though it is no good: captives. After it stand the credits that are used, in their order.
CAPTIVE = len(GOODS)
LENT = CAPTIVE + 1
NAMES = (*GOODS, "captive")


#: What may stand in for what by the rules alone: when an advance is bought, and else.
TO_LEARN, TO_PAY = (IDEA_FOR_FOOD, GOLD_FOR_ALL), (GOLD_FOR_ALL,)


@lru_cache(maxsize=512)
def _tender(swaps: tuple[Swap, ...]) -> Tender:
    return Tender(*swaps)


def swaps_for(
    state: State, seat: int, what: str, hex: int = -1, piece: int = -1, more: tuple[Swap, ...] = ()
) -> tuple[Swap, ...]:
    """What may stand in for what: gold for any other resource, ideas for food when an advance is bought. `piece`: the
    building; `more`: what only this payment allows."""
    swaps = bent(state, SWAPS, seat, TO_LEARN if what == ADVANCE else TO_PAY, what, hex)
    if what == BUILDING:
        swaps = bent(state, BUILDING_SWAPS, seat, swaps, hex, piece)
    return (*swaps, *more) if more else swaps


def purse_of(state: State, seat: int) -> Amounts:
    """What a player can pay with: goods, and captives."""
    player = state.players[seat]
    return (*player.goods, len(player.captives))


def told(price: Amounts) -> tuple[str, ...]:
    """A price as a detail lists it: `food-2`."""
    return () if price is NOTHING else named(GOODS, price)


# -- credits: something that is given for several resources, of any kinds


def credits_for(state: State, seat: int, what: str, hex: int) -> tuple[Credit, ...]:
    return bent(state, CREDITS, seat, (), what, hex)


def uses(purse: Amounts, credits: tuple[Credit, ...]) -> Iterator[tuple[int, ...]]:
    """How often each credit could be used; those that cost nothing always are."""
    if not credits:
        yield ()
        return
    first, *rest = credits
    most = first.most if first.good < 0 else min(first.most, purse[first.good])
    for n in range(most if first.good < 0 else 0, most + 1):
        left = purse if first.good < 0 else (*purse[: first.good], purse[first.good] - n, *purse[first.good + 1 :])
        for later in uses(left, tuple(rest)):
            yield (n, *later)


def extended(purse: Amounts, credits: tuple[Credit, ...], used: tuple[int, ...]) -> Amounts:
    """The purse after credits were used so often: what they are worth stands behind the goods."""
    left = list(purse)
    for credit, n in zip(credits, used, strict=True):
        if credit.good >= 0:
            left[credit.good] -= n
    return (*left, *[credit.worth * n for credit, n in zip(credits, used, strict=True)])


def with_credits(swaps: tuple[Swap, ...], credits: tuple[Credit, ...]) -> Tender:
    """The swaps, after those of credits, which only what is owed in kind may use."""
    return _tender((*[Swap(LENT + n, credit.owed, why=credit.why) for n, credit in enumerate(credits)], *swaps))


def _ways(
    purse: Amounts, price: Amounts, swaps: tuple[Swap, ...], credits: tuple[Credit, ...]
) -> list[tuple[int, ...]]:
    """How often credits may be used so that the price can be paid."""
    whole = (*price, *[0] * (1 + len(credits)))
    by = with_credits(swaps, credits)
    return [used for used in uses(purse, credits) if by.payable(extended(purse, credits, used), whole)]


# -- paying


def can_pay(
    state: State,
    seat: int,
    price: Amounts,
    what: str = OTHER,
    hex: int = -1,
    piece: int = -1,
    more: tuple[Swap, ...] = (),
) -> bool:
    """Whether a player can meet a price."""
    if price is NOTHING:
        return True
    in_kind, by_the_rules = _payable(tuple(state.players[seat].goods), price, what == ADVANCE)
    if in_kind:
        return True
    bending = state.bending[seat]
    if SWAPS not in bending and CREDITS not in bending and not more and what != BUILDING:
        return by_the_rules  # nothing has a say in it
    swaps = swaps_for(state, seat, what, hex, piece, more)
    credits = credits_for(state, seat, what, hex)
    if not credits and (swaps is TO_PAY or swaps is TO_LEARN):
        return by_the_rules
    return bool(_ways(purse_of(state, seat), price, swaps, credits))


def in_kind(state: State, seat: int, price: Amounts) -> bool:
    """Whether a player can meet a price with nothing that stands in for anything."""
    return _payable(tuple(state.players[seat].goods), price, False)[0]


@lru_cache(maxsize=4096)
def _payable(purse: Amounts, price: Amounts, ideas: bool) -> tuple[bool, bool]:
    """Whether a price can be met in its own kind, and where gold stands in for any other resource, perhaps ideas for
    food, and no more. Kept for a while: the same prices are looked at again and again."""
    food, wood, ore, idea, gold, mood, culture = map(sub, purse, price)
    if food >= 0 and wood >= 0 and ore >= 0 and idea >= 0 and gold >= 0 and mood >= 0 and culture >= 0:
        return True, True
    if gold < 0 or mood < 0 or culture < 0:
        return False, False
    if ideas and food < 0 < idea:
        food += idea
    return False, gold + min(food, 0) + min(wood, 0) + min(ore, 0) + min(idea, 0) >= 0


def alike(state: State, seat: int, *also: Matter[Any]) -> bool:
    """Whether no power of a player has a say in what may stand in for what, nor in something else."""
    return state.bending[seat].keys().isdisjoint((SWAPS, CREDITS, *also))


def pays(
    state: State,
    seat: int,
    price: Amounts,
    what: str = OTHER,
    hex: int = -1,
    piece: int = -1,
    more: tuple[Swap, ...] = (),
) -> Flow[Amounts]:
    """A price is paid; its payer says what stands in for what, where there is a choice. What was paid, in goods."""
    if not any(price):
        return price
    swaps = swaps_for(state, seat, what, hex, piece, more)
    credits = credits_for(state, seat, what, hex)
    used = yield from _credited(state, seat, price, swaps, credits)
    payment = yield from paid_by_swaps(
        lambda: extended(purse_of(state, seat), credits, used),
        (*price, *[0] * (1 + len(credits))),
        with_credits(swaps, credits),
        seat,
        "pay",
        _option,
        about=(what,),
    )
    captives = payment[CAPTIVE]
    spent = payment[:CAPTIVE]
    for credit, n in zip(credits, used, strict=True):
        if credit.good == CAPTIVE:
            captives += n
        elif credit.good >= 0:
            spent = (*spent[: credit.good], spent[credit.good] + n, *spent[credit.good + 1 :])
    pay(state, seat, spent)
    for _ in range(captives):
        yield from free_captive(state, seat)
    return spent


def _credited(
    state: State, seat: int, price: Amounts, swaps: tuple[Swap, ...], credits: tuple[Credit, ...]
) -> Flow[tuple[int, ...]]:
    """How often each credit is used, one after the other."""
    used: tuple[int, ...] = ()
    for n, credit in enumerate(credits):

        def listing(n: int = n, credit: Credit = credit, used: tuple[int, ...] = used) -> list[Value]:
            ways = _ways(purse_of(state, seat), price, swaps, credits)
            able = sorted({way[n] for way in ways if way[:n] == used})
            return [("credit", number, credit.why) for number in able]

        picked = yield from choose(seat, "credit", listing, about=(credit.why,))
        assert isinstance(picked, tuple)
        used += (int(picked[1]),)
    return used


def _option(swap: Swap, good: int) -> Value:
    if swap.good >= LENT:
        return "spare", GOODS[good], swap.why
    if swap.why:
        return "swap-by", NAMES[swap.good], GOODS[good], swap.why
    return "swap", GOODS[swap.good], GOODS[good]


# -- a token of either kind


def can_pay_token(state: State, seat: int) -> bool:
    """Whether a player can pay a mood or a culture token."""
    return any(can_pay(state, seat, price) for price in TOKEN_PRICES.values())


def pays_token(state: State, seat: int, prompt: str = "pay-token") -> Flow[None]:
    """A mood or a culture token is paid."""

    def listing() -> list[Value]:
        return [("token", name) for name, price in TOKEN_PRICES.items() if can_pay(state, seat, price)]

    picked = yield from choose(seat, prompt, listing)
    assert isinstance(picked, tuple)
    yield from pays(state, seat, TOKEN_PRICES[str(picked[1])])


TOKEN_PRICES = {GOODS[MOOD]: goods(mood=1), GOODS[CULTURE]: goods(culture=1)}
