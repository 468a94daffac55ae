"""What an option says before it is chosen: what it costs, and what comes of it for certain. Asked of the rules, so that
what is said is what will be paid."""

from __future__ import annotations

from dataclasses import replace

from oikumene.games.imperial_settlers.effects.goods import Gain, GainPer
from oikumene.games.imperial_settlers.model import ALL_GOODS, PAID, Action, Amounts, Cost
from oikumene.games.imperial_settlers.rules.empire import raze_price
from oikumene.games.imperial_settlers.rules.goods import told
from oikumene.games.imperial_settlers.state import State
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.words import Details

#: Questions by which locations are built whose place nobody clears (Settlers, Negotiator).
SPARED = ("settle", "negotiate")
#: Whatever a price or a gain may name, and how much of it at most.
NAMES = tuple(dict.fromkeys((*PAID, *ALL_GOODS)))
MOST = 12


def gains(amounts: Amounts) -> tuple[str, ...]:
    """What comes of it, as it is said."""
    return tuple([f"{ALL_GOODS[good]}-{n}" for good, n in amounts if n])


def brought(state: State, seat: int, action: Action) -> tuple[str, ...]:
    """What an action gives, where it only gives goods."""
    given: list[tuple[int, int]] = []
    for effect in action.effects:
        if isinstance(effect, GainPer):
            given += [(effect.good, effect.count(state, seat)), *effect.goods]
        elif isinstance(effect, Gain):
            given += effect.goods
        else:
            return ()
    return gains(tuple(given))


def details(state: State, ask: Ask, value: Value) -> Details:
    """What it costs; then, of what brings goods, which."""
    assert isinstance(value, tuple)
    if value[0] == "exchange":
        return (told(Cost(worker=state.terms.exchange)),)
    word, card = str(value[0]), int(value[1])
    printed = state.card(card)
    if word in ("build", "from-deal"):
        return (told(replace(printed.cost, location=0) if ask.prompt in SPARED else printed.cost),)
    if word == "deal":
        return told(state.terms.deal), gains(((printed.deal, 1),) if printed.deal is not None else ())
    if word in ("use-deal", "use-route"):
        return (gains(((printed.deal, 1),) if printed.deal is not None else ()),)
    if word == "activate":
        action = printed.action
        return (told(action.pay), brought(state, ask.seat, action)) if action is not None else ((), ())
    tokens = state.terms.raze_hand if word == "raze-hand" else raze_price(state, card)
    return told(Cost(raze=tokens)), gains(printed.raze or ())
