"""Backs by zone: shown, hidden, or that of the top card only; a card that leaves a zone is seen from behind."""

from __future__ import annotations

import os
from collections import Counter
from itertools import permutations
from random import Random

import pytest
from little import FACES, Little
from visions import VISIONS_GAME

from oikumene.conformance import CHECKS, attempt, cases
from oikumene.kernel.errors import Refused
from oikumene.kernel.table import ALL, NOBODY, TOP, Layout, Zone

DECK, SHELF, BAG, OPEN, HAND = 0, 1, 2, 3, 4


def table(seats: int = 2) -> Little:
    """A deck of which the top shows its back, a shelf that shows all, a bag that shows none, hands."""
    zones = [
        Zone("deck", NOBODY, backs=TOP),
        Zone("shelf", NOBODY),
        Zone("bag", NOBODY, backs=NOBODY),
        Zone("open", ALL),
        *(Zone(f"hand-{seat}", 1 << seat, False) for seat in range(seats)),
    ]
    return Little(seats, Layout(zones, backs=ALL))


def shuffled(red: int, blue: int) -> Little:
    """A deck of so many cards of each back, shuffled; nobody has learned anything yet."""
    state = table()
    for face in range(red + blue):
        state.add(face, DECK, 0 if face < red else 1)
    state.shuffle(DECK)
    state.learned = 0
    return state


def worlds(state: Little, seat: int, count: int) -> list[Little]:
    rng = Random(5)
    made = []
    for _ in range(count):
        twin = state.copy()
        twin.deal(seat, twin.dealt_afresh(seat, rng))
        made.append(twin)
    return made


def backs(state: Little, zone: int) -> tuple[int, ...]:
    return tuple(state.pool[card] for card in state.zones[zone])


def test_of_a_shuffled_deck_the_top_back_is_seen_and_no_other() -> None:
    state = shuffled(3, 2)
    top = state.pool[state.zones[DECK][-1]]
    assert state.behind(DECK) == [None] * 4 + [top]
    met = Counter(backs(world, DECK) for world in worlds(state, 0, 600))
    assert all(each[-1] == top for each in met)
    assert len(met) == (4 if top else 6), "of the four below, each order of backs"
    assert all(600 / len(met) * 0.6 < n < 600 / len(met) * 1.5 for n in met.values())


def test_shuffling_tells_which_back_is_on_top() -> None:
    state = table()
    for face in range(4):
        state.add(face, DECK, face % 2)
    state.shuffle(DECK)
    assert state.learned == 0b11
    alike = table()
    for face in range(4):
        alike.add(face, DECK, 0)
    alike.shuffle(DECK)
    assert alike.learned == 0, "all backs are the same"


def test_what_comes_out_and_what_comes_to_the_top_is_seen_from_behind() -> None:
    state = shuffled(3, 3)
    first, second = state.zones[DECK][-1], state.zones[DECK][-2]
    state.move(first, HAND)
    assert state.learned == 0b11
    for world in worlds(state, 1, 100):
        assert world.pool[first] == state.pool[first] and world.pool[second] == state.pool[second]
    below = state.zones[DECK][:-1]
    assert len({tuple(w.pool[c] for c in below) for w in worlds(state, 1, 200)}) > 1


def test_nothing_is_learned_where_the_back_could_be_told() -> None:
    """The last cards of the deck are of one back: that is known before they are seen."""
    state = shuffled(4, 1)
    while 1 in backs(state, DECK):
        state.move(state.zones[DECK][-1], SHELF)
    state.learned = 0
    if state.zones[DECK]:
        state.move(state.zones[DECK][-1], SHELF)
    assert state.learned == 0


def test_in_a_bag_backs_are_hidden_until_a_card_comes_out() -> None:
    state = table()
    cards = [state.add(face, BAG, face % 2) for face in range(4)]
    state.shuffle(BAG)
    state.learned = 0
    assert state.behind(BAG) == [None] * 4 and len({backs(w, BAG) for w in worlds(state, 0, 300)}) == 6
    state.move(cards[1], SHELF)
    assert state.learned == 0b11 and state.behind(SHELF) == [state.pool[cards[1]]]
    assert {w.pool[cards[1]] for w in worlds(state, 0, 50)} == {state.pool[cards[1]]}
    assert len({backs(w, BAG) for w in worlds(state, 0, 300)}) == 3


def test_a_card_buried_is_known_from_behind_until_it_is_shuffled() -> None:
    state = shuffled(3, 2)
    card = state.add(5, SHELF, 1)
    state.move(card, DECK, under=True)
    assert {w.pool[card] for w in worlds(state, 0, 50)} == {1}
    state.shuffle(DECK)
    assert {w.pool[state.zones[DECK][0]] for w in worlds(state, 0, 100)} == {0, 1}


def test_who_knows_the_only_card_of_a_back_knows_it_when_the_back_comes_to_the_top() -> None:
    """Seat 0 saw the one blue card go into the deck; whenever a blue back is on top, it is that."""
    state = table()
    for face in range(3):
        state.add(face, DECK, 0)
    blue, other = state.add(3, OPEN, 1), state.add(4, HAND + 1, 1)
    state.move(blue, DECK)
    state.shuffle(DECK)
    for zone_top in range(4):
        card = state.zones[DECK][-1]
        for world in worlds(state, 0, 40):
            assert world.pool[card] == state.pool[card]
            assert world.face[other] == 4, "the fox would have to be in the deck"
            if state.pool[card]:
                assert world.face[card] == 3
        state.move(card, SHELF)
        assert zone_top < 4


def test_cards_put_back_in_an_order_of_ones_own_may_be_of_either_back() -> None:
    state = table()
    cards = [state.add(face, DECK, face % 2) for face in range(4)]
    state.mingle(cards[:3], 0b01)
    assert len({tuple(w.pool[c] for c in cards) for w in worlds(state, 1, 200)}) == 3
    assert {w.pool[cards[3]] for w in worlds(state, 1, 50)} == {1}, "the top was not touched"


# -- a random life, every world written down


class Oracle:
    """Every order of faces that a seat which sees no face but in its hand thinks possible."""

    def __init__(self, state: Little, seat: int) -> None:
        self.state, self.seat = state, seat
        self.back = {state.face[card]: state.pool[card] for card in range(len(state.face))}
        self.worlds = set(permutations(state.face))
        for card in range(len(state.face)):
            self.from_behind(card)
        self.look()

    def from_behind(self, card: int) -> None:
        real = self.state.pool[card]
        self.worlds = {world for world in self.worlds if self.back[world[card]] == real}

    def look(self) -> None:
        """Faces in the own hand and on the table, the top of the deck from behind."""
        state = self.state
        for card in range(len(state.face)):
            if state.shows(card) >> self.seat & 1:
                self.worlds = {world for world in self.worlds if world[card] == state.face[card]}
        if state.zones[DECK]:
            self.from_behind(state.zones[DECK][-1])

    def move(self, card: int, to: int) -> None:
        self.state.move(card, to, under=to == DECK)
        self.from_behind(card)
        self.look()

    def shuffle(self, zone: int) -> None:
        state, cards = self.state, self.state.zones[zone]
        state.shuffle(zone)
        found = set()
        for world in self.worlds:
            for order in permutations([world[card] for card in cards]):
                dealt = dict(zip(cards, order, strict=True))
                found.add(tuple(dealt.get(card, world[card]) for card in range(len(world))))
        self.worlds = found
        if zone == SHELF:
            for card in cards:
                self.from_behind(card)
        self.look()


@pytest.mark.parametrize("seed", range(25))
def test_worlds_are_those_that_can_be(seed: int) -> None:
    """Five cards of two backs, through deck, bag, shelf and the table: what is imagined is what is possible."""
    rng = Random(seed)
    state = table()
    for face in range(5):
        state.add(face, rng.choice((DECK, BAG, SHELF)), face % 2)
    oracle = Oracle(state, 0)
    for _ in range(12):
        if rng.random() < 0.7:
            oracle.move(rng.randrange(5), rng.choice((DECK, DECK, BAG, SHELF, OPEN)))
        else:
            oracle.shuffle(rng.choice((DECK, BAG, SHELF)))
        met = Counter(tuple(world.face) for world in worlds(state, 0, 40 * len(oracle.worlds)))
        assert set(met) <= oracle.worlds, [FACES[face] for face in state.face]
        assert len(met) == len(oracle.worlds), "every one of them is met"


# -- the suite


#: A compiled rule writes its log past every list that could be planted.
NOTHING_SHOWN = {"sealed", "forced", *(["faults"] if os.environ.get("OIKUMENE_COMPILED") else [])}


@pytest.mark.parametrize("name", CHECKS)
def test_visions_passes(name: str) -> None:
    assert sum(attempt(name, case) for case in cases(VISIONS_GAME)) or name in NOTHING_SHOWN


def test_undo_does_not_go_past_a_back() -> None:
    """Whatever is drawn, the next back is seen by all, which nobody could know."""
    match = VISIONS_GAME.new(seats=2, seed=3)
    match.answer(0, "draw")
    assert match.chapters[0].learned == [0b11]
    with pytest.raises(Refused, match="revealed or drawn"):
        match.undo(0)
