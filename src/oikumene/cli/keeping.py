"""Games kept in files: a record with who played, so that it can be played on, replayed or shared."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from oikumene.cli.shell import read_text, write_text
from oikumene.kernel.errors import BadRecord, Refused
from oikumene.kernel.match import Match


class Kept(NamedTuple):
    """A file's record, and who sat there."""

    record: dict[str, Any]
    players: list[str]
    names: list[str]


def save(match: Match[Any], players: Sequence[str], names: Sequence[str], path: Path) -> None:
    """Write the match to a file."""
    record = {**match.record(), "players": list(players), "names": list(names)}
    write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")


def load(path: Path) -> Kept:
    """Read a file that `save` or `oikumene simulate --save` wrote; nothing is played yet."""
    try:
        record = json.loads(read_text(path))
    except (ValueError, RecursionError) as why:  # ValueError: also a number of thousands of digits
        raise BadRecord("record-json", "The record is not JSON ({why}).", why=str(why)) from why
    if not isinstance(record, dict):
        raise BadRecord("record-shape", "A record is a JSON object.")
    return Kept(record, _words(record.get("players")), _words(record.get("names")))


def _words(found: object) -> list[str]:
    return [str(word) for word in found] if isinstance(found, list) else []


def fresh_path(match: Match[Any]) -> Path:
    """A file of this folder that is not there yet; where the folder cannot be written, one of the system's own."""
    name = f"oikumene-{match.game.id}-{match.setup.seed}"
    for folder in (Path(), Path(tempfile.gettempdir())):
        path = folder / f"{name}.json"
        n = 1
        while path.exists():
            n += 1
            path = folder / f"{name}-{n}.json"
        try:
            path.touch()
            path.unlink()
        except OSError:
            continue
        return path
    raise Refused("no-folder", "No folder was found that the game could be saved in.")
