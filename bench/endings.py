"""Many random games of a game: how long they are, how they end, and whether the table stays whole.

    python bench/endings.py oath --games 1000              at each number of seats
    python bench/endings.py clash --options                each option away from its default
    python bench/endings.py clash --with civilizations=choose --each civilization
                                                           each answer to a question of the set-up
    python bench/endings.py clash --mixed 20               sets of options drawn at random
    ... --kept FILE                                        in parts: what stands in the file is not played again
    ... --seldom end raze                                  these kinds of answers only one time in ten: random players
                                                           of Clash raze their last city early, and the game is over

The table is checked at every tenth answer and at the end (`Game.check`). Every second game is steered towards rare
answers, as in the conformance suite. Unless it is said which, games go through all numbers of seats. A line a set-up; a
game that breaks is named by its seats and seed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import oikumene
from oikumene.conformance.walking import LONGEST, Player, word_of
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.game import Game, OptionValue

#: Games that are kept together.
PART = 50
#: How often something else is done instead of what is to be done seldom.
RATHER = 0.9


@dataclass(frozen=True)
class Table:
    """A set-up: the numbers of seats that its games go through, options, and how a question is answered first."""

    name: str
    seats: tuple[int, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    prompt: str = ""
    answer: Value = ""
    #: Kinds of answers that are mostly not given where there are others.
    seldom: frozenset[str] = frozenset()


@dataclass
class Played:
    """What came of the games of a set-up."""

    lengths: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    spent: float = 0.0

    def add(self, more: Played) -> None:
        """The games of another part."""
        self.lengths += more.lengths
        self.endings.update(more.endings)
        self.broken += more.broken
        self.spent += more.spent

    def line(self, name: str) -> str:
        told = ", ".join(f"{name or 'played out'} {n}" for name, n in self.endings.most_common())
        lengths = self.lengths or [0]
        return (
            f"{name}: {len(self.lengths)} games, {sum(lengths):,} decisions in {self.spent:.0f} s of the processor, "
            f"{min(lengths)} to {max(lengths)} (median {median(lengths):.0f}); {told}; broken: {len(self.broken)}"
        )


class Guided(Player):
    """A random player who gives one question the answer that is wanted, the first time that it comes, and some kinds of
    answers seldom."""

    def __init__(self, rng: Random, steered: bool, table: Table) -> None:
        super().__init__(rng, steered)
        self.prompt, self.answer, self.seldom = table.prompt, table.answer, table.seldom

    def pick(self, ask: Ask) -> Value:
        if ask.prompt == self.prompt and self.answer in ask.values():
            self.prompt = ""
            return self.answer
        picked = super().pick(ask)
        if word_of(picked) in self.seldom and self.rng.random() < RATHER:
            others = [value for value in ask.values() if word_of(value) not in self.seldom]
            return self.rng.choice(others) if others else picked
        return picked


def played(game: Game[Any], table: Table, seed: int) -> tuple[int, str]:
    """One random game: its answers, and how it ended."""
    seats = table.seats[seed % len(table.seats)]
    match = game.new(seats=seats, seed=seed, options=table.options, keep=False)
    player = Guided(Random(seed), bool(seed // len(table.seats) % 2), table)
    answers = 0
    while match.asks:
        ask = player.rng.choice(match.asks)
        match.take(ask, player.pick(ask))
        answers += 1
        if answers % 10 == 0:
            game.check(match.state)
        assert answers < LONGEST, "it does not end"
    game.check(match.state)
    assert match.result is not None
    return answers, match.result.ending


def part_played(game: Game[Any], table: Table, seeds: range) -> Played:
    """Some of the random games of a set-up."""
    found, began = Played(), time.process_time()
    for seed in seeds:
        try:
            answers, ending = played(game, table, seed)
        except Exception as why:
            seats = table.seats[seed % len(table.seats)]
            found.broken.append(f"{seats} seats, seed {seed}: {type(why).__name__}: {why}")
            continue
        found.lengths.append(answers)
        found.endings[ending] += 1
    found.spent = time.process_time() - began
    return found


def tables(game: Game[Any], args: argparse.Namespace) -> Iterator[Table]:
    """The set-ups that were asked for."""
    seats, seldom = tuple(args.seats or game.seats), frozenset(args.seldom)
    chosen = dict(part.split("=", 1) for part in args.chosen)
    if args.options:
        for setting in game.settings:
            for sample in setting.samples():
                if sample != setting.default:
                    options = {**chosen, setting.name: sample}
                    yield Table(f"{setting.name}={sample!s:.20}", seats, options, seldom=seldom)
    if args.each:
        ask = next(ask for ask in game.new(seats=seats[0], options=chosen).asks if ask.prompt == args.each)
        for value in ask.values():
            told = value[-1] if isinstance(value, tuple) else value
            yield Table(f"{args.each} {told}", seats, chosen, args.each, value, seldom)
    for n in range(args.mixed):
        options = {**mixed(game, Random(f"mixed {n}")), **chosen}
        away = ", ".join(f"{name}={value!s:.20}" for name, value in options.items())
        yield Table(f"mixed {n} ({away})", seats, options, seldom=seldom)
    if not (args.options or args.each or args.mixed):
        for n in seats:
            yield Table(" ".join([f"{n} seats", *args.chosen]), (n,), chosen, seldom=seldom)


def mixed(game: Game[Any], rng: Random) -> dict[str, OptionValue]:
    """Options drawn at random; those that came out as they are by default are not named."""
    drawn = {setting: rng.choice(setting.samples()) for setting in game.settings}
    return {setting.name: value for setting, value in drawn.items() if value != setting.default}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="games of each set-up")
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--options", action="store_true", help="each option away from its default")
    parser.add_argument("--each", default="", metavar="PROMPT", help="each answer to the first question of a game")
    parser.add_argument("--mixed", type=int, default=0, metavar="N", help="so many sets of options drawn at random")
    parser.add_argument("--seldom", nargs="+", default=[], metavar="WORD", help="kinds of answers to give seldom")
    parser.add_argument("--with", action="append", default=[], dest="chosen", metavar="OPTION=VALUE")
    parser.add_argument("--kept", default="", help="keeps what was played; its set-ups are not played again")
    args = parser.parse_args()
    game = oikumene.game(args.game)
    kept, failed = Kept(args.kept), 0
    for table in tables(game, args):
        found = Played()
        for first in range(0, args.games, PART):
            found.add(kept.played(game, table, range(first, min(first + PART, args.games))))
        print(found.line(table.name), flush=True)
        for line in found.broken[:10]:
            print("  " + line, flush=True)
        failed += len(found.broken)
    return 1 if failed else 0


class Kept:
    """What was played, in a file, a line for each part of a set-up's games, so that a long run can be done in parts."""

    def __init__(self, path: str) -> None:
        self.path = Path(path) if path else None
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path and self.path.exists() else []
        self.known = {(name, first, last): Played(**found) for name, first, last, found in map(json.loads, lines)}

    def played(self, game: Game[Any], table: Table, seeds: range) -> Played:
        key = table.name, seeds.start, seeds.stop
        if key not in self.known:
            self.known[key] = part_played(game, table, seeds)
            if self.path is not None:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([*key, vars(self.known[key])]) + "\n")
        return self.known[key]


if __name__ == "__main__":
    raise SystemExit(main())
