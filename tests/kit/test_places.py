"""Hexes, sites, ways, areas, tiles in orientations, pieces on places; and an expedition that explores such a map."""

from __future__ import annotations

from collections import deque
from itertools import pairwise, product
from random import Random

import pytest
from small import Small, SmallGame, conforms

from oikumene.kernel.data import data
from oikumene.kernel.flow import Flow, choose
from oikumene.kernel.table import ALL, NOBODY, Zone
from oikumene.kernel.words import Vocabulary
from oikumene.kit.places import (
    DIRECTIONS,
    Hex,
    HexMap,
    Pieces,
    Places,
    Sites,
    beside,
    bits,
    distance,
    each,
    hex_called,
    hex_map,
    line,
    name,
    ring,
)
from oikumene.kit.sides import push

#: Ten rhombic spots of four hexes, as for two players of Clash of Cultures: the first two are homes.
TEN = (
    ("D2", "E2", "C2", "D1"),
    ("D7", "C8", "E8", "D8"),
    ("B2", "A3", "C3", "B3"),
    ("F2", "E3", "G3", "F3"),
    ("D3", "C4", "E4", "D4"),
    ("B4", "A5", "C5", "B5"),
    ("F4", "E5", "G5", "F5"),
    ("D5", "C6", "E6", "D6"),
    ("B6", "A7", "C7", "B7"),
    ("F6", "E7", "G7", "F7"),
)
RIM = [
    "D1",
    "E2",
    "F2",
    "G3",
    "F3",
    "F4",
    "G5",
    "F5",
    "F6",
    "G7",
    "F7",
    "E8",
    "D8",
    "C8",
    "B7",
    "A7",
    "B6",
    "B5",
    "A5",
    "B4",
    "B3",
    "A3",
    "B2",
    "C2",
]


def board() -> HexMap:
    return hex_map(TEN)


# -- hexes


def test_six_hexes_lie_around_one_and_each_of_them_beside_the_next() -> None:
    here = Hex(3, -2)
    around = [beside(here, d) for d in range(6)]
    assert len(set(around)) == 6
    for d in range(6):
        assert distance(around[d], here) == 1
        assert distance(around[d], around[(d + 1) % 6]) == 1
        assert beside(around[d], d + 3) == here
    assert ring(here, 1) == tuple(around)
    assert len(DIRECTIONS) == 6


def test_a_ring_holds_what_is_as_far_and_nothing_else() -> None:
    here = Hex(0, 0)
    near = {Hex(q, r) for q, r in product(range(-5, 6), repeat=2)}
    for n in range(5):
        found = ring(here, n)
        assert len(found) == max(1, 6 * n) == len(set(found))
        assert set(found) == {hex for hex in near if distance(here, hex) == n}


def test_a_line_goes_step_by_step_and_is_as_long_as_the_way() -> None:
    rng = Random(1)
    for _ in range(200):
        a, b = (Hex(rng.randrange(-9, 10), rng.randrange(-9, 10)) for _ in range(2))
        found = line(a, b)
        assert (found[0], found[-1]) == (a, b)
        assert len(found) == distance(a, b) + 1
        assert all(distance(x, y) == 1 for x, y in pairwise(found))
    assert line(Hex(1, 1), Hex(1, 1)) == (Hex(1, 1),)


def test_labels_count_columns_and_rows() -> None:
    for label in ("A1", "B1", "C5", "G7", "Z12"):
        assert name(hex_called(label)) == label
    assert distance(hex_called("A1"), hex_called("B1")) == 1  # B lies half a hex lower
    assert distance(hex_called("B1"), hex_called("C1")) == 1
    assert distance(hex_called("A1"), hex_called("C1")) == 2
    for wrong in ("", "7", "A0", "a1", "AA", "A-1"):
        with pytest.raises(ValueError, match="a letter and a number"):
            hex_called(wrong)


# -- the map


def test_a_map_has_every_hex_once_and_knows_its_spot() -> None:
    map = board()
    assert len(map) == 40
    assert map.names[:3] == ("A3", "A5", "A7")
    for n, spot in enumerate(TEN):
        assert [map.spot[map.number[label]] for label in spot] == [n] * 4
    with pytest.raises(AssertionError, match="two spots"):
        HexMap([("A1", "A2"), ("A2", "A3")])


def test_the_rim_is_every_hex_that_touches_the_outside_clockwise() -> None:
    map = board()
    assert [map.names[place] for place in map.rim] == RIM
    assert set(map.rim) == {place for place in range(40) if len(map.beside[place]) < 6}


def test_the_rim_of_a_narrow_map_passes_each_hex_once() -> None:
    assert [HexMap([("B1",)]).names[place] for place in HexMap([("B1",)]).rim] == ["B1"]
    row = HexMap([("A1", "B1", "C2")])  # there and back
    assert [row.names[place] for place in row.rim] == ["A1", "B1", "C2"]
    star = HexMap([("B2", "B1", "A3", "C3")])
    assert {star.names[place] for place in star.rim} == {"B2", "B1", "A3", "C3"}


def test_along_the_rim_one_goes_either_way() -> None:
    map = board()
    start = map.number["F2"]
    assert [map.names[place] for place in map.along(start)[:2]] == ["G3", "F3"]
    assert [map.names[place] for place in map.along(start, back=True)[:2]] == ["E2", "D1"]
    assert len(map.along(start)) == len(RIM) - 1
    assert map.along(map.number["D4"]) == ()


def test_a_tile_lies_as_it_is_or_turned_by_half() -> None:
    map = board()
    labels = [map.names[place] for place in map.cells(2, 0)]
    assert labels == ["B2", "A3", "C3", "B3"]
    assert [map.names[place] for place in map.cells(2, 1)] == labels[::-1]
    kinds = [0] * len(map)
    map.lay(kinds, 2, (1, 2, 3, 4), 1)
    assert [kinds[map.number[label]] for label in ("B2", "A3", "C3", "B3")] == [4, 3, 2, 1]
    assert sum(kinds) == 10


def test_a_map_is_made_once() -> None:
    assert hex_map(TEN) is board()


# -- ways, against a plain search


def slow(map: Places, start: int, through: int) -> list[int]:
    far = [-1] * len(map)
    far[start] = 0
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for near in map.beside[here]:
            if far[near] < 0 and through >> near & 1:
                far[near] = far[here] + 1
                queue.append(near)
    return far


def some(rng: Random, map: Places, share: float) -> int:
    return bits([place for place in range(len(map)) if rng.random() < share])


@pytest.mark.parametrize("seed", range(20))
def test_ways_are_those_of_a_plain_search(seed: int) -> None:
    rng, map = Random(seed), board()
    through = some(rng, map, 0.7)
    start, goal = rng.randrange(40), rng.randrange(40)
    far = slow(map, start, through)
    assert map.distances(start, through) == tuple(far)
    assert map.distance(start, goal, through) == far[goal]
    for most in range(6):
        assert set(each(map.reachable(start, most, through))) == {p for p in range(40) if 0 < far[p] <= most}
    way = map.path(start, goal, through | 1 << goal)
    to_goal = slow(map, start, through | 1 << goal)[goal]
    assert len(way) == to_goal + 1
    assert all(b in map.beside[a] for a, b in pairwise(way))
    assert all(through >> place & 1 for place in way[1:-1])


@pytest.mark.parametrize("seed", range(20))
def test_areas_are_apart_and_together_all_of_it(seed: int) -> None:
    rng, map = Random(seed), board()
    within = some(rng, map, 0.5)
    areas = map.areas(within)
    assert sum(areas) == within and all(a & b == 0 for a in areas for b in areas if a != b)
    for area in areas:
        assert map.around(area) & within & ~area == 0
        first = next(each(area))
        assert area == bits([place for place, far in enumerate(slow(map, first, within)) if far >= 0])


def test_one_may_end_where_one_cannot_go_on() -> None:
    map = board()
    d1, d2, d3 = (map.number[label] for label in ("D1", "D2", "D3"))
    free, enemy = map.every & ~(1 << d2), 1 << d2
    here = map.bits("D1", "D2", "D3")
    assert map.called(map.reachable(d1, 2, here & free, ends=enemy)) == ["D2"]
    assert map.reachable(d1, 2, here & free) == 0
    assert map.reachable(d1, 2, here) == bits((d2, d3))


def test_a_distance_never_leads_through_what_is_not_explored() -> None:
    map = board()
    one, other = map.number["B3"], map.number["D3"]
    assert map.distance(one, other) == 2
    known = map.every & ~map.bits("C3", "C4")
    assert map.distance(one, other, known) > 2
    assert map.distance(one, other, map.bits("B3", "D3")) == -1
    assert map.apart(one, other) == 2


def test_towards_the_nearest_goal() -> None:
    map = board()
    here = map.number["D4"]
    goals = map.bits("D1", "D8")
    assert map.called(map.towards(here, goals)) == ["D3"]
    assert map.called(map.towards(here, goals, map.every & ~map.bits("D3"))) == ["C4", "D5", "E4"]
    assert map.towards(here, 0) == 0
    assert map.nearest(goals)[here] == 3


def test_the_cheapest_way_weighs_the_steps() -> None:
    map = board()
    forest = map.bits("D2")

    def price(_: int, to: int) -> int | None:
        return None if to == map.number["E2"] else 5 if forest >> to & 1 else 1

    start = map.number["D1"]
    found = map.cheapest(start, price)
    assert found[map.number["C2"]] == 1
    assert found[map.number["D2"]] == 5
    assert map.number["E2"] not in found
    assert found[map.number["D3"]] == 3  # round the forest: C2, C3, D3
    assert set(map.cheapest(start, price, most=2)) == set(each(map.bits("D1", "C2", "B2", "C3")))


def test_a_border_has_a_number_whichever_side_one_looks_from() -> None:
    map = board()
    assert len(map.edges) == sum(len(near) for near in map.beside) // 2
    for n, (a, b) in enumerate(map.edges):
        assert map.edge(a, b) == map.edge(b, a) == n


def test_a_way_leads_both_ways() -> None:
    with pytest.raises(AssertionError, match="only one way at a"):
        Places(("a", "b"), [(1,), ()])


# -- sites


def test_sites_lie_in_regions_and_prices_go_by_them() -> None:
    sites = Sites(
        {"cradle": ("c1", "c2"), "provinces": ("p1", "p2", "p3"), "hinterland": ("h1", "h2", "h3")},
        {"cradle": (1, 2, 4), "provinces": (2, 2, 2), "hinterland": (4, 2, 3)},
    )
    number = sites.number
    assert sites.price(number["c1"], number["c2"]) == 1
    assert sites.price(number["c1"], number["h3"]) == sites.price(number["h3"], number["c1"]) == 4
    assert sites.called(sites.within("provinces")) == ["p1", "p2", "p3"]
    assert [sites.following(region) for region in sites.regions] == ["provinces", "hinterland", "cradle"]
    assert sites.areas(sites.every) == [sites.within(region) for region in sites.regions]


# -- pieces


def test_pieces_are_counted_by_owner_and_kind() -> None:
    pieces = Pieces(3)
    pieces.add(0, 1, 7, 2)
    pieces.add(0, 0, 7)
    pieces.add(0, 1, 3)
    assert pieces.at[0] == ((0, 7, 1), (1, 3, 1), (1, 7, 2))
    assert (pieces.count(0), pieces.count(0, owner=1), pieces.count(0, kind=7), pieces.count(0, 1, 7)) == (4, 3, 3, 2)
    assert pieces.owners(0) == (0, 1) and pieces.kinds(0, 1) == {3: 1, 7: 2}
    pieces.move(0, 2, 1, 7)
    assert pieces.where(1) == 0b101 and pieces.where(1, 3) == 0b001 and pieces.where(kind=7) == 0b101
    assert pieces.total() == 4 and pieces.total(1, 7) == 2
    assert pieces.clear(0, 1) == {(1, 3): 1, (1, 7): 1}
    assert pieces.at[0] == ((0, 7, 1),)
    assert pieces.clear(0) == {(0, 7): 1} and pieces.at[0] == ()


def test_no_more_is_taken_than_there_is() -> None:
    pieces = Pieces(2)
    pieces.add(0, 4, 1)
    with pytest.raises(ValueError, match="1 pieces of kind 1 of side 4 there, and 2 are to go"):
        pieces.move(0, 1, 4, 1, 2)
    assert pieces.total() == 1


def test_a_copy_of_pieces_lives_apart() -> None:
    pieces = Pieces(2)
    pieces.add(0, 0, 0)
    twin = pieces.copy()
    twin.move(0, 1, 0, 0)
    assert pieces.where() == 0b01 and twin.where() == 0b10


# -- an expedition: from home over land, each step may turn up a tile, one way round or the other


SEA, LAND = 1, 2
TILES = {
    "cliff": (SEA, LAND, LAND, LAND),
    "coast": (SEA, SEA, LAND, LAND),
    "plain": (LAND,) * 4,
    "isle": (SEA, LAND, SEA, SEA),
}
FACES = tuple(TILES)
OPEN = len(TEN)


@data
class Journey(Small):
    __slots__ = ("pieces", "terrain")
    WORDS = Vocabulary({"to": "hex", "stay": "", "turn": "n:number"}, {"go": "", "orientation": "spot"}, {})

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        self.terrain = [0] * len(board())
        self.pieces = Pieces(len(board()))

    def copy(self) -> Journey:
        twin = super().copy()
        assert isinstance(twin, Journey)
        twin.terrain = self.terrain[:]
        twin.pieces = self.pieces.copy()
        return twin


def lay(state: Small) -> None:
    assert isinstance(state, Journey)
    for spot in range(2, len(TEN)):
        state.add(state.below(len(FACES)), spot, 0)
    for seat in range(state.seats):
        board().lay(state.terrain, seat, (LAND,) * 4, 0)
        state.pieces.add(board().spots[seat][0], seat, 0)
    push(state, *[("turn", n % state.seats) for n in range(12)])


def turn(state: Journey, seat: int) -> Flow[None]:
    """One step over land; into the unknown a tile is turned up, so that one does not walk into the sea if possible."""
    map = board()
    here = next(each(state.pieces.where(seat)))
    known = bits([place for place, kind in enumerate(state.terrain) if kind])
    sea = bits([place for place, kind in enumerate(state.terrain) if kind == SEA])

    def goals() -> list[tuple[str, str]]:
        return [("to", map.names[place]) for place in each(map.reachable(here, 1, known & ~sea, ends=~known & ~sea))]

    picked = yield from choose(seat, "go", lambda: [*goals(), "stay"])
    if picked == "stay":
        return
    goal = map.number[picked[1]]
    if not state.terrain[goal]:
        yield from explore(state, seat, map.spot[goal], goal)
    if state.terrain[goal] == LAND:
        state.pieces.move(here, goal, seat, 0)
        state.purses[seat][0] += 1


def explore(state: Journey, seat: int, spot: int, goal: int) -> Flow[None]:
    """The tile is turned up; the way round in which the goal is land is taken, of two the explorer's."""
    (card,) = state.zones[spot]
    state.move(card, OPEN)

    def ways() -> list[tuple[str, int]]:
        tile = TILES[state.ident(card)]
        dry = [turn for turn in (0, 1) if tile[board().cells(spot, turn).index(goal)] == LAND]
        return [("turn", turn) for turn in dry or (0, 1)]

    _, way = yield from choose(seat, "orientation", ways, about=(spot,))
    board().lay(state.terrain, spot, TILES[state.ident(card)], way)


class Expedition(SmallGame):
    def view(self, state: Small, seat: int) -> dict[str, object]:
        assert isinstance(state, Journey)
        return {
            **super().view(state, seat),
            "terrain": state.terrain[:],
            "who": [list(map(list, h)) for h in state.pieces.at],
        }

    def check(self, state: Small) -> None:
        assert isinstance(state, Journey)
        for seat in range(state.seats):
            assert state.pieces.total(seat) == 1
        assert all(state.terrain[place] == LAND for place in each(state.pieces.where()))


EXPEDITION = Expedition(
    "expedition",
    Journey,
    {"turn": turn},
    lay,
    seats=(2, 2),
    zones=lambda seats: [*(Zone(f"spot-{n}", NOBODY) for n in range(len(TEN))), Zone("open", ALL)],
    faces=FACES,
)


def test_the_unknown_is_dealt_afresh_and_what_was_turned_up_stays() -> None:
    match = EXPEDITION.new(seats=2, seed=3)
    match.answer(0, "to:D3")
    assert match.state.zones[OPEN]
    seen = {match.imagine(1, Random(seed)).state.face[card] for seed in range(30) for card in match.state.zones[5]}
    opened = {match.imagine(1, Random(seed)).state.face[card] for seed in range(30) for card in match.state.zones[OPEN]}
    assert len(seen) > 1 and len(opened) == 1


def test_the_expedition_passes_the_suite() -> None:
    made = conforms(EXPEDITION, 2)
    assert made["secrets"] and made["copies"] and made["undo"]
