"""Who sits at a table: people at the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene import bots
from oikumene.bots.levels import level_of
from oikumene.kernel.errors import Refused
from oikumene.text import Texts

HUMAN = "human"


def read_seats(text: str) -> list[str]:
    """Seats as they are written: `human,strategist,mcts:rounds=300`."""
    seats = bots.split(text)
    for name in seats:
        if name != HUMAN:
            check_bot(name)
    return seats


def check_bot(name: str) -> None:
    """Refuse a bot that is not there, or that cannot be what is asked of it."""
    try:
        bots.make(name, 0, 0)
    except Refused as refused:
        if refused.code != "bot":
            raise
        known = ", ".join((HUMAN, str(refused.details["bots"])))
        raise Refused(
            "seat-name", "Nobody is called {name}; a seat is one of {known}.", name=repr(name), known=known
        ) from None


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
        made.append(given or called(who, seat, texts))
    return made


def called(who: str, seat: int, texts: Texts) -> str:
    """What somebody without a name is called: a person, a level or a bot by the number of the seat."""
    level = level_name(who, texts)
    if level:
        return texts.say("level-at-seat", level=level, n=seat + 1)
    return texts.say("player" if who == HUMAN else "bot", n=seat + 1)


def level_name(who: str, texts: Texts) -> str:
    """What a level is called, whatever its parameters; nothing for anybody else."""
    level = level_of(who.partition(":")[0])
    return texts.say(f"level-{level}") if level in bots.LEVELS else ""
