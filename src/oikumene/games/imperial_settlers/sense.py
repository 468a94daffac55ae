"""Imperial Settlers: points on the track and in the ground, and traits of an empire that make more of them.

What a trait is worth in a round was learned from games (`lab/learning.py`); the figures are in
`sense.json`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from oikumene.games.imperial_settlers.cards.book import BOOK
from oikumene.games.imperial_settlers.deed import Effect
from oikumene.games.imperial_settlers.effects.features import OnBuild
from oikumene.games.imperial_settlers.effects.goods import ChooseGain, DrawKeep, Gain, GainPer
from oikumene.games.imperial_settlers.model import (
    CARD,
    FACTIONS,
    FOOD,
    GOLD,
    RAZE,
    STONE,
    VP,
    WOOD,
    WORKER,
    Amounts,
    Card,
    Cost,
)
from oikumene.games.imperial_settlers.rules.goods import can_pay
from oikumene.games.imperial_settlers.state import (
    BLOCKED,
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
from oikumene.kernel.flow import Value

#: Goods that come in: wood, stone, food, gold, worker, raze, defence, vp, cards.
KINDS = 9
#: A rough worth of goods, to tell a good action from a poor one.
WORTH = (0.55, 0.65, 0.55, 0.75, 0.45, 0.7, 0.15, 1.0, 0.7, 0.6, 0.8)

TRAITS: tuple[str, ...] = (
    "one",
    *FACTIONS,
    *(f"has-{good}" for good in ("wood", "stone", "food", "gold", "worker", "raze", "defence")),
    "many-workers",
    "many-goods",
    "kept",
    *(f"makes-{good}" for good in ("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp", "card")),
    "actions",
    "actions-left",
    "vp-actions",
    "on-build",
    "features",
    "guarded",
    "commons",
    "factions",
    "foundations",
    "hand-common",
    "hand-faction",
    "can-build",
    "best-build",
    "passed",
    "rivals-passed",
    "first",
    "solo-lead",
)
#: Of these less is better.
BURDENS = ("passed",)


class Kind(NamedTuple):
    """What is worth knowing of a card at a glance."""

    makes: tuple[tuple[int, float], ...]  # what it brings each round
    action: float  # what its action makes of the goods, a time
    vp_action: bool
    uses: int
    on_build: bool
    feature: bool
    common: bool
    value: float  # what it is worth to build, roughly


def seats(state: State) -> int:
    return len(state.players)


def stage(state: State) -> int:
    """Which weights count: the round; of a game with more or fewer of them, counted from the end."""
    more = state.terms.rounds - ROUNDS
    return max(1, state.round - more) if more and state.round else state.round


def points(state: State, seat: int) -> float:
    """What would be scored if the game ended now."""
    book, face, terms = state.book, state.face, state.terms
    total = float(state.players[seat].goods[VP])
    for card in state.zones[EMPIRE + seat]:
        printed = book[face[card]]
        total += terms.common_points if printed.common else terms.faction_points
        if printed.scoring is not None:
            total += printed.scoring.points(state, card)
    return total


def traits(state: State, seat: int) -> list[float]:
    """The figures of an empire, in the order of TRAITS."""
    player, zones, face, marks = state.players[seat], state.zones, state.face, state.marks
    goods = player.goods
    live = not player.passed
    faction = state.factions[seat]
    makes = [0.0] * KINDS
    actions = left = 0.0
    vp_actions = on_build = features = guarded = commons = factions = 0
    for card in zones[EMPIRE + seat]:
        kind = KINDS_OF[face[card]]
        for good, n in kind.makes:
            makes[good] += n
        if kind.uses:
            actions += kind.action * kind.uses
            vp_actions += kind.vp_action
            if live and not marks[card] & BLOCKED:
                left += kind.action * max(0, kind.uses - (marks[card] & USED))
        on_build += kind.on_build
        features += kind.feature
        commons += kind.common
        factions += not kind.common
        if marks[card] & GUARDED:
            guarded += 1
    book = state.book
    for card in (*zones[DEALS + seat], *(target for _, target in player.routes)):
        deal = book[face[card]].deal
        if deal is not None:
            makes[min(deal, CARD)] += 1
    able, best, own = hand(state, seat, live and bool(commons + factions or zones[FOUNDATIONS + seat]))
    resources = goods[WOOD] + goods[STONE] + goods[FOOD] + goods[GOLD]
    kept = 0
    for good in state.terms.boards[faction].keeps if faction else ():
        kept += goods[good]
    mine = [1.0, *(faction == name for name in FACTIONS)]
    if live:
        mine += goods[:VP]
        mine += [max(0, goods[WORKER] - 4), max(0, resources - 5)]
    else:
        mine += [0.0] * 9
    mine.append(kept)
    mine += makes
    cards = len(zones[HAND + seat])
    mine += [
        actions,
        left,
        vp_actions,
        on_build,
        features,
        guarded,
        min(commons, 5),
        factions,
        min(len(zones[FOUNDATIONS + seat]), 3),
        min(cards - own, 6),
        min(own, 6),
        min(able, 3) if live else 0,
        best if live else 0.0,
        player.passed,
        sum(1 for other in state.players if other.passed) - player.passed,
        state.first == seat,
        solo_lead(state) if len(state.players) == 1 else 0.0,
    ]
    return mine


def guess(stage: int) -> dict[str, float]:
    """The worth of traits before anything was learned, by the round."""
    left = max(0, ROUNDS - stage)
    now = 1.0 if left else 0.6
    goods = ("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp", "card")
    worths = zip(goods, WORTH, strict=False)
    found = {}
    for good, worth in worths:
        found[f"makes-{good}"] = 0.8 * worth * left
        if good not in ("vp", "card"):
            found[f"has-{good}"] = worth * now
    return found | {
        "many-goods": -0.3 * now,
        "many-workers": -0.15 * now,
        "kept": 0.2 if left else 0.0,
        "actions": 0.5 * left,
        "actions-left": 0.35,
        "on-build": 0.6 * (left + 0.5),
        "features": 0.6 * (left + 0.5),
        "guarded": 0.1,
        "foundations": 0.6 if left else 0.2,
        "hand-common": 0.45 if left else 0.1,
        "hand-faction": 0.45 if left else 0.1,
        "solo-lead": 4.0,
    }


def hand(state: State, seat: int, ground: bool) -> tuple[int, float, int]:
    """How many cards of the hand can be built now, the worth of the best of them, and how many are the empire's own."""
    able, best, own = 0, 0.0, 0
    book, face = state.book, state.face
    for card in state.zones[HAND + seat]:
        printed = book[face[card]]
        own += not printed.common
        if (ground or not printed.cost.location) and can_pay(state, seat, printed.cost):
            able += 1
            best = max(best, KINDS_OF[face[card]].value)
    return able, best, own


def solo_lead(state: State) -> float:
    """How many more faction locations there are than the virtual opponent has trophies."""
    mine = sum(1 for card in state.zones[EMPIRE] if not state.card(card).common)
    return max(-3, min(3, mine - len(state.zones[TROPHIES])))


# -- cards at a glance


def worth(goods: Amounts) -> float:
    return sum(WORTH[good] * n for good, n in goods)


def income(effect: Effect) -> list[tuple[int, float]]:
    """What an effect of production brings, roughly where it depends."""
    if isinstance(effect, Gain):
        return [(min(good, CARD), float(n)) for good, n in effect.goods]
    if isinstance(effect, GainPer):
        return [(effect.good, 1.6), *((min(good, CARD), float(n)) for good, n in effect.goods)]
    if isinstance(effect, ChooseGain):
        return [(min(good, CARD), n / len(effect.ways)) for way in effect.gains() for good, n in way]
    if isinstance(effect, DrawKeep):
        return [(CARD, 1.3)]
    return [(GOLD, 0.6), (WORKER, 0.6)]


def effect_worth(effect: Effect) -> float:
    if isinstance(effect, Gain | GainPer | ChooseGain | DrawKeep):
        return sum(WORTH[good] * n for good, n in income(effect))
    return 0.9


def paid(pay: Cost) -> float:
    total = WORTH[WOOD] * pay.wood + WORTH[STONE] * pay.stone + WORTH[FOOD] * (pay.food + pay.resource)
    total += WORTH[GOLD] * pay.gold + WORTH[WORKER] * pay.worker + WORTH[RAZE] * pay.raze
    return total + 0.45 * pay.hand_card + 1.0 * pay.deal


@cache
def kind_of(card: Card) -> Kind:
    makes: dict[int, float] = {}
    for effect in card.production:
        for good, n in income(effect):
            makes[good] = makes.get(good, 0.0) + n
    action, vp_action, uses = 0.0, False, 0
    if card.action is not None:
        effects = card.action.effects
        action = max(0.1, sum(effect_worth(effect) for effect in effects) - paid(card.action.pay))
        vp_action = any(isinstance(e, Gain) and any(good == VP for good, _ in e.goods) for e in effects)
        uses = card.action.uses
    made = sum(WORTH[good] * n for good, n in makes.items())
    bonus = sum(effect_worth(effect) for effect in card.bonus)
    value = (1 if card.common else 2) + 2 * made + bonus + 2 * action * uses + (1.5 if card.feature else 0)
    on_build = isinstance(card.feature, OnBuild)
    return Kind(
        tuple(makes.items()),
        action,
        vp_action,
        uses,
        on_build,
        card.feature is not None and not on_build,
        card.common,
        value,
    )


KINDS_OF = tuple(kind_of(card) for card in BOOK)


# -- what comes to mind


MOODS: tuple[str, ...] = ("r", "w", "g", "m", "s", "f", "h")


def mood(state: State, seat: int) -> tuple[int, ...]:
    """Round, workers, gold, wood, stone, food, cards in hand."""
    goods = state.players[seat].goods
    return (
        state.round,
        min(goods[WORKER], 6),
        min(goods[GOLD], 3),
        min(goods[WOOD], 3),
        min(goods[STONE], 3),
        min(goods[FOOD], 3),
        min(len(state.zones[HAND + seat]), 7),
    )


def marks(state: State, seat: int, values: Sequence[Value]) -> list[int] | None:
    """Nothing beyond the keys."""
    return None


def owned(state: State, seat: int) -> list[str]:
    """The cards a seat ends with, for reports."""
    return [state.ident(card) for card in state.zones[EMPIRE + seat]]
