"""Decisions for a person to look at: what the levels answer to the same questions.

    python bench/decisions.py ancient_world                       ten questions of a game of fair players
    python bench/decisions.py oath --seats 3 --seed 5 --rounds 100 --lang ru --tables

The questions are spread over a whole game among those with at least three answers. Easy, fair and hard each answer on a
chair of their own; hard also says what it thinks of the four answers that it likes best. `--tables` shows what the seat
sees before each, as the terminal draws it. What came of such looks stands in docs/bots.md.
"""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console

import oikumene
from oikumene import bots
from oikumene.bots import Chair
from oikumene.cli.drawing import drawn
from oikumene.kernel.match import Match
from oikumene.text import Texts

LEAST = 3


def questions(id: str, seats: int, seed: int, count: int, bot: str) -> list[Match[Any]]:
    """Copies of a game of bots at questions that are spread over it."""
    match = oikumene.game(id).new(seats=seats, seed=seed)
    players = [bots.make(bot, seat, seed) for seat in range(seats)]
    found = []
    while match.asks:
        ask = match.asks[0]
        if len(ask.values()) >= LEAST:
            found.append(match.clone())
        match.take(ask, players[ask.seat].choose(Chair(match, ask)))
    return [found[(2 * n + 1) * len(found) // (2 * count)] for n in range(min(count, len(found)))]


def shown(match: Match[Any], texts: Texts, hard: str, seed: int, console: Console, tables: bool) -> None:
    ask = match.asks[0]
    chair = Chair(match, ask)
    question = chair.question
    names = [f"#{seat}" for seat in range(match.seats)]
    said = {option.key: texts.said(option.said, names, ask.seat) for option in question.options}
    if tables:
        console.print(drawn(match.view(ask.seat), texts, names))
    console.print(f"\n[bold]#{ask.seat}: {texts.said(question.said, names, ask.seat)}[/bold] ({len(said)})")
    for level in ("novice", "merchant"):
        key = match.key(bots.make(level, ask.seat, seed).choose(chair))
        console.print(f"  {level}: {said.get(key, key)}", highlight=False)
    reasons = bots.make(hard, ask.seat, seed).reasons(chair)  # type: ignore[attr-defined]
    for number, reason in enumerate(reasons[:4]):
        who = "  strategist:" if not number else "             "
        console.print(
            f"{who} {reason.expected:.3f} ({reason.visits}) {said.get(reason.key, reason.key)}", highlight=False
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="the fewest that are no solo game unless said")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=1500, help="of the search of hard")
    parser.add_argument("--habits", default="", help="other constants of it, as :explore=0.2:even=0.5")
    parser.add_argument("--bot", default="merchant", help="who plays the game")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--tables", action="store_true", help="draw the table before each question")
    args = parser.parse_args()
    game = oikumene.game(args.game)
    seats = args.seats or min(seats for seats in game.seats if seats > 1)
    texts, console = Texts(game, args.lang), Console(width=150)
    for match in questions(args.game, seats, args.seed, args.count, args.bot):
        shown(match, texts, f"mcts:rounds={args.rounds}{args.habits}", args.seed, console, args.tables)


if __name__ == "__main__":
    main()
