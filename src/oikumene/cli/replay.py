"""`oikumene replay`: a recorded game at any of its answers, and whether it plays the way it says."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from oikumene.cli import keeping, screen
from oikumene.cli.parser import Parser
from oikumene.cli.seats import HUMAN, full_names
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import BadRecord, Refused
from oikumene.kernel.match import Match
from oikumene.registry import replay


def add(parser: Parser, shell: Shell) -> None:
    parser.add_argument("file", type=Path, metavar=shell.say("cli-meta-file"), help=shell.say("cli-replay-file"))
    parser.add_argument("--at", type=parser.whole(0), metavar="N", help=shell.say("cli-replay-at"))
    parser.add_argument("--seat", type=parser.whole(0), metavar="S", help=shell.say("cli-replay-seat"))
    parser.add_argument("--json", action="store_true", help=shell.say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    kept = keeping.load(args.file)
    shell.game(str(kept.record.get("game")))
    problem = check(kept.record)
    answers = kept.record.get("answers")
    if problem is not None and ((args.at is None and problem.code != "hash") or not isinstance(answers, list)):
        raise problem
    assert isinstance(answers, list)
    at = len(answers) if args.at is None else args.at
    if at > len(answers):
        raise Refused("at", "The record has {count} answers, not {at}.", count=len(answers), at=at)
    match = replay(kept.record, upto=at)
    if args.json:
        shell.print_json(as_json(match, args.seat, at, len(answers), problem, shell))
    else:
        show(match, kept, args.seat, shell)
        shell.out.print(shell.say("cli-replay-where", at=at, count=len(answers)))
    return verdict(problem, match, kept, shell, quiet=args.json)


def check(record: dict[str, Any]) -> BadRecord | None:
    """Play all of it: what is wrong with it, if anything."""
    try:
        replay(record)
    except BadRecord as problem:
        return problem
    return None


def as_json(
    match: Match[Any], seat: int | None, at: int, count: int, problem: BadRecord | None, shell: Shell
) -> dict[str, object]:
    return {
        "game": match.game.id,
        "at": at,
        "answers": count,
        "agrees": problem is None,
        "problem": None if problem is None else shell.error(problem),
        "hash": match.digest(),
        "view": match.view(seat),
    }


def show(match: Match[Any], kept: keeping.Kept, seat: int | None, shell: Shell) -> None:
    texts = shell.texts_of(match.game, match.setup.options)
    names = full_names(kept.names, (kept.players or [HUMAN] * match.seats)[: match.seats], texts)
    view = match.view(seat)
    screen.log(shell.out, texts, view["log"], names)
    screen.table(shell.out, texts, view, names)
    if view["result"] is not None:
        screen.result(shell.out, texts, match.game, view["result"], names)


def verdict(problem: BadRecord | None, match: Match[Any], kept: keeping.Kept, shell: Shell, *, quiet: bool) -> int:
    if problem is not None:
        shell.complain(shell.error(problem))
        return 1
    if not quiet:
        shell.out.print(shell.say("cli-replay-agrees", hash=str(kept.record.get("hash"))))
    return 0
