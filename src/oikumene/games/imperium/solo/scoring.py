"""Solo: what the opponent has at the end, and who has won."""

from __future__ import annotations

from oikumene.games.imperium.model import PROGRESS, Card
from oikumene.games.imperium.rules.scoring import scoring_cards, total
from oikumene.games.imperium.rules.unrest import COLLAPSE
from oikumene.games.imperium.solo.levels import HUMAN, OPPONENT, level_of
from oikumene.games.imperium.state import BOT_SLOT, BOT_SLOTS, POWERS, State

#: The most that a card is worth to the opponent.
MOST = 10


def value_to_bot(card: Card) -> int:
    """What a card is worth to the opponent: a `*` coin 5, a `?` coin its best; at most 10."""
    points = card.points
    if points.counts:
        return 5
    best = [n for n, _ in points.cases]
    if all(where != "otherwise" for _, where in points.cases):
        best.append(points.fixed)
    return min(MOST, max(best))


def bot_breakdown(state: State, side: int) -> dict[str, int]:
    """Progress, other tokens together, and every card at its value to the opponent; not the dynasty deck."""
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
    """More points than the opponent; a collapse is lost."""
    if state.why == COLLAPSE:
        return ()
    tie = state.variants["solo_tie"] == "human"
    return (HUMAN,) if total(state, HUMAN) + tie > bot_total(state, OPPONENT) else ()


def announce(state: State) -> None:
    state.note("bot-scores", bot_total(state, OPPONENT))
