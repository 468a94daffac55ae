"""Fame, unrest, and the end."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.games.imperium.effects.base import Effect, Picking, from_places, pick
from oikumene.games.imperium.effects.hand import Discard
from oikumene.games.imperium.effects.resources import Pay
from oikumene.games.imperium.kinds import ANY_UNREST
from oikumene.games.imperium.rules import matters
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.ending import trigger
from oikumene.games.imperium.rules.fame import look_at_fame, take_fame
from oikumene.games.imperium.rules.matters import UNREST_PRICE
from oikumene.games.imperium.rules.moving import cards_in
from oikumene.games.imperium.rules.unrest import return_unrest, take_unrest
from oikumene.games.imperium.solo import verbs
from oikumene.kernel.flow import Flow
from oikumene.kernel.game import Part
from oikumene.kit.bend import bent
from oikumene.kit.effects import part


@dataclass(frozen=True)
class TakeFame(Effect):
    """The top card of the fame deck."""

    message = "text-take-fame"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from take_fame(deed)
        return True

    def __str__(self) -> str:
        return "take top FAME"


@dataclass(frozen=True)
class LookFame(Effect):
    """Look at the top of the fame deck and take one."""

    n: int
    message = "text-look-fame"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from look_at_fame(deed, self.n)
        return True

    def __str__(self) -> str:
        return f"fame_look {self.n} take 1"


@dataclass(frozen=True)
class TakeUnrest(Effect):
    n: int = 1
    message = "text-take-unrest"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        for _ in range(self.n):
            yield from take_unrest(deed.state, deed.seat)
        return True

    def befalls(self, deed: Deed, side: int) -> Flow[None]:
        for _ in range(self.n):
            yield from take_unrest(deed.state, side)

    def __str__(self) -> str:
        return "take UNREST" if self.n == 1 else f"take {self.n} UNREST"


@dataclass(frozen=True)
class ReturnUnrest(Picking):
    """Unrest back to the pile."""

    places: tuple[str, ...] = ("hand",)
    up_to: int = 0
    #: The notation names the hand only where the card does.
    named: bool = False

    @property
    def hidden(self) -> bool:
        return "hand" in self.places

    def _cards(self, deed: Deed) -> list[int]:
        return cards_in(deed.state, deed.seat, self.places, ANY_UNREST)

    def can(self, deed: Deed) -> bool:
        return bool(self._cards(deed))

    def allowed(self, deed: Deed) -> bool:
        return True

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, done = deed.state, False
        for _ in range(self.up_to or 1):
            optional = may or self.up_to > 0
            card = yield from pick(
                deed, "return-unrest", lambda: self._cards(deed), may=optional, secret=self.hidden and optional
            )
            if card < 0:
                break
            done = True
            deed.count("UNREST returned")
            yield from return_unrest(state, deed.seat, card)
        return done

    def befalls(self, deed: Deed, side: int) -> Flow[None]:
        """It returns what lies in its discard pile; a hand it has none."""
        card = verbs.unrest_in_discard(deed.state, side)
        if card >= 0:
            verbs.return_unrest(deed.state, side, card)
            deed.count("UNREST returned")
        return
        yield

    def say(self, mood: str = "") -> Part:
        if self.up_to:
            return part("text-return-up-to", mood=mood, n=self.up_to, places=from_places(self.places))
        return part("text-return", mood=mood, places=from_places(self.places))

    def __str__(self) -> str:
        many = f"up to {self.up_to} " if self.up_to else ""
        shown = self.places != ("hand",) or self.named
        return f"return {many}UNREST{' from ' + '/'.join(self.places) if shown else ''}"


@dataclass(frozen=True)
class ReturnSelf(Effect):
    """An unrest card that was played goes back to the pile."""

    message = "text-return-self"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        yield from return_unrest(deed.state, deed.seat, deed.card)
        return True

    def __str__(self) -> str:
        return "return self to unrest_pile"


@dataclass(frozen=True)
class UnrestPrice(Effect):
    """One of the prices on unrest: cards or materials, of which other cards may take something off."""

    cards: int = 0
    materials: int = 0

    @property
    def hidden(self) -> bool:
        return False

    def _price(self, deed: Deed) -> Effect:
        cards, materials = bent(deed.state, UNREST_PRICE, deed.seat, matters.UnrestPrice(self.cards, self.materials))
        return Discard(cards) if self.cards else Pay((materials, 0, 0))

    def can(self, deed: Deed) -> bool:
        return self._price(deed).can(deed)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return (yield from self._price(deed).run(deed))

    def say(self, mood: str = "") -> Part:
        return (Discard(self.cards) if self.cards else Pay((self.materials, 0, 0))).say(mood)

    def __str__(self) -> str:
        return f"discard {self.cards}" if self.cards else f"pay {self.materials} materials"


@dataclass(frozen=True)
class EndGame(Effect):
    """The end begins."""

    why: str
    message = "text-end-game"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        trigger(deed.state, self.why)
        return True
        yield

    def __str__(self) -> str:
        return "trigger GAME_END"
