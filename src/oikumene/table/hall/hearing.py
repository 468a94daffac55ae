"""What other workers say is heard, and their tables are taken over when they fall silent."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any

from oikumene.table.board import Event
from oikumene.table.hall.company import INTRODUCTION, Bustle
from oikumene.table.hall.opening import Opening
from oikumene.table.live import Live
from oikumene.table.orders import ORDERS
from oikumene.table.owners import SESSION
from oikumene.table.rows import note_end

#: A worker that has said nothing for so many seconds is gone; one says so more often that it is alive. Who is only slow
#: and taken for gone loses nothing: two workers may let the same bots think then, and the schema takes one answer.
SILENCE = 2.5
BEAT = 0.8
#: After the moment in which the others may still say who they are.
PAUSE = 0.5

log = logging.getLogger("oikumene.table")


class Hearing(Opening):
    """What is done at other workers happens here too."""

    def listens(self) -> None:
        """From now on the others are heard; what they have said before is looked up, and who they are is asked."""
        self.listening = time.monotonic()
        self.others = dict.fromkeys(self.others, self.listening)
        self.spread("who")
        for id in list(self.tables):
            self._soon(self.changed_elsewhere(id))
        self._soon(self._introduced(self.listening))

    async def _introduced(self, since: float) -> None:
        """Nothing is taken over until the others have said who they are: who has gone meanwhile is found now."""
        await asyncio.sleep(INTRODUCTION + PAUSE)
        if self.listening == since:  # else it was begun anew
            for live in list(self.tables.values()):
                self.stir_bots(live)
            await self.wake_bots()

    def hear(self, told: str) -> None:
        """What another worker has said."""
        if told.startswith(f'["{self.worker}"'):
            return
        worker, kind, *said = json.loads(told)
        self.others[worker] = time.monotonic()
        if kind == "gone":
            self._lost(worker)
        elif kind == "who":
            self._introduce()
        elif kind == "here":
            self._seen(worker, *said)
        elif kind == "read" and said[0].startswith(SESSION):
            self._shut(said[0].removeprefix(SESSION))
        elif kind == ORDERS and (live := self.tables.get(said[0])) is not None:
            self._soon(self.steward.changed_elsewhere(live))
        elif kind == "alive":
            self.bustles[worker] = Bustle(*said[: len(Bustle._fields)])  # a later version may say more
        elif kind != ORDERS and (live := self.tables.get(said[0])) is not None:
            if live.unattended:  # nothing is played for nobody: who comes next has it read
                live.adrift = True
                return
            live.news.append((worker, kind, said[1:]))
            if len(live.news) == 1:  # else somebody is at it
                self._soon(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        """What other workers have done at a table happens here too."""
        async with live.lock:
            while live.news:
                worker, kind, said = live.news.popleft()
                try:
                    if kind == "chat":
                        for watcher in live.watchers:
                            watcher.talk = True
                            watcher.wake()
                    elif kind == "read" or not self._known(live, worker, *said):
                        live.adrift = True
                        await self._steady(live)
                except Exception as why:
                    log.warning("table %s does not follow another worker: %r", live.row.id, why)
                    live.adrift = True
                    self._settle_soon(live)
        self.stir_bots(live)

    def _known(self, live: Live, worker: str, version: int, event: Any = None, *told: Any) -> bool:
        """Whether the table is here as it was written there: it was, or the event that was told leads to it."""
        if live.adrift or version <= live.row.version:
            return not live.adrift
        board = live.board
        if event is None or board is None or version != live.row.version + 1 or told[0] != board.n + 1:
            return False
        row = live.row.moved()
        row.version, row.owner, row.vote, row.fault = version, worker, None, None
        row.moves, row.changed, row.round, row.rounds, row.clock, row.due = told
        live.board = None  # it is in the store: if it cannot be followed here, everything is read anew
        board.row = row
        kept = board.apply(Event(*event), stored=True)
        note_end(row, board)
        live.row, live.board = row, board
        self._lines(live, kept)
        self.stir(live)
        return True

    def _lost(self, worker: str) -> None:
        """A worker is gone: so is who sat there, and its tables are others'."""
        self.others.pop(worker, None)
        self.bustles.pop(worker, None)
        for id in [id for id, found in self.elsewhere.items() if worker in found]:
            self._seen(worker, id, [])
        for live in list(self.tables.values()):
            self.stir_bots(live)
        self._soon(self.wake_bots())

    async def beat(self) -> None:
        """Say that this worker is alive, and give up those that have not said so for long."""
        await self.store.write((), self._told("alive", *self.bustle()))
        for worker, heard in list(self.others.items()):
            if time.monotonic() - heard > SILENCE:
                log.warning("worker %s is silent", worker)
                self._lost(worker)
