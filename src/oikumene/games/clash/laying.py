"""Positions that examples of the rules lay out (`oikumene.text.examples`, `rulebook/examples.toml`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oikumene.games.clash.model import BUILDINGS, GOODS, KINDS, MOODS, TERRAINS
from oikumene.games.clash.rules import verbs
from oikumene.games.clash.state import State
from oikumene.kit.places import bits


def lay(state: State, written: Mapping[str, Any]) -> None:
    """`terrain`: by label; `cities`: label to "0 happy temple port"; `units`: label to "0 infantry infantry";
    `goods` and `advances`: by seat."""
    for label, name in written.get("terrain", {}).items():
        state.terrain[state.hex(label)] = TERRAINS.index(name)
    state.explored = bits([hex for hex, kind in enumerate(state.terrain) if kind >= 0])
    state.sea = bits([hex for hex, kind in enumerate(state.terrain) if kind == TERRAINS.index("sea")])
    for label, said in written.get("cities", {}).items():
        lay_city(state, state.hex(label), *said.split())
    for label, said in written.get("units", {}).items():
        side, *kinds = said.split()
        for kind in kinds:
            verbs.place(state, int(side), state.hex(label), KINDS.index(kind))
    for seat, goods in written.get("goods", {}).items():
        for name, n in goods.items():
            state.players[int(seat)].goods[GOODS.index(name)] = n
    for seat, ids in written.get("advances", {}).items():
        player = state.players[int(seat)]
        player.owned = tuple(sorted({*player.owned, *[state.book.power_of[id] for id in ids]}))
        player.owns = bits(player.owned)
    state.empower()


def lay_city(state: State, hex: int, side: str, mood: str, *buildings: str) -> None:
    """A city in its owner's colours; one that stands there already gets these buildings and this mood."""
    if hex not in state.cities:
        verbs.add_city(state, int(side), hex)
    for name in buildings:
        verbs.add_building(state, hex, BUILDINGS.index(name), int(side), -1)
    state.cities[hex] = state.cities[hex].but(mood=MOODS.index(mood))
