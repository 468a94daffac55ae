"""Places: hexes, sites in regions, ways between them, tiles that are laid in an orientation, pieces on places.

A place is a number; a set of places is a whole number with a bit for each (`1 << place`), so that "explored land
without enemies" is two operations. `Places` knows the neighbours and answers what can be reached; it is made once for
a layout and shared by all states of a match (name it in `SHARED`). What changes (terrain, pieces) is the state's.

    through = state.explored & state.land
    board.reachable(here, 2, through, ends=state.held_by(enemy))   # may end among enemies, not go on
    board.areas(state.explored & ~state.land)                      # the seas
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from oikumene.kernel.data import data

# -- hexes by their coordinates


class Hex(NamedTuple):
    """A hex by its axial coordinates: q goes right by columns, r down. Hexes lie flat side up."""

    q: int
    r: int


#: The six neighbours, clockwise from the one above.
DIRECTIONS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))


def beside(hex: Hex, direction: int) -> Hex:
    """The neighbour in a direction: 0 is above, then clockwise.

    >>> beside(Hex(2, 1), 0)
    Hex(q=2, r=0)
    """
    q, r = DIRECTIONS[direction % 6]
    return Hex(hex.q + q, hex.r + r)


def distance(one: Hex, other: Hex) -> int:
    """How many steps lie between two hexes.

    >>> distance(Hex(0, 0), Hex(2, -1)), distance(Hex(0, 0), Hex(2, 1))
    (2, 3)
    """
    q, r = one.q - other.q, one.r - other.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def ring(centre: Hex, n: int) -> tuple[Hex, ...]:
    """The hexes at a distance, clockwise from the one straight above.

    >>> len(ring(Hex(0, 0), 3)), ring(Hex(4, 4), 0)
    (18, (Hex(q=4, r=4),))
    """
    if n == 0:
        return (centre,)
    here = Hex(centre.q, centre.r - n)
    found = []
    for side in range(6):
        for _ in range(n):
            found.append(here)
            here = beside(here, side + 2)
    return tuple(found)


def line(one: Hex, other: Hex) -> tuple[Hex, ...]:
    """The hexes on a straight line, both ends included; where it runs along a border, always the same side of it.

    >>> [name(hex) for hex in line(hex_called("A1"), hex_called("C4"))]
    ['A1', 'A2', 'B2', 'B3', 'C4']
    """
    n = distance(one, other)
    return tuple([_nearest(one, other, step, n) for step in range(n + 1)])


def _nearest(one: Hex, other: Hex, step: int, n: int) -> Hex:
    """The hex at so many of n steps from one to the other, in whole numbers, a little to one side of the line."""
    if n == 0:
        return one
    whole = n * 1000
    q = (one.q * (n - step) + other.q * step) * 1000 + 1
    r = (one.r * (n - step) + other.r * step) * 1000 + 2
    near = [(2 * x + whole) // (2 * whole) for x in (q, r, -q - r)]
    off = [abs(near[i] * whole - x) for i, x in enumerate((q, r, -q - r))]
    if off[0] > off[1] and off[0] > off[2]:
        return Hex(-near[1] - near[2], near[1])
    if off[1] > off[2]:
        return Hex(near[0], -near[0] - near[2])
    return Hex(near[0], near[1])


@lru_cache(maxsize=4096)
def hex_called(label: str) -> Hex:
    """A hex by its label: a letter for the column, then the row; every second column lies half a hex lower.

    >>> hex_called("A1"), hex_called("D2")
    (Hex(q=0, r=0), Hex(q=3, r=0))
    """
    column, row = label[:1], label[1:]
    if not ("A" <= column <= "Z" and row.isdecimal() and int(row) > 0):
        raise ValueError(f"a hex is called by a letter and a number from 1, not {label!r}")
    q = ord(column) - ord("A")
    return Hex(q, int(row) - 1 - q // 2)


def name(hex: Hex) -> str:
    """The label of a hex.

    >>> name(hex_called("G7"))
    'G7'
    """
    return f"{chr(ord('A') + hex.q)}{hex.r + 1 + hex.q // 2}"


# -- sets of places


def bits(places: Iterable[int]) -> int:
    """
    >>> bits((0, 3))
    9
    """
    found = 0
    for place in places:
        found |= 1 << place
    return found


def each(mask: int) -> Iterator[int]:
    """The places of a set, from the lowest number on.

    >>> list(each(0b1011))
    [0, 1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


# -- places and the ways between them


class Places:
    """Places with names, and which of them lie beside which. Never changed."""

    __slots__ = ("_edges", "beside", "edges", "every", "masks", "names", "number")

    def __init__(self, names: Sequence[str], beside: Sequence[Iterable[int]]) -> None:
        self.names = tuple(names)
        self.number = {name: place for place, name in enumerate(self.names)}
        assert len(self.number) == len(self.names), "two places have the same name"
        #: The neighbours of each place, as numbers in their order and as a set.
        self.beside = tuple([tuple(near) for near in beside])
        self.masks = tuple([bits(near) for near in self.beside])
        for place, near in enumerate(self.beside):
            assert all(self.masks[other] >> place & 1 for other in near), f"a way leads only one way at {names[place]}"
        self.every = (1 << len(self.names)) - 1
        #: Every pair of neighbours, the lower number first: where something lies between two places.
        self.edges = tuple([(a, b) for a, near in enumerate(self.beside) for b in sorted(near) if a < b])
        self._edges = {pair: n for n, pair in enumerate(self.edges)}

    def __len__(self) -> int:
        return len(self.names)

    def bits(self, *names: str) -> int:
        """Places by name, as a set."""
        return bits([self.number[name] for name in names])

    def called(self, mask: int) -> list[str]:
        """The names of a set."""
        return [self.names[place] for place in each(mask)]

    def edge(self, one: int, other: int) -> int:
        """The number of the border between two neighbours."""
        return self._edges[(one, other) if one < other else (other, one)]

    def around(self, mask: int) -> int:
        """All places that lie beside one of a set; those of the set too, where two of it are neighbours."""
        masks, found = self.masks, 0
        while mask:
            low = mask & -mask
            found |= masks[low.bit_length() - 1]
            mask ^= low
        return found

    def area(self, place: int, within: int) -> int:
        """The connected part of a set that a place lies in; nothing, if it does not lie in it."""
        found = edge = 1 << place & within
        while edge:
            edge = self.around(edge) & within & ~found
            found |= edge
        return found

    def areas(self, within: int) -> list[int]:
        """The connected parts of a set, by their lowest places."""
        found = []
        while within:
            part = self.area((within & -within).bit_length() - 1, within)
            found.append(part)
            within ^= part
        return found

    def reachable(self, start: int, most: int, through: int = -1, ends: int = 0) -> int:
        """Where one can go in at most so many steps: by way of `through`, ending there or in `ends`; not the start."""
        home = edge = 1 << start
        gone, found = home, 0
        for _ in range(most):
            near = self.around(edge) & ~gone
            found |= near & (through | ends)
            edge = near & through & ~ends
            gone |= edge
            if not edge:
                break
        return found & self.every & ~home

    def distances(self, start: int, through: int = -1) -> tuple[int, ...]:
        """How far each place is from one, going only through a set; -1 where no way leads."""
        return _distances(self, 1 << start, through & self.every)

    def distance(self, one: int, other: int, through: int = -1) -> int:
        """How far it is from one to the other, both ends in the set too; -1 where no way leads."""
        return _distances(self, 1 << one, through & self.every)[other]

    def nearest(self, goals: int, through: int = -1) -> tuple[int, ...]:
        """How far each place is from the nearest of some goals; -1 where no way leads."""
        return _distances(self, goals, through & self.every)

    def towards(self, place: int, goals: int, through: int = -1) -> int:
        """The neighbours of a place from which it is less far to the nearest of some goals. The place itself need not
        lie in the set."""
        far = self.nearest(goals, through | 1 << place)
        return bits([near for near in self.beside[place] if 0 <= far[near] < far[place]])

    def path(self, start: int, goal: int, through: int = -1) -> tuple[int, ...]:
        """A shortest way, both ends included; of several the one of the lowest numbers. The goal need not lie in the
        set. Empty: no way leads there."""
        far = _distances(self, 1 << goal, (through | 1 << goal | 1 << start) & self.every)
        if far[start] < 0:
            return ()
        found = [start]
        while found[-1] != goal:
            here = found[-1]
            found.append(min([near for near in self.beside[here] if far[near] == far[here] - 1]))
        return tuple(found)

    def cheapest(self, start: int, price: Callable[[int, int], int | None], most: int | None = None) -> dict[int, int]:
        """What it costs at least to go from one place to the others, where steps have prices (None: no way), those
        within `most`; the nearest first."""
        found: dict[int, int] = {}
        queue = [(0, start)]
        while queue:
            spent, here = heappop(queue)
            if here in found:
                continue
            found[here] = spent
            for near in self.beside[here]:
                step = None if near in found else price(here, near)
                if step is not None and (most is None or spent + step <= most):
                    heappush(queue, (spent + step, near))
        return found


@lru_cache(maxsize=1024)
def _distances(places: Places, starts: int, through: int) -> tuple[int, ...]:
    """Kept for a while: rules and bots ask for the same map again and again."""
    far = [-1] * len(places)
    edge, gone, steps = starts, starts, 0
    while edge:
        for place in each(edge):
            far[place] = steps
        edge = places.around(edge) & through & ~gone
        gone |= edge
        steps += 1
    return tuple(far)


# -- a map of hexes, in spots on which tiles are laid


class HexMap(Places):
    """A map of hexes by their labels. A spot is where a tile lies: its hexes in the order of the tile's, as it is put
    down unturned. Numbers go by columns, in each from the top."""

    __slots__ = ("at", "hexes", "rim", "spot", "spots")

    def __init__(self, spots: Sequence[Sequence[str]]) -> None:
        labels = [label for spot in spots for label in spot]
        assert len(set(labels)) == len(labels), "a hex lies in two spots"
        self.hexes = tuple(sorted([hex_called(label) for label in labels]))
        self.at = {hex: place for place, hex in enumerate(self.hexes)}
        near = [[self.at[b] for d in range(6) if (b := beside(hex, d)) in self.at] for hex in self.hexes]
        super().__init__([name(hex) for hex in self.hexes], near)
        self.spots = tuple([tuple([self.number[label] for label in spot]) for spot in spots])
        #: Which spot each hex is of.
        owner = {place: n for n, spot in enumerate(self.spots) for place in spot}
        self.spot = tuple([owner[place] for place in range(len(self.names))])
        #: The hexes that touch the outside, clockwise from the highest of the first column that reaches the top.
        self.rim = self._rim()

    def apart(self, one: int, other: int) -> int:
        """The distance as the crow flies, off the map too."""
        return distance(self.hexes[one], self.hexes[other])

    def cells(self, spot: int, turn: int) -> tuple[int, ...]:
        """The hexes of a spot in the order of the tile that lies there: as it is, or turned by half."""
        return self.spots[spot] if turn == 0 else self.spots[spot][::-1]

    def lay(self, kinds: list[int], spot: int, tile: Sequence[int], turn: int) -> None:
        """A tile is laid: what its hexes are is written down."""
        for place, kind in zip(self.cells(spot, turn), tile, strict=True):
            kinds[place] = kind

    def _rim(self) -> tuple[int, ...]:
        """Go round the outside, the left hand on the void, until the first hex is left by the same way again."""
        start = min(self.at, key=lambda hex: (2 * hex.r + hex.q, hex.q))
        found: dict[int, None] = {}
        here, void = start, 0  # nothing lies above it
        first = -1
        while True:
            found[self.at[here]] = None
            step = next(((void + turn) % 6 for turn in range(1, 6) if beside(here, void + turn) in self.at), -1)
            if step < 0 or (here == start and step == first):  # one hex alone, or all round
                return tuple(found)
            first = step if first < 0 else first
            here, void = beside(here, step), (step - 2) % 6

    def along(self, place: int, back: bool = False) -> tuple[int, ...]:
        """The other hexes of the rim, from the next one on, clockwise or back; nothing, for a hex that is inside."""
        if place not in self.rim:
            return ()
        n = self.rim.index(place)
        others = self.rim[n + 1 :] + self.rim[:n]
        return others[::-1] if back else others


@cache
def hex_map(spots: tuple[tuple[str, ...], ...]) -> HexMap:
    """The map of a layout, made once."""
    return HexMap(spots)


# -- sites in regions


class Sites(Places):
    """Named sites in regions, all of one region beside each other; what it costs to go from one to another follows from
    their regions.

    >>> sites = Sites({"cradle": ("c1", "c2"), "hills": ("h1",)}, {"cradle": (1, 2), "hills": (2, 3)})
    >>> sites.price(sites.number["c1"], sites.number["h1"]), sites.following("hills")
    (2, 'cradle')
    """

    __slots__ = ("away", "prices", "region", "regions")

    def __init__(self, regions: Mapping[str, Sequence[str]], prices: Mapping[str, Sequence[int]] | None = None) -> None:
        names = [site for sites in regions.values() for site in sites]
        self.regions = tuple(regions)
        #: Which region each site is of, by number.
        self.region = tuple([n for n, sites in enumerate(regions.values()) for _ in sites])
        self.prices = {} if prices is None else {self.regions.index(name): tuple(row) for name, row in prices.items()}
        every = range(len(names))
        #: What it costs to go from each site to each, by numbers.
        self.away = tuple([tuple([self.price(a, b) for b in every]) for a in every]) if self.prices else ()
        super().__init__(names, [[b for b in every if a != b and self.region[a] == self.region[b]] for a in every])

    def within(self, region: str) -> int:
        """The sites of a region, as a set."""
        n = self.regions.index(region)
        return bits([site for site, own in enumerate(self.region) if own == n])

    def following(self, region: str) -> str:
        """The region after one, and the first after the last."""
        return self.regions[(self.regions.index(region) + 1) % len(self.regions)]

    def price(self, one: int, other: int) -> int:
        """What it costs to go from one site to another."""
        return self.prices[self.region[one]][self.region[other]]


# -- pieces


@data
class Pieces:
    """Pieces on places: at each place so many of an owner (a side) and a kind. A part of a state.

    A place is a sorted tuple of (owner, kind, how many), replaced and never changed: a copy is one list.
    """

    __slots__ = ("at",)

    def __init__(self, places: int) -> None:
        self.at: list[tuple[tuple[int, int, int], ...]] = [()] * places

    def copy(self) -> Pieces:
        twin = Pieces.__new__(Pieces)
        twin.at = self.at[:]
        return twin

    def count(self, place: int, owner: int | None = None, kind: int | None = None) -> int:
        """How many there are, of an owner, of a kind, or all."""
        total = 0
        for who, what, n in self.at[place]:
            if (owner is None or who == owner) and (kind is None or what == kind):
                total += n
        return total

    def owners(self, place: int) -> tuple[int, ...]:
        """Who has something there."""
        return tuple(dict.fromkeys([owner for owner, _, _ in self.at[place]]))

    def kinds(self, place: int, owner: int) -> dict[int, int]:
        """What an owner has there, by kind."""
        return {kind: n for who, kind, n in self.at[place] if who == owner}

    def where(self, owner: int | None = None, kind: int | None = None) -> int:
        """The places that hold some, as a set."""
        return bits([place for place, here in enumerate(self.at) if here and self.count(place, owner, kind)])

    def total(self, owner: int | None = None, kind: int | None = None) -> int:
        """How many there are in all."""
        return sum([self.count(place, owner, kind) for place, here in enumerate(self.at) if here])

    def add(self, place: int, owner: int, kind: int, n: int = 1) -> None:
        """Some more of a kind."""
        self._change(place, owner, kind, n)

    def take(self, place: int, owner: int, kind: int, n: int = 1) -> None:
        """Some fewer; there must be so many."""
        self._change(place, owner, kind, -n)

    def move(self, start: int, goal: int, owner: int, kind: int, n: int = 1) -> None:
        """From one place to another."""
        self.take(start, owner, kind, n)
        self.add(goal, owner, kind, n)

    def clear(self, place: int, owner: int | None = None) -> dict[tuple[int, int], int]:
        """All that lies there, or all of an owner, is taken away; what it was, by owner and kind."""
        gone = {(who, kind): n for who, kind, n in self.at[place] if owner is None or who == owner}
        self.at[place] = tuple([piece for piece in self.at[place] if (piece[0], piece[1]) not in gone])
        return gone

    def _change(self, place: int, owner: int, kind: int, n: int) -> None:
        here = {(who, what): many for who, what, many in self.at[place]}
        left = here.get((owner, kind), 0) + n
        if left < 0:
            raise ValueError(f"there are {left - n} pieces of kind {kind} of side {owner} there, and {-n} are to go")
        here[owner, kind] = left
        self.at[place] = tuple(sorted([(*key, many) for key, many in here.items() if many]))
