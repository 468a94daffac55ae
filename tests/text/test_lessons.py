"""Guided first games: each plays to its end in both languages, and goes on with whoever does otherwise."""

from __future__ import annotations

import random

import pytest

from oikumene.games import GAMES
from oikumene.registry import game as find_game
from oikumene.text.languages import LANGUAGES
from oikumene.text.lessons import (
    AHEAD,
    END,
    BadLesson,
    Lesson,
    answer_of,
    faults,
    has_lesson,
    lesson_of,
    play,
    read_lesson,
    read_words,
    told,
    where,
)

TAUGHT = [game.id for game in GAMES if has_lesson(game)]
#: About so many decisions make a first lesson.
FEWEST, MOST = 12, 30


@pytest.fixture(params=TAUGHT)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_of(find_game(request.param))


def test_a_lesson_plays_to_its_end(lesson: Lesson) -> None:
    """Every question is asked, every advised and every other option offered, everything that is pointed at there."""
    met = play(lesson)
    assert FEWEST <= len(met) <= MOST


def test_every_word_is_there_and_leads_somewhere(lesson: Lesson) -> None:
    assert faults(find_game(lesson.game)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_or_two_a_decision(lesson: Lesson, lang: str) -> None:
    """A card of a phone holds no more."""
    for id, words in told(find_game(lesson.game), lang).steps.items():
        assert len(words.text) <= 280, (id, len(words.text))
        for line in words.others:
            assert len(line) <= 140, (id, line)


def test_the_rivals_do_what_is_written_while_the_learner_follows(lesson: Lesson) -> None:
    match = lesson.new()
    line = lesson.line
    for n, (seat, key) in enumerate(line):
        question = next(q for q in match.pending if q.seat == seat and key in [o.key for o in q.options])
        if seat == lesson.seat:
            at = where(lesson, match)
            assert (at.step is not None, at.left, at.over) == (True, False, False)
            assert answer_of(lesson, match, seat, question.id) == key
        else:
            assert answer_of(lesson, match, seat, question.id) == key, (n, key)
        match.answer(seat, key, question.id)
    assert where(lesson, match).over
    for ask in match.asks:
        assert answer_of(lesson, match, ask.seat, ask.id) is None


@pytest.mark.parametrize("often", [0.1, 0.5, 1.0])
def test_who_does_otherwise_is_told_what_still_fits_until_nothing_is_left(lesson: Lesson, often: float) -> None:
    """Whatever is told is offered then; and the lesson comes to an end in every game."""
    rng = random.Random(f"{lesson.game} {often}")
    match = lesson.new()
    fewest = len(lesson.steps)
    for _ in range(900):
        if match.over:
            break
        question = rng.choice(match.pending)
        keys = [option.key for option in question.options]
        key = rng.choice(keys)
        if question.seat == lesson.seat:
            at = where(lesson, match)
            fewest = min(fewest, len(lesson.steps) - at.done)
            if at.over:
                return
            if at.step is not None and at.step.ask == question.prompt:
                assert at.step.key in keys
                if rng.random() > often:
                    key = at.step.key
        match.answer(question.seat, key, question.id)
    assert match.over, f"the lesson never ends: {fewest} steps are left"


def test_a_step_is_told_again_where_it_fits_and_then_no_more() -> None:
    lesson = lesson_of(find_game("ancient_world"))
    match = lesson.new()
    steps = []
    for otherwise in ("place:learn", "place:rebuild", "place:conscript"):
        at = where(lesson, match)
        steps.append((at.step and at.step.id, at.left))
        match.answer(0, otherwise)
        while match.pending[0].seat != 0 or match.pending[0].prompt == "citizen":
            question = match.pending[0]
            match.answer(question.seat, question.options[-1].key)  # the rival passes, our strongest citizen goes
    assert steps[:2] == [("army", False), ("army", True)]
    assert steps[2][0] != "army" and steps[2][1]


def test_a_decision_taken_back_is_a_decision_not_taken() -> None:
    lesson = lesson_of(find_game("ancient_world"))
    match = lesson.new()
    match.answer(0, "place:learn")
    assert where(lesson, match).left
    match.undo(0)
    at = where(lesson, match)
    assert (at.step, at.left, at.done) == (lesson.steps[0], False, 0)


def test_what_is_seen_must_be_so() -> None:
    """A step whose sentence would not be true is not told."""
    text = """
        seats = 2
        seed = 1
        [[steps]]
        id = "rich"
        ask = "act"
        key = "place:work"
        see = { "seats.0.coins" = 99 }
        [[steps]]
        id = "poor"
        ask = "act"
        key = "place:work"
        see = { "round" = 1 }
    """
    lesson = read_lesson(text, "ancient_world")
    match = lesson.new()
    while match.pending[0].seat != 0:
        match.answer(match.pending[0].seat, match.pending[0].options[0].key)
    at = where(lesson, match)
    assert at.step is not None and at.step.id == "poor" and AHEAD > 1
    with pytest.raises(BadLesson, match="rich"):
        play(lesson)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seats = 2", "seed, steps"),
        ("seats = 2\nseed = 1\nsteps = []\nhue = 1", "nobody knows hue"),
        ("seats = 2\nseed = 1\n[[steps]]\nid = 'a'\nask = 'act'", "no key"),
        ("seats = 2\nseed = 1\n[[steps]]\nid = 'a'\nask = 'act'\nkey = 'x'\npaint = 1", "nobody knows paint"),
        ("seats = 2\nseed = 1\n[[steps]]\nid = 'a'\nask = 'act'\nkey = 'x'\nbefore = ['pass']", "a seat and a key"),
        ("seats = 2\nseed = 1\n[[steps]]\nid = 'a'\nask = 'act'\nkey = 'x'\nthen = true", "none before it"),
        ("seats = = 2", "line 1"),
    ],
)
def test_what_is_written_wrong_is_refused_in_words(text: str, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        read_lesson(text, "ancient_world")


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("ask = 'act'\nkey = 'place:moon'", "place:moon is not offered, but place:work"),
        ("ask = 'build'\nkey = 'no'", "build is not asked, but"),
        ("ask = 'act'\nkey = 'pass'\npoint = 'card:nowhere'", "no card:nowhere to point at"),
        ("ask = 'act'\nkey = 'pass'\nelse = ['fight:moon']", "fight:moon is not offered"),
        ("ask = 'act'\nkey = 'pass'\nbefore = ['1 pass']", "seat 1 cannot answer pass"),
    ],
)
def test_what_does_not_play_is_refused_in_words(step: str, why: str) -> None:
    head = "seats = 2\nseed = 1\noptions = { first_player = '1' }\n[[steps]]\nid = 'a'\n"
    with pytest.raises(BadLesson, match=why):
        play(read_lesson(head + step, "ancient_world"))


@pytest.mark.parametrize("text", ["Hello", "# A\n# B", "# A\nx\n## a\nx\n## a\ny"])
def test_words_written_wrong_are_refused_with_the_line(text: str) -> None:
    with pytest.raises(BadLesson, match="line"):
        read_words(text, "en")


def test_every_lesson_takes_its_leave(lesson: Lesson) -> None:
    for lang in LANGUAGES:
        assert told(find_game(lesson.game), lang).steps[END].text
