"""What a seat sees: every zone through the one window (`Table.look`), and what is public as it is."""

from __future__ import annotations

from typing import Any

from oikumene.kept.ancient_world_2.cards.model import ARMY_SYMBOLS, CITY_SYMBOLS, EXPLORE, TRIBES
from oikumene.kept.ancient_world_2.rules.scoring import breakdown
from oikumene.kept.ancient_world_2.state import (
    ARMS_DECK,
    ARMS_ROW,
    ASIDE,
    CAPITAL,
    CITY,
    DISCARD,
    EXPLORE_SPACE,
    HAND,
    LAND_DECK,
    LAND_OPEN,
    LANDS,
    LOST,
    MATCH_OR_PAY,
    MAX_SKILL,
    OPENS,
    REBUILD,
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


#: What today's board shows besides (added when these rules were kept): the same by rules 2 and 3.
OFFERS = (
    {"pays": [], "gains": {"coins": 2}},
    {"pays": [{"price": 1}], "gains": {"building": 1}},
    {"pays": [], "gains": {"sword": 1}},
    {"pays": [{"knowledge": 1}, {"coins": 3}], "gains": {"district": 1}},
    {"pays": [{"coins": 3}], "gains": {"knowledge": 1}},
    {"pays": [], "gains": {"restore": 2, "coins": 1, "first": 1}},
    {"pays": [{"price": 1}], "gains": {"army": 1}},
    {"pays": [], "gains": {"aside": 1}},
    {"pays": [{"coins": 3}], "gains": {"citizen": 1}},
)
BANNER_POINTS = (0, 1, 2, 4, 6, 8, 11)


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it, as JSON."""
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "first": state.first,
        "locked": state.locked,
        "expand_plus": state.expand_plus,
        "skills": list(range(1, MAX_SKILL + 1)),
        "capital": {name: n for name, n in zip(CITY_SYMBOLS, CAPITAL, strict=True) if n},
        "banner_points": list(BANNER_POINTS),
        "spaces": [
            {
                "id": name,
                "round": OPENS[space],
                "open": state.round >= OPENS[space],
                "rule": "match" if space in MATCH_OR_PAY else "free" if space == REBUILD else "higher",
                "fee": 1 if space in MATCH_OR_PAY else 0,
                "offer": OFFERS[space],
                "draws": 5 + _eyes(state, seat) if space == EXPLORE_SPACE else 0,
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
    points = breakdown(state, owner)
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
        "banners": dict(zip(TRIBES, state.banners(owner), strict=True)),
        "points": sum(points.values()),
        "breakdown": points,
    }


def view_army(state: State, army: Army) -> dict[str, Any]:
    return {
        "card": state.ident(army.card),
        "retired": [state.ident(card) for card in army.retired],
        "picture": army.picture,
        "scroll": army.scroll,
        "price": army.picture + 1,
        "symbols": {name: n for name, n in zip(ARMY_SYMBOLS, army.symbols, strict=True) if n},
    }


def _eyes(state: State, seat: int) -> int:
    return state.cities[seat].totals[EXPLORE] if seat < len(state.cities) else 0


def _only(cards: list[str | None]) -> str | None:
    return cards[0] if cards else None
