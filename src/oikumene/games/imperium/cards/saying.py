"""The text of cards, made from their effects."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.imperium.cards.model import Card, Effect
from oikumene.kernel.game import Part


def say_card(card: Card) -> Sequence[Part]:
    return ()


def say_effect(effect: Effect) -> Sequence[Part]:
    return ()
