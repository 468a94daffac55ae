"""A turn: Activate, Innovate or Revolt, then the clean-up."""

from __future__ import annotations

from oikumene.games.imperium.kinds import ANY4, ANY_UNREST
from oikumene.games.imperium.model import PROGRESS, RESOURCES, Effect
from oikumene.games.imperium.rules import matters, moments, moving
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.draw import fill_hand
from oikumene.games.imperium.rules.market import break_through, put_tokens
from oikumene.games.imperium.rules.playing import play_from_hand, why_not
from oikumene.games.imperium.rules.unrest import return_unrest
from oikumene.games.imperium.state import (
    ACTIVATE,
    DISCARD,
    HAND,
    INNOVATE,
    POWERS,
    REVOLT,
    WAITING,
    State,
)
from oikumene.kernel.flow import DONE, Closed, Flow, Value, argument, choose, gather
from oikumene.kit.bend import bent


def begin_turn(state: State, seat: int) -> None:
    state.active = seat
    state.players[seat].turn = WAITING
    state.note("turn", seat)
    state.agenda.append(("act", seat))


# -- what can be done


def exhaustible(state: State, seat: int) -> list[int]:
    """Own cards in play that can be exhausted now."""
    if not state.players[seat].exhausts:
        return []
    return [card for card, effect in exhausting(state, seat) if why_not_exhaust(state, seat, card, effect) is None]


def exhausting(state: State, seat: int) -> list[tuple[int, Effect]]:
    """Own cards in play that have something to exhaust them for."""
    found = ((card, state.card(card).exhaust) for card in state.in_play(seat))
    return [(card, effect) for card, effect in found if effect is not None]


def why_not_exhaust(state: State, seat: int, card: int, effect: Effect) -> Value | None:
    """Why a card cannot be exhausted; None if it can."""
    player = state.players[seat]
    if card in player.tired:
        return "tired"
    if not player.exhausts:
        return "no-token"
    return None if effect.allowed(Deed(state, seat, card)) else "cost"


def acts(state: State, seat: int) -> list[Value]:
    """What the player may do now."""
    hand = state.zones[HAND + seat]
    playable = state.distinct(card for card in hand if why_not(state, seat, card) is None)
    options: list[Value] = [("play", card) for card in playable]
    options += [("exhaust", card) for card in exhaustible(state, seat)]
    if state.players[seat].turn == WAITING:
        options += ["innovate", "revolt"]
    options.append("end")
    return options


def closed_acts(state: State, seat: int) -> list[Closed]:
    """What the player may not do now, and why."""
    found: list[Closed] = []
    hand = state.zones[HAND + seat]
    playable = {state.face[card] for card in hand if why_not(state, seat, card) is None}
    for card in state.distinct(hand):
        why = None if state.face[card] in playable else why_not(state, seat, card)
        if why is not None:
            found.append((("play", card), why))
    for card, effect in exhausting(state, seat):
        why = why_not_exhaust(state, seat, card, effect)
        if why is not None:
            found.append((("exhaust", card), why))
    if state.players[seat].turn != WAITING:
        found += [("innovate", "turn-begun"), ("revolt", "turn-begun")]
    return found


# -- doing it


def act(state: State, seat: int) -> Flow[None]:
    """One thing of a turn; the next one is another step."""
    player = state.players[seat]
    picked = yield from choose(
        seat, "act", lambda: acts(state, seat), secret=True, closed=lambda: closed_acts(state, seat)
    )
    if picked == "end":
        clean_up_next(state, seat)
        return
    if picked == "innovate":
        player.turn = INNOVATE
        clean_up_next(state, seat)
        yield from innovate(state, seat)
        return
    if picked == "revolt":
        player.turn = REVOLT
        clean_up_next(state, seat)
        yield from revolt(state, seat)
        return
    player.turn = ACTIVATE
    state.agenda.append(("act", seat))
    card = argument(picked)
    assert isinstance(picked, tuple)
    if picked[0] == "play":
        yield from play_from_hand(state, seat, card)
    else:
        yield from exhaust(state, seat, card)


def exhaust(state: State, seat: int, card: int) -> Flow[None]:
    """A token on the card, then what it does."""
    moments.exhaust(state, seat, card)
    state.note("exhausts", seat, card)
    effect = state.card(card).exhaust
    assert effect is not None
    deed = Deed(state, seat, card)
    deed.full = True
    yield from effect.run(deed)


def innovate(state: State, seat: int) -> Flow[None]:
    """The whole hand is discarded; then a break through for any suit of the market."""
    state.note("innovates", seat)
    for card in state.zones[HAND + seat]:
        moving.discard(state, seat, card)
    yield from break_through(Deed(state, seat, state.zones[POWERS + seat][0]), ANY4)


def revolt(state: State, seat: int) -> Flow[None]:
    """Any number of unrest cards from the hand go back."""
    n = 0

    def listing() -> list[Value]:
        found = state.distinct(state.fitting(ANY_UNREST, state.zones[HAND + seat]))
        return [*(("pick", card, "hand") for card in found), DONE]

    while True:
        picked = yield from choose(seat, "revolt", listing, secret=True)
        if picked == DONE:
            break
        n += 1
        yield from return_unrest(state, seat, argument(picked))
    state.note("revolts", seat, n)


# -- clean-up


def clean_up_next(state: State, seat: int) -> None:
    state.agenda.append(("refresh", seat))
    state.agenda.append(("market-token", seat))


def market_token(state: State, seat: int) -> Flow[None]:
    """A progress on any market card; some nations put something else there."""
    resource, n = bent(state, matters.MARKET_TOKEN, seat, (PROGRESS, 1))
    if not state.market_cards():
        return
    picked = yield from choose(
        seat,
        "market-token",
        lambda: [("pick", card, "market") for card in state.market_cards()],
        about=(n, RESOURCES[resource]),
    )
    put_tokens(state, argument(picked), resource, n)
    state.note("token", seat, n, RESOURCES[resource], argument(picked))


def hand_size(state: State, seat: int) -> int:
    """How many cards are in a full hand."""
    return bent(state, matters.HAND_SIZE, seat, state.box.terms.hand)


def refresh(state: State, seat: int) -> Flow[None]:
    """Tokens back, then any number of cards discarded, then cards drawn."""
    player = state.players[seat]
    player.tired = ()
    player.nation_token = player.area_token = False
    player.actions = state.box.terms.actions
    player.exhausts = state.nation(seat).exhausts
    player.freed = ()
    player.freed_copies = ()
    player.treated = ()
    player.ignore_empire = False
    player.turn = WAITING
    if state.zones[HAND + seat]:
        picked = yield from gather(
            seat,
            "clean-up",
            lambda chosen: [
                ("pick", card, "hand")
                for card in state.distinct([c for c in state.zones[HAND + seat] if ("pick", c, "hand") not in chosen])
            ],
            lambda chosen: True,
            low=0,
            high=len(state.zones[HAND + seat]),
            secret=True,
        )
        for value in picked:
            state.move(argument(value), DISCARD + seat)
        state.note("cleans-up", seat, len(picked))
    yield from fill_hand(state, seat, hand_size(state, seat))
