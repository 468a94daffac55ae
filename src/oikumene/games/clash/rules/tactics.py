"""Battles: action cards that are laid facedown for their tactics, and revealed."""

from __future__ import annotations

from oikumene.games.clash.bending import bent
from oikumene.games.clash.model import FORTRESS, ActionCard, Tactic
from oikumene.games.clash.rules import moments, verbs
from oikumene.games.clash.rules.forces import fighters
from oikumene.games.clash.rules.questions import MAY_PLAY, PLAYS_FOR, USES_TACTICS
from oikumene.games.clash.state import BARBARIANS, HAND_ACTIONS, LAID, NOBODYS, RESOLVING, Battle, State
from oikumene.kernel.flow import Flow, Value, optional
from oikumene.kit.bend import bent_by_all


def may_play_cards(state: State, fight: Battle, side: int) -> bool:
    """Whether a side may play an action card in this round, by what all see."""
    seat = card_player(state, fight, side)
    if seat < 0 or not bent(state, USES_TACTICS, seat, False):
        return False
    if fight.barred == side and fight.round == 1:
        return False
    return bent_by_all(state, MAY_PLAY, True, side)


def card_player(state: State, fight: Battle, side: int) -> int:
    """Whose cards are played for a side: for barbarians those of a player who may; -1 for nobody's."""
    if side < state.seats:
        return side
    if side != BARBARIANS or PLAYS_FOR.name not in state.hooks:
        return NOBODYS
    others = state.clockwise(fight.other(side))
    return next((seat for seat in others if bent(state, PLAYS_FOR, seat, False, fight.hex)), NOBODYS)


def tactic_of(state: State, card: int) -> Tactic:
    printed = state.card(card)
    assert isinstance(printed, ActionCard)
    power = state.book.powers[state.book.power_of[printed.tactic]]
    assert isinstance(power, Tactic)
    return power


def fits(state: State, fight: Battle, side: int, tactic: Tactic) -> bool:
    """Whether a tactic can be played: what it needs takes part, the role fits, the place too."""
    attacks = side == fight.attacker
    if tactic.role == ("defender" if attacks else "attacker"):
        return False
    city = state.cities.get(fight.hex)
    storms = city is not None and not fight.sea
    if (tactic.city and not storms) or (tactic.not_storming and attacks and storms):
        return False
    present = []
    if fighters(state, fight, side):
        present.append("ship" if fight.sea else "army")
    if not attacks and city is not None and not fight.sea and city.has(FORTRESS):
        present.append("fortress")
    return any(need in present for need in tactic.needs) and (tactic.able is None or tactic.able(state, fight, side))


def playable(state: State, fight: Battle, side: int, seat: int) -> list[Value]:
    """The cards of a seat that fit a side."""
    cards = state.distinct(state.zones[HAND_ACTIONS + seat])
    return [("tactic", card) for card in cards if fits(state, fight, side, tactic_of(state, card))]


def lay_card(state: State, fight: Battle, side: int) -> Flow[None]:
    """A side may lay an action card facedown. Who has cards at all is asked, whatever they are."""
    seat = card_player(state, fight, side)
    if not may_play_cards(state, fight, side) or not state.zones[HAND_ACTIONS + seat]:
        return
    picked = yield from optional(seat, "tactic", lambda: playable(state, fight, side, seat), secret=True)
    if picked is None:
        return
    assert isinstance(picked, tuple)
    card = int(picked[1])
    state.move(card, LAID + seat)
    fight.cards = (card, fight.cards[1]) if side == fight.attacker else (fight.cards[0], card)
    if seat != side:
        fight.ally = seat
    state.note("lays-card", seat)


def reveal(state: State, fight: Battle) -> Flow[None]:
    """Cards are laid open at once; then what they do at that, in the order that they say."""
    shown = []
    for side, card in zip((fight.attacker, fight.defender), fight.cards, strict=True):
        if card >= 0:
            state.move(card, RESOLVING)
            state.note("reveals-card", player_of(fight, side), card)
            own, foe = fight.played
            fight.played = ((*own, card), foe) if side == fight.attacker else (own, (*foe, card))
            tactic = tactic_of(state, card)
            if fits(state, fight, side, tactic):
                state.tactics[side] = state.book.power_of[tactic.id]
                shown.append((tactic.order, side != fight.attacker, side, tactic))
    if shown:
        state.empower()
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.REVEALED, side, fight.other(side))
    for _, _, side, tactic in sorted(shown, key=lambda one: one[:2]):
        if tactic.reveal is not None and state.tactics[side] == state.book.power_of[tactic.id]:
            yield from tactic.reveal(state, fight, side)


def player_of(fight: Battle, side: int) -> int:
    """Who has played the card of a side in this round."""
    return fight.ally if side == BARBARIANS else side


def annul(state: State, side: int) -> None:
    """The card that a side plays in this round does nothing."""
    state.tactics[side] = -1
    state.empower()


def put_away(state: State, fight: Battle) -> Flow[None]:
    """The round is over: cards are discarded."""
    if max(state.tactics) >= 0:
        state.tactics = [-1] * len(state.tactics)
        state.empower()
    for side, card in zip((fight.attacker, fight.defender), fight.cards, strict=True):
        if card >= 0 and state.at[card] == RESOLVING:
            verbs.discard_action(state, card, player_of(fight, side))
    return
    yield
