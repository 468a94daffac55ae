"""Records and snapshots: what is written down plays again, or says where it does not."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from little import Little, LittleGame
from test_match import say
from toy import TOY

import oikumene
from oikumene.conformance import broken_records, picture, restored
from oikumene.kernel.errors import BadRecord, Refused
from oikumene.kernel.flow import choose
from oikumene.kernel.game import Setup
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay


def played(seed: int = 3, answers: int | None = None) -> Match[Any]:
    rng, match = Random(seed), TOY.new(seats=3, seed=seed)
    while not match.over and (answers is None or len(match.answers) < answers):
        ask = rng.choice(match.asks)
        match.take(ask, rng.choice(ask.values()))
    return match


def test_a_record_says_what_was_played() -> None:
    record = played().record()
    assert list(record) == [
        "format",
        "game",
        "rules",
        "seats",
        "seed",
        "options",
        "answers",
        "checks",
        "result",
        "hash",
    ]
    assert (record["game"], record["rules"], record["seats"], record["seed"]) == ("toy", 1, 3, 3)
    counts = [count for count, _ in record["checks"]]
    assert len(counts) > 1
    assert all(16 <= later - count < 32 for count, later in zip([0, *counts], counts, strict=False))
    assert "checks" not in played(answers=5).record(checks=False)
    assert json.loads(json.dumps(record)) == record


@pytest.mark.parametrize("answers", [0, 1, 20, None])
def test_a_record_plays_again(answers: int | None) -> None:
    match = played(answers=answers)
    for checks in (True, False):
        again = replay(TOY, json.loads(json.dumps(match.record(checks=checks))))
        assert picture(again) == picture(match)
        assert again.log == match.log


def test_a_record_plays_up_to_an_answer() -> None:
    record = played().record()
    for n in (0, 7, 20):
        assert len(replay(TOY, record, upto=n).answers) == n
    assert replay(TOY, record, upto=10_000).over


def altered(record: dict[str, Any], n: int) -> dict[str, Any]:
    """The same with another legal answer."""
    made: dict[str, Any] = json.loads(json.dumps(record))
    made["answers"][n][2] = "b" if made["answers"][n][2] == "a" else "a"
    return made


def talked(answers: int) -> Match[Any]:
    match = LittleGame([say(n % 3) for n in range(40)]).new(seats=3)
    for n in range(answers):
        match.answer(n % 3, "ab"[n % 2])
    return match


def test_an_altered_answer_is_found_at_the_next_check() -> None:
    """Another legal answer: here every answer ends a step, and after every sixteenth the state is compared."""
    match = talked(38)
    for n, found in ((0, 15), (15, 15), (16, 31), (31, 31)):
        with pytest.raises(BadRecord, match=f"at answer {found}:") as said:
            replay(match.game, altered(match.record(), n))
        assert said.value.code == "diverged"
    with pytest.raises(BadRecord, match="All 38 answers fit, but the final state"):
        replay(match.game, altered(match.record(), 36))


def test_a_record_of_format_1_has_a_check_after_each_answer_and_is_read() -> None:
    match = talked(4)
    twin, checks = talked(0), []
    for seat, id, key in match.answers:
        twin.answer(seat, key, id)
        checks.append(twin.digest()[:8])
    record = {**match.record(), "format": 1, "checks": checks}
    assert picture(replay(match.game, record)) == picture(match)
    for n in range(4):
        with pytest.raises(BadRecord, match=f"at answer {n}:"):
            replay(match.game, altered(record, n))
    with pytest.raises(BadRecord, match="at answer 3:"):
        replay(match.game, {**record, "checks": checks[:-1]})


def test_checks_follow_what_is_taken_back_and_what_is_copied() -> None:
    """The record of a match is that of the same answers given straight."""
    match = talked(17)
    match.undo(1)
    match.undo(0)
    assert match.record()["checks"] == []
    match.answer(0, "b")
    straight = talked(15)
    straight.answer(0, "b")
    assert [count for count, _ in match.record()["checks"]] == [16]
    assert match.record() == straight.record() == match.clone().record() == restored(match).record()


def test_a_fault_after_the_sixteenth_answer_leaves_no_check() -> None:
    """The step that begins after it fails."""
    faults = [True]

    def fails(state: Any) -> Any:
        if faults:
            raise RuntimeError("a rule fails")
        return say(0)(state)

    match = LittleGame([*(say(0) for _ in range(16)), fails]).new(seats=2)
    for _ in range(15):
        match.answer(0, "a")
    with pytest.raises(RuntimeError):
        match.answer(0, "a")
    assert match.record()["checks"] == []
    faults.clear()
    match.answer(0, "b")
    assert len(match.record()["checks"]) == 1
    assert replay(match.game, match.record()).digest() == match.digest()


def test_making_a_record_does_not_play_the_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = talked(38)
    monkeypatch.setattr(LittleGame, "setup", lambda *_: pytest.fail("the game is played again"))
    assert len(match.record()["checks"]) == 2


def test_an_impossible_answer_is_found_where_it_is() -> None:
    record = played(answers=30).record(checks=False)
    record["answers"][17][2] = "no-such-key"
    with pytest.raises(BadRecord, match=r"at answer 17: Seat \d cannot answer"):
        replay(TOY, record)


def test_rules_that_changed_are_found_where_they_matter() -> None:
    """The same game, but another first question."""
    match = LittleGame([say(0), say(1)]).new(seats=2)
    match.answer(0, "a")
    match.answer(1, "b")
    changed = LittleGame([say(0), lambda state: choose(1, "x", lambda: ("a", "b"))])
    with pytest.raises(BadRecord, match="at answer 1: Seat 1 is not asked 'pick'"):
        replay(changed, match.record())


def test_a_cut_record_is_refused() -> None:
    record = played().record()
    with pytest.raises(BadRecord, match="more checks than answers"):
        replay(TOY, {**record, "answers": record["answers"][:-16]})
    with pytest.raises(BadRecord, match="final state"):
        replay(TOY, {**record, "answers": record["answers"][:-16], "checks": record["checks"][:-1]})


@pytest.mark.parametrize("answers", [0, 12, None])
def test_every_broken_record_is_refused_with_a_sentence(answers: int | None) -> None:
    record = json.loads(json.dumps(played(answers=answers).record()))
    for what, document in broken_records(record):
        with pytest.raises(Refused, match=r"\.$"):
            print(what, replay(TOY, document))


@pytest.mark.parametrize("text", ["", "{", "nul", "[1", '{"game": "anc', "[" * 100_000, "1" * 5000, "\ud800"])
def test_what_is_not_json_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadRecord):
        oikumene.replay(text)


@pytest.mark.parametrize("text", ["[]", "7", '"game"', "null", "{}", '{"game": 5}'])
def test_json_that_is_no_record_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Refused):
        oikumene.replay(text)


def test_a_snapshot_of_the_very_first_step() -> None:
    match = TOY.new(seats=2, seed=1)
    assert match.save()["before"] == match.save()["since"] == []
    assert picture(restored(match)) == picture(match)
    match.answer(1, "2")
    assert [answer[0] for answer in match.save()["since"]] == [1]
    assert picture(restored(match)) == picture(match)


def test_a_restored_match_has_its_whole_record() -> None:
    match = played(answers=25)
    assert restored(match).record() == match.record()
    assert replay(TOY, restored(match).record()).digest() == match.digest()


def test_a_restored_match_undoes_as_far_as_its_step() -> None:
    match = LittleGame([say(0), say(0), say(1)]).new(seats=2)
    match.answer(0, "a")
    again = restored(match)
    with pytest.raises(Refused, match="nothing to take back"):
        again.undo(0)
    again.answer(0, "b")
    again.undo(0)
    assert picture(again) == picture(match)


def test_a_snapshot_outlives_a_change_of_the_rules() -> None:
    """The first step is played otherwise now; the game in progress is past it."""
    match = LittleGame([say(0), say(1)]).new(seats=2)
    match.answer(0, "a")
    changed = LittleGame([lambda state: choose(1, "x", lambda: (1, 2)), say(1)])
    assert Match.restore(changed, match.save()).state.marks == [(0, "a")]


@pytest.mark.parametrize(
    "name", ["state", "before", "since", "rules", "checks", "seats", "seed", "options", "game", "format"]
)
@pytest.mark.parametrize("bad", [None, 2.5, "wrong", ["wrong"], {"c": "no.such"}, {"c": "toy.Player", "v": []}])
def test_a_broken_snapshot_is_refused_with_a_sentence(name: str, bad: Any) -> None:
    saved = json.loads(json.dumps(played(answers=9).save()))
    with pytest.raises(Refused):
        Match.restore(TOY, {**saved, name: bad})


class Cut(LittleGame):
    """The first step is cut into many, which go on with it."""

    goes_on = frozenset({"more"})

    def setup(self, setup: Setup) -> Little:
        state = super().setup(setup)
        state.agenda[:-1] = [("more", n) for _, n in state.agenda[:-1]]
        state.agenda.insert(0, ("step", 0))
        return state


def test_a_step_that_goes_on_is_a_point_to_come_back_to_and_no_step_of_its_own() -> None:
    match = Cut([say(0)] * 20).new(seats=2)
    first = match.steps
    for _ in range(19):
        match.answer(0, "a")
        assert match.steps == first, "bots think on to where something else begins"
        assert not match.chapters[-1].inputs, "a clone has nothing to play again"
        assert not match.record()["checks"]
    assert picture(restored(match)) == picture(match) == picture(match.clone())
    match.answer(0, "b")
    assert match.steps == first + 1
    assert [count for count, _ in match.record()["checks"]] == [20]
    match.undo(0)
    assert len(match.answers) == 19
    match.answer(0, "b")
    match.answer(0, "a")
    assert match.over
    assert replay(match.game, match.record()).digest() == match.digest()
