"""`oikumene lab learn`: a player that learns by playing itself, generation after generation."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.table import Table

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell, write_text
from oikumene.lab.engines import ENGINES
from oikumene.lab.learn import Course, Learning, Line

REPORT = "curve.html"


def add(parser: Parser, shell: Shell) -> None:
    say, usual = shell.say, Course("")
    parser.add_argument("game", metavar=say("cli-meta-game"), help=say("cli-help-game"))
    sizes = {"generations": (1, 6), "games": (5, usual.games), "deals": (1, usual.deals), "seats": (2, None)}
    for name, (least, default) in {**sizes, "rounds": (0, usual.rounds)}.items():
        about = say(f"cli-lab-learn-{name}")
        parser.add_argument(f"--{name}", type=parser.whole(least), default=default, metavar="N", help=about)
    parser.add_argument("--seed", type=parser.whole(), default=0, metavar="S", help=say("cli-simulate-seed"))
    parser.add_argument("--jobs", type=parser.whole(1), default=1, metavar="J", help=say("cli-tournament-jobs"))
    parser.add_argument("--out", type=Path, metavar=say("cli-meta-folder"), help=say("cli-lab-learn-out"))
    parser.add_argument("--engine", default=ENGINES[0], metavar="|".join(ENGINES), help=say("cli-tournament-engine"))
    parser.add_argument("--address", metavar="HOST:PORT", help=say("cli-tournament-address"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    game = shell.game(args.game)
    course = Course(
        game.id,
        seats=args.seats or max(2, game.seats[0]),
        games=args.games,
        deals=args.deals,
        rounds=args.rounds,
        seed=args.seed,
    )
    folder = args.out or Path(f"learn-{game.id}")
    learning = Learning(course, folder, jobs=args.jobs, engine=args.engine)
    learning.address = args.address
    if learning.curve and not args.json:
        shell.out.print(shell.say("cli-lab-learn-again", n=len(learning.curve)), soft_wrap=True)
    try:
        while len(learning.curve) < args.generations:
            line = learning.generation(lambda what, done, all: _told(what, done, all, shell))
            write_text(folder / REPORT, learning.report(shell.say, lang=shell.lang, title=game.titles[shell.lang]))
            if not args.json:
                shell.out.print(_line(line, shell), soft_wrap=True)
    except KeyboardInterrupt:
        shell.complain(shell.say("cli-lab-learn-interrupted", n=len(learning.curve)))
        return 130
    if args.json:
        shell.out.print(json.dumps([line.row() for line in learning.curve], indent=1), soft_wrap=True)
    else:
        shell.out.print(_table(learning.curve, shell))
        best = str(folder / "best.json")
        shell.out.print(shell.say("cli-lab-learn-done", best=best, folder=str(folder)), soft_wrap=True)
    return 0


def _told(what: str, done: int, all: int, shell: Shell) -> None:
    """How far it is, where somebody looks."""
    if shell.err.is_terminal:
        shell.err.print(f"{shell.say(f'cli-lab-learn-{what}')} {done}/{all}", end="\r")


def _line(line: Line, shell: Shell) -> str:
    return shell.say(
        "cli-lab-learn-line",
        n=line.generation,
        former=str(line.former),
        greedy=str(line.greedy),
        seconds=round(line.seconds),
    )


def _table(curve: list[Line], shell: Shell) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("generation", "positions", "points-error", "win-nats", "former", "greedy"):
        table.add_column(shell.say(f"learn-column-{name}"), justify="right")
    for line in curve:
        figures = f"{line.points_error:.2f}", f"{line.win_nats:.3f}"
        table.add_row(str(line.generation), str(line.positions), *figures, str(line.former), str(line.greedy))
    return table
