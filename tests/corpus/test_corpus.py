"""Snapshots and records of earlier versions: every later version reads them.

A failure here means that matches which people have begun cannot go on. docs/building-a-game.md says what a change of
the code needs; never change what is stored.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from changes import CHANGES, changed_rule, names, renamed_card
from stored import Stored, stored
from update import SETUPS

from oikumene.conformance import LONGEST, Player
from oikumene.games import GAMES
from oikumene.kernel.errors import BadRecord
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.registry import game as find_game
from oikumene.registry import games

ALL = stored()
each = pytest.mark.parametrize("old", ALL, ids=lambda old: f"{old.game}-{old.rules}-{old.name}")


@each
def test_a_record_plays_again_with_the_rules_it_was_played_with(old: Stored) -> None:
    """Today's, or those that are kept (`test_kept.py`); other rules refuse it."""
    game = games()[old.game]
    if old.rules != game.rules:
        with pytest.raises(BadRecord) as said:
            replay(game, old.record)
        assert said.value.code == "record-rules"
    match = replay(find_game(old.game, old.rules), old.record)
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


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("game", SETUPS)
def test_a_snapshot_goes_on_across(game: str, change: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed rule, an added field, a renamed card: the match that comes back is the same, and is played on."""
    cls = type(games()[game])
    monkeypatch.setattr(cls, "rules", cls.rules + 1)
    monkeypatch.setattr(cls, "renamed", {**cls.renamed, **names(game)})
    for old in [old for old in ALL if old.game == game]:
        whole = Match.restore(games()[game], old.snapshot, as_far=True)
        saved = json.loads(json.dumps(old.snapshot))
        change(saved)
        match = Match.restore(games()[game], saved, as_far=True)
        assert match.log == whole.log[: len(match.log)]
        if change is renamed_card:
            assert match.digest() == whole.digest()
            assert match.answers[len(saved["before"]) :] == whole.answers[len(saved["before"]) :]
        if change is changed_rule and saved["since"]:
            assert match.answers == whole.answers[:-1]
            with pytest.raises(BadRecord, match="goes another way"):
                Match.restore(games()[game], saved)
        for _ in range(5):
            if not match.over:
                match.take(match.asks[0], match.asks[0].values()[0])
        assert replay(games()[game], match.record()).digest() == match.digest()


@pytest.mark.parametrize("game", SETUPS)
def test_the_corpus_has_matches_of_todays_rules(game: str) -> None:
    """Rules that were raised: run `python tests/corpus/update.py` and add what it writes."""
    rules = games()[game].rules
    today = {old.name for old in ALL if (old.game, old.rules) == (game, rules)}
    for name in SETUPS[game]:
        assert {f"{name}-start", f"{name}-in-a-step", f"{name}-finished"} <= today


def test_every_game_is_in_the_corpus() -> None:
    assert set(SETUPS) >= {game.id for game in GAMES}
    assert any(old.name.endswith("sealed") for old in ALL)
    assert any(old.snapshot["seats"] == 1 for old in ALL)
