"""Before the game: nations, powers, decks, market, hands."""

from __future__ import annotations

from collections.abc import Callable

from oikumene.games.imperium.kinds import CIVILISED, MARKET_SUITS, TRIBUTARY, UNCIVILISED
from oikumene.games.imperium.model import (
    ACCESSION,
    BOXES,
    COMMONS,
    DEVELOPMENT,
    FAME_BOTTOM,
    FAME_DECK,
    IN_PLAY,
    NATION_DECK,
    NOTHING,
    POWER,
    STARTING,
    SUPPLY,
    UNREST_PILE,
    Box,
    Card,
)
from oikumene.games.imperium.rules.market import brings_unrest
from oikumene.games.imperium.state import (
    AREA,
    BACKS,
    BOTTOM,
    DECK,
    FAME_PILE,
    GONE,
    HAND,
    JOURNEY,
    KING,
    MAIN,
    MARKET,
    NATION,
    POOL_FAME,
    POOL_NATION,
    POOL_OWN,
    POOL_SUIT,
    POOL_UNREST,
    POWERS,
    SLOTS,
    SMALL_DECK,
    UNDER,
    UNREST_DECK,
    State,
)
from oikumene.kernel.flow import Flow, choose

RANDOM, CHOOSE = "random", "choose"
SIDES = ("a", "b")


def set_up(
    box: Box, seats: int, seed: int, base: str, nations: list[str], opponent: str, pool: str, variants: dict[str, str]
) -> State:
    """The table before anything lies on it: who plays what is settled first. Empty names are drawn or chosen."""
    state = State(seats, seed, box, base, variants)
    for side, nation in enumerate([*nations, opponent] if seats == 1 else nations):
        state.players[side].nation = nation
    state.agenda = [("set-up",)]
    for seat in reversed(range(seats)):
        state.agenda.append(("power", seat))
    if seats == 1:
        state.agenda.append(("draw-nation", 1, pool))
    for seat in reversed(range(seats)):
        how = "nation" if variants["nations"] == CHOOSE else "draw-nation"
        state.agenda.append((how, seat, pool))
    return state


def free_nations(state: State, pool: str) -> list[str]:
    """Nations that nobody plays yet."""
    taken = {player.nation for player in state.players}
    nations = state.box.nations.values()
    return [n.name for n in nations if n.name not in taken and (pool not in BOXES or n.box == pool)]


def choose_nation(state: State, seat: int, pool: str) -> Flow[None]:
    if not state.players[seat].nation:
        picked = yield from choose(seat, "nation", lambda: [("nation", name) for name in free_nations(state, pool)])
        state.players[seat].nation = picked[1]
    state.note("plays-nation", seat, state.players[seat].nation)


def draw_nation(state: State, side: int, pool: str) -> None:
    """By lot, unless it was named."""
    player = state.players[side]
    if not player.nation:
        names = free_nations(state, pool) or free_nations(state, "")
        player.nation = names[state.below(len(names))]
    if state.is_bot(side):
        state.note("bot-nation", player.nation, state.variants["level"])
    else:
        state.note("plays-nation", side, player.nation)


def choose_power(state: State, seat: int) -> Flow[None]:
    """The side of the power card, for the whole game."""
    nation = state.players[seat].nation
    sides = [card.id for card in state.book if card.nation == nation and card.start == POWER]
    fixed = state.variants["powers"]
    if fixed in SIDES:
        power = next(id for id in sides if id.endswith(f"-{fixed}"))
    else:
        picked = yield from choose(seat, "power", lambda: [("power", id) for id in sides])
        power = picked[1]
    state.players[seat].power = power


# -- the table


def lay_out(state: State, lay_opponent: Callable[[State, int, list[Card]], None]) -> None:
    """Everything on the table, as for at least two players; then the hands. `lay_opponent`: how the cards of the solo
    game's opponent are laid."""
    count = max(2, state.seats)
    used = [card for card in state.box.printed if card.players <= count]
    lay_unrest_pile(state, used)
    lay_fame(state, used, count)
    lay_decks(state, used, count)
    for side in range(len(state.players)):
        if state.is_bot(side):
            lay_opponent(state, side, used)
        else:
            lay_nation(state, side, used)
    lay_market(state)
    state.first = 0 if state.solo else state.below(state.seats)
    for seat in range(state.seats):
        for _ in range(state.box.terms.hand):
            state.move(state.zones[DECK + seat][-1], HAND + seat)
    state.note("first-player", state.first)
    state.agenda.append(("round",))


def lay_unrest_pile(state: State, used: list[Card]) -> None:
    """The common unrest, and what the nations at the table bring."""
    playing = {player.nation for player in state.players}
    unrest = state.box.face["unrest"]
    for card in used:
        common = card.start == UNREST_PILE and card.box == state.base
        if common or (card.start == SUPPLY and card.nation in playing):
            for _ in range(card.copies):
                state.add(unrest, UNREST_DECK, POOL_UNREST)


def lay_fame(state: State, used: list[Card], count: int) -> None:
    for card in used:
        if card.start == FAME_BOTTOM and card.box == state.base:
            state.add(state.box.face[card.id], BACKS if card.id.endswith("-b") else KING, POOL_FAME)
    for card in used:
        if card.start == FAME_DECK and card.box == state.base:
            for _ in range(card.copies):
                state.add(state.box.face[card.id], FAME_PILE, POOL_FAME)
    state.shuffle(FAME_PILE)
    while len(state.zones[FAME_PILE]) > state.box.terms.fame[count - 2]:
        state.move(state.zones[FAME_PILE][-1], GONE)


def lay_decks(state: State, used: list[Card], count: int) -> None:
    """Three small decks of a suit each; the rest of them and the tributaries are the main deck."""
    tributaries = choose_tributaries(state, used)
    for n, suit in enumerate(MARKET_SUITS):
        if suit == TRIBUTARY:
            cards = tributaries
        else:
            cards = [c for c in used if c.start == COMMONS and c.box == state.base and c.banner == suit]
        zone = MAIN if suit == TRIBUTARY else SMALL_DECK + n
        for card in cards:
            for _ in range(card.copies):
                state.add(state.box.face[card.id], zone, POOL_SUIT + n)
    for n in range(3):
        state.shuffle(SMALL_DECK + n)
        while len(state.zones[SMALL_DECK + n]) > state.box.terms.small_decks[count - 2]:
            state.move(state.zones[SMALL_DECK + n][-1], MAIN)
    state.shuffle(MAIN)


def choose_tributaries(state: State, used: list[Card]) -> list[Card]:
    """Those of the base deck; one that is the people of somebody at the table is replaced by one of the other box."""
    playing = {player.nation for player in state.players}
    all_of = [c for c in used if c.start == COMMONS and c.banner == TRIBUTARY]
    own = [c for c in all_of if c.box == state.base]
    others = [c for c in all_of if c.box != state.base and c.people not in playing]
    kept = [c for c in own if c.people not in playing]
    for _ in range(len(own) - len(kept)):
        n = state.below(len(others))
        kept.append(others.pop(n))
    return kept


def lay_market(state: State) -> None:
    """A card of each small deck and two of the main deck; unrest under all but regions, progress on the civilised."""
    for slot in range(SLOTS):
        zone = SMALL_DECK + slot if slot < 3 else MAIN
        card = state.zones[zone][-1]
        state.move(card, MARKET + slot)
        if brings_unrest(state, card):
            state.move(state.zones[UNREST_DECK][-1], UNDER + slot)
        suits = state.card(card).suits
        state.market[slot] = (0, 0, 1) if CIVILISED in suits and UNCIVILISED not in suits else NOTHING


def lay_nation(state: State, seat: int, used: list[Card]) -> None:
    """A player's own cards, each where its symbol says."""
    player = state.players[seat]
    player.resources = list(state.box.terms.start)
    player.empire = state.nation(seat).empire
    player.actions = state.box.terms.actions
    player.exhausts = state.nation(seat).exhausts
    own = POOL_OWN + seat
    places = {
        NATION_DECK: (NATION, POOL_NATION + seat),
        ACCESSION: (BOTTOM, own),
        DEVELOPMENT: (AREA, own),
        STARTING: (DECK, own),
    }
    for card in used:
        if card.nation != player.nation:
            continue
        if card.start in places:
            zone, pool = places[card.start]
            for _ in range(card.copies):
                state.add(
                    state.box.face["unrest"] if card.suits == ("unrest",) else state.box.face[card.id],
                    zone + seat,
                    pool,
                )
        elif card.start == POWER and card.id == player.power:
            state.add(state.box.face[card.id], POWERS + seat, own)
        elif card.start == IN_PLAY and card.id.endswith("-b"):
            state.add(state.box.face[card.id], BACKS, own)
        elif card.start == IN_PLAY:
            second = any(state.card(c).start == IN_PLAY for c in state.zones[POWERS + seat])
            state.add(state.box.face[card.id], (JOURNEY if second else POWERS) + seat, own)
    state.shuffle(NATION + seat)
    state.shuffle(DECK + seat)
    state.note("power", seat, state.zones[POWERS + seat][0])
