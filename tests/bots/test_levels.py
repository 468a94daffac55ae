"""The levels people choose from: each plays, each has a name, each is stronger than the one before."""

from __future__ import annotations

import pickle
import time

import pytest

import oikumene
from oikumene import bots
from oikumene.bots.levels import BEST, FIRST, SECONDS, STRENGTHS, NoviceBot
from oikumene.bots.mcts import MctsBot
from oikumene.bots.net import brought
from oikumene.bots.together import TogetherBot
from oikumene.kernel.errors import Refused
from oikumene.lab.simulate import simulate
from oikumene.text import LANGUAGES, Texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_has_a_name_and_a_line_about_it(level: str, lang: str) -> None:
    texts = Texts(None, lang, strict=True)
    assert len({texts.say(f"level-{level}{part}") for part in ("", ".strength", ".about")}) == 3


def test_the_levels_by_name() -> None:
    assert list(bots.LEVELS) == ["wanderer", "novice", "merchant", "strategist", "conqueror"]
    assert list(STRENGTHS) == ["learning", "easy", "fair", "hard", "fearsome"]
    assert [Texts(None, "en").say(f"level-{level}.strength") for level in bots.LEVELS] == list(STRENGTHS)
    assert {FIRST, BEST} <= set(bots.LEVELS)
    assert [Texts(None, "ru").say(f"level-{level}") for level in bots.LEVELS] == [
        "Странник",
        "Новичок",
        "Купец",
        "Стратег",
        "Завоеватель",
    ]


def test_a_level_is_named_by_how_strong_it_is_as_well() -> None:
    assert bots.make("fair", 0, 1).__class__ is bots.make("merchant", 0, 1).__class__
    assert bots.make("easy:slips=0.1", 0, 1).slips == 0.1  # type: ignore[attr-defined]
    assert bots.make("fearsome", 0, 1).own.seconds == 5.0  # type: ignore[attr-defined]
    with pytest.raises(Refused, match="no bot 'unfair'"):
        bots.make("unfair", 0, 1)


@pytest.mark.parametrize("game", ["ancient_world", "imperial_settlers"])
def test_every_level_plays_a_whole_game(game: str) -> None:
    quick = [f"{level}:seconds=0.01" if level in SECONDS else level for level in bots.LEVELS]
    for seats in (quick[:3], quick[2:]):
        made = simulate(game, seats, games=1, seed=3)
        assert not made.crashes
        assert len(made.outcomes) == 1


def test_what_several_trees_found_is_added_up() -> None:
    """Two processes beside this one, by rounds: the same on every machine."""
    match = oikumene.game("ancient_world").new(seats=2, seed=4)
    chair = bots.Chair(match, match.asks[0])
    one, three = (TogetherBot(chair.seat, 5, seconds=None, rounds=40, cores=cores) for cores in (1, 3))
    try:
        alone, together = one.reasons(chair), three.reasons(chair)
    finally:
        three.close()
    assert sum(reason.visits for reason in alone) == 40
    assert sum(reason.visits for reason in together) == 120
    assert {reason.key for reason in alone} == {reason.key for reason in together}


def test_the_top_level_goes_by_the_net_of_a_game_where_it_was_learned_with_as_many_seats() -> None:
    """With other seats, and where a game brings no net, by what the game tells of itself."""
    for seats, goes_by_it in ((2, True), (3, False)):
        match = oikumene.game("ancient_world").new(seats=seats, seed=4)
        chair = bots.Chair(match, match.asks[0])
        top = TogetherBot(chair.seat, 5, seconds=None, rounds=30, cores=1).reasons(chair)
        by_net, by_hand = (
            MctsBot(chair.seat, 5, seconds=None, rounds=30, net=net).reasons(chair) for net in (True, False)
        )
        assert top == by_net
        assert (by_net != by_hand) == goes_by_it
    assert brought(oikumene.game("oath"), 3) is None


def test_a_chair_that_was_sent_elsewhere_tells_what_it_told_here() -> None:
    match = oikumene.game("imperial_settlers").new(seats=2, seed=4)
    chair = bots.Chair(match, match.asks[0])
    sent = pickle.loads(pickle.dumps(chair))
    assert [sent.key(value) for value in sent.values()] == [chair.key(value) for value in chair.values()]
    view, there = chair.view(), sent.view()
    assert {**there, "log": []} == {**view, "log": []}


def test_who_is_hurried_comes_to_an_end() -> None:
    match = oikumene.game("ancient_world").new(seats=2, seed=4)
    bot = MctsBot(match.asks[0].seat, 1, seconds=30)
    bot.hurry = lambda: bot.thought >= 5
    began = time.perf_counter()
    bot.choose(bots.Chair(match, match.asks[0]))
    assert bot.thought == 5
    assert time.perf_counter() - began < 20


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
