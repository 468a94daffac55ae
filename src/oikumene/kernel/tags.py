"""How an option names a card on the table: its id, whose it is, and which of several copies: `com-quarry@2#3`."""

from __future__ import annotations

from typing import NamedTuple


class Tag(NamedTuple):
    """A card's id, the side it lies with (a seat, or what plays against the seats) if it is said, and which copy."""

    id: str
    side: int | None
    copy: int


def read_tag(text: object) -> Tag:
    """
    >>> read_tag("com-quarry@2#3")
    Tag(id='com-quarry', side=1, copy=3)
    >>> read_tag("city#2")
    Tag(id='city', side=None, copy=2)
    >>> read_tag("bridge")
    Tag(id='bridge', side=None, copy=1)
    """
    place, _, copy = str(text).partition("#")
    id, _, side = place.partition("@")
    return Tag(id, int(side) - 1 if side else None, int(copy) if copy else 1)
