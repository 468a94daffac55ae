"""Exploration (rulebook, exploration): a region is turned up, in an orientation that the rules allow."""

from __future__ import annotations

from oikumene.games.clash.model import SEA, UNKNOWN, Region
from oikumene.games.clash.state import EXPLORED, REGION, State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.places import bits

#: As it is, and turned by half.
TURNS = (0, 1)
TURN_NAMES = ("a", "b")


def spot_of(state: State, hex: int) -> int:
    return state.board.spot[hex]


def unexplored(state: State, hex: int) -> bool:
    return state.terrain[hex] == UNKNOWN


def turn_up(state: State, seat: int, spot: int) -> int:
    """The region of a spot is seen by all. Its card."""
    card = state.zones[REGION + spot][0]
    state.move(card, EXPLORED)
    state.note("explores", seat, state.label(state.board.spots[spot][0]))
    return card


def terrain_of(state: State, card: int) -> tuple[int, ...]:
    region = state.card(card)
    assert isinstance(region, Region)
    return region.terrain


def seas(state: State, card: int, spot: int, turn: int) -> int:
    """The hexes of a region that would be sea, as a set."""
    cells = state.board.cells(spot, turn)
    return bits([hex for hex, kind in zip(cells, terrain_of(state, card), strict=True) if kind == SEA])


def by_sea(state: State, card: int, spot: int, turns: list[int]) -> list[int]:
    """Sea must join sea if it can; else, at the edge of the board, it must lie at the edge if it can."""
    joining = [turn for turn in turns if state.board.around(seas(state, card, spot, turn)) & state.sea]
    if joining:
        return joining
    rim = bits(state.board.rim)
    if bits(state.board.spots[spot]) & rim:
        edging = [turn for turn in turns if seas(state, card, spot, turn) & rim]
        if edging:
            return edging
    return turns


def by_land(state: State, card: int, spot: int, entered: int) -> list[int]:
    """How a region may lie that land units enter: the hex they enter is not sea; then the rules for seas."""
    dry = [turn for turn in TURNS if not seas(state, card, spot, turn) >> entered & 1]
    return by_sea(state, card, spot, dry)


def entries(state: State, sea: int, reach: int, shores: tuple[tuple[int, ...], ...]) -> int:
    """The sea hexes of a region at which a fleet comes in: beside what it reaches, or the first of each shore that it
    follows along the edge of the board."""
    found = sea & state.board.around(reach)
    for shore in shores:
        found |= next((1 << hex for hex in shore if sea >> hex & 1), 0)
    return found


def by_ship(state: State, card: int, spot: int, reach: int, shores: tuple[tuple[int, ...], ...] = ()) -> list[int]:
    """How a region may lie that a fleet explores, so that it can sail in. Nothing: it cannot."""
    return [turn for turn in TURNS if entries(state, seas(state, card, spot, turn), reach, shores)]


def lay(state: State, seat: int, card: int, spot: int, turns: list[int]) -> Flow[None]:
    """The region is laid: its explorer chooses where two ways are left."""
    label = state.label(state.board.spots[spot][0])

    def listing() -> list[Value]:
        return [("turn", TURN_NAMES[turn]) for turn in turns]

    picked = yield from choose(seat, "orient", listing, about=(label,))
    assert isinstance(picked, tuple)
    put_down(state, card, spot, TURN_NAMES.index(str(picked[1])))


def put_down(state: State, card: int, spot: int, turn: int) -> None:
    """The terrain of a region is known."""
    state.board.lay(state.terrain, spot, terrain_of(state, card), turn)
    state.turns[spot] = turn
    state.explored |= bits(state.board.spots[spot])
    state.sea |= seas(state, card, spot, turn)
