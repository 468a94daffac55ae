"""Words for vows: what their holder cannot do, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from oikumene.kept.oath_2.deed import Deed, Effect
from oikumene.kept.oath_2.effects.bends import At, Bent, bans, lets, makes
from oikumene.kept.oath_2.model import SUITS
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kernel.flow import Flow
from oikumene.kernel.game import Part
from oikumene.kept.oath_2.kit.effects import part


def rooted(at: At, seat: int, slot: int) -> bool:
    """Whether the holder has warbands on the board and stands at a ruled site."""
    board = at.state.boards[seat]
    return seat == at.side and board.warbands > 0 and ruling.rules_site(at.state, seat, board.pawn)


GIVES_NO_SECRETS = bans(ruling.MAY_GIVE, "text-gives-no-secrets", lambda at, *given: given == (at.side, "secret"))
LEVY_ALL = lets(ruling.LEVIES, "text-levy-all", lambda at, seat: seat == at.side)
ROOTED = bans(ruling.MAY_TRAVEL, "text-rooted", rooted)


def bank_for_board(suit: int) -> Bent:
    """All favor that would come to the holder's board goes to a bank, and the holder may use what lies there. Who is
    disguised as another has the other's vow."""
    return makes(ruling.PURSE_BANK, "text-bank-for-board", suit, lambda at, seat: at.ruled_by(seat), suit=suit)


@dataclass(frozen=True)
class BankAll(Effect):
    """All favor of the own board goes to a bank."""

    suit: int

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        state, seat = deed.state, deed.seat
        n, state.boards[seat].favor = state.boards[seat].favor, 0
        verbs.bank_favor(state, self.suit, n)
        if n:
            state.note("banks-favor", seat, n, SUITS[self.suit])
        return n > 0
        yield

    def say(self, mood: str = "") -> Part:
        return part("text-bank-all", mood=mood, suit=SUITS[self.suit])


@dataclass(frozen=True)
class GainPlaced(Effect):
    """Gain as many secrets as were placed."""

    def run(self, deed: Deed, may: bool = False) -> Flow[bool]:
        return verbs.gain_secrets(deed.state, deed.seat, int(deed.about)) > 0
        yield
