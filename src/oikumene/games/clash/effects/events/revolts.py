"""Revolutions (rulebook, events): actions, governments and leaders are lost."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects import common
from oikumene.games.clash.effects.events.shared import POINT
from oikumene.games.clash.effects.making import Do
from oikumene.games.clash.model import (
    ARMY,
    CULTURE,
    GOODS,
    LEADER,
    MOOD,
)
from oikumene.games.clash.rules import (
    advances,
    recruit,
    status,
    verbs,
)
from oikumene.games.clash.state import (
    FRONT,
    State,
    kind_of,
)
from oikumene.kernel.flow import Flow, Value, gather, optional


def _gives_soldier(state: State, seat: int, prompt: str) -> Flow[bool]:
    able = common.unit_options(state, seat, lambda kind: kind in ARMY)
    if not able:
        return False
    picked = yield from optional(seat, prompt, lambda: able)
    if picked is None:
        return False
    yield from common.lose_unit(state, picked)
    return True


def _revolution(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    if not (yield from _gives_soldier(state, seat, "revolution-action")):
        if ("act", seat) not in state.agenda:  # drawn outside the own turn: the next one is shorter
            state.players[seat].debt += 1
        elif state.actions > 0:
            state.actions -= 1
    if not (yield from _gives_soldier(state, seat, "revolution-government")):
        yield from status.change(state, seat, free=True, must=True)


REVOLUTION = Do("revolution", _revolution)


def _uprising(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    purse = state.players[seat].goods
    if purse[MOOD] + purse[CULTURE]:

        def listing(picked: tuple[Value, ...]) -> list[Value]:
            pairs = (("mood", MOOD), ("culture", CULTURE))
            later = pairs[1:] if picked and picked[-1] == ("give-up", "culture") else pairs
            return [("give-up", name) for name, good in later if purse[good] > picked.count(("give-up", name))]

        picked = yield from gather(seat, "uprising", listing, bool, low=1, high=min(4, purse[MOOD] + purse[CULTURE]))
        for value in picked:
            purse[GOODS.index(str(value[1]))] -= 1  # type: ignore[index]
        state.players[seat].glory += len(picked)
    state.move(deed.card, FRONT + seat)


UPRISING = Do("uprising", _uprising)


def _brute(deed: Deed) -> Flow[None]:
    """The leader dies; another comes for nothing, or two points; no more leaders are recruited."""
    state, seat = deed.state, deed.seat
    player = state.players[seat]
    here = state.leader_at(seat)
    if here >= 0:
        unit = next(unit for unit in state.units[here] if kind_of(unit) == LEADER)
        yield from verbs.remove(state, here, unit)
    able = list(player.leaders) if common.homes(state, seat, LEADER) else []
    picked = None
    if able:
        picked = yield from optional(seat, "new-leader", lambda: [("leader", state.book.powers[n].id) for n in able])
    if picked is None:
        player.glory += 2 * POINT
    else:
        yield from recruit.new_leader(state, seat, str(picked[1]))
        yield from common.place_unit(state, seat, LEADER)
    player.leaders = ()
    state.move(deed.card, FRONT + seat)


ET_TU = Do("et-tu-brute", _brute)


def _anarchy(deed: Deed) -> Flow[None]:
    """All advances of government are lost; their cubes come back with new ones."""
    state, seat = deed.state, deed.seat
    group = advances.government(state, seat)
    gone = advances.group_of(state, seat, group) if group >= 0 else []
    advances.disown(state, seat, gone)
    state.players[seat].anarchy = len(gone)
    state.move(deed.card, FRONT + seat)
    return
    yield


ANARCHY = Do("anarchy", _anarchy)
