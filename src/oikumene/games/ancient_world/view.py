"""What a seat sees: every zone through the one window (`Table.look`), and what is public as it is."""

from __future__ import annotations

from typing import Any

from oikumene.games.ancient_world.model import CITY_SYMBOLS, TRIBES
from oikumene.games.ancient_world.rules.scoring import breakdown
from oikumene.games.ancient_world.state import (
    ARMS_DECK,
    ARMS_ROW,
    ASIDE,
    CITY,
    DISCARD,
    HAND,
    LAND_DECK,
    LAND_OPEN,
    LANDS,
    LOST,
    OPENS,
    ROUNDS,
    ROW,
    SLAIN,
    SPACES,
    TITAN_DECK,
    TITAN_OPEN,
    Army,
    State,
    skills,
)


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it, as JSON."""
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "first": state.first,
        "locked": state.locked,
        "expand_plus": state.expand_plus,
        "spaces": [
            {
                "id": name,
                "round": OPENS[space],
                "open": state.round >= OPENS[space],
                "citizens": [[who >> 3, who & 7] for who in state.spaces[space]],
            }
            for space, name in enumerate(SPACES)
        ],
        "row": state.look(ROW, seat),
        "military": state.look(ARMS_ROW, seat),
        "titans": [
            {
                "stars": stars + 1,
                "open": _only(state.look(TITAN_OPEN + stars, seat)),
                "left": len(state.zones[TITAN_DECK + stars]),
                "known": state.look(TITAN_DECK + stars, seat),
            }
            for stars in range(3)
        ],
        "district": {
            "open": _only(state.look(LAND_OPEN, seat)),
            "left": len(state.zones[LAND_DECK]),
            "known": state.look(LAND_DECK, seat),
        },
        "decks": {
            "empire": len(state.zones[state.deck]),
            "deck": "A" if state.deck == 0 else "B",
            "discard": state.look(DISCARD, seat),
            "military": len(state.zones[ARMS_DECK]),
        },
        "seats": [view_city(state, owner, seat) for owner in range(len(state.cities))],
    }


def view_city(state: State, owner: int, seat: int) -> dict[str, Any]:
    city = state.cities[owner]
    banners = state.banners(owner)
    points = breakdown(state, owner, banners)
    return {
        "coins": city.coins,
        "knowledge": city.knowledge,
        **dict(zip(CITY_SYMBOLS[:-1], city.totals[:-1], strict=True)),
        "free": state.free_space(owner),
        "round_swords": city.swords,
        "citizens": skills(city.citizens),
        "ready": skills(city.ready),
        "starving": skills(city.starving),
        "passed": city.passed,
        "empire": state.look(CITY + owner, seat),
        "lost": state.look(LOST + owner, seat),
        "aside": state.look(ASIDE + owner, seat),
        "districts": state.look(LANDS + owner, seat),
        "titans": state.look(SLAIN + owner, seat),
        "hand": state.look(HAND + owner, seat),
        "armies": [view_army(state, army) for army in city.armies],
        "slots": [[state.ident(card), skill] for card, skill in city.slots],
        "banners": dict(zip(TRIBES, banners, strict=True)),
        "points": sum(points.values()),
        "breakdown": points,
    }


def view_army(state: State, army: Army) -> dict[str, Any]:
    return {
        "card": state.ident(army.card),
        "retired": [state.ident(card) for card in army.retired],
        "picture": army.picture,
        "scroll": army.scroll,
    }


def _only(cards: list[str | None]) -> str | None:
    return cards[0] if cards else None
