"""The sixteen nations, in the order of their boxes."""

from __future__ import annotations

from oikumene.games.imperium.model import BOXES, CLASSICS, LEGENDS, Nation

NATIONS: dict[str, Nation] = {
    nation.name: nation
    for nation in (
        Nation("carthaginians", CLASSICS),
        Nation("celts", CLASSICS),
        Nation("greeks", CLASSICS),
        Nation("macedonians", CLASSICS),
        Nation("persians", CLASSICS),
        Nation("romans", CLASSICS),
        Nation("scythians", CLASSICS),
        Nation("vikings", CLASSICS),
        Nation("arthurians", LEGENDS, quests=True),
        Nation("atlanteans", LEGENDS, empire=True, sinks=True),
        Nation("egyptians", LEGENDS),
        Nation("mauryans", LEGENDS),
        Nation("minoans", LEGENDS),
        Nation("olmecs", LEGENDS),
        Nation("qin", LEGENDS),
        Nation("utopians", LEGENDS, exhausts=3, journeys=True),
    )
}
ALL_NATIONS = tuple(NATIONS)
BY_BOX = {box: tuple(nation.name for nation in NATIONS.values() if nation.box == box) for box in BOXES}
