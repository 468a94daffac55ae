"""The random bot, and the list of bots."""

from __future__ import annotations

import pytest

import oikumene
from oikumene import bots
from oikumene.kernel.errors import Refused


def played(seed: int) -> list[tuple[int, str, str]]:
    match = oikumene.game("ancient_world").new(seats=3, seed=1)
    seats = [bots.make("random", seat, seed) for seat in range(3)]
    while match.asks:
        ask = match.asks[0]
        match.take(ask, seats[ask.seat].choose(bots.Chair(match, ask)))
    return match.answers


def test_same_seed_same_game() -> None:
    assert played(4) == played(4)
    assert played(4) != played(5)


def test_two_seats_of_one_seed_play_differently() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=1)
    ask = match.asks[0]
    choices = [[bots.make("random", seat, s).choose(bots.Chair(match, ask)) for s in range(20)] for seat in range(2)]
    assert choices[0] != choices[1]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused, match="There is no bot 'genius'; there are random"):
        bots.make("genius", 0, 0)


def test_another_bot_can_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    from oikumene.bots import registry
    from oikumene.bots.random import RandomBot

    monkeypatch.setattr(registry, "_makers", dict(registry._makers))
    bots.register("twin", RandomBot)
    assert "twin" in bots.bots()
    assert isinstance(bots.make("twin", 0, 0), RandomBot)
