"""Puzzles found: bots play, and positions of their games are searched for those that are worth a thought.

    python -m oikumene.lab.puzzles imperial_settlers --games 200 --seconds 600 --out puzzles.json
    python -m oikumene.lab.puzzles imperial_settlers --check
    python -m oikumene.lab.puzzles clash-battles --games 200 --out battles.json

A position is kept where everything could be tried (`oikumene.puzzles.proof`), where the best is worth something, where
who takes at each step what brings most at once misses it, and where it is not found by chance. `--check` proves those
that are there again, and `--prune` leaves out what no longer holds.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from oikumene.bots.bot import Chair
from oikumene.bots.registry import read as read_bot
from oikumene.bots.senses import sense_of
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.lab import battles
from oikumene.puzzles import FILE, SHELVES, Puzzle, Trap, position, puzzles_of
from oikumene.puzzles.chances import CHANCE
from oikumene.puzzles.proof import POINTS, Search, TooMuch, counted, gone, search, shut_of, sure, turn_of
from oikumene.registry import game as find_game

#: The shelf of battles, which are found another way.
BATTLES = "clash-battles"
#: Games played by what comes to mind.
INSTINCT = "instinct"


class Wish(NamedTuple):
    """What makes a puzzle of a game: which numbers count, from which part of the game on, with how many seats."""

    what: tuple[str, ...]
    seats: tuple[int, ...]
    #: Only positions from this share of the rounds on (1: the last round), and from this round on.
    late: float = 0.0
    round: int = 0
    most: int = 6_000
    #: The share of positions that are searched, the fewest answers of a line, and what must be won at least.
    tried: float = 1.0
    length: int = 3
    gain: int = 2
    #: What the line must end with, where that matters.
    ends: str = ""
    #: The question that a position begins with: a turn's own, not one of its parts.
    prompt: str = "act"
    #: Of one game of bots come so many puzzles at most.
    of_one: int = 1
    #: Questions with which a line is over: clearing up after a turn.
    stop: tuple[str, ...] = ()
    #: Kinds of answers that the puzzles do without (`proof.shut_of`), where a turn would be too wide with them.
    shut: tuple[str, ...] = ()
    #: Of so many lines for each answer that may be tried most are orders of the same; where there are more it is not
    #: begun.
    wide: float = 10.0
    #: Who plays: by `instinct`, or a bot of the house by its id.
    bots: str = INSTINCT


WISHES = {
    "ancient_world": Wish((POINTS,), (2, 3, 4), late=1.0, most=8_000, ends="game"),
    "imperial_settlers": Wish((POINTS,), (2, 3, 4), late=1.0, most=2_500, length=4, ends="game"),
    "imperium": Wish((POINTS,), (2, 3), round=4, most=2_500, stop=("clean-up",)),
    "clash": Wish(
        (POINTS,),
        (2, 3),
        round=9,
        most=8_000,
        gain=3,
        of_one=3,
        shut=("act/move", "act/recruit", "act/exchange"),
        wide=0.4,
        bots="greedy",
    ),
    "oath": Wish(
        ("favor", "secrets", "warbands"),
        (3, 4),
        round=2,
        most=2_500,
        of_one=2,
        shut=("act/campaign", "act/offer", "act/show"),
        wide=1.0,
    ),
}
#: Somebody who answers by chance may find the best in this share of tries at most.
MOST_LUCK = 0.34
PLAYOUTS = 50
#: So many lines by chance are looked at before a search.
ROLLED = 24


class Instinctive:
    """Plays by what comes to mind, which the strategist learned from its own games; likelier answers likelier still.
    A game takes a few hundredths of a second, so that nearly all the time is there for the search."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.sense = sense_of(game, near=True)
        self.rng = Random(f"puzzles:{seed}")

    def choose(self, match: Match[Any], ask: Ask) -> Value:
        values = list(ask.values())
        instinct = None if self.sense is None else self.sense.instinct
        if instinct is None or len(values) == 1:
            return self.rng.choice(values)
        return self.rng.choices(values, [likely**1.5 for likely in instinct(match, ask, values)])[0]


class Seated:
    """A bot of the house in every seat: its games are slower and better."""

    def __init__(self, name: str, seats: int, seed: int) -> None:
        wanted = read_bot(name)
        self.bots = [wanted.maker(seat, seed, **wanted.parameters) for seat in range(seats)]

    def choose(self, match: Match[Any], ask: Ask) -> Value:
        return self.bots[ask.seat].choose(Chair(match, ask))


def of_turn(match: Match[Any]) -> int | None:
    """The seat whose turn it is, where only that one is asked."""
    seats = {ask.seat for ask in match.asks}
    if len(match.asks) != 1:
        return None
    seat = seats.pop()
    return seat if getattr(match.state, "active", seat) == seat else None


def late_enough(match: Match[Any], wish: Wish) -> bool:
    round, rounds = match.game.progress(match.state, match.seats)
    return round >= max(wish.round, wish.late * rounds if rounds else 0)


def tempting(found: Search, match: Match[Any]) -> tuple[int, tuple[str, ...]]:
    """What comes of taking at each step what brings most at once, and by which answers."""
    line: list[str] = []
    while not found.over(match):
        best: tuple[int, str, Match[Any]] | None = None
        for key, after in found.ways(match):
            value = counted(after, found.seat, found.what)
            if (best is None or value > best[0]) and (found.over(after) or found.best(after) is not None):
                best = (value, key, after)
        if best is None:
            break
        line.append(best[1])
        match = best[2]
    return counted(match, found.seat, found.what), tuple(line)


def trap_of(found: Search, match: Match[Any], value: int, line: Sequence[str]) -> Trap | None:
    """Where a tempting line loses the best."""
    for at, key in enumerate(line):
        after = next(after for name, after in found.ways(match) if name == key)
        rest = found.best(after)
        assert rest is not None
        if rest.value < value:
            return Trap(tuple(line[:at]), key, rest.value)
        match = after
    return None


def by_chance(found: Search, match: Match[Any], value: int, rng: Random) -> float:
    """How often somebody who answers by chance finds the best."""
    hits = 0
    known: dict[Any, list[Match[Any]]] = {}
    for _ in range(PLAYOUTS):
        here = match
        for _ in range(100):
            if found.over(here):
                break
            ways = known.get(key := found.key(here))
            if ways is None:
                tried = [after for _, after in found.ways(here) if found.over(after) or found.best(after) is not None]
                ways = known[key] = tried
            here = rng.choice(ways)
        hits += counted(here, found.seat, found.what) == value
    return hits / PLAYOUTS


def rolled(match: Match[Any], seat: int, wish: Wish, rng: Random) -> tuple[Match[Any], int, float] | None:
    """Where a line by chance leads, how long it is, and how many lines there would be if all were as wide as this one;
    nothing where every way is barred."""
    found = Search(seat, "", turn_of(match), wish.stop, wish.shut)
    wide = 1.0
    for length in range(100):
        if found.over(match):
            return match, length, wide
        ask = match.asks[0]
        values = [value for value in ask.values() if shut_of(ask, match.key(value)) not in wish.shut]
        wide *= len(values)
        rng.shuffle(values)
        ways = (gone(match, ask, value) for value in values)
        after = next((after for after, loud in ways if found.open(after, loud)), None)
        if after is None:
            return None
        match = after
    return None


def promising(match: Match[Any], seat: int, wish: Wish, rng: Random) -> list[str]:
    """The numbers of which a few lines by chance bring something: a search is not begun for nothing."""
    gains: dict[str, int] = {}
    long = 0
    wide: list[float] = []
    for _ in range(ROLLED):
        found = rolled(match, seat, wish, rng)
        if found is None:
            continue
        end, length, lines = found
        long = max(long, length)
        wide.append(lines)
        if wish.ends and not end.over:
            return []
        for what in wish.what:
            gains[what] = max(gains.get(what, 0), counted(end, seat, what) - counted(match, seat, what))
    if long < wish.length or sum(wide) / len(wide) > wish.wide * wish.most:
        return []
    return [what for what in wish.what if gains.get(what, 0) > 0]


def ends_with(match: Match[Any], seat: int, line: Sequence[str]) -> str:
    """What is over when the line is: the game, the round or the turn."""
    round = turn_of(match)[0]
    for key in line:
        ask = match.asked(seat)
        match = gone(match, ask, match.value(ask, key)).match
    if match.over:
        return "game"
    return "round" if turn_of(match)[0] != round else "turn"


def worth(match: Match[Any], seat: int, what: str, wish: Wish, rng: Random) -> Puzzle | None:
    """The puzzle of a position, if it is one; `TooMuch` where nobody can say."""
    start = counted(match, seat, what)
    best, found = search(match, seat, what, wish.most, wish.stop, wish.shut)
    if best is None or len(best.line) < wish.length or best.value - start < wish.gain or best.value - best.least < 2:
        return None
    found.most = 10**9  # what was tried once is known now
    nodes = found.nodes
    value, line = tempting(found, match)
    if value >= best.value:
        return None
    luck = by_chance(found, match, best.value, rng)
    if luck > MOST_LUCK or not sure(match, seat, what, best.line, best.value):
        return None
    return Puzzle.of(
        match,
        seat,
        what=what,
        ends=ends_with(match, seat, best.line),
        start=start,
        best=best.value,
        least=best.least,
        line=best.line,
        trap=trap_of(found, match, best.value, line),
        nodes=nodes,
        luck=luck,
        bots=wish.bots,
        stop=wish.stop,
        shut=wish.shut,
    )


def interest(puzzle: Puzzle) -> float:
    """Which of two is the better puzzle: a line with several decisions, a wide scale, and hardly found by chance."""
    gain = puzzle.best - puzzle.start
    return min(len(puzzle.line), 9) + min(gain, 10) / 2 - 6 * puzzle.luck + 4 * (puzzle.ends == "game")


def first_of(match: Match[Any], seat: int, wish: Wish, rng: Random) -> Puzzle | None:
    """The first of the numbers that count which makes a puzzle of the position."""
    try:
        found = (worth(match.clone(), seat, what, wish, rng) for what in promising(match, seat, wish, rng))
        return next((puzzle for puzzle in found if puzzle is not None), None)
    except TooMuch:
        return None


def found_in(game: Game[Any], seed: int, seats: int, wish: Wish, until: float) -> Iterator[Puzzle]:
    """The best puzzles of a game between bots."""
    rng = Random(seed)
    match = game.new(seats=seats, seed=seed)
    bots = Instinctive(game, seed) if wish.bots == INSTINCT else Seated(wish.bots, seats, seed)
    puzzles: list[Puzzle] = []
    turns: set[tuple[object, ...]] = set()
    while not match.over and time.monotonic() < until:
        ask = match.asks[0]
        seat = of_turn(match)
        mark = (seat, *turn_of(match))
        asked = seat is not None and ask.prompt == wish.prompt and late_enough(match, wish)
        if seat is not None and asked and mark not in turns and rng.random() < wish.tried:
            puzzle = first_of(match, seat, wish, rng)
            if puzzle is not None:
                puzzles.append(puzzle)
                turns.add(mark)
        match.take(ask, bots.choose(match, ask))
    apart: list[Puzzle] = []
    for puzzle in sorted(puzzles, key=interest, reverse=True):
        if len(apart) < wish.of_one and all(abs(len(puzzle.answers) - len(other.answers)) > 12 for other in apart):
            apart.append(puzzle)
    yield from apart


def holds(puzzle: Puzzle, most: int) -> str:
    """Prove a puzzle again; why it does not hold, or nothing."""
    if puzzle.what == CHANCE:
        try:
            return battles.holds(puzzle, most)
        except Refused as why:
            return str(why)
    try:
        match = position(puzzle)
    except Refused as why:
        return str(why)
    if counted(match, puzzle.seat, puzzle.what) != puzzle.start:
        return "the position is worth something else"
    try:
        best, _ = search(match, puzzle.seat, puzzle.what, most, puzzle.stop, puzzle.shut)
    except TooMuch:
        return "there is more to try than before"
    return "" if best is not None and best.value == puzzle.best else f"the best is {best and best.value} now"


def numbered(puzzles: Sequence[Puzzle], name: str = "") -> list[Puzzle]:
    return [replace(puzzle, id=f"{name or puzzle.game}-{number}") for number, puzzle in enumerate(puzzles, 1)]


def write(path: Path, puzzles: Sequence[Puzzle]) -> None:
    lines = ",\n".join(json.dumps(puzzle.written(), ensure_ascii=False) for puzzle in puzzles)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="oikumene.lab.puzzles", description="Find puzzles in games between bots.")
    parser.add_argument("shelf", choices=sorted(SHELVES))
    parser.add_argument("--games", type=int, default=100, help="how many games the bots play")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--seconds", type=float, default=600.0, help="when to stop")
    parser.add_argument("--most", type=int, default=1000, help="how many are kept, the best first")
    parser.add_argument("--out", type=Path, default=Path(FILE))
    parser.add_argument("--check", action="store_true", help="prove the puzzles of the package again")
    parser.add_argument("--prune", action="store_true", help="with --check: write those that hold to --out")
    args = parser.parse_args(given)
    if args.check:
        return check(args.shelf, args.out if args.prune else None)
    until = time.monotonic() + args.seconds
    game, puzzles = find_game(SHELVES[args.shelf].game), []
    for number in range(args.games):
        if time.monotonic() > until:
            break
        seed = args.first + number
        for puzzle in played(args.shelf, game, seed, number, until):
            puzzles.append(puzzle)
            print(
                seed,
                puzzle.seats,
                puzzle.aim or puzzle.what,
                puzzle.ends,
                f"{puzzle.start} -> {puzzle.best} ({puzzle.least})",
                len(puzzle.line),
                puzzle.nodes,
                puzzle.luck,
                flush=True,
            )
        best = battles.chosen(puzzles) if args.shelf == BATTLES else sorted(puzzles, key=interest, reverse=True)
        write(args.out, numbered(best[: args.most], args.shelf))
    print(f"{len(puzzles)} puzzles in {number + 1} games")
    return 0 if puzzles else 1


def played(shelf: str, game: Game[Any], seed: int, number: int, until: float) -> Iterator[Puzzle]:
    """The puzzles of the next game; seats take turns."""
    if shelf == BATTLES:
        return battles.found_in(game, seed, battles.SEATS[number % len(battles.SEATS)], until)
    wish = WISHES[shelf]
    return found_in(game, seed, wish.seats[number % len(wish.seats)], wish, until)


def check(shelf: str, out: Path | None) -> int:
    kept = []
    for puzzle in puzzles_of(shelf):
        why = holds(puzzle, 10 * puzzle.nodes + 1000)
        print(puzzle.id, why or "holds", flush=True)
        if not why:
            kept.append(replace(puzzle, rules=find_game(puzzle.game).rules))
    if out is not None:
        write(out, kept)
    return 0 if len(kept) == len(puzzles_of(shelf)) else 1


if __name__ == "__main__":
    sys.exit(main())
