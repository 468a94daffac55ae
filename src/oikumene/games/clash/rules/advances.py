"""Advances (rulebook, getting an advance; the groups; governments; civilizations' advances)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ADVANCES, ANY_GOVERNMENT, CUBES, GOVERNMENTS, ROWS, Advance, Amounts, Book
from oikumene.games.clash.rules import moments, payment, verbs
from oikumene.games.clash.rules.questions import ADVANCE_PRICE
from oikumene.games.clash.state import State
from oikumene.kernel.flow import Closed, Flow, Value, choose
from oikumene.kit.places import bits
from oikumene.kit.sides import push


class Obtained(NamedTuple):
    """An advance that was obtained, and what was paid for it."""

    advance: int
    paid: Amounts | None


def group_of(state: State, seat: int, group: int) -> list[int]:
    """The advances of a group that a player owns."""
    return [n for n in state.players[seat].owned if state.book.advance(n).group == group]


def government(state: State, seat: int) -> int:
    """The group of the player's government; -1 for none."""
    return _governed(state.book, state.players[seat].owns)


def why_not(state: State, seat: int, n: int) -> Value | None:
    """Why an advance cannot be obtained, apart from its price; None if it can."""
    return _why_not(state.book, state.players[seat].owns, n)


def _why_not(book: Book, owns: int, n: int) -> Value | None:
    advance = book.advance(n)
    if owns >> n & 1:
        return "owned"
    if advance.row > 0:
        first = book.advance_at[advance.group, 0]
        if not owns >> first & 1:
            return "needs-advance", book.powers[first].id
    if advance.requires and not owns >> book.power_of[advance.requires] & 1:
        return "needs-advance", advance.requires
    if advance.government and _governed(book, owns) not in (-1, advance.group):
        return "other-government"
    return None


def _governed(book: Book, owns: int) -> int:
    """The group of a government of which one of these advances is; -1 for none."""
    return next((group for group, mask in _governments(book) if owns & mask), -1)


@cache
def _governments(book: Book) -> list[tuple[int, int]]:
    """The groups of governments, each with its advances as a set."""
    return [(group, bits([book.advance_at[group, row] for row in range(ROWS)])) for group in GOVERNMENTS]


def open_advances(state: State, seat: int) -> Sequence[int]:
    """The advances that a player may obtain, whatever they cost."""
    return opened(state, state.players[seat].owns)


def opened(state: State, owns: int) -> Sequence[int]:
    """The advances that somebody with these may obtain."""
    return _open(state.book, owns)


@lru_cache(maxsize=4096)
def _open(book: Book, owns: int) -> tuple[int, ...]:
    governed = _governed(book, owns)
    return tuple(
        [
            n
            for n, (needs, group) in enumerate(_needs(book))
            if not owns >> n & 1 and not needs & ~owns and (group < 0 or governed in (-1, group))
        ]
    )


@cache
def _needs(book: Book) -> list[tuple[int, int]]:
    """What must be owned before each advance, as a set, and the government of which it is (-1: of none)."""
    found = []
    for n in range(ADVANCES):
        advance = book.advance(n)
        first = 1 << book.advance_at[advance.group, 0] if advance.row > 0 else 0
        also = 1 << book.power_of[advance.requires] if advance.requires else 0
        found.append((first | also, advance.group if advance.government else -1))
    return found


def price(state: State, seat: int, n: int) -> Amounts:
    """Two food, unless something makes it cheaper."""
    return bent(state, ADVANCE_PRICE, seat, state.book.terms.advance, n)


def payable(state: State, seat: int) -> list[int]:
    """The advances that a player may obtain and pay."""
    return list(_payable(state, seat))


def any_payable(state: State, seat: int) -> bool:
    """Whether there is one."""
    if payment.alike(state, seat, ADVANCE_PRICE):
        price = state.book.terms.advance
        return bool(open_advances(state, seat)) and payment.can_pay(state, seat, price, payment.ADVANCE)
    return any(True for _ in _payable(state, seat))


def _payable(state: State, seat: int) -> Iterator[int]:
    known: dict[Amounts, bool] | None = {} if payment.alike(state, seat) else None
    for n in open_advances(state, seat):
        owed = price(state, seat, n)
        can = None if known is None else known.get(owed)
        if can is None:
            can = payment.can_pay(state, seat, owed, payment.ADVANCE, n)
            if known is not None:
                known[owed] = can
        if can:
            yield n


def closed(state: State, seat: int) -> list[Closed]:
    """Advances that cannot be bought now, and why."""
    found: list[Closed] = []
    for n in range(ADVANCES):
        why = why_not(state, seat, n)
        if why == "owned":
            continue
        if why is None and not payment.can_pay(state, seat, price(state, seat, n), payment.ADVANCE, n):
            why = "too-dear"
        if why is not None:
            found.append((("advance", state.book.powers[n].id), why))
    return found


def buy(state: State, seat: int) -> Flow[None]:
    """The action: an advance is chosen, paid for and obtained."""

    def listing() -> list[Value]:
        return [("advance", state.book.powers[n].id) for n in payable(state, seat)]

    picked = yield from choose(seat, "advance", listing, closed=lambda: closed(state, seat))
    assert isinstance(picked, tuple)
    yield from bought(state, seat, state.book.power_of[str(picked[1])])


def bought(state: State, seat: int, n: int) -> Flow[None]:
    """An advance for its price."""
    paid = yield from payment.pays(state, seat, price(state, seat, n), payment.ADVANCE, n)
    yield from obtain(state, seat, n, paid=paid)


def pick(state: State, seat: int, able: Sequence[int], prompt: str = "free-advance") -> Flow[int]:
    """One of some advances, for nothing."""
    picked = yield from choose(seat, prompt, lambda: [("advance", state.book.powers[n].id) for n in able])
    return state.book.power_of[str(picked[1])]


def obtain(state: State, seat: int, n: int, *, track: bool = True, paid: Amounts | None = None) -> Flow[None]:
    """An advance is obtained: its border's token, what it gives at once, the civilization's advance that hangs on it;
    a cube leaves the event track, and an empty track means an event. `track`: not, where a card says so."""
    advance = state.book.advance(n)
    own(state, seat, n)
    state.note("obtains", seat, advance.id)
    player = state.players[seat]
    due = track
    if advance.government and player.anarchy > 0:
        player.anarchy -= 1
        due = False
    elif track:
        player.cubes -= 1
    if advance.border >= 0:
        verbs.gain_one(state, seat, advance.border)
    if advance.gain is not None:
        yield from advance.gain(state, seat)
    yield from civilized(state, seat, n)
    yield from moments.occurs(state, moments.ADVANCED, seat, Obtained(n, paid))
    if due and player.cubes <= 0:
        player.cubes = CUBES
        push(state, ("event", seat))


def own(state: State, seat: int, n: int) -> None:
    """The advance is marked on the player's board."""
    player = state.players[seat]
    player.owned = tuple(sorted([*player.owned, n]))
    player.owns = bits(player.owned)
    state.empower()
    verbs.trim(state, seat)


def disown(state: State, seat: int, gone: list[int]) -> None:
    """Advances are lost, and with them those of the civilization that hang on them."""
    player = state.players[seat]
    left = [n for n in player.owned if n not in gone]
    kept = [n for n in left if still_hangs(state, left, state.book.advance(n))]
    player.owned = tuple(kept)
    player.owns = bits(kept)
    state.empower()
    verbs.trim(state, seat)


def still_hangs(state: State, owned: list[int], advance: Advance) -> bool:
    """Whether what brought a civilization's advance is still there."""
    if not advance.trigger:
        return True
    if advance.trigger == ANY_GOVERNMENT:
        return any(state.book.advance(n).government for n in owned)
    return state.book.power_of[advance.trigger] in owned


def civilized(state: State, seat: int, n: int) -> Flow[None]:
    """The civilization's own advances that an advance brings."""
    for other in brought(state, seat, n):
        own(state, seat, state.book.power_of[other.id])
        state.note("obtains", seat, other.id)
        if other.gain is not None:
            yield from other.gain(state, seat)


def brought(state: State, seat: int, n: int) -> list[Advance]:
    """The civilization's own advances that an advance brings, and that are not there yet."""
    player, advance = state.players[seat], state.book.advance(n)
    if not player.civ:
        return []
    return [
        other
        for other in state.book.civilizations[player.civ].advances
        if (other.trigger == advance.id or (other.trigger == ANY_GOVERNMENT and advance.government))
        and not player.owns >> state.book.power_of[other.id] & 1
    ]


def whole_groups(state: State, seat: int) -> int:
    """How many groups of the board a player has all of."""
    return sum([len(group_of(state, seat, group)) == ROWS for group in range(12)])
