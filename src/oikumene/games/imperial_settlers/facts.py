"""A card as plain data, for clients that draw it: goods as glyphs, everything else as a word they know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from oikumene.games.imperial_settlers.deed import Effect
from oikumene.games.imperial_settlers.effects.features import SLAVER_PAYS, Bends, Brings, OnBuild, Slaver, Waits
from oikumene.games.imperial_settlers.effects.goods import (
    ChooseGain,
    CopyProduction,
    DrawKeep,
    Gain,
    GainPer,
    GainSamurai,
)
from oikumene.games.imperial_settlers.effects.operations import EndDeal
from oikumene.games.imperial_settlers.effects.scoring import GateScoring, ShrineScoring
from oikumene.games.imperial_settlers.model import (
    ALL_GOODS,
    ATTACKS,
    FACTIONS,
    PAID,
    TERMS,
    Action,
    Amounts,
    Card,
    Cost,
    Feature,
    Scoring,
    Terms,
    say_goods,
)
from oikumene.kernel.game import Part


class EffectFacts(TypedDict):
    """`do` names the effect; goods it gives stand beside it (`ways`: one of several; `most`: no more of `good`)."""

    do: str
    goods: NotRequired[dict[str, int]]
    good: NotRequired[str]
    each: NotRequired[str]
    most: NotRequired[int]
    ways: NotRequired[list[dict[str, int]]]
    n: NotRequired[int]


class Trade(TypedDict):
    pay: dict[str, int]
    gain: dict[str, int]


class FeatureFacts(TypedDict):
    """`when` names the feature; where it brings goods, `ways` holds them, one of several to choose."""

    when: str
    match: NotRequired[str]
    ways: NotRequired[list[dict[str, int]]]
    trades: NotRequired[list[Trade]]


class ActionFacts(TypedDict):
    pay: dict[str, int]
    effects: list[EffectFacts]


class ScoringFacts(TypedDict):
    """`by` names what is counted; `steps` are (at least so many, points), the highest first."""

    by: str
    steps: list[tuple[int, int]]


class Facts(TypedDict):
    """The figures of a card, and what it does. `points`: what it is worth at the end by itself; `deal_price`: what a
    deal with it costs."""

    kind: str
    faction: bool
    colours: list[str]
    codes: list[str]
    cost: dict[str, int]
    raze: dict[str, int] | None
    deal: str | None
    deal_price: dict[str, int]
    uses: int
    points: int
    bonus: list[EffectFacts]
    production: list[EffectFacts]
    feature: FeatureFacts | None
    action: ActionFacts | None
    scoring: ScoringFacts | None


def card_facts(card: Card, terms: Terms = TERMS) -> Facts:
    """The figures of a card, and what it does."""
    return {
        "kind": card.kind,
        "faction": card.deck in FACTIONS,
        "colours": list(card.colours),
        "codes": list(card.codes),
        "cost": price_facts(card.cost),
        "raze": None if card.raze is None else goods_facts(card.raze),
        "deal": None if card.deal is None else ALL_GOODS[card.deal],
        "deal_price": {} if card.deal is None or card.deck == ATTACKS else price_facts(terms.deal),
        "uses": 0 if card.action is None else card.action.uses,
        "points": worth(card, terms),
        "bonus": effects_facts(card.bonus),
        "production": effects_facts(card.production),
        "feature": None if card.feature is None else feature_facts(card.feature),
        "action": None if card.action is None else action_facts(card.action),
        "scoring": None if card.scoring is None else scoring_facts(card.scoring),
    }


def worth(card: Card, terms: Terms) -> int:
    """The points of a location at the end; an attack card is none."""
    if card.deck == ATTACKS:
        return 0
    return terms.common_points if card.common else terms.faction_points


def marks(book: Sequence[Card]) -> dict[str, tuple[Part, ...]]:
    """By card, what tells it from other prints of its name: the first figure in which they all differ."""
    found: dict[str, tuple[Part, ...]] = {}
    for card in book:
        prints = [other for other in book if (other.en, other.deck) == (card.en, card.deck)]
        if len(prints) == 1:
            continue
        if len({other.cost for other in prints}) == len(prints):
            found[card.id] = (("mark-cost", {"price": card.cost.say()}),)
        elif card.raze is not None and len({other.raze for other in prints}) == len(prints):
            found[card.id] = (("mark-raze", {"goods": say_goods(card.raze)}),)
        else:
            assert card.deal is not None and len({other.deal for other in prints}) == len(prints), card.id
            found[card.id] = (("mark-deal", {"good": say_goods(((card.deal, 1),))}),)
    return found


def price_facts(price: Cost) -> dict[str, int]:
    """
    >>> price_facts(Cost(stone=2, location=1))
    {'stone': 2, 'location': 1}
    """
    return {name: getattr(price, name) for name in PAID if getattr(price, name)}


def goods_facts(goods: Amounts) -> dict[str, int]:
    """
    >>> goods_facts(((3, 1), (7, 2)))
    {'gold': 1, 'vp': 2}
    """
    return {ALL_GOODS[good]: n for good, n in goods}


def effects_facts(effects: Sequence[Effect]) -> list[EffectFacts]:
    return [effect_facts(effect) for effect in effects]


def effect_facts(effect: Effect) -> EffectFacts:
    if isinstance(effect, Gain):
        return {"do": "gain", "goods": goods_facts(effect.goods)}
    if isinstance(effect, GainPer):
        return {
            "do": "gain-per",
            "good": ALL_GOODS[effect.good],
            "each": effect.each,
            "most": effect.most,
            "goods": goods_facts(effect.goods),
        }
    if isinstance(effect, ChooseGain):
        return {"do": "gain-one", "ways": [goods_facts(way) for way in effect.gains()]}
    if isinstance(effect, GainSamurai):
        return {"do": "gain-samurai", "n": effect.n}
    if isinstance(effect, CopyProduction):
        return {"do": "copy-other" if effect.other else "copy-any"}
    if isinstance(effect, DrawKeep):
        return {"do": "draw-keep-faction" if effect.faction else "draw-keep-any"}
    if isinstance(effect, EndDeal):
        return {"do": "end-deal-gain" if effect.gains_good else "end-deal"}
    word: str = getattr(effect, "word", "")
    assert word, f"{type(effect).__name__} has no word"
    return {"do": word}


def feature_facts(feature: Feature) -> FeatureFacts:
    if isinstance(feature, OnBuild):
        return {"when": feature.word, "match": feature.match, "ways": [goods_facts(way) for way in feature.ways]}
    if isinstance(feature, Brings):
        return {"when": feature.word, "ways": [goods_facts(way) for way in feature.ways]}
    assert isinstance(feature, Waits | Bends)
    if isinstance(feature, Slaver):
        trades: list[Trade] = [{"pay": {good: 1}, "gain": {"vp": n}} for good, n in SLAVER_PAYS.items()]
        return {"when": feature.word, "trades": trades}
    return {"when": feature.word}


def action_facts(action: Action) -> ActionFacts:
    return {"pay": price_facts(action.pay), "effects": effects_facts(action.effects)}


def scoring_facts(scoring: Scoring) -> ScoringFacts:
    if isinstance(scoring, GateScoring):
        return {"by": "gate", "steps": [(3, 2)]}
    assert isinstance(scoring, ShrineScoring)
    return {"by": "shrine", "steps": list(scoring.STEPS)}
