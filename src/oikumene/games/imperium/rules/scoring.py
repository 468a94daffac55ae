"""Scoring and collapse."""

from __future__ import annotations

from oikumene.games.imperium.cards.model import PROGRESS, SUITS
from oikumene.games.imperium.cards.points import scoring_cards, unrest, value_to_bot, worth
from oikumene.games.imperium.rules.levels import level_of
from oikumene.games.imperium.rules.unrest import COLLAPSE
from oikumene.games.imperium.state import BOT_SLOT, BOT_SLOTS, GARRISON, POWERS, State
from oikumene.kit.scoring import best

SOURCES = ("progress", *SUITS, "nation", "power")


def source(state: State, card: int) -> str:
    """Under which heading a card's points stand."""
    if state.card(card).start == "power":
        return "power"
    return next((suit for suit in SUITS if suit in state.card(card).suits), "nation")


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Where the points come from: progress, then the cards by suit, the nation's own and the power card."""
    points = dict.fromkeys(SOURCES, 0)
    points["progress"] = state.players[seat].resources[PROGRESS]
    for card in scoring_cards(state, seat):
        if not scores(state, seat, card):
            continue
        points[source(state, card)] += worth(state, seat, card)
    return points


def scores(state: State, seat: int, card: int) -> bool:
    """The quest under the Court scores like any garrison, unless that is switched off."""
    if state.at[card] != GARRISON + seat or state.variants.get("active_quest") != "worthless":
        return True
    return state.at[state.garrisons[card]] != POWERS + seat


def total(state: State, seat: int) -> int:
    return sum(breakdown(state, seat).values())


def bot_breakdown(state: State, side: int) -> dict[str, int]:
    """Solo: progress, other tokens together, and every card at its value to the opponent; not the dynasty deck."""
    resources = state.players[side].resources
    points = dict.fromkeys(("progress", "tokens", "cards"), 0)
    points["progress"] = resources[PROGRESS]
    points["tokens"] = sum(resources[:PROGRESS]) // level_of(state).tokens_per_point
    cards = [card for card in scoring_cards(state, side) if state.at[card] != POWERS + side]
    cards += [card for slot in range(BOT_SLOTS) for card in state.zones[BOT_SLOT + slot]]
    points["cards"] = sum(value_to_bot(state.card(card)) for card in cards)
    return points


def bot_total(state: State, side: int) -> int:
    return sum(bot_breakdown(state, side).values())


def winners(state: State) -> tuple[int, ...]:
    """Most points; after a collapse least unrest, then most points. Still tied: they share it. Solo: more points than
    the opponent; a collapse is lost."""
    if state.solo:
        if state.why == COLLAPSE:
            return ()
        tie = state.variants["solo_tie"] == "human"
        return (0,) if total(state, 0) + tie > bot_total(state, 1) else ()

    def rank(seat: int) -> tuple[int, int]:
        return (-unrest(state, seat) if state.why == COLLAPSE else 0, total(state, seat))

    return best(range(state.seats), rank)
