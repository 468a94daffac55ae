"""What every type of the wire rests on, and the problem that a refused request is answered with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Lang = Literal["ru", "en"]
Status = Literal["waiting", "playing", "finished", "abandoned"]
Pace = Literal["live", "slow"]


class Wire(Struct, forbid_unknown_fields=True):
    """Strict: a field nobody knows is refused."""


class Problem(Wire):
    """What any route answers when it refuses."""

    code: str
    text: str
