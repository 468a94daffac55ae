"""The levels people choose from: each plays, each has a name, each is stronger than the one before."""

from __future__ import annotations

import time

import pytest

import oikumene
from oikumene import bots
from oikumene.bots.levels import BEST, FIRST, NoviceBot
from oikumene.lab.simulate import simulate
from oikumene.text import LANGUAGES, Texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_has_a_name_and_a_line_about_it(level: str, lang: str) -> None:
    texts = Texts(None, lang, strict=True)
    assert texts.say(f"level-{level}") != texts.say(f"level-{level}.about")


def test_the_levels_by_name() -> None:
    assert list(bots.LEVELS) == ["wanderer", "novice", "merchant", "strategist"]
    assert {FIRST, BEST} <= set(bots.LEVELS)
    assert [Texts(None, "ru").say(f"level-{level}") for level in bots.LEVELS] == [
        "Странник",
        "Новичок",
        "Купец",
        "Стратег",
    ]


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_every_level_plays_a_whole_game(game: str) -> None:
    quick = [level if level != "strategist" else "strategist:seconds=0.01" for level in bots.LEVELS]
    made = simulate(game, quick, games=1, seed=3)
    assert not made.crashes
    assert len(made.outcomes) == 1


@pytest.mark.parametrize(("game", "deals"), [("ancient_world", 5), ("imperial_settlers", 3)])
@pytest.mark.parametrize(("stronger", "weaker"), [("novice", "wanderer"), ("merchant", "novice")])
def test_a_level_beats_the_one_before_it(stronger: str, weaker: str, game: str, deals: int) -> None:
    """A few deals, each from both sides; bench/strength.py plays many."""
    won = 0.0
    for seat, seats in enumerate(([stronger, weaker], [weaker, stronger])):
        for outcome in simulate(game, seats, games=deals, seed=100).outcomes:
            won += (seat in outcome.winners) / len(outcome.winners)
    assert won >= 1.2 * deals


def test_same_seed_same_novice() -> None:
    first, second = (simulate("ancient_world", ["novice", "novice"], games=2, seed=8) for _ in range(2))
    assert first.outcomes == second.outcomes


def test_a_novice_who_never_slips_and_one_who_always_does() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=4)
    chair = bots.Chair(match, match.asks[0])
    careful = {bots.make("novice:slips=0", chair.seat, seed).choose(chair) for seed in range(4)}
    careless = {NoviceBot(chair.seat, seed, slips=1).choose(chair) for seed in range(120)}
    assert len(careless) == len(chair.values())
    assert len(careful) < len(careless)


def test_the_strategist_takes_two_seconds_at_most() -> None:
    match = oikumene.game("ancient_world").new(seats=4, seed=4)
    ask = match.asks[0]
    began = time.process_time()
    bots.make("strategist", ask.seat, 1).choose(bots.Chair(match, ask))
    assert time.process_time() - began < 2
