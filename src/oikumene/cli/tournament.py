"""`oikumene tournament`: bots against each other, with ratings, tables and a report."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.table import Table

from oikumene.bots.registry import split
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell, add_options, read_options, write_text
from oikumene.cli.simulate import progress_of
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Game
from oikumene.lab import report, tables
from oikumene.lab.analysis import Findings, Summary, summary
from oikumene.lab.engines import ENGINES
from oikumene.lab.tournament import Crash, Tournament, by_the_clock, plan
from oikumene.lab.tournament import run as play_out

REPORT = "report.html"


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("game", metavar=say("cli-meta-game"), help=say("cli-help-game"))
    parser.add_argument(
        "--bots", default="random,greedy", metavar=say("cli-meta-bots"), help=say("cli-tournament-bots")
    )
    parser.add_argument("--seats", default="2", metavar="N", help=say("cli-tournament-seats"))
    parser.add_argument("--games", type=parser.whole(1), default=20, metavar="N", help=say("cli-tournament-games"))
    parser.add_argument("--seed", type=parser.whole(), default=0, metavar="S", help=say("cli-simulate-seed"))
    parser.add_argument("--jobs", type=parser.whole(1), default=1, metavar="J", help=say("cli-tournament-jobs"))
    parser.add_argument("--out", type=Path, metavar=say("cli-meta-folder"), help=say("cli-tournament-out"))
    parser.add_argument("--engine", default=ENGINES[0], metavar="|".join(ENGINES), help=say("cli-tournament-engine"))
    parser.add_argument("--address", metavar="HOST:PORT", help=say("cli-tournament-address"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    add_options(parser, shell)


def run(args: argparse.Namespace, shell: Shell) -> int:
    game = shell.game(args.game)
    wanted = plan(
        game.id,
        split(args.bots),
        seats=read_counts(args.seats, game),
        deals=args.games,
        seed=args.seed,
        options=read_options(game, args.option),
    )
    for bot in by_the_clock(wanted.bots):
        shell.complain(shell.say("cli-tournament-clock", bot=bot))
    folder = args.out or Path(f"tournament-{game.id}")
    with progress_of(len(wanted.fixtures()), shell) as progress:
        made = play_out(wanted, folder, jobs=args.jobs, engine=args.engine, address=args.address, progress=progress)
    told = summary(made)
    keep(told, game, folder, shell)
    if args.json:
        shell.print_json(told.to_json())
    else:
        show(told, folder, shell)
    warn(made, folder, shell)
    return 130 if made.interrupted else 1 if made.crashes else 0


def read_counts(text: str, game: Game[Any]) -> list[int]:
    """Player counts as they are written: `2`, `2,4`, `2-4`, `all`."""
    if text == "all":
        return [count for count in game.seats if count > 1]
    counts: list[int] = []
    try:
        for part in text.split(","):
            low, dash, high = part.partition("-")
            counts += range(int(low), int(high) + 1) if dash else [int(low)]
    except ValueError:
        raise Refused(
            "seat-counts", "Seats are written as 2, as 2,4, as 2-4 or as all, not {text}.", text=repr(text)
        ) from None
    return counts


def keep(told: Summary, game: Game[Any], folder: Path, shell: Shell) -> None:
    """The tables and the report, from all games that are there."""
    texts = shell.texts_of(game, told.made.plan.options)
    tables.write(told.made.played, folder)
    names = {info.id: info.names[shell.lang] for info in game.cards(told.made.plan.options)}
    page = report.html(told, texts.say, lang=shell.lang, title=game.titles[shell.lang], cards=names)
    write_text(folder / REPORT, page)


def show(told: Summary, folder: Path, shell: Shell) -> None:
    made = told.made
    shell.out.print(
        shell.say("cli-tournament-done", played=len(made.played), new=made.new, seconds=f"{made.seconds:.1f}"),
        soft_wrap=True,
    )
    for found in told.findings:
        shell.out.print(standings(told, found, shell))
    shell.out.print(shell.say("cli-tournament-kept", path=str(folder / REPORT), folder=str(folder)), soft_wrap=True)


def standings(told: Summary, found: Findings, shell: Shell) -> Table:
    rated = {rating.bot: rating for rating in told.ratings or ()}
    title = shell.say("report-seats", seats=found.seats, games=found.games)
    table = Table(title=title, title_justify="left", box=None, header_style="dim", padding=(0, 2, 0, 0))
    columns = ("points",) if found.scores else ()
    for column in ("bot", "games", "wins", "interval", *columns, "rating"):
        table.add_column(shell.say(f"report-column-{column}"), justify="left" if column == "bot" else "right")
    for line in found.bots:
        rating = rated.get(line.name)
        table.add_row(
            line.name,
            str(line.games),
            f"{line.share.mean:.1%}",
            f"{100 * line.share.low:.1f}-{100 * line.share.high:.1f}",
            *(() if line.points is None else (f"{line.points.mean:.1f}",)),
            "" if rating is None else f"{rating.mu:.1f} ± {rating.sigma:.1f}",
        )
    return table


def warn(made: Tournament, folder: Path, shell: Shell) -> None:
    """What did not go to the end, on the error stream."""
    if made.interrupted:
        shell.complain(shell.say("cli-tournament-interrupted", done=len(made.played), asked=made.planned))
    for crash in made.crashes[:3]:
        shell.complain(_told(crash, made, shell))
        shell.err.print(crash.trace, soft_wrap=True)
    if len(made.crashes) > 3:
        shell.complain(shell.say("cli-simulate-crashes", n=len(made.crashes)))


def _told(crash: Crash, made: Tournament, shell: Shell) -> str:
    seats = ",".join(crash.fixture.bots)
    command = f"oikumene simulate {made.plan.game} --seats {seats} --games 1 --seed {crash.fixture.seed}"
    return shell.say("cli-simulate-crash", seed=str(crash.fixture.seed), error=crash.error, command=command)
