"""States written down by name, so that a snapshot outlives a change of code.

Fields are written by name, classes by theirs, and numbers that stand for something (a face, a zone, a good) by what
they stand for, as the class says in `NAMED`:

    NAMED = {"face": Of("faces"), "zones": By("zones", ()), "goods": By(GOODS, 0)}

A field that an older snapshot lacks gets what `DEFAULTS` of its class says, else what a fresh state of the same set-up
has in that place. Whatever else does not fit (a field, a card or a zone that is gone) is refused with a sentence:
nothing is ever read as something else. Slots named in `DERIVED` follow from the others: they are left out, and
`Table.restored` makes them again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, cast

from oikumene.kernel.data import PLAIN, class_named, kept

#: Names, or where the state has them: "faces" or "zones".
Names: TypeAlias = "tuple[str, ...] | str"


class Of(NamedTuple):
    """Numbers that stand for these names, in lists and tuples too. A negative one stands for nothing."""

    names: Names


class By(NamedTuple):
    """A list or tuple with a place for each of these names, and what a place holds that an older snapshot lacks."""

    names: Names
    default: Any


class Each(NamedTuple):
    """A list or tuple of things of one kind."""

    kind: By


Naming: TypeAlias = "Of | By | Each"


def write(state: Any, names: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """A state as plain data that JSON can hold. `names`: of its faces and its zones."""
    return cast("dict[str, Any]", _Writer(type(state), names).value(state, None))


def read(written: Any, into: Any, names: Mapping[str, Sequence[str]], renamed: Mapping[str, str]) -> Any:
    """What was written, put into a fresh state of the same set-up. ValueError says what cannot be read.

    `renamed`: faces that had another name, as {old: new}.
    """
    if not isinstance(written, dict) or not isinstance(written.get("v"), dict):
        raise ValueError("it holds no state")
    reader = _Reader(type(into), names, renamed)
    return reader.fill(into, written["v"], into)


def _fixed(names: Names, places: Mapping[str, Sequence[str]]) -> Sequence[str]:
    found = places[names] if isinstance(names, str) else names
    if len(set(found)) != len(found):
        raise TypeError(f"two of the names are the same: {', '.join(found)}")
    return found


def _saved(cls: type) -> list[str]:
    """The slots that are written down."""
    derived = getattr(cls, "DERIVED", ())
    return [name for name in kept(cls) if name not in derived]


#: Lists of these alone are looked up all at once.
INTS = frozenset({int})

#: By the class of a state and a class in it: what is written of that. Looked up among all classes once.
_written: dict[tuple[type, type], list[tuple[str, Naming | None]]] = {}


class _Writer:
    def __init__(self, root: type, places: Mapping[str, Sequence[str]]) -> None:
        self.root = root
        self.places = places
        self._names: dict[Names, Sequence[str]] = {}

    def value(self, x: Any, kind: Naming | None) -> Any:
        if kind is not None:
            return self.named(x, kind)
        cls = type(x)  # exactly: a NamedTuple or an Enum would come back as something else
        if cls in PLAIN:
            return x
        if cls is list:
            return self.entries(x)
        if cls is tuple:
            return {"t": self.entries(x)}
        if cls is dict:
            return {"d": [[self.value(k, None), self.value(v, None)] for k, v in x.items()]}
        return {"c": cls.__qualname__, "v": {name: self.value(getattr(x, name), of) for name, of in self.fields(cls)}}

    def entries(self, x: Sequence[Any]) -> list[Any]:
        return list(x) if PLAIN.issuperset(map(type, x)) else [self.value(e, None) for e in x]

    def fields(self, cls: type) -> list[tuple[str, Naming | None]]:
        """What of an object is written, and what its numbers stand for."""
        found = _written.get((self.root, cls))
        if found is None:
            if cls is not self.root and class_named(cls.__qualname__, self.root) is not cls:
                raise TypeError(f"{cls.__name__} is not marked with @data (or another class of the game has its name)")
            kinds = getattr(cls, "NAMED", {})
            found = _written[self.root, cls] = [(name, kinds.get(name)) for name in _saved(cls)]
        return found

    def names(self, names: Names) -> Sequence[str]:
        found = self._names.get(names)
        if found is None:
            found = self._names[names] = _fixed(names, self.places)
        return found

    def named(self, x: Any, kind: Naming) -> Any:
        if isinstance(kind, Of):
            return self.stands_for(x, self.names(kind.names))
        if type(x) not in (list, tuple):
            raise TypeError(f"{x!r:.60} is neither a list nor a tuple")
        if isinstance(kind, Each):
            entries = [self.named(e, kind.kind) for e in x]
            return entries if type(x) is list else {"t": entries}
        names = self.names(kind.names)
        if len(x) != len(names):
            raise TypeError(f"{len(x)} places for {len(names)} names: {', '.join(names)}")
        by = {name: self.value(e, None) for name, e in zip(names, x, strict=True) if e != kind.default}
        return {"n" if type(x) is list else "tn": by}

    def stands_for(self, x: Any, names: Sequence[str]) -> Any:
        if type(x) is list:
            if INTS.issuperset(map(type, x)) and x and min(x) >= 0 and max(x) < len(names):
                return [names[e] for e in x]
            return [self.stands_for(e, names) for e in x]
        if type(x) is tuple:
            return {"t": [self.stands_for(e, names) for e in x]}
        if type(x) is not int or x >= len(names):
            raise TypeError(f"{x!r:.60} stands for none of {len(names)} names")
        return names[x] if x >= 0 else x


class _Reader:
    def __init__(self, root: type, places: Mapping[str, Sequence[str]], renamed: Mapping[str, str]) -> None:
        self.root = root
        self.places = places
        self.renamed = renamed
        self._numbers: dict[Names, dict[str, int]] = {}

    def value(self, x: Any, like: Any, kind: Naming | None) -> Any:
        """What is written; `like` is what a fresh state has in the same place, if anything."""
        if kind is not None:
            return self.named(x, kind)
        if x is None or type(x) in (int, str, bool):
            return x
        if isinstance(x, list):
            return self.entries(x, like)
        if not isinstance(x, dict):
            raise ValueError(f"{x!r:.60} is nothing that a state holds")
        if "t" in x:
            return tuple(self.entries(x["t"], like))
        if "d" in x:
            old = like if isinstance(like, dict) else {}
            return {(k := self.value(key, None, None)): self.value(v, old.get(k), None) for key, v in x["d"]}
        cls = class_named(str(x.get("c")), self.root)
        if cls is None or not isinstance(x.get("v"), dict):
            raise ValueError(f"there is no {x.get('c')!r:.60} in this game")
        made = cast(Any, cls).__new__(cls)
        return self.fill(made, x["v"], like if type(like) is cls else None)

    def entries(self, x: Sequence[Any], like: Any) -> list[Any]:
        old = like if isinstance(like, list | tuple) else ()
        return [self.value(e, old[i] if i < len(old) else None, None) for i, e in enumerate(x)]

    def fill(self, made: Any, fields: Mapping[str, Any], like: Any) -> Any:
        """Set every field: as it is written, or its default."""
        cls = type(made)
        known = _saved(cls)
        for name in fields:
            if name not in known:
                raise ValueError(f"{cls.__name__} has no field {name!r:.60}")
        kinds, defaults = getattr(cls, "NAMED", {}), getattr(cls, "DEFAULTS", {})
        for name in known:
            if name in fields:
                value = self.value(fields[name], getattr(like, name, None), kinds.get(name))
            elif name in defaults:
                value = self.again(defaults[name])
            elif hasattr(like, name):
                value = getattr(like, name)
            else:
                raise ValueError(f"the field {name!r} of {cls.__name__} is missing and has no default")
            setattr(made, name, value)
        return made

    def again(self, x: Any) -> Any:
        """A value of its own, equal to a default that many share."""
        return self.value(_Writer(self.root, self.places).value(x, None), None, None)

    def named(self, x: Any, kind: Naming) -> Any:
        if isinstance(kind, Of):
            return self.stands_for(x, kind.names)
        if isinstance(kind, Each):
            if isinstance(x, list):
                return [self.named(e, kind.kind) for e in x]
            return tuple(self.named(e, kind.kind) for e in x["t"])
        numbers = self.numbers(kind.names)
        plain = "n" in x
        places = x["n" if plain else "tn"]
        made = [self.again(kind.default) for _ in numbers]
        for name, value in places.items():
            made[self.number(name, numbers)] = self.value(value, None, None)
        return made if plain else tuple(made)

    def stands_for(self, x: Any, names: Names) -> Any:
        if isinstance(x, list):
            return [self.stands_for(e, names) for e in x]
        if isinstance(x, dict):
            return tuple(self.stands_for(e, names) for e in x["t"])
        if type(x) is int and x < 0:
            return x
        if names == "faces" and isinstance(x, str):
            x = self.renamed.get(x, x)
        return self.number(x, self.numbers(names))

    def numbers(self, names: Names) -> dict[str, int]:
        found = self._numbers.get(names)
        if found is None:
            found = {name: n for n, name in enumerate(_fixed(names, self.places))}
            self._numbers[names] = found
        return found

    def number(self, name: object, numbers: Mapping[str, int]) -> int:
        if not isinstance(name, str) or name not in numbers:
            raise ValueError(f"there is no {name!r:.60} any more")
        return numbers[name]
