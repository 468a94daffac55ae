"""What the chapters share: the effects of this game, and how a card is picked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.state import HAND, State
from oikumene.kernel.flow import NO, Flow, Tells, Value, argument, choose
from oikumene.kernel.game import Part
from oikumene.kit import effects
from oikumene.kit.effects import one_of, part
from oikumene.kit.ways import Seq

Effect = effects.Effect[Deed]
Picking = effects.Picking[Deed]
Condition = effects.Condition[Deed]


@dataclass(frozen=True)
class Per(effects.Per[Deed]):
    """Something that is counted while a card does its work."""

    def lands(self, deed: Deed) -> set[str]:
        """The lands on the cards in play that were counted."""
        return set()


def seq(*steps: Effect) -> Effect:
    """Several steps as one."""
    return steps[0] if len(steps) == 1 else Seq(steps)


def from_places(names: Sequence[str]) -> list[Part]:
    """From where: "from hand or from the discard pile"."""
    return [one_of([part(f"from-{name}") for name in names])]


def tells(state: State, side: int, places: Sequence[str], kind: Kind) -> bool:
    """Whether putting a question about these places only when there is a choice would tell something."""
    if "deck" in places or "history" in places:
        return True
    return "hand" in places and (kind.hidden or len(state.zones[HAND + side]) > 1 or len(places) > 1)


def pick(
    deed: Deed,
    prompt: str,
    cards: Callable[[], Sequence[int]],
    *,
    may: bool,
    secret: bool = False,
    details: Tells | None = None,
) -> Flow[int]:
    """One of the cards; -1 if there is none, or the player declines. `details`: what the rules do not know of it."""
    state = deed.state

    def listing() -> list[Value]:
        found: list[Value] = [("pick", card, state.place(card)) for card in cards()]
        return [*found, NO] if may or not found else found

    if not cards() and not (may and secret):
        return -1
    picked = yield from choose(deed.seat, prompt, listing, about=(deed.card,), secret=secret, details=details)
    return -1 if picked == NO else argument(picked)
