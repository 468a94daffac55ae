"""The hall: every table there is, and what people do at them.

Whatever is confirmed to anybody is on disk first. Memory follows the store and never leads it: a change is made on a
copy of row and board, which takes their place when it is written. Where that fails the table is adrift and is read anew
before anything else is taken. The schema lets nobody write over what he has not read: an event has the number after the
last one, a row the version after the last one. A worker that loses the race reads the table and tries again.

Where several workers share the store, a table is the worker's who wrote last to it: whoever answers there takes it over
with the answer, and only its owner lets its bots think. Workers tell each other what they wrote, so that nothing has to
be read twice, who is here, and that they are alive; the tables of one that is silent are divided among the others.

Each room of the hall knows those below it and none above: `company` (who is here), `opening` (tables and the store),
`hearing` (other workers), `shelf` (archives), `playing`, `votes`; upon these `seats`, `copies`, `reviews`, `weekly`,
`persons`, `removing`, `owning`, `timing` and `bots`.
"""

from __future__ import annotations

from oikumene.table.hall.bots import Bots
from oikumene.table.hall.owning import Owning
from oikumene.table.hall.reviews import Reviews
from oikumene.table.hall.timing import Timing
from oikumene.table.hall.weekly import Weekly
from oikumene.table.orders import Pace
from oikumene.table.steward import Steward
from oikumene.table.store import Store
from oikumene.table.thinking import Thinkers


class Hall(Reviews, Weekly, Owning, Timing, Bots):
    """Every table there is."""

    def __init__(self, store: Store, thinkers: Thinkers, *, pace: Pace | None = None) -> None:
        super().__init__(store, thinkers, pace=pace)
        self.steward = Steward(self, self.pace)
