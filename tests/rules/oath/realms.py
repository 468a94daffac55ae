"""Chronicles for tests: played by random bots, once; and some made by hand from the first game's box."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from oikumene.games.oath import OATH
from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.legacy import Legacy, Place, read
from oikumene.games.oath.model import DENIZEN, EDIFICE, RELIC, SCEPTER, SITE, VISION
from oikumene.kernel.game import Result
from oikumene.kernel.match import Match

BOOK = house_book()


def played(seats: int, seed: int, options: dict[str, Any], *, keep: bool = False) -> Match[Any]:
    """A game by random bots, chronicle and all."""
    rng = Random(seed)
    match: Match[Any] = OATH.new(seats=seats, seed=seed, options=options, keep=keep)
    while match.asks:
        ask = match.asks[0]
        listed = ask.listing()
        match.take(ask, listed[rng.randrange(len(listed))])
    return match


@cache
def ended(seats: int = 4, seed: int = 3) -> Result:
    """How a first game of a series ended."""
    result = played(seats, seed, {"series": True}).result
    assert result is not None
    return result


@cache
def chronicle(seats: int = 4, seed: int = 3) -> str:
    """What it left, in plain sight."""
    following = OATH.next(ended(seats, seed))
    assert following is not None
    return str(following["chronicle"])


def left(seats: int = 4, seed: int = 3) -> Legacy:
    return read(chronicle(seats, seed), BOOK)


def named(back: int) -> list[str]:
    return [card.id for card in BOOK.cards if card.back == back]


def made(places: tuple[Place, ...] | None = None, **facts: Any) -> Legacy:
    """A chronicle made by hand: these places first, other sites facedown; everything else where it is at first."""
    first = places or (Place("plains", True, ("longbows",)),)
    taken = {place.site for place in first}
    spare = iter(id for id in named(SITE) if id not in taken)
    whole = [*first]
    while len(whole) < 8:
        whole.append(Place(next(spare), len(whole) in (2, 5)))
    lying = {id for place in whole for id in (*place.cards, *place.relics)}
    sides = {BOOK[id].other for id in lying if BOOK[id].back == EDIFICE}
    there = {place.site for place in whole}
    relics = [id for id in named(RELIC) if id != SCEPTER and id not in lying]
    denizens = [card for card in BOOK.cards if card.back == DENIZEN and card.id not in lying]
    found = Legacy(
        number=2,
        oath=0,
        citizens=(),
        places=tuple(whole),
        deck=tuple(sorted([card.id for card in denizens if card.starting] + named(VISION))),
        dispossessed=(),
        archive=tuple(sorted(card.id for card in denizens if not card.starting)),
        edifices=tuple(
            sorted(c.id for c in BOOK.cards if c.back == EDIFICE and not c.ruin and c.id not in lying | sides)
        ),
        sites=tuple(sorted(id for id in named(SITE) if id not in there)),
        top=tuple(relics[:5]),
        rest=tuple(relics[5:]),
    )
    return replace(found, **facts)
