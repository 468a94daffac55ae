"""Raising moods (rulebook, increasing happiness)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import HAPPY, MOOD, NOTHING, Amounts
from oikumene.games.clash.rules import payment, verbs
from oikumene.games.clash.rules.questions import CHEERS, Cheer
from oikumene.games.clash.state import State
from oikumene.kernel.flow import Flow, Value, gather
from oikumene.kit.goods import plus, plus_one

#: Words of options: a step for mood tokens; a city made happy by a power.
STEP, BY = "cheer", "cheer-by"


def price(state: State, seat: int, picked: tuple[Value, ...]) -> Amounts:
    """A step of a city costs as many mood tokens as the city is large, unless a power says otherwise."""
    owed = NOTHING
    for pick in picked:
        assert isinstance(pick, tuple)
        if pick[0] == BY:
            owed = plus(owed, offered(state, seat, pick).price)
        else:
            owed = plus_one(owed, MOOD, state.cities[state.hex(pick[1])].size)
    return owed


def offers(state: State, seat: int) -> tuple[Cheer, ...]:
    """Other ways to make cities happy."""
    return bent(state, CHEERS, seat, ())


def offered(state: State, seat: int, pick: Value) -> Cheer:
    assert isinstance(pick, tuple)
    return next(o for o in offers(state, seat) if (state.label(o.hex), o.why) == pick[1:])


def steps(state: State, seat: int, picked: tuple[Value, ...] = (), fee: Amounts = NOTHING) -> list[Value]:
    """The cities whose mood can be raised by one more step, in rising order, as far as it can be paid; then those that
    a power can make happy. `fee`: what must be paid before, which is no part of the action."""
    return list(_steps(state, seat, picked, fee))


def any_step(state: State, seat: int) -> bool:
    """Whether the mood of any city can be raised."""
    if CHEERS in state.bending[seat]:
        return any(True for _ in _steps(state, seat, (), NOTHING))
    sizes = [city.size for city in state.cities.values() if city.owner == seat and city.mood < HAPPY]
    return bool(sizes) and payment.can_pay(state, seat, plus_one(NOTHING, MOOD, min(sizes)), payment.CHEER)


def _steps(state: State, seat: int, picked: tuple[Value, ...], fee: Amounts) -> Iterator[Value]:
    if not payment.can_pay(state, seat, fee):
        return
    found: list[Value] = []
    last = picked[-1] if picked else None
    for hex in state.cities_of(seat):
        value: Value = (STEP, state.label(hex))
        if last is not None and (last[0] == BY or hex < state.hex(last[1])):  # type: ignore[index]
            continue
        if state.cities[hex].mood + picked.count(value) < HAPPY:
            found.append(value)
    for offer in offers(state, seat):
        value = (BY, state.label(offer.hex), offer.why)
        other: Value = (STEP, state.label(offer.hex))
        if state.cities[offer.hex].mood < HAPPY and value not in picked and other not in picked:
            found.append(value)
    for value in found:
        owed = price(state, seat, (*picked, value))
        if payment.can_pay(state, seat, owed if fee is NOTHING else plus(owed, fee), payment.CHEER):
            yield value


def cheer(state: State, seat: int) -> Flow[None]:
    """Any number of cities, any number of steps each; all are paid for together."""
    if not steps(state, seat):
        return  # what had to be paid before has taken the last token
    picked = yield from gather(
        seat, "cheer", lambda picked: steps(state, seat, picked), bool, low=1, high=2 * len(state.cities)
    )
    yield from payment.pays(state, seat, price(state, seat, picked), payment.CHEER)
    for pick in picked:
        assert isinstance(pick, tuple)
        verbs.change_mood(state, state.hex(pick[1]), HAPPY if pick[0] == BY else 1)
