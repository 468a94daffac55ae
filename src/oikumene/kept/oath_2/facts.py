"""A card as plain data, for clients that draw it: its figures as printed, and the kinds of its powers."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from oikumene.kept.oath_2.model import DENIZEN, EDIFICE, NO_GOAL, OATHS, RELIC, SITE, SUITS, Card, Cost, Recovery


class Recovering(TypedDict):
    """What a relic of a site costs: favor that is placed in a bank, or favor or secrets burnt."""

    place: NotRequired[int]
    bank: NotRequired[str]
    burn_favor: NotRequired[int]
    burn_secret: NotRequired[int]


class Site(TypedDict):
    """Of a site: how many cards it holds, what is laid on it when it turns up, what its relics cost."""

    capacity: int
    favor: int
    secrets: int
    relics: int
    group: str
    recovery: Recovering | None


class Facts(TypedDict):
    """The figures of a card. `unbuilt`: its power is not built; `name_in_law`: its Russian name stands in the Law."""

    kinds: list[str]
    unbuilt: bool
    name_in_law: bool
    cost: dict[str, int]
    suit: NotRequired[str]
    only: NotRequired[str]
    locked: NotRequired[bool]
    starting: NotRequired[bool]
    ruin: NotRequired[bool]
    other: NotRequired[str]
    defence: NotRequired[int]
    goal: NotRequired[str]
    site: NotRequired[Site]


def card_facts(card: Card) -> Facts:
    """The figures of a card."""
    found: Facts = {
        "kinds": list(card.kinds),
        "unbuilt": card.unbuilt,
        "name_in_law": card.law,
        "cost": cost_facts(card.cost),
    }
    if card.suit >= 0:
        found["suit"] = SUITS[card.suit]
    if card.only:
        found["only"] = card.only
    if card.back in (DENIZEN, EDIFICE):
        found |= {"locked": card.locked, "starting": card.starting, "ruin": card.ruin}
    if card.other:
        found["other"] = card.other
    if card.back in (RELIC, SITE):
        found["defence"] = card.defence
    if card.goal != NO_GOAL:
        found["goal"] = OATHS[card.goal]
    if card.back == SITE:
        found["site"] = site_facts(card)
    return found


def cost_facts(cost: Cost) -> dict[str, int]:
    """
    >>> cost_facts(Cost(favor=1, burn_secret=2))
    {'favor': 1, 'burn_secret': 2}
    """
    named = ("favor", "secret", "burn_favor", "burn_secret", "dark")
    return {name: getattr(cost, name) for name in named if getattr(cost, name)}


def site_facts(card: Card) -> Site:
    return {
        "capacity": card.capacity,
        "favor": card.favor,
        "secrets": card.secrets,
        "relics": card.relics,
        "group": card.group,
        "recovery": None if card.recovery is None else recovery_facts(card.recovery),
    }


def recovery_facts(recovery: Recovery) -> Recovering:
    """
    >>> recovery_facts(Recovery(place=2, bank=0))
    {'place': 2, 'bank': 'discord'}
    """
    found: Recovering = {}
    if recovery.place:
        found |= {"place": recovery.place, "bank": SUITS[recovery.bank]}
    if recovery.burn_favor:
        found["burn_favor"] = recovery.burn_favor
    if recovery.burn_secret:
        found["burn_secret"] = recovery.burn_secret
    return found
