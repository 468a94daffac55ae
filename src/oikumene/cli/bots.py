"""`oikumene bots`: who can be played against: levels, bots with their parameters, bots of other packages."""

from __future__ import annotations

import argparse

from rich.table import Table
from rich.text import Text

from oikumene.bots import LEVELS, bots
from oikumene.bots.levels import STRENGTHS
from oikumene.bots.parameters import Parameter, parameters_of
from oikumene.bots.registry import maker_of
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import Refused
from oikumene.text import LANGUAGES, Texts

#: The words that name levels in `--seats` as well as their ids do.
WORDS = {level: word for word, level in STRENGTHS.items()}


def add(parser: Parser, shell: Shell) -> None:
    parser.add_argument("--json", action="store_true", help=shell.say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    if args.json:
        shell.print_json([bot_json(name, shell) for name in (*LEVELS, *others())])
    else:
        show(shell)
    return 0


def others() -> list[str]:
    return [name for name in bots() if name not in LEVELS]


def parameters(name: str) -> list[Parameter]:
    """What can be set; refuses where the bot of another package cannot be loaded."""
    maker = maker_of(name)
    return [] if maker is None else list(parameters_of(maker).values())


def show(shell: Shell) -> None:
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    table.add_row(Text(shell.say("cli-bots-levels"), "dim"), "")
    for name in LEVELS:
        said = f"{strength(name, shell.texts)} · {title(name, shell.texts)}: {about(name, shell.texts)}"
        table.add_row(Text(f"{WORDS[name]}, {name}", "bold"), line(said, name, shell))
    table.add_row(Text(shell.say("cli-bots-others"), "dim"), "")
    for name in others():
        table.add_row(Text(name, "bold"), line(about(name, shell.texts), name, shell))
    shell.out.print(table)
    shell.out.print(shell.say("cli-bots-usage", level="fair", bot="mcts", parameter="seconds"), soft_wrap=True)
    shell.out.print(shell.say("cli-bots-exec"), soft_wrap=True)


def line(about: str, name: str, shell: Shell) -> str:
    return "; ".join(filter(None, (about, settings(name, shell))))


def settings(name: str, shell: Shell) -> str:
    """The parameters in a line; for a broken bot, that it is."""
    try:
        found = parameters(name)
    except Refused:
        return shell.say("cli-bots-broken")
    names = ", ".join(entry.name if entry.default is None else f"{entry.name}={entry.default}" for entry in found)
    return shell.say("cli-bots-parameters", names=names) if found else ""


def bot_json(name: str, shell: Shell) -> dict[str, object]:
    problem, found = None, []
    try:
        found = parameters(name)
    except Refused as refused:
        problem = shell.error(refused)
    return {
        "id": name,
        "level": name in LEVELS,
        **({"strength": WORDS[name]} if name in LEVELS else {}),
        "titles": {lang: title(name, Texts(None, lang)) for lang in LANGUAGES},
        "about": {lang: about(name, Texts(None, lang)) for lang in LANGUAGES},
        "parameters": [entry.to_json() for entry in found],
        **({} if problem is None else {"problem": problem}),
    }


def title(name: str, texts: Texts) -> str:
    """What people call it: the name of a level, else its id."""
    return texts.say(f"level-{name}") if name in LEVELS else name


def strength(name: str, texts: Texts) -> str:
    """How strong a level is, in the word people choose by."""
    return texts.say(f"level-{name}.strength")


def about(name: str, texts: Texts) -> str:
    """How it plays, in a line; nothing about bots that others have made."""
    id = f"level-{name}.about" if name in LEVELS else f"cli-bots-{name}"
    return texts.say(id) if texts.has(id) else ""
