"""Puzzles of battles: the chances hold, against every single roll of the dice in the real match, and nothing hidden has
a part in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

import pytest

from oikumene.games.clash.forecast import Might, reckoned
from oikumene.games.clash.model import DIE, INFANTRY, LEADER, UNKNOWN
from oikumene.games.clash.rules.forces import fighters
from oikumene.games.clash.state import BARBARIANS, State, kind_of
from oikumene.kernel.errors import Refused
from oikumene.lab import battles
from oikumene.lab.battles import holds, stake_of
from oikumene.lab.stakes import BattleStake
from oikumene.puzzles import Puzzle, attempt, of_number, position, puzzles_of, read, turn_at
from oikumene.puzzles.chances import CHANCE, Throw, solved
from oikumene.puzzles.proof import TooMuch
from oikumene.registry import game as find_game

BATTLES = puzzles_of("clash-battles")
#: Proofs that took more answers than this are not gone through again here: `--check` of the laboratory does.
PROVEN_AGAIN = 350


class Every(BattleStake):
    """Takes no two rolls of the dice together: each die shows each of its twelve faces, one after the other."""

    def throws(self, state: State) -> Sequence[Throw]:
        return [Throw(1 / len(DIE), (face,)) for face in range(len(DIE))]


@pytest.mark.parametrize("puzzle", BATTLES, ids=lambda puzzle: puzzle.id)
def test_a_battle_holds(puzzle: Puzzle) -> None:
    assert puzzle.rules == find_game(puzzle.game).rules and puzzle.what == CHANCE
    assert 20 <= puzzle.best <= 95 and puzzle.chances[puzzle.line] == puzzle.best == max(puzzle.chances.values())
    assert puzzle.least == min(puzzle.chances.values())
    assert puzzle.trap is not None and puzzle.best - puzzle.trap.most >= 3
    assert puzzle.chances[*puzzle.trap.before, puzzle.trap.key] == puzzle.trap.most
    # whole hundredths tell the best from all others
    assert all(chance == puzzle.best or chance <= puzzle.best - 2 for chance in puzzle.chances.values())
    made = attempt(puzzle, puzzle.line)
    assert made.over and made.value == puzzle.best
    with pytest.raises(Refused, match="is over"):
        made.answer(puzzle.line[0])
    if puzzle.nodes <= PROVEN_AGAIN:
        assert holds(puzzle, puzzle.nodes) == ""


@pytest.mark.parametrize("puzzle", [each for each in BATTLES if each.nodes <= 250][:4], ids=lambda puzzle: puzzle.id)
def test_what_is_hidden_makes_no_difference(puzzle: Puzzle) -> None:
    match = position(puzzle)
    assert battles.sure(match, puzzle.seat, puzzle.aim, puzzle.shut, puzzle.chances)
    wrong = {line: 100 - chance for line, chance in puzzle.chances.items()}
    assert not battles.sure(match, puzzle.seat, puzzle.aim, puzzle.shut, wrong, worlds=1)


def small(puzzle: Puzzle) -> bool:
    """One against one, without a leader, who would roll without an end."""
    state: State = position(puzzle).state
    hex = state.hex(puzzle.aim.split(":")[1])
    own = [unit for at in state.units_of(puzzle.seat) for unit in state.units[at]]
    there = [unit for unit in state.units[hex] if kind_of(unit) >= INFANTRY]
    return len(there) == 1 and not any(kind_of(unit) == LEADER for unit in own) and puzzle.nodes <= 150


def test_the_chances_are_those_of_every_single_roll() -> None:
    """The solver takes rolls together that come to the same, and positions that are alike; here every die shows every
    face, through the rules, and the chances are the same to the last digit."""
    puzzles = list(islice(filter(small, BATTLES), 2))
    assert puzzles
    for puzzle in puzzles:
        match = position(puzzle)
        quick = solved(match, stake_of(match, puzzle.seat, puzzle.aim, puzzle.shut), puzzle.nodes)
        slow = solved(match, Every(match.state, puzzle.seat, puzzle.aim, recruits=not puzzle.shut), 10**6)
        assert slow.tried > 10 * quick.tried
        assert slow.lines(1000) == pytest.approx(quick.lines(1000), abs=1e-11)


def test_a_battle_without_cards_is_what_the_forecast_says() -> None:
    """One infantry against one: won, nobody left, lost, by the formula for the dice."""
    won, even, _ = reckoned(Might((INFANTRY,)), Might((INFANTRY,)), 0, False)
    assert (round(won, 4), round(even, 4)) == (0.4, 0.2)
    puzzle = next(filter(small, BATTLES))
    match = position(puzzle)
    stake = stake_of(match, puzzle.seat, puzzle.aim, puzzle.shut)
    fought = next(filter(None, (fighting(puzzle, line) for line in puzzle.chances)), None)
    assert fought is not None
    shares = [throw.share for throw in stake.throws(fought)]
    assert sum(shares) == pytest.approx(1.0) and len(shares) < 12


def fighting(puzzle: Puzzle, line: tuple[str, ...]) -> State | None:
    """The state at the moment when the dice of a line would be rolled."""
    made = attempt(puzzle, line)
    twin = made.match.clone()
    twin.load(-1)
    ask = twin.asked(puzzle.seat)
    try:
        twin.take(ask, twin.value(ask, line[-1]))
    except ValueError:
        state: State = twin.state
        return state if state.battle is not None and state.battle.stood != ((), ()) else None
    return None


def test_who_defends_holds_no_hidden_cards() -> None:
    for puzzle in BATTLES:
        foe = puzzle.aim.split(":")[2]
        state = position(puzzle).state
        fight = state.battle
        assert foe in ("barbarians", "pirates") or foe.isdecimal()
        if fight is not None:
            assert fight.attacker == puzzle.seat and fighters(state, fight, fight.defender)
            assert foe != "barbarians" or fight.defender == BARBARIANS


def test_nobody_explores() -> None:
    """Who marches where nobody has been learns what lies there: such marches are closed."""
    near = 0
    for puzzle in BATTLES:
        state = position(puzzle).state
        goals = {key[3:] for line in puzzle.chances for key in line if key.startswith("to:")}
        assert all(state.terrain[state.hex(goal)] != UNKNOWN for goal in goals)
        beside = state.board.beside[state.hex(puzzle.aim.split(":")[1])]
        near += any(state.terrain[hex] == UNKNOWN for hex in beside)
    assert near


def test_wrong_chances_are_found_out() -> None:
    puzzle = min(BATTLES, key=lambda each: each.nodes)
    assert holds(puzzle, puzzle.nodes) == ""
    wrong = {line: chance + (line == puzzle.line) for line, chance in puzzle.chances.items()}
    assert holds(replace(puzzle, chances=wrong), puzzle.nodes) == f"the best is {puzzle.best} now"
    assert holds(puzzle, puzzle.nodes // 2) == "there is more to try than before"
    match = position(puzzle)
    with pytest.raises(TooMuch):
        solved(match, stake_of(match, puzzle.seat, puzzle.aim, puzzle.shut), puzzle.nodes // 2)


def test_the_same_games_make_the_same_puzzles() -> None:
    """A game of the bots is played again by its seed."""
    puzzle = min(BATTLES, key=lambda each: each.nodes)
    game = find_game("clash")
    bots = battles.Warlike(game, puzzle.seed)
    match = game.new(seats=puzzle.seats, seed=puzzle.seed)
    while len(match.answers) < len(puzzle.answers):
        ask = match.asks[0]
        match.take(ask, bots.choose(match, ask))
    assert tuple(match.answers) == puzzle.answers
    made = battles.worth(match, puzzle.seat, puzzle.aim)
    assert made is not None and replace(made, id=puzzle.id) == puzzle


def test_answers_that_the_puzzle_does_without_are_closed() -> None:
    puzzle = next(each for each in BATTLES if len(each.line) > 3)
    made = attempt(puzzle)
    closed = made.closed()
    assert closed and set(closed.values()) == {"shut"} and puzzle.line[0] not in closed
    with pytest.raises(Refused) as refused:
        made.answer(next(iter(closed)))
    assert refused.value.code == "puzzle-shut" and made.answers == [] and not made.over


def test_the_dice_are_not_rolled() -> None:
    """When the line is over the position is as it was before the last answer, whatever the game's next dice are."""
    puzzle = BATTLES[0]
    made = attempt(puzzle, puzzle.line)
    before = attempt(puzzle, puzzle.line[:-1])
    assert made.match.digest() == before.match.digest() and not before.over and before.value == 0


def test_battles_are_written_and_read_alike() -> None:
    for puzzle in BATTLES[:3]:
        assert read(puzzle.written()) == puzzle


#: The puzzles of the days before battles came, as they were.
PAST = [
    f"{game}-{number}"
    for number in (1, 2, 3, 4)
    for game in ("imperial_settlers", "ancient_world", "imperium", "clash", "oath")
][:18]


def test_days_that_are_past_keep_their_puzzles() -> None:
    assert [of_number(number).id for number in range(1, 19)] == PAST


def test_every_shelf_goes_on_where_it_was() -> None:
    shelves: dict[str, int] = {}
    for number in range(1, 200):
        shelf, before = turn_at(number)
        assert before == shelves.get(shelf, 0), number
        shelves[shelf] = before + 1
    assert len(shelves) == 6 and min(shelves.values()) > 25
    assert of_number(19).what == CHANCE
