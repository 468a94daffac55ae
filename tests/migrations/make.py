"""Filled databases of earlier versions, as those versions wrote them: `python tests/migrations/make.py`.

For each version of the schema the last commit that had it is unpacked, its server is started on an empty SQLite file,
and people come and play there (`played.py`, which knows nothing of today's program). What is in the file then is kept
in `NN.json.gz`, and `tests/table/test_migrations.py` migrates it and plays on. What is there already stays: it is what
those versions wrote. After a migration was added, write down the commit before it here and run this once more.
"""

from __future__ import annotations

import gzip
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
#: The last commit with each version of the schema.
COMMITS = {
    1: "42f9bbc6",
    2: "291bf345",
    3: "b525c0e5",
    4: "ec8af38e",
    5: "6082f6ab",
    6: "6be12af0",
    7: "4f87867b",
    8: "15f2f89d",
    9: "0b037d5b",
    10: "7b79b809",
    11: "9f19f344",
    12: "a0a362cb",
    14: "34620d77",
    15: "d3112c85",
    16: "07c2ea4e",
    17: "8ca1cdb4",
    18: "508b1712",
    19: "7b57004e",
    20: "869d8087",
    21: "c8af161c",
    22: "de244d47",
    23: "d9ff6425",
    24: "b82946dd",
    25: "0bc5efe5",
}


def make(version: int) -> Path:
    """Play with an old version and keep what it wrote."""
    with tempfile.TemporaryDirectory() as folder:
        old = subprocess.run(
            ["git", "archive", COMMITS[version], "src"], cwd=ROOT, check=True, stdout=subprocess.PIPE
        ).stdout
        with tarfile.open(fileobj=io.BytesIO(old)) as packed:
            packed.extractall(folder, filter="data")
        environ = {**os.environ, "PYTHONPATH": f"{folder}/src"}
        environ.pop("OIKUMENE_SECRET", None)
        said = subprocess.run(
            [sys.executable, str(HERE / "played.py"), f"{folder}/tables.db"],
            cwd=folder,
            env=environ,
            check=True,
            stdout=subprocess.PIPE,
            timeout=300,
        ).stdout
    found = {"version": version, "commit": COMMITS[version], **json.loads(said)}
    if found["schema"] != version:
        sys.exit(f"{COMMITS[version]} has schema {found['schema']} and not {version}")
    path = HERE / f"{version:02}.json.gz"
    path.write_bytes(gzip.compress(json.dumps(found, separators=(",", ":")).encode(), 9, mtime=0))
    return path


if __name__ == "__main__":
    for version in COMMITS:
        if not (HERE / f"{version:02}.json.gz").exists():
            print(make(version).relative_to(ROOT), flush=True)
