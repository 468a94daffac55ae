"""`oikumene serve`: the table in a browser, which this version does not have yet."""

from __future__ import annotations

import argparse

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell


def add(parser: Parser, shell: Shell) -> None:
    parser.add_argument(
        "--port", type=parser.whole(1, 65535), default=8000, metavar="N", help=shell.say("cli-serve-port")
    )


def run(args: argparse.Namespace, shell: Shell) -> int:
    shell.complain(shell.say("cli-serve-none"))
    return 2
