"""Words for searching, playing and recovering: what is drawn, where it goes, what it brings (Law 5.1, 5.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.games.oath.deed import Deed, Effect
from oikumene.games.oath.effects.modifiers import Modifier, Use
from oikumene.games.oath.model import BANNERS, DS, HINTERLAND, SLOTS, SUITS
from oikumene.games.oath.rules import campaign, ruling, verbs
from oikumene.games.oath.state import PILE, WORLD_DECK, State
from oikumene.kernel.flow import Flow
from oikumene.kernel.flow import may as ask
from oikumene.kernel.game import Part
from oikumene.kit.effects import part
from oikumene.kit.moments import Reaction

PILES = tuple(range(PILE, PILE + HINTERLAND + 1))


@dataclass(frozen=True)
class DrawMore(Use):
    """A search draws more cards, or fewer."""

    n: int
    question = ruling.SEARCH_COUNT
    action = "search"
    message = "text-draw-more"
    says = ("n",)

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return value + self.n


@dataclass(frozen=True)
class SearchFree(Use):
    """A search costs no supply."""

    question = ruling.SEARCH_PRICE
    action = "search"
    message = "text-search-free"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return 0


@dataclass(frozen=True)
class PilesOnly(Use):
    """Only discard piles may be searched."""

    question = ruling.SEARCH_FROM
    action = "search"
    message = "text-piles-only"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return tuple(zone for zone in value if zone != WORLD_DECK)


@dataclass(frozen=True)
class FromUnder(Use):
    """Cards are drawn from the bottom."""

    question = ruling.SEARCH_UNDER
    action = "search"
    message = "text-from-under"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return True


@dataclass(frozen=True)
class OtherPiles(Use):
    """The piles of the other regions may be searched too."""

    question = ruling.SEARCH_FROM
    action = "search"
    message = "text-other-piles"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return tuple(dict.fromkeys((*value, *PILES)))


@dataclass(frozen=True)
class PilesFromHere(Modifier):
    """With the pawn here any pile may be searched."""

    question = ruling.SEARCH_FROM
    message = "text-piles-from-here"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        here = state.boards[about[0]].pawn == state.slot_of(card)
        return tuple(dict.fromkeys((*value, *PILES))) if here else value


@dataclass(frozen=True)
class PlayAnywhere(Modifier):
    """Cards of two suits may be played to any site."""

    suits: tuple[int, ...]
    question = ruling.REACH

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        if ruling.suit(state, about[1]) not in self.suits:
            return value
        open_sites = [slot for slot in range(len(SLOTS)) if state.faceup(slot) and ruling.room(state, slot) > 0]
        return tuple(dict.fromkeys((*value, *open_sites)))

    def say(self) -> Part:
        one, other = self.suits
        return part("text-play-anywhere", suit=SUITS[one], other=SUITS[other])


@dataclass(frozen=True)
class ClearFirst(Modifier):
    """A denizen of the site may be discarded before a card is played there."""

    question = ruling.MAKES_ROOM
    message = "text-clear-first"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return value + 1


@dataclass(frozen=True)
class SecretForPlay(Modifier):
    """Playing to a site brings a secret instead of the favor."""

    question = ruling.PLAY_SECRET
    message = "text-secret-for-play"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return True


@dataclass(frozen=True)
class AddSecrets(Use):
    """Secrets are gained and added when the Darkest Secret is recovered."""

    n: int
    question = ruling.MORE_SECRETS
    action = "recover"
    message = "text-add-secrets"
    says = ("n",)

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return value + self.n


@dataclass(frozen=True)
class OnlySecret(Use):
    """With it one recovers the Darkest Secret and nothing else."""

    question = ruling.MAY_RECOVER
    action = "recover"
    message = "text-only-secret"

    def bend(self, state: State, card: int, value: Any, *about: Any) -> Any:
        return value and about[1] == ("recover-banner", BANNERS[DS])


# -- what follows


@dataclass(frozen=True)
class OwnDeed(Reaction[Deed]):
    """After what a player did who has access to the card."""

    said: str = ""

    def fits(self, deed: Deed, about: Any) -> bool:
        return ruling.access(deed.state, deed.seat, deed.card)

    def say(self) -> Part:
        return part(self.said)


@dataclass(frozen=True)
class FreshPlay(OwnDeed):
    """A denizen was played that did not lie facedown; the card itself does not count."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return super().fits(deed, about) and about.card != deed.card and not about.hidden


@dataclass(frozen=True)
class SuitPlay(OwnDeed):
    """A card of a suit was played; the card itself does not count."""

    suit: int = 0

    def fits(self, deed: Deed, about: Any) -> bool:
        own = super().fits(deed, about) and about.card != deed.card
        return own and ruling.suit(deed.state, about.card) == self.suit


@dataclass(frozen=True)
class DeckSearch(OwnDeed):
    """The world deck was searched."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return super().fits(deed, about) and about is True


@dataclass(frozen=True)
class MayGain(Effect):
    """Warbands may be gained; they may be declined, since they lower supply (a ruling)."""

    n: int
    message = "text-may-gain"
    says = ("n",)

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        if not (yield from ask(deed.seat, "gain-warbands", about=(deed.card, self.n))):
            return False
        return verbs.gain_warbands(deed.state, deed.seat, self.n) > 0


@dataclass(frozen=True)
class FreeCampaign(Effect):
    """A campaign without supply, if wanted."""

    message = "text-free-campaign"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        here = deed.state.boards[deed.seat].pawn
        return (yield from campaign.free_campaign(deed.state, deed.seat, here, at_will=True))
