"""The opponent of the solo game: its decks, and its turn."""

from __future__ import annotations

from oikumene.games.imperium.kinds import UNREST
from oikumene.games.imperium.model import (
    ACCESSION,
    DEVELOPMENT,
    IN_PLAY,
    NATION_DECK,
    RESOURCES,
    STARTING,
    Card,
)
from oikumene.games.imperium.rules.attack import avoids
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.draw import shuffle_discard
from oikumene.games.imperium.solo import verbs
from oikumene.games.imperium.solo.acts import touches
from oikumene.games.imperium.solo.levels import HUMAN, OPPONENT, level_of
from oikumene.games.imperium.solo.scoring import value_to_bot
from oikumene.games.imperium.solo.sheets import JOURNEYS, ROWS, rows_for, sheet_of
from oikumene.games.imperium.state import (
    AREA,
    BACKS,
    BOT_SLOT,
    BOTTOM,
    DECK,
    DISCARD,
    JOURNEY,
    NATION,
    POOL_NATION,
    POOL_OWN,
    State,
)
from oikumene.kernel.flow import Flow

DIE = 6


# -- before the game


def lay_opponent(state: State, side: int, used: list[Card]) -> None:
    """What it starts with, and its cards. Its deck is the starting deck of its nation; all that comes later is the
    dynasty deck. The power card, and what would start in play, stay in the box; only a journey lies beside the deck."""
    player, nation = state.players[side], state.nation(side)
    player.resources = list(level_of(state).start)
    player.empire = nation.empire
    places = {NATION_DECK: NATION, ACCESSION: BOTTOM, DEVELOPMENT: AREA, STARTING: DECK}
    for card in used:
        if card.nation == player.nation and card.start in places:
            pool = POOL_NATION if card.start == NATION_DECK else POOL_OWN
            face = state.box.face["unrest"] if card.suits == (UNREST,) else state.box.face[card.id]
            for _ in range(card.copies):
                state.add(face, places[card.start] + side, pool + side)
    if nation.journeys:
        lay_journey(state, side, used)
    state.shuffle(NATION + side)
    stack_dynasty(state, side)
    state.shuffle(DECK + side)
    for slot in range(level_of(state).slots):
        state.move(state.zones[DECK + side][-1], BOT_SLOT + slot)


def stack_dynasty(state: State, side: int) -> None:
    """Under the nation cards the accession card, under that the developments in the order of their points. All but
    the nation cards are laid there openly. Quests are a pile of their own, unless that is switched."""
    for card in state.zones[BOTTOM + side]:
        state.move(card, NATION + side, under=True)
    state.shuffle(AREA + side)
    developments = list(state.zones[AREA + side])
    falling = state.variants["solo_dynasty_order"] == "falling"
    developments.sort(key=lambda card: value_to_bot(state.card(card)), reverse=falling)
    developments.sort(key=lambda card: verbs.is_last_quest(state, card))
    if state.nation(side).quests and state.variants["solo_quests"] == "pile":
        for card in state.zones[AREA + side]:
            if verbs.is_last_quest(state, card):
                state.move(card, AREA + side, under=True)
        return
    for card in developments:
        state.move(card, NATION + side, under=True)


def lay_journey(state: State, side: int, used: list[Card]) -> None:
    """The journey cards, the first on top, and their other sides."""
    sides = [card for card in used if card.nation == state.players[side].nation and card.start == IN_PLAY]
    for card in reversed(sides):
        state.add(state.box.face[card.id], BACKS if card.id.endswith("-b") else JOURNEY + side, POOL_OWN + side)


# -- its turn


def opponent_turn(state: State) -> None:
    """A die is rolled: the card in the slot of that number waits; the others are resolved, each in a step."""
    state.active = OPPONENT
    state.die = 1 + state.below(DIE)
    state.note("bot-rolls", state.die)
    state.agenda.append(("opponent-clean-up",))
    for slot in reversed(range(level_of(state).slots)):
        if slot != state.die - 1:
            state.agenda.append(("opponent-slot", slot))


def resolve_slot(state: State, slot: int) -> Flow[None]:
    """The card of a slot is turned up and resolved; then it is discarded, unless it has gone elsewhere."""
    if not state.zones[BOT_SLOT + slot]:
        return
    card = state.zones[BOT_SLOT + slot][0]
    state.reveal(card, -1)
    state.note("bot-resolves", card)
    yield from resolve(state, OPPONENT, card)
    if state.at[card] == BOT_SLOT + slot:
        state.move(card, DISCARD + OPPONENT)


def resolve(state: State, side: int, card: int) -> Flow[None]:
    """What the first row says that the card fits and of which something can be done."""
    deed = Deed(state, side, card)
    row = row_of(deed)
    if not row:
        state.note("bot-nothing", card)
        return
    state.note("bot-row", row)
    does = ROWS[row].does
    if state.card(card).attack and touches(does) and (yield from avoids(state, HUMAN, side, card)):
        state.note("avoids", HUMAN, card)
        deed.avoided = (HUMAN,)
    yield from does.run(deed)


def row_of(deed: Deed) -> str:
    """The row that counts, by its id; empty if there is none."""
    found = rows_for(deed.state, deed.seat, deed.card)
    if deed.state.variants["solo_rows"] == "first":
        found = found[:1]
    return next((row for row in found if ROWS[row].does.feasible(deed)), "")


def clean_up(state: State) -> Flow[None]:
    """A token on the market card of the number rolled; the card that waited goes to the first slot; the empty slots
    are filled."""
    side, level = OPPONENT, level_of(state)
    resource, n = sheet_of(state, side).token
    verbs.put_on_market(state, state.die - 1, RESOURCES.index(resource), n)
    waited = state.zones[BOT_SLOT + state.die - 1]
    if waited:
        state.move(waited[0], BOT_SLOT)
    for slot in range(level.slots):
        if not state.zones[BOT_SLOT + slot]:
            yield from fill(state, side, slot)
    if level.discards:
        verbs.top_discard(state, side, level.discards)


def fill(state: State, side: int, slot: int) -> Flow[None]:
    """A card from its deck to a slot; an empty deck is made anew first. Without any card the slot stays empty."""
    if not state.zones[DECK + side]:
        yield from reshuffle(state, side)
    if state.zones[DECK + side]:
        state.move(state.zones[DECK + side][-1], BOT_SLOT + slot)


def reshuffle(state: State, side: int) -> Flow[None]:
    """The next card of the dynasty joins the discard pile, which becomes the deck. On a journey
    another thing happens instead, once the deck is shuffled."""
    if not state.nation(side).journeys:
        verbs.dynasty_discard(state, side)
    shuffle_discard(state, side)
    state.note("bot-reshuffles")
    if state.nation(side).journeys:
        yield from journey(state, side)


def journey(state: State, side: int) -> Flow[None]:
    """What the journey card on top says."""
    card = state.zones[JOURNEY + side][-1]
    state.note("bot-journey", card)
    state.note("bot-row", state.ident(card))
    yield from JOURNEYS[state.ident(card)].run(Deed(state, side, card))
