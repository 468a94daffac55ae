"""Tournaments: everyone against everyone on the same deals; the same whoever plays; nothing that is done is lost."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import oikumene
from oikumene import bots
from oikumene.kernel.errors import Refused
from oikumene.lab import engines, tables
from oikumene.lab import tournament as lab
from oikumene.lab.extras import has
from oikumene.lab.tournament import Crash, Fixture, Played, plan, run

TWO = ("random", "wanderer")
GAME = "ancient_world"


# -- the plan


def test_every_line_up_plays_every_deal_in_every_order() -> None:
    fixtures = plan(GAME, ["random", "wanderer", "novice"], seats=2, deals=3, seed=40).fixtures()
    assert len(fixtures) == 3 * 3 * 2
    assert {fixture.seed for fixture in fixtures} == {40, 41, 42}
    for seed in (40, 41, 42):
        seatings = [fixture.bots for fixture in fixtures if fixture.seed == seed]
        assert len(set(seatings)) == 6
        assert Counter(name for seating in seatings for name in seating[:1]) == {
            "random": 2,
            "wanderer": 2,
            "novice": 2,
        }


def test_where_bots_are_few_they_fill_the_seats() -> None:
    fixtures = plan(GAME, TWO, seats=3, deals=1).fixtures()
    assert [fixture.bots for fixture in fixtures] == [
        ("random", "random", "wanderer"),
        ("random", "wanderer", "random"),
        ("wanderer", "random", "random"),
        ("random", "wanderer", "wanderer"),
        ("wanderer", "wanderer", "random"),
        ("wanderer", "random", "wanderer"),
    ]


def test_one_bot_plays_itself_once_a_deal() -> None:
    assert plan(GAME, ["random"], seats=4, deals=2).fixtures() == [
        Fixture(("random",) * 4, 0),
        Fixture(("random",) * 4, 1),
    ]


def test_several_player_counts() -> None:
    assert {len(f.bots) for f in plan(GAME, TWO, seats=(2, 3, 4), deals=1).fixtures()} == {2, 3, 4}


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"bots": []}, "no-bots"),
        ({"bots": ["random", "random"]}, "bot-twice"),
        ({"bots": ["nobody"]}, "bot"),
        ({"bots": TWO, "deals": 0}, "games"),
        ({"bots": TWO, "seats": 9}, "seats"),
        ({"bots": TWO, "seats": ()}, "no-seats"),
        ({"bots": TWO, "options": {"deck": "not a deck"}}, None),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(wanted: dict[str, Any], code: str | None) -> None:
    with pytest.raises(Refused) as refused:
        plan(GAME, **wanted)
    assert code in (None, refused.value.code)


def test_bots_that_think_by_the_clock_are_named() -> None:
    names = ["random", "greedy", "mcts", "mcts:rounds=9", "strategist", "fearsome"]
    assert lab.by_the_clock(names) == ["mcts", "strategist", "fearsome"]


# -- the same whoever plays


def games_of(folder: Path) -> str:
    return (folder / lab.GAMES).read_text(encoding="utf-8")


def test_several_processes_write_the_same_file(tmp_path: Path) -> None:
    wanted = plan(GAME, ["random", "novice"], seats=2, deals=2, seed=5)
    alone = run(wanted, tmp_path / "one", jobs=1)
    spread = run(wanted, tmp_path / "two", jobs=2)
    assert alone.played == spread.played
    assert games_of(tmp_path / "one") == games_of(tmp_path / "two")


@pytest.mark.skipif(not has("ray"), reason="ray is not installed (extra `ray`)")
def test_a_ray_cluster_writes_the_same_file(tmp_path: Path) -> None:
    wanted = plan(GAME, TWO, seats=2, deals=12, seed=5)
    run(wanted, tmp_path / "one")
    made = run(wanted, tmp_path / "many", engine=engines.RAY, jobs=2)
    assert len(made.played) == 24
    assert games_of(tmp_path / "one") == games_of(tmp_path / "many")


@pytest.mark.skipif(not has("ray"), reason="ray is not installed (extra `ray`)")
def test_a_cluster_of_two_machines_is_sent_the_code_and_writes_the_same_file(tmp_path: Path) -> None:
    """Two nodes that know of each other by address only, here on one machine."""
    from ray.cluster_utils import Cluster

    wanted = plan("imperial_settlers", TWO, seats=2, deals=12, seed=5)
    run(wanted, tmp_path / "one")
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        made = run(wanted, tmp_path / "many", engine=engines.RAY, address=cluster.address)
    finally:
        cluster.shutdown()
    assert len(made.played) == 24
    assert games_of(tmp_path / "one") == games_of(tmp_path / "many")


def test_search_by_rounds_gives_the_same_game_twice(tmp_path: Path) -> None:
    wanted = plan(GAME, ["random", "mcts:rounds=3"], seats=2, deals=1)
    assert run(wanted, tmp_path / "one").played == run(wanted, tmp_path / "two").played


def test_an_engine_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="There is no engine steam; there are processes, ray"):
        run(plan(GAME, TWO, deals=1), tmp_path, engine="steam")


def test_no_cluster_at_the_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Ray:
        def is_initialized(self) -> bool:
            return False

        def init(self, **_: Any) -> None:
            raise ConnectionError("nobody there\nsecond line")

    monkeypatch.setattr(engines, "need", lambda *_: Ray())
    with pytest.raises(Refused, match=r"No Ray cluster answers at far:1 \(nobody there\)"):
        run(plan(GAME, TWO, deals=1), tmp_path, engine=engines.RAY, address="far:1")


# -- the folder


def stop_after(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C after so many pieces of work."""
    whole = engines.spread

    def spread(*args: Any, **named: Any) -> Iterator[Any]:
        for number, part in enumerate(whole(*args, **named)):
            if number == n:
                raise KeyboardInterrupt
            yield part

    monkeypatch.setattr(lab.engines, "spread", spread)


def test_an_interrupt_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    wanted = plan(GAME, TWO, seats=2, deals=10, seed=3)
    run(wanted, tmp_path / "whole")
    with pytest.MonkeyPatch.context() as patch:
        stop_after(1, patch)
        first = run(wanted, tmp_path / "parts")
    assert first.interrupted
    assert len(first.played) == lab.BATCH
    told: list[int] = []
    second = run(wanted, tmp_path / "parts", progress=told.append)
    assert not second.interrupted
    assert (second.new, len(second.played)) == (20 - lab.BATCH, 20)
    assert told[0] == 2 * lab.BATCH
    assert told[-1] == 20
    assert games_of(tmp_path / "whole") == games_of(tmp_path / "parts")


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    wanted = plan(GAME, TWO, seats=2, deals=3)
    made = run(wanted, tmp_path)
    whole = games_of(tmp_path)
    (tmp_path / lab.GAMES).write_text(whole[:-40], encoding="utf-8")
    again = run(wanted, tmp_path)
    assert again.new == 1
    assert again.played == made.played
    assert games_of(tmp_path) == whole


def test_a_command_that_asks_for_more_adds_to_what_is_there(tmp_path: Path) -> None:
    run(plan(GAME, TWO, seats=2, deals=2), tmp_path)
    more = run(plan(GAME, [*TWO, "greedy:worlds=1:nodes=1"], seats=2, deals=2), tmp_path)
    assert (more.new, len(more.played)) == (8, 12)


def test_another_game_needs_another_folder(tmp_path: Path) -> None:
    run(plan(GAME, TWO, deals=1), tmp_path)
    for other in (
        plan("imperial_settlers", TWO, deals=1),
        plan(GAME, TWO, deals=1, options={"expand_plus": True}),
    ):
        with pytest.raises(Refused, match="Take another folder"):
            run(other, tmp_path)


@pytest.mark.parametrize("name", [lab.MANIFEST, lab.GAMES])
def test_a_folder_with_something_else_in_it(tmp_path: Path, name: str) -> None:
    run(plan(GAME, TWO, deals=1), tmp_path)
    (tmp_path / name).write_text("shopping list\n", encoding="utf-8")
    with pytest.raises(Refused, match="holds something else"):
        run(plan(GAME, TWO, deals=1), tmp_path)


def test_a_line_that_says_nothing(tmp_path: Path) -> None:
    run(plan(GAME, TWO, deals=1), tmp_path)
    with (tmp_path / lab.GAMES).open("a", encoding="utf-8") as file:
        file.write("1,2,3\n")
    with pytest.raises(Refused, match="holds something else"):
        run(plan(GAME, TWO, deals=1), tmp_path)


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(Refused, match="cannot be written to"):
        run(plan(GAME, TWO, deals=1), tmp_path / "taken")


def test_a_game_that_breaks_is_told_and_played_again_later(tmp_path: Path) -> None:
    wanted = plan(GAME, TWO, deals=2)
    with pytest.MonkeyPatch.context() as patch:
        whole = lab._play

        def breaks(job: Any, fixture: Fixture) -> Played:
            if fixture.seed == 1:
                raise ZeroDivisionError("broken rule")
            return whole(job, fixture)

        patch.setattr(lab, "_play", breaks)
        made = run(wanted, tmp_path)
    assert (len(made.played), len(made.crashes)) == (2, 2)
    assert isinstance(made.crashes[0], Crash)
    assert "broken rule" in (tmp_path / lab.CRASHES).read_text(encoding="utf-8")
    assert len(run(wanted, tmp_path).played) == 4
    assert not (tmp_path / lab.CRASHES).exists()


# -- what is written down


def test_a_game_of_a_tournament_is_the_game_of_its_seed() -> None:
    job = lab.Job(GAME, oikumene.game(GAME).read_options({}))
    played = lab.play(job, Fixture(TWO, 11))
    assert isinstance(played, Played)
    match = oikumene.game(GAME).new(seats=2, seed=11)
    players = [bots.make(name, seat, 11) for seat, name in enumerate(TWO)]
    while match.asks:
        ask = match.asks[0]
        match.take(ask, players[ask.seat].choose(bots.Chair(match, ask)))
    assert match.result is not None
    assert played.hash == match.digest()
    assert played.scores == match.result.scores
    assert played.decisions == len(match.answers)
    said = [event.seen_by(seat, match.game.words) for event in match.log for seat in (0,)]
    built = Counter((s.args["seat"], s.args["card"]) for s in said if s.id == "log-builds")
    assert {(seat, card): n for seat, word, card, n in played.taken if word == "builds"} == built


def test_events_without_an_actor_are_nobodys() -> None:
    words = oikumene.game(GAME).words
    assert lab.actor_and_card(words, "opens-titan") is None
    assert lab.actor_and_card(words, "copies") == (0, 1)


def test_the_tables(tmp_path: Path) -> None:
    made = run(plan(GAME, TWO, seats=(2, 3), deals=2), tmp_path)
    files = tables.write(made.played, tmp_path)
    with (tmp_path / "seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 4 * 2 + 12 * 3
    for number, one in enumerate(made.played):
        mine = [row for row in rows if row["game"] == str(number)]
        assert tuple(int(row["score"]) for row in mine) == one.scores
        assert sum(float(row["win"]) for row in mine) == pytest.approx(1)
        assert {int(row["rank"]) for row in mine if float(row["win"])} == {1}
    with (tmp_path / "cards.csv").open(encoding="utf-8") as file:
        cards = list(csv.DictReader(file))
    assert len(cards) == sum(len(one.taken) for one in made.played)
    assert {path.name for path in files} >= {"seats.csv", "cards.csv"}


@pytest.mark.skipif(not has("pyarrow"), reason="pyarrow is not installed (extra `lab`)")
def test_the_tables_as_parquet_say_the_same(tmp_path: Path) -> None:
    import pyarrow.parquet as parquet

    made = run(plan(GAME, TWO, deals=2), tmp_path)
    tables.write(made.played, tmp_path)
    held = parquet.read_table(tmp_path / "seats.parquet").to_pylist()
    with (tmp_path / "seats.csv").open(encoding="utf-8") as file:
        assert [{name: str(value) for name, value in row.items()} for row in held] == list(csv.DictReader(file))
    tables.write([], tmp_path)
    assert parquet.read_table(tmp_path / "cards.parquet").num_rows == 0


def test_without_pyarrow_there_is_csv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "has", lambda _: False)
    assert {path.suffix for path in tables.write([], tmp_path)} == {".csv"}
