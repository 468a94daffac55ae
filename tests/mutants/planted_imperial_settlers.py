"""Wrong rules of Imperial Settlers to plant. A snippet is looked for in the game's folder and in the kit."""

from __future__ import annotations

from planted import Mutant

RULES = "src/oikumene/games/imperial_settlers"

MUTANTS = (
    Mutant(
        "a deal costs nothing",
        RULES,
        "    yield from pay(state, seat, state.terms.deal, keep=(card,))\n",
        "    yield from ()\n",
    ),
    Mutant(
        "of equal points the fuller hand wins, not the goods that are left",
        RULES,
        "return (points[seat], left, len(state.zones[HAND + seat]))",
        "return (points[seat], len(state.zones[HAND + seat]), left)",
    ),
    Mutant("an Oasis gives five workers a round", RULES, "self.MOST - player.oasis", "self.MOST + 1 - player.oasis"),
    Mutant("the Sphinx wakes for a single point", RULES, "FROM: ClassVar[int] = 2\n", "FROM: ClassVar[int] = 1\n"),
    Mutant(
        "no feature hears of a deal",
        RULES,
        "    yield from collect(state, seat, card)\n    yield from dealt(state, seat)\n",
        "    yield from collect(state, seat, card)\n",
    ),
    Mutant(
        "who razes gets the wood of who was razed",
        RULES,
        "turn_over(state, card, owner, holder, WOOD)",
        "turn_over(state, card, owner, seat, WOOD)",
    ),
    Mutant(
        "a defence token does not make razing dearer",
        RULES,
        "state.terms.raze_rival + (1 if state.marks[card] & GUARDED else 0)",
        "state.terms.raze_rival",
    ),
    Mutant("the second display is taken in the same order", RULES, "in (order, order[::-1]):", "in (order, order):"),
    Mutant(
        "the first player token goes to the right",
        RULES,
        "state.first = (state.first + 1) % len(state.players)",
        "state.first = (state.first - 1) % len(state.players)",
    ),
    Mutant(
        "the last round is cleaned up before ties are broken",
        RULES,
        "    if state.round < state.terms.rounds:\n        clean_up(state)\n",
        "    clean_up(state)\n",
    ),
    Mutant(
        "any resource may stand in for a price of gold",
        RULES,
        "            elif good == single:\n                spare -= n\n",
        "            elif good == single:\n                spare -= 0\n",
    ),
    Mutant(
        "faction locations are worth a point",
        RULES,
        "common if printed.common else faction",
        "common",
    ),
    Mutant(
        "samurai go home at the end of the round",
        RULES,
        "state.marks[card] = 0 if state.card(card).common else state.marks[card] & GUARDED",
        "state.marks[card] = 0",
    ),
    Mutant("what was captured is kept", RULES, "    state.captured.clear()\n", ""),
    Mutant(
        "packs are passed to the right",
        RULES,
        "DRAFT + (seat + 1) % len(seats)",
        "DRAFT + (seat - 1) % len(seats)",
    ),
    Mutant(
        "who has passed is a target still",
        RULES,
        "[other for other in self.clockwise(seat) if not self.players[other].passed]",
        "self.clockwise(seat)",
    ),
    Mutant(
        "an Oasis hears its owner's exchanges",
        RULES,
        "everywhere(state, RIVAL_EXCHANGED, state.clockwise(seat), deed_of)",
        "everywhere(state, RIVAL_EXCHANGED, (seat,), deed_of)",
    ),
    Mutant(
        "of two that an attack hits stone does not matter",
        RULES,
        "price.food + price.gold), -price.stone)",
        "price.food + price.gold), 0)",
    ),
    Mutant(
        "an action location works once more than printed",
        RULES,
        "mark & USED >= action.uses or",
        "mark & USED > action.uses or",
    ),
    Mutant(
        "a captured location can be given up for a card",
        RULES,
        "    own = [card for card in state.zones[EMPIRE + seat] if card not in state.captured]\n",
        "    own = list(state.locations(seat))\n",
    ),
)
