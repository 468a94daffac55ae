"""Who sits at a table: people at the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.bots import bots
from oikumene.kernel.errors import Refused
from oikumene.text import Texts

HUMAN = "human"


def read_seats(text: str) -> list[str]:
    """Seats as they are written: `human,random`."""
    seats = [name.strip() for name in text.split(",")]
    for name in seats:
        if name != HUMAN and name not in bots():
            known = ", ".join((HUMAN, *bots()))
            raise Refused(
                "seat-name", "Nobody is called {name}; a seat is one of {known}.", name=repr(name), known=known
            )
    return seats


def read_names(text: str, seats: int) -> list[str]:
    """Names as they are written: `Anna,Boris`; those not given are empty."""
    names = [name.strip() for name in text.split(",")] if text else []
    if len(names) > seats:
        raise Refused("names", "There are {names} names for {seats} seats.", names=len(names), seats=seats)
    return names + [""] * (seats - len(names))


def full_names(names: Sequence[str], seats: Sequence[str], texts: Texts) -> list[str]:
    """A name for everybody: the one given, or one that says who they are."""
    made = []
    for seat, who in enumerate(seats):
        given = names[seat] if seat < len(names) else ""
        made.append(given or texts.say("player" if who == HUMAN else "bot", n=seat + 1))
    return made
