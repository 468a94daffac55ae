"""Matches: answering, copies, faults in the rules, imagined matches, and ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from little import HAND, OPEN, PILE, Little, LittleGame, five_cards, keys, play
from toy import TOY, State

from oikumene.conformance import picture, restored, traces
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Flow, choose, may, parallel
from oikumene.kernel.game import Number
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay


def say(seat: int) -> Any:
    def step(state: Little) -> Flow[None]:
        state.mark(seat, (yield from choose(seat, "pick", lambda: ("a", "b"))))
        state.note("said", seat)

    return step


# -- answering


@pytest.mark.parametrize(
    ("seat", "key", "id", "code"),
    [
        (0, "c", None, "key"),
        (0, 1, None, "key"),
        (1, "a", None, "not-asked"),
        (0, "a", "then", "not-asked"),
        (0, "a", 5, "not-asked"),
        (7, "a", None, "seat"),
        (-1, "a", None, "seat"),
        (False, "a", None, "seat"),
        (0.0, "a", None, "seat"),
        ("0", "a", None, "seat"),
    ],
)
def test_what_is_not_offered_is_refused(seat: Any, key: Any, id: Any, code: str) -> None:
    match = play(say(0), say(1))
    before = traces(match)
    with pytest.raises(Refused) as said:
        match.answer(seat, key, id)
    assert said.value.code == code
    assert traces(match) == before


def test_a_question_of_another_match_is_closed_here() -> None:
    match = play(say(0))
    with pytest.raises(Refused, match="no longer open"):
        match.take(match.clone().asks[0], "a")


def test_after_the_end_nothing_is_asked() -> None:
    match = play(say(0))
    match.answer(0, "a")
    with pytest.raises(Refused, match="over"):
        match.answer(0, "a")


def test_a_question_as_json() -> None:
    match = play(
        lambda state: choose(0, "pick", lambda: [("take", c) for c in state.zones[HAND][:1]] + ["a"]), deal=five_cards
    )
    assert match.pending[0].to_json() == {
        "id": "pick",
        "seat": 0,
        "prompt": "pick",
        "said": {"id": "ask-pick", "args": {}, "kinds": {}},
        "options": [
            {
                "key": "take:fox",
                "refs": [["card", "fox"]],
                "said": {"id": "option-take", "args": {"card": "fox"}, "kinds": {"card": "card"}},
            },
            {"key": "a", "refs": [], "said": {"id": "option-a", "args": {}, "kinds": {}}},
        ],
        "closed": [],
        "picked": None,
        "count": 0,
        "bounds": [1, 1],
    }
    assert repr(match.pending[0]) == "<Question 'pick' to seat 0: take:fox, a>"


# -- faults in the rules


def faulty(state: Little) -> Flow[None]:
    """Half way through an answer, a rule fails."""
    word = yield from choose(0, "pick", lambda: ("a", "b"))
    state.mark(word)
    state.note("said", 0)
    if word == "b":
        raise ZeroDivisionError


def faulty_later(state: Little) -> Flow[None]:
    state.mark("begun")
    raise ZeroDivisionError
    yield


@pytest.mark.parametrize(
    "steps", [(say(1), faulty, say(1)), (say(1), faulty_later)], ids=["in the step", "in the next"]
)
def test_a_fault_in_a_rule_changes_nothing(steps: Any) -> None:
    match = play(*steps)
    if len(steps) == 3:
        match.answer(1, "a")
    before, log = picture(match), list(match.log)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            match.answer(match.asks[0].seat, "b")
        assert picture(match) == before
        assert match.log == log
        assert len(match.answers) == (1 if len(steps) == 3 else 0)
    if len(steps) == 3:
        match.answer(0, "a")
        assert match.state.marks == [(1, "a"), ("a",)]


def test_a_fault_after_many_silent_steps_changes_nothing() -> None:
    """Further from the answer than an undo reaches."""

    def silent(state: Little) -> Flow[None]:
        return
        yield

    match = play(say(0), *[silent] * 100, faulty_later)
    before = picture(match)
    with pytest.raises(ZeroDivisionError):
        match.answer(0, "a")
    assert picture(match) == before


def test_a_fault_in_mid_move_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy, whose first move of an answer fails half way, again and again."""
    faults = 0
    for seed in range(4):
        rng, match = Random(seed), TOY.new(seats=3, seed=seed)
        while not match.over:
            question = rng.choice(match.pending)
            key = rng.choice(question.options).key
            before, log, answers = picture(match), list(match.log), list(match.answers)
            with monkeypatch.context() as broken:
                broken.setattr(State, "move", failing_move())
                try:
                    match.answer(question.seat, key, question.id)
                    continue
                except ZeroDivisionError:
                    faults += 1
            assert (picture(match), match.log, match.answers) == (before, log, answers)
            match.answer(question.seat, key, question.id)
    assert faults > 20


def failing_move() -> Any:
    """Fails once, after the card has been moved."""
    move, faults = State.move, []

    def fails(self: State, card: int, to: int, *, under: bool = False) -> None:
        move(self, card, to, under=under)
        if not faults:
            faults.append(card)
            raise ZeroDivisionError

    return fails


# -- copies


def test_a_match_without_snapshots_can_only_be_played_on() -> None:
    match = LittleGame([say(0), say(1)]).new(seats=2, keep=False)
    for refused in (match.clone, match.save, match.record, lambda: match.undo(0), lambda: match.imagine(0, Random(0))):
        with pytest.raises(Refused, match="without snapshots"):
            refused()
    match.answer(0, "a")
    match.take(match.asks[0], "b")
    assert match.over
    assert match.state.marks == [(0, "a"), (1, "b")]
    assert (match.answers, match.log, match.chapters) == ([], [], [])


def test_a_light_clone_plays_on_like_a_whole_one() -> None:
    match = play(lambda state: parallel((0, 1), lambda seat: choose(seat, "pick", lambda: ("a", "b"))), say(2))
    match.answer(1, "b")
    light = match.clone(keep=False)
    assert picture(light) == picture(match)
    light.answer(0, "a")
    match.answer(0, "a")
    assert picture(light) == picture(match)


def test_options_looked_at_too_early_are_listed_anew() -> None:
    """Somebody keeps an old question and looks at it while a free action hides it."""
    from little import gifts, take_gift

    from oikumene.kernel.flow import beside

    def step(state: Little) -> Flow[Any]:
        main = choose(0, "pick", lambda: ("a", "b") if state.gifts == 2 or len(state.marks) == 1 else ("c", "d"))
        return beside(main, 0, lambda: gifts(state), lambda value: take_gift(state, 0, value))

    match = play(step)
    old = match.pending[0]
    match.answer(0, "free:trade")
    assert old.options[0].key == "a"
    match.answer(0, "1")
    assert keys(match, 0)[:2] == ["c", "d"]


# -- imagined matches


def hidden_draw(state: Little) -> Flow[None]:
    state.move(state.zones[PILE][-1], HAND)
    yield from may(1, "sure")
    state.move(state.zones[HAND][-1], OPEN)


def test_an_imagined_match_gives_nothing_real_back() -> None:
    match = play(hidden_draw, say(0), deal=five_cards)
    world = match.imagine(1, Random(0))
    assert world.setup.seed == 0 != match.setup.seed
    assert world.answers == []
    for twin in (world, world.clone()):
        for refused in (
            twin.save,
            twin.record,
            lambda twin=twin: twin.undo(1),
            lambda twin=twin: twin.undo(0, consent=True),
        ):
            with pytest.raises(Refused) as said:
                refused()
            assert said.value.code == "imagined"


def test_nothing_is_imagined_from_a_match_that_does_not_follow() -> None:
    """It plays on and is cloned as any other, and keeps nothing of what is known of cards that went unseen."""
    match = TOY.new(seats=3, seed=1)
    rng, met = Random(3), 0
    while match.asks:
        seat = match.asks[0].seat
        world, light = match.imagine(seat, Random(1)), match.imagine(seat, Random(1), follow=False)
        met += bool(world.state.among)
        for _ in range(6):
            light = light.clone()
            assert light.digest() == world.digest()
            assert not light.state.among and not light.state.follows
            if not world.asks:
                break
            value = rng.choice(world.asks[0].values())
            world.take(world.asks[0], value)
            light.take(light.asks[0], value)
        if light.asks:
            with pytest.raises(RuntimeError, match="follow=False"):
                light.imagine(seat, Random(1))
        match.take(match.asks[0], rng.choice(match.asks[0].values()))
    assert met


def test_an_imagined_match_may_be_imagined_further() -> None:
    match = play(hidden_draw, say(0), deal=five_cards)
    world = match.imagine(1, Random(0))
    deeper = world.imagine(0, Random(1))
    assert deeper.view(0) == world.view(0)
    assert picture(deeper.clone()) == picture(deeper)


def test_what_is_dealt_is_what_comes() -> None:
    """The drawn card is another one in some worlds, and that one is played there."""
    match = play(hidden_draw, say(0), deal=five_cards)
    shown = set()
    for seed in range(60):
        world = match.imagine(1, Random(seed))
        world.answer(1, "yes")
        shown |= set(world.view()["table"]["zones"]["open"])
    assert shown == {"ant", "bee", "cat", "dog", "elk"}


def test_what_a_seat_does_not_know_is_found_anew_when_something_happened() -> None:
    """A match keeps it from one imagined world to the next; after an answer it deals as one that kept nothing."""
    match = TOY.new(seats=3, seed=1)
    rng = Random(2)
    asked = 0
    while match.asks:
        for seat in range(3):
            asked += 1
            before = [picture(match.imagine(seat, Random(asked))) for _ in range(2)]
            assert before == [picture(match.clone().imagine(seat, Random(asked)))] * 2
        match.take(match.asks[0], rng.choice(match.asks[0].values()))
        if asked % 4 == 0 and match.asks and match.can_undo(seat := match.asks[0].seat):
            match.undo(seat)
    assert asked > 20


def test_hidden_facts_that_are_not_cards_are_drawn_anew() -> None:
    """What the others have sworn in the toy may be anything; one's own vow is what it is."""
    match = TOY.new(seats=3, seed=1)
    for seat in range(3):
        match.answer(seat, "1")
    worlds = [match.imagine(0, Random(seed)).state for seed in range(40)]
    assert {world.players[0].vow for world in worlds} == {1}
    assert {world.players[1].vow for world in worlds} == {world.players[2].vow for world in worlds} == {0, 1, 2}


def test_the_end_of_a_game_can_be_imagined() -> None:
    match = play(say(0))
    match.answer(0, "a")
    world = match.imagine(1, Random(0))
    assert world.over
    assert world.view(1)["table"] == match.view(1)["table"]
    assert (world.answers, world.log, world.setup.seed) == ([], [], 0)
    with pytest.raises(Refused):
        world.record()


def test_a_deal_that_leaves_nobody_an_answer_is_dealt_again() -> None:
    """Seat 0 must show an ant: worlds where it holds none cannot be."""

    def step(state: Little) -> Flow[None]:
        card = next(c for c in state.zones[PILE] if state.ident(c) == "ant")
        state.move(card, HAND)
        ants = lambda: [("take", c) for c in state.zones[HAND] if state.ident(c) == "ant"]  # noqa: E731
        yield from choose(0, "pick", ants, secret=True)

    match = play(step, deal=lambda state: [state.add(face, PILE, 0) for face in range(3)])
    for seed in range(20):
        assert keys(match.imagine(1, Random(seed)), 0) == ["take:ant"]


def test_a_rule_that_cannot_be_imagined_says_so() -> None:
    def step(state: Little) -> Flow[None]:
        state.move(state.zones[PILE][0], HAND)
        real = state.face[:]
        yield from choose(0, "pick", lambda: ["a"] if state.face == real else [], secret=True)

    match = play(step, deal=lambda state: [state.add(face, PILE, 0) for face in range(5)] and state.add(0, PILE, 0))
    with pytest.raises(RuntimeError, match="no consistent deal"):
        [match.imagine(1, Random(seed)) for seed in range(50)]


# -- the end


def finished() -> Match[Little]:
    match = play(say(0), say(1))
    match.answer(0, "a")
    match.answer(1, "b")
    return match


def test_a_finished_match_is_copied_like_any_other() -> None:
    match = finished()
    for twin in (
        match.clone(),
        match.clone(keep=False),
        match.clone().clone(),
        restored(match),
        restored(match).clone(),
    ):
        assert picture(twin) == picture(match)
    assert match.clone().log == match.log
    assert replay(match.game, match.record()).log == match.log
    assert restored(match).record() == match.record()
    assert restored(match).save() == match.save()


def test_a_game_that_asks_nothing_is_over_at_once() -> None:
    def silent(state: Little) -> Flow[None]:
        state.mark("silent")
        return
        yield

    for match in (play(), play(silent)):
        assert match.over
        assert match.result is not None
        assert picture(match.clone()) == picture(restored(match)) == picture(match)
        assert replay(match.game, match.record()).digest() == match.digest()
        with pytest.raises(Refused, match="over"):
            match.undo(0)


def test_who_has_read_some_of_the_log_is_shown_the_rest() -> None:
    match = play(say(0), say(1), say(0))
    for seat, key in ((0, "a"), (1, "b"), (0, "a")):
        match.answer(seat, key)
    whole = match.view(1)
    assert len(whole["log"]) == 3
    for read in range(4):
        assert match.view(1, read) == {**whole, "log": whole["log"][read:]}


def test_the_view_of_nobody_in_particular() -> None:
    match = play(hidden_draw, deal=five_cards)
    assert match.view()["seat"] is None
    assert match.view()["questions"] == []
    assert match.view(1)["questions"][0]["id"] == "sure"
    assert match.view()["waiting"] == [1]
    for bad in (3, -1, True, 1.0, "1"):
        with pytest.raises(Refused, match="no seat"):
            match.view(bad)  # type: ignore[arg-type]


# -- what an answer leads to is looked through before it counts


def nowhere() -> list[str]:
    raise LookupError("planted")


@pytest.mark.parametrize("options", [nowhere, list], ids=["fails", "empty"])
def test_a_secret_question_that_cannot_be_shown_is_a_fault_of_the_answer_before(options: Any) -> None:
    """Nobody looks at what is secret to see whether it is forced; every view of the seat would fail."""

    def step(state: Little) -> Flow[None]:
        yield from choose(0, "pick", lambda: ("a", "b"))
        yield from choose(1, "x", options, secret=True)

    match = play(step)
    before = picture(match)
    with pytest.raises((LookupError, RuntimeError)):
        match.answer(0, "a")
    assert picture(match) == before
    with pytest.raises((LookupError, RuntimeError)):
        play(lambda state: choose(1, "x", options, secret=True))


def test_what_is_closed_is_looked_at_too() -> None:
    def step(state: Little) -> Flow[None]:
        yield from choose(0, "pick", lambda: ("a", "b"))
        yield from choose(1, "x", lambda: ("a", "b"), closed=nowhere)  # type: ignore[arg-type]

    match = play(step)
    with pytest.raises(LookupError):
        match.answer(0, "a")
    assert match.answers == []


@pytest.mark.parametrize(
    "what", [0.5, {1}, object(), b"x", (1, [2.0])], ids=["float", "set", "object", "bytes", "within"]
)
def test_what_is_no_plain_data_is_refused_when_it_is_put_in(what: Any) -> None:
    def step(state: Little) -> Flow[None]:
        yield from choose(0, "pick", lambda: ("a", "b"))
        state.mark(what)
        yield from choose(0, "then", lambda: ("a", "b"))

    match = play(step)
    before = picture(match)
    with pytest.raises(TypeError, match="cannot be part of a state"):
        match.answer(0, "a")
    assert picture(match) == before
    with pytest.raises(TypeError, match=r"state\.marks\[0\]"):
        play(lambda state: choose(0, "pick", lambda: ("a", "b")), deal=lambda state: state.mark(what))


def test_what_is_no_plain_data_is_no_option() -> None:
    with pytest.raises(TypeError, match="cannot be part"):
        play(lambda state: choose(0, "pick", lambda: (("n", 1.5), ("n", 2))))


def test_nor_the_value_of_a_setting() -> None:
    class Half(Number):
        def read(self, value: object) -> Any:
            return 0.5

    class Halved(LittleGame):
        settings = (Half("n", 0, 9, 1),)

    game = Halved([lambda state: choose(0, "pick", lambda: ("a", "b"))])
    with pytest.raises(TypeError, match=r"options|object expected"):  # a compiled caller hears of it even earlier
        game.new(options={"n": 3})


def test_imagined_matches_and_those_for_programs_are_not_looked_through() -> None:
    def step(state: Little) -> Flow[None]:
        yield from choose(0, "pick", lambda: ("a", "b"))
        state.mark(0.5)  # what only a look through the state finds
        yield from choose(0, "then", lambda: ("a", "b"))

    match = play(step)
    for world in (match.imagine(0, Random(0)), match.clone(keep=False)):
        world.answer(0, "a")
    twin = match.clone()
    twin.take(twin.asks[0], "a")
    match.clone().follow(0, "a")
    with pytest.raises(TypeError, match="cannot be part of a state"):
        match.answer(0, "a")
