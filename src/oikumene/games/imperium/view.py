"""What a seat sees: every zone through the one window (`Table.look`), and what is public as it is."""

from __future__ import annotations

from typing import Any

from oikumene.games.imperium.kinds import MARKET_SUITS
from oikumene.games.imperium.model import RESOURCES
from oikumene.games.imperium.rules.develop import price
from oikumene.games.imperium.rules.scoring import breakdown, total
from oikumene.games.imperium.rules.tokens import can_pay
from oikumene.games.imperium.rules.turn import hand_size
from oikumene.games.imperium.solo.levels import level_of
from oikumene.games.imperium.state import (
    AREA,
    BOT_SLOT,
    BOTTOM,
    DECK,
    DISCARD,
    EXILE,
    FAME_PILE,
    FINAL,
    GOING,
    HAND,
    HISTORY,
    JOURNEY,
    KING,
    MAIN,
    MARKET,
    NATION,
    PLAY,
    POWERS,
    SLOTS,
    SMALL_DECK,
    UNDER,
    UNREST_DECK,
    State,
)
from oikumene.kit.book import named


def view(state: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it, as JSON."""
    zones = state.zones
    table: dict[str, Any] = {
        "round": state.round,
        "rounds": 0,
        "first": state.first,
        "active": state.active,
        "base": state.base,
        "ending": "" if state.ending == GOING else "final" if state.ending == FINAL else "triggered",
        "why": state.why,
        "market": [view_slot(state, slot) for slot in range(SLOTS)],
        "decks": {
            **{suit: len(zones[SMALL_DECK + n]) for n, suit in enumerate(MARKET_SUITS[:3])},
            "main": len(zones[MAIN]),
            "fame": len(zones[FAME_PILE]),
            "unrest": len(zones[UNREST_DECK]),
        },
        "fame_seen": [face for face in state.look(FAME_PILE, seat) if face is not None],
        "king": state.look(KING, seat),
        "exile": state.look(EXILE, seat),
        "seats": [view_player(state, side, seat) for side in range(len(state.players))],
    }
    if state.solo:
        table["opponent"] = {
            "level": state.variants["level"],
            "die": state.die,
            "slots": [len(zones[BOT_SLOT + slot]) for slot in range(level_of(state).slots)],
            "cards": [state.look(BOT_SLOT + slot, seat) for slot in range(level_of(state).slots)],
        }
    return table


def view_slot(state: State, slot: int) -> dict[str, Any] | None:
    cards = state.zones[MARKET + slot]
    if not cards:
        return None
    return {
        "id": state.ident(cards[0]),
        "tag": state.tag(cards[0]),
        "tokens": dict(zip(RESOURCES, state.market[slot], strict=True)),
        "unrest": len(state.zones[UNDER + slot]),
    }


def view_player(state: State, side: int, seat: int) -> dict[str, Any]:
    """A player's area; hand, history and points only for the owner."""
    player = state.players[side]
    zones = state.zones
    own = side == seat and not state.is_bot(side)  # who watches a solo game has the number of the opponent
    shown: dict[str, Any] = {
        "nation": player.nation,
        "power": player.power,
        "state": state.state_of(side),
        "resources": dict(zip(RESOURCES, player.resources, strict=True)),
        "actions": player.actions,
        "exhausts": player.exhausts,
        "turn": player.turn,
        "hand": state.look(HAND + side, seat),
        "deck": len(zones[DECK + side]),
        "deck_seen": state.look(DECK + side, seat) if any(state.look(DECK + side, seat)) else [],
        "discard": state.look(DISCARD + side, seat),
        "powers": [view_card(state, side, card) for card in zones[POWERS + side]],
        "play": [view_card(state, side, card) for card in zones[PLAY + side]],
        "history": state.look(HISTORY + side, seat)
        if own or state.is_bot(side)
        else [None] * len(zones[HISTORY + side]),
        "nation_deck": state.look(NATION + side, seat),
        "nation_token": player.nation_token,
        "bottom": state.look(BOTTOM + side, seat),
        "area": state.look(AREA + side, seat),
        "prices": [view_price(state, side, card) for card in zones[AREA + side]],
        "area_token": player.area_token,
        "journey": state.look(JOURNEY + side, seat),
        "king": player.king,
    }
    if own:
        points = breakdown(state, side)
        shown["points"] = total(state, side)
        shown["breakdown"] = points
    if not state.is_bot(side):
        shown["hand_size"] = hand_size(state, side)
    return shown


def view_price(state: State, side: int, card: int) -> dict[str, Any]:
    """What a card beside the nation deck costs its owner now, and whether that can be paid; quests are not bought."""
    cost = price(state, side, card)
    return {
        "cost": named(RESOURCES, cost),
        "can": not state.nation(side).quests and can_pay(state, side, cost),
    }


def view_card(state: State, side: int, card: int) -> dict[str, Any]:
    """A card in play: what lies on it and under it."""
    player = state.players[side]
    return {
        "id": state.ident(card),
        "tag": state.tag(card),
        "exhausted": card in player.tired,
        "garrison": [state.tag(under) for under in state.garrison_of(card)],
        "progress": state.placed.get(card, 0),
        "treated": [land for treated, land in player.treated if treated == card],
    }
