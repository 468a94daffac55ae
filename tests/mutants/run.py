"""Do the tests bite? Each mutant plants one leak or bug in a copy of the source; some test must fail.

python tests/mutants/run.py                  the whole list, one line each
python tests/mutants/run.py --only undo      those with that in their name
python tests/mutants/run.py --write          also write docs/mutants.md
"""

from __future__ import annotations

import argparse
import datetime
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))

from planted import MUTANTS, WITH, Mutant  # noqa: E402

#: The quick checks first and often, then once those that compare everything at every answer.
SUITE = """
from oikumene.conformance import CHECKS, run
from toy import TOY
last = ("determinism", "handles", "copies", "refusals")
for name in sorted(CHECKS, key=lambda name: last.index(name) if name in last else -1):
    run(TOY, 1 if name in last else {games}, only=[name])
"""
TESTS = (
    "tests/kernel",
    "tests/properties/test_conformance.py::test_the_same_whatever_the_hash_seed[toy]",
    "tests/properties/test_conformance.py::test_the_toy_reaches_everything",
)
LONGEST = 900


class Verdict(NamedTuple):
    """Which check of the conformance suite, and which test of the kernel, failed first; empty if none did."""

    suite: str
    tests: str

    @property
    def caught(self) -> bool:
        return bool(self.suite or self.tests)


def planted(mutant: Mutant, into: Path) -> None:
    """A copy of the house with the mutant in it."""
    leave = shutil.ignore_patterns("__pycache__", ".*", "*.so")
    shutil.copytree(ROOT / "src", into / "src", ignore=leave)
    for name in ("kernel", "properties"):
        shutil.copytree(ROOT / "tests" / name, into / "tests" / name, ignore=leave)
    (into / mutant.file).write_text(altered(mutant), encoding="utf-8")


def altered(mutant: Mutant) -> str:
    """The file of the mutant, with the mutant in it."""
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    for old, new in ((mutant.old, mutant.new), *WITH.get(mutant.name, ())):
        if text.count(old) != 1:
            raise SystemExit(
                f"{mutant.name}: {old!r} is {text.count(old)} times in {mutant.file}; planted.py is out of date"
            )
        text = text.replace(old, new)
    return text


def environment(house: Path) -> dict[str, str]:
    paths = (house / "src", house / "tests" / "kernel")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"}


def suite(house: Path, games: int) -> str:
    """The check of the conformance suite that fails on the toy."""
    code = SUITE.format(games=games)
    try:
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=house,
            env=environment(house),
            capture_output=True,
            text=True,
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired:
        return "does not end"
    if done.returncode == 0:
        return ""
    found = re.findall(r"^AssertionError: \[([a-z ]+)\]", done.stderr, re.MULTILINE)
    return found[-1] if found else "does not start"


def tests(house: Path) -> str:
    """The test of the kernel that fails."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", *TESTS]
    try:
        done = subprocess.run(
            command, cwd=house, env=environment(house), capture_output=True, text=True, timeout=LONGEST
        )
    except subprocess.TimeoutExpired:
        return "does not end"
    if done.returncode == 0:
        return ""
    found = re.findall(r"^(?:FAILED|ERROR) \S*?(\w+)\.py(?:::(\S+))?", done.stdout, re.MULTILINE)
    return "::".join(part for part in found[0] if part) if found else "does not start"


def verdict(mutant: Mutant, *, games: int = 4, only_suite: bool = False) -> Verdict:
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        house = Path(folder)
        planted(mutant, house)
        by_suite = suite(house, games)
        return Verdict(by_suite, "" if only_suite and by_suite else tests(house))


def table(rows: list[tuple[Mutant, Verdict]], games: int) -> str:
    caught = sum(seen.caught for _, seen in rows)
    by_suite = sum(bool(seen.suite) for _, seen in rows)
    lines = [
        "# Do the tests bite?",
        "",
        "Each line is a leak or a bug planted in a copy of the source (`tests/mutants/planted.py`), and what fails",
        f"first: a check of the conformance suite on the toy ({games} games a set-up), a test of the kernel. Written",
        f"by `python tests/mutants/run.py --write` on {datetime.datetime.now(datetime.UTC):%Y-%m-%d}.",
        "",
        f"**{caught} of {len(rows)} are caught, {by_suite} of them by the conformance suite**, the others by tests of",
        "the kernel only. Some tests were written because a mutant had survived: the score is not independent of the",
        "list.",
        "",
        "| planted | in | conformance suite | tests of the kernel |",
        "|---|---|---|---|",
    ]
    for mutant, seen in rows:
        failed = seen.tests.replace("|", "\\|")
        where = Path(mutant.file).name
        lines.append(f"| {mutant.name} | {where} | {seen.suite or '–'} | {f'`{failed}`' if failed else '–'} |")
    return "\n".join([*lines, ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="", help="mutants with this in their name or file")
    parser.add_argument("--games", type=int, default=4, help="games for each set-up of the toy (default: 4)")
    parser.add_argument("--write", action="store_true", help="write docs/mutants.md")
    given = parser.parse_args()
    rows = []
    for mutant in MUTANTS:
        if given.only not in mutant.name and given.only not in mutant.file:
            continue
        seen = verdict(mutant, games=given.games)
        rows.append((mutant, seen))
        word = "caught  " if seen.caught else "SURVIVED"
        print(f"{word} {mutant.name}: {seen.suite or '-'} | {seen.tests or '-'}", flush=True)
    print(f"{sum(seen.caught for _, seen in rows)} of {len(rows)} caught")
    if given.write:
        (ROOT / "docs" / "mutants.md").write_text(table(rows, given.games), encoding="utf-8")
    return 0 if all(seen.caught for _, seen in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
