"""How the lines of the decks are written."""

from __future__ import annotations

from oikumene.games.clash.model import OWN_GROUP, Ability, Advance, Leader
from oikumene.kit.bend import Bend
from oikumene.kit.moments import Reaction


def parts(does: tuple[object, ...]) -> tuple[tuple[Bend, ...], tuple[Reaction, ...], tuple[Ability, ...]]:  # type: ignore[type-arg]
    """What a power does, sorted: rules that it bends, moments it waits for, what can be done."""
    return (
        tuple([one for one in does if isinstance(one, Bend)]),
        tuple([one for one in does if isinstance(one, Reaction)]),
        tuple([one for one in does if isinstance(one, Ability)]),
    )


def advance(id: str, en: str, ru: str, trigger: str, *does: object, **more: object) -> Advance:
    """A civilization's advance, and the one that brings it."""
    bends, reactions, abilities = parts(does)
    return Advance(
        id,
        en,
        ru,
        "civilization_advances",
        bends,
        reactions,
        abilities,
        group=OWN_GROUP,
        trigger=trigger,
        expansion=True,
        **more,  # type: ignore[arg-type]
    )


def leader(id: str, en: str, ru: str, civilization: str, *does: object, **more: object) -> Leader:
    """A leader of a civilization."""
    bends, reactions, abilities = parts(does)
    named = {"printed": False, "doubtful": "unsure" in more, **more}
    return Leader(
        id,
        en,
        ru,
        "leaders",
        bends,
        reactions,
        abilities,
        civilization=civilization,
        expansion=True,
        **named,  # type: ignore[arg-type]
    )
