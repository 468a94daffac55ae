"""Founding cities (rulebook, founding a city)."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import BARREN, KINDS, SEA, SETTLER
from oikumene.games.clash.rules import moments, objectives, verbs
from oikumene.games.clash.rules.questions import FOUNDS_ON, MAY_FOUND
from oikumene.games.clash.state import NOBODYS, Feat, State, kind_of, marked, marks_of
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.bend import bent_by_all


def site(state: State, seat: int, hex: int) -> bool:
    """Whether a city of a player may stand on a hex: land that is neither barren nor exhausted, without a city or
    enemies."""
    kind = state.terrain[hex]
    if kind < 0 or kind == SEA or hex in state.cities or state.exhausted >> hex & 1:
        return False
    if state.whose[hex] not in (NOBODYS, seat):
        return False
    return kind != BARREN or bent(state, FOUNDS_ON, seat, False, hex)


def sites(state: State, seat: int) -> list[int]:
    """Where a player's settlers can found a city now."""
    if not state.players[seat].settlements:
        return []
    return [
        hex
        for hex in state.units_of(seat)
        if any(kind_of(unit) == SETTLER for unit in state.units[hex])
        and site(state, seat, hex)
        and bent_by_all(state, MAY_FOUND, True, seat, hex)
    ]


def found(state: State, seat: int, hex: int) -> Flow[None]:
    """A settler becomes a settlement: a new city, of neutral mood."""
    settler = yield from founder(state, seat, hex)
    verbs.take_units(state, hex, [settler])
    state.players[seat].units[SETTLER] += 1
    yield from founded(state, seat, hex)
    yield from moments.occurs(state, moments.SETTLED, seat, (hex, settler))


def founder(state: State, seat: int, hex: int) -> Flow[int]:
    """Which of the settlers of a hex becomes the city: asked where they have not done the same in this turn."""

    def listing() -> list[Value]:
        able = sorted({unit for unit in state.units[hex] if kind_of(unit) == SETTLER})
        return [("who", KINDS[SETTLER], marks_of(unit)) for unit in able]

    picked = yield from choose(seat, "founder", listing, about=(state.label(hex),))
    assert isinstance(picked, tuple)
    return marked(SETTLER, int(picked[2]))


def founded(state: State, seat: int, hex: int) -> Flow[None]:
    """A city stands where there was none."""
    verbs.add_city(state, seat, hex)
    state.note("founds", seat, state.label(hex))
    state.feats = (*state.feats, Feat("founded", hex, (seat,)))
    yield from moments.occurs(state, moments.FOUNDED, seat, hex)
    yield from objectives.window(state, "founded")
