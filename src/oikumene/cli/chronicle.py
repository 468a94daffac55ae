"""`oikumene chronicle`: the story of a series, and the file that lets other people go on with it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from oikumene.cli import keeping
from oikumene.cli.drawing import framed
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell, read_text, write_text
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import CHRONICLE, Game, Result
from oikumene.registry import replay


class Left(NamedTuple):
    """What a game left to the next: the file's text, or how the recorded game ended, and who played it."""

    game: Game[Any]
    document: str
    result: Result | None
    options: dict[str, Any]
    players: list[str]
    names: list[str]


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("file", type=Path, metavar=say("cli-meta-file"), help=say("cli-chronicle-file"))
    parser.add_argument("--export", type=Path, metavar=say("cli-meta-file"), help=say("cli-chronicle-export"))
    parser.add_argument("--force", action="store_true", help=say("cli-cards-force"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    left = left_in(args.file, shell)
    story = left.game.story(left.document)
    assert story is not None
    if args.export is not None:
        export(left, args.export, args.force, shell)
    elif args.json:
        shell.print_json(story)
    else:
        for panel in left.game.tale(story, shell.texts_of(left.game)):
            shell.out.print(framed(panel))
    return 0


def left_in(path: Path, shell: Shell) -> Left:
    """What a file holds that a next game can begin with: a chronicle that somebody handed on, or the record of a
    finished game of a series."""
    text = read_text(path)
    named = chronicle_of(text)
    if named is not None:
        game = shell.game(named)
        options = game.inherit(text)
        if options is None:
            raise nothing_follows()
        return Left(game, text, None, dict(options), [], [])
    kept = keeping.load(path)
    game = shell.game(str(kept.record.get("game")))
    last = replay(kept.record)
    found = None if last.result is None else game.next(last.result, kept.names)
    if found is None or last.result is None:
        raise nothing_follows()
    options = {**last.setup.options, **found}
    return Left(game, game.bequest(last.result, kept.names) or "", last.result, options, kept.players, kept.names)


def nothing_follows() -> Refused:
    return Refused("no-next", "No other game follows from how this one ended.")


def chronicle_of(text: str) -> str | None:
    """The game whose chronicle this is; None where it is something else."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    is_one = isinstance(found, dict) and found.get("format") == CHRONICLE
    return str(found.get("game")) if is_one else None


def export(left: Left, path: Path, force: bool, shell: Shell) -> None:
    """Write the file that others can go on with."""
    if path.exists() and not force:
        raise Refused("file-there", "{path} is there already; --force writes over it.", path=str(path))
    write_text(path, left.document)
    shell.out.print(shell.say("cli-chronicle-written", path=str(path)), soft_wrap=True)
