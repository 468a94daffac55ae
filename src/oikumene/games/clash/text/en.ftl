# Clash of Cultures, in English. Messages of words.py take exactly the arguments that it names; of a thing there is
# its name ($good) and what it is ($good-id), to choose words by.

about = From a village to an empire in six ages: settle, advance, build wonders and conquer.

## Counting

n-food = { $n } food
n-wood = { $n } wood
n-ore = { $n } ore
n-idea = { $n ->
    [one] { $n } idea
   *[other] { $n } ideas
}
n-gold = { $n } gold
n-mood = { $n ->
    [one] { $n } mood token
   *[other] { $n } mood tokens
}
n-culture = { $n ->
    [one] { $n } culture token
   *[other] { $n } culture tokens
}
n-good = { $good-id ->
    [food] { n-food }
    [wood] { n-wood }
    [ore] { n-ore }
    [idea] { n-idea }
    [gold] { n-gold }
    [mood] { n-mood }
   *[culture] { n-culture }
}
one-good = { $good-id ->
    [mood] a mood token
    [culture] a culture token
    [idea] an idea
   *[other] 1 { $good }
}
n-pirates = { $n ->
    [one] { $n } pirate ship
   *[other] { $n } pirate ships
}
n-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
n-kind = { $kind-id ->
    [settler] { $n ->
        [one] { $n } settler
       *[other] { $n } settlers
    }
    [elephant] { $n ->
        [one] { $n } elephant
       *[other] { $n } elephants
    }
    [leader] { $n ->
        [one] { $n } leader
       *[other] { $n } leaders
    }
    [ship] { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
   *[other] { $n } { $kind }
}
a-kind = { $kind-id ->
    [infantry] infantry
    [cavalry] cavalry
    [elephant] an elephant
   *[other] a { $kind }
}

side-first = { $side-id ->
    [4] The barbarians
    [5] The pirates
   *[other] { $side }
}

## What can be answered

up-to-goods = , up to { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
up-to-units = , up to { n-units }
mood-falls = { $falls ->
    [0] {""}
   *[other] {" "}(its mood falls: it has worked already)
}
untimed = { $action ->
    [0] {", "}without an action
   *[other] {""}
}
fight = { $foe-id ->
    [hidden] {""}
   *[other] : attack { $foe } ({ $force-n ->
        [0] no units
       *[other] { $force }
    })
}
option-civilization = { $civ }
option-settle = Your first settler at { $hex }
option-advance = { $power }{ for-price }
option-buy-advance = Get an advance{ for-price }
option-found = Found a city at { $hex }
option-collect = Collect with the city at { $hex }{ up-to-goods }{ mood-falls }
option-construct = Construct a building in the city at { $hex }{ for-price }{ mood-falls }
option-recruit = Recruit in the city at { $hex }{ up-to-units }{ mood-falls }
option-wonder-in = Build a wonder in the city at { $hex }{ mood-falls }
option-wonder-free = Build a wonder in the city at { $hex }, without an action{ mood-falls }
option-move = Move units
option-cheer-action = Increase happiness
option-influence = Influence culture
option-special = Use { $ability }{ for-price }{ untimed }
option-play = Play { $card }{ for-price }{ untimed }
option-exchange = Offer { $seat } an exchange
option-end = End your turn
option-swap = Pay { $good-id ->
    [mood] a mood token
    [culture] a culture token
    [idea] an idea
   *[other] 1 { $good }
} instead of 1 { $for }
option-swap-by = Pay { $good-id ->
    [mood] a mood token
    [culture] a culture token
    [idea] an idea
   *[other] 1 { $good }
} instead of 1 { $for } ({ $power })
option-take = { $good } from { $hex }
option-build = { $building }{ for-price }
option-port = The port towards { $hex }
option-wonder = { $card }{ for-price }
option-wonder-with = { $card }, with { $power }{ for-price }
option-wonder-deck = From the wonder deck
option-token = { one-good }
option-unit = { $kind }{ for-price }
option-unit-by = { $kind }, by { $power }{ for-price }
option-card-by = Draw an action card, by { $power }{ for-price }
option-leader = { $power-id ->
    [any] A leader, drawn at random
   *[other] { $power }
}{ for-price }
option-recall = The one at { $hex }
option-cheer = The city at { $hex }{ for-price }
option-from = From { $hex }
option-target = The city at { $hex }{ for-price }
option-boost = Spend { $n ->
    [one] { $n } culture token
   *[other] { $n } culture tokens
}
option-exchange-building = { $building }
option-to = To { $hex }{ for-price }{ fight }
option-road = To { $hex } by road{ for-price }{ fight }
option-over = By way of { $hex }
option-sail = Sail to { $hex }{ for-price }{ fight }
option-chart = Explore the region at { $hex }
option-beach = Beach the ships at { $hex }: they become land units
option-launch = Launch at { $hex }: land units become ships
option-become = { a-kind }
option-who = { $kind }{ $marks ->
    [0] {""}
    [1] {" "}(has moved)
    [2] {" "}(in a forest this turn: may not attack)
    [4] {" "}(in mountains this turn)
    [8] {" "}(crossed plains this turn)
    [10] {" "}(forest and plains this turn: may not attack)
    [12] {" "}(mountains and plains this turn)
   *[other] {" "}(has moved: { $marks })
}
option-turn = { $turn-id ->
    [a] As it lies
   *[other] Turned around
}
option-tactic = Lay { $card }
option-lose = { a-kind }
option-react = Use { $power }{ for-price }
option-place = { $hex }
option-kind = { a-kind }
option-give-up = { one-good }
option-sadden = The city at { $hex }
option-cancel-with = Discard { $card } to cancel it
option-complete = Complete { $objective } of { $card }
option-route = From { $hex } to the city at { $city }
option-good = { one-good }
option-goods = { n-good }
option-give = Give { one-good }
option-want = Ask for { one-good }
option-give-card = Give { $card } face down
option-give-shown = Give { $card } and show it
option-want-cards = Ask for a card: { $deck }
option-accept = Accept
option-refuse = Refuse
option-counter = Make an offer in turn
option-raze = Raze the city at { $hex }
option-government = { $group }{ for-price }
option-first = { $seat }
option-siege = { $mark }
option-keep = Keep { a-kind }
option-hand-out = { $seat }: { n-food }
option-ruin = { $piece } of the city at { $hex }
option-ruin-wonder = { $power } in the city at { $hex }
option-convert = { $good-id ->
    [mood] { n-mood } into culture tokens
   *[other] { n-culture } into mood tokens
}
option-assign = { $card }
option-player = { $seat }
option-city = The city at { $hex }
option-swap-cards = Your { $own } for { $card }
option-hire-for = An army for { one-good }
option-lose-at = { a-kind } at { $hex }
option-top-discard = { $card } from the discard pile
option-deck = From the deck
option-steel = Pay 1 ore: +{ $n } in each round
option-discard = Discard { $card }
option-collect-tax = { n-good }

## What is asked

ask-civilization = Which civilization do you play?
ask-settle = Where does your first settler stand?
ask-act = { $n ->
    [0] You have no actions left. A free action, or the end of your turn?
    [one] You have 1 action left. What do you do?
   *[other] You have { $n } actions left. What do you do?
}
ask-advance = Which advance do you get?
ask-free-advance = Which advance do you get for nothing?
ask-pay = Do you pay { $what } otherwise?
ask-collect = What does the city at { $hex } collect?
ask-construct = What do you construct in the city at { $hex }?
ask-port = On which sea hex does the port stand?
ask-wonder = Which wonder do you build?
ask-draw-wonder = Which wonder card do you take?
ask-token = Which do you take?
ask-recruit = What do you recruit in the city at { $hex }?
ask-recall = No piece is left: which { $kind } of yours comes off the board?
ask-cheer = Which city becomes happier?
ask-influence-from = Which city spreads your culture?
ask-influence = Which city is influenced from { $hex }?
ask-influence-building = Which building of the city at { $hex } gets your colour?
ask-influence-unit = Which unit at { $hex } becomes yours?
ask-boost = The roll comes to { $n }, and 5 is needed. Do you spend culture?
ask-move-from = Which units move? Groups left: { $n }.
ask-move-to = Where do units of { $hex } go?
ask-who = Who goes from { $hex } to { $goal }?
ask-become = What does a ship become at { $hex }?
ask-become-ships = Which units become ships at { $hex }?
ask-orient = How does the new region at { $hex } lie?
ask-over = By which way do you attack { $hex }? A retreat leads back there.
ask-founder = Which settler becomes the city at { $hex }?
ask-tactic = Do you play an action card in this round of the battle?
ask-retreat = The battle at { $hex } goes on. Do you retreat?
ask-casualties = Losses of { $side }: { n-units }. Which?
ask-drown = The ships at { $hex } cannot carry all. Who is lost?
ask-react = Do you use any of these?
ask-place-unit = Where do you place { a-kind }?
ask-barbarians-settle = Where does a barbarian city come up?
ask-barbarians-kind = Which barbarians join those at { $hex }?
ask-barbarians-grow = Which barbarian city gets one more unit?
ask-barbarians-from = Which barbarians move next?
ask-barbarians-to = Where do the barbarians of { $hex } go?
ask-hold-back = Do you hold the barbarians of { $hex } back?
ask-pirates-from = No pirate ship is left: which one is taken off the board?
ask-pirates-to = Where does a pirate ship come?
ask-raid = Pirates raid you. What do you lose?
ask-raid-mood = Pirates raid you. Which city loses its mood?
ask-exhaust = Which land is exhausted?
ask-event-in-full = You draw an event. Is it resolved in full (or only its symbol)?
ask-cancel = { $seat } plays { $card }. Do you cancel it?
ask-objective = Do you complete an objective now?
ask-objective-status = Which objectives do you complete?
ask-routes = Which trade routes do you use?
ask-route-good = What does the trade route to the city at { $hex } bring?
ask-give-card = Which card do you give?
ask-exchange = What do you give { $seat }, and what do you ask for?
ask-exchange-answer = { $seat } offers an exchange. Do you accept?
ask-exchange-counter = What do you offer { $seat } in turn?
ask-raze = Do you raze a city of size 1 for 1 gold?
ask-government = Do you change your government?
ask-government-rows = Which advances of the new government do you have?
ask-first-player = Who is the first player of the next age?
ask-siege = Siegecraft: do you pay against the fortress?
ask-captives = Which of the beaten units do you keep as captives?
ask-aztec-gold = A mountain beside the new city: what do you give for 1 gold?
ask-steer = What do you pay to steer the barbarians?
ask-immortals = How many culture tokens do you pay for the Immortals?
ask-pay-token = Which token do you pay?
ask-monumental = Which do you take?
ask-princeps = Which card do you pay with?
ask-hand-out = How much food do you give to whom?
ask-starving-city = There is too little food: which city becomes angry?
ask-sick-city = Plague: the mood of which city falls?
ask-lose-units = Which unit do you lose?
ask-pandemic = What do you lose in the pandemic?
ask-flooded-city = Flood: the mood of which city falls?
ask-left-city = The mood of which city falls, as its people leave?
ask-civil-war = Civil war: which city suffers it?
ask-burning-city = Which city does the fire begin in?
ask-volcano = Which city does the volcano destroy?
ask-earthquake = What does the earthquake destroy?
ask-revolution-action = Do you give up an army unit, so as not to lose an action?
ask-revolution-government = Do you give up an army unit, so as not to change your government?
ask-uprising = Which tokens do you give up (one to four)?
ask-new-leader = Which leader comes for nothing? Without one you score 2 points.
ask-which-temple = Which temple gets your colour?
ask-take-great = Do you take { $card } for culture tokens (1 if you drew it, else 2)?
ask-build-where = Where do you construct a building?
ask-convert = Which tokens do you turn into the other kind?
ask-discover-city = Where do you found a city for 2 food?
ask-assign = Which objective is { $seat } to draw next?
ask-which-player = Which player?
ask-which-city = Which city?
ask-which-army = Which barbarian army moves?
ask-army-to = Where does the army go?
ask-keep-mood = Do you pay a mood token, so that the city at { $hex } keeps its mood?
ask-uncover = Which region do you turn up?
ask-spies = Do you exchange a card?
ask-new-goals = Do you exchange an objective for one of those drawn?
ask-mercenaries = How many barbarian armies do you hire, and for what?
ask-won-over = Which unit comes with the city?
ask-steel = Do you use steel weapons?
ask-take-back = Which resource do you take back?
ask-discard-action = Which action card do you discard?
ask-taxes = Which taxes do you collect?
ask-collect-in = Which city collects?
ask-besieged = You are besieged. Do you pay 2 food, so that your units keep their clash abilities?
ask-withdraw = Where does your army withdraw to?
ask-library = Which advance do you use this turn?
ask-lighthouse = Where does the new ship lie?
ask-statue = Which objective do you discard for an action?
ask-from-discards = Do you take { $card } from the discard pile instead of drawing?

## What happened

log-begins = { $seat } begins with { $civ } at { $hex }.
log-gains = { $seat } gains { n-good }.
log-pays = { $seat } pays { n-good }.
log-loses = { $seat } loses { n-good }.
log-places = { side-first }: { n-kind } at { $hex }.
log-removes = { $side-id ->
    [4] The barbarians lose
    [5] The pirates lose
   *[other] { $side } loses
} { a-kind } at { $hex }.
log-leader = { $power } leads { $seat }.
log-leader-gone = { $power } leads { $seat } no more.
log-mood = The city of { $side } at { $hex } is { $mood } now.
log-builds = { $seat } constructs { $building-id ->
    [academy] an academy
    [obelisk] an obelisk
    [observatory] an observatory
   *[other] a { $building }
} at { $hex }.
log-wonder = { $seat } builds { $card } at { $hex }.
log-draws-action = { $seat } draws an action card.
log-draws-objective = { $seat } draws an objective card.
log-draws-wonder = { $seat } takes a wonder card.
log-collects = { $seat } collects with the city at { $hex }.
log-founds = { $seat } founds a city at { $hex }.
log-recruits = { $seat } recruits at { $hex }.
log-obtains = { $seat } gets { $power }.
log-influence = { $seat } tries to influence the city at { $hex } and rolls { $n }.
log-influence-fails = The influence of { $seat } fails.
log-influenced = A { $building } at { $hex } gets the colour of { $seat }.
log-moves = { $side-id ->
    [4] The barbarians move
    [5] The pirates move
   *[other] { $side } moves
} from { $hex } to { $goal }.
log-shares = { $seat } lies with pirates at { $hex }.
log-turned = { $seat }: a unit becomes { a-kind } at { $hex }.
log-explores = { $seat } explores the region at { $hex }.
log-attacks = { $side-id ->
    [4] The barbarians attack
    [5] The pirates attack
   *[other] { $side } attacks
} { $foe } at { $hex }.
log-lays-card = { $seat } lays an action card facedown.
log-reveals-card = { $seat } plays { $card } in the battle.
log-rolls = Combat values: { $side } { $n }, { $foe } { $m }.
log-loses-unit = { $side-id ->
    [4] The barbarians lose
    [5] The pirates lose
   *[other] { $side } loses
} { a-kind }.
log-retreats = { $side-id ->
    [4] The barbarians retreat
    [5] The pirates retreat
   *[other] { $side } retreats
}.
log-captures = { $side-id ->
    [4] The barbarians capture
    [5] The pirates capture
   *[other] { $side } captures
} the city at { $hex }.
log-barbarians-settle = A barbarian city comes up at { $hex }.
log-barbarians-move = Barbarians move from { $hex } to { $goal }.
log-held-back = { $seat } holds the barbarians of { $hex } back.
log-pirates-come = Pirates come to { $hex }.
log-event = { $seat } draws the event { $card }.
log-exhausts = The land at { $hex } is exhausted, as { $seat } decides.
log-plays = { $seat } plays { $card }.
log-aims = { $seat } names { $other }.
log-cancelled = { $card } is cancelled.
log-cancels = { $seat } cancels the card.
log-completes = { $seat } completes { $objective } of { $card }.
log-deal = { $seat } and { $other } make an exchange.
log-no-deal = { $seat } and { $other } make no exchange.
log-uses = { $seat } uses { $power }.
log-turn = The turn of { $seat }.
log-round = Age { $age }, round { $n }.
log-status = The status phase of age { $age }.
log-end-roll = The roll for the end of the game: { $n }.
log-razes = { $seat } razes the city at { $hex }.
log-changes-government = { $seat } changes to { $group }.
log-first-player = { $seat } is the first player now.
log-takes-card = { $seat } takes { $card } into the hand.
log-takes-great = { $seat } takes { $card }.
log-swaps = { $seat } exchanges a card with { $other }.
log-pact = { $seat } and { $other } do not attack each other for a turn.
log-assassination = { $seat } takes an action from the next turn of { $other }.
log-won-over = { $seat } wins the barbarian city at { $hex } over.

## Why something cannot be done

why-no-actions = you have no actions left
why-too-dear = you cannot pay it
why-needs-advance = needs { $power }
why-other-government = you have another government
why-nothing-to-move = there is nothing to move
why-has-fought = they have been in a battle this turn
why-has-moved = they have moved already in this action
why-in-mountain = mountains hold them until the next turn
why-foreign-ships = foreign ships or pirates lie there
why-no-ship = no ship of yours there has room
why-no-room = no more army units fit there
why-armies-only = only army units enter a hex with enemies
why-out-of-forest = units that entered a forest this turn do not attack
why-no-attack = it may not be attacked now
why-no-mood = too few mood tokens, or no city that could be happier
why-no-target = there is no city you could influence
why-influenced-already = you have had a success this turn

## Things

good-food = food
good-wood = wood
good-ore = ore
good-idea = idea
good-gold = gold
good-mood = mood token
good-culture = culture token
building-academy = academy
building-fortress = fortress
building-port = port
building-temple = temple
building-market = market
building-obelisk = obelisk
building-observatory = observatory
piece-settlement = the settlement
piece-academy = the academy
piece-fortress = the fortress
piece-port = the port
piece-temple = the temple
piece-market = the market
piece-obelisk = the obelisk
piece-observatory = the observatory
kind-settler = settler
kind-infantry = infantry
kind-cavalry = cavalry
kind-elephant = elephant
kind-leader = leader
kind-ship = ship
mood-angry = angry
mood-neutral = neutral
mood-happy = happy
terrain-plains = plains
terrain-forest = forest
terrain-mountain = mountain
terrain-barren = barren
terrain-sea = sea
terrain-unknown = unexplored
side-4 = the barbarians
side-5 = the pirates
what-advance = the advance
what-building = the building
what-wonder = the wonder
what-unit = the units
what-cheer = the mood tokens
what-other = this
mark-no-fort-die = Pay 2 wood: the fortress adds no die
mark-no-fort-cancel = Pay 2 ore: the fortress cancels no hit
deck-action = an action card
deck-objective = an objective card
deck-wonder = a wonder card
group-agriculture = Agriculture
group-construction = Construction
group-seafaring = Seafaring
group-education = Education
group-warfare = Warfare
group-spirituality = Spirituality
group-economy = Economy
group-culture = Culture
group-science = Science
group-democracy = Democracy
group-autocracy = Autocracy
group-theocracy = Theocracy
group-own = The civilization's own
ability-sports-1 = Circus and Sports: a city one step happier for 1 culture token
ability-sports-2 = Circus and Sports: a city two steps happier for 2 culture tokens
ability-theaters-mood = Drama and Music: a culture token into a mood token
ability-theaters-culture = Drama and Music: a mood token into a culture token
civ-aztecs = the Aztecs
civ-babylon = Babylon
civ-carthage = Carthage
civ-celts = the Celts
civ-china = China
civ-egypt = Egypt
civ-greece = Greece
civ-huns = the Huns
civ-india = India
civ-japan = Japan
civ-maya = the Maya
civ-persia = Persia
civ-phoenicia = Phoenicia
civ-rome = Rome
civ-vikings = the Vikings
source-pieces = Settlements and buildings
source-advances = Advances
source-objectives = Objectives
source-wonders = Wonders
source-events = Events
source-leaders = Leaders beaten
ending-ages = The last age is over.
ending-homeless = Somebody has no city left.
ending-lot = The die ended the game.
ending-wonder = A wonder built in the last rounds ended the game.

deck-advances = Advances
    .help = The 48 advances of the player boards, in twelve groups; three of them are governments.
deck-civilization_advances = Civilizations' advances
    .help = Four for each civilization; each comes with another advance.
deck-leaders = Leaders
    .help = Three for each civilization, with two abilities each.
deck-wonders = Wonders
    .help = Eight wonders of the world.
deck-tactics = Tactics
    .help = The lower halves of the action cards, for battles.
deck-actions = Action cards
    .help = Forty-two cards: something to do in your turn above, a tactic for battles below.
deck-events = Event cards
    .help = A symbol first, for who draws it; then what the card says.
deck-objectives = Objective cards
    .help = Two objectives on each, of which one can be completed for 2 points.
deck-regions = Regions
    .help = The sixteen regions that are explored, four hexes each: top, left, right, bottom.

## How it can be played

setting-expansion = Civilizations
    .help = With the expansion: civilizations, leaders, cavalry, elephants, three more buildings, pirates and more cards.
setting-civilizations = Who plays which civilization
    .help = By lot, or each player chooses one in turn.
choice-civilizations-random = by lot
choice-civilizations-choose = as players choose
setting-events = Events
    .help = In full; or only their symbols; or whoever draws an event says before whether it is resolved in full.
choice-events-all = in full
choice-events-symbols = only symbols
choice-events-optional = as their drawer says
setting-length = Length of the game
    .help = Six ages; a short game of four ages with two settlers and two free advances a phase; or seven ages, in whose last five rounds a roll or a wonder may end the game. What is printed for the roll is not known to us: 1 ends it in the first of them, 1 to 2 in the next, and so on to 5.
choice-length-normal = six ages
choice-length-short = four ages
choice-length-random-end = a roll may end it
choice-length-wonder-end = a wonder may end it
setting-leaders = Leaders
    .help = Whoever recruits a leader chooses one of theirs, or draws one at random.
choice-leaders-choose = chosen
choice-leaders-random = drawn
setting-history = Whose leaders
    .help = Those of the own civilization, or three of all forty-five by lot.
choice-history-own = the own ones
choice-history-alternate = any, by lot
setting-wonders = Wonder cards
    .help = Drawn into the hand, or laid open for everybody who has Engineering.
choice-wonders-hand = in hand
choice-wonders-open = open to all
setting-trading = Exchange between players
    .help = As the book has it (twelve offers a turn at most), three offers a turn, or none.
choice-trading-free = free
choice-trading-few = three offers a turn
choice-trading-off = none
setting-government_price = Changing the government
    .help = For a mood token and a culture token, or for nothing: the rulebook names no price, one other source does.
choice-government_price-paid = for two tokens
choice-government_price-free = for nothing
setting-first_settler = The first settler
    .help = Beside the first city, as the rulebook has it, or in the city.
choice-first_settler-beside = beside the city
choice-first_settler-inside = in the city

# Why a bot likes an answer: what there is more or less of then (outlook.py)
trait-points = points
trait-cities = what the cities bring
trait-advances = what the advances bring
trait-goods = goods
trait-cards = action cards
trait-objectives = objectives
trait-wonders = wonders within reach
trait-people = what units may still do
trait-actions = actions left
trait-danger = danger to the cities

## Who is who in the story of a game: each name is singular, the subject of a sentence

realm-aztecs = The Aztec people
realm-babylon = Babylon
realm-carthage = Carthage
realm-celts = The Celtic people
realm-china = China
realm-egypt = Egypt
realm-greece = Greece
realm-huns = The Hun horde
realm-india = India
realm-japan = Japan
realm-maya = The Maya people
realm-persia = Persia
realm-phoenicia = Phoenicia
realm-rome = Rome
realm-vikings = The Viking realm

## Windows that are declined ahead
window-exchange-answer = Exchanges that others offer
window-tactic = Action cards in battles
window-cancel = Cancelling cards that others play
window-react = What can be used at such moments, by itself or as a card
