"""`oikumene games`: which games there are, for how many, with which options."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table
from rich.text import Text

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell
from oikumene.kernel.game import Choice, Game, Number, Setting
from oikumene.registry import games
from oikumene.text import Texts


def add(parser: Parser, shell: Shell) -> None:
    parser.add_argument("--json", action="store_true", help=shell.say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    known = games()
    if args.json:
        shell.print_json([game_json(game, shell) for game in known.values()])
        return 0
    for game in known.values():
        show(game, shell)
    return 0


def show(game: Game[Any], shell: Shell) -> None:
    texts = shell.texts_of(game)
    seats = shell.say("cli-games-seats", low=game.seats[0], high=game.seats[-1])
    shell.out.print(Text.assemble((title(game, shell.lang), "bold"), f" ({game.id}): {seats}"))
    if not game.settings:
        return
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=True, header_style="dim")
    for column in ("option", "values", "default", "meaning"):
        table.add_column(shell.say(f"cli-games-{column}"), overflow="fold")
    for setting in game.settings:
        name, help = texts.setting(setting)
        table.add_row(setting.name, texts.expected(setting), default(setting, texts), Text(f"{name}. {help}"))
    shell.out.print(table)


def title(game: Game[Any], lang: str) -> str:
    return game.titles.get(lang) or game.titles.get("en") or game.id


def default(setting: Setting, texts: Texts) -> str:
    if setting.default is None:
        return texts.say("cli-games-none")
    return str(setting.default).lower() if isinstance(setting.default, bool) else str(setting.default)


def game_json(game: Game[Any], shell: Shell) -> dict[str, object]:
    return {
        "id": game.id,
        "titles": dict(game.titles),
        "seats": list(game.seats),
        "rules": game.rules,
        "options": [setting_json(setting, shell.texts_of(game)) for setting in game.settings],
    }


def setting_json(setting: Setting, texts: Texts) -> dict[str, object]:
    name, help = texts.setting(setting)
    made: dict[str, object] = {"name": setting.name, "kind": setting.kind, "default": setting.default}
    if isinstance(setting, Choice):
        made["choices"] = list(setting.choices)
    if isinstance(setting, Number):
        made |= {"low": setting.low, "high": setting.high}
    return made | {"title": name, "help": help}
