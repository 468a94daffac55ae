"""Plays the golden games anew and writes them down: `python tests/golden/update.py`, then read the difference.

`--keep` gives the answers that stand in the files once more, so that only what happens after them changes.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from golden.playthrough import HERE, again, begin, files, lively, text

#: (file, seats, seed, options)
GAMES: list[tuple[str, int, int, dict[str, str]]] = [
    ("ancient_world/two-seats", 2, 57, {}),
    ("ancient_world/three-seats", 3, 110, {"first_player": "2"}),
    ("ancient_world/four-seats", 4, 100, {}),
    ("ancient_world/expand-plus", 3, 100, {"expand_plus": "true"}),
    ("ancient_world/changed-decks", 2, 9, {"deck": "file changed-decks.csv"}),
]


def main() -> None:
    if "--keep" in sys.argv[1:]:
        for path in files():
            path.write_text(again(path), encoding="utf-8")
        return
    for name, seats, seed, options in GAMES:
        match = begin(name.split("/")[0], seats, seed, options)
        (HERE / f"{name}.txt").write_text(text(match, options, lively(match, seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
