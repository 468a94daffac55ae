"""How strong the bots are: greedy against random, mcts against greedy, each level against the one before it
(`--duels novice-wanderer,merchant-novice,strategist-merchant,conqueror-strategist`; the last two by the clock), every
seat of equal deals. At more than two seats one plays against several of the other. Any two bots, with their settings:
`--duels "learned:rounds=300 vs mcts:rounds=300"`.

python bench/strength.py --games ancient_world --pairs 50 --rounds 3000 --jobs 2 --json strength.json
python bench/strength.py --games oath --seats 3 --more 10 --duels greedy-random --rounds 1

With `--log FILE` every game is written down as it ends, a line each, so that a run that is stopped loses nothing;
`--sum FILE,FILE` says what such files come to, deals that every seat has played.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from oikumene.lab.stats import share
from oikumene.lab.strength import Duel, Played, Player, Strength, mcts, measure, rounds_per_second
from oikumene.registry import game as find_game

GAMES = ("ancient_world", "imperial_settlers")
GREEDY, RANDOM = Player("greedy"), Player("random")


def main(argv: list[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if args.sum:
        return summed([Path(name) for name in args.sum.split(",")])
    report: dict[str, Any] = {"calibration": {}, "duels": []}
    for game in args.games.split(","):
        search = budget(game, args, report["calibration"])
        for seats in [n for n in map(int, args.seats.split(",")) if n in find_game(game).seats]:
            deals = args.pairs if seats == 2 else args.more
            known = duels(game, seats, search, args.against)
            for name in args.duels.split(",") if deals else ():
                shown(measured(known.get(name) or named(game, seats, name), deals, args), report)
                if args.json:
                    Path(args.json).write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--games", default=",".join(GAMES), help="which games, with commas")
    made.add_argument("--seats", default="2,3,4", help="player counts, with commas")
    made.add_argument("--duels", default="greedy-random,mcts-greedy", help="which duels, with commas")
    made.add_argument("--pairs", type=int, default=50, help="deals at two seats, each played twice")
    made.add_argument("--more", type=int, default=10, help="deals at three and four seats, each played once a seat")
    made.add_argument("--seconds", type=float, help="seconds a decision of mcts, by the clock")
    made.add_argument("--rounds", type=int, help="rounds a decision of mcts")
    made.add_argument("--against", type=int, default=100, help="rounds a decision of the other mcts (mcts-mcts)")
    made.add_argument("--worth", type=float, default=1.0, help="without either: rounds as so many quiet seconds give")
    made.add_argument("--minutes", type=float, help="stop each duel after that; only whole deals count")
    made.add_argument("--first", type=int, default=0, help="the first seed")
    made.add_argument("--jobs", type=int, default=1, help="processes")
    made.add_argument("--json", help="write everything there")
    made.add_argument("--log", help="add each game there when it ends")
    made.add_argument("--sum", help="play nothing: what was written down in these files, with commas")
    return made


def duels(game: str, seats: int, search: Player, against: int) -> dict[str, Duel]:
    return {
        "greedy-random": Duel(game, seats, GREEDY, RANDOM),
        "mcts-greedy": Duel(game, seats, search, GREEDY),
        "mcts-random": Duel(game, seats, search, RANDOM),
        "novice-wanderer": Duel(game, seats, Player("novice"), Player("wanderer")),
        "merchant-novice": Duel(game, seats, Player("merchant"), Player("novice")),
        "mcts-merchant": Duel(game, seats, search, Player("merchant")),
        "mcts-mcts": Duel(game, seats, search, mcts(rounds=against)),
        "strategist-merchant": Duel(game, seats, Player("strategist"), Player("merchant")),
        "conqueror-strategist": Duel(game, seats, Player("conqueror"), Player("strategist")),
    }


def named(game: str, seats: int, said: str) -> Duel:
    """A duel of any two bots, each said as everywhere: `learned:rounds=300 vs mcts:rounds=300`."""
    one, versus, others = said.partition(" vs ")
    if not versus:
        raise SystemExit(f"no such duel: {said} (one of {', '.join(duels(game, seats, GREEDY, 1))}, or BOT vs BOT)")
    return Duel(game, seats, Player(one), Player(others))


def budget(game: str, args: argparse.Namespace, calibration: dict[str, float]) -> Player:
    """The tree search as it was asked for; otherwise with the rounds that a quiet core's time would give."""
    if args.seconds is not None or args.rounds is not None:
        return mcts(seconds=args.seconds, rounds=args.rounds)
    pace = calibration[game] = rounds_per_second(game)
    print(f"{game}: {pace:.0f} rounds a second of one core's time", flush=True)
    return mcts(rounds=max(1, round(pace * args.worth)))


def measured(duel: Duel, deals: int, args: argparse.Namespace) -> Strength:
    began, done = time.perf_counter(), [0]

    def progress(game: Played) -> None:
        done[0] += 1
        if args.log:
            with open(args.log, "a", encoding="utf-8") as file:
                file.write(json.dumps({"duel": said(duel), **game._asdict()}) + "\n")
        if sys.stderr.isatty():
            print(f"\r{done[0]}/{deals * duel.seats} {time.perf_counter() - began:.0f} s ", end="", file=sys.stderr)

    limit = None if args.minutes is None else 60 * args.minutes
    return measure(duel, deals, first=args.first, jobs=args.jobs, seconds=limit, progress=progress)


def said(duel: Duel) -> str:
    return f"{duel.game} {duel.seats} seats: {duel.one} against {duel.others}"


def summed(files: list[Path]) -> int:
    """What games that were written down come to, by duel and by seat."""
    found: dict[str, list[dict[str, Any]]] = {}
    for line in [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]:
        game = json.loads(line)
        found.setdefault(game["duel"], []).append(game)
    for duel, games in found.items():
        seats = int(duel.split()[1])
        deals = Counter(game["seed"] for game in games)
        whole = [game for game in games if deals[game["seed"]] == seats]
        spent, decisions = sum(game["seconds"] for game in whole), sum(game["decisions"] for game in whole)
        slow = sum(game["slow"] for game in whole) / max(1, len(whole))
        each = [sum(game["share"] for game in whole if game["seat"] == seat) for seat in range(seats)]
        print(
            f"{duel}: {share(sum(each), len(whole))} of {len(whole)} games, by seat "
            f"{', '.join(f'{won:g} of {len(whole) // seats}' for won in each)}; "
            f"{spent / max(1, decisions):.3f} s a decision, one in twenty over {slow:.2f} s"
        )
    return 0


def shown(strength: Strength, report: dict[str, Any]) -> None:
    duel, (own, rest) = strength.duel, strength.points
    points = f" points {own:.1f} : {rest:.1f}," if find_game(duel.game).points else ""
    print(
        f"{said(duel)}: {strength.share} of {len(strength.played)} games,{points} {strength.seconds:.3f} s a decision",
        flush=True,
    )
    report["duels"].append(strength.to_json())


if __name__ == "__main__":
    sys.exit(main())
