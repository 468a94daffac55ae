"""The odds of battles, exact and remembered, and what a battle leaves behind: for bots that weigh an attack.

As in the forecast nobody plays a card that is not laid already, and infantry falls first. Who wins has lost some units:
how many, on average, is reckoned from the same dice.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from oikumene.games.clash.bending import bent
from oikumene.games.clash.forecast import Might, blows, reckoned, sides
from oikumene.games.clash.model import ANGRY, GOLD, HULLS, OBELISK, PORT, SHIP
from oikumene.games.clash.rules import capture
from oikumene.games.clash.rules.forces import fighters, fortress
from oikumene.games.clash.rules.questions import BEATEN_OFF
from oikumene.games.clash.state import BARBARIANS, NOBODYS, PIRATE, Battle, City, State, kind_of


class Odds(NamedTuple):
    """How a battle ends: won by the attacker, nobody left, lost; and how many the winner has left of each side."""

    won: float
    even: float
    lost: float
    left: float
    held: float


def odds(own: tuple[int, ...], foe: tuple[int, ...], fort: bool = False) -> Odds:
    """The odds of an attack by the kinds of both sides, in the order in which they fall.

    >>> [round(share, 2) for share in odds((1, 1), (1,))[:3]]
    [0.97, 0.01, 0.02]
    >>> odds((1,), ())
    Odds(won=1.0, even=0.0, lost=0.0, left=1.0, held=0.0)
    """
    if not foe and not fort:
        return Odds(1.0, 0.0, 0.0, float(len(own)), 0.0)
    return between(Might(own), Might(foe, dice=(int(fort), 0), cancels=(int(fort), 0)), not foe)


@lru_cache(maxsize=4096)
def between(own: Might, foe: Might, alone: bool) -> Odds:
    """The same of two sides as they stand."""
    won, even, lost = reckoned(own, foe, 0, alone)
    left, held = survivors(own, foe, 0)
    return Odds(won, even, lost, left / won if won else 0.0, held / lost if lost else 0.0)


@lru_cache(maxsize=8192)
def survivors(own: Might, foe: Might, at: int) -> tuple[float, float]:
    """How many units each side has left where it wins, times how likely that is."""
    left = held = again = 0.0
    for (hits, cancels), share in blows(own, at).items():
        for (struck, saved), other in blows(foe, at).items():
            losses, kills, chance = max(0, struck - cancels), max(0, hits - saved), share * other
            ours, theirs = own.without(losses), foe.without(kills)
            if ours.kinds and theirs.kinds:
                if at and not losses and not kills:
                    again += chance
                    continue
                more = survivors(ours, theirs, 1)
                left, held = left + chance * more[0], held + chance * more[1]
            elif ours.kinds:
                left += chance * len(ours.kinds)
            else:
                held += chance * len(theirs.kinds)
    return (0.0, 0.0) if again >= 1.0 else (left / (1 - again), held / (1 - again))


def kinds_at(state: State, hex: int, sea: bool = False) -> tuple[int, ...]:
    """The kinds of what would defend a hex, in the order in which they fall."""
    if sea:
        found = [SHIP for unit in state.units[hex] if kind_of(unit) in HULLS]
        return tuple(found or [SHIP] * state.pirates[hex])
    return tuple([kind for kind in [kind_of(unit) for unit in sorted(state.units[hex], key=kind_of)] if 1 <= kind <= 4])


# -- what a battle leaves behind


def endings(state: State, fight: Battle, found: Odds) -> list[tuple[float, State]]:
    """The table after a battle, by how it may end, with the chances."""
    ends = []
    for share, who in ((found.won, fight.attacker), (found.even, NOBODYS), (found.lost, fight.defender)):
        if share > 0.005:
            ends.append((share, after(state, fight, found, who)))
    return ends


def after(state: State, fight: Battle, found: Odds, winner: int) -> State:
    """The table after a battle that somebody has won."""
    twin = state.copy()
    twin.battle = None
    hex, side, foe = fight.hex, fight.attacker, fight.defender
    if winner != foe:
        beaten(twin, fight)
    elif foe != PIRATE:
        keep = max(1, round(found.held)) if found.held else 0
        gone = max(0, len(kinds_at(twin, hex, fight.sea)) - keep)
        twin.units[hex] = fallen(twin.units[hex], gone, fight.sea)
    if winner != side:
        for unit in fight.force:
            give_back(twin, side, unit)
        return twin
    force = fallen(fight.force, len(fight.force) - max(1, round(found.left)), fight.sea)
    twin.units[hex], twin.whose[hex] = tuple(sorted((*force, *fight.came))), side
    city = twin.cities.get(hex)
    if not fight.sea and city is not None and city.owner != side:
        taken(twin, side, hex, city)
    if side < twin.seats and foe in (BARBARIANS, PIRATE):
        twin.players[side].goods[GOLD] += 1
    return twin


def fallen(units: tuple[int, ...], n: int, sea: bool) -> tuple[int, ...]:
    """Units after so many have fallen: infantry first, settlers only with the last."""
    order = sorted(units, key=kind_of)
    fighting = [unit for unit in order if (kind_of(unit) in HULLS) == sea and kind_of(unit) >= 1]
    for unit in fighting[: max(0, n)]:
        order.remove(unit)
    return tuple(sorted(order))


def beaten(state: State, fight: Battle) -> None:
    """All who defended are gone."""
    if fight.defender == PIRATE:
        state.pirates[fight.hex] = 0
        return
    for unit in state.units[fight.hex]:
        give_back(state, fight.defender, unit)
    state.units[fight.hex], state.whose[fight.hex] = (), NOBODYS


def give_back(state: State, side: int, unit: int) -> None:
    if side < state.seats and kind_of(unit) < len(state.players[side].units):
        state.players[side].units[kind_of(unit)] += 1


def taken(state: State, side: int, hex: int, city: City) -> None:
    """A city changes hands, as far as an evaluation sees it: settlement, buildings, gold."""
    owner, player = city.owner, None if side >= state.seats else state.players[side]
    if owner < state.seats:
        state.players[owner].settlements += 1
    if player is None:
        state.cities[hex] = City(BARBARIANS, ANGRY, city.buildings, city.port, city.wonders)
        return
    gold = 1 if owner == BARBARIANS else capture.spoils(city)
    if not player.settlements:
        del state.cities[hex]
        player.goods[GOLD] = min(7, player.goods[GOLD] + city.size)
        return
    player.settlements -= 1
    player.goods[GOLD] = min(7, player.goods[GOLD] + gold)
    buildings = tuple(
        [side if colour == owner < state.seats and n != OBELISK else colour for n, colour in enumerate(city.buildings)]
    )
    state.cities[hex] = City(side, ANGRY, buildings, city.port if buildings[PORT] >= 0 else -1, city.wonders)


def of_battle(state: State, fight: Battle) -> Odds:
    """The odds of a battle that is on, before its dice are rolled, with all that is known of both sides."""
    if fight.defender < state.seats and bent(state, BEATEN_OFF, fight.defender, False, fight.attacker):
        return Odds(0.0, 0.0, 1.0, 0.0, float(len(fighters(state, fight, fight.defender))))
    own, foe = sides(state, fight)
    if not foe.kinds and fortress(state, fight) == (0, 0):
        return Odds(1.0, 0.0, 0.0, float(len(own.kinds)), 0.0)
    return between(own, foe, fight.first[1] == 0)
