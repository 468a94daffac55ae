"""What powers make of the questions of the rules: the kit's `bent`, by an index that knows whose power answers."""

from __future__ import annotations

from typing import Any, TypeVar

from oikumene.games.clash.state import State
from oikumene.kit.bend import Matter

T = TypeVar("T")


def bent(state: State, question: Matter[T], side: int, value: T, *about: Any) -> T:
    """What a question comes to for a side: `value` by the general rule, bent by each power that the side has."""
    for answer in state.bending[side].get(question, ()):
        value = answer(state, side, value, *about)
    return value
