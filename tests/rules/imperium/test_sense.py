"""What bots know of Imperium: the collapse is seen coming, tokens and cards of the hand have their worth, a turn is
thought through to its end."""

from __future__ import annotations

from typing import Any

import oikumene
from oikumene import bots
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot
from oikumene.games.imperium import sense
from oikumene.games.imperium.model import PROGRESS
from oikumene.games.imperium.rules.market import put_tokens
from oikumene.games.imperium.state import DECK, DISCARD, EXILE, HAND, UNREST_DECK, State

GAME = oikumene.game("imperium")


def table(seed: int = 3) -> Any:
    """At the first decision of the first turn."""
    match = GAME.new(seats=2, seed=seed)
    while match.asks[0].prompt != "act":
        match.take(match.asks[0], match.asks[0].values()[0])
    return match


def trait(state: State, seat: int, name: str) -> float:
    return sense.traits(state, seat)[sense.TRAITS.index(name)]


def shares(state: State) -> list[float]:
    told = GAME.sense(near=True)
    assert told is not None
    return told.shares(state)


def unrest_to(state: State, seat: int, left: int) -> None:
    """All unrest but so much goes to a seat."""
    while len(state.zones[UNREST_DECK]) > left:
        state.move(state.zones[UNREST_DECK][-1], DISCARD + seat)


def test_who_has_more_unrest_fears_the_collapse_though_ahead_in_points() -> None:
    found = []
    for left in (3, 1):
        state = table().state
        cards = [card for card in range(len(state.face)) if state.face[card] == sense.UNREST]
        for n, card in enumerate(cards):
            state.move(card, DISCARD if n < 2 else UNREST_DECK if n < 2 + left else EXILE)
        state.players[0].resources[PROGRESS] += 16
        found.append((trait(state, 0, "collapse"), trait(state, 1, "collapse"), shares(state)[0]))
    (calm, _, early), (fear, hope, late) = found
    assert 0 < calm < fear and hope < 0
    assert early > 0.5 > late


def test_the_nearer_the_collapse_the_more_it_counts() -> None:
    worth = []
    for left in (3, 2, 1):
        state = table().state
        unrest_to(state, 1, left)
        worth.append(trait(state, 1, "collapse"))
    assert worth == sorted(worth)
    assert worth[0] > 0


def test_a_token_is_for_who_takes_the_next_card_and_more_so_on_a_dear_one() -> None:
    found = []
    for pick in (min, max):
        state = table().state
        card = pick(state.market_cards(), key=lambda card: sense.VALUE[state.face[card]])
        assert sense.market_worth(state) == sense.market_worth(table().state)
        put_tokens(state, card, PROGRESS, 1)
        found.append(sense.market_worth(state))
        active = state.active
        assert trait(state, active, "market") == found[-1] > 0
        assert trait(state, 1 - active, "market") == 0
    assert found[0] < found[1]


def test_a_strong_card_in_the_hand_is_worth_more_than_a_weak_one() -> None:
    state = table().state
    cards = sorted(state.zones[DECK], key=lambda card: sense.WORTH[state.face[card]])
    weak, strong = cards[0], cards[-1]
    assert sense.WORTH[state.face[weak]] < sense.WORTH[state.face[strong]]
    found = []
    for card in (weak, strong):
        twin = table().state
        twin.move(card, HAND)
        found.append(trait(twin, 0, "hand-worth"))
    assert found[0] < found[1]


def test_greedy_goes_on_to_the_end_of_its_turn_and_tree_search_compares_turns() -> None:
    usual, plain = GreedyBot(0, 1), GreedyBot(0, 1, through=False)
    told = GAME.sense(near=True)
    assert told is not None
    assert usual._goes_through(told) and not plain._goes_through(told)
    match = table()
    chair = bots.Chair(match, match.asks[0])
    search = MctsBot(chair.seat, 1, seconds=None, rounds=3)
    search.reasons(chair)
    assert search.habits.lines == 6
    hurried = MctsBot(chair.seat, 1, seconds=None, rounds=3)
    first = GreedyBot(chair.seat, hurried.rng.getrandbits(32), worlds=1).reasons(chair)[0].value
    assert MctsBot(chair.seat, 1, seconds=None, rounds=3).choose(chair) == first, "too little time to compare turns"
    other = oikumene.game("ancient_world").sense(near=True)
    assert other is not None and not usual._goes_through(other), "a turn is a step there"
