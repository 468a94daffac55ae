"""The conformance suite on the toy and on every game of the house, set-ups and seeds drawn by hypothesis.

OIKUMENE_GAMES=20 plays twenty times as many games. A failure names the set-up and the seed: they are enough to see it
again with `oikumene.conformance.attempt`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from little import Little, LittleGame
from toy import TOY

from oikumene import conformance, registry
from oikumene.conformance import CHECKS, Case, Player, attempt, fingerprint, main, play_out, reached
from oikumene.kernel.flow import Flow, beside, choose, nothing
from oikumene.kernel.game import Game

SCALE = float(os.environ.get("OIKUMENE_GAMES", "1"))

GAMES: dict[str, Game[Any]] = {"toy": TOY, **registry.games()}
#: Games of each check for each game; the toy is where the kernel is tested, so it is played most.
PLAYED = {"toy": 12, "imperium": 1, "oath": 1, "clash": 1}
#: These copy and compare everything at every answer: fewer games show as much.
HEAVY = {"copies": 0.5, "refusals": 0.5, "handles": 0.6, "determinism": 0.5}

#: What one game may show nothing of. A compiled rule writes its log past every list that could be planted.
SELDOM = {"forced", "undo", "sealed", *(["faults"] if os.environ.get("OIKUMENE_COMPILED") else [])}
#: Of games with long turns these play at tables of so many at most (a game of four took minutes); `bench/` and
#: OIKUMENE_GAMES play the others.
FEW = {"clash": 2}
LONG = frozenset(HEAVY) | {"secrets", "undo", "playouts"}


def setups_of(game: str, check: str) -> list[tuple[int, dict[str, Any]]]:
    """The set-ups of a game, beginning elsewhere for each check: what is drawn first is drawn most."""
    most = FEW.get(game, 99) if check in LONG and SCALE <= 1 else 99
    setups = [setup for setup in GAMES[game].setups() if setup[0] <= most]
    first = crc32(f"{game} {check}".encode()) % len(setups)
    return setups[first:] + setups[:first]


def examples(game: str, check: str) -> int:
    return max(1, round(PLAYED.get(game, 3) * HEAVY.get(check, 1) * SCALE))


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game", GAMES)
def test_conformance(game: str, check: str) -> None:
    setups = setups_of(game, check)
    compared = 0

    @settings(max_examples=examples(game, check), deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(setup=st.sampled_from(setups), seed=st.integers(0, 10**6), steered=st.booleans())
    def plays(setup: tuple[int, dict[str, Any]], seed: int, steered: bool) -> None:
        nonlocal compared
        seats, options = setup
        compared += attempt(check, Case(GAMES[game], seats, options, seed, steered))

    plays()
    assert compared or check in SELDOM, f"{check} compared nothing: it has shown nothing"


def test_an_answer_that_changes_nothing_may_be_given_again() -> None:
    """Nobody moves in from one site, nor from the next: the record with both answers is no broken one."""
    assert attempt("refusals", Case(TOY, 2, {"rounds": 3, "vows": True}, 121118))


#: Prints what every game that is named comes to.
FINGERPRINTS = """
import sys
from oikumene.conformance import find_game, fingerprint
for name in sys.argv[1:]:
    print(fingerprint(find_game(name)))
"""


def test_the_same_whatever_the_hash_seed() -> None:
    """In a fresh process, with sets and dictionaries ordered otherwise: this one has an order of its own, another in
    every run."""
    names = {"toy:TOY" if game == "toy" else game: GAMES[game] for game in GAMES}
    paths = os.pathsep.join([str(Path(__file__).parent.parent / "kernel"), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": paths}
    command = [sys.executable, "-c", FINGERPRINTS, *names]
    made = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    there = dict(zip(names, made.splitlines(), strict=True))
    assert there == {name: fingerprint(game) for name, game in names.items()}


def test_the_toy_reaches_everything() -> None:
    """Every prompt, option, reason and line of the log: what random play never meets, it does not test."""
    reach = reached(TOY, 3)
    assert reach.never() == [], str(reach)


@pytest.mark.parametrize("game", [name for name in GAMES if name != "toy"])
def test_what_random_play_reaches(game: str) -> None:
    """For the games a report, not a demand: rare paths have their own tests. But the common ones must be met."""
    reach = reached(GAMES[game])
    print(reach)
    words = len(GAMES[game].words.prompts) + len(GAMES[game].words.lines)
    assert len(reach.prompts) + len(reach.lines) > words / 2


def test_the_reach_counts_cards_over_all_setups(capsys: pytest.CaptureFixture[str]) -> None:
    """Cards that a set-up has not are met in another; what no game has met is named."""
    assert main(["ancient_world", "--reach", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    game = GAMES["ancient_world"]
    assert told["setups"] == told["games"] == len(list(game.setups())) > 1
    assert set(told["cards"]) >= {card.id for card in game.cards()}
    for how, cards in told["never"]["cards"].items():
        assert all(told["cards"][card][how] == 0 for card in cards)
    most = max(counts["dealt"] for counts in told["cards"].values())
    assert 0 < most <= told["games"] and any(counts["offered"] for counts in told["cards"].values())


def round_and_round(state: Little) -> Flow[None]:
    """A gift that gives nothing may be taken for ever, and mostly is."""
    while True:
        asked = choose(0, "pick", lambda: ("a", "b"))
        yield from beside(asked, 0, lambda: [("free", "gift")] * 9, lambda value: nothing())


def test_a_game_without_end_names_what_it_goes_round_in() -> None:
    with pytest.raises(AssertionError) as told:
        attempt("determinism", Case(LittleGame([round_and_round]), 2, longest=300))
    sentence = str(told.value)
    assert "does not end: 300 answers" in sentence
    assert "most of the last 300 were the free action 'gift' to 'pick' (" in sentence
    with pytest.raises(AssertionError, match="the free action 'gift' to 'pick'"):
        play_out(LittleGame([round_and_round]).new(seats=2), Player(Random(1), False), 300)


def test_the_suite_says_which_setup_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(case: Case) -> int:
        raise AssertionError("the sky falls")

    monkeypatch.setitem(CHECKS, "ends", broken)
    with pytest.raises(AssertionError, match=r"\[ends\] toy, 2 seats, seed 7, .*: the sky falls"):
        attempt("ends", Case(TOY, 2, TOY.read_options({}), 7))


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert conformance.main(["toy:TOY", "--only", "ends", "--only", "forced"]) == 0
    assert capsys.readouterr().out.count("ok ") == 2
    assert conformance.main(["toy:TOY", "--reach"]) == 0
    assert "never: " in capsys.readouterr().out
    assert conformance.main(["toy:TOY", "--fingerprint"]) == 0
    assert capsys.readouterr().out.strip() == fingerprint(TOY)
    assert conformance.main(["no-such-game"]) == 2
    assert "There is no game" in capsys.readouterr().err
    assert conformance.main(["toy:NO_SUCH"]) == 2
