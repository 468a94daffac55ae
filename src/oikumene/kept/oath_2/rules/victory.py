"""How the game is won (Law 3)."""

from __future__ import annotations

from oikumene.kept.oath_2.model import DEVOTION, DS, PEOPLE, PF, PROTECTION, SUPREMACY
from oikumene.kept.oath_2.rules import chronicle, ruling
from oikumene.kept.oath_2.rules.title import most_of_all, standing
from oikumene.kept.oath_2.state import CHANCELLOR, CITIZEN, EXILE, NOBODYS, State
from oikumene.kernel.errors import GameEnd
from oikumene.kernel.flow import Flow, may

USURPER, VISIONARY, REGIME, EXHAUSTION = "usurper", "visionary", "stable-regime", "war-exhaustion"
#: At the end of these rounds the end die is rolled; the game ends from this face on (Law 3.3).
END_DIE = {5: 6, 6: 5, 7: 3}


def wins(state: State, seat: int, why: str) -> None:
    """Somebody wins, and the game ends."""
    state.winner = seat
    state.ending = why
    state.ways = won_by(state, seat) or (why,)
    state.note("wins", seat, why)
    raise GameEnd(why)


def fulfils(state: State, seat: int) -> bool:
    """Whether an Exile has met the goal of the own open Vision (Law 3.2); the Conspiracy never lies open."""
    return bool(fulfilled(state, seat))


def fulfilled(state: State, seat: int) -> list[int]:
    """The Visions whose goals an Exile has met, of those that count for that player."""
    if state.boards[seat].role != EXILE or state.visions < state.book.terms.visions_needed:
        return []
    return [card for card in state.visions_of(seat) if most_of_all(state, seat, state.card(card).goal)]


def won_by(state: State, seat: int) -> tuple[str, ...]:
    """Every way in which an Exile has won: as Usurper, and by each Vision that is fulfilled (Law 8.1 asks for all)."""
    usurper = (USURPER,) if state.title == seat and state.usurper else ()
    return (*usurper, *[state.ident(card) for card in fulfilled(state, seat)])


def wake_check(state: State, seat: int) -> None:
    """An Exile wins as Usurper or by a Vision (Law 3.1, 3.2, 4.1.2)."""
    if state.boards[seat].role != EXILE:
        return
    if state.title == seat and state.usurper:
        wins(state, seat, USURPER)
    if fulfils(state, seat):
        wins(state, seat, VISIONARY)


def keeps_oath(state: State) -> bool:
    """Whether the Oathkeeper is Imperial."""
    return state.title != NOBODYS and state.boards[state.title].role != EXILE


def successor(state: State) -> int:
    """Who wins where the Chancellor would: a Citizen who meets the successor's goal, else that one (Law 3.3.1)."""
    for seat, board in enumerate(state.boards):
        if board.role == CITIZEN and succeeds(state, seat):
            return seat
    return CHANCELLOR


def succeeds(state: State, seat: int) -> bool:
    """The successor's goal of each oath (Law 3.3.1)."""
    if state.oath == SUPREMACY:
        rivals = [n for n, board in enumerate(state.boards) if board.role != EXILE and n != seat]
        return all(state.prizes(seat) > state.prizes(other) for other in rivals)
    if state.oath == PEOPLE:
        return state.banners[DS].holder == seat
    if state.oath == PROTECTION:
        return state.banners[PF].holder == seat
    assert state.oath == DEVOTION
    return state.scepter() == seat


def round_end(state: State) -> Flow[None]:
    """The end of a round: the end die of a stable regime (Law 3.3), or the end of the war (Law 3.4)."""
    if state.round == state.book.terms.rounds:
        exhausted(state)
    least = END_DIE.get(state.round)
    if least is not None and keeps_oath(state):
        shown = state.below(6) + 1
        state.note("end-die", shown, least)
        if (yield from swayed(state, shown, least)) >= least:
            wins(state, successor(state), REGIME)
    chronicle.end_of_round(state)
    state.round += 1
    state.note("round", state.round)


def swayed(state: State, shown: int, least: int) -> Flow[int]:
    """What the end die comes to: who may change it by one is asked where that makes a difference."""
    for seat in ruling.end_swayers(state):
        other = shown + 1 if shown < least else shown - 1
        if (other >= least) != (shown >= least) and (yield from may(seat, "sway-end", about=(shown, other))):
            shown = other
            state.note("sways-end", seat, shown)
    return shown


def exhausted(state: State) -> None:
    """The war has gone on too long (Law 3.4): an Imperial Oathkeeper, the Usurper, a Vision, the Empire."""
    if keeps_oath(state):
        wins(state, successor(state), EXHAUSTION)
    if state.usurper:
        wins(state, state.title, EXHAUSTION)
    seers = [seat for seat in range(state.seats) if fulfils(state, seat)]
    if seers:
        first = min(seers, key=lambda seat: min(state.card(card).goal for card in fulfilled(state, seat)))
        wins(state, first, EXHAUSTION)
    wins(state, successor(state), EXHAUSTION)


def on_oath(state: State, seat: int) -> int:
    """How a player stands on the oath of the game, for views."""
    return standing(state, seat, state.oath)
