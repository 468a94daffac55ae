"""What people say to each other, at tables and in groups: who may, how long it is, and that no line is lost."""

from __future__ import annotations

import asyncio
import random

from oikumene.kernel.errors import Refused
from oikumene.table.owners import muted
from oikumene.table.people import Person
from oikumene.table.store import Statement, Store, Taken

LONGEST = 500
TRIES = 40


async def spoken(store: Store, person: Person, text: str) -> str:
    """The text as it is kept, if this person may say it."""
    text = text.strip()
    if await muted(store, person.id):
        raise Refused("muted", "The owner of the server has muted you.")
    if not text or len(text) > LONGEST:
        raise Refused("chat-length", "A message has 1 to {n} characters.", n=LONGEST)
    return text


async def write_line(store: Store, job: list[Statement], told: str = "") -> list[int]:
    """Lines are numbered: of two that are said at once one is written again."""
    for tries in range(TRIES):
        try:
            return await store.write(job, told)
        except Taken:  # somebody spoke at the same time, at another worker
            await asyncio.sleep(random.random() * 0.005 * tries)
    raise Refused("stale", "The table has moved on; look again.")
