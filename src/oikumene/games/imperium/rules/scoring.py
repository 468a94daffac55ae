"""Scoring: what cards are worth where they lie, who wins, and what is done before."""

from __future__ import annotations

from oikumene.games.imperium.kinds import ANY_UNREST, SUITS, UNREST
from oikumene.games.imperium.model import PROGRESS, Card, Points
from oikumene.games.imperium.rules.matters import UNREST_AT_THE_END
from oikumene.games.imperium.rules.moving import cards_in, keeps_history
from oikumene.games.imperium.rules.unrest import COLLAPSE
from oikumene.games.imperium.state import (
    BOT_SLOT,
    BOT_SLOTS,
    DECK,
    DISCARD,
    GARRISON,
    HAND,
    HISTORY,
    PLAY,
    POWERS,
    UNREST_DECK,
    State,
)
from oikumene.kernel.flow import NO, Flow, Value, argument, choose
from oikumene.kit.bend import bent_by_card
from oikumene.kit.scoring import best

#: No `*` coin brings more.
SCORING = (POWERS, HAND, PLAY, GARRISON, DECK, DISCARD, HISTORY)
SOURCES = ("progress", *SUITS, "nation", "power")


# -- before the winner is named


def endgame(state: State, seat: int) -> Flow[None]:
    """A card that scores may take unrest back to the pile before (Sumerians); one of them is enough."""
    for card in scoring_cards(state, seat):
        n = bent_by_card(state, UNREST_AT_THE_END, seat, card, 0)
        if n:
            yield from return_at_the_end(state, seat, card, n)
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


# -- cards


def scoring_cards(state: State, side: int) -> list[int]:
    """The cards that may bring points: not the nation deck, not the development area."""
    return [card for zone in SCORING for card in state.zones[zone + side]]


def unrest(state: State, side: int) -> int:
    """How much unrest a player has."""
    cards = scoring_cards(state, side)
    if state.is_bot(side):
        cards += [card for slot in range(BOT_SLOTS) for card in state.zones[BOT_SLOT + slot]]
    return sum(1 for card in cards if UNREST in state.card(card).suits)


def worth(state: State, side: int, card: int) -> int:
    """The points of a card where it lies."""
    return points_of(state, side, card, state.card(card).points)


def points_of(state: State, side: int, card: int, points: Points) -> int:
    if points.counts:
        counted = sum(n * (what.of(state, side, card) // per) for n, per, what in points.counts)
        return min(state.box.terms.star_most, counted)
    for n, where in points.cases:
        if lies(state, side, card, where):
            return n
    return points.fixed


def lies(state: State, side: int, card: int, where: str) -> bool:
    """Whether a card lies where its `?` coin wants it."""
    zone = state.at[card]
    if where == "in_history":
        return zone == HISTORY + side and keeps_history(state, side)
    if where == "garrisoned":
        return zone == GARRISON + side
    if where == "in_play":
        return zone in (PLAY + side, POWERS + side)
    return where == "otherwise" or (where == "not in_play" and zone not in (PLAY + side, POWERS + side))


# -- players


def source(printed: Card) -> str:
    """Under which heading a card's points stand."""
    if printed.start == "power":
        return "power"
    for suit in SUITS:
        if suit in printed.suits:
            return suit
    return "nation"


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Where the points come from: progress, then the cards by suit, the nation's own and the power card."""
    points = dict.fromkeys(SOURCES, 0)
    points["progress"] = state.players[seat].resources[PROGRESS]
    for card in scoring_cards(state, seat):
        if scores(state, seat, card):
            printed = state.card(card)
            points[source(printed)] += points_of(state, seat, card, printed.points)
    return points


def scores(state: State, seat: int, card: int) -> bool:
    """The quest under the Court scores like any garrison, unless that is switched off."""
    if state.at[card] != GARRISON + seat or state.variants.get("active_quest") != "worthless":
        return True
    return state.at[state.garrisons[card]] != POWERS + seat


def total(state: State, seat: int) -> int:
    return sum(breakdown(state, seat).values())


def winners(state: State) -> tuple[int, ...]:
    """Most points; after a collapse least unrest, then most points. Still tied: they share it."""

    def rank(seat: int) -> tuple[int, int]:
        return (-unrest(state, seat) if state.why == COLLAPSE else 0, total(state, seat))

    return best(range(state.seats), rank)
