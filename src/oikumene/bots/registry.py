"""Which bots there are, and how one is named: `greedy`, `mcts:rounds=300`, `strategist`, `exec:python3 my_bot.py`.

A level is named by its id or by how strong it is (`fair`, `fearsome:seconds=2`).

A bot of another package is found through the entry point group `oikumene.bots`: its name, and a maker that is called
with the seat, the seed, and the parameters that were given after the name (`name:parameter=value:parameter=value`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple, TypeAlias

from oikumene.bots.bot import Bot
from oikumene.bots.external import ExternalBot
from oikumene.bots.greedy import GreedyBot
from oikumene.bots.learned import LearnedBot
from oikumene.bots.levels import LEVELS, level_of
from oikumene.bots.mcts import MctsBot
from oikumene.bots.parameters import read_parameters
from oikumene.bots.random import RandomBot
from oikumene.kernel.errors import Refused

#: Makes a bot for a seat, from a seed and from parameters of its own.
Maker: TypeAlias = "Callable[..., Bot]"

GROUP = "oikumene.bots"
EXEC = "exec"

_makers: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "mcts": MctsBot, "learned": LearnedBot, **LEVELS}


class Wanted(NamedTuple):
    """A bot that was named: how it is made."""

    name: str
    maker: Maker
    parameters: dict[str, Any]


def register(name: str, maker: Maker) -> None:
    """Make a bot known under a name."""
    _makers[name] = maker


def bots() -> tuple[str, ...]:
    """The names of all bots: the house's own, registered ones, and those that other packages bring.

    >>> "random" in bots()
    True
    """
    return tuple(dict.fromkeys((*_makers, *_brought())))


def maker_of(name: str) -> Maker | None:
    """What makes the bot of that bare name; None where there is none."""
    known = _makers.get(level_of(name))
    if known is not None:
        return known
    entry = _brought().get(name)
    return None if entry is None else _loaded(entry)


def read(name: str) -> Wanted:
    """A bot as it is named, with its parameters; refuses with a sentence what cannot be read."""
    bare, colon, rest = name.partition(":")
    if bare == EXEC:
        return _read_exec(rest)
    bare = level_of(bare)
    maker = maker_of(bare)
    if maker is None:
        known = ", ".join((*bots(), f"{EXEC}:COMMAND"))
        raise Refused("bot", "There is no bot {bot}; there are {bots}.", bot=repr(bare), bots=known)
    given = read_parameters(bare, maker, rest.split(":") if colon else ())
    if maker is MctsBot and "rounds" in given:
        given.setdefault("seconds", None)  # so many rounds, however long they take: the same on every machine
    return Wanted(bare, maker, given)


def _read_exec(rest: str) -> Wanted:
    """`exec:COMMAND`, or with parameters before the command: `exec:seconds=5:COMMAND`."""
    pairs = []
    while found := re.match(r"(protocol|seconds|tries)=[^:]*:", rest):
        pairs.append(found[0][:-1])
        rest = rest[found.end() :]
    given = read_parameters(EXEC, ExternalBot, pairs)
    return Wanted(EXEC, ExternalBot, {**given, "command": rest})


def make(name: str, seat: int, seed: int) -> Bot:
    """A bot of that name for a seat.

    >>> make("mcts:rounds=50", 0, 7).rounds
    50
    """
    wanted = read(name)
    try:
        return wanted.maker(seat, seed, **wanted.parameters)
    except (TypeError, ValueError) as why:
        raise _unmade(wanted.name, why) from why


def close(players: Iterable[Bot]) -> None:
    """The match is over: bots that hold something (a process) let go of it."""
    for bot in players:
        if lasts(bot):
            bot.close()  # type: ignore[attr-defined]


def lasts(bot: Bot) -> bool:
    """Whether a bot holds something for a whole match, so that it is made once and closed at the end."""
    return callable(getattr(bot, "close", None))


def runs_command(name: str) -> bool:
    """Whether making this bot starts a program: never done on the word of a file or of somebody far away."""
    return name.strip().partition(":")[0] == EXEC


def split(text: str) -> list[str]:
    """Names separated by commas; a comma inside quotes belongs to a command.

    >>> split("human, mcts:rounds=9,exec:./bot 'a,b'")
    ['human', 'mcts:rounds=9', "exec:./bot 'a,b'"]
    """
    parts = [""]
    for piece in re.findall(r"""'[^']*'|"[^"]*"|.""", text, re.DOTALL):
        if piece == ",":
            parts.append("")
        else:
            parts[-1] += piece
    return [part.strip() for part in parts]


# -- bots of other packages


def _brought() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _loaded(entry: EntryPoint) -> Maker:
    """The maker of an entry point. Whatever breaks in somebody else's module is said, not thrown at the player."""
    try:
        maker = entry.load()
    except Exception as why:
        raise _unmade(entry.name, why) from why
    if not callable(maker):
        raise _unmade(entry.name, TypeError(f"{entry.value} is not a function or a class"))
    return maker  # type: ignore[no-any-return]


def _unmade(name: str, why: Exception) -> Refused:
    return Refused(
        "bot-unmade", "The bot {bot} cannot be made ({why}).", bot=name, why=f"{type(why).__name__}: {why}"[:200]
    )
