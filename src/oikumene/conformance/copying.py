"""Copies of a match: clones, snapshots, replayed records, and every field of a state."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from oikumene.conformance.looking import at, picture, same
from oikumene.conformance.walking import AnyMatch, Case, walk
from oikumene.kernel import saving
from oikumene.kernel.data import dump, kept, slots
from oikumene.kernel.match import Match
from oikumene.kernel.replaying import replay
from oikumene.kernel.table import Layout, Table, Zone


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
