"""What a seat sees: every zone through the one window (`Table.look`), and what is public as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from oikumene.games.imperium.kinds import MARKET_SUITS
from oikumene.games.imperium.model import RESOURCES, Resource
from oikumene.games.imperium.rules.develop import price
from oikumene.games.imperium.rules.scoring import breakdown
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
    MARKET,
    NATION,
    PLAY,
    POWERS,
    PRODUCTION_FOR_ONE,
    SLOTS,
    SMALL_DECK,
    UNDER,
    UNREST_DECK,
    State,
)
from oikumene.kit.book import named

Deck = Literal["region", "uncivilised", "civilised", "main", "fame", "unrest"]
#: The decks that refill the market, by the suits of `MARKET_SUITS`; what has no small deck is in the main one.
MARKET_DECKS: tuple[Deck, ...] = ("region", "uncivilised", "civilised", "main")


class SlotView(TypedDict):
    """A card of the market with what lies on it, and how many unrest under it."""

    id: str
    tag: str
    tokens: dict[Resource, int]
    unrest: int


class PriceView(TypedDict):
    """What a card beside the nation deck costs its owner now (only what is paid), and whether that can be paid."""

    cost: dict[str, int]
    can: bool


class InPlay(TypedDict):
    """A card in play: what lies on it and under it. `treated`: lands of it that count as something else this turn."""

    id: str
    tag: str
    exhausted: bool
    garrison: list[str]
    progress: int
    treated: list[str]


class PlayerView(TypedDict):
    """A player's area. `sinks`: the history holds sunken cards; `quests`: the area holds quests, which are not bought;
    points only for the owner; no hand size for the opponent of the solo game."""

    nation: str
    power: str
    state: Literal["barbarian", "empire"]
    resources: dict[Resource, int]
    actions: int
    exhausts: int
    turn: str
    hand: list[str | None]
    deck: int
    deck_seen: list[str | None]
    discard: list[str]
    powers: list[InPlay]
    play: list[InPlay]
    history: list[str | None]
    sinks: bool
    nation_deck: list[str | None]
    nation_token: bool
    bottom: list[str]
    area: list[str]
    quests: bool
    prices: list[PriceView]
    area_token: bool
    journey: list[str]
    king: bool
    points: NotRequired[int]
    breakdown: NotRequired[dict[str, int]]
    hand_size: NotRequired[int]


class OpponentView(TypedDict):
    """The solo game's opponent: which of `seats` it is, its cards by slot."""

    seat: int
    level: str
    die: int
    slots: list[int]
    cards: list[list[str | None]]


class View(TypedDict):
    """The table. `active`: whose turn it is (-1 at the solstice and before the game); `turn_actions`: the action
    tokens of a turn; `treated_as`: how many production a treated land counts; `market_decks`: deck by suit."""

    round: int
    rounds: int
    first: int
    active: int
    base: str
    ending: Literal["", "triggered", "final"]
    why: str
    turn_actions: int
    treated_as: int
    market: list[SlotView | None]
    decks: dict[Deck, int]
    market_decks: dict[str, Deck]
    fame_seen: list[str]
    king: list[str]
    exile: list[str]
    seats: list[PlayerView]
    opponent: NotRequired[OpponentView]


def view(state: State, seat: int) -> View:
    """The table as a seat sees it, as JSON."""
    return views(state, (seat,))[0]


def views(state: State, seats: Sequence[int]) -> list[View]:
    """The same for several seats: what lies open is made once for all of them."""
    zones = state.zones
    table: View = {
        "round": state.round,
        "rounds": 0,
        "first": state.first,
        "active": state.active,
        "base": state.base,
        "ending": "" if state.ending == GOING else "final" if state.ending == FINAL else "triggered",
        "why": state.why,
        "turn_actions": state.box.terms.actions,
        "treated_as": PRODUCTION_FOR_ONE,
        "market": [view_slot(state, slot) for slot in range(SLOTS)],
        "decks": {
            **{deck: len(zones[SMALL_DECK + n]) for n, deck in enumerate(MARKET_DECKS)},
            "fame": len(zones[FAME_PILE]),
            "unrest": len(zones[UNREST_DECK]),
        },
        "market_decks": dict(zip(MARKET_SUITS, MARKET_DECKS, strict=True)),
        "fame_seen": [],
        "king": [],
        "exile": [],
        "seats": [view_player(state, side) for side in range(len(state.players))],
    }
    if state.solo:
        table["opponent"] = {
            "seat": state.seats,
            "level": state.variants["level"],
            "die": state.die,
            "slots": [len(zones[BOT_SLOT + slot]) for slot in range(level_of(state).slots)],
            "cards": [],
        }
    sizes = [0 if state.is_bot(side) else hand_size(state, side) for side in range(len(state.players))]
    return [_seen_by(table, sizes, state, seat) for seat in seats]


def _seen_by(table: View, sizes: Sequence[int], state: State, seat: int) -> View:
    """The table with what a seat sees and others perhaps do not."""
    seen: View = {
        **table,
        "fame_seen": state.open(FAME_PILE, seat),
        "king": state.open(KING, seat),
        "exile": state.open(EXILE, seat),
        "seats": [_player_by(player, side, sizes[side], state, seat) for side, player in enumerate(table["seats"])],
    }
    if "opponent" in table:
        cards = [state.look(BOT_SLOT + slot, seat) for slot in range(level_of(state).slots)]
        seen["opponent"] = {**table["opponent"], "cards": cards}
    return seen


def view_slot(state: State, slot: int) -> SlotView | None:
    cards = state.zones[MARKET + slot]
    if not cards:
        return None
    return {
        "id": state.ident(cards[0]),
        "tag": state.tag(cards[0]),
        "tokens": dict(zip(RESOURCES, state.market[slot], strict=True)),
        "unrest": len(state.zones[UNDER + slot]),
    }


def _player_by(player: PlayerView, side: int, size: int, state: State, seat: int) -> PlayerView:
    """A player's area as a seat sees it; hand, history and points only for the owner."""
    own = side == seat and not state.is_bot(side)  # who watches a solo game has the number of the opponent
    deck = state.look(DECK + side, seat)
    hidden: list[str | None] = [None] * len(state.zones[HISTORY + side])
    shown: PlayerView = {
        **player,
        "hand": state.look(HAND + side, seat),
        "deck_seen": deck if any(deck) else [],
        "discard": state.open(DISCARD + side, seat),
        "history": state.look(HISTORY + side, seat) if own or state.is_bot(side) else hidden,
        "nation_deck": state.look(NATION + side, seat),
        "bottom": state.open(BOTTOM + side, seat),
        "area": state.open(AREA + side, seat),
        "journey": state.open(JOURNEY + side, seat),
    }
    if own:
        points = breakdown(state, side)
        shown["points"] = sum(points.values())
        shown["breakdown"] = points
    if not state.is_bot(side):
        shown["hand_size"] = size
    return shown


def view_player(state: State, side: int) -> PlayerView:
    """What everybody sees of a player's area."""
    player = state.players[side]
    zones = state.zones
    return {
        "nation": player.nation,
        "power": player.power,
        "state": "empire" if player.empire else "barbarian",
        "resources": dict(zip(RESOURCES, player.resources, strict=True)),
        "actions": player.actions,
        "exhausts": player.exhausts,
        "turn": player.turn,
        "hand": [],
        "deck": len(zones[DECK + side]),
        "deck_seen": [],
        "discard": [],
        "powers": [view_card(state, side, card) for card in zones[POWERS + side]],
        "play": [view_card(state, side, card) for card in zones[PLAY + side]],
        "history": [],
        "sinks": player.nation != "" and state.nation(side).sinks,
        "nation_deck": [],
        "nation_token": player.nation_token,
        "bottom": [],
        "area": [],
        "quests": player.nation != "" and state.nation(side).quests,
        "prices": [view_price(state, side, card) for card in zones[AREA + side]],
        "area_token": player.area_token,
        "journey": [],
        "king": player.king,
    }


def view_price(state: State, side: int, card: int) -> PriceView:
    """What a card beside the nation deck costs its owner now, and whether that can be paid; quests are not bought."""
    cost = price(state, side, card)
    return {
        "cost": named(RESOURCES, cost),
        "can": not state.nation(side).quests and can_pay(state, side, cost),
    }


def view_card(state: State, side: int, card: int) -> InPlay:
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
