"""What must always hold: pieces are counted, stacks and sizes keep their limits."""

from __future__ import annotations

from oikumene.games.clash.model import (
    ARMY,
    BARBARIAN_SETTLEMENTS,
    BARBARIAN_UNITS,
    BUILDINGS,
    EACH_BUILDING,
    HULLS,
    KINDS,
    LARGEST,
    PIRATE_SHIP,
    PIRATES,
    RESOURCES,
    SEA,
    SETTLEMENTS,
    UNITS,
)
from oikumene.games.clash.rules import verbs
from oikumene.games.clash.state import BARBARIANS, NOBODYS, State, kind_of


def check(state: State) -> None:
    """All of it."""
    check_units(state)
    check_pieces(state)
    check_hexes(state)
    for seat, player in enumerate(state.players):
        assert min(player.goods) >= 0, f"seat {seat} owes something"
        for good in RESOURCES:
            assert player.goods[good] <= verbs.limit(state, seat, good), f"seat {seat} has too much of {good}"


def check_units(state: State) -> None:
    """Every unit is on the map, in supply, in a battle, or a captive."""
    for side in (*range(state.seats), BARBARIANS):
        printed = BARBARIAN_UNITS if side == BARBARIANS else UNITS
        left = verbs.supply(state, side)
        for kind in range(len(KINDS)):
            here = left[kind] + sum(
                [kind_of(unit) == kind for hex in state.units_of(side) for unit in state.units[hex]]
            )
            if state.battle is not None and not state.battle.settled and state.battle.attacker == side:
                units = (*state.battle.force, *state.battle.came)
                here += sum([kind_of(unit) == kind for unit in units])
            here += sum([player.captives.count((side, kind)) for player in state.players])
            assert here == printed[kind], f"{here} of {KINDS[kind]} of side {side} instead of {printed[kind]}"
    with_others = [unit for units in state.units for unit in units]
    if state.battle is not None and not state.battle.settled:
        with_others += state.battle.force
    allies = sum([kind_of(unit) == PIRATE_SHIP for unit in with_others])
    assert state.pirate_ships + sum(state.pirates) + allies == PIRATES, "pirate ships are lost"


def check_pieces(state: State) -> None:
    """Every settlement and building is in a city, in supply, or out of the game."""
    for seat, player in enumerate(state.players):
        own = state.count_cities(seat)
        assert player.settlements + own + player.gone[0] == SETTLEMENTS, f"settlements of seat {seat}"
        for building in range(len(BUILDINGS)):
            built = sum([city.buildings[building] == seat for city in state.cities.values()])
            out = player.gone[1 + building] + (player.stones if BUILDINGS[building] == "obelisk" else 0)
            assert player.pieces[building] + built + out == EACH_BUILDING, f"{BUILDINGS[building]} of seat {seat}"
    assert state.barbarian_settlements + state.count_cities(BARBARIANS) == BARBARIAN_SETTLEMENTS


def check_hexes(state: State) -> None:
    """One owner a hex, stacks, loads, and cities that are not too large."""
    for hex, units in enumerate(state.units):
        owner = state.whose[hex]
        assert (owner == NOBODYS) == (not units), f"{state.label(hex)} is held by nobody's units"
        city = state.cities.get(hex)
        if city is not None:
            assert city.size <= LARGEST, f"the city at {state.label(hex)} is too large"
            won = state.battle is not None and state.battle.settled and state.battle.hex == hex  # and captured next
            assert won or owner in (NOBODYS, city.owner), f"two sides are at {state.label(hex)}"
        if units and state.terrain[hex] == SEA:
            fought = state.battle is not None and hex in (state.battle.hex, state.battle.origin)  # they drown after it
            afloat = fought or hex == state.adrift or not verbs.overloaded(state, hex)
            assert afloat, f"units without a ship at {state.label(hex)}"
        elif units:
            assert not any(kind_of(unit) in HULLS for unit in units), f"a ship on land at {state.label(hex)}"
            army = [kind_of(unit) for unit in units if kind_of(unit) in ARMY]
            most = verbs.stack_limit(state, owner, hex, army)
            assert len(army) <= most, f"too large an army at {state.label(hex)}"
