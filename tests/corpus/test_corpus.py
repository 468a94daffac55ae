"""Snapshots and records of earlier versions: every later version reads them.

A failure here means that matches which people have begun cannot go on. docs/building-a-game.md says what a change of
the code needs; never change what is stored.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from stored import Stored, stored
from update import SETUPS

from oikumene.conformance import LONGEST, Player
from oikumene.kernel.errors import BadRecord
from oikumene.kernel.match import Match, replay
from oikumene.registry import games

ALL = stored()
each = pytest.mark.parametrize("old", ALL, ids=lambda old: f"{old.game}-{old.rules}-{old.name}")


@each
def test_a_record_plays_again_with_the_rules_it_was_played_with(old: Stored) -> None:
    game = games()[old.game]
    if old.rules != game.rules:
        with pytest.raises(BadRecord) as said:
            replay(game, old.record)
        assert said.value.code == "record-rules"
        return
    match = replay(game, old.record)
    assert match.record() == old.record


@each
def test_a_snapshot_is_read_and_played_to_the_end(old: Stored) -> None:
    game = games()[old.game]
    match = Match.restore(game, old.snapshot, as_far=True)
    if old.rules == game.rules:
        assert match.record() == old.record
    player = Player(Random(1), False)
    for _ in range(LONGEST):
        if match.over:
            break
        ask = player.rng.choice(match.asks)
        match.take(ask, player.pick(ask))
    assert match.result is not None
    assert replay(game, match.record()).digest() == match.digest()


@pytest.mark.parametrize("game", SETUPS)
def test_the_corpus_has_matches_of_todays_rules(game: str) -> None:
    """Rules that were raised: run `python tests/corpus/update.py` and add what it writes."""
    rules = games()[game].rules
    today = {old.name for old in ALL if (old.game, old.rules) == (game, rules)}
    for name in SETUPS[game]:
        assert {f"{name}-start", f"{name}-in-a-step", f"{name}-finished"} <= today


def test_every_game_is_in_the_corpus() -> None:
    assert set(SETUPS) >= {"ancient_world", "imperial_settlers", "imperium"}
    assert any(old.name.endswith("sealed") for old in ALL)
    assert any(old.snapshot["seats"] == 1 for old in ALL)
