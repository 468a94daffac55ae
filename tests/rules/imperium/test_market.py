"""Glossary: acquire, break through, exile; the market and how it is filled again."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.rules.market import acquire, swap
from oikumene.games.imperium.rules.moving import exile
from oikumene.games.imperium.state import EXILE, HAND, PLAY
from oikumene.games.imperium.state import MARKET as SLOT
from rules.imperium.tables import Table, table

MARKET = ("cls-river", "cls-elders", "cls-coinage", "cls-hittites", "cls-hills")


def laid(*nations: str, **options: object) -> Table:
    """A market with a card of each suit and a second region, without tokens, and plenty of unrest."""
    t = table(*nations, **options)  # type: ignore[arg-type]
    return t.market(*MARKET).no_tokens().unrest_pile(10)


def acquiring(t: Table) -> Table:
    """Advance (3 materials: acquire uncivilised/civilised), Conquer (2 population: acquire region/tributary)."""
    return t.hand(0, "rom-advance", "rom-conquer").has(0, materials=3, population=2)


# -- acquire


def test_an_acquired_card_comes_to_the_hand_with_its_unrest() -> None:
    t = acquiring(laid()).act(0, "play:rom-advance", "cls-elders")
    assert t.ids("hand") == ["cls-elders", "rom-conquer", "unrest"]
    assert t.said("acquires") == [(0, "cls-elders")]
    assert t.said("breaks-through") == []


def test_a_region_brings_no_unrest() -> None:
    t = acquiring(laid()).act(0, "play:rom-conquer", "cls-river")
    assert t.ids("hand") == ["cls-river", "rom-advance"]


def test_all_tokens_on_it_come_along() -> None:
    t = acquiring(laid()).tokens("cls-hittites", 2, 3, 1).act(0, "play:rom-conquer", "cls-hittites")
    assert t.goods(0) == {"materials": 5, "population": 3, "progress": 1}


def test_the_unrest_does_not_come_from_the_pile_but_the_new_one_does() -> None:
    t = acquiring(laid()).act(0, "play:rom-advance", "cls-elders")
    assert t.size("unrest") == 9
    assert t.unrest_under(t.open_market[1]) == 1


def test_only_the_suits_that_are_named() -> None:
    t = acquiring(laid())
    assert t.act(0, "play:rom-advance").keys == ["pick:cls-elders:market", "pick:cls-coinage:market"]
    t = acquiring(laid())
    t.act(0, "play:rom-conquer")
    assert t.keys == ["pick:cls-river:market", "pick:cls-hittites:market", "pick:cls-hills:market"]


def test_a_card_with_two_suits_is_of_both() -> None:
    t = laid().market("", "cls-city").hand(0, "leg-phoenicians").market("", "", "cls-leadership")
    t.act(0, "play:leg-phoenicians")
    assert {"pick:cls-city:market", "pick:cls-leadership:market"} <= set(t.keys)


def test_only_one_card() -> None:
    t = acquiring(laid()).act(0, "play:rom-advance", "cls-elders")
    assert t.prompt == "act"


def test_a_card_that_came_up_can_be_acquired_at_once() -> None:
    """Acquiring several: one after the other, with the refill in between."""
    t = laid().hand(0, "leg-macedonians").on_common("region", "cls-steppe")
    t.act(0, "play:leg-macedonians", "pick:cls-river:market")
    assert "pick:cls-steppe:market" in t.keys
    t.act(0, "cls-steppe")
    assert {"cls-river", "cls-steppe"} <= set(t.ids("hand"))


# -- refill


@pytest.mark.parametrize(
    ("taken", "deck", "new"),
    [
        ("cls-river", "region", "cls-steppe"),
        ("cls-elders", "uncivilised", "cls-boats"),
        ("cls-coinage", "civilised", "cls-temple"),
        ("cls-hittites", "main", "cls-aksumites"),
    ],
)
def test_the_place_is_filled_from_the_deck_of_the_suit(taken: str, deck: str, new: str) -> None:
    t = laid().on_common(deck, new).act(0, "innovate", f"pick:{taken}:market")
    assert t.open_market[MARKET.index(taken)] == new
    assert t.unrest_under(new) == (0 if new == "cls-steppe" else 1)


def test_the_suit_that_left_decides_not_the_place() -> None:
    """rn-refill: a region in the last place is replaced by a region."""
    t = laid().on_common("region", "cls-steppe").act(0, "innovate", "pick:cls-hills:market")
    assert t.open_market[4] == "cls-steppe"


def test_a_card_with_two_suits_is_replaced_by_an_uncivilised_one() -> None:
    """4.2.3: its banner is green."""
    t = laid().market("", "", "cls-city").on_common("uncivilised", "cls-boats").on_common("civilised", "cls-temple")
    t.act(0, "innovate", "pick:cls-city:market")
    assert t.open_market[2] == "cls-boats"


def test_an_empty_small_deck_is_replaced_by_the_main_deck() -> None:
    t = laid().common("region").on_common("main", "cls-aksumites").act(0, "innovate", "pick:cls-river:market")
    assert t.open_market[0] == "cls-aksumites"
    assert t.unrest_under("cls-aksumites") == 1


def test_a_refilled_card_gets_no_progress() -> None:
    """rn-setup-progress: only in the set-up."""
    t = laid().on_common("civilised", "cls-temple").act(0, "innovate", "pick:cls-coinage:market")
    assert t.tokens_on("cls-temple") == (0, 0, 0)


def test_with_no_cards_left_the_place_stays_empty() -> None:
    t = laid().common("region").common("main").act(0, "innovate", "pick:cls-river:market")
    assert t.open_market[0] == ""
    assert [key for key in t.keys if key.startswith("pick")] == [f"pick:{id}:market" for id in MARKET[1:]]


# -- break through


def test_variant_1_market_card_without_its_unrest() -> None:
    t = laid().tokens("cls-elders", 1, 2, 3).act(0, "innovate", "pick:cls-elders:market")
    assert t.ids("hand") == ["cls-elders"]
    assert t.goods(0) == {"materials": 1, "population": 2, "progress": 3}
    assert t.said("breaks-through") == [(0, "cls-elders")]
    assert t.said("acquires") == []
    assert t.size("unrest") == 10  # one back, one under the new card


@pytest.mark.parametrize(
    ("suit", "top"), [("uncivilised", "cls-boats"), ("civilised", "cls-temple"), ("region", "cls-steppe")]
)
def test_variants_2_to_4_the_top_of_the_suits_deck(suit: str, top: str) -> None:
    t = laid().on_common(suit, top).act(0, "innovate", f"deck:{suit}")
    assert t.ids("hand") == [top]
    assert t.open_market == list(MARKET)
    assert t.size("unrest") == 10


def test_what_is_taken_from_a_small_deck_is_not_seen_by_others() -> None:
    t = laid().on_common("region", "cls-steppe").act(0, "innovate", "deck:region")
    card = t.find("cls-steppe", HAND)
    assert t.now.shows(card) & 3 == 1


def test_variant_5_tributaries_come_from_the_main_deck() -> None:
    """Revealed one by one; the others are shuffled back."""
    t = laid().common("main", "cls-temple", "cls-boats", "cls-aksumites", "cls-steppe")
    t.act(0, "innovate", "deck:tributary")
    assert t.ids("hand") == ["cls-aksumites"]
    assert sorted(t.ids("main")) == ["cls-boats", "cls-steppe", "cls-temple"]
    assert t.said("reveals") == [("cls-temple",), ("cls-boats",), ("cls-aksumites",)]


def test_variant_5_for_a_suit_whose_deck_is_empty() -> None:
    t = laid().common("civilised").common("main", "cls-boats", "cls-temple", "cls-steppe")
    t.act(0, "innovate", "deck:civilised")
    assert t.ids("hand") == ["cls-temple"]


def test_variant_5_a_card_with_two_suits_fits_either() -> None:
    t = laid().common("civilised").common("main", "cls-leadership", "cls-temple").act(0, "innovate", "deck:civilised")
    assert t.ids("hand") == ["cls-leadership"]


def test_the_main_deck_is_not_searched_while_the_suit_has_a_deck() -> None:
    t = laid().common("civilised", "cls-temple").common("main", "cls-pharmacy", "cls-boats")
    t.act(0, "innovate", "deck:civilised")
    assert t.ids("hand") == ["cls-temple"]
    assert t.size("main") == 2


def test_nothing_found_brings_two_materials() -> None:
    t = laid().common("main", "cls-boats", "cls-steppe").act(0, "innovate", "deck:tributary")
    assert t.goods(0) == {"materials": 2}
    assert t.ids("hand") == []
    assert sorted(t.ids("main")) == ["cls-boats", "cls-steppe"]


def test_nothing_found_with_an_empty_main_deck() -> None:
    t = laid().common("main").act(0, "innovate", "deck:tributary")
    assert t.goods(0) == {"materials": 2}


def test_a_break_through_may_look_past_the_market() -> None:
    """The player chooses among the variants although the market has a card of the suit."""
    t = laid().market("", "cls-boats").hand(0, "leg-elders").act(0, "play:leg-elders", "break-through")
    assert set(t.keys) == {"pick:cls-boats:market", "deck:uncivilised"}


def test_a_break_through_is_no_acquire() -> None:
    """Astronomy waits for an acquired region."""
    t = laid(base="legends").play(0, "leg-astronomy").hand(0, "rom-conquer").has(0, population=3)
    t.act(0, "play:rom-conquer", "pay-3", "pick:cls-river:market")
    assert t.prompt == "act"
    t = laid(base="legends").play(0, "leg-astronomy").hand(0, "rom-conquer").has(0, population=2)
    t.act(0, "play:rom-conquer", "pick:cls-river:market")
    assert t.prompt == "react"


# -- exile


def exiling(t: Table) -> Table:
    return t.hand(0, "cls-steppe").act(0, "play:cls-steppe")


def test_an_exiled_market_card_leaves_its_unrest_to_the_pile() -> None:
    t = exiling(laid().on_common("uncivilised", "cls-boats")).act(0, "cls-elders")
    assert t.ids("exile") == ["cls-elders"]
    assert t.open_market[1] == "cls-boats"
    assert t.unrest_under("cls-boats") == 1
    assert t.size("unrest") == 10


def test_an_exiled_tributary_is_replaced_from_the_main_deck() -> None:
    t = exiling(laid().on_common("main", "cls-marsh")).act(0, "cls-hittites")
    assert t.open_market[3] == "cls-marsh"
    assert t.unrest_under("cls-marsh") == 0
    assert t.size("unrest") == 11


@pytest.mark.parametrize("tokens", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_a_card_with_a_token_cannot_be_exiled(tokens: tuple[int, int, int]) -> None:
    t = exiling(laid().tokens("cls-river", *tokens))
    assert "pick:cls-river:market" not in t.keys
    assert len(t.keys) == 4


def test_the_exile_is_not_voluntary() -> None:
    assert "no" not in exiling(laid()).keys


def market_swap(t: Table, exiled: str, card: str) -> None:
    """The rule that cards use (Lighthouse of Alexandria and others)."""
    swap(t.match.state, 0, t.find(exiled, EXILE), t.find(card, *range(SLOT, SLOT + 5)))


def test_a_swap_moves_the_tokens_and_the_unrest() -> None:
    """An exiled card takes the place of a market card; with tokens too."""
    t = laid("vikings", "romans").exile("cls-marsh", "cls-boats").tokens("cls-elders", 0, 1, 2)
    market_swap(t, "cls-boats", "cls-elders")
    assert t.open_market[1] == "cls-boats"
    assert t.tokens_on("cls-boats") == (0, 1, 2)
    assert t.unrest_under("cls-boats") == 1
    assert sorted(t.ids("exile")) == ["cls-elders", "cls-marsh"]
    assert t.size("unrest") == 10


def test_a_region_swapped_in_has_no_unrest() -> None:
    t = laid("vikings", "romans").exile("cls-marsh")
    market_swap(t, "cls-marsh", "cls-elders")
    assert t.unrest_under("cls-marsh") == 0
    assert t.size("unrest") == 11


@pytest.mark.parametrize(
    ("card", "unrest"), [("cls-aksumites", True), ("cls-marsh", False), ("cls-boats", True), ("cls-temple", True)]
)
def test_acquiring_from_the_exile_takes_unrest_for_all_but_regions(card: str, unrest: bool) -> None:
    """With an Imperial-like break through there is none; with an acquire there is."""
    t = laid().exile(card)
    state = t.match.state
    assert not list(acquire(state, 0, t.find(card, EXILE)))
    assert t.ids("hand") == sorted([card, *(["unrest"] if unrest else [])])
    assert t.size("unrest") == 10 - unrest


def test_cartography_lets_acquire_from_the_exile() -> None:
    t = laid().play(0, "leg-cartography").exile("cls-aksumites", "cls-marsh", "cls-boats")
    acquiring(t).act(0, "play:rom-conquer")
    assert {"pick:cls-aksumites:exile", "pick:cls-marsh:exile"} <= set(t.keys)
    assert "pick:cls-boats:exile" not in t.keys
    t.act(0, "cls-aksumites")
    assert t.ids("hand") == ["cls-aksumites", "rom-advance", "unrest"]
    assert t.open_market == list(MARKET)


def test_acquired_from_the_exile_is_acquired() -> None:
    """Astronomy waits for an acquired region, wherever it came from."""
    t = laid().play(0, "leg-cartography", "leg-astronomy").exile("cls-marsh")
    acquiring(t).act(0, "play:rom-conquer", "cls-marsh")
    assert t.prompt == "react"
    t.act(0, "leg-astronomy")
    assert t.goods(0) == {"materials": 3, "progress": 1}


def test_cartography_is_for_regions_and_tributaries_only() -> None:
    t = laid().play(0, "leg-cartography").exile("cls-boats")
    acquiring(t).act(0, "play:rom-advance")
    assert t.keys == ["pick:cls-elders:market", "pick:cls-coinage:market"]


def test_breaking_through_from_the_exile_takes_no_unrest() -> None:
    """rn-acquire-from-exile; Imperial."""
    t = laid(base="legends").hand(0, "leg-imperial").exile("cls-aksumites")
    t.act(0, "play:leg-imperial", "break-through", "pick:cls-aksumites:exile")
    assert t.ids("hand") == ["cls-aksumites"]


def test_exile_from_play_takes_the_garrison_along() -> None:
    t = laid().play(0, "cls-steppe").garrison(0, "cls-steppe", "unrest", "cls-boats")
    assert not list(exile(t.match.state, 0, t.find("cls-steppe", PLAY)))
    assert sorted(t.ids("exile")) == ["cls-boats", "cls-steppe", "unrest"]


# -- what others do


def test_tokens_stay_on_a_card_until_it_is_taken() -> None:
    t = laid().end(0, "cls-hills").end(1, "cls-hills")
    assert t.tokens_on("cls-hills") == (0, 0, 2)


def test_the_last_card_of_the_main_deck_begins_the_end() -> None:
    t = laid().common("main", "cls-aksumites").act(0, "innovate", "pick:cls-hittites:market")
    assert t.now.why == "main-deck"
    assert t.now.ending == 1


def test_an_empty_small_deck_does_not_begin_the_end() -> None:
    t = laid().common("region", "cls-steppe").act(0, "innovate", "pick:cls-river:market")
    assert t.now.ending == 0
