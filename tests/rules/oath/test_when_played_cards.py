"""When Played: cards that discard, swap or send away others, and the Gathering (Law 7.3.3)."""

from __future__ import annotations

from oikumene.games.oath.state import DISPOSSESSED, PILE
from rules.oath.powers import play, playing


def test_dazzle_discards_hearth_and_order_cards_of_the_region() -> None:
    t = playing("dazzle", "scouts", "wolves").pile("hinterland").site("p2", "mine").at("p2", "levelers")
    play(t)
    assert t.prompt == "discard-next" and t.keys == ["discard:scouts", "discard:levelers"]  # in any order (Law 10)
    t.act(1, "discard:levelers")
    assert t.cards_at("p1") == ["wolves", "dazzle"] and t.cards_at("p2") == [] and t.cards_at("c1") == ["longbows"]
    assert t.piles()["hinterland"] == ["levelers", "scouts"]


def test_dazzle_leaves_locked_cards() -> None:
    assert play(playing("dazzle", "a-round-of-ale")).cards_at("p1") == ["a-round-of-ale", "dazzle"]


def test_threatening_roar_discards_nomads_and_other_beasts() -> None:
    t = play(playing("threatening-roar", "wolves", "elders").at("h1", "tents")).act(1, "discard:wolves")
    assert t.cards_at("p1") == ["threatening-roar"] and t.cards_at("h1") == ["tents"]


def test_riots_discard_the_commonest_suit_under_the_mob() -> None:
    t = playing("riots", "wolves").at("c1", "pied-piper").at("h1", "scouts").banner("pf", 2, 2, mob=True)
    play(t)
    assert t.cards_at("p1") == ["riots"] and t.cards_at("c1") == [] and t.cards_at("h1") == ["scouts"]


def test_riots_spare_themselves_and_ties_are_for_their_player_to_break() -> None:
    t = playing("riots", "scryer").at("c1", "pied-piper", "wolves").at("h1", "scouts").banner("pf", 2, 2, mob=True)
    play(t)
    assert t.keys == ["of-suit:discord", "of-suit:beast"]
    t.act(1, "of-suit:discord")
    assert t.cards_at("p1") == ["riots"] and t.cards_at("c1") == ["pied-piper", "wolves"]


def test_riots_do_nothing_without_the_mob() -> None:
    assert play(playing("riots", "wolves").at("c1", "pied-piper").banner("pf", 2, 2)).cards_at("c1") == ["pied-piper"]


def test_great_herd_may_change_places_with_a_nomad_at_a_site() -> None:
    t = playing("great-herd").at("h1", "tents", "sacred-ground")
    play(t)
    assert t.keys == ["pick:tents", "no"]  # a locked card stays
    t.act(1, "pick:tents")
    assert t.cards_at("p1") == ["tents"] and t.cards_at("h1") == ["sacred-ground", "great-herd"]
    assert play(playing("great-herd").at("h1", "tents")).act(1, "no").cards_at("p1") == ["great-herd"]


def test_twin_brother_may_change_places_with_a_nomad_adviser_of_another() -> None:
    t = playing("twin-brother").advisers(1, "elders").advisers(2, "tents", "wolves").advisers(0, "ancient-pact")
    play(t, "play-adviser")
    assert t.keys == ["pick:tents", "no"]
    t.act(1, "pick:tents")
    assert t.council(1) == ["elders", "tents"] and t.council(2) == ["wolves", "twin-brother"]


def test_pilgrimage_sends_the_denizens_of_the_site_away_and_brings_others() -> None:
    t = playing("pilgrimage", "wolves", "scouts", "a-round-of-ale").bring_all(
        DISPOSSESSED, ("augury", "portal", "jinx")
    )
    play(t, "play-adviser")
    assert t.cards_at("p1") == ["a-round-of-ale"] and t.prompt == "lay-next" and len(t.keys) == 2
    last = t.keys[0].removeprefix("pick:")
    t.act(1, t.keys[1])  # who draws them says in which order they lie
    assert len(t.now.zones[DISPOSSESSED]) == 3
    pile = t.piles()["provinces"]
    assert pile[-1] == last
    assert len(pile) == 2 and {*pile, *t.ids(DISPOSSESSED)} == {"wolves", "scouts", "augury", "portal", "jinx"}
    assert t.now.look(PILE + 1, 1) == pile and t.now.look(PILE + 1, 2) == [None, None]


def test_the_gathering_calls_pawns_and_lets_those_there_deal() -> None:
    t = playing("the-gathering", favor=2).has(2, favor=0, pawn="h1", supply=0).holds(2, "map").advisers(2, "wolves")
    play(t).act(0, "no").act(2, "yes")
    assert t.pawn(2) == "p1" and t.pawn(0) == "c1" and t.said("travels") == []
    assert t.seat == 1 and t.prompt == "deal-with" and t.keys == ["player:2", "no"]
    t.act(1, "player:2", "give:favor", "want-relic:map", "want-adviser:wolves", "done").act(2, "accept")
    assert t.relics(1) == ["map"] and t.council(1) == ["wolves"] and t.board(2).favor == 1
    t.act(2, "no").act(1, "no")
    assert t.prompt == "act" and t.seat == 1


def test_the_gathering_of_one_makes_no_deals() -> None:
    t = play(playing("the-gathering")).act(0, "no").act(2, "no")
    assert t.prompt == "act"


def test_assassin_makes_the_council_smaller() -> None:
    t = playing("assassin").advisers(1, "wolves", "scouts", "elders")
    play(t, "play-adviser").act(1, "oust:wolves")
    assert t.prompt == "oust"  # one made room, another is one too many
    t.act(1, "oust:scouts")
    assert t.council(1) == ["elders", "assassin"]


def test_assassin_cannot_come_where_two_locked_advisers_are() -> None:
    t = playing("assassin").advisers(1, "long-lost-heir", "faithful-friend")
    t.act(1, "search", "search-pile:provinces")
    assert "play-adviser" not in t.keys


def test_pied_piper_comes_to_a_full_council_and_goes_on_to_another() -> None:
    t = playing("pied-piper").advisers(1, "wolves", "scouts", "elders").advisers(2, "tents", "levelers", "scryer")
    play(t.has(2, favor=3), "play-adviser")
    assert t.council(1) == ["wolves", "scouts", "elders", "pied-piper"]
    t.act(1, "use:pied-piper", "player:2")
    assert len(t.council(2)) == 4 and t.council(1) == ["wolves", "scouts", "elders"]
    assert (t.board(1).favor, t.board(2).favor) == (2, 1)
    assert [(t.now.ident(card), n) for card, n in t.now.secrets_on.items()] == [("pied-piper", 1)]
    t.act(1, "end")
    assert t.board(1).secrets == 3  # it comes back to who paid it


def test_enchantress_in_the_place_of_the_piper_needs_a_seat() -> None:
    t = playing("wolves").advisers(1, "enchantress").advisers(2, "tents", "levelers", "scryer", "pied-piper")
    t.act(1, "use:enchantress", "pick:pied-piper")
    assert t.seat == 2 and t.keys == ["oust:tents", "oust:levelers", "oust:scryer"]
    t.act(2, "oust:tents")
    assert t.council(2) == ["levelers", "scryer", "enchantress"] and t.council(1) == ["pied-piper"]


def test_salt_the_earth_leaves_nothing_beside_it() -> None:
    t = play(playing("salt-the-earth", "wolves", "elders", "scouts")).act(1, "discard:wolves", "discard:elders")
    assert t.cards_at("p1") == ["salt-the-earth"]
    assert "play-site:p1" not in t.pile("provinces", "tents").act(1, "search", "search-pile:provinces").keys


def test_salt_the_earth_is_not_played_beside_a_locked_card() -> None:
    t = playing("salt-the-earth", "a-round-of-ale").act(1, "search", "search-pile:provinces")
    assert "play-site:p1" not in t.keys
    t = playing("salt-the-earth").site("p1", "drowned-city").pile("provinces", "salt-the-earth")
    assert play(t).cards_at("p1") == ["salt-the-earth"]
