"""Who knows which card: moving, showing, shuffling, and dealing afresh."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from little import FACES, HAND, HEAP, OPEN, PILE, SHELF, Little, play, table

from oikumene.kernel.flow import Flow, may
from oikumene.kernel.table import ALL, NOBODY, Layout, LogLine, Zone

ANT, BEE, CAT, DOG, ELK, FOX = range(6)
EVERYONE = 0b111


def knows(state: Little, card: int) -> set[int]:
    """The seats that know the card; 3 is somebody who watches."""
    return {seat for seat in range(4) if state.shows(card) >> seat & 1}


# -- moving


def test_an_open_card_is_known_to_all_and_to_who_watches() -> None:
    state = table()
    assert knows(state, state.add(ANT, OPEN, 0)) == {0, 1, 2, 3}


def test_a_card_drawn_is_known_to_who_draws() -> None:
    state = table()
    card = state.add(ANT, PILE, 0)
    state.move(card, HAND)
    assert knows(state, card) == {0}
    assert state.learned == 0b001


def test_a_card_taken_openly_stays_known_in_the_hand() -> None:
    state = table()
    state.add(BEE, HAND, 0)
    card = state.add(ANT, OPEN, 0)
    state.move(card, HAND)
    assert knows(state, card) == {0, 1, 2, 3}
    assert state.look(HAND, 1) == ["ant", None]
    assert state.learned == 0


def test_who_knew_the_top_card_sees_it_drawn() -> None:
    state = table()
    state.add(BEE, HAND, 0)
    card = state.add(ANT, PILE, 0)
    state.reveal(card, 0b100)
    state.move(card, HAND)
    assert knows(state, card) == {0, 2}
    assert state.look(HAND, 2) == ["ant", None]


def test_a_card_that_goes_unseen_is_lost_from_sight() -> None:
    """Seat 1 knew a card of the hand; one of the hand is put away face down, and it may be that one."""
    state = table()
    known, other = state.add(ANT, HAND, 0), state.add(BEE, HAND, 0)
    state.reveal(known, 0b010)
    state.move(other, PILE)
    assert knows(state, known) == {0}
    assert knows(state, other) == {0}
    assert state.look(PILE, 0) == ["bee"]


def test_who_watches_loses_sight_too() -> None:
    state = table()
    bought = state.add(ANT, OPEN, 0)
    other = state.add(BEE, HAND, 0)
    state.move(bought, HAND)
    assert 3 in knows(state, bought)
    state.move(other, PILE)
    assert knows(state, bought) == {0}


def test_the_last_card_of_a_hand_can_be_followed() -> None:
    state = table()
    card = state.add(ANT, HAND, 0)
    state.reveal(card, 0b010)
    state.move(card, PILE)
    assert knows(state, card) == {0, 1}


def test_a_card_of_a_row_can_be_followed() -> None:
    """Face-down cards that lie in order: everybody sees which one goes."""
    state = table()
    first, second = state.add(ANT, SHELF, 0), state.add(BEE, SHELF, 0)
    state.reveal(first, 0b010)
    state.move(second, HEAP)
    assert knows(state, first) == {1}
    state.move(first, HEAP)
    assert knows(state, first) == {1}


def test_a_card_shown_out_of_a_hand_may_be_the_one_that_was_known() -> None:
    """Seat 1 knows of one ant in the hand. An ant is played, another one: seat 1 cannot tell, and knows of none now."""
    state = table()
    known, other = state.add(ANT, HAND, 0), state.add(ANT, HAND, 0)
    state.add(BEE, HAND, 0)
    state.reveal(known, 0b010)
    state.move(other, OPEN)
    assert knows(state, known) == {0}
    assert state.look(HAND, 1) == [None, None]


def test_of_two_known_copies_one_is_left() -> None:
    state = table()
    cards = [state.add(ANT, HAND, 0) for _ in range(3)]
    for card in cards[:2]:
        state.reveal(card, 0b010)
    state.move(cards[2], OPEN)
    assert state.look(HAND, 1) == ["ant", None]


def test_under_everything() -> None:
    state = table()
    for face in (ANT, BEE):
        state.add(face, PILE, 0)
    card = state.add(CAT, OPEN, 0)
    state.move(card, PILE, under=True)
    assert state.zones[PILE][0] == card
    assert state.look(PILE, 1) == ["cat", None, None]


def test_a_card_may_be_put_where_it_lies() -> None:
    state = table()
    cards = [state.add(face, PILE, 0) for face in (ANT, BEE, CAT)]
    state.move(cards[0], PILE)
    assert state.zones[PILE] == (cards[1], cards[2], cards[0])


def test_copies_share_zones_and_live_apart() -> None:
    state = table()
    card = state.add(ANT, PILE, 0)
    twin = state.copy()
    twin.move(card, OPEN)
    assert state.zones[PILE] == (card,)
    assert state.at[card] == PILE
    assert knows(state, card) == set()


# -- showing


def test_reveal_tells_those_who_did_not_know() -> None:
    state = table()
    card = state.add(ANT, HAND, 0)
    state.reveal(card, EVERYONE)
    assert state.learned == 0b110
    state.learned = 0
    state.reveal(card, EVERYONE)
    assert state.learned == 0


def test_hidden_facts_are_told() -> None:
    state = table()
    state.told(ALL)
    assert state.learned == EVERYONE


def test_look_keeps_the_order_of_a_row_and_hides_that_of_a_hand() -> None:
    state = table()
    for face in (CAT, ANT, BEE):
        state.add(face, SHELF, 0)
        state.add(face, HAND, 0)
    state.reveal(state.zones[SHELF][1], 0b001)
    state.reveal(state.zones[HAND][0], 0b010)
    assert state.look(SHELF, 0) == [None, "ant", None]
    assert state.look(HAND, 0) == ["ant", "bee", "cat"]
    assert state.look(HAND, 1) == ["cat", None, None]
    assert state.hidden_from(1) == [*state.zones[SHELF], *state.zones[HAND][1:]]


def test_dice_are_seen_by_all() -> None:
    state = table()
    rolls = state.roll(20, ("one", "two"))
    assert set(rolls) == {"one", "two"}
    assert state.learned == EVERYONE


# -- shuffling


def test_whoever_followed_a_card_loses_it_in_a_shuffle() -> None:
    state = table()
    cards = [state.add(face, PILE, 0) for face in range(6)]
    state.reveal(cards[0], EVERYONE)
    state.learned = 0
    state.shuffle(PILE)
    assert all(knows(state, card) == set() for card in cards)
    assert sorted(state.face) == list(range(6))
    assert state.learned == 0, "nobody sees how they fell"


def test_who_sees_a_row_shuffled_sees_how_it_fell() -> None:
    state = table()
    for face in range(6):
        state.add(face, OPEN, 0)
    state.shuffle(OPEN)
    assert state.learned == EVERYONE


def test_shuffling_a_hand_tells_nothing() -> None:
    state = table()
    for face in range(6):
        state.add(face, HAND, 0)
    state.shuffle(HAND)
    assert state.learned == 0


def test_backs_that_show_are_seen_to_fall() -> None:
    state = table(backs=ALL)
    for face in range(6):
        state.add(face, PILE, face % 2)
    state.shuffle(PILE)
    assert state.learned == EVERYONE
    assert sorted(state.pool) == [0, 0, 0, 1, 1, 1]


# -- pools: what a hidden card is known to be among


def test_a_card_that_lay_openly_takes_the_pool_of_its_new_owner() -> None:
    state = table(hand_pools=True)
    card = state.add(ANT, OPEN, 9)
    state.move(card, HAND + 1)
    assert state.pool[card] == 1


def test_a_card_that_came_unseen_keeps_its_pool() -> None:
    state = table(hand_pools=True)
    card = state.add(ANT, PILE, 9)
    state.move(card, HAND + 1)
    assert state.pool[card] == 9


def possible(state: Little, card: int, seat: int, times: int = 200) -> set[str]:
    """What the seat may think the card is."""
    rng = Random(0)
    seen = set()
    for _ in range(times):
        deal = state.dealt_afresh(seat, rng)
        dealt = {deal[i]: deal[i + 1] for i in range(0, len(deal), 3)}
        seen.add(FACES[dealt.get(card, state.face[card])])
    return seen


def test_a_fresh_deal_stays_within_the_pool() -> None:
    state = table()
    mine = state.add(ANT, HAND, 0)
    state.add(BEE, PILE, 0)
    state.add(CAT, PILE, 1)
    assert possible(state, mine, 1) == {"ant", "bee"}
    assert possible(state, mine, 0) == {"ant"}


def test_nobody_knows_which_pool_went_unseen() -> None:
    """A hand of two pools; one card is put away unseen: it may be of either."""
    state = table()
    own, foreign = state.add(ANT, HAND, 0), state.add(BEE, HAND, 1)
    state.move(own, PILE)
    assert possible(state, own, 1) == {"ant", "bee"}
    assert possible(state, foreign, 1) == {"ant", "bee"}
    assert possible(state, own, 0) == {"ant"}, "who put it there knows"


def test_who_counts_a_zone_knows_what_lies_there_but_not_where() -> None:
    """Seat 0's own pile holds a card of another pool, put there from the hand and shuffled in."""
    hands = [Zone(f"hand-{seat}", 1 << seat, False) for seat in range(3)]
    state = Little(3, Layout([Zone("pile", NOBODY, counts=0b001), Zone("open", ALL), *hands]), 0)
    own, foreign = state.add(ANT, 0, 0), state.add(BEE, 0, 1)
    state.shuffle(0)
    state.add(CAT, 3, 0)
    state.add(DOG, 3, 1)
    for card in (own, foreign):
        assert possible(state, card, 0) == {"ant", "bee"}
        assert possible(state, card, 2) == {"ant", "bee", "cat", "dog"}


def test_backs_that_show_are_never_mixed_up() -> None:
    """A card goes unseen, but its back is seen: those of the other back stay known."""
    state = table(backs=ALL)
    own, same, foreign = state.add(ANT, HAND, 0), state.add(CAT, HAND, 0), state.add(BEE, HAND, 1)
    for card in (same, foreign):
        state.reveal(card, 0b010)
    state.move(own, PILE)
    assert knows(state, foreign) == {0, 1}
    assert knows(state, same) == {0}
    assert possible(state, own, 1) == {"ant", "cat"}
    assert state.mixed == []


def test_a_card_that_everybody_has_seen_is_no_longer_mixed_up() -> None:
    """The foreign card turns up and goes back under seat 0's pile: what is left in the hand is seat 0's own."""
    state = table()
    own, foreign = state.add(ANT, HAND, 0), state.add(BEE, HAND, 1)
    third = state.add(CAT, HAND, 0)
    state.move(third, PILE)
    assert state.mixed == [(own, foreign, third)]
    state.move(foreign, OPEN)
    assert state.mixed == [(own, third)]
    state.reveal(third, EVERYONE)
    assert state.mixed == []
    assert possible(state, own, 1) == {"ant"}


def test_a_shuffled_deck_of_several_pools_is_mixed_up() -> None:
    state = table()
    first = state.add(ANT, PILE, 0)
    state.add(BEE, PILE, 1)
    state.shuffle(PILE)
    assert possible(state, first, 0) == {"ant", "bee"}


def test_cards_of_one_pool_need_no_mixing() -> None:
    state = table()
    for face in (ANT, BEE, CAT):
        state.add(face, HAND, 0)
    state.move(state.zones[HAND][0], PILE)
    assert state.mixed == []


def test_what_is_mixed_does_not_grow_without_end() -> None:
    state = table()
    for face in range(6):
        state.add(face, HAND, face % 2)
    for _ in range(500):
        card = state.zones[HAND][0]
        state.move(card, PILE)
        state.move(card, HAND)
    assert len(state.mixed) <= 65


def test_a_fresh_deal_makes_and_loses_nothing() -> None:
    """A long random life of cards: for every seat, every fresh deal has the same faces and the same pools, and what
    the seat knows stays."""
    rng = Random(4)
    state = table()
    for card in range(24):
        state.add(card % 6, PILE, card % 3)
    zones = (PILE, OPEN, HEAP, SHELF, HAND, HAND + 1, HAND + 2)
    for _ in range(400):
        life(state, rng, zones)
        seat = rng.randrange(3)
        deal = state.dealt_afresh(seat, rng)
        cards, faces, pools = deal[::3], deal[1::3], deal[2::3]
        assert not any(state.shows(card) >> seat & 1 for card in cards)
        assert sorted(faces) == sorted(state.face[card] for card in cards)
        assert sorted(pools) == sorted(state.pool[card] for card in cards)
        for card in range(24):
            if 3 in knows(state, card):
                assert knows(state, card) == {0, 1, 2, 3}, "who watches knows what all know"


def life(state: Little, rng: Random, zones: tuple[int, ...]) -> None:
    """Something happens to some card."""
    card = rng.randrange(len(state.face))
    what: Callable[[], None] = rng.choice(
        [
            lambda: state.move(card, rng.choice(zones), under=rng.random() < 0.3),
            lambda: state.move(card, rng.choice(zones)),
            lambda: state.reveal(card, rng.randrange(8)),
            lambda: state.shuffle(rng.choice(zones)),
        ]
    )
    what()


# -- small things


def test_distinct_takes_one_of_each_face() -> None:
    state = table()
    cards = [state.add(face, OPEN, 0) for face in (ANT, BEE, ANT)]
    assert state.distinct(cards) == cards[:2]


def test_the_log_keeps_what_was_seen_then() -> None:
    """Seat 0 draws an ant and shows it later: the log of the draw stays blind for the others."""

    def draws(state: Little) -> Flow[None]:
        card = state.zones[PILE][-1]
        state.move(card, HAND)
        state.note("took", 0, card)
        state.reveal(card, ALL)
        yield from may(1, "sure")

    match = play(draws, deal=lambda state: state.add(ANT, PILE, 0))
    assert match.log == [LogLine("took", (0, ("ant", 0b001)))]
    assert match.view(0)["log"][0]["args"] == {"seat": 0, "card": "ant"}
    assert match.view(1)["log"][0]["args"] == {"seat": 0, "card": None}
    assert match.view()["log"][0]["args"] == {"seat": 0, "card": None}


def test_events_are_equal_by_what_they_say() -> None:
    assert LogLine("said", (1,)) == LogLine("said", (1,))
    assert len({LogLine("said", (1,)), LogLine("said", (1,)), LogLine("said", (2,))}) == 2
    assert repr(LogLine("said", (1,))) == "LogLine('said', (1,))"


def test_a_layout_knows_its_zones() -> None:
    zones = Layout([Zone("a", ALL), Zone("b", 0, False, 3)])
    assert (len(zones), zones.names, zones.ordered, zones.pools) == (2, ("a", "b"), (True, False), (-1, 3))


@pytest.mark.parametrize("n", [1, 2, 6, 52])
def test_chance_is_fair_enough(n: int) -> None:
    state = table()
    seen = [state.below(n) for _ in range(200 * n)]
    counts = [seen.count(i) for i in range(n)]
    assert min(counts) > 100
    assert max(counts) < 320
