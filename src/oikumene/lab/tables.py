"""A tournament as tables for further work, a line a seat and a line a card: CSV always, Parquet where pyarrow is."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from oikumene.lab.extras import has, need
from oikumene.lab.ratings import ranks
from oikumene.lab.tournament import Played

SEAT_COLUMNS = (
    "game",
    "seats",
    "seed",
    "line_up",
    "seat",
    "bot",
    "score",
    "rank",
    "win",
    "decisions",
    "ending",
    "hash",
    "led",
    "rounds",
)
CARD_COLUMNS = ("game", "seats", "seed", "seat", "bot", "word", "card", "times", "score", "win")


def seat_rows(played: Sequence[Played]) -> Iterable[tuple[Any, ...]]:
    """A line for each seat of each game; `win` is its share of the win, `rank` counts from 1."""
    for number, one in enumerate(played):
        places = ranks(one)
        for seat, bot in enumerate(one.bots):
            yield (
                number,
                one.seats,
                one.seed,
                " + ".join(one.line_up),
                seat,
                bot,
                one.scores[seat],
                int(places[seat]) + 1,
                one.win(seat),
                one.decisions,
                one.ending,
                one.hash,
                one.led[seat] if one.led else "",
                one.rounds,
            )


def card_rows(played: Sequence[Played]) -> Iterable[tuple[Any, ...]]:
    """A line for each thing a seat did with a card."""
    for number, one in enumerate(played):
        for seat, word, card, times in one.taken:
            yield (
                number,
                one.seats,
                one.seed,
                seat,
                one.bots[seat],
                word,
                card,
                times,
                one.scores[seat],
                one.win(seat),
            )


def write(played: Sequence[Played], folder: str | Path, prefix: str = "") -> list[Path]:
    """Write the tables; returns the files. `prefix`: what their names begin with."""
    made: list[Path] = []
    for name, columns, rows in (
        ("seats", SEAT_COLUMNS, list(seat_rows(played))),
        ("cards", CARD_COLUMNS, list(card_rows(played))),
    ):
        path = Path(folder) / f"{prefix}{name}.csv"
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(columns)
            writer.writerows(rows)
        made.append(path)
        if has("pyarrow"):
            made.append(_parquet(path.with_suffix(".parquet"), columns, rows))
    return made


def _parquet(path: Path, columns: Sequence[str], rows: Sequence[tuple[Any, ...]]) -> Path:
    arrow, parquet = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    held = list(zip(*rows, strict=True)) if rows else [()] * len(columns)
    parquet.write_table(arrow.table({name: list(column) for name, column in zip(columns, held, strict=True)}), path)
    return path
