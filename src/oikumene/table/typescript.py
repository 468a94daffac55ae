"""The client's types, made from ours: `python -m oikumene.table.typescript > web/src/wire.ts`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from msgspec import inspect

from oikumene.table import wire

HEAD = "// Made by `python -m oikumene.table.typescript` from src/oikumene/table/wire.py. Do not edit.\n"


def structs() -> list[type[msgspec.Struct]]:
    """Every type of the wire, in the order they are written down."""
    things = vars(wire).values()
    return [t for t in things if isinstance(t, type) and issubclass(t, wire.Wire) and t is not wire.Wire]


def typescript() -> str:
    parts = [HEAD]
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
        "SeatChange",
        "BotWay",
    ),
    *("Hello", "Answer", "Undo", "Confirm", "Vote", "Say", "AskHint", "Ping"),
}


def literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def name_of(kind: inspect.Type) -> str:
    """A Python type as TypeScript."""
    match kind:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.ListType(item_type=item):
            inner = name_of(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(name_of(item) for item in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {name_of(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(name_of(member) for member in types)
        case inspect.LiteralType(values=values):
            return " | ".join(literal(value) for value in values)
    names = {
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    return names[type(kind)]


if __name__ == "__main__":
    sys.stdout.write(typescript())
