"""Minor actions (Law 6.1 to 6.5): they cost no supply."""

from __future__ import annotations

from oikumene.kept.oath_2.model import RELIQUARY, SLOTS
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.state import ADVISERS_DOWN, CHANCELLOR, CITIZEN, RELICS, SPACE, State
from oikumene.kernel.flow import Flow, Value, choose, may

# -- looking (Law 6.3, 6.4)


def looks(state: State, seat: int) -> list[Value]:
    """Facedown relics that a player may look at and does not know: of the own site; with the Grand Scepter, of the
    Reliquary. By their places."""
    here = RELICS + state.boards[seat].pawn
    found: list[Value] = [
        ("look-relic", n) for n, card in enumerate(state.zones[here]) if not state.shows(card) >> seat & 1
    ]
    if commands(state, seat):
        for space in range(len(RELIQUARY)):
            if any(not state.shows(card) >> seat & 1 for card in state.zones[SPACE + space]):
                found.append(("look-reliquary", RELIQUARY[space]))
    return found


def commands(state: State, seat: int) -> bool:
    """Whether a player may use the Grand Scepter: not in the turn in which it was taken."""
    return state.scepter() == seat and not state.fresh_scepter


def look(state: State, seat: int, what: Value) -> None:
    """Look at a facedown relic; it stays known (Law 6.3)."""
    assert isinstance(what, tuple)
    if what[0] == "look-relic":
        card = state.zones[RELICS + state.boards[seat].pawn][int(what[1])]
        state.note("looks-relic", seat)
    else:
        card = state.zones[SPACE + RELIQUARY.index(str(what[1]))][0]
        state.note("looks-reliquary", seat, str(what[1]))
    state.reveal(card, 1 << seat)


def shows(state: State, seat: int) -> list[Value]:
    """Facedown advisers that a player may show to another who does not know them (Law 6.1, 9.4)."""
    return [
        ("show", place, other)
        for place, card in enumerate(state.zones[ADVISERS_DOWN + seat])
        for other in state.clockwise(seat)
        if not state.known[card] >> other & 1
    ]


def show(state: State, seat: int, place: int, other: int) -> None:
    """Let another player look at a facedown adviser."""
    state.reveal(state.zones[ADVISERS_DOWN + seat][place], 1 << other)
    state.note("shows", seat, other)


# -- warbands (Law 6.5)


def marches(state: State, seat: int) -> range:
    """How many warbands of the own colour may be at the own site: to a ruled one any of the board, off it all but the
    last."""
    board = state.boards[seat]
    if not ruling.rules_site(state, seat, board.pawn):
        return range(0)
    _, there = state.bands[board.pawn]
    more = board.warbands if ruling.may_post(state, seat) else 0
    return range(ruling.rearguard(state, seat, board.pawn), there + more + 1)


def can_march(state: State, seat: int) -> bool:
    return len(marches(state, seat)) > 1


def march(state: State, seat: int) -> Flow[None]:
    """Move warbands to the own site or from it (Law 6.5); a Citizen asks the Chancellor before taking any."""
    slot = state.boards[seat].pawn
    site = SLOTS[slot]
    n = yield from choose(seat, "march", lambda: list(marches(state, seat)), about=(site,))
    there = state.bands[slot][1]
    if n >= there:
        verbs.post(state, seat, slot, n - there)
        return
    asks = state.boards[seat].role == CITIZEN
    if asks and not (yield from may(CHANCELLOR, "march-allow", about=(seat, there - n, site))):
        state.note("march-refused", seat)
        return
    verbs.withdraw(state, seat, slot, there - n)


def fellows(state: State, seat: int) -> list[int]:
    """Imperial players whose pawns stand at an Imperial player's site (Law 6.5)."""
    if not ruling.imperial(state, seat):
        return []
    here = state.boards[seat].pawn
    return [
        other for other in state.clockwise(seat) if ruling.imperial(state, other) and state.boards[other].pawn == here
    ]


def handovers(state: State, seat: int) -> list[Value]:
    """Warbands may go from one Imperial player to another at the same site."""
    found: list[Value] = []
    for other in fellows(state, seat):
        if state.boards[seat].warbands:
            found.append(("give-warbands", other))
        if state.boards[other].warbands:
            found.append(("take-warbands", other))
    return found


def hand_over(state: State, seat: int, other: int, give: bool) -> Flow[None]:
    """Give warbands to another Imperial player, or take some; the other must agree (Law 6.5)."""
    giver, getter = (seat, other) if give else (other, seat)
    prompt = "give-warbands" if give else "take-warbands"
    n = yield from choose(seat, prompt, lambda: list(range(1, state.boards[giver].warbands + 1)), about=(other,))
    if (yield from may(other, f"{prompt}-allow", about=(seat, n))):
        state.boards[giver].warbands -= n
        state.boards[getter].warbands += n
        state.note("hands-warbands", giver, getter, n)
    else:
        state.note("handover-refused", other)
