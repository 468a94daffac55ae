"""Trade (Law 5.3)."""

from __future__ import annotations

from oikumene.games.oath.rules import moments, ruling, verbs
from oikumene.games.oath.state import CARDS, NOBODYS, State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.bend import bent_by_all

SUPPLY = 1
SECRET, FAVOR = 1, 2


def trades(state: State, seat: int) -> list[Value]:
    """Trades with cards of the own site: for favor with a secret, for secrets with two favor (Law 5.3.2)."""
    found: list[Value] = []
    if state.boards[seat].supply < SUPPLY and ruling.TRADE_PRICE.name not in state.hooks:
        return found
    there = bent_by_all(state, ruling.TRADE_THERE, False, seat)
    for slot in sites(state, seat):
        if there:
            state.deemed = slot
        found += trades_at(state, seat, slot)
        state.deemed = -1
    return found


def sites(state: State, seat: int) -> tuple[int, ...]:
    """The slots whose cards a player may trade with: the own one."""
    return bent_by_all(state, ruling.TRADE_SITES, (state.boards[seat].pawn,), seat)


def trades_at(state: State, seat: int, slot: int) -> list[Value]:
    """The trades with cards of one site."""
    board, purse = state.boards[seat], ruling.purse(state, seat)
    found: list[Value] = []
    for card in state.zones[CARDS + slot]:
        if not will_do(state, seat, card):
            continue
        toll = len(tolls(state, seat, card))
        if board.secrets >= SECRET and purse >= toll:
            found.append(("trade-favor", card))
        if purse >= FAVOR + toll:
            found.append(("trade-secrets", card))
    return found


def will_do(state: State, seat: int, card: int) -> bool:
    """Whether a player may trade with a card and has the supply (Law 5.3.1)."""
    if not ruling.working(state, card) or not ruling.bare(state, card):
        return False
    return price(state, seat, card) <= state.boards[seat].supply and bent_by_all(
        state, ruling.MAY_WORK, True, seat, card, "trade"
    )


def price(state: State, seat: int, card: int) -> int:
    """Supply for a trade with a card (Law 5.3.1)."""
    return bent_by_all(state, ruling.TRADE_PRICE, SUPPLY, seat, card)


def tolls(state: State, seat: int, card: int) -> tuple[int, ...]:
    """The cards that ask for a favor before one may trade with a card."""
    return bent_by_all(state, ruling.TRADE_TOLLS, (), seat, card)


def trade(state: State, seat: int) -> Flow[None]:
    """Place a secret to gain favor, or two favor to gain secrets (Law 5.3.2)."""
    yield from moments.modified(state, seat, "trade", trades)
    picked = yield from choose(seat, "trade", lambda: trades(state, seat))
    assert isinstance(picked, tuple)
    card, secrets = int(picked[1]), picked[0] == "trade-secrets"
    if bent_by_all(state, ruling.TRADE_THERE, False, seat):
        state.deemed = state.slot_of(card)
    for toll in tolls(state, seat, card):
        verbs.pay_toll(state, seat, toll)
    verbs.spend(state, seat, price(state, seat, card))
    state.note("trades-secrets" if secrets else "trades-favor", seat, card)
    if secrets:
        verbs.drop_favor(state, seat, FAVOR)
        moments.place(state, card, FAVOR, 0)
    else:
        state.boards[seat].secrets -= SECRET
        moments.place(state, card, 0, SECRET)
    gain(state, seat, card, secrets)
    state.guise, state.deemed = NOBODYS, -1


def gains(state: State, seat: int, card: int, secrets: bool) -> tuple[int, int]:
    """The favor and the secrets that a trade brings: one for each adviser of the card's suit; of favor one more (Law
    5.3.2)."""
    suit = ruling.suit(state, card)
    n = ruling.advisers(state, seat, suit, "trade") + (0 if secrets else 1)
    n = bent_by_all(state, ruling.TRADES, n, seat, card, secrets)
    more = int(ruling.careless(state, seat))
    found = (more, max(0, n - more)) if secrets else (n + more, 0)
    return bent_by_all(state, ruling.TRADE_GAIN, found, seat, card)


def gain(state: State, seat: int, card: int, secrets: bool) -> None:
    """Gain what a trade brings."""
    favor, secret = gains(state, seat, card, secrets)
    verbs.gain_secrets(state, seat, secret)
    verbs.gain_favor(state, seat, ruling.suit(state, card), favor)
