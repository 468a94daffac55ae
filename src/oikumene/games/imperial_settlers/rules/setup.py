"""Set-up (rulebook: Preparing the game; solo: Preparing the game)."""

from __future__ import annotations

from functools import lru_cache

from oikumene.games.imperial_settlers.model import ATTACKS, COMMON, FACTIONS, TERMS, Card, Terms
from oikumene.games.imperial_settlers.rules.goods import draw_from
from oikumene.games.imperial_settlers.rules.solo import open_attack_card
from oikumene.games.imperial_settlers.state import ATTACK_DECK, COMMON_DECK, DECK, DECKS, FACTION_BOX, State
from oikumene.kernel import chance
from oikumene.kernel.flow import Flow, choose
from oikumene.kit.book import lay


@lru_cache(maxsize=64)
def laid_out(book: tuple[Card, ...], seats: int, lookout: str, peaceful: bool, terms: Terms) -> State:
    """Everything out of the box and sorted; the factions still in the box."""
    state = State(seats, book, lookout, peaceful, terms)
    for face, card in enumerate(book):
        if card.deck == ATTACKS and seats > 1:
            continue
        if card.deck == COMMON:
            zone = COMMON_DECK
        elif card.deck == ATTACKS:
            zone = ATTACK_DECK
        else:
            zone = FACTION_BOX + FACTIONS.index(card.deck)
        lay(state, [face] * card.copies, zone, DECKS.index(card.deck))
    state.marks = [0] * len(state.face)
    return state


def set_up(
    book: tuple[Card, ...],
    seats: int,
    seed: int,
    factions: list[str],
    *,
    choosing: bool,
    lookout: str,
    peaceful: bool,
    terms: Terms = TERMS,
) -> State:
    """The table before the first round. A faction that is "" is chosen by its player, or by chance."""
    state = laid_out(book, seats, lookout, peaceful, terms).copy()
    state.reseed(chance.seeded(seed))
    state.shuffle(COMMON_DECK)
    state.first = state.below(seats)
    for seat, faction in enumerate(factions):
        if faction:
            give_empire(state, seat, faction)
    if not choosing:
        for seat in range(seats):
            if not state.factions[seat]:
                left = free_empires(state)
                give_empire(state, seat, left[state.below(len(left))])
    state.agenda.append(("deal-hands",))
    state.agenda += [("choose-empire", seat) for seat in reversed(state.in_order()) if not state.factions[seat]]
    return state


def free_empires(state: State) -> list[str]:
    return [faction for faction in FACTIONS if faction not in state.factions]


def give_empire(state: State, seat: int, faction: str) -> None:
    """A player takes an empire's board and its deck, which is shuffled."""
    state.factions[seat] = faction
    for card in state.zones[FACTION_BOX + FACTIONS.index(faction)]:
        state.move(card, DECK + seat)
    state.shuffle(DECK + seat)


def choose_empire(state: State, seat: int) -> Flow[None]:
    """Each player chooses an empire, beginning with the first player."""
    _, faction = yield from choose(
        seat, "choose-empire", lambda: [("play-empire", faction) for faction in free_empires(state)]
    )
    give_empire(state, seat, faction)


def deal_hands(state: State) -> None:
    """Two common and two faction cards each; solo: the first attack card is turned up."""
    for seat, faction in enumerate(state.factions):
        state.note("plays-empire", seat, faction)
    if state.solo:
        state.shuffle(ATTACK_DECK)
        open_attack_card(state)
    else:
        state.note("first-player", state.first)
    for seat in state.in_order():
        terms = state.terms
        for pile in ("common",) * terms.start_common + ("faction",) * terms.start_faction:
            draw_from(state, seat, pile)
    state.agenda.append(("round",))
