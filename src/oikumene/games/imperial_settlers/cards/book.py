"""Every distinct print of the box, deck by deck: the place in it is a card's face."""

from __future__ import annotations

from oikumene.games.imperial_settlers.cards.attack import ATTACK_CARDS
from oikumene.games.imperial_settlers.cards.barbarians import BARBARIANS_CARDS
from oikumene.games.imperial_settlers.cards.common import COMMON_CARDS
from oikumene.games.imperial_settlers.cards.egyptians import EGYPTIANS_CARDS
from oikumene.games.imperial_settlers.cards.japanese import JAPANESE_CARDS
from oikumene.games.imperial_settlers.cards.romans import ROMANS_CARDS
from oikumene.games.imperial_settlers.model import Card

BOOK: tuple[Card, ...] = (
    *COMMON_CARDS,
    *ROMANS_CARDS,
    *BARBARIANS_CARDS,
    *EGYPTIANS_CARDS,
    *JAPANESE_CARDS,
    *ATTACK_CARDS,
)
