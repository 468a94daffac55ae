# The Ancient World, in English. Messages of WORDS take exactly the arguments that words.py names.
# Shared amounts: a message that mentions one passes its own arguments on.

n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
n-knowledge = { $n } knowledge
coins-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
price = { $knowledge ->
    [0] { $coins ->
        [0] nothing
       *[other] { coins-coins }
    }
   *[other] { $coins ->
        [0] { $knowledge } knowledge
       *[other] { coins-coins } and { $knowledge } knowledge
    }
}

# What the table adds to an option: the price of a space, the fee for standing there, that nothing can be bought.
space-price = { $space-id ->
    [expand] {" "}(a district costs 1 knowledge or 3 coins)
    [learn] {" "}for 3 coins
    [grow] {" "}for 3 coins
   *[other] {""}
}
fee = { $fee ->
    [0] {""}
    [1] {" "}for 1 coin
   *[other] {" "}(1 coin unless somebody there has the same skill)
}
nothing-to-buy = { $barren-id ->
    [none] {""}
   *[other] , but nothing can be bought there: { $barren }
}
crane-goes = { $crane-id ->
    [hidden] Discard one of the cards with this power
   *[other] Discard { $crane }
}

## What can be answered

option-place = Send a citizen to { $space }{ space-price }{ fee }{ nothing-to-buy }
option-use = Send a citizen to your card { $card }
option-fight = Fight { $card }{ $coins ->
    [0] {" "}(defence { $defence })
   *[other] {" "}(defence { $defence }, armies for at least { coins-coins })
}
option-pass = Pass for the rest of the round
option-citizen = The citizen of skill { $skill }{ fee }{ nothing-to-buy }
option-buy = Build { $card } from the row for { price }
option-buy-aside = Build { $card } from your set-aside cards for { price }
option-crane = { crane-goes } to build { $card } from the row for nothing
option-crane-aside = { crane-goes } to build your set-aside { $card } for nothing
option-discard = Discard { $card }
option-recruit = Recruit { $card } for { price }
option-new-army = Found a new army with it
option-onto = Retire { $card } and put the new card on top{ $coins ->
    [0] {""}
   *[other] {" "}({ coins-coins } on it to the supply)
}
option-draw = Draw from the empire deck and set one card aside
option-take-row = Set { $card } aside from the row
option-take-top = Set the top card of the empire deck aside, unseen until you take it
option-keep = Set { $card } aside, discard the others
option-pay-knowledge = Pay 1 knowledge
option-pay-coins = Pay 3 coins
option-take-open = Take the open district { $card }
option-look-three = Look at the top three districts and take one
option-take-land = Take { $card }
option-army = Use { $card } for { coins-coins }
option-lose = Lose { $card } (turn it face down)
option-disband = Disband { $card } with its whole army
option-restore = Restore { $card }
option-copy = Do the action of { $card } ({ $owner })
option-titans = The deck of titans { $stars }
option-next = Put { $card } next
option-uncoin = Take a coin off { $card } ({ $place-id ->
    [scroll] from the scroll: { $left ->
        [0] it may fight again in this round
        [one] { $left } coin stays there
       *[other] { $left } coins stay there
    }
   *[picture] from the picture: using it becomes cheaper
})

## What is asked

ask-act = Your turn: what do you do?
ask-citizen = Which citizen goes to { $space }?
ask-citizen-card = Which citizen goes to { $card }?
ask-build = Which empire card do you build?
ask-crane-which = Which card do you discard to build { $card } for nothing?
ask-recruit = Which military card do you recruit?
ask-recruit-where = Where does { $card } go?
ask-explore = Explore: draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the empire deck, or take one of the row?
ask-explore-keep = Which card do you set aside?
ask-expand-pay = What do you pay for the district?
ask-expand-how = The open district, or a choice of three?
ask-expand-which = Which district do you take?
ask-fight-armies = { $card } has defence { $defence }; your attack so far is { $attack }. Which army do you use?
ask-lose = The titan did damage: choose { $n ->
    [one] { $n } empire card
   *[other] { $n } empire cards
} to lose.
ask-disband = You are over your army limit: disband { $n ->
    [one] { $n } army
   *[other] { $n } armies
}.
ask-restore = You may restore up to { $n ->
    [one] { $n } more lost empire card
   *[other] { $n } more lost empire cards
}: which?
ask-restore-all = Restore { $n ->
    [one] { $n } lost empire card
   *[other] { $n } lost empire cards
}: which?
ask-starve = Food is short: who starves? { $n ->
    [one] { $n } citizen is
   *[other] { $n } citizens are
} still to be chosen.
ask-copy = Whose card action do you do?
ask-refuge-deck = Which titan deck do you look at?
ask-refuge-order = Which titan comes next, from the top? { $n ->
    [one] { $n } card is
   *[other] { $n } cards are
} still to be put back.
ask-refuge-fight = Fight { $card } at once?
ask-scribes = Scribes Guild: gain 1 knowledge for 1 coin?
ask-outpost = Distant Outpost: which military card loses a coin?
ask-dramatists = Zoran Dramatists: which card do you set aside?

## The chronicle

log-round = Round { $n } begins.
log-deck-b = Empire deck B comes into play; deck A leaves the game.
log-opens = From now on citizens can go to { $space }.
log-reshuffles = The discarded empire cards are shuffled into a new deck.
log-place = { $seat } sends a citizen of skill { $skill } to { $space }.
log-place-pays = { $seat } sends a citizen of skill { $skill } to { $space } and pays 1 coin for it.
log-use = { $seat } sends a citizen of skill { $skill } to { $card }.
log-passes = { $seat } passes.
log-passes-first = { $seat } is the first to pass.
log-gains-coins = { $seat } gains { n-coins }.
log-pays-coins = { $seat } pays { n-coins }.
log-gains-knowledge = { $seat } gains { n-knowledge }.
log-pays-knowledge = { $seat } pays { n-knowledge }.
log-builds = { $seat } builds { $card } for { price }.
log-builds-aside = { $seat } builds { $card } from the set-aside cards for { price }.
log-builds-nothing = { $seat } builds nothing.
log-discards = { $seat } discards { $card }.
log-expands = { $seat } takes the district { $card }.
log-looks-land = { $seat } looks at the top three districts.
log-learns = { $seat } learns: 1 knowledge for 3 coins.
log-first-player = { $seat } takes the first player token.
log-locks-first-player = { $seat } takes the first player token and keeps it for this round.
log-recruits = { $seat } recruits { $card } for { price }.
log-recruits-nothing = { $seat } recruits nobody.
log-retires = { $seat } retires { $card }.
log-disbands = { $seat } disbands { $card }.
log-explores = { $seat } explores and draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
log-sets-aside = { $seat } sets { $card } aside.
log-sets-aside-row = { $seat } sets { $card } aside from the row.
log-gains-citizen = { $seat } gains a citizen of skill { $skill }.
log-restores = { $seat } restores { $card }.
log-loses = { $seat } loses { $card }: it lies face down.
log-loses-coins = { $seat } loses { n-coins } to the titan.
log-fights = { $seat } attacks { $card }: attack { $attack } against defence { $defence }.
log-uses-army = { $seat } pays { coins-coins } to use { $card }.
log-beats = { $seat } beats { $card }!
log-opens-titan = The next titan shows itself: { $card }.
log-rolls = { $seat } rolls the damage dice: titans { $titans }, coins { $coins }, blanks { $blanks }.
log-trophies = { $seat } brings home trophies worth { n-coins }.
log-spies = The spies of { $seat } bring { n-knowledge }.
log-copies = { $seat } does the action of { $card }, owned by { $owner }.
log-reorders = { $seat } looks through the titans { $stars } and puts them back in an order of choice.
log-uncoins = { $seat } takes a coin off { $card }.
log-swords = { $seat } has { $n ->
    [one] { $n } more sword
   *[other] { $n } more swords
} until the end of the round.
log-income = Income of { $seat }: { price }.
log-starves = { $seat } leaves unfed the citizen of skill { $skill }.
log-starving = { $seat } cannot feed { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
}.
log-scores = { $seat } has { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
log-ends = The game is over.

## Why something cannot be done now

why-need-coins = needs { n-coins }
why-need-knowledge-or-coins = needs 1 knowledge or { n-coins }
why-covered = opens in round { $round }
why-need-match = needs a citizen of a skill that is there already, or 1 coin
why-need-skill = needs a citizen of skill { $skill } or higher
why-skill-top = a citizen of the highest skill is there already
why-no-citizen = no citizen is free
why-no-district = no districts are left
why-no-cards = there are no cards to take
why-citizens-full = you have all five citizens
why-nothing-lost = none of your empire cards is lost
why-nothing-to-copy = no other city has an action to copy
why-titans-gone = no titans are left to look at
why-slot-taken = your citizen is there already
why-attack-short = your best attack is { $attack }, its defence { $defence }
why-no-army = you have no army that can still fight this round
why-army-coins = there are not enough coins to use an army
why-have-one = you own this card already
why-no-room = there is no free space in your city
why-price = you cannot pay for it: it costs { price }
why-armies-used = the army limit is reached, and only an unused army can be retired

## The spaces of the board

space-work = Work
    .help = Gain 2 coins. The citizen's skill must be above every skill already here.
space-build = Build
    .help = Pay for one empire card, from the row or from your set-aside cards. It needs a free space in your city, and you may not own two of a kind. Any citizen may come; if others are here and none has the same skill, pay 1 coin.
space-conscript = Conscript
    .help = One more sword in all your fights this round for this citizen. The skill must be above every skill already here.
space-expand = Expand
    .help = Take the open district for 1 knowledge or 3 coins: more space and often more. The skill must be above every skill already here.
space-learn = Learn
    .help = Buy 1 knowledge for 3 coins. The skill must be above every skill already here.
space-rebuild = Rebuild
    .help = Turn up to two lost empire cards face up again, gain 1 coin and take the first player token, unless somebody has locked it this round. Any citizen may come.
space-recruit = Recruit
    .help = Take one military card of the row, paying its price if it has one. At your army limit you must retire an unused card and put the new one on top; the retired card goes on helping with its experience. Any citizen may come; if others are here and none has the same skill, pay 1 coin.
space-explore = Explore
    .help = From round 2. Draw 5 empire cards (more with eyes) and set one aside for a later Build, or set aside one card of the row. The skill must be above every skill already here.
space-grow = Grow
    .help = From round 3. Pay 3 coins for a new citizen with the lowest skill you lack; it can be used from the next round on. The skill must be above every skill already here.

## Things of the game

stars-1 = ★
stars-2 = ★★
stars-3 = ★★★
place-scroll = scroll
place-picture = picture

barren-nothing-there = no cards are left
barren-have-one = you own all of these already
barren-no-room = there is no free space in your city
barren-price = you cannot pay for any of the cards
barren-price-or-have = some you cannot pay for, the others you own already
barren-armies-used = the army limit is reached, and only an unused army can be retired

tribe-red = red
tribe-green = green
tribe-blue = blue
tribe-yellow = yellow
tribe-purple = purple

deck-empire-a = Empire A
    .help = Rounds 1 to 3.
deck-empire-b = Empire B
    .help = Rounds 4 to 6.
deck-military = Military
    .help = Fights titans; bought with Recruit.
deck-titans = Titans
    .help = Beaten in fights; they bring banners and space.
deck-districts = Districts
    .help = Bought with Expand; they bring space.
deck-starting-empire = Starting empire
    .help = Each city begins with one of each.
deck-starting-military = Starting military
    .help = Each city begins with one of each.

symbol-space = space
    .help = Each empire card takes one space.
symbol-food = food
    .help = Each citizen eats one at the end of the round; whoever goes hungry does not work in the next round.
symbol-coin_income = coin income
    .help = So many coins at the end of each round but the last.
symbol-knowledge_income = knowledge income
    .help = So much knowledge at the end of each round but the last.
symbol-sword = sword
    .help = Attack that counts against every titan.
symbol-arrow = arrow
    .help = Attack that counts only against titans that arrows can hurt.
symbol-army_limit = army limit
    .help = How many armies you may have.
symbol-explore = eye
    .help = So many more cards are drawn when you Explore.
symbol-citizen = citizen
    .help = A new citizen, once, when the card is gained.
symbol-trophy = trophy
    .help = A coin each after the titan is beaten.
symbol-espionage = espionage
    .help = One knowledge each when the army is used.
symbol-restore = restore
    .help = A lost empire card each is turned face up before the damage dice are rolled.
symbol-coins = coins
symbol-knowledge = knowledge
    .help = Pays for some cards, and for Expand.

setting-expand_plus = Expand+
    .help = On Expand, one may look at the top three districts and choose one of them instead of taking the open one.
setting-deck = Card file
    .help = A file of cards used instead of our own; `oikumene cards ancient_world --export FILE` writes one to start from.
setting-first_player = First player
    .help = Who begins: a seat, or drawn by lot.

source-red = Red banners
source-green = Green banners
source-blue = Blue banners
source-yellow = Yellow banners
source-purple = Purple banners
source-cards = Scoring cards
source-hunger = Starving citizens

ending-rounds = Six rounds have been played.

field-deck = deck
field-copies = number of copies
field-cost = price
field-banners = banners
field-symbols = symbols
field-experience = experience
field-stars = stars
field-defence = defence
field-end_vp-table = points for other numbers of banners
field-tribes = colours of the banners
field-action = action
field-ability = power
field-scoring = points at the end
field-army = symbols
field-arrows = whether arrows count
field-en = English name
field-ru = Russian name

## Card text

text-price = Costs { price }
text-banners-red = { $n ->
    [one] { $n } red banner
   *[other] { $n } red banners
}
text-banners-green = { $n ->
    [one] { $n } green banner
   *[other] { $n } green banners
}
text-banners-blue = { $n ->
    [one] { $n } blue banner
   *[other] { $n } blue banners
}
text-banners-yellow = { $n ->
    [one] { $n } yellow banner
   *[other] { $n } yellow banners
}
text-banners-purple = { $n ->
    [one] { $n } purple banner
   *[other] { $n } purple banners
}
text-banners-only = No other power

n-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
n-arrows = { $n ->
    [one] { $n } arrow
   *[other] { $n } arrows
}
n-empire = { $n ->
    [one] { $n } lost empire card
   *[other] { $n } lost empire cards
}

text-symbol-space = { $n ->
    [one] { $n } more space
   *[other] { $n } more spaces
} for empire cards
text-symbol-food = Food: +{ $n }
text-symbol-coin_income = { n-coins } at the end of each round
text-symbol-knowledge_income = { n-knowledge } at the end of each round
text-symbol-sword = { n-swords } in each of your fights
text-symbol-arrow = { n-arrows } in each of your fights
text-symbol-army_limit = Your army limit is higher by { $n }
text-symbol-explore = You draw { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
} when you Explore
text-symbol-citizen = When gained, once: { $n ->
    [one] { $n } new citizen
   *[other] { $n } new citizens
}

text-action = Action:
text-action-coins = gain { n-coins }
text-action-knowledge = gain { n-knowledge }
text-action-restore = { $n ->
    [one] restore { n-empire }
   *[other] restore up to { n-empire }
}
text-action-sword = { $n ->
    [one] { $n } more sword
   *[other] { $n } more swords
} in all your fights until the end of the round
text-action-coins_per_food = gain 1 coin for each food you have
text-action-explore = Explore, as on the board
text-action-first_player = take the first player token, unless it is locked
text-action-copy = do the action of another player's empire card, even if a citizen stands on it
text-action-titan_look = look at the top { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of one titan deck and put them back in any order; you may fight the top one at once

text-ability-citizen_coins = Whenever you gain a citizen, gain 1 coin for each food you have
text-ability-learn_left_knowledge = When the player on your left Learns, you may pay { coins-coins } to gain 1 knowledge
text-ability-learn_right_uncoin = When the player on your right Learns, you may take 1 coin off one of your military cards; an army whose scroll is empty may fight again
text-ability-build_free = When you Build, you may discard this card to build an empire card for nothing
text-ability-pass_first_aside = When you are the first to pass in a round, you may set aside an empire card from the row or the top of the deck

text-scoring-table = At the end of the game, for 1 / 2 / 3 / 4 / 5 / 6 { $tribe ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
   *[purple] purple
} banners: { $p1 } / { $p2 } / { $p3 } / { $p4 } / { $p5 } / { $p6 } more points
text-scoring-sets = At the end of the game, for each set of five different banners: { $n ->
    [one] { $n } more point
   *[other] { $n } more points
}

text-army-sword = In a fight: { n-swords }
text-army-arrow = In a fight: { n-arrows }
text-army-trophy = After the titan is beaten: { n-coins }
text-army-espionage = When used: { n-knowledge }
text-army-restore = Before the damage dice: restore { n-empire }
text-experience = Experience, once retired:
text-experience-sword = { n-swords }
text-experience-arrow = { n-arrows }
text-experience-trophy = { n-coins } after the titan is beaten
text-experience-espionage = { n-knowledge } when the army is used
text-experience-restore = restore { n-empire } before the damage dice

text-titan = Titan { $stars ->
    [1] ★
    [2] ★★
   *[3] ★★★
}, defence { $defence }:
text-titan-swords = only swords count
text-titan-both = swords and arrows count
text-dice = { $n ->
    [one] { $n } damage die
   *[other] { $n } damage dice
} for whoever beats it

## The table

table-round = Round { $round } of 6
table-first = First player: { $seat }
table-locked = first player for the next round: { $seat }
table-board = The board
table-row = Empire row
table-military = Military row
table-titans = Titans
table-district = District
table-decks = Left in the decks: empire { $empire }, discarded { $discard }, military { $military }, districts { $districts }
table-left = { $n } more in the deck
table-none = none
table-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
table-city = City of { $seat }
table-you = (you)
table-passed = passed
table-to-move = to move
table-coins = coins { $n }
table-knowledge = knowledge { $n }
table-food = food { $n }
table-space = free space { $free }/{ $n }
table-income = income { price }
table-attack = attack ⚔{ $sword } ➶{ $arrow }
table-attack-round = attack ⚔{ $sword } ➶{ $arrow } (⚔{ $round } of them this round)
table-limit = armies { $n }/{ $limit }
table-explore = eyes { $n }
table-citizens = Citizens
table-ready = ready
table-starving = starving
table-empire = Empire
table-lost = Lost
table-aside = Set aside
table-districts = Districts
table-beaten = Titans beaten
table-armies = Armies
table-army-coins = used: ◉{ $n }
table-army-next = use: ◉{ $n }
table-army-old = retired: { $n }
table-banners = Banners
table-points = points { $n }
table-opens = opens in round { $round }
table-closed = closed

## Refusals

error-first-player = Player { $first } cannot begin: there are { $seats } seats.
error-deck-file = The deck file has mistakes:
    { $mistakes }
error-deck-cell = line { $line }, { $column }: { $why }
error-deck-line = line { $line }: { $why }
error-deck-more = and { $n } more
error-deck-head = the head must name the columns { $columns } (look at: { $wrong })
error-deck-head-twice = the head names a column twice
error-deck-size = the deck { $deck } ends with { $found } cards; the box has { $printed }
error-no-cells = not a table of cells ({ $why })
error-beyond = { $text } stands under no column; put quotes around a cell with separators
error-die-twice = the die stands in a line above already
error-die-faces = a die needs faces, like 'titan 2, coin 2, blank 2'
error-dice-many = there are { $n } damage dice
error-id-there = { $id } stands in line { $line } already
error-no-titan = there is no titan with { $stars } stars
error-titan-banners = a titan has at most { $n } banners: there are { $n } damage dice
error-empire-space = space comes from districts, titans and the capital, not empire cards
error-army-copies = armies are told apart by their card: give each copy a line and an id
error-starting-copies = there are { $n } of each starting card, one a player
error-cell-number = { $text } is not a whole number from { $low } to { $high }
error-cell-one-of = { $text } is not one of { $names }
error-cell-empty = is empty
error-cell-id = { $text } is not made of small letters, digits and hyphens
error-cell-idle = means nothing in the deck { $deck }; leave it empty
error-cell-symbol = { $text } is not a symbol and a number, like '{ $name } 1'
error-cell-twice = { $text } is named twice
error-cell-most = { $text } is too much: { $most } is the most
error-cell-tribe = { $text } is not a tribe; there are { $tribes }
error-cell-action = { $text } is not an action; there are { $known }
error-cell-ability = { $text } is not an ability; there are { $known }
error-cell-scoring = { $text } is not a scoring; expected a tribe and six numbers, or 'sets N'

## What the lobby says about the game, and what an option may be

about = Citizens, armies and titans: six rounds of growth.
choice-first_player-random = by lot
choice-first_player-1 = seat 1
choice-first_player-2 = seat 2
choice-first_player-3 = seat 3
choice-first_player-4 = seat 4

# Why a bot likes an answer: what there is more or less of then (sense.py)
trait-points = points
trait-hope = a large set of banners
trait-begun = colours of banners begun
trait-coins = coins
trait-many-coins = coins to spare
trait-knowledge = knowledge
trait-coin-income = income of coins
trait-knowledge-income = income of knowledge
trait-citizens = citizens
trait-ready = citizens still to send
trait-skill = the skill of who is still to go
trait-unfed = citizens without food
trait-swords = swords of the city
trait-arrows = arrows of the city
trait-round-swords = swords for this round
trait-unused-attack = attack not used yet
trait-army-swords = swords of the armies
trait-army-arrows = arrows of the armies
trait-army-coins = what fighting costs
trait-trophies = trophies
trait-espionage = espionage
trait-restore = restoring
trait-armies = armies
trait-army-room = room for armies
trait-space = room in the city
trait-aside = cards set aside
trait-lost = lost cards
trait-slots = places for citizens in the city
trait-free-slots = free places for citizens in the city
trait-eyes = exploring
trait-first = the first player's token
trait-passed = having passed
trait-fight = a titan within reach
trait-near-fight = a titan nearly within reach
error-change-deck = A changed game has the cards of the house: leave the deck file out.
