"""The fame deck, and King of Kings under it."""

from __future__ import annotations

from oikumene.games.imperium.model import PROGRESS
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.ending import trigger
from oikumene.games.imperium.rules.matters import FAME_LOOK, Look
from oikumene.games.imperium.rules.tokens import gain
from oikumene.games.imperium.state import FAME_PILE, HAND, KING, State
from oikumene.kernel.flow import Flow, argument, choose
from oikumene.kit.bend import bent


def take_fame(deed: Deed) -> Flow[None]:
    """The top card to the hand, unseen by others."""
    state, seat = deed.state, deed.seat
    if not state.zones[FAME_PILE]:
        yield from king_of_kings(deed)
        return
    _to_hand(state, seat, state.zones[FAME_PILE][-1])


def _to_hand(state: State, seat: int, card: int) -> None:
    state.move(card, HAND + seat)
    state.note("takes-fame", seat, card)


def look_at_fame(deed: Deed, n: int) -> Flow[None]:
    """Look at the top cards, take one, put the rest back on top in any order."""
    state, seat = deed.state, deed.seat
    look = bent(state, FAME_LOOK, seat, Look(n))
    if not state.zones[FAME_PILE]:
        yield from king_of_kings(deed)
    else:
        yield from _look(deed, look.cards)
    yield from gain(state, seat, PROGRESS, look.progress)


def _look(deed: Deed, n: int) -> Flow[None]:
    state, seat = deed.state, deed.seat
    seen = list(state.zones[FAME_PILE][-n:])
    for card in seen:
        state.reveal(card, 1 << seat)
    state.note("looks", seat, len(seen))
    picked = yield from choose(
        seat,
        "fame",
        lambda: [("pick", card, "fame") for card in state.distinct(seen)],
        about=(deed.card,),
        secret=len(seen) > 1,
    )
    taken = argument(picked)
    if len(seen) > 1:  # nobody else can say which of them is where now
        state.mingle(seen, 1 << seat)
    seen.remove(taken)
    _to_hand(state, seat, taken)
    while len(seen) > 1:  # the last one named lies on top
        picked = yield from choose(
            seat,
            "fame-order",
            lambda: [("pick", card, "fame") for card in state.distinct(seen)],
            about=(deed.card,),
            secret=True,
        )
        seen.remove(argument(picked))
        state.move(argument(picked), FAME_PILE)
    if seen:
        state.move(seen[0], FAME_PILE)


def king_of_kings(deed: Deed) -> Flow[None]:
    """No fame is left: what lies under it is resolved where it lies; side A once in a game, side B once a player."""
    state, seat = deed.state, deed.seat
    card = state.zones[KING][0]
    printed = state.card(card)
    second = state.ident(card).endswith("-b")
    if second and state.players[seat].king:
        return
    state.note("king", seat, card)
    assert printed.play is not None
    yield from printed.play.run(Deed(state, seat, card))
    if second:
        state.players[seat].king = True
    else:
        state.turn_over(card)
        trigger(state, "king")
