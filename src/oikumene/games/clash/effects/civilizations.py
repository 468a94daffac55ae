"""What the advances of civilizations do (rulebook, civilizations)."""

from __future__ import annotations

from typing import Any

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.making import Bent, bends
from oikumene.games.clash.model import (
    GOODS,
)
from oikumene.games.clash.rules import questions, verbs
from oikumene.kernel.flow import Flow, choose


def one_of(deed: Deed, *names: str) -> Flow[None]:
    """One of some goods."""
    picked = yield from choose(deed.seat, "token", lambda: [("token", name) for name in names])
    verbs.gain_one(deed.state, deed.seat, GOODS.index(str(picked[1])))


def recruits_without(kind: int, holds: Any) -> Bent:
    """A kind can be recruited in some cities without what it needs."""
    return bends(
        questions.RECRUITABLE,
        lambda state, side, value, hex, about: value or (about == kind and holds(state, side, hex)),
    )
