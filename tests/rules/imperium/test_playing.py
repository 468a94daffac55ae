"""Playing and paying: prices on cards, progress that stands in, choices, gains, stealing."""

from __future__ import annotations

from random import Random

import pytest

from oikumene.games.imperium.rules.moving import recall
from oikumene.games.imperium.rules.playing import is_free, why_not
from oikumene.games.imperium.rules.tokens import PROGRESS_FOR
from oikumene.games.imperium.state import DECK, HAND, PLAY
from oikumene.kit.goods import wholes
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
    assert sorted(wholes(have, cost, PROGRESS_FOR)) == sorted(ways)


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


def test_a_way_of_which_nothing_can_be_done_can_be_taken() -> None:
    """Glossary "choose": one of the ways; what it says is done as far as possible. Rituals without unrest."""
    t = table().hand(0, "cls-rituals-and-ceremonies", "rom-glory").act(0, "play:cls-rituals-and-ceremonies")
    assert len(t.keys) == 2
    t.act(0, "return-unrest")
    assert t.goods(0) == {} and t.ids("hand") == ["rom-glory"]
    t = table("utopians", "romans", base="legends").play(0, "uto-portals").then(("solstice",))
    t.act(0, "solstice:uto-portals@1", "recall-region")  # no region: the Portals need not be abandoned for it
    assert "uto-portals" in t.ids("play")


def test_where_an_ability_is_exhausted_for_something_it_must_be_done() -> None:
    """Chapter "Exhausting": "apply the effect in full". The Lighthouse with no attack card in the discard pile."""
    t = table("greeks", "romans").play(0, "gre-lighthouse").exile("cls-river").act(0, "exhaust:gre-lighthouse@1")
    assert t.prompt != "choose"


def test_a_way_that_only_gives_something_up_needs_something_to_give_up() -> None:
    """Ours: a card that is given up in the place of something worse is a price, as tokens are."""
    t = table("utopians", "romans", base="legends").nothing(0).play(0, "uto-tree-of-knowledge").then(("solstice",))
    t.act(0, "solstice:uto-tree-of-knowledge@1")
    assert "uto-tree-of-knowledge" not in t.ids("play")


def test_an_exhaust_ability_of_which_nothing_can_be_done_is_not_offered() -> None:
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


def test_masonry_a_city_that_comes_back_costs_an_action() -> None:
    """Without one once a turn; but unlike a card that is free by itself, it can also be played for an action."""
    t = masonry("leg-city").act(0, "play:leg-city")
    state = t.now
    assert not list(recall(state, 0, t.find("leg-city", PLAY)))
    assert why_not(state, 0, t.find("leg-city", HAND)) == "no-action"
    state.players[0].actions = 1
    assert why_not(state, 0, t.find("leg-city", HAND)) is None
    assert not is_free(state, 0, t.find("leg-city", HAND))


def test_a_free_card_is_not_played_twice_a_turn_by_an_effect_either() -> None:
    """Education by Twrch Trwyth, back to the hand, and Twrch Trwyth once more."""
    t = table("arthurians", "romans").play(0, "art-twrch-trwyth", "cls-port").hand(0, "cls-education", "cls-olmecs")
    t.has(0, progress=2, materials=3).act(0, "exhaust:art-twrch-trwyth@1", "cls-education", "no")
    t.act(0, "exhaust:cls-port@1", "yes", "pay:3:0:0", "play:cls-olmecs", "art-twrch-trwyth")
    assert "cls-education" in t.ids("hand")
    t.act(0, "exhaust:art-twrch-trwyth@1")
    assert t.prompt == "free-play" and t.keys == ["no"]


SCROLL = "uto-sacred-scroll"


def scrolls(*hand: str) -> Table:
    return table("utopians", "romans").nothing(0).deck(0, "unrest", "unrest", "unrest").hand(0, *hand).unrest_pile(9)


def read(t: Table) -> Table:
    return t.act(0, f"play:{SCROLL}", "no").act(1, "no")


def test_five_copies_are_five_cards() -> None:
    t = scrolls(*[SCROLL] * 5)
    for n in range(5):
        assert t.size("hand") == 5 - n
        read(t)
    assert t.ids("discard") == [SCROLL] * 5


def test_one_copy_is_one_card_however_many_there_are() -> None:
    """The scroll that was played comes back from the discard pile: of the two in hand one may still be played."""
    t = read(scrolls(SCROLL).play(0, "cls-port").has(0, materials=3))
    t.act(0, "exhaust:cls-port@1", "yes")
    assert t.ids("hand") == [SCROLL]
    assert t.why_not(f"play:{SCROLL}") == "free-once"
    t = read(scrolls(SCROLL, SCROLL).play(0, "cls-port").has(0, materials=3))
    t.act(0, "exhaust:cls-port@1", "yes")
    read(t)
    assert t.ids("hand") == [SCROLL]
    assert t.why_not(f"play:{SCROLL}") == "free-once"
    t.end(0)
    assert t.player(0).freed_copies == ()


def test_which_copy_was_played_is_shuffled_with_the_others() -> None:
    """The reshuffle tells nobody where it is; one of the five stays played, now here, now there."""
    t = scrolls().deck(0, *[SCROLL] * 5, "unrest").run()
    state = t.now
    state.players[0].freed_copies = (state.zones[DECK][1],)
    where = set()
    for _ in range(60):
        state.shuffle(DECK)
        (played,) = state.players[0].freed_copies
        assert state.ident(played) == SCROLL
        assert sorted(t.ids("deck")) == ["unrest", *[SCROLL] * 5]
        where.add(state.zones[DECK].index(played))
    assert where == set(range(6))


def test_which_copy_was_played_is_not_known_where_it_was_shuffled_away() -> None:
    """Worlds that a player thinks possible: one of the scrolls in the deck is the one that was played, any of them."""
    t = scrolls().deck(0, SCROLL, SCROLL, SCROLL, "unrest", "unrest").run()
    t.now.players[0].freed_copies = (t.now.zones[DECK][-1],)
    t.match.chapters[-1].base.players[0].freed_copies = t.now.players[0].freed_copies
    where = set()
    for seed in range(60):
        state = t.match.imagine(0, Random(seed)).state
        (played,) = state.players[0].freed_copies
        assert state.ident(played) == SCROLL
        where.add(state.zones[DECK].index(played))
    assert where == set(range(5))


def test_road_building_ignores_the_barbarian_symbol_on_conquer() -> None:
    t = table(base="legends").play(0, "leg-road-building").hand(0, "rom-conquer", "rom-advance").state(0, empire=True)
    assert "play:rom-conquer" in t.keys
    assert t.why_not("play:rom-advance") == "state"
