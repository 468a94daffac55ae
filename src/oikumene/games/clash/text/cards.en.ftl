# What the cards say, in our own words; civilizations and their leaders stand in civilizations.en.ftl.

text-unbuilt = Part of what it does is not built yet.
text-unlocks = Allows you to construct { $building ->
    [academy] academies
    [fortress] fortresses
    [port] ports
    [temple] temples
    [market] markets
    [obelisk] obelisks
   *[observatory] observatories
}.
text-border = When you get it, gain { $good ->
    [mood] a mood token
   *[culture] a culture token
}.
text-start = Everybody begins with it.
text-after = Needs { $advance ->
    [philosophy] Philosophy
    [draft] Draft
   *[state-religion] State Religion
}.
text-good = { $good ->
    [food] { n-food }
    [wood] { n-wood }
    [ore] { n-ore }
    [idea] { n-idea }
    [gold] { n-gold }
    [mood] { n-mood }
   *[culture] { n-culture }
}

## Advances: Agriculture

text-farming = Your cities may collect food from plains and wood from forests.
text-storage = You can have 7 food instead of 2.
text-irrigation = Your cities may collect food from barren land. Famine events do not touch you.
text-husbandry = Once a turn, when you collect: one of the hexes may be land two hexes from the city; with Roads two of them may.

## Construction

text-mining = Your cities may collect ore from mountains.
text-engineering = When you get it, draw a wonder card. As an action you may build a wonder from your hand: activate a happy city, have the advance that the wonder needs, and pay its price.
text-sanitation = In each recruit you may pay 1 mood token for one settler instead of its price. Plague and Epidemic events do not touch you.
text-roads = A group of land units that moves out of one of your cities or into one may go by road for 1 food and 1 ore: up to two hexes, whatever the terrain is. Not to explore, not by sea, and not with units that have fought this turn. It may end in an attack only if it began in your city; a retreat is then to the last hex on the way.

## Seafaring

text-fishing = Your cities may collect food from one sea hex beside them; with a port gold or a mood token instead.
text-navigation = Your ships may sail along the edge of the board to the next sea, or to the next unexplored region.
text-war-ships = In the first round you cancel a hit: in every naval battle, and on land when your army attacks straight from ships.
text-cartography = After a move action in which a ship of yours moved you gain 1 idea; and 1 culture token, if it sailed by Navigation.

## Education

text-writing = When you get it, draw an action card and an objective card.
text-public-education = Once a turn, when you collect in a city with an academy, gain 1 idea.
text-free-education = After you have paid for an advance with at least one idea or gold, you may pay 1 idea for 1 mood token. Not for this advance itself.
text-philosophy = When you get it, and whenever you get an advance of Science, gain 1 idea.

## Warfare

text-tactics = Your army units may move, and you may play action cards in battles.
text-siegecraft = Before you attack a city with a fortress, you may pay 2 wood, so that the fortress adds no die, and 2 ore, so that it cancels no hit.
text-steel-weapons = Before a battle on land you may pay 1 ore for +2 combat value in each round; +1, if your enemy has Steel Weapons too, used or not. Barbarians have none. The attacker decides first.
text-draft = In each recruit you may pay 1 mood token for one infantry instead of its price; it may go together with Sanitation.

## Spirituality

text-myths = When an event lowers the mood of one of your cities, you may pay 1 mood token for that city to keep it.
text-rituals = When you increase happiness, any resources may stand in for mood tokens, one for one.
text-priesthood = Once a turn an advance of Science costs you no food.
text-state-religion = Once a turn a temple costs you no food.

## Economy

text-bartering = Once a turn, as a free action: discard an action card for 1 gold or 1 culture token.
text-taxes = Once a turn, as an action: pay 1 mood token; gain as many resources as you have cities, any of food, wood and ore; with Currency gold too. No city is activated.
text-trade-routes = At the start of your turn gain 1 food for each trade route, four at most. A route leads from one of your settlers or ships to a city of another player that is not angry and at most two hexes away; each unit and each city has one. Pirates on the way or beside it block it.
text-currency = What trade routes and Taxes bring you may be gold instead.

## Culture

text-arts = Once a turn, as a free action: pay 1 culture token and influence culture.
text-sports = As an action: pay 1 culture token to make a city one step happier, or 2 for two steps, however large it is.
text-monuments = When you get it, draw a wonder card. Enemies cannot influence your cities that have a wonder.
text-theaters = Once a turn, as a free action: turn a culture token into a mood token, or the other way round.

## Science

text-math = Engineering and Roads cost you no food.
text-astronomy = Navigation and Cartography cost you no food.
text-medicine = After you recruit you may take back one of the resources that you have just paid.
text-metallurgy = When you collect at least 2 ore at once, you may turn 1 ore into 1 gold. Your Steel Weapons are free against enemies who lack them.

## Democracy

text-voting = As a free action: pay 1 mood token and increase happiness, at the usual price.
text-separation-of-power = Enemies cannot spend culture tokens when they influence your happy cities.
text-civil-liberties = As an action: gain 3 mood tokens. Infantry by Draft costs you 2 mood tokens.
text-free-economy = As a free action: pay 1 mood token and collect with a city, which is activated. It must be your only collecting of the turn.

## Autocracy

text-nationalism = When you recruit at least one army unit or ship, gain 1 mood token or 1 culture token.
text-totalitarianism = Enemies cannot spend culture tokens when they influence cities of yours in which your army units stand.
text-absolute-power = Once a turn, as a free action: pay 2 mood tokens for one more action.
text-forced-labor = Once a turn, as a free action: pay 1 mood token; until the end of the turn your angry cities collect, recruit and construct as if they were neutral. Each can still be activated only once.

## Theocracy

text-dogma = When you construct a temple, you may get an advance of Theocracy for nothing, with a cube of the event track as usual. You can have only 2 ideas.
text-devotion = Enemies cannot spend culture tokens when they influence your cities with a temple.
text-conversion = +1 to your rolls of influence; a success also brings 1 culture token.
text-fanaticism = In battles in a city with a temple you have +2 combat value in the first round. If you lose such a battle, place 1 infantry in one of your cities.

## Wonders

text-needs = Needs { $advance ->
    [sports] Circus and Sports
    [irrigation] Irrigation
    [philosophy] Philosophy
    [cartography] Cartography
    [priesthood] Priesthood
    [rituals] Rituals
    [monuments] Monuments
   *[siegecraft] Siegecraft
}; costs { $goods }. Worth { $n } points.
text-wonder-arena = Mood tokens and culture tokens stand in for each other whenever you pay, but not for the culture of a wonder. Once in each battle on land, after the roll, you may pay a token for +1 combat value.
text-wonder-gardens = This city may collect any resource from plains, ideas and gold too. Army units of other players that crossed plains this turn, also by road, cannot attack it; barbarians can. While barbarians hold it, this binds every player.
text-wonder-library = Once in your turn, at any moment of it: name an advance that you do not have, but none of a government and none of a civilization. You use its effects until the end of the turn as if you had it; nothing is gained for getting it, and the first of its group is not needed.
text-wonder-lighthouse = Only in a city with a port. Whenever this city is activated, you may place a ship from your supply for nothing on any sea hex without enemies; it does not count as recruited. You name the first player of the next age, whoever has most tokens.
text-wonder-mausoleum = Whenever you draw an action card or an event, you may take the top card of its discard pile instead. Your own cards, once played, go under the discard piles.
text-wonder-pyramid = All its points stay with its builder, whoever holds the city; and the builder wins ties for most points.
text-wonder-statue = When it is built, draw an objective card. Once a turn, as a free action: discard an objective card for one more action.
text-wonder-wall = Whoever attacks one of your happy cities has −2 combat value in the first round. Barbarians who attack any of your cities are beaten at once, without cards and dice; it is a battle, and brings 1 gold as usual.

## Tactics

text-tac-peltasts = Army. Roll a die for each of your army units: if one shows 5 or 6, you cancel a hit in this round.
text-tac-routing = Army. After the losses: if your enemy lost at least as many units in this round as you, roll a die: on 5 or 6 the enemy loses one more, which nothing cancels.
text-tac-wedge-formation = Army, only the attacker. +1 combat value for each army unit of the enemy.
text-tac-high-morale = Army, ship or fortress. +2 combat value.
text-tac-defiant-stand = Army, ship or fortress, only the defender. −1 combat value for the attacker for each attacking unit.
text-tac-high-ground = Army or fortress, not to attack a city. The enemy has no clash abilities in this round.
text-tac-tactical-surprise = Army, ship or fortress. +1 combat value; if the enemy loses a unit in this round, draw an action card.
text-tac-siege = Army, only the attacker of a city. +1 combat value; unless the defender pays 2 food, the defender has no clash abilities in this round.
text-tac-for-the-people = Army or fortress, only the defender of a city. One more die.
text-tac-upgraded-defenses = Army or fortress, only the defender of a city. You cancel a hit.
text-tac-tactical-retreat = Army, only the defender. The battle ends before the roll: your army, without settlers, goes to a land hex beside it without enemies and with room, and the attacker has won.
text-tac-prepared-defenses = Army, ship or fortress, only the defender. One more die.
text-tac-scouts = Army, ship or fortress. The enemy's card of this round does nothing, and you take it into your hand.
text-tac-martyr = Army or ship. You lose a unit, then the enemy loses one, each of their owner's choice; and the enemy's card of this round does nothing.
text-tac-archers = Army. Roll a die: on 5 or 6 the enemy loses a unit before the roll of the round.
text-tac-flanking = Army, only the attacker. One more die.

## Action cards

text-plain-action = As an action.
text-plain-free = As a free action.
text-paid-action = As an action, for { $goods }.
text-paid-free = As a free action, for { $goods }.
text-below = In battle, { $name }: { $text }
text-advance = Get an advance for nothing; the event track does not move.
text-inspiration = Get for nothing an advance that another player has who is near: with a unit or city at most two hexes from one of yours. The event track does not move.
text-heroic-general = If you have won a battle on land this turn: one of your cities becomes one step happier; for 1 mood token one of them one step more.
text-spies = Look at all cards in another player's hand. You may exchange one of yours for one of theirs of the same kind: wonders, objectives, or action cards and Great persons.
text-leap-of-knowledge = Gain 1 idea for each of your cities with an academy.
text-good-ideas = If you have captured a city or won a battle on land this turn: gain 2 ideas.
text-mercenaries = Move barbarian armies that stand at most two hexes from your cities or army units, each one land hex where you like. Each costs 1 food, wood, ore or culture token; all are paid before the first moves. Whom they meet they fight; the barbarian cities they leave get a unit each.
text-cultural-awe = Your next attempt of influence this turn may win a barbarian city of size 1 over: it becomes yours, one of its units becomes your settler or infantry, the others go. If the attempt fails, the card is lost.
text-city-growth = Construct a building without paying its resources; all other rules hold, and its city is activated as usual.
text-focused-collection = With your next collecting of this turn you may collect from the same hex several times; as many resources in all as usual. Not with another card for the same collecting.
text-explorers = Turn up a region beside one of your cities, and place a settler in one of your cities: one of the two, or both.
text-negotiations = Only as the first thing in your turn. You do not attack another player this turn, and that player does not attack you in their next one.
text-leadership = You have one more action this turn.
text-assassination = Another player has one action less in their next turn.
text-mass-collection = With your next collecting of this turn you collect from up to 2 hexes more. Not with another card for the same collecting.
text-new-goals = Look at two objective cards of the deck. You may exchange one of yours for one of them; the rest are shuffled into the deck.
text-tech-synergy = Get two advances of one group at their prices; the event track does not move.
text-teach-us-now = If you have just captured a player's city: get for nothing an advance that its former owner has. The event track does not move.
text-militia = Place 1 infantry in one of your cities.
text-tech-exchange = Get for nothing an advance that another player has who is near (with a unit or city at most two hexes from one of yours); then that player gets one that you have. The event tracks do not move.
text-idea-synergy = Get an advance at its price, and gain 2 ideas; the event track does not move.

## Events

text-symbol-gold-mine = Gold mine: you gain 2 gold.
text-symbol-exhausted-land = Exhausted land: you choose an empty land hex beside one of your cities, not barren; nobody collects from it or founds a city on it any more.
text-symbol-barbarians-spawn = Barbarians come: a barbarian city with infantry two land hexes from one of your cities, then one more unit in any barbarian city.
text-symbol-barbarians-move = Barbarians move: their armies at most two hexes from your cities come a step nearer and fight whom they meet, then their cities there get a unit each; if no army is near, a barbarian city comes up instead.
text-symbol-pirates = Pirates: two ships come; everybody with a city beside pirates loses a resource or a token, or else the mood of such a city.
text-ev-plague = Everybody with at least two cities lowers the mood of one; of two, if they have Roads, Navigation or Trade Routes. From now on nobody without Sanitation can construct buildings or wonders. Sanitation protects.
text-ev-epidemic = Everybody with at least two units loses one; two, if they have Roads, Navigation or Trade Routes. Sanitation protects.
text-ev-famine = You lose 1 food; if you have none, one of your cities becomes angry. Irrigation protects.
text-ev-severe-famine = You lose 2 food; if you have less, you lose what you have and one of your cities becomes angry. Irrigation protects.
text-ev-fine-year-all = Everybody gains 1 food.
text-ev-fine-year-drawer = You gain 1 food.
text-ev-fine-year-share = You gain 1 food, and so does another player of your choice.
text-ev-good-year-drawer = You gain 2 food.
text-ev-good-year-all = Everybody gains 2 food.
text-ev-good-year-share = You gain 2 food, and hand out 2 food among the others as you like.
text-ev-splendid-year-all = Everybody gains 3 food.
text-ev-splendid-year-share = You gain 3 food, and hand out 3 food among the others as you like.
text-ev-splendid-year-drawer = You gain 3 food.
text-great-offer = Who drew it may take it for 1 culture token; else the others in turn for 2.
text-ev = Played as an action:
text-ev-great-discoverer = You may get an advance of Seafaring for nothing; then you may turn up a region beside one with a city of yours, and found a city there for 2 food, without a settler.
text-ev-great-artist = You may get an advance of Culture for nothing; then one of your cities becomes happy.
text-ev-great-prophet = You may get an advance of Spirituality for nothing; then you may construct a temple at its price, without activating the city.
text-ev-great-philosopher = You may get an advance of Education for nothing; then gain 2 ideas.
text-ev-great-scientist = You may get an advance of Science for nothing; then gain 1 idea and draw an action card.
text-ev-great-statesman = You may get an advance of your government for nothing, or, if you have none, the first of one whose requirement you meet; then draw 2 action cards.
text-ev-great-warlord = You may get an advance of Warfare for nothing; then you have a move action at once, and in the first battle that you begin in it +2 combat value in each round.
text-ev-great-merchant = You may get an advance of Economy for nothing; then your trade routes bring what they bring, once more.
text-ev-great-engineer = You may get an advance of Construction for nothing; then you may construct a building at its price, without activating the city.
text-ev-population-boom-spawn = Place a settler in one of your cities; then another player of your choice does so too.
text-ev-population-boom-move = Place a settler in one of your cities; then another player of your choice does so too.
text-ev-volcano = If you have at least four cities, one of your choice is destroyed with all units in it. Its pieces leave the game; each settlement and building is worth 2 points for whose colour it had, wonders what they were worth.
text-ev-earthquake = If you have at least three cities, one to three pieces of your cities leave the game (a settlement only as the last of its city), and the mood of those cities falls. Each settlement and building is worth 2 points for whose colour it had, wonders what they were worth.
text-ev-major-earthquake = Everybody with at least three cities: one to three pieces of one's cities leave the game (a settlement only as the last of its city), and the mood of those cities falls. Each settlement and building is worth 2 points for whose colour it had, wonders what they were worth.
text-ev-local-flood = The mood of one of your cities beside the sea falls.
text-ev-major-flood = Everybody: the mood of one of one's cities beside the sea falls.
text-ev-migration = Another player of your choice places a settler in one of their cities; then the mood of one of your cities falls.
text-ev-civil-war = One of your neutral or angry cities with infantry of yours loses 1 infantry, and its mood falls; if there is none, the mood of one of your cities falls.
text-ev-revolution = You lose an action of this turn (outside your turn: of your next one), unless you give up an army unit; then you must change your government for nothing, if you can, unless you give up an army unit.
text-ev-uprising = If you have tokens, give up one to four of them. Each is worth half a point.
text-ev-envoys-meet = You gain 1 idea and 1 culture token, another player of your choice 1 culture token. The top wonder card lies open: whoever draws a wonder card may take it instead.
text-ev-solar-eclipse = The next battle on land ends after its first round; if both still have army units, the attacker must retreat. It is worth 1 point for the winner, or the defender if nobody won.
text-ev-trojan-horse = Once, before an attack on a player's city with army units or a fortress, the attacker may pay 1 wood and 1 culture token: the defender plays no action card in the first round. It is worth 1 point for that attacker.
text-ev-et-tu-brute = Your leader dies. Then one of your other leaders comes to one of your cities for nothing, or you score 2 points. You can recruit no more leaders.
text-ev-anarchy = You lose all advances of your government; their cubes lie on this card. Each later advance of a government takes a cube from here and does not move the event track. Each cube left at the end is worth 1 point.
text-ev-meeting-of-academics = Everybody gains 1 idea for each of their cities with an academy or observatory; you gain at least 2.
text-ev-brisk-trade = Everybody gains 1 gold for each of their cities with a market or port, 3 at most; you gain at least 1.
text-ev-era-of-stability = Everybody gains a token, mood or culture, for each of their cities with a temple or obelisk, 3 at most; you gain at least 1.
text-ev-reformation = If your cities have temples of your colour, you choose another player, who replaces one of those temples by one of theirs. If you have none, another player of your choice who has some carries this out instead of you.
text-ev-pandemic = Everybody loses one thing for every two of their cities, of their choice: a resource, a token, an action card, an objective card or a unit. Sanitation protects.
text-ev-black-death = Everybody with at least four units loses a quarter of them (rounded down), one more with Roads, Navigation or Trade Routes. Each unit lost is worth 1 point.
text-ev-pests = Everybody with Storage loses 1 food; who has none, one of their cities becomes angry. Irrigation protects.
text-ev-drought = You lose 1 food for each of your cities on or beside barren land, 3 at most; if you have less, you lose what you have and one of those cities becomes angry. Irrigation protects.
text-ev-wildfire = Choose one of your cities in a forest: its mood falls, and that of every city in the same forest, that is on connected forest hexes, whosever it is. If you have none, you lose 1 wood.
text-ev-prosperous-year = Those with the fewest cities gain 1 food for each city that they lack to who has most; if all have as many, everybody gains 1 food.
text-ev-great-architect = When you build a wonder, you may discard this card: it needs no advance of its own but Engineering, and costs 3 culture tokens less.
text-ev-great-athlete = You may get an advance of Culture for nothing; then you may turn any number of your mood tokens into culture tokens, or the other way round.
text-ev-great-diplomat = Its taker names another player. The two can attack each other only for 2 culture tokens; then the card is discarded. As an action its owner may discard it.
text-ev-great-oracle = Look at as many objective cards as there are players, unseen by the others, and choose one for each player, yourself too: it is the next that they draw.

## Objectives

text-objective-status = { $name } (in the status phase): { $text }
text-objective-now = { $name } (at once): { $text }
text-objective-both = { $name } (at once, or in the status phase): { $text }
text-obj-civilization = you have at least six cities.
text-obj-academic = more of your cities have an academy than those of each other player.
text-obj-coastal-culture = more of your cities have a port than those of each other player.
text-obj-advanced = you have at least six advances, and more than each other player (a civilization's own do not count).
text-obj-religious = more of your cities have a temple than those of each other player.
text-obj-city-planner-advances = you have all four advances of Construction.
text-obj-ideas = you have at least 5 ideas, and pay 2 of them.
text-obj-happy = you have at least four happy cities.
text-obj-enlightened = you have all four advances of Education.
text-obj-well-stocked = you have at least 3 food, 3 wood and 3 ore.
text-obj-rich = you have at least 5 gold, and pay 2 of it.
text-obj-ore = you have at least 5 ore, and pay 2 of it.
text-obj-wood = you have at least 5 wood, and pay 2 of it.
text-obj-food = you have at least 5 food, and pay 2 of it.
text-obj-city-planner-buildings = your cities hold at least four kinds of buildings in your colour.
text-obj-focused = you have all four advances of more groups than each other player.
text-obj-colony = you have a city at least five hexes from where your first city was. Not together with New Founder.
text-obj-culture = you have all four advances of Culture.
text-obj-consulates = at least two cities that are not yours hold a building in your colour.
text-obj-science = you have all four advances of Science.
text-obj-merchant = you have all four advances of Economy.
text-obj-citadel = you have a city of size 5.
text-obj-seafarer = you have all four advances of Seafaring.
text-obj-government = you have all four advances of a government.
text-obj-dominion = you have at least four cities without any other city beside them.
text-obj-new-founder = you have founded a city at least five hexes from where your first city was. Not together with Colony.
text-obj-trader = you could have at least three trade routes now. Not together with Sea Lanes.
text-obj-sea-lanes = you could have at least two trade routes with ships alone now. Not together with Trader.
text-obj-balanced = you have an advance of at least nine of the twelve groups.
text-obj-influence = you have more buildings in cities of others than each other player has.
text-obj-wonderful = you have built a wonder; or, in the status phase, the only wonder of the last round.
text-obj-scientists = more of your cities have an observatory than those of each other player.
text-obj-mercantile = more of your cities have a market than those of each other player.
text-obj-tactical-diversity = you have units of all six kinds on the board.
text-obj-legacy = more of your cities have an obelisk than those of each other player.
text-obj-great-migration = your settlers stand on at least three hexes that are neither in nor beside your cities.
text-obj-civilization-of-ages = you have all four advances of your civilization, and have recruited at least two leaders.
text-obj-draft = you have recruited infantry by Draft for the second time in this turn.
text-obj-conqueror = you have captured another player's city that held army units or a fortress.
text-obj-warmonger = you have fought your second battle on land of this turn, on another hex, and have won one of them.
text-obj-warlord = you have destroyed at least three army units in one battle on land.
text-obj-great-battle = you have fought a battle on land with at least six army units, both sides together.
text-obj-against-all-odds = you have won a battle against a player with fewer units than theirs.
text-obj-blockade = at least two of your ships lie on the sea hex of another player's port.
text-obj-amphibious-assault = you have captured another player's city straight from ships.
text-obj-great-navy = you have four ships; or at least two, and more than each other player.
text-obj-great-army = you have at least four army units more than each other player.
text-obj-fortified = more of your cities have a fortress than those of each other player.
text-obj-standing-army = in at least four of your cities stand army units of yours. Not together with Military Might.
text-obj-militarized = you have all four advances of Warfare.
text-obj-daring = you have won a battle against a player with more advances of Warfare than you, or against more units than yours.
text-obj-threat = at least four of your army units stand beside cities of other players.
text-obj-legend = you have attacked a city of size 5 with a wonder with at least three army units, whether you won or not.
text-obj-marauder = you have destroyed a settler or ship of another player that could have had a trade route.
text-obj-aggressor = you have won a battle on land as the attacker, and destroyed at least two units in it.
text-obj-assimilator = you have captured a barbarian city that held at least two units.
text-obj-military-might = you have at least twelve army units and ships. Not together with Standing Army.
text-obj-defiance = you have won a battle in a city against barbarians, and destroyed at least two of their units.
text-obj-draconian = you have at least four angry cities.
text-obj-outposts = your army units stand on at least three hexes that are neither in nor beside your cities.
text-obj-equestrian = your cavalry stands on at least three hexes.
text-obj-great-commander = you have won a battle with your leader in it and no more units than the enemy.
text-obj-king-slayer = you have destroyed a player's leader and at least two more units in one battle.
text-obj-ivory-tide = your elephants stand on at least three hexes.
text-obj-stampede = you have won a battle on land as the attacker, and cavalry or elephants of yours have survived it.
text-obj-cleanse-the-seas = you have won your second battle of this turn against pirates.

## Regions

text-region = { $hexes }.
text-terrain = { $terrain ->
    [plains] plains
    [forest] forest
    [mountain] mountain
    [barren] barren
   *[sea] sea
}

## In doubt

doubt-leader = In doubt: { $which ->
    [first] the first ability
    [second] the second ability
   *[both] both abilities
}, known from one paraphrase of the printed card.
doubt-civilization = In doubt: one source alone has it, which cites the printed board.
doubt-cartography = In doubt: whether the culture token comes besides the idea or in its stead.
doubt-bartering = In doubt: whether once a turn or as often as you like.
doubt-absolute-power = In doubt: one source alone has it.
doubt-wonder-lighthouse = In doubt: whether its city must have a port.
doubt-mercenaries = In doubt: whether the two hexes are counted from your army units or from any of your units.
doubt-explorers = In doubt: whether the region must lie beside the city itself, or beside the region where it stands.
doubt-ev-plague = In doubt: whom the ban on building binds, and for how long.
doubt-ev-great-discoverer = In doubt: what the city costs.
doubt-ev-et-tu-brute = In doubt: whether who takes a leader can recruit others later.
doubt-ev-reformation = In doubt: who picks the temple.
doubt-ev-wildfire = In doubt: how far the fire spreads.
doubt-ev-great-architect = In doubt: whether it also saves the action.
doubt-obj-advanced = Advanced: in doubt whether a civilization's own advances count.
doubt-obj-blockade = Blockade: in doubt whether both ships must lie at one port.
doubt-obj-wonderful = Wonderful: in doubt what the last round is, the round or the age just ended.
doubt-obj-marauder = Marauder: in doubt what “could have had a trade route” asks for.
doubt-obj-defiance = Defiance: in doubt whether the city must be your own.
doubt-obj-draconian = Draconian: in doubt whether at once or in the status phase.
