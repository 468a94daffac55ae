"""The story of one game: a sentence a turn, with the names of the realms, out of what the log says.

Lines of the log are sentences with their subject first ("Rome builds …"). Of a turn the most telling ones (the game
says which: `Game.telling`) are put together into one, without saying the subject twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from oikumene.kernel.match import Match
from oikumene.kernel.words import SEAT, Said
from oikumene.text.texts import SIDE, Texts

#: So many deeds of a turn are told, at most.
DEEDS = 3
#: What others do in somebody's turn is told from this on.
NOTABLE = 4
#: So many points of the course are kept for a chart, at most.
POINTS = 400


class Sentence(NamedTuple):
    """`seat`: of whom it tells (None: of nobody at the table); `line`: the line of the log it begins with."""

    seat: int | None
    line: int
    text: str


class Chapter(NamedTuple):
    """A round: what it is called, what happened, and how things stood at its end."""

    title: str
    line: int
    sentences: tuple[Sentence, ...]
    standing: str


class Moment(NamedTuple):
    """After so many answers: how many lines the log had, the round, and what each seat had (points, or chances)."""

    at: int
    lines: int
    round: int
    worth: tuple[float, ...]


class Story(NamedTuple):
    """`realms`: what each seat is called, `signs`: its colour and symbol (from 1); `course`: how it went, `chances`
    where it is chances that are told."""

    realms: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    ending: str
    course: tuple[Moment, ...]
    chances: bool
    signs: tuple[int, ...]


class _Deed(NamedTuple):
    line: int
    word: str
    seat: int | None
    weight: int
    text: str


def story(match: Match[Any], texts: Texts, names: Sequence[str]) -> Story:
    """The story of a match that is over, as everybody may read it. `names`: of those who played."""
    realms = realm_names(match, texts, names)
    course = list(went(match))
    chapters = [
        Chapter(title, line, tuple(told(match, deeds, realms, texts)), "")
        for title, line, deeds in rounds(match, texts, realms)
    ]
    if match.game.points:
        chapters = with_standings(match, chapters, course, realms, texts)
    signs = tuple(match.game.signs(match.state)) or tuple(range(1, match.seats + 1))
    ending = ended(match, realms, texts)
    return Story(realms, tuple(chapters), ending, tuple(thinned(course)), not match.game.points, signs)


# -- who


def realm_names(match: Match[Any], texts: Texts, names: Sequence[str]) -> tuple[str, ...]:
    """What each seat is called: its realm where the game has such, else whoever sits there."""
    realms = match.game.realms(match.state)
    found = [texts.seat(seat, names) for seat in range(match.seats)]
    for seat, realm in enumerate(realms[: match.seats]):
        if realm and texts.has(f"realm-{realm}"):
            found[seat] = texts.say(f"realm-{realm}")
    return tuple(found)


def subject(said: Said) -> int | None:
    """The seat a line is about."""
    for name in ("seat", "side", "owner"):
        value = said.args.get(name)
        if said.kinds.get(name) in (SEAT, SIDE) and isinstance(value, int):
            return value
    return None


# -- what


def deeds(match: Match[Any], texts: Texts, realms: Sequence[str]) -> Iterator[_Deed]:
    """The lines of the log with what they weigh."""
    game = match.game
    for number, line in enumerate(match.log):
        said = line.seen_by(match.seats, game.words)
        seat = subject(said)
        text = texts.said(said, realms, None).strip()
        yield _Deed(number, line.message, seat, game.telling.get(line.message, 0), text)


def rounds(match: Match[Any], texts: Texts, realms: Sequence[str]) -> Iterator[tuple[str, int, list[_Deed]]]:
    """The log, round by round: title, first line, lines. What lies before the first round is its beginning."""
    title, first, lines, number = texts.say("story-before"), 0, list[_Deed](), 0
    for deed in deeds(match, texts, realms):
        if deed.word == "round":
            if number or any(one.weight for one in lines):
                begun = any(one.word == "turn" for one in lines)  # a game whose first round is not announced
                yield texts.say("story-round", n=1) if begun and not number else title, first, lines
            number, first, lines = number + 1, deed.line, []
            said = match.log[deed.line].seen_by(match.seats, match.game.words)
            plain = set(said.args) == {"n"}
            title = texts.say("story-round", n=int(str(said.args["n"]))) if plain else deed.text.rstrip(".")
        lines.append(deed)
    yield title, first, lines


def turns(lines: Sequence[_Deed], by_word: bool) -> Iterator[list[_Deed]]:
    """The lines of a round, turn by turn: as the log says that a turn begins, else whenever somebody else acts."""
    turn: list[_Deed] = []
    for deed in lines:
        acts = next((one.seat for one in turn if one.seat is not None and one.weight), None)
        other = deed.seat is not None and deed.weight > 0 and acts is not None and deed.seat != acts
        if turn and (deed.word == "turn" or (other and not by_word)):
            yield turn
            turn = []
        turn.append(deed)
    if turn:
        yield turn


def told(match: Match[Any], lines: Sequence[_Deed], realms: Sequence[str], texts: Texts) -> Iterator[Sentence]:
    """The sentences of a round."""
    by_word = "turn" in match.game.words.lines
    for turn in turns(lines, by_word):
        telling = [deed for deed in turn if deed.weight]
        seats = list(dict.fromkeys(deed.seat for deed in telling if deed.seat is not None))
        active = next((deed.seat for deed in turn if deed.word == "turn"), seats[0] if seats else None)
        for seat in sorted(seats, key=lambda one: one != active):
            own = [deed for deed in telling if deed.seat == seat and (seat == active or deed.weight >= NOTABLE)]
            if own:
                called = realms[seat] if seat < len(realms) else texts.side(seat, realms)
                yield Sentence(seat if seat < len(realms) else None, own[0].line, sentence(own, called, texts))
        for deed in telling:
            if deed.seat is None:
                yield Sentence(None, deed.line, deed.text)


def sentence(own: Sequence[_Deed], name: str, texts: Texts) -> str:
    """What somebody did in a turn, in one sentence: the most telling deeds, in their order. What every turn begins with
    (it weighs 1) is left out where there is anything else."""
    plain = [deed for deed in own if deed.text.startswith(f"{name} ")]
    plain = [deed for deed in plain if deed.weight > 1] or plain
    chosen = sorted(sorted(plain, key=lambda deed: (-deed.weight, deed.line))[:DEEDS], key=lambda deed: deed.line)
    if not chosen:
        return max(own, key=lambda deed: deed.weight).text
    clauses: list[str] = []
    verb = ""
    for clause in dict.fromkeys(_clause(deed.text[len(name) + 1 :]) for deed in chosen):
        first, _, rest = clause.partition(" ")
        clauses.append(rest if rest and first == verb else clause)
        verb = first
    and_ = f" {texts.say('list-and', before='', last='').strip()} "
    simple = all(mark not in clause for clause in clauses for mark in (",", ";", ":", "—", and_))
    joined = texts.joined(clauses) if simple else "; ".join(clauses)
    return f"{name} {joined}."


def _clause(text: str) -> str:
    """A sentence without its subject as a part of another: sentences inside it are joined to it."""
    first, *others = text.rstrip(".!").split(". ")
    return "; ".join((first, *(other[:1].lower() + other[1:] for other in others)))


# -- how it stood


def went(match: Match[Any]) -> Iterator[Moment]:
    """How it went, answer by answer, as it is played again."""
    game = match.game
    again = Match.new(game, match.setup) if match.start is None else Match.restore(game, match.start)
    begun = len(again.answers)
    sense = None if game.points else game.sense()
    every = max(1, (len(match.answers) - begun) // (POINTS // 4)) if sense is not None else 1

    def worth() -> tuple[float, ...]:
        if again.result is not None and game.points:
            return tuple(n / game.fraction for n in again.result.scores)
        if game.points:
            return tuple(n / game.fraction for n in standing(again))
        if again.result is not None:
            won = again.result.winners
            return tuple(1 / len(won) if seat in won else 0.0 for seat in range(again.seats))
        return () if sense is None else tuple(sense.shares(again.state))

    yield Moment(begun, len(again.log), game.progress(again.state, again.seats)[0], worth())
    for number, (who, id, key) in enumerate(match.answers[begun:], begun + 1):
        again.follow(who, key, id)
        if (number - begun) % every == 0 or again.over:
            yield Moment(number, len(again.log), game.progress(again.state, again.seats)[0], worth())


def standing(match: Match[Any]) -> list[int]:
    """The points each seat would have now, where a view says so: the open one, or the seat's own."""
    found = []
    shown = match.game.view(match.state, match.seats).get("seats", [])
    for seat in range(match.seats):
        one = shown[seat] if seat < len(shown) else {}
        if "points" not in one:
            own = match.game.view(match.state, seat).get("seats", [])
            one = own[seat] if seat < len(own) else {}
        found.append(int(one.get("points", 0)))
    return found


def with_standings(
    match: Match[Any], chapters: Sequence[Chapter], course: Sequence[Moment], realms: Sequence[str], texts: Texts
) -> list[Chapter]:
    """What everybody had when a round was over."""
    made = []
    for number, chapter in enumerate(chapters):
        after = chapters[number + 1].line if number + 1 < len(chapters) else None
        last = course[-1] if after is None else max((one for one in course if one.lines <= after), default=course[0])
        had = [int(n * match.game.fraction) for n in last.worth]
        order = sorted(range(match.seats), key=lambda seat: -had[seat])
        said = ", ".join(texts.say("story-had", name=realms[seat], points=match.game.tell(had[seat])) for seat in order)
        made.append(chapter._replace(standing=said))
    return made


def ended(match: Match[Any], realms: Sequence[str], texts: Texts) -> str:
    """Who won."""
    result = match.result
    if result is None:
        return ""
    won = [realms[seat] for seat in result.winners]
    how = texts.say(f"ending-{result.ending}") if texts.has(f"ending-{result.ending}") else ""
    if not won:
        return " ".join(part for part in (texts.say("story-nobody"), how) if part)
    names = texts.joined(won)
    if not match.game.points:
        said = texts.say("story-wins", name=names, n=len(won))
    else:
        best = match.game.tell(result.scores[result.winners[0]])
        said = texts.say("story-wins-points", name=names, n=len(won), points=best)
    return " ".join(part for part in (said, how) if part)


def thinned(course: Sequence[Moment]) -> list[Moment]:
    """No more than a chart can show; the first and the last stay."""
    step = max(1, -(-len(course) // POINTS))
    return [one for number, one in enumerate(course) if number % step == 0 or number == len(course) - 1]
