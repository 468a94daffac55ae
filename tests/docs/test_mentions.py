"""What documents and docstrings name is there: modules and what stands in them, files, the targets of links."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
HOUSE = SOURCE / "oikumene"
FOLDERS = ("src", "tests", "bench", "examples", "docs")
SKIPPED = {"node_modules", "__pycache__", "dist", ".venv", "corpus"}

DOTTED = re.compile(r"(?<![\w./-])oikumene(?:\.[A-Za-z_]\w*)+")
#: A module or a thing in it in backquotes, named from its part of the house (`table` and `games` mean more than that).
SHORT = re.compile(r"`((?:kernel|kit|bots|lab|cli|text|conformance|registry)(?:\.[A-Za-z_]\w*)+)[`(]")
#: A file in backquotes; one with a wildcard, or a word in angle brackets, stands for many.
FILED = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|md|ts|tsx|css|json|txt|csv|ftl|svg|png|toml))`")
#: A program with its folder, with or without backquotes.
PLAIN = re.compile(r"(?<![\w./<*:~{}-])((?:[\w-]+/)+\w+\.(?:py|tsx?))\b")
LINKED = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
#: What a reader makes with the programs.
MADE = {"game.json", "deck.csv", "tables.json", "games.csv", "seats.csv", "cards.csv", "tournament.json", "crashes.txt"}
MADE |= {"net-NNN.json", "curve.csv", "curve.json", "best.json"}
#: Dotted names that are no modules.
FILES_OF_OURS = {"oikumene.db"}


#: Links there are addresses of the rulebook, which tests/text looks after.
OWN = ("rulebook", "lesson")
#: A page that tells what was: it names what is gone.
OF_THE_PAST = "CHANGELOG.md"


def texts() -> Iterator[Path]:
    yield from sorted(path for path in ROOT.glob("*.md") if path.name != OF_THE_PAST)
    yield from sorted(ROOT.glob("*.py"))
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".md") and not SKIPPED & set(path.parts) and path.parent.name not in OWN:
                yield path


FILES = list(texts())


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def said(path: Path) -> str:
    """What is written for people: a whole document; of a program its comments and its strings of several words."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return text
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    told = (token.string for token in tokens if token.type in (tokenize.COMMENT, tokenize.STRING))
    return "\n".join(words for words in told if " " in words)


@cache
def everything() -> frozenset[str]:
    """Every file of the house by its name alone."""
    found = (path for folder in (*FOLDERS, "web", "requirements", ".ci") for path in (ROOT / folder).rglob("*"))
    return frozenset(path.name for path in [*ROOT.glob("*"), *found] if not SKIPPED & set(path.parts))


@cache
def names_in(path: Path) -> frozenset[str]:
    """What a module defines or imports at its top."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found.update(inner.id for target in targets for inner in ast.walk(target) if isinstance(inner, ast.Name))
    return frozenset(found)


def is_there(dotted: str) -> bool:
    """Whether there is such a module, or such a thing in one; what hangs on the thing is not looked at.

    >>> is_there("oikumene.kernel.match.Match.view"), is_there("oikumene" + ".kernel.nowhere")
    (True, False)
    """
    here = SOURCE
    for part in dotted.split("."):
        if (here / part).is_dir():
            here /= part
        elif (here / f"{part}.py").exists():
            here = here / f"{part}.py"
        else:
            module = here if here.suffix else here / "__init__.py"
            return module.exists() and part in names_in(module)
    return True


def found(name: str, beside: Path) -> bool:
    """Whether there is such a file: from the top of the house, from the package, beside who names it, or in the room of
    a game: its own on a page about a game, any on other pages."""
    if "/" not in name:
        return name in everything()
    about = beside.stem.partition("-")[0] if beside.parent.name == "games" else "*"
    folders = [ROOT, ROOT / "docs", ROOT / "web", SOURCE, HOUSE, *HOUSE.glob(f"games/{about}"), *beside.parents]
    return any((folder / name).exists() for folder in folders)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_what_is_named_is_there(path: Path) -> None:
    text = said(path)
    gone = [dotted for dotted in DOTTED.findall(text) if dotted not in FILES_OF_OURS and not is_there(dotted)]
    gone += [short for short in SHORT.findall(text) if not is_there(f"oikumene.{short}")]
    gone += [
        name for name in [*FILED.findall(text), *PLAIN.findall(text)] if name not in MADE and not found(name, path)
    ]
    if path.suffix == ".md":
        links = (link for link in LINKED.findall(text) if "://" not in link and not link.startswith("mailto:"))
        gone += [link for link in links if not (path.parent / link).exists()]
    assert not gone, f"{named(path)} names what is not there: {', '.join(dict.fromkeys(gone))}"
