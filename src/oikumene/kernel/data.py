"""States as plain data: dumped, loaded and hashed.

The text is self-describing (lists, tuples, dictionaries and registered classes are told apart), so nothing here needs
annotations at run time. Copies are written by hand in each class; a test holds that no field is forgotten.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, TypeVar, cast

C = TypeVar("C", bound=type)

_classes: dict[str, type] = {}


def data(cls: C) -> C:
    """Class decorator: instances are part of a state. Slots named in `PASSING` (not part of the state) or `SHARED`
    (the same for every state of a match) are not dumped."""
    _classes[_tag(cls)] = cls
    return cls


def _tag(cls: type) -> str:
    return f"{cls.__module__.removeprefix('oikumene.')}.{cls.__qualname__}"


def slots(cls: type) -> list[str]:
    """Every slot of a class, base classes first.

    A compiled class has no slots but a list of all its attributes; slots are written in the order of the alphabet.
    """
    found: list[str] = []
    for base in reversed(cls.__mro__):
        native = base.__dict__.get("__mypyc_attrs__")
        if native is None:
            found.extend(base.__dict__.get("__slots__", ()))
        else:
            found.extend(sorted(set(native) - set(found)))
    return found


def kept(cls: type) -> list[str]:
    """The slots that make up the state."""
    left_out = {*getattr(cls, "PASSING", ()), *getattr(cls, "SHARED", ())}
    return [name for name in slots(cls) if name not in left_out]


def dump(x: Any) -> Any:
    """Plain data that JSON can hold, from which `load` makes an equal value.

    >>> dump([1, (2, "x"), {"a": None}])
    [1, {'t': [2, 'x']}, {'d': [['a', None]]}]
    >>> load(dump([1, (2, "x"), {"a": None}]))
    [1, (2, 'x'), {'a': None}]
    """
    cls = type(x)  # exactly: a NamedTuple or an Enum would come back as something else
    if x is None or cls is int or cls is str or cls is bool:
        return x
    if cls is list:
        return [dump(e) for e in x]
    if cls is tuple:
        return {"t": [dump(e) for e in x]}
    if cls is dict:
        return {"d": [[dump(k), dump(v)] for k, v in x.items()]}
    if _classes.get(_tag(cls)) is not cls:
        raise TypeError(f"{cls.__name__} is not marked with @data, so it cannot be part of a state")
    return {"c": _tag(cls), "v": [dump(getattr(x, name)) for name in kept(cls)]}


def load(x: Any, into: Any = None) -> Any:
    """The value a dump describes; `into` takes the fields of an object that has its shared parts already."""
    if into is not None and not (isinstance(x, dict) and "c" in x):
        raise ValueError(f"this is not a {type(into).__name__}")
    if isinstance(x, list):
        return [load(e) for e in x]
    if not isinstance(x, dict):
        return x
    if "t" in x:
        return tuple(load(e) for e in x["t"])
    if "d" in x:
        return {load(k): load(v) for k, v in x["d"]}
    cls = _classes[x["c"]]
    if into is not None and type(into) is not cls:
        raise ValueError(f"this is a {cls.__name__}, not a {type(into).__name__}")
    made = cast(Any, cls).__new__(cls) if into is None else into
    for name, value in zip(kept(cls), x["v"], strict=True):
        setattr(made, name, load(value))
    return made


def digest(x: Any) -> str:
    """A short fingerprint of a state, the same on every machine."""
    text = json.dumps(dump(x), separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
