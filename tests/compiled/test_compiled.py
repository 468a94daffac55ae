"""The build that is compiled by mypyc: it can be made; and in `make compiled` the suite runs on it indeed."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import oikumene
from oikumene.kernel.game import Game
from oikumene.kernel.table import Table

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    pytest.importorskip("hatchling")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_what_mypyc_is_told(hook: ModuleType) -> None:
    text = "from __future__ import annotations\n\n\n@data\nclass Card:\n    x: int = 0\n\n\nclass Plain:\n    pass\n"
    made = hook.told(text)
    assert "@data" not in made
    assert "@mypyc_attr(serializable=True)\nclass Card:" in made
    assert made.index("class Card") < made.index("data(Card)") < made.index("class Plain")
    assert hook.told(text.replace("@data\n", "")) == text.replace("@data\n", "")
    assert "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Plain" in hook.told(text, ("Plain",))


def classes(path: Path) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]


def test_what_is_extended_by_plain_modules_is_open_to_it(hook: ModuleType) -> None:
    """A plain class cannot extend a compiled one that is not said to be open."""
    source = ROOT / "src"
    compiled = set(hook.modules(source))
    shut = set()
    for path in compiled:
        module = path.relative_to(source).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
        named = hook.OPEN.get(path.relative_to(source / "oikumene").as_posix(), ())
        shut |= {f"{module}.{node.name}" for node in classes(path) if node.name not in named}
    found = []
    for path in sorted(set((source / "oikumene").rglob("*.py")) - compiled):
        tree = ast.parse(path.read_text("utf-8"))
        lines = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
        known = {alias.asname or alias.name: f"{line.module}.{alias.name}" for line in lines for alias in line.names}
        for node in classes(path):
            bases = [ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in node.bases]
            full = [known.get(base.split(".")[0], "") + base[len(base.split(".")[0]) :] for base in bases]
            found += [f"{path.name}: {node.name} extends {base}" for base in full if base in shut]
    assert found == []


def test_every_module_can_be_translated(hook: ModuleType, tmp_path: Path) -> None:
    """As far as the C compiler: what mypyc cannot follow is found here, not when somebody wants the build."""
    pytest.importorskip("mypyc")
    modules = hook.prepared(tmp_path / "compiled")
    names = [path.relative_to(tmp_path / "compiled" / "src").as_posix() for path in modules]
    code = f"from mypyc.build import mypycify\nmypycify({['--config-file', str(ROOT / 'pyproject.toml'), *names]!r})"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path / "compiled" / "src", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    shutil.rmtree(tmp_path / "compiled")


@pytest.mark.skipif(not os.environ.get("OIKUMENE_COMPILED"), reason="make compiled runs it")
def test_this_is_the_compiled_build(hook: ModuleType) -> None:
    source = Path(oikumene.__file__).parent.parent
    for path in hook.modules(source):
        name = path.relative_to(source).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
        assert str(importlib.import_module(name).__file__).endswith((".so", ".pyd")), name
    assert hasattr(Game, "__mypyc_attrs__") and hasattr(Table, "__mypyc_attrs__")


@pytest.mark.skipif(not os.environ.get("OIKUMENE_COMPILED"), reason="make compiled runs it")
def test_the_speed_is_worth_it() -> None:
    """Beside the same games without compiled modules: see docs/speed.md; here only that it is not slower."""
    code = (
        "import time, oikumene, random\n"
        "began = time.process_time()\n"
        "for seed in range(30):\n"
        "    match, rng = oikumene.game('ancient_world').new(seats=4, seed=seed, keep=False), random.Random(seed)\n"
        "    while match.asks:\n"
        "        match.take(match.asks[0], rng.choice(match.asks[0].values()))\n"
        "print(time.process_time() - began)"
    )
    here, there = str(Path(oikumene.__file__).parent.parent), str(ROOT / "src")
    spent = [
        min(
            float(subprocess.check_output([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}))
            for _ in range(3)
        )
        for path in (here, there)
    ]
    assert spent[0] * 1.3 < spent[1]
