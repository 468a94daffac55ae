"""A card as plain data, for clients that draw it."""

from __future__ import annotations

from typing import TypedDict

from oikumene.games.ancient_world.model import ARMY_SYMBOLS, CITY_SYMBOLS, TRIBES, Card, Scoring
from oikumene.kernel.game import Part
from oikumene.kit.book import named


class Price(TypedDict):
    coins: int
    knowledge: int


class Power(TypedDict):
    """What a power does, by its word of the deck file, and its figures: `{"do": "coins", "figures": {"n": 2}}`."""

    do: str
    figures: dict[str, int | str]


class Facts(TypedDict):
    """The figures of a card. Counts name only what is there; a card that is no titan has no stars."""

    cost: Price
    banners: dict[str, int]
    symbols: dict[str, int]
    action: list[Power]
    ability: Power | None
    scoring: Power | None
    army: dict[str, int]
    experience: dict[str, int]
    stars: int
    defence: int
    arrows: bool


def card_facts(card: Card) -> Facts:
    return {
        "cost": {"coins": card.coins, "knowledge": card.knowledge},
        "banners": named(TRIBES, card.banners),
        "symbols": named(CITY_SYMBOLS, card.symbols),
        "action": [power_facts("action", effect.say()) for effect in card.action],
        "ability": None if card.ability is None else power_facts("ability", card.ability.say()),
        "scoring": None if card.scoring is None else scoring_facts(card.scoring),
        "army": named(ARMY_SYMBOLS, card.army),
        "experience": named(ARMY_SYMBOLS, card.experience),
        "stars": card.stars,
        "defence": card.defence,
        "arrows": card.arrows_count,
    }


def power_facts(kind: str, said: Part) -> Power:
    """
    >>> power_facts("action", ("text-action-coins", {"n": 2}))
    {'do': 'coins', 'figures': {'n': 2}}
    """
    message, args = said
    figures = {name: n for name, n in args.items() if isinstance(n, int | str)}
    return {"do": message.removeprefix(f"text-{kind}-"), "figures": figures}


def scoring_facts(scoring: Scoring) -> Power:
    """What is counted; of sets also how many banners one has."""
    power = power_facts("scoring", scoring.say())
    return {**power, "figures": {**power["figures"], "of": len(TRIBES)}} if power["do"] == "sets" else power
