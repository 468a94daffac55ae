"""The nine actions of the board (rulebook: Actions of citizens, A)."""

from __future__ import annotations

from oikumene.kept.ancient_world_2.cards.model import ARMY_LIMIT, EXPLORE
from oikumene.kept.ancient_world_2.rules.city import (
    army_of,
    discard_card,
    gain_card,
    gain_citizen,
    gain_coins,
    pay,
    restore_cards,
    retire,
    take_first_player,
)
from oikumene.kept.ancient_world_2.rules.moments import BUILDING, LEFT_LEARNS, RIGHT_LEARNS, occurs, waiting
from oikumene.kept.ancient_world_2.state import (
    ARMIES,
    ARMS_ROW,
    ASIDE,
    CITY,
    DISCARD,
    HAND,
    LAND_DECK,
    LAND_OPEN,
    LANDS,
    ROW,
    State,
)
from oikumene.kernel.flow import Closed, Flow, Value, argument, choose, optional

WORK_COINS = 2
LEARN_COINS = 3
EXPAND_COINS = 3
GROW_COINS = 3
EXPLORE_CARDS = 5


def work(state: State, seat: int) -> Flow[None]:
    """Work: 2 coins."""
    gain_coins(state, seat, WORK_COINS)
    return
    yield


# -- Build


def build(state: State, seat: int) -> Flow[None]:
    """Build: the player may buy an empire card of the row or one set aside."""
    bought = yield from optional(
        seat,
        "build",
        lambda: purchases(state, seat),
        secret=bool(state.zones[ASIDE + seat]),
        closed=lambda: not_for_sale(state, seat),
    )
    if bought is None:
        return
    how, card = bought
    price = (state.card(card).coins, state.card(card).knowledge)
    if how in ("crane", "crane-aside"):
        yield from discard_card(state, seat, cranes(state, seat)[0])
        price = (0, 0)
    pay(state, seat, *price)
    aside = how in ("buy-aside", "crane-aside")
    yield from gain_card(state, seat, card, CITY, "builds-aside" if aside else "builds", *price)


def cranes(state: State, seat: int) -> list[int]:
    """Cards that may be discarded on Build, so that the empire card costs nothing (Crane)."""
    return waiting(state, BUILDING, seat)


def on_offer(state: State, seat: int) -> list[tuple[str, str, int]]:
    """What Build may buy: (word when paid, word with a Crane, card)."""
    row = [("buy", "crane", card) for card in state.distinct(state.zones[ROW])]
    return row + [("buy-aside", "crane-aside", card) for card in state.distinct(state.zones[ASIDE + seat])]


def purchases(state: State, seat: int) -> list[tuple[str, int]]:
    """Cards the city has room and the price for, and none of the kind; a Crane pays for any and makes room."""
    city = state.cities[seat]
    room = state.free_space(seat)
    crane = bool(cranes(state, seat))
    options: list[tuple[str, int]] = []
    if room <= 0 and not crane:
        return options
    for paid, free, card in on_offer(state, seat):
        if state.owns_kind(seat, card):
            continue
        printed = state.card(card)
        if room > 0 and city.coins >= printed.coins and city.knowledge >= printed.knowledge:
            options.append((paid, card))
        if crane:
            options.append((free, card))
    return options


def not_for_sale(state: State, seat: int) -> list[Closed]:
    """What is on offer and cannot be bought, each with the reason."""
    able = {card for _, card in purchases(state, seat)}
    closed: list[Closed] = []
    for paid, _, card in on_offer(state, seat):
        if card in able:
            continue
        why: Value = ("price", state.card(card).coins, state.card(card).knowledge)
        if state.owns_kind(seat, card):
            why = "have-one"
        elif state.free_space(seat) <= 0:
            why = "no-room"
        closed.append(((paid, card), why))
    return closed


# -- Conscript, Expand, Learn, Rebuild


def conscript(state: State, seat: int) -> Flow[None]:
    """Conscript: an attack symbol (a sword, by our ruling) in every fight of the round."""
    state.cities[seat].swords += 1
    state.note("swords", seat, 1)
    return
    yield


def expand(state: State, seat: int) -> Flow[None]:
    """Expand: the open district for 1 knowledge or 3 coins; then the next one is turned up."""
    how = yield from choose(seat, "expand-pay", lambda: expand_payments(state, seat))
    if how == "pay-knowledge":
        pay(state, seat, 0, 1)
        state.note("pays-knowledge", seat, 1)
    else:
        pay(state, seat, EXPAND_COINS)
        state.note("pays-coins", seat, EXPAND_COINS)
    if state.expand_plus and state.zones[LAND_DECK]:
        card = yield from expand_plus(state, seat)
    else:
        card = state.zones[LAND_OPEN][0]
    yield from gain_card(state, seat, card, LANDS, "expands")
    open_district(state)


def expand_payments(state: State, seat: int) -> list[str]:
    city = state.cities[seat]
    ways = ["pay-knowledge"] if city.knowledge else []
    return [*ways, "pay-coins"] if city.coins >= EXPAND_COINS else ways


def expand_plus(state: State, seat: int) -> Flow[int]:
    """Expand+ (variant): the open district, or the best of the top three; the others go under the deck unseen."""
    open_card = state.zones[LAND_OPEN][0]
    how = yield from choose(seat, "expand-how", lambda: [("take-open", open_card), "look-three"])
    if how != "look-three":
        return open_card
    state.note("looks-land", seat)
    state.move(open_card, HAND + seat)
    for card in state.zones[LAND_DECK][:-3:-1]:
        state.move(card, HAND + seat)
    _, taken = yield from choose(
        seat, "expand-which", lambda: [("take-land", c) for c in state.distinct(state.zones[HAND + seat])], secret=True
    )
    for card in state.zones[HAND + seat]:
        if card != taken:
            state.move(card, LAND_DECK, under=True)
    return taken


def open_district(state: State) -> None:
    if not state.zones[LAND_OPEN] and state.zones[LAND_DECK]:
        state.move(state.zones[LAND_DECK][-1], LAND_OPEN)


def learn(state: State, seat: int) -> Flow[None]:
    """Learn: a knowledge for 3 coins; neighbours' cards may wait for it."""
    pay(state, seat, LEARN_COINS)
    state.cities[seat].knowledge += 1
    state.note("learns", seat)
    n = len(state.cities)
    for other in state.clockwise(seat):
        if (other + 1) % n == seat:
            yield from occurs(state, LEFT_LEARNS, other)
        if (other - 1) % n == seat:
            yield from occurs(state, RIGHT_LEARNS, other)


def rebuild(state: State, seat: int) -> Flow[None]:
    """Rebuild: restore up to 2 lost cards, a coin, and the first player token, locked for the round."""
    yield from restore_cards(state, seat, 2, at_least=0)
    gain_coins(state, seat, 1)
    take_first_player(state, seat, lock=True)


# -- Recruit


def recruit(state: State, seat: int) -> Flow[None]:
    """Recruit: the player may buy a military card of the row."""
    bought = yield from optional(
        seat, "recruit", lambda: recruits(state, seat), closed=lambda: not_recruitable(state, seat)
    )
    if bought is None:
        return
    card = bought[1]
    printed = state.card(card)
    pay(state, seat, printed.coins, printed.knowledge)
    state.note("recruits", seat, card, printed.coins, printed.knowledge)
    where = yield from choose(seat, "recruit-where", lambda: army_places(state, seat), about=(card,))
    if where == "new-army":
        state.move(card, ARMIES + seat)
        state.cities[seat].armies += (state.army(card),)
    else:
        retire(state, seat, army_of(state, seat, argument(where)), card)


def recruits(state: State, seat: int) -> list[tuple[str, int]]:
    city = state.cities[seat]
    if not army_places(state, seat):
        return []
    options = []
    for card in state.distinct(state.zones[ARMS_ROW]):
        printed = state.card(card)
        if city.coins >= printed.coins and city.knowledge >= printed.knowledge:
            options.append(("recruit", card))
    return options


def not_recruitable(state: State, seat: int) -> list[Closed]:
    able = {card for _, card in recruits(state, seat)}
    closed: list[Closed] = []
    for card in state.distinct(state.zones[ARMS_ROW]):
        if card not in able:
            printed = state.card(card)
            why: Value = ("price", printed.coins, printed.knowledge)
            closed.append((("recruit", card), why if army_places(state, seat) else "armies-used"))
    return closed


def army_places(state: State, seat: int) -> list[Value]:
    """A new army within the limit, or on top of an active card that was not used in this round."""
    city = state.cities[seat]
    places: list[Value] = ["new-army"] if len(city.armies) < city.totals[ARMY_LIMIT] else []
    return places + [("onto", army.card) for army in city.armies if army.unused]


# -- Explore, Grow


def explore(state: State, seat: int) -> Flow[None]:
    """Explore: draw 5 (and as many as the eyes say) and set one aside, or set aside a card of the row."""
    n = EXPLORE_CARDS + state.cities[seat].totals[EXPLORE]
    if not explorable(state):
        return
    how = yield from choose(seat, "explore", lambda: explorations(state), about=(n,))
    if how != "draw":
        set_aside_from_row(state, seat, argument(how))
        return
    drawn = draw_empire(state, n, HAND + seat)
    state.note("explores", seat, drawn)
    _, kept = yield from choose(
        seat, "explore-keep", lambda: [("keep", c) for c in state.distinct(state.zones[HAND + seat])], secret=True
    )
    state.move(kept, ASIDE + seat)
    state.note("sets-aside", seat, kept)
    for card in state.zones[HAND + seat]:
        state.move(card, DISCARD)


def explorable(state: State) -> bool:
    return bool(state.zones[ROW] or state.zones[state.deck] or state.zones[DISCARD])


def explorations(state: State) -> list[Value]:
    options: list[Value] = ["draw"] if state.zones[state.deck] or state.zones[DISCARD] else []
    return options + [("take-row", card) for card in state.distinct(state.zones[ROW])]


def set_aside_from_row(state: State, seat: int, card: int) -> None:
    state.note("sets-aside-row", seat, card)
    state.move(card, ASIDE + seat)


def draw_empire(state: State, n: int, zone: int) -> int:
    """Draw from the empire deck in use; when it runs out, the discards are shuffled and form the new deck."""
    for drawn in range(n):
        if not state.zones[state.deck]:
            reshuffle_empire(state)
        if not state.zones[state.deck]:
            return drawn
        state.move(state.zones[state.deck][-1], zone)
    return n


def reshuffle_empire(state: State) -> None:
    if state.zones[DISCARD]:
        for card in state.zones[DISCARD]:
            state.move(card, state.deck)
        state.shuffle(state.deck)
        state.note("reshuffles")


def grow(state: State, seat: int) -> Flow[None]:
    """Grow: a new citizen for 3 coins, who waits among the starving until the next round."""
    pay(state, seat, GROW_COINS)
    state.note("pays-coins", seat, GROW_COINS)
    yield from gain_citizen(state, seat, ready=False)
