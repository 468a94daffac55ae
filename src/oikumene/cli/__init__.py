"""The `oikumene` command."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence

from oikumene.cli import (
    archive,
    backup,
    bench,
    bots,
    cards,
    chronicle,
    doctor,
    games,
    lab,
    mcp,
    owner,
    password,
    play,
    puzzle,
    replay,
    restore,
    review,
    rules,
    serve,
    simulate,
    tournament,
)
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell, wanted_language
from oikumene.kernel.errors import Refused

COMMANDS = (
    games,
    rules,
    cards,
    bots,
    play,
    puzzle,
    simulate,
    tournament,
    lab,
    mcp,
    replay,
    review,
    chronicle,
    serve,
    backup,
    restore,
    archive,
    doctor,
    owner,
    password,
    bench,
)


def parser(shell: Shell) -> Parser:
    """The command line of the house and of every subcommand."""
    top = Parser(shell.texts, prog="oikumene", description=shell.say("cli-about"))
    top.add_argument("--version", action="store_true", help=shell.say("cli-help-version"))
    top.add_language()
    commands = top.add_subparsers(
        dest="command", metavar=shell.say("cli-meta-command"), title=shell.say("cli-commands")
    )
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        about = shell.say(f"cli-{name}-about")
        sub = commands.add_parser(name, help=about, description=about, texts=shell.texts)
        sub.add_language()
        sub.set_defaults(run=module.run)
        module.add(sub, shell)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code, which is 0 only where it did what was asked."""
    given = list(sys.argv[1:] if argv is None else argv)
    shell = Shell(wanted_language(given, os.environ))
    try:
        return _run(given, shell)
    except Refused as refused:
        shell.complain(shell.error(refused))
        return 1
    except KeyboardInterrupt:
        shell.complain(shell.say("cli-interrupted"))
        return 130
    except BrokenPipeError:  # whoever read us has heard enough
        _no_more_output()
        return 1
    except OSError as why:
        if why.errno not in (errno.ENOSPC, errno.EIO, errno.EDQUOT):
            raise
        _no_more_output()
        shell.complain(shell.say("cli-output", why=why.strerror or ""))
        return 1


def _no_more_output() -> None:
    """Python writes out what is left when it ends, and would fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: list[str], shell: Shell) -> int:
    top = parser(shell)
    args = top.parse_args(given)
    if args.version:
        from oikumene import __version__

        shell.out.print(f"oikumene {__version__}")
        return 0
    if args.command is None:
        top.print_help(sys.stderr)
        return 2
    code = int(args.run(args, shell))
    sys.stdout.flush()
    return code
