"""Action cards (rulebook, action cards): the upper effects; and the great persons that are played like them."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.deed import Deed
from oikumene.games.clash.model import NOTHING, ActionCard, Amounts, EventCard
from oikumene.games.clash.rules import payment, verbs
from oikumene.games.clash.rules.questions import CANCELS_CARDS, CARD_ACTION, TAKES_DISCARDS
from oikumene.games.clash.state import EVENT_DISCARD, GREAT, HAND_ACTIONS, RESOLVING, State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.goods import plus
from oikumene.kit.moments import window


def takes_action(state: State, seat: int, card: int) -> bool:
    """Whether a card takes one of the main actions."""
    printed = state.card(card)
    assert isinstance(printed, ActionCard | EventCard)
    return printed.action and bent(state, CARD_ACTION, seat, True, card)


def price(state: State, card: int) -> Amounts:
    printed = state.card(card)
    return printed.price if isinstance(printed, ActionCard) else NOTHING


def playable(state: State, seat: int) -> list[int]:
    """The cards that a player can play for what they do, in the own turn."""
    cards = [*state.distinct(state.zones[HAND_ACTIONS + seat]), *state.zones[GREAT + seat]]
    return [card for card in cards if can_play(state, seat, card)]


def effect_of(state: State, card: int):  # type: ignore[no-untyped-def]
    printed = state.card(card)
    return printed.effect if isinstance(printed, ActionCard) else printed.play  # type: ignore[attr-defined]


def can_play(state: State, seat: int, card: int, *, free: bool = False, fee: Amounts = NOTHING) -> bool:
    """Whether a card can be played now; `free`: though no action is left; `fee`: what that costs besides."""
    effect = effect_of(state, card)
    if effect is None or (not free and state.actions <= 0 and takes_action(state, seat, card)):
        return False
    owed = price(state, card) if fee is NOTHING else plus(price(state, card), fee)
    return payment.can_pay(state, seat, owed) and effect.feasible(Deed(state, seat, card))


def play(state: State, seat: int, card: int, *, free: bool = False) -> Flow[None]:
    """A card is shown; others may cancel it; then it is paid for and does what it says. `free`: without an action."""
    zone = state.at[card]
    state.move(card, RESOLVING)
    state.note("plays", seat, card)
    deed = Deed(state, seat, card)
    yield from aimed(state, seat, deed)
    cancelled = yield from cancels(state, seat, card)
    if cancelled:
        state.note("cancelled", card)
    else:
        if not free and takes_action(state, seat, card):
            state.actions -= 1
        yield from payment.pays(state, seat, price(state, card))
        yield from effect_of(state, card).run(deed)
    if state.at[card] == RESOLVING:
        put_away(state, seat, card, zone)


def aimed(state: State, seat: int, deed: Deed) -> Flow[None]:
    """A card that is aimed at another player is, before anybody may cancel it."""
    printed = state.card(deed.card)
    if isinstance(printed, ActionCard) and printed.targets is not None:
        able = printed.targets(deed)
        picked = yield from choose(seat, "which-player", lambda: [("player", other) for other in able])
        deed.other = int(picked[1])
        state.note("aims", seat, deed.other)


def put_away(state: State, seat: int, card: int, zone: int) -> None:
    """A card that was played is discarded, each kind on its own pile."""
    if zone >= GREAT:
        state.move(card, EVENT_DISCARD, under=bent(state, TAKES_DISCARDS, seat, False))
    else:
        verbs.discard_action(state, card, seat)


def cancels(state: State, seat: int, card: int) -> Flow[bool]:
    """Whether another player cancels the card, by giving up one of theirs. Who could by what all see is asked."""

    def could(other: int) -> bool:
        holds = state.zones[HAND_ACTIONS + other] or state.zones[GREAT + other]
        return bool(holds) and bent(state, CANCELS_CARDS, other, False, seat)

    def able(other: int) -> list[Value]:
        cards = [*state.distinct(state.zones[HAND_ACTIONS + other]), *state.zones[GREAT + other]]
        return [("cancel-with", own) for own in cards]

    done = yield from window(state.clockwise(seat), "cancel", could, able, about=(seat, card))
    if done is None:
        return False
    other, value = done
    assert isinstance(value, tuple)
    put_away(state, other, int(value[1]), state.at[int(value[1])])
    state.note("cancels", other)
    return True
