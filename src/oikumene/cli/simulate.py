"""`oikumene simulate`: many games between bots."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from oikumene.bots import split
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell, add_options, read_options
from oikumene.kernel.game import Game
from oikumene.lab.simulate import Crash, Simulation, simulate


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("game", metavar=say("cli-meta-game"), help=say("cli-help-game"))
    parser.add_argument(
        "--seats", default="random,random", metavar=say("cli-meta-bots"), help=say("cli-simulate-seats")
    )
    parser.add_argument("--games", type=parser.whole(1), default=100, metavar="N", help=say("cli-simulate-games"))
    parser.add_argument("--seed", type=parser.whole(), default=0, metavar="S", help=say("cli-simulate-seed"))
    parser.add_argument("--jobs", type=parser.whole(1), default=1, metavar="J", help=say("cli-simulate-jobs"))
    parser.add_argument("--save", type=Path, metavar=say("cli-meta-folder"), help=say("cli-simulate-save"))
    parser.add_argument("--series", type=parser.whole(1), default=1, metavar="N", help=say("cli-simulate-series"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    add_options(parser, shell)


def run(args: argparse.Namespace, shell: Shell) -> int:
    game = shell.game(args.game)
    options = read_options(game, args.option)
    bots = split(args.seats)
    with progress_of(args.games, shell) as progress:
        made = simulate(game.id, bots, args.games, args.seed, options, args.jobs, args.save, progress, args.series)
    if args.json:
        shell.print_json(made.to_json())
    else:
        show(made, game, shell)
    report(made, args, shell)
    return 130 if made.interrupted else 1 if made.crashes else 0


@contextmanager
def progress_of(games: int, shell: Shell) -> Iterator[Callable[[int], None] | None]:
    """A bar on the terminal; nothing where the error stream goes elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=shell.err, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def show(made: Simulation, game: Game[Any], shell: Shell) -> None:
    shell.out.print(
        shell.say(
            "cli-simulate-done",
            games=len(made.outcomes),
            decisions=made.decisions,
            seconds=f"{made.seconds:.1f}",
            speed=round(made.decisions_per_second),
        ),
        soft_wrap=True,
    )
    if not made.outcomes:
        return
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    columns = ("mean", "least", "most") if game.points else ()
    for column in ("seat", "bot", *columns, "wins"):
        table.add_column(shell.say(f"cli-simulate-{column}"), justify="left" if column == "bot" else "right")
    for seat, bot in enumerate(made.bots):
        scores = [outcome.scores[seat] for outcome in made.outcomes]
        wins = sum(1 / len(o.winners) for o in made.outcomes if seat in o.winners) / len(scores)
        mean = sum(scores) / len(scores) / game.fraction
        points = (f"{mean:.1f}", game.tell(min(scores)), game.tell(max(scores))) if game.points else ()
        table.add_row(str(seat), bot, *points, f"{wins:.0%}")
    shell.out.print(table)


def report(made: Simulation, args: argparse.Namespace, shell: Shell) -> None:
    """What did not go to the end, on the error stream."""
    if made.interrupted:
        shell.complain(shell.say("cli-simulate-interrupted", done=len(made.outcomes), asked=made.asked))
    for crash in made.crashes[:3]:
        shell.complain(
            shell.say("cli-simulate-crash", seed=str(crash.seed), error=crash.error, command=again(crash, made, args))
        )
        if crash.trace:
            shell.err.print(crash.trace, soft_wrap=True)
    if len(made.crashes) > 3:
        shell.complain(shell.say("cli-simulate-crashes", n=len(made.crashes)))


def again(crash: Crash, made: Simulation, args: argparse.Namespace) -> str:
    """The command that plays the crashed game alone."""
    options = "".join(f" --option {pair}" for pair in args.option)
    options += f" --series {args.series}" if args.series > 1 else ""
    seats = shlex.quote(",".join(made.bots))
    return f"oikumene simulate {made.game} --seats {seats} --games 1 --seed {crash.seed}{options}"
