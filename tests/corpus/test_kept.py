"""Games by earlier rules: each plays on the kernel of today what it played on that of its time, answer by answer."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from keep import KEPT, moved
from stored import Stored, stored

from oikumene import registry
from oikumene.conformance import LONGEST, Player
from oikumene.kernel.errors import BadRecord
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.text import Texts

NAMES = ("Ann", "Bob", "Cat", "Dan")
ALL = [(id, rules) for id in registry.games() for rules in registry.kept(id)]
OLD = [old for old in stored() if (old.game, old.rules) in ALL]
each = pytest.mark.parametrize("old", OLD, ids=lambda old: f"{old.game}-{old.rules}-{old.name}")


def test_rules_of_the_corpus_are_played_today_or_kept() -> None:
    """Rules that were raised: `python tests/corpus/keep.py GAME --at COMMIT` keeps those that were."""
    assert [(old.game, old.rules) for old in stored() if not registry.plays(old.game, old.rules)] == []
    assert {(old.game, old.rules) for old in OLD} == set(ALL), "what is kept has a corpus"


@each
def test_a_record_of_earlier_rules_is_played_by_them(old: Stored) -> None:
    assert registry.replay(old.record).record() == old.record


@each
def test_a_snapshot_of_earlier_rules_goes_on_by_them_to_the_end(old: Stored) -> None:
    game = registry.game(old.game, old.rules)
    match = Match.restore(game, old.snapshot)
    assert match.record() == old.record
    player, said = Player(Random(1), False), {lang: Texts(game, lang) for lang in ("en", "ru")}
    for _ in range(LONGEST):
        if match.over:
            break
        ask = player.rng.choice(match.asks)
        question = next(question for question in match.pending if question.ask is ask)
        for lang in said:  # everything that is asked and told has words, in the room as it was
            assert all(said[lang].said(each, NAMES) for each in (question.said, *(o.said for o in question.options)))
        match.take(ask, player.pick(ask))
    assert match.result is not None
    assert all(said[lang].said(line.seen_by(0, game.words), NAMES) for lang in said for line in match.log)
    assert registry.replay(match.record()).digest() == match.digest()


def test_these_were_other_rules() -> None:
    """A game of The Ancient World by rules 2 in which cards are restored goes another way with today's code: a number
    alone would not do."""
    now, match = registry.game("ancient_world"), registry.game("ancient_world", 2).new(seats=4, seed=48)
    player = Player(Random(48), False)
    while not match.over:
        ask = player.rng.choice(match.asks)
        match.take(ask, player.pick(ask))
    assert registry.replay(match.record()).digest() == match.digest()
    with pytest.raises(BadRecord, match="another way at answer 40"):
        replay(now, {**match.record(), "rules": now.rules})


def test_todays_rules_are_not_moved_by_what_is_kept() -> None:
    """Both are loaded side by side: classes of the same name are told apart."""
    now, then = registry.game("ancient_world"), registry.game("ancient_world", 2)
    assert (now.rules, then.rules) == (registry.games()["ancient_world"].rules, 2)
    for game in (now, then):
        match = game.new(seats=2, seed=3)
        for _ in range(30):
            match.take(match.asks[0], match.asks[0].values()[0])
        again = Match.restore(game, match.save())
        assert type(again.state) is type(match.state) and again.digest() == match.digest()
        assert type(match.state).__module__.startswith(game.package())


def test_what_is_kept_imports_nothing_of_todays_rooms() -> None:
    for path in KEPT.rglob("*.py"):
        if path.parent == KEPT:
            continue
        room = ".".join(("oikumene", "kept", path.relative_to(KEPT).parts[0]))
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                if name.startswith("oikumene"):
                    assert name.startswith((room, "oikumene.kernel")), f"{path}: {name}"


def test_a_module_finds_room_and_kit_at_their_new_place() -> None:
    source = (
        "from oikumene.games.oath.state import State\nfrom oikumene.kit import goods\nimport oikumene.kernel.data\n"
    )
    assert moved(source, "oath", "oath_2") == (
        "from oikumene.kept.oath_2.state import State\nfrom oikumene.kept.oath_2.kit import goods\n"
        "import oikumene.kernel.data\n"
    )
