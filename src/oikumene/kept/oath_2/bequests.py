"""What a winner's bot leaves to the next game: its answers to the questions of the chronicle (Law 8).

The game is over, so no share of a win tells the options apart. The winner will be the Chancellor of the next game: the
oath is sworn that is easiest kept from its first turn, sites are gathered, what was built stays.
"""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.kept.oath_2.model import OATHS, SUITS
from oikumene.kept.oath_2.prospects import plans_of
from oikumene.kept.oath_2.rules import ruling
from oikumene.kept.oath_2.state import ARCHIVE, State
from oikumene.kernel.flow import NO, YES, Ask, Value

#: With so many sites an oath of Supremacy is kept from the start.
MANY = 4
#: Oaths, the easiest kept first: the Chancellor begins with the Darkest Secret, which few can recover; with the Scepter
#: among the prizes; with the People's Favor, which two favor take away (Law 1.11 to 1.15).
EASIEST = ("devotion", "protection", "supremacy", "people")


def swear(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """The oath for the next game (Law 8.1)."""
    order = list(EASIEST)
    if len(ruling.ruled(state, state.winner)) >= MANY:
        order.remove(OATHS[0])
        order.insert(0, OATHS[0])
    return sorted(values, key=lambda value: order.index(named(value)))[:1]


def offer_heir(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """Citizenship is offered to who brings sites into the realm (Law 8.2); others would only inherit it."""
    other = ask.about[0]
    assert isinstance(other, int)
    return [YES if ruling.ruled(state, other) else NO]


def become_heir(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """A Citizen begins nearer to a win than an Exile."""
    return [YES]


def edifice(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """A ruin is repaired; else an edifice takes the place of a denizen, rather not of a battle plan (Law 8.3.1)."""
    works = [value for value in values if isinstance(value, tuple)]
    plans = plans_of(state.book)
    works.sort(key=lambda value: (value[0] != "repair", state.face[int(value[1])] in plans))
    return list(works[:1])


def new_suit(state: State, ask: Ask, values: Sequence[Value]) -> list[Value]:
    """The suit of which the archive has most (Law 8.4): the world deck becomes richer, and need not be healed."""
    return [max(values, key=lambda value: len(state.zones[ARCHIVE + SUITS.index(named(value))]))]


def named(value: Value) -> str:
    """What an option names: ("swear", "people")."""
    assert isinstance(value, tuple)
    return str(value[1])


#: By prompt: the one answer.
CHOICES = {
    "swear": swear,
    "offer-heir": offer_heir,
    "become-heir": become_heir,
    "edifice": edifice,
    "new-suit": new_suit,
}
