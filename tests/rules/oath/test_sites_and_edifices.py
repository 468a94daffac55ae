"""Sites and edifices that no other chapter's tests speak of (Law 2.8.5, 2.9)."""

from __future__ import annotations

import pytest

from oikumene.games.oath.model import SLOTS
from oikumene.games.oath.rules import ruling, verbs
from oikumene.games.oath.state import DISPOSSESSED, DRAWN
from rules.oath.field import duel
from rules.oath.table import Table, table

# -- the Tribunal


def court(**has: object) -> Table:
    """Seat 1 stands at p1; the tribunal is at h1, where nobody's warbands are."""
    t = table(seat=1).site("p1", "plains").bands("p1", 0, 0).site("h1", "the-tribunal").at("h1").bands("h1", 0, 0)
    return t.has(1, pawn="p1", favor=2, secrets=2).has(2, favor=2, secrets=2).has(1, **has)  # type: ignore[arg-type]


def test_the_tribunal_a_deal_for_who_stands_there_or_rules_it() -> None:
    assert "use:the-tribunal" not in court().run().keys
    assert "use:the-tribunal" in court(pawn="h1").run().keys
    t = court().bands("h1", 1, 1).act(1, "use:the-tribunal", "player:2")
    assert sorted(t.keys) == ["done", "give:favor", "give:secret", "want:favor", "want:secret"]
    t.act(1, "give:favor", "want:secret", "done").act(2, "accept")
    assert (t.board(1).favor, t.board(1).secrets, t.board(2).favor, t.board(2).secrets) == (1, 3, 3, 1)


# -- the Hidden Place


def veiled(secrets: int, **has: object) -> Table:
    """Seat 1 stands at p1; the hidden place is at p2."""
    t = table(seat=1).site("p1", "plains").site("p2", "the-hidden-place").at("p2")
    return t.has(1, pawn="p1", favor=0, secrets=secrets, supply=6, **has)  # type: ignore[arg-type]


def test_the_hidden_place_is_reached_for_a_secret_turned_facedown() -> None:
    t = veiled(1).act(1, "travel", "travel-to:p2")
    assert (t.board(1).secrets, t.board(1).dark) == (0, 1) and t.pawn(1) == "p2"
    assert "travel-to:p2" not in veiled(0).act(1, "travel").keys


def test_the_hidden_place_is_open_from_the_shrouded_wood() -> None:
    t = veiled(0).site("p1", "shrouded-wood").bands("p1", 0, 0).act(1, "travel")
    assert "travel-to:p2" in t.keys


def test_the_hidden_place_nobody_is_sent_there_without_a_yes() -> None:
    t = veiled(1).has(1, pawn="p2", secrets=2).holds(1, "whistle").has(2, pawn="p1", secrets=1)
    t.act(1, "use:whistle", "player:2")
    assert (t.seat, t.prompt) == (2, "travel-consent")
    t.act(2, "no")
    assert t.pawn(2) == "p1" and t.board(2).secrets == 1
    t = veiled(1).has(1, pawn="p2", secrets=2).holds(1, "whistle").has(2, pawn="p1", secrets=1)
    t.act(1, "use:whistle", "player:2").act(2, "yes")
    assert t.pawn(2) == "p2" and (t.board(2).secrets, t.board(2).dark) == (1, 1)  # one turned, one given


def test_the_hidden_place_a_target_there_costs_a_secret_once() -> None:
    def at_war(secrets: int) -> Table:
        t = duel().site("h2", "the-hidden-place").at("h2").bands("h2", 2, 3)
        return t.has(1, secrets=secrets)

    assert "campaign" not in at_war(0).run().keys
    t = at_war(1).act(1, "campaign", "target-pawn")
    assert (t.board(1).secrets, t.board(1).dark) == (0, 1) and t.prompt == "attack-dice"


def test_the_hidden_place_as_a_target_from_elsewhere() -> None:
    t = duel().site("h3", "the-hidden-place").at("h3").bands("h3", 2, 1).has(1, secrets=0).act(1, "campaign")
    assert "target-site:h3" not in t.keys
    t = duel().site("h3", "the-hidden-place").at("h3").bands("h3", 2, 1).has(1, secrets=1).act(1, "campaign")
    t.act(1, "target-site:h3", "done")
    assert t.board(1).dark == 1


def test_the_hidden_place_asks_for_a_power_with_a_secret_cost() -> None:
    t = veiled(1).site("h1", "plains").at("h1", "spell-breaker").bands("h1", 2, 1).act(1, "travel")
    assert "travel-to:p2" not in t.keys


# -- the River, the Ancient City, the Great Slum


def test_river_one_warband_more_for_its_ruler_if_wanted() -> None:
    def shore(ruler: int) -> Table:
        t = table(seat=1).site("p1", "river").at("p1", "longbows").bands("p1", ruler, 1)
        return t.has(1, pawn="p1", favor=2, warbands=0)

    assert shore(1).act(1, "muster", "yes").board(1).warbands == 3
    assert shore(1).act(1, "muster", "no").board(1).warbands == 2
    assert shore(0).act(1, "muster").board(1).warbands == 2


def test_ancient_city_two_warbands_for_a_card_of_order_if_wanted() -> None:
    def city() -> Table:
        t = table(seat=1).site("p1", "ancient-city").at("p1").has(1, pawn="p1", favor=0, warbands=0)
        return t.pile("provinces", "longbows").act(1, "search", "search-pile:provinces", "play-site:p1")

    assert city().act(1, "yes").board(1).warbands == 2
    assert city().act(1, "no").board(1).warbands == 0


def test_great_slum_makes_room_for_a_card_that_moves_there() -> None:
    def slums(card: str) -> Table:
        t = table(seat=1).site("p1", "great-slum").at("p1", card, "elders", "dazzle").bands("p1", 0, 0)
        return t.has(1, pawn="p1", favor=3, secrets=3).advisers(1, "tents")

    t = slums("homesteaders").act(1, "use:homesteaders")
    assert t.prompt == "which-goes" and "no" not in t.keys  # it is full
    t.act(1, "pick:elders")
    assert t.cards_at("p1") == ["homesteaders", "dazzle", "tents"]
    t = slums("resettle").site("h1", "plains").at("h1", "wolves").act(1, "use:resettle")
    assert "to-site:p1" in t.keys
    t.act(1, "to-site:p1", "pick:dazzle")
    assert t.cards_at("p1") == ["resettle", "elders", "tents"]


# -- the Squalid District


def slum(ruler: int, shown: int, round: int = 5) -> Table:
    """The end of a round in which the end die is rolled; a seat's warbands hold the district."""
    t = table(seat=2).site("h1", "plains").at("h1", "squalid-district").bands("h1", ruler, 1 if ruler >= 0 else 0)
    return t.set(round=round, title=0).then(("round-end",)).load(shown - 1)


def test_3_3_squalid_district_its_ruler_changes_the_end_die_by_one() -> None:
    t = slum(1, 5).run()
    assert (t.seat, t.prompt) == (1, "sway-end")
    t.act(1, "yes")
    assert t.match.over and t.now.winner == 0 and t.now.ending == "stable-regime"
    t = slum(1, 6).act(1, "yes")
    assert not t.match.over and t.now.round == 6
    t = slum(1, 6).act(1, "no")
    assert t.match.over


def test_3_3_squalid_district_is_not_asked_where_nothing_would_come_of_it() -> None:
    t = slum(1, 3).run()
    assert t.prompt == "act" or t.seat == 0
    assert t.now.round == 6


def test_3_3_squalid_district_of_the_empire_is_the_chancellors_and_of_bandits_nobodys() -> None:
    t = slum(0, 5).run()
    assert (t.seat, t.prompt) == (0, "sway-end")
    t = table(seat=2).site("h1", "plains").at("h1", "squalid-district").bands("h1", 0, 0)
    t.set(round=5, title=0).then(("round-end",)).load(4).run()
    assert t.now.round == 6


# -- the Forest Temple


def test_8_3_2_forest_temple_keeps_sites_with_beast_cards() -> None:
    t = table().site("p1", "plains").at("p1", "forest-temple").site("h1", "river").at("h1", "wolves")
    t.site("h2", "wastes").at("h2", "elders")
    state = t.lay()
    assert [ruling.site_stays(state, SLOTS.index(slot), False) for slot in ("p1", "h1", "h2")] == [True, True, False]
    state = table().site("h1", "river").at("h1", "wolves").lay()
    assert not ruling.site_stays(state, SLOTS.index("h1"), False)


# -- the Great Spire


def spire(*lost: str) -> Table:
    """Seat 1 stands at p1 beside the spire; three denizens on top of the world deck, these cards are dispossessed."""
    t = table(seat=1).site("p1", "plains").at("p1", "great-spire").has(1, pawn="p1", supply=6, secrets=1, favor=0)
    return t.deck("wolves", "elders", "dazzle").pile("provinces").bring_all(DISPOSSESSED, lost)


def test_great_spire_drawn_denizens_for_dispossessed_ones() -> None:
    t = spire("tents", "scouts").act(1, "search", "with:great-spire")
    assert t.board(1).secrets == 0 and (t.seat, t.prompt) == (1, "swap-drawn")
    t.act(1, "pick:wolves", "pick:elders")
    assert sorted(t.ids(DRAWN + 1)) == ["dazzle", "scouts", "tents"] and t.prompt == "keep"
    assert sorted(t.ids(DISPOSSESSED)) == ["elders", "wolves"]
    assert t.now.look(DRAWN + 1, 2) == [None] * 3


def test_great_spire_none_need_be_swapped_and_no_more_than_there_are() -> None:
    t = spire("tents", "scouts").act(1, "search", "with:great-spire", "done")
    assert sorted(t.ids(DRAWN + 1)) == ["dazzle", "elders", "wolves"]
    assert not t.said("exchanges-drawn")
    t = spire("tents").act(1, "search", "with:great-spire", "pick:wolves")
    assert t.prompt == "keep" and sorted(t.ids(DRAWN + 1)) == ["dazzle", "elders", "tents"]
    assert "with:great-spire" not in spire().act(1, "search").keys


def test_great_spire_visions_stay() -> None:
    t = spire("tents", "scouts").deck("vision-of-faith").act(1, "search", "with:great-spire")
    assert t.ids(DRAWN + 1) == ["vision-of-faith"] and t.prompt == "play"


def test_great_spire_the_harp_shows_what_was_drawn_and_what_is_kept() -> None:
    t = spire("tents", "scouts").holds(1, "truthful-harp").deck("wolves", "elders", "dazzle", "riots", "keep")
    t.act(1, "search", "with:great-spire", "with:truthful-harp", "pick:wolves", "done")
    swapped = next(id for id in t.ids(DRAWN + 1) if id in ("tents", "scouts"))
    assert swapped not in t.now.look(DRAWN + 1, 2)
    t.act(1, f"keep:{swapped}")
    while t.prompt == "discard-next":
        t.act(1, t.keys[0])
    assert t.now.look(DRAWN + 1, 2) == [swapped]


# -- homelands, coasts, opportunities, the Marshes


def home(site: str, card: str) -> Table:
    """Seat 1 plays a card at a site where a relic lies."""
    t = table(seat=1).site("p1", site).at("p1").bands("p1", 0, 0).relics_at("p1", "map")
    t.has(1, pawn="p1", favor=0, secrets=0, warbands=0, supply=6).pile("provinces", card)
    return t.act(1, "search", "search-pile:provinces", "play-site:p1")


def has(t: Table) -> tuple[int, int, int, list[str]]:
    """Favor, secrets, warbands and relics of seat 1, everything accepted."""
    while t.prompt in ("gain-warbands", "homeland-relic"):
        t.act(1, t.keys[0])
    board = t.board(1)
    return board.favor, board.secrets, board.warbands, t.relics(1)


@pytest.mark.parametrize(
    ("site", "card", "gains"),
    [
        ("ancient-city", "longbows", (1, 0, 2, [])),
        ("deep-woods", "wolves", (1, 0, 0, ["map"])),
        ("fertile-valley", "welcoming-party", (2, 0, 0, [])),
        ("standing-stones", "taming-charm", (1, 1, 0, [])),
        ("steppe", "elders", (1, 1, 0, [])),
        ("wastes", "scryer", (1, 0, 0, ["map"])),
    ],
)
def test_homelands_reward_a_card_of_their_suit_and_no_other(site: str, card: str, gains: tuple[object, ...]) -> None:
    assert has(home(site, card)) == gains
    other = "longbows" if site != "ancient-city" else "elders"
    assert has(home(site, other)) == (1, 0, 0, [])


def test_homelands_not_where_one_of_the_suit_was_discarded_in_the_same_turn() -> None:
    t = table(seat=1).site("p1", "steppe").at("p1", "elders", "tents").bands("p1", 0, 0).banner("pf", 1)
    t.has(1, pawn="p1", favor=0, secrets=0, supply=6).pile("provinces", "horse-archers")
    t.act(1, "search", "search-pile:provinces", "play-site:p1", "clear:elders")
    assert t.board(1).secrets == 0 and t.board(1).favor == 1


@pytest.mark.parametrize("start", ["barren-coast", "lush-coast", "rocky-coast"])
def test_coasts_one_supply_from_one_to_another_past_a_gate(start: str) -> None:
    goal = "rocky-coast" if start != "rocky-coast" else "lush-coast"
    t = table(seat=1).site("c1", start).site("h1", goal).site("h2", "narrow-pass").site("h3", "plains")
    t.has(1, pawn="c1", supply=1).act(1, "travel")
    assert t.pawn(1) == "h1" or "travel-to:h1" in t.keys
    t = table(seat=1).site("c1", start).site("h1", goal).site("h2", "narrow-pass").site("h3", "plains")
    t.has(1, pawn="c1", supply=7).act(1, "travel")
    assert "travel-to:h3" not in t.keys  # no coast: the gate bars it
    t.act(1, "travel-to:h1")
    assert t.board(1).supply == 6


@pytest.mark.parametrize(
    ("site", "favor", "secrets", "ways"),
    [
        ("mine", 3, 0, ["site-favor", "no"]),
        ("drowned-city", 0, 3, ["site-secret", "no"]),
        ("salt-flats", 2, 1, ["site-favor", "site-secret", "no"]),
    ],
)
def test_4_1_4_opportunities_and_what_is_laid_on_them(site: str, favor: int, secrets: int, ways: list[str]) -> None:
    t = table(seat=1).site("h2", site).has(1, pawn="h2").then(("turn", 1))
    verbs.furnish(t.lay(), SLOTS.index("h2"))
    state = t.lay()
    assert (state.site_favor[SLOTS.index("h2")], state.site_secrets[SLOTS.index("h2")]) == (favor, secrets)
    assert t.run().keys == ways
    t.act(1, "no")
    assert t.prompt == "act"


def test_marshes_one_card_fewer() -> None:
    t = table(seat=1).site("p1", "marshes").has(1, pawn="p1", supply=6).deck("wolves", "elders", "dazzle")
    t.act(1, "search", "search-deck")
    assert sorted(t.keys) == ["keep:elders", "keep:wolves"]


def test_reliquary_decadent_to_the_cradle_for_nothing_and_one_more_to_the_hinterland() -> None:
    t = table(seat=0).reliquary("decadent").site("h2", "shrouded-wood").bands("h2", 0, 0).site("h3", "plains")
    state = t.has(0, pawn="h2").lay()
    c1, p1, h3 = (SLOTS.index(slot) for slot in ("c1", "p1", "h3"))
    assert [ruling.travel_price(state, 0, slot) for slot in (c1, p1, h3)] == [0, 2, 3]
