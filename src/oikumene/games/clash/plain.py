"""What a seat sees, as lean as can be, for who learns from numbers (`Game.observed`): the map by its labels, units
counted by kind, nothing that follows from the rest."""

from __future__ import annotations

from typing import Any

from oikumene.games.clash.model import BUILDINGS, FIGURES, MOODS, TERRAINS, UNKNOWN
from oikumene.games.clash.rules.forces import fighters
from oikumene.games.clash.state import (
    ACTION_DISCARD,
    EVENT_DISCARD,
    LASTING,
    OPEN_WONDERS,
    RESOLVING,
    SIDES,
    Battle,
    City,
    State,
    kind_of,
)
from oikumene.games.clash.view import offer_seen, player_seen

#: Where a number means a seat.
SEAT_PLACES = (
    "active",
    "first",
    "hexes/*/owner",
    "hexes/*/city/owner",
    "hexes/*/city/buildings/*",
    "hexes/*/city/druid",
    "battle/attacker/side",
    "battle/defender/side",
    "offer/by",
    "offer/to",
)
#: What of a player follows from the rest, or stands on the map.
LEFT_OUT = ("limits", "breakdown")


def observed(state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it, without what is only there to be drawn."""
    return {
        "age": state.age,
        "round": state.round,
        "active": state.active,
        "first": state.first,
        "actions": state.actions,
        "influenced": state.influenced,
        "seats": [player(state, other, seat) for other in range(state.seats)],
        "hexes": {state.label(hex): place(state, hex) for hex in range(len(state.board))},
        "discards": {"actions": state.look(ACTION_DISCARD, seat), "events": state.look(EVENT_DISCARD, seat)},
        "resolving": state.look(RESOLVING, seat),
        "lasting": state.look(LASTING, seat),
        "open_wonders": state.look(OPEN_WONDERS, seat),
        "battle": None if state.battle is None else fought(state, state.battle),
        "offer": offer_seen(state, seat),
    }


def player(state: State, seat: int, watching: int) -> dict[str, Any]:
    seen = {**player_seen(state, seat, watching)}
    return {name: value for name, value in seen.items() if name not in LEFT_OUT}


def place(state: State, hex: int) -> dict[str, Any]:
    """A hex: what lies there, and who is there."""
    kind, city = state.terrain[hex], state.cities.get(hex)
    found: dict[str, Any] = {"pirates": state.pirates[hex], "exhausted": bool(state.exhausted >> hex & 1)}
    if kind != UNKNOWN:
        found["terrain"] = TERRAINS[kind]
    if state.units[hex]:
        kinds = [kind_of(unit) for unit in state.units[hex]]
        found["owner"] = side(state.whose[hex])
        found["units"] = {FIGURES[kind]: kinds.count(kind) for kind in set(kinds)}
    if city is not None:
        found["city"] = town(city)
    return found


def side(side: int) -> int | str:
    return SIDES.name(side) or side


def town(city: City) -> dict[str, Any]:
    found: dict[str, Any] = {
        "owner": side(city.owner),
        "mood": MOODS[city.mood],
        "size": city.size,
        "wonders": len(city.wonders),
        "acts": city.acts,
        "culture": city.culture,
        "buildings": {BUILDINGS[n]: colour for n, colour in enumerate(city.buildings) if colour >= 0},
    }
    return found if city.druid < 0 else {**found, "druid": city.druid}


def fought(state: State, fight: Battle) -> dict[str, Any]:
    """A battle: both sides by their units and what they rolled."""
    sides = {}
    for name, who in (("attacker", fight.attacker), ("defender", fight.defender)):
        kinds = [kind_of(unit) for unit in fighters(state, fight, who)]
        units = {FIGURES[kind]: kinds.count(kind) for kind in set(kinds)}
        sides[name] = {"side": side(who), "units": units, "value": fight.value[fight.side(who)]}
    return {"round": fight.round, "sea": fight.sea, **sides}
