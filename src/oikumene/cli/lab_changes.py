"""`oikumene lab changes`: which numbers of a game can be set by data, and what they are."""

from __future__ import annotations

import argparse

from rich.table import Table

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell
from oikumene.kernel.game import Dial
from oikumene.lab.changes import SPLIT


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("game", metavar=say("cli-meta-game"), help=say("cli-help-game"))
    parser.add_argument("part", nargs="?", default="", metavar=say("cli-meta-part"), help=say("cli-lab-changes-part"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    game = shell.game(args.game)
    dials = [dial for dial in game.dials() if args.part in dial.path]
    if args.json:
        shell.print_json([dial._asdict() for dial in dials])
        return 0
    if not dials:
        said = "cli-lab-changes-none" if not game.dials() else "cli-lab-changes-nothing"
        shell.complain(shell.say(said, game=game.id, part=args.part))
        return 1
    shown = dials if args.part else [dial for dial in dials if dial.value or not dial.path.startswith("cards" + SPLIT)]
    shell.out.print(listing(shown, shell))
    if len(shown) < len(dials):
        shell.out.print(shell.say("cli-lab-changes-more", n=len(dials) - len(shown), game=game.id), soft_wrap=True)
    shell.out.print(shell.say("cli-lab-changes-code"), soft_wrap=True)
    return 0


def listing(dials: list[Dial], shell: Shell) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(shell.say("compare-column-number"))
    for column in ("printed", "bounds"):
        table.add_column(shell.say(f"compare-column-{column}"), justify="right")
    for dial in dials:
        table.add_row(dial.path, str(dial.value), f"{dial.low}…{dial.high}")
    return table
