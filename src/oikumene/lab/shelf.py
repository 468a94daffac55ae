"""Finished games of a server (`oikumene archive`) as Parquet: write them, and read a folder of them, one at a time."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from oikumene.kernel.errors import Refused
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.lab.extras import need
from oikumene.registry import game as find_game
from oikumene.registry import games as all_games
from oikumene.registry import plays


class Player(NamedTuple):
    """Who sat there: a person, as a word that is theirs in all files of a server, or a bot. Neither: somebody gone."""

    person: str | None
    bot: str | None


@dataclass(frozen=True)
class Kept:
    """A finished game."""

    id: str
    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Any]
    pace: str
    began: datetime
    ended: datetime
    events: int
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    record: dict[str, Any]

    @property
    def playable(self) -> bool:
        """Whether it was played with the rules of today, so that it can be played again."""
        return plays(self.game, self.rules)

    def replayed(self, upto: int | None = None) -> Match[Any]:
        """The match after so many answers, or at its end."""
        if self.game not in all_games():
            raise Refused("no-game", "There is no game {game}.", game=self.game)
        return replay(find_game(self.game, self.rules), self.record, upto=upto)


def schema() -> Any:
    """The columns. `record` is the whole game as JSON; `seed` is a word because it may be longer than 64 bits."""
    arrow = need("pyarrow", "lab")
    player = arrow.struct([("person", arrow.string()), ("bot", arrow.string())])
    return arrow.schema(
        [
            ("id", arrow.string()),
            ("game", arrow.string()),
            ("rules", arrow.int32()),
            ("seats", arrow.int32()),
            ("seed", arrow.string()),
            ("options", arrow.string()),
            ("pace", arrow.string()),
            ("began", arrow.timestamp("s", "UTC")),
            ("ended", arrow.timestamp("s", "UTC")),
            ("events", arrow.int32()),
            ("players", arrow.list_(player)),
            ("scores", arrow.list_(arrow.int32())),
            ("winners", arrow.list_(arrow.int32())),
            ("ending", arrow.string()),
            ("record", arrow.string()),
        ]
    )


class Writer:
    """A file that is being written, some games at a time."""

    def __init__(self, file: Any, shape: Any) -> None:
        self.file = file
        self.shape = shape

    def add(self, lines: Sequence[dict[str, Any]]) -> None:
        if lines:
            self.file.write_table(need("pyarrow", "lab").Table.from_pylist(list(lines), self.shape))


@contextlib.contextmanager
def writer(path: Path) -> Iterator[Writer]:
    """Begins a file; what is written is there when the block ends."""
    shape = schema()
    with need("pyarrow.parquet", "lab").ParquetWriter(path, shape, compression="zstd") as file:
        yield Writer(file, shape)


def read(folder: str | Path, game: str | None = None) -> Iterator[Kept]:
    """The games of a folder, the oldest first; only of one game if that is named."""
    parquet = need("pyarrow.parquet", "lab")
    found = sorted(Path(folder).glob("games-*.parquet"))
    if not found:
        raise Refused("no-shelf", "There are no games in {path} (oikumene archive writes them).", path=str(folder))
    for path in found:
        try:
            with parquet.ParquetFile(path) as file:
                for batch in file.iter_batches(batch_size=50):
                    for line in batch.to_pylist():
                        if game is None or line["game"] == game:
                            yield _kept(line)
        except (OSError, ValueError, KeyError) as why:
            raise Refused("shelf-damaged", "{path} cannot be read ({why}).", path=str(path), why=str(why)) from why


def _kept(line: dict[str, Any]) -> Kept:
    return Kept(
        **{
            **line,
            "seed": int(line["seed"]),
            "options": json.loads(line["options"]),
            "record": json.loads(line["record"]),
            "players": tuple(Player(**player) for player in line["players"]),
            "scores": tuple(line["scores"]),
            "winners": tuple(line["winners"]),
        }
    )
