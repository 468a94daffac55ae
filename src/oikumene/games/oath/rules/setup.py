"""Set-up (Law 1): the map of the first game, then a pawn and an adviser for each player."""

from __future__ import annotations

from functools import lru_cache

from oikumene.games.oath.model import (
    DENIZEN,
    DEVOTION,
    DS,
    EDIFICE,
    PEOPLE,
    PF,
    RELIC,
    RELIQUARY,
    SCEPTER,
    SITE,
    SLOTS,
    VISION,
    Book,
)
from oikumene.games.oath.rules import verbs
from oikumene.games.oath.rules.search import discard_all
from oikumene.games.oath.state import (
    ADVISERS_DOWN,
    ARCHIVE,
    CARDS,
    CHANCELLOR,
    DRAWN,
    EDIFICES,
    HELD,
    PILE,
    RELIC_DECK,
    SITE_DECK,
    SITE_DOWN,
    SITE_UP,
    SPACE,
    WORLD_DECK,
    State,
)
from oikumene.kernel import chance
from oikumene.kernel.flow import Flow, argument, choose
from oikumene.kit.book import lay
from oikumene.kit.sides import push_each

#: The map of the first game, slot by slot: the site, whether it lies face up, the card there.
FIRST_GAME = (
    ("plains", True, "longbows"),
    ("lush-coast", False, ""),
    ("mountain", True, "taming-charm"),
    ("buried-giant", False, ""),
    ("salt-flats", False, ""),
    ("rocky-coast", True, "elders"),
    ("wastes", False, ""),
    ("great-slum", False, ""),
)
#: The world deck from the top (Law 8.8): denizens and Visions of each part; then the rest of the denizens.
PARTS = ((10, 2), (15, 3))
HAND = 3


def set_up(book: Book, seats: int, seed: int, oath: int) -> State:
    """The table before the first pawn is placed."""
    state = laid_out(book, seats).copy()
    state.reseed(chance.seeded(seed))
    state.oath = oath
    for zone in (RELIC_DECK, SITE_DECK):
        state.shuffle(zone)
    build_deck(state)
    fill_banks(state)
    lay_boards(state)
    for slot in range(len(SLOTS)):
        if state.faceup(slot):
            verbs.furnish(state, slot)
    for space in range(len(RELIQUARY)):
        state.move(state.zones[RELIC_DECK][-1], SPACE + space)
    for region in range(3):
        state.move(state.zones[WORLD_DECK][0], PILE + region)
    for seat in range(seats):
        deal_hand(state, seat)
    push_each(state, "settle", range(seats))
    state.agenda.insert(0, ("turn", CHANCELLOR))
    return state


@lru_cache(maxsize=8)
def laid_out(book: Book, seats: int) -> State:
    """Everything out of the box and sorted, before a card is shuffled; the world deck is still to be built."""
    state = State(seats, book, 0)
    placed = {name for site, _, card in FIRST_GAME for name in (site, card)}
    for slot, (site, up, card) in enumerate(FIRST_GAME):
        state.add(book.by_id[site], (SITE_UP if up else SITE_DOWN) + slot, SITE)
        if card:
            state.add(book.by_id[card], CARDS + slot, DENIZEN)
    for face, printed in enumerate(book.cards):
        if printed.id in placed:
            continue
        if printed.back == SITE:
            state.add(face, SITE_DECK, SITE)
        elif printed.back == RELIC:
            state.add(face, HELD + CHANCELLOR if printed.id == SCEPTER else RELIC_DECK, RELIC)
        elif printed.back == EDIFICE:
            state.add(face, EDIFICES, EDIFICE)
        elif printed.back == DENIZEN and not printed.starting:
            state.add(face, ARCHIVE + printed.suit, DENIZEN)
    return state


def mixed(state: State, faces: list[int]) -> list[int]:
    """Faces in an order that chance gives."""
    faces = list(faces)
    for i in range(len(faces) - 1, 0, -1):
        other = state.draw(i + 1)
        faces[i], faces[other] = faces[other], faces[i]
    return faces


def build_deck(state: State) -> None:
    """The world deck (Law 8.8): 10 denizens with 2 Visions over 15 with 3 over the rest. Nobody knows where within its
    part a Vision lies."""
    cards = state.book.cards
    laid = set(state.face)
    own = [face for face, card in enumerate(cards) if card.back == DENIZEN and card.starting and face not in laid]
    denizens, visions = mixed(state, own), mixed(state, state.book.every(VISION))
    parts = []
    for n, seen in PARTS:
        parts.append(mixed(state, denizens[:n] + visions[:seen]))
        denizens, visions = denizens[n:], visions[seen:]
    lay(state, denizens, WORLD_DECK, DENIZEN)
    for part in reversed(parts):
        state.mingle([state.add(face, WORLD_DECK, cards[face].back) for face in part], 0)


def fill_banks(state: State) -> None:
    """Favor of the banks by the number of players, and a token on each banner (Law 1.5, 1.6)."""
    each = 3 if state.seats < 5 else 4
    state.banks = [each] * len(state.banks)
    state.stock -= each * len(state.banks) + state.banners[PF].tokens


def lay_boards(state: State) -> None:
    """What each player begins with (Law 1.11 to 1.15)."""
    for seat, board in enumerate(state.boards):
        board.favor = 2 if seat == CHANCELLOR else 1
        board.secrets = 1
        state.stock -= board.favor
        board.bank -= 3
        board.warbands = 3
    lord = state.boards[CHANCELLOR]
    first = next(slot for slot in range(len(SLOTS)) if state.faceup(slot))
    for slot in range(len(SLOTS)):
        if state.faceup(slot) and (slot == first or state.zones[CARDS + slot]):
            n = 2 if slot == first else 1
            lord.bank -= n
            state.bands[slot] = (CHANCELLOR, n)
    for oath, banner in ((DEVOTION, DS), (PEOPLE, PF)):
        if state.oath == oath:
            state.banners[banner].holder = CHANCELLOR


def deal_hand(state: State, seat: int) -> None:
    """Three cards from the bottom of the world deck (Law 1.20); Visions among them advance the track (Law 1.22)."""
    for _ in range(HAND):
        card = state.zones[WORLD_DECK][0]
        state.move(card, DRAWN + seat)
        state.visions += verbs.is_vision(state, card)


def settle(state: State, seat: int) -> Flow[None]:
    """A player's pawn, first adviser and discards (Law 1.23). The Chancellor's pawn stands at the top of the Cradle."""
    state.boards[seat].pawn = 0
    if seat != CHANCELLOR:
        faceup = [slot for slot in range(len(SLOTS)) if state.faceup(slot)]
        where = yield from choose(seat, "first-site", lambda: [("stand", SLOTS[slot]) for slot in faceup])
        state.boards[seat].pawn = SLOTS.index(where[1])
        state.note("stands", seat, state.site(state.boards[seat].pawn))
    drawn = DRAWN + seat
    kept = yield from choose(
        seat, "first-adviser", lambda: [("keep", card) for card in state.zones[drawn]], secret=True
    )
    state.move(argument(kept), ADVISERS_DOWN + seat)
    state.note("keeps-adviser", seat)
    yield from discard_all(state, seat)
