"""A card as plain data, for clients that draw it."""

from __future__ import annotations

from typing import Any

from oikumene.games.imperium.model import RESOURCES, Card, Points
from oikumene.kit.book import named


def card_facts(card: Card) -> dict[str, Any]:
    """Symbols, figures and what kinds of abilities it has."""
    return {
        "nation": card.nation,
        "box": card.box,
        "start": card.start,
        "numbers": list(card.numbers),
        "suits": list(card.suits),
        "icons": list(card.icons),
        "lands": list(card.lands),
        "state": card.state,
        "pinned": card.pinned,
        "attack": card.attack,
        "free": card.free,
        "plays": card.play is not None,
        "reacts": sorted({reaction.moment for reaction in card.reactions}),
        "passive": bool(card.rules),
        "players": card.players,
        "cost": named(RESOURCES, card.cost),
        "points": points_facts(card.points),
        "exhaust": card.exhaust is not None or any(reaction.exhaust for reaction in card.reactions),
        "solstice": card.solstice is not None,
        "ru_printed": card.ru_printed,
    }


def points_facts(points: Points) -> dict[str, Any]:
    """The coin: a number, a `*` or a `?`."""
    if points.counts:
        return {"coin": "*", "notation": " + ".join(f"{n} per {per} {what}" for n, per, what in points.counts)}
    if points.cases:
        return {"coin": "?", "cases": [[n, where] for n, where in points.cases]}
    return {"coin": "n", "n": points.fixed}
