"""Guided first games, as they go over the wire: the words of one, and where somebody stands in it."""

from __future__ import annotations

from oikumene.registry import game as find_game
from oikumene.table import wire
from oikumene.table.board import Board, Row
from oikumene.text.lessons import END, chapter, lesson_of, told, where


def lesson_info(game_id: str, lang: str) -> wire.LessonInfo:
    game = find_game(game_id)
    lesson, said = lesson_of(game), told(game, lang)
    steps = [
        wire.LessonStep(
            id=step.id,
            key=step.key,
            point=step.point,
            text=said.steps[step.id].text,
            others=list(zip(step.others, said.steps[step.id].others, strict=True)),
            rules=chapter(game, step),
        )
        for step in lesson.steps
    ]
    return wire.LessonInfo(game_id, said.title, said.welcome, steps, said.steps[END].text)


def lesson_at(row: Row, board: Board, seat: int | None) -> wire.LessonAt | None:
    """Where the learner stands; of a table that goes on with other rules the lesson is over."""
    if not row.lesson:
        return None
    lesson = lesson_of(board.match.game)
    if seat != lesson.seat:
        return None
    if board.start is not None:
        return wire.LessonAt(None, [], 0, len(lesson.steps), left=True, over=True)
    at = where(lesson, board.match)
    step = at.step
    offered = {option.key for question in board.match.pending for option in question.options if question.seat == seat}
    keys = [] if step is None else [key for key in (step.key, *step.others) if key in offered]
    return wire.LessonAt(None if step is None else step.id, keys, at.done, len(lesson.steps), at.left, at.over)
