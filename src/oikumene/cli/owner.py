"""`oikumene owner`: who owns the server, and on the machine itself what an owner does on the page."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import TYPE_CHECKING, Any

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import Refused

if TYPE_CHECKING:
    from oikumene.table.machine import Machine


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    id, who = "ID", say("cli-meta-who")
    parser.epilog = say("cli-owner-running")
    parser.add_argument("name", nargs="?", metavar=say("cli-meta-name"), help=say("cli-owner-name"))
    parser.add_argument("--db", default="oikumene.db", metavar="DB", help=say("cli-serve-db"))
    parser.add_argument("--remove", action="store_true", help=say("cli-owner-remove"))
    parser.add_argument("--overview", action="store_true", help=say("cli-owner-overview"))
    parser.add_argument("--errors", action="store_true", help=say("cli-owner-errors"))
    parser.add_argument("--aside", action="store_true", help=say("cli-owner-aside"))
    parser.add_argument("--replay", metavar=id, help=say("cli-owner-replay"))
    parser.add_argument("--cut", nargs=2, metavar=(id, "N"), help=say("cli-owner-cut"))
    parser.add_argument("--again", metavar=id, help=say("cli-owner-again"))
    parser.add_argument("--close", metavar=id, help=say("cli-owner-close"))
    parser.add_argument("--delete", metavar=id, help=say("cli-owner-delete"))
    parser.add_argument("--people", metavar=say("cli-meta-text"), help=say("cli-owner-people"))
    parser.add_argument("--mute", metavar=who, help=say("cli-owner-mute"))
    parser.add_argument("--unmute", metavar=who, help=say("cli-owner-unmute"))
    parser.add_argument("--sign-out", metavar=who, help=say("cli-owner-sign-out"))
    parser.add_argument("--forget", metavar=who, help=say("cli-owner-forget"))
    parser.add_argument("--announce", metavar=say("cli-meta-text"), help=say("cli-owner-announce"))
    parser.add_argument("--announce-ru", metavar=say("cli-meta-text"), help=say("cli-owner-announce-ru"))
    parser.add_argument("--announce-en", metavar=say("cli-meta-text"), help=say("cli-owner-announce-en"))
    parser.add_argument("--hours", type=parser.whole(1, 8760), default=24, metavar="N", help=say("cli-owner-hours"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    if args.remove and args.name is None:
        raise Refused("owner-whom", "Say whose name.")
    if args.cut is not None and not (args.cut[1].isascii() and args.cut[1].isdigit()):
        raise Refused("move-number", "{n} is no number of a move.", n=repr(args.cut[1]))
    found = asyncio.run(done(args))
    if args.json:
        shell.print_json(found)
    else:
        for line in lines(found, shell):
            shell.out.print(line, soft_wrap=True)
    return 0


async def done(args: argparse.Namespace) -> dict[str, Any]:
    """Everything that was asked for, and what is then so. What cannot be done ends it: what came before is done."""
    import msgspec

    from oikumene.table.machine import on_the_machine

    told: dict[str, Any] = {}
    async with on_the_machine(args.db) as machine:
        owners = machine.owners
        if args.name is not None:
            account = await machine.account(args.name)
            await (owners.unmark if args.remove else owners.mark)(account)
        await to_people(args, machine)
        if any(said is not None for said in (args.announce, args.announce_ru, args.announce_en)):
            both = args.announce or ""
            ru, en = (both if said is None else said for said in (args.announce_ru, args.announce_en))
            await owners.announce("", ru, en, args.hours)
        for act, table in (
            (machine.close, args.close),
            (machine.again, args.again),
            (machine.delete, args.delete),
        ):
            if table is not None:
                await act(table)
        if args.cut is not None:
            await machine.cut(args.cut[0], int(args.cut[1]))
            told["cut"] = await machine.replay(args.cut[0])
        if args.replay is not None:
            told["replay"] = await machine.replay(args.replay)
        if args.people is not None:
            told["people"] = msgspec.to_builtins(await owners.people(args.people))
        if args.errors:
            told["errors"] = msgspec.to_builtins(await owners.errors())
        if args.overview:
            told["overview"] = await machine.overview()
        return {"owners": await owners.names(), "aside": await machine.aside() if args.aside else [], **told}


async def to_people(args: argparse.Namespace, machine: Machine) -> None:
    if args.mute is not None:
        await machine.mute(args.mute, args.hours)
    if args.unmute is not None:
        await machine.mute(args.unmute, 0)
    if args.sign_out is not None:
        await machine.sign_out(args.sign_out)
    if args.forget is not None:
        await machine.forget(args.forget)


def lines(found: dict[str, Any], shell: Shell) -> list[str]:
    """What was found, for a person to read."""
    say = shell.say
    names = ", ".join(found["owners"])
    told = [say("cli-serve-owners", names=names) if names else say("cli-serve-no-owner")]
    told += [f"{table['id']}  {table['game']}  {table['moves']}  {table['fault']}" for table in found["aside"]]
    for far in (found[name] for name in ("cut", "replay") if name in found):
        told.append(say("cli-owner-far", table=far["table"], n=far["n"], all=far["all"]))
        told += [f"  {place}" for place in (far["what"], *far["where"]) if place]
    for one in found.get("people", ()):
        kind = "guest" if one["guest"] else "owner" if one["owner"] else "account"
        muted = when(one["muted"]) if one["muted"] is not None else "-"
        facts = {"who": one["id"], "name": one["name"], "kind": kind, "seats": one["seats"], "seen": when(one["seen"])}
        told.append(say("cli-owner-person", **facts, muted=muted))
    told += [f"{when(e['at'])}  {e['table'] or '-'}  {e['what']}  {e['place']}" for e in found.get("errors", ())]
    if (there := found.get("overview")) is not None:
        tables = ", ".join(f"{status}: {n}" for status, n in sorted(there["tables"].items())) or "-"
        alive = -1 if there["alive"] is None else round(there["alive"])
        told.append(say("cli-owner-there", tables=tables, aside=there["aside"], bots=there["bots"]))
        told.append(say("cli-owner-there-people", people=there["people"], guests=there["guests"]))
        told.append(say("cli-owner-there-alive", alive=alive))
    return told


def when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
