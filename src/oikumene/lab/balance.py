"""How even a game is: bots of one kind play each other; who wins by place, by empire, and with which cards.

python -m oikumene.lab.balance ancient_world --rounds 30 --deals 100 --jobs 2 --json balance.jsonl

The file gets a line as soon as a game is over. Ctrl-C ends the run with the report of what is done, and the same
command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from oikumene.bots import Chair
from oikumene.kernel.errors import Refused
from oikumene.lab.learning import figures_of, learnable
from oikumene.lab.stats import Interval, share
from oikumene.lab.strength import Player, mcts, spread
from oikumene.registry import game as find_game

K = TypeVar("K", bound=Hashable)


class Seat(NamedTuple):
    """How a seat ended: its place in the first round's order, its empire, its share of the win, points and cards."""

    place: int
    empire: str
    share: float
    points: float
    cards: tuple[str, ...]


class Sitting(NamedTuple):
    """A game of bots of one kind."""

    seed: int
    seats: tuple[Seat, ...]


class Plan(NamedTuple):
    game: str
    seats: int
    player: Player
    seed: int


def sit(plan: Plan) -> Sitting:
    """Play a game and say how each seat ended."""
    match = find_game(plan.game).new(seats=plan.seats, seed=plan.seed)
    first = -1  # who begins is known once the table is laid out
    bots = [plan.player.sit(seat, plan.seed) for seat in range(plan.seats)]
    while match.asks:
        if first < 0 and match.state.face:
            first = match.state.first
        ask = match.asks[0]
        match.take(ask, bots[ask.seat].choose(Chair(match, ask)))
    result, state = match.result, match.state
    assert result is not None
    empires = getattr(state, "factions", [""] * plan.seats)
    owned = figures_of(plan.game).owned
    return Sitting(
        plan.seed,
        tuple(
            Seat(
                (seat - first) % plan.seats,
                empires[seat],
                1 / len(result.winners) if seat in result.winners else 0.0,
                result.scores[seat] / match.game.fraction,
                tuple(sorted(set(owned(state, seat)))),
            )
            for seat in range(plan.seats)
        ),
    )


def shares(sittings: Sequence[Sitting], of: Callable[[Seat], Sequence[K]]) -> dict[K, tuple[Interval, int, float]]:
    """The share of wins of the seats that have each trait, how many there were, and their mean points."""
    found: dict[K, list[Seat]] = {}
    for sitting in sittings:
        for seat in sitting.seats:
            for trait in of(seat):
                found.setdefault(trait, []).append(seat)
    return {
        trait: (
            share(sum(seat.share for seat in seats), len(seats)),
            len(seats),
            sum(seat.points for seat in seats) / len(seats),
        )
        for trait, seats in found.items()
    }


def table(title: str, found: dict[Any, tuple[Interval, int, float]]) -> list[str]:
    """A table in Markdown."""
    lines = [f"| {title} | win share (95 %) | seats | mean points |", "|---|---|---|---|"]
    return lines + [f"| {name} | {won} | {n} | {points:.1f} |" for name, (won, n, points) in found.items()]


def report(sittings: Sequence[Sitting], cards: int = 8, least: int = 8) -> str:
    """Places, empires, and the cards whose owners won most and least; only those that enough seats had."""
    count = len(sittings[0].seats)
    lines = [f"{len(sittings)} games of {count} seats; even would be {100 / count:.0f} %.", ""]
    places = shares(sittings, lambda seat: [seat.place + 1])
    lines += table("place in the first round", dict(sorted(places.items())))
    if sittings[0].seats[0].empire:
        empires = shares(sittings, lambda seat: [seat.empire])
        lines += ["", *table("empire", dict(sorted(empires.items(), key=lambda item: -item[1][0].mean)))]
    owned = [item for item in shares(sittings, lambda seat: seat.cards).items() if item[1][1] >= least]
    owned.sort(key=lambda item: -item[1][0].mean)
    best, worst = owned[:cards], owned[max(cards, len(owned) - cards) :]
    lines += ["", *table("card, owners won most", dict(best)), "", *table("card, owners won least", dict(worst))]
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("game", choices=learnable())
    made.add_argument("--seats", type=int, default=2)
    made.add_argument("--deals", type=int, default=100)
    made.add_argument("--rounds", type=int, default=30, help="rounds a decision of mcts")
    made.add_argument("--greedy", action="store_true", help="greedy plays instead: weaker, and many times faster")
    made.add_argument("--first", type=int, default=3_000_000, help="the first seed")
    made.add_argument("--minutes", type=float, help="stop after that")
    made.add_argument("--jobs", type=int, default=1)
    made.add_argument(
        "--json", help="a line a game there, as each ends; games that it has already are not played again"
    )
    args = made.parse_args(argv)
    seeds = range(args.first, args.first + args.deals)
    player = Player("greedy", (("worlds", 1), ("nodes", 120))) if args.greedy else mcts(rounds=args.rounds)
    plans = [Plan(args.game, args.seats, player, seed) for seed in seeds]
    try:
        kept = Kept(Path(args.json), plans[0]) if args.json else None
        done = play(plans, kept, args.jobs, args.minutes)
    except Refused as why:
        print(why, file=sys.stderr)
        return 1
    print(report(sorted(done)) if done else "No game was finished.")
    return 0


def play(plans: Sequence[Plan], kept: Kept | None, jobs: int, minutes: float | None) -> list[Sitting]:
    """The games that are there already, and those that are missing, until somebody interrupts or time is over."""
    there = {} if kept is None else kept.games
    wanted = {plan.seed for plan in plans}
    done = [sitting for seed, sitting in there.items() if seed in wanted]
    missing = [plan for plan in plans if plan.seed not in there]
    began = time.perf_counter()
    with suppress(KeyboardInterrupt):
        for sitting in spread(sit, missing, jobs):
            done.append(sitting)
            if kept is not None:
                kept.add(sitting)
            if minutes is not None and time.perf_counter() - began > 60 * minutes:
                break
    return done


class Kept:
    """The games of a report as lines of a file: first what they are of, then one a line."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        rules = find_game(plan.game).rules
        head = json.dumps({"game": plan.game, "rules": rules, "seats": plan.seats, "player": str(plan.player)})
        self.games: dict[int, Sitting] = {}
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            whole = text[: text.rfind("\n") + 1]  # a line that was cut off is played again
            lines = whole.splitlines()
            if lines and lines[0] != head:
                raise self._foreign()
            self.games = {game.seed: game for game in map(_read, lines[1:])}
            path.write_text(whole or head + "\n", encoding="utf-8")
        except OSError as why:
            raise Refused("folder", "{path} cannot be written to ({why}).", path=str(path), why=str(why)) from why
        except (ValueError, TypeError) as why:
            raise self._foreign() from why

    def add(self, sitting: Sitting) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(sitting) + "\n")

    def _foreign(self) -> Refused:
        return Refused("balance-file", "{path} holds games of something else. Take another file.", path=str(self.path))


def _read(line: str) -> Sitting:
    seed, seats = json.loads(line)
    return Sitting(int(seed), tuple(Seat._make([*figures, tuple(cards)]) for *figures, cards in seats))


if __name__ == "__main__":
    sys.exit(main())
