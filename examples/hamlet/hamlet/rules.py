"""The rules of Hamlet, a function each. They know neither effects nor cards."""

from hamlet.state import BUILT, DECK, GOODS, HAND, PLAY, PRICE
from oikumene.kernel.flow import choose
from oikumene.kit.bend import bent
from oikumene.kit.book import lay
from oikumene.kit.effects import Deed
from oikumene.kit.goods import Swap, Tender, by_number, paid, plus, taken
from oikumene.kit.moments import everywhere
from oikumene.kit.sides import clockwise, push

ROUNDS = 6
TENDER = Tender(Swap(2, (0, 1)))  # gold stands in for wood and stone


def begin(state, deck):
    """Set-up: three cards each; then six rounds, a turn each."""
    lay(state, deck, DECK, pool=0)
    state.shuffle(DECK)
    for seat in range(len(state.goods)):
        draw(state, seat, 3)
    push(state, *[("turn", seat, n) for n in range(1, ROUNDS + 1) for seat in range(len(state.goods))])
    return state


def turn(state, seat):
    """A turn: build a card, or forage for a wood and a stone; then draw a card."""

    def listing():
        cards = state.distinct(state.zones[HAND + seat])
        return [*[("build", c) for c in cards if TENDER.payable(state.goods[seat], price(state, seat, c))], "forage"]

    picked = yield from choose(seat, "act", listing, secret=True)
    if picked == "forage":
        state.note("forages", seat)
        gain(state, seat, (1, 1, 0))
    else:
        yield from build(state, seat, picked[1])
    draw(state, seat, 1)


def price(state, seat, card):
    """The price: as printed, unless a card in play bends it."""
    return bent(state, PRICE, seat, state.card(card).price)


def build(state, seat, card):
    """Build: pay, lay the card down, do what it says; then the others' cards answer."""
    owed, purse = price(state, seat, card), state.goods[seat]
    state.move(card, PLAY + seat)
    state.note("builds", seat, card)
    payment = yield from paid(lambda: purse, owed, TENDER, by_number(seat, "pay", lambda c: (card, GOODS[c.good])))
    taken(purse, payment)
    yield from state.card(card).effect.run(Deed(state, seat, card))
    yield from everywhere(state, BUILT, clockwise(seat, len(state.goods)), lambda side, c: Deed(state, side, c), card)


def gain(state, seat, goods):
    state.goods[seat][:] = plus(state.goods[seat], goods)


def draw(state, seat, n):
    """Draw: as many as there are."""
    for card in state.zones[DECK][::-1][:n]:
        state.move(card, HAND + seat)


def points(state, seat):
    """The end: what the cards are worth, and a point for every three goods."""
    return {"cards": sum(state.card(c).points for c in state.zones[PLAY + seat]), "goods": sum(state.goods[seat]) // 3}
