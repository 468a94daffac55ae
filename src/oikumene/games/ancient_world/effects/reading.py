"""The words of a deck file read into effects; the text of an effect (`str`) is what it is read from."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.games.ancient_world.deed import Deed, Effect
from oikumene.games.ancient_world.effects.actions import (
    Coins,
    CoinsPerFood,
    CopyAction,
    Explore,
    FirstPlayer,
    Knowledge,
    Restore,
    Sword,
    TitanLook,
)
from oikumene.games.ancient_world.effects.powers import POWERS, BuildFree
from oikumene.games.ancient_world.effects.scoring import PerTribe, TribeSets
from oikumene.games.ancient_world.model import MOST, TRIBES, Scoring, whole
from oikumene.kernel.errors import Refused
from oikumene.kit.moments import Reaction

AMOUNTS: dict[str, Callable[[int], Effect]] = {c.word: c for c in (Coins, Knowledge, Restore, Sword, TitanLook)}
PLAINS: dict[str, Callable[[], Effect]] = {c.word: c for c in (CoinsPerFood, Explore, FirstPlayer, CopyAction)}


def read_action(text: str) -> tuple[Effect, ...]:
    """
    >>> [str(effect) for effect in read_action("restore 1; coins 2")]
    ['restore 1', 'coins 2']
    """
    return tuple(_read_effect(part.split()) for part in text.split(";") if part.strip())


def _read_effect(words: list[str]) -> Effect:
    if words[0] in PLAINS and len(words) == 1:
        return PLAINS[words[0]]()
    n = whole(words[1]) if words[0] in AMOUNTS and len(words) == 2 else None
    if n is not None and 0 < n <= MOST:
        return AMOUNTS[words[0]](n)
    known = [f"{word} N" for word in AMOUNTS] + list(PLAINS)
    said = repr(" ".join(words))
    raise Refused("cell-action", "{text} is not an action; there are {known}", text=said, known=", ".join(known))


def read_ability(text: str) -> Reaction[Deed] | BuildFree | None:
    """
    >>> read_ability("build_free")
    BuildFree()
    """
    if not text.strip():
        return None
    if text.strip() not in POWERS:
        known = ", ".join(POWERS)
        raise Refused(
            "cell-ability", "{text} is not an ability; there are {known}", text=repr(text.strip()), known=known
        )
    return POWERS[text.strip()]


def read_scoring(text: str) -> Scoring | None:
    """
    >>> read_scoring("red 1 1 2 2 3 3"), read_scoring("sets 1")
    (PerTribe(tribe='red', table=(1, 1, 2, 2, 3, 3)), TribeSets(n=1))
    """
    words = text.split()
    if not words:
        return None
    numbers = tuple([n for n in map(whole, words[1:]) if n is not None and n <= MOST])
    if len(numbers) == len(words) - 1:
        if words[0] == "sets" and len(numbers) == 1:
            return TribeSets(numbers[0])
        if words[0] in TRIBES and len(numbers) == 6:
            return PerTribe(words[0], numbers)
    raise Refused(
        "cell-scoring", "{text} is not a scoring; expected a tribe and six numbers, or 'sets N'", text=repr(text)
    )
