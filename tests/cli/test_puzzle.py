"""`oikumene puzzle`: solved, left, and for programs."""

from __future__ import annotations

import json
from typing import Any

from oikumene.puzzles import attempt, puzzles_of


def test_a_puzzle_for_programs(run: Any) -> None:
    puzzle = puzzles_of("ancient_world")[0]
    code, out, _ = run("puzzle", "1", "--game", "ancient_world", "--json", "--lang", "en")
    told = json.loads(out)
    assert code == 0 and (told["id"], told["value"], told["best"]) == (puzzle.id, puzzle.start, puzzle.best)
    assert "line" not in told and told["questions"]
    line = ",".join(puzzle.line)
    code, out, _ = run("puzzle", "1", "--game", "ancient_world", "--json", "--answers", line)
    assert code == 0 and json.loads(out)["value"] == puzzle.best
    code, _, err = run("puzzle", "1", "--game", "ancient_world", "--json", "--answers", "nonsense", "--lang", "en")
    assert code == 1 and "nonsense" in err


def test_only_the_best_is_success(run: Any) -> None:
    puzzle = puzzles_of("ancient_world")[0]
    code, out, _ = run("puzzle", "1", "--game", "ancient_world", "--lang", "ru", typed="t\ns\nq\n")
    assert code == 1 and "лучшего нет" in out
    made, typed = attempt(puzzle), []
    for key in puzzle.line:
        question = next(q for q in made.match.pending if q.seat == puzzle.seat)
        typed.append(str([option.key for option in question.options].index(key) + 1))
        made.answer(key)
    code, out, _ = run("puzzle", "1", "--game", "ancient_world", "--lang", "en", typed="\n".join(typed) + "\n")
    assert code == 0 and "Solved" in out


def test_tomorrows_puzzle_is_refused(run: Any) -> None:
    code, _, err = run("puzzle", "999999", "--lang", "en")
    assert code == 1 and "no puzzle 999999" in err


def test_a_battle_is_judged_by_its_chance(run: Any) -> None:
    """Those of battles come after the others of their game."""
    number = len(puzzles_of("clash")) + 1
    puzzle = puzzles_of("clash-battles")[0]
    code, out, _ = run("puzzle", str(number), "--game", "clash", "--json")
    told = json.loads(out)
    assert code == 0 and (told["id"], told["aim"], told["best"]) == (puzzle.id, puzzle.aim, puzzle.best)
    assert puzzle.trap is not None
    worse = ",".join((*puzzle.trap.before, puzzle.trap.key))
    code, out, _ = run("puzzle", str(number), "--game", "clash", "--answers", worse, "--lang", "ru", typed="s\nq\n")
    assert code == 1 and f"шанс {puzzle.trap.most} %, а лучший — {puzzle.best} %" in out
    line = ",".join(puzzle.line)
    code, out, _ = run("puzzle", str(number), "--game", "clash", "--answers", line, "--lang", "en")
    assert code == 0 and f"a chance of {puzzle.best} %" in out
