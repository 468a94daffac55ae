"""When Played: what a card brings, takes or kills when it is laid down (Law 7.3.3)."""

from __future__ import annotations

from oikumene.games.oath.model import DISCORD, HEARTH, NOMAD, ORDER
from oikumene.games.oath.state import CITIZEN, EXILE, RELIC_DECK, SPACE
from rules.oath.powers import play, playing, relic_deck


def test_revelation_lets_everybody_burn_favor_for_secrets_from_the_chancellor_on() -> None:
    t = play(playing("revelation", favor=2).has(0, favor=3, secrets=1).has(2, favor=0))
    assert t.seat == 0 and t.keys == ["0", "1", "2", "3"]
    t.act(0, "2").act(1, "3")
    assert (t.board(0).favor, t.board(0).secrets) == (1, 3) and (t.board(1).favor, t.board(1).secrets) == (0, 6)
    assert t.prompt == "act"


def test_animal_host_gains_a_warband_for_each_beast_at_sites() -> None:
    t = playing("animal-host", "wolves").at("c1", "pied-piper").has(1, warbands=0)
    assert play(t).board(1).warbands == 3
    t = playing("animal-host", "wolves").at("c1", "pied-piper").has(1, warbands=0)
    assert play(t, "play-adviser").board(1).warbands == 2  # it is not at a site


def test_a_small_favor_gains_four_warbands() -> None:
    assert play(playing("a-small-favor").has(1, warbands=1), "play-adviser").board(1).warbands == 5


def test_faithful_friend_gains_four_supply() -> None:
    t = play(playing("faithful-friend").has(1, supply=4), "play-adviser")
    assert t.board(1).supply == 4 - 2 + 4


def test_salad_days_gain_one_favor_from_each_of_three_banks() -> None:
    t = play(playing("salad-days"))
    t.act(1, "of-suit:order", "of-suit:nomad", "of-suit:hearth")
    assert t.board(1).favor == 4  # one for the play itself
    assert (t.now.banks[ORDER], t.now.banks[NOMAD], t.now.banks[HEARTH]) == (2, 2, 1)


def test_fabled_feast_takes_a_favor_of_one_bank_for_each_hearth_card_ruled() -> None:
    t = playing("fabled-feast", "storyteller").bands("p1", 1, 1).advisers(1, "levelers").at("c1", "homesteaders")
    play(t).act(1, "of-suit:order")
    assert t.board(1).favor == 4 and t.now.banks[ORDER] == 0


def test_royal_tax_takes_two_favor_of_those_at_ruled_sites_of_the_region() -> None:
    t = playing("royal-tax", seats=4).bands("p1", 1, 1).bands("h1", 1, 1).has(0, favor=3, pawn="p1")
    t.has(2, favor=1, pawn="p1").has(3, favor=3, pawn="h1")
    play(t)
    assert [t.board(seat).favor for seat in (0, 1, 2, 3)] == [1, 4, 0, 3]


def test_royal_tax_takes_nothing_where_another_rules() -> None:
    t = play(playing("royal-tax").bands("p1", 0, 1).has(2, favor=3, pawn="p1"))
    assert t.board(2).favor == 3


def test_charlatan_burns_all_secrets_of_the_darkest_secret_but_one() -> None:
    assert play(playing("charlatan").banner("ds", 2, 4)).now.banners[1].tokens == 1


def test_dissent_makes_those_without_the_peoples_favor_pay_for_suits() -> None:
    t = playing("dissent", "wolves", "levelers", favor=1).bands("p1", 1, 1).banner("pf", 2).has(2, favor=3)
    t.advisers(2, "elders").has(0, favor=5).advisers(0, "scouts", "wolves").at("h1", "levelers").at("p1", "elders")
    play(t)
    assert t.board(2).favor == 3  # who holds the People's Favor pays nothing
    assert t.board(1).favor == 0  # nomad and discord
    assert t.board(0).favor == 2  # order twice, beast, hearth
    assert [(t.now.ident(card), n) for card, n in t.now.favor_on.items()] == [("dissent", 5)]
    t.act(1, "end")
    assert t.now.banks[DISCORD] == 2 + 5


def test_blackmail_takes_a_relic_unless_it_is_paid_for() -> None:
    t = play(playing("blackmail").has(2, pawn="p1", favor=3).holds(2, "map").holds(0, "whistle"))
    assert t.seat == 2 and t.prompt == "extort"
    t.act(2, "yes")
    assert t.relics(2) == ["map"] and t.board(2).favor == 0 and t.board(1).favor == 4
    t = play(playing("blackmail").has(2, pawn="p1", favor=3).holds(2, "map")).act(2, "no")
    assert t.relics(1) == ["map"] and t.board(2).favor == 3
    t = play(playing("blackmail").has(2, pawn="p1", favor=2).holds(2, "map"))
    assert t.relics(1) == ["map"]  # who cannot pay is not asked


def test_family_heirloom_draws_a_relic_to_take_or_not() -> None:
    t = play(relic_deck(playing("family-heirloom"), "map"), "play-adviser").act(1, "relic-take")
    assert t.relics(1) == ["map"]
    t = play(relic_deck(playing("family-heirloom"), "map"), "play-adviser").act(1, "relic-under")
    assert t.relics(1) == [] and t.ids(RELIC_DECK)[0] == "map"


def test_key_to_the_city_takes_a_site_whose_ruler_is_away() -> None:
    t = play(playing("key-to-the-city").bands("p1", 0, 3).has(1, warbands=2))
    assert t.warbands("p1") == (1, 1) and t.board(1).warbands == 2 and t.board(1).bank == 11
    t = play(playing("key-to-the-city").bands("p1", 0, 3).has(0, pawn="p1"))
    assert t.warbands("p1") == (0, 3)
    assert play(playing("key-to-the-city").bands("p1", 0, 0)).warbands("p1") == (1, 1)  # of the bandits too


def test_key_to_the_city_is_kept_out_by_any_imperial_player_of_an_imperial_site() -> None:
    t = playing("key-to-the-city").citizen(2).has(2, pawn="p1").bands("p1", 0, 3)
    assert play(t).warbands("p1") == (0, 3)


def test_bandit_chief_kills_at_each_site_and_makes_bandits_stronger() -> None:
    t = playing("bandit-chief").bands("p1", 1, 1).bands("h1", 2, 3).has(1, warbands=5)
    play(t)
    assert [t.warbands(slot) for slot in ("c1", "p1", "h1")] == [(0, 1), (1, 0), (2, 2)]
    t.dice(("shield",), ("sword", "sword", "sword", "sword", "sword")).act(1, "campaign", "5")
    assert t.said("rolls-defence")[0][-1] == 1 + 3


# -- citizenship


def test_bewitch_makes_a_citizen_of_an_exile_with_more_secrets_than_the_chancellor() -> None:
    t = play(playing("bewitch", secrets=3).has(0, secrets=2)).act(1, "yes")
    assert t.board(1).role == CITIZEN
    t = play(playing("bewitch", secrets=3).has(0, secrets=2)).act(1, "no")
    assert t.board(1).role == EXILE
    t = play(playing("bewitch", secrets=3).has(0, secrets=3))
    assert t.board(1).role == EXILE and t.prompt == "act"


def test_bewitch_counts_secrets_on_cards() -> None:
    t = playing("bewitch", "wolves", secrets=3).has(0, secrets=2).act(1, "use:wolves", "dead-board:0:1")
    play(t).act(1, "yes")
    assert t.board(1).role == CITIZEN


def test_long_lost_heir_may_become_a_citizen() -> None:
    t = play(playing("long-lost-heir"), "play-adviser").act(1, "yes")
    assert t.board(1).role == CITIZEN and t.seat == 2 and t.relics(1) == []


def test_royal_ambitions_ask_for_more_sites_and_bring_an_unseen_relic() -> None:
    t = playing("royal-ambitions").bands("p1", 1, 1).bands("h1", 1, 1).reliquary("greedy", "whistle")
    play(t, "play-adviser").act(1, "yes", "space:greedy")
    assert t.board(1).role == CITIZEN and t.relics(1) == ["whistle"] and not t.now.zones[SPACE + 3]
    t = play(playing("royal-ambitions").bands("p1", 1, 1), "play-adviser")
    assert t.board(1).role == EXILE and t.prompt == "act"


def test_ancient_pact_gives_the_darkest_secret_for_it() -> None:
    t = playing("ancient-pact").banner("ds", 1, 2).reliquary("greedy", "whistle")
    play(t, "play-adviser").act(1, "yes", "space:greedy")
    assert t.board(1).role == CITIZEN and t.relics(1) == ["whistle"]
    assert (t.now.banners[1].holder, t.now.banners[1].tokens) == (0, 2)
    t = play(playing("ancient-pact").banner("ds", 2, 2), "play-adviser")
    assert t.board(1).role == EXILE and t.prompt == "act"
