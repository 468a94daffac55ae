"""A card as plain data, for clients that draw it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from oikumene.games.imperium.model import RESOURCES, Card, Points
from oikumene.kit.book import named


class PointsFacts(TypedDict):
    """The coin: a number (`n`), a `*` with what is counted, or a `?` with the cases (points, where)."""

    coin: Literal["n", "*", "?"]
    n: NotRequired[int]
    notation: NotRequired[str]
    cases: NotRequired[list[tuple[int, str]]]


class Facts(TypedDict):
    """Symbols, figures and what kinds of abilities a card has. `cost` names only what is paid."""

    nation: str
    box: str
    start: str
    numbers: list[str]
    suits: list[str]
    icons: list[str]
    lands: list[str]
    state: str
    pinned: bool
    attack: bool
    free: bool
    plays: bool
    reacts: list[str]
    passive: bool
    players: int
    cost: dict[str, int]
    points: PointsFacts
    exhaust: bool
    solstice: bool
    ru_printed: bool


def card_facts(card: Card) -> Facts:
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


def points_facts(points: Points) -> PointsFacts:
    if points.counts:
        return {"coin": "*", "notation": " + ".join(f"{n} per {per} {what}" for n, per, what in points.counts)}
    if points.cases:
        return {"coin": "?", "cases": list(points.cases)}
    return {"coin": "n", "n": points.fixed}
