"""A judgement learned by self-play, from nothing to a player: `oikumene lab learn GAME`.

Generation 1 learns from games at random; every later one from games in which the one before it plays itself, with a
slip now and then so that poor positions are seen too. What is learned: a value (how many points are still to come for a
seat, and how sure a lead is) and a policy (what comes to mind), both as `oikumene.bots.net` plays them. Each generation
is then put against the one before it and against `greedy`, on deals that nobody has learned from.

What is looked at are the figures that a game tells of a seat (`Figures.traits`: some forty numbers, about 20 µs), not
the observation of the laboratory (thousands of numbers, 0.2 ms): a judgement is asked for hundreds of times a decision.

The folder holds, written as each generation ends: `net-NNN.json`, `games-NNN.npz` with what its games taught,
`curve.csv` and `curve.json` with a line a generation, `curve.html` with the picture, and `best.json`, the net that won
most against greedy. The same command goes on from there. Games are the same whatever `jobs` and `engine` are.

Training needs torch (extra `learn`), on one thread, so that it comes to the same each time; playing needs nothing.
"""

from __future__ import annotations

import csv
import json
import math
import random
import time
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from oikumene.bots import Chair, make
from oikumene.bots.net import FORMAT, MARK, figures_of, held
from oikumene.kernel.errors import Refused
from oikumene.kit.learned import Learned
from oikumene.lab import engines, plots
from oikumene.lab.extras import need
from oikumene.lab.learning import final
from oikumene.lab.report import Say, page, table
from oikumene.lab.stats import Interval, share
from oikumene.lab.strength import Duel, Player
from oikumene.lab.strength import play as play_duel
from oikumene.registry import game as find_game

MANIFEST = "learn.json"
#: Positions that are kept of a game, spread over it.
KEPT = 60
#: Games of so many generations are learned from.
MEMORY = 4
HIDDEN = 24
#: Positions of a step of learning; every position is looked at so often, and there are so many steps, at least.
BATCH, EPOCHS, STEPS = 256, 12, 500
#: Deals of duels begin so far beyond those that are learned from.
BEYOND = 500_000_000


class Course(NamedTuple):
    """What is learned, how: whoever goes on with a folder must want the same."""

    game: str
    seats: int = 2
    games: int = 100  # of a generation
    deals: int = 10  # of a duel, each from every seat
    slips: float = 0.1
    rounds: int = 0  # of tree search in self-play; 0: it looks to the end of its turn
    nodes: int = 60
    seed: int = 0


class Work(NamedTuple):
    """A game of self-play, as plain data that another process can read."""

    course: Course
    seed: int
    net: dict[str, Any] | None


class Taught(NamedTuple):
    """What a game teaches: positions (stage, points and traits of each seat), how it ended (points, shares of the win),
    decisions (signs of each option, which was chosen)."""

    stages: list[int]
    figures: list[list[list[float]]]
    points: list[float]
    wins: list[float]
    decisions: list[tuple[list[list[str]], int]]


class Line(NamedTuple):
    """A generation in the curve: what it learned from, how well that is foretold, and how it plays."""

    generation: int
    games: int
    positions: int
    decisions: int
    points_error: float  # of points still to come, in points, on games held out
    win_nats: float  # surprise at who won, on games held out (even chances: log of the seats)
    choice_nats: float  # surprise at a choice, on games held out
    former: Interval
    greedy: Interval
    duel_games: int
    seconds: float

    def row(self) -> dict[str, object]:
        flat: dict[str, object] = {}
        for name, value in self._asdict().items():
            if isinstance(value, Interval):
                flat |= {f"{name}_{part}": round(figure, 4) for part, figure in value._asdict().items()}
            else:
                flat[name] = round(value, 4) if isinstance(value, float) else value
        return flat


# -- playing


def study(work: Work) -> Taught:
    """Play a game and write down what may be learned from it."""
    course = work.course
    game = find_game(course.game)
    figures = figures_of(game)
    blank = Learned(figures, {"traits": [], "worth": [[]], "spread": [1.0], "pulls": {}})
    name = "random" if work.net is None else f"learned:net={held(work.net)}:worlds=1:nodes={course.nodes}"
    if work.net is not None and course.rounds:
        name = f"learned:net={held(work.net)}:rounds={course.rounds}"
    bots = [make(name, seat, work.seed) for seat in range(course.seats)]
    rng = random.Random(f"learn:{work.seed}")
    match = game.new(seats=course.seats, seed=work.seed)
    stages, rows, decisions, steps = [], [], [], -1
    while match.asks:
        if match.steps != steps:
            steps, state = match.steps, match.state
            stages.append(figures.stage(state))
            rows.append(
                [
                    [figures.points(state, seat), *map(float, figures.traits(state, seat))]
                    for seat in range(course.seats)
                ]
            )
        ask = match.asks[0]
        values = list(ask.values())
        if work.net is not None and rng.random() < course.slips:
            match.take(ask, values[rng.randrange(len(values))])
            continue
        value = bots[ask.seat].choose(Chair(match, ask))
        if work.net is not None and len(values) > 1:
            decisions.append((blank.signs_of(match, ask, values), values.index(value)))
        match.take(ask, value)
    result = match.result
    assert result is not None
    kept = sorted(rng.sample(range(len(stages)), min(KEPT, len(stages))))
    wins = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(course.seats)]
    points = [value / game.fraction for value in final(game, result)] if game.points else final(game, result)
    return Taught([stages[n] for n in kept], [rows[n] for n in kept], points, wins, decisions)


class Bout(NamedTuple):
    """A game of a duel, with the nets that its players go by."""

    duel: Duel
    seed: int
    seat: int
    nets: tuple[dict[str, Any], ...]


def fought(bout: Bout) -> float:
    """The share of the win of the one."""
    for net in bout.nets:
        held(net)
    return play_duel(bout.duel, bout.seed, bout.seat).share


def told(net: Mapping[str, Any]) -> Player:
    return Player(f"learned:net={MARK}{net['game']}-{net['generation']}-{net['seed']}")


# -- the loop


class Learning:
    """A folder in which a game is learned, generation after generation."""

    def __init__(self, course: Course, folder: str | Path, *, jobs: int = 1, engine: str = engines.PROCESSES) -> None:
        self.course = course
        self.folder = Path(folder)
        self.jobs = jobs
        self.engine = engine
        self.address: str | None = None
        game = find_game(course.game)
        figures_of(game)
        game.checked(course.seats, course.seed, {})
        need("torch", "learn")
        need("numpy", "rl")
        self._claim()
        self.curve = self._read()

    def _claim(self) -> None:
        """Make the folder this course's, or see that it is."""
        ours = {"format": FORMAT, "rules": find_game(self.course.game).rules, **self.course._asdict()}
        manifest = self.folder / MANIFEST
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not manifest.exists():
                manifest.write_text(json.dumps(ours, indent=1) + "\n", encoding="utf-8")
            theirs = json.loads(manifest.read_text(encoding="utf-8"))
        except OSError as why:
            path = str(self.folder)
            raise Refused("folder", "{path} cannot be written to ({why}).", path=path, why=str(why)) from why
        except ValueError:
            theirs = None
        if theirs != ours:
            raise Refused(
                "learn-folder",
                "{path} holds another course of learning: another game, seats, seeds, sizes or rules. "
                "Take another folder.",
                path=str(self.folder),
            )

    def _read(self) -> list[Line]:
        """The generations that are there, each with its net and its games."""
        try:
            written = json.loads((self.folder / "curve.json").read_text(encoding="utf-8"))
        except FileNotFoundError:
            return []
        except ValueError as why:
            raise Refused("learn-curve", "{path} is no curve that could be gone on with.", path="curve.json") from why
        lines = []
        for one in written:
            both = {name: Interval(**one[name]) for name in ("former", "greedy")}
            lines.append(Line(**{**one, **both}))
        return [line for line in lines if self.net_path(line.generation).exists()]

    def net_path(self, generation: int) -> Path:
        return self.folder / f"net-{generation:03d}.json"

    def net(self, generation: int) -> dict[str, Any] | None:
        if generation < 1:
            return None
        found: dict[str, Any] = json.loads(self.net_path(generation).read_text(encoding="utf-8"))
        return found

    def generation(self, progress: Callable[[str, int, int], None] = lambda what, done, all: None) -> Line:
        """Play, learn, compare, write down."""
        began = time.monotonic()
        number = len(self.curve) + 1
        former = self.net(number - 1)
        self._play(number, former, progress)
        taught = [self._taught(n) for n in range(max(1, number - MEMORY + 1), number + 1)]
        progress("train", 0, 1)
        net, errors = train(self.course, number, taught, former)
        progress("train", 1, 1)
        against = [self._duel(number, net, rival, progress) for rival in (former, "greedy")]
        line = Line(
            number,
            sum(len(each.points) for each in taught),
            sum(len(each.stages) for each in taught),
            sum(len(each.chosen) for each in taught),
            *errors,
            former=against[0],
            greedy=against[1],
            duel_games=self.course.deals * self.course.seats,
            seconds=time.monotonic() - began,
        )
        _write(self.net_path(number), json.dumps(net, separators=(",", ":")) + "\n")
        self.curve.append(line)
        self._write_curve()
        if line.greedy.mean >= max(one.greedy.mean for one in self.curve):
            _write(self.folder / "best.json", json.dumps(net, separators=(",", ":")) + "\n")
        return line

    def _play(self, number: int, net: dict[str, Any] | None, progress: Callable[[str, int, int], None]) -> None:
        """The games of a generation; those of an interrupted one are played anew, and are the same."""
        file = self.folder / f"games-{number:03d}.npz"
        if file.exists():
            return
        first = self.course.seed + number * 1_000_000
        work = [Work(self.course, first + n, net) for n in range(self.course.games)]
        modules = (type(find_game(self.course.game)).__module__,)
        lessons = []
        spread = engines.spread(self.engine, study, work, jobs=self.jobs, modules=modules, address=self.address)
        for lesson in spread:
            lessons.append(lesson)
            progress("play", len(lessons), len(work))
        packed(lessons, file)

    def _taught(self, number: int) -> Lessons:
        return unpacked(self.folder / f"games-{number:03d}.npz")

    def _duel(
        self, number: int, net: dict[str, Any], rival: dict[str, Any] | str | None, progress: Callable[..., None]
    ) -> Interval:
        """On deals that nobody has learned from, each from every seat. Before the first generation there was chance."""
        course = self.course
        other = Player(rival) if isinstance(rival, str) else Player("random") if rival is None else told(rival)
        nets = (net, rival) if isinstance(rival, dict) else (net,)
        duel = Duel(course.game, course.seats, told(net), other)
        first = BEYOND + course.seed + number * 1_000_000
        work = [
            Bout(duel, seed, seat, nets) for seed in range(first, first + course.deals) for seat in range(course.seats)
        ]
        won, modules = 0.0, (type(find_game(course.game)).__module__,)
        spread = engines.spread(self.engine, fought, work, jobs=self.jobs, modules=modules, address=self.address)
        for n, one in enumerate(spread, 1):
            won += one
            progress("duel", n, len(work))
        return share(won, len(work))

    def _write_curve(self) -> None:
        rows = [line.row() for line in self.curve]
        with (self.folder / "curve.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        data = [
            {name: value._asdict() if isinstance(value, Interval) else value for name, value in line._asdict().items()}
            for line in self.curve
        ]
        _write(self.folder / "curve.json", json.dumps(data, indent=1) + "\n")

    def report(self, say: Say, *, lang: str, title: str) -> str:
        """The curve as a page that opens from disk."""
        course, head = self.course, say("learn-title", game=title)
        even = 1 / course.seats
        about = say("learn-about", games=course.games, seats=course.seats, deals=course.deals * course.seats)
        parts = [f"<h1>{escape(head)}</h1>", f"<p>{escape(about)}</p>"]
        for against in ("greedy", "former"):
            bars = [
                plots.Bar(say("learn-generation", n=line.generation), getattr(line, against)) for line in self.curve
            ]
            parts.append(plots.bars(say(f"learn-{against}"), bars, even=even))
        names = ("generation", "positions", "points-error", "win-nats", "choice-nats", "former", "greedy")
        rows = [
            [
                str(line.generation),
                str(line.positions),
                *(f"{figure:.3f}" for figure in (line.points_error, line.win_nats, line.choice_nats)),
                str(line.former),
                str(line.greedy),
            ]
            for line in self.curve
        ]
        parts.append(table([say(f"learn-column-{name}") for name in names], rows, caption=say("learn-curve")))
        return page(head, lang, parts)


def _write(path: Path, text: str) -> None:
    """Whole or not at all."""
    beside = path.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


# -- games as arrays


class Lessons(NamedTuple):
    """Games of a generation as arrays: positions with the game each is of, and decisions as options and their signs."""

    game: Any  # of each position
    stages: Any
    figures: Any  # positions, seats, figures
    points: Any  # games, seats
    wins: Any
    signs: list[str]  # names
    sign: Any  # which, of every sign of every option of every decision
    option: Any  # and of which option
    decision: Any  # of each option
    chosen: Any  # of each decision: which option
    decided: Any  # of each decision: which game


def packed(lessons: Sequence[Taught], file: Path) -> None:
    """Write games down; the same bytes for the same games."""
    np = need("numpy", "rl")
    names: dict[str, int] = {}
    sign, option, decision, chosen, decided = [], [], [], [], []
    options = 0
    for number, lesson in enumerate(lessons):
        for offered, picked in lesson.decisions:
            chosen.append(options + picked)
            decided.append(number)
            for signs in offered:
                decision.append(len(chosen) - 1)
                for each in signs:
                    sign.append(names.setdefault(each, len(names)))
                    option.append(options)
                options += 1
    arrays = {
        "game": np.array([n for n, lesson in enumerate(lessons) for _ in lesson.stages], np.int32),
        "stages": np.array([stage for lesson in lessons for stage in lesson.stages], np.int16),
        "figures": np.array([row for lesson in lessons for row in lesson.figures], np.float32),
        "points": np.array([lesson.points for lesson in lessons], np.float32),
        "wins": np.array([lesson.wins for lesson in lessons], np.float32),
        "signs": np.array(list(names), np.str_),
        **{
            name: np.array(held, np.int32)
            for name, held in zip(
                ("sign", "option", "decision", "chosen", "decided"),
                (sign, option, decision, chosen, decided),
                strict=True,
            )
        },
    }
    beside = file.with_suffix(".part.npz")
    np.savez(beside, **arrays)
    beside.replace(file)


def unpacked(file: Path) -> Lessons:
    np = need("numpy", "rl")
    with np.load(file) as held:
        arrays = {name: held[name] for name in Lessons._fields}
    arrays["signs"] = [str(name) for name in arrays["signs"]]
    return Lessons(**arrays)


# -- learning


def train(
    course: Course, number: int, taught: Sequence[Lessons], former: dict[str, Any] | None
) -> tuple[dict[str, Any], tuple[float, float, float]]:
    """A net from games, beginning with the one before it; and what it does not foretell of games held out (each fifth
    one), as it is learned from the others."""
    torch: Any = need("torch", "learn")
    torch.manual_seed(course.seed * 1009 + number)
    torch.set_num_threads(1)
    _, held_out, looks = _value(course, taught, former, torch, hold=5)
    written = _value(course, taught, former, torch, looks=looks)[0]
    pulls, surprise = _policy(taught, torch)
    found = {
        "format": FORMAT,
        "game": course.game,
        "rules": find_game(course.game).rules,
        "generation": number,
        "seed": course.seed,
        "made": {"seats": course.seats, "games": course.games, "slips": course.slips, "rounds": course.rounds},
        "traits": list(figures_of(find_game(course.game)).TRAITS),
        **written,
        "pulls": pulls,
    }
    return found, (*held_out, surprise)


def _value(
    course: Course,
    taught: Sequence[Lessons],
    former: dict[str, Any] | None,
    torch: Any,
    *,
    hold: int = 0,
    looks: int = 0,
) -> tuple[dict[str, Any], tuple[float, float], int]:
    """How many points are still to come for each seat, and how many ahead make a win likely; how far that is off on
    games held out (each `hold`-th); and how often everything was looked at. Whoever looks too often at few games learns
    them by heart: with games held out, as often as foretells these best; without, `looks` times."""
    np = need("numpy", "rl")
    stages = torch.tensor(np.concatenate([t.stages for t in taught]).astype(np.int64))
    figures = torch.tensor(np.concatenate([t.figures for t in taught]))
    points = torch.tensor(np.concatenate([t.points[t.game] for t in taught]))
    wins = torch.tensor(np.concatenate([t.wins[t.game] for t in taught]))
    games = torch.tensor(np.concatenate([t.game for t in taught]).astype(np.int64))
    apart = games % hold == hold - 1 if hold else torch.zeros(len(games), dtype=torch.bool)
    seats, width = figures.shape[1], figures.shape[2]
    if former is None:
        flat = figures.reshape(-1, width)
        mean, scale = flat.mean(0), flat.std(0).clamp(min=0.05)
        unit = float((points - figures[:, :, 0]).std()) or 1.0
        count = int(stages.max()) + 4
    else:
        mean, scale = torch.tensor(former["mean"]), torch.tensor(former["scale"])
        unit, count = former["unit"], len(former["begin"])
    stages = stages.clamp(max=count - 1)
    make = torch.nn.Parameter

    def given(name: str, shape: tuple[int, ...], size: float) -> Any:
        if former is None:
            return make(torch.randn(shape) * size)
        return make(torch.tensor(former[name], dtype=torch.float32))

    begin = given("begin", (count, HIDDEN), 0.1)
    own = given("own", (width, HIDDEN), width**-0.5)
    other = given("other", (width, HIDDEN), 0.3 * width**-0.5)
    last = given("last", (HIDDEN,), HIDDEN**-0.5)
    bias = given("bias", (), 0.0)
    wide = make(torch.log(torch.full((count,), 5.0) if former is None else torch.tensor(former["spread"])))
    x = (figures - mean) / scale
    theirs = (x.sum(1, keepdim=True) - x) / max(1, seats - 1)
    now = figures[:, :, 0]

    def expected(rows: Any) -> Any:
        hidden = begin[stages[rows]][:, None, :] + x[rows] @ own
        if seats > 1:
            hidden = hidden + theirs[rows] @ other
        return torch.nn.functional.leaky_relu(hidden, 0.01) @ last + bias

    def losses(rows: Any) -> tuple[Any, Any]:
        come = expected(rows)
        off = torch.nn.functional.huber_loss(come, (points[rows] - now[rows]) / unit)
        if seats < 2:
            return off, torch.zeros(())
        ahead = (now[rows] + unit * come) / torch.exp(wide[stages[rows]])[:, None]
        return off, -(wins[rows] * torch.log_softmax(ahead, 1)).sum(1).mean()

    learned = torch.nonzero(~apart).squeeze(1)
    steps = torch.optim.AdamW([begin, own, other, last, bias, wide], lr=0.004, weight_decay=0.02)
    rows = torch.nonzero(apart).squeeze(1) if hold and bool(apart.any()) else learned

    def missed() -> tuple[float, float]:
        with torch.no_grad():
            error = float((unit * expected(rows) - (points[rows] - now[rows])).abs().mean())
            return error, float(losses(rows)[1])

    most = looks or max(EPOCHS, STEPS * BATCH // len(learned))
    best, found = 1, (math.inf, math.inf)
    for look in range(1, most + 1):
        for batch in learned[torch.randperm(len(learned))].split(BATCH):
            off, surprise = losses(batch)
            steps.zero_grad()
            (off + 0.5 * surprise).backward()
            steps.step()
        error, surprised = missed()
        if error / unit + 0.5 * surprised < found[0] / unit + 0.5 * found[1]:
            best, found = look, (error, surprised)
    written = {
        name: _rounded(tensor) for name, tensor in (("begin", begin), ("own", own), ("other", other), ("last", last))
    }
    written |= {"bias": bias.item(), "unit": unit, "mean": mean.tolist(), "scale": scale.tolist()}
    written["spread"] = [round(figure, 4) for figure in torch.exp(wide).tolist()]
    return written, found, best


def _rounded(tensor: Any) -> Any:
    rows = tensor.detach().tolist()
    if isinstance(rows[0], list):
        return [[round(figure, 5) for figure in row] for row in rows]
    return [round(figure, 5) for figure in rows]


def _policy(taught: Sequence[Lessons], torch: Any) -> tuple[dict[str, float], float]:
    """The pull of each sign, from what the newest players chose; how surprising choices of games held out are."""
    newest = taught[-1]
    if not len(newest.chosen):
        return {}, 0.0
    sign, option = torch.tensor(newest.sign).long(), torch.tensor(newest.option).long()
    decision, chosen = torch.tensor(newest.decision).long(), torch.tensor(newest.chosen).long()
    apart = torch.tensor(newest.decided % 5 == 4)
    few = torch.bincount(sign, minlength=len(newest.signs)) < 4  # what was seen so seldom says nothing
    found = []
    for learned in (~apart, torch.ones_like(apart)):
        pulls = torch.nn.Parameter(torch.zeros(len(newest.signs)))
        steps = torch.optim.Adam([pulls], lr=0.08)

        def surprise(which: Any, pulls: Any = pulls) -> Any:
            sums = torch.zeros(len(decision)).index_add(0, option, pulls[sign])
            most = torch.full((len(chosen),), -1e9).scatter_reduce(0, decision, sums, "amax")
            total = torch.zeros(len(chosen)).index_add(0, decision, torch.exp(sums - most[decision]))
            return (torch.log(total) + most - sums[chosen])[which].mean()

        for _ in range(60):
            steps.zero_grad()
            (surprise(learned) + 1e-4 * pulls.pow(2).sum() / max(1, len(chosen)) * 10).backward()
            pulls.grad[few] = 0
            steps.step()
        with torch.no_grad():
            found.append((pulls.tolist(), float(surprise(apart if bool(apart.any()) else learned))))
    kept = {name: round(pull, 2) for name, pull in zip(newest.signs, found[1][0], strict=True) if abs(pull) >= 0.05}
    return dict(sorted(kept.items())), found[0][1]
