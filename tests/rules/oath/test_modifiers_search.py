"""Modifiers of Search and Recover (Law 5.1, 5.4, 7.4)."""

from __future__ import annotations

from oikumene.games.oath.state import DRAWN
from rules.oath.table import Table, table


def here(**has: object) -> Table:
    """Seat 1 at p1, at a river with nothing there."""
    more: dict[str, object] = {"favor": 0, "secrets": 0, "supply": 6, "warbands": 0, **has}
    t = table(seat=1).site("p1", "river").bands("p1", 0, 0).has(1, pawn="p1", **more)  # type: ignore[arg-type]
    return t.deck("wolves", "elders", "dazzle", "longbows", "rowdy-pub").pile(
        "provinces", "riots", "map-library", "keep"
    )


def drawn(t: Table) -> int:
    return len(t.ids(DRAWN + 1))


def test_augury_draws_one_more_if_wanted() -> None:
    t = here().advisers(1, "augury").act(1, "search", "with:augury", "search-deck")
    assert drawn(t) == 4
    t = here().advisers(1, "augury").act(1, "search", "done", "search-deck")
    assert drawn(t) == 3


def test_observatory_any_pile_with_the_pawn_there() -> None:
    t = here().at("p1", "observatory").pile("cradle", "tents").act(1, "search")
    assert {"search-pile:cradle", "search-pile:provinces", "search-deck"} <= set(t.keys)
    t = here().site("h1", "plains").at("h1", "observatory").pile("cradle", "tents").act(1, "search")
    assert "search-pile:cradle" not in t.keys


def test_errand_boy_the_pile_of_another_region() -> None:
    t = here(favor=1).advisers(1, "errand-boy").pile("cradle", "tents").act(1, "search", "with:errand-boy")
    assert "search-pile:cradle" in t.keys and t.board(1).favor == 0


def test_mushrooms_one_card_from_the_bottom_for_no_supply() -> None:
    t = here(secrets=1).at("p1", "mushrooms").act(1, "search", "with:mushrooms")
    assert t.board(1).supply == 6 and t.ids(DRAWN + 1) == ["keep"] and t.prompt == "play"


def test_news_from_afar_no_supply() -> None:
    t = here(favor=2).advisers(1, "news-from-afar").act(1, "search", "with:news-from-afar", "search-deck")
    assert (t.board(1).supply, t.board(1).favor) == (6, 0)


def test_new_growth_beast_and_hearth_cards_to_any_site() -> None:
    t = here().advisers(1, "new-growth").site("h1", "plains").act(1, "search", "search-deck", "keep:wolves")
    while t.prompt == "discard-next":
        t.act(1, t.keys[0])
    assert "play-site:h1" in t.keys
    t = here().advisers(1, "new-growth").site("h1", "plains").act(1, "search", "search-deck", "keep:dazzle")
    while t.prompt == "discard-next":
        t.act(1, t.keys[0])
    assert "play-site:h1" not in t.keys


def plays(t: Table, card: str, how: str) -> Table:
    """Search the deck, keep the card and play it so."""
    t.act(1, "search", "search-deck", f"keep:{card}")
    while t.prompt == "discard-next":
        t.act(1, t.keys[0])
    return t.act(1, how)


def test_crop_rotation_a_denizen_of_the_site_goes_first() -> None:
    t = plays(here().advisers(1, "crop-rotation").at("p1", "tents", "riots"), "wolves", "play-site:p1")
    assert t.prompt in ("clear", "clear-must")
    t.act(1, "clear:tents")
    assert t.cards_at("p1") == ["riots", "wolves"]


def test_welcoming_party_a_favor_for_a_fresh_denizen() -> None:
    t = plays(here().at("p1", "welcoming-party").bank(hearth=3), "wolves", "play-adviser")
    assert t.board(1).favor == 1
    t = here().at("p1", "welcoming-party").bank(hearth=3).facedown(1, "wolves").act(1, "adviser:0", "play-adviser")
    assert t.board(1).favor == 0


def test_wild_cry_supply_and_warbands_for_a_beast_card() -> None:
    t = plays(here().advisers(1, "wild-cry"), "wolves", "play-adviser").act(1, "yes")
    assert (t.board(1).supply, t.board(1).warbands) == (5, 2)  # two for the search, one back
    t = plays(here().advisers(1, "wild-cry"), "dazzle", "play-adviser")
    assert t.board(1).warbands == 0 and t.prompt == "act"


def test_book_of_records_a_secret_instead_of_the_favor() -> None:
    t = plays(here().holds(1, "book-of-records"), "wolves", "play-site:p1")
    assert (t.board(1).favor, t.board(1).secrets) == (0, 1)


def test_hunting_party_a_campaign_after_a_search_of_the_deck() -> None:
    t = plays(here(warbands=3).advisers(1, "hunting-party"), "wolves", "play-discard")
    assert t.prompt == "campaign" and t.can("attack")
    t = here(warbands=3).advisers(1, "hunting-party").act(1, "search", "search-pile:provinces")
    t.act(1, "keep:riots")
    while t.prompt == "discard-next":
        t.act(1, t.keys[0])
    t.act(1, "play-discard")
    assert t.prompt == "act"


def test_knights_errant_a_campaign_after_a_muster() -> None:
    t = here(favor=1).advisers(1, "knights-errant").at("p1", "wolves").act(1, "muster")
    assert t.prompt == "campaign"


def test_relic_worship_three_supply_for_a_relic() -> None:
    t = here(favor=2, supply=3).site("p1", "mountain").relics_at("p1", "map").advisers(1, "relic-worship")
    t.act(1, "recover", "recover-relic:0")
    assert t.relics(1) == ["map"] and t.board(1).supply == 5


def test_magicians_code_two_secrets_on_top_for_the_darkest_secret() -> None:
    t = here(favor=2).advisers(1, "magicians-code").banner("ds", -1, 1).banner("pf", -1, 1)
    t.act(1, "recover")
    assert t.now.banners[1].holder == 1 or t.prompt.startswith("modify")
    if t.prompt.startswith("modify"):
        t.act(1, "with:magicians-code")
    assert (t.now.banners[1].holder, t.now.banners[1].tokens, t.board(1).secrets) == (1, 2, 1)


def test_magicians_code_is_not_offered_where_the_darkest_secret_cannot_be_recovered_with_it() -> None:
    """Its holder has advisers of the only suit at the site, so the secret is not told (Law 5.4.1)."""
    t = here(favor=4, secrets=1).advisers(1, "magicians-code").banner("pf", -1, 1)
    t.has(2, pawn="p1").at("p1", "wolves").advisers(2, "grasping-vines").banner("ds", 2, 1)
    t.act(1, "recover")
    assert t.prompt == "recover-pf"


def test_a_modifier_that_leaves_nothing_to_pay_the_action_with_is_not_offered() -> None:
    t = here(favor=2, secrets=1).advisers(1, "magicians-code").banner("pf", -1, 1).banner("ds", 2, 6)
    t.has(2, pawn="p1").at("p1", "wolves").advisers(2, "longbows")
    t.act(1, "recover")
    assert t.prompt == "recover-bank", "with the favor spent on the card neither banner could be paid for"
