"""How a deck is written down: cards as tables that read like the printed sheet."""

from __future__ import annotations

from oikumene.games.imperial_settlers.deed import Effect
from oikumene.games.imperial_settlers.model import (
    ALL_GOODS,
    Action,
    Card,
    Feature,
    Scoring,
    amounts,
    cost,
)


def card(
    deck: str,
    id: str,
    en: str,
    ru: str,
    kind: str,
    colours: str,
    codes: str,
    *,
    price: str = "",
    raze: str | None = None,
    deal: str | None = None,
    bonus: Effect | None = None,
    production: Effect | None = None,
    feature: Feature | None = None,
    action: Action | None = None,
    scoring: Scoring | None = None,
) -> Card:
    """A card as printed. Goods are written "wood 1, vp 2"; `codes` are the printed numbers, one a copy."""
    numbers = tuple(codes.split())
    return Card(
        id=id,
        en=en,
        ru=ru,
        deck=deck,
        kind=kind,
        copies=len(numbers),
        codes=numbers,
        colours=tuple(colours.split()),
        cost=cost(price),
        raze=None if raze is None else amounts(raze),
        deal=None if deal is None else ALL_GOODS.index(deal),
        bonus=() if bonus is None else (bonus,),
        production=() if production is None else (production,),
        feature=feature,
        action=action,
        scoring=scoring,
    )


def does(uses: int, pay: str, *effects: Effect) -> Action:
    """An action: so many uses a round, the price of each, what happens."""
    return Action(uses, cost(pay), effects)
