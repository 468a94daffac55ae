"""Action powers that make pawns go, and the Ballot Box."""

from __future__ import annotations

from oikumene.games.oath.state import CITIZEN, EXILE, PILE
from rules.oath.powers import holding, using


def test_whistle_makes_a_pawn_come_and_gives_its_secret() -> None:
    t = holding("whistle").has(2, pawn="h1", supply=0, secrets=1).has(0, pawn="p1").act(1, "use:whistle")
    assert t.pawn(2) == "p1" and t.board(2).secrets == 2 and t.board(1).secrets == 2 and not t.now.secrets_on
    assert t.board(2).supply == 0
    assert "use:whistle" not in holding("whistle").has(2, pawn="p1").has(0, pawn="p1").run().keys


def test_palanquin_puts_the_own_pawn_where_another_is_made_to_travel() -> None:
    t = using("elders").advisers(1, "palanquin").has(2, pawn="p1", supply=0).act(1, "use:palanquin", "to-site:h1")
    assert t.pawn(1) == "h1" and t.pawn(2) == "h1" and t.board(1).supply == 7
    assert t.said("travels") == [(2, "rocky-coast")] and t.said("puts-pawn") == [(1, "rocky-coast")]
    assert "use:palanquin" not in using("elders").advisers(1, "palanquin").run().keys


def test_brass_horse_rides_to_a_card_of_the_suit_turned_up() -> None:
    t = holding("brass-horse").pile("provinces", "wolves").at("h1", "pied-piper").at("c1", "longbows")
    t.act(1, "use:brass-horse")
    assert t.pawn(1) == "h1" and t.board(1).supply == 7
    assert t.piles()["provinces"] == ["wolves"] and t.now.look(PILE + 1, 2) == ["wolves"]


def test_brass_horse_rides_anywhere_where_nothing_is_like_it() -> None:
    t = holding("brass-horse").at("p1", "wolves").pile("provinces", "tents").at("h1", "scouts")
    t.act(1, "use:brass-horse")
    assert len(t.keys) == 7
    t = holding("brass-horse").pile("provinces", "vision-of-faith").act(1, "use:brass-horse")
    assert len(t.keys) == 7  # a Vision is like nothing
    assert "use:brass-horse" not in holding("brass-horse").pile("provinces").run().keys


def test_ballot_box_makes_the_holder_of_the_peoples_favor_a_citizen() -> None:
    t = using("ballot-box").banner("pf", 1, 2).act(1, "use:ballot-box")
    assert t.board(1).role == CITIZEN and t.seat == 2  # the Act phase is over
    t = using("ballot-box").banner("pf", 2, 2)
    assert "use:ballot-box" not in t.run().keys and t.board(1).role == EXILE


def test_whistle_pays_no_toll_for_who_is_called_without_a_yes() -> None:
    t = holding("whistle").at("p1", "toll-roads").bands("p1", 0, 1).has(2, pawn="h1", favor=2).has(0, pawn="p1")
    t.act(1, "use:whistle")
    assert t.seat == 2 and t.prompt == "travel-consent"
    t.act(2, "no")
    assert t.pawn(2) == "h1" and t.board(2).favor == 2 and list(t.now.secrets_on.values()) == [1]
    t = holding("whistle").at("p1", "toll-roads").bands("p1", 0, 1).has(2, pawn="h1", favor=2).has(0, pawn="p1")
    t.act(1, "use:whistle").act(2, "yes")
    assert t.pawn(2) == "p1" and t.board(2).favor == 1 and not t.now.secrets_on
