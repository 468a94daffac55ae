"""The corpus: matches of this and of earlier versions as they were written down, to be read by every later one."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent


class Stored(NamedTuple):
    """A match at one point: how far it was, as a record and as a snapshot."""

    game: str
    rules: int
    name: str
    record: dict[str, Any]
    snapshot: dict[str, Any]

    @property
    def path(self) -> Path:
        return HERE / self.game / f"rules-{self.rules}" / f"{self.name}.json.gz"

    def write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(gzip.compress(json.dumps(self._asdict(), separators=(",", ":")).encode(), 9, mtime=0))


def stored() -> list[Stored]:
    """Everything in the corpus."""
    return [Stored(**json.loads(gzip.decompress(path.read_bytes()))) for path in sorted(HERE.rglob("*.json.gz"))]
