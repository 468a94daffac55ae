"""How the end comes: it is triggered, the round is finished, and one more is played. For the collapse, which ends
everything this instant, see `rules.unrest`."""

from __future__ import annotations

from oikumene.games.imperium.state import FINAL, GOING, TRIGGERED, State
from oikumene.kit.sides import push, push_each


def trigger(state: State, why: str) -> None:
    """The end begins: this round is finished and one more is played."""
    if state.ending == GOING:
        state.ending = TRIGGERED
        state.why = why
        state.note("end-near", why)


def round_over(state: State) -> None:
    """Once the end has begun, one more round is played."""
    if state.ending == FINAL:
        scoring_next(state)
        return
    if state.ending == TRIGGERED:
        state.ending = FINAL
        state.note("final-round")
    push(state, ("round",))


def scoring_next(state: State) -> None:
    """What is done before the winner is named, seat by seat; then the scores."""
    push(state, ("score",))
    push_each(state, "endgame", state.in_order())
