"""Chapter "Solstice"."""

from __future__ import annotations

import pytest

from rules.imperium.tables import Table, table


def solstice(t: Table) -> Table:
    """Nothing but the solstice is to come, and the next round."""
    return t.then(("solstice",))


def test_after_the_last_turn_of_a_round() -> None:
    t = table().play(0, "cls-coinage").end(0)
    assert t.goods(0) == {}
    t.end(1)
    assert t.goods(0) == {"materials": 2}
    assert t.now.round == 2


def test_after_every_round() -> None:
    t = table().play(0, "cls-coinage")
    for n in (1, 2, 3):
        t.end(0).end(1)
        assert t.goods(0) == {"materials": 2 * n}
        assert t.now.round == n + 1
        assert t.seat == 0


def test_everybody_resolves_all_cards_in_play() -> None:
    t = solstice(table().play(0, "cls-coinage", "leg-road-building", "leg-civil-service").play(1, "leg-lowlands"))
    t.run()
    assert t.goods(0) == {"materials": 6}
    assert t.goods(1) == {"materials": 3}


def test_in_any_order() -> None:
    """The player says which card is next."""
    t = solstice(table().play(0, "cls-metropolis", "leg-grassland", "cls-city").hand(0, "unrest"))
    assert t.prompt_of(0) == "solstice"
    assert t.keys_of(0) == ["solstice:cls-metropolis@1", "solstice:leg-grassland@1", "solstice:cls-city@1"]
    t.act(0, "solstice:cls-city@1", "no")
    assert t.keys_of(0) == ["solstice:cls-metropolis@1", "solstice:leg-grassland@1"]


@pytest.mark.parametrize(("first", "ends"), [("uto-journey-2-b", False), ("min-drainage-system", True)])
def test_plain_gains_too_where_the_end_hangs_on_them(first: str, ends: bool) -> None:
    """Shangri-La wants 24 population: the drain gives the last one, before it or after it."""
    t = table("utopians", "romans", base="legends", power="b").powers(0, "uto-power-b", "uto-journey-2-b")
    t = solstice(t.play(0, "min-drainage-system").has(0, population=23))
    assert sorted(t.keys_of(0)) == ["solstice:min-drainage-system@1", "solstice:uto-journey-2-b@1"]
    t.act(0, first)
    assert t.goods(0) == {"population": 24}
    assert (t.now.why == "shangri-la") == ends


@pytest.mark.parametrize(
    ("order", "goods"),
    [
        (("cls-coinage", "uto-journey-2-a"), {"materials": 2}),
        (("uto-journey-2-a",), {"population": 2}),
    ],
)
def test_plain_gains_before_or_after_a_card_that_turns(order: tuple[str, ...], goods: dict[str, int]) -> None:
    """The Gates become Shangri-La, where materials are population."""
    t = table("utopians", "romans", base="legends", power="b").powers(0, "uto-power-b", "uto-journey-2-a")
    t = solstice(t.play(0, "cls-coinage").has(0, progress=5)).act(0, *order[:1])
    if len(order) == 1:
        t.act(0, "pay-all")
    else:
        assert t.prompt_of(0) == "choose"
        t.act(0, "pay-all")
    assert t.goods(0) == goods


def test_plain_gains_are_not_asked_about_where_nothing_hangs_on_them() -> None:
    t = solstice(table().play(0, "cls-coinage", "cls-metropolis", "leg-road-building"))
    assert t.prompt_of(0) == "choose"
    assert t.goods(0) == {"materials": 4}


def test_each_card_once() -> None:
    t = solstice(table().play(0, "cls-metropolis", "cls-metropolis-4p"))
    t.act(0, "solstice:cls-metropolis@1", "gain-1-population")
    assert t.prompt_of(0) == "choose"  # only the other one is left: not asked which
    t.act(0, "gain-1-population")
    assert t.goods(0) == {"population": 2}
    assert t.now.round == 2


def test_all_at_once() -> None:
    """Questions are open to several players side by side, and answered in any order."""
    t = solstice(table("romans", "celts", "greeks").play(0, "cls-metropolis").play(2, "cls-metropolis-4p"))
    assert [question.seat for question in t.match.pending] == [0, 2]
    t.act(2, "gain-1-materials")
    assert [question.seat for question in t.match.pending] == [0]
    t.act(0, "gain-1-materials")
    assert t.now.round == 2


def test_it_is_not_voluntary() -> None:
    """Amphitheatre: discard 1; with a MAY the player decides (City)."""
    t = solstice(table().play(0, "leg-amphitheatre").hand(0, "unrest", "rom-glory"))
    assert t.keys_of(0) == ["pick:unrest:hand", "pick:rom-glory:hand"]
    t = solstice(table().play(0, "cls-city").hand(0, "unrest"))
    assert "no" in t.keys_of(0)


def test_as_far_as_possible() -> None:
    """Highlands with an empty hand: the population comes, nothing is discarded."""
    t = solstice(table().play(0, "leg-highlands")).run()
    assert t.goods(0) == {"population": 2}
    assert t.now.round == 2


def test_whatever_the_state() -> None:
    """Coinage shows an empire, its owner is a barbarian."""
    t = solstice(table().play(0, "cls-coinage")).run()
    assert t.goods(0) == {"materials": 2}


def test_a_card_that_left_play_is_not_resolved() -> None:
    """Town abandons itself; a card recalled by another's solstice would be gone as well."""
    t = solstice(table().play(0, "cls-town", "cls-metropolis"))
    t.act(0, "solstice:cls-town@1", "yes", "abandon-self")
    assert t.goods(0) == {"progress": 2}
    assert t.ids("discard") == ["cls-town"]


def test_no_exhaust_tokens_are_needed_nor_reactions_possible() -> None:
    """Temple returns unrest from the discard pile; Wonder waits for that, but is exhausted in Activate turns."""
    t = table("romans", "celts", "greeks").play(0, "cls-temple", "cls-wonder").discard(0, "unrest").unrest_pile(5)
    t = solstice(t.state(0, exhausts=0)).run()
    assert t.size("unrest") == 6
    assert t.prompt_of(0) == "act"
    assert t.goods(0) == {}


def test_the_next_round_begins_with_the_first_player() -> None:
    t = table("romans", "celts", turn=0, first=1)
    t.end(0)
    assert t.seat == 1
    assert t.now.round == 2


def test_power_cards_have_a_solstice_too() -> None:
    """Chapter "Solstice": on all cards in play and on the power card."""
    t = table("arthurians", "romans", base="legends")
    court = t.find("art-king-arthurs-court", *[t._zone("powers", 0)])
    assert t.now.card(court).solstice is not None
    t = solstice(t)
    assert t.match.pending[0].seat == 0
    assert t.prompt_of(0) != "act"
