"""`oikumene lab compare`: a game and the same game with other numbers, on the same deals."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.table import Table

from oikumene.bots.registry import split
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell, add_options, read_options, write_text
from oikumene.cli.simulate import progress_of
from oikumene.kernel.game import Game
from oikumene.lab import changes, compare_report, tables
from oikumene.lab.compare import VERSIONS, Comparison, people, plan
from oikumene.lab.compare import run as play_out
from oikumene.lab.engines import ENGINES
from oikumene.lab.tournament import by_the_clock

REPORT = "report.html"


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("game", metavar=say("cli-meta-game"), help=say("cli-help-game"))
    parser.add_argument(
        "--change", type=Path, required=True, metavar=say("cli-meta-file"), help=say("cli-lab-compare-change")
    )
    parser.add_argument("--bots", default="greedy", metavar=say("cli-meta-bots"), help=say("cli-tournament-bots"))
    parser.add_argument("--seats", type=parser.whole(1), metavar="N", help=say("cli-lab-compare-seats"))
    parser.add_argument("--games", type=parser.whole(1), default=400, metavar="N", help=say("cli-lab-compare-games"))
    parser.add_argument(
        "--margin", type=parser.whole(1, 99), default=5, metavar="%", help=say("cli-lab-compare-margin")
    )
    parser.add_argument("--seed", type=parser.whole(), default=0, metavar="S", help=say("cli-simulate-seed"))
    parser.add_argument("--jobs", type=parser.whole(1), default=1, metavar="J", help=say("cli-tournament-jobs"))
    parser.add_argument("--out", type=Path, metavar=say("cli-meta-folder"), help=say("cli-lab-compare-out"))
    parser.add_argument("--engine", default=ENGINES[0], metavar="|".join(ENGINES), help=say("cli-tournament-engine"))
    parser.add_argument("--address", metavar="HOST:PORT", help=say("cli-tournament-address"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    add_options(parser, shell)


def run(args: argparse.Namespace, shell: Shell) -> int:
    game = shell.game(args.game)
    change = changes.load(game, args.change)
    wanted = plan(
        game.id,
        change,
        split(args.bots),
        seats=args.seats or max(2, game.seats[0]),
        most=args.games,
        seed=args.seed,
        margin=args.margin / 100,
        options=read_options(game, args.option),
    )
    for bot in by_the_clock(wanted.bots):
        shell.complain(shell.say("cli-tournament-clock", bot=bot))
    folder = args.out or Path(f"compare-{game.id}-{args.change.stem}")
    with progress_of(wanted.most, shell) as progress:
        made = play_out(wanted, folder, jobs=args.jobs, engine=args.engine, address=args.address, progress=progress)
    keep(made, game, folder, shell)
    if args.json:
        shell.print_json(made.to_json())
    else:
        show(made, game, folder, shell)
    warn(made, folder, shell)
    return 130 if made.interrupted else 1 if made.crashes else 0


def keep(made: Comparison, game: Game[Any], folder: Path, shell: Shell) -> None:
    """The tables and the report, from all games that count."""
    texts = shell.texts_of(game, made.plan.options)
    for version in VERSIONS:
        tables.write(made.played[version], folder, prefix=f"{version}-")
    page = compare_report.html(
        made,
        texts.say,
        lang=shell.lang,
        title=game.titles[shell.lang],
        cards={info.id: info.names[shell.lang] for info in game.cards(made.plan.options)},
        before={dial.path: dial.value for dial in game.dials()},
        led={one.name: texts.say(one.name) for one in people(made) if texts.has(one.name)},
    )
    write_text(folder / REPORT, page)


def show(made: Comparison, game: Game[Any], folder: Path, shell: Shell) -> None:
    say = shell.say
    cards = {info.id: info.names[shell.lang] for info in game.cards(made.plan.options)}
    done = "compare-sure" if made.sure else "compare-unsure"
    shell.out.print(say(done, deals=made.deals), soft_wrap=True)
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for column in ("figure", "plain", "changed", "difference", "sure", "verdict"):
        left = column in ("figure", "verdict")
        table.add_column(say(f"compare-column-{column}"), justify="left" if left else "right")
    for answer in made.answers:
        name, verdict = compare_report.named(answer, say, cards), say(f"compare-verdict-{answer.verdict}")
        table.add_row(name, *compare_report.told(answer), verdict)
    shell.out.print(table)
    shell.out.print(say("cli-tournament-kept", path=str(folder / REPORT), folder=str(folder)), soft_wrap=True)


def warn(made: Comparison, folder: Path, shell: Shell) -> None:
    """What did not go to the end, on the error stream."""
    if made.interrupted:
        shell.complain(shell.say("cli-lab-compare-interrupted", deals=made.deals))
    for version, crash in made.crashes[:3]:
        seats = ", ".join(crash.fixture.bots)
        shell.complain(
            shell.say(
                "cli-lab-compare-crash",
                version=shell.say(f"compare-{version}"),
                seed=str(crash.fixture.seed),
                seats=seats,
                error=crash.error,
            )
        )
        shell.err.print(crash.trace, soft_wrap=True)
