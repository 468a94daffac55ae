"""The first minute on a strange machine: what is missing is fetched, or said in a sentence."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def stub(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """All the machine has: a shell, find and touch, and what a test puts there."""
    folder = tmp_path / "tools"
    folder.mkdir()
    for name in ("sh", "find", "touch"):
        found = shutil.which(name)
        assert found
        (folder / name).symlink_to(found)
    return folder


def make(tools: Path, *words: str) -> subprocess.CompletedProcess[str]:
    program = shutil.which("make")
    assert program
    command = [program, "--no-print-directory", f"VENV={tools.parent / 'venv'}", *words]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "PYTHON"))}
    env = {**kept, "PATH": str(tools)}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=30)


@pytest.mark.parametrize(("node", "fetched"), [(None, True), ("18", True), ("20", False), ("24", False)])
def test_node_comes_from_pypi_where_the_machine_has_none_or_an_old_one(
    tools: Path, node: str | None, fetched: bool
) -> None:
    if node is not None:
        stub(tools, "npm", "exit 0")
        stub(tools, "node", f'[ {node} -ge 20 ] && echo yes || echo ""')
    planned = make(tools, "-n", "web/node_modules/.installed", "--always-make")
    assert planned.returncode == 0, planned.stderr
    assert ("requirements/node.txt" in planned.stdout) == fetched
    assert "npm install" in planned.stdout


def test_node_without_npm_is_no_node(tools: Path) -> None:
    stub(tools, "node", "echo yes")
    assert "requirements/node.txt" in make(tools, "-n", "web/node_modules/.installed", "--always-make").stdout


def test_a_machine_without_python_says_what_to_install(tools: Path) -> None:
    done = make(tools, str(tools.parent / "venv" / "bin" / "python"))
    assert done.returncode != 0
    assert "Python is missing: install Python 3.11 or later" in done.stdout


def test_an_old_python_says_what_is_needed(tools: Path) -> None:
    stub(tools, "python3", 'case "$*" in *version_info*) exit 1;; -V) echo Python 3.9.2;; esac')
    done = make(tools, str(tools.parent / "venv" / "bin" / "python"))
    assert done.returncode != 0
    assert "python3 is Python 3.9.2: Python 3.11 or later is needed" in done.stdout


def test_a_python_without_venv_says_what_to_install(tools: Path) -> None:
    stub(tools, "python3", 'case "$*" in *ensurepip*) exit 1;; esac')
    done = make(tools, str(tools.parent / "venv" / "bin" / "python"))
    assert done.returncode != 0
    assert "Python's venv is missing: install it (for instance: apt-get install python3-venv)" in done.stdout


def test_no_file_that_pins_packages_names_where_they_come_from() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text and "--index" not in text and "--find" not in text, path.name
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
