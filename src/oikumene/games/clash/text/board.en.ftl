# Clash of Cultures: the words of its board in a browser. The sentences of the game itself are in en.ftl.

board-map = Map
board-north = north
board-closer = Closer
board-farther = Farther
board-whole = The whole map
board-terra = Terra
board-incognita = incognita
board-hex-name = { $hex }, { $terrain }
board-terrain-plains = plains
board-terrain-forest = forest
board-terrain-mountain = mountains
board-terrain-barren = barren land
board-terrain-sea = sea
board-terrain-unknown = unexplored
board-city-name = { $who }: city of size { $n }, { $mood }
board-city-says = Collects { $n }{ $acts ->
    [0] {""}
   *[other] ; activated this turn, times: { $acts }
}
board-unit-says = { $kind }: { $what }
board-orient = How to lay the region
board-city-n = city of size { $n }
board-mood-happy = happy
board-mood-neutral = neutral
board-mood-angry = angry
board-of-other = { $piece } ({ $who })
board-units-name = { $who }: { $what }
board-pirates-n = { $n ->
    [one] { $n } pirate ship
   *[other] { $n } pirate ships
}
board-exhausted = exhausted land
board-side-barbarians = Barbarians
board-side-pirates = Pirates
board-kind-settler = Settler
board-kind-infantry = Infantry
board-kind-cavalry = Cavalry
board-kind-elephant = War elephant
board-kind-leader = Leader
board-kind-ship = Ship
board-n-settler = { $n ->
    [one] { $n } settler
   *[other] { $n } settlers
}
board-n-infantry = { $n } infantry
board-n-cavalry = { $n } cavalry
board-n-elephant = { $n ->
    [one] { $n } elephant
   *[other] { $n } elephants
}
board-n-leader = leader
board-n-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
board-mark-moved = has moved
board-mark-forest = entered a forest: does not attack this turn
board-mark-mountain = entered mountains: does not move on this turn
board-mark-plains = on plains
board-mark-fought = has fought: does not move on this turn
board-piece-settlement = settlement
board-piece-academy = academy
board-piece-fortress = fortress
board-piece-port = port
board-piece-temple = temple
board-piece-market = market
board-piece-obelisk = obelisk
board-piece-observatory = observatory
board-good-food = food
board-good-wood = wood
board-good-ore = ore
board-good-idea = idea
board-good-gold = gold
board-good-mood = mood
board-good-culture = culture
board-group-agriculture = Agriculture
board-group-construction = Construction
board-group-seafaring = Seafaring
board-group-education = Education
board-group-warfare = Warfare
board-group-spirituality = Spirituality
board-group-economy = Economy
board-group-culture = Culture
board-group-science = Science
board-group-democracy = Democracy
board-group-autocracy = Autocracy
board-group-theocracy = Theocracy
board-deck-advances = advance
board-deck-leaders = leader
board-deck-wonders = wonder
board-deck-tactics = tactic
board-deck-actions = action card
board-deck-events = event
board-deck-objectives = objective
board-takes-action = takes an action
board-price = Price
board-requires = Needs the advance
board-needs = needs { $n }
board-beside = Needs in its city
board-border = Gives at once
board-unlocks = Allows the building
board-trigger = Comes with the advance
board-any-government = any government
board-tactic = In battle
board-or = or
board-advances = Advances
board-advances-of = { $who }: { $n } advances
board-gives-mood = gives mood
board-gives-culture = gives culture
board-gives-none = no token
board-civ-advances = Advances of the civilization
board-come-alone = come by themselves
board-own-government = your government
board-owned = obtained
board-short-public-education = Public Educ.
board-short-free-education = Free Education
board-short-state-religion = State Religion
board-short-civil-liberties = Civil Liberties
board-short-free-economy = Free Economy
board-short-separation-of-power = Separation of P.
board-short-forced-labor = Forced Labor
board-realm = My realm
board-treasury = Treasury
board-of-limit = of { $n }
board-cubes = { $n ->
    [one] { $n } advance until an event
   *[other] { $n } advances until an event
}
board-cities = Cities
board-cities-n = { $n }, size up to { $most }
board-collects = collects { $n }
board-hand = Hand
board-hand-n = { $actions } actions, { $objectives } objectives{ $wonders ->
    [0] {""}
   *[other] , { $wonders } wonders
}
board-no-cards = no cards
board-completed = Objectives completed: { $n }
board-first = plays first
board-has = { $cities } cities, { $units } units; { $cards } cards, { $objectives } objectives
board-rival-all = Government: { $government }. { $settlements } settlements in supply, { $captives } captives.
board-no-government = none
board-leader = Leader
board-leaders = Leaders that can be recruited
board-wonders-built = Wonders
board-objectives-done = Completed objectives
board-lies-before = Lying open
board-mine = Mine
board-players = Players
board-scale-round = round { $n }
board-actions = Actions
board-act-buy-advance = Advance
board-act-move = Move
board-act-cheer-action = Happiness
board-act-influence = Influence
board-action-buy-advance = Obtain one advance for its price.
board-action-move = Move up to three groups of units.
board-action-cheer-action = Raise the mood of cities for mood tokens.
board-action-influence = Try to exchange a building of a city for your own.
board-verb-collect = Collect
board-verb-construct = Construct
board-verb-recruit = Recruit
board-verb-found = Found a city
board-verb-wonder-in = Build a wonder
board-verb-wonder-free = Build a wonder, no action
board-verb-to = Go
board-verb-road = By road
board-verb-sail = Sail
board-verb-chart = Explore from the sea
board-verb-special = Use
board-verb-advance = Obtain
board-verb-play = Play
board-verb-exchange = Offer an exchange
board-where-battle = Battle for { $n }
board-where-other = Your decision
board-where-move = Moving units
board-where-turn = Your turn, { $left ->
    [0] no actions left
   *[other] action { $n } of { $most }
}
board-group = Movement
board-groups = Movement
board-groups-left = groups left: { $n }
board-group-from = Group from { $n }
board-waits = { $n } waits in { $hex }
board-of-n = of { $n }
board-add-unit = { $n }: take one more
board-going = { $n } go to { $goal }, { $stay } stay.
board-where-to = Where to
board-where-from = Where from
board-lit-n = { $n } lit
board-move-help = Which of the units go is asked after the goal.
board-tag-explore = explore
board-tag-attack = attack
board-tag-road = road
board-tag-roll = roll { $n }+
board-explore-help = everybody will see the tile
board-enter-forest = no attack from there this turn
board-enter-mountain = no farther this turn
board-by-road = by road, for food and ore
board-by-sea = by sea
board-chart-help = the fleet explores the region
board-if-attack = If you attack { $n }
board-forecast-all = If all who can go do ({ $n }); without cards, retreats and what would be paid for.
board-odds = Won { $won } of 100, nobody left { $even }, lost { $lost }
board-percent = { $n } %
board-battle = Battle
board-battle-for = Battle for { $n }
board-battle-round = round { $n }
board-step-cards = Cards
board-step-roll = Roll
board-step-losses = Losses
board-step-after = After
board-forecast = Forecast
board-forecast-assumes = Won by the attacker, nobody left, lost. Exact by the dice, if nobody plays cards or retreats; infantry falls first, the leader last.
board-outcome = The roll
board-outcome-says = { $one }: { $a } lost. { $other }: { $b } lost.
board-comes-from = attacks from { $n }
board-attacks = attacks
board-defends = defends
board-strength = strength
board-units = Units
board-card = Card
board-dice = Dice
board-dice-n = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
board-nobody = nobody
board-lost-unit = { $n }: lost
board-fortress-help = Fortress: one more die and one hit less in the first round
board-laid-down = lies facedown
board-no-card = plays no cards
board-no-card-yet = not laid
board-count-dice = dice
board-count-infantry = infantry
board-count-cavalry = cavalry
board-count-more = cards and advances
board-die = { $n }, { $symbol }
board-die-more = { $n }, { $symbol }: { $more } more
board-die-cancels = { $n }, { $symbol }: cancels a hit, does not count itself
board-minus-hit = −hit
board-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}{ $saved ->
    [0] {""}
   *[other] , { $saved } of them cancelled
}
board-exchange = Exchange
board-you-give = You give
board-gives = { $n } gives
board-gives-nothing = nothing yet
board-is-left = of { $all }, { $left } left
board-cards-action = an action card of its owner's choice
board-cards-objective = an objective of its owner's choice
board-cards-wonder = a wonder card of its owner's choice
board-hidden-card = a card that is not named
board-is-shown = shown with the offer
board-is-face-down = face down
board-if-agreed = If agreed
board-exchange-help = Everything changes hands at once. What is above a limit is lost.
board-to-map = to the map
board-unfold = open
