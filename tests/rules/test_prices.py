"""What options say of their price is what is paid, in games at random; and it is said in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

import oikumene
from oikumene.games.clash import model as clash
from oikumene.games.imperial_settlers import model as imperial_settlers
from oikumene.games.imperium import IMPERIUM, prices
from oikumene.games.imperium import model as imperium
from oikumene.games.imperium.effects import Pay
from oikumene.kernel.flow import DONE, Ask, Value
from oikumene.kernel.match import Match
from oikumene.kernel.words import Said

#: The lines of the log by which something is paid, and the questions by which something else may be paid instead.
PAYS = "pays"
OTHERWISE = {
    "clash": frozenset({"pay", "credit", "captive"}),
    "imperial_settlers": frozenset({"pay-gold", "pay-any", "discard", "drop-deal"}),
    "imperium": frozenset({"pay"}),
}
#: What a player has of what is paid.
PURSES: dict[str, Callable[[Any], tuple[Sequence[str], Sequence[int]]]] = {
    "clash": lambda player: (clash.GOODS, player.goods),
    "imperial_settlers": lambda player: (imperial_settlers.GOODS, player.goods),
    "imperium": lambda player: (imperium.RESOURCES, player.resources),
}
#: What is paid and is no token: a location that is given up, cards, deals.
NO_TOKENS = ("location", "hand_card", "deal", "resource")


def price_of(said: Said) -> Counter[str]:
    """A price as an option says it."""
    told = said.args.get("price")
    found: Counter[str] = Counter()
    for amount in told if isinstance(told, list) else ():
        name, _, n = str(amount).rpartition("-")
        if name not in NO_TOKENS:
            found[name] += int(n)
    return found + fee_of(said)


def fee_of(said: Said) -> Counter[str]:
    """The tokens that a card of Imperium must be paid with, as its text says it."""
    told = said.args.get("fee")
    found: Counter[str] = Counter()
    if not isinstance(told, list) or not told or not said.args["must"]:
        return found
    card, how = IMPERIUM.fees[str(told[0])]
    asked = prices.asked(prices.ability(card, how))
    assert asked is not None
    for step in (asked[0].cost, *asked[0].cost.inner()):
        if isinstance(step, Pay):
            found.update({name: n for name, n in zip(imperium.RESOURCES, step.cost, strict=True) if n})
    return found


def owns(match: Match[Any], seat: int, price: Counter[str]) -> bool:
    """Whether a seat has all of it in its own kind, so that nothing has to stand in for it."""
    player = match.state.players[seat]
    names, purse = PURSES[match.game.id](player)
    return all(purse[names.index(name)] >= n for name, n in price.items())


def said_of(match: Match[Any], ask: Ask, value: Value) -> Said:
    question = next(one for one in match.pending if one.ask is ask)
    return next(option.said for option in question.options if option.value == value)


def paid(match: Match[Any], seat: int, since: int) -> Counter[str]:
    """What the log says that a seat has paid."""
    found: Counter[str] = Counter()
    for line in match.log[since:]:
        if line.message == PAYS and line.args[0] == seat:
            n, good = sorted(line.args[1:], key=lambda arg: isinstance(arg, str))
            found[str(good)] += int(str(n))
    return found


def bought(game: str, seats: int, seed: int, most: int) -> Iterator[tuple[str, Counter[str], Counter[str]]]:
    """What was told and what was paid, in a game at random, where nothing else could be paid for it."""
    match = Match.new(room := oikumene.game(game), room.checked(seats, seed, {}))
    rng = Random(seed)
    sums: Counter[str] = Counter()
    for _ in range(most):
        if match.over:
            return
        ask = match.asks[0]
        value = rng.choice(list(ask.values()))
        said = None if value == DONE else said_of(match, ask, value)
        before, parts = len(match.log), ask.picked is not None
        if said is not None and parts:
            sums = sums + price_of(said)
        told = sums if parts else price_of(said) if said is not None else Counter()
        in_kind = owns(match, ask.seat, told)
        match.take(ask, value)
        goes_on = any(one.prompt == ask.prompt and one.seat == ask.seat and one.picked for one in match.asks)
        if parts and goes_on:
            continue
        sums = Counter()
        asked = {one.prompt for one in match.asks if one.seat == ask.seat}
        if not told or not in_kind or asked & OTHERWISE[game]:
            continue
        spent = paid(match, ask.seat, before)
        if spent or not match.asks:
            yield str(value[0] if isinstance(value, tuple) else value), told, spent


@pytest.mark.parametrize(
    ("game", "seats", "games", "words"),
    [
        ("clash", 3, 6, {"advance", "unit", "build", "cheer"}),
        ("imperial_settlers", 3, 6, {"build", "deal", "raze-hand", "activate"}),
        ("imperium", 3, 8, {"exhaust", "pick"}),
    ],
)
def test_what_is_told_is_what_is_paid(game: str, seats: int, games: int, words: set[str]) -> None:
    met: Counter[str] = Counter()
    for seed in range(games):
        for word, told, spent in bought(game, seats, seed, 1500):
            assert told == spent, (game, seed, word)
            met[word] += 1
    assert words <= set(met), met


# -- Oath: nothing is paid but at once, so that the board says it

#: What a board shows of what is paid and gained.
HELD = ("supply", "favor", "secrets", "warbands")
#: Options after which nothing else is gained or lost in the same step, as a rule.
PLAIN = ("muster-with", "trade-favor", "trade-secrets", "travel-to", "recover-relic")


def change(said: Said) -> Counter[str]:
    """What an option says that the board loses and gains."""
    found: Counter[str] = Counter()
    for name, sign in (("price", -1), ("gains", 1)):
        told = said.args.get(name)
        for amount in told if isinstance(told, list) else ():
            what, _, n = str(amount).rpartition("-")
            found[{"dark": "secrets"}.get(what, what.removeprefix("burnt-"))] += sign * int(n)
    return found


def test_what_oath_tells_is_what_the_board_loses_and_gains() -> None:
    met: Counter[str] = Counter()
    room = oikumene.game("oath")
    for seed in range(12):
        match = Match.new(room, room.checked(4, seed, {}))
        rng = Random(seed)
        for _ in range(500):
            if match.over:
                break
            ask = match.asks[0]
            value = rng.choice(list(ask.values()))
            word = str(value[0] if isinstance(value, tuple) else value)
            told = change(said_of(match, ask, value)) if word in PLAIN else None
            board, lines = match.state.boards[ask.seat], len(match.log)
            before = {name: getattr(board, name) for name in HELD}
            match.take(ask, value)
            if told is None or any(line.message in ("gains-supply", "uses") for line in match.log[lines:]):
                continue
            board = match.state.boards[ask.seat]
            after = {name: getattr(board, name) for name in HELD}
            names = HELD if word in PLAIN[:3] else ("supply",)
            if match.asks and match.asks[0].seat == ask.seat and match.asks[0].prompt in ("act", "recover-bank"):
                assert {name: after[name] - before[name] for name in names} == {name: told[name] for name in names}, (
                    word
                )
                met[word] += 1
    assert set(PLAIN) == set(met), met
