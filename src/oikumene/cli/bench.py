"""`oikumene bench`: the figures that docs/ states, measured again, beside a peer."""

from __future__ import annotations

import argparse
from pathlib import Path

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell, write_text


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("games", nargs="*", metavar=say("cli-meta-game"), help=say("cli-bench-games"))
    parser.add_argument("--rounds", type=parser.whole(1), default=5, metavar="N", help=say("cli-bench-rounds"))
    parser.add_argument("--length", type=parser.whole(1), default=60, metavar="N", help=say("cli-bench-length"))
    parser.add_argument("--seats", type=parser.whole(1), metavar="N", help=say("cli-bench-seats"))
    parser.add_argument("--no-peer", action="store_true", help=say("cli-bench-no-peer"))
    parser.add_argument("--write", type=Path, metavar=say("cli-meta-file"), help=say("cli-bench-write"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    from oikumene.lab import bench  # only here: the peer is an extra

    ids = [shell.game(id).id for id in args.games] or bench.game_ids()
    peer = not args.no_peer and bench.has_peer()
    if not peer and not args.no_peer:
        shell.complain(shell.say("cli-bench-alone", peer=bench.PEER))
    report = bench.measure(ids, rounds=args.rounds, games=args.length, peer=peer, seats=args.seats)
    if args.json:
        shell.print_json(report.to_json())
    else:
        shell.out.print(bench.table(report), soft_wrap=True)
    if args.write is not None:
        write_text(args.write, bench.table(report) + "\n")
    return 0
