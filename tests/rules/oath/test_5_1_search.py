"""Law 5.1: search, and playing cards."""

from __future__ import annotations

import pytest

from oikumene.games.oath import OATH
from oikumene.games.oath.model import SUITS
from oikumene.games.oath.words import MAJOR
from oikumene.text import Texts
from rules.oath.table import Table, table

THREE = ("elders", "tents", "wolves")


def searching(*deck: str, **has: object) -> Table:
    return table(seat=1).has(1, pawn="p1", favor=0, **has).deck(*deck)  # type: ignore[arg-type]


@pytest.mark.parametrize(("drawn", "price"), [(0, 2), (1, 3), (2, 3), (3, 4), (5, 4)])
def test_5_1_1_the_world_deck_costs_supply_by_visions_drawn(drawn: int, price: int) -> None:
    t = searching(*THREE, supply=price).set(visions=drawn)
    t.act(1, "search", "search-deck")
    assert t.now.boards[1].supply == 0
    t = searching(*THREE, supply=price - 1).set(visions=drawn).pile("provinces")
    assert "search" not in t.run().keys and t.why_not("search") == "need-supply"


def test_5_1_1_the_darkest_secrets_holder_pays_two() -> None:
    t = searching(*THREE, supply=2).set(visions=3).banner("ds", 1).act(1, "search", "search-deck")
    assert t.now.boards[1].supply == 0


def test_5_1_2_three_cards_of_the_own_regions_pile_a_vision_among_them_stops_nothing() -> None:
    t = searching(supply=2).pile("provinces", "vision-of-faith", "elders", "tents", "wolves")
    t.act(1, "search", "search-pile:provinces")
    assert sorted(t.keys) == ["keep:elders", "keep:tents", "keep:vision-of-faith"] and t.now.visions == 0


def test_5_1_2_a_vision_of_the_deck_is_announced_and_ends_the_drawing() -> None:
    t = searching("elders", "vision-of-faith", "tents").act(1, "search", "search-deck")
    assert sorted(t.keys) == ["keep:elders", "keep:vision-of-faith"]
    assert t.now.visions == 1 and t.said("draws-vision") == [(1, 1)]


def test_2_7_1_the_marker_of_visions_stays_on_the_last_space() -> None:
    t = searching("vision-of-faith", *THREE, supply=7).set(visions=5)
    t.act(1, "search", "search-deck", "play-facedown")
    assert t.now.visions == 5 and t.prompt == "act"


def test_5_1_3_the_others_go_to_the_pile_of_the_next_region_in_the_chosen_order() -> None:
    t = searching(*THREE).pile("hinterland")
    t.act(1, "search", "search-deck", "keep:tents", "discard:wolves")
    assert t.piles()["hinterland"] == ["wolves", "elders"]


def test_others_see_backs_and_not_what_was_kept() -> None:
    t = searching(*THREE).pile("hinterland")
    t.act(1, "search", "search-deck", "keep:tents", "discard:wolves", "play-facedown")
    assert t.seen(2)["seats"][1]["facedown"] == [None]
    assert t.seen(2)["piles"][2]["known"] == [None, None]
    assert t.seen(1)["piles"][2]["known"] == ["wolves", "elders"]
    assert "deck" not in t.seen(1) and "tents" not in str(t.seen(2))


def kept(id: str, **has: object) -> Table:
    """The card is all that was drawn, and is to be played at the own site."""
    return searching(id, **has).set().pile("provinces", id).act(1, "search", "search-pile:provinces")


def test_5_1_4_i_a_card_played_at_the_site_gives_a_favor_of_its_suit() -> None:
    t = kept("tents")
    assert t.keys == ["play-site:p1", "play-adviser", "play-facedown", "play-discard"]
    t.act(1, "play-site:p1")
    assert t.cards_at("p1") == ["taming-charm", "tents"] and t.board(1).favor == 1
    assert t.now.banks[SUITS.index("nomad")] == 2


def test_5_1_4_i_a_full_site_takes_no_card() -> None:
    t = table(seat=1).has(1, pawn="p1").at("p1", "elders", "wolves").pile("provinces", "tents")
    t.act(1, "search", "search-pile:provinces")
    assert "play-site:p1" not in t.keys


def test_5_1_4_i_the_peoples_favor_plays_anywhere_in_the_region_and_may_make_room() -> None:
    t = table(seat=1).has(1, pawn="p1").at("p1", "elders", "wolves").site("p2", "plains").at("p2", "longbows")
    t.banner("pf", 1).pile("provinces", "tents").pile("hinterland").act(1, "search", "search-pile:provinces")
    assert t.can("play-site") == ["play-site:p1", "play-site:p2"]
    t.act(1, "play-site:p1")
    assert (t.prompt, t.keys) == ("clear-must", ["clear:elders", "clear:wolves"])  # it is full
    t.act(1, "clear:wolves")
    assert t.cards_at("p1") == ["elders", "tents"] and t.piles()["hinterland"] == ["wolves"]


def test_5_1_4_i_what_the_peoples_favor_discards_the_great_slum_does_not_discard_again() -> None:
    t = table(seat=1).site("h3", "great-slum").has(1, pawn="h3").at("h3", "elders").banner("pf", 1).pile("cradle")
    t.at("h1").pile("hinterland", "wolves").act(1, "search", "search-pile:hinterland", "play-site:h3", "clear:elders")
    assert t.prompt == "act" and t.piles()["cradle"] == ["elders"] and t.cards_at("h3") == ["wolves"]
    assert len(t.said("discards")) == 1


def test_5_1_4_i_both_powers_may_discard_one_each() -> None:
    t = table(seat=1).site("h3", "great-slum").has(1, pawn="h3").at("h3", "elders", "keep", "tents").banner("pf", 1)
    t.at("h1").pile("hinterland", "wolves").act(1, "search", "search-pile:hinterland", "play-site:h3", "clear:elders")
    assert t.keys == ["clear:tents", "no"]  # the Keep is locked
    assert t.act(1, "clear:tents").cards_at("h3") == ["keep", "wolves"]


def test_5_1_4_i_great_slum_may_discard_a_card_of_its_own_first() -> None:
    t = table(seat=1).site("h3", "great-slum").has(1, pawn="h3").at("h3", "elders", "wolves", "keep")
    t.pile("hinterland", "tents").act(1, "search", "search-pile:hinterland", "play-site:h3")
    assert t.keys == ["clear:elders", "clear:wolves"]  # a locked card stays


def test_5_1_4_ii_a_full_council_discards_first_but_no_locked_card() -> None:
    t = table(seat=1).has(1, pawn="p1").advisers(1, "elders", "a-small-favor").facedown(1, "wolves")
    t.pile("provinces", "tents").pile("hinterland").act(1, "search", "search-pile:provinces", "play-adviser")
    assert (t.prompt, t.keys) == ("oust", ["oust:elders", "oust-facedown:0"])
    t.act(1, "oust-facedown:0")
    assert t.council(1) == ["elders", "a-small-favor", "tents"] and t.piles()["hinterland"] == ["wolves"]


@pytest.mark.parametrize(("id", "where"), [("tinkers-fair", "play-site:p1"), ("naysayers", "play-adviser")])
def test_7_2_1_cards_for_sites_only_and_for_advisers_only(id: str, where: str) -> None:
    assert kept(id).keys == [where, "play-facedown", "play-discard"]


def test_5_1_4_iii_an_exile_lays_a_vision_open_and_the_older_one_is_discarded() -> None:
    t = searching().vision(1, "vision-of-conquest").pile("provinces", "vision-of-faith").pile("hinterland")
    t.act(1, "search", "search-pile:provinces")
    assert t.keys == ["reveal-vision", "play-facedown", "play-discard"]
    t.act(1, "reveal-vision")
    assert t.seen(0)["seats"][1]["vision"] == ["vision-of-faith"]
    assert t.piles()["hinterland"] == ["vision-of-conquest"]


def test_5_1_4_iii_the_chancellor_cannot() -> None:
    t = table(seat=0).has(0, pawn="p1").pile("provinces", "vision-of-faith").act(0, "search", "search-pile:provinces")
    assert t.keys == ["play-facedown", "play-discard"]


def conspiring(**has: object) -> Table:
    t = table(seat=1).has(1, pawn="p1", secrets=1).has(2, pawn="p1").holds(2, "map").banner("pf", 2, 4)
    return t.advisers(2, "elders").pile("provinces", "conspiracy").lay() and t


def test_5_1_4_iv_the_conspiracy_takes_a_relic_or_banner_where_two_advisers_match() -> None:
    t = conspiring().advisers(1, "tents", "horse-archers").act(1, "search", "search-pile:provinces", "play-conspiracy")
    assert t.keys == ["take-relic:map", "take-banner:pf", "no"]
    t.act(1, "take-banner:pf")
    flag = t.now.banners[0]
    assert (flag.holder, flag.tokens, flag.mob, t.board(1).secrets) == (1, 2, True, 0)
    assert t.where("conspiracy") == ["box"]


def test_5_1_4_iv_one_match_is_too_few_and_the_card_leaves_all_the_same() -> None:
    t = conspiring().advisers(1, "tents", "wolves").act(1, "search", "search-pile:provinces", "play-conspiracy")
    assert t.prompt == "act" and t.where("conspiracy") == ["box"] and t.relics(2) == ["map"]


def test_homeland_the_wastes_give_a_relic_for_a_discord_card() -> None:
    t = table(seat=1).site("h2", "wastes").at("h2").relics_at("h2", "map").has(1, pawn="h2")
    t.pile("hinterland", "scryer").act(1, "search", "search-pile:hinterland", "play-site:h2")
    assert t.keys == ["recover-relic:0", "no"]
    t.act(1, "recover-relic:0")
    assert t.relics(1) == ["map"]


def test_reliquary_greedy_draws_two_more_and_bars_dear_searches() -> None:
    t = table(seat=0).reliquary("greedy").has(0, pawn="c1").deck(*THREE, "dazzle", "scryer").pile("cradle")
    t.act(0, "search")
    assert len(t.keys) == 5
    t = table(seat=0).reliquary("greedy").has(0, pawn="c1").set(visions=1).pile("cradle")
    assert "search" not in t.run().keys


def test_who_knew_a_drawn_card_does_not_learn_by_the_log_whether_it_was_discarded() -> None:
    t = searching(supply=2).pile("provinces", "elders", "tents", "wolves").pile("hinterland")
    state = t.lay()
    state.known[next(card for card in range(len(state.face)) if state.ident(card) == "elders")] |= 1 << 2
    t.act(1, "search", "search-pile:provinces", "keep:tents", "discard:elders")
    lines = [line.seen_by(2, t.game.words) for line in t.match.log if line.message == "discards"]
    assert [line.args["card"] for line in lines] == [None, None]


def test_major_actions_say_their_supply_and_a_search_where_it_is_dearer() -> None:
    """Prices stand on the options: from a pile for 2, from the deck for 3 after the first Vision."""
    t = searching(*THREE, supply=7).set(visions=1).pile("provinces", "elders").run()
    question = t.match.pending[0]
    said = {option.key: option.said for option in (*question.options, *question.closed)}
    costs = {key: (said[key].args["supply"], said[key].args["varies"]) for key in MAJOR}
    assert costs["search"] == (2, 1) and costs["campaign"] == (2, 0)
    assert [costs[key] for key in ("muster", "trade", "recover")] == [(1, 0)] * 3
    assert costs["travel"] == (2, 0)  # the Provinces are two from everywhere
    spoken = [Texts(OATH, lang).said(said["search"]) for lang in ("ru", "en")]
    assert spoken == ["Поиск (провиант от 2)", "Search (from 2 supply)"]
    t.act(1, "search")
    ways = {option.key: option.said.args["supply"] for option in t.match.pending[0].options}
    assert ways == {"search-deck": 3, "search-pile:provinces": 2}
