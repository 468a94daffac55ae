"""What may be done at any moment of the own turn: defence tokens, samurai, and what features offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from oikumene.games.imperial_settlers.model import DEFENCE, RESOURCES, WORKER
from oikumene.games.imperial_settlers.rules.empire import distinct_locations
from oikumene.games.imperial_settlers.state import GUARDED, HAND, State
from oikumene.kernel.flow import FREE, Flow, Value, nothing
from oikumene.kit.bend import Matter, bent

STOCK = (DEFENCE, WORKER, *RESOURCES)

#: A free action, and how it is done.
Offer: TypeAlias = "tuple[Value, Callable[[State, int, Value], None]]"
#: What the features of a player offer at any moment of the own turn.
FREE_ACTIONS: Matter[list[Offer]] = Matter("free-actions")
NONE: list[Offer] = []


def offers(state: State, seat: int) -> list[Value]:
    """Free actions that are open to the seat now."""
    goods = state.players[seat].goods
    options: list[Value] = []
    samurai = goods[WORKER] > 0 and state.terms.boards[state.factions[seat]].samurai
    if goods[DEFENCE] or samurai:
        bare = [card for card in state.locations(seat) if not state.marks[card] & GUARDED]
        for card in distinct_locations(state, bare):
            if state.card(card).common:
                if goods[DEFENCE]:
                    options.append((FREE, "defend", card))
            elif samurai:
                options.append((FREE, "samurai", card))
    for value, _ in bent(state, FREE_ACTIONS, seat, NONE):
        options.append(value)
    return options


def take(state: State, seat: int, value: Value) -> Flow[None]:
    """Do a free action."""
    assert isinstance(value, tuple)
    what = value[1]
    if what in ("defend", "samurai"):
        guard(state, seat, str(what), int(value[2]))
    else:
        next(do for offered, do in bent(state, FREE_ACTIONS, seat, NONE) if offered == value)(state, seat, value)
    return nothing()


def guard(state: State, seat: int, how: str, card: int) -> None:
    """A defence token on a common location, or a worker as samurai on a faction location."""
    state.players[seat].goods[DEFENCE if how == "defend" else WORKER] -= 1
    state.marks[card] |= GUARDED
    state.note("defends" if how == "defend" else "samurai", seat, card)


class Standing(NamedTuple):
    """What free actions draw on: goods, and the cards in hand and empire."""

    goods: list[int]
    hand: tuple[int, ...]
    empire: tuple[int, ...]


def standing(state: State, seat: int) -> Standing:
    return Standing(state.players[seat].goods[:], state.zones[HAND + seat], state.locations(seat))


def grown(before: Standing, after: Standing) -> bool:
    """Whether an action opened something that could not have been done before it."""
    if any(after.goods[good] > before.goods[good] for good in STOCK):
        return True
    new_hand, new_empire = set(after.hand) - set(before.hand), set(after.empire) - set(before.empire)
    return bool(new_hand or new_empire)
