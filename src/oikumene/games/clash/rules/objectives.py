"""Objectives (rulebook, objective cards): completed in the status phase, or the moment their condition is met."""

from __future__ import annotations

from collections.abc import Iterable

from oikumene.games.clash.model import ANGRY, Objective, ObjectiveCard
from oikumene.games.clash.rules import payment
from oikumene.games.clash.rules.verbs import pay
from oikumene.games.clash.state import COMPLETED, HAND_OBJECTIVES, City, Feat, State
from oikumene.kernel.flow import Flow, Value, choose, optional

#: The hex of what happened in no place.
NOWHERE = -1


def halves(state: State, card: int) -> tuple[Objective, Objective]:
    """The two objectives of a card."""
    printed = state.card(card)
    assert isinstance(printed, ObjectiveCard)
    return state.book.objectives[printed.upper], state.book.objectives[printed.lower]


def met(state: State, seat: int, objective: Objective, feat: Feat | None) -> bool:
    """Whether the condition of an objective is met, by what all can see."""
    return bool(objective.condition(state, seat, feat))


def payable(state: State, seat: int, objective: Objective) -> bool:
    """Whether what completing it costs can be paid: some must be paid in kind."""
    purse = state.players[seat].goods
    if objective.exact:
        return all(have >= n for have, n in zip(purse, objective.price, strict=True))
    return payment.can_pay(state, seat, objective.price)


def excluded(state: State, seat: int, objective: Objective) -> bool:
    """Whether one of the same name was completed in this status phase, or one that excludes it in the last round."""
    return f"{seat}:{objective.id}" in state.spent or any(
        (seat, other) in state.achieved for other in objective.excludes
    )


# -- the moment it is met


def window(state: State, what: str) -> Flow[None]:
    """Something happened: whoever holds objective cards and has met an objective that waits for it is asked, also where
    none of the own cards has it."""
    feat = next((feat for feat in reversed(state.feats) if feat.what == what), None)
    if feat is None:
        return
    for seat in state.in_order(state.active):
        yield from offered(state, seat, what, feat)


def offered(state: State, seat: int, what: str, feat: Feat) -> Flow[None]:
    """A player may complete objectives by what has just happened, each title once."""
    while state.zones[HAND_OBJECTIVES + seat]:
        names = [
            objective.id
            for objective in state.book.objectives.values()
            if objective.moment == what and not used(state, seat, objective, feat) and met(state, seat, objective, feat)
        ]
        if not names:
            return

        def listing(names: list[str] = names) -> list[Value]:
            cards = state.zones[HAND_OBJECTIVES + seat]
            return [("complete", card, half.id) for card in cards for half in halves(state, card) if half.id in names]

        picked = yield from optional(seat, "objective", listing, secret=True)
        if picked is None:
            return
        assert isinstance(picked, tuple)
        objective = state.book.objectives[str(picked[2])]
        state.spent = (*state.spent, mark(state, seat, objective, feat))
        yield from complete(state, seat, int(picked[1]), objective)


def mark(state: State, seat: int, objective: Objective, feat: Feat) -> str:
    """That a title has used a feat."""
    return f"{seat}:{objective.id}:{state.feats.index(feat)}"


def used(state: State, seat: int, objective: Objective, feat: Feat) -> bool:
    return mark(state, seat, objective, feat) in state.spent


def complete(state: State, seat: int, card: int, objective: Objective) -> Flow[None]:
    """An objective is completed: its card lies open, worth two points."""
    state.move(card, COMPLETED + seat)
    state.achieved += ((seat, objective.id),)
    if objective.exact:
        pay(state, seat, objective.price)
    else:
        yield from payment.pays(state, seat, objective.price)
    state.note("completes", seat, card, objective.id)


def angry(cities: Iterable[City], seats: int) -> list[int]:
    """How many angry cities each player has."""
    found = [0] * seats
    for city in cities:
        if city.mood == ANGRY and city.owner < seats:
            found[city.owner] += 1
    return found


def watched(state: State, flow: Flow[None]) -> Flow[None]:
    """A step of the game, after which whoever has more angry cities than before may have an objective by it."""
    before = tuple(state.cities.values())
    yield from flow
    now = tuple(state.cities.values())
    if now == before:
        return
    calm = angry(before, state.seats)
    for seat, n in enumerate(angry(now, state.seats)):
        if n > calm[seat]:
            state.feats = (*state.feats, Feat("mood", NOWHERE, (seat, n)))
            yield from offered(state, seat, "mood", state.feats[-1])


# -- in the status phase


def open_now(state: State, seat: int) -> list[Value]:
    """The objectives of the hand that can be completed in the status phase."""
    found: list[Value] = []
    for card in state.zones[HAND_OBJECTIVES + seat]:
        for half in halves(state, card):
            if not half.status or excluded(state, seat, half):
                continue
            if half.condition(state, seat, None) and payable(state, seat, half):
                found.append(("complete", card, half.id))
    return found


def status(state: State, seat: int) -> Flow[None]:
    """The first step of the status phase: any objectives whose conditions hold, one after the other."""
    while state.zones[HAND_OBJECTIVES + seat]:
        picked = yield from choose(seat, "objective-status", lambda: [*open_now(state, seat), "done"], secret=True)
        if picked == "done":
            return
        assert isinstance(picked, tuple)
        objective = state.book.objectives[str(picked[2])]
        state.spent = (*state.spent, f"{seat}:{objective.id}")
        yield from complete(state, seat, int(picked[1]), objective)
