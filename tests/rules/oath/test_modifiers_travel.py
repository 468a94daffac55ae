"""Modifiers of Travel, tolls and what happens on the way (Law 5.6, 7.4)."""

from __future__ import annotations

from oikumene.games.oath.model import SLOTS
from rules.oath.field import duel
from rules.oath.table import Table, table


def here(*cards: str, **has: object) -> Table:
    """Seat 1 at p1 (a mountain), where these cards lie; p2 is a plain, h1 a river, c1 the salt flats."""
    more: dict[str, object] = {"favor": 0, "secrets": 0, "supply": 6, "warbands": 0, **has}
    t = table(seat=1).site("p1", "mountain").site("p2", "river").site("h1", "great-slum").site("c1", "salt-flats")
    return t.has(1, pawn="p1", **more).at("p1", *cards).facedown(1, "dazzle")  # type: ignore[arg-type]


def test_portal_to_and_from_its_site_for_a_secret() -> None:
    t = here("portal", secrets=1, supply=0).act(1, "travel", "travel-to:h1")
    assert t.pawn(1) == "h1" and t.board(1).supply == 0
    t = here(secrets=1, supply=0).at("h1", "portal").run()
    assert "travel" not in t.keys  # no access
    t = here(secrets=1, supply=0).at("h1", "portal").bands("h1", 1, 1).act(1, "travel")
    assert t.pawn(1) == "h1"  # ruled: the one way that is free


def test_portal_ignores_the_power_of_the_site_that_is_left() -> None:
    t = here().site("p1", "charming-valley").at("p1", "portal").has(1, secrets=1, supply=2)
    t.act(1, "travel", "travel-to:p2")  # which would cost three: there is no other way than by the portal
    assert t.board(1).supply == 2


def test_forest_paths_to_a_beast_card_only() -> None:
    t = here(favor=1, supply=0).advisers(1, "forest-paths").at("h1", "wolves").act(1, "travel")
    assert t.pawn(1) == "h1" and t.board(1).favor == 0


def test_tents_within_the_region() -> None:
    t = here(favor=1, supply=0).advisers(1, "tents").act(1, "travel")
    assert set(t.keys) == {"travel-to:p2", "travel-to:p3"}


def test_special_envoy_free_and_the_act_phase_ends() -> None:
    t = here(supply=1).advisers(1, "special-envoy").act(1, "travel", "travel-to:h1")
    assert t.pawn(1) == "h1" and t.now.active == 2


def test_a_fast_steed_with_three_warbands_at_most() -> None:
    t = here(favor=1, supply=0, warbands=3).advisers(1, "a-fast-steed").run()
    assert "travel" in t.keys
    t = here(favor=1, supply=0, warbands=4).advisers(1, "a-fast-steed").run()
    assert "travel" not in t.keys


def test_hospitality_a_favor_of_a_bank_that_matches_card_and_adviser() -> None:
    t = here().advisers(1, "hospitality", "birdsong").at("p2", "wolves", "taming-charm").bank(beast=3)
    t.act(1, "travel", "travel-to:p2")
    assert t.board(1).favor == 1 and t.now.banks[4] == 2
    t = here().advisers(1, "hospitality").at("p2", "wolves").act(1, "travel", "travel-to:p2")
    assert t.board(1).favor == 0


def test_tyrant_must_kill_a_warband_where_one_arrives() -> None:
    t = here().advisers(1, "tyrant").bands("p2", 1, 1).act(1, "travel", "travel-to:p2")
    assert t.warbands("p2")[1] == 0  # even the own lone one


def test_dragonskin_drum_a_warband_after_each_travel_if_wanted() -> None:
    t = here().holds(1, "dragonskin-drum").act(1, "travel", "travel-to:p2", "yes")
    assert t.board(1).warbands == 1
    t = here().holds(1, "dragonskin-drum").act(1, "travel", "travel-to:p2", "no")
    assert t.board(1).warbands == 0


def test_grasping_vines_bite_enemies_who_leave_a_site_of_their_ruler() -> None:
    t = here(warbands=2).at("h1", "grasping-vines").bands("h1", 2, 1).bands("p1", 2, 1).act(1, "travel", "travel-to:p2")
    assert t.board(1).warbands == 1
    t = here(warbands=2).at("h1", "grasping-vines").bands("h1", 2, 1).bands("p1", 0, 1).act(1, "travel", "travel-to:p2")
    assert t.board(1).warbands == 2  # not a site of that side


def test_boiling_lake_kills_two_of_who_does_not_rule_it() -> None:
    t = here(warbands=3).at("p2", "boiling-lake").act(1, "travel", "travel-to:p2")
    assert t.board(1).warbands == 1
    t = here(warbands=3).at("p2", "boiling-lake").bands("p2", 1, 1).act(1, "travel", "travel-to:p2")
    assert t.board(1).warbands == 3


def test_way_station_free_for_its_ruler_and_for_a_toll() -> None:
    t = here(supply=0).at("p2", "way-station").bands("p2", 1, 1).act(1, "travel")
    assert t.pawn(1) == "p2"
    t = here(supply=0, favor=1).at("p2", "way-station").bands("p2", 2, 1).has(2, favor=0).act(1, "travel")
    assert t.pawn(1) == "p2" and (t.board(1).favor, t.board(2).favor) == (0, 1)
    t = here(supply=0, favor=0).at("p2", "way-station").bands("p2", 2, 1).run()
    assert "travel" not in t.keys


def test_toll_roads_a_favor_for_coming_to_a_site_of_their_ruler() -> None:
    t = here(favor=1).at("h1", "toll-roads").bands("h1", 0, 1).bands("p2", 0, 1).has(0, favor=0)
    t.act(1, "travel", "travel-to:p2")
    assert (t.board(1).favor, t.board(0).favor) == (0, 1)
    t = here(favor=0).at("h1", "toll-roads").bands("h1", 0, 1).bands("p2", 0, 1).act(1, "travel")
    assert "travel-to:p2" not in t.keys and "travel-to:p3" in t.keys
    t = here(favor=1).at("h1", "toll-roads").bands("h1", 0, 0).bands("p2", 0, 0)  # ruled by bandits: it burns
    stock = t.ground.stock
    t.act(1, "travel", "travel-to:p2")
    assert t.board(1).favor == 0 and t.now.stock == stock + 1


def test_shrouded_wood_costs_two_and_its_ruler_chooses() -> None:
    t = here(supply=2).site("p1", "shrouded-wood").bands("p1", 2, 1).act(1, "travel")
    assert t.seat == 2 and "travel-to:h1" in t.keys
    t.act(2, "travel-to:h1")
    assert t.pawn(1) == "h1" and t.board(1).supply == 0
    t = here(supply=2).site("p1", "shrouded-wood").bands("p1", 0, 0).act(1, "travel")
    assert t.seat == 1  # bandits choose nothing
    assert SLOTS[t.board(1).pawn] == "p1"


# -- travel by a power (Law 7.4, 7.6.2)


def horse(*cards: str, **has: object) -> Table:
    """Seat 1 at p1 with the Brass Horse; a pass bars the way into the Hinterland."""
    t = here(*cards, **{"secrets": 2, "favor": 2, **has}).holds(1, "brass-horse").pile("provinces", "vision-of-faith")
    return t.site("h2", "narrow-pass").site("h3", "wastes")


def test_7_4_a_travel_by_a_power_is_modified_too() -> None:
    t = horse("portal").act(1, "use:brass-horse")
    assert t.prompt == "modify-travel" and t.keys == ["with:portal", "done"]
    barred = horse("portal").act(1, "use:brass-horse", "done").keys
    assert "to-site:h2" in barred and "to-site:h3" not in barred
    t.act(1, "with:portal", "to-site:h3")
    assert t.pawn(1) == "h3" and t.board(1).secrets == 0 and t.board(1).supply == 6


def test_7_4_a_modifier_that_only_saves_supply_is_not_offered_where_none_is_spent() -> None:
    t = horse().advisers(1, "special-envoy", "tents").act(1, "use:brass-horse")
    assert t.prompt == "where"


def test_7_4_the_buried_giant_is_left_past_a_gate_by_a_power() -> None:
    t = horse().site("p1", "buried-giant").act(1, "use:brass-horse", "with:buried-giant", "to-site:h3")
    assert t.pawn(1) == "h3" and t.board(1).dark == 1


def past_a_gate() -> Table:
    """Seat 1 has won at h2, where the portal is, and may travel; a pass bars the way into the Cradle."""
    t = duel(mine=("second-wind",)).site("c1", "narrow-pass").at("h2", "portal").bands("h2", 0, 0).has(2, pawn="c2")
    t.act(1, "campaign", "6").dice(["blank"] * 3, ["sword"] * 6).act(1, "plan:second-wind")
    while t.prompt in ("post", "banish", "burn-favor"):
        t.act(1, "done" if t.prompt == "post" else "no")
    return t


def test_7_4_second_wind_past_a_gate() -> None:
    t = past_a_gate().act(1, "done")
    assert "no" in t.keys and "travel-to:c2" not in t.keys
    t = past_a_gate()
    assert t.prompt == "modify-travel" and t.keys == ["with:portal", "done"]
    t.act(1, "with:portal")
    assert "travel-to:c2" in t.keys and "no" not in t.keys  # what was paid for is done
    t.act(1, "travel-to:c2")
    assert t.pawn(1) == "c2" and t.now.using == ()
