"""States as plain data: dumped and hashed.

The text is self-describing (lists, tuples, dictionaries and registered classes are told apart), so nothing here needs
annotations at run time. Copies are written by hand in each class; a test holds that no field is forgotten.

A dump is for comparing states of one version of the code: fields lie in their order, cards and zones are numbers. What
is kept for later is written by `saving`.
"""

from __future__ import annotations

import hashlib
import json
import marshal
import re
import zlib
from collections.abc import Iterable
from itertools import chain
from operator import attrgetter
from typing import Any, TypeVar

C = TypeVar("C", bound=type)

_classes: dict[str, type] = {}


def data(cls: C) -> C:
    """Class decorator: instances are part of a state. Slots named in `PASSING` (not part of the state) or `SHARED`
    (the same for every state of a match) are not dumped."""
    _classes[_tag(cls)] = cls
    return cls


def _tag(cls: type) -> str:
    return f"{cls.__module__.removeprefix('oikumene.')}.{cls.__qualname__}"


#: Games by earlier rules with the kit of their time (`oikumene.kept`).
KEPT = re.compile(r"^kept\.(?P<game>\w+)_\d+\.(?P<kit>kit\.)?")


def _called(cls: type) -> str:
    """What a class goes by in fingerprints: of a game by earlier rules, as when those were the rules."""
    return KEPT.sub(lambda found: found["kit"] or f"games.{found['game']}.", _tag(cls))


def class_named(name: str, root: type) -> type | None:
    """The class of that name in a game, whose state is `root`: of the same module, else of the same package, else any
    that is not of a game by earlier rules.

    Which module of the game a class stands in is not part of its name. Two that cannot be told apart are none.
    """
    found = [cls for cls in _classes.values() if cls.__qualname__ == name]
    package = root.__module__.rpartition(".")[0] + "."
    for near in (
        [cls for cls in found if cls.__module__ == root.__module__],
        [cls for cls in found if cls.__module__.startswith(package)],
        [cls for cls in found if not KEPT.match(_tag(cls))],
    ):
        if near:
            return near[0] if len(near) == 1 else None
    return None


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


#: What a state is made of in the end.
PLAIN = frozenset({int, str, bool, type(None)})
NESTS = frozenset({list, tuple})


_getters: dict[type, attrgetter[tuple[Any, ...]]] = {}


def is_plain(x: Any) -> bool:
    """Whether a state can be written down as it is. Quick: types of whole lists are looked at at once."""
    cls = type(x)
    if cls in PLAIN:
        return True
    if cls is list or cls is tuple:
        if PLAIN.issuperset(map(type, x)):
            return True
        if NESTS.issuperset(map(type, x)) and PLAIN.issuperset(map(type, chain.from_iterable(x))):
            return True
        return _all_plain(x)
    if cls is dict:
        return is_plain(tuple(x)) and is_plain(tuple(x.values()))
    getter = _getters.get(cls)
    if getter is None:
        if _classes.get(_tag(cls)) is not cls:
            return False
        getter = _getters[cls] = attrgetter(*fields_of(cls), "__class__", "__class__")  # never fewer than two
    return _all_plain(getter(x)[:-2])


def _all_plain(items: Iterable[Any]) -> bool:
    """Most things are plain, or lists of such: nothing is called for those."""
    for each in items:
        cls = type(each)
        if cls in PLAIN or ((cls is list or cls is tuple) and PLAIN.issuperset(map(type, each))):
            continue
        if not is_plain(each):
            return False
    return True


def require_plain(x: Any, path: str = "state") -> None:
    """Raise TypeError where a state holds what cannot be written down as it is: a float, a set, an object that is not
    marked with @data.

    >>> require_plain([1, (2, "x"), {"a": None}])
    >>> require_plain([1, (2, 0.5)])
    Traceback (most recent call last):
    TypeError: state[1][1] is a float (0.5), which cannot be part of a state
    """
    if is_plain(x):
        return
    if isinstance(x, list | tuple):
        for i, each in enumerate(x):
            require_plain(each, f"{path}[{i}]")
    elif isinstance(x, dict):
        for key, value in x.items():
            require_plain(key, f"a key of {path}")
            require_plain(value, f"{path}[{key!r}]")
    elif _classes.get(_tag(type(x))) is type(x):
        for name in fields_of(type(x)):
            require_plain(getattr(x, name), f"{path}.{name}")
    raise TypeError(f"{path} is a {type(x).__name__} ({x!r:.40}), which cannot be part of a state")


_fields: dict[type, list[str]] = {}


def fields_of(cls: type) -> list[str]:
    """`kept`, remembered."""
    names = _fields.get(cls)
    if names is None:
        names = _fields[cls] = kept(cls)
    return names


_marked: dict[type, list[str]] = {}


def marked(cls: type) -> list[str]:
    """The slots that fingerprints are made of: those named in `UNMARKED` may be missing in what an older version wrote,
    and nothing that happens follows from them."""
    names = _marked.get(cls)
    if names is None:
        names = _marked[cls] = [name for name in kept(cls) if name not in getattr(cls, "UNMARKED", ())]
    return names


def dump(x: Any, *, whole: bool = True) -> Any:
    """Plain data that JSON can hold, equal exactly where the values are.

    >>> dump([1, (2, "x"), {"a": None}])
    [1, {'t': [2, 'x']}, {'d': [['a', None]]}]
    """
    cls = type(x)  # exactly: a NamedTuple or an Enum would come back as something else
    if cls in _PLAIN:
        return x
    if cls is list:
        return _dumped(x, whole)
    if cls is tuple:
        return {"t": _dumped(x, whole)}
    if cls is dict:
        return {"d": [[dump(k, whole=whole), dump(v, whole=whole)] for k, v in x.items()]}
    if _classes.get(_tag(cls)) is not cls:
        raise TypeError(f"{cls.__name__} is not marked with @data, so it cannot be part of a state")
    names = kept(cls) if whole else marked(cls)
    return {"c": _called(cls), "v": [dump(getattr(x, name), whole=whole) for name in names]}


#: What JSON holds as it is. Most of a state is lists of these: they are not called for one by one.
_PLAIN = frozenset({type(None), int, str, bool})


def _dumped(items: Iterable[Any], whole: bool) -> list[Any]:
    return [each if type(each) in _PLAIN else dump(each, whole=whole) for each in items]


def digest(x: Any) -> str:
    """A short fingerprint of a state, the same on every machine."""
    text = json.dumps(dump(x, whole=False), separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def mark(x: Any) -> str:
    """A quick fingerprint of a state (a fifteenth of the time of `digest`), the same on every machine."""
    return f"{zlib.crc32(_packed(x)):08x}"


def seal(x: Any) -> bytes:
    """A fingerprint that is as quick as `mark` and long enough that no two states of a search have the same."""
    return hashlib.blake2b(_packed(x), digest_size=16).digest()


def _packed(x: Any) -> bytes:
    """A state as bytes. Whatever holds no object goes through `marshal` whole: its format 0 knows no references, so
    that equal values are equal bytes."""
    parts = []
    for name in marked(type(x)):
        value = getattr(x, name)
        try:
            parts.append(marshal.dumps(value, 0))
        except ValueError:
            parts.append(marshal.dumps(_unpicked(value), 0))
    return b"".join(parts)


def _unpicked(x: Any) -> Any:
    """The same with bytes in place of objects."""
    if isinstance(x, list):
        return [_unpicked(e) for e in x]
    if isinstance(x, tuple):
        return tuple([_unpicked(e) for e in x])
    if isinstance(x, dict):
        return {key: _unpicked(value) for key, value in x.items()}
    return x if x is None or isinstance(x, int | str) else _packed(x)
