"""The wheel: who installs it has the table and its page, without Node and without the repository."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

import oikumene

from .conftest import free_port
from .test_crash import kill, start

ROOT = Path(__file__).parents[2]
CLIENT = "oikumene/table/client/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling")
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        pytest.fail("the client is not built: run `make web`")
    folder = tmp_path_factory.mktemp("wheel")
    plain = {name: value for name, value in os.environ.items() if name != "OIKUMENE_COMPILED"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=plain, check=True, capture_output=True, timeout=300)
    (made,) = folder.glob("*.whl")
    return made


def test_it_has_the_built_client_the_texts_and_the_data_and_nothing_of_the_workshop(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        page = archive.read(CLIENT + "index.html").decode()
    asked = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert asked and {CLIENT + name for name in asked} <= set(names)
    assert {"oikumene/games/oath/text/ru.ftl", "oikumene/games/imperium/sense.json"} <= set(names)
    outside = [name for name in names if not name.startswith(("oikumene/", "oikumene-"))]
    assert outside == [] and not [name for name in names if "node_modules" in name or name.endswith((".ts", ".tsx"))]


def test_a_later_commit_is_a_later_version_and_the_program_says_which(wheel: Path) -> None:
    """Else `pip install --upgrade` leaves the one that is there."""
    command = ["git", "-C", str(ROOT), "rev-list", "--count", "HEAD"]
    counted = subprocess.run(command, capture_output=True, text=True)
    if counted.returncode:
        pytest.skip("there is no history here")
    name = f"oikumene-{oikumene.__version__}.post{counted.stdout.strip()}"
    assert wheel.name == f"{name}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        told = archive.read("oikumene/_built.py").decode()
        needs = archive.read(f"{name}.dist-info/METADATA").decode()
    assert told == f'VERSION = "{name.removeprefix("oikumene-")}"\n'
    assert "Requires-Dist: uvloop" in needs and "Requires-Dist: httptools" in needs, "as it is tested"


@pytest.fixture
def address(wheel: Path, tmp_path: Path) -> Iterator[str]:
    """A server of what the wheel installs, in an empty folder."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    found = subprocess.check_output(
        [sys.executable, "-c", "from importlib.util import find_spec; print(find_spec('oikumene').origin)"],
        cwd=tmp_path,
        env=env,
        text=True,
    )
    assert found.startswith(str(tmp_path)), "the repository's own package was asked"
    port = free_port()
    server = start(tmp_path / "tables.db", port, cwd=tmp_path, env=env)
    yield f"http://127.0.0.1:{port}"
    kill(server)


def test_what_is_installed_serves_the_page_and_the_games(address: str) -> None:
    page = urlopen(address + "/", timeout=20).read().decode()
    script = re.search(r'src="(/[^"]+\.js)"', page)
    assert script is not None
    with urlopen(address + script[1], timeout=20) as answer:
        assert answer.status == 200 and "javascript" in answer.headers["content-type"]
    assert b"ancient_world" in urlopen(address + "/api/games", timeout=20).read()
