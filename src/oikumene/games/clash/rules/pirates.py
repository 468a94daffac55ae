"""Pirates (rulebook, events: pirates): they come, and raid."""

from __future__ import annotations

from oikumene.games.clash.model import ANGRY, GOODS
from oikumene.games.clash.rules import verbs
from oikumene.games.clash.state import State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.places import each
from oikumene.kit.sides import push_each

SHIPS = 2


def waters(state: State) -> list[int]:
    """Sea hexes without ships of players."""
    return [hex for hex in each(state.sea) if state.whose[hex] < 0]


def beside_own(state: State, seat: int) -> int:
    """The hexes beside a player's cities, as a set."""
    found = 0
    for city in state.cities_of(seat):
        found |= state.board.masks[city]
    return found


def free_ships(state: State) -> list[int]:
    """Hexes from which a pirate ship may be taken, when none is left: not from who is allied with them."""
    return [hex for hex in each(state.sea) if state.pirates[hex]]


def come(state: State, seat: int) -> Flow[None]:
    """The symbol: two pirate ships, one of them beside an own city if that can be; then everybody beside pirates is
    raided, clockwise from who drew it."""
    placed = -1
    for n in range(SHIPS):
        bound = n == SHIPS - 1 and not (placed >= 0 and beside_own(state, seat) >> placed & 1)
        placed = yield from one_ship(state, seat, bound, placed)
    push_each(state, "raid", state.in_order(seat))


def one_ship(state: State, seat: int, bound: bool, before: int = -1) -> Flow[int]:
    """A pirate ship is placed, from the supply or from elsewhere on the board; where, or -1. `bound`: beside an own
    city, if that can be. `before`: where the other one was placed, which does not count if it is taken away again."""
    if not state.pirate_ships:
        if not free_ships(state):
            return -1
        picked = yield from choose(
            seat, "pirates-from", lambda: [("from", state.label(hex)) for hex in free_ships(state)]
        )
        start = state.hex(picked[1])
        state.pirates[start] -= 1
        state.pirate_ships += 1
        bound = bound or start == before
    able = waters(state)
    own = [hex for hex in able if beside_own(state, seat) >> hex & 1]
    goals = own if own and bound else able
    if not goals:
        return -1
    picked = yield from choose(seat, "pirates-to", lambda: [("place", state.label(hex)) for hex in goals])
    hex = state.hex(picked[1])
    state.pirates[hex] += 1
    state.pirate_ships -= 1
    state.note("pirates-come", state.label(hex))
    return hex


def raided(state: State, seat: int) -> list[int]:
    """The player's cities beside pirates that are nobody's allies."""
    return [
        city for city in state.cities_of(seat) if any(state.pirates[hex] for hex in each(verbs.coastal(state, city)))
    ]


def raid(state: State, seat: int) -> Flow[None]:
    """A player with a city beside pirates loses a resource or a token; who has none, the mood of such a city."""
    cities = raided(state, seat)
    if not cities:
        return
    purse = state.players[seat].goods
    if any(purse):
        picked = yield from choose(
            seat, "raid", lambda: [("give-up", GOODS[good]) for good, n in enumerate(purse) if n]
        )
        good = GOODS.index(str(picked[1]))
        purse[good] -= 1
        state.note("loses", seat, 1, GOODS[good])
        return
    able = [city for city in cities if state.cities[city].mood != ANGRY]
    if able:

        def listing() -> list[Value]:
            return [("sadden", state.label(city)) for city in able]

        worse = yield from choose(seat, "raid-mood", listing)
        assert isinstance(worse, tuple)
        verbs.change_mood(state, state.hex(worse[1]), -1)
