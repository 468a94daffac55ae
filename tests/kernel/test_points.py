"""Half points, and games without points: counted in whole numbers, divided only where people read."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from little import Little, LittleGame
from rich.console import Console

from oikumene import registry
from oikumene.cli import screen, simulate
from oikumene.kernel.flow import Flow, choose
from oikumene.kernel.game import Game, Result
from oikumene.lab import analysis, report
from oikumene.lab.learning import WIN, final
from oikumene.lab.pettingzoo import rewards
from oikumene.lab.simulate import Outcome, Simulation
from oikumene.lab.tournament import Plan, Played, Tournament
from oikumene.table.keeping import Telling
from oikumene.text import Texts


def one_answer(state: Little) -> Flow[None]:
    yield from choose(0, "pick", lambda: ("a", "b"))


class Halves(LittleGame):
    id = "halves"
    fraction = 2

    def result(self, state: Little) -> Result:
        return Result((15, 4), (0,), ({"land": 16, "debt": -1}, {"land": 4}))


class Crowned(LittleGame):
    """Who is crowned has won: there are no points."""

    id = "crowned"
    points = False

    def result(self, state: Little) -> Result:
        return Result((0, 1), (1,))


class Thirds(LittleGame):
    fraction = 3


class Sevenths(LittleGame):
    fraction = 7


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> dict[str, Game[Any]]:
    """Both games, registered for one test."""
    registry.games()
    made: dict[str, Game[Any]] = {"halves": Halves([one_answer]), "crowned": Crowned([one_answer])}
    monkeypatch.setattr(registry, "_games", {**registry._games, **made})
    return made


@pytest.mark.parametrize(
    ("points", "said"), [(0, "0"), (1, "½"), (2, "1"), (15, "7½"), (-1, "-½"), (-3, "-1½"), (-4, "-2")]
)
def test_halves_as_people_read_them(points: int, said: str) -> None:
    assert Halves([]).tell(points) == said


def test_other_parts_and_whole_points() -> None:
    assert [Thirds([]).tell(n) for n in (1, 5, 6)] == ["⅓", "1⅔", "2"]
    assert [Sevenths([]).tell(n) for n in (3, 10)] == ["3/7", "1 3/7"]
    assert LittleGame([]).tell(-7) == "-7"


def end_of(game: Game[Any]) -> str:
    """The end of a game in the terminal."""
    match = game.new(seats=2)
    match.answer(0, "a")
    out = StringIO()
    result = match.view()["result"]
    screen.result(Console(file=out, width=100), Texts(None, "en", strict=False), game, result, ["Ann", "Bo"])
    return out.getvalue()


def test_the_end_in_the_terminal_divides() -> None:
    shown = end_of(Halves([one_answer]))
    assert "Ann" in shown and "7½" in shown and "-½" in shown and "15" not in shown


def test_the_end_in_the_terminal_without_points() -> None:
    shown = end_of(Crowned([one_answer]))
    assert "Bo" in shown and "│" not in shown and "1" not in shown


class Quiet:
    """A shell that says every message by its name."""

    def __init__(self) -> None:
        self.text = StringIO()
        self.out = Console(file=self.text, width=100)

    def say(self, id: str, **args: object) -> str:
        return id


def simulated(game: Game[Any], outcome: Outcome) -> str:
    shell: Any = Quiet()
    simulate.show(Simulation(game.id, ("x", "y"), 1, [outcome]), game, shell)
    shown: str = shell.text.getvalue()
    return shown


def test_simulations_divide_and_do_without() -> None:
    shown = simulated(Halves([]), Outcome(1, (15, 4), (0,), 9, "ab"))
    assert "7.5" in shown and "7½" in shown
    shown = simulated(Crowned([]), Outcome(1, (0, 0), (), 9, "ab"))  # nobody has won
    assert "0%" in shown and "cli-simulate-mean" not in shown


def played(scores: tuple[int, ...], winners: tuple[int, ...]) -> list[Played]:
    return [Played(("x", "y"), seed, scores, winners, 9, "", "ab", ()) for seed in range(3)]


def page(game: str, games: list[Played]) -> str:
    plan = Plan(game, ("x", "y"), (2,), 3, 0, {})
    told = analysis.Summary(Tournament(plan, 3, games), None, analysis.findings(game, games))
    return report.html(told, lambda id, **args: id, lang="en", title=game, cards={})


@pytest.mark.usefixtures("known")
def test_reports_divide() -> None:
    games = played((15, 4), (0,))
    (found,) = analysis.findings("halves", games)
    assert [line.points and line.points.mean for line in found.bots] == [7.5, 2.0]
    assert found.to_json()["bots"][0]["points"]["mean"] == 7.5
    assert ">7.5</text>" in page("halves", games)


@pytest.mark.usefixtures("known")
def test_reports_without_points_have_no_word_of_them() -> None:
    games = played((0, 1), (1,))
    (found,) = analysis.findings("crowned", games)
    assert all(line.points is None for line in found.bots) and "points" not in found.to_json()["bots"][0]
    shown = page("crowned", games)
    assert "report-scores" not in shown and "report-column-points" not in shown
    assert "report-scores" in page("ancient_world", games)


def test_learning_and_rewards() -> None:
    halves, crowned = Halves([one_answer]), Crowned([one_answer])
    assert final(halves, halves.result(halves.new(seats=2).state)) == [15.0, 4.0]
    assert final(crowned, crowned.result(crowned.new(seats=2).state)) == [0.0, WIN]
    match = halves.new(seats=2)
    match.answer(0, "a")
    assert rewards(match, "points") == [7.5, 2.0]


class Shelf:
    """As much of a board as a telling looks at."""

    def __init__(self, game: Game[Any]) -> None:
        self.match = game.new(seats=2)
        self.n = 0

    def progress(self) -> tuple[int, int]:
        return 0, 0


def test_how_it_went_without_points_has_moves_and_no_line() -> None:
    board: Any = Shelf(Crowned([one_answer]))
    telling = Telling(2)
    telling.look(board)
    board.match.answer(0, "a")
    board.n = 1
    telling.look(board)
    history = telling.history()
    assert history.points == [] and history.moves == [0, 1] and history.moments == []


def test_what_is_chosen_before_the_first_round_is_no_round() -> None:
    board: Any = Shelf(Crowned([one_answer]))
    telling = Telling(2)
    telling.look(board)
    board.n, board.progress = 1, lambda: (1, 0)
    telling.look(board)
    assert telling.history().rounds == [1]


def test_how_it_went_in_halves_adds_up() -> None:
    board: Any = Shelf(Halves([one_answer]))
    telling = Telling(2)
    telling.look(board)
    board.match.answer(0, "a")
    board.n = 1
    telling.look(board)
    assert telling.history().points[-1] == [15, 4]
    assert [(one.source, one.by) for one in telling.history().moments] == [("land", 16), ("debt", -1), ("land", 4)]
