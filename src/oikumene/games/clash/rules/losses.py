"""Battles: hits, and the units that are lost by them."""

from __future__ import annotations

from collections.abc import Iterable

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import FIGURES, KINDS, LEADER, PIRATE_SHIP
from oikumene.games.clash.rules import moments, roll, verbs
from oikumene.games.clash.rules.forces import fighters, fortress, hand
from oikumene.games.clash.rules.questions import CANCELS
from oikumene.games.clash.state import PIRATE, Battle, State, kind_of
from oikumene.kernel.flow import Flow, Value, gather

#: So much combat value is one hit.
HIT = 5


def roll_and_lose(state: State, fight: Battle) -> Flow[None]:
    """Both roll, both lose."""
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.BEFORE_ROLL, side, fight.other(side))
    stood = [tuple([kind_of(u) for u in fighters(state, fight, s)]) for s in (fight.attacker, fight.defender)]
    fight.stood = (stood[0], stood[1])
    own, foe = roll.roll(state, fight, fight.attacker), roll.roll(state, fight, fight.defender)
    fight.dice = (own[0], foe[0])
    fight.value = (own[1], foe[1])
    fight.cancel = (own[2], foe[2])
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.AFTER_ROLL, side, fight.other(side))
    state.note("rolls", fight.attacker, fight.value[0], fight.defender, fight.value[1])
    hits = []
    for side in (fight.attacker, fight.defender):
        hits.append((yield from hits_on(state, fight, side)))
    before = [len(fighters(state, fight, side)) for side in (fight.attacker, fight.defender)]
    for side, n in zip((fight.attacker, fight.defender), hits, strict=True):
        yield from casualties(state, fight, side, min(n, len(fighters(state, fight, side))))
    lost = [n - len(fighters(state, fight, s)) for n, s in zip(before, (fight.attacker, fight.defender), strict=True)]
    for n, side in enumerate((fight.attacker, fight.defender)):
        yield from moments.occurs(state, moments.AFTER_LOSSES, side, (lost[n], lost[1 - n]))


def hits_on(state: State, fight: Battle, side: int) -> Flow[int]:
    """The hits that a side takes: the other's combat value in fives, less what it cancels."""
    own = fight.side(side)
    hits = fight.value[1 - own] // HIT
    cancels = fight.cancel[own] + fight.saves[own]
    if side == fight.defender:
        cancels += fortress(state, fight)[1]
    cancels = bent(state, CANCELS, side, cancels)
    if hits > cancels and fighters(state, fight, side):
        fight.cancel = (cancels, fight.cancel[1]) if own == 0 else (fight.cancel[0], cancels)
        yield from moments.occurs(state, moments.LOSSES, side, hits)
        cancels = fight.cancel[own]
    return max(0, hits - cancels)


def casualties(state: State, fight: Battle, side: int, n: int) -> Flow[None]:
    """A side loses units of its choice; pirates who fight for it first."""
    if n <= 0:
        return
    if fight.sea:
        for unit in sorted(fighters(state, fight, side), key=lambda unit: kind_of(unit) != PIRATE_SHIP)[:n]:
            yield from struck(state, fight, side, unit)
        return
    decider = hand(state, side, fight.other(side))

    def listing(picked: tuple[Value, ...]) -> list[Value]:
        kinds = [kind_of(unit) for unit in fighters(state, fight, side)]
        gone = [KINDS.index(str(pick[1])) for pick in picked if isinstance(pick, tuple)]
        least = gone[-1] if gone else 0
        return [("lose", KINDS[k]) for k in sorted(set(kinds)) if k >= least and _leaves(kinds, gone, k, n)]

    picked = yield from gather(
        decider, "casualties", listing, lambda picked: len(picked) >= n, low=n, high=n, about=(side, n)
    )
    gone = [KINDS.index(str(pick[1])) for pick in picked if isinstance(pick, tuple)]
    for kind in gone:
        unit = verbs.most_spent(fighters(state, fight, side), kind)
        yield from struck(state, fight, side, unit)


def _leaves(kinds: list[int], gone: list[int], kind: int, n: int) -> bool:
    """Whether one more of a kind can go, so that enough of the kinds after it are left for the rest."""
    left = [k for k in kinds if k > kind] + [kind] * (kinds.count(kind) - gone.count(kind))
    return kinds.count(kind) > gone.count(kind) and len(left) >= n - len(gone)


def struck(state: State, fight: Battle, side: int, unit: int) -> Flow[None]:
    """A unit is lost in battle."""
    own = fight.side(side)
    if side == PIRATE:
        state.pirates[fight.hex] -= 1
        state.pirate_ships += 1
    elif side == fight.attacker:
        units = list(fight.force)
        units.remove(unit)
        fight.force = tuple(units)
    else:
        verbs.take_units(state, fight.hex, [unit])
    lost = (*fight.lost[own], kind_of(unit))
    fight.lost = (lost, fight.lost[1]) if own == 0 else (fight.lost[0], lost)
    state.note("loses-unit", side, FIGURES[kind_of(unit)])
    slain(state, fight, side, [unit])
    if side != PIRATE:
        yield from verbs.lose(state, side, [unit])


def slain(state: State, fight: Battle, side: int, units: Iterable[int]) -> None:
    """Units die by a battle, whether they fought in it or were aboard: a leader's card goes to the other player."""
    n = sum([kind_of(unit) == LEADER for unit in units])
    fight.add("leaders", side, n)
    if fight.other(side) < state.seats:
        state.players[fight.other(side)].slain += n


def all_lost(state: State, fight: Battle, side: int) -> Flow[None]:
    """All fighters of a side are lost at once."""
    for unit in fighters(state, fight, side):
        yield from struck(state, fight, side, unit)
