"""How a card is written down in the decks: one call a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oikumene.games.imperium.cards.nations import NATIONS
from oikumene.games.imperium.effects.base import Condition, Effect, seq
from oikumene.games.imperium.effects.nation import Develop
from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.model import RESOURCES, Amounts, Card, Points, Reaction, Rule
from oikumene.kit import book
from oikumene.kit.ways import Cost, If, May


def amounts(text: str) -> Amounts:
    """
    >>> amounts("materials 4, population 1")
    (4, 1, 0)
    """
    materials, population, progress = book.amounts(RESOURCES, text)
    return (materials, population, progress)


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def body(steps: Sequence[Effect], *, must: bool = False) -> Effect:
    """What a played card does. A price in it is the player's to pay or not, unless the card must be paid for."""
    return seq(*(step if must else voluntary(step) for step in steps))


def voluntary(step: Effect) -> Effect:
    """Something with a price, at the player's choice: what is to be paid for, and a development."""
    if isinstance(step, If):
        return If(step.condition, voluntary(step.then))
    return May(step) if isinstance(step, Cost) or (isinstance(step, Develop) and not step.free) else step


def card(
    id: str,
    en: str,
    ru: str,
    number: str,
    *,
    start: str,
    nation: str = "",
    box: str = "",
    suit: str = "",
    icons: str = "",
    lands: str = "",
    cost: str = "",
    vp: int | Points = 0,
    play: Sequence[Effect] = (),
    free: Sequence[Effect] = (),
    must: bool = False,
    exhaust: Sequence[Effect] = (),
    solstice: Sequence[Effect] = (),
    reactions: Sequence[Reaction] = (),
    rules: Sequence[Rule] = (),
    requires: Sequence[Condition] = (),
    **more: Any,
) -> Card:
    """A card; its number may be several, one a copy."""
    numbers = words(number)
    steps = free or play
    return Card(
        id=id,
        en=en,
        ru=ru,
        nation=nation,
        box=box or NATIONS[nation].box,
        start=start,
        numbers=numbers,
        suits=words(suit),
        icons=words(icons),
        lands=words(lands),
        cost=amounts(cost),
        points=vp if isinstance(vp, Points) else Points(vp),
        play=body(steps, must=must) if steps else None,
        free=bool(free),
        must=must,
        exhaust=seq(*exhaust) if exhaust else None,
        solstice=seq(*solstice) if solstice else None,
        reactions=tuple(reactions),
        rules=tuple(rules),
        requires=tuple(requires),
        **more,
    )


def on(moment: str, *steps: Effect, kind: Kind | None = None, exhaust: bool = False) -> Reaction:
    """What happens when something happens."""
    return Reaction(moment, seq(*steps), exhaust, kind)
