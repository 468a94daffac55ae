"""The whole box as one book."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from oikumene.kept.oath_2.cards import arcane, beast, discord, edifices, hearth, nomad, order, relics, sites, visions
from oikumene.kept.oath_2.model import Book, joined
from oikumene.kept.oath_2.kit.effects import Effect, slug
from oikumene.kept.oath_2.kit.ways import Choose, May


@cache
def house_book() -> Book:
    """Every card of the box, suits in their order."""
    suits = (discord, arcane, order, hearth, beast, nomad)
    return joined(*(suit.CARDS for suit in suits), visions.CARDS, relics.CARDS, sites.CARDS, edifices.CARDS)


@cache
def ways(book: Book) -> dict[str, Effect[Any]]:
    """Everything that an option or a question says as a way to go, by its name: what cards let their users choose."""
    found: dict[str, Effect[Any]] = {}
    for card in book.cards:
        for effect in [effect for power in card.powers for effect in effects_of(power)]:
            if isinstance(effect, Choose):
                found |= {slug(way): way for way in effect.ways}
            elif isinstance(effect, May):
                found[slug(effect.step)] = effect.step
    return found


def effects_of(power: object) -> list[Effect[Any]]:
    """The effects that a power is made of, whatever kind of power it is."""
    named = [getattr(power, field.name) for field in fields(power)] if is_dataclass(power) else []
    return [inner for effect in named if isinstance(effect, Effect) for inner in effect.within()]
