"""What a puzzle of a battle of Clash is about (`oikumene.puzzles.chances`): a city to take, or enemies to drive off.

The turn is narrowed to what leads there: armies march against the place, nearer to it or from one hex beside it to
another, and cities recruit; everything else is closed. Rolls of the dice that cost both sides as many units are one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from oikumene.games.clash.forecast import led, throws
from oikumene.games.clash.model import ARMY, DIE, LEADER, UNKNOWN
from oikumene.games.clash.rules import battle, losses, moments, roll
from oikumene.games.clash.rules.forces import enemy_at, fighters
from oikumene.games.clash.rules.questions import MOVES_AGAIN
from oikumene.games.clash.state import (
    ACTION_DECK,
    ACTION_DISCARD,
    BARBARIANS,
    EVENT_DECK,
    FOUGHT,
    MOVED,
    NOBODYS,
    OBJECTIVE_DECK,
    PIRATE,
    WONDER_DECK,
    Battle,
    State,
    kind_of,
    marks_of,
)
from oikumene.kernel.flow import Ask
from oikumene.kernel.match import Match
from oikumene.puzzles.chances import Hidden, Throw

#: The aims: take a city, drive enemies off.
TAKE, DRIVE = "take", "drive"
#: Whom it is against, where it is no player: those are called by their numbers.
FOES = {BARBARIANS: "barbarians", PIRATE: "pirates"}
#: Who is not recruited for it.
UNARMED = ("settler", "ship")
#: How armies go.
MARCHES = ("to", "road")
#: From so far they march.
FAR = 2
#: By road they may come from so far.
ROAD = 5
#: What others decide about what lies open: whom barbarians lose, and whom they lose themselves.
THEIRS = ("casualties", "besieged", "pay")
#: Powers that wait for these answer by what the dice show, not only by whom they cost: no puzzle is made of that.
BY_DICE = (moments.AFTER_ROLL, moments.LOSSES)
#: Cards come from these; who draws one has learned something.
DECKS = (ACTION_DECK, EVENT_DECK, OBJECTIVE_DECK, WONDER_DECK)


def aim_of(state: State, kind: str, hex: int, foe: int) -> str:
    """What is to be reached, as a puzzle keeps it: what, where, and against whom."""
    return f"{kind}:{state.label(hex)}:{FOES.get(foe, foe)}"


class BattleStake:
    """A place, and what is to become of it."""

    def __init__(self, state: State, seat: int, aim: str, recruits: bool = True) -> None:
        self.seat = seat
        self.recruits = recruits
        self.kind, self.place, _ = aim.split(":")
        self.hex = state.hex(self.place)
        self.turn = state.age, state.round, state.active

    # -- what is closed

    def shut(self, match: Match[State], ask: Ask, key: str) -> bool:
        word, _, rest = key.partition(":")
        if ask.prompt == "act":
            return word != "move" and not (word == "recruit" and self.useful(match.state, rest))
        if ask.prompt == "recruit":
            return word == "card-by" or rest.partition(":")[0] in UNARMED
        if ask.prompt == "move-from" and word == "from":
            return not self.near(match.state, match.state.hex(rest))
        if ask.prompt == "move-to":
            return word not in MARCHES or not self.onward(match.state, str(ask.about[0]), rest)
        if ask.prompt == "who" and word == "who":
            return rest.partition(":")[0] == "settler"
        return False

    def near(self, state: State, hex: int) -> bool:
        """Whether an army on a hex has a part in it: from beside the place, or farther where an action is left."""
        armed = any(kind_of(unit) in ARMY for unit in state.units[hex])
        return armed and 0 <= state.board.distance(hex, self.hex, state.land) <= FAR

    def useful(self, state: State, city: str) -> bool:
        """Whether who is recruited in a city can still have a part in it: an action is needed to march."""
        far = state.board.distance(state.hex(city), self.hex, state.land)
        return self.recruits and state.actions > 1 and 0 <= far <= FAR

    def onward(self, state: State, origin: str, goal: str) -> bool:
        """Whether a march leads to the place, or, where an action is left to go on with, nearer to it or from one hex
        beside it to another."""
        if state.terrain[state.hex(goal)] == UNKNOWN:
            return False  # who explores learns something
        here = state.board.distance(state.hex(origin), self.hex, state.land)
        there = state.board.distance(state.hex(goal), self.hex, state.land)
        if there == 0 or not state.actions:
            return there == 0
        return 0 < there < here or there == here == 1

    # -- what came of it

    def told(self, match: Match[State]) -> bool | None:
        state = match.state
        if match.over or state.battle is not None:
            return False if match.over else None
        city = state.cities.get(self.hex)
        if self.kind == TAKE and (city.owner == self.seat if city is not None else state.whose[self.hex] == self.seat):
            return True
        if self.kind == DRIVE and enemy_at(state, self.seat, self.hex) < 0:
            return True
        if (state.age, state.round, state.active) != self.turn or not state.acting:
            return False
        return False if self.hopeless(state) else None

    def hopeless(self, state: State) -> bool:
        """Whether nobody can attack in this turn any more but who is fighting now: all others have fought or moved, are
        too far off, or would have to be recruited first. Where a power lets units move after a battle who knows."""
        if MOVES_AGAIN.name in state.hooks or (self.recruits and state.actions > 1):
            return False
        spent = FOUGHT if state.actions else FOUGHT | MOVED
        for hex in state.units_of(self.seat):
            able = any(kind_of(unit) in ARMY and not marks_of(unit) & spent for unit in state.units[hex])
            if able and 0 <= state.board.distance(hex, self.hex, state.land) <= ROAD:
                return False
        return True

    # -- what is hidden

    def theirs(self, ask: Ask) -> bool:
        return ask.prompt in THEIRS

    def known(self, before: State, after: State) -> bool:
        same = before.explored == after.explored
        return same and all(len(before.zones[deck]) <= len(after.zones[deck]) for deck in DECKS)

    def plain(self, state: State) -> State:
        twin = state.copy()
        twin.zones[ACTION_DISCARD] = tuple(sorted(twin.zones[ACTION_DISCARD]))  # nobody draws: no order, no shuffle
        fight = twin.battle
        if fight is None:
            return twin
        fight.lost = (tuple(sorted(fight.lost[0])), tuple(sorted(fight.lost[1])))
        fight.played = (tuple(sorted(fight.played[0])), tuple(sorted(fight.played[1])))
        fight.dice = fight.stood = ((), ())
        fight.value = fight.cancel = (0, 0)
        fight.round = min(fight.round, 2)  # no power asks more than whether it is the first
        if fight.hex == self.hex and fight.attacker == self.seat and self.hopeless(state):
            # nothing counts but how it ends: who stands elsewhere, what was before and what would come after
            fight.force = tuple(sorted([kind_of(unit) for unit in fight.force]))
            twin.agenda = [step for step in twin.agenda if step[0] in battle.STEPS]
            twin.feats, twin.spent, twin.journey, twin.done = (), (), (), ()
            twin.since = twin.actions = 0
            for hex in state.units_of(self.seat):
                if hex != fight.hex:
                    twin.units[hex], twin.whose[hex] = (), NOBODYS
        return twin

    # -- the dice

    def throws(self, state: State) -> Sequence[Throw]:
        fight = state.battle
        if fight is not None and fight.stood != ((), ()) and fight.dice == ((), ()):
            return clash(state, fight)
        return [Throw(1 / len(DIE), (face,)) for face in range(len(DIE))]


def clash(state: State, fight: Battle) -> list[Throw]:
    """The rolls of a round, those that cost both sides as many together."""
    sides = (fight.attacker, fight.defender)
    if any(card >> 8 in sides for moment in BY_DICE for card in state.hooks.get(moment, ())):
        raise Hidden("dice")
    found: dict[tuple[int, int], Throw] = {}
    most = [len(fighters(state, fight, side)) for side in sides]
    own, foe = [blows(state, fight, side) for side in sides]
    twin = state.copy()
    there = twin.battle
    assert there is not None
    for (value, cancel), throw in own.items():
        for (struck, saved), other in foe.items():
            there.value, there.cancel = (value * losses.HIT, struck * losses.HIT), (cancel, saved)
            lost = (min(most[0], hits(twin, there, sides[0])), min(most[1], hits(twin, there, sides[1])))
            share = throw.share * other.share
            found[lost] = together(found.get(lost), Throw(share, throw.faces + other.faces))
    return list(found.values())


def blows(state: State, fight: Battle, side: int) -> dict[tuple[int, int], Throw]:
    """The rolls of a side by the hits that they deal and cancel, as the rule reckons them."""
    found: dict[tuple[int, int], Throw] = {}
    kinds = tuple([kind_of(unit) for unit in fighters(state, fight, side)])
    clashing = roll.clashing(state, fight, side)
    for shown, throw in every(roll.dice(state, fight, side), tuple(sorted(kinds)) if clashing else ()):
        value, cancels = roll.worth(state, fight, side, shown)
        key = value // losses.HIT, cancels
        found[key] = together(found.get(key), throw)
    return found


def together(known: Throw | None, more: Throw) -> Throw:
    return more if known is None else known._replace(share=known.share + more.share)


@lru_cache(maxsize=256)
def every(n: int, kinds: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], Throw], ...]:
    """Every roll of so many dice by units of these kinds (none where they do not clash), those that the rule cannot
    tell apart together: the faces that count, and the faces as they fall, then what a leader rolls again."""
    found: dict[object, tuple[tuple[int, ...], Throw]] = {}
    for faces, share in throws(n):
        for shown, part in led(faces, LEADER in kinds):
            again = shown[-1:] if shown is not faces else ()
            total = sum([DIE[face][0] for face in shown])
            key = total, roll.clashed(shown, kinds), roll.together(shown, kinds)
            first, known = found.get(key, (shown, None))
            found[key] = first, together(known, Throw(share * part, faces + again))
    return tuple(found.values())


def hits(state: State, fight: Battle, side: int) -> int:
    """The hits that a side takes, by the rule itself."""
    try:
        next(losses.hits_on(state, fight, side))
    except StopIteration as over:
        return int(over.value)
    raise Hidden("losses")
