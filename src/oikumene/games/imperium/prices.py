"""What an option says before it is chosen: its price, what lies on a card, that nothing would come of it. Asked of the
rules and of what is printed, so that what is said is what will be paid."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.games.imperium.effects.fame import UnrestPrice
from oikumene.games.imperium.kinds import ANY_UNREST
from oikumene.games.imperium.model import RESOURCES, Card, Effect
from oikumene.games.imperium.rules import matters
from oikumene.games.imperium.rules.deed import Deed
from oikumene.games.imperium.rules.develop import price
from oikumene.games.imperium.rules.market import brings_unrest
from oikumene.games.imperium.rules.playing import is_free
from oikumene.games.imperium.state import EXILE, HAND, MARKET, UNDER, State
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.game import Part
from oikumene.kernel.words import Details
from oikumene.kit import goods
from oikumene.kit.bend import bent
from oikumene.kit.effects import INF, slug
from oikumene.kit.ways import Choose, Cost, If, May, Seq

#: The kind of what a card asks for when it is played or exhausted: `exhaust-cls-shrine`.
FEE = "fee"
PLAY, EXHAUST = "play", "exhaust"
#: So much of each resource at most, where the texts are made beforehand.
MOST = 20
#: What a price must not be paid in whole, and what must.
MAY_PAY, MUST_PAY = 0, 1
#: Questions that take a card of the market; that after which its unrest comes along; those about developments.
TAKES = ("acquire", "break-through")
WITH_UNREST = "acquire"
DEVELOPS = ("develop", "develop-now")


# -- what cards ask for


def asked(effect: Effect | None) -> tuple[Cost[Deed], int] | None:
    """The price that an ability begins with, and whether it must be paid."""
    if isinstance(effect, Seq):
        effect = effect.steps[0]
    if isinstance(effect, May):
        return (effect.step, MAY_PAY) if isinstance(effect.step, Cost) else None
    return (effect, MUST_PAY) if isinstance(effect, Cost) else None


def ability(card: Card, how: str) -> Effect | None:
    return card.play if how == PLAY else card.exhaust


def fee(state: State, seat: int, card: int, how: str) -> tuple[tuple[str, ...], int]:
    """What is paid for it: nothing is said where something takes off what is printed."""
    printed = state.card(card)
    found = asked(ability(printed, how))
    if found is None or any(unrest_now(state, seat, way) for way in on_unrest(found[0].cost)):
        return (), MAY_PAY
    return (f"{how}-{printed.id}",), found[1]


def on_unrest(cost: Effect) -> list[UnrestPrice]:
    """The prices on unrest among several, of which other cards may take something off."""
    return [way for way in cost.ways if isinstance(way, UnrestPrice)] if isinstance(cost, Choose) else []


def unrest_now(state: State, seat: int, way: UnrestPrice) -> tuple[str, ...]:
    """What a price on unrest is now, where that is not what is printed."""
    printed = matters.UnrestPrice(way.cards, way.materials)
    now = bent(state, matters.UNREST_PRICE, seat, printed)
    if way.cards:
        return (f"card-{now.cards}",) if now.cards != printed.cards else ()
    return (f"materials-{now.materials}",) if now.materials != printed.materials else ()


def say_fee(card: Card, how: str) -> Sequence[Part]:
    """What a card asks for, in words."""
    found = asked(ability(card, how))
    assert found is not None
    return found[0].price(INF)


def fees(book: Sequence[Card]) -> dict[str, tuple[Card, str]]:
    """Every card that asks for something, by the name of what it asks for."""
    return {
        f"{how}-{card.id}": (card, how)
        for card in book
        for how in (PLAY, EXHAUST)
        if asked(ability(card, how)) is not None
    }


# -- what nothing comes of


def idle(effect: Effect, deed: Deed) -> bool:
    """Whether nothing of an ability can be done now, as far as its player knows."""
    if isinstance(effect, Seq):
        return all(idle(step, deed) for step in effect.steps)
    if isinstance(effect, May):
        return idle(effect.step, deed)
    if isinstance(effect, If):
        chosen = effect.chosen(deed)
        return chosen is None or idle(chosen, deed)
    return not effect.feasible(deed)


def wasted(state: State, seat: int, card: int, how: str) -> int:
    """Whether a card is played or exhausted for nothing."""
    printed = state.card(card)
    effect = ability(printed, how)
    if how == PLAY and printed.pinned:
        return 0  # it stays, and that is what it is played for
    return int(effect is None or idle(effect, Deed(state, seat, card)))


# -- what options say


def details(state: State, ask: Ask, value: Value) -> Details:
    assert isinstance(value, tuple)
    word, seat = value[0], ask.seat
    if word == "revolt":
        return (len(state.fitting(ANY_UNREST, state.zones[HAND + seat])),)
    if word == "way":
        return (way_now(state, ask, str(value[1])),)
    card = int(value[1])
    if word == "pick":
        return picked(state, ask, card)
    if word == PLAY:
        return int(not is_free(state, seat, card)), *fee(state, seat, card, PLAY), wasted(state, seat, card, PLAY)
    return *fee(state, seat, card, EXHAUST), wasted(state, seat, card, EXHAUST)


def way_now(state: State, ask: Ask, id: str) -> tuple[str, ...]:
    """What a way of returning unrest costs, where that is not what it says."""
    found = asked(state.card(int(str(ask.about[0]))).play) if ask.prompt == "choose" and ask.about else None
    ways = [way for way in on_unrest(found[0].cost) if slug(way) == id] if found is not None else []
    return unrest_now(state, ask.seat, ways[0]) if ways else ()


def picked(state: State, ask: Ask, card: int) -> Details:
    """What lies on a market card, and whether unrest comes with it; what a development costs."""
    if ask.prompt in DEVELOPS:
        return goods.named(RESOURCES, price(state, ask.seat, card)), (), 0
    at = state.at[card]
    if ask.prompt not in TAKES or not (at == EXILE or MARKET <= at < UNDER):
        return (), (), 0
    if at == EXILE:
        return (), (), int(ask.prompt == WITH_UNREST and brings_unrest(state, card))
    slot = state.slot_of(card)
    unrest = ask.prompt == WITH_UNREST and bool(state.zones[UNDER + slot])
    return (), goods.named(RESOURCES, state.market[slot]), int(unrest)
