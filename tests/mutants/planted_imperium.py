"""Wrong rules of Imperium to plant. A snippet is looked for in the game's folder and in the kit."""

from __future__ import annotations

from planted import Mutant

RULES = "src/oikumene/games/imperium"

MUTANTS = (
    Mutant("a card is played for no action", RULES, "        state.players[seat].actions -= 1\n", "        pass\n"),
    Mutant(
        "half a progress stands for a material",
        RULES,
        "                spare += (have - n) // rate\n",
        "                spare -= (n - have) // rate\n",
    ),
    Mutant(
        "after a collapse most unrest wins",
        RULES,
        "(-unrest(state, seat) if",
        "(unrest(state, seat) if",
    ),
    Mutant(
        "a break through brings its unrest along",
        RULES,
        "HAND + seat if unrest else UNREST_DECK",
        "HAND + seat",
    ),
    Mutant(
        "the last development does not begin the end",
        RULES,
        '        trigger(state, "developments")\n',
        "        pass\n",
    ),
    Mutant(
        "what is stolen stays where it was",
        RULES,
        "            have[resource] -= taken\n",
        "            pass\n",
    ),
    Mutant(
        "an attack that was avoided strikes all the same",
        RULES,
        "        return [side for side in self.state.others(self.seat) if side not in self.avoided]\n",
        "        return self.state.others(self.seat)\n",
    ),
    Mutant(
        "a round is played anticlockwise",
        RULES,
        '    push_each(state, "turn", state.in_order())\n',
        '    push_each(state, "turn", state.in_order()[::-1])\n',
    ),
    Mutant(
        "cards that make the hand larger do not",
        RULES,
        "    return bent(state, matters.HAND_SIZE, seat, state.box.terms.hand)\n",
        "    return state.box.terms.hand\n",
    ),
    Mutant(
        "every nation has as many exhaust tokens",
        RULES,
        "    player.exhausts = state.nation(seat).exhausts\n    player.freed = ()\n",
        "    player.exhausts = 5\n    player.freed = ()\n",
    ),
    Mutant(
        "the round in which the end begins is the last",
        RULES,
        "    if state.ending == FINAL:\n        scoring_next(state)\n",
        "    if state.ending in (TRIGGERED, FINAL):\n        scoring_next(state)\n",
    ),
    Mutant(
        "the market is filled from the main deck alone",
        RULES,
        "    if banner in MARKET_SUITS[:3] and state.zones[SMALL_DECK + MARKET_SUITS.index(banner)]:\n        zone",
        "    if False:\n        zone",
    ),
    Mutant(
        "a market card with tokens can be exiled",
        RULES,
        "    return [c for c in state.market_cards() if state.market[state.slot_of(c)] == NOTHING]\n",
        "    return state.market_cards()\n",
    ),
    Mutant(
        "two reshuffles of a turn bring two cards of the nation",
        RULES,
        "    elif not player.nation_token and player.exhausts and (",
        "    elif player.exhausts and (",
    ),
    Mutant(
        "a garrison is left behind in the discard pile",
        RULES,
        "            state.move(under, to)\n",
        "            state.move(under, DISCARD + side)\n",
    ),
    Mutant(
        "progress on a card is lost when it leaves play",
        RULES,
        "        add(state, side, PROGRESS, state.placed.pop(card))\n",
        "        state.placed.pop(card)\n",
    ),
    Mutant(
        "side B of King of Kings is had as often as one likes",
        RULES,
        "        state.players[seat].king = True\n",
        "        pass\n",
    ),
    Mutant(
        "Shangri-La gives its own player the progress of the others",
        RULES,
        "            add_all(state, other, instead.others)\n",
        "            add_all(state, side, instead.others)\n",
    ),
    Mutant(
        "nobody hears that unrest was taken",
        RULES,
        "    yield from moments.happens(state, side, moments.TOOK_UNREST)\n",
        "    yield from ()\n",
    ),
    Mutant(
        "who does not keep a history keeps one",
        RULES,
        "    return HISTORY + side if keeps_history(state, side) else DISCARD + side\n",
        "    return HISTORY + side\n",
    ),
)
