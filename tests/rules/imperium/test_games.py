"""Whole games at random: what must hold at every turn, whatever is played."""

from __future__ import annotations

import random

import pytest

from oikumene.games.imperium import IMPERIUM
from oikumene.games.imperium.rules.market import brings_unrest
from oikumene.games.imperium.state import (
    DECK,
    DISCARD,
    FAME_PILE,
    FINAL,
    GOING,
    HAND,
    KING,
    MAIN,
    MARKET,
    PLAY,
    SMALL_DECK,
    UNDER,
    UNREST_DECK,
    State,
)


def check_turn(state: State) -> None:
    """Between two things that a player does."""
    for slot in range(5):
        lie = state.zones[MARKET + slot]
        if not lie:
            assert not state.zones[MAIN], "a place stays empty only when the main deck is"
            assert state.market[slot] == (0, 0, 0)
        assert len(lie) <= 1
        assert len(state.zones[UNDER + slot]) == (1 if lie and brings_unrest(state, lie[0]) else 0)
    assert state.zones[UNREST_DECK], "a collapse was missed"
    assert len(state.zones[KING]) == 1
    assert (state.ending == GOING) <= bool(state.zones[MAIN])
    for suit in range(3):
        assert all(state.card(card).banner for card in state.zones[SMALL_DECK + suit])
    for side, player in enumerate(state.players[: state.seats]):
        most = 3 if player.nation == "utopians" else 5
        assert player.exhausts + len(player.tired) + player.nation_token + player.area_token <= most
        assert all(state.card(card).pinned for card in state.zones[PLAY + side]), "a card was left lying"
        assert all(not state.card(card).pinned or card not in state.garrisons for card in state.zones[PLAY + side])


def check_clean_up(state: State, seat: int) -> None:
    """After a turn: five cards in hand, or nothing left to draw."""
    if len(state.zones[HAND + seat]) < 5:
        assert not state.zones[DECK + seat]
        assert not state.zones[DISCARD + seat]


@pytest.mark.parametrize("number", range(10))
def test_a_game_at_random(number: int) -> None:
    seats = 2 + number % 3
    options = {"base": ("classics", "legends")[number % 2], "powers": "ab"[number // 2 % 2]}
    match = IMPERIUM.new(seats=seats, seed=100 + number, options=options)
    chance = random.Random(number)
    last, round, turns = -1, 0, 0
    fame = len(match.state.zones[FAME_PILE])
    while not match.over:
        state, asked = match.state, match.pending[0]
        if asked.prompt == "act":
            check_turn(state)
            if asked.seat != last and state.round == round:  # no solstice in between
                check_clean_up(state, last)
            last, round = asked.seat, state.round
            turns += 1
        keys = [option.key for option in asked.options]
        if len(keys) > 1 and asked.prompt == "act":  # a game of nothing but endings teaches nothing
            keys = [key for key in keys if key not in ("end", "revolt")] or keys
        match.answer(asked.seat, chance.choice(keys), asked.id)
        IMPERIUM.check(match.state)
    result = match.result
    assert result is not None
    assert result.winners
    assert result.ending == "collapse" or match.state.ending == FINAL
    assert len(match.state.zones[FAME_PILE]) <= fame
    assert turns > seats
