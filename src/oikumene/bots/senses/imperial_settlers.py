"""Imperial Settlers: points on the track and in the ground, and an engine that makes more of them."""

from __future__ import annotations

from oikumene.games.imperial_settlers.cards.effects import ChooseGain, CopyProduction, DrawKeep, Gain, GainPer
from oikumene.games.imperial_settlers.cards.model import BOARDS, VP, Amounts, Card, Effect
from oikumene.games.imperial_settlers.rules.scoring import breakdown
from oikumene.games.imperial_settlers.rules.setup import BOOK
from oikumene.games.imperial_settlers.state import (
    DEALS,
    EMPIRE,
    FOUNDATIONS,
    GUARDED,
    HAND,
    ROUNDS,
    TROPHIES,
    USED,
    State,
)

#: wood, stone, food, gold, worker, raze, defence, vp, card, common card, faction card
WORTH = (0.55, 0.65, 0.55, 0.75, 0.45, 0.7, 0.15, 1.0, 0.7, 0.6, 0.8)
#: How much of a good's worth is left at the end of a round if it may be kept.
HAND_CARD = 0.45
ENGINE = 0.8
FEATURE = 0.6
FOUNDATION = 0.6


def outlook(state: State) -> list[float]:
    """The points each empire may expect at the end."""
    return [expected(state, seat) for seat in range(len(state.players))]


def expected(state: State, seat: int) -> float:
    player = state.players[seat]
    left = ROUNDS - state.round
    points = float(sum(breakdown(state, seat).values()))
    faction = BOARDS[state.factions[seat]] if state.factions[seat] else None
    keeps = faction.keeps if faction is not None else ()
    for good, n in enumerate(player.goods[:VP]):
        if not n:
            continue
        if not player.passed:
            points += WORTH[good] * (n if n < 6 else 6 + 0.5 * (n - 6)) * (1 if left else 0.6)
        elif left and good in keeps:
            points += WORTH[good] * n * 0.9
        else:
            points += 0.005 * n
    book, face = state.book, state.face
    for card in state.zones[EMPIRE + seat]:
        printed = book[face[card]]
        points += ENGINE * PER_ROUND[printed.id] * left
        if printed.action is not None and not player.passed:
            points += 0.35 * ACTION_WORTH[printed.id] * max(0, printed.action.uses - (state.marks[card] & USED))
        if printed.feature is not None:
            points += FEATURE * (left + (0 if player.passed else 0.5))
        if state.marks[card] & GUARDED:
            points += 0.1
    for card in state.zones[DEALS + seat]:
        deal = book[face[card]].deal
        if deal is not None:
            points += ENGINE * WORTH[deal] * left
    points += ENGINE * 0.6 * len(player.routes) * left
    points += FOUNDATION * min(len(state.zones[FOUNDATIONS + seat]), 2) * (1 if left else 0.3)
    cards = len(state.zones[HAND + seat])
    points += HAND_CARD * (cards if cards < 7 else 7 + 0.3 * (cards - 7)) * (1 if left else 0.25 * (not player.passed))
    if state.solo:
        mine = sum(1 for card in state.zones[EMPIRE] if not book[face[card]].common)
        points += 4.0 * min(3, mine + left - len(state.zones[TROPHIES]))
    return points


def worth(goods: Amounts) -> float:
    return sum(WORTH[good] * n for good, n in goods)


def effect_worth(effect: Effect) -> float:
    if isinstance(effect, Gain):
        return worth(effect.goods)
    if isinstance(effect, GainPer):
        return 1.6 * WORTH[effect.good] + worth(effect.goods)
    if isinstance(effect, ChooseGain):
        return max(worth(way) for way in effect.ways)
    if isinstance(effect, CopyProduction):
        return 1.0
    if isinstance(effect, DrawKeep):
        return 0.9
    return 0.9


def _per_round(card: Card) -> float:
    """What a location is worth each round to come: what it produces, and what its action makes of goods."""
    made = sum(effect_worth(effect) for effect in card.production)
    if card.action is not None:
        made += 0.6 * card.action.uses * _action_worth(card)
    return made


def _action_worth(card: Card) -> float:
    if card.action is None:
        return 0.0
    action = card.action
    pay = action.pay
    paid = 0.55 * (pay.wood + pay.food + pay.resource) + 0.65 * pay.stone + 0.75 * pay.gold + 0.45 * pay.worker
    paid += 0.7 * pay.raze + 0.45 * pay.hand_card + 1.0 * pay.deal
    return max(0.1, sum(effect_worth(effect) for effect in action.effects) - paid)


PER_ROUND = {card.id: _per_round(card) for card in BOOK}
ACTION_WORTH = {card.id: _action_worth(card) for card in BOOK}
