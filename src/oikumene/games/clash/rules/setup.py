"""Set-up (rulebook, preparing the game)."""

from __future__ import annotations

from oikumene.games.clash.board import PLANS, START
from oikumene.games.clash.model import HAPPY, SEA, SETTLER, Advance, Book, Card, Leader, Region
from oikumene.games.clash.rules import verbs
from oikumene.games.clash.state import (
    ACTION,
    ACTION_DECK,
    EVENT,
    EVENT_DECK,
    OBJECTIVE,
    OBJECTIVE_DECK,
    REGION,
    REGION_BACK,
    REGION_BOX,
    WONDER,
    WONDER_DECK,
    State,
    Variant,
)
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.book import lay
from oikumene.kit.places import bits, each
from oikumene.kit.sides import push

#: The decks: their zones, and their backs.
DECKS = {
    "actions": (ACTION_DECK, ACTION),
    "events": (EVENT_DECK, EVENT),
    "objectives": (OBJECTIVE_DECK, OBJECTIVE),
    "wonders": (WONDER_DECK, WONDER),
}


def used(card: Card, variant: Variant) -> bool:
    """Whether a card is in the game: those of the expansion only with it."""
    return variant.expansion or not card.expansion


def set_up(book: Book, seats: int, seed: int, variant: Variant) -> State:
    """The board with its regions facedown, the decks; then players settle, one after the other."""
    state = State(seats, book, seed, variant)
    for name, (zone, back) in DECKS.items():
        faces = [n for n, card in enumerate(book.cards) if card.deck == name and used(card, variant)]
        lay(state, [face for face in faces for _ in range(book.cards[face].copies)], zone, back)
        state.shuffle(zone)
    regions = [n for n, card in enumerate(book.cards) if isinstance(card, Region)]
    lay(state, regions, REGION_BOX, REGION_BACK)
    state.shuffle(REGION_BOX)
    for spot in range(seats, len(state.board.spots)):
        state.move(state.zones[REGION_BOX][-1], REGION + spot)
    for seat in range(seats):
        begin_with(state, seat)
    state.first = state.below(seats)
    state.empower()
    order = state.in_order(state.first)
    civilizations = [("civilization", seat) for seat in order]
    push(state, *civilizations, ("deal-leaders",), *[("home", seat) for seat in order], ("round",))
    return state


def begin_with(state: State, seat: int) -> None:
    """What every player begins with: two food, the first advances, a card of each kind."""
    player = state.players[seat]
    book = state.book
    player.goods[:] = book.terms.start
    player.owned = tuple([n for n, power in enumerate(book.powers) if isinstance(power, Advance) and power.start])
    player.owns = bits(player.owned)
    verbs.deal_action(state, seat)
    verbs.draw_objective(state, seat)


def free_civilizations(state: State) -> list[str]:
    """Those that nobody has."""
    taken = {player.civ for player in state.players}
    return [civ for civ in state.book.civilizations if civ not in taken]


def civilization(state: State, seat: int) -> Flow[None]:
    """A civilization by lot, or chosen."""
    if not state.variant.expansion:
        return
    able = free_civilizations(state)
    if state.variant.civilizations == "choose":
        picked = yield from choose(seat, "civilization", lambda: [("civilization", civ) for civ in able])
        state.players[seat].civ = str(picked[1])
    else:
        state.players[seat].civ = able[state.below(len(able))]


def deal_leaders(state: State) -> Flow[None]:
    """Each civilization's three leaders; in another history three of all, dealt at random."""
    book = state.book
    if state.variant.history == "alternate" and state.variant.expansion:
        deck = [n for n, power in enumerate(book.powers) if isinstance(power, Leader)]
        for player in state.players:
            dealt = [deck.pop(state.below(len(deck))) for _ in range(3)]
            player.leaders = tuple(sorted(dealt))
        return
    for player in state.players:
        if player.civ:
            leaders = book.civilizations[player.civ].leaders
            player.leaders = tuple([book.power_of[leader.id] for leader in leaders])
    return
    yield


def home(state: State, seat: int) -> Flow[None]:
    """The region where a player begins, with a happy city on its plains, and a settler beside it (two in the short
    game)."""
    spot = seat
    civ = state.players[seat].civ
    own = state.book.civilizations[civ].region if civ else ()
    tile = own or START[PLANS[state.seats].starts[seat][1]]
    state.board.lay(state.terrain, spot, tile, 0)
    cells = state.board.cells(spot, 0)
    state.turns[spot] = 0
    state.explored |= bits(cells)
    state.sea |= bits([hex for hex, kind in zip(cells, tile, strict=True) if kind == SEA])
    city = cells[0]
    verbs.add_city(state, seat, city, HAPPY)
    state.players[seat].first_city = city
    state.note("begins", seat, civ or "none", state.label(city))
    for _ in range(2 if state.variant.length == "short" else 1):
        if state.variant.first_settler == "inside":
            verbs.place(state, seat, city, SETTLER)
            continue

        def listing() -> list[Value]:
            near = state.board.masks[city] & bits(cells) & state.land
            return [("settle", state.label(hex)) for hex in each(near)]

        picked = yield from choose(seat, "settle", listing)
        assert isinstance(picked, tuple)
        verbs.place(state, seat, state.hex(picked[1]), SETTLER)
