"""Relics that change who rules what, and what may be placed (Law 2.4, 7.6.5)."""

from __future__ import annotations

from oikumene.games.oath.model import SLOTS
from oikumene.games.oath.rules import force, ruling
from oikumene.games.oath.state import ADVISERS_DOWN, BANDITS, DRAWN, EMPIRE, WORLD_DECK, Campaign
from rules.oath.field import declares, defence, raid
from rules.oath.powers import playing, using
from rules.oath.table import Table, table

# -- the Ring of Devotion


def ringed(**has: object) -> Table:
    """Seat 1 holds the ring and stands at p1, which is the own."""
    more: dict[str, object] = {"favor": 3, "secrets": 1, "warbands": 3, **has}
    t = table(seat=1).site("p1", "plains").at("p1", "longbows").bands("p1", 1, 3).holds(1, "ring-of-devotion")
    return t.has(1, pawn="p1", **more)  # type: ignore[arg-type]


def test_ring_of_devotion_musters_bring_two_more() -> None:
    t = ringed().act(1, "muster")
    assert t.board(1).warbands == 3 + 4


def test_ring_of_devotion_warbands_leave_a_site_and_do_not_come_back() -> None:
    t = ringed().act(1, "march")
    assert t.keys == ["1", "2", "3"]  # three are there: none is added
    t.act(1, "1")
    assert t.board(1).warbands == 5 and t.warbands("p1") == (1, 1)
    assert "march" in table(seat=1).site("p1", "plains").bands("p1", 1, 1).has(1, pawn="p1", warbands=3).run().keys
    assert "march" not in ringed().bands("p1", 1, 1).run().keys


def test_ring_of_devotion_a_won_campaign_posts_nobody() -> None:
    t = declares(raid().holds(1, "ring-of-devotion").dice(["blank"], ["sword"] * 4), 4)
    assert t.prompt == "act" and t.warbands("h2")[1] == 0 and t.board(1).warbands == 6
    t = declares(raid().dice(["blank"], ["sword"] * 4), 4)
    assert t.prompt == "post"


def test_ring_of_devotion_stops_the_garrison_and_the_key_to_the_city() -> None:
    t = playing("garrison").bands("p1", 1, 1).has(1, warbands=2).holds(1, "ring-of-devotion")
    t.act(1, "search", "search-pile:provinces", "play-site:p1")
    assert t.warbands("p1") == (1, 1) and t.board(1).warbands == 3
    t = playing("key-to-the-city").bands("p1", 0, 2).has(1, warbands=0).holds(1, "ring-of-devotion")
    t.act(1, "search", "search-pile:provinces", "play-site:p1")
    assert t.warbands("p1")[1] == 0 and t.board(1).warbands == 1


def test_ring_of_devotion_its_holder_is_given_no_site() -> None:
    t = using("deed-writer").bands("p1", 2, 1).holds(1, "ring-of-devotion").has(1, warbands=3)
    t.act(1, "use:deed-writer", "player:2", "want-site:p1")
    assert "done" not in t.keys
    t = using("deed-writer").bands("p1", 2, 1).has(1, warbands=3)
    t.act(1, "use:deed-writer", "player:2", "want-site:p1")
    assert "done" in t.keys


def test_ring_of_devotion_messengers_only_take_warbands_off() -> None:
    t = using("messenger").bands("p1", 1, 3).site("h1", "plains").bands("h1", 1, 1).has(1, warbands=2)
    t.holds(1, "ring-of-devotion").act(1, "use:messenger")
    assert t.prompt == "redeploy" and "post:h1:1" not in t.keys and "post:p1:2" in t.keys


# -- the Bandit Crown


def crowned(**has: object) -> Table:
    """Seat 1 holds the crown and stands at h2, where nobody's warbands are; the Empire has c1, p1 and h1."""
    more: dict[str, object] = {"favor": 3, "secrets": 1, "warbands": 3, **has}
    t = table(seat=1).site("h2", "wastes").at("h2").bands("h2", 0, 0).holds(1, "bandit-crown")
    return t.has(1, pawn="h2", **more)  # type: ignore[arg-type]


def ruler(t: Table, slot: str) -> int:
    return ruling.ruler(t.lay(), SLOTS.index(slot))


def test_7_6_5_bandit_crown_rules_the_sites_without_warbands() -> None:
    t = crowned()
    assert ruler(t, "h2") == 1 and ruler(t, "h1") == EMPIRE
    assert not ruling.rules_site(t.lay(), 0, SLOTS.index("h2"))
    assert ruler(crowned().has(1, warbands=0).citizen(1), "h2") == EMPIRE
    assert ruler(table().site("h2", "wastes").bands("h2", 0, 0), "h2") == BANDITS


def test_7_6_5_bandit_crown_the_last_warband_may_leave_and_one_may_come() -> None:
    t = crowned().bands("h2", 1, 1).act(1, "march")
    assert t.keys == ["0", "1", "2", "3", "4"]
    t.act(1, "0")
    assert t.warbands("h2")[1] == 0 and ruling.rules_site(t.now, 1, SLOTS.index("h2"))
    t = crowned().act(1, "march", "2")
    assert t.warbands("h2") == (1, 2)


def test_7_6_5_bandit_crown_the_title_counts_its_sites() -> None:
    t = crowned().site("h3", "great-slum").bands("h3", 0, 0).site("p2", "river").bands("p2", 0, 0)
    t.site("c2", "plains").bands("c2", 0, 0).act(1, "end")
    assert t.now.title == 0  # nothing has happened yet that the title is looked at for
    t = crowned().site("h3", "great-slum").bands("h3", 0, 0).site("p2", "river").bands("p2", 0, 0)
    t.site("c2", "plains").bands("c2", 0, 0).act(1, "march", "1")
    assert t.now.title == 1  # four sites to three


def attacked(bands: int = 0, **has: object) -> Table:
    """Seat 2, with six warbands, stands at h2, which seat 1 rules by the crown; seat 1 is elsewhere."""
    t = table(seat=2).site("h2", "wastes").at("h2").bands("h2", 1, bands).holds(1, "bandit-crown")
    return t.has(1, pawn="p1", warbands=0).has(2, pawn="h2", warbands=6, **has)  # type: ignore[arg-type]


def test_7_6_5_bandits_defend_for_the_crown_and_cannot_be_killed() -> None:
    t = attacked(bands=1).act(2, "campaign")
    t.act(2, *(["attack:1"] if t.prompt == "campaign" else [])).act(2, *(["done"] if t.prompt == "targets" else []))
    assert t.now.war is None or t.now.war.defender == 1
    t.dice(["blank"], ["sword"] * 6).act(2, "6")
    assert defence(t) == 2  # a warband and a bandit
    t.act(2, *([t.keys[-1]] if t.prompt == "post" else []))
    state = t.now
    assert state.boards[1].warbands == 0 and state.boards[1].bank == 14  # half of two: the one that can die


def test_7_6_5_a_site_without_warbands_is_attacked_as_the_holders() -> None:
    t = attacked().act(2, "campaign")
    assert t.seat == 2 and "attack:bandits" not in t.keys
    t.act(2, *(["done"] if t.prompt == "targets" else [])).dice(["blank"], ["sword"]).act(2, "1")
    assert defence(t) == 1


def test_7_6_5_bandits_join_an_attack_from_their_site_and_are_not_sacrificed() -> None:
    t = crowned(warbands=1).bands("h2", 1, 1)
    war = Campaign(1, 0, SLOTS.index("h2"))
    war.camps = force.camp(t.lay(), 1, SLOTS.index("h2"))
    parts = force.attacking(t.lay(), war)
    assert force.size(parts) == 3 and force.size(force.mortal(parts)) == 2
    war.camps = force.camp(crowned().lay(), 1, SLOTS.index("h2"))
    assert war.camps == (SLOTS.index("h2"),)  # though no warband is there
    assert force.camp(table().site("h2", "wastes").bands("h2", 0, 0).lay(), 1, SLOTS.index("h2")) == ()


def test_7_6_5_a_citizen_with_the_crown_who_attacks_the_empire_has_the_sites_alone() -> None:
    from oikumene.games.oath.rules.campaign import sites

    t = crowned().citizen(1, 3)
    h2, c1 = SLOTS.index("h2"), SLOTS.index("c1")
    assert h2 not in sites(t.lay(), 1, 0) and c1 in sites(t.lay(), 1, 0)
    assert h2 in sites(t.lay(), 2, 0)  # for anybody else they are the Empire's
    # and whom the Chancellor attacks has them alone
    assert h2 in sites(t.lay(), 0, 1) and c1 not in sites(t.lay(), 0, 1)


def test_7_6_5_the_crown_needs_no_warband_for_a_site_that_is_bought() -> None:
    t = using("deed-writer").bands("p1", 2, 1).holds(1, "bandit-crown").has(1, warbands=0).has(2, warbands=0)
    t.act(1, "use:deed-writer", "player:2", "give:favor", "want-site:p1", "done").act(2, "accept")
    assert t.warbands("p1")[1] == 0 and t.board(2).warbands == 1
    assert ruling.ruler(t.now, SLOTS.index("p1")) == 1


def test_8_2_a_new_citizen_with_the_crown_hands_over_the_sites_without_warbands() -> None:
    from oikumene.games.oath.rules.chronicle import yield_sites

    t = crowned(warbands=0).bands("c1", 1, 2)
    yield_sites(t.lay(), 1, 2)
    assert t.lay().bands[SLOTS.index("h2")] == t.lay().bands[SLOTS.index("c1")] == (2, 1)


# -- the Grand Mask


def masked(role: str = "exile") -> Table:
    """Seat 1 holds the mask and stands at p1; the Empire rules h1, where some cards lie."""
    t = table(seat=1).site("p1", "plains").bands("p1", 0, 0).site("h1", "the-tribunal").at("h1", "elders", "longbows")
    t.bands("h1", 0, 1).holds(1, "grand-mask")
    return (t.citizen(1) if role == "citizen" else t).has(1, pawn="p1", favor=3, secrets=2)


def rules_card(t: Table, seat: int, id: str) -> bool:
    return ruling.rules_card(t.lay(), seat, t.find(id, *range(len(t.lay().zones))))


def test_grand_mask_an_exile_rules_imperial_cards_in_the_own_turn() -> None:
    t = masked()
    assert rules_card(t, 1, "elders") and not rules_card(t, 0, "elders")
    assert "use:elders" in t.run().keys
    assert not rules_card(masked().set(active=2), 1, "elders") and rules_card(masked().set(active=2), 0, "elders")
    assert rules_card(masked("citizen"), 0, "elders")  # for Exiles only


def test_grand_mask_neither_battle_plans_nor_sites() -> None:
    t = masked()
    assert not rules_card(t, 1, "longbows") and rules_card(t, 0, "longbows")
    assert not rules_card(t, 1, "the-tribunal") and ruler(t, "h1") == EMPIRE
    assert "use:the-tribunal" not in t.run().keys


# -- the Truthful Harp and the Cracked Horn


def searcher(*relics: str) -> Table:
    """Seat 1 stands at p1 and holds these relics; five denizens on top of the world deck."""
    t = table(seat=1).site("p1", "plains").bands("p1", 0, 0).has(1, pawn="p1", supply=6, secrets=2).holds(1, *relics)
    t.pile("provinces", "riots", "map-library", "keep").pile("hinterland", "portal")
    return t.deck("wolves", "elders", "dazzle", "longbows", "rowdy-pub")


def seen_by(t: Table, seat: int, zone: int) -> list[str | None]:
    return sorted(t.now.look(zone, seat), key=str)


def test_truthful_harp_two_more_cards_and_all_see_them() -> None:
    t = searcher("truthful-harp").act(1, "search", "with:truthful-harp", "search-deck")
    assert t.prompt == "keep" and len(t.keys) == 5
    assert seen_by(t, 2, DRAWN + 1) == sorted(["wolves", "elders", "dazzle", "longbows", "rowdy-pub"])
    t = searcher("truthful-harp").act(1, "search", "done", "search-deck")
    assert len(t.keys) == 3 and seen_by(t, 2, DRAWN + 1) == [None] * 3


def test_truthful_harp_the_card_that_is_kept_is_shown_too() -> None:
    t = searcher("truthful-harp").act(1, "search", "with:truthful-harp", "search-pile:provinces", "keep:riots")
    t.act(1, t.keys[0], "play-facedown")
    assert t.now.look(ADVISERS_DOWN + 1, 2) == ["riots"]
    t = searcher("truthful-harp").act(1, "search", "done", "search-pile:provinces", "keep:riots")
    t.act(1, t.keys[0], "play-facedown")
    assert t.now.look(ADVISERS_DOWN + 1, 2) == [None]


def test_truthful_harp_a_vision_ends_the_draw() -> None:
    t = searcher("truthful-harp").deck("wolves", "vision-of-faith", "elders")
    t.act(1, "search", "with:truthful-harp", "search-deck")
    assert seen_by(t, 2, DRAWN + 1) == ["vision-of-faith", "wolves"]


def test_cracked_horn_all_discards_of_a_search_go_under_the_world_deck() -> None:
    t = searcher("cracked-horn").act(1, "search", "search-deck", "keep:wolves", "discard:elders")
    assert (t.prompt, t.keys) == ("heap", ["heap-deck", "heap-usual"])
    t.act(1, "heap-deck", "play-discard")
    assert t.ids(WORLD_DECK)[:3] == ["wolves", "dazzle", "elders"] and t.piles()["hinterland"] == ["portal"]
    t = searcher("cracked-horn").act(1, "search", "search-deck", "keep:wolves", "discard:elders", "heap-usual")
    assert t.piles()["hinterland"] == ["portal", "elders", "dazzle"]


def test_cracked_horn_a_vision_goes_too_and_none_is_drawn_by_it() -> None:
    t = searcher("cracked-horn").facedown(1, "vision-of-faith").set(visions=2)
    t.act(1, "adviser:0", "play-discard", "heap-deck")
    assert t.ids(WORLD_DECK)[0] == "vision-of-faith" and t.now.visions == 2


def test_9_3_nobody_is_asked_about_warbands_that_are_not_there() -> None:
    t = using("elders").holds(1, "dragonskin-drum").has(1, warbands=14).act(1, "travel", "travel-to:c1")
    assert t.pawn(1) == "c1" and t.prompt == "act"
