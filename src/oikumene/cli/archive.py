"""`oikumene archive`: the finished games of a server as Parquet, for the laboratory."""

from __future__ import annotations

import argparse
from pathlib import Path

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("folder", type=Path, metavar=say("cli-meta-folder"), help=say("cli-archive-folder"))
    parser.add_argument("--db", default="oikumene.db", metavar="DB", help=say("cli-serve-db"))
    parser.add_argument("--private", action="store_true", help=say("cli-archive-private"))
    parser.add_argument("--again", action="store_true", help=say("cli-archive-again"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    from oikumene.lab import shelf
    from oikumene.lab.extras import need
    from oikumene.table import shelved

    need("pyarrow.parquet", "lab")

    with shell.waiting(shell.say("cli-archive-waiting")):
        made = shelved.write(args.db, args.folder, shelf.writer, private=args.private, again=args.again)
    if args.json:
        shell.print_json([{"path": str(one.path), "games": one.games, "left_out": one.left_out} for one in made])
        return 0
    for one in made:
        shell.out.print(shell.say("cli-archive-made", path=str(one.path), games=one.games), soft_wrap=True)
        if one.left_out:
            shell.out.print(shell.say("cli-archive-left-out", n=one.left_out))
    if not made:
        shell.out.print(shell.say("cli-archive-none"))
    return 0
