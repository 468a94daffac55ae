# Oath: the words of its board in a browser. Sentences of the game itself are in en.ftl.

board-map = Map
board-region-cradle = Cradle
board-region-provinces = Provinces
board-region-hinterland = Hinterland
board-mine = Mine
board-my-cards = My cards
board-players = Players
board-pile = Discards
board-pile-n = discards { $n }
board-pile-help = The region's discard pile: { $n } cards, { $visions } of them Visions. Everybody sees the backs.
board-unknown-land = Unknown land
board-comes-up = turns up when somebody comes
board-seen-land = lies facedown; you have seen it
board-pawn-of = { $n } is here
board-relic = relic
board-relic-down = facedown relic
board-free = free
board-free-n = free { $n }
board-bandits = bandits
board-too-dear = Needs { $n } supply, you have { $own }
board-you-here = you are here
board-defence = Defense dice
board-defence-n = defense { $n }
board-capacity = Room for cards
board-comes-with = Placed here
board-recovery = To recover a relic
board-to-bank = to the bank of { $n }
board-target = target
board-target-dice = target: { $n ->
    [one] { $n } defense die
   *[other] { $n } defense dice
}
board-burn = burn
board-turn = turn over
board-price = Price
board-locked = locked
board-ruin = ruin
board-favor = favor
board-secret = secret
board-secrets = secrets
board-secrets-dark = secrets, { $n } facedown
board-dark-n = { $n } facedown secrets
board-supply = supply
board-warbands = { $n ->
    [one] { $n } warband
   *[other] { $n } warbands
}
board-warbands-head = Warbands
board-no-warbands = no warbands
board-deck-site = site
board-deck-vision = Vision
board-deck-relic = relic
board-deck-world = World deck
board-deck-top-denizen = Top of the world deck: an ordinary back
board-deck-top-vision = Top of the world deck: the back of a Vision
board-deck-empty = the deck is empty
board-kind-plan = battle plan
board-kind-plan-attacker = attacker's plan
board-kind-plan-defender = defender's plan
board-kind-action = action
board-kind-when_played = when played
board-kind-mod-search = search
board-kind-mod-travel = travel
board-kind-mod-muster = muster
board-kind-mod-trade = trade
board-kind-mod-recover = recover
board-kind-mod-campaign = campaign
board-kind-persistent = always
board-kind-static = always
board-kind-wake = wake
board-kind-rest = rest

board-oath-supremacy = Oath of Supremacy
board-oath-people = Oath of the People
board-oath-protection = Oath of Protection
board-oath-devotion = Oath of Devotion
board-goal-supremacy = Rules the most sites.
board-goal-people = Holds the People's Favor.
board-goal-protection = Holds the most relics and banners.
board-goal-devotion = Holds the Darkest Secret.
board-kept = Oathkeeper: { $n }.
board-would-succeed = Successor: { $n }.
board-stands = { $name }: { $n }
board-usurped = Usurper: { $n }.
board-is-keeper = Oathkeeper
board-is-usurper = Usurper
board-is-heir = successor
board-standings = How much each has of what the oath counts
board-banner-pf = People's Favor
board-banner-ds = Darkest Secret
board-banner-pf-help = At the start of a turn its holder places a favor here or returns one to a bank. As many defense dice as there is favor.
board-banner-ds-help = Its holder may search the world deck for 2 supply. As many defense dice as there are secrets.
board-mob = The banner shows the Mob.
board-mob-short = Mob
board-on-it = on it
board-banks = Favor banks
board-visions = Visions
board-visions-track = Visions drawn: { $n }; they can be fulfilled from { $needed } on; a search of the world deck costs { $price }

board-role-chancellor = Chancellor
board-role-citizen = Citizen
board-role-exile = Exile
board-own-warbands = warbands on the board { $n }, in the bank { $bank }
board-supply-track = Supply { $n } of { $most }; { $refresh } after a rest
board-adviser = adviser
board-advisers = Advisers
board-relics = Relics
board-adviser-down = facedown adviser
board-adviser-down-vision = facedown adviser, a Vision
board-only-you = only you see it
board-no-cards = no advisers
board-unknown-card = a card you do not see
board-reliquary = Reliquary
board-reliquary-relic = A relic of the Reliquary
board-space-open = { $name }, open. { $rule }
board-space-shut = { $n }: a relic lies here
board-space-brutal = When the Chancellor attacks, the loser's whole force dies.
board-space-decadent = The Chancellor travels to the Cradle for nothing, to the Hinterland for 1 more.
board-space-careless = When trading the Chancellor gains 1 favor more, or 1 secret less.
board-space-greedy = The Chancellor draws 5 cards in a search, but none that costs more than 2.
board-drawn = Cards drawn
board-drawn-help = only you see them
board-rules-n = { $n ->
    [0] no sites
    [one] { $n } site
   *[other] { $n } sites
}
board-rival-all = Supply { $supply }, warbands in the bank { $bank }, relics and banners { $prizes }.

board-actions = Actions
board-action-search = Draw cards from the world deck or the region's discard pile, and play one.
board-action-muster = Place favor on a card at your site and gain warbands.
board-action-trade = Place a secret or favor on a card at your site and gain the other.
board-action-recover = Take a relic of your site, or a banner.
board-action-campaign = Attack a player or the bandits at your site.
board-action-travel = Move your pawn to another site.
board-where-turn = Your turn, supply { $n }
board-where-other = You are asked
board-where-war = Campaign, { $n }
board-end-die = die: { $n ->
    [6] 6
   *[other] { $n }–6
}
board-end-last = end

board-campaign = Campaign
board-to-map = to the map
board-unfold = unfold
board-step-declared = Declared
board-step-allies = Allies
board-step-plans = Plans
board-step-roll = Rolls
board-step-outcome = Outcome
board-attacks = attack
board-defends = defense
board-side-empire = The Empire
board-side-bandits = Bandits
board-side-nobody = Nobody
board-force = Force
board-killed = { $n } killed
board-dice = dice
board-dice-head = Dice
board-dice-n = Dice: { $n }
board-no-dice = no dice
board-attack-value = attack
board-defence-value = defense
board-targets = Targets
board-title = title
board-pawn = pawn and favor
board-allies-head = Allies
board-plans-head = Plans
board-may-answer = How they may answer
board-no-plans = no plans
board-for-nothing = free
board-onto-card = onto the card
board-to-the-bank = to the bank, not own turn
board-die-skull = two swords and a skull
board-die-sword = sword
board-die-hollow = half a sword
board-die-shields = two shields
board-die-shield = shield
board-die-double = shields doubled
board-die-blank = blank
board-sum-sword = swords { $n }
board-sum-skull = with a skull { $n }
board-sum-hollow = half swords { $n }
board-attack-rolled = Attack: { $skull } with a skull, { $sword } swords, { $hollow } half swords
board-defence-rolled = Defense: { $blank } blank, { $shield } with a shield, { $shields } with two, { $double } doubling
board-forecast = Forecast
board-odds = Won { $won } of 100, won by a sacrifice { $dear } more, lost { $lost }
board-odds-dear = by sacrifice { $n } %
board-odds-help = More plans and rolls made again are not counted.
board-odds-worst = If the defense answers with all it can: { $won } % outright, { $dear } % more by a sacrifice.
board-stake = At stake.
board-stake-supremacy = Sites would be: { $n }.
board-stake-protection = Relics and banners would be: { $n }.
board-stake-one = { $name }: { $after } (now { $before })
board-stake-title = The title would pass; Oathkeeper: { $n }.
board-stake-stays = The title would stay; Oathkeeper: { $n }.
board-stake-tie = It would be a tie, and the title would stay; Oathkeeper: { $n }.
board-stake-chooses = Who gets the title, { $n } would choose.
board-stake-mob = “{ $name }” would come with its Mob side up and { $n } left on it.
board-stake-banner = “{ $name }” would change hands with { $n } left on it.
board-stake-favor = Favor that could be burnt: { $n }.
board-stake-lost-you = If you lose, { $n } of { $of } of your warbands die.
board-stake-lost = If the attacker loses, { $n } of { $of } warbands die.
board-score = Rolls
board-against = against
board-attack-needs = To win takes more than the defense.
board-sacrifice-help = The sacrificed warbands add exactly what it takes to win.

board-citizenship = Offer of citizenship
board-deal = Deal
board-by-scepter = by right of the Grand Scepter
board-you-give = You give
board-gives = { $n } gives
board-gives-nothing = nothing
board-of-space = of the space “{ $n }”
board-citizenship-thing = Citizenship
board-citizenship-help = the Exile becomes a Citizen of the Empire
board-of-board = of { $n } on the board
board-banner-goes = { $n } on it go with it
board-rule-goes = the rule of the site
board-deal-help = If the deal is accepted, everything changes hands at once.
board-if-accepted = If accepted
board-turn-purple = the Exile's warbands turn purple
board-vision-goes = the open { $n } is discarded
board-supply-full = supply { $n } at once
board-heir = if the Empire wins, { $n } may be the successor
board-space-opens = the space “{ $name }” opens. { $rule }

board-verb-adviser = Play or discard
board-verb-show = Show to { $name }
board-verb-oust-facedown = Discard
board-verb-look-relic = Look
board-verb-recover-relic = Recover
board-verb-look-reliquary = Look
board-verb-space = Promise
board-verb-use = Use
board-verb-with = Use
board-verb-muster-with = Muster
board-verb-trade-favor = Secret onto the card, gain favor
board-verb-trade-secrets = 2 favor onto the card, gain secrets
board-verb-travel-to = Travel
board-verb-travel-toll = Travel for the toll
board-verb-plan = Use the plan
board-verb-offer = Offer citizenship
board-verb-march = Move warbands
board-verb-exile = Exile
board-verb-give-warbands = Give warbands
board-verb-take-warbands = Take warbands

board-end-how = How it was won
board-end-usurper = An Exile began a turn as Usurper: the title stayed for a whole round.
board-end-visionary = An Exile fulfilled the own open Vision.
board-end-stable-regime = The end die stopped the game while the Empire kept the oath.
board-end-war-exhaustion = Eight rounds are over: the war is exhausted.
board-end-role = Role
board-end-sites = Sites
board-end-prizes = Relics and banners
board-end-map = The map at the end

## The page of a series

board-story-title = Chronicle
board-story-head-usurper = A Usurper on the throne
board-story-head-visionary = A Vision fulfilled
board-story-head-stable-regime = The regime stood firm
board-story-head-war-exhaustion = The war wore itself out
board-story-realm = Lands of the next game
board-story-changes = What will change
board-story-reigns = { $n ->
    [one] { $n } reign
   *[other] { $n } reigns
}
board-story-players = Who played
board-story-unwritten = not written yet
board-story-someone = one of you
board-story-how = { $how }, round { $n }
board-story-map = Lands at the end of reign { $n }
board-story-continue = Continue the chronicle
board-story-continue-help = game { $n }, the same players
board-story-rulers = Who ruled
board-story-by-round = at the end of the round
board-story-round-head = Round
board-story-keeper = Oathkeeper
board-story-no-rounds = Nothing was written down of the rounds of this reign.
board-story-is-empire = the Empire
board-story-is-bandits = bandits
board-story-is-nobody = nobody
board-story-is-unseen = not found yet
board-story-kept = stayed
board-story-from-cradle = came from the Cradle
board-story-from-provinces = came from the Provinces
board-story-from-hinterland = came from the Hinterland
board-story-new = turned up anew
board-story-ruins = ruins: { $n }
board-story-next-chancellor = Chancellor of the next game: { $n }.
board-story-next-citizens = These boards show their Citizen’s side: { $n }.
board-story-added = Cards that came to the world deck: { $n }.
board-story-exiled = { $n ->
    [one] { $n } card was
   *[other] { $n } cards were
} dispossessed; nobody looked which.
board-story-relics = Relics of the winner and the Reliquary that lie on top of the relic deck: { $n }.
