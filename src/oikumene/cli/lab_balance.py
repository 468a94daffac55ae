"""`oikumene lab balance`: bots of one kind against each other; who wins by what they led, place, seat and cards."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table

from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell, add_options, read_options, write_text
from oikumene.cli.simulate import progress_of
from oikumene.cli.tournament import read_counts, warn
from oikumene.lab import balance_report, tables
from oikumene.lab.balance_report import chance
from oikumene.lab.engines import ENGINES
from oikumene.lab.evenness import Balance, told
from oikumene.lab.tournament import by_the_clock, plan
from oikumene.lab.tournament import run as play_out

REPORT = "report.html"
#: The first deal: beyond those that bots were made on.
SEED = 3_000_000


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("game", metavar=say("cli-meta-game"), help=say("cli-help-game"))
    parser.add_argument("--bot", default="greedy", metavar=say("cli-meta-bots"), help=say("cli-lab-balance-bot"))
    parser.add_argument("--seats", metavar="N", help=say("cli-tournament-seats"))
    parser.add_argument("--games", type=parser.whole(1), default=100, metavar="N", help=say("cli-lab-balance-games"))
    parser.add_argument("--seed", type=parser.whole(), default=SEED, metavar="S", help=say("cli-simulate-seed"))
    parser.add_argument("--jobs", type=parser.whole(1), default=1, metavar="J", help=say("cli-tournament-jobs"))
    parser.add_argument("--out", type=Path, metavar=say("cli-meta-folder"), help=say("cli-lab-balance-out"))
    parser.add_argument("--engine", default=ENGINES[0], metavar="|".join(ENGINES), help=say("cli-tournament-engine"))
    parser.add_argument("--address", metavar="HOST:PORT", help=say("cli-tournament-address"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    add_options(parser, shell)


def run(args: argparse.Namespace, shell: Shell) -> int:
    game = shell.game(args.game)
    wanted = plan(
        game.id,
        [args.bot],
        seats=read_counts(args.seats or str(max(2, game.seats[0])), game),
        deals=args.games,
        seed=args.seed,
        options=read_options(game, args.option),
    )
    for bot in by_the_clock(wanted.bots):
        shell.complain(shell.say("cli-tournament-clock", bot=bot))
    folder = args.out or Path(f"balance-{game.id}")
    with progress_of(len(wanted.fixtures()), shell) as progress:
        made = play_out(wanted, folder, jobs=args.jobs, engine=args.engine, address=args.address, progress=progress)
    found = told(made)
    texts = shell.texts_of(game, wanted.options)
    names = {trait.name for one in found for trait in one.led}
    led = {name: texts.say(name) for name in names if texts.has(name)}
    cards = {info.id: info.names[shell.lang] for info in game.cards(wanted.options)}
    tables.write(made.played, folder)
    title = game.titles[shell.lang]
    page = balance_report.html(made, found, texts.say, lang=shell.lang, title=title, cards=cards, led=led)
    write_text(folder / REPORT, page)
    if args.json:
        shell.print_json([one.to_json() for one in found])
    else:
        for one in found:
            show(one, led, shell)
        shell.out.print(shell.say("cli-tournament-kept", path=str(folder / REPORT), folder=str(folder)), soft_wrap=True)
    warn(made, folder, shell)
    return 130 if made.interrupted else 1 if made.crashes else 0


def show(one: Balance, led: dict[str, str], shell: Shell) -> None:
    say = shell.say
    shell.out.print(say("report-seats", seats=one.seats, games=one.games))
    for kind, traits in (("led", one.led), ("place", one.places)):
        if not traits:
            continue
        table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
        for column in (kind, "seats", "wins", "interval", "p", "beyond"):
            left = column in (kind, "beyond")
            table.add_column(say(f"balance-column-{column}"), justify="left" if left else "right")
        for trait in traits:
            table.add_row(
                led.get(trait.name, trait.name),
                str(trait.seats),
                f"{trait.share.mean:.1%}",
                f"{100 * trait.share.low:.1f}-{100 * trait.share.high:.1f}",
                chance(trait.p),
                say("balance-beyond") if trait.beyond else "",
            )
        shell.out.print(table)
    beyond = sum(card.beyond for card in one.cards)
    shell.out.print(say("balance-cards-told", cards=len(one.cards), beyond=beyond), soft_wrap=True)
