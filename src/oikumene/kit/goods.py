"""Goods: what a price is, what may stand in for what, and paying as a few small answers.

Goods are numbers, in an order that the game fixes; a purse is a list with a place for each. A price is amounts of them.
A *swap* lets one good stand in for another, at a rate, perhaps only so often. Discounts change the price before.

    GOLD_FOR_ANY = Tender(Swap(GOLD, (WOOD, STONE, FOOD)))
    PROGRESS_FOR = Tender(Swap(PROGRESS, (MATERIALS,), rate=2), Swap(PROGRESS, (POPULATION,)))

A payment asks only where there is a choice, and then for each good that is owed how many units of the other are given
for it: numbers, of which only those are listed that leave the rest payable. Never a list of mixtures: what could be
paid in a hundred ways is two or three questions of a few answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from oikumene.kernel.flow import Flow, Value, choose, gather
from oikumene.kernel.game import Part

#: So many of each good, by its number.
Amounts: TypeAlias = "tuple[int, ...]"


@dataclass(frozen=True, slots=True)
class Swap:
    """One good that may stand in for others: a unit of it for `rate` units that are owed; no change is given."""

    good: int
    owed: tuple[int, ...]
    rate: int = 1
    #: How many units of it at most, in one payment; None: as many as there are.
    limit: int | None = None
    #: Whose doing it is, as a word for people (an advance, a card); empty for a rule of the game.
    why: str = ""


def plus(one: Sequence[int], other: Sequence[int]) -> Amounts:
    """
    >>> plus((1, 0), (2, 3))
    (3, 3)
    """
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def minus(price: Sequence[int], discount: Sequence[int], least: int = 0) -> Amounts:
    """A discount: never below `least` of what costs something.

    >>> minus((3, 1, 0), (1, 2, 1))
    (2, 0, 0)
    >>> minus((3, 1, 0), (5, 0, 0), least=1)
    (1, 1, 0)
    """
    return tuple([max(min(n, least), n - less) for n, less in zip(price, discount, strict=True)])


class Tender:
    """What may stand in for what, looked through once: make it where the rules say so, not with every payment."""

    __slots__ = ("_rates", "_single", "swaps")

    def __init__(self, *swaps: Swap) -> None:
        self.swaps = swaps
        goods = {swap.good for swap in swaps}
        owed = [good for swap in swaps for good in swap.owed]
        plain = len(goods) == 1 and len(set(owed)) == len(owed) and all(swap.limit is None for swap in swaps)
        self._single = goods.pop() if plain else -1  # the one good that stands in for all the others
        self._rates = {good: swap.rate for swap in swaps for good in swap.owed}

    def __iter__(self) -> Iterator[Swap]:
        return iter(self.swaps)

    def payable(self, purse: Sequence[int], price: Sequence[int]) -> bool:
        """Whether a price can be met.

        >>> Tender(Swap(2, (0,), rate=2)).payable((1, 0, 2), (3, 0, 0))
        True
        >>> Tender(Swap(2, (0,), rate=2), Swap(2, (1,))).payable((1, 0, 2), (3, 1, 1))
        False
        """
        if self._single < 0:
            return payable(purse, price, self.swaps)
        return self.covers(purse, enumerate(price))

    def covers(self, purse: Sequence[int], owed: Iterable[tuple[int, int]]) -> bool:
        """The same for a price as (good, how many), where one good stands in for all the others: quick.

        >>> Tender(Swap(2, (0, 1))).covers((1, 0, 2), [(0, 2), (1, 1)])
        True
        """
        single = self._single
        spare = purse[single]
        for good, n in owed:
            have = purse[good]
            if n > have:
                rate = self._rates.get(good)
                if rate is None:
                    return False
                spare += (have - n) // rate
                if spare < 0:
                    return False
            elif good == single:
                spare -= n
        return spare >= 0

    def span(self, purse: Sequence[int], owed: Iterable[tuple[int, int]], good: int) -> range:
        """How many units of the one good that stands in for all the others may be given for a good: each of these
        leaves the rest of the price payable. The same as `numbers`, quick.

        >>> Tender(Swap(2, (0, 1))).span((1, 0, 3), [(0, 2), (1, 1)], 0)
        range(1, 3)
        """
        single, rates = self._single, self._rates
        free, least, most = purse[single], 0, 0
        for other, n in owed:
            if other == single:
                free -= n
            elif other == good:
                least, most = -(min(0, purse[good] - n) // rates[good]), -(-n // rates[good])
            elif n > purse[other]:
                free += (purse[other] - n) // rates[other]
        return range(least, min(most, free) + 1)


def payable(purse: Sequence[int], price: Sequence[int], swaps: Sequence[Swap] = ()) -> bool:
    """Whether a price can be met.

    >>> payable((1, 0, 2), (3, 0, 0), [Swap(2, (0,), rate=2)])
    True
    >>> payable((1, 0, 2), (3, 1, 1), [Swap(2, (0,), rate=2), Swap(2, (1,))])
    False
    """
    if all(have >= owed for have, owed in zip(purse, price, strict=True)):
        return True
    for good, owed in enumerate(price):
        if owed > purse[good] and not any(good in swap.owed for swap in swaps):
            return False
    limits = tuple([-1 if swap.limit is None else swap.limit for swap in swaps])
    return _met(tuple(purse), tuple(price), swaps, limits, set())


def _met(
    purse: Amounts, owed: Amounts, swaps: Sequence[Swap], limits: Amounts, tried: set[tuple[Amounts, Amounts, Amounts]]
) -> bool:
    """Whether all that is owed can be met: each unit in its own kind if that will do, else by one of the swaps."""
    good = next((good for good, n in enumerate(owed) if n), None)
    if good is None:
        return True
    if (purse, owed, limits) in tried:
        return False
    tried.add((purse, owed, limits))
    if purse[good] and _met(_less(purse, good, 1), _less(owed, good, 1), swaps, limits, tried):
        return True
    for n, swap in enumerate(swaps):
        if good in swap.owed and purse[swap.good] and limits[n]:
            left = _less(limits, n, 1) if limits[n] > 0 else limits
            if _met(_less(purse, swap.good, 1), _less(owed, good, swap.rate), swaps, left, tried):
                return True
    return False


def _less(amounts: Amounts, good: int, n: int) -> Amounts:
    """
    >>> _less((2, 1), 1, 2)
    (2, 0)
    """
    return (*amounts[:good], max(0, amounts[good] - n), *amounts[good + 1 :])


@dataclass(frozen=True, slots=True)
class Choice:
    """One question of a payment: some of a good that is owed may be met by a swap."""

    good: int
    swap: Swap
    #: What is still owed, and what was given in other kind so far.
    owed: Amounts
    spent: Amounts

    def then(self, units: int) -> tuple[Amounts, Amounts]:
        """What is owed and spent when so many units are given."""
        return _less(self.owed, self.good, units * self.swap.rate), plus_one(self.spent, self.swap.good, units)

    def whole(self, units: int) -> Amounts:
        """The whole payment, if that is the last that is given in other kind."""
        return plus(*self.then(units))


def plus_one(amounts: Amounts, good: int, n: int) -> Amounts:
    """
    >>> plus_one((2, 1), 1, 2)
    (2, 3)
    """
    return (*amounts[:good], amounts[good] + n, *amounts[good + 1 :])


def numbers(purse: Sequence[int], choice: Choice, later: Sequence[Swap]) -> list[int]:
    """How many units may be given: so that what is owed then can still be met. `later`: the swaps that come after, the
    first of which is the same one, for its other goods. The price can be met."""
    swap, (same, *rest) = choice.swap, later
    most = min(purse[swap.good] - choice.spent[swap.good], -(-choice.owed[choice.good] // swap.rate))
    if swap.limit is not None:
        most = min(most, swap.limit)
    if most <= 0:
        return [0]  # what can be met can be met without it
    found = []
    for units in range(most + 1):
        owed, spent = choice.then(units)
        left = [have - gone for have, gone in zip(purse, spent, strict=True)]
        limit = None if swap.limit is None else swap.limit - units
        if payable(left, owed, (Swap(same.good, same.owed, same.rate, limit), *rest)):
            found.append(units)
    return found


#: How a payment is asked: the choice, and the numbers there are now; the answer is one of them.
Asking: TypeAlias = "Callable[[Choice, Callable[[], list[int]]], Flow[int]]"


def paid(purse: Callable[[], Sequence[int]], price: Sequence[int], tender: Tender, asking: Asking) -> Flow[Amounts]:
    """What is paid for a price that can be met, its payer asked where there is a choice. Nothing is taken yet.

    Swaps are asked for in their order, and each for what it can stand in for in the order that it names.
    """
    owed, spent = tuple(price), (0,) * len(price)
    for n, swap in enumerate(tender.swaps):
        given = 0
        for i, good in enumerate(swap.owed):
            if not owed[good]:
                continue
            here = Swap(swap.good, (good,), swap.rate, None if swap.limit is None else swap.limit - given, swap.why)
            choice = Choice(good, here, owed, spent)
            later = (Swap(swap.good, swap.owed[i + 1 :], swap.rate), *tender.swaps[n + 1 :])

            def able(choice: Choice = choice, later: Sequence[Swap] = later) -> list[int]:
                return numbers(purse(), choice, later)

            ways = able()
            assert ways, f"a price that cannot be met: {owed} of {list(purse())}"
            units = ways[0] if len(ways) == 1 else (yield from asking(choice, able))
            given += units
            owed, spent = choice.then(units)
    return plus(owed, spent)


def by_number(
    seat: int,
    prompt: str,
    about: Callable[[Choice], tuple[int | str, ...]],
    *,
    secret: bool = False,
) -> Asking:
    """The plain way to ask: how many, as a number."""

    def asking(choice: Choice, able: Callable[[], list[int]]) -> Flow[int]:
        return (yield from choose(seat, prompt, able, about=about(choice), secret=secret))

    return asking


def by_whole(seat: int, prompt: str, word: str, about: tuple[int | str, ...], *, secret: bool = False) -> Asking:
    """Options that say the whole payment as it would be, good by good."""

    def asking(choice: Choice, able: Callable[[], list[int]]) -> Flow[int]:
        def listing() -> list[Value]:
            return [(word, *choice.whole(units)) for units in able()]

        picked = yield from choose(seat, prompt, listing, about=about, secret=secret)
        return next(units for units in able() if (word, *choice.whole(units)) == picked)

    return asking


# -- one swap at a time: for many swaps, of which mostly none is wanted


class Swapping:
    """A payment that is put together swap by swap. Pairs of a swap and a good stand in the order of the rules, and are
    picked in that order, so that one payment is not found twice."""

    __slots__ = ("pairs", "price", "purse", "tender")

    def __init__(self, purse: Callable[[], Sequence[int]], price: Sequence[int], tender: Tender) -> None:
        self.purse = purse
        self.price = tuple(price)
        self.tender = tender
        self.pairs = [(n, swap, good) for n, swap in enumerate(tender.swaps) for good in swap.owed if price[good]]

    def after(self, picks: Sequence[int]) -> tuple[Amounts, Amounts]:
        """What is owed and was given in other kind, after some picks of pairs by number."""
        owed, spent = self.price, (0,) * len(self.price)
        for at in picks:
            _, swap, good = self.pairs[at]
            owed, spent = _less(owed, good, swap.rate), plus_one(spent, swap.good, 1)
        return owed, spent

    def whole(self, picks: Sequence[int]) -> Amounts:
        return plus(*self.after(picks))

    def more(self, picks: Sequence[int]) -> list[int]:
        """The pairs that may come next: so that what is owed then can still be met."""
        owed, _ = self.after(picks)
        rest = range(picks[-1] if picks else 0, len(self.pairs))
        return [at for at in rest if owed[self.pairs[at][2]] and self._leads((*picks, at))]

    def enough(self, picks: Sequence[int]) -> bool:
        """Whether the rest can be paid in its own kind."""
        return all(have >= n for have, n in zip(self.purse(), self.whole(picks), strict=True))

    def _leads(self, picks: tuple[int, ...]) -> bool:
        last, swap, _ = self.pairs[picks[-1]]
        used = sum([self.pairs[at][0] == last for at in picks])
        owed, spent = self.after(picks)
        left = [have - gone for have, gone in zip(self.purse(), spent, strict=True)]
        if min(left) < 0 or (swap.limit is not None and used > swap.limit):
            return False
        goods = tuple([good for n, _, good in self.pairs[picks[-1] :] if n == last])
        limit = None if swap.limit is None else swap.limit - used
        return payable(left, owed, (Swap(swap.good, goods, swap.rate, limit), *self.tender.swaps[last + 1 :]))


def paid_by_swaps(
    purse: Callable[[], Sequence[int]],
    price: Sequence[int],
    tender: Tender,
    seat: int,
    prompt: str,
    option: Callable[[Swap, int], Value],
    *,
    about: tuple[int | str, ...] = (),
    secret: bool = False,
) -> Flow[Amounts]:
    """What is paid for a price that can be met, as one decision: one more unit in other kind, or done. Who pays in kind
    says so once; what is short is swapped without a question where there is one way.

    `option`: what stands for a unit of a swap given for a good that is owed, ("swap", "gold", "food"). Nothing is taken
    yet.
    """
    swapping = Swapping(purse, price, tender)
    values = [option(swap, good) for _, swap, good in swapping.pairs]
    assert len(set(values)) == len(values), "two swaps are one option"

    def numbered(picked: tuple[Value, ...]) -> list[int]:
        return [values.index(value) for value in picked]

    picked = yield from gather(
        seat,
        prompt,
        lambda picked: [values[at] for at in swapping.more(numbered(picked))],
        lambda picked: swapping.enough(numbered(picked)),
        low=0,
        high=sum(price),
        about=about,
        secret=secret,
    )
    return swapping.whole(numbered(picked))


# -- the whole at once: for short prices


def wholes(purse: Sequence[int], price: Sequence[int], tender: Tender) -> list[Amounts]:
    """Every whole payment of a price: those first in which least is given in other kind, and of these the ones in which
    the tender's first swaps are used least.

    >>> wholes((3, 0, 2), (3, 0, 0), Tender(Swap(2, (0,), rate=2)))
    [(3, 0, 0), (1, 0, 1), (0, 0, 2)]
    >>> wholes((0, 0, 1), (3, 0, 0), Tender(Swap(2, (0,), rate=2)))
    []
    """
    if not tender.payable(purse, price):
        return []
    found: dict[Amounts, int] = {}
    _wholes(tuple(purse), tuple(price), (0,) * len(price), [(s, good) for s in tender for good in s.owed], found)
    return sorted(found, key=found.__getitem__)


def _wholes(
    purse: Amounts, owed: Amounts, spent: Amounts, left: Sequence[tuple[Swap, int]], found: dict[Amounts, int]
) -> None:
    """All that follows from what is owed and was given so far; `found`: payments, with the units in other kind."""
    if not left:
        found.setdefault(plus(owed, spent), sum(spent))
        return
    (swap, good), *rest = left
    assert swap.limit is None, "limited swaps are asked for one by one"
    later = [Swap(swap.good, (), swap.rate), *[Swap(s.good, (g,), s.rate) for s, g in rest]]
    choice = Choice(good, Swap(swap.good, (good,), swap.rate), owed, spent)
    for units in numbers(purse, choice, later):
        _wholes(purse, *choice.then(units), rest, found)


def paid_at_once(
    purse: Callable[[], Sequence[int]],
    price: Sequence[int],
    tender: Tender,
    seat: int,
    prompt: str,
    word: str,
    about: tuple[int | str, ...],
) -> Flow[Amounts]:
    """What is paid for a price that can be met, in one question of whole payments (word, so many of each good): where
    prices are so short that these are a handful."""

    def listing() -> list[Value]:
        return [(word, *whole) for whole in wholes(purse(), price, tender)]

    picked = yield from choose(seat, prompt, listing, about=about)
    assert isinstance(picked, tuple)
    return tuple([int(n) for n in picked[1:]])


def taken(purse: list[int], amounts: Sequence[int]) -> None:
    """The payment leaves the purse."""
    for good, n in enumerate(amounts):
        assert purse[good] >= n, f"{n} of good {good} are to be paid out of {purse[good]}"
        purse[good] -= n


# -- saying: a price stands on an option as a list of amounts (`Game.details`), each a thing whose name is a phrase

#: The kind of such a thing.
PRICE = "price"


def named(names: Sequence[str], amounts: Sequence[int]) -> tuple[str, ...]:
    """Amounts as a detail lists them.

    >>> named(("food", "wood", "ore"), (2, 0, 1))
    ('food-2', 'ore-1')
    """
    return tuple([f"{name}-{n}" for name, n in zip(names, amounts, strict=True) if n])


def phrase(amount: int | str) -> list[Part]:
    """What one of them is called: so much of it, by the game's message.

    >>> phrase("food-2")
    [('n-food', {'n': 2})]
    """
    name, _, n = str(amount).rpartition("-")
    return [(f"n-{name}", {"n": int(n)})]


def phrases(names: Iterable[str], most: int) -> tuple[str, ...]:
    """Every amount up to so many, for who says them without the game at hand."""
    return tuple([f"{name}-{n}" for name in names for n in range(1, most + 1)])
