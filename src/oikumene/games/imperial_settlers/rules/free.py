"""What may be done at any moment of the own turn: defence tokens, samurai, the Gate, the Shrine."""

from __future__ import annotations

from typing import NamedTuple

from oikumene.games.imperial_settlers.cards.model import DEFENCE, GOODS, JAPANESE, RESOURCES, WORKER
from oikumene.games.imperial_settlers.rules.empire import distinct_locations
from oikumene.games.imperial_settlers.rules.goods import gain_vp
from oikumene.games.imperial_settlers.rules.moments import ANY_MOMENT, waiting
from oikumene.games.imperial_settlers.state import GUARDED, HAND, TUCKED, State
from oikumene.kernel.flow import FREE, Flow, Value, nothing

STOCK = (DEFENCE, WORKER, *RESOURCES)


def offers(state: State, seat: int) -> list[Value]:
    """Free actions that are open to the seat now."""
    goods = state.players[seat].goods
    options: list[Value] = []
    samurai = goods[WORKER] > 0 and state.factions[seat] == JAPANESE
    if goods[DEFENCE] or samurai:
        bare = [card for card in state.locations(seat) if not state.marks[card] & GUARDED]
        for card in distinct_locations(state, bare):
            if state.card(card).common:
                if goods[DEFENCE]:
                    options.append((FREE, "defend", card))
            elif samurai:
                options.append((FREE, "samurai", card))
    for card in waiting(state, ANY_MOMENT, seat):
        if takes_cards(state, card):
            options += [(FREE, "tuck", c, card) for c in state.distinct(state.zones[HAND + seat])]
        else:
            options += [(FREE, "store", GOODS[good]) for good in RESOURCES if goods[good]]
    return options


def takes_cards(state: State, card: int) -> bool:
    """A Gate takes cards of the hand; a Shrine takes resources."""
    return state.card(card).feature_word == "gate"


def take(state: State, seat: int, value: Value) -> Flow[None]:
    """Do a free action."""
    assert isinstance(value, tuple)
    what, thing = value[1], value[2]
    goods = state.players[seat].goods
    if what == "store":
        good = GOODS.index(str(thing))
        shrine = next(c for c in waiting(state, ANY_MOMENT, seat) if not takes_cards(state, c))
        goods[good] -= 1
        state.stored[shrine] = state.stored.get(shrine, 0) + 1
        state.note("stores", seat, GOODS[good])
        return nothing()
    card = int(thing)
    if what == "tuck":
        state.move(card, TUCKED + seat)
        state.players[seat].tucks += ((card, int(value[3])),)
        state.note("tucks", seat, card)
        gain_vp(state, seat, 1)
        return nothing()
    goods[DEFENCE if what == "defend" else WORKER] -= 1
    state.marks[card] |= GUARDED
    state.note("defends" if what == "defend" else "samurai", seat, card)
    return nothing()


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
