"""What a worker does beside answering: it lets tables go, wakes bots, hears other workers, makes texts ready."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from itertools import count
from pathlib import Path

from oikumene.kernel.errors import Refused
from oikumene.registry import games as all_games
from oikumene.table import backup, catalog, seeing
from oikumene.table.doors.house import House
from oikumene.table.hall import Hall
from oikumene.table.hall.company import INTRODUCTION
from oikumene.table.hall.hearing import BEAT
from oikumene.table.settings import Watched
from oikumene.table.store import Shared

log = logging.getLogger("oikumene.table")

#: Seconds between two looks whether a backup is due.
BACKUP_LOOK = 60.0
#: Things made since the last look before the collector looks at the new ones; so many of such looks before it looks at
#: those that stayed.
COLLECT = (20_000, 20, 10)
#: Seconds between two looks at how many there are of everything, and at how late the event loop is.
FIGURES = 5.0
LAG = 1.0
#: How much of what is known of the strain is of the last such look.
NEWS = 0.3
#: Seconds between two looks at the clocks of the tables.
TICK = 2.5
#: Seconds between two looks at what went wrong, and at what has expired.
ERRORS = 5.0
EXPIRY = 3600.0
MARKS = 300.0
#: Seconds between two looks at the owner's file of settings.
SETTINGS = 10.0
#: Seconds between two notes of who was here.
SEEN = 20.0


def settle_memory() -> None:
    """What is there for good (code, cards, texts) is not gone through again whenever the collector looks for what can
    be let go; that was a quarter of the time of an answer. The few tables that are loaded this soon after the start
    may be kept with it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def warm(house: House) -> None:
    """Make what there is to play ready in words before somebody asks, beside everything else."""
    for lang in ("ru", "en"):
        await house.texts.do(catalog.game_infos, lang)
        await house.texts.do(catalog.bot_infos, lang)
    for lang in ("ru", "en"):
        for game in all_games():
            await house.texts.do(catalog.page, "cards", game, lang, None)
            await house.texts.do(catalog.page, "texts", game, lang, None)
    settle_memory()
    if house.hall.shared:
        await house.thinkers.begin()


async def sweep(hall: Hall) -> None:
    """Tables that nobody has used for a while are let go."""
    while True:
        await asyncio.sleep(15)
        hall.sweep()


async def note_seen(house: House) -> None:
    """When people were here last is written down for the groups they belong to, all at once."""
    while True:
        await asyncio.sleep(SEEN)
        seen = dict(house.seen)
        try:
            await house.hall.groups.note_seen(seen)
        except Refused as why:
            log.warning("when people were here is not written: %s", why)
            continue
        for person, at in seen.items():
            if house.seen.get(person) == at:
                del house.seen[person]


async def figures(house: House) -> None:
    """How many there are of everything, for who looks at the figures."""
    while True:
        try:
            await note_figures(house)
        except Refused as why:
            log.warning("not all figures are known: %s", why)
        await asyncio.sleep(FIGURES)


async def note_figures(house: House) -> None:
    hall, told = house.hall, house.figures
    lives = list(hall.tables.values())
    told.loaded.set(len(lives))
    told.asleep.set(len(hall.asleep))
    told.connections.set(sum(len(live.watchers) for live in lives))
    told.thinking.set(sum(len(live.thinking) for live in lives))
    told.waiting.set(len(house.thinkers.queue))
    told.memory.set(seeing.memory())
    told.uptime.set(time.time() - house.started)
    if house.backups is not None:
        before = await asyncio.to_thread(backup.last, Path(house.backups.folder))
        told.backup_age.set(-1 if before is None else time.time() - before)
    sql = "SELECT count(*) FROM tables WHERE status = 'playing' AND fault IS NOT NULL"
    told.set_aside.set(int((await house.store.rows(sql))[0][0]))


async def lag(house: House) -> None:
    """How late the event loop is, since who waits for an answer waits at least as long; and how busy the process."""
    while True:
        begun, spent = time.perf_counter(), seeing.pressed()
        await asyncio.sleep(LAG)
        took = time.perf_counter() - begun
        house.figures.lag.observe(max(0.0, took - LAG))
        pressed = house.hall.workers * (seeing.pressed() - spent) / took  # the others are as busy: tables fall evenly
        house.hall.strain += NEWS * (pressed - house.hall.strain)


async def clocks(hall: Hall) -> None:
    """The clocks of the tables: a sign of life, then whatever is due."""
    for turn in count():
        try:
            if turn % 2:
                await hall.pulse_clocks()
            await hall.look_at_clocks()
        except Refused as why:
            log.warning("the clocks stand: %s", why)
        except Exception:
            log.exception("the clocks")
        await asyncio.sleep(TICK)


async def errors(house: House) -> None:
    """What went wrong is written down for the owner, and what the command on the machine did is seen here."""
    while True:
        await asyncio.sleep(ERRORS)
        changed: list[str] = []
        with contextlib.suppress(Refused):
            await house.errors.written(house.store)
            changed = await house.owners.from_the_machine()
        for each in changed:
            with contextlib.suppress(Refused):  # a table that is gone, or still cannot be read
                await house.hall.followed(each)


async def marks(house: House) -> None:
    """Every five minutes: marks of who guessed go when they mean nothing any more, or are too many."""
    while True:
        await asyncio.sleep(MARKS)
        try:
            await house.store.write(house.attempts.swept())
        except Refused as why:
            log.warning("marks of guessers are not swept: %s", why)


async def expiry(house: House) -> None:
    """Once an hour: what nobody has needed for long goes, and the owner can read how much that was."""
    while True:
        await asyncio.sleep(EXPIRY)
        try:
            done = await house.hall.expire(house.settings, house.people)
            if any(done.values()):
                await house.owners.note("", "expiry", "", ", ".join(f"{name}: {n}" for name, n in done.items()))
        except Refused as why:
            log.warning("nothing expires: %s", why)
        except Exception:
            log.exception("expiry")


async def settings(house: House, path: str) -> None:
    """The owner's file of settings is followed while the server runs."""
    file = Watched(path)
    while True:
        await asyncio.sleep(SETTINGS)
        try:
            found = await asyncio.to_thread(file.changed)
        except Refused as why:
            log.error("the settings stay as they were: %s", why)
            continue
        if found is not None:
            house.follow(found)
            log.warning("the settings were read again")
            with contextlib.suppress(Refused):
                await house.owners.note("", "settings")


async def wake(hall: Hall) -> None:
    """After a start: bots go on, and archives that were not made are."""
    if hall.shared:
        await asyncio.sleep(INTRODUCTION + 0.5)  # the others say that they are there
    try:
        await hall.wake_bots()
        await hall.shelve_rest()
    except Exception:
        log.exception("waking the bots")


async def backups(house: House, schedule: backup.Schedule) -> None:
    """Backups by the clock. One that could not be taken is tried again at the next look; that is one error, however
    long it lasts, and the owner's page has it until one was taken."""
    while True:
        try:
            made = await asyncio.to_thread(backup.in_turn, house.db, schedule)
            if made is not None:
                log.info("backup %s: %d bytes", made.path.name, made.size)
            if not await asyncio.to_thread(schedule.due, time.time()):  # else another is at it just now
                house.trouble = None
        except Refused as why:
            if house.trouble is None:
                log.error("no backup was taken: %s", why)
            house.trouble = backup.Trouble(house.trouble.since if house.trouble else time.time(), why)
        except Exception as why:
            if house.trouble is None:
                log.exception("taking a backup")
                house.trouble = backup.Trouble(time.time(), backup.failed(schedule.folder, why))
        await asyncio.sleep(BACKUP_LOOK)


async def listen(store: Shared, hall: Hall) -> None:
    """What other workers do is heard here."""
    async for told in store.heard():
        try:
            if told:
                hall.hear(told)
            else:
                hall.listens()
        except Exception:
            log.exception("what another worker said")


async def beat(hall: Hall) -> None:
    """This worker says that it is alive."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            await hall.beat()
        except Refused as why:
            log.warning("the other workers are not told: %s", why)
