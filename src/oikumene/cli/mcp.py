"""`oikumene mcp`: a seat for an assistant that speaks the Model Context Protocol, over standard input and output."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable
from functools import wraps
from typing import Any

from oikumene import bots
from oikumene.cli.assistant import YOU, Assistant, Here, Seat, There
from oikumene.cli.parser import Parser
from oikumene.cli.seats import check_bot
from oikumene.cli.shell import Shell, add_options, read_options
from oikumene.kernel.errors import Refused
from oikumene.lab.extras import need

#: What an assistant is told first.
INSTRUCTIONS = (
    "You sit at a table of a board game. `look` shows what your seat may see and what you are asked; `answer` takes "
    "the key of one of the options; `rules` and `card` explain; `wait` waits for the others, who answer for "
    "themselves. Play to win."
)
TOOLS = ("look", "answer", "wait", "rules", "card")


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("game", nargs="?", metavar=say("cli-meta-game"), help=say("cli-mcp-game"))
    parser.add_argument("--seats", default=f"{YOU},novice", metavar=say("cli-meta-bots"), help=say("cli-mcp-seats"))
    parser.add_argument("--table", metavar="URL", help=say("cli-mcp-table"))
    parser.add_argument("--seed", type=parser.whole(), metavar="S", help=say("cli-simulate-seed"))
    add_options(parser, shell)


def run(args: argparse.Namespace, shell: Shell) -> int:
    server = need("mcp.server", "mcp")
    seat = sat_down(args, shell)
    try:
        served(server, Assistant(seat, shell.lang)).run("stdio")
    finally:
        seat.close()
    return 0


def sat_down(args: argparse.Namespace, shell: Shell) -> Seat:
    if (args.game is None) == (args.table is None):
        raise Refused("mcp-where", "Say which game is played here, or at which table of a server (--table).")
    if args.table is not None:
        return There(args.table, shell.lang)
    game = shell.game(args.game)
    seats = bots.split(args.seats)
    for name in seats:
        if name != YOU:
            check_bot(name)
    if len(seats) == 2 and len(seats) < game.seats[0]:
        seats += [seats[-1]] * (game.seats[0] - 2)
    seed = secrets.randbelow(2**63) if args.seed is None else args.seed
    return Here(game, seats, seed, read_options(game, args.option))


def served(server: Any, assistant: Assistant) -> Any:
    """The tools of a seat, as a server of the protocol."""
    made = server.MCPServer("oikumene", instructions=INSTRUCTIONS, log_level="ERROR")
    fault = need("mcp.server.mcpserver.exceptions", "mcp").ToolError
    for name in TOOLS:
        made.add_tool(spoken(getattr(assistant, name), assistant, fault), name=name, structured_output=False)
    return made


def spoken(tool: Callable[..., str], assistant: Assistant, fault: type[Exception]) -> Callable[..., str]:
    """A tool whose refusals are sentences for who used it."""

    @wraps(tool)
    def said(*args: Any, **named: Any) -> str:
        try:
            return tool(*args, **named)
        except Refused as refused:
            raise fault(assistant.texts.error(refused)) from refused

    return said
