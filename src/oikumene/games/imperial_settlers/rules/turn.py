"""The action phase: one action a turn, or pass (rulebook: Action phase, Player actions)."""

from __future__ import annotations

from oikumene.games.imperial_settlers.deed import Deed, Promising
from oikumene.games.imperial_settlers.model import RAZE, WORKER, Action, Cost
from oikumene.games.imperial_settlers.rules import free
from oikumene.games.imperial_settlers.rules.deals import make_deal
from oikumene.games.imperial_settlers.rules.empire import (
    build,
    can_sacrifice,
    distinct_locations,
    raze_hand,
    raze_location,
    raze_price,
)
from oikumene.games.imperial_settlers.rules.exchange import exchange
from oikumene.games.imperial_settlers.rules.goods import Needs, can_pay, missing, pay
from oikumene.games.imperial_settlers.state import BLOCKED, HAND, USED, VIRTUAL, State
from oikumene.kernel.flow import NO, YES, Args, Closed, Flow, Value, argument, beside, choose
from oikumene.kit.sides import push_turn

#: Questions that are put for the sake of free actions: before the action and after it. Others with one answer are not.
OPEN_MOMENTS = ("act", "end-turn")


def turn(state: State, seat: int) -> Flow[None]:
    """A turn: one action, and free actions at any moment of it."""
    return beside(
        one_action(state, seat),
        seat,
        lambda: free.offers(state, seat),
        lambda value: free.take(state, seat, value),
        holds=lambda ask: ask.prompt in OPEN_MOMENTS,
    )


def one_action(state: State, seat: int) -> Flow[None]:
    """One action or pass; where the action opened new free actions, the turn is not over before they were offered."""
    what = yield from choose(
        seat,
        "act",
        lambda: actions(state, seat),
        secret=bool(state.zones[HAND + seat]),
        closed=lambda: closed_actions(state, seat),
    )
    if what == "pass":
        state.players[seat].passed = True
        state.note("passes", seat)
    else:
        before = free.standing(state, seat)
        yield from act(state, seat, what)
        if free.offers(state, seat) and free.grown(before, free.standing(state, seat)):
            yield from choose(seat, "end-turn", lambda: ["end"], secret=bool(state.zones[HAND + seat]))
    next_turn(state, seat)


def next_turn(state: State, seat: int) -> None:
    """Clockwise to the next player who has not passed; when all have, the round ends."""
    push_turn(state, seat, len(state.players), lambda other: not state.players[other].passed, ("end-round",))


def act(state: State, seat: int, what: Value) -> Flow[None]:
    if what == "exchange":
        yield from exchange(state, seat)
        return
    assert isinstance(what, tuple)
    card = argument(what)
    if what[0] == "build":
        yield from build(state, seat, card)
    elif what[0] == "deal":
        yield from make_deal(state, seat, card)
    elif what[0] == "raze-hand":
        yield from pay(state, seat, Cost(raze=state.terms.raze_hand))
        yield from raze_hand(state, seat, card)
    elif what[0] == "raze":
        yield from pay(state, seat, Cost(raze=raze_price(state, card)))
        yield from raze_location(state, seat, card)
    else:
        yield from activate(state, seat, card)


def actions(state: State, seat: int) -> list[Value]:
    """Everything the player may do now."""
    goods = state.players[seat].goods
    book, face = state.book, state.face
    options: list[Value] = []
    can_deal = can_pay(state, seat, state.terms.deal)
    ground = can_sacrifice(state, seat)
    raze_hand = state.terms.raze_hand
    for card in state.distinct(state.zones[HAND + seat]):
        printed = book[face[card]]
        if (ground or not printed.cost.location) and can_pay(state, seat, printed.cost):
            options.append(("build", card))
        if can_deal and printed.deal is not None:
            options.append(("deal", card))
        if goods[RAZE] >= raze_hand and printed.raze is not None:
            options.append(("raze-hand", card))
    options += [("raze", card) for card in raze_targets(state, seat, goods[RAZE])]
    able = [card for card in state.locations(seat) if book[face[card]].action and can_activate(state, seat, card)]
    options += [("activate", card) for card in distinct_locations(state, able)]
    if goods[WORKER] >= state.terms.exchange:
        options.append("exchange")
    options.append("pass")
    return options


def raze_targets(state: State, seat: int, tokens: int) -> list[int]:
    """Rivals' locations that so many raze tokens can raze; none in the peaceful variant."""
    if tokens < 2 or state.peaceful:
        return []
    targets = [card for rival in state.rivals(seat) for card in state.locations(rival)]
    razeable = [card for card in targets if state.card(card).raze is not None and raze_price(state, card) <= tokens]
    return distinct_locations(state, razeable)


# -- Activate


def can_activate(state: State, seat: int, card: int) -> bool:
    """An action location, not blocked, not used up, its price there and its effect possible."""
    action = state.card(card).action
    if action is None:
        return False
    mark = state.marks[card]
    if mark & BLOCKED or mark & USED >= action.uses or not can_pay(state, seat, action.pay):
        return False
    deed = Deed(state, seat, card)
    return all(effect.feasible(deed) for effect in action.effects)


def activate(state: State, seat: int, card: int) -> Flow[None]:
    """Activate a location; one that works twice a round may do so at once, paid twice."""
    while True:
        action = state.card(card).action
        assert action is not None
        state.note("activates", seat, card)
        yield from pay(state, seat, action.pay, then=promised(state, seat, action))
        state.marks[card] += 1
        deed = Deed(state, seat, card)
        for effect in action.effects:
            yield from effect.run(deed)
        if not can_activate(state, seat, card):
            return
        again = yield from choose(seat, "again", lambda: twice(state, seat, card), about=(card,), secret=True)
        if again == NO:
            return


def twice(state: State, seat: int, card: int) -> list[str]:
    """Whether it is activated at once again; a free action may have taken its price."""
    return [YES, NO] if can_activate(state, seat, card) else [NO]


def promised(state: State, seat: int, action: Action) -> Needs | None:
    """What an effect needs once the price is paid, where that is something the price could take."""
    for effect in action.effects:
        if isinstance(effect, Promising) and effect.promises:
            return lambda: effect.needs(state, seat)
    return None


# -- why not


def closed_actions(state: State, seat: int) -> list[Closed]:
    """What cannot be done now, and why: for people."""
    open_now = set(actions(state, seat))
    closed: list[Closed] = []
    for card in state.distinct(state.zones[HAND + seat]):
        printed = state.card(card)
        if ("build", card) not in open_now:
            closed.append((("build", card), why_not_build(state, seat, printed.cost)))
        if printed.deal is not None and ("deal", card) not in open_now:
            closed.append((("deal", card), "need-food"))
        if printed.raze is not None and ("raze-hand", card) not in open_now:
            closed.append((("raze-hand", card), ("need-raze", state.terms.raze_hand)))
    closed += closed_razing(state, seat, open_now)
    for card in distinct_locations(state, state.locations(seat)):
        if state.card(card).action is not None and ("activate", card) not in open_now:
            closed.append((("activate", card), why_not_activate(state, seat, card)))
    if "exchange" not in open_now:
        closed.append(("exchange", "need-workers"))
    return closed


def closed_razing(state: State, seat: int, open_now: set[Value]) -> list[Closed]:
    """Others' locations that could be razed at another time."""
    sides = [VIRTUAL] if state.solo else state.clockwise(seat)
    there = [card for side in sides for card in state.locations(side) if state.card(card).raze is not None]
    targets = state.rivals(seat)
    closed: list[Closed] = []
    for card in distinct_locations(state, there):
        if ("raze", card) in open_now:
            continue
        why: Value = ("need-raze", raze_price(state, card))
        if state.peaceful:
            why = "peaceful"
        elif state.controller(card) not in targets:
            why = "owner-passed"
        closed.append((("raze", card), why))
    return closed


def why_not_build(state: State, seat: int, cost: Cost) -> Args:
    """What is missing for a location; something to discard is named alone only where all else is there."""
    short = missing(state, seat, cost)
    if not cost.location or can_sacrifice(state, seat):
        return ("price", short)
    return ("price", (*short, "location-1")) if short else ("no-location",)


def why_not_activate(state: State, seat: int, card: int) -> Value | Args:
    action = state.card(card).action
    assert action is not None
    if state.marks[card] & BLOCKED:
        return "blocked"
    if state.marks[card] & USED >= action.uses:
        return "used"
    if not can_pay(state, seat, action.pay):
        return ("price", missing(state, seat, action.pay))
    deed = Deed(state, seat, card)
    return next(effect.why_not(deed) for effect in action.effects if not effect.feasible(deed))
