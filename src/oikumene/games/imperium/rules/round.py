"""Rounds, the solstice between them, and the end."""

from __future__ import annotations

from oikumene.games.imperium.cards.effects import ANY_UNREST, Gain, cards_in
from oikumene.games.imperium.cards.model import PROGRESS
from oikumene.games.imperium.cards.points import scoring_cards, unrest
from oikumene.games.imperium.cards.rules import Endgame
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.scoring import bot_total, total
from oikumene.games.imperium.rules.unrest import COLLAPSE
from oikumene.games.imperium.state import DECK, FINAL, PLAY, POWERS, TRIGGERED, UNREST_DECK, State
from oikumene.kernel.flow import NO, Flow, Value, argument, choose, parallel


def begin_round(state: State) -> None:
    state.round += 1
    state.note("round", state.round)
    state.agenda.append(("solstice",))
    if state.solo:
        state.agenda.append(("opponent",))
    for seat in reversed(state.in_order()):
        state.agenda.append(("turn", seat))


# -- solstice


def solstice(state: State) -> Flow[None]:
    """Everybody resolves the solstice of all cards in play, at once, each in an order of their own."""
    state.active = -1
    state.note("solstice")
    state.agenda.append(("round-over",))
    yield from parallel(state.in_order(), lambda seat: own_solstice(state, seat))


def own_solstice(state: State, seat: int) -> Flow[None]:
    """One player's cards, in the order the player likes. Plain gains of materials and population come first, unasked,
    while no card is left for which they make a difference that may be unwelcome."""
    left = [card for card in state.in_play(seat) if state.card(card).solstice is not None]

    def listing() -> list[Value]:
        return [("solstice", card) for card in left if in_play(state, seat, card)]

    while left:
        if not any(weighs(state, card) for card in left if in_play(state, seat, card)):
            yield from plain_gains(state, seat, left)
        if not listing():
            return
        picked = yield from choose(seat, "solstice", listing)
        card = argument(picked)
        left.remove(card)
        effect = state.card(card).solstice
        assert effect is not None
        state.note("solstice-card", seat, card)
        yield from effect.run(Deed(state, seat, card))


def weighs(state: State, card: int) -> bool:
    """Whether the card's solstice can hang on what was gained before it."""
    effect = state.card(card).solstice
    return effect is not None and effect.weighs


def plain_gains(state: State, seat: int, left: list[int]) -> Flow[None]:
    """The cards that do nothing but give materials or population are done with."""
    for card in list(left):
        effect = state.card(card).solstice
        if isinstance(effect, Gain) and effect.resource != PROGRESS and in_play(state, seat, card):
            left.remove(card)
            yield from effect.run(Deed(state, seat, card))


def in_play(state: State, seat: int, card: int) -> bool:
    return state.at[card] in (PLAY + seat, POWERS + seat)


# -- the end


def round_over(state: State) -> None:
    """Once the end has begun, one more round is played."""
    if state.ending == FINAL:
        state.agenda.append(("score",))
        for seat in reversed(state.in_order()):
            state.agenda.append(("endgame", seat))
        return
    if state.ending == TRIGGERED:
        state.ending = FINAL
        state.note("final-round")
    state.agenda.append(("round",))


def collapsed(state: State) -> None:
    """The unrest pile is empty: everything stops this instant."""
    state.why = COLLAPSE
    state.active = -1
    state.note("collapse")
    state.agenda = [("score",)]
    for seat in reversed(state.in_order()):
        state.agenda.append(("endgame", seat))


def endgame(state: State, seat: int) -> Flow[None]:
    """What happens before the winner is named (Sumerians)."""
    for card in scoring_cards(state, seat):
        rule = state.card(card).rule(Endgame)
        if isinstance(rule, Endgame):
            yield from return_at_the_end(state, seat, card, rule.unrest)
            return


def return_at_the_end(state: State, seat: int, card: int, n: int) -> Flow[None]:
    places = ("hand", "play", "discard", "deck", "history", "garrison")
    for own in state.zones[DECK + seat]:
        state.reveal(own, 1 << seat)

    def listing() -> list[Value]:
        found = cards_in(state, seat, places, ANY_UNREST)
        return [*(("pick", c, state.place(c)) for c in found), NO]

    for _ in range(n):
        picked = yield from choose(seat, "endgame", listing, about=(card,), secret=True)
        if picked == NO:
            return
        unrest = argument(picked)
        state.garrisons.pop(unrest, None)
        state.move(unrest, UNREST_DECK)
        state.note("returns-unrest", seat)


def announce(state: State) -> None:
    """The scores, for the log: what was hidden is counted openly."""
    state.told(state.everyone)
    for seat in range(state.seats):
        if state.why == COLLAPSE:
            state.note("unrest-count", seat, unrest(state, seat))
        state.note("scores", seat, total(state, seat))
    if state.solo:
        state.note("bot-scores", bot_total(state, 1))
