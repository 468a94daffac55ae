"""What a wheel has besides the Python sources: the built client, and compiled modules for who asks for them.

The client is what `make web` has built in web/dist (`make wheel` builds both): who installs the wheel needs no Node.
Without it the wheel is made all the same, and says so; `oikumene serve` then serves the interface for programs.

With `OIKUMENE_COMPILED=1 pip install .` (or `make compiled`) mypyc compiles the kernel, the kit, all games and the bots
(`ROOMS`); the sources lie beside the compiled modules as always. docs/speed.md has the gain.

Every commit has a version of its own (`0.1.0.post714`: the 714th), so that `pip install --upgrade` takes a later wheel.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "OIKUMENE_COMPILED"
#: How many C compilers run at once, and how hard each tries (gcc's -O).
JOBS, LEVEL = "OIKUMENE_JOBS", "MYPYC_OPT_LEVEL"
ROOT = Path(__file__).parent
#: What is compiled, each into a library of its own: a process loads those of the games that it plays.
ROOMS = {
    "kernel": ("kernel", "kit"),
    "bots": ("bots",),
    "ancient_world": ("games/ancient_world",),
    "imperial_settlers": ("games/imperial_settlers",),
    "imperium": ("games/imperium",),
    "oath": ("games/oath",),
    "clash": ("games/clash",),
}
SHIM_NAME = "native.py"
#: What stays as it is, because it is for people, runs once or is read as text:
LEFT = {
    "bots/__init__.py": "names only",
    "bots/external.py": "talks to other programs",
    "bots/learned.py": "its signature is read",
    "bots/levels.py": "five makers, whose signatures are read",
    "bots/parameters.py": "reads signatures",
    "bots/registry.py": "looks for packages",
    "bots/together.py": "begins processes",
    "kernel/__init__.py": "names only",
    "kit/__init__.py": "names only",
    "kit/testing.py": "for tests",
    f"kernel/{SHIM_NAME}": "what this build adds",
}
LEFT_NAMES = ("terminal.py",)
#: Tables of cards are made once, when a game is loaded, of words that are compiled.
LEFT_ROOMS = ("cards", "sheets", "lab", "lesson", "rulebook", "text")
#: What other packages (and the conformance suite) extend, besides all classes of the kit and of the bots; a game with
#: other numbers extends its game.
OPEN = {
    "kernel/errors.py": ("Refused", "BadRecord", "GameEnd"),
    "kernel/game.py": ("Game", "Setting", "Flag", "Choice", "Number", "Document"),
    "kernel/table.py": ("Table",),
    "kernel/match.py": ("Match",),
}
#: Where `make web` builds the client, and where a wheel has it (`oikumene.table.serve.built_client`).
CLIENT, CLIENT_PLACE = ROOT / "web" / "dist", "oikumene/table/client"
#: Where a wheel says which version it is.
BUILT_NAME, BUILT_PLACE = "_built.py", "oikumene/_built.py"
#: What `mypyc_attr` is in the compiled modules while they run: nothing.
SHIM = """from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda cls: cls
"""
#: The types of tables of cards are checked by `make types`: here mypyc meets them in an order of its own.
SETTINGS = """[mypy]
strict = True
warn_unused_ignores = False
strict_equality = False

[mypy-oikumene.games.*.cards.*]
ignore_errors = True

[mypy-fluent.*]
ignore_missing_imports = True
"""
#: How mypyc's runtime makes a dataclass, mended in the copy that comes with the C files: a word of the class was taken
#: for a field, and a class that others may extend, or a generic one, could not be one at all.
MENDED = {
    "    PyObject *orig_dict = PyDict_Copy(ttp->tp_dict);\n": """    PyObject *typing = PyImport_ImportModule("typing");
    PyObject *word = typing ? PyObject_GetAttrString(typing, "ClassVar") : NULL;
    PyObject *fields = PyObject_GetAttrString(tp, "__mypyc_attrs__");
    PyObject *name;
    Py_XDECREF(typing);
    if (!word || !fields || !orig_dict) {
        goto fail;
    }
    pos = 0;
    while (PyDict_Next(annotations, &pos, &name, NULL)) {
        if (!PySequence_Contains(fields, name)) {
            PyDict_SetItem(annotations, name, word);
        }
    }
    Py_DECREF(word);
    Py_DECREF(fields);
    if (PyDict_DelItemString(orig_dict, "__dict__")) {
        PyErr_Clear();
    }
    if (PyDict_DelItemString(orig_dict, "__weakref__")) {
        PyErr_Clear();
    }
"""
}
#: Run in the folder of the copy: translates, and compiles unless it is only asked whether that can be done. The files
#: of a library are compiled side by side, and those that a build before this one has compiled are left.
SETUP = """import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup  # first: it brings what mypyc asks for and Python 3.12 has no more
from setuptools.command.build_ext import build_ext

from mypyc.build import mypycify

made = mypycify(
    ["--config-file", "../mypy.ini", "--cache-dir", "../cache", *{names!r}],
    separate={groups!r},
    multi_file=True,
    target_dir="../c",
    opt_level={level!r},
    debug_level="0",
)
runtime = Path("../c/misc_ops.c")
text = runtime.read_text()
for here, more in {mended!r}.items():
    assert text.count(here) == 1, here
    text = text.replace(here, here + more)
runtime.write_text(text)
for extension in made:  # every file of a library names the tables of the other libraries, and calls only its own
    extension.extra_compile_args += ["-fcommon", "-fvisibility=hidden"]


def changed(name, seen):
    \"\"\"When a C file, or one that it includes, was last changed.\"\"\"
    path = Path("../c") / name
    if name in seen or not path.exists():
        return 0
    seen.add(name)
    included = re.findall(r'#include ["<](__native\\w+[.]h)[">]', path.read_text())
    return max([path.stat().st_mtime, *[changed(other, seen) for other in included]])


class Build(build_ext):
    def build_extensions(self):
        whole, one = self.compiler.compile, ThreadPoolExecutor({jobs})

        def stale(source, folder):
            object = Path(self.compiler.object_filenames([source], 0, folder)[0])
            return not object.exists() or object.stat().st_mtime < changed(os.path.relpath(source, "../c"), set())

        def compile(sources, output_dir=None, **more):
            left = [source for source in sources if stale(source, output_dir)]
            list(one.map(lambda source: whole([source], output_dir=output_dir, **more), left))
            return self.compiler.object_filenames(sources, 0, output_dir)

        self.compiler.compile = compile
        super().build_extensions()


if {jobs}:
    objects = Path("../objects/{level}/src")  # as far from here as the C files are
    objects.mkdir(parents=True, exist_ok=True)
    arguments = ["-q", "build_ext", "--inplace", "--build-temp", str(objects)]
    setup(name="compiled", packages=[], ext_modules=made, script_args=arguments, cmdclass={{"build_ext": Build}})
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


# -- what is compiled


def modules(source: Path) -> list[Path]:
    """What is compiled, of a tree that holds the package."""
    return [path for paths in grouped(source).values() for path in paths]


def grouped(source: Path) -> dict[str, list[Path]]:
    """The same by library."""
    package = source / "oikumene"
    return {
        group: [path for room in rooms for path in sorted((package / room).rglob("*.py")) if _taken(package, path)]
        for group, rooms in ROOMS.items()
    }


def _taken(package: Path, path: Path) -> bool:
    name = path.relative_to(package)
    left = name.as_posix() in LEFT or name.name in LEFT_NAMES
    return not left and set(LEFT_ROOMS).isdisjoint(name.parts[:-1])


def opened(source: Path) -> dict[Path, set[str]]:
    """The classes of each compiled module that plain classes extend, here or in other packages."""
    package = source / "oikumene"
    compiled = set(modules(source))
    extended = {base for path in sorted(set(package.rglob("*.py")) - compiled) for base in _extended(source, path)}
    found = {}
    for path in compiled:
        name = path.relative_to(package).as_posix()
        here = {cls for module, cls in extended if module == _module(source, path)}
        whole = name.startswith(("kit/", "bots/")) or re.fullmatch(r"games/\w+/__init__\.py", name)
        all_here = {cls.name for cls in _classes(path)} if whole else set()
        found[path] = here | all_here | set(OPEN.get(name, ()))
    return found


def _module(source: Path, path: Path) -> str:
    return path.relative_to(source).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")


def _classes(path: Path) -> list[ast.ClassDef]:
    return [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]


def _bases(node: ast.ClassDef) -> list[str]:
    """What a class extends, without what is said of types only."""
    names = [ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in node.bases]
    return [name for name in names if name not in ("Generic", "Protocol")]


def _extended(source: Path, path: Path) -> set[tuple[str, str]]:
    """The classes that those of a module extend, with their modules."""
    tree = ast.parse(path.read_text("utf-8"))
    lines = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    known = {alias.asname or alias.name: (line.module or "", alias.name) for line in lines for alias in line.names}
    found = set()
    for node in ast.walk(tree):
        for base in _bases(node) if isinstance(node, ast.ClassDef) else ():
            first, dot, rest = base.partition(".")
            module, name = known.get(first, (_module(source, path), first))
            found.add((f"{module}.{name}", rest) if dot else (module, name))
    return found


# -- what mypyc is told


def prepared(folder: Path) -> dict[str, list[Path]]:
    """A copy of the sources with what mypyc must be told, and the modules in it to compile, by library."""
    source = folder / "src"
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (source / "oikumene" / "kernel" / SHIM_NAME).write_text(SHIM, encoding="utf-8")
    (folder / "mypy.ini").write_text(SETTINGS, encoding="utf-8")
    for path, extended in opened(source).items():
        path.write_text(told(path.read_text(encoding="utf-8"), extended), encoding="utf-8")
    return grouped(source)


def told(text: str, extended: Collection[str] = ()) -> str:
    """A module as mypyc wants it."""
    made = _settled(_spelled(_worded(_marked(text, extended))))
    if made == text:
        return made
    future = "from __future__ import annotations\n"
    assert future in made
    more = "from typing import Any as _Any, ClassVar as _ClassVar, Final as _Final\n"
    return made.replace(future, f"{future}{more}from oikumene.kernel.{SHIM_NAME[:-3]} import mypyc_attr\n", 1)


def _marked(text: str, extended: Collection[str]) -> str:
    """A class with a decorator would not be compiled, so `@data` becomes a call after the class; and states, and some
    other things, are made without `__init__` when they are copied, as those of serializable classes may be."""
    lines = text.split("\n")
    for node in reversed([node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]):
        marks = [d for d in node.decorator_list if isinstance(d, ast.Name) and d.id == "data"]
        said = []
        if marks or f"{node.name}.__new__({node.name})" in text:
            said.append("serializable=True")
        if node.name in extended:
            said.append("allow_interpreted_subclasses=True")
        if not said:
            continue
        if marks:
            lines.insert(node.end_lineno or 0, f"\n\ndata({node.name})")
        lines.insert(node.lineno - 1, f"@mypyc_attr({', '.join(said)})")
        for decorator in reversed(marks):
            del lines[decorator.lineno - 1]
    return "\n".join(lines)


#: In these a name in the class body is no word of the class, or mypyc knows it already.
WORDLESS = ("Enum", "IntEnum", "NamedTuple", "StrEnum", "TypedDict", "Game")


def _worded(text: str) -> str:
    """`name = value` in a class is a word of the class, which mypyc would take for a field of its objects."""
    lines = text.split("\n")
    classes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
    parts = [part for node in classes if set(_bases(node)).isdisjoint(WORDLESS) for part in node.body]
    for part in sorted(parts, key=lambda part: -part.lineno):
        if not isinstance(part, ast.Assign):
            continue
        names = [ast.unparse(target) for target in part.targets]
        if names[0].startswith("__"):
            continue
        at, indent = part.lineno - 1, " " * part.col_offset
        lines[at] = lines[at].replace(" = ".join(names) + " =", f"{names[-1]}: _ClassVar[_Any] =", 1)
        more = [f"{indent}{name}: _ClassVar[_Any] = {names[-1]}" for name in names[:-1]]
        lines[part.end_lineno or 0 : part.end_lineno or 0] = more
    return "\n".join(lines)


def _spelled(text: str) -> str:
    """`for x in (*some, *others)` and `x in (*some, *others)`: mypyc stumbles over the stars there, not in a list."""
    edits = []
    for node in ast.walk(ast.parse(text)):
        for held, opening, closing in _held(node):
            if isinstance(held, ast.Tuple) and any(isinstance(part, ast.Starred) for part in held.elts):
                edits.append((held.lineno - 1, held.col_offset, opening))
                edits.append(((held.end_lineno or 0) - 1, (held.end_col_offset or 0) - 1, closing))
    lines = text.split("\n")
    for at, column, new in sorted(edits, reverse=True):
        line = lines[at].encode()
        assert line[column : column + 1] in (b"(", b")"), lines[at]
        lines[at] = (line[:column] + new.encode() + line[column + 1 :]).decode()
    return "\n".join(lines)


def _held(node: ast.AST) -> Iterator[tuple[ast.expr, str, str]]:
    if isinstance(node, ast.For | ast.comprehension):
        yield node.iter, "[", "]"
    if isinstance(node, ast.Compare):
        for operator, held in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In | ast.NotIn):
                yield held, "tuple([", "])"


#: Names in capitals that tests set otherwise.
UNSETTLED = ("MOST_WAYS",)


def _settled(text: str) -> str:
    """A name in capitals that a module sets once is said to be final, so that mypyc knows what it is: any other name of
    a module is looked up in a dictionary each time, and what is found there is looked at whether it is of its type."""
    tree = ast.parse(text)
    plain = [part for part in tree.body if not isinstance(part, ast.FunctionDef | ast.ClassDef)]
    names = [node for part in plain for node in ast.walk(part) if isinstance(node, ast.Name)]
    stored = Counter(node.id for node in names if isinstance(node.ctx, ast.Store))
    lines = text.split("\n")
    for part in reversed(tree.body):
        said = _said_final(text, part)
        if said and all(_is_constant(name) and stored[name] == 1 for name, _ in said):
            lines[part.lineno - 1 : part.end_lineno] = [line for _, line in said]
    return "\n".join(lines)


def _is_constant(name: str) -> bool:
    return bool(re.fullmatch(r"_?[A-Z][A-Z0-9_]+", name)) and name not in UNSETTLED


def _said_final(text: str, part: ast.stmt) -> list[tuple[str, str]]:
    """The names that a line sets, each with the line that says it is final."""
    value = getattr(part, "value", None)
    if value is None or ast.unparse(value).startswith(("TypeVar(", "NewType(", "ParamSpec(")):
        return []
    source = ast.get_source_segment(text, value) or ""
    if not isinstance(value, ast.Tuple) or not source.startswith("("):
        source = f"({source})"  # it may have stood in brackets over several lines
    if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
        name, of = part.target.id, ast.unparse(part.annotation)
        return [] if "TypeAlias" in of else [(name, f"{name}: _Final[{of}] = {source}")]
    if not isinstance(part, ast.Assign) or len(part.targets) != 1:
        return []
    target = part.targets[0]
    if isinstance(target, ast.Name):
        of = _of_one_kind(value) if isinstance(value, ast.Tuple) else ""
        return [] if of is None else [(target.id, f"{target.id}: _Final{of} = {source}")]
    several = [ast.unparse(each) for each in target.elts] if isinstance(target, ast.Tuple) else []
    if re.fullmatch(r"\(range\(\d+\)\)", source):
        return [(name, f"{name}: _Final = {number}") for number, name in enumerate(several)]
    if not isinstance(value, ast.Tuple) or any(isinstance(each, ast.Starred | ast.Tuple) for each in value.elts):
        return []
    return [(name, f"{name}: _Final = {ast.unparse(each)}") for name, each in zip(several, value.elts, strict=False)]


def _of_one_kind(value: ast.Tuple) -> str | None:
    """Of which kind a tuple is, said as one of any length: mypyc would put one of so many together whenever it is used,
    and takes a final one of numbers for one that was never set. None where that cannot be said."""
    kinds = {type(each.value).__name__ if isinstance(each, ast.Constant) else "" for each in value.elts}
    return f"[tuple[{kinds.pop()}, ...]]" if kinds in ({"str"}, {"int"}, {"float"}) else None


# -- how it is compiled


def translated(folder: Path, *, jobs: int = 0) -> None:
    """Translate what is prepared in a folder, and compile it where there are jobs for that."""
    source = folder / "src"
    groups = grouped(source)
    separate = [([_name(source, path) for path in paths], f"oikumene_{group}") for group, paths in groups.items()]
    names = _ordered(source, modules(source))
    setup = SETUP.format(names=names, groups=separate, level=os.environ.get(LEVEL, "2"), jobs=jobs, mended=MENDED)
    (folder / "setup.py").write_text(setup, encoding="utf-8")
    subprocess.run([sys.executable, "../setup.py"], cwd=source, check=True, stdout=sys.stderr)


def _name(source: Path, path: Path) -> str:
    return path.relative_to(source).as_posix()


def _ordered(source: Path, paths: Collection[Path]) -> list[str]:
    """The modules, those that others import last: so mypy looks at them first where it does not see who needs whom."""
    known = {_module(source, path): path for path in paths}
    found: dict[str, None] = {}
    begun: set[str] = set()

    def visit(module: str) -> None:
        if module not in known or module in begun:
            return
        begun.add(module)
        for line in ast.parse(known[module].read_text("utf-8")).body:
            if isinstance(line, ast.ImportFrom) and line.module:
                for alias in line.names:
                    visit(f"{line.module}.{alias.name}")
                visit(line.module)
        found[module] = None

    for module in known:
        visit(module)
    return [_name(source, known[module]) for module in reversed(found)]


def compiled(folder: Path) -> dict[str, str]:
    """Compile; every compiled module with its place in the wheel."""
    prepared(folder)
    translated(folder, jobs=int(os.environ.get(JOBS, "2")))
    source = folder / "src"
    found = [path for path in (source / "oikumene").rglob("*") if path.suffix in (".so", ".pyd")]
    found += source.glob("*__mypyc*")  # what the modules of a group share
    assert found, "mypyc left no module"
    made = {str(path): path.relative_to(source).as_posix() for path in found}
    made[str(source / "oikumene" / "kernel" / SHIM_NAME)] = f"oikumene/kernel/{SHIM_NAME}"
    return made
