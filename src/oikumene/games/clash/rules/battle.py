"""Battles (rulebook, battles): on land and at sea, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oikumene.games.clash.model import (
    ARMY,
    CAVALRY,
    CULTURE,
    DIE,
    ELEPHANT,
    FIGURES,
    FORTRESS,
    GOLD,
    HULLS,
    INFANTRY,
    KINDS,
    LEADER,
    MOOD,
    PIRATE_SHIP,
    SETTLER,
    SHIP,
    ActionCard,
    Amounts,
    Tactic,
)
from oikumene.games.clash.rules import capture, moments, objectives, payment, routes, verbs
from oikumene.games.clash.rules.questions import (
    ATTACK_PRICE,
    BEATEN_OFF,
    BONUS,
    CANCELS,
    CAP,
    CLASH_VALUE,
    CLASHES,
    DICE,
    FORT,
    MALUS,
    MAY_PLAY,
    PIRATES_ALLIED,
    PLAYS_FOR,
    USES_TACTICS,
)
from oikumene.games.clash.state import (
    BARBARIANS,
    FOUGHT,
    HAND_ACTIONS,
    LAID,
    MOVED,
    NOBODYS,
    PIRATE,
    RESOLVING,
    Battle,
    Feat,
    State,
    kind_of,
    marked,
)
from oikumene.kernel.flow import Flow, Value, choose, gather, may, optional
from oikumene.kit.bend import bent, bent_by_all

#: So much combat value is one hit.
HIT = 5
#: A cap that caps nothing.
NO_CAP = 999
#: What a clash ability of a kind adds.
CLASH = {INFANTRY: 1, CAVALRY: 2}

#: What cards may do to a battle, by its marks.
NO_ROLL = "no-roll"
ENDS = "ends-after-round"
MUST_RETREAT = "must-retreat"


class Fought(NamedTuple):
    """A battle as cards remember it."""

    attacker: int
    defender: int
    winner: int
    sea: int
    #: Units at the start.
    attackers: int
    defenders: int
    #: Units lost, of attacker and defender.
    attackers_lost: int
    defenders_lost: int
    #: The size of a city fought for (0: none), its wonders, its owner, whether it had a fortress.
    size: int
    wonders: int
    owner: int
    fortress: int
    landed: int
    #: Leaders lost by attacker and defender, whether a leader fought for each.
    attacker_leaders_lost: int
    defender_leaders_lost: int
    attacker_led: int
    defender_led: int
    #: Cavalry and elephants of the attacker that survived; whether dice were rolled.
    riders: int
    rolled: int


# -- who fights


def pirates_bar(state: State, seat: int, hex: int) -> bool:
    """Whether pirates on a hex are enemies: not for who is allied with them."""
    return bool(state.pirates[hex]) and not bent(state, PIRATES_ALLIED, seat, False, hex)


def enemy_at(state: State, side: int, hex: int) -> int:
    """The side that must be fought on a hex; -1 for none."""
    if state.whose[hex] not in (NOBODYS, side):
        return state.whose[hex]
    city = state.cities.get(hex)
    if city is not None and city.owner != side:
        return city.owner
    if side < BARBARIANS and pirates_bar(state, side, hex):
        return PIRATE
    return -1


def fighters(state: State, fight: Battle, side: int) -> list[int]:
    """The units of a side that fight."""
    if side == PIRATE:
        return [SHIP] * state.pirates[fight.hex]
    units = fight.force if side == fight.attacker else state.units[fight.hex]
    if fight.sea:
        return [unit for unit in units if kind_of(unit) in HULLS]
    return [unit for unit in units if kind_of(unit) in ARMY]


def fortress(state: State, fight: Battle) -> tuple[int, int]:
    """What a fortress adds for the defender in the first round: a die, and a hit cancelled."""
    city = state.cities.get(fight.hex)
    if fight.sea or fight.round > 1 or city is None or not city.has(FORTRESS):
        return 0, 0
    if fight.attacker >= state.seats:
        return 1, 1
    return bent(state, FORT, fight.attacker, (1, 1))


def hand(state: State, side: int, foe: int) -> int:
    """The seat that decides for a side: of barbarians and pirates the next player after whom they fight."""
    return side if side < state.seats else state.clockwise(foe)[0]


# -- beginning


def attack_price(state: State, side: int, hex: int, force: tuple[int, ...]) -> Amounts | None:
    """What a player must pay to attack a hex, and whether it may be attacked at all."""
    nothing: Amounts | None = (0,) * 7
    foe = enemy_at(state, side, hex)
    if any(one == side and other == foe for one, other, _ in state.pacts):
        return None
    return bent_by_all(state, ATTACK_PRICE, nothing, side, hex, force)


def may_attack(state: State, side: int, hex: int, force: tuple[int, ...]) -> bool:
    price = attack_price(state, side, hex, force)
    return price is not None and payment.can_pay(state, side, price)


def attack(
    state: State, side: int, hex: int, origin: int, force: tuple[int, ...], *, landed: bool = False
) -> Flow[None]:
    """A group that has left its hex enters one with enemies. `force`: all that come, settlers and loads too."""
    if side < state.seats:
        yield from declared(state, side, hex, force)
    sea = any(kind_of(unit) in HULLS for unit in force)
    fighting = tuple([unit for unit in force if kind_of(unit) in HULLS or (not sea and kind_of(unit) in ARMY)])
    fight = Battle(side, enemy_at(state, side, hex), hex, origin, fighting, sea)
    fight.came = tuple([unit for unit in force if unit not in fighting])
    fight.landed = landed
    if side == state.active:
        fight.add("bonus", side, state.charge)
        state.charge = 0
    state.battle = fight
    yield from fought(state, fight)


def declared(state: State, side: int, hex: int, force: tuple[int, ...]) -> Flow[None]:
    """What must be paid for an attack is paid, and both hear of it."""
    price = attack_price(state, side, hex, force)
    assert price is not None
    yield from payment.pays(state, side, price)
    foe = enemy_at(state, side, hex)
    for one in (side, foe):
        yield from moments.occurs(state, moments.ATTACKED, one, (side, foe))


def launched(state: State, seat: int, hex: int) -> Flow[None]:
    """A ship that was just recruited lies among enemies: it fights, and cannot retreat."""
    yield from declared(state, seat, hex, (SHIP,))
    fight = Battle(seat, enemy_at(state, seat, hex), hex, -1, (SHIP,), True)
    fight.recruited = True
    state.battle = fight
    yield from fought(state, fight)


def assault(
    state: State, seat: int, hex: int, group: tuple[int, ...], *, origin: int = -1, recruited: bool = False
) -> Flow[None]:
    """Pirates are attacked by who is allied with them: ships that come, and all that are there. Who breaks off goes
    back to where the group came from, or lies among the pirates again."""
    here = state.units[hex]
    own = tuple([unit for unit in here if kind_of(unit) != PIRATE_SHIP])
    state.pirates[hex] += len(here) - len(own)
    state.units[hex], state.whose[hex] = (), NOBODYS
    force = (*group, *own)
    fighting = tuple([unit for unit in force if kind_of(unit) in HULLS])
    fight = Battle(seat, PIRATE, hex, hex if own or origin < 0 else origin, fighting, True)
    fight.came = tuple([unit for unit in force if kind_of(unit) not in HULLS])
    fight.recruited = recruited
    state.battle = fight
    yield from fought(state, fight)


def turned(state: State, seat: int, hex: int, kind: int) -> Flow[None]:
    """A unit that has changed sides stands among those it was with: it fights, and cannot retreat."""
    fight = Battle(seat, enemy_at(state, seat, hex), hex, -1, (kind,), False)
    fight.recruited = True
    state.battle = fight
    yield from fought(state, fight)


def fought(state: State, fight: Battle) -> Flow[None]:
    """A battle from its beginning to its end."""
    state.note("attacks", fight.attacker, fight.defender, state.label(fight.hex))
    attackers, defenders = fighters(state, fight, fight.attacker), fighters(state, fight, fight.defender)
    fight.first = fight.present = (len(attackers), len(defenders))
    facts = known(state, fight)
    traders = trading(state, fight)
    defended = bool(defenders) or fortress(state, fight) != (0, 0)
    beaten = fight.defender < state.seats and bent(state, BEATEN_OFF, fight.defender, False, fight.attacker)
    rolled = False
    if beaten:
        yield from all_lost(state, fight, fight.attacker)
        fight.winner = fight.defender
    elif not defended:
        fight.winner = fight.attacker
    else:
        rolled = True
        yield from moments.occurs(state, moments.BEFORE_BATTLE, fight.attacker, fight.defender)
        yield from moments.occurs(state, moments.BEFORE_BATTLE, fight.defender, fight.attacker)
        yield from rounds(state, fight)
    yield from over(state, fight, facts, rolled, traders)


def trading(state: State, fight: Battle) -> tuple[int, int]:
    """For attacker and defender: how many settlers and ships they have in supply, where such a one could carry a trade
    route from the hex that is fought for; else -1."""
    found = []
    for side in (fight.attacker, fight.defender):
        left, kind = -1, SHIP if fight.sea else SETTLER
        if side < state.seats and routes.could_trade(state, side, fight.hex, kind):
            left = state.players[side].units[SETTLER] + state.players[side].units[SHIP]
        found.append(left)
    return found[0], found[1]


def marauders(state: State, fight: Battle, traders: tuple[int, int]) -> list[int]:
    """Who has destroyed a settler or ship of another player that could have traded."""
    found = []
    for before, side in zip(traders, (fight.attacker, fight.defender), strict=True):
        if before < 0 or fight.other(side) >= state.seats:
            continue
        if state.players[side].units[SETTLER] + state.players[side].units[SHIP] > before:
            found.append(fight.other(side))
    return found


def known(state: State, fight: Battle) -> tuple[int, int, int, int, int, int]:
    """What is fought for: size of the city, wonders, owner, fortress; and whether leaders are there."""
    city = state.cities.get(fight.hex)
    led = [any(kind_of(u) == LEADER for u in fighters(state, fight, s)) for s in (fight.attacker, fight.defender)]
    if city is None or fight.sea:
        return 0, 0, NOBODYS, 0, int(led[0]), int(led[1])
    return city.size, len(city.wonders), city.owner, int(city.has(FORTRESS)), int(led[0]), int(led[1])


# -- rounds


def rounds(state: State, fight: Battle) -> Flow[None]:
    """Round after round, until one side has nobody left or the attacker retreats."""
    while True:
        yield from one_round(state, fight)
        attackers, defenders = fighters(state, fight, fight.attacker), fighters(state, fight, fight.defender)
        if not attackers or not defenders:
            fight.winner = decided(state, fight, bool(attackers), bool(defenders))
            return
        if fight.winner != NOBODYS:
            return
        for side in (fight.attacker, fight.defender):
            yield from moments.occurs(state, moments.ROUND_ENDS, side, fight.other(side))
        if ENDS in fight.marks or MUST_RETREAT in fight.marks or (yield from retreats(state, fight)):
            state.note("retreats", fight.attacker)
            return
        fight.round += 1


def decided(state: State, fight: Battle, attackers: bool, defenders: bool) -> int:
    """Who has won when somebody has nobody left. A fortress that defends alone wins if all attackers fall at once."""
    if attackers:
        return fight.attacker
    if defenders:
        return fight.defender
    return fight.defender if fight.first[1] == 0 else NOBODYS


def retreats(state: State, fight: Battle) -> Flow[bool]:
    """The attacker may retreat to where they came from; barbarians never do, nor do ships that were just built."""
    if fight.attacker >= state.seats or fight.recruited:
        return False
    return (yield from may(fight.attacker, "retreat", about=(state.label(fight.hex),)))


def one_round(state: State, fight: Battle) -> Flow[None]:
    """Cards, the reveal, the roll, losses."""
    fight.cards, fight.ally = (-1, -1), NOBODYS
    fight.dice = fight.stood = ((), ())
    fight.extra = (0, 0)
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.ROUND_BEGINS, side, fight.other(side))
    present = [len(fighters(state, fight, side)) for side in (fight.attacker, fight.defender)]
    fight.present = (present[0], present[1])
    if fight.round > 1 and 0 in present:
        return
    for side in (fight.attacker, fight.defender):
        yield from lay_card(state, fight, side)
    yield from reveal(state, fight)
    if NO_ROLL not in fight.marks and fighters(state, fight, fight.attacker):
        yield from roll_and_lose(state, fight)
    yield from put_away(state, fight)


# -- cards


def may_play_cards(state: State, fight: Battle, side: int) -> bool:
    """Whether a side may play an action card in this round, by what all see."""
    seat = card_player(state, fight, side)
    if seat < 0 or not bent(state, USES_TACTICS, seat, False):
        return False
    if fight.barred == side and fight.round == 1:
        return False
    return bent_by_all(state, MAY_PLAY, True, side)


def card_player(state: State, fight: Battle, side: int) -> int:
    """Whose cards are played for a side: for barbarians those of a player who may; -1 for nobody's."""
    if side < state.seats:
        return side
    if side != BARBARIANS or PLAYS_FOR.name not in state.hooks:
        return NOBODYS
    others = state.clockwise(fight.other(side))
    return next((seat for seat in others if bent(state, PLAYS_FOR, seat, False, fight.hex)), NOBODYS)


def tactic_of(state: State, card: int) -> Tactic:
    printed = state.card(card)
    assert isinstance(printed, ActionCard)
    power = state.book.powers[state.book.power_of[printed.tactic]]
    assert isinstance(power, Tactic)
    return power


def fits(state: State, fight: Battle, side: int, tactic: Tactic) -> bool:
    """Whether a tactic can be played: what it needs takes part, the role fits, the place too."""
    attacks = side == fight.attacker
    if tactic.role == ("defender" if attacks else "attacker"):
        return False
    city = state.cities.get(fight.hex)
    storms = city is not None and not fight.sea
    if (tactic.city and not storms) or (tactic.not_storming and attacks and storms):
        return False
    present = []
    if fighters(state, fight, side):
        present.append("ship" if fight.sea else "army")
    if not attacks and city is not None and not fight.sea and city.has(FORTRESS):
        present.append("fortress")
    return any(need in present for need in tactic.needs) and (tactic.able is None or tactic.able(state, fight, side))


def playable(state: State, fight: Battle, side: int, seat: int) -> list[Value]:
    """The cards of a seat that fit a side."""
    cards = state.distinct(state.zones[HAND_ACTIONS + seat])
    return [("tactic", card) for card in cards if fits(state, fight, side, tactic_of(state, card))]


def lay_card(state: State, fight: Battle, side: int) -> Flow[None]:
    """A side may lay an action card facedown. Who has cards at all is asked, whatever they are."""
    seat = card_player(state, fight, side)
    if not may_play_cards(state, fight, side) or not state.zones[HAND_ACTIONS + seat]:
        return
    picked = yield from optional(seat, "tactic", lambda: playable(state, fight, side, seat), secret=True)
    if picked is None:
        return
    assert isinstance(picked, tuple)
    card = int(picked[1])
    state.move(card, LAID + seat)
    fight.cards = (card, fight.cards[1]) if side == fight.attacker else (fight.cards[0], card)
    if seat != side:
        fight.ally = seat
    state.note("lays-card", seat)


def reveal(state: State, fight: Battle) -> Flow[None]:
    """Cards are laid open at once; then what they do at that, in the order that they say."""
    shown = []
    for side, card in zip((fight.attacker, fight.defender), fight.cards, strict=True):
        if card >= 0:
            state.move(card, RESOLVING)
            state.note("reveals-card", player_of(fight, side), card)
            own, foe = fight.played
            fight.played = ((*own, card), foe) if side == fight.attacker else (own, (*foe, card))
            tactic = tactic_of(state, card)
            if fits(state, fight, side, tactic):
                state.tactics[side] = state.book.power_of[tactic.id]
                shown.append((tactic.order, side != fight.attacker, side, tactic))
    state.empower()
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.REVEALED, side, fight.other(side))
    for _, _, side, tactic in sorted(shown, key=lambda one: one[:2]):
        if tactic.reveal is not None and state.tactics[side] == state.book.power_of[tactic.id]:
            yield from tactic.reveal(state, fight, side)


def player_of(fight: Battle, side: int) -> int:
    """Who has played the card of a side in this round."""
    return fight.ally if side == BARBARIANS else side


def annul(state: State, side: int) -> None:
    """The card that a side plays in this round does nothing."""
    state.tactics[side] = -1
    state.empower()


def put_away(state: State, fight: Battle) -> Flow[None]:
    """The round is over: cards are discarded."""
    for side in range(len(state.tactics)):
        state.tactics[side] = -1
    state.empower()
    for side, card in zip((fight.attacker, fight.defender), fight.cards, strict=True):
        if card >= 0 and state.at[card] == RESOLVING:
            verbs.discard_action(state, card, player_of(fight, side))
    return
    yield


# -- the roll


def dice(state: State, fight: Battle, side: int) -> int:
    """A die for each unit, one for a fortress, and what cards add."""
    n = len(fighters(state, fight, side))
    if side == fight.defender:
        n += fortress(state, fight)[0]
    return max(0, bent(state, DICE, side, n))


def clashing(state: State, fight: Battle, side: int) -> bool:
    """Whether a side may use clash abilities: on land, if neither side's powers forbid it."""
    if fight.sea:
        return False
    return bent(state, CLASHES, side, bent(state, CLASHES, fight.other(side), True, side), side)


def clashed(faces: Sequence[int], kinds: Sequence[int], riders: int = 0) -> tuple[int, int, int]:
    """What dice show for units that clash: the values that count, what infantry and cavalry add, and the hits that
    elephants cancel with their lowest dice, which do not count then. `riders`: cavalry that clash as elephants do.

    >>> clashed((4, 9), (INFANTRY,)), clashed((4, 9), (ELEPHANT,)), clashed((2, 8), (CAVALRY,), 1)
    ((8, 1, 0), (5, 0, 1), (5, 0, 1))
    """
    more = sum([worth * together(faces, kinds, riders)[kind] for kind, worth in CLASH.items()])
    beasts = sorted([DIE[face][0] for face in faces if DIE[face][1] == ELEPHANT])[: kinds.count(ELEPHANT)]
    beasts += sorted([DIE[face][0] for face in faces if DIE[face][1] == CAVALRY])[:riders]
    return sum([DIE[face][0] for face in faces]) - sum(beasts), more, len(beasts)


def together(faces: Sequence[int], kinds: Sequence[int], riders: int = 0) -> tuple[int, ...]:
    """How many units of each kind clash by what dice show."""
    symbols = [DIE[face][1] for face in faces]
    found = [min(symbols.count(kind), kinds.count(kind)) for kind in range(len(KINDS))]
    found[CAVALRY] -= riders
    return tuple(found)


def armed(state: State, fight: Battle, side: int) -> int:
    """Combat value that a side has paid for: for all rounds, for this one, and for units of some kinds."""
    own = fight.side(side)
    worth = fight.armed[own]
    units = sum([worth[kind_of(unit)] for unit in fighters(state, fight, side)]) if any(worth) else 0
    return fight.bonus[own] + fight.extra[own] + units


def roll(state: State, fight: Battle, side: int) -> tuple[tuple[int, ...], int, int]:
    """The dice of a side: their faces, the combat value, and the hits that elephants cancel."""
    faces = [state.below(len(DIE)) for _ in range(dice(state, fight, side))]
    if clashing(state, fight, side):
        faces = reroll(state, faces, sum([kind_of(unit) == LEADER for unit in fighters(state, fight, side)]))
    return tuple(faces), *worth(state, fight, side, faces)


def worth(state: State, fight: Battle, side: int, faces: Sequence[int], riders: int = 0) -> tuple[int, int]:
    """What dice come to: the combat value, and the hits that elephants cancel."""
    foe = fight.other(side)
    kinds = [kind_of(unit) for unit in fighters(state, fight, side)]
    value, more, cancels = sum([DIE[face][0] for face in faces]), 0, 0
    if clashing(state, fight, side):
        value, more, cancels = clashed(faces, kinds, riders)
        more = bent(state, CLASH_VALUE, side, more, together(faces, kinds, riders))
    more += armed(state, fight, side)
    more = min(bent(state, BONUS, side, more), bent(state, CAP, foe, NO_CAP)) - bent(state, MALUS, foe, 0)
    return max(0, value + more), cancels


def reroll(state: State, faces: list[int], leaders: int) -> list[int]:
    """A leader rolls a die with the leader's symbol again, until it shows another."""
    for n, face in enumerate(faces):
        if leaders and DIE[face][1] == LEADER:
            leaders -= 1
            while DIE[faces[n]][1] == LEADER:
                faces[n] = state.below(len(DIE))
    return faces


def roll_and_lose(state: State, fight: Battle) -> Flow[None]:
    """Both roll, both lose."""
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.BEFORE_ROLL, side, fight.other(side))
    stood = [tuple([kind_of(u) for u in fighters(state, fight, s)]) for s in (fight.attacker, fight.defender)]
    fight.stood = (stood[0], stood[1])
    own, foe = roll(state, fight, fight.attacker), roll(state, fight, fight.defender)
    fight.dice = (own[0], foe[0])
    fight.value = (own[1], foe[1])
    fight.cancel = (own[2], foe[2])
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.AFTER_ROLL, side, fight.other(side))
    state.note("rolls", fight.attacker, fight.value[0], fight.defender, fight.value[1])
    hits = []
    for side in (fight.attacker, fight.defender):
        hits.append((yield from hits_on(state, fight, side)))
    before = [len(fighters(state, fight, side)) for side in (fight.attacker, fight.defender)]
    for side, n in zip((fight.attacker, fight.defender), hits, strict=True):
        yield from casualties(state, fight, side, min(n, len(fighters(state, fight, side))))
    lost = [n - len(fighters(state, fight, s)) for n, s in zip(before, (fight.attacker, fight.defender), strict=True)]
    for n, side in enumerate((fight.attacker, fight.defender)):
        yield from moments.occurs(state, moments.AFTER_LOSSES, side, (lost[n], lost[1 - n]))


def hits_on(state: State, fight: Battle, side: int) -> Flow[int]:
    """The hits that a side takes: the other's combat value in fives, less what it cancels."""
    own = fight.side(side)
    hits = fight.value[1 - own] // HIT
    cancels = fight.cancel[own]
    if side == fight.defender:
        cancels += fortress(state, fight)[1]
    cancels = bent(state, CANCELS, side, cancels)
    if hits > cancels and fighters(state, fight, side):
        fight.cancel = (cancels, fight.cancel[1]) if own == 0 else (fight.cancel[0], cancels)
        yield from moments.occurs(state, moments.LOSSES, side, hits)
        cancels = fight.cancel[own]
    return max(0, hits - cancels)


def casualties(state: State, fight: Battle, side: int, n: int) -> Flow[None]:
    """A side loses units of its choice; pirates who fight for it first."""
    if n <= 0:
        return
    if fight.sea:
        for unit in sorted(fighters(state, fight, side), key=lambda unit: kind_of(unit) != PIRATE_SHIP)[:n]:
            yield from struck(state, fight, side, unit)
        return
    decider = hand(state, side, fight.other(side))

    def listing(picked: tuple[Value, ...]) -> list[Value]:
        kinds = [kind_of(unit) for unit in fighters(state, fight, side)]
        gone = [KINDS.index(str(pick[1])) for pick in picked if isinstance(pick, tuple)]
        least = gone[-1] if gone else 0
        return [("lose", KINDS[k]) for k in sorted(set(kinds)) if k >= least and _leaves(kinds, gone, k, n)]

    picked = yield from gather(
        decider, "casualties", listing, lambda picked: len(picked) >= n, low=n, high=n, about=(side, n)
    )
    gone = [KINDS.index(str(pick[1])) for pick in picked if isinstance(pick, tuple)]
    for kind in gone:
        unit = next(unit for unit in fighters(state, fight, side) if kind_of(unit) == kind)
        yield from struck(state, fight, side, unit)


def _leaves(kinds: list[int], gone: list[int], kind: int, n: int) -> bool:
    """Whether one more of a kind can go, so that enough of the kinds after it are left for the rest."""
    left = [k for k in kinds if k > kind] + [kind] * (kinds.count(kind) - gone.count(kind))
    return kinds.count(kind) > gone.count(kind) and len(left) >= n - len(gone)


def struck(state: State, fight: Battle, side: int, unit: int) -> Flow[None]:
    """A unit is lost in battle."""
    own = fight.side(side)
    if side == PIRATE:
        state.pirates[fight.hex] -= 1
        state.pirate_ships += 1
    elif side == fight.attacker:
        units = list(fight.force)
        units.remove(unit)
        fight.force = tuple(units)
    else:
        verbs.take_units(state, fight.hex, [unit])
    lost = (*fight.lost[own], kind_of(unit))
    fight.lost = (lost, fight.lost[1]) if own == 0 else (fight.lost[0], lost)
    state.note("loses-unit", side, FIGURES[kind_of(unit)])
    foe = fight.other(side)
    if kind_of(unit) == LEADER and foe < state.seats:
        state.players[foe].slain += 1
    if side != PIRATE:
        yield from verbs.lose(state, side, [unit])


def all_lost(state: State, fight: Battle, side: int) -> Flow[None]:
    """All fighters of a side are lost at once."""
    for unit in fighters(state, fight, side):
        yield from struck(state, fight, side, unit)


# -- the end


def over(
    state: State, fight: Battle, facts: tuple[int, int, int, int, int, int], rolled: bool, traders: tuple[int, int]
) -> Flow[None]:
    """A battle is over: who is left where, what is captured, what is won by it."""
    size, wonders, owner, fort, led, foe_led = facts
    won = fight.winner == fight.attacker
    riders = sum([kind_of(unit) in (CAVALRY, ELEPHANT) for unit in fight.force])
    yield from settle_forces(state, fight, won)
    robbers = marauders(state, fight, traders)
    fact = Fought(
        fight.attacker,
        fight.defender,
        fight.winner,
        int(fight.sea),
        fight.first[0],
        fight.first[1],
        len(fight.lost[0]),
        len(fight.lost[1]),
        size,
        wonders,
        owner,
        fort,
        int(fight.landed),
        fight.lost[0].count(LEADER),
        fight.lost[1].count(LEADER),
        led,
        foe_led,
        riders,
        int(rolled),
    )
    state.feats = (*state.feats, Feat("battle", fight.hex, tuple(fact)))
    yield from rewards(state, fight)
    for side in (fight.attacker, fight.defender):
        yield from moments.occurs(state, moments.BATTLE_OVER, side, fact)
    city = state.cities.get(fight.hex)
    taken = won and not fight.sea and city is not None and city.owner != fight.attacker and bool(fight.force)
    state.battle = None
    if taken:
        yield from capture.captured(state, fight.attacker, fight.hex, fact)
    yield from objectives.window(state, "battle")
    for robber in robbers:
        state.feats = (*state.feats, Feat("marauded", fight.hex, (robber,)))
        yield from objectives.window(state, "marauded")


def settle_forces(state: State, fight: Battle, won: bool) -> Flow[None]:
    """Where everybody stands after a battle; settlers without an army die, and carried units without a ship."""
    side, foe, hex = fight.attacker, fight.defender, fight.hex
    left = [marked(unit, FOUGHT | MOVED) for unit in fight.force]
    came = [marked(unit, MOVED) for unit in fight.came]
    if foe != PIRATE and not fighters(state, fight, foe) and state.whose[hex] == foe:
        bereft = state.units[hex] if not fight.sea or won else ()
        if bereft:
            verbs.take_units(state, hex, bereft)
            yield from verbs.lose(state, foe, bereft)
    fight.settled = True
    stranded = not won and fight.origin < 0 and not (foe == PIRATE and not state.pirates[hex])
    if not fight.force or stranded:
        yield from verbs.lose(state, side, left if stranded else ())
        yield from verbs.lose(state, side, sorted(came, key=kind_of))  # a leader last: losing one may ask something
    elif won or (foe == PIRATE and not state.pirates[hex]):
        verbs.put_units(state, side, hex, [*left, *came])
        yield from spill(state, hex, side)
    else:
        verbs.put_units(state, side, fight.origin, [*left, *came])
        yield from spill(state, fight.origin, side)
    if fight.sea and foe != PIRATE and state.whose[hex] == foe:
        yield from spill(state, hex, foe)


def spill(state: State, hex: int, side: int) -> Flow[None]:
    """Carried units that have no ship any more are removed, as their owner chooses."""
    if not state.sea >> hex & 1 or state.whose[hex] != side:
        return
    state.adrift = hex
    while verbs.overloaded(state, hex):

        def listing() -> list[Value]:
            kinds = sorted({kind_of(unit) for unit in state.units[hex]} - {*HULLS})
            return [("lose", KINDS[kind]) for kind in kinds]

        picked = yield from choose(side, "drown", listing, about=(state.label(hex),))
        assert isinstance(picked, tuple)
        kind = KINDS.index(str(picked[1]))
        yield from verbs.remove(state, hex, next(unit for unit in state.units[hex] if kind_of(unit) == kind))
    state.adrift = NOBODYS


def rewards(state: State, fight: Battle) -> Flow[None]:
    """Who beats barbarians gains gold; each pirate ship that was destroyed brings gold and a token."""
    for side in (fight.attacker, fight.defender):
        foe = fight.other(side)
        if side >= state.seats:
            continue
        if foe == BARBARIANS and fight.winner == side and fight.first[fight.side(foe)]:
            verbs.gain_one(state, side, GOLD)
        if foe == PIRATE:
            for _ in fight.lost[fight.side(foe)]:
                verbs.gain_one(state, side, GOLD)
                picked = yield from choose(side, "token", lambda: [("token", "mood"), ("token", "culture")])
                verbs.gain_one(state, side, MOOD if picked[1] == "mood" else CULTURE)
