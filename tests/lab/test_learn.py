"""A judgement learned by self-play: resumable, the same whatever the processes, played without the training library."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import oikumene
from oikumene import bots, registry
from oikumene.bots.net import PLACE, Net, figures_of, held, own, read, sense_from
from oikumene.kernel.errors import Refused
from oikumene.lab import learn
from oikumene.lab.extras import has
from oikumene.lab.learn import Course, Learning, Taught, Work, packed, study, unpacked
from oikumene.text import LANGUAGES, Texts

needs_torch = pytest.mark.skipif(not has("torch"), reason="torch is not installed (extra learn)")
GAME = "ancient_world"


def small(game: str = GAME, **figures: Any) -> dict[str, Any]:
    """A net of two hidden units that knows what a point is worth, and that the first trait is good."""
    traits = figures_of(oikumene.game(game)).TRAITS
    width = len(traits) + 1
    own = [[0.0, 0.0] for _ in range(width)]
    own[2] = [1.0, 0.0]
    return {
        "format": 1,
        "game": game,
        "generation": 7,
        "seed": 0,
        "traits": list(traits),
        "begin": [[0.5, -0.5]] * 12,
        "own": own,
        "other": [[0.0, 1.0] if n == 0 else [0.0, 0.0] for n in range(width)],
        "last": [1.0, -2.0],
        "bias": 0.25,
        "unit": 2.0,
        "mean": [0.0] * width,
        "scale": [1.0] * width,
        "spread": [4.0] * 12,
        "pulls": {},
        **figures,
    }


def test_a_net_says_what_its_layers_say() -> None:
    game = oikumene.game(GAME)
    figures = figures_of(game)
    state = game.new(seats=2, seed=3).state
    net = Net(figures, small())
    first = figures.traits(state, 0)[1]
    other = figures.points(state, 1)
    hidden = 0.5 + first, -0.5 + other
    units = [unit if unit > 0 else 0.01 * unit for unit in hidden]
    assert net.outlook(state)[0] == pytest.approx(figures.points(state, 0) + 2.0 * (0.25 + units[0] - 2.0 * units[1]))
    assert net.spread(state) == 4.0


def test_a_bot_goes_by_a_net_in_a_file_and_the_same_seed_plays_the_same(tmp_path: Path) -> None:
    path = tmp_path / "net.json"
    path.write_text(json.dumps(small()), encoding="utf-8")
    match = oikumene.game(GAME).new(seats=2, seed=5)
    chair = bots.Chair(match, match.asks[0])
    for name in (f"learned:net={path}", f"learned:net={path}:rounds=20"):
        answers = {chair.key(bots.make(name, chair.seat, 4).choose(chair)) for _ in range(2)}
        assert len(answers) == 1
    reasons = bots.make(f"learned:net={path}", chair.seat, 4).reasons(chair)  # type: ignore[attr-defined]
    assert {reason.key for reason in reasons} == {chair.key(value) for value in chair.values()}


def test_a_net_that_a_game_brings_fits_what_it_tells_of_itself() -> None:
    """A change of figures must not leave a net behind that means others by the same places."""
    games = map(registry.game, registry.games())
    bringing = [game for game in games if files(game.package()).joinpath(*PLACE).is_file()]
    assert GAME in {game.id for game in bringing}
    for game in bringing:
        match = game.new(seats=min(game.seats), seed=5)
        sense = sense_from(game, own(game))
        assert len(sense.outlook(match.state)) == match.seats
        chair = bots.Chair(match, match.asks[0])
        assert bots.make("learned", chair.seat, 4).choose(chair) in chair.values()


def test_playing_needs_neither_torch_nor_numpy(tmp_path: Path) -> None:
    path = tmp_path / "net.json"
    path.write_text(json.dumps(small()), encoding="utf-8")
    program = f"""
import sys
sys.modules["torch"] = sys.modules["numpy"] = None
import oikumene
from oikumene import bots, registry
match = oikumene.game({GAME!r}).new(seats=2, seed=5)
chair = bots.Chair(match, match.asks[0])
bots.make({f"learned:net={path}"!r}, chair.seat, 4).choose(chair)
"""
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_what_cannot_be_a_net_is_said(tmp_path: Path) -> None:
    match = oikumene.game("imperial_settlers").new(seats=2, seed=5)
    chair = bots.Chair(match, match.asks[0])
    with pytest.raises(Refused, match="cannot be read"):
        bots.make("learned:net=nowhere.json", 0, 1)
    (tmp_path / "bad.json").write_text("[1]", encoding="utf-8")
    with pytest.raises(Refused, match="cannot be read"):
        bots.make(f"learned:net={tmp_path / 'bad.json'}", 0, 1)
    with pytest.raises(Refused, match="another game"):
        bots.make(f"learned:net={held(small())}", 0, 1).choose(chair)
    with pytest.raises(Refused, match="other figures"):
        sense_from(oikumene.game(GAME), small(traits=["one"]))
    with pytest.raises(Refused, match="no figures"):
        figures_of(oikumene.game("clash"))


def test_a_game_teaches_the_same_wherever_it_is_played(tmp_path: Path) -> None:
    course = Course(GAME, games=5, nodes=10)
    works = [Work(course, 900, None), Work(course, 901, small())]
    for work in works:
        lesson = study(work)
        assert lesson == study(work)
        assert len(lesson.stages) == len(lesson.figures) <= learn.KEPT
        assert sum(lesson.wins) == pytest.approx(1)
    assert not study(works[0]).decisions, "what is chosen at random is no example"
    lessons = [study(work) for work in works]
    for name in ("a.npz", "b.npz"):
        packed(lessons, tmp_path / name)
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()
    found = unpacked(tmp_path / "a.npz")
    assert found.points.tolist() == [lesson.points for lesson in lessons]
    options, chosen = lessons[1].decisions[0]
    signs = [[found.signs[s] for s in found.sign[found.option == n]] for n in range(len(options))]
    assert (signs, found.chosen[0]) == (options, chosen)


@needs_torch
def test_a_net_learns_what_points_are_to_come(tmp_path: Path) -> None:
    """Games in which the second figure says all: three points for each of it, and who has more wins."""
    np = pytest.importorskip("numpy")
    rng = np.random.default_rng(1)
    width = len(figures_of(oikumene.game(GAME)).TRAITS) + 1
    lessons = []
    for _ in range(120):
        rows = rng.normal(size=(8, 2, width)).astype(float)
        rows[:, :, 1] = rng.integers(0, 5, size=2)
        points = (rows[0, :, 1] * 3).tolist()
        rows[:, :, 0] = 0.0
        wins = [1.0, 0.0] if points[0] > points[1] else [0.0, 1.0] if points[1] > points[0] else [0.5, 0.5]
        lessons.append(Taught([0] * 8, rows.tolist(), points, wins, [([["a"], ["b"]], 1), ([["b"], ["a"]], 0)]))
    packed(lessons, tmp_path / "games.npz")
    net, (error, surprise, choice) = learn.train(Course(GAME), 1, [unpacked(tmp_path / "games.npz")], None)
    assert error < 1.2, "points apart: without the figure it would be 3.6"
    assert surprise < 0.45
    assert choice < 0.2 and net["pulls"]["b"] > 1
    assert net == learn.train(Course(GAME), 1, [unpacked(tmp_path / "games.npz")], None)[0]


@needs_torch
def test_generations_are_kept_gone_on_with_and_alike_whatever_the_processes(tmp_path: Path) -> None:
    course = Course(GAME, games=5, deals=1, nodes=5, seed=3)
    alone = Learning(course, tmp_path / "a")
    alone.generation()
    again = Learning(course, tmp_path / "a")
    assert len(again.curve) == 1
    line = again.generation()
    assert line.generation == 2 and line.decisions > 0
    two = Learning(course, tmp_path / "b", jobs=2)
    two.generation()
    two.generation()
    for name in ("games-002.npz", "net-002.json"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    assert read(str(tmp_path / "a" / "best.json"))["generation"] in (1, 2)
    assert (tmp_path / "a" / "curve.csv").read_text().count("\n") == 3
    for lang in LANGUAGES:
        page = again.report(Texts(None, lang, strict=True).say, lang=lang, title="X")
        assert page.count("<svg") == 2
    with pytest.raises(Refused, match="another course"):
        Learning(course._replace(seed=4), tmp_path / "a")


def test_without_the_library_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(Refused, match=r"oikumene\[learn\]"):
        Learning(Course(GAME), tmp_path / "c")
    assert not (tmp_path / "c").exists()
