"""Playing and paying: prices on cards, progress that stands in, choices, gains, stealing."""

from __future__ import annotations

import pytest

from oikumene.games.imperium.rules.tokens import ways_to_pay
from rules.imperium.tables import Table, table

# -- paying with progress


@pytest.mark.parametrize(
    ("have", "cost", "ways"),
    [
        # nothing but the right tokens
        ((3, 0, 0), (3, 0, 0), [(3, 0, 0)]),
        ((0, 2, 0), (0, 2, 0), [(0, 2, 0)]),
        # each population by a progress
        ((0, 2, 2), (0, 2, 0), [(0, 2, 0), (0, 1, 1), (0, 0, 2)]),
        ((0, 1, 1), (0, 2, 0), [(0, 1, 1)]),
        ((0, 0, 3), (0, 2, 0), [(0, 0, 2)]),
        # every two materials by a progress
        ((4, 0, 2), (4, 0, 0), [(4, 0, 0), (2, 0, 1), (0, 0, 2)]),
        ((2, 0, 1), (4, 0, 0), [(2, 0, 1)]),
        # rn-pay-odd: no change is given
        ((3, 0, 2), (3, 0, 0), [(3, 0, 0), (1, 0, 1), (0, 0, 2)]),
        ((0, 0, 2), (3, 0, 0), [(0, 0, 2)]),
        ((0, 0, 1), (1, 0, 0), [(0, 0, 1)]),
        ((1, 0, 1), (3, 0, 0), [(1, 0, 1)]),
        # progress is paid as progress
        ((9, 9, 1), (0, 0, 2), []),
        ((0, 0, 2), (0, 0, 2), [(0, 0, 2)]),
        # materials and population never stand for each other
        ((9, 0, 0), (0, 1, 0), []),
        ((0, 9, 0), (1, 0, 0), []),
        # together
        ((2, 1, 3), (2, 1, 1), [(2, 1, 1), (0, 1, 2), (2, 0, 2), (0, 0, 3)]),
        ((0, 0, 2), (2, 1, 1), []),
    ],
)
def test_ways_to_pay(have: tuple[int, int, int], cost: tuple[int, int, int], ways: list[tuple[int, int, int]]) -> None:
    """Glossary "pay"."""
    assert sorted(ways_to_pay(have, cost)) == sorted(ways)


def test_the_payer_says_how() -> None:
    t = table().hand(0, "cls-diplomacy").has(0, materials=3, progress=2).act(0, "play:cls-diplomacy", "yes")
    assert t.prompt == "pay"
    assert t.keys == ["pay:3:0:0", "pay:1:0:1", "pay:0:0:2"]
    t.act(0, "pay:1:0:1")
    assert t.goods(0) == {"materials": 2, "progress": 1}


def test_without_progress_nothing_is_asked() -> None:
    t = table().hand(0, "cls-diplomacy").has(0, materials=4).act(0, "play:cls-diplomacy", "yes")
    assert t.prompt == "break-through"
    assert t.goods(0) == {"materials": 1}


def test_where_there_is_one_way_nothing_is_asked() -> None:
    t = table().hand(0, "cls-diplomacy").has(0, materials=1, progress=1).act(0, "play:cls-diplomacy", "yes")
    assert t.prompt == "break-through"
    assert t.goods(0) == {}


# -- prices on cards


def test_a_price_on_a_played_card_is_voluntary() -> None:
    """3.4.11: the card may be played without paying, then only the other steps happen."""
    t = table(base="legends").hand(0, "leg-persians").has(0, population=2).act(0, "play:leg-persians", "no")
    assert t.goods(0) == {"population": 2}
    assert t.ids("history") == ["leg-persians"]


def test_a_price_that_cannot_be_paid_leaves_the_other_steps() -> None:
    t = table(base="legends").hand(0, "leg-persians").act(0, "play:leg-persians")
    assert t.prompt == "act"
    assert t.ids("history") == ["leg-persians"]


@pytest.mark.parametrize("card", ["cls-invasion", "cls-gambling", "unrest"])
def test_some_cards_must_be_paid_to_be_played(card: str) -> None:
    assert table().hand(0, card).why_not(f"play:{card}") == "cost"


def test_all_parts_of_a_price_are_needed() -> None:
    """Glory: abandon 3 regions."""
    t = table().hand(0, "rom-glory").play(0, "cls-river", "cls-hills").act(0, "play:rom-glory")
    assert t.prompt == "act"
    assert t.ids("play") == ["cls-river", "cls-hills"]
    t = table().hand(0, "rom-glory").play(0, "cls-river", "cls-hills", "cls-coast").act(0, "play:rom-glory")
    assert t.prompt in ("may", "abandon")
    assert "no" in t.keys


# -- choosing


def test_exactly_one_way() -> None:
    t = table().play(0, "cls-metropolis").end(0).end(1).act(0, "gain-1-population")
    assert t.goods(0) == {"population": 1}
    assert t.prompt == "act"


def test_a_way_that_cannot_be_paid_is_not_offered() -> None:
    """Glossary "pay": choose the one for which the tokens suffice."""
    t = table().hand(0, "rom-advance").has(0, materials=4).act(0, "play:rom-advance")
    assert t.prompt == "acquire"
    t = table().hand(0, "rom-advance").has(0, materials=5).act(0, "play:rom-advance")
    assert len(t.keys) == 2


def test_a_way_of_which_nothing_can_be_done_is_not_offered() -> None:
    """Boats without a river or fertile card in play: the card cannot be exhausted at all."""
    t = table().play(0, "cls-boats", "cls-river")
    t.act(0, "exhaust:cls-boats@1")
    assert t.goods(0) == {"materials": 2, "population": 1}
    assert table().play(0, "cls-boats").why_not("exhaust:cls-boats@1") == "cost"


def test_mysticism_with_an_empty_hand_takes_unrest() -> None:
    t = table().play(0, "cls-mysticism").nothing(0).nation(0).bottom(0).unrest_pile(5).end(0).end(1)
    assert t.ids("hand") == ["unrest"]


# -- gaining, stealing


def test_resources_do_not_run_out() -> None:
    t = table().has(0, materials=60).hand(0, "cls-aksumites").act(0, "play:cls-aksumites")
    assert t.goods(0) == {"materials": 64}


def test_stealing_takes_what_is_there() -> None:
    """Glossary "steal": as much as possible, from each other player."""
    t = table("romans", "celts", "greeks", base="legends").hand(0, "leg-vikings").state(0, empire=True).unrest_pile(9)
    t.has(1, materials=1).has(2, materials=5).act(0, "play:leg-vikings")
    assert t.goods(0) == {"materials": 5}
    assert t.goods(1) == {}
    assert t.goods(2) == {"materials": 3}
    assert (t.ids("hand", 1), t.ids("hand", 2)) == (["unrest"], [])


def test_all_players_and_all_other_players() -> None:
    t = table("romans", "celts", "greeks").hand(0, "cls-corruption").state(0, empire=True).unrest_pile(9)
    t.act(0, "play:cls-corruption")
    assert [t.goods(seat) for seat in range(3)] == [{"materials": 2, "progress": 1}, {"materials": 2}, {"materials": 2}]
    assert [t.ids("hand", seat) for seat in range(3)] == [[], ["unrest"], ["unrest"]]


def test_others_act_clockwise_from_the_active_player() -> None:
    """3.4.14."""
    t = table("romans", "celts", "greeks", turn=1, first=1).play(1, "cls-town").act(1, "exhaust:cls-town@2")
    asked = []
    while t.prompt == "may":
        asked.append(t.seat)
        t.act(t.seat, "yes")
    assert asked == [1, 2, 0]


# -- cards that let others be played


def test_a_free_play_inside_an_effect_costs_no_action_but_the_price_on_the_card() -> None:
    """Monument: free_play UNREST."""
    t = table(base="legends").play(0, "leg-monument").hand(0, "unrest").state(0, actions=0).has(0, population=1)
    t.unrest_pile(5).act(0, "exhaust:leg-monument@1", "unrest")
    assert t.goods(0) == {}
    assert t.size("unrest") == 6
    assert t.player(0).actions == 0


def test_unrest_that_cannot_be_paid_cannot_be_played_so() -> None:
    t = table(base="legends").play(0, "leg-monument").hand(0, "unrest").act(0, "exhaust:leg-monument@1")
    assert t.keys == ["no"]  # asked all the same: nobody else learns what is in the hand


def masonry(*cards: str) -> Table:
    names = ("romans", "celts", "greeks", "persians")
    return table(*names, base="legends").play(0, "leg-masonry").hand(0, *cards).state(0, empire=True, actions=0)


def test_masonry_lets_cities_be_played_free() -> None:
    t = masonry("leg-city", "leg-metropolis", "leg-greeks", "leg-romans").act(0, "play:leg-city")
    assert "play:leg-metropolis" in t.keys
    assert "play:leg-greeks" in t.keys  # a metropolis too
    assert t.why_not("play:leg-romans") == "no-action"


def test_masonry_two_cities_are_two_cards() -> None:
    t = masonry("leg-city", "leg-city").act(0, "play:leg-city", "play:leg-city")
    assert t.ids("play") == ["leg-masonry", "leg-city", "leg-city"]


def test_road_building_ignores_the_barbarian_symbol_on_conquer() -> None:
    t = table(base="legends").play(0, "leg-road-building").hand(0, "rom-conquer", "rom-advance").state(0, empire=True)
    assert "play:rom-conquer" in t.keys
    assert t.why_not("play:rom-advance") == "state"
