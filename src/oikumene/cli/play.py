"""`oikumene play`: a game in the terminal, against bots or with people who share the keyboard."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from oikumene.bots import runs_command
from oikumene.bots.levels import FIRST
from oikumene.cli import keeping
from oikumene.cli.chronicle import left_in
from oikumene.cli.parser import Parser
from oikumene.cli.seats import HUMAN, read_names, read_seats
from oikumene.cli.session import Session
from oikumene.cli.shell import Shell, add_options, read_options
from oikumene.kernel.errors import Refused
from oikumene.kernel.match import Match
from oikumene.registry import replay
from oikumene.text.lessons import Lesson, lesson_of


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("game", nargs="?", metavar=say("cli-meta-game"), help=say("cli-help-game"))
    parser.add_argument("--seats", metavar=say("cli-meta-seats"), help=say("cli-play-seats"))
    parser.add_argument("--names", default="", metavar=say("cli-meta-names"), help=say("cli-play-names"))
    parser.add_argument("--seed", type=parser.whole(), metavar="S", help=say("cli-play-seed"))
    parser.add_argument("--save", type=Path, metavar=say("cli-meta-file"), help=say("cli-play-save"))
    parser.add_argument(
        "--continue", dest="after", type=Path, metavar=say("cli-meta-file"), help=say("cli-play-continue")
    )
    parser.add_argument("--series", action="store_true", help=say("cli-play-series"))
    parser.add_argument("--lesson", action="store_true", help=say("cli-play-lesson"))
    parser.add_argument("--load", type=Path, metavar=say("cli-meta-file"), help=say("cli-play-load"))
    add_options(parser, shell)


def run(args: argparse.Namespace, shell: Shell) -> int:
    if args.load is not None:
        session = resumed(args, shell)
    elif args.lesson:
        session = taught(args, shell)
    else:
        session = begun(args, shell) if args.after is None else following(args, shell)
    session.welcome()
    return session.run()


def begun(args: argparse.Namespace, shell: Shell) -> Session:
    """A new game."""
    if args.game is None:
        raise Refused("no-game", "Say which game to play; `oikumene games` lists them.")
    game = shell.game(args.game)
    players = read_seats(args.seats or you_and_novices(max(2, game.seats[0])))
    names = read_names(args.names, len(players))
    seed = secrets.randbelow(10**9) if args.seed is None else args.seed
    options = read_options(game, args.option)
    if args.series:
        if not game.in_series():
            raise Refused("no-series", "{game} does not come in series.", game=game.id)
        options = {**options, **game.in_series()}
    match = game.new(seats=len(players), seed=seed, options=options)
    return Session(match, players, names, shell, args.save)


def taught(args: argparse.Namespace, shell: Shell) -> Session:
    """A guided first game: its deal and its rivals are given."""
    if args.game is None:
        raise Refused("no-game", "Say which game to play; `oikumene games` lists them.")
    if args.seats or args.seed is not None or args.option or args.series or args.after is not None:
        raise Refused("lesson-given", "A lesson has its own deal and players: --lesson stands alone.")
    lesson = lesson_of(shell.game(args.game))
    players = [HUMAN if seat == lesson.seat else lesson.level for seat in range(lesson.seats)]
    names = read_names(args.names, len(players))
    return Session(lesson.new(), players, names, shell, args.save, lesson=lesson)


def followed(args: argparse.Namespace, match: Match[Any]) -> Lesson | None:
    """The lesson that a saved game was begun as, if it is to go on."""
    if not args.lesson:
        return None
    lesson = lesson_of(match.game)
    if lesson.new().setup != match.setup:
        raise Refused("lesson-other", "That game was not begun as a lesson.")
    return lesson


def following(args: argparse.Namespace, shell: Shell) -> Session:
    """The next game of a series: from the record of the last, with the same players unless others are named, seated as
    the game says; or from a chronicle that somebody handed on."""
    left = left_in(args.after, shell)
    game = left.game
    if args.game not in (None, game.id):
        raise Refused("load-game", "The file holds a game of {found}, not of {game}.", found=game.id, game=args.game)
    order = [] if left.result is None else list(game.seating(left.result))
    here = [left.players[seat] for seat in order if seat < len(left.players)]
    if not args.seats:
        refuse_commands(here)
    players = read_seats(args.seats or ",".join(here) or you_and_novices(len(order) or max(2, game.seats[0])))
    called = [left.names[seat] for seat in order if seat < len(left.names)] if not args.seats else []
    names = read_names(args.names or ",".join(called[: len(players)]), len(players))
    seed = secrets.randbelow(10**9) if args.seed is None else args.seed
    named = {given.partition("=")[0] for given in args.option}
    chosen = {name: value for name, value in read_options(game, args.option).items() if name in named}
    match = game.new(seats=len(players), seed=seed, options={**left.options, **chosen})
    return Session(match, players, names, shell, args.save)


def resumed(args: argparse.Namespace, shell: Shell) -> Session:
    """A saved game, to be played on; who plays can be changed, what is played cannot."""
    if args.option or args.seed is not None:
        raise Refused(
            "load-options", "A saved game has its seed and its options already: leave --seed and --option out."
        )
    kept = keeping.load(args.load)
    game = shell.game(str(kept.record.get("game")))
    if args.game not in (None, game.id):
        raise Refused("load-game", "The file holds a game of {found}, not of {game}.", found=game.id, game=args.game)
    match: Match[Any] = replay(kept.record)
    if not args.seats:
        refuse_commands(kept.players)
    players = read_seats(args.seats or ",".join(kept.players) or you_and_novices(match.seats))
    if len(players) != match.seats:
        raise Refused(
            "load-seats", "The saved game has {there} seats, not {seats}.", there=match.seats, seats=len(players)
        )
    names = read_names(args.names or ",".join(kept.names[: match.seats]), match.seats)
    return Session(match, players, names, shell, args.save or args.load, lesson=followed(args, match))


def you_and_novices(seats: int) -> str:
    return ",".join([HUMAN] + [FIRST] * (seats - 1))


def refuse_commands(players: Sequence[str]) -> None:
    """A game that somebody sent may be played on, but it does not get to start programs here."""
    for name in players:
        if runs_command(name):
            raise Refused(
                "load-command",
                "The file wants to start a program of your machine ({command}). If you trust it, name it with --seats.",
                command=repr(name),
            )
