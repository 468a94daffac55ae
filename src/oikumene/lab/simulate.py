"""Many games between bots, on one core or several. Game i is played from seed S + i, whoever plays it."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from oikumene import bots as players
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Game, OptionValue, Result
from oikumene.kernel.match import Match
from oikumene.lab import engines
from oikumene.registry import game as find_game


class Outcome(NamedTuple):
    """How one game went."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    hash: str

    def to_json(self) -> dict[str, object]:
        return {**self._asdict(), "scores": list(self.scores), "winners": list(self.winners)}


class Crash(NamedTuple):
    """A game that a fault in the program ended, or a bot that could not go on."""

    seed: int
    error: str
    trace: str


class Job(NamedTuple):
    """What every game of a simulation has in common, as plain data that another process can read."""

    module: str  # of the game, so that it is registered there too
    game: str
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    save_dir: str | None
    series: int = 1


@dataclass
class Simulation:
    """What came out; `asked` games were wanted, fewer are there if somebody interrupted it or a game crashed."""

    game: str
    bots: tuple[str, ...]
    asked: int
    outcomes: list[Outcome] = field(default_factory=list)
    crashes: list[Crash] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def decisions(self) -> int:
        return sum(outcome.decisions for outcome in self.outcomes)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": list(self.bots),
            "games": len(self.outcomes),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "results": [outcome.to_json() for outcome in self.outcomes],
            **({"crashes": [crash._asdict() for crash in self.crashes]} if self.crashes else {}),
        }


def simulate(
    game_id: str,
    bots: Sequence[str],
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    save_dir: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
    series: int = 1,
) -> Simulation:
    """Play games between bots; the outcomes are the same whatever `jobs` is.

    `save_dir`: the record of each game is written there. `progress` is told how many games are done. `series`: from
    each seed so many games follow each other, each from where the last ended (`Game.next`), seated as the game says;
    the outcome is the last's, by the seats that the bots had at first.
    Ctrl-C ends it early and keeps what is done.

    >>> simulate("ancient_world", ["random", "random"], games=2, seed=5).outcomes[1].seed
    6
    """
    game = find_game(game_id)
    given = {**(options or {}), **(game.in_series() if series > 1 else {})}
    job = _checked(game, bots, games, seed, given, jobs, save_dir)._replace(series=series)
    made = Simulation(game.id, job.bots, games)
    began = time.perf_counter()
    parts = _here(job, range(seed, seed + games)) if jobs == 1 else _spread(job, seed, games, jobs)
    try:
        for part in parts:
            for result in part:
                (made.outcomes if isinstance(result, Outcome) else made.crashes).append(result)  # type: ignore[arg-type]
            if progress is not None:
                progress(len(made.outcomes) + len(made.crashes))
    except KeyboardInterrupt:
        made.interrupted = True
    made.seconds = time.perf_counter() - began
    return made


def _checked(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object],
    jobs: int,
    save_dir: str | Path | None,
) -> Job:
    """The job, after everything that can be wrong with it was looked at once, here."""
    setup = game.checked(len(bots), seed, options)
    game.setup(setup)  # a deck that cannot be read is refused here, not in every game
    for seat, name in enumerate(bots):
        players.make(name, seat, seed)
    if games < 1:
        raise Refused("games", "At least one game must be played, not {games}.", games=games)
    if jobs < 1:
        raise Refused("jobs", "At least one process must play, not {jobs}.", jobs=jobs)
    if save_dir is not None:
        _make_folder(Path(save_dir))
    folder = None if save_dir is None else str(save_dir)
    return Job(type(game).__module__, game.id, tuple(bots), dict(setup.options), folder)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise Refused("folder", "{path} cannot be written to ({why}).", path=str(folder), why=str(why)) from why


# -- in this process


def _here(job: Job, seeds: range) -> Iterator[list[Outcome | Crash]]:
    for seed in seeds:
        yield [play(job, seed)]


def play(job: Job, seed: int) -> Outcome | Crash:
    """One game from its first question to its result."""
    try:
        return _play(job, seed)
    except Refused as refused:  # a sentence (of a bot that broke, for one) needs no trace
        return Crash(seed, str(refused), "")
    except Exception as error:
        return Crash(seed, f"{type(error).__name__}: {error}", traceback.format_exc())


def _play(job: Job, seed: int) -> Outcome:
    """A game, or a series of them."""
    order: Sequence[int] = range(len(job.bots))
    outcome, result = _seated(job, seed, job.options, "", order)
    game = find_game(job.game)
    for n in range(2, job.series + 1):
        options = game.next(result)
        if options is None:
            raise Refused("no-next", "No other game follows from how this one ended.")
        order = [order[seat] for seat in game.seating(result)]
        more, result = _seated(job, seed, {**job.options, **options}, f"-{n}", order)
        outcome = more._replace(decisions=outcome.decisions + more.decisions)
    return _by_bot(outcome, order)


def _by_bot(outcome: Outcome, order: Sequence[int]) -> Outcome:
    """An outcome by the places that the bots had at first."""
    scores = [0] * len(order)
    for seat, bot in enumerate(order):
        scores[bot] = outcome.scores[seat]
    return outcome._replace(scores=tuple(scores), winners=tuple(sorted(order[seat] for seat in outcome.winners)))


def _seated(
    job: Job, seed: int, options: Mapping[str, object], name: str, order: Sequence[int]
) -> tuple[Outcome, Result]:
    """One game with bots that sit down for it, in this order. `name`: which of a series it is, in the name of its
    record."""
    seats = [players.make(job.bots[bot], seat, seed) for seat, bot in enumerate(order)]
    try:
        return _played(job, seed, seats, options, name)
    finally:
        players.close(seats)


def _played(
    job: Job, seed: int, seats: Sequence[players.Bot], options: Mapping[str, object], name: str
) -> tuple[Outcome, Result]:
    game = find_game(job.game)
    keep = job.save_dir is not None or any(bot.thinks for bot in seats)
    match = game.new(seats=len(seats), seed=seed, options=options, keep=keep)
    chosen = [bot.choose for bot in seats]
    decisions = 0
    while match.asks:
        ask = match.asks[0]
        match.take(ask, chosen[ask.seat](players.Chair(match, ask)))
        decisions += 1
    if job.save_dir is not None:
        _save(match, Path(job.save_dir) / f"{game.id}-{seed}{name}.json")
    result = match.result
    assert result is not None
    return Outcome(seed, result.scores, result.winners, decisions, match.digest()), result


def _save(match: Match[Any], path: Path) -> None:
    path.write_text(json.dumps(match.record(), ensure_ascii=False) + "\n", encoding="utf-8")


# -- in several


def _spread(job: Job, seed: int, games: int, jobs: int) -> Iterator[list[Outcome | Crash]]:
    """The games in runs of neighbouring seeds, each run played by whichever process is free; in order of seeds."""
    size = max(1, min(50, games // (jobs * 4)))
    runs = [(job, at, min(at + size, seed + games)) for at in range(seed, seed + games, size)]
    return engines.spread(engines.PROCESSES, _run, runs, jobs=jobs, modules=(job.module,))


def _run(run: tuple[Job, int, int]) -> list[Outcome | Crash]:
    job, first, end = run
    return [play(job, seed) for seed in range(first, end)]
