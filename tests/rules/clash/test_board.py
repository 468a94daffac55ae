"""Set-up by layout, exploration, movement on land and at sea (rulebook, pp. 4 to 7, 14, 15, 20, 21)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.clash.field import Field, field

from oikumene.games.clash import CLASH
from oikumene.games.clash.board import board
from oikumene.games.clash.cards.regions import REGIONS
from oikumene.games.clash.model import TERRAINS
from oikumene.games.clash.rules import explore
from oikumene.games.clash.state import HAND_ACTIONS, HAND_OBJECTIVES, REGION, REGION_BOX

#: The edge of each board, clockwise, as it is drawn.
EDGES = {
    2: "D1 E2 F2 G3 F3 F4 G5 F5 F6 G7 F7 E8 D8 C8 B7 A7 B6 B5 A5 B4 B3 A3 B2 C2",
    3: "C2 D2 E3 F3 G4 H4 H5 H6 I7 J6 J7 I8 H8 G9 F9 E10 D9 C9 B9 B10 A10 A9 A8 A7 A6 A5 B4 C4 C3 B2",
    4: (
        "C1 D1 E2 F1 G2 H1 I1 J1 I2 I3 J3 K4 J4 J5 K6 J6 I7 I8 J8 I9 H8 G8 F8 E8 D8 C9 B8 C8 C7 B6 A6 B5 B4 A4 B3 C3 "
        "C2 B1"
    ),
}
HEXES = {2: 40, 3: 60, 4: 72}


@pytest.mark.parametrize("seats", EDGES)
def test_the_board_of_each_number_of_players_and_its_edge(seats: int) -> None:
    plan = board(seats)
    state = field(seats).as_is
    assert len(plan) == HEXES[seats]
    ring = [state.label(hex) for hex in plan.rim]
    drawn = EDGES[seats].split()
    assert sorted(ring) == sorted(drawn)
    start = ring.index(drawn[0])
    turned = ring[start:] + ring[:start]
    assert turned in (drawn, [drawn[0], *drawn[:0:-1]]), "in a ring, either way round"


def test_there_are_sixteen_regions() -> None:
    assert sorted(region.num for region in REGIONS) == list(range(5, 21))
    kinds = Counter(TERRAINS[kind] for region in REGIONS for kind in region.terrain)
    assert kinds == {"sea": 16, "mountain": 14, "forest": 12, "plains": 17, "barren": 5}


@pytest.mark.parametrize("seats", EDGES)
def test_everybody_begins_with_a_happy_city_a_settler_two_food_two_advances_and_a_card_of_each_kind(seats: int) -> None:
    match = CLASH.new(seats=seats, seed=3, options={"expansion": False})
    while match.pending and match.pending[0].prompt == "settle":
        match.answer(match.pending[0].seat, match.pending[0].options[0].key)
    state = match.state
    for seat, player in enumerate(state.players):
        (home,) = state.cities_of(seat)
        assert state.cities[home].mood == 2 and player.goods[:5] == [2, 0, 0, 0, 0]
        assert [state.book.powers[n].id for n in player.owned] == ["farming", "mining"] and player.cubes == 3
        assert len(state.zones[HAND_ACTIONS + seat]) == len(state.zones[HAND_OBJECTIVES + seat]) == 1
        (settler,) = state.units_of(seat)
        assert state.board.apart(home, settler) == 1
    unknown = [spot for spot in range(seats, len(state.board.spots)) if state.zones[REGION + spot]]
    assert len(unknown) == {2: 8, 3: 12, 4: 14}[seats] and len(state.zones[REGION_BOX]) == 16 - len(unknown)


def test_the_short_game_begins_with_two_settlers_and_lasts_four_ages() -> None:
    match = CLASH.new(seats=2, seed=3, options={"expansion": False, "length": "short", "first_settler": "inside"})
    assert [len(match.state.units[hex]) for hex in match.state.units_of(0)] == [2]
    assert CLASH.progress(match.state, 0)[1] == 12


# -- exploration


def unexplored(num: int, *more: str) -> Field:
    """The region of D5, C6, E6 and D6 is unexplored and has a printed number; the rest is plains."""
    t = field().land("unknown", "D5", "C6", "E6", "D6").city(0, "D2").city(1, "A3")
    spot = t.as_is.board.spot[t.hex("D5")]
    t.only(REGION + spot, f"region-{num:02}")
    return t.units(0, "D4", settler=1)


def test_a_region_is_turned_up_when_somebody_enters_and_not_into_the_sea() -> None:
    """Region 6 has sea above and to the left: a settler from above enters where it is turned."""
    t = unexplored(6).act(0, "move", "from:D4", "to:D5")
    terrain = {label: TERRAINS[t.now.terrain[t.hex(label)]] for label in ("D5", "C6", "E6", "D6")}
    assert terrain == {"D5": "plains", "C6": "mountain", "E6": "sea", "D6": "sea"}
    assert t.at("D5") == {"settler": 1}


def test_sea_joins_sea_if_it_can() -> None:
    """Region 12 has one sea on its left; with sea to the right it is turned so that they join."""
    t = unexplored(12).land("sea", "F5", "E5")
    t.act(0, "move", "from:D4", "to:D5")
    assert TERRAINS[t.now.terrain[t.hex("E6")]] == "sea" and t.prompt != "orient"


def test_two_ways_that_are_left_are_the_explorers_choice() -> None:
    t = unexplored(19).act(0, "move", "from:D4", "to:D5")
    assert t.prompt == "orient" and t.keys == ["turn:a", "turn:b"], "no sea in it, inside the board"


def test_at_the_edge_sea_lies_at_the_edge() -> None:
    t = field().land("unknown", "B4", "A5", "C5", "B5").city(0, "D2").city(1, "F2").units(0, "C4", settler=1)
    spot = t.as_is.board.spot[t.hex("B4")]
    t.only(REGION + spot, "region-12")
    t.act(0, "move", "from:C4", "to:B4")
    assert TERRAINS[t.now.terrain[t.hex("A5")]] == "sea" and t.prompt != "orient", "left is the edge, right is not"


def test_a_fleet_sails_into_what_it_explores_or_stays_where_it_was() -> None:
    t = field().land("unknown", "D5", "C6", "E6", "D6").land("sea", "C5").city(0, "D2").city(1, "A3")
    t.only(REGION + t.as_is.board.spot[t.hex("D5")], "region-12").units(0, "C5", ship=1)
    t.act(0, "move", "from:C5")
    assert t.at("C6") == {"ship": 1}, "the sea of the region lies where the ship can sail in"
    t = field().land("unknown", "D5", "C6", "E6", "D6").land("sea", "C5").city(0, "D2").city(1, "A3")
    t.only(REGION + t.as_is.board.spot[t.hex("D5")], "region-19").units(0, "C5", ship=1)
    t.act(0, "move", "from:C5")
    while t.prompt in ("orient", "move-to"):
        t.act(0, t.keys[0])
    assert t.at("C5") == {"ship": 1} and t.now.explored >> t.hex("D5") & 1


def test_every_region_can_be_laid_wherever_it_is_entered_by_land() -> None:
    """But where both ways would put the explorer into the sea, which no region does."""
    t = unexplored(5)
    state = t.as_is
    spot = state.board.spot[t.hex("D5")]
    for entered in state.board.spots[spot]:
        for card in range(len(state.face)):
            if state.card(card).deck == "regions":
                assert explore.by_land(state, card, spot, entered)


# -- moving


def test_three_groups_a_move_and_each_unit_once() -> None:
    t = field().city(0, "D2").city(1, "A3").units(0, "D4", settler=1).units(0, "D6", settler=1)
    t.units(0, "B4", settler=1).units(0, "F4", settler=1)
    t.act(0, "move", "from:D4", "to:D5", "from:D6", "to:D7", "from:B4", "to:B5")
    assert t.prompt == "act" and t.now.actions == 2, "the third group ends the action"
    assert t.at("D5") == t.at("D7") == t.at("B5") == {"settler": 1} and t.at("F4") == {"settler": 1}


def test_mountains_hold_and_forests_do_not() -> None:
    t = field().land("mountain", "D5").land("forest", "B5").city(0, "D2").city(1, "A3")
    t.units(0, "D4", settler=1).units(0, "B4", settler=1)
    t.act(0, "move", "from:D4", "to:D5", "from:B4", "to:B5")
    t.act(0, "move")
    assert t.can("from") == ["from:B5"]


def test_four_soldiers_a_hex_at_most_and_any_number_of_settlers() -> None:
    t = field().knows(0, "tactics").city(0, "D2").city(1, "A3").units(0, "D5", infantry=3, settler=2)
    t.units(0, "D4", infantry=2, settler=1)
    t.act(0, "move", "from:D4", "to:D5")
    while t.prompt == "who":
        t.act(0, t.keys[0])
    assert t.at("D5") == {"settler": 3, "infantry": 4} and t.at("D4") == {"infantry": 1}


def test_settlers_enter_no_enemy_hex_without_soldiers() -> None:
    t = field().knows(0, "tactics").city(0, "D2").city(1, "D5").city(1, "A3").units(0, "D4", settler=1)
    t.act(0, "move", "from:D4")
    assert "to:D5" not in t.keys


def test_the_example_of_loading_sailing_and_landing() -> None:
    """Infantry boards a ship, which sails; with the next action it lands, and the ship may sail again."""
    t = field().knows(0, "tactics").land("sea", "D5", "D6", "C6").city(0, "D2").city(1, "A3")
    t.units(0, "D4", infantry=1).units(0, "D5", ship=1)
    t.act(0, "move", "from:D4", "to:D5")
    assert t.at("D5") == {"infantry": 1, "ship": 1}
    t.act(0, "from:D5")
    assert not [key for key in t.keys if key.startswith("to:")], "who has boarded does not land in the same action"
    t.act(0, "sail:D6")
    if t.prompt in ("who", "move-from"):
        t.act(0, "done")
    assert t.at("D6") == {"infantry": 1, "ship": 1}
    t.act(0, "move", "from:D6", "to:D7")
    if t.prompt == "who":
        t.act(0, "done")
    assert t.at("D7") == {"infantry": 1} and t.at("D6") == {"ship": 1}
    assert "from:D6" in t.keys, "the ship has not moved in this action"


def test_a_ship_carries_two() -> None:
    t = field().land("sea", "D5").city(0, "D2").city(1, "A3").units(0, "D4", settler=3).units(0, "D5", ship=1)
    t.act(0, "move", "from:D4", "to:D5")
    while t.prompt == "who":
        t.act(0, t.keys[0])
    assert t.at("D5") == {"settler": 2, "ship": 1} and t.at("D4") == {"settler": 1}


def test_ships_stop_where_enemies_lie() -> None:
    t = field().land("sea", "D3", "D4", "D5").city(0, "B4").city(1, "A3").units(0, "D3", ship=1).units(1, "D4", ship=1)
    t.act(0, "move", "from:D3")
    assert t.said("attacks") == [(0, 1, "D4")], "the only way is against the fleet"


def test_units_aboard_drown_with_their_ship() -> None:
    t = field().land("sea", "D4", "D5").city(0, "B4").city(1, "A3").units(0, "D5", ship=1, settler=2)
    t.units(1, "D4", ship=2).value(1, 6, 6)
    t.act(0, "move", "from:D5")
    while t.prompt in ("move-to", "who"):
        t.act(0, "sail:D4" if "sail:D4" in t.keys else t.keys[0])
    assert t.at("D5") == {} and t.player(0).units[0] == 4
