"""The round: lookout, production, actions, clean-up; the virtual opponent's attack in the solo game."""

from __future__ import annotations

from oikumene.games.imperial_settlers.model import DEFENCE, GOODS, VP
from oikumene.games.imperial_settlers.rules.scoring import scores
from oikumene.games.imperial_settlers.state import EMPIRE, GUARDED, State
from oikumene.kit.bend import Matter, bent

#: Which goods need not be discarded at clean-up.
KEPT: Matter[frozenset[int]] = Matter("kept")


def start_round(state: State) -> None:
    """The phases of a round, in their order."""
    state.round += 1
    state.note("round", state.round)
    state.agenda.append(("turn", state.first))
    state.agenda.append(("phase", "actions"))
    state.agenda += [("produce", seat) for seat in reversed(state.in_order())]
    state.agenda.append(("phase", "production"))
    state.agenda.append(("solo-lookout",) if state.solo else ("lookout",))
    state.agenda.append(("phase", "lookout"))


def end_round(state: State) -> None:
    """Clean-up, except in the last round, where what is left may decide a tie."""
    if state.round < state.terms.rounds:
        clean_up(state)
    if state.solo:
        state.agenda.append(("after-attack",))
        state.agenda.append(("attack",))
        return
    next_round(state)


def next_round(state: State) -> None:
    if state.round < state.terms.rounds:
        state.first = (state.first + 1) % len(state.players)
        state.agenda.append(("round",))
        return
    state.note("ends")
    for seat, points in enumerate(scores(state)):
        state.note("scores", seat, points)


def kept(state: State, seat: int) -> list[int]:
    """Goods that stay at clean-up: those of the empire's board, and what features keep."""
    board: frozenset[int] = frozenset(state.terms.boards[state.factions[seat]].keeps if state.factions[seat] else ())
    stay: frozenset[int] = bent(state, KEPT, seat, board)
    return sorted(stay)


def clean_up(state: State) -> None:
    """Everything is discarded but cards, points and what may be kept; samurai stay. Captured locations go home with
    the tokens, after goods were kept: a store serves who holds it."""
    for seat, player in enumerate(state.players):
        stays = {VP, *kept(state, seat)}
        for good in range(len(GOODS)):
            if good not in stays:
                player.goods[good] = 0
        player.passed = False
        player.oasis = 0
        for card in state.zones[EMPIRE + seat]:
            state.marks[card] = 0 if state.card(card).common else state.marks[card] & GUARDED
    state.captured.clear()
    state.note("cleans-up")
    assert all(player.goods[DEFENCE] == 0 for player in state.players)
