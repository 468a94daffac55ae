"""Wrong rules of Clash of Cultures to plant. A snippet is looked for in the game's folder and in the kit."""

from __future__ import annotations

from planted import Mutant

RULES = "src/oikumene/games/clash"

MUTANTS = (
    Mutant("six combat value make a hit", RULES, "\nHIT = 5\n", "\nHIT = 6\n"),
    Mutant(
        "a happy city works as a neutral one",
        RULES,
        "city.size + state.enlarged + (mood == HAPPY)",
        "city.size + state.enlarged",
    ),
    Mutant("food needs no storage", RULES, "UNSTORED if good == FOOD else MOST", "MOST"),
    Mutant(
        "a city grows past the number of its owner's cities",
        RULES,
        "city.size < min(LARGEST, state.count_cities(city.owner))",
        "city.size < LARGEST",
    ),
    Mutant(
        "an angry city is activated as often as one likes",
        RULES,
        "return city.mood != ANGRY or not city.angered",
        "return True",
    ),
    Mutant(
        "a second activation costs no mood",
        RULES,
        "city.owner != seat or city.acts <= 1:",
        "city.owner != seat or city.acts <= 2:",
    ),
    Mutant(
        "a captured city stays as it felt",
        RULES,
        "mood = bent(state, CAPTURED_MOOD, side, ANGRY, hex, before)",
        "mood = bent(state, CAPTURED_MOOD, side, before.mood, hex, before)",
    ),
    Mutant(
        "an angry city is worth its size in gold",
        RULES,
        "return 1 if city.mood == ANGRY else city.size + (city.mood == HAPPY)",
        "return city.size + (city.mood == HAPPY)",
    ),
    Mutant(
        "obelisks change hands with their city",
        RULES,
        "    if building == OBELISK:\n        return True\n",
        "",
    ),
    Mutant(
        "who lost a city gets no settler",
        RULES,
        "    if not state.players[seat].units[SETTLER] or not state.cities_of(seat):\n        return\n",
        "    if state.seats:\n        return\n",
    ),
    Mutant("influence succeeds from a four on", RULES, "\nSUCCESS = 5\n", "\nSUCCESS = 4\n"),
    Mutant(
        "a city under influence influences others",
        RULES,
        "    if own is not None and own.owner == seat and own.influenced and start != target:\n        return None\n",
        "",
    ),
    Mutant(
        "the fortress stands for the whole battle",
        RULES,
        "if fight.sea or fight.round > 1 or city is None or not city.has(FORTRESS):",
        "if fight.sea or city is None or not city.has(FORTRESS):",
    ),
    Mutant(
        "a leader rolls every die with the symbol again",
        RULES,
        "            leaders -= 1\n            while",
        "            while",
    ),
    Mutant(
        "an elephant's die counts and cancels",
        RULES,
        "return sum([DIE[face][0] for face in faces]) - sum(beasts), more, len(beasts)",
        "return sum([DIE[face][0] for face in faces]), more, len(beasts)",
    ),
    Mutant("a move action has four groups", RULES, "\nGROUPS = 3\n", "\nGROUPS = 4\n"),
    Mutant(
        "who came out of a forest attacks",
        RULES,
        "fit = tuple([unit for unit in units if kind_of(unit) not in ARMY or not marks_of(unit) & IN_FOREST])",
        "fit = units",
    ),
    Mutant(
        "mountains hold nobody",
        RULES,
        "TERRAIN_MARKS = {FOREST: IN_FOREST, MOUNTAIN: IN_MOUNTAIN, PLAINS: IN_PLAINS}",
        "TERRAIN_MARKS = {FOREST: IN_FOREST, PLAINS: IN_PLAINS}",
    ),
    Mutant(
        "sea need not join sea",
        RULES,
        "    if joining:\n        return joining\n",
        "",
    ),
    Mutant(
        "sea need not lie at the edge",
        RULES,
        "        if edging:\n            return edging\n",
        "",
    ),
    Mutant("barbarians settle a step away", RULES, "\nNEAR = 2\n", "\nNEAR = 1\n"),
    Mutant(
        "beaten barbarians bring no gold",
        RULES,
        "        if foe == BARBARIANS and fight.winner == side and fight.first[fight.side(foe)]:\n",
        "        if foe == BARBARIANS and fight.winner == foe:\n",
    ),
    Mutant(
        "a second government may be begun",
        RULES,
        "    if advance.government and government(state, seat) not in (-1, advance.group):\n",
        "    if advance.government and government(state, seat) not in (-1, *GOVERNMENTS):\n",
    ),
    Mutant("five trade routes", RULES, "\nMOST = 4\nREACH = 2\n", "\nMOST = 5\nREACH = 2\n"),
    Mutant("trade routes reach three hexes", RULES, "\nMOST = 4\nREACH = 2\n", "\nMOST = 4\nREACH = 3\n"),
    Mutant(
        "a wonder is its holder's alone",
        RULES,
        "total += (whole // 2) * ((builder == seat) + (holder == seat))",
        "total += whole * (holder == seat)",
    ),
    Mutant(
        "an advance is worth a point",
        RULES,
        '"advances": len(player.owned),',
        '"advances": POINT * len(player.owned),',
    ),
    Mutant(
        "ties are not broken",
        RULES,
        "    return (int(wins), *[own[line] for line in LINES])",
        "    return ()",
    ),
    Mutant(
        "the last of equals names the first player",
        RULES,
        "    if tokens[state.first] == most:\n        return state.first\n",
        "",
    ),
    Mutant(
        "one feat serves every card of its name",
        RULES,
        'if holds(feat) and f"{seat}:{title}:{n}" not in state.spent:',
        "if holds(feat):",
    ),
    Mutant(
        "the second advance of a short game takes a cube",
        RULES,
        "yield from free_advance(state, seat, track=False)",
        "yield from free_advance(state, seat, track=True)",
    ),
)
