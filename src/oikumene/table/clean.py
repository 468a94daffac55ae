"""What comes from outside, read so that nothing in it can break anything: JSON of any depth, encoding and content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from oikumene.kernel.errors import Refused


def unreadable(why: str) -> Refused:
    return Refused("bad-input", "The request cannot be read ({why}).", why=why)


def read(content: bytes | str, kind: Any = Any) -> Any:
    """JSON as a type of ours, or by its decoder; what is none, no such thing, too deep, or no text at all is refused.

    >>> read('{"a": [1]}')
    {'a': [1]}
    """
    try:
        if isinstance(kind, msgspec.json.Decoder):
            found = kind.decode(content)
        else:
            found = msgspec.json.decode(content, type=kind)
        escaped = b"\\u" in content if isinstance(content, bytes) else "\\u" in content or "\x00" in content
        # a NUL, or half a pair, is a text that no database keeps and no other program reads
        if escaped and any("\x00" in text or not _whole(text) for text in _texts(msgspec.to_builtins(found))):
            raise unreadable("a text with a character that is none")
    except msgspec.MsgspecError as why:
        raise unreadable(str(why)) from why
    except UnicodeError as why:
        raise unreadable("not UTF-8") from why
    except RecursionError as why:
        raise unreadable("nested too deep") from why
    return found


def _whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _texts(found: Any) -> Iterator[str]:
    heap = [found]
    while heap:
        value = heap.pop()
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            heap += [*value, *value.values()]
        elif isinstance(value, (list, tuple)):
            heap += value


class CleanRequest(Request[Any, Any, Any]):
    """A request whose body has been looked through before anybody makes something of it."""

    async def body(self) -> bytes:
        try:
            content = await super().body()
        except InternalServerException as why:  # who asked has gone: nobody's fault here, and nobody reads the answer
            raise Refused("broken-off", "The request broke off in the middle.") from why
        if content and not self.scope.get("oikumene.clean"):
            read(content)
            self.scope["oikumene.clean"] = True  # type: ignore[typeddict-unknown-key]
        return content
