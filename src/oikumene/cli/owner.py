"""`oikumene owner`: who owns the server, and on the machine itself what an owner does on the page."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import Refused


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("name", nargs="?", metavar=say("cli-meta-name"), help=say("cli-owner-name"))
    parser.add_argument("--db", default="oikumene.db", metavar="DB", help=say("cli-serve-db"))
    parser.add_argument("--remove", action="store_true", help=say("cli-owner-remove"))
    parser.add_argument("--aside", action="store_true", help=say("cli-owner-aside"))
    parser.add_argument("--close", metavar="ID", help=say("cli-owner-close"))
    parser.add_argument("--announce", metavar=say("cli-meta-text"), help=say("cli-owner-announce"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    if args.remove and args.name is None:
        raise Refused("owner-whom", "Say whose name.")
    found = asyncio.run(done(args))
    if args.json:
        shell.print_json(found)
        return 0
    if not found["owners"]:
        shell.out.print(shell.say("cli-serve-no-owner"), soft_wrap=True)
    else:
        shell.out.print(shell.say("cli-serve-owners", names=", ".join(found["owners"])), soft_wrap=True)
    for table in found["aside"]:
        shell.out.print(f"{table['id']}  {table['game']}  {table['moves']}  {table['fault']}", soft_wrap=True)
    return 0


async def done(args: argparse.Namespace) -> dict[str, Any]:
    from oikumene.table import backup
    from oikumene.table.owners import Owners
    from oikumene.table.people import People
    from oikumene.table.rows import read_rows
    from oikumene.table.store import open_store

    backup.there(args.db)
    store = open_store(args.db)
    await store.open()
    try:
        owners = Owners(store)
        if args.name is not None:
            account = await People(store).account(args.name)
            if account is None:
                raise Refused("no-person", "There is no account by the name {name}.", name=repr(args.name))
            await (owners.unmark if args.remove else owners.mark)(account[0])
        if args.announce is not None:
            await owners.announce("", args.announce, args.announce, 24)
        if args.close is not None:
            sql = (
                "UPDATE tables SET status = 'abandoned', vote = NULL, due = NULL, version = version + 1 "
                "WHERE id = ? AND status IN ('waiting', 'playing')"
            )
            if not (await store.write([(sql, (args.close,))]))[0]:
                raise Refused("no-table", "There is no such table.")
            await owners.note("", "table-close", args.close)
        aside = await read_rows(store, "WHERE status = 'playing' AND fault IS NOT NULL", ()) if args.aside else []
        told = [
            {"id": row.id, "game": row.game, "moves": row.moves, "fault": (row.fault or {}).get("what", "")}
            for row in aside
        ]
        return {"owners": await owners.names(), "aside": told}
    finally:
        await store.close()
