"""Tournaments: every line-up of some bots, in every order around the table, on the same deals.

A tournament lives in a folder. `games.csv` gets a line as soon as a game is over, so an interrupt loses only games in
progress; the same command goes on where it stopped, and one that asks for more adds to what is there.
"""

from __future__ import annotations

import csv
import io
import json
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any, NamedTuple

from oikumene import bots as players
from oikumene.bots.registry import close
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Game, OptionValue
from oikumene.kernel.table import LogLine
from oikumene.kernel.words import CARD, SEAT, Vocabulary
from oikumene.lab import engines
from oikumene.registry import changed
from oikumene.registry import game as find_game

MANIFEST = "tournament.json"
GAMES = "games.csv"
CRASHES = "crashes.txt"
COLUMNS = (
    "seats",
    "seed",
    "bots",
    "scores",
    "winners",
    "decisions",
    "ending",
    "hash",
    "taken",
    "led",
    "rounds",
    "first",
)
#: How many columns the file had before it told what each seat led.
OLDER = 9

#: So many quick games are one piece of work; a game with a bot that thinks is one by itself.
BATCH = 8


class Fixture(NamedTuple):
    """A game to be played: who sits where, on which deal."""

    bots: tuple[str, ...]
    seed: int


class Played(NamedTuple):
    """How a game went. `taken`: (seat, word of the log, card, how often); `led`: what each seat was
    (`empire-romans`), "" where everybody begins alike; `rounds`: in which one it ended, 0 where nobody counts them;
    `first`: who began, -1 where no lot decides that."""

    bots: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    ending: str
    hash: str
    taken: tuple[tuple[int, str, str, int], ...] = ()
    led: tuple[str, ...] = ()
    rounds: int = 0
    first: int = -1

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.bots, self.seed)

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def line_up(self) -> tuple[str, ...]:
        """Who played, whatever the order."""
        return tuple(sorted(self.bots))

    def win(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Crash(NamedTuple):
    """A game that a fault in the program ended."""

    fixture: Fixture
    error: str
    trace: str


class Job(NamedTuple):
    """What every game has in common, as plain data that another machine can read."""

    game: str
    options: dict[str, OptionValue]
    #: What of the game is changed (`Game.changed`).
    change: dict[str, int] = {}


@dataclass(frozen=True)
class Plan:
    """What is to be played: `deals` deals from `seed` on, for each of the player counts."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    deals: int
    seed: int
    options: Mapping[str, OptionValue]

    def fixtures(self) -> list[Fixture]:
        """Deal by deal, so that a tournament that is cut short has played every line-up equally often."""
        return [
            Fixture(seating, seed)
            for seed in range(self.seed, self.seed + self.deals)
            for seats in self.seats
            for line_up in line_ups(self.bots, seats)
            for seating in rotations(line_up)
        ]


@dataclass
class Tournament:
    """What came out, in the order of the plan; fewer games than were planned if it was interrupted or games crashed."""

    plan: Plan
    planned: int
    played: list[Played] = field(default_factory=list)
    crashes: list[Crash] = field(default_factory=list)
    new: int = 0
    seconds: float = 0.0
    interrupted: bool = False


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Everyone against everyone: each set of so many bots; where bots are few, each way to fill the seats with them.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    >>> line_ups(["a"], 2)
    [('a', 'a')]
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    filled = combinations_with_replacement(bots, seats)
    return [line_up for line_up in filled if len(set(line_up)) > 1 or len(bots) == 1]


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every bot in every seat, the order around the table kept; no order twice.

    >>> rotations(("a", "a", "b"))
    [('a', 'a', 'b'), ('a', 'b', 'a'), ('b', 'a', 'a')]
    """
    return list(dict.fromkeys(line_up[i:] + line_up[:i] for i in range(len(line_up))))


def plan(
    game_id: str,
    bots: Sequence[str],
    *,
    seats: Sequence[int] | int = 2,
    deals: int = 100,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> Plan:
    """A tournament, after everything that can be wrong with it was looked at once, here."""
    game = find_game(game_id)
    counts = (seats,) if isinstance(seats, int) else tuple(dict.fromkeys(seats))
    if not bots:
        raise Refused("no-bots", "A tournament needs bots to play it.")
    for name in bots:
        if list(bots).count(name) > 1:
            raise Refused("bot-twice", "{bot} is named twice: a tournament plays each bot as one player.", bot=name)
        close([players.make(name, 0, seed)])
    if deals < 1:
        raise Refused("games", "At least one game must be played, not {games}.", games=deals)
    if not counts:
        raise Refused("no-seats", "Say how many seats the tables have.")
    for count in counts:
        setup = game.checked(count, seed, options or {})
        game.setup(setup)  # a deck that cannot be read is refused here, not in every game
    return Plan(game.id, tuple(bots), counts, deals, seed, dict(setup.options))


def by_the_clock(bots: Sequence[str]) -> list[str]:
    """The bots whose thinking is measured in seconds: their games may differ from run to run."""
    found = []
    for name in bots:
        bot = players.make(name, 0, 0)
        close([bot])
        if getattr(bot, "seconds", None) is not None:
            found.append(name)
    return found


def run(
    wanted: Plan,
    folder: str | Path,
    *,
    jobs: int = 1,
    engine: str = engines.PROCESSES,
    address: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Play what the folder does not have yet; the outcomes are the same whatever the engine and the number of jobs.

    `progress` is told how many games are done. Ctrl-C ends it early and keeps what is done.
    """
    path = Path(folder)
    claim(wanted, path)
    there = {game.fixture: game for game in load(path)}
    fixtures = wanted.fixtures()
    made = Tournament(wanted, len(fixtures))
    missing = [fixture for fixture in fixtures if fixture not in there]
    done = len(fixtures) - len(missing)
    began = time.perf_counter()
    job = Job(wanted.game, dict(wanted.options))
    work = [(job, batch) for batch in batches(missing)]
    modules = (type(find_game(wanted.game)).__module__,)
    try:
        with (path / GAMES).open("a", encoding="utf-8", newline="") as file:
            for part in engines.spread(engine, play_all, work, jobs=jobs, modules=modules, address=address):
                for result in part:
                    if isinstance(result, Crash):
                        made.crashes.append(result)
                    else:
                        there[result.fixture] = result
                        file.write(line(result))
                        made.new += 1
                file.flush()
                if progress is not None:
                    progress(done + made.new + len(made.crashes))
    except KeyboardInterrupt:
        made.interrupted = True
    made.seconds = time.perf_counter() - began
    made.played = [there[fixture] for fixture in fixtures if fixture in there]
    keep_crashes(made.crashes, path)
    return made


def batches(fixtures: Sequence[Fixture]) -> Iterator[list[Fixture]]:
    """Pieces of work: some quick games, or one with a bot that thinks."""
    thinks: dict[str, bool] = {}
    quick: list[Fixture] = []
    for fixture in fixtures:
        for name in fixture.bots:
            if name not in thinks:
                bot = players.make(name, 0, 0)
                thinks[name] = bot.thinks
                close([bot])
        slow = any(thinks[name] for name in fixture.bots)
        if quick and (slow or len(quick) >= BATCH):
            yield quick
            quick = []
        if slow:
            yield [fixture]
        else:
            quick.append(fixture)
    if quick:
        yield quick


# -- one game


def play_all(work: tuple[Job, list[Fixture]]) -> list[Played | Crash]:
    job, fixtures = work
    return [play(job, fixture) for fixture in fixtures]


def play(job: Job, fixture: Fixture) -> Played | Crash:
    """One game from its first question to its result."""
    try:
        return _play(job, fixture)
    except Exception as error:
        return Crash(fixture, f"{type(error).__name__}: {error}", traceback.format_exc())


def _play(job: Job, fixture: Fixture) -> Played:
    game = changed(job.game, job.change)
    seats = [players.make(name, seat, fixture.seed) for seat, name in enumerate(fixture.bots)]
    try:
        keep = any(bot.thinks for bot in seats)
        match = game.new(seats=len(seats), seed=fixture.seed, options=job.options, keep=keep)
        log = match.log
        match.state.log = log  # also where no snapshots are kept: what was taken is read from it
        decisions, first = 0, -1
        while match.asks:
            if first < 0 and match.state.face:  # who begins is known once the table is laid out
                first = int(getattr(match.state, "first", -1))
            ask = match.asks[0]
            match.take(ask, seats[ask.seat].choose(players.Chair(match, ask)))
            decisions += 1
    finally:
        close(seats)
    result = match.result
    assert result is not None
    return Played(
        fixture.bots,
        fixture.seed,
        result.scores,
        result.winners,
        decisions,
        result.ending,
        match.digest(),
        taken(log, game.words),
        tuple(["-".join(game.led(match.state, seat) or ()) for seat in range(len(seats))]),
        game.progress(match.state, len(seats))[0],
        first,
    )


def taken(log: Sequence[LogLine], words: Vocabulary) -> tuple[tuple[int, str, str, int], ...]:
    """What each seat did with which cards, as often as the log says: lines about a seat and a card."""
    places: dict[str, tuple[int, int] | None] = {}
    counts: Counter[tuple[int, str, str]] = Counter()
    for line in log:
        word = line.message
        if word not in places:
            places[word] = actor_and_card(words, word)
        place = places[word]
        if place is not None:
            seat, card = line.args[place[0]], line.args[place[1]]
            assert isinstance(seat, int) and isinstance(card, tuple)
            counts[seat, word, card[0]] += 1
    return tuple((*key, n) for key, n in sorted(counts.items()))


def actor_and_card(words: Vocabulary, word: str) -> tuple[int, int] | None:
    """Where a line names who acted (an argument called `seat`) and the card (one called `card`)."""
    params = words.lines[word].params
    if (SEAT, SEAT) not in params or (CARD, CARD) not in params:
        return None
    return params.index((SEAT, SEAT)), params.index((CARD, CARD))


# -- the folder


def claim(wanted: Plan, folder: Path) -> None:
    """Make the folder this game's, or see that it is."""
    game: Game[Any] = find_game(wanted.game)
    ours = {"format": 1, "game": game.id, "rules": game.rules, "options": dict(wanted.options)}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        manifest = folder / MANIFEST
        if not manifest.exists():
            manifest.write_text(json.dumps(ours, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        theirs = json.loads(manifest.read_text(encoding="utf-8"))
    except OSError as why:
        raise Refused("folder", "{path} cannot be written to ({why}).", path=str(folder), why=str(why)) from why
    except ValueError as why:
        raise _foreign(folder, MANIFEST) from why
    if theirs != ours:
        raise _foreign(folder, MANIFEST)


def _foreign(folder: Path, name: str) -> Refused:
    return Refused(
        "tournament-folder",
        "{path} holds something else: {name} there is not of this game with these rules and options. "
        "Take another folder.",
        path=str(folder),
        name=name,
    )


def load(folder: str | Path) -> list[Played]:
    """The games of a folder, in the order they ended. A line that was cut off is taken out of the file."""
    path = Path(folder) / GAMES
    if not path.exists():
        path.write_text(",".join(COLUMNS) + "\n", encoding="utf-8")
        return []
    text = path.read_bytes().decode("utf-8", errors="replace")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_bytes(whole.encode())
    rows = csv.reader(io.StringIO(whole))
    head = next(rows, None)
    if head not in (list(COLUMNS), list(COLUMNS[:OLDER])):
        raise _foreign(Path(folder), GAMES)
    try:
        played = [read_row(row) for row in rows]
        if len(head) == OLDER:  # written before there were these columns: brought forward, whole or not at all
            beside = path.with_name(path.name + ".part")
            beside.write_text(",".join(COLUMNS) + "\n" + "".join(map(line, played)), encoding="utf-8")
            beside.replace(path)
        return played
    except (ValueError, TypeError, KeyError) as why:
        raise _foreign(Path(folder), GAMES) from why


def read_row(row: list[str]) -> Played:
    _, seed, bots, scores, winners, decisions, ending, hash, taken, *more = row
    led, rounds, first = more or ("[]", "0", "-1")
    return Played(
        tuple(json.loads(bots)),
        int(seed),
        tuple(json.loads(scores)),
        tuple(json.loads(winners)),
        int(decisions),
        ending,
        hash,
        tuple((int(seat), word, card, int(n)) for seat, word, card, n in json.loads(taken)),
        tuple(json.loads(led)),
        int(rounds),
        int(first),
    )


def line(game: Played) -> str:
    """A game as a line of the file."""

    def packed(value: object) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerow(
        (
            game.seats,
            game.seed,
            packed(game.bots),
            packed(game.scores),
            packed(game.winners),
            game.decisions,
            game.ending,
            game.hash,
            packed(game.taken),
            packed(game.led),
            game.rounds,
            game.first,
        )
    )
    return out.getvalue()


def keep_crashes(crashes: Sequence[Crash], folder: Path) -> None:
    """The faults of this run, for whoever looks for them; nothing where there were none."""
    path = folder / CRASHES
    path.unlink(missing_ok=True)
    if crashes:
        told = [f"seed {c.fixture.seed}, {', '.join(c.fixture.bots)}\n{c.trace}" for c in crashes]
        path.write_text("\n".join(told), encoding="utf-8")
