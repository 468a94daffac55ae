"""The Ancient World: the banners there are, and traits of a city that bring more of them.

What a trait is worth in a round was learned from games (`lab/learning.py`); the figures are in `sense.json`.
"""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.ancient_world.model import (
    ARMY_ARROW,
    ARMY_LIMIT,
    ARMY_SWORD,
    ARROW,
    COIN_INCOME,
    ESPIONAGE,
    EXPLORE,
    FOOD,
    KNOWLEDGE_INCOME,
    RESTORE,
    SWORD,
    TERMS,
    TROPHY,
)
from oikumene.games.ancient_world.state import (
    ASIDE,
    CITY,
    LANDS,
    LOST,
    ROUNDS,
    SLAIN,
    TITAN_OPEN,
    State,
)
from oikumene.kernel.flow import Value

BANNER_POINTS = TERMS.banner_points
#: Points for one more banner of a tribe, by how many there are.
NEXT = tuple(BANNER_POINTS[n + 1] - BANNER_POINTS[n] for n in range(6)) + (0,) * 40
POINTS = BANNER_POINTS + (BANNER_POINTS[-1],) * 40

TRAITS: tuple[str, ...] = (
    "one",
    "hope",
    "begun",
    "coins",
    "many-coins",
    "knowledge",
    "coin-income",
    "knowledge-income",
    "citizens",
    "ready",
    "skill",
    "unfed",
    "swords",
    "arrows",
    "round-swords",
    "unused-attack",
    "army-swords",
    "army-arrows",
    "army-coins",
    "trophies",
    "espionage",
    "restore",
    "armies",
    "army-room",
    "space",
    "aside",
    "lost",
    "slots",
    "free-slots",
    "eyes",
    "first",
    "passed",
    "fight",
    "near-fight",
)
#: Of these less is better.
BURDENS = ("unfed", "lost", "army-coins", "passed")


def seats(state: State) -> int:
    return len(state.cities)


def stage(state: State) -> int:
    """Which weights count: the round; of a game with more or fewer of them, counted from the end."""
    more = state.book.terms.rounds - ROUNDS
    return max(1, state.round - more) if more and state.round else state.round


def points(state: State, seat: int) -> float:
    """What would be scored if the game ended now; hunger as the food stands."""
    banners = state.banners(seat)
    cards, face = state.book.cards, state.face
    total = 0.0
    for n in banners:
        total += POINTS[n]
    for zone in (CITY + seat, LOST + seat):
        for card in state.zones[zone]:
            scoring = cards[face[card]].scoring
            if scoring is not None:
                total += scoring.points(banners)
    if state.round == state.book.terms.rounds:
        city = state.cities[seat]
        total += state.book.terms.starving_points * max(0, city.citizens.bit_count() - city.totals[FOOD])
    return total


def traits(state: State, seat: int) -> list[float]:
    """The figures of a city, in the order of TRAITS."""
    city = state.cities[seat]
    totals, zones = city.totals, state.zones
    cards, face = state.book.cards, state.face
    banners = state.banners(seat)
    passed = city.passed
    swords = arrows = coins = unused = 0
    trophies = espionage = restore = 0
    free_swords = totals[SWORD] + city.swords
    free_arrows = totals[ARROW]
    for army in city.armies:
        symbols = army.symbols
        swords += symbols[ARMY_SWORD]
        arrows += symbols[ARMY_ARROW]
        trophies += symbols[TROPHY]
        espionage += symbols[ESPIONAGE]
        restore += symbols[RESTORE]
        coins += army.picture + army.scroll
        if not army.scroll and not passed:
            unused += symbols[ARMY_SWORD] + symbols[ARMY_ARROW]
            free_swords += symbols[ARMY_SWORD]
            free_arrows += symbols[ARMY_ARROW]
    slots = 0
    for card in zones[CITY + seat]:
        if cards[face[card]].action:
            slots += 1
    fight = near = 0.0
    if unused:
        for zone in (TITAN_OPEN, TITAN_OPEN + 1, TITAN_OPEN + 2):
            for titan in zones[zone]:
                printed = cards[face[titan]]
                short = printed.defence - free_swords - (free_arrows if printed.arrows_count else 0)
                if short <= 2:
                    won = gain(banners, printed.banners)
                    if short <= 0 and city.coins:
                        fight = max(fight, won)
                    else:
                        near = max(near, won)
    people = city.citizens.bit_count()
    ready = 0 if passed else city.ready.bit_count()
    return [
        1.0,
        sum(NEXT[n] for n in banners if n),
        sum(1 for n in banners if n),
        min(city.coins, 6),
        max(0, city.coins - 6),
        min(city.knowledge, 4),
        totals[COIN_INCOME],
        totals[KNOWLEDGE_INCOME],
        people,
        ready,
        0 if passed else city.ready.bit_length(),
        max(0, people - totals[FOOD]),
        totals[SWORD],
        totals[ARROW],
        0 if passed else city.swords,
        unused,
        swords,
        arrows,
        coins,
        trophies,
        espionage,
        restore,
        len(city.armies),
        totals[ARMY_LIMIT] - len(city.armies),
        max(0, min(state.free_space(seat), 4)),
        min(len(zones[ASIDE + seat]), 3),
        len(zones[LOST + seat]),
        slots,
        min(ready, slots - len(city.slots)),
        totals[EXPLORE],
        state.first == seat,
        passed,
        fight,
        near,
    ]


def guess(stage: int) -> dict[str, float]:
    """The worth of traits before anything was learned, by the round."""
    left = max(0, ROUNDS - stage)
    rest = min(left + 0.5, 4) / 2
    later = 1.0 if left else 0.3
    return {
        "hope": 0.25 if left else 0.0,
        "coins": 0.3 if left else 0.1,
        "many-coins": 0.2 if left else 0.0,
        "knowledge": 1.1 * later,
        "coin-income": 0.25 * left,
        "knowledge-income": 0.75 * left,
        "citizens": 0.55 * left,
        "ready": 0.35,
        "unfed": -0.6 if left else 0.0,
        "swords": 0.3 * rest,
        "arrows": 0.2 * rest,
        "round-swords": 0.1,
        "army-swords": 0.3 * rest,
        "army-arrows": 0.2 * rest,
        "army-coins": -0.2 * rest,
        "trophies": 0.15 * rest,
        "espionage": 0.3 * rest,
        "restore": 0.15 * rest,
        "space": 0.15 * min(left + 0.5, 3),
        "aside": 0.5 * later,
        "lost": -0.5 if left else 0.0,
        "slots": 0.35 * left,
        "eyes": 0.08 * left,
        "first": 0.2 if left else 0.0,
    }


def gain(banners: list[int], more: tuple[int, ...]) -> float:
    """Points that a card's banners would bring."""
    return sum(POINTS[n + plus] - POINTS[n] for n, plus in zip(banners, more, strict=True) if plus)


# -- what comes to mind


MOODS: tuple[str, ...] = ("r", "c", "n", "k", "s", "f", "l")
GAINING = frozenset(("buy", "buy-aside", "crane", "crane-aside", "keep", "take-row", "fight"))


def mood(state: State, seat: int) -> tuple[int, ...]:
    """Round, coins, ready citizens, knowledge, space, food to spare (1: just enough), lost cards."""
    city = state.cities[seat]
    people = city.citizens.bit_count()
    return (
        state.round,
        min(city.coins, 9),
        city.ready.bit_count(),
        min(city.knowledge, 3),
        max(0, min(state.free_space(seat), 3)),
        max(0, min(2, 1 + city.totals[FOOD] - people)),
        min(2, len(state.zones[LOST + seat])),
    )


def marks(state: State, seat: int, values: Sequence[Value]) -> list[int] | None:
    """The points that the banners of a card would bring."""
    banners: list[int] | None = None
    found = []
    for value in values:
        if type(value) is tuple and value[0] in GAINING:
            if banners is None:
                banners = state.banners(seat)
            found.append(int(min(9, gain(banners, state.book.cards[state.face[int(value[1])]].banners))))
        else:
            found.append(-1)
    return None if banners is None else found


def owned(state: State, seat: int) -> list[str]:
    """The cards a seat ends with, for reports."""
    zones = (CITY, LOST, LANDS, SLAIN)
    return [state.ident(card) for zone in zones for card in state.zones[zone + seat]]
