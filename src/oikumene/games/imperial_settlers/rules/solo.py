"""The solo game: the virtual opponent (rulebook: Solo game)."""

from __future__ import annotations

from oikumene.games.imperial_settlers.model import (
    ACTION,
    CARD,
    FEATURE,
    FOOD,
    GOLD,
    PRODUCTION,
    RAZE,
    STONE,
    VP,
    WOOD,
    WORKER,
    Card,
)
from oikumene.games.imperial_settlers.rules.empire import clear, distinct_locations
from oikumene.games.imperial_settlers.rules.goods import draw_from, top_common
from oikumene.games.imperial_settlers.state import (
    ATTACK_DECK,
    DEALS,
    DISPLAY,
    EMPIRE,
    HAND,
    TROPHIES,
    VIRTUAL,
    State,
)
from oikumene.kernel.flow import Flow, choose

SOLO = 0
ATTACKS_A_ROUND = 2
KINDS = (ACTION, FEATURE, PRODUCTION)
#: Which Japanese faction location falls first, by the good of its deal.
DEAL_ORDER = (CARD, RAZE, GOLD, VP, STONE, WORKER, FOOD, WOOD)


def open_attack_card(state: State) -> None:
    """Turn up the next attack card; the open ones are the virtual opponent's deals, the newest on top."""
    if state.zones[ATTACK_DECK]:
        card = state.zones[ATTACK_DECK][-1]
        state.move(card, DEALS + VIRTUAL)
        state.note("attack-card", card)


def look_out(state: State) -> Flow[None]:
    """Lookout for one: choose 1 of 4, chance gives the opponent 1 of the other 3, choose 1 of 2, it gets the last."""
    draw_from(state, SOLO, "faction")
    for _ in range(4):
        card = top_common(state)
        if card is not None:
            state.move(card, DISPLAY)
    yield from _take(state)
    rest = state.zones[DISPLAY]
    if rest:
        _give(state, rest[state.below(len(rest))])
    yield from _take(state)
    for card in state.zones[DISPLAY]:
        _give(state, card)


def _take(state: State) -> Flow[None]:
    if state.zones[DISPLAY]:
        _, card = yield from choose(
            SOLO, "lookout", lambda: [("take", c) for c in state.distinct(state.zones[DISPLAY])]
        )
        state.note("takes", SOLO, card)
        state.move(card, HAND + SOLO)


def _give(state: State, card: int) -> None:
    state.move(card, EMPIRE + VIRTUAL)
    state.marks[card] = 0
    state.note("virtual-takes", card)


def attack_phase(state: State) -> Flow[None]:
    """Its locations become trophies; then it attacks twice."""
    for card in state.zones[EMPIRE + VIRTUAL]:
        clear(state, card)
        state.move(card, TROPHIES)
    for _ in range(ATTACKS_A_ROUND):
        yield from attack(state)
    state.note("trophies", len(state.zones[TROPHIES]))


def attack(state: State) -> Flow[None]:
    """The newest card's good with an older one's, newest first: a location whose raze field shows both is razed."""
    open_attack_card(state)
    row = state.zones[DEALS + VIRTUAL][::-1]
    for other in row[1:]:
        targets = hit_by(state, row[0], other)
        if not targets:
            continue
        fallen = targets[0]
        if len(targets) > 1:
            _, fallen = yield from choose(SOLO, "attacked", lambda: [("target", card) for card in targets])
        state.note("attack-hits", fallen)
        clear(state, fallen)
        state.move(fallen, TROPHIES)
        for card in (row[0], other):
            state.move(card, DEALS + VIRTUAL, under=True)
        return
    state.note("attack-misses")


def hit_by(state: State, first: int, second: int) -> list[int]:
    """The locations a pair of attack cards hits, after every priority; more than one only if all are equal."""
    goods = sorted((state.card(first).deal or 0, state.card(second).deal or 0))
    if goods == [VP, VP]:
        return fallen_faction(state)
    common = [c for c in state.zones[EMPIRE + SOLO] if state.card(c).common and shows(state.card(c), goods)]
    return first_to_fall(state, common)


def shows(card: Card, goods: list[int]) -> bool:
    """Whether a raze field shows both goods, twice the same where the pair is."""
    field = dict(card.raze or ())
    return all(field.get(good, 0) >= goods.count(good) for good in goods)


def fallen_faction(state: State) -> list[int]:
    """Japanese faction locations: two cards with victory points hit one that can be razed."""
    able = [c for c in state.zones[EMPIRE + SOLO] if not state.card(c).common and state.card(c).raze is not None]
    if not able:
        return []
    worst = min(DEAL_ORDER.index(state.card(c).deal or 0) for c in able)
    return first_to_fall(state, [c for c in able if DEAL_ORDER.index(state.card(c).deal or 0) == worst])


def first_to_fall(state: State, cards: list[int]) -> list[int]:
    """By kind (action, feature, production), then the dearer, then the one with more stone; the rest tie."""

    def rank(card: int) -> tuple[int, int, int]:
        price = state.card(card).cost
        return (KINDS.index(state.card(card).kind), -(price.wood + price.stone + price.food + price.gold), -price.stone)

    best = min((rank(card) for card in cards), default=None)
    return distinct_locations(state, [card for card in cards if rank(card) == best])
