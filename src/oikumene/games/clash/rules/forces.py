"""Battles: who fights, and for whom a player decides."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ARMY, FORTRESS, HULLS, SHIP
from oikumene.games.clash.rules.questions import PIRATES_ALLIED
from oikumene.games.clash.state import BARBARIANS, NOBODYS, PIRATE, Battle, State, kind_of


def pirates_bar(state: State, seat: int, hex: int) -> bool:
    """Whether pirates on a hex are enemies: not for who is allied with them."""
    return bool(state.pirates[hex]) and not bent(state, PIRATES_ALLIED, seat, False, hex)


def enemy_at(state: State, side: int, hex: int) -> int:
    """The side that must be fought on a hex; -1 for none."""
    if state.whose[hex] not in (NOBODYS, side):
        return state.whose[hex]
    city = state.cities.get(hex)
    if city is not None and city.owner != side:
        return city.owner
    if side < BARBARIANS and pirates_bar(state, side, hex):
        return PIRATE
    return -1


def fighters(state: State, fight: Battle, side: int) -> list[int]:
    """The units of a side that fight."""
    if side == PIRATE:
        return [SHIP] * state.pirates[fight.hex]
    units = fight.force if side == fight.attacker else state.units[fight.hex]
    if fight.sea:
        return [unit for unit in units if kind_of(unit) in HULLS]
    return [unit for unit in units if kind_of(unit) in ARMY]


def fortress(state: State, fight: Battle) -> tuple[int, int]:
    """What a fortress adds for the defender in the first round: a die, and a hit cancelled."""
    city = state.cities.get(fight.hex)
    if fight.sea or fight.round > 1 or city is None or not city.has(FORTRESS):
        return 0, 0
    return fight.fort


def hand(state: State, side: int, foe: int) -> int:
    """The seat that decides for a side: of barbarians and pirates the next player after whom they fight."""
    return side if side < state.seats else state.clockwise(foe)[0]
