"""What the opponent of the solo game does with each card: 28 sheets, a nation in a state each."""

from __future__ import annotations

from oikumene.games.imperium.cards.book import BOOK
from oikumene.games.imperium.kinds import Kind
from oikumene.games.imperium.solo.sheets.classics import CLASSICS_SHEETS, CORRECTED
from oikumene.games.imperium.solo.sheets.legends import JOURNEYS as JOURNEYS
from oikumene.games.imperium.solo.sheets.legends import LEGENDS_SHEETS
from oikumene.games.imperium.solo.sheets.vocabulary import BOTH, Row, Sheet
from oikumene.games.imperium.state import State

SHEETS: dict[tuple[str, str], Sheet] = {(t.nation, t.state): t for t in CLASSICS_SHEETS + LEGENDS_SHEETS}
#: Rows that take the place of the printed ones, by their ids.
CORRECTIONS: dict[str, Row] = {row.id: row for sheet in CORRECTED for row in sheet.rows}
#: Every printed row, by its id; a corrected one has a name of its own.
ROWS: dict[str, Row] = {
    **{row.id: row for sheet in SHEETS.values() for row in sheet.rows},
    **{f"{id}-corrected": row for id, row in CORRECTIONS.items()},
}

for kind in Kind.every:
    if not kind.on:
        kind.bind(BOOK)


def sheet_of(state: State, side: int) -> Sheet:
    """The sheet of the opponent's nation, in its state; some have one for both, or only the one they need."""
    nation = state.players[side].nation
    for name in (state.state_of(side), BOTH):
        if (nation, name) in SHEETS:
            return SHEETS[nation, name]
    raise LookupError(f"no sheet for {nation} as {state.state_of(side)}")


def rows_for(state: State, side: int, card: int) -> list[str]:
    """The rows that a card fits, from the top, by their ids."""
    printed = state.card(card)
    corrected = state.variants["solo_tables"] == "corrected"
    return [
        f"{row.id}-corrected" if corrected and row.id in CORRECTIONS else row.id
        for row in sheet_of(state, side).rows
        if row.fits(printed)
    ]
