"""The build that is compiled by mypyc: it can be made; and in `make compiled` the suite runs on it indeed."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
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


def test_a_word_of_a_class_is_said_to_be_one(hook: ModuleType) -> None:
    """mypyc would take it for a field of its objects."""
    future = "from __future__ import annotations\n"
    text = f"{future}class Card:\n    x: int\n    word = prompt = 'a'\n    tops = (\n        1,\n    )\n"
    made = hook.told(text)
    assert "    x: int\n" in made
    assert "    prompt: _ClassVar[_Any] = 'a'\n    word: _ClassVar[_Any] = prompt\n" in made
    assert "    tops: _ClassVar[_Any] = (\n        1,\n    )\n" in made
    assert hook.told(f"{future}class Colour(Enum):\n    red = 1\n") == f"{future}class Colour(Enum):\n    red = 1\n"


CAPITALS = """T = TypeVar('T')
MOST = 4
LEFT, RIGHT = range(2)
ONE, TWO = 'one', 2
PAIRS = (('t', 2), ('u', 3))
KINDS = (
    'a',
    'b',
    'c',
)
WORTH = (0.5, 1.0)
FOUND: dict[str, int] = {}
SETS: TypeAlias = 'set[int]'
TWICE = 1
TWICE = 2
FIRST, REST = KINDS
MOST_WAYS = 3
lower = 1
"""
SETTLED = """T = TypeVar('T')
MOST: _Final = (4)
LEFT: _Final = 0
RIGHT: _Final = 1
ONE: _Final = 'one'
TWO: _Final = 2
PAIRS = (('t', 2), ('u', 3))
KINDS: _Final[tuple[str, ...]] = (
    'a',
    'b',
    'c',
)
WORTH: _Final[tuple[float, ...]] = (0.5, 1.0)
FOUND: _Final[dict[str, int]] = ({})
SETS: TypeAlias = 'set[int]'
TWICE = 1
TWICE = 2
FIRST, REST = KINDS
MOST_WAYS = 3
lower = 1
"""


def test_a_name_in_capitals_is_said_to_be_final(hook: ModuleType) -> None:
    """mypyc would look it up in the module's dictionary each time; what is set twice, or by a test, stays as it is."""
    assert hook.told(f"from __future__ import annotations\n{CAPITALS}").endswith(SETTLED)


def test_stars_stand_in_lists(hook: ModuleType) -> None:
    future = "from __future__ import annotations\n"
    made = hook.told(f"{future}y = [x for x in (*a, *b) if x not in (*c, 1)]\nz = (*a, *b)\n")
    assert "y = [x for x in [*a, *b] if x not in tuple([*c, 1])]\nz = (*a, *b)\n" in made


def classes(path: Path) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]


def test_what_is_extended_by_plain_modules_is_open_to_it(hook: ModuleType) -> None:
    """A plain class cannot extend a compiled one that is not said to be open."""
    package = ROOT / "src" / "oikumene"
    opened = {path.relative_to(package).as_posix(): names for path, names in hook.opened(ROOT / "src").items()}
    assert {"Game", "Choice"} <= opened["kernel/game.py"]
    assert {"Hooked", "Bend", "Matter"} <= opened["kit/bend.py"]
    assert opened["games/oath/rules/turn.py"] == set()
    assert "Oath" in opened["games/oath/__init__.py"]  # a game with other numbers extends its game


def test_compiled_classes_are_of_a_kind_that_can_be(hook: ModuleType) -> None:
    """They extend one class, and keep nothing that their class does not declare: a property that remembers does. A
    tuple with names has no field of the type `object`, which mypyc does not find when the module is loaded."""
    found = []
    for path in hook.modules(ROOT / "src"):
        for node in classes(path):
            bases = [ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in node.bases]
            if len([base for base in bases if base not in ("Generic", "Protocol")]) > 1 and "Protocol" not in bases:
                found.append(f"{path.name}: {node.name} extends {bases}")
            marks = [ast.unparse(mark) for part in node.body for mark in getattr(part, "decorator_list", ())]
            if "cached_property" in marks:
                found.append(f"{path.name}: {node.name} has a cached_property")
            fields = [part for part in node.body if isinstance(part, ast.AnnAssign) and "NamedTuple" in bases]
            if any(ast.unparse(field.annotation) == "object" for field in fields):
                found.append(f"{path.name}: {node.name} has a field that is any object")
    assert found == []


def test_what_was_set_to_nothing_is_not_looked_at_again_in_the_same_function(hook: ModuleType) -> None:
    """mypy takes it for nothing until it is set again there, whatever is called meanwhile, and mypyc makes sure of it:
    "None object expected; got float". A method that sets it is the way round that."""
    found = []
    for path in hook.modules(ROOT / "src"):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                nothing = dict(set_to_nothing(function))
                read = [node for node in ast.walk(function) if isinstance(node, ast.Attribute)]
                again = [
                    n for n in read if isinstance(n.ctx, ast.Load) and n.lineno > nothing.get(ast.unparse(n), 10**9)
                ]
                found += [f"{path.name}: {function.name} looks at {ast.unparse(node)} again" for node in again]
    assert found == []


def set_to_nothing(function: ast.FunctionDef) -> Iterator[tuple[str, int]]:
    """The attributes that a function sets to None, and where."""
    for node in ast.walk(function):
        for target in node.targets if isinstance(node, ast.Assign) else ():
            pair = isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
            for each, value in zip(target.elts, node.value.elts, strict=True) if pair else [(target, node.value)]:
                if isinstance(each, ast.Attribute) and isinstance(value, ast.Constant) and value.value is None:
                    yield ast.unparse(each), node.lineno


def test_every_module_can_be_translated(hook: ModuleType, tmp_path: Path) -> None:
    """As far as the C compiler: what mypyc cannot follow is found here, not when somebody wants the build."""
    pytest.importorskip("mypyc")
    hook.prepared(tmp_path / "compiled")
    hook.translated(tmp_path / "compiled")
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
