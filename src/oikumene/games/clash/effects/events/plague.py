"""Plague and epidemics (rulebook, events): moods fall, units die, nothing is built."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects import common
from oikumene.games.clash.effects.events.shared import POINT, each_player, spared, travels
from oikumene.games.clash.effects.making import Do
from oikumene.games.clash.model import (
    GOODS,
)
from oikumene.games.clash.rules import (
    verbs,
)
from oikumene.games.clash.state import (
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    LASTING,
    OBJECTIVE_DISCARD,
    State,
)
from oikumene.kernel.flow import Flow, Value, choose


def _plague(deed: Deed) -> Flow[None]:
    """Moods fall; and the card stays (`lasting.UNBUILDING`)."""
    state = deed.state
    for seat in state.in_order(deed.seat):
        if spared(state, seat, "plague"):
            continue
        if state.count_cities(seat) >= 2:
            sick: list[int] = []
            for _ in range(2 if travels(state, seat) else 1):
                able = [hex for hex in common.calm(state, seat) if hex not in sick]
                if not able:
                    break
                sick.append((yield from common.pick_city(state, seat, able, "sick-city")))
                yield from common.saddened(state, sick[-1])
    state.move(deed.card, LASTING)
    state.empower()


PLAGUE = Do("plague", _plague)


def _bury(state: State, seat: int, n: int) -> Flow[int]:
    """So many units of the player's choice are removed; how many really were."""
    gone = 0
    for _ in range(n):
        able = common.unit_options(state, seat)
        if not able:
            break
        picked = yield from choose(seat, "lose-units", lambda able=able: able)  # type: ignore[misc]
        gone += yield from common.struck_by_event(state, picked)
    return gone


def _epidemic(state: State, seat: int) -> Flow[None]:
    if common.count_units(state, seat) >= 2 and not spared(state, seat, "epidemic"):
        yield from _bury(state, seat, 2 if travels(state, seat) else 1)


EPIDEMIC = Do("epidemic", each_player(_epidemic))


def _black_death(state: State, seat: int) -> Flow[None]:
    units = common.count_units(state, seat)
    if units < 4:
        return
    n = min(units, units // 4 + travels(state, seat))
    gone = yield from _bury(state, seat, n)
    state.players[seat].glory += POINT * gone


BLACK_DEATH = Do("black-death", each_player(_black_death))


def _pandemic(state: State, seat: int) -> Flow[None]:
    """So many things are lost, of any kind: half as many as the player has cities."""
    if spared(state, seat, "epidemic"):
        return
    for _ in range(state.count_cities(seat) // 2):

        def listing() -> list[Value]:
            purse = state.players[seat].goods
            found: list[Value] = [("give-up", GOODS[good]) for good, n in enumerate(purse) if n]
            for zone in (HAND_ACTIONS, HAND_OBJECTIVES):
                found += [("discard", card) for card in state.distinct(state.zones[zone + seat])]
            return found + common.unit_options(state, seat)

        if not listing():
            return
        picked = yield from choose(seat, "pandemic", listing, secret=True)
        assert isinstance(picked, tuple)
        if picked[0] == "give-up":
            state.players[seat].goods[GOODS.index(str(picked[1]))] -= 1
            state.note("loses", seat, 1, str(picked[1]))
        elif picked[0] == "discard":
            card = int(picked[1])
            if state.at[card] == HAND_ACTIONS + seat:
                verbs.discard_action(state, card, seat)
            else:
                state.move(card, OBJECTIVE_DISCARD)
        else:
            yield from common.struck_by_event(state, picked)


PANDEMIC = Do("pandemic", each_player(_pandemic))
