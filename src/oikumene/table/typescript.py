"""The client's types, made from ours: `python -m oikumene.table.typescript web/src` writes them.

`wire.ts` is what goes over the wire; `games/<game>/view.ts` is what a seat sees of a game (`View` in its `view.py`) and
what is printed on its cards (`Facts` in its `facts.py`); of a game that comes in series also what its story is
(`Story` in its `legacy.py`). `games/<game>/joining.ts`: how lines of its log belong together (`Game.joining`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from oikumene.games import GAMES
from oikumene.kernel.game import Game
from oikumene.table import wire

HEAD = "// Made by `python -m oikumene.table.typescript web/src` from {source}. Do not edit.\n"

#: Names of literal types, by their values, as a game's modules give them.
Names = dict[frozenset[Any], str]


def structs() -> list[type[msgspec.Struct]]:
    """Every type of the wire, subject by subject in the order they are written down; not those it imports."""
    return [
        thing
        for subject in wire.SUBJECTS
        for thing in vars(subject).values()
        if isinstance(thing, type) and issubclass(thing, wire.Wire) and thing.__module__ == subject.__name__
        if thing is not wire.Wire
    ]


def typescript() -> str:
    parts = [HEAD.format(source="src/oikumene/table/wire")]
    for struct in structs():
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        parts.append(interface(struct, info))
    for name in ("ServerMessage", "ClientMessage"):
        members = " | ".join(member.__name__ for member in getattr(wire, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def interface(struct: type[msgspec.Struct], info: inspect.StructType) -> str:
    lines = []
    doc = (struct.__doc__ or "").strip()
    if doc and doc != wire.Wire.__doc__:
        lines.append("/** " + " ".join(doc.split()) + " */")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {literal(info.tag)};")
    for field in info.fields:
        optional = "" if field.required or struct.__name__ not in SENT else "?"
        lines.append(f"  {field.encode_name}{optional}: {name_of(field.type)};")
    lines.append("}\n")
    return "\n".join(lines)


#: What the client sends: fields with a default may be left out.
SENT = {
    *(
        "Rename",
        "Account",
        "NewPassword",
        "Code",
        "Preferences",
        "NewSeat",
        "NewTable",
        "Quick",
        "Chronicle",
        "SeatChange",
        "BotWay",
    ),
    *("Hello", "Answer", "Undo", "Confirm", "Vote", "Say", "AskHint", "Ping"),
}


def literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


# -- a game's own


def doors(game: Game[Any]) -> list[tuple[str, Any]]:
    """The modules that say what a client gets of a game, each with the type that says it."""
    package = game.package()
    return [
        (module, getattr(import_module(f"{package}.{module}"), name))
        for module, name in (("view", "View"), ("facts", "Facts"), ("legacy", "Story"))
        if module != "legacy" or find_spec(f"{package}.{module}") is not None  # of games that come in series
    ]


def game_types(game: Game[Any]) -> str:
    """What a seat sees of a game, what is printed on its cards, and the story of a series of it."""
    package = game.package()
    names: Names = {}
    parts = []
    for module, door in doors(game):
        names |= literals(vars(import_module(f"{package}.{module}")))
        for cls in reversed(list(mentioned(door))):
            parts.append(view_interface(cls, names))
    folder = "src/" + package.replace(".", "/")
    used = [f"export type {name} = {' | '.join(map(literal, sorted(values)))};\n" for values, name in names.items()]
    files = [f"{module}.py" for module, _ in doors(game)]
    source = f"{folder}/{', '.join(files[:-1])} and {files[-1]}"
    return "\n".join([HEAD.format(source=source), *used, *dict.fromkeys(parts)])


def literals(module: dict[str, Any]) -> Names:
    """The literal types that a module has a name for: `Tribe = Literal["red", …]`."""
    return {frozenset(get_args(t)): name for name, t in module.items() if get_origin(t) is Literal}


def mentioned(cls: Any) -> Iterator[Any]:
    """A typed dictionary and those inside it, in the order in which they are met; each once."""
    waiting, seen = [cls], {cls}
    while waiting:
        found = waiting.pop(0)
        yield found
        for inner in fields_of(found).values():
            for other in dictionaries(inner.type):
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)


def dictionaries(kind: inspect.Type) -> Iterator[Any]:
    match kind:
        case inspect.TypedDictType(cls=cls):
            yield cls
        case inspect.ListType(item_type=inner) | inspect.DictType(value_type=inner):
            yield from dictionaries(inner)
        case inspect.TupleType(item_types=inners) | inspect.UnionType(types=inners):
            for inner in inners:
                yield from dictionaries(inner)


@cache
def fields_of(cls: Any) -> dict[str, inspect.Field]:
    """The fields of a typed dictionary in the order in which they are written down."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.TypedDictType)
    found = {field.name: field for field in info.fields}
    return {name: found[name] for name in cls.__annotations__}


def view_interface(cls: Any, names: Names) -> str:
    doc = " ".join((cls.__doc__ or "").split())
    lines = [f"/** {doc} */"] if doc else []
    lines.append(f"export interface {cls.__name__} {{")
    for name, field in fields_of(cls).items():
        lines.append(f"  {name}{'' if field.required else '?'}: {name_of(field.type, names)};")
    return "\n".join([*lines, "}\n"])


# -- names


def name_of(kind: inspect.Type, names: Names | None = None) -> str:
    """A Python type as TypeScript; a literal type by its name, where it has one."""

    def said(inner: inspect.Type) -> str:
        return name_of(inner, names)

    match kind:
        case inspect.StructType(cls=cls) | inspect.TypedDictType(cls=cls):
            return str(cls.__name__)
        case inspect.ListType(item_type=item):
            return f"({said(item)})[]" if "|" in said(item) else f"{said(item)}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(said, items))}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{said(key)}, {said(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(map(said, types))
        case inspect.LiteralType(values=values):
            return (names or {}).get(frozenset(values)) or " | ".join(map(literal, values))
    plain = {
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    return plain[type(kind)]


def joining(game: Game[Any]) -> str:
    """How the lines of a game's log are put together, as the client has it."""
    found = game.joining

    def words(known: frozenset[str]) -> str:
        return f"new Set([{', '.join(map(literal, sorted(known)))}])"

    closes = ", ".join(f"[{literal(word)}, {words(heads)}]" for word, heads in sorted(found.closes.items()))
    lines = [
        HEAD.format(source=f"src/oikumene/games/{game.id}/words.py"),
        'import type { Joining } from "@/shell/chronicle";\n',
        "export const joining: Joining = {",
        f"  follows: {words(found.follows)},",
        f"  prices: {words(found.prices)},",
        f"  priced: {'null' if found.priced is None else words(found.priced)},",
        f"  early: {words(found.early)},",
        f"  chains: {words(found.chains)},",
        f"  closes: new Map([{closes}]),",
        f"  lists: {words(found.lists)},",
        f"  rows: {words(found.rows)},",
        "};\n",
    ]
    return "\n".join(lines)


def files() -> dict[str, str]:
    """Everything that is made, by its path in the client's sources."""
    made = {f"games/{game.id}/view.ts": game_types(game) for game in GAMES}
    told = {f"games/{game.id}/joining.ts": joining(game) for game in GAMES}
    return {"wire.ts": typescript(), **made, **told}


if __name__ == "__main__":
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")
