"""The one suite that every game passes, and that somebody who adds a game can run.

    python -m oikumene.conformance ancient_world --games 3
    python -m oikumene.conformance my_package.my_game:GAME

Each check plays random games of one set-up (a `Case`) and raises AssertionError with a sentence that says what does not
hold and where. It returns how many comparisons it made: a check that compared nothing has shown nothing.
`docs/conformance.md` says what each check means and what usually breaks it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sized
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, TypeAlias, cast

from oikumene.kernel import saving
from oikumene.kernel.chance import SPENT
from oikumene.kernel.data import dump, kept, require_plain, slots
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value, is_free
from oikumene.kernel.game import Game, OptionValue
from oikumene.kernel.match import Chapter, Match, Question, replay
from oikumene.kernel.table import Event, Layout, Table, Zone
from oikumene.kernel.words import CARD, Said

#: A game that asks more often than this does not end.
LONGEST = 20_000
#: How many fresh deals are looked at before a card counts as never dealt afresh.
DEALS = 60

AnyMatch: TypeAlias = "Match[Any]"


@dataclass(frozen=True)
class Case:
    """One set-up of a game, and how its random player decides.

    `steered`: prefer kinds of answers that were rare in this match, to reach what plain random play seldom does.
    `pace`: how much of what is sampled is looked at; 1 is the usual amount.
    """

    game: Game[Any]
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int = 0
    steered: bool = False
    pace: float = 1.0

    def new(self) -> AnyMatch:
        return self.game.new(seats=self.seats, seed=self.seed, options=self.options)

    def random(self) -> Random:
        return Random(f"{self.game.id} {self.seed}")

    def sometimes(self, rng: Random, share: float) -> bool:
        return rng.random() < share * self.pace

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value!r:.20}" for name, value in self.options.items())
        return f"{self.game.id}, {self.seats} seats, seed {self.seed}{', ' if chosen else ''}{chosen}"


Check: TypeAlias = Callable[[Case], int]


# -- random play


def word_of(value: Value) -> str:
    """The word of an option: what kind of answer it is."""
    if isinstance(value, tuple):
        return word_of(value[1:]) if is_free(value) else str(value[0])
    return value if isinstance(value, str) else "number"


class Player:
    """Decides at random; steered, it prefers what it has seldom done in this match."""

    def __init__(self, rng: Random, steered: bool) -> None:
        self.rng = rng
        self.steered = steered
        self.done: Counter[tuple[str, str]] = Counter()

    def pick(self, ask: Ask) -> Value:
        values = ask.values()
        assert values, f"the question {ask.id!r} to seat {ask.seat} has no options"
        if not self.steered:
            return self.rng.choice(values)
        weights = [1 / (1 + self.done[ask.prompt, word_of(value)]) ** 2 for value in values]
        value = self.rng.choices(values, weights)[0]
        self.done[ask.prompt, word_of(value)] += 1
        return value


def walk(case: Case, match: AnyMatch | None = None) -> Iterator[tuple[AnyMatch, Ask, Player]]:
    """Every decision of one random game: the match, the question that is answered next, and who answers."""
    match = case.new() if match is None else match
    player = Player(case.random(), case.steered)
    for _ in range(LONGEST):
        if match.over:
            return
        ask = player.rng.choice(match.asks)
        yield match, ask, player
        match.take(ask, player.pick(ask))
    raise AssertionError(f"the game does not end: {LONGEST} answers, and still {match.asks!r}")


def play_out(match: AnyMatch, player: Player) -> None:
    for _ in range(LONGEST):
        if match.over:
            return
        ask = player.rng.choice(match.asks)
        match.take(ask, player.pick(ask))
    raise AssertionError(f"the game does not end: {LONGEST} answers, and still {match.asks!r}")


# -- looking


def picture(match: AnyMatch) -> dict[str, Any]:
    """Everything about a match that a copy must share, but for the log (a restored match has none of before)."""
    return {
        "state": dump(match.state),
        "questions": [(question.seat, question.to_json()) for question in match.pending],
        "views": [blind(match, viewer) for viewer in viewers(match)],
    }


def viewers(match: AnyMatch) -> list[int | None]:
    return [*range(match.seats), None]


def blind(match: AnyMatch, viewer: int | None) -> dict[str, Any]:
    """A view without the log."""
    view = match.view(viewer)
    del view["log"]
    return view


def asleep(match: AnyMatch, viewer: int | None) -> dict[str, Any]:
    """A view without the log and without who is waited for."""
    view = blind(match, viewer)
    del view["waiting"]
    return view


def traces(match: AnyMatch) -> tuple[Any, ...]:
    """What a refusal must leave as it was."""
    return match.digest(), list(match.answers), list(match.log), [ask.id for ask in match.asks]


def difference(one: Any, two: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in [*one, *(key for key in two if key not in one)]:
            if key not in one or key not in two:
                return f"{path}/{key} is only on one side"
            if one[key] != two[key]:
                return difference(one[key], two[key], f"{path}/{key}")
    if isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            if a != b:
                return difference(a, b, f"{path}/{i}")
    return f"{path or 'it'} is {one!r:.100} on one side and {two!r:.100} on the other"


def same(one: Any, two: Any, sentence: str) -> None:
    assert one == two, f"{sentence}: {difference(one, two)}"


def at(match: AnyMatch) -> str:
    asked = ", ".join(f"{ask.id!r} of seat {ask.seat}" for ask in match.asks)
    return f"after {len(match.answers)} answers, at {asked or 'the end'}"


# -- the checks


def ends(case: Case) -> int:
    """The game ends; at every decision components are conserved, and every view is JSON."""
    match = case.new()
    faces = sorted(match.state.face)
    count = 0
    for _ in walk(case, match):
        sound(match, faces)
        for viewer in viewers(match):
            json.dumps(match.view(viewer), allow_nan=False)
        count += 1
    sound(match, faces)
    assert match.result is not None, "a finished game has a result"
    json.dumps(match.result.to_json(), allow_nan=False)
    assert len(match.result.scores) == case.seats, "the result has a score for each seat"
    assert all(winner in range(case.seats) for winner in match.result.winners), "who wins sits at the table"
    return count


def sound(match: AnyMatch, faces: list[int]) -> None:
    """Every card lies in exactly one zone, no face is made or lost, and the game itself finds nothing wrong.

    Where players choose what they play first, the table is empty until they have: the faces are those laid out then.
    """
    state = match.state
    require_plain(state)
    if not faces:
        faces.extend(sorted(state.face))
    lying = sorted(card for cards in state.zones for card in cards)
    assert lying == list(range(len(state.face))), f"every card lies in exactly one zone {at(match)}"
    for zone, cards in enumerate(state.zones):
        for card in cards:
            assert state.at[card] == zone, (
                f"card {card} lies in {state.layout.names[zone]} and does not know {at(match)}"
            )
    assert sorted(state.face) == faces, f"a face was made or lost {at(match)}"
    match.game.check(state)


def determinism(case: Case) -> int:
    """The same set-up and the same answers give the same state after each answer, and the same log."""
    trail: list[str] = []
    match = case.new()
    for _ in walk(case, match):
        trail.append(match.digest())
    again = case.new()
    for number, (seat, id, key) in enumerate(match.answers):
        same(again.digest(), trail[number], f"the same answers give another state before answer {number}")
        again.answer(seat, key, id)
    same(again.digest(), match.digest(), "the same answers give another state at the end")
    same(again.log, match.log, "the same answers give another log")
    return len(trail)


def copies(case: Case) -> int:
    """At every decision a clone, a restored snapshot and (now and then) a replayed record equal the original, and a
    clone lives apart from it."""
    count = 0
    match = case.new()
    for _, _, player in walk(case, match):
        count += 1
        now, log = picture(match), list(match.log)
        twin = match.clone()
        same(picture(twin), now, f"a clone differs from its original {at(match)}")
        same(twin.log, log, f"a clone's log differs {at(match)}")
        same(twin.answers, match.answers, f"a clone's answers differ {at(match)}")
        same(picture(restored(match)), now, f"a restored snapshot differs from what was saved {at(match)}")
        if case.sometimes(player.rng, 0.1):
            by_name(match)
        if case.sometimes(player.rng, 0.04):
            replayed(match, now)
        lives_apart(match, twin, player.rng, now)
    count += finished(match)
    return count


def restored(match: AnyMatch) -> AnyMatch:
    return Match.restore(match.game, json.loads(json.dumps(match.save())))


def by_name(match: AnyMatch) -> None:
    """A snapshot means the same whatever the order of its fields, and where faces and zones have other numbers."""
    saved = json.loads(json.dumps(match.save()))
    same(
        picture(Match.restore(match.game, turned(saved))),
        picture(match),
        f"a snapshot depends on the order of its fields {at(match)}",
    )
    state = match.game.setup(match.setup)
    layout = state.layout
    zones = zip(layout.names, layout.sees, layout.ordered, layout.pools, strict=True)
    state.faces = state.faces[::-1]
    state.layout = Layout([Zone(*zone) for zone in zones][::-1])
    saving.read(saved["state"], state, state.names(), {})
    Table.restored(state)
    base = match.chapters[-1].base if match.asks else match.state
    for card in range(len(base.face)):
        here = state.ident(card), state.layout.names[state.at[card]]
        there = base.ident(card), base.layout.names[base.at[card]]
        same(here, there, f"a card comes back as another where faces and zones have other numbers {at(match)}")


def turned(x: Any) -> Any:
    """The same JSON with the members of every object in the opposite order."""
    if isinstance(x, dict):
        return {key: turned(value) for key, value in reversed(x.items())}
    return [turned(value) for value in x] if isinstance(x, list) else x


def replayed(match: AnyMatch, now: dict[str, Any]) -> None:
    again = replay(match.game, json.loads(json.dumps(match.record())))
    same(picture(again), now, f"a replayed record differs from what was played {at(match)}")
    same(again.log, match.log, f"the log of a replayed record differs {at(match)}")


def lives_apart(match: AnyMatch, twin: AnyMatch, rng: Random, now: dict[str, Any]) -> None:
    """What happens to a clone does not happen to its original; a clone of a clone is one too."""
    light = match.clone(keep=False)
    ask = rng.choice(twin.asks)
    value = rng.choice(ask.values())
    lighter = light.find(ask.seat, ask.id)
    assert lighter is not None, f"a light clone asks something else {at(match)}"
    light.take(lighter, value)
    twin.take(ask, value)
    same(picture(match), now, f"what happens to a clone happens to its original {at(match)}")
    same(picture(twin.clone()), picture(twin), f"a clone of a clone differs {at(twin)}")
    light.state.among = twin.state.among  # without snapshots nothing is imagined, so this is not kept
    same(picture(light), picture(twin), f"a clone without snapshots plays on differently {at(twin)}")


def finished(match: AnyMatch) -> int:
    """A finished match can be cloned, saved, restored and replayed like any other."""
    now = picture(match)
    for twin in (match.clone(), match.clone(keep=False), restored(match), restored(restored(match)).clone()):
        same(picture(twin), now, "a copy of a finished match differs")
    replayed(match, now)
    same(restored(match).record(), match.record(), "the record of a restored finished match differs")
    return 1


def fields(case: Case) -> int:
    """Every slot of the state and of every @data object in it is copied, and nothing that can change is shared."""
    count = 0
    match = case.new()
    for _, _, player in walk(case, match):
        if case.sometimes(player.rng, 0.2):
            copied(match.state, match.game.copy(match.state), "state")
            count += 1
    copied(match.state, match.game.copy(match.state), "state")
    return count + 1


def copied(one: Any, two: Any, path: str) -> None:
    """Equal in every part, and apart wherever something could change."""
    assert type(one) is type(two), f"{path} is copied as another type: {type(one).__name__}, {type(two).__name__}"
    if isinstance(one, list | tuple):
        assert isinstance(one, tuple) or one is not two, f"{path} is a list shared by a state and its copy"
        assert len(one) == len(two), f"{path} is not copied: {len(one)} entries and {len(two)}"
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            copied(a, b, f"{path}[{i}]")
    elif isinstance(one, dict):
        assert one is not two, f"{path} is a dictionary shared by a state and its copy"
        same(list(one), list(two), f"{path} is not copied")
        for key in one:
            copied(one[key], two[key], f"{path}[{key!r}]")
    elif one is None or isinstance(one, bool | int | str):
        assert one == two, f"{path} is not copied: {one!r} and {two!r}"
    else:
        copied_object(one, two, path)


def copied_object(one: Any, two: Any, path: str) -> None:
    cls = type(one)
    dump(one)  # a type that is not @data is refused here
    assert not getattr(one, "__dict__", None), f"{path}: {cls.__name__} has fields outside its slots"
    if getattr(cls, "FROZEN", False) and one is two:
        return
    assert one is not two, f"{path} is a {cls.__name__} shared by a state and its copy (and not FROZEN)"
    for name in slots(cls):
        assert hasattr(two, name), f"{path}.{name} is not copied"
    for name in kept(cls):
        copied(getattr(one, name), getattr(two, name), f"{path}.{name}")
    for name in getattr(cls, "SHARED", ()):
        assert getattr(one, name) is getattr(two, name), f"{path}.{name} is SHARED and differs"


def options(case: Case) -> int:
    """Keys are unique and built from what people know, and every offered option is accepted."""
    count = 0
    for match, _, player in walk(case):
        ids = [(ask.seat, ask.id) for ask in match.asks]
        assert len(set(ids)) == len(ids), f"two open questions have one id {at(match)}"
        for question in match.pending:
            well_said(match, question)
            count += 1
            if case.sometimes(player.rng, 0.25):
                all_accepted(match, question)
    return count


def well_said(match: AnyMatch, question: Question) -> None:
    keys = [option.key for option in question.options]
    assert keys, f"the question {question.id!r} to seat {question.seat} has no options {at(match)}"
    doubles = [key for key, n in Counter(keys).items() if n > 1]
    assert not doubles, f"{question.id!r} offers the same key twice: {doubles} {at(match)}"
    closed = [option.key for option in question.closed]
    assert not set(closed) & set(keys), f"{question.id!r} offers {sorted(set(closed) & set(keys))} as open and closed"
    json.dumps(question.to_json(), allow_nan=False)
    faces = set(match.state.faces)
    for said in (question.said, *(o.said for o in question.options), *(c.said for c in question.closed)):
        no_handles(said, faces)
    for option in question.options:
        for ref in option.refs:
            assert ref.kind != CARD or is_id(ref.id, faces), f"{option.key} refers to a card by {ref.id!r}: no id"


def no_handles(said: Said, faces: set[str]) -> None:
    for name, kind in said.kinds.items():
        value = said.args[name]
        assert kind != CARD or value is None or is_id(value, faces), f"{said.id} shows a card as {value!r}: no id"


def is_id(value: int | str, faces: set[str]) -> bool:
    """What is printed on a card, perhaps with whose it is and which copy (`id@owner#copy`)."""
    return isinstance(value, str) and value.partition("@")[0].partition("#")[0] in faces


def all_accepted(match: AnyMatch, question: Question) -> None:
    for option in question.options:
        twin = match.clone()
        try:
            twin.answer(question.seat, option.key, question.id)
        except Exception as why:
            raise AssertionError(
                f"{option.key} was offered by {question.id!r} and not accepted {at(match)}: {why!r}"
            ) from why


def undo(case: Case) -> int:
    """Where an undo is accepted right after an answer, what was before comes back, and the same answer leads to the
    same again; an undo never goes past what anybody learned; a refused one changes nothing. Returns how many were
    accepted."""
    undone = 0
    with rolling() as rolls:
        for match, _, player in walk(case):
            undone += answer_and_undo(match.clone(), player, rolls)
    return undone


@contextmanager
def rolling() -> Iterator[list[int]]:
    """Count the dice that everybody sees. The methods of a compiled table cannot be exchanged: none is counted then."""
    rolls: list[int] = []
    below = Table.below

    def counted(table: Table, n: int) -> int:
        rolls.append(n)
        return below(table, n)

    try:
        Table.below = counted  # type: ignore[method-assign, assignment]
    except TypeError:
        yield rolls
        return
    try:
        yield rolls
    finally:
        Table.below = below  # type: ignore[method-assign]


def answer_and_undo(match: AnyMatch, player: Player, rolls: Sized = ()) -> int:
    rng = player.rng
    rolled = len(rolls)
    ask = rng.choice(match.asks)
    before, log, answers = picture(match), list(match.log), list(match.answers)
    inside = bool(ask.picked)
    given = decide(match, ask, player)
    other = somebody_else(match, ask.seat, player)
    after, left = picture(match), traces(match)
    knew = [known_to(match.state, seat) for seat in range(match.seats)]
    rolled = len(rolls) - rolled
    try:
        match.undo(ask.seat)
    except Refused as why:
        assert_sentence(why)
        same(traces(match), left, f"a refused undo changes something {at(match)}")
        return 0
    assert not rolled, f"seat {ask.seat} takes back {given} to {ask.id!r} after dice were rolled {at(match)}"
    for seat, cards in enumerate(knew):
        for card, face in cards.items():
            still = match.state.shows(card) >> seat & 1 and match.state.face[card] == face
            assert still or (seat != ask.seat and in_the_hand_of(match.state, card, ask.seat)), (
                f"seat {ask.seat} takes back {given} to {ask.id!r} after seat {seat} saw {match.state.faces[face]!r}"
            )
    again = next((q for q in match.pending if q.seat == ask.seat and q.id == ask.id), None)
    assert again is not None, f"seat {ask.seat} takes back {given} and is not asked {ask.id!r} again"
    if other is not None:
        assert other in [answer[:2] for answer in match.answers], (
            "an undo loses the simultaneous answer of another seat"
        )
        return 1
    if inside and not is_free(given[0][1]):  # the whole decision goes back, of which this was a later part
        assert len(again.ask.picked or ()) <= len(before_picked(before, ask)), "an undo goes forward"
        return 1
    same(picture(match), before, f"seat {ask.seat} takes back {given} and the match is not what it was")
    same((match.log, match.answers), (log, answers), "an undo leaves something in the log or the answers")
    for id, value in given:
        repeated = match.find(ask.seat, id)
        assert repeated is not None, f"after an undo {id!r} is not asked again"
        match.take(repeated, value)
    same(picture(match), after, f"after an undo the same answers {given} lead somewhere else")
    return 1


def before_picked(before: dict[str, Any], ask: Ask) -> list[str]:
    for seat, question in before["questions"]:
        if seat == ask.seat and question["id"] == ask.id:
            return list(question["picked"] or ())
    return []


def decide(match: AnyMatch, ask: Ask, player: Player) -> list[tuple[str, Value]]:
    """One answer; of a decision in several parts, perhaps more of them."""
    value = player.pick(ask)
    match.take(ask, value)
    given = [(ask.id, value)]
    while ask.picked is not None and not is_free(value) and player.rng.random() < 0.7:
        more = match.find(ask.seat, ask.id)
        if more is None or not more.picked or len(more.picked) <= len(ask.picked):
            break
        ask, value = more, player.rng.choice(more.listing())
        match.take(ask, value)
        given.append((ask.id, value))
    return given


def somebody_else(match: AnyMatch, seat: int, player: Player) -> tuple[int, str] | None:
    """Half the time somebody else answers too, if they are asked."""
    asks = [ask for ask in match.asks if ask.seat != seat]
    if not asks or player.rng.random() < 0.5:
        return None
    ask = player.rng.choice(asks)
    match.take(ask, player.pick(ask))
    return ask.seat, ask.id


def known_to(state: Table, seat: int) -> dict[int, int]:
    return {card: face for card, face in enumerate(state.face) if state.shows(card) >> seat & 1}


def in_the_hand_of(state: Table, card: int, seat: int) -> bool:
    """Whether only that seat sees where the card lies: what it shows of its own, others may have seen in vain."""
    return state.layout.sees[state.at[card]] == 1 << seat


def assert_sentence(why: Refused) -> None:
    text = str(why)
    assert why.code and " " in text and text.endswith("."), f"{why!r} is not a sentence"


def refusals(case: Case) -> int:
    """What cannot be is refused with a sentence and changes nothing: answers, seats, records, snapshots."""
    count = 0
    match = case.new()
    for _, ask, player in walk(case, match):
        if not match.answers or case.sometimes(player.rng, 0.1):
            count += refuses(match, wrong_answers(match, ask))
        if case.sometimes(player.rng, 0.004):
            count += refuses_documents(match)
    count += refuses(match, after_the_end(match))
    return count + refuses_documents(match)


Attempt: TypeAlias = "tuple[str, Callable[[], object]]"


def refuses(match: AnyMatch, attempts: Iterable[Attempt]) -> int:
    before = traces(match)
    count = 0
    for what, attempt in attempts:
        count += 1
        try:
            attempt()
        except Refused as why:
            assert_sentence(why)
        except Exception as why:
            raise AssertionError(f"{what} is not refused with a sentence but fails: {why!r} {at(match)}") from why
        else:
            raise AssertionError(f"{what} is not refused {at(match)}")
        same(traces(match), before, f"{what} is refused and yet changes something")
    return count


def wrong_answers(match: AnyMatch, ask: Ask) -> Iterator[Attempt]:
    seat, id = ask.seat, ask.id
    bad: Any
    for bad in ("no-such-key", "", "\u0000", "{0}", None, 0, True, ["pass"], ("a", 1), {"key": "pass"}):
        yield f"the answer {bad!r}", partial(match.answer, seat, bad, id)
    offered = {option.key for question in match.pending for option in question.options if question.ask is ask}
    for question in match.pending:
        for closed in question.closed:
            if question.ask is ask and closed.key not in offered:
                yield f"the closed option {closed.key}", partial(match.answer, seat, closed.key, id)
    key = next(iter(offered))
    for bad in ("no-such-question", "", 7, ["x"]):
        yield f"an answer to the question {bad!r}", partial(match.answer, seat, key, bad)
    asked = {ask.seat for ask in match.asks}
    idle = [other for other in range(match.seats) if other not in asked]
    for bad in (*idle, -1, match.seats, 99, None, "0", 0.0, True, [0]):
        yield f"an answer of seat {bad!r}", partial(match.answer, bad, key, id)
    for bad in (-1, match.seats, "0", 0.0, True, None):
        yield f"an undo of seat {bad!r}", partial(match.undo, bad)
        yield f"imagining for seat {bad!r}", partial(match.imagine, bad, Random(0))
        if bad is not None:
            yield f"a view of seat {bad!r}", partial(match.view, bad)
    light, imagined = match.clone(keep=False), match.imagine(seat, Random(0))
    for name in ("save", "record", "clone"):
        yield f"{name} of a match without snapshots", getattr(light, name)
    for name in ("save", "record"):
        yield f"{name} of an imagined match", getattr(imagined, name)
    yield "undo of an imagined match", lambda: imagined.undo(seat)


def after_the_end(match: AnyMatch) -> Iterator[Attempt]:
    """Nothing is answered any more, and nothing taken back: all that was hidden is open."""
    for seat in range(match.seats):
        yield f"an answer of seat {seat} after the end", partial(match.answer, seat, "pass")
        yield f"an undo of seat {seat} after the end", partial(match.undo, seat)
        yield f"an undo of seat {seat} after the end, by consent", partial(match.undo, seat, consent=True)


def refuses_documents(match: AnyMatch) -> int:
    record = json.loads(json.dumps(match.record()))
    saved = json.loads(json.dumps(match.save()))
    game = match.game
    records = [(f"a record with {what}", partial(replay, game, doc)) for what, doc in broken_records(record)]
    saves = [(f"a snapshot with {what}", partial(Match.restore, game, doc)) for what, doc in broken(saved)]
    return refuses(match, [*records, *saves])


def broken(document: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """A document with something missing, or of the wrong type."""
    bad: Any
    for bad in (None, 1, "record", [], {}):
        yield f"nothing but {bad!r}", bad
    for name in document:
        if name not in ("checks", "result"):
            yield f"no {name}", {key: value for key, value in document.items() if key != name}
        for bad in (2.5, "wrong", ["wrong"], {"wrong": 1}, True, -7):
            if name != "seed" or bad != -7:
                yield f"{name} = {bad!r}", {**document, name: bad}


def broken_records(record: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    yield from broken(record)
    yield "another game", {**record, "game": record["game"] + "-2"}
    yield "another seed", {**record, "seed": record["seed"] + 1}
    yield "other rules", {**record, "rules": record["rules"] + 1}
    yield "another hash", {**record, "hash": record["hash"][::-1] + "0"}
    yield "an option there is not", {**record, "options": {**record["options"], "no-such-option": 1}}
    for name in record["options"]:
        yield f"option {name} of the wrong type", {**record, "options": {**record["options"], name: ["wrong"]}}
    if record["result"] is not None:
        yield "no result", {**record, "result": None}
        yield "other scores", {**record, "result": {**record["result"], "scores": [-1]}}
    answers, checks = record["answers"], record["checks"]
    if not answers:
        return
    middle = len(answers) // 2
    seat, id, key = answers[middle]
    yield "a check too many", {**record, "checks": [*checks, [1, "0badf00d"]]}
    if checks:
        half = len(checks) // 2
        yield "fewer checks than there were", {**record, "checks": checks[:-1]}
        yield (
            "an altered check",
            {**record, "checks": [*checks[:half], [checks[half][0], "0badf00d"], *checks[half + 1 :]]},
        )
    for bad in (
        [seat, id],
        [seat, id, key, key],
        key,
        None,
        [seat, id, None],
        [str(seat), id, key],
        [seat + 1, id, key],
    ):
        yield f"the answer {bad!r}", {**record, "answers": [*answers[:middle], bad, *answers[middle + 1 :]]}
    yield "an answer too many", {**record, "answers": [*answers, answers[-1]]}


def secrets(case: Case) -> int:
    """Whatever a seat cannot know may be dealt afresh, and its view, its questions and its options stay as they are.
    Somebody who watches sees only what every seat knows."""
    count = 0
    for match, _, player in walk(case):
        onlookers_know_little(match)
        watched = asleep(match, None)
        for seat in range(match.seats):
            count += 1
            real = asleep(match, seat)
            waiting = set(match.view(None)["waiting"])
            sealed = sealed_from(match, seat)
            for _ in range(2):
                world = match.imagine(seat, player.rng)
                same(asleep(world, seat), real, f"seat {seat} can tell an imagined match from the real one {at(match)}")
                same(asleep(world, None), watched, f"who watches sees what seat {seat} does not know {at(match)}")
                known = sealed_from(world, seat) - shown_to_have_answered(match, seat)
                assert not known, f"seat {seat} imagines the sealed answers of others {at(match)}"
                if not any(ask.free for ask in match.asks):  # a free action holds up the questions around it
                    asked = {ask.seat for ask in world.asks}
                    same(asked, waiting | sealed, f"sealed answers are not asked again in what seat {seat} imagines")
                assert world.state.rng != match.state.rng, f"seat {seat} imagines the very dice that will come"
                known = match.state.luck != SPENT and world.state.luck == match.state.luck
                assert not known, f"seat {seat} imagines the very dice that come next"
            if case.sometimes(player.rng, 0.15):
                same(picture(world.clone()), picture(world), f"the clone of an imagined match differs {at(match)}")
                same(world.clone().log, [], "an imagined match carries no log")
            if case.sometimes(player.rng, 0.04):
                dealt_afresh(match, seat, player.rng)
    return count


def onlookers_know_little(match: AnyMatch) -> None:
    state = match.state
    for card in range(len(state.face)):
        shows = state.shows(card)
        if shows >> match.seats & 1:
            assert shows & state.everyone == state.everyone, (
                f"who watches sees {state.ident(card)!r}, which not every seat knows {at(match)}"
            )


def sealed_from(match: AnyMatch, seat: int) -> set[int]:
    """The seats whose sealed answers are in, and not yet known to the seat."""
    chapter = match.chapters[-1]
    return {chapter.inputs[i][0] for seal in chapter.seals if seal.open for i in seal.given} - {seat}


def shown_to_have_answered(match: AnyMatch, seat: int) -> set[int]:
    """The seats that have since done something openly (a free action): the others know that they have answered, and
    imagine what."""
    if not match.asks:
        return set()
    chapter = match.chapters[-1]
    given = {i for seal in chapter.seals if seal.open for i in seal.given if chapter.inputs[i][0] != seat}
    return {
        chapter.inputs[i][0]
        for i in given
        if any(later[0] == chapter.inputs[i][0] for n, later in enumerate(chapter.inputs) if n > i and n not in given)
    }


def dealt_afresh(match: AnyMatch, seat: int, rng: Random) -> None:
    """In each pool of hidden cards something differs in some world; what lies in a zone that the seat counts is a pool
    of its own."""
    state = match.state
    counted = {zone for zone, seats in state.layout.counts if seats >> seat & 1}

    def pool_of(card: int) -> tuple[str, int]:
        zone = state.at[card]
        return ("zone", zone) if zone in counted else ("pool", state.pool[card])

    pools: dict[tuple[str, int], set[int]] = {}
    for card in state.hidden_from(seat):
        pools.setdefault(pool_of(card), set()).add(state.face[card])
    still = {pool for pool, faces in pools.items() if len(faces) > 1}
    for _ in range(DEALS):
        if not still:
            return
        world = match.imagine(seat, rng).state
        moved = {pool_of(card) for card, face in enumerate(world.face) if face != state.face[card]}
        same(sorted(world.face), sorted(state.face), f"imagining for seat {seat} makes or loses a card")
        still -= moved
    still -= {pool_of(cards[0]) for cards, deals in every_deal(state, seat, 1) if len(deals) == 1}
    if not still:  # what is known of cards leaves no other deal
        return
    raise AssertionError(f"what seat {seat} does not know is the same in {DEALS} imagined matches (pools {still})")


def nothing_leaks(case: Case) -> int:
    """Non-interference: worlds a viewer cannot tell apart, one same answer of anybody; where the kernel says that the
    viewer learned nothing, it still cannot tell them apart, log included."""
    count = 0
    tried: Counter[str] = Counter()
    for match, ask, player in walk(case):
        values = {match.key(value): value for value in ask.values()}
        key = min(values, key=lambda key: (tried[key], player.rng.random()))  # what was tried least
        if tried[key] and not case.sometimes(player.rng, 0.4):
            continue
        tried[key] += 1
        for viewer in range(match.seats):
            after = views_after(match, ask, lambda world, ask: key, viewer, player.rng)
            if ask.secret and viewer != ask.seat:
                after += views_alike(match, ask, values[key], viewer, player.rng)
            for view in after[1:]:
                count += 1
                same(view, after[0], f"seat {viewer} learns something by {key} to {ask.id!r}, unknown to the kernel")
    return count


#: Which answer to give in a world; None if there is none of the kind.
Choice: TypeAlias = "Callable[[AnyMatch, Ask], str | None]"


def views_alike(match: AnyMatch, ask: Ask, value: Value, viewer: int, rng: Random) -> list[dict[str, Any]]:
    """What the viewer sees after secret answers that differ only in the card they name. Which hidden card it is, is
    nothing the viewer may notice; and where it does not notice that, it does not notice a card it knows go either."""
    kind, cards = kind_of(match, value)
    if not cards or seen_by(match, cards, viewer):
        return []
    views = views_after(
        match, ask, alike(kind, rng, lambda world, cards: not seen_by(world, cards, viewer)), viewer, rng
    )
    if views:
        views += views_after(match, ask, alike(kind, rng, lambda world, cards: True), viewer, rng)
    return views


def kind_of(match: AnyMatch, value: Value) -> tuple[tuple[Any, ...], list[int]]:
    """An answer without the cards it names, and those cards."""
    if not isinstance(value, tuple):
        return (value,), []
    word, *args = value[1:] if is_free(value) else value
    kinds = [kind for _, kind in match.game.words.options[str(word)].params]
    cards = [int(arg) for arg, kind in zip(args, kinds, strict=True) if kind == CARD]
    return (is_free(value), word, *(arg for arg, kind in zip(args, kinds, strict=True) if kind != CARD)), cards


def seen_by(match: AnyMatch, cards: list[int], viewer: int) -> bool:
    return any(match.state.shows(card) >> viewer & 1 for card in cards)


def alike(kind: tuple[Any, ...], rng: Random, which: Callable[[AnyMatch, list[int]], bool]) -> Choice:
    """Some answer of that kind."""

    def choice(world: AnyMatch, ask: Ask) -> str | None:
        kinds = ((value, *kind_of(world, value)) for value in ask.values())
        values = [value for value, its, cards in kinds if its == kind and which(world, cards)]
        return world.key(rng.choice(values)) if values else None

    return choice


def views_after(match: AnyMatch, ask: Ask, choice: Choice, viewer: int, rng: Random) -> list[dict[str, Any]]:
    """What the viewer sees after an answer, in three worlds it may think of."""
    views = (view_after(match, ask, choice, viewer, rng) for _ in range(3))
    return [view for view in views if view is not None]


def view_after(match: AnyMatch, ask: Ask, choice: Choice, viewer: int, rng: Random) -> dict[str, Any] | None:
    """What the viewer sees after that answer in a world it may think of; None if it learns something there, or if
    nobody could give that answer there."""
    world = match.imagine(viewer, rng)
    world.log = world.state.log = []
    there = world.find(ask.seat, ask.id)
    if there is None and ask.sealed is not None and ask.seat in sealed_from(match, viewer):
        return None  # the viewer does not know how far the seat has come
    assert there is not None, f"{ask.id!r} is not asked in what seat {viewer} imagines {at(match)}"
    key = choice(world, there)
    if key is None:
        return None
    chapters, inputs = len(world.chapters), len(world.chapters[-1].inputs)
    try:
        world.answer(ask.seat, key, ask.id)
    except Refused:
        return None
    learned = 0
    for n, chapter in enumerate(world.chapters[chapters - 1 :]):
        learned |= chapter.opening if n else 0
        for bits in chapter.learned[0 if n else inputs :]:
            learned |= bits
    return None if learned >> viewer & 1 else world.view(viewer)


def sealed(case: Case) -> int:
    """Before all are in, a sealed answer tells the others nothing, whatever it is."""
    count = 0
    for match, ask, player in walk(case):
        if ask.sealed is None or len(ask.listing()) < 2:
            continue
        twins = [match.clone() for _ in range(2)]
        for twin, value in zip(twins, player.rng.sample(list(ask.listing()), 2), strict=True):
            there = twin.find(ask.seat, ask.id)
            assert there is not None, f"a clone does not ask {ask.id!r}"
            twin.take(there, value)
        if all(twin.asks and ask.seat in sealed_from(twin, -1) for twin in twins):
            for viewer in viewers(match):
                if viewer != ask.seat:
                    count += 1
                    one, two = ({**asleep(twin, viewer), "log": twin.view(viewer)["log"]} for twin in twins)
                    same(one, two, f"a sealed answer to {ask.id!r} is seen by seat {viewer} {at(match)}")
    return count


class Watched(Match[Any]):
    """A match that looks, whenever a question is answered by force, whether others would know that it is."""

    __slots__ = ("looked",)

    looked: int

    def _feed(self, ask: Ask, value: Value, forced: bool) -> None:
        if forced:
            self.looked = getattr(self, "looked", 0) + forced_in_every_world(self, ask)
        super()._feed(ask, value, forced)


def forced_in_every_world(match: AnyMatch, ask: Ask) -> int:
    state = match.state
    rng = Random(len(match.answers))
    faces, pools = state.face[:], state.pool[:]
    for viewer in range(match.seats):
        for _ in range(6 if viewer != ask.seat else 0):
            deal = state.dealt_afresh(viewer, rng)
            for i in range(0, len(deal), 3):
                state.face[deal[i]], state.pool[deal[i]] = deal[i + 1], deal[i + 2]
            ask.stale()
            number = len(ask.listing())
            state.face[:], state.pool[:] = faces, pools
            ask.stale()
            assert number <= 1, (
                f"{ask.id!r} is answered by force, and seat {viewer} learns that seat {ask.seat} had one option:"
                " is it secret?"
            )
    return 1


def forced(case: Case) -> int:
    """A question that is answered by force is one in every world that others think possible."""
    match = Watched.new(case.game, case.game.checked(case.seats, case.seed, case.options))
    for _ in walk(case, match):
        pass
    return getattr(match, "looked", 0)


def handles(case: Case) -> int:
    """Flows hold handles, never faces: a world dealt in mid-step goes on like the same world dealt at its start."""
    count = 0
    for match, ask, player in walk(case):
        base = match.chapters[-1].base
        if (base.rng, base.luck) != (match.state.rng, match.state.luck):  # chance has mixed the faces since
            continue
        if not match.chapters[-1].inputs and not case.sometimes(player.rng, 0.3):  # little can be remembered yet
            continue
        for viewer in (ask.seat, player.rng.randrange(match.seats)):
            world = match.imagine(viewer, player.rng)
            early = dealt_early(match, world)
            if early is not None and picture(early) == picture(world):
                count += 1
                go_on_alike(early, world, player)
    return count


def dealt_early(match: AnyMatch, world: AnyMatch) -> AnyMatch | None:
    """The imagined world, dealt before the step began and played to the same question; None if it cannot be."""
    *inputs, last = world.chapters[-1].inputs
    deal = cast("tuple[Any, ...]", last[2])
    base = match.game.copy(match.chapters[-1].base)
    set_up(base, deal)
    early: AnyMatch = Match(match.game, world.setup, base, keep=True)
    early.chapters.append(Chapter(match.game.copy(base), 0, 0))
    if not early._start():
        return None
    for seat, id, value, by_force, _ in inputs:
        ask = early.find(seat, id)
        if ask is None or not ask.accepts(value):
            return None
        early._feed(ask, value, by_force)
        if early._flow is None:
            return None
    early._deal(deal)
    return early


def set_up(state: Table, deal: Any) -> None:
    seat, count = deal[1], deal[2]
    state.deal(seat, deal[3 : 3 + count])
    state.hide(tuple(deal[3 + count :]))


def go_on_alike(early: AnyMatch, world: AnyMatch, player: Player) -> None:
    """To the end of the step."""
    while not world.over and len(world.chapters) == 1:
        ask = player.rng.choice(world.asks)
        key = world.key(player.pick(ask))
        world.answer(ask.seat, key, ask.id)
        early.answer(ask.seat, key, ask.id)
        same(
            picture(early),
            picture(world),
            f"a flow remembers what was printed on a card from before {key} to {ask.id!r}",
        )


def likely(case: Case) -> int:
    """Worlds agree with what a seat knows of cards it cannot tell apart and with what the game says may lie where; and
    where the possible deals can be counted, each is as likely as any other."""
    count = 0
    for match, ask, player in walk(case):
        state = match.state
        for zone in state.layout.doubts:
            for card in state.zones[zone]:
                name = state.layout.names[zone]
                assert state.may_be(card, state.face[card]), (
                    f"{state.ident(card)!r} lies in {name}, where the game says it may not {at(match)}"
                )
        for seat in {ask.seat, player.rng.randrange(match.seats)}:
            knows = state.doubted() or any(claim[0] >> seat & 1 for claim in state.among)
            if knows or case.sometimes(player.rng, 0.1):  # `may_be` may speak of zones that do not say so
                count += agrees(match, seat, match.imagine(seat, player.rng).state)
            if case.sometimes(player.rng, 0.02):
                count += as_likely(match, seat, player.rng)
    return count


def agrees(match: AnyMatch, seat: int, world: Table) -> int:
    """What the seat knows of cards that it cannot tell apart holds in what it imagines."""
    state = match.state
    for seats, held, cards, floors in state.among:
        if not seats >> seat & 1:
            continue
        faces = Counter(state.face[card] for card in held)
        for need, spots in ((len(held), cards), *floors):
            there = (faces & Counter(world.face[card] for card in spots)).total()
            assert there >= need, (
                f"seat {seat} knows that {need} of {[state.faces[face] for face in faces]} lie among"
                f" {[state.layout.names[state.at[card]] for card in spots]}, and imagines {there} {at(match)}"
            )
    for card in range(len(world.face)):
        assert world.may_be(card, world.face[card]), (
            f"seat {seat} imagines {world.ident(card)!r} in {world.layout.names[world.at[card]]}, where the game says"
            f" it may not lie {at(match)}: is that zone one of `doubt`?"
        )
    return 1


def as_likely(match: AnyMatch, seat: int, rng: Random) -> int:
    """Where there are few possible deals, how often each comes: compared with how often it should (chi-square)."""
    state = match.state
    exact = [(cards, deals) for cards, deals in every_deal(state, seat, 40) if len(deals) > 1]
    met: list[Counter[tuple[int, ...]]] = [Counter() for _ in exact]
    times = max((30 * len(deals) for _, deals in exact), default=0)
    for _ in range(times):
        deal = state.dealt_afresh(seat, rng)
        lies = dict(zip(deal[::3], deal[1::3], strict=True))
        for n, (cards, _) in enumerate(exact):
            met[n][tuple(lies[card] for card in cards)] += 1
    for (cards, deals), seen in zip(exact, met, strict=True):
        where = f"of {[state.layout.names[state.at[card]] for card in cards]} for seat {seat} {at(match)}"
        assert set(seen) <= set(deals), f"a deal that cannot be {where}"
        expected = {faces: times * share / deals.total() for faces, share in deals.items()}
        off = sum((seen[faces] - many) ** 2 / many for faces, many in expected.items())
        free = len(deals) - 1
        assert off < free + 6 * (2 * free) ** 0.5 + 6, f"some deals come too often, others too seldom {where}: {seen}"
    return len(exact)


#: How often faces may lie under some cards, in their order.
Deals: TypeAlias = "Counter[tuple[int, ...]]"


def every_deal(state: Table, seat: int, most: int) -> Iterator[tuple[list[int], Deals]]:
    """For cards that are dealt among each other, every way they may lie as far as the seat knows, written down one by
    one, and how many ways look the same. Those with more ways than `most` are left out."""
    counted = {zone for zone, seats in state.layout.counts if seats >> seat & 1}
    unsure = {card for group in state.mixed for card in group}
    blocks: dict[tuple[str, int], list[int]] = {}
    for card in state.hidden_from(seat):
        zone = state.at[card]
        blocks.setdefault(("zone", zone) if zone in counted else ("pool", state.pool[card]), []).append(card)
    hints, tags = state._hints(seat, [card for (kind, _), cards in blocks.items() for card in cards if kind == "pool"])
    for (kind, _), cards in blocks.items():
        if kind == "pool" and unsure.isdisjoint(cards):
            tokens = Counter((state.face[card], tags.get(card, -1)) for card in cards)
            deals: Deals = Counter()
            left = [10_000]
            if fewer_ways(state, cards, [], tokens, hints, deals, most, left):
                yield cards, deals


def fewer_ways(
    state: Table,
    cards: list[int],
    dealt: list[tuple[int, int]],
    tokens: Counter[tuple[int, int]],
    hints: list[Any],
    deals: Deals,
    most: int,
    left: list[int],
) -> bool:
    """Deal one more card in every way; False when there are too many ways."""
    left[0] -= 1
    if left[0] < 0 or len(deals) > most:
        return False
    if len(dealt) == len(cards):
        lies = dict(zip(cards, dealt, strict=True))
        for tag, hint in enumerate(hints):
            for need, spots in hint.floors:
                if sum(lies[card][1] == tag for card in spots if card in lies) < need:
                    return True
        deals[tuple(face for face, _ in dealt)] += 1
        return True
    card = cards[len(dealt)]
    for face, tag in sorted(tokens):
        if tokens[face, tag] and (tag < 0 or card in hints[tag].spots) and state.may_be(card, face):
            tokens[face, tag] -= 1
            fewer = fewer_ways(state, cards, [*dealt, (face, tag)], tokens, hints, deals, most, left)
            tokens[face, tag] += 1
            if not fewer:
                return False
    return True


def playouts(case: Case) -> int:
    """Imagined matches can be played to the end, clones of them too."""
    count = 0
    for match, ask, player in walk(case):
        if not case.sometimes(player.rng, 0.1):
            continue
        faces = sorted(match.state.face)
        imagined = match.imagine(player.rng.choice([ask.seat, *range(match.seats)]), player.rng)
        for world in (imagined.clone(keep=False), imagined):
            play_out(world, Player(player.rng, case.steered))
            sound(world, faces[:])
            assert world.result is not None
            count += 1
    return count


class Planted(list[Event]):
    """A log that fails when its nth line is written: a rule that fails there."""

    def __init__(self, lines: Iterable[Event], nth: int, fault: type[Exception]) -> None:
        super().__init__(lines)
        self.left = nth
        self.fault = fault

    def append(self, line: Event) -> None:
        self.left -= 1
        if not self.left:
            raise self.fault("planted")
        super().append(line)


def faults(case: Case) -> int:
    """A rule that fails is heard, whatever it raises, and the question is open as before. Returns how many failed."""
    count = 0
    for match, ask, player in walk(case):
        if not case.sometimes(player.rng, 0.3):
            continue
        for fault in (StopIteration, LookupError):
            twin = match.clone()
            log = twin.log = twin.state.log = Planted(twin.log, player.rng.choice((1, 1, 2, 3)), fault)
            before = traces(match)
            try:
                twin.answer(ask.seat, match.key(player.rng.choice(ask.values())), ask.id)
            except Exception:
                same(traces(twin), before, f"a fault in a rule leaves something behind {at(match)}")
                count += 1
            else:
                assert log.left > 0, (
                    f"a rule fails after {ask.id!r} and nobody hears of it ({fault.__name__}) {at(match)}"
                )
    return count


#: Every check, by the name it is reported under.
CHECKS: dict[str, Check] = {
    "ends": ends,
    "determinism": determinism,
    "copies": copies,
    "fields": fields,
    "options": options,
    "refusals": refusals,
    "undo": undo,
    "secrets": secrets,
    "nothing leaks": nothing_leaks,
    "sealed": sealed,
    "forced": forced,
    "handles": handles,
    "likely": likely,
    "playouts": playouts,
    "faults": faults,
}


# -- running them


def check(
    game: Game[Any],
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    *,
    only: Iterable[str] = tuple(CHECKS),
) -> dict[str, int]:
    """Every check on one set-up; how many comparisons each made."""
    case = Case(game, seats, dict(options or {}), seed, steered=bool(seed % 2))
    return {name: attempt(name, case) for name in only}


def attempt(name: str, case: Case) -> int:
    """One check; where it fails, the sentence says of which set-up."""
    try:
        return CHECKS[name](case)
    except AssertionError as why:
        raise AssertionError(f"[{name}] {case}: {why}") from why
    except Exception as why:
        raise AssertionError(f"[{name}] {case}: a rule fails: {why!r}") from why


def cases(game: Game[Any], games: int = 1) -> Iterator[Case]:
    """Every player count and option of the game, each so many times, with seeds of their own."""
    for n, (seats, options) in enumerate(game.setups()):
        for i in range(games):
            yield Case(game, seats, options, 1000 * i + n, steered=bool((n + i) % 2))


def run(game: Game[Any], games: int = 1, *, only: Iterable[str] = tuple(CHECKS)) -> dict[str, int]:
    """Every check over every set-up of the game; raises AssertionError at the first that fails."""
    compared = dict.fromkeys(only, 0)
    for case in cases(game, games):
        for name in compared:
            compared[name] += attempt(name, case)
    return compared


def fingerprint(game: Game[Any], games: int = 1) -> str:
    """The same in every process, whatever its hash seed."""
    prints = []
    for case in cases(game, games):
        match = case.new()
        for _ in walk(case, match):
            pass
        prints.append(match.digest())
    return " ".join(prints)


# -- what was reached


@dataclass
class Reach:
    """How often each word of a game's vocabulary was met in random play."""

    game: Game[Any]
    prompts: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    matches: int = 0

    def never(self) -> list[str]:
        """Words of the vocabulary that were never met (the options every game shares aside)."""
        words = self.game.words
        common = {"yes", "no", "done", "number"}
        tables = (
            ("ask", words.prompts, self.prompts),
            ("option", {name for name in words.options if name not in common}, self.options),
            ("log", words.events, self.events),
            ("why", words.reasons, self.reasons),
        )
        return [f"{prefix}-{name}" for prefix, known, met in tables for name in known if not met[name]]

    def add(self, match: AnyMatch) -> None:
        """What is asked and offered now."""
        for ask in match.asks:
            self.prompts[ask.prompt] += 1
            self.options.update({word_of(value) for value in ask.values()})
            for _, why in ask.closed():
                self.reasons[word_of(why)] += 1

    def __str__(self) -> str:
        lines = [f"{self.game.id}: {self.matches} random games"]
        for title, met in (("asked", self.prompts), ("offered", self.options), ("logged", self.events)):
            lines.append(f"  {title}: " + ", ".join(f"{name} {n}" for name, n in met.most_common()))
        lines.append("  never: " + (", ".join(self.never()) or "nothing was missed"))
        return "\n".join(lines)


def reached(game: Game[Any], games: int = 1) -> Reach:
    """Random games over every set-up, half of them steered towards what is rare; what they met."""
    reach = Reach(game)
    for case in cases(game, games):
        match = case.new()
        for _ in walk(case, match):
            reach.add(match)
        reach.events.update(event.message for event in match.log)
        reach.matches += 1
    return reach


# -- python -m oikumene.conformance


def find_game(name: str) -> Game[Any]:
    """A registered game by its id, or `module:attribute`."""
    module, _, attribute = name.partition(":")
    if attribute:
        found: Game[Any] = getattr(import_module(module), attribute)
        return found
    known: Game[Any] = import_module("oikumene").game(name)
    return known


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m oikumene.conformance", description=__doc__.split("\n")[0])
    parser.add_argument("game", help="the id of a game, or module:attribute")
    parser.add_argument("--games", type=int, default=1, help="random games for each set-up (default: 1)")
    parser.add_argument("--only", action="append", choices=tuple(CHECKS), help="only this check (may be repeated)")
    parser.add_argument("--reach", action="store_true", help="count which words random play reaches, check nothing")
    parser.add_argument("--fingerprint", action="store_true", help="print the hashes of the final states, nothing else")
    given = parser.parse_args(arguments)
    try:
        game = find_game(given.game)
    except (Refused, ImportError, AttributeError) as why:
        print(f"{given.game}: {why}", file=sys.stderr)
        return 2
    if given.fingerprint:
        print(fingerprint(game, given.games))
        return 0
    if given.reach:
        print(reached(game, given.games))
        return 0
    return report(game, given.games, given.only or list(CHECKS))


def report(game: Game[Any], games: int, names: list[str]) -> int:
    """One line a check; the first failure of each as a sentence."""
    failed = 0
    for name in names:
        began = time.perf_counter()
        compared, sentence = 0, ""
        for case in cases(game, games):
            try:
                compared += attempt(name, case)
            except AssertionError as why:
                sentence = str(why)
                break
        took = time.perf_counter() - began
        print(f"{'FAILED' if sentence else 'ok':6} {name:14} {compared:8} compared {took:7.1f} s", flush=True)
        if sentence:
            print(f"       {sentence}", flush=True)
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
