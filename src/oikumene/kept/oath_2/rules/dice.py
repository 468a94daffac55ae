"""Rolling attack and defence dice (Law 5.5.4, 5.5.5), for whatever reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oikumene.kept.oath_2.rules import moments, ruling
from oikumene.kept.oath_2.state import State
from oikumene.kernel.flow import Flow, may


def roll(
    state: State, seats: Sequence[int], n: int, die: Sequence[str], tell: Callable[[list[str]], None]
) -> Flow[list[str]]:
    """Roll, and tell what was rolled. Who rolled may pay to roll all of it again, once, where a card lets them."""
    shown = list(state.roll(n, die))
    tell(shown)
    for seat in seats if n else ():
        for card in ruling.rerolls(state, seat):
            cost = state.card(card).cost
            if moments.payable(state, seat, card, cost) and (yield from may(seat, "reroll", about=(card,))):
                state.note("rerolls", seat, card)
                moments.pay(state, seat, card, cost)
                shown = list(state.roll(n, die))
                tell(shown)
                return shown
    return shown
