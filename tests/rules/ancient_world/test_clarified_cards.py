"""Rulebook: clarifications of cards, each exactly as it stands there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oikumene.games.ancient_world.state import ASIDE, BOX, DECK_A, DECK_B, DISCARD, ROW, SLAIN, TITAN_DECK, TITAN_OPEN
from rules.ancient_world.table import table

Dice = Callable[..., None]

# -- Aqueduct: when you gain a new citizen, a coin for each food you have


def test_aqueduct_pays_for_a_citizen_from_grow() -> None:
    t = table(round=3).give(0, "aqueduct", coins=3).place(0, "grow", 1)
    assert t.city(0).coins == 3, "a coin for each of 3 food"


def test_aqueduct_pays_for_a_citizen_from_a_card_counting_the_food_on_it() -> None:
    t = table().row("orchard-village").give(0, "aqueduct", coins=3, knowledge=1)
    t.place(0, "build", 1, "buy:orchard-village")
    assert t.city(0).coins == 4


def test_aqueduct_pays_nothing_when_no_citizen_comes() -> None:
    t = table().row("dwellings").citizens(0, 1, 2, 3, 4, 5).give(0, "aqueduct", coins=5)
    t.place(0, "build", 1, "buy:dwellings")
    assert t.city(0).coins == 0


def test_aqueduct_pays_its_owner_only() -> None:
    t = table(round=3, turn=1).give(0, "aqueduct").give(1, coins=3).place(1, "grow", 1)
    assert (t.city(0).coins, t.city(1).coins) == (0, 0)


# -- Great Archivists: a coin at the end of each round, two cards more on Explore


def test_great_archivists_give_a_coin_each_round() -> None:
    t = table().give(0, "great-archivists")
    t.pass_all()
    assert t.city(0).coins == 6


def test_great_archivists_draw_two_more_cards() -> None:
    t = table(round=2).give(0, "great-archivists").place(0, "explore", 1, "draw")
    assert t.said("explores") == [(0, 7)]
    t.act(0, t.keys[0])
    assert len(t.ids(ASIDE)) == 1 and len(t.ids(DISCARD)) == 6


# -- Scribes Guild: when the left neighbour learns, a knowledge for a coin


def test_scribes_guild_buys_a_knowledge_when_the_left_neighbour_learns() -> None:
    t = table(3, turn=1).give(0, "scribes-guild", coins=1).give(1, coins=3)
    t.place(1, "learn", 1)
    assert (t.prompt, t.seat, t.keys) == ("scribes", 0, ["yes", "no"])
    t.act(0, "yes")
    assert (t.city(0).coins, t.city(0).knowledge) == (0, 1)


def test_scribes_guild_is_a_may() -> None:
    t = table(3, turn=1).give(0, "scribes-guild", coins=1).give(1, coins=3)
    t.place(1, "learn", 1).act(0, "no")
    assert (t.city(0).coins, t.city(0).knowledge) == (1, 0)


def test_scribes_guild_does_not_hear_the_right_neighbour_or_its_owner() -> None:
    t = table(3, turn=2).give(0, "scribes-guild", coins=9).give(2, coins=3).place(2, "learn", 1)
    assert t.prompt == "act" and t.seat == 0
    t.place(0, "learn", 2)
    assert t.prompt == "act" and t.seat == 1


def test_scribes_guild_does_not_ask_who_has_no_coin() -> None:
    t = table(3, turn=1).give(0, "scribes-guild").give(1, coins=3).place(1, "learn", 1)
    assert t.prompt == "act" and t.seat == 2


def test_scribes_guild_works_for_who_has_passed() -> None:
    t = table(3).give(0, "scribes-guild", coins=1).give(1, coins=3).act(0, "pass").place(1, "learn", 1)
    assert (t.prompt, t.seat) == ("scribes", 0)


# -- Distant Outpost: when the right neighbour learns, a coin off a military card


def test_distant_outpost_takes_a_coin_off_a_scroll_so_the_army_fights_again(dice: Dice) -> None:
    dice("blank")
    t = table(3, turn=1).titan("mire-toad", "cave-brute").armies(1, "charioteers").give(1, "distant-outpost", coins=2)
    t.give(0, coins=3).act(1, "fight:mire-toad").again(turn=0)
    t.place(0, "learn", 1)
    assert (t.prompt, t.seat, t.keys) == ("outpost", 1, ["uncoin:charioteers:scroll", "no"])
    t.act(1, "uncoin:charioteers:scroll")
    assert t.army(1, "charioteers") == (0, 0)
    t.act(1, "fight:cave-brute")
    assert t.army(1, "charioteers") == (0, 1)


def test_distant_outpost_takes_a_coin_off_a_picture_so_the_army_is_cheaper() -> None:
    t = table(3, turn=0).armies(1, ("charioteers", 3, 0)).give(1, "distant-outpost").give(0, coins=3)
    t.place(0, "learn", 1).act(1, "uncoin:charioteers:picture")
    assert t.army(1, "charioteers") == (2, 0)
    assert t.city(1).coins == 0, "the coin goes to the supply"


def test_distant_outpost_takes_one_coin_of_several() -> None:
    t = table(3, turn=0).armies(1, ("charioteers", 3, 4)).give(1, "distant-outpost").give(0, coins=3)
    t.place(0, "learn", 1)
    assert t.keys == ["uncoin:charioteers:scroll", "uncoin:charioteers:picture", "no"]
    t.act(1, "uncoin:charioteers:scroll")
    assert t.army(1, "charioteers") == (3, 3), "still used"


def test_distant_outpost_is_a_may() -> None:
    t = table(3, turn=0).armies(1, ("charioteers", 3, 0)).give(1, "distant-outpost").give(0, coins=3)
    t.place(0, "learn", 1).act(1, "no")
    assert t.army(1, "charioteers") == (3, 0)


def test_distant_outpost_does_not_hear_the_left_neighbour() -> None:
    t = table(3, turn=2).armies(1, ("charioteers", 3, 0)).give(1, "distant-outpost").give(2, coins=3)
    t.place(2, "learn", 1)
    assert t.prompt == "act"


def test_distant_outpost_asks_nothing_without_a_coin_on_an_army() -> None:
    t = table(3, turn=0).give(1, "distant-outpost").give(0, coins=3).place(0, "learn", 1)
    assert t.prompt == "act" and t.seat == 1


def test_with_two_players_the_other_is_the_left_and_the_right_neighbour() -> None:
    t = table(2, turn=0).armies(1, ("charioteers", 1, 0)).give(1, "scribes-guild", "distant-outpost", coins=1)
    t.give(0, coins=3).place(0, "learn", 1)
    assert t.prompt == "scribes"
    t.act(1, "yes")
    assert t.prompt == "outpost"
    t.act(1, "uncoin:charioteers:picture")
    assert t.city(1).knowledge == 1 and t.army(1, "charioteers") == (0, 0)


# -- Zoran Dramatists: the first to pass may set aside a card, of the row or the top of the deck


def test_zoran_dramatists_set_aside_a_card_of_the_row_for_the_first_to_pass() -> None:
    t = table(round=4).row("arena").give(0, "zoran-dramatists").act(0, "pass")
    assert (t.prompt, t.keys) == ("dramatists", ["take-top", "take-row:arena", "no"])
    t.act(0, "take-row:arena")
    assert t.ids(ASIDE) == ["arena"] and t.ids(ROW) == []


def test_zoran_dramatists_set_aside_the_top_of_the_deck_unseen_by_others() -> None:
    t = table(round=4).on_top(DECK_B, "oracle").give(0, "zoran-dramatists").act(0, "pass", "take-top")
    assert t.ids(ASIDE) == ["oracle"]
    assert t.match.view(0)["table"]["seats"][0]["aside"] == ["oracle"]
    assert t.match.view(1)["table"]["seats"][0]["aside"] == [None]


def test_zoran_dramatists_are_a_may() -> None:
    t = table(round=4).give(0, "zoran-dramatists").act(0, "pass", "no")
    assert t.ids(ASIDE) == [] and t.seat == 1


def test_zoran_dramatists_are_silent_for_the_second_to_pass() -> None:
    t = table(3, round=4, turn=1).give(0, "zoran-dramatists").act(1, "pass").place(2, "work", 1).act(0, "pass")
    assert t.prompt == "act" and t.seat == 2


def test_zoran_dramatists_take_the_top_of_a_deck_made_of_the_discards() -> None:
    t = table(round=4).only(DECK_B).only(DISCARD, "arena").give(0, "zoran-dramatists").act(0, "pass", "take-top")
    assert t.ids(ASIDE) == ["arena"] and t.said("reshuffles") == [()]


# -- Desert Caravan: a coin for each food


def test_desert_caravan_gives_a_coin_for_each_food() -> None:
    t = table().give(0, "desert-caravan", lands=["river-delta"]).use(0, "desert-caravan", 1)
    assert t.city(0).coins == 3 + 2


def test_desert_caravan_does_not_count_food_that_is_lost() -> None:
    t = table().give(0, "desert-caravan").damage(0, "wheat-fields").use(0, "desert-caravan", 1)
    assert t.city(0).coins == 2


# -- Crane: on Build it may be discarded, and the card costs no coins and no knowledge


def test_crane_pays_for_a_card_of_the_row() -> None:
    t = table().row("town-hall").give(0, "crane").place(0, "build", 1, "crane:town-hall")
    assert t.cards(0) == ["fishing-dock", "wheat-fields", "town-hall"]
    assert t.ids(DISCARD) == ["crane"]
    assert t.said("builds") == [(0, "town-hall", 0, 0)]


def test_crane_pays_for_a_card_that_was_set_aside() -> None:
    t = table().row().give(0, "crane", aside=["academy"]).place(0, "build", 1, "crane-aside:academy")
    assert "academy" in t.cards(0) and "crane" not in t.cards(0)


def test_crane_may_be_kept() -> None:
    t = table().row("granary").give(0, "crane", coins=2).place(0, "build", 1)
    assert t.keys == ["buy:granary", "crane:granary", "no"]
    t.act(0, "buy:granary")
    assert "crane" in t.cards(0) and t.city(0).coins == 0


def test_crane_makes_room_for_the_card_it_pays_for() -> None:
    t = table().row("granary").give(0, "crane", "smithy", coins=9)
    assert t.now.free_space(0) == 0
    t.place(0, "build", 1)
    assert t.keys == ["crane:granary", "no"]
    t.act(0, "crane:granary")
    assert t.now.free_space(0) == 0


def test_crane_does_not_allow_a_second_card_of_a_kind() -> None:
    t = table().row("granary").give(0, "crane", "granary").place(0, "build", 1)
    assert t.cards(0) == ["fishing-dock", "wheat-fields", "crane", "granary"]


def test_a_lost_crane_lifts_nothing() -> None:
    t = table().row("granary").give(0, lost=["crane"]).place(0, "build", 1)
    assert t.seat == 1 and t.ids(ROW) == ["granary"]


def test_crane_does_not_pay_for_standing_on_build() -> None:
    t = table().row("granary").give(0, "crane").stands("build", (1, 3)).citizens(0, 1, 2, 3, ready=[1, 2])
    assert "place:build" not in t.keys


def test_crane_of_deck_a_leaves_the_game_once_deck_b_is_in_use() -> None:
    t = table(round=4).row("arena").give(0, "crane").place(0, "build", 1, "crane:arena")
    assert "crane" in t.ids(BOX) and t.ids(DISCARD) == []


# -- Cryptic Ship: Explore, and 2 coins


def test_cryptic_ship_explores_and_gives_2_coins() -> None:
    t = table(round=2).row("granary").give(0, "cryptic-ship")
    t.use(0, "cryptic-ship", 1, "take-row:granary")
    assert t.ids(ASIDE) == ["granary"] and t.city(0).coins == 2


def test_cryptic_ship_draws_as_explore_does_with_the_eyes() -> None:
    t = table(round=2).give(0, "cryptic-ship", "great-archivists").use(0, "cryptic-ship", 1, "draw")
    assert t.said("explores") == [(0, 7)]


def test_cryptic_ship_sails_while_explore_is_still_covered() -> None:
    t = table(round=1).row("granary").give(0, "cryptic-ship").use(0, "cryptic-ship", 1, "take-row:granary")
    assert t.ids(ASIDE) == ["granary"]


def test_cryptic_ship_gives_its_coins_when_there_is_nothing_to_explore() -> None:
    t = table(round=2).give(0, "cryptic-ship").only(DECK_A).only(ROW).use(0, "cryptic-ship", 1)
    assert t.city(0).coins == 2


# -- Forest Refuge: the 4 top cards of a titan deck in any order; the top one may be fought at once

TOAD, BRUTE, BOAR, CRAB = "mire-toad", "cave-brute", "thorn-boar", "tide-crab"


def test_forest_refuge_puts_four_titans_back_in_any_order() -> None:
    t = table(round=4).titan(TOAD, BRUTE, BOAR, CRAB, "dune-crawler").give(0, "forest-refuge")
    t.use(0, "forest-refuge", 1, "titans:1")
    assert sorted(t.keys) == sorted(f"next:{titan}" for titan in (TOAD, BRUTE, BOAR, CRAB)), "the fifth stays"
    t.act(0, f"next:{CRAB}", f"next:{TOAD}", f"next:{BRUTE}")
    assert t.ids(TITAN_OPEN) == [CRAB]
    assert t.ids(TITAN_DECK)[:-5:-1] == [TOAD, BRUTE, BOAR, "dune-crawler"]


def test_forest_refuge_may_fight_the_top_one_at_once(dice: Dice) -> None:
    dice("blank")
    t = table(round=4).titan(CRAB, BRUTE, BOAR, TOAD).armies(0, "charioteers").give(0, "forest-refuge", coins=1)
    t.use(0, "forest-refuge", 1, "titans:1", f"next:{BRUTE}", f"next:{TOAD}", f"next:{BOAR}")
    assert t.prompt == "refuge-fight"
    t.act(0, "yes")
    assert t.ids(SLAIN) == [BRUTE] and t.ids(TITAN_OPEN) == [TOAD]
    assert t.army(0, "charioteers") == (0, 1), "the army is paid as in any fight"
    assert t.seat == 1


def test_forest_refuge_fight_is_a_may() -> None:
    t = table(round=4).titan(CRAB, BRUTE, BOAR, TOAD).armies(0, "charioteers").give(0, "forest-refuge", coins=1)
    t.use(0, "forest-refuge", 1, "titans:1", f"next:{BRUTE}", f"next:{TOAD}", f"next:{BOAR}", "no")
    assert t.ids(SLAIN) == [] and t.ids(TITAN_OPEN) == [BRUTE] and t.seat == 1


def test_forest_refuge_does_not_ask_for_a_fight_that_cannot_be_won() -> None:
    t = table(round=4).titan(CRAB, BRUTE, BOAR, TOAD).armies(0, "charioteers").give(0, "forest-refuge", coins=1)
    t.use(0, "forest-refuge", 1, "titans:1", f"next:{CRAB}", f"next:{TOAD}", f"next:{BOAR}")
    assert t.prompt == "act" and t.seat == 1


def test_others_lose_track_of_the_order_and_the_owner_knows_it() -> None:
    t = table(3, round=4).titan(TOAD, BRUTE, BOAR, CRAB).give(0, "forest-refuge")
    t.use(0, "forest-refuge", 1, "titans:1", f"next:{CRAB}", f"next:{TOAD}", f"next:{BRUTE}")
    assert t.match.view(0)["table"]["titans"][0]["known"][-3:] == [BOAR, BRUTE, TOAD]
    for watcher in (1, 2, None):
        titans = t.match.view(watcher)["table"]["titans"][0]
        assert titans["open"] == CRAB
        assert titans["known"] == [None] * 7, "the toad lay open before, but not where it lies now"


def test_forest_refuge_looks_at_what_is_left_of_a_short_deck() -> None:
    t = table(round=4).titan(TOAD).only(TITAN_DECK, BRUTE).give(0, "forest-refuge")
    t.use(0, "forest-refuge", 1, "titans:1")
    assert sorted(t.keys) == [f"next:{BRUTE}", f"next:{TOAD}"]
    t.act(0, f"next:{BRUTE}")
    assert (t.ids(TITAN_OPEN), t.ids(TITAN_DECK)) == ([BRUTE], [TOAD])


def test_forest_refuge_looks_at_one_deck_of_three() -> None:
    t = table(round=4).titan("leviathan").give(0, "forest-refuge").use(0, "forest-refuge", 1)
    assert t.keys == ["titans:1", "titans:2", "titans:3"]
    t.act(0, "titans:3")
    assert "next:leviathan" in t.keys and len(t.keys) == 4


# -- Bridge, Trade City: do the action of another player's empire card, whether a citizen is on it or not


@pytest.mark.parametrize(("card", "round"), [("bridge", 1), ("trade-city", 4)])
def test_a_copying_card_does_the_action_of_another_players_card(card: str, round: int) -> None:
    t = table(3, round=round).give(0, card).give(1, "bazaar").give(2, "academy")
    t.use(0, card, 1)
    assert t.keys == ["copy:bazaar:1", "copy:academy:2"]
    t.act(0, "copy:academy:2")
    assert t.city(0).knowledge == 1 and t.city(2).knowledge == 0


@pytest.mark.parametrize("card", ["bridge", "trade-city"])
def test_it_does_not_matter_whether_the_owner_has_used_it(card: str) -> None:
    t = table(round=4, turn=1).give(0, card).give(1, "bazaar").use(1, "bazaar", 1).use(0, card, 1)
    assert t.city(0).coins == 3


@pytest.mark.parametrize("card", ["bridge", "trade-city"])
def test_the_owner_may_still_use_a_card_that_was_copied(card: str) -> None:
    t = table(round=4).give(0, card).give(1, "bazaar").use(0, card, 1)
    assert "use:bazaar" in t.keys
    t.use(1, "bazaar", 1)
    assert t.city(1).coins == 3


def test_own_cards_are_not_copied() -> None:
    t = table().give(0, "bridge", "bazaar")
    assert "use:bridge" not in t.keys and t.why_not("use:bridge") == "nothing-to-copy"


def test_bridge_does_not_copy_a_copying_action() -> None:
    t = table(round=4).give(0, "bridge").give(1, "trade-city")
    assert "use:bridge" not in t.keys
    t = table(round=4).give(0, "trade-city").give(1, "bridge")
    assert "use:trade-city" not in t.keys


def test_lost_cards_are_not_copied() -> None:
    t = table().give(0, "bridge").give(1, lost=["bazaar"])
    assert "use:bridge" not in t.keys


def test_a_copied_action_counts_for_who_copies_it() -> None:
    t = table().give(0, "bridge", lands=["river-delta"]).give(1, "desert-caravan").use(0, "bridge", 1)
    assert t.city(0).coins == 5, "a coin for each of the copier's own food"


def test_a_copied_town_hall_gives_the_token_to_who_copies_it() -> None:
    t = table(turn=1).give(1, "bridge").give(0, "town-hall").use(1, "bridge", 1)
    assert t.now.first == 1 and t.city(1).knowledge == 1


# -- Town Hall: a knowledge and the first player token, if it lies hand side down


def test_town_hall_gives_a_knowledge_and_the_token() -> None:
    t = table(turn=1).give(1, "town-hall").use(1, "town-hall", 1)
    assert t.city(1).knowledge == 1
    assert (t.now.first, t.now.locked) == (1, False)


def test_town_hall_does_not_take_a_locked_token() -> None:
    t = table().give(1, "town-hall").place(0, "rebuild", 1).use(1, "town-hall", 1)
    assert t.now.first == 0 and t.city(1).knowledge == 1


def test_town_hall_does_not_lock_the_token() -> None:
    t = table(turn=1).give(1, "town-hall").use(1, "town-hall", 1).place(0, "rebuild", 1)
    assert (t.now.first, t.now.locked) == (0, True)
