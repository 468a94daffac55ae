"""Two versions of the house beside each other: `python bench/versions.py [FORMER] [--games …] [--turns N]`.

FORMER is a folder with another version, or a commit or tag of this repository; where nothing is said, the last tag.
Each version is a process of its own that does a small piece of work when told; the pieces alternate, so that both meet
the same noise of a shared machine (with `. --now build/site` they are the plain and the compiled build of this one).
What counts is CPU time; reported are the best piece of each and the median ratio of neighbours.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from statistics import median

WORKER = """
import json, sys, time
from random import Random
import oikumene
from oikumene.bots.bot import Chair
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.mcts import MctsBot

game, seats, games = oikumene.game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])

def played(seed, steps, keep=False):
    rng, match = Random(seed), game.new(seats=seats, seed=seed, keep=keep)
    while match.asks and steps:
        values = match.asks[0].values()
        match.take(match.asks[0], values[rng.randrange(len(values))])
        steps -= 1
    return match

half = [played(seed, 60, True) for seed in range(6)]
half = [match for match in half if match.asks]

def decisions():
    for seed in range(games):
        played(seed, -1)

def clones():
    for match in half:
        for _ in range(300):
            match.clone()

def worlds():
    rng = Random(1)
    for match in half:
        for _ in range(60):
            match.imagine(match.asks[0].seat, rng)

def greedy():
    for match in half[:2]:
        ask = next(ask for ask in match.asks)
        GreedyBot(ask.seat, 3).reasons(Chair(match, ask))

def rounds():
    for match in half[:3]:
        ask = next(ask for ask in match.asks)
        MctsBot(ask.seat, 3, seconds=None, rounds=60).reasons(Chair(match, ask))

WORK = {"decisions": decisions, "clones": clones, "worlds": worlds, "rounds": rounds, "greedy": greedy}
for line in sys.stdin:
    work = WORK[line.strip()]
    begun = time.process_time()
    work()
    print(json.dumps(time.process_time() - begun), flush=True)
"""
HOUSE = Path(__file__).resolve().parent.parent
GAMES = {"ancient_world": 30, "imperial_settlers": 10, "imperium": 4, "oath": 4, "clash": 4}


def worker(source: Path, game: str, seats: int) -> "subprocess.Popen[str]":
    """A process of one version that waits for what to do."""
    return subprocess.Popen(
        [sys.executable, "-c", WORKER, game, str(seats), str(GAMES.get(game, 4))],
        env={**os.environ, "PYTHONPATH": str(source)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def piece(process: "subprocess.Popen[str]", work: str) -> float:
    """The seconds of CPU that one piece of work took."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(work + "\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def compared(former: Path, now: Path, game: str, seats: int, work: str, turns: int) -> dict[str, object]:
    """One kind of work in both versions, in turn."""
    pair = worker(former, game, seats), worker(now, game, seats)
    times: tuple[list[float], list[float]] = ([], [])
    for turn in range(turns):
        for which in (0, 1) if turn % 2 else (1, 0):
            times[which].append(piece(pair[which], work))
    for process in pair:
        process.kill()
        process.wait()
    before, after = times
    return {
        "game": game,
        "seats": seats,
        "work": work,
        "former_s": round(min(before), 4),
        "now_s": round(min(after), 4),
        "best_ratio": round(min(after) / min(before), 3),
        "median_ratio": round(median(b / a for a, b in zip(before[1:], after[1:], strict=True)), 3),
    }


def tagged() -> str | None:
    """The last tag before this commit."""
    asked = subprocess.run(["git", "describe", "--tags", "--abbrev=0"], capture_output=True, text=True, cwd=HOUSE)
    return asked.stdout.strip() or None


def taken_out(revision: str, folder: Path) -> bool:
    """The sources of a commit or tag, put into a folder; whether there is such a one."""
    packed = subprocess.run(["git", "archive", revision, "src"], capture_output=True, cwd=HOUSE)
    if packed.returncode == 0:
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
            files.extractall(folder, filter="data")
    return packed.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("former", nargs="?", help="a folder, a commit or a tag (default: the last tag)")
    parser.add_argument(
        "--now", type=Path, default=HOUSE / "src", help="where the package of now is (build/site: compiled)"
    )
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--work", nargs="+", default=["decisions", "clones", "worlds", "rounds"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--turns", type=int, default=24)
    asked = parser.parse_args()
    named = asked.former or tagged()
    if named is None:
        parser.error("nothing is tagged yet: say a folder, a commit or a tag")
    with tempfile.TemporaryDirectory() as taken:
        former = Path(named).resolve() / "src"
        if not (former / "oikumene").is_dir():
            if not taken_out(named, Path(taken)):
                parser.error(f"there is no version of the house in {named}, nor a commit or tag of that name")
            former = Path(taken) / "src"
        print(json.dumps({"former": named, "now": str(asked.now)}), flush=True)
        for game in asked.games:
            for work in asked.work:
                print(
                    json.dumps(compared(former, asked.now.resolve(), game, asked.seats, work, asked.turns)), flush=True
                )


if __name__ == "__main__":
    main()
