"""Recover a relic of the own site, or a banner (Law 5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from oikumene.kept.oath_2.model import BANNERS, DS, PF, SUITS
from oikumene.kept.oath_2.rules import moments, ruling, verbs
from oikumene.kept.oath_2.rules.taking import taken
from oikumene.kept.oath_2.rules.title import settle_title
from oikumene.kept.oath_2.state import CARDS, NOBODYS, RELICS, State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kept.oath_2.kit.bend import bent_by_all

SUPPLY = 1


def recoveries(state: State, seat: int) -> list[Value]:
    """What a player can recover and pay for now; relics by their place (Law 5.4.1)."""
    return list(each_recovery(state, seat))


def each_recovery(state: State, seat: int) -> Iterator[Value]:
    """The same one by one, for who asks whether there is any."""
    board = state.boards[seat]
    if board.supply < SUPPLY:
        return
    relics = len(state.zones[RELICS + board.pawn])
    if relics and pays_for_relic(state, seat):
        for n in range(relics):
            if may_recover(state, seat, ("recover-relic", n)):
                yield "recover-relic", n
    for banner in (PF, DS):
        what = ("recover-banner", BANNERS[banner])
        if recoverable(state, seat, banner) and may_recover(state, seat, what):
            yield what


def may_recover(state: State, seat: int, what: Value) -> bool:
    """Whether nothing forbids a player to recover it."""
    return bent_by_all(state, ruling.MAY_RECOVER, True, seat, what)


def pays_for_relic(state: State, seat: int) -> bool:
    """Whether a player can pay what the own site asks for a relic (Law 5.4.2)."""
    board = state.boards[seat]
    asked = state.card(state.site(board.pawn)).recovery
    if asked is None:
        return False
    return ruling.purse(state, seat) >= asked.place + asked.burn_favor and board.secrets >= asked.burn_secret


def recoverable(state: State, seat: int, banner: int) -> bool:
    """Whether a banner can be recovered: more can be placed than lies there, and the Darkest Secret is told."""
    board, flag = state.boards[seat], state.banners[banner]
    if not ruling.may_take(state, seat, ("banner", banner)):
        return False
    purse = ruling.purse(state, seat) if banner == PF else board.secrets + more_secrets(state, seat)
    return purse > flag.tokens and (banner == PF or told(state, seat))


def more_secrets(state: State, seat: int) -> int:
    """Secrets that come on top when the Darkest Secret is recovered, and must be added."""
    return bent_by_all(state, ruling.MORE_SECRETS, 0, seat)


def told(state: State, seat: int) -> bool:
    """The Darkest Secret: one's own, nobody's, or a card at its holder's site is of a suit that no adviser of the
    holder has (Law 5.4.1)."""
    holder = state.banners[DS].holder
    if holder in (seat, NOBODYS):
        return True
    known = ruling.suits_of(state, holder)
    there = state.zones[CARDS + state.boards[holder].pawn]
    return any(ruling.suit(state, card) >= 0 and ruling.suit(state, card) not in known for card in there)


def recover(state: State, seat: int) -> Flow[None]:
    """Spend a supply, pay, take what was chosen (Law 5.4)."""
    yield from moments.modified(state, seat, "recover", recoveries)
    what = yield from choose(seat, "recover", lambda: recoveries(state, seat))
    assert isinstance(what, tuple)
    verbs.spend(state, seat, SUPPLY)
    if what[0] == "recover-relic":
        yield from recover_relic(state, seat, int(what[1]))
    elif what[1] == BANNERS[PF]:
        yield from recover_people(state, seat)
    else:
        yield from recover_secret(state, seat)
    yield from settle_title(state)


def recover_relic(state: State, seat: int, place: int) -> Flow[None]:
    """Pay what the site asks and take the relic (Law 5.4.2)."""
    board = state.boards[seat]
    asked = state.card(state.site(board.pawn)).recovery
    assert asked is not None
    if asked.place:
        verbs.drop_favor(state, seat, asked.place)
        verbs.bank_favor(state, asked.bank, asked.place)
    verbs.burn_favor(state, seat, asked.burn_favor)
    verbs.burn_secrets(state, seat, asked.burn_secret)
    card = state.zones[RELICS + board.pawn][place]
    verbs.take_relic(state, seat, card)
    yield from moments.occurs(state, moments.RECOVERED, seat)
    yield from taken(state, seat, [card])


def recover_people(state: State, seat: int) -> Flow[None]:
    """Take the People's Favor: the Mob goes; the favor that lay there goes to the banks one by one (Law 5.4.4)."""
    flag = state.banners[PF]
    paid = yield from choose(seat, "recover-pf", lambda: list(range(flag.tokens + 1, ruling.purse(state, seat) + 1)))
    first = yield from choose(seat, "recover-bank", lambda: [("bank", suit) for suit in SUITS])
    old = flag.tokens
    verbs.drop_favor(state, seat, paid)
    flag.tokens = paid
    flag.holder = seat
    flag.mob = bent_by_all(state, ruling.STAYS_MOB, False)
    state.note("recovers", seat, BANNERS[PF], paid)
    for n in range(old):
        state.banks[(SUITS.index(first[1]) + n) % len(SUITS)] += 1


def recover_secret(state: State, seat: int) -> Flow[None]:
    """Take the Darkest Secret: of the secrets that lay there one is yours, the others go to who held it (Law 5.4.4)."""
    board, flag = state.boards[seat], state.banners[DS]
    more = more_secrets(state, seat)
    verbs.gain_secrets(state, seat, more)
    least = max(flag.tokens + 1, more)
    paid = yield from choose(seat, "recover-ds", lambda: list(range(least, board.secrets + 1)))
    old, before = flag.tokens, flag.holder
    board.secrets -= paid
    flag.tokens = paid
    flag.holder = seat
    state.note("recovers", seat, BANNERS[DS], paid)
    verbs.gain_secrets(state, seat, 1)
    if before != NOBODYS:
        verbs.gain_secrets(state, before, old - 1)
    yield from moments.echoes(state, moments.SECRET_RECOVERED, seat, paid)
