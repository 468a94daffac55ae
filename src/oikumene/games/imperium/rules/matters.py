"""The matters that cards in play settle otherwise, with the rule that asks; the answers are in `effects.bends`."""

from __future__ import annotations

from typing import NamedTuple

from oikumene.games.imperium.model import NOTHING, Amounts
from oikumene.kit.bend import Matter


class Instead(NamedTuple):
    """What is gained instead of something else: by the player, and by each of the others."""

    own: Amounts = NOTHING
    others: Amounts = NOTHING


class Look(NamedTuple):
    """How many fame cards are looked at, and the progress that it brings."""

    cards: int
    progress: int = 0


class UnrestPrice(NamedTuple):
    """What unrest in the hand costs to be returned, in cards or in materials."""

    cards: int
    materials: int


#: How many cards are in a full hand (`turn.hand_size`).
HAND_SIZE: Matter[int] = Matter("hand-size")
#: What is put on the market at clean-up: a resource and how much (`turn.market_token`).
MARKET_TOKEN: Matter[tuple[int, int]] = Matter("market-token")
#: Whether the barbarian symbol on a face does not count (`playing.fits_state`).
NO_BARBARIAN: Matter[bool] = Matter("no-barbarian")
#: Whether a face may be played without an action (`playing.is_free`).
PLAYED_FREE: Matter[bool] = Matter("played-free")
#: What a development costs (`develop.price`).
DEVELOP_PRICE: Matter[Amounts] = Matter("develop-price")
#: What unrest costs to be returned (`effects.fame.UnrestPrice`).
UNREST_PRICE: Matter[UnrestPrice] = Matter("unrest-price")
#: Cards in the exile, of those named, that may be acquired as from the market (`market.from_exile`).
FROM_EXILE: Matter[list[int]] = Matter("from-exile")
#: What a gain of materials is instead; None: materials (`tokens.gain`).
MATERIALS_GAINED: Matter[Instead | None] = Matter("materials-gained")
#: How many fame cards are looked at (`fame.look_at_fame`).
FAME_LOOK: Matter[Look] = Matter("fame-look")
#: Whether a history is kept (`moving.keeps_history`).
KEEPS_HISTORY: Matter[bool] = Matter("keeps-history")
#: How much progress an attacker must give for the attack to go on; 0: nothing (`attack.avoids`).
PAID_OFF: Matter[int] = Matter("paid-off")
#: Cards that can be given in the place of masks, for a token or out of a garrison (`effects.hand.Discard`).
MASKS_INSTEAD: Matter[list[int]] = Matter("masks-instead")
#: The card under which the active quest lies; -1: none (`effects.special`).
COURT: Matter[int] = Matter("court")

# Of one card, wherever it lies.
#: How many unrest go back before the winner is named (`ending.endgame`).
UNREST_AT_THE_END: Matter[int] = Matter("unrest-at-the-end")
#: Whether a quest comes only when there is no other (`effects.special.impending`).
LAST_QUEST: Matter[bool] = Matter("last-quest")
#: Whether who comes to this card is an empire (`effects.special.NextJourney`).
EMPIRE_AT_ONCE: Matter[bool] = Matter("empire-at-once")
