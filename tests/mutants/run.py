"""Do the tests bite? Each mutant plants one leak or bug in a copy of the source; some test must fail.

python tests/mutants/run.py                  all lists, one line for each mutant
python tests/mutants/run.py --list imperium  one list: house (kernel and toy), or the rules of a game
python tests/mutants/run.py --only undo      those with that in their name
python tests/mutants/run.py --kept FILE      in parts: what stands in the file is not run again
python tests/mutants/run.py --write          also write docs/mutants.md
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))

import planted_ancient_world  # noqa: E402
import planted_clash  # noqa: E402
import planted_imperial_settlers  # noqa: E402
import planted_imperium  # noqa: E402
import planted_oath  # noqa: E402
from planted import MUTANTS, TOY, WITH, Mutant  # noqa: E402

GAMES = {
    "ancient_world": planted_ancient_world.MUTANTS,
    "imperial_settlers": planted_imperial_settlers.MUTANTS,
    "imperium": planted_imperium.MUTANTS,
    "oath": planted_oath.MUTANTS,
    "clash": planted_clash.MUTANTS,
}
LISTS = {"house": MUTANTS, **GAMES}
#: Rules that several games share may have moved here.
KIT = "src/oikumene/kit"

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
#: The same on a game: three of its set-ups, far apart.
GAME_SUITE = """
from oikumene import registry
from oikumene.conformance import CHECKS, attempt, cases
last = ("determinism", "handles", "copies", "refusals")
played = list(cases(registry.games()["{game}"], {games}))
for name in sorted(CHECKS, key=lambda name: last.index(name) if name in last else -1):
    for case in played[:: -(-len(played) // 3)] if {whole} or name not in last else ():
        attempt(name, case)
"""
TESTS = (
    "tests/kernel/test_table.py",
    "tests/kernel/test_undo.py",
    "tests/kernel/test_match.py",
    "tests/kernel",
    "tests/properties/test_conformance.py::test_the_same_whatever_the_hash_seed",
    "tests/properties/test_conformance.py::test_the_toy_reaches_everything",
)
LONGEST = 900


class Verdict(NamedTuple):
    """Which check of the conformance suite, and which test of the kernel (or of the game's rules), failed first: "-" if
    none, "" if not run."""

    suite: str
    tests: str

    @property
    def caught(self) -> bool:
        return bool({self.suite, self.tests} - {"-", ""})


def game_of(mutant: Mutant) -> str:
    """The game whose rules it changes; "" for kernel and toy."""
    return Path(mutant.file).name if "/games/" in mutant.file else ""


def planted(mutant: Mutant, into: Path) -> None:
    """A copy of the house with the mutant in it."""
    leave = shutil.ignore_patterns("__pycache__", ".*", "*.so")
    shutil.copytree(ROOT / "src", into / "src", ignore=leave)
    for name in ("kernel", "properties", *(["rules"] if game_of(mutant) else [])):
        shutil.copytree(ROOT / "tests" / name, into / "tests" / name, ignore=leave)
    (into / home(mutant)).write_text(altered(mutant), encoding="utf-8")


def home(mutant: Mutant) -> str:
    """The file it is planted in: the one it names, or that one of the game and of the kit which has the snippet."""
    if not game_of(mutant):
        return mutant.file
    files = [path for folder in (mutant.file, KIT) for path in sorted((ROOT / folder).rglob("*.py"))]
    found = [path for path in files if mutant.old in path.read_text(encoding="utf-8")]
    if len(found) != 1:
        raise SystemExit(
            f"{mutant.name}: {mutant.old!r} is in {len(found)} files of {mutant.file} and {KIT}, and should be in one; "
            f"planted_{game_of(mutant)}.py is out of date: write there what the rule looks like now"
        )
    return str(found[0].relative_to(ROOT))


def altered(mutant: Mutant) -> str:
    """The file of the mutant, with the mutant in it."""
    file = home(mutant)
    text = (ROOT / file).read_text(encoding="utf-8")
    for old, new in ((mutant.old, mutant.new), *WITH.get(mutant.name, ())):
        if text.count(old) != 1:
            raise SystemExit(f"{mutant.name}: {old!r} is {text.count(old)} times in {file}; the list is out of date")
        text = text.replace(old, new)
    return text


def environment(house: Path) -> dict[str, str]:
    paths = (house / "src", house / "tests" / "kernel")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"}


def suite(house: Path, games: int, whole: bool, game: str = "") -> str:
    """The check of the conformance suite that fails on the toy, or on the game."""
    code = (GAME_SUITE if game else SUITE).format(games=games, whole=whole, game=game)
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


def tests(house: Path, game: str) -> str:
    """The test of the kernel, or of the game's rules, that fails."""
    files = (f"tests/rules/{game}",) if game else TESTS
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", *files]
    try:
        done = subprocess.run(
            command, cwd=house, env=environment(house), capture_output=True, text=True, timeout=LONGEST
        )
    except subprocess.TimeoutExpired:
        return "does not end"
    if done.returncode == 0:
        return "-"
    if done.returncode > 2:  # no fault was looked for: a test that is named here is not there any more
        raise SystemExit(f"pytest cannot run {' '.join(files)}: {(done.stderr or done.stdout).strip()[-300:]}")
    found = re.findall(r"^(?:FAILED|ERROR) \S*?(\w+)\.py(?:::(\S+))?", done.stdout, re.MULTILINE)
    return "::".join(part for part in found[0] if part) if found else "does not start"


def verdict(mutant: Mutant, *, games: int = 1, only_suite: bool = False, brief: bool = False) -> Verdict:
    """A fault of the toy is for the suite to find; one of kernel or game for their tests, and then for what is quick in
    the suite (`brief`: not if a test has found it). What is not found that way is looked for with everything."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        house = Path(folder)
        planted(mutant, house)
        if only_suite or mutant.file == TOY:
            by_suite = suite(house, games, whole=True)
            if by_suite == "-" and not only_suite:  # rare at the table: play more
                by_suite = suite(house, 4 * games, whole=True)
            return Verdict(by_suite, "" if only_suite or by_suite != "-" else tests(house, ""))
        game = game_of(mutant)
        by_tests = tests(house, game)
        if brief and by_tests != "-":
            return Verdict("", by_tests)
        return Verdict(suite(house, games, by_tests == "-", game), by_tests)


HEAD = """# Do the tests bite?

Each line is a leak, a bug or a wrong rule planted in a copy of the source, and what failed first: a check of the
conformance suite, a test. Some tests were written because a mutant had survived, so the scores are not independent of
the lists. `python tests/mutants/run.py --write` runs all the lists and writes this page, with `--list` one part of it.

"–" means that nothing failed, "not run" that it was not tried because something else had failed already.

"""

HOUSE = """## Kernel and toy

From `tests/mutants/planted.py`, run on {today}: **{caught} of {all} are caught**. Faults of the toy are for the suite
to find ({games} game a set-up, four where that shows nothing); the tests of the kernel are run only where it does not.
Faults of the kernel are for its tests to find.

| planted | in | conformance suite | tests of the kernel |
|---|---|---|---|
"""

RULES = """## The rules of `{game}`

From `tests/mutants/planted_{game}.py`, run on {today}: **{caught} of {all} are caught**. A wrong rule is for the tests
of the rules to find; the suite knows no rulebook, and is run on three set-ups of the game.

| planted | in | conformance suite | tests of the rules |
|---|---|---|---|
"""

Rows: TypeAlias = "list[tuple[Mutant, Verdict]]"


def page(before: str, lists: dict[str, Rows], games: int) -> str:
    """docs/mutants.md: the parts of the lists that were run anew, the others as they stood there."""
    stood = {part.split("\n")[0]: part for part in re.split("^(?=## )", before, flags=re.MULTILINE)[1:]}
    parts = []
    for name in LISTS:
        head = (HOUSE if name == "house" else RULES).replace("{game}", name)
        if name in lists:
            rows, today = lists[name], f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}"
            head = head.format(games=games, caught=caught(rows), all=len(rows), today=today)
            parts.append(head + "".join(map(line, rows)))
        elif head.split("\n")[0] in stood:
            parts.append(stood[head.split("\n")[0]].rstrip("\n") + "\n")
    return HEAD + "\n".join(parts)


def caught(rows: Rows) -> int:
    return sum(seen.caught for _, seen in rows)


def line(row: tuple[Mutant, Verdict]) -> str:
    mutant, seen = row
    return f"| {mutant.name} | {Path(home(mutant)).name} | {shown(seen.suite)} | {shown(seen.tests)} |\n"


def shown(what: str) -> str:
    return {"": "not run", "-": "–"}.get(what, "`" + what.replace("|", "\\|") + "`")


class Kept:
    """Verdicts in a file, one a line, so that a long run can be done in parts."""

    def __init__(self, path: str) -> None:
        self.path = Path(path) if path else None
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path and self.path.exists() else []
        self.seen = {key: Verdict(*seen) for key, *seen in map(json.loads, lines)}

    def verdict(self, mutant: Mutant, games: int, brief: bool) -> Verdict:
        key = f"{mutant.name}: {mutant.old} -> {mutant.new}"
        if key in self.seen:
            return self.seen[key]
        seen = verdict(mutant, games=games, brief=brief)
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key, *seen]) + "\n")
        word = "caught  " if seen.caught else "SURVIVED"
        print(f"{word} {mutant.name}: {seen.suite or 'not run'} | {seen.tests or 'not run'}", flush=True)
        return seen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--list", choices=LISTS, help="one of the lists (default: all)")
    parser.add_argument("--only", default="", help="mutants with this in their name or file")
    parser.add_argument("--games", type=int, default=1, help="games for each set-up (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time (default: 1)")
    parser.add_argument("--brief", action="store_true", help="do not ask the suite about what a test has found")
    parser.add_argument("--kept", default="", help="a file that keeps the verdicts; those in it are not run again")
    parser.add_argument("--write", action="store_true", help="write docs/mutants.md, or the part of the list")
    given = parser.parse_args()
    if given.write and given.only:
        parser.error("--write is for whole lists: leave out --only")
    for mutant in [mutant for name in ([given.list] if given.list else LISTS) for mutant in LISTS[name]]:
        altered(mutant)  # says at once what cannot be planted any more
    kept = Kept(given.kept)
    lists: dict[str, Rows] = {}
    with ThreadPoolExecutor(given.jobs) as workers:
        for name in [given.list] if given.list else LISTS:
            mutants = [mutant for mutant in LISTS[name] if given.only in mutant.name or given.only in mutant.file]
            seen = workers.map(partial(kept.verdict, games=given.games, brief=given.brief), mutants)
            lists[name] = list(zip(mutants, seen, strict=True))
    rows = [row for some in lists.values() for row in some]
    print(f"{caught(rows)} of {len(rows)} caught")
    if given.write:
        file = ROOT / "docs" / "mutants.md"
        file.write_text(page(file.read_text(encoding="utf-8"), lists, given.games), encoding="utf-8")
    return 0 if caught(rows) == len(rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
