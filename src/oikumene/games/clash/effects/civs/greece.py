"""What the advances and leaders of Greece do (rulebook, civilizations)."""

from __future__ import annotations

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects.advances import draft_for, has, once
from oikumene.games.clash.effects.leaders import (
    activates,
    bonus,
    foe_units,
    gains,
    lcity,
    own_units,
    regions_with_cities,
)
from oikumene.games.clash.effects.making import Do, bends, plainly, when
from oikumene.games.clash.model import ACADEMY, CULTURE, IDEA, Ability, goods
from oikumene.games.clash.rules import cards, cities, influence, moments, payment, questions, verbs
from oikumene.games.clash.state import HAND_ACTIONS, Battle, State
from oikumene.kernel.flow import Flow, choose
from oikumene.kit.places import bits

# -- Study

STUDY = when(
    moments.RECRUITED,
    "gre-study",
    plainly(lambda deed: verbs.gain_one(deed.state, deed.seat, IDEA)),
    holds=lambda deed, about: deed.state.cities[about.hex].has(ACADEMY),
)

# -- Sparta


def _outnumbered(state: State, side: int) -> bool:
    """Whether a side has fewer army units in this round's land battle than its enemy."""
    fight = state.battle
    if fight is None or fight.sea or side not in (fight.attacker, fight.defender):
        return False
    return own_units(state, side, fight) < foe_units(state, side, fight)


SPARTA = (
    draft_for(CULTURE, "gre-sparta"),
    bends(
        questions.MAY_PLAY,
        lambda state, side, value, whose: value and not (whose != side and _outnumbered(state, side)),
    ),
)

# -- Hellenistic Culture: from wherever there is an own building; Arts for mood

ARTS_IN_MOOD = goods(mood=2)


def _arts(deed: Deed) -> Flow[None]:
    once(deed.state, "arts")
    yield from influence.influence(deed.state, deed.seat, fee=ARTS_IN_MOOD)


def _can_arts(deed: Deed) -> bool:
    state, seat = deed.state, deed.seat
    return has(state, seat, "arts") and "arts" not in state.done and influence.can_influence(state, seat, ARTS_IN_MOOD)


HELLENISTIC = (
    bends(
        questions.STARTS,
        lambda state, side, value: value | bits([hex for hex, city in state.cities.items() if side in city.buildings]),
    ),
    Ability(Do("gre-hellenistic", _arts, _can_arts, ARTS_IN_MOOD)),
)

# -- City States


def _peers(state: State, side: int, value: int, hex: int) -> int:
    """Own cities that are no smaller than a city was when its action began, in no worse mood."""
    size, mood = state.cities[hex].began
    return value | bits(
        [
            other
            for other in state.cities_of(side)
            if other != hex
            and state.cities[other].size >= size
            and state.cities[other].mood >= mood
            and cities.can_activate(state, other)
        ]
    )


CITY_STATES = bends(questions.COUNTS_ON, _peers)

# -- Alexander the Great

IDOL_PRICE = goods(culture=1)


def _idols(deed: Deed) -> list[int]:
    """The action cards that he lets be played: those that take an action."""
    state, seat = deed.state, deed.seat
    return [
        card
        for card in state.distinct(state.zones[HAND_ACTIONS + seat])
        if cards.takes_action(state, seat, card) and cards.can_play(state, seat, card, free=True, fee=IDOL_PRICE)
    ]


def _idol(deed: Deed) -> Flow[None]:
    """His city is activated, and an action card is played without an action."""
    state, seat = deed.state, deed.seat
    hex = lcity(state, seat)
    picked = yield from choose(seat, "idol", lambda: [("play", card) for card in _idols(deed)], secret=True)
    assert isinstance(picked, tuple)
    yield from payment.pays(state, seat, IDOL_PRICE)
    cities.activate(state, hex)
    yield from cards.play(state, seat, int(picked[1]), free=True)
    yield from cities.worked(state, seat, hex, "special")


IDOL = Ability(Do("lead-alexander", _idol, lambda deed: activates(deed) and bool(_idols(deed)), IDOL_PRICE))


def foreign_regions(state: State, seat: int, fight: Battle) -> int:
    """Regions with an own city, but for the one where the player began."""
    return len(regions_with_cities(state, seat) - {seat})


RULER_OF_THE_WORLD = bonus(foreign_regions)

# -- Leonidas I

THIS_IS_SPARTA = when(
    moments.RECRUITED,
    "lead-leonidas",
    gains(culture=1),
    holds=lambda deed, about: about.hex == lcity(deed.state, deed.seat),
)


def outnumbered(state: State, seat: int, fight: Battle) -> int:
    return 2 * max(0, foe_units(state, seat, fight) - own_units(state, seat, fight))


HERO_OF_THERMOPYLAE = bonus(outnumbered)
