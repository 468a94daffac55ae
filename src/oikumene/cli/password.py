"""`oikumene password`: the owner of a server gives somebody who lost a password a link to choose a new one."""

from __future__ import annotations

import argparse
import asyncio
import os

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import Refused


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("name", metavar=say("cli-meta-name"), help=say("cli-password-name"))
    parser.add_argument("--db", default="oikumene.db", metavar="DB", help=say("cli-serve-db"))
    parser.add_argument(
        "--hours", type=parser.whole(1, 24 * 30), default=24, metavar="N", help=say("cli-password-hours")
    )
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    code = asyncio.run(made(args.db, args.name, args.hours * 3600.0))
    base = os.environ.get("OIKUMENE_PUBLIC_URL", "http://localhost:8000").rstrip("/")
    link = f"{base}/recover?code={code}"
    if args.json:
        shell.print_json({"name": args.name, "link": link, "hours": args.hours})
    else:
        shell.out.print(shell.say("cli-password-link", name=args.name, hours=args.hours), soft_wrap=True)
        shell.out.print(link, soft_wrap=True)
    return 0


async def made(db: str, name: str, seconds: float) -> str:
    from oikumene.table import backup
    from oikumene.table.people import People
    from oikumene.table.store import open_store

    backup.there(db)
    store = open_store(db)
    await store.open()
    try:
        people = People(store)
        found = await people.account(name)
        if found is None:
            raise Refused("no-person", "There is no account by the name {name}.", name=repr(name))
        code = await people.reset_code(found[0], seconds, most=None)
        assert code is not None
        return code
    finally:
        await store.close()
