"""What the others answer to a turn: the next turns gone through one by one, each player doing what serves best.

`prospects.py` says what a position is worth with every player's chances as they are now. Who has time looks further:
the turn ends, the next player wakes, takes the way that promises most (`ways.py`), and the one after that finds what
has become of it. So a lead that the next player can take back is worth less than one that nobody can, a prize that is
held when the end die is rolled is worth more than one held at any other time, and who acts last before it counts on
that. All of it happens in figures, no rule is played; the search of a tree would be lost in so many actions.
"""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.oath.model import MAX_SUPPLY, NO_GOAL, ROUNDS, VISIONS_NEEDED
from oikumene.games.oath.prospects import (
    REMEMBERED,
    Figures,
    chances,
    heirs_now,
    inherit,
    leads,
    open_vision,
    over_after,
)
from oikumene.games.oath.state import CHANCELLOR, CITIZEN, EXILE
from oikumene.games.oath.ways import Way, beaten, blows, mixed, ways

#: Warbands of the Chancellor and of any other player.
PURPLE, COLOURED = 24, 14


#: What is promised counts a little less than what is done, or nobody would ever begin.
PROMISE = 0.97

#: How often a player does what serves best and nothing comes in between; and how often something more after it.
WILLING, GOES_ON = 0.8, 0.8
#: So many things are done in a turn at most, and what another one must bring.
MOST_WAYS, TIRED = 2, 0.01
#: The powers of what is foreseen in the first two rounds, in the next two, and later.
DOUBT: tuple[float, ...] = (0.2, 0.3, 0.4)
#: What a Usurper's share is worth besides, and that of a Vision that is met when enough were drawn: in 445 games a
#: Usurper won after two in three of 36 ends of turns (foreseen: one in two), a Vision after 45 % of 76 (30 %).
USURPS, SEES = 1.8, 1.9
#: Nobody is quite without hope.
LEAST = 0.004

_known: dict[tuple[object, ...], Sequence[float]] = {}


def judged(f: Figures, ended: bool = False, turns: int = 0) -> Sequence[float]:
    """The share of a win of each seat: as things are (`ended`), or as the active player can still make them; when so
    many others have answered to it."""
    key = (ended, turns, f.key())
    found = _known.get(key)
    if found is None:
        if len(_known) >= REMEMBERED:
            _known.clear()
        found = _known[key] = weighed(f, ended, turns)
    return found


def weighed(f: Figures, ended: bool, turns: int) -> Sequence[float]:
    base = looked(f, turns)
    if ended:
        return base
    seat, best = f.active, base
    worse = beaten(base, seat)
    shown = open_vision(f)
    if shown is not None:
        best = better(best, looked(shown, turns), seat)
    for start in [f] if shown is None else [f, shown]:
        for way in [*ways(start), *blows(start)] if turns else ways(start):
            if turns:
                way.after.supply[seat] = 0
            best = better(best, mixed(way.likely, looked(way.after, turns), worse), seat)
    return mixed(PROMISE, best, base)


def looked(f: Figures, turns: int) -> Sequence[float]:
    return crowned(f, foreseen(f, turns)) if turns else chances(f)


def crowned(f: Figures, shares: Sequence[float]) -> Sequence[float]:
    """Shares with what a Usurper and who meets a Vision that may be fulfilled have besides: they win more often than is
    foreseen."""
    found = list(shares)
    for seat, role in enumerate(f.role):
        if role == EXILE:
            if f.usurper and f.title == seat:
                found[seat] *= USURPS
            if f.goal[seat] != NO_GOAL and f.visions >= VISIONS_NEEDED and leads(f, seat, f.goal[seat]):
                found[seat] *= SEES
    whole = sum(found, 0.0)
    return [share / whole for share in found]


def better(one: Sequence[float], other: Sequence[float], seat: int) -> Sequence[float]:
    return other if other[seat] > one[seat] else one


def foreseen(f: Figures, turns: int) -> Sequence[float]:
    """The shares when the active player's turn is over and so many others have answered."""
    if not turns or (f.round >= ROUNDS and f.active == len(f.side) - 1):
        return doubted(chances(f, far=True), f.round)
    twin, seats = rested(f), len(f.side)
    seat, done, left = f.active + 1, [0.0] * seats, 1.0
    if seat == seats:
        over = over_after(f.round) if f.title == CHANCELLOR else 0.0
        if over:
            inherit(done, heirs_now(f), over)
            left = 1 - over
        seat, twin.round = 0, f.round + 1
    twin.active = seat
    if f.role[seat] == EXILE:
        if wins_waking(twin, seat):
            done[seat] += left
            return done
        twin.usurper = twin.usurper or twin.title == seat
    for each, share in enumerate(answered(twin, turns - 1)):
        done[each] += left * share
    return done


def answered(f: Figures, turns: int) -> Sequence[float]:
    """The active player takes the best way, and after it others as far as supply lasts; the shares when so many others
    have answered to that."""
    seat, found, left = f.active, [0.0] * len(f.side), 1.0
    for n in range(MOST_WAYS):
        way, worse = choice(f, n > 0)
        if way is None:
            break
        for each, share in enumerate(doubted(worse, f.round)):
            found[each] += left * (1 - way.likely) * share
        left *= way.likely
        f = way.after
        if not f.supply[seat]:
            break
    f.supply[seat] = 0
    return [done + left * share for done, share in zip(found, foreseen(f, turns), strict=True)]


def choice(f: Figures, more: bool) -> tuple[Way | None, Sequence[float]]:
    """What the active player does next, if anything serves, and the shares if it fails; `more`: something was done in
    this turn already."""
    seat, base = f.active, chances(f, far=True)
    worse, best = beaten(base, seat), base[seat] + more * TIRED
    found: Way | None = None
    shown = open_vision(f)
    if not more:
        gathered = mustered(f)
        found = Way(1.0, gathered)
        best = max(best, chances(gathered, far=True)[seat])
    if shown is not None:
        promise = chances(shown, far=True)[seat]
        if promise > best:
            found, best = Way(1.0, shown), promise
    for start in [f] if shown is None else [f, shown]:
        for way in [*ways(start), *blows(start)]:
            hope = (GOES_ON if more else WILLING) * way.likely
            promise = hope * chances(way.after, far=True)[seat] + (1 - hope) * (worse if way.fight else base)[seat]
            if promise > best:
                found, best = Way(hope, way.after, way.fight), promise
    return found, worse if found is None or found.fight else base


def doubted(shares: Sequence[float], round: int) -> list[float]:
    """Shares as they turn out to be: the longer the game still lasts, the less can be said."""
    power = DOUBT[min(len(DOUBT), (round + 1) // 2) - 1]
    found = [max(share, LEAST) ** power for share in shares]
    whole = sum(found)
    return [share / whole for share in found]


def wins_waking(f: Figures, seat: int) -> bool:
    """Whether an Exile who wakes has won: as Usurper, or by a Vision (Law 4.1.2)."""
    if f.title == seat and f.usurper:
        return True
    return f.goal[seat] != NO_GOAL and f.visions >= VISIONS_NEEDED and leads(f, seat, f.goal[seat])


def rested(f: Figures) -> Figures:
    """The position after the active player's Rest: supply by the warbands that are not out (Law 4.3.3)."""
    twin, seat = f.copy(), f.active
    if f.role[seat] == CITIZEN:
        fresh = f.supply[CHANCELLOR]
    else:
        out = sum([n for slot, n in enumerate(f.bands) if f.ruler[slot] == seat]) + f.force[seat]
        bank = (PURPLE if seat == CHANCELLOR else COLOURED) - out
        steps = (18, 11, 4) if seat == CHANCELLOR else (9, 4)
        fresh = 6 - len([step for step in steps if bank < step])
    twin.supply[seat] = min(MAX_SUPPLY, fresh + f.supply[seat])
    return twin


def mustered(f: Figures) -> Figures:
    """The position after a turn that was spent on gathering strength where the pawn stands."""
    twin, seat = f.copy(), f.active
    n = min(f.supply[seat], f.favor[seat], f.cards[f.pawn[seat]], 2)
    twin.force[seat] += 2 * n
    twin.favor[seat] -= n
    twin.supply[seat] = 0
    return twin
