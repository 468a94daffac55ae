"""What others learn by an answer: nothing that the kernel does not know of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from oikumene.conformance.looking import at, same
from oikumene.conformance.secrecy import sealed_from
from oikumene.conformance.walking import AnyMatch, Case, walk
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask, Value, is_free
from oikumene.kernel.match import Match
from oikumene.kernel.words import CARD


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
    """An answer without the cards it names (but for their backs, where those are seen), and those cards."""
    if not isinstance(value, tuple):
        return (value,), []
    word, *args = value[1:] if is_free(value) else value
    kinds = [kind for _, kind in match.game.words.options[str(word)].params]
    cards = [int(arg) for arg, kind in zip(args, kinds, strict=True) if kind == CARD]
    backs = [match.state.pool[card] for card in cards] if match.state.layout.tells else []
    rest = (arg for arg, kind in zip(args, kinds, strict=True) if kind != CARD)
    return (is_free(value), word, *rest, *backs), cards


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
