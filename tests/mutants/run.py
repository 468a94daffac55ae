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
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))

from planted import MUTANTS, TOY, WITH, Mutant  # noqa: E402

#: The quick checks first; those that compare everything at every answer last, and only if all is looked at.
SUITE = """
from oikumene.conformance import CHECKS, attempt, cases
from toy import TOY
last = ("determinism", "handles", "copies", "refusals")
played = list(cases(TOY, {games}))[:: 1 if {whole} else 3]
for name in sorted(CHECKS, key=lambda name: last.index(name) if name in last else -1):
    for case in played if {whole} or name not in last else ():
        attempt(name, case)
"""
TESTS = (
    "tests/kernel/test_table.py",
    "tests/kernel/test_undo.py",
    "tests/kernel/test_match.py",
    "tests/kernel",
    "tests/properties/test_conformance.py::test_the_same_whatever_the_hash_seed[toy]",
    "tests/properties/test_conformance.py::test_the_toy_reaches_everything",
)
LONGEST = 900


class Verdict(NamedTuple):
    """Which check of the conformance suite, and which test of the kernel, failed first: "-" if none, "" if not run."""

    suite: str
    tests: str

    @property
    def caught(self) -> bool:
        return bool({self.suite, self.tests} - {"-", ""})


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


def suite(house: Path, games: int, whole: bool) -> str:
    """The check of the conformance suite that fails on the toy."""
    code = SUITE.format(games=games, whole=whole)
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
        return "-"
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
        return "-"
    found = re.findall(r"^(?:FAILED|ERROR) \S*?(\w+)\.py(?:::(\S+))?", done.stdout, re.MULTILINE)
    return "::".join(part for part in found[0] if part) if found else "does not start"


def verdict(mutant: Mutant, *, games: int = 1, only_suite: bool = False) -> Verdict:
    """A fault of the toy is for the suite to find; one of the kernel for its tests, and then for what is quick in the
    suite. What is not found that way is looked for with everything."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        house = Path(folder)
        planted(mutant, house)
        if only_suite or mutant.file == TOY:
            by_suite = suite(house, games, whole=True)
            if by_suite == "-" and not only_suite:  # rare at the table: play more
                by_suite = suite(house, 4 * games, whole=True)
            return Verdict(by_suite, "" if only_suite or by_suite != "-" else tests(house))
        by_tests = tests(house)
        return Verdict(suite(house, games, whole=by_tests == "-"), by_tests)


HEAD = """# Do the tests bite?

Each line is a leak or a bug planted in a copy of the source (`tests/mutants/planted.py`), and what failed first: a
check of the conformance suite on the toy ({games} game a set-up, four where that shows nothing), a test of the kernel.

- Faults of the toy are for the suite to find; the tests of the kernel are run only where it does not.
- Faults of the kernel are for its tests to find; then the quick checks of the suite are tried on a third of the
  set-ups, to see whether somebody who runs only the suite would have met them too. "–" means that nothing failed.

Written by `python tests/mutants/run.py --write` on {today}: **{caught} of {all} are caught**, {suite} of them by the
suite. Some tests were written because a mutant had survived, so the score is not independent of the list.

| planted | in | conformance suite | tests of the kernel |
|---|---|---|---|
"""


def table(rows: list[tuple[Mutant, Verdict]], games: int) -> str:
    head = HEAD.format(
        games=games,
        today=f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}",
        caught=sum(seen.caught for _, seen in rows),
        suite=sum(seen.suite not in ("", "-") for _, seen in rows),
        all=len(rows),
    )
    return head + "".join(
        f"| {mutant.name} | {Path(mutant.file).name} | {shown(seen.suite)} | {shown(seen.tests)} |\n"
        for mutant, seen in rows
    )


def shown(what: str) -> str:
    return {"": "not run", "-": "–"}.get(what, "`" + what.replace("|", "\\|") + "`")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="", help="mutants with this in their name or file")
    parser.add_argument("--games", type=int, default=1, help="games for each set-up of the toy (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time (default: 1)")
    parser.add_argument("--write", action="store_true", help="write docs/mutants.md")
    given = parser.parse_args()
    mutants = [mutant for mutant in MUTANTS if given.only in mutant.name or given.only in mutant.file]
    rows = []
    with ThreadPoolExecutor(given.jobs) as workers:
        for mutant, seen in zip(mutants, workers.map(partial(verdict, games=given.games), mutants), strict=True):
            rows.append((mutant, seen))
            word = "caught  " if seen.caught else "SURVIVED"
            print(f"{word} {mutant.name}: {seen.suite or 'not run'} | {seen.tests or 'not run'}", flush=True)
    print(f"{sum(seen.caught for _, seen in rows)} of {len(rows)} caught")
    if given.write:
        (ROOT / "docs" / "mutants.md").write_text(table(rows, given.games), encoding="utf-8")
    return 0 if all(seen.caught for _, seen in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
