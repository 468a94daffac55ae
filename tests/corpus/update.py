"""Adds matches of today's rules to the corpus: `python tests/corpus/update.py`, or of some games: `... clash`.

Run it when a game's `rules` was raised. What is there already stays: it is what earlier versions wrote. `--again`
writes those of today's rules anew, for as long as no version with these rules has been given to anybody.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from stored import HERE, Stored

from oikumene.conformance import Player
from oikumene.games.oath import CHRONICLES
from oikumene.kernel.match import Match
from oikumene.registry import games

#: Of each game: its set-ups, by a short name.
SETUPS: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "ancient_world": {"two": (2, {}), "four": (4, {"expand_plus": True})},
    "imperial_settlers": {"two": (2, {}), "solo": (1, {}), "three-draft": (3, {"lookout": "draft"})},
    "imperium": {"two": (2, {"nations": "choose"}), "solo": (1, {})},
    "oath": {
        "three": (3, {}),
        "four-series": (4, {"series": True}),
        "five-chronicle": (5, {"series": True, "chronicle": (CHRONICLES / "sample-2.json").read_text("utf-8")}),
    },
    "clash": {
        "two": (2, {"civilizations": "choose"}),
        "two-war": (2, {"trading": "off"}),
        "three-base": (3, {"expansion": False, "trading": "few"}),
        "four-history": (4, {"history": "alternate", "wonders": "open", "trading": "few"}),
    },
}

#: Where a match is stored: the first moment of each kind.
MOMENTS: dict[str, Callable[[Match[Any]], bool]] = {
    "start": lambda match: not match.answers,
    "in-a-step": lambda match: len(match.answers) > 20 and len(match.save()["since"]) > 1,
    "picking": lambda match: any(ask.picked for ask in match.asks),
    "sealed": lambda match: any(ask.sealed is not None and ask.sealed.given for ask in match.asks),
    "battle": lambda match: any(ask.prompt in ("plans", "sacrifice", "tactic", "retreat") for ask in match.asks),
    "offer": lambda match: any(ask.prompt == "exchange-answer" for ask in match.asks),
    "chronicle": lambda match: any(ask.prompt in ("swear", "edifice", "new-suit") for ask in match.asks),
    "late": lambda match: len(match.answers) > 60 and bool(match.asks),
    "finished": lambda match: match.over,
}


def made(game: str, name: str, seats: int, options: dict[str, Any]) -> Iterator[Stored]:
    """The moments of one random game."""
    match = games()[game].new(seats=seats, seed=7, options=options)
    player, left = Player(Random(f"{game} {name}"), True), dict(MOMENTS)
    while True:
        for moment in [moment for moment, there in left.items() if there(match)]:
            del left[moment]
            yield Stored(game, match.game.rules, f"{name}-{moment}", match.record(), match.save())
        if match.over:
            return
        ask = player.rng.choice(match.asks)
        match.take(ask, player.pick(ask))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these (default: all)")
    parser.add_argument("--again", action="store_true", help="write those of today's rules anew")
    given = parser.parse_args()
    for game, setups in SETUPS.items():
        if given.games and game not in given.games:
            continue
        folder = HERE / game / f"rules-{games()[game].rules}"
        if folder.exists() and not given.again:
            print(f"{folder.relative_to(HERE)} is there")
            continue
        for path in folder.glob("*"):
            path.unlink()
        for name, (seats, options) in setups.items():
            for match in made(game, name, seats, options):
                match.write()
                print(match.path.relative_to(HERE), match.path.stat().st_size)


if __name__ == "__main__":
    main()
