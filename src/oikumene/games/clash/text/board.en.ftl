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
board-terrain-plains-help = Plains give food.
board-terrain-forest-help = Forests give wood. Whoever enters may move on, but not fight this turn.
board-terrain-mountain-help = Mountains give ore. Whoever enters stays for this turn.
board-terrain-barren-help = Barren land gives food, but with Irrigation only. Cities are usually not founded on it.
board-terrain-sea-help = The sea gives food, but with Fishing only.
board-terrain-unknown-help = Whoever comes in turns the whole region up: there may be land, sea or barbarians.
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
board-first-first = the first one first
board-for-nothing = free
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
board-hand-n = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $objectives ->
    [one] { $objectives } objective
   *[other] { $objectives } objectives
}{ $wonders ->
    [0] {""}
    [one] , { $wonders } wonder
   *[other] , { $wonders } wonders
}
board-no-cards = no cards
board-completed = Objectives completed: { $n }
board-first = plays first
board-has = { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $objectives ->
    [one] { $objectives } objective
   *[other] { $objectives } objectives
}
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
board-kind-pirate = Pirates on your side
board-kind-city = City
board-n-pirate = { $n ->
    [one] { $n } allied pirate ship
   *[other] { $n } allied pirate ships
}
board-n-city = city
board-mark-fresh = just recruited
board-mark-voyaged = has sailed
board-less-unit = { $n }: put the last one back
board-by-sail = by sea
board-by-chart = the fleet explores the region
board-by-assault = attack the pirates
board-by-beach = ships become land units
board-by-launch = units become ships
board-tag-beach = land
board-tag-launch = to sea
board-odds-won = won { $n } %
board-odds-lost = lost { $n } %
board-influence-of = Influence from { $n }
board-influence-help = The share is without more culture: it can be added after the roll.
board-reach-costs = { $n ->
    [one] { $n } culture token for the distance
   *[other] { $n } culture tokens for the distance
}
board-decks = Decks and events
board-pile-actions = Action deck: { $n }
board-pile-objectives = Objective deck: { $n }
board-pile-wonders = Wonder deck: { $n }
board-pile-events = Event deck: { $n }
board-discards-events = Discarded events: { $n }
board-discards-actions = Discarded action cards: { $n }
board-resolving = happening
board-lasts = lasts
board-comes-next = next, only you know
board-open-wonder = open wonder
board-supply = Barbarians in supply: { $infantry } infantry, { $cavalry } cavalry, { $elephants } elephants, { $settlements } settlements, { $pirates } pirate ships.
board-forecast-was = Forecast before the roll
board-retreat = retreat

# What advances do, in a few words; tokens between asterisks.
board-gist-farming = plains: food, forests: wood
board-gist-storage = up to 7 food
board-gist-irrigation = food on barren; no famine
board-gist-husbandry = collect 2 away, once a turn
board-gist-mining = ore in mountains
board-gist-engineering = wonder card; build wonders
board-gist-sanitation = settler for *mood*; no plague
board-gist-roads = *food* *ore* : two hexes
board-gist-fishing = food from the sea
board-gist-navigation = along the map's edge
board-gist-war-ships = round 1: cancel a hit
board-gist-cartography = *idea* for sailing
board-gist-writing = an action, an objective
board-gist-public-education = academy: *idea* on collect
board-gist-free-education = *idea* -> *mood* on advances
board-gist-philosophy = *idea* ; and for each science
board-gist-tactics = armies move, cards in battle
board-gist-siegecraft = 2*wood* 2*ore* : no fortress
board-gist-steel-weapons = *ore* : +2 in land battles
board-gist-draft = infantry for *mood*
board-gist-myths = *mood* : no event saddens
board-gist-rituals = cheer with any resource
board-gist-priesthood = science without food
board-gist-state-religion = temple without food
board-gist-bartering = card -> *gold* or *culture*
board-gist-taxes = *mood* : resource per city
board-gist-trade-routes = food per route, up to 4
board-gist-currency = routes and taxes in gold
board-gist-arts = *culture* : free influence
board-gist-sports = *culture* : mood +1
board-gist-monuments = wonder card; its city safe
board-gist-theaters = swap *culture* and *mood*
board-gist-math = engineering, roads: no food
board-gist-astronomy = navigation, maps: no food
board-gist-medicine = a resource back on recruit
board-gist-metallurgy = 2 ore: one into gold
board-gist-voting = *mood* : cheer, free
board-gist-separation-of-power = no boosts on happy cities
board-gist-civil-liberties = action: 3*mood*
board-gist-free-economy = *mood* : collect, free
board-gist-nationalism = army: *mood* or *culture*
board-gist-totalitarianism = no boosts where armies are
board-gist-absolute-power = 2*mood* : one more action
board-gist-forced-labor = *mood* : angry cities work
board-gist-dogma = temple: an advance; 2 ideas
board-gist-devotion = no boosts where temples are
board-gist-conversion = influence +1; then *culture*
board-gist-fanaticism = +2 in round 1 at temples
board-gist-azt-captives = keep destroyed units, up to 4
board-gist-azt-human-sacrifice = captive for an event, *mood*, *culture*
board-gist-azt-gold = *gold* for a city, by mountains
board-gist-azt-tribute = collect from enemy cities too
board-gist-bab-canals = exactly 1 food: 1 more
board-gist-bab-code-of-laws = influence succeeds: a card
board-gist-bab-star-catalogues = before events *idea* or *culture*
board-gist-bab-ziggurats = 7 ideas; temples for ideas
board-gist-car-warbeasts = elephants for *gold* or *culture*
board-gist-car-hegemony = action: ship -> city
board-gist-car-pirate-allies = pirates are allies
board-gist-car-mercenaries = draft for *gold* ; ships too
board-gist-cel-tribal-warfare = +1 per barbarian city near
board-gist-cel-tribal-allies = action: barbarians come
board-gist-cel-druidic-influence = influence barbarians: points
board-gist-cel-tribal-trade = trade with barbarians too
board-gist-chi-rice = settler on plains: +1 food
board-gist-chi-expansion = recruited settlers move
board-gist-chi-fireworks = *ore* *wood* : cancel a hit
board-gist-chi-imperial-army = action: settlers and infantry
board-gist-egy-flood-plains = cities on barren; food, wood
board-gist-egy-architecture = *mood* for anything built
board-gist-egy-embalming = *culture* after battles, up to 4
board-gist-egy-man-god = theocracy gives autocracy
board-gist-gre-study = recruit at academies: *idea*
board-gist-gre-sparta = draft for *culture* ; no enemy cards
board-gist-gre-hellenistic = influence from others' cities
board-gist-gre-city-states = activate another city instead
board-gist-hun-nomads = cities of size 1 move
board-gist-hun-mounted-archers = cavalry at once, no market
board-gist-hun-raiders = settlers near armies freeze
board-gist-hun-tribes = *culture* or *gold* : steer barbarians
board-gist-ind-elephants = elephants in forest cities
board-gist-ind-proselytism = settlers influence cities
board-gist-ind-prosperity = a route: *mood* or *culture*
board-gist-ind-peace-poetry = *mood* instead of 2*food*
board-gist-jap-pottery = collect 3 food: *culture*
board-gist-jap-horsemanship = cavalry at fortresses
board-gist-jap-ninjutsu = a card cancels a card
board-gist-jap-shogunate = action cards are free
board-gist-may-terracing = food, wood, ore in mountains
board-gist-may-stelas = obelisk, city: *culture* or *idea*
board-gist-may-ballcourts = *mood* : city one larger
board-gist-may-calendar = see the event; *culture* : put it off
board-gist-per-elephants = elephants by barren land
board-gist-per-immortals = *culture* : +1 a round, up to 4
board-gist-per-zoroastrianism = influence an enemy unit
board-gist-per-banking = with gold: *gold* or *culture*
board-gist-pho-city-independence = ports stay yours, 1½ points
board-gist-pho-biremes = +2 in battles at sea
board-gist-pho-alphabet = 2 routes: *culture* or 2*idea*
board-gist-pho-cedars-dyes = ships' routes reach 3 hexes
board-gist-rom-aqueduct = no famine; sanitation free
board-gist-rom-roads = four hexes by road
board-gist-rom-captivi = victory: *gold* and *mood*
board-gist-rom-provinces = far cities: cavalry
board-gist-vik-ship-construction = ships and units change
board-gist-vik-longships = sail after battle; carry 3
board-gist-vik-raiding = raid while trading
board-gist-vik-rune-stones = 2 units lost: obelisk, 1 point

## In a lesson an empty row says what will stand in it.

board-lesson-cards = action cards, objectives and wonders will lie here; only you see them
board-lesson-cities = your cities will be listed here
