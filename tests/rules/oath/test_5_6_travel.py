"""Law 5.6: travel."""

from __future__ import annotations

import pytest

from oikumene.games.oath.model import SLOTS
from oikumene.games.oath.state import RELICS
from rules.oath.table import Table, table


@pytest.mark.parametrize(
    ("here", "prices"),
    [
        ("c1", {"c2": 1, "p1": 2, "p3": 2, "h1": 4}),
        ("p1", {"c1": 2, "p2": 2, "h3": 2}),
        ("h2", {"h3": 3, "h1": 3, "p1": 2, "c2": 4}),
    ],
)
def test_5_6_1_what_travel_costs(here: str, prices: dict[str, int]) -> None:
    t = table(seat=1).site("h2", "wastes").has(1, pawn=here).run()
    shown = t.seen(1)["travel"]
    assert {slot: shown[slot] for slot in prices} == prices and here not in shown


def test_5_6_2_a_facedown_site_is_turned_up_and_furnished() -> None:
    t = table(seat=1).has(1, pawn="p1", supply=3).facedown(1, "elders").act(1, "travel", "travel-to:p3")
    assert t.pawn(1) == "p3" and t.board(1).supply == 1
    assert t.seen(0)["slots"][4]["site"] == "salt-flats"
    assert (t.now.site_favor[4], t.now.site_secrets[4]) == (2, 1)
    t = table(seat=1).has(1, pawn="p1").act(1, "travel", "travel-to:p2")
    assert len(t.now.zones[RELICS + SLOTS.index("p2")]) == 1


def test_5_6_2_only_what_the_shared_bank_has() -> None:
    t = table(6, seat=1).has(1, pawn="p1")
    t._spare(t.ground.stock - 1)
    t.ground.banks[0] += 3
    t.act(1, "travel", "travel-to:p3")
    assert t.now.site_favor[4] == 1 and t.now.stock == 0


def coasts() -> Table:
    return table(seat=1).site("c2", "lush-coast").has(1, pawn="h1", supply=1)


def test_from_coast_to_coast_for_one() -> None:
    assert coasts().act(1, "travel").pawn(1) == "c2"
    assert "travel" not in table(seat=1).has(1, pawn="h1", supply=1).run().keys  # a facedown site is no coast


def test_the_buried_giant_lets_one_leave_for_a_secret() -> None:
    t = table(seat=1).site("p2", "buried-giant").has(1, pawn="p2", supply=0, secrets=1).facedown(1, "elders").run()
    assert "travel" in t.keys
    t.act(1, "travel", "travel-to:h3")  # there is no other way to leave
    assert t.pawn(1) == "h3" and (t.board(1).secrets, t.board(1).dark, t.board(1).supply) == (0, 1, 0)
    t = table(seat=1).site("p2", "buried-giant").has(1, pawn="p2", supply=0, secrets=0).facedown(1, "elders").run()
    assert t.why_not("travel") == "need-supply"


def test_reliquary_decadent_free_to_the_cradle_and_dearer_to_the_hinterland() -> None:
    t = table(seat=0).reliquary("decadent").has(0, pawn="p1").run()
    shown = t.seen(0)["travel"]
    assert (shown["c1"], shown["h1"], shown["p2"]) == (0, 3, 2)
