"""Everything that goes over the wire, as types. The client's TypeScript is generated from them (`typescript.py`).

Names on the wire are the names here. A message over the WebSocket is an object with a `type`. A module a subject; each
type is in one of them, and all of them are to be had here: `wire.Me`.
"""

from oikumene.table.wire import (
    base,
    contests,
    from_client,
    games,
    groups,
    learning,
    owners,
    past,
    people,
    said,
    tables,
    to_client,
)
from oikumene.table.wire.base import *
from oikumene.table.wire.contests import *
from oikumene.table.wire.from_client import *
from oikumene.table.wire.games import *
from oikumene.table.wire.groups import *
from oikumene.table.wire.learning import *
from oikumene.table.wire.owners import *
from oikumene.table.wire.past import *
from oikumene.table.wire.people import *
from oikumene.table.wire.said import *
from oikumene.table.wire.tables import *
from oikumene.table.wire.to_client import *

#: The subjects, in the order in which people meet them.
SUBJECTS = (people, games, tables, owners, groups, said, contests, past, learning, to_client, from_client, base)
