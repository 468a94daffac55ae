"""`make quick`: style, types, and the tests of what was changed, within three minutes.

What was changed differs from where this branch left main, or is not committed. Tests are found by the map below. It
stops at the first thing that fails; a run that does not end in time is cut, and says so. `make test` runs everything.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 180
ALWAYS = ("tests/test_imports.py",)

#: What a path begins with, and its tests: of each line the first that exist. `{0}`, `{1}` are what the pattern caught.
MAP: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"tests/((?:.*/)?test_\w+\.py)$", ("tests/{0}",)),
    (r"tests/golden/", ("tests/golden",)),
    (r"tests/(kernel|kit|rules/\w+|text|cli|bots|lab|docs|examples)/", ("tests/{0}",)),
    (r"src/oikumene/kernel/(\w+)\.py", ("tests/kernel",)),
    (r"src/oikumene/kit/(\w+)\.py", ("tests/kit/test_{0}.py tests/kit",)),
    (r"src/oikumene/games/(\w+)/text/", ("tests/text",)),
    (r"src/oikumene/games/(\w+)/rulebook/", ("tests/text/test_rulebook.py",)),
    (r"src/oikumene/games/(\w+)/lesson/", ("tests/text/test_lessons.py", "tests/cli/test_lessons.py")),
    (r"src/oikumene/games/(\w+)/terminal\.py", ("tests/cli/test_{0}.py tests/cli/test_looking.py",)),
    (r"src/oikumene/games/(\w+)/sense\.", ("tests/bots/test_thinking.py",)),
    (r"src/oikumene/games/(\w+)/lab/", ("tests/lab/test_spaces.py",)),
    (
        r"src/oikumene/(puzzles/|lab/(puzzles|battles|stakes)|games/\w+/(puzzles|battles))",
        ("tests/puzzles", "tests/cli/test_puzzle.py"),
    ),
    (r"src/oikumene/table/(puzzled|puzzling)\.py", ("tests/table/test_puzzles.py",)),
    (r"src/oikumene/table/(weeks|ratings|hall/weekly|doors/standing)\.py", ("tests/table/test_week.py",)),
    (r"(src/oikumene/kept|tests/corpus)/", ("tests/corpus", "tests/table/test_kept.py")),
    (r"src/oikumene/games/(\w+)/", ("tests/rules/{0}", "tests/golden")),
    (r"src/oikumene/(text|bots|cli)/", ("tests/{0}",)),
    (r"src/oikumene/lab/(\w+)\.py", ("tests/lab/test_{0}.py tests/lab/test_simulate.py",)),
    (r"src/oikumene/table/(steward|hall/bots)\.py", ("tests/table/test_orders.py", "tests/table/test_faults.py")),
    (r"src/oikumene/table/wire/", ("tests/table/test_types.py", "tests/table/test_play.py")),
    (r"tests/migrations/", ("tests/table/test_migrations.py",)),
    (r"src/oikumene/table/store\.py", ("tests/table/test_store.py", "tests/table/test_migrations.py")),
    (r"src/oikumene/table/lessons\.py", ("tests/table/test_lessons.py",)),
    (r"src/oikumene/table/hall/votes\.py", ("tests/table/test_taking_back.py",)),
    (r"src/oikumene/table/hall/seats\.py", ("tests/table/test_rematch.py",)),
    (r"src/oikumene/table/hall/persons\.py", ("tests/table/test_people.py",)),
    (r"src/oikumene/table/hall/(company|hearing)\.py", ("tests/table/test_two_workers.py",)),
    (r"src/oikumene/table/(?:\w+/)?(\w+)\.py", ("tests/table/test_{0}.py tests/table/test_play.py",)),
    (r"src/oikumene/(conformance|registry|__)", ("tests/kernel/test_game.py", "tests/kernel/test_pairs.py")),
    (r"(docs/|.*\.md$)", ("tests/docs",)),
    (r"examples/hamlet/", ("tests/examples", "tests/docs/test_building.py")),
    (r"(src|bench|examples|hatch_build)", ("tests/docs/test_mentions.py",)),
)


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed() -> list[str]:
    """Every file that differs from where this branch left main, and those git does not know yet."""
    base = next((line for main in ("main", "origin/main") for line in git("merge-base", "HEAD", main)), "HEAD")
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")})


def those_of(path: str) -> list[str]:
    """The tests of a file: by the first line of the map that fits.

    >>> those_of("src/oikumene/text/texts.py"), those_of("LICENSE")
    (['tests/text'], [])
    """
    for pattern, lines in MAP:
        caught = re.match(pattern, path)
        if caught:
            choices = ([name.format(*caught.groups()) for name in line.split()] for line in lines)
            found = ([name for name in names if (ROOT / name).exists()] for names in choices)
            return [names[0] for names in found if names]
    return []


def picked(paths: Sequence[str]) -> list[str]:
    """Tests for these files; a folder stands for what lies in it."""
    names = list(dict.fromkeys(name for path in paths for name in those_of(path)))
    return [name for name in names if not any(name != other and name.startswith(f"{other}/") for other in names)]


def run(title: str, command: Sequence[str], until: float, folder: Path = ROOT) -> bool:
    """Run a command; False if it failed. One that takes too long is cut, which is said and is no failure."""
    print(f"— {title}", flush=True)
    try:
        done = subprocess.run(command, cwd=folder, timeout=max(1.0, until - time.monotonic()), check=False)
        return done.returncode == 0
    except subprocess.TimeoutExpired:
        print(f"  cut after {SECONDS} seconds in all: {title} was not seen through; make test does.", flush=True)
        return True


def main() -> int:
    until = time.monotonic() + SECONDS
    paths = changed()
    tests = [*ALWAYS, *picked(paths)]
    tool = Path(sys.executable).parent
    work = [
        ("style", [str(tool / "ruff"), "check", "-q", "."], ROOT),
        ("format", [str(tool / "ruff"), "format", "-q", "--check", "."], ROOT),
        ("types", [str(tool / "mypy"), "--no-error-summary"], ROOT),
        (" ".join(tests), [str(tool / "pytest"), "-q", "-x", "-n", "2", *tests], ROOT),
    ]
    npm = shutil.which("npm", path=os.pathsep.join([str(tool), os.environ.get("PATH", "")]))
    if npm and (ROOT / "web" / "node_modules").exists() and any(path.startswith("web/") for path in paths):
        work.insert(3, ("the client's types", [npm, "run", "--silent", "check"], ROOT / "web"))
        work.append(("the client's tests", [npm, "test", "--silent"], ROOT / "web"))
    print(f"{len(paths)} files changed", flush=True)
    return 0 if all(run(title, command, until, folder) for title, command, folder in work) else 1


if __name__ == "__main__":
    sys.exit(main())
