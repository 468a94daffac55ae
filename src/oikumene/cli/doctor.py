"""`oikumene doctor`: what is wrong with a set-up, and what to do about it."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell

SIGNS = {"ok": ("✓", "green"), "warn": ("!", "yellow"), "bad": ("✗", "bold red")}


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("--db", default="oikumene.db", metavar="DB", help=say("cli-serve-db"))
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help=say("cli-serve-host"))
    parser.add_argument("--port", type=parser.whole(1, 65535), default=8000, metavar="N", help=say("cli-serve-port"))
    parser.add_argument("--backups", type=Path, metavar=say("cli-meta-folder"), help=say("cli-doctor-backups"))
    parser.add_argument("--proxy", metavar=say("cli-meta-proxy"), help=say("cli-serve-proxy"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    """Exit code 0 only where nothing is wrong; what is only advice does not count."""
    from oikumene.table.checkup import BAD, WARN, Setup, findings

    found = []
    for finding in findings(Setup(args.db, args.host, args.port, args.backups, proxy=args.proxy or "")):
        found.append(finding)
        if not args.json:
            sign, style = SIGNS[finding.weight]
            sentence = shell.say(f"doctor-{finding.id}", **finding.about)
            shell.out.print(Text.assemble((f"{sign} ", style), sentence), soft_wrap=True)
    bad = sum(finding.weight == BAD for finding in found)
    warned = sum(finding.weight == WARN for finding in found)
    if args.json:
        told = [{**finding._asdict(), "text": shell.say(f"doctor-{finding.id}", **finding.about)} for finding in found]
        shell.print_json({"ok": not bad, "findings": told})
    else:
        shell.out.print(shell.say("cli-doctor-sum", bad=bad, warned=warned))
    return 1 if bad else 0
