"""The end and the count (rulebook, winning the game): in half points, line by line."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import Wonder
from oikumene.games.clash.rules.questions import SCORES
from oikumene.games.clash.state import BARBARIANS, COMPLETED, State
from oikumene.kit.scoring import POINT

#: The lines of the sheet, which also break ties from the top.
LINES = ("pieces", "advances", "objectives", "wonders", "events", "leaders")


def sheet(state: State, seat: int) -> dict[str, int]:
    """A player's half points, by where they come from."""
    player = state.players[seat]
    found = {
        "pieces": POINT * pieces(state, seat),
        "advances": len(player.owned),
        "objectives": 2 * POINT * len(state.zones[COMPLETED + seat]) + POINT * (player.stones + len(player.charted)),
        "wonders": wonders(state, seat),
        "events": player.glory + POINT * max(0, player.anarchy),
        "leaders": 2 * POINT * player.slain,
    }
    return {line: bent(state, SCORES, seat, n, line) for line, n in found.items()}


def pieces(state: State, seat: int) -> int:
    """Settlements and buildings of a player's colour, wherever they stand."""
    own = 0
    for city in state.cities.values():
        own += (city.owner == seat) + sum([colour == seat for colour in city.buildings])
    return own


def wonders(state: State, seat: int) -> int:
    """Half of a wonder's points for who holds it, half for who built it; some stay with the builder whole."""
    holders = {power: city.owner for city in state.cities.values() for power in city.wonders}
    total = 0
    for power, builder in state.builders:
        wonder = state.book.powers[power]
        assert isinstance(wonder, Wonder)
        whole = POINT * wonder.points
        holder = holders.get(power, BARBARIANS)
        if wonder.stays:
            total += whole if builder == seat else 0
        else:
            total += (whole // 2) * ((builder == seat) + (holder == seat))
    return total


def ties(state: State, seat: int) -> tuple[int, ...]:
    """What breaks a tie: who built a wonder that says so; then the lines of the sheet."""
    wins = any(
        builder == seat and getattr(state.book.powers[power], "stays", False) for power, builder in state.builders
    )
    own = sheet(state, seat)
    return (int(wins), *[own[line] for line in LINES])
