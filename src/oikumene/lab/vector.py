"""Many tables at once, on all cores, for who learns: self-play with everything that is seen in one array.

    from oikumene.lab.vector import Tables

    if __name__ == "__main__":  # the processes import this file
        with Tables("ancient_world", tables=64, jobs=2) as hall:
            seen = hall.reset(seed=1)
            for _ in range(100):
                seen = hall.step(choose(seen.observation, seen.mask))  # an action a table

`seen.observation` (tables x entries), `seen.mask` (tables x actions), `seen.seat` (whose turn it is at each table),
`seen.over` (whether the game of a table ended with the last answer), `seen.rewards` (tables x seats; of the game that
ended). A table whose game is over begins the next one at once: what is seen is its first question. Arrays are shared
with the processes and written anew by the next step: copy what is to be kept.

Table n plays the seeds seed + n, seed + n + tables, …; so the same answers give the same games, whatever `jobs`.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Value
from oikumene.kernel.match import Match
from oikumene.lab.actions import actions
from oikumene.lab.features import Watcher, features
from oikumene.lab.pettingzoo import WIN, rewards
from oikumene.registry import game as find_game


class Seen(NamedTuple):
    """What is seen at every table."""

    observation: NDArray[np.float32]
    mask: NDArray[np.int8]
    seat: NDArray[np.int32]
    over: NDArray[np.bool_]
    rewards: NDArray[np.float32]


class Made(NamedTuple):
    """What every table has in common, as plain data."""

    game: str
    seats: int
    options: dict[str, Any]
    reward: str
    tables: int
    entries: int
    width: int


def arrays(made: Made, memory: Any) -> tuple[Seen, NDArray[np.int64]]:
    """The arrays of all tables in a piece of memory; and the actions that are to be taken."""
    shapes: list[tuple[tuple[int, ...], Any]] = [
        ((made.tables,), np.int64),
        ((made.tables, made.entries), np.float32),
        ((made.tables, made.seats), np.float32),
        ((made.tables,), np.int32),
        ((made.tables, made.width), np.int8),
        ((made.tables,), np.bool_),
    ]
    found, at = [], 0
    for shape, kind in shapes:
        found.append(np.ndarray(shape, kind, buffer=memory, offset=at))
        at += int(np.prod(shape)) * np.dtype(kind).itemsize
    act, observation, given, seat, mask, over = found
    return Seen(observation, mask, seat, over, given), act


def size(made: Made) -> int:
    return made.tables * (8 + 4 * made.entries + 4 * made.seats + 4 + made.width + 1)


class Bench:
    """Some of the tables, played one after the other in one process."""

    def __init__(self, made: Made, which: Sequence[int], memory: Any) -> None:
        self.made = made
        self.which = which
        self.game = find_game(made.game)
        self.setup = self.game.checked(made.seats, 0, made.options)
        self.actions = actions(made.game)
        self.features = features(made.game, made.seats, self.setup.options)
        self.seen, self.act = arrays(made, memory)
        self.watchers = {table: Watcher(self.features) for table in which}
        self.matches: dict[int, Match[Any]] = {}
        self.legal: dict[int, dict[int, Value]] = {}
        self.seeds: dict[int, int] = {}

    def reset(self, seed: int) -> None:
        for table in self.which:
            self.seeds[table] = seed + table
            self.seen.over[table] = False
            self.seen.rewards[table] = 0
            self.begin(table)

    def begin(self, table: int) -> None:
        match = self.game.new(seats=self.made.seats, seed=self.seeds[table], options=self.setup.options, keep=False)
        self.seeds[table] += self.made.tables
        self.matches[table] = match
        self.look(table)

    def look(self, table: int) -> None:
        match = self.matches[table]
        ask = match.asks[0]
        legal = self.legal[table] = self.actions.legal(match, ask)
        self.watchers[table].observe_into(self.seen.observation[table], match, ask.seat, ask)
        mask = self.seen.mask[table]
        mask.fill(0)
        mask[list(legal)] = 1
        self.seen.seat[table] = ask.seat

    def step(self) -> None:
        for table in self.which:
            action = int(self.act[table])
            legal = self.legal[table]
            if action not in legal:
                raise Refused(
                    "action",
                    "{agent} cannot take action {action} now; its mask allows {legal}.",
                    agent=f"table {table}",
                    action=str(action),
                    legal=", ".join(map(str, sorted(legal)[:12])) + (", …" if len(legal) > 12 else ""),
                )
        for table in self.which:
            match = self.matches[table]
            match.take(match.asks[0], self.legal[table][int(self.act[table])])
            over = match.over
            self.seen.over[table] = over
            if over:
                self.seen.rewards[table] = rewards(match, self.made.reward)
                self.begin(table)
            else:
                self.seen.rewards[table] = 0
                self.look(table)


def serve(made: Made, which: Sequence[int], name: str, module: str, pipe: Any) -> None:
    """A process of its own: does what it is told, and says when it is done."""
    import signal
    from importlib import import_module

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    import_module(module)
    memory = SharedMemory(name)
    try:
        bench = Bench(made, which, memory.buf)
        while True:
            order = pipe.recv()
            if order is None:
                return
            try:
                if order == "step":
                    bench.step()
                else:
                    bench.reset(int(order))
                pipe.send(None)
            except Refused as why:
                pipe.send(why)
            except Exception as why:
                pipe.send(RuntimeError(f"{why!r}\n{traceback.format_exc()}"))
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        bench = None  # type: ignore[assignment]
        os._exit(0)  # the arrays hold the memory: nothing else is to be tidied up


class Tables:
    """Tables of one game, played by `jobs` processes (here, where it is one)."""

    def __init__(
        self,
        game: str,
        *,
        tables: int = 64,
        jobs: int | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = WIN,
    ) -> None:
        rules = find_game(game)
        count = min((n for n in rules.seats if n > 1), default=rules.seats[0]) if seats is None else seats
        setup = rules.checked(count, 0, options or {})
        jobs = min(tables, jobs or os.cpu_count() or 1)
        if tables < 1 or jobs < 1:
            raise Refused("jobs", "At least one process must play, not {jobs}.", jobs=min(tables, jobs))
        known = features(game, count, setup.options)
        self.game = rules
        self.made = Made(rules.id, count, dict(setup.options), reward, tables, len(known), len(actions(rules.id)))
        self.features, self.actions = known, actions(rules.id)
        self.memory: SharedMemory | None = None
        self._pipes: list[Any] = []
        self._processes: list[Any] = []
        if jobs == 1:
            self._here: Bench | None = Bench(self.made, range(tables), bytearray(size(self.made)))
            self.seen, self.act = self._here.seen, self._here.act
            return
        self._here = None
        self.memory = SharedMemory(create=True, size=size(self.made))
        self.seen, self.act = arrays(self.made, self.memory.buf)
        context = get_context("spawn")
        for n in range(jobs):
            ours, theirs = context.Pipe()
            args = (self.made, range(n, tables, jobs), self.memory.name, type(rules).__module__, theirs)
            process = context.Process(target=serve, args=args, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self, seed: int = 0) -> Seen:
        """Every table begins: table n with the seed and n."""
        self._order(seed)
        return self.seen

    def step(self, chosen: Any) -> Seen:
        """An action at each table. One that a mask forbids is refused: at tables of other processes the others may
        have been taken then, so that one begins again."""
        self.act[:] = chosen
        self._order("step")
        return self.seen

    def _order(self, order: int | str) -> None:
        if self._here is not None:
            if order == "step":
                self._here.step()
            else:
                self._here.reset(int(order))
            return
        if not self._pipes:
            raise Refused("tables-closed", "These tables are closed.")
        try:
            for pipe in self._pipes:
                pipe.send(order)
            wrong = [why for why in [pipe.recv() for pipe in self._pipes] if why is not None]
        except (EOFError, OSError) as why:
            self.close()
            raise Refused(
                "processes",
                "The processes that were to play have ended. A script that plays with several jobs does so under "
                '`if __name__ == "__main__":`, because each process imports it; if it does, there was too little '
                "memory, or somebody ended them.",
            ) from why
        if wrong:
            raise wrong[0]

    def close(self) -> None:
        """The processes end, and the memory is given back."""
        for pipe in self._pipes:
            try:
                pipe.send(None)
                pipe.close()
            except OSError:
                continue
        for process in self._processes:
            process.join(2)
            if process.is_alive():
                process.terminate()
                process.join()
        self._pipes, self._processes = [], []
        if self.memory is not None:
            self.seen = Seen._make([part.copy() for part in self.seen])
            self.act = self.act.copy()
            self.memory.close()
            self.memory.unlink()
            self.memory = None

    def __enter__(self) -> Tables:
        return self

    def __exit__(self, *why: object) -> None:
        self.close()
