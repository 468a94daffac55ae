"""`oikumene lab dataset`: what bots decided, as Parquet files to learn from."""

from __future__ import annotations

import argparse
from pathlib import Path

from oikumene.bots.registry import split
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell, add_options, read_options
from oikumene.cli.simulate import progress_of
from oikumene.lab.dataset import make
from oikumene.lab.engines import ENGINES


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("game", metavar=say("cli-meta-game"), help=say("cli-help-game"))
    parser.add_argument("--seats", metavar=say("cli-meta-bots"), help=say("cli-lab-dataset-seats"))
    parser.add_argument("--games", type=parser.whole(1), default=100, metavar="N", help=say("cli-simulate-games"))
    parser.add_argument("--seed", type=parser.whole(), default=0, metavar="S", help=say("cli-simulate-seed"))
    parser.add_argument("--jobs", type=parser.whole(1), default=1, metavar="J", help=say("cli-tournament-jobs"))
    parser.add_argument("--out", type=Path, metavar=say("cli-meta-folder"), help=say("cli-lab-dataset-out"))
    parser.add_argument("--engine", default=ENGINES[0], metavar="|".join(ENGINES), help=say("cli-tournament-engine"))
    parser.add_argument("--address", metavar="HOST:PORT", help=say("cli-tournament-address"))
    add_options(parser, shell)


def run(args: argparse.Namespace, shell: Shell) -> int:
    game = shell.game(args.game)
    seats = split(args.seats) if args.seats else ["greedy"] * max(2, game.seats[0])
    folder = args.out or Path(f"dataset-{game.id}")
    with progress_of(args.games, shell) as progress:
        rows = make(
            game.id,
            seats,
            folder,
            games=args.games,
            seed=args.seed,
            options=read_options(game, args.option),
            jobs=args.jobs,
            engine=args.engine,
            address=args.address,
            progress=progress,
        )
    shell.out.print(shell.say("cli-lab-dataset-done", rows=rows, games=args.games, folder=str(folder)), soft_wrap=True)
    return 0
