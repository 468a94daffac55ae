"""How fast the games are, beside a peer measured in the same run.

The peer is catanatron (random play, 4 players, one process), an extra that only the benchmark installs. Machines are
shared and noisy: rounds of ours and theirs alternate, CPU time counts, and each figure is the best of the rounds.
"""

from __future__ import annotations

import gc
import platform
import time
import tracemalloc
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from itertools import islice
from random import Random
from typing import Any

from oikumene.bots import Chair
from oikumene.bots.mcts import MctsBot
from oikumene.bots.senses import sense_of
from oikumene.kernel.match import Match
from oikumene.registry import game as find_game
from oikumene.registry import games as all_games

SEATS = 4
PEER = "catanatron"
#: Games that are measured with fewer seats too.
ALSO = {"clash": (2,)}
#: What a state has while it is fought: there a clone has most to play again.
FIGHTS = ("battle", "war")
#: How many positions in mid-battle are looked for, and in how many games at most.
FOUGHT, FOUGHT_IN = 20, 40


#: What an answer costs at a table is looked at here, each over a hundred answers; where a game is shorter, at its end.
EARLY, LATE, AROUND = 10, 1000, 100
#: So many answers are stored before a match's memory is told.
HELD = 200


@dataclass
class Figures:
    """One row of the table: higher is better for the first three, lower for microseconds and kilobytes."""

    name: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    clone_us: float
    options_us: float
    fought_us: float | None = None
    imagine_us: float | None = None
    kept_decisions_per_second: float | None = None
    playouts_per_second: float | None = None
    mcts_rounds_per_second: float | None = None
    early_us: float | None = None
    late_us: float | None = None
    match_kb: float | None = None
    #: What part of the decisions had two answers at least.
    choices: float = 1.0

    @property
    def choices_per_second(self) -> float:
        return self.decisions_per_second * self.choices


@dataclass
class Report:
    """A run: what was measured, on what, and when."""

    date: str
    python: str
    machine: str
    rounds: int
    peer: Figures | None
    games: list[Figures]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class Ours:
    """A game of the house at its largest player count up to four, or as many seats as are asked for."""

    def __init__(self, id: str, seats: int | None = None) -> None:
        self.game = find_game(id)
        most = min(SEATS, self.game.seats[-1])
        self.seats = self.game.checked(most if seats is None else seats, 0, {}).seats
        self.name = id if self.seats == most else f"{id}, {self.seats} seats"
        self.positions = list(self._positions())
        self.fought = list(islice(self._fought(), FOUGHT))

    def play(self, games: int, first: int, *, keep: bool = False) -> int:
        """Random games; how many decisions were taken. What is forced is not counted."""
        decisions = 0
        rng = Random(first)
        for seed in range(first, first + games):
            match = self.game.new(seats=self.seats, seed=seed, keep=keep)
            decisions += random_play(match, rng)
        return decisions

    def choices(self) -> float:
        """What part of the decisions has two answers at least: what only one seat sees is asked with one too."""
        rng, some, all_of_them = Random(5), 0, 0
        for seed in range(4):
            match = self.game.new(seats=self.seats, seed=seed)
            while match.asks:
                values = match.asks[0].values()
                some, all_of_them = some + (len(values) > 1), all_of_them + 1
                match.take(match.asks[0], rng.choice(values))
        return some / all_of_them

    def _positions(self) -> Iterable[Match[Any]]:
        """Mid-game positions, sampled over whole random games."""
        rng = Random(1)
        for seed in range(12):
            match = self.game.new(seats=self.seats, seed=seed)
            while match.asks:
                if rng.random() < 0.15:
                    yield match.clone()
                ask = match.asks[0]
                match.take(ask, rng.choice(ask.values()))

    def _fought(self) -> Iterable[Match[Any]]:
        """Positions in the middle of a battle: every question of one, in random games."""
        for seed in range(FOUGHT_IN):
            rng = Random(seed)
            match = self.game.new(seats=self.seats, seed=seed)
            if not any(hasattr(match.state, name) for name in FIGHTS):
                return
            while match.asks:
                if any(getattr(match.state, name, None) is not None for name in FIGHTS):
                    yield match.clone()
                ask = match.asks[0]
                match.take(ask, rng.choice(ask.values()))

    def at_table(self, first: int, seed: int) -> float:
        """Microseconds of an answer as a table takes it (kept, with a view for who is asked next that tells what is
        new), mean of a hundred from the given answer on, or of the last hundred of a shorter game."""
        rng, match = Random(seed), self.game.new(seats=self.seats, seed=seed)
        took: list[float] = []
        seen = 0
        while match.asks and len(took) < first + AROUND:
            ask = match.asks[0]
            value = rng.choice(ask.values())
            began = time.process_time()
            match.take(ask, value)
            if match.asks:
                match.view(match.asks[0].seat, since=seen)
                seen = len(match.log)
            took.append(time.process_time() - began)
        some = took[-AROUND:]
        return sum(some) / len(some) * 1e6

    def memory(self) -> float:
        """Kilobytes that a match holds after two hundred answers, with its record, log and snapshots."""
        rng = Random(4)
        for warm in (True, False):  # what is made once for a game is no part of a match
            gc.collect()
            tracemalloc.start()
            match = self.game.new(seats=self.seats, seed=4)
            for _ in range(HELD):
                if not match.asks:
                    break
                match.take(match.asks[0], rng.choice(match.asks[0].values()))
            gc.collect()
            held, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            if warm:
                del match
        return held / 1000

    def clone(self) -> None:
        for match in self.positions:
            match.clone()

    def clone_fought(self) -> None:
        for match in self.fought:
            match.clone()

    def imagine(self) -> None:
        rng = Random(2)
        for match in self.positions:
            match.imagine(match.asks[0].seat, rng, keep=False)

    def list_options(self) -> None:
        for match in self.positions:
            for ask in match.asks:
                ask.stale()
                ask.values()

    def playouts(self) -> int:
        """Random games from the middle on, each in an imagined match; how many."""
        rng = Random(3)
        some = self.positions[:: max(4, len(self.positions) // 120)]
        for match in some:
            random_play(match.imagine(match.asks[0].seat, rng, keep=False), rng)
        return len(some)

    def search(self) -> int:
        """Rounds of tree search over some positions; how many."""
        sense = sense_of(self.positions[0].game)
        rounds = 4 if sense is not None and sense.habits.lines else 60  # a round may be a turn played out
        some = self.positions[:: max(1, len(self.positions) // 8)]
        for number, match in enumerate(some):
            ask = match.asks[0]
            MctsBot(ask.seat, number, seconds=None, rounds=rounds).reasons(Chair(match, ask))
        return rounds * len(some)


class Theirs:
    """catanatron, played the way its own benchmark does: `play_tick` with random players."""

    def __init__(self) -> None:
        peer: Any = import_module("catanatron")
        self.name = PEER
        self.peer = peer
        self.generate: Callable[[Any], Any] = import_module("catanatron.models.actions").generate_playable_actions
        self.colors = [peer.Color.RED, peer.Color.BLUE, peer.Color.WHITE, peer.Color.ORANGE]
        self.positions = list(self._positions())

    def _new(self, seed: int) -> Any:
        return self.peer.Game([self.peer.RandomPlayer(color) for color in self.colors], seed=seed)

    def play(self, games: int, first: int) -> int:
        """Random games; every tick counts as a decision, also those with one option."""
        ticks = 0
        for seed in range(first, first + games):
            match = self._new(seed)
            while match.winning_color() is None and match.state.num_turns < 1000:
                match.play_tick()
                ticks += 1
        return ticks

    def choices(self) -> float:
        """What part of the ticks has two options at least: the others are no decisions in our sense."""
        some = all_of_them = 0
        for seed in range(4):
            match = self._new(seed)
            while match.winning_color() is None and match.state.num_turns < 1000:
                some, all_of_them = some + (len(self.generate(match.state)) > 1), all_of_them + 1
                match.play_tick()
        return some / all_of_them

    def _positions(self) -> Iterable[Any]:
        rng = Random(1)
        for seed in range(4):
            match = self._new(seed)
            while match.winning_color() is None and match.state.num_turns < 1000:
                if rng.random() < 0.05:
                    yield match.copy()
                match.play_tick()

    def clone(self) -> None:
        for match in self.positions:
            match.copy()

    def list_options(self) -> None:
        for match in self.positions:
            self.generate(match.state)


def random_play(match: Match[Any], rng: Random) -> int:
    """Play a match out at random; how many decisions it took."""
    decisions = 0
    random = rng.random
    while match.asks:
        asks = match.asks
        ask = asks[0] if len(asks) == 1 else asks[int(random() * len(asks))]
        values = ask.values()
        match.take(ask, values[int(random() * len(values))])
        decisions += 1
    return decisions


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """CPU seconds of a piece of work, and what it gave."""
    gc.collect()
    began = time.process_time()
    made = work()
    return time.process_time() - began, made


def measure(
    ids: Sequence[str], *, rounds: int = 5, games: int = 60, peer: bool = True, seats: int | None = None
) -> Report:
    """Ours and theirs in turn, `rounds` times; the best of each. The peer always plays with four."""
    theirs = Theirs() if peer else None
    ours = [Ours(id, seats) for id in ids]
    if seats is None:
        ours += [Ours(id, fewer) for id in ids for fewer in ALSO.get(id, ())]
    for game in ours:
        game.play(5, 10_000)  # warm
    runners: list[Ours | Theirs] = [theirs, *ours] if theirs else [*ours]
    rows = {runner.name: _Best(runner) for runner in runners}
    for number in range(rounds):
        for best in rows.values():
            best.once(number, games)
    return Report(
        date=date.today().isoformat(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=f"{platform.machine()}, {platform.system()}",
        rounds=rounds,
        peer=rows[PEER].figures() if theirs else None,
        games=[rows[game.name].figures() for game in ours],
    )


class _Best:
    """The best figures of a runner over the rounds."""

    def __init__(self, runner: Ours | Theirs) -> None:
        self.runner = runner
        self.rate = self.game_rate = self.kept = self.per_game = self.playouts = self.search = 0.0
        self.clone = self.options = self.imagined = self.fought = self.early = self.late = float("inf")
        self.memory: float | None = None
        self.choices = runner.choices()

    def once(self, number: int, games: int) -> None:
        runner = self.runner
        count = games if isinstance(runner, Ours) else max(1, games // 4)
        seconds, decisions = timed(lambda: runner.play(count, 1000 * number))
        if decisions / seconds > self.rate:
            self.rate, self.game_rate, self.per_game = decisions / seconds, count / seconds, decisions / count
        self.clone = min(self.clone, self._each(runner.clone))
        self.options = min(self.options, self._each(runner.list_options))
        if isinstance(runner, Ours):
            self.imagined = min(self.imagined, self._each(runner.imagine))
            if runner.fought:
                self.fought = min(self.fought, timed(runner.clone_fought)[0] / len(runner.fought) * 1e6)
            seconds, decisions = timed(lambda: runner.play(count, 1000 * number, keep=True))
            self.kept = max(self.kept, decisions / seconds)
            seconds, playouts = timed(runner.playouts)
            self.playouts = max(self.playouts, playouts / seconds)
            seconds, rounds = timed(runner.search)
            self.search = max(self.search, rounds / seconds)
            self.early = min(self.early, runner.at_table(EARLY, number))
            self.late = min(self.late, runner.at_table(LATE, number))
            if self.memory is None:
                self.memory = runner.memory()

    def _each(self, work: Callable[[], None]) -> float:
        return timed(work)[0] / len(self.runner.positions) * 1e6

    def figures(self) -> Figures:
        ours = isinstance(self.runner, Ours)
        return Figures(
            self.runner.name,
            self.rate,
            self.game_rate,
            self.per_game,
            self.clone,
            self.options,
            self.fought if self.fought < float("inf") else None,
            self.imagined if ours else None,
            self.kept if ours else None,
            self.playouts if ours else None,
            self.search if ours else None,
            self.early if ours else None,
            self.late if ours else None,
            self.memory,
            self.choices,
        )


HEAD = (
    "| | decisions/s | × peer | × peer, two options and more | games/s | decisions a game | clone µs | × peer "
    "| in battle µs | × peer | options µs | imagine µs | decisions/s kept | playouts/s | mcts rounds/s "
    "| answer 10 µs | answer 1,000 µs | match kB |"
)


def table(report: Report) -> str:
    """The report as a Markdown table."""
    rows = [HEAD, "|---|" + "---:|" * 17]
    for row in [*([report.peer] if report.peer else []), *report.games]:
        peer = report.peer
        faster = f"{row.decisions_per_second / peer.decisions_per_second:.2f}" if peer and row is not peer else ""
        chosen = f"{row.choices_per_second / peer.choices_per_second:.2f}" if peer and row is not peer else ""
        clone = f"{row.clone_us / peer.clone_us:.2f}" if peer and row is not peer else ""
        fought = "" if row.fought_us is None else f"{row.fought_us:.1f}"
        slower = f"{row.fought_us / peer.clone_us:.2f}" if peer and row.fought_us is not None else ""
        rows.append(
            f"| {row.name} | {row.decisions_per_second:,.0f} | {faster} | {chosen} | {row.games_per_second:,.1f} "
            f"| {row.decisions_per_game:.0f} | {row.clone_us:.1f} | {clone} | {fought} | {slower} "
            f"| {row.options_us:.1f} "
            f"| {'' if row.imagine_us is None else f'{row.imagine_us:.1f}'} "
            f"| {_shown(row.kept_decisions_per_second)} | {_shown(row.playouts_per_second)} "
            f"| {_shown(row.mcts_rounds_per_second)} | {_shown(row.early_us)} | {_shown(row.late_us)} "
            f"| {_shown(row.match_kb)} |"
        )
    peer_name = f"{PEER} {version(PEER)}" if report.peer else "no peer"
    foot = f"{report.date}, {report.python}, {report.machine}; best of {report.rounds} alternating rounds; {peer_name}"
    return "\n".join([*rows, "", foot])


def _shown(figure: float | None) -> str:
    return "" if figure is None else f"{figure:,.0f}"


def has_peer() -> bool:
    return find_spec(PEER) is not None


def game_ids() -> list[str]:
    return list(all_games())
