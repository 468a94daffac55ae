"""The board: which regions lie where with two, three and four players (rulebook, set-up), and the hexes in them.

Hexes lie flat side up and are called by column and row (A1 at the top left). A spot is where a region lies; its hexes
are named in the order of the region's, top, left, right, bottom, as it lies unturned.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from oikumene.games.clash.model import BARREN, FOREST, MOUNTAIN, PLAINS, SEA
from oikumene.kit.places import HexMap, hex_map


class Plan(NamedTuple):
    """A layout: the spots where players begin, clockwise, with the side of the region that lies up; and the others."""

    starts: tuple[tuple[str, str], ...]
    others: tuple[str, ...]


#: By number of players. A start: its hexes, the first of them where the city stands, and the region's side.
PLANS = {
    2: Plan(
        (("D2 E2 C2 D1", "B"), ("D7 C8 E8 D8", "B")),
        (
            "B2 A3 C3 B3",
            "F2 E3 G3 F3",
            "D3 C4 E4 D4",
            "B4 A5 C5 B5",
            "F4 E5 G5 F5",
            "D5 C6 E6 D6",
            "B6 A7 C7 B7",
            "F6 E7 G7 F7",
        ),
    ),
    3: Plan(
        (("E4 F3 D3 E3", "B"), ("G8 G9 H7 H8", "B"), ("B7 A7 B8 A8", "B")),
        (
            "C2 B2 D2 C3",
            "B5 B4 A6 A5",
            "D4 C4 D5 C5",
            "F5 F4 E6 E5",
            "H4 G4 H5 G5",
            "C6 B6 D6 C7",
            "G6 F6 H6 G7",
            "J7 J6 I8 I7",
            "D8 D7 C9 C8",
            "F7 E7 F8 E8",
            "E9 D9 F9 E10",
            "B9 A9 B10 A10",
        ),
    ),
    4: Plan(
        (("C2 D1 B1 C1", "B"), ("I2 J1 H1 I1", "A"), ("I8 H8 J8 I9", "B"), ("C8 B8 D8 C9", "A")),
        (
            "F1 E2 G2 F2",
            "D2 C3 E3 D3",
            "H2 G3 I3 H3",
            "B3 A4 C4 B4",
            "F3 E4 G4 F4",
            "J3 I4 K4 J4",
            "D4 C5 E5 D5",
            "H4 G5 I5 H5",
            "B5 A6 C6 B6",
            "F5 E6 G6 F6",
            "J5 I6 K6 J6",
            "D6 C7 E7 D7",
            "H6 G7 I7 H7",
            "F7 E8 G8 F8",
        ),
    ),
}

#: The two sides of the region that a player begins in.
START = {"A": (PLAINS, FOREST, MOUNTAIN, BARREN), "B": (PLAINS, MOUNTAIN, FOREST, BARREN)}

_LETTERS = {"p": PLAINS, "f": FOREST, "m": MOUNTAIN, "b": BARREN, "s": SEA}


def terrain(letters: str) -> tuple[int, ...]:
    """The hexes of a region by their letters.

    >>> terrain("pmfb") == START["B"]
    True
    """
    return tuple(_LETTERS[letter] for letter in letters)


@cache
def board(seats: int) -> HexMap:
    """The map for a number of players: first the spots where they begin, clockwise, then the others."""
    plan = PLANS[seats]
    return hex_map(tuple(tuple(spot.split()) for spot in (*[start for start, _ in plan.starts], *plan.others)))


#: The most spots that a board has.
SPOTS = 18
