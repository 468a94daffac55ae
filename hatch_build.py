"""What a wheel has besides the Python sources: the built client, and compiled modules for who asks for them.

The client is what `make web` has built in web/dist (`make wheel` builds both): who installs the wheel needs no Node.
Without it the wheel is made all the same, and says so; `oikumene serve` then serves the interface for programs.

With `OIKUMENE_COMPILED=1 pip install .` (or `make compiled`) mypyc compiles the kernel and the games in GAMES; the
sources lie beside the compiled modules as always. docs/speed.md has the gain.

Every commit has a version of its own (`0.1.0.post714`: the 714th), so that `pip install --upgrade` takes a later wheel.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "OIKUMENE_COMPILED"
ROOT = Path(__file__).parent
GAMES = ("ancient_world", "imperial_settlers")
#: Effects are frozen dataclasses with a word of the class, which mypyc takes for a field: they stay as they are, and
#: so does what is made of them or for people (`effects/`, deeds, a bot's sense, the terminal's table).
LEFT = ("effects.py", "operations.py", "deed.py", "sense.py", "terminal.py")
LEFT_ROOMS = ("effects",)
#: Of the kit only what states are made of.
KIT = ("bend.py", "goods.py", "sides.py", "scoring.py")
#: What other packages (and the conformance suite) extend.
OPEN = {
    "kernel/errors.py": ("Refused", "BadRecord", "GameEnd"),
    "kernel/game.py": ("Game", "Setting", "Flag", "Choice", "Number", "Document"),
    "kernel/table.py": ("Table",),
    "kernel/match.py": ("Match",),
    "kit/bend.py": ("Hooked", "Bend"),
}
#: Where `make web` builds the client, and where a wheel has it (`oikumene.table.serve.built_client`).
CLIENT, CLIENT_PLACE = ROOT / "web" / "dist", "oikumene/table/client"
#: Where a wheel says which version it is.
BUILT_NAME, BUILT_PLACE = "_built.py", "oikumene/_built.py"
SHIM_NAME = "native.py"
#: What `mypyc_attr` is in the compiled modules while they run: nothing.
SHIM = """from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda cls: cls
"""


class WheelHook(BuildHookInterface[Any]):
    """Adds the client, and the compiled modules where they are asked for."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy>=1.11", "setuptools"] if asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if (CLIENT / "index.html").is_file():
            build_data["force_include"][str(CLIENT)] = CLIENT_PLACE
        else:
            self.app.display_warning("The client is not built (make web): this wheel has no page to play on.")
        built = Path(self.directory) / BUILT_NAME
        built.parent.mkdir(parents=True, exist_ok=True)
        built.write_text(f'VERSION = "{self.metadata.version}"\n', encoding="utf-8")
        build_data["force_include"][str(built)] = BUILT_PLACE
        if not asked():
            return
        made = compiled(ROOT / "build" / "compiled")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(made)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        (Path(self.directory) / BUILT_NAME).unlink(missing_ok=True)


def numbered() -> str:
    """The version in the package, and how many commits there were; where there is no history, as it was unpacked."""
    text = (ROOT / "src" / "oikumene" / "__init__.py").read_text(encoding="utf-8")
    plain = re.search(r'__version__ = "([^"]+)"', text)
    assert plain is not None
    carried = ROOT / "PKG-INFO"  # of a source distribution
    if carried.is_file():
        told = re.search(r"^Version: (\S+)$", carried.read_text(encoding="utf-8"), re.MULTILINE)
        return told[1] if told else plain[1]
    command = ["git", "-C", str(ROOT), "rev-list", "--count", "HEAD"]
    if not (ROOT / ".git").exists():
        return plain[1]
    try:
        count = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return plain[1]
    return f"{plain[1]}.post{count}"


def asked() -> bool:
    return os.environ.get(VARIABLE, "") not in ("", "0")


def modules(source: Path) -> list[Path]:
    """What is compiled, of a tree that holds the package."""
    package = source / "oikumene"
    rooms = [package / "kernel", *(package / "games" / game for game in GAMES)]
    found = [path for room in rooms for path in sorted(room.rglob("*.py"))]
    kit = [path for path in sorted((package / "kit").glob("*.py")) if path.name in KIT]
    return [path for path in found if path.name not in (*LEFT, SHIM_NAME) and path.parent.name not in LEFT_ROOMS] + kit


def prepared(folder: Path) -> list[Path]:
    """A copy of the sources with what mypyc must be told, and the modules in it to compile."""
    shutil.rmtree(folder, ignore_errors=True)
    source = folder / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (source / "oikumene" / "kernel" / SHIM_NAME).write_text(SHIM, encoding="utf-8")
    found = modules(source)
    for path in found:
        name = path.relative_to(source / "oikumene").as_posix()
        path.write_text(told(path.read_text(encoding="utf-8"), OPEN.get(name, ())), encoding="utf-8")
    return found


def told(text: str, extended: Collection[str] = ()) -> str:
    """A module as mypyc wants it. A class with a decorator would not be compiled, so `@data` becomes a call after the
    class; and states are made without `__init__` when they are copied, as those of serializable classes may be."""
    lines = text.split("\n")
    for node in reversed([node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]):
        marks = [d for d in node.decorator_list if isinstance(d, ast.Name) and d.id == "data"]
        if not marks and node.name not in extended:
            continue
        if marks:
            lines.insert(node.end_lineno or 0, f"\n\ndata({node.name})")
        mark = "allow_interpreted_subclasses=True" if node.name in extended else "serializable=True"
        lines.insert(node.lineno - 1, f"@mypyc_attr({mark})")
        for decorator in reversed(marks):
            del lines[decorator.lineno - 1]
    made = "\n".join(lines)
    if made != text:
        future = "from __future__ import annotations\n"
        assert future in made
        made = made.replace(future, f"{future}from oikumene.kernel.{SHIM_NAME[:-3]} import mypyc_attr\n", 1)
    return made


def compiled(folder: Path) -> dict[str, str]:
    """Compile; every compiled module with its place in the wheel."""
    names = [path.relative_to(folder / "src").as_posix() for path in prepared(folder)]
    environment = {"MYPYC_OPT_LEVEL": "2", "MYPYC_DEBUG_LEVEL": "0", **os.environ}
    subprocess.run(
        [sys.executable, "-m", "mypyc", "--config-file", str(ROOT / "pyproject.toml"), *names],
        cwd=folder / "src",
        env=environment,
        check=True,
        stdout=sys.stderr,
    )
    source = folder / "src"
    found = [path for path in (source / "oikumene").rglob("*") if path.suffix in (".so", ".pyd")]
    found += source.glob("*__mypyc*")  # what the modules of a group share
    assert found, "mypyc left no module"
    made = {str(path): path.relative_to(source).as_posix() for path in found}
    made[str(source / "oikumene" / "kernel" / SHIM_NAME)] = f"oikumene/kernel/{SHIM_NAME}"
    return made
