"""Law 4: wake, act, rest."""

from __future__ import annotations

import pytest

from oikumene.games.oath.model import PF, SUITS
from rules.oath.table import Table, table


def waking() -> Table:
    return table().then(("turn", 1))


def test_4_1_1_the_peoples_favor_takes_a_favor_or_gives_one_to_the_poorest_bank() -> None:
    t = waking().banner("pf", 1, 3).has(1, favor=2).bank(arcane=1)
    assert t.run().keys == ["people-place", "people-return:arcane"]
    t.act(1, "people-return:arcane")
    assert t.now.banners[PF].tokens == 2 and t.now.banks[SUITS.index("arcane")] == 2 and t.prompt == "act"


def test_4_1_1_with_one_favor_on_it_one_must_be_placed_if_there_is_one() -> None:
    t = waking().banner("pf", 1, 1).has(1, favor=1).run()
    assert t.prompt == "act" and t.now.banners[PF].tokens == 2
    t = waking().banner("pf", 1, 1).has(1, favor=0).run()
    assert t.prompt == "act" and t.now.banners[PF].tokens == 1


def test_4_1_1_twice_with_the_mob_and_six_call_it() -> None:
    t = waking().banner("pf", 1, 3, mob=True).has(1, favor=2)
    t.act(1, "people-place", "people-place")
    assert t.now.banners[PF].tokens == 5 and t.prompt == "act"
    t = waking().banner("pf", 1, 5).has(1, favor=2).act(1, "people-place")
    assert t.now.banners[PF].mob


def test_4_1_4_a_player_at_an_opportunity_site_may_take_what_lies_there() -> None:
    t = waking().site("h2", "salt-flats").has(1, pawn="h2", favor=1)
    state = t.lay()
    state.site_secrets[6] = 1
    state.site_favor[6] = 1
    t._spare(1)
    assert t.run().keys == ["site-favor", "site-secret", "no"]
    t.act(1, "site-secret")
    assert (t.board(1).secrets, t.now.site_secrets[6], t.prompt) == (2, 0, "act")


def test_4_3_favor_goes_to_the_banks_and_secrets_come_to_who_rests() -> None:
    t = table(seat=1).has(1, secrets=0, pawn="c1").at("c1", "longbows", "elders")
    state = t.lay()
    longbows, elders = state.zones[t.match.state.at[t.find("longbows", *range(20, 40))]]
    t = table(seat=1).has(1, secrets=0, pawn="c1").at("c1", "longbows", "elders").bank(order=1)
    state = t.lay()
    state.favor_on, state.secrets_on, state.boards[1].dark = {longbows: 2}, {elders: 1}, 1
    t._spare(2)
    t.ends(1)
    assert t.now.banks[SUITS.index("order")] == 3 and not t.now.favor_on and not t.now.secrets_on
    assert (t.now.boards[1].secrets, t.now.boards[1].dark) == (2, 0)


@pytest.mark.parametrize(
    ("warbands", "unspent", "supply"), [(3, 0, 6), (5, 0, 6), (6, 0, 5), (11, 0, 4), (11, 2, 6), (3, 4, 7)]
)
def test_4_3_3_supply_by_the_warbands_in_the_bank_and_what_was_not_spent(
    warbands: int, unspent: int, supply: int
) -> None:
    t = table(seat=1).has(1, warbands=warbands, supply=unspent).ends(1)
    assert t.now.boards[1].supply == supply


@pytest.mark.parametrize(("warbands", "supply"), [(2, 6), (3, 5), (9, 5), (10, 4), (16, 4), (17, 3)])
def test_4_3_3_the_chancellors_supply(warbands: int, supply: int) -> None:
    t = table(seat=0).has(0, warbands=warbands, supply=0).ends(0)
    assert t.now.boards[0].supply == supply


def test_4_3_3_a_citizen_refreshes_to_where_the_chancellor_stands() -> None:
    t = table(seat=2).citizen(2).has(2, supply=1).has(0, supply=4).ends(2)
    assert t.now.boards[2].supply == 5


def test_a_round_is_a_turn_of_each_player() -> None:
    t = table(seat=2).ends(2)
    assert t.now.round == 2 and t.seat == 0 and t.prompt == "act"


def restful(*advisers: str, **has: object) -> Table:
    """Seat 1 is about to rest with these advisers; one card of order at its site."""
    t = table(seat=1).site("p1", "plains").at("p1", "longbows").has(1, pawn="p1", **has)  # type: ignore[arg-type]
    return t.advisers(1, *advisers).ends(1)


def test_4_3_5_rest_powers_in_an_order_of_the_players_choice_each_once() -> None:
    t = restful("vow-of-poverty", "vow-of-obedience", favor=0)
    assert (t.prompt, t.keys) == ("rest-power", ["use:vow-of-poverty", "use:vow-of-obedience", "no"])
    t.act(1, "use:vow-of-poverty", "bank:order", "bank:beast")
    assert t.board(1).favor == 3 and t.seat == 2
    t = restful("vow-of-poverty", "vow-of-obedience", favor=0).act(1, "use:vow-of-obedience", "bank:beast")
    assert t.board(1).favor == 1 and t.seat == 2  # then there is favor, and poverty brings none


def test_4_3_5_rest_powers_may_be_left() -> None:
    t = restful("insomnia", "vow-of-obedience", favor=0).act(1, "no")
    assert (t.board(1).favor, t.board(1).secrets, t.seat) == (0, 1, 2)
    t = restful("vow-of-obedience", favor=0).act(1, "no")
    assert (t.board(1).favor, t.seat) == (0, 2)


def test_4_3_5_rest_powers_of_which_nothing_comes_are_not_asked_about() -> None:
    t = restful("insomnia", "naysayers", favor=0)  # the Chancellor has the title
    assert (t.board(1).secrets, t.seat) == (2, 2)


def test_4_3_2_secrets_of_relics_come_back_too() -> None:
    t = table(seat=1).holds(1, "whistle").has(1, pawn="p1", secrets=0)
    state = t.lay()
    state.secrets_on[t.find("whistle", *range(len(state.zones)))] = 1
    t.ends(1)
    assert t.now.boards[1].secrets == 1 and not t.now.secrets_on


def test_4_3_4_unspent_supply_never_goes_beyond_the_leftmost_space() -> None:
    t = table(seat=1).has(1, warbands=0, supply=7).ends(1)
    assert t.now.boards[1].supply == 7


def test_4_1_1_five_favor_do_not_call_the_mob_yet() -> None:
    t = table(3).set(round=2).banner("pf", 1, 4).has(1, favor=2).then(("turn", 1)).act(1, "people-place")
    assert t.now.banners[0].tokens == 5 and not t.now.banners[0].mob
