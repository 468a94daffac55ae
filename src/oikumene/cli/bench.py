"""`oikumene bench`: the figures in docs/, measured again."""

from __future__ import annotations

import argparse
from importlib import import_module

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import Refused


def add(parser: Parser, shell: Shell) -> None:
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="…", help=shell.say("cli-bench-rest"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    try:
        module = import_module("oikumene.lab.bench")
    except ModuleNotFoundError as why:
        raise Refused("bench", "The measurements cannot run here ({why}).", why=str(why)) from why
    return int(module.main(args.rest))
