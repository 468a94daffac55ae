"""Action powers that discard, move and swap cards."""

from __future__ import annotations

from oikumene.games.oath.model import NOMAD, ORDER
from oikumene.games.oath.state import ADVISERS_DOWN, DISPOSSESSED, EDIFICES
from rules.oath.powers import holding, using


def test_taming_charm_discards_a_beast_or_nomad_here_for_two_favor() -> None:
    t = using("taming-charm", "wolves", "scouts").pile("hinterland").act(1, "use:taming-charm")
    assert t.cards_at("p1") == ["taming-charm", "scouts"] and t.piles()["hinterland"] == ["wolves"]
    assert t.board(1).favor == 7 and t.now.banks[4] == 1
    assert "use:taming-charm" not in using("taming-charm", "scouts").run().keys


def test_taming_charm_favor_on_the_card_reaches_its_bank_first() -> None:
    t = using("taming-charm", "elders").bank(nomad=0).act(1, "use:elders", "use:taming-charm")
    assert t.board(1).favor == 5 and t.now.banks[NOMAD] == 0


def test_dream_thief_swaps_two_facedown_advisers_unseen() -> None:
    t = using("dream-thief").facedown(0, "wolves").facedown(2, "scouts", "tents").act(1, "use:dream-thief")
    assert t.keys == ["hidden-adviser:2:0", "hidden-adviser:2:1", "hidden-adviser:0:0"]
    t.act(1, "hidden-adviser:2:1")  # the other can be only the Chancellor's
    assert t.council(0) == ["tents"] and t.council(2) == ["scouts", "wolves"]
    assert t.now.look(ADVISERS_DOWN + 0, 2) == ["tents"]  # its former owner knows it
    assert t.now.look(ADVISERS_DOWN + 0, 1) == [None] and t.now.look(ADVISERS_DOWN + 2, 0) == [None, "wolves"]
    assert "use:dream-thief" not in using("dream-thief").facedown(2, "scouts", "tents").run().keys


def test_roving_terror_takes_the_place_of_a_denizen_elsewhere() -> None:
    t = using("roving-terror").at("c1", "longbows").act(1, "use:roving-terror", "pick:longbows")
    assert t.cards_at("p1") == [] and t.cards_at("c1") == ["roving-terror"]
    assert [(t.now.ident(card), n) for card, n in t.now.secrets_on.items()] == [("roving-terror", 1)]
    assert t.piles()["provinces"][-1:] == ["longbows"] or "longbows" in t.piles()["provinces"]


def test_roving_terror_needs_a_denizen_that_is_not_locked() -> None:
    t = using("roving-terror").at("c1", "hall-of-debate").at("h1", "sacred-ground")
    assert "use:roving-terror" not in t.run().keys


def test_assassin_discards_a_faceup_adviser_of_a_player_here() -> None:
    t = using("elders").advisers(1, "assassin").has(2, pawn="p1").advisers(2, "wolves", "faithful-friend")
    t.advisers(0, "scouts").pile("hinterland").act(1, "use:assassin")
    assert t.council(2) == ["faithful-friend"] and t.piles()["hinterland"] == ["wolves"]
    assert t.council(0) == ["scouts"] and t.council(1) == ["assassin"]


def test_assassin_may_discard_an_own_adviser() -> None:
    t = using("elders").advisers(1, "assassin", "wolves").act(1, "use:assassin")
    assert t.council(1) == ["assassin"]


def test_armed_mob_discards_an_adviser_of_who_holds_only_the_darkest_secret() -> None:
    t = using("armed-mob").banner("ds", 0).advisers(0, "wolves").advisers(2, "scouts").act(1, "use:armed-mob")
    assert t.council(0) == [] and t.council(2) == ["scouts"]
    t = using("armed-mob").banner("ds", 0).banner("pf", 0).advisers(0, "wolves")
    assert "use:armed-mob" not in t.run().keys


def test_enchantress_changes_places_with_an_adviser_of_another() -> None:
    t = using("elders").advisers(1, "enchantress").advisers(2, "wolves", "faithful-friend").act(1, "use:enchantress")
    assert t.council(1) == ["wolves"] and sorted(t.council(2)) == ["enchantress", "faithful-friend"]
    assert t.board(1).secrets == 2


def test_homesteaders_move_an_adviser_to_the_own_site_without_favor() -> None:
    t = using("homesteaders").advisers(1, "scouts", "tutor", "faithful-friend").act(1, "use:homesteaders")
    assert t.cards_at("p1") == ["homesteaders", "scouts"] and t.council(1) == ["tutor", "faithful-friend"]
    assert t.board(1).favor == 5 and t.now.banks[ORDER] == 3
    assert "use:homesteaders" not in t.keys  # one is for advisers only, the other is locked


def test_homesteaders_need_room() -> None:
    assert "use:homesteaders" not in using("homesteaders", "wolves", "tents").advisers(1, "scouts").run().keys
    t = using().site("p1", "great-slum").at("p1", "homesteaders", "wolves", "tents").advisers(1, "scouts")
    t.act(1, "use:homesteaders", "pick:tents")
    assert t.cards_at("p1") == ["homesteaders", "wolves", "scouts"]


def test_resettle_moves_a_nomad_of_anybody_to_a_site_with_room() -> None:
    t = using("resettle").advisers(2, "tents", "wolves", "ancient-pact").act(1, "use:resettle")
    assert t.keys == ["to-site:c1", "to-site:p1", "to-site:h1"]  # facedown sites have no room
    t.act(1, "to-site:c1")
    assert t.cards_at("c1") == ["longbows", "tents"] and t.council(2) == ["wolves", "ancient-pact"]


def test_convoys_bring_another_pile_on_top_in_its_order() -> None:
    t = using("convoys").pile("provinces", "wolves").pile("cradle", "tents", "scouts").pile("hinterland")
    t.act(1, "use:convoys")
    assert t.piles()["cradle"] == [] and t.piles()["provinces"] == ["wolves", "scouts", "tents"]


def test_horned_mask_swaps_an_adviser_with_a_card_here() -> None:
    t = holding("horned-mask").at("p1", "elders", "wizard-school").advisers(1, "scouts", "tutor")
    t.act(1, "use:horned-mask")
    assert t.cards_at("p1") == ["wizard-school", "scouts"] and t.council(1) == ["tutor", "elders"]
    assert t.board(1).favor == 5
    assert "use:horned-mask" not in holding("horned-mask").advisers(1, "tutor").run().keys


def test_fallen_spire_exchanges_denizens_of_the_pile_and_skips_visions() -> None:
    t = using("fallen-spire").pile("provinces", "wolves", "vision-of-faith", "tents", "scouts")
    t.bring_all(DISPOSSESSED, ("augury", "portal", "jinx")).act(1, "use:fallen-spire", "2")
    pile = t.piles()["provinces"]
    assert pile[0] == "scouts" and pile[2] == "vision-of-faith" and {pile[1], pile[3]} <= {"augury", "portal", "jinx"}
    assert {"wolves", "tents"} <= set(t.ids(DISPOSSESSED)) and len(t.ids(DISPOSSESSED)) == 3


def test_broken_forge_is_mended_and_keeps_what_lies_on_it() -> None:
    t = using("broken-forge").act(1, "use:broken-forge")
    assert t.cards_at("p1") == ["ancient-forge"] and "broken-forge" in t.ids(EDIFICES)
    assert list(t.now.favor_on.values()) == [2] and list(t.now.secrets_on.values()) == [2]
    t.act(1, "end")
    assert t.now.banks[NOMAD] == 5
