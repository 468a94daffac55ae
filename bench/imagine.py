"""Imagined worlds a second in each game: `python bench/imagine.py [--against OTHER/src]`.

The positions are those of random games, sorted by whether the seat that is asked knows of cards that they lie
somewhere, not where (`Table.among`), or the game says what may lie where (`may_be`). With `--against` another source
tree is measured in turns with this one, each in processes of its own, and the best of each is compared.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

GAMES = ("ancient_world", "imperial_settlers", "imperium", "oath", "clash")
KINDS = ("plain", "placed", "playouts")


def positions(name: str, games: int) -> list[tuple[Any, int]]:
    """Positions of random games with the seat that is asked."""
    from oikumene.conformance import find_game

    game = find_game(name)
    found = []
    rng = Random(1)
    for seed in range(games):
        match = game.new(seats=min(4, game.seats[-1]), seed=seed)
        while match.asks:
            ask = match.asks[0]
            if rng.random() < 0.1:
                found.append((match.clone(), ask.seat))
            match.take(ask, rng.choice(ask.values()))
    return found


def knows_places(state: Any, seat: int) -> bool:
    return bool(state.doubted()) or any(claim[0] >> seat & 1 for claim in state.among)


def measure(name: str, games: int, seconds: float, placed: list[int] | None) -> dict[str, Any]:
    """Worlds a second, and random playouts a second in imagined worlds; and which positions were the placed ones."""
    found = positions(name, games)
    if placed is None:
        placed = [n for n, (match, seat) in enumerate(found) if knows_places(match.state, seat)]
    parts = {
        "plain": [each for n, each in enumerate(found) if n not in placed],
        "placed": [found[n] for n in placed],
    }
    rates: dict[str, Any] = {kind: rate(some, seconds, play=False) if some else 0.0 for kind, some in parts.items()}
    rates["playouts"] = rate(found[::5], seconds, play=True)
    rates["which"] = placed
    return rates


def rate(some: list[tuple[Any, int]], seconds: float, *, play: bool) -> float:
    rng = Random(2)
    best = 0.0
    ends = time.process_time() + seconds
    while time.process_time() < ends or not best:
        began = time.process_time()
        for match, seat in some:
            world = match.imagine(seat, rng, keep=False)
            while play and world.asks:
                ask = world.asks[0]
                world.take(ask, rng.choice(ask.values()))
        best = max(best, len(some) / (time.process_time() - began))
    return best


def asked(source: Path, name: str, games: int, seconds: float, placed: list[int] | None) -> dict[str, Any]:
    """The same in a process of its own, with that source."""
    command = [sys.executable, __file__, name, "--games", str(games), "--seconds", str(seconds), "--json"]
    command += [] if placed is None else ["--placed", json.dumps(placed)]
    env = {**os.environ, "PYTHONPATH": str(source)}
    printed = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    rates: dict[str, Any] = json.loads(printed)
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=3, help="random games the positions come from (default: 3)")
    parser.add_argument("--seconds", type=float, default=3, help="for each kind of position (default: 3)")
    parser.add_argument("--rounds", type=int, default=3, help="with --against: how often each is asked (default: 3)")
    parser.add_argument("--against", type=Path, help="the src folder of another version")
    parser.add_argument("--json", action="store_true", help="plain data, one game a line")
    parser.add_argument("--placed", type=json.loads, help="which positions are those with knowledge of places")
    given = parser.parse_args()
    here = Path(__file__).resolve().parent.parent / "src"
    for name in given.game:
        if given.against is None:
            rates = measure(name, given.games, given.seconds, given.placed)
            print(json.dumps(rates) if given.json else f"{name}: {said(rates)}", flush=True)
            continue
        best: list[dict[str, float]] = [{}, {}]
        placed: list[int] | None = None
        for _ in range(given.rounds):
            for n, source in ((1, here), (0, given.against)):
                rates = asked(source, name, given.games, given.seconds, placed)
                placed = rates.pop("which")
                for kind, found in rates.items():
                    best[n][kind] = max(found, best[n].get(kind, 0.0))
        print(f"{name}: before {said(best[0])}; now {said(best[1])}", flush=True)


def said(rates: dict[str, Any]) -> str:
    return ", ".join(f"{kind} {rates[kind]:.0f}/s" for kind in KINDS)


if __name__ == "__main__":
    main()
