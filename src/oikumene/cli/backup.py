"""`oikumene backup`: a copy of everything a server keeps, while people play."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("folder", type=Path, metavar=say("cli-meta-folder"), help=say("cli-backup-folder"))
    parser.add_argument("--db", default="oikumene.db", metavar="DB", help=say("cli-serve-db"))
    parser.add_argument("--keep", type=parser.whole(1), metavar="N", help=say("cli-backup-keep"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    from oikumene.table import backup

    with shell.waiting(shell.say("cli-backup-waiting")):
        made = backup.take(args.db, args.folder)
    gone = backup.prune(args.folder, args.keep) if args.keep else []
    if args.json:
        shell.print_json({**told(made), "removed": [str(path) for path in gone]})
        return 0
    shell.out.print(shell.say("cli-backup-taken", path=str(made.path), **counts(made)), soft_wrap=True)
    if gone:
        shell.out.print(shell.say("cli-backup-removed", n=len(gone)))
    return 0


def counts(made: Any) -> dict[str, int]:
    """What a person would like to know of it."""
    return {
        "tables": made.rows.get("tables", 0),
        "people": made.rows.get("people", 0),
        "answers": made.rows.get("events", 0),
        "kb": -(-made.size // 1024),
    }


def told(made: Any) -> dict[str, Any]:
    return {"path": str(made.path), "bytes": made.size, "version": made.version, "rows": made.rows}
