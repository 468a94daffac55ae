"""Imagined worlds agree with all that a seat knows: which cards lie where, in whatever order; what may lie where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest
from little import HAND, HEAP, OPEN, PILE, SHELF, Little, table

from oikumene.conformance import dealt_afresh, every_deal
from oikumene.kernel.among import MOST_CLAIMS, MOST_FLOORS
from oikumene.kernel.data import data
from oikumene.kernel.dealing import Hint, Spread
from oikumene.kernel.table import ALL, NOBODY, Layout, Zone

World: TypeAlias = "tuple[int, ...]"

ANT, BEE, CAT, DOG, ELK, FOX = range(6)


def imagined(state: Little, seat: int, times: int = 300, seed: int = 0) -> list[Little]:
    """Tables as the seat may think they are."""
    rng = Random(seed)
    worlds = []
    for _ in range(times):
        world = state.copy()
        world.deal(seat, state.dealt_afresh(seat, rng))
        worlds.append(world)
    return worlds


def lies(worlds: list[Little], face: int) -> Counter[str]:
    """In which zones the face lies, and how often."""
    return Counter(w.layout.names[w.at[card]] for w in worlds for card in range(len(w.face)) if w.face[card] == face)


# -- the oracle: every world that a seat may think of, written down


class Oracle:
    """All worlds that one seat may think of, as tuples of faces by card. Every card has a face of its own."""

    def __init__(self, state: Little, seat: int) -> None:
        self.state = state
        self.bit = 1 << seat
        unknown = [card for card in range(len(state.face)) if not state.shows(card) & self.bit]
        self.worlds = self.mixed({tuple(state.face)}, unknown)

    def mixed(self, worlds: set[World], group: list[int]) -> set[World]:
        """These cards may have changed places; within a pool."""
        found = set()
        for order in permutations(group):
            names = dict(zip(group, order, strict=True))
            for world in worlds:
                found.add(tuple(world[names.get(card, card)] for card in range(len(world))))
        pools = {self.state.face[card]: self.state.pool[card] for card in range(len(self.state.face))}
        return {w for w in found if all(pools[face] == self.state.pool[card] for card, face in enumerate(w))}

    def sees(self, card: int) -> None:
        self.worlds = {world for world in self.worlds if world[card] == self.state.face[card]}

    def move(self, card: int, to: int, under: bool) -> None:
        state, bit, here = self.state, self.bit, self.state.at[card]
        like = [c for c in state.zones[here] if not state.layout.tells or state.pool[c] == state.pool[card]]
        left, come, ordered = state.layout.sees[here], state.layout.sees[to], state.layout.ordered[here]
        unknown = [c for c in like if not state.shows(c) & bit]
        state.move(card, to, under=under)
        if not ordered and len(like) > 1 and not left & bit:
            if not come & bit:
                self.worlds = self.mixed(self.worlds, like)
            else:
                self.worlds = self.mixed(self.worlds, unknown)
        if come & bit:
            self.sees(card)

    def reveal(self, card: int, seats: int) -> None:
        state, here = self.state, self.state.at[card]
        like = [c for c in state.zones[here] if not state.layout.tells or state.pool[c] == state.pool[card]]
        unknown = [c for c in like if not state.shows(c) & self.bit]
        if seats & self.bit:
            if not state.layout.ordered[here] and not state.shows(card) & self.bit:
                self.worlds = self.mixed(self.worlds, unknown)
            state.reveal(card, seats)
            self.sees(card)
        else:
            state.reveal(card, seats)

    def shuffle(self, zone: int) -> None:
        state, cards = self.state, self.state.zones[zone]
        before = state.face[:]
        state.shuffle(zone)
        names = {card: before.index(state.face[card]) for card in cards}
        self.worlds = {tuple(w[names.get(c, c)] for c in range(len(w))) for w in self.worlds}
        if not state.layout.sees[zone] & self.bit:
            self.worlds = self.mixed(self.worlds, list(cards))


def kernels(state: Little, seat: int) -> set[World]:
    """All worlds that agree with what the table says that the seat knows."""
    found = {tuple(state.face)}
    for cards, deals in every_deal(state, seat, 10**6):
        more = set()
        for world in found:
            for deal in deals:
                dealt = dict(zip(cards, deal, strict=True))
                more.add(tuple(dealt.get(card, world[card]) for card in range(len(world))))
        found = more
    return found


def lives(backs: int, pools: int, seed: int) -> list[tuple[int, int, bool]]:
    """After each event of a life how many worlds there are, how many the table thinks possible, and whether all of the
    first are among the second."""
    return life(backs, pools, seed)[2]


def life(backs: int, pools: int, seed: int, most: int = 10) -> tuple[Little, Oracle, list[tuple[int, int, bool]]]:
    """A random life of six cards, as seat 1 knows it."""
    rng = Random(seed)
    state = table(backs=backs)
    zones = (PILE, OPEN, HEAP, SHELF, HAND, HAND + 1, HAND + 2, HAND, HEAP)
    for face in rng.sample(range(6), 6):
        state.add(face, rng.choice(zones), face % pools)
    oracle = Oracle(state, 1)
    told = []
    for _ in range(most):
        card = rng.randrange(6)
        what = rng.random()
        if what < 0.7:
            oracle.move(card, rng.choice(zones), rng.random() < 0.3)
        elif what < 0.9:
            oracle.reveal(card, rng.randrange(8))
        else:
            oracle.shuffle(rng.choice(zones))
        mine = kernels(state, 1)
        told.append((len(oracle.worlds), len(mine), oracle.worlds <= mine))
    return state, oracle, told


@pytest.mark.parametrize(("backs", "pools"), [(NOBODY, 1), (ALL, 2)])
def test_what_a_seat_knows_is_kept(backs: int, pools: int) -> None:
    """Worlds written down one by one, and those that the table thinks possible: it leaves none out, and adds one where
    hardly anybody could follow (three groups that cross)."""
    told = [each for seed in range(100) for each in lives(backs, pools, seed)]
    assert all(complete for _, _, complete in told)
    assert sum(worlds == thought for worlds, thought, _ in told) >= len(told) - 1


@pytest.mark.parametrize(("backs", "pools"), [(NOBODY, 1), (ALL, 2)])
def test_each_world_is_as_likely_as_any_other(backs: int, pools: int) -> None:
    """After a random life, how often each world comes."""
    looked = 0
    for seed in range(40):
        state, oracle, _ = life(backs, pools, seed)
        if not any(claim[0] & 0b010 for claim in state.among) or not 1 < len(oracle.worlds) <= 40:
            continue
        looked += 1
        times = 40 * len(oracle.worlds)
        met = Counter(tuple(world.face) for world in imagined(state, 1, times, seed))
        assert set(met) <= kernels(state, 1)
        free = len(kernels(state, 1)) - 1
        each = times / (free + 1)
        off = sum((met[world] - each) ** 2 / each for world in kernels(state, 1))
        assert off < free + 5 * (2 * free) ** 0.5 + 5, (seed, met)
    assert looked > 5


def test_what_is_dealt_follows_from_what_the_seat_knows_alone() -> None:
    """Worlds that the seat cannot tell apart deal the same afresh."""
    for seed in range(60):
        state, _, _ = life(NOBODY, 1, seed)
        for world in imagined(state, 1, 5, seed):
            for deal in range(3):
                assert state.dealt_afresh(1, Random(deal)) == world.dealt_afresh(1, Random(deal)), seed


def test_others_know_something_true_in_every_world() -> None:
    """What seat 1 imagines, and what seat 0 would imagine there, is a table where all that seat 0 knows is so."""
    for seed in range(60):
        state, _, _ = life(NOBODY, 1, seed, most=20)
        for world in imagined(state, 1, 4, seed):
            for _, held, cards, floors in world.among:
                assert set(held) <= set(cards)
                assert all(len(set(held) & set(spots)) >= need for need, spots in floors)
            for deeper in imagined(world, 0, 4, seed):
                assert sorted(deeper.face) == sorted(world.face)
                assert all(set(claim[1]) <= set(claim[2]) for claim in deeper.among)


@pytest.mark.parametrize("backs", [NOBODY, ALL])
def test_claims_stay_true_where_there_are_copies(backs: int) -> None:
    """A long random life of cards of which there are several alike: what claims speak of is there, under cards that
    their seats do not know; and it is so in every world."""
    for seed in range(30):
        rng = Random(seed)
        state = table(backs=backs)
        for card in range(12):
            state.add(card % 4, rng.choice((PILE, HEAP, HAND, HAND + 2)), card % 4 % 2)
        for _ in range(60):
            card, what = rng.randrange(12), rng.random()
            if what < 0.7:
                state.move(card, rng.choice((PILE, OPEN, HEAP, SHELF, HAND, HAND + 1, HAND + 2)))
            elif what < 0.9:
                state.reveal(card, rng.randrange(8))
            else:
                state.shuffle(rng.choice((PILE, HEAP, HAND)))
            for seats, held, cards, floors in state.among:
                assert set(held) <= set(cards)
                assert not any(state.shows(card) & seats for card in cards)
                assert all(len(set(held) & set(spots)) >= need for need, spots in floors)
            for seat in range(3):
                held_by = [card for claim in state.among if claim[0] >> seat & 1 for card in claim[1]]
                assert len(set(held_by)) == len(held_by), "two claims speak of one card"
        for world in imagined(state, 1, 3, seed):
            for seats, held, cards, _ in state.among:
                faces = Counter(state.face[card] for card in held)
                assert not seats & 0b010 or faces <= Counter(world.face[card] for card in cards), seed


def test_of_two_that_were_known_to_be_there_one_is_there_still() -> None:
    """Seat 1 saw an ant go into the hand of seat 0, then one card leave unseen, then another ant go in. An ant comes
    out: whichever it was, one is left, in the hand or where the card went."""
    state = table()
    ant, bee, cat = (state.add(face, HAND, 0) for face in (ANT, BEE, CAT))
    state.add(DOG, PILE, 0)
    state.reveal(ant, 0b010)
    state.move(bee, SHELF)
    second = state.add(ANT, OPEN, 0)
    state.move(second, HAND)
    state.move(ant, OPEN)
    worlds = imagined(state, 1, 200)
    assert {world.face.count(ANT) for world in worlds} == {2}
    assert set(lies(worlds, ANT)) == {"open", "hand-0", "shelf"}
    assert all(ANT in (world.face[second], world.face[bee], world.face[cat]) for world in worlds)


# -- the same as table talk


def test_a_card_known_to_lie_in_a_hand_is_there_or_where_one_went_unseen() -> None:
    """Seat 0 took the ant openly and later put a card away face down: the ant is in its hand or there, and nowhere
    among the cards of the pile."""
    state = table()
    for face in (DOG, ELK, FOX, DOG, ELK):
        state.add(face, PILE, 0)
    ant, bee = state.add(ANT, OPEN, 0), state.add(BEE, HAND, 0)
    state.move(ant, HAND)
    state.add(CAT, HAND, 0)
    state.move(bee, SHELF)
    where = lies(imagined(state, 1, 900), ANT)
    assert set(where) == {"hand-0", "shelf"}
    assert 520 < where["hand-0"] < 680, "two times of three"
    assert lies(imagined(state, 0, 20), ANT) == {"hand-0": 20}, "who holds it knows"


def test_cards_shuffled_into_a_pile_are_there() -> None:
    """The discards are shuffled into a new pile: what seat 0 holds is not among them."""
    state = table()
    for face in (ANT, BEE, CAT, DOG):
        state.add(face, OPEN, 0)
    for face in (ELK, FOX):
        state.add(face, HAND, 0)
    for card in state.zones[OPEN]:
        state.move(card, PILE)
    state.shuffle(PILE)
    for world in imagined(state, 1, 50):
        assert {world.face[card] for card in world.zones[HAND]} == {ELK, FOX}
    drawn = state.zones[PILE][-1]
    state.move(drawn, HAND)
    worlds = imagined(state, 1, 300)
    assert {world.face[drawn] for world in worlds} == {ANT, BEE, CAT, DOG}
    state.move(state.zones[HAND][0], PILE)
    assert {world.face[drawn] for world in imagined(state, 1, 300)} == {ANT, BEE, CAT, DOG, ELK, FOX}


def test_a_closed_hand_gives_what_it_has() -> None:
    """Seat 0's hand of three was shown; one goes to the pile unseen, one is drawn unseen, one goes to the shelf. What
    went first was one of the three, although they are now among five."""
    state = table()
    for face in (DOG, ELK, FOX):
        state.add(face, PILE, 0)
    hand = [state.add(face, HAND, 0) for face in (ANT, BEE, CAT)]
    for card in hand:
        state.reveal(card, 0b010)
    state.move(hand[0], HEAP)
    state.move(state.zones[PILE][-1], HAND)
    state.move(hand[1], SHELF)
    worlds = imagined(state, 1, 400)
    assert {world.face[hand[0]] for world in worlds} == {ANT, BEE, CAT}
    assert {world.face[hand[1]] for world in worlds} == {ANT, BEE, CAT, DOG, ELK, FOX}


def test_of_two_copies_one_is_known_to_be_there() -> None:
    """One ant was seen; the other may be anywhere. A deal with both in the hand counts for both."""
    state = table()
    state.add(ANT, PILE, 0)
    state.add(BEE, PILE, 0)
    ant, cat = state.add(ANT, HAND, 0), state.add(CAT, HAND, 0)
    state.reveal(ant, 0b010)
    state.move(cat, SHELF)
    worlds = imagined(state, 1, 1200)
    both = sum(world.face[ant] == world.face[cat] == ANT for world in worlds)
    assert all(ANT in (world.face[ant], world.face[cat]) for world in worlds)
    assert 340 < both < 460, "2 of 6: the known one on either side, the other on the third of its places"


def test_an_ant_that_comes_may_be_the_one_that_was_known() -> None:
    state = table()
    ant, other, bee = (state.add(face, HAND, 0) for face in (ANT, ANT, BEE))
    state.add(CAT, PILE, 0)
    state.reveal(ant, 0b010)
    state.move(bee, SHELF)
    assert all(ANT in (w.face[ant], w.face[other], w.face[bee]) for w in imagined(state, 1, 100))
    state.move(other, OPEN)
    assert not [claim for claim in state.among if claim[0] & 0b010], "that was the ant it knew of"


def test_the_only_card_of_its_back_can_be_followed() -> None:
    """Out of a hand, and through a shuffle."""
    state = table(backs=ALL)
    lone, own = state.add(ANT, HAND, 1), state.add(BEE, HAND, 0)
    state.reveal(lone, 0b010)
    state.move(lone, HEAP)
    assert state.shows(lone) >> 1 & 1
    state.move(own, HEAP)
    state.shuffle(HEAP)
    card = next(card for card in state.zones[HEAP] if state.pool[card] == 1)
    assert state.shows(card) >> 1 & 1
    assert state.ident(card) == "ant"


def test_cards_put_back_in_an_order_of_ones_own() -> None:
    """Three cards of the pile that all know are put back as seat 0 likes."""
    state = table()
    cards = [state.add(face, PILE, 0) for face in (ANT, BEE, CAT, DOG, ELK)]
    for card in cards[2:]:
        state.reveal(card, 0b111)
    state.mingle(cards[2:], 0b001)
    for world in imagined(state, 1, 60):
        assert {world.face[card] for card in cards[2:]} == {CAT, DOG, ELK}
    assert {world.face[cards[4]] for world in imagined(state, 1, 60)} == {CAT, DOG, ELK}
    assert {world.face[cards[4]] for world in imagined(state, 0, 60)} == {ELK}


# -- what the game says may lie where


@data
class Strict(Little):
    """On the shelf lie only ants, bees and cats; the topmost is no cat."""

    __slots__ = ()

    def may_be(self, card: int, face: int) -> bool:
        if self.at[card] != SHELF:
            return True
        return face in (ANT, BEE) or (face == CAT and card != self.zones[SHELF][-1])


def strict(*shelf: int, pile: Sequence[int]) -> Little:
    zones = [Zone("pile", NOBODY), Zone("open", ALL), Zone("heap", NOBODY, False), Zone("shelf", NOBODY, doubt=True)]
    state = Strict(3, Layout([*zones, *(Zone(f"hand-{seat}", 1 << seat, False) for seat in range(3))]))
    for face in pile:
        state.add(face, PILE, 0)
    for face in shelf:
        state.add(face, SHELF, 0)
    return state


def test_a_card_that_could_not_lie_there_is_not_imagined_there() -> None:
    """Each deal that may be is as likely as any other."""
    state = strict(BEE, ANT, pile=(CAT, DOG, ELK, FOX, DOG, ELK))
    worlds = imagined(state, 0, 2400)
    met = Counter(tuple(world.face[card] for card in world.zones[SHELF]) for world in worlds)
    assert set(met) == {(BEE, ANT), (CAT, ANT), (ANT, BEE), (CAT, BEE)}
    assert all(500 < many < 700 for many in met.values())


def test_may_be_and_what_is_known_together() -> None:
    """The cat was seen in seat 0's hand; then a card went unseen onto the shelf, under the ant."""
    state = strict(ANT, pile=(BEE, DOG, ELK))
    cat, dog = state.add(CAT, HAND, 0), state.add(BEE, HAND, 0)
    state.reveal(cat, 0b010)
    state.move(dog, SHELF, under=True)
    exact = {tuple(world) for world in kernels(state, 1)}
    met = Counter(tuple(world.face) for world in imagined(state, 1, 60 * len(exact)))
    assert set(met) == exact
    off = sum((many - 60) ** 2 / 60 for many in met.values())
    assert off < len(exact) + 5 * (2 * len(exact)) ** 0.5


def test_rare_deals_are_found() -> None:
    """One deal of thousands may be: it is not sought by trying."""
    state = strict(ANT, BEE, CAT, ANT, pile=(*[DOG, ELK, FOX] * 12,))
    for world in imagined(state, 0, 50):
        assert sorted(world.face[card] for card in world.zones[SHELF]) == [ANT, ANT, BEE, CAT]


def test_claims_do_not_grow_without_end() -> None:
    rng = Random(3)
    state = table()
    for card in range(24):
        state.add(card % 6, PILE, 0)
    for _ in range(600):
        card = rng.randrange(24)
        state.move(card, rng.choice((PILE, OPEN, HEAP, SHELF, HAND, HAND + 1, HAND + 2)), under=rng.random() < 0.3)
        if rng.random() < 0.2:
            state.reveal(card, rng.randrange(8))
    assert len(state.among) <= MOST_CLAIMS
    assert all(len(claim[3]) <= MOST_FLOORS for claim in state.among)
    for seat in range(3):
        imagined(state, seat, 5)


# -- dealing


def hint(spots: str, *floors: tuple[int, str]) -> Hint:
    return Hint({int(spot) for spot in spots}, [(need, {int(spot) for spot in some}) for need, some in floors])


DEALT: dict[str, tuple[str, dict[int, Hint], dict[int, set[int]]]] = {
    "one set": ("00--", {0: hint("012")}, {}),
    "nested": ("01--", {0: hint("01"), 1: hint("0123")}, {}),
    "nested and full": ("0112-", {0: hint("01"), 1: hint("0123"), 2: hint("4")}, {}),
    "apart": ("01--", {0: hint("01"), 1: hint("23")}, {}),
    "crossing": ("001--", {0: hint("012"), 1: hint("23")}, {}),
    "a floor": ("000-", {0: hint("0123", (2, "01"))}, {}),
    "a floor, and a set within it": ("0011-", {0: hint("01234", (1, "012")), 1: hint("012")}, {}),
    "a floor, and a set in between": ("0011-", {0: hint("01234", (1, "01")), 1: hint("012")}, {}),
    "two floors": ("000--", {0: hint("0123", (2, "012"), (1, "0"))}, {}),
    "what fits": ("-----", {}, {0: {0, 1}, 1: {1, 2}}),
    "what fits, and a set": ("00---", {0: hint("012")}, {0: {0, 3, 4}, 3: {2, 3}}),
}


@pytest.mark.parametrize("name", DEALT)
def test_every_deal_that_may_be_comes_as_often_as_any_other(name: str) -> None:
    """All orders of the tokens are written down; those that may be are compared with those that come."""
    tags, hints, fits = DEALT[name]
    tokens = [(face, 0, -1 if tag == "-" else int(tag)) for face, tag in enumerate(tags)]
    places = list(range(len(tokens)))
    exact = set()
    for order in permutations(tokens):
        held = {tag: {place for place in places if order[place][2] == tag} for tag in hints}
        right = all(held[tag] <= hint.spots for tag, hint in hints.items())
        right &= all(len(held[tag] & some) >= need for tag, hint in hints.items() for need, some in hint.floors)
        if right and all(order[place][0] in faces for place, faces in fits.items()):
            exact.add(order)
    rng, times = Random(1), 150 * len(exact)
    spread = Spread(places, tokens, hints, fits)  # one for all deals, as a search has it
    met = Counter(tuple(spread.arranged(rng) or ()) for _ in range(times))
    assert set(met) == exact
    off = sum((many - 150) ** 2 / 150 for many in met.values())
    assert off < len(exact) + 5 * (2 * len(exact)) ** 0.5


def test_a_tight_deal_is_found_every_time() -> None:
    """Five cards of which the places are known lie within a set that is otherwise full: of all ways to fill the larger
    set first, one in 792 leaves their places free. Not to find the deal would mean to imagine the cards as they lie."""
    tokens = [(face, 0, min(face, 5)) for face in range(12)]
    hints = {tag: Hint({2 * tag}, []) for tag in range(5)} | {5: Hint(set(range(12)), [])}
    rng = Random(1)
    met = set()
    spread = Spread(list(range(12)), tokens, hints, {})
    for _ in range(60):
        dealt = spread.arranged(rng)
        assert dealt is not None
        assert [dealt[2 * tag][0] for tag in range(5)] == [0, 1, 2, 3, 4]
        met.add(tuple(dealt))
    assert len(met) == 60  # 7! orders of the rest: hardly ever the same twice


# -- what the suite asks of worlds


def test_the_suite_wants_other_worlds_only_where_there_are_others() -> None:
    """Where all that is hidden is known by what is left, there is one world; else one that never changes is a leak."""
    state = table()
    ant, bee = [state.add(face, PILE, 0) for face in (ANT, BEE)]
    match: Any = SimpleNamespace(state=state, imagine=lambda seat, rng: SimpleNamespace(state=state))
    with pytest.raises(AssertionError, match="is the same"):
        dealt_afresh(match, 1, Random(0))
    state.among = [(0b010, (card,), (card,), ()) for card in (ant, bee)]
    dealt_afresh(match, 1, Random(0))
    with pytest.raises(AssertionError, match="is the same"):
        dealt_afresh(match, 2, Random(0))
