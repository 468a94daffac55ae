"""Imports point one way: kernel <- kit <- games <- text, bots, lab, table <- cli; and what must be pure is pure.

The files are parsed, not run, so an import inside a function counts like any other.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import oikumene

SOURCE = Path(__file__).parent.parent / "src" / "oikumene"
FILES = sorted(SOURCE.rglob("*.py"))

#: What each part of the house may import of the house. "oikumene" itself is the front door: registry and errors.
ALLOWED = {
    "kernel": {"kernel"},
    "kit": {"kernel", "kit"},
    "games": {"kernel", "kit", "games", "registry"},
    "text": {"kernel", "kit", "games", "registry", "oikumene", "text"},
    "bots": {"kernel", "kit", "games", "registry", "oikumene", "bots"},
    "puzzles": {"kernel", "registry", "puzzles"},
    "lab": {"kernel", "kit", "games", "registry", "oikumene", "bots", "puzzles", "lab"},
    "table": {"kernel", "kit", "games", "registry", "oikumene", "bots", "puzzles", "text", "table"},
    "cli": {
        *("kernel", "kit", "games", "registry", "oikumene", "text", "bots", "puzzles", "lab", "table", "cli"),
        "conformance",
    },
    "kept": {"kernel", "kept"},
    "registry": {"kernel"},
    "conformance": {"kernel", "kit", "conformance"},
    "oikumene": {"kernel", "registry"},
    "__main__": {"cli"},
}
#: Parts that use nothing but the standard library at run time.
BARE = ("kernel", "kit", "games", "kept", "bots", "registry", "puzzles", "conformance")
#: Parts where a game must be a pure function of its set-up, its seed and its answers.
PURE = ("kernel", "kit", "games", "kept")
CLOCKS = ("time", "datetime", "calendar", "secrets", "uuid", "os")


def part_of(path: Path) -> str:
    """The part of the house a file belongs to."""
    first = path.relative_to(SOURCE).parts[0]
    return "oikumene" if first == "__init__.py" else first.removesuffix(".py")


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, with the line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}:{node.lineno}: imports are written out, not relative"
            yield node.lineno, str(node.module)
            if node.module == "oikumene":
                yield from ((node.lineno, f"oikumene.{alias.name}") for alias in node.names if is_part(alias.name))


def is_part(name: str) -> bool:
    return (SOURCE / name).is_dir() or (SOURCE / f"{name}.py").exists()


def house(module: str) -> str | None:
    """The part of the house a module belongs to; None for somebody else's."""
    root, *rest = module.split(".")
    if root != "oikumene":
        return None
    return rest[0] if rest else "oikumene"


def named(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=named)
def test_imports_point_one_way(path: Path) -> None:
    allowed = ALLOWED[part_of(path)]
    for line, module in imported(path):
        part = house(module)
        assert part is None or part in allowed, f"{named(path)}:{line} imports {module}, which lies above it"


@pytest.mark.parametrize("path", [path for path in FILES if part_of(path) == "games"], ids=named)
def test_a_game_does_not_know_another(path: Path) -> None:
    room = path.relative_to(SOURCE).parts[1]
    for line, module in imported(path):
        if module.startswith("oikumene.games.") and not room.endswith(".py"):
            assert module.split(".")[2] == room, f"{named(path)}:{line} imports another game: {module}"


@pytest.mark.parametrize("path", [path for path in FILES if part_of(path) in BARE], ids=named)
def test_only_the_standard_library(path: Path) -> None:
    for line, module in imported(path):
        root = module.split(".")[0]
        assert root == "oikumene" or root in sys.stdlib_module_names, f"{named(path)}:{line} imports {module}"


@pytest.mark.parametrize("path", [path for path in FILES if part_of(path) in PURE], ids=named)
def test_a_game_is_a_pure_function(path: Path) -> None:
    """No clock, no chance but the one in the state, no deep copies, no hash of an object."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for line, module in imported(path):
        assert module.split(".")[0] not in CLOCKS, f"{named(path)}:{line} imports {module}"
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            names = {alias.name for alias in node.names}
            assert names <= {"Random"}, f"{named(path)}:{node.lineno} uses the random numbers of the process"
        if isinstance(node, ast.Import):
            assert not {alias.name for alias in node.names} & {"random", "copy"}, f"{named(path)}:{node.lineno}"
        if isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            assert name not in ("deepcopy", "SystemRandom"), f"{named(path)}:{node.lineno} uses {name}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "id":
            raise AssertionError(f"{named(path)}:{node.lineno}: id() differs from process to process")


# -- the rooms of a game

#: Games whose rooms stand: rules/ (the chapters of the book), effects/ (the words of the cards), cards/ (data).
MOVED = ("ancient_world", "imperial_settlers", "imperium")
#: Games whose cards have names that are words of the rulebook too (a plague, roads): their rules say those words.
PLAIN_WORDS = ("oath", "clash")
#: What bends the rules and so must not be known to them.
BENDING = ("effects", "cards", "solo")


def room(game: str, name: str) -> list[Path]:
    return sorted((SOURCE / "games" / game / name).rglob("*.py"))


@pytest.mark.parametrize("game", MOVED + PLAIN_WORDS)
def test_rules_know_neither_effects_nor_cards(game: str) -> None:
    """A rule asks (`rules/matters.py`) and tells that something happened (`rules/moments.py`); who answers, it does
    not know."""
    assert room(game, "rules") and room(game, "effects") and room(game, "cards"), "a room is missing"
    for path in room(game, "rules"):
        for line, module in imported(path):
            own = module.removeprefix(f"oikumene.games.{game}.").split(".")[0]
            assert own not in BENDING, f"{named(path)}:{line} imports {module}, which bends the rules"


@pytest.mark.parametrize("game", MOVED)
def test_rules_name_no_faction_and_no_card(game: str) -> None:
    """In their code; a comment may say for whose sake a rule is there."""
    played = oikumene.game(game)
    names = {info.id for info in played.cards()} | {info.names["en"] for info in played.cards()}
    names |= {str(info.facts.get("nation")) for info in played.cards()} - {"", "None"}
    names |= {"romans", "barbarians", "egyptians", "japanese"}
    names -= {"unrest"}  # the word of the rulebook for a suit, too
    for path in room(game, "rules"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in names, f"{named(path)}:{node.lineno} names {node.value}"


@pytest.mark.parametrize("game", MOVED)
def test_cards_are_data(game: str) -> None:
    """Nothing in cards/ is done: no class of its own, nothing that asks."""
    for path in room(game, "cards"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            doing = isinstance(node, ast.ClassDef | ast.Yield | ast.YieldFrom)
            assert not doing, f"{named(path)}:{getattr(node, 'lineno', 0)} is more than data"


def test_every_part_has_its_place() -> None:
    assert {part_of(path) for path in FILES} <= set(ALLOWED)
