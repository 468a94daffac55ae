"""Wrong rules of Oath to plant. A snippet is looked for in the game's folder and in the kit."""

from __future__ import annotations

from planted import Mutant

RULES = "src/oikumene/games/oath"

MUTANTS = (
    Mutant(
        "in a tie the title goes to the first of those who have as much",
        RULES,
        "    if not found or state.title in found:\n        return\n",
        "    if not found:\n        return\n",
    ),
    Mutant(
        "a title that changes hands still shows the Usurper",
        RULES,
        "    state.title = seat\n    state.usurper = False\n",
        "    state.title = seat\n",
    ),
    Mutant("the Usurper's title is worth one die", RULES, "return 2 if state.usurper else 1\n", "return 1\n"),
    Mutant(
        "a Vision is met by as much as another has",
        RULES,
        "all(standing(state, other, goal) < own for other in others)",
        "all(standing(state, other, goal) <= own for other in others)",
    ),
    Mutant(
        "two drawn Visions are enough to win by one",
        RULES,
        "VISIONS_NEEDED = 3\n",
        "VISIONS_NEEDED = 2\n",
    ),
    Mutant("the end die ends the sixth round from a four on", RULES, "6: 5, 7: 3}", "6: 4, 7: 3}"),
    Mutant(
        "under Protection the successor holds the Darkest Secret",
        RULES,
        "    if state.oath == PROTECTION:\n        return state.banners[PF].holder == seat\n",
        "    if state.oath == PROTECTION:\n        return state.banners[DS].holder == seat\n",
    ),
    Mutant("mustering brings three warbands", RULES, "muster_warbands: int = 2\n", "muster_warbands: int = 3\n"),
    Mutant(
        "a trade for favor brings only what the advisers bring",
        RULES,
        'ruling.advisers(state, seat, suit, "trade") + (0 if secrets else 1)',
        'ruling.advisers(state, seat, suit, "trade")',
    ),
    Mutant("a campaign costs one supply", RULES, "\nSUPPLY = 2\n", "\nSUPPLY = 1\n"),
    Mutant(
        "doubling faces add up instead of doubling again",
        RULES,
        'faces.count("shields")) << faces.count("double")',
        'faces.count("shields")) * (1 + faces.count("double"))',
    ),
    Mutant(
        "every hollow sword is a sword",
        RULES,
        'faces.count("hollow") // 2',
        'faces.count("hollow")',
    ),
    Mutant(
        "of a beaten force the larger half dies",
        RULES,
        "whole if all_of_it else whole // 2",
        "whole if all_of_it else (whole + 1) // 2",
    ),
    Mutant(
        "a banished pawn does not lose its favor by half but whole",
        RULES,
        "half = ruling.takeable(state, war.defender) // 2",
        "half = ruling.takeable(state, war.defender)",
    ),
    Mutant(
        "what is left of the Empire's force goes to the Citizen who defended",
        RULES,
        "return CHANCELLOR if ruling.imperial(state, war.defender) else war.defender",
        "return war.defender",
    ),
    Mutant("exile costs six favor", RULES, "exile_price: int = 5\n", "exile_price: int = 6\n"),
    Mutant(
        "who goes into exile keeps the secrets out of the price",
        RULES,
        "return board.warbands + board.secrets + board.dark + placed",
        "return board.warbands",
    ),
    Mutant(
        "a new Citizen goes on with the turn",
        RULES,
        '    if state.active == seat:\n        state.act_over = True\n    state.note("citizen", seat)\n',
        '    state.note("citizen", seat)\n',
    ),
    Mutant("the Mob rises at five favor", RULES, "\nMOB = 6\n", "\nMOB = 5\n"),
    Mutant(
        "a Citizen refreshes like an Exile",
        RULES,
        "    if board.role == CITIZEN:\n        return state.boards[CHANCELLOR].supply\n    if board.role == EXILE:\n",
        "    if board.role in (CITIZEN, EXILE):\n",
    ),
    Mutant(
        "a recovered banner may have as much on it as before",
        RULES,
        "return purse > flag.tokens and (banner == PF or told(state, seat))",
        "return purse >= flag.tokens and (banner == PF or told(state, seat))",
    ),
    Mutant(
        "the Greedy space lets the Chancellor search for three supply",
        RULES,
        "not (price > 2 and bound(state, seat, GREEDY))",
        "not (price > 3 and bound(state, seat, GREEDY))",
    ),
)
