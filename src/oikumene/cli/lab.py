"""`oikumene lab`: what designers and researchers do with many games. Each has a command of its own below it."""

from __future__ import annotations

import argparse

from oikumene.cli import lab_balance, lab_changes, lab_compare, lab_dataset, lab_learn
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell

#: Its commands, by the words that people type.
COMMANDS = {
    "changes": lab_changes,
    "compare": lab_compare,
    "balance": lab_balance,
    "dataset": lab_dataset,
    "learn": lab_learn,
}


def add(parser: Parser, shell: Shell) -> None:
    commands = parser.add_subparsers(
        dest="lab_command", metavar=shell.say("cli-meta-command"), title=shell.say("cli-commands"), required=True
    )
    for name, module in COMMANDS.items():
        about = shell.say(f"cli-lab-{name}-about")
        sub = commands.add_parser(name, help=about, description=about, texts=shell.texts)
        sub.add_language()
        sub.set_defaults(run_lab=module.run)
        module.add(sub, shell)


def run(args: argparse.Namespace, shell: Shell) -> int:
    return int(args.run_lab(args, shell))
