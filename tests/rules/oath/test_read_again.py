"""What reading every denizen once more against the card sheets found (Law 7.4, 7.6.2, 10)."""

from __future__ import annotations

from oikumene.games.oath.model import SUITS
from oikumene.games.oath.state import RELIC_DECK
from rules.oath.field import declares, raid
from rules.oath.powers import play, playing, using
from rules.oath.table import Table, table

NOMAD = SUITS.index("nomad")


# -- modifiers are paid before the action (Law 7.4)


def test_a_modifier_that_leaves_nothing_to_act_with_is_not_offered() -> None:
    t = using("wolves", favor=0, secrets=1).advisers(1, "master-of-disguise").bank(beast=3).act(1, "trade")
    assert t.now.banks[SUITS.index("beast")] == 2 and not t.said("modifies")  # the one secret is for the trade
    t = using("wolves", favor=0, secrets=2).advisers(1, "master-of-disguise").act(1, "trade")
    assert "with:master-of-disguise" in t.keys


def test_a_modifier_and_a_toll_are_paid_of_one_purse() -> None:
    def labor(favor: int) -> Table:
        t = using(favor=favor).advisers(1, "errand-boy").bands("p1", 2, 1).pile("provinces", "wolves")
        return t.site("h1", "plains").at("h1", "forced-labor").bands("h1", 2, 1).act(1, "search")

    assert "with:errand-boy" in labor(2).keys
    assert labor(1).prompt == "search"  # the only favor is the toll


def test_once_in_an_action_the_welcoming_party_and_the_wild_cry() -> None:
    t = using("land-warden", "welcoming-party", "wild-cry", favor=1, secrets=0, supply=3).site("p1", "charming-valley")
    t.at("p1", "land-warden", "welcoming-party").advisers(1, "wild-cry").bank(hearth=3, beast=3)
    t.pile("provinces", "wolves", "birdsong", "dazzle")
    t.act(1, "search", "with:land-warden", "search-pile:provinces", "keep:wolves", "keep:birdsong")
    t.act(1, "play-site:p1", "no", "play-adviser")
    assert t.board(1).favor == 2  # one of the beast bank for the site, one of the hearth bank for the party
    assert t.board(1).supply == 2 and t.prompt == "act"  # 3, less 2 for the pile, and 1 for the first beast


# -- disguise


def test_master_of_disguise_escapes_the_vow_of_kinship() -> None:
    t = using("wolves", favor=0, secrets=2).advisers(1, "master-of-disguise", "vow-of-kinship").bank(beast=3, nomad=0)
    t.advisers(2, "scouts").act(1, "trade", "with:master-of-disguise")
    while t.prompt != "act":
        t.act(1, "guise:2" if t.prompt == "guise" else t.keys[0])
    assert t.board(1).favor == 1 and t.now.banks[NOMAD] == 0


def test_master_of_disguise_silences_the_modifiers_of_the_own_council() -> None:
    t = using("wolves", favor=0, secrets=2).advisers(1, "master-of-disguise", "small-friends").act(1, "trade")
    assert set(t.keys) == {"with:master-of-disguise", "with:small-friends", "done"}
    t.act(1, "with:master-of-disguise")
    assert "with:small-friends" not in t.keys


# -- the Shrouded Wood


def wood(*there: str, **has: object) -> Table:
    """Seat 1 in a wood that seat 2 rules, where these cards lie; h1 has a beast."""
    more: dict[str, object] = {"favor": 2, "secrets": 2, "supply": 0, "warbands": 0, **has}
    t = table(seat=1).site("p1", "shrouded-wood").at("p1", *there).bands("p1", 2, 1)
    return t.site("h1", "plains").at("h1", "wolves").has(1, pawn="p1", **more)  # type: ignore[arg-type]


def test_portal_ignores_the_wood_that_it_leads_out_of() -> None:
    t = wood("portal").act(1, "travel")
    assert t.seat == 1 and t.prompt == "travel"
    assert t.act(1, "travel-to:c2").pawn(1) == "c2"


def test_forest_paths_out_of_the_wood_its_ruler_may_make_the_travel_fail() -> None:
    t = wood().advisers(1, "forest-paths").act(1, "travel")
    assert t.seat == 2 and {"travel-to:h1", "travel-to:c1"} <= set(t.keys)
    t.act(2, "travel-to:c1")
    assert t.pawn(1) == "p1" and t.said("stays") == [(1,)] and t.prompt == "act"
    t = wood().advisers(1, "forest-paths").act(1, "travel").act(2, "travel-to:h1")
    assert t.pawn(1) == "h1"


# -- moving cards to sites


def test_homesteaders_crop_rotation_makes_no_room_for_a_card_that_is_moved() -> None:
    t = using("crop-rotation", "wolves", "elders").advisers(1, "homesteaders").run()
    assert "use:homesteaders" not in t.keys


def test_homesteaders_and_resettle_may_clear_the_great_slum() -> None:
    t = using().site("p1", "great-slum").at("p1", "wolves", "elders").advisers(1, "homesteaders", "tents")
    t.act(1, "use:homesteaders", "pick:tents")
    assert t.prompt == "which-goes" and t.keys == ["pick:wolves", "pick:elders", "no"]  # there is room: it may
    t.act(1, "pick:wolves")
    assert t.cards_at("p1") == ["elders", "tents"]
    t = using("resettle").site("h1", "great-slum").advisers(2, "tents").at("h1", "wolves", "elders", "riots")
    t.act(1, "use:resettle", "to-site:h1")
    assert t.prompt == "which-goes" and "no" not in t.keys  # it is full: something must


# -- Ancient Bloodline


def test_ancient_bloodline_relics_are_not_broken_nor_found_by_enemies() -> None:
    t = using("relic-breaker").relics_at("p1", "map").bands("p1", 2, 1)
    assert "use:relic-breaker" in t.run().keys
    t = using("relic-breaker").relics_at("p1", "map").bands("p1", 2, 1).advisers(2, "ancient-bloodline")
    assert "use:relic-breaker" not in t.run().keys
    t = playing("wolves").site("p1", "deep-woods").relics_at("p1", "map").bands("p1", 2, 1)
    assert play(t).prompt == "homeland-relic"
    t = playing("wolves").site("p1", "deep-woods").relics_at("p1", "map").bands("p1", 2, 1)
    assert play(t.advisers(2, "ancient-bloodline")).prompt == "act"


# -- others


def test_palanquin_needs_somebody_who_can_travel() -> None:
    t = using("elders").advisers(1, "palanquin").has(2, pawn="p1", warbands=1).bands("p1", 2, 1)
    assert "use:palanquin" in t.run().keys
    t = using("elders").advisers(1, "palanquin").has(2, pawn="p1", warbands=1).bands("p1", 2, 1)
    assert "use:palanquin" not in t.advisers(2, "vow-of-union").run().keys


def test_riots_go_to_the_piles_in_the_order_that_their_player_likes() -> None:
    t = playing("riots", "wolves").at("c1", "pied-piper").site("p2", "plains").at("p2", "birdsong", "true-names")
    t.pile("hinterland").banner("pf", 2, 2, mob=True)
    play(t)
    assert t.prompt == "discard-next"
    t.act(1, "discard:true-names", "discard:wolves")
    assert t.piles()["hinterland"] == ["true-names", "wolves", "birdsong"]


# -- what random games over all cards of the box met


def test_an_action_is_offered_only_if_something_comes_of_it_once_it_is_paid() -> None:
    t = (
        using("elders", secrets=1, warbands=3)
        .advisers(1, "wild-allies")
        .site("h1", "the-hidden-place")
        .at("h1", "wolves")
    )
    t.bands("h1", 0, 0).bands("p1", 1, 1)
    assert "use:wild-allies" not in t.run().keys  # the one secret pays for it; a target there takes another
    t = (
        using("elders", secrets=2, warbands=3)
        .advisers(1, "wild-allies")
        .site("h1", "the-hidden-place")
        .at("h1", "wolves")
    )
    assert "use:wild-allies" in t.bands("h1", 0, 0).bands("p1", 1, 1).run().keys


def test_secrets_on_a_relic_that_goes_under_the_deck_come_back_facedown() -> None:
    t = (
        using("fae-merchant", secrets=2)
        .holds(1, "ivory-eye")
        .bring_all(RELIC_DECK, ("map",))
        .relics_at("p1", "whistle")
    )
    t.act(1, "use:ivory-eye")
    while t.prompt != "act":
        t.act(1, t.keys[0])
    t.act(1, "use:fae-merchant", "pick:ivory-eye")
    assert (t.board(1).secrets, t.board(1).dark) == (0, 1) and t.prompt == "act"


def test_bandits_look_for_a_beast_beside_an_ancient_bloodline() -> None:
    t = raid(there=("wild-mounts", "storm-caller")).site("h3", "great-slum").at("h3", "storm-caller", "walled-garden")
    t.bands("h3", 0, 0).advisers(2, "ancient-bloodline").dice(["blank"] * 3, ["sword"] * 6)
    declares(t, 6).act(1, "done")
    assert t.prompt == "act" and t.cards_at("h3") == ["walled-garden"]  # for one nomad they give no beast
