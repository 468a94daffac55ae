"""What the advances and leaders of Japan do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.advances import add_bonus, draft_price, has, once
from oikumene.games.clash.effects.civilizations import recruits_without
from oikumene.games.clash.effects.leaders import built_here, lcity, pays_before
from oikumene.games.clash.effects.making import Do, bends, plainly, when
from oikumene.games.clash.model import (
    ACADEMY,
    BUILDINGS,
    CAVALRY,
    CULTURE,
    FOOD,
    FORTRESS,
    INFANTRY,
    OBSERVATORY,
    Ability,
    goods,
)
from oikumene.games.clash.rules import advances, influence, moments, payment, questions, verbs
from oikumene.games.clash.rules.aftermath import Fought
from oikumene.games.clash.rules.questions import Offer
from oikumene.games.clash.state import ACTION_DISCARD, HAND_ACTIONS, State
from oikumene.kernel.flow import Flow, Value, choose
from oikumene.kit.places import bits

# -- advances

POTTERY = when(
    moments.COLLECTED,
    "jap-pottery",
    plainly(lambda deed: once(deed.state, "jap-pottery") and verbs.gain_one(deed.state, deed.seat, CULTURE)),
    holds=lambda deed, about: about.gained[FOOD] >= 3,
)


def _behind_walls(state: State, side: int) -> bool:
    """The first round of a land battle for an own city with a fortress."""
    fight = state.battle
    if fight is None or fight.sea or fight.round > 1 or fight.defender != side:
        return False
    city = state.cities.get(fight.hex)
    return city is not None and city.owner == side and city.has(FORTRESS)


HORSEMANSHIP = (
    recruits_without(CAVALRY, lambda state, side, hex: state.cities[hex].has(FORTRESS)),
    bends(
        questions.CLASH_VALUE,
        lambda state, side, value, clashed: value + (clashed[CAVALRY] > 0 and _behind_walls(state, side)),
    ),
)


def _in_reach(state: State, side: int, value: bool, other: int) -> bool:
    """An own city or army unit within two hexes of any unit or city of the other player."""
    theirs = bits([*state.cities_of(other), *state.units_of(other)])
    for hex in (*state.cities_of(side), *[h for h in state.units_of(side) if verbs.army_at(state, h)]):
        if state.within(hex, 2) & theirs:
            return True
    return value


NINJUTSU = bends(questions.CANCELS_CARDS, _in_reach)
SHOGUNATE = (
    bends(questions.CARD_ACTION, lambda state, side, value, card: False),
    bends(
        questions.OFFERS,
        lambda state, side, value, hex: (
            (*value, Offer(INFANTRY, draft_price(state, side), "draft", card=True, by="jap-shogunate"))
            if has(state, side, "draft")
            else value
        ),
    ),
)

# -- Emperor Go-Toba

WAY_OF_THE_SWORD = pays_before("lead-go-toba", goods(ore=1), lambda deed: add_bonus(deed.state, deed.seat, 2))
SCHOLAR = when(
    moments.CONSTRUCTED,
    "lead-go-toba",
    lambda deed: advances.buy(deed.state, deed.seat),
    holds=built_here(ACADEMY, OBSERVATORY),
    able=lambda deed: bool(advances.payable(deed.state, deed.seat)),
    at_will=True,
)

# -- Emperor Jimmu


def _fortified(state: State, side: int, value: int) -> int:
    """Defending an own city with a fortress near the leader, who need not fight."""
    fight = state.battle
    if fight is None or fight.sea or fight.defender != side:
        return value
    city, here = state.cities.get(fight.hex), state.leader_at(side)
    near = here >= 0 and 0 <= state.apart(here, fight.hex) <= 2
    return value + 2 * (city is not None and city.owner == side and city.has(FORTRESS) and near)


FORTIFIED = bends(questions.BONUS, _fortified)
MYTHICAL_PRICE = goods(culture=1)


def _played(deed: Deed) -> list[int]:
    """The player's cards of this battle that lie among the discards."""
    fight = deed.state.battle
    cards = () if fight is None else fight.played[fight.side(deed.seat)]
    return [card for card in cards if deed.state.at[card] == ACTION_DISCARD]


def _survived(deed: Deed, fact: Fought) -> bool:
    led = fact.attacker_led if fact.attacker == deed.seat else fact.defender_led
    lost = fact.attacker_leaders_lost if fact.attacker == deed.seat else fact.defender_leaders_lost
    return bool(led) and not lost


def _takes_back(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    yield from payment.pays(state, seat, MYTHICAL_PRICE)

    def listing() -> list[Value]:
        return [("take-card", card) for card in state.distinct(_played(deed))]

    picked = yield from choose(seat, "mythical", listing)
    assert isinstance(picked, tuple)
    state.move(int(picked[1]), HAND_ACTIONS + seat)
    state.note("takes-card", seat, int(picked[1]))


MYTHICAL = when(
    moments.BATTLE_OVER,
    "lead-jimmu",
    _takes_back,
    holds=_survived,
    able=lambda deed: bool(_played(deed)) and payment.can_pay(deed.state, deed.seat, MYTHICAL_PRICE),
    at_will=True,
    fee=MYTHICAL_PRICE,
)

# -- Empress Suiko


def _foreign(deed: Deed) -> list[int]:
    """Buildings of other colours in the leader's city that can become own ones."""
    hex = lcity(deed.state, deed.seat)
    return [] if hex < 0 else influence.pieces(deed.state, deed.seat, hex)


def _reclaims(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    hex = lcity(state, seat)

    def listing() -> list[Value]:
        return [("exchange-building", BUILDINGS[building]) for building in _foreign(deed)]

    picked = yield from choose(seat, "influence-building", listing, about=(state.label(hex),))
    assert isinstance(picked, tuple)
    verbs.repaint(state, hex, BUILDINGS.index(str(picked[1])), seat)
    state.note("influenced", seat, str(picked[1]), state.label(hex))


def _buddhism(*, free: bool) -> Ability:
    """A building of another colour in the leader's city; without an action where there is a state religion."""

    def able(deed: Deed) -> bool:
        return has(deed.state, deed.seat, "state-religion") == free and bool(_foreign(deed))

    return Ability(
        Do("lead-suiko", _reclaims, able), action=not free, price=goods(culture=1), name="free" if free else ""
    )


JAPANESE_BUDDHISM = (_buddhism(free=False), _buddhism(free=True))
