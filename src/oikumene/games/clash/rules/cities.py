"""Cities: which work, how often, in what mood, and how large they may grow (rulebook, activating a city)."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import ANGRY, HAPPY, LARGEST
from oikumene.games.clash.rules import moments
from oikumene.games.clash.rules.questions import COUNTS_ON, WORKS_AS
from oikumene.games.clash.rules.verbs import change_mood
from oikumene.games.clash.state import State
from oikumene.kernel.flow import Flow, Value, optional
from oikumene.kit.places import each


def can_activate(state: State, hex: int) -> bool:
    """An angry city is activated once a turn, any other as often as one likes; one that was driven not again."""
    city = state.cities[hex]
    if city.driven and city.acts:
        return False
    return city.mood != ANGRY or not city.angered


def activate(state: State, hex: int) -> None:
    """The city's action begins."""
    city = state.cities[hex]
    angered = city.angered or city.mood == ANGRY
    state.cities[hex] = city.but(acts=city.acts + 1, angered=angered, began=(city.size, city.mood))


def worked(state: State, seat: int, hex: int, what: str) -> Flow[None]:
    """The city's action is done: what follows from it, and its mood falls if it was not the first in this turn."""
    state.enlarged = 0
    yield from moments.occurs(state, moments.ACTIVATED, seat, (hex, what))
    city = state.cities.get(hex)
    if city is None or city.owner != seat or city.acts <= 1:
        return
    other = yield from counted_on(state, seat, hex)
    if state.cities[other].acts > 1:
        change_mood(state, other, -1)


def counted_on(state: State, seat: int, hex: int) -> Flow[int]:
    """The city on which an activation counts that was not the first of its city: another one, where a power says so."""
    able = bent(state, COUNTS_ON, seat, 0, hex)
    if not able:
        return hex

    def listing() -> list[Value]:
        return [("city", state.label(other)) for other in each(able)]

    picked = yield from optional(seat, "counts-on", listing, about=(state.label(hex),))
    if picked is None:
        return hex
    assert isinstance(picked, tuple)
    other = state.hex(picked[1])
    city, now = state.cities[hex], state.cities[other]
    state.cities[hex] = city.but(acts=city.acts - 1, angered=city.angered and city.began[1] != ANGRY)
    state.cities[other] = now.but(acts=now.acts + 1, angered=now.angered or now.mood == ANGRY)
    state.note("counts-on", seat, state.label(hex), state.label(other))
    return other


def mood_at_work(state: State, hex: int) -> int:
    """The mood that counts for collecting, recruiting and building."""
    city = state.cities[hex]
    return HAPPY if city.driven else bent(state, WORKS_AS, city.owner, city.mood, hex)


def number(state: State, hex: int) -> int:
    """How many resources or units a city brings: its size, one more if it is happy, one if it is angry."""
    city, mood = state.cities[hex], mood_at_work(state, hex)
    return 1 if mood == ANGRY else city.size + state.enlarged + (mood == HAPPY)


def may_grow(state: State, hex: int) -> bool:
    """A city has at most five pieces, and not more than its owner has cities."""
    city = state.cities[hex]
    return city.size < min(LARGEST, state.count_cities(city.owner))


def forget(state: State, seat: int) -> None:
    """A turn is over: how often cities were activated is forgotten."""
    for hex, city in state.cities.items():
        if city.acts or city.angered or city.driven or city.marks:
            state.cities[hex] = city.but(acts=0, angered=False, driven=False, marks=0)
