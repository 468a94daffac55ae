"""What a seat sees: every zone through the one window (`Table.look`), and what is public as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from oikumene.games.imperial_settlers.facts import goods_facts, price_facts
from oikumene.games.imperial_settlers.model import GOODS, Cost, Good, Terms
from oikumene.games.imperial_settlers.rules.empire import raze_price
from oikumene.games.imperial_settlers.rules.round import kept
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
    TROPHIES,
    TUCKED,
    USED,
    VIRTUAL,
    State,
)

Phase = Literal["setup", "lookout", "production", "actions", "cleanup", "attack"]


class LocationView(TypedDict):
    """A location. `raze`: how many tokens razing it takes (null: it cannot be razed); `stored`: resources on a Shrine;
    `under`: cards under a Gate; `captor`: who holds it for this round."""

    id: str
    tag: str
    used: int
    guarded: bool
    blocked: bool
    raze: int | None
    stored: int
    under: int
    captor: int | None


class Backs(TypedDict):
    common: int
    faction: int


class PlayerView(TypedDict):
    """A player. `empire` is empty until it is chosen; `kept`: goods that stay at clean-up."""

    empire: str
    goods: dict[Good, int]
    kept: list[Good]
    passed: bool
    hand: list[str | None]
    hand_backs: Backs
    draft: list[str | None]
    deck: int
    discard: list[str]
    locations: list[LocationView]
    foundations: list[str | None]
    deals: list[str]
    routes: list[str]
    tucked: list[str | None]
    points: int
    breakdown: dict[str, int]


class VirtualView(TypedDict):
    """The solo game's opponent. `faction_locations` are the player's, to be compared with its trophies."""

    locations: list[LocationView]
    attack: list[str]
    trophies: list[str]
    faction_locations: int


class EmpireView(TypedDict):
    """A board to choose: what it produces each round, and what stays at clean-up."""

    id: str
    produces: dict[str, int]
    keeps: list[Good]


class Prices(TypedDict):
    """What the actions cost that are not printed on a card; `exchange`: for each resource or card."""

    raze_hand: dict[str, int]
    exchange: dict[str, int]


class View(TypedDict):
    """The table. `phases`: the parts of a round; `empires`: while somebody still chooses one."""

    round: int
    rounds: int
    phase: Phase
    phases: list[Phase]
    first: int
    lookout: str
    peaceful: bool
    prices: Prices
    display: list[str]
    common_deck: int
    common_discard: list[str]
    empires: NotRequired[list[EmpireView]]
    seats: list[PlayerView]
    virtual: NotRequired[VirtualView]


def prices(terms: Terms) -> Prices:
    return {
        "raze_hand": price_facts(Cost(raze=terms.raze_hand)),
        "exchange": price_facts(Cost(worker=terms.exchange)),
    }


def view(state: State, seat: int) -> View:
    """The table as a seat sees it, as JSON."""
    return views(state, (seat,))[0]


def views(state: State, seats: Sequence[int]) -> list[View]:
    """The same for several seats: what lies open is made once for all of them."""
    table: View = {
        "round": state.round,
        "rounds": state.terms.rounds,
        "phase": phase(state),
        "phases": ["lookout", "production", "actions", "attack" if state.solo else "cleanup"],
        "first": state.first,
        "lookout": state.lookout,
        "peaceful": state.peaceful,
        "prices": prices(state.terms),
        "display": state.open(DISPLAY, 0),
        "common_deck": len(state.zones[COMMON_DECK]),
        "common_discard": state.open(COMMON_DISCARD, 0),
        "seats": [view_player(state, owner) for owner in range(len(state.players))],
    }
    if not all(state.factions):
        table["empires"] = view_empires(state.terms)
    if state.solo:
        table["virtual"] = {
            "locations": view_locations(state, VIRTUAL),
            "attack": state.open(DEALS + VIRTUAL, 0),
            "trophies": state.open(TROPHIES, 0),
            "faction_locations": faction_locations(state, 0),
        }
    return [_seen_by(table, state, seat) for seat in seats]


def _seen_by(table: View, state: State, seat: int) -> View:
    """The table with the cards that a seat sees and others perhaps do not."""
    players: list[PlayerView] = [
        {
            **player,
            "hand": state.look(HAND + owner, seat),
            "draft": state.look(DRAFT + owner, seat),
            "foundations": state.look(FOUNDATIONS + owner, seat),
            "tucked": state.look(TUCKED + owner, seat),
        }
        for owner, player in enumerate(table["seats"])
    ]
    return {**table, "seats": players}


def view_empires(terms: Terms) -> list[EmpireView]:
    return [
        {
            "id": board.id,
            "produces": goods_facts(board.production),
            "keeps": [GOODS[good] for good in board.keeps],
        }
        for board in terms.boards.values()
    ]


def phase(state: State) -> Phase:
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


def view_player(state: State, owner: int) -> PlayerView:
    """What everybody sees of a player."""
    player = state.players[owner]
    hand = state.zones[HAND + owner]
    points = breakdown(state, owner)
    return {
        "empire": state.factions[owner],
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "kept": [GOODS[good] for good in kept(state, owner)],
        "passed": player.passed,
        "hand": [],
        "hand_backs": {
            "common": sum(1 for card in hand if state.card(card).common),
            "faction": sum(1 for card in hand if not state.card(card).common),
        },
        "draft": [],
        "deck": len(state.zones[DECK + owner]),
        "discard": state.open(DISCARD + owner, 0),
        "locations": view_locations(state, owner),
        "foundations": [],
        "deals": state.open(DEALS + owner, 0),
        "routes": [state.tag(location) for _, location in player.routes],
        "tucked": [],
        "points": sum(points.values()),
        "breakdown": points,
    }


def view_locations(state: State, side: int) -> list[LocationView]:
    return [
        {
            "id": state.ident(card),
            "tag": state.tag(card),
            "used": state.marks[card] & USED,
            "guarded": bool(state.marks[card] & GUARDED),
            "blocked": bool(state.marks[card] & BLOCKED),
            "raze": None if state.card(card).raze is None else raze_price(state, card),
            "stored": state.stored.get(card, 0),
            "under": sum(1 for player in state.players for _, gate in player.tucks if gate == card),
            "captor": state.captured.get(card),
        }
        for card in state.zones[EMPIRE + side]
    ]
