"""Events that lie open until they have done what they say (rulebook, events)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.events.shared import POINT, spared
from oikumene.games.clash.effects.making import Do, bends, plainly, when
from oikumene.games.clash.model import goods
from oikumene.games.clash.rules import moments, payment, questions
from oikumene.games.clash.rules.aftermath import Fought
from oikumene.games.clash.state import EVENT_DISCARD, LASTING, State
from oikumene.kernel.flow import Flow


def _lasts(deed: Deed) -> None:
    deed.state.move(deed.card, LASTING)
    deed.state.empower()


LASTS = Do("lasts", plainly(_lasts))


def spend(state: State, zone: int, id: str) -> None:
    """A card that lay open has done what it says: it is discarded."""
    card = next(card for card in state.zones[zone] if state.card(card).id == id)
    state.move(card, EVENT_DISCARD)
    state.empower()


# -- the plague: whom nothing protects from it builds nothing

UNBUILDING = bends(questions.MAY_BUILD, lambda state, side, value: value and spared(state, side, "plague"))

# -- the eclipse: the next land battle ends after its first round


def _first_to_hear(deed: Deed) -> bool:
    """Of two players who fight the attacker is told first; barbarians are not."""
    fight = deed.state.battle
    return fight is not None and (deed.seat == fight.attacker or fight.attacker >= deed.state.seats)


def _darkens(deed: Deed) -> None:
    fight = deed.state.battle
    assert fight is not None
    fight.breaks = True


def _awes(deed: Deed) -> None:
    """A point for the winner; for the defender if nobody has won. Barbarians score nothing."""
    state, fact = deed.state, deed.about
    assert isinstance(fact, Fought)
    to = fact.defender if fact.winner < 0 else fact.winner
    if to < state.seats:
        state.players[to].glory += POINT
    spend(state, LASTING, "ev-solar-eclipse")


ECLIPSE = (
    when(
        moments.BEFORE_BATTLE,
        "ev-solar-eclipse",
        plainly(_darkens),
        holds=lambda deed, about: _first_to_hear(deed) and deed.state.battle is not None and not deed.state.battle.sea,
    ),
    when(
        moments.BATTLE_OVER,
        "ev-solar-eclipse",
        plainly(_awes),
        holds=lambda deed, fact: not fact.sea and bool(fact.rolled),
    ),
)

# -- the horse: who attacks a player's defended city may keep the defender from playing a card

HORSE_PRICE = goods(wood=1, culture=1)


def _storms_player(deed: Deed) -> bool:
    state, fight = deed.state, deed.state.battle
    if fight is None or fight.sea or fight.attacker != deed.seat or fight.defender >= state.seats:
        return False
    return fight.hex in state.cities


def _horse(deed: Deed) -> Flow[None]:
    state, fight = deed.state, deed.state.battle
    assert fight is not None
    yield from payment.pays(state, deed.seat, HORSE_PRICE)
    fight.barred = fight.defender
    state.players[deed.seat].glory += POINT
    spend(state, LASTING, "ev-trojan-horse")


HORSE = when(
    moments.BEFORE_BATTLE,
    "ev-trojan-horse",
    _horse,
    holds=lambda deed, about: _storms_player(deed),
    able=lambda deed: payment.can_pay(deed.state, deed.seat, HORSE_PRICE),
    at_will=True,
    fee=HORSE_PRICE,
)
