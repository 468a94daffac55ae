"""What the opponent of the solo game does with each card: 28 tables, a nation in a state each."""

from __future__ import annotations

from oikumene.games.imperium.cards.book import BOOK
from oikumene.games.imperium.cards.model import Kind
from oikumene.games.imperium.cards.tables.classics import CLASSICS_TABLES, CORRECTED
from oikumene.games.imperium.cards.tables.legends import JOURNEYS as JOURNEYS
from oikumene.games.imperium.cards.tables.legends import LEGENDS_TABLES
from oikumene.games.imperium.cards.tables.vocabulary import BOTH, Row, Table
from oikumene.games.imperium.state import State

TABLES: dict[tuple[str, str], Table] = {(t.nation, t.state): t for t in CLASSICS_TABLES + LEGENDS_TABLES}
#: Rows that take the place of the printed ones, by their ids.
CORRECTIONS: dict[str, Row] = {row.id: row for table in CORRECTED for row in table.rows}
#: Every printed row, by its id; a corrected one has a name of its own.
ROWS: dict[str, Row] = {
    **{row.id: row for table in TABLES.values() for row in table.rows},
    **{f"{id}-corrected": row for id, row in CORRECTIONS.items()},
}

for kind in Kind.every:
    if not kind.on:
        kind.bind(BOOK)


def table_of(state: State, side: int) -> Table:
    """The table of the opponent's nation, in its state; some have one for both, or only the one they need."""
    nation = state.players[side].nation
    for name in (state.state_of(side), BOTH):
        if (nation, name) in TABLES:
            return TABLES[nation, name]
    raise LookupError(f"no table for {nation} as {state.state_of(side)}")


def rows_for(state: State, side: int, card: int) -> list[str]:
    """The rows that a card fits, from the top, by their ids."""
    printed = state.card(card)
    corrected = state.variants["solo_tables"] == "corrected"
    return [
        f"{row.id}-corrected" if corrected and row.id in CORRECTIONS else row.id
        for row in table_of(state, side).rows
        if row.fits(printed)
    ]
