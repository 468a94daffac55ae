"""A card or a power as plain data, for clients that draw it: its figures as printed."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from oikumene.games.clash.model import (
    BUILDINGS,
    GOODS,
    GROUPS,
    OWN_GROUP,
    TERRAINS,
    ActionCard,
    Advance,
    Book,
    Card,
    EventCard,
    Leader,
    ObjectiveCard,
    Power,
    Region,
    Tactic,
    Wonder,
)
from oikumene.kit.book import named


class Facts(TypedDict):
    """The figures of a card. `printed_ru`: its Russian name stands in the rulebook;
    `doubtful`: what it does rests on one doubtful source.

    Of an advance: its group (None: a civilization's own), row, the token of its border, what must be there before it,
    the building it allows, what brings it, and whose it is. Of a wonder: what it needs and costs, and its points. Of
    an action card: whether it takes an action, its price and its tactic. Of an objective card: its two halves.
    """

    expansion: bool
    printed_ru: bool
    doubtful: NotRequired[bool]
    group: NotRequired[str | None]
    row: NotRequired[int]
    border: NotRequired[str | None]
    requires: NotRequired[str]
    unlocks: NotRequired[str]
    trigger: NotRequired[str]
    civilization: NotRequired[str]
    price: NotRequired[dict[str, int]]
    points: NotRequired[int]
    beside: NotRequired[str]
    action: NotRequired[bool]
    tactic: NotRequired[str]
    num: NotRequired[int]
    role: NotRequired[str]
    symbol: NotRequired[str | None]
    after: NotRequired[str]
    upper: NotRequired[str]
    lower: NotRequired[str]
    builds: NotRequired[str]
    terrain: NotRequired[list[str]]


def marks(thing: Power | Card) -> Facts:
    """What is said of both."""
    said: Facts = {"expansion": thing.expansion, "printed_ru": thing.printed}
    if thing.doubtful:
        said["doubtful"] = True
    return said


def power_facts(book: Book, power: Power) -> Facts:
    """The figures of a power."""
    facts = marks(power)
    if isinstance(power, Advance):
        return advance_facts(book, power)
    if isinstance(power, Leader):
        facts["civilization"] = power.civilization
    elif isinstance(power, Wonder):
        facts["requires"] = power.requires
        facts["price"] = named(GOODS, power.price)
        facts["points"] = power.points
        facts["builds"] = power.id
        if power.beside >= 0:
            facts["beside"] = BUILDINGS[power.beside]
    elif isinstance(power, Tactic):
        facts["role"] = power.role
    return facts


def advance_facts(book: Book, advance: Advance) -> Facts:
    facts = marks(advance)
    facts["group"] = None if advance.group == OWN_GROUP else GROUPS[advance.group]
    facts["row"] = advance.row
    facts["border"] = None if advance.border < 0 else GOODS[advance.border]
    if advance.requires:
        facts["requires"] = advance.requires
    if advance.unlocks >= 0:
        facts["unlocks"] = BUILDINGS[advance.unlocks]
    if advance.trigger:
        facts["trigger"] = advance.trigger
        facts["civilization"] = next((civ.id for civ in book.civilizations.values() if advance in civ.advances), "")
    return facts


def card_facts(card: Card) -> Facts:
    """The figures of a card of a deck."""
    facts = marks(card)
    if isinstance(card, ActionCard):
        facts["action"] = card.action
        facts["price"] = named(GOODS, card.price)
        facts["tactic"] = card.tactic
        facts["num"] = card.num
    elif isinstance(card, EventCard):
        facts["symbol"] = card.symbol or None
        facts["after"] = card.after
    elif isinstance(card, ObjectiveCard):
        facts["upper"] = card.upper
        facts["lower"] = card.lower
    elif isinstance(card, Region):
        facts["terrain"] = [TERRAINS[kind] for kind in card.terrain]
        facts["num"] = card.num
    return facts
