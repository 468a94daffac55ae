"""`oikumene password`: the owner of a server gives somebody who lost a password a link to choose a new one."""

from __future__ import annotations

import argparse
import asyncio
import os
from typing import Any
from urllib.parse import urlsplit

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import Refused

#: Where a server is of which nobody has said anything.
GUESS = "http://localhost:8000"


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("name", metavar=say("cli-meta-name"), help=say("cli-password-name"))
    parser.add_argument("--db", default="oikumene.db", metavar="DB", help=say("cli-serve-db"))
    parser.add_argument(
        "--hours", type=parser.whole(1, 24 * 30), default=24, metavar="N", help=say("cli-password-hours")
    )
    parser.add_argument("--url", metavar="URL", help=say("cli-password-url"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    given = args.url or os.environ.get("OIKUMENE_PUBLIC_URL", "")
    if given and (urlsplit(given).scheme not in ("http", "https") or not urlsplit(given).hostname):
        raise Refused("url", "{url} is no address of a server: https://….", url=repr(given))
    code, kept = asyncio.run(made(args.db, args.name, args.hours * 3600.0))
    base = given or kept or GUESS
    link = f"{base.rstrip('/')}/recover?code={code}"
    if args.json:
        shell.print_json({"name": args.name, "link": link, "hours": args.hours, "guess": base is GUESS})
    else:
        shell.out.print(shell.say("cli-password-link", name=args.name, hours=args.hours), soft_wrap=True)
        shell.out.print(link, soft_wrap=True)
    if base is GUESS:
        shell.complain(shell.say("cli-password-guess", address=GUESS))
    return 0


async def made(db: str, name: str, seconds: float) -> tuple[str, Any]:
    """A code for that account, and where the server said that it is reached."""
    from oikumene.table import backup, facts
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
        return code, await facts.told(store, facts.PUBLIC)
    finally:
        await store.close()
