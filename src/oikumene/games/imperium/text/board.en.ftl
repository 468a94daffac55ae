# Imperium: the words of its board in a browser. Sentences of the game itself are in en.ftl.

board-market = Market
board-market-note = a card comes with what lies on it and under it
board-deck-region = regions
board-deck-uncivilised = uncivilised
board-deck-civilised = civilised
board-deck-main = main deck
board-deck-fame = fame
board-deck-unrest = unrest
board-exile = exile
board-king-taken = King of Kings taken
board-with-unrest = with unrest
board-empty-slot = empty
board-barbarian = Barbarian
board-empire = Empire
board-actions = Action tokens
board-exhausts = Exhaust tokens
board-power = Power
board-deck = draw deck
board-deck-short = deck
board-discard = discard
board-history = history
board-sunken = sunken
board-nation = nation deck
board-accession = under it
board-journey = next journey
board-area = Development area
board-quests = Quests
board-area-short = Developments
board-hand = hand
board-points = Points so far
board-points-note = If the game ended now. Cards in the nation deck and the development area do not count.
board-resolving = being resolved
board-under = under it
board-under-card = under { $card }
board-price = price
board-token-used = a token lies here: again after the clean-up
board-first = first player
board-turn = Turn
board-turn-activate = Activate
board-turn-innovate = Innovate
board-turn-revolt = Revolt
board-innovate-does = discard the hand, break through
board-revolt-does = return unrest from the hand
board-solstice = solstice
board-setup = set-up
board-round = round
board-left-main = to the end: main deck, cards left
board-end-near = the end is near: one more round after this
board-end-final = final round
board-actions-left = actions
board-exhausts-left = exhausts
board-mine = Mine
board-stock = Stock
board-board = Market, mine
board-choose = Choose
board-from-hand = From the hand
board-from-discard = From the discard pile
board-from-deck = From the deck
board-from-nation = From the nation deck
board-from-history = From the history
board-from-exile = From exile
board-from-fame = From the fame deck
board-from-garrison = From a garrison
board-from-area = Development area
board-from-market = From the market
board-from-play = In play
board-from-powers = In play
board-from-bottom = Under the nation deck
board-from-journey = Journey
board-from-unrest = Unrest
board-from-king = King of Kings
board-nations = Nations
board-power-sides = Power card: one of its sides for the whole game
board-side = Side
board-opponent = Opponent
board-dynasty = dynasty
board-slots = Cards before it
board-die = die
board-level = level
board-none = Nothing here
board-watching = Nation
board-unknown = a card face down
board-play = Play
board-exhaust = Exhaust
board-pay = Pay
board-row-state = State
board-row-pin = Permanent
board-row-attack = Attack
board-row-price = Price
board-row-points = Points
board-row-start = At the start
board-start-power = beside the state card
board-start-in_play = in play
board-start-nation_deck = in the nation deck
board-start-accession = under the nation deck
board-start-development = in the development area
board-start-starting_deck = in the draw deck
board-start-commons = base deck
board-start-fame_deck = fame deck
board-start-fame_bottom = under the fame deck
board-start-unrest_pile = unrest pile
board-start-unrest_supply = unrest pile
board-kind-own = Nation's own
board-kind-power = Power
board-suit-region = Region
board-suit-uncivilised = Uncivilised
board-suit-civilised = Civilised
board-suit-tributary = Tributary
board-suit-fame = Fame
board-suit-unrest = Unrest
board-res-materials = materials
board-res-population = population
board-res-progress = progress
board-action = action token
board-exhaust-token = exhaust token
board-icon-city = city
board-icon-metropolis = metropolis
board-icon-knight = knight
board-icon-mask = mask
board-icon-scroll = scroll
board-land-production = production
board-land-river = river
board-land-fertile = fertile
board-pinned = permanent
board-attack = attack

## the glossary

board-help-materials = Materials pay for effects and developments. A progress can stand for 2 of them.
board-help-population = Population pays for effects and developments. A progress can stand for 1 of it.
board-help-progress = Progress: a point each at the end. It can be paid instead of 1 population or 2 materials.
board-help-action = Action token: one for each card played from the hand. Three at the start of every turn.
board-help-exhaust = Exhaust token: put on a card in play for its exhaust ability, on the nation deck and in the development area at a reshuffle.
board-help-barbarian = Barbarian: cards with the empire symbol cannot be played yet. The state changes when the card under the nation deck reaches the discard pile.
board-help-empire = Empire: cards with the barbarian symbol cannot be played any more.
board-help-region = Regions: permanent cards with symbols of production, rivers and fertile land; a card can be garrisoned under one.
board-help-uncivilised = Uncivilised: unrest lies under such a card in the market.
board-help-civilised = Civilised: unrest lies under such a card in the market.
board-help-tributary = Tributaries are in the main deck; unrest lies under such a card in the market.
board-help-main = The main deck refills the market when a small deck is gone. When it is empty the end begins.
board-help-fame = The fame deck; King of Kings lies under it. Fame cards are worth many points.
board-help-unrest = Unrest: −2 points. If the pile runs out everything collapses: who has least unrest wins.
board-help-exile = Exile: cards out of the game, face up.
board-help-king = King of Kings is taken when no fame cards are left. Its side B begins the end.
board-help-deck = The draw deck. When it runs out a nation card and a development may go to the discard pile, which is then shuffled.
board-help-discard = The discard pile lies open.
board-help-history = History: cards under the power card. Only their owner looks at them; they score.
board-help-sunken = Sunken cards do not come back; they score.
board-help-nation = The nation deck: at every reshuffle its top card goes to the discard pile, for an exhaust token.
board-help-accession = The last card of the nation deck: with it the state changes.
board-help-area = Development area: at a reshuffle one card can be bought, for an exhaust token. When it is empty the end begins.
board-help-quests = Quests are not bought; one is active under King Arthur's Court.
board-help-pinned = A permanent card stays in play when it was played.
board-help-attack = An attack: rivals can avoid it with cards that say so.
board-help-city = City: a symbol that other cards speak of.
board-help-metropolis = Metropolis: a symbol that other cards speak of.
board-help-knight = Knight: a symbol that cards of the Arthurians speak of.
board-help-mask = Mask: a symbol that cards of the Olmecs speak of.
board-help-scroll = Scroll: a symbol that cards of the Utopians speak of.
board-help-production = Production: counted as symbols on cards in play.
board-help-river = River: counted as symbols on cards in play.
board-help-fertile = Fertile land: counted as symbols on cards in play.
board-help-garrison = A garrison lies under a card and leaves with it; it is not in play, and scores at the end.
board-help-points = What you would have if the game ended now.

## how sentences are cut short on a card: pattern ⇒ what stands there instead ⇒ flags (g: everywhere, i: large letters as small ones)

board-shorten =
    {"^Play( \\(only if you can pay for it\\))?: "} ⇒ {""} ⇒ -
    {"^Free play \\(no action needed\\): "} ⇒ {"Free: "} ⇒ -
    {"^While in play: "} ⇒ {""} ⇒ -
    {" to choose: "} ⇒ {" → "} ⇒ g
    {"(^|[.:] )choose: "} ⇒ {"$1"} ⇒ gi
    {" to (?=(?:gain|draw|acquire|break|develop|return|take|put|play|recall|abandon|garrison|history|exile|steal|free)\\b)"} ⇒ {" → "} ⇒ g
    {"\\bgain (?=\\d+ (?:material|population|progress|action))"} ⇒ {""} ⇒ gi
    {"^Worth (\\d+) points? for "} ⇒ {"$1 ★ for "} ⇒ -
    {" on your cards in play"} ⇒ {" you have in play"} ⇒ g
    {" on your cards"} ⇒ {""} ⇒ g
    {" \\(at most 10\\)"} ⇒ {""} ⇒ g

## words that a token can stand for, and how a line begins that matters only until the card is played

board-token-materials = ^material
board-token-population = ^population
board-token-progress = ^progress
board-token-action = ^actions?$
board-line-play = ^(Play|Free play)

## In a lesson an empty row says what will stand in it.

board-lesson-play = what you play to stay will stand here: regions and permanent cards
