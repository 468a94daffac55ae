"""Action powers that look at hidden cards and draw relics."""

from __future__ import annotations

from oikumene.games.oath.model import VISION
from oikumene.games.oath.state import ADVISERS_DOWN, HELD, PILE, RELIC_DECK, SITE_DOWN, SPACE, WORLD_DECK, State
from rules.oath.powers import holding, relic_deck, slot, using


def test_scryer_looks_at_a_whole_pile_alone() -> None:
    t = using("scryer").pile("cradle", "tents", "wolves", "scouts", "elders").act(1, "use:scryer", "pile:cradle")
    assert t.now.look(PILE + 0, 1) == ["elders", "scouts", "wolves", "tents"]
    assert t.now.look(PILE + 0, 2) == [None, None, None, None]


def test_tavern_songs_look_at_three_cards_of_the_own_pile_only_while_something_is_new() -> None:
    t = using("tavern-songs").pile("provinces", "tents", "wolves", "scouts", "elders").act(1, "use:tavern-songs")
    assert t.now.look(PILE + 1, 1) == [None, "scouts", "wolves", "tents"]
    assert t.now.look(PILE + 1, 0) == [None, None, None, None]
    assert "use:tavern-songs" not in t.keys


def test_oracular_pig_looks_at_three_cards_of_the_world_deck() -> None:
    t = holding("oracular-pig").deck("tents", "vision-of-faith", "wolves", "scouts").act(1, "use:oracular-pig")
    assert t.now.look(WORLD_DECK, 1)[-4:] == [None, "wolves", "vision-of-faith", "tents"]
    assert t.now.look(WORLD_DECK, 2)[-3:] == [None, None, None] and "use:oracular-pig" not in t.keys


def test_ivory_eye_looks_at_a_facedown_card_named_by_its_place() -> None:
    t = holding("ivory-eye").facedown(2, "tents", "scouts").relics_at("h1", "map").act(1, "use:ivory-eye")
    assert {"hidden-adviser:2:1", "hidden-relic:h1:0", "hidden-site:p2"} <= set(t.keys)
    assert not any("tents" in key or "map" in key for key in t.keys)
    t.act(1, "hidden-adviser:2:1")
    assert t.now.look(ADVISERS_DOWN + 2, 1) == [None, "scouts"] and t.now.look(ADVISERS_DOWN + 2, 0) == [None, None]


def test_ivory_eye_sees_sites_and_relics() -> None:
    t = holding("ivory-eye").act(1, "use:ivory-eye", "hidden-site:p2")
    assert t.now.look(SITE_DOWN + slot("p2"), 1) != [None] and t.now.look(SITE_DOWN + slot("p2"), 2) == [None]
    t = holding("ivory-eye").relics_at("h1", "map").act(1, "use:ivory-eye", "hidden-relic:h1:0")
    assert t.seen(1)["slots"][slot("h1")]["relics"] == ["map"]


def test_inquisitor_gives_the_favor_for_nothing_found() -> None:
    t = using("inquisitor").has(2, pawn="p1", favor=0).facedown(2, "tents").facedown(0, "wolves")
    t.act(1, "use:inquisitor")
    assert t.now.look(ADVISERS_DOWN + 2, 1) == ["tents"] and t.now.look(ADVISERS_DOWN + 2, 0) == [None]
    assert t.board(2).favor == 1 and not t.now.favor_on
    assert "use:inquisitor" not in using("inquisitor").facedown(0, "wolves").run().keys


def test_inquisitor_plays_the_conspiracy_that_is_found() -> None:
    t = using("inquisitor").has(2, pawn="p1").facedown(2, "conspiracy").act(1, "use:inquisitor")
    assert t.keys == ["play-conspiracy", "play-facedown", "play-discard"]
    t.act(1, "play-facedown")
    assert t.council(1) == ["conspiracy"] and t.council(2) == [] and sum(t.now.favor_on.values()) == 1


def test_dowsing_sticks_draw_a_relic_to_take_or_to_put_under() -> None:
    t = relic_deck(holding("dowsing-sticks"), "map", "whistle").act(1, "use:dowsing-sticks", "relic-take")
    assert t.relics(1) == ["dowsing-sticks", "map"] and t.board(1).favor == 3
    t = relic_deck(holding("dowsing-sticks"), "map").act(1, "use:dowsing-sticks", "relic-under")
    assert t.relics(1) == ["dowsing-sticks"] and t.ids(RELIC_DECK)[0] == "map"
    assert t.now.look(RELIC_DECK, 1)[0] == "map" and t.now.look(RELIC_DECK, 2)[0] is None


def test_ancient_forge_draws_a_relic() -> None:
    t = relic_deck(using("ancient-forge"), "map").act(1, "use:ancient-forge", "relic-take")
    assert t.relics(1) == ["map"] and t.board(1).secrets == 2


def test_fae_merchant_takes_a_relic_and_puts_one_under() -> None:
    t = relic_deck(using("fae-merchant"), "map").holds(1, "whistle", "grand-scepter").act(1, "use:fae-merchant")
    assert t.keys == ["pick:whistle", "pick:map"]  # never the Scepter
    t.act(1, "pick:whistle")
    assert t.relics(1) == ["grand-scepter", "map"] and t.ids(RELIC_DECK)[0] == "whistle"


def test_fae_merchant_changes_no_title_in_between() -> None:
    t = relic_deck(using("fae-merchant"), "map").set(oath=2).holds(1, "whistle").holds(2, "ivory-eye")
    t.set(title=2).act(1, "use:fae-merchant", "pick:map")
    assert t.now.title == 2 and t.said("takes-title") == []


def test_map_goes_under_the_deck_for_four_supply() -> None:
    t = holding("map").has(1, supply=2).act(1, "use:map")
    assert t.board(1).supply == 6 and t.relics(1) == [] and t.ids(RELIC_DECK)[0] == "map"


def test_skeleton_key_opens_the_reliquary_at_an_imperial_site() -> None:
    t = holding("skeleton-key").bands("p1", 0, 1).reliquary("greedy", "whistle").act(1, "use:skeleton-key")
    t.act(1, "space:greedy")
    assert t.now.look(SPACE + 3, 1) == ["whistle"] and t.now.look(SPACE + 3, 2) == [None]
    t.act(1, "yes")
    assert t.relics(1) == ["skeleton-key", "whistle"] and not t.now.zones[SPACE + 3] and t.board(1).secrets == 1
    t = holding("skeleton-key").bands("p1", 0, 1).reliquary("greedy", "whistle")
    t.act(1, "use:skeleton-key", "space:greedy", "no")
    assert t.now.zones[SPACE + 3] and len(t.now.zones[HELD + 1]) == 1


def test_skeleton_key_fits_no_site_of_others() -> None:
    assert "use:skeleton-key" not in holding("skeleton-key").bands("p1", 1, 1).run().keys
    assert "use:skeleton-key" not in holding("skeleton-key").bands("p1", 0, 0).run().keys


def test_oracle_draws_the_topmost_vision_and_leaves_the_rest_in_order() -> None:
    t = using("oracle").deck("tents", "wolves", "vision-of-faith", "scouts").act(1, "use:oracle")
    assert t.keys == ["reveal-vision", "play-facedown", "play-discard"] and t.now.visions == 1
    assert t.ids(WORLD_DECK)[-3:] == ["scouts", "wolves", "tents"]
    assert t.now.look(WORLD_DECK, 1)[-3:] == [None, None, None]
    t.act(1, "play-facedown")
    assert t.council(1) == ["vision-of-faith"] and t.now.look(ADVISERS_DOWN + 1, 2) == [None]


def test_oracle_everybody_remembers_that_the_cards_above_are_denizens() -> None:
    t = using("oracle").run()

    def above(state: State) -> int:
        """How many denizens lie above the topmost Vision."""
        backs = [state.pool[card] for card in state.zones[WORLD_DECK]][::-1]
        return backs.index(VISION)

    deep = above(t.now)
    assert deep > 1 and any(above(state) < deep for state in t.imagined(2))  # before it, a Vision may lie higher
    t.act(1, "use:oracle", "play-facedown")
    worlds = t.imagined(2)
    assert all(above(state) >= deep for state in worlds)
    assert len({state.ident(state.zones[WORLD_DECK][-2]) for state in worlds}) > 3  # not which they are


def test_oracle_counts_as_a_search_where_one_pays_for_it() -> None:
    t = using("oracle", favor=1).deck("vision-of-faith").bands("p1", 2, 1).has(2, favor=0)
    t.site("h1", "plains").at("h1", "forced-labor").bands("h1", 2, 1).act(1, "use:oracle")
    assert (t.board(1).favor, t.board(2).favor) == (0, 1)
    t = using("oracle", favor=0).deck("vision-of-faith").bands("p1", 2, 1)
    assert "use:oracle" not in t.site("h1", "plains").at("h1", "forced-labor").bands("h1", 2, 1).run().keys
