"""The round: preparation, players' actions, end of the round (rulebook: The game round)."""

from __future__ import annotations

from oikumene.kept.ancient_world_2.cards.model import COIN_INCOME, FOOD, KNOWLEDGE_INCOME
from oikumene.kept.ancient_world_2.rules.board import draw_empire
from oikumene.kept.ancient_world_2.rules.scoring import scores
from oikumene.kept.ancient_world_2.state import (
    ARMS_DECK,
    ARMS_ROW,
    BOX,
    DECK_A,
    DISCARD,
    OPENS,
    ROUNDS,
    ROW,
    ROW_SIZE,
    SECOND_DECK_ROUND,
    SPACES,
    State,
    skills,
)
from oikumene.kernel.flow import Flow, parallel, subset


def prepare(state: State) -> Flow[None]:
    """1. Preparation: the marker moves, rows are renewed, spaces open, deck B comes in round 4."""
    state.round += 1
    state.note("round", state.round)
    for space, opens in enumerate(OPENS):
        if opens == state.round > 1:
            state.note("opens", SPACES[space])
    if state.round > 1:
        for card in state.zones[ROW]:
            state.move(card, DISCARD)
        if state.round == SECOND_DECK_ROUND:
            retire_deck_a(state)
        fill_rows(state)
    state.agenda.append(("turn", state.first))
    return
    yield


def retire_deck_a(state: State) -> None:
    """Round 4: row, deck and discards of A leave the game; cards that players set aside stay theirs."""
    for zone in (DISCARD, DECK_A):
        for card in state.zones[zone]:
            state.move(card, BOX)
    state.note("deck-b")


def fill_rows(state: State) -> None:
    """New empire cards in the row; military cards only as far as they are missing."""
    seats = len(state.cities)
    draw_empire(state, ROW_SIZE[seats], ROW)
    while len(state.zones[ARMS_ROW]) < seats and state.zones[ARMS_DECK]:
        state.move(state.zones[ARMS_DECK][-1], ARMS_ROW)


def end_round(state: State) -> Flow[None]:
    """3. End of the round: income (not in the last), coins slide down, citizens come home, the hungry starve."""
    last = state.round == ROUNDS
    for seat in range(len(state.cities)):
        if not last:
            income(state, seat)
        come_home(state, seat)
    state.spaces = [()] * len(SPACES)
    state.locked = False
    state.passes = 0
    hungry = [seat for seat in range(len(state.cities)) if unfed(state, seat)]
    yield from parallel(hungry, lambda seat: starve(state, seat))
    if not last:
        state.agenda.append(("round",))
        return
    state.note("ends")
    for seat, points in enumerate(scores(state)):
        state.note("scores", seat, points)


def income(state: State, seat: int) -> None:
    city = state.cities[seat]
    coins, knowledge = city.totals[COIN_INCOME], city.totals[KNOWLEDGE_INCOME]
    city.coins += coins
    city.knowledge += knowledge
    state.note("income", seat, coins, knowledge)


def come_home(state: State, seat: int) -> None:
    """Coins on scrolls slide onto the pictures; every citizen returns."""
    city = state.cities[seat]
    city.armies = tuple(a.with_coins(a.picture + a.scroll, 0) if a.scroll else a for a in city.armies)
    city.ready = city.citizens
    city.starving = 0
    city.slots = ()
    city.swords = 0
    city.passed = False


def unfed(state: State, seat: int) -> int:
    """Citizens beyond the city's food."""
    city = state.cities[seat]
    return max(0, city.citizens.bit_count() - city.totals[FOOD])


def starve(state: State, seat: int) -> Flow[None]:
    """Hunger: the owner chooses whom the food does not reach; they do not work in the next round."""
    city = state.cities[seat]
    n = unfed(state, seat)
    picked = yield from subset(
        seat, "starve", lambda: [("citizen", skill) for skill in skills(city.citizens)], n, n, about=(n,)
    )
    state.note("starving", seat, n)
    for _, skill in picked:
        bit = 1 << (int(skill) - 1)
        city.starving |= bit
        city.ready &= ~bit
        state.note("starves", seat, skill)
