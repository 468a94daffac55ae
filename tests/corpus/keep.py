"""Keeps the rules of a game as they are at a commit, so that tables begun with them go on with them.

    python tests/corpus/keep.py oath            # of HEAD: before or while `rules` is raised, not after it is committed
    python tests/corpus/keep.py oath --at 1a2b3c

The room and the kit are copied to `src/oikumene/kept/<game>_<rules>`; what they import of each other is looked for
there, everything else (the kernel) is today's. `tests/corpus/test_kept.py` plays the corpus of those rules with it.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / "src" / "oikumene" / "kept"
#: What nobody needs at a table: the rules to read and the puzzles are today's.
LEFT_OUT = ("rulebook/", "puzzles.json", "puzzles/")


def keep(game: str, commit: str = "HEAD") -> Path:
    """Write the copy; the folder it is in."""
    room, kit = f"src/oikumene/games/{game}/", "src/oikumene/kit/"
    found = re.search(r"^    rules = (\d+)", _show(commit, f"{room}__init__.py").decode(), re.MULTILINE)
    if found is None:
        sys.exit(f"{room}__init__.py at {commit} does not say its rules number")
    name = f"{game}_{found[1]}"
    for path in _git("ls-tree", "-r", "--name-only", commit, "--", room, kit).decode().split("\n"):
        inside = path.removeprefix(room) if path.startswith(room) else f"kit/{path.removeprefix(kit)}"
        if not path or inside.startswith(LEFT_OUT):
            continue
        target = KEPT / name / inside
        target.parent.mkdir(parents=True, exist_ok=True)
        content = _show(commit, path)
        target.write_bytes(moved(content.decode(), game, name).encode() if path.endswith(".py") else content)
    return KEPT / name


def moved(source: str, game: str, name: str) -> str:
    """A module that finds room and kit at their new place."""
    source = re.sub(rf"\boikumene\.games\.{game}\b", f"oikumene.kept.{name}", source)
    source = re.sub(rf"\bfrom oikumene\.games import {game}\b", f"from oikumene.kept import {name} as {game}", source)
    source = re.sub(r"\bfrom oikumene import kit\b", f"from oikumene.kept.{name} import kit", source)
    return re.sub(r"\boikumene\.kit\b", f"oikumene.kept.{name}.kit", source)


def _show(commit: str, path: str) -> bytes:
    return _git("show", f"{commit}:{path}")


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--at", default="HEAD", help="the commit")
    given = parser.parse_args()
    print(keep(given.game, given.at).relative_to(ROOT))
