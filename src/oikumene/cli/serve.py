"""`oikumene serve`: the table in a browser."""

from __future__ import annotations

import argparse
import asyncio
import threading
import webbrowser
from pathlib import Path

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import Refused


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help=say("cli-serve-host"))
    parser.add_argument("--port", type=parser.whole(1, 65535), default=8000, metavar="N", help=say("cli-serve-port"))
    parser.add_argument("--db", default="oikumene.db", metavar="DB", help=say("cli-serve-db"))
    parser.add_argument("--workers", type=parser.whole(1, 64), default=1, metavar="N", help=say("cli-serve-workers"))
    parser.add_argument("--bots", type=parser.whole(1, 64), default=1, metavar="N", help=say("cli-serve-bots"))
    parser.add_argument("--bots-on", metavar="ray[:H:N]", help=say("cli-serve-bots-on"))
    parser.add_argument("--secure", action="store_true", help=say("cli-serve-secure"))
    parser.add_argument("--proxy", metavar=say("cli-meta-proxy"), help=say("cli-serve-proxy"))
    parser.add_argument("--backups", type=Path, metavar=say("cli-meta-folder"), help=say("cli-serve-backups"))
    parser.add_argument(
        "--backup-hours", type=parser.whole(1, 8760), default=24, metavar="N", help=say("cli-serve-backup-hours")
    )
    parser.add_argument(
        "--backup-keep", type=parser.whole(1, 10_000), default=14, metavar="N", help=say("cli-serve-backup-keep")
    )
    parser.add_argument("--metrics", metavar="H:N", help=say("cli-serve-metrics"))
    parser.add_argument("--settings", type=Path, metavar=say("cli-meta-file"), help=say("cli-serve-settings"))
    parser.add_argument("--open", action="store_true", help=say("cli-serve-open"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    from oikumene.table import backup, cluster, serve

    backups = None
    if args.backups is not None:
        backups = backup.Schedule(str(args.backups.absolute()), args.backup_hours, args.backup_keep)
    metrics = None if args.metrics is None else serve.listening(args.metrics)
    plan = serve.Plan(
        *(args.host, args.port, args.db, args.workers, serve.built_client(), args.secure, args.bots),
        *(backups, metrics),
        None if args.settings is None else str(args.settings.absolute()),
        None if args.bots_on is None else cluster.address_of(args.bots_on),
        args.proxy,
    )
    serve.check(plan)
    shown = "localhost" if args.host in ("127.0.0.1", "0.0.0.0", "::") else args.host
    address = f"http://{shown}:{args.port}/"
    shell.out.print(shell.say("cli-serve-at", address=address))
    shell.out.print(shell.say("cli-serve-kept", db=serve.kept_in(args.db)), soft_wrap=True)
    owners = asyncio.run(serve.owners_of(args.db))
    said = shell.say("cli-serve-owners", names=", ".join(owners)) if owners else shell.say("cli-serve-no-owner")
    shell.out.print(said, soft_wrap=True)
    if backups is not None:
        shell.out.print(shell.say("cli-serve-backed-up", **backups._asdict()), soft_wrap=True)
        try:
            backup.writable(args.backups.absolute())
        except Refused as why:  # nobody is kept from playing by it
            shell.complain(shell.say("cli-serve-not-backed-up", why=shell.error(why)))
    if metrics is not None:
        shell.out.print(shell.say("cli-serve-figures", address="http://{}:{}/metrics".format(*metrics)))
    if plan.cluster is not None:
        shell.out.print(shell.say("cli-serve-cluster", address=plan.cluster), soft_wrap=True)
    if plan.client is None:
        shell.complain(shell.say("error-no-client"))
    if args.open:
        threading.Timer(2.0, webbrowser.open, (address,)).start()
    serve.run(plan)
    return 0
