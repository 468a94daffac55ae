"""Set-up (Law 1): the map of the first game or the chronicle's, then a pawn and an adviser for each player."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache

from oikumene.kept.oath_2.legacy import Legacy
from oikumene.kept.oath_2.model import (
    COLOURS,
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
from oikumene.kept.oath_2.rules import ruling, verbs
from oikumene.kept.oath_2.rules.search import discard_all
from oikumene.kept.oath_2.state import (
    ADVISERS_DOWN,
    ARCHIVE,
    CARDS,
    CHANCELLOR,
    CITIZEN,
    DISPOSSESSED,
    DRAWN,
    EDIFICES,
    EXILE,
    HELD,
    PILE,
    RELIC_DECK,
    RELICS,
    ROLES,
    SITE_DECK,
    SITE_DOWN,
    SITE_UP,
    SPACE,
    WORLD_DECK,
    Annals,
    State,
)
from oikumene.kernel import chance
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Flow, Place, argument, choose, split
from oikumene.kept.oath_2.kit.book import lay
from oikumene.kept.oath_2.kit.sides import push, push_each

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


def set_up(book: Book, seats: int, seed: int, oath: int, legacy: Legacy | None = None, series: bool = False) -> State:
    """The table before the first question. `legacy`: what the game before it left; `series`: another is to follow."""
    state = laid_out(book, seats).copy() if legacy is None else laid_by(book, seats, legacy)
    state.reseed(chance.seeded(seed))
    state.oath = oath if legacy is None else legacy.oath
    for zone in (RELIC_DECK, SITE_DECK):
        state.shuffle(zone)
    if legacy is None:
        build_deck(state, starting(state))
    else:
        stack_relics(state, legacy.top)
        build_deck(state, [book.by_id[id] for id in legacy.deck if book[id].back == DENIZEN])
        state.story = json.dumps(legacy.story, ensure_ascii=False, separators=(",", ":"))
    fill_banks(state)
    if series:
        state.annals = Annals(1 if legacy is None else legacy.number, ())
    sides = () if legacy is None else legacy.citizens
    if sides and len(sides) < len(COLOURS) - 1:
        state.agenda = [("boards", *sides)]
    else:
        take_boards(state, dict.fromkeys(sides, CITIZEN), [EXILE if not sides else CITIZEN] * (seats - 1))
        provide(state)
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


def laid_by(book: Book, seats: int, legacy: Legacy) -> State:
    """Everything as the chronicle left it (Law 1.1, 1.3); the world deck is still to be built, and the relics that go
    on top of their deck are still in the box."""
    state = State(seats, book, 0)
    for slot, place in enumerate(legacy.places):
        state.add(book.by_id[place.site], (SITE_UP if place.up else SITE_DOWN) + slot, SITE)
        for id in place.cards:
            state.add(book.by_id[id], CARDS + slot, book[id].back)
        for id in place.relics:
            state.add(book.by_id[id], RELICS + slot, RELIC)
        if place.up and ruling.room(state, slot) < 0:
            raise Refused(
                "chronicle-room",
                "The chronicle is broken: more cards lie at {site} than it can hold.",
                site=place.site,
            )
    for ids, zone, back in (
        (legacy.sites, SITE_DECK, SITE),
        (legacy.rest, RELIC_DECK, RELIC),
        (legacy.dispossessed, DISPOSSESSED, DENIZEN),
    ):
        lay(state, [book.by_id[id] for id in ids], zone, back)
    state.add(book.by_id[SCEPTER], HELD + CHANCELLOR, RELIC)
    for id in legacy.archive:
        state.add(book.by_id[id], ARCHIVE + book[id].suit, DENIZEN)
    laid = set(state.face)
    for face in book.every(EDIFICE):
        if face not in laid:
            state.add(face, EDIFICES, EDIFICE)
    return state


def stack_relics(state: State, top: Sequence[str]) -> None:
    """The relics of the last winner and of the Reliquary lie on top of their deck, in an order nobody knows
    (Law 8.6.3)."""
    lay(state, mixed(state, [state.book.by_id[id] for id in top]), RELIC_DECK, RELIC)


# -- boards (Law 1.9)


def boards(state: State, *sides: int | str) -> Flow[None]:
    """Each player but the Chancellor takes a board, in turn order; where both sides are left, the player chooses."""
    left = {colour: CITIZEN if colour in sides else EXILE for colour in COLOURS[1:]}
    chosen: list[int] = []
    for seat in range(1, state.seats):
        there = [role for role in (CITIZEN, EXILE) if role in left.values()]
        role = there[0]
        if len(there) > 1:
            word = yield from choose(seat, "board", lambda: ("board-citizen", "board-exile"))
            role = CITIZEN if word == "board-citizen" else EXILE
        del left[next(colour for colour in left if left[colour] == role)]
        chosen.append(role)
    take_boards(state, {str(colour): CITIZEN for colour in sides}, chosen)
    provide(state)


def take_boards(state: State, sides: Mapping[str, int], chosen: Sequence[int]) -> None:
    """The boards of the players: of each side the first that is left. Those in the box keep their sides (Law 8.7.2)."""
    left = {colour: sides.get(colour, EXILE) for colour in COLOURS[1:]}
    taken = [COLOURS[CHANCELLOR]]
    for seat, role in enumerate(chosen, 1):
        colour = next(colour for colour in left if left[colour] == role)
        del left[colour]
        taken.append(colour)
        state.boards[seat].role = role
        if sides:
            state.note("takes-board", seat, ROLES[role])
    state.colours = tuple(COLOURS.index(colour) for colour in taken)
    if state.annals is not None:
        state.annals.citizens = tuple(colour for colour, role in left.items() if role == CITIZEN)


def provide(state: State) -> None:
    """Once the boards are chosen: what lies on them and on the map. Where there is too little favor for the sites, the
    Chancellor says where it goes (Law 1.16)."""
    lay_boards(state)
    wanted = favor_of_sites(state)
    if len(wanted) > 1 and sum(wanted.values()) > state.stock > 0:
        push(state, ("site-favor",))
    else:
        deal_out(state)


def favor_of_sites(state: State) -> dict[int, int]:
    """How much favor faceup sites ask for."""
    up = {slot: state.card(state.site(slot)).favor for slot in range(len(SLOTS)) if state.faceup(slot)}
    return {slot: n for slot, n in up.items() if n}


def share_favor(state: State) -> Flow[None]:
    """Too little favor for all sites: the Chancellor lays it out (Law 1.16)."""
    places: list[tuple[Place, int]] = [(("lay-favor", SLOTS[slot]), n) for slot, n in favor_of_sites(state).items()]
    shares = yield from split(CHANCELLOR, "site-favor", lambda: places, state.stock, low=state.stock)
    for (_, name), n in shares.items():
        state.stock -= n
        state.site_favor[SLOTS.index(str(name))] += n
    deal_out(state)


def deal_out(state: State) -> None:
    """Tokens and relics of the sites, the Reliquary, the piles, the hands (Law 1.16 to 1.20)."""
    for slot in range(len(SLOTS)):
        if state.faceup(slot):
            verbs.furnish(state, slot)
    for space in range(len(RELIQUARY)):
        if state.zones[RELIC_DECK]:
            state.move(state.zones[RELIC_DECK][-1], SPACE + space)
    for region in range(3):
        state.move(state.zones[WORLD_DECK][0], PILE + region)
    for seat in range(state.seats):
        deal_hand(state, seat)
    push_each(state, "settle", range(state.seats))
    state.agenda.insert(0, ("turn", CHANCELLOR))


# -- the world deck


def mixed(state: State, faces: list[int]) -> list[int]:
    """Faces in an order that chance gives."""
    faces = list(faces)
    for i in range(len(faces) - 1, 0, -1):
        other = state.draw(i + 1)
        faces[i], faces[other] = faces[other], faces[i]
    return faces


def starting(state: State) -> list[int]:
    """The denizens of the first game's world deck."""
    laid = set(state.face)
    cards = state.book.cards
    return [face for face, card in enumerate(cards) if card.back == DENIZEN and card.starting and face not in laid]


def build_deck(state: State, own: list[int]) -> None:
    """The world deck (Law 8.8): 10 denizens with 2 Visions over 15 with 3 over the rest. Nobody knows where within its
    part a Vision lies."""
    cards = state.book.cards
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
    """What each player begins with (Law 1.11 to 1.15). Citizens have purple warbands, as far as there are some."""
    lord = state.boards[CHANCELLOR]
    terms = state.book.terms
    lord.bank -= terms.chancellor_warbands
    lord.warbands = terms.chancellor_warbands
    first = next(slot for slot in range(len(SLOTS)) if state.faceup(slot))
    for slot in range(len(SLOTS)):
        if state.faceup(slot) and (slot == first or settled(state, slot)):
            n = 2 if slot == first else 1
            lord.bank -= n
            state.bands[slot] = (CHANCELLOR, n)
    for seat, board in enumerate(state.boards):
        board.favor = terms.chancellor_favor if seat == CHANCELLOR else terms.exile_favor
        board.secrets = terms.secrets
        state.stock -= board.favor
        if seat != CHANCELLOR:
            whose = lord if board.role == CITIZEN else board
            board.warbands = min(terms.exile_warbands, whose.bank)
            whose.bank -= board.warbands
    if state.stock < 0:
        raise Refused("favor-short", "There is not enough favor for what players begin with.")
    for oath, banner in ((DEVOTION, DS), (PEOPLE, PF)):
        if state.oath == oath:
            state.banners[banner].holder = CHANCELLOR


def settled(state: State, slot: int) -> bool:
    """Whether a denizen or an intact edifice lies at a site (Law 1.12)."""
    return any(not state.card(card).ruin for card in state.zones[CARDS + slot])


def deal_hand(state: State, seat: int) -> None:
    """Three cards from the bottom of the world deck (Law 1.20); Visions among them advance the track (Law 1.22)."""
    for _ in range(state.book.terms.hand):
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
    yield from discard_all(state, seat, ())
