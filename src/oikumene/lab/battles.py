"""Puzzles of battles found: which choice gives the best chance to take a city, or to drive enemies off.

    python -m oikumene.lab.puzzles clash-battles --games 200 --seconds 600 --out battles.json

Bots play by instinct with a liking for armies, and each turn in which a battle can be begun, or is being fought, is
solved exactly (`oikumene.puzzles.chances`). Kept is a position where nothing hidden has a part, the best is no sure
thing, what is tempting misses it by some points, one who answers by chance seldom finds it, and the next best line lies
clearly below the best, so that whole hundredths tell them apart.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from oikumene.bots.senses import sense_of
from oikumene.games.clash.bending import bent
from oikumene.games.clash.forecast import attacks
from oikumene.games.clash.model import ARMY
from oikumene.games.clash.rules.forces import enemy_at
from oikumene.games.clash.rules.questions import ARMIES_MOVE
from oikumene.games.clash.state import State, kind_of
from oikumene.kernel.flow import Ask, Value
from oikumene.kernel.game import Game
from oikumene.kernel.match import Match
from oikumene.kit.places import each
from oikumene.lab.stakes import DRIVE, FAR, TAKE, BattleStake, aim_of
from oikumene.puzzles import Puzzle, Trap, position
from oikumene.puzzles.chances import CHANCE, Hidden, Odds, solved
from oikumene.puzzles.proof import TooMuch, turn_of

#: So many answers are played out for a position, dice and all; so many lines are kept with a puzzle.
MOST, LINES = 2_000, 400
#: The best is worth a puzzle between these; every other line misses it by so much, what is tempting by so much more.
LEAST, SURE, APART, MISSED = 0.2, 0.95, 0.025, 0.03
#: Somebody who answers by chance may find the best in this share of tries at most.
MOST_LUCK = 0.34
#: So many different chances there are at least, where one attack is all.
WAYS = 3
#: An attack of which the forecast says this is worth a look.
LOOKED = range(5, 94)
#: Closed where the turn is too wide with it.
NO_RECRUITS = ("act/recruit",)
#: After so many positions that are too wide a place is not looked at any more in a game.
TOO_WIDE = 1
#: Of one game come so many puzzles at most.
OF_ONE = 2
#: Seats, in turn.
SEATS = (2, 3)
BOTS = "warlike"
#: How much likelier than by instinct such bots do something.
LIKING = {"act/recruit": 6.0, "act/move": 3.0, "act/exchange": 0.1, "recruit/unit": 2.0, "recruit/done": 0.3}
#: So many units near a place are an army: recruits are not tried besides.
ARMIES = 3
#: What is not recruited for war.
PEACEFUL = ("unit:settler", "unit:ship")


class Warlike:
    """Plays by what comes to mind, with a liking for armies."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.sense = sense_of(game, near=True)
        self.rng = Random(f"battles:{seed}")

    def choose(self, match: Match[Any], ask: Ask) -> Value:
        values = list(ask.values())
        instinct = None if self.sense is None else self.sense.instinct
        if instinct is None or len(values) == 1:
            return self.rng.choice(values)
        kinds = [f"{ask.prompt}/{match.key(value).partition(':')[0]}" for value in values]
        liked = [LIKING.get(kind, 1.0) for kind in kinds]
        if ask.prompt == "recruit":
            liked = [0.3 if match.key(value) in PEACEFUL else more for value, more in zip(values, liked, strict=True)]
        likely = instinct(match, ask, values)
        return self.rng.choices(values, [share**1.5 * more for share, more in zip(likely, liked, strict=True)])[0]


def aims(match: Match[State], ask: Ask) -> list[str]:
    """What a battle could be about for who is asked now."""
    state, seat = match.state, ask.seat
    fight = state.battle
    if fight is not None and ask.prompt in ("tactic", "casualties", "siege", "steel"):
        return [aim_at(state, seat, fight.hex, fight.defender)] if fight.attacker == seat and not fight.sea else []
    if ask.prompt != "act" or not state.actions:
        return []
    goals = {state.hex(one["goal"]) for one in attacks(state, seat) if one["chances"]["won"] in LOOKED}
    if bent(state, ARMIES_MOVE, seat, False) and state.actions > 1:
        goals |= {hex for hex in each(state.land) if state.units[hex] and gathered(state, seat, hex) >= ARMIES}
    enemies = [(hex, enemy_at(state, seat, hex)) for hex in sorted(goals)]
    return [aim_at(state, seat, hex, foe) for hex, foe in enemies if foe >= 0]


def gathered(state: State, seat: int, hex: int) -> int:
    """How many army units could have a part in an attack on a hex."""
    near = [at for at in state.units_of(seat) if 0 <= state.board.distance(at, hex, state.land) <= FAR]
    return sum([kind_of(unit) in ARMY for at in near for unit in state.units[at]])


def aim_at(state: State, seat: int, hex: int, foe: int) -> str:
    """To take a city, or to drive off who stands where none is."""
    city = state.cities.get(hex)
    return aim_of(state, DRIVE if city is None or city.owner == seat else TAKE, hex, foe)


def found(match: Match[State], seat: int, aim: str) -> tuple[Odds, tuple[str, ...]] | None:
    """The chances of a position, with recruits where no army is near; nothing where something hidden has a part in it.
    `TooMuch` where nobody can say."""
    state = match.state
    shut = NO_RECRUITS if gathered(state, seat, state.hex(aim.split(":")[1])) >= ARMIES else ()
    try:
        return solved(match, stake_of(match, seat, aim, shut), MOST), shut
    except Hidden:
        return None


def stake_of(match: Match[State], seat: int, aim: str, shut: Sequence[str]) -> BattleStake:
    return BattleStake(match.state, seat, aim, recruits=not shut)


def tempting(lines: Mapping[tuple[str, ...], float]) -> tuple[str, ...]:
    """What comes to mind first: the shortest way to attack with most units, and of these the likeliest; where that is
    the best, the likeliest of the others."""
    best = max(lines.values())
    direct = [line for line in lines if not any(key.startswith("recruit:") for key in line) and lines[line] > 0]
    most = max([marching(line) for line in direct], default=0)
    first = max(
        [line for line in direct if marching(line) == most], key=lambda line: (-len(line), lines[line]), default=None
    )
    if first is not None and lines[first] < best - MISSED:
        return first
    rest = [line for line in lines if lines[line] < best - APART]
    return max(rest, key=lambda line: (lines[line], -len(line)))


def obvious(lines: Mapping[tuple[str, ...], float]) -> bool:
    """Whether it is enough to send all who can go, whatever else is decided."""
    direct = [line for line in lines if lines[line] > 0 and not any(key.startswith("recruit:") for key in line)]
    most = max([marching(line) for line in direct], default=0)
    least = min([lines[line] for line in direct if marching(line) == most], default=0.0)
    return least > max(lines.values()) - APART


def marching(line: Sequence[str]) -> int:
    """How many units a line sends, as far as it says."""
    return sum([key.startswith("who:") for key in line])


def luck_of(odds: Odds, best: float, at: int = 0) -> float:
    """How often somebody who answers by chance until the dice are rolled finds the best."""
    node = odds.nodes[at]
    share = 0.0
    for way in node.ways:
        end = way.ends[0][1]
        after = odds.nodes[end]
        if way.loud or after.told is not None or not after.own or not after.ways:
            share += way.worth(odds.values) > best - 1e-9
        else:
            share += luck_of(odds, best, end)
    return share / len(node.ways)


def worth(match: Match[State], seat: int, aim: str) -> Puzzle | None:
    """The puzzle of a position, if it is one; `TooMuch` where nobody can say."""
    known = found(match, seat, aim)
    if known is None or not LEAST <= known[0].best <= SURE:
        return None
    odds, shut = known
    lines = odds.lines(LINES)
    best = max(lines.values())
    rest = sorted({value for value in lines.values() if value < best - 1e-9}, reverse=True)
    if not rest or rest[0] < 0.01 or best - rest[0] < APART:
        return None
    if obvious(lines):
        return None
    trap = tempting(lines)
    if best - lines[trap] < MISSED:
        return None
    luck = luck_of(odds, best)
    if luck > MOST_LUCK:
        return None
    chances = {line: hundredths(value) for line, value in lines.items()}
    if not sure(match, seat, aim, shut, chances):
        return None
    line = min([line for line, value in lines.items() if value > best - 1e-9], key=len)
    return Puzzle.of(
        match,
        seat,
        what=CHANCE,
        ends="battle",
        start=0,
        best=hundredths(best),
        least=hundredths(min(lines.values())),
        line=line,
        trap=Trap(trap[:-1], trap[-1], hundredths(lines[trap])),
        nodes=odds.tried,
        luck=round(luck, 2),
        bots=BOTS,
        shut=shut,
        aim=aim,
        chances=chances,
    )


def sure(
    match: Match[State],
    seat: int,
    aim: str,
    shut: Sequence[str],
    chances: Mapping[tuple[str, ...], int],
    worlds: int = 2,
) -> bool:
    """Whether the chances are the same in matches as the seat may imagine them: nothing hidden has a part in it."""
    rng = Random(1)
    for _ in range(worlds):
        world = match.imagine(seat, rng)
        try:
            lines = solved(world, stake_of(world, seat, aim, shut), 2 * MOST).lines(LINES)
        except (Hidden, TooMuch):
            return False
        if {line: hundredths(value) for line, value in lines.items()} != chances:
            return False
    return True


def hundredths(chance: float) -> int:
    return round(100 * chance)


def interest(puzzle: Puzzle) -> float:
    """Which of two is the better puzzle: much to miss, several different chances, hardly found by chance."""
    missed = puzzle.best - (puzzle.trap.most if puzzle.trap else 0)
    return min(missed, 20) / 2 + 2 * min(len(set(puzzle.chances.values())), 10) + 6 * planned(puzzle) - 10 * puzzle.luck


def planned(puzzle: Puzzle) -> bool:
    """Whether the best takes more than one attack: recruits before it, or a second wave."""
    return sum([key.partition(":")[0] in ("recruit", "from") for key in puzzle.line]) > 1


def chosen(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The best first: those with a plan, or at least three ways that differ (one card or none is no question); of those
    that are nearly one (a turn later, nothing new) only the best."""
    kept: dict[tuple[int, str, str], Puzzle] = {}
    for puzzle in sorted(puzzles, key=interest, reverse=True):
        ways = len(set(puzzle.chances.values()) - {0})
        if ways >= WAYS or planned(puzzle):
            kept.setdefault((puzzle.seed, puzzle.aim, puzzle.line[-1]), puzzle)
    return list(kept.values())


def found_in(game: Game[Any], seed: int, seats: int, until: float) -> Iterator[Puzzle]:
    """The best puzzles of a game between bots."""
    match = game.new(seats=seats, seed=seed)
    bots = Warlike(game, seed)
    puzzles: list[Puzzle] = []
    looked: set[tuple[object, ...]] = set()
    wide: Counter[tuple[int, str]] = Counter()
    while not match.over and time.monotonic() < until:
        ask = match.asks[0]
        for aim in aims(match, ask) if len(match.asks) == 1 else ():
            # once in a turn, and once in a battle for each question
            mark = (ask.seat, aim, ask.prompt, match.state.actions == 3, *turn_of(match))
            if mark in looked or wide[ask.seat, aim] >= TOO_WIDE:
                continue
            looked.add(mark)
            try:
                puzzle = worth(match, ask.seat, aim)
            except TooMuch:
                wide[ask.seat, aim] += 1
                continue
            if puzzle is not None:
                puzzles.append(puzzle)
        match.take(ask, bots.choose(match, ask))
    apart: list[Puzzle] = []
    for puzzle in sorted(puzzles, key=interest, reverse=True):
        if len(apart) < OF_ONE and all(abs(len(puzzle.answers) - len(other.answers)) > 12 for other in apart):
            apart.append(puzzle)
    yield from apart


def holds(puzzle: Puzzle, most: int) -> str:
    """Solve a puzzle again; why it does not hold, or nothing."""
    match = position(puzzle)
    try:
        odds = solved(match, stake_of(match, puzzle.seat, puzzle.aim, puzzle.shut), most)
        lines = {line: hundredths(value) for line, value in odds.lines(LINES).items()}
    except TooMuch:
        return "there is more to try than before"
    except Hidden:
        return "something hidden has a part in it"
    if lines != puzzle.chances:
        return f"the best is {max(lines.values(), default=0)} now"
    return (
        "" if puzzle.best == max(lines.values()) == lines.get(puzzle.line) else f"the best is {max(lines.values())} now"
    )
