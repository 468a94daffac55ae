"""Words for what changes a player's own actions: modifiers (Law 7.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oikumene.games.oath.deed import Condition, Deed, Effect
from oikumene.games.oath.effects.bends import At, Bent, Used, When, adds, bans, makes, reached, turns, used
from oikumene.games.oath.model import MAP, SLOTS, SUITLESS
from oikumene.games.oath.rules import ruling, verbs
from oikumene.games.oath.rules.trade import trades
from oikumene.games.oath.state import CARDS, State
from oikumene.kernel.flow import Flow, Value, argument, choose


def has_suit(state: State, slot: int, suit: int) -> bool:
    """Whether a card of a suit lies at a site."""
    return any(ruling.suit(state, card) == suit for card in state.zones[CARDS + slot])


# -- muster (Law 5.2)


def muster_free_on(suit: int) -> Bent:
    """Mustering with cards of a suit costs no supply."""
    return makes(
        ruling.MUSTER_PRICE, "text-muster-free-on", 0, lambda at, seat, card: at.suit(card) == suit, reached, suit=suit
    )


def muster_extra(message: str, n: int, when: When, who: When = reached) -> Bent:
    """More warbands of a muster, if they are wanted."""
    return turns(
        ruling.MUSTER_EXTRA,
        message,
        lambda at, value, *about: (*value, (at.card, n)) if when(at, *about) else value,
        who,
        n=n,
    )


def poorest(at: At, seat: int, card: int) -> bool:
    """Whether the bank of a card alone has the least favor."""
    banks, suit = at.state.banks, at.suit(card)
    return suit != SUITLESS and banks[suit] < min(favor for bank, favor in enumerate(banks) if bank != suit)


def muster_poorest(n: int) -> Bent:
    """More warbands for mustering with a card whose bank alone has the least favor."""
    return muster_extra("text-muster-poorest", n, poorest)


def muster_here(n: int) -> Bent:
    """More warbands for mustering with this very card."""
    return muster_extra("text-muster-here", n, lambda at, seat, card: card == at.card)


def muster_more(n: int) -> Bent:
    """More warbands for every muster, wanted or not."""
    return adds(ruling.MUSTERS, "text-muster-more", n, who=reached, n=n)


MUSTER_KIN = bans(
    ruling.MAY_WORK,
    "text-muster-kin",
    lambda at, seat, card, action: action == "muster" and not ruling.advisers(at.state, seat, at.suit(card)),
    reached,
)
MUSTER_SECRET = makes(ruling.MUSTER_SECRET, "text-muster-secret", True, who=reached)
MUSTER_ON_OCCUPIED = makes(ruling.MUSTER_FREE, "text-muster-on-occupied", True, who=reached)


# -- trade (Law 5.3)


def versatile(one: int, other: int) -> Bent:
    """In a trade the adviser counts as of other suits, whichever is wanted."""
    return makes(
        ruling.COUNTS,
        "text-versatile",
        1,
        lambda at, wanted, action: action == "trade" and wanted in (one, other),
        suit=one,
        other=other,
    )


def trade_here(suit: int) -> Bent:
    """Trading with this very card for secrets brings one more, with an adviser of the suit."""

    def able(at: At, seat: int, card: int, secrets: bool) -> bool:
        return card == at.card and secrets and ruling.advisers(at.state, seat, suit, "trade") > 0

    return adds(ruling.TRADES, "text-trade-here", 1, able, reached, suit=suit)


def trade_free_on(one: int, other: int) -> Bent:
    """Trading with cards of two suits costs no supply."""
    return makes(
        ruling.TRADE_PRICE,
        "text-trade-free-on",
        0,
        lambda at, seat, card: at.suit(card) in (one, other),
        reached,
        suit=one,
        other=other,
    )


def near(at: At, value: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """From the site of this card, the sites of its region too."""
    state = at.state
    if ruling.place(state, seat) != at.slot or state.boards[seat].pawn not in value:
        return value
    slots = [slot for slot in range(len(SLOTS)) if MAP.region[slot] == state.region(seat) and state.faceup(slot)]
    return tuple(dict.fromkeys((*value, *slots)))


def trade_elsewhere(suit: int) -> Used:
    """One trades as if the pawn stood at a site with a card of the suit."""

    def sites(at: At, *about: Any) -> tuple[int, ...]:
        return tuple(slot for slot in range(len(SLOTS)) if has_suit(at.state, slot, suit))

    return used(
        "trade", turns(ruling.TRADE_SITES, "text-trade-elsewhere", sites, suit=suit), lambda at, _: bool(sites(at))
    )


COUNTS_TWICE = turns(ruling.COUNTS, "text-counts-twice", lambda at, value, *about: value * 2)
#: Who gains exactly one favor in a trade gains one more.
TRADE_TIP = turns(
    ruling.TRADE_GAIN, "text-trade-tip", lambda at, value, *about: (2, value[1]) if value[0] == 1 else value, reached
)
TRADE_NO_FAVOR = turns(
    ruling.TRADE_GAIN,
    "text-trade-no-favor",
    lambda at, value, seat, card: (0, value[1]) if at.ruled_by(seat) else value,
)
TRADE_FREE_KIN = makes(
    ruling.TRADE_PRICE,
    "text-trade-free-kin",
    0,
    lambda at, seat, card: ruling.advisers(at.state, seat, at.suit(card), "trade") > 0,
    reached,
)
TRADE_REGION = turns(ruling.TRADE_SITES, "text-trade-region", near, reached)
#: The pawn is deemed to stand where one trades.
THERE_INDEED = used("trade", makes(ruling.TRADE_THERE, "text-trade-there", True))
TRADE_FREE = used("trade", makes(ruling.TRADE_PRICE, "text-trade-free", 0))


@dataclass(frozen=True)
class HasWarband(Condition):
    """A warband is on the board."""

    def holds(self, deed: Deed) -> bool:
        return deed.state.boards[deed.seat].warbands > 0


@dataclass(frozen=True)
class SacrificeOne(Effect):
    """Sacrifice a warband of the board."""

    message = "text-sacrifice-one"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        deed.state.note("sacrifices", deed.seat, 1)
        return verbs.kill_on_board(deed.state, deed.seat, 1) > 0
        yield


@dataclass(frozen=True)
class Disguise(Effect):
    """For this trade the council of another player stands for the own one."""

    message = "text-disguise"

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat

        def able(other: int) -> bool:
            state.guise = other
            found = bool(trades(state, seat))
            state.guise = -1
            return found

        others = [other for other in state.clockwise(seat) if able(other)]
        if not others:
            return False

        def ways() -> list[Value]:
            return [("guise", other) for other in others]

        picked = yield from choose(seat, "guise", ways)
        state.guise = argument(picked)
        state.note("guises", seat, state.guise)
        return True
