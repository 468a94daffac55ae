"""Law 5.5: campaigns, with loaded dice."""

from __future__ import annotations

import pytest

from oikumene.games.oath.rules.battle import shields, swords
from rules.oath.table import Table, table

NOTHING = ("blank",) * 3


def bandits(warbands: int = 4) -> Table:
    """The first Exile stands at a site of the bandits, with a card of no use in battle."""
    t = table(seat=1).site("h2", "wastes").at("h2", "wolves").has(1, pawn="h2", warbands=warbands)
    return t


def test_5_5_1_whom_one_may_attack() -> None:
    assert bandits().act(1, "campaign").prompt == "attack-dice"  # only the bandits, only this site: wait for the dice
    t = table(seat=1).has(1, pawn="c1").has(2, pawn="c1").act(1, "campaign")
    assert t.keys == ["attack:2", "attack:0"]  # who stands here, and who rules here
    t = table(seat=1).has(1, pawn="c1", supply=1).run()
    assert t.why_not("campaign") == "need-supply"


def test_5_5_2_other_sites_of_the_bandits_may_be_targets_too() -> None:
    t = bandits().site("h3", "great-slum").act(1, "campaign")
    assert t.prompt == "targets" and t.keys == ["target-site:h3", "done"]
    t.act(1, "target-site:h3")
    assert t.now.war is None or t.now.war.defence == 2
    assert t.keys == ["4", "3", "2", "1", "0"]


def test_5_5_the_attacker_wins_and_posts_warbands() -> None:
    t = bandits().act(1, "campaign").dice(["blank"], ["sword", "sword"]).act(1, "2")
    assert t.prompt == "post" and t.keys == ["post:h2:1", "post:h2:2", "post:h2:3", "post:h2:4", "done"]
    t.act(1, "post:h2:3")
    assert t.warbands("h2") == (1, 3) and t.board(1).warbands == 1 and t.board(1).supply == 5


def test_5_5_5_skulls_kill_and_count_two_swords() -> None:
    t = bandits().act(1, "campaign").dice(["shield"], ["skull", "hollow"]).act(1, "2")
    # one bandit and a shield against two swords: one warband more wins
    assert t.prompt == "sacrifice" and t.board(1).warbands == 3
    t.act(1, "yes")
    assert t.board(1).warbands == 2 and t.prompt == "post"


def test_5_5_6_a_beaten_attacker_loses_half_rounded_down() -> None:
    t = bandits(5).act(1, "campaign").dice(["shields"], ["hollow"]).act(1, "1", "no")
    assert t.board(1).warbands == 3 and t.prompt == "act"


def test_5_5_5_no_sacrifice_where_it_would_not_do() -> None:
    t = bandits(2).act(1, "campaign").dice(["shields"], ["hollow"]).act(1, "1")
    assert t.prompt == "act" and t.board(1).warbands == 1


def test_the_faces_of_the_dice() -> None:
    assert shields(["double", "shield", "double", "shields"]) == 12 and shields(["double"]) == 0
    assert swords(["hollow"]) == 0 and swords(["hollow", "hollow", "skull"]) == 3


@pytest.mark.parametrize(("site", "dice"), [("plains", 3), ("mountain", 1), ("wastes", 2)])
def test_plains_and_mountain(site: str, dice: int) -> None:
    t = table(seat=1).site("h2", site).at("h2").bands("h2", 0, 0).has(1, pawn="h2", warbands=4)
    t.act(1, "campaign").dice(["blank"], ["hollow"] * dice).act(1, "2")
    assert t.said("rolls-attack")[0][1] == dice


def test_a_die_removed_from_an_empty_pool_is_a_defence_die_more() -> None:
    t = table(seat=1).site("h2", "mountain").bands("h2", 0, 0).has(1, pawn="h2", warbands=4)
    t.act(1, "campaign").dice(["blank", "shield"]).act(1, "0", "no")
    assert t.said("rolls-defence") == [(1, 1, 0, 0, 2)]


def duel(**has: object) -> Table:
    """Seat 1 attacks seat 2, another Exile, who rules the site and stands there."""
    t = table(seat=1).site("h2", "wastes").bands("h2", 2, 3).has(2, pawn="h2", warbands=4, favor=5).has(1, pawn="h2")
    return t.has(1, **{"warbands": 6, **has}).set(title=2)  # type: ignore[arg-type]


def test_5_5_2_the_own_site_is_a_target_where_the_defender_rules_it() -> None:
    t = duel().holds(2, "map").banner("ds", 2, 2).act(1, "campaign")
    assert t.keys == ["target-relic:map", "target-banner:ds", "target-pawn", "done"]


def test_5_5_4_the_dice_of_targets_and_the_title() -> None:
    t = duel().holds(2, "map").banner("ds", 2, 2)
    t.act(1, "campaign", "target-relic:map", "target-banner:ds", "target-pawn")
    dice = 1 + 3 + 2 + 2 + 1
    t.dice(["blank"] * dice, ["hollow"]).act(1, "1")
    # nothing rolled, three warbands at the site and four on the board
    assert t.said("rolls-defence") == [(dice, 0, 0, 0, 7)]
    assert t.board(1).warbands == 3  # six are not enough to sacrifice eight: half of them die


def test_5_5_6_the_defender_chooses_the_dead_and_the_others_go_to_the_board() -> None:
    t = duel(warbands=12).act(1, "campaign", "done").dice(["blank", "blank"], ["skull"] * 4).act(1, "4")
    assert (t.seat, t.prompt) == (2, "dead") and t.now.war is not None and t.now.war.won
    t.act(2, "dead-site:h2:2")  # the third can only be of the board
    assert t.board(2).warbands == 3 + 1 and t.warbands("h2") == (2, 0)
    t.act(1, "post:h2:1")
    assert t.warbands("h2") == (1, 1)


def test_5_5_7_relics_and_banners_are_taken_the_pawn_banished_and_favor_burnt() -> None:
    t = duel(warbands=14).holds(2, "map").banner("pf", 2, 4)
    t.act(1, "campaign", "target-relic:map", "target-banner:pf", "target-pawn")
    t.dice(["blank"] * 11, ["skull"] * 4).act(1, "4").act(2, "dead-board:2:3")
    t.act(1, "done")
    assert t.relics(1) == ["map"] and t.now.banners[0].holder == 1 and t.now.banners[0].tokens == 2
    t.act(1, "banish:c1")
    assert t.pawn(2) == "c1" and t.prompt == "burn-favor"
    t.act(1, "yes")
    assert t.board(2).favor == 3


def test_the_title_does_not_flicker_while_the_sites_stand_empty() -> None:
    t = table(4, seat=1).bands("c1", 2, 1).bands("p1", 2, 1).bands("h1", 0, 1).site("h2", "wastes").bands("h2", 0, 1)
    t.has(1, pawn="c1", warbands=9).has(2, pawn="h1", warbands=0).set(title=2).at("c1")
    t.act(1, "campaign", "attack:2", "target-site:p1").dice(["blank"] * 3, ["sword"] * 4).act(1, "4")
    t.act(2, "dead-site:c1:1") if t.prompt == "dead" else t
    assert t.prompt == "post" and t.now.title == 2
    t.act(1, "post:c1:1", "post:p1:1")
    assert t.now.title in (1, 2)


# -- the Empire defends


def war_on_the_empire() -> Table:
    """Seat 1, an Exile, attacks at the Chancellor's site; seat 2 is a Citizen who stands there, the Chancellor not."""
    t = table(4, seat=1).has(1, pawn="p1", warbands=9).citizen(2, warbands=2).has(2, pawn="p1").has(0, pawn="c1")
    return t.bands("p1", 0, 2).at("c1")


def test_5_5_2_the_chancellor_joins_unasked_and_citizens_if_they_want_and_are_let() -> None:
    t = war_on_the_empire().act(1, "campaign", "attack:0", "done", "3")
    assert (t.seat, t.prompt) == (2, "join")
    t.act(2, "yes")
    assert (t.seat, t.prompt) == (0, "join-allow")
    t.dice(["blank"] * 3, ["hollow"] * 2).act(0, "yes")
    # two at the site and two on the Citizen's board; the Chancellor's board is far away; the title adds a die
    assert t.said("rolls-defence") == [(2, 0, 0, 0, 4)]


def test_5_5_1_a_citizen_may_be_attacked_and_has_the_chancellor_as_ally() -> None:
    t = war_on_the_empire().act(1, "campaign", "attack:2", "done")
    t.dice(["blank"] * 4, ["hollow"] * 2).act(1, "3")
    assert t.said("joins") == [(0,)]
    assert t.said("rolls-defence") == [(2, 0, 0, 0, 4)]


def test_5_5_6_the_chancellor_chooses_the_dead_of_the_empire() -> None:
    t = (
        war_on_the_empire().act(1, "campaign", "attack:2", "done").dice(["blank"] * 2, ["skull"] * 3).act(1, "4")
    )  # the Mountain takes one
    assert (t.seat, t.prompt) == (0, "dead")
    lord = t.board(0).warbands
    t.act(0, "dead-board:2:1")
    assert t.board(2).warbands == 1 and t.board(0).warbands == lord + 1  # from the site to the Chancellor's board


def test_5_5_1_a_citizen_who_attacks_the_chancellor_is_no_imperial_player_in_it() -> None:
    t = table(4, seat=2).citizen(2, warbands=9).has(2, pawn="p1").citizen(3, warbands=1).has(3, pawn="p1")
    t.bands("p1", 0, 1).has(0, pawn="c1").act(2, "campaign", "attack:0", "done", "4")
    assert (t.seat, t.prompt) == (3, "join")
    t.dice(["blank"] * 2, ["skull"] * 3).act(3, "no")
    t.act(2, "post:p1:1") if t.prompt == "post" else t
    assert t.warbands("p1") == (0, 1)  # what a Citizen posts is the Empire's again


def test_the_chancellor_attacks_a_citizen_who_then_rules_nothing_and_has_no_allies() -> None:
    t = table(4, seat=0).has(0, pawn="p1", warbands=6).citizen(2, warbands=1).has(2, pawn="p1").holds(2, "map")
    t.citizen(3).has(3, pawn="p1").at("c1").act(0, "campaign", "attack:2")
    assert t.keys == ["target-relic:map", "target-pawn"]
    t.act(0, "target-relic:map", "done").dice(["blank"] * 3, ["skull", "hollow", "hollow"]).act(0, "4")
    assert t.relics(2) == [] and "map" in t.relics(0)


def test_reliquary_brutal_kills_the_whole_force() -> None:
    t = table(seat=0).reliquary("brutal").site("h2", "wastes").bands("h2", 2, 3).has(2, pawn="c1").at("c1")
    t.has(0, pawn="h2", warbands=9).act(0, "campaign").dice(["blank"], ["skull"] * 3).act(0, "3")
    assert t.board(2).bank == 14 - 3 and t.board(2).warbands == 3  # three at the site died, three stayed far away


def test_5_5_2_fewer_dice_than_warbands_may_be_taken_and_none() -> None:
    t = bandits().act(1, "campaign")
    assert t.keys == ["4", "3", "2", "1", "0"]
    t.dice(["blank"]).act(1, "0")
    assert t.prompt == "sacrifice"  # two for one bandit


def test_5_5_7_i_a_victor_need_not_post_anybody() -> None:
    t = bandits().act(1, "campaign").dice(["blank"], ["sword", "sword"]).act(1, "2", "done")
    assert t.warbands("h2")[1] == 0 and t.board(1).warbands == 4


def test_5_5_7_iii_a_banished_pawn_goes_only_where_it_could_travel() -> None:
    t = duel(warbands=14).site("p2", "narrow-pass").bands("p2", 0, 0)
    t.act(1, "campaign", "target-pawn").dice(["blank"] * 4, ["skull"] * 4)
    t.act(1, *(["done"] if t.prompt == "targets" else []), "4").act(2, "dead-board:2:3")
    t.act(1, "done")
    assert t.prompt == "banish" and "banish:p2" in t.keys and "banish:p1" not in t.keys  # past the gate


def test_5_5_7_iii_banishing_and_burning_may_both_be_left() -> None:
    t = duel(warbands=14).act(1, "campaign", "target-pawn").dice(["blank"] * 4, ["skull"] * 4)
    t.act(1, *(["done"] if t.prompt == "targets" else []), "4").act(2, "dead-board:2:3").act(1, "done", "no", "no")
    assert t.pawn(2) == "h2" and t.board(2).favor == 5
