"""Words for the powers of edifices (Law 2.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.kept.oath_2.deed import Condition, Deed, Effect
from oikumene.kept.oath_2.effects.bends import At, Bent, lets, turns
from oikumene.kept.oath_2.effects.modifiers import has_suit
from oikumene.kept.oath_2.rules import moments, ruling, verbs
from oikumene.kept.oath_2.state import CHANCELLOR, DISPOSSESSED, DRAWN, EMPIRE, MAX_SEATS
from oikumene.kernel.flow import Flow, Value, argument, gather
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part
from oikumene.kept.oath_2.kit.moments import Reaction


def with_ruler(at: At, value: tuple[int, ...]) -> tuple[int, ...]:
    """Who rules the card, too: of the Empire the Chancellor, never a Citizen; of the bandits nobody."""
    seat = CHANCELLOR if at.lord == EMPIRE else at.lord
    return (*value, seat) if seat < MAX_SEATS else value


SWAYS_END = turns(ruling.END_SWAYERS, "text-sways-end", with_ruler)


def keeps_sites(suit: int) -> Bent:
    """In the chronicle sites with a card of the suit stay on the map, whoever rules them (Law 8.3.2)."""
    return lets(ruling.SITE_STAYS, "text-keeps-sites", lambda at, slot: has_suit(at.state, slot, suit), suit=suit)


# -- a search, and the Dispossessed


@dataclass(frozen=True)
class AnyDispossessed(Condition):
    """There are Dispossessed cards."""

    def holds(self, deed: Deed) -> bool:
        return bool(deed.state.zones[DISPOSSESSED])


@dataclass(frozen=True)
class SwapDrawn(Effect):
    """Any number of the denizens just drawn are swapped for random Dispossessed cards; nobody else sees which."""

    message = "text-swap-drawn"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, drawn = deed.state, DRAWN + deed.seat
        able = [card for card in state.zones[drawn] if not verbs.is_vision(state, card)]

        def options(picked: tuple[Value, ...]) -> list[Value]:
            return [value for value in [("pick", card) for card in able] if value not in picked]

        most = min(len(able), len(state.zones[DISPOSSESSED]))
        picked = yield from gather(
            deed.seat, "swap-drawn", options, lambda _: True, low=0, high=most, about=(deed.card,), secret=True
        )
        verbs.exchange_drawn(state, deed.seat, [argument(value) for value in picked])
        return bool(picked)


@dataclass(frozen=True)
class WhenDrawn(Reaction[Deed]):
    """When cards were drawn in a search for which the modifier was chosen."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return deed.card in deed.state.using

    def say(self) -> Part:
        return part("text-when-drawn", effect=[self.effect.say()])


SWAPS_DRAWN = WhenDrawn(moments.DREW, SwapDrawn())
