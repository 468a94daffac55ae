"""Unrest: taken, played away, returned; chapter "Collapse" up to who wins is in test_end.py."""

from __future__ import annotations

import pytest

from rules.imperium.tables import table


def test_taken_unrest_comes_from_the_pile_to_the_hand() -> None:
    t = table().unrest_pile(5).hand(0, "cls-corruption").state(0, empire=True).act(0, "play:cls-corruption")
    assert t.ids("hand", 1) == ["unrest"]
    assert t.size("unrest") == 4


@pytest.mark.parametrize(
    ("have", "way", "left"),
    [
        ({"population": 1}, "way:pay-1-population", {}),
        ({"materials": 3}, "way:pay-3-materials", {}),
        ({"materials": 4, "population": 2}, "way:pay-3-materials", {"materials": 1, "population": 2}),
        ({"materials": 4, "population": 2}, "way:pay-1-population", {"materials": 4, "population": 1}),
    ],
)
def test_unrest_is_played_away_for_one_of_three_prices(have: dict[str, int], way: str, left: dict[str, int]) -> None:
    t = table().unrest_pile(5).hand(0, "unrest").has(0, **have).act(0, "play:unrest")
    if t.prompt == "choose":
        t.act(0, way)
    assert t.goods(0) == left
    assert t.size("unrest") == 6
    assert t.ids("hand") + t.ids("discard") + t.ids("play") == []
    assert t.player(0).actions == 2


def test_the_price_of_two_cards() -> None:
    t = table().unrest_pile(5).hand(0, "unrest", "cls-hills", "cls-river", "rom-glory")
    t.act(0, "play:unrest", "cls-hills", "cls-river")
    assert t.ids("hand") == ["rom-glory"]
    assert sorted(t.ids("discard")) == ["cls-hills", "cls-river"]
    assert t.size("unrest") == 6


def test_other_unrest_may_be_among_the_two_cards() -> None:
    t = table().unrest_pile(5).hand(0, "unrest", "unrest", "unrest").act(0, "play:unrest")
    assert t.ids("discard") == ["unrest", "unrest"]
    assert t.size("unrest") == 6


def test_unrest_cannot_be_played_without_a_price() -> None:
    """Only those prices that can be met in full."""
    t = table().hand(0, "unrest", "cls-hills").has(0, materials=2)
    assert "play:unrest" not in t.keys
    assert t.why_not("play:unrest") == "cost"


def test_only_the_prices_that_can_be_met_are_offered() -> None:
    t = table().hand(0, "unrest", "cls-hills", "cls-river").has(0, population=1, materials=2).act(0, "play:unrest")
    assert t.keys == ["way:pay-1-population", "way:discard-2"]


def test_a_price_may_be_paid_with_progress() -> None:
    t = table().unrest_pile(5).hand(0, "unrest").has(0, progress=1).act(0, "play:unrest")
    assert t.goods(0) == {}
    assert t.size("unrest") == 6


def test_returning_takes_unrest_of_the_hand() -> None:
    """Glossary "return": from the hand, if no other place is named."""
    t = table("romans", "celts", "greeks").discard(0, "unrest").hand(0, "cls-rituals-and-ceremonies", "unrest")
    t.unrest_pile(5).act(0, "play:cls-rituals-and-ceremonies", "return-unrest")
    assert t.ids("hand") == []
    assert "unrest" in t.ids("discard")
    assert t.size("unrest") == 6


def test_returning_from_the_discard_pile_where_that_is_named() -> None:
    t = table().hand(0, "cls-ionians").discard(0, "unrest", "unrest").unrest_pile(5)
    t.act(0, "play:cls-ionians", "pick:unrest:discard", "no")
    assert t.ids("discard") == ["unrest"]
    assert t.ids("history") == ["cls-ionians"]


def test_wonder_is_for_unrest_that_its_owner_returns() -> None:
    t = table("romans", "celts", "greeks").play(0, "cls-wonder").hand(0, "unrest").has(0, population=1).unrest_pile(5)
    t.act(0, "play:unrest")
    assert t.prompt == "react"
    t.act(0, "cls-wonder")
    assert t.goods(0) == {"progress": 2}
    assert t.player(0).exhausts == 4


def test_wonder_once_a_turn() -> None:
    t = table("romans", "celts", "greeks").play(0, "cls-wonder").hand(0, "unrest", "unrest").unrest_pile(5)
    t.has(0, population=2).act(0, "play:unrest", "cls-wonder", "play:unrest", "pay-1-population", "pay:0:1:0")
    assert t.prompt == "act"
    assert t.goods(0) == {"progress": 2}


def test_wonder_does_not_see_unrest_under_a_market_card() -> None:
    """Ours: what goes back from under a market card was never the player's."""
    t = table("romans", "celts", "greeks").play(0, "cls-wonder").market("", "cls-boats").unrest_pile(9)
    t.hand(0, "cls-elders").act(0, "play:cls-elders", "break-through", "pick:cls-boats:market")
    assert t.prompt == "act"


def test_all_unrest_counts_two_points_less() -> None:
    t = table().nothing(0)
    before = t.total(0)
    t.hand(0, "unrest").discard(0, "unrest").play(0, "cls-river").garrison(0, "cls-river", "unrest")
    assert t.total(0) == before - 6
