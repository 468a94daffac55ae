"""Law 8: the chronicle, step by step, on tables laid by hand."""

from __future__ import annotations

import pytest

from oikumene.games.oath import OATH
from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.legacy import read, write
from oikumene.games.oath.model import COLOURED, COLOURS, SLOTS, SUITS
from oikumene.games.oath.rules.chronicle import fill
from oikumene.games.oath.state import (
    ARCHIVE,
    BOX,
    DISPOSSESSED,
    RELICS,
    SITE_DOWN,
    WORLD_DECK,
)
from rules.oath.table import Table, table

OATH_BOOK = house_book()
VISIONS = {card.id for card in OATH_BOOK.cards if card.deck == "vision"}


def series(seats: int = 3, **more: object) -> Table:
    """A table of a series with an empty map but for the first game's three faceup sites."""
    return table(seats, series=True, **more)  # type: ignore[arg-type]


def rest_of(t: Table) -> Table:
    """Whatever is still asked is answered with no, or with what comes first."""
    while t.prompt:
        t.act(t.seat, "no" if "no" in t.keys else t.keys[0])
    return t


def test_without_a_series_nothing_is_written_and_no_game_follows() -> None:
    t = table(seat=1).set(title=1, usurper=True).then(("wake", 1)).run()
    assert t.match.over and t.match.result is not None
    assert t.match.result.sealed is None and t.match.result.legacy is None and OATH.next(t.match.result) is None


def test_the_end_of_a_game_of_a_series_opens_the_chronicle() -> None:
    t = series().set(title=1, usurper=True).then(("wake", 1)).run()
    assert (t.seat, t.prompt) == (1, "swear") and t.seen(2)["winner"] == 1 and t.seen(2)["ending"] == "usurper"


# -- 8.1


def test_8_1_who_wins_otherwise_swears_any_oath_but_this_one() -> None:
    t = series(oath="people").chronicle(1, "usurper")
    assert t.keys == ["swear:supremacy", "swear:protection", "swear:devotion"]
    t.act(1, "swear:devotion")
    assert rest_of(t).left().oath == 3


def test_8_1_who_wins_by_a_vision_alone_swears_its_oath_even_the_same() -> None:
    t = series(oath="devotion").chronicle(1, "vision-of-faith")
    assert t.prompt == "offer-heir"
    assert rest_of(t).left().oath == 3


def test_8_1_a_vision_and_the_title_are_several_ways() -> None:
    t = series().set(title=1, usurper=True, visions=3).banner("ds", 1).vision(1, "vision-of-faith")
    t.then(("wake", 1)).run()
    assert t.now.ways == ("usurper", "vision-of-faith") and t.prompt == "swear"


def test_8_1_a_vision_that_wins_when_the_war_ends_is_the_only_way() -> None:
    t = series(oath="people").banner("pf", 2).set(title=2, usurper=False, visions=3, round=8).banner("ds", 1)
    t.vision(1, "vision-of-faith").then(("round-end",)).run()
    assert t.now.winner == 1 and t.now.ways == ("vision-of-faith",)
    assert rest_of(t).left().oath == 3


def test_8_1_the_chancellor_wins_by_a_stable_regime_and_may_not_swear_the_same_again() -> None:
    t = series().chronicle(0, "stable-regime")
    assert t.keys == ["swear:people", "swear:protection", "swear:devotion"]


# -- 8.2


def test_8_2_the_chancellor_offers_nothing_and_citizens_stay_citizens() -> None:
    t = series(4).citizen(2).chronicle(0, "stable-regime").act(0, "swear:people")
    assert t.prompt != "offer-heir"
    assert rest_of(t).left().citizens == ("blue",)


def test_8_2_an_exile_makes_exiles_of_all_citizens_and_may_offer_only_to_the_others() -> None:
    t = series(4).citizen(2).chronicle(1, "usurper").act(1, "swear:people")
    assert (t.seat, t.prompt) == (1, "offer-heir")
    t.act(1, "yes")
    assert (t.seat, t.prompt) == (3, "become-heir")
    t.act(3, "yes")
    assert t.prompt != "offer-heir"  # neither the Chancellor nor the Citizen of a moment ago
    assert rest_of(t).left().citizens == ("yellow",)


def test_8_2_boards_in_the_box_are_turned_over_too() -> None:
    t = series()
    t.set(t.ground.annals, citizens=("white",))
    assert rest_of(t.chronicle(0, "stable-regime")).left().citizens == ("white",)
    t = series()
    t.set(t.ground.annals, citizens=("white",))
    assert rest_of(t.chronicle(1, "usurper")).left().citizens == ()


def test_8_2_who_accepts_leaves_one_warband_of_the_winners_at_each_own_site() -> None:
    t = series(4).bands("p1", 2, 3).bands("h1", 1, 1).bands("c1", 0, 2)
    t.chronicle(1, "usurper").act(1, "swear:people", "yes").act(2, "yes")
    assert t.warbands("p1") == (1, 1) and t.warbands("c1") == (0, 2)
    assert t.board(2).bank == COLOURED - t.board(2).warbands
    rest_of(t)
    assert set(t.realm().values()) >= {"mountain", "rocky-coast"}  # the winner rules what the new Citizen ruled


def test_8_2_who_refuses_stays_an_exile_and_keeps_the_warbands() -> None:
    t = series(3).bands("p1", 2, 3).chronicle(1, "usurper").act(1, "swear:people", "yes").act(2, "no")
    assert t.said("no-heir") == [(2, 1)] and rest_of(t).left().citizens == ()
    assert "mountain" not in t.realm().values()


def test_8_2_without_a_warband_left_in_the_bank_one_of_the_board_stands_there() -> None:
    t = series(4).bands("p1", 2, 1).has(1, warbands=COLOURED)
    t.chronicle(1, "usurper").act(1, "swear:people", "yes").act(2, "yes")
    assert t.warbands("p1") == (1, 1) and t.board(1).warbands == COLOURED - 1


# -- 8.3.1


def test_8_3_1_an_exile_builds_nothing() -> None:
    t = series().bands("c1", 1, 1).chronicle(1, "usurper", start="edifice")
    assert t.prompt != "edifice"


def test_8_3_1_a_denizen_gives_way_to_the_edifice_of_its_suit() -> None:
    t = series().at("c1", "longbows").at("p1", "taming-charm").at("h1", "elders").bands("h1", 1, 1)
    t.chronicle(0, "stable-regime", start="edifice")
    assert sorted(t.keys) == ["build:longbows", "build:taming-charm", "no"]  # not at the Exile's site
    t.act(0, "build:longbows")
    assert t.cards_at("c1") == ["sprawling-rampart"] and t.where("longbows") == ["world-deck"]
    assert "longbows" in rest_of(t).left().deck and "sprawling-rampart" not in t.left().edifices


def test_8_3_1_a_citizen_builds_where_the_empire_rules() -> None:
    t = series(4).citizen(2).at("c1", "longbows").chronicle(2, "stable-regime", start="edifice")
    assert "build:longbows" in t.keys and t.seat == 2


def test_8_3_1_nothing_is_built_where_an_edifice_is_or_if_that_of_the_suit_is_in_play() -> None:
    t = series().site("c1", "plains").at("c1", "sprawling-rampart", "elders").bands("c1", 0, 2)
    t.at("p1", "longbows").at("h1").chronicle(0, "stable-regime", start="edifice")
    assert t.prompt != "edifice"  # no other edifice of Order, and none beside another


def test_8_3_1_a_ruin_at_a_ruled_site_is_repaired() -> None:
    t = series().at("c1", "fallen-spire").at("p1").at("h1")
    t.chronicle(0, "stable-regime", start="edifice")
    assert t.keys == ["repair:fallen-spire", "no"]
    t.act(0, "repair:fallen-spire")
    assert t.cards_at("c1") == ["great-spire"]
    assert rest_of(t).left().story[-1]["built"] == "great-spire"


def test_8_3_1_what_makes_the_room_it_takes_is_not_replaced() -> None:
    t = series().site("c1", "drowned-city").at("c1", "salt-the-earth").bands("c1", 0, 2).at("p1").at("h1")
    assert t.chronicle(0, "stable-regime", start="edifice").prompt != "edifice"
    t = series().site("c1", "plains").at("c1", "salt-the-earth").bands("c1", 0, 2).at("p1").at("h1")
    assert t.chronicle(0, "stable-regime", start="edifice").keys == ["build:salt-the-earth", "no"]


# -- 8.3.2, 8.3.3


def test_8_3_2_sites_that_the_winner_does_not_rule_leave_the_map() -> None:
    t = series().at("p1", "taming-charm").relics_at("p1", "map").bands("p1", 2, 1).bands("c1", 1, 1).bands("h1", 0, 0)
    t.chronicle(1, "usurper", start="redraw")
    assert sorted(t.said("site-goes")) == [("mountain",), ("rocky-coast",)]
    assert t.realm()["c1"] == "plains" and t.cards_at("c1") == ["longbows"]
    left = rest_of(t).left()
    assert "taming-charm" in (*left.deck, *left.dispossessed)
    assert left.places[0].site == "plains" and left.places[0].cards == ("longbows",)


def test_8_3_2_a_ruin_that_nobody_of_the_realm_rules_goes_to_the_archive() -> None:
    t = series().at("p1", "fallen-spire").bands("p1", 2, 1).chronicle(1, "usurper", start="redraw")
    assert "great-spire" in rest_of(t).left().edifices and t.left().story[-1]["ruined"] == []


def test_8_3_2_a_site_that_the_winner_rules_stays_with_denizens_and_relics() -> None:
    t = series().relics_at("p1", "map").bands("p1", 1, 1).chronicle(1, "usurper", start="redraw")
    assert t.realm()["c1"] == "mountain" and t.cards_at("c1") == ["taming-charm"] and t.ids(RELICS) == ["map"]


def test_8_3_3_an_edifice_elsewhere_falls_its_denizens_go_and_its_site_sinks() -> None:
    t = series().site("p2", "buried-giant").at("p2", "great-spire", "elders").bands("p2", 2, 1)
    t.relics_at("p2", "map").bands("c1", 1, 1).bands("h1", 0, 0).bands("p1", 0, 0)
    t.chronicle(1, "usurper", start="redraw")
    assert t.realm()["h3"] == "buried-giant" and t.cards_at("h3") == ["fallen-spire"]
    assert t.ids(RELICS + SLOTS.index("h3"))[:1] == ["map"]
    assert rest_of(t).left().story[-1]["ruined"] == ["fallen-spire"]


def test_8_3_3_a_ruin_at_a_ruled_site_sinks_with_its_denizens() -> None:
    t = series().site("p2", "buried-giant").at("p2", "fallen-spire", "elders").bands("p2", 1, 1)
    t.chronicle(1, "usurper", start="redraw")
    assert t.realm()["h3"] == "buried-giant" and sorted(t.cards_at("h3")) == ["elders", "fallen-spire"]


def test_8_3_2_the_forest_temple_keeps_sites_with_a_beast_card_and_does_not_save_itself() -> None:
    t = series().at("p1", "forest-temple").bands("p1", 2, 1).site("h2", "river").at("h2", "wolves", "elders")
    t.bands("h2", 2, 1).bands("c1", 1, 1).bands("h1", 0, 0).chronicle(1, "usurper", start="redraw")
    assert t.realm()["c2"] == "river" and sorted(t.cards_at("c2")) == ["elders", "wolves"]  # its denizens stay too
    assert t.realm()["h3"] == "mountain" and t.cards_at("h3") == ["ruined-temple"]


def test_8_3_2_a_temple_that_was_just_built_works_at_once() -> None:
    t = series().at("c1", "wolves").at("p1").at("h1").site("h2", "river").at("h2", "errand-boy").bands("h2", 1, 1)
    t.chronicle(0, "stable-regime", start="edifice").act(0, "build:wolves")
    assert "river" in rest_of(t).realm().values()


# -- 8.3.4, 8.3.5


def test_8_3_4_nothing_is_left_on_the_map() -> None:
    t = series().bands("c1", 1, 2).site("p2", "mine").bands("p2", 1, 1).set(site_favor=[0, 0, 0, 2, 0, 0, 0, 0])
    t.set(stock=t.ground.stock - 2)
    t.chronicle(1, "usurper", start="redraw")
    assert t.now.bands == [(0, 0)] * 8 and t.now.site_favor == [0] * 8 and t.now.favor_on == {}
    assert [board.pawn for board in t.now.boards] == [0, 0, 0]


K, R, G = "kept", "ruined", "gone"


@pytest.mark.parametrize(
    ("fates", "plan"),
    [
        ([K] * 8, [0, 1, 2, 3, 4, 5, 6, 7]),
        ([G] * 8, [None] * 8),
        # 1: the Cradle's own site rises, then those of the Provinces, then of the Hinterland
        ([G, K, G, G, G, G, G, G], [1, *[None] * 7]),
        ([G, G, G, K, G, K, G, G], [3, 5, *[None] * 6]),
        # 2: the Provinces' own rise, then those of the Hinterland
        ([K, K, G, G, K, G, G, K], [0, 1, 4, 7, None, None, None, None]),
        # 3: the Hinterland's own rise
        ([K, K, K, K, K, G, K, K], [0, 1, 2, 3, 4, 6, 7, None]),
        # 4: ruins fill the Hinterland from below, the lowest first
        ([R, G, R, G, G, G, G, K], [7, None, None, None, None, None, 0, 2]),
        # 5: and then the Provinces
        ([R, R, R, R, G, G, G, G], [None, None, None, None, 0, 1, 2, 3]),
        ([K, R, K, R, K, R, R, R], [0, 2, 4, 1, 3, 5, 6, 7]),
    ],
)
def test_8_3_5_where_the_sites_go(fates: list[str], plan: list[int | None]) -> None:
    assert fill(fates) == plan


def test_8_3_5_empty_slots_get_facedown_sites_and_each_region_an_open_one() -> None:
    t = series().bands("c1", 1, 1).chronicle(1, "usurper", start="redraw")
    assert list(t.realm()) == ["c1", "p1", "h1"] and t.realm()["c1"] == "plains"
    assert all(len(t.ids(SITE_DOWN + slot)) == (not t.now.faceup(slot)) for slot in range(8))
    places = rest_of(t).left().places
    assert len({place.site for place in places}) == 8 and not any(place.cards for place in places[1:])


def test_8_3_5_a_realm_without_a_site_begins_with_three_new_ones() -> None:
    t = series().bands("c1", 2, 1).bands("p1", 2, 1).bands("h1", 2, 1).chronicle(1, "usurper", start="redraw")
    assert list(t.realm()) == ["c1", "p1", "h1"]


# -- 8.4


def archive(t: Table) -> dict[str, int]:
    return {suit: len(t.now.zones[ARCHIVE + n]) for n, suit in enumerate(SUITS)}


def test_8_4_three_of_the_commonest_suit_two_of_the_next_one_of_the_next() -> None:
    t = series().advisers(1, "longbows", "tents", "elders")
    t.chronicle(1, "usurper", start="enrich")
    left = archive(t)
    assert left == {"nomad": 21, "discord": 22, "arcane": 23, "order": 24, "hearth": 24, "beast": 24}
    assert t.match.over


def test_8_4_in_a_tie_the_winner_chooses_and_facedown_advisers_have_no_suit() -> None:
    t = series().advisers(1, "longbows", "tents").facedown(1, "elders").chronicle(1, "usurper", start="enrich")
    assert t.keys == ["new-suit:order", "new-suit:nomad"]
    t.act(1, "new-suit:order")
    assert archive(t) == {"order": 21, "hearth": 22, "beast": 23, "nomad": 24, "discord": 24, "arcane": 24}


def test_8_4_without_a_faceup_adviser_any_suit() -> None:
    t = series().chronicle(1, "usurper", start="enrich")
    assert t.keys == [f"new-suit:{suit}" for suit in SUITS]


def test_8_4_where_the_archive_lacks_a_card_it_heals_instead() -> None:
    t = series()
    state = t.lay()
    for suit in (0, 1, 2):  # of Discord two are left in the archive
        for card in state.zones[ARCHIVE + suit][: (22, 5, 3)[suit]]:
            t.put(card, DISPOSSESSED)
    before = len(t.ground.zones[WORLD_DECK])
    t.advisers(1, "charlatan")
    t.chronicle(1, "usurper", start="enrich")
    assert t.said("archive-heals") == [()]
    # six of Discord, the largest stack, joined the world deck; all the rest went back
    assert archive(t)["arcane"] == 24 and archive(t)["order"] == 24
    assert len(t.now.zones[WORLD_DECK]) >= before
    deck = [card for card in t.left().deck if OATH_BOOK[card].suit == 0]
    assert (
        archive(t)["discord"]
        + len(deck)
        + sum(
            OATH_BOOK[card].suit == 0
            for card in (*t.left().dispossessed, *[c for p in t.left().places for c in p.cards])
        )
        == 33
    )


def test_8_4_a_short_heal_takes_what_is_there() -> None:
    t = series().advisers(1, "tents")
    state = t.lay()
    for card in state.zones[ARCHIVE + 5]:
        t.put(card, BOX)
    for card in state.zones[ARCHIVE + 0][:2]:
        t.put(card, DISPOSSESSED)
    before = set(t.ground.zones[WORLD_DECK])
    t.chronicle(1, "usurper", start="enrich")
    came = set(t.now.zones[WORLD_DECK]) - before
    assert len(came) == 2 and archive(t)["discord"] == 22


# -- 8.5


def test_8_5_six_of_the_piles_and_the_losers_councils_are_dispossessed() -> None:
    t = series().pile("cradle", "elders").pile("provinces", "longbows", "vision-of-faith").pile("hinterland")
    t.advisers(0, "tents", "a-fast-steed").facedown(2, "charlatan", "conspiracy").advisers(1, "scouts")
    t.chronicle(1, "usurper", start="dispossess")
    gone = sorted(t.ids(DISPOSSESSED))
    assert gone == ["a-fast-steed", "charlatan", "elders", "longbows", "tents"]  # there are no more than five
    assert "scouts" in t.left().deck  # the winner's advisers stay in the realm
    assert {"conspiracy", "vision-of-faith"} <= set(t.left().deck)


def test_8_5_of_more_cards_six_go_and_nobody_knows_which() -> None:
    t = series().pile("cradle", *[card.id for card in OATH_BOOK.cards[:9]]).set(winner=1)
    t.then(("dispossess",), ("act", 1)).run()
    assert len(t.ids(DISPOSSESSED)) == 6
    known = {frozenset(state.ident(card) for card in state.zones[DISPOSSESSED]) for state in t.imagined(0)}
    assert len(known) > 1


# -- 8.6


def test_8_6_the_losers_relics_are_shuffled_and_sites_get_those_they_lack() -> None:
    t = series().holds(2, "map").holds(1, "ivory-eye").site("c1", "mountain").relics_at("c1").bands("c1", 1, 1)
    t.chronicle(1, "usurper", start="bury-relics")
    left = t.left()
    assert len(left.places[0].relics) == 1 and t.relics(2) == []
    assert "map" in (*left.rest, *[id for place in left.places for id in place.relics])


def test_8_6_3_the_relics_of_the_winner_and_the_reliquary_come_first() -> None:
    t = series().holds(1, "ivory-eye", "grand-scepter").reliquary("brutal", "map").reliquary("greedy")
    t.chronicle(1, "usurper", start="bury-relics")
    top = t.left().top
    assert {"ivory-eye", "map"} <= set(top) and len(top) == 4 and "grand-scepter" not in top


def test_8_6_warbands_of_a_cage_go_home_before_it_is_buried() -> None:
    t = series().holds(2, "obsidian-cage").has(1, warbands=2).set(caged=[0, 2, 0])
    t.set(t.ground.boards[1], bank=t.ground.boards[1].bank - 2)
    t.chronicle(1, "usurper", start="redraw")
    rest_of(t)
    assert t.now.caged == [0, 0, 0] and "obsidian-cage" in t.left().rest


# -- 8.7, 8.8


def test_8_7_and_8_8_everything_is_in_the_document_once() -> None:
    t = rest_of(series(5).chronicle(2, "usurper"))
    left = t.left()
    assert read(write(left), OATH_BOOK) == left
    assert len([card for card in left.deck if card in VISIONS]) == 5
    assert left.number == 2 and left.story[-1]["number"] == 1


def test_the_page_tells_the_realm_as_it_was_when_the_game_ended() -> None:
    t = series(4).citizen(3).bands("p1", 1, 2).banner("pf", 2).set(title=1, usurper=True)
    told = rest_of(t.chronicle(1, "usurper")).left().story[-1]
    assert told["winner"] == 1 and told["ending"] == "usurper" and told["ways"] == ["usurper"]
    assert told["map"][2] == {"site": "mountain", "ruler": "red", "warbands": 2, "cards": ["taming-charm"]}
    assert told["map"][0]["ruler"] == "empire" and told["map"][1] == {
        "site": None,
        "ruler": "nobody",
        "warbands": 0,
        "cards": [],
    }
    assert [player["role"] for player in told["players"]] == ["chancellor", "exile", "exile", "citizen"]
    assert [player["colour"] for player in told["players"]] == list(COLOURS[:4])
    assert told["title"] == "red" and told["banners"] == ["blue", None]
