"""Playing a card: from the hand, or from wherever an effect says."""

from __future__ import annotations

from oikumene.games.imperium.model import BARBARIAN, EMPIRE
from oikumene.games.imperium.rules import moments
from oikumene.games.imperium.rules.attack import attacked
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.matters import NO_BARBARIAN, PLAYED_FREE
from oikumene.games.imperium.state import DISCARD, PLAY, State
from oikumene.kernel.flow import Flow, Value
from oikumene.kit.bend import bent


def is_free(state: State, seat: int, card: int) -> bool:
    """Whether playing it costs no action. What another card lets one play so may be played for an action as well."""
    printed = state.card(card)
    if printed.free:
        return True
    if not (printed.icons or printed.suits) or was_free(state, seat, card):
        return False
    return bent(state, PLAYED_FREE, seat, False, state.face[card])


def was_free(state: State, seat: int, card: int) -> bool:
    """Whether this very card has been played without an action in this turn."""
    player = state.players[seat]
    if state.card(card).copies > 1:
        return card in player.freed_copies
    return state.face[card] in player.freed


def free_play(state: State, seat: int, card: int) -> None:
    """A card is played without an action: once a turn."""
    if state.card(card).copies > 1:
        state.players[seat].freed_copies += (card,)
    else:
        state.players[seat].freed += (state.face[card],)


def fits_state(state: State, seat: int, card: int, *, ignore_empire: bool = False) -> bool:
    """Whether the symbol of barbarians or empires on it lets the player play it now."""
    printed = state.card(card)
    if not printed.state:
        return True
    if state.players[seat].empire:
        return printed.state == EMPIRE or bent(state, NO_BARBARIAN, seat, False, state.face[card])
    return printed.state == BARBARIAN or ignore_empire or state.players[seat].ignore_empire


def obstacle(state: State, seat: int, card: int, *, ignore_empire: bool = False) -> Value | None:
    """Why a card cannot be played at all, tokens aside; None if it can."""
    printed = state.card(card)
    if printed.unplayable:
        return "unplayable"
    if not fits_state(state, seat, card, ignore_empire=ignore_empire):
        return ("state", printed.state)
    if printed.free and was_free(state, seat, card):
        return "free-once"
    if not printed.requires and not printed.must:
        return None
    deed = Deed(state, seat, card)
    if not all(condition.holds(deed) for condition in printed.requires):
        return "requires"
    if printed.must and printed.play is not None and not printed.play.allowed(deed):
        return "cost"
    return None


def why_not(state: State, seat: int, card: int) -> Value | None:
    """Why a card cannot be played from the hand in an Activate turn; None if it can."""
    why = obstacle(state, seat, card)
    if why is not None:
        return why
    return None if state.players[seat].actions or is_free(state, seat, card) else "no-action"


def play_from_hand(state: State, seat: int, card: int) -> Flow[None]:
    """A play of the turn: for an action, or free."""
    free = is_free(state, seat, card)
    if free:
        free_play(state, seat, card)
    else:
        state.players[seat].actions -= 1
    yield from play(state, seat, card, "plays-free" if free else "plays")


def play_at_once(state: State, seat: int, card: int) -> Flow[None]:
    """A play inside an effect, without an action; a free card has been played in this turn then."""
    if is_free(state, seat, card):
        free_play(state, seat, card)
    yield from play(state, seat, card, "plays-free")


def play(state: State, seat: int, card: int, said: str) -> Flow[None]:
    """Into the play area, where all see it, then what it does; if it is not permanent and still there, to the discard
    pile. `said`: what the log says."""
    printed, face, came = state.card(card), state.face[card], state.at[card]
    state.players[seat].ignore_empire = False
    state.move(card, PLAY + seat)
    state.note(said, seat, card)
    deed = Deed(state, seat, card)
    if printed.attack:
        deed.avoided = yield from attacked(state, seat, card)
    if printed.play is not None:
        yield from printed.play.run(deed)
    if not printed.pinned and state.at[card] == PLAY + seat:
        state.move(card, DISCARD + seat)
    yield from moments.happens(state, seat, moments.PLAYED, face)
    if came == DISCARD + seat:
        yield from moments.happens(state, seat, moments.PLAYED_FROM_DISCARD, face)
