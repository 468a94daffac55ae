"""Every card against what was read from the box (`cards.txt`): number, suit, restriction, lock, price, kinds of powers,
figures and names. What the powers do, the other tests hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from oikumene.games.oath.cards.book import house_book
from oikumene.games.oath.facts import cost_facts
from oikumene.games.oath.model import OATHS, RELIC, SITE, SUITS, VISION, Card

SHEET = (Path(__file__).parent / "cards.txt").read_text("utf-8").splitlines()[1:]
READ = {line.split(" | ")[0]: line for line in SHEET}


def pairs(**figures: int | str) -> str:
    return " ".join(f"{name}={n}" for name, n in figures.items() if n)


def figures(card: Card) -> str:
    """Dice of a relic; of a site what it holds, is turned up with and asks for a relic; the goal of a Vision."""
    if card.back == RELIC:
        return pairs(dice=card.defence)
    if card.back == VISION:
        return pairs(goal=OATHS[card.goal] if card.goal >= 0 else "")
    if card.back != SITE:
        return ""
    laid = f"dice={card.defence} cards={card.capacity} "
    laid += pairs(favor=card.favor, secret=card.secrets, relics=card.relics)
    asked = card.recovery
    if asked is None:
        return laid.strip()
    bank = SUITS[asked.bank] if asked.place else ""
    price = pairs(place_favor=asked.place, bank=bank, burn_favor=asked.burn_favor, burn_secret=asked.burn_secret)
    return f"{laid.strip()} for {price}"


def written(card: Card) -> str:
    """A card as the sheet has it."""
    marks = (("locked", card.locked), ("ruin", card.ruin), ("starting", card.starting), ("law", card.law))
    fields = (
        card.id,
        str(card.num),
        SUITS[card.suit] if card.suit >= 0 else "",
        card.only,
        " ".join(name for name, there in marks if there),
        pairs(**cost_facts(card.cost)),
        " ".join(card.kinds),
        figures(card),
        card.en,
        card.ru,
    )
    return " | ".join(field or "-" for field in fields)


@pytest.mark.parametrize("card", house_book().cards, ids=lambda card: str(card.id))
def test_a_card_is_as_it_was_read(card: Card) -> None:
    assert written(card) == READ[card.id]


def test_the_sheet_has_every_card_once() -> None:
    assert len(SHEET) == len(READ) == len(house_book().cards)
