"""Trade (Law 5.3)."""

from __future__ import annotations

from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.state import CARDS, State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.bend import bent_by_all

SUPPLY = 1
SECRET, FAVOR = 1, 2


def trades(state: State, seat: int) -> list[Value]:
    """Trades with cards of the own site: for favor with a secret, for secrets with two favor (Law 5.3.2)."""
    board = state.boards[seat]
    if board.supply < SUPPLY:
        return []
    there = [card for card in state.zones[CARDS + board.pawn] if ruling.working(state, card)]
    free = [card for card in there if ruling.bare(state, card)]
    found: list[Value] = []
    if board.secrets >= SECRET:
        found += [("trade-favor", card) for card in free]
    if board.favor >= FAVOR:
        found += [("trade-secrets", card) for card in free]
    return found


def trade(state: State, seat: int) -> Flow[None]:
    """Place a secret to gain favor, or two favor to gain secrets, one for each adviser of the card's suit; for favor
    one more (Law 5.3.2)."""
    yield from moments.modified(state, seat, "trade", trades)
    picked = yield from choose(seat, "trade", lambda: trades(state, seat))
    assert isinstance(picked, tuple)
    card, secrets = int(picked[1]), picked[0] == "trade-secrets"
    verbs.spend(state, seat, SUPPLY)
    board, suit = state.boards[seat], ruling.suit(state, card)
    state.note("trades-secrets" if secrets else "trades-favor", seat, card)
    if secrets:
        board.favor -= FAVOR
        moments.place(state, card, FAVOR, 0)
    else:
        board.secrets -= SECRET
        moments.place(state, card, 0, SECRET)
    n = ruling.advisers(state, seat, suit) + (0 if secrets else 1)
    n = bent_by_all(state, ruling.TRADES, n, seat, card, secrets)
    more = int(ruling.careless(state, seat))
    if secrets:
        verbs.gain_secrets(state, seat, max(0, n - more))
        verbs.gain_favor(state, seat, suit, more)
    else:
        verbs.gain_favor(state, seat, suit, n + more)
