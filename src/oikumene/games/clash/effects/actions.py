"""What the upper halves of the 21 kinds of action cards do (rulebook, action cards)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oikumene.games.clash.deed import Deed
from oikumene.games.clash.effects import common
from oikumene.games.clash.effects.making import Do, plainly
from oikumene.games.clash.model import (
    ACADEMY,
    CULTURE,
    FOOD,
    GOODS,
    IDEA,
    INFANTRY,
    NOTHING,
    ORE,
    SETTLER,
    WOOD,
    Amounts,
    goods,
)
from oikumene.games.clash.rules import (
    advances,
    barbarians,
    cities,
    collect,
    construct,
    influence,
    payment,
    questions,
    turn,
    verbs,
)
from oikumene.games.clash.rules.aftermath import Fought
from oikumene.games.clash.state import (
    ASSIGNED,
    BARBARIANS,
    GREAT,
    HAND_ACTIONS,
    HAND_OBJECTIVES,
    HAND_WONDERS,
    MOVED,
    OBJECTIVE_DECK,
    OBJECTIVE_DISCARD,
    Feat,
    State,
)
from oikumene.kernel.flow import Flow, Value, gather, optional
from oikumene.kit.goods import plus, plus_one
from oikumene.kit.places import bits, each

# -- advances


def _advance(deed: Deed) -> Flow[None]:
    yield from common.free_advance(deed.state, deed.seat, advances.open_advances(deed.state, deed.seat))


ADVANCE = Do("advance", _advance, lambda deed: bool(advances.open_advances(deed.state, deed.seat)))


def _near_advances(deed: Deed) -> list[int]:
    return common.also_owned(deed.state, deed.seat, common.neighbours(deed.state, deed.seat))


def _inspiration(deed: Deed) -> Flow[None]:
    yield from common.free_advance(deed.state, deed.seat, _near_advances(deed))


INSPIRATION = Do("inspiration", _inspiration, lambda deed: bool(_near_advances(deed)))


def _taught_by(deed: Deed) -> tuple[int, list[int]]:
    """A city just captured, and the advances of its former owner."""
    state, seat = deed.state, deed.seat

    def taught(feat: Feat) -> bool:
        loser = feat.facts[1] if feat.what == "captured" and feat.facts[0] == seat else BARBARIANS
        return loser < state.seats and bool(common.also_owned(state, seat, [loser]))

    n = common.unused(state, seat, "teach-us-now", taught)
    return n, common.also_owned(state, seat, [state.feats[n].facts[1]]) if n >= 0 else []


def _teach(deed: Deed) -> Flow[None]:
    n, able = _taught_by(deed)
    common.use_feat(deed.state, deed.seat, "teach-us-now", n)
    yield from common.free_advance(deed.state, deed.seat, able)


TEACH_US = Do("teach-us-now", _teach, lambda deed: _taught_by(deed)[0] >= 0)


def _partners(deed: Deed) -> list[int]:
    near = common.neighbours(deed.state, deed.seat)
    return [other for other in near if common.also_owned(deed.state, deed.seat, [other])]


def _exchange(deed: Deed) -> Flow[None]:
    """An advance that another has; then the other takes one of the player's."""
    state, seat, other = deed.state, deed.seat, deed.other
    yield from common.free_advance(state, seat, common.also_owned(state, seat, [other]))
    yield from common.free_advance(state, other, common.also_owned(state, other, [seat]))


TECH_EXCHANGE = Do("tech-exchange", _exchange, lambda deed: bool(_partners(deed)))


#: What makes an advance of a group cheaper once a turn.
ONCE_CHEAPER = ("priesthood", "may-ballcourts")


#: What may change what an advance costs: who obtains one that does pays otherwise for the next.
PRICING = frozenset([matter.name for matter in (questions.ADVANCE_PRICE, questions.SWAPS, questions.CREDITS)])


def _pairs(deed: Deed) -> list[int]:
    """Advances that can be paid, after which another of their group can be too (by what is owed together)."""
    return list(_pairing(deed))


def _pairing(deed: Deed) -> Iterator[int]:
    state, seat = deed.state, deed.seat
    for n in advances.payable(state, seat):
        if _second(state, seat, n):
            yield n


def _second(state: State, seat: int, n: int) -> bool:
    """Whether another advance of its group could be paid with an advance: by what the first one makes cheaper, and
    without what it has used up."""
    player, first = state.players[seat], advances.price(state, seat, n)
    brought = [state.book.power_of[one.id] for one in advances.brought(state, seat, n)]
    if first == state.book.terms.advance and not brought and not PRICING.intersection(state.book.powers[n].answers):
        return _payable_with(state, seat, n, first, advances.opened(state, player.owns | 1 << n))
    kept = player.owned, player.owns, state.done
    player.owned = (*player.owned, n, *brought)
    player.owns = bits(player.owned)
    state.done += ONCE_CHEAPER if first != state.book.terms.advance else ()
    state.empower()
    found = _payable_with(state, seat, n, first, advances.open_advances(state, seat))
    player.owned, player.owns, state.done = kept
    state.empower()
    return found


def _payable_with(state: State, seat: int, n: int, first: Amounts, able: Sequence[int]) -> bool:
    """Whether one of these is of the advance's group and can be paid together with it."""
    group = state.book.advance(n).group
    return any(
        payment.can_pay(state, seat, plus(first, advances.price(state, seat, other)), payment.ADVANCE, other)
        for other in able
        if state.book.advance(other).group == group
    )


def _synergy(deed: Deed) -> Flow[None]:
    """Two advances of one group, for their prices."""
    state, seat = deed.state, deed.seat
    n = yield from common.paid_advance(state, seat, _pairs(deed))
    group = state.book.advance(n).group
    able = [other for other in advances.payable(state, seat) if state.book.advance(other).group == group]
    if able:
        yield from common.paid_advance(state, seat, able)


TECH_SYNERGY = Do("tech-synergy", _synergy, lambda deed: any(True for _ in _pairing(deed)))


def _ideas(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    yield from common.paid_advance(state, seat, advances.payable(state, seat))
    verbs.gain_one(state, seat, IDEA, 2)


IDEA_SYNERGY = Do("idea-synergy", _ideas, lambda deed: advances.any_payable(deed.state, deed.seat))

# -- after a battle


def _won_land(feat: Feat, seat: int) -> bool:
    if feat.what != "battle":
        return False
    fact = Fought(*feat.facts)
    fought = bool(fact.rolled) or fact.defender == seat  # who wins without a roll in defence has the Wall
    return fact.winner == seat and not fact.sea and fought


def _hero_feat(deed: Deed) -> int:
    return common.unused(deed.state, deed.seat, "heroic-general", lambda feat: _won_land(feat, deed.seat))


def _hero(deed: Deed) -> Flow[None]:
    """A city's mood rises; another step for a token."""
    state, seat = deed.state, deed.seat
    common.use_feat(state, seat, "heroic-general", _hero_feat(deed))
    hex = yield from common.pick_city(state, seat, common.unhappy(state, seat))
    verbs.change_mood(state, hex, 1)
    if common.unhappy(state, seat) and payment.can_pay(state, seat, goods(mood=1)):
        picked = yield from optional(
            seat, "which-city", lambda: [("city", state.label(city)) for city in common.unhappy(state, seat)]
        )
        if picked is not None:
            yield from payment.pays(state, seat, goods(mood=1))
            verbs.change_mood(state, state.hex(picked[1]), 1)


HEROIC_GENERAL = Do(
    "heroic-general", _hero, lambda deed: _hero_feat(deed) >= 0 and bool(common.unhappy(deed.state, deed.seat))
)


def _idea_feat(deed: Deed) -> int:
    """A battle that was won, or a city that was captured without one: both by one attack are one occasion."""
    state, seat = deed.state, deed.seat
    fought_for = {feat.hex for feat in state.feats if _won_land(feat, seat)}

    def walked_in(feat: Feat) -> bool:
        return feat.what == "captured" and feat.facts[0] == seat and feat.hex not in fought_for

    return common.unused(state, seat, "good-ideas", lambda feat: _won_land(feat, seat) or walked_in(feat))


def _good_ideas(deed: Deed) -> None:
    common.use_feat(deed.state, deed.seat, "good-ideas", _idea_feat(deed))
    verbs.gain_one(deed.state, deed.seat, IDEA, 2)


GOOD_IDEAS = Do("good-ideas", plainly(_good_ideas), lambda deed: _idea_feat(deed) >= 0)


def _academies(deed: Deed) -> int:
    return sum(deed.state.cities[hex].has(ACADEMY) for hex in deed.state.cities_of(deed.seat))


LEAP = Do(
    "leap-of-knowledge",
    plainly(lambda deed: verbs.gain_one(deed.state, deed.seat, IDEA, _academies(deed))),
    lambda deed: _academies(deed) > 0,
)

# -- hands

HANDS = (HAND_ACTIONS, HAND_OBJECTIVES, HAND_WONDERS)
#: Kinds of cards in a hand: great persons go with action cards.
KINDS_OF_CARDS = ((HAND_ACTIONS, GREAT), (HAND_OBJECTIVES,), (HAND_WONDERS,))


def _spied_on(deed: Deed) -> list[int]:
    state = deed.state
    return [o for o in state.clockwise(deed.seat) if any(state.zones[zone + o] for zone in (*HANDS, GREAT))]


def _spies(deed: Deed) -> Flow[None]:
    """All cards of another hand are looked at; one may be exchanged for one of the same kind."""
    state, seat, other = deed.state, deed.seat, deed.other
    for zone in HANDS:
        for card in state.zones[zone + other]:
            state.reveal(card, 1 << seat)

    def held(by: int, zones: tuple[int, ...]) -> list[int]:
        return [card for zone in zones for card in state.distinct(state.zones[zone + by])]

    def listing() -> list[Value]:
        found: list[Value] = []
        for zones in KINDS_OF_CARDS:
            for own in held(seat, zones):
                found += [("swap-cards", own, theirs) for theirs in held(other, zones)]
        return found

    picked = yield from optional(seat, "spies", listing, secret=True)
    if picked is None:
        return
    assert isinstance(picked, tuple)
    own, theirs = int(picked[1]), int(picked[2])
    gives, takes = state.at[own] - seat + other, state.at[theirs] - other + seat
    state.move(own, gives)
    state.move(theirs, takes)
    state.note("swaps", seat, other)


SPIES = Do("spies", _spies, lambda deed: bool(_spied_on(deed)))


def _goals(deed: Deed) -> Flow[None]:
    """Two objectives are looked at; one may be kept for one of the hand; the rest go back into the deck."""
    state, seat = deed.state, deed.seat
    before = state.zones[HAND_OBJECTIVES + seat]
    verbs.draw_objective(state, seat, 2)
    drawn = [card for card in state.zones[HAND_OBJECTIVES + seat] if card not in before]

    def listing() -> list[Value]:
        return [("swap-cards", own, new) for own in state.distinct(before) for new in state.distinct(drawn)]

    picked = yield from optional(seat, "new-goals", listing, secret=True)
    back = list(drawn)
    if picked is not None:
        assert isinstance(picked, tuple)
        back = [card for card in drawn if card != int(picked[2])] + [int(picked[1])]
    for card in back:
        state.move(card, OBJECTIVE_DECK)
    state.shuffle(OBJECTIVE_DECK)


NEW_GOALS = Do(
    "new-goals",
    _goals,
    lambda deed: (
        bool(deed.state.zones[HAND_OBJECTIVES + deed.seat])
        and any(deed.state.zones[zone] for zone in (OBJECTIVE_DECK, OBJECTIVE_DISCARD, ASSIGNED + deed.seat))
    ),
)

# -- collecting


#: What lets a city collect without a main action.
FREE_COLLECTS = ("free-economy", "lead-acamapichtli")


def _can_change_collect(deed: Deed) -> bool:
    """One of the cards for a collect, and only where one is still to come in this turn."""
    state, seat = deed.state, deed.seat
    if state.focused or state.massed:
        return False
    if state.actions > 0:
        return any(collect.can_collect(state, seat, hex) for hex in state.cities_of(seat))
    return any(name in FREE_COLLECTS for name in turn.abilities(state, seat, action=False))


def _focus(deed: Deed) -> None:
    deed.state.focused = True


def _mass(deed: Deed) -> None:
    deed.state.massed = True


FOCUSED = Do("focused-collection", plainly(_focus), _can_change_collect)
MASS = Do("mass-collection", plainly(_mass), _can_change_collect)

# -- building, settling


def _growing(deed: Deed) -> list[int]:
    state, seat = deed.state, deed.seat
    return [
        hex
        for hex in state.cities_of(seat)
        if cities.can_activate(state, hex) and construct.buildings(state, seat, hex, free=True)
    ]


def _growth(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    hex = yield from common.pick_city(state, seat, _growing(deed))
    cities.activate(state, hex)
    yield from construct.raise_building(state, seat, hex, free=True)
    yield from cities.worked(state, seat, hex, "construct")


CITY_GROWTH = Do("city-growth", _growth, lambda deed: bool(_growing(deed)))


def _explorers(deed: Deed) -> Flow[None]:
    state, seat = deed.state, deed.seat
    yield from common.uncover(state, seat, common.regions_near(state, seat))
    yield from common.place_unit(state, seat, SETTLER, must=False)


EXPLORERS = Do(
    "explorers",
    _explorers,
    lambda deed: bool(common.regions_near(deed.state, deed.seat) or common.homes(deed.state, deed.seat, SETTLER)),
)


def _militia(deed: Deed) -> Flow[None]:
    yield from common.place_unit(deed.state, deed.seat, INFANTRY)


MILITIA = Do("militia", _militia, lambda deed: bool(common.homes(deed.state, deed.seat, INFANTRY)))

# -- other players and turns


def everybody_else(deed: Deed) -> tuple[int, ...]:
    return deed.state.clockwise(deed.seat)


def _negotiate(deed: Deed) -> None:
    state, seat, other = deed.state, deed.seat, deed.other
    state.pacts = (*state.pacts, (seat, other, "negotiations"), (other, seat, "negotiations"))
    state.done = tuple([word for word in state.done if word != turn.ACTED])  # the turn has still not really begun
    state.note("pact", seat, other)


NEGOTIATIONS = Do("negotiations", plainly(_negotiate), lambda deed: turn.ACTED not in deed.state.done)
LEADERSHIP = Do("leadership", plainly(lambda deed: _more_actions(deed.state)))


def _more_actions(state: State) -> None:
    state.actions += 1


def _targets(deed: Deed) -> list[int]:
    return [other for other in deed.state.clockwise(deed.seat) if not deed.state.players[other].wounded]


def _assassinate(deed: Deed) -> None:
    deed.state.players[deed.other].debt += 1
    deed.state.players[deed.other].wounded = True
    deed.state.note("assassination", deed.seat, deed.other)


ASSASSINATION = Do("assassination", plainly(_assassinate), lambda deed: bool(_targets(deed)))
#: At whom cards can be aimed, by title.
AIMED = {
    "tech-exchange": _partners,
    "spies": _spied_on,
    "negotiations": everybody_else,
    "assassination": _targets,
}

# -- barbarians


def _armies(deed: Deed) -> list[int]:
    """Barbarian armies within two hexes of an own city or army unit, that can go somewhere."""
    state, seat = deed.state, deed.seat
    if BARBARIANS not in state.whose:
        return []
    near = bits([*state.cities_of(seat), *[hex for hex in state.units_of(seat) if verbs.army_at(state, hex)]])
    for _ in range(2):
        near |= state.board.around(near) & state.explored
    return [
        hex
        for hex in each(near)
        if state.whose[hex] == BARBARIANS and barbarians.steps(state, seat, hex, anywhere=True)
    ]


PRICES = (FOOD, WOOD, ORE, CULTURE)


def _hire(deed: Deed) -> Flow[None]:
    """So many armies are paid for, and then moved one after the other; cities that they left get a unit."""
    state, seat = deed.state, deed.seat

    def listing(picked: tuple[Value, ...]) -> list[Value]:
        owed = NOTHING
        for pick in picked:
            owed = plus_one(owed, GOODS.index(str(pick[1])), 1)  # type: ignore[index]
        last = GOODS.index(str(picked[-1][1])) if picked else 0  # type: ignore[index]
        able = [good for good in PRICES if good >= last]
        return [("hire-for", GOODS[good]) for good in able if payment.can_pay(state, seat, plus_one(owed, good, 1))]

    picked = yield from gather(seat, "mercenaries", listing, bool, low=1, high=len(_armies(deed)))
    owed = NOTHING
    for pick in picked:
        owed = plus_one(owed, GOODS.index(str(pick[1])), 1)  # type: ignore[index]
    yield from payment.pays(state, seat, owed)
    left = []
    for _ in picked:
        able = [hex for hex in _armies(deed) if not all(unit >> 3 & MOVED for unit in state.units[hex])]
        if not able:
            break
        start = yield from common.pick_city(state, seat, able, "which-army")
        if (yield from barbarians.held_back(state, start)):
            continue
        goals = barbarians.steps(state, seat, start, anywhere=True)
        goal = yield from common.pick_city(state, seat, goals, "army-to")
        city = state.cities.get(start)
        if city is not None and city.owner == BARBARIANS:
            left.append(start)
        yield from barbarians.march(state, start, goal)
    verbs.clear_marks(state, BARBARIANS, -1)
    for hex in left:
        city = state.cities.get(hex)
        if city is not None and city.owner == BARBARIANS:
            yield from barbarians.reinforce(state, seat, hex)


def _can_hire(deed: Deed) -> bool:
    state, seat = deed.state, deed.seat
    return any(payment.can_pay(state, seat, plus_one(NOTHING, good, 1)) for good in PRICES) and bool(_armies(deed))


MERCENARIES = Do("mercenaries", _hire, _can_hire)


#: What lets a player influence without a main action.
FREE_ATTEMPTS = ("arts", "gre-hellenistic")


def _awe_targets(deed: Deed) -> bool:
    """Whether an influence attempt that can still be made could reach a barbarian city of size one."""
    state, seat = deed.state, deed.seat
    if state.influenced or state.awed:
        return False
    state.awed = True
    starts = influence.starts(state, seat)
    near = {target for start in starts for target in influence.targets(state, seat, start)}
    able = state.actions > 0 or any(name in FREE_ATTEMPTS for name in turn.abilities(state, seat, action=False))
    found = any(influence.SETTLEMENT in influence.pieces(state, seat, target) for target in near)
    state.awed = False
    return able and found


def _awe(deed: Deed) -> None:
    deed.state.awed = True


CULTURAL_AWE = Do("cultural-awe", plainly(_awe), _awe_targets)
