"""The two base decks in the words of the fact sheets, and the coded cards in the same words.

Written from the sheets, not from the code, so that a wrong number or word in either shows. A card is a line

    id: Name | numbers, one a copy | start, from how many players, = the people of that name | symbols | points

with an indented line for each ability (`header = body`; deeper lines go on with the one above).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from oikumene.games.imperium.cards.book import PRINTED, UNREST_FACE
from oikumene.games.imperium.effects.bends import Endgame, PayOff
from oikumene.games.imperium.model import Card, Points
from oikumene.games.imperium.rules import moments
from oikumene.kit import testing


def written(sheet: str) -> dict[str, list[str]]:
    """A sheet, by card."""
    return {ident: [first, *sorted(map(normal, rest))] for ident, (first, *rest) in testing.sheet(sheet).items()}


def coded(box: str) -> dict[str, list[str]]:
    """The cards of a base deck as the code has them."""
    return {card.id: said(card) for card in PRINTED if card.box == box and not card.nation}


def normal(line: str) -> str:
    """Without brackets (how steps hang together is for the tests of what the cards do). A price on a card that is
    played is voluntary, so that "MAY x -> y" and "x -> y" are the same there, and "MAY develop" and "develop"."""
    header, body = line.replace("(", "").replace(")", "").split(" = ", 1)
    if header in ("play", "free"):
        body = " ; ".join(re.sub(r"^MAY (.* -> )", r"\1", step) for step in body.split(" ; "))
        body = body.replace("THEN MAY develop", "THEN develop")
    body = body.replace("declare 1 suit of ANY4 ->", "declare 1 suit of ANY4 ;").replace(
        "pay 1 materials ; declare", "pay 1 materials -> declare"
    )  # Gambling: that a suit is named is no price
    return f"{header} = {body}"


def said(card: Card) -> list[str]:
    symbols = [*card.suits, *card.icons, *card.lands, card.state]
    symbols += ["pinned"] * card.pinned + ["attack"] * card.attack
    start = (
        card.start + (f" {card.players}+" if card.players > 1 else "") + (f" = {card.people}" if card.people else "")
    )
    assert card.copies == len(card.numbers)
    assert card.cost == (0, 0, 0)
    first = (f"{card.id}: {card.en}", " ".join(card.numbers), start, " ".join(filter(None, symbols)))
    return [" | ".join((*first, _points(card.points))), *sorted(normal(line) for line in _abilities(card))]


def _points(points: Points) -> str:
    if points.counts:
        return "*: " + " + ".join(
            f"{n} per {per} {what}".replace("2 card ", "2 cards ") for n, per, what in points.counts
        )
    if points.cases:
        return "?: " + "; ".join(f"{n}{' if' * (where != 'otherwise')} {where}" for n, where in points.cases)
    return str(points.fixed)


def _abilities(card: Card) -> Iterator[str]:
    play = UNREST_FACE.play if card.suits == ("unrest",) else card.play
    if card.start == "fame_bottom":
        more = " ; flip self to side B ; trigger GAME_END" if card.id.endswith("-a") else ""
        yield f"on_gain = instead of gaining it resolve it where it lies: {play}{more}"
        return
    if play is not None:
        yield f"{'free' if card.free else 'play'} = {play}"
    if card.exhaust is not None:
        yield f"exhaust = {card.exhaust}"
    if card.solstice is not None:
        yield f"solstice = {card.solstice}"
    for reaction in card.reactions:
        verb = "exhaust" if reaction.exhaust else "passive"
        of = f" {reaction.kind}" if reaction.kind is not None else ""
        body = str(reaction.effect)
        if reaction.moment == moments.ATTACKED:
            avoid = "avoid attack" if body == "none" else f"{body} -> avoid attack"
            body = avoid if reaction.exhaust else f"MAY ({avoid})"
        yield f"{verb} on {reaction.moment}{of} = {body}"
    for rule in card.rules:
        header = "endgame" if isinstance(rule, Endgame) else "passive"
        yield f"{header}{' on attack by other' if isinstance(rule, PayOff) else ''} = {rule}"
    cannot = ["cannot be played"] * card.unplayable + ["cannot be garrisoned"] * card.ungarrisonable
    if cannot:
        yield f"restrict = {' ; '.join(cannot)}"


CLASSICS = """
cls-wilderness: Wilderness | 1REG1/14 | commons 3+ | region pinned | 1
    play = exile 1 market_card ; MAY garrison 1 card here
    passive on attack by other = MAY (recall self -> avoid attack)
cls-jungle: Jungle | 1REG2/14 | commons | region pinned | 1
    play = gain 1 population ; exile 1 market_card ; MAY garrison 1 card here
cls-mountain: Mountain | 1REG3/14 | commons | region pinned | 1
    play = gain 3 materials ; exile 1 market_card ; MAY garrison 1 card here
cls-coast: Coast | 1REG4/14 | commons | region production fertile pinned | 0
    play = draw 1 ; exile 1 market_card ; MAY garrison 1 card here
cls-floodplain: Floodplain | 1REG5/14 | commons | region production river pinned | 0
    play = MAY history 1 card from discard ; exile 1 market_card ; MAY garrison 1 card here
cls-forest: Forest | 1REG6/14 | commons | region production production fertile pinned | 0
    play = exile 1 market_card ; MAY garrison 1 card here
cls-oasis: Oasis | 1REG7/14 | commons | region production production river pinned | 0
    play = exile 1 market_card ; MAY garrison 1 card here
cls-hills: Hills | 1REG8/14 | commons | region production fertile pinned | 0
    play = gain 1 population ; exile 1 market_card ; MAY garrison 1 card here
cls-marsh: Marsh | 1REG9/14 | commons | region production river pinned | 0
    play = gain 2 materials ; exile 1 market_card ; MAY garrison 1 card here
cls-steppe: Steppe | 1REG10/14 | commons | region production production fertile pinned | 0
    play = exile 1 market_card ; MAY garrison 1 card here
cls-river: River | 1REG11/14 | commons | region production production river pinned | 0
    play = MAY history 1 card from discard ; exile 1 market_card ; MAY garrison 1 card here
cls-cape: Cape | 1REG12/14 | commons | region production river pinned | 0
    play = exile 1 market_card ; MAY garrison 1 card here
    passive on attack by other = MAY (recall self -> avoid attack)
cls-woodland: Woodland | 1REG13/14 | commons | region production fertile pinned | 0
    play = MAY put 1 card from discard on top_of_deck ; exile 1 market_card ; MAY garrison 1 card here
cls-sacred-pass: Sacred Pass | 1REG14/14 | commons | region barbarian pinned | 1
    exhaust = MAY look top 1 of nation_deck ; MAY (abandon self -> swap 1 card from hand with top 1 of
        nation_deck)
cls-standing-army: Standing Army | 1UNC1/22 | commons 4+ | uncivilised pinned | 1
    passive on attack by other = the attacker MAY give you 1 progress ; IF not given THEN avoid attack
cls-jade-mask: Jade Mask | 1UNC2/22 | commons | uncivilised mask | ?: 1 if in_history
    play = draw up to 3 if_able ; put 1 card from hand on top_of_deck
cls-elders: Elders | 1UNC3/22 | commons | uncivilised | 1
    play = CHOOSE acquire UNCIVILISED | (break_through UNCIVILISED ; EACH_OTHER: gain 1 progress)
cls-town: Town | 1UNC4/22 1UNC5/22 | commons | uncivilised barbarian pinned | ?: 2 if in_history
    exhaust = ALL: MAY gain 2 materials
    solstice = MAY (gain 2 progress ; (CHOOSE abandon self | history self))
cls-shrine: Shrine | 1UNC6/22 | commons | uncivilised barbarian pinned | 1
    exhaust = pay 1 materials -> draw 1
    solstice = MAY (discard 1 -> return UNREST from discard)
cls-invasion: Invasion | 1UNC7/22 | commons | uncivilised attack | 1
    play = pay 3 materials -> (EACH_OTHER: take UNREST ; (CHOOSE break_through TRIBUTARY | (break_through REGION
        ; EACH_OTHER: recall REGION)))
cls-mysticism: Mysticism | 1UNC8/22 | commons | uncivilised pinned | 1
    exhaust = gain 1 action
    solstice = CHOOSE take UNREST | discard 2
cls-oracle: Oracle | 1UNC9/22 | commons | uncivilised barbarian | *: 2 per 1 FAME
    free = draw 2 ; discard 1 of the drawn cards
cls-agriculture: Agriculture | 1UNC10/22 | commons | uncivilised pinned | *: 2 per 1 FERTILE
    exhaust = until end of turn treat 1 FERTILE in_play as 3 PRODUCTION
cls-boats: Boats | 1UNC11/22 | commons | uncivilised pinned | *: 1 per 1 FERTILE/RIVER
    exhaust = CHOOSE recall RIVER -> (gain 2 materials ; gain 1 population) | recall FERTILE -> gain 1 action
cls-shaduf: Shaduf | 1UNC12/22 | commons | uncivilised pinned | *: 2 per 1 RIVER
    exhaust on gain materials from RIVER in_play = gain 1 progress
cls-rituals-and-ceremonies: Rituals & Ceremonies | 1UNC13/22 | commons 3+ | uncivilised barbarian | 1
    free = CHOOSE return UNREST | (gain 1 progress ; MAY return 1 exhaust_token to state_card)
cls-ambassador: Ambassador | 1UNC14/22 | commons 3+ | uncivilised civilised pinned | 1
    exhaust = resolve the exhaust ability of 1 PINNED in an opponent's play area as if it were yours
cls-city: City | 1UNC15/22 1UNC16/22 1UNC17/22 | commons | uncivilised civilised city pinned | 1
    solstice = MAY (discard 1 -> (CHOOSE gain 1 materials | gain 1 population | draw 1))
cls-gambling: Gambling | 1UNC18/22 | commons | uncivilised civilised | 1
    free = (pay 1 materials ; declare 1 suit of ANY4) -> reveal top 1 of main_deck ; IF it has the declared suit
        THEN put it in hand ; IF it has not THEN exile it
cls-port: Port | 1UNC19/22 | commons | uncivilised civilised pinned | 1
    exhaust = gain 1 materials per RIVER in_play ; MAY (pay 3 materials -> to_hand 1 card from discard)
cls-diplomacy: Diplomacy | 1UNC20/22 | commons | uncivilised civilised | 1
    play = pay 3 materials -> break_through TRIBUTARY
cls-leadership: Leadership | 1UNC21/22 | commons | uncivilised civilised | 1
    free = CHOOSE draw 1 | history 1 card from hand/discard
cls-lost-scroll: Lost Scroll | 1UNC22/22 | commons 3+ | uncivilised civilised scroll | ?: 1 if in_history
    free = MAY put 1 card from discard on top_of_deck ; ALL: MAY draw 1
cls-drama-and-poetry: Drama & Poetry | 1CIV1/15 | commons 4+ | civilised empire attack | 2
    free = steal 1 progress from EACH_OTHER ; ALL: MAY (discard 1 -> return UNREST)
cls-education: Education | 1CIV2/15 | commons | civilised empire | 2
    free = MAY history 1 card from hand ; MAY history 1 card from discard
cls-moneylenders: Moneylenders | 1CIV3/15 | commons | civilised empire | *: 1 per 10 materials
    free = pay 3 materials -> gain 1 action
cls-corruption: Corruption | 1CIV4/15 | commons | civilised empire attack | 2
    play = ALL: gain 2 materials ; EACH_OTHER: take UNREST ; gain 1 progress
cls-onager: Onager | 1CIV5/15 | commons | civilised empire attack | 2
    play = EACH_OTHER: abandon CITY ; gain 2 materials per abandoned CITY ; MAY acquire REGION/TRIBUTARY
cls-metropolis: Metropolis | 1CIV6/15 | commons | civilised metropolis empire pinned | 2
    solstice = CHOOSE gain 1 materials | gain 1 population | draw 1
cls-metropolis-4p: Metropolis | 1CIV7/15 | commons 4+ | civilised metropolis empire pinned | 2
    solstice = CHOOSE gain 1 materials | gain 1 population | draw 1
cls-pharmacy: Pharmacy | 1CIV8/15 | commons | civilised empire pinned | 2
    solstice = CHOOSE gain 1 population | pay 2 population -> gain 1 progress
cls-wonder: Wonder | 1CIV9/15 | commons 3+ | civilised empire pinned | 2
    exhaust on return UNREST = gain 2 progress
cls-coinage: Coinage | 1CIV10/15 | commons | civilised empire pinned | 2
    exhaust = draw 1
    solstice = gain 2 materials
cls-exports: Exports | 1CIV11/15 | commons | civilised empire attack | *: 1 per 10 cards
    play = ALL: gain 2 materials ; FOR_EACH other player: give them 1 card from hand/discard
cls-urban-development: Urban Development | 1CIV12/15 | commons | civilised empire | *: 2 per 1 CITY/METROPOLIS
    play = FOR_EACH CITY/METROPOLIS in_play: (gain 1 materials ; gain 1 population)
cls-mercenaries: Mercenaries | 1CIV13/15 | commons | civilised empire | *: 1 per 4 population
    free = pay 1 population -> gain 1 action
cls-temple: Temple | 1CIV14/15 | commons | civilised empire pinned | *: 1 per 5 progress
    exhaust = discard 1 -> gain 1 progress
    solstice = return UNREST from discard
cls-cataphract: Cataphract | 1CIV15/15 | commons | civilised knight empire attack | 2
    play = EACH_OTHER: abandon REGION ; MAY acquire REGION/TRIBUTARY ; MAY (garrison self in REGION -> resolve
        the play ability of that REGION again)
cls-armenians: Armenians | 1TRI1/11 | commons | tributary | 3
    play = acquire UNCIVILISED ; history self
cls-assyrians: Assyrians | 1TRI2/11 | commons | tributary | 3
    free = gain 1 population
cls-egyptians: Egyptians | 1TRI3/11 | commons = egyptians | tributary | *: 1 per 1 CIVILISED
    play = IF state=barbarian THEN put top 1 of nation_deck in discard ; IF state=empire THEN develop ; history
        self
cls-ionians: Ionians | 1TRI4/11 | commons | tributary | 3
    free = return up to 2 UNREST from hand/discard ; history self
cls-qin: Qin | 1TRI5/11 | commons = qin | tributary pinned | *: 1 per 3 PINNED[not REGION] in_play
    passive = hand_size +1
cls-olmecs: Olmecs | 1TRI6/11 | commons 3+ = olmecs | tributary | 3
    free = return 1 exhaust_token to state_card
cls-sumerians: Sumerians | 1TRI7/11 | commons | tributary | 3
    restrict = cannot be played
    endgame = return up to 2 UNREST from hand/play/discard/deck/history
cls-aksumites: Aksumites | 1TRI8/11 | commons | tributary | *: 1 per 1 TRIBUTARY
    play = gain 4 materials
cls-minoans: Minoans | 1TRI9/11 | commons = minoans | tributary barbarian | *: 1 per 4 progress
    free = put 1 card from hand on top_of_deck ; gain 2 progress
cls-mauryans: Mauryans | 1TRI10/11 | commons 4+ = mauryans | tributary pinned | *: 1 per 2 cards in_history
    solstice = CHOOSE gain 2 materials | to_hand 1 REGION from discard
cls-hittites: Hittites | 1TRI11/11 | commons | tributary | 3
    play = break_through REGION ; history self
cls-praiseworthy: Praiseworthy | 1FAM1/9 | fame_deck | fame | ?: 7 if in_history; 3 otherwise
    play = CHOOSE history self | break_through ANY4
cls-great: Great | 1FAM2/9 | fame_deck | fame | ?: 6 if in_history; 2 otherwise
    free = gain 1 action ; MAY history self
cls-notorious: Notorious | 1FAM3/9 | fame_deck | fame attack | *: 1 per 1 UNREST scored by other players
    free = steal 1 progress from EACH_OTHER ; EACH_OTHER[had no progress to give]: take UNREST
cls-marvellous: Marvellous | 1FAM4/9 | fame_deck | fame | 9
    free = draw 1 if_able ; (CHOOSE discard it | put it on top_of_deck | history it)
cls-glorious: Glorious | 1FAM5/9 | fame_deck | fame | 6
    free = IF state=barbarian THEN draw up to 4 ; IF state=empire THEN develop free ; history self
cls-triumphant: Triumphant | 1FAM6/9 1FAM7/9 | fame_deck | fame | 11
    restrict = cannot be played ; cannot be garrisoned
cls-awe-inspiring: Awe-inspiring | 1FAM8/9 | fame_deck | fame pinned | 7
    passive = hand_size +1
cls-king-of-kings-a: King of Kings | 1FAM9/9 | fame_bottom | fame | 0
    on_gain = instead of gaining it resolve it where it lies: IF state=barbarian THEN gain 6 progress ; IF
        state=empire THEN (gain 3 progress ; develop free) ; flip self to side B ; trigger GAME_END
cls-king-of-kings-b: King of Kings | 1FAM9/9 | fame_bottom | fame | 0
    on_gain = instead of gaining it resolve it where it lies: IF state=barbarian THEN gain 4 progress ; IF
        state=empire THEN develop free
cls-unrest: Unrest | 1UNR1/12 1UNR2/12 1UNR3/12 1UNR4/12 1UNR5/12 1UNR6/12 1UNR7/12 1UNR8/12 | unrest_pile |
        unrest | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
cls-unrest-3p: Unrest | 1UNR9/12 1UNR10/12 | unrest_pile 3+ | unrest | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
cls-unrest-4p: Unrest | 1UNR11/12 1UNR12/12 | unrest_pile 4+ | unrest | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""

LEGENDS = """
leg-fortunate-isle: Fortunate Isle | 2REG1/14 | commons | region barbarian | 2
    play = acquire ANY4 ; exile self
leg-rainforest: Rainforest | 2REG2/14 | commons | region production fertile pinned | 0
    play = gain 1 population ; exile 1 market_card ; MAY garrison 1 card here
leg-mountain: Mountain | 2REG3/14 | commons | region production pinned | 0
    play = gain 2 materials ; exile 1 market_card ; MAY garrison 1 card here
leg-peninsula: Peninsula | 2REG4/14 | commons | region production production river pinned | 0
    play = draw 2 ; exile 1 market_card ; MAY garrison 1 card here
leg-lakes: Lakes | 2REG5/14 | commons | region production river river pinned | 0
    play = MAY history 1 card from discard ; exile 1 market_card ; MAY garrison 1 card here
leg-highlands: Highlands | 2REG6/14 | commons | region production pinned | 0
    play = exile 1 market_card ; MAY garrison 1 card here
    solstice = gain 2 population ; discard 1
leg-sacred-grove: Sacred Grove | 2REG7/14 | commons 3+ | region | *: 2 per 1 other player with fewer progress
        than you
    play = gain 1 progress ; MAY history 1 card from hand ; history self
leg-lowlands: Lowlands | 2REG8/14 | commons | region production pinned | 0
    play = exile 1 market_card ; MAY garrison 1 card here
    solstice = gain 3 materials ; discard 1
leg-moor: Moor | 2REG9/14 | commons | region production river pinned | 0
    play = MAY put 1 card from discard on top_of_deck ; exile 1 market_card ; MAY garrison 1 card here
leg-plain: Plain | 2REG10/14 | commons | region production production fertile pinned | 0
    play = gain 1 progress ; exile 1 market_card ; MAY garrison 1 card here
leg-archipelago: Archipelago | 2REG11/14 | commons | region production fertile river pinned | 0
    play = MAY history 1 card from discard ; exile 1 market_card ; MAY garrison 1 card here
leg-fortified-region: Fortified Region | 2REG12/14 | commons | region pinned | 1
    play = exile 1 market_card ; MAY garrison 1 card here
    exhaust on attack by other = pay 1 population -> avoid attack
leg-grassland: Grassland | 2REG13/14 | commons | region production fertile pinned | 0
    play = exile 1 market_card ; MAY garrison 1 card here
    solstice = draw 1 ; discard 1
leg-island: Island | 2REG14/14 | commons | region production fertile river pinned | 0
    play = draw 1 ; exile 1 market_card ; MAY garrison 1 card here
leg-mining: Mining | 2UNC1/22 | commons 4+ | uncivilised pinned | 1
    exhaust = abandon REGION -> (gain 1 progress ; IF that card has no PRODUCTION THEN gain 1 progress)
leg-jade-mask: Jade Mask | 2UNC2/22 | commons | uncivilised mask | ?: 1 if in_history
    play = draw up to 3 if_able ; put 1 card from hand on top_of_deck
leg-elders: Elders | 2UNC3/22 | commons | uncivilised | 1
    play = CHOOSE acquire UNCIVILISED | (break_through UNCIVILISED ; EACH_OTHER: gain 1 progress)
leg-espionage: Espionage | 2UNC4/22 | commons | uncivilised attack | 1
    play = put 1 card from hand on top_of_deck -> acquire ANY4 ; EACH_OTHER: recall PINNED
leg-invasion: Invasion | 2UNC5/22 | commons | uncivilised attack | 1
    play = pay 3 materials -> (EACH_OTHER: take UNREST ; (CHOOSE break_through TRIBUTARY | (break_through REGION
        ; EACH_OTHER: recall REGION)))
leg-monument: Monument | 2UNC6/22 | commons | uncivilised barbarian pinned | 1
    exhaust = free_play UNREST
leg-code-of-laws: Code of Laws | 2UNC7/22 | commons | uncivilised pinned | 1
    exhaust = draw 1
leg-religion: Religion | 2UNC8/22 | commons | uncivilised pinned | 1
    exhaust = gain 1 action
    solstice = CHOOSE take UNREST | pay 3 materials
leg-oracle: Oracle | 2UNC9/22 | commons | uncivilised barbarian | *: 2 per 1 FAME
    free = draw 2 ; discard 1 of the drawn cards
leg-domestication: Domestication | 2UNC10/22 | commons | uncivilised pinned | *: 2 per 1 FERTILE
    exhaust on gain materials from FERTILE in_play = gain 1 progress
leg-water-mill: Water Mill | 2UNC11/22 | commons | uncivilised pinned | *: 1 per 1 FERTILE/RIVER
    exhaust = CHOOSE recall FERTILE -> (gain 2 materials ; gain 1 population) | recall RIVER -> gain 1 action
leg-qanat: Qanat | 2UNC12/22 | commons | uncivilised pinned | *: 2 per 1 RIVER
    exhaust = until end of turn treat 1 RIVER in_play as 3 PRODUCTION
leg-rituals-and-ceremonies: Rituals & Ceremonies | 2UNC13/22 | commons 3+ | uncivilised barbarian | 1
    free = CHOOSE return UNREST | (gain 1 progress ; MAY return 1 exhaust_token to state_card)
leg-city-3p: City | 2UNC14/22 | commons 3+ | uncivilised civilised city pinned | 1
    solstice = MAY (discard 1 -> (CHOOSE gain 1 materials | gain 1 population | draw 1))
leg-city: City | 2UNC15/22 2UNC16/22 2UNC17/22 | commons | uncivilised civilised city pinned | 1
    solstice = MAY (discard 1 -> (CHOOSE gain 1 materials | gain 1 population | draw 1))
leg-road-building: Road Building | 2UNC18/22 | commons | uncivilised civilised pinned | 1
    passive = ignore BARBARIAN on "Conquer"
    solstice = gain 2 materials
leg-art: Art | 2UNC19/22 | commons | uncivilised civilised pinned | 1
    solstice = IF state=barbarian THEN MAY (pay 1 materials -> return UNREST) ; IF state=empire THEN MAY (pay 3
        materials -> gain 1 progress)
leg-diplomacy: Diplomacy | 2UNC20/22 | commons | uncivilised civilised | 1
    play = pay 3 materials -> break_through TRIBUTARY
leg-leadership: Leadership | 2UNC21/22 | commons | uncivilised civilised | 1
    free = CHOOSE draw 1 | history 1 card from hand/discard
leg-lost-scroll: Lost Scroll | 2UNC22/22 | commons 3+ | uncivilised civilised scroll | ?: 1 if in_history
    free = MAY put 1 card from discard on top_of_deck ; ALL: MAY draw 1
leg-drama-and-poetry: Drama & Poetry | 2CIV1/15 | commons 4+ | civilised empire attack | 2
    free = steal 1 progress from EACH_OTHER ; ALL: MAY (discard 1 -> return UNREST)
leg-education: Education | 2CIV2/15 | commons | civilised empire | 2
    free = MAY history 1 card from hand ; MAY history 1 card from discard
leg-moneylenders: Moneylenders | 2CIV3/15 | commons | civilised empire | *: 1 per 10 materials
    free = pay 3 materials -> gain 1 action
leg-corruption: Corruption | 2CIV4/15 | commons | civilised empire attack | 2
    play = ALL: gain 2 materials ; EACH_OTHER: take UNREST ; gain 1 progress
leg-onager: Onager | 2CIV5/15 | commons | civilised empire attack | 2
    play = EACH_OTHER: abandon CITY ; gain 2 materials per abandoned CITY ; MAY acquire REGION/TRIBUTARY
leg-metropolis: Metropolis | 2CIV6/15 | commons | civilised metropolis empire pinned | 2
    solstice = CHOOSE gain 1 materials | gain 1 population | draw 1
leg-astronomy: Astronomy | 2CIV7/15 | commons | civilised empire pinned | 2
    exhaust on acquire REGION = gain 1 progress
    solstice = MAY to_hand 1 REGION from discard
leg-cartography: Cartography | 2CIV8/15 | commons 3+ | civilised empire pinned | 2
    passive = whenever you acquire REGION/TRIBUTARY you may take the card from exile as if it were in the market
leg-masonry: Masonry | 2CIV9/15 | commons 4+ | civilised empire pinned | *: 2 per 1 CITY/METROPOLIS in_play
    passive = you may free_play CITY cards and METROPOLIS cards
leg-civil-service: Civil Service | 2CIV10/15 | commons | civilised empire pinned | 2
    passive = hand_size +1
    solstice = gain 2 materials
leg-exports: Exports | 2CIV11/15 | commons | civilised empire attack | *: 1 per 10 cards
    play = ALL: gain 2 materials ; FOR_EACH other player: give them 1 card from hand/discard
leg-urban-development: Urban Development | 2CIV12/15 | commons | civilised empire | *: 2 per 1 CITY/METROPOLIS
    play = FOR_EACH CITY/METROPOLIS in_play: (gain 1 materials ; gain 1 population)
leg-mercenaries: Mercenaries | 2CIV13/15 | commons | civilised empire | *: 1 per 4 population
    free = pay 1 population -> gain 1 action
leg-amphitheatre: Amphitheatre | 2CIV14/15 | commons | civilised empire pinned | *: 1 per 5 progress
    exhaust = return UNREST from discard -> gain 1 progress
    solstice = discard 1
leg-cataphract: Cataphract | 2CIV15/15 | commons | civilised knight empire attack | 2
    play = EACH_OTHER: abandon REGION ; MAY acquire REGION/TRIBUTARY ; MAY (garrison self in REGION -> resolve
        the play ability of that REGION again)
leg-etruscans: Etruscans | 2TRI1/11 | commons | tributary barbarian | 3
    play = gain 2 progress
leg-scythians: Scythians | 2TRI2/11 | commons = scythians | tributary pinned | 3
    exhaust on attack by other = avoid attack
leg-vikings: Vikings | 2TRI3/11 | commons = vikings | tributary empire attack | *: 1 per 2 UNCIVILISED
    play = gain 2 materials ; steal 2 materials from EACH_OTHER ; EACH_OTHER[had fewer than 2 materials]: take
        UNREST
leg-phoenicians: Phoenicians | 2TRI4/11 | commons | tributary | 3
    play = acquire CIVILISED ; history self
leg-romans: Romans | 2TRI5/11 | commons 3+ = romans | tributary | 3
    play = abandon REGION -> take top FAME ; exile self ; EACH_OTHER: gain 1 progress
leg-greeks: Greeks | 2TRI6/11 | commons = greeks | tributary metropolis empire pinned | *: 1 per 10 cards
    solstice = CHOOSE gain 1 materials | gain 1 population | draw 1
leg-carthaginians: Carthaginians | 2TRI7/11 | commons = carthaginians | tributary attack | *: 1 per 10 materials
    play = gain 2 materials ; draw 1 ; FOR_EACH other player: give them 1 card from hand/discard
leg-persians: Persians | 2TRI8/11 | commons = persians | tributary | *: 1 per 1 TRIBUTARY
    play = pay 2 population -> break_through TRIBUTARY ; history self
leg-celts: Celts | 2TRI9/11 | commons = celts | tributary attack | 3
    play = break_through UNCIVILISED ; EACH_OTHER: take UNREST
leg-macedonians: Macedonians | 2TRI10/11 | commons = macedonians | tributary | *: 1 per 4 REGION
    play = acquire REGION from market/exile ; acquire REGION from market/exile ; history self
leg-xiongnu: Xiongnu | 2TRI11/11 | commons 4+ | tributary attack | *: 1 per 1 FAME
    play = steal 1 progress from EACH_OTHER
leg-imperial: Imperial | 2FAM1/9 | fame_deck | fame | ?: 8 if in_history; 2 otherwise
    play = CHOOSE break_through ANY4, an exiled card of the declared suit may be taken instead | history self
leg-independent: Independent | 2FAM2/9 | fame_deck | fame | 3
    free = gain 3 materials ; gain 2 population
leg-magnificent: Magnificent | 2FAM3/9 | fame_deck | fame | 5
    free = draw 1 ; MAY return UNREST
leg-outstanding: Outstanding | 2FAM4/9 | fame_deck | fame | 7
    free = history up to 2 cards from discard
leg-proud: Proud | 2FAM5/9 2FAM6/9 | fame_deck | fame | ?: 12 if garrisoned; 8 if in_history; 3 otherwise
    restrict = cannot be played
leg-eminent: Eminent | 2FAM7/9 | fame_deck | fame | 8
    free = draw 2
leg-acclaimed: Acclaimed | 2FAM8/9 | fame_deck | fame | *: 1 per 1 card with a * coin, itself included
    play = break_through any card with a * coin ; history self
leg-king-of-kings-a: King of Kings | 2FAM9/9 | fame_bottom | fame | 0
    on_gain = instead of gaining it resolve it where it lies: IF state=barbarian THEN gain 6 progress ; IF
        state=empire THEN (gain 3 progress ; develop free) ; flip self to side B ; trigger GAME_END
leg-king-of-kings-b: King of Kings | 2FAM9/9 | fame_bottom | fame | 0
    on_gain = instead of gaining it resolve it where it lies: IF state=barbarian THEN gain 4 progress ; IF
        state=empire THEN develop free
leg-unrest: Unrest | 2UNR1/12 2UNR2/12 2UNR3/12 2UNR4/12 2UNR5/12 2UNR6/12 2UNR7/12 2UNR8/12 | unrest_pile |
        unrest | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
leg-unrest-3p: Unrest | 2UNR9/12 2UNR10/12 | unrest_pile 3+ | unrest | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
leg-unrest-4p: Unrest | 2UNR11/12 2UNR12/12 | unrest_pile 4+ | unrest | -2
    play = (CHOOSE pay 1 population | discard 2 | pay 3 materials) -> return self to unrest_pile
"""
