"""Words for searching, playing and recovering: what is drawn, where it goes, what it brings (Law 5.1, 5.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from oikumene.games.oath.deed import Deed, Effect
from oikumene.games.oath.effects.bends import At, Bent, Used, adds, bans, makes, reached, turns, used
from oikumene.games.oath.effects.following import OwnDeed
from oikumene.games.oath.model import BANNERS, DS, HINTERLAND, REGIONS, SLOTS
from oikumene.games.oath.rules import campaign, ruling
from oikumene.games.oath.state import PILE, WORLD_DECK
from oikumene.kernel.flow import Flow

PILES = tuple(range(PILE, PILE + HINTERLAND + 1))


# -- modifiers that are chosen


def draw_more(n: int) -> Used:
    """A search draws more cards, or fewer."""
    return used("search", adds(ruling.SEARCH_COUNT, "text-draw-more" if n > 0 else "text-draw-fewer", n, n=abs(n)))


def add_secrets(n: int) -> Used:
    """Secrets are gained and added when the Darkest Secret is recovered."""
    return used("recover", adds(ruling.MORE_SECRETS, "text-add-secrets", n, n=n))


def and_piles(at: At, value: tuple[int, ...], *about: Any) -> tuple[int, ...]:
    """The piles of all regions, too."""
    return tuple(dict.fromkeys((*value, *PILES)))


SEARCH_FREE = used("search", makes(ruling.SEARCH_PRICE, "text-search-free", 0))
PILES_ONLY = used(
    "search",
    turns(
        ruling.SEARCH_FROM,
        "text-piles-only",
        lambda at, value, *about: tuple(zone for zone in value if zone != WORLD_DECK),
    ),
)
FROM_UNDER = used("search", makes(ruling.SEARCH_UNDER, "text-from-under", True))
OTHER_PILES = used("search", turns(ruling.SEARCH_FROM, "text-other-piles", and_piles))
#: Two of the drawn cards may be played, one of them to a site.
PLAY_TWO = used("search", makes(ruling.SEARCH_KEEPS, "text-play-two", 2))
#: With it one recovers the Darkest Secret and nothing else.
ONLY_SECRET = used(
    "recover",
    bans(ruling.MAY_RECOVER, "text-only-secret", lambda at, seat, what: what != ("recover-banner", BANNERS[DS])),
)

# -- and those that need not be


def play_anywhere(one: int, other: int) -> Bent:
    """Cards of two suits may be played to any site with room."""

    def slots(at: At, value: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
        if at.suit(card) not in (one, other):
            return value
        roomy = [slot for slot in range(len(SLOTS)) if at.state.faceup(slot) and ruling.room(at.state, slot) > 0]
        return tuple(dict.fromkeys((*value, *roomy)))

    return turns(ruling.REACH, "text-play-anywhere", slots, reached, suit=one, other=other)


def any_heap(at: At, value: tuple[Any, ...], seat: int, card: int) -> tuple[Any, ...]:
    """The top and the bottom of every pile, but not for the card itself."""
    places = [((word, region), at.card) for region in REGIONS for word in ("heap-top", "heap-under")]
    return value if card == at.card else (*value, *places)


#: With the pawn here any pile may be searched.
PILES_FROM_HERE = turns(
    ruling.SEARCH_FROM,
    "text-piles-from-here",
    lambda at, value, seat: and_piles(at, value) if at.stands(seat) else value,
    reached,
)
CLEAR_FIRST = adds(ruling.MAKES_ROOM, "text-clear-first", 1, who=reached)
SECRET_FOR_PLAY = makes(ruling.PLAY_SECRET, "text-secret-for-play", True, who=reached)
ANY_HEAP = turns(ruling.HEAPS, "text-any-heap", any_heap, reached)


# -- what follows


@dataclass(frozen=True)
class FreshPlay(OwnDeed):
    """A denizen was played that did not lie facedown, the first of the action; the card itself does not count."""

    modifies: ClassVar[bool] = True

    def fits(self, deed: Deed, about: Any) -> bool:
        fresh = deed.card not in deed.state.using and about.card != deed.card
        return super().fits(deed, about) and fresh and not about.hidden


@dataclass(frozen=True)
class SuitPlay(OwnDeed):
    """A card of a suit was played, the first of the action; the card itself does not count."""

    suit: int = 0
    modifies: ClassVar[bool] = True

    def fits(self, deed: Deed, about: Any) -> bool:
        own = super().fits(deed, about) and about.card != deed.card and deed.card not in deed.state.using
        return own and ruling.suit(deed.state, about.card) == self.suit


@dataclass(frozen=True)
class DeckSearch(OwnDeed):
    """The world deck was searched."""

    def fits(self, deed: Deed, about: Any) -> bool:
        return super().fits(deed, about) and about is True


@dataclass(frozen=True)
class FreeCampaign(Effect):
    """A campaign without supply, if wanted."""

    message = "text-free-campaign"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        here = deed.state.boards[deed.seat].pawn
        return (yield from campaign.free_campaign(deed.state, deed.seat, here, at_will=True))
