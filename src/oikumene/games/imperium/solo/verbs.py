"""What the opponent of the solo game does with cards and tokens, and how it chooses: it decides nothing by itself."""

from __future__ import annotations

from oikumene.games.imperium.kinds import MARKET_SUITS, UNREST, Kind
from oikumene.games.imperium.model import DEVELOPMENT, MATERIALS, NOTHING, PROGRESS, RESOURCES
from oikumene.games.imperium.rules.ending import trigger
from oikumene.games.imperium.rules.market import (
    brings_unrest,
    exilable,
    exile_market,
    in_market,
    put_tokens,
    refill,
    search_main_deck,
    watch_main_deck,
)
from oikumene.games.imperium.rules.matters import LAST_QUEST
from oikumene.games.imperium.rules.tokens import add, add_all
from oikumene.games.imperium.rules.unrest import take_unrest_to
from oikumene.games.imperium.solo.levels import level_of
from oikumene.games.imperium.solo.scoring import value_to_bot
from oikumene.games.imperium.state import (
    AREA,
    DECK,
    DISCARD,
    EXILE,
    FAME_PILE,
    HISTORY,
    KING,
    MAIN,
    MARKET,
    NATION,
    PLAY,
    SLOTS,
    SMALL_DECK,
    UNDER,
    UNREST_DECK,
    State,
)
from oikumene.kit.bend import bent_by_card

#: What King of Kings brings it.
KING_BARBARIAN, KING_EMPIRE = 6, 3


# -- tokens


def pay(state: State, side: int, resource: int, n: int) -> None:
    """To the supply. Progress never stands for anything else."""
    if n:
        state.players[side].resources[resource] -= n
        state.note("bot-pays", n, RESOURCES[resource])


def steal(state: State, side: int, victim: int, resource: int, n: int) -> None:
    """As far as the victim has it."""
    taken = min(n, state.players[victim].resources[resource])
    if taken:
        state.players[victim].resources[resource] -= taken
        state.players[side].resources[resource] += taken
        state.note("bot-steals", taken, RESOURCES[resource])


def put_on_market(state: State, slot: int, resource: int, n: int) -> bool:
    """Tokens from the supply on the market card of a place; False where none lies there."""
    if slot >= SLOTS or not state.zones[MARKET + slot]:
        return False
    put_tokens(state, state.zones[MARKET + slot][0], resource, n)
    state.note("bot-token", n, RESOURCES[resource], state.zones[MARKET + slot][0])
    return True


# -- its own cards


def latest(state: State, zone: int, kind: Kind) -> int:
    """The card that fits and came there last; -1 if there is none."""
    found = state.fitting(kind, state.zones[zone])
    return found[-1] if found else -1


def top_discard(state: State, side: int, n: int) -> None:
    """The top cards of its deck to its discard pile, as many as there are; the discard pile is not shuffled for it."""
    for card in reversed(state.zones[DECK + side][-n:]):
        state.move(card, DISCARD + side)
        state.note("bot-discards", card)


def recall(state: State, side: int, kind: Kind) -> int:
    """The card in play that fits and came last goes on top of its deck."""
    card = latest(state, PLAY + side, kind)
    if card >= 0:
        state.note("bot-recalls", card)
        state.move(card, DECK + side)
    return card


def abandon(state: State, side: int, kind: Kind) -> int:
    """The card in play that fits and came last goes to its discard pile."""
    card = latest(state, PLAY + side, kind)
    if card >= 0:
        state.note("bot-abandons", card)
        state.move(card, DISCARD + side)
    return card


def into_history(state: State, side: int, card: int) -> None:
    """It keeps a history, whatever its nation."""
    state.note("bot-history", card)
    state.move(card, HISTORY + side)


def put_on_top(state: State, side: int, card: int) -> None:
    """On top of its deck."""
    state.note("bot-on-top", card)
    state.move(card, DECK + side)


def play(state: State, side: int, card: int) -> None:
    """Into its play area, where it only lies."""
    state.note("bot-plays", card)
    state.move(card, PLAY + side)


def exile(state: State, card: int) -> None:
    state.note("bot-exiles-own", card)
    state.move(card, EXILE)


def return_unrest(state: State, side: int, card: int) -> None:
    """Back to the pile; on the highest level it gains something for that."""
    state.move(card, UNREST_DECK)
    state.note("bot-returns")
    add(state, side, PROGRESS, level_of(state).calm)


# -- the dynasty deck


def next_dynasty(state: State, side: int, to: int) -> bool:
    """The top card of the dynasty deck goes somewhere; False if there is none. The accession card makes an empire."""
    if not state.zones[NATION + side]:
        return False
    card = state.zones[NATION + side][-1]
    state.move(card, to)
    state.note("bot-dynasty", card)
    if state.card(card).accession:
        state.players[side].empire = True
        state.note("bot-empire")
    watch_dynasty(state, side)
    return True


def dynasty_discard(state: State, side: int) -> bool:
    return next_dynasty(state, side, DISCARD + side)


def watch_dynasty(state: State, side: int) -> None:
    """An empty dynasty deck begins the end."""
    if not state.zones[NATION + side]:
        trigger(state, "dynasty")


def next_quest(state: State, side: int) -> int:
    """Arthurians: the impending quest that is next; -1 if there is none."""
    zone = NATION if state.variants["solo_quests"] == "dynasty" else AREA
    quests = [card for card in state.zones[zone + side] if state.card(card).start == DEVELOPMENT]
    return quests[-1] if quests else -1


def move_quest(state: State, side: int, card: int, to: int) -> None:
    """A quest out of its pile, or out of the dynasty deck."""
    from_dynasty = state.at[card] == NATION + side
    state.move(card, to)
    if from_dynasty:
        watch_dynasty(state, side)


def is_last_quest(state: State, card: int) -> bool:
    return bent_by_card(state, LAST_QUEST, -1, card, False)


# -- market, fame


def appeal(state: State, card: int) -> tuple[int, int, int]:
    """How much it wants a market card: its value and a point for each token; then tokens; then the lowest place."""
    slot = state.slot_of(card)
    tokens = sum(state.market[slot])
    return value_to_bot(state.card(card)) + tokens, tokens, -slot


def best_in_market(state: State, kind: Kind, token: int = -1) -> int:
    """The market card of a kind that it wants most; -1 if there is none."""
    return max(in_market(state, kind, token), key=lambda card: appeal(state, card), default=-1)


def take_from_market(state: State, side: int, card: int, *, unrest: bool) -> None:
    """A market card on top of its deck, the tokens into its pool; the unrest comes along (acquire) or goes back."""
    slot, banner = state.slot_of(card), state.card(card).banner
    tokens, under = state.market[slot], state.zones[UNDER + slot]
    state.market[slot] = NOTHING
    on_top = state.variants["solo_unrest_order"] == "above"
    state.note("bot-takes", card)
    if on_top:
        state.move(card, DECK + side)
    for other in under:
        state.move(other, DECK + side if unrest else UNREST_DECK)
        if unrest:
            state.note("bot-unrest")
    if not on_top:
        state.move(card, DECK + side)
    add_all(state, side, tokens)
    refill(state, slot, banner)


def best_exiled(state: State, kind: Kind) -> int:
    """The exiled card that it wants most; of equal ones the last that came there; -1 if there is none."""
    found = state.fitting(kind, reversed(state.zones[EXILE]))
    return max(found, key=lambda card: value_to_bot(state.card(card)), default=-1)


def take_exiled(state: State, side: int, card: int) -> None:
    """Out of the exile on top of its deck; unrest comes with it as it would from the market."""
    state.note("bot-takes", card)
    state.move(card, DECK + side)
    if brings_unrest(state, card):
        state.note("bot-unrest")
        take_unrest_to(state, DECK + side)


def break_through(state: State, side: int, suit: str, kind: Kind) -> None:
    """The best market card of the suit; else the top of its small deck, unseen; else the main deck is searched."""
    card = best_in_market(state, kind)
    if card >= 0:
        take_from_market(state, side, card, unrest=False)
        return
    small = SMALL_DECK + MARKET_SUITS.index(suit) if suit in MARKET_SUITS[:3] else -1
    if small >= 0 and state.zones[small]:
        card = state.zones[small][-1]
        state.move(card, DECK + side)
        state.note("bot-takes", card)
        return
    card = search_main_deck(state, kind)
    if card < 0:
        state.note("bot-finds-nothing", suit)
        add(state, side, MATERIALS, state.box.terms.consolation)
        return
    others = card != state.zones[MAIN][-1]
    state.note("bot-takes", card)
    state.move(card, DECK + side)
    if others:
        state.shuffle(MAIN)
    watch_main_deck(state)


def exile_from_market(state: State, side: int) -> bool:
    """The market card without tokens that lies in the lowest place; False if there is none."""
    found = exilable(state)
    if found:
        exile_market(state, side, min(found, key=state.slot_of))
    return bool(found)


def can_take_fame(state: State, side: int) -> bool:
    return bool(state.zones[FAME_PILE]) or not state.players[side].king


def take_fame(state: State, side: int) -> None:
    """The top fame card on top of its deck, unseen; when there is none, King of Kings."""
    if not state.zones[FAME_PILE]:
        king_of_kings(state, side)
        return
    card = state.zones[FAME_PILE][-1]
    state.move(card, DECK + side)
    state.note("bot-takes-fame", card)


def king_of_kings(state: State, side: int) -> None:
    """Once: progress, for an empire less and a card of the dynasty; the end begins, and the card is turned over."""
    player = state.players[side]
    if player.king:
        return
    player.king = True
    state.note("bot-king")
    add(state, side, PROGRESS, KING_EMPIRE if player.empire else KING_BARBARIAN)
    if player.empire:
        next_dynasty(state, side, DECK + side)
    card = state.zones[KING][0]
    if state.ident(card).endswith("-a"):
        state.turn_over(card)
    trigger(state, "king")


def unrest_in_discard(state: State, side: int) -> int:
    """The unrest that came to its discard pile last; -1 if there is none."""
    found = [card for card in state.zones[DISCARD + side] if UNREST in state.card(card).suits]
    return found[-1] if found else -1
