"""The city: coins and knowledge, cards gained, lost and restored, citizens, the army limit (Card properties)."""

from __future__ import annotations

from oikumene.kept.ancient_world_2.cards.model import ARMY_LIMIT, CITIZEN, EMPIRE_A, EMPIRE_B, FOOD
from oikumene.kept.ancient_world_2.rules.moments import CITIZEN_GAINED, occurs
from oikumene.kept.ancient_world_2.state import (
    ARMIES,
    BOX,
    CITY,
    DISCARD,
    LOST,
    MAX_SKILL,
    RETIRED,
    SECOND_DECK_ROUND,
    Army,
    State,
)
from oikumene.kernel.flow import Flow, choose, subset

ALL_CITIZENS = (1 << MAX_SKILL) - 1


def gain_coins(state: State, seat: int, n: int) -> None:
    if n > 0:
        state.cities[seat].coins += n
        state.note("gains-coins", seat, n)


def gain_knowledge(state: State, seat: int, n: int) -> None:
    if n > 0:
        state.cities[seat].knowledge += n
        state.note("gains-knowledge", seat, n)


def pay(state: State, seat: int, coins: int, knowledge: int = 0) -> None:
    """Into the supply, which is without limit."""
    city = state.cities[seat]
    assert city.coins >= coins and city.knowledge >= knowledge
    city.coins -= coins
    city.knowledge -= knowledge


def count_symbols(state: State, seat: int, card: int, sign: int) -> None:
    """Add or take away what a card gives while it lies face up."""
    totals = state.cities[seat].totals
    for symbol, n in enumerate(state.card(card).symbols[:CITIZEN]):
        totals[symbol] += sign * n


def gain_card(state: State, seat: int, card: int, zone: int, event: str, *figures: int) -> Flow[None]:
    """An empire card, district or titan joins the city; a citizen printed on it comes at once, once."""
    state.move(card, zone + seat)
    state.note(event, seat, card, *figures)
    count_symbols(state, seat, card, 1)
    for _ in range(state.card(card).symbols[CITIZEN]):
        yield from gain_citizen(state, seat, ready=True)


def gain_citizen(state: State, seat: int, *, ready: bool) -> Flow[None]:
    """The citizen of the lowest skill the city lacks. From Grow it waits among the starving until next round."""
    city = state.cities[seat]
    if city.citizens == ALL_CITIZENS:
        return
    bit = ~city.citizens & (city.citizens + 1)
    city.citizens |= bit
    if ready:
        city.ready |= bit
    else:
        city.starving |= bit
    state.note("gains-citizen", seat, bit.bit_length())
    yield from occurs(state, CITIZEN_GAINED, seat)


def lose_card(state: State, seat: int, card: int) -> Flow[None]:
    """An empire card is turned face down: nothing on it works until it is restored (rulebook: Damage)."""
    state.move(card, LOST + seat)
    count_symbols(state, seat, card, -1)
    state.note("loses", seat, card)
    yield from keep_army_limit(state, seat)


def discard_card(state: State, seat: int, card: int) -> Flow[None]:
    """An empire card leaves the city; it leaves the game unless it belongs to the deck in use."""
    count_symbols(state, seat, card, -1)
    in_use = EMPIRE_A if state.round < SECOND_DECK_ROUND else EMPIRE_B
    state.note("discards", seat, card)
    state.move(card, DISCARD if state.card(card).deck == in_use else BOX)
    yield from keep_army_limit(state, seat)


def restore_cards(state: State, seat: int, n: int, *, at_least: int | None = None) -> Flow[None]:
    """Turn up to n lost empire cards face up again; all n that can be, unless fewer will do."""
    lost = len(state.zones[LOST + seat])
    high = min(n, lost)
    low = high if at_least is None else min(at_least, high)
    picked = yield from subset(
        seat,
        "restore",
        lambda: [("restore", c) for c in state.distinct(state.zones[LOST + seat])],
        low,
        high,
        about=(high,),
    )
    for _, card in picked:
        assert isinstance(card, int)
        state.move(card, CITY + seat)
        count_symbols(state, seat, card, 1)
        state.note("restores", seat, card)


def keep_army_limit(state: State, seat: int) -> Flow[None]:
    """Armies beyond the limit are discarded at once, with what is retired under them."""
    city = state.cities[seat]
    while len(city.armies) > city.totals[ARMY_LIMIT]:
        over = len(city.armies) - city.totals[ARMY_LIMIT]
        _, card = yield from choose(
            seat, "disband", lambda: [("disband", army.card) for army in city.armies], about=(over,)
        )
        disband(state, seat, army_of(state, seat, int(card)))


def disband(state: State, seat: int, army: Army) -> None:
    """The whole army leaves the game; its coins go to the supply."""
    city = state.cities[seat]
    city.armies = tuple(a for a in city.armies if a.card != army.card)
    state.note("disbands", seat, army.card)
    for card in (army.card, *army.retired):
        state.move(card, BOX)


def army_of(state: State, seat: int, card: int) -> Army:
    """The army whose active card this is."""
    return next(army for army in state.cities[seat].armies if army.card == card)


def replace_army(state: State, seat: int, card: int, army: Army) -> None:
    """Put a changed army in the place of the one with that active card."""
    city = state.cities[seat]
    city.armies = tuple(army if a.card == card else a for a in city.armies)


def retire(state: State, seat: int, army: Army, new: int) -> None:
    """The active card is turned over and gives experience from now on; the new card lies on top (rulebook: Recruit)."""
    state.note("retires", seat, army.card)
    state.move(army.card, RETIRED + seat)
    state.move(new, ARMIES + seat)
    replace_army(state, seat, army.card, state.army(new, (*army.retired, army.card)))


def food_coins(state: State, seat: int) -> None:
    """A coin for each food of the city (Aqueduct, Desert Caravan)."""
    gain_coins(state, seat, state.cities[seat].totals[FOOD])


def take_first_player(state: State, seat: int, *, lock: bool) -> None:
    """The first player token, if nobody has locked it in this round; Rebuild turns it hand side up."""
    if state.locked:
        return
    state.first = seat
    state.locked = lock
    state.note("locks-first-player" if lock else "first-player", seat)
