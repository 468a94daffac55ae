"""What if: a game and the same game with other numbers, played by the same bots on the same deals.

A deal is played by every line-up of the bots in every order around the table, once as the game is printed and once
changed; what is compared is what the change made of each deal, which takes most of the luck out. Questions are asked
of every comparison: do games last as long, do they bring as many points, do bots win as often, is a changed card used
as often. Each is answered when one can be sure of it, whichever way (`lab/sequential.py`: one may look after every
deal), and when all are, no more is played. The questions share the risk: that any answer is wrong has at most 5 %.

A comparison lives in a folder like a tournament, goes on where it stopped, and is the same, byte for byte, however
many processes or machines play.
"""

from __future__ import annotations

import csv
import io
import json
import math
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from oikumene import bots as players
from oikumene.bots.registry import close
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Game, OptionValue
from oikumene.lab import engines, stats, tournament
from oikumene.lab.changes import Change
from oikumene.lab.sequential import LEAST, Running
from oikumene.lab.stats import Interval
from oikumene.lab.tournament import Crash, Fixture, Job, Played
from oikumene.registry import changed
from oikumene.registry import game as find_game

PLAIN, CHANGED = "plain", "changed"
VERSIONS = (PLAIN, CHANGED)
MANIFEST, GAMES = "compare.json", "games.csv"
COLUMNS = ("version", *tournament.COLUMNS)
#: The risk that any of the answers is wrong.
RISK = 0.05
LENGTH, POINTS, WINS, USE = "length", "points", "wins", "use"
#: What a question comes to: the changed game has more of it, less, as much as makes no difference; or it is not sure.
MORE, LESS, SAME, OPEN = "more", "less", "same", "open"


@dataclass(frozen=True)
class Plan:
    """What is to be played: so many deals at most; `margin`: a difference below that share makes no difference."""

    game: str
    change: Change
    bots: tuple[str, ...]
    seats: int
    most: int
    seed: int
    margin: float
    options: Mapping[str, OptionValue]

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where, for every deal."""
        line_ups = tournament.line_ups(self.bots, self.seats)
        return [seating for line_up in line_ups for seating in tournament.rotations(line_up)]

    def deal(self, seed: int) -> list[tuple[str, Fixture]]:
        """The games of a deal, in the order in which they are kept."""
        return [(version, Fixture(seating, seed)) for seating in self.seatings() for version in VERSIONS]


class Question(NamedTuple):
    """What is compared: the length of games, points, how often a bot wins, how often a card is used."""

    what: str
    name: str = ""


class Answer(NamedTuple):
    """What a question came to. `sure`: how far the changed game lies above the plain one; `margin`: what would make no
    difference."""

    question: Question
    plain: float
    changed: float
    sure: Interval
    margin: float

    @property
    def verdict(self) -> str:
        if self.sure.low > 0:
            return MORE
        if self.sure.high < 0:
            return LESS
        return SAME if -self.margin < self.sure.low and self.sure.high < self.margin else OPEN

    @property
    def share(self) -> bool:
        """Whether it is a share, counted in per cent."""
        return self.question.what in (WINS, USE)

    def to_json(self) -> dict[str, Any]:
        sure = self.sure if math.isfinite(self.sure.low) else None
        return {
            "figure": self.question.what,
            **({"of": self.question.name} if self.question.name else {}),
            "plain": round(self.plain, 5),
            "changed": round(self.changed, 5),
            "difference": round(self.sure.mean, 5),
            "sure": None if sure is None else sure.to_json(),
            "margin": round(self.margin, 5),
            "verdict": self.verdict,
        }


class People(NamedTuple):
    """How often those who led something (an empire, a nation) won, plain and changed; seats, share, difference."""

    name: str
    seats: tuple[int, int]
    plain: Interval
    changed: Interval
    apart: Interval | None


class Takers(NamedTuple):
    """How often those who took a changed card won, plain and changed."""

    card: str
    players: tuple[int, int]
    plain: Interval
    changed: Interval


@dataclass
class Comparison:
    """What came out. `sure`: every question has its answer, so that no more was played."""

    plan: Plan
    deals: int = 0
    played: dict[str, list[Played]] = field(default_factory=lambda: {version: [] for version in VERSIONS})
    answers: list[Answer] = field(default_factory=list)
    crashes: list[tuple[str, Crash]] = field(default_factory=list)
    sure: bool = False
    new: int = 0
    seconds: float = 0.0
    interrupted: bool = False

    def to_json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "game": plan.game,
            "title": plan.change.title,
            "change": plan.change.values,
            "bots": list(plan.bots),
            "seats": plan.seats,
            "seed": plan.seed,
            "options": dict(plan.options),
            "most": plan.most,
            "deals": self.deals,
            "new": self.new,
            "seconds": round(self.seconds, 3),
            "sure": self.sure,
            "interrupted": self.interrupted,
            "crashes": len(self.crashes),
            "answers": [answer.to_json() for answer in self.answers],
            "people": [
                {
                    "of": one.name,
                    "seats": list(one.seats),
                    "plain": one.plain.to_json(),
                    "changed": one.changed.to_json(),
                    "apart": None if one.apart is None else one.apart.to_json(),
                }
                for one in people(self)
            ],
            "takers": [
                {
                    "card": one.card,
                    "players": list(one.players),
                    "plain": one.plain.to_json(),
                    "changed": one.changed.to_json(),
                }
                for one in takers(self)
            ],
        }


def plan(
    game_id: str,
    change: Change,
    bots: Sequence[str] = ("greedy",),
    *,
    seats: int = 2,
    most: int = 400,
    seed: int = 0,
    margin: float = 0.05,
    options: Mapping[str, object] | None = None,
) -> Plan:
    """A comparison, after everything that can be wrong with it was looked at once, here: of both games."""
    wanted = tournament.plan(game_id, bots, seats=seats, deals=most, seed=seed, options=options)
    other = changed(game_id, change.values)
    other.setup(other.checked(seats, seed, wanted.options))
    if not 0 < margin < 1:
        raise Refused(
            "margin", "What makes no difference is a share between 0 and 1, not {margin}.", margin=str(margin)
        )
    return Plan(wanted.game, change, tuple(bots), seats, most, seed, margin, dict(wanted.options))


def run(
    wanted: Plan,
    folder: str | Path,
    *,
    jobs: int = 1,
    engine: str = engines.PROCESSES,
    address: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Comparison:
    """Play deal after deal until every question is answered, or there were enough; what the folder has is not played
    again. `progress` is told how many deals are done. Ctrl-C ends it early and keeps what is done."""
    path = Path(folder)
    claim(wanted, path)
    hearing = Hearing(wanted, load(path))
    made = hearing.made
    began = time.perf_counter()
    hearing.go_on()
    missing = [] if made.sure else [hearing.missing(seed) for seed in hearing.left]
    modules = (type(find_game(wanted.game)).__module__,)
    parts = engines.spread(engine, play_all, list(pieces(wanted, missing)), jobs=jobs, modules=modules, address=address)
    try:
        with (path / GAMES).open("a", encoding="utf-8", newline="") as file:
            for part in parts:
                file.write("".join([hearing.hear(version, result) for version, result in part]))
                file.flush()
                hearing.go_on()
                if progress is not None:
                    progress(made.deals)
                if made.sure:
                    break
    except KeyboardInterrupt:
        made.interrupted = True
    finally:
        parts.close()  # type: ignore[attr-defined]  # workers are ended at once: what they still play is not wanted
    made.seconds = time.perf_counter() - began
    tournament.keep_crashes([crash for _, crash in made.crashes], path)
    return made


class Hearing:
    """A comparison while its games come in: deals count in their order, each when all its games are there."""

    def __init__(self, wanted: Plan, there: dict[tuple[str, Fixture], Played]) -> None:
        self.wanted = wanted
        self.there = there
        self.failed: set[tuple[str, Fixture]] = set()
        self.left = deque(range(wanted.seed, wanted.seed + wanted.most))
        self.made = Comparison(wanted)
        self.judge = Judge(wanted)

    def missing(self, seed: int) -> list[tuple[str, Fixture]]:
        return [game for game in self.wanted.deal(seed) if game not in self.there and game not in self.failed]

    def hear(self, version: str, result: Played | Crash) -> str:
        """A game is over: the line to be kept of it, nothing of one that crashed."""
        if isinstance(result, Crash):
            self.made.crashes.append((version, result))
            self.failed.add((version, result.fixture))
            return ""
        self.there[version, result.fixture] = result
        self.made.new += 1
        return f"{version},{tournament.line(result)}"

    def go_on(self) -> None:
        """Count the deals that are complete, as far as it takes to be sure; a deal with a crash counts for nothing."""
        while self.left and not self.made.sure and not self.missing(self.left[0]):
            games = self.wanted.deal(self.left.popleft())
            if not self.failed.intersection(games):
                tell(self.made, self.judge, [(version, self.there[version, fixture]) for version, fixture in games])


def tell(made: Comparison, judge: Judge, games: Sequence[tuple[str, Played]]) -> None:
    """A deal is done: its games count, and the questions are looked at again."""
    for version, game in games:
        made.played[version].append(game)
    made.deals += 1
    judge.add([game for version, game in games if version == PLAIN], [game for v, game in games if v == CHANGED])
    made.answers = judge.answers()
    made.sure = made.deals >= LEAST and all(answer.verdict != OPEN for answer in made.answers)


def pieces(
    wanted: Plan, missing: Sequence[Sequence[tuple[str, Fixture]]]
) -> Iterator[tuple[tuple[Job, Job], list[tuple[str, Fixture]]]]:
    """Work for whoever is free: a deal, or a game of it where bots think."""
    jobs = (
        Job(wanted.game, dict(wanted.options)),
        Job(wanted.game, dict(wanted.options), dict(wanted.change.values)),
    )
    made = [players.make(name, 0, 0) for name in wanted.bots]
    slow = any(bot.thinks for bot in made)
    close(made)
    for games in missing:
        for group in [[game] for game in games] if slow else [list(games)]:
            if group:
                yield jobs, group


def play_all(
    work: tuple[tuple[Job, Job], list[tuple[str, Fixture]]],
) -> list[tuple[str, Played | Crash]]:
    jobs, games = work
    return [(version, tournament.play(jobs[VERSIONS.index(version)], fixture)) for version, fixture in games]


# -- the questions


class Judge:
    """Hears deal after deal what the change made of it."""

    def __init__(self, wanted: Plan) -> None:
        game = find_game(wanted.game)
        self.game: Game[Any] = game
        self.margin = wanted.margin
        self.questions = [Question(LENGTH)]
        if game.points:
            self.questions.append(Question(POINTS))
        if len(wanted.bots) > 1:
            self.questions += [Question(WINS, bot) for bot in wanted.bots]
        self.questions += [Question(USE, card) for card in wanted.change.cards]
        alpha = RISK / len(self.questions)
        self.apart = {question: Running(alpha) for question in self.questions}
        self.plain = {question: Running() for question in self.questions}
        self.changed = {question: Running() for question in self.questions}

    def add(self, plain: Sequence[Played], other: Sequence[Played]) -> None:
        for question in self.questions:
            before, after = self.figure(question, plain), self.figure(question, other)
            self.plain[question].add(before)
            self.changed[question].add(after)
            self.apart[question].add(after - before)

    def figure(self, question: Question, games: Sequence[Played]) -> float:
        """What a question asks about, of the games of a deal."""
        if question.what == LENGTH:
            return stats.mean([game.decisions for game in games])
        if question.what == POINTS:
            return stats.mean([score / self.game.fraction for game in games for score in game.scores])
        if question.what == WINS:
            return stats.mean(
                [game.win(seat) for game in games for seat in range(game.seats) if game.bots[seat] == question.name]
            )
        return stats.mean([took(self.game, game, seat, question.name) for game in games for seat in range(game.seats)])

    def answers(self) -> list[Answer]:
        found = []
        for question in self.questions:
            plain, apart = self.plain[question], self.apart[question]
            margin = self.margin
            if question.what in (LENGTH, POINTS):
                margin = max(1e-9, self.margin * abs(plain.mean))
                apart.unit = max(margin, math.sqrt(plain.squares / max(1, plain.n)))
            found.append(Answer(question, plain.mean, self.changed[question].mean, apart.sure, margin))
        return found


def took(game: Game[Any], played: Played, seat: int, card: str) -> float:
    """Whether a seat took a card, as the game counts that (`Game.taking`)."""
    words = game.taking
    return float(any(who == seat and it == card and (not words or word in words) for who, word, it, _ in played.taken))


def people(made: Comparison) -> list[People]:
    """What seats led, and how often each of them won."""
    shares: dict[str, tuple[list[float], list[float]]] = {}
    for n, version in enumerate(VERSIONS):
        for game in made.played[version]:
            for seat, name in enumerate(game.led):
                if name:
                    shares.setdefault(name, ([], []))[n].append(game.win(seat))
    return [
        People(
            name,
            (len(plain), len(other)),
            stats.share(sum(plain), len(plain)),
            stats.share(sum(other), len(other)),
            stats.difference(other, plain),
        )
        for name, (plain, other) in sorted(shares.items())
    ]


def takers(made: Comparison) -> list[Takers]:
    """The changed cards, and how often who took them won."""
    game = find_game(made.plan.game)
    found = []
    for card in made.plan.change.cards:
        wins = [
            [one.win(seat) for one in made.played[version] for seat in range(one.seats) if took(game, one, seat, card)]
            for version in VERSIONS
        ]
        plain, other = (stats.share(sum(each), len(each)) for each in wins)
        found.append(Takers(card, (len(wins[0]), len(wins[1])), plain, other))
    return found


# -- the folder


def claim(wanted: Plan, folder: Path) -> None:
    """Make the folder this comparison's, or see that it is."""
    game = find_game(wanted.game)
    ours = {
        "format": 1,
        "game": game.id,
        "rules": game.rules,
        "options": dict(wanted.options),
        "change": dict(wanted.change.values),
        "bots": list(wanted.bots),
        "seats": wanted.seats,
        "seed": wanted.seed,
    }
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
        "compare-folder",
        "{path} holds something else: {name} there is not of this change with these bots, seats, options and rules. "
        "Take another folder.",
        path=str(folder),
        name=name,
    )


def load(folder: Path) -> dict[tuple[str, Fixture], Played]:
    """The games of a folder. A line that was cut off is taken out of the file."""
    path = folder / GAMES
    if not path.exists():
        path.write_text(",".join(COLUMNS) + "\n", encoding="utf-8")
        return {}
    text = path.read_bytes().decode("utf-8", errors="replace")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_bytes(whole.encode())
    rows = csv.reader(io.StringIO(whole))
    if next(rows, None) != list(COLUMNS):
        raise _foreign(folder, GAMES)
    found: dict[tuple[str, Fixture], Played] = {}
    try:
        for version, *row in rows:
            game = tournament.read_row(row)
            if version not in VERSIONS:
                raise ValueError(version)
            found[version, game.fixture] = game
    except (ValueError, TypeError, KeyError) as why:
        raise _foreign(folder, GAMES) from why
    return found
