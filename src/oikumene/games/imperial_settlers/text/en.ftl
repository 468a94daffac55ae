# Imperial Settlers, in English. Messages of WORDS take exactly the arguments that words.py names; of a thing, such as a
# good, there is its name ($good) and what it is ($good-id).
# Shared amounts: a message that mentions one passes its own arguments on.

n-wood = { $n } wood
n-stone = { $n } stone
n-food = { $n } food
n-gold = { $n } gold
n-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
n-raze = { $n ->
    [one] { $n } raze token
   *[other] { $n } raze tokens
}
n-defence = { $n ->
    [one] { $n } defence token
   *[other] { $n } defence tokens
}
n-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-common_card = { $n ->
    [one] { $n } common card
   *[other] { $n } common cards
}
n-faction_card = { $n ->
    [one] { $n } faction card
   *[other] { $n } faction cards
}
n-resource = { $n ->
    [one] { $n } wood, stone or food
   *[other] { $n } resources (wood, stone and food in any mix)
}
n-hand_card = { $n ->
    [one] { $n } card from your hand
   *[other] { $n } cards from your hand
}
n-deal = { $n ->
    [one] one of your deals
   *[other] { $n } of your deals
}
n-location = { $n ->
    [one] one of your locations or foundations
   *[other] { $n } of your locations or foundations
}
n-good = { $good-id ->
    [wood] { n-wood }
    [stone] { n-stone }
    [food] { n-food }
    [gold] { n-gold }
    [worker] { n-worker }
    [raze] { n-raze }
    [defence] { n-defence }
    [vp] { n-vp }
   *[card] { n-card }
}

## What can be answered

option-play-empire = Play the { $empire }
option-take = Take { $card }
option-build = Build { $card }{ for-price }
option-deal = Make a deal with { $card }{ for-price }{ brings }
option-raze-hand = Raze { $card } from your hand{ for-price }{ brings }
option-raze = Raze the location { $card }{ for-price }{ brings }
option-activate = Activate { $card }{ for-price }{ brings }
option-exchange = Exchange workers: { $price } for a resource or a card
option-pass = Pass for the rest of the round
option-end = End the turn
option-defend = Put a defence token on { $card } (this is not an action)
option-samurai = Post a worker as a samurai on { $card } (this is not an action)
option-tuck = Put { $card } under { $gate } for 1 point (this is not an action)
option-store = Put 1 { $good } on the Shrine (this is not an action)
option-sacrifice = Discard the location { $card }
option-foundation = Discard the foundation { $card }
option-spend = Pay 1 { $good }
option-swap = 2 workers for { $good-id ->
    [common] 1 common card
    [faction] 1 faction card
   *[other] 1 { $good }
}
option-draw = Draw from { $pile }
option-discard = Discard { $card }
option-keep = Keep { $card }
option-target = Choose { $card }
option-from-deal = Build { $card } from your deals{ for-price }
option-use-deal = The deal with { $card }{ brings }
option-use-route = The Trade Route deal with { $card }{ brings }
option-drop-deal = Discard the deal with { $card }
option-drop-route = Discard the Trade Route deal with { $card }
option-end-route = Discard the Trade Route deal with { $card } (whose deal: { $owner })
option-steal = Take 1 { $good } from { $owner }
option-gain = Gain { $good-id ->
    [card] 1 card
    [worker] 1 worker
    [raze] 1 raze token
    [vp] 1 point
    [wood] 1 wood
    [stone] 1 stone
    [food] 1 food
    [gold] 1 gold
   *[other] { $good }
}
option-victim = { $owner } must discard
option-give-up = Give back 1 { $good-id ->
    [worker] worker
    [raze] raze token
    [defence] defence token
    [vp] point
   *[other] { $good }
}
option-give-up-card = Give back { $card }
option-bury = Lay { $card } down as a foundation
option-gold-for-vp = Pay 1 gold for 2 points
option-stone-for-vp = Pay 1 stone for 1 point

## What is asked

ask-choose-empire = Which empire do you lead?
ask-lookout = Lookout: which card do you take?
ask-draft = Lookout: which card do you keep before the others go on to your neighbour?
ask-act = Your turn: what do you do?
ask-end-turn = Your action is done; anything else before your turn ends?
ask-pay-gold = You owe { n-good }: how much of it do you pay in gold?
ask-pay-any = Which resource do you pay? { $n } still to be paid.
ask-discard = Which card do you discard from your hand? { $n } to be discarded.
ask-drop-deal = Which of your deals do you discard?
ask-sacrifice = Which location or foundation do you discard to build { $card }?
ask-draw = Which deck do you draw from?
ask-again = Activate { $card } a second time at once?
ask-exchange = What do you want for your workers, a resource or a card a pair?
ask-copy-production = { $card }: which location's production do you gain?
ask-choose-goods = { $card }: what do you gain?
ask-keep = Which card do you keep?
ask-samurai = Which faction location gets a samurai? { $n } to be posted.
ask-slaver = Slaver: buy points?
ask-diplomacy = School of Diplomacy: which goods of your deals do you give back, for 1 point each?
ask-settle = Settlers: which faction card do you build?
ask-negotiate = Negotiator: which of your deals do you build?
ask-refresh = Which action location is cleared, so that it can be activated again?
ask-collect = Imperial Messenger: which deal gives its good?
ask-steal = Saboteurs: what do you take, and from whom?
ask-raze-target = What do you raze?
ask-dark-chapel = Dark Chapel: which of the goods do you give back, for 2 points each?
ask-pack = Pack: from which location's raze field do you gain a good?
ask-pack-good = Pack: which good of { $card } do you gain?
ask-rabble = Rabble: which of your common locations do you raze?
ask-remove = Which location is discarded?
ask-take-deal = Spies: which deal do you take over?
ask-end-deal = Which deal is discarded?
ask-desert = Desert: who discards a card?
ask-desert-discard = Desert: which card do you discard from your hand?
ask-block = Scorpion Breeder: which action location is blocked for this round?
ask-take-over = Temple of Ra: which location do you take over for this round?
ask-bury = Sanctuary: which common card becomes a foundation?
ask-route = Trade Route: which faction location do you make a deal with?
ask-attacked = The attack hits several of your locations alike: which one falls?

## The chronicle

log-round = Round { $n } begins.
log-phase = { $phase } phase.
log-plays-empire = { $seat } leads the { $empire }.
log-first-player = { $seat } is the first player.
log-takes = { $seat } takes { $card }.
log-drafts = { $seat } keeps { $card }.
log-draws = { $seat } draws { $card }.
log-discards = { $seat } discards { $card }.
log-reshuffles = The discarded common cards are shuffled into a new deck.
log-gains = { $seat } gains { n-good }.
log-produces = { $seat }: { $card } produces.
log-board-produces = { $seat }: the empire board produces.
log-deal-gives = { $seat }: the deal with { $card } brings its good.
log-pays = { $seat } pays { n-good }.
log-builds = { $seat } builds { $card }.
log-sacrifices = { $seat } discards the location { $card }.
log-sacrifices-foundation = { $seat } discards a foundation: { $card }.
log-deals = { $seat } makes a deal with { $card }.
log-razes-hand = { $seat } razes { $card } from the hand.
log-razes = { $seat } razes { $card } ({ $owner }).
log-becomes-foundation = { $owner } turns { $card } face down: it is a foundation now.
log-location-gone = { $card } ({ $owner }) is discarded.
log-activates = { $seat } activates { $card }.
log-exchanges = { $seat } exchanges { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
} of workers.
log-passes = { $seat } passes.
log-defends = { $seat } puts a defence token on { $card }.
log-samurai = { $seat } posts a samurai on { $card }.
log-tucks = { $seat } puts { $card } under the Gate.
log-stores = { $seat } puts 1 { $good } on the Shrine.
log-oasis = { $seat } gains { n-worker } by the Oasis.
log-sphinx = { $seat } gains { n-vp } more by the Sphinx.
log-copies = { $seat } gains what { $card } produces.
log-refreshes = { $seat } clears { $card }: it can be activated again.
log-steals = { $seat } takes 1 { $good } from { $owner }.
log-takes-deal = { $seat } takes over the deal with { $card } ({ $owner }).
log-deal-gone = The deal with { $card } ({ $owner }) is discarded.
log-route-gone = { $seat }: a Trade Route deal is over, its marker { $card } is discarded.
log-blocks = { $seat } blocks { $card } ({ $owner }) for this round.
log-captures = { $seat } takes over { $card } ({ $owner }) for this round.
log-routes = { $seat } makes a Trade Route deal with { $card } ({ $owner }).
log-gives-up = { $seat } gives { n-good } back.
log-cleans-up = Clean-up: what cannot be kept is discarded.
log-virtual-takes = The virtual opponent gets { $card }.
log-attack-card = The virtual opponent turns up { $card }.
log-attack-misses = The attack finds no location.
log-attack-hits = The attack takes { $card }.
log-trophies = The virtual opponent has { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}.
log-ends = The game is over.
log-scores = { $seat } has { n-vp }.

## Why something cannot be done now

why-price = you still need { $goods }
why-no-location = you have no location or foundation to discard for it
why-no-raze-field = no opponent who can be chosen has a location with a raze field
why-need-raze = needs { n-raze }
why-used = it was activated as often as it may in this round
why-blocked = it is blocked for this round
why-all-passed = all opponents have passed, and who has passed is no target
why-no-faction-card = there is no faction card in your hand
why-no-settling = once the action is paid, no faction card of your hand could be paid for
why-no-own-deal = you have no deals
why-no-negotiating = once the action is paid, none of your deals could be paid for
why-nothing-used = no other action location of yours has been activated in this round
why-nothing-to-steal = no opponent who can be chosen has wood, stone or food
why-nothing-to-raze = there is nothing to raze, in your hand or among opponents who can be chosen
why-no-own-common = you have no common location with a raze field
why-no-rival-location = no opponent who can be chosen has a location
why-no-rival-deal = no opponent who can be chosen has a deal that it could act on
why-no-rival-hand = no opponent who can be chosen has a card in hand
why-no-rival-action = no opponent who can be chosen has an action location that is not blocked
why-no-rival-faction = no opponent who can be chosen has a faction location
why-no-egyptian-token = all four Egyptian tokens lie on captured locations
why-no-common-card = there is no common card in your hand
why-no-production = you have no production location that could be repeated
why-deck-empty = your faction deck has run out
why-decks-empty = all decks have run out
why-need-food = needs 1 food; gold may stand in for it
why-owner-passed = its owner has passed, and who has passed is no target
why-peaceful = in the peaceful variant only actions of locations raze what others have built
why-need-workers = needs 2 workers

## What is missing for a price

lack-wood = { n-wood }
lack-stone = { n-stone }
lack-food = { n-food }
lack-gold = { n-gold }
lack-worker = { n-worker }
lack-raze = { n-raze }
lack-resource = { n-resource }
lack-hand_card = { $n ->
    [one] { $n } card in your hand
   *[other] { $n } cards in your hand
}
lack-deal = { $n ->
    [one] a deal of your own
   *[other] { $n } deals of your own
}
lack-location = { $n ->
    [one] a location or foundation to discard
   *[other] { $n } locations or foundations to discard
}

## Things of the game

side-4 = the virtual opponent

pile-common = the common deck
pile-faction = your faction deck

good-wood = wood
    .help = A resource. Most locations are built of wood and stone.
good-stone = stone
    .help = A resource. Most locations are built of wood and stone.
good-food = food
    .help = A resource. A deal costs 1 food.
good-gold = gold
    .help = Takes the place of any wood, stone or food when you pay; nothing takes the place of gold.
good-worker = worker
    .help = Workers activate locations; two of them can be exchanged for a resource or a card.
good-raze = raze token
    .help = One razes a card of your hand, two raze an opponent's location, three if it is defended.
good-defence = defence token
    .help = Put it on one of your common locations at any moment of your turn: razing that location costs 1 raze token more. It is discarded at clean-up.
good-vp = point
    .help = The most points win. At the end each common location is worth 1 more, each faction location 2.
good-card = card
    .help = Draw it from the common deck or from your faction deck, as you like.
good-common_card = common card
good-faction_card = faction card
good-common = common card
good-faction = faction card
good-gold-1 = 1 gold
good-vp-1 = 1 point
good-vp-2 = 2 points
good-raze-1 = 1 raze token

phase-lookout = Lookout
    .help = Everybody draws a faction card and takes two common ones from the cards laid out.
phase-production = Production
    .help = Everybody gains the goods of the empire board, of all deals and of all production locations.
phase-actions = Action
    .help = In turn, one action each: build, make a deal, raze, activate a location, exchange workers, or pass. Who has passed does nothing more in this round and cannot be a target.

kind-production = production
    .help = A production location gives its goods when it is built and in every production phase.
kind-feature = feature
    .help = A feature location has a lasting power, or gives goods once, when it is built.
kind-action = action
    .help = An action location works when it is activated, once or twice a round, for the price it names.

word-foundation = foundation
    .help = A razed common location lies face down and its owner gains 1 wood. It has no colour and no points; it can be discarded in place of a location to build a faction card.
word-samurai = samurai
    .help = The Japanese may post a worker on each of their faction locations at any moment of their turn: razing it costs 1 raze token more. Samurai stay at clean-up.
word-deal = deal
    .help = For 1 food a faction card of your hand goes under your board; it brings its good at once and in every production phase.
word-raze = raze
    .help = You gain the goods of the raze field. A card of the hand is discarded; an opponent's common location becomes a foundation. Faction cards cannot be razed, except the Japanese ones, which are discarded.

empire-romans = Romans
    .help = The board produces 2 workers, 1 wood, 1 stone, 1 raze token and 1 defence token. Raze tokens may be kept at clean-up.
empire-barbarians = Barbarians
    .help = The board produces 5 workers, 1 raze token and 1 defence token. Workers may be kept at clean-up.
empire-egyptians = Egyptians
    .help = The board produces 3 workers, 1 gold, 1 raze token and 1 defence token. Gold may be kept at clean-up.
empire-japanese = Japanese
    .help = The board produces 4 workers, 1 wood, 1 raze token and 1 defence token. Food may be kept at clean-up. Their faction cards can be razed; workers can defend them as samurai.

deck-common = Common deck
    .help = Open to all: taken in the lookout phase, drawn, built and razed.
deck-romans = Roman deck
    .help = Only the Romans draw from it.
deck-barbarians = Barbarian deck
    .help = Only the Barbarians draw from it.
deck-egyptians = Egyptian deck
    .help = Only the Egyptians draw from it.
deck-japanese = Japanese deck
    .help = Only the Japanese draw from it.
deck-attack = Attack cards
    .help = The solo game: they say which of your locations the virtual opponent takes.

colour-black = black
colour-purple = purple
colour-blue = blue
colour-brown = brown
colour-gold = gold
colour-red = red
colour-pink = pink
colour-grey = grey
colour-none = no colour

setting-lookout = Lookout phase
    .help = standard: one of the open cards each, twice; draft: everybody keeps one of three in secret, passes the rest on and keeps one of those; advanced: five open cards, two each, from a display that shrinks.
setting-peaceful = Peaceful variant
    .help = Opponents' locations can be razed only by the actions of locations; everybody draws one more common card in the lookout phase.
setting-empires = Empires
    .help = random: drawn by lot; choose: the players choose, beginning with the first player.
setting-empire_1 = Empire of player 1
    .help = A fixed empire for this seat, or any.
setting-empire_2 = Empire of player 2
    .help = A fixed empire for this seat, or any.
setting-empire_3 = Empire of player 3
    .help = A fixed empire for this seat, or any.
setting-empire_4 = Empire of player 4
    .help = A fixed empire for this seat, or any.

source-track = Gained in play
source-track-production = In play: production
source-track-deals = In play: deals
source-track-building = In play: when building
source-track-actions = In play: actions of locations
source-track-razing = In play: razing
source-track-sphinx = In play: the Sphinx
source-track-other = In play: the rest
source-common = Common locations
source-faction = Faction locations
source-special = Gate and Shrine

ending-rounds = Five rounds have been played.
ending-defeat = Defeat: you do not have more faction locations than the virtual opponent has trophies.
ending-commoner = Victory! Your title: Commoner (fewer than 30 points).
ending-servant = Victory! Your title: Servant (30 points or more).
ending-squire = Victory! Your title: Squire (40 points or more).
ending-knight = Victory! Your title: Knight (50 points or more).
ending-castellan = Victory! Your title: Castellan (60 points or more).
ending-king = Victory! Your title: King (70 points or more).
ending-emperor = Victory! Your title: Emperor (80 points or more).

## Card text

text-kind = { $kind ->
    [production] Production location
    [feature] Feature location
   *[action] Action location
}, { $colours }.
text-cost = Costs { $price }.
text-cost-free = Costs nothing.
text-production = When built and in every production phase, { $effect }.
text-bonus = When built, { $effect }.
text-bonus-also = When built, also { $effect }.
text-action = { $uses ->
    [one] Once a round
   *[other] Up to twice a round
}, pay { $price }: { $effect }.
text-action-free = { $uses ->
    [one] Once a round
   *[other] Up to twice a round
}: { $effect }.
text-then = { $first }; { $second }
text-raze = Razing it brings { $goods }.
text-raze-none = It cannot be razed.
mark-cost = the card for { $price }
mark-raze = the card razed for { $goods }
mark-deal = the card with a deal for { $good }
text-deal = As a deal it brings { $good }.
text-attack = The virtual opponent takes a common location of yours whose raze field shows { $good } and the good of another open attack card. While it lies open it counts as a deal of the virtual opponent's.
text-attack-points = Two open attack cards with a point take a faction location of the Japanese.

each-of-yours = { $each ->
    [samurai] of your samurai
    [black] of your black locations, this one included
    [purple] of your purple locations, this one included
    [blue] of your blue locations, this one included
    [brown] of your brown locations, this one included
    [gold] of your gold locations, this one included
    [red] of your red locations, this one included
    [pink] of your pink locations, this one included
   *[grey] of your grey locations, this one included
}
text-gain = gain { $goods }
text-gain-per = gain { $one } for each { each-of-yours } (at most { $most })
text-gain-per-and = gain { $goods }, and { $one } for each { each-of-yours } (at most { $most })
text-gain-either = gain { $one } or { $other }
text-gain-samurai = { $n ->
    [one] post a worker from the supply as a samurai on a faction location of yours; if it finds no place, it is lost
   *[other] post { $n } workers from the supply as samurai on your faction locations, one on each; who finds no place is lost
}
text-copy-other = gain what another of your production locations produces, chosen anew each time
text-copy-any = gain what one of your production locations produces
text-draw-keep-faction = draw 2 faction cards, keep one and shuffle the other back into the deck
text-draw-keep-any = draw 2 cards, each from the deck you like, keep one and discard the other

text-on-build = Whenever you build a { $match ->
    [faction] faction
    [black] black
    [purple] purple
    [blue] blue
    [brown] brown
    [gold] gold
    [red] red
    [pink] pink
   *[grey] grey
} location, this one included, { $effect }.
text-on-raze = Whenever you raze something, { $effect }.
text-on-deal = Whenever you make a deal, { $effect }.
text-feature-slaver = Whenever you build a faction location, this one included, you may pay 1 gold for 2 points or 1 stone for 1 point.
text-feature-sphinx = Whenever something gives you 2 or more points at once, gain 1 point more; not at the final count.
text-feature-oasis = Whenever an opponent exchanges workers, gain 1 worker for each pair, at most 4 in a round.
text-feature-store = At clean-up you keep your wood, stone and food.
text-feature-gate = At any moment of your turn you may put cards from your hand under this location, for good: gain 1 point for each.
text-feature-shrine = At any moment of your turn you may put wood, stone and food on this location, for good.
text-feature-diplomacy = In the production phase, when your deals have brought their goods, you may give back any of those goods except points: gain 1 point for each.

text-op-settle = build a faction card from your hand; you pay its goods but discard no location for it
text-op-negotiate = build one of the deals under your board as a location; you pay its goods but discard no location for it
text-op-refresh = clear another of your action locations of the goods that activated it, so that it can be activated again in this round
text-op-collect = gain the good of one of your deals
text-op-steal = take 1 wood, stone or food from the supply of an opponent
text-op-dark-chapel = raze a card of your hand (1 raze token) or an opponent's location (2 raze tokens, 3 if it is defended); you may give back any of the goods this brings and gain 2 points for each
text-op-pack = gain one good from the raze field of an opponent's location; the location stays as it is
text-op-raze-own = raze one of your own common locations without raze tokens; gain its goods, and 1 wood for the foundation it becomes
text-op-raze-rival = raze an opponent's location, defended or not, for no further raze tokens
text-op-remove = discard a location of an opponent, common or faction, with all that lies on it (this is not a raze)
text-op-take-deal = move a deal from under an opponent's board under yours, to bring you its good from the next production phase on
text-op-end-deal = discard a deal of an opponent
text-op-end-deal-gain = discard a deal from under an opponent's board and gain its good once
text-op-force-discard = an opponent you name discards a card of their own choice from hand
text-op-block = an action location of an opponent cannot be activated any more in this round
text-op-take-over = take over a location of an opponent until the end of the round; its colours, its power and its action are yours, and nobody may discard it to build
text-op-bury = lay a common card from your hand down as a foundation of yours and gain 1 stone for it (this is not a raze)
text-op-route = make a deal with a faction location of an opponent; its deal good is yours now and in every production phase while the location stands; the top card of your faction deck, face down, marks the deal

text-scoring-gate = At the end of the game, with { $cards } or more cards under it, it is worth { $n } points more.
text-scoring-shrine = At the end of the game it is worth { $p1 } points more with { $r1 } resources on it, { $p2 } with { $r2 }, { $p3 } with { $r3 } (the highest step only).

## The table

supply-wood = wood
supply-stone = stone
supply-food = food
supply-gold = gold
supply-worker = workers
supply-raze = raze tokens
supply-defence = defence tokens

table-round = Round { $round } of { $rounds }
table-first = First player: { $seat }
table-peaceful = peaceful variant
table-none = none
table-display = Laid out
table-draft = To choose from
table-decks = Common deck: { $deck } cards, { $discard } discarded
table-empire = { $empire }: { $seat }
table-you = (you)
table-passed = passed
table-to-move = to move
table-points = points { $n }
table-production = Production
table-feature = Features
table-action = Actions
table-foundations = Foundations
table-deals = Deals
table-deal = { $card }: { $good }
table-tucked = Under Gate
table-hand = Hand
table-hand-backs = { $common } common, { $faction } faction
table-hand-seen = among them { $cards }
table-deck = faction deck { $n }
table-discard = discarded { $n }
table-mark-used = used
table-mark-used-of = used { $n } of { $uses }
table-mark-defended = defended
table-mark-samurai = samurai
table-mark-blocked = blocked
table-mark-captured = held by { $seat }
table-mark-stored = { $n ->
    [one] { $n } resource on it
   *[other] { $n } resources on it
}
table-mark-under = { $n ->
    [one] { $n } card under it
   *[other] { $n } cards under it
}
table-virtual = The virtual opponent · trophies { $trophies } against your { $faction ->
    [one] { $faction } faction location
   *[other] { $faction } faction locations
}
table-locations = Locations
table-attack = Attack row
table-newest = (newest first)
table-trophies = Trophies

## Refusals

error-solo-variant = The solo game has a lookout phase of its own and no peaceful variant: leave the options lookout and peaceful out.
error-empire-seat = Option { $name } names an empire for a seat that is not there.
error-empire-twice = Two players cannot both lead the { $empire ->
    [romans] Romans
    [barbarians] Barbarians
    [egyptians] Egyptians
   *[japanese] Japanese
}.

## What the lobby says about the game, and what an option may be

about = Grow an empire of cards: build, make deals, raze.
choice-lookout-standard = as in the rulebook
choice-lookout-draft = hidden draft
choice-lookout-advanced = advanced
choice-empires-random = by lot
choice-empires-choose = the players choose
choice-empire-any = any
choice-empire-romans = Romans
choice-empire-barbarians = Barbarians
choice-empire-egyptians = Egyptians
choice-empire-japanese = Japanese

# Why a bot likes an answer: what there is more or less of then (sense.py)
trait-points = points
trait-many-workers = workers to spare
trait-many-goods = goods to spare
trait-kept = goods kept for the next round
trait-actions = actions on locations
trait-actions-left = actions still to use
trait-vp-actions = actions that bring points
trait-on-build = what building brings
trait-features = features
trait-guarded = defended locations
trait-commons = common locations
trait-factions = faction locations
trait-foundations = foundations
trait-hand-common = common cards in hand
trait-hand-faction = faction cards in hand
trait-can-build = cards that can be built now
trait-best-build = the best card that can be built
trait-passed = having passed
trait-rivals-passed = rivals who have passed
trait-first = being first
trait-solo-lead = the lead over the opponent
trait-has-wood = wood
trait-has-stone = stone
trait-has-food = food
trait-has-gold = gold
trait-has-worker = workers
trait-has-raze = raze tokens
trait-has-defence = defence tokens
trait-makes-wood = production of wood
trait-makes-stone = production of stone
trait-makes-food = production of food
trait-makes-gold = production of gold
trait-makes-worker = production of workers
trait-makes-raze = production of raze tokens
trait-makes-defence = production of defence tokens
trait-makes-vp = production of points
trait-makes-card = production of cards

## Who is who in the story of a game: each name is singular, the subject of a sentence

realm-romans = Rome
realm-barbarians = The Barbarian tribe
realm-egyptians = Egypt
realm-japanese = Japan
