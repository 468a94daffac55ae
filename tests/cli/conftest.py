"""The command run here (quick) and as a process of its own (as people run it)."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from oikumene.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In an empty folder, in English, and with missing messages an error."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OIKUMENE_STRICT_TEXT", "1")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process, with lines typed."""

    def command(*argv: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(argv)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture
def run_alone() -> Run:
    """Run the command as a process of its own."""

    def command(*argv: str, typed: str = "") -> Ran:
        made = subprocess.run(
            [sys.executable, "-m", "oikumene", *argv],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            timeout=120,
            check=False,
        )
        return Ran(made.returncode, made.stdout, made.stderr)

    return command
