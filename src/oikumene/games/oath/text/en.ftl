# Oath, in English. Messages of WORDS take exactly the arguments that words.py names.

n-favor = { $n } favor
n-secrets = { $n ->
    [one] { $n } secret
   *[other] { $n } secrets
}
n-warbands = { $n ->
    [one] { $n } warband
   *[other] { $n } warbands
}
n-supply = { $n } supply
n-burnt-favor = { n-favor } to be burnt
n-burnt-secrets = { n-secrets } to be burnt
n-dark = { n-secrets } turned facedown
n-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}

# A suit in the text of a card, where it is given by its id.
suit-said = { $suit ->
    [discord] Discord
    [arcane] Arcane
    [order] Order
    [hearth] Hearth
    [beast] Beast
   *[nomad] Nomad
}

## What can be answered

option-stand = Begin at { $slot }
option-keep = Keep { $card }
option-discard = Discard { $card } next
option-people-place = Place 1 favor on the People's Favor
option-people-leave = Leave it as it is
option-people-return = Return 1 favor from the People's Favor to the { $suit } bank
major-search = Search
major-muster = Muster
major-trade = Trade
major-recover = Recover
major-campaign = Campaign
major-travel = Travel
costs-supply = ({ $varies ->
    [0] {""}
   *[1] from{" "}
}{ $supply } supply)
trade-brings = { $gains-n ->
    [0] : nothing
   *[other] { brings }
}
with-dice = { $dice ->
    [0] {""}
    [one] {" "}(+{ $dice } defence die)
   *[other] {" "}(+{ $dice } defence dice)
}
option-search = { major-search } { costs-supply }
option-muster = { major-muster } { costs-supply }
option-trade = { major-trade } { costs-supply }
option-recover = { major-recover } { costs-supply }
option-campaign = { major-campaign } { costs-supply }
option-travel = { major-travel } { costs-supply }
option-use = Use { $card }{ for-price }
nth = { $n ->
    [0] first
    [1] second
    [2] third
    [3] fourth
   *[other] next
}
nth-adviser = { nth }
nth-relic = { nth }
option-adviser = Play or discard your { nth } facedown adviser
option-look-relic = Look at the { nth } relic of your site
option-look-reliquary = Look at the relic on { $space } in the Reliquary
option-show = Show your { nth } facedown adviser to { $seat }
option-march = Move warbands to your site or from it
option-give-warbands = Give warbands to { $seat }
option-take-warbands = Take warbands from { $seat }
option-offer = Offer { $seat } citizenship
option-exile = Exile { $seat }
option-self-exile = Go into exile
option-end = End your Act phase
option-with = Use { $card } with it{ for-price }
option-search-deck = Draw from the world deck { costs-supply }
option-search-pile = Draw from the discard pile of { $region } { costs-supply }
option-play-site = Play it at { $slot }
option-play-adviser = Play it as an adviser, face up
option-play-facedown = Play it as an adviser, facedown
option-play-discard = Discard it
option-heap-top = On top of the pile of { $region }
option-heap-under = Under the pile of { $region }
option-heap-deck = Under the world deck
option-heap-usual = To the pile where discards go
option-reveal-vision = Reveal the Vision
option-play-conspiracy = Play the Conspiracy
option-clear = Discard { $card } first
option-oust = Discard your adviser { $card }
option-oust-facedown = Discard your { nth } facedown adviser
option-take-relic = Take { $card }
option-take-banner = Take { $banner }
option-muster-with = Muster with { $card }{ for-price }{ brings }
option-travel-to = Travel to { $slot }{ for-price }
option-trade-favor = Trade with { $card } for favor (it costs { $price }){ trade-brings }
option-trade-secrets = Trade with { $card } for secrets (it costs { $price }){ trade-brings }
option-recover-relic = The { nth } relic of the site{ for-price }
option-recover-banner = { $banner } for { $price } or more
option-bank = The { $suit } bank
option-attack = Attack { $side }
option-target-site = Target { $slot }{ with-dice }
option-target-relic = Target { $card }{ with-dice }
option-target-banner = Target { $banner }{ with-dice }
option-target-pawn = Target the pawn and the favor{ with-dice }
option-plan = Use the battle plan { $card }{ for-price }
option-dead-site = { $slot }: { n-warbands }
option-dead-board = The board of { $seat }: { n-warbands }
option-post = { n-warbands } to { $slot }
option-banish = Make the pawn travel to { $slot }
option-space = The relic on { $space }
option-purple-board = The board of { $seat }: { n-warbands }
option-purple-site = { $slot }: { n-warbands }
option-give = Give 1 { $token }
option-give-banner = Give { $banner }
option-give-relic = Give { $card }
option-want = Ask for 1 { $token }
option-want-banner = Ask for { $banner }
option-want-relic = Ask for { $card }
option-title = The title goes to { $seat }
option-board-citizen = A board that shows a Citizen
option-board-exile = A board that shows an Exile
option-lay-favor = { $slot }: { n-favor }
option-swear = Swear { $oath }
option-build = Build over { $card }
option-repair = Repair { $card }
option-new-suit = The suit { $suit }
option-site-favor = Take 1 favor of the site
option-site-secret = Take 1 secret of the site
option-accept = Accept
option-refuse = Refuse
option-counter = Make an offer in turn

## What is asked

ask-first-site = Where does your pawn begin?
ask-first-adviser = Which card do you keep as a facedown adviser?
ask-people = The People's Favor: place a favor, or return one?
ask-act = What do you do?
ask-modify-search = What do you use with the search?
ask-modify-muster = What do you use with the muster?
ask-modify-trade = What do you use with the trade?
ask-modify-recover = What do you use to recover?
ask-modify-campaign = What do you use with the campaign?
ask-modify-travel = What do you use to travel?
ask-search = Where do you search?
ask-keep = Which card do you keep?
ask-keep-second = Keep a second card? At least one of the two must go to a site.
ask-heap = Where do all cards go that you discard in this search?
ask-discard-next = Which card do you discard next?
ask-play = What do you do with { $card }?
ask-clear = Discard a card of a site first?
ask-clear-must = The site is full: which card do you discard first?
ask-oust = The council is full: which adviser do you discard?
ask-conspiracy = The Conspiracy: burn a secret to take one of these?
ask-muster = Which card do you muster with?
ask-trade = Which trade do you make?
ask-recover = What do you recover?
ask-recover-pf = How much favor do you place on the People's Favor?
ask-recover-ds = How many secrets do you place on the Darkest Secret?
ask-recover-bank = With which bank does the favor that lay there begin?
ask-travel = Where do you travel?
ask-march = How many warbands are to be at { $slot }?
ask-march-allow = { $seat } would take { n-warbands } from { $slot }. Do you allow it?
ask-give-warbands = How many warbands do you give { $seat }?
ask-give-warbands-allow = { $seat } would give you { n-warbands }. Do you agree?
ask-take-warbands = How many warbands do you ask of { $seat }?
ask-take-warbands-allow = { $seat } would take { n-warbands } from your board. Do you agree?
ask-campaign = Whom do you attack?
ask-targets = What else of { $side } is a target?
ask-attack-dice = How many attack dice do you take?
ask-join = { $seat } attacks { $other }. Do you join the defence?
ask-join-allow = { $seat } would join your defence. Do you allow it?
ask-plans = Which battle plan do you use?
ask-sacrifice = Sacrifice { n-warbands } to win?
ask-dead = Where do { n-warbands } of the beaten force die?
ask-post = How many warbands go to the sites you have won?
ask-post-ruled = To which sites you rule does a warband go?
ask-banish = Where is the pawn of { $seat } made to travel?
ask-burn-favor = Burn { n-favor } of { $seat }?
ask-offer-relic = Which relic of the Reliquary do you promise?
ask-offer-show = Which relics of the Reliquary do you let { $seat } look at?
ask-offer-more = Is anything else of yours or of { $seat } to change hands?
ask-citizenship = { $seat } offers you citizenship and a relic of the Reliquary. Do you accept?
ask-board = Which side of the boards that are left do you take?
ask-site-favor = There is too little favor for the sites. Where does it go?
ask-swear = The chronicle: which oath do you swear for the next game?
ask-offer-heir = The chronicle: do you offer { $seat } citizenship in your realm?
ask-become-heir = { $seat } offers you citizenship in the realm to come. Do you accept?
ask-edifice = The chronicle: build or repair an edifice?
ask-new-suit = The chronicle: which suit do new cards come from?
ask-purple = There are too few purple warbands: which of yours are exchanged?
ask-title = Who gets the title?
ask-opportunity = What do you take of the site?
ask-homeland-relic = Do you take a relic of the site?
ask-become-citizen = Do you become a Citizen?
ask-plan-sacrifice = Which warband do you sacrifice for a defence die?
ask-exchange = What do you give { $seat }, and what do you ask for?
ask-exchange-answer = { $seat } offers an exchange with the citizenship. Do you accept?
ask-exchange-counter = What do you offer { $seat } in turn?

## What happened

log-turn = The turn of { $seat }.
log-round = Round { $n } begins.
log-stands = { $seat } begins at { $card }.
log-keeps-adviser = { $seat } keeps a facedown adviser.
log-gains-favor = { $seat } gains { n-favor } from the { $suit } bank.
log-gains-secrets = { $seat } gains { n-secrets }.
log-gains-supply = { $seat } gains { n-supply }.
log-burns-favor = { $seat } burns { n-favor }.
log-burns-secrets = { $seat } burns { n-secrets }.
log-gives-favor = { $seat } gives { $other } { n-favor }.
log-gains-warbands = { $seat } gains { n-warbands }.
log-loses-warbands = { $seat } loses { n-warbands }.
log-loses-warbands-at = { n-warbands } killed at { $card }.
log-posts = { $seat } moves { n-warbands } to { $card }.
log-withdraws = { $seat } takes { n-warbands } from { $card }.
log-discards = { $seat } discards { $card-id ->
    [hidden] a card
   *[other] { $card }
} to the pile of { $region }.
log-discards-under = { $seat } discards { $card-id ->
    [hidden] a card
   *[other] { $card }
} under the pile of { $region }.
log-discards-under-deck = { $seat } discards { $card-id ->
    [hidden] a card
   *[other] { $card }
} under the world deck.
log-takes-relic = { $seat } takes { $card }.
log-gets-relic = { $seat } gets { $card }.
log-gets-banner = { $seat } gets { $banner }.
log-seizes = { $seat } seizes { $banner }; { $n } of its tokens burn.
log-turns-up = { $card } is turned up.
log-travels = { $seat } travels to { $card }.
log-stays = { $seat } cannot go there, and stays.
log-people-place = { $seat } places 1 favor on the People's Favor.
log-people-return = { $seat } returns 1 favor from the People's Favor to the { $suit } bank.
log-mob-rises = The Mob rises.
log-usurps = { $seat } is the Usurper now.
log-takes-title = { $seat } takes the title.
log-draws = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
log-draws-vision = { $seat } draws a Vision; Visions drawn: { $n }.
log-plays-at-site = { $seat } plays { $card } at { $site }.
log-plays-adviser = { $seat } plays { $card } as an adviser.
log-plays-facedown = { $seat } plays a facedown adviser.
log-reveals-vision = { $seat } reveals { $card }.
log-conspires = { $seat } plays the Conspiracy.
log-uses = { $seat } uses { $card }.
log-modifies = { $seat } uses { $card } with the action.
log-musters = { $seat } musters with { $card }.
log-trades-favor = { $seat } trades with { $card } for favor.
log-trades-secrets = { $seat } trades with { $card } for secrets.
log-recovers = { $seat } recovers { $banner } for { $n }.
log-looks-relic = { $seat } looks at a relic of the site.
log-looks-reliquary = { $seat } looks at the relic on { $space }.
log-shows = { $seat } shows { $other } a facedown adviser.
log-march-refused = { $seat } may not take the warbands.
log-hands-warbands = { $seat } hands { $other } { n-warbands }.
log-handover-refused = { $seat } does not agree.
log-attacks = { $seat } attacks { $side }.
log-targets-site = { $seat } targets { $card }.
log-targets-relic = { $seat } targets { $card }.
log-targets-banner = { $seat } targets { $banner }.
log-targets-pawn = { $seat } targets the pawn and the favor of { $other }.
log-joins = { $seat } joins the defence.
log-uses-plan = { $side } uses the battle plan { $card }.
log-rolls-defence = Defence: { $blank } blank, { $shield } with a shield, { $shields } with two, { $double } doubling; with warbands { $n }.
log-rolls-attack = { $seat } rolls the attack: { $hollow } hollow, { $sword } with a sword, { $skull } with a skull; in all { $n }.
log-sacrifices = { $seat } sacrifices { n-warbands }.
log-campaign-won = { $seat } wins the campaign.
log-campaign-lost = { $seat } loses the campaign.
log-shows-relic = { $seat } lets { $other } look at a relic of the Reliquary: { $space }.
log-offers = { $seat } offers { $other } citizenship, with the relic on { $space }.
log-refuses = { $seat } refuses the offer of { $other }.
log-citizen = { $seat } becomes a Citizen.
log-exiled = { $seat } becomes an Exile.
log-rests = { $seat } rests and has { n-supply }.
log-end-die = The end die shows { $n }; the game ends from { $least } on.
log-wins = { $seat } wins { $victory }.
log-takes-board = { $seat } takes a board: { $role }.
log-swears = { $seat } swears { $oath }.
log-heir = { $seat } will be a Citizen of { $other }.
log-no-heir = { $seat } refuses to be a Citizen of { $other }.
log-builds = { $seat } builds { $card } where { $other } was.
log-site-goes = { $card } leaves the map.
log-new-cards = New cards for the world deck, by the council of { $seat }: { $suit } first.
log-archive-heals = The archive lacks the cards: the Dispossessed return to it, and six of them to the world deck.
log-dispossesses = Six cards are dispossessed, nobody knows which.
log-chronicle-done = The chronicle of the reign is written; { $seat } rules the next one.
log-takes-site-favor = { $seat } takes 1 favor of { $card }.
log-takes-site-secret = { $seat } takes 1 secret of { $card }.

## Why something cannot be done

why-need-supply = it costs { n-supply }
why-no-search = nothing lies there to be searched
why-no-search-dear = nothing can be searched for so little as you may spend
why-no-toll = you cannot pay the toll that is asked
why-no-muster = there is no favor to place, or no card at your site to place it on
why-no-trade = there is nothing to place, or no card at your site to place it on
why-no-recover = you can pay for no relic of your site and for no banner
why-no-campaign = there is nobody to attack at your site
why-may-not-campaign = one of your cards forbids it

## Things

slot-c1 = the Cradle, first site
slot-c2 = the Cradle, second site
slot-p1 = the Provinces, first site
slot-p2 = the Provinces, second site
slot-p3 = the Provinces, third site
slot-h1 = the Hinterland, first site
slot-h2 = the Hinterland, second site
slot-h3 = the Hinterland, third site
region-cradle = the Cradle
region-provinces = the Provinces
region-hinterland = the Hinterland
suit-discord = Discord
suit-arcane = Arcane
suit-order = Order
suit-hearth = Hearth
suit-beast = Beast
suit-nomad = Nomad
banner-pf = the People's Favor
    .help = Waking, its holder puts 1 favor on it or returns 1 to the poorest bank (with one on it, puts); twice with the Mob. At 6 the Mob rises. Playing a card to a site, the holder may first discard one from any site of the region, and choose any of these.
banner-ds = the Darkest Secret
    .help = Its holder searches the world deck for 2 supply. It is recovered from another only if a card at the holder's site has a suit that none of the holder's faceup advisers has.
space-brutal = Brutal
    .help = Once open: when the Chancellor attacks, the loser, the Chancellor too, loses the whole force and not half of it.
space-decadent = Decadent
    .help = Once open: the Chancellor travels to the Cradle from elsewhere without supply; to the Hinterland it costs 1 more.
space-careless = Careless
    .help = Once open: trading, the Chancellor gains 1 favor more; trading for secrets, also 1 secret less.
space-greedy = Greedy
    .help = Once open: searching, the Chancellor draws 2 cards more, but does not search where that costs more than 2 supply.
token-favor = favor
token-secret = secret
side-6 = the Empire
side-7 = the bandits
side-8 = nobody
victory-usurper = as the Usurper
victory-visionary = by a Vision
victory-stable-regime = by a stable regime
victory-war-exhaustion = in a war that went on too long
ending-usurper = The Usurper kept the title until the next turn.
ending-visionary = A Vision was fulfilled.
ending-stable-regime = A stable regime: the die ended the game while the Empire kept the oath.
ending-war-exhaustion = The war went on too long: the eighth round was the last.

deck-denizen = Denizens
    .help = The 198 inhabitants of the realm, in six suits.
deck-vision = Visions
    .help = Four goals of one's own for an Exile, and the Conspiracy.
deck-relic = Relics
    .help = Treasures: the Grand Scepter, those of the Reliquary, and those that lie at sites.
deck-site = Sites
    .help = Places of the map: how many cards each holds, and what lies there.
deck-edifice = Edifices and ruins
    .help = Six buildings, each with its ruin on the other side. They come into play with a chronicle.

oath-supremacy = the oath of Supremacy
oath-people = the oath of the People
oath-protection = the oath of Protection
oath-devotion = the oath of Devotion
role-chancellor = Chancellor
role-citizen = Citizen
role-exile = Exile
colour-purple = Purple
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-white = Green
colour-black = Black

## The story of a series

story-reign = Reign { $n } — { $oath }
story-won = { $who } won in round { $n }: { $how }.
story-named = { $name } ({ $colour }, { $role })
story-unnamed = { $colour } ({ $role })
story-players = Players
story-title = the title
story-then = Then
story-ruled = { $n ->
    [0] ruled by { $who }
    [one] ruled by { $who }, 1 warband
   *[other] ruled by { $who }, { $n } warbands
}
story-empire = the Empire
story-bandits = bandits
story-hidden = a facedown site
story-sworn = For the next reign: { $oath }.
story-built = { $card } was built or repaired.
story-ruined = Fell into ruin: { $cards }.
story-citizens = Boards that show a Citizen: { $who }.
story-realm = Reign { $n } begins — { $oath }

setting-series = Series
    .help = When the game is won, the winner writes the chronicle (Law 8), and another game can begin where this one ended.
setting-chronicle = Chronicle
    .help = What another game left: the file of its chronicle. Nobody at the table can read it. It brings its own oath.

error-chronicle-json = This is not a chronicle: the text cannot be read ({ $why }).
error-chronicle-size = This is too large for a chronicle: it has at most { $n } characters.
error-chronicle-foreign = This is not a chronicle of Oath.
error-chronicle-version = This chronicle was written by a later version of the program ({ $theirs }); this one reads version { $ours }.
error-chronicle-seal = The seal of this chronicle does not hold: the document was cut or changed, or another program wrote it.
error-chronicle-field = The chronicle is broken: { $where } is missing, or is not what it should be.
error-chronicle-unknown = The chronicle is broken: Oath has no card { $card }.
error-chronicle-count = The chronicle is broken: { $card } is in it { $n } times, and each card of the box must be there once.
error-chronicle-room = The chronicle is broken: more cards lie at { $site } than it can hold.

setting-oath = Oath
    .help = The goal of the title. The first game is played with Supremacy; the other three are a variant of the house.
about = A Chancellor keeps the oath, Exiles would take the realm, and the next game begins where this one ends.
choice-oath-supremacy = Supremacy
choice-oath-people = the People
choice-oath-protection = Protection
choice-oath-devotion = Devotion
setting-oath-supremacy = Supremacy
setting-oath-people = The People
setting-oath-protection = Protection
setting-oath-devotion = Devotion

## What cards say

text-unbuilt = The power of this card is not built yet: it does nothing.
text-only-site = Only at a site.
text-only-adviser = Only as an adviser.
text-locked = Once played it cannot be discarded, moved or swapped.
text-lawful-grand-scepter = Its holder may look into the Reliquary, offer citizenship and exile Citizens, but not in the turn in which it was taken.
text-lawful-vision-of-conquest = An Exile who wakes with it revealed wins by ruling more sites than anybody else, once three Visions have been drawn.
text-lawful-vision-of-rebellion = An Exile who wakes with it revealed wins by holding the People's Favor, once three Visions have been drawn.
text-lawful-vision-of-sanctuary = An Exile who wakes with it revealed wins by holding more relics and banners than anybody else, once three Visions have been drawn.
text-lawful-vision-of-faith = An Exile who wakes with it revealed wins by holding the Darkest Secret, once three Visions have been drawn.
text-lawful-conspiracy = Burn a secret to take a relic or banner of a player at your site, if two of your advisers share suits with that player's. Then it leaves the game.
text-plan-attacker = Battle plan of the attacker: { $effect }
text-plan-defender = Battle plan of the defender: { $effect }
text-plan-either = Battle plan: { $effect }
text-plan-if-attacker = Battle plan of the attacker, if { $when }: { $effect }
text-plan-if-defender = Battle plan of the defender, if { $when }: { $effect }
text-plan-if-either = Battle plan, if { $when }: { $effect }
text-plan-now = { $effect }
text-plan-more = { $one }; { $more }
text-plan-win = if you win, { $effect }
text-plan-lose = if you lose, { $effect }
text-plan-discards = at the end discard this card
text-action = Action: { $effect }
text-when-played = When played: { $effect }
text-gain-favor = gain { n-favor } from the { suit-said } bank
text-gain-secrets = gain { n-secrets }
text-gain-supply = gain { n-supply }
text-gain-warbands = { $mood ->
    [way] Gain
   *[do] gain
} { n-warbands }
text-gain-warbands-per-site = gain { n-warbands } for each site you rule
text-post-everywhere = move a warband from your board to each site you rule
text-citizenship = as an Exile you may become a Citizen
text-when-exiles-fight = you and the other side are Exiles
text-attack-more = { n-dice } more for the attack
text-attack-fewer = { n-dice } fewer for the attack
text-defence-dice = { n-dice } more for the defence
text-sway-dice = { $mood ->
    [way] Add { n-dice } to your attack, or take as many from your attacker's
    [inf] add { n-dice } to your attack, or take as many from your attacker's
   *[do] { n-dice } more for your attack, or fewer for your attacker's
}
text-kill-attackers = kill { n-warbands } on the attacker's board
text-sacrifice-for-dice = you may sacrifice a warband of your force for { n-dice } more in defence
text-when-site-is-target = this site is a target
text-muster-on-occupied = You may muster with cards on which favor or secrets lie.
text-site-coast = From here to another coast travel costs 1 supply.
text-site-leaving = Leaving costs { n-supply } more.
text-site-free-leave = You may turn a secret facedown to leave without spending supply.
text-site-ground-more = With a target here there is { n-dice } more for the attack.
text-site-ground-fewer = With a target here there is { n-dice } fewer for the attack.
text-site-fewer = A search from here draws { $n ->
    [one] 1 card
   *[other] { $n } cards
} fewer.
text-site-more-musters = Mustering here you may gain { n-warbands } more, if you rule the site.
text-site-crowded = Before you play or move a card here you may discard one.
text-site-homeland = Play a card of { suit-said } here to { $effect }, unless you discarded one of that suit from here in this turn.
text-take-relic-here = take a relic of the site
text-site-opportunity = At the end of your Wake phase you may take a favor or a secret that lies here.
text-take-from-site = take a favor or a secret of the site

## Modifiers and persistent powers

option-guise = With the advisers of { $seat }
ask-guise = Whose advisers stand for yours?
log-catches-favor = { $seat } gets { n-favor } that was burnt.
log-pays-toll = { $seat } pays a toll of 1 favor: { $card }.
log-guises = { $seat } trades with the advisers of { $other }.
text-chosen = You may choose it at the start of the action.
text-chosen-begins = At the start of the action you may { $effect }.
text-muster-free-on = Mustering with a card of the suit { suit-said } costs no supply.
text-muster-poorest = Mustering with a card whose bank alone has the least favor you may gain { n-warbands } more.
text-muster-more = Your musters bring { n-warbands } more.
text-muster-here = Mustering with this card you may gain { n-warbands } more.
text-muster-kin = You must muster with a card of a suit that one of your advisers has.
text-muster-secret = You must place a secret to muster instead of a favor.
text-versatile = In a trade this card may count as { suit-said } or { other-suit-said } instead of its own suit.
text-counts-twice = It counts as two advisers of its suit, but as one in your council.
text-trade-tip = If a trade brings you exactly 1 favor, it brings 1 more.
text-trade-no-favor = Trades bring you no favor.
text-trade-here = Trading with this card for secrets brings 1 more, if you have an adviser of the suit { suit-said }.
text-trade-free-on = Trading with cards of the suits { suit-said } and { other-suit-said } costs no supply.
text-trade-free-kin = Trading with a card of a suit that one of your advisers has costs no supply.
text-trade-region = With your pawn here you may trade with any card at a site of your region.
text-trade-elsewhere = You may trade as if your pawn were at a site with a card of the suit { suit-said }.
text-trade-there = The modifiers of that site count, those of your own do not.
text-trade-free = The trade then costs no supply.
text-sacrifice-one = sacrifice a warband of your board
text-disguise = trade with the advisers of another player instead of your own

## Relics, sites and edifices that change the rules

ask-rest-power = Which of your Rest powers do you use now?
ask-sway-end = The end die shows { $n }. Make it { $other }?
log-sways-end = { $seat } changes the end die: it counts as { $n }.
log-turns-dark = { $seat } turns { n-secrets } facedown.
text-no-posting = You cannot place warbands at sites, by any means.
text-leads-bandits = Bandits count as your warbands, except where an enemy rules: sites without warbands are yours, and the last warband of a site may leave it. Bandits cannot be killed, moved or sacrificed.
text-rules-imperial-cards = As an Exile you, and not the Imperial players, rule the cards at Imperial sites in your turn, battle plans excepted.
text-sways-end = Who rules this card may change the end die by 1 after it was rolled; no Citizen can.
ask-swap-drawn = { $card }: swap which of the drawn denizens for random ones of the Dispossessed?
ask-lay-next = { $card }: which card goes on the pile next?
log-exchanges-drawn = { $seat } swaps drawn cards for Dispossessed ones: { $n }.
log-reveals = { $seat } shows { $card }.
text-draw-fewer = It then draws { $n ->
    [one] 1 card
   *[other] { $n } cards
} fewer.
text-search-openly = Then show all what you drew, and what you keep of it.
text-under-deck = All cards you discard in a search may be put under the world deck.
text-swap-drawn = you may swap any of the denizens you drew for random ones of the Dispossessed
text-when-drawn = When you have drawn, { $effect }.
text-keeps-sites = In the chronicle sites with a card of the suit { suit-said } stay on the map.
text-site-hidden = To travel here you turn a secret facedown.
text-site-hidden-target = So does who declares a target here, once a campaign.
text-deal-promises = make a binding deal with a player: { $kinds }; promises about later are for the players to speak of

## Battle plans and what belongs to campaigns

option-find = The { nth } relic at { $slot }
option-way = { $way }
way-sway-1 = 1 die, and keep the card
way-sway-3-discard-at-end = 3 dice, and discard the card at the end
option-campaign-from = Campaign from { $slot }
option-release = { n-warbands } to { $seat }
ask-reroll = { $card }: pay to roll all of these dice again?
ask-post-from = How many warbands of { $slot } go to the sites you have won?
ask-relic-under = Put { $card } under the relic deck?
ask-may = { $card }: { $way }?
ask-choose = { $card }: which way?
ask-find-relics = Which facedown relics are targets too?
ask-rearrange = How many warbands go to each of your sites, besides the one that stays?
ask-discard-instead = Discard a card in place of { $n ->
    [one] 1 plan
   *[other] { $n } plans
}?
ask-kill-force = Kill { n-warbands } that { $seat } has left, and give 1 favor for it?
ask-release = Which warbands do you let go?
ask-campaign-from = From which site do you campaign?
ask-free-travel = Do you travel, without supply?
ask-free-travel-led = Travel without supply? { $seat } chooses where to.
log-rerolls = { $seat } uses { $card } and rolls again.
log-warbands-come-to = { n-warbands } that would have died come to { $card }.
log-targets-find = { $seat } targets a facedown relic at { $card }.
log-cages = { n-warbands } of { $seat } { $n ->
    [one] is
   *[other] are
} kept on { $card }.
log-releases = { n-warbands } of { $seat } { $n ->
    [one] leaves
   *[other] leave
} { $card }.
banner-said = { $banner ->
    [pf] the People's Favor
   *[ds] the Darkest Secret
}
text-plan-alone = your side uses no other battle plan
text-plan-tail = after the campaign, if you won, { $effect }
text-plan-discards-unless = at the end discard this card, unless { $when }
text-sway-dice-per = 1 die more for your attack, or fewer for your attacker's, { $per }
text-defence-dice-per = 1 die more for the defence { $per }
text-per-targeted-site = for each targeted site
text-per-own-adviser = for each { suit-said } adviser of yours
text-per-ruled-card = for each { suit-said } card you rule
text-per-ruled-suit = for each suit you rule, but for { suit-said }
text-per-card-at-sites = for each { suit-said } card at a site
text-own-skulls-ignored = your own skulls kill nobody
text-hollow-ignored = hollow swords count nothing
text-twos-ignored = faces of the other side with two swords or two shields count nothing (their skulls still kill)
text-one-shield-ignored = faces with one shield count nothing
text-attack-doubled = the whole attack roll counts twice, skulls too
text-attack-halved = the attacker rolls half of the dice, rounded down
text-dear-sacrifices = each warband you sacrifice counts three
text-no-defending-plans = the defending side uses no battle plans
text-force-spared = if you lose, none of your force is killed, whatever would kill it
text-stand-or-fall = if you lose, your whole force is killed
text-win-now = you win at once, without rolls
text-buy-peace = give the other side a favor for each defence die; you win at once, and nobody is killed
text-find-relics = facedown relics at targeted sites may be targets too, a defence die each; you may put those you take under the relic deck
text-rearrange = move warbands among your board and the sites you rule, but for the last of a site
text-discard-this = discard this card
text-doom-this = { $mood ->
    [way] Discard this card at the end
   *[do] discard this card at the end
}
text-favor-per-foe-adviser = gain a favor for each adviser of the other side, from the bank of its suit
text-warbands-per-dead = gain a warband for each of the other side that was killed in this campaign
text-burn-defenders-secrets = the defender burns all secrets of the board but one
text-burn-defenders-favor = the defender burns all favor of the board
text-take-in-dead = your warbands that would be killed come to this site at the end, if you rule it
text-kill-left-over = you may kill what is left of the other side's force; then give it a favor, if you have one
text-cage-left-over = what is left of the other side's force is kept on this relic
text-release-caged = any number of the warbands on this relic go to the boards of their colour
text-discard-instead = in place of all { lost-said } plans that you would discard you may discard a { suit-said } card you rule
lost-said = { $lost ->
   *[nomad] Nomad
}
text-dearer-plans = { $secret ->
    [0] Each battle plan of the other side costs a burnt favor more.
   *[other] Each battle plan of the other side costs a secret more.
}
text-even-targets = Who attacks you must declare targets with an even number of defence dice in all.
text-roll-again = After you roll attack or defence dice you may pay to roll all of them again, once.
text-campaign-from-ruled = campaign without supply as if your pawn stood at a site you rule; your warbands there join the force
text-campaign-from-suit = campaign without supply as if your pawn stood at a site with a { suit-said } card; your warbands there join the force
text-after-campaign = When a campaign of another player is over, { $effect }.
text-campaign-back = you may campaign against that player without supply
text-travel-and-campaign = you may travel, then you may campaign, both without supply
text-when-side-holds = you hold { banner-said }
text-when-foe-lacks = the other side does not hold { banner-said }
text-when-foe-has-adviser = the other side has an adviser of { suit-said }
text-when-target-has-card = a targeted site has a card of { suit-said }
text-when-stronger = your force is greater than theirs
text-when-weaker = the defending force is greater than yours
text-when-defence-pool = there are { n-dice } or more for the defence
text-when-pawn-is-target = the pawn and the favor are a target
text-when-foe-is-here = a pawn of the other side is at your site and you can give all that favor

## Powers: Actions and what happens When Played

option-player = { $seat }
option-pick = { $card }
option-to-site = { $slot }
option-of-suit = { $suit }
option-from-bank = { $suit }: { n-favor }
option-pile = The discard pile of { $region }
option-hidden-adviser = The { nth } facedown adviser of { $seat }
option-hidden-relic = The { nth } relic at { $slot }
option-hidden-site = The facedown site at { $slot }
option-sell-secret = Give { $seat } a secret and take 2 favor
option-buy-secret = Give { $seat } 2 favor and take a secret
option-ds-place = Place a secret on the Darkest Secret
option-ds-burn = Burn a secret of the Darkest Secret
option-relic-take = Take the relic
option-relic-under = Put it under the relic deck
option-give-adviser = Give { $card }
option-give-hidden = Give your { nth } facedown adviser
option-give-site = Give { $slot }
option-want-adviser = Ask for { $card }
option-want-hidden = Ask for the { nth } facedown adviser
option-want-site = Ask for { $slot }

ask-whose = { $card }: which player?
ask-which = { $card }: which one?
ask-which-other = { $card }: and which other?
ask-which-goes = { $card }: which card makes room?
ask-where = { $card }: which site?
ask-which-bank = { $card }: which bank?
ask-richest-bank = { $card }: from which of the fullest banks?
ask-poorest-bank = { $card }: to which of the emptiest banks?
ask-which-suit = { $card }: which suit?
ask-which-pile = { $card }: which discard pile?
ask-which-space = { $card }: which relic of the Reliquary?
ask-each-bank = { $card }: a favor from each of { $n } banks.
ask-banks = { $card }: { n-favor } from any banks.
ask-move-banks = { $card }: move { n-favor } from any banks.
ask-kill = { $card }: kill { n-warbands }
ask-redeploy = { $card }: place up to { n-warbands }; the rest stay on your board.
ask-bargain = { $card }: another bargain?
ask-burn-for-secrets = { $card }: how much favor do you burn for as many secrets?
ask-sacrifice-pairs = { $card }: how many secrets, at 2 warbands each?
ask-tend-ds = { $card }: place a secret, or burn one?
ask-exchange-pile = { $card }: how many cards?
ask-peek = { $card }: which card do you look at?
ask-drawn-relic = { $card }: you drew { $relic }
ask-take-seen = { $card }: do you take { $relic }?
ask-extort = { $seat } wants { $card }. Do you give { n-favor } instead?
ask-come = { $card }: do you put your pawn at { $slot }?
ask-steal = { $card }: pay and roll for { $n ->
    [one] the relic
   *[other] { $n } relics
} that { $seat } has just taken?
ask-deal-with = { $card }: whom do you offer a deal?
ask-deal = What do you give and what do you want? The other player: { $seat }
ask-deal-answer = { $seat } offers a deal. Do you accept?
ask-deal-counter = What do you offer instead? The other player: { $seat }

log-takes-favor = { $seat } takes { n-favor } from { $other }.
log-takes-secrets = { $seat } takes { n-secrets } from { $other }.
log-gives-secrets = { $seat } gives { $other } { n-secrets }.
log-given-favor = { $seat } is given { n-favor }.
log-given-secrets = { $seat } is given { n-secrets }.
log-places-favor = { $seat } places { n-favor } in the { $suit } bank.
log-places-on = { $seat } places { n-favor } on { $card }.
log-moves-favor = { n-favor } from the { $suit } bank to the { $other } bank.
log-ds-place = { $seat } places { n-secrets } on the Darkest Secret.
log-ds-burn = { $seat } burns { n-secrets } of the Darkest Secret.
log-rolls-shields = { $seat } rolls { $n } shields.
log-banks-favor = { n-favor } of { $seat } goes to the { $suit } bank.
log-follows = { $seat } puts a warband on { $card }, which counts for both now.
log-moves-to-site = { $seat } moves { $card } to { $site }.
log-moves-to-council = { $card } moves to the council of { $seat }.
log-swaps = { $seat } swaps { $card } and { $other }.
log-swaps-facedown = A facedown adviser of { $seat } and one of { $other } are swapped.
log-moves-pile = { $seat } puts the pile of { $region } on that of { $other }.
log-pilgrimage = { $seat } sends cards to the Dispossessed and draws as many: { $n }.
log-exchanges-pile = { $seat } exchanges cards of the pile for cards of the Dispossessed: { $n }.
log-turns-over = { $seat } turns an edifice over: { $card }.
log-turns-up-top = { $seat } turns up the top card of the pile: { $card }.
log-relic-under = { $seat } puts a relic under the relic deck: { $card }.
log-puts-pawn = { $seat } puts the pawn at { $card }.
log-peeks = { $seat } looks at hidden cards: { $n }.
log-deal = { $seat } and { $other } make a deal.

# A second suit in the text of a card.
other-suit-said = { $other ->
    [discord] Discord
    [arcane] Arcane
    [order] Order
    [hearth] Hearth
    [beast] Beast
   *[nomad] Nomad
}
text-each-at-sites = for each { suit-said } card at sites
text-per-card-ruled = for each { suit-said } card you rule
text-when-you-hold = you hold { $banner ->
    [pf] the People's Favor
   *[ds] the Darkest Secret
}
text-when-mob = the People's Favor shows the Mob
text-when-more-secrets = as an Exile you have more secrets than the Chancellor, those on cards included
text-when-more-sites = as an Exile you rule more sites than the Chancellor
text-gain-from-banks = gain { n-favor } from any banks
text-gain-of-each = gain 1 favor from each of { $banks } different banks
text-from-one-bank = take { n-favor } from one bank
text-from-one-bank-per = take { n-favor } from one bank { $per }
text-gamble = roll { $dice } defence dice and take as much favor from one bank as they show shields
text-draw-to-bank = move 1 favor from any bank to the { suit-said } bank { $per }
text-whole-bank = move all favor of one bank to the { suit-said } bank
text-level = move { n-favor } from the fullest bank to the emptiest one
text-take-favor = take { n-favor } from a player at your site
text-take-secret = take 1 secret from a player at your site, but never the last
text-tax = take { n-favor } from each player whose pawn is at a site you rule in your region
text-bargain = as often as you like, give a player at your site a secret and take 2 favor, or give 2 favor and take a secret; with one player only one way
text-burn-for-secrets = each player, from the Chancellor on, may burn any number of favor to gain as many secrets
text-pay-for-sites = each player places 1 favor in the { suit-said } bank for each site they rule
text-pay-for-suits = each player, except who holds the People's Favor, places 1 favor here for each suit of the cards they rule
text-burn-to-last = each player burns all secrets of board and cards but one; you keep only the one here
text-come-back = favor and secrets return from cards and your secrets turn up as in the Rest phase, except the favor here
text-place-on-ds = place a secret on the Darkest Secret
text-burn-of-ds = burn all secrets of the Darkest Secret but one
text-tend-ds = place a secret on the Darkest Secret, or burn one of it, never the last
text-end-act = { $mood ->
    [now] Your
   *[do] your
} Act phase ends
text-gain-warbands-per = gain 1 warband { $per }
text-kill-on-board = kill 1 warband on any board
text-kill-on-board-of = kill 1 warband on the board of a player with an adviser of { suit-said } or { other-suit-said }
text-kill-in-region = kill any { n-warbands } in your region, at sites or on boards
text-kill-at-site = kill { n-warbands } at one site of your region
text-kill-at-each-site = kill 1 warband at each site
text-seize-site = if no pawn of the site's ruler is here, kill all warbands here, gain 1 warband and place it here
text-sacrifice-for-secrets = sacrifice any number of pairs of warbands on your board to gain 1 secret for each pair
text-redeploy = move your warbands as you like among your board and the sites you rule, but not the last one of a site
text-discard-in-region = discard all other { suit-said } and { other-suit-said } cards at sites of your region
text-discard-commonest = discard all other cards of the suit most common at sites
text-tame = discard a { suit-said } or { other-suit-said } card at your site to gain { n-favor } from the bank of its suit
text-discard-adviser = discard a faceup adviser of a player at your site, or one of yours
text-discard-adviser-dark = discard a faceup adviser of the player who holds the Darkest Secret, if not the People's Favor too
text-rove = discard a denizen at another site and move this card there
text-move-to-other = move this card to the advisers of another player and take { n-favor } from that player
text-settle = move one of your faceup advisers to your site
text-resettle = move a faceup { suit-said } adviser of any player to any site
text-swap-here = swap one of your faceup advisers with a card at your site
text-swap-adviser = swap this card with a faceup adviser of another player
text-swap-adviser-of = you may swap this card with a faceup { suit-said } adviser of another player
text-swap-at-sites = you may swap this card with any { suit-said } card at a site
text-swap-facedown = swap any two facedown advisers of different players
text-convoy = put the whole discard pile of another region on top of that of your region
text-pilgrimage = move all denizens at your site to the Dispossessed and shuffle it; draw as many, look at them and put them on the discard pile of your region in any order
text-exchange-pile = swap up to { $n } topmost denizens of the discard pile of your region for random cards of the Dispossessed
text-turn-over = turn this card to its intact side
text-peek-pile = look at a whole discard pile
text-peek-deck = look at the top { $n } cards of the world deck
text-peek-top = look at the top { $n } cards of the discard pile of your region
text-peek-any = look at a facedown site, adviser, or relic at a site
text-draw-relic = draw a relic and take it or put it under the relic deck
text-trade-relic = draw a relic and take it, then put one of your relics, but not the Grand Scepter, under the relic deck
text-this-relic-under = put this relic under the relic deck
text-break-relic = put a facedown relic of your site under the relic deck to gain { n-warbands }
text-open-reliquary = if the Empire rules your site, look at a relic of the Reliquary; you may take it
text-inquire = look at a facedown adviser of a player at your site. If it is the Conspiracy, play or discard it as if you had drawn it; if not, that player is given the favor here
text-call-vision = draw the topmost Vision of the world deck, and play or discard it
text-ride-after = turn up the top card of the discard pile of your region and travel without supply to a site with a card of its suit, or anywhere if there is none
text-summon = a player elsewhere must travel to your site without supply, if possible, and is given the secret here
text-carry-along = choose a player at your site and a site where that player can travel: put your pawn there, and the player travels there without supply
text-gather = each player, from the Chancellor on, may put the own pawn at this site
text-submit = become a Citizen
text-submit-may = as an Exile you may become a Citizen
text-submit-gives = if you give the Chancellor the Darkest Secret
text-submit-relic = take a relic of the Reliquary unseen
text-submit-all = { $parts }
text-extort = choose a relic of a player at your site and take it, unless you are given { $favor } favor
text-follow-vision = as an Exile gain 1 warband and put it on any revealed Vision, which counts as revealed for you too; when it is discarded, the warband dies and you play or discard that Vision as if you had searched for it
text-deal = make a binding deal with a player: { $kinds }
text-deals-there = { $mood ->
    [now] Players
   *[do] players
} here may make binding deals: { $kinds }
text-deal-favor = favor
text-deal-secrets = secrets
text-deal-relics = relics
text-deal-advisers = advisers
text-deal-sites = sites
text-small-council = You have no more than { $n } advisers.
text-one-stranger = You may have only one adviser who is not of the suit { suit-said }; a facedown one is not.
text-kin-need-no-seat = Faceup advisers of the suit { suit-said } ignore the limit of your council.
text-more-bandits = Each site has { $n } more bandits.
text-needs-no-seat = It comes to a council however full that is, and counts as an adviser afterwards.
text-not-beside-locked = Play it to any site without a locked card, however full.
text-sole-card = Its site holds one card.
text-discard-beside = discard all other denizens here
option-travel-toll = Travel for a toll: { $slot }{ for-price }
ask-travel-consent = Pay what it asks to be sent to { $slot }?
ask-gain-warbands = { $card }: gain { n-warbands }?
ask-gain-bank = { $card }: from which bank?
why-no-travel = there is nowhere to go
text-travel-free = You may travel without spending supply.
text-travel-while-few = With { $most } or fewer warbands on your board you may travel without spending supply.
text-travel-in-region = You may travel within your region without spending supply.
text-travel-to-suit = You may travel to a site with a card of the suit { suit-said } without spending supply.
text-travel-gate = You may travel to this site, or from it, without spending supply.
text-travel-ignoring-sites = On that way you ignore the powers of sites.
text-toll-roads = Enemies of who rules this card pay a toll of 1 favor to travel to a site of that side.
text-station-free = Who rules this card travels to this site without spending supply.
text-station-toll = Others may pay its ruler a toll of 1 favor for that.
text-pass = From outside the region one can travel only to this site.
text-ignoring-pass = On that way a pass does not bar you.
text-ignoring-both = On your way from here neither a pass nor a hidden place bars you.
text-leaving-at = Leaving costs { n-supply }.
text-ruler-sends = If an enemy player rules this site, that player chooses where you go.
text-vines = Enemies of who rules this card kill 1 warband of their board when they leave a site of that side.
text-lake = Who travels here and does not rule this card kills 2 warbands of the own board.
text-tyrant = You must kill a warband at each site you travel to, whoever's it is.
text-drum = After you traveled you may gain 1 warband.
text-hospitality = After you traveled, gain 1 favor from a bank that matches a card at your site and one of your advisers.
text-envoy = Your Act phase ends after this travel.
text-draw-more = In a search you may draw { $n ->
    [one] { $n } card more
   *[other] { $n } cards more
}.
text-play-two = Of the cards drawn in a search you may play two, if at least one of them goes to a site.
text-any-heap = All cards you discard in a search may be put on top of any one discard pile, or under it.
text-search-free = You may search without spending supply.
text-piles-only = Only a discard pile can then be searched.
text-from-under = Cards are drawn from its bottom.
text-other-piles = You may search the discard pile of another region.
text-piles-from-here = With your pawn here you may search any discard pile.
text-play-anywhere = You may play cards of the suits { suit-said } and { other-suit-said } to any site with room.
text-clear-first = Before you play a card to a site you may discard a denizen there.
text-secret-for-play = Playing to a site brings you 1 secret instead of the favor.
text-add-secrets = When you recover the Darkest Secret, you may gain { n-secrets } and add them.
text-only-secret = It serves for nothing else.
text-welcoming-party = When you play a denizen face up that was no facedown adviser, gain 1 favor from the hearth bank.
text-wild-cry = When you play a beast card, gain 1 supply, and you may gain 2 warbands.
text-free-campaign = you may campaign without spending supply
text-hunting-party = After you searched the world deck you may campaign without spending supply.
text-knights-errant = After you mustered you may campaign without spending supply.
text-relic-worship = When you recover a relic, gain 3 supply.
text-no-facedown = Enemies of who rules this card cannot play cards facedown.
text-no-suit = Enemies of who rules this card cannot play cards of the suit { suit-said } face up.
text-no-vision-here = Enemies at a site of who rules this card cannot play Visions face up.
text-vision-only-here = Visions are revealed only by who stands here; the Conspiracy is free.
text-no-vision = You cannot play Visions face up.
text-search-toll = Enemies at a site of who rules this card pay a toll of 1 favor to search, or to play a facedown adviser.
text-trade-toll = Enemies of who rules this card pay a toll of 1 favor to trade with cards of that side.
text-no-work = Enemies of who rules this card can neither muster nor trade with cards of the suit { suit-said }.
text-no-secret-powers = Enemies of who rules this card cannot use powers that cost secrets.
text-no-exile = As a Citizen you cannot be exiled, nor leave.
text-guards-secret = Enemies of who rules this card can neither target nor take the Darkest Secret.
text-guards-from-strangers = Others who rule no card of the suit { suit-said } can neither target nor take your relics and banners.
text-guards-all = Others can neither target nor take your banners and your other relics.
text-no-banner-target = The People's Favor cannot be a target.
text-mob-stays = The People's Favor ends every recovery on its Mob side.
text-no-recovery-pf = You cannot recover the People's Favor.
text-no-recovery-ds = You cannot recover the Darkest Secret.
text-catches-burnt = Favor that anybody burns comes to you.
text-locked-for-enemies = For your enemies every denizen at a site you rule is locked.
text-relics-locked = Nor can they recover relics there.
text-relic-dice = Each of your relics adds 1 defence die more as a target.
text-pawn-dice = Your pawn and favor add 1 defence die more as a target.
text-site-dice = Each targeted site of who rules this card adds 1 defence die more.
text-no-plans-of = Enemies cannot use battle plans of the suits { suit-said } and { other-suit-said } against you.
text-no-kindred-plans = Enemies cannot use against you battle plans of a suit that one of your advisers has.
text-no-plans-here = Who targets this site cannot use battle plans.
text-pass-target = Who attacks something in the region from outside must target this site too, or rule it.
text-no-campaign = You cannot campaign.
text-relic-thief = Right after another player in your region has taken relics, you may pay this card's price and roll a defence die for each of them: if none shows a shield, take them all.
text-herald = When another player's campaign against a player is over, gain 1 favor from any one bank.
text-silence-gains = When a player recovers the Darkest Secret, gain as many secrets as that player placed.
text-gives-no-secrets = You cannot give secrets to other players.
text-bank-for-board = All favor that would come to your board goes to the { suit-said } bank; you may use the favor there as if it lay on your board.
text-bank-all = all favor of your board goes to the { suit-said } bank
text-levy-all = In your attacks the warbands of all sites you rule belong to your force; if you win, they stay where they are.
text-rooted = With warbands on your board you cannot travel off a site you rule, nor be made to.
text-no-sacrifice = Attackers of your side cannot sacrifice warbands to win.
text-book-binders = When another player plays a Vision face up, gain 2 favor from a bank.
text-saddle-makers = When another player plays a nomad or order card face up, gain 2 favor from its bank.
text-chaos-cult = When another player takes the title, take 1 favor from that player.
text-from-any-bank = gain { n-favor } from a bank
text-from-site-bank = gain { n-favor } from a bank that matches a card at your site
text-from-played-bank = gain { n-favor } from the bank of its suit
text-take-favor-of = take 1 favor from that player
text-take-from-chancellor = take 1 favor from the Chancellor
text-rest-insomnia = When you rest, gain 1 secret.
text-rest-obedience = When you rest, you may take 1 favor from a bank.
text-rest-silver = When you rest, you may take 1 favor from a bank that matches a card at your site.
text-rest-poverty = When you rest without favor, you may take 2 favor from a bank.
text-rest-naysayers = When you rest while an Exile has the title, take 1 favor from the Chancellor.

## The table in a terminal, and titles of the generic board

table-round = Round { $n } of { $of }
table-reign = Game { $n } of the series
table-oathkeeper = Oathkeeper: { $seat }
table-usurper = Usurper: { $seat }
table-no-title = nobody holds the title
table-none = none
table-you = (you)
table-to-move = to move
table-won = has won
table-facedown-site = a facedown site
table-n-warbands = { n-warbands }
table-n-bandits = { $n ->
    [one] { $n } bandit
   *[other] { $n } bandits
}
table-n-favor = { n-favor }
table-n-secrets = { n-secrets }
table-n-relics = { $n ->
    [one] { $n } relic
   *[other] { $n } relics
}
table-room = room { $n }
table-cradle = Cradle
table-provinces = Provinces
table-hinterland = Hinterland
table-banks = Banks
table-stock = shared bank { $n }
table-banners = Banners
table-unheld = nobody
table-mob = the Mob
table-decks = Decks
table-top-denizen = a denizen on top of the world deck
table-top-vision = a Vision on top
table-deck-empty = the world deck is empty
table-visions = Visions drawn: { $n }
table-search = a search costs { $n } supply
table-pile = Discarded in { $region }: { $n }
table-shown = Shown to all: { $cards }
table-reliquary = Reliquary
table-open = open
table-relic-facedown = facedown
table-offer = Offer
table-citizenship = citizenship
table-campaign = Campaign from { $place }
table-allies = Allies
table-targets = Targets
table-target-pawn = the pawn and the favor
table-target-find = relic { $n } at { $site }
table-attack = attack: { $dice } dice, force { $n }
table-defence = defence: { $dice } dice, force { $n }
table-value = defence rolled { $n }
table-plans = Plans
table-chancellor = Chancellor: { $seat }
table-citizen = Citizen: { $seat }
table-exile = Exile: { $seat }
table-dark = facedown secrets { $n }
table-supply = supply { $n } (rest: { $rest })
table-warbands = warbands { $n }, in the bank { $bank }
table-caged = caged { $n }
table-at = at { $place }
table-advisers = Advisers
table-facedown-denizen = facedown { $n }
table-facedown-vision = facedown { $n } (a Vision)
table-vision = Vision
table-relics = Relics
table-drawn = Drawn
table-here = At your site
table-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

# Why a bot likes an answer: what there is more or less of then (sense.py)
trait-race = the chance of the title or a Vision
trait-favor = favor
trait-secrets = secrets
trait-relics = relics
trait-people = the People's Favor
trait-secret = the Darkest Secret
trait-advisers = advisers
trait-facedown = facedown advisers
trait-warbands = warbands
trait-sites = sites
trait-cards = cards at one's sites
trait-citizen = being a Citizen

## Who is who in the story of a game: each name is singular, the subject of a sentence

realm-purple = The purple court
realm-red = The red house
realm-blue = The blue house
realm-yellow = The yellow house
realm-white = The green house
realm-black = The black house
error-favor-short = There is not enough favor for what players begin with.

# -- what is printed in figures

figure-suit = suit: { suit-said }
figure-cost = price: { $parts }
figure-favor-paid = place { n-favor }
figure-secret-paid = place { n-secrets }
figure-burn-favor-paid = burn { n-favor }
figure-burn-secret-paid = burn { n-secrets }
figure-dark-paid = turn { n-secrets } facedown
figure-defence = defence dice: { $n }
figure-room = cards: { $n }
figure-prompts = turned up with { $parts }
figure-favor = { n-favor }
figure-secrets = { n-secrets }
figure-relics = { $n ->
    [one] { $n } relic
   *[other] { $n } relics
}
figure-recovery = a relic costs: { $parts }
figure-place = place { n-favor } in the { suit-said } bank

## Windows that are declined ahead
window-citizenship = Citizenship that is offered to you
window-exchange-answer = Citizenship with an exchange
window-deal-answer = Deals that are offered to you
window-plans = Battle plans
window-join = Joining the defence of another
window-march-allow = Others taking warbands from your sites
window-take-warbands-allow = Others taking warbands from your board
window-give-warbands-allow = Warbands that are given to you
