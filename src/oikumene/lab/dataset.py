"""What bots decided, as data to learn from: each decision with what was seen, what was allowed and what was chosen.

A folder of Parquet files, a file for every so many games, so that an interrupted run goes on. A row is a decision:

- `seed`, `seat`, `n` (which decision of the game it is), `prompt`, `key` (the answer as a person would give it);
- `entries` and `values`: the entries of the observation that are not 0 (`oikumene.lab.features`);
- `legal`: the actions that were allowed (`oikumene.lab.actions`), `action`: the one that was taken;
- `win` (the seat's share of the win) and `points`, of the game as it ended.

    from oikumene.lab.dataset import Dataset

    data = Dataset("decisions")
    for batch in data.batches(512):
        batch.observation, batch.mask, batch.action, batch.win     # numpy arrays

Needs pyarrow (extra `lab`) and numpy (extra `rl`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from oikumene import bots as players
from oikumene.bots.registry import close
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import OptionValue
from oikumene.lab import engines
from oikumene.lab.extras import need
from oikumene.registry import game as find_game

MANIFEST = "dataset.json"
#: So many games are one file.
GAMES = 10
COLUMNS = ("seed", "seat", "n", "prompt", "key", "entries", "values", "legal", "action", "win", "points")


class Work(NamedTuple):
    """Some games, as plain data that another process can read."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    seeds: tuple[int, ...]


def make(
    game_id: str,
    bots: Sequence[str],
    folder: str | Path,
    *,
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    engine: str = engines.PROCESSES,
    address: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play what the folder does not have yet; how many decisions it holds. Files are whole or not there, of `GAMES`
    games each (the last too), so whoever interrupts loses only what was being made."""
    arrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    need("numpy", "rl")
    game = find_game(game_id)
    setup = game.checked(len(bots), seed, options or {})
    for seat, name in enumerate(bots):
        close([players.make(name, seat, seed)])
    path = Path(folder)
    claim(path, game_id, bots, seed, setup.options)
    files = [(at, path / f"games-{at:07d}.parquet") for at in range(seed, seed + games, GAMES)]
    missing = [(at, file) for at, file in files if not file.exists()]
    work = [Work(game_id, tuple(bots), dict(setup.options), tuple(range(at, at + GAMES))) for at, _ in missing]
    done = len(files) - len(missing)
    parts = engines.spread(engine, decided, work, jobs=jobs, modules=(type(game).__module__,), address=address)
    for (_, file), rows in zip(missing, parts, strict=True):
        columns = {name: [row[n] for row in rows] for n, name in enumerate(COLUMNS)}
        beside = file.with_suffix(".part")
        parquet.write_table(arrow.table(columns, schema=schema(arrow)), beside)
        beside.replace(file)
        done += 1
        if progress is not None:
            progress(min(games, done * GAMES))
    return sum(parquet.read_metadata(file).num_rows for _, file in files)


def schema(arrow: Any) -> Any:
    small, lists = arrow.int32(), arrow.list_(arrow.int32())
    kinds = (arrow.int64(), small, small, arrow.string(), arrow.string())
    more = (lists, arrow.list_(arrow.float32()), lists, small, arrow.float32(), arrow.float32())
    return arrow.schema(list(zip(COLUMNS, kinds + more, strict=True)))


def claim(folder: Path, game_id: str, bots: Sequence[str], seed: int, options: Mapping[str, OptionValue]) -> None:
    """Make the folder this dataset's, or see that it is."""
    from oikumene.lab.actions import actions
    from oikumene.lab.features import features

    game = find_game(game_id)
    ours = {
        "format": 1,
        "game": game_id,
        "rules": game.rules,
        "bots": list(bots),
        "seed": seed,
        "options": dict(options),
        "entries": len(features(game_id, len(bots), options)),
        "actions": len(actions(game_id)),
    }
    manifest = folder / MANIFEST
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not manifest.exists():
            manifest.write_text(json.dumps(ours, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        theirs = json.loads(manifest.read_text(encoding="utf-8"))
    except OSError as why:
        raise Refused("folder", "{path} cannot be written to ({why}).", path=str(folder), why=str(why)) from why
    except ValueError:
        theirs = None
    if theirs != ours:
        raise Refused(
            "dataset-folder",
            "{path} holds decisions of something else: other bots, seeds, rules or tables. Take another folder.",
            path=str(folder),
        )


def decided(work: Work) -> list[tuple[Any, ...]]:
    """The decisions of some games."""
    return [row for seed in work.seeds for row in _decided(work, seed)]


def _decided(work: Work, seed: int) -> list[tuple[Any, ...]]:
    import numpy as np

    from oikumene.lab.actions import actions
    from oikumene.lab.features import Watcher, features

    game = find_game(work.game)
    seats = [players.make(name, seat, seed) for seat, name in enumerate(work.bots)]
    known, table = Watcher(features(work.game, len(seats), work.options)), actions(work.game)
    match = game.new(seats=len(seats), seed=seed, options=work.options, keep=any(bot.thinks for bot in seats))
    rows: list[tuple[Any, ...]] = []
    try:
        while match.asks:
            ask = match.asks[0]
            legal = table.legal(match, ask)
            vector = known.observe(match, ask.seat, ask)
            there = np.flatnonzero(vector)
            value = seats[ask.seat].choose(players.Chair(match, ask))
            action = next((number for number, each in legal.items() if each == value), -1)
            seen = (there.tolist(), vector[there].tolist(), list(legal), action)
            rows.append((seed, ask.seat, len(rows), ask.prompt, match.key(value), *seen))
            match.take(ask, value)
    finally:
        close(seats)
    result = match.result
    assert result is not None
    wins = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(seats))]
    points = [score / game.fraction for score in result.scores]
    return [(*row, wins[row[1]], points[row[1]]) for row in rows]


# -- reading


class Batch(NamedTuple):
    """Decisions as arrays: (rows x entries), (rows x actions), and a number a row."""

    observation: Any
    mask: Any
    action: Any
    seat: Any
    win: Any
    points: Any


class Dataset:
    """A folder of decisions, to be read in batches; nothing of it is held in memory but the batch."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        try:
            self.about: dict[str, Any] = json.loads((self.folder / MANIFEST).read_text(encoding="utf-8"))
        except (OSError, ValueError) as why:
            raise Refused("dataset-none", "There are no decisions in {path}.", path=str(folder)) from why
        self.files = sorted(self.folder.glob("games-*.parquet"))

    def __len__(self) -> int:
        parquet = need("pyarrow.parquet", "lab")
        return sum(parquet.read_metadata(file).num_rows for file in self.files)

    def rows(self) -> Iterator[dict[str, Any]]:
        """Decision after decision, as they were written."""
        parquet = need("pyarrow.parquet", "lab")
        for file in self.files:
            yield from parquet.read_table(file).to_pylist()

    def batches(self, size: int = 512) -> Iterator[Batch]:
        """In the order in which they were played; the last batch may be smaller."""
        held: list[dict[str, Any]] = []
        for row in self.rows():
            held.append(row)
            if len(held) == size:
                yield self.batch(held)
                held = []
        if held:
            yield self.batch(held)

    def batch(self, rows: Sequence[Mapping[str, Any]]) -> Batch:
        import numpy as np

        observation = np.zeros((len(rows), self.about["entries"]), np.float32)
        mask = np.zeros((len(rows), self.about["actions"]), np.int8)
        for n, row in enumerate(rows):
            observation[n, row["entries"]] = row["values"]
            mask[n, row["legal"]] = 1
        numbers = [
            np.array([row[name] for row in rows], kind)
            for name, kind in (("action", np.int64), ("seat", np.int32), ("win", np.float32), ("points", np.float32))
        ]
        return Batch(observation, mask, *numbers)
