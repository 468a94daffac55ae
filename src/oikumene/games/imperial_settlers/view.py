"""What a seat sees: every zone through the one window (`Table.look`), and what is public as it is."""

from __future__ import annotations

from typing import Any

from oikumene.games.imperial_settlers.model import GOODS
from oikumene.games.imperial_settlers.rules.scoring import breakdown, faction_locations
from oikumene.games.imperial_settlers.state import (
    BLOCKED,
    COMMON_DECK,
    COMMON_DISCARD,
    DEALS,
    DECK,
    DISCARD,
    DISPLAY,
    DRAFT,
    EMPIRE,
    FOUNDATIONS,
    GUARDED,
    HAND,
    ROUNDS,
    TROPHIES,
    TUCKED,
    USED,
    VIRTUAL,
    State,
)


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it, as JSON."""
    table: dict[str, Any] = {
        "round": state.round,
        "rounds": ROUNDS,
        "phase": phase(state),
        "first": state.first,
        "lookout": state.lookout,
        "peaceful": state.peaceful,
        "display": state.look(DISPLAY, seat),
        "common_deck": len(state.zones[COMMON_DECK]),
        "common_discard": state.look(COMMON_DISCARD, seat),
        "seats": [view_player(state, owner, seat) for owner in range(len(state.players))],
    }
    if state.solo:
        table["virtual"] = {
            "locations": view_locations(state, VIRTUAL),
            "attack": state.look(DEALS + VIRTUAL, seat),
            "trophies": state.look(TROPHIES, seat),
            "faction_locations": faction_locations(state, 0),
        }
    return table


def phase(state: State) -> str:
    """What part of the round it is, told by what is still to come."""
    agenda = state.agenda
    if state.round == 0 or ("round",) in agenda:
        return "setup" if state.round == 0 else "cleanup"
    if ("phase", "production") in agenda:
        return "lookout"
    if ("phase", "actions") in agenda:
        return "production"
    if ("after-attack",) in agenda:
        return "attack"
    return "cleanup" if all(player.passed for player in state.players) else "actions"


def view_player(state: State, owner: int, seat: int) -> dict[str, Any]:
    player = state.players[owner]
    hand = state.zones[HAND + owner]
    points = breakdown(state, owner)
    return {
        "empire": state.factions[owner],
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "passed": player.passed,
        "hand": state.look(HAND + owner, seat),
        "hand_backs": {
            "common": sum(1 for card in hand if state.card(card).common),
            "faction": sum(1 for card in hand if not state.card(card).common),
        },
        "draft": state.look(DRAFT + owner, seat),
        "deck": len(state.zones[DECK + owner]),
        "discard": state.look(DISCARD + owner, seat),
        "locations": view_locations(state, owner),
        "foundations": state.look(FOUNDATIONS + owner, seat),
        "deals": state.look(DEALS + owner, seat),
        "routes": [state.tag(location) for _, location in player.routes],
        "tucked": state.look(TUCKED + owner, seat),
        "points": sum(points.values()),
        "breakdown": points,
    }


def view_locations(state: State, side: int) -> list[dict[str, Any]]:
    return [
        {
            "id": state.ident(card),
            "tag": state.tag(card),
            "used": state.marks[card] & USED,
            "guarded": bool(state.marks[card] & GUARDED),
            "blocked": bool(state.marks[card] & BLOCKED),
            "stored": state.stored.get(card, 0),
            "under": sum(1 for player in state.players for _, gate in player.tucks if gate == card),
            "captor": state.captured.get(card),
        }
        for card in state.zones[EMPIRE + side]
    ]
