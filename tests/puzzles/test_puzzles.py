"""Every puzzle of the package: its record plays to its position, its line to its value, and nothing better is there.

A change of rules that breaks one breaks the build: `python -m oikumene.lab.puzzles GAME --check --prune --out FILE`
leaves out those that no longer hold.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from oikumene.kernel.errors import Refused
from oikumene.lab.puzzles import holds
from oikumene.puzzles import SHELVES, Bar, Puzzle, attempt, barred, position, puzzles_of, read
from oikumene.puzzles.proof import TooMuch, counted, search, sure
from oikumene.registry import game as find_game

#: Those of battles have a file of tests of their own.
ALL = [puzzle for shelf in SHELVES for puzzle in puzzles_of(shelf) if not puzzle.aim]
#: Proofs that took more answers than this are not gone through again here: `--check` of the laboratory does.
PROVEN_AGAIN = 700


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_holds(puzzle: Puzzle) -> None:
    match = position(puzzle)
    assert puzzle.rules == find_game(puzzle.game).rules
    assert counted(match, puzzle.seat, puzzle.what) == puzzle.start < puzzle.best
    solved = attempt(puzzle, puzzle.line)
    assert solved.over and solved.value == puzzle.best
    assert sure(match, puzzle.seat, puzzle.what, puzzle.line, puzzle.best, worlds=2)
    if puzzle.trap is not None:
        attempt(puzzle, (*puzzle.trap.before, puzzle.trap.key))
        assert puzzle.trap.most < puzzle.best
    if puzzle.nodes <= PROVEN_AGAIN:
        best, found = search(match, puzzle.seat, puzzle.what, puzzle.nodes, puzzle.stop, puzzle.shut)
        assert best is not None and (best.value, best.least) == (puzzle.best, puzzle.least)
        assert found.nodes == puzzle.nodes


def test_every_game_has_puzzles_for_some_time() -> None:
    for shelf in SHELVES:
        assert len(puzzles_of(shelf)) >= 20, shelf


def test_a_search_that_would_take_too_long_is_refused() -> None:
    puzzle = max(ALL, key=lambda each: each.nodes)
    with pytest.raises(TooMuch):
        search(position(puzzle), puzzle.seat, puzzle.what, puzzle.nodes // 2, puzzle.stop, puzzle.shut)


def test_a_wrong_value_is_found_out() -> None:
    """A puzzle that claims more or less than there is does not hold."""
    puzzle = min(ALL, key=lambda each: each.nodes)
    assert holds(puzzle, puzzle.nodes) == ""
    for wrong in (puzzle.best - 1, puzzle.best + 1):
        assert holds(replace(puzzle, best=wrong), puzzle.nodes) == f"the best is {puzzle.best} now"
    assert holds(replace(puzzle, seed=puzzle.seed + 1), puzzle.nodes)


def test_puzzles_are_written_and_read_alike() -> None:
    for puzzle in ALL[:3]:
        assert read(puzzle.written()) == puzzle


def test_no_two_puzzles_are_one_position() -> None:
    assert len({(p.game, p.seed, p.answers) for p in ALL}) == len(ALL) == len({p.id for p in ALL})


def test_nobody_answers_when_it_is_over_nor_where_chance_decides() -> None:
    puzzle = ALL[0]
    solved = attempt(puzzle, puzzle.line)
    with pytest.raises(Refused, match="is over"):
        solved.answer(puzzle.line[0])
    bars: tuple[Bar, ...] = ("chance", "shut")
    for bar in bars:
        barring = next((each for each in ALL if bar in attempt(each).closed().values()), None)
        assert barring is not None, bar
        made = attempt(barring)
        key = next(key for key, why in made.closed().items() if why == bar)
        with pytest.raises(Refused) as refused:
            made.answer(key)
        assert refused.value.code == barred(bar).code == f"puzzle-{bar}" and made.answers == []
