"""`oikumene restore`: a database made of a backup, where there is none yet."""

from __future__ import annotations

import argparse
from pathlib import Path

from oikumene.cli.backup import counts, told
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("file", type=Path, metavar=say("cli-meta-file"), help=say("cli-restore-file"))
    parser.add_argument("--db", default="oikumene.db", metavar="DB", help=say("cli-restore-db"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    from oikumene.table import backup

    with shell.waiting(shell.say("cli-restore-waiting")):
        found = backup.restore(args.file, args.db)
    if args.json:
        shell.print_json({**told(found), "db": args.db})
    else:
        shell.out.print(shell.say("cli-restore-done", path=str(args.file), **counts(found)), soft_wrap=True)
    return 0
