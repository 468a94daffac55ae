"""A player of Clash of Cultures who fights and builds wonders, which the bots that play the other golden games seldom
do: chance among what leads there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from oikumene.games.clash.model import GOODS
from oikumene.games.clash.rules.construct import wonder_of
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.state import HAND_WONDERS, State
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.match import Match

#: What is learned before anything else: armies that march, wonders, cities that are happy.
FIRST = ("tactics", "engineering", "myths", "storage", "voting", "irrigation", "fishing", "navigation", "draft")
#: How often each action is taken where all can be.
TASTE = {"collect": 9, "buy-advance": 8, "recruit": 5, "found": 20, "move": 8, "construct": 4, "cheer-action": 3}
#: The same while a player saves for a wonder.
SAVING = {"collect": 20, "buy-advance": 5, "recruit": 0.3, "found": 20, "move": 4, "construct": 0.5, "cheer-action": 8}
#: What is done whenever it can be.
WONDERS = ("wonder-in", "wonder-free", "wonder")


def warlike(match: Match[Any], seed: int) -> Iterator[tuple[int, str, str]]:
    """Answers towards wonders and battles."""
    rng = Random(seed)
    while not match.over:
        question = match.pending[rng.randrange(len(match.pending))]
        yield question.seat, question.id, match.key(liked(match.state, question.ask, rng))


def word(value: Value) -> int | str:
    return value[0] if isinstance(value, tuple) else value


def liked(state: State, ask: Ask, rng: Random) -> Value:
    """One of the answers that this player likes, or any."""
    values = list(ask.values())
    some: list[Value] = [value for value in values if word(value) in WONDERS]
    if some:
        return rng.choice(some)
    short = missing(state, ask.seat)
    if ask.prompt == "act":
        doing = [value for value in values if value != "end"] or values
        taste = SAVING if short else TASTE
        return rng.choices(doing, [taste.get(str(word(value)), 1) for value in doing])[0]
    if ask.prompt in ("advance", "free-advance"):
        wanted = [*FIRST, *needed(state, ask.seat)]
        some = [value for value in values if isinstance(value, tuple) and value[1] in wanted]
    elif ask.prompt == "move-to":
        some = [v for v in values if isinstance(v, tuple) and enemy_at(state, ask.seat, state.hex(v[1])) >= 0]
    elif ask.prompt in ("collect", "token"):
        some = [value for value in values if isinstance(value, tuple) and value[-1] in short]
        some = some or [value for value in values if isinstance(value, tuple)]
    elif ask.prompt in ("move-from", "who", "recruit", "tactic", "cheer"):
        some = [value for value in values if isinstance(value, tuple)]
    elif ask.prompt in ("raze", "retreat"):
        some = [value for value in values if value == "no"]
    return rng.choice(some or values)


def missing(state: State, seat: int) -> list[str]:
    """The goods that a player still lacks for the first wonder of the hand."""
    for card in state.zones[HAND_WONDERS + seat]:
        price = wonder_of(state, card)[1].price
        return [GOODS[n] for n, owed in enumerate(price) if state.players[seat].goods[n] < owed]
    return []


def needed(state: State, seat: int) -> list[str]:
    """What the wonders of a hand need."""
    return [wonder_of(state, card)[1].requires for card in state.zones[HAND_WONDERS + seat]]
